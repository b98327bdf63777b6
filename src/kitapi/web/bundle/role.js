import{Gt as e,H as t,Mt as n,R as r,Ut as i,Wt as a,Yt as o,Zt as s,a as c,an as l,en as u,ln as d,mn as f,r as p,tn as m,un as h,vn as g}from"./main.js";import{_,ct as v,n as y,r as b,v as x}from"./tables.js";import{a as S}from"./shared.js";import{a as C,i as w,r as T}from"./asides.js";function E({id:e,mine:t=[]},n,r){let[i,a]=g({}),s=t.filter(e=>e!==n).join(` `);return f(()=>{let t=s.split(` `).filter(Boolean).map(t=>x(e,o(),{onState:({view:e})=>a(n=>({...n,[t]:!!(e&&r.waits(e))})),onRefused:()=>void 0},t));return()=>t.forEach(({close:e})=>e())},[e,s]),i}const D=()=>[[[`1`],s(`the next step`)],[[`2`,`3`],s(`the other steps, in their order`)],[[`↑`,`←`,`→`,`↓`],s(`turn the key, once it is in focus`)],[[`h`],s(`the house: who has which role`)],[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];function O({shown:{table:e,view:n},role:i,house:a,title:o,send:u}){let f=a.roles.filter(t=>t===i||e.mine?.includes(t)),p=E(e,i,a),m=e=>e===i?!!(n&&a.waits(n)):p[e]??!1;return h`<header class="top-bar role-bar">
    <a class="home" href=${t(e.id)} aria-label=${s(`To the players' side of the table`)}>
      <img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
        width="28" height="28" /></a>
    <h1>${a.roleName(i)}${e.house&&h` <span class="house-name">${e.house}</span>`}
      <span class="unseen"> – ${o}</span></h1>
    <nav class="role-tabs" aria-label=${s(`Your roles`)}>
      ${f.length>1&&f.map(t=>h`<a key=${t} href=${r(e.id,t)}
        class=${d(`role-tab`,m(t)&&`waits`)} aria-current=${t===i?`page`:void 0}>
        ${a.roleName(t)}${m(t)&&h`<span class="waits-mark">
            <span class="unseen"> ${s(`something is waiting for you here`)}</span></span>`}
      </a>`)}</nav>
    <div class="tools">
      <${T} table=${e} house=${a} send=${u} />
      <${S} keys=${D()} />
      <${c} own=${l(e.game)} />
    </div>
  </header>`}function k({table:t,role:n,house:r,send:i}){let[o,c]=g(!1),l=t.roles?.find(e=>e.role===n),u=e=>{a({name:e}),i({type:`take_role`,role:n,name:e})},d=!t.practice&&!t.admits?s(`Ask for this role`):s(`Take this role`);return h`<section class="paper slip role-offer">
    <h2>${r.roleName(n)}</h2>
    <p>${r.roleTask(n)}</p>
    <p class="quiet">${l&&s(`Who has it: {holder}`,{holder:w(l,t)})}</p>
    ${t.asked?.includes(n)?h`<p role="status">${s(`You have asked for this role: the host of the table decides.`)}</p>
          <button type="button" class="plain" onClick=${()=>i({type:`leave_role`,role:n})}>
            ${s(`Take the request back`)}</button>`:C(l)&&!t.archive&&(o?h`<${v} onName=${u} label=${d} />`:h`<button type="button" class="big"
        onClick=${()=>e.value.name?u(e.value.name):c(!0)}>${d}</button>`)}
  </section>`}function A({table:e,role:t}){let n=y(e,t);if(!n)return null;let r=n.shown.value,i=b(n);if(i)return i;if(!r)return h`<main class="house"><p class="prompt">${s(`Connecting to the table …`)}</p>
      <${M} state=${n} /></main>`;let{house:a}=m(r.table.game);return a?.roles.includes(t)?h`<${j} state=${n} shown=${r} role=${t} house=${a} />`:h`<${p} />`}function j({state:e,shown:t,role:r,house:a}){let{table:o,view:c}=t,{faces:l}=m(o.game),d=i();f(()=>{n(l)},[d]);let p=o.mine?.includes(r);return h`<div class=${`house of-${o.game}`}>
    <${O} shown=${t} role=${r} house=${a} title=${u(o.game).title()}
      send=${e.link.send} />
    <${M} state=${e} />
    <main class="floor">
      ${!p&&h`<${k} table=${o} role=${r} house=${a} send=${e.link.send} />`}
      ${c&&p&&h`<${a.Console} shown=${t} state=${e} role=${r} />`}
      ${!c&&h`<p class="paper slip">${s(`The table waits for its first player.`)}</p>`}
      <${_} lines=${e.lines.value.slice(-30)} />
    </main>
  </div>`}function M({state:e}){let t=e.refusal.value;return e.link.connection.value===`waiting`?h`<p class="interruption">${s(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${s(`Try now`)}</button></p>`:h`<div role="alert">${t&&h`<p class="interruption refused"><span>${t.text}${t.clause&&h` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${s(`Close`)} onClick=${e.forgive}>×</button></p>`}</div>`}export{A as RolePage};