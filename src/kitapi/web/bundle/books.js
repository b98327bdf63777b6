import{B as e,D as t,F as n,M as r,S as i,T as a,a as o,an as s,c,cn as l,d as u,fn as d,k as f,on as p,qt as m,rn as h,tn as g,u as _,z as v}from"./main.js";import{n as y}from"./shared.js";function b({report:e,table:t}){return p`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>p`<section key=${e}
      class=${s(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&p`<${x} lines=${n} />`}
      ${r&&p`<${S} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&p`<ul class="signatures">${e.signed_by.map(e=>p`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const x=({lines:e})=>p`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>p`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function S({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0;return p`<table class=${s(`report-grid`,e.head.length>5&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>p`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((r,i)=>p`<tr key=${i}>
        ${r.map((r,a)=>p`<td key=${a} class=${n(a)}
          data-head=${e.head[a]}>${a===0&&e.hands[i]?p`<a class="hand-link" href=${f(t,e.hands[i])}>
              ${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function C(e,t){let[n,r]=d(null),[i,a]=d(null),[o,s]=d(0);return l(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):s(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof c?e:new c({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),s(o+1)}}}function w({table:t}){let n=C(()=>_(t),({shifts:e})=>!!e[0]?.running);return p`<${j} table=${t} title=${m(`Books of the table`)} request=${n} back=${e(t)}
    backWords=${m(`To the table`)}>
    ${n.answer&&p`${n.answer.meter&&p`<div class="paper meter-slip"><${x} lines=${[n.answer.meter]} /></div>`}
        <${T} shifts=${n.answer.shifts} table=${t} />
        <${E} table=${t} />`}
  </${j}>`}function T({shifts:e,table:t}){return e.length?p`<ol class="shift-list">${e.map(e=>p`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${v(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${x} lines=${e.lines} />
  </li>`)}</ol>`:p`<p class="paper slip">${m(`The books are empty: the table has not been opened yet.`)}</p>`}function E({table:e}){return p`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&r(f(e,n))}}>
    <label>
      ${m(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${m(`Look it up`)}</button>
  </form>`}function D({table:e,shift:n}){let r=C(()=>a(e,n),({shift:e})=>e.ended===null);return p`<${j} table=${e} title=${m(`Books of the table`)} request=${r}
    back=${t(e)} backWords=${m(`All shifts`)}>
    ${r.answer&&p`<div class="report-tools">
        <a class="plain" download href=${i(e,n)}>${m(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${m(`Print`)}</button></div>
      <${b} report=${r.answer.report} table=${e} />`}
  </${j}>`}function O({table:e,hand:r}){let i=C(()=>u(e,r),()=>!1);return p`<${j} table=${e} title=${m(`Books of the table`)} request=${i}
    back=${t(e)} backWords=${m(`All shifts`)}>
    ${i.answer&&p`<div class="report-tools">
        <a class="plain" href=${n(e,r)}>${m(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${m(`Print`)}</button></div>
      <${k} sealed=${i.answer.sealed} />
      <${b} report=${i.answer.report} table=${e} />
      <${A} refused=${i.answer.refused} />`}
  </${j}>`}function k({sealed:e}){return e===null?p`<p class="paper seal">${m(`This round has no seal of its own.`)}</p>`:e?p`<p class="paper seal holds">${m(`The seal holds: nothing was changed since the round was over.`)}</p>`:p`<p class="paper seal broken" role="alert">
      ${m(`The seal is broken: the log is not what was written then.`)}</p>`}function A({refused:e}){return e.length?p`<section class="paper slip"><h2>${m(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,t)=>p`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
        <span>${e.by}${e.who&&p` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function j({title:e,request:t,back:n,backWords:r,children:i}){let{answer:a,refusal:c}=t;return h(a?.game),p`<div class=${s(`books`,a&&`of-${a.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${m(`To the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&p` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a>
        <${o} own=${g(a?.game)} /></div>
    </header>
    <main class="books-desk">
      ${c&&p`<div class="paper slip not-shown">
          <p role="alert">${c.message||m(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${m(`Try now`)}</button></div>`}
      ${!a&&!c&&p`<p class="prompt">${m(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{w as BooksPage,O as PlayedHandPage,D as ShiftPage};