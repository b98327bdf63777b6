import{Bt as e,Cn as t,J as n,Mn as r,On as i,W as a,a as o,dn as s,en as c,hn as l,ln as u,mn as d,nn as f,r as p,rn as m,wn as h,yn as g}from"./main.js";import{b as _,i as v,r as y}from"./tables.js";import{E as b,Y as x}from"./caribbean-stud-shared.js";import{l as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},n,a){let[o,s]=r({}),c=t.filter(e=>e!==n).join(` `);return i(()=>{let t=c.split(` `).filter(Boolean).map(t=>_(e,u(),{onState:({view:e})=>s(n=>({...n,[t]:!!(e&&a.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,c]),o}const D=()=>[[[`1`],s(`the next step`)],[[`2`,`3`],s(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],s(`turn the key, once it is in focus`)],[[`h`],s(`the house: who has which role`)],[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];function O({shown:{table:e,view:r},role:i,house:c,title:l,send:u}){let d=c.roles.filter(t=>t===i||e.mine?.includes(t)),f=E(e,i,c),p=e=>e===i?!!(r&&c.waits(r)):f[e]??!1;return h`<header class="top-bar role-bar">
    <a class="home" href=${n(e.id)} aria-label=${s(`To the players' side of the table`)}>
      <img src="/static/565ee2110e21273f/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${c.roleName(i)}${e.house&&h` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${l}</span></h1>
    <nav class="role-tabs" aria-label=${s(`Your roles`)}>
      ${d.length>1&&d.map(n=>h`<a key=${n} href=${a(e.id,n)}
        class=${t(`role-tab`,p(n)&&`waits`)} aria-current=${n===i?`page`:void 0}>
        ${c.roleName(n)}${p(n)&&h`<span class="waits-mark">
            <span class="unseen"> ${s(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${c} send=${u} />
      <${S} keys=${D()} />
      <${o} own=${g(e.game)} />
    </div>
  </header>`}function k({table:e,role:t,house:n,send:i}){let[a,o]=r(!1),c=e.roles?.find(e=>e.role===t),l=e=>{f({name:e}),i({type:`take_role`,role:t,name:e})},u=!e.practice&&!e.admits?s(`Ask for this role`):s(`Take this role`);return h`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${c&&s(`Who has it: {holder}`,{holder:w(c,e)})}</p>
    ${e.asked?.includes(t)?h`<p role="status">${s(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:t})}>
            ${s(`Take the request back`)}</button>`:C(c)&&!e.archive&&(a?h`<${b} onName=${l} label=${u} />`:h`<button type="button" class="big"
        onClick=${()=>m.value.name?l(m.value.name):o(!0)}>${u}</button>`)}
  </section>`}function A({table:e,role:t}){let n=y(e,t);if(!n)return null;let r=n.shown.value,i=v(n);if(i)return i;if(!r)return h`<main class="house"><p class="prompt">${s(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:a}=l(r.table.game);return a?.roles.includes(t)?h`<${j} state=${n} shown=${r} role=${t} house=${a} />`:h`<${p} />`}function j({state:t,shown:n,role:r,house:a}){let{table:o,view:u}=n,{faces:f}=l(o.game),p=c();i(()=>{e(f)},[p]);let m=o.mine?.includes(r);return h`<div class=${`house of-${o.game}`}>
    <${O} shown=${n} role=${r} house=${a} title=${d(o.game).title()}
      send=${t.link.send} />
    <${M} state=${t} />
    <main class="floor">
      ${!m&&h`<${k} table=${o} role=${r} house=${a} send=${t.link.send} />`}
      ${u&&m&&h`<${a.Console} shown=${n} state=${t} role=${r} />`}
      ${!u&&h`<p class="paper slip">${s(`The table waits for its first player.`)}</p>`}
      <${x} lines=${t.lines.value} table=${o} most=${30} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?h`<p class="interruption">${s(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${s(`Try now`)}</button></p>`:h`<div role="alert">${t&&h`<p class="interruption refused"><span>${t.text}${t.clause&&h` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${s(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};