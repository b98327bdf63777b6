import{C as e,E as t,Gt as n,L as r,M as i,O as a,Qt as o,R as s,Xt as c,Yt as l,b as u,c as d,k as f,l as p,nn as m,o as h,r as g}from"./main.js";import{i as _}from"./shared.js";function v({report:e,table:t}){return c`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>c`<section key=${e}
      class=${l(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&c`<${y} lines=${n} />`}
      ${r&&c`<${b} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&c`<ul class="signatures">${e.signed_by.map(e=>c`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const y=({lines:e})=>c`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>c`<div key=${e}
  class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function b({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0;return c`<table class=${l(`report-grid`,e.head.length>5&&`row-slips`)}>
    <thead><tr>${e.head.map((e,t)=>c`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}</tr></thead>
    <tbody>${e.rows.map((r,i)=>c`<tr key=${i}>${r.map((r,a)=>c`<td key=${a} class=${n(a)}
      data-head=${e.head[a]}>${a===0&&e.hands[i]?c`<a class="hand-link" href=${f(t,e.hands[i])}>${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function x(e,t){let[n,r]=m(null),[i,a]=m(null),[s,c]=m(0);return o(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):c(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof h?e:new h({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[s]),{answer:n,refusal:i,again:()=>{a(null),c(s+1)}}}function S({table:e}){let t=x(()=>d(e),({shifts:e})=>!!e[0]?.running);return c`<${k} table=${e} title=${n(`Books of the table`)} told=${t} back=${s(e)} backWords=${n(`To the table`)}>
    ${t.answer&&c`${t.answer.meter&&c`<div class="paper meter-slip"><${y} lines=${[t.answer.meter]} /></div>`}
      <${C} shifts=${t.answer.shifts} table=${e} />
      <${w} table=${e} />`}
  </${k}>`}function C({shifts:e,table:t}){return e.length?c`<ol class="shift-list">${e.map(e=>c`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${r(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${y} lines=${e.lines} />
  </li>`)}</ol>`:c`<p class="paper slip">${n(`Nothing stands in the books yet: the table was never opened.`)}</p>`}function w({table:e}){return c`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&a(f(e,n))}}>
    <label>${n(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required inputmode="numeric" /></label>
    <button class="plain">${n(`Look it up`)}</button>
  </form>`}function T({table:r,shift:i}){let a=x(()=>e(r,i),({shift:e})=>e.ended===null);return c`<${k} table=${r} title=${n(`Books of the table`)} told=${a} back=${t(r)} backWords=${n(`All shifts`)}>
    ${a.answer&&c`<div class="report-tools">
        <a class="plain" download href=${u(r,i)}>${n(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${n(`Print`)}</button></div>
      <${v} report=${a.answer.report} table=${r} />`}
  </${k}>`}function E({table:e,hand:r}){let a=x(()=>p(e,r),()=>!1);return c`<${k} table=${e} title=${n(`Books of the table`)} told=${a} back=${t(e)} backWords=${n(`All shifts`)}>
    ${a.answer&&c`<div class="report-tools">
        <a class="plain" href=${i(e,r)}>${n(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${n(`Print`)}</button></div>
      <${D} sealed=${a.answer.sealed} />
      <${v} report=${a.answer.report} table=${e} />
      <${O} refused=${a.answer.refused} />`}
  </${k}>`}function D({sealed:e}){return e===null?c`<p class="paper seal">${n(`This round has no seal of its own.`)}</p>`:e?c`<p class="paper seal holds">${n(`The seal holds: nothing was changed since the round was over.`)}</p>`:c`<p class="paper seal broken" role="alert">${n(`The seal is broken: the log is not what was written then.`)}</p>`}function O({refused:e}){return e.length?c`<section class="paper slip"><h2>${n(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">${e.map((e,t)=>c`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
      <span>${e.by}${e.who&&c` (${_(e.who)})`}: ${e.action}</span> <span class="clause">${e.clause}</span></li>`)}</ul></section>`:null}function k({title:e,told:t,back:r,backWords:i,children:a}){let{answer:o,refusal:s}=t;return c`<div class=${`books of-${o?.game??`caribbean-stud`}`}>
    <header class="top-bar"><a class="home" href="/" aria-label=${n(`To the start page`)}><img src="/static/e7c0850a12f39816/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${o?.house&&c` <span class="house-name">${o.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${r}>${i}</a><${g} /></div></header>
    <main class="books-desk">
      ${s&&c`<div class="paper slip not-shown"><p role="alert">${s.message||n(`The books cannot be shown just now.`)}</p>
        <button type="button" class="plain" onClick=${t.again}>${n(`Try now`)}</button></div>`}
      ${!o&&!s&&c`<p class="prompt">${n(`Opening the books …`)}</p>`}
      ${a}
    </main>
  </div>`}export{S as BooksPage,E as HandPage,T as ShiftPage};