import{B as e,Bt as t,Gt as n,Ht as r,L as i,Vt as a,Xt as o,Zt as s,a as c,an as l,cn as u,fn as d,kt as f,on as p,qt as m,r as h,tn as g}from"./main.js";import{d as _,dt as v,h as y,m as b,t as x}from"./tables.js";import{r as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},r,i){let[a,o]=d({}),s=t.filter(e=>e!==r).join(` `);return u(()=>{let t=s.split(` `).filter(Boolean).map(t=>y(e,n(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&i.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const D=()=>[[[`1`],m(`the next step`)],[[`2`,`3`],m(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],m(`turn the key, once it is in focus`)],[[`h`],m(`the house: who has which role`)],[[`,`],m(`settings`)],[[`Esc`],m(`close what is open`)],[[`?`],m(`this list`)]];function O({shown:{table:t,view:n},role:r,house:a,title:o,send:s}){let u=a.roles.filter(e=>e===r||t.mine?.includes(e)),d=E(t,r,a),f=e=>e===r?!!(n&&a.waits(n)):d[e]??!1;return p`<header class="top-bar role-bar">
    <a class="home" href=${e(t.id)} aria-label=${m(`To the players' side of the table`)}>
      <img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${a.roleName(r)}${t.house&&p` <span class="house-name">${t.house}</span>`}
      <span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${m(`Your roles`)}>
      ${u.length>1&&u.map(e=>p`<a key=${e} href=${i(t.id,e)}
        class=${l(`role-tab`,f(e)&&`waits`)} aria-current=${e===r?`page`:void 0}>
        ${a.roleName(e)}${f(e)&&p`<span class="waits-mark">
            <span class="unseen"> ${m(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${t} house=${a} send=${s} />
      <${S} keys=${D()} />
      <${c} own=${g(t.game)} />
    </div>
  </header>`}function k({table:e,role:t,house:n,send:i}){let[o,s]=d(!1),c=e.roles?.find(e=>e.role===t),l=e=>{a({name:e}),i({type:`take_role`,role:t,name:e})},u=!e.practice&&!e.admits?m(`Ask for this role`):m(`Take this role`);return p`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${c&&m(`Who has it: {holder}`,{holder:w(c,e)})}</p>
    ${e.asked?.includes(t)?p`<p role="status">${m(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:t})}>
            ${m(`Take the request back`)}</button>`:C(c)&&!e.archive&&(o?p`<${v} onName=${l} label=${u} />`:p`<button type="button" class="big"
        onClick=${()=>r.value.name?l(r.value.name):s(!0)}>${u}</button>`)}
  </section>`}function A({table:e,role:t}){let[n,r]=d(null);if(u(()=>{let n=_(e,t);return r(n),n.close},[e,t]),!n)return null;let i=n.shown.value,a=x(n);if(a)return a;if(!i)return p`<main class="house"><p class="prompt">${m(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:o}=s(i.table.game);return o?.roles.includes(t)?p`<${j} state=${n} shown=${i} role=${t} house=${o} />`:p`<${h} />`}function j({state:e,shown:n,role:r,house:i}){let{table:a,view:c}=n,{faces:l}=s(a.game),d=t();u(()=>{f(l)},[d]);let h=a.mine?.includes(r);return p`<div class=${`house of-${a.game}`}>
    <${O} shown=${n} role=${r} house=${i} title=${o(a.game).title()}
      send=${e.link.send} />
    <${M} state=${e} />
    <main class="floor">
      ${!h&&p`<${k} table=${a} role=${r} house=${i} send=${e.link.send} />`}
      ${c&&h&&p`<${i.Console} shown=${n} state=${e} role=${r} />`}
      ${!c&&p`<p class="paper slip">${m(`The table waits for its first player.`)}</p>`}
      <${b} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?p`<p class="interruption">${m(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${m(`Try now`)}</button></p>`:p`<div role="alert">${t&&p`<p class="interruption refused"><span>${t.text}${t.clause&&p` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${m(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};