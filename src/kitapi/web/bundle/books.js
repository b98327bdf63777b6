import{A as e,E as t,H as n,I as r,J as i,Nn as a,P as o,Sn as s,Tn as c,a as l,bn as u,c as d,fn as f,kn as p,m,q as h,u as g,wn as _,z as v}from"./main.js";import{i as y}from"./shared.js";const b={columns:5,texts:3};function x({report:e,table:t}){return c`<article class="paper report" lang=${e.lang}>
    <p class="running-head" aria-hidden="true">${e.running_head}</p>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>c`<section key=${e}
      class=${_(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&c`<${S} lines=${n} />`}
      ${r&&c`<${C} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&c`<ul class="signatures">${e.signed_by.map(e=>c`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const S=({lines:e})=>c`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>c`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function C({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0,[i,a]=[e.head.length,e.head.length-e.figures.length],o=i>b.columns||a>b.texts;return c`<table class=${_(`report-grid`,o&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>c`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((i,a)=>c`<tr key=${a}>
        ${i.map((i,o)=>c`<td key=${o} class=${n(o)}
          data-head=${e.head[o]}>${o===0&&e.hands[a]?c`<a class="hand-link" href=${r(t,e.hands[a])}>
              ${i}</a>`:i}</td>`)}</tr>`)}</tbody>
  </table>`}function w(e,t){let[n,r]=a(null),[i,o]=a(null),[s,c]=a(0);return p(()=>{let n=!0,i,a=()=>{document.hidden?i=setTimeout(a,15e3):c(e=>e+1)};return e().then(e=>{n&&(r(e),o(null),t(e)&&(i=setTimeout(a,15e3)))},e=>{n&&o(e instanceof d?e:new d({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[s]),{answer:n,refusal:i,again:()=>{o(null),c(s+1)}}}function T({table:e}){let t=w(()=>g(e),({shifts:e})=>!!e[0]?.running);return c`<${N} table=${e} title=${f(`Books of the table`)} request=${t} back=${i(e)}
    backWords=${f(`To the table`)}>
    ${t.answer&&c`${t.answer.meter&&c`<div class="paper meter-slip"><${S} lines=${[t.answer.meter]} /></div>`}
        <${E} shifts=${t.answer.shifts} table=${e} />
        <${D} table=${e} />`}
  </${N}>`}function E({shifts:e,table:t}){return e.length?c`<ol class="shift-list">${e.map(e=>c`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${h(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${S} lines=${e.lines} />
  </li>`)}</ol>`:c`<p class="paper slip">${f(`The books are empty: the table has not been opened yet.`)}</p>`}function D({table:e}){return c`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&v(r(e,n))}}>
    <label>
      ${f(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${f(`Look it up`)}</button>
  </form>`}function O({table:n,shift:r}){let i=w(()=>e(n,r),({shift:e})=>e.ended===null);return c`<${N} table=${n} title=${f(`Books of the table`)} request=${i}
    back=${o(n)} backWords=${f(`All shifts`)}>
    ${i.answer&&c`<div class="report-tools">
        <a class="plain" download href=${t(n,r)}>${f(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${f(`Print`)}</button></div>
      <${x} report=${i.answer.report} table=${n} />`}
  </${N}>`}function k({table:e,hand:t}){let r=w(()=>m(e,t),()=>!1);return c`<${N} table=${e} title=${f(`Books of the table`)} request=${r}
    back=${o(e)} backWords=${f(`All shifts`)}>
    ${r.answer&&c`<div class="report-tools">
        <a class="plain" href=${n(e,t)}>${f(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${f(`Print`)}</button></div>
      <${A} sealed=${r.answer.sealed} />
      <${x} report=${r.answer.report} table=${e} />
      <${M} refused=${r.answer.refused} zone=${r.answer.zone} />`}
  </${N}>`}function A({sealed:e}){return e===null?c`<p class="paper seal">${f(`This round has no seal of its own.`)}</p>`:e?c`<p class="paper seal holds">${f(`The seal holds: nothing was changed since the round was over.`)}</p>`:c`<p class="paper seal broken" role="alert">
      ${f(`The seal is broken: the log is not what was written then.`)}</p>`}const j=(e,t)=>new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(new Date(e));function M({refused:e,zone:t}){return e.length?c`<section class="paper slip"><h2>${f(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,n)=>c`<li key=${n}><span class="figure">${j(e.at,t)}</span>
        <span>${e.by}${e.who&&c` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function N({title:e,request:t,back:n,backWords:r,children:i}){let{answer:a,refusal:o}=t;return s(a?.game),c`<div class=${_(`books`,a&&`of-${a.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${f(`To the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&c` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a>
        <${l} own=${u(a?.game)} /></div>
    </header>
    <main class="books-desk">
      ${o&&c`<div class="paper slip not-shown">
          <p role="alert">${o.message||f(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${f(`Try now`)}</button></div>`}
      ${!a&&!o&&c`<p class="prompt">${f(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{T as BooksPage,k as PlayedHandPage,O as ShiftPage};