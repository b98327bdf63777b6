import{$t as e,Gt as t,Ht as n,J as r,M as i,N as a,O as o,Vt as s,Xt as c,Zt as l,a as u,an as d,cn as f,dn as p,in as m,l as h,qt as g,r as _,rn as v,sn as y,un as b,zt as x}from"./main.js";import{I as S}from"./desks.js";import{g as C}from"./shared.js";const w=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),T=async e=>(await h(`/api/drills/${e}?lang=${t()}`)).topics,E=({game:e,seed:n,number:r,topic:i})=>`/api/drills/${e}/${n}?lang=${t()}&number=${r}${i?`&topic=${i}`:``}`,ee=e=>h(E(e)),D=(e,t)=>h(E(e),w({answer:t})),O=async e=>(await h(`/api/classes`,w(e))).class,k=e=>h(`/api/classes/${e}?lang=${t()}`),A=(e,n)=>h(`/api/classes/${e}/trainees?lang=${t()}`,w({name:n})),j=(e,n)=>h(`/api/classes/${e}/drills/${n}?lang=${t()}`),M=(e,n,r)=>h(`/api/classes/${e}/drills/${n}?lang=${t()}`,w({answer:r})),N=e=>`/api/classes/${e}/sheet.csv`;function P(e){switch(e.drill.kind){case`choice`:return d`<${te} ...${e} />`;case`amount`:return d`<${L} ...${e} />`;case`order`:return d`<${R} ...${e} ordered />`;case`present`:return d`<${R} ...${e} />`}}function F(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const te=({drill:e,mark:t,onAnswer:n})=>d`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>d`<li key=${e}>
    <button type="button" class=${m(`plain drill-option`,F(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>d`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=p(``);return d`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&d`<button class="big">${g(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=p([]),o=t&&typeof t.given!=`number`?t.given:i,s=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),c=!r||i.length===e.options.length;return d`<p class="quiet-line">
    ${g(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>d`<li key=${e}>
        <button type="button" class=${m(`plain drill-option`,!r&&F(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>s(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&d`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&d`<span class="place-right figure">
              ${g(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&d`<button type="button" class="big" disabled=${!c} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${g(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=l(e),s=b(null);return f(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),d`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&d`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${P} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&d`<p class="trouble" role="alert">${r}</p>`}
      ${n&&d`<${B} mark=${n} next=${a} />`}
    </section>
  </article>`}function B({mark:e,next:t}){let n=b(null);return y(()=>{v(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),d`<div class="marked" ref=${n}>
    <p class=${m(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&d`<p>${g(`Correct answer: {answer}`,{answer:e.told.join(` → `)||g(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>d`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>d`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&d`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${g(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>d`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${g(`Score sheet`)}</h2>
  ${t.trainees.length?d`<${H} sheet=${t} />`:d`<p role="status">${g(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&d`<h3>${g(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>d`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${N(e.class)} download>${g(`Save for a spreadsheet`)}</a>
    <span class="quiet">${g(`Seed {seed}`,{seed:e.seed??0})}</span></p>
  <${C} label=${g(`Link to this class`)} />
</section>`,H=({sheet:e})=>d`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${g(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>d`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${g(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>d`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>d`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?d`<td class=${m(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:d`<td class="figure">–</td>`}function W({code:e}){let[t,n]=p(null),[r,i]=p(``),a=e=>i(e.message||g(`The server does not answer.`)),o=()=>k(e).then(e=>{n(e),i(``)},a);return y(()=>{o()},[e]),y(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?d`<main class="drills-desk">
    <p class="drills-standing"><b>${g(`Class {code}`,{code:t.class})}</b>
      ${t.name&&d`<span>${t.name}</span>`}</p>
    ${r&&d`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&d`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?d`<${K} info=${t} code=${e} again=${o} />`:d`<${G} info=${t} code=${e} onJoin=${n} />`}
  </main>`:d`<main class="drills-desk">${r?d`<${S} trouble=${r} again=${o} />`:d`<p class="prompt" role="status">${g(`Loading the class …`)}</p>`}</main>`}function G({info:e,code:t,onJoin:r}){let[i,a]=p(n.value.name),[o,c]=p(``),l=d`<form class="class-form" onSubmit=${e=>{e.preventDefault(),A(t,i).then(e=>{s({name:i.trim()}),r(e)},e=>c(e.message||g(`The server does not answer.`)))}}>
    <label>${g(`Your name`)}
      <input value=${i} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${o&&d`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${g(`Join`)}</button>
  </form>`;return e.trainer?d`<details class="paper drills-more"><summary>${g(`Answer too`)}</summary>${l}</details>`:d`<section class="paper drills-more">${l}</section>`}function K({info:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[a,o]=p(i??0),[s,c]=p(null),[l,u]=p(null),f=b(!1),[h,_]=p(``),[v,x]=p(0),C=e=>_(e.message||g(`The server does not answer.`));y(()=>{let e=!0,n=e=>{c(e),u(e.mark?{of:e.number,mark:e.mark}:null),_(``)};return j(t,a).then(t=>{e&&n(t)},t=>{e&&C(t)}),()=>{e=!1}},[t,a,v]);let w=e=>{s&&!f.current&&(f.current=!0,M(t,s.number,e).then(e=>{u({of:s.number,mark:e}),n()},C).finally(()=>{f.current=!1}))},T=s&&l?.of===s.number?l.mark:null,E=r.find(t=>t!==a&&!e.marks[t]);return d`
    <nav class="drill-numbers" aria-label=${g(`Drills`)}>
      ${r.map(t=>d`<button type="button" key=${t} class=${m(`plain`,q(e,t))}
          aria-current=${t===a?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>o(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&d`<p role="status">${g(`All drills of this class are answered.`)}</p>`}
    ${!s&&h&&d`<${S} trouble=${h} again=${()=>x(v+1)} />`}
    ${s&&d`<${z} key=${s.number} game=${e.game} drill=${s} mark=${T} trouble=${h}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>o(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?g(`Drill {number}, right`,{number:t+1}):g(`Drill {number}, not right`,{number:t+1}):g(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>d`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>d`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&d`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&d`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return d`<div class="topic-list">
    <p>${t.length?d`<button type="button" class="plain" onClick=${()=>r([])}>${g(`All topics`)}</button>`:g(`Nothing selected: questions come from all topics.`)}</p>
    ${s(g(`The procedure`),a)}
    ${s(g(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[n,r]=p([]),[a,s]=p(`10`),[c,l]=p(``),[u,f]=p(``);return d`<details class="paper drills-more">
    <summary>${g(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&i(o(e,c.trim().toUpperCase()))}}>
      <label>${g(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>l(e.target.value)} /></label>
      <button class="plain">${g(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),O({game:e,topics:n,count:Number(a)}).then(t=>i(o(e,t)),e=>f(e.message||g(`The server does not answer.`)))}}>
      <p>${g(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${g(`Drills`)}<input type="number" min="1" max="100" required value=${a}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${n} onChoose=${r} />
      ${u&&d`<p class="trouble" role="alert">${u}</p>`}
      <button class="big">${g(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function ne(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function re(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ie(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function ae({game:e,seed:t}){let[n]=p(t??Math.floor(Math.random()*1e6)),[r,i]=p($(e)),[o,s]=p([]),[l,u]=p(0),[f,m]=p(null),[h,_]=p(``),[v,x]=p(0),C=b(!1),w=r.chosen.length?r.chosen[l%r.chosen.length]??null:null,E={game:e,seed:n,number:l,topic:w},O=e=>_(e.message||g(`The server does not answer.`)),k=t=>i(ne(e,t));return y(()=>{T(e).then(s,O)},[e]),y(()=>{let e=!0;return ee(E).then(t=>{e&&(m({which:E,drill:t,mark:null}),_(``))},t=>{e&&O(t)}),()=>{e=!1}},[n,l,w,v]),d`<main class="drills-desk">
    <${oe} tally=${r} seed=${n} number=${l} />
    ${f&&d`<${z} key=${`${f.drill.number} ${f.drill.topic}`} game=${e} drill=${f.drill}
        mark=${f.mark} trouble=${h}
        onAnswer=${t=>{f&&!C.current&&(C.current=!0,D(f.which,t).then(t=>{m(e=>e?.drill===f.drill?{...e,mark:t}:e),_(``),k(re($(e),f.drill.topic,t.right))},O).finally(()=>{C.current=!1}))}}
        next=${()=>f.which.number===l?u((l+1)%1e3):x(v+1)} />`}
    ${!f&&h&&d`<${S} trouble=${h} again=${()=>x(v+1)} />`}
    ${!f&&!h&&d`<p class="prompt" role="status">${g(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${g(`Choose topics`)}</summary>
      <${Y} topics=${o} chosen=${r.chosen} counts=${r.topics}
        onChoose=${e=>{k({...r,chosen:e}),u(0)}} />
    </details>
    <${X} game=${e} topics=${o} />
    ${c(e).odds&&d`<p><a class="plain house-page" href=${a(e)}>${g(`The exact odds`)}</a></p>`}
  </main>`}function oe({tally:e,seed:t,number:n}){let{right:r,asked:i}=ie(e);return d`<p class="drills-standing">
    <span>${g(`Seed {seed}, drill {number}`,{seed:t,number:n+1})}</span>
    ${i>0&&d`<span>${g(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&d`<b>${g(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function se({game:t,code:n,seed:i}){let a=e(t)?c(t):null;if(y(()=>{a?.drills&&(x(a.deck),a.drawing.load().catch(()=>void 0))},[a]),!a?.drills)return d`<${_} />`;if(a.drawing.failed.value)return d`<${r} />`;let o=a.drawing.loaded.value!==null;return d`<div class=${`drills of-${t}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${g(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${g(`Training: {game}`,{game:a.title()})}</h1>
      <div class="tools"><${u} /></div>
    </header>
    ${o&&(n?d`<${W} key=${n} code=${n} />`:d`<${ae} key=${i} game=${t} seed=${i} />`)}
  </div>`}export{se as DrillsPage};