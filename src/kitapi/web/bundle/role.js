import{$t as e,Ht as t,Jt as n,R as r,Ut as i,V as a,Wt as o,Xt as s,_n as c,a as l,cn as u,en as d,in as f,jt as p,ln as m,pn as h,r as g}from"./main.js";import{_,g as v,p as y,st as b,t as x}from"./tables.js";import{a as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},r,i){let[a,o]=c({}),s=t.filter(e=>e!==r).join(` `);return h(()=>{let t=s.split(` `).filter(Boolean).map(t=>_(e,n(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&i.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const D=()=>[[[`1`],s(`the next step`)],[[`2`,`3`],s(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],s(`turn the key, once it is in focus`)],[[`h`],s(`the house: who has which role`)],[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];function O({shown:{table:e,view:t},role:n,house:i,title:o,send:c}){let d=i.roles.filter(t=>t===n||e.mine?.includes(t)),p=E(e,n,i),h=e=>e===n?!!(t&&i.waits(t)):p[e]??!1;return m`<header class="top-bar role-bar">
    <a class="home" href=${a(e.id)} aria-label=${s(`To the players' side of the table`)}>
      <img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${i.roleName(n)}${e.house&&m` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${s(`Your roles`)}>
      ${d.length>1&&d.map(t=>m`<a key=${t} href=${r(e.id,t)}
        class=${u(`role-tab`,h(t)&&`waits`)} aria-current=${t===n?`page`:void 0}>
        ${i.roleName(t)}${h(t)&&m`<span class="waits-mark">
            <span class="unseen"> ${s(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${i} send=${c} />
      <${S} keys=${D()} />
      <${l} own=${f(e.game)} />
    </div>
  </header>`}function k({table:e,role:t,house:n,send:r}){let[a,l]=c(!1),u=e.roles?.find(e=>e.role===t),d=e=>{i({name:e}),r({type:`take_role`,role:t,name:e})},f=!e.practice&&!e.admits?s(`Ask for this role`):s(`Take this role`);return m`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${u&&s(`Who has it: {holder}`,{holder:w(u,e)})}</p>
    ${e.asked?.includes(t)?m`<p role="status">${s(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>r({type:`leave_role`,role:t})}>
            ${s(`Take the request back`)}</button>`:C(u)&&!e.archive&&(a?m`<${b} onName=${d} label=${f} />`:m`<button type="button" class="big"
        onClick=${()=>o.value.name?d(o.value.name):l(!0)}>${f}</button>`)}
  </section>`}function A({table:e,role:t}){let[n,r]=c(null);if(h(()=>{let n=y(e,t);return r(n),n.close},[e,t]),!n)return null;let i=n.shown.value,a=x(n);if(a)return a;if(!i)return m`<main class="house"><p class="prompt">${s(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:o}=d(i.table.game);return o?.roles.includes(t)?m`<${j} state=${n} shown=${i} role=${t} house=${o} />`:m`<${g} />`}function j({state:n,shown:r,role:i,house:a}){let{table:o,view:c}=r,{faces:l}=d(o.game),u=t();h(()=>{p(l)},[u]);let f=o.mine?.includes(i);return m`<div class=${`house of-${o.game}`}>
    <${O} shown=${r} role=${i} house=${a} title=${e(o.game).title()}
      send=${n.link.send} />
    <${M} state=${n} />
    <main class="floor">
      ${!f&&m`<${k} table=${o} role=${i} house=${a} send=${n.link.send} />`}
      ${c&&f&&m`<${a.Console} shown=${r} state=${n} role=${i} />`}
      ${!c&&m`<p class="paper slip">${s(`The table waits for its first player.`)}</p>`}
      <${v} lines=${n.lines.value.slice(-30)} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?m`<p class="interruption">${s(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${s(`Try now`)}</button></p>`:m`<div role="alert">${t&&m`<p class="interruption refused"><span>${t.text}${t.clause&&m` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${s(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};