import{A as e,An as t,E as n,En as r,H as i,I as a,J as o,P as s,Sn as c,_n as l,a as u,c as d,ln as f,m as p,q as m,u as h,xn as g,yn as _,z as v}from"./main.js";import{i as y}from"./shared.js";const b={columns:5,texts:3};function x({report:e,table:t}){return c`<article class="paper report" lang=${e.lang}>
    <p class="running-head" aria-hidden="true">${e.running_head}</p>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>c`<section key=${e}
      class=${g(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&c`<${S} lines=${n} />`}
      ${r&&c`<${C} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&c`<ul class="signatures">${e.signed_by.map(e=>c`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const S=({lines:e})=>c`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>c`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function C({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0,[r,i]=[e.head.length,e.head.length-e.figures.length],o=r>b.columns||i>b.texts;return c`<table class=${g(`report-grid`,o&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>c`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((r,i)=>c`<tr key=${i}>
        ${r.map((r,o)=>c`<td key=${o} class=${n(o)}
          data-head=${e.head[o]}>${o===0&&e.hands[i]?c`<a class="hand-link" href=${a(t,e.hands[i])}>
              ${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function w(e,n){let[i,a]=t(null),[o,s]=t(null),[c,l]=t(0);return r(()=>{let t=!0,r,i=()=>{document.hidden?r=setTimeout(i,15e3):l(e=>e+1)};return e().then(e=>{t&&(a(e),s(null),n(e)&&(r=setTimeout(i,15e3)))},e=>{t&&s(e instanceof d?e:new d({text:String(e)}))}),()=>{t=!1,clearTimeout(r)}},[c]),{answer:i,refusal:o,again:()=>{s(null),l(c+1)}}}function T({table:e}){let t=w(()=>h(e),({shifts:e})=>!!e[0]?.running);return c`<${N} table=${e} title=${f(`Books of the table`)} request=${t} back=${o(e)}
    backWords=${f(`To the table`)}>
    ${t.answer&&c`${t.answer.meter&&c`<div class="paper meter-slip"><${S} lines=${[t.answer.meter]} /></div>`}
        <${E} shifts=${t.answer.shifts} table=${e} />
        <${D} table=${e} />`}
  </${N}>`}function E({shifts:e,table:t}){return e.length?c`<ol class="shift-list">${e.map(e=>c`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${m(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${S} lines=${e.lines} />
  </li>`)}</ol>`:c`<p class="paper slip">${f(`The books are empty: the table has not been opened yet.`)}</p>`}function D({table:e}){return c`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&v(a(e,n))}}>
    <label>
      ${f(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${f(`Look it up`)}</button>
  </form>`}function O({table:t,shift:r}){let i=w(()=>e(t,r),({shift:e})=>e.ended===null);return c`<${N} table=${t} title=${f(`Books of the table`)} request=${i}
    back=${s(t)} backWords=${f(`All shifts`)}>
    ${i.answer&&c`<div class="report-tools">
        <a class="plain" download href=${n(t,r)}>${f(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${f(`Print`)}</button></div>
      <${x} report=${i.answer.report} table=${t} />`}
  </${N}>`}function k({table:e,hand:t}){let n=w(()=>p(e,t),()=>!1);return c`<${N} table=${e} title=${f(`Books of the table`)} request=${n}
    back=${s(e)} backWords=${f(`All shifts`)}>
    ${n.answer&&c`<div class="report-tools">
        <a class="plain" href=${i(e,t)}>${f(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${f(`Print`)}</button></div>
      <${A} sealed=${n.answer.sealed} />
      <${x} report=${n.answer.report} table=${e} />
      <${M} refused=${n.answer.refused} zone=${n.answer.zone} />`}
  </${N}>`}function A({sealed:e}){return e===null?c`<p class="paper seal">${f(`This round has no seal of its own.`)}</p>`:e?c`<p class="paper seal holds">${f(`The seal holds: nothing was changed since the round was over.`)}</p>`:c`<p class="paper seal broken" role="alert">
      ${f(`The seal is broken: the log is not what was written then.`)}</p>`}const j=(e,t)=>new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(new Date(e));function M({refused:e,zone:t}){return e.length?c`<section class="paper slip"><h2>${f(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,n)=>c`<li key=${n}><span class="figure">${j(e.at,t)}</span>
        <span>${e.by}${e.who&&c` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function N({title:e,request:t,back:n,backWords:r,children:i}){let{answer:a,refusal:o}=t;return _(a?.game),c`<div class=${g(`books`,a&&`of-${a.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${f(`To the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${a?.house&&c` <span class="house-name">${a.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a>
        <${u} own=${l(a?.game)} /></div>
    </header>
    <main class="books-desk">
      ${o&&c`<div class="paper slip not-shown">
          <p role="alert">${o.message||f(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${t.again}>${f(`Try now`)}</button></div>`}
      ${!a&&!o&&c`<p class="prompt">${f(`Opening the books …`)}</p>`}
      ${i}
    </main>
  </div>`}export{T as BooksPage,k as PlayedHandPage,O as ShiftPage};