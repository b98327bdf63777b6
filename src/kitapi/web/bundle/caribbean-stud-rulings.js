import{C as e,Jt as t,Yt as n,a as r,c as i,cn as a,fn as o,gn as s,hn as c,pn as l,qt as u,rn as d,sn as f}from"./main.js";import{S as p,f as m,g as h,h as g,k as ee}from"./caribbean-stud-shared.js";import{w as _}from"./shared.js";const v=[`PREPARE`,`STAKES`,`COIN_IN`,`DEAL`,`CHOOSE`,`CHECK`,`REVEAL`,`SETTLE`,`JACKPOT`,`DONE`,`OVER`],y=e=>v.filter(t=>e.some(({phases:e})=>e.includes(t)));function b(e){switch(e){case`PREPARE`:return n(`shuffling`);case`STAKES`:return n(`stakes`);case`COIN_IN`:return n(`tokens falling`);case`DEAL`:return n(`dealing`);case`CHOOSE`:return n(`choices and exchanges`);case`CHECK`:return n(`checking the bets`);case`REVEAL`:return n(`turning the bank's cards`);case`SETTLE`:return n(`settlement`);case`JACKPOT`:return n(`paying jackpots`);case`DONE`:return n(`putting cards away`);case`OVER`:return n(`after GAME OVER`);default:return e}}const x=e=>n(`seat {number}`,{number:_(e)}),S=e=>C(x(e)),C=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function w(e,t){let n=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLocaleLowerCase(),r=n(t);return n(e).split(/\s+/).every(e=>r.includes(e))}function T(e){switch(e){case`hand`:return n(`The whole round is void`);case`seat`:return n(`The hand of a seat is void`);default:return n(`Nothing is void`)}}function E(e){switch(e){case`hand`:return n(`void`);case`seat`:return n(`seat`);default:return n(`stands`)}}function D(e){switch(e){case`ante`:return n(`ANTE`);case`bet`:return n(`BET`);case`fee`:return n(`fee`);case`token`:return n(`token`);case`jackpot`:return n(`Jackpot`);default:return e}}function O(e){switch(e){case`go_on`:return n(`goes on`);case`void`:return n(`hand void`);case`losing`:return n(`it loses`);case`tie`:return n(`a tie`);case`winning`:return n(`it wins`);case`ante`:case`bet`:case`fee`:case`token`:return D(e);default:return m(e)}}const te=[`fold`,`bank_wins`,`tie`,`player_wins`,`not_qualified`],k=()=>te.map(e=>({result:e,words:ee(e)})),A=({template:e,values:t})=>g(e,t,x);function j({template:e,values:t,text:n}){if(!e)return n;let r=`number`in t?{...t,number:String(_(Number(t.number)))}:t;return`${g(e,r,x)}.`}const M=e=>n(`not said: {what}`,{what:e});function N({irregularities:e}){let t=y(e);return t.length?a`<section class="paper slip by-phase" aria-label=${n(`All cases by phase`)}>
    <table>
      <caption>
        ${n(`All cases by phase`)} <span class="quiet">
          ${n(`void: the whole round; seat: the hand of a seat; stands: nothing is void`)}</span></caption>
      <thead>
        <tr><th scope="col">${n(`What went wrong`)}</th>
          ${t.map(e=>a`<th scope="col" key=${e} class="phase-head">
            <span>${b(e)}</span></th>`)}</tr></thead>
      <tbody>${e.map(e=>a`<${P} key=${e.id} row=${e} phases=${t} />`)}</tbody>
    </table>
  </section>`:null}const P=({row:e,phases:t})=>a`<tr>
  <th scope="row"><span class="rule-number">${e.id}</span> ${C(e.what)}</th>
  ${t.map(t=>a`<td key=${t}>${(e.outcomes[t]??[]).map(e=>a`<span key=${e}
    class=${f(`outcome`,`void-${e}`)}>${E(e)}</span> `)}</td>`)}
</tr>`;function F({irregularities:e,clauses:r,phase:i,onPhase:o,chosen:c}){let[l,u]=s(``),d=e.filter(e=>(!i||e.phases.includes(i))&&w(l,`${e.id} ${e.what} ${r[e.id]??``}`));return a`<section class="finder" aria-label=${n(`What went wrong`)}>
    <form class="finding" role="search" onSubmit=${e=>e.preventDefault()}>
      <label>${n(`Words`)}
        <input type="search" value=${l} placeholder=${n(`card, floor, BET …`)}
          onInput=${e=>u(e.target.value)} />
      </label>
      <label>${n(`When`)}
        <select value=${i} onChange=${e=>o(e.target.value)}>
          <option value="" selected=${!i}>${n(`at any time`)}</option>
          ${y(e).map(e=>a`<option key=${e} value=${e} selected=${e===i}>${b(e)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${t(`{count} case`,`{count} cases`,d.length)}
      <button type="button" class="print-table plain" onClick=${()=>print()}>${n(`Print the table`)}</button></p>
    <ul class="found-list">${d.map(({id:e,what:t})=>a`<li key=${e}>
      <a class="paper found-one" href=${`#${e}`} aria-current=${e===c?`true`:void 0}><span
        class="rule-number">${e}</span> ${C(t)}</a>
    </li>`)}</ul>
  </section>`}function I({fact:e,facts:t,say:n}){let{name:r,form:i,kind:o,needed:s,values:c,without:l}=e,u=a`<legend>${C(o)}
    ${l&&a` <span class="quiet">${M(l)}</span>`}</legend>`;return i===`number`?a`<label class="fact">${C(o)}
      ${l&&a` <span class="quiet">${M(l)}</span>`}
      <input type="number" inputmode="numeric" min="0" max="52" value=${t[r]??``}
        onInput=${e=>n(r,B(e.target.value))} />
    </label>`:i===`one_of_by_seat`?a`<fieldset class="fact">${u}
      ${z(t).map(e=>a`<div class="by-seat" key=${e}><span>${S(e)}</span>
        <${L} label=${S(e)} answers=${c.map(e=>[e,O(e)])}
          said=${[t[r]?.[e]]}
          onAnswer=${i=>n(r,H(t[r],e,i))} />
      </div>`)}</fieldset>`:a`<fieldset class="fact">${u}
    <${L} answers=${R(e,t)} said=${i===`two_seats`?t[r]??[]:[t[r]]}
      onAnswer=${i===`two_seats`?e=>n(r,V(t[r],e)):e=>n(r,e===t[r]&&!s?void 0:e)} />
  </fieldset>`}const L=({answers:e,said:t,label:n,onAnswer:r})=>a`<div class="answers-row">
    ${e.map(([e,i])=>a`<button type="button" key=${String(e)}
      class="plain answer" aria-pressed=${t.includes(e)} aria-label=${n&&`${n}: ${i}`}
      onClick=${()=>r(e)}>${i}</button>`)}</div>`;function R({form:e,values:t},r){let i=z(r);switch(e){case`seat`:case`two_seats`:return i.map(e=>[e,S(e)]);case`empty_seat`:return Array.from({length:7},(e,t)=>t).filter(e=>!i.includes(e)).map(e=>[e,S(e)]);case`yes_no`:return[[!0,n(`yes`)],[!1,n(`no`)]];default:return t.map(e=>[e,O(e)])}}const z=({seats:e})=>Object.keys(e).map(Number).sort(),B=e=>e===``?void 0:Math.trunc(Number(e));function V(e=[],t){let n=e.includes(t)?e.filter(e=>e!==t):[...e.slice(-1),t];return n.length===2||n.length?n:void 0}function H(e={},t,n){let{[t]:r,...i}=e;return r===n?i:{...i,[t]:n}}function U({phases:e,example:t},n){return{phase:e.includes(n)?n:t.phase,facts:structuredClone(t.facts),house:{skipped_back:!0}}}const W=({facts:e},t)=>e.filter(({name:e,form:n,needed:r})=>r&&(t[e]===void 0||n===`two_seats`&&t[e].length<2));function ne(t,n){let[r,i]=s(null),a=!W(t,n.facts).length,c=JSON.stringify({irregularity:t.id,...n});return o(()=>{let t=!0,n=e=>{t&&i(e)};return a?e(`caribbean-stud`,u(),c).then(e=>n({ruling:e}),e=>n({refusal:G(e)})):n(null),()=>{t=!1}},[c,a]),r}function G(e){let{template:t,values:n={}}=e instanceof i?e.answer:{};return{text:e instanceof Error?e.message:``,template:t,values:n}}function K(e,t){let{[t]:n,...r}=e.seats,i=n?r:{...e.seats,[t]:{ante:10}},a=e=>String(e)===t||Array.isArray(e)&&e.map(String).includes(t),o=Object.entries({...e,seats:i}).filter(([e,t])=>!([`seat`,`lender`,`both`].includes(e)&&a(t)));return Object.fromEntries(o)}const q=({answer:e,missing:t,clauses:r})=>a`<section class="paper slip ruling-slip" aria-label=${n(`The ruling`)}>
    <output>
      ${t.length?a`<p class="quiet">
          ${n(`Still to be said: {what}`,{what:t.map(({kind:e})=>e).join(`; `)})}</p>`:e?.ruling?a`<${J} ruling=${e.ruling} clauses=${r} />`:e?.refusal&&a`<p class="verdict">${n(`No ruling`)}</p><p>${j(e.refusal)}</p>`}
    </output>
  </section>`,J=({ruling:e,clauses:t})=>a`
  <p class=${f(`verdict`,`void-${e.void}`)}>${T(e.void)}</p>
  <p class="continues">${A(e)}</p>
  <${Y} title=${n(`Comes back`)} moved=${e.returned} />
  <${Y} title=${n(`Is taken back`)} moved=${e.reversed??[]} />
  <${Y} title=${n(`Waits for the management`)} moved=${e.claim??[]} />
  <${Y} title=${n(`Stays with the house`)} moved=${e.kept??[]} />
  ${e.order&&a`<h3>${n(`Still to act, in this order`)}</h3><p class="order">${e.order.map(S).join(`, `)}</p>`}
  ${e.present.length>0&&a`<h3>${n(`Must be present`)}</h3>
    <ul class="present">${e.present.map(e=>a`<li key=${e}>${p(e)}</li>`)}</ul>`}
  <h3>${n(`By the rules`)}</h3>
  <dl class="rules-told">
    ${e.clauses.map(e=>a`<div key=${e}><dt class="rule-number">${e}</dt>
      <dd>${t[e]}</dd></div>`)}</dl>`;function Y({title:e,moved:t}){if(!t.length)return null;let n=[...new Set(t.map(({seat:e})=>e))];return a`<table class="results chips-moved"><caption>${e}</caption>
    <tbody>${n.map(e=>{let n=t.filter(t=>t.seat===e);return a`<tr key=${e}><th scope="row">${S(e)}</th>
        <td class="wagers">${n.map(({wager:e,amount:t})=>`${D(e)} ${t}`).join(` · `)}</td>
        <td class="figure total">${n.reduce((e,{amount:t})=>e+t,0)}</td></tr>`})}</tbody></table>`}const X=[`ante`,`bet`,`token`,`fee`],Z=[`ante`,`bet`,`jackpot`];function re({seats:e,onToggle:t,onSeats:r}){let i=Object.keys(e).sort();return a`<fieldset class="fact seat-rows"><legend>${n(`Seats that play, and their chips`)}</legend>
    <div class="seat-chips">
      ${Array.from({length:7},(n,r)=>a`<button type="button" key=${r} class="plain answer"
        aria-pressed=${String(r)in e} aria-label=${S(r)} onClick=${()=>t(String(r))}>
        ${_(r)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${X.map(e=>a`<span key=${e}>${D(e)}</span>`)}<span></span></div>
      ${i.map(t=>a`<${ie} key=${t} seat=${Number(t)} chips=${e[t]}
        onChips=${n=>r({...e,[t]:n})} />`)}
    </div>
  </fieldset>`}function ie({seat:e,chips:t,onChips:r}){let[i,o]=s(!1);return a`<div class="chips-line"><span class="figure">${_(e)}</span>
      ${X.map(n=>a`<${Q} key=${n} label=${`${S(e)}, ${D(n)}`} amount=${t[n]}
          onAmount=${e=>r({...t,[n]:e})} />`)}
      <button type="button" class="plain more" aria-expanded=${i}
        aria-label=${n(`More about {seat}`,{seat:S(e)})} onClick=${()=>o(!i)}>⋯</button>
    </div>
    ${i&&a`<${ae} seat=${e} chips=${t} onChips=${r} />`}`}function ae({seat:e,chips:t,onChips:r}){let{served:i=!1,regular:o=!0,folded:s=!1,result:c=``,paid:l={}}=t;return a`<div class="chips-more" role="group" aria-label=${S(e)}>
    <label class="tick">
      <input type="checkbox" checked=${i}
        onChange=${e=>r({...t,served:e.target.checked})} /> ${n(`has its new card`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${o}
        onChange=${e=>r({...t,regular:e.target.checked})} /> ${n(`asked by the rules`)}</label>
    <label class="tick">
      <input type="checkbox" checked=${s}
        onChange=${e=>r({...t,folded:e.target.checked})} /> ${n(`has folded, its ANTE still there`)}</label>
    <label>${n(`Settled`)}
      <select value=${c}
        onChange=${e=>r({...t,result:e.target.value||void 0})}>
        <option value="" selected=${!c}>${n(`not yet`)}</option>
        ${k().map(({result:e,words:t})=>a`<option key=${e} value=${e} selected=${e===c}>${t}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${n(`Was paid on`)}</span>
      ${Z.map(e=>a`<label key=${e}>${D(e)}
        <${Q} amount=${l[e]}
          onAmount=${n=>r({...t,paid:{...l,[e]:n}})} />
      </label>`)}</div>
  </div>`}const Q=({label:e,amount:t,onAmount:n})=>a`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${e} value=${t??0}
      onFocus=${e=>e.target.select()}
      onInput=${e=>n(Math.trunc(Number(e.target.value))||0)} />`;function oe({row:e,clauses:t,phase:r}){let[i,o]=s(()=>U(e,r)),u=c(null);l(()=>{u.current?.focus(),scrollTo(0,0)},[]);let d=ne(e,i);return a`<article class="irregular">
    <a class="plain back" href="#">${n(`All cases`)}</a>
    <section class="paper slip reported">
      <h2 ref=${u} tabindex="-1">${C(e.what)}</h2>
      <p class="quiet"><span class="rule-number">${e.id}</span> ${t[e.id]}</p>
      <${se} row=${e} report=${i} onReport=${o} />
    </section>
    ${d?.ruling&&a`<${$} ruling=${d.ruling} />`}
    <${q} answer=${d} missing=${W(e,i.facts)} clauses=${t} />
  </article>`}const $=({ruling:e})=>a`<button type="button" class=${`verdict-strip void-${e.void}`}
  onClick=${()=>document.querySelector(`.ruling-slip`)?.scrollIntoView()}>${T(e.void)}</button>`;function se({row:e,report:t,onReport:r}){let{facts:i,house:o}=t,s=(e,n)=>r({...t,facts:{...i,[e]:n}});return a`<form class="report-form" onSubmit=${e=>e.preventDefault()}>
    <label>${n(`When`)}
      <select value=${t.phase}
        onChange=${e=>r({...t,phase:e.target.value})}>
        ${e.phases.map(e=>a`<option key=${e} value=${e} selected=${e===t.phase}>
          ${b(e)}</option>`)}
      </select>
    </label>
    ${e.facts.filter(({form:e})=>e!==`seats`).map(e=>a`<${I} key=${e.name} fact=${e} facts=${i} say=${s} />`)}
    <${re} seats=${i.seats}
      onToggle=${e=>r({...t,facts:K(i,e)})}
      onSeats=${e=>s(`seats`,e)} />
    <details class="house-rule"><summary>${n(`House rules`)}</summary>
      <label class="tick"><input type="checkbox" checked=${o.skipped_back}
        onChange=${e=>r({...t,house:{skipped_back:e.target.checked}})} />
        ${n(`A seat left out of the deal gets its stakes back`)}</label>
    </details>
  </form>`}function ce(){let[e,t]=s(location.hash.slice(1));return o(()=>{let e=()=>t(location.hash.slice(1));return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function le(){let{irregularities:e,clauses:t,trouble:r}=h(),[i,o]=s(``),c=ce(),l=e.find(({id:e})=>e===c);return a`<div class="rulings of-caribbean-stud">
    <${ue} />
    <main class=${f(`rulings-desk`,l&&`chosen`)}>
      ${r&&a`<p class="trouble" role="alert">${n(`The server does not answer.`)}</p>`}
      <${F} irregularities=${e} clauses=${t} phase=${i} onPhase=${o}
        chosen=${c} />
      ${l?a`<${oe} key=${l.id} row=${l} clauses=${t} phase=${i} />`:a`<p class="choose-one quiet">${n(`Choose what went wrong: the ruling stands here at once.`)}</p>`}
      <${N} irregularities=${e} />
    </main>
  </div>`}const ue=()=>a`<header class="top-bar">
  <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}>
    <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${n(`When something goes wrong`)}</h1>
  <div class="tools"><${r} own=${d(`caribbean-stud`)} /></div>
</header>`;export{le as RulingsPage};