import{C as e,Gt as t,Kt as n,a as r,an as i,c as a,cn as o,dn as s,in as c,qt as l,sn as u,un as d}from"./main.js";import{M as f,T as p,h as m,v as h,y as ee}from"./caribbean-stud-shared.js";import{y as g}from"./shared.js";const _=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],v=e=>_.filter(t=>e.some(({phases:e})=>e.includes(t)));function y(e){switch(e){case`PREPARE`:return l(`shuffling`);case`STAKES`:return l(`stakes`);case`COIN_IN`:return l(`tokens falling`);case`DEAL`:return l(`dealing`);case`CHOOSE`:return l(`choices and exchanges`);case`CHECK`:return l(`checking the bets`);case`REVEAL`:return l(`turning the bank's cards`);case`SETTLE`:return l(`settlement`);case`JACKPOT`:return l(`paying jackpots`);case`DONE`:return l(`putting cards away`);case`OVER`:return l(`after GAME OVER`);default:return e}}const b=e=>l(`seat {number}`,{number:g(e)}),x=e=>S(b(e)),S=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function C(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function w(e){switch(e){case`hand`:return l(`The whole round is void`);case`seat`:return l(`The hand of a seat is void`);default:return l(`Nothing is void`)}}function T(e){switch(e){case`hand`:return l(`void`);case`seat`:return l(`seat`);default:return l(`stands`)}}function E(e){switch(e){case`ante`:return l(`ANTE`);case`bet`:return l(`BET`);case`fee`:return l(`fee`);case`token`:return l(`token`);case`jackpot`:return l(`Jackpot`);default:return e}}function D(e){switch(e){case`go_on`:return l(`goes on`);case`void`:return l(`hand void`);case`losing`:return l(`it loses`);case`tie`:return l(`a tie`);case`winning`:return l(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return E(e);default:return m(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>te.map(e=>({result:e,words:f(e)})),k=({template:e,values:t})=>h(e,t,b);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(g(Number(t.number)))}:t;return`${h(e,r,b)}.`}const j=e=>l(`not said: {what}`,{what:e});function M({irregularities:e}){let t=v(e);return t.length?i`<section class="paper slip by-phase" aria-label=${l(`All cases by phase`)}>
    <table>
      <caption>
        ${l(`All cases by phase`)} <span class="quiet">
          ${l(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${l(`What went wrong`)}</th>
          ${t.map(e=>i`<th scope="col" key=${e} class="phase-head">
            <span>${y(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>i`<${N} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>i`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${S(e.what)}</th>
  ${t.map(t=>i`<td key=${t}>${(e.outcomes[t]??[]).map(e=>i`<span key=${e}
    class=${c(`outcome`,`void-${e}`)}>${T(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:t,phase:r,onPhase:a,chosen:o}){let[c,u]=s(``),d=e.filter(e=>(!r||e.phases.includes(r))&&C(c,`${e.id} ${e.what} ${t[e.id]??``}`));return i`<section class="finder" aria-label=${l(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${l(`Words`)}
        <input type="search" value=${c} placeholder=${l(`card, floor, BET …`)}
          onInput=${e=>u(e.target.value)} />
      </label>
      <label>${l(`When`)}
        <select value=${r} onChange=${e=>a(e.target.value)}>
          <option value="" selected=${!r}>${l(`at any time`)}</option>
          ${v(e).map(e=>i`<option key=${e} value=${e} selected=${e===r}>${y(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${n(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${l(`Print the table`)}</button></p>
    <ul class="found-list">${d.map(({id:e,what:t})=>i`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===o?`true`:void 0}><span
        class="rule-number">${e}</span> ${S(t)}</a>
    </li>`)}</ul>
  </section>`}function F({fact:e,facts:t,say:n}){let{name:r,form:a,kind:o,needed:s,values:c,without:l}=e,u=i`<legend>${S(o)}
    ${l&&i` <span class="quiet">${j(l)}</span>`}</legend>`;return a===`number`?i`<label class="fact">${S(o)}
      ${l&&i` <span class="quiet">${j(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,z(e.target.value))} />
    </label>`:a===`one_of_by_seat`?i`<fieldset class="fact">${u}
      ${R(t).map(e=>i`<div class="by-seat" key=${e}><span>${x(e)}</span>
        <${I} label=${x(e)} answers=${c.map(e=>[e,D(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,V(t[r],e,i))} />
      </div>`)}</fieldset>`:i`<fieldset class="fact">${u}
    <${I} answers=${L(e,t)} said=${a===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${a===`two_seats`?e=>n(r,B(t[r],e)):e=>n(r,e===t[r]&&!s?void 0:e)} />
  </fieldset>`}const I=({answers:e,said:t,label:n,onAnswer:r})=>i`<div class="answers-row">
    ${e.map(([e,a])=>i`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${a}`}
      onClick=${()=>r(e)}>${a}</button>`)}</div>`;function L({form:e,values:t},n){let r=R(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,x(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,x(e)]);case`yes_no`:return[[!0,l(`yes`)],[!1,l(`no`)]];default:return t.map(e=>[e,D(e)])}}const R=({seats:e})=>Object.keys(e).map(Number).sort(),z=e=>e===``?void 0:Math.trunc(Number(e));function B(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function V(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function H({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const U=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function ne(n,r){let[i,a]=s(null),o=!U(n,r.facts).length,c=JSON.stringify({irregularity:n.id,...r});return u(()=>{let n=!0,r=e=>{n&&a(e)};return o?e(`caribbean-stud`,t(),c).then(e=>r({ruling:e}),e=>r({refusal:W(e)})):r(null),()=>{n=!1}},[c,o]),i}function W(e){let{template:t,values:n={}}=e instanceof a?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function G(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const K=({answer:e,lacking:t,clauses:n})=>i`<section class="paper slip ruling-slip" aria-label=${l(`The ruling`)}>
    <output>
      ${t.length?i`<p class="quiet">
          ${l(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?i`<${q} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&i`<p class="verdict">${l(`No ruling`)}</p><p>${A(e.refusal)}</p>`}
    </output>
  </section>`,q=({ruling:e,clauses:t})=>i`
  <p class=${c(`verdict`,`void-${e.void}`)}>${w(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${J} title=${l(`Comes back`)} moved=${e.returned} />
  <${J} title=${l(`Is taken back`)} moved=${e.reversed??[]} />
  <${J} title=${l(`Waits for the management`)} moved=${e.claim??[]} />
  <${J} title=${l(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&i`<h3>${l(`Still to act, in this order`)}</h3><p class="order">${e.order.map(x).join(`, `)}</p>`}
  ${e.present.length>0&&i`<h3>${l(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>i`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${l(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>i`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function J({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return i`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return i`<tr key=${e}><th scope="row">${x(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${E(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const Y=[`ante`,`bet`,`token`,`fee`],X=[`ante`,`bet`,`jackpot`];function Z({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return i`<fieldset class="fact seat-rows"><legend>${l(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>i`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${x(r)} onClick=${()=>t(String(r))}>
        ${g(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${Y.map(e=>i`<span key=${e}>${E(e)}</span>`)}<span></span></div>
      ${r.map(t=>i`<${re} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function re({seat:e,chips:t,onChips:n}){let[r,a]=s(!1);return i`<div class="chips-line"><span class="figure">${g(e)}</span>
      ${Y.map(r=>i`<${Q} key=${r} label=${`${x(e)}, ${E(r)}`} amount=${t[r]}
          onAmount=${e=>n({...t,[r]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${r}
        aria-label=${l(`More about {seat}`,{seat:x(e)})} onClick=${()=>a(!r)}>⋯</button>
    </div>
    ${r&&i`<${ie} seat=${e} chips=${t} onChips=${n} />`}`}function ie({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:a=!0,folded:o=!1,result:s=``,paid:c={}}=t;return i`<div class="chips-more" role="group" aria-label=${x(e)}>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>n({...t,served:e.target.checked})} /> ${l(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>n({...t,regular:e.target.checked})} /> ${l(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${o}
        onChange=${e=>n({...t,folded:e.target.checked})} /> ${l(`has folded, its ANTE still there`)}</label>
    <label>${l(`Settled`)}
      <select value=${s}
        onChange=${e=>n({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${l(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>i`<option key=${e} value=${e} selected=${e===s}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${l(`Was paid on`)}</span>
      ${X.map(e=>i`<label key=${e}>${E(e)}
        <${Q} amount=${c[e]}
          onAmount=${r=>n({...t,paid:{...c,[e]:r}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>i`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function ae({row:e,clauses:t,phase:n}){let[r,a]=s(()=>H(e,n)),c=d(null);o(()=>{c.current?.focus(),scrollTo(0,0)},[]);let u=ne(e,r);return i`<article class="irregular">
    <a class="plain back" href="#">${l(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${S(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${$} row=${e} report=${r} onReport=${a} />
    </section>
    ${u?.ruling&&i`<${oe} ruling=${u.ruling} />`}
    <${K} answer=${u} lacking=${U(e,r.facts)} clauses=${t} />
  </article>`}const oe=({ruling:e})=>i`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${w(e.void)}</button>`;function $({row:e,report:t,onReport:n}){let{facts:r,house:a}=t,o=(e,i)=>n({...t,facts:{...r,[e]:i}});return i`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${l(`When`)}
      <select value=${t.phase}
        onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>i`<option key=${e} value=${e} selected=${e===t.phase}>
          ${y(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>i`<${F} key=${e.name} fact=${e} facts=${r} say=${o} />`)}
    <${Z} seats=${r.seats}
      onToggle=${e=>n({...t,facts:G(r,e)})}
      onSeats=${e=>o(`seats`,e)} />
    <details class="house-rule"><summary>${l(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${l(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function se(){let[e,t]=s(location.hash.slice(1));return u(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function ce(){let{irregularities:e,clauses:t,trouble:n}=ee(),[r,a]=s(``),o=se(),u=e.find(({id:e})=>e===o);return i`<div class="rulings of-caribbean-stud">
    <${le} />
    <main class=${c(`rulings-desk`,u&&`chosen`)}>
      ${n&&i`<p class="trouble" role="alert">${l(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${t} phase=${r} onPhase=${a}
        chosen=${o} />
      ${u?i`<${ae} key=${u.id} row=${u} clauses=${t} phase=${r} />`:i`<p class="choose-one quiet">${l(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const le=()=>i`<header class="top-bar">
  <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}>
    <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${l(`When something goes wrong`)}</h1>
  <div class="tools"><${r} /></div>
</header>`;export{ce as RulingsPage};