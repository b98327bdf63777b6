import{$t as e,Ct as t,Et as n,F as r,Kt as i,Lt as a,Nt as o,Tt as s,Ut as c,Wt as l,Xt as u,Yt as d,Zt as f,c as p,en as m,i as h,in as g,kt as _,nn as v,qt as y,rn as b,wt as x}from"./main.js";import{C as S,D as ee,E as C,I as te,M as w,N as ne,O as T,S as E,T as re,t as D,ut as O,w as k}from"./shared.js";import{y as A}from"./desks.js";const j=[`trainer`,`lookup`,`chart`],ie=[...`AKQJT98765432`],M=[`s`,`h`,`d`,`c`].map(e=>ie.map(t=>t+e)),ae={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(ae[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function oe(e){let t=new URLSearchParams(e),n=j.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,se=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,ce=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(t){let[n,r]=b({address:null,trouble:``}),[a,o]=b(0);e(()=>{if(t===null||L.has(t))return;let e=!0,n=n=>{e&&r({address:t,trouble:n})};return p(t.startsWith(`/api/`)?`${t}&lang=${c()}`:t).then(e=>{L.size>=200&&L.clear(),L.set(t,e),n(``)},e=>n(e.message||i(`The server does not answer.`))),()=>{e=!1}},[t,a]);let s=n.address===t?n.trouble:``;return{answer:t===null?null:L.get(t)??null,trouble:s,again:()=>o(a+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return i(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return i(`Other pairs`);case`flush_draw`:return i(`No pair, one card short of more`);case`akq_match`:return i(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return i(`{cards}, one like the upcard`,{cards:H(n)});if(n)return i(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return i(`Pair or better`);case`two_pair_or_better`:return i(`Two pair or better`);case`high_pair_flush_draw`:return i(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return i(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return i(`All others`);case`flush_draw`:return i(`Four of one suit`);case`straight_draw`:return i(`Two ranks make a straight`);case`inside_draw_ace_king`:return i(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return i(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return i(`One rank, other hands`);default:return i(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return i(`The best choice everywhere.`);case`never_exchange`:return i(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return i(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return i(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return i(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return i(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return i(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return i(`Raise a pair or better.`);case`ace_king_or_better`:return i(`Raise ace-king or better.`);default:return i(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[y(`odds chart`,`F`),y(`odds chart`,`R`),y(`odds chart`,`X`)][e]??``,q=e=>[i(`fold`),i(`raise`),i(`exchange`)][e]??``;function le({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/6dca7b23e5d0ce07/odds/chart.json`);if(n)return f`<${A} trouble=${n} again=${r} />`;if(!t)return f`<p class="prompt" role="status">…</p>`;let{rows:a,strategies:o}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return f`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">${i(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${ue} base=${e} />
      <${de} rows=${a} />
      <p class="quiet">${i(`A hand belongs to the first row that it fits. Every hand of every kind was reckoned exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${pe} strategies=${o} />`}const ue=({base:e})=>f`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>f`<li key=${e}><span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}</li>`)}
  <li><span class="chart-cell raises" aria-hidden="true">${K(1)}<small>${K(0).toLowerCase()}</small></span> ${i(`mostly the first, at times the second`)}</li>
</ul>`,de=({rows:e})=>f`<table class="odds-chart">
  <caption class="unseen">${i(`The best choice by hand and upcard`)}</caption>
  <thead><tr><th scope="col">${i(`Upcard`)}</th>${W.map(e=>f`<th key=${e} scope="col">${e}</th>`)}</tr></thead>
  <tbody>${Object.entries(e).map(([e,t])=>f`
    ${B(e)&&f`<tr key=${`${e} group`} class="chart-group"><th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>${t.map((e,t)=>f`<${fe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function fe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return f`<td class="chart-cell none"><span aria-hidden="true">·</span><span class="unseen">${i(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),a=(e[n]??0)<t,o=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${T((e[n]??0)/t,1)}`).join(`, `);return f`<td class=${u(`chart-cell`,G[n])} title=${o}><span aria-hidden="true">${K(n)}${a&&f`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${a?o:q(n)}</span></td>`}const pe=({strategies:e})=>f`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${i(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">${i(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">${e.map(({strategy:e,expectation:t,cost:n})=>f`<li key=${e} data-strategy=${e}>
    <p>${U(e)}</p>
    <p class="strategy-figures"><span>${i(`House edge`)} <b class="figure">${T(-t.float,4)}</b></span>
      <span>${i(`Cost`)} <b class="figure">${T(n.float,4)}</b></span></p>
  </li>`)}</ol>
</section>`;function me({hand:e,upcard:t,onTouch:n}){let[r,a]=b(`As`),o=e=>{let t=e.currentTarget,n=w([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},s=n=>n===t?i(`the bank's upcard`):e.includes(n)?i(`in your hand`):``;return f`<div class="odds-pack" role="group" aria-label=${i(`The 52 cards`)} onKeyDown=${o}
    onFocusIn=${e=>a(e.target.dataset.card??r)}>
    ${M.map(i=>f`<div key=${i[0]} class="odds-suit">${i.map(i=>f`<button type="button" key=${i} data-card=${i}
      class=${u(`card pack-card`,i===t&&`is-upcard`,e.includes(i)&&`is-held`)} tabindex=${r===i?0:-1}
      aria-pressed=${i===t||e.includes(i)} aria-label=${[_(i,`full`),s(i)].filter(Boolean).join(`: `)}
      onClick=${()=>n(i)}><${x} card=${i} own="full" />${s(i)&&f`<span class="odds-sign" aria-hidden="true">${i===t?`▲`:`●`}</span>`}</button>`)}</div>`)}
  </div>`}function he({hand:e,upcard:t,onCards:n}){let[r,a]=b(e.join(` `)),[o,s]=b(t??``),[c,l]=b(``),u=e=>{e.preventDefault();let t=_e(P(r),P(o));l(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(o.trim())})},d=(e,t,n)=>f`<label>${e}
    <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off" aria-describedby="how-to-write"
      onInput=${e=>n(e.target.value)} /></label>`;return f`<form class="paper odds-typed" onSubmit=${u}>
    ${d(i(`Your five cards`),r,a)}
    ${d(i(`The bank's upcard`),o,s)}
    <p class="quiet" id="how-to-write">${ge()}</p>
    ${c&&f`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${i(`Look it up`)}</button>
  </form>`}function ge(){let e={spades:o(`s`,`full`),clubs:o(`c`,`full`),diamonds:o(`d`,`full`),hearts:o(`h`,`full`)};return i(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function _e(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return i(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),a=r.find((e,t)=>r.indexOf(e)<t);return a?i(`{card} stands twice.`,{card:a}):e.length===5&&t.length===1?``:i(`Choose five cards and the bank's upcard.`)}function ve({laid:e}){let{hand:t,upcard:n}=e,[a,o]=b(t.length===5&&n===null),s=t=>r(I({...e,...t}));return f`<div class="odds-columns">
    <section class="odds-felt" aria-label=${i(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${i(`What the next card is`)} onKeyDown=${ne(1)}>
        <${J} shortcut="1" name=${i(`Your cards`)} count=${`${t.length}/5`} chosen=${!a} choose=${()=>o(!1)} />
        <${J} shortcut="2" name=${i(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${a} choose=${()=>o(!0)} />
      </div>
      <${me} hand=${t} upcard=${n} onTouch=${e=>n===e?s({upcard:null}):t.includes(e)?s({hand:t.filter(t=>t!==e)}):a?s({upcard:e}):t.length===5?d(i(`Five cards are chosen: touch one of them to take it off.`)):(o(t.length===4&&n===null),s({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{o(!1),s({hand:[],upcard:null})}}>${i(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${i(`What it is worth`)}><${ye} laid=${e} /></section>
    <${he} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${s} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>f`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
  tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>${t} <span class="figure">${n}</span></button>`;function ye({laid:t}){let{hand:n,upcard:r}=t,a=n.length===5&&r!==null,{answer:o,trouble:s,again:c}=z(a?se(t):null),l=v(null);return e(()=>l.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[o]),a?s?f`<${A} trouble=${s} again=${c} />`:o?f`<p class="odds-verdict" role="status" ref=${l}>${i(`Best: {choice}`,{choice:S(o.best)})}</p>
    <p class="quiet">${i(`{cards} against {upcard}`,{cards:n.map(e=>_(e,`full`)).join(`, `),upcard:_(r,`full`)})}</p>
    <${E} odds=${o} />
    <${O} key=${location.href} label=${i(`Link to this hand`)} />`:f`<p class="odds-question" role="status">…</p>`:f`<p class="odds-question">${i(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const be=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function xe({laid:t}){let{seed:n,number:a,base:o,close:s}=t;e(()=>{n===null&&r(I({...t,seed:Math.floor(Math.random()*1e6),number:0}))},[n]);let c=n===null?null:ce(t,n),{answer:l,trouble:u,again:d}=z(c),[p,m]=b(Z(o)),[h,g]=b(null);e(()=>m(Z(o)),[o]);let _=h?.of===c?h.choice:null;return f`<div class="odds-columns">
    <section class="odds-felt" aria-label=${i(`The hand`)}>
      ${u&&f`<${A} trouble=${u} again=${d} />`}
      ${l?f`<${Se} key=${c} deal=${l} laid=${t} choice=${_} choose=${e=>{_||(g({of:c,choice:e}),m(Q(o,be(Z(o),C(k(l,l.best),k(l,e)).float))))}} />`:!u&&f`<p class="prompt" role="status">${i(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${s}
        onChange=${e=>r(I({...t,close:e.target.checked,number:0}))} />${i(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${i(`What it is worth`)}>
      ${l&&_?f`<${Ce} key=${c} deal=${l} choice=${_} next=${()=>r(I({...t,number:(a+1)%1e4}))} />`:f`<p class="odds-question">${i(o?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${p} clear=${()=>m(Q(o,X))} />
      ${n!==null&&f`<${O} key=${location.href} label=${i(`Link to this hand`)} />`}
    </section>
  </div>`}function Se({deal:e,laid:n,choice:r,choose:a}){let o=v(null);m(()=>{n.number!==0&&(document.activeElement===document.body&&o.current?.focus({preventScroll:!0}),d(i(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>_(e,`full`)).join(`, `),upcard:_(e.upcard,`full`)})))},[e]);let c=te(e.hand.split(` `));return f`
    <h2 ref=${o} tabindex="-1">${i(`Hand {number}`,{number:n.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${i(`The bank`)}>${[0,1,2,3].map(e=>f`<${t} key=${e} />`)}<${s} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${i(`Your cards`)}>${c.map((e,t)=>r||n.base?f`<${s} key=${e} card=${e} own="full" class=${u(r===`exchange ${e}`&&`given-away`)} />`:f`<button type="button" key=${e} class="card odds-card" data-card=${e} aria-label=${S(`exchange ${e}`)} aria-keyshortcuts=${String(t+1)}
      onClick=${()=>a(`exchange ${e}`)}><${x} card=${e} own="full" /></button>`)}</div>
    ${!r&&f`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>a(`fold`)}>${i(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>a(`raise`)}>${i(`Raise`)}</button>
    </div>
    ${!n.base&&f`<p class="quiet">${i(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function Ce({deal:e,choice:t,next:n}){let r=v(null),a=C(k(e,e.best),k(e,t)),o=a.num===0,s=o?i(`The best choice.`):i(`Better: {choice}`,{choice:S(e.best)}),c=o?i(`It cost nothing.`):i(`It cost {cost} ANTE.`,{cost:re(a.float)});return m(()=>{d(`${s} ${c}`),r.current?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:`nearest`})},[]),f`<p class=${u(`odds-verdict`,o?`right`:`wrong`)}>${s}</p>
    <p class="odds-cost">${c}${!o&&f` <small class="exact">${ee(a)}</small>`}</p>
    <button type="button" class="big" ref=${r} aria-keyshortcuts="n" onClick=${n}>${i(`Next hand`)}</button>
    <${E} odds=${e} chosen=${t} />`}const we=({account:e,clear:t})=>f`<div class="odds-standing">
  <p>${l(`{count} hand`,`{count} hands`,e.hands)} · ${l(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&f` · <b>${i(`{cost} of ANTE a hand`,{cost:T(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&f`<button type="button" class="plain" onClick=${t}>${i(`Start the account again`)}</button>`}
</div>`;function $(e){switch(e){case`trainer`:return i(`Trainer`);case`lookup`:return i(`Look up a hand`);case`chart`:return i(`Chart`)}}function Te(e){let t=[[[`,`],i(`settings`)],[[`Esc`],i(`close what is open`)],[[`?`],i(`this list`)]];return e===`trainer`?[[[`f`],i(`fold`)],[[`r`],i(`raise`)],[[`1`,`2`,`3`,`4`,`5`],i(`exchange this card`)],[[`n`],i(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],i(`along the cards`)],[[`1`],i(`your five cards`)],[[`2`],i(`the bank's upcard`)],...t]:t}function Ee({query:t}){let o=g(()=>oe(t),[t]);return e(()=>{a(`full`),n(M.flat())},[]),f`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${i(`Kitapi, to the start page`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${i(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${D} keys=${Te(o.part)} /><${h} /></div>
    </header>
    <main class=${`odds-desk part-${o.part}`}>
      <nav class="odds-parts" aria-label=${i(`Parts of this page`)}>
        ${j.map(e=>f`<a key=${e} class="plain" href=${I({...o,part:e})} aria-current=${e===o.part?`page`:void 0}>${$(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!o.base}
          onChange=${e=>r(I({...o,base:!e.target.checked}))} />${i(`A card may be exchanged`)}</label>
      </nav>
      ${o.broken&&f`<p class="paper odds-note" role="alert">${i(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${De} laid=${o} />
    </main>
  </div>`}function De({laid:e}){switch(e.part){case`trainer`:return f`<${xe} laid=${e} />`;case`lookup`:return f`<${ve} laid=${e} />`;case`chart`:return f`<${le} base=${e.base} />`}}export{Ee as OddsPage};