import{A as e,D as t,N as n,R as r,Xt as i,en as a,i as o,k as s,l as c,rn as l,s as u,sn as d,tn as f,u as p,w as m,x as h,z as g}from"./main.js";import{n as _}from"./shared.js";function v({report:e,table:t}){return f`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>f`<section key=${e}
      class=${a(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&f`<${y} lines=${n} />`}
      ${r&&f`<${b} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&f`<ul class="signatures">${e.signed_by.map(e=>f`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const y=({lines:e})=>f`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>f`<div key=${e}
  class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function b({grid:t,table:n}){let r=e=>t.figures.includes(e)?`figure`:void 0;return f`<table class=${a(`report-grid`,t.head.length>5&&`row-slips`)}>
    <thead><tr>${t.head.map((e,t)=>f`<th key=${t} scope="col" class=${r(t)}>${e}</th>`)}</tr></thead>
    <tbody>${t.rows.map((i,a)=>f`<tr key=${a}>${i.map((i,o)=>f`<td key=${o} class=${r(o)}
      data-head=${t.head[o]}>${o===0&&t.hands[a]?f`<a class="hand-link" href=${e(n,t.hands[a])}>${i}</a>`:i}</td>`)}</tr>`)}</tbody>
  </table>`}function x(e,t){let[n,r]=d(null),[i,a]=d(null),[o,s]=d(0);return l(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):s(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof u?e:new u({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),s(o+1)}}}function S({table:e}){let t=x(()=>c(e),({shifts:e})=>!!e[0]?.running);return f`<${k} table=${e} title=${i(`Books of the table`)} told=${t} back=${g(e)} backWords=${i(`To the table`)}>
    ${t.answer&&f`${t.answer.meter&&f`<div class="paper meter-slip"><${y} lines=${[t.answer.meter]} /></div>`}
      <${C} shifts=${t.answer.shifts} table=${e} />
      <${w} table=${e} />`}
  </${k}>`}function C({shifts:e,table:t}){return e.length?f`<ol class="shift-list">${e.map(e=>f`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${r(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${y} lines=${e.lines} />
  </li>`)}</ol>`:f`<p class="paper slip">${i(`Nothing stands in the books yet: the table was never opened.`)}</p>`}function w({table:t}){return f`<form class="paper slip look-up" onSubmit=${n=>{n.preventDefault();let r=Number(new FormData(n.target).get(`hand`));Number.isInteger(r)&&r>0&&s(e(t,r))}}>
    <label>${i(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required inputmode="numeric" /></label>
    <button class="plain">${i(`Look it up`)}</button>
  </form>`}function T({table:e,shift:n}){let r=x(()=>m(e,n),({shift:e})=>e.ended===null);return f`<${k} table=${e} title=${i(`Books of the table`)} told=${r} back=${t(e)} backWords=${i(`All shifts`)}>
    ${r.answer&&f`<div class="report-tools">
        <a class="plain" download href=${h(e,n)}>${i(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${i(`Print`)}</button></div>
      <${v} report=${r.answer.report} table=${e} />`}
  </${k}>`}function E({table:e,hand:r}){let a=x(()=>p(e,r),()=>!1);return f`<${k} table=${e} title=${i(`Books of the table`)} told=${a} back=${t(e)} backWords=${i(`All shifts`)}>
    ${a.answer&&f`<div class="report-tools">
        <a class="plain" href=${n(e,r)}>${i(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${i(`Print`)}</button></div>
      <${D} sealed=${a.answer.sealed} />
      <${v} report=${a.answer.report} table=${e} />
      <${O} refused=${a.answer.refused} />`}
  </${k}>`}function D({sealed:e}){return e===null?f`<p class="paper seal">${i(`This round has no seal of its own.`)}</p>`:e?f`<p class="paper seal holds">${i(`The seal holds: nothing was changed since the round was over.`)}</p>`:f`<p class="paper seal broken" role="alert">${i(`The seal is broken: the log is not what was written then.`)}</p>`}function O({refused:e}){return e.length?f`<section class="paper slip"><h2>${i(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">${e.map((e,t)=>f`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
      <span>${e.by}${e.who&&f` (${_(e.who)})`}: ${e.action}</span> <span class="clause">${e.clause}</span></li>`)}</ul></section>`:null}function k({title:e,told:t,back:n,backWords:r,children:a}){let{answer:s,refusal:c}=t;return f`<div class=${`books of-${s?.game??`caribbean-stud`}`}>
    <header class="top-bar"><a class="home" href="/" aria-label=${i(`To the start page`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${s?.house&&f` <span class="house-name">${s.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a><${o} /></div></header>
    <main class="books-desk">
      ${c&&f`<div class="paper slip not-shown"><p role="alert">${c.message||i(`The books cannot be shown just now.`)}</p>
        <button type="button" class="plain" onClick=${t.again}>${i(`Try now`)}</button></div>`}
      ${!s&&!c&&f`<p class="prompt">${i(`Opening the books …`)}</p>`}
      ${a}
    </main>
  </div>`}export{S as BooksPage,E as HandPage,T as ShiftPage};