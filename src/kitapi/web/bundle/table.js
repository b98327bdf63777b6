import{$ as e,Qt as t,Rt as n,Tn as r,a as i,bn as a,cn as o,dn as s,fn as c,gn as l,kn as u,nn as d,nt as f,o as p,t as m,tt as h,xn as g,yn as _}from"./main.js";import{_ as v,g as y,i as b,n as x,r as S,t as C,v as w}from"./tables.js";import{o as T}from"./shared.js";function E(t,n,i){r(()=>{n&&D(n)},[n]),e(e=>{let r=t.shown.peek();if(e===`r`&&r)_(c(r.table.game).readAloud(r));else if(e===`s`||e===`l`)D(e===`s`?`sheet`:`log`);else if(e===`Escape`&&n)i(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=d(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:t}){let[n,r]=u(!1),[i,a]=u(!1),s=(t.requests?.length??0)+(t.seat_requests?.length??0);return g`<${p} label=${s?o(`Seats ({count})`,{count:s}):o(`Seats`)}
    title=${o(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),a(!0)}} onClose=${()=>r(!1)}>
    ${i&&g`<${h} part=${O} props=${{state:e,table:t,isOpen:n}} />`}
  </${p}>`}const A=d(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),j=()=>null;function M({title:e,state:t,table:n,drawer:r,setDrawer:a}){let s=e=>()=>a(r===e?null:e);return g`<header class="top-bar">
    <a class="home" href="/" aria-label=${o(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&g` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${o(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${s(`sheet`)}>${o(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${s(`log`)}>${o(`Log`)}</button>
      ${v(n)&&g`<${h} part=${A} props=${{table:n,state:t}} Failed=${j} />`}
      <${k} state=${t} table=${n} />
      <${T} game=${n.game} />
      <${i} own=${l(n.game)} />
    </nav>
  </header>`}const N=d(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),P=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`||!!t?.takes_back;function F({table:e}){let t=S(e);return t?b(t)??g`<${I} state=${t} />`:g`<${m} />`}function I({state:e}){let[i,o]=u(null),l=e.shown.value,d=l?.table.game;E(e,i,o);let[p,_]=x(d??``),v=t();if(r(()=>{d&&n(c(d).faces)},[d,v]),!l)return g`<${m} /><${L} state=${e} />`;let{Table:b,Sheet:S,Log:T=w}=c(l.table.game);return g`<div class=${`room of-${l.table.game}`} onPointerOver=${p} onFocusIn=${p}>
    <${M} title=${s(l.table.game).title()} state=${e} table=${l.table} drawer=${i}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${b} shown=${l} state=${e} />
      <aside class=${a(`side`,i&&`open show-${i}`)}>
        <${C} table=${l.table} view=${l.view} Sheet=${S}
          changes=${e.happened.value.filter(y).length} />
        <${T} lines=${e.lines.value} table=${l.table} />
      </aside>
      ${_}
    </main>
    ${P(l.table)&&g`<${h} part=${N} props=${{table:l.table,state:e}} Failed=${f} />`}
    <${L} state=${e} />
  </div>`}function L({state:e}){if(e.link.connection.value===`waiting`)return g`<p class="interruption">${o(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${o(`Try now`)}</button></p>`;let t=e.refusal.value;return t?g`<p class="interruption">
    <span>${t.text}${t.clause&&g` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${o(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{F as TablePage};