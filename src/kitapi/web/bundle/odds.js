import{An as e,Dn as t,En as n,Ht as r,It as i,Lt as a,Qt as o,Rt as s,Sn as c,V as l,_n as u,a as d,bn as f,cn as p,jn as m,kn as h,l as g,ln as _,qt as v,sn as ee,un as y,xn as b,zt as te}from"./main.js";import{l as ne,v as re,y as x}from"./shared.js";import{vt as S}from"./desks.js";import{N as C,a as w,i as ie,l as T,n as E,o as ae,r as D,s as O,t as k}from"./caribbean-stud-shared.js";const A=[`trainer`,`lookup`,`chart`],oe=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>oe.map(t=>t+e)),M={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(M[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=A.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(t){let[r,i]=e({address:null,trouble:``}),[a,o]=e(0);n(()=>{if(t===null||L.has(t))return;let e=!0,n=n=>{e&&i({address:t,trouble:n})};return g(t.startsWith(`/api/`)?`${t}&lang=${ee()}`:t).then(e=>{L.size>=200&&L.clear(),L.set(t,e),n(``)},e=>n(e.message||_(`The server does not answer.`))),()=>{e=!1}},[t,a]);let s=r.address===t?r.trouble:``;return{answer:t===null?null:L.get(t)??null,trouble:s,again:()=>o(a+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return _(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return _(`Other pairs`);case`flush_draw`:return _(`No pair, one card short of more`);case`akq_match`:return _(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return _(`{cards}, one like the upcard`,{cards:H(n)});if(n)return _(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return _(`Pair or better`);case`two_pair_or_better`:return _(`Two pair or better`);case`high_pair_flush_draw`:return _(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return _(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return _(`All others`);case`flush_draw`:return _(`Four of one suit`);case`straight_draw`:return _(`Two ranks make a straight`);case`inside_draw_ace_king`:return _(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return _(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return _(`One rank, other hands`);default:return _(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return _(`The best choice everywhere.`);case`never_exchange`:return _(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return _(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return _(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return _(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return _(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return _(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return _(`Raise a pair or better.`);case`ace_king_or_better`:return _(`Raise ace-king or better.`);default:return _(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[y(`odds chart`,`F`),y(`odds chart`,`R`),y(`odds chart`,`X`)][e]??``,q=e=>[_(`fold`),_(`raise`),_(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/565ee2110e21273f/games/caribbean_stud/client/odds/chart.json`);if(n)return c`<${S} trouble=${n} again=${r} />`;if(!t)return c`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return c`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${_(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${i} />
      <p class="quiet">
        ${_(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${a} />`}const de=({base:e})=>c`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>c`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${_(`mostly the first, sometimes the second`)}</li>
</ul>`,fe=({rows:e})=>c`<table class="odds-chart">
  <caption class="unseen">${_(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${_(`Upcard`)}</th>${W.map(e=>c`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>c`
    ${B(e)&&c`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>c`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return c`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${_(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${O((e[n]??0)/t,1)}`).join(`, `);return c`<td class=${b(`chart-cell`,G[n])} title=${a}>
    <span aria-hidden="true">${K(n)}${i&&c`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const me=({strategies:e})=>c`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${_(`Strategies that you can remember`)}</h2>
  <p class="quiet">
    ${_(`House edge: what the house wins of each ANTE on average. Cost: how much more it loses than perfect play.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>c`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${_(`House edge`)} <b class="figure">${O(-t.float,4)}</b></span>
        <span>${_(`Cost`)} <b class="figure">${O(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:t,upcard:n,onTouch:i}){let[o,s]=e(`As`),l=e=>{let t=e.currentTarget,n=re([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},u=e=>e===n?_(`the bank's upcard`):t.includes(e)?_(`in your hand`):``;return c`<div class="odds-pack" role="group" aria-label=${_(`The 52 cards`)} onKeyDown=${l}
    onFocusIn=${e=>s(e.target.dataset.card??o)}>
    ${j.map(e=>c`<div key=${e[0]} class="odds-suit">
      ${e.map(e=>c`<button type="button" key=${e} data-card=${e}
        class=${b(`card pack-card`,e===n&&`is-upcard`,t.includes(e)&&`is-held`)}
        tabindex=${o===e?0:-1}
        aria-pressed=${e===n||t.includes(e)}
        aria-label=${[r(e,`full`),u(e)].filter(Boolean).join(`: `)}
        onClick=${()=>i(e)}><${a} card=${e} own="full" />
        ${u(e)&&c`<span class="odds-sign" aria-hidden="true">${e===n?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:t,upcard:n,onCards:r}){let[i,a]=e(t.join(` `)),[o,s]=e(n??``),[l,u]=e(``),d=e=>{e.preventDefault();let t=ve(P(i),P(o));u(t),t||r({hand:P(i).map(e=>N(e)),upcard:N(o.trim())})},f=(e,t,n)=>c`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return c`<form class="paper odds-typed" onSubmit=${d}>
    ${f(_(`Your five cards`),i,a)}
    ${f(_(`The bank's upcard`),o,s)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${l&&c`<p class="trouble" role="alert">${l}</p>`}
    <button class="plain">${_(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:v(`s`,`full`),clubs:v(`c`,`full`),diamonds:v(`d`,`full`),hearts:v(`h`,`full`)};return _(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return _(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?_(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:_(`Choose five cards and the bank's upcard.`)}function ye({laid:t}){let{hand:n,upcard:r}=t,[i,a]=e(n.length===5&&r===null),o=e=>l(I({...t,...e}));return c`<div class="odds-columns">
    <section class="odds-felt" aria-label=${_(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${_(`What the next card is`)} onKeyDown=${x(1)}>
        <${J} shortcut="1" name=${_(`Your cards`)} count=${`${n.length}/5`} chosen=${!i}
          choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${_(`The bank's upcard`)} count=${`${+!!r}/1`} chosen=${i}
          choose=${()=>a(!0)} />
      </div>
      <${he} hand=${n} upcard=${r} onTouch=${e=>r===e?o({upcard:null}):n.includes(e)?o({hand:n.filter(t=>t!==e)}):i?o({upcard:e}):n.length===5?f(_(`Five cards are chosen: touch one of them to take it off.`)):(a(n.length===4&&r===null),o({hand:[...n,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${_(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${_(`What it is worth`)}><${be} laid=${t} /></section>
    <${ge} key=${`${n.join(` `)} ${r}`} hand=${n} upcard=${r} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>c`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:i}=e,a=t.length===5&&i!==null,{answer:o,trouble:s,again:l}=z(a?ce(e):null),u=h(null);return n(()=>u.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[o]),a?s?c`<${S} trouble=${s} again=${l} />`:o?c`<p class="odds-verdict" role="status" ref=${u}>
    ${_(`Best: {choice}`,{choice:D(o.best)})}</p>
    <p class="quiet">
      ${_(`{cards} against {upcard}`,{cards:t.map(e=>r(e,`full`)).join(`, `),upcard:r(i,`full`)})}</p>
    <${k} odds=${o} />
    <${C} key=${location.href} label=${_(`Link to this hand`)} />`:c`<p class="odds-question" role="status">…</p>`:c`<p class="odds-question">${_(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:t}){let{seed:r,number:i,base:a,close:o}=t;n(()=>{r===null&&l(I({...t,seed:Math.floor(Math.random()*1e6),number:0}))},[r]);let s=r===null?null:le(t,r),{answer:u,trouble:d,again:f}=z(s),[p,m]=e(Z(a)),[h,g]=e(null);n(()=>m(Z(a)),[a]);let v=h?.of===s?h.choice:null;return c`<div class="odds-columns">
    <section class="odds-felt" aria-label=${_(`The hand`)}>
      ${d&&c`<${S} trouble=${d} again=${f} />`}
      ${u?c`<${Ce} key=${s} deal=${u} laid=${t} choice=${v} choose=${e=>{v||(g({of:s,choice:e}),m(Q(a,xe(Z(a),w(E(u,u.best),E(u,e)).float))))}} />`:!d&&c`<p class="prompt" role="status">${_(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${o}
        onChange=${e=>l(I({...t,close:e.target.checked,number:0}))} />
        ${_(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${_(`What it is worth`)}>
      ${u&&v?c`<${we} key=${s} deal=${u} choice=${v} next=${()=>l(I({...t,number:(i+1)%1e4}))} />`:c`<p class="odds-question">${_(a?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${$} account=${p} clear=${()=>m(Q(a,X))} />
      ${r!==null&&c`<${C} key=${location.href} label=${_(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:e,laid:n,choice:o,choose:l}){let u=h(null);t(()=>{n.number!==0&&(document.activeElement===document.body&&u.current?.focus({preventScroll:!0}),f(_(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>r(e,`full`)).join(`, `),upcard:r(e.upcard,`full`)})))},[e]);let d=T(e.hand.split(` `));return c`
    <h2 ref=${u} tabindex="-1">${_(`Hand {number}`,{number:n.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${_(`The bank`)}>
      ${[0,1,2,3].map(e=>c`<${i} key=${e} />`)}<${s} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${_(`Your cards`)}>${d.map((e,t)=>o||n.base?c`<${s} key=${e} card=${e} own="full"
      class=${b(o===`exchange ${e}`&&`given-away`)} />`:c`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${D(`exchange ${e}`)} aria-keyshortcuts=${String(t+1)}
      onClick=${()=>l(`exchange ${e}`)}><${a} card=${e} own="full" /></button>`)}</div>
    ${!o&&c`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>l(`fold`)}>${_(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>l(`raise`)}>${_(`Raise`)}</button>
    </div>
    ${!n.base&&c`<p class="quiet">${_(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function we({deal:e,choice:n,next:r}){let i=h(null),a=w(E(e,e.best),E(e,n)),o=a.num===0,s=o?_(`The best choice.`):_(`Better: {choice}`,{choice:D(e.best)}),l=o?_(`It cost nothing.`):_(`It cost {cost} ANTE.`,{cost:ie(a.float)});return t(()=>{f(`${s} ${l}`),i.current?.focus({preventScroll:!0}),i.current?.scrollIntoView({block:`nearest`})},[]),c`<p class=${b(`odds-verdict`,o?`right`:`wrong`)}>${s}</p>
    <p class="odds-cost">${l}${!o&&c` <small class="exact">${ae(a)}</small>`}</p>
    <button type="button" class="big" ref=${i} aria-keyshortcuts="n" onClick=${r}>${_(`Next hand`)}</button>
    <${k} odds=${e} chosen=${n} />`}const $=({account:e,clear:t})=>c`<div class="odds-standing">
  <p>${p(`{count} hand`,`{count} hands`,e.hands)} · ${p(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&c` · <b>${_(`{cost} of ANTE a hand`,{cost:O(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&c`<button type="button" class="plain" onClick=${t}>${_(`Start counting again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return _(`Trainer`);case`lookup`:return _(`Look up a hand`);case`chart`:return _(`Chart`)}}function Ee(e){let t=[[[`,`],_(`settings`)],[[`Esc`],_(`close what is open`)],[[`?`],_(`this list`)]];return e===`trainer`?[[[`f`],_(`fold`)],[[`r`],_(`raise`)],[[`1`,`2`,`3`,`4`,`5`],_(`exchange this card`)],[[`n`],_(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],_(`along the cards`)],[[`1`],_(`your five cards`)],[[`2`],_(`the bank's upcard`)],...t]:t}function De({query:e}){let t=m(()=>se(e),[e]);return n(()=>{o(`full`),te(j.flat())},[]),c`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${_(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${_(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${Ee(t.part)} />
        <${d} own=${u(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${t.part}`}>
      <nav class="odds-parts" aria-label=${_(`Parts of this page`)}>
        ${A.map(e=>c`<a key=${e} class="plain" href=${I({...t,part:e})}
            aria-current=${e===t.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!t.base}
          onChange=${e=>l(I({...t,base:!e.target.checked}))} />
          ${_(`A card may be exchanged`)}</label>
      </nav>
      ${t.broken&&c`<p class="paper odds-note" role="alert">
          ${_(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${t} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return c`<${Se} laid=${e} />`;case`lookup`:return c`<${ye} laid=${e} />`;case`chart`:return c`<${ue} base=${e.base} />`}}export{De as OddsPage};