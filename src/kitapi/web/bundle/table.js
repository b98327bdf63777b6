import{$t as e,C as t,Gt as n,K as r,Kt as i,Ut as a,W as o,Xt as s,en as c,i as l,kt as u,o as d,q as f,rn as p,sn as m,t as h,tn as g,zt as _}from"./main.js";import{f as v,h as y,m as b,p as x,t as S}from"./tables.js";import{r as C}from"./shared.js";function w({table:e,view:n,Sheet:r,changes:i=0}){let a=n!==null,o=n?.outcome?.kasa,[c,l]=m(null),[u,d]=m(0);return p(()=>{if(!a)return;let n=!0,r=0;return t(e.id).then(e=>{n&&l(e)},()=>{r=setTimeout(()=>{n&&d(u+1)},2e3)}),()=>{n=!1,clearTimeout(r)}},[e.id,e.sheet,o,a,u,i]),g`<section class="sheet-panel" tabindex="-1" aria-label=${s(`Sheet`)}>
    ${c&&n?g`<${r} sheet=${c} table=${e} view=${n} /><${x} changes=${c.seat_changes} />`:g`<div
      class="paper sheet-paper"><p class="quiet">${s(a?`Fetching the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function T(t,n,r){p(()=>{n&&E(n)},[n]),o(i=>{let a=t.shown.peek();if(i===`r`&&a)e(f(a.table.game).reading(a));else if(i===`s`||i===`l`)E(i===`s`?`sheet`:`log`);else if(i===`Escape`&&n)r(null);else return!1;return!0})}function E(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const D=a(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function O({state:e,table:t}){let[n,r]=m(!1),[a,o]=m(!1),c=(t.requests?.length??0)+(t.seat_requests?.length??0);return g`<${d} label=${c?s(`Seats ({count})`,{count:c}):s(`Seats`)} title=${s(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),o(!0)}} onClose=${()=>r(!1)}>
    ${a&&g`<${i} part=${D} props=${{state:e,table:t,isOpen:n}} />`}
  </${d}>`}function k({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return g`<header class="top-bar">
    <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&g` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${s(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${s(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${s(`Log`)}</button>
      <${O} state=${t} table=${n} />
      <${C} game=${n.game} />
      <${l} />
    </nav>
  </header>`}const A=a(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),j=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function M({table:e}){let[t,n]=m(null);return p(()=>{let t=v(e);return n(t),t.close},[e]),t?S(t)??g`<${N} state=${t} />`:g`<${h} />`}function N({state:e}){let[t,a]=m(null),o=e.shown.value,s=o?.table.game;T(e,t,a);let l=_();if(p(()=>{s&&u(f(s).faces)},[s,l]),!o)return g`<${h} /><${P} state=${e} />`;let{Table:d,Sheet:v}=f(o.table.game);return g`<div class=${`room of-${o.table.game}`}>
    <${k} title=${r(o.table.game).title()} state=${e} table=${o.table} drawer=${t} setDrawer=${a} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${d} shown=${o} state=${e} />
      <aside class=${c(`side`,t&&`open show-${t}`)}>
        <${w} table=${o.table} view=${o.view} Sheet=${v} changes=${e.happened.value.filter(b).length} />
        <${y} lines=${e.lines.value} />
      </aside>
    </main>
    ${j(o.table)&&g`<${i} part=${A} props=${{table:o.table,state:e}} Failed=${n} />`}
    <${P} state=${e} />
  </div>`}function P({state:e}){if(e.link.connection.value===`waiting`)return g`<p class="interruption">${s(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${s(`Try now`)}</button></p>`;let t=e.refusal.value;return t?g`<p class="interruption">
    ${t.text}
    <button type="button" class="close" aria-label=${s(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{M as TablePage};