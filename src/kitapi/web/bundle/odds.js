import{Bt as e,Dt as t,Et as n,Gt as r,I as i,It as a,Jt as o,Mt as s,Ot as c,Wt as l,a as u,dn as d,in as f,kt as p,l as m,ln as h,nn as g,on as _,qt as v,rn as y,sn as b,un as x}from"./main.js";import{c as S,d as C,r as ee,s as te}from"./shared.js";import{N as w}from"./desks.js";import{a as T,c as ne,i as re,n as E,o as ie,r as D,s as O,t as k}from"./caribbean-stud-shared.js";const A=[`trainer`,`lookup`,`chart`],ae=[...`AKQJT98765432`],j=[`s`,`h`,`d`,`c`].map(e=>ae.map(t=>t+e)),oe={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function M(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(oe[n]??n.toLowerCase())}const N=e=>e.split(/[\s,]+/).filter(Boolean),P=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function F(e){let t=new URLSearchParams(e),n=A.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...N(t.get(`hand`)??``),...N(t.get(`upcard`)??``)],i=e=>N(t.get(e)??``).flatMap(e=>M(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:P(t.get(`seed`),9),number:P(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,se=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,ce=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=x({address:null,trouble:``}),[r,i]=x(0);_(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return m(e.startsWith(`/api/`)?`${e}&lang=${l()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||v(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:a,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return v(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return v(`Other pairs`);case`flush_draw`:return v(`No pair, one card short of more`);case`akq_match`:return v(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return v(`{cards}, one like the upcard`,{cards:H(n)});if(n)return v(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return v(`Pair or better`);case`two_pair_or_better`:return v(`Two pair or better`);case`high_pair_flush_draw`:return v(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return v(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return v(`All others`);case`flush_draw`:return v(`Four of one suit`);case`straight_draw`:return v(`Two ranks make a straight`);case`inside_draw_ace_king`:return v(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return v(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return v(`One rank, other hands`);default:return v(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return v(`The best choice everywhere.`);case`never_exchange`:return v(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return v(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return v(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return v(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return v(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return v(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return v(`Raise a pair or better.`);case`ace_king_or_better`:return v(`Raise ace-king or better.`);default:return v(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=e=>[o(`odds chart`,`F`),o(`odds chart`,`R`),o(`odds chart`,`X`)][e]??``,q=e=>[v(`fold`),v(`raise`),v(`exchange`)][e]??``;function le({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/2a3b6f659169e66c/games/caribbean_stud/client/odds/chart.json`);if(n)return f`<${w} trouble=${n} again=${r} />`;if(!t)return f`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return f`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">${v(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${ue} base=${e} />
      <${de} rows=${i} />
      <p class="quiet">${v(`A hand belongs to the first row that it fits. Every hand of every kind was reckoned exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${pe} strategies=${a} />`}const ue=({base:e})=>f`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>f`<li key=${e}><span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}</li>`)}
  <li><span class="chart-cell raises" aria-hidden="true">${K(1)}<small>${K(0).toLowerCase()}</small></span> ${v(`mostly the first, at times the second`)}</li>
</ul>`,de=({rows:e})=>f`<table class="odds-chart">
  <caption class="unseen">${v(`The best choice by hand and upcard`)}</caption>
  <thead><tr><th scope="col">${v(`Upcard`)}</th>${W.map(e=>f`<th key=${e} scope="col">${e}</th>`)}</tr></thead>
  <tbody>${Object.entries(e).map(([e,t])=>f`
    ${B(e)&&f`<tr key=${`${e} group`} class="chart-group"><th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>${t.map((e,t)=>f`<${fe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function fe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return f`<td class="chart-cell none"><span aria-hidden="true">·</span><span class="unseen">${v(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${O((e[n]??0)/t,1)}`).join(`, `);return f`<td class=${y(`chart-cell`,G[n])} title=${a}><span aria-hidden="true">${K(n)}${i&&f`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const pe=({strategies:e})=>f`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${v(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">${v(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">${e.map(({strategy:e,expectation:t,cost:n})=>f`<li key=${e} data-strategy=${e}>
    <p>${U(e)}</p>
    <p class="strategy-figures"><span>${v(`House edge`)} <b class="figure">${O(-t.float,4)}</b></span>
      <span>${v(`Cost`)} <b class="figure">${O(n.float,4)}</b></span></p>
  </li>`)}</ol>
</section>`;function me({hand:e,upcard:n,onTouch:r}){let[i,a]=x(`As`),o=e=>{let t=e.currentTarget,n=te([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},c=t=>t===n?v(`the bank's upcard`):e.includes(t)?v(`in your hand`):``;return f`<div class="odds-pack" role="group" aria-label=${v(`The 52 cards`)} onKeyDown=${o}
    onFocusIn=${e=>a(e.target.dataset.card??i)}>
    ${j.map(a=>f`<div key=${a[0]} class="odds-suit">${a.map(a=>f`<button type="button" key=${a} data-card=${a}
      class=${y(`card pack-card`,a===n&&`is-upcard`,e.includes(a)&&`is-held`)} tabindex=${i===a?0:-1}
      aria-pressed=${a===n||e.includes(a)} aria-label=${[s(a,`full`),c(a)].filter(Boolean).join(`: `)}
      onClick=${()=>r(a)}><${t} card=${a} own="full" />${c(a)&&f`<span class="odds-sign" aria-hidden="true">${a===n?`▲`:`●`}</span>`}</button>`)}</div>`)}
  </div>`}function he({hand:e,upcard:t,onCards:n}){let[r,i]=x(e.join(` `)),[a,o]=x(t??``),[s,c]=x(``),l=e=>{e.preventDefault();let t=_e(N(r),N(a));c(t),t||n({hand:N(r).map(e=>M(e)),upcard:M(a.trim())})},u=(e,t,n)=>f`<label>${e}
    <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off" aria-describedby="how-to-write"
      onInput=${e=>n(e.target.value)} /></label>`;return f`<form class="paper odds-typed" onSubmit=${l}>
    ${u(v(`Your five cards`),r,i)}
    ${u(v(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${ge()}</p>
    ${s&&f`<p class="trouble" role="alert">${s}</p>`}
    <button class="plain">${v(`Look it up`)}</button>
  </form>`}function ge(){let e={spades:a(`s`,`full`),clubs:a(`c`,`full`),diamonds:a(`d`,`full`),hearts:a(`h`,`full`)};return v(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function _e(e,t){let n=[...e,...t].find(e=>!M(e));if(n)return v(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(M),i=r.find((e,t)=>r.indexOf(e)<t);return i?v(`{card} stands twice.`,{card:i}):e.length===5&&t.length===1?``:v(`Choose five cards and the bank's upcard.`)}function ve({laid:e}){let{hand:t,upcard:n}=e,[r,a]=x(t.length===5&&n===null),o=t=>i(I({...e,...t}));return f`<div class="odds-columns">
    <section class="odds-felt" aria-label=${v(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${v(`What the next card is`)} onKeyDown=${S(1)}>
        <${J} shortcut="1" name=${v(`Your cards`)} count=${`${t.length}/5`} chosen=${!r} choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${v(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${r} choose=${()=>a(!0)} />
      </div>
      <${me} hand=${t} upcard=${n} onTouch=${e=>n===e?o({upcard:null}):t.includes(e)?o({hand:t.filter(t=>t!==e)}):r?o({upcard:e}):t.length===5?g(v(`Five cards are chosen: touch one of them to take it off.`)):(a(t.length===4&&n===null),o({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${v(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${v(`What it is worth`)}><${ye} laid=${e} /></section>
    <${he} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>f`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
  tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>${t} <span class="figure">${n}</span></button>`;function ye({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:i,trouble:a,again:o}=z(r?se(e):null),c=h(null);return _(()=>c.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[i]),r?a?f`<${w} trouble=${a} again=${o} />`:i?f`<p class="odds-verdict" role="status" ref=${c}>${v(`Best: {choice}`,{choice:E(i.best)})}</p>
    <p class="quiet">${v(`{cards} against {upcard}`,{cards:t.map(e=>s(e,`full`)).join(`, `),upcard:s(n,`full`)})}</p>
    <${k} odds=${i} />
    <${C} key=${location.href} label=${v(`Link to this hand`)} />`:f`<p class="odds-question" role="status">…</p>`:f`<p class="odds-question">${v(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const be=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function xe({laid:e}){let{seed:t,number:n,base:r,close:a}=e;_(()=>{t===null&&i(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let o=t===null?null:ce(e,t),{answer:s,trouble:c,again:l}=z(o),[u,d]=x(Z(r)),[p,m]=x(null);_(()=>d(Z(r)),[r]);let h=p?.of===o?p.choice:null;return f`<div class="odds-columns">
    <section class="odds-felt" aria-label=${v(`The hand`)}>
      ${c&&f`<${w} trouble=${c} again=${l} />`}
      ${s?f`<${Se} key=${o} deal=${s} laid=${e} choice=${h} choose=${e=>{h||(m({of:o,choice:e}),d(Q(r,be(Z(r),T(D(s,s.best),D(s,e)).float))))}} />`:!c&&f`<p class="prompt" role="status">${v(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${t=>i(I({...e,close:t.target.checked,number:0}))} />${v(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${v(`What it is worth`)}>
      ${s&&h?f`<${$} key=${o} deal=${s} choice=${h} next=${()=>i(I({...e,number:(n+1)%1e4}))} />`:f`<p class="odds-question">${v(r?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${Ce} account=${u} clear=${()=>d(Q(r,X))} />
      ${t!==null&&f`<${C} key=${location.href} label=${v(`Link to this hand`)} />`}
    </section>
  </div>`}function Se({deal:e,laid:r,choice:i,choose:a}){let o=h(null);b(()=>{r.number!==0&&(document.activeElement===document.body&&o.current?.focus({preventScroll:!0}),g(v(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>s(e,`full`)).join(`, `),upcard:s(e.upcard,`full`)})))},[e]);let l=ne(e.hand.split(` `));return f`
    <h2 ref=${o} tabindex="-1">${v(`Hand {number}`,{number:r.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${v(`The bank`)}>${[0,1,2,3].map(e=>f`<${n} key=${e} />`)}<${c} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${v(`Your cards`)}>${l.map((e,n)=>i||r.base?f`<${c} key=${e} card=${e} own="full" class=${y(i===`exchange ${e}`&&`given-away`)} />`:f`<button type="button" key=${e} class="card odds-card" data-card=${e} aria-label=${E(`exchange ${e}`)} aria-keyshortcuts=${String(n+1)}
      onClick=${()=>a(`exchange ${e}`)}><${t} card=${e} own="full" /></button>`)}</div>
    ${!i&&f`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>a(`fold`)}>${v(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>a(`raise`)}>${v(`Raise`)}</button>
    </div>
    ${!r.base&&f`<p class="quiet">${v(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function $({deal:e,choice:t,next:n}){let r=h(null),i=T(D(e,e.best),D(e,t)),a=i.num===0,o=a?v(`The best choice.`):v(`Better: {choice}`,{choice:E(e.best)}),s=a?v(`It cost nothing.`):v(`It cost {cost} ANTE.`,{cost:re(i.float)});return b(()=>{g(`${o} ${s}`),r.current?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:`nearest`})},[]),f`<p class=${y(`odds-verdict`,a?`right`:`wrong`)}>${o}</p>
    <p class="odds-cost">${s}${!a&&f` <small class="exact">${ie(i)}</small>`}</p>
    <button type="button" class="big" ref=${r} aria-keyshortcuts="n" onClick=${n}>${v(`Next hand`)}</button>
    <${k} odds=${e} chosen=${t} />`}const Ce=({account:e,clear:t})=>f`<div class="odds-standing">
  <p>${r(`{count} hand`,`{count} hands`,e.hands)} · ${r(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&f` · <b>${v(`{cost} of ANTE a hand`,{cost:O(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&f`<button type="button" class="plain" onClick=${t}>${v(`Start the account again`)}</button>`}
</div>`;function we(e){switch(e){case`trainer`:return v(`Trainer`);case`lookup`:return v(`Look up a hand`);case`chart`:return v(`Chart`)}}function Te(e){let t=[[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];return e===`trainer`?[[[`f`],v(`fold`)],[[`r`],v(`raise`)],[[`1`,`2`,`3`,`4`,`5`],v(`exchange this card`)],[[`n`],v(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],v(`along the cards`)],[[`1`],v(`your five cards`)],[[`2`],v(`the bank's upcard`)],...t]:t}function Ee({query:t}){let n=d(()=>F(t),[t]);return _(()=>{e(`full`),p(j.flat())},[]),f`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ee} keys=${Te(n.part)} /><${u} /></div>
    </header>
    <main class=${`odds-desk part-${n.part}`}>
      <nav class="odds-parts" aria-label=${v(`Parts of this page`)}>
        ${A.map(e=>f`<a key=${e} class="plain" href=${I({...n,part:e})} aria-current=${e===n.part?`page`:void 0}>${we(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!n.base}
          onChange=${e=>i(I({...n,base:!e.target.checked}))} />${v(`A card may be exchanged`)}</label>
      </nav>
      ${n.broken&&f`<p class="paper odds-note" role="alert">${v(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${De} laid=${n} />
    </main>
  </div>`}function De({laid:e}){switch(e.part){case`trainer`:return f`<${xe} laid=${e} />`;case`lookup`:return f`<${ve} laid=${e} />`;case`chart`:return f`<${le} base=${e.base} />`}}export{Ee as OddsPage};