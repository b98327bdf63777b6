import{In as e,Ln as t,Nn as n,O as r,On as i,Pn as a,Q as o,gn as s,hn as c,kn as l,l as u,mn as d,wn as f}from"./main.js";import{Tt as p}from"./desks.js";import{G as ee,I as te,_ as m,g as h,p as g,v as _}from"./caribbean-stud-shared.js";import{B as v,O as y}from"./shared.js";const b=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],x=e=>b.filter(t=>e.some(({phases:e})=>e.includes(t)));function S(e){switch(e){case`PREPARE`:return s(`shuffling`);case`STAKES`:return s(`stakes`);case`COIN_IN`:return s(`tokens falling`);case`DEAL`:return s(`dealing`);case`CHOOSE`:return s(`choices and exchanges`);case`CHECK`:return s(`checking the bets`);case`REVEAL`:return s(`turning the bank's cards`);case`SETTLE`:return s(`settlement`);case`JACKPOT`:return s(`paying jackpots`);case`DONE`:return s(`putting cards away`);case`OVER`:return s(`after GAME OVER`);default:return e}}const C=e=>s(`seat {number}`,{number:v(e)}),w=e=>m(C(e));function T(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function E(e){switch(e){case`hand`:return s(`The whole round is void`);case`seat`:return s(`A seat's hand is void`);default:return s(`Nothing is void`)}}function ne(e){switch(e){case`hand`:return s(`void`);case`seat`:return s(`seat`);default:return s(`stands`)}}function D(e){switch(e){case`ante`:return s(`ANTE`);case`bet`:return s(`BET`);case`fee`:return s(`fee`);case`token`:return s(`token`);case`jackpot`:return s(`Jackpot`);default:return e}}function O(e){switch(e){case`go_on`:return s(`goes on`);case`void`:return s(`hand void`);case`losing`:return s(`it loses`);case`tie`:return s(`a tie`);case`winning`:return s(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return D(e);default:return g(e)}}const k=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],A=()=>k.map(e=>({result:e,words:ee(e)})),j=({template:e,values:t})=>h(e,t,C);function M({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(v(Number(t.number)))}:t;return`${h(e,r,C)}.`}const N=e=>s(`missing: {what}`,{what:e});function P({irregularities:e}){let t=x(e);return t.length?l`<section class="paper slip by-phase" aria-label=${s(`All cases by phase`)}>
    <table>
      <caption>
        ${s(`All cases by phase`)} <span class="quiet">
          ${s(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${s(`What went wrong`)}</th>
          ${t.map(e=>l`<th scope="col" key=${e} class="phase-head">
            <span>${S(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>l`<${F} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const F=({row:e,phases:t})=>l`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${m(e.what)}</th>
  ${t.map(t=>l`<td key=${t}>${(e.outcomes[t]??[]).map(e=>l`<span key=${e}
    class=${i(`outcome`,`void-${e}`)}>${ne(e)}</span> `)}</td>`)}
</tr>`;function I({irregularities:e,clauses:n,phase:r,onPhase:i,chosen:a}){let[o,u]=t(``),d=e.filter(e=>(!r||e.phases.includes(r))&&T(o,`${e.id} ${e.what} ${n[e.id]??``}`));return l`<section class="finder" aria-label=${s(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${s(`Words`)}
        <input type="search" value=${o} placeholder=${s(`card, floor …`)}
          onInput=${e=>u(e.target.value)} />
      </label>
      <label>${s(`When`)}
        <select value=${r} onChange=${e=>i(e.target.value)}>
          <option value="" selected=${!r}>${s(`at any time`)}</option>
          ${x(e).map(e=>l`<option key=${e} value=${e} selected=${e===r}>${S(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${c(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${s(`Print the table`)}</button></p>
    <ul class="found-list">${d.map(({id:e,what:t})=>l`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===a?`true`:void 0}><span
        class="rule-number">${e}</span> ${m(t)}</a>
    </li>`)}</ul>
  </section>`}function L({fact:e,facts:t,say:n}){let{name:r,form:i,kind:a,needed:o,values:s,without:c}=e,u=l`<legend>${m(a)}
    ${c&&l` <span class="quiet">${N(c)}</span>`}</legend>`;return i===`number`?l`<label class="fact">${m(a)}
      ${c&&l` <span class="quiet">${N(c)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,V(e.target.value))} />
    </label>`:i===`one_of_by_seat`?l`<fieldset class="fact">${u}
      ${B(t).map(e=>l`<div class="by-seat" key=${e}><span>${w(e)}</span>
        <${R} label=${w(e)} answers=${s.map(e=>[e,O(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,U(t[r],e,i))} />
      </div>`)}</fieldset>`:l`<fieldset class="fact">${u}
    <${R} answers=${z(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${i===`two_seats`?e=>n(r,H(t[r],e)):e=>n(r,e===t[r]&&!o?void 0:e)} />
  </fieldset>`}const R=({answers:e,said:t,label:n,onAnswer:r})=>l`<div class="answers-row">
    ${e.map(([e,i])=>l`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`}
      onClick=${()=>r(e)}>${i}</button>`)}</div>`;function z({form:e,values:t},n){let r=B(n);switch(e){case`seat`:case`two_seats`:return r.map(e=>[e,w(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!r.includes(e)).map(e=>[e,w(e)]);case`yes_no`:return[[!0,s(`yes`)],[!1,s(`no`)]];default:return t.map(e=>[e,O(e)])}}const B=({seats:e})=>Object.keys(e).map(Number).sort(),V=e=>e===``?void 0:Math.trunc(Number(e));function H(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function U(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function re({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const W=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function G(e,i){let[a,o]=t(null),s=!W(e,i.facts).length,c=JSON.stringify({irregularity:e.id,...i});return n(()=>{let e=!0,t=t=>{e&&o(t)};return s?r(`caribbean-stud`,d(),c).then(e=>t({ruling:e}),e=>t({refusal:K(e)})):t(null),()=>{e=!1}},[c,s]),a}function K(e){let{template:t,values:n={}}=e instanceof u?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function q(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const J=({answer:e,missing:t,clauses:n})=>l`<section class="paper slip ruling-slip" aria-label=${s(`The ruling`)}>
    <output>
      ${t.length?l`<p class="quiet">
          ${s(`Still missing: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?l`<${Y} ruling=${e.ruling} clauses=${n} />`:e?.refusal&&l`<p class="verdict">${s(`No ruling`)}</p><p>${M(e.refusal)}</p>`}
    </output>
  </section>`,Y=({ruling:e,clauses:t})=>l`
  <p class=${i(`verdict`,`void-${e.void}`)}>${E(e.void)}</p>
  <p class="continues">${j(e)}</p>
  <${X} title=${s(`Comes back`)} moved=${e.returned} />
  <${X} title=${s(`Is taken back`)} moved=${e.reversed??[]} />
  <${X} title=${s(`Waits for the management`)} moved=${e.claim??[]} />
  <${X} title=${s(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&l`<h3>${s(`Still to act, in this order`)}</h3><p class="order">${e.order.map(w).join(`, `)}</p>`}
  ${e.present.length>0&&l`<h3>${s(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>l`<li key=${e}>${te(e)}</li>`)}</ul>`}
  <h3>${s(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>l`<div key=${e}><dt><${y} clause=${e} /></dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function X({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return l`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return l`<tr key=${e}><th scope="row">${w(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${D(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const Z=[`ante`,`bet`,`token`,`fee`],ie=[`ante`,`bet`,`jackpot`];function ae({seats:e,onToggle:t,onSeats:n}){let r=Object.keys(e).sort();return l`<fieldset class="fact seat-rows"><legend>${s(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>l`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${w(r)} onClick=${()=>t(String(r))}>
        ${v(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${Z.map(e=>l`<span key=${e}>${D(e)}</span>`)}<span></span></div>
      ${r.map(t=>l`<${oe} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${r=>n({...e,[t]:r})} />`)}
    </div>
  </fieldset>`}function oe({seat:e,chips:n,onChips:r}){let[i,a]=t(!1);return l`<div class="chips-line"><span class="figure">${v(e)}</span>
      ${Z.map(t=>l`<${Q} key=${t} label=${`${w(e)}, ${D(t)}`} amount=${n[t]}
          onAmount=${e=>r({...n,[t]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${i}
        aria-label=${s(`More about {seat}`,{seat:w(e)})} onClick=${()=>a(!i)}>⋯</button>
    </div>
    ${i&&l`<${se} seat=${e} chips=${n} onChips=${r} />`}`}function se({seat:e,chips:t,onChips:n}){let{served:r=!1,regular:i=!0,folded:a=!1,result:o=``,paid:c={}}=t;return l`<div class="chips-more" role="group" aria-label=${w(e)}>
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
        ${A().map(({result:e,words:t})=>l`<option key=${e} value=${e} selected=${e===o}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${s(`Was paid on`)}</span>
      ${ie.map(e=>l`<label key=${e}>${D(e)}
        <${Q} amount=${c[e]}
          onAmount=${r=>n({...t,paid:{...c,[e]:r}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>l`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function ce({row:n,clauses:r,phase:i}){let[o,c]=t(()=>re(n,i)),u=e(null);a(()=>{u.current?.focus(),scrollTo(0,0)},[]);let d=G(n,o);return l`<article class="irregular">
    <a class="plain back" href="#">${s(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${u} tabindex="-1">${m(n.what)}</h2>
      <p class="quiet"><${y} clause=${n.id} /> ${r[n.id]}</p>
      <${$} row=${n} report=${o} onReport=${c} />
    </section>
    ${d?.ruling&&l`<${le} ruling=${d.ruling} />`}
    <${J} answer=${d} missing=${W(n,o.facts)} clauses=${r} />
  </article>`}const le=({ruling:e})=>l`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${E(e.void)}</button>`;function $({row:e,report:t,onReport:n}){let{facts:r,house:i}=t,a=(e,i)=>n({...t,facts:{...r,[e]:i}});return l`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${s(`When`)}
      <select value=${t.phase}
        onChange=${e=>n({...t,phase:e.target.value})}>
        ${e.phases.map(e=>l`<option key=${e} value=${e} selected=${e===t.phase}>
          ${S(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>l`<${L} key=${e.name} fact=${e} facts=${r} say=${a} />`)}
    <${ae} seats=${r.seats}
      onToggle=${e=>n({...t,facts:q(r,e)})}
      onSeats=${e=>a(`seats`,e)} />
    <details class="house-rule"><summary>${s(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${i.skipped_back}
        onChange=${e=>n({...t,house:{skipped_back:e.target.checked}})} />
        ${s(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ue(){let{irregularities:e,clauses:n,trouble:r}=_(),[a,c]=t(``),u=o().slice(1),d=e.find(({id:e})=>e===u);return l`<div class="rulings of-caribbean-stud">
    <${p} title=${s(`When something goes wrong`)} own=${f(`caribbean-stud`)} />
    <main class=${i(`rulings-desk`,d&&`chosen`)}>
      ${r&&l`<p class="trouble" role="alert">${s(`The server does not answer.`)}</p>`}
      <${I} irregularities=${e} clauses=${n} phase=${a} onPhase=${c}
        chosen=${u} />
      ${d?l`<${ce} key=${d.id} row=${d} clauses=${n} phase=${a} />`:l`<p class="choose-one quiet">${s(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${P} irregularities=${e} />
    </main>
  </div>`}export{ue as RulingsPage};