import{At as e,B as t,Ht as n,Jt as r,Kt as i,L as a,Qt as o,Ut as s,Vt as c,Zt as l,a as u,dn as d,hn as f,nn as p,on as m,r as h,sn as g}from"./main.js";import{at as _,f as v,g as y,h as b,t as x}from"./tables.js";import{a as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},n,r){let[a,o]=f({}),s=t.filter(e=>e!==n).join(` `);return d(()=>{let t=s.split(` `).filter(Boolean).map(t=>y(e,i(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const D=()=>[[[`1`],r(`the next step`)],[[`2`,`3`],r(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],r(`turn the key, once it is in focus`)],[[`h`],r(`the house: who has which role`)],[[`,`],r(`settings`)],[[`Esc`],r(`close what is open`)],[[`?`],r(`this list`)]];function O({shown:{table:e,view:n},role:i,house:o,title:s,send:c}){let l=o.roles.filter(t=>t===i||e.mine?.includes(t)),d=E(e,i,o),f=e=>e===i?!!(n&&o.waits(n)):d[e]??!1;return g`<header class="top-bar role-bar">
    <a class="home" href=${t(e.id)} aria-label=${r(`To the players' side of the table`)}>
      <img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${o.roleName(i)}${e.house&&g` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${s}</span></h1>
    <nav class="role-tabs" aria-label=${r(`Your roles`)}>
      ${l.length>1&&l.map(t=>g`<a key=${t} href=${a(e.id,t)}
        class=${m(`role-tab`,f(t)&&`waits`)} aria-current=${t===i?`page`:void 0}>
        ${o.roleName(t)}${f(t)&&g`<span class="waits-mark">
            <span class="unseen"> ${r(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${o} send=${c} />
      <${S} keys=${D()} />
      <${u} own=${p(e.game)} />
    </div>
  </header>`}function k({table:e,role:t,house:i,send:a}){let[o,c]=f(!1),l=e.roles?.find(e=>e.role===t),u=e=>{n({name:e}),a({type:`take_role`,role:t,name:e})},d=!e.practice&&!e.admits?r(`Ask for this role`):r(`Take this role`);return g`<section class="paper slip role-offer">
    <h2>${i.roleName(t)}</h2>
    <p>${i.roleTask(t)}</p>
    <p class="quiet">${l&&r(`Who has it: {holder}`,{holder:w(l,e)})}</p>
    ${e.asked?.includes(t)?g`<p role="status">${r(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>a({type:`leave_role`,role:t})}>
            ${r(`Take the request back`)}</button>`:C(l)&&!e.archive&&(o?g`<${_} onName=${u} label=${d} />`:g`<button type="button" class="big"
        onClick=${()=>s.value.name?u(s.value.name):c(!0)}>${d}</button>`)}
  </section>`}function A({table:e,role:t}){let[n,i]=f(null);if(d(()=>{let n=v(e,t);return i(n),n.close},[e,t]),!n)return null;let a=n.shown.value,s=x(n);if(s)return s;if(!a)return g`<main class="house"><p class="prompt">${r(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:c}=o(a.table.game);return c?.roles.includes(t)?g`<${j} state=${n} shown=${a} role=${t} house=${c} />`:g`<${h} />`}function j({state:t,shown:n,role:i,house:a}){let{table:s,view:u}=n,{faces:f}=o(s.game),p=c();d(()=>{e(f)},[p]);let m=s.mine?.includes(i);return g`<div class=${`house of-${s.game}`}>
    <${O} shown=${n} role=${i} house=${a} title=${l(s.game).title()}
      send=${t.link.send} />
    <${M} state=${t} />
    <main class="floor">
      ${!m&&g`<${k} table=${s} role=${i} house=${a} send=${t.link.send} />`}
      ${u&&m&&g`<${a.Console} shown=${n} state=${t} role=${i} />`}
      ${!u&&g`<p class="paper slip">${r(`The table waits for its first player.`)}</p>`}
      <${b} lines=${t.lines.value.slice(-30)} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?g`<p class="interruption">${r(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${r(`Try now`)}</button></p>`:g`<div role="alert">${t&&g`<p class="interruption refused"><span>${t.text}${t.clause&&g` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${r(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};