import{$t as e,Ct as t,Gt as n,Ht as r,It as i,Jt as a,Kt as o,Mt as s,Ot as c,P as l,Qt as u,St as d,Tt as f,Ut as p,Xt as m,Yt as h,nn as g,r as _,rn as v,s as ee,tn as y,wt as b}from"./main.js";import{C as x,D as S,E as C,I as te,M as ne,N as re,O as w,S as T,T as ie,t as ae,ut as E,w as D}from"./shared.js";import{y as O}from"./desks.js";const k=[`trainer`,`lookup`,`chart`],oe=[...`AKQJT98765432`],A=[`s`,`h`,`d`,`c`].map(e=>oe.map(t=>t+e)),j={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function M(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(j[n]??n.toLowerCase())}const N=e=>e.split(/[\s,]+/).filter(Boolean),P=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function F(e){let t=new URLSearchParams(e),n=k.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...N(t.get(`hand`)??``),...N(t.get(`upcard`)??``)],i=e=>N(t.get(e)??``).flatMap(e=>M(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:P(t.get(`seed`),9),number:P(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,se=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,ce=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,i]=g({address:null,trouble:``}),[a,o]=g(0);u(()=>{if(e===null||L.has(e))return;let t=!0,a=n=>{t&&i({address:e,trouble:n})};return ee(e.startsWith(`/api/`)?`${e}&lang=${r()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),a(``)},e=>a(e.message||n(`The server does not answer.`))),()=>{t=!1}},[e,a]);let s=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:s,again:()=>o(a+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return n(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return n(`Other pairs`);case`flush_draw`:return n(`No pair, one card short of more`);case`akq_match`:return n(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,r=``,i]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(i)return n(`{cards}, one like the upcard`,{cards:H(r)});if(r)return n(`{cards}, none like it`,{cards:H(r)});switch(e){case`pair_or_better`:return n(`Pair or better`);case`two_pair_or_better`:return n(`Two pair or better`);case`high_pair_flush_draw`:return n(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return n(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return n(`All others`);case`flush_draw`:return n(`Four of one suit`);case`straight_draw`:return n(`Two ranks make a straight`);case`inside_draw_ace_king`:return n(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return n(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return n(`One rank, other hands`);default:return n(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return n(`The best choice everywhere.`);case`never_exchange`:return n(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return n(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return n(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return n(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return n(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return n(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return n(`Raise a pair or better.`);case`ace_king_or_better`:return n(`Raise ace-king or better.`);default:return n(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[o(`odds chart`,`F`),o(`odds chart`,`R`),o(`odds chart`,`X`)][e]??``,q=e=>[n(`fold`),n(`raise`),n(`exchange`)][e]??``;function le({base:e}){let{answer:t,trouble:r,again:i}=z(`/static/e7c0850a12f39816/odds/chart.json`);if(r)return m`<${O} trouble=${r} again=${i} />`;if(!t)return m`<p class="prompt" role="status">…</p>`;let{rows:a,strategies:o}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return m`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">${n(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${ue} base=${e} />
      <${de} rows=${a} />
      <p class="quiet">${n(`A hand belongs to the first row that it fits. Every hand of every kind was reckoned exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${pe} strategies=${o} />`}const ue=({base:e})=>m`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>m`<li key=${e}><span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}</li>`)}
  <li><span class="chart-cell raises" aria-hidden="true">${K(1)}<small>${K(0).toLowerCase()}</small></span> ${n(`mostly the first, at times the second`)}</li>
</ul>`,de=({rows:e})=>m`<table class="odds-chart">
  <caption class="unseen">${n(`The best choice by hand and upcard`)}</caption>
  <thead><tr><th scope="col">${n(`Upcard`)}</th>${W.map(e=>m`<th key=${e} scope="col">${e}</th>`)}</tr></thead>
  <tbody>${Object.entries(e).map(([e,t])=>m`
    ${B(e)&&m`<tr key=${`${e} group`} class="chart-group"><th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>${t.map((e,t)=>m`<${fe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function fe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return m`<td class="chart-cell none"><span aria-hidden="true">·</span><span class="unseen">${n(`there is none`)}</span></td>`;let[r=0,i=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),a=(e[r]??0)<t,o=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${w((e[n]??0)/t,1)}`).join(`, `);return m`<td class=${h(`chart-cell`,G[r])} title=${o}><span aria-hidden="true">${K(r)}${a&&m`<small>${K(i).toLowerCase()}</small>`}</span>
    <span class="unseen">${a?o:q(r)}</span></td>`}const pe=({strategies:e})=>m`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${n(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">${n(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">${e.map(({strategy:e,expectation:t,cost:r})=>m`<li key=${e} data-strategy=${e}>
    <p>${U(e)}</p>
    <p class="strategy-figures"><span>${n(`House edge`)} <b class="figure">${w(-t.float,4)}</b></span>
      <span>${n(`Cost`)} <b class="figure">${w(r.float,4)}</b></span></p>
  </li>`)}</ol>
</section>`;function me({hand:e,upcard:r,onTouch:i}){let[a,o]=g(`As`),s=e=>{let t=e.currentTarget,n=ne([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},l=t=>t===r?n(`the bank's upcard`):e.includes(t)?n(`in your hand`):``;return m`<div class="odds-pack" role="group" aria-label=${n(`The 52 cards`)} onKeyDown=${s}
    onFocusIn=${e=>o(e.target.dataset.card??a)}>
    ${A.map(n=>m`<div key=${n[0]} class="odds-suit">${n.map(n=>m`<button type="button" key=${n} data-card=${n}
      class=${h(`card pack-card`,n===r&&`is-upcard`,e.includes(n)&&`is-held`)} tabindex=${a===n?0:-1}
      aria-pressed=${n===r||e.includes(n)} aria-label=${[c(n,`full`),l(n)].filter(Boolean).join(`: `)}
      onClick=${()=>i(n)}><${t} card=${n} own="full" />${l(n)&&m`<span class="odds-sign" aria-hidden="true">${n===r?`▲`:`●`}</span>`}</button>`)}</div>`)}
  </div>`}function he({hand:e,upcard:t,onCards:r}){let[i,a]=g(e.join(` `)),[o,s]=g(t??``),[c,l]=g(``),u=e=>{e.preventDefault();let t=ge(N(i),N(o));l(t),t||r({hand:N(i).map(e=>M(e)),upcard:M(o.trim())})},d=(e,t,n)=>m`<label>${e}
    <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off" aria-describedby="how-to-write"
      onInput=${e=>n(e.target.value)} /></label>`;return m`<form class="paper odds-typed" onSubmit=${u}>
    ${d(n(`Your five cards`),i,a)}
    ${d(n(`The bank's upcard`),o,s)}
    <p class="quiet" id="how-to-write">${J()}</p>
    ${c&&m`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${n(`Look it up`)}</button>
  </form>`}function J(){let e={spades:s(`s`,`full`),clubs:s(`c`,`full`),diamonds:s(`d`,`full`),hearts:s(`h`,`full`)};return n(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ge(e,t){let r=[...e,...t].find(e=>!M(e));if(r)return n(`“{word}” is no card: write rank and suit, as in {example}.`,{word:r,example:`10h`});let i=[...e,...t].map(M),a=i.find((e,t)=>i.indexOf(e)<t);return a?n(`{card} stands twice.`,{card:a}):e.length===5&&t.length===1?``:n(`Choose five cards and the bank's upcard.`)}function _e({laid:e}){let{hand:t,upcard:r}=e,[i,o]=g(t.length===5&&r===null),s=t=>l(I({...e,...t}));return m`<div class="odds-columns">
    <section class="odds-felt" aria-label=${n(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${n(`What the next card is`)} onKeyDown=${re(1)}>
        <${Y} shortcut="1" name=${n(`Your cards`)} count=${`${t.length}/5`} chosen=${!i} choose=${()=>o(!1)} />
        <${Y} shortcut="2" name=${n(`The bank's upcard`)} count=${`${+!!r}/1`} chosen=${i} choose=${()=>o(!0)} />
      </div>
      <${me} hand=${t} upcard=${r} onTouch=${e=>r===e?s({upcard:null}):t.includes(e)?s({hand:t.filter(t=>t!==e)}):i?s({upcard:e}):t.length===5?a(n(`Five cards are chosen: touch one of them to take it off.`)):(o(t.length===4&&r===null),s({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{o(!1),s({hand:[],upcard:null})}}>${n(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${n(`What it is worth`)}><${ve} laid=${e} /></section>
    <${he} key=${`${t.join(` `)} ${r}`} hand=${t} upcard=${r} onCards=${s} />
  </div>`}const Y=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>m`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
  tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>${t} <span class="figure">${n}</span></button>`;function ve({laid:e}){let{hand:t,upcard:r}=e,i=t.length===5&&r!==null,{answer:a,trouble:o,again:s}=z(i?se(e):null),l=y(null);return u(()=>l.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[a]),i?o?m`<${O} trouble=${o} again=${s} />`:a?m`<p class="odds-verdict" role="status" ref=${l}>${n(`Best: {choice}`,{choice:x(a.best)})}</p>
    <p class="quiet">${n(`{cards} against {upcard}`,{cards:t.map(e=>c(e,`full`)).join(`, `),upcard:c(r,`full`)})}</p>
    <${T} odds=${a} />
    <${E} key=${location.href} label=${n(`Link to this hand`)} />`:m`<p class="odds-question" role="status">…</p>`:m`<p class="odds-question">${n(`Choose five cards and the bank's upcard.`)}</p>`}const X=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,Z={hands:0,mistakes:0,cost:0};function Q(e){try{return{...Z,...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}const ye=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function be({laid:e}){let{seed:t,number:r,base:i,close:a}=e;u(()=>{t===null&&l(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let o=t===null?null:ce(e,t),{answer:s,trouble:c,again:d}=z(o),[f,p]=g(Q(i)),[h,_]=g(null);u(()=>p(Q(i)),[i]);let v=h?.of===o?h.choice:null;return m`<div class="odds-columns">
    <section class="odds-felt" aria-label=${n(`The hand`)}>
      ${c&&m`<${O} trouble=${c} again=${d} />`}
      ${s?m`<${xe} key=${o} deal=${s} laid=${e} choice=${v} choose=${e=>{v||(_({of:o,choice:e}),p($(i,ye(Q(i),C(D(s,s.best),D(s,e)).float))))}} />`:!c&&m`<p class="prompt" role="status">${n(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${t=>l(I({...e,close:t.target.checked,number:0}))} />${n(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${n(`What it is worth`)}>
      ${s&&v?m`<${Se} key=${o} deal=${s} choice=${v} next=${()=>l(I({...e,number:(r+1)%1e4}))} />`:m`<p class="odds-question">${n(i?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${Ce} account=${f} clear=${()=>p($(i,Z))} />
      ${t!==null&&m`<${E} key=${location.href} label=${n(`Link to this hand`)} />`}
    </section>
  </div>`}function xe({deal:r,laid:i,choice:o,choose:s}){let l=y(null);e(()=>{i.number!==0&&(document.activeElement===document.body&&l.current?.focus({preventScroll:!0}),a(n(`Your cards: {cards}. Upcard: {upcard}.`,{cards:r.hand.split(` `).map(e=>c(e,`full`)).join(`, `),upcard:c(r.upcard,`full`)})))},[r]);let u=te(r.hand.split(` `));return m`
    <h2 ref=${l} tabindex="-1">${n(`Hand {number}`,{number:i.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${n(`The bank`)}>${[0,1,2,3].map(e=>m`<${d} key=${e} />`)}<${b} card=${r.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${n(`Your cards`)}>${u.map((e,n)=>o||i.base?m`<${b} key=${e} card=${e} own="full" class=${h(o===`exchange ${e}`&&`given-away`)} />`:m`<button type="button" key=${e} class="card odds-card" data-card=${e} aria-label=${x(`exchange ${e}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>s(`exchange ${e}`)}><${t} card=${e} own="full" /></button>`)}</div>
    ${!o&&m`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>s(`fold`)}>${n(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>s(`raise`)}>${n(`Raise`)}</button>
    </div>
    ${!i.base&&m`<p class="quiet">${n(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function Se({deal:t,choice:r,next:i}){let o=y(null),s=C(D(t,t.best),D(t,r)),c=s.num===0,l=c?n(`The best choice.`):n(`Better: {choice}`,{choice:x(t.best)}),u=c?n(`It cost nothing.`):n(`It cost {cost} ANTE.`,{cost:ie(s.float)});return e(()=>{a(`${l} ${u}`),o.current?.focus({preventScroll:!0}),o.current?.scrollIntoView({block:`nearest`})},[]),m`<p class=${h(`odds-verdict`,c?`right`:`wrong`)}>${l}</p>
    <p class="odds-cost">${u}${!c&&m` <small class="exact">${S(s)}</small>`}</p>
    <button type="button" class="big" ref=${o} aria-keyshortcuts="n" onClick=${i}>${n(`Next hand`)}</button>
    <${T} odds=${t} chosen=${r} />`}const Ce=({account:e,clear:t})=>m`<div class="odds-standing">
  <p>${p(`{count} hand`,`{count} hands`,e.hands)} · ${p(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&m` · <b>${n(`{cost} of ANTE a hand`,{cost:w(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&m`<button type="button" class="plain" onClick=${t}>${n(`Start the account again`)}</button>`}
</div>`;function we(e){switch(e){case`trainer`:return n(`Trainer`);case`lookup`:return n(`Look up a hand`);case`chart`:return n(`Chart`)}}function Te(e){let t=[[[`,`],n(`settings`)],[[`Esc`],n(`close what is open`)],[[`?`],n(`this list`)]];return e===`trainer`?[[[`f`],n(`fold`)],[[`r`],n(`raise`)],[[`1`,`2`,`3`,`4`,`5`],n(`exchange this card`)],[[`n`],n(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],n(`along the cards`)],[[`1`],n(`your five cards`)],[[`2`],n(`the bank's upcard`)],...t]:t}function Ee({query:e}){let t=v(()=>F(e),[e]);return u(()=>{i(`full`),f(A.flat())},[]),m`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}><img src="/static/e7c0850a12f39816/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${n(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ae} keys=${Te(t.part)} /><${_} /></div>
    </header>
    <main class=${`odds-desk part-${t.part}`}>
      <nav class="odds-parts" aria-label=${n(`Parts of this page`)}>
        ${k.map(e=>m`<a key=${e} class="plain" href=${I({...t,part:e})} aria-current=${e===t.part?`page`:void 0}>${we(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!t.base}
          onChange=${e=>l(I({...t,base:!e.target.checked}))} />${n(`A card may be exchanged`)}</label>
      </nav>
      ${t.broken&&m`<p class="paper odds-note" role="alert">${n(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${De} laid=${t} />
    </main>
  </div>`}function De({laid:e}){switch(e.part){case`trainer`:return m`<${be} laid=${e} />`;case`lookup`:return m`<${_e} laid=${e} />`;case`chart`:return m`<${le} base=${e.base} />`}}export{Ee as OddsPage};