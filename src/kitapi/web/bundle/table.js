import{Bt as e,Cn as t,Nn as n,Tn as r,a as i,bn as a,en as o,et as s,fn as c,gn as l,hn as u,in as d,kn as f,nt as p,o as m,rt as h,t as g,wn as _}from"./main.js";import{_ as v,i as y,n as b,r as x,t as S,v as C,y as w}from"./tables.js";import{l as T}from"./shared.js";function E(e,n,r){f(()=>{n&&D(n)},[n]),s(i=>{let a=e.shown.peek();if(i===`r`&&a)t(l(a.table.game).readAloud(a));else if(i===`s`||i===`l`)D(i===`s`?`sheet`:`log`);else if(i===`Escape`&&n)r(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=d(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:t}){let[i,a]=n(!1),[o,s]=n(!1),l=(t.requests?.length??0)+(t.seat_requests?.length??0);return r`<${m} label=${l?c(`Seats ({count})`,{count:l}):c(`Seats`)}
    title=${c(`Seats`)} shortcut="u"
    onOpen=${()=>{a(!0),s(!0)}} onClose=${()=>a(!1)}>
    ${o&&r`<${p} part=${O} props=${{state:e,table:t,isOpen:i}} />`}
  </${m}>`}const A=d(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),j=()=>null;function M({title:e,state:t,table:n,drawer:o,setDrawer:s}){let l=e=>()=>s(o===e?null:e);return r`<header class="top-bar">
    <a class="home" href="/" aria-label=${c(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&r` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${c(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${o===`sheet`} aria-keyshortcuts="s"
        onClick=${l(`sheet`)}>${c(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${o===`log`} aria-keyshortcuts="l"
        onClick=${l(`log`)}>${c(`Log`)}</button>
      ${C(n)&&r`<${p} part=${A} props=${{table:n,state:t}} Failed=${j} />`}
      <${k} state=${t} table=${n} />
      <${T} game=${n.game} />
      <${i} own=${a(n.game)} />
    </nav>
  </header>`}const N=d(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),P=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`||!!t?.takes_back;function F({table:e}){let t=x(e);return t?y(t)??r`<${I} state=${t} />`:r`<${g} />`}function I({state:t}){let[i,a]=n(null),s=t.shown.value,c=s?.table.game;E(t,i,a);let[d,m]=b(c??``),y=o();if(f(()=>{c&&e(l(c).faces)},[c,y]),!s)return r`<${g} /><${L} state=${t} />`;let{Table:x,Sheet:C,Log:T=w}=l(s.table.game);return r`<div class=${`room of-${s.table.game}`} onPointerOver=${d} onFocusIn=${d}>
    <${M} title=${u(s.table.game).title()} state=${t} table=${s.table} drawer=${i}
      setDrawer=${a} />
    <main class="cloth" onPointerDownCapture=${()=>t.hurry()}>
      <${x} shown=${s} state=${t} />
      <aside class=${_(`side`,i&&`open show-${i}`)}>
        <${S} table=${s.table} view=${s.view} Sheet=${C}
          changes=${t.happened.value.filter(v).length} />
        <${T} lines=${t.lines.value} table=${s.table} />
      </aside>
      ${m}
    </main>
    ${P(s.table)&&r`<${p} part=${N} props=${{table:s.table,state:t}} Failed=${h} />`}
    <${L} state=${t} />
  </div>`}function L({state:e}){if(e.link.connection.value===`waiting`)return r`<p class="interruption">${c(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${c(`Try now`)}</button></p>`;let t=e.refusal.value;return t?r`<p class="interruption">
    <span>${t.text}${t.clause&&r` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${c(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{F as TablePage};