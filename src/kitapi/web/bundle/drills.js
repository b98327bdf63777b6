import{B as e,Dn as t,En as n,F as r,Fn as i,Mn as a,Pn as o,Sn as s,Tn as c,V as l,_n as u,a as d,an as f,bn as p,fn as m,in as h,jn as g,l as _,mn as v,ot as y,r as b,tn as x,vn as S}from"./main.js";import{O as C}from"./shared.js";import{wt as w}from"./desks.js";import{N as T}from"./caribbean-stud-shared.js";const E=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),D=async e=>(await _(`/api/drills/${e}?lang=${m()}`)).topics,O=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${m()}&number=${n}${r?`&topic=${r}`:``}`,k=e=>_(O(e)),A=(e,t)=>_(O(e),E({answer:t})),j=e=>_(`/api/classes`,E(e)),M=async e=>(await _(`/api/classes/${e}/trainer-key`,{method:`POST`})).trainer_key,ee=(e,t)=>_(`/api/classes/${e}/trainers?lang=${m()}`,E({trainer_key:t})),te=e=>_(`/api/classes/${e}?lang=${m()}`),ne=(e,t)=>_(`/api/classes/${e}/trainees?lang=${m()}`,E({name:t})),re=(e,t)=>_(`/api/classes/${e}/drills/${t}?lang=${m()}`),ie=(e,t,n)=>_(`/api/classes/${e}/drills/${t}?lang=${m()}`,E({answer:n})),N=e=>`/api/classes/${e}/sheet.csv`;function P(e){switch(e.drill.kind){case`choice`:return t`<${I} ...${e} />`;case`amount`:return t`<${R} ...${e} />`;case`order`:return t`<${z} ...${e} ordered />`;case`present`:return t`<${z} ...${e} />`}}function F(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const I=({drill:e,mark:r,onAnswer:i})=>t`<ul class="drill-options">
  ${e.options.map(({letter:e,text:a})=>t`<li key=${e}>
    <button type="button" class=${n(`plain drill-option`,F(e,r))} disabled=${!!r}
      aria-keyshortcuts=${e}
      onClick=${()=>i([e])}><${L} letter=${e} /><span>${a}</span></button>
  </li>`)}
</ul>`,L=({letter:e})=>t`<b class="letter" aria-hidden="true">${e}</b>`;function R({drill:e,mark:n,onAnswer:r}){let[a,o]=i(``);return t`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(a.trim())&&r(Number(a))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${n?String(n.given):a}
        readonly=${!!n} onInput=${e=>o(e.target.value)} /></label>
    ${!n&&t`<button class="big">${v(`Answer`)}</button>`}
  </form>`}function z({drill:e,mark:r,onAnswer:a,ordered:o=!1}){let[s,c]=i([]),l=r&&typeof r.given!=`number`?r.given:s,u=e=>c(s.includes(e)?s.filter(t=>t!==e):[...s,e]),d=!o||s.length===e.options.length;return t`<p class="quiet-line">
    ${v(o?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:i})=>t`<li key=${e}>
        <button type="button" class=${n(`plain drill-option`,!o&&F(e,r))}
          disabled=${!!r} aria-keyshortcuts=${e}
          aria-pressed=${l.includes(e)} onClick=${()=>u(e)}>
          <${L} letter=${e} /><span>${i}</span>
          ${o&&t`<b class="place-chosen figure">${l.includes(e)?l.indexOf(e)+1:``}</b>`}
          ${o&&r&&typeof r.answer!=`number`&&t`<span class="place-right figure">
              ${v(`right: {place}`,{place:r.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!r&&t`<button type="button" class="big" disabled=${!d} aria-keyshortcuts="Enter"
        onClick=${()=>a(s)}>${v(`Answer`)}</button>`}`}function B({game:e,drill:n,mark:r,trouble:i=``,onAnswer:s,next:c}){let{Situation:l}=S(e),u=o(null);return a(()=>{n.number>0&&document.activeElement===document.body&&u.current?.focus()},[n]),t`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${u} tabindex="-1">${n.heading}</h2>
      <p>${n.told.join(` `)}</p>
      ${l&&t`<${l} situation=${n.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${n.ask}</h3>
      <${P} drill=${n} mark=${r} onAnswer=${s} />
      ${i&&t`<p class="trouble" role="alert">${i}</p>`}
      ${r&&t`<${V} kind=${n.kind} mark=${r} next=${c} />`}
    </section>
  </article>`}function V({kind:e,mark:r,next:i}){let a=o(null),s=r.told.join(e===`order`?` → `:`, `);return g(()=>{c(`${r.verdict} ${r.right?``:r.told.join(`, `)} ${r.reason}`),a.current?.scrollIntoView({block:`nearest`})},[r]),t`<div class="marked" ref=${a}>
    <p class=${n(`mark-verdict`,r.right?`right`:r.points?`near`:`wrong`)}>${r.verdict}</p>
    ${!r.right&&t`<p>${v(`Correct answer: {answer}`,{answer:s||v(`nobody`)})}</p>`}
    <p class="mark-reason">${r.reason}</p>
    ${Object.entries(r.rules).map(([e,n])=>t`<p key=${e} class="mark-rule"><${C} clause=${e} /> ${n}</p>`)}
    <p class="mark-clauses">
      ${r.clauses.map(e=>t`<${C} key=${e} clause=${e} /> `)}</p>
    ${i&&t`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${i}>${v(`Next`)}</button>`}
  </div>`}const H=/* @__PURE__ */ new Map,U=(e,t)=>{H.set(e,t)},W=()=>new URLSearchParams(location.hash.slice(1)).get(`trainer`)??``;function G({info:e}){let[n,a]=i(()=>H.get(e.class)??``),[o,s]=i(``);return H.delete(e.class),n?t`<div class="trainers-link">
    <${T} label=${v(`Your own link to this sheet`)}
      address=${`${location.origin}${r(e.game,e.class)}#trainer=${n}`} />
    <p class="quiet">
      ${v(`Keep it for yourself: it shows all answers. It is shown only now, and a new one replaces it.`)}</p></div>`:t`<div class="trainers-link">
    ${o&&t`<p class="trouble" role="alert">${o}</p>`}
    <button type="button" class="plain" onClick=${()=>M(e.class).then(e=>{a(e),s(``)},e=>s(e.message||v(`The server does not answer.`)))}>${v(`Open this sheet on another device`)}</button></div>`}const K=({info:e,sheet:n})=>t`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${v(`Score sheet`)}</h2>
  ${n.trainees.length?t`<${q} sheet=${n} />`:t`<p role="status">${v(`Nobody has joined yet.`)}</p>`}
  ${n.weakest.length>0&&t`<h3>${v(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${n.weakest.map(e=>t`<li key=${e}>
        <${C} clause=${e} /> <span class="figure">
          ${n.clauses[e]?.right}/${n.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${N(e.class)} download>${v(`Save for a spreadsheet`)}</a>
    <span class="quiet">${v(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${T} label=${v(`Link to this class`)} address=${location.origin+r(e.game,e.class)} />
  <${G} info=${e} />
</section>`,q=({sheet:e})=>t`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${v(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:n})=>t`<th key=${e} scope="col" title=${n}>
          ${e+1}</th>`)}
        <th scope="col">${v(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:n,points:r})=>t`<tr key=${e}>
        <th scope="row">${e}</th>${n.map((e,n)=>t`<${J} key=${n} mark=${e} />`)}
        <td class="figure"><b>${r}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function J({mark:e}){return e?t`<td class=${n(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:t`<td class="figure">–</td>`}function ae({code:e}){let[n,r]=i(null),[a,o]=i(``),s=e=>o(e.message||v(`The server does not answer.`)),c=e=>{r(e),o(``)},l=()=>te(e).then(c,s);return g(()=>{let t=W();t?(history.replaceState(history.state,``,location.pathname+location.search),ee(e,t).then(c,e=>l().then(()=>s(e)))):l()},[e]),g(()=>{if(!n?.trainer)return;let e=setInterval(l,3e3);return()=>clearInterval(e)},[n?.trainer,e]),n?t`<main class="drills-desk">
    <p class="drills-standing"><b>${v(`Class {code}`,{code:n.class})}</b>
      ${n.name&&t`<span>${n.name}</span>`}</p>
    ${a&&t`<p class="trouble" role="alert">${a}</p>`}
    ${n.trainer&&n.sheet&&t`<${K} info=${n} sheet=${n.sheet} />`}
    ${n.name?t`<${se} info=${n} code=${e} again=${l} />`:t`<${oe} info=${n} code=${e} onJoin=${r} />`}
  </main>`:t`<main class="drills-desk">${a?t`<${w} trouble=${a} again=${l} />`:t`<p class="prompt" role="status">${v(`Loading the class …`)}</p>`}</main>`}function oe({info:e,code:n,onJoin:r}){let[a,o]=i(f.value.name),[s,c]=i(``),l=t`<form class="class-form" onSubmit=${e=>{e.preventDefault(),ne(n,a).then(e=>{h({name:a.trim()}),r(e)},e=>c(e.message||v(`The server does not answer.`)))}}>
    <label>${v(`Your name`)}
      <input value=${a} required maxlength="20" autocomplete="nickname"
        onInput=${e=>o(e.target.value)} /></label>
    ${s&&t`<p class="trouble" role="alert">${s}</p>`}
    <button class="big">${v(`Join`)}</button>
  </form>`;return e.trainer?t`<details class="paper drills-more"><summary>${v(`Answer too`)}</summary>${l}</details>`:t`<section class="paper drills-more">${l}</section>`}function se({info:e,code:r,again:a}){let s=Array.from({length:e.count},(e,t)=>t),c=s.find(t=>!e.marks[t]),[l,u]=i(c??0),[d,f]=i(null),[p,m]=i(null),h=o(!1),[_,y]=i(``),[b,x]=i(0),S=e=>y(e.message||v(`The server does not answer.`));g(()=>{let e=!0,t=e=>{f(e),m(e.mark?{of:e.number,mark:e.mark}:null),y(``)};return re(r,l).then(n=>{e&&t(n)},t=>{e&&S(t)}),()=>{e=!1}},[r,l,b]);let C=e=>{d&&!h.current&&(h.current=!0,ie(r,d.number,e).then(e=>{m({of:d.number,mark:e}),a()},S).finally(()=>{h.current=!1}))},T=d&&p?.of===d.number?p.mark:null,E=s.find(t=>t!==l&&!e.marks[t]);return t`
    <nav class="drill-numbers" aria-label=${v(`Drills`)}>
      ${s.map(r=>t`<button type="button" key=${r} class=${n(`plain`,ce(e,r))}
          aria-current=${r===l?`true`:void 0}
          aria-label=${le(e,r)} onClick=${()=>u(r)}>${r+1}</button>`)}
    </nav>
    ${c===void 0&&t`<p role="status">${v(`All drills of this class are answered.`)}</p>`}
    ${!d&&_&&t`<${w} trouble=${_} again=${()=>x(b+1)} />`}
    ${d&&t`<${B} key=${d.number} game=${e.game} drill=${d} mark=${T} trouble=${_}
        onAnswer=${C}
        next=${E===void 0?void 0:()=>u(E)} />`}`}function ce(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function le(e,t){let n=e.marks[t];return n?n.right?v(`Drill {number}, right`,{number:t+1}):v(`Drill {number}, not right`,{number:t+1}):v(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:n,counts:r={},onChoose:i}){let a=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),o=e.filter(e=>!a.includes(e)),s=e=>i(n.includes(e)?n.filter(t=>t!==e):[...n,e]),c=(e,i)=>t`<fieldset class="topics">
    <legend>${e}</legend>
    ${i.map(({topic:e,heading:i})=>t`<label key=${e} class="tick">
      <input type="checkbox" checked=${n.includes(e)} onChange=${()=>s(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&t`<span class="rule-number">${e}</span> `}${i}</span>
      ${r[e]&&t`<b class="figure topic-count">${r[e].right}/${r[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return t`<div class="topic-list">
    <p>${n.length?t`<button type="button" class="plain" onClick=${()=>i([])}>${v(`All topics`)}</button>`:v(`Nothing selected: questions come from all topics.`)}</p>
    ${c(v(`The procedure`),o)}
    ${c(v(`Irregularities`),a)}
  </div>`}function X({game:n,topics:a}){let[o,s]=i([]),[c,l]=i(`10`),[u,d]=i(``),[f,p]=i(``);return t`<details class="paper drills-more">
    <summary>${v(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),u.trim()&&e(r(n,u.trim().toUpperCase()))}}>
      <label>${v(`Code of the class`)}
        <input value=${u} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>d(e.target.value)} /></label>
      <button class="plain">${v(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),j({game:n,topics:o,count:Number(c)}).then(t=>{U(t.class,t.trainer_key),e(r(n,t.class))},e=>p(e.message||v(`The server does not answer.`)))}}>
      <p>${v(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${v(`Drills`)}<input type="number" min="1" max="100" required value=${c}
        onInput=${e=>l(e.target.value)} /></label>
      <${Y} topics=${a} chosen=${o} onChoose=${s} />
      ${f&&t`<p class="trouble" role="alert">${f}</p>`}
      <button class="big">${v(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function ue(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function de(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function fe(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function pe({game:e,seed:n}){let[r]=i(n??Math.floor(Math.random()*1e6)),[a,s]=i($(e)),[c,d]=i([]),[f,p]=i(0),[m,h]=i(null),[_,y]=i(``),[b,x]=i(0),S=o(!1),C=a.chosen.length?a.chosen[f%a.chosen.length]??null:null,T={game:e,seed:r,number:f,topic:C},E=e=>y(e.message||v(`The server does not answer.`)),O=t=>s(ue(e,t));return g(()=>{D(e).then(d,E)},[e]),g(()=>{let e=!0;return k(T).then(t=>{e&&(h({which:T,drill:t,mark:null}),y(``))},t=>{e&&E(t)}),()=>{e=!1}},[r,f,C,b]),t`<main class="drills-desk">
    <${me} tally=${a} seed=${r} number=${f} />
    ${m&&t`<${B} key=${`${m.drill.number} ${m.drill.topic}`} game=${e} drill=${m.drill}
        mark=${m.mark} trouble=${_}
        onAnswer=${t=>{m&&!S.current&&(S.current=!0,A(m.which,t).then(t=>{h(e=>e?.drill===m.drill?{...e,mark:t}:e),y(``),O(de($(e),m.drill.topic,t.right))},E).finally(()=>{S.current=!1}))}}
        next=${()=>m.which.number===f?p((f+1)%1e3):x(b+1)} />`}
    ${!m&&_&&t`<${w} trouble=${_} again=${()=>x(b+1)} />`}
    ${!m&&!_&&t`<p class="prompt" role="status">${v(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${v(`Choose topics`)}</summary>
      <${Y} topics=${c} chosen=${a.chosen} counts=${a.topics}
        onChoose=${e=>{O({...a,chosen:e}),p(0)}} />
    </details>
    <${X} game=${e} topics=${c} />
    ${u(e).odds&&t`<p><a class="plain house-page" href=${l(e)}>${v(`The exact odds`)}</a></p>`}
  </main>`}function me({tally:e,seed:n,number:r}){let{right:i,asked:a}=fe(e);return t`<p class="drills-standing">
    <span>${v(`Series {seed}, drill {number}`,{seed:`${n}`,number:r+1})}</span>
    ${a>0&&t`<span>${v(`{right} of {asked} right`,{right:i,asked:a})}</span>`}
    ${e.streak>1&&t`<b>${v(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function he({game:e,code:n,seed:r}){let i=p(e)?u(e):null;if(g(()=>{i?.drills&&(x(i.deck),i.drawing.load().catch(()=>void 0))},[i]),!i?.drills)return t`<${b} />`;if(i.drawing.failed.value)return t`<${y} />`;let a=i.drawing.loaded.value!==null;return t`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`Training: {game}`,{game:i.title()})}</h1>
      <div class="tools"><${d} own=${s(e)} /></div>
    </header>
    ${a&&(n?t`<${ae} key=${n} code=${n} />`:t`<${pe} key=${r} game=${e} seed=${r} />`)}
  </div>`}export{he as DrillsPage};