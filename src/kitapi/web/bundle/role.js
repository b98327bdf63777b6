import{B as e,Bt as t,Gt as n,Ht as r,L as i,Vt as a,Xt as o,Zt as s,a as c,an as l,dn as u,in as d,kt as f,qt as p,r as m,sn as h}from"./main.js";import{f as g,g as _,h as v,t as y,ut as b}from"./tables.js";import{r as x}from"./shared.js";import{a as S,i as C,r as w}from"./asides.js";function T({id:e,mine:t=[]},r,i){let[a,o]=u({}),s=t.filter(e=>e!==r).join(` `);return h(()=>{let t=s.split(` `).filter(Boolean).map(t=>_(e,n(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&i.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const E=()=>[[[`1`],p(`the next step`)],[[`2`,`3`],p(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],p(`turn the key, once it is in focus`)],[[`h`],p(`the house: who has which role`)],[[`,`],p(`settings`)],[[`Esc`],p(`close what is open`)],[[`?`],p(`this list`)]];function D({shown:{table:t,view:n},role:r,house:a,title:o,send:s}){let u=a.roles.filter(e=>e===r||t.mine?.includes(e)),f=T(t,r,a),m=e=>e===r?!!(n&&a.waits(n)):f[e]??!1;return l`<header class="top-bar role-bar">
    <a class="home" href=${e(t.id)} aria-label=${p(`To the players' side of the table`)}>
      <img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${a.roleName(r)}${t.house&&l` <span class="house-name">${t.house}</span>`}
      <span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${p(`Your roles`)}>
      ${u.length>1&&u.map(e=>l`<a key=${e} href=${i(t.id,e)}
        class=${d(`role-tab`,m(e)&&`waits`)} aria-current=${e===r?`page`:void 0}>
        ${a.roleName(e)}${m(e)&&l`<span class="waits-mark">
            <span class="unseen"> ${p(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${w} table=${t} house=${a} send=${s} />
      <${x} keys=${E()} />
      <${c} />
    </div>
  </header>`}function O({table:e,role:t,house:n,send:i}){let[o,s]=u(!1),c=e.roles?.find(e=>e.role===t),d=e=>{a({name:e}),i({type:`take_role`,role:t,name:e})},f=!e.practice&&!e.admits?p(`Ask for this role`):p(`Take this role`);return l`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${c&&p(`Who has it: {holder}`,{holder:C(c,e)})}</p>
    ${e.asked?.includes(t)?l`<p role="status">${p(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:t})}>
            ${p(`Take the request back`)}</button>`:S(c)&&!e.archive&&(o?l`<${b} onName=${d} label=${f} />`:l`<button type="button" class="big"
        onClick=${()=>r.value.name?d(r.value.name):s(!0)}>${f}</button>`)}
  </section>`}function k({table:e,role:t}){let[n,r]=u(null);if(h(()=>{let n=g(e,t);return r(n),n.close},[e,t]),!n)return null;let i=n.shown.value,a=y(n);if(a)return a;if(!i)return l`<main class="house"><p class="prompt">${p(`Connecting to the table …`)}</p>
      <${j} state=${n} /></main>`;let{house:o}=s(i.table.game);return o?.roles.includes(t)?l`<${A} state=${n} shown=${i} role=${t} house=${o} />`:l`<${m} />`}function A({state:e,shown:n,role:r,house:i}){let{table:a,view:c}=n,{faces:u}=s(a.game),d=t();h(()=>{f(u)},[d]);let m=a.mine?.includes(r);return l`<div class=${`house of-${a.game}`}>
    <${D} shown=${n} role=${r} house=${i} title=${o(a.game).title()}
      send=${e.link.send} />
    <${j} state=${e} />
    <main class="floor">
      ${!m&&l`<${O} table=${a} role=${r} house=${i} send=${e.link.send} />`}
      ${c&&m&&l`<${i.Console} shown=${n} state=${e} role=${r} />`}
      ${!c&&l`<p class="paper slip">${p(`The table waits for its first player.`)}</p>`}
      <${v} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function j({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?l`<p class="interruption">${p(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${p(`Try now`)}</button></p>`:l`<div role="alert">${t&&l`<p class="interruption refused"><span>${t.text}${t.clause&&l` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${p(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{k as RolePage};