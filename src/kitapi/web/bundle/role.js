import{F as e,Ft as t,Gt as n,H as r,Ht as i,Lt as a,Qt as o,R as s,Rt as c,Tt as l,U as u,Xt as d,Yt as f,nn as p,r as m,t as h}from"./main.js";import{d as g,dt as _,h as v,m as y,t as b}from"./tables.js";import{t as x}from"./shared.js";import{a as S,i as C,r as w}from"./asides.js";function T({id:e,mine:t=[]},n,r){let[a,s]=p({}),c=t.filter(e=>e!==n).join(` `);return o(()=>{let t=c.split(` `).filter(Boolean).map(t=>v(e,i(),{onState:({view:e})=>s(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,c]),a}const E=()=>[[[`1`],n(`the next step`)],[[`2`,`3`],n(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],n(`turn the key, once it is in focus`)],[[`h`],n(`the house: who has which role`)],[[`,`],n(`settings`)],[[`Esc`],n(`close what is open`)],[[`?`],n(`this list`)]];function D({shown:{table:t,view:r},role:i,house:a,title:o,send:c}){let l=a.roles.filter(e=>e===i||t.mine?.includes(e)),u=T(t,i,a),p=e=>e===i?!!(r&&a.waits(r)):u[e]??!1;return d`<header class="top-bar role-bar">
    <a class="home" href=${s(t.id)} aria-label=${n(`To the players' side of the table`)}><img src="/static/e7c0850a12f39816/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${a.roleName(i)}${t.house&&d` <span class="house-name">${t.house}</span>`}<span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${n(`Your roles`)}>${l.length>1&&l.map(r=>d`<a key=${r} href=${e(t.id,r)}
      class=${f(`role-tab`,p(r)&&`waits`)} aria-current=${r===i?`page`:void 0}>${a.roleName(r)}${p(r)&&d`<span class="waits-mark"><span class="unseen"> ${n(`something waits for you here`)}</span></span>`}</a>`)}</nav>
    <div class="tools">
      <${w} table=${t} house=${a} send=${c} />
      <${x} keys=${E()} />
      <${m} />
    </div>
  </header>`}function O({table:e,role:t,house:r,send:i}){let[o,s]=p(!1),l=e.roles?.find(e=>e.role===t),u=e=>{a({name:e}),i({type:`take_role`,role:t,name:e})},f=!e.practice&&!e.admits?n(`Ask for this role`):n(`Take this role`);return d`<section class="paper slip role-offer">
    <h2>${r.roleName(t)}</h2>
    <p>${r.roleTask(t)}</p>
    <p class="quiet">${l&&n(`Who has it: {holder}`,{holder:C(l,e)})}</p>
    ${e.asked?.includes(t)?d`<p role="status">${n(`You have asked for this role: the host of the table decides.`)}</p>
        <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:t})}>${n(`Take the request back`)}</button>`:S(l)&&!e.archive&&(o?d`<${_} onName=${u} label=${f} />`:d`<button type="button" class="big" onClick=${()=>c.value.name?u(c.value.name):s(!0)}>${f}</button>`)}
  </section>`}function k({table:e,role:t}){let[r,i]=p(null);if(o(()=>{let n=g(e,t);return i(n),n.close},[e,t]),!r)return null;let a=r.shown.value,s=b(r);if(s)return s;if(!a)return d`<main class="house"><p class="prompt">${n(`Taking you to the table …`)}</p><${j} state=${r} /></main>`;let{house:c}=u(a.table.game);return c?.roles.includes(t)?d`<${A} state=${r} shown=${a} role=${t} house=${c} />`:d`<${h} />`}function A({state:e,shown:i,role:a,house:s}){let{table:c,view:f}=i,{faces:p}=u(c.game),m=t();o(()=>{l(p)},[m]);let h=c.mine?.includes(a);return d`<div class=${`house of-${c.game}`}>
    <${D} shown=${i} role=${a} house=${s} title=${r(c.game).title()} send=${e.link.send} />
    <${j} state=${e} />
    <main class="floor">
      ${!h&&d`<${O} table=${c} role=${a} house=${s} send=${e.link.send} />`}
      ${f&&h&&d`<${s.Console} shown=${i} state=${e} role=${a} />`}
      ${!f&&d`<p class="paper slip">${n(`The table waits for its first player.`)}</p>`}
      <${y} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function j({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?d`<p class="interruption">${n(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${n(`Try now`)}</button></p>`:d`<div role="alert">${t&&d`<p class="interruption refused"><span>${t.text}${t.clause&&d` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${n(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{k as RolePage};