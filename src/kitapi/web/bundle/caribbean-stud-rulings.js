import{C as e,Gt as t,Kt as n,a as r,an as i,c as a,dn as o,mn as s,on as c,pn as l,qt as u,tn as d,un as f}from"./main.js";import{M as p,T as m,h,v as g,y as ee}from"./caribbean-stud-shared.js";import{x as _}from"./shared.js";const v=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],y=e=>v.filter(t=>e.some(({phases:e})=>e.includes(t)));function b(e){switch(e){case`PREPARE`:return u(`shuffling`);case`STAKES`:return u(`stakes`);case`COIN_IN`:return u(`tokens falling`);case`DEAL`:return u(`dealing`);case`CHOOSE`:return u(`choices and exchanges`);case`CHECK`:return u(`checking the bets`);case`REVEAL`:return u(`turning the bank's cards`);case`SETTLE`:return u(`settlement`);case`JACKPOT`:return u(`paying jackpots`);case`DONE`:return u(`putting cards away`);case`OVER`:return u(`after GAME OVER`);default:return e}}const x=e=>u(`seat {number}`,{number:_(e)}),S=e=>C(x(e)),C=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function w(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function T(e){switch(e){case`hand`:return u(`The whole round is void`);case`seat`:return u(`The hand of a seat is void`);default:return u(`Nothing is void`)}}function E(e){switch(e){case`hand`:return u(`void`);case`seat`:return u(`seat`);default:return u(`stands`)}}function D(e){switch(e){case`ante`:return u(`ANTE`);case`bet`:return u(`BET`);case`fee`:return u(`fee`);case`token`:return u(`token`);case`jackpot`:return u(`Jackpot`);default:return e}}function O(e){switch(e){case`go_on`:return u(`goes on`);case`void`:return u(`hand void`);case`losing`:return u(`it loses`);case`tie`:return u(`a tie`);case`winning`:return u(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return D(e);default:return h(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],k=()=>te.map(e=>({result:e,words:p(e)})),A=({template:e,values:t})=>g(e,t,x);function j({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(_(Number(t.number)))}:t;return`${g(e,r,x)}.`}const M=e=>u(`not said: {what}`,{what:e});function N({irregularities:e}){let t=y(e);return t.length?c`<section class="paper slip by-phase" aria-label=${u(`All cases by phase`)}>
    <table>
      <caption>
        ${u(`All cases by phase`)} <span class="quiet">
          ${u(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${u(`What went wrong`)}</th>
          ${t.map(e=>c`<th scope="col" key=${e} class="phase-head">
            <span>${b(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>c`<${P} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const P=({row:e,phases:t})=>c`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${C(e.what)}</th>
  ${t.map(t=>c`<td key=${t}>${(e.outcomes[t]??[]).map(e=>c`<span key=${e}
    class=${i(`outcome`,`void-${e}`)}>${E(e)}</span> `)}</td>`)}
</tr>`;function F({irregularities:e,clauses:t,phase:r,onPhase:i,chosen:a}){let[o,l]=s(``),d=e.filter(e=>(!r||e.phases.includes(r))&&w(o,`${e.id} ${e.what} ${t[e.id]??``}`));return c`<section class="finder" aria-label=${u(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${u(`Words`)}
        <input type="search" value=${o} placeholder=${u(`card, floor, BET …`)}
          onInput=${e=>l(e.target.value)} />
      </label>
      <label>${u(`When`)}
        <select value=${r} onChange=${e=>i(e.target.value)}>
          <option value="" selected=${!r}>${u(`at any time`)}</option>
          ${y(e).map(e=>c`<option key=${e} value=${e} selected=${e===r}>${b(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${n(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${u(`Print the table`)}</button></p>
    <ul class="found-list">${d.map(({id:e,what:t})=>c`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===a?`true`:void 0}><span
        class="rule-number">${e}</span> ${C(t)}</a>
    </li>`)}</ul>
  </section>`}function I({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:o,values:s,without:l}=e,u=c`<legend>${C(a)}
    ${l&&c` <span class="quiet">${M(l)}</span>`}</legend>`;return i===`number`?c`<label class="fact">${C(a)}
      ${l&&c` <span class="quiet">${M(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,B(e.target.value))} />
    </label>`:i===`one_of_by_seat`?c`<fieldset class="fact">${u}
      ${z(t).map(e=>c`<div class="by-seat" key=${e}><span>${S(e)}</span>
        <${L} label=${S(e)} answers=${s.map(e=>[e,O(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,H(t[r],e,i))} />
      </div>`)}</fieldset>`:c`<fieldset class="fact">${u}
    <${L} answers=${R(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${i===`two_seats`?e=>n(r,V(t[r],e)):e=>n(r,e===t[r]&&!o?void 0:e)} />
  </fieldset>`}const L=({answers:e,said:t,label:n,onAnswer:r})=>c`<div class="answers-row">
    ${e.map(([e,i])=>c`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`}
      onClick=${()=>r(e)}>${i}</button>`)}</div>`;function R({form:e,values:t},n){let r=z(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,S(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,S(e)]);case`yes_no`:return[[!0,u(`yes`)],[!1,u(`no`)]];default:return t.map(e=>[e,O(e)])}}const z=({seats:e})=>Object.keys(e).map(Number).sort(),B=e=>e===``?void 0:Math.trunc(Number(e));function V(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function H(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function U({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const W=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function ne(n,r){let[i,a]=s(null),o=!W(n,r.facts).length,c=JSON.stringify({irregularity:n.id,...r});return f(()=>{let n=!0,r=e=>{n&&a(e)};return o?e(`caribbean-stud`,t(),c).then(e=>r({ruling:e}),e=>r({refusal:G(e)})):r(null),()=>{n=!1}},[c,o]),i}function G(e){let{template:t,values:n={}}=e instanceof a?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,lacking:t,clauses:n})=>c`<section class="paper slip ruling-slip" aria-label=${u(`The ruling`)}>
    <output>
      ${t.length?c`<p class="quiet">
          ${u(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?c`<${J} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&c`<p class="verdict">${u(`No ruling`)}</p><p>${j(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:t})=>c`
  <p class=${i(`verdict`,`void-${e.void}`)}>${T(e.void)}</p>
  <p class="continues">${A(e)}</p>
  <${Y} title=${u(`Comes back`)} moved=${e.returned} />
  <${Y} title=${u(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${u(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${u(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&c`<h3>${u(`Still to act, in this order`)}</h3><p class="order">${e.order.map(S).join(`, `)}</p>`}
  ${e.present.length>0&&c`<h3>${u(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>c`<li key=${e}>${m(e)}</li>`)}</ul>`}
  <h3>${u(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>c`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return c`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return c`<tr key=${e}><th scope="row">${S(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${D(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return c`<fieldset class="fact seat-rows"><legend>${u(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>c`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${S(r)} onClick=${()=>t(String(r))}>
        ${_(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>c`<span key=${e}>${D(e)}</span>`)}<span></span></div>
      ${r.map(t=>c`<${ie} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function ie({seat:e,chips:t,onChips:n}){let[r,i]=s(!1);return c`<div class="chips-line"><span class="figure">${_(e)}</span>
      ${X.map(r=>c`<${Q} key=${r} label=${`${S(e)}, ${D(r)}`} amount=${t[r]}
          onAmount=${e=>n({...t,[r]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${r}
        aria-label=${u(`More about {seat}`,{seat:S(e)})} onClick=${()=>i(!r)}>⋯</button>
    </div>
    ${r&&c`<${ae} seat=${e} chips=${t} onChips=${n} />`}`}function ae({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:i=!0,folded:a=!1,result:o=``,paid:s={}}=t;return c`<div class="chips-more" role="group" aria-label=${S(e)}>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>n({...t,served:e.target.checked})} /> ${u(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>n({...t,regular:e.target.checked})} /> ${u(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>n({...t,folded:e.target.checked})} /> ${u(`has folded, its ANTE still there`)}</label>
    <label>${u(`Settled`)}
      <select value=${o}
        onChange=${e=>n({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!o}>${u(`not yet`)}</option>
        ${k().map(({result:e,words:t})=>c`<option key=${e} value=${e} selected=${e===o}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${u(`Was paid on`)}</span>
      ${Z.map(e=>c`<label key=${e}>${D(e)}
        <${Q} amount=${s[e]}
          onAmount=${r=>n({...t,paid:{...s,[e]:r}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>c`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:e,clauses:t,phase:n}){let[r,i]=s(()=>U(e,n)),a=l(null);o(()=>{a.current?.focus(),scrollTo(0,0)},[]);let d=ne(e,r);return c`<article class="irregular">
    <a class="plain back" href="#">${u(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${a} tabindex="-1">${C(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${se} row=${e} report=${r} onReport=${i} />
    </section>
    ${d?.ruling&&c`<${$} ruling=${d.ruling} />`}
    <${q} answer=${d} lacking=${W(e,r.facts)} clauses=${t} />
  </article>`}const $=({ruling:e})=>c`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${T(e.void)}</button>`;function se({row:e,report:t,onReport:n}){let{facts:r,house:i}=t,a=(e,i)=>n({...t,facts:{...r,[e]:i}});return c`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${u(`When`)}
      <select value=${t.phase}
        onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>c`<option key=${e} value=${e} selected=${e===t.phase}>
          ${b(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>c`<${I} key=${e.name} fact=${e} facts=${r} say=${a} />`)}
    <${re} seats=${r.seats}
      onToggle=${e=>n({...t,facts:K(r,e)})}
      onSeats=${e=>a(`seats`,e)} />
    <details class="house-rule"><summary>${u(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${i.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${u(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=s(location.hash.slice(1));return f(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:e,clauses:t,trouble:n}=ee(),[r,a]=s(``),o=ce(),l=e.find(({id:e})=>e===o);return c`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${i(`rulings-desk`,l&&`chosen`)}>
      ${n&&c`<p class="trouble" role="alert">${u(`The server does not answer.`)}</p>`}
      <${F} irregularities=${e} clauses=${t} phase=${r} onPhase=${a}
        chosen=${o} />
      ${l?c`<${oe} key=${l.id} row=${l} clauses=${t} phase=${r} />`:c`<p class="choose-one quiet">${u(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${N} irregularities=${e} />
    </main>
  </div>`}const ue=()=>c`<header class="top-bar">
  <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}>
    <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${u(`When something goes wrong`)}</h1>
  <div class="tools"><${r} own=${d(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};