import{G as e,J as t,Ut as n,Xt as r,Y as i,Zt as a,a as o,an as s,dn as c,in as l,kt as u,qt as d,rn as f,s as p,sn as m,t as h,w as g,zt as _}from"./main.js";import{f as v,h as y,m as b,p as x,t as S}from"./tables.js";import{r as C}from"./shared.js";function w({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,l]=c(null),[u,f]=c(0);return m(()=>{if(!i)return;let t=!0,n=0;return g(e.id).then(e=>{t&&l(e)},()=>{n=setTimeout(()=>{t&&f(u+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,u,r]),s`<section class="sheet-panel" tabindex="-1" aria-label=${d(`Sheet`)}>
    ${o&&t?s`<${n} sheet=${o} table=${e} view=${t} /><${x} changes=${o.seat_changes} />`:s`<div
        class="paper sheet-paper">
        <p class="quiet">${d(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function T(t,n,r){m(()=>{n&&E(n)},[n]),e(e=>{let i=t.shown.peek();if(e===`r`&&i)f(a(i.table.game).reading(i));else if(e===`s`||e===`l`)E(e===`s`?`sheet`:`log`);else if(e===`Escape`&&n)r(null);else return!1;return!0})}function E(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const D=n(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function O({state:e,table:t}){let[n,r]=c(!1),[a,o]=c(!1),l=(t.requests?.length??0)+(t.seat_requests?.length??0);return s`<${p} label=${l?d(`Seats ({count})`,{count:l}):d(`Seats`)}
    title=${d(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),o(!0)}} onClose=${()=>r(!1)}>
    ${a&&s`<${i} part=${D} props=${{state:e,table:t,isOpen:n}} />`}
  </${p}>`}function k({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return s`<header class="top-bar">
    <a class="home" href="/" aria-label=${d(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&s` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${d(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${d(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${d(`Log`)}</button>
      <${O} state=${t} table=${n} />
      <${C} game=${n.game} />
      <${o} />
    </nav>
  </header>`}const A=n(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),j=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function M({table:e}){let[t,n]=c(null);return m(()=>{let t=v(e);return n(t),t.close},[e]),t?S(t)??s`<${N} state=${t} />`:s`<${h} />`}function N({state:e}){let[n,o]=c(null),d=e.shown.value,f=d?.table.game;T(e,n,o);let p=_();if(m(()=>{f&&u(a(f).faces)},[f,p]),!d)return s`<${h} /><${P} state=${e} />`;let{Table:g,Sheet:v}=a(d.table.game);return s`<div class=${`room of-${d.table.game}`}>
    <${k} title=${r(d.table.game).title()} state=${e} table=${d.table} drawer=${n}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${g} shown=${d} state=${e} />
      <aside class=${l(`side`,n&&`open show-${n}`)}>
        <${w} table=${d.table} view=${d.view} Sheet=${v}
          changes=${e.happened.value.filter(b).length} />
        <${y} lines=${e.lines.value} />
      </aside>
    </main>
    ${j(d.table)&&s`<${i} part=${A} props=${{table:d.table,state:e}} Failed=${t} />`}
    <${P} state=${e} />
  </div>`}function P({state:e}){if(e.link.connection.value===`waiting`)return s`<p class="interruption">${d(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${d(`Try now`)}</button></p>`;let t=e.refusal.value;return t?s`<p class="interruption">
    ${t.text}
    <button type="button" class="close" aria-label=${d(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{M as TablePage};