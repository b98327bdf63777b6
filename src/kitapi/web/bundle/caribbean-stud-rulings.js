import{D as e,Dn as t,En as n,Fn as r,Mn as i,Pn as a,Sn as o,a as s,c,fn as l,jn as u,mn as d,pn as f}from"./main.js";import{G as ee,I as p,_ as m,g as h,p as g,v as _}from"./caribbean-stud-shared.js";import{B as v,O as y}from"./shared.js";const te=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],b=e=>te.filter(t=>e.some(({phases:e})=>e.includes(t)));function x(e){switch(e){case`PREPARE`:return d(`shuffling`);case`STAKES`:return d(`stakes`);case`COIN_IN`:return d(`tokens falling`);case`DEAL`:return d(`dealing`);case`CHOOSE`:return d(`choices and exchanges`);case`CHECK`:return d(`checking the bets`);case`REVEAL`:return d(`turning the bank's cards`);case`SETTLE`:return d(`settlement`);case`JACKPOT`:return d(`paying jackpots`);case`DONE`:return d(`putting cards away`);case`OVER`:return d(`after GAME OVER`);default:return e}}const S=e=>d(`seat {number}`,{number:v(e)}),C=e=>m(S(e));function ne(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function w(e){switch(e){case`hand`:return d(`The whole round is void`);case`seat`:return d(`A seat's hand is void`);default:return d(`Nothing is void`)}}function T(e){switch(e){case`hand`:return d(`void`);case`seat`:return d(`seat`);default:return d(`stands`)}}function E(e){switch(e){case`ante`:return d(`ANTE`);case`bet`:return d(`BET`);case`fee`:return d(`fee`);case`token`:return d(`token`);case`jackpot`:return d(`Jackpot`);default:return e}}function D(e){switch(e){case`go_on`:return d(`goes on`);case`void`:return d(`hand void`);case`losing`:return d(`it loses`);case`tie`:return d(`a tie`);case`winning`:return d(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return E(e);default:return g(e)}}const O=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],k=()=>O.map(e=>({result:e,words:ee(e)})),A=({template:e,values:t})=>h(e,t,S);function j({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${h(e,r,S)}.`}const M=e=>d(`missing: {what}`,{what:e});function N({irregularities:e}){let n=b(e);return n.length?t`<section class="paper slip by-phase" aria-label=${d(`All cases by phase`)}>
    <table>
      <caption>
        ${d(`All cases by phase`)} <span class="quiet">
          ${d(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${d(`What went wrong`)}</th>
          ${n.map(e=>t`<th scope="col" key=${e} class="phase-head">
            <span>${x(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>t`<${P} key=${e.id} row=${e} phases=${n} />`)}</tbody>
    </table>
  </section>`:null}const P=({row:e,phases:r})=>t`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${m(e.what)}</th>
  ${r.map(r=>t`<td key=${r}>${(e.outcomes[r]??[]).map(e=>t`<span key=${e}
    class=${n(`outcome`,`void-${e}`)}>${T(e)}</span> `)}</td>`)}
</tr>`;function F({irregularities:e,clauses:n,phase:i,onPhase:a,chosen:o}){let[s,c]=r(``),l=e.filter(e=>(!i||e.phases.includes(i))&&ne(s,`${e.id} ${e.what} ${n[e.id]??``}`));return t`<section class="finder" aria-label=${d(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${d(`Words`)}
        <input type="search" value=${s} placeholder=${d(`card, floor …`)}
          onInput=${e=>c(e.target.value)} />
      </label>
      <label>${d(`When`)}
        <select value=${i} onChange=${e=>a(e.target.value)}>
          <option value="" selected=${!i}>${d(`at any time`)}</option>
          ${b(e).map(e=>t`<option key=${e} value=${e} selected=${e===i}>${x(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${f(`{count} case`,`{count} cases`,l.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${d(`Print the table`)}</button></p>
    <ul class="found-list">${l.map(({id:e,what:n})=>t`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===o?`true`:void 0}><span
        class="rule-number">${e}</span> ${m(n)}</a>
    </li>`)}</ul>
  </section>`}function I({fact:e,facts:n,say:r}){let{name:i,form:a,kind:o,needed:s,values:c,without:l}=e,u=t`<legend>${m(o)}
    ${l&&t` <span class="quiet">${M(l)}</span>`}</legend>`;return a===`number`?t`<label class="fact">${m(o)}
      ${l&&t` <span class="quiet">${M(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${n[i]??``}
        onInput=${e=>r(i,B(e.target.value))} />
    </label>`:a===`one_of_by_seat`?t`<fieldset class="fact">${u}
      ${z(n).map(e=>t`<div class="by-seat" key=${e}><span>${C(e)}</span>
        <${L} label=${C(e)} answers=${c.map(e=>[e,D(e)])}
          said=${[n[i]?.[e]]}
          onAnswer=${t=>r(i,H(n[i],e,t))} />
      </div>`)}</fieldset>`:t`<fieldset class="fact">${u}
    <${L} answers=${R(e,n)} said=${a===`two_seats`?n[i]??[]:[n[i]]}
      onAnswer=${a===`two_seats`?e=>r(i,V(n[i],e)):e=>r(i,e===n[i]&&!s?void 0:e)} />
  </fieldset>`}const L=({answers:e,said:n,label:r,onAnswer:i})=>t`<div class="answers-row">
    ${e.map(([e,a])=>t`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${n.includes(e)} aria-label=${r&&`${r}: ${a}`}
      onClick=${()=>i(e)}>${a}</button>`)}</div>`;function R({form:e,values:t},n){let r=z(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,C(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,C(e)]);case`yes_no`:return[[!0,d(`yes`)],[!1,d(`no`)]];default:return t.map(e=>[e,D(e)])}}const z=({seats:e})=>Object.keys(e).map(Number).sort(),B=e=>e===``?void 0:Math.trunc(Number(e));function V(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function H(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function U({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const W=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function G(t,n){let[i,a]=r(null),o=!W(t,n.facts).length,s=JSON.stringify({irregularity:t.id,...n});return u(()=>{let t=!0,n=e=>{t&&a(e)};return o?e(`caribbean-stud`,l(),s).then(e=>n({ruling:e}),e=>n({refusal:K(e)})):n(null),()=>{t=!1}},[s,o]),i}function K(e){let{template:t,values:n={}}=e instanceof c?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function q(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const J=({answer:e,missing:n,clauses:r})=>t`<section class="paper slip ruling-slip" aria-label=${d(`The ruling`)}>
    <output>
      ${n.length?t`<p class="quiet">
          ${d(`Still missing: {what}`,{what:n.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?t`<${Y} ruling=${e.ruling} clauses=${r} />`:e?.refusal&&t`<p class="verdict">${d(`No ruling`)}</p><p>${j(e.refusal)}</p>`}
    </output>
  </section>`,Y=({ruling:e,clauses:r})=>t`
  <p class=${n(`verdict`,`void-${e.void}`)}>${w(e.void)}</p>
  <p class="continues">${A(e)}</p>
  <${X} title=${d(`Comes back`)} moved=${e.returned} />
  <${X} title=${d(`Is taken back`)} moved=${e.reversed??[]} />
  <${X} title=${d(`Waits for the management`)} moved=${e.claim??[]} />
  <${X} title=${d(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&t`<h3>${d(`Still to act, in this order`)}</h3><p class="order">${e.order.map(C).join(`, `)}</p>`}
  ${e.present.length>0&&t`<h3>${d(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>t`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${d(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>t`<div key=${e}><dt><${y} clause=${e} /></dt>
      <dd>${r[e]}</dd></div>`)}</dl>`;function X({title:e,moved:n}){if(!n.length)return null;let r=[...new Set(n.map(({seat:e})=>e))];return t`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${r.map(e=>{let r=n.filter(t=>t.seat===e);return t`<tr key=${e}><th scope="row">${C(e)}</th>
        <td class="wagers">${r.map(({wager:e,amount:t})=>`${E(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${r.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const Z=[`ante`,`bet`,`token`,`fee`],re=[`ante`,`bet`,`jackpot`];function ie({seats:e,onToggle:n,onSeats:r}){let i=Object.keys(e).sort();return t`<fieldset class="fact seat-rows"><legend>${d(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(r,i)=>t`<button type="button" key=${i} class="plain answer"
        aria-pressed=${String(i)in e} aria-label=${C(i)} onClick=${()=>n(String(i))}>
        ${v(i)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${Z.map(e=>t`<span key=${e}>${E(e)}</span>`)}<span></span></div>
      ${i.map(n=>t`<${ae} key=${n} seat=${Number(n)} chips=${e[n]}
        onChips=${t=>r({...e,[n]:t})} />`)}
    </div>
  </fieldset>`}function ae({seat:e,chips:n,onChips:i}){let[a,o]=r(!1);return t`<div class="chips-line"><span class="figure">${v(e)}</span>
      ${Z.map(r=>t`<${Q} key=${r} label=${`${C(e)}, ${E(r)}`} amount=${n[r]}
          onAmount=${e=>i({...n,[r]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${a}
        aria-label=${d(`More about {seat}`,{seat:C(e)})} onClick=${()=>o(!a)}>⋯</button>
    </div>
    ${a&&t`<${oe} seat=${e} chips=${n} onChips=${i} />`}`}function oe({seat:e,chips:n,onChips:r}){let{served:i=!1,regular:a=!0,folded:o=!1,result:s=``,paid:c={}}=n;return t`<div class="chips-more" role="group" aria-label=${C(e)}>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>r({...n,served:e.target.checked})} /> ${d(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>r({...n,regular:e.target.checked})} /> ${d(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${o}
        onChange=${e=>r({...n,folded:e.target.checked})} /> ${d(`has folded, its ANTE still there`)}</label>
    <label>${d(`Settled`)}
      <select value=${s}
        onChange=${e=>r({...n,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${d(`not yet`)}</option>
        ${k().map(({result:e,words:n})=>t`<option key=${e} value=${e} selected=${e===s}>${n}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${d(`Was paid on`)}</span>
      ${re.map(e=>t`<label key=${e}>${E(e)}
        <${Q} amount=${c[e]}
          onAmount=${t=>r({...n,paid:{...c,[e]:t}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:n,onAmount:r})=>t`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${n??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>r(Math.trunc(Number(e.target.value))||0)} />`;function $({row:e,clauses:n,phase:o}){let[s,c]=r(()=>U(e,o)),l=a(null);i(()=>{l.current?.focus(),scrollTo(0,0)},[]);let u=G(e,s);return t`<article class="irregular">
    <a class="plain back" href="#">${d(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${l} tabindex="-1">${m(e.what)}</h2>
      <p class="quiet"><${y} clause=${e.id} /> ${n[e.id]}</p>
      <${ce} row=${e} report=${s} onReport=${c} />
    </section>
    ${u?.ruling&&t`<${se} ruling=${u.ruling} />`}
    <${J} answer=${u} missing=${W(e,s.facts)} clauses=${n} />
  </article>`}const se=({ruling:e})=>t`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${w(e.void)}</button>`;function ce({row:e,report:n,onReport:r}){let{facts:i,house:a}=n,o=(e,t)=>r({...n,facts:{...i,[e]:t}});return t`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${d(`When`)}
      <select value=${n.phase}
        onChange=${e=>r({...n,phase:e.target.value})}>
        ${e.phases.map(e=>t`<option key=${e} value=${e} selected=${e===n.phase}>
          ${x(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>t`<${I} key=${e.name} fact=${e} facts=${i} say=${o} />`)}
    <${ie} seats=${i.seats}
      onToggle=${e=>r({...n,facts:q(i,e)})}
      onSeats=${e=>o(`seats`,e)} />
    <details class="house-rule"><summary>${d(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>r({...n,house:{skipped_back:e.target.checked}})} />
        ${d(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function le(){let[e,t]=r(location.hash.slice(1));return u(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function ue(){let{irregularities:e,clauses:i,trouble:a}=_(),[o,s]=r(``),c=le(),l=e.find(({id:e})=>e===c);return t`<div class="rulings of-caribbean-stud">
    <${de} />
    <main class=${n(`rulings-desk`,l&&`chosen`)}>
      ${a&&t`<p class="trouble" role="alert">${d(`The server does not answer.`)}</p>`}
      <${F} irregularities=${e} clauses=${i} phase=${o} onPhase=${s}
        chosen=${c} />
      ${l?t`<${$} key=${l.id} row=${l} clauses=${i} phase=${o} />`:t`<p class="choose-one quiet">${d(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${N} irregularities=${e} />
    </main>
  </div>`}const de=()=>t`<header class="top-bar">
  <a class="home" href="/" aria-label=${d(`Kitapi, to the start page`)}>
    <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${d(`When something goes wrong`)}</h1>
  <div class="tools"><${s} own=${o(`caribbean-stud`)} /></div>
</header>`;export{ue as RulingsPage};