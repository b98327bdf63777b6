import{Cn as e,P as t,R as n,W as r,dn as i,o as a,wn as o}from"./main.js";import{A as s}from"./shared.js";import{D as c}from"./caribbean-stud-shared.js";import{J as l,K as u,V as d,W as f,q as p}from"./desks.js";function m({lines:e,unit:t,caption:n}){let r=Math.max(...e.map(({cost:e})=>e)),[a,...s]=e.map(({made:e})=>e===null?null:p(e)),c=s.some(e=>e!==a),l=e.some(e=>e.open!==void 0);return o`<table class="alternatives">
    <caption class="unseen">${n}</caption>
    <thead><tr>
      <th scope="col">${f(t)}</th><th scope="col">${i(`value`)}</th><th scope="col">${i(`loss`)}</th>
      ${l&&o`<th scope="col">${i(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${e.map((e,t)=>o`<${h} key=${t} line=${e} most=${r} note=${c?g(e):_(e)} />`)}
    </tbody>
  </table>`}const h=({line:t,most:n,note:r})=>o`<tr class=${e(t.best&&`best`,t.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":n>0?t.cost/n:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${t.shown}</span>
      <span class="unseen">${t.spoken}</span></span>
    ${t.best&&o`<span class="told-mark">★ ${i(`best`)}</span>`}
    ${t.tag&&o`<span class="told-mark yours">${t.tag}</span>`}
    <small>${r}</small>
  </div></th>
  <td class="figure">${u(t.value)}</td>
  <td class="figure">${t.cost>0?d(t):`–`}</td>
  ${t.open!==void 0&&o`<td class="figure">${u(t.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:i(`made in {share}`,{share:p(e)}),_=({tricks:e})=>e===null?``:i(`{count} tricks`,{count:l(e)});function v({table:e,house:t,send:n}){let r=e.requests?.length??0;return o`<${a} label=${r?i(`House ({count})`,{count:r}):i(`House`)}
    title=${i(`The house at this table`)} shortcut="h">
    <${x} table=${e} house=${t} send=${n} />
    <${y} table=${e} house=${t} send=${n} />
    <ul class="seat-list open-seats">
      ${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>o`<li key=${t.seat}>
        <b>${s(t)}</b> <${c} seat=${t} table=${e} send=${n} /></li>`)}</ul>
  </${a}>`}function y({table:e,house:r,send:a}){return e.roles?.length?o`${e.house&&o`<p class="of-house">${i(`A table of the house {house}`,{house:e.house})}</p>`}
    <ul class="role-list">
      ${e.roles.map(t=>o`<li key=${t.role}>
        <b>${r.roleName(t.role)}</b> <span class="quiet">${w(t,e)}</span>
        <${S} held=${t} table=${e} send=${a} />
      </li>`)}
    </ul>
    <p class="quiet">${e.practice?i(`A practice table: one person may have several roles, and a seat besides.`):i(`Players here have no role for the house, and nobody has two roles.`)} ${!e.practice&&b(e)}
    </p>
    <p class="role-ways">
      <a class="plain" href=${n(e.id)}>${i(`The meter, for the wall`)}</a>
      <a class="plain" href=${t(e.id)}>${i(`Books of the table`)}</a>
    </p>`:null}function b({admits:e,host:t}){return e?i(`You assign these roles.`):t?i(`{name} assigns these roles.`,{name:t}):i(`The host of the table assigns these roles.`)}function x({table:{requests:e=[]},house:t,send:n}){return e.length?o`<ul class="role-list requests" aria-label=${i(`Who asks for a role`)}>
    ${e.map(({number:e,role:r,name:a})=>o`<li key=${e}>
      <b>${t.roleName(r)}</b> <span>${a||i(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>n({type:`answer_request`,request:e,admit:!0})}>${i(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>n({type:`answer_request`,request:e,admit:!1})}>
          ${i(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:e,table:t,send:n}){let{role:a}=e;return t.mine?.includes(a)?o`<form method="dialog" class="role-ways">
      ${a!==t.acting&&o`<a class="plain" href=${r(t.id,a)}>${i(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>n({type:`leave_role`,role:a})}>${i(`Give it up`)}</button></form>`:t.admits&&e.kind===`person`?o`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`dismiss_role`,role:a})}>
        ${i(`Take the role away`)}</button></div>`:!t.practice&&(t.me!==null||(t.mine?.length??0)>0)||!C(e)||t.archive?null:o`<div class="role-ways">
    <a class="plain" href=${r(t.id,a)}>${i(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,t){return t.mine?.includes(e.role)?i(`you`):e.kind===`automaton`?i(`the automaton`):e.missing?i(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:i(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};