import{C as e,Gt as t,Kt as n,a as r,an as i,c as a,cn as o,dn as s,fn as c,ln as l,on as u,qt as d,tn as f}from"./main.js";import{M as p,T as ee,h as te,v as m,y as h}from"./caribbean-stud-shared.js";import{y as g}from"./shared.js";const _=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],v=e=>_.filter(t=>e.some(({phases:e})=>e.includes(t)));function y(e){switch(e){case`PREPARE`:return d(`shuffling`);case`STAKES`:return d(`stakes`);case`COIN_IN`:return d(`tokens falling`);case`DEAL`:return d(`dealing`);case`CHOOSE`:return d(`choices and exchanges`);case`CHECK`:return d(`checking the bets`);case`REVEAL`:return d(`turning the bank's cards`);case`SETTLE`:return d(`settlement`);case`JACKPOT`:return d(`paying jackpots`);case`DONE`:return d(`putting cards away`);case`OVER`:return d(`after GAME OVER`);default:return e}}const b=e=>d(`seat {number}`,{number:g(e)}),x=e=>S(b(e)),S=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function ne(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function C(e){switch(e){case`hand`:return d(`The whole round is void`);case`seat`:return d(`The hand of a seat is void`);default:return d(`Nothing is void`)}}function w(e){switch(e){case`hand`:return d(`void`);case`seat`:return d(`seat`);default:return d(`stands`)}}function T(e){switch(e){case`ante`:return d(`ANTE`);case`bet`:return d(`BET`);case`fee`:return d(`fee`);case`token`:return d(`token`);case`jackpot`:return d(`Jackpot`);default:return e}}function E(e){switch(e){case`go_on`:return d(`goes on`);case`void`:return d(`hand void`);case`losing`:return d(`it loses`);case`tie`:return d(`a tie`);case`winning`:return d(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return T(e);default:return te(e)}}const D=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>D.map(e=>({result:e,words:p(e)})),k=({template:e,values:t})=>m(e,t,b);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(g(Number(t.number)))}:t;return`${m(e,r,b)}.`}const j=e=>d(`not said: {what}`,{what:e});function M({irregularities:e}){let t=v(e);return t.length?u`<section class="paper slip by-phase" aria-label=${d(`All cases by phase`)}>
    <table>
      <caption>
        ${d(`All cases by phase`)} <span class="quiet">
          ${d(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${d(`What went wrong`)}</th>
          ${t.map(e=>u`<th scope="col" key=${e} class="phase-head">
            <span>${y(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>u`<${N} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>u`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${S(e.what)}</th>
  ${t.map(t=>u`<td key=${t}>${(e.outcomes[t]??[]).map(e=>u`<span key=${e}
    class=${i(`outcome`,`void-${e}`)}>${w(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:t,phase:r,onPhase:i,chosen:a}){let[o,s]=c(``),l=e.filter(e=>(!r||e.phases.includes(r))&&ne(o,`${e.id} ${e.what} ${t[e.id]??``}`));return u`<section class="finder" aria-label=${d(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${d(`Words`)}
        <input type="search" value=${o} placeholder=${d(`card, floor, BET …`)}
          onInput=${e=>s(e.target.value)} />
      </label>
      <label>${d(`When`)}
        <select value=${r} onChange=${e=>i(e.target.value)}>
          <option value="" selected=${!r}>${d(`at any time`)}</option>
          ${v(e).map(e=>u`<option key=${e} value=${e} selected=${e===r}>${y(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${n(`{count} case`,`{count} cases`,l.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${d(`Print the table`)}</button></p>
    <ul class="found-list">${l.map(({id:e,what:t})=>u`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===a?`true`:void 0}><span
        class="rule-number">${e}</span> ${S(t)}</a>
    </li>`)}</ul>
  </section>`}function F({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:o,values:s,without:c}=e,l=u`<legend>${S(a)}
    ${c&&u` <span class="quiet">${j(c)}</span>`}</legend>`;return i===`number`?u`<label class="fact">${S(a)}
      ${c&&u` <span class="quiet">${j(c)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,z(e.target.value))} />
    </label>`:i===`one_of_by_seat`?u`<fieldset class="fact">${l}
      ${R(t).map(e=>u`<div class="by-seat" key=${e}><span>${x(e)}</span>
        <${I} label=${x(e)} answers=${s.map(e=>[e,E(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,V(t[r],e,i))} />
      </div>`)}</fieldset>`:u`<fieldset class="fact">${l}
    <${I} answers=${L(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${i===`two_seats`?e=>n(r,B(t[r],e)):e=>n(r,e===t[r]&&!o?void 0:e)} />
  </fieldset>`}const I=({answers:e,said:t,label:n,onAnswer:r})=>u`<div class="answers-row">
    ${e.map(([e,i])=>u`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`}
      onClick=${()=>r(e)}>${i}</button>`)}</div>`;function L({form:e,values:t},n){let r=R(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,x(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,x(e)]);case`yes_no`:return[[!0,d(`yes`)],[!1,d(`no`)]];default:return t.map(e=>[e,E(e)])}}const R=({seats:e})=>Object.keys(e).map(Number).sort(),z=e=>e===``?void 0:Math.trunc(Number(e));function B(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function V(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function H({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const U=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function W(n,r){let[i,a]=c(null),s=!U(n,r.facts).length,l=JSON.stringify({irregularity:n.id,...r});return o(()=>{let n=!0,r=e=>{n&&a(e)};return s?e(`caribbean-stud`,t(),l).then(e=>r({ruling:e}),e=>r({refusal:G(e)})):r(null),()=>{n=!1}},[l,s]),i}function G(e){let{template:t,values:n={}}=e instanceof a?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,lacking:t,clauses:n})=>u`<section class="paper slip ruling-slip" aria-label=${d(`The ruling`)}>
    <output>
      ${t.length?u`<p class="quiet">
          ${d(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?u`<${J} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&u`<p class="verdict">${d(`No ruling`)}</p><p>${A(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:t})=>u`
  <p class=${i(`verdict`,`void-${e.void}`)}>${C(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${Y} title=${d(`Comes back`)} moved=${e.returned} />
  <${Y} title=${d(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${d(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${d(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&u`<h3>${d(`Still to act, in this order`)}</h3><p class="order">${e.order.map(x).join(`, `)}</p>`}
  ${e.present.length>0&&u`<h3>${d(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>u`<li key=${e}>${ee(e)}</li>`)}</ul>`}
  <h3>${d(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>u`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return u`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return u`<tr key=${e}><th scope="row">${x(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${T(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return u`<fieldset class="fact seat-rows"><legend>${d(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>u`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${x(r)} onClick=${()=>t(String(r))}>
        ${g(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>u`<span key=${e}>${T(e)}</span>`)}<span></span></div>
      ${r.map(t=>u`<${ie} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function ie({seat:e,chips:t,onChips:n}){let[r,i]=c(!1);return u`<div class="chips-line"><span class="figure">${g(e)}</span>
      ${X.map(r=>u`<${Q} key=${r} label=${`${x(e)}, ${T(r)}`} amount=${t[r]}
          onAmount=${e=>n({...t,[r]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${r}
        aria-label=${d(`More about {seat}`,{seat:x(e)})} onClick=${()=>i(!r)}>⋯</button>
    </div>
    ${r&&u`<${ae} seat=${e} chips=${t} onChips=${n} />`}`}function ae({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:i=!0,folded:a=!1,result:o=``,paid:s={}}=t;return u`<div class="chips-more" role="group" aria-label=${x(e)}>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>n({...t,served:e.target.checked})} /> ${d(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>n({...t,regular:e.target.checked})} /> ${d(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>n({...t,folded:e.target.checked})} /> ${d(`has folded, its ANTE still there`)}</label>
    <label>${d(`Settled`)}
      <select value=${o}
        onChange=${e=>n({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!o}>${d(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>u`<option key=${e} value=${e} selected=${e===o}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${d(`Was paid on`)}</span>
      ${Z.map(e=>u`<label key=${e}>${T(e)}
        <${Q} amount=${s[e]}
          onAmount=${r=>n({...t,paid:{...s,[e]:r}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>u`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:e,clauses:t,phase:n}){let[r,i]=c(()=>H(e,n)),a=s(null);l(()=>{a.current?.focus(),scrollTo(0,0)},[]);let o=W(e,r);return u`<article class="irregular">
    <a class="plain back" href="#">${d(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${a} tabindex="-1">${S(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${se} row=${e} report=${r} onReport=${i} />
    </section>
    ${o?.ruling&&u`<${$} ruling=${o.ruling} />`}
    <${q} answer=${o} lacking=${U(e,r.facts)} clauses=${t} />
  </article>`}const $=({ruling:e})=>u`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${C(e.void)}</button>`;function se({row:e,report:t,onReport:n}){let{facts:r,house:i}=t,a=(e,i)=>n({...t,facts:{...r,[e]:i}});return u`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${d(`When`)}
      <select value=${t.phase}
        onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>u`<option key=${e} value=${e} selected=${e===t.phase}>
          ${y(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>u`<${F} key=${e.name} fact=${e} facts=${r} say=${a} />`)}
    <${re} seats=${r.seats}
      onToggle=${e=>n({...t,facts:K(r,e)})}
      onSeats=${e=>a(`seats`,e)} />
    <details class="house-rule"><summary>${d(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${i.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${d(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=c(location.hash.slice(1));return o(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:e,clauses:t,trouble:n}=h(),[r,a]=c(``),o=ce(),s=e.find(({id:e})=>e===o);return u`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${i(`rulings-desk`,s&&`chosen`)}>
      ${n&&u`<p class="trouble" role="alert">${d(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${t} phase=${r} onPhase=${a}
        chosen=${o} />
      ${s?u`<${oe} key=${s.id} row=${s} clauses=${t} phase=${r} />`:u`<p class="choose-one quiet">${d(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const ue=()=>u`<header class="top-bar">
  <a class="home" href="/" aria-label=${d(`Kitapi, to the start page`)}>
    <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${d(`When something goes wrong`)}</h1>
  <div class="tools"><${r} own=${f(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};