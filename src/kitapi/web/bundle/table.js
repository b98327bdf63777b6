import{$t as e,C as t,Gt as n,K as r,Qt as i,Ut as a,W as o,Yt as s,en as c,i as l,kt as u,nn as d,o as f,on as p,q as m,t as h,zt as g}from"./main.js";import{f as _,h as v,m as y,p as b,t as x}from"./tables.js";import{t as S}from"./shared.js";function C({table:e,view:n,Sheet:r,changes:i=0}){let a=n!==null,o=n?.outcome?.kasa,[l,u]=p(null),[f,m]=p(0);return d(()=>{if(!a)return;let n=!0,r=0;return t(e.id).then(e=>{n&&u(e)},()=>{r=setTimeout(()=>{n&&m(f+1)},2e3)}),()=>{n=!1,clearTimeout(r)}},[e.id,e.sheet,o,a,f,i]),c`<section class="sheet-panel" tabindex="-1" aria-label=${s(`Sheet`)}>
    ${l&&n?c`<${r} sheet=${l} table=${e} view=${n} /><${b} changes=${l.seat_changes} />`:c`<div
      class="paper sheet-paper"><p class="quiet">${s(a?`Fetching the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function w(e,t,n){d(()=>{t&&T(t)},[t]),o(r=>{let a=e.shown.peek();if(r===`r`&&a)i(m(a.table.game).reading(a));else if(r===`s`||r===`l`)T(r===`s`?`sheet`:`log`);else if(r===`Escape`&&t)n(null);else return!1;return!0})}function T(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const E=a(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function D({state:e,table:t}){let[r,i]=p(!1),[a,o]=p(!1),l=(t.requests?.length??0)+(t.seat_requests?.length??0);return c`<${f} label=${l?s(`Seats ({count})`,{count:l}):s(`Seats`)} title=${s(`Seats`)} shortcut="u"
    onOpen=${()=>{i(!0),o(!0)}} onClose=${()=>i(!1)}>
    ${a&&c`<${n} part=${E} props=${{state:e,table:t,isOpen:r}} />`}
  </${f}>`}function O({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return c`<header class="top-bar">
    <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&c` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${s(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${s(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${s(`Log`)}</button>
      <${D} state=${t} table=${n} />
      <${S} game=${n.game} />
      <${l} />
    </nav>
  </header>`}const k=a(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),A=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function j({table:e}){let[t,n]=p(null);return d(()=>{let t=_(e);return n(t),t.close},[e]),t?x(t)??c`<${M} state=${t} />`:c`<${h} />`}function M({state:t}){let[i,a]=p(null),o=t.shown.value,s=o?.table.game;w(t,i,a);let l=g();if(d(()=>{s&&u(m(s).faces)},[s,l]),!o)return c`<${h} /><${N} state=${t} />`;let{Table:f,Sheet:_}=m(o.table.game);return c`<div class=${`room of-${o.table.game}`}>
    <${O} title=${r(o.table.game).title()} state=${t} table=${o.table} drawer=${i} setDrawer=${a} />
    <main class="cloth" onPointerDownCapture=${()=>t.hurry()}>
      <${f} shown=${o} state=${t} />
      <aside class=${e(`side`,i&&`open show-${i}`)}>
        <${C} table=${o.table} view=${o.view} Sheet=${_} changes=${t.happened.value.filter(y).length} />
        <${v} lines=${t.lines.value} />
      </aside>
    </main>
    ${A(o.table)&&c`<${n} part=${k} props=${{table:o.table,state:t}} />`}
    <${N} state=${t} />
  </div>`}function N({state:e}){if(e.link.connection.value===`waiting`)return c`<p class="interruption">${s(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${s(`Try now`)}</button></p>`;let t=e.refusal.value;return t?c`<p class="interruption">
    ${t.text}
    <button type="button" class="close" aria-label=${s(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{j as TablePage};