import{Bt as e,Cn as t,Mn as n,On as r,Sn as i,a,dn as o,en as s,et as c,hn as l,in as u,mn as d,nt as f,o as p,rt as m,t as h,wn as g,yn as _}from"./main.js";import{_ as v,i as y,n as b,r as x,t as S,v as C,y as w}from"./tables.js";import{l as T}from"./shared.js";function E(e,t,n){r(()=>{t&&D(t)},[t]),c(r=>{let a=e.shown.peek();if(r===`r`&&a)i(l(a.table.game).readAloud(a));else if(r===`s`||r===`l`)D(r===`s`?`sheet`:`log`);else if(r===`Escape`&&t)n(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=u(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:t}){let[r,i]=n(!1),[a,s]=n(!1),c=(t.requests?.length??0)+(t.seat_requests?.length??0);return g`<${p} label=${c?o(`Seats ({count})`,{count:c}):o(`Seats`)}
    title=${o(`Seats`)} shortcut="u"
    onOpen=${()=>{i(!0),s(!0)}} onClose=${()=>i(!1)}>
    ${a&&g`<${f} part=${O} props=${{state:e,table:t,isOpen:r}} />`}
  </${p}>`}const A=u(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),j=()=>null;function M({title:e,state:t,table:n,drawer:r,setDrawer:i}){let s=e=>()=>i(r===e?null:e);return g`<header class="top-bar">
    <a class="home" href="/" aria-label=${o(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&g` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${o(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${s(`sheet`)}>${o(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${s(`log`)}>${o(`Log`)}</button>
      ${C(n)&&g`<${f} part=${A} props=${{table:n,state:t}} Failed=${j} />`}
      <${k} state=${t} table=${n} />
      <${T} game=${n.game} />
      <${a} own=${_(n.game)} />
    </nav>
  </header>`}const N=u(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),P=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`||!!t?.takes_back;function F({table:e}){let t=x(e);return t?y(t)??g`<${I} state=${t} />`:g`<${h} />`}function I({state:i}){let[a,o]=n(null),c=i.shown.value,u=c?.table.game;E(i,a,o);let[p,_]=b(u??``),y=s();if(r(()=>{u&&e(l(u).faces)},[u,y]),!c)return g`<${h} /><${L} state=${i} />`;let{Table:x,Sheet:C,Log:T=w}=l(c.table.game);return g`<div class=${`room of-${c.table.game}`} onPointerOver=${p} onFocusIn=${p}>
    <${M} title=${d(c.table.game).title()} state=${i} table=${c.table} drawer=${a}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>i.hurry()}>
      <${x} shown=${c} state=${i} />
      <aside class=${t(`side`,a&&`open show-${a}`)}>
        <${S} table=${c.table} view=${c.view} Sheet=${C}
          changes=${i.happened.value.filter(v).length} />
        <${T} lines=${i.lines.value} table=${c.table} />
      </aside>
      ${_}
    </main>
    ${P(c.table)&&g`<${f} part=${N} props=${{table:c.table,state:i}} Failed=${m} />`}
    <${L} state=${i} />
  </div>`}function L({state:e}){if(e.link.connection.value===`waiting`)return g`<p class="interruption">${o(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${o(`Try now`)}</button></p>`;let t=e.refusal.value;return t?g`<p class="interruption">
    <span>${t.text}${t.clause&&g` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${o(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{F as TablePage};