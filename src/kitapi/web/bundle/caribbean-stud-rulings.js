import{$t as e,Kt as t,S as n,Ut as r,Wt as i,Xt as a,Zt as o,en as s,i as c,nn as l,rn as u,s as d}from"./main.js";import{B as f,J as p,U as m,W as h,et as ee,st as g}from"./shared.js";const _=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],v=e=>_.filter(t=>e.some(({phases:e})=>e.includes(t)));function y(e){switch(e){case`PREPARE`:return t(`shuffling`);case`STAKES`:return t(`stakes`);case`COIN_IN`:return t(`tokens falling`);case`DEAL`:return t(`dealing`);case`CHOOSE`:return t(`choices and exchanges`);case`CHECK`:return t(`checking the bets`);case`REVEAL`:return t(`turning the bank's cards`);case`SETTLE`:return t(`settlement`);case`JACKPOT`:return t(`paying jackpots`);case`DONE`:return t(`putting cards away`);case`OVER`:return t(`after GAME OVER`);default:return e}}const b=e=>t(`seat {number}`,{number:p(e)}),x=e=>S(b(e)),S=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function C(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function w(e){switch(e){case`hand`:return t(`The whole round is void`);case`seat`:return t(`The hand of a seat is void`);default:return t(`Nothing is void`)}}function T(e){switch(e){case`hand`:return t(`void`);case`seat`:return t(`seat`);default:return t(`stands`)}}function E(e){switch(e){case`ante`:return t(`ANTE`);case`bet`:return t(`BET`);case`fee`:return t(`fee`);case`token`:return t(`token`);case`jackpot`:return t(`Jackpot`);default:return e}}function D(e){switch(e){case`go_on`:return t(`goes on`);case`void`:return t(`hand void`);case`losing`:return t(`it loses`);case`tie`:return t(`a tie`);case`winning`:return t(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return E(e);default:return f(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>te.map(e=>({result:e,words:g(e)})),k=({template:e,values:t})=>m(e,t,b);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(p(Number(t.number)))}:t;return`${m(e,r,b)}.`}const j=e=>t(`not said: {what}`,{what:e});function M({irregularities:e}){let n=v(e);return n.length?o`<section class="paper slip by-phase" aria-label=${t(`All cases by phase`)}>
    <table><caption>${t(`All cases by phase`)} <span class="quiet">${t(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead><tr><th scope="col">${t(`What went wrong`)}</th>${n.map(e=>o`<th scope="col" key=${e} class="phase-head"><span>${y(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>o`<${N} key=${e.id} row=${e} phases=${n} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>o`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${S(e.what)}</th>
  ${t.map(t=>o`<td key=${t}>${(e.outcomes[t]??[]).map(e=>o`<span key=${e}
    class=${a(`outcome`,`void-${e}`)}>${T(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:n,phase:r,onPhase:a,chosen:s}){let[c,l]=u(``),d=e.filter(e=>(!r||e.phases.includes(r))&&C(c,`${e.id} ${e.what} ${n[e.id]??``}`));return o`<section class="finder" aria-label=${t(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${t(`Words`)}
        <input type="search" value=${c} placeholder=${t(`card, floor, BET …`)} onInput=${e=>l(e.target.value)} />
      </label>
      <label>${t(`When`)}
        <select value=${r} onChange=${e=>a(e.target.value)}>
          <option value="" selected=${!r}>${t(`at any time`)}</option>
          ${v(e).map(e=>o`<option key=${e} value=${e} selected=${e===r}>${y(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${i(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${t(`Print the table`)}</button></p>
    <ul class="found-list">${d.map(({id:e,what:t})=>o`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===s?`true`:void 0}><span
        class="rule-number">${e}</span> ${S(t)}</a>
    </li>`)}</ul>
  </section>`}function F({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const I=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function L(t,i){let[a,o]=u(null),s=!I(t,i.facts).length,c=JSON.stringify({irregularity:t.id,...i});return e(()=>{let e=!0,t=t=>{e&&o(t)};return s?n(`caribbean-stud`,r(),c).then(e=>t({ruling:e}),e=>t({refusal:R(e)})):t(null),()=>{e=!1}},[c,s]),a}function R(e){let{template:t,values:n={}}=e instanceof d?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function z(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}function B({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:s,values:c,without:l}=e,u=o`<legend>${S(a)}${l&&o` <span class="quiet">${j(l)}</span>`}</legend>`;return i===`number`?o`<label class="fact">${S(a)}${l&&o` <span class="quiet">${j(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``} onInput=${e=>n(r,ne(e.target.value))} />
    </label>`:i===`one_of_by_seat`?o`<fieldset class="fact">${u}${U(t).map(e=>o`<div class="by-seat" key=${e}><span>${x(e)}</span>
      <${V} label=${x(e)} answers=${c.map(e=>[e,D(e)])} said=${[t[r]?.[e]]}
        tell=${i=>n(r,G(t[r],e,i))} /></div>`)}</fieldset>`:o`<fieldset class="fact">${u}<${V} answers=${H(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
    tell=${i===`two_seats`?e=>n(r,W(t[r],e)):e=>n(r,e===t[r]&&!s?void 0:e)} /></fieldset>`}const V=({answers:e,said:t,label:n,tell:r})=>o`<div class="answers-row">${e.map(([e,i])=>o`<button type="button" key=${String(e)}
  class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`} onClick=${()=>r(e)}>${i}</button>`)}</div>`;function H({form:e,values:n},r){let i=U(r);switch(e){case`seat`:case`two_seats`:return i.map(e=>[e,x(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!i.includes(e)).map(e=>[e,x(e)]);case`yes_no`:return[[!0,t(`yes`)],[!1,t(`no`)]];default:return n.map(e=>[e,D(e)])}}const U=({seats:e})=>Object.keys(e).map(Number).sort(),ne=e=>e===``?void 0:Math.trunc(Number(e));function W(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function G(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}const K=({answer:e,lacking:n,clauses:r})=>o`<section class="paper slip ruling-slip" aria-label=${t(`The ruling`)}>
  <output>${n.length?o`<p class="quiet">${t(`Still to be said: {what}`,{what:n.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?o`<${q} ruling=${e.ruling} clauses=${r} />`:e?.refusal&&o`<p class="verdict">${t(`No ruling`)}</p><p>${A(e.refusal)}</p>`}</output>
</section>`,q=({ruling:e,clauses:n})=>o`
  <p class=${a(`verdict`,`void-${e.void}`)}>${w(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${J} title=${t(`Comes back`)} moved=${e.returned} />
  <${J} title=${t(`Is taken back`)} moved=${e.reversed??[]} />
  <${J} title=${t(`Waits for the management`)} moved=${e.claim??[]} />
  <${J} title=${t(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&o`<h3>${t(`Still to act, in this order`)}</h3><p class="order">${e.order.map(x).join(`, `)}</p>`}
  ${e.present.length>0&&o`<h3>${t(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>o`<li key=${e}>${ee(e)}</li>`)}</ul>`}
  <h3>${t(`By the rules`)}</h3>
  <dl class="rules-told">${e.clauses.map(e=>o`<div key=${e}><dt class="rule-number">${e}</dt><dd>${n[e]}</dd></div>`)}</dl>`;function J({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return o`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return o`<tr key=${e}><th scope="row">${x(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${E(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const Y=[`ante`,`bet`,`token`,`fee`],X=[`ante`,`bet`,`jackpot`];function Z({seats:e,onToggle:n,onSeats:r}){let i=Object.keys(e).sort();return o`<fieldset class="fact seat-rows"><legend>${t(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">${Array.from({length:7},(t,r)=>o`<button type="button" key=${r} class="plain answer"
      aria-pressed=${String(r)in e} aria-label=${x(r)} onClick=${()=>n(String(r))}>${p(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>${Y.map(e=>o`<span key=${e}>${E(e)}</span>`)}<span></span></div>
      ${i.map(t=>o`<${re} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${n=>r({...e,[t]:n})} />`)}
    </div>
  </fieldset>`}function re({seat:e,chips:n,onChips:r}){let[i,a]=u(!1);return o`<div class="chips-line"><span class="figure">${p(e)}</span>
      ${Y.map(t=>o`<${Q} key=${t} label=${`${x(e)}, ${E(t)}`} amount=${n[t]}
        onAmount=${e=>r({...n,[t]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${i} aria-label=${t(`More about {seat}`,{seat:x(e)})} onClick=${()=>a(!i)}>⋯</button>
    </div>
    ${i&&o`<${ie} seat=${e} chips=${n} onChips=${r} />`}`}function ie({seat:e,chips:n,onChips:r}){let{served:i=!1,regular:a=!0,folded:s=!1,result:c=``,paid:l={}}=n;return o`<div class="chips-more" role="group" aria-label=${x(e)}>
    <label class="tick"><input type="checkbox" checked=${i} onChange=${e=>r({...n,served:e.target.checked})} /> ${t(`has its new card`)}</label>
    <label class="tick"><input type="checkbox" checked=${a} onChange=${e=>r({...n,regular:e.target.checked})} /> ${t(`asked by the rules`)}</label>
    <label class="tick"><input type="checkbox" checked=${s} onChange=${e=>r({...n,folded:e.target.checked})} /> ${t(`has folded, its ANTE still there`)}</label>
    <label>${t(`Settled`)}
      <select value=${c} onChange=${e=>r({...n,result:e.target.value||void 0})}>
        <option value="" selected=${!c}>${t(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>o`<option key=${e} value=${e} selected=${e===c}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${t(`Was paid on`)}</span>${X.map(e=>o`<label key=${e}>${E(e)}
      <${Q} amount=${l[e]} onAmount=${t=>r({...n,paid:{...l,[e]:t}})} />
    </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>o`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
  onFocus=${e=>e.target.select()} onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function ae({row:e,clauses:n,phase:r}){let[i,a]=u(()=>F(e,r)),c=l(null);s(()=>{c.current?.focus(),scrollTo(0,0)},[]);let d=L(e,i);return o`<article class="irregular">
    <a class="plain back" href="#">${t(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${S(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${n[e.id]}</p>
      <${$} row=${e} report=${i} onReport=${a} />
    </section>
    ${d?.ruling&&o`<${oe} ruling=${d.ruling} />`}
    <${K} answer=${d} lacking=${I(e,i.facts)} clauses=${n} />
  </article>`}const oe=({ruling:e})=>o`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${w(e.void)}</button>`;function $({row:e,report:n,onReport:r}){let{facts:i,house:a}=n,s=(e,t)=>r({...n,facts:{...i,[e]:t}});return o`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${t(`When`)}
      <select value=${n.phase} onChange=${e=>r({...n,phase:e.target.value})}>
        ${e.phases.map(e=>o`<option key=${e} value=${e} selected=${e===n.phase}>${y(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>o`<${B} key=${e.name} fact=${e} facts=${i} say=${s} />`)}
    <${Z} seats=${i.seats} onToggle=${e=>r({...n,facts:z(i,e)})}
      onSeats=${e=>s(`seats`,e)} />
    <details class="house-rule"><summary>${t(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>r({...n,house:{skipped_back:e.target.checked}})} />
        ${t(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function se(){let[t,n]=u(location.hash.slice(1));return e(()=>{let e=()=>n(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),t}function ce(){let{irregularities:e,clauses:n,trouble:r}=h(),[i,s]=u(``),c=se(),l=e.find(({id:e})=>e===c);return o`<div class="rulings of-caribbean-stud">
    <${le} />
    <main class=${a(`rulings-desk`,l&&`chosen`)}>
      ${r&&o`<p class="trouble" role="alert">${t(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${n} phase=${i} onPhase=${s} chosen=${c} />
      ${l?o`<${ae} key=${l.id} row=${l} clauses=${n} phase=${i} />`:o`<p class="choose-one quiet">${t(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const le=()=>o`<header class="top-bar">
  <a class="home" href="/" aria-label=${t(`Kitapi, to the start page`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${t(`When something goes wrong`)}</h1>
  <div class="tools"><${c} /></div>
</header>`;export{ce as RulingsPage};