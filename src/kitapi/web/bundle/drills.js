import{$t as e,G as t,Kt as n,Lt as r,O as i,Rt as a,U as o,Ut as s,Vt as c,W as l,Xt as u,Yt as d,Zt as f,c as p,en as m,i as h,k as g,n as _,nn as v,rn as y,zt as b}from"./main.js";import{y as x}from"./desks.js";import{ut as S}from"./shared.js";const C=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),w=async e=>(await p(`/api/drills/${e}?lang=${s()}`)).topics,T=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${s()}&number=${n}${r?`&topic=${r}`:``}`,E=e=>p(T(e)),D=(e,t)=>p(T(e),C({answer:t})),O=async e=>(await p(`/api/classes`,C(e))).class,k=e=>p(`/api/classes/${e}?lang=${s()}`),A=(e,t)=>p(`/api/classes/${e}/trainees?lang=${s()}`,C({name:t})),j=(e,t)=>p(`/api/classes/${e}/drills/${t}?lang=${s()}`),M=(e,t,n)=>p(`/api/classes/${e}/drills/${t}?lang=${s()}`,C({answer:n})),N=e=>`/api/classes/${e}/sheet.csv`;function P(e){switch(e.drill.kind){case`choice`:return f`<${I} ...${e} />`;case`amount`:return f`<${R} ...${e} />`;case`order`:return f`<${z} ...${e} ordered />`;case`present`:return f`<${z} ...${e} />`}}function F(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const I=({drill:e,mark:t,onAnswer:n})=>f`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>f`<li key=${e}>
    <button type="button" class=${u(`plain drill-option`,F(e,t))} disabled=${!!t} aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${L} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,L=({letter:e})=>f`<b class="letter" aria-hidden="true">${e}</b>`;function R({drill:e,mark:t,onAnswer:r}){let[i,a]=y(``);return f`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(i.trim())&&r(Number(i))}}>
    <label>${e.how}<input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off" value=${t?String(t.given):i}
      readonly=${!!t} onInput=${e=>a(e.target.value)} /></label>
    ${!t&&f`<button class="big">${n(`Answer`)}</button>`}
  </form>`}function z({drill:e,mark:t,onAnswer:r,ordered:i=!1}){let[a,o]=y([]),s=t&&typeof t.given!=`number`?t.given:a,c=e=>o(a.includes(e)?a.filter(t=>t!==e):[...a,e]),l=!i||a.length===e.options.length;return f`<p class="quiet-line">${n(i?`Touch them one after the other.`:`Touch all that hold, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:r})=>f`<li key=${e}>
        <button type="button" class=${u(`plain drill-option`,!i&&F(e,t))} disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${s.includes(e)} onClick=${()=>c(e)}>
          <${L} letter=${e} /><span>${r}</span>
          ${i&&f`<b class="place-chosen figure">${s.includes(e)?s.indexOf(e)+1:``}</b>`}
          ${i&&t&&typeof t.answer!=`number`&&f`<span class="place-right figure">${n(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&f`<button type="button" class="big" disabled=${!l} aria-keyshortcuts="Enter" onClick=${()=>r(a)}>${n(`Answer`)}</button>`}`}function B({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=l(e),s=v(null);return m(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),f`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&f`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${P} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&f`<p class="trouble" role="alert">${r}</p>`}
      ${n&&f`<${V} mark=${n} next=${a} />`}
    </section>
  </article>`}function V({mark:t,next:r}){let i=v(null);return e(()=>{d(`${t.verdict} ${t.right?``:t.told.join(`, `)} ${t.reason}`),i.current?.scrollIntoView({block:`nearest`})},[t]),f`<div class="marked" ref=${i}>
    <p class=${u(`mark-verdict`,t.right?`right`:t.points?`near`:`wrong`)}>${t.verdict}</p>
    ${!t.right&&f`<p>${n(`Right is: {answer}`,{answer:t.told.join(` → `)||n(`nobody`)})}</p>`}
    <p class="mark-reason">${t.reason}</p>
    ${Object.entries(t.rules).map(([e,t])=>f`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">${t.clauses.map(e=>f`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${r&&f`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${r}>${n(`Next`)}</button>`}
  </div>`}const H=({told:e,sheet:t})=>f`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${n(`Score sheet`)}</h2>
  ${t.trainees.length?f`<${U} sheet=${t} />`:f`<p role="status">${n(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&f`<h3>${n(`Known least`)}</h3>
    <ul class="weakest">${t.weakest.map(e=>f`<li key=${e}><span class="rule-number">${e}</span> <span class="figure">${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${N(e.class)} download>${n(`Save for a spreadsheet`)}</a>
    <span class="quiet">${n(`Seed {seed}`,{seed:e.seed??0})}</span></p>
  <${S} label=${n(`Link to this class`)} />
</section>`,U=({sheet:e})=>f`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet"><table class="class-marks">
  <thead><tr><th scope="col"><span class="unseen">${n(`Trainee`)}</span></th>
    ${e.drills.map(({number:e,topic:t})=>f`<th key=${e} scope="col" title=${t}>${e+1}</th>`)}
    <th scope="col">${n(`Points`)}</th></tr></thead>
  <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>f`<tr key=${e}>
    <th scope="row">${e}</th>${t.map((e,t)=>f`<${W} key=${t} mark=${e} />`)}<td class="figure"><b>${n}</b></td>
  </tr>`)}</tbody>
</table></div>`;function W({mark:e}){return e?f`<td class=${u(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>${e.points}</td>`:f`<td class="figure">–</td>`}function G({code:t}){let[r,i]=y(null),[a,o]=y(``),s=e=>o(e.message||n(`The server does not answer.`)),c=()=>k(t).then(e=>{i(e),o(``)},s);return e(()=>{c()},[t]),e(()=>{if(!r?.trainer)return;let e=setInterval(c,3e3);return()=>clearInterval(e)},[r?.trainer,t]),r?f`<main class="drills-desk">
    <p class="drills-standing"><b>${n(`Class {code}`,{code:r.class})}</b>${r.name&&f`<span>${r.name}</span>`}</p>
    ${a&&f`<p class="trouble" role="alert">${a}</p>`}
    ${r.trainer&&r.sheet&&f`<${H} told=${r} sheet=${r.sheet} />`}
    ${r.name?f`<${q} told=${r} code=${t} again=${c} />`:f`<${K} told=${r} code=${t} onJoin=${i} />`}
  </main>`:f`<main class="drills-desk">${a?f`<${x} trouble=${a} again=${c} />`:f`<p class="prompt" role="status">${n(`Fetching the class …`)}</p>`}</main>`}function K({told:e,code:t,onJoin:r}){let[i,o]=y(b.value.name),[s,c]=y(``),l=f`<form class="class-form" onSubmit=${e=>{e.preventDefault(),A(t,i).then(e=>{a({name:i.trim()}),r(e)},e=>c(e.message||n(`The server does not answer.`)))}}>
    <label>${n(`Your name`)}<input value=${i} required maxlength="20" autocomplete="nickname" onInput=${e=>o(e.target.value)} /></label>
    ${s&&f`<p class="trouble" role="alert">${s}</p>`}
    <button class="big">${n(`Join`)}</button>
  </form>`;return e.trainer?f`<details class="paper drills-more"><summary>${n(`Answer too`)}</summary>${l}</details>`:f`<section class="paper drills-more">${l}</section>`}function q({told:t,code:r,again:i}){let a=Array.from({length:t.count},(e,t)=>t),o=a.find(e=>!t.marks[e]),[s,c]=y(o??0),[l,d]=y(null),[p,m]=y(null),h=v(!1),[g,_]=y(``),[b,S]=y(0),C=e=>_(e.message||n(`The server does not answer.`));e(()=>{let e=!0,t=e=>{d(e),m(e.mark?{of:e.number,mark:e.mark}:null),_(``)};return j(r,s).then(n=>{e&&t(n)},t=>{e&&C(t)}),()=>{e=!1}},[r,s,b]);let w=e=>{l&&!h.current&&(h.current=!0,M(r,l.number,e).then(e=>{m({of:l.number,mark:e}),i()},C).finally(()=>{h.current=!1}))},T=l&&p?.of===l.number?p.mark:null,E=a.find(e=>e!==s&&!t.marks[e]);return f`
    <nav class="drill-numbers" aria-label=${n(`Drills`)}>
      ${a.map(e=>f`<button type="button" key=${e} class=${u(`plain`,J(t,e))} aria-current=${e===s?`true`:void 0}
        aria-label=${Y(t,e)} onClick=${()=>c(e)}>${e+1}</button>`)}
    </nav>
    ${o===void 0&&f`<p role="status">${n(`All drills of this class are answered.`)}</p>`}
    ${!l&&g&&f`<${x} trouble=${g} again=${()=>S(b+1)} />`}
    ${l&&f`<${B} key=${l.number} game=${t.game} drill=${l} mark=${T} trouble=${g} onAnswer=${w}
      next=${E===void 0?void 0:()=>c(E)} />`}`}function J(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function Y(e,t){let r=e.marks[t];return r?r.right?n(`Drill {number}, right`,{number:t+1}):n(`Drill {number}, not right`,{number:t+1}):n(`Drill {number}, not answered`,{number:t+1})}function X({topics:e,chosen:t,counts:r={},onChoose:i}){let a=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),o=e.filter(e=>!a.includes(e)),s=e=>i(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,n)=>f`<fieldset class="topics">
    <legend>${e}</legend>
    ${n.map(({topic:e,heading:n})=>f`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>s(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&f`<span class="rule-number">${e}</span> `}${n}</span>
      ${r[e]&&f`<b class="figure topic-count">${r[e].right}/${r[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return f`<div class="topic-list">
    <p>${t.length?f`<button type="button" class="plain" onClick=${()=>i([])}>${n(`All topics`)}</button>`:n(`Nothing is ticked: all topics are asked.`)}</p>
    ${c(n(`The procedure`),o)}
    ${c(n(`Irregularities`),a)}
  </div>`}function ee({game:e,topics:t}){let[r,a]=y([]),[o,s]=y(`10`),[c,l]=y(``),[u,d]=y(``);return f`<details class="paper drills-more">
    <summary>${n(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&g(i(e,c.trim().toUpperCase()))}}>
      <label>${n(`Code of the class`)}<input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
        onInput=${e=>l(e.target.value)} /></label>
      <button class="plain">${n(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),O({game:e,topics:r,count:Number(o)}).then(t=>g(i(e,t)),e=>d(e.message||n(`The server does not answer.`)))}}>
      <p>${n(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${n(`Drills`)}<input type="number" min="1" max="100" required value=${o}
        onInput=${e=>s(e.target.value)} /></label>
      <${X} topics=${t} chosen=${r} onChoose=${a} />
      ${u&&f`<p class="trouble" role="alert">${u}</p>`}
      <button class="big">${n(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function te(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ne(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function re(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function ie({game:t,seed:r}){let[i]=y(r??Math.floor(Math.random()*1e6)),[a,s]=y($(t)),[c,l]=y([]),[u,d]=y(0),[p,m]=y(null),[h,g]=y(``),[_,b]=y(0),S=v(!1),C=a.chosen.length?a.chosen[u%a.chosen.length]??null:null,T={game:t,seed:i,number:u,topic:C},O=e=>g(e.message||n(`The server does not answer.`)),k=e=>s(te(t,e));return e(()=>{w(t).then(l,O)},[t]),e(()=>{let e=!0;return E(T).then(t=>{e&&(m({which:T,drill:t,mark:null}),g(``))},t=>{e&&O(t)}),()=>{e=!1}},[i,u,C,_]),f`<main class="drills-desk">
    <${ae} tally=${a} seed=${i} number=${u} />
    ${p&&f`<${B} key=${`${p.drill.number} ${p.drill.topic}`} game=${t} drill=${p.drill} mark=${p.mark} trouble=${h}
      onAnswer=${e=>{p&&!S.current&&(S.current=!0,D(p.which,e).then(e=>{m(t=>t?.drill===p.drill?{...t,mark:e}:t),g(``),k(ne($(t),p.drill.topic,e.right))},O).finally(()=>{S.current=!1}))}} next=${()=>p.which.number===u?d((u+1)%1e3):b(_+1)} />`}
    ${!p&&h&&f`<${x} trouble=${h} again=${()=>b(_+1)} />`}
    ${!p&&!h&&f`<p class="prompt" role="status">${n(`Fetching the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${n(`Choose topics`)}</summary>
      <${X} topics=${c} chosen=${a.chosen} counts=${a.topics} onChoose=${e=>{k({...a,chosen:e}),d(0)}} />
    </details>
    <${ee} game=${t} topics=${c} />
    ${o(t).deck===`full`&&f`<p><a class="plain house-page" href=${`/odds/caribbean-stud`}>${n(`The exact odds`)}</a></p>`}
  </main>`}function ae({tally:e,seed:t,number:r}){let{right:i,asked:a}=re(e);return f`<p class="drills-standing">
    <span>${n(`Seed {seed}, drill {number}`,{seed:t,number:r+1})}</span>
    ${a>0&&f`<span>${n(`{right} of {asked} right`,{right:i,asked:a})}</span>`}
    ${e.streak>1&&f`<b>${n(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function oe({game:i,code:a,seed:s}){let l=t(i)?o(i):null;if(e(()=>{l?.drills&&(r(l.deck),l.drawing.load().catch(()=>void 0))},[l]),!l?.drills)return f`<${_} />`;if(l.drawing.failed.value)return f`<${c} />`;let u=l.drawing.loaded.value!==null;return f`<div class=${`drills of-${i}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${n(`Training: {game}`,{game:l.title()})}</h1>
      <div class="tools"><${h} /></div>
    </header>
    ${u&&(a?f`<${G} key=${a} code=${a} />`:f`<${ie} key=${s} game=${i} seed=${s} />`)}
  </div>`}export{oe as DrillsPage};