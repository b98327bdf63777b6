import{$t as e,An as t,Bt as n,Cn as r,Jt as i,Lt as a,Mn as o,Nn as s,Pn as c,Rt as l,Tn as u,Ut as d,V as f,a as p,bn as m,dn as h,fn as g,kn as _,l as v,pn as y,un as ee,wn as b,zt as x}from"./main.js";import{l as te,v as ne,y as re}from"./shared.js";import{yt as S}from"./desks.js";import{N as C,a as w,i as ie,l as ae,n as T,o as E,r as D,s as O,t as k}from"./caribbean-stud-shared.js";const A=[`trainer`,`lookup`,`chart`],j=[...`AKQJT98765432`],M=[`s`,`h`,`d`,`c`].map(e=>j.map(t=>t+e)),oe={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(oe[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=A.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=s({address:null,trouble:``}),[r,i]=s(0);_(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return v(e.startsWith(`/api/`)?`${e}&lang=${ee()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||g(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:a,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return g(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return g(`Other pairs`);case`flush_draw`:return g(`No pair, one card short of more`);case`akq_match`:return g(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return g(`{cards}, one like the upcard`,{cards:H(n)});if(n)return g(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return g(`Pair or better`);case`two_pair_or_better`:return g(`Two pair or better`);case`high_pair_flush_draw`:return g(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return g(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return g(`All others`);case`flush_draw`:return g(`Four of one suit`);case`straight_draw`:return g(`Two ranks make a straight`);case`inside_draw_ace_king`:return g(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return g(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return g(`One rank, other hands`);default:return g(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return g(`The best choice everywhere.`);case`never_exchange`:return g(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return g(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return g(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return g(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return g(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return g(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return g(`Raise a pair or better.`);case`ace_king_or_better`:return g(`Raise ace-king or better.`);default:return g(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[y(`odds chart`,`F`),y(`odds chart`,`R`),y(`odds chart`,`X`)][e]??``,q=e=>[g(`fold`),g(`raise`),g(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/565ee2110e21273f/games/caribbean_stud/client/odds/chart.json`);if(n)return u`<${S} trouble=${n} again=${r} />`;if(!t)return u`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return u`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${g(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${i} />
      <p class="quiet">
        ${g(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${a} />`}const de=({base:e})=>u`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>u`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${g(`mostly the first, sometimes the second`)}</li>
</ul>`,fe=({rows:e})=>u`<table class="odds-chart">
  <caption class="unseen">${g(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${g(`Upcard`)}</th>${W.map(e=>u`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>u`
    ${B(e)&&u`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>u`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return u`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${g(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${O((e[n]??0)/t,1)}`).join(`, `);return u`<td class=${b(`chart-cell`,G[n])} title=${a}>
    <span aria-hidden="true">${K(n)}${i&&u`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const me=({strategies:e})=>u`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${g(`Strategies that you can remember`)}</h2>
  <p class="quiet">
    ${g(`House edge: what the house wins of each ANTE on average. Cost: how much more it loses than perfect play.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>u`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${g(`House edge`)} <b class="figure">${O(-t.float,4)}</b></span>
        <span>${g(`Cost`)} <b class="figure">${O(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:e,upcard:t,onTouch:n}){let[r,i]=s(`As`),a=e=>{let t=e.currentTarget,n=ne([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},o=n=>n===t?g(`the bank's upcard`):e.includes(n)?g(`in your hand`):``;return u`<div class="odds-pack" role="group" aria-label=${g(`The 52 cards`)} onKeyDown=${a}
    onFocusIn=${e=>i(e.target.dataset.card??r)}>
    ${M.map(i=>u`<div key=${i[0]} class="odds-suit">
      ${i.map(i=>u`<button type="button" key=${i} data-card=${i}
        class=${b(`card pack-card`,i===t&&`is-upcard`,e.includes(i)&&`is-held`)}
        tabindex=${r===i?0:-1}
        aria-pressed=${i===t||e.includes(i)}
        aria-label=${[d(i,`full`),o(i)].filter(Boolean).join(`: `)}
        onClick=${()=>n(i)}><${l} card=${i} own="full" />
        ${o(i)&&u`<span class="odds-sign" aria-hidden="true">${i===t?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:t,onCards:n}){let[r,i]=s(e.join(` `)),[a,o]=s(t??``),[c,l]=s(``),d=e=>{e.preventDefault();let t=ve(P(r),P(a));l(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(a.trim())})},f=(e,t,n)=>u`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return u`<form class="paper odds-typed" onSubmit=${d}>
    ${f(g(`Your five cards`),r,i)}
    ${f(g(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${c&&u`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${g(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:i(`s`,`full`),clubs:i(`c`,`full`),diamonds:i(`d`,`full`),hearts:i(`h`,`full`)};return g(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return g(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?g(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:g(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:t,upcard:n}=e,[i,a]=s(t.length===5&&n===null),o=t=>f(I({...e,...t}));return u`<div class="odds-columns">
    <section class="odds-felt" aria-label=${g(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${g(`What the next card is`)} onKeyDown=${re(1)}>
        <${J} shortcut="1" name=${g(`Your cards`)} count=${`${t.length}/5`} chosen=${!i}
          choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${g(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${i}
          choose=${()=>a(!0)} />
      </div>
      <${he} hand=${t} upcard=${n} onTouch=${e=>n===e?o({upcard:null}):t.includes(e)?o({hand:t.filter(t=>t!==e)}):i?o({upcard:e}):t.length===5?r(g(`Five cards are chosen: touch one of them to take it off.`)):(a(t.length===4&&n===null),o({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${g(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${g(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>u`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:a,again:s}=z(r?ce(e):null),c=o(null);return _(()=>c.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?a?u`<${S} trouble=${a} again=${s} />`:i?u`<p class="odds-verdict" role="status" ref=${c}>
    ${g(`Best: {choice}`,{choice:D(i.best)})}</p>
    <p class="quiet">
      ${g(`{cards} against {upcard}`,{cards:t.map(e=>d(e,`full`)).join(`, `),upcard:d(n,`full`)})}</p>
    <${k} odds=${i} />
    <${C} key=${location.href} label=${g(`Link to this hand`)} />`:u`<p class="odds-question" role="status">…</p>`:u`<p class="odds-question">${g(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:t,number:n,base:r,close:i}=e;_(()=>{t===null&&f(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let a=t===null?null:le(e,t),{answer:o,trouble:c,again:l}=z(a),[d,p]=s(Z(r)),[m,h]=s(null);_(()=>p(Z(r)),[r]);let v=m?.of===a?m.choice:null;return u`<div class="odds-columns">
    <section class="odds-felt" aria-label=${g(`The hand`)}>
      ${c&&u`<${S} trouble=${c} again=${l} />`}
      ${o?u`<${Ce} key=${a} deal=${o} laid=${e} choice=${v} choose=${e=>{v||(h({of:a,choice:e}),p(Q(r,xe(Z(r),w(T(o,o.best),T(o,e)).float))))}} />`:!c&&u`<p class="prompt" role="status">${g(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${i}
        onChange=${t=>f(I({...e,close:t.target.checked,number:0}))} />
        ${g(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${g(`What it is worth`)}>
      ${o&&v?u`<${$} key=${a} deal=${o} choice=${v} next=${()=>f(I({...e,number:(n+1)%1e4}))} />`:u`<p class="odds-question">${g(r?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${d} clear=${()=>p(Q(r,X))} />
      ${t!==null&&u`<${C} key=${location.href} label=${g(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:e,laid:n,choice:i,choose:s}){let c=o(null);t(()=>{n.number!==0&&(document.activeElement===document.body&&c.current?.focus({preventScroll:!0}),r(g(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>d(e,`full`)).join(`, `),upcard:d(e.upcard,`full`)})))},[e]);let f=ae(e.hand.split(` `));return u`
    <h2 ref=${c} tabindex="-1">${g(`Hand {number}`,{number:n.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${g(`The bank`)}>
      ${[0,1,2,3].map(e=>u`<${a} key=${e} />`)}<${x} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${g(`Your cards`)}>${f.map((e,t)=>i||n.base?u`<${x} key=${e} card=${e} own="full"
      class=${b(i===`exchange ${e}`&&`given-away`)} />`:u`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${D(`exchange ${e}`)} aria-keyshortcuts=${String(t+1)}
      onClick=${()=>s(`exchange ${e}`)}><${l} card=${e} own="full" /></button>`)}</div>
    ${!i&&u`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>s(`fold`)}>${g(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>s(`raise`)}>${g(`Raise`)}</button>
    </div>
    ${!n.base&&u`<p class="quiet">${g(`Tap a card to exchange it for an ANTE.`)}</p>`}`}`}function $({deal:e,choice:n,next:i}){let a=o(null),s=w(T(e,e.best),T(e,n)),c=s.num===0,l=c?g(`The best choice.`):g(`Better: {choice}`,{choice:D(e.best)}),d=c?g(`It cost nothing.`):g(`It cost {cost} ANTE.`,{cost:ie(s.float)});return t(()=>{r(`${l} ${d}`),a.current?.focus({preventScroll:!0}),a.current?.scrollIntoView({block:`nearest`})},[]),u`<p class=${b(`odds-verdict`,c?`right`:`wrong`)}>${l}</p>
    <p class="odds-cost">${d}${!c&&u` <small class="exact">${E(s)}</small>`}</p>
    <button type="button" class="big" ref=${a} aria-keyshortcuts="n" onClick=${i}>${g(`Next hand`)}</button>
    <${k} odds=${e} chosen=${n} />`}const we=({account:e,clear:t})=>u`<div class="odds-standing">
  <p>${h(`{count} hand`,`{count} hands`,e.hands)} · ${h(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&u` · <b>${g(`{cost} of ANTE a hand`,{cost:O(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&u`<button type="button" class="plain" onClick=${t}>${g(`Start counting again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return g(`Trainer`);case`lookup`:return g(`Look up a hand`);case`chart`:return g(`Chart`)}}function Ee(e){let t=[[[`,`],g(`settings`)],[[`Esc`],g(`close what is open`)],[[`?`],g(`this list`)]];return e===`trainer`?[[[`f`],g(`fold`)],[[`r`],g(`raise`)],[[`1`,`2`,`3`,`4`,`5`],g(`exchange that card`)],[[`n`],g(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],g(`along the cards`)],[[`1`],g(`your five cards`)],[[`2`],g(`the bank's upcard`)],...t]:t}function De({query:t}){let r=c(()=>se(t),[t]);return _(()=>{e(`full`),n(M.flat())},[]),u`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${g(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${g(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${te} keys=${Ee(r.part)} />
        <${p} own=${m(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${r.part}`}>
      <nav class="odds-parts" aria-label=${g(`Parts of this page`)}>
        ${A.map(e=>u`<a key=${e} class="plain" href=${I({...r,part:e})}
            aria-current=${e===r.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!r.base}
          onChange=${e=>f(I({...r,base:!e.target.checked}))} />
          ${g(`A card may be exchanged`)}</label>
      </nav>
      ${r.broken&&u`<p class="paper odds-note" role="alert">
          ${g(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${r} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return u`<${Se} laid=${e} />`;case`lookup`:return u`<${ye} laid=${e} />`;case`chart`:return u`<${ue} base=${e.base} />`}}export{De as OddsPage};