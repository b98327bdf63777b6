import{$t as e,Jt as t,N as n,P as r,Ut as i,Vt as a,Wt as o,Xt as s,Z as c,_n as l,a as u,cn as d,en as f,gn as p,in as m,k as h,ln as g,mn as _,nn as v,pn as y,r as b,sn as x,u as S}from"./main.js";import{rt as C}from"./desks.js";import{v as w}from"./shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await S(`/api/drills/${e}?lang=${t()}`)).topics,D=({game:e,seed:n,number:r,topic:i})=>`/api/drills/${e}/${n}?lang=${t()}&number=${r}${i?`&topic=${i}`:``}`,O=e=>S(D(e)),ee=(e,t)=>S(D(e),T({answer:t})),k=async e=>(await S(`/api/classes`,T(e))).class,A=e=>S(`/api/classes/${e}?lang=${t()}`),j=(e,n)=>S(`/api/classes/${e}/trainees?lang=${t()}`,T({name:n})),M=(e,n)=>S(`/api/classes/${e}/drills/${n}?lang=${t()}`),N=(e,n,r)=>S(`/api/classes/${e}/drills/${n}?lang=${t()}`,T({answer:r})),te=e=>`/api/classes/${e}/sheet.csv`;function ne(e){switch(e.drill.kind){case`choice`:return g`<${F} ...${e} />`;case`amount`:return g`<${L} ...${e} />`;case`order`:return g`<${R} ...${e} ordered />`;case`present`:return g`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>g`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>g`<li key=${e}>
    <button type="button" class=${d(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>g`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=l(``);return g`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&g`<button class="big">${s(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=l([]),o=t&&typeof t.given!=`number`?t.given:i,c=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),u=!r||i.length===e.options.length;return g`<p class="quiet-line">
    ${s(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>g`<li key=${e}>
        <button type="button" class=${d(`plain drill-option`,!r&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>c(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&g`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&g`<span class="place-right figure">
              ${s(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&g`<button type="button" class="big" disabled=${!u} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${s(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=f(e),s=p(null);return _(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),g`<article class="drill" aria-labelledby="drill-ask">
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
  </article>`}function B({mark:e,next:t}){let n=p(null);return y(()=>{x(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),g`<div class="marked" ref=${n}>
    <p class=${d(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&g`<p>${s(`Correct answer: {answer}`,{answer:e.told.join(` → `)||s(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>g`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>g`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&g`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${s(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>g`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${s(`Score sheet`)}</h2>
  ${t.trainees.length?g`<${H} sheet=${t} />`:g`<p role="status">${s(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&g`<h3>${s(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>g`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${te(e.class)} download>${s(`Save for a spreadsheet`)}</a>
    <span class="quiet">${s(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${s(`Link to this class`)} />
</section>`,H=({sheet:e})=>g`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${s(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>g`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${s(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>g`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>g`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?g`<td class=${d(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:g`<td class="figure">–</td>`}function W({code:e}){let[t,n]=l(null),[r,i]=l(``),a=e=>i(e.message||s(`The server does not answer.`)),o=()=>A(e).then(e=>{n(e),i(``)},a);return y(()=>{o()},[e]),y(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?g`<main class="drills-desk">
    <p class="drills-standing"><b>${s(`Class {code}`,{code:t.class})}</b>
      ${t.name&&g`<span>${t.name}</span>`}</p>
    ${r&&g`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&g`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?g`<${K} info=${t} code=${e} again=${o} />`:g`<${G} info=${t} code=${e} onJoin=${n} />`}
  </main>`:g`<main class="drills-desk">${r?g`<${C} trouble=${r} again=${o} />`:g`<p class="prompt" role="status">${s(`Loading the class …`)}</p>`}</main>`}function G({info:e,code:t,onJoin:n}){let[r,a]=l(o.value.name),[c,u]=l(``),d=g`<form class="class-form" onSubmit=${e=>{e.preventDefault(),j(t,r).then(e=>{i({name:r.trim()}),n(e)},e=>u(e.message||s(`The server does not answer.`)))}}>
    <label>${s(`Your name`)}
      <input value=${r} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${c&&g`<p class="trouble" role="alert">${c}</p>`}
    <button class="big">${s(`Join`)}</button>
  </form>`;return e.trainer?g`<details class="paper drills-more"><summary>${s(`Answer too`)}</summary>${d}</details>`:g`<section class="paper drills-more">${d}</section>`}function K({info:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[a,o]=l(i??0),[c,u]=l(null),[f,m]=l(null),h=p(!1),[_,v]=l(``),[b,x]=l(0),S=e=>v(e.message||s(`The server does not answer.`));y(()=>{let e=!0,n=e=>{u(e),m(e.mark?{of:e.number,mark:e.mark}:null),v(``)};return M(t,a).then(t=>{e&&n(t)},t=>{e&&S(t)}),()=>{e=!1}},[t,a,b]);let w=e=>{c&&!h.current&&(h.current=!0,N(t,c.number,e).then(e=>{m({of:c.number,mark:e}),n()},S).finally(()=>{h.current=!1}))},T=c&&f?.of===c.number?f.mark:null,E=r.find(t=>t!==a&&!e.marks[t]);return g`
    <nav class="drill-numbers" aria-label=${s(`Drills`)}>
      ${r.map(t=>g`<button type="button" key=${t} class=${d(`plain`,q(e,t))}
          aria-current=${t===a?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>o(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&g`<p role="status">${s(`All drills of this class are answered.`)}</p>`}
    ${!c&&_&&g`<${C} trouble=${_} again=${()=>x(b+1)} />`}
    ${c&&g`<${z} key=${c.number} game=${e.game} drill=${c} mark=${T} trouble=${_}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>o(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?s(`Drill {number}, right`,{number:t+1}):s(`Drill {number}, not right`,{number:t+1}):s(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,r)=>g`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>g`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&g`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&g`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return g`<div class="topic-list">
    <p>${t.length?g`<button type="button" class="plain" onClick=${()=>r([])}>${s(`All topics`)}</button>`:s(`Nothing selected: questions come from all topics.`)}</p>
    ${c(s(`The procedure`),a)}
    ${c(s(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[r,i]=l([]),[a,o]=l(`10`),[c,u]=l(``),[d,f]=l(``);return g`<details class="paper drills-more">
    <summary>${s(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&n(h(e,c.trim().toUpperCase()))}}>
      <label>${s(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${s(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),k({game:e,topics:r,count:Number(a)}).then(t=>n(h(e,t)),e=>f(e.message||s(`The server does not answer.`)))}}>
      <p>${s(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${s(`Drills`)}<input type="number" min="1" max="100" required value=${a}
        onInput=${e=>o(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${r} onChoose=${i} />
      ${d&&g`<p class="trouble" role="alert">${d}</p>`}
      <button class="big">${s(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function re(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ie(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ae(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function oe({game:t,seed:n}){let[i]=l(n??Math.floor(Math.random()*1e6)),[a,o]=l($(t)),[c,u]=l([]),[d,f]=l(0),[m,h]=l(null),[_,v]=l(``),[b,x]=l(0),S=p(!1),w=a.chosen.length?a.chosen[d%a.chosen.length]??null:null,T={game:t,seed:i,number:d,topic:w},D=e=>v(e.message||s(`The server does not answer.`)),k=e=>o(re(t,e));return y(()=>{E(t).then(u,D)},[t]),y(()=>{let e=!0;return O(T).then(t=>{e&&(h({which:T,drill:t,mark:null}),v(``))},t=>{e&&D(t)}),()=>{e=!1}},[i,d,w,b]),g`<main class="drills-desk">
    <${se} tally=${a} seed=${i} number=${d} />
    ${m&&g`<${z} key=${`${m.drill.number} ${m.drill.topic}`} game=${t} drill=${m.drill}
        mark=${m.mark} trouble=${_}
        onAnswer=${e=>{m&&!S.current&&(S.current=!0,ee(m.which,e).then(e=>{h(t=>t?.drill===m.drill?{...t,mark:e}:t),v(``),k(ie($(t),m.drill.topic,e.right))},D).finally(()=>{S.current=!1}))}}
        next=${()=>m.which.number===d?f((d+1)%1e3):x(b+1)} />`}
    ${!m&&_&&g`<${C} trouble=${_} again=${()=>x(b+1)} />`}
    ${!m&&!_&&g`<p class="prompt" role="status">${s(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${s(`Choose topics`)}</summary>
      <${Y} topics=${c} chosen=${a.chosen} counts=${a.topics}
        onChoose=${e=>{k({...a,chosen:e}),f(0)}} />
    </details>
    <${X} game=${t} topics=${c} />
    ${e(t).odds&&g`<p><a class="plain house-page" href=${r(t)}>${s(`The exact odds`)}</a></p>`}
  </main>`}function se({tally:e,seed:t,number:n}){let{right:r,asked:i}=ae(e);return g`<p class="drills-standing">
    <span>${s(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&g`<span>${s(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&g`<b>${s(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function ce({game:t,code:n,seed:r}){let i=v(t)?e(t):null;if(y(()=>{i?.drills&&(a(i.deck),i.drawing.load().catch(()=>void 0))},[i]),!i?.drills)return g`<${b} />`;if(i.drawing.failed.value)return g`<${c} />`;let o=i.drawing.loaded.value!==null;return g`<div class=${`drills of-${t}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${s(`Training: {game}`,{game:i.title()})}</h1>
      <div class="tools"><${u} own=${m(t)} /></div>
    </header>
    ${o&&(n?g`<${W} key=${n} code=${n} />`:g`<${oe} key=${r} game=${t} seed=${r} />`)}
  </div>`}export{ce as DrillsPage};