import{At as e,Bt as t,Dt as n,Jt as r,Lt as i,Mt as a,Ot as o,P as s,Xt as c,Yt as l,_n as u,a as d,cn as f,fn as p,gn as m,hn as h,kt as g,l as _,on as v,pn as y,qt as ee,rn as te,sn as b}from"./main.js";import{a as ne,h as re,m as ie,v as x}from"./shared.js";import{rt as S}from"./desks.js";import{a as C,c as w,i as ae,n as T,o as oe,r as E,s as D,t as O}from"./caribbean-stud-shared.js";const k=[`trainer`,`lookup`,`chart`],A=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>A.map(t=>t+e)),M={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(M[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=k.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=m({address:null,trouble:``}),[r,i]=m(0);p(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return _(e.startsWith(`/api/`)?`${e}&lang=${ee()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||l(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:a,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return l(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return l(`Other pairs`);case`flush_draw`:return l(`No pair, one card short of more`);case`akq_match`:return l(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return l(`{cards}, one like the upcard`,{cards:H(n)});if(n)return l(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return l(`Pair or better`);case`two_pair_or_better`:return l(`Two pair or better`);case`high_pair_flush_draw`:return l(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return l(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return l(`All others`);case`flush_draw`:return l(`Four of one suit`);case`straight_draw`:return l(`Two ranks make a straight`);case`inside_draw_ace_king`:return l(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return l(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return l(`One rank, other hands`);default:return l(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return l(`The best choice everywhere.`);case`never_exchange`:return l(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return l(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return l(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return l(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return l(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return l(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return l(`Raise a pair or better.`);case`ace_king_or_better`:return l(`Raise ace-king or better.`);default:return l(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[c(`odds chart`,`F`),c(`odds chart`,`R`),c(`odds chart`,`X`)][e]??``,q=e=>[l(`fold`),l(`raise`),l(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/c9a52a075da75f67/games/caribbean_stud/client/odds/chart.json`);if(n)return f`<${S} trouble=${n} again=${r} />`;if(!t)return f`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return f`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${l(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${i} />
      <p class="quiet">
        ${l(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${a} />`}const de=({base:e})=>f`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>f`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${l(`mostly the first, at times the second`)}</li>
</ul>`,fe=({rows:e})=>f`<table class="odds-chart">
  <caption class="unseen">${l(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${l(`Upcard`)}</th>${W.map(e=>f`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>f`
    ${B(e)&&f`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>f`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return f`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${l(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${D((e[n]??0)/t,1)}`).join(`, `);return f`<td class=${b(`chart-cell`,G[n])} title=${a}>
    <span aria-hidden="true">${K(n)}${i&&f`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const me=({strategies:e})=>f`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${l(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">
    ${l(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>f`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${l(`House edge`)} <b class="figure">${D(-t.float,4)}</b></span>
        <span>${l(`Cost`)} <b class="figure">${D(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:e,upcard:t,onTouch:n}){let[r,i]=m(`As`),s=e=>{let t=e.currentTarget,n=ie([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},c=n=>n===t?l(`the bank's upcard`):e.includes(n)?l(`in your hand`):``;return f`<div class="odds-pack" role="group" aria-label=${l(`The 52 cards`)} onKeyDown=${s}
    onFocusIn=${e=>i(e.target.dataset.card??r)}>
    ${j.map(i=>f`<div key=${i[0]} class="odds-suit">
      ${i.map(i=>f`<button type="button" key=${i} data-card=${i}
        class=${b(`card pack-card`,i===t&&`is-upcard`,e.includes(i)&&`is-held`)}
        tabindex=${r===i?0:-1}
        aria-pressed=${i===t||e.includes(i)}
        aria-label=${[a(i,`full`),c(i)].filter(Boolean).join(`: `)}
        onClick=${()=>n(i)}><${o} card=${i} own="full" />
        ${c(i)&&f`<span class="odds-sign" aria-hidden="true">${i===t?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:t,onCards:n}){let[r,i]=m(e.join(` `)),[a,o]=m(t??``),[s,c]=m(``),u=e=>{e.preventDefault();let t=ve(P(r),P(a));c(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(a.trim())})},d=(e,t,n)=>f`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return f`<form class="paper odds-typed" onSubmit=${u}>
    ${d(l(`Your five cards`),r,i)}
    ${d(l(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${s&&f`<p class="trouble" role="alert">${s}</p>`}
    <button class="plain">${l(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:i(`s`,`full`),clubs:i(`c`,`full`),diamonds:i(`d`,`full`),hearts:i(`h`,`full`)};return l(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return l(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?l(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:l(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:t,upcard:n}=e,[r,i]=m(t.length===5&&n===null),a=t=>s(I({...e,...t}));return f`<div class="odds-columns">
    <section class="odds-felt" aria-label=${l(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${l(`What the next card is`)} onKeyDown=${re(1)}>
        <${J} shortcut="1" name=${l(`Your cards`)} count=${`${t.length}/5`} chosen=${!r}
          choose=${()=>i(!1)} />
        <${J} shortcut="2" name=${l(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${r}
          choose=${()=>i(!0)} />
      </div>
      <${he} hand=${t} upcard=${n} onTouch=${e=>n===e?a({upcard:null}):t.includes(e)?a({hand:t.filter(t=>t!==e)}):r?a({upcard:e}):t.length===5?v(l(`Five cards are chosen: touch one of them to take it off.`)):(i(t.length===4&&n===null),a({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{i(!1),a({hand:[],upcard:null})}}>${l(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${l(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${a} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>f`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:o,again:s}=z(r?ce(e):null),c=h(null);return p(()=>c.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?o?f`<${S} trouble=${o} again=${s} />`:i?f`<p class="odds-verdict" role="status" ref=${c}>
    ${l(`Best: {choice}`,{choice:E(i.best)})}</p>
    <p class="quiet">
      ${l(`{cards} against {upcard}`,{cards:t.map(e=>a(e,`full`)).join(`, `),upcard:a(n,`full`)})}</p>
    <${O} odds=${i} />
    <${x} key=${location.href} label=${l(`Link to this hand`)} />`:f`<p class="odds-question" role="status">…</p>`:f`<p class="odds-question">${l(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:t,number:n,base:r,close:i}=e;p(()=>{t===null&&s(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let a=t===null?null:le(e,t),{answer:o,trouble:c,again:u}=z(a),[d,h]=m(Z(r)),[g,_]=m(null);p(()=>h(Z(r)),[r]);let v=g?.of===a?g.choice:null;return f`<div class="odds-columns">
    <section class="odds-felt" aria-label=${l(`The hand`)}>
      ${c&&f`<${S} trouble=${c} again=${u} />`}
      ${o?f`<${Ce} key=${a} deal=${o} laid=${e} choice=${v} choose=${e=>{v||(_({of:a,choice:e}),h(Q(r,xe(Z(r),C(T(o,o.best),T(o,e)).float))))}} />`:!c&&f`<p class="prompt" role="status">${l(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${i}
        onChange=${t=>s(I({...e,close:t.target.checked,number:0}))} />
        ${l(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${l(`What it is worth`)}>
      ${o&&v?f`<${we} key=${a} deal=${o} choice=${v} next=${()=>s(I({...e,number:(n+1)%1e4}))} />`:f`<p class="odds-question">${l(r?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${Te} account=${d} clear=${()=>h(Q(r,X))} />
      ${t!==null&&f`<${x} key=${location.href} label=${l(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:e,laid:t,choice:r,choose:i}){let s=h(null);y(()=>{t.number!==0&&(document.activeElement===document.body&&s.current?.focus({preventScroll:!0}),v(l(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>a(e,`full`)).join(`, `),upcard:a(e.upcard,`full`)})))},[e]);let c=w(e.hand.split(` `));return f`
    <h2 ref=${s} tabindex="-1">${l(`Hand {number}`,{number:t.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${l(`The bank`)}>
      ${[0,1,2,3].map(e=>f`<${n} key=${e} />`)}<${g} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${l(`Your cards`)}>${c.map((e,n)=>r||t.base?f`<${g} key=${e} card=${e} own="full"
      class=${b(r===`exchange ${e}`&&`given-away`)} />`:f`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${E(`exchange ${e}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>i(`exchange ${e}`)}><${o} card=${e} own="full" /></button>`)}</div>
    ${!r&&f`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>i(`fold`)}>${l(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>i(`raise`)}>${l(`Raise`)}</button>
    </div>
    ${!t.base&&f`<p class="quiet">${l(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function we({deal:e,choice:t,next:n}){let r=h(null),i=C(T(e,e.best),T(e,t)),a=i.num===0,o=a?l(`The best choice.`):l(`Better: {choice}`,{choice:E(e.best)}),s=a?l(`It cost nothing.`):l(`It cost {cost} ANTE.`,{cost:ae(i.float)});return y(()=>{v(`${o} ${s}`),r.current?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:`nearest`})},[]),f`<p class=${b(`odds-verdict`,a?`right`:`wrong`)}>${o}</p>
    <p class="odds-cost">${s}${!a&&f` <small class="exact">${oe(i)}</small>`}</p>
    <button type="button" class="big" ref=${r} aria-keyshortcuts="n" onClick=${n}>${l(`Next hand`)}</button>
    <${O} odds=${e} chosen=${t} />`}const Te=({account:e,clear:t})=>f`<div class="odds-standing">
  <p>${r(`{count} hand`,`{count} hands`,e.hands)} · ${r(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&f` · <b>${l(`{cost} of ANTE a hand`,{cost:D(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&f`<button type="button" class="plain" onClick=${t}>${l(`Start the account again`)}</button>`}
</div>`;function Ee(e){switch(e){case`trainer`:return l(`Trainer`);case`lookup`:return l(`Look up a hand`);case`chart`:return l(`Chart`)}}function $(e){let t=[[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];return e===`trainer`?[[[`f`],l(`fold`)],[[`r`],l(`raise`)],[[`1`,`2`,`3`,`4`,`5`],l(`exchange this card`)],[[`n`],l(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],l(`along the cards`)],[[`1`],l(`your five cards`)],[[`2`],l(`the bank's upcard`)],...t]:t}function De({query:n}){let r=u(()=>se(n),[n]);return p(()=>{t(`full`),e(j.flat())},[]),f`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${$(r.part)} />
        <${d} own=${te(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${r.part}`}>
      <nav class="odds-parts" aria-label=${l(`Parts of this page`)}>
        ${k.map(e=>f`<a key=${e} class="plain" href=${I({...r,part:e})}
            aria-current=${e===r.part?`page`:void 0}>${Ee(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!r.base}
          onChange=${e=>s(I({...r,base:!e.target.checked}))} />
          ${l(`A card may be exchanged`)}</label>
      </nav>
      ${r.broken&&f`<p class="paper odds-note" role="alert">
          ${l(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${r} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return f`<${Se} laid=${e} />`;case`lookup`:return f`<${ye} laid=${e} />`;case`chart`:return f`<${ue} base=${e.base} />`}}export{De as OddsPage};