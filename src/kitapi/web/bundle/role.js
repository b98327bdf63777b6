import{$t as e,At as t,B as n,Ht as r,L as i,Qt as a,Ut as o,Vt as s,Yt as c,a as l,cn as u,fn as d,gn as f,qt as p,r as m,rn as h,sn as g}from"./main.js";import{_,g as v,ot as y,p as b,t as x}from"./tables.js";import{a as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},n,r){let[i,a]=f({}),o=t.filter(e=>e!==n).join(` `);return d(()=>{let t=o.split(` `).filter(Boolean).map(t=>_(e,p(),{onState:({view:e})=>a(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,o]),i}const D=()=>[[[`1`],c(`the next step`)],[[`2`,`3`],c(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],c(`turn the key, once it is in focus`)],[[`h`],c(`the house: who has which role`)],[[`,`],c(`settings`)],[[`Esc`],c(`close what is open`)],[[`?`],c(`this list`)]];function O({shown:{table:e,view:t},role:r,house:a,title:o,send:s}){let d=a.roles.filter(t=>t===r||e.mine?.includes(t)),f=E(e,r,a),p=e=>e===r?!!(t&&a.waits(t)):f[e]??!1;return u`<header class="top-bar role-bar">
    <a class="home" href=${n(e.id)} aria-label=${c(`To the players' side of the table`)}>
      <img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${a.roleName(r)}${e.house&&u` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${c(`Your roles`)}>
      ${d.length>1&&d.map(t=>u`<a key=${t} href=${i(e.id,t)}
        class=${g(`role-tab`,p(t)&&`waits`)} aria-current=${t===r?`page`:void 0}>
        ${a.roleName(t)}${p(t)&&u`<span class="waits-mark">
            <span class="unseen"> ${c(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${a} send=${s} />
      <${S} keys=${D()} />
      <${l} own=${h(e.game)} />
    </div>
  </header>`}function k({table:e,role:t,house:n,send:i}){let[a,s]=f(!1),l=e.roles?.find(e=>e.role===t),d=e=>{r({name:e}),i({type:`take_role`,role:t,name:e})},p=!e.practice&&!e.admits?c(`Ask for this role`):c(`Take this role`);return u`<section class="paper slip role-offer">
    <h2>${n.roleName(t)}</h2>
    <p>${n.roleTask(t)}</p>
    <p class="quiet">${l&&c(`Who has it: {holder}`,{holder:w(l,e)})}</p>
    ${e.asked?.includes(t)?u`<p role="status">${c(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:t})}>
            ${c(`Take the request back`)}</button>`:C(l)&&!e.archive&&(a?u`<${y} onName=${d} label=${p} />`:u`<button type="button" class="big"
        onClick=${()=>o.value.name?d(o.value.name):s(!0)}>${p}</button>`)}
  </section>`}function A({table:t,role:n}){let[r,i]=f(null);if(d(()=>{let e=b(t,n);return i(e),e.close},[t,n]),!r)return null;let a=r.shown.value,o=x(r);if(o)return o;if(!a)return u`<main class="house"><p class="prompt">${c(`Connecting to the table …`)}</p>
      <${M} state=${r} /></main>`;let{house:s}=e(a.table.game);return s?.roles.includes(n)?u`<${j} state=${r} shown=${a} role=${n} house=${s} />`:u`<${m} />`}function j({state:n,shown:r,role:i,house:o}){let{table:l,view:f}=r,{faces:p}=e(l.game),m=s();d(()=>{t(p)},[m]);let h=l.mine?.includes(i);return u`<div class=${`house of-${l.game}`}>
    <${O} shown=${r} role=${i} house=${o} title=${a(l.game).title()}
      send=${n.link.send} />
    <${M} state=${n} />
    <main class="floor">
      ${!h&&u`<${k} table=${l} role=${i} house=${o} send=${n.link.send} />`}
      ${f&&h&&u`<${o.Console} shown=${r} state=${n} role=${i} />`}
      ${!f&&u`<p class="paper slip">${c(`The table waits for its first player.`)}</p>`}
      <${v} lines=${n.lines.value.slice(-30)} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?u`<p class="interruption">${c(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${c(`Try now`)}</button></p>`:u`<div role="alert">${t&&u`<p class="interruption refused"><span>${t.text}${t.clause&&u` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${c(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};