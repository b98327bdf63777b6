import{$t as e,Bt as t,Ht as n,J as r,K as i,Kt as a,O as o,Qt as s,Vt as c,Wt as l,Yt as u,an as d,c as f,en as p,i as m,k as h,n as g,nn as _,on as v,q as y,rn as b}from"./main.js";import{P as x}from"./desks.js";import{_ as S}from"./shared.js";const C=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),w=async e=>(await f(`/api/drills/${e}?lang=${a()}`)).topics,T=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${a()}&number=${n}${r?`&topic=${r}`:``}`,E=e=>f(T(e)),D=(e,t)=>f(T(e),C({answer:t})),O=async e=>(await f(`/api/classes`,C(e))).class,k=e=>f(`/api/classes/${e}?lang=${a()}`),A=(e,t)=>f(`/api/classes/${e}/trainees?lang=${a()}`,C({name:t})),j=(e,t)=>f(`/api/classes/${e}/drills/${t}?lang=${a()}`),M=(e,t,n)=>f(`/api/classes/${e}/drills/${t}?lang=${a()}`,C({answer:n})),N=e=>`/api/classes/${e}/sheet.csv`;function P(e){switch(e.drill.kind){case`choice`:return p`<${I} ...${e} />`;case`amount`:return p`<${R} ...${e} />`;case`order`:return p`<${z} ...${e} ordered />`;case`present`:return p`<${z} ...${e} />`}}function F(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const I=({drill:t,mark:n,onAnswer:r})=>p`<ul class="drill-options">
  ${t.options.map(({letter:t,text:i})=>p`<li key=${t}>
    <button type="button" class=${e(`plain drill-option`,F(t,n))} disabled=${!!n} aria-keyshortcuts=${t}
      onClick=${()=>r([t])}><${L} letter=${t} /><span>${i}</span></button>
  </li>`)}
</ul>`,L=({letter:e})=>p`<b class="letter" aria-hidden="true">${e}</b>`;function R({drill:e,mark:t,onAnswer:n}){let[r,i]=v(``);return p`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}<input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off" value=${t?String(t.given):r}
      readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&p`<button class="big">${u(`Answer`)}</button>`}
  </form>`}function z({drill:t,mark:n,onAnswer:r,ordered:i=!1}){let[a,o]=v([]),s=n&&typeof n.given!=`number`?n.given:a,c=e=>o(a.includes(e)?a.filter(t=>t!==e):[...a,e]),l=!i||a.length===t.options.length;return p`<p class="quiet-line">${u(i?`Touch them one after the other.`:`Touch all that hold, or none.`)}</p>
    <ul class="drill-options">
      ${t.options.map(({letter:t,text:r})=>p`<li key=${t}>
        <button type="button" class=${e(`plain drill-option`,!i&&F(t,n))} disabled=${!!n} aria-keyshortcuts=${t}
          aria-pressed=${s.includes(t)} onClick=${()=>c(t)}>
          <${L} letter=${t} /><span>${r}</span>
          ${i&&p`<b class="place-chosen figure">${s.includes(t)?s.indexOf(t)+1:``}</b>`}
          ${i&&n&&typeof n.answer!=`number`&&p`<span class="place-right figure">${u(`right: {place}`,{place:n.answer.indexOf(t)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!n&&p`<button type="button" class="big" disabled=${!l} aria-keyshortcuts="Enter" onClick=${()=>r(a)}>${u(`Answer`)}</button>`}`}function B({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=y(e),s=d(null);return b(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),p`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&p`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${P} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&p`<p class="trouble" role="alert">${r}</p>`}
      ${n&&p`<${V} mark=${n} next=${a} />`}
    </section>
  </article>`}function V({mark:t,next:n}){let r=d(null);return _(()=>{s(`${t.verdict} ${t.right?``:t.told.join(`, `)} ${t.reason}`),r.current?.scrollIntoView({block:`nearest`})},[t]),p`<div class="marked" ref=${r}>
    <p class=${e(`mark-verdict`,t.right?`right`:t.points?`near`:`wrong`)}>${t.verdict}</p>
    ${!t.right&&p`<p>${u(`Right is: {answer}`,{answer:t.told.join(` → `)||u(`nobody`)})}</p>`}
    <p class="mark-reason">${t.reason}</p>
    ${Object.entries(t.rules).map(([e,t])=>p`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">${t.clauses.map(e=>p`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${n&&p`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${n}>${u(`Next`)}</button>`}
  </div>`}const H=({told:e,sheet:t})=>p`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${u(`Score sheet`)}</h2>
  ${t.trainees.length?p`<${U} sheet=${t} />`:p`<p role="status">${u(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&p`<h3>${u(`Known least`)}</h3>
    <ul class="weakest">${t.weakest.map(e=>p`<li key=${e}><span class="rule-number">${e}</span> <span class="figure">${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${N(e.class)} download>${u(`Save for a spreadsheet`)}</a>
    <span class="quiet">${u(`Seed {seed}`,{seed:e.seed??0})}</span></p>
  <${S} label=${u(`Link to this class`)} />
</section>`,U=({sheet:e})=>p`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet"><table class="class-marks">
  <thead><tr><th scope="col"><span class="unseen">${u(`Trainee`)}</span></th>
    ${e.drills.map(({number:e,topic:t})=>p`<th key=${e} scope="col" title=${t}>${e+1}</th>`)}
    <th scope="col">${u(`Points`)}</th></tr></thead>
  <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>p`<tr key=${e}>
    <th scope="row">${e}</th>${t.map((e,t)=>p`<${W} key=${t} mark=${e} />`)}<td class="figure"><b>${n}</b></td>
  </tr>`)}</tbody>
</table></div>`;function W({mark:t}){return t?p`<td class=${e(`figure`,t.right?`is-right`:t.points?`is-near`:`is-wrong`)}>${t.points}</td>`:p`<td class="figure">–</td>`}function G({code:e}){let[t,n]=v(null),[r,i]=v(``),a=e=>i(e.message||u(`The server does not answer.`)),o=()=>k(e).then(e=>{n(e),i(``)},a);return _(()=>{o()},[e]),_(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?p`<main class="drills-desk">
    <p class="drills-standing"><b>${u(`Class {code}`,{code:t.class})}</b>${t.name&&p`<span>${t.name}</span>`}</p>
    ${r&&p`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&p`<${H} told=${t} sheet=${t.sheet} />`}
    ${t.name?p`<${q} told=${t} code=${e} again=${o} />`:p`<${K} told=${t} code=${e} onJoin=${n} />`}
  </main>`:p`<main class="drills-desk">${r?p`<${x} trouble=${r} again=${o} />`:p`<p class="prompt" role="status">${u(`Fetching the class …`)}</p>`}</main>`}function K({told:e,code:t,onJoin:r}){let[i,a]=v(n.value.name),[o,s]=v(``),l=p`<form class="class-form" onSubmit=${e=>{e.preventDefault(),A(t,i).then(e=>{c({name:i.trim()}),r(e)},e=>s(e.message||u(`The server does not answer.`)))}}>
    <label>${u(`Your name`)}<input value=${i} required maxlength="20" autocomplete="nickname" onInput=${e=>a(e.target.value)} /></label>
    ${o&&p`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${u(`Join`)}</button>
  </form>`;return e.trainer?p`<details class="paper drills-more"><summary>${u(`Answer too`)}</summary>${l}</details>`:p`<section class="paper drills-more">${l}</section>`}function q({told:t,code:n,again:r}){let i=Array.from({length:t.count},(e,t)=>t),a=i.find(e=>!t.marks[e]),[o,s]=v(a??0),[c,l]=v(null),[f,m]=v(null),h=d(!1),[g,y]=v(``),[b,S]=v(0),C=e=>y(e.message||u(`The server does not answer.`));_(()=>{let e=!0,t=e=>{l(e),m(e.mark?{of:e.number,mark:e.mark}:null),y(``)};return j(n,o).then(n=>{e&&t(n)},t=>{e&&C(t)}),()=>{e=!1}},[n,o,b]);let w=e=>{c&&!h.current&&(h.current=!0,M(n,c.number,e).then(e=>{m({of:c.number,mark:e}),r()},C).finally(()=>{h.current=!1}))},T=c&&f?.of===c.number?f.mark:null,E=i.find(e=>e!==o&&!t.marks[e]);return p`
    <nav class="drill-numbers" aria-label=${u(`Drills`)}>
      ${i.map(n=>p`<button type="button" key=${n} class=${e(`plain`,J(t,n))} aria-current=${n===o?`true`:void 0}
        aria-label=${Y(t,n)} onClick=${()=>s(n)}>${n+1}</button>`)}
    </nav>
    ${a===void 0&&p`<p role="status">${u(`All drills of this class are answered.`)}</p>`}
    ${!c&&g&&p`<${x} trouble=${g} again=${()=>S(b+1)} />`}
    ${c&&p`<${B} key=${c.number} game=${t.game} drill=${c} mark=${T} trouble=${g} onAnswer=${w}
      next=${E===void 0?void 0:()=>s(E)} />`}`}function J(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function Y(e,t){let n=e.marks[t];return n?n.right?u(`Drill {number}, right`,{number:t+1}):u(`Drill {number}, not right`,{number:t+1}):u(`Drill {number}, not answered`,{number:t+1})}function X({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>p`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>p`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&p`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&p`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return p`<div class="topic-list">
    <p>${t.length?p`<button type="button" class="plain" onClick=${()=>r([])}>${u(`All topics`)}</button>`:u(`Nothing is ticked: all topics are asked.`)}</p>
    ${s(u(`The procedure`),a)}
    ${s(u(`Irregularities`),i)}
  </div>`}function ee({game:e,topics:t}){let[n,r]=v([]),[i,a]=v(`10`),[s,c]=v(``),[l,d]=v(``);return p`<details class="paper drills-more">
    <summary>${u(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),s.trim()&&h(o(e,s.trim().toUpperCase()))}}>
      <label>${u(`Code of the class`)}<input value=${s} required maxlength="6" autocapitalize="characters" autocomplete="off"
        onInput=${e=>c(e.target.value)} /></label>
      <button class="plain">${u(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),O({game:e,topics:n,count:Number(i)}).then(t=>h(o(e,t)),e=>d(e.message||u(`The server does not answer.`)))}}>
      <p>${u(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${u(`Drills`)}<input type="number" min="1" max="100" required value=${i}
        onInput=${e=>a(e.target.value)} /></label>
      <${X} topics=${t} chosen=${n} onChoose=${r} />
      ${l&&p`<p class="trouble" role="alert">${l}</p>`}
      <button class="big">${u(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function te(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ne(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function re(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function ie({game:e,seed:t}){let[n]=v(t??Math.floor(Math.random()*1e6)),[r,a]=v($(e)),[o,s]=v([]),[c,l]=v(0),[f,m]=v(null),[h,g]=v(``),[y,b]=v(0),S=d(!1),C=r.chosen.length?r.chosen[c%r.chosen.length]??null:null,T={game:e,seed:n,number:c,topic:C},O=e=>g(e.message||u(`The server does not answer.`)),k=t=>a(te(e,t));return _(()=>{w(e).then(s,O)},[e]),_(()=>{let e=!0;return E(T).then(t=>{e&&(m({which:T,drill:t,mark:null}),g(``))},t=>{e&&O(t)}),()=>{e=!1}},[n,c,C,y]),p`<main class="drills-desk">
    <${ae} tally=${r} seed=${n} number=${c} />
    ${f&&p`<${B} key=${`${f.drill.number} ${f.drill.topic}`} game=${e} drill=${f.drill} mark=${f.mark} trouble=${h}
      onAnswer=${t=>{f&&!S.current&&(S.current=!0,D(f.which,t).then(t=>{m(e=>e?.drill===f.drill?{...e,mark:t}:e),g(``),k(ne($(e),f.drill.topic,t.right))},O).finally(()=>{S.current=!1}))}} next=${()=>f.which.number===c?l((c+1)%1e3):b(y+1)} />`}
    ${!f&&h&&p`<${x} trouble=${h} again=${()=>b(y+1)} />`}
    ${!f&&!h&&p`<p class="prompt" role="status">${u(`Fetching the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${u(`Choose topics`)}</summary>
      <${X} topics=${o} chosen=${r.chosen} counts=${r.topics} onChoose=${e=>{k({...r,chosen:e}),l(0)}} />
    </details>
    <${ee} game=${e} topics=${o} />
    ${i(e).deck===`full`&&p`<p><a class="plain house-page" href=${`/odds/caribbean-stud`}>${u(`The exact odds`)}</a></p>`}
  </main>`}function ae({tally:e,seed:t,number:n}){let{right:r,asked:i}=re(e);return p`<p class="drills-standing">
    <span>${u(`Seed {seed}, drill {number}`,{seed:t,number:n+1})}</span>
    ${i>0&&p`<span>${u(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&p`<b>${u(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function oe({game:e,code:n,seed:a}){let o=r(e)?i(e):null;if(_(()=>{o?.drills&&(t(o.deck),o.drawing.load().catch(()=>void 0))},[o]),!o?.drills)return p`<${g} />`;if(o.drawing.failed.value)return p`<${l} />`;let s=o.drawing.loaded.value!==null;return p`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${u(`Training: {game}`,{game:o.title()})}</h1>
      <div class="tools"><${m} /></div>
    </header>
    ${s&&(n?p`<${G} key=${n} code=${n} />`:p`<${ie} key=${a} game=${e} seed=${a} />`)}
  </div>`}export{oe as DrillsPage};