import{O as e,p as t}from"./shared.js";import{K as n,Ln as r,Nn as i,On as a,Wt as o,Z as s,a as c,bn as l,gn as u,in as d,kn as f,mn as p,on as m,r as h,sn as g,wn as _,yn as v}from"./main.js";import{b as y,i as b,r as x}from"./tables.js";import{E as S,Y as C}from"./caribbean-stud-shared.js";import{a as w,i as T,r as E}from"./asides.js";function D({id:e,mine:t=[]},n,a){let[o,s]=r({}),c=t.filter(e=>e!==n).join(` `);return i(()=>{let t=c.split(` `).filter(Boolean).map(t=>y(e,p(),{onState:({view:e})=>s(n=>({...n,[t]:!!(e&&a.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,c]),o}const O=()=>[[[`1`],u(`the next step`)],[[`2`,`3`],u(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],u(`turn the key, once it is in focus`)],[[`h`],u(`the house: who has which role`)],[[`,`],u(`settings`)],[[`Esc`],u(`close what is open`)],[[`?`],u(`this list`)]];function k({shown:{table:e,view:r},role:i,house:o,title:l,send:d}){let p=o.roles.filter(t=>t===i||e.mine?.includes(t)),m=D(e,i,o),h=e=>e===i?!!(r&&o.waits(r)):m[e]??!1;return f`<header class="top-bar role-bar">
    <a class="home" href=${s(e.id)} aria-label=${u(`To the players' side of the table`)}>
      <img src="/static/565ee2110e21273f/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${o.roleName(i)}${e.house&&f` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${l}</span></h1>
    <nav class="role-tabs" aria-label=${u(`Your roles`)}>
      ${p.length>1&&p.map(t=>f`<a key=${t} href=${n(e.id,t)}
        class=${a(`role-tab`,h(t)&&`waits`)} aria-current=${t===i?`page`:void 0}>
        ${o.roleName(t)}${h(t)&&f`<span class="waits-mark">
            <span class="unseen"> ${u(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${E} table=${e} house=${o} send=${d} />
      <${t} keys=${O()} />
      <${c} own=${_(e.game)} />
    </div>
  </header>`}function A({table:e,role:t,house:n,send:i}){let[a,o]=r(!1),s=e.roles?.find(e=>e.role===t),c=e=>{m({name:e}),i({type:`take_role`,role:t,name:e})},l=!e.practice&&!e.admits?u(`Ask for this role`):u(`Take this role`);return f`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${s&&u(`Who has it: {holder}`,{holder:T(s,e)})}</p>
    ${e.asked?.includes(t)?f`<p role="status">${u(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:t})}>
            ${u(`Take the request back`)}</button>`:w(s)&&!e.archive&&(a?f`<${S} onName=${c} label=${l} />`:f`<button type="button" class="big"
        onClick=${()=>g.value.name?c(g.value.name):o(!0)}>${l}</button>`)}
  </section>`}function j({table:e,role:t}){let n=x(e,t);if(!n)return null;let r=n.shown.value,i=b(n);if(i)return i;if(!r)return f`<main class="house"><p class="prompt">${u(`Connecting to the table …`)}</p>
      <${N} state=${n} /></main>`;let{house:a}=l(r.table.game);return a?.roles.includes(t)?f`<${M} state=${n} shown=${r} role=${t} house=${a} />`:f`<${h} />`}function M({state:e,shown:t,role:n,house:r}){let{table:a,view:s}=t,{faces:c}=l(a.game),p=d();i(()=>{o(c)},[p]);let m=a.mine?.includes(n);return f`<div class=${`house of-${a.game}`}>
    <${k} shown=${t} role=${n} house=${r} title=${v(a.game).title()}
      send=${e.link.send} />
    <${N} state=${e} />
    <main class="floor">
      ${!m&&f`<${A} table=${a} role=${n} house=${r} send=${e.link.send} />`}
      ${s&&m&&f`<${r.Console} shown=${t} state=${e} role=${n} />`}
      ${!s&&f`<p class="paper slip">${u(`The table waits for its first player.`)}</p>`}
      <${C} lines=${e.lines.value} table=${a} most=${30} />
    </main>
  </div>`}function N({state:t}){let n=t.refusal.value;return t.link.connection.value===`waiting`?f`<p class="interruption">${u(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${t.link.hurry}>${u(`Try now`)}</button></p>`:f`<div role="alert">${n&&f`<p class="interruption refused"><span>${n.text}${n.clause&&f` <${e} clause=${n.clause} />`}</span>
    <button type="button" class="close" aria-label=${u(`Close`)} onClick=${t.forgive}>×</button></p>`}</div>`}export{j as RolePage};