import{$t as e,Bt as t,Ht as n,N as r,O as i,Vt as a,Wt as o,Xt as s,Zt as c,a as l,an as u,cn as d,dn as f,in as p,k as m,l as h,q as g,qt as _,r as v,rn as y,sn as b,un as x}from"./main.js";import{I as S}from"./desks.js";import{g as C}from"./shared.js";const w=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),T=async e=>(await h(`/api/drills/${e}?lang=${o()}`)).topics,E=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${o()}&number=${n}${r?`&topic=${r}`:``}`,ee=e=>h(E(e)),D=(e,t)=>h(E(e),w({answer:t})),O=async e=>(await h(`/api/classes`,w(e))).class,k=e=>h(`/api/classes/${e}?lang=${o()}`),A=(e,t)=>h(`/api/classes/${e}/trainees?lang=${o()}`,w({name:t})),j=(e,t)=>h(`/api/classes/${e}/drills/${t}?lang=${o()}`),M=(e,t,n)=>h(`/api/classes/${e}/drills/${t}?lang=${o()}`,w({answer:n})),N=e=>`/api/classes/${e}/sheet.csv`;function P(e){switch(e.drill.kind){case`choice`:return u`<${te} ...${e} />`;case`amount`:return u`<${L} ...${e} />`;case`order`:return u`<${R} ...${e} ordered />`;case`present`:return u`<${R} ...${e} />`}}function F(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const te=({drill:e,mark:t,onAnswer:n})=>u`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>u`<li key=${e}>
    <button type="button" class=${p(`plain drill-option`,F(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>u`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=f(``);return u`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&u`<button class="big">${_(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=f([]),o=t&&typeof t.given!=`number`?t.given:i,s=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),c=!r||i.length===e.options.length;return u`<p class="quiet-line">
    ${_(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>u`<li key=${e}>
        <button type="button" class=${p(`plain drill-option`,!r&&F(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>s(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&u`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&u`<span class="place-right figure">
              ${_(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&u`<button type="button" class="big" disabled=${!c} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${_(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=c(e),s=x(null);return d(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),u`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&u`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${P} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&u`<p class="trouble" role="alert">${r}</p>`}
      ${n&&u`<${B} mark=${n} next=${a} />`}
    </section>
  </article>`}function B({mark:e,next:t}){let n=x(null);return b(()=>{y(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),u`<div class="marked" ref=${n}>
    <p class=${p(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&u`<p>${_(`Correct answer: {answer}`,{answer:e.told.join(` → `)||_(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>u`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>u`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&u`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${_(`Next`)}</button>`}
  </div>`}const V=({told:e,sheet:t})=>u`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${_(`Score sheet`)}</h2>
  ${t.trainees.length?u`<${H} sheet=${t} />`:u`<p role="status">${_(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&u`<h3>${_(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>u`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${N(e.class)} download>${_(`Save for a spreadsheet`)}</a>
    <span class="quiet">${_(`Seed {seed}`,{seed:e.seed??0})}</span></p>
  <${C} label=${_(`Link to this class`)} />
</section>`,H=({sheet:e})=>u`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${_(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>u`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${_(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>u`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>u`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?u`<td class=${p(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:u`<td class="figure">–</td>`}function W({code:e}){let[t,n]=f(null),[r,i]=f(``),a=e=>i(e.message||_(`The server does not answer.`)),o=()=>k(e).then(e=>{n(e),i(``)},a);return b(()=>{o()},[e]),b(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?u`<main class="drills-desk">
    <p class="drills-standing"><b>${_(`Class {code}`,{code:t.class})}</b>
      ${t.name&&u`<span>${t.name}</span>`}</p>
    ${r&&u`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&u`<${V} told=${t} sheet=${t.sheet} />`}
    ${t.name?u`<${K} told=${t} code=${e} again=${o} />`:u`<${G} told=${t} code=${e} onJoin=${n} />`}
  </main>`:u`<main class="drills-desk">${r?u`<${S} trouble=${r} again=${o} />`:u`<p class="prompt" role="status">${_(`Loading the class …`)}</p>`}</main>`}function G({told:e,code:t,onJoin:r}){let[i,o]=f(n.value.name),[s,c]=f(``),l=u`<form class="class-form" onSubmit=${e=>{e.preventDefault(),A(t,i).then(e=>{a({name:i.trim()}),r(e)},e=>c(e.message||_(`The server does not answer.`)))}}>
    <label>${_(`Your name`)}
      <input value=${i} required maxlength="20" autocomplete="nickname"
        onInput=${e=>o(e.target.value)} /></label>
    ${s&&u`<p class="trouble" role="alert">${s}</p>`}
    <button class="big">${_(`Join`)}</button>
  </form>`;return e.trainer?u`<details class="paper drills-more"><summary>${_(`Answer too`)}</summary>${l}</details>`:u`<section class="paper drills-more">${l}</section>`}function K({told:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[a,o]=f(i??0),[s,c]=f(null),[l,d]=f(null),m=x(!1),[h,g]=f(``),[v,y]=f(0),C=e=>g(e.message||_(`The server does not answer.`));b(()=>{let e=!0,n=e=>{c(e),d(e.mark?{of:e.number,mark:e.mark}:null),g(``)};return j(t,a).then(t=>{e&&n(t)},t=>{e&&C(t)}),()=>{e=!1}},[t,a,v]);let w=e=>{s&&!m.current&&(m.current=!0,M(t,s.number,e).then(e=>{d({of:s.number,mark:e}),n()},C).finally(()=>{m.current=!1}))},T=s&&l?.of===s.number?l.mark:null,E=r.find(t=>t!==a&&!e.marks[t]);return u`
    <nav class="drill-numbers" aria-label=${_(`Drills`)}>
      ${r.map(t=>u`<button type="button" key=${t} class=${p(`plain`,q(e,t))}
          aria-current=${t===a?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>o(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&u`<p role="status">${_(`All drills of this class are answered.`)}</p>`}
    ${!s&&h&&u`<${S} trouble=${h} again=${()=>y(v+1)} />`}
    ${s&&u`<${z} key=${s.number} game=${e.game} drill=${s} mark=${T} trouble=${h}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>o(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?_(`Drill {number}, right`,{number:t+1}):_(`Drill {number}, not right`,{number:t+1}):_(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>u`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>u`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&u`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&u`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return u`<div class="topic-list">
    <p>${t.length?u`<button type="button" class="plain" onClick=${()=>r([])}>${_(`All topics`)}</button>`:_(`Nothing selected: questions come from all topics.`)}</p>
    ${s(_(`The procedure`),a)}
    ${s(_(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[n,r]=f([]),[a,o]=f(`10`),[s,c]=f(``),[l,d]=f(``);return u`<details class="paper drills-more">
    <summary>${_(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),s.trim()&&m(i(e,s.trim().toUpperCase()))}}>
      <label>${_(`Code of the class`)}
        <input value=${s} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>c(e.target.value)} /></label>
      <button class="plain">${_(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),O({game:e,topics:n,count:Number(a)}).then(t=>m(i(e,t)),e=>d(e.message||_(`The server does not answer.`)))}}>
      <p>${_(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${_(`Drills`)}<input type="number" min="1" max="100" required value=${a}
        onInput=${e=>o(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${n} onChoose=${r} />
      ${l&&u`<p class="trouble" role="alert">${l}</p>`}
      <button class="big">${_(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function ne(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function re(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ie(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function ae({game:e,seed:t}){let[n]=f(t??Math.floor(Math.random()*1e6)),[i,a]=f($(e)),[o,c]=f([]),[l,d]=f(0),[p,m]=f(null),[h,g]=f(``),[v,y]=f(0),C=x(!1),w=i.chosen.length?i.chosen[l%i.chosen.length]??null:null,E={game:e,seed:n,number:l,topic:w},O=e=>g(e.message||_(`The server does not answer.`)),k=t=>a(ne(e,t));return b(()=>{T(e).then(c,O)},[e]),b(()=>{let e=!0;return ee(E).then(t=>{e&&(m({which:E,drill:t,mark:null}),g(``))},t=>{e&&O(t)}),()=>{e=!1}},[n,l,w,v]),u`<main class="drills-desk">
    <${oe} tally=${i} seed=${n} number=${l} />
    ${p&&u`<${z} key=${`${p.drill.number} ${p.drill.topic}`} game=${e} drill=${p.drill}
        mark=${p.mark} trouble=${h}
        onAnswer=${t=>{p&&!C.current&&(C.current=!0,D(p.which,t).then(t=>{m(e=>e?.drill===p.drill?{...e,mark:t}:e),g(``),k(re($(e),p.drill.topic,t.right))},O).finally(()=>{C.current=!1}))}}
        next=${()=>p.which.number===l?d((l+1)%1e3):y(v+1)} />`}
    ${!p&&h&&u`<${S} trouble=${h} again=${()=>y(v+1)} />`}
    ${!p&&!h&&u`<p class="prompt" role="status">${_(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${_(`Choose topics`)}</summary>
      <${Y} topics=${o} chosen=${i.chosen} counts=${i.topics}
        onChoose=${e=>{k({...i,chosen:e}),d(0)}} />
    </details>
    <${X} game=${e} topics=${o} />
    ${s(e).odds&&u`<p><a class="plain house-page" href=${r(e)}>${_(`The exact odds`)}</a></p>`}
  </main>`}function oe({tally:e,seed:t,number:n}){let{right:r,asked:i}=ie(e);return u`<p class="drills-standing">
    <span>${_(`Seed {seed}, drill {number}`,{seed:t,number:n+1})}</span>
    ${i>0&&u`<span>${_(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&u`<b>${_(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function se({game:n,code:r,seed:i}){let a=e(n)?s(n):null;if(b(()=>{a?.drills&&(t(a.deck),a.drawing.load().catch(()=>void 0))},[a]),!a?.drills)return u`<${v} />`;if(a.drawing.failed.value)return u`<${g} />`;let o=a.drawing.loaded.value!==null;return u`<div class=${`drills of-${n}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${_(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${_(`Training: {game}`,{game:a.title()})}</h1>
      <div class="tools"><${l} /></div>
    </header>
    ${o&&(r?u`<${W} key=${r} code=${r} />`:u`<${ae} key=${i} game=${n} seed=${i} />`)}
  </div>`}export{se as DrillsPage};