import{Gt as e,Ht as t,N as n,P as r,Q as i,Wt as a,Yt as o,Zt as s,_n as c,a as l,an as u,cn as d,en as f,hn as p,k as m,ln as h,mn as g,r as _,rn as v,tn as y,u as b,un as x,vn as S}from"./main.js";import{at as C}from"./desks.js";import{v as w}from"./shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await b(`/api/drills/${e}?lang=${o()}`)).topics,D=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${o()}&number=${n}${r?`&topic=${r}`:``}`,O=e=>b(D(e)),ee=(e,t)=>b(D(e),T({answer:t})),k=async e=>(await b(`/api/classes`,T(e))).class,A=e=>b(`/api/classes/${e}?lang=${o()}`),j=(e,t)=>b(`/api/classes/${e}/trainees?lang=${o()}`,T({name:t})),M=(e,t)=>b(`/api/classes/${e}/drills/${t}?lang=${o()}`),N=(e,t,n)=>b(`/api/classes/${e}/drills/${t}?lang=${o()}`,T({answer:n})),te=e=>`/api/classes/${e}/sheet.csv`;function ne(e){switch(e.drill.kind){case`choice`:return x`<${F} ...${e} />`;case`amount`:return x`<${L} ...${e} />`;case`order`:return x`<${R} ...${e} ordered />`;case`present`:return x`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>x`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>x`<li key=${e}>
    <button type="button" class=${h(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>x`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=S(``);return x`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&x`<button class="big">${s(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=S([]),o=t&&typeof t.given!=`number`?t.given:i,c=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),l=!r||i.length===e.options.length;return x`<p class="quiet-line">
    ${s(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>x`<li key=${e}>
        <button type="button" class=${h(`plain drill-option`,!r&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>c(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&x`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&x`<span class="place-right figure">
              ${s(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&x`<button type="button" class="big" disabled=${!l} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${s(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=y(e),s=c(null);return p(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),x`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&x`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${ne} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&x`<p class="trouble" role="alert">${r}</p>`}
      ${n&&x`<${B} mark=${n} next=${a} />`}
    </section>
  </article>`}function B({mark:e,next:t}){let n=c(null);return g(()=>{d(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),x`<div class="marked" ref=${n}>
    <p class=${h(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&x`<p>${s(`Correct answer: {answer}`,{answer:e.told.join(` → `)||s(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>x`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>x`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&x`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${s(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>x`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${s(`Score sheet`)}</h2>
  ${t.trainees.length?x`<${H} sheet=${t} />`:x`<p role="status">${s(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&x`<h3>${s(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>x`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${te(e.class)} download>${s(`Save for a spreadsheet`)}</a>
    <span class="quiet">${s(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${s(`Link to this class`)} />
</section>`,H=({sheet:e})=>x`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${s(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>x`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${s(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>x`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>x`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?x`<td class=${h(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:x`<td class="figure">–</td>`}function W({code:e}){let[t,n]=S(null),[r,i]=S(``),a=e=>i(e.message||s(`The server does not answer.`)),o=()=>A(e).then(e=>{n(e),i(``)},a);return g(()=>{o()},[e]),g(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?x`<main class="drills-desk">
    <p class="drills-standing"><b>${s(`Class {code}`,{code:t.class})}</b>
      ${t.name&&x`<span>${t.name}</span>`}</p>
    ${r&&x`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&x`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?x`<${K} info=${t} code=${e} again=${o} />`:x`<${G} info=${t} code=${e} onJoin=${n} />`}
  </main>`:x`<main class="drills-desk">${r?x`<${C} trouble=${r} again=${o} />`:x`<p class="prompt" role="status">${s(`Loading the class …`)}</p>`}</main>`}function G({info:t,code:n,onJoin:r}){let[i,o]=S(e.value.name),[c,l]=S(``),u=x`<form class="class-form" onSubmit=${e=>{e.preventDefault(),j(n,i).then(e=>{a({name:i.trim()}),r(e)},e=>l(e.message||s(`The server does not answer.`)))}}>
    <label>${s(`Your name`)}
      <input value=${i} required maxlength="20" autocomplete="nickname"
        onInput=${e=>o(e.target.value)} /></label>
    ${c&&x`<p class="trouble" role="alert">${c}</p>`}
    <button class="big">${s(`Join`)}</button>
  </form>`;return t.trainer?x`<details class="paper drills-more"><summary>${s(`Answer too`)}</summary>${u}</details>`:x`<section class="paper drills-more">${u}</section>`}function K({info:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[a,o]=S(i??0),[l,u]=S(null),[d,f]=S(null),p=c(!1),[m,_]=S(``),[v,y]=S(0),b=e=>_(e.message||s(`The server does not answer.`));g(()=>{let e=!0,n=e=>{u(e),f(e.mark?{of:e.number,mark:e.mark}:null),_(``)};return M(t,a).then(t=>{e&&n(t)},t=>{e&&b(t)}),()=>{e=!1}},[t,a,v]);let w=e=>{l&&!p.current&&(p.current=!0,N(t,l.number,e).then(e=>{f({of:l.number,mark:e}),n()},b).finally(()=>{p.current=!1}))},T=l&&d?.of===l.number?d.mark:null,E=r.find(t=>t!==a&&!e.marks[t]);return x`
    <nav class="drill-numbers" aria-label=${s(`Drills`)}>
      ${r.map(t=>x`<button type="button" key=${t} class=${h(`plain`,q(e,t))}
          aria-current=${t===a?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>o(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&x`<p role="status">${s(`All drills of this class are answered.`)}</p>`}
    ${!l&&m&&x`<${C} trouble=${m} again=${()=>y(v+1)} />`}
    ${l&&x`<${z} key=${l.number} game=${e.game} drill=${l} mark=${T} trouble=${m}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>o(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?s(`Drill {number}, right`,{number:t+1}):s(`Drill {number}, not right`,{number:t+1}):s(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,r)=>x`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>x`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&x`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&x`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return x`<div class="topic-list">
    <p>${t.length?x`<button type="button" class="plain" onClick=${()=>r([])}>${s(`All topics`)}</button>`:s(`Nothing selected: questions come from all topics.`)}</p>
    ${c(s(`The procedure`),a)}
    ${c(s(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[r,i]=S([]),[a,o]=S(`10`),[c,l]=S(``),[u,d]=S(``);return x`<details class="paper drills-more">
    <summary>${s(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&n(m(e,c.trim().toUpperCase()))}}>
      <label>${s(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>l(e.target.value)} /></label>
      <button class="plain">${s(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),k({game:e,topics:r,count:Number(a)}).then(t=>n(m(e,t)),e=>d(e.message||s(`The server does not answer.`)))}}>
      <p>${s(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${s(`Drills`)}<input type="number" min="1" max="100" required value=${a}
        onInput=${e=>o(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${r} onChoose=${i} />
      ${u&&x`<p class="trouble" role="alert">${u}</p>`}
      <button class="big">${s(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function re(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ie(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ae(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function oe({game:e,seed:t}){let[n]=S(t??Math.floor(Math.random()*1e6)),[i,a]=S($(e)),[o,l]=S([]),[u,d]=S(0),[p,m]=S(null),[h,_]=S(``),[v,y]=S(0),b=c(!1),w=i.chosen.length?i.chosen[u%i.chosen.length]??null:null,T={game:e,seed:n,number:u,topic:w},D=e=>_(e.message||s(`The server does not answer.`)),k=t=>a(re(e,t));return g(()=>{E(e).then(l,D)},[e]),g(()=>{let e=!0;return O(T).then(t=>{e&&(m({which:T,drill:t,mark:null}),_(``))},t=>{e&&D(t)}),()=>{e=!1}},[n,u,w,v]),x`<main class="drills-desk">
    <${se} tally=${i} seed=${n} number=${u} />
    ${p&&x`<${z} key=${`${p.drill.number} ${p.drill.topic}`} game=${e} drill=${p.drill}
        mark=${p.mark} trouble=${h}
        onAnswer=${t=>{p&&!b.current&&(b.current=!0,ee(p.which,t).then(t=>{m(e=>e?.drill===p.drill?{...e,mark:t}:e),_(``),k(ie($(e),p.drill.topic,t.right))},D).finally(()=>{b.current=!1}))}}
        next=${()=>p.which.number===u?d((u+1)%1e3):y(v+1)} />`}
    ${!p&&h&&x`<${C} trouble=${h} again=${()=>y(v+1)} />`}
    ${!p&&!h&&x`<p class="prompt" role="status">${s(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${s(`Choose topics`)}</summary>
      <${Y} topics=${o} chosen=${i.chosen} counts=${i.topics}
        onChoose=${e=>{k({...i,chosen:e}),d(0)}} />
    </details>
    <${X} game=${e} topics=${o} />
    ${f(e).odds&&x`<p><a class="plain house-page" href=${r(e)}>${s(`The exact odds`)}</a></p>`}
  </main>`}function se({tally:e,seed:t,number:n}){let{right:r,asked:i}=ae(e);return x`<p class="drills-standing">
    <span>${s(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&x`<span>${s(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&x`<b>${s(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function ce({game:e,code:n,seed:r}){let a=v(e)?f(e):null;if(g(()=>{a?.drills&&(t(a.deck),a.drawing.load().catch(()=>void 0))},[a]),!a?.drills)return x`<${_} />`;if(a.drawing.failed.value)return x`<${i} />`;let o=a.drawing.loaded.value!==null;return x`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${s(`Training: {game}`,{game:a.title()})}</h1>
      <div class="tools"><${l} own=${u(e)} /></div>
    </header>
    ${o&&(n?x`<${W} key=${n} code=${n} />`:x`<${oe} key=${r} game=${e} seed=${r} />`)}
  </div>`}export{ce as DrillsPage};