import{Bt as e,Ht as t,Jt as n,Kt as r,M as i,N as a,O as o,Qt as s,Ut as c,Y as l,Zt as u,a as d,an as f,dn as p,en as m,fn as h,hn as g,l as _,mn as v,nn as y,on as b,r as x,sn as S}from"./main.js";import{rt as C}from"./desks.js";import{v as w}from"./shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await _(`/api/drills/${e}?lang=${r()}`)).topics,D=({game:e,seed:t,number:n,topic:i})=>`/api/drills/${e}/${t}?lang=${r()}&number=${n}${i?`&topic=${i}`:``}`,O=e=>_(D(e)),ee=(e,t)=>_(D(e),T({answer:t})),k=async e=>(await _(`/api/classes`,T(e))).class,A=e=>_(`/api/classes/${e}?lang=${r()}`),j=(e,t)=>_(`/api/classes/${e}/trainees?lang=${r()}`,T({name:t})),M=(e,t)=>_(`/api/classes/${e}/drills/${t}?lang=${r()}`),N=(e,t,n)=>_(`/api/classes/${e}/drills/${t}?lang=${r()}`,T({answer:n})),te=e=>`/api/classes/${e}/sheet.csv`;function ne(e){switch(e.drill.kind){case`choice`:return S`<${F} ...${e} />`;case`amount`:return S`<${L} ...${e} />`;case`order`:return S`<${R} ...${e} ordered />`;case`present`:return S`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>S`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>S`<li key=${e}>
    <button type="button" class=${b(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>S`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:r}){let[i,a]=g(``);return S`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(i.trim())&&r(Number(i))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):i}
        readonly=${!!t} onInput=${e=>a(e.target.value)} /></label>
    ${!t&&S`<button class="big">${n(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:r,ordered:i=!1}){let[a,o]=g([]),s=t&&typeof t.given!=`number`?t.given:a,c=e=>o(a.includes(e)?a.filter(t=>t!==e):[...a,e]),l=!i||a.length===e.options.length;return S`<p class="quiet-line">
    ${n(i?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:r})=>S`<li key=${e}>
        <button type="button" class=${b(`plain drill-option`,!i&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${s.includes(e)} onClick=${()=>c(e)}>
          <${I} letter=${e} /><span>${r}</span>
          ${i&&S`<b class="place-chosen figure">${s.includes(e)?s.indexOf(e)+1:``}</b>`}
          ${i&&t&&typeof t.answer!=`number`&&S`<span class="place-right figure">
              ${n(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&S`<button type="button" class="big" disabled=${!l} aria-keyshortcuts="Enter"
        onClick=${()=>r(a)}>${n(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=s(e),c=v(null);return h(()=>{t.number>0&&document.activeElement===document.body&&c.current?.focus()},[t]),S`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${c} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&S`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${ne} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&S`<p class="trouble" role="alert">${r}</p>`}
      ${n&&S`<${B} mark=${n} next=${a} />`}
    </section>
  </article>`}function B({mark:e,next:t}){let r=v(null);return p(()=>{f(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),r.current?.scrollIntoView({block:`nearest`})},[e]),S`<div class="marked" ref=${r}>
    <p class=${b(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&S`<p>${n(`Correct answer: {answer}`,{answer:e.told.join(` → `)||n(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>S`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>S`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&S`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${n(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>S`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${n(`Score sheet`)}</h2>
  ${t.trainees.length?S`<${H} sheet=${t} />`:S`<p role="status">${n(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&S`<h3>${n(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>S`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${te(e.class)} download>${n(`Save for a spreadsheet`)}</a>
    <span class="quiet">${n(`Series {seed}`,{seed:e.seed??0})}</span></p>
  <${w} label=${n(`Link to this class`)} />
</section>`,H=({sheet:e})=>S`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${n(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>S`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${n(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>S`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>S`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?S`<td class=${b(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:S`<td class="figure">–</td>`}function W({code:e}){let[t,r]=g(null),[i,a]=g(``),o=e=>a(e.message||n(`The server does not answer.`)),s=()=>A(e).then(e=>{r(e),a(``)},o);return p(()=>{s()},[e]),p(()=>{if(!t?.trainer)return;let e=setInterval(s,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?S`<main class="drills-desk">
    <p class="drills-standing"><b>${n(`Class {code}`,{code:t.class})}</b>
      ${t.name&&S`<span>${t.name}</span>`}</p>
    ${i&&S`<p class="trouble" role="alert">${i}</p>`}
    ${t.trainer&&t.sheet&&S`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?S`<${K} info=${t} code=${e} again=${s} />`:S`<${G} info=${t} code=${e} onJoin=${r} />`}
  </main>`:S`<main class="drills-desk">${i?S`<${C} trouble=${i} again=${s} />`:S`<p class="prompt" role="status">${n(`Loading the class …`)}</p>`}</main>`}function G({info:e,code:r,onJoin:i}){let[a,o]=g(c.value.name),[s,l]=g(``),u=S`<form class="class-form" onSubmit=${e=>{e.preventDefault(),j(r,a).then(e=>{t({name:a.trim()}),i(e)},e=>l(e.message||n(`The server does not answer.`)))}}>
    <label>${n(`Your name`)}
      <input value=${a} required maxlength="20" autocomplete="nickname"
        onInput=${e=>o(e.target.value)} /></label>
    ${s&&S`<p class="trouble" role="alert">${s}</p>`}
    <button class="big">${n(`Join`)}</button>
  </form>`;return e.trainer?S`<details class="paper drills-more"><summary>${n(`Answer too`)}</summary>${u}</details>`:S`<section class="paper drills-more">${u}</section>`}function K({info:e,code:t,again:r}){let i=Array.from({length:e.count},(e,t)=>t),a=i.find(t=>!e.marks[t]),[o,s]=g(a??0),[c,l]=g(null),[u,d]=g(null),f=v(!1),[m,h]=g(``),[_,y]=g(0),x=e=>h(e.message||n(`The server does not answer.`));p(()=>{let e=!0,n=e=>{l(e),d(e.mark?{of:e.number,mark:e.mark}:null),h(``)};return M(t,o).then(t=>{e&&n(t)},t=>{e&&x(t)}),()=>{e=!1}},[t,o,_]);let w=e=>{c&&!f.current&&(f.current=!0,N(t,c.number,e).then(e=>{d({of:c.number,mark:e}),r()},x).finally(()=>{f.current=!1}))},T=c&&u?.of===c.number?u.mark:null,E=i.find(t=>t!==o&&!e.marks[t]);return S`
    <nav class="drill-numbers" aria-label=${n(`Drills`)}>
      ${i.map(t=>S`<button type="button" key=${t} class=${b(`plain`,q(e,t))}
          aria-current=${t===o?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>s(t)}>${t+1}</button>`)}
    </nav>
    ${a===void 0&&S`<p role="status">${n(`All drills of this class are answered.`)}</p>`}
    ${!c&&m&&S`<${C} trouble=${m} again=${()=>y(_+1)} />`}
    ${c&&S`<${z} key=${c.number} game=${e.game} drill=${c} mark=${T} trouble=${m}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>s(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let r=e.marks[t];return r?r.right?n(`Drill {number}, right`,{number:t+1}):n(`Drill {number}, not right`,{number:t+1}):n(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:r={},onChoose:i}){let a=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),o=e.filter(e=>!a.includes(e)),s=e=>i(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,n)=>S`<fieldset class="topics">
    <legend>${e}</legend>
    ${n.map(({topic:e,heading:n})=>S`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>s(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&S`<span class="rule-number">${e}</span> `}${n}</span>
      ${r[e]&&S`<b class="figure topic-count">${r[e].right}/${r[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return S`<div class="topic-list">
    <p>${t.length?S`<button type="button" class="plain" onClick=${()=>i([])}>${n(`All topics`)}</button>`:n(`Nothing selected: questions come from all topics.`)}</p>
    ${c(n(`The procedure`),o)}
    ${c(n(`Irregularities`),a)}
  </div>`}function X({game:e,topics:t}){let[r,a]=g([]),[s,c]=g(`10`),[l,u]=g(``),[d,f]=g(``);return S`<details class="paper drills-more">
    <summary>${n(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),l.trim()&&i(o(e,l.trim().toUpperCase()))}}>
      <label>${n(`Code of the class`)}
        <input value=${l} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${n(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),k({game:e,topics:r,count:Number(s)}).then(t=>i(o(e,t)),e=>f(e.message||n(`The server does not answer.`)))}}>
      <p>${n(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${n(`Drills`)}<input type="number" min="1" max="100" required value=${s}
        onInput=${e=>c(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${r} onChoose=${a} />
      ${d&&S`<p class="trouble" role="alert">${d}</p>`}
      <button class="big">${n(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function re(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ie(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ae(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function oe({game:e,seed:t}){let[r]=g(t??Math.floor(Math.random()*1e6)),[i,o]=g($(e)),[s,c]=g([]),[l,d]=g(0),[f,m]=g(null),[h,_]=g(``),[y,b]=g(0),x=v(!1),w=i.chosen.length?i.chosen[l%i.chosen.length]??null:null,T={game:e,seed:r,number:l,topic:w},D=e=>_(e.message||n(`The server does not answer.`)),k=t=>o(re(e,t));return p(()=>{E(e).then(c,D)},[e]),p(()=>{let e=!0;return O(T).then(t=>{e&&(m({which:T,drill:t,mark:null}),_(``))},t=>{e&&D(t)}),()=>{e=!1}},[r,l,w,y]),S`<main class="drills-desk">
    <${se} tally=${i} seed=${r} number=${l} />
    ${f&&S`<${z} key=${`${f.drill.number} ${f.drill.topic}`} game=${e} drill=${f.drill}
        mark=${f.mark} trouble=${h}
        onAnswer=${t=>{f&&!x.current&&(x.current=!0,ee(f.which,t).then(t=>{m(e=>e?.drill===f.drill?{...e,mark:t}:e),_(``),k(ie($(e),f.drill.topic,t.right))},D).finally(()=>{x.current=!1}))}}
        next=${()=>f.which.number===l?d((l+1)%1e3):b(y+1)} />`}
    ${!f&&h&&S`<${C} trouble=${h} again=${()=>b(y+1)} />`}
    ${!f&&!h&&S`<p class="prompt" role="status">${n(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${n(`Choose topics`)}</summary>
      <${Y} topics=${s} chosen=${i.chosen} counts=${i.topics}
        onChoose=${e=>{k({...i,chosen:e}),d(0)}} />
    </details>
    <${X} game=${e} topics=${s} />
    ${u(e).odds&&S`<p><a class="plain house-page" href=${a(e)}>${n(`The exact odds`)}</a></p>`}
  </main>`}function se({tally:e,seed:t,number:r}){let{right:i,asked:a}=ae(e);return S`<p class="drills-standing">
    <span>${n(`Series {seed}, drill {number}`,{seed:t,number:r+1})}</span>
    ${a>0&&S`<span>${n(`{right} of {asked} right`,{right:i,asked:a})}</span>`}
    ${e.streak>1&&S`<b>${n(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function ce({game:t,code:r,seed:i}){let a=m(t)?u(t):null;if(p(()=>{a?.drills&&(e(a.deck),a.drawing.load().catch(()=>void 0))},[a]),!a?.drills)return S`<${x} />`;if(a.drawing.failed.value)return S`<${l} />`;let o=a.drawing.loaded.value!==null;return S`<div class=${`drills of-${t}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${n(`Training: {game}`,{game:a.title()})}</h1>
      <div class="tools"><${d} own=${y(t)} /></div>
    </header>
    ${o&&(r?S`<${W} key=${r} code=${r} />`:S`<${oe} key=${i} game=${t} seed=${i} />`)}
  </div>`}export{ce as DrillsPage};