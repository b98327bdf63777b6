import{A as e,C as t,E as n,H as r,I as i,N as a,O as o,Qt as s,V as c,a as l,cn as u,d,dn as f,f as p,hn as m,l as h,on as g,un as _,yn as v}from"./main.js";import{n as y}from"./shared.js";function b({report:e,table:t}){return f`<article class="paper report" lang=${e.lang}>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>f`<section key=${e}
      class=${_(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&f`<${x} lines=${n} />`}
      ${r&&f`<${S} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&f`<ul class="signatures">${e.signed_by.map(e=>f`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const x=({lines:e})=>f`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>f`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function S({grid:t,table:n}){let r=e=>t.figures.includes(e)?`figure`:void 0;return f`<table class=${_(`report-grid`,t.head.length>5&&`row-slips`)}>
    <thead>
      <tr>
        ${t.head.map((e,t)=>f`<th key=${t} scope="col" class=${r(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${t.rows.map((i,a)=>f`<tr key=${a}>
        ${i.map((i,o)=>f`<td key=${o} class=${r(o)}
          data-head=${t.head[o]}>${o===0&&t.hands[a]?f`<a class="hand-link" href=${e(n,t.hands[a])}>
              ${i}</a>`:i}</td>`)}</tr>`)}</tbody>
  </table>`}function C(e,t){let[n,r]=v(null),[i,a]=v(null),[o,s]=v(0);return m(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):s(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof h?e:new h({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),s(o+1)}}}function w({table:e}){let t=C(()=>d(e),({shifts:e})=>!!e[0]?.running);return f`<${j} table=${e} title=${s(`Books of the table`)} request=${t} back=${r(e)}
    backWords=${s(`To the table`)}>
    ${t.answer&&f`${t.answer.meter&&f`<div class="paper meter-slip"><${x} lines=${[t.answer.meter]} /></div>`}
        <${T} shifts=${t.answer.shifts} table=${e} />
        <${E} table=${e} />`}
  </${j}>`}function T({shifts:e,table:t}){return e.length?f`<ol class="shift-list">${e.map(e=>f`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${c(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${x} lines=${e.lines} />
  </li>`)}</ol>`:f`<p class="paper slip">${s(`The books are empty: the table has not been opened yet.`)}</p>`}function E({table:t}){return f`<form class="paper slip look-up" onSubmit=${n=>{n.preventDefault();let r=Number(new FormData(n.target).get(`hand`));Number.isInteger(r)&&r>0&&a(e(t,r))}}>
    <label>
      ${s(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${s(`Look it up`)}</button>
  </form>`}function D({table:e,shift:r}){let i=C(()=>n(e,r),({shift:e})=>e.ended===null);return f`<${j} table=${e} title=${s(`Books of the table`)} request=${i}
    back=${o(e)} backWords=${s(`All shifts`)}>
    ${i.answer&&f`<div class="report-tools">
        <a class="plain" download href=${t(e,r)}>${s(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${s(`Print`)}</button></div>
      <${b} report=${i.answer.report} table=${e} />`}
  </${j}>`}function O({table:e,hand:t}){let n=C(()=>p(e,t),()=>!1);return f`<${j} table=${e} title=${s(`Books of the table`)} request=${n}
    back=${o(e)} backWords=${s(`All shifts`)}>
    ${n.answer&&f`<div class="report-tools">
        <a class="plain" href=${i(e,t)}>${s(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${s(`Print`)}</button></div>
      <${k} sealed=${n.answer.sealed} />
      <${b} report=${n.answer.report} table=${e} />
      <${A} refused=${n.answer.refused} />`}
  </${j}>`}function k({sealed:e}){return e===null?f`<p class="paper seal">${s(`This round has no seal of its own.`)}</p>`:e?f`<p class="paper seal holds">${s(`The seal holds: nothing was changed since the round was over.`)}</p>`:f`<p class="paper seal broken" role="alert">
      ${s(`The seal is broken: the log is not what was written then.`)}</p>`}function A({refused:e}){return e.length?f`<section class="paper slip"><h2>${s(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,t)=>f`<li key=${t}><span class="figure">${e.at.slice(11,19)}</span>
        <span>${e.by}${e.who&&f` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function j({title:e,request:t,back:n,backWords:r,children:i}){let{answer:a,refusal:o}=t;return u(a?.game),f`<div class=${_(`books`,a&&`of-${a.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${s(`To the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&f` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a>
        <${l} own=${g(a?.game)} /></div>
    </header>
    <main class="books-desk">
      ${o&&f`<div class="paper slip not-shown">
          <p role="alert">${o.message||s(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${s(`Try now`)}</button></div>`}
      ${!a&&!o&&f`<p class="prompt">${s(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{w as BooksPage,O as PlayedHandPage,D as ShiftPage};