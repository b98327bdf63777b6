import{$t as e,Bt as t,D as n,Gt as r,H as i,Ht as a,It as o,Jt as s,Lt as c,O as l,Qt as u,Rt as d,U as f,W as p,Xt as m,Yt as h,nn as g,r as _,s as v,t as y,tn as b}from"./main.js";import{y as x}from"./desks.js";import{ut as S}from"./shared.js";const C=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),w=async e=>(await v(`/api/drills/${e}?lang=${a()}`)).topics,T=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${a()}&number=${n}${r?`&topic=${r}`:``}`,E=e=>v(T(e)),D=(e,t)=>v(T(e),C({answer:t})),O=async e=>(await v(`/api/classes`,C(e))).class,k=e=>v(`/api/classes/${e}?lang=${a()}`),A=(e,t)=>v(`/api/classes/${e}/trainees?lang=${a()}`,C({name:t})),j=(e,t)=>v(`/api/classes/${e}/drills/${t}?lang=${a()}`),M=(e,t,n)=>v(`/api/classes/${e}/drills/${t}?lang=${a()}`,C({answer:n})),N=e=>`/api/classes/${e}/sheet.csv`;function P(e){switch(e.drill.kind){case`choice`:return m`<${I} ...${e} />`;case`amount`:return m`<${R} ...${e} />`;case`order`:return m`<${z} ...${e} ordered />`;case`present`:return m`<${z} ...${e} />`}}function F(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const I=({drill:e,mark:t,onAnswer:n})=>m`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>m`<li key=${e}>
    <button type="button" class=${h(`plain drill-option`,F(e,t))} disabled=${!!t} aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${L} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,L=({letter:e})=>m`<b class="letter" aria-hidden="true">${e}</b>`;function R({drill:e,mark:t,onAnswer:n}){let[i,a]=g(``);return m`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(i.trim())&&n(Number(i))}}>
    <label>${e.how}<input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off" value=${t?String(t.given):i}
      readonly=${!!t} onInput=${e=>a(e.target.value)} /></label>
    ${!t&&m`<button class="big">${r(`Answer`)}</button>`}
  </form>`}function z({drill:e,mark:t,onAnswer:n,ordered:i=!1}){let[a,o]=g([]),s=t&&typeof t.given!=`number`?t.given:a,c=e=>o(a.includes(e)?a.filter(t=>t!==e):[...a,e]),l=!i||a.length===e.options.length;return m`<p class="quiet-line">${r(i?`Touch them one after the other.`:`Touch all that hold, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>m`<li key=${e}>
        <button type="button" class=${h(`plain drill-option`,!i&&F(e,t))} disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${s.includes(e)} onClick=${()=>c(e)}>
          <${L} letter=${e} /><span>${n}</span>
          ${i&&m`<b class="place-chosen figure">${s.includes(e)?s.indexOf(e)+1:``}</b>`}
          ${i&&t&&typeof t.answer!=`number`&&m`<span class="place-right figure">${r(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&m`<button type="button" class="big" disabled=${!l} aria-keyshortcuts="Enter" onClick=${()=>n(a)}>${r(`Answer`)}</button>`}`}function B({game:t,drill:n,mark:r,trouble:i=``,onAnswer:a,next:o}){let{Situation:s}=f(t),c=b(null);return e(()=>{n.number>0&&document.activeElement===document.body&&c.current?.focus()},[n]),m`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${c} tabindex="-1">${n.heading}</h2>
      <p>${n.told.join(` `)}</p>
      ${s&&m`<${s} situation=${n.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${n.ask}</h3>
      <${P} drill=${n} mark=${r} onAnswer=${a} />
      ${i&&m`<p class="trouble" role="alert">${i}</p>`}
      ${r&&m`<${V} mark=${r} next=${o} />`}
    </section>
  </article>`}function V({mark:e,next:t}){let n=b(null);return u(()=>{s(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),m`<div class="marked" ref=${n}>
    <p class=${h(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&m`<p>${r(`Right is: {answer}`,{answer:e.told.join(` → `)||r(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>m`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">${e.clauses.map(e=>m`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&m`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${r(`Next`)}</button>`}
  </div>`}const H=({told:e,sheet:t})=>m`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${r(`Score sheet`)}</h2>
  ${t.trainees.length?m`<${U} sheet=${t} />`:m`<p role="status">${r(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&m`<h3>${r(`Known least`)}</h3>
    <ul class="weakest">${t.weakest.map(e=>m`<li key=${e}><span class="rule-number">${e}</span> <span class="figure">${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${N(e.class)} download>${r(`Save for a spreadsheet`)}</a>
    <span class="quiet">${r(`Seed {seed}`,{seed:e.seed??0})}</span></p>
  <${S} label=${r(`Link to this class`)} />
</section>`,U=({sheet:e})=>m`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet"><table class="class-marks">
  <thead><tr><th scope="col"><span class="unseen">${r(`Trainee`)}</span></th>
    ${e.drills.map(({number:e,topic:t})=>m`<th key=${e} scope="col" title=${t}>${e+1}</th>`)}
    <th scope="col">${r(`Points`)}</th></tr></thead>
  <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>m`<tr key=${e}>
    <th scope="row">${e}</th>${t.map((e,t)=>m`<${W} key=${t} mark=${e} />`)}<td class="figure"><b>${n}</b></td>
  </tr>`)}</tbody>
</table></div>`;function W({mark:e}){return e?m`<td class=${h(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>${e.points}</td>`:m`<td class="figure">–</td>`}function G({code:e}){let[t,n]=g(null),[i,a]=g(``),o=e=>a(e.message||r(`The server does not answer.`)),s=()=>k(e).then(e=>{n(e),a(``)},o);return u(()=>{s()},[e]),u(()=>{if(!t?.trainer)return;let e=setInterval(s,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?m`<main class="drills-desk">
    <p class="drills-standing"><b>${r(`Class {code}`,{code:t.class})}</b>${t.name&&m`<span>${t.name}</span>`}</p>
    ${i&&m`<p class="trouble" role="alert">${i}</p>`}
    ${t.trainer&&t.sheet&&m`<${H} told=${t} sheet=${t.sheet} />`}
    ${t.name?m`<${q} told=${t} code=${e} again=${s} />`:m`<${K} told=${t} code=${e} onJoin=${n} />`}
  </main>`:m`<main class="drills-desk">${i?m`<${x} trouble=${i} again=${s} />`:m`<p class="prompt" role="status">${r(`Fetching the class …`)}</p>`}</main>`}function K({told:e,code:t,onJoin:n}){let[i,a]=g(d.value.name),[o,s]=g(``),l=m`<form class="class-form" onSubmit=${e=>{e.preventDefault(),A(t,i).then(e=>{c({name:i.trim()}),n(e)},e=>s(e.message||r(`The server does not answer.`)))}}>
    <label>${r(`Your name`)}<input value=${i} required maxlength="20" autocomplete="nickname" onInput=${e=>a(e.target.value)} /></label>
    ${o&&m`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${r(`Join`)}</button>
  </form>`;return e.trainer?m`<details class="paper drills-more"><summary>${r(`Answer too`)}</summary>${l}</details>`:m`<section class="paper drills-more">${l}</section>`}function q({told:e,code:t,again:n}){let i=Array.from({length:e.count},(e,t)=>t),a=i.find(t=>!e.marks[t]),[o,s]=g(a??0),[c,l]=g(null),[d,f]=g(null),p=b(!1),[_,v]=g(``),[y,S]=g(0),C=e=>v(e.message||r(`The server does not answer.`));u(()=>{let e=!0,n=e=>{l(e),f(e.mark?{of:e.number,mark:e.mark}:null),v(``)};return j(t,o).then(t=>{e&&n(t)},t=>{e&&C(t)}),()=>{e=!1}},[t,o,y]);let w=e=>{c&&!p.current&&(p.current=!0,M(t,c.number,e).then(e=>{f({of:c.number,mark:e}),n()},C).finally(()=>{p.current=!1}))},T=c&&d?.of===c.number?d.mark:null,E=i.find(t=>t!==o&&!e.marks[t]);return m`
    <nav class="drill-numbers" aria-label=${r(`Drills`)}>
      ${i.map(t=>m`<button type="button" key=${t} class=${h(`plain`,J(e,t))} aria-current=${t===o?`true`:void 0}
        aria-label=${Y(e,t)} onClick=${()=>s(t)}>${t+1}</button>`)}
    </nav>
    ${a===void 0&&m`<p role="status">${r(`All drills of this class are answered.`)}</p>`}
    ${!c&&_&&m`<${x} trouble=${_} again=${()=>S(y+1)} />`}
    ${c&&m`<${B} key=${c.number} game=${e.game} drill=${c} mark=${T} trouble=${_} onAnswer=${w}
      next=${E===void 0?void 0:()=>s(E)} />`}`}function J(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function Y(e,t){let n=e.marks[t];return n?n.right?r(`Drill {number}, right`,{number:t+1}):r(`Drill {number}, not right`,{number:t+1}):r(`Drill {number}, not answered`,{number:t+1})}function X({topics:e,chosen:t,counts:n={},onChoose:i}){let a=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),o=e.filter(e=>!a.includes(e)),s=e=>i(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,r)=>m`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>m`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>s(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&m`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&m`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return m`<div class="topic-list">
    <p>${t.length?m`<button type="button" class="plain" onClick=${()=>i([])}>${r(`All topics`)}</button>`:r(`Nothing is ticked: all topics are asked.`)}</p>
    ${c(r(`The procedure`),o)}
    ${c(r(`Irregularities`),a)}
  </div>`}function ee({game:e,topics:t}){let[i,a]=g([]),[o,s]=g(`10`),[c,u]=g(``),[d,f]=g(``);return m`<details class="paper drills-more">
    <summary>${r(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&l(n(e,c.trim().toUpperCase()))}}>
      <label>${r(`Code of the class`)}<input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
        onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${r(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),O({game:e,topics:i,count:Number(o)}).then(t=>l(n(e,t)),e=>f(e.message||r(`The server does not answer.`)))}}>
      <p>${r(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${r(`Drills`)}<input type="number" min="1" max="100" required value=${o}
        onInput=${e=>s(e.target.value)} /></label>
      <${X} topics=${t} chosen=${i} onChoose=${a} />
      ${d&&m`<p class="trouble" role="alert">${d}</p>`}
      <button class="big">${r(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function te(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ne(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function re(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function ie({game:e,seed:t}){let[n]=g(t??Math.floor(Math.random()*1e6)),[a,o]=g($(e)),[s,c]=g([]),[l,d]=g(0),[f,p]=g(null),[h,_]=g(``),[v,y]=g(0),S=b(!1),C=a.chosen.length?a.chosen[l%a.chosen.length]??null:null,T={game:e,seed:n,number:l,topic:C},O=e=>_(e.message||r(`The server does not answer.`)),k=t=>o(te(e,t));return u(()=>{w(e).then(c,O)},[e]),u(()=>{let e=!0;return E(T).then(t=>{e&&(p({which:T,drill:t,mark:null}),_(``))},t=>{e&&O(t)}),()=>{e=!1}},[n,l,C,v]),m`<main class="drills-desk">
    <${ae} tally=${a} seed=${n} number=${l} />
    ${f&&m`<${B} key=${`${f.drill.number} ${f.drill.topic}`} game=${e} drill=${f.drill} mark=${f.mark} trouble=${h}
      onAnswer=${t=>{f&&!S.current&&(S.current=!0,D(f.which,t).then(t=>{p(e=>e?.drill===f.drill?{...e,mark:t}:e),_(``),k(ne($(e),f.drill.topic,t.right))},O).finally(()=>{S.current=!1}))}} next=${()=>f.which.number===l?d((l+1)%1e3):y(v+1)} />`}
    ${!f&&h&&m`<${x} trouble=${h} again=${()=>y(v+1)} />`}
    ${!f&&!h&&m`<p class="prompt" role="status">${r(`Fetching the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${r(`Choose topics`)}</summary>
      <${X} topics=${s} chosen=${a.chosen} counts=${a.topics} onChoose=${e=>{k({...a,chosen:e}),d(0)}} />
    </details>
    <${ee} game=${e} topics=${s} />
    ${i(e).deck===`full`&&m`<p><a class="plain house-page" href=${`/odds/caribbean-stud`}>${r(`The exact odds`)}</a></p>`}
  </main>`}function ae({tally:e,seed:t,number:n}){let{right:i,asked:a}=re(e);return m`<p class="drills-standing">
    <span>${r(`Seed {seed}, drill {number}`,{seed:t,number:n+1})}</span>
    ${a>0&&m`<span>${r(`{right} of {asked} right`,{right:i,asked:a})}</span>`}
    ${e.streak>1&&m`<b>${r(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function oe({game:e,code:n,seed:a}){let s=p(e)?i(e):null;if(u(()=>{s?.drills&&(o(s.deck),s.drawing.load().catch(()=>void 0))},[s]),!s?.drills)return m`<${y} />`;if(s.drawing.failed.value)return m`<${t} />`;let c=s.drawing.loaded.value!==null;return m`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${r(`Kitapi, to the start page`)}><img src="/static/e7c0850a12f39816/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${r(`Training: {game}`,{game:s.title()})}</h1>
      <div class="tools"><${_} /></div>
    </header>
    ${c&&(n?m`<${G} key=${n} code=${n} />`:m`<${ie} key=${a} game=${e} seed=${a} />`)}
  </div>`}export{oe as DrillsPage};