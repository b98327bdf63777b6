import{$t as e,An as t,En as n,J as r,Sn as i,W as a,_n as o,a as s,fn as c,ln as l,nn as u,pn as d,r as f,sn as p,tn as m,xn as h,zt as g}from"./main.js";import{b as _,i as v,r as y}from"./tables.js";import{E as b,Y as x}from"./caribbean-stud-shared.js";import{l as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:r=[]},i,a){let[o,s]=t({}),c=r.filter(e=>e!==i).join(` `);return n(()=>{let t=c.split(` `).filter(Boolean).map(t=>_(e,p(),{onState:({view:e})=>s(n=>({...n,[t]:!!(e&&a.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,c]),o}const D=()=>[[[`1`],l(`the next step`)],[[`2`,`3`],l(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],l(`turn the key, once it is in focus`)],[[`h`],l(`the house: who has which role`)],[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function O({shown:{table:e,view:t},role:n,house:c,title:u,send:d}){let f=c.roles.filter(t=>t===n||e.mine?.includes(t)),p=E(e,n,c),m=e=>e===n?!!(t&&c.waits(t)):p[e]??!1;return i`<header class="top-bar role-bar">
    <a class="home" href=${r(e.id)} aria-label=${l(`To the players' side of the table`)}>
      <img src="/static/565ee2110e21273f/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${c.roleName(n)}${e.house&&i` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${u}</span></h1>
    <nav class="role-tabs" aria-label=${l(`Your roles`)}>
      ${f.length>1&&f.map(t=>i`<a key=${t} href=${a(e.id,t)}
        class=${h(`role-tab`,m(t)&&`waits`)} aria-current=${t===n?`page`:void 0}>
        ${c.roleName(t)}${m(t)&&i`<span class="waits-mark">
            <span class="unseen"> ${l(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${c} send=${d} />
      <${S} keys=${D()} />
      <${s} own=${o(e.game)} />
    </div>
  </header>`}function k({table:e,role:n,house:r,send:a}){let[o,s]=t(!1),c=e.roles?.find(e=>e.role===n),d=e=>{m({name:e}),a({type:`take_role`,role:n,name:e})},f=!e.practice&&!e.admits?l(`Ask for this role`):l(`Take this role`);return i`<section class="paper slip role-offer">
    <h2>${r.roleName(n)}</h2>
    <p>${r.roleTask(n)}</p>
    <p class="quiet">${c&&l(`Who has it: {holder}`,{holder:w(c,e)})}</p>
    ${e.asked?.includes(n)?i`<p role="status">${l(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>a({type:`leave_role`,role:n})}>
            ${l(`Take the request back`)}</button>`:C(c)&&!e.archive&&(o?i`<${b} onName=${d} label=${f} />`:i`<button type="button" class="big"
        onClick=${()=>u.value.name?d(u.value.name):s(!0)}>${f}</button>`)}
  </section>`}function A({table:e,role:t}){let n=y(e,t);if(!n)return null;let r=n.shown.value,a=v(n);if(a)return a;if(!r)return i`<main class="house"><p class="prompt">${l(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:o}=d(r.table.game);return o?.roles.includes(t)?i`<${j} state=${n} shown=${r} role=${t} house=${o} />`:i`<${f} />`}function j({state:t,shown:r,role:a,house:o}){let{table:s,view:u}=r,{faces:f}=d(s.game),p=e();n(()=>{g(f)},[p]);let m=s.mine?.includes(a);return i`<div class=${`house of-${s.game}`}>
    <${O} shown=${r} role=${a} house=${o} title=${c(s.game).title()}
      send=${t.link.send} />
    <${M} state=${t} />
    <main class="floor">
      ${!m&&i`<${k} table=${s} role=${a} house=${o} send=${t.link.send} />`}
      ${u&&m&&i`<${o.Console} shown=${r} state=${t} role=${a} />`}
      ${!u&&i`<p class="paper slip">${l(`The table waits for its first player.`)}</p>`}
      <${x} lines=${t.lines.value} table=${s} most=${30} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?i`<p class="interruption">${l(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${l(`Try now`)}</button></p>`:i`<div role="alert">${t&&i`<p class="interruption refused"><span>${t.text}${t.clause&&i` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${l(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};