import{$t as e,Bt as t,Dt as n,Et as r,F as i,It as a,Kt as o,Mt as s,Ot as c,Qt as l,Xt as u,Yt as d,an as f,c as p,en as m,i as h,kt as g,nn as _,on as v,qt as y,rn as b,sn as ee}from"./main.js";import{_ as x,c as te,s as S,t as ne}from"./shared.js";import{P as C}from"./desks.js";import{a as w,c as re,i as ie,n as T,o as E,r as D,s as O,t as k}from"./caribbean-stud-shared.js";const A=[`trainer`,`lookup`,`chart`],ae=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>ae.map(t=>t+e)),M={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(M[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function oe(e){let t=new URLSearchParams(e),n=A.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,se=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,ce=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=v({address:null,trouble:``}),[r,i]=v(0);_(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return p(e.startsWith(`/api/`)?`${e}&lang=${o()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||d(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:a,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return d(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return d(`Other pairs`);case`flush_draw`:return d(`No pair, one card short of more`);case`akq_match`:return d(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return d(`{cards}, one like the upcard`,{cards:H(n)});if(n)return d(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return d(`Pair or better`);case`two_pair_or_better`:return d(`Two pair or better`);case`high_pair_flush_draw`:return d(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return d(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return d(`All others`);case`flush_draw`:return d(`Four of one suit`);case`straight_draw`:return d(`Two ranks make a straight`);case`inside_draw_ace_king`:return d(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return d(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return d(`One rank, other hands`);default:return d(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return d(`The best choice everywhere.`);case`never_exchange`:return d(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return d(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return d(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return d(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return d(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return d(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return d(`Raise a pair or better.`);case`ace_king_or_better`:return d(`Raise ace-king or better.`);default:return d(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[u(`odds chart`,`F`),u(`odds chart`,`R`),u(`odds chart`,`X`)][e]??``,q=e=>[d(`fold`),d(`raise`),d(`exchange`)][e]??``;function le({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/756cd59832bf7365/odds/chart.json`);if(n)return m`<${C} trouble=${n} again=${r} />`;if(!t)return m`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return m`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">${d(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${ue} base=${e} />
      <${de} rows=${i} />
      <p class="quiet">${d(`A hand belongs to the first row that it fits. Every hand of every kind was reckoned exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${pe} strategies=${a} />`}const ue=({base:e})=>m`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>m`<li key=${e}><span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}</li>`)}
  <li><span class="chart-cell raises" aria-hidden="true">${K(1)}<small>${K(0).toLowerCase()}</small></span> ${d(`mostly the first, at times the second`)}</li>
</ul>`,de=({rows:e})=>m`<table class="odds-chart">
  <caption class="unseen">${d(`The best choice by hand and upcard`)}</caption>
  <thead><tr><th scope="col">${d(`Upcard`)}</th>${W.map(e=>m`<th key=${e} scope="col">${e}</th>`)}</tr></thead>
  <tbody>${Object.entries(e).map(([e,t])=>m`
    ${B(e)&&m`<tr key=${`${e} group`} class="chart-group"><th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>${t.map((e,t)=>m`<${fe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function fe({counts:t}){let n=t.reduce((e,t)=>e+t,0);if(n===0)return m`<td class="chart-cell none"><span aria-hidden="true">·</span><span class="unseen">${d(`there is none`)}</span></td>`;let[r=0,i=0]=[0,1,2].filter(e=>t[e]).sort((e,n)=>(t[n]??0)-(t[e]??0)),a=(t[r]??0)<n,o=[0,1,2].filter(e=>t[e]).map(e=>`${q(e)} ${O((t[e]??0)/n,1)}`).join(`, `);return m`<td class=${e(`chart-cell`,G[r])} title=${o}><span aria-hidden="true">${K(r)}${a&&m`<small>${K(i).toLowerCase()}</small>`}</span>
    <span class="unseen">${a?o:q(r)}</span></td>`}const pe=({strategies:e})=>m`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${d(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">${d(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">${e.map(({strategy:e,expectation:t,cost:n})=>m`<li key=${e} data-strategy=${e}>
    <p>${U(e)}</p>
    <p class="strategy-figures"><span>${d(`House edge`)} <b class="figure">${O(-t.float,4)}</b></span>
      <span>${d(`Cost`)} <b class="figure">${O(n.float,4)}</b></span></p>
  </li>`)}</ol>
</section>`;function me({hand:t,upcard:r,onTouch:i}){let[a,o]=v(`As`),c=e=>{let t=e.currentTarget,n=S([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},l=e=>e===r?d(`the bank's upcard`):t.includes(e)?d(`in your hand`):``;return m`<div class="odds-pack" role="group" aria-label=${d(`The 52 cards`)} onKeyDown=${c}
    onFocusIn=${e=>o(e.target.dataset.card??a)}>
    ${j.map(o=>m`<div key=${o[0]} class="odds-suit">${o.map(o=>m`<button type="button" key=${o} data-card=${o}
      class=${e(`card pack-card`,o===r&&`is-upcard`,t.includes(o)&&`is-held`)} tabindex=${a===o?0:-1}
      aria-pressed=${o===r||t.includes(o)} aria-label=${[s(o,`full`),l(o)].filter(Boolean).join(`: `)}
      onClick=${()=>i(o)}><${n} card=${o} own="full" />${l(o)&&m`<span class="odds-sign" aria-hidden="true">${o===r?`▲`:`●`}</span>`}</button>`)}</div>`)}
  </div>`}function he({hand:e,upcard:t,onCards:n}){let[r,i]=v(e.join(` `)),[a,o]=v(t??``),[s,c]=v(``),l=e=>{e.preventDefault();let t=_e(P(r),P(a));c(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(a.trim())})},u=(e,t,n)=>m`<label>${e}
    <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off" aria-describedby="how-to-write"
      onInput=${e=>n(e.target.value)} /></label>`;return m`<form class="paper odds-typed" onSubmit=${l}>
    ${u(d(`Your five cards`),r,i)}
    ${u(d(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${ge()}</p>
    ${s&&m`<p class="trouble" role="alert">${s}</p>`}
    <button class="plain">${d(`Look it up`)}</button>
  </form>`}function ge(){let e={spades:a(`s`,`full`),clubs:a(`c`,`full`),diamonds:a(`d`,`full`),hearts:a(`h`,`full`)};return d(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function _e(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return d(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?d(`{card} stands twice.`,{card:i}):e.length===5&&t.length===1?``:d(`Choose five cards and the bank's upcard.`)}function ve({laid:e}){let{hand:t,upcard:n}=e,[r,a]=v(t.length===5&&n===null),o=t=>i(I({...e,...t}));return m`<div class="odds-columns">
    <section class="odds-felt" aria-label=${d(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${d(`What the next card is`)} onKeyDown=${te(1)}>
        <${J} shortcut="1" name=${d(`Your cards`)} count=${`${t.length}/5`} chosen=${!r} choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${d(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${r} choose=${()=>a(!0)} />
      </div>
      <${me} hand=${t} upcard=${n} onTouch=${e=>n===e?o({upcard:null}):t.includes(e)?o({hand:t.filter(t=>t!==e)}):r?o({upcard:e}):t.length===5?l(d(`Five cards are chosen: touch one of them to take it off.`)):(a(t.length===4&&n===null),o({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${d(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${d(`What it is worth`)}><${ye} laid=${e} /></section>
    <${he} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>m`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
  tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>${t} <span class="figure">${n}</span></button>`;function ye({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:a,again:o}=z(r?se(e):null),c=f(null);return _(()=>c.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?a?m`<${C} trouble=${a} again=${o} />`:i?m`<p class="odds-verdict" role="status" ref=${c}>${d(`Best: {choice}`,{choice:T(i.best)})}</p>
    <p class="quiet">${d(`{cards} against {upcard}`,{cards:t.map(e=>s(e,`full`)).join(`, `),upcard:s(n,`full`)})}</p>
    <${k} odds=${i} />
    <${x} key=${location.href} label=${d(`Link to this hand`)} />`:m`<p class="odds-question" role="status">…</p>`:m`<p class="odds-question">${d(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const be=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function xe({laid:e}){let{seed:t,number:n,base:r,close:a}=e;_(()=>{t===null&&i(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let o=t===null?null:ce(e,t),{answer:s,trouble:c,again:l}=z(o),[u,f]=v(Z(r)),[p,h]=v(null);_(()=>f(Z(r)),[r]);let g=p?.of===o?p.choice:null;return m`<div class="odds-columns">
    <section class="odds-felt" aria-label=${d(`The hand`)}>
      ${c&&m`<${C} trouble=${c} again=${l} />`}
      ${s?m`<${Se} key=${o} deal=${s} laid=${e} choice=${g} choose=${e=>{g||(h({of:o,choice:e}),f(Q(r,be(Z(r),w(D(s,s.best),D(s,e)).float))))}} />`:!c&&m`<p class="prompt" role="status">${d(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${t=>i(I({...e,close:t.target.checked,number:0}))} />${d(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${d(`What it is worth`)}>
      ${s&&g?m`<${Ce} key=${o} deal=${s} choice=${g} next=${()=>i(I({...e,number:(n+1)%1e4}))} />`:m`<p class="odds-question">${d(r?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${u} clear=${()=>f(Q(r,X))} />
      ${t!==null&&m`<${x} key=${location.href} label=${d(`Link to this hand`)} />`}
    </section>
  </div>`}function Se({deal:t,laid:i,choice:a,choose:o}){let u=f(null);b(()=>{i.number!==0&&(document.activeElement===document.body&&u.current?.focus({preventScroll:!0}),l(d(`Your cards: {cards}. Upcard: {upcard}.`,{cards:t.hand.split(` `).map(e=>s(e,`full`)).join(`, `),upcard:s(t.upcard,`full`)})))},[t]);let p=re(t.hand.split(` `));return m`
    <h2 ref=${u} tabindex="-1">${d(`Hand {number}`,{number:i.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${d(`The bank`)}>${[0,1,2,3].map(e=>m`<${r} key=${e} />`)}<${c} card=${t.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${d(`Your cards`)}>${p.map((t,r)=>a||i.base?m`<${c} key=${t} card=${t} own="full" class=${e(a===`exchange ${t}`&&`given-away`)} />`:m`<button type="button" key=${t} class="card odds-card" data-card=${t} aria-label=${T(`exchange ${t}`)} aria-keyshortcuts=${String(r+1)}
      onClick=${()=>o(`exchange ${t}`)}><${n} card=${t} own="full" /></button>`)}</div>
    ${!a&&m`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>o(`fold`)}>${d(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>o(`raise`)}>${d(`Raise`)}</button>
    </div>
    ${!i.base&&m`<p class="quiet">${d(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function Ce({deal:t,choice:n,next:r}){let i=f(null),a=w(D(t,t.best),D(t,n)),o=a.num===0,s=o?d(`The best choice.`):d(`Better: {choice}`,{choice:T(t.best)}),c=o?d(`It cost nothing.`):d(`It cost {cost} ANTE.`,{cost:ie(a.float)});return b(()=>{l(`${s} ${c}`),i.current?.focus({preventScroll:!0}),i.current?.scrollIntoView({block:`nearest`})},[]),m`<p class=${e(`odds-verdict`,o?`right`:`wrong`)}>${s}</p>
    <p class="odds-cost">${c}${!o&&m` <small class="exact">${E(a)}</small>`}</p>
    <button type="button" class="big" ref=${i} aria-keyshortcuts="n" onClick=${r}>${d(`Next hand`)}</button>
    <${k} odds=${t} chosen=${n} />`}const we=({account:e,clear:t})=>m`<div class="odds-standing">
  <p>${y(`{count} hand`,`{count} hands`,e.hands)} · ${y(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&m` · <b>${d(`{cost} of ANTE a hand`,{cost:O(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&m`<button type="button" class="plain" onClick=${t}>${d(`Start the account again`)}</button>`}
</div>`;function $(e){switch(e){case`trainer`:return d(`Trainer`);case`lookup`:return d(`Look up a hand`);case`chart`:return d(`Chart`)}}function Te(e){let t=[[[`,`],d(`settings`)],[[`Esc`],d(`close what is open`)],[[`?`],d(`this list`)]];return e===`trainer`?[[[`f`],d(`fold`)],[[`r`],d(`raise`)],[[`1`,`2`,`3`,`4`,`5`],d(`exchange this card`)],[[`n`],d(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],d(`along the cards`)],[[`1`],d(`your five cards`)],[[`2`],d(`the bank's upcard`)],...t]:t}function Ee({query:e}){let n=ee(()=>oe(e),[e]);return _(()=>{t(`full`),g(j.flat())},[]),m`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${d(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${d(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${Te(n.part)} /><${h} /></div>
    </header>
    <main class=${`odds-desk part-${n.part}`}>
      <nav class="odds-parts" aria-label=${d(`Parts of this page`)}>
        ${A.map(e=>m`<a key=${e} class="plain" href=${I({...n,part:e})} aria-current=${e===n.part?`page`:void 0}>${$(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!n.base}
          onChange=${e=>i(I({...n,base:!e.target.checked}))} />${d(`A card may be exchanged`)}</label>
      </nav>
      ${n.broken&&m`<p class="paper odds-note" role="alert">${d(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${De} laid=${n} />
    </main>
  </div>`}function De({laid:e}){switch(e.part){case`trainer`:return m`<${xe} laid=${e} />`;case`lookup`:return m`<${ve} laid=${e} />`;case`chart`:return m`<${le} base=${e.base} />`}}export{Ee as OddsPage};