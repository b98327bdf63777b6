import{E as e,F as t,K as n,N as r,R as i,Tn as a,V as o,a as s,bn as c,c as l,cn as u,gn as d,k as f,kn as p,m,q as h,u as g,vn as _,xn as v}from"./main.js";import{n as y}from"./shared.js";function b({report:e,table:t}){return v`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>v`<section key=${e}
      class=${c(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&v`<${x} lines=${n} />`}
      ${r&&v`<${S} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&v`<ul class="signatures">${e.signed_by.map(e=>v`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const x=({lines:e})=>v`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>v`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function S({grid:e,table:n}){let r=t=>e.figures.includes(t)?`figure`:void 0;return v`<table class=${c(`report-grid`,e.head.length>5&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>v`<th key=${t} scope="col" class=${r(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((i,a)=>v`<tr key=${a}>
        ${i.map((i,o)=>v`<td key=${o} class=${r(o)}
          data-head=${e.head[o]}>${o===0&&e.hands[a]?v`<a class="hand-link" href=${t(n,e.hands[a])}>
              ${i}</a>`:i}</td>`)}</tr>`)}</tbody>
  </table>`}function C(e,t){let[n,r]=p(null),[i,o]=p(null),[s,c]=p(0);return a(()=>{let n=!0,i,a=()=>{document.hidden?i=setTimeout(a,15e3):c(e=>e+1)};return e().then(e=>{n&&(r(e),o(null),t(e)&&(i=setTimeout(a,15e3)))},e=>{n&&o(e instanceof l?e:new l({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[s]),{answer:n,refusal:i,again:()=>{o(null),c(s+1)}}}function w({table:e}){let t=C(()=>g(e),({shifts:e})=>!!e[0]?.running);return v`<${j} table=${e} title=${u(`Books of the table`)} request=${t} back=${h(e)}
    backWords=${u(`To the table`)}>
    ${t.answer&&v`${t.answer.meter&&v`<div class="paper meter-slip"><${x} lines=${[t.answer.meter]} /></div>`}
        <${T} shifts=${t.answer.shifts} table=${e} />
        <${E} table=${e} />`}
  </${j}>`}function T({shifts:e,table:t}){return e.length?v`<ol class="shift-list">${e.map(e=>v`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${n(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${x} lines=${e.lines} />
  </li>`)}</ol>`:v`<p class="paper slip">${u(`The books are empty: the table has not been opened yet.`)}</p>`}function E({table:e}){return v`<form class="paper slip look-up" onSubmit=${n=>{n.preventDefault();let r=Number(new FormData(n.target).get(`hand`));Number.isInteger(r)&&r>0&&i(t(e,r))}}>
    <label>
      ${u(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${u(`Look it up`)}</button>
  </form>`}function D({table:t,shift:n}){let i=C(()=>f(t,n),({shift:e})=>e.ended===null);return v`<${j} table=${t} title=${u(`Books of the table`)} request=${i}
    back=${r(t)} backWords=${u(`All shifts`)}>
    ${i.answer&&v`<div class="report-tools">
        <a class="plain" download href=${e(t,n)}>${u(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${u(`Print`)}</button></div>
      <${b} report=${i.answer.report} table=${t} />`}
  </${j}>`}function O({table:e,hand:t}){let n=C(()=>m(e,t),()=>!1);return v`<${j} table=${e} title=${u(`Books of the table`)} request=${n}
    back=${r(e)} backWords=${u(`All shifts`)}>
    ${n.answer&&v`<div class="report-tools">
        <a class="plain" href=${o(e,t)}>${u(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${u(`Print`)}</button></div>
      <${k} sealed=${n.answer.sealed} />
      <${b} report=${n.answer.report} table=${e} />
      <${A} refused=${n.answer.refused} />`}
  </${j}>`}function k({sealed:e}){return e===null?v`<p class="paper seal">${u(`This round has no seal of its own.`)}</p>`:e?v`<p class="paper seal holds">${u(`The seal holds: nothing was changed since the round was over.`)}</p>`:v`<p class="paper seal broken" role="alert">
      ${u(`The seal is broken: the log is not what was written then.`)}</p>`}function A({refused:e}){return e.length?v`<section class="paper slip"><h2>${u(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,t)=>v`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
        <span>${e.by}${e.who&&v` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function j({title:e,request:t,back:n,backWords:r,children:i}){let{answer:a,refusal:o}=t;return _(a?.game),v`<div class=${c(`books`,a&&`of-${a.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${u(`To the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&v` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a>
        <${s} own=${d(a?.game)} /></div>
    </header>
    <main class="books-desk">
      ${o&&v`<div class="paper slip not-shown">
          <p role="alert">${o.message||u(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${u(`Try now`)}</button></div>`}
      ${!a&&!o&&v`<p class="prompt">${u(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{w as BooksPage,O as PlayedHandPage,D as ShiftPage};