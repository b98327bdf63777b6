import{$t as e,B as t,Cn as n,F as r,Mn as i,On as a,Sn as o,_n as s,a as c,dn as l,hn as u,it as d,jn as f,kn as p,l as m,ln as h,mn as g,nn as _,r as v,rn as y,wn as b,yn as x,z as S}from"./main.js";import{vt as C}from"./desks.js";import{N as w}from"./caribbean-stud-shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await m(`/api/drills/${e}?lang=${h()}`)).topics,D=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${h()}&number=${n}${r?`&topic=${r}`:``}`,O=e=>m(D(e)),k=(e,t)=>m(D(e),T({answer:t})),A=e=>m(`/api/classes`,T(e)),j=async e=>(await m(`/api/classes/${e}/trainer-key`,{method:`POST`})).trainer_key,M=(e,t)=>m(`/api/classes/${e}/trainers?lang=${h()}`,T({trainer_key:t})),N=e=>m(`/api/classes/${e}?lang=${h()}`),ee=(e,t)=>m(`/api/classes/${e}/trainees?lang=${h()}`,T({name:t})),te=(e,t)=>m(`/api/classes/${e}/drills/${t}?lang=${h()}`),ne=(e,t,n)=>m(`/api/classes/${e}/drills/${t}?lang=${h()}`,T({answer:n})),re=e=>`/api/classes/${e}/sheet.csv`;function ie(e){switch(e.drill.kind){case`choice`:return b`<${F} ...${e} />`;case`amount`:return b`<${L} ...${e} />`;case`order`:return b`<${R} ...${e} ordered />`;case`present`:return b`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:r})=>b`<ul class="drill-options">
  ${e.options.map(({letter:e,text:i})=>b`<li key=${e}>
    <button type="button" class=${n(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>r([e])}><${I} letter=${e} /><span>${i}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>b`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,a]=i(``);return b`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>a(e.target.value)} /></label>
    ${!t&&b`<button class="big">${l(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:r,ordered:a=!1}){let[o,s]=i([]),c=t&&typeof t.given!=`number`?t.given:o,u=e=>s(o.includes(e)?o.filter(t=>t!==e):[...o,e]),d=!a||o.length===e.options.length;return b`<p class="quiet-line">
    ${l(a?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:r})=>b`<li key=${e}>
        <button type="button" class=${n(`plain drill-option`,!a&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${c.includes(e)} onClick=${()=>u(e)}>
          <${I} letter=${e} /><span>${r}</span>
          ${a&&b`<b class="place-chosen figure">${c.includes(e)?c.indexOf(e)+1:``}</b>`}
          ${a&&t&&typeof t.answer!=`number`&&b`<span class="place-right figure">
              ${l(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&b`<button type="button" class="big" disabled=${!d} aria-keyshortcuts="Enter"
        onClick=${()=>r(o)}>${l(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:n,trouble:r=``,onAnswer:i,next:a}){let{Situation:o}=u(e),s=f(null);return p(()=>{t.number>0&&document.activeElement===document.body&&s.current?.focus()},[t]),b`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${s} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${o&&b`<${o} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${ie} drill=${t} mark=${n} onAnswer=${i} />
      ${r&&b`<p class="trouble" role="alert">${r}</p>`}
      ${n&&b`<${B} kind=${t.kind} mark=${n} next=${a} />`}
    </section>
  </article>`}function B({kind:e,mark:t,next:r}){let i=f(null),s=t.told.join(e===`order`?` → `:`, `);return a(()=>{o(`${t.verdict} ${t.right?``:t.told.join(`, `)} ${t.reason}`),i.current?.scrollIntoView({block:`nearest`})},[t]),b`<div class="marked" ref=${i}>
    <p class=${n(`mark-verdict`,t.right?`right`:t.points?`near`:`wrong`)}>${t.verdict}</p>
    ${!t.right&&b`<p>${l(`Correct answer: {answer}`,{answer:s||l(`nobody`)})}</p>`}
    <p class="mark-reason">${t.reason}</p>
    ${Object.entries(t.rules).map(([e,t])=>b`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${t.clauses.map(e=>b`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${r&&b`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${r}>${l(`Next`)}</button>`}
  </div>`}const V=/* @__PURE__ */ new Map,H=(e,t)=>{V.set(e,t)},U=()=>new URLSearchParams(location.hash.slice(1)).get(`trainer`)??``;function W({info:e}){let[t,n]=i(()=>V.get(e.class)??``),[a,o]=i(``);return V.delete(e.class),t?b`<div class="trainers-link">
    <${w} label=${l(`Your own link to this sheet`)}
      address=${`${location.origin}${r(e.game,e.class)}#trainer=${t}`} />
    <p class="quiet">
      ${l(`Keep it for yourself: it shows all answers. It is shown only now, and a new one replaces it.`)}</p></div>`:b`<div class="trainers-link">
    ${a&&b`<p class="trouble" role="alert">${a}</p>`}
    <button type="button" class="plain" onClick=${()=>j(e.class).then(e=>{n(e),o(``)},e=>o(e.message||l(`The server does not answer.`)))}>${l(`Open this sheet on another device`)}</button></div>`}const G=({info:e,sheet:t})=>b`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${l(`Score sheet`)}</h2>
  ${t.trainees.length?b`<${K} sheet=${t} />`:b`<p role="status">${l(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&b`<h3>${l(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>b`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${re(e.class)} download>${l(`Save for a spreadsheet`)}</a>
    <span class="quiet">${l(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${l(`Link to this class`)} address=${location.origin+r(e.game,e.class)} />
  <${W} info=${e} />
</section>`,K=({sheet:e})=>b`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${l(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>b`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${l(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>b`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>b`<${q} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function q({mark:e}){return e?b`<td class=${n(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:b`<td class="figure">–</td>`}function J({code:e}){let[t,n]=i(null),[r,o]=i(``),s=e=>o(e.message||l(`The server does not answer.`)),c=e=>{n(e),o(``)},u=()=>N(e).then(c,s);return a(()=>{let t=U();t?(history.replaceState(history.state,``,location.pathname+location.search),M(e,t).then(c,e=>u().then(()=>s(e)))):u()},[e]),a(()=>{if(!t?.trainer)return;let e=setInterval(u,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?b`<main class="drills-desk">
    <p class="drills-standing"><b>${l(`Class {code}`,{code:t.class})}</b>
      ${t.name&&b`<span>${t.name}</span>`}</p>
    ${r&&b`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&b`<${G} info=${t} sheet=${t.sheet} />`}
    ${t.name?b`<${oe} info=${t} code=${e} again=${u} />`:b`<${ae} info=${t} code=${e} onJoin=${n} />`}
  </main>`:b`<main class="drills-desk">${r?b`<${C} trouble=${r} again=${u} />`:b`<p class="prompt" role="status">${l(`Loading the class …`)}</p>`}</main>`}function ae({info:e,code:t,onJoin:n}){let[r,a]=i(y.value.name),[o,s]=i(``),c=b`<form class="class-form" onSubmit=${e=>{e.preventDefault(),ee(t,r).then(e=>{_({name:r.trim()}),n(e)},e=>s(e.message||l(`The server does not answer.`)))}}>
    <label>${l(`Your name`)}
      <input value=${r} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${o&&b`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${l(`Join`)}</button>
  </form>`;return e.trainer?b`<details class="paper drills-more"><summary>${l(`Answer too`)}</summary>${c}</details>`:b`<section class="paper drills-more">${c}</section>`}function oe({info:e,code:t,again:r}){let o=Array.from({length:e.count},(e,t)=>t),s=o.find(t=>!e.marks[t]),[c,u]=i(s??0),[d,p]=i(null),[m,h]=i(null),g=f(!1),[_,v]=i(``),[y,x]=i(0),S=e=>v(e.message||l(`The server does not answer.`));a(()=>{let e=!0,n=e=>{p(e),h(e.mark?{of:e.number,mark:e.mark}:null),v(``)};return te(t,c).then(t=>{e&&n(t)},t=>{e&&S(t)}),()=>{e=!1}},[t,c,y]);let w=e=>{d&&!g.current&&(g.current=!0,ne(t,d.number,e).then(e=>{h({of:d.number,mark:e}),r()},S).finally(()=>{g.current=!1}))},T=d&&m?.of===d.number?m.mark:null,E=o.find(t=>t!==c&&!e.marks[t]);return b`
    <nav class="drill-numbers" aria-label=${l(`Drills`)}>
      ${o.map(t=>b`<button type="button" key=${t} class=${n(`plain`,se(e,t))}
          aria-current=${t===c?`true`:void 0}
          aria-label=${ce(e,t)} onClick=${()=>u(t)}>${t+1}</button>`)}
    </nav>
    ${s===void 0&&b`<p role="status">${l(`All drills of this class are answered.`)}</p>`}
    ${!d&&_&&b`<${C} trouble=${_} again=${()=>x(y+1)} />`}
    ${d&&b`<${z} key=${d.number} game=${e.game} drill=${d} mark=${T} trouble=${_}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>u(E)} />`}`}function se(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function ce(e,t){let n=e.marks[t];return n?n.right?l(`Drill {number}, right`,{number:t+1}):l(`Drill {number}, not right`,{number:t+1}):l(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>b`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>b`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&b`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&b`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return b`<div class="topic-list">
    <p>${t.length?b`<button type="button" class="plain" onClick=${()=>r([])}>${l(`All topics`)}</button>`:l(`Nothing selected: questions come from all topics.`)}</p>
    ${s(l(`The procedure`),a)}
    ${s(l(`Irregularities`),i)}
  </div>`}function le({game:e,topics:t}){let[n,a]=i([]),[o,s]=i(`10`),[c,u]=i(``),[d,f]=i(``);return b`<details class="paper drills-more">
    <summary>${l(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&S(r(e,c.trim().toUpperCase()))}}>
      <label>${l(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${l(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),A({game:e,topics:n,count:Number(o)}).then(t=>{H(t.class,t.trainer_key),S(r(e,t.class))},e=>f(e.message||l(`The server does not answer.`)))}}>
      <p>${l(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${l(`Drills`)}<input type="number" min="1" max="100" required value=${o}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${n} onChoose=${a} />
      ${d&&b`<p class="trouble" role="alert">${d}</p>`}
      <button class="big">${l(`Open a class`)}</button>
    </form>
  </details>`}const X=e=>`kitapi.drills.${e}`,Z=()=>({topics:{},streak:0,best:0,chosen:[]});function Q(e){try{return{...Z(),...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z()}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}function ue(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function de(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function fe({game:e,seed:n}){let[r]=i(n??Math.floor(Math.random()*1e6)),[o,s]=i(Q(e)),[c,u]=i([]),[d,p]=i(0),[m,h]=i(null),[_,v]=i(``),[y,x]=i(0),S=f(!1),w=o.chosen.length?o.chosen[d%o.chosen.length]??null:null,T={game:e,seed:r,number:d,topic:w},D=e=>v(e.message||l(`The server does not answer.`)),A=t=>s($(e,t));return a(()=>{E(e).then(u,D)},[e]),a(()=>{let e=!0;return O(T).then(t=>{e&&(h({which:T,drill:t,mark:null}),v(``))},t=>{e&&D(t)}),()=>{e=!1}},[r,d,w,y]),b`<main class="drills-desk">
    <${pe} tally=${o} seed=${r} number=${d} />
    ${m&&b`<${z} key=${`${m.drill.number} ${m.drill.topic}`} game=${e} drill=${m.drill}
        mark=${m.mark} trouble=${_}
        onAnswer=${t=>{m&&!S.current&&(S.current=!0,k(m.which,t).then(t=>{h(e=>e?.drill===m.drill?{...e,mark:t}:e),v(``),A(ue(Q(e),m.drill.topic,t.right))},D).finally(()=>{S.current=!1}))}}
        next=${()=>m.which.number===d?p((d+1)%1e3):x(y+1)} />`}
    ${!m&&_&&b`<${C} trouble=${_} again=${()=>x(y+1)} />`}
    ${!m&&!_&&b`<p class="prompt" role="status">${l(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${l(`Choose topics`)}</summary>
      <${Y} topics=${c} chosen=${o.chosen} counts=${o.topics}
        onChoose=${e=>{A({...o,chosen:e}),p(0)}} />
    </details>
    <${le} game=${e} topics=${c} />
    ${g(e).odds&&b`<p><a class="plain house-page" href=${t(e)}>${l(`The exact odds`)}</a></p>`}
  </main>`}function pe({tally:e,seed:t,number:n}){let{right:r,asked:i}=de(e);return b`<p class="drills-standing">
    <span>${l(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&b`<span>${l(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&b`<b>${l(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function me({game:t,code:n,seed:r}){let i=s(t)?g(t):null;if(a(()=>{i?.drills&&(e(i.deck),i.drawing.load().catch(()=>void 0))},[i]),!i?.drills)return b`<${v} />`;if(i.drawing.failed.value)return b`<${d} />`;let o=i.drawing.loaded.value!==null;return b`<div class=${`drills of-${t}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`Training: {game}`,{game:i.title()})}</h1>
      <div class="tools"><${c} own=${x(t)} /></div>
    </header>
    ${o&&(n?b`<${J} key=${n} code=${n} />`:b`<${fe} key=${r} game=${t} seed=${r} />`)}
  </div>`}export{me as DrillsPage};