import{$t as e,Bt as t,Dt as n,Et as r,F as i,It as a,Jt as o,Mt as s,Ot as c,Xt as l,Zt as u,c as d,cn as f,en as p,i as m,in as h,kt as ee,on as g,qt as te,rn as _,sn as v,tn as y}from"./main.js";import{c as b,d as x,r as ne,s as S}from"./shared.js";import{P as C}from"./desks.js";import{a as w,c as re,i as ie,n as T,o as E,r as D,s as O,t as k}from"./caribbean-stud-shared.js";const A=[`trainer`,`lookup`,`chart`],ae=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>ae.map(t=>t+e)),M={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(M[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function oe(e){let t=new URLSearchParams(e),n=A.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,se=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,ce=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=v({address:null,trouble:``}),[r,i]=v(0);_(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return d(e.startsWith(`/api/`)?`${e}&lang=${te()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||l(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:a,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return l(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return l(`Other pairs`);case`flush_draw`:return l(`No pair, one card short of more`);case`akq_match`:return l(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return l(`{cards}, one like the upcard`,{cards:H(n)});if(n)return l(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return l(`Pair or better`);case`two_pair_or_better`:return l(`Two pair or better`);case`high_pair_flush_draw`:return l(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return l(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return l(`All others`);case`flush_draw`:return l(`Four of one suit`);case`straight_draw`:return l(`Two ranks make a straight`);case`inside_draw_ace_king`:return l(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return l(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return l(`One rank, other hands`);default:return l(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return l(`The best choice everywhere.`);case`never_exchange`:return l(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return l(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return l(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return l(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return l(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return l(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return l(`Raise a pair or better.`);case`ace_king_or_better`:return l(`Raise ace-king or better.`);default:return l(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[u(`odds chart`,`F`),u(`odds chart`,`R`),u(`odds chart`,`X`)][e]??``,q=e=>[l(`fold`),l(`raise`),l(`exchange`)][e]??``;function J({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/160d087a7254d69d/games/caribbean_stud/client/odds/chart.json`);if(n)return y`<${C} trouble=${n} again=${r} />`;if(!t)return y`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return y`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">${l(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${le} base=${e} />
      <${ue} rows=${i} />
      <p class="quiet">${l(`A hand belongs to the first row that it fits. Every hand of every kind was reckoned exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${fe} strategies=${a} />`}const le=({base:e})=>y`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>y`<li key=${e}><span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}</li>`)}
  <li><span class="chart-cell raises" aria-hidden="true">${K(1)}<small>${K(0).toLowerCase()}</small></span> ${l(`mostly the first, at times the second`)}</li>
</ul>`,ue=({rows:e})=>y`<table class="odds-chart">
  <caption class="unseen">${l(`The best choice by hand and upcard`)}</caption>
  <thead><tr><th scope="col">${l(`Upcard`)}</th>${W.map(e=>y`<th key=${e} scope="col">${e}</th>`)}</tr></thead>
  <tbody>${Object.entries(e).map(([e,t])=>y`
    ${B(e)&&y`<tr key=${`${e} group`} class="chart-group"><th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>${t.map((e,t)=>y`<${de} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function de({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return y`<td class="chart-cell none"><span aria-hidden="true">·</span><span class="unseen">${l(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${O((e[n]??0)/t,1)}`).join(`, `);return y`<td class=${p(`chart-cell`,G[n])} title=${a}><span aria-hidden="true">${K(n)}${i&&y`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const fe=({strategies:e})=>y`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${l(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">${l(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">${e.map(({strategy:e,expectation:t,cost:n})=>y`<li key=${e} data-strategy=${e}>
    <p>${U(e)}</p>
    <p class="strategy-figures"><span>${l(`House edge`)} <b class="figure">${O(-t.float,4)}</b></span>
      <span>${l(`Cost`)} <b class="figure">${O(n.float,4)}</b></span></p>
  </li>`)}</ol>
</section>`;function pe({hand:e,upcard:t,onTouch:r}){let[i,a]=v(`As`),o=e=>{let t=e.currentTarget,n=S([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},c=n=>n===t?l(`the bank's upcard`):e.includes(n)?l(`in your hand`):``;return y`<div class="odds-pack" role="group" aria-label=${l(`The 52 cards`)} onKeyDown=${o}
    onFocusIn=${e=>a(e.target.dataset.card??i)}>
    ${j.map(a=>y`<div key=${a[0]} class="odds-suit">${a.map(a=>y`<button type="button" key=${a} data-card=${a}
      class=${p(`card pack-card`,a===t&&`is-upcard`,e.includes(a)&&`is-held`)} tabindex=${i===a?0:-1}
      aria-pressed=${a===t||e.includes(a)} aria-label=${[s(a,`full`),c(a)].filter(Boolean).join(`: `)}
      onClick=${()=>r(a)}><${n} card=${a} own="full" />${c(a)&&y`<span class="odds-sign" aria-hidden="true">${a===t?`▲`:`●`}</span>`}</button>`)}</div>`)}
  </div>`}function me({hand:e,upcard:t,onCards:n}){let[r,i]=v(e.join(` `)),[a,o]=v(t??``),[s,c]=v(``),u=e=>{e.preventDefault();let t=ge(P(r),P(a));c(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(a.trim())})},d=(e,t,n)=>y`<label>${e}
    <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off" aria-describedby="how-to-write"
      onInput=${e=>n(e.target.value)} /></label>`;return y`<form class="paper odds-typed" onSubmit=${u}>
    ${d(l(`Your five cards`),r,i)}
    ${d(l(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${he()}</p>
    ${s&&y`<p class="trouble" role="alert">${s}</p>`}
    <button class="plain">${l(`Look it up`)}</button>
  </form>`}function he(){let e={spades:a(`s`,`full`),clubs:a(`c`,`full`),diamonds:a(`d`,`full`),hearts:a(`h`,`full`)};return l(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ge(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return l(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?l(`{card} stands twice.`,{card:i}):e.length===5&&t.length===1?``:l(`Choose five cards and the bank's upcard.`)}function _e({laid:t}){let{hand:n,upcard:r}=t,[a,o]=v(n.length===5&&r===null),s=e=>i(I({...t,...e}));return y`<div class="odds-columns">
    <section class="odds-felt" aria-label=${l(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${l(`What the next card is`)} onKeyDown=${b(1)}>
        <${Y} shortcut="1" name=${l(`Your cards`)} count=${`${n.length}/5`} chosen=${!a} choose=${()=>o(!1)} />
        <${Y} shortcut="2" name=${l(`The bank's upcard`)} count=${`${+!!r}/1`} chosen=${a} choose=${()=>o(!0)} />
      </div>
      <${pe} hand=${n} upcard=${r} onTouch=${t=>r===t?s({upcard:null}):n.includes(t)?s({hand:n.filter(e=>e!==t)}):a?s({upcard:t}):n.length===5?e(l(`Five cards are chosen: touch one of them to take it off.`)):(o(n.length===4&&r===null),s({hand:[...n,t]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{o(!1),s({hand:[],upcard:null})}}>${l(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${l(`What it is worth`)}><${ve} laid=${t} /></section>
    <${me} key=${`${n.join(` `)} ${r}`} hand=${n} upcard=${r} onCards=${s} />
  </div>`}const Y=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>y`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
  tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>${t} <span class="figure">${n}</span></button>`;function ve({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:a,again:o}=z(r?se(e):null),c=g(null);return _(()=>c.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?a?y`<${C} trouble=${a} again=${o} />`:i?y`<p class="odds-verdict" role="status" ref=${c}>${l(`Best: {choice}`,{choice:T(i.best)})}</p>
    <p class="quiet">${l(`{cards} against {upcard}`,{cards:t.map(e=>s(e,`full`)).join(`, `),upcard:s(n,`full`)})}</p>
    <${k} odds=${i} />
    <${x} key=${location.href} label=${l(`Link to this hand`)} />`:y`<p class="odds-question" role="status">…</p>`:y`<p class="odds-question">${l(`Choose five cards and the bank's upcard.`)}</p>`}const X=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,Z={hands:0,mistakes:0,cost:0};function Q(e){try{return{...Z,...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}const ye=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function be({laid:e}){let{seed:t,number:n,base:r,close:a}=e;_(()=>{t===null&&i(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let o=t===null?null:ce(e,t),{answer:s,trouble:c,again:u}=z(o),[d,f]=v(Q(r)),[p,m]=v(null);_(()=>f(Q(r)),[r]);let h=p?.of===o?p.choice:null;return y`<div class="odds-columns">
    <section class="odds-felt" aria-label=${l(`The hand`)}>
      ${c&&y`<${C} trouble=${c} again=${u} />`}
      ${s?y`<${xe} key=${o} deal=${s} laid=${e} choice=${h} choose=${e=>{h||(m({of:o,choice:e}),f($(r,ye(Q(r),w(D(s,s.best),D(s,e)).float))))}} />`:!c&&y`<p class="prompt" role="status">${l(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${t=>i(I({...e,close:t.target.checked,number:0}))} />${l(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${l(`What it is worth`)}>
      ${s&&h?y`<${Se} key=${o} deal=${s} choice=${h} next=${()=>i(I({...e,number:(n+1)%1e4}))} />`:y`<p class="odds-question">${l(r?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${Ce} account=${d} clear=${()=>f($(r,Z))} />
      ${t!==null&&y`<${x} key=${location.href} label=${l(`Link to this hand`)} />`}
    </section>
  </div>`}function xe({deal:t,laid:i,choice:a,choose:o}){let u=g(null);h(()=>{i.number!==0&&(document.activeElement===document.body&&u.current?.focus({preventScroll:!0}),e(l(`Your cards: {cards}. Upcard: {upcard}.`,{cards:t.hand.split(` `).map(e=>s(e,`full`)).join(`, `),upcard:s(t.upcard,`full`)})))},[t]);let d=re(t.hand.split(` `));return y`
    <h2 ref=${u} tabindex="-1">${l(`Hand {number}`,{number:i.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${l(`The bank`)}>${[0,1,2,3].map(e=>y`<${r} key=${e} />`)}<${c} card=${t.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${l(`Your cards`)}>${d.map((e,t)=>a||i.base?y`<${c} key=${e} card=${e} own="full" class=${p(a===`exchange ${e}`&&`given-away`)} />`:y`<button type="button" key=${e} class="card odds-card" data-card=${e} aria-label=${T(`exchange ${e}`)} aria-keyshortcuts=${String(t+1)}
      onClick=${()=>o(`exchange ${e}`)}><${n} card=${e} own="full" /></button>`)}</div>
    ${!a&&y`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>o(`fold`)}>${l(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>o(`raise`)}>${l(`Raise`)}</button>
    </div>
    ${!i.base&&y`<p class="quiet">${l(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function Se({deal:t,choice:n,next:r}){let i=g(null),a=w(D(t,t.best),D(t,n)),o=a.num===0,s=o?l(`The best choice.`):l(`Better: {choice}`,{choice:T(t.best)}),c=o?l(`It cost nothing.`):l(`It cost {cost} ANTE.`,{cost:ie(a.float)});return h(()=>{e(`${s} ${c}`),i.current?.focus({preventScroll:!0}),i.current?.scrollIntoView({block:`nearest`})},[]),y`<p class=${p(`odds-verdict`,o?`right`:`wrong`)}>${s}</p>
    <p class="odds-cost">${c}${!o&&y` <small class="exact">${E(a)}</small>`}</p>
    <button type="button" class="big" ref=${i} aria-keyshortcuts="n" onClick=${r}>${l(`Next hand`)}</button>
    <${k} odds=${t} chosen=${n} />`}const Ce=({account:e,clear:t})=>y`<div class="odds-standing">
  <p>${o(`{count} hand`,`{count} hands`,e.hands)} · ${o(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&y` · <b>${l(`{cost} of ANTE a hand`,{cost:O(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&y`<button type="button" class="plain" onClick=${t}>${l(`Start the account again`)}</button>`}
</div>`;function we(e){switch(e){case`trainer`:return l(`Trainer`);case`lookup`:return l(`Look up a hand`);case`chart`:return l(`Chart`)}}function Te(e){let t=[[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];return e===`trainer`?[[[`f`],l(`fold`)],[[`r`],l(`raise`)],[[`1`,`2`,`3`,`4`,`5`],l(`exchange this card`)],[[`n`],l(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],l(`along the cards`)],[[`1`],l(`your five cards`)],[[`2`],l(`the bank's upcard`)],...t]:t}function Ee({query:e}){let n=f(()=>oe(e),[e]);return _(()=>{t(`full`),ee(j.flat())},[]),y`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${Te(n.part)} /><${m} /></div>
    </header>
    <main class=${`odds-desk part-${n.part}`}>
      <nav class="odds-parts" aria-label=${l(`Parts of this page`)}>
        ${A.map(e=>y`<a key=${e} class="plain" href=${I({...n,part:e})} aria-current=${e===n.part?`page`:void 0}>${we(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!n.base}
          onChange=${e=>i(I({...n,base:!e.target.checked}))} />${l(`A card may be exchanged`)}</label>
      </nav>
      ${n.broken&&y`<p class="paper odds-note" role="alert">${l(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${De} laid=${n} />
    </main>
  </div>`}function De({laid:e}){switch(e.part){case`trainer`:return y`<${be} laid=${e} />`;case`lookup`:return y`<${_e} laid=${e} />`;case`chart`:return y`<${J} base=${e.base} />`}}export{Ee as OddsPage};