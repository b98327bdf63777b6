import{C as e,Gt as t,Wt as n,a as r,c as i,in as a,ln as o,on as s,qt as c,rn as l,sn as u,un as d}from"./main.js";import{M as f,T as p,h as m,v as h,y as ee}from"./caribbean-stud-shared.js";import{m as g}from"./shared.js";const _=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],v=e=>_.filter(t=>e.some(({phases:e})=>e.includes(t)));function y(e){switch(e){case`PREPARE`:return c(`shuffling`);case`STAKES`:return c(`stakes`);case`COIN_IN`:return c(`tokens falling`);case`DEAL`:return c(`dealing`);case`CHOOSE`:return c(`choices and exchanges`);case`CHECK`:return c(`checking the bets`);case`REVEAL`:return c(`turning the bank's cards`);case`SETTLE`:return c(`settlement`);case`JACKPOT`:return c(`paying jackpots`);case`DONE`:return c(`putting cards away`);case`OVER`:return c(`after GAME OVER`);default:return e}}const b=e=>c(`seat {number}`,{number:g(e)}),x=e=>S(b(e)),S=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function C(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function w(e){switch(e){case`hand`:return c(`The whole round is void`);case`seat`:return c(`The hand of a seat is void`);default:return c(`Nothing is void`)}}function T(e){switch(e){case`hand`:return c(`void`);case`seat`:return c(`seat`);default:return c(`stands`)}}function E(e){switch(e){case`ante`:return c(`ANTE`);case`bet`:return c(`BET`);case`fee`:return c(`fee`);case`token`:return c(`token`);case`jackpot`:return c(`Jackpot`);default:return e}}function D(e){switch(e){case`go_on`:return c(`goes on`);case`void`:return c(`hand void`);case`losing`:return c(`it loses`);case`tie`:return c(`a tie`);case`winning`:return c(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return E(e);default:return m(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>te.map(e=>({result:e,words:f(e)})),k=({template:e,values:t})=>h(e,t,b);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(g(Number(t.number)))}:t;return`${h(e,r,b)}.`}const j=e=>c(`not said: {what}`,{what:e});function M({irregularities:e}){let t=v(e);return t.length?a`<section class="paper slip by-phase" aria-label=${c(`All cases by phase`)}>
    <table><caption>${c(`All cases by phase`)} <span class="quiet">${c(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead><tr><th scope="col">${c(`What went wrong`)}</th>${t.map(e=>a`<th scope="col" key=${e} class="phase-head"><span>${y(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>a`<${N} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>a`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${S(e.what)}</th>
  ${t.map(t=>a`<td key=${t}>${(e.outcomes[t]??[]).map(e=>a`<span key=${e}
    class=${l(`outcome`,`void-${e}`)}>${T(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:n,phase:r,onPhase:i,chosen:o}){let[s,l]=d(``),u=e.filter(e=>(!r||e.phases.includes(r))&&C(s,`${e.id} ${e.what} ${n[e.id]??``}`));return a`<section class="finder" aria-label=${c(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${c(`Words`)}
        <input type="search" value=${s} placeholder=${c(`card, floor, BET …`)} onInput=${e=>l(e.target.value)} />
      </label>
      <label>${c(`When`)}
        <select value=${r} onChange=${e=>i(e.target.value)}>
          <option value="" selected=${!r}>${c(`at any time`)}</option>
          ${v(e).map(e=>a`<option key=${e} value=${e} selected=${e===r}>${y(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${t(`{count} case`,`{count} cases`,u.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${c(`Print the table`)}</button></p>
    <ul class="found-list">${u.map(({id:e,what:t})=>a`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===o?`true`:void 0}><span
        class="rule-number">${e}</span> ${S(t)}</a>
    </li>`)}</ul>
  </section>`}function F({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const I=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function L(t,r){let[i,a]=d(null),o=!I(t,r.facts).length,c=JSON.stringify({irregularity:t.id,...r});return s(()=>{let t=!0,r=e=>{t&&a(e)};return o?e(`caribbean-stud`,n(),c).then(e=>r({ruling:e}),e=>r({refusal:R(e)})):r(null),()=>{t=!1}},[c,o]),i}function R(e){let{template:t,values:n={}}=e instanceof i?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function z(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}function B({fact:e,facts:t,say:n}){let{name:r,form:i,kind:o,needed:s,values:c,without:l}=e,u=a`<legend>${S(o)}${l&&a` <span class="quiet">${j(l)}</span>`}</legend>`;return i===`number`?a`<label class="fact">${S(o)}${l&&a` <span class="quiet">${j(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``} onInput=${e=>n(r,ne(e.target.value))} />
    </label>`:i===`one_of_by_seat`?a`<fieldset class="fact">${u}${U(t).map(e=>a`<div class="by-seat" key=${e}><span>${x(e)}</span>
      <${V} label=${x(e)} answers=${c.map(e=>[e,D(e)])} said=${[t[r]?.[e]]}
        tell=${i=>n(r,G(t[r],e,i))} /></div>`)}</fieldset>`:a`<fieldset class="fact">${u}<${V} answers=${H(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
    tell=${i===`two_seats`?e=>n(r,W(t[r],e)):e=>n(r,e===t[r]&&!s?void 0:e)} /></fieldset>`}const V=({answers:e,said:t,label:n,tell:r})=>a`<div class="answers-row">${e.map(([e,i])=>a`<button type="button" key=${String(e)}
  class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`} onClick=${()=>r(e)}>${i}</button>`)}</div>`;function H({form:e,values:t},n){let r=U(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,x(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,x(e)]);case`yes_no`:return[[!0,c(`yes`)],[!1,c(`no`)]];default:return t.map(e=>[e,D(e)])}}const U=({seats:e})=>Object.keys(e).map(Number).sort(),ne=e=>e===``?void 0:Math.trunc(Number(e));function W(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function G(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}const K=({answer:e,lacking:t,clauses:n})=>a`<section class="paper slip ruling-slip" aria-label=${c(`The ruling`)}>
  <output>${t.length?a`<p class="quiet">${c(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?a`<${q} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&a`<p class="verdict">${c(`No ruling`)}</p><p>${A(e.refusal)}</p>`}</output>
</section>`,q=({ruling:e,clauses:t})=>a`
  <p class=${l(`verdict`,`void-${e.void}`)}>${w(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${J} title=${c(`Comes back`)} moved=${e.returned} />
  <${J} title=${c(`Is taken back`)} moved=${e.reversed??[]} />
  <${J} title=${c(`Waits for the management`)} moved=${e.claim??[]} />
  <${J} title=${c(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&a`<h3>${c(`Still to act, in this order`)}</h3><p class="order">${e.order.map(x).join(`, `)}</p>`}
  ${e.present.length>0&&a`<h3>${c(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>a`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${c(`By the rules`)}</h3>
  <dl class="rules-told">${e.clauses.map(e=>a`<div key=${e}><dt class="rule-number">${e}</dt><dd>${t[e]}</dd></div>`)}</dl>`;function J({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return a`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return a`<tr key=${e}><th scope="row">${x(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${E(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const Y=[`ante`,`bet`,`token`,`fee`],X=[`ante`,`bet`,`jackpot`];function Z({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return a`<fieldset class="fact seat-rows"><legend>${c(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">${Array.from({length:7},(n,r)=>a`<button type="button" key=${r} class="plain answer"
      aria-pressed=${String(r)in e} aria-label=${x(r)} onClick=${()=>t(String(r))}>${g(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>${Y.map(e=>a`<span key=${e}>${E(e)}</span>`)}<span></span></div>
      ${r.map(t=>a`<${re} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function re({seat:e,chips:t,onChips:n}){let[r,i]=d(!1);return a`<div class="chips-line"><span class="figure">${g(e)}</span>
      ${Y.map(r=>a`<${Q} key=${r} label=${`${x(e)}, ${E(r)}`} amount=${t[r]}
        onAmount=${e=>n({...t,[r]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${r} aria-label=${c(`More about {seat}`,{seat:x(e)})} onClick=${()=>i(!r)}>⋯</button>
    </div>
    ${r&&a`<${ie} seat=${e} chips=${t} onChips=${n} />`}`}function ie({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:i=!0,folded:o=!1,result:s=``,paid:l={}}=t;return a`<div class="chips-more" role="group" aria-label=${x(e)}>
    <label class="tick"><input type="checkbox" checked=${r} onChange=${e=>n({...t,served:e.target.checked})} /> ${c(`has its new card`)}</label>
    <label class="tick"><input type="checkbox" checked=${i} onChange=${e=>n({...t,regular:e.target.checked})} /> ${c(`asked by the rules`)}</label>
    <label class="tick"><input type="checkbox" checked=${o} onChange=${e=>n({...t,folded:e.target.checked})} /> ${c(`has folded, its ANTE still there`)}</label>
    <label>${c(`Settled`)}
      <select value=${s} onChange=${e=>n({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${c(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>a`<option key=${e} value=${e} selected=${e===s}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${c(`Was paid on`)}</span>${X.map(e=>a`<label key=${e}>${E(e)}
      <${Q} amount=${l[e]} onAmount=${r=>n({...t,paid:{...l,[e]:r}})} />
    </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>a`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
  onFocus=${e=>e.target.select()} onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function ae({row:e,clauses:t,phase:n}){let[r,i]=d(()=>F(e,n)),s=o(null);u(()=>{s.current?.focus(),scrollTo(0,0)},[]);let l=L(e,r);return a`<article class="irregular">
    <a class="plain back" href="#">${c(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${s} tabindex="-1">${S(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${$} row=${e} report=${r} onReport=${i} />
    </section>
    ${l?.ruling&&a`<${oe} ruling=${l.ruling} />`}
    <${K} answer=${l} lacking=${I(e,r.facts)} clauses=${t} />
  </article>`}const oe=({ruling:e})=>a`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${w(e.void)}</button>`;function $({row:e,report:t,onReport:n}){let{facts:r,house:i}=t,o=(e,i)=>n({...t,facts:{...r,[e]:i}});return a`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${c(`When`)}
      <select value=${t.phase} onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>a`<option key=${e} value=${e} selected=${e===t.phase}>${y(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>a`<${B} key=${e.name} fact=${e} facts=${r} say=${o} />`)}
    <${Z} seats=${r.seats} onToggle=${e=>n({...t,facts:z(r,e)})}
      onSeats=${e=>o(`seats`,e)} />
    <details class="house-rule"><summary>${c(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${i.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${c(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function se(){let[e,t]=d(location.hash.slice(1));return s(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function ce(){let{irregularities:e,clauses:t,trouble:n}=ee(),[r,i]=d(``),o=se(),s=e.find(({id:e})=>e===o);return a`<div class="rulings of-caribbean-stud">
    <${le} />
    <main class=${l(`rulings-desk`,s&&`chosen`)}>
      ${n&&a`<p class="trouble" role="alert">${c(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${t} phase=${r} onPhase=${i} chosen=${o} />
      ${s?a`<${ae} key=${s.id} row=${s} clauses=${t} phase=${r} />`:a`<p class="choose-one quiet">${c(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const le=()=>a`<header class="top-bar">
  <a class="home" href="/" aria-label=${c(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${c(`When something goes wrong`)}</h1>
  <div class="tools"><${r} /></div>
</header>`;export{ce as RulingsPage};