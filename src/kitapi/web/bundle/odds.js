import{An as e,Cn as t,Dn as n,Ht as r,It as i,Lt as a,Mn as o,On as s,Qt as c,Rt as l,Sn as u,V as d,a as f,cn as p,dn as m,jn as h,l as g,ln as _,qt as v,un as y,vn as ee,xn as b,zt as te}from"./main.js";import{l as ne,v as re,y as ie}from"./shared.js";import{vt as x}from"./desks.js";import{N as S,a as C,i as w,l as ae,n as T,o as oe,r as E,s as D,t as O}from"./caribbean-stud-shared.js";const k=[`trainer`,`lookup`,`chart`],A=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>A.map(t=>t+e)),M={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(M[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=k.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,r]=h({address:null,trouble:``}),[i,a]=h(0);n(()=>{if(e===null||L.has(e))return;let t=!0,n=n=>{t&&r({address:e,trouble:n})};return g(e.startsWith(`/api/`)?`${e}&lang=${p()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),n(``)},e=>n(e.message||y(`The server does not answer.`))),()=>{t=!1}},[e,i]);let o=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:o,again:()=>a(i+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return y(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return y(`Other pairs`);case`flush_draw`:return y(`No pair, one card short of more`);case`akq_match`:return y(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return y(`{cards}, one like the upcard`,{cards:H(n)});if(n)return y(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return y(`Pair or better`);case`two_pair_or_better`:return y(`Two pair or better`);case`high_pair_flush_draw`:return y(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return y(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return y(`All others`);case`flush_draw`:return y(`Four of one suit`);case`straight_draw`:return y(`Two ranks make a straight`);case`inside_draw_ace_king`:return y(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return y(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return y(`One rank, other hands`);default:return y(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return y(`The best choice everywhere.`);case`never_exchange`:return y(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return y(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return y(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return y(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return y(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return y(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return y(`Raise a pair or better.`);case`ace_king_or_better`:return y(`Raise ace-king or better.`);default:return y(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[m(`odds chart`,`F`),m(`odds chart`,`R`),m(`odds chart`,`X`)][e]??``,q=e=>[y(`fold`),y(`raise`),y(`exchange`)][e]??``;function ue({base:e}){let{answer:n,trouble:r,again:i}=z(`/static/565ee2110e21273f/games/caribbean_stud/client/odds/chart.json`);if(r)return t`<${x} trouble=${r} again=${i} />`;if(!n)return t`<p class="prompt" role="status">…</p>`;let{rows:a,strategies:o}=n[e?`base`:`venice`]??{rows:{},strategies:[]};return t`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${y(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${a} />
      <p class="quiet">
        ${y(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${o} />`}const de=({base:e})=>t`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>t`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${y(`mostly the first, sometimes the second`)}</li>
</ul>`,fe=({rows:e})=>t`<table class="odds-chart">
  <caption class="unseen">${y(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${y(`Upcard`)}</th>${W.map(e=>t`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,n])=>t`
    ${B(e)&&t`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${n.map((e,n)=>t`<${pe} key=${n} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let n=e.reduce((e,t)=>e+t,0);if(n===0)return t`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${y(`there is none`)}</span></td>`;let[r=0,i=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),a=(e[r]??0)<n,o=[0,1,2].filter(t=>e[t]).map(t=>`${q(t)} ${D((e[t]??0)/n,1)}`).join(`, `);return t`<td class=${u(`chart-cell`,G[r])} title=${o}>
    <span aria-hidden="true">${K(r)}${a&&t`<small>${K(i).toLowerCase()}</small>`}</span>
    <span class="unseen">${a?o:q(r)}</span></td>`}const me=({strategies:e})=>t`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${y(`Strategies that you can remember`)}</h2>
  <p class="quiet">
    ${y(`House edge: what the house wins of each ANTE on average. Cost: how much more it loses than perfect play.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:n,cost:r})=>t`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${y(`House edge`)} <b class="figure">${D(-n.float,4)}</b></span>
        <span>${y(`Cost`)} <b class="figure">${D(r.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:e,upcard:n,onTouch:i}){let[o,s]=h(`As`),c=e=>{let t=e.currentTarget,n=re([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},l=t=>t===n?y(`the bank's upcard`):e.includes(t)?y(`in your hand`):``;return t`<div class="odds-pack" role="group" aria-label=${y(`The 52 cards`)} onKeyDown=${c}
    onFocusIn=${e=>s(e.target.dataset.card??o)}>
    ${j.map(s=>t`<div key=${s[0]} class="odds-suit">
      ${s.map(s=>t`<button type="button" key=${s} data-card=${s}
        class=${u(`card pack-card`,s===n&&`is-upcard`,e.includes(s)&&`is-held`)}
        tabindex=${o===s?0:-1}
        aria-pressed=${s===n||e.includes(s)}
        aria-label=${[r(s,`full`),l(s)].filter(Boolean).join(`: `)}
        onClick=${()=>i(s)}><${a} card=${s} own="full" />
        ${l(s)&&t`<span class="odds-sign" aria-hidden="true">${s===n?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:n,onCards:r}){let[i,a]=h(e.join(` `)),[o,s]=h(n??``),[c,l]=h(``),u=e=>{e.preventDefault();let t=ve(P(i),P(o));l(t),t||r({hand:P(i).map(e=>N(e)),upcard:N(o.trim())})},d=(e,n,r)=>t`<label>${e}
        <input value=${n} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>r(e.target.value)} /></label>`;return t`<form class="paper odds-typed" onSubmit=${u}>
    ${d(y(`Your five cards`),i,a)}
    ${d(y(`The bank's upcard`),o,s)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${c&&t`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${y(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:v(`s`,`full`),clubs:v(`c`,`full`),diamonds:v(`d`,`full`),hearts:v(`h`,`full`)};return y(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return y(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?y(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:y(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:n,upcard:r}=e,[i,a]=h(n.length===5&&r===null),o=t=>d(I({...e,...t}));return t`<div class="odds-columns">
    <section class="odds-felt" aria-label=${y(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${y(`What the next card is`)} onKeyDown=${ie(1)}>
        <${J} shortcut="1" name=${y(`Your cards`)} count=${`${n.length}/5`} chosen=${!i}
          choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${y(`The bank's upcard`)} count=${`${+!!r}/1`} chosen=${i}
          choose=${()=>a(!0)} />
      </div>
      <${he} hand=${n} upcard=${r} onTouch=${e=>r===e?o({upcard:null}):n.includes(e)?o({hand:n.filter(t=>t!==e)}):i?o({upcard:e}):n.length===5?b(y(`Five cards are chosen: touch one of them to take it off.`)):(a(n.length===4&&r===null),o({hand:[...n,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${y(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${y(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${n.join(` `)} ${r}`} hand=${n} upcard=${r} onCards=${o} />
  </div>`}const J=({shortcut:e,name:n,count:r,chosen:i,choose:a})=>t`<button type="button" class="plain odds-brush" role="radio" aria-checked=${i}
      tabindex=${i?0:-1} aria-keyshortcuts=${e} onClick=${a}>
      ${n} <span class="figure">${r}</span></button>`;function be({laid:i}){let{hand:a,upcard:o}=i,s=a.length===5&&o!==null,{answer:c,trouble:l,again:u}=z(s?ce(i):null),d=e(null);return n(()=>d.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[c]),s?l?t`<${x} trouble=${l} again=${u} />`:c?t`<p class="odds-verdict" role="status" ref=${d}>
    ${y(`Best: {choice}`,{choice:E(c.best)})}</p>
    <p class="quiet">
      ${y(`{cards} against {upcard}`,{cards:a.map(e=>r(e,`full`)).join(`, `),upcard:r(o,`full`)})}</p>
    <${O} odds=${c} />
    <${S} key=${location.href} label=${y(`Link to this hand`)} />`:t`<p class="odds-question" role="status">…</p>`:t`<p class="odds-question">${y(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:r,number:i,base:a,close:o}=e;n(()=>{r===null&&d(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[r]);let s=r===null?null:le(e,r),{answer:c,trouble:l,again:u}=z(s),[f,p]=h(Z(a)),[m,g]=h(null);n(()=>p(Z(a)),[a]);let _=m?.of===s?m.choice:null;return t`<div class="odds-columns">
    <section class="odds-felt" aria-label=${y(`The hand`)}>
      ${l&&t`<${x} trouble=${l} again=${u} />`}
      ${c?t`<${Ce} key=${s} deal=${c} laid=${e} choice=${_} choose=${e=>{_||(g({of:s,choice:e}),p(Q(a,xe(Z(a),C(T(c,c.best),T(c,e)).float))))}} />`:!l&&t`<p class="prompt" role="status">${y(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${o}
        onChange=${t=>d(I({...e,close:t.target.checked,number:0}))} />
        ${y(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${y(`What it is worth`)}>
      ${c&&_?t`<${we} key=${s} deal=${c} choice=${_} next=${()=>d(I({...e,number:(i+1)%1e4}))} />`:t`<p class="odds-question">${y(a?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${$} account=${f} clear=${()=>p(Q(a,X))} />
      ${r!==null&&t`<${S} key=${location.href} label=${y(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:n,laid:o,choice:c,choose:d}){let f=e(null);s(()=>{o.number!==0&&(document.activeElement===document.body&&f.current?.focus({preventScroll:!0}),b(y(`Your cards: {cards}. Upcard: {upcard}.`,{cards:n.hand.split(` `).map(e=>r(e,`full`)).join(`, `),upcard:r(n.upcard,`full`)})))},[n]);let p=ae(n.hand.split(` `));return t`
    <h2 ref=${f} tabindex="-1">${y(`Hand {number}`,{number:o.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${y(`The bank`)}>
      ${[0,1,2,3].map(e=>t`<${i} key=${e} />`)}<${l} card=${n.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${y(`Your cards`)}>${p.map((e,n)=>c||o.base?t`<${l} key=${e} card=${e} own="full"
      class=${u(c===`exchange ${e}`&&`given-away`)} />`:t`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${E(`exchange ${e}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>d(`exchange ${e}`)}><${a} card=${e} own="full" /></button>`)}</div>
    ${!c&&t`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>d(`fold`)}>${y(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>d(`raise`)}>${y(`Raise`)}</button>
    </div>
    ${!o.base&&t`<p class="quiet">${y(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function we({deal:n,choice:r,next:i}){let a=e(null),o=C(T(n,n.best),T(n,r)),c=o.num===0,l=c?y(`The best choice.`):y(`Better: {choice}`,{choice:E(n.best)}),d=c?y(`It cost nothing.`):y(`It cost {cost} ANTE.`,{cost:w(o.float)});return s(()=>{b(`${l} ${d}`),a.current?.focus({preventScroll:!0}),a.current?.scrollIntoView({block:`nearest`})},[]),t`<p class=${u(`odds-verdict`,c?`right`:`wrong`)}>${l}</p>
    <p class="odds-cost">${d}${!c&&t` <small class="exact">${oe(o)}</small>`}</p>
    <button type="button" class="big" ref=${a} aria-keyshortcuts="n" onClick=${i}>${y(`Next hand`)}</button>
    <${O} odds=${n} chosen=${r} />`}const $=({account:e,clear:n})=>t`<div class="odds-standing">
  <p>${_(`{count} hand`,`{count} hands`,e.hands)} · ${_(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&t` · <b>${y(`{cost} of ANTE a hand`,{cost:D(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&t`<button type="button" class="plain" onClick=${n}>${y(`Start counting again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return y(`Trainer`);case`lookup`:return y(`Look up a hand`);case`chart`:return y(`Chart`)}}function Ee(e){let t=[[[`,`],y(`settings`)],[[`Esc`],y(`close what is open`)],[[`?`],y(`this list`)]];return e===`trainer`?[[[`f`],y(`fold`)],[[`r`],y(`raise`)],[[`1`,`2`,`3`,`4`,`5`],y(`exchange this card`)],[[`n`],y(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],y(`along the cards`)],[[`1`],y(`your five cards`)],[[`2`],y(`the bank's upcard`)],...t]:t}function De({query:e}){let r=o(()=>se(e),[e]);return n(()=>{c(`full`),te(j.flat())},[]),t`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${y(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${Ee(r.part)} />
        <${f} own=${ee(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${r.part}`}>
      <nav class="odds-parts" aria-label=${y(`Parts of this page`)}>
        ${k.map(e=>t`<a key=${e} class="plain" href=${I({...r,part:e})}
            aria-current=${e===r.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!r.base}
          onChange=${e=>d(I({...r,base:!e.target.checked}))} />
          ${y(`A card may be exchanged`)}</label>
      </nav>
      ${r.broken&&t`<p class="paper odds-note" role="alert">
          ${y(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${r} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return t`<${Se} laid=${e} />`;case`lookup`:return t`<${ye} laid=${e} />`;case`chart`:return t`<${ue} base=${e.base} />`}}export{De as OddsPage};