import{M as e,O as t,Qt as n,R as r,dn as i,s as a,un as o}from"./main.js";import{x as s}from"./shared.js";import{lt as c}from"./tables.js";import{A as l,F as u,I as d,L as f,N as p}from"./desks.js";function m({lines:e,unit:t,caption:r}){let a=Math.max(...e.map(({cost:e})=>e)),[o,...s]=e.map(({made:e})=>e===null?null:d(e)),c=s.some(e=>e!==o),l=e.some(e=>e.open!==void 0);return i`<table class="alternatives">
    <caption class="unseen">${r}</caption>
    <thead><tr>
      <th scope="col">${p(t)}</th><th scope="col">${n(`value`)}</th><th scope="col">${n(`loss`)}</th>
      ${l&&i`<th scope="col">${n(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${e.map((e,t)=>i`<${h} key=${t} line=${e} most=${a} note=${c?g(e):_(e)} />`)}
    </tbody>
  </table>`}const h=({line:e,most:t,note:r})=>i`<tr class=${o(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span>
      <span class="unseen">${e.spoken}</span></span>
    ${e.best&&i`<span class="told-mark">★ ${n(`best`)}</span>`}
    ${e.tag&&i`<span class="told-mark yours">${e.tag}</span>`}
    <small>${r}</small>
  </div></th>
  <td class="figure">${u(e.value)}</td>
  <td class="figure">${e.cost>0?l(e):`–`}</td>
  ${e.open!==void 0&&i`<td class="figure">${u(e.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:n(`made in {share}`,{share:d(e)}),_=({tricks:e})=>e===null?``:n(`{count} tricks`,{count:f(e)});function v({table:e,house:t,send:r}){let o=e.requests?.length??0;return i`<${a} label=${o?n(`House ({count})`,{count:o}):n(`House`)}
    title=${n(`The house at this table`)} shortcut="h">
    <${x} table=${e} house=${t} send=${r} />
    <${y} table=${e} house=${t} send=${r} />
    <ul class="seat-list open-seats">
      ${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>i`<li key=${t.seat}>
        <b>${s(t)}</b> <${c} seat=${t} table=${e} send=${r} /></li>`)}</ul>
  </${a}>`}function y({table:r,house:a,send:o}){return r.roles?.length?i`${r.house&&i`<p class="of-house">${n(`A table of the house {house}`,{house:r.house})}</p>`}
    <ul class="role-list">
      ${r.roles.map(e=>i`<li key=${e.role}>
        <b>${a.roleName(e.role)}</b> <span class="quiet">${w(e,r)}</span>
        <${S} held=${e} table=${r} send=${o} />
      </li>`)}
    </ul>
    <p class="quiet">${r.practice?n(`A practice table: one person may have several roles, and a seat besides.`):n(`Players here have no role for the house, and nobody has two roles.`)} ${!r.practice&&b(r)}
    </p>
    <a class="plain wall-link" href=${e(r.id)}>${n(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${t(r.id)}>${n(`Books of the table`)}</a>`:null}function b({admits:e,host:t}){return e?n(`You assign these roles.`):t?n(`{name} assigns these roles.`,{name:t}):n(`The host of the table assigns these roles.`)}function x({table:{requests:e=[]},house:t,send:r}){return e.length?i`<ul class="role-list requests" aria-label=${n(`Who asks for a role`)}>
    ${e.map(({number:e,role:a,name:o})=>i`<li key=${e}>
      <b>${t.roleName(a)}</b> <span>${o||n(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:e,admit:!0})}>${n(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:e,admit:!1})}>
          ${n(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:e,table:t,send:a}){let{role:o}=e;return t.mine?.includes(o)?i`<form method="dialog" class="role-ways">
      ${o!==t.acting&&i`<a class="plain" href=${r(t.id,o)}>${n(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>a({type:`leave_role`,role:o})}>${n(`Leave it`)}</button></form>`:t.admits&&e.kind===`person`?i`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>a({type:`dismiss_role`,role:o})}>
        ${n(`Take the role away`)}</button></div>`:!t.practice&&(t.me!==null||(t.mine?.length??0)>0)||!C(e)||t.archive?null:i`<div class="role-ways">
    <a class="plain" href=${r(t.id,o)}>${n(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,t){return t.mine?.includes(e.role)?n(`you`):e.kind===`automaton`?n(`the automaton`):e.missing?n(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:n(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};