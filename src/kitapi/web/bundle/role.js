import{Gt as e,H as t,Kt as n,Nt as r,Qt as i,R as a,Wt as o,Xt as s,a as c,dn as l,hn as u,nn as d,on as f,r as p,tn as m,un as h,yn as g}from"./main.js";import{_,ct as v,n as y,r as b,v as x}from"./tables.js";import{a as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},n,r){let[i,a]=g({}),o=t.filter(e=>e!==n).join(` `);return u(()=>{let t=o.split(` `).filter(Boolean).map(t=>x(e,s(),{onState:({view:e})=>a(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,o]),i}const D=()=>[[[`1`],i(`the next step`)],[[`2`,`3`],i(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],i(`turn the key, once it is in focus`)],[[`h`],i(`the house: who has which role`)],[[`,`],i(`settings`)],[[`Esc`],i(`close what is open`)],[[`?`],i(`this list`)]];function O({shown:{table:e,view:n},role:r,house:o,title:s,send:u}){let d=o.roles.filter(t=>t===r||e.mine?.includes(t)),p=E(e,r,o),m=e=>e===r?!!(n&&o.waits(n)):p[e]??!1;return l`<header class="top-bar role-bar">
    <a class="home" href=${t(e.id)} aria-label=${i(`To the players' side of the table`)}>
      <img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${o.roleName(r)}${e.house&&l` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${s}</span></h1>
    <nav class="role-tabs" aria-label=${i(`Your roles`)}>
      ${d.length>1&&d.map(t=>l`<a key=${t} href=${a(e.id,t)}
        class=${h(`role-tab`,m(t)&&`waits`)} aria-current=${t===r?`page`:void 0}>
        ${o.roleName(t)}${m(t)&&l`<span class="waits-mark">
            <span class="unseen"> ${i(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${o} send=${u} />
      <${S} keys=${D()} />
      <${c} own=${f(e.game)} />
    </div>
  </header>`}function k({table:t,role:r,house:a,send:o}){let[s,c]=g(!1),u=t.roles?.find(e=>e.role===r),d=t=>{e({name:t}),o({type:`take_role`,role:r,name:t})},f=!t.practice&&!t.admits?i(`Ask for this role`):i(`Take this role`);return l`<section class="paper slip role-offer">
    <h2>${a.roleName(r)}</h2>
    <p>${a.roleTask(r)}</p>
    <p class="quiet">${u&&i(`Who has it: {holder}`,{holder:w(u,t)})}</p>
    ${t.asked?.includes(r)?l`<p role="status">${i(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>o({type:`leave_role`,role:r})}>
            ${i(`Take the request back`)}</button>`:C(u)&&!t.archive&&(s?l`<${v} onName=${d} label=${f} />`:l`<button type="button" class="big"
        onClick=${()=>n.value.name?d(n.value.name):c(!0)}>${f}</button>`)}
  </section>`}function A({table:e,role:t}){let n=y(e,t);if(!n)return null;let r=n.shown.value,a=b(n);if(a)return a;if(!r)return l`<main class="house"><p class="prompt">${i(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:o}=d(r.table.game);return o?.roles.includes(t)?l`<${j} state=${n} shown=${r} role=${t} house=${o} />`:l`<${p} />`}function j({state:e,shown:t,role:n,house:a}){let{table:s,view:c}=t,{faces:f}=d(s.game),p=o();u(()=>{r(f)},[p]);let h=s.mine?.includes(n);return l`<div class=${`house of-${s.game}`}>
    <${O} shown=${t} role=${n} house=${a} title=${m(s.game).title()}
      send=${e.link.send} />
    <${M} state=${e} />
    <main class="floor">
      ${!h&&l`<${k} table=${s} role=${n} house=${a} send=${e.link.send} />`}
      ${c&&h&&l`<${a.Console} shown=${t} state=${e} role=${n} />`}
      ${!c&&l`<p class="paper slip">${i(`The table waits for its first player.`)}</p>`}
      <${_} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?l`<p class="interruption">${i(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${i(`Try now`)}</button></p>`:l`<div role="alert">${t&&l`<p class="interruption refused"><span>${t.text}${t.clause&&l` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${i(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};