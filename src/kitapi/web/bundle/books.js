import{$t as e,A as t,D as n,Kt as r,N as i,R as a,Xt as o,Zt as s,i as c,k as l,l as u,rn as d,s as f,u as p,w as m,x as h,z as g}from"./main.js";import{i as _}from"./shared.js";function v({report:e,table:t}){return s`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>s`<section key=${e}
      class=${o(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&s`<${y} lines=${n} />`}
      ${r&&s`<${b} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&s`<ul class="signatures">${e.signed_by.map(e=>s`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const y=({lines:e})=>s`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>s`<div key=${e}
  class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function b({grid:e,table:n}){let r=t=>e.figures.includes(t)?`figure`:void 0;return s`<table class=${o(`report-grid`,e.head.length>5&&`row-slips`)}>
    <thead><tr>${e.head.map((e,t)=>s`<th key=${t} scope="col" class=${r(t)}>${e}</th>`)}</tr></thead>
    <tbody>${e.rows.map((i,a)=>s`<tr key=${a}>${i.map((i,o)=>s`<td key=${o} class=${r(o)}
      data-head=${e.head[o]}>${o===0&&e.hands[a]?s`<a class="hand-link" href=${t(n,e.hands[a])}>${i}</a>`:i}</td>`)}</tr>`)}</tbody>
  </table>`}function x(t,n){let[r,i]=d(null),[a,o]=d(null),[s,c]=d(0);return e(()=>{let e=!0,r,a=()=>{document.hidden?r=setTimeout(a,15e3):c(e=>e+1)};return t().then(t=>{e&&(i(t),o(null),n(t)&&(r=setTimeout(a,15e3)))},t=>{e&&o(t instanceof f?t:new f({text:String(t)}))}),()=>{e=!1,clearTimeout(r)}},[s]),{answer:r,refusal:a,again:()=>{o(null),c(s+1)}}}function S({table:e}){let t=x(()=>u(e),({shifts:e})=>!!e[0]?.running);return s`<${k} table=${e} title=${r(`Books of the table`)} told=${t} back=${g(e)} backWords=${r(`To the table`)}>
    ${t.answer&&s`${t.answer.meter&&s`<div class="paper meter-slip"><${y} lines=${[t.answer.meter]} /></div>`}
      <${C} shifts=${t.answer.shifts} table=${e} />
      <${w} table=${e} />`}
  </${k}>`}function C({shifts:e,table:t}){return e.length?s`<ol class="shift-list">${e.map(e=>s`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${a(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${y} lines=${e.lines} />
  </li>`)}</ol>`:s`<p class="paper slip">${r(`Nothing stands in the books yet: the table was never opened.`)}</p>`}function w({table:e}){return s`<form class="paper slip look-up" onSubmit=${n=>{n.preventDefault();let r=Number(new FormData(n.target).get(`hand`));Number.isInteger(r)&&r>0&&l(t(e,r))}}>
    <label>${r(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required inputmode="numeric" /></label>
    <button class="plain">${r(`Look it up`)}</button>
  </form>`}function T({table:e,shift:t}){let i=x(()=>m(e,t),({shift:e})=>e.ended===null);return s`<${k} table=${e} title=${r(`Books of the table`)} told=${i} back=${n(e)} backWords=${r(`All shifts`)}>
    ${i.answer&&s`<div class="report-tools">
        <a class="plain" download href=${h(e,t)}>${r(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${r(`Print`)}</button></div>
      <${v} report=${i.answer.report} table=${e} />`}
  </${k}>`}function E({table:e,hand:t}){let a=x(()=>p(e,t),()=>!1);return s`<${k} table=${e} title=${r(`Books of the table`)} told=${a} back=${n(e)} backWords=${r(`All shifts`)}>
    ${a.answer&&s`<div class="report-tools">
        <a class="plain" href=${i(e,t)}>${r(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${r(`Print`)}</button></div>
      <${D} sealed=${a.answer.sealed} />
      <${v} report=${a.answer.report} table=${e} />
      <${O} refused=${a.answer.refused} />`}
  </${k}>`}function D({sealed:e}){return e===null?s`<p class="paper seal">${r(`This round has no seal of its own.`)}</p>`:e?s`<p class="paper seal holds">${r(`The seal holds: nothing was changed since the round was over.`)}</p>`:s`<p class="paper seal broken" role="alert">${r(`The seal is broken: the log is not what was written then.`)}</p>`}function O({refused:e}){return e.length?s`<section class="paper slip"><h2>${r(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">${e.map((e,t)=>s`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
      <span>${e.by}${e.who&&s` (${_(e.who)})`}: ${e.action}</span> <span class="clause">${e.clause}</span></li>`)}</ul></section>`:null}function k({title:e,told:t,back:n,backWords:i,children:a}){let{answer:o,refusal:l}=t;return s`<div class=${`books of-${o?.game??`caribbean-stud`}`}>
    <header class="top-bar"><a class="home" href="/" aria-label=${r(`To the start page`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${o?.house&&s` <span class="house-name">${o.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${i}</a><${c} /></div></header>
    <main class="books-desk">
      ${l&&s`<div class="paper slip not-shown"><p role="alert">${l.message||r(`The books cannot be shown just now.`)}</p>
        <button type="button" class="plain" onClick=${t.again}>${r(`Try now`)}</button></div>`}
      ${!o&&!l&&s`<p class="prompt">${r(`Opening the books …`)}</p>`}
      ${a}
    </main>
  </div>`}export{S as BooksPage,E as HandPage,T as ShiftPage};