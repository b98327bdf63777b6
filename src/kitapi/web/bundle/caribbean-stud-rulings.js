import{An as e,Cn as t,D as n,Dn as r,On as i,Sn as a,a as o,c as s,cn as c,jn as l,ln as u,un as d,vn as ee}from"./main.js";import{G as f,I as p,_ as m,g as h,p as g,v as _}from"./caribbean-stud-shared.js";import{P as v}from"./shared.js";const te=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],y=e=>te.filter(t=>e.some(({phases:e})=>e.includes(t)));function b(e){switch(e){case`PREPARE`:return d(`shuffling`);case`STAKES`:return d(`stakes`);case`COIN_IN`:return d(`tokens falling`);case`DEAL`:return d(`dealing`);case`CHOOSE`:return d(`choices and exchanges`);case`CHECK`:return d(`checking the bets`);case`REVEAL`:return d(`turning the bank's cards`);case`SETTLE`:return d(`settlement`);case`JACKPOT`:return d(`paying jackpots`);case`DONE`:return d(`putting cards away`);case`OVER`:return d(`after GAME OVER`);default:return e}}const x=e=>d(`seat {number}`,{number:v(e)}),S=e=>m(x(e));function ne(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function C(e){switch(e){case`hand`:return d(`The whole round is void`);case`seat`:return d(`A seat's hand is void`);default:return d(`Nothing is void`)}}function w(e){switch(e){case`hand`:return d(`void`);case`seat`:return d(`seat`);default:return d(`stands`)}}function T(e){switch(e){case`ante`:return d(`ANTE`);case`bet`:return d(`BET`);case`fee`:return d(`fee`);case`token`:return d(`token`);case`jackpot`:return d(`Jackpot`);default:return e}}function E(e){switch(e){case`go_on`:return d(`goes on`);case`void`:return d(`hand void`);case`losing`:return d(`it loses`);case`tie`:return d(`a tie`);case`winning`:return d(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return T(e);default:return g(e)}}const D=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>D.map(e=>({result:e,words:f(e)})),k=({template:e,values:t})=>h(e,t,x);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${h(e,r,x)}.`}const j=e=>d(`missing: {what}`,{what:e});function M({irregularities:e}){let n=y(e);return n.length?t`<section class="paper slip by-phase" aria-label=${d(`All cases by phase`)}>
    <table>
      <caption>
        ${d(`All cases by phase`)} <span class="quiet">
          ${d(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${d(`What went wrong`)}</th>
          ${n.map(e=>t`<th scope="col" key=${e} class="phase-head">
            <span>${b(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>t`<${N} key=${e.id} row=${e} phases=${n} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:n})=>t`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${m(e.what)}</th>
  ${n.map(n=>t`<td key=${n}>${(e.outcomes[n]??[]).map(e=>t`<span key=${e}
    class=${a(`outcome`,`void-${e}`)}>${w(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:n,phase:r,onPhase:i,chosen:a}){let[o,s]=l(``),c=e.filter(e=>(!r||e.phases.includes(r))&&ne(o,`${e.id} ${e.what} ${n[e.id]??``}`));return t`<section class="finder" aria-label=${d(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${d(`Words`)}
        <input type="search" value=${o} placeholder=${d(`card, floor, BET …`)}
          onInput=${e=>s(e.target.value)} />
      </label>
      <label>${d(`When`)}
        <select value=${r} onChange=${e=>i(e.target.value)}>
          <option value="" selected=${!r}>${d(`at any time`)}</option>
          ${y(e).map(e=>t`<option key=${e} value=${e} selected=${e===r}>${b(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${u(`{count} case`,`{count} cases`,c.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${d(`Print the table`)}</button></p>
    <ul class="found-list">${c.map(({id:e,what:n})=>t`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===a?`true`:void 0}><span
        class="rule-number">${e}</span> ${m(n)}</a>
    </li>`)}</ul>
  </section>`}function F({fact:e,facts:n,say:r}){let{name:i,form:a,kind:o,needed:s,values:c,without:l}=e,u=t`<legend>${m(o)}
    ${l&&t` <span class="quiet">${j(l)}</span>`}</legend>`;return a===`number`?t`<label class="fact">${m(o)}
      ${l&&t` <span class="quiet">${j(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${n[i]??``}
        onInput=${e=>r(i,z(e.target.value))} />
    </label>`:a===`one_of_by_seat`?t`<fieldset class="fact">${u}
      ${R(n).map(e=>t`<div class="by-seat" key=${e}><span>${S(e)}</span>
        <${I} label=${S(e)} answers=${c.map(e=>[e,E(e)])}
          said=${[n[i]?.[e]]}
          onAnswer=${t=>r(i,V(n[i],e,t))} />
      </div>`)}</fieldset>`:t`<fieldset class="fact">${u}
    <${I} answers=${L(e,n)} said=${a===`two_seats`?n[i]??[]:[n[i]]}
      onAnswer=${a===`two_seats`?e=>r(i,B(n[i],e)):e=>r(i,e===n[i]&&!s?void 0:e)} />
  </fieldset>`}const I=({answers:e,said:n,label:r,onAnswer:i})=>t`<div class="answers-row">
    ${e.map(([e,a])=>t`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${n.includes(e)} aria-label=${r&&`${r}: ${a}`}
      onClick=${()=>i(e)}>${a}</button>`)}</div>`;function L({form:e,values:t},n){let r=R(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,S(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,S(e)]);case`yes_no`:return[[!0,d(`yes`)],[!1,d(`no`)]];default:return t.map(e=>[e,E(e)])}}const R=({seats:e})=>Object.keys(e).map(Number).sort(),z=e=>e===``?void 0:Math.trunc(Number(e));function B(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function V(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function H({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const U=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function W(e,t){let[i,a]=l(null),o=!U(e,t.facts).length,s=JSON.stringify({irregularity:e.id,...t});return r(()=>{let e=!0,t=t=>{e&&a(t)};return o?n(`caribbean-stud`,c(),s).then(e=>t({ruling:e}),e=>t({refusal:G(e)})):t(null),()=>{e=!1}},[s,o]),i}function G(e){let{template:t,values:n={}}=e instanceof s?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,missing:n,clauses:r})=>t`<section class="paper slip ruling-slip" aria-label=${d(`The ruling`)}>
    <output>
      ${n.length?t`<p class="quiet">
          ${d(`Still missing: {what}`,{what:n.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?t`<${J} ruling=${e.ruling} clauses=${r} />`:e?.refusal&&t`<p class="verdict">${d(`No ruling`)}</p><p>${A(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:n})=>t`
  <p class=${a(`verdict`,`void-${e.void}`)}>${C(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${Y} title=${d(`Comes back`)} moved=${e.returned} />
  <${Y} title=${d(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${d(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${d(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&t`<h3>${d(`Still to act, in this order`)}</h3><p class="order">${e.order.map(S).join(`, `)}</p>`}
  ${e.present.length>0&&t`<h3>${d(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>t`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${d(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>t`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${n[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:n}){if(!n.length)return null;let r=[...new Set(n.map(({seat:e})=>e))];return t`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${r.map(e=>{let r=n.filter(t=>t.seat===e);return t`<tr key=${e}><th scope="row">${S(e)}</th>
        <td class="wagers">${r.map(({wager:e,amount:t})=>`${T(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${r.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:n,onSeats:r}){let i=Object.keys(e).sort();return t`<fieldset class="fact seat-rows"><legend>${d(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(r,i)=>t`<button type="button" key=${i} class="plain answer"
        aria-pressed=${String(i)in e} aria-label=${S(i)} onClick=${()=>n(String(i))}>
        ${v(i)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>t`<span key=${e}>${T(e)}</span>`)}<span></span></div>
      ${i.map(n=>t`<${ie} key=${n} seat=${Number(n)} chips=${e[n]}
        onChips=${t=>r({...e,[n]:t})} />`)}
    </div>
  </fieldset>`}function ie({seat:e,chips:n,onChips:r}){let[i,a]=l(!1);return t`<div class="chips-line"><span class="figure">${v(e)}</span>
      ${X.map(i=>t`<${Q} key=${i} label=${`${S(e)}, ${T(i)}`} amount=${n[i]}
          onAmount=${e=>r({...n,[i]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${i}
        aria-label=${d(`More about {seat}`,{seat:S(e)})} onClick=${()=>a(!i)}>⋯</button>
    </div>
    ${i&&t`<${ae} seat=${e} chips=${n} onChips=${r} />`}`}function ae({seat:e,chips:n,onChips:r}){let{served:i=!1,regular:a=!0,folded:o=!1,result:s=``,paid:c={}}=n;return t`<div class="chips-more" role="group" aria-label=${S(e)}>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>r({...n,served:e.target.checked})} /> ${d(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>r({...n,regular:e.target.checked})} /> ${d(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${o}
        onChange=${e=>r({...n,folded:e.target.checked})} /> ${d(`has folded, its ANTE still there`)}</label>
    <label>${d(`Settled`)}
      <select value=${s}
        onChange=${e=>r({...n,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${d(`not yet`)}</option>
        ${O().map(({result:e,words:n})=>t`<option key=${e} value=${e} selected=${e===s}>${n}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${d(`Was paid on`)}</span>
      ${Z.map(e=>t`<label key=${e}>${T(e)}
        <${Q} amount=${c[e]}
          onAmount=${t=>r({...n,paid:{...c,[e]:t}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:n,onAmount:r})=>t`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${n??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>r(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:n,clauses:r,phase:a}){let[o,s]=l(()=>H(n,a)),c=e(null);i(()=>{c.current?.focus(),scrollTo(0,0)},[]);let u=W(n,o);return t`<article class="irregular">
    <a class="plain back" href="#">${d(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${m(n.what)}</h2>
      <p class="quiet"><span class="rule-number">${n.id}</span> ${r[n.id]}</p>
      <${se} row=${n} report=${o} onReport=${s} />
    </section>
    ${u?.ruling&&t`<${$} ruling=${u.ruling} />`}
    <${q} answer=${u} missing=${U(n,o.facts)} clauses=${r} />
  </article>`}const $=({ruling:e})=>t`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${C(e.void)}</button>`;function se({row:e,report:n,onReport:r}){let{facts:i,house:a}=n,o=(e,t)=>r({...n,facts:{...i,[e]:t}});return t`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${d(`When`)}
      <select value=${n.phase}
        onChange=${e=>r({...n,phase:e.target.value})}>
        ${e.phases.map(e=>t`<option key=${e} value=${e} selected=${e===n.phase}>
          ${b(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>t`<${F} key=${e.name} fact=${e} facts=${i} say=${o} />`)}
    <${re} seats=${i.seats}
      onToggle=${e=>r({...n,facts:K(i,e)})}
      onSeats=${e=>o(`seats`,e)} />
    <details class="house-rule"><summary>${d(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>r({...n,house:{skipped_back:e.target.checked}})} />
        ${d(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=l(location.hash.slice(1));return r(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:e,clauses:n,trouble:r}=_(),[i,o]=l(``),s=ce(),c=e.find(({id:e})=>e===s);return t`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${a(`rulings-desk`,c&&`chosen`)}>
      ${r&&t`<p class="trouble" role="alert">${d(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${n} phase=${i} onPhase=${o}
        chosen=${s} />
      ${c?t`<${oe} key=${c.id} row=${c} clauses=${n} phase=${i} />`:t`<p class="choose-one quiet">${d(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const ue=()=>t`<header class="top-bar">
  <a class="home" href="/" aria-label=${d(`Kitapi, to the start page`)}>
    <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${d(`When something goes wrong`)}</h1>
  <div class="tools"><${o} own=${ee(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};