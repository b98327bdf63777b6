import{O as e,c as t}from"./shared.js";import{D as n,En as r,F as i,Ln as a,Nn as o,On as s,R as c,V as l,W as u,X as d,Z as f,d as p,gn as m,h,j as g,kn as _,l as v,wn as y}from"./main.js";import{Tt as b}from"./desks.js";const x={columns:5,texts:3};function S({report:e,table:t}){return _`<article class="paper report" lang=${e.lang}>
    <p class="running-head" aria-hidden="true">${e.running_head}</p>
    <header class="report-head"><h2>${e.title}</h2><p class="quiet">${e.subtitle}</p></header>
    <div class="report-parts">${e.sections.map(({heading:e,lines:n,grid:r})=>_`<section key=${e}
      class=${s(`report-part`,r&&`wide-part`)}>
      <h3>${e}</h3>
      ${n.length>0&&_`<${C} lines=${n} />`}
      ${r&&_`<${w} grid=${r} table=${t} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${e.footer}</p>
    ${e.signed_by.length>0&&_`<ul class="signatures">${e.signed_by.map(e=>_`<li key=${e}>${e}</li>`)}</ul>`}
  </article>`}const C=({lines:e})=>_`<dl class="report-lines">${e.map(({label:e,value:t,weight:n})=>_`<div key=${e}
    class=${`is-${n}`}><dt>${e}</dt><dd class="figure">${t}</dd></div>`)}</dl>`;function w({grid:e,table:t}){let n=t=>e.figures.includes(t)?`figure`:void 0,[r,i]=[e.head.length,e.head.length-e.figures.length],a=r>x.columns||i>x.texts;return _`<table class=${s(`report-grid`,a&&`row-slips`)}>
    <thead>
      <tr>
        ${e.head.map((e,t)=>_`<th key=${t} scope="col" class=${n(t)}>${e}</th>`)}
      </tr></thead>
    <tbody>
      ${e.rows.map((r,i)=>_`<tr key=${i}>
        ${r.map((r,a)=>_`<td key=${a} class=${n(a)}
          data-head=${e.head[a]}>${a===0&&e.hands[i]?_`<a class="hand-link" href=${c(t,e.hands[i])}>
              ${r}</a>`:r}</td>`)}</tr>`)}</tbody>
  </table>`}function T(e,t){let[n,r]=a(null),[i,s]=a(null),[c,l]=a(0);return o(()=>{let n=!0,i,a=()=>{document.hidden?i=setTimeout(a,15e3):l(e=>e+1)};return e().then(e=>{n&&(r(e),s(null),t(e)&&(i=setTimeout(a,15e3)))},e=>{n&&s(e instanceof v?e:new v({text:String(e)}))}),()=>{n=!1,clearTimeout(i)}},[c]),{answer:n,refusal:i,again:()=>{s(null),l(c+1)}}}function E({table:e}){let t=T(()=>p(e),({shifts:e})=>!!e[0]?.running);return _`<${P} table=${e} title=${m(`Books of the table`)} request=${t} back=${f(e)}
    backWords=${m(`To the table`)}>
    ${t.answer&&_`${t.answer.meter&&_`<div class="paper meter-slip"><${C} lines=${[t.answer.meter]} /></div>`}
        <${D} shifts=${t.answer.shifts} table=${e} />
        <${O} table=${e} />`}
  </${P}>`}function D({shifts:e,table:t}){return e.length?_`<ol class="shift-list">${e.map(e=>_`<li key=${e.number} class="paper shift-slip">
    <h2><a href=${d(t,e.number)}>${e.title}</a></h2>
    <p class="quiet">${e.subtitle}</p>
    <${C} lines=${e.lines} />
  </li>`)}</ol>`:_`<p class="paper slip">${m(`The books are empty: the table has not been opened yet.`)}</p>`}function O({table:e}){return _`<form class="paper slip look-up" onSubmit=${t=>{t.preventDefault();let n=Number(new FormData(t.target).get(`hand`));Number.isInteger(n)&&n>0&&l(c(e,n))}}>
    <label>
      ${m(`Look up a round by its number`)} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${m(`Look it up`)}</button>
  </form>`}function k({table:e,shift:t}){let r=T(()=>g(e,t),({shift:e})=>e.ended===null);return _`<${P} table=${e} title=${m(`Books of the table`)} request=${r}
    back=${i(e)} backWords=${m(`All shifts`)}>
    ${r.answer&&_`<div class="report-tools">
        <a class="plain" download href=${n(e,t)}>${m(`As a PDF`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${m(`Print`)}</button></div>
      <${S} report=${r.answer.report} table=${e} />`}
  </${P}>`}function A({table:e,hand:t}){let n=T(()=>h(e,t),()=>!1);return _`<${P} table=${e} title=${m(`Books of the table`)} request=${n}
    back=${i(e)} backWords=${m(`All shifts`)}>
    ${n.answer&&_`<div class="report-tools">
        <a class="plain" href=${u(e,t)}>${m(`Replay this round`)}</a>
        <button type="button" class="plain" onClick=${()=>print()}>${m(`Print`)}</button></div>
      <${j} sealed=${n.answer.sealed} />
      <${S} report=${n.answer.report} table=${e} />
      <${N} refused=${n.answer.refused} zone=${n.answer.zone} />`}
  </${P}>`}function j({sealed:e}){return e===null?_`<p class="paper seal">${m(`This round has no seal of its own.`)}</p>`:e?_`<p class="paper seal holds">${m(`The seal holds: nothing was changed since the round was over.`)}</p>`:_`<p class="paper seal broken" role="alert">
      ${m(`The seal is broken: the log is not what was written then.`)}</p>`}const M=(e,t)=>new Intl.DateTimeFormat(`en-GB`,{timeZone:t,timeStyle:`medium`}).format(new Date(e));function N({refused:n,zone:r}){return n.length?_`<section class="paper slip"><h2>${m(`Steps that the rules refused`)}</h2>
    <ul class="refused-list">
      ${n.map((n,i)=>_`<li key=${i}><span class="figure">${M(n.at,r)}</span>
        <span>${n.by}${n.who&&_` (${t(n.who)})`}: ${n.action}</span>${` `}
        <${e} clause=${n.clause} /></li>`)}</ul></section>`:null}function P({title:e,request:t,back:n,backWords:i,children:a}){let{answer:o,refusal:c}=t;return r(o?.game),_`<div class=${s(`books`,o&&`of-${o.game}`)}>
    <${b} title=${_`${e}${o?.house&&_` <span class="house-name">${o.house}</span>`}`}
      own=${y(o?.game)}><a class="tool" href=${n}>${i}</a></${b}>
    <main class="books-desk">
      ${c&&_`<div class="paper slip not-shown">
          <p role="alert">${c.message}</p>
          <button type="button" class="plain" onClick=${t.again}>${m(`Try now`)}</button></div>`}
      ${!o&&!c&&_`<p class="prompt">${m(`Opening the books …`)}</p>`}
      ${a}
    </main>
  </div>`}export{E as BooksPage,A as PlayedHandPage,k as ShiftPage};