import{A as e,Cn as t,Dn as n,E as r,H as i,I as a,J as o,P as s,Sn as c,a as l,bn as u,c as d,jn as f,m as p,q as m,u as h,un as g,vn as _,z as v}from"./main.js";import{i as y}from"./shared.js";const b={columns:5,texts:3};function x({report:e,table:n}){return t`<article class="paper report" lang=${e.lang}>
    <p class="running-head" aria-hidden="true">${e.running_head}</p>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:r,grid:i})=>t`<section key=${e}
      class=${c(`report-part`,i&&`wide-part`)}>
      <h3>${e}</h3>
      ${r.length>0&&t`<${S} lines=${r} />`}
      ${i&&t`<${C} grid=${i} table=${n} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&t`<ul class="signatures">${e.signed_by.map(e=>t`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const S=({lines:e})=>t`<dl class="report-lines">${e.map(({label:e,value:n,weight:r})=>t`<div key=${e}
    class=${`is-${r}`}><dt>${e}</dt><dd class="figure">${n}</dd></div>`)}</dl>`;function C({grid:e,table:n}){let r=t=>e.figures.includes(t)?`figure`:void 0,[i,o]=[e.head.length,e.head.length-e.figures.length],s=i>b.columns||o>b.texts;return t`<table class=${c(`report-grid`,s&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,n)=>t`<th key=${n} scope="col" class=${r(n)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((i,o)=>t`<tr key=${o}>
        ${i.map((i,s)=>t`<td key=${s} class=${r(s)}
          data-head=${e.head[s]}>${s===0&&e.hands[o]?t`<a class="hand-link" href=${a(n,e.hands[o])}>
              ${i}</a>`:i}</td>`)}</tr>`)}</tbody>
  </table>`}function w(e,t){let[r,i]=f(null),[a,o]=f(null),[s,c]=f(0);return n(()=>{let n=!0,r,a=()=>{document.hidden?r=setTimeout(a,15e3):c(e=>e+1)};return e().then(e=>{n&&(i(e),o(null),t(e)&&(r=setTimeout(a,15e3)))},e=>{n&&o(e instanceof d?e:new d({text:String(e)}))}),()=>{n=!1,clearTimeout(r)}},[s]),{answer:r,refusal:a,again:()=>{o(null),c(s+1)}}}function T({table:e}){let n=w(()=>h(e),({shifts:e})=>!!e[0]?.running);return t`<${N} table=${e} title=${g(`Books of the table`)} request=${n} back=${o(e)}
    backWords=${g(`To the table`)}>
    ${n.answer&&t`${n.answer.meter&&t`<div class="paper meter-slip"><${S} lines=${[n.answer.meter]} /></div>`}
        <${E} shifts=${n.answer.shifts} table=${e} />
        <${D} table=${e} />`}
  </${N}>`}function E({shifts:e,table:n}){return e.length?t`<ol class="shift-list">${e.map(e=>t`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${m(n,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${S} lines=${e.lines} />
  </li>`)}</ol>`:t`<p class="paper slip">${g(`The books are empty: the table has not been opened yet.`)}</p>`}function D({table:e}){return t`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&v(a(e,n))}}>
    <label>
      ${g(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${g(`Look it up`)}</button>
  </form>`}function O({table:n,shift:i}){let a=w(()=>e(n,i),({shift:e})=>e.ended===null);return t`<${N} table=${n} title=${g(`Books of the table`)} request=${a}
    back=${s(n)} backWords=${g(`All shifts`)}>
    ${a.answer&&t`<div class="report-tools">
        <a class="plain" download href=${r(n,i)}>${g(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${g(`Print`)}</button></div>
      <${x} report=${a.answer.report} table=${n} />`}
  </${N}>`}function k({table:e,hand:n}){let r=w(()=>p(e,n),()=>!1);return t`<${N} table=${e} title=${g(`Books of the table`)} request=${r}
    back=${s(e)} backWords=${g(`All shifts`)}>
    ${r.answer&&t`<div class="report-tools">
        <a class="plain" href=${i(e,n)}>${g(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${g(`Print`)}</button></div>
      <${A} sealed=${r.answer.sealed} />
      <${x} report=${r.answer.report} table=${e} />
      <${M} refused=${r.answer.refused} zone=${r.answer.zone} />`}
  </${N}>`}function A({sealed:e}){return e===null?t`<p class="paper seal">${g(`This round has no seal of its own.`)}</p>`:e?t`<p class="paper seal holds">${g(`The seal holds: nothing was changed since the round was over.`)}</p>`:t`<p class="paper seal broken" role="alert">
      ${g(`The seal is broken: the log is not what was written then.`)}</p>`}const j=(e,t)=>new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(new Date(e));function M({refused:e,zone:n}){return e.length?t`<section class="paper slip"><h2>${g(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${e.map((e,r)=>t`<li key=${r}><span class="figure">${j(e.at,n)}</span>
        <span>${e.by}${e.who&&t` (${y(e.who)})`}: ${e.action}</span> <span class="clause">
          ${e.clause}</span></li>`)}</ul></section>`:null}function N({title:e,request:n,back:r,backWords:i,children:a}){let{answer:o,refusal:s}=n;return u(o?.game),t`<div class=${c(`books`,o&&`of-${o.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${g(`To the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${o?.house&&t` <span class="house-name">${o.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${r}>${i}</a>
        <${l} own=${_(o?.game)} /></div>
    </header>
    <main class="books-desk">
      ${s&&t`<div class="paper slip not-shown">
          <p role="alert">${s.message||g(`The books cannot be shown just now.`)}</p>
          <button type="button" class="plain" onClick=${n.again}>${g(`Try now`)}</button></div>`}
      ${!o&&!s&&t`<p class="prompt">${g(`Opening the books …`)}</p>`}
      ${a}
    </main>
  </div>`}export{T as BooksPage,k as PlayedHandPage,O as ShiftPage};