import{$t as e,An as t,B as n,Cn as r,F as i,Mn as a,Nn as o,Tn as s,a as c,bn as l,fn as u,gn as d,hn as f,it as p,kn as m,l as h,nn as g,r as _,rn as v,un as y,vn as b,wn as x,z as S}from"./main.js";import{yt as C}from"./desks.js";import{N as w}from"./caribbean-stud-shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await h(`/api/drills/${e}?lang=${y()}`)).topics,D=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${y()}&number=${n}${r?`&topic=${r}`:``}`,O=e=>h(D(e)),k=(e,t)=>h(D(e),T({answer:t})),A=e=>h(`/api/classes`,T(e)),j=async e=>(await h(`/api/classes/${e}/trainer-key`,{method:`POST`})).trainer_key,M=(e,t)=>h(`/api/classes/${e}/trainers?lang=${y()}`,T({trainer_key:t})),N=e=>h(`/api/classes/${e}?lang=${y()}`),ee=(e,t)=>h(`/api/classes/${e}/trainees?lang=${y()}`,T({name:t})),te=(e,t)=>h(`/api/classes/${e}/drills/${t}?lang=${y()}`),ne=(e,t,n)=>h(`/api/classes/${e}/drills/${t}?lang=${y()}`,T({answer:n})),re=e=>`/api/classes/${e}/sheet.csv`;function ie(e){switch(e.drill.kind){case`choice`:return s`<${F} ...${e} />`;case`amount`:return s`<${L} ...${e} />`;case`order`:return s`<${R} ...${e} ordered />`;case`present`:return s`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>s`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>s`<li key=${e}>
    <button type="button" class=${x(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>s`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=o(``);return s`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&s`<button class="big">${u(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=o([]),c=t&&typeof t.given!=`number`?t.given:i,l=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),d=!r||i.length===e.options.length;return s`<p class="quiet-line">
    ${u(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>s`<li key=${e}>
        <button type="button" class=${x(`plain drill-option`,!r&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${c.includes(e)} onClick=${()=>l(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&s`<b class="place-chosen figure">${c.includes(e)?c.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&s`<span class="place-right figure">
              ${u(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&s`<button type="button" class="big" disabled=${!d} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${u(`Answer`)}</button>`}`}function z({game:e,drill:n,mark:r,trouble:i=``,onAnswer:o,next:c}){let{Situation:l}=d(e),u=a(null);return t(()=>{n.number>0&&document.activeElement===document.body&&u.current?.focus()},[n]),s`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${u} tabindex="-1">${n.heading}</h2>
      <p>${n.told.join(` `)}</p>
      ${l&&s`<${l} situation=${n.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${n.ask}</h3>
      <${ie} drill=${n} mark=${r} onAnswer=${o} />
      ${i&&s`<p class="trouble" role="alert">${i}</p>`}
      ${r&&s`<${B} kind=${n.kind} mark=${r} next=${c} />`}
    </section>
  </article>`}function B({kind:e,mark:t,next:n}){let i=a(null),o=t.told.join(e===`order`?` → `:`, `);return m(()=>{r(`${t.verdict} ${t.right?``:t.told.join(`, `)} ${t.reason}`),i.current?.scrollIntoView({block:`nearest`})},[t]),s`<div class="marked" ref=${i}>
    <p class=${x(`mark-verdict`,t.right?`right`:t.points?`near`:`wrong`)}>${t.verdict}</p>
    ${!t.right&&s`<p>${u(`Correct answer: {answer}`,{answer:o||u(`nobody`)})}</p>`}
    <p class="mark-reason">${t.reason}</p>
    ${Object.entries(t.rules).map(([e,t])=>s`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${t.clauses.map(e=>s`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${n&&s`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${n}>${u(`Next`)}</button>`}
  </div>`}const V=/* @__PURE__ */ new Map,H=(e,t)=>{V.set(e,t)},U=()=>new URLSearchParams(location.hash.slice(1)).get(`trainer`)??``;function W({info:e}){let[t,n]=o(()=>V.get(e.class)??``),[r,a]=o(``);return V.delete(e.class),t?s`<div class="trainers-link">
    <${w} label=${u(`Your own link to this sheet`)}
      address=${`${location.origin}${i(e.game,e.class)}#trainer=${t}`} />
    <p class="quiet">
      ${u(`Keep it for yourself: it shows all answers. It is shown only now, and a new one replaces it.`)}</p></div>`:s`<div class="trainers-link">
    ${r&&s`<p class="trouble" role="alert">${r}</p>`}
    <button type="button" class="plain" onClick=${()=>j(e.class).then(e=>{n(e),a(``)},e=>a(e.message||u(`The server does not answer.`)))}>${u(`Open this sheet on another device`)}</button></div>`}const G=({info:e,sheet:t})=>s`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${u(`Score sheet`)}</h2>
  ${t.trainees.length?s`<${K} sheet=${t} />`:s`<p role="status">${u(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&s`<h3>${u(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>s`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${re(e.class)} download>${u(`Save for a spreadsheet`)}</a>
    <span class="quiet">${u(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${u(`Link to this class`)} address=${location.origin+i(e.game,e.class)} />
  <${W} info=${e} />
</section>`,K=({sheet:e})=>s`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${u(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>s`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${u(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>s`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>s`<${q} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function q({mark:e}){return e?s`<td class=${x(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:s`<td class="figure">–</td>`}function J({code:e}){let[t,n]=o(null),[r,i]=o(``),a=e=>i(e.message||u(`The server does not answer.`)),c=e=>{n(e),i(``)},l=()=>N(e).then(c,a);return m(()=>{let t=U();t?(history.replaceState(history.state,``,location.pathname+location.search),M(e,t).then(c,e=>l().then(()=>a(e)))):l()},[e]),m(()=>{if(!t?.trainer)return;let e=setInterval(l,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?s`<main class="drills-desk">
    <p class="drills-standing"><b>${u(`Class {code}`,{code:t.class})}</b>
      ${t.name&&s`<span>${t.name}</span>`}</p>
    ${r&&s`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&s`<${G} info=${t} sheet=${t.sheet} />`}
    ${t.name?s`<${oe} info=${t} code=${e} again=${l} />`:s`<${ae} info=${t} code=${e} onJoin=${n} />`}
  </main>`:s`<main class="drills-desk">${r?s`<${C} trouble=${r} again=${l} />`:s`<p class="prompt" role="status">${u(`Loading the class …`)}</p>`}</main>`}function ae({info:e,code:t,onJoin:n}){let[r,i]=o(v.value.name),[a,c]=o(``),l=s`<form class="class-form" onSubmit=${e=>{e.preventDefault(),ee(t,r).then(e=>{g({name:r.trim()}),n(e)},e=>c(e.message||u(`The server does not answer.`)))}}>
    <label>${u(`Your name`)}
      <input value=${r} required maxlength="20" autocomplete="nickname"
        onInput=${e=>i(e.target.value)} /></label>
    ${a&&s`<p class="trouble" role="alert">${a}</p>`}
    <button class="big">${u(`Join`)}</button>
  </form>`;return e.trainer?s`<details class="paper drills-more"><summary>${u(`Answer too`)}</summary>${l}</details>`:s`<section class="paper drills-more">${l}</section>`}function oe({info:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[c,l]=o(i??0),[d,f]=o(null),[p,h]=o(null),g=a(!1),[_,v]=o(``),[y,b]=o(0),S=e=>v(e.message||u(`The server does not answer.`));m(()=>{let e=!0,n=e=>{f(e),h(e.mark?{of:e.number,mark:e.mark}:null),v(``)};return te(t,c).then(t=>{e&&n(t)},t=>{e&&S(t)}),()=>{e=!1}},[t,c,y]);let w=e=>{d&&!g.current&&(g.current=!0,ne(t,d.number,e).then(e=>{h({of:d.number,mark:e}),n()},S).finally(()=>{g.current=!1}))},T=d&&p?.of===d.number?p.mark:null,E=r.find(t=>t!==c&&!e.marks[t]);return s`
    <nav class="drill-numbers" aria-label=${u(`Drills`)}>
      ${r.map(t=>s`<button type="button" key=${t} class=${x(`plain`,se(e,t))}
          aria-current=${t===c?`true`:void 0}
          aria-label=${ce(e,t)} onClick=${()=>l(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&s`<p role="status">${u(`All drills of this class are answered.`)}</p>`}
    ${!d&&_&&s`<${C} trouble=${_} again=${()=>b(y+1)} />`}
    ${d&&s`<${z} key=${d.number} game=${e.game} drill=${d} mark=${T} trouble=${_}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>l(E)} />`}`}function se(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function ce(e,t){let n=e.marks[t];return n?n.right?u(`Drill {number}, right`,{number:t+1}):u(`Drill {number}, not right`,{number:t+1}):u(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,r)=>s`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>s`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&s`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&s`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return s`<div class="topic-list">
    <p>${t.length?s`<button type="button" class="plain" onClick=${()=>r([])}>${u(`All topics`)}</button>`:u(`Nothing selected: questions come from all topics.`)}</p>
    ${c(u(`The procedure`),a)}
    ${c(u(`Irregularities`),i)}
  </div>`}function le({game:e,topics:t}){let[n,r]=o([]),[a,c]=o(`10`),[l,d]=o(``),[f,p]=o(``);return s`<details class="paper drills-more">
    <summary>${u(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),l.trim()&&S(i(e,l.trim().toUpperCase()))}}>
      <label>${u(`Code of the class`)}
        <input value=${l} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>d(e.target.value)} /></label>
      <button class="plain">${u(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),A({game:e,topics:n,count:Number(a)}).then(t=>{H(t.class,t.trainer_key),S(i(e,t.class))},e=>p(e.message||u(`The server does not answer.`)))}}>
      <p>${u(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${u(`Drills`)}<input type="number" min="1" max="100" required value=${a}
        onInput=${e=>c(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${n} onChoose=${r} />
      ${f&&s`<p class="trouble" role="alert">${f}</p>`}
      <button class="big">${u(`Open a class`)}</button>
    </form>
  </details>`}const X=e=>`kitapi.drills.${e}`,Z=()=>({topics:{},streak:0,best:0,chosen:[]});function Q(e){try{return{...Z(),...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z()}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}function ue(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function de(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function fe({game:e,seed:t}){let[r]=o(t??Math.floor(Math.random()*1e6)),[i,c]=o(Q(e)),[l,d]=o([]),[p,h]=o(0),[g,_]=o(null),[v,y]=o(``),[b,x]=o(0),S=a(!1),w=i.chosen.length?i.chosen[p%i.chosen.length]??null:null,T={game:e,seed:r,number:p,topic:w},D=e=>y(e.message||u(`The server does not answer.`)),A=t=>c($(e,t));return m(()=>{E(e).then(d,D)},[e]),m(()=>{let e=!0;return O(T).then(t=>{e&&(_({which:T,drill:t,mark:null}),y(``))},t=>{e&&D(t)}),()=>{e=!1}},[r,p,w,b]),s`<main class="drills-desk">
    <${pe} tally=${i} seed=${r} number=${p} />
    ${g&&s`<${z} key=${`${g.drill.number} ${g.drill.topic}`} game=${e} drill=${g.drill}
        mark=${g.mark} trouble=${v}
        onAnswer=${t=>{g&&!S.current&&(S.current=!0,k(g.which,t).then(t=>{_(e=>e?.drill===g.drill?{...e,mark:t}:e),y(``),A(ue(Q(e),g.drill.topic,t.right))},D).finally(()=>{S.current=!1}))}}
        next=${()=>g.which.number===p?h((p+1)%1e3):x(b+1)} />`}
    ${!g&&v&&s`<${C} trouble=${v} again=${()=>x(b+1)} />`}
    ${!g&&!v&&s`<p class="prompt" role="status">${u(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${u(`Choose topics`)}</summary>
      <${Y} topics=${l} chosen=${i.chosen} counts=${i.topics}
        onChoose=${e=>{A({...i,chosen:e}),h(0)}} />
    </details>
    <${le} game=${e} topics=${l} />
    ${f(e).odds&&s`<p><a class="plain house-page" href=${n(e)}>${u(`The exact odds`)}</a></p>`}
  </main>`}function pe({tally:e,seed:t,number:n}){let{right:r,asked:i}=de(e);return s`<p class="drills-standing">
    <span>${u(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&s`<span>${u(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&s`<b>${u(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function me({game:t,code:n,seed:r}){let i=b(t)?f(t):null;if(m(()=>{i?.drills&&(e(i.deck),i.drawing.load().catch(()=>void 0))},[i]),!i?.drills)return s`<${_} />`;if(i.drawing.failed.value)return s`<${p} />`;let a=i.drawing.loaded.value!==null;return s`<div class=${`drills of-${t}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${u(`Training: {game}`,{game:i.title()})}</h1>
      <div class="tools"><${c} own=${l(t)} /></div>
    </header>
    ${a&&(n?s`<${J} key=${n} code=${n} />`:s`<${fe} key=${r} game=${t} seed=${r} />`)}
  </div>`}export{me as DrillsPage};