import{Jt as e,Xt as t,Yt as n,_n as r,a as i,cn as a,gn as o,in as s,l as c,ln as l,mn as u,pn as d,w as f}from"./main.js";import{P as p,T as ee,f as te,g as m,h}from"./caribbean-stud-shared.js";import{T as g}from"./shared.js";const _=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],v=e=>_.filter(t=>e.some(({phases:e})=>e.includes(t)));function y(e){switch(e){case`PREPARE`:return t(`shuffling`);case`STAKES`:return t(`stakes`);case`COIN_IN`:return t(`tokens falling`);case`DEAL`:return t(`dealing`);case`CHOOSE`:return t(`choices and exchanges`);case`CHECK`:return t(`checking the bets`);case`REVEAL`:return t(`turning the bank's cards`);case`SETTLE`:return t(`settlement`);case`JACKPOT`:return t(`paying jackpots`);case`DONE`:return t(`putting cards away`);case`OVER`:return t(`after GAME OVER`);default:return e}}const b=e=>t(`seat {number}`,{number:g(e)}),x=e=>S(b(e)),S=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function ne(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function C(e){switch(e){case`hand`:return t(`The whole round is void`);case`seat`:return t(`The hand of a seat is void`);default:return t(`Nothing is void`)}}function w(e){switch(e){case`hand`:return t(`void`);case`seat`:return t(`seat`);default:return t(`stands`)}}function T(e){switch(e){case`ante`:return t(`ANTE`);case`bet`:return t(`BET`);case`fee`:return t(`fee`);case`token`:return t(`token`);case`jackpot`:return t(`Jackpot`);default:return e}}function E(e){switch(e){case`go_on`:return t(`goes on`);case`void`:return t(`hand void`);case`losing`:return t(`it loses`);case`tie`:return t(`a tie`);case`winning`:return t(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return T(e);default:return te(e)}}const D=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>D.map(e=>({result:e,words:p(e)})),k=({template:e,values:t})=>h(e,t,b);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(g(Number(t.number)))}:t;return`${h(e,r,b)}.`}const j=e=>t(`not said: {what}`,{what:e});function M({irregularities:e}){let n=v(e);return n.length?l`<section class="paper slip by-phase" aria-label=${t(`All cases by phase`)}>
    <table>
      <caption>
        ${t(`All cases by phase`)} <span class="quiet">
          ${t(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${t(`What went wrong`)}</th>
          ${n.map(e=>l`<th scope="col" key=${e} class="phase-head">
            <span>${y(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>l`<${N} key=${e.id} row=${e} phases=${n} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>l`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${S(e.what)}</th>
  ${t.map(t=>l`<td key=${t}>${(e.outcomes[t]??[]).map(e=>l`<span key=${e}
    class=${a(`outcome`,`void-${e}`)}>${w(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:e,clauses:i,phase:a,onPhase:o,chosen:s}){let[c,u]=r(``),d=e.filter(e=>(!a||e.phases.includes(a))&&ne(c,`${e.id} ${e.what} ${i[e.id]??``}`));return l`<section class="finder" aria-label=${t(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${t(`Words`)}
        <input type="search" value=${c} placeholder=${t(`card, floor, BET …`)}
          onInput=${e=>u(e.target.value)} />
      </label>
      <label>${t(`When`)}
        <select value=${a} onChange=${e=>o(e.target.value)}>
          <option value="" selected=${!a}>${t(`at any time`)}</option>
          ${v(e).map(e=>l`<option key=${e} value=${e} selected=${e===a}>${y(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${n(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${t(`Print the table`)}</button></p>
    <ul class="found-list">${d.map(({id:e,what:t})=>l`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===s?`true`:void 0}><span
        class="rule-number">${e}</span> ${S(t)}</a>
    </li>`)}</ul>
  </section>`}function F({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:o,values:s,without:c}=e,u=l`<legend>${S(a)}
    ${c&&l` <span class="quiet">${j(c)}</span>`}</legend>`;return i===`number`?l`<label class="fact">${S(a)}
      ${c&&l` <span class="quiet">${j(c)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,z(e.target.value))} />
    </label>`:i===`one_of_by_seat`?l`<fieldset class="fact">${u}
      ${R(t).map(e=>l`<div class="by-seat" key=${e}><span>${x(e)}</span>
        <${I} label=${x(e)} answers=${s.map(e=>[e,E(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,V(t[r],e,i))} />
      </div>`)}</fieldset>`:l`<fieldset class="fact">${u}
    <${I} answers=${L(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${i===`two_seats`?e=>n(r,B(t[r],e)):e=>n(r,e===t[r]&&!o?void 0:e)} />
  </fieldset>`}const I=({answers:e,said:t,label:n,onAnswer:r})=>l`<div class="answers-row">
    ${e.map(([e,i])=>l`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`}
      onClick=${()=>r(e)}>${i}</button>`)}</div>`;function L({form:e,values:n},r){let i=R(r);switch(e){case`seat`:case`two_seats`:return i.map(e=>[e,x(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!i.includes(e)).map(e=>[e,x(e)]);case`yes_no`:return[[!0,t(`yes`)],[!1,t(`no`)]];default:return n.map(e=>[e,E(e)])}}const R=({seats:e})=>Object.keys(e).map(Number).sort(),z=e=>e===``?void 0:Math.trunc(Number(e));function B(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function V(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function H({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const U=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function W(t,n){let[i,a]=r(null),o=!U(t,n.facts).length,s=JSON.stringify({irregularity:t.id,...n});return d(()=>{let t=!0,n=e=>{t&&a(e)};return o?f(`caribbean-stud`,e(),s).then(e=>n({ruling:e}),e=>n({refusal:G(e)})):n(null),()=>{t=!1}},[s,o]),i}function G(e){let{template:t,values:n={}}=e instanceof c?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,missing:n,clauses:r})=>l`<section class="paper slip ruling-slip" aria-label=${t(`The ruling`)}>
    <output>
      ${n.length?l`<p class="quiet">
          ${t(`Still to be said: {what}`,{what:n.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?l`<${J} ruling=${e.ruling} clauses=${r} />`:e?.refusal&&l`<p class="verdict">${t(`No ruling`)}</p><p>${A(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:n})=>l`
  <p class=${a(`verdict`,`void-${e.void}`)}>${C(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${Y} title=${t(`Comes back`)} moved=${e.returned} />
  <${Y} title=${t(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${t(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${t(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&l`<h3>${t(`Still to act, in this order`)}</h3><p class="order">${e.order.map(x).join(`, `)}</p>`}
  ${e.present.length>0&&l`<h3>${t(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>l`<li key=${e}>${ee(e)}</li>`)}</ul>`}
  <h3>${t(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>l`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${n[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return l`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return l`<tr key=${e}><th scope="row">${x(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${T(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:n,onSeats:r}){let i=Object.keys(e).sort();return l`<fieldset class="fact seat-rows"><legend>${t(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(t,r)=>l`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${x(r)} onClick=${()=>n(String(r))}>
        ${g(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>l`<span key=${e}>${T(e)}</span>`)}<span></span></div>
      ${i.map(t=>l`<${ie} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${n=>r({...e,[t]:n})} />`)}
    </div>
  </fieldset>`}function ie({seat:e,chips:n,onChips:i}){let[a,o]=r(!1);return l`<div class="chips-line"><span class="figure">${g(e)}</span>
      ${X.map(t=>l`<${Q} key=${t} label=${`${x(e)}, ${T(t)}`} amount=${n[t]}
          onAmount=${e=>i({...n,[t]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${a}
        aria-label=${t(`More about {seat}`,{seat:x(e)})} onClick=${()=>o(!a)}>⋯</button>
    </div>
    ${a&&l`<${ae} seat=${e} chips=${n} onChips=${i} />`}`}function ae({seat:e,chips:n,onChips:r}){let{served:i=!1,regular:a=!0,folded:o=!1,result:s=``,paid:c={}}=n;return l`<div class="chips-more" role="group" aria-label=${x(e)}>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>r({...n,served:e.target.checked})} /> ${t(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>r({...n,regular:e.target.checked})} /> ${t(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${o}
        onChange=${e=>r({...n,folded:e.target.checked})} /> ${t(`has folded, its ANTE still there`)}</label>
    <label>${t(`Settled`)}
      <select value=${s}
        onChange=${e=>r({...n,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${t(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>l`<option key=${e} value=${e} selected=${e===s}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${t(`Was paid on`)}</span>
      ${Z.map(e=>l`<label key=${e}>${T(e)}
        <${Q} amount=${c[e]}
          onAmount=${t=>r({...n,paid:{...c,[e]:t}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>l`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:e,clauses:n,phase:i}){let[a,s]=r(()=>H(e,i)),c=o(null);u(()=>{c.current?.focus(),scrollTo(0,0)},[]);let d=W(e,a);return l`<article class="irregular">
    <a class="plain back" href="#">${t(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${S(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${n[e.id]}</p>
      <${se} row=${e} report=${a} onReport=${s} />
    </section>
    ${d?.ruling&&l`<${$} ruling=${d.ruling} />`}
    <${q} answer=${d} missing=${U(e,a.facts)} clauses=${n} />
  </article>`}const $=({ruling:e})=>l`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${C(e.void)}</button>`;function se({row:e,report:n,onReport:r}){let{facts:i,house:a}=n,o=(e,t)=>r({...n,facts:{...i,[e]:t}});return l`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${t(`When`)}
      <select value=${n.phase}
        onChange=${e=>r({...n,phase:e.target.value})}>
        ${e.phases.map(e=>l`<option key=${e} value=${e} selected=${e===n.phase}>
          ${y(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>l`<${F} key=${e.name} fact=${e} facts=${i} say=${o} />`)}
    <${re} seats=${i.seats}
      onToggle=${e=>r({...n,facts:K(i,e)})}
      onSeats=${e=>o(`seats`,e)} />
    <details class="house-rule"><summary>${t(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>r({...n,house:{skipped_back:e.target.checked}})} />
        ${t(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=r(location.hash.slice(1));return d(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:e,clauses:n,trouble:i}=m(),[o,s]=r(``),c=ce(),u=e.find(({id:e})=>e===c);return l`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${a(`rulings-desk`,u&&`chosen`)}>
      ${i&&l`<p class="trouble" role="alert">${t(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${n} phase=${o} onPhase=${s}
        chosen=${c} />
      ${u?l`<${oe} key=${u.id} row=${u} clauses=${n} phase=${o} />`:l`<p class="choose-one quiet">${t(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const ue=()=>l`<header class="top-bar">
  <a class="home" href="/" aria-label=${t(`Kitapi, to the start page`)}>
    <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${t(`When something goes wrong`)}</h1>
  <div class="tools"><${i} own=${s(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};