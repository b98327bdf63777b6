import{D as e,En as t,On as n,Tn as r,a as i,bn as a,c as o,cn as s,gn as c,kn as l,on as u,sn as d,xn as f}from"./main.js";import{E as p,F as m,_ as ee,f as h,g,h as _}from"./caribbean-stud-shared.js";import{k as v}from"./shared.js";const te=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],y=e=>te.filter(t=>e.some(({phases:e})=>e.includes(t)));function b(e){switch(e){case`PREPARE`:return s(`shuffling`);case`STAKES`:return s(`stakes`);case`COIN_IN`:return s(`tokens falling`);case`DEAL`:return s(`dealing`);case`CHOOSE`:return s(`choices and exchanges`);case`CHECK`:return s(`checking the bets`);case`REVEAL`:return s(`turning the bank's cards`);case`SETTLE`:return s(`settlement`);case`JACKPOT`:return s(`paying jackpots`);case`DONE`:return s(`putting cards away`);case`OVER`:return s(`after GAME OVER`);default:return e}}const x=e=>s(`seat {number}`,{number:v(e)}),S=e=>g(x(e));function ne(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function C(e){switch(e){case`hand`:return s(`The whole round is void`);case`seat`:return s(`A seat's hand is void`);default:return s(`Nothing is void`)}}function w(e){switch(e){case`hand`:return s(`void`);case`seat`:return s(`seat`);default:return s(`stands`)}}function T(e){switch(e){case`ante`:return s(`ANTE`);case`bet`:return s(`BET`);case`fee`:return s(`fee`);case`token`:return s(`token`);case`jackpot`:return s(`Jackpot`);default:return e}}function E(e){switch(e){case`go_on`:return s(`goes on`);case`void`:return s(`hand void`);case`losing`:return s(`it loses`);case`tie`:return s(`a tie`);case`winning`:return s(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return T(e);default:return h(e)}}const D=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>D.map(e=>({result:e,words:m(e)})),k=({template:e,values:t})=>_(e,t,x);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${_(e,r,x)}.`}const j=e=>s(`not said: {what}`,{what:e});function M({irregularities:e}){let t=y(e);return t.length?f`<section class="paper slip by-phase" aria-label=${s(`All cases by phase`)}>
    <table>
      <caption>
        ${s(`All cases by phase`)} <span class="quiet">
          ${s(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${s(`What went wrong`)}</th>
          ${t.map(e=>f`<th scope="col" key=${e} class="phase-head">
            <span>${b(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>f`<${N} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>f`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${g(e.what)}</th>
  ${t.map(t=>f`<td key=${t}>${(e.outcomes[t]??[]).map(e=>f`<span key=${e}
    class=${a(`outcome`,`void-${e}`)}>${w(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:t,phase:n,onPhase:r,chosen:i}){let[a,o]=l(``),c=e.filter(e=>(!n||e.phases.includes(n))&&ne(a,`${e.id} ${e.what} ${t[e.id]??``}`));return f`<section class="finder" aria-label=${s(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${s(`Words`)}
        <input type="search" value=${a} placeholder=${s(`card, floor, BET …`)}
          onInput=${e=>o(e.target.value)} />
      </label>
      <label>${s(`When`)}
        <select value=${n} onChange=${e=>r(e.target.value)}>
          <option value="" selected=${!n}>${s(`at any time`)}</option>
          ${y(e).map(e=>f`<option key=${e} value=${e} selected=${e===n}>${b(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${d(`{count} case`,`{count} cases`,c.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${s(`Print the table`)}</button></p>
    <ul class="found-list">${c.map(({id:e,what:t})=>f`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===i?`true`:void 0}><span
        class="rule-number">${e}</span> ${g(t)}</a>
    </li>`)}</ul>
  </section>`}function F({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:o,values:s,without:c}=e,l=f`<legend>${g(a)}
    ${c&&f` <span class="quiet">${j(c)}</span>`}</legend>`;return i===`number`?f`<label class="fact">${g(a)}
      ${c&&f` <span class="quiet">${j(c)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,z(e.target.value))} />
    </label>`:i===`one_of_by_seat`?f`<fieldset class="fact">${l}
      ${R(t).map(e=>f`<div class="by-seat" key=${e}><span>${S(e)}</span>
        <${I} label=${S(e)} answers=${s.map(e=>[e,E(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,V(t[r],e,i))} />
      </div>`)}</fieldset>`:f`<fieldset class="fact">${l}
    <${I} answers=${L(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${i===`two_seats`?e=>n(r,B(t[r],e)):e=>n(r,e===t[r]&&!o?void 0:e)} />
  </fieldset>`}const I=({answers:e,said:t,label:n,onAnswer:r})=>f`<div class="answers-row">
    ${e.map(([e,i])=>f`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`}
      onClick=${()=>r(e)}>${i}</button>`)}</div>`;function L({form:e,values:t},n){let r=R(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,S(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,S(e)]);case`yes_no`:return[[!0,s(`yes`)],[!1,s(`no`)]];default:return t.map(e=>[e,E(e)])}}const R=({seats:e})=>Object.keys(e).map(Number).sort(),z=e=>e===``?void 0:Math.trunc(Number(e));function B(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function V(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function H({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const U=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function W(t,n){let[i,a]=l(null),o=!U(t,n.facts).length,s=JSON.stringify({irregularity:t.id,...n});return r(()=>{let t=!0,n=e=>{t&&a(e)};return o?e(`caribbean-stud`,u(),s).then(e=>n({ruling:e}),e=>n({refusal:G(e)})):n(null),()=>{t=!1}},[s,o]),i}function G(e){let{template:t,values:n={}}=e instanceof o?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,missing:t,clauses:n})=>f`<section class="paper slip ruling-slip" aria-label=${s(`The ruling`)}>
    <output>
      ${t.length?f`<p class="quiet">
          ${s(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?f`<${J} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&f`<p class="verdict">${s(`No ruling`)}</p><p>${A(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:t})=>f`
  <p class=${a(`verdict`,`void-${e.void}`)}>${C(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${Y} title=${s(`Comes back`)} moved=${e.returned} />
  <${Y} title=${s(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${s(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${s(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&f`<h3>${s(`Still to act, in this order`)}</h3><p class="order">${e.order.map(S).join(`, `)}</p>`}
  ${e.present.length>0&&f`<h3>${s(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>f`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${s(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>f`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return f`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return f`<tr key=${e}><th scope="row">${S(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${T(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return f`<fieldset class="fact seat-rows"><legend>${s(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>f`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${S(r)} onClick=${()=>t(String(r))}>
        ${v(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>f`<span key=${e}>${T(e)}</span>`)}<span></span></div>
      ${r.map(t=>f`<${ie} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function ie({seat:e,chips:t,onChips:n}){let[r,i]=l(!1);return f`<div class="chips-line"><span class="figure">${v(e)}</span>
      ${X.map(r=>f`<${Q} key=${r} label=${`${S(e)}, ${T(r)}`} amount=${t[r]}
          onAmount=${e=>n({...t,[r]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${r}
        aria-label=${s(`More about {seat}`,{seat:S(e)})} onClick=${()=>i(!r)}>⋯</button>
    </div>
    ${r&&f`<${ae} seat=${e} chips=${t} onChips=${n} />`}`}function ae({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:i=!0,folded:a=!1,result:o=``,paid:c={}}=t;return f`<div class="chips-more" role="group" aria-label=${S(e)}>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>n({...t,served:e.target.checked})} /> ${s(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>n({...t,regular:e.target.checked})} /> ${s(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>n({...t,folded:e.target.checked})} /> ${s(`has folded, its ANTE still there`)}</label>
    <label>${s(`Settled`)}
      <select value=${o}
        onChange=${e=>n({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!o}>${s(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>f`<option key=${e} value=${e} selected=${e===o}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${s(`Was paid on`)}</span>
      ${Z.map(e=>f`<label key=${e}>${T(e)}
        <${Q} amount=${c[e]}
          onAmount=${r=>n({...t,paid:{...c,[e]:r}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>f`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:e,clauses:r,phase:i}){let[a,o]=l(()=>H(e,i)),c=n(null);t(()=>{c.current?.focus(),scrollTo(0,0)},[]);let u=W(e,a);return f`<article class="irregular">
    <a class="plain back" href="#">${s(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${g(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${r[e.id]}</p>
      <${se} row=${e} report=${a} onReport=${o} />
    </section>
    ${u?.ruling&&f`<${$} ruling=${u.ruling} />`}
    <${q} answer=${u} missing=${U(e,a.facts)} clauses=${r} />
  </article>`}const $=({ruling:e})=>f`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${C(e.void)}</button>`;function se({row:e,report:t,onReport:n}){let{facts:r,house:i}=t,a=(e,i)=>n({...t,facts:{...r,[e]:i}});return f`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${s(`When`)}
      <select value=${t.phase}
        onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>f`<option key=${e} value=${e} selected=${e===t.phase}>
          ${b(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>f`<${F} key=${e.name} fact=${e} facts=${r} say=${a} />`)}
    <${re} seats=${r.seats}
      onToggle=${e=>n({...t,facts:K(r,e)})}
      onSeats=${e=>a(`seats`,e)} />
    <details class="house-rule"><summary>${s(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${i.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${s(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=l(location.hash.slice(1));return r(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:e,clauses:t,trouble:n}=ee(),[r,i]=l(``),o=ce(),c=e.find(({id:e})=>e===o);return f`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${a(`rulings-desk`,c&&`chosen`)}>
      ${n&&f`<p class="trouble" role="alert">${s(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${t} phase=${r} onPhase=${i}
        chosen=${o} />
      ${c?f`<${oe} key=${c.id} row=${c} clauses=${t} phase=${r} />`:f`<p class="choose-one quiet">${s(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const ue=()=>f`<header class="top-bar">
  <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}>
    <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${s(`When something goes wrong`)}</h1>
  <div class="tools"><${i} own=${c(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};