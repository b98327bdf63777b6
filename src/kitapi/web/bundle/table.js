import{J as e,Kt as t,Mt as n,Ut as r,X as i,Z as a,Zt as o,a as s,an as c,cn as l,en as u,ln as d,mn as f,s as p,t as m,tn as h,un as g,vn as _}from"./main.js";import{_ as v,g as y,h as b,n as x,r as S,t as C}from"./tables.js";import{a as w}from"./shared.js";function T(t,n,r){f(()=>{n&&E(n)},[n]),e(e=>{let i=t.shown.peek();if(e===`r`&&i)l(h(i.table.game).readAloud(i));else if(e===`s`||e===`l`)E(e===`s`?`sheet`:`log`);else if(e===`Escape`&&n)r(null);else return!1;return!0})}function E(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const D=t(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function O({state:e,table:t}){let[n,r]=_(!1),[a,s]=_(!1),c=(t.requests?.length??0)+(t.seat_requests?.length??0);return g`<${p} label=${c?o(`Seats ({count})`,{count:c}):o(`Seats`)}
    title=${o(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),s(!0)}} onClose=${()=>r(!1)}>
    ${a&&g`<${i} part=${D} props=${{state:e,table:t,isOpen:n}} />`}
  </${p}>`}const k=t(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),A=()=>null;function j({title:e,state:t,table:n,drawer:r,setDrawer:a}){let l=e=>()=>a(r===e?null:e);return g`<header class="top-bar">
    <a class="home" href="/" aria-label=${o(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&g` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${o(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${l(`sheet`)}>${o(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${l(`log`)}>${o(`Log`)}</button>
      ${y(n)&&g`<${i} part=${k} props=${{table:n,state:t}} Failed=${A} />`}
      <${O} state=${t} table=${n} />
      <${w} game=${n.game} />
      <${s} own=${c(n.game)} />
    </nav>
  </header>`}const M=t(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),N=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function P({table:e}){let t=x(e);return t?S(t)??g`<${F} state=${t} />`:g`<${m} />`}function F({state:e}){let[t,o]=_(null),s=e.shown.value,c=s?.table.game;T(e,t,o);let l=r();if(f(()=>{c&&n(h(c).faces)},[c,l]),!s)return g`<${m} /><${I} state=${e} />`;let{Table:p,Sheet:y}=h(s.table.game);return g`<div class=${`room of-${s.table.game}`}>
    <${j} title=${u(s.table.game).title()} state=${e} table=${s.table} drawer=${t}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${p} shown=${s} state=${e} />
      <aside class=${d(`side`,t&&`open show-${t}`)}>
        <${C} table=${s.table} view=${s.view} Sheet=${y}
          changes=${e.happened.value.filter(b).length} />
        <${v} lines=${e.lines.value} />
      </aside>
    </main>
    ${N(s.table)&&g`<${i} part=${M} props=${{table:s.table,state:e}} Failed=${a} />`}
    <${I} state=${e} />
  </div>`}function I({state:e}){if(e.link.connection.value===`waiting`)return g`<p class="interruption">${o(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${o(`Try now`)}</button></p>`;let t=e.refusal.value;return t?g`<p class="interruption">
    <span>${t.text}${t.clause&&g` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${o(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{P as TablePage};