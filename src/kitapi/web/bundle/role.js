import{B as e,Ht as t,L as n,Vt as r,Wt as i,Xt as a,Zt as o,a as s,an as c,dn as l,in as u,kt as d,qt as f,r as p,sn as m,zt as h}from"./main.js";import{f as g,g as _,h as v,t as y,ut as b}from"./tables.js";import{r as x}from"./shared.js";import{a as S,i as C,r as w}from"./asides.js";function T({id:e,mine:t=[]},n,r){let[a,o]=l({}),s=t.filter(e=>e!==n).join(` `);return m(()=>{let t=s.split(` `).filter(Boolean).map(t=>_(e,i(),{onState:({view:e})=>o(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),a}const E=()=>[[[`1`],f(`the next step`)],[[`2`,`3`],f(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],f(`turn the key, once it is in focus`)],[[`h`],f(`the house: who has which role`)],[[`,`],f(`settings`)],[[`Esc`],f(`close what is open`)],[[`?`],f(`this list`)]];function D({shown:{table:t,view:r},role:i,house:a,title:o,send:l}){let d=a.roles.filter(e=>e===i||t.mine?.includes(e)),p=T(t,i,a),m=e=>e===i?!!(r&&a.waits(r)):p[e]??!1;return c`<header class="top-bar role-bar">
    <a class="home" href=${e(t.id)} aria-label=${f(`To the players' side of the table`)}>
      <img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${a.roleName(i)}${t.house&&c` <span class="house-name">${t.house}</span>`}
      <span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${f(`Your roles`)}>
      ${d.length>1&&d.map(e=>c`<a key=${e} href=${n(t.id,e)}
        class=${u(`role-tab`,m(e)&&`waits`)} aria-current=${e===i?`page`:void 0}>
        ${a.roleName(e)}${m(e)&&c`<span class="waits-mark">
            <span class="unseen"> ${f(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${w} table=${t} house=${a} send=${l} />
      <${x} keys=${E()} />
      <${s} />
    </div>
  </header>`}function O({table:e,role:n,house:i,send:a}){let[o,s]=l(!1),u=e.roles?.find(e=>e.role===n),d=e=>{r({name:e}),a({type:`take_role`,role:n,name:e})},p=!e.practice&&!e.admits?f(`Ask for this role`):f(`Take this role`);return c`<section class="paper slip role-offer">
    <h2>${i.roleName(n)}</h2>
    <p>${i.roleTask(n)}</p>
    <p class="quiet">${u&&f(`Who has it: {holder}`,{holder:C(u,e)})}</p>
    ${e.asked?.includes(n)?c`<p role="status">${f(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>a({type:`leave_role`,role:n})}>
            ${f(`Take the request back`)}</button>`:S(u)&&!e.archive&&(o?c`<${b} onName=${d} label=${p} />`:c`<button type="button" class="big"
        onClick=${()=>t.value.name?d(t.value.name):s(!0)}>${p}</button>`)}
  </section>`}function k({table:e,role:t}){let[n,r]=l(null);if(m(()=>{let n=g(e,t);return r(n),n.close},[e,t]),!n)return null;let i=n.shown.value,a=y(n);if(a)return a;if(!i)return c`<main class="house"><p class="prompt">${f(`Connecting to the table …`)}</p>
      <${j} state=${n} /></main>`;let{house:s}=o(i.table.game);return s?.roles.includes(t)?c`<${A} state=${n} shown=${i} role=${t} house=${s} />`:c`<${p} />`}function A({state:e,shown:t,role:n,house:r}){let{table:i,view:s}=t,{faces:l}=o(i.game),u=h();m(()=>{d(l)},[u]);let p=i.mine?.includes(n);return c`<div class=${`house of-${i.game}`}>
    <${D} shown=${t} role=${n} house=${r} title=${a(i.game).title()}
      send=${e.link.send} />
    <${j} state=${e} />
    <main class="floor">
      ${!p&&c`<${O} table=${i} role=${n} house=${r} send=${e.link.send} />`}
      ${s&&p&&c`<${r.Console} shown=${t} state=${e} role=${n} />`}
      ${!s&&c`<p class="paper slip">${f(`The table waits for its first player.`)}</p>`}
      <${v} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function j({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?c`<p class="interruption">${f(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${f(`Try now`)}</button></p>`:c`<div role="alert">${t&&c`<p class="interruption refused"><span>${t.text}${t.clause&&c` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${f(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{k as RolePage};