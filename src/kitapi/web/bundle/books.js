import{B as e,D as t,F as n,M as r,S as i,T as a,a as o,an as s,c,d as l,dn as u,in as d,k as f,nn as p,qt as m,sn as h,u as g,z as _}from"./main.js";import{n as v}from"./shared.js";function y({report:e,table:t}){return s`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>s`<section key=${e}
      class=${d(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&s`<${b} lines=${n} />`}
      ${r&&s`<${x} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&s`<ul class="signatures">${e.signed_by.map(e=>s`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const b=({lines:e})=>s`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>s`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function x({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0;return s`<table class=${d(`report-grid`,e.head.length>5&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>s`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((r,i)=>s`<tr key=${i}>
        ${r.map((r,a)=>s`<td key=${a} class=${n(a)}
          data-head=${e.head[a]}>${a===0&&e.hands[i]?s`<a class="hand-link" href=${f(t,e.hands[i])}>
              ${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function S(e,t){let[n,r]=u(null),[i,a]=u(null),[o,s]=u(0);return h(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):s(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof c?e:new c({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),s(o+1)}}}function C({table:t}){let n=S(()=>g(t),({shifts:e})=>!!e[0]?.running);return s`<${A} table=${t} title=${m(`Books of the table`)} request=${n} back=${e(t)}
    backWords=${m(`To the table`)}>
    ${n.answer&&s`${n.answer.meter&&s`<div class="paper meter-slip"><${b} lines=${[n.answer.meter]} /></div>`}
        <${w} shifts=${n.answer.shifts} table=${t} />
        <${T} table=${t} />`}
  </${A}>`}function w({shifts:e,table:t}){return e.length?s`<ol class="shift-list">${e.map(e=>s`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${_(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${b} lines=${e.lines} />
  </li>`)}</ol>`:s`<p class="paper slip">${m(`The books are empty: the table has not been opened yet.`)}</p>`}function T({table:e}){return s`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&r(f(e,n))}}>
    <label>
      ${m(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${m(`Look it up`)}</button>
  </form>`}function E({table:e,shift:n}){let r=S(()=>a(e,n),({shift:e})=>e.ended===null);return s`<${A} table=${e} title=${m(`Books of the table`)} request=${r}
    back=${t(e)} backWords=${m(`All shifts`)}>
    ${r.answer&&s`<div class="report-tools">
        <a class="plain" download href=${i(e,n)}>${m(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${m(`Print`)}</button></div>
      <${y} report=${r.answer.report} table=${e} />`}
  </${A}>`}function D({table:e,hand:r}){let i=S(()=>l(e,r),()=>!1);return s`<${A} table=${e} title=${m(`Books of the table`)} request=${i}
    back=${t(e)} backWords=${m(`All shifts`)}>
    ${i.answer&&s`<div class="report-tools">
        <a class="plain" href=${n(e,r)}>${m(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${m(`Print`)}</button></div>
      <${O} sealed=${i.answer.sealed} />
      <${y} report=${i.answer.report} table=${e} />
      <${k} refused=${i.answer.refused} />`}
  </${A}>`}function O({sealed:e}){return e===null?s`<p class="paper seal">${m(`This round has no seal of its own.`)}</p>`:e?s`<p class="paper seal holds">${m(`The seal holds: nothing was changed since the round was over.`)}</p>`:s`<p class="paper seal broken" role="alert">
      ${m(`The seal is broken: the log is not what was written then.`)}</p>`}function k({refused:e}){return e.length?s`<section class="paper slip"><h2>${m(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,t)=>s`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
        <span>${e.by}${e.who&&s` (${v(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function A({title:e,request:t,back:n,backWords:r,children:i}){let{answer:a,refusal:c}=t;return p(a?.game),s`<div class=${d(`books`,a&&`of-${a.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${m(`To the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&s` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a><${o} /></div></header>
    <main class="books-desk">
      ${c&&s`<div class="paper slip not-shown">
          <p role="alert">${c.message||m(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${m(`Try now`)}</button></div>`}
      ${!a&&!c&&s`<p class="prompt">${m(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{C as BooksPage,D as PlayedHandPage,E as ShiftPage};