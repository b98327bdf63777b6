import{$t as e,Kt as t,S as n,Yt as r,an as i,en as a,i as o,nn as s,on as c,qt as l,rn as u,s as d}from"./main.js";import{O as f,d as p,h as m,m as h,x as ee}from"./caribbean-stud-shared.js";import{p as g}from"./shared.js";const _=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],v=e=>_.filter(t=>e.some(({phases:e})=>e.includes(t)));function y(e){switch(e){case`PREPARE`:return r(`shuffling`);case`STAKES`:return r(`stakes`);case`COIN_IN`:return r(`tokens falling`);case`DEAL`:return r(`dealing`);case`CHOOSE`:return r(`choices and exchanges`);case`CHECK`:return r(`checking the bets`);case`REVEAL`:return r(`turning the bank's cards`);case`SETTLE`:return r(`settlement`);case`JACKPOT`:return r(`paying jackpots`);case`DONE`:return r(`putting cards away`);case`OVER`:return r(`after GAME OVER`);default:return e}}const b=e=>r(`seat {number}`,{number:g(e)}),x=e=>S(b(e)),S=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function C(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function w(e){switch(e){case`hand`:return r(`The whole round is void`);case`seat`:return r(`The hand of a seat is void`);default:return r(`Nothing is void`)}}function T(e){switch(e){case`hand`:return r(`void`);case`seat`:return r(`seat`);default:return r(`stands`)}}function E(e){switch(e){case`ante`:return r(`ANTE`);case`bet`:return r(`BET`);case`fee`:return r(`fee`);case`token`:return r(`token`);case`jackpot`:return r(`Jackpot`);default:return e}}function D(e){switch(e){case`go_on`:return r(`goes on`);case`void`:return r(`hand void`);case`losing`:return r(`it loses`);case`tie`:return r(`a tie`);case`winning`:return r(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return E(e);default:return p(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>te.map(e=>({result:e,words:f(e)})),k=({template:e,values:t})=>h(e,t,b);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(g(Number(t.number)))}:t;return`${h(e,r,b)}.`}const j=e=>r(`not said: {what}`,{what:e});function M({irregularities:e}){let t=v(e);return t.length?a`<section class="paper slip by-phase" aria-label=${r(`All cases by phase`)}>
    <table><caption>${r(`All cases by phase`)} <span class="quiet">${r(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead><tr><th scope="col">${r(`What went wrong`)}</th>${t.map(e=>a`<th scope="col" key=${e} class="phase-head"><span>${y(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>a`<${N} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:t,phases:n})=>a`<tr>
  <th scope="row"><span class="rule-number">${t.id}</span> ${S(t.what)}</th>
  ${n.map(n=>a`<td key=${n}>${(t.outcomes[n]??[]).map(t=>a`<span key=${t}
    class=${e(`outcome`,`void-${t}`)}>${T(t)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:t,phase:n,onPhase:i,chosen:o}){let[s,u]=c(``),d=e.filter(e=>(!n||e.phases.includes(n))&&C(s,`${e.id} ${e.what} ${t[e.id]??``}`));return a`<section class="finder" aria-label=${r(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${r(`Words`)}
        <input type="search" value=${s} placeholder=${r(`card, floor, BET …`)} onInput=${e=>u(e.target.value)} />
      </label>
      <label>${r(`When`)}
        <select value=${n} onChange=${e=>i(e.target.value)}>
          <option value="" selected=${!n}>${r(`at any time`)}</option>
          ${v(e).map(e=>a`<option key=${e} value=${e} selected=${e===n}>${y(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${l(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${r(`Print the table`)}</button></p>
    <ul class="found-list">${d.map(({id:e,what:t})=>a`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===o?`true`:void 0}><span
        class="rule-number">${e}</span> ${S(t)}</a>
    </li>`)}</ul>
  </section>`}function F({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const I=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function L(e,r){let[i,a]=c(null),o=!I(e,r.facts).length,l=JSON.stringify({irregularity:e.id,...r});return s(()=>{let e=!0,r=t=>{e&&a(t)};return o?n(`caribbean-stud`,t(),l).then(e=>r({ruling:e}),e=>r({refusal:R(e)})):r(null),()=>{e=!1}},[l,o]),i}function R(e){let{template:t,values:n={}}=e instanceof d?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function z(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}function B({fact:e,facts:t,say:n}){let{name:r,form:i,kind:o,needed:s,values:c,without:l}=e,u=a`<legend>${S(o)}${l&&a` <span class="quiet">${j(l)}</span>`}</legend>`;return i===`number`?a`<label class="fact">${S(o)}${l&&a` <span class="quiet">${j(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``} onInput=${e=>n(r,ne(e.target.value))} />
    </label>`:i===`one_of_by_seat`?a`<fieldset class="fact">${u}${U(t).map(e=>a`<div class="by-seat" key=${e}><span>${x(e)}</span>
      <${V} label=${x(e)} answers=${c.map(e=>[e,D(e)])} said=${[t[r]?.[e]]}
        tell=${i=>n(r,G(t[r],e,i))} /></div>`)}</fieldset>`:a`<fieldset class="fact">${u}<${V} answers=${H(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
    tell=${i===`two_seats`?e=>n(r,W(t[r],e)):e=>n(r,e===t[r]&&!s?void 0:e)} /></fieldset>`}const V=({answers:e,said:t,label:n,tell:r})=>a`<div class="answers-row">${e.map(([e,i])=>a`<button type="button" key=${String(e)}
  class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`} onClick=${()=>r(e)}>${i}</button>`)}</div>`;function H({form:e,values:t},n){let i=U(n);switch(e){case`seat`:case`two_seats`:return i.map(e=>[e,x(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!i.includes(e)).map(e=>[e,x(e)]);case`yes_no`:return[[!0,r(`yes`)],[!1,r(`no`)]];default:return t.map(e=>[e,D(e)])}}const U=({seats:e})=>Object.keys(e).map(Number).sort(),ne=e=>e===``?void 0:Math.trunc(Number(e));function W(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function G(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}const K=({answer:e,lacking:t,clauses:n})=>a`<section class="paper slip ruling-slip" aria-label=${r(`The ruling`)}>
  <output>${t.length?a`<p class="quiet">${r(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?a`<${q} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&a`<p class="verdict">${r(`No ruling`)}</p><p>${A(e.refusal)}</p>`}</output>
</section>`,q=({ruling:t,clauses:n})=>a`
  <p class=${e(`verdict`,`void-${t.void}`)}>${w(t.void)}</p>
  <p class="continues">${k(t)}</p>
  <${J} title=${r(`Comes back`)} moved=${t.returned} />
  <${J} title=${r(`Is taken back`)} moved=${t.reversed??[]} />
  <${J} title=${r(`Waits for the management`)} moved=${t.claim??[]} />
  <${J} title=${r(`Stays with the house`)} moved=${t.kept??[]} />
  ${t.order&&a`<h3>${r(`Still to act, in this order`)}</h3><p class="order">${t.order.map(x).join(`, `)}</p>`}
  ${t.present.length>0&&a`<h3>${r(`Must be present`)}</h3>
    <ul class="present">${t.present.map(e=>a`<li key=${e}>${ee(e)}</li>`)}</ul>`}
  <h3>${r(`By the rules`)}</h3>
  <dl class="rules-told">${t.clauses.map(e=>a`<div key=${e}><dt class="rule-number">${e}</dt><dd>${n[e]}</dd></div>`)}</dl>`;function J({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return a`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return a`<tr key=${e}><th scope="row">${x(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${E(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const Y=[`ante`,`bet`,`token`,`fee`],X=[`ante`,`bet`,`jackpot`];function Z({seats:e,onToggle:t,onSeats:n}){let i=Object.keys(e).sort();return a`<fieldset class="fact seat-rows"><legend>${r(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">${Array.from({length:7},(n,r)=>a`<button type="button" key=${r} class="plain answer"
      aria-pressed=${String(r)in e} aria-label=${x(r)} onClick=${()=>t(String(r))}>${g(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>${Y.map(e=>a`<span key=${e}>${E(e)}</span>`)}<span></span></div>
      ${i.map(t=>a`<${re} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function re({seat:e,chips:t,onChips:n}){let[i,o]=c(!1);return a`<div class="chips-line"><span class="figure">${g(e)}</span>
      ${Y.map(r=>a`<${Q} key=${r} label=${`${x(e)}, ${E(r)}`} amount=${t[r]}
        onAmount=${e=>n({...t,[r]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${i} aria-label=${r(`More about {seat}`,{seat:x(e)})} onClick=${()=>o(!i)}>⋯</button>
    </div>
    ${i&&a`<${ie} seat=${e} chips=${t} onChips=${n} />`}`}function ie({seat:e,chips:t,onChips:n}){let{served:i=!1,regular:o=!0,folded:s=!1,result:c=``,paid:l={}}=t;return a`<div class="chips-more" role="group" aria-label=${x(e)}>
    <label class="tick"><input type="checkbox" checked=${i} onChange=${e=>n({...t,served:e.target.checked})} /> ${r(`has its new card`)}</label>
    <label class="tick"><input type="checkbox" checked=${o} onChange=${e=>n({...t,regular:e.target.checked})} /> ${r(`asked by the rules`)}</label>
    <label class="tick"><input type="checkbox" checked=${s} onChange=${e=>n({...t,folded:e.target.checked})} /> ${r(`has folded, its ANTE still there`)}</label>
    <label>${r(`Settled`)}
      <select value=${c} onChange=${e=>n({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!c}>${r(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>a`<option key=${e} value=${e} selected=${e===c}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${r(`Was paid on`)}</span>${X.map(e=>a`<label key=${e}>${E(e)}
      <${Q} amount=${l[e]} onAmount=${r=>n({...t,paid:{...l,[e]:r}})} />
    </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>a`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
  onFocus=${e=>e.target.select()} onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function ae({row:e,clauses:t,phase:n}){let[o,s]=c(()=>F(e,n)),l=i(null);u(()=>{l.current?.focus(),scrollTo(0,0)},[]);let d=L(e,o);return a`<article class="irregular">
    <a class="plain back" href="#">${r(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${l} tabindex="-1">${S(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${$} row=${e} report=${o} onReport=${s} />
    </section>
    ${d?.ruling&&a`<${oe} ruling=${d.ruling} />`}
    <${K} answer=${d} lacking=${I(e,o.facts)} clauses=${t} />
  </article>`}const oe=({ruling:e})=>a`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${w(e.void)}</button>`;function $({row:e,report:t,onReport:n}){let{facts:i,house:o}=t,s=(e,r)=>n({...t,facts:{...i,[e]:r}});return a`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${r(`When`)}
      <select value=${t.phase} onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>a`<option key=${e} value=${e} selected=${e===t.phase}>${y(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>a`<${B} key=${e.name} fact=${e} facts=${i} say=${s} />`)}
    <${Z} seats=${i.seats} onToggle=${e=>n({...t,facts:z(i,e)})}
      onSeats=${e=>s(`seats`,e)} />
    <details class="house-rule"><summary>${r(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${o.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${r(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function se(){let[e,t]=c(location.hash.slice(1));return s(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function ce(){let{irregularities:t,clauses:n,trouble:i}=m(),[o,s]=c(``),l=se(),u=t.find(({id:e})=>e===l);return a`<div class="rulings of-caribbean-stud">
    <${le} />
    <main class=${e(`rulings-desk`,u&&`chosen`)}>
      ${i&&a`<p class="trouble" role="alert">${r(`The server does not answer.`)}</p>`}
      <${P} irregularities=${t} clauses=${n} phase=${o} onPhase=${s} chosen=${l} />
      ${u?a`<${ae} key=${u.id} row=${u} clauses=${n} phase=${o} />`:a`<p class="choose-one quiet">${r(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${t} />
    </main>
  </div>`}const le=()=>a`<header class="top-bar">
  <a class="home" href="/" aria-label=${r(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${r(`When something goes wrong`)}</h1>
  <div class="tools"><${o} /></div>
</header>`;export{ce as RulingsPage};