import{B as e,D as t,F as n,M as r,S as i,T as a,Yt as o,a as s,an as c,c as l,cn as u,d,fn as f,gn as p,k as m,rn as h,sn as g,u as _,z as v}from"./main.js";import{n as y}from"./shared.js";function b({report:e,table:t}){return u`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>u`<section key=${e}
      class=${g(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&u`<${x} lines=${n} />`}
      ${r&&u`<${S} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&u`<ul class="signatures">${e.signed_by.map(e=>u`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const x=({lines:e})=>u`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>u`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function S({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0;return u`<table class=${g(`report-grid`,e.head.length>5&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>u`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((r,i)=>u`<tr key=${i}>
        ${r.map((r,a)=>u`<td key=${a} class=${n(a)}
          data-head=${e.head[a]}>${a===0&&e.hands[i]?u`<a class="hand-link" href=${m(t,e.hands[i])}>
              ${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function C(e,t){let[n,r]=p(null),[i,a]=p(null),[o,s]=p(0);return f(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):s(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof l?e:new l({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),s(o+1)}}}function w({table:t}){let n=C(()=>_(t),({shifts:e})=>!!e[0]?.running);return u`<${j} table=${t} title=${o(`Books of the table`)} request=${n} back=${e(t)}
    backWords=${o(`To the table`)}>
    ${n.answer&&u`${n.answer.meter&&u`<div class="paper meter-slip"><${x} lines=${[n.answer.meter]} /></div>`}
        <${T} shifts=${n.answer.shifts} table=${t} />
        <${E} table=${t} />`}
  </${j}>`}function T({shifts:e,table:t}){return e.length?u`<ol class="shift-list">${e.map(e=>u`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${v(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${x} lines=${e.lines} />
  </li>`)}</ol>`:u`<p class="paper slip">${o(`The books are empty: the table has not been opened yet.`)}</p>`}function E({table:e}){return u`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&r(m(e,n))}}>
    <label>
      ${o(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${o(`Look it up`)}</button>
  </form>`}function D({table:e,shift:n}){let r=C(()=>a(e,n),({shift:e})=>e.ended===null);return u`<${j} table=${e} title=${o(`Books of the table`)} request=${r}
    back=${t(e)} backWords=${o(`All shifts`)}>
    ${r.answer&&u`<div class="report-tools">
        <a class="plain" download href=${i(e,n)}>${o(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${o(`Print`)}</button></div>
      <${b} report=${r.answer.report} table=${e} />`}
  </${j}>`}function O({table:e,hand:r}){let i=C(()=>d(e,r),()=>!1);return u`<${j} table=${e} title=${o(`Books of the table`)} request=${i}
    back=${t(e)} backWords=${o(`All shifts`)}>
    ${i.answer&&u`<div class="report-tools">
        <a class="plain" href=${n(e,r)}>${o(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${o(`Print`)}</button></div>
      <${k} sealed=${i.answer.sealed} />
      <${b} report=${i.answer.report} table=${e} />
      <${A} refused=${i.answer.refused} />`}
  </${j}>`}function k({sealed:e}){return e===null?u`<p class="paper seal">${o(`This round has no seal of its own.`)}</p>`:e?u`<p class="paper seal holds">${o(`The seal holds: nothing was changed since the round was over.`)}</p>`:u`<p class="paper seal broken" role="alert">
      ${o(`The seal is broken: the log is not what was written then.`)}</p>`}function A({refused:e}){return e.length?u`<section class="paper slip"><h2>${o(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,t)=>u`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
        <span>${e.by}${e.who&&u` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function j({title:e,request:t,back:n,backWords:r,children:i}){let{answer:a,refusal:l}=t;return c(a?.game),u`<div class=${g(`books`,a&&`of-${a.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${o(`To the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&u` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a>
        <${s} own=${h(a?.game)} /></div>
    </header>
    <main class="books-desk">
      ${l&&u`<div class="paper slip not-shown">
          <p role="alert">${l.message||o(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${o(`Try now`)}</button></div>`}
      ${!a&&!l&&u`<p class="prompt">${o(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{w as BooksPage,O as PlayedHandPage,D as ShiftPage};