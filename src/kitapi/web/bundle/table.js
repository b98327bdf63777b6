import{$t as e,At as t,J as n,K as r,Qt as i,Vt as a,Wt as o,Y as s,Yt as c,a as l,cn as u,fn as d,gn as f,on as p,rn as m,s as h,sn as g,t as _,w as v}from"./main.js";import{g as y,h as b,m as x,p as S,t as C}from"./tables.js";import{a as w}from"./shared.js";function T({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,s]=f(null),[l,p]=f(0);return d(()=>{if(!i)return;let t=!0,n=0;return v(e.id).then(e=>{t&&s(e)},()=>{n=setTimeout(()=>{t&&p(l+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,l,r]),u`<section class="sheet-panel" tabindex="-1" aria-label=${c(`Sheet`)}>
    ${o&&t?u`<${n} sheet=${o} table=${e} view=${t} /><${x} changes=${o.seat_changes} />`:u`<div
        class="paper sheet-paper">
        <p class="quiet">${c(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function E(t,n,i){d(()=>{n&&D(n)},[n]),r(r=>{let a=t.shown.peek();if(r===`r`&&a)p(e(a.table.game).readAloud(a));else if(r===`s`||r===`l`)D(r===`s`?`sheet`:`log`);else if(r===`Escape`&&n)i(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=o(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:t}){let[r,i]=f(!1),[a,o]=f(!1),s=(t.requests?.length??0)+(t.seat_requests?.length??0);return u`<${h} label=${s?c(`Seats ({count})`,{count:s}):c(`Seats`)}
    title=${c(`Seats`)} shortcut="u"
    onOpen=${()=>{i(!0),o(!0)}} onClose=${()=>i(!1)}>
    ${a&&u`<${n} part=${O} props=${{state:e,table:t,isOpen:r}} />`}
  </${h}>`}function A({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return u`<header class="top-bar">
    <a class="home" href="/" aria-label=${c(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&u` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${c(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${c(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${c(`Log`)}</button>
      <${k} state=${t} table=${n} />
      <${w} game=${n.game} />
      <${l} own=${m(n.game)} />
    </nav>
  </header>`}const j=o(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),M=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function N({table:e}){let[t,n]=f(null);return d(()=>{let t=S(e);return n(t),t.close},[e]),t?C(t)??u`<${P} state=${t} />`:u`<${_} />`}function P({state:r}){let[o,c]=f(null),l=r.shown.value,p=l?.table.game;E(r,o,c);let m=a();if(d(()=>{p&&t(e(p).faces)},[p,m]),!l)return u`<${_} /><${F} state=${r} />`;let{Table:h,Sheet:v}=e(l.table.game);return u`<div class=${`room of-${l.table.game}`}>
    <${A} title=${i(l.table.game).title()} state=${r} table=${l.table} drawer=${o}
      setDrawer=${c} />
    <main class="cloth" onPointerDownCapture=${()=>r.hurry()}>
      <${h} shown=${l} state=${r} />
      <aside class=${g(`side`,o&&`open show-${o}`)}>
        <${T} table=${l.table} view=${l.view} Sheet=${v}
          changes=${r.happened.value.filter(b).length} />
        <${y} lines=${r.lines.value} />
      </aside>
    </main>
    ${M(l.table)&&u`<${n} part=${j} props=${{table:l.table,state:r}} Failed=${s} />`}
    <${F} state=${r} />
  </div>`}function F({state:e}){if(e.link.connection.value===`waiting`)return u`<p class="interruption">${c(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${c(`Try now`)}</button></p>`;let t=e.refusal.value;return t?u`<p class="interruption">
    <span>${t.text}${t.clause&&u` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${c(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{N as TablePage};