import{$t as e,Bt as t,Ht as n,M as r,N as i,O as a,Qt as o,Ut as s,X as c,Yt as l,a as u,cn as d,fn as f,gn as p,hn as m,l as h,on as g,pn as _,qt as v,r as y,rn as b,sn as x,tn as S}from"./main.js";import{rt as C}from"./desks.js";import{v as w}from"./shared.js";const T=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)}),E=async e=>(await h(`/api/drills/${e}?lang=${v()}`)).topics,D=({game:e,seed:t,number:n,topic:r})=>`/api/drills/${e}/${t}?lang=${v()}&number=${n}${r?`&topic=${r}`:``}`,O=e=>h(D(e)),ee=(e,t)=>h(D(e),T({answer:t})),k=async e=>(await h(`/api/classes`,T(e))).class,A=e=>h(`/api/classes/${e}?lang=${v()}`),j=(e,t)=>h(`/api/classes/${e}/trainees?lang=${v()}`,T({name:t})),M=(e,t)=>h(`/api/classes/${e}/drills/${t}?lang=${v()}`),N=(e,t,n)=>h(`/api/classes/${e}/drills/${t}?lang=${v()}`,T({answer:n})),te=e=>`/api/classes/${e}/sheet.csv`;function ne(e){switch(e.drill.kind){case`choice`:return d`<${F} ...${e} />`;case`amount`:return d`<${L} ...${e} />`;case`order`:return d`<${R} ...${e} ordered />`;case`present`:return d`<${R} ...${e} />`}}function P(e,t){return!t||typeof t.answer==`number`||typeof t.given==`number`?``:t.answer.includes(e)?`is-right`:t.given.includes(e)?`is-wrong`:``}const F=({drill:e,mark:t,onAnswer:n})=>d`<ul class="drill-options">
  ${e.options.map(({letter:e,text:r})=>d`<li key=${e}>
    <button type="button" class=${x(`plain drill-option`,P(e,t))} disabled=${!!t}
      aria-keyshortcuts=${e}
      onClick=${()=>n([e])}><${I} letter=${e} /><span>${r}</span></button>
  </li>`)}
</ul>`,I=({letter:e})=>d`<b class="letter" aria-hidden="true">${e}</b>`;function L({drill:e,mark:t,onAnswer:n}){let[r,i]=p(``);return d`<form class="drill-amount" onSubmit=${e=>{e.preventDefault(),/^\d{1,13}$/.test(r.trim())&&n(Number(r))}}>
    <label>${e.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${t?String(t.given):r}
        readonly=${!!t} onInput=${e=>i(e.target.value)} /></label>
    ${!t&&d`<button class="big">${l(`Answer`)}</button>`}
  </form>`}function R({drill:e,mark:t,onAnswer:n,ordered:r=!1}){let[i,a]=p([]),o=t&&typeof t.given!=`number`?t.given:i,s=e=>a(i.includes(e)?i.filter(t=>t!==e):[...i,e]),c=!r||i.length===e.options.length;return d`<p class="quiet-line">
    ${l(r?`Select them in order.`:`Select all that apply, or none.`)}</p>
    <ul class="drill-options">
      ${e.options.map(({letter:e,text:n})=>d`<li key=${e}>
        <button type="button" class=${x(`plain drill-option`,!r&&P(e,t))}
          disabled=${!!t} aria-keyshortcuts=${e}
          aria-pressed=${o.includes(e)} onClick=${()=>s(e)}>
          <${I} letter=${e} /><span>${n}</span>
          ${r&&d`<b class="place-chosen figure">${o.includes(e)?o.indexOf(e)+1:``}</b>`}
          ${r&&t&&typeof t.answer!=`number`&&d`<span class="place-right figure">
              ${l(`right: {place}`,{place:t.answer.indexOf(e)+1})}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!t&&d`<button type="button" class="big" disabled=${!c} aria-keyshortcuts="Enter"
        onClick=${()=>n(i)}>${l(`Answer`)}</button>`}`}function z({game:t,drill:n,mark:r,trouble:i=``,onAnswer:a,next:o}){let{Situation:s}=e(t),c=m(null);return _(()=>{n.number>0&&document.activeElement===document.body&&c.current?.focus()},[n]),d`<article class="drill" aria-labelledby="drill-ask">
    <section class="drill-told">
      <h2 ref=${c} tabindex="-1">${n.heading}</h2>
      <p>${n.told.join(` `)}</p>
      ${s&&d`<${s} situation=${n.situation} />`}
    </section>
    <section class="paper drill-question">
      <h3 id="drill-ask">${n.ask}</h3>
      <${ne} drill=${n} mark=${r} onAnswer=${a} />
      ${i&&d`<p class="trouble" role="alert">${i}</p>`}
      ${r&&d`<${B} mark=${r} next=${o} />`}
    </section>
  </article>`}function B({mark:e,next:t}){let n=m(null);return f(()=>{g(`${e.verdict} ${e.right?``:e.told.join(`, `)} ${e.reason}`),n.current?.scrollIntoView({block:`nearest`})},[e]),d`<div class="marked" ref=${n}>
    <p class=${x(`mark-verdict`,e.right?`right`:e.points?`near`:`wrong`)}>${e.verdict}</p>
    ${!e.right&&d`<p>${l(`Correct answer: {answer}`,{answer:e.told.join(` → `)||l(`nobody`)})}</p>`}
    <p class="mark-reason">${e.reason}</p>
    ${Object.entries(e.rules).map(([e,t])=>d`<p key=${e} class="mark-rule"><span class="rule-number">${e}</span> ${t}</p>`)}
    <p class="mark-clauses">
      ${e.clauses.map(e=>d`<span key=${e} class="rule-number">${e}</span> `)}</p>
    ${t&&d`<button type="button" class="big" aria-keyshortcuts="Enter" onClick=${t}>${l(`Next`)}</button>`}
  </div>`}const V=({info:e,sheet:t})=>d`<section class="paper trainers-sheet">
  <h2 id="score-sheet">${l(`Score sheet`)}</h2>
  ${t.trainees.length?d`<${H} sheet=${t} />`:d`<p role="status">${l(`Nobody has joined yet.`)}</p>`}
  ${t.weakest.length>0&&d`<h3>${l(`Weakest topics`)}</h3>
    <ul class="weakest">
      ${t.weakest.map(e=>d`<li key=${e}>
        <span class="rule-number">${e}</span> <span class="figure">
          ${t.clauses[e]?.right}/${t.clauses[e]?.asked}</span></li>`)}</ul>`}
  <p class="sheet-tools"><a class="plain" href=${te(e.class)} download>${l(`Save for a spreadsheet`)}</a>
    <span class="quiet">${l(`Series {seed}`,{seed:`${e.seed??0}`})}</span></p>
  <${w} label=${l(`Link to this class`)} />
</section>`,H=({sheet:e})=>d`<div class="marks-roll" tabindex="0" role="region" aria-labelledby="score-sheet">
    <table class="class-marks">
      <thead><tr><th scope="col"><span class="unseen">${l(`Trainee`)}</span></th>
        ${e.drills.map(({number:e,topic:t})=>d`<th key=${e} scope="col" title=${t}>
          ${e+1}</th>`)}
        <th scope="col">${l(`Points`)}</th></tr></thead>
      <tbody>${e.trainees.map(({name:e,marks:t,points:n})=>d`<tr key=${e}>
        <th scope="row">${e}</th>${t.map((e,t)=>d`<${U} key=${t} mark=${e} />`)}
        <td class="figure"><b>${n}</b></td>
      </tr>`)}</tbody>
    </table></div>`;function U({mark:e}){return e?d`<td class=${x(`figure`,e.right?`is-right`:e.points?`is-near`:`is-wrong`)}>
    ${e.points}</td>`:d`<td class="figure">–</td>`}function W({code:e}){let[t,n]=p(null),[r,i]=p(``),a=e=>i(e.message||l(`The server does not answer.`)),o=()=>A(e).then(e=>{n(e),i(``)},a);return f(()=>{o()},[e]),f(()=>{if(!t?.trainer)return;let e=setInterval(o,3e3);return()=>clearInterval(e)},[t?.trainer,e]),t?d`<main class="drills-desk">
    <p class="drills-standing"><b>${l(`Class {code}`,{code:t.class})}</b>
      ${t.name&&d`<span>${t.name}</span>`}</p>
    ${r&&d`<p class="trouble" role="alert">${r}</p>`}
    ${t.trainer&&t.sheet&&d`<${V} info=${t} sheet=${t.sheet} />`}
    ${t.name?d`<${K} info=${t} code=${e} again=${o} />`:d`<${G} info=${t} code=${e} onJoin=${n} />`}
  </main>`:d`<main class="drills-desk">${r?d`<${C} trouble=${r} again=${o} />`:d`<p class="prompt" role="status">${l(`Loading the class …`)}</p>`}</main>`}function G({info:e,code:t,onJoin:r}){let[i,a]=p(s.value.name),[o,c]=p(``),u=d`<form class="class-form" onSubmit=${e=>{e.preventDefault(),j(t,i).then(e=>{n({name:i.trim()}),r(e)},e=>c(e.message||l(`The server does not answer.`)))}}>
    <label>${l(`Your name`)}
      <input value=${i} required maxlength="20" autocomplete="nickname"
        onInput=${e=>a(e.target.value)} /></label>
    ${o&&d`<p class="trouble" role="alert">${o}</p>`}
    <button class="big">${l(`Join`)}</button>
  </form>`;return e.trainer?d`<details class="paper drills-more"><summary>${l(`Answer too`)}</summary>${u}</details>`:d`<section class="paper drills-more">${u}</section>`}function K({info:e,code:t,again:n}){let r=Array.from({length:e.count},(e,t)=>t),i=r.find(t=>!e.marks[t]),[a,o]=p(i??0),[s,c]=p(null),[u,h]=p(null),g=m(!1),[_,v]=p(``),[y,b]=p(0),S=e=>v(e.message||l(`The server does not answer.`));f(()=>{let e=!0,n=e=>{c(e),h(e.mark?{of:e.number,mark:e.mark}:null),v(``)};return M(t,a).then(t=>{e&&n(t)},t=>{e&&S(t)}),()=>{e=!1}},[t,a,y]);let w=e=>{s&&!g.current&&(g.current=!0,N(t,s.number,e).then(e=>{h({of:s.number,mark:e}),n()},S).finally(()=>{g.current=!1}))},T=s&&u?.of===s.number?u.mark:null,E=r.find(t=>t!==a&&!e.marks[t]);return d`
    <nav class="drill-numbers" aria-label=${l(`Drills`)}>
      ${r.map(t=>d`<button type="button" key=${t} class=${x(`plain`,q(e,t))}
          aria-current=${t===a?`true`:void 0}
          aria-label=${J(e,t)} onClick=${()=>o(t)}>${t+1}</button>`)}
    </nav>
    ${i===void 0&&d`<p role="status">${l(`All drills of this class are answered.`)}</p>`}
    ${!s&&_&&d`<${C} trouble=${_} again=${()=>b(y+1)} />`}
    ${s&&d`<${z} key=${s.number} game=${e.game} drill=${s} mark=${T} trouble=${_}
        onAnswer=${w}
        next=${E===void 0?void 0:()=>o(E)} />`}`}function q(e,t){let n=e.marks[t];return n?n.right?`is-right`:n.points?`is-near`:`is-wrong`:``}function J(e,t){let n=e.marks[t];return n?n.right?l(`Drill {number}, right`,{number:t+1}):l(`Drill {number}, not right`,{number:t+1}):l(`Drill {number}, not answered`,{number:t+1})}function Y({topics:e,chosen:t,counts:n={},onChoose:r}){let i=e.filter(({topic:e})=>/^[A-Z]{3}-/.test(e)),a=e.filter(e=>!i.includes(e)),o=e=>r(t.includes(e)?t.filter(t=>t!==e):[...t,e]),s=(e,r)=>d`<fieldset class="topics">
    <legend>${e}</legend>
    ${r.map(({topic:e,heading:r})=>d`<label key=${e} class="tick">
      <input type="checkbox" checked=${t.includes(e)} onChange=${()=>o(e)} />
      <span>${/^[A-Z]{3}-/.test(e)&&d`<span class="rule-number">${e}</span> `}${r}</span>
      ${n[e]&&d`<b class="figure topic-count">${n[e].right}/${n[e].asked}</b>`}
    </label>`)}
  </fieldset>`;return d`<div class="topic-list">
    <p>${t.length?d`<button type="button" class="plain" onClick=${()=>r([])}>${l(`All topics`)}</button>`:l(`Nothing selected: questions come from all topics.`)}</p>
    ${s(l(`The procedure`),a)}
    ${s(l(`Irregularities`),i)}
  </div>`}function X({game:e,topics:t}){let[n,i]=p([]),[o,s]=p(`10`),[c,u]=p(``),[f,m]=p(``);return d`<details class="paper drills-more">
    <summary>${l(`Train with a class`)}</summary>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),c.trim()&&r(a(e,c.trim().toUpperCase()))}}>
      <label>${l(`Code of the class`)}
        <input value=${c} required maxlength="6" autocapitalize="characters" autocomplete="off"
          onInput=${e=>u(e.target.value)} /></label>
      <button class="plain">${l(`Join`)}</button>
    </form>
    <form class="class-form" onSubmit=${t=>{t.preventDefault(),k({game:e,topics:n,count:Number(o)}).then(t=>r(a(e,t)),e=>m(e.message||l(`The server does not answer.`)))}}>
      <p>${l(`Or open one: everybody gets the same drills, and you see the score sheet.`)}</p>
      <label>${l(`Drills`)}<input type="number" min="1" max="100" required value=${o}
        onInput=${e=>s(e.target.value)} /></label>
      <${Y} topics=${t} chosen=${n} onChoose=${i} />
      ${f&&d`<p class="trouble" role="alert">${f}</p>`}
      <button class="big">${l(`Open a class`)}</button>
    </form>
  </details>`}const Z=e=>`kitapi.drills.${e}`,Q=()=>({topics:{},streak:0,best:0,chosen:[]});function $(e){try{return{...Q(),...JSON.parse(localStorage.getItem(Z(e))??`{}`)}}catch{return Q()}}function re(e,t){try{localStorage.setItem(Z(e),JSON.stringify(t))}catch{}return t}function ie(e,t,n){let r=e.topics[t]??{right:0,asked:0},i=n?e.streak+1:0,a={...e.topics,[t]:{right:r.right+Number(n),asked:r.asked+1}};return{...e,topics:a,streak:i,best:Math.max(e.best,i)}}function ae(e){let t=Object.values(e.topics);return{right:t.reduce((e,t)=>e+t.right,0),asked:t.reduce((e,t)=>e+t.asked,0)}}function oe({game:e,seed:t}){let[n]=p(t??Math.floor(Math.random()*1e6)),[r,a]=p($(e)),[s,c]=p([]),[u,h]=p(0),[g,_]=p(null),[v,y]=p(``),[b,x]=p(0),S=m(!1),w=r.chosen.length?r.chosen[u%r.chosen.length]??null:null,T={game:e,seed:n,number:u,topic:w},D=e=>y(e.message||l(`The server does not answer.`)),k=t=>a(re(e,t));return f(()=>{E(e).then(c,D)},[e]),f(()=>{let e=!0;return O(T).then(t=>{e&&(_({which:T,drill:t,mark:null}),y(``))},t=>{e&&D(t)}),()=>{e=!1}},[n,u,w,b]),d`<main class="drills-desk">
    <${se} tally=${r} seed=${n} number=${u} />
    ${g&&d`<${z} key=${`${g.drill.number} ${g.drill.topic}`} game=${e} drill=${g.drill}
        mark=${g.mark} trouble=${v}
        onAnswer=${t=>{g&&!S.current&&(S.current=!0,ee(g.which,t).then(t=>{_(e=>e?.drill===g.drill?{...e,mark:t}:e),y(``),k(ie($(e),g.drill.topic,t.right))},D).finally(()=>{S.current=!1}))}}
        next=${()=>g.which.number===u?h((u+1)%1e3):x(b+1)} />`}
    ${!g&&v&&d`<${C} trouble=${v} again=${()=>x(b+1)} />`}
    ${!g&&!v&&d`<p class="prompt" role="status">${l(`Loading the drill …`)}</p>`}
    <details class="paper drills-more">
      <summary>${l(`Choose topics`)}</summary>
      <${Y} topics=${s} chosen=${r.chosen} counts=${r.topics}
        onChoose=${e=>{k({...r,chosen:e}),h(0)}} />
    </details>
    <${X} game=${e} topics=${s} />
    ${o(e).odds&&d`<p><a class="plain house-page" href=${i(e)}>${l(`The exact odds`)}</a></p>`}
  </main>`}function se({tally:e,seed:t,number:n}){let{right:r,asked:i}=ae(e);return d`<p class="drills-standing">
    <span>${l(`Series {seed}, drill {number}`,{seed:`${t}`,number:n+1})}</span>
    ${i>0&&d`<span>${l(`{right} of {asked} right`,{right:r,asked:i})}</span>`}
    ${e.streak>1&&d`<b>${l(`In a row: {count}`,{count:e.streak})}</b>`}
  </p>`}function ce({game:e,code:n,seed:r}){let i=S(e)?o(e):null;if(f(()=>{i?.drills&&(t(i.deck),i.drawing.load().catch(()=>void 0))},[i]),!i?.drills)return d`<${y} />`;if(i.drawing.failed.value)return d`<${c} />`;let a=i.drawing.loaded.value!==null;return d`<div class=${`drills of-${e}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`Training: {game}`,{game:i.title()})}</h1>
      <div class="tools"><${u} own=${b(e)} /></div>
    </header>
    ${a&&(n?d`<${W} key=${n} code=${n} />`:d`<${oe} key=${r} game=${e} seed=${r} />`)}
  </div>`}export{ce as DrillsPage};