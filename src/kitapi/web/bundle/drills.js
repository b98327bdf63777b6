import{An as e,B as t,Dn as n,En as r,F as i,Qt as a,Sn as o,_n as s,a as c,bn as l,fn as u,hn as d,it as f,kn as p,l as m,ln as h,nn as g,pn as _,r as v,sn as y,tn as b,xn as x,z as S}from"./main.js";import{vt as C}from"./desks.js";import{N as w}from"./caribbean-stud-shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await m(`/api/drills/${e}?lang=${y()}`)).topics,D=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${y()}&number=${n}${r?`&topic=${r}`:``}`,O=e=>m(D(e)),k=(e,t)=>m(D(e),T({answer:t})),A=e=>m(`/api/classes`,T(e)),j=async e=>(await m(`/api/classes/${e}/trainer-key`,{method:`POST`})).trainer_key,M=(e,t)=>m(`/api/classes/${e}/trainers?lang=${y()}`,T({trainer_key:t})),N=e=>m(`/api/classes/${e}?lang=${y()}`),ee=(e,t)=>m(`/api/classes/${e}/trainees?lang=${y()}`,T({name:t})),te=(e,t)=>m(`/api/classes/${e}/drills/${t}?lang=${y()}`),ne=(e,t,n)=>m(`/api/classes/${e}/drills/${t}?lang=${y()}`,T({answer:n})),re=e=>`/api/classes/${e}/sheet.csv`;function ie(e){switch(e.drill.kind){case`choice`:return o`<${F} ...${e} />`;case`amount`:return o`<${L} ...${e} />`;case`order`:return o`<${R} ...${e} ordered />`;case`present`:return o`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>o`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>o`<li key=${e}>
    <button type="button" class=${x(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>o`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:t,mark:n,onAnswer:r}){let[i,a]=e(``);return o`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(i.trim())&&r(Number(i))}}>
    <label>${t.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${n?String(n.given):i}
        readonly=${!!n} onInput=${e=>a(e.target.value)} /></label>
    ${!n&&o`<button class="big">${h(`Answer`)}</button>`}
  </form>`}function R({drill:t,mark:n,onAnswer:r,ordered:i=!1}){let[a,s]=e([]),c=n&&typeof n.given!=`number`?n.given:a,l=e=>s(a.includes(e)?a.filter(t=>t!==e):[...a,e]),u=!i||a.length===t.options.length;return o`<p class="quiet-line">
    ${h(i?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${t.options.map(({letter:e,text:t})=>o`<li key=${e}>
        <button type="button" class=${x(`plain drill-option`,!i&&P(e,n))}
          disabled=${!!n} aria-keyshortcuts=${e}
          aria-pressed=${c.includes(e)} onClick=${()=>l(e)}>
          <${I} letter=${e} /><span>${t}</span>
          ${i&&o`<b class="place-chosen figure">${c.includes(e)?c.indexOf(e)+1:``}</b>`}
          ${i&&n&&typeof n.answer!=`number`&&o`<span class="place-right figure">
              ${h(`right: {place}`,{place:n.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!n&&o`<button type="button" class="big" disabled=${!u} aria-keyshortcuts="Enter"
        onClick=${()=>r(a)}>${h(`Answer`)}</button>`}`}function z({game:e,drill:t,mark:r,trouble:i=``,onAnswer:a,next:s}){let{Situation:c}=_(e),l=p(null);return n(()=>{t.number>0&&document.activeElement===document.body&&l.current?.focus()},[t]),o`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${l} tabindex="-1">${t.heading}</h2>
      <p>${t.told.join(` `)}</p>
      ${c&&o`<${c} situation=${t.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${t.ask}</h3>
      <${ie} drill=${t} mark=${r} onAnswer=${a} />
      ${i&&o`<p class="trouble" role="alert">${i}</p>`}
      ${r&&o`<${B} kind=${t.kind} mark=${r} next=${s} />`}
    </section>
  </article>`}function B({kind:e,mark:t,next:n}){let i=p(null),a=t.told.join(e===`order`?` → `:`, `);return r(()=>{l(`${t.verdict} ${t.right?``:t.told.join(`, `)} ${t.reason}`),i.current?.scrollIntoView({block:`nearest`})},[t]),o`<div class="marked" ref=${i}>
    <p class=${x(`mark-verdict`,t.right?`right`:t.points?`near`:`wrong`)}>${t.verdict}</p>
    ${!t.right&&o`<p>${h(`Correct answer: {answer}`,{answer:a||h(`nobody`)})}</p>`}
    <p class="mark-reason">${t.reason}</p>
    ${Object.entries(t.rules).map(([e,t])=>o`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${t.clauses.map(e=>o`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${n&&o`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${n}>${h(`Next`)}</button>`}
  </div>`}const V=/* @__PURE__ */ new Map,H=(e,t)=>{V.set(e,t)},U=()=>new URLSearchParams(location.hash.slice(1)).get(`trainer`)??``;function W({info:t}){let[n,r]=e(()=>V.get(t.class)??``),[a,s]=e(``);return V.delete(t.class),n?o`<div class="trainers-link">
    <${w} label=${h(`Your own link to this sheet`)}
      address=${`${location.origin}${i(t.game,t.class)}#trainer=${n}`} />
    <p class="quiet">
      ${h(`Keep it for yourself: it shows all answers. It is shown only now, and a new one replaces it.`)}</p></div>`:o`<div class="trainers-link">
    ${a&&o`<p class="trouble" role="alert">${a}</p>`}
    <button type="button" class="plain" onClick=${()=>j(t.class).then(e=>{r(e),s(``)},e=>s(e.message||h(`The server does not answer.`)))}>${h(`Open this sheet on another device`)}</button></div>`}const G=({info:e,sheet:t})=>o`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${h(`Score sheet`)}</h2>
  ${t.trainees.length?o`<${K} sheet=${t} />`:o`<p role="status">${h(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&o`<h3>${h(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>o`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${re(e.class)} download>${h(`Save for a spreadsheet`)}</a>
    <span class="quiet">${h(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${h(`Link to this class`)} address=${location.origin+i(e.game,e.class)} />
  <${W} info=${e} />
</section>`,K=({sheet:e})=>o`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${h(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>o`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${h(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>o`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>o`<${q} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function q({mark:e}){return e?o`<td class=${x(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:o`<td class="figure">–</td>`}function J({code:t}){let[n,i]=e(null),[a,s]=e(``),c=e=>s(e.message||h(`The server does not answer.`)),l=e=>{i(e),s(``)},u=()=>N(t).then(l,c);return r(()=>{let e=U();e?(history.replaceState(history.state,``,location.pathname+location.search),M(t,e).then(l,e=>u().then(()=>c(e)))):u()},[t]),r(()=>{if(!n?.trainer)return;let e=setInterval(u,3e3);return()=>clearInterval(e)},[n?.trainer,t]),n?o`<main class="drills-desk">
    <p class="drills-standing"><b>${h(`Class {code}`,{code:n.class})}</b>
      ${n.name&&o`<span>${n.name}</span>`}</p>
    ${a&&o`<p class="trouble" role="alert">${a}</p>`}
    ${n.trainer&&n.sheet&&o`<${G} info=${n} sheet=${n.sheet} />`}
    ${n.name?o`<${oe} info=${n} code=${t} again=${u} />`:o`<${ae} info=${n} code=${t} onJoin=${i} />`}
  </main>`:o`<main class="drills-desk">${a?o`<${C} trouble=${a} again=${u} />`:o`<p class="prompt" role="status">${h(`Loading the class …`)}</p>`}</main>`}function ae({info:t,code:n,onJoin:r}){let[i,a]=e(g.value.name),[s,c]=e(``),l=o`<form class="class-form" onSubmit=${e=>{e.preventDefault(),ee(n,i).then(e=>{b({name:i.trim()}),r(e)},e=>c(e.message||h(`The server does not answer.`)))}}>
    <label>${h(`Your name`)}
      <input value=${i} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${s&&o`<p class="trouble" role="alert">${s}</p>`}
    <button class="big">${h(`Join`)}</button>
  </form>`;return t.trainer?o`<details class="paper drills-more"><summary>${h(`Answer too`)}</summary>${l}</details>`:o`<section class="paper drills-more">${l}</section>`}function oe({info:t,code:n,again:i}){let a=Array.from({length:t.count},(e,t)=>t),s=a.find(e=>!t.marks[e]),[c,l]=e(s??0),[u,d]=e(null),[f,m]=e(null),g=p(!1),[_,v]=e(``),[y,b]=e(0),S=e=>v(e.message||h(`The server does not answer.`));r(()=>{let e=!0,t=e=>{d(e),m(e.mark?{of:e.number,mark:e.mark}:null),v(``)};return te(n,c).then(n=>{e&&t(n)},t=>{e&&S(t)}),()=>{e=!1}},[n,c,y]);let w=e=>{u&&!g.current&&(g.current=!0,ne(n,u.number,e).then(e=>{m({of:u.number,mark:e}),i()},S).finally(()=>{g.current=!1}))},T=u&&f?.of===u.number?f.mark:null,E=a.find(e=>e!==c&&!t.marks[e]);return o`
    <nav class="drill-numbers" aria-label=${h(`Drills`)}>
      ${a.map(e=>o`<button type="button" key=${e} class=${x(`plain`,se(t,e))}
          aria-current=${e===c?`true`:void 0}
          aria-label=${ce(t,e)} onClick=${()=>l(e)}>${e+1}</button>`)}
    </nav>
    ${s===void 0&&o`<p role="status">${h(`All drills of this class are answered.`)}</p>`}
    ${!u&&_&&o`<${C} trouble=${_} again=${()=>b(y+1)} />`}
    ${u&&o`<${z} key=${u.number} game=${t.game} drill=${u} mark=${T} trouble=${_}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>l(E)} />`}`}function se(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function ce(e,t){let n=e.marks[t];return n?n.right?h(`Drill {number}, right`,{number:t+1}):h(`Drill {number}, not right`,{number:t+1}):h(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),s=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),c=(e,r)=>o`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>o`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>s(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&o`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&o`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return o`<div class="topic-list">
    <p>${t.length?o`<button type="button" class="plain" onClick=${()=>r([])}>${h(`All topics`)}</button>`:h(`Nothing selected: questions come from all topics.`)}</p>
    ${c(h(`The procedure`),a)}
    ${c(h(`Irregularities`),i)}
  </div>`}function le({game:t,topics:n}){let[r,a]=e([]),[s,c]=e(`10`),[l,u]=e(``),[d,f]=e(``);return o`<details class="paper drills-more">
    <summary>${h(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${e=>{e.preventDefault(),l.trim()&&S(i(t,l.trim().toUpperCase()))}}>
      <label>${h(`Code of the class`)}
        <input value=${l} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${h(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${e=>{e.preventDefault(),A({game:t,topics:r,count:Number(s)}).then(e=>{H(e.class,e.trainer_key),S(i(t,e.class))},e=>f(e.message||h(`The server does not answer.`)))}}>
      <p>${h(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${h(`Drills`)}<input type="number" min="1" max="100" required value=${s}
        onInput=${e=>c(e.target.value)} /></label>
      <${Y} topics=${n} chosen=${r} onChoose=${a} />
      ${d&&o`<p class="trouble" role="alert">${d}</p>`}
      <button class="big">${h(`Open a class`)}</button>
    </form>
  </details>`}const X=e=>`kitapi.drills.${e}`,Z=()=>({topics:{},streak:0,best:0,chosen:[]});function Q(e){try{return{...Z(),...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z()}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}function ue(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function de(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function fe({game:n,seed:i}){let[a]=e(i??Math.floor(Math.random()*1e6)),[s,c]=e(Q(n)),[l,d]=e([]),[f,m]=e(0),[g,_]=e(null),[v,y]=e(``),[b,x]=e(0),S=p(!1),w=s.chosen.length?s.chosen[f%s.chosen.length]??null:null,T={game:n,seed:a,number:f,topic:w},D=e=>y(e.message||h(`The server does not answer.`)),A=e=>c($(n,e));return r(()=>{E(n).then(d,D)},[n]),r(()=>{let e=!0;return O(T).then(t=>{e&&(_({which:T,drill:t,mark:null}),y(``))},t=>{e&&D(t)}),()=>{e=!1}},[a,f,w,b]),o`<main class="drills-desk">
    <${pe} tally=${s} seed=${a} number=${f} />
    ${g&&o`<${z} key=${`${g.drill.number} ${g.drill.topic}`} game=${n} drill=${g.drill}
        mark=${g.mark} trouble=${v}
        onAnswer=${e=>{g&&!S.current&&(S.current=!0,k(g.which,e).then(e=>{_(t=>t?.drill===g.drill?{...t,mark:e}:t),y(``),A(ue(Q(n),g.drill.topic,e.right))},D).finally(()=>{S.current=!1}))}}
        next=${()=>g.which.number===f?m((f+1)%1e3):x(b+1)} />`}
    ${!g&&v&&o`<${C} trouble=${v} again=${()=>x(b+1)} />`}
    ${!g&&!v&&o`<p class="prompt" role="status">${h(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${h(`Choose topics`)}</summary>
      <${Y} topics=${l} chosen=${s.chosen} counts=${s.topics}
        onChoose=${e=>{A({...s,chosen:e}),m(0)}} />
    </details>
    <${le} game=${n} topics=${l} />
    ${u(n).odds&&o`<p><a class="plain house-page" href=${t(n)}>${h(`The exact odds`)}</a></p>`}
  </main>`}function pe({tally:e,seed:t,number:n}){let{right:r,asked:i}=de(e);return o`<p class="drills-standing">
    <span>${h(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&o`<span>${h(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&o`<b>${h(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function me({game:e,code:t,seed:n}){let i=d(e)?u(e):null;if(r(()=>{i?.drills&&(a(i.deck),i.drawing.load().catch(()=>void 0))},[i]),!i?.drills)return o`<${v} />`;if(i.drawing.failed.value)return o`<${f} />`;let l=i.drawing.loaded.value!==null;return o`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${h(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${h(`Training: {game}`,{game:i.title()})}</h1>
      <div class="tools"><${c} own=${s(e)} /></div>
    </header>
    ${l&&(t?o`<${J} key=${t} code=${t} />`:o`<${fe} key=${n} game=${e} seed=${n} />`)}
  </div>`}export{me as DrillsPage};