import{Bt as e,Dt as t,Et as n,Gt as r,I as i,It as a,Jt as o,Mt as s,Ot as c,Wt as l,a as u,an as d,cn as f,dn as p,fn as m,in as h,kt as g,l as ee,qt as _,rn as v,sn as y,un as b}from"./main.js";import{f as x,g as S,p as C,r as w}from"./shared.js";import{I as T}from"./desks.js";import{a as E,c as te,i as ne,n as D,o as re,r as O,s as k,t as A}from"./caribbean-stud-shared.js";const j=[`trainer`,`lookup`,`chart`],ie=[...`AKQJT98765432`],M=[`s`,`h`,`d`,`c`].map(e=>ie.map(t=>t+e)),ae={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(ae[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function I(e){let t=new URLSearchParams(e),n=j.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function L({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const R=/* @__PURE__ */ new Map,oe=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...z(n)})}`,se=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...z(n)})}`,z=e=>e?{game:`base`}:{};function B(e){let[t,n]=p({address:null,trouble:``}),[r,i]=p(0);y(()=>{if(e===null||R.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return ee(e.startsWith(`/api/`)?`${e}&lang=${l()}`:e).then(t=>{R.size>=200&&R.clear(),R.set(e,t),r(``)},e=>r(e.message||_(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:R.get(e)??null,trouble:a,again:()=>i(r+1)}}function V(e){switch(e){case`high_pair_flush_draw`:return _(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return _(`Other pairs`);case`flush_draw`:return _(`No pair, one card short of more`);case`akq_match`:return _(`Ace and king, nothing else`);default:return``}}function H(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return _(`{cards}, one like the upcard`,{cards:U(n)});if(n)return _(`{cards}, none like it`,{cards:U(n)});switch(e){case`pair_or_better`:return _(`Pair or better`);case`two_pair_or_better`:return _(`Two pair or better`);case`high_pair_flush_draw`:return _(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return _(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return _(`All others`);case`flush_draw`:return _(`Four of one suit`);case`straight_draw`:return _(`Two ranks make a straight`);case`inside_draw_ace_king`:return _(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return _(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return _(`One rank, other hands`);default:return _(`Anything less`)}}const U=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function W(e){switch(e){case`perfect`:return _(`The best choice everywhere.`);case`never_exchange`:return _(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return _(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return _(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return _(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return _(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return _(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return _(`Raise a pair or better.`);case`ace_king_or_better`:return _(`Raise ace-king or better.`);default:return _(`Raise everything.`)}}const G=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],K=[`folds`,`raises`,`exchanges`],q=e=>[o(`odds chart`,`F`),o(`odds chart`,`R`),o(`odds chart`,`X`)][e]??``,J=e=>[_(`fold`),_(`raise`),_(`exchange`)][e]??``;function ce({base:e}){let{answer:t,trouble:n,again:r}=B(`/static/2a3b6f659169e66c/games/caribbean_stud/client/odds/chart.json`);if(n)return d`<${T} trouble=${n} again=${r} />`;if(!t)return d`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return d`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${_(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${le} base=${e} />
      <${ue} rows=${i} />
      <p class="quiet">
        ${_(`A hand belongs to the first row that it fits. Every hand of every kind was reckoned exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${fe} strategies=${a} />`}const le=({base:e})=>d`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>d`<li key=${e}>
      <span class=${`chart-cell ${K[e]}`} aria-hidden="true">${q(e)}</span> ${J(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${q(1)}
      <small>${q(0).toLowerCase()}</small></span> ${_(`mostly the first, at times the second`)}</li>
</ul>`,ue=({rows:e})=>d`<table class="odds-chart">
  <caption class="unseen">${_(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${_(`Upcard`)}</th>${G.map(e=>d`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>d`
    ${V(e)&&d`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${G.length+1}>${V(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${H(e)}</th>
      ${t.map((e,t)=>d`<${de} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function de({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return d`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${_(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${J(n)} ${k((e[n]??0)/t,1)}`).join(`, `);return d`<td class=${h(`chart-cell`,K[n])} title=${a}>
    <span aria-hidden="true">${q(n)}${i&&d`<small>${q(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:J(n)}</span></td>`}const fe=({strategies:e})=>d`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${_(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">
    ${_(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>d`<li key=${e} data-strategy=${e}>
      <p>${W(e)}</p>
      <p class="strategy-figures">
        <span>${_(`House edge`)} <b class="figure">${k(-t.float,4)}</b></span>
        <span>${_(`Cost`)} <b class="figure">${k(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function pe({hand:e,upcard:n,onTouch:r}){let[i,a]=p(`As`),o=e=>{let t=e.currentTarget,n=x([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},c=t=>t===n?_(`the bank's upcard`):e.includes(t)?_(`in your hand`):``;return d`<div class="odds-pack" role="group" aria-label=${_(`The 52 cards`)} onKeyDown=${o}
    onFocusIn=${e=>a(e.target.dataset.card??i)}>
    ${M.map(a=>d`<div key=${a[0]} class="odds-suit">
      ${a.map(a=>d`<button type="button" key=${a} data-card=${a}
        class=${h(`card pack-card`,a===n&&`is-upcard`,e.includes(a)&&`is-held`)}
        tabindex=${i===a?0:-1}
        aria-pressed=${a===n||e.includes(a)}
        aria-label=${[s(a,`full`),c(a)].filter(Boolean).join(`: `)}
        onClick=${()=>r(a)}><${t} card=${a} own="full" />
        ${c(a)&&d`<span class="odds-sign" aria-hidden="true">${a===n?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function me({hand:e,upcard:t,onCards:n}){let[r,i]=p(e.join(` `)),[a,o]=p(t??``),[s,c]=p(``),l=e=>{e.preventDefault();let t=ge(P(r),P(a));c(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(a.trim())})},u=(e,t,n)=>d`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return d`<form class="paper odds-typed" onSubmit=${l}>
    ${u(_(`Your five cards`),r,i)}
    ${u(_(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${he()}</p>
    ${s&&d`<p class="trouble" role="alert">${s}</p>`}
    <button class="plain">${_(`Look it up`)}</button>
  </form>`}function he(){let e={spades:a(`s`,`full`),clubs:a(`c`,`full`),diamonds:a(`d`,`full`),hearts:a(`h`,`full`)};return _(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ge(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return _(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?_(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:_(`Choose five cards and the bank's upcard.`)}function _e({laid:e}){let{hand:t,upcard:n}=e,[r,a]=p(t.length===5&&n===null),o=t=>i(L({...e,...t}));return d`<div class="odds-columns">
    <section class="odds-felt" aria-label=${_(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${_(`What the next card is`)} onKeyDown=${C(1)}>
        <${Y} shortcut="1" name=${_(`Your cards`)} count=${`${t.length}/5`} chosen=${!r}
          choose=${()=>a(!1)} />
        <${Y} shortcut="2" name=${_(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${r}
          choose=${()=>a(!0)} />
      </div>
      <${pe} hand=${t} upcard=${n} onTouch=${e=>n===e?o({upcard:null}):t.includes(e)?o({hand:t.filter(t=>t!==e)}):r?o({upcard:e}):t.length===5?v(_(`Five cards are chosen: touch one of them to take it off.`)):(a(t.length===4&&n===null),o({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${_(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${_(`What it is worth`)}><${ve} laid=${e} /></section>
    <${me} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${o} />
  </div>`}const Y=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>d`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function ve({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:a,again:o}=B(r?oe(e):null),c=b(null);return y(()=>c.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?a?d`<${T} trouble=${a} again=${o} />`:i?d`<p class="odds-verdict" role="status" ref=${c}>
    ${_(`Best: {choice}`,{choice:D(i.best)})}</p>
    <p class="quiet">
      ${_(`{cards} against {upcard}`,{cards:t.map(e=>s(e,`full`)).join(`, `),upcard:s(n,`full`)})}</p>
    <${A} odds=${i} />
    <${S} key=${location.href} label=${_(`Link to this hand`)} />`:d`<p class="odds-question" role="status">…</p>`:d`<p class="odds-question">${_(`Choose five cards and the bank's upcard.`)}</p>`}const X=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,Z={hands:0,mistakes:0,cost:0};function Q(e){try{return{...Z,...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}const ye=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function be({laid:e}){let{seed:t,number:n,base:r,close:a}=e;y(()=>{t===null&&i(L({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let o=t===null?null:se(e,t),{answer:s,trouble:c,again:l}=B(o),[u,f]=p(Q(r)),[m,h]=p(null);y(()=>f(Q(r)),[r]);let g=m?.of===o?m.choice:null;return d`<div class="odds-columns">
    <section class="odds-felt" aria-label=${_(`The hand`)}>
      ${c&&d`<${T} trouble=${c} again=${l} />`}
      ${s?d`<${xe} key=${o} deal=${s} laid=${e} choice=${g} choose=${e=>{g||(h({of:o,choice:e}),f($(r,ye(Q(r),E(O(s,s.best),O(s,e)).float))))}} />`:!c&&d`<p class="prompt" role="status">${_(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${t=>i(L({...e,close:t.target.checked,number:0}))} />
        ${_(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${_(`What it is worth`)}>
      ${s&&g?d`<${Se} key=${o} deal=${s} choice=${g} next=${()=>i(L({...e,number:(n+1)%1e4}))} />`:d`<p class="odds-question">${_(r?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${Ce} account=${u} clear=${()=>f($(r,Z))} />
      ${t!==null&&d`<${S} key=${location.href} label=${_(`Link to this hand`)} />`}
    </section>
  </div>`}function xe({deal:e,laid:r,choice:i,choose:a}){let o=b(null);f(()=>{r.number!==0&&(document.activeElement===document.body&&o.current?.focus({preventScroll:!0}),v(_(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>s(e,`full`)).join(`, `),upcard:s(e.upcard,`full`)})))},[e]);let l=te(e.hand.split(` `));return d`
    <h2 ref=${o} tabindex="-1">${_(`Hand {number}`,{number:r.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${_(`The bank`)}>
      ${[0,1,2,3].map(e=>d`<${n} key=${e} />`)}<${c} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${_(`Your cards`)}>${l.map((e,n)=>i||r.base?d`<${c} key=${e} card=${e} own="full"
      class=${h(i===`exchange ${e}`&&`given-away`)} />`:d`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${D(`exchange ${e}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>a(`exchange ${e}`)}><${t} card=${e} own="full" /></button>`)}</div>
    ${!i&&d`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>a(`fold`)}>${_(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>a(`raise`)}>${_(`Raise`)}</button>
    </div>
    ${!r.base&&d`<p class="quiet">${_(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function Se({deal:e,choice:t,next:n}){let r=b(null),i=E(O(e,e.best),O(e,t)),a=i.num===0,o=a?_(`The best choice.`):_(`Better: {choice}`,{choice:D(e.best)}),s=a?_(`It cost nothing.`):_(`It cost {cost} ANTE.`,{cost:ne(i.float)});return f(()=>{v(`${o} ${s}`),r.current?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:`nearest`})},[]),d`<p class=${h(`odds-verdict`,a?`right`:`wrong`)}>${o}</p>
    <p class="odds-cost">${s}${!a&&d` <small class="exact">${re(i)}</small>`}</p>
    <button type="button" class="big" ref=${r} aria-keyshortcuts="n" onClick=${n}>${_(`Next hand`)}</button>
    <${A} odds=${e} chosen=${t} />`}const Ce=({account:e,clear:t})=>d`<div class="odds-standing">
  <p>${r(`{count} hand`,`{count} hands`,e.hands)} · ${r(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&d` · <b>${_(`{cost} of ANTE a hand`,{cost:k(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&d`<button type="button" class="plain" onClick=${t}>${_(`Start the account again`)}</button>`}
</div>`;function we(e){switch(e){case`trainer`:return _(`Trainer`);case`lookup`:return _(`Look up a hand`);case`chart`:return _(`Chart`)}}function Te(e){let t=[[[`,`],_(`settings`)],[[`Esc`],_(`close what is open`)],[[`?`],_(`this list`)]];return e===`trainer`?[[[`f`],_(`fold`)],[[`r`],_(`raise`)],[[`1`,`2`,`3`,`4`,`5`],_(`exchange this card`)],[[`n`],_(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],_(`along the cards`)],[[`1`],_(`your five cards`)],[[`2`],_(`the bank's upcard`)],...t]:t}function Ee({query:t}){let n=m(()=>I(t),[t]);return y(()=>{e(`full`),g(M.flat())},[]),d`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${_(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${_(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${w} keys=${Te(n.part)} /><${u} /></div>
    </header>
    <main class=${`odds-desk part-${n.part}`}>
      <nav class="odds-parts" aria-label=${_(`Parts of this page`)}>
        ${j.map(e=>d`<a key=${e} class="plain" href=${L({...n,part:e})}
            aria-current=${e===n.part?`page`:void 0}>${we(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!n.base}
          onChange=${e=>i(L({...n,base:!e.target.checked}))} />
          ${_(`A card may be exchanged`)}</label>
      </nav>
      ${n.broken&&d`<p class="paper odds-note" role="alert">
          ${_(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${De} laid=${n} />
    </main>
  </div>`}function De({laid:e}){switch(e.part){case`trainer`:return d`<${be} laid=${e} />`;case`lookup`:return d`<${_e} laid=${e} />`;case`chart`:return d`<${ce} base=${e.base} />`}}export{Ee as OddsPage};