import{$t as e,Gt as t,Ht as n,J as r,M as i,N as a,O as o,Vt as s,Xt as c,Zt as l,a as u,an as d,cn as f,dn as p,fn as m,in as h,l as g,ln as _,on as v,qt as y,r as b,tn as x,zt as S}from"./main.js";import{X as C}from"./desks.js";import{g as w}from"./shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await g(`/api/drills/${e}?lang=${t()}`)).topics,D=({game:e,seed:n,number:r,topic:i})=>`/api/drills/${e}/${n}?lang=${t()}&number=${r}${i?`&topic=${i}`:``}`,O=e=>g(D(e)),ee=(e,t)=>g(D(e),T({answer:t})),k=async e=>(await g(`/api/classes`,T(e))).class,A=e=>g(`/api/classes/${e}?lang=${t()}`),j=(e,n)=>g(`/api/classes/${e}/trainees?lang=${t()}`,T({name:n})),M=(e,n)=>g(`/api/classes/${e}/drills/${n}?lang=${t()}`),N=(e,n,r)=>g(`/api/classes/${e}/drills/${n}?lang=${t()}`,T({answer:r})),te=e=>`/api/classes/${e}/sheet.csv`;function ne(e){switch(e.drill.kind){case`choice`:return v`<${F} ...${e} />`;case`amount`:return v`<${L} ...${e} />`;case`order`:return v`<${R} ...${e} ordered />`;case`present`:return v`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>v`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>v`<li key=${e}>
    <button type="button" class=${d(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>v`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=m(``);return v`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&v`<button class="big">${y(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=m([]),o=t&&typeof t.given!=`number`?t.given:i,s=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),c=!r||i.length===e.options.length;return v`<p class="quiet-line">
    ${y(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>v`<li key=${e}>
        <button type="button" class=${d(`plain drill-option`,!r&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>s(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&v`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&v`<span class="place-right figure">
              ${y(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&v`<button type="button" class="big" disabled=${!c} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${y(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=l(e),s=p(null);return _(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),v`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&v`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${ne} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&v`<p class="trouble" role="alert">${r}</p>`}
      ${n&&v`<${B} mark=${n} next=${a} />`}
    </section>
  </article>`}function B({mark:e,next:t}){let n=p(null);return f(()=>{h(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),v`<div class="marked" ref=${n}>
    <p class=${d(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&v`<p>${y(`Correct answer: {answer}`,{answer:e.told.join(` → `)||y(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>v`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>v`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&v`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${y(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>v`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${y(`Score sheet`)}</h2>
  ${t.trainees.length?v`<${H} sheet=${t} />`:v`<p role="status">${y(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&v`<h3>${y(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>v`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${te(e.class)} download>${y(`Save for a spreadsheet`)}</a>
    <span class="quiet">${y(`Seed {seed}`,{seed:e.seed??0})}</span></p>
  <${w} label=${y(`Link to this class`)} />
</section>`,H=({sheet:e})=>v`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${y(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>v`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${y(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>v`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>v`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?v`<td class=${d(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:v`<td class="figure">–</td>`}function W({code:e}){let[t,n]=m(null),[r,i]=m(``),a=e=>i(e.message||y(`The server does not answer.`)),o=()=>A(e).then(e=>{n(e),i(``)},a);return f(()=>{o()},[e]),f(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?v`<main class="drills-desk">
    <p class="drills-standing"><b>${y(`Class {code}`,{code:t.class})}</b>
      ${t.name&&v`<span>${t.name}</span>`}</p>
    ${r&&v`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&v`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?v`<${K} info=${t} code=${e} again=${o} />`:v`<${G} info=${t} code=${e} onJoin=${n} />`}
  </main>`:v`<main class="drills-desk">${r?v`<${C} trouble=${r} again=${o} />`:v`<p class="prompt" role="status">${y(`Loading the class …`)}</p>`}</main>`}function G({info:e,code:t,onJoin:r}){let[i,a]=m(n.value.name),[o,c]=m(``),l=v`<form class="class-form" onSubmit=${e=>{e.preventDefault(),j(t,i).then(e=>{s({name:i.trim()}),r(e)},e=>c(e.message||y(`The server does not answer.`)))}}>
    <label>${y(`Your name`)}
      <input value=${i} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${o&&v`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${y(`Join`)}</button>
  </form>`;return e.trainer?v`<details class="paper drills-more"><summary>${y(`Answer too`)}</summary>${l}</details>`:v`<section class="paper drills-more">${l}</section>`}function K({info:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[a,o]=m(i??0),[s,c]=m(null),[l,u]=m(null),h=p(!1),[g,_]=m(``),[b,x]=m(0),S=e=>_(e.message||y(`The server does not answer.`));f(()=>{let e=!0,n=e=>{c(e),u(e.mark?{of:e.number,mark:e.mark}:null),_(``)};return M(t,a).then(t=>{e&&n(t)},t=>{e&&S(t)}),()=>{e=!1}},[t,a,b]);let w=e=>{s&&!h.current&&(h.current=!0,N(t,s.number,e).then(e=>{u({of:s.number,mark:e}),n()},S).finally(()=>{h.current=!1}))},T=s&&l?.of===s.number?l.mark:null,E=r.find(t=>t!==a&&!e.marks[t]);return v`
    <nav class="drill-numbers" aria-label=${y(`Drills`)}>
      ${r.map(t=>v`<button type="button" key=${t} class=${d(`plain`,q(e,t))}
          aria-current=${t===a?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>o(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&v`<p role="status">${y(`All drills of this class are answered.`)}</p>`}
    ${!s&&g&&v`<${C} trouble=${g} again=${()=>x(b+1)} />`}
    ${s&&v`<${z} key=${s.number} game=${e.game} drill=${s} mark=${T} trouble=${g}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>o(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?y(`Drill {number}, right`,{number:t+1}):y(`Drill {number}, not right`,{number:t+1}):y(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>v`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>v`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&v`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&v`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return v`<div class="topic-list">
    <p>${t.length?v`<button type="button" class="plain" onClick=${()=>r([])}>${y(`All topics`)}</button>`:y(`Nothing selected: questions come from all topics.`)}</p>
    ${s(y(`The procedure`),a)}
    ${s(y(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[n,r]=m([]),[a,s]=m(`10`),[c,l]=m(``),[u,d]=m(``);return v`<details class="paper drills-more">
    <summary>${y(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&i(o(e,c.trim().toUpperCase()))}}>
      <label>${y(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>l(e.target.value)} /></label>
      <button class="plain">${y(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),k({game:e,topics:n,count:Number(a)}).then(t=>i(o(e,t)),e=>d(e.message||y(`The server does not answer.`)))}}>
      <p>${y(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${y(`Drills`)}<input type="number" min="1" max="100" required value=${a}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${n} onChoose=${r} />
      ${u&&v`<p class="trouble" role="alert">${u}</p>`}
      <button class="big">${y(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function re(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ie(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ae(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function oe({game:e,seed:t}){let[n]=m(t??Math.floor(Math.random()*1e6)),[r,i]=m($(e)),[o,s]=m([]),[l,u]=m(0),[d,h]=m(null),[g,_]=m(``),[b,x]=m(0),S=p(!1),w=r.chosen.length?r.chosen[l%r.chosen.length]??null:null,T={game:e,seed:n,number:l,topic:w},D=e=>_(e.message||y(`The server does not answer.`)),k=t=>i(re(e,t));return f(()=>{E(e).then(s,D)},[e]),f(()=>{let e=!0;return O(T).then(t=>{e&&(h({which:T,drill:t,mark:null}),_(``))},t=>{e&&D(t)}),()=>{e=!1}},[n,l,w,b]),v`<main class="drills-desk">
    <${se} tally=${r} seed=${n} number=${l} />
    ${d&&v`<${z} key=${`${d.drill.number} ${d.drill.topic}`} game=${e} drill=${d.drill}
        mark=${d.mark} trouble=${g}
        onAnswer=${t=>{d&&!S.current&&(S.current=!0,ee(d.which,t).then(t=>{h(e=>e?.drill===d.drill?{...e,mark:t}:e),_(``),k(ie($(e),d.drill.topic,t.right))},D).finally(()=>{S.current=!1}))}}
        next=${()=>d.which.number===l?u((l+1)%1e3):x(b+1)} />`}
    ${!d&&g&&v`<${C} trouble=${g} again=${()=>x(b+1)} />`}
    ${!d&&!g&&v`<p class="prompt" role="status">${y(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${y(`Choose topics`)}</summary>
      <${Y} topics=${o} chosen=${r.chosen} counts=${r.topics}
        onChoose=${e=>{k({...r,chosen:e}),u(0)}} />
    </details>
    <${X} game=${e} topics=${o} />
    ${c(e).odds&&v`<p><a class="plain house-page" href=${a(e)}>${y(`The exact odds`)}</a></p>`}
  </main>`}function se({tally:e,seed:t,number:n}){let{right:r,asked:i}=ae(e);return v`<p class="drills-standing">
    <span>${y(`Seed {seed}, drill {number}`,{seed:t,number:n+1})}</span>
    ${i>0&&v`<span>${y(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&v`<b>${y(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function ce({game:t,code:n,seed:i}){let a=e(t)?c(t):null;if(f(()=>{a?.drills&&(S(a.deck),a.drawing.load().catch(()=>void 0))},[a]),!a?.drills)return v`<${b} />`;if(a.drawing.failed.value)return v`<${r} />`;let o=a.drawing.loaded.value!==null;return v`<div class=${`drills of-${t}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${y(`Training: {game}`,{game:a.title()})}</h1>
      <div class="tools"><${u} own=${x(t)} /></div>
    </header>
    ${o&&(n?v`<${W} key=${n} code=${n} />`:v`<${oe} key=${i} game=${t} seed=${i} />`)}
  </div>`}export{ce as DrillsPage};