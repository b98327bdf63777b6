import{B as e,Ft as t,Gt as n,H as r,Jt as i,Qt as a,S as o,Tt as s,U as c,Vt as l,Xt as u,Yt as d,a as f,nn as p,r as m,zt as h}from"./main.js";import{d as g,f as _,ft as v,m as y,p as b,t as x}from"./tables.js";import{J as S,K as C,t as w}from"./shared.js";function T({table:e,state:t}){let r=e.seats.filter(({ending:e})=>e);if(!r.length)return null;let i=e.me===null?null:e.seats[e.me],a=e=>()=>t.link.send({type:`break_up`,agree:e});return u`<section class="interruption ending" aria-label=${n(`Propose to break up the sitting`)}>
    <p>${n(`{names}: shall we break up?`,{names:r.map(C).join(`, `)})}</p>
    ${i&&!i.ending&&u`<button type="button" class="plain" onClick=${a(!0)}>${n(`I agree`)}</button>`}
    ${i&&u`<button type="button" class="plain" onClick=${a(!1)}>${n(`We play on`)}</button>`}
    ${i?.ending&&u`<${E} table=${e} state=${t} />`}
  </section>`}function E({table:e,state:t}){let r=e.seats.filter(({kind:e,ending:t})=>e===`person`&&!t),i=r.filter(({connected:e,missing:t})=>!e&&!t);return u`<div class="awaited">
    <p>${n(`Waiting for {names}`,{names:r.map(C).join(`, `)})}</p>
    ${i.length>0&&u`<p class="quiet">${n(`Away: {names}. A bot may soon stand in.`,{names:i.map(C).join(`, `)})}</p>`}
    ${r.map(n=>u`<${v} key=${n.seat} seat=${n} table=${e} send=${t.link.send} />`)}
  </div>`}function D({table:{proposal:e,seats:t,me:r},state:i}){let a=e?.release;if(!e||a==null)return null;let o=t=>()=>i.link.send({type:`answer_proposal`,proposal:e.number,agree:t}),s=r!==null&&!e.agreed.includes(r),c=t.filter(({kind:t,seat:n,missing:r})=>t===`person`&&!r&&!e.agreed.includes(n)),l={proposer:C(t[e.seat]),name:t[a]?.reserved??``,number:S(a)};return u`<section class="interruption release" aria-label=${n(`Give a seat away`)}>
    <p>${n(`{proposer}: shall seat {number}, reserved for {name}, be given away?`,l)}</p>
    ${s&&u`<button type="button" class="plain" onClick=${o(!0)}>${n(`I agree`)}</button>`}
    ${r!==null&&u`<button type="button" class="plain" onClick=${o(!1)}>${n(s?`No`:`Withdraw`)}</button>`}
    ${!s&&u`<p class="quiet">${c.length>0?n(`Waiting for {names}`,{names:c.map(C).join(`, `)}):n(`It is done when the deal is over.`)}</p>`}
  </section>`}function O({table:e,view:t,Sheet:r,changes:i=0}){let s=t!==null,c=t?.outcome?.kasa,[l,d]=p(null),[f,m]=p(0);return a(()=>{if(!s)return;let t=!0,n=0;return o(e.id).then(e=>{t&&d(e)},()=>{n=setTimeout(()=>{t&&m(f+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,c,s,f,i]),u`<section class="sheet-panel" tabindex="-1" aria-label=${n(`Sheet`)}>
    ${l&&t?u`<${r} sheet=${l} table=${e} view=${t} /><${_} changes=${l.seat_changes} />`:u`<div
      class="paper sheet-paper"><p class="quiet">${n(s?`Fetching the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function k(t,n,r){a(()=>{n&&A(n)},[n]),e(e=>{let a=t.shown.peek();if(e===`r`&&a)i(c(a.table.game).reading(a));else if(e===`s`||e===`l`)A(e===`s`?`sheet`:`log`);else if(e===`Escape`&&n)r(null);else return!1;return!0})}function A(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const j=h(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function M({state:e,table:t}){let[r,i]=p(!1),[a,o]=p(!1),s=(t.requests?.length??0)+(t.seat_requests?.length??0);return u`<${f} label=${s?n(`Seats ({count})`,{count:s}):n(`Seats`)} title=${n(`Seats`)} shortcut="u"
    onOpen=${()=>{i(!0),o(!0)}} onClose=${()=>i(!1)}>
    ${a&&u`<${l} part=${j} props=${{state:e,table:t,isOpen:r}} />`}
  </${f}>`}function N({title:e,state:t,table:r,drawer:i,setDrawer:a}){let o=e=>()=>a(i===e?null:e);return u`<header class="top-bar">
    <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}><img src="/static/e7c0850a12f39816/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${r.house&&u` <span class="house-name">${r.house}</span>`}</h1>
    <nav class="tools" aria-label=${n(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${i===`sheet`} aria-keyshortcuts="s"
        onClick=${o(`sheet`)}>${n(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${i===`log`} aria-keyshortcuts="l"
        onClick=${o(`log`)}>${n(`Log`)}</button>
      <${M} state=${t} table=${r} />
      <${w} game=${r.game} />
      <${m} />
    </nav>
  </header>`}function P({table:e}){let[t,n]=p(null);return a(()=>{let t=g(e);return n(t),t.close},[e]),t?x(t)??u`<${F} state=${t} />`:null}function F({state:e}){let[i,o]=p(null),l=e.shown.value,f=l?.table.game;k(e,i,o);let m=t();if(a(()=>{f&&s(c(f).faces)},[f,m]),!l)return u`<div class="room"><main class="cloth empty"><p
    class="prompt">${n(`Taking you to the table …`)}</p></main><${I} state=${e} /></div>`;let{Table:h,Sheet:g}=c(l.table.game);return u`<div class=${`room of-${l.table.game}`}>
    <${N} title=${r(l.table.game).title()} state=${e} table=${l.table} drawer=${i} setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${h} shown=${l} state=${e} />
      <aside class=${d(`side`,i&&`open show-${i}`)}>
        <${O} table=${l.table} view=${l.view} Sheet=${g} changes=${e.happened.value.filter(b).length} />
        <${y} lines=${e.lines.value} />
      </aside>
    </main>
    <${T} table=${l.table} state=${e} />
    <${D} table=${l.table} state=${e} />
    <${I} state=${e} />
  </div>`}function I({state:e}){if(e.link.connection.value===`waiting`)return u`<p class="interruption">${n(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${n(`Try now`)}</button></p>`;let t=e.refusal.value;return t?u`<p class="interruption">
    ${t.text}
    <button type="button" class="close" aria-label=${n(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{P as TablePage};