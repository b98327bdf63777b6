import{Bt as e,Dn as t,En as n,Fn as r,Gt as i,H as a,Ht as o,In as s,Mn as c,Pn as l,Sn as u,Tn as d,Vt as f,Xt as p,a as m,fn as h,hn as g,jn as _,l as ee,mn as v,pn as y,tn as te,zt as b}from"./main.js";import{C as x,S as ne,p as re}from"./shared.js";import{wt as S}from"./desks.js";import{N as C,a as w,i as T,l as ie,n as E,o as ae,r as D,s as O,t as k}from"./caribbean-stud-shared.js";const A=[`trainer`,`lookup`,`chart`],j=[...`AKQJT98765432`],M=[`s`,`h`,`d`,`c`].map(e=>j.map(t=>t+e)),oe={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(oe[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=A.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=r({address:null,trouble:``}),[i,a]=r(0);_(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return ee(e.startsWith(`/api/`)?`${e}&lang=${h()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||v(`The server does not answer.`))),()=>{t=!1}},[e,i]);let o=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:o,again:()=>a(i+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return v(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return v(`Other pairs`);case`flush_draw`:return v(`No pair, one card short of more`);case`akq_match`:return v(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return v(`{cards}, one like the upcard`,{cards:H(n)});if(n)return v(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return v(`Pair or better`);case`two_pair_or_better`:return v(`Two pair or better`);case`high_pair_flush_draw`:return v(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return v(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return v(`All others`);case`flush_draw`:return v(`Four of one suit`);case`straight_draw`:return v(`Two ranks make a straight`);case`inside_draw_ace_king`:return v(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return v(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return v(`One rank, other hands`);default:return v(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return v(`The best choice everywhere.`);case`never_exchange`:return v(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return v(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return v(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return v(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return v(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return v(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return v(`Raise a pair or better.`);case`ace_king_or_better`:return v(`Raise ace-king or better.`);default:return v(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[g(`odds chart`,`F`),g(`odds chart`,`R`),g(`odds chart`,`X`)][e]??``,q=e=>[v(`fold`),v(`raise`),v(`exchange`)][e]??``;function ue({base:e}){let{answer:n,trouble:r,again:i}=z(`/static/565ee2110e21273f/games/caribbean_stud/client/odds/chart.json`);if(r)return t`<${S} trouble=${r} again=${i} />`;if(!n)return t`<p class="prompt" role="status">…</p>`;let{rows:a,strategies:o}=n[e?`base`:`venice`]??{rows:{},strategies:[]};return t`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${v(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${a} />
      <p class="quiet">
        ${v(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${o} />`}const de=({base:e})=>t`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>t`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${v(`mostly the first, sometimes the second`)}</li>
</ul>`,fe=({rows:e})=>t`<table class="odds-chart">
  <caption class="unseen">${v(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${v(`Upcard`)}</th>${W.map(e=>t`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,n])=>t`
    ${B(e)&&t`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${n.map((e,n)=>t`<${pe} key=${n} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let r=e.reduce((e,t)=>e+t,0);if(r===0)return t`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${v(`there is none`)}</span></td>`;let[i=0,a=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),o=(e[i]??0)<r,s=[0,1,2].filter(t=>e[t]).map(t=>`${q(t)} ${O((e[t]??0)/r,1)}`).join(`, `);return t`<td class=${n(`chart-cell`,G[i])} title=${s}>
    <span aria-hidden="true">${K(i)}${o&&t`<small>${K(a).toLowerCase()}</small>`}</span>
    <span class="unseen">${o?s:q(i)}</span></td>`}const me=({strategies:e})=>t`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${v(`Strategies that you can remember`)}</h2>
  <p class="quiet">
    ${v(`House edge: what the house wins of each ANTE on average. Cost: how much more it loses than perfect play.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:n,cost:r})=>t`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${v(`House edge`)} <b class="figure">${O(-n.float,4)}</b></span>
        <span>${v(`Cost`)} <b class="figure">${O(r.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:a,upcard:o,onTouch:s}){let[c,l]=r(`As`),u=e=>{let t=e.currentTarget,n=ne([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},d=e=>e===o?v(`the bank's upcard`):a.includes(e)?v(`in your hand`):``;return t`<div class="odds-pack" role="group" aria-label=${v(`The 52 cards`)} onKeyDown=${u}
    onFocusIn=${e=>l(e.target.dataset.card??c)}>
    ${M.map(r=>t`<div key=${r[0]} class="odds-suit">
      ${r.map(r=>t`<button type="button" key=${r} data-card=${r}
        class=${n(`card pack-card`,r===o&&`is-upcard`,a.includes(r)&&`is-held`)}
        tabindex=${c===r?0:-1}
        aria-pressed=${r===o||a.includes(r)}
        aria-label=${[i(r,`full`),d(r)].filter(Boolean).join(`: `)}
        onClick=${()=>s(r)}><${e} card=${r} own="full" />
        ${d(r)&&t`<span class="odds-sign" aria-hidden="true">${r===o?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:n,onCards:i}){let[a,o]=r(e.join(` `)),[s,c]=r(n??``),[l,u]=r(``),d=e=>{e.preventDefault();let t=ve(P(a),P(s));u(t),t||i({hand:P(a).map(e=>N(e)),upcard:N(s.trim())})},f=(e,n,r)=>t`<label>${e}
        <input value=${n} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>r(e.target.value)} /></label>`;return t`<form class="paper odds-typed" onSubmit=${d}>
    ${f(v(`Your five cards`),a,o)}
    ${f(v(`The bank's upcard`),s,c)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${l&&t`<p class="trouble" role="alert">${l}</p>`}
    <button class="plain">${v(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:p(`s`,`full`),clubs:p(`c`,`full`),diamonds:p(`d`,`full`),hearts:p(`h`,`full`)};return v(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return v(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?v(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:v(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:n,upcard:i}=e,[o,s]=r(n.length===5&&i===null),c=t=>a(I({...e,...t}));return t`<div class="odds-columns">
    <section class="odds-felt" aria-label=${v(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${v(`What the next card is`)} onKeyDown=${x(1)}>
        <${J} shortcut="1" name=${v(`Your cards`)} count=${`${n.length}/5`} chosen=${!o}
          choose=${()=>s(!1)} />
        <${J} shortcut="2" name=${v(`The bank's upcard`)} count=${`${+!!i}/1`} chosen=${o}
          choose=${()=>s(!0)} />
      </div>
      <${he} hand=${n} upcard=${i} onTouch=${e=>i===e?c({upcard:null}):n.includes(e)?c({hand:n.filter(t=>t!==e)}):o?c({upcard:e}):n.length===5?d(v(`Five cards are chosen: touch one of them to take it off.`)):(s(n.length===4&&i===null),c({hand:[...n,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{s(!1),c({hand:[],upcard:null})}}>${v(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${v(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${n.join(` `)} ${i}`} hand=${n} upcard=${i} onCards=${c} />
  </div>`}const J=({shortcut:e,name:n,count:r,chosen:i,choose:a})=>t`<button type="button" class="plain odds-brush" role="radio" aria-checked=${i}
      tabindex=${i?0:-1} aria-keyshortcuts=${e} onClick=${a}>
      ${n} <span class="figure">${r}</span></button>`;function be({laid:e}){let{hand:n,upcard:r}=e,a=n.length===5&&r!==null,{answer:o,trouble:s,again:c}=z(a?ce(e):null),u=l(null);return _(()=>u.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[o]),a?s?t`<${S} trouble=${s} again=${c} />`:o?t`<p class="odds-verdict" role="status" ref=${u}>
    ${v(`Best: {choice}`,{choice:D(o.best)})}</p>
    <p class="quiet">
      ${v(`{cards} against {upcard}`,{cards:n.map(e=>i(e,`full`)).join(`, `),upcard:i(r,`full`)})}</p>
    <${k} odds=${o} />
    <${C} key=${location.href} label=${v(`Link to this hand`)} />`:t`<p class="odds-question" role="status">…</p>`:t`<p class="odds-question">${v(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:n,number:i,base:o,close:s}=e;_(()=>{n===null&&a(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[n]);let c=n===null?null:le(e,n),{answer:l,trouble:u,again:d}=z(c),[f,p]=r(Z(o)),[m,h]=r(null);_(()=>p(Z(o)),[o]);let g=m?.of===c?m.choice:null;return t`<div class="odds-columns">
    <section class="odds-felt" aria-label=${v(`The hand`)}>
      ${u&&t`<${S} trouble=${u} again=${d} />`}
      ${l?t`<${Ce} key=${c} deal=${l} laid=${e} choice=${g} choose=${e=>{g||(h({of:c,choice:e}),p(Q(o,xe(Z(o),w(E(l,l.best),E(l,e)).float))))}} />`:!u&&t`<p class="prompt" role="status">${v(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${s}
        onChange=${t=>a(I({...e,close:t.target.checked,number:0}))} />
        ${v(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${v(`What it is worth`)}>
      ${l&&g?t`<${we} key=${c} deal=${l} choice=${g} next=${()=>a(I({...e,number:(i+1)%1e4}))} />`:t`<p class="odds-question">${v(o?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${Te} account=${f} clear=${()=>p(Q(o,X))} />
      ${n!==null&&t`<${C} key=${location.href} label=${v(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:r,laid:a,choice:o,choose:s}){let u=l(null);c(()=>{a.number!==0&&(document.activeElement===document.body&&u.current?.focus({preventScroll:!0}),d(v(`Your cards: {cards}. Upcard: {upcard}.`,{cards:r.hand.split(` `).map(e=>i(e,`full`)).join(`, `),upcard:i(r.upcard,`full`)})))},[r]);let p=ie(r.hand.split(` `));return t`
    <h2 ref=${u} tabindex="-1">${v(`Hand {number}`,{number:a.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${v(`The bank`)}>
      ${[0,1,2,3].map(e=>t`<${b} key=${e} />`)}<${f} card=${r.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${v(`Your cards`)}>${p.map((r,i)=>o||a.base?t`<${f} key=${r} card=${r} own="full"
      class=${n(o===`exchange ${r}`&&`given-away`)} />`:t`<button type="button" key=${r} class="card odds-card" data-card=${r}
      aria-label=${D(`exchange ${r}`)} aria-keyshortcuts=${String(i+1)}
      onClick=${()=>s(`exchange ${r}`)}><${e} card=${r} own="full" /></button>`)}</div>
    ${!o&&t`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>s(`fold`)}>${v(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>s(`raise`)}>${v(`Raise`)}</button>
    </div>
    ${!a.base&&t`<p class="quiet">${v(`Tap a card to exchange it for an ANTE.`)}</p>`}`}`}function we({deal:e,choice:r,next:i}){let a=l(null),o=w(E(e,e.best),E(e,r)),s=o.num===0,u=s?v(`The best choice.`):v(`Better: {choice}`,{choice:D(e.best)}),f=s?v(`It cost nothing.`):v(`It cost {cost} ANTE.`,{cost:T(o.float)});return c(()=>{d(`${u} ${f}`),a.current?.focus({preventScroll:!0}),a.current?.scrollIntoView({block:`nearest`})},[]),t`<p class=${n(`odds-verdict`,s?`right`:`wrong`)}>${u}</p>
    <p class="odds-cost">${f}${!s&&t` <small class="exact">${ae(o)}</small>`}</p>
    <button type="button" class="big" ref=${a} aria-keyshortcuts="n" onClick=${i}>${v(`Next hand`)}</button>
    <${k} odds=${e} chosen=${r} />`}const Te=({account:e,clear:n})=>t`<div class="odds-standing">
  <p>${y(`{count} hand`,`{count} hands`,e.hands)} · ${y(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&t` · <b>${v(`{cost} of ANTE a hand`,{cost:O(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&t`<button type="button" class="plain" onClick=${n}>${v(`Start counting again`)}</button>`}
</div>`;function $(e){switch(e){case`trainer`:return v(`Trainer`);case`lookup`:return v(`Look up a hand`);case`chart`:return v(`Chart`)}}function Ee(e){let t=[[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];return e===`trainer`?[[[`f`],v(`fold`)],[[`r`],v(`raise`)],[[`1`,`2`,`3`,`4`,`5`],v(`exchange that card`)],[[`n`],v(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],v(`along the cards`)],[[`1`],v(`your five cards`)],[[`2`],v(`the bank's upcard`)],...t]:t}function De({query:e}){let n=s(()=>se(e),[e]);return _(()=>{te(`full`),o(M.flat())},[]),t`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${re} keys=${Ee(n.part)} />
        <${m} own=${u(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${n.part}`}>
      <nav class="odds-parts" aria-label=${v(`Parts of this page`)}>
        ${A.map(e=>t`<a key=${e} class="plain" href=${I({...n,part:e})}
            aria-current=${e===n.part?`page`:void 0}>${$(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!n.base}
          onChange=${e=>a(I({...n,base:!e.target.checked}))} />
          ${v(`A card may be exchanged`)}</label>
      </nav>
      ${n.broken&&t`<p class="paper odds-note" role="alert">
          ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${n} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return t`<${Se} laid=${e} />`;case`lookup`:return t`<${ye} laid=${e} />`;case`chart`:return t`<${ue} base=${e.base} />`}}export{De as OddsPage};