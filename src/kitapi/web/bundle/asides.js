import{P as e,R as t,Tn as n,W as r,fn as i,o as a,wn as o}from"./main.js";import{A as s}from"./shared.js";import{D as c}from"./caribbean-stud-shared.js";import{J as l,K as u,V as d,W as f,q as p}from"./desks.js";function m({lines:e,unit:t,caption:r}){let a=Math.max(...e.map(({cost:e})=>e)),[o,...s]=e.map(({made:e})=>e===null?null:p(e)),c=s.some(e=>e!==o),l=e.some(e=>e.open!==void 0);return n`<table class="alternatives">
    <caption class="unseen">${r}</caption>
    <thead><tr>
      <th scope="col">${f(t)}</th><th scope="col">${i(`value`)}</th><th scope="col">${i(`loss`)}</th>
      ${l&&n`<th scope="col">${i(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${e.map((e,t)=>n`<${h} key=${t} line=${e} most=${a} note=${c?g(e):_(e)} />`)}
    </tbody>
  </table>`}const h=({line:e,most:t,note:r})=>n`<tr class=${o(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span>
      <span class="unseen">${e.spoken}</span></span>
    ${e.best&&n`<span class="told-mark">★ ${i(`best`)}</span>`}
    ${e.tag&&n`<span class="told-mark yours">${e.tag}</span>`}
    <small>${r}</small>
  </div></th>
  <td class="figure">${u(e.value)}</td>
  <td class="figure">${e.cost>0?d(e):`–`}</td>
  ${e.open!==void 0&&n`<td class="figure">${u(e.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:i(`made in {share}`,{share:p(e)}),_=({tricks:e})=>e===null?``:i(`{count} tricks`,{count:l(e)});function v({table:e,house:t,send:r}){let o=e.requests?.length??0;return n`<${a} label=${o?i(`House ({count})`,{count:o}):i(`House`)}
    title=${i(`The house at this table`)} shortcut="h">
    <${x} table=${e} house=${t} send=${r} />
    <${y} table=${e} house=${t} send=${r} />
    <ul class="seat-list open-seats">
      ${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>n`<li key=${t.seat}>
        <b>${s(t)}</b> <${c} seat=${t} table=${e} send=${r} /></li>`)}</ul>
  </${a}>`}function y({table:r,house:a,send:o}){return r.roles?.length?n`${r.house&&n`<p class="of-house">${i(`A table of the house {house}`,{house:r.house})}</p>`}
    <ul class="role-list">
      ${r.roles.map(e=>n`<li key=${e.role}>
        <b>${a.roleName(e.role)}</b> <span class="quiet">${w(e,r)}</span>
        <${S} held=${e} table=${r} send=${o} />
      </li>`)}
    </ul>
    <p class="quiet">${r.practice?i(`A practice table: one person may have several roles, and a seat besides.`):i(`Players here have no role for the house, and nobody has two roles.`)} ${!r.practice&&b(r)}
    </p>
    <p class="role-ways">
      <a class="plain" href=${t(r.id)}>${i(`The meter, for the wall`)}</a>
      <a class="plain" href=${e(r.id)}>${i(`Books of the table`)}</a>
    </p>`:null}function b({admits:e,host:t}){return e?i(`You assign these roles.`):t?i(`{name} assigns these roles.`,{name:t}):i(`The host of the table assigns these roles.`)}function x({table:{requests:e=[]},house:t,send:r}){return e.length?n`<ul class="role-list requests" aria-label=${i(`Who asks for a role`)}>
    ${e.map(({number:e,role:a,name:o})=>n`<li key=${e}>
      <b>${t.roleName(a)}</b> <span>${o||i(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:e,admit:!0})}>${i(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:e,admit:!1})}>
          ${i(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:e,table:t,send:a}){let{role:o}=e;return t.mine?.includes(o)?n`<form method="dialog" class="role-ways">
      ${o!==t.acting&&n`<a class="plain" href=${r(t.id,o)}>${i(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>a({type:`leave_role`,role:o})}>${i(`Give it up`)}</button></form>`:t.admits&&e.kind===`person`?n`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>a({type:`dismiss_role`,role:o})}>
        ${i(`Take the role away`)}</button></div>`:!t.practice&&(t.me!==null||(t.mine?.length??0)>0)||!C(e)||t.archive?null:n`<div class="role-ways">
    <a class="plain" href=${r(t.id,o)}>${i(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,t){return t.mine?.includes(e.role)?i(`you`):e.kind===`automaton`?i(`the automaton`):e.missing?i(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:i(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};