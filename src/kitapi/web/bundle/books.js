import{B as e,D as t,F as n,Jt as r,M as i,S as a,T as o,a as s,c,d as l,dn as u,hn as d,in as f,k as p,nn as m,on as h,sn as g,u as _,z as v}from"./main.js";import{n as y}from"./shared.js";function b({report:e,table:t}){return g`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>g`<section key=${e}
      class=${h(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&g`<${x} lines=${n} />`}
      ${r&&g`<${S} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&g`<ul class="signatures">${e.signed_by.map(e=>g`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const x=({lines:e})=>g`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>g`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function S({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0;return g`<table class=${h(`report-grid`,e.head.length>5&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>g`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((r,i)=>g`<tr key=${i}>
        ${r.map((r,a)=>g`<td key=${a} class=${n(a)}
          data-head=${e.head[a]}>${a===0&&e.hands[i]?g`<a class="hand-link" href=${p(t,e.hands[i])}>
              ${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function C(e,t){let[n,r]=d(null),[i,a]=d(null),[o,s]=d(0);return u(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):s(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof c?e:new c({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),s(o+1)}}}function w({table:t}){let n=C(()=>_(t),({shifts:e})=>!!e[0]?.running);return g`<${j} table=${t} title=${r(`Books of the table`)} request=${n} back=${e(t)}
    backWords=${r(`To the table`)}>
    ${n.answer&&g`${n.answer.meter&&g`<div class="paper meter-slip"><${x} lines=${[n.answer.meter]} /></div>`}
        <${T} shifts=${n.answer.shifts} table=${t} />
        <${E} table=${t} />`}
  </${j}>`}function T({shifts:e,table:t}){return e.length?g`<ol class="shift-list">${e.map(e=>g`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${v(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${x} lines=${e.lines} />
  </li>`)}</ol>`:g`<p class="paper slip">${r(`The books are empty: the table has not been opened yet.`)}</p>`}function E({table:e}){return g`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&i(p(e,n))}}>
    <label>
      ${r(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${r(`Look it up`)}</button>
  </form>`}function D({table:e,shift:n}){let i=C(()=>o(e,n),({shift:e})=>e.ended===null);return g`<${j} table=${e} title=${r(`Books of the table`)} request=${i}
    back=${t(e)} backWords=${r(`All shifts`)}>
    ${i.answer&&g`<div class="report-tools">
        <a class="plain" download href=${a(e,n)}>${r(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${r(`Print`)}</button></div>
      <${b} report=${i.answer.report} table=${e} />`}
  </${j}>`}function O({table:e,hand:i}){let a=C(()=>l(e,i),()=>!1);return g`<${j} table=${e} title=${r(`Books of the table`)} request=${a}
    back=${t(e)} backWords=${r(`All shifts`)}>
    ${a.answer&&g`<div class="report-tools">
        <a class="plain" href=${n(e,i)}>${r(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${r(`Print`)}</button></div>
      <${k} sealed=${a.answer.sealed} />
      <${b} report=${a.answer.report} table=${e} />
      <${A} refused=${a.answer.refused} />`}
  </${j}>`}function k({sealed:e}){return e===null?g`<p class="paper seal">${r(`This round has no seal of its own.`)}</p>`:e?g`<p class="paper seal holds">${r(`The seal holds: nothing was changed since the round was over.`)}</p>`:g`<p class="paper seal broken" role="alert">
      ${r(`The seal is broken: the log is not what was written then.`)}</p>`}function A({refused:e}){return e.length?g`<section class="paper slip"><h2>${r(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,t)=>g`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
        <span>${e.by}${e.who&&g` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function j({title:e,request:t,back:n,backWords:i,children:a}){let{answer:o,refusal:c}=t;return f(o?.game),g`<div class=${h(`books`,o&&`of-${o.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${r(`To the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${o?.house&&g` <span class="house-name">${o.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${i}</a>
        <${s} own=${m(o?.game)} /></div>
    </header>
    <main class="books-desk">
      ${c&&g`<div class="paper slip not-shown">
          <p role="alert">${c.message||r(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${r(`Try now`)}</button></div>`}
      ${!o&&!c&&g`<p class="prompt">${r(`Opening the books …`)}</p>`}
      ${a}
    </main>
  </div>`}export{w as BooksPage,O as PlayedHandPage,D as ShiftPage};