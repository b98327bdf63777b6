import{D as e,Jt as t,L as n,j as r,on as i,s as a,sn as o}from"./main.js";import{b as s}from"./shared.js";import{ot as c}from"./tables.js";import{E as l,M as u,N as d,j as f,k as p}from"./desks.js";function m({lines:e,unit:n,caption:r}){let i=Math.max(...e.map(({cost:e})=>e)),[a,...s]=e.map(({made:e})=>e===null?null:u(e)),c=s.some(e=>e!==a),l=e.some(e=>e.open!==void 0);return o`<table class="alternatives">
    <caption class="unseen">${r}</caption>
    <thead><tr>
      <th scope="col">${p(n)}</th><th scope="col">${t(`value`)}</th><th scope="col">${t(`loss`)}</th>
      ${l&&o`<th scope="col">${t(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${e.map((e,t)=>o`<${h} key=${t} line=${e} most=${i} note=${c?g(e):_(e)} />`)}
    </tbody>
  </table>`}const h=({line:e,most:n,note:r})=>o`<tr class=${i(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":n>0?e.cost/n:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span>
      <span class="unseen">${e.spoken}</span></span>
    ${e.best&&o`<span class="told-mark">★ ${t(`best`)}</span>`}
    ${e.tag&&o`<span class="told-mark yours">${e.tag}</span>`}
    <small>${r}</small>
  </div></th>
  <td class="figure">${f(e.value)}</td>
  <td class="figure">${e.cost>0?l(e):`–`}</td>
  ${e.open!==void 0&&o`<td class="figure">${f(e.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:t(`made in {share}`,{share:u(e)}),_=({tricks:e})=>e===null?``:t(`{count} tricks`,{count:d(e)});function v({table:e,house:n,send:r}){let i=e.requests?.length??0;return o`<${a} label=${i?t(`House ({count})`,{count:i}):t(`House`)}
    title=${t(`The house at this table`)} shortcut="h">
    <${x} table=${e} house=${n} send=${r} />
    <${y} table=${e} house=${n} send=${r} />
    <ul class="seat-list open-seats">
      ${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>o`<li key=${t.seat}>
        <b>${s(t)}</b> <${c} seat=${t} table=${e} send=${r} /></li>`)}</ul>
  </${a}>`}function y({table:n,house:i,send:a}){return n.roles?.length?o`${n.house&&o`<p class="of-house">${t(`A table of the house {house}`,{house:n.house})}</p>`}
    <ul class="role-list">
      ${n.roles.map(e=>o`<li key=${e.role}>
        <b>${i.roleName(e.role)}</b> <span class="quiet">${w(e,n)}</span>
        <${S} held=${e} table=${n} send=${a} />
      </li>`)}
    </ul>
    <p class="quiet">${n.practice?t(`A practice table: one person may have several roles, and a seat besides.`):t(`Players here have no role for the house, and nobody has two roles.`)} ${!n.practice&&b(n)}
    </p>
    <a class="plain wall-link" href=${r(n.id)}>${t(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${e(n.id)}>${t(`Books of the table`)}</a>`:null}function b({admits:e,host:n}){return e?t(`You assign these roles.`):n?t(`{name} assigns these roles.`,{name:n}):t(`The host of the table assigns these roles.`)}function x({table:{requests:e=[]},house:n,send:r}){return e.length?o`<ul class="role-list requests" aria-label=${t(`Who asks for a role`)}>
    ${e.map(({number:e,role:i,name:a})=>o`<li key=${e}>
      <b>${n.roleName(i)}</b> <span>${a||t(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:e,admit:!0})}>${t(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:e,admit:!1})}>
          ${t(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:e,table:r,send:i}){let{role:a}=e;return r.mine?.includes(a)?o`<form method="dialog" class="role-ways">
      ${a!==r.acting&&o`<a class="plain" href=${n(r.id,a)}>${t(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>i({type:`leave_role`,role:a})}>${t(`Leave it`)}</button></form>`:r.admits&&e.kind===`person`?o`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>i({type:`dismiss_role`,role:a})}>
        ${t(`Take the role away`)}</button></div>`:!r.practice&&(r.me!==null||(r.mine?.length??0)>0)||!C(e)||r.archive?null:o`<div class="role-ways">
    <a class="plain" href=${n(r.id,a)}>${t(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,n){return n.mine?.includes(e.role)?t(`you`):e.kind===`automaton`?t(`the automaton`):e.missing?t(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:t(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};