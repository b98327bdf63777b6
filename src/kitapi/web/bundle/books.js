import{O as e,c as t}from"./shared.js";import{A as n,B as r,Dn as i,E as a,En as o,Fn as s,L as c,P as l,Sn as u,U as d,X as f,Y as p,a as m,c as h,jn as g,m as _,mn as v,u as y,wn as b}from"./main.js";const x={columns:5,texts:3};function S({report:e,table:t}){return i`<article class="paper report" lang=${e.lang}>
    <p class="running-head" aria-hidden="true">${e.running_head}</p>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>i`<section key=${e}
      class=${o(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&i`<${C} lines=${n} />`}
      ${r&&i`<${w} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&i`<ul class="signatures">${e.signed_by.map(e=>i`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const C=({lines:e})=>i`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>i`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function w({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0,[r,a]=[e.head.length,e.head.length-e.figures.length],s=r>x.columns||a>x.texts;return i`<table class=${o(`report-grid`,s&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>i`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((r,a)=>i`<tr key=${a}>
        ${r.map((r,o)=>i`<td key=${o} class=${n(o)}
          data-head=${e.head[o]}>${o===0&&e.hands[a]?i`<a class="hand-link" href=${c(t,e.hands[a])}>
              ${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function T(e,t){let[n,r]=s(null),[i,a]=s(null),[o,c]=s(0);return g(()=>{let n=!0,i,o=()=>{document.hidden?i=setTimeout(o,15e3):c(e=>e+1)};return e().then(e=>{n&&(r(e),a(null),t(e)&&(i=setTimeout(o,15e3)))},e=>{n&&a(e instanceof h?e:new h({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[o]),{answer:n,refusal:i,again:()=>{a(null),c(o+1)}}}function E({table:e}){let t=T(()=>y(e),({shifts:e})=>!!e[0]?.running);return i`<${P} table=${e} title=${v(`Books of the table`)} request=${t} back=${f(e)}
    backWords=${v(`To the table`)}>
    ${t.answer&&i`${t.answer.meter&&i`<div class="paper meter-slip"><${C} lines=${[t.answer.meter]} /></div>`}
        <${D} shifts=${t.answer.shifts} table=${e} />
        <${O} table=${e} />`}
  </${P}>`}function D({shifts:e,table:t}){return e.length?i`<ol class="shift-list">${e.map(e=>i`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${p(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${C} lines=${e.lines} />
  </li>`)}</ol>`:i`<p class="paper slip">${v(`The books are empty: the table has not been opened yet.`)}</p>`}function O({table:e}){return i`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&r(c(e,n))}}>
    <label>
      ${v(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${v(`Look it up`)}</button>
  </form>`}function k({table:e,shift:t}){let r=T(()=>n(e,t),({shift:e})=>e.ended===null);return i`<${P} table=${e} title=${v(`Books of the table`)} request=${r}
    back=${l(e)} backWords=${v(`All shifts`)}>
    ${r.answer&&i`<div class="report-tools">
        <a class="plain" download href=${a(e,t)}>${v(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${v(`Print`)}</button></div>
      <${S} report=${r.answer.report} table=${e} />`}
  </${P}>`}function A({table:e,hand:t}){let n=T(()=>_(e,t),()=>!1);return i`<${P} table=${e} title=${v(`Books of the table`)} request=${n}
    back=${l(e)} backWords=${v(`All shifts`)}>
    ${n.answer&&i`<div class="report-tools">
        <a class="plain" href=${d(e,t)}>${v(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${v(`Print`)}</button></div>
      <${j} sealed=${n.answer.sealed} />
      <${S} report=${n.answer.report} table=${e} />
      <${N} refused=${n.answer.refused} zone=${n.answer.zone} />`}
  </${P}>`}function j({sealed:e}){return e===null?i`<p class="paper seal">${v(`This round has no seal of its own.`)}</p>`:e?i`<p class="paper seal holds">${v(`The seal holds: nothing was changed since the round was over.`)}</p>`:i`<p class="paper seal broken" role="alert">
      ${v(`The seal is broken: the log is not what was written then.`)}</p>`}const M=(e,t)=>new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(new Date(e));function N({refused:n,zone:r}){return n.length?i`<section class="paper slip"><h2>${v(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${n.map((n,a)=>i`<li key=${a}><span class="figure">${M(n.at,r)}</span>
        <span>${n.by}${n.who&&i` (${t(n.who)})`}: ${n.action}</span> 
        <${e} clause=${n.clause} /></li>`)}</ul></section>`:null}function P({title:e,request:t,back:n,backWords:r,children:a}){let{answer:s,refusal:c}=t;return b(s?.game),i`<div class=${o(`books`,s&&`of-${s.game}`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`To the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${e}${s?.house&&i` <span class="house-name">${s.house}</span>`}</h1>
      <div class="tools"><a class="tool" href=${n}>${r}</a>
        <${m} own=${u(s?.game)} /></div>
    </header>
    <main class="books-desk">
      ${c&&i`<div class="paper slip not-shown">
          <p role="alert">${c.message}</p>
          <button type="button" class="plain" onClick=${t.again}>${v(`Try now`)}</button></div>`}
      ${!s&&!c&&i`<p class="prompt">${v(`Opening the books …`)}</p>`}
      ${a}
    </main>
  </div>`}export{E as BooksPage,A as PlayedHandPage,k as ShiftPage};