import{An as e,B as t,En as n,Ft as r,It as i,Kt as a,Lt as o,On as s,Rt as c,Tn as l,Vt as u,Zt as d,a as f,bn as p,cn as m,gn as h,kn as g,l as _,ln as v,on as ee,sn as y,xn as b,yn as x}from"./main.js";import{_ as te,b as S,g as ne,o as re}from"./shared.js";import{ot as C}from"./desks.js";import{a as w,c as ie,i as T,n as E,o as ae,r as D,s as O,t as k}from"./caribbean-stud-shared.js";const A=[`trainer`,`lookup`,`chart`],j=[...`AKQJT98765432`],M=[`s`,`h`,`d`,`c`].map(e=>j.map(t=>t+e)),oe={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(oe[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=A.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=g({address:null,trouble:``}),[r,i]=g(0);l(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return _(e.startsWith(`/api/`)?`${e}&lang=${ee()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||m(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:a,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return m(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return m(`Other pairs`);case`flush_draw`:return m(`No pair, one card short of more`);case`akq_match`:return m(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return m(`{cards}, one like the upcard`,{cards:H(n)});if(n)return m(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return m(`Pair or better`);case`two_pair_or_better`:return m(`Two pair or better`);case`high_pair_flush_draw`:return m(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return m(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return m(`All others`);case`flush_draw`:return m(`Four of one suit`);case`straight_draw`:return m(`Two ranks make a straight`);case`inside_draw_ace_king`:return m(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return m(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return m(`One rank, other hands`);default:return m(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return m(`The best choice everywhere.`);case`never_exchange`:return m(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return m(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return m(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return m(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return m(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return m(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return m(`Raise a pair or better.`);case`ace_king_or_better`:return m(`Raise ace-king or better.`);default:return m(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[v(`odds chart`,`F`),v(`odds chart`,`R`),v(`odds chart`,`X`)][e]??``,q=e=>[m(`fold`),m(`raise`),m(`exchange`)][e]??``;function J({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/565ee2110e21273f/games/caribbean_stud/client/odds/chart.json`);if(n)return b`<${C} trouble=${n} again=${r} />`;if(!t)return b`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return b`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${m(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${ue} base=${e} />
      <${de} rows=${i} />
      <p class="quiet">
        ${m(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${pe} strategies=${a} />`}const ue=({base:e})=>b`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>b`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${m(`mostly the first, at times the second`)}</li>
</ul>`,de=({rows:e})=>b`<table class="odds-chart">
  <caption class="unseen">${m(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${m(`Upcard`)}</th>${W.map(e=>b`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>b`
    ${B(e)&&b`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>b`<${fe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function fe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return b`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${m(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${O((e[n]??0)/t,1)}`).join(`, `);return b`<td class=${p(`chart-cell`,G[n])} title=${a}>
    <span aria-hidden="true">${K(n)}${i&&b`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const pe=({strategies:e})=>b`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${m(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">
    ${m(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>b`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${m(`House edge`)} <b class="figure">${O(-t.float,4)}</b></span>
        <span>${m(`Cost`)} <b class="figure">${O(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function me({hand:e,upcard:t,onTouch:n}){let[r,a]=g(`As`),o=e=>{let t=e.currentTarget,n=ne([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},s=n=>n===t?m(`the bank's upcard`):e.includes(n)?m(`in your hand`):``;return b`<div class="odds-pack" role="group" aria-label=${m(`The 52 cards`)} onKeyDown=${o}
    onFocusIn=${e=>a(e.target.dataset.card??r)}>
    ${M.map(a=>b`<div key=${a[0]} class="odds-suit">
      ${a.map(a=>b`<button type="button" key=${a} data-card=${a}
        class=${p(`card pack-card`,a===t&&`is-upcard`,e.includes(a)&&`is-held`)}
        tabindex=${r===a?0:-1}
        aria-pressed=${a===t||e.includes(a)}
        aria-label=${[u(a,`full`),s(a)].filter(Boolean).join(`: `)}
        onClick=${()=>n(a)}><${i} card=${a} own="full" />
        ${s(a)&&b`<span class="odds-sign" aria-hidden="true">${a===t?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function he({hand:e,upcard:t,onCards:n}){let[r,i]=g(e.join(` `)),[a,o]=g(t??``),[s,c]=g(``),l=e=>{e.preventDefault();let t=_e(P(r),P(a));c(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(a.trim())})},u=(e,t,n)=>b`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return b`<form class="paper odds-typed" onSubmit=${l}>
    ${u(m(`Your five cards`),r,i)}
    ${u(m(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${ge()}</p>
    ${s&&b`<p class="trouble" role="alert">${s}</p>`}
    <button class="plain">${m(`Look it up`)}</button>
  </form>`}function ge(){let e={spades:a(`s`,`full`),clubs:a(`c`,`full`),diamonds:a(`d`,`full`),hearts:a(`h`,`full`)};return m(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function _e(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return m(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?m(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:m(`Choose five cards and the bank's upcard.`)}function ve({laid:e}){let{hand:n,upcard:r}=e,[i,a]=g(n.length===5&&r===null),o=n=>t(I({...e,...n}));return b`<div class="odds-columns">
    <section class="odds-felt" aria-label=${m(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${m(`What the next card is`)} onKeyDown=${te(1)}>
        <${Y} shortcut="1" name=${m(`Your cards`)} count=${`${n.length}/5`} chosen=${!i}
          choose=${()=>a(!1)} />
        <${Y} shortcut="2" name=${m(`The bank's upcard`)} count=${`${+!!r}/1`} chosen=${i}
          choose=${()=>a(!0)} />
      </div>
      <${me} hand=${n} upcard=${r} onTouch=${e=>r===e?o({upcard:null}):n.includes(e)?o({hand:n.filter(t=>t!==e)}):i?o({upcard:e}):n.length===5?x(m(`Five cards are chosen: touch one of them to take it off.`)):(a(n.length===4&&r===null),o({hand:[...n,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${m(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${m(`What it is worth`)}><${ye} laid=${e} /></section>
    <${he} key=${`${n.join(` `)} ${r}`} hand=${n} upcard=${r} onCards=${o} />
  </div>`}const Y=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>b`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function ye({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:a,again:o}=z(r?ce(e):null),c=s(null);return l(()=>c.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?a?b`<${C} trouble=${a} again=${o} />`:i?b`<p class="odds-verdict" role="status" ref=${c}>
    ${m(`Best: {choice}`,{choice:D(i.best)})}</p>
    <p class="quiet">
      ${m(`{cards} against {upcard}`,{cards:t.map(e=>u(e,`full`)).join(`, `),upcard:u(n,`full`)})}</p>
    <${k} odds=${i} />
    <${S} key=${location.href} label=${m(`Link to this hand`)} />`:b`<p class="odds-question" role="status">…</p>`:b`<p class="odds-question">${m(`Choose five cards and the bank's upcard.`)}</p>`}const X=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,Z={hands:0,mistakes:0,cost:0};function Q(e){try{return{...Z,...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}const be=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function xe({laid:e}){let{seed:n,number:r,base:i,close:a}=e;l(()=>{n===null&&t(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[n]);let o=n===null?null:le(e,n),{answer:s,trouble:c,again:u}=z(o),[d,f]=g(Q(i)),[p,h]=g(null);l(()=>f(Q(i)),[i]);let _=p?.of===o?p.choice:null;return b`<div class="odds-columns">
    <section class="odds-felt" aria-label=${m(`The hand`)}>
      ${c&&b`<${C} trouble=${c} again=${u} />`}
      ${s?b`<${Se} key=${o} deal=${s} laid=${e} choice=${_} choose=${e=>{_||(h({of:o,choice:e}),f($(i,be(Q(i),w(E(s,s.best),E(s,e)).float))))}} />`:!c&&b`<p class="prompt" role="status">${m(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${n=>t(I({...e,close:n.target.checked,number:0}))} />
        ${m(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${m(`What it is worth`)}>
      ${s&&_?b`<${Ce} key=${o} deal=${s} choice=${_} next=${()=>t(I({...e,number:(r+1)%1e4}))} />`:b`<p class="odds-question">${m(i?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${d} clear=${()=>f($(i,Z))} />
      ${n!==null&&b`<${S} key=${location.href} label=${m(`Link to this hand`)} />`}
    </section>
  </div>`}function Se({deal:e,laid:t,choice:a,choose:c}){let l=s(null);n(()=>{t.number!==0&&(document.activeElement===document.body&&l.current?.focus({preventScroll:!0}),x(m(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>u(e,`full`)).join(`, `),upcard:u(e.upcard,`full`)})))},[e]);let d=ie(e.hand.split(` `));return b`
    <h2 ref=${l} tabindex="-1">${m(`Hand {number}`,{number:t.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${m(`The bank`)}>
      ${[0,1,2,3].map(e=>b`<${r} key=${e} />`)}<${o} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${m(`Your cards`)}>${d.map((e,n)=>a||t.base?b`<${o} key=${e} card=${e} own="full"
      class=${p(a===`exchange ${e}`&&`given-away`)} />`:b`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${D(`exchange ${e}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>c(`exchange ${e}`)}><${i} card=${e} own="full" /></button>`)}</div>
    ${!a&&b`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>c(`fold`)}>${m(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>c(`raise`)}>${m(`Raise`)}</button>
    </div>
    ${!t.base&&b`<p class="quiet">${m(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function Ce({deal:e,choice:t,next:r}){let i=s(null),a=w(E(e,e.best),E(e,t)),o=a.num===0,c=o?m(`The best choice.`):m(`Better: {choice}`,{choice:D(e.best)}),l=o?m(`It cost nothing.`):m(`It cost {cost} ANTE.`,{cost:T(a.float)});return n(()=>{x(`${c} ${l}`),i.current?.focus({preventScroll:!0}),i.current?.scrollIntoView({block:`nearest`})},[]),b`<p class=${p(`odds-verdict`,o?`right`:`wrong`)}>${c}</p>
    <p class="odds-cost">${l}${!o&&b` <small class="exact">${ae(a)}</small>`}</p>
    <button type="button" class="big" ref=${i} aria-keyshortcuts="n" onClick=${r}>${m(`Next hand`)}</button>
    <${k} odds=${e} chosen=${t} />`}const we=({account:e,clear:t})=>b`<div class="odds-standing">
  <p>${y(`{count} hand`,`{count} hands`,e.hands)} · ${y(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&b` · <b>${m(`{cost} of ANTE a hand`,{cost:O(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&b`<button type="button" class="plain" onClick=${t}>${m(`Start the account again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return m(`Trainer`);case`lookup`:return m(`Look up a hand`);case`chart`:return m(`Chart`)}}function Ee(e){let t=[[[`,`],m(`settings`)],[[`Esc`],m(`close what is open`)],[[`?`],m(`this list`)]];return e===`trainer`?[[[`f`],m(`fold`)],[[`r`],m(`raise`)],[[`1`,`2`,`3`,`4`,`5`],m(`exchange this card`)],[[`n`],m(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],m(`along the cards`)],[[`1`],m(`your five cards`)],[[`2`],m(`the bank's upcard`)],...t]:t}function De({query:n}){let r=e(()=>se(n),[n]);return l(()=>{d(`full`),c(M.flat())},[]),b`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${m(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${m(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${re} keys=${Ee(r.part)} />
        <${f} own=${h(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${r.part}`}>
      <nav class="odds-parts" aria-label=${m(`Parts of this page`)}>
        ${A.map(e=>b`<a key=${e} class="plain" href=${I({...r,part:e})}
            aria-current=${e===r.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!r.base}
          onChange=${e=>t(I({...r,base:!e.target.checked}))} />
          ${m(`A card may be exchanged`)}</label>
      </nav>
      ${r.broken&&b`<p class="paper odds-note" role="alert">
          ${m(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${r} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return b`<${xe} laid=${e} />`;case`lookup`:return b`<${ve} laid=${e} />`;case`chart`:return b`<${J} base=${e.base} />`}}export{De as OddsPage};