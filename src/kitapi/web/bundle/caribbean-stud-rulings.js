import{Cn as e,D as t,Mn as n,On as r,a as i,c as a,dn as o,jn as s,kn as c,ln as l,un as u,wn as d,yn as ee}from"./main.js";import{G as f,I as p,_ as m,g as h,p as g,v as _}from"./caribbean-stud-shared.js";import{P as v}from"./shared.js";const te=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],y=e=>te.filter(t=>e.some(({phases:e})=>e.includes(t)));function b(e){switch(e){case`PREPARE`:return o(`shuffling`);case`STAKES`:return o(`stakes`);case`COIN_IN`:return o(`tokens falling`);case`DEAL`:return o(`dealing`);case`CHOOSE`:return o(`choices and exchanges`);case`CHECK`:return o(`checking the bets`);case`REVEAL`:return o(`turning the bank's cards`);case`SETTLE`:return o(`settlement`);case`JACKPOT`:return o(`paying jackpots`);case`DONE`:return o(`putting cards away`);case`OVER`:return o(`after GAME OVER`);default:return e}}const x=e=>o(`seat {number}`,{number:v(e)}),S=e=>m(x(e));function ne(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function C(e){switch(e){case`hand`:return o(`The whole round is void`);case`seat`:return o(`A seat's hand is void`);default:return o(`Nothing is void`)}}function w(e){switch(e){case`hand`:return o(`void`);case`seat`:return o(`seat`);default:return o(`stands`)}}function T(e){switch(e){case`ante`:return o(`ANTE`);case`bet`:return o(`BET`);case`fee`:return o(`fee`);case`token`:return o(`token`);case`jackpot`:return o(`Jackpot`);default:return e}}function E(e){switch(e){case`go_on`:return o(`goes on`);case`void`:return o(`hand void`);case`losing`:return o(`it loses`);case`tie`:return o(`a tie`);case`winning`:return o(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return T(e);default:return g(e)}}const D=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>D.map(e=>({result:e,words:f(e)})),k=({template:e,values:t})=>h(e,t,x);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${h(e,r,x)}.`}const j=e=>o(`missing: {what}`,{what:e});function M({irregularities:e}){let t=y(e);return t.length?d`<section class="paper slip by-phase" aria-label=${o(`All cases by phase`)}>
    <table>
      <caption>
        ${o(`All cases by phase`)} <span class="quiet">
          ${o(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${o(`What went wrong`)}</th>
          ${t.map(e=>d`<th scope="col" key=${e} class="phase-head">
            <span>${b(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>d`<${N} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:t,phases:n})=>d`<tr>
  <th scope="row"><span class="rule-number">${t.id}</span> ${m(t.what)}</th>
  ${n.map(n=>d`<td key=${n}>${(t.outcomes[n]??[]).map(t=>d`<span key=${t}
    class=${e(`outcome`,`void-${t}`)}>${w(t)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:t,phase:r,onPhase:i,chosen:a}){let[s,c]=n(``),l=e.filter(e=>(!r||e.phases.includes(r))&&ne(s,`${e.id} ${e.what} ${t[e.id]??``}`));return d`<section class="finder" aria-label=${o(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${o(`Words`)}
        <input type="search" value=${s} placeholder=${o(`card, floor …`)}
          onInput=${e=>c(e.target.value)} />
      </label>
      <label>${o(`When`)}
        <select value=${r} onChange=${e=>i(e.target.value)}>
          <option value="" selected=${!r}>${o(`at any time`)}</option>
          ${y(e).map(e=>d`<option key=${e} value=${e} selected=${e===r}>${b(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${u(`{count} case`,`{count} cases`,l.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${o(`Print the table`)}</button></p>
    <ul class="found-list">${l.map(({id:e,what:t})=>d`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===a?`true`:void 0}><span
        class="rule-number">${e}</span> ${m(t)}</a>
    </li>`)}</ul>
  </section>`}function F({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:o,values:s,without:c}=e,l=d`<legend>${m(a)}
    ${c&&d` <span class="quiet">${j(c)}</span>`}</legend>`;return i===`number`?d`<label class="fact">${m(a)}
      ${c&&d` <span class="quiet">${j(c)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,z(e.target.value))} />
    </label>`:i===`one_of_by_seat`?d`<fieldset class="fact">${l}
      ${R(t).map(e=>d`<div class="by-seat" key=${e}><span>${S(e)}</span>
        <${I} label=${S(e)} answers=${s.map(e=>[e,E(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,V(t[r],e,i))} />
      </div>`)}</fieldset>`:d`<fieldset class="fact">${l}
    <${I} answers=${L(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${i===`two_seats`?e=>n(r,B(t[r],e)):e=>n(r,e===t[r]&&!o?void 0:e)} />
  </fieldset>`}const I=({answers:e,said:t,label:n,onAnswer:r})=>d`<div class="answers-row">
    ${e.map(([e,i])=>d`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`}
      onClick=${()=>r(e)}>${i}</button>`)}</div>`;function L({form:e,values:t},n){let r=R(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,S(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,S(e)]);case`yes_no`:return[[!0,o(`yes`)],[!1,o(`no`)]];default:return t.map(e=>[e,E(e)])}}const R=({seats:e})=>Object.keys(e).map(Number).sort(),z=e=>e===``?void 0:Math.trunc(Number(e));function B(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function V(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function H({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const U=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function W(e,i){let[a,o]=n(null),s=!U(e,i.facts).length,c=JSON.stringify({irregularity:e.id,...i});return r(()=>{let e=!0,n=t=>{e&&o(t)};return s?t(`caribbean-stud`,l(),c).then(e=>n({ruling:e}),e=>n({refusal:G(e)})):n(null),()=>{e=!1}},[c,s]),a}function G(e){let{template:t,values:n={}}=e instanceof a?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,missing:t,clauses:n})=>d`<section class="paper slip ruling-slip" aria-label=${o(`The ruling`)}>
    <output>
      ${t.length?d`<p class="quiet">
          ${o(`Still missing: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?d`<${J} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&d`<p class="verdict">${o(`No ruling`)}</p><p>${A(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:t,clauses:n})=>d`
  <p class=${e(`verdict`,`void-${t.void}`)}>${C(t.void)}</p>
  <p class="continues">${k(t)}</p>
  <${Y} title=${o(`Comes back`)} moved=${t.returned} />
  <${Y} title=${o(`Is taken back`)} moved=${t.reversed??[]} />
  <${Y} title=${o(`Waits for the management`)} moved=${t.claim??[]} />
  <${Y} title=${o(`Stays with the house`)} moved=${t.kept??[]} />
  ${t.order&&d`<h3>${o(`Still to act, in this order`)}</h3><p class="order">${t.order.map(S).join(`, `)}</p>`}
  ${t.present.length>0&&d`<h3>${o(`Must be present`)}</h3>
    <ul class="present">${t.present.map(e=>d`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${o(`By the rules`)}</h3>
  <dl class="rules-told">
    ${t.clauses.map(e=>d`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${n[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return d`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return d`<tr key=${e}><th scope="row">${S(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${T(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return d`<fieldset class="fact seat-rows"><legend>${o(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>d`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${S(r)} onClick=${()=>t(String(r))}>
        ${v(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>d`<span key=${e}>${T(e)}</span>`)}<span></span></div>
      ${r.map(t=>d`<${ie} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function ie({seat:e,chips:t,onChips:r}){let[i,a]=n(!1);return d`<div class="chips-line"><span class="figure">${v(e)}</span>
      ${X.map(n=>d`<${Q} key=${n} label=${`${S(e)}, ${T(n)}`} amount=${t[n]}
          onAmount=${e=>r({...t,[n]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${i}
        aria-label=${o(`More about {seat}`,{seat:S(e)})} onClick=${()=>a(!i)}>⋯</button>
    </div>
    ${i&&d`<${ae} seat=${e} chips=${t} onChips=${r} />`}`}function ae({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:i=!0,folded:a=!1,result:s=``,paid:c={}}=t;return d`<div class="chips-more" role="group" aria-label=${S(e)}>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>n({...t,served:e.target.checked})} /> ${o(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>n({...t,regular:e.target.checked})} /> ${o(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>n({...t,folded:e.target.checked})} /> ${o(`has folded, its ANTE still there`)}</label>
    <label>${o(`Settled`)}
      <select value=${s}
        onChange=${e=>n({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${o(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>d`<option key=${e} value=${e} selected=${e===s}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${o(`Was paid on`)}</span>
      ${Z.map(e=>d`<label key=${e}>${T(e)}
        <${Q} amount=${c[e]}
          onAmount=${r=>n({...t,paid:{...c,[e]:r}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>d`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:e,clauses:t,phase:r}){let[i,a]=n(()=>H(e,r)),l=s(null);c(()=>{l.current?.focus(),scrollTo(0,0)},[]);let u=W(e,i);return d`<article class="irregular">
    <a class="plain back" href="#">${o(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${l} tabindex="-1">${m(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${se} row=${e} report=${i} onReport=${a} />
    </section>
    ${u?.ruling&&d`<${$} ruling=${u.ruling} />`}
    <${q} answer=${u} missing=${U(e,i.facts)} clauses=${t} />
  </article>`}const $=({ruling:e})=>d`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${C(e.void)}</button>`;function se({row:e,report:t,onReport:n}){let{facts:r,house:i}=t,a=(e,i)=>n({...t,facts:{...r,[e]:i}});return d`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${o(`When`)}
      <select value=${t.phase}
        onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>d`<option key=${e} value=${e} selected=${e===t.phase}>
          ${b(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>d`<${F} key=${e.name} fact=${e} facts=${r} say=${a} />`)}
    <${re} seats=${r.seats}
      onToggle=${e=>n({...t,facts:K(r,e)})}
      onSeats=${e=>a(`seats`,e)} />
    <details class="house-rule"><summary>${o(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${i.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${o(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=n(location.hash.slice(1));return r(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:t,clauses:r,trouble:i}=_(),[a,s]=n(``),c=ce(),l=t.find(({id:e})=>e===c);return d`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${e(`rulings-desk`,l&&`chosen`)}>
      ${i&&d`<p class="trouble" role="alert">${o(`The server does not answer.`)}</p>`}
      <${P} irregularities=${t} clauses=${r} phase=${a} onPhase=${s}
        chosen=${c} />
      ${l?d`<${oe} key=${l.id} row=${l} clauses=${r} phase=${a} />`:d`<p class="choose-one quiet">${o(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${t} />
    </main>
  </div>`}const ue=()=>d`<header class="top-bar">
  <a class="home" href="/" aria-label=${o(`Kitapi, to the start page`)}>
    <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${o(`When something goes wrong`)}</h1>
  <div class="tools"><${i} own=${ee(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};