import{At as e,F as t,Jt as n,Nt as r,Ot as i,Rt as a,Vt as o,Xt as s,Yt as c,Zt as l,_n as u,a as d,cn as f,gn as p,in as m,jt as h,kt as g,ln as _,mn as v,pn as y,sn as b,u as ee,vn as te}from"./main.js";import{a as ne,h as re,m as ie,v as x}from"./shared.js";import{rt as S}from"./desks.js";import{a as C,c as w,i as ae,n as T,o as oe,r as E,s as D,t as O}from"./caribbean-stud-shared.js";const k=[`trainer`,`lookup`,`chart`],A=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>A.map(t=>t+e)),M={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(M[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=k.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,r]=u({address:null,trouble:``}),[i,a]=u(0);y(()=>{if(e===null||L.has(e))return;let t=!0,i=n=>{t&&r({address:e,trouble:n})};return ee(e.startsWith(`/api/`)?`${e}&lang=${n()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),i(``)},e=>i(e.message||s(`The server does not answer.`))),()=>{t=!1}},[e,i]);let o=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:o,again:()=>a(i+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return s(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return s(`Other pairs`);case`flush_draw`:return s(`No pair, one card short of more`);case`akq_match`:return s(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return s(`{cards}, one like the upcard`,{cards:H(n)});if(n)return s(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return s(`Pair or better`);case`two_pair_or_better`:return s(`Two pair or better`);case`high_pair_flush_draw`:return s(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return s(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return s(`All others`);case`flush_draw`:return s(`Four of one suit`);case`straight_draw`:return s(`Two ranks make a straight`);case`inside_draw_ace_king`:return s(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return s(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return s(`One rank, other hands`);default:return s(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return s(`The best choice everywhere.`);case`never_exchange`:return s(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return s(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return s(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return s(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return s(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return s(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return s(`Raise a pair or better.`);case`ace_king_or_better`:return s(`Raise ace-king or better.`);default:return s(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[l(`odds chart`,`F`),l(`odds chart`,`R`),l(`odds chart`,`X`)][e]??``,q=e=>[s(`fold`),s(`raise`),s(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/c9a52a075da75f67/games/caribbean_stud/client/odds/chart.json`);if(n)return _`<${S} trouble=${n} again=${r} />`;if(!t)return _`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return _`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${s(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${i} />
      <p class="quiet">
        ${s(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${a} />`}const de=({base:e})=>_`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>_`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${s(`mostly the first, at times the second`)}</li>
</ul>`,fe=({rows:e})=>_`<table class="odds-chart">
  <caption class="unseen">${s(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${s(`Upcard`)}</th>${W.map(e=>_`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>_`
    ${B(e)&&_`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>_`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return _`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${s(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${D((e[n]??0)/t,1)}`).join(`, `);return _`<td class=${f(`chart-cell`,G[n])} title=${a}>
    <span aria-hidden="true">${K(n)}${i&&_`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const me=({strategies:e})=>_`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${s(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">
    ${s(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>_`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${s(`House edge`)} <b class="figure">${D(-t.float,4)}</b></span>
        <span>${s(`Cost`)} <b class="figure">${D(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:e,upcard:t,onTouch:n}){let[i,a]=u(`As`),o=e=>{let t=e.currentTarget,n=ie([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},c=n=>n===t?s(`the bank's upcard`):e.includes(n)?s(`in your hand`):``;return _`<div class="odds-pack" role="group" aria-label=${s(`The 52 cards`)} onKeyDown=${o}
    onFocusIn=${e=>a(e.target.dataset.card??i)}>
    ${j.map(a=>_`<div key=${a[0]} class="odds-suit">
      ${a.map(a=>_`<button type="button" key=${a} data-card=${a}
        class=${f(`card pack-card`,a===t&&`is-upcard`,e.includes(a)&&`is-held`)}
        tabindex=${i===a?0:-1}
        aria-pressed=${a===t||e.includes(a)}
        aria-label=${[r(a,`full`),c(a)].filter(Boolean).join(`: `)}
        onClick=${()=>n(a)}><${g} card=${a} own="full" />
        ${c(a)&&_`<span class="odds-sign" aria-hidden="true">${a===t?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:t,onCards:n}){let[r,i]=u(e.join(` `)),[a,o]=u(t??``),[c,l]=u(``),d=e=>{e.preventDefault();let t=ve(P(r),P(a));l(t),t||n({hand:P(r).map(e=>N(e)),upcard:N(a.trim())})},f=(e,t,n)=>_`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return _`<form class="paper odds-typed" onSubmit=${d}>
    ${f(s(`Your five cards`),r,i)}
    ${f(s(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${c&&_`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${s(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:a(`s`,`full`),clubs:a(`c`,`full`),diamonds:a(`d`,`full`),hearts:a(`h`,`full`)};return s(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return s(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?s(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:s(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:n,upcard:r}=e,[i,a]=u(n.length===5&&r===null),o=n=>t(I({...e,...n}));return _`<div class="odds-columns">
    <section class="odds-felt" aria-label=${s(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${s(`What the next card is`)} onKeyDown=${re(1)}>
        <${J} shortcut="1" name=${s(`Your cards`)} count=${`${n.length}/5`} chosen=${!i}
          choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${s(`The bank's upcard`)} count=${`${+!!r}/1`} chosen=${i}
          choose=${()=>a(!0)} />
      </div>
      <${he} hand=${n} upcard=${r} onTouch=${e=>r===e?o({upcard:null}):n.includes(e)?o({hand:n.filter(t=>t!==e)}):i?o({upcard:e}):n.length===5?b(s(`Five cards are chosen: touch one of them to take it off.`)):(a(n.length===4&&r===null),o({hand:[...n,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${s(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${s(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${n.join(` `)} ${r}`} hand=${n} upcard=${r} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>_`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:n}=e,i=t.length===5&&n!==null,{answer:a,trouble:o,again:c}=z(i?ce(e):null),l=p(null);return y(()=>l.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[a]),i?o?_`<${S} trouble=${o} again=${c} />`:a?_`<p class="odds-verdict" role="status" ref=${l}>
    ${s(`Best: {choice}`,{choice:E(a.best)})}</p>
    <p class="quiet">
      ${s(`{cards} against {upcard}`,{cards:t.map(e=>r(e,`full`)).join(`, `),upcard:r(n,`full`)})}</p>
    <${O} odds=${a} />
    <${x} key=${location.href} label=${s(`Link to this hand`)} />`:_`<p class="odds-question" role="status">…</p>`:_`<p class="odds-question">${s(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:n,number:r,base:i,close:a}=e;y(()=>{n===null&&t(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[n]);let o=n===null?null:le(e,n),{answer:c,trouble:l,again:d}=z(o),[f,p]=u(Z(i)),[m,h]=u(null);y(()=>p(Z(i)),[i]);let g=m?.of===o?m.choice:null;return _`<div class="odds-columns">
    <section class="odds-felt" aria-label=${s(`The hand`)}>
      ${l&&_`<${S} trouble=${l} again=${d} />`}
      ${c?_`<${Ce} key=${o} deal=${c} laid=${e} choice=${g} choose=${e=>{g||(h({of:o,choice:e}),p(Q(i,xe(Z(i),C(T(c,c.best),T(c,e)).float))))}} />`:!l&&_`<p class="prompt" role="status">${s(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${n=>t(I({...e,close:n.target.checked,number:0}))} />
        ${s(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${s(`What it is worth`)}>
      ${c&&g?_`<${we} key=${o} deal=${c} choice=${g} next=${()=>t(I({...e,number:(r+1)%1e4}))} />`:_`<p class="odds-question">${s(i?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${$} account=${f} clear=${()=>p(Q(i,X))} />
      ${n!==null&&_`<${x} key=${location.href} label=${s(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:t,laid:n,choice:a,choose:o}){let c=p(null);v(()=>{n.number!==0&&(document.activeElement===document.body&&c.current?.focus({preventScroll:!0}),b(s(`Your cards: {cards}. Upcard: {upcard}.`,{cards:t.hand.split(` `).map(e=>r(e,`full`)).join(`, `),upcard:r(t.upcard,`full`)})))},[t]);let l=w(t.hand.split(` `));return _`
    <h2 ref=${c} tabindex="-1">${s(`Hand {number}`,{number:n.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${s(`The bank`)}>
      ${[0,1,2,3].map(e=>_`<${i} key=${e} />`)}<${e} card=${t.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${s(`Your cards`)}>${l.map((t,r)=>a||n.base?_`<${e} key=${t} card=${t} own="full"
      class=${f(a===`exchange ${t}`&&`given-away`)} />`:_`<button type="button" key=${t} class="card odds-card" data-card=${t}
      aria-label=${E(`exchange ${t}`)} aria-keyshortcuts=${String(r+1)}
      onClick=${()=>o(`exchange ${t}`)}><${g} card=${t} own="full" /></button>`)}</div>
    ${!a&&_`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>o(`fold`)}>${s(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>o(`raise`)}>${s(`Raise`)}</button>
    </div>
    ${!n.base&&_`<p class="quiet">${s(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function we({deal:e,choice:t,next:n}){let r=p(null),i=C(T(e,e.best),T(e,t)),a=i.num===0,o=a?s(`The best choice.`):s(`Better: {choice}`,{choice:E(e.best)}),c=a?s(`It cost nothing.`):s(`It cost {cost} ANTE.`,{cost:ae(i.float)});return v(()=>{b(`${o} ${c}`),r.current?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:`nearest`})},[]),_`<p class=${f(`odds-verdict`,a?`right`:`wrong`)}>${o}</p>
    <p class="odds-cost">${c}${!a&&_` <small class="exact">${oe(i)}</small>`}</p>
    <button type="button" class="big" ref=${r} aria-keyshortcuts="n" onClick=${n}>${s(`Next hand`)}</button>
    <${O} odds=${e} chosen=${t} />`}const $=({account:e,clear:t})=>_`<div class="odds-standing">
  <p>${c(`{count} hand`,`{count} hands`,e.hands)} · ${c(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&_` · <b>${s(`{cost} of ANTE a hand`,{cost:D(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&_`<button type="button" class="plain" onClick=${t}>${s(`Start the account again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return s(`Trainer`);case`lookup`:return s(`Look up a hand`);case`chart`:return s(`Chart`)}}function Ee(e){let t=[[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];return e===`trainer`?[[[`f`],s(`fold`)],[[`r`],s(`raise`)],[[`1`,`2`,`3`,`4`,`5`],s(`exchange this card`)],[[`n`],s(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],s(`along the cards`)],[[`1`],s(`your five cards`)],[[`2`],s(`the bank's upcard`)],...t]:t}function De({query:e}){let n=te(()=>se(e),[e]);return y(()=>{o(`full`),h(j.flat())},[]),_`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${s(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${Ee(n.part)} />
        <${d} own=${m(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${n.part}`}>
      <nav class="odds-parts" aria-label=${s(`Parts of this page`)}>
        ${k.map(e=>_`<a key=${e} class="plain" href=${I({...n,part:e})}
            aria-current=${e===n.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!n.base}
          onChange=${e=>t(I({...n,base:!e.target.checked}))} />
          ${s(`A card may be exchanged`)}</label>
      </nav>
      ${n.broken&&_`<p class="paper odds-note" role="alert">
          ${s(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${n} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return _`<${Se} laid=${e} />`;case`lookup`:return _`<${ye} laid=${e} />`;case`chart`:return _`<${ue} base=${e.base} />`}}export{De as OddsPage};