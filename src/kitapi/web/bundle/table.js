import{O as e,i as t,p as n}from"./shared.js";import{Dn as r,En as i,Fn as a,Ht as o,Sn as s,Tn as c,_n as l,a as u,at as d,it as f,jn as p,mn as m,nn as h,nt as g,o as _,on as v,t as y,vn as b}from"./main.js";import{_ as x,i as S,n as C,r as w,t as T,v as E,y as D}from"./tables.js";function O(e,t,n){p(()=>{t&&k(t)},[t]),g(r=>{let i=e.shown.peek();if(r===`r`&&i)c(b(i.table.game).readAloud(i));else if(r===`s`||r===`l`)k(r===`s`?`sheet`:`log`);else if(r===`Escape`&&t)n(null);else return!1;return!0})}function k(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const A=v(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function j({state:e,table:t}){let[n,i]=a(!1),[o,s]=a(!1),c=(t.requests?.length??0)+(t.seat_requests?.length??0);return r`<${_} label=${c?m(`Seats ({count})`,{count:c}):m(`Seats`)}
    title=${m(`Seats`)} shortcut="u"
    onOpen=${()=>{i(!0),s(!0)}} onClose=${()=>i(!1)}>
    ${o&&r`<${f} part=${A} props=${{state:e,table:t,isOpen:n}} />`}
  </${_}>`}const M=v(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),N=()=>null;function P({title:e,state:t,table:i,drawer:a,setDrawer:o}){let c=e=>()=>o(a===e?null:e);return r`<header class="top-bar">
    <a class="home" href="/" aria-label=${m(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${i.house&&r` <span class="house-name">${i.house}</span>`}</h1>
    <nav class="tools" aria-label=${m(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${a===`sheet`} aria-keyshortcuts="s"
        onClick=${c(`sheet`)}>${m(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${a===`log`} aria-keyshortcuts="l"
        onClick=${c(`log`)}>${m(`Log`)}</button>
      ${E(i)&&r`<${f} part=${M} props=${{table:i,state:t}} Failed=${N} />`}
      <${j} state=${t} table=${i} />
      <${n} game=${i.game} />
      <${u} own=${s(i.game)} />
    </nav>
  </header>`}const F=v(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),I=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`||!!t?.takes_back,L={};function R({table:e}){let t=w(e);return t?S(t)??r`<${z} state=${t} />`:r`<${y} />`}function z({state:e}){let[n,s]=a(null),c=e.shown.value,u=c?.table.game;O(e,n,s);let[m,g]=C(u??``),_=h();if(t(u??``,c?.table.terms.variant??L),p(()=>{u&&o(b(u).faces)},[u,_]),!c)return r`<${y} /><${B} state=${e} />`;let{Table:v,Sheet:S,Log:w=D}=b(c.table.game);return r`<div class=${`room of-${c.table.game}`} onPointerOver=${m} onFocusIn=${m}>
    <${P} title=${l(c.table.game).title()} state=${e} table=${c.table} drawer=${n}
      setDrawer=${s} />
    <main class="cloth" onPointerDownCapture=${()=>e.hurry()}>
      <${v} shown=${c} state=${e} />
      <aside class=${i(`side`,n&&`open show-${n}`)}>
        <${T} table=${c.table} view=${c.view} Sheet=${S}
          changes=${e.happened.value.filter(x).length} />
        <${w} lines=${e.lines.value} table=${c.table} />
      </aside>
      ${g}
    </main>
    ${I(c.table)&&r`<${f} part=${F} props=${{table:c.table,state:e}} Failed=${d} />`}
    <${B} state=${e} />
  </div>`}function B({state:t}){if(t.link.connection.value===`waiting`)return r`<p class="interruption">${m(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${t.link.hurry}>${m(`Try now`)}</button></p>`;let n=t.refusal.value;return n?r`<p class="interruption">
    <span>${n.text}${n.clause&&r` <${e} clause=${n.clause} />`}</span>
    <button type="button" class="close" aria-label=${m(`Close`)}
      onClick=${t.forgive}>×</button>
  </p>`:null}export{R as TablePage};