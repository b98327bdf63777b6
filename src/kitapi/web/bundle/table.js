import{Bt as e,G as t,Ut as n,Xt as r,Y as i,Zt as a,a as o,an as s,dn as c,in as l,kt as u,q as d,qt as f,rn as p,s as m,sn as h,t as g,w as _}from"./main.js";import{f as v,h as y,m as b,p as x,t as S}from"./tables.js";import{r as C}from"./shared.js";function w({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,l]=c(null),[u,d]=c(0);return h(()=>{if(!i)return;let t=!0,n=0;return _(e.id).then(e=>{t&&l(e)},()=>{n=setTimeout(()=>{t&&d(u+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,u,r]),s`<section class="sheet-panel" tabindex="-1" aria-label=${f(`Sheet`)}>
    ${o&&t?s`<${n} sheet=${o} table=${e} view=${t} /><${x} changes=${o.seat_changes} />`:s`<div
        class="paper sheet-paper">
        <p class="quiet">${f(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function T(e,n,r){h(()=>{n&&E(n)},[n]),t(t=>{let i=e.shown.peek();if(t===`r`&&i)p(a(i.table.game).readAloud(i));else if(t===`s`||t===`l`)E(t===`s`?`sheet`:`log`);else if(t===`Escape`&&n)r(null);else return!1;return!0})}function E(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const D=n(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function O({state:e,table:t}){let[n,r]=c(!1),[i,a]=c(!1),o=(t.requests?.length??0)+(t.seat_requests?.length??0);return s`<${m} label=${o?f(`Seats ({count})`,{count:o}):f(`Seats`)}
    title=${f(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),a(!0)}} onClose=${()=>r(!1)}>
    ${i&&s`<${d} part=${D} props=${{state:e,table:t,isOpen:n}} />`}
  </${m}>`}function k({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return s`<header class="top-bar">
    <a class="home" href="/" aria-label=${f(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&s` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${f(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${f(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${f(`Log`)}</button>
      <${O} state=${t} table=${n} />
      <${C} game=${n.game} />
      <${o} />
    </nav>
  </header>`}const A=n(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),j=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function M({table:e}){let[t,n]=c(null);return h(()=>{let t=v(e);return n(t),t.close},[e]),t?S(t)??s`<${N} state=${t} />`:s`<${g} />`}function N({state:t}){let[n,o]=c(null),f=t.shown.value,p=f?.table.game;T(t,n,o);let m=e();if(h(()=>{p&&u(a(p).faces)},[p,m]),!f)return s`<${g} /><${P} state=${t} />`;let{Table:_,Sheet:v}=a(f.table.game);return s`<div class=${`room of-${f.table.game}`}>
    <${k} title=${r(f.table.game).title()} state=${t} table=${f.table} drawer=${n}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>t.hurry()}>
      <${_} shown=${f} state=${t} />
      <aside class=${l(`side`,n&&`open show-${n}`)}>
        <${w} table=${f.table} view=${f.view} Sheet=${v}
          changes=${t.happened.value.filter(b).length} />
        <${y} lines=${t.lines.value} />
      </aside>
    </main>
    ${j(f.table)&&s`<${d} part=${A} props=${{table:f.table,state:t}} Failed=${i} />`}
    <${P} state=${t} />
  </div>`}function P({state:e}){if(e.link.connection.value===`waiting`)return s`<p class="interruption">${f(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${f(`Try now`)}</button></p>`;let t=e.refusal.value;return t?s`<p class="interruption">
    ${t.text}
    <button type="button" class="close" aria-label=${f(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{M as TablePage};