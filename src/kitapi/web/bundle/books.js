import{B as e,D as t,F as n,M as r,S as i,T as a,a as o,an as s,c,d as l,k as u,mn as d,on as f,qt as p,rn as m,tn as h,u as g,un as _,z as v}from"./main.js";import{n as y}from"./shared.js";function b({report:e,table:t}){return f`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>f`<section key=${e}
      class=${s(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&f`<${x} lines=${n} />`}
      ${r&&f`<${S} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&f`<ul class="signatures">${e.signed_by.map(e=>f`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const x=({lines:e})=>f`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>f`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function S({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0;return f`<table class=${s(`report-grid`,e.head.length>5&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>f`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((r,i)=>f`<tr key=${i}>
        ${r.map((r,a)=>f`<td key=${a} class=${n(a)}
          data-head=${e.head[a]}>${a===0&&e.hands[i]?f`<a class="hand-link" href=${u(t,e.hands[i])}>
              ${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function C(e,t){let[n,r]=d(null),[i,a]=d(null),[o,s]=d(0);return _(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):s(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof c?e:new c({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),s(o+1)}}}function w({table:t}){let n=C(()=>g(t),({shifts:e})=>!!e[0]?.running);return f`<${j} table=${t} title=${p(`Books of the table`)} request=${n} back=${e(t)}
    backWords=${p(`To the table`)}>
    ${n.answer&&f`${n.answer.meter&&f`<div class="paper meter-slip"><${x} lines=${[n.answer.meter]} /></div>`}
        <${T} shifts=${n.answer.shifts} table=${t} />
        <${E} table=${t} />`}
  </${j}>`}function T({shifts:e,table:t}){return e.length?f`<ol class="shift-list">${e.map(e=>f`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${v(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${x} lines=${e.lines} />
  </li>`)}</ol>`:f`<p class="paper slip">${p(`The books are empty: the table has not been opened yet.`)}</p>`}function E({table:e}){return f`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&r(u(e,n))}}>
    <label>
      ${p(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${p(`Look it up`)}</button>
  </form>`}function D({table:e,shift:n}){let r=C(()=>a(e,n),({shift:e})=>e.ended===null);return f`<${j} table=${e} title=${p(`Books of the table`)} request=${r}
    back=${t(e)} backWords=${p(`All shifts`)}>
    ${r.answer&&f`<div class="report-tools">
        <a class="plain" download href=${i(e,n)}>${p(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${p(`Print`)}</button></div>
      <${b} report=${r.answer.report} table=${e} />`}
  </${j}>`}function O({table:e,hand:r}){let i=C(()=>l(e,r),()=>!1);return f`<${j} table=${e} title=${p(`Books of the table`)} request=${i}
    back=${t(e)} backWords=${p(`All shifts`)}>
    ${i.answer&&f`<div class="report-tools">
        <a class="plain" href=${n(e,r)}>${p(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${p(`Print`)}</button></div>
      <${k} sealed=${i.answer.sealed} />
      <${b} report=${i.answer.report} table=${e} />
      <${A} refused=${i.answer.refused} />`}
  </${j}>`}function k({sealed:e}){return e===null?f`<p class="paper seal">${p(`This round has no seal of its own.`)}</p>`:e?f`<p class="paper seal holds">${p(`The seal holds: nothing was changed since the round was over.`)}</p>`:f`<p class="paper seal broken" role="alert">
      ${p(`The seal is broken: the log is not what was written then.`)}</p>`}function A({refused:e}){return e.length?f`<section class="paper slip"><h2>${p(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,t)=>f`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
        <span>${e.by}${e.who&&f` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function j({title:e,request:t,back:n,backWords:r,children:i}){let{answer:a,refusal:c}=t;return m(a?.game),f`<div class=${s(`books`,a&&`of-${a.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${p(`To the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&f` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a>
        <${o} own=${h(a?.game)} /></div>
    </header>
    <main class="books-desk">
      ${c&&f`<div class="paper slip not-shown">
          <p role="alert">${c.message||p(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${p(`Try now`)}</button></div>`}
      ${!a&&!c&&f`<p class="prompt">${p(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{w as BooksPage,O as PlayedHandPage,D as ShiftPage};