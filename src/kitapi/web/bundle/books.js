import{$t as e,A as t,D as n,N as r,R as i,Yt as a,en as o,i as s,k as c,l,nn as u,on as d,s as f,u as p,w as m,x as h,z as g}from"./main.js";import{r as _}from"./shared.js";function v({report:t,table:n}){return o`<article class="paper report" lang=${t.lang}>
    <header class="report-head"><h2>${t.title}</h2><p class="quiet">${t.subtitle}</p></header>
    <div class="report-parts">${t.sections.map(({heading:t,lines:r,grid:i})=>o`<section key=${t}
      class=${e(`report-part`,i&&`wide-part`)}>
      <h3>${t}</h3>
      ${r.length>0&&o`<${y} lines=${r} />`}
      ${i&&o`<${b} grid=${i} table=${n} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${t.footer}</p>
    ${t.signed_by.length>0&&o`<ul class="signatures">${t.signed_by.map(e=>o`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const y=({lines:e})=>o`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>o`<div key=${e}
  class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function b({grid:n,table:r}){let i=e=>n.figures.includes(e)?`figure`:void 0;return o`<table class=${e(`report-grid`,n.head.length>5&&`row-slips`)}>
    <thead><tr>${n.head.map((e,t)=>o`<th key=${t} scope="col" class=${i(t)}>${e}</th>`)}</tr></thead>
    <tbody>${n.rows.map((e,a)=>o`<tr key=${a}>${e.map((e,s)=>o`<td key=${s} class=${i(s)}
      data-head=${n.head[s]}>${s===0&&n.hands[a]?o`<a class="hand-link" href=${t(r,n.hands[a])}>${e}</a>`:e}</td>`)}</tr>`)}</tbody>
  </table>`}function x(e,t){let[n,r]=d(null),[i,a]=d(null),[o,s]=d(0);return u(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):s(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof f?e:new f({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),s(o+1)}}}function S({table:e}){let t=x(()=>l(e),({shifts:e})=>!!e[0]?.running);return o`<${k} table=${e} title=${a(`Books of the table`)} told=${t} back=${g(e)} backWords=${a(`To the table`)}>
    ${t.answer&&o`${t.answer.meter&&o`<div class="paper meter-slip"><${y} lines=${[t.answer.meter]} /></div>`}
      <${C} shifts=${t.answer.shifts} table=${e} />
      <${w} table=${e} />`}
  </${k}>`}function C({shifts:e,table:t}){return e.length?o`<ol class="shift-list">${e.map(e=>o`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${i(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${y} lines=${e.lines} />
  </li>`)}</ol>`:o`<p class="paper slip">${a(`Nothing stands in the books yet: the table was never opened.`)}</p>`}function w({table:e}){return o`<form class="paper slip look-up" onSubmit=${n=>{n.preventDefault();let r=Number(new FormData(n.target).get(`hand`));Number.isInteger(r)&&r>0&&c(t(e,r))}}>
    <label>${a(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required inputmode="numeric" /></label>
    <button class="plain">${a(`Look it up`)}</button>
  </form>`}function T({table:e,shift:t}){let r=x(()=>m(e,t),({shift:e})=>e.ended===null);return o`<${k} table=${e} title=${a(`Books of the table`)} told=${r} back=${n(e)} backWords=${a(`All shifts`)}>
    ${r.answer&&o`<div class="report-tools">
        <a class="plain" download href=${h(e,t)}>${a(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${a(`Print`)}</button></div>
      <${v} report=${r.answer.report} table=${e} />`}
  </${k}>`}function E({table:e,hand:t}){let i=x(()=>p(e,t),()=>!1);return o`<${k} table=${e} title=${a(`Books of the table`)} told=${i} back=${n(e)} backWords=${a(`All shifts`)}>
    ${i.answer&&o`<div class="report-tools">
        <a class="plain" href=${r(e,t)}>${a(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${a(`Print`)}</button></div>
      <${D} sealed=${i.answer.sealed} />
      <${v} report=${i.answer.report} table=${e} />
      <${O} refused=${i.answer.refused} />`}
  </${k}>`}function D({sealed:e}){return e===null?o`<p class="paper seal">${a(`This round has no seal of its own.`)}</p>`:e?o`<p class="paper seal holds">${a(`The seal holds: nothing was changed since the round was over.`)}</p>`:o`<p class="paper seal broken" role="alert">${a(`The seal is broken: the log is not what was written then.`)}</p>`}function O({refused:e}){return e.length?o`<section class="paper slip"><h2>${a(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">${e.map((e,t)=>o`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
      <span>${e.by}${e.who&&o` (${_(e.who)})`}: ${e.action}</span> <span class="clause">${e.clause}</span></li>`)}</ul></section>`:null}function k({title:e,told:t,back:n,backWords:r,children:i}){let{answer:c,refusal:l}=t;return o`<div class=${`books of-${c?.game??`caribbean-stud`}`}>
    <header class="top-bar"><a class="home" href="/" aria-label=${a(`To the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${c?.house&&o` <span class="house-name">${c.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a><${s} /></div></header>
    <main class="books-desk">
      ${l&&o`<div class="paper slip not-shown"><p role="alert">${l.message||a(`The books cannot be shown just now.`)}</p>
        <button type="button" class="plain" onClick=${t.again}>${a(`Try now`)}</button></div>`}
      ${!c&&!l&&o`<p class="prompt">${a(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{S as BooksPage,E as HandPage,T as ShiftPage};