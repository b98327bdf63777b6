import{At as e,F as t,Ht as n,Mt as r,Pt as i,Qt as a,Xt as o,Yt as s,Zt as c,_n as l,a as u,an as d,cn as f,hn as p,jt as m,kt as h,ln as g,mn as _,u as ee,un as v,vn as y,yn as te,zt as b}from"./main.js";import{a as ne,h as re,m as ie,v as x}from"./shared.js";import{at as S}from"./desks.js";import{a as C,c as ae,i as w,n as T,o as oe,r as E,s as D,t as O}from"./caribbean-stud-shared.js";const k=[`trainer`,`lookup`,`chart`],se=[...`AKQJT98765432`],A=[`s`,`h`,`d`,`c`].map(e=>se.map(t=>t+e)),j={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function M(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(j[n]??n.toLowerCase())}const N=e=>e.split(/[\s,]+/).filter(Boolean),P=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function F(e){let t=new URLSearchParams(e),n=k.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...N(t.get(`hand`)??``),...N(t.get(`upcard`)??``)],i=e=>N(t.get(e)??``).flatMap(e=>M(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:P(t.get(`seed`),9),number:P(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=y({address:null,trouble:``}),[r,i]=y(0);_(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return ee(e.startsWith(`/api/`)?`${e}&lang=${s()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||c(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:a,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return c(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return c(`Other pairs`);case`flush_draw`:return c(`No pair, one card short of more`);case`akq_match`:return c(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return c(`{cards}, one like the upcard`,{cards:H(n)});if(n)return c(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return c(`Pair or better`);case`two_pair_or_better`:return c(`Two pair or better`);case`high_pair_flush_draw`:return c(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return c(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return c(`All others`);case`flush_draw`:return c(`Four of one suit`);case`straight_draw`:return c(`Two ranks make a straight`);case`inside_draw_ace_king`:return c(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return c(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return c(`One rank, other hands`);default:return c(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return c(`The best choice everywhere.`);case`never_exchange`:return c(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return c(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return c(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return c(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return c(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return c(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return c(`Raise a pair or better.`);case`ace_king_or_better`:return c(`Raise ace-king or better.`);default:return c(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[a(`odds chart`,`F`),a(`odds chart`,`R`),a(`odds chart`,`X`)][e]??``,q=e=>[c(`fold`),c(`raise`),c(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/c9a52a075da75f67/games/caribbean_stud/client/odds/chart.json`);if(n)return v`<${S} trouble=${n} again=${r} />`;if(!t)return v`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return v`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${c(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${i} />
      <p class="quiet">
        ${c(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${a} />`}const de=({base:e})=>v`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>v`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${c(`mostly the first, at times the second`)}</li>
</ul>`,fe=({rows:e})=>v`<table class="odds-chart">
  <caption class="unseen">${c(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${c(`Upcard`)}</th>${W.map(e=>v`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>v`
    ${B(e)&&v`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>v`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return v`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${c(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${D((e[n]??0)/t,1)}`).join(`, `);return v`<td class=${g(`chart-cell`,G[n])} title=${a}>
    <span aria-hidden="true">${K(n)}${i&&v`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const me=({strategies:e})=>v`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${c(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">
    ${c(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>v`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${c(`House edge`)} <b class="figure">${D(-t.float,4)}</b></span>
        <span>${c(`Cost`)} <b class="figure">${D(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:t,upcard:n,onTouch:r}){let[a,o]=y(`As`),s=e=>{let t=e.currentTarget,n=ie([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},l=e=>e===n?c(`the bank's upcard`):t.includes(e)?c(`in your hand`):``;return v`<div class="odds-pack" role="group" aria-label=${c(`The 52 cards`)} onKeyDown=${s}
    onFocusIn=${e=>o(e.target.dataset.card??a)}>
    ${A.map(o=>v`<div key=${o[0]} class="odds-suit">
      ${o.map(o=>v`<button type="button" key=${o} data-card=${o}
        class=${g(`card pack-card`,o===n&&`is-upcard`,t.includes(o)&&`is-held`)}
        tabindex=${a===o?0:-1}
        aria-pressed=${o===n||t.includes(o)}
        aria-label=${[i(o,`full`),l(o)].filter(Boolean).join(`: `)}
        onClick=${()=>r(o)}><${e} card=${o} own="full" />
        ${l(o)&&v`<span class="odds-sign" aria-hidden="true">${o===n?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:t,onCards:n}){let[r,i]=y(e.join(` `)),[a,o]=y(t??``),[s,l]=y(``),u=e=>{e.preventDefault();let t=ve(N(r),N(a));l(t),t||n({hand:N(r).map(e=>M(e)),upcard:M(a.trim())})},d=(e,t,n)=>v`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return v`<form class="paper odds-typed" onSubmit=${u}>
    ${d(c(`Your five cards`),r,i)}
    ${d(c(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${s&&v`<p class="trouble" role="alert">${s}</p>`}
    <button class="plain">${c(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:b(`s`,`full`),clubs:b(`c`,`full`),diamonds:b(`d`,`full`),hearts:b(`h`,`full`)};return c(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!M(e));if(n)return c(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(M),i=r.find((e,t)=>r.indexOf(e)<t);return i?c(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:c(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:n,upcard:r}=e,[i,a]=y(n.length===5&&r===null),o=n=>t(I({...e,...n}));return v`<div class="odds-columns">
    <section class="odds-felt" aria-label=${c(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${c(`What the next card is`)} onKeyDown=${re(1)}>
        <${J} shortcut="1" name=${c(`Your cards`)} count=${`${n.length}/5`} chosen=${!i}
          choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${c(`The bank's upcard`)} count=${`${+!!r}/1`} chosen=${i}
          choose=${()=>a(!0)} />
      </div>
      <${he} hand=${n} upcard=${r} onTouch=${e=>r===e?o({upcard:null}):n.includes(e)?o({hand:n.filter(t=>t!==e)}):i?o({upcard:e}):n.length===5?f(c(`Five cards are chosen: touch one of them to take it off.`)):(a(n.length===4&&r===null),o({hand:[...n,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${c(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${c(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${n.join(` `)} ${r}`} hand=${n} upcard=${r} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>v`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:a,trouble:o,again:s}=z(r?ce(e):null),u=l(null);return _(()=>u.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[a]),r?o?v`<${S} trouble=${o} again=${s} />`:a?v`<p class="odds-verdict" role="status" ref=${u}>
    ${c(`Best: {choice}`,{choice:E(a.best)})}</p>
    <p class="quiet">
      ${c(`{cards} against {upcard}`,{cards:t.map(e=>i(e,`full`)).join(`, `),upcard:i(n,`full`)})}</p>
    <${O} odds=${a} />
    <${x} key=${location.href} label=${c(`Link to this hand`)} />`:v`<p class="odds-question" role="status">…</p>`:v`<p class="odds-question">${c(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:n,number:r,base:i,close:a}=e;_(()=>{n===null&&t(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[n]);let o=n===null?null:le(e,n),{answer:s,trouble:l,again:u}=z(o),[d,f]=y(Z(i)),[p,m]=y(null);_(()=>f(Z(i)),[i]);let h=p?.of===o?p.choice:null;return v`<div class="odds-columns">
    <section class="odds-felt" aria-label=${c(`The hand`)}>
      ${l&&v`<${S} trouble=${l} again=${u} />`}
      ${s?v`<${Ce} key=${o} deal=${s} laid=${e} choice=${h} choose=${e=>{h||(m({of:o,choice:e}),f(Q(i,xe(Z(i),C(T(s,s.best),T(s,e)).float))))}} />`:!l&&v`<p class="prompt" role="status">${c(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${n=>t(I({...e,close:n.target.checked,number:0}))} />
        ${c(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${c(`What it is worth`)}>
      ${s&&h?v`<${$} key=${o} deal=${s} choice=${h} next=${()=>t(I({...e,number:(r+1)%1e4}))} />`:v`<p class="odds-question">${c(i?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${d} clear=${()=>f(Q(i,X))} />
      ${n!==null&&v`<${x} key=${location.href} label=${c(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:t,laid:n,choice:r,choose:a}){let o=l(null);p(()=>{n.number!==0&&(document.activeElement===document.body&&o.current?.focus({preventScroll:!0}),f(c(`Your cards: {cards}. Upcard: {upcard}.`,{cards:t.hand.split(` `).map(e=>i(e,`full`)).join(`, `),upcard:i(t.upcard,`full`)})))},[t]);let s=ae(t.hand.split(` `));return v`
    <h2 ref=${o} tabindex="-1">${c(`Hand {number}`,{number:n.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${c(`The bank`)}>
      ${[0,1,2,3].map(e=>v`<${h} key=${e} />`)}<${m} card=${t.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${c(`Your cards`)}>${s.map((t,i)=>r||n.base?v`<${m} key=${t} card=${t} own="full"
      class=${g(r===`exchange ${t}`&&`given-away`)} />`:v`<button type="button" key=${t} class="card odds-card" data-card=${t}
      aria-label=${E(`exchange ${t}`)} aria-keyshortcuts=${String(i+1)}
      onClick=${()=>a(`exchange ${t}`)}><${e} card=${t} own="full" /></button>`)}</div>
    ${!r&&v`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>a(`fold`)}>${c(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>a(`raise`)}>${c(`Raise`)}</button>
    </div>
    ${!n.base&&v`<p class="quiet">${c(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function $({deal:e,choice:t,next:n}){let r=l(null),i=C(T(e,e.best),T(e,t)),a=i.num===0,o=a?c(`The best choice.`):c(`Better: {choice}`,{choice:E(e.best)}),s=a?c(`It cost nothing.`):c(`It cost {cost} ANTE.`,{cost:w(i.float)});return p(()=>{f(`${o} ${s}`),r.current?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:`nearest`})},[]),v`<p class=${g(`odds-verdict`,a?`right`:`wrong`)}>${o}</p>
    <p class="odds-cost">${s}${!a&&v` <small class="exact">${oe(i)}</small>`}</p>
    <button type="button" class="big" ref=${r} aria-keyshortcuts="n" onClick=${n}>${c(`Next hand`)}</button>
    <${O} odds=${e} chosen=${t} />`}const we=({account:e,clear:t})=>v`<div class="odds-standing">
  <p>${o(`{count} hand`,`{count} hands`,e.hands)} · ${o(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&v` · <b>${c(`{cost} of ANTE a hand`,{cost:D(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&v`<button type="button" class="plain" onClick=${t}>${c(`Start the account again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return c(`Trainer`);case`lookup`:return c(`Look up a hand`);case`chart`:return c(`Chart`)}}function Ee(e){let t=[[[`,`],c(`settings`)],[[`Esc`],c(`close what is open`)],[[`?`],c(`this list`)]];return e===`trainer`?[[[`f`],c(`fold`)],[[`r`],c(`raise`)],[[`1`,`2`,`3`,`4`,`5`],c(`exchange this card`)],[[`n`],c(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],c(`along the cards`)],[[`1`],c(`your five cards`)],[[`2`],c(`the bank's upcard`)],...t]:t}function De({query:e}){let i=te(()=>F(e),[e]);return _(()=>{n(`full`),r(A.flat())},[]),v`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${c(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${c(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${Ee(i.part)} />
        <${u} own=${d(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${i.part}`}>
      <nav class="odds-parts" aria-label=${c(`Parts of this page`)}>
        ${k.map(e=>v`<a key=${e} class="plain" href=${I({...i,part:e})}
            aria-current=${e===i.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!i.base}
          onChange=${e=>t(I({...i,base:!e.target.checked}))} />
          ${c(`A card may be exchanged`)}</label>
      </nav>
      ${i.broken&&v`<p class="paper odds-note" role="alert">
          ${c(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${i} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return v`<${Se} laid=${e} />`;case`lookup`:return v`<${ye} laid=${e} />`;case`chart`:return v`<${ue} base=${e.base} />`}}export{De as OddsPage};