import{Jt as e,S as t,Xt as n,en as r,i,in as a,on as o,qt as s,rn as c,s as l,sn as u,tn as d}from"./main.js";import{O as f,d as p,h as m,m as h,x as ee}from"./caribbean-stud-shared.js";import{m as g}from"./shared.js";const _=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],v=e=>_.filter(t=>e.some(({phases:e})=>e.includes(t)));function y(e){switch(e){case`PREPARE`:return n(`shuffling`);case`STAKES`:return n(`stakes`);case`COIN_IN`:return n(`tokens falling`);case`DEAL`:return n(`dealing`);case`CHOOSE`:return n(`choices and exchanges`);case`CHECK`:return n(`checking the bets`);case`REVEAL`:return n(`turning the bank's cards`);case`SETTLE`:return n(`settlement`);case`JACKPOT`:return n(`paying jackpots`);case`DONE`:return n(`putting cards away`);case`OVER`:return n(`after GAME OVER`);default:return e}}const b=e=>n(`seat {number}`,{number:g(e)}),x=e=>S(b(e)),S=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function C(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function w(e){switch(e){case`hand`:return n(`The whole round is void`);case`seat`:return n(`The hand of a seat is void`);default:return n(`Nothing is void`)}}function T(e){switch(e){case`hand`:return n(`void`);case`seat`:return n(`seat`);default:return n(`stands`)}}function E(e){switch(e){case`ante`:return n(`ANTE`);case`bet`:return n(`BET`);case`fee`:return n(`fee`);case`token`:return n(`token`);case`jackpot`:return n(`Jackpot`);default:return e}}function D(e){switch(e){case`go_on`:return n(`goes on`);case`void`:return n(`hand void`);case`losing`:return n(`it loses`);case`tie`:return n(`a tie`);case`winning`:return n(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return E(e);default:return p(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],O=()=>te.map(e=>({result:e,words:f(e)})),k=({template:e,values:t})=>h(e,t,b);function A({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(g(Number(t.number)))}:t;return`${h(e,r,b)}.`}const j=e=>n(`not said: {what}`,{what:e});function M({irregularities:e}){let t=v(e);return t.length?d`<section class="paper slip by-phase" aria-label=${n(`All cases by phase`)}>
    <table><caption>${n(`All cases by phase`)} <span class="quiet">${n(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead><tr><th scope="col">${n(`What went wrong`)}</th>${t.map(e=>d`<th scope="col" key=${e} class="phase-head"><span>${y(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>d`<${N} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const N=({row:e,phases:t})=>d`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${S(e.what)}</th>
  ${t.map(t=>d`<td key=${t}>${(e.outcomes[t]??[]).map(e=>d`<span key=${e}
    class=${r(`outcome`,`void-${e}`)}>${T(e)}</span> `)}</td>`)}
</tr>`;function P({irregularities:t,clauses:r,phase:i,onPhase:a,chosen:o}){let[s,c]=u(``),l=t.filter(e=>(!i||e.phases.includes(i))&&C(s,`${e.id} ${e.what} ${r[e.id]??``}`));return d`<section class="finder" aria-label=${n(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${n(`Words`)}
        <input type="search" value=${s} placeholder=${n(`card, floor, BET …`)} onInput=${e=>c(e.target.value)} />
      </label>
      <label>${n(`When`)}
        <select value=${i} onChange=${e=>a(e.target.value)}>
          <option value="" selected=${!i}>${n(`at any time`)}</option>
          ${v(t).map(e=>d`<option key=${e} value=${e} selected=${e===i}>${y(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${e(`{count} case`,`{count} cases`,l.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${n(`Print the table`)}</button></p>
    <ul class="found-list">${l.map(({id:e,what:t})=>d`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===o?`true`:void 0}><span
        class="rule-number">${e}</span> ${S(t)}</a>
    </li>`)}</ul>
  </section>`}function F({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const I=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function L(e,n){let[r,i]=u(null),a=!I(e,n.facts).length,o=JSON.stringify({irregularity:e.id,...n});return c(()=>{let e=!0,n=t=>{e&&i(t)};return a?t(`caribbean-stud`,s(),o).then(e=>n({ruling:e}),e=>n({refusal:R(e)})):n(null),()=>{e=!1}},[o,a]),r}function R(e){let{template:t,values:n={}}=e instanceof l?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function z(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}function B({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:o,values:s,without:c}=e,l=d`<legend>${S(a)}${c&&d` <span class="quiet">${j(c)}</span>`}</legend>`;return i===`number`?d`<label class="fact">${S(a)}${c&&d` <span class="quiet">${j(c)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``} onInput=${e=>n(r,ne(e.target.value))} />
    </label>`:i===`one_of_by_seat`?d`<fieldset class="fact">${l}${U(t).map(e=>d`<div class="by-seat" key=${e}><span>${x(e)}</span>
      <${V} label=${x(e)} answers=${s.map(e=>[e,D(e)])} said=${[t[r]?.[e]]}
        tell=${i=>n(r,G(t[r],e,i))} /></div>`)}</fieldset>`:d`<fieldset class="fact">${l}<${V} answers=${H(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
    tell=${i===`two_seats`?e=>n(r,W(t[r],e)):e=>n(r,e===t[r]&&!o?void 0:e)} /></fieldset>`}const V=({answers:e,said:t,label:n,tell:r})=>d`<div class="answers-row">${e.map(([e,i])=>d`<button type="button" key=${String(e)}
  class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`} onClick=${()=>r(e)}>${i}</button>`)}</div>`;function H({form:e,values:t},r){let i=U(r);switch(e){case`seat`:case`two_seats`:return i.map(e=>[e,x(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!i.includes(e)).map(e=>[e,x(e)]);case`yes_no`:return[[!0,n(`yes`)],[!1,n(`no`)]];default:return t.map(e=>[e,D(e)])}}const U=({seats:e})=>Object.keys(e).map(Number).sort(),ne=e=>e===``?void 0:Math.trunc(Number(e));function W(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function G(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}const K=({answer:e,lacking:t,clauses:r})=>d`<section class="paper slip ruling-slip" aria-label=${n(`The ruling`)}>
  <output>${t.length?d`<p class="quiet">${n(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?d`<${q} ruling=${e.ruling} clauses=${r} />`:e?.refusal&&d`<p class="verdict">${n(`No ruling`)}</p><p>${A(e.refusal)}</p>`}</output>
</section>`,q=({ruling:e,clauses:t})=>d`
  <p class=${r(`verdict`,`void-${e.void}`)}>${w(e.void)}</p>
  <p class="continues">${k(e)}</p>
  <${J} title=${n(`Comes back`)} moved=${e.returned} />
  <${J} title=${n(`Is taken back`)} moved=${e.reversed??[]} />
  <${J} title=${n(`Waits for the management`)} moved=${e.claim??[]} />
  <${J} title=${n(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&d`<h3>${n(`Still to act, in this order`)}</h3><p class="order">${e.order.map(x).join(`, `)}</p>`}
  ${e.present.length>0&&d`<h3>${n(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>d`<li key=${e}>${ee(e)}</li>`)}</ul>`}
  <h3>${n(`By the rules`)}</h3>
  <dl class="rules-told">${e.clauses.map(e=>d`<div key=${e}><dt class="rule-number">${e}</dt><dd>${t[e]}</dd></div>`)}</dl>`;function J({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return d`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return d`<tr key=${e}><th scope="row">${x(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${E(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const Y=[`ante`,`bet`,`token`,`fee`],X=[`ante`,`bet`,`jackpot`];function Z({seats:e,onToggle:t,onSeats:r}){let i=Object.keys(e).sort();return d`<fieldset class="fact seat-rows"><legend>${n(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">${Array.from({length:7},(n,r)=>d`<button type="button" key=${r} class="plain answer"
      aria-pressed=${String(r)in e} aria-label=${x(r)} onClick=${()=>t(String(r))}>${g(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>${Y.map(e=>d`<span key=${e}>${E(e)}</span>`)}<span></span></div>
      ${i.map(t=>d`<${re} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${n=>r({...e,[t]:n})} />`)}
    </div>
  </fieldset>`}function re({seat:e,chips:t,onChips:r}){let[i,a]=u(!1);return d`<div class="chips-line"><span class="figure">${g(e)}</span>
      ${Y.map(n=>d`<${Q} key=${n} label=${`${x(e)}, ${E(n)}`} amount=${t[n]}
        onAmount=${e=>r({...t,[n]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${i} aria-label=${n(`More about {seat}`,{seat:x(e)})} onClick=${()=>a(!i)}>⋯</button>
    </div>
    ${i&&d`<${ie} seat=${e} chips=${t} onChips=${r} />`}`}function ie({seat:e,chips:t,onChips:r}){let{served:i=!1,regular:a=!0,folded:o=!1,result:s=``,paid:c={}}=t;return d`<div class="chips-more" role="group" aria-label=${x(e)}>
    <label class="tick"><input type="checkbox" checked=${i} onChange=${e=>r({...t,served:e.target.checked})} /> ${n(`has its new card`)}</label>
    <label class="tick"><input type="checkbox" checked=${a} onChange=${e=>r({...t,regular:e.target.checked})} /> ${n(`asked by the rules`)}</label>
    <label class="tick"><input type="checkbox" checked=${o} onChange=${e=>r({...t,folded:e.target.checked})} /> ${n(`has folded, its ANTE still there`)}</label>
    <label>${n(`Settled`)}
      <select value=${s} onChange=${e=>r({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!s}>${n(`not yet`)}</option>
        ${O().map(({result:e,words:t})=>d`<option key=${e} value=${e} selected=${e===s}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${n(`Was paid on`)}</span>${X.map(e=>d`<label key=${e}>${E(e)}
      <${Q} amount=${c[e]} onAmount=${n=>r({...t,paid:{...c,[e]:n}})} />
    </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>d`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
  onFocus=${e=>e.target.select()} onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function ae({row:e,clauses:t,phase:r}){let[i,s]=u(()=>F(e,r)),c=o(null);a(()=>{c.current?.focus(),scrollTo(0,0)},[]);let l=L(e,i);return d`<article class="irregular">
    <a class="plain back" href="#">${n(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${c} tabindex="-1">${S(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${$} row=${e} report=${i} onReport=${s} />
    </section>
    ${l?.ruling&&d`<${oe} ruling=${l.ruling} />`}
    <${K} answer=${l} lacking=${I(e,i.facts)} clauses=${t} />
  </article>`}const oe=({ruling:e})=>d`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${w(e.void)}</button>`;function $({row:e,report:t,onReport:r}){let{facts:i,house:a}=t,o=(e,n)=>r({...t,facts:{...i,[e]:n}});return d`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${n(`When`)}
      <select value=${t.phase} onChange=${e=>r({...t,phase:e.target.value})}>
        ${e.phases.map(e=>d`<option key=${e} value=${e} selected=${e===t.phase}>${y(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>d`<${B} key=${e.name} fact=${e} facts=${i} say=${o} />`)}
    <${Z} seats=${i.seats} onToggle=${e=>r({...t,facts:z(i,e)})}
      onSeats=${e=>o(`seats`,e)} />
    <details class="house-rule"><summary>${n(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${a.skipped_back}
        onChange=${e=>r({...t,house:{skipped_back:e.target.checked}})} />
        ${n(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function se(){let[e,t]=u(location.hash.slice(1));return c(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function ce(){let{irregularities:e,clauses:t,trouble:i}=m(),[a,o]=u(``),s=se(),c=e.find(({id:e})=>e===s);return d`<div class="rulings of-caribbean-stud">
    <${le} />
    <main class=${r(`rulings-desk`,c&&`chosen`)}>
      ${i&&d`<p class="trouble" role="alert">${n(`The server does not answer.`)}</p>`}
      <${P} irregularities=${e} clauses=${t} phase=${a} onPhase=${o} chosen=${s} />
      ${c?d`<${ae} key=${c.id} row=${c} clauses=${t} phase=${a} />`:d`<p class="choose-one quiet">${n(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${M} irregularities=${e} />
    </main>
  </div>`}const le=()=>d`<header class="top-bar">
  <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${n(`When something goes wrong`)}</h1>
  <div class="tools"><${i} /></div>
</header>`;export{ce as RulingsPage};