import{Dt as e,Et as t,Gt as n,It as r,Jt as i,Kt as a,Ot as o,P as s,a as c,an as l,dn as u,hn as d,in as f,jt as p,kt as m,l as h,mn as g,on as _,pn as v,qt as y,tn as ee,un as b,zt as te}from"./main.js";import{a as x,h as ne,m as re,v as S}from"./shared.js";import{nt as C}from"./desks.js";import{a as w,c as ie,i as ae,n as T,o as oe,r as E,s as D,t as O}from"./caribbean-stud-shared.js";const k=[`trainer`,`lookup`,`chart`],A=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>A.map(t=>t+e)),se={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function M(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(se[n]??n.toLowerCase())}const N=e=>e.split(/[\s,]+/).filter(Boolean),P=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function F(e){let t=new URLSearchParams(e),n=k.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...N(t.get(`hand`)??``),...N(t.get(`upcard`)??``)],i=e=>N(t.get(e)??``).flatMap(e=>M(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:P(t.get(`seed`),9),number:P(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,r]=g({address:null,trouble:``}),[i,a]=g(0);b(()=>{if(e===null||L.has(e))return;let t=!0,i=n=>{t&&r({address:e,trouble:n})};return h(e.startsWith(`/api/`)?`${e}&lang=${n()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),i(``)},e=>i(e.message||y(`The server does not answer.`))),()=>{t=!1}},[e,i]);let o=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:o,again:()=>a(i+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return y(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return y(`Other pairs`);case`flush_draw`:return y(`No pair, one card short of more`);case`akq_match`:return y(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return y(`{cards}, one like the upcard`,{cards:H(n)});if(n)return y(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return y(`Pair or better`);case`two_pair_or_better`:return y(`Two pair or better`);case`high_pair_flush_draw`:return y(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return y(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return y(`All others`);case`flush_draw`:return y(`Four of one suit`);case`straight_draw`:return y(`Two ranks make a straight`);case`inside_draw_ace_king`:return y(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return y(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return y(`One rank, other hands`);default:return y(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return y(`The best choice everywhere.`);case`never_exchange`:return y(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return y(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return y(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return y(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return y(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return y(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return y(`Raise a pair or better.`);case`ace_king_or_better`:return y(`Raise ace-king or better.`);default:return y(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[i(`odds chart`,`F`),i(`odds chart`,`R`),i(`odds chart`,`X`)][e]??``,q=e=>[y(`fold`),y(`raise`),y(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/2a3b6f659169e66c/games/caribbean_stud/client/odds/chart.json`);if(n)return _`<${C} trouble=${n} again=${r} />`;if(!t)return _`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return _`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${y(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${i} />
      <p class="quiet">
        ${y(`A hand belongs to the first row that it fits. Every hand of every kind was reckoned exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${a} />`}const de=({base:e})=>_`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>_`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${y(`mostly the first, at times the second`)}</li>
</ul>`,fe=({rows:e})=>_`<table class="odds-chart">
  <caption class="unseen">${y(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${y(`Upcard`)}</th>${W.map(e=>_`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>_`
    ${B(e)&&_`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>_`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return _`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${y(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${D((e[n]??0)/t,1)}`).join(`, `);return _`<td class=${l(`chart-cell`,G[n])} title=${a}>
    <span aria-hidden="true">${K(n)}${i&&_`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const me=({strategies:e})=>_`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${y(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">
    ${y(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>_`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${y(`House edge`)} <b class="figure">${D(-t.float,4)}</b></span>
        <span>${y(`Cost`)} <b class="figure">${D(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:t,upcard:n,onTouch:r}){let[i,a]=g(`As`),o=e=>{let t=e.currentTarget,n=re([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},s=e=>e===n?y(`the bank's upcard`):t.includes(e)?y(`in your hand`):``;return _`<div class="odds-pack" role="group" aria-label=${y(`The 52 cards`)} onKeyDown=${o}
    onFocusIn=${e=>a(e.target.dataset.card??i)}>
    ${j.map(a=>_`<div key=${a[0]} class="odds-suit">
      ${a.map(a=>_`<button type="button" key=${a} data-card=${a}
        class=${l(`card pack-card`,a===n&&`is-upcard`,t.includes(a)&&`is-held`)}
        tabindex=${i===a?0:-1}
        aria-pressed=${a===n||t.includes(a)}
        aria-label=${[p(a,`full`),s(a)].filter(Boolean).join(`: `)}
        onClick=${()=>r(a)}><${e} card=${a} own="full" />
        ${s(a)&&_`<span class="odds-sign" aria-hidden="true">${a===n?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:t,onCards:n}){let[r,i]=g(e.join(` `)),[a,o]=g(t??``),[s,c]=g(``),l=e=>{e.preventDefault();let t=ve(N(r),N(a));c(t),t||n({hand:N(r).map(e=>M(e)),upcard:M(a.trim())})},u=(e,t,n)=>_`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return _`<form class="paper odds-typed" onSubmit=${l}>
    ${u(y(`Your five cards`),r,i)}
    ${u(y(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${s&&_`<p class="trouble" role="alert">${s}</p>`}
    <button class="plain">${y(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:r(`s`,`full`),clubs:r(`c`,`full`),diamonds:r(`d`,`full`),hearts:r(`h`,`full`)};return y(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!M(e));if(n)return y(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(M),i=r.find((e,t)=>r.indexOf(e)<t);return i?y(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:y(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:t,upcard:n}=e,[r,i]=g(t.length===5&&n===null),a=t=>s(I({...e,...t}));return _`<div class="odds-columns">
    <section class="odds-felt" aria-label=${y(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${y(`What the next card is`)} onKeyDown=${ne(1)}>
        <${J} shortcut="1" name=${y(`Your cards`)} count=${`${t.length}/5`} chosen=${!r}
          choose=${()=>i(!1)} />
        <${J} shortcut="2" name=${y(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${r}
          choose=${()=>i(!0)} />
      </div>
      <${he} hand=${t} upcard=${n} onTouch=${e=>n===e?a({upcard:null}):t.includes(e)?a({hand:t.filter(t=>t!==e)}):r?a({upcard:e}):t.length===5?f(y(`Five cards are chosen: touch one of them to take it off.`)):(i(t.length===4&&n===null),a({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{i(!1),a({hand:[],upcard:null})}}>${y(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${y(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${a} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>_`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:a,again:o}=z(r?ce(e):null),s=v(null);return b(()=>s.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?a?_`<${C} trouble=${a} again=${o} />`:i?_`<p class="odds-verdict" role="status" ref=${s}>
    ${y(`Best: {choice}`,{choice:E(i.best)})}</p>
    <p class="quiet">
      ${y(`{cards} against {upcard}`,{cards:t.map(e=>p(e,`full`)).join(`, `),upcard:p(n,`full`)})}</p>
    <${O} odds=${i} />
    <${S} key=${location.href} label=${y(`Link to this hand`)} />`:_`<p class="odds-question" role="status">…</p>`:_`<p class="odds-question">${y(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:t,number:n,base:r,close:i}=e;b(()=>{t===null&&s(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let a=t===null?null:le(e,t),{answer:o,trouble:c,again:l}=z(a),[u,d]=g(Z(r)),[f,p]=g(null);b(()=>d(Z(r)),[r]);let m=f?.of===a?f.choice:null;return _`<div class="odds-columns">
    <section class="odds-felt" aria-label=${y(`The hand`)}>
      ${c&&_`<${C} trouble=${c} again=${l} />`}
      ${o?_`<${$} key=${a} deal=${o} laid=${e} choice=${m} choose=${e=>{m||(p({of:a,choice:e}),d(Q(r,xe(Z(r),w(T(o,o.best),T(o,e)).float))))}} />`:!c&&_`<p class="prompt" role="status">${y(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${i}
        onChange=${t=>s(I({...e,close:t.target.checked,number:0}))} />
        ${y(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${y(`What it is worth`)}>
      ${o&&m?_`<${Ce} key=${a} deal=${o} choice=${m} next=${()=>s(I({...e,number:(n+1)%1e4}))} />`:_`<p class="odds-question">${y(r?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${u} clear=${()=>d(Q(r,X))} />
      ${t!==null&&_`<${S} key=${location.href} label=${y(`Link to this hand`)} />`}
    </section>
  </div>`}function $({deal:n,laid:r,choice:i,choose:a}){let s=v(null);u(()=>{r.number!==0&&(document.activeElement===document.body&&s.current?.focus({preventScroll:!0}),f(y(`Your cards: {cards}. Upcard: {upcard}.`,{cards:n.hand.split(` `).map(e=>p(e,`full`)).join(`, `),upcard:p(n.upcard,`full`)})))},[n]);let c=ie(n.hand.split(` `));return _`
    <h2 ref=${s} tabindex="-1">${y(`Hand {number}`,{number:r.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${y(`The bank`)}>
      ${[0,1,2,3].map(e=>_`<${t} key=${e} />`)}<${o} card=${n.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${y(`Your cards`)}>${c.map((t,n)=>i||r.base?_`<${o} key=${t} card=${t} own="full"
      class=${l(i===`exchange ${t}`&&`given-away`)} />`:_`<button type="button" key=${t} class="card odds-card" data-card=${t}
      aria-label=${E(`exchange ${t}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>a(`exchange ${t}`)}><${e} card=${t} own="full" /></button>`)}</div>
    ${!i&&_`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>a(`fold`)}>${y(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>a(`raise`)}>${y(`Raise`)}</button>
    </div>
    ${!r.base&&_`<p class="quiet">${y(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function Ce({deal:e,choice:t,next:n}){let r=v(null),i=w(T(e,e.best),T(e,t)),a=i.num===0,o=a?y(`The best choice.`):y(`Better: {choice}`,{choice:E(e.best)}),s=a?y(`It cost nothing.`):y(`It cost {cost} ANTE.`,{cost:ae(i.float)});return u(()=>{f(`${o} ${s}`),r.current?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:`nearest`})},[]),_`<p class=${l(`odds-verdict`,a?`right`:`wrong`)}>${o}</p>
    <p class="odds-cost">${s}${!a&&_` <small class="exact">${oe(i)}</small>`}</p>
    <button type="button" class="big" ref=${r} aria-keyshortcuts="n" onClick=${n}>${y(`Next hand`)}</button>
    <${O} odds=${e} chosen=${t} />`}const we=({account:e,clear:t})=>_`<div class="odds-standing">
  <p>${a(`{count} hand`,`{count} hands`,e.hands)} · ${a(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&_` · <b>${y(`{cost} of ANTE a hand`,{cost:D(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&_`<button type="button" class="plain" onClick=${t}>${y(`Start the account again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return y(`Trainer`);case`lookup`:return y(`Look up a hand`);case`chart`:return y(`Chart`)}}function Ee(e){let t=[[[`,`],y(`settings`)],[[`Esc`],y(`close what is open`)],[[`?`],y(`this list`)]];return e===`trainer`?[[[`f`],y(`fold`)],[[`r`],y(`raise`)],[[`1`,`2`,`3`,`4`,`5`],y(`exchange this card`)],[[`n`],y(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],y(`along the cards`)],[[`1`],y(`your five cards`)],[[`2`],y(`the bank's upcard`)],...t]:t}function De({query:e}){let t=d(()=>F(e),[e]);return b(()=>{te(`full`),m(j.flat())},[]),_`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${y(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${x} keys=${Ee(t.part)} />
        <${c} own=${ee(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${t.part}`}>
      <nav class="odds-parts" aria-label=${y(`Parts of this page`)}>
        ${k.map(e=>_`<a key=${e} class="plain" href=${I({...t,part:e})}
            aria-current=${e===t.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!t.base}
          onChange=${e=>s(I({...t,base:!e.target.checked}))} />
          ${y(`A card may be exchanged`)}</label>
      </nav>
      ${t.broken&&_`<p class="paper odds-note" role="alert">
          ${y(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${t} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return _`<${Se} laid=${e} />`;case`lookup`:return _`<${ye} laid=${e} />`;case`chart`:return _`<${ue} base=${e.base} />`}}export{De as OddsPage};