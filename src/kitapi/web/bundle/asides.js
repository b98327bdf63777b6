import{B as e,F as t,K as n,On as r,gn as i,kn as a,o}from"./main.js";import{I as s}from"./shared.js";import{D as c}from"./caribbean-stud-shared.js";import{$ as l,K as u,Q as d,Y as f,Z as p}from"./desks.js";function m({lines:e,unit:t,caption:n}){let r=Math.max(...e.map(({cost:e})=>e)),[o,...s]=e.map(({made:e})=>e===null?null:d(e)),c=s.some(e=>e!==o),l=e.some(e=>e.open!==void 0);return a`<table class="alternatives">
    <caption class="unseen">${n}</caption>
    <thead><tr>
      <th scope="col">${f(t)}</th><th scope="col">${i(`value`)}</th><th scope="col">${i(`loss`)}</th>
      ${l&&a`<th scope="col">${i(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${e.map((e,t)=>a`<${h} key=${t} line=${e} most=${r} note=${c?g(e):_(e)} />`)}
    </tbody>
  </table>`}const h=({line:e,most:t,note:n})=>a`<tr class=${r(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span>
      <span class="unseen">${e.spoken}</span></span>
    ${e.best&&a`<span class="told-mark">★ ${i(`best`)}</span>`}
    ${e.tag&&a`<span class="told-mark yours">${e.tag}</span>`}
    <small>${n}</small>
  </div></th>
  <td class="figure">${p(e.value)}</td>
  <td class="figure">${e.cost>0?u(e):`–`}</td>
  ${e.open!==void 0&&a`<td class="figure">${p(e.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:i(`made in {share}`,{share:d(e)}),_=({tricks:e})=>e===null?``:i(`{count} tricks`,{count:l(e)});function v({table:e,house:t,send:n}){let r=e.requests?.length??0;return a`<${o} label=${r?i(`House ({count})`,{count:r}):i(`House`)}
    title=${i(`The house at this table`)} shortcut="h">
    <${x} table=${e} house=${t} send=${n} />
    <${y} table=${e} house=${t} send=${n} />
    <ul class="seat-list open-seats">
      ${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>a`<li key=${t.seat}>
        <b>${s(t)}</b> <${c} seat=${t} table=${e} send=${n} /></li>`)}</ul>
  </${o}>`}function y({table:n,house:r,send:o}){return n.roles?.length?a`${n.house&&a`<p class="of-house">${i(`A table of the house {house}`,{house:n.house})}</p>`}
    <ul class="role-list">
      ${n.roles.map(e=>a`<li key=${e.role}>
        <b>${r.roleName(e.role)}</b> <span class="quiet">${w(e,n)}</span>
        <${S} held=${e} table=${n} send=${o} />
      </li>`)}
    </ul>
    <p class="quiet">${n.practice?i(`A practice table: one person may have several roles, and a seat besides.`):i(`Players here have no role for the house, and nobody has two roles.`)} ${!n.practice&&b(n)}
    </p>
    <p class="role-ways">
      <a class="plain" href=${e(n.id)}>${i(`The meter, for the wall`)}</a>
      <a class="plain" href=${t(n.id)}>${i(`Books of the table`)}</a>
    </p>`:null}function b({admits:e,host:t}){return e?i(`You assign these roles.`):t?i(`{name} assigns these roles.`,{name:t}):i(`The host of the table assigns these roles.`)}function x({table:{requests:e=[]},house:t,send:n}){return e.length?a`<ul class="role-list requests" aria-label=${i(`Who asks for a role`)}>
    ${e.map(({number:e,role:r,name:o})=>a`<li key=${e}>
      <b>${t.roleName(r)}</b> <span>${o||i(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>n({type:`answer_request`,request:e,admit:!0})}>${i(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>n({type:`answer_request`,request:e,admit:!1})}>
          ${i(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:e,table:t,send:r}){let{role:o}=e;return t.mine?.includes(o)?a`<form method="dialog" class="role-ways">
      ${o!==t.acting&&a`<a class="plain" href=${n(t.id,o)}>${i(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>r({type:`leave_role`,role:o})}>${i(`Give it up`)}</button></form>`:t.admits&&e.kind===`person`?a`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>r({type:`dismiss_role`,role:o})}>
        ${i(`Take the role away`)}</button></div>`:!t.practice&&(t.me!==null||(t.mine?.length??0)>0)||!C(e)||t.archive?null:a`<div class="role-ways">
    <a class="plain" href=${n(t.id,o)}>${i(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,t){return t.mine?.includes(e.role)?i(`you`):e.kind===`automaton`?i(`the automaton`):e.missing?i(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:i(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};