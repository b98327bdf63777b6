import{An as e,B as t,Cn as n,Dn as r,F as i,On as a,Qt as o,Sn as s,a as c,cn as l,gn as u,it as d,jn as f,l as p,mn as m,nn as h,pn as g,r as _,tn as v,un as y,vn as b,xn as x,z as S}from"./main.js";import{vt as C}from"./desks.js";import{N as w}from"./caribbean-stud-shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await p(`/api/drills/${e}?lang=${l()}`)).topics,D=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${l()}&number=${n}${r?`&topic=${r}`:``}`,O=e=>p(D(e)),k=(e,t)=>p(D(e),T({answer:t})),A=e=>p(`/api/classes`,T(e)),j=async e=>(await p(`/api/classes/${e}/trainer-key`,{method:`POST`})).trainer_key,M=(e,t)=>p(`/api/classes/${e}/trainers?lang=${l()}`,T({trainer_key:t})),N=e=>p(`/api/classes/${e}?lang=${l()}`),ee=(e,t)=>p(`/api/classes/${e}/trainees?lang=${l()}`,T({name:t})),te=(e,t)=>p(`/api/classes/${e}/drills/${t}?lang=${l()}`),ne=(e,t,n)=>p(`/api/classes/${e}/drills/${t}?lang=${l()}`,T({answer:n})),re=e=>`/api/classes/${e}/sheet.csv`;function ie(e){switch(e.drill.kind){case`choice`:return n`<${F} ...${e} />`;case`amount`:return n`<${L} ...${e} />`;case`order`:return n`<${R} ...${e} ordered />`;case`present`:return n`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:r})=>n`<ul class="drill-options">
  ${e.options.map(({letter:e,text:i})=>n`<li key=${e}>
    <button type="button" class=${s(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>r([e])}><${I} letter=${e} /><span>${i}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>n`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:r}){let[i,a]=f(``);return n`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(i.trim())&&r(Number(i))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):i}
        readonly=${!!t} onInput=${e=>a(e.target.value)} /></label>
    ${!t&&n`<button class="big">${y(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:r,ordered:i=!1}){let[a,o]=f([]),c=t&&typeof t.given!=`number`?t.given:a,l=e=>o(a.includes(e)?a.filter(t=>t!==e):[...a,e]),u=!i||a.length===e.options.length;return n`<p class="quiet-line">
    ${y(i?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:r})=>n`<li key=${e}>
        <button type="button" class=${s(`plain drill-option`,!i&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${c.includes(e)} onClick=${()=>l(e)}>
          <${I} letter=${e} /><span>${r}</span>
          ${i&&n`<b class="place-chosen figure">${c.includes(e)?c.indexOf(e)+1:``}</b>`}
          ${i&&t&&typeof t.answer!=`number`&&n`<span class="place-right figure">
              ${y(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&n`<button type="button" class="big" disabled=${!u} aria-keyshortcuts="Enter"
        onClick=${()=>r(a)}>${y(`Answer`)}</button>`}`}function z({game:t,drill:r,mark:i,trouble:o=``,onAnswer:s,next:c}){let{Situation:l}=m(t),u=e(null);return a(()=>{r.number>0&&document.activeElement===document.body&&u.current?.focus()},[r]),n`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${u} tabindex="-1">${r.heading}</h2>
      <p>${r.told.join(` `)}</p>
      ${l&&n`<${l} situation=${r.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${r.ask}</h3>
      <${ie} drill=${r} mark=${i} onAnswer=${s} />
      ${o&&n`<p class="trouble" role="alert">${o}</p>`}
      ${i&&n`<${B} kind=${r.kind} mark=${i} next=${c} />`}
    </section>
  </article>`}function B({kind:t,mark:i,next:a}){let o=e(null),c=i.told.join(t===`order`?` → `:`, `);return r(()=>{x(`${i.verdict} ${i.right?``:i.told.join(`, `)} ${i.reason}`),o.current?.scrollIntoView({block:`nearest`})},[i]),n`<div class="marked" ref=${o}>
    <p class=${s(`mark-verdict`,i.right?`right`:i.points?`near`:`wrong`)}>${i.verdict}</p>
    ${!i.right&&n`<p>${y(`Correct answer: {answer}`,{answer:c||y(`nobody`)})}</p>`}
    <p class="mark-reason">${i.reason}</p>
    ${Object.entries(i.rules).map(([e,t])=>n`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${i.clauses.map(e=>n`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${a&&n`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${a}>${y(`Next`)}</button>`}
  </div>`}const V=/* @__PURE__ */ new Map,H=(e,t)=>{V.set(e,t)},U=()=>new URLSearchParams(location.hash.slice(1)).get(`trainer`)??``;function W({info:e}){let[t,r]=f(()=>V.get(e.class)??``),[a,o]=f(``);return V.delete(e.class),t?n`<div class="trainers-link">
    <${w} label=${y(`Your own link to this sheet`)}
      address=${`${location.origin}${i(e.game,e.class)}#trainer=${t}`} />
    <p class="quiet">
      ${y(`Keep it for yourself: it shows all answers. It is shown only now, and a new one replaces it.`)}</p></div>`:n`<div class="trainers-link">
    ${a&&n`<p class="trouble" role="alert">${a}</p>`}
    <button type="button" class="plain" onClick=${()=>j(e.class).then(e=>{r(e),o(``)},e=>o(e.message||y(`The server does not answer.`)))}>${y(`Open this sheet on another device`)}</button></div>`}const G=({info:e,sheet:t})=>n`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${y(`Score sheet`)}</h2>
  ${t.trainees.length?n`<${K} sheet=${t} />`:n`<p role="status">${y(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&n`<h3>${y(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>n`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${re(e.class)} download>${y(`Save for a spreadsheet`)}</a>
    <span class="quiet">${y(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${y(`Link to this class`)} address=${location.origin+i(e.game,e.class)} />
  <${W} info=${e} />
</section>`,K=({sheet:e})=>n`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${y(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>n`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${y(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:r})=>n`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>n`<${q} key=${t} mark=${e} />`)}
        <td class="figure"><b>${r}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function q({mark:e}){return e?n`<td class=${s(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:n`<td class="figure">–</td>`}function J({code:e}){let[t,i]=f(null),[a,o]=f(``),s=e=>o(e.message||y(`The server does not answer.`)),c=e=>{i(e),o(``)},l=()=>N(e).then(c,s);return r(()=>{let t=U();t?(history.replaceState(history.state,``,location.pathname+location.search),M(e,t).then(c,e=>l().then(()=>s(e)))):l()},[e]),r(()=>{if(!t?.trainer)return;let e=setInterval(l,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?n`<main class="drills-desk">
    <p class="drills-standing"><b>${y(`Class {code}`,{code:t.class})}</b>
      ${t.name&&n`<span>${t.name}</span>`}</p>
    ${a&&n`<p class="trouble" role="alert">${a}</p>`}
    ${t.trainer&&t.sheet&&n`<${G} info=${t} sheet=${t.sheet} />`}
    ${t.name?n`<${oe} info=${t} code=${e} again=${l} />`:n`<${ae} info=${t} code=${e} onJoin=${i} />`}
  </main>`:n`<main class="drills-desk">${a?n`<${C} trouble=${a} again=${l} />`:n`<p class="prompt" role="status">${y(`Loading the class …`)}</p>`}</main>`}function ae({info:e,code:t,onJoin:r}){let[i,a]=f(h.value.name),[o,s]=f(``),c=n`<form class="class-form" onSubmit=${e=>{e.preventDefault(),ee(t,i).then(e=>{v({name:i.trim()}),r(e)},e=>s(e.message||y(`The server does not answer.`)))}}>
    <label>${y(`Your name`)}
      <input value=${i} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${o&&n`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${y(`Join`)}</button>
  </form>`;return e.trainer?n`<details class="paper drills-more"><summary>${y(`Answer too`)}</summary>${c}</details>`:n`<section class="paper drills-more">${c}</section>`}function oe({info:t,code:i,again:a}){let o=Array.from({length:t.count},(e,t)=>t),c=o.find(e=>!t.marks[e]),[l,u]=f(c??0),[d,p]=f(null),[m,h]=f(null),g=e(!1),[_,v]=f(``),[b,x]=f(0),S=e=>v(e.message||y(`The server does not answer.`));r(()=>{let e=!0,t=e=>{p(e),h(e.mark?{of:e.number,mark:e.mark}:null),v(``)};return te(i,l).then(n=>{e&&t(n)},t=>{e&&S(t)}),()=>{e=!1}},[i,l,b]);let w=e=>{d&&!g.current&&(g.current=!0,ne(i,d.number,e).then(e=>{h({of:d.number,mark:e}),a()},S).finally(()=>{g.current=!1}))},T=d&&m?.of===d.number?m.mark:null,E=o.find(e=>e!==l&&!t.marks[e]);return n`
    <nav class="drill-numbers" aria-label=${y(`Drills`)}>
      ${o.map(e=>n`<button type="button" key=${e} class=${s(`plain`,se(t,e))}
          aria-current=${e===l?`true`:void 0}
          aria-label=${ce(t,e)} onClick=${()=>u(e)}>${e+1}</button>`)}
    </nav>
    ${c===void 0&&n`<p role="status">${y(`All drills of this class are answered.`)}</p>`}
    ${!d&&_&&n`<${C} trouble=${_} again=${()=>x(b+1)} />`}
    ${d&&n`<${z} key=${d.number} game=${t.game} drill=${d} mark=${T} trouble=${_}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>u(E)} />`}`}function se(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function ce(e,t){let n=e.marks[t];return n?n.right?y(`Drill {number}, right`,{number:t+1}):y(`Drill {number}, not right`,{number:t+1}):y(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:r={},onChoose:i}){let a=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),o=e.filter(e=>!a.includes(e)),s=e=>i(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,i)=>n`<fieldset class="topics">
    <legend>${e}</legend>
    ${i.map(({topic:e,heading:i})=>n`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>s(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&n`<span class="rule-number">${e}</span> `}${i}</span>
      ${r[e]&&n`<b class="figure topic-count">${r[e].right}/${r[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return n`<div class="topic-list">
    <p>${t.length?n`<button type="button" class="plain" onClick=${()=>i([])}>${y(`All topics`)}</button>`:y(`Nothing selected: questions come from all topics.`)}</p>
    ${c(y(`The procedure`),o)}
    ${c(y(`Irregularities`),a)}
  </div>`}function le({game:e,topics:t}){let[r,a]=f([]),[o,s]=f(`10`),[c,l]=f(``),[u,d]=f(``);return n`<details class="paper drills-more">
    <summary>${y(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&S(i(e,c.trim().toUpperCase()))}}>
      <label>${y(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>l(e.target.value)} /></label>
      <button class="plain">${y(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),A({game:e,topics:r,count:Number(o)}).then(t=>{H(t.class,t.trainer_key),S(i(e,t.class))},e=>d(e.message||y(`The server does not answer.`)))}}>
      <p>${y(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${y(`Drills`)}<input type="number" min="1" max="100" required value=${o}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${r} onChoose=${a} />
      ${u&&n`<p class="trouble" role="alert">${u}</p>`}
      <button class="big">${y(`Open a class`)}</button>
    </form>
  </details>`}const X=e=>`kitapi.drills.${e}`,Z=()=>({topics:{},streak:0,best:0,chosen:[]});function Q(e){try{return{...Z(),...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z()}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}function ue(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function de(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function fe({game:i,seed:a}){let[o]=f(a??Math.floor(Math.random()*1e6)),[s,c]=f(Q(i)),[l,u]=f([]),[d,p]=f(0),[m,h]=f(null),[_,v]=f(``),[b,x]=f(0),S=e(!1),w=s.chosen.length?s.chosen[d%s.chosen.length]??null:null,T={game:i,seed:o,number:d,topic:w},D=e=>v(e.message||y(`The server does not answer.`)),A=e=>c($(i,e));return r(()=>{E(i).then(u,D)},[i]),r(()=>{let e=!0;return O(T).then(t=>{e&&(h({which:T,drill:t,mark:null}),v(``))},t=>{e&&D(t)}),()=>{e=!1}},[o,d,w,b]),n`<main class="drills-desk">
    <${pe} tally=${s} seed=${o} number=${d} />
    ${m&&n`<${z} key=${`${m.drill.number} ${m.drill.topic}`} game=${i} drill=${m.drill}
        mark=${m.mark} trouble=${_}
        onAnswer=${e=>{m&&!S.current&&(S.current=!0,k(m.which,e).then(e=>{h(t=>t?.drill===m.drill?{...t,mark:e}:t),v(``),A(ue(Q(i),m.drill.topic,e.right))},D).finally(()=>{S.current=!1}))}}
        next=${()=>m.which.number===d?p((d+1)%1e3):x(b+1)} />`}
    ${!m&&_&&n`<${C} trouble=${_} again=${()=>x(b+1)} />`}
    ${!m&&!_&&n`<p class="prompt" role="status">${y(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${y(`Choose topics`)}</summary>
      <${Y} topics=${l} chosen=${s.chosen} counts=${s.topics}
        onChoose=${e=>{A({...s,chosen:e}),p(0)}} />
    </details>
    <${le} game=${i} topics=${l} />
    ${g(i).odds&&n`<p><a class="plain house-page" href=${t(i)}>${y(`The exact odds`)}</a></p>`}
  </main>`}function pe({tally:e,seed:t,number:r}){let{right:i,asked:a}=de(e);return n`<p class="drills-standing">
    <span>${y(`Series {seed}, drill {number}`,{seed:`${t}`,number:r+1})}</span>
    ${a>0&&n`<span>${y(`{right} of {asked} right`,{right:i,asked:a})}</span>`}
    ${e.streak>1&&n`<b>${y(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function me({game:e,code:t,seed:i}){let a=u(e)?g(e):null;if(r(()=>{a?.drills&&(o(a.deck),a.drawing.load().catch(()=>void 0))},[a]),!a?.drills)return n`<${_} />`;if(a.drawing.failed.value)return n`<${d} />`;let s=a.drawing.loaded.value!==null;return n`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${y(`Training: {game}`,{game:a.title()})}</h1>
      <div class="tools"><${c} own=${b(e)} /></div>
    </header>
    ${s&&(t?n`<${J} key=${t} code=${t} />`:n`<${fe} key=${i} game=${e} seed=${i} />`)}
  </div>`}export{me as DrillsPage};