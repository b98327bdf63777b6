import{$t as e,Gt as t,Ht as n,J as r,M as i,N as a,O as o,Vt as s,Xt as c,Zt as l,a as u,an as d,dn as f,in as p,l as m,mn as h,on as g,pn as _,qt as v,r as y,tn as b,un as x,zt as S}from"./main.js";import{nt as C}from"./desks.js";import{v as w}from"./shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await m(`/api/drills/${e}?lang=${t()}`)).topics,D=({game:e,seed:n,number:r,topic:i})=>`/api/drills/${e}/${n}?lang=${t()}&number=${r}${i?`&topic=${i}`:``}`,O=e=>m(D(e)),ee=(e,t)=>m(D(e),T({answer:t})),k=async e=>(await m(`/api/classes`,T(e))).class,A=e=>m(`/api/classes/${e}?lang=${t()}`),j=(e,n)=>m(`/api/classes/${e}/trainees?lang=${t()}`,T({name:n})),M=(e,n)=>m(`/api/classes/${e}/drills/${n}?lang=${t()}`),N=(e,n,r)=>m(`/api/classes/${e}/drills/${n}?lang=${t()}`,T({answer:r})),te=e=>`/api/classes/${e}/sheet.csv`;function ne(e){switch(e.drill.kind){case`choice`:return g`<${F} ...${e} />`;case`amount`:return g`<${L} ...${e} />`;case`order`:return g`<${R} ...${e} ordered />`;case`present`:return g`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>g`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>g`<li key=${e}>
    <button type="button" class=${d(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>g`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=h(``);return g`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&g`<button class="big">${v(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=h([]),o=t&&typeof t.given!=`number`?t.given:i,s=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),c=!r||i.length===e.options.length;return g`<p class="quiet-line">
    ${v(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>g`<li key=${e}>
        <button type="button" class=${d(`plain drill-option`,!r&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>s(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&g`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&g`<span class="place-right figure">
              ${v(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&g`<button type="button" class="big" disabled=${!c} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${v(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=l(e),s=_(null);return f(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),g`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&g`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${ne} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&g`<p class="trouble" role="alert">${r}</p>`}
      ${n&&g`<${B} mark=${n} next=${a} />`}
    </section>
  </article>`}function B({mark:e,next:t}){let n=_(null);return x(()=>{p(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),g`<div class="marked" ref=${n}>
    <p class=${d(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&g`<p>${v(`Correct answer: {answer}`,{answer:e.told.join(` → `)||v(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>g`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>g`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&g`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${v(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>g`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${v(`Score sheet`)}</h2>
  ${t.trainees.length?g`<${H} sheet=${t} />`:g`<p role="status">${v(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&g`<h3>${v(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>g`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${te(e.class)} download>${v(`Save for a spreadsheet`)}</a>
    <span class="quiet">${v(`Seed {seed}`,{seed:e.seed??0})}</span></p>
  <${w} label=${v(`Link to this class`)} />
</section>`,H=({sheet:e})=>g`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${v(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>g`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${v(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>g`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>g`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?g`<td class=${d(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:g`<td class="figure">–</td>`}function W({code:e}){let[t,n]=h(null),[r,i]=h(``),a=e=>i(e.message||v(`The server does not answer.`)),o=()=>A(e).then(e=>{n(e),i(``)},a);return x(()=>{o()},[e]),x(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?g`<main class="drills-desk">
    <p class="drills-standing"><b>${v(`Class {code}`,{code:t.class})}</b>
      ${t.name&&g`<span>${t.name}</span>`}</p>
    ${r&&g`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&g`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?g`<${K} info=${t} code=${e} again=${o} />`:g`<${G} info=${t} code=${e} onJoin=${n} />`}
  </main>`:g`<main class="drills-desk">${r?g`<${C} trouble=${r} again=${o} />`:g`<p class="prompt" role="status">${v(`Loading the class …`)}</p>`}</main>`}function G({info:e,code:t,onJoin:r}){let[i,a]=h(n.value.name),[o,c]=h(``),l=g`<form class="class-form" onSubmit=${e=>{e.preventDefault(),j(t,i).then(e=>{s({name:i.trim()}),r(e)},e=>c(e.message||v(`The server does not answer.`)))}}>
    <label>${v(`Your name`)}
      <input value=${i} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${o&&g`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${v(`Join`)}</button>
  </form>`;return e.trainer?g`<details class="paper drills-more"><summary>${v(`Answer too`)}</summary>${l}</details>`:g`<section class="paper drills-more">${l}</section>`}function K({info:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[a,o]=h(i??0),[s,c]=h(null),[l,u]=h(null),f=_(!1),[p,m]=h(``),[y,b]=h(0),S=e=>m(e.message||v(`The server does not answer.`));x(()=>{let e=!0,n=e=>{c(e),u(e.mark?{of:e.number,mark:e.mark}:null),m(``)};return M(t,a).then(t=>{e&&n(t)},t=>{e&&S(t)}),()=>{e=!1}},[t,a,y]);let w=e=>{s&&!f.current&&(f.current=!0,N(t,s.number,e).then(e=>{u({of:s.number,mark:e}),n()},S).finally(()=>{f.current=!1}))},T=s&&l?.of===s.number?l.mark:null,E=r.find(t=>t!==a&&!e.marks[t]);return g`
    <nav class="drill-numbers" aria-label=${v(`Drills`)}>
      ${r.map(t=>g`<button type="button" key=${t} class=${d(`plain`,q(e,t))}
          aria-current=${t===a?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>o(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&g`<p role="status">${v(`All drills of this class are answered.`)}</p>`}
    ${!s&&p&&g`<${C} trouble=${p} again=${()=>b(y+1)} />`}
    ${s&&g`<${z} key=${s.number} game=${e.game} drill=${s} mark=${T} trouble=${p}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>o(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?v(`Drill {number}, right`,{number:t+1}):v(`Drill {number}, not right`,{number:t+1}):v(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>g`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>g`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&g`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&g`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return g`<div class="topic-list">
    <p>${t.length?g`<button type="button" class="plain" onClick=${()=>r([])}>${v(`All topics`)}</button>`:v(`Nothing selected: questions come from all topics.`)}</p>
    ${s(v(`The procedure`),a)}
    ${s(v(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[n,r]=h([]),[a,s]=h(`10`),[c,l]=h(``),[u,d]=h(``);return g`<details class="paper drills-more">
    <summary>${v(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&i(o(e,c.trim().toUpperCase()))}}>
      <label>${v(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>l(e.target.value)} /></label>
      <button class="plain">${v(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),k({game:e,topics:n,count:Number(a)}).then(t=>i(o(e,t)),e=>d(e.message||v(`The server does not answer.`)))}}>
      <p>${v(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${v(`Drills`)}<input type="number" min="1" max="100" required value=${a}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${n} onChoose=${r} />
      ${u&&g`<p class="trouble" role="alert">${u}</p>`}
      <button class="big">${v(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function re(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ie(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ae(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function oe({game:e,seed:t}){let[n]=h(t??Math.floor(Math.random()*1e6)),[r,i]=h($(e)),[o,s]=h([]),[l,u]=h(0),[d,f]=h(null),[p,m]=h(``),[y,b]=h(0),S=_(!1),w=r.chosen.length?r.chosen[l%r.chosen.length]??null:null,T={game:e,seed:n,number:l,topic:w},D=e=>m(e.message||v(`The server does not answer.`)),k=t=>i(re(e,t));return x(()=>{E(e).then(s,D)},[e]),x(()=>{let e=!0;return O(T).then(t=>{e&&(f({which:T,drill:t,mark:null}),m(``))},t=>{e&&D(t)}),()=>{e=!1}},[n,l,w,y]),g`<main class="drills-desk">
    <${se} tally=${r} seed=${n} number=${l} />
    ${d&&g`<${z} key=${`${d.drill.number} ${d.drill.topic}`} game=${e} drill=${d.drill}
        mark=${d.mark} trouble=${p}
        onAnswer=${t=>{d&&!S.current&&(S.current=!0,ee(d.which,t).then(t=>{f(e=>e?.drill===d.drill?{...e,mark:t}:e),m(``),k(ie($(e),d.drill.topic,t.right))},D).finally(()=>{S.current=!1}))}}
        next=${()=>d.which.number===l?u((l+1)%1e3):b(y+1)} />`}
    ${!d&&p&&g`<${C} trouble=${p} again=${()=>b(y+1)} />`}
    ${!d&&!p&&g`<p class="prompt" role="status">${v(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${v(`Choose topics`)}</summary>
      <${Y} topics=${o} chosen=${r.chosen} counts=${r.topics}
        onChoose=${e=>{k({...r,chosen:e}),u(0)}} />
    </details>
    <${X} game=${e} topics=${o} />
    ${c(e).odds&&g`<p><a class="plain house-page" href=${a(e)}>${v(`The exact odds`)}</a></p>`}
  </main>`}function se({tally:e,seed:t,number:n}){let{right:r,asked:i}=ae(e);return g`<p class="drills-standing">
    <span>${v(`Seed {seed}, drill {number}`,{seed:t,number:n+1})}</span>
    ${i>0&&g`<span>${v(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&g`<b>${v(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function ce({game:t,code:n,seed:i}){let a=e(t)?c(t):null;if(x(()=>{a?.drills&&(S(a.deck),a.drawing.load().catch(()=>void 0))},[a]),!a?.drills)return g`<${y} />`;if(a.drawing.failed.value)return g`<${r} />`;let o=a.drawing.loaded.value!==null;return g`<div class=${`drills of-${t}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`Training: {game}`,{game:a.title()})}</h1>
      <div class="tools"><${u} own=${b(t)} /></div>
    </header>
    ${o&&(n?g`<${W} key=${n} code=${n} />`:g`<${oe} key=${i} game=${t} seed=${i} />`)}
  </div>`}export{ce as DrillsPage};