import{Ht as e,I as t,K as n,Vt as r,Xt as i,en as a,i as o,kt as s,n as c,q as l,qt as u,rn as d,sn as f,tn as p,z as m,zt as h}from"./main.js";import{f as g,g as _,h as v,ht as y,t as b}from"./tables.js";import{r as x}from"./shared.js";import{a as S,i as C,r as w}from"./asides.js";function T({id:e,mine:t=[]},n,r){let[i,a]=f({}),o=t.filter(e=>e!==n).join(` `);return d(()=>{let t=o.split(` `).filter(Boolean).map(t=>_(e,u(),{onState:({view:e})=>a(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,o]),i}const E=()=>[[[`1`],i(`the next step`)],[[`2`,`3`],i(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],i(`turn the key, once it is in focus`)],[[`h`],i(`the house: who has which role`)],[[`,`],i(`settings`)],[[`Esc`],i(`close what is open`)],[[`?`],i(`this list`)]];function D({shown:{table:e,view:n},role:r,house:s,title:c,send:l}){let u=s.roles.filter(t=>t===r||e.mine?.includes(t)),d=T(e,r,s),f=e=>e===r?!!(n&&s.waits(n)):d[e]??!1;return p`<header class="top-bar role-bar">
    <a class="home" href=${m(e.id)} aria-label=${i(`To the players' side of the table`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${s.roleName(r)}${e.house&&p` <span class="house-name">${e.house}</span>`}<span class="unseen"> – ${c}</span></h1>
    <nav class="role-tabs" aria-label=${i(`Your roles`)}>${u.length>1&&u.map(n=>p`<a key=${n} href=${t(e.id,n)}
      class=${a(`role-tab`,f(n)&&`waits`)} aria-current=${n===r?`page`:void 0}>${s.roleName(n)}${f(n)&&p`<span class="waits-mark"><span class="unseen"> ${i(`something waits for you here`)}</span></span>`}</a>`)}</nav>
    <div class="tools">
      <${w} table=${e} house=${s} send=${l} />
      <${x} keys=${E()} />
      <${o} />
    </div>
  </header>`}function O({table:t,role:n,house:a,send:o}){let[s,c]=f(!1),l=t.roles?.find(e=>e.role===n),u=e=>{r({name:e}),o({type:`take_role`,role:n,name:e})},d=!t.practice&&!t.admits?i(`Ask for this role`):i(`Take this role`);return p`<section class="paper slip role-offer">
    <h2>${a.roleName(n)}</h2>
    <p>${a.roleTask(n)}</p>
    <p class="quiet">${l&&i(`Who has it: {holder}`,{holder:C(l,t)})}</p>
    ${t.asked?.includes(n)?p`<p role="status">${i(`You have asked for this role: the host of the table decides.`)}</p>
        <button type="button" class="plain" onClick=${()=>o({type:`leave_role`,role:n})}>${i(`Take the request back`)}</button>`:S(l)&&!t.archive&&(s?p`<${y} onName=${u} label=${d} />`:p`<button type="button" class="big" onClick=${()=>e.value.name?u(e.value.name):c(!0)}>${d}</button>`)}
  </section>`}function k({table:e,role:t}){let[n,r]=f(null);if(d(()=>{let n=g(e,t);return r(n),n.close},[e,t]),!n)return null;let a=n.shown.value,o=b(n);if(o)return o;if(!a)return p`<main class="house"><p class="prompt">${i(`Connecting to the table …`)}</p><${j} state=${n} /></main>`;let{house:s}=l(a.table.game);return s?.roles.includes(t)?p`<${A} state=${n} shown=${a} role=${t} house=${s} />`:p`<${c} />`}function A({state:e,shown:t,role:r,house:a}){let{table:o,view:c}=t,{faces:u}=l(o.game),f=h();d(()=>{s(u)},[f]);let m=o.mine?.includes(r);return p`<div class=${`house of-${o.game}`}>
    <${D} shown=${t} role=${r} house=${a} title=${n(o.game).title()} send=${e.link.send} />
    <${j} state=${e} />
    <main class="floor">
      ${!m&&p`<${O} table=${o} role=${r} house=${a} send=${e.link.send} />`}
      ${c&&m&&p`<${a.Console} shown=${t} state=${e} role=${r} />`}
      ${!c&&p`<p class="paper slip">${i(`The table waits for its first player.`)}</p>`}
      <${v} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function j({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?p`<p class="interruption">${i(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${i(`Try now`)}</button></p>`:p`<div role="alert">${t&&p`<p class="interruption refused"><span>${t.text}${t.clause&&p` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${i(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{k as RolePage};