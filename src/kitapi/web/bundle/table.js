import{Bt as e,G as t,Ut as n,Xt as r,Y as i,Zt as a,a as o,an as s,cn as c,fn as l,in as u,kt as d,on as f,q as p,qt as m,s as h,t as g,tn as _,w as v}from"./main.js";import{d as y,f as b,m as x,p as S,t as C}from"./tables.js";import{r as w}from"./shared.js";function T({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,s]=l(null),[u,d]=l(0);return c(()=>{if(!i)return;let t=!0,n=0;return v(e.id).then(e=>{t&&s(e)},()=>{n=setTimeout(()=>{t&&d(u+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,u,r]),f`<section class="sheet-panel" tabindex="-1" aria-label=${m(`Sheet`)}>
    ${o&&t?f`<${n} sheet=${o} table=${e} view=${t} /><${b} changes=${o.seat_changes} />`:f`<div
        class="paper sheet-paper">
        <p class="quiet">${m(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
  </section>`}function E(e,n,r){c(()=>{n&&D(n)},[n]),t(t=>{let i=e.shown.peek();if(t===`r`&&i)u(a(i.table.game).readAloud(i));else if(t===`s`||t===`l`)D(t===`s`?`sheet`:`log`);else if(t===`Escape`&&n)r(null);else return!1;return!0})}function D(e){document.querySelector(e===`sheet`?`.sheet-panel`:`.log`)?.focus()}const O=n(`seats`,()=>import(`./seats.js`).then(e=>e.SeatsSlip));function k({state:e,table:t}){let[n,r]=l(!1),[i,a]=l(!1),o=(t.requests?.length??0)+(t.seat_requests?.length??0);return f`<${h} label=${o?m(`Seats ({count})`,{count:o}):m(`Seats`)}
    title=${m(`Seats`)} shortcut="u"
    onOpen=${()=>{r(!0),a(!0)}} onClose=${()=>r(!1)}>
    ${i&&f`<${p} part=${O} props=${{state:e,table:t,isOpen:n}} />`}
  </${h}>`}function A({title:e,state:t,table:n,drawer:r,setDrawer:i}){let a=e=>()=>i(r===e?null:e);return f`<header class="top-bar">
    <a class="home" href="/" aria-label=${m(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
      width="28" height="28" /></a>
    <h1>${e}${n.house&&f` <span class="house-name">${n.house}</span>`}</h1>
    <nav class="tools" aria-label=${m(`Table`)}>
      <button type="button" class="tool for-phone" aria-expanded=${r===`sheet`} aria-keyshortcuts="s"
        onClick=${a(`sheet`)}>${m(`Sheet`)}</button>
      <button type="button" class="tool for-phone" aria-expanded=${r===`log`} aria-keyshortcuts="l"
        onClick=${a(`log`)}>${m(`Log`)}</button>
      <${k} state=${t} table=${n} />
      <${w} game=${n.game} />
      <${o} own=${_(n.game)} />
    </nav>
  </header>`}const j=n(`proposals`,()=>import(`./proposals.js`).then(e=>e.Proposals)),M=({seats:e,proposal:t})=>e.some(({ending:e})=>e)||typeof t?.release==`number`;function N({table:e}){let[t,n]=l(null);return c(()=>{let t=y(e);return n(t),t.close},[e]),t?C(t)??f`<${P} state=${t} />`:f`<${g} />`}function P({state:t}){let[n,o]=l(null),u=t.shown.value,m=u?.table.game;E(t,n,o);let h=e();if(c(()=>{m&&d(a(m).faces)},[m,h]),!u)return f`<${g} /><${F} state=${t} />`;let{Table:_,Sheet:v}=a(u.table.game);return f`<div class=${`room of-${u.table.game}`}>
    <${A} title=${r(u.table.game).title()} state=${t} table=${u.table} drawer=${n}
      setDrawer=${o} />
    <main class="cloth" onPointerDownCapture=${()=>t.hurry()}>
      <${_} shown=${u} state=${t} />
      <aside class=${s(`side`,n&&`open show-${n}`)}>
        <${T} table=${u.table} view=${u.view} Sheet=${v}
          changes=${t.happened.value.filter(S).length} />
        <${x} lines=${t.lines.value} />
      </aside>
    </main>
    ${M(u.table)&&f`<${p} part=${j} props=${{table:u.table,state:t}} Failed=${i} />`}
    <${F} state=${t} />
  </div>`}function F({state:e}){if(e.link.connection.value===`waiting`)return f`<p class="interruption">${m(`Connection lost. Connecting again…`)}
      <button type="button" class="plain" onClick=${e.link.hurry}>${m(`Try now`)}</button></p>`;let t=e.refusal.value;return t?f`<p class="interruption">
    ${t.text}
    <button type="button" class="close" aria-label=${m(`Close`)}
      onClick=${e.forgive}>×</button>
  </p>`:null}export{N as TablePage};