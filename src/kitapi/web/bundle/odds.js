import{Dn as e,Ht as t,In as n,Ln as r,Nn as i,On as a,Pn as o,Qt as s,Rn as c,U as l,Ut as u,Vt as d,Wt as f,_n as p,gn as m,hn as h,kn as g,mn as _,qt as v,rn as ee,u as te,wn as y}from"./main.js";import{C as ne,S as re,p as ie}from"./shared.js";import{Tt as b,wt as x}from"./desks.js";import{N as S,a as C,i as ae,l as w,n as T,o as oe,r as E,s as D,t as O}from"./caribbean-stud-shared.js";const k=[`trainer`,`lookup`,`chart`],A=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>A.map(t=>t+e)),M={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function N(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(M[n]??n.toLowerCase())}const P=e=>e.split(/[\s,]+/).filter(Boolean),F=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function se(e){let t=new URLSearchParams(e),n=k.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...P(t.get(`hand`)??``),...P(t.get(`upcard`)??``)],i=e=>P(t.get(e)??``).flatMap(e=>N(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:F(t.get(`seed`),9),number:F(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=r({address:null,trouble:``}),[a,o]=r(0);i(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return te(e.startsWith(`/api/`)?`${e}&lang=${_()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||m(`The server does not answer.`))),()=>{t=!1}},[e,a]);let s=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:s,again:()=>o(a+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return m(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return m(`Other pairs`);case`flush_draw`:return m(`No pair, one card short of more`);case`akq_match`:return m(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return m(`{cards}, one like the upcard`,{cards:H(n)});if(n)return m(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return m(`Pair or better`);case`two_pair_or_better`:return m(`Two pair or better`);case`high_pair_flush_draw`:return m(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return m(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return m(`All others`);case`flush_draw`:return m(`Four of one suit`);case`straight_draw`:return m(`Two ranks make a straight`);case`inside_draw_ace_king`:return m(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return m(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return m(`One rank, other hands`);default:return m(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return m(`The best choice everywhere.`);case`never_exchange`:return m(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return m(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return m(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return m(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return m(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return m(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return m(`Raise a pair or better.`);case`ace_king_or_better`:return m(`Raise ace-king or better.`);default:return m(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[p(`odds chart`,`F`),p(`odds chart`,`R`),p(`odds chart`,`X`)][e]??``,q=e=>[m(`fold`),m(`raise`),m(`exchange`)][e]??``;function J({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/565ee2110e21273f/games/caribbean_stud/client/odds/chart.json`);if(n)return g`<${x} trouble=${n} again=${r} />`;if(!t)return g`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return g`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${m(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${ue} base=${e} />
      <${de} rows=${i} />
      <p class="quiet">
        ${m(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${pe} strategies=${a} />`}const ue=({base:e})=>g`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>g`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${m(`mostly the first, sometimes the second`)}</li>
</ul>`,de=({rows:e})=>g`<table class="odds-chart">
  <caption class="unseen">${m(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${m(`Upcard`)}</th>${W.map(e=>g`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>g`
    ${B(e)&&g`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>g`<${fe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function fe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return g`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${m(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,o=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${D((e[n]??0)/t,1)}`).join(`, `);return g`<td class=${a(`chart-cell`,G[n])} title=${o}>
    <span aria-hidden="true">${K(n)}${i&&g`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?o:q(n)}</span></td>`}const pe=({strategies:e})=>g`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${m(`Strategies that you can remember`)}</h2>
  <p class="quiet">
    ${m(`House edge: what the house wins of each ANTE on average. Cost: how much more it loses than perfect play.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>g`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${m(`House edge`)} <b class="figure">${D(-t.float,4)}</b></span>
        <span>${m(`Cost`)} <b class="figure">${D(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function me({hand:e,upcard:n,onTouch:i}){let[o,s]=r(`As`),c=e=>{let t=e.currentTarget,n=re([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},l=t=>t===n?m(`the bank's upcard`):e.includes(t)?m(`in your hand`):``;return g`<div class="odds-pack" role="group" aria-label=${m(`The 52 cards`)} onKeyDown=${c}
    onFocusIn=${e=>s(e.target.dataset.card??o)}>
    ${j.map(r=>g`<div key=${r[0]} class="odds-suit">
      ${r.map(r=>g`<button type="button" key=${r} data-card=${r}
        class=${a(`card pack-card`,r===n&&`is-upcard`,e.includes(r)&&`is-held`)}
        tabindex=${o===r?0:-1}
        aria-pressed=${r===n||e.includes(r)}
        aria-label=${[v(r,`full`),l(r)].filter(Boolean).join(`: `)}
        onClick=${()=>i(r)}><${t} card=${r} own="full" />
        ${l(r)&&g`<span class="odds-sign" aria-hidden="true">${r===n?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function he({hand:e,upcard:t,onCards:n}){let[i,a]=r(e.join(` `)),[o,s]=r(t??``),[c,l]=r(``),u=e=>{e.preventDefault();let t=_e(P(i),P(o));l(t),t||n({hand:P(i).map(e=>N(e)),upcard:N(o.trim())})},d=(e,t,n)=>g`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return g`<form class="paper odds-typed" onSubmit=${u}>
    ${d(m(`Your five cards`),i,a)}
    ${d(m(`The bank's upcard`),o,s)}
    <p class="quiet" id="how-to-write">${ge()}</p>
    ${c&&g`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${m(`Look it up`)}</button>
  </form>`}function ge(){let e={spades:s(`s`,`full`),clubs:s(`c`,`full`),diamonds:s(`d`,`full`),hearts:s(`h`,`full`)};return m(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function _e(e,t){let n=[...e,...t].find(e=>!N(e));if(n)return m(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(N),i=r.find((e,t)=>r.indexOf(e)<t);return i?m(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:m(`Choose five cards and the bank's upcard.`)}function ve({laid:t}){let{hand:n,upcard:i}=t,[a,o]=r(n.length===5&&i===null),s=e=>l(I({...t,...e}));return g`<div class="odds-columns">
    <section class="odds-felt" aria-label=${m(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${m(`What the next card is`)} onKeyDown=${ne(1)}>
        <${Y} shortcut="1" name=${m(`Your cards`)} count=${`${n.length}/5`} chosen=${!a}
          choose=${()=>o(!1)} />
        <${Y} shortcut="2" name=${m(`The bank's upcard`)} count=${`${+!!i}/1`} chosen=${a}
          choose=${()=>o(!0)} />
      </div>
      <${me} hand=${n} upcard=${i} onTouch=${t=>i===t?s({upcard:null}):n.includes(t)?s({hand:n.filter(e=>e!==t)}):a?s({upcard:t}):n.length===5?e(m(`Five cards are chosen: touch one of them to take it off.`)):(o(n.length===4&&i===null),s({hand:[...n,t]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{o(!1),s({hand:[],upcard:null})}}>${m(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${m(`What it is worth`)}><${ye} laid=${t} /></section>
    <${he} key=${`${n.join(` `)} ${i}`} hand=${n} upcard=${i} onCards=${s} />
  </div>`}const Y=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>g`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function ye({laid:e}){let{hand:t,upcard:r}=e,a=t.length===5&&r!==null,{answer:o,trouble:s,again:c}=z(a?ce(e):null),l=n(null);return i(()=>l.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[o]),a?s?g`<${x} trouble=${s} again=${c} />`:o?g`<p class="odds-verdict" role="status" ref=${l}>
    ${m(`Best: {choice}`,{choice:E(o.best)})}</p>
    <p class="quiet">
      ${m(`{cards} against {upcard}`,{cards:t.map(e=>v(e,`full`)).join(`, `),upcard:v(r,`full`)})}</p>
    <${O} odds=${o} />
    <${S} key=${location.href} label=${m(`Link to this hand`)} />`:g`<p class="odds-question" role="status">…</p>`:g`<p class="odds-question">${m(`Choose five cards and the bank's upcard.`)}</p>`}const X=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,Z={hands:0,mistakes:0,cost:0};function Q(e){try{return{...Z,...JSON.parse(localStorage.getItem(X(e))??`{}`)}}catch{return Z}}function $(e,t){try{localStorage.setItem(X(e),JSON.stringify(t))}catch{}return t}const be=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function xe({laid:e}){let{seed:t,number:n,base:a,close:o}=e;i(()=>{t===null&&l(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let s=t===null?null:le(e,t),{answer:c,trouble:u,again:d}=z(s),[f,p]=r(Q(a)),[h,_]=r(null);i(()=>p(Q(a)),[a]);let v=h?.of===s?h.choice:null;return g`<div class="odds-columns">
    <section class="odds-felt" aria-label=${m(`The hand`)}>
      ${u&&g`<${x} trouble=${u} again=${d} />`}
      ${c?g`<${Se} key=${s} deal=${c} laid=${e} choice=${v} choose=${e=>{v||(_({of:s,choice:e}),p($(a,be(Q(a),C(T(c,c.best),T(c,e)).float))))}} />`:!u&&g`<p class="prompt" role="status">${m(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${o}
        onChange=${t=>l(I({...e,close:t.target.checked,number:0}))} />
        ${m(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${m(`What it is worth`)}>
      ${c&&v?g`<${Ce} key=${s} deal=${c} choice=${v} next=${()=>l(I({...e,number:(n+1)%1e4}))} />`:g`<p class="odds-question">${m(a?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${f} clear=${()=>p($(a,Z))} />
      ${t!==null&&g`<${S} key=${location.href} label=${m(`Link to this hand`)} />`}
    </section>
  </div>`}function Se({deal:r,laid:i,choice:s,choose:c}){let l=n(null);o(()=>{i.number!==0&&(document.activeElement===document.body&&l.current?.focus({preventScroll:!0}),e(m(`Your cards: {cards}. Upcard: {upcard}.`,{cards:r.hand.split(` `).map(e=>v(e,`full`)).join(`, `),upcard:v(r.upcard,`full`)})))},[r]);let f=w(r.hand.split(` `));return g`
    <h2 ref=${l} tabindex="-1">${m(`Hand {number}`,{number:i.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${m(`The bank`)}>
      ${[0,1,2,3].map(e=>g`<${d} key=${e} />`)}<${u} card=${r.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${m(`Your cards`)}>${f.map((e,n)=>s||i.base?g`<${u} key=${e} card=${e} own="full"
      class=${a(s===`exchange ${e}`&&`given-away`)} />`:g`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${E(`exchange ${e}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>c(`exchange ${e}`)}><${t} card=${e} own="full" /></button>`)}</div>
    ${!s&&g`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>c(`fold`)}>${m(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>c(`raise`)}>${m(`Raise`)}</button>
    </div>
    ${!i.base&&g`<p class="quiet">${m(`Tap a card to exchange it for an ANTE.`)}</p>`}`}`}function Ce({deal:t,choice:r,next:i}){let s=n(null),c=C(T(t,t.best),T(t,r)),l=c.num===0,u=l?m(`The best choice.`):m(`Better: {choice}`,{choice:E(t.best)}),d=l?m(`It cost nothing.`):m(`It cost {cost} ANTE.`,{cost:ae(c.float)});return o(()=>{e(`${u} ${d}`),s.current?.focus({preventScroll:!0}),s.current?.scrollIntoView({block:`nearest`})},[]),g`<p class=${a(`odds-verdict`,l?`right`:`wrong`)}>${u}</p>
    <p class="odds-cost">${d}${!l&&g` <small class="exact">${oe(c)}</small>`}</p>
    <button type="button" class="big" ref=${s} aria-keyshortcuts="n" onClick=${i}>${m(`Next hand`)}</button>
    <${O} odds=${t} chosen=${r} />`}const we=({account:e,clear:t})=>g`<div class="odds-standing">
  <p>${h(`{count} hand`,`{count} hands`,e.hands)} · ${h(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&g` · <b>${m(`{cost} of ANTE a hand`,{cost:D(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&g`<button type="button" class="plain" onClick=${t}>${m(`Start counting again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return m(`Trainer`);case`lookup`:return m(`Look up a hand`);case`chart`:return m(`Chart`)}}function Ee(e){let t=[[[`,`],m(`settings`)],[[`Esc`],m(`close what is open`)],[[`?`],m(`this list`)]];return e===`trainer`?[[[`f`],m(`fold`)],[[`r`],m(`raise`)],[[`1`,`2`,`3`,`4`,`5`],m(`exchange that card`)],[[`n`],m(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],m(`along the cards`)],[[`1`],m(`your five cards`)],[[`2`],m(`the bank's upcard`)],...t]:t}function De({query:e}){let t=c(()=>se(e),[e]);return i(()=>{ee(`full`),f(j.flat())},[]),g`<div class="odds of-caribbean-stud">
    <${b} title=${m(`Odds: Caribbean Stud`)} own=${y(`caribbean-stud`)}>
      <${ie} keys=${Ee(t.part)} /></${b}>
    <main class=${`odds-desk part-${t.part}`}>
      <nav class="odds-parts" aria-label=${m(`Parts of this page`)}>
        ${k.map(e=>g`<a key=${e} class="plain" href=${I({...t,part:e})}
            aria-current=${e===t.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!t.base}
          onChange=${e=>l(I({...t,base:!e.target.checked}))} />
          ${m(`A card may be exchanged`)}</label>
      </nav>
      ${t.broken&&g`<p class="paper odds-note" role="alert">
          ${m(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${t} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return g`<${xe} laid=${e} />`;case`lookup`:return g`<${ve} laid=${e} />`;case`chart`:return g`<${J} base=${e.base} />`}}export{De as OddsPage};