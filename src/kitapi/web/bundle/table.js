import{J as e,Kt as t,Mt as n,Ut as r,X as i,Z as a,Zt as o,a as s,an as c,cn as l,en as u,ln as d,mn as f,s as p,t as m,tn as h,un as g,vn as _}from"./main.js";import{g as v,h as y,n as b,r as x,t as S}from"./tables.js";import{a as C}from"./shared.js";function w(t,n,r){f(()=>{n&&T(n)},[n]),e(e=>{let i=t.shown.peek();if(e===`r`&&i)l(h(i.table.game).readAloud(i));else if(e===`s`||e===`l`)T(e===`s`?`sheet`:`log`);else if(e===`Escape`&&n)r(null);else return!1;return!0})}function T(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const E=t(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function D({state:e,table:t}){let[n,r]=_(!1),[a,s]=_(!1),c=(t.requests?.length??0)+(t.seat_requests?.length??0);return g`<${p} label=${c?o(`Seats ({count})`,{count:c}):o(`Seats`)}
    title=${o(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),s(!0)}} onClose=${()=>r(!1)}>
    ${a&&g`<${i} part=${E} props=${{state:e,table:t,isOpen:n}} />`}
  </${p}>`}function O({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return g`<header class="top-bar">
    <a class="home" href="/" aria-label=${o(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&g` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${o(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${o(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${o(`Log`)}</button>
      <${D} state=${t} table=${n} />
      <${C} game=${n.game} />
      <${s} own=${c(n.game)} />
    </nav>
  </header>`}const k=t(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),A=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function j({table:e}){let t=b(e);return t?x(t)??g`<${M} state=${t} />`:g`<${m} />`}function M({state:e}){let[t,o]=_(null),s=e.shown.value,c=s?.table.game;w(e,t,o);let l=r();if(f(()=>{c&&n(h(c).faces)},[c,l]),!s)return g`<${m} /><${N} state=${e} />`;let{Table:p,Sheet:b}=h(s.table.game);return g`<div class=${`room of-${s.table.game}`}>
    <${O} title=${u(s.table.game).title()} state=${e} table=${s.table} drawer=${t}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${p} shown=${s} state=${e} />
      <aside class=${d(`side`,t&&`open show-${t}`)}>
        <${S} table=${s.table} view=${s.view} Sheet=${b}
          changes=${e.happened.value.filter(y).length} />
        <${v} lines=${e.lines.value} />
      </aside>
    </main>
    ${A(s.table)&&g`<${i} part=${k} props=${{table:s.table,state:e}} Failed=${a} />`}
    <${N} state=${e} />
  </div>`}function N({state:e}){if(e.link.connection.value===`waiting`)return g`<p class="interruption">${o(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${o(`Try now`)}</button></p>`;let t=e.refusal.value;return t?g`<p class="interruption">
    <span>${t.text}${t.clause&&g` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${o(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{j as TablePage};