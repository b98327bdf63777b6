import{$t as e,Cn as t,Dn as n,J as r,Sn as i,W as a,a as o,cn as s,jn as c,mn as l,nn as u,pn as d,r as f,tn as p,un as m,vn as h,zt as g}from"./main.js";import{b as _,i as v,r as y}from"./tables.js";import{E as b,Y as x}from"./caribbean-stud-shared.js";import{l as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},r,i){let[a,o]=c({}),l=t.filter(e=>e!==r).join(` `);return n(()=>{let t=l.split(` `).filter(Boolean).map(t=>_(e,s(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&i.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,l]),a}const D=()=>[[[`1`],m(`the next step`)],[[`2`,`3`],m(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],m(`turn the key, once it is in focus`)],[[`h`],m(`the house: who has which role`)],[[`,`],m(`settings`)],[[`Esc`],m(`close what is open`)],[[`?`],m(`this list`)]];function O({shown:{table:e,view:n},role:s,house:c,title:l,send:u}){let d=c.roles.filter(t=>t===s||e.mine?.includes(t)),f=E(e,s,c),p=e=>e===s?!!(n&&c.waits(n)):f[e]??!1;return t`<header class="top-bar role-bar">
    <a class="home" href=${r(e.id)} aria-label=${m(`To the players' side of the table`)}>
      <img src="/static/565ee2110e21273f/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${c.roleName(s)}${e.house&&t` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${l}</span></h1>
    <nav class="role-tabs" aria-label=${m(`Your roles`)}>
      ${d.length>1&&d.map(n=>t`<a key=${n} href=${a(e.id,n)}
        class=${i(`role-tab`,p(n)&&`waits`)} aria-current=${n===s?`page`:void 0}>
        ${c.roleName(n)}${p(n)&&t`<span class="waits-mark">
            <span class="unseen"> ${m(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${c} send=${u} />
      <${S} keys=${D()} />
      <${o} own=${h(e.game)} />
    </div>
  </header>`}function k({table:e,role:n,house:r,send:i}){let[a,o]=c(!1),s=e.roles?.find(e=>e.role===n),l=e=>{p({name:e}),i({type:`take_role`,role:n,name:e})},d=!e.practice&&!e.admits?m(`Ask for this role`):m(`Take this role`);return t`<section class="paper slip role-offer">
    <h2>${r.roleName(n)}</h2>
    <p>${r.roleTask(n)}</p>
    <p class="quiet">${s&&m(`Who has it: {holder}`,{holder:w(s,e)})}</p>
    ${e.asked?.includes(n)?t`<p role="status">${m(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:n})}>
            ${m(`Take the request back`)}</button>`:C(s)&&!e.archive&&(a?t`<${b} onName=${l} label=${d} />`:t`<button type="button" class="big"
        onClick=${()=>u.value.name?l(u.value.name):o(!0)}>${d}</button>`)}
  </section>`}function A({table:e,role:n}){let r=y(e,n);if(!r)return null;let i=r.shown.value,a=v(r);if(a)return a;if(!i)return t`<main class="house"><p class="prompt">${m(`Connecting to the table …`)}</p>
      <${M} state=${r} /></main>`;let{house:o}=l(i.table.game);return o?.roles.includes(n)?t`<${j} state=${r} shown=${i} role=${n} house=${o} />`:t`<${f} />`}function j({state:r,shown:i,role:a,house:o}){let{table:s,view:c}=i,{faces:u}=l(s.game),f=e();n(()=>{g(u)},[f]);let p=s.mine?.includes(a);return t`<div class=${`house of-${s.game}`}>
    <${O} shown=${i} role=${a} house=${o} title=${d(s.game).title()}
      send=${r.link.send} />
    <${M} state=${r} />
    <main class="floor">
      ${!p&&t`<${k} table=${s} role=${a} house=${o} send=${r.link.send} />`}
      ${c&&p&&t`<${o.Console} shown=${i} state=${r} role=${a} />`}
      ${!c&&t`<p class="paper slip">${m(`The table waits for its first player.`)}</p>`}
      <${x} lines=${r.lines.value} table=${s} most=${30} />
    </main>
  </div>`}function M({state:e}){let n=e.refusal.value;return e.link.connection.value===`waiting`?t`<p class="interruption">${m(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${m(`Try now`)}</button></p>`:t`<div role="alert">${n&&t`<p class="interruption refused"><span>${n.text}${n.clause&&t` <small class="clause">${n.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${m(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};