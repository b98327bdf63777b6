import{D as e,L as t,Yt as n,cn as r,j as i,s as a,sn as o}from"./main.js";import{b as s}from"./shared.js";import{st as c}from"./tables.js";import{E as l,M as u,N as d,j as f,k as p}from"./desks.js";function m({lines:e,unit:t,caption:i}){let a=Math.max(...e.map(({cost:e})=>e)),[o,...s]=e.map(({made:e})=>e===null?null:u(e)),c=s.some(e=>e!==o),l=e.some(e=>e.open!==void 0);return r`<table class="alternatives">
    <caption class="unseen">${i}</caption>
    <thead><tr>
      <th scope="col">${p(t)}</th><th scope="col">${n(`value`)}</th><th scope="col">${n(`loss`)}</th>
      ${l&&r`<th scope="col">${n(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${e.map((e,t)=>r`<${h} key=${t} line=${e} most=${a} note=${c?g(e):_(e)} />`)}
    </tbody>
  </table>`}const h=({line:e,most:t,note:i})=>r`<tr class=${o(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span>
      <span class="unseen">${e.spoken}</span></span>
    ${e.best&&r`<span class="told-mark">★ ${n(`best`)}</span>`}
    ${e.tag&&r`<span class="told-mark yours">${e.tag}</span>`}
    <small>${i}</small>
  </div></th>
  <td class="figure">${f(e.value)}</td>
  <td class="figure">${e.cost>0?l(e):`–`}</td>
  ${e.open!==void 0&&r`<td class="figure">${f(e.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:n(`made in {share}`,{share:u(e)}),_=({tricks:e})=>e===null?``:n(`{count} tricks`,{count:d(e)});function v({table:e,house:t,send:i}){let o=e.requests?.length??0;return r`<${a} label=${o?n(`House ({count})`,{count:o}):n(`House`)}
    title=${n(`The house at this table`)} shortcut="h">
    <${x} table=${e} house=${t} send=${i} />
    <${y} table=${e} house=${t} send=${i} />
    <ul class="seat-list open-seats">
      ${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>r`<li key=${t.seat}>
        <b>${s(t)}</b> <${c} seat=${t} table=${e} send=${i} /></li>`)}</ul>
  </${a}>`}function y({table:t,house:a,send:o}){return t.roles?.length?r`${t.house&&r`<p class="of-house">${n(`A table of the house {house}`,{house:t.house})}</p>`}
    <ul class="role-list">
      ${t.roles.map(e=>r`<li key=${e.role}>
        <b>${a.roleName(e.role)}</b> <span class="quiet">${w(e,t)}</span>
        <${S} held=${e} table=${t} send=${o} />
      </li>`)}
    </ul>
    <p class="quiet">${t.practice?n(`A practice table: one person may have several roles, and a seat besides.`):n(`Players here have no role for the house, and nobody has two roles.`)} ${!t.practice&&b(t)}
    </p>
    <a class="plain wall-link" href=${i(t.id)}>${n(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${e(t.id)}>${n(`Books of the table`)}</a>`:null}function b({admits:e,host:t}){return e?n(`You assign these roles.`):t?n(`{name} assigns these roles.`,{name:t}):n(`The host of the table assigns these roles.`)}function x({table:{requests:e=[]},house:t,send:i}){return e.length?r`<ul class="role-list requests" aria-label=${n(`Who asks for a role`)}>
    ${e.map(({number:e,role:a,name:o})=>r`<li key=${e}>
      <b>${t.roleName(a)}</b> <span>${o||n(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>i({type:`answer_request`,request:e,admit:!0})}>${n(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>i({type:`answer_request`,request:e,admit:!1})}>
          ${n(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:e,table:i,send:a}){let{role:o}=e;return i.mine?.includes(o)?r`<form method="dialog" class="role-ways">
      ${o!==i.acting&&r`<a class="plain" href=${t(i.id,o)}>${n(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>a({type:`leave_role`,role:o})}>${n(`Leave it`)}</button></form>`:i.admits&&e.kind===`person`?r`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>a({type:`dismiss_role`,role:o})}>
        ${n(`Take the role away`)}</button></div>`:!i.practice&&(i.me!==null||(i.mine?.length??0)>0)||!C(e)||i.archive?null:r`<div class="role-ways">
    <a class="plain" href=${t(i.id,o)}>${n(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,t){return t.mine?.includes(e.role)?n(`you`):e.kind===`automaton`?n(`the automaton`):e.missing?n(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:n(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};