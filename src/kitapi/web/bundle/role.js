import{O as e,p as t}from"./shared.js";import{Dn as n,En as r,Fn as i,G as a,Ht as o,Sn as s,X as c,_n as l,a as u,an as d,fn as f,in as p,jn as m,mn as h,nn as g,r as _,vn as v}from"./main.js";import{b as y,i as b,r as x}from"./tables.js";import{E as S,Y as C}from"./caribbean-stud-shared.js";import{a as w,i as T,r as E}from"./asides.js";function D({id:e,mine:t=[]},n,r){let[a,o]=i({}),s=t.filter(e=>e!==n).join(` `);return m(()=>{let t=s.split(` `).filter(Boolean).map(t=>y(e,f(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const O=()=>[[[`1`],h(`the next step`)],[[`2`,`3`],h(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],h(`turn the key, once it is in focus`)],[[`h`],h(`the house: who has which role`)],[[`,`],h(`settings`)],[[`Esc`],h(`close what is open`)],[[`?`],h(`this list`)]];function k({shown:{table:e,view:i},role:o,house:l,title:d,send:f}){let p=l.roles.filter(t=>t===o||e.mine?.includes(t)),m=D(e,o,l),g=e=>e===o?!!(i&&l.waits(i)):m[e]??!1;return n`<header class="top-bar role-bar">
    <a class="home" href=${c(e.id)} aria-label=${h(`To the players' side of the table`)}>
      <img src="/static/565ee2110e21273f/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${l.roleName(o)}${e.house&&n` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${d}</span></h1>
    <nav class="role-tabs" aria-label=${h(`Your roles`)}>
      ${p.length>1&&p.map(t=>n`<a key=${t} href=${a(e.id,t)}
        class=${r(`role-tab`,g(t)&&`waits`)} aria-current=${t===o?`page`:void 0}>
        ${l.roleName(t)}${g(t)&&n`<span class="waits-mark">
            <span class="unseen"> ${h(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${E} table=${e} house=${l} send=${f} />
      <${t} keys=${O()} />
      <${u} own=${s(e.game)} />
    </div>
  </header>`}function A({table:e,role:t,house:r,send:a}){let[o,s]=i(!1),c=e.roles?.find(e=>e.role===t),l=e=>{p({name:e}),a({type:`take_role`,role:t,name:e})},u=!e.practice&&!e.admits?h(`Ask for this role`):h(`Take this role`);return n`<section class="paper slip role-offer">
    <h2>${r.roleName(t)}</h2>
    <p>${r.roleTask(t)}</p>
    <p class="quiet">${c&&h(`Who has it: {holder}`,{holder:T(c,e)})}</p>
    ${e.asked?.includes(t)?n`<p role="status">${h(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>a({type:`leave_role`,role:t})}>
            ${h(`Take the request back`)}</button>`:w(c)&&!e.archive&&(o?n`<${S} onName=${l} label=${u} />`:n`<button type="button" class="big"
        onClick=${()=>d.value.name?l(d.value.name):s(!0)}>${u}</button>`)}
  </section>`}function j({table:e,role:t}){let r=x(e,t);if(!r)return null;let i=r.shown.value,a=b(r);if(a)return a;if(!i)return n`<main class="house"><p class="prompt">${h(`Connecting to the table …`)}</p>
      <${N} state=${r} /></main>`;let{house:o}=v(i.table.game);return o?.roles.includes(t)?n`<${M} state=${r} shown=${i} role=${t} house=${o} />`:n`<${_} />`}function M({state:e,shown:t,role:r,house:i}){let{table:a,view:s}=t,{faces:c}=v(a.game),u=g();m(()=>{o(c)},[u]);let d=a.mine?.includes(r);return n`<div class=${`house of-${a.game}`}>
    <${k} shown=${t} role=${r} house=${i} title=${l(a.game).title()}
      send=${e.link.send} />
    <${N} state=${e} />
    <main class="floor">
      ${!d&&n`<${A} table=${a} role=${r} house=${i} send=${e.link.send} />`}
      ${s&&d&&n`<${i.Console} shown=${t} state=${e} role=${r} />`}
      ${!s&&n`<p class="paper slip">${h(`The table waits for its first player.`)}</p>`}
      <${C} lines=${e.lines.value} table=${a} most=${30} />
    </main>
  </div>`}function N({state:t}){let r=t.refusal.value;return t.link.connection.value===`waiting`?n`<p class="interruption">${h(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${t.link.hurry}>${h(`Try now`)}</button></p>`:n`<div role="alert">${r&&n`<p class="interruption refused"><span>${r.text}${r.clause&&n` <${e} clause=${r.clause} />`}</span>
    <button type="button" class="close" aria-label=${h(`Close`)} onClick=${t.forgive}>×</button></p>`}</div>`}export{j as RolePage};