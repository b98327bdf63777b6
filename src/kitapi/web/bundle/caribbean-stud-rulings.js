import{An as e,D as t,Dn as n,En as r,Sn as i,_n as a,a as o,c as s,cn as c,kn as l,ln as u,sn as d,xn as f}from"./main.js";import{G as p,I as m,_ as h,g,p as ee,v as _}from"./caribbean-stud-shared.js";import{P as v}from"./shared.js";const y=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],b=e=>y.filter(t=>e.some(({phases:e})=>e.includes(t)));function x(e){switch(e){case`PREPARE`:return u(`shuffling`);case`STAKES`:return u(`stakes`);case`COIN_IN`:return u(`tokens falling`);case`DEAL`:return u(`dealing`);case`CHOOSE`:return u(`choices and exchanges`);case`CHECK`:return u(`checking the bets`);case`REVEAL`:return u(`turning the bank's cards`);case`SETTLE`:return u(`settlement`);case`JACKPOT`:return u(`paying jackpots`);case`DONE`:return u(`putting cards away`);case`OVER`:return u(`after GAME OVER`);default:return e}}const S=e=>u(`seat {number}`,{number:v(e)}),C=e=>h(S(e));function w(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function T(e){switch(e){case`hand`:return u(`The whole round is void`);case`seat`:return u(`A seat's hand is void`);default:return u(`Nothing is void`)}}function E(e){switch(e){case`hand`:return u(`void`);case`seat`:return u(`seat`);default:return u(`stands`)}}function D(e){switch(e){case`ante`:return u(`ANTE`);case`bet`:return u(`BET`);case`fee`:return u(`fee`);case`token`:return u(`token`);case`jackpot`:return u(`Jackpot`);default:return e}}function O(e){switch(e){case`go_on`:return u(`goes on`);case`void`:return u(`hand void`);case`losing`:return u(`it loses`);case`tie`:return u(`a tie`);case`winning`:return u(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return D(e);default:return ee(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],k=()=>te.map(e=>({result:e,words:p(e)})),A=({template:e,values:t})=>g(e,t,S);function j({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${g(e,r,S)}.`}const M=e=>u(`missing: {what}`,{what:e});function N({irregularities:e}){let t=b(e);return t.length?i`<section class="paper slip by-phase" aria-label=${u(`All cases by phase`)}>
    <table>
      <caption>
        ${u(`All cases by phase`)} <span class="quiet">
          ${u(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${u(`What went wrong`)}</th>
          ${t.map(e=>i`<th scope="col" key=${e} class="phase-head">
            <span>${x(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>i`<${P} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const P=({row:e,phases:t})=>i`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${h(e.what)}</th>
  ${t.map(t=>i`<td key=${t}>${(e.outcomes[t]??[]).map(e=>i`<span key=${e}
    class=${f(`outcome`,`void-${e}`)}>${E(e)}</span> `)}</td>`)}
</tr>`;function F({irregularities:t,clauses:n,phase:r,onPhase:a,chosen:o}){let[s,l]=e(``),d=t.filter(e=>(!r||e.phases.includes(r))&&w(s,`${e.id} ${e.what} ${n[e.id]??``}`));return i`<section class="finder" aria-label=${u(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${u(`Words`)}
        <input type="search" value=${s} placeholder=${u(`card, floor, BET …`)}
          onInput=${e=>l(e.target.value)} />
      </label>
      <label>${u(`When`)}
        <select value=${r} onChange=${e=>a(e.target.value)}>
          <option value="" selected=${!r}>${u(`at any time`)}</option>
          ${b(t).map(e=>i`<option key=${e} value=${e} selected=${e===r}>${x(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${c(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${u(`Print the table`)}</button></p>
    <ul class="found-list">${d.map(({id:e,what:t})=>i`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===o?`true`:void 0}><span
        class="rule-number">${e}</span> ${h(t)}</a>
    </li>`)}</ul>
  </section>`}function I({fact:e,facts:t,say:n}){let{name:r,form:a,kind:o,needed:s,values:c,without:l}=e,u=i`<legend>${h(o)}
    ${l&&i` <span class="quiet">${M(l)}</span>`}</legend>`;return a===`number`?i`<label class="fact">${h(o)}
      ${l&&i` <span class="quiet">${M(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,B(e.target.value))} />
    </label>`:a===`one_of_by_seat`?i`<fieldset class="fact">${u}
      ${z(t).map(e=>i`<div class="by-seat" key=${e}><span>${C(e)}</span>
        <${L} label=${C(e)} answers=${c.map(e=>[e,O(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,H(t[r],e,i))} />
      </div>`)}</fieldset>`:i`<fieldset class="fact">${u}
    <${L} answers=${R(e,t)} said=${a===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${a===`two_seats`?e=>n(r,V(t[r],e)):e=>n(r,e===t[r]&&!s?void 0:e)} />
  </fieldset>`}const L=({answers:e,said:t,label:n,onAnswer:r})=>i`<div class="answers-row">
    ${e.map(([e,a])=>i`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${a}`}
      onClick=${()=>r(e)}>${a}</button>`)}</div>`;function R({form:e,values:t},n){let r=z(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,C(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,C(e)]);case`yes_no`:return[[!0,u(`yes`)],[!1,u(`no`)]];default:return t.map(e=>[e,O(e)])}}const z=({seats:e})=>Object.keys(e).map(Number).sort(),B=e=>e===``?void 0:Math.trunc(Number(e));function V(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function H(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function U({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const W=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function ne(n,i){let[a,o]=e(null),s=!W(n,i.facts).length,c=JSON.stringify({irregularity:n.id,...i});return r(()=>{let e=!0,n=t=>{e&&o(t)};return s?t(`caribbean-stud`,d(),c).then(e=>n({ruling:e}),e=>n({refusal:G(e)})):n(null),()=>{e=!1}},[c,s]),a}function G(e){let{template:t,values:n={}}=e instanceof s?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,missing:t,clauses:n})=>i`<section class="paper slip ruling-slip" aria-label=${u(`The ruling`)}>
    <output>
      ${t.length?i`<p class="quiet">
          ${u(`Still missing: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?i`<${J} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&i`<p class="verdict">${u(`No ruling`)}</p><p>${j(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:t})=>i`
  <p class=${f(`verdict`,`void-${e.void}`)}>${T(e.void)}</p>
  <p class="continues">${A(e)}</p>
  <${Y} title=${u(`Comes back`)} moved=${e.returned} />
  <${Y} title=${u(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${u(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${u(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&i`<h3>${u(`Still to act, in this order`)}</h3><p class="order">${e.order.map(C).join(`, `)}</p>`}
  ${e.present.length>0&&i`<h3>${u(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>i`<li key=${e}>${m(e)}</li>`)}</ul>`}
  <h3>${u(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>i`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return i`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return i`<tr key=${e}><th scope="row">${C(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${D(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return i`<fieldset class="fact seat-rows"><legend>${u(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>i`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${C(r)} onClick=${()=>t(String(r))}>
        ${v(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>i`<span key=${e}>${D(e)}</span>`)}<span></span></div>
      ${r.map(t=>i`<${ie} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function ie({seat:t,chips:n,onChips:r}){let[a,o]=e(!1);return i`<div class="chips-line"><span class="figure">${v(t)}</span>
      ${X.map(e=>i`<${Q} key=${e} label=${`${C(t)}, ${D(e)}`} amount=${n[e]}
          onAmount=${t=>r({...n,[e]:t})} />`)}
      <button type="button" class="plain more" aria-expanded=${a}
        aria-label=${u(`More about {seat}`,{seat:C(t)})} onClick=${()=>o(!a)}>⋯</button>
    </div>
    ${a&&i`<${ae} seat=${t} chips=${n} onChips=${r} />`}`}function ae({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:a=!0,folded:o=!1,result:s=``,paid:c={}}=t;return i`<div class="chips-more" role="group" aria-label=${C(e)}>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>n({...t,served:e.target.checked})} /> ${u(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>n({...t,regular:e.target.checked})} /> ${u(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${o}
        onChange=${e=>n({...t,folded:e.target.checked})} /> ${u(`has folded, its ANTE still there`)}</label>
    <label>${u(`Settled`)}
      <select value=${s}
        onChange=${e=>n({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${u(`not yet`)}</option>
        ${k().map(({result:e,words:t})=>i`<option key=${e} value=${e} selected=${e===s}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${u(`Was paid on`)}</span>
      ${Z.map(e=>i`<label key=${e}>${D(e)}
        <${Q} amount=${c[e]}
          onAmount=${r=>n({...t,paid:{...c,[e]:r}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>i`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:t,clauses:r,phase:a}){let[o,s]=e(()=>U(t,a)),c=l(null);n(()=>{c.current?.focus(),scrollTo(0,0)},[]);let d=ne(t,o);return i`<article class="irregular">
    <a class="plain back" href="#">${u(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${h(t.what)}</h2>
      <p class="quiet"><span class="rule-number">${t.id}</span> ${r[t.id]}</p>
      <${se} row=${t} report=${o} onReport=${s} />
    </section>
    ${d?.ruling&&i`<${$} ruling=${d.ruling} />`}
    <${q} answer=${d} missing=${W(t,o.facts)} clauses=${r} />
  </article>`}const $=({ruling:e})=>i`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${T(e.void)}</button>`;function se({row:e,report:t,onReport:n}){let{facts:r,house:a}=t,o=(e,i)=>n({...t,facts:{...r,[e]:i}});return i`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${u(`When`)}
      <select value=${t.phase}
        onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>i`<option key=${e} value=${e} selected=${e===t.phase}>
          ${x(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>i`<${I} key=${e.name} fact=${e} facts=${r} say=${o} />`)}
    <${re} seats=${r.seats}
      onToggle=${e=>n({...t,facts:K(r,e)})}
      onSeats=${e=>o(`seats`,e)} />
    <details class="house-rule"><summary>${u(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${u(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[t,n]=e(location.hash.slice(1));return r(()=>{let e=()=>n(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),t}function le(){let{irregularities:t,clauses:n,trouble:r}=_(),[a,o]=e(``),s=ce(),c=t.find(({id:e})=>e===s);return i`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${f(`rulings-desk`,c&&`chosen`)}>
      ${r&&i`<p class="trouble" role="alert">${u(`The server does not answer.`)}</p>`}
      <${F} irregularities=${t} clauses=${n} phase=${a} onPhase=${o}
        chosen=${s} />
      ${c?i`<${oe} key=${c.id} row=${c} clauses=${n} phase=${a} />`:i`<p class="choose-one quiet">${u(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${N} irregularities=${t} />
    </main>
  </div>`}const ue=()=>i`<header class="top-bar">
  <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}>
    <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${u(`When something goes wrong`)}</h1>
  <div class="tools"><${o} own=${a(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};