import{$t as e,Gt as t,Ht as n,T as r,X as i,Xt as a,Y as o,_n as s,a as c,cn as l,en as u,in as d,jt as f,ln as p,pn as m,q as h,s as g,sn as _,t as v}from"./main.js";import{g as y,h as b,m as x,p as S,t as C}from"./tables.js";import{a as w}from"./shared.js";function T({table:e,view:t,Sheet:n,changes:i=0}){let o=t!==null,c=t?.outcome?.kasa,[l,u]=s(null),[d,f]=s(0);return m(()=>{if(!o)return;let t=!0,n=0;return r(e.id).then(e=>{t&&u(e)},()=>{n=setTimeout(()=>{t&&f(d+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,c,o,d,i]),p`<section class="sheet-panel" tabindex="-1" aria-label=${a(`Sheet`)}>
    ${l&&t?p`<${n} sheet=${l} table=${e} view=${t} /><${x} changes=${l.seat_changes} />`:p`<div
        class="paper sheet-paper">
        <p class="quiet">${a(o?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function E(e,t,n){m(()=>{t&&D(t)},[t]),h(r=>{let i=e.shown.peek();if(r===`r`&&i)_(u(i.table.game).readAloud(i));else if(r===`s`||r===`l`)D(r===`s`?`sheet`:`log`);else if(r===`Escape`&&t)n(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=t(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:t}){let[n,r]=s(!1),[i,c]=s(!1),l=(t.requests?.length??0)+(t.seat_requests?.length??0);return p`<${g} label=${l?a(`Seats ({count})`,{count:l}):a(`Seats`)}
    title=${a(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),c(!0)}} onClose=${()=>r(!1)}>
    ${i&&p`<${o} part=${O} props=${{state:e,table:t,isOpen:n}} />`}
  </${g}>`}function A({title:e,state:t,table:n,drawer:r,setDrawer:i}){let o=e=>()=>i(r===e?null:e);return p`<header class="top-bar">
    <a class="home" href="/" aria-label=${a(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&p` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${a(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${o(`sheet`)}>${a(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${o(`log`)}>${a(`Log`)}</button>
      <${k} state=${t} table=${n} />
      <${w} game=${n.game} />
      <${c} own=${d(n.game)} />
    </nav>
  </header>`}const j=t(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),M=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function N({table:e}){let[t,n]=s(null);return m(()=>{let t=S(e);return n(t),t.close},[e]),t?C(t)??p`<${P} state=${t} />`:p`<${v} />`}function P({state:t}){let[r,a]=s(null),c=t.shown.value,d=c?.table.game;E(t,r,a);let h=n();if(m(()=>{d&&f(u(d).faces)},[d,h]),!c)return p`<${v} /><${F} state=${t} />`;let{Table:g,Sheet:_}=u(c.table.game);return p`<div class=${`room of-${c.table.game}`}>
    <${A} title=${e(c.table.game).title()} state=${t} table=${c.table} drawer=${r}
      setDrawer=${a} />
    <main class="cloth" onPointerDownCapture=${()=>t.hurry()}>
      <${g} shown=${c} state=${t} />
      <aside class=${l(`side`,r&&`open show-${r}`)}>
        <${T} table=${c.table} view=${c.view} Sheet=${_}
          changes=${t.happened.value.filter(b).length} />
        <${y} lines=${t.lines.value} />
      </aside>
    </main>
    ${M(c.table)&&p`<${o} part=${j} props=${{table:c.table,state:t}} Failed=${i} />`}
    <${F} state=${t} />
  </div>`}function F({state:e}){if(e.link.connection.value===`waiting`)return p`<p class="interruption">${a(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${a(`Try now`)}</button></p>`;let t=e.refusal.value;return t?p`<p class="interruption">
    <span>${t.text}${t.clause&&p` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${a(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{N as TablePage};