import{$t as e,Bt as t,Cn as n,Jt as r,Lt as i,Mn as a,Nn as o,On as s,Rt as c,Sn as l,Ut as u,V as d,a as f,dn as p,fn as m,jn as h,kn as g,l as _,ln as ee,un as v,wn as y,yn as te,zt as b}from"./main.js";import{l as ne,v as re,y as x}from"./shared.js";import{vt as S}from"./desks.js";import{N as C,a as w,i as ie,l as T,n as E,o as ae,r as D,s as O,t as k}from"./caribbean-stud-shared.js";const A=[`trainer`,`lookup`,`chart`],oe=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>oe.map(t=>t+e)),M={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(M[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=A.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=a({address:null,trouble:``}),[r,i]=a(0);s(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return _(e.startsWith(`/api/`)?`${e}&lang=${ee()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||p(`The server does not answer.`))),()=>{t=!1}},[e,r]);let o=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:o,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return p(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return p(`Other pairs`);case`flush_draw`:return p(`No pair, one card short of more`);case`akq_match`:return p(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return p(`{cards}, one like the upcard`,{cards:H(n)});if(n)return p(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return p(`Pair or better`);case`two_pair_or_better`:return p(`Two pair or better`);case`high_pair_flush_draw`:return p(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return p(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return p(`All others`);case`flush_draw`:return p(`Four of one suit`);case`straight_draw`:return p(`Two ranks make a straight`);case`inside_draw_ace_king`:return p(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return p(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return p(`One rank, other hands`);default:return p(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return p(`The best choice everywhere.`);case`never_exchange`:return p(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return p(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return p(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return p(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return p(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return p(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return p(`Raise a pair or better.`);case`ace_king_or_better`:return p(`Raise ace-king or better.`);default:return p(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[m(`odds chart`,`F`),m(`odds chart`,`R`),m(`odds chart`,`X`)][e]??``,q=e=>[p(`fold`),p(`raise`),p(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/565ee2110e21273f/games/caribbean_stud/client/odds/chart.json`);if(n)return y`<${S} trouble=${n} again=${r} />`;if(!t)return y`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return y`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${p(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${i} />
      <p class="quiet">
        ${p(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${a} />`}const de=({base:e})=>y`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>y`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${p(`mostly the first, sometimes the second`)}</li>
</ul>`,fe=({rows:e})=>y`<table class="odds-chart">
  <caption class="unseen">${p(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${p(`Upcard`)}</th>${W.map(e=>y`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>y`
    ${B(e)&&y`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>y`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return y`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${p(`there is none`)}</span></td>`;let[r=0,i=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),a=(e[r]??0)<t,o=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${O((e[n]??0)/t,1)}`).join(`, `);return y`<td class=${n(`chart-cell`,G[r])} title=${o}>
    <span aria-hidden="true">${K(r)}${a&&y`<small>${K(i).toLowerCase()}</small>`}</span>
    <span class="unseen">${a?o:q(r)}</span></td>`}const me=({strategies:e})=>y`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${p(`Strategies that you can remember`)}</h2>
  <p class="quiet">
    ${p(`House edge: what the house wins of each ANTE on average. Cost: how much more it loses than perfect play.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>y`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${p(`House edge`)} <b class="figure">${O(-t.float,4)}</b></span>
        <span>${p(`Cost`)} <b class="figure">${O(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:e,upcard:t,onTouch:r}){let[i,o]=a(`As`),s=e=>{let t=e.currentTarget,n=re([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},l=n=>n===t?p(`the bank's upcard`):e.includes(n)?p(`in your hand`):``;return y`<div class="odds-pack" role="group" aria-label=${p(`The 52 cards`)} onKeyDown=${s}
    onFocusIn=${e=>o(e.target.dataset.card??i)}>
    ${j.map(a=>y`<div key=${a[0]} class="odds-suit">
      ${a.map(a=>y`<button type="button" key=${a} data-card=${a}
        class=${n(`card pack-card`,a===t&&`is-upcard`,e.includes(a)&&`is-held`)}
        tabindex=${i===a?0:-1}
        aria-pressed=${a===t||e.includes(a)}
        aria-label=${[u(a,`full`),l(a)].filter(Boolean).join(`: `)}
        onClick=${()=>r(a)}><${c} card=${a} own="full" />
        ${l(a)&&y`<span class="odds-sign" aria-hidden="true">${a===t?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:t,onCards:n}){let[r,i]=a(e.join(` `)),[o,s]=a(t??``),[c,l]=a(``),u=e=>{e.preventDefault();let t=ve(P(r),P(o));l(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(o.trim())})},d=(e,t,n)=>y`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return y`<form class="paper odds-typed" onSubmit=${u}>
    ${d(p(`Your five cards`),r,i)}
    ${d(p(`The bank's upcard`),o,s)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${c&&y`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${p(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:r(`s`,`full`),clubs:r(`c`,`full`),diamonds:r(`d`,`full`),hearts:r(`h`,`full`)};return p(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return p(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?p(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:p(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:t,upcard:n}=e,[r,i]=a(t.length===5&&n===null),o=t=>d(I({...e,...t}));return y`<div class="odds-columns">
    <section class="odds-felt" aria-label=${p(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${p(`What the next card is`)} onKeyDown=${x(1)}>
        <${J} shortcut="1" name=${p(`Your cards`)} count=${`${t.length}/5`} chosen=${!r}
          choose=${()=>i(!1)} />
        <${J} shortcut="2" name=${p(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${r}
          choose=${()=>i(!0)} />
      </div>
      <${he} hand=${t} upcard=${n} onTouch=${e=>n===e?o({upcard:null}):t.includes(e)?o({hand:t.filter(t=>t!==e)}):r?o({upcard:e}):t.length===5?l(p(`Five cards are chosen: touch one of them to take it off.`)):(i(t.length===4&&n===null),o({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{i(!1),o({hand:[],upcard:null})}}>${p(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${p(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>y`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:a,again:o}=z(r?ce(e):null),c=h(null);return s(()=>c.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?a?y`<${S} trouble=${a} again=${o} />`:i?y`<p class="odds-verdict" role="status" ref=${c}>
    ${p(`Best: {choice}`,{choice:D(i.best)})}</p>
    <p class="quiet">
      ${p(`{cards} against {upcard}`,{cards:t.map(e=>u(e,`full`)).join(`, `),upcard:u(n,`full`)})}</p>
    <${k} odds=${i} />
    <${C} key=${location.href} label=${p(`Link to this hand`)} />`:y`<p class="odds-question" role="status">…</p>`:y`<p class="odds-question">${p(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:t,number:n,base:r,close:i}=e;s(()=>{t===null&&d(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let o=t===null?null:le(e,t),{answer:c,trouble:l,again:u}=z(o),[f,m]=a(Z(r)),[h,g]=a(null);s(()=>m(Z(r)),[r]);let _=h?.of===o?h.choice:null;return y`<div class="odds-columns">
    <section class="odds-felt" aria-label=${p(`The hand`)}>
      ${l&&y`<${S} trouble=${l} again=${u} />`}
      ${c?y`<${Ce} key=${o} deal=${c} laid=${e} choice=${_} choose=${e=>{_||(g({of:o,choice:e}),m(Q(r,xe(Z(r),w(E(c,c.best),E(c,e)).float))))}} />`:!l&&y`<p class="prompt" role="status">${p(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${i}
        onChange=${t=>d(I({...e,close:t.target.checked,number:0}))} />
        ${p(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${p(`What it is worth`)}>
      ${c&&_?y`<${we} key=${o} deal=${c} choice=${_} next=${()=>d(I({...e,number:(n+1)%1e4}))} />`:y`<p class="odds-question">${p(r?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${$} account=${f} clear=${()=>m(Q(r,X))} />
      ${t!==null&&y`<${C} key=${location.href} label=${p(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:e,laid:t,choice:r,choose:a}){let o=h(null);g(()=>{t.number!==0&&(document.activeElement===document.body&&o.current?.focus({preventScroll:!0}),l(p(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>u(e,`full`)).join(`, `),upcard:u(e.upcard,`full`)})))},[e]);let s=T(e.hand.split(` `));return y`
    <h2 ref=${o} tabindex="-1">${p(`Hand {number}`,{number:t.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${p(`The bank`)}>
      ${[0,1,2,3].map(e=>y`<${i} key=${e} />`)}<${b} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${p(`Your cards`)}>${s.map((e,i)=>r||t.base?y`<${b} key=${e} card=${e} own="full"
      class=${n(r===`exchange ${e}`&&`given-away`)} />`:y`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${D(`exchange ${e}`)} aria-keyshortcuts=${String(i+1)}
      onClick=${()=>a(`exchange ${e}`)}><${c} card=${e} own="full" /></button>`)}</div>
    ${!r&&y`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>a(`fold`)}>${p(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>a(`raise`)}>${p(`Raise`)}</button>
    </div>
    ${!t.base&&y`<p class="quiet">${p(`Tap a card to exchange it for an ANTE.`)}</p>`}`}`}function we({deal:e,choice:t,next:r}){let i=h(null),a=w(E(e,e.best),E(e,t)),o=a.num===0,s=o?p(`The best choice.`):p(`Better: {choice}`,{choice:D(e.best)}),c=o?p(`It cost nothing.`):p(`It cost {cost} ANTE.`,{cost:ie(a.float)});return g(()=>{l(`${s} ${c}`),i.current?.focus({preventScroll:!0}),i.current?.scrollIntoView({block:`nearest`})},[]),y`<p class=${n(`odds-verdict`,o?`right`:`wrong`)}>${s}</p>
    <p class="odds-cost">${c}${!o&&y` <small class="exact">${ae(a)}</small>`}</p>
    <button type="button" class="big" ref=${i} aria-keyshortcuts="n" onClick=${r}>${p(`Next hand`)}</button>
    <${k} odds=${e} chosen=${t} />`}const $=({account:e,clear:t})=>y`<div class="odds-standing">
  <p>${v(`{count} hand`,`{count} hands`,e.hands)} · ${v(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&y` · <b>${p(`{cost} of ANTE a hand`,{cost:O(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&y`<button type="button" class="plain" onClick=${t}>${p(`Start counting again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return p(`Trainer`);case`lookup`:return p(`Look up a hand`);case`chart`:return p(`Chart`)}}function Ee(e){let t=[[[`,`],p(`settings`)],[[`Esc`],p(`close what is open`)],[[`?`],p(`this list`)]];return e===`trainer`?[[[`f`],p(`fold`)],[[`r`],p(`raise`)],[[`1`,`2`,`3`,`4`,`5`],p(`exchange that card`)],[[`n`],p(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],p(`along the cards`)],[[`1`],p(`your five cards`)],[[`2`],p(`the bank's upcard`)],...t]:t}function De({query:n}){let r=o(()=>se(n),[n]);return s(()=>{e(`full`),t(j.flat())},[]),y`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${p(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${p(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${Ee(r.part)} />
        <${f} own=${te(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${r.part}`}>
      <nav class="odds-parts" aria-label=${p(`Parts of this page`)}>
        ${A.map(e=>y`<a key=${e} class="plain" href=${I({...r,part:e})}
            aria-current=${e===r.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!r.base}
          onChange=${e=>d(I({...r,base:!e.target.checked}))} />
          ${p(`A card may be exchanged`)}</label>
      </nav>
      ${r.broken&&y`<p class="paper odds-note" role="alert">
          ${p(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${r} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return y`<${Se} laid=${e} />`;case`lookup`:return y`<${ye} laid=${e} />`;case`chart`:return y`<${ue} base=${e.base} />`}}export{De as OddsPage};