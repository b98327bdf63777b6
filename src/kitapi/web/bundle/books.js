import{A as e,B as t,D as n,P as r,S as i,T as a,a as o,c as s,d as c,in as l,k as u,on as d,qt as f,rn as p,u as m,un as h,z as g}from"./main.js";import{n as _}from"./shared.js";function v({report:e,table:t}){return l`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>l`<section key=${e}
      class=${p(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&l`<${y} lines=${n} />`}
      ${r&&l`<${b} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&l`<ul class="signatures">${e.signed_by.map(e=>l`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const y=({lines:e})=>l`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>l`<div key=${e}
  class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function b({grid:t,table:n}){let r=e=>t.figures.includes(e)?`figure`:void 0;return l`<table class=${p(`report-grid`,t.head.length>5&&`row-slips`)}>
    <thead><tr>${t.head.map((e,t)=>l`<th key=${t} scope="col" class=${r(t)}>${e}</th>`)}</tr></thead>
    <tbody>${t.rows.map((i,a)=>l`<tr key=${a}>${i.map((i,o)=>l`<td key=${o} class=${r(o)}
      data-head=${t.head[o]}>${o===0&&t.hands[a]?l`<a class="hand-link" href=${e(n,t.hands[a])}>${i}</a>`:i}</td>`)}</tr>`)}</tbody>
  </table>`}function x(e,t){let[n,r]=h(null),[i,a]=h(null),[o,c]=h(0);return d(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):c(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof s?e:new s({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),c(o+1)}}}function S({table:e}){let n=x(()=>m(e),({shifts:e})=>!!e[0]?.running);return l`<${k} table=${e} title=${f(`Books of the table`)} told=${n} back=${t(e)} backWords=${f(`To the table`)}>
    ${n.answer&&l`${n.answer.meter&&l`<div class="paper meter-slip"><${y} lines=${[n.answer.meter]} /></div>`}
      <${C} shifts=${n.answer.shifts} table=${e} />
      <${w} table=${e} />`}
  </${k}>`}function C({shifts:e,table:t}){return e.length?l`<ol class="shift-list">${e.map(e=>l`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${g(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${y} lines=${e.lines} />
  </li>`)}</ol>`:l`<p class="paper slip">${f(`Nothing stands in the books yet: the table was never opened.`)}</p>`}function w({table:t}){return l`<form class="paper slip look-up" onSubmit=${n=>{n.preventDefault();let r=Number(new FormData(n.target).get(`hand`));Number.isInteger(r)&&r>0&&u(e(t,r))}}>
    <label>${f(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required inputmode="numeric" /></label>
    <button class="plain">${f(`Look it up`)}</button>
  </form>`}function T({table:e,shift:t}){let r=x(()=>a(e,t),({shift:e})=>e.ended===null);return l`<${k} table=${e} title=${f(`Books of the table`)} told=${r} back=${n(e)} backWords=${f(`All shifts`)}>
    ${r.answer&&l`<div class="report-tools">
        <a class="plain" download href=${i(e,t)}>${f(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${f(`Print`)}</button></div>
      <${v} report=${r.answer.report} table=${e} />`}
  </${k}>`}function E({table:e,hand:t}){let i=x(()=>c(e,t),()=>!1);return l`<${k} table=${e} title=${f(`Books of the table`)} told=${i} back=${n(e)} backWords=${f(`All shifts`)}>
    ${i.answer&&l`<div class="report-tools">
        <a class="plain" href=${r(e,t)}>${f(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${f(`Print`)}</button></div>
      <${D} sealed=${i.answer.sealed} />
      <${v} report=${i.answer.report} table=${e} />
      <${O} refused=${i.answer.refused} />`}
  </${k}>`}function D({sealed:e}){return e===null?l`<p class="paper seal">${f(`This round has no seal of its own.`)}</p>`:e?l`<p class="paper seal holds">${f(`The seal holds: nothing was changed since the round was over.`)}</p>`:l`<p class="paper seal broken" role="alert">${f(`The seal is broken: the log is not what was written then.`)}</p>`}function O({refused:e}){return e.length?l`<section class="paper slip"><h2>${f(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">${e.map((e,t)=>l`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
      <span>${e.by}${e.who&&l` (${_(e.who)})`}: ${e.action}</span> <span class="clause">${e.clause}</span></li>`)}</ul></section>`:null}function k({title:e,told:t,back:n,backWords:r,children:i}){let{answer:a,refusal:s}=t;return l`<div class=${`books of-${a?.game??`caribbean-stud`}`}>
    <header class="top-bar"><a class="home" href="/" aria-label=${f(`To the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&l` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a><${o} /></div></header>
    <main class="books-desk">
      ${s&&l`<div class="paper slip not-shown"><p role="alert">${s.message||f(`The books cannot be shown just now.`)}</p>
        <button type="button" class="plain" onClick=${t.again}>${f(`Try now`)}</button></div>`}
      ${!a&&!s&&l`<p class="prompt">${f(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{S as BooksPage,E as HandPage,T as ShiftPage};