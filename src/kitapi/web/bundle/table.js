import{J as e,Nt as t,Qt as n,Wt as r,X as i,Z as a,a as o,dn as s,hn as c,ln as l,nn as u,on as d,qt as f,s as p,t as m,tn as h,un as g,yn as _}from"./main.js";import{_ as v,g as y,h as b,n as x,r as S,t as C}from"./tables.js";import{a as w}from"./shared.js";const T=f(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),E=()=>null;function D(e){let[t,n]=_(null);return[e=>{!t&&e.target.closest(`[data-word]`)&&n(e)},t&&s`<${i} part=${T} props=${{game:e,first:t}} Failed=${E} />`]}function O(t,n,r){c(()=>{n&&k(n)},[n]),e(e=>{let i=t.shown.peek();if(e===`r`&&i)l(u(i.table.game).readAloud(i));else if(e===`s`||e===`l`)k(e===`s`?`sheet`:`log`);else if(e===`Escape`&&n)r(null);else return!1;return!0})}function k(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const A=f(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function j({state:e,table:t}){let[r,a]=_(!1),[o,c]=_(!1),l=(t.requests?.length??0)+(t.seat_requests?.length??0);return s`<${p} label=${l?n(`Seats ({count})`,{count:l}):n(`Seats`)}
    title=${n(`Seats`)} shortcut="u"
    onOpen=${()=>{a(!0),c(!0)}} onClose=${()=>a(!1)}>
    ${o&&s`<${i} part=${A} props=${{state:e,table:t,isOpen:r}} />`}
  </${p}>`}const M=f(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),N=()=>null;function P({title:e,state:t,table:r,drawer:a,setDrawer:c}){let l=e=>()=>c(a===e?null:e);return s`<header class="top-bar">
    <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${r.house&&s` <span class="house-name">${r.house}</span>`}</h1>
    <nav class="tools" aria-label=${n(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${a===`sheet`} aria-keyshortcuts="s"
        onClick=${l(`sheet`)}>${n(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${a===`log`} aria-keyshortcuts="l"
        onClick=${l(`log`)}>${n(`Log`)}</button>
      ${y(r)&&s`<${i} part=${M} props=${{table:r,state:t}} Failed=${N} />`}
      <${j} state=${t} table=${r} />
      <${w} game=${r.game} />
      <${o} own=${d(r.game)} />
    </nav>
  </header>`}const F=f(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),I=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function L({table:e}){let t=x(e);return t?S(t)??s`<${R} state=${t} />`:s`<${m} />`}function R({state:e}){let[n,o]=_(null),l=e.shown.value,d=l?.table.game;O(e,n,o);let[f,p]=D(d??``),y=r();if(c(()=>{d&&t(u(d).faces)},[d,y]),!l)return s`<${m} /><${z} state=${e} />`;let{Table:x,Sheet:S}=u(l.table.game);return s`<div class=${`room of-${l.table.game}`} onPointerOver=${f} onFocusIn=${f}>
    <${P} title=${h(l.table.game).title()} state=${e} table=${l.table} drawer=${n}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${x} shown=${l} state=${e} />
      <aside class=${g(`side`,n&&`open show-${n}`)}>
        <${C} table=${l.table} view=${l.view} Sheet=${S}
          changes=${e.happened.value.filter(b).length} />
        <${v} lines=${e.lines.value} />
      </aside>
      ${p}
    </main>
    ${I(l.table)&&s`<${i} part=${F} props=${{table:l.table,state:e}} Failed=${a} />`}
    <${z} state=${e} />
  </div>`}function z({state:e}){if(e.link.connection.value===`waiting`)return s`<p class="interruption">${n(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${n(`Try now`)}</button></p>`;let t=e.refusal.value;return t?s`<p class="interruption">
    <span>${t.text}${t.clause&&s` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${n(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{L as TablePage};