import{En as e,On as t,P as n,R as r,Tn as i,Zt as a,a as o,bn as s,cn as c,dn as l,en as u,fn as d,gn as f,kn as p,l as m,mn as h,on as g,r as _,rt as v,tn as y,xn as b,yn as x,z as S}from"./main.js";import{ot as C}from"./desks.js";import{b as w}from"./shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await m(`/api/drills/${e}?lang=${g()}`)).topics,D=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${g()}&number=${n}${r?`&topic=${r}`:``}`,O=e=>m(D(e)),ee=(e,t)=>m(D(e),T({answer:t})),k=async e=>(await m(`/api/classes`,T(e))).class,A=e=>m(`/api/classes/${e}?lang=${g()}`),j=(e,t)=>m(`/api/classes/${e}/trainees?lang=${g()}`,T({name:t})),M=(e,t)=>m(`/api/classes/${e}/drills/${t}?lang=${g()}`),N=(e,t,n)=>m(`/api/classes/${e}/drills/${t}?lang=${g()}`,T({answer:n})),te=e=>`/api/classes/${e}/sheet.csv`;function ne(e){switch(e.drill.kind){case`choice`:return b`<${F} ...${e} />`;case`amount`:return b`<${L} ...${e} />`;case`order`:return b`<${R} ...${e} ordered />`;case`present`:return b`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>b`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>b`<li key=${e}>
    <button type="button" class=${s(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>b`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=p(``);return b`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&b`<button class="big">${c(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=p([]),o=t&&typeof t.given!=`number`?t.given:i,l=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),u=!r||i.length===e.options.length;return b`<p class="quiet-line">
    ${c(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>b`<li key=${e}>
        <button type="button" class=${s(`plain drill-option`,!r&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>l(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&b`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&b`<span class="place-right figure">
              ${c(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&b`<button type="button" class="big" disabled=${!u} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${c(`Answer`)}</button>`}`}function z({game:n,drill:r,mark:i,trouble:a=``,onAnswer:o,next:s}){let{Situation:c}=d(n),l=t(null);return e(()=>{r.number>0&&document.activeElement===document.body&&l.current?.focus()},[r]),b`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${l} tabindex="-1">${r.heading}</h2>
      <p>${r.told.join(` `)}</p>
      ${c&&b`<${c} situation=${r.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${r.ask}</h3>
      <${ne} drill=${r} mark=${i} onAnswer=${o} />
      ${a&&b`<p class="trouble" role="alert">${a}</p>`}
      ${i&&b`<${B} mark=${i} next=${s} />`}
    </section>
  </article>`}function B({mark:e,next:n}){let r=t(null);return i(()=>{x(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),r.current?.scrollIntoView({block:`nearest`})},[e]),b`<div class="marked" ref=${r}>
    <p class=${s(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&b`<p>${c(`Correct answer: {answer}`,{answer:e.told.join(` → `)||c(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>b`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>b`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${n&&b`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${n}>${c(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>b`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${c(`Score sheet`)}</h2>
  ${t.trainees.length?b`<${H} sheet=${t} />`:b`<p role="status">${c(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&b`<h3>${c(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>b`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${te(e.class)} download>${c(`Save for a spreadsheet`)}</a>
    <span class="quiet">${c(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${c(`Link to this class`)} />
</section>`,H=({sheet:e})=>b`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${c(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>b`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${c(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>b`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>b`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?b`<td class=${s(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:b`<td class="figure">–</td>`}function W({code:e}){let[t,n]=p(null),[r,a]=p(``),o=e=>a(e.message||c(`The server does not answer.`)),s=()=>A(e).then(e=>{n(e),a(``)},o);return i(()=>{s()},[e]),i(()=>{if(!t?.trainer)return;let e=setInterval(s,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?b`<main class="drills-desk">
    <p class="drills-standing"><b>${c(`Class {code}`,{code:t.class})}</b>
      ${t.name&&b`<span>${t.name}</span>`}</p>
    ${r&&b`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&b`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?b`<${K} info=${t} code=${e} again=${s} />`:b`<${G} info=${t} code=${e} onJoin=${n} />`}
  </main>`:b`<main class="drills-desk">${r?b`<${C} trouble=${r} again=${s} />`:b`<p class="prompt" role="status">${c(`Loading the class …`)}</p>`}</main>`}function G({info:e,code:t,onJoin:n}){let[r,i]=p(y.value.name),[a,o]=p(``),s=b`<form class="class-form" onSubmit=${e=>{e.preventDefault(),j(t,r).then(e=>{u({name:r.trim()}),n(e)},e=>o(e.message||c(`The server does not answer.`)))}}>
    <label>${c(`Your name`)}
      <input value=${r} required maxlength="20" autocomplete="nickname"
        onInput=${e=>i(e.target.value)} /></label>
    ${a&&b`<p class="trouble" role="alert">${a}</p>`}
    <button class="big">${c(`Join`)}</button>
  </form>`;return e.trainer?b`<details class="paper drills-more"><summary>${c(`Answer too`)}</summary>${s}</details>`:b`<section class="paper drills-more">${s}</section>`}function K({info:e,code:n,again:r}){let a=Array.from({length:e.count},(e,t)=>t),o=a.find(t=>!e.marks[t]),[l,u]=p(o??0),[d,f]=p(null),[m,h]=p(null),g=t(!1),[_,v]=p(``),[y,x]=p(0),S=e=>v(e.message||c(`The server does not answer.`));i(()=>{let e=!0,t=e=>{f(e),h(e.mark?{of:e.number,mark:e.mark}:null),v(``)};return M(n,l).then(n=>{e&&t(n)},t=>{e&&S(t)}),()=>{e=!1}},[n,l,y]);let w=e=>{d&&!g.current&&(g.current=!0,N(n,d.number,e).then(e=>{h({of:d.number,mark:e}),r()},S).finally(()=>{g.current=!1}))},T=d&&m?.of===d.number?m.mark:null,E=a.find(t=>t!==l&&!e.marks[t]);return b`
    <nav class="drill-numbers" aria-label=${c(`Drills`)}>
      ${a.map(t=>b`<button type="button" key=${t} class=${s(`plain`,q(e,t))}
          aria-current=${t===l?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>u(t)}>${t+1}</button>`)}
    </nav>
    ${o===void 0&&b`<p role="status">${c(`All drills of this class are answered.`)}</p>`}
    ${!d&&_&&b`<${C} trouble=${_} again=${()=>x(y+1)} />`}
    ${d&&b`<${z} key=${d.number} game=${e.game} drill=${d} mark=${T} trouble=${_}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>u(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?c(`Drill {number}, right`,{number:t+1}):c(`Drill {number}, not right`,{number:t+1}):c(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>b`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>b`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&b`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&b`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return b`<div class="topic-list">
    <p>${t.length?b`<button type="button" class="plain" onClick=${()=>r([])}>${c(`All topics`)}</button>`:c(`Nothing selected: questions come from all topics.`)}</p>
    ${s(c(`The procedure`),a)}
    ${s(c(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[i,a]=p([]),[o,s]=p(`10`),[l,u]=p(``),[d,f]=p(``);return b`<details class="paper drills-more">
    <summary>${c(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),l.trim()&&r(n(e,l.trim().toUpperCase()))}}>
      <label>${c(`Code of the class`)}
        <input value=${l} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${c(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),k({game:e,topics:i,count:Number(o)}).then(t=>r(n(e,t)),e=>f(e.message||c(`The server does not answer.`)))}}>
      <p>${c(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${c(`Drills`)}<input type="number" min="1" max="100" required value=${o}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${i} onChoose=${a} />
      ${d&&b`<p class="trouble" role="alert">${d}</p>`}
      <button class="big">${c(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function re(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ie(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ae(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function oe({game:e,seed:n}){let[r]=p(n??Math.floor(Math.random()*1e6)),[a,o]=p($(e)),[s,u]=p([]),[d,f]=p(0),[m,h]=p(null),[g,_]=p(``),[v,y]=p(0),x=t(!1),w=a.chosen.length?a.chosen[d%a.chosen.length]??null:null,T={game:e,seed:r,number:d,topic:w},D=e=>_(e.message||c(`The server does not answer.`)),k=t=>o(re(e,t));return i(()=>{E(e).then(u,D)},[e]),i(()=>{let e=!0;return O(T).then(t=>{e&&(h({which:T,drill:t,mark:null}),_(``))},t=>{e&&D(t)}),()=>{e=!1}},[r,d,w,v]),b`<main class="drills-desk">
    <${se} tally=${a} seed=${r} number=${d} />
    ${m&&b`<${z} key=${`${m.drill.number} ${m.drill.topic}`} game=${e} drill=${m.drill}
        mark=${m.mark} trouble=${g}
        onAnswer=${t=>{m&&!x.current&&(x.current=!0,ee(m.which,t).then(t=>{h(e=>e?.drill===m.drill?{...e,mark:t}:e),_(``),k(ie($(e),m.drill.topic,t.right))},D).finally(()=>{x.current=!1}))}}
        next=${()=>m.which.number===d?f((d+1)%1e3):y(v+1)} />`}
    ${!m&&g&&b`<${C} trouble=${g} again=${()=>y(v+1)} />`}
    ${!m&&!g&&b`<p class="prompt" role="status">${c(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${c(`Choose topics`)}</summary>
      <${Y} topics=${s} chosen=${a.chosen} counts=${a.topics}
        onChoose=${e=>{k({...a,chosen:e}),f(0)}} />
    </details>
    <${X} game=${e} topics=${s} />
    ${l(e).odds&&b`<p><a class="plain house-page" href=${S(e)}>${c(`The exact odds`)}</a></p>`}
  </main>`}function se({tally:e,seed:t,number:n}){let{right:r,asked:i}=ae(e);return b`<p class="drills-standing">
    <span>${c(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&b`<span>${c(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&b`<b>${c(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function ce({game:e,code:t,seed:n}){let r=h(e)?l(e):null;if(i(()=>{r?.drills&&(a(r.deck),r.drawing.load().catch(()=>void 0))},[r]),!r?.drills)return b`<${_} />`;if(r.drawing.failed.value)return b`<${v} />`;let s=r.drawing.loaded.value!==null;return b`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${c(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${c(`Training: {game}`,{game:r.title()})}</h1>
      <div class="tools"><${o} own=${f(e)} /></div>
    </header>
    ${s&&(t?b`<${W} key=${t} code=${t} />`:b`<${oe} key=${n} game=${e} seed=${n} />`)}
  </div>`}export{ce as DrillsPage};