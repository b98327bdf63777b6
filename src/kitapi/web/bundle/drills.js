import{Dn as e,H as t,I as n,In as r,Ln as i,Nn as a,On as o,Pn as s,Sn as c,V as l,bn as u,ct as d,gn as f,kn as p,mn as m,on as h,r as g,rn as _,sn as v,u as y,wn as b,yn as x}from"./main.js";import{Tt as S,wt as C}from"./desks.js";import{O as w}from"./shared.js";import{N as T}from"./caribbean-stud-shared.js";const E=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),D=async e=>(await y(`/api/drills/${e}?lang=${m()}`)).topics,O=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${m()}&number=${n}${r?`&topic=${r}`:``}`,k=e=>y(O(e)),A=(e,t)=>y(O(e),E({answer:t})),j=e=>y(`/api/classes`,E(e)),M=async e=>(await y(`/api/classes/${e}/trainer-key`,{method:`POST`})).trainer_key,ee=(e,t)=>y(`/api/classes/${e}/trainers?lang=${m()}`,E({trainer_key:t})),te=e=>y(`/api/classes/${e}?lang=${m()}`),ne=(e,t)=>y(`/api/classes/${e}/trainees?lang=${m()}`,E({name:t})),re=(e,t)=>y(`/api/classes/${e}/drills/${t}?lang=${m()}`),ie=(e,t,n)=>y(`/api/classes/${e}/drills/${t}?lang=${m()}`,E({answer:n})),N=e=>`/api/classes/${e}/sheet.csv`;function P(e){switch(e.drill.kind){case`choice`:return p`<${I} ...${e} />`;case`amount`:return p`<${R} ...${e} />`;case`order`:return p`<${z} ...${e} ordered />`;case`present`:return p`<${z} ...${e} />`}}function F(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const I=({drill:e,mark:t,onAnswer:n})=>p`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>p`<li key=${e}>
    <button type="button" class=${o(`plain drill-option`,F(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${L} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,L=({letter:e})=>p`<b class="letter" aria-hidden="true">${e}</b>`;function R({drill:e,mark:t,onAnswer:n}){let[r,a]=i(``);return p`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>a(e.target.value)} /></label>
    ${!t&&p`<button class="big">${f(`Answer`)}</button>`}
  </form>`}function z({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[a,s]=i([]),c=t&&typeof t.given!=`number`?t.given:a,l=e=>s(a.includes(e)?a.filter(t=>t!==e):[...a,e]),u=!r||a.length===e.options.length;return p`<p class="quiet-line">
    ${f(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>p`<li key=${e}>
        <button type="button" class=${o(`plain drill-option`,!r&&F(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${c.includes(e)} onClick=${()=>l(e)}>
          <${L} letter=${e} /><span>${n}</span>
          ${r&&p`<b class="place-chosen figure">${c.includes(e)?c.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&p`<span class="place-right figure">
              ${f(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&p`<button type="button" class="big" disabled=${!u} aria-keyshortcuts="Enter"
        onClick=${()=>n(a)}>${f(`Answer`)}</button>`}`}function B({game:e,drill:t,mark:n,trouble:i=``,onAnswer:a,next:o}){let{Situation:c}=u(e),l=r(null);return s(()=>{t.number>0&&document.activeElement===document.body&&l.current?.focus()},[t]),p`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${l} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${c&&p`<${c} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${P} drill=${t} mark=${n} onAnswer=${a} />
      ${i&&p`<p class="trouble" role="alert">${i}</p>`}
      ${n&&p`<${V} kind=${t.kind} mark=${n} next=${o} />`}
    </section>
  </article>`}function V({kind:t,mark:n,next:i}){let s=r(null),c=n.told.join(t===`order`?` → `:`, `);return a(()=>{e(`${n.verdict} ${n.right?``:n.told.join(`, `)} ${n.reason}`),s.current?.scrollIntoView({block:`nearest`})},[n]),p`<div class="marked" ref=${s}>
    <p class=${o(`mark-verdict`,n.right?`right`:n.points?`near`:`wrong`)}>${n.verdict}</p>
    ${!n.right&&p`<p>${f(`Correct answer: {answer}`,{answer:c||f(`nobody`)})}</p>`}
    <p class="mark-reason">${n.reason}</p>
    ${Object.entries(n.rules).map(([e,t])=>p`<p key=${e} class="mark-rule"><${w} clause=${e} /> ${t}</p>`)}
    <p class="mark-clauses">
      ${n.clauses.map(e=>p`<${w} key=${e} clause=${e} /> `)}</p>
    ${i&&p`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${i}>${f(`Next`)}</button>`}
  </div>`}const H=/* @__PURE__ */ new Map,U=(e,t)=>{H.set(e,t)},W=()=>new URLSearchParams(location.hash.slice(1)).get(`trainer`)??``;function G({info:e}){let[t,r]=i(()=>H.get(e.class)??``),[a,o]=i(``);return H.delete(e.class),t?p`<div class="trainers-link">
    <${T} label=${f(`Your own link to this sheet`)}
      address=${`${location.origin}${n(e.game,e.class)}#trainer=${t}`} />
    <p class="quiet">
      ${f(`Keep it for yourself: it shows all answers. It is shown only now, and a new one replaces it.`)}</p></div>`:p`<div class="trainers-link">
    ${a&&p`<p class="trouble" role="alert">${a}</p>`}
    <button type="button" class="plain" onClick=${()=>M(e.class).then(e=>{r(e),o(``)},e=>o(e.message||f(`The server does not answer.`)))}>${f(`Open this sheet on another device`)}</button></div>`}const K=({info:e,sheet:t})=>p`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${f(`Score sheet`)}</h2>
  ${t.trainees.length?p`<${q} sheet=${t} />`:p`<p role="status">${f(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&p`<h3>${f(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>p`<li key=${e}>
        <${w} clause=${e} /> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${N(e.class)} download>${f(`Save for a spreadsheet`)}</a>
    <span class="quiet">${f(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${T} label=${f(`Link to this class`)} address=${location.origin+n(e.game,e.class)} />
  <${G} info=${e} />
</section>`,q=({sheet:e})=>p`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${f(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>p`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${f(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>p`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>p`<${J} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function J({mark:e}){return e?p`<td class=${o(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:p`<td class="figure">–</td>`}function ae({code:e}){let[t,n]=i(null),[r,o]=i(``),s=e=>o(e.message||f(`The server does not answer.`)),c=e=>{n(e),o(``)},l=()=>te(e).then(c,s);return a(()=>{let t=W();t?(history.replaceState(history.state,``,location.pathname+location.search),ee(e,t).then(c,e=>l().then(()=>s(e)))):l()},[e]),a(()=>{if(!t?.trainer)return;let e=setInterval(l,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?p`<main class="drills-desk">
    <p class="drills-standing"><b>${f(`Class {code}`,{code:t.class})}</b>
      ${t.name&&p`<span>${t.name}</span>`}</p>
    ${r&&p`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&p`<${K} info=${t} sheet=${t.sheet} />`}
    ${t.name?p`<${se} info=${t} code=${e} again=${l} />`:p`<${oe} info=${t} code=${e} onJoin=${n} />`}
  </main>`:p`<main class="drills-desk">${r?p`<${C} trouble=${r} again=${l} />`:p`<p class="prompt" role="status">${f(`Loading the class …`)}</p>`}</main>`}function oe({info:e,code:t,onJoin:n}){let[r,a]=i(v.value.name),[o,s]=i(``),c=p`<form class="class-form" onSubmit=${e=>{e.preventDefault(),ne(t,r).then(e=>{h({name:r.trim()}),n(e)},e=>s(e.message||f(`The server does not answer.`)))}}>
    <label>${f(`Your name`)}
      <input value=${r} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${o&&p`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${f(`Join`)}</button>
  </form>`;return e.trainer?p`<details class="paper drills-more"><summary>${f(`Answer too`)}</summary>${c}</details>`:p`<section class="paper drills-more">${c}</section>`}function se({info:e,code:t,again:n}){let s=Array.from({length:e.count},(e,t)=>t),c=s.find(t=>!e.marks[t]),[l,u]=i(c??0),[d,m]=i(null),[h,g]=i(null),_=r(!1),[v,y]=i(``),[b,x]=i(0),S=e=>y(e.message||f(`The server does not answer.`));a(()=>{let e=!0,n=e=>{m(e),g(e.mark?{of:e.number,mark:e.mark}:null),y(``)};return re(t,l).then(t=>{e&&n(t)},t=>{e&&S(t)}),()=>{e=!1}},[t,l,b]);let w=e=>{d&&!_.current&&(_.current=!0,ie(t,d.number,e).then(e=>{g({of:d.number,mark:e}),n()},S).finally(()=>{_.current=!1}))},T=d&&h?.of===d.number?h.mark:null,E=s.find(t=>t!==l&&!e.marks[t]);return p`
    <nav class="drill-numbers" aria-label=${f(`Drills`)}>
      ${s.map(t=>p`<button type="button" key=${t} class=${o(`plain`,ce(e,t))}
          aria-current=${t===l?`true`:void 0}
          aria-label=${le(e,t)} onClick=${()=>u(t)}>${t+1}</button>`)}
    </nav>
    ${c===void 0&&p`<p role="status">${f(`All drills of this class are answered.`)}</p>`}
    ${!d&&v&&p`<${C} trouble=${v} again=${()=>x(b+1)} />`}
    ${d&&p`<${B} key=${d.number} game=${e.game} drill=${d} mark=${T} trouble=${v}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>u(E)} />`}`}function ce(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function le(e,t){let n=e.marks[t];return n?n.right?f(`Drill {number}, right`,{number:t+1}):f(`Drill {number}, not right`,{number:t+1}):f(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>p`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>p`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&p`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&p`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return p`<div class="topic-list">
    <p>${t.length?p`<button type="button" class="plain" onClick=${()=>r([])}>${f(`All topics`)}</button>`:f(`Nothing selected: questions come from all topics.`)}</p>
    ${s(f(`The procedure`),a)}
    ${s(f(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[r,a]=i([]),[o,s]=i(`10`),[c,u]=i(``),[d,m]=i(``);return p`<details class="paper drills-more">
    <summary>${f(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&l(n(e,c.trim().toUpperCase()))}}>
      <label>${f(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${f(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),j({game:e,topics:r,count:Number(o)}).then(t=>{U(t.class,t.trainer_key),l(n(e,t.class))},e=>m(e.message||f(`The server does not answer.`)))}}>
      <p>${f(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${f(`Drills`)}<input type="number" min="1" max="100" required value=${o}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${r} onChoose=${a} />
      ${d&&p`<p class="trouble" role="alert">${d}</p>`}
      <button class="big">${f(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function ue(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function de(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function fe(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function pe({game:e,seed:n}){let[o]=i(n??Math.floor(Math.random()*1e6)),[s,c]=i($(e)),[l,u]=i([]),[d,m]=i(0),[h,g]=i(null),[_,v]=i(``),[y,b]=i(0),S=r(!1),w=s.chosen.length?s.chosen[d%s.chosen.length]??null:null,T={game:e,seed:o,number:d,topic:w},E=e=>v(e.message||f(`The server does not answer.`)),O=t=>c(ue(e,t));return a(()=>{D(e).then(u,E)},[e]),a(()=>{let e=!0;return k(T).then(t=>{e&&(g({which:T,drill:t,mark:null}),v(``))},t=>{e&&E(t)}),()=>{e=!1}},[o,d,w,y]),p`<main class="drills-desk">
    <${me} tally=${s} seed=${o} number=${d} />
    ${h&&p`<${B} key=${`${h.drill.number} ${h.drill.topic}`} game=${e} drill=${h.drill}
        mark=${h.mark} trouble=${_}
        onAnswer=${t=>{h&&!S.current&&(S.current=!0,A(h.which,t).then(t=>{g(e=>e?.drill===h.drill?{...e,mark:t}:e),v(``),O(de($(e),h.drill.topic,t.right))},E).finally(()=>{S.current=!1}))}}
        next=${()=>h.which.number===d?m((d+1)%1e3):b(y+1)} />`}
    ${!h&&_&&p`<${C} trouble=${_} again=${()=>b(y+1)} />`}
    ${!h&&!_&&p`<p class="prompt" role="status">${f(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${f(`Choose topics`)}</summary>
      <${Y} topics=${l} chosen=${s.chosen} counts=${s.topics}
        onChoose=${e=>{O({...s,chosen:e}),m(0)}} />
    </details>
    <${X} game=${e} topics=${l} />
    ${x(e).odds&&p`<p><a class="plain house-page" href=${t(e)}>${f(`The exact odds`)}</a></p>`}
  </main>`}function me({tally:e,seed:t,number:n}){let{right:r,asked:i}=fe(e);return p`<p class="drills-standing">
    <span>${f(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&p`<span>${f(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&p`<b>${f(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function he({game:e,code:t,seed:n}){let r=c(e)?x(e):null;if(a(()=>{r?.drills&&(_(r.deck),r.drawing.load().catch(()=>void 0))},[r]),!r?.drills)return p`<${g} />`;if(r.drawing.failed.value)return p`<${d} />`;let i=r.drawing.loaded.value!==null;return p`<div class=${`drills of-${e}`}>
    <${S} title=${f(`Training: {game}`,{game:r.title()})} own=${b(e)} />
    ${i&&(t?p`<${ae} key=${t} code=${t} />`:p`<${pe} key=${n} game=${e} seed=${n} />`)}
  </div>`}export{he as DrillsPage};