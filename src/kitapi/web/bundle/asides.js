import{Dn as e,En as t,G as n,P as r,mn as i,o as a,z as o}from"./main.js";import{I as s}from"./shared.js";import{D as c}from"./caribbean-stud-shared.js";import{$ as l,K as u,Q as d,Y as f,Z as p}from"./desks.js";function m({lines:t,unit:n,caption:r}){let a=Math.max(...t.map(({cost:e})=>e)),[o,...s]=t.map(({made:e})=>e===null?null:d(e)),c=s.some(e=>e!==o),l=t.some(e=>e.open!==void 0);return e`<table class="alternatives">
    <caption class="unseen">${r}</caption>
    <thead><tr>
      <th scope="col">${f(n)}</th><th scope="col">${i(`value`)}</th><th scope="col">${i(`loss`)}</th>
      ${l&&e`<th scope="col">${i(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${t.map((t,n)=>e`<${h} key=${n} line=${t} most=${a} note=${c?g(t):_(t)} />`)}
    </tbody>
  </table>`}const h=({line:n,most:r,note:a})=>e`<tr class=${t(n.best&&`best`,n.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":r>0?n.cost/r:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${n.shown}</span>
      <span class="unseen">${n.spoken}</span></span>
    ${n.best&&e`<span class="told-mark">★ ${i(`best`)}</span>`}
    ${n.tag&&e`<span class="told-mark yours">${n.tag}</span>`}
    <small>${a}</small>
  </div></th>
  <td class="figure">${p(n.value)}</td>
  <td class="figure">${n.cost>0?u(n):`–`}</td>
  ${n.open!==void 0&&e`<td class="figure">${p(n.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:i(`made in {share}`,{share:d(e)}),_=({tricks:e})=>e===null?``:i(`{count} tricks`,{count:l(e)});function v({table:t,house:n,send:r}){let o=t.requests?.length??0;return e`<${a} label=${o?i(`House ({count})`,{count:o}):i(`House`)}
    title=${i(`The house at this table`)} shortcut="h">
    <${x} table=${t} house=${n} send=${r} />
    <${y} table=${t} house=${n} send=${r} />
    <ul class="seat-list open-seats">
      ${t.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(n=>e`<li key=${n.seat}>
        <b>${s(n)}</b> <${c} seat=${n} table=${t} send=${r} /></li>`)}</ul>
  </${a}>`}function y({table:t,house:n,send:a}){return t.roles?.length?e`${t.house&&e`<p class="of-house">${i(`A table of the house {house}`,{house:t.house})}</p>`}
    <ul class="role-list">
      ${t.roles.map(r=>e`<li key=${r.role}>
        <b>${n.roleName(r.role)}</b> <span class="quiet">${w(r,t)}</span>
        <${S} held=${r} table=${t} send=${a} />
      </li>`)}
    </ul>
    <p class="quiet">${t.practice?i(`A practice table: one person may have several roles, and a seat besides.`):i(`Players here have no role for the house, and nobody has two roles.`)} ${!t.practice&&b(t)}
    </p>
    <p class="role-ways">
      <a class="plain" href=${o(t.id)}>${i(`The meter, for the wall`)}</a>
      <a class="plain" href=${r(t.id)}>${i(`Books of the table`)}</a>
    </p>`:null}function b({admits:e,host:t}){return e?i(`You assign these roles.`):t?i(`{name} assigns these roles.`,{name:t}):i(`The host of the table assigns these roles.`)}function x({table:{requests:t=[]},house:n,send:r}){return t.length?e`<ul class="role-list requests" aria-label=${i(`Who asks for a role`)}>
    ${t.map(({number:t,role:a,name:o})=>e`<li key=${t}>
      <b>${n.roleName(a)}</b> <span>${o||i(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:t,admit:!0})}>${i(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:t,admit:!1})}>
          ${i(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:t,table:r,send:a}){let{role:o}=t;return r.mine?.includes(o)?e`<form method="dialog" class="role-ways">
      ${o!==r.acting&&e`<a class="plain" href=${n(r.id,o)}>${i(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>a({type:`leave_role`,role:o})}>${i(`Give it up`)}</button></form>`:r.admits&&t.kind===`person`?e`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>a({type:`dismiss_role`,role:o})}>
        ${i(`Take the role away`)}</button></div>`:!r.practice&&(r.me!==null||(r.mine?.length??0)>0)||!C(t)||r.archive?null:e`<div class="role-ways">
    <a class="plain" href=${n(r.id,o)}>${i(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,t){return t.mine?.includes(e.role)?i(`you`):e.kind===`automaton`?i(`the automaton`):e.missing?i(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:i(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};