import{Gt as e,Kt as t,N as n,P as r,Q as i,Qt as a,Ut as o,Xt as s,a as c,dn as l,gn as u,hn as d,in as f,k as p,ln as m,nn as h,on as g,r as _,tn as v,u as y,un as b,vn as x,yn as S}from"./main.js";import{st as C}from"./desks.js";import{v as w}from"./shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await y(`/api/drills/${e}?lang=${s()}`)).topics,D=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${s()}&number=${n}${r?`&topic=${r}`:``}`,O=e=>y(D(e)),ee=(e,t)=>y(D(e),T({answer:t})),k=async e=>(await y(`/api/classes`,T(e))).class,A=e=>y(`/api/classes/${e}?lang=${s()}`),j=(e,t)=>y(`/api/classes/${e}/trainees?lang=${s()}`,T({name:t})),M=(e,t)=>y(`/api/classes/${e}/drills/${t}?lang=${s()}`),N=(e,t,n)=>y(`/api/classes/${e}/drills/${t}?lang=${s()}`,T({answer:n})),te=e=>`/api/classes/${e}/sheet.csv`;function ne(e){switch(e.drill.kind){case`choice`:return l`<${F} ...${e} />`;case`amount`:return l`<${L} ...${e} />`;case`order`:return l`<${R} ...${e} ordered />`;case`present`:return l`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>l`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>l`<li key=${e}>
    <button type="button" class=${b(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>l`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=S(``);return l`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&l`<button class="big">${a(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,o]=S([]),s=t&&typeof t.given!=`number`?t.given:i,c=e=>o(i.includes(e)?i.filter(t=>t!==e):[...i,e]),u=!r||i.length===e.options.length;return l`<p class="quiet-line">
    ${a(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>l`<li key=${e}>
        <button type="button" class=${b(`plain drill-option`,!r&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${s.includes(e)} onClick=${()=>c(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&l`<b class="place-chosen figure">${s.includes(e)?s.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&l`<span class="place-right figure">
              ${a(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&l`<button type="button" class="big" disabled=${!u} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${a(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=h(e),s=x(null);return u(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),l`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&l`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${ne} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&l`<p class="trouble" role="alert">${r}</p>`}
      ${n&&l`<${B} mark=${n} next=${a} />`}
    </section>
  </article>`}function B({mark:e,next:t}){let n=x(null);return d(()=>{m(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),l`<div class="marked" ref=${n}>
    <p class=${b(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&l`<p>${a(`Correct answer: {answer}`,{answer:e.told.join(` → `)||a(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>l`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>l`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&l`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${a(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>l`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${a(`Score sheet`)}</h2>
  ${t.trainees.length?l`<${H} sheet=${t} />`:l`<p role="status">${a(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&l`<h3>${a(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>l`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${te(e.class)} download>${a(`Save for a spreadsheet`)}</a>
    <span class="quiet">${a(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${a(`Link to this class`)} />
</section>`,H=({sheet:e})=>l`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${a(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>l`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${a(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>l`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>l`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?l`<td class=${b(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:l`<td class="figure">–</td>`}function W({code:e}){let[t,n]=S(null),[r,i]=S(``),o=e=>i(e.message||a(`The server does not answer.`)),s=()=>A(e).then(e=>{n(e),i(``)},o);return d(()=>{s()},[e]),d(()=>{if(!t?.trainer)return;let e=setInterval(s,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?l`<main class="drills-desk">
    <p class="drills-standing"><b>${a(`Class {code}`,{code:t.class})}</b>
      ${t.name&&l`<span>${t.name}</span>`}</p>
    ${r&&l`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&l`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?l`<${K} info=${t} code=${e} again=${s} />`:l`<${G} info=${t} code=${e} onJoin=${n} />`}
  </main>`:l`<main class="drills-desk">${r?l`<${C} trouble=${r} again=${s} />`:l`<p class="prompt" role="status">${a(`Loading the class …`)}</p>`}</main>`}function G({info:n,code:r,onJoin:i}){let[o,s]=S(t.value.name),[c,u]=S(``),d=l`<form class="class-form" onSubmit=${t=>{t.preventDefault(),j(r,o).then(t=>{e({name:o.trim()}),i(t)},e=>u(e.message||a(`The server does not answer.`)))}}>
    <label>${a(`Your name`)}
      <input value=${o} required maxlength="20" autocomplete="nickname"
        onInput=${e=>s(e.target.value)} /></label>
    ${c&&l`<p class="trouble" role="alert">${c}</p>`}
    <button class="big">${a(`Join`)}</button>
  </form>`;return n.trainer?l`<details class="paper drills-more"><summary>${a(`Answer too`)}</summary>${d}</details>`:l`<section class="paper drills-more">${d}</section>`}function K({info:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[o,s]=S(i??0),[c,u]=S(null),[f,p]=S(null),m=x(!1),[h,g]=S(``),[_,v]=S(0),y=e=>g(e.message||a(`The server does not answer.`));d(()=>{let e=!0,n=e=>{u(e),p(e.mark?{of:e.number,mark:e.mark}:null),g(``)};return M(t,o).then(t=>{e&&n(t)},t=>{e&&y(t)}),()=>{e=!1}},[t,o,_]);let w=e=>{c&&!m.current&&(m.current=!0,N(t,c.number,e).then(e=>{p({of:c.number,mark:e}),n()},y).finally(()=>{m.current=!1}))},T=c&&f?.of===c.number?f.mark:null,E=r.find(t=>t!==o&&!e.marks[t]);return l`
    <nav class="drill-numbers" aria-label=${a(`Drills`)}>
      ${r.map(t=>l`<button type="button" key=${t} class=${b(`plain`,q(e,t))}
          aria-current=${t===o?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>s(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&l`<p role="status">${a(`All drills of this class are answered.`)}</p>`}
    ${!c&&h&&l`<${C} trouble=${h} again=${()=>v(_+1)} />`}
    ${c&&l`<${z} key=${c.number} game=${e.game} drill=${c} mark=${T} trouble=${h}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>s(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?a(`Drill {number}, right`,{number:t+1}):a(`Drill {number}, not right`,{number:t+1}):a(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),o=e.filter(e=>!i.includes(e)),s=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,r)=>l`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>l`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>s(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&l`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&l`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return l`<div class="topic-list">
    <p>${t.length?l`<button type="button" class="plain" onClick=${()=>r([])}>${a(`All topics`)}</button>`:a(`Nothing selected: questions come from all topics.`)}</p>
    ${c(a(`The procedure`),o)}
    ${c(a(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[r,i]=S([]),[o,s]=S(`10`),[c,u]=S(``),[d,f]=S(``);return l`<details class="paper drills-more">
    <summary>${a(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&n(p(e,c.trim().toUpperCase()))}}>
      <label>${a(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${a(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),k({game:e,topics:r,count:Number(o)}).then(t=>n(p(e,t)),e=>f(e.message||a(`The server does not answer.`)))}}>
      <p>${a(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${a(`Drills`)}<input type="number" min="1" max="100" required value=${o}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${r} onChoose=${i} />
      ${d&&l`<p class="trouble" role="alert">${d}</p>`}
      <button class="big">${a(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function re(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ie(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ae(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function oe({game:e,seed:t}){let[n]=S(t??Math.floor(Math.random()*1e6)),[i,o]=S($(e)),[s,c]=S([]),[u,f]=S(0),[p,m]=S(null),[h,g]=S(``),[_,y]=S(0),b=x(!1),w=i.chosen.length?i.chosen[u%i.chosen.length]??null:null,T={game:e,seed:n,number:u,topic:w},D=e=>g(e.message||a(`The server does not answer.`)),k=t=>o(re(e,t));return d(()=>{E(e).then(c,D)},[e]),d(()=>{let e=!0;return O(T).then(t=>{e&&(m({which:T,drill:t,mark:null}),g(``))},t=>{e&&D(t)}),()=>{e=!1}},[n,u,w,_]),l`<main class="drills-desk">
    <${se} tally=${i} seed=${n} number=${u} />
    ${p&&l`<${z} key=${`${p.drill.number} ${p.drill.topic}`} game=${e} drill=${p.drill}
        mark=${p.mark} trouble=${h}
        onAnswer=${t=>{p&&!b.current&&(b.current=!0,ee(p.which,t).then(t=>{m(e=>e?.drill===p.drill?{...e,mark:t}:e),g(``),k(ie($(e),p.drill.topic,t.right))},D).finally(()=>{b.current=!1}))}}
        next=${()=>p.which.number===u?f((u+1)%1e3):y(_+1)} />`}
    ${!p&&h&&l`<${C} trouble=${h} again=${()=>y(_+1)} />`}
    ${!p&&!h&&l`<p class="prompt" role="status">${a(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${a(`Choose topics`)}</summary>
      <${Y} topics=${s} chosen=${i.chosen} counts=${i.topics}
        onChoose=${e=>{k({...i,chosen:e}),f(0)}} />
    </details>
    <${X} game=${e} topics=${s} />
    ${v(e).odds&&l`<p><a class="plain house-page" href=${r(e)}>${a(`The exact odds`)}</a></p>`}
  </main>`}function se({tally:e,seed:t,number:n}){let{right:r,asked:i}=ae(e);return l`<p class="drills-standing">
    <span>${a(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&l`<span>${a(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&l`<b>${a(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function ce({game:e,code:t,seed:n}){let r=f(e)?v(e):null;if(d(()=>{r?.drills&&(o(r.deck),r.drawing.load().catch(()=>void 0))},[r]),!r?.drills)return l`<${_} />`;if(r.drawing.failed.value)return l`<${i} />`;let s=r.drawing.loaded.value!==null;return l`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${a(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${a(`Training: {game}`,{game:r.title()})}</h1>
      <div class="tools"><${c} own=${g(e)} /></div>
    </header>
    ${s&&(t?l`<${W} key=${t} code=${t} />`:l`<${oe} key=${n} game=${e} seed=${n} />`)}
  </div>`}export{ce as DrillsPage};