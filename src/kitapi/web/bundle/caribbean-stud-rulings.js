import{Xt as e,Yt as t,Zt as n,_n as r,a as i,an as a,hn as o,l as s,ln as c,mn as l,un as u,vn as d,w as f}from"./main.js";import{E as p,F as m,_ as ee,f as h,g,h as _}from"./caribbean-stud-shared.js";import{T as v}from"./shared.js";const te=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],y=e=>te.filter(t=>e.some(({phases:e})=>e.includes(t)));function b(e){switch(e){case`PREPARE`:return n(`shuffling`);case`STAKES`:return n(`stakes`);case`COIN_IN`:return n(`tokens falling`);case`DEAL`:return n(`dealing`);case`CHOOSE`:return n(`choices and exchanges`);case`CHECK`:return n(`checking the bets`);case`REVEAL`:return n(`turning the bank's cards`);case`SETTLE`:return n(`settlement`);case`JACKPOT`:return n(`paying jackpots`);case`DONE`:return n(`putting cards away`);case`OVER`:return n(`after GAME OVER`);default:return e}}const x=e=>n(`seat {number}`,{number:v(e)}),S=e=>g(x(e));function ne(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function C(e){switch(e){case`hand`:return n(`The whole round is void`);case`seat`:return n(`A seat's hand is void`);default:return n(`Nothing is void`)}}function w(e){switch(e){case`hand`:return n(`void`);case`seat`:return n(`seat`);default:return n(`stands`)}}function T(e){switch(e){case`ante`:return n(`ANTE`);case`bet`:return n(`BET`);case`fee`:return n(`fee`);case`token`:return n(`token`);case`jackpot`:return n(`Jackpot`);default:return e}}function E(e){switch(e){case`go_on`:return n(`goes on`);case`void`:return n(`hand void`);case`losing`:return n(`it loses`);case`tie`:return n(`a tie`);case`winning`:return n(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return T(e);default:return h(e)}}const D=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>D.map(e=>({result:e,words:m(e)})),k=({template:e,values:t})=>_(e,t,x);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${_(e,r,x)}.`}const j=e=>n(`not said: {what}`,{what:e});function M({irregularities:e}){let t=y(e);return t.length?u`<section class="paper slip by-phase" aria-label=${n(`All cases by phase`)}>
    <table>
      <caption>
        ${n(`All cases by phase`)} <span class="quiet">
          ${n(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${n(`What went wrong`)}</th>
          ${t.map(e=>u`<th scope="col" key=${e} class="phase-head">
            <span>${b(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>u`<${N} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>u`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${g(e.what)}</th>
  ${t.map(t=>u`<td key=${t}>${(e.outcomes[t]??[]).map(e=>u`<span key=${e}
    class=${c(`outcome`,`void-${e}`)}>${w(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:t,clauses:r,phase:i,onPhase:a,chosen:o}){let[s,c]=d(``),l=t.filter(e=>(!i||e.phases.includes(i))&&ne(s,`${e.id} ${e.what} ${r[e.id]??``}`));return u`<section class="finder" aria-label=${n(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${n(`Words`)}
        <input type="search" value=${s} placeholder=${n(`card, floor, BET …`)}
          onInput=${e=>c(e.target.value)} />
      </label>
      <label>${n(`When`)}
        <select value=${i} onChange=${e=>a(e.target.value)}>
          <option value="" selected=${!i}>${n(`at any time`)}</option>
          ${y(t).map(e=>u`<option key=${e} value=${e} selected=${e===i}>${b(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${e(`{count} case`,`{count} cases`,l.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${n(`Print the table`)}</button></p>
    <ul class="found-list">${l.map(({id:e,what:t})=>u`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===o?`true`:void 0}><span
        class="rule-number">${e}</span> ${g(t)}</a>
    </li>`)}</ul>
  </section>`}function F({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:o,values:s,without:c}=e,l=u`<legend>${g(a)}
    ${c&&u` <span class="quiet">${j(c)}</span>`}</legend>`;return i===`number`?u`<label class="fact">${g(a)}
      ${c&&u` <span class="quiet">${j(c)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,z(e.target.value))} />
    </label>`:i===`one_of_by_seat`?u`<fieldset class="fact">${l}
      ${R(t).map(e=>u`<div class="by-seat" key=${e}><span>${S(e)}</span>
        <${I} label=${S(e)} answers=${s.map(e=>[e,E(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,V(t[r],e,i))} />
      </div>`)}</fieldset>`:u`<fieldset class="fact">${l}
    <${I} answers=${L(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${i===`two_seats`?e=>n(r,B(t[r],e)):e=>n(r,e===t[r]&&!o?void 0:e)} />
  </fieldset>`}const I=({answers:e,said:t,label:n,onAnswer:r})=>u`<div class="answers-row">
    ${e.map(([e,i])=>u`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`}
      onClick=${()=>r(e)}>${i}</button>`)}</div>`;function L({form:e,values:t},r){let i=R(r);switch(e){case`seat`:case`two_seats`:return i.map(e=>[e,S(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!i.includes(e)).map(e=>[e,S(e)]);case`yes_no`:return[[!0,n(`yes`)],[!1,n(`no`)]];default:return t.map(e=>[e,E(e)])}}const R=({seats:e})=>Object.keys(e).map(Number).sort(),z=e=>e===``?void 0:Math.trunc(Number(e));function B(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function V(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function H({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const U=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function W(e,n){let[r,i]=d(null),a=!U(e,n.facts).length,o=JSON.stringify({irregularity:e.id,...n});return l(()=>{let e=!0,n=t=>{e&&i(t)};return a?f(`caribbean-stud`,t(),o).then(e=>n({ruling:e}),e=>n({refusal:G(e)})):n(null),()=>{e=!1}},[o,a]),r}function G(e){let{template:t,values:n={}}=e instanceof s?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,missing:t,clauses:r})=>u`<section class="paper slip ruling-slip" aria-label=${n(`The ruling`)}>
    <output>
      ${t.length?u`<p class="quiet">
          ${n(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?u`<${J} ruling=${e.ruling} clauses=${r} />`:e?.refusal&&u`<p class="verdict">${n(`No ruling`)}</p><p>${A(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:t})=>u`
  <p class=${c(`verdict`,`void-${e.void}`)}>${C(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${Y} title=${n(`Comes back`)} moved=${e.returned} />
  <${Y} title=${n(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${n(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${n(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&u`<h3>${n(`Still to act, in this order`)}</h3><p class="order">${e.order.map(S).join(`, `)}</p>`}
  ${e.present.length>0&&u`<h3>${n(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>u`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${n(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>u`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return u`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return u`<tr key=${e}><th scope="row">${S(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${T(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:t,onSeats:r}){let i=Object.keys(e).sort();return u`<fieldset class="fact seat-rows"><legend>${n(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>u`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${S(r)} onClick=${()=>t(String(r))}>
        ${v(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>u`<span key=${e}>${T(e)}</span>`)}<span></span></div>
      ${i.map(t=>u`<${ie} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${n=>r({...e,[t]:n})} />`)}
    </div>
  </fieldset>`}function ie({seat:e,chips:t,onChips:r}){let[i,a]=d(!1);return u`<div class="chips-line"><span class="figure">${v(e)}</span>
      ${X.map(n=>u`<${Q} key=${n} label=${`${S(e)}, ${T(n)}`} amount=${t[n]}
          onAmount=${e=>r({...t,[n]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${i}
        aria-label=${n(`More about {seat}`,{seat:S(e)})} onClick=${()=>a(!i)}>⋯</button>
    </div>
    ${i&&u`<${ae} seat=${e} chips=${t} onChips=${r} />`}`}function ae({seat:e,chips:t,onChips:r}){let{served:i=!1,regular:a=!0,folded:o=!1,result:s=``,paid:c={}}=t;return u`<div class="chips-more" role="group" aria-label=${S(e)}>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>r({...t,served:e.target.checked})} /> ${n(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>r({...t,regular:e.target.checked})} /> ${n(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${o}
        onChange=${e=>r({...t,folded:e.target.checked})} /> ${n(`has folded, its ANTE still there`)}</label>
    <label>${n(`Settled`)}
      <select value=${s}
        onChange=${e=>r({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${n(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>u`<option key=${e} value=${e} selected=${e===s}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${n(`Was paid on`)}</span>
      ${Z.map(e=>u`<label key=${e}>${T(e)}
        <${Q} amount=${c[e]}
          onAmount=${n=>r({...t,paid:{...c,[e]:n}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>u`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:e,clauses:t,phase:i}){let[a,s]=d(()=>H(e,i)),c=r(null);o(()=>{c.current?.focus(),scrollTo(0,0)},[]);let l=W(e,a);return u`<article class="irregular">
    <a class="plain back" href="#">${n(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${g(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${se} row=${e} report=${a} onReport=${s} />
    </section>
    ${l?.ruling&&u`<${$} ruling=${l.ruling} />`}
    <${q} answer=${l} missing=${U(e,a.facts)} clauses=${t} />
  </article>`}const $=({ruling:e})=>u`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${C(e.void)}</button>`;function se({row:e,report:t,onReport:r}){let{facts:i,house:a}=t,o=(e,n)=>r({...t,facts:{...i,[e]:n}});return u`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${n(`When`)}
      <select value=${t.phase}
        onChange=${e=>r({...t,phase:e.target.value})}>
        ${e.phases.map(e=>u`<option key=${e} value=${e} selected=${e===t.phase}>
          ${b(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>u`<${F} key=${e.name} fact=${e} facts=${i} say=${o} />`)}
    <${re} seats=${i.seats}
      onToggle=${e=>r({...t,facts:K(i,e)})}
      onSeats=${e=>o(`seats`,e)} />
    <details class="house-rule"><summary>${n(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>r({...t,house:{skipped_back:e.target.checked}})} />
        ${n(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=d(location.hash.slice(1));return l(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:e,clauses:t,trouble:r}=ee(),[i,a]=d(``),o=ce(),s=e.find(({id:e})=>e===o);return u`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${c(`rulings-desk`,s&&`chosen`)}>
      ${r&&u`<p class="trouble" role="alert">${n(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${t} phase=${i} onPhase=${a}
        chosen=${o} />
      ${s?u`<${oe} key=${s.id} row=${s} clauses=${t} phase=${i} />`:u`<p class="choose-one quiet">${n(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const ue=()=>u`<header class="top-bar">
  <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}>
    <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${n(`When something goes wrong`)}</h1>
  <div class="tools"><${i} own=${a(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};