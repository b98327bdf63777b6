import{Bt as e,G as t,Ut as n,Xt as r,Y as i,Zt as a,a as o,an as s,in as c,kt as l,mn as u,on as d,q as f,qt as p,s as m,t as h,tn as g,un as _,w as v}from"./main.js";import{f as y,h as b,m as x,p as S,t as C}from"./tables.js";import{a as w}from"./shared.js";function T({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,s]=u(null),[c,l]=u(0);return _(()=>{if(!i)return;let t=!0,n=0;return v(e.id).then(e=>{t&&s(e)},()=>{n=setTimeout(()=>{t&&l(c+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,c,r]),d`<section class="sheet-panel" tabindex="-1" aria-label=${p(`Sheet`)}>
    ${o&&t?d`<${n} sheet=${o} table=${e} view=${t} /><${S} changes=${o.seat_changes} />`:d`<div
        class="paper sheet-paper">
        <p class="quiet">${p(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function E(e,n,r){_(()=>{n&&D(n)},[n]),t(t=>{let i=e.shown.peek();if(t===`r`&&i)c(a(i.table.game).readAloud(i));else if(t===`s`||t===`l`)D(t===`s`?`sheet`:`log`);else if(t===`Escape`&&n)r(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=n(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:t}){let[n,r]=u(!1),[i,a]=u(!1),o=(t.requests?.length??0)+(t.seat_requests?.length??0);return d`<${m} label=${o?p(`Seats ({count})`,{count:o}):p(`Seats`)}
    title=${p(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),a(!0)}} onClose=${()=>r(!1)}>
    ${i&&d`<${f} part=${O} props=${{state:e,table:t,isOpen:n}} />`}
  </${m}>`}function A({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return d`<header class="top-bar">
    <a class="home" href="/" aria-label=${p(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&d` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${p(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${p(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${p(`Log`)}</button>
      <${k} state=${t} table=${n} />
      <${w} game=${n.game} />
      <${o} own=${g(n.game)} />
    </nav>
  </header>`}const j=n(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),M=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function N({table:e}){let[t,n]=u(null);return _(()=>{let t=y(e);return n(t),t.close},[e]),t?C(t)??d`<${P} state=${t} />`:d`<${h} />`}function P({state:t}){let[n,o]=u(null),c=t.shown.value,p=c?.table.game;E(t,n,o);let m=e();if(_(()=>{p&&l(a(p).faces)},[p,m]),!c)return d`<${h} /><${F} state=${t} />`;let{Table:g,Sheet:v}=a(c.table.game);return d`<div class=${`room of-${c.table.game}`}>
    <${A} title=${r(c.table.game).title()} state=${t} table=${c.table} drawer=${n}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>t.hurry()}>
      <${g} shown=${c} state=${t} />
      <aside class=${s(`side`,n&&`open show-${n}`)}>
        <${T} table=${c.table} view=${c.view} Sheet=${v}
          changes=${t.happened.value.filter(x).length} />
        <${b} lines=${t.lines.value} />
      </aside>
    </main>
    ${M(c.table)&&d`<${f} part=${j} props=${{table:c.table,state:t}} Failed=${i} />`}
    <${F} state=${t} />
  </div>`}function F({state:e}){if(e.link.connection.value===`waiting`)return d`<p class="interruption">${p(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${p(`Try now`)}</button></p>`;let t=e.refusal.value;return t?d`<p class="interruption">
    <span>${t.text}${t.clause&&d` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${p(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{N as TablePage};