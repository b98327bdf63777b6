import{O as e,i as t,p as n}from"./shared.js";import{Dn as r,Ln as i,Nn as a,On as o,Wt as s,a as c,bn as l,cn as u,gn as d,in as f,it as p,kn as m,o as h,ot as g,st as _,t as v,wn as y,yn as b}from"./main.js";import{_ as x,i as S,n as C,r as w,t as T,v as E,y as D}from"./tables.js";function O(e,t,n){a(()=>{t&&k(t)},[t]),p(i=>{let a=e.shown.peek();if(i===`r`&&a)r(l(a.table.game).readAloud(a));else if(i===`s`||i===`l`)k(i===`s`?`sheet`:`log`);else if(i===`Escape`&&t)n(null);else return!1;return!0})}function k(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const A=u(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function j({state:e,table:t}){let[n,r]=i(!1),[a,o]=i(!1),s=(t.requests?.length??0)+(t.seat_requests?.length??0);return m`<${h} label=${s?d(`Seats ({count})`,{count:s}):d(`Seats`)}
    title=${d(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),o(!0)}} onClose=${()=>r(!1)}>
    ${a&&m`<${g} part=${A} props=${{state:e,table:t,isOpen:n}} />`}
  </${h}>`}const M=u(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),N=()=>null;function P({title:e,state:t,table:r,drawer:i,setDrawer:a}){let o=e=>()=>a(i===e?null:e);return m`<header class="top-bar">
    <a class="home" href="/" aria-label=${d(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${r.house&&m` <span class="house-name">${r.house}</span>`}</h1>
    <nav class="tools" aria-label=${d(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${i===`sheet`} aria-keyshortcuts="s"
        onClick=${o(`sheet`)}>${d(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${i===`log`} aria-keyshortcuts="l"
        onClick=${o(`log`)}>${d(`Log`)}</button>
      ${E(r)&&m`<${g} part=${M} props=${{table:r,state:t}} Failed=${N} />`}
      <${j} state=${t} table=${r} />
      <${n} game=${r.game} />
      <${c} own=${y(r.game)} />
    </nav>
  </header>`}const F=u(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),I=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`||!!t?.takes_back,L={};function R({table:e}){let t=w(e);return t?S(t)??m`<${z} state=${t} />`:m`<${v} />`}function z({state:e}){let[n,r]=i(null),c=e.shown.value,u=c?.table.game;O(e,n,r);let[d,p]=C(u??``),h=f();if(t(u??``,c?.table.terms.variant??L),a(()=>{u&&s(l(u).faces)},[u,h]),!c)return m`<${v} /><${B} state=${e} />`;let{Table:y,Sheet:S,Log:w=D}=l(c.table.game);return m`<div class=${`room of-${c.table.game}`} onPointerOver=${d} onFocusIn=${d}>
    <${P} title=${b(c.table.game).title()} state=${e} table=${c.table} drawer=${n}
      setDrawer=${r} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${y} shown=${c} state=${e} />
      <aside class=${o(`side`,n&&`open show-${n}`)}>
        <${T} table=${c.table} view=${c.view} Sheet=${S}
          changes=${e.happened.value.filter(x).length} />
        <${w} lines=${e.lines.value} table=${c.table} />
      </aside>
      ${p}
    </main>
    ${I(c.table)&&m`<${g} part=${F} props=${{table:c.table,state:e}} Failed=${_} />`}
    <${B} state=${e} />
  </div>`}function B({state:t}){if(t.link.connection.value===`waiting`)return m`<p class="interruption">${d(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${t.link.hurry}>${d(`Try now`)}</button></p>`;let n=t.refusal.value;return n?m`<p class="interruption">
    <span>${n.text}${n.clause&&m` <${e} clause=${n.clause} />`}</span>
    <button type="button" class="close" aria-label=${d(`Close`)}
      onClick=${t.forgive}>×</button>
  </p>`:null}export{R as TablePage};