import{Bt as e,J as t,Nn as n,Tn as r,W as i,a,bn as o,en as s,fn as c,gn as l,hn as u,kn as d,nn as f,r as p,rn as m,un as h,wn as g}from"./main.js";import{b as _,i as v,r as y}from"./tables.js";import{E as b,Y as x}from"./caribbean-stud-shared.js";import{l as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},r,i){let[a,o]=n({}),s=t.filter(e=>e!==r).join(` `);return d(()=>{let t=s.split(` `).filter(Boolean).map(t=>_(e,h(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&i.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const D=()=>[[[`1`],c(`the next step`)],[[`2`,`3`],c(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],c(`turn the key, once it is in focus`)],[[`h`],c(`the house: who has which role`)],[[`,`],c(`settings`)],[[`Esc`],c(`close what is open`)],[[`?`],c(`this list`)]];function O({shown:{table:e,view:n},role:s,house:l,title:u,send:d}){let f=l.roles.filter(t=>t===s||e.mine?.includes(t)),p=E(e,s,l),m=e=>e===s?!!(n&&l.waits(n)):p[e]??!1;return r`<header class="top-bar role-bar">
    <a class="home" href=${t(e.id)} aria-label=${c(`To the players' side of the table`)}>
      <img src="/static/565ee2110e21273f/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${l.roleName(s)}${e.house&&r` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${u}</span></h1>
    <nav class="role-tabs" aria-label=${c(`Your roles`)}>
      ${f.length>1&&f.map(t=>r`<a key=${t} href=${i(e.id,t)}
        class=${g(`role-tab`,m(t)&&`waits`)} aria-current=${t===s?`page`:void 0}>
        ${l.roleName(t)}${m(t)&&r`<span class="waits-mark">
            <span class="unseen"> ${c(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${l} send=${d} />
      <${S} keys=${D()} />
      <${a} own=${o(e.game)} />
    </div>
  </header>`}function k({table:e,role:t,house:i,send:a}){let[o,s]=n(!1),l=e.roles?.find(e=>e.role===t),u=e=>{f({name:e}),a({type:`take_role`,role:t,name:e})},d=!e.practice&&!e.admits?c(`Ask for this role`):c(`Take this role`);return r`<section class="paper slip role-offer">
    <h2>${i.roleName(t)}</h2>
    <p>${i.roleTask(t)}</p>
    <p class="quiet">${l&&c(`Who has it: {holder}`,{holder:w(l,e)})}</p>
    ${e.asked?.includes(t)?r`<p role="status">${c(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>a({type:`leave_role`,role:t})}>
            ${c(`Take the request back`)}</button>`:C(l)&&!e.archive&&(o?r`<${b} onName=${u} label=${d} />`:r`<button type="button" class="big"
        onClick=${()=>m.value.name?u(m.value.name):s(!0)}>${d}</button>`)}
  </section>`}function A({table:e,role:t}){let n=y(e,t);if(!n)return null;let i=n.shown.value,a=v(n);if(a)return a;if(!i)return r`<main class="house"><p class="prompt">${c(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:o}=l(i.table.game);return o?.roles.includes(t)?r`<${j} state=${n} shown=${i} role=${t} house=${o} />`:r`<${p} />`}function j({state:t,shown:n,role:i,house:a}){let{table:o,view:f}=n,{faces:p}=l(o.game),m=s();d(()=>{e(p)},[m]);let h=o.mine?.includes(i);return r`<div class=${`house of-${o.game}`}>
    <${O} shown=${n} role=${i} house=${a} title=${u(o.game).title()}
      send=${t.link.send} />
    <${M} state=${t} />
    <main class="floor">
      ${!h&&r`<${k} table=${o} role=${i} house=${a} send=${t.link.send} />`}
      ${f&&h&&r`<${a.Console} shown=${n} state=${t} role=${i} />`}
      ${!f&&r`<p class="paper slip">${c(`The table waits for its first player.`)}</p>`}
      <${x} lines=${t.lines.value} table=${o} most=${30} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?r`<p class="interruption">${c(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${c(`Try now`)}</button></p>`:r`<div role="alert">${t&&r`<p class="interruption refused"><span>${t.text}${t.clause&&r` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${c(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};