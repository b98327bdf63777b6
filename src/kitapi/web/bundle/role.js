import{$t as e,Ht as t,I as n,K as r,Kt as i,Vt as a,Yt as o,en as s,i as c,kt as l,n as u,nn as d,on as f,q as p,z as m,zt as h}from"./main.js";import{f as g,g as _,h as v,lt as y,t as b}from"./tables.js";import{t as x}from"./shared.js";import{a as S,i as C,r as w}from"./asides.js";function T({id:e,mine:t=[]},n,r){let[a,o]=f({}),s=t.filter(e=>e!==n).join(` `);return d(()=>{let t=s.split(` `).filter(Boolean).map(t=>_(e,i(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const E=()=>[[[`1`],o(`the next step`)],[[`2`,`3`],o(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],o(`turn the key, once it is in focus`)],[[`h`],o(`the house: who has which role`)],[[`,`],o(`settings`)],[[`Esc`],o(`close what is open`)],[[`?`],o(`this list`)]];function D({shown:{table:t,view:r},role:i,house:a,title:l,send:u}){let d=a.roles.filter(e=>e===i||t.mine?.includes(e)),f=T(t,i,a),p=e=>e===i?!!(r&&a.waits(r)):f[e]??!1;return s`<header class="top-bar role-bar">
    <a class="home" href=${m(t.id)} aria-label=${o(`To the players' side of the table`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${a.roleName(i)}${t.house&&s` <span class="house-name">${t.house}</span>`}<span class="unseen"> – ${l}</span></h1>
    <nav class="role-tabs" aria-label=${o(`Your roles`)}>${d.length>1&&d.map(r=>s`<a key=${r} href=${n(t.id,r)}
      class=${e(`role-tab`,p(r)&&`waits`)} aria-current=${r===i?`page`:void 0}>${a.roleName(r)}${p(r)&&s`<span class="waits-mark"><span class="unseen"> ${o(`something waits for you here`)}</span></span>`}</a>`)}</nav>
    <div class="tools">
      <${w} table=${t} house=${a} send=${u} />
      <${x} keys=${E()} />
      <${c} />
    </div>
  </header>`}function O({table:e,role:n,house:r,send:i}){let[c,l]=f(!1),u=e.roles?.find(e=>e.role===n),d=e=>{a({name:e}),i({type:`take_role`,role:n,name:e})},p=!e.practice&&!e.admits?o(`Ask for this role`):o(`Take this role`);return s`<section class="paper slip role-offer">
    <h2>${r.roleName(n)}</h2>
    <p>${r.roleTask(n)}</p>
    <p class="quiet">${u&&o(`Who has it: {holder}`,{holder:C(u,e)})}</p>
    ${e.asked?.includes(n)?s`<p role="status">${o(`You have asked for this role: the host of the table decides.`)}</p>
        <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:n})}>${o(`Take the request back`)}</button>`:S(u)&&!e.archive&&(c?s`<${y} onName=${d} label=${p} />`:s`<button type="button" class="big" onClick=${()=>t.value.name?d(t.value.name):l(!0)}>${p}</button>`)}
  </section>`}function k({table:e,role:t}){let[n,r]=f(null);if(d(()=>{let n=g(e,t);return r(n),n.close},[e,t]),!n)return null;let i=n.shown.value,a=b(n);if(a)return a;if(!i)return s`<main class="house"><p class="prompt">${o(`Connecting to the table …`)}</p><${j} state=${n} /></main>`;let{house:c}=p(i.table.game);return c?.roles.includes(t)?s`<${A} state=${n} shown=${i} role=${t} house=${c} />`:s`<${u} />`}function A({state:e,shown:t,role:n,house:i}){let{table:a,view:c}=t,{faces:u}=p(a.game),f=h();d(()=>{l(u)},[f]);let m=a.mine?.includes(n);return s`<div class=${`house of-${a.game}`}>
    <${D} shown=${t} role=${n} house=${i} title=${r(a.game).title()} send=${e.link.send} />
    <${j} state=${e} />
    <main class="floor">
      ${!m&&s`<${O} table=${a} role=${n} house=${i} send=${e.link.send} />`}
      ${c&&m&&s`<${i.Console} shown=${t} state=${e} role=${n} />`}
      ${!c&&s`<p class="paper slip">${o(`The table waits for its first player.`)}</p>`}
      <${v} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function j({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?s`<p class="interruption">${o(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${o(`Try now`)}</button></p>`:s`<div role="alert">${t&&s`<p class="interruption refused"><span>${t.text}${t.clause&&s` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${o(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{k as RolePage};