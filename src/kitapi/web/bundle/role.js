import{Qt as e,Rt as t,Tn as n,U as r,a as i,bn as a,cn as o,dn as s,en as c,fn as l,gn as u,kn as d,on as f,q as p,r as m,tn as h,xn as g}from"./main.js";import{i as _,lt as v,r as y,y as b}from"./tables.js";import{R as x}from"./caribbean-stud-shared.js";import{o as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},r,i){let[a,o]=d({}),s=t.filter(e=>e!==r).join(` `);return n(()=>{let t=s.split(` `).filter(Boolean).map(t=>b(e,f(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&i.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const D=()=>[[[`1`],o(`the next step`)],[[`2`,`3`],o(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],o(`turn the key, once it is in focus`)],[[`h`],o(`the house: who has which role`)],[[`,`],o(`settings`)],[[`Esc`],o(`close what is open`)],[[`?`],o(`this list`)]];function O({shown:{table:e,view:t},role:n,house:s,title:c,send:l}){let d=s.roles.filter(t=>t===n||e.mine?.includes(t)),f=E(e,n,s),m=e=>e===n?!!(t&&s.waits(t)):f[e]??!1;return g`<header class="top-bar role-bar">
    <a class="home" href=${p(e.id)} aria-label=${o(`To the players' side of the table`)}>
      <img src="/static/565ee2110e21273f/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${s.roleName(n)}${e.house&&g` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${c}</span></h1>
    <nav class="role-tabs" aria-label=${o(`Your roles`)}>
      ${d.length>1&&d.map(t=>g`<a key=${t} href=${r(e.id,t)}
        class=${a(`role-tab`,m(t)&&`waits`)} aria-current=${t===n?`page`:void 0}>
        ${s.roleName(t)}${m(t)&&g`<span class="waits-mark">
            <span class="unseen"> ${o(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${s} send=${l} />
      <${S} keys=${D()} />
      <${i} own=${u(e.game)} />
    </div>
  </header>`}function k({table:e,role:t,house:n,send:r}){let[i,a]=d(!1),s=e.roles?.find(e=>e.role===t),l=e=>{c({name:e}),r({type:`take_role`,role:t,name:e})},u=!e.practice&&!e.admits?o(`Ask for this role`):o(`Take this role`);return g`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${s&&o(`Who has it: {holder}`,{holder:w(s,e)})}</p>
    ${e.asked?.includes(t)?g`<p role="status">${o(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>r({type:`leave_role`,role:t})}>
            ${o(`Take the request back`)}</button>`:C(s)&&!e.archive&&(i?g`<${v} onName=${l} label=${u} />`:g`<button type="button" class="big"
        onClick=${()=>h.value.name?l(h.value.name):a(!0)}>${u}</button>`)}
  </section>`}function A({table:e,role:t}){let n=y(e,t);if(!n)return null;let r=n.shown.value,i=_(n);if(i)return i;if(!r)return g`<main class="house"><p class="prompt">${o(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:a}=l(r.table.game);return a?.roles.includes(t)?g`<${j} state=${n} shown=${r} role=${t} house=${a} />`:g`<${m} />`}function j({state:r,shown:i,role:a,house:c}){let{table:u,view:d}=i,{faces:f}=l(u.game),p=e();n(()=>{t(f)},[p]);let m=u.mine?.includes(a);return g`<div class=${`house of-${u.game}`}>
    <${O} shown=${i} role=${a} house=${c} title=${s(u.game).title()}
      send=${r.link.send} />
    <${M} state=${r} />
    <main class="floor">
      ${!m&&g`<${k} table=${u} role=${a} house=${c} send=${r.link.send} />`}
      ${d&&m&&g`<${c.Console} shown=${i} state=${r} role=${a} />`}
      ${!d&&g`<p class="paper slip">${o(`The table waits for its first player.`)}</p>`}
      <${x} lines=${r.lines.value} table=${u} most=${30} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?g`<p class="interruption">${o(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${o(`Try now`)}</button></p>`:g`<div role="alert">${t&&g`<p class="interruption refused"><span>${t.text}${t.clause&&g` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${o(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};