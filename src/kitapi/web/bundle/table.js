import{$t as e,Bt as t,C as n,Et as r,Ht as i,It as a,Kt as o,U as s,V as c,W as l,Xt as u,Yt as d,Zt as f,i as p,o as m,rn as h,t as g}from"./main.js";import{d as _,f as v,ft as y,m as b,p as x,t as S}from"./tables.js";import{J as C,K as w,t as T}from"./shared.js";function E({table:e,state:t}){let n=e.seats.filter(({ending:e})=>e);if(!n.length)return null;let r=e.me===null?null:e.seats[e.me],i=e=>()=>t.link.send({type:`break_up`,agree:e});return f`<section class="interruption ending" aria-label=${o(`Propose to break up the sitting`)}>
    <p>${o(`{names}: shall we break up?`,{names:n.map(w).join(`, `)})}</p>
    ${r&&!r.ending&&f`<button type="button" class="plain" onClick=${i(!0)}>${o(`I agree`)}</button>`}
    ${r&&f`<button type="button" class="plain" onClick=${i(!1)}>${o(`We play on`)}</button>`}
    ${r?.ending&&f`<${D} table=${e} state=${t} />`}
  </section>`}function D({table:e,state:t}){let n=e.seats.filter(({kind:e,ending:t})=>e===`person`&&!t),r=n.filter(({connected:e,missing:t})=>!e&&!t);return f`<div class="awaited">
    <p>${o(`Waiting for {names}`,{names:n.map(w).join(`, `)})}</p>
    ${r.length>0&&f`<p class="quiet">${o(`Away: {names}. A bot may soon stand in.`,{names:r.map(w).join(`, `)})}</p>`}
    ${n.map(n=>f`<${y} key=${n.seat} seat=${n} table=${e} send=${t.link.send} />`)}
  </div>`}function O({table:{proposal:e,seats:t,me:n},state:r}){let i=e?.release;if(!e||i==null)return null;let a=t=>()=>r.link.send({type:`answer_proposal`,proposal:e.number,agree:t}),s=n!==null&&!e.agreed.includes(n),c=t.filter(({kind:t,seat:n,missing:r})=>t===`person`&&!r&&!e.agreed.includes(n)),l={proposer:w(t[e.seat]),name:t[i]?.reserved??``,number:C(i)};return f`<section class="interruption release" aria-label=${o(`Give a seat away`)}>
    <p>${o(`{proposer}: shall seat {number}, reserved for {name}, be given away?`,l)}</p>
    ${s&&f`<button type="button" class="plain" onClick=${a(!0)}>${o(`I agree`)}</button>`}
    ${n!==null&&f`<button type="button" class="plain" onClick=${a(!1)}>${o(s?`No`:`Withdraw`)}</button>`}
    ${!s&&f`<p class="quiet">${c.length>0?o(`Waiting for {names}`,{names:c.map(w).join(`, `)}):o(`It is done when the deal is over.`)}</p>`}
  </section>`}function k({table:t,view:r,Sheet:i,changes:a=0}){let s=r!==null,c=r?.outcome?.kasa,[l,u]=h(null),[d,p]=h(0);return e(()=>{if(!s)return;let e=!0,r=0;return n(t.id).then(t=>{e&&u(t)},()=>{r=setTimeout(()=>{e&&p(d+1)},2e3)}),()=>{e=!1,clearTimeout(r)}},[t.id,t.sheet,c,s,d,a]),f`<section class="sheet-panel" tabindex="-1" aria-label=${o(`Sheet`)}>
    ${l&&r?f`<${i} sheet=${l} table=${t} view=${r} /><${v} changes=${l.seat_changes} />`:f`<div
      class="paper sheet-paper"><p class="quiet">${o(s?`Fetching the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function A(t,n,r){e(()=>{n&&j(n)},[n]),c(e=>{let i=t.shown.peek();if(e===`r`&&i)d(l(i.table.game).reading(i));else if(e===`s`||e===`l`)j(e===`s`?`sheet`:`log`);else if(e===`Escape`&&n)r(null);else return!1;return!0})}function j(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const M=t(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function N({state:e,table:t}){let[n,r]=h(!1),[a,s]=h(!1),c=(t.requests?.length??0)+(t.seat_requests?.length??0);return f`<${m} label=${c?o(`Seats ({count})`,{count:c}):o(`Seats`)} title=${o(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),s(!0)}} onClose=${()=>r(!1)}>
    ${a&&f`<${i} part=${M} props=${{state:e,table:t,isOpen:n}} />`}
  </${m}>`}function P({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return f`<header class="top-bar">
    <a class="home" href="/" aria-label=${o(`Kitapi, to the start page`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&f` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${o(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${o(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${o(`Log`)}</button>
      <${N} state=${t} table=${n} />
      <${T} game=${n.game} />
      <${p} />
    </nav>
  </header>`}function F({table:t}){let[n,r]=h(null);return e(()=>{let e=_(t);return r(e),e.close},[t]),n?S(n)??f`<${I} state=${n} />`:f`<${g} />`}function I({state:t}){let[n,i]=h(null),o=t.shown.value,c=o?.table.game;A(t,n,i);let d=a();if(e(()=>{c&&r(l(c).faces)},[c,d]),!o)return f`<${g} /><${L} state=${t} />`;let{Table:p,Sheet:m}=l(o.table.game);return f`<div class=${`room of-${o.table.game}`}>
    <${P} title=${s(o.table.game).title()} state=${t} table=${o.table} drawer=${n} setDrawer=${i} />
    <main class="cloth" onPointerDownCapture=${()=>t.hurry()}>
      <${p} shown=${o} state=${t} />
      <aside class=${u(`side`,n&&`open show-${n}`)}>
        <${k} table=${o.table} view=${o.view} Sheet=${m} changes=${t.happened.value.filter(x).length} />
        <${b} lines=${t.lines.value} />
      </aside>
    </main>
    <${E} table=${o.table} state=${t} />
    <${O} table=${o.table} state=${t} />
    <${L} state=${t} />
  </div>`}function L({state:e}){if(e.link.connection.value===`waiting`)return f`<p class="interruption">${o(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${o(`Try now`)}</button></p>`;let t=e.refusal.value;return t?f`<p class="interruption">
    ${t.text}
    <button type="button" class="close" aria-label=${o(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{F as TablePage};