import{$t as e,C as t,Gt as n,K as r,Qt as i,Ut as a,W as o,Yt as s,en as c,i as l,kt as u,nn as d,o as f,on as p,q as m,t as h,zt as g}from"./main.js";import{d as _,f as v,ft as y,m as b,p as x,t as S}from"./tables.js";import{J as C,K as w,t as T}from"./shared.js";function E({table:e,state:t}){let n=e.seats.filter(({ending:e})=>e);if(!n.length)return null;let r=e.me===null?null:e.seats[e.me],i=e=>()=>t.link.send({type:`break_up`,agree:e});return c`<section class="interruption ending" aria-label=${s(`Propose to break up the sitting`)}>
    <p>${s(`{names}: shall we break up?`,{names:n.map(w).join(`, `)})}</p>
    ${r&&!r.ending&&c`<button type="button" class="plain" onClick=${i(!0)}>${s(`I agree`)}</button>`}
    ${r&&c`<button type="button" class="plain" onClick=${i(!1)}>${s(`We play on`)}</button>`}
    ${r?.ending&&c`<${D} table=${e} state=${t} />`}
  </section>`}function D({table:e,state:t}){let n=e.seats.filter(({kind:e,ending:t})=>e===`person`&&!t),r=n.filter(({connected:e,missing:t})=>!e&&!t);return c`<div class="awaited">
    <p>${s(`Waiting for {names}`,{names:n.map(w).join(`, `)})}</p>
    ${r.length>0&&c`<p class="quiet">${s(`Away: {names}. A bot may soon stand in.`,{names:r.map(w).join(`, `)})}</p>`}
    ${n.map(n=>c`<${y} key=${n.seat} seat=${n} table=${e} send=${t.link.send} />`)}
  </div>`}function O({table:{proposal:e,seats:t,me:n},state:r}){let i=e?.release;if(!e||i==null)return null;let a=t=>()=>r.link.send({type:`answer_proposal`,proposal:e.number,agree:t}),o=n!==null&&!e.agreed.includes(n),l=t.filter(({kind:t,seat:n,missing:r})=>t===`person`&&!r&&!e.agreed.includes(n)),u={proposer:w(t[e.seat]),name:t[i]?.reserved??``,number:C(i)};return c`<section class="interruption release" aria-label=${s(`Give a seat away`)}>
    <p>${s(`{proposer}: shall seat {number}, reserved for {name}, be given away?`,u)}</p>
    ${o&&c`<button type="button" class="plain" onClick=${a(!0)}>${s(`I agree`)}</button>`}
    ${n!==null&&c`<button type="button" class="plain" onClick=${a(!1)}>${s(o?`No`:`Withdraw`)}</button>`}
    ${!o&&c`<p class="quiet">${l.length>0?s(`Waiting for {names}`,{names:l.map(w).join(`, `)}):s(`It is done when the deal is over.`)}</p>`}
  </section>`}function k({table:e,view:n,Sheet:r,changes:i=0}){let a=n!==null,o=n?.outcome?.kasa,[l,u]=p(null),[f,m]=p(0);return d(()=>{if(!a)return;let n=!0,r=0;return t(e.id).then(e=>{n&&u(e)},()=>{r=setTimeout(()=>{n&&m(f+1)},2e3)}),()=>{n=!1,clearTimeout(r)}},[e.id,e.sheet,o,a,f,i]),c`<section class="sheet-panel" tabindex="-1" aria-label=${s(`Sheet`)}>
    ${l&&n?c`<${r} sheet=${l} table=${e} view=${n} /><${v} changes=${l.seat_changes} />`:c`<div
      class="paper sheet-paper"><p class="quiet">${s(a?`Fetching the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function A(e,t,n){d(()=>{t&&j(t)},[t]),o(r=>{let a=e.shown.peek();if(r===`r`&&a)i(m(a.table.game).reading(a));else if(r===`s`||r===`l`)j(r===`s`?`sheet`:`log`);else if(r===`Escape`&&t)n(null);else return!1;return!0})}function j(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const M=a(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function N({state:e,table:t}){let[r,i]=p(!1),[a,o]=p(!1),l=(t.requests?.length??0)+(t.seat_requests?.length??0);return c`<${f} label=${l?s(`Seats ({count})`,{count:l}):s(`Seats`)} title=${s(`Seats`)} shortcut="u"
    onOpen=${()=>{i(!0),o(!0)}} onClose=${()=>i(!1)}>
    ${a&&c`<${n} part=${M} props=${{state:e,table:t,isOpen:r}} />`}
  </${f}>`}function P({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return c`<header class="top-bar">
    <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&c` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${s(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${s(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${s(`Log`)}</button>
      <${N} state=${t} table=${n} />
      <${T} game=${n.game} />
      <${l} />
    </nav>
  </header>`}function F({table:e}){let[t,n]=p(null);return d(()=>{let t=_(e);return n(t),t.close},[e]),t?S(t)??c`<${I} state=${t} />`:c`<${h} />`}function I({state:t}){let[n,i]=p(null),a=t.shown.value,o=a?.table.game;A(t,n,i);let s=g();if(d(()=>{o&&u(m(o).faces)},[o,s]),!a)return c`<${h} /><${L} state=${t} />`;let{Table:l,Sheet:f}=m(a.table.game);return c`<div class=${`room of-${a.table.game}`}>
    <${P} title=${r(a.table.game).title()} state=${t} table=${a.table} drawer=${n} setDrawer=${i} />
    <main class="cloth" onPointerDownCapture=${()=>t.hurry()}>
      <${l} shown=${a} state=${t} />
      <aside class=${e(`side`,n&&`open show-${n}`)}>
        <${k} table=${a.table} view=${a.view} Sheet=${f} changes=${t.happened.value.filter(x).length} />
        <${b} lines=${t.lines.value} />
      </aside>
    </main>
    <${E} table=${a.table} state=${t} />
    <${O} table=${a.table} state=${t} />
    <${L} state=${t} />
  </div>`}function L({state:e}){if(e.link.connection.value===`waiting`)return c`<p class="interruption">${s(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${s(`Try now`)}</button></p>`;let t=e.refusal.value;return t?c`<p class="interruption">
    ${t.text}
    <button type="button" class="close" aria-label=${s(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{F as TablePage};