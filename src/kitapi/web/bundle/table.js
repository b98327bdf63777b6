import{$t as e,Cn as t,Dn as n,Sn as r,a as i,et as a,jn as o,mn as s,nt as c,o as l,pn as u,rn as d,rt as f,t as p,un as m,vn as h,xn as g,zt as _}from"./main.js";import{_ as v,i as y,n as b,r as x,t as S,v as C,y as w}from"./tables.js";import{l as T}from"./shared.js";function E(e,t,r){n(()=>{t&&D(t)},[t]),a(n=>{let i=e.shown.peek();if(n===`r`&&i)g(s(i.table.game).readAloud(i));else if(n===`s`||n===`l`)D(n===`s`?`sheet`:`log`);else if(n===`Escape`&&t)r(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=d(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:n}){let[r,i]=o(!1),[a,s]=o(!1),u=(n.requests?.length??0)+(n.seat_requests?.length??0);return t`<${l} label=${u?m(`Seats ({count})`,{count:u}):m(`Seats`)}
    title=${m(`Seats`)} shortcut="u"
    onOpen=${()=>{i(!0),s(!0)}} onClose=${()=>i(!1)}>
    ${a&&t`<${c} part=${O} props=${{state:e,table:n,isOpen:r}} />`}
  </${l}>`}const A=d(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),j=()=>null;function M({title:e,state:n,table:r,drawer:a,setDrawer:o}){let s=e=>()=>o(a===e?null:e);return t`<header class="top-bar">
    <a class="home" href="/" aria-label=${m(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${r.house&&t` <span class="house-name">${r.house}</span>`}</h1>
    <nav class="tools" aria-label=${m(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${a===`sheet`} aria-keyshortcuts="s"
        onClick=${s(`sheet`)}>${m(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${a===`log`} aria-keyshortcuts="l"
        onClick=${s(`log`)}>${m(`Log`)}</button>
      ${C(r)&&t`<${c} part=${A} props=${{table:r,state:n}} Failed=${j} />`}
      <${k} state=${n} table=${r} />
      <${T} game=${r.game} />
      <${i} own=${h(r.game)} />
    </nav>
  </header>`}const N=d(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),P=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`||!!t?.takes_back;function F({table:e}){let n=x(e);return n?y(n)??t`<${I} state=${n} />`:t`<${p} />`}function I({state:i}){let[a,l]=o(null),d=i.shown.value,m=d?.table.game;E(i,a,l);let[h,g]=b(m??``),y=e();if(n(()=>{m&&_(s(m).faces)},[m,y]),!d)return t`<${p} /><${L} state=${i} />`;let{Table:x,Sheet:C,Log:T=w}=s(d.table.game);return t`<div class=${`room of-${d.table.game}`} onPointerOver=${h} onFocusIn=${h}>
    <${M} title=${u(d.table.game).title()} state=${i} table=${d.table} drawer=${a}
      setDrawer=${l} />
    <main class="cloth" onPointerDownCapture=${()=>i.hurry()}>
      <${x} shown=${d} state=${i} />
      <aside class=${r(`side`,a&&`open show-${a}`)}>
        <${S} table=${d.table} view=${d.view} Sheet=${C}
          changes=${i.happened.value.filter(v).length} />
        <${T} lines=${i.lines.value} table=${d.table} />
      </aside>
      ${g}
    </main>
    ${P(d.table)&&t`<${c} part=${N} props=${{table:d.table,state:i}} Failed=${f} />`}
    <${L} state=${i} />
  </div>`}function L({state:e}){if(e.link.connection.value===`waiting`)return t`<p class="interruption">${m(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${m(`Try now`)}</button></p>`;let n=e.refusal.value;return n?t`<p class="interruption">
    <span>${n.text}${n.clause&&t` <small class="clause">${n.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${m(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{F as TablePage};