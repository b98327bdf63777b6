import{$t as e,Et as t,I as n,It as r,Kt as i,Rt as a,U as o,Ut as s,W as c,Xt as l,Zt as u,i as d,n as f,rn as p,z as m,zt as h}from"./main.js";import{d as g,dt as _,h as v,m as y,t as b}from"./tables.js";import{t as x}from"./shared.js";import{a as S,i as C,r as w}from"./asides.js";function T({id:t,mine:n=[]},r,i){let[a,o]=p({}),c=n.filter(e=>e!==r).join(` `);return e(()=>{let e=c.split(` `).filter(Boolean).map(e=>v(t,s(),{onState:({view:t})=>o(n=>({...n,[e]:!!(t&&i.waits(t))})),onRefused:()=>void 0},e));return()=>e.forEach(({close:e})=>e())},[t,c]),a}const E=()=>[[[`1`],i(`the next step`)],[[`2`,`3`],i(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],i(`turn the key, once it is in focus`)],[[`h`],i(`the house: who has which role`)],[[`,`],i(`settings`)],[[`Esc`],i(`close what is open`)],[[`?`],i(`this list`)]];function D({shown:{table:e,view:t},role:r,house:a,title:o,send:s}){let c=a.roles.filter(t=>t===r||e.mine?.includes(t)),f=T(e,r,a),p=e=>e===r?!!(t&&a.waits(t)):f[e]??!1;return u`<header class="top-bar role-bar">
    <a class="home" href=${m(e.id)} aria-label=${i(`To the players' side of the table`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${a.roleName(r)}${e.house&&u` <span class="house-name">${e.house}</span>`}<span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${i(`Your roles`)}>${c.length>1&&c.map(t=>u`<a key=${t} href=${n(e.id,t)}
      class=${l(`role-tab`,p(t)&&`waits`)} aria-current=${t===r?`page`:void 0}>${a.roleName(t)}${p(t)&&u`<span class="waits-mark"><span class="unseen"> ${i(`something waits for you here`)}</span></span>`}</a>`)}</nav>
    <div class="tools">
      <${w} table=${e} house=${a} send=${s} />
      <${x} keys=${E()} />
      <${d} />
    </div>
  </header>`}function O({table:e,role:t,house:n,send:r}){let[o,s]=p(!1),c=e.roles?.find(e=>e.role===t),l=e=>{a({name:e}),r({type:`take_role`,role:t,name:e})},d=!e.practice&&!e.admits?i(`Ask for this role`):i(`Take this role`);return u`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${c&&i(`Who has it: {holder}`,{holder:C(c,e)})}</p>
    ${e.asked?.includes(t)?u`<p role="status">${i(`You have asked for this role: the host of the table decides.`)}</p>
        <button type="button" class="plain" onClick=${()=>r({type:`leave_role`,role:t})}>${i(`Take the request back`)}</button>`:S(c)&&!e.archive&&(o?u`<${_} onName=${l} label=${d} />`:u`<button type="button" class="big" onClick=${()=>h.value.name?l(h.value.name):s(!0)}>${d}</button>`)}
  </section>`}function k({table:t,role:n}){let[r,a]=p(null);if(e(()=>{let e=g(t,n);return a(e),e.close},[t,n]),!r)return null;let o=r.shown.value,s=b(r);if(s)return s;if(!o)return u`<main class="house"><p class="prompt">${i(`Connecting to the table …`)}</p><${j} state=${r} /></main>`;let{house:l}=c(o.table.game);return l?.roles.includes(n)?u`<${A} state=${r} shown=${o} role=${n} house=${l} />`:u`<${f} />`}function A({state:n,shown:a,role:s,house:l}){let{table:d,view:f}=a,{faces:p}=c(d.game),m=r();e(()=>{t(p)},[m]);let h=d.mine?.includes(s);return u`<div class=${`house of-${d.game}`}>
    <${D} shown=${a} role=${s} house=${l} title=${o(d.game).title()} send=${n.link.send} />
    <${j} state=${n} />
    <main class="floor">
      ${!h&&u`<${O} table=${d} role=${s} house=${l} send=${n.link.send} />`}
      ${f&&h&&u`<${l.Console} shown=${a} state=${n} role=${s} />`}
      ${!f&&u`<p class="paper slip">${i(`The table waits for its first player.`)}</p>`}
      <${y} lines=${n.lines.value.slice(-30)} />
    </main>
  </div>`}function j({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?u`<p class="interruption">${i(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${i(`Try now`)}</button></p>`:u`<div role="alert">${t&&u`<p class="interruption refused"><span>${t.text}${t.clause&&u` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${i(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{k as RolePage};