import{Qt as e,Xt as t,Zt as n,a as r,dn as i,gn as a,hn as o,l as s,on as c,un as l,vn as u,w as d,yn as f}from"./main.js";import{E as p,F as m,_ as ee,f as h,g,h as _}from"./caribbean-stud-shared.js";import{T as v}from"./shared.js";const te=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],y=e=>te.filter(t=>e.some(({phases:e})=>e.includes(t)));function b(t){switch(t){case`PREPARE`:return e(`shuffling`);case`STAKES`:return e(`stakes`);case`COIN_IN`:return e(`tokens falling`);case`DEAL`:return e(`dealing`);case`CHOOSE`:return e(`choices and exchanges`);case`CHECK`:return e(`checking the bets`);case`REVEAL`:return e(`turning the bank's cards`);case`SETTLE`:return e(`settlement`);case`JACKPOT`:return e(`paying jackpots`);case`DONE`:return e(`putting cards away`);case`OVER`:return e(`after GAME OVER`);default:return t}}const x=t=>e(`seat {number}`,{number:v(t)}),S=e=>g(x(e));function ne(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function C(t){switch(t){case`hand`:return e(`The whole round is void`);case`seat`:return e(`A seat's hand is void`);default:return e(`Nothing is void`)}}function w(t){switch(t){case`hand`:return e(`void`);case`seat`:return e(`seat`);default:return e(`stands`)}}function T(t){switch(t){case`ante`:return e(`ANTE`);case`bet`:return e(`BET`);case`fee`:return e(`fee`);case`token`:return e(`token`);case`jackpot`:return e(`Jackpot`);default:return t}}function E(t){switch(t){case`go_on`:return e(`goes on`);case`void`:return e(`hand void`);case`losing`:return e(`it loses`);case`tie`:return e(`a tie`);case`winning`:return e(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return T(t);default:return h(t)}}const D=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>D.map(e=>({result:e,words:m(e)})),k=({template:e,values:t})=>_(e,t,x);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${_(e,r,x)}.`}const j=t=>e(`not said: {what}`,{what:t});function M({irregularities:t}){let n=y(t);return n.length?i`<section class="paper slip by-phase" aria-label=${e(`All cases by phase`)}>
    <table>
      <caption>
        ${e(`All cases by phase`)} <span class="quiet">
          ${e(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${e(`What went wrong`)}</th>
          ${n.map(e=>i`<th scope="col" key=${e} class="phase-head">
            <span>${b(e)}</span></th>`)}</tr></thead>
      <tbody>${t.map(e=>i`<${N} key=${e.id} row=${e} phases=${n} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>i`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${g(e.what)}</th>
  ${t.map(t=>i`<td key=${t}>${(e.outcomes[t]??[]).map(e=>i`<span key=${e}
    class=${l(`outcome`,`void-${e}`)}>${w(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:t,clauses:r,phase:a,onPhase:o,chosen:s}){let[c,l]=f(``),u=t.filter(e=>(!a||e.phases.includes(a))&&ne(c,`${e.id} ${e.what} ${r[e.id]??``}`));return i`<section class="finder" aria-label=${e(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${e(`Words`)}
        <input type="search" value=${c} placeholder=${e(`card, floor, BET …`)}
          onInput=${e=>l(e.target.value)} />
      </label>
      <label>${e(`When`)}
        <select value=${a} onChange=${e=>o(e.target.value)}>
          <option value="" selected=${!a}>${e(`at any time`)}</option>
          ${y(t).map(e=>i`<option key=${e} value=${e} selected=${e===a}>${b(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${n(`{count} case`,`{count} cases`,u.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${e(`Print the table`)}</button></p>
    <ul class="found-list">${u.map(({id:e,what:t})=>i`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===s?`true`:void 0}><span
        class="rule-number">${e}</span> ${g(t)}</a>
    </li>`)}</ul>
  </section>`}function F({fact:e,facts:t,say:n}){let{name:r,form:a,kind:o,needed:s,values:c,without:l}=e,u=i`<legend>${g(o)}
    ${l&&i` <span class="quiet">${j(l)}</span>`}</legend>`;return a===`number`?i`<label class="fact">${g(o)}
      ${l&&i` <span class="quiet">${j(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,z(e.target.value))} />
    </label>`:a===`one_of_by_seat`?i`<fieldset class="fact">${u}
      ${R(t).map(e=>i`<div class="by-seat" key=${e}><span>${S(e)}</span>
        <${I} label=${S(e)} answers=${c.map(e=>[e,E(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,V(t[r],e,i))} />
      </div>`)}</fieldset>`:i`<fieldset class="fact">${u}
    <${I} answers=${L(e,t)} said=${a===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${a===`two_seats`?e=>n(r,B(t[r],e)):e=>n(r,e===t[r]&&!s?void 0:e)} />
  </fieldset>`}const I=({answers:e,said:t,label:n,onAnswer:r})=>i`<div class="answers-row">
    ${e.map(([e,a])=>i`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${a}`}
      onClick=${()=>r(e)}>${a}</button>`)}</div>`;function L({form:t,values:n},r){let i=R(r);switch(t){case`seat`:case`two_seats`:return i.map(e=>[e,S(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!i.includes(e)).map(e=>[e,S(e)]);case`yes_no`:return[[!0,e(`yes`)],[!1,e(`no`)]];default:return n.map(e=>[e,E(e)])}}const R=({seats:e})=>Object.keys(e).map(Number).sort(),z=e=>e===``?void 0:Math.trunc(Number(e));function B(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function V(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function H({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const U=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function W(e,n){let[r,i]=f(null),a=!U(e,n.facts).length,s=JSON.stringify({irregularity:e.id,...n});return o(()=>{let e=!0,n=t=>{e&&i(t)};return a?d(`caribbean-stud`,t(),s).then(e=>n({ruling:e}),e=>n({refusal:G(e)})):n(null),()=>{e=!1}},[s,a]),r}function G(e){let{template:t,values:n={}}=e instanceof s?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:t,missing:n,clauses:r})=>i`<section class="paper slip ruling-slip" aria-label=${e(`The ruling`)}>
    <output>
      ${n.length?i`<p class="quiet">
          ${e(`Still to be said: {what}`,{what:n.map(({kind:e})=>e).join(`; `)})}</p>`:t?.ruling?i`<${J} ruling=${t.ruling} clauses=${r} />`:t?.refusal&&i`<p class="verdict">${e(`No ruling`)}</p><p>${A(t.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:t,clauses:n})=>i`
  <p class=${l(`verdict`,`void-${t.void}`)}>${C(t.void)}</p>
  <p class="continues">${k(t)}</p>
  <${Y} title=${e(`Comes back`)} moved=${t.returned} />
  <${Y} title=${e(`Is taken back`)} moved=${t.reversed??[]} />
  <${Y} title=${e(`Waits for the management`)} moved=${t.claim??[]} />
  <${Y} title=${e(`Stays with the house`)} moved=${t.kept??[]} />
  ${t.order&&i`<h3>${e(`Still to act, in this order`)}</h3><p class="order">${t.order.map(S).join(`, `)}</p>`}
  ${t.present.length>0&&i`<h3>${e(`Must be present`)}</h3>
    <ul class="present">${t.present.map(e=>i`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${e(`By the rules`)}</h3>
  <dl class="rules-told">
    ${t.clauses.map(e=>i`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${n[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return i`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return i`<tr key=${e}><th scope="row">${S(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${T(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:t,onToggle:n,onSeats:r}){let a=Object.keys(t).sort();return i`<fieldset class="fact seat-rows"><legend>${e(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(e,r)=>i`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in t} aria-label=${S(r)} onClick=${()=>n(String(r))}>
        ${v(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>i`<span key=${e}>${T(e)}</span>`)}<span></span></div>
      ${a.map(e=>i`<${ie} key=${e} seat=${Number(e)} chips=${t[e]}
        onChips=${n=>r({...t,[e]:n})} />`)}
    </div>
  </fieldset>`}function ie({seat:t,chips:n,onChips:r}){let[a,o]=f(!1);return i`<div class="chips-line"><span class="figure">${v(t)}</span>
      ${X.map(e=>i`<${Q} key=${e} label=${`${S(t)}, ${T(e)}`} amount=${n[e]}
          onAmount=${t=>r({...n,[e]:t})} />`)}
      <button type="button" class="plain more" aria-expanded=${a}
        aria-label=${e(`More about {seat}`,{seat:S(t)})} onClick=${()=>o(!a)}>⋯</button>
    </div>
    ${a&&i`<${ae} seat=${t} chips=${n} onChips=${r} />`}`}function ae({seat:t,chips:n,onChips:r}){let{served:a=!1,regular:o=!0,folded:s=!1,result:c=``,paid:l={}}=n;return i`<div class="chips-more" role="group" aria-label=${S(t)}>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>r({...n,served:e.target.checked})} /> ${e(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${o}
        onChange=${e=>r({...n,regular:e.target.checked})} /> ${e(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${s}
        onChange=${e=>r({...n,folded:e.target.checked})} /> ${e(`has folded, its ANTE still there`)}</label>
    <label>${e(`Settled`)}
      <select value=${c}
        onChange=${e=>r({...n,result:e.target.value||void 0})}>
        <option value="" selected=${!c}>${e(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>i`<option key=${e} value=${e} selected=${e===c}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${e(`Was paid on`)}</span>
      ${Z.map(e=>i`<label key=${e}>${T(e)}
        <${Q} amount=${l[e]}
          onAmount=${t=>r({...n,paid:{...l,[e]:t}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>i`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:t,clauses:n,phase:r}){let[o,s]=f(()=>H(t,r)),c=u(null);a(()=>{c.current?.focus(),scrollTo(0,0)},[]);let l=W(t,o);return i`<article class="irregular">
    <a class="plain back" href="#">${e(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${g(t.what)}</h2>
      <p class="quiet"><span class="rule-number">${t.id}</span> ${n[t.id]}</p>
      <${se} row=${t} report=${o} onReport=${s} />
    </section>
    ${l?.ruling&&i`<${$} ruling=${l.ruling} />`}
    <${q} answer=${l} missing=${U(t,o.facts)} clauses=${n} />
  </article>`}const $=({ruling:e})=>i`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${C(e.void)}</button>`;function se({row:t,report:n,onReport:r}){let{facts:a,house:o}=n,s=(e,t)=>r({...n,facts:{...a,[e]:t}});return i`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${e(`When`)}
      <select value=${n.phase}
        onChange=${e=>r({...n,phase:e.target.value})}>
        ${t.phases.map(e=>i`<option key=${e} value=${e} selected=${e===n.phase}>
          ${b(e)}</option>`)}
      </select>
    </label>
    ${t.facts.filter(({form:e})=>e!==`seats`).map(e=>i`<${F} key=${e.name} fact=${e} facts=${a} say=${s} />`)}
    <${re} seats=${a.seats}
      onToggle=${e=>r({...n,facts:K(a,e)})}
      onSeats=${e=>s(`seats`,e)} />
    <details class="house-rule"><summary>${e(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${o.skipped_back}
        onChange=${e=>r({...n,house:{skipped_back:e.target.checked}})} />
        ${e(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=f(location.hash.slice(1));return o(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:t,clauses:n,trouble:r}=ee(),[a,o]=f(``),s=ce(),c=t.find(({id:e})=>e===s);return i`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${l(`rulings-desk`,c&&`chosen`)}>
      ${r&&i`<p class="trouble" role="alert">${e(`The server does not answer.`)}</p>`}
      <${P} irregularities=${t} clauses=${n} phase=${a} onPhase=${o}
        chosen=${s} />
      ${c?i`<${oe} key=${c.id} row=${c} clauses=${n} phase=${a} />`:i`<p class="choose-one quiet">${e(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${t} />
    </main>
  </div>`}const ue=()=>i`<header class="top-bar">
  <a class="home" href="/" aria-label=${e(`Kitapi, to the start page`)}>
    <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${e(`When something goes wrong`)}</h1>
  <div class="tools"><${r} own=${c(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};