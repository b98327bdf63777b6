import{$t as e,Bt as t,Ht as n,J as r,K as i,O as a,Vt as o,Wt as s,Xt as c,c as l,en as u,i as d,in as f,k as p,n as m,on as h,q as g,qt as _,rn as v,sn as y,tn as b}from"./main.js";import{P as x}from"./desks.js";import{d as S}from"./shared.js";const C=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),w=async e=>(await l(`/api/drills/${e}?lang=${_()}`)).topics,T=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${_()}&number=${n}${r?`&topic=${r}`:``}`,E=e=>l(T(e)),D=(e,t)=>l(T(e),C({answer:t})),O=async e=>(await l(`/api/classes`,C(e))).class,k=e=>l(`/api/classes/${e}?lang=${_()}`),A=(e,t)=>l(`/api/classes/${e}/trainees?lang=${_()}`,C({name:t})),j=(e,t)=>l(`/api/classes/${e}/drills/${t}?lang=${_()}`),M=(e,t,n)=>l(`/api/classes/${e}/drills/${t}?lang=${_()}`,C({answer:n})),N=e=>`/api/classes/${e}/sheet.csv`;function P(e){switch(e.drill.kind){case`choice`:return b`<${I} ...${e} />`;case`amount`:return b`<${R} ...${e} />`;case`order`:return b`<${z} ...${e} ordered />`;case`present`:return b`<${z} ...${e} />`}}function F(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const I=({drill:e,mark:t,onAnswer:n})=>b`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>b`<li key=${e}>
    <button type="button" class=${u(`plain drill-option`,F(e,t))} disabled=${!!t} aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${L} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,L=({letter:e})=>b`<b class="letter" aria-hidden="true">${e}</b>`;function R({drill:e,mark:t,onAnswer:n}){let[r,i]=y(``);return b`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}<input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off" value=${t?String(t.given):r}
      readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&b`<button class="big">${c(`Answer`)}</button>`}
  </form>`}function z({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=y([]),o=t&&typeof t.given!=`number`?t.given:i,s=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),l=!r||i.length===e.options.length;return b`<p class="quiet-line">${c(r?`Touch them one after the other.`:`Touch all that hold, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>b`<li key=${e}>
        <button type="button" class=${u(`plain drill-option`,!r&&F(e,t))} disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>s(e)}>
          <${L} letter=${e} /><span>${n}</span>
          ${r&&b`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&b`<span class="place-right figure">${c(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&b`<button type="button" class="big" disabled=${!l} aria-keyshortcuts="Enter" onClick=${()=>n(i)}>${c(`Answer`)}</button>`}`}function B({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=g(e),s=h(null);return f(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),b`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&b`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${P} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&b`<p class="trouble" role="alert">${r}</p>`}
      ${n&&b`<${V} mark=${n} next=${a} />`}
    </section>
  </article>`}function V({mark:t,next:n}){let r=h(null);return v(()=>{e(`${t.verdict} ${t.right?``:t.told.join(`, `)} ${t.reason}`),r.current?.scrollIntoView({block:`nearest`})},[t]),b`<div class="marked" ref=${r}>
    <p class=${u(`mark-verdict`,t.right?`right`:t.points?`near`:`wrong`)}>${t.verdict}</p>
    ${!t.right&&b`<p>${c(`Right is: {answer}`,{answer:t.told.join(` → `)||c(`nobody`)})}</p>`}
    <p class="mark-reason">${t.reason}</p>
    ${Object.entries(t.rules).map(([e,t])=>b`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">${t.clauses.map(e=>b`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${n&&b`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${n}>${c(`Next`)}</button>`}
  </div>`}const H=({told:e,sheet:t})=>b`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${c(`Score sheet`)}</h2>
  ${t.trainees.length?b`<${U} sheet=${t} />`:b`<p role="status">${c(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&b`<h3>${c(`Known least`)}</h3>
    <ul class="weakest">${t.weakest.map(e=>b`<li key=${e}><span class="rule-number">${e}</span> <span class="figure">${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${N(e.class)} download>${c(`Save for a spreadsheet`)}</a>
    <span class="quiet">${c(`Seed {seed}`,{seed:e.seed??0})}</span></p>
  <${S} label=${c(`Link to this class`)} />
</section>`,U=({sheet:e})=>b`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet"><table class="class-marks">
  <thead><tr><th scope="col"><span class="unseen">${c(`Trainee`)}</span></th>
    ${e.drills.map(({number:e,topic:t})=>b`<th key=${e} scope="col" title=${t}>${e+1}</th>`)}
    <th scope="col">${c(`Points`)}</th></tr></thead>
  <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>b`<tr key=${e}>
    <th scope="row">${e}</th>${t.map((e,t)=>b`<${W} key=${t} mark=${e} />`)}<td class="figure"><b>${n}</b></td>
  </tr>`)}</tbody>
</table></div>`;function W({mark:e}){return e?b`<td class=${u(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>${e.points}</td>`:b`<td class="figure">–</td>`}function G({code:e}){let[t,n]=y(null),[r,i]=y(``),a=e=>i(e.message||c(`The server does not answer.`)),o=()=>k(e).then(e=>{n(e),i(``)},a);return v(()=>{o()},[e]),v(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?b`<main class="drills-desk">
    <p class="drills-standing"><b>${c(`Class {code}`,{code:t.class})}</b>${t.name&&b`<span>${t.name}</span>`}</p>
    ${r&&b`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&b`<${H} told=${t} sheet=${t.sheet} />`}
    ${t.name?b`<${q} told=${t} code=${e} again=${o} />`:b`<${K} told=${t} code=${e} onJoin=${n} />`}
  </main>`:b`<main class="drills-desk">${r?b`<${x} trouble=${r} again=${o} />`:b`<p class="prompt" role="status">${c(`Fetching the class …`)}</p>`}</main>`}function K({told:e,code:t,onJoin:r}){let[i,a]=y(n.value.name),[s,l]=y(``),u=b`<form class="class-form" onSubmit=${e=>{e.preventDefault(),A(t,i).then(e=>{o({name:i.trim()}),r(e)},e=>l(e.message||c(`The server does not answer.`)))}}>
    <label>${c(`Your name`)}<input value=${i} required maxlength="20" autocomplete="nickname" onInput=${e=>a(e.target.value)} /></label>
    ${s&&b`<p class="trouble" role="alert">${s}</p>`}
    <button class="big">${c(`Join`)}</button>
  </form>`;return e.trainer?b`<details class="paper drills-more"><summary>${c(`Answer too`)}</summary>${u}</details>`:b`<section class="paper drills-more">${u}</section>`}function q({told:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[a,o]=y(i??0),[s,l]=y(null),[d,f]=y(null),p=h(!1),[m,g]=y(``),[_,S]=y(0),C=e=>g(e.message||c(`The server does not answer.`));v(()=>{let e=!0,n=e=>{l(e),f(e.mark?{of:e.number,mark:e.mark}:null),g(``)};return j(t,a).then(t=>{e&&n(t)},t=>{e&&C(t)}),()=>{e=!1}},[t,a,_]);let w=e=>{s&&!p.current&&(p.current=!0,M(t,s.number,e).then(e=>{f({of:s.number,mark:e}),n()},C).finally(()=>{p.current=!1}))},T=s&&d?.of===s.number?d.mark:null,E=r.find(t=>t!==a&&!e.marks[t]);return b`
    <nav class="drill-numbers" aria-label=${c(`Drills`)}>
      ${r.map(t=>b`<button type="button" key=${t} class=${u(`plain`,J(e,t))} aria-current=${t===a?`true`:void 0}
        aria-label=${Y(e,t)} onClick=${()=>o(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&b`<p role="status">${c(`All drills of this class are answered.`)}</p>`}
    ${!s&&m&&b`<${x} trouble=${m} again=${()=>S(_+1)} />`}
    ${s&&b`<${B} key=${s.number} game=${e.game} drill=${s} mark=${T} trouble=${m} onAnswer=${w}
      next=${E===void 0?void 0:()=>o(E)} />`}`}function J(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function Y(e,t){let n=e.marks[t];return n?n.right?c(`Drill {number}, right`,{number:t+1}):c(`Drill {number}, not right`,{number:t+1}):c(`Drill {number}, not answered`,{number:t+1})}function X({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>b`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>b`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&b`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&b`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return b`<div class="topic-list">
    <p>${t.length?b`<button type="button" class="plain" onClick=${()=>r([])}>${c(`All topics`)}</button>`:c(`Nothing is ticked: all topics are asked.`)}</p>
    ${s(c(`The procedure`),a)}
    ${s(c(`Irregularities`),i)}
  </div>`}function ee({game:e,topics:t}){let[n,r]=y([]),[i,o]=y(`10`),[s,l]=y(``),[u,d]=y(``);return b`<details class="paper drills-more">
    <summary>${c(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),s.trim()&&p(a(e,s.trim().toUpperCase()))}}>
      <label>${c(`Code of the class`)}<input value=${s} required maxlength="6" autocapitalize="characters" autocomplete="off"
        onInput=${e=>l(e.target.value)} /></label>
      <button class="plain">${c(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),O({game:e,topics:n,count:Number(i)}).then(t=>p(a(e,t)),e=>d(e.message||c(`The server does not answer.`)))}}>
      <p>${c(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${c(`Drills`)}<input type="number" min="1" max="100" required value=${i}
        onInput=${e=>o(e.target.value)} /></label>
      <${X} topics=${t} chosen=${n} onChoose=${r} />
      ${u&&b`<p class="trouble" role="alert">${u}</p>`}
      <button class="big">${c(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function te(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ne(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function re(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function ie({game:e,seed:t}){let[n]=y(t??Math.floor(Math.random()*1e6)),[r,a]=y($(e)),[o,s]=y([]),[l,u]=y(0),[d,f]=y(null),[p,m]=y(``),[g,_]=y(0),S=h(!1),C=r.chosen.length?r.chosen[l%r.chosen.length]??null:null,T={game:e,seed:n,number:l,topic:C},O=e=>m(e.message||c(`The server does not answer.`)),k=t=>a(te(e,t));return v(()=>{w(e).then(s,O)},[e]),v(()=>{let e=!0;return E(T).then(t=>{e&&(f({which:T,drill:t,mark:null}),m(``))},t=>{e&&O(t)}),()=>{e=!1}},[n,l,C,g]),b`<main class="drills-desk">
    <${ae} tally=${r} seed=${n} number=${l} />
    ${d&&b`<${B} key=${`${d.drill.number} ${d.drill.topic}`} game=${e} drill=${d.drill} mark=${d.mark} trouble=${p}
      onAnswer=${t=>{d&&!S.current&&(S.current=!0,D(d.which,t).then(t=>{f(e=>e?.drill===d.drill?{...e,mark:t}:e),m(``),k(ne($(e),d.drill.topic,t.right))},O).finally(()=>{S.current=!1}))}} next=${()=>d.which.number===l?u((l+1)%1e3):_(g+1)} />`}
    ${!d&&p&&b`<${x} trouble=${p} again=${()=>_(g+1)} />`}
    ${!d&&!p&&b`<p class="prompt" role="status">${c(`Fetching the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${c(`Choose topics`)}</summary>
      <${X} topics=${o} chosen=${r.chosen} counts=${r.topics} onChoose=${e=>{k({...r,chosen:e}),u(0)}} />
    </details>
    <${ee} game=${e} topics=${o} />
    ${i(e).deck===`full`&&b`<p><a class="plain house-page" href=${`/odds/caribbean-stud`}>${c(`The exact odds`)}</a></p>`}
  </main>`}function ae({tally:e,seed:t,number:n}){let{right:r,asked:i}=re(e);return b`<p class="drills-standing">
    <span>${c(`Seed {seed}, drill {number}`,{seed:t,number:n+1})}</span>
    ${i>0&&b`<span>${c(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&b`<b>${c(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function oe({game:e,code:n,seed:a}){let o=r(e)?i(e):null;if(v(()=>{o?.drills&&(t(o.deck),o.drawing.load().catch(()=>void 0))},[o]),!o?.drills)return b`<${m} />`;if(o.drawing.failed.value)return b`<${s} />`;let l=o.drawing.loaded.value!==null;return b`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${c(`Kitapi, to the start page`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${c(`Training: {game}`,{game:o.title()})}</h1>
      <div class="tools"><${d} /></div>
    </header>
    ${l&&(n?b`<${G} key=${n} code=${n} />`:b`<${ie} key=${a} game=${e} seed=${a} />`)}
  </div>`}export{oe as DrillsPage};