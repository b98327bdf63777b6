import{A as e,Cn as t,E as n,H as r,I as i,J as a,Mn as o,On as s,P as c,a as l,c as u,dn as d,m as f,q as p,u as m,wn as h,xn as g,yn as _,z as v}from"./main.js";import{i as y}from"./shared.js";const b={columns:5,texts:3};function x({report:e,table:n}){return h`<article class="paper report" lang=${e.lang}>
    <p class="running-head" aria-hidden="true">${e.running_head}</p>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:r,grid:i})=>h`<section key=${e}
      class=${t(`report-part`,i&&`wide-part`)}>
      <h3>${e}</h3>
      ${r.length>0&&h`<${S} lines=${r} />`}
      ${i&&h`<${C} grid=${i} table=${n} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&h`<ul class="signatures">${e.signed_by.map(e=>h`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const S=({lines:e})=>h`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>h`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function C({grid:e,table:n}){let r=t=>e.figures.includes(t)?`figure`:void 0,[a,o]=[e.head.length,e.head.length-e.figures.length],s=a>b.columns||o>b.texts;return h`<table class=${t(`report-grid`,s&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>h`<th key=${t} scope="col" class=${r(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((t,a)=>h`<tr key=${a}>
        ${t.map((t,o)=>h`<td key=${o} class=${r(o)}
          data-head=${e.head[o]}>${o===0&&e.hands[a]?h`<a class="hand-link" href=${i(n,e.hands[a])}>
              ${t}</a>`:t}</td>`)}</tr>`)}</tbody>
  </table>`}function w(e,t){let[n,r]=o(null),[i,a]=o(null),[c,l]=o(0);return s(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):l(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof u?e:new u({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[c]),{answer:n,refusal:i,again:()=>{a(null),l(c+1)}}}function T({table:e}){let t=w(()=>m(e),({shifts:e})=>!!e[0]?.running);return h`<${N} table=${e} title=${d(`Books of the table`)} request=${t} back=${a(e)}
    backWords=${d(`To the table`)}>
    ${t.answer&&h`${t.answer.meter&&h`<div class="paper meter-slip"><${S} lines=${[t.answer.meter]} /></div>`}
        <${E} shifts=${t.answer.shifts} table=${e} />
        <${D} table=${e} />`}
  </${N}>`}function E({shifts:e,table:t}){return e.length?h`<ol class="shift-list">${e.map(e=>h`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${p(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${S} lines=${e.lines} />
  </li>`)}</ol>`:h`<p class="paper slip">${d(`The books are empty: the table has not been opened yet.`)}</p>`}function D({table:e}){return h`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&v(i(e,n))}}>
    <label>
      ${d(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${d(`Look it up`)}</button>
  </form>`}function O({table:t,shift:r}){let i=w(()=>e(t,r),({shift:e})=>e.ended===null);return h`<${N} table=${t} title=${d(`Books of the table`)} request=${i}
    back=${c(t)} backWords=${d(`All shifts`)}>
    ${i.answer&&h`<div class="report-tools">
        <a class="plain" download href=${n(t,r)}>${d(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${d(`Print`)}</button></div>
      <${x} report=${i.answer.report} table=${t} />`}
  </${N}>`}function k({table:e,hand:t}){let n=w(()=>f(e,t),()=>!1);return h`<${N} table=${e} title=${d(`Books of the table`)} request=${n}
    back=${c(e)} backWords=${d(`All shifts`)}>
    ${n.answer&&h`<div class="report-tools">
        <a class="plain" href=${r(e,t)}>${d(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${d(`Print`)}</button></div>
      <${A} sealed=${n.answer.sealed} />
      <${x} report=${n.answer.report} table=${e} />
      <${M} refused=${n.answer.refused} zone=${n.answer.zone} />`}
  </${N}>`}function A({sealed:e}){return e===null?h`<p class="paper seal">${d(`This round has no seal of its own.`)}</p>`:e?h`<p class="paper seal holds">${d(`The seal holds: nothing was changed since the round was over.`)}</p>`:h`<p class="paper seal broken" role="alert">
      ${d(`The seal is broken: the log is not what was written then.`)}</p>`}const j=(e,t)=>new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(new Date(e));function M({refused:e,zone:t}){return e.length?h`<section class="paper slip"><h2>${d(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,n)=>h`<li key=${n}><span class="figure">${j(e.at,t)}</span>
        <span>${e.by}${e.who&&h` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function N({title:e,request:n,back:r,backWords:i,children:a}){let{answer:o,refusal:s}=n;return g(o?.game),h`<div class=${t(`books`,o&&`of-${o.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${d(`To the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${o?.house&&h` <span class="house-name">${o.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${r}>${i}</a>
        <${l} own=${_(o?.game)} /></div>
    </header>
    <main class="books-desk">
      ${s&&h`<div class="paper slip not-shown">
          <p role="alert">${s.message||d(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${n.again}>${d(`Try now`)}</button></div>`}
      ${!o&&!s&&h`<p class="prompt">${d(`Opening the books …`)}</p>`}
      ${a}
    </main>
  </div>`}export{T as BooksPage,k as PlayedHandPage,O as ShiftPage};