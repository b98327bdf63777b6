import{Cn as e,P as t,R as n,Sn as r,W as i,o as a,un as o}from"./main.js";import{A as s}from"./shared.js";import{D as c}from"./caribbean-stud-shared.js";import{J as l,K as u,V as d,W as f,q as p}from"./desks.js";function m({lines:t,unit:n,caption:r}){let i=Math.max(...t.map(({cost:e})=>e)),[a,...s]=t.map(({made:e})=>e===null?null:p(e)),c=s.some(e=>e!==a),l=t.some(e=>e.open!==void 0);return e`<table class="alternatives">
    <caption class="unseen">${r}</caption>
    <thead><tr>
      <th scope="col">${f(n)}</th><th scope="col">${o(`value`)}</th><th scope="col">${o(`loss`)}</th>
      ${l&&e`<th scope="col">${o(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${t.map((t,n)=>e`<${h} key=${n} line=${t} most=${i} note=${c?g(t):_(t)} />`)}
    </tbody>
  </table>`}const h=({line:t,most:n,note:i})=>e`<tr class=${r(t.best&&`best`,t.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":n>0?t.cost/n:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${t.shown}</span>
      <span class="unseen">${t.spoken}</span></span>
    ${t.best&&e`<span class="told-mark">★ ${o(`best`)}</span>`}
    ${t.tag&&e`<span class="told-mark yours">${t.tag}</span>`}
    <small>${i}</small>
  </div></th>
  <td class="figure">${u(t.value)}</td>
  <td class="figure">${t.cost>0?d(t):`–`}</td>
  ${t.open!==void 0&&e`<td class="figure">${u(t.open)}</td>`}
</tr>`,g=({made:e})=>e===null?``:o(`made in {share}`,{share:p(e)}),_=({tricks:e})=>e===null?``:o(`{count} tricks`,{count:l(e)});function v({table:t,house:n,send:r}){let i=t.requests?.length??0;return e`<${a} label=${i?o(`House ({count})`,{count:i}):o(`House`)}
    title=${o(`The house at this table`)} shortcut="h">
    <${x} table=${t} house=${n} send=${r} />
    <${y} table=${t} house=${n} send=${r} />
    <ul class="seat-list open-seats">
      ${t.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(n=>e`<li key=${n.seat}>
        <b>${s(n)}</b> <${c} seat=${n} table=${t} send=${r} /></li>`)}</ul>
  </${a}>`}function y({table:r,house:i,send:a}){return r.roles?.length?e`${r.house&&e`<p class="of-house">${o(`A table of the house {house}`,{house:r.house})}</p>`}
    <ul class="role-list">
      ${r.roles.map(t=>e`<li key=${t.role}>
        <b>${i.roleName(t.role)}</b> <span class="quiet">${w(t,r)}</span>
        <${S} held=${t} table=${r} send=${a} />
      </li>`)}
    </ul>
    <p class="quiet">${r.practice?o(`A practice table: one person may have several roles, and a seat besides.`):o(`Players here have no role for the house, and nobody has two roles.`)} ${!r.practice&&b(r)}
    </p>
    <p class="role-ways">
      <a class="plain" href=${n(r.id)}>${o(`The meter, for the wall`)}</a>
      <a class="plain" href=${t(r.id)}>${o(`Books of the table`)}</a>
    </p>`:null}function b({admits:e,host:t}){return e?o(`You assign these roles.`):t?o(`{name} assigns these roles.`,{name:t}):o(`The host of the table assigns these roles.`)}function x({table:{requests:t=[]},house:n,send:r}){return t.length?e`<ul class="role-list requests" aria-label=${o(`Who asks for a role`)}>
    ${t.map(({number:t,role:i,name:a})=>e`<li key=${t}>
      <b>${n.roleName(i)}</b> <span>${a||o(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:t,admit:!0})}>${o(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>r({type:`answer_request`,request:t,admit:!1})}>
          ${o(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function S({held:t,table:n,send:r}){let{role:a}=t;return n.mine?.includes(a)?e`<form method="dialog" class="role-ways">
      ${a!==n.acting&&e`<a class="plain" href=${i(n.id,a)}>${o(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>r({type:`leave_role`,role:a})}>${o(`Give it up`)}</button></form>`:n.admits&&t.kind===`person`?e`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>r({type:`dismiss_role`,role:a})}>
        ${o(`Take the role away`)}</button></div>`:!n.practice&&(n.me!==null||(n.mine?.length??0)>0)||!C(t)||n.archive?null:e`<div class="role-ways">
    <a class="plain" href=${i(n.id,a)}>${o(`To the console`)}</a></div>`}const C=e=>e?.kind===`automaton`||!!e?.missing;function w(e,t){return t.mine?.includes(e.role)?o(`you`):e.kind===`automaton`?o(`the automaton`):e.missing?o(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:o(`{name}, away`,{name:e.name})}export{C as a,w as i,y as n,m as o,v as r,x as t};