import{At as e,J as t,Jt as n,K as r,Qt as i,Vt as a,Wt as o,X as s,Zt as c,a as l,an as u,dn as d,hn as f,nn as p,on as m,s as h,sn as g,t as _,w as v}from"./main.js";import{f as y,h as b,m as x,p as S,t as C}from"./tables.js";import{a as w}from"./shared.js";function T({table:e,view:t,Sheet:r,changes:i=0}){let a=t!==null,o=t?.outcome?.kasa,[s,c]=f(null),[l,u]=f(0);return d(()=>{if(!a)return;let t=!0,n=0;return v(e.id).then(e=>{t&&c(e)},()=>{n=setTimeout(()=>{t&&u(l+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,o,a,l,i]),g`<section class="sheet-panel" tabindex="-1" aria-label=${n(`Sheet`)}>
    ${s&&t?g`<${r} sheet=${s} table=${e} view=${t} /><${S} changes=${s.seat_changes} />`:g`<div
        class="paper sheet-paper">
        <p class="quiet">${n(a?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function E(e,t,n){d(()=>{t&&D(t)},[t]),r(r=>{let a=e.shown.peek();if(r===`r`&&a)u(i(a.table.game).readAloud(a));else if(r===`s`||r===`l`)D(r===`s`?`sheet`:`log`);else if(r===`Escape`&&t)n(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=o(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:r}){let[i,a]=f(!1),[o,s]=f(!1),c=(r.requests?.length??0)+(r.seat_requests?.length??0);return g`<${h} label=${c?n(`Seats ({count})`,{count:c}):n(`Seats`)}
    title=${n(`Seats`)} shortcut="u"
    onOpen=${()=>{a(!0),s(!0)}} onClose=${()=>a(!1)}>
    ${o&&g`<${t} part=${O} props=${{state:e,table:r,isOpen:i}} />`}
  </${h}>`}function A({title:e,state:t,table:r,drawer:i,setDrawer:a}){let o=e=>()=>a(i===e?null:e);return g`<header class="top-bar">
    <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${r.house&&g` <span class="house-name">${r.house}</span>`}</h1>
    <nav class="tools" aria-label=${n(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${i===`sheet`} aria-keyshortcuts="s"
        onClick=${o(`sheet`)}>${n(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${i===`log`} aria-keyshortcuts="l"
        onClick=${o(`log`)}>${n(`Log`)}</button>
      <${k} state=${t} table=${r} />
      <${w} game=${r.game} />
      <${l} own=${p(r.game)} />
    </nav>
  </header>`}const j=o(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),M=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function N({table:e}){let[t,n]=f(null);return d(()=>{let t=y(e);return n(t),t.close},[e]),t?C(t)??g`<${P} state=${t} />`:g`<${_} />`}function P({state:n}){let[r,o]=f(null),l=n.shown.value,u=l?.table.game;E(n,r,o);let p=a();if(d(()=>{u&&e(i(u).faces)},[u,p]),!l)return g`<${_} /><${F} state=${n} />`;let{Table:h,Sheet:v}=i(l.table.game);return g`<div class=${`room of-${l.table.game}`}>
    <${A} title=${c(l.table.game).title()} state=${n} table=${l.table} drawer=${r}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>n.hurry()}>
      <${h} shown=${l} state=${n} />
      <aside class=${m(`side`,r&&`open show-${r}`)}>
        <${T} table=${l.table} view=${l.view} Sheet=${v}
          changes=${n.happened.value.filter(x).length} />
        <${b} lines=${n.lines.value} />
      </aside>
    </main>
    ${M(l.table)&&g`<${t} part=${j} props=${{table:l.table,state:n}} Failed=${s} />`}
    <${F} state=${n} />
  </div>`}function F({state:e}){if(e.link.connection.value===`waiting`)return g`<p class="interruption">${n(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${n(`Try now`)}</button></p>`;let t=e.refusal.value;return t?g`<p class="interruption">
    <span>${t.text}${t.clause&&g` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${n(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{N as TablePage};