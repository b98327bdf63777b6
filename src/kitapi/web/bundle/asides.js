import{D as e,L as t,an as n,j as r,on as i,qt as a,s as o}from"./main.js";import{y as s}from"./shared.js";import{ot as c}from"./tables.js";import{A as l,M as u,O as d,T as f,j as p}from"./desks.js";function m({lines:e,unit:t,caption:n}){let r=Math.max(...e.map(({cost:e})=>e)),[o,...s]=e.map(({made:e})=>e===null?null:p(e)),c=s.some(e=>e!==o),l=e.some(e=>e.open!==void 0);return i`<table class="alternatives">
    <caption class="unseen">${n}</caption>
    <thead><tr>
      <th scope="col">${d(t)}</th><th scope="col">${a(`value`)}</th><th scope="col">${a(`loss`)}</th>
      ${l&&i`<th scope="col">${a(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${e.map((e,t)=>i`<${h} key=${t} line=${e} most=${r} note=${c?g(e):_(e)} />`)}
    </tbody>
  </table>`}const h=({line:e,most:t,note:r})=>i`<tr class=${n(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span>
      <span class="unseen">${e.spoken}</span></span>
    ${e.best&&i`<span class="told-mark">★ ${a(`best`)}</span>`}
    ${e.tag&&i`<span class="told-mark yours">${e.tag}</span>`}
    <small>${r}</small>
  </div></th>
  <td class="figure">${l(e.value)}</td>
  <td class="figure">${e.cost>0?f(e):`–`}</td>
  ${e.open!==void 0&&i`<td class="figure">${l(e.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:a(`made in {share}`,{share:p(e)}),_=({tricks:e})=>e===null?``:a(`{count} tricks`,{count:u(e)});function v({table:e,house:t,send:n}){let r=e.requests?.length??0;return i`<${o} label=${r?a(`House ({count})`,{count:r}):a(`House`)}
    title=${a(`The house at this table`)} shortcut="h">
    <${x} table=${e} house=${t} send=${n} />
    <${y} table=${e} house=${t} send=${n} />
    <ul class="seat-list open-seats">
      ${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>i`<li key=${t.seat}>
        <b>${s(t)}</b> <${c} seat=${t} table=${e} send=${n} /></li>`)}</ul>
  </${o}>`}function y({table:t,house:n,send:o}){return t.roles?.length?i`${t.house&&i`<p class="of-house">${a(`A table of the house {house}`,{house:t.house})}</p>`}
    <ul class="role-list">
      ${t.roles.map(e=>i`<li key=${e.role}>
        <b>${n.roleName(e.role)}</b> <span class="quiet">${w(e,t)}</span>
        <${S} held=${e} table=${t} send=${o} />
      </li>`)}
    </ul>
    <p class="quiet">${t.practice?a(`A practice table: one person may have several roles, and a seat besides.`):a(`Players here have no role for the house, and nobody has two roles.`)} ${!t.practice&&b(t)}
    </p>
    <a class="plain wall-link" href=${r(t.id)}>${a(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${e(t.id)}>${a(`Books of the table`)}</a>`:null}function b({admits:e,host:t}){return e?a(`You assign these roles.`):t?a(`{name} assigns these roles.`,{name:t}):a(`The host of the table assigns these roles.`)}function x({table:{requests:e=[]},house:t,send:n}){return e.length?i`<ul class="role-list requests" aria-label=${a(`Who asks for a role`)}>
    ${e.map(({number:e,role:r,name:o})=>i`<li key=${e}>
      <b>${t.roleName(r)}</b> <span>${o||a(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>n({type:`answer_request`,request:e,admit:!0})}>${a(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>n({type:`answer_request`,request:e,admit:!1})}>
          ${a(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:e,table:n,send:r}){let{role:o}=e;return n.mine?.includes(o)?i`<form method="dialog" class="role-ways">
      ${o!==n.acting&&i`<a class="plain" href=${t(n.id,o)}>${a(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>r({type:`leave_role`,role:o})}>${a(`Leave it`)}</button></form>`:n.admits&&e.kind===`person`?i`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>r({type:`dismiss_role`,role:o})}>
        ${a(`Take the role away`)}</button></div>`:!n.practice&&(n.me!==null||(n.mine?.length??0)>0)||!C(e)||n.archive?null:i`<div class="role-ways">
    <a class="plain" href=${t(n.id,o)}>${a(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,t){return t.mine?.includes(e.role)?a(`you`):e.kind===`automaton`?a(`the automaton`):e.missing?a(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:a(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};