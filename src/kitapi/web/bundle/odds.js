import{At as e,Bt as t,Dt as n,Jt as r,Kt as i,Lt as a,Mt as o,Ot as s,P as c,Yt as l,a as u,an as d,dn as f,fn as p,gn as m,hn as h,kt as g,l as _,mn as v,nn as ee,on as y,qt as b,sn as x}from"./main.js";import{a as te,h as ne,m as S,v as C}from"./shared.js";import{rt as w}from"./desks.js";import{a as T,c as re,i as E,n as D,o as ie,r as O,s as k,t as A}from"./caribbean-stud-shared.js";const j=[`trainer`,`lookup`,`chart`],ae=[...`AKQJT98765432`],M=[`s`,`h`,`d`,`c`].map(e=>ae.map(t=>t+e)),oe={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(oe[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=j.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=h({address:null,trouble:``}),[a,o]=h(0);f(()=>{if(e===null||L.has(e))return;let t=!0,a=r=>{t&&n({address:e,trouble:r})};return _(e.startsWith(`/api/`)?`${e}&lang=${i()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),a(``)},e=>a(e.message||r(`The server does not answer.`))),()=>{t=!1}},[e,a]);let s=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:s,again:()=>o(a+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return r(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return r(`Other pairs`);case`flush_draw`:return r(`No pair, one card short of more`);case`akq_match`:return r(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,i]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(i)return r(`{cards}, one like the upcard`,{cards:H(n)});if(n)return r(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return r(`Pair or better`);case`two_pair_or_better`:return r(`Two pair or better`);case`high_pair_flush_draw`:return r(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return r(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return r(`All others`);case`flush_draw`:return r(`Four of one suit`);case`straight_draw`:return r(`Two ranks make a straight`);case`inside_draw_ace_king`:return r(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return r(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return r(`One rank, other hands`);default:return r(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return r(`The best choice everywhere.`);case`never_exchange`:return r(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return r(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return r(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return r(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return r(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return r(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return r(`Raise a pair or better.`);case`ace_king_or_better`:return r(`Raise ace-king or better.`);default:return r(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[l(`odds chart`,`F`),l(`odds chart`,`R`),l(`odds chart`,`X`)][e]??``,q=e=>[r(`fold`),r(`raise`),r(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:i}=z(`/static/2a3b6f659169e66c/games/caribbean_stud/client/odds/chart.json`);if(n)return x`<${w} trouble=${n} again=${i} />`;if(!t)return x`<p class="prompt" role="status">…</p>`;let{rows:a,strategies:o}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return x`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${r(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${a} />
      <p class="quiet">
        ${r(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${o} />`}const de=({base:e})=>x`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>x`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${r(`mostly the first, at times the second`)}</li>
</ul>`,fe=({rows:e})=>x`<table class="odds-chart">
  <caption class="unseen">${r(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${r(`Upcard`)}</th>${W.map(e=>x`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>x`
    ${B(e)&&x`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>x`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return x`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${r(`there is none`)}</span></td>`;let[n=0,i=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),a=(e[n]??0)<t,o=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${k((e[n]??0)/t,1)}`).join(`, `);return x`<td class=${y(`chart-cell`,G[n])} title=${o}>
    <span aria-hidden="true">${K(n)}${a&&x`<small>${K(i).toLowerCase()}</small>`}</span>
    <span class="unseen">${a?o:q(n)}</span></td>`}const me=({strategies:e})=>x`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${r(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">
    ${r(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>x`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${r(`House edge`)} <b class="figure">${k(-t.float,4)}</b></span>
        <span>${r(`Cost`)} <b class="figure">${k(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:e,upcard:t,onTouch:n}){let[i,a]=h(`As`),c=e=>{let t=e.currentTarget,n=S([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},l=n=>n===t?r(`the bank's upcard`):e.includes(n)?r(`in your hand`):``;return x`<div class="odds-pack" role="group" aria-label=${r(`The 52 cards`)} onKeyDown=${c}
    onFocusIn=${e=>a(e.target.dataset.card??i)}>
    ${M.map(r=>x`<div key=${r[0]} class="odds-suit">
      ${r.map(r=>x`<button type="button" key=${r} data-card=${r}
        class=${y(`card pack-card`,r===t&&`is-upcard`,e.includes(r)&&`is-held`)}
        tabindex=${i===r?0:-1}
        aria-pressed=${r===t||e.includes(r)}
        aria-label=${[o(r,`full`),l(r)].filter(Boolean).join(`: `)}
        onClick=${()=>n(r)}><${s} card=${r} own="full" />
        ${l(r)&&x`<span class="odds-sign" aria-hidden="true">${r===t?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:t,onCards:n}){let[i,a]=h(e.join(` `)),[o,s]=h(t??``),[c,l]=h(``),u=e=>{e.preventDefault();let t=ve(P(i),P(o));l(t),t||n({hand:P(i).map(e=>N(e)),upcard:N(o.trim())})},d=(e,t,n)=>x`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return x`<form class="paper odds-typed" onSubmit=${u}>
    ${d(r(`Your five cards`),i,a)}
    ${d(r(`The bank's upcard`),o,s)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${c&&x`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${r(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:a(`s`,`full`),clubs:a(`c`,`full`),diamonds:a(`d`,`full`),hearts:a(`h`,`full`)};return r(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return r(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let i=[...e,...t].map(N),a=i.find((e,t)=>i.indexOf(e)<t);return a?r(`{card} appears twice.`,{card:a}):e.length===5&&t.length===1?``:r(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:t,upcard:n}=e,[i,a]=h(t.length===5&&n===null),o=t=>c(I({...e,...t}));return x`<div class="odds-columns">
    <section class="odds-felt" aria-label=${r(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${r(`What the next card is`)} onKeyDown=${ne(1)}>
        <${J} shortcut="1" name=${r(`Your cards`)} count=${`${t.length}/5`} chosen=${!i}
          choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${r(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${i}
          choose=${()=>a(!0)} />
      </div>
      <${he} hand=${t} upcard=${n} onTouch=${e=>n===e?o({upcard:null}):t.includes(e)?o({hand:t.filter(t=>t!==e)}):i?o({upcard:e}):t.length===5?d(r(`Five cards are chosen: touch one of them to take it off.`)):(a(t.length===4&&n===null),o({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${r(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${r(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>x`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:n}=e,i=t.length===5&&n!==null,{answer:a,trouble:s,again:c}=z(i?ce(e):null),l=v(null);return f(()=>l.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[a]),i?s?x`<${w} trouble=${s} again=${c} />`:a?x`<p class="odds-verdict" role="status" ref=${l}>
    ${r(`Best: {choice}`,{choice:O(a.best)})}</p>
    <p class="quiet">
      ${r(`{cards} against {upcard}`,{cards:t.map(e=>o(e,`full`)).join(`, `),upcard:o(n,`full`)})}</p>
    <${A} odds=${a} />
    <${C} key=${location.href} label=${r(`Link to this hand`)} />`:x`<p class="odds-question" role="status">…</p>`:x`<p class="odds-question">${r(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:t,number:n,base:i,close:a}=e;f(()=>{t===null&&c(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let o=t===null?null:le(e,t),{answer:s,trouble:l,again:u}=z(o),[d,p]=h(Z(i)),[m,g]=h(null);f(()=>p(Z(i)),[i]);let _=m?.of===o?m.choice:null;return x`<div class="odds-columns">
    <section class="odds-felt" aria-label=${r(`The hand`)}>
      ${l&&x`<${w} trouble=${l} again=${u} />`}
      ${s?x`<${Ce} key=${o} deal=${s} laid=${e} choice=${_} choose=${e=>{_||(g({of:o,choice:e}),p(Q(i,xe(Z(i),T(D(s,s.best),D(s,e)).float))))}} />`:!l&&x`<p class="prompt" role="status">${r(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${t=>c(I({...e,close:t.target.checked,number:0}))} />
        ${r(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${r(`What it is worth`)}>
      ${s&&_?x`<${$} key=${o} deal=${s} choice=${_} next=${()=>c(I({...e,number:(n+1)%1e4}))} />`:x`<p class="odds-question">${r(i?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${d} clear=${()=>p(Q(i,X))} />
      ${t!==null&&x`<${C} key=${location.href} label=${r(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:e,laid:t,choice:i,choose:a}){let c=v(null);p(()=>{t.number!==0&&(document.activeElement===document.body&&c.current?.focus({preventScroll:!0}),d(r(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>o(e,`full`)).join(`, `),upcard:o(e.upcard,`full`)})))},[e]);let l=re(e.hand.split(` `));return x`
    <h2 ref=${c} tabindex="-1">${r(`Hand {number}`,{number:t.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${r(`The bank`)}>
      ${[0,1,2,3].map(e=>x`<${n} key=${e} />`)}<${g} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${r(`Your cards`)}>${l.map((e,n)=>i||t.base?x`<${g} key=${e} card=${e} own="full"
      class=${y(i===`exchange ${e}`&&`given-away`)} />`:x`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${O(`exchange ${e}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>a(`exchange ${e}`)}><${s} card=${e} own="full" /></button>`)}</div>
    ${!i&&x`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>a(`fold`)}>${r(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>a(`raise`)}>${r(`Raise`)}</button>
    </div>
    ${!t.base&&x`<p class="quiet">${r(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function $({deal:e,choice:t,next:n}){let i=v(null),a=T(D(e,e.best),D(e,t)),o=a.num===0,s=o?r(`The best choice.`):r(`Better: {choice}`,{choice:O(e.best)}),c=o?r(`It cost nothing.`):r(`It cost {cost} ANTE.`,{cost:E(a.float)});return p(()=>{d(`${s} ${c}`),i.current?.focus({preventScroll:!0}),i.current?.scrollIntoView({block:`nearest`})},[]),x`<p class=${y(`odds-verdict`,o?`right`:`wrong`)}>${s}</p>
    <p class="odds-cost">${c}${!o&&x` <small class="exact">${ie(a)}</small>`}</p>
    <button type="button" class="big" ref=${i} aria-keyshortcuts="n" onClick=${n}>${r(`Next hand`)}</button>
    <${A} odds=${e} chosen=${t} />`}const we=({account:e,clear:t})=>x`<div class="odds-standing">
  <p>${b(`{count} hand`,`{count} hands`,e.hands)} · ${b(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&x` · <b>${r(`{cost} of ANTE a hand`,{cost:k(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&x`<button type="button" class="plain" onClick=${t}>${r(`Start the account again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return r(`Trainer`);case`lookup`:return r(`Look up a hand`);case`chart`:return r(`Chart`)}}function Ee(e){let t=[[[`,`],r(`settings`)],[[`Esc`],r(`close what is open`)],[[`?`],r(`this list`)]];return e===`trainer`?[[[`f`],r(`fold`)],[[`r`],r(`raise`)],[[`1`,`2`,`3`,`4`,`5`],r(`exchange this card`)],[[`n`],r(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],r(`along the cards`)],[[`1`],r(`your five cards`)],[[`2`],r(`the bank's upcard`)],...t]:t}function De({query:n}){let i=m(()=>se(n),[n]);return f(()=>{t(`full`),e(M.flat())},[]),x`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${r(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${r(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${te} keys=${Ee(i.part)} />
        <${u} own=${ee(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${i.part}`}>
      <nav class="odds-parts" aria-label=${r(`Parts of this page`)}>
        ${j.map(e=>x`<a key=${e} class="plain" href=${I({...i,part:e})}
            aria-current=${e===i.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!i.base}
          onChange=${e=>c(I({...i,base:!e.target.checked}))} />
          ${r(`A card may be exchanged`)}</label>
      </nav>
      ${i.broken&&x`<p class="paper odds-note" role="alert">
          ${r(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${i} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return x`<${Se} laid=${e} />`;case`lookup`:return x`<${ye} laid=${e} />`;case`chart`:return x`<${ue} base=${e.base} />`}}export{De as OddsPage};