import{$t as e,An as t,En as n,Sn as r,_n as i,a,bn as o,et as s,fn as c,ln as l,nt as u,o as d,pn as f,rn as p,rt as m,t as h,xn as g,zt as _}from"./main.js";import{_ as v,i as y,n as b,r as x,t as S,v as C,y as w}from"./tables.js";import{l as T}from"./shared.js";function E(e,t,r){n(()=>{t&&D(t)},[t]),s(n=>{let i=e.shown.peek();if(n===`r`&&i)o(f(i.table.game).readAloud(i));else if(n===`s`||n===`l`)D(n===`s`?`sheet`:`log`);else if(n===`Escape`&&t)r(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=p(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:n}){let[i,a]=t(!1),[o,s]=t(!1),c=(n.requests?.length??0)+(n.seat_requests?.length??0);return r`<${d} label=${c?l(`Seats ({count})`,{count:c}):l(`Seats`)}
    title=${l(`Seats`)} shortcut="u"
    onOpen=${()=>{a(!0),s(!0)}} onClose=${()=>a(!1)}>
    ${o&&r`<${u} part=${O} props=${{state:e,table:n,isOpen:i}} />`}
  </${d}>`}const A=p(`talk`,()=>import(`./talk.js`).then(e=>e.Talk)),j=()=>null;function M({title:e,state:t,table:n,drawer:o,setDrawer:s}){let c=e=>()=>s(o===e?null:e);return r`<header class="top-bar">
    <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&r` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${l(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${o===`sheet`} aria-keyshortcuts="s"
        onClick=${c(`sheet`)}>${l(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${o===`log`} aria-keyshortcuts="l"
        onClick=${c(`log`)}>${l(`Log`)}</button>
      ${C(n)&&r`<${u} part=${A} props=${{table:n,state:t}} Failed=${j} />`}
      <${k} state=${t} table=${n} />
      <${T} game=${n.game} />
      <${a} own=${i(n.game)} />
    </nav>
  </header>`}const N=p(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),P=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`||!!t?.takes_back;function F({table:e}){let t=x(e);return t?y(t)??r`<${I} state=${t} />`:r`<${h} />`}function I({state:i}){let[a,o]=t(null),s=i.shown.value,l=s?.table.game;E(i,a,o);let[d,p]=b(l??``),y=e();if(n(()=>{l&&_(f(l).faces)},[l,y]),!s)return r`<${h} /><${L} state=${i} />`;let{Table:x,Sheet:C,Log:T=w}=f(s.table.game);return r`<div class=${`room of-${s.table.game}`} onPointerOver=${d} onFocusIn=${d}>
    <${M} title=${c(s.table.game).title()} state=${i} table=${s.table} drawer=${a}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>i.hurry()}>
      <${x} shown=${s} state=${i} />
      <aside class=${g(`side`,a&&`open show-${a}`)}>
        <${S} table=${s.table} view=${s.view} Sheet=${C}
          changes=${i.happened.value.filter(v).length} />
        <${T} lines=${i.lines.value} table=${s.table} />
      </aside>
      ${p}
    </main>
    ${P(s.table)&&r`<${u} part=${N} props=${{table:s.table,state:i}} Failed=${m} />`}
    <${L} state=${i} />
  </div>`}function L({state:e}){if(e.link.connection.value===`waiting`)return r`<p class="interruption">${l(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${l(`Try now`)}</button></p>`;let t=e.refusal.value;return t?r`<p class="interruption">
    <span>${t.text}${t.clause&&r` <small class="clause">${t.clause}</small>`}</span>
    <button type="button" class="close" aria-label=${l(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{F as TablePage};