import{An as e,D as t,Mn as n,Nn as r,Tn as i,a,bn as o,c as s,dn as c,fn as l,kn as u,un as d,wn as f}from"./main.js";import{G as p,I as m,_ as h,g,p as ee,v as _}from"./caribbean-stud-shared.js";import{P as v}from"./shared.js";const y=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],b=e=>y.filter(t=>e.some(({phases:e})=>e.includes(t)));function x(e){switch(e){case`PREPARE`:return l(`shuffling`);case`STAKES`:return l(`stakes`);case`COIN_IN`:return l(`tokens falling`);case`DEAL`:return l(`dealing`);case`CHOOSE`:return l(`choices and exchanges`);case`CHECK`:return l(`checking the bets`);case`REVEAL`:return l(`turning the bank's cards`);case`SETTLE`:return l(`settlement`);case`JACKPOT`:return l(`paying jackpots`);case`DONE`:return l(`putting cards away`);case`OVER`:return l(`after GAME OVER`);default:return e}}const S=e=>l(`seat {number}`,{number:v(e)}),C=e=>h(S(e));function w(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function T(e){switch(e){case`hand`:return l(`The whole round is void`);case`seat`:return l(`A seat's hand is void`);default:return l(`Nothing is void`)}}function E(e){switch(e){case`hand`:return l(`void`);case`seat`:return l(`seat`);default:return l(`stands`)}}function D(e){switch(e){case`ante`:return l(`ANTE`);case`bet`:return l(`BET`);case`fee`:return l(`fee`);case`token`:return l(`token`);case`jackpot`:return l(`Jackpot`);default:return e}}function O(e){switch(e){case`go_on`:return l(`goes on`);case`void`:return l(`hand void`);case`losing`:return l(`it loses`);case`tie`:return l(`a tie`);case`winning`:return l(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return D(e);default:return ee(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],k=()=>te.map(e=>({result:e,words:p(e)})),A=({template:e,values:t})=>g(e,t,S);function j({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${g(e,r,S)}.`}const M=e=>l(`missing: {what}`,{what:e});function N({irregularities:e}){let t=b(e);return t.length?i`<section class="paper slip by-phase" aria-label=${l(`All cases by phase`)}>
    <table>
      <caption>
        ${l(`All cases by phase`)} <span class="quiet">
          ${l(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${l(`What went wrong`)}</th>
          ${t.map(e=>i`<th scope="col" key=${e} class="phase-head">
            <span>${x(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>i`<${P} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const P=({row:e,phases:t})=>i`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${h(e.what)}</th>
  ${t.map(t=>i`<td key=${t}>${(e.outcomes[t]??[]).map(e=>i`<span key=${e}
    class=${f(`outcome`,`void-${e}`)}>${E(e)}</span> `)}</td>`)}
</tr>`;function F({irregularities:e,clauses:t,phase:n,onPhase:a,chosen:o}){let[s,u]=r(``),d=e.filter(e=>(!n||e.phases.includes(n))&&w(s,`${e.id} ${e.what} ${t[e.id]??``}`));return i`<section class="finder" aria-label=${l(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${l(`Words`)}
        <input type="search" value=${s} placeholder=${l(`card, floor …`)}
          onInput=${e=>u(e.target.value)} />
      </label>
      <label>${l(`When`)}
        <select value=${n} onChange=${e=>a(e.target.value)}>
          <option value="" selected=${!n}>${l(`at any time`)}</option>
          ${b(e).map(e=>i`<option key=${e} value=${e} selected=${e===n}>${x(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${c(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${l(`Print the table`)}</button></p>
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
      onClick=${()=>r(e)}>${a}</button>`)}</div>`;function R({form:e,values:t},n){let r=z(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,C(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,C(e)]);case`yes_no`:return[[!0,l(`yes`)],[!1,l(`no`)]];default:return t.map(e=>[e,O(e)])}}const z=({seats:e})=>Object.keys(e).map(Number).sort(),B=e=>e===``?void 0:Math.trunc(Number(e));function V(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function H(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function U({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const W=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function ne(e,n){let[i,a]=r(null),o=!W(e,n.facts).length,s=JSON.stringify({irregularity:e.id,...n});return u(()=>{let e=!0,n=t=>{e&&a(t)};return o?t(`caribbean-stud`,d(),s).then(e=>n({ruling:e}),e=>n({refusal:G(e)})):n(null),()=>{e=!1}},[s,o]),i}function G(e){let{template:t,values:n={}}=e instanceof s?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,missing:t,clauses:n})=>i`<section class="paper slip ruling-slip" aria-label=${l(`The ruling`)}>
    <output>
      ${t.length?i`<p class="quiet">
          ${l(`Still missing: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?i`<${J} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&i`<p class="verdict">${l(`No ruling`)}</p><p>${j(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:t})=>i`
  <p class=${f(`verdict`,`void-${e.void}`)}>${T(e.void)}</p>
  <p class="continues">${A(e)}</p>
  <${Y} title=${l(`Comes back`)} moved=${e.returned} />
  <${Y} title=${l(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${l(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${l(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&i`<h3>${l(`Still to act, in this order`)}</h3><p class="order">${e.order.map(C).join(`, `)}</p>`}
  ${e.present.length>0&&i`<h3>${l(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>i`<li key=${e}>${m(e)}</li>`)}</ul>`}
  <h3>${l(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>i`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return i`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return i`<tr key=${e}><th scope="row">${C(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${D(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return i`<fieldset class="fact seat-rows"><legend>${l(`Seats that play, and their chips`)}</legend>
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
  </fieldset>`}function ie({seat:e,chips:t,onChips:n}){let[a,o]=r(!1);return i`<div class="chips-line"><span class="figure">${v(e)}</span>
      ${X.map(r=>i`<${Q} key=${r} label=${`${C(e)}, ${D(r)}`} amount=${t[r]}
          onAmount=${e=>n({...t,[r]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${a}
        aria-label=${l(`More about {seat}`,{seat:C(e)})} onClick=${()=>o(!a)}>⋯</button>
    </div>
    ${a&&i`<${ae} seat=${e} chips=${t} onChips=${n} />`}`}function ae({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:a=!0,folded:o=!1,result:s=``,paid:c={}}=t;return i`<div class="chips-more" role="group" aria-label=${C(e)}>
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
        ${k().map(({result:e,words:t})=>i`<option key=${e} value=${e} selected=${e===s}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${l(`Was paid on`)}</span>
      ${Z.map(e=>i`<label key=${e}>${D(e)}
        <${Q} amount=${c[e]}
          onAmount=${r=>n({...t,paid:{...c,[e]:r}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>i`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:t,clauses:a,phase:o}){let[s,c]=r(()=>U(t,o)),u=n(null);e(()=>{u.current?.focus(),scrollTo(0,0)},[]);let d=ne(t,s);return i`<article class="irregular">
    <a class="plain back" href="#">${l(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${u} tabindex="-1">${h(t.what)}</h2>
      <p class="quiet"><span class="rule-number">${t.id}</span> ${a[t.id]}</p>
      <${se} row=${t} report=${s} onReport=${c} />
    </section>
    ${d?.ruling&&i`<${$} ruling=${d.ruling} />`}
    <${q} answer=${d} missing=${W(t,s.facts)} clauses=${a} />
  </article>`}const $=({ruling:e})=>i`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${T(e.void)}</button>`;function se({row:e,report:t,onReport:n}){let{facts:r,house:a}=t,o=(e,i)=>n({...t,facts:{...r,[e]:i}});return i`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${l(`When`)}
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
    <details class="house-rule"><summary>${l(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${l(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=r(location.hash.slice(1));return u(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:e,clauses:t,trouble:n}=_(),[a,o]=r(``),s=ce(),c=e.find(({id:e})=>e===s);return i`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${f(`rulings-desk`,c&&`chosen`)}>
      ${n&&i`<p class="trouble" role="alert">${l(`The server does not answer.`)}</p>`}
      <${F} irregularities=${e} clauses=${t} phase=${a} onPhase=${o}
        chosen=${s} />
      ${c?i`<${oe} key=${c.id} row=${c} clauses=${t} phase=${a} />`:i`<p class="choose-one quiet">${l(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${N} irregularities=${e} />
    </main>
  </div>`}const ue=()=>i`<header class="top-bar">
  <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}>
    <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${l(`When something goes wrong`)}</h1>
  <div class="tools"><${a} own=${o(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};