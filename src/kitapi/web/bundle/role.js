import{B as e,Bt as t,Gt as n,Ht as r,L as i,Vt as a,Xt as o,Zt as s,a as c,an as l,kt as u,mn as d,on as f,qt as p,r as m,tn as h,un as g}from"./main.js";import{at as _,f as v,g as y,h as b,t as x}from"./tables.js";import{a as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},r,i){let[a,o]=d({}),s=t.filter(e=>e!==r).join(` `);return g(()=>{let t=s.split(` `).filter(Boolean).map(t=>y(e,n(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&i.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const D=()=>[[[`1`],p(`the next step`)],[[`2`,`3`],p(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],p(`turn the key, once it is in focus`)],[[`h`],p(`the house: who has which role`)],[[`,`],p(`settings`)],[[`Esc`],p(`close what is open`)],[[`?`],p(`this list`)]];function O({shown:{table:t,view:n},role:r,house:a,title:o,send:s}){let u=a.roles.filter(e=>e===r||t.mine?.includes(e)),d=E(t,r,a),m=e=>e===r?!!(n&&a.waits(n)):d[e]??!1;return f`<header class="top-bar role-bar">
    <a class="home" href=${e(t.id)} aria-label=${p(`To the players' side of the table`)}>
      <img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${a.roleName(r)}${t.house&&f` <span class="house-name">${t.house}</span>`}
      <span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${p(`Your roles`)}>
      ${u.length>1&&u.map(e=>f`<a key=${e} href=${i(t.id,e)}
        class=${l(`role-tab`,m(e)&&`waits`)} aria-current=${e===r?`page`:void 0}>
        ${a.roleName(e)}${m(e)&&f`<span class="waits-mark">
            <span class="unseen"> ${p(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${t} house=${a} send=${s} />
      <${S} keys=${D()} />
      <${c} own=${h(t.game)} />
    </div>
  </header>`}function k({table:e,role:t,house:n,send:i}){let[o,s]=d(!1),c=e.roles?.find(e=>e.role===t),l=e=>{a({name:e}),i({type:`take_role`,role:t,name:e})},u=!e.practice&&!e.admits?p(`Ask for this role`):p(`Take this role`);return f`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${c&&p(`Who has it: {holder}`,{holder:w(c,e)})}</p>
    ${e.asked?.includes(t)?f`<p role="status">${p(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:t})}>
            ${p(`Take the request back`)}</button>`:C(c)&&!e.archive&&(o?f`<${_} onName=${l} label=${u} />`:f`<button type="button" class="big"
        onClick=${()=>r.value.name?l(r.value.name):s(!0)}>${u}</button>`)}
  </section>`}function A({table:e,role:t}){let[n,r]=d(null);if(g(()=>{let n=v(e,t);return r(n),n.close},[e,t]),!n)return null;let i=n.shown.value,a=x(n);if(a)return a;if(!i)return f`<main class="house"><p class="prompt">${p(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:o}=s(i.table.game);return o?.roles.includes(t)?f`<${j} state=${n} shown=${i} role=${t} house=${o} />`:f`<${m} />`}function j({state:e,shown:n,role:r,house:i}){let{table:a,view:c}=n,{faces:l}=s(a.game),d=t();g(()=>{u(l)},[d]);let m=a.mine?.includes(r);return f`<div class=${`house of-${a.game}`}>
    <${O} shown=${n} role=${r} house=${i} title=${o(a.game).title()}
      send=${e.link.send} />
    <${M} state=${e} />
    <main class="floor">
      ${!m&&f`<${k} table=${a} role=${r} house=${i} send=${e.link.send} />`}
      ${c&&m&&f`<${i.Console} shown=${n} state=${e} role=${r} />`}
      ${!c&&f`<p class="paper slip">${p(`The table waits for its first player.`)}</p>`}
      <${b} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?f`<p class="interruption">${p(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${p(`Try now`)}</button></p>`:f`<div role="alert">${t&&f`<p class="interruption refused"><span>${t.text}${t.clause&&f` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${p(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};