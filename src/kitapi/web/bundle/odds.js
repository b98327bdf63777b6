import{$t as e,At as t,Bt as n,F as r,Ft as i,Mt as a,Nt as o,Qt as s,Ut as c,Xt as l,Zt as u,a as d,bn as f,dn as p,gn as m,hn as h,jt as g,ln as _,on as ee,u as te,un as v,vn as y,yn as b}from"./main.js";import{a as ne,h as re,m as ie,v as x}from"./shared.js";import{st as S}from"./desks.js";import{a as C,c as ae,i as w,n as T,o as oe,r as E,s as D,t as O}from"./caribbean-stud-shared.js";const k=[`trainer`,`lookup`,`chart`],se=[...`AKQJT98765432`],A=[`s`,`h`,`d`,`c`].map(e=>se.map(t=>t+e)),j={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function M(e){let[,t,n]=/^(10|[2-9TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(j[n]??n.toLowerCase())}const N=e=>e.split(/[\s,]+/).filter(Boolean),P=(e,t)=>e!==null&&RegExp(`^\\d{1,${t}}$`).test(e)?Number(e):null;function F(e){let t=new URLSearchParams(e),n=k.find(e=>e===t.get(`part`))??(t.has(`hand`)||t.has(`upcard`)?`lookup`:`trainer`),r=[...N(t.get(`hand`)??``),...N(t.get(`upcard`)??``)],i=e=>N(t.get(e)??``).flatMap(e=>M(e)??[]),a=[...new Set(i(`hand`))].slice(0,5),o=i(`upcard`).find(e=>!a.includes(e))??null;return{part:n,base:t.get(`game`)===`base`,close:t.get(`close`)===`yes`,seed:P(t.get(`seed`),9),number:P(t.get(`number`),4)??0,hand:a,upcard:o,broken:r.length!==a.length+Number(o!==null)}}function I({part:e=`trainer`,base:t,close:n,seed:r,number:i,hand:a=[],upcard:o}){let s=new URLSearchParams;return e!==`trainer`&&s.set(`part`,e),t&&s.set(`game`,`base`),e===`trainer`&&n&&s.set(`close`,`yes`),e===`trainer`&&typeof r==`number`&&(s.set(`seed`,String(r)),s.set(`number`,String(i??0))),e===`lookup`&&a.length>0&&s.set(`hand`,a.join(` `)),e===`lookup`&&o&&s.set(`upcard`,o),`/odds/caribbean-stud${s.size>0?`?${s}`:``}`}const L=/* @__PURE__ */ new Map,ce=({hand:e,upcard:t,base:n})=>`/api/odds/caribbean-stud?${new URLSearchParams({hand:e.join(` `),upcard:t??``,...R(n)})}`,le=({number:e,close:t,base:n},r)=>`/api/odds/caribbean-stud/deal?${new URLSearchParams({seed:String(r),number:String(e),close:t?`yes`:`no`,...R(n)})}`,R=e=>e?{game:`base`}:{};function z(e){let[t,n]=b({address:null,trouble:``}),[r,i]=b(0);h(()=>{if(e===null||L.has(e))return;let t=!0,r=r=>{t&&n({address:e,trouble:r})};return te(e.startsWith(`/api/`)?`${e}&lang=${l()}`:e).then(t=>{L.size>=200&&L.clear(),L.set(e,t),r(``)},e=>r(e.message||s(`The server does not answer.`))),()=>{t=!1}},[e,r]);let a=t.address===e?t.trouble:``;return{answer:e===null?null:L.get(e)??null,trouble:a,again:()=>i(r+1)}}function B(e){switch(e){case`high_pair_flush_draw`:return s(`A pair, and four cards of one suit`);case`low_pair_straight_draw`:return s(`Other pairs`);case`flush_draw`:return s(`No pair, one card short of more`);case`akq_match`:return s(`Ace and king, nothing else`);default:return``}}function V(e){let[,t]=/^pair_flush_draw_(.)$/.exec(e)??[];if(t)return`${t}-${t}`;let[,n=``,r]=/^(akq|akj|ak)(_match)?$/.exec(e)??[];if(r)return s(`{cards}, one like the upcard`,{cards:H(n)});if(n)return s(`{cards}, none like it`,{cards:H(n)});switch(e){case`pair_or_better`:return s(`Pair or better`);case`two_pair_or_better`:return s(`Two pair or better`);case`high_pair_flush_draw`:return s(`{pair} or higher`,{pair:`8-8`});case`low_pair_straight_draw`:return s(`{low} or {high}, two ranks make a straight`,{low:`2-2`,high:`3-3`});case`pair`:return s(`All others`);case`flush_draw`:return s(`Four of one suit`);case`straight_draw`:return s(`Two ranks make a straight`);case`inside_draw_ace_king`:return s(`{cards}, one rank makes a straight`,{cards:`A-K`});case`inside_draw_higher`:return s(`One rank, and four cards above the upcard, none like it`);case`inside_draw`:return s(`One rank, other hands`);default:return s(`Anything less`)}}const H=e=>e===`ak`?`A-K`:[...e.toUpperCase()].join(`-`);function U(e){switch(e){case`perfect`:return s(`The best choice everywhere.`);case`never_exchange`:return s(`Never exchange; else the best choice everywhere.`);case`careful_draws`:return s(`As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.`);case`draws`:return s(`Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.`);case`rules_of_thumb`:return s(`Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.`);case`akj83_or_better`:return s(`Raise ace-king-jack-eight-three or better.`);case`matching_ace_king`:return s(`Raise a pair or better, and ace-king that matches the upcard.`);case`pair_or_better`:return s(`Raise a pair or better.`);case`ace_king_or_better`:return s(`Raise ace-king or better.`);default:return s(`Raise everything.`)}}const W=[`2`,`3`,`4`,`5`,`6`,`7`,`8`,`9`,`10`,`J`,`Q`,`K`,`A`],G=[`folds`,`raises`,`exchanges`],K=t=>[e(`odds chart`,`F`),e(`odds chart`,`R`),e(`odds chart`,`X`)][t]??``,q=e=>[s(`fold`),s(`raise`),s(`exchange`)][e]??``;function ue({base:e}){let{answer:t,trouble:n,again:r}=z(`/static/c9a52a075da75f67/games/caribbean_stud/client/odds/chart.json`);if(n)return p`<${S} trouble=${n} again=${r} />`;if(!t)return p`<p class="prompt" role="status">…</p>`;let{rows:i,strategies:a}=t[e?`base`:`venice`]??{rows:{},strategies:[]};return p`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${s(e?`The best choice without an exchange`:`The best choice, with an exchange`)}</h2>
      <${de} base=${e} />
      <${fe} rows=${i} />
      <p class="quiet">
        ${s(`A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.`)}</p>
    </section>
    <${me} strategies=${a} />`}const de=({base:e})=>p`<ul class="odds-legend">
  ${(e?[1,0]:[1,2,0]).map(e=>p`<li key=${e}>
      <span class=${`chart-cell ${G[e]}`} aria-hidden="true">${K(e)}</span> ${q(e)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${K(1)}
      <small>${K(0).toLowerCase()}</small></span> ${s(`mostly the first, at times the second`)}</li>
</ul>`,fe=({rows:e})=>p`<table class="odds-chart">
  <caption class="unseen">${s(`The best choice by hand and upcard`)}</caption>
  <thead>
    <tr><th scope="col">${s(`Upcard`)}</th>${W.map(e=>p`<th key=${e} scope="col">${e}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(e).map(([e,t])=>p`
    ${B(e)&&p`<tr key=${`${e} group`} class="chart-group">
        <th scope="colgroup" colspan=${W.length+1}>${B(e)}</th></tr>`}
    <tr key=${e} data-row=${e}><th scope="row">${V(e)}</th>
      ${t.map((e,t)=>p`<${pe} key=${t} counts=${e} />`)}</tr>`)}</tbody>
</table>`;function pe({counts:e}){let t=e.reduce((e,t)=>e+t,0);if(t===0)return p`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${s(`there is none`)}</span></td>`;let[n=0,r=0]=[0,1,2].filter(t=>e[t]).sort((t,n)=>(e[n]??0)-(e[t]??0)),i=(e[n]??0)<t,a=[0,1,2].filter(t=>e[t]).map(n=>`${q(n)} ${D((e[n]??0)/t,1)}`).join(`, `);return p`<td class=${v(`chart-cell`,G[n])} title=${a}>
    <span aria-hidden="true">${K(n)}${i&&p`<small>${K(r).toLowerCase()}</small>`}</span>
    <span class="unseen">${i?a:q(n)}</span></td>`}const me=({strategies:e})=>p`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${s(`Ways to play that can be remembered`)}</h2>
  <p class="quiet">
    ${s(`House edge: what the house wins of each ANTE on average. Cost: what perfect play would lose less.`)}</p>
  <ol class="odds-strategies">
    ${e.map(({strategy:e,expectation:t,cost:n})=>p`<li key=${e} data-strategy=${e}>
      <p>${U(e)}</p>
      <p class="strategy-figures">
        <span>${s(`House edge`)} <b class="figure">${D(-t.float,4)}</b></span>
        <span>${s(`Cost`)} <b class="figure">${D(n.float,4)}</b></span></p>
    </li>`)}</ol>
</section>`;function he({hand:e,upcard:t,onTouch:n}){let[r,a]=b(`As`),o=e=>{let t=e.currentTarget,n=ie([...t.querySelectorAll(`button`)],e.target,e.key,13);n&&(n.focus(),e.preventDefault())},c=n=>n===t?s(`the bank's upcard`):e.includes(n)?s(`in your hand`):``;return p`<div class="odds-pack" role="group" aria-label=${s(`The 52 cards`)} onKeyDown=${o}
    onFocusIn=${e=>a(e.target.dataset.card??r)}>
    ${A.map(a=>p`<div key=${a[0]} class="odds-suit">
      ${a.map(a=>p`<button type="button" key=${a} data-card=${a}
        class=${v(`card pack-card`,a===t&&`is-upcard`,e.includes(a)&&`is-held`)}
        tabindex=${r===a?0:-1}
        aria-pressed=${a===t||e.includes(a)}
        aria-label=${[i(a,`full`),c(a)].filter(Boolean).join(`: `)}
        onClick=${()=>n(a)}><${g} card=${a} own="full" />
        ${c(a)&&p`<span class="odds-sign" aria-hidden="true">${a===t?`▲`:`●`}</span>`}
      </button>`)}</div>`)}
  </div>`}function ge({hand:e,upcard:t,onCards:n}){let[r,i]=b(e.join(` `)),[a,o]=b(t??``),[c,l]=b(``),u=e=>{e.preventDefault();let t=ve(N(r),N(a));l(t),t||n({hand:N(r).map(e=>M(e)),upcard:M(a.trim())})},d=(e,t,n)=>p`<label>${e}
        <input value=${t} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>n(e.target.value)} /></label>`;return p`<form class="paper odds-typed" onSubmit=${u}>
    ${d(s(`Your five cards`),r,i)}
    ${d(s(`The bank's upcard`),a,o)}
    <p class="quiet" id="how-to-write">${_e()}</p>
    ${c&&p`<p class="trouble" role="alert">${c}</p>`}
    <button class="plain">${s(`Look it up`)}</button>
  </form>`}function _e(){let e={spades:n(`s`,`full`),clubs:n(`c`,`full`),diamonds:n(`d`,`full`),hearts:n(`h`,`full`)};return s(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 … 2`,example:`Kh 6h 5h 2h Ah`})}function ve(e,t){let n=[...e,...t].find(e=>!M(e));if(n)return s(`“{word}” is no card: write rank and suit, as in {example}.`,{word:n,example:`10h`});let r=[...e,...t].map(M),i=r.find((e,t)=>r.indexOf(e)<t);return i?s(`{card} appears twice.`,{card:i}):e.length===5&&t.length===1?``:s(`Choose five cards and the bank's upcard.`)}function ye({laid:e}){let{hand:t,upcard:n}=e,[i,a]=b(t.length===5&&n===null),o=t=>r(I({...e,...t}));return p`<div class="odds-columns">
    <section class="odds-felt" aria-label=${s(`The cards`)}>
      <div class="odds-brushes" role="radiogroup" aria-label=${s(`What the next card is`)} onKeyDown=${re(1)}>
        <${J} shortcut="1" name=${s(`Your cards`)} count=${`${t.length}/5`} chosen=${!i}
          choose=${()=>a(!1)} />
        <${J} shortcut="2" name=${s(`The bank's upcard`)} count=${`${+!!n}/1`} chosen=${i}
          choose=${()=>a(!0)} />
      </div>
      <${he} hand=${t} upcard=${n} onTouch=${e=>n===e?o({upcard:null}):t.includes(e)?o({hand:t.filter(t=>t!==e)}):i?o({upcard:e}):t.length===5?_(s(`Five cards are chosen: touch one of them to take it off.`)):(a(t.length===4&&n===null),o({hand:[...t,e]}))} />
      <div class="odds-tools"><button type="button" class="plain" onClick=${()=>{a(!1),o({hand:[],upcard:null})}}>${s(`Clear`)}</button></div>
    </section>
    <section class="paper odds-slip" aria-label=${s(`What it is worth`)}><${be} laid=${e} /></section>
    <${ge} key=${`${t.join(` `)} ${n}`} hand=${t} upcard=${n} onCards=${o} />
  </div>`}const J=({shortcut:e,name:t,count:n,chosen:r,choose:i})=>p`<button type="button" class="plain odds-brush" role="radio" aria-checked=${r}
      tabindex=${r?0:-1} aria-keyshortcuts=${e} onClick=${i}>
      ${t} <span class="figure">${n}</span></button>`;function be({laid:e}){let{hand:t,upcard:n}=e,r=t.length===5&&n!==null,{answer:a,trouble:o,again:c}=z(r?ce(e):null),l=y(null);return h(()=>l.current?.closest(`section`)?.scrollIntoView({block:`nearest`}),[a]),r?o?p`<${S} trouble=${o} again=${c} />`:a?p`<p class="odds-verdict" role="status" ref=${l}>
    ${s(`Best: {choice}`,{choice:E(a.best)})}</p>
    <p class="quiet">
      ${s(`{cards} against {upcard}`,{cards:t.map(e=>i(e,`full`)).join(`, `),upcard:i(n,`full`)})}</p>
    <${O} odds=${a} />
    <${x} key=${location.href} label=${s(`Link to this hand`)} />`:p`<p class="odds-question" role="status">…</p>`:p`<p class="odds-question">${s(`Choose five cards and the bank's upcard.`)}</p>`}const Y=e=>`kitapi.odds.caribbean-stud.${e?`base`:`venice`}`,X={hands:0,mistakes:0,cost:0};function Z(e){try{return{...X,...JSON.parse(localStorage.getItem(Y(e))??`{}`)}}catch{return X}}function Q(e,t){try{localStorage.setItem(Y(e),JSON.stringify(t))}catch{}return t}const xe=(e,t)=>({hands:e.hands+1,mistakes:e.mistakes+Number(t>0),cost:e.cost+t});function Se({laid:e}){let{seed:t,number:n,base:i,close:a}=e;h(()=>{t===null&&r(I({...e,seed:Math.floor(Math.random()*1e6),number:0}))},[t]);let o=t===null?null:le(e,t),{answer:c,trouble:l,again:u}=z(o),[d,f]=b(Z(i)),[m,g]=b(null);h(()=>f(Z(i)),[i]);let _=m?.of===o?m.choice:null;return p`<div class="odds-columns">
    <section class="odds-felt" aria-label=${s(`The hand`)}>
      ${l&&p`<${S} trouble=${l} again=${u} />`}
      ${c?p`<${Ce} key=${o} deal=${c} laid=${e} choice=${_} choose=${e=>{_||(g({of:o,choice:e}),f(Q(i,xe(Z(i),C(T(c,c.best),T(c,e)).float))))}} />`:!l&&p`<p class="prompt" role="status">${s(`Dealing …`)}</p>`}
      <label class="tick"><input type="checkbox" checked=${a}
        onChange=${t=>r(I({...e,close:t.target.checked,number:0}))} />
        ${s(`Only close decisions: less than a tenth of an ANTE apart`)}</label>
    </section>
    <section class="paper odds-slip" aria-label=${s(`What it is worth`)}>
      ${c&&_?p`<${$} key=${o} deal=${c} choice=${_} next=${()=>r(I({...e,number:(n+1)%1e4}))} />`:p`<p class="odds-question">${s(i?`Fold or raise?`:`Fold, raise, or exchange a card?`)}</p>`}
      <${we} account=${d} clear=${()=>f(Q(i,X))} />
      ${t!==null&&p`<${x} key=${location.href} label=${s(`Link to this hand`)} />`}
    </section>
  </div>`}function Ce({deal:e,laid:n,choice:r,choose:o}){let c=y(null);m(()=>{n.number!==0&&(document.activeElement===document.body&&c.current?.focus({preventScroll:!0}),_(s(`Your cards: {cards}. Upcard: {upcard}.`,{cards:e.hand.split(` `).map(e=>i(e,`full`)).join(`, `),upcard:i(e.upcard,`full`)})))},[e]);let l=ae(e.hand.split(` `));return p`
    <h2 ref=${c} tabindex="-1">${s(`Hand {number}`,{number:n.number+1})}</h2>
    <p class="odds-bank" role="group" aria-label=${s(`The bank`)}>
      ${[0,1,2,3].map(e=>p`<${t} key=${e} />`)}<${a} card=${e.upcard} own="full" /></p>
    <div class="odds-hand" role="group" aria-label=${s(`Your cards`)}>${l.map((e,t)=>r||n.base?p`<${a} key=${e} card=${e} own="full"
      class=${v(r===`exchange ${e}`&&`given-away`)} />`:p`<button type="button" key=${e} class="card odds-card" data-card=${e}
      aria-label=${E(`exchange ${e}`)} aria-keyshortcuts=${String(t+1)}
      onClick=${()=>o(`exchange ${e}`)}><${g} card=${e} own="full" /></button>`)}</div>
    ${!r&&p`<div class="odds-choices">
      <button type="button" class="big" aria-keyshortcuts="f" onClick=${()=>o(`fold`)}>${s(`Fold`)}</button>
      <button type="button" class="big" aria-keyshortcuts="r" onClick=${()=>o(`raise`)}>${s(`Raise`)}</button>
    </div>
    ${!n.base&&p`<p class="quiet">${s(`Touch a card to exchange it for an ANTE.`)}</p>`}`}`}function $({deal:e,choice:t,next:n}){let r=y(null),i=C(T(e,e.best),T(e,t)),a=i.num===0,o=a?s(`The best choice.`):s(`Better: {choice}`,{choice:E(e.best)}),c=a?s(`It cost nothing.`):s(`It cost {cost} ANTE.`,{cost:w(i.float)});return m(()=>{_(`${o} ${c}`),r.current?.focus({preventScroll:!0}),r.current?.scrollIntoView({block:`nearest`})},[]),p`<p class=${v(`odds-verdict`,a?`right`:`wrong`)}>${o}</p>
    <p class="odds-cost">${c}${!a&&p` <small class="exact">${oe(i)}</small>`}</p>
    <button type="button" class="big" ref=${r} aria-keyshortcuts="n" onClick=${n}>${s(`Next hand`)}</button>
    <${O} odds=${e} chosen=${t} />`}const we=({account:e,clear:t})=>p`<div class="odds-standing">
  <p>${u(`{count} hand`,`{count} hands`,e.hands)} · ${u(`{count} mistake`,`{count} mistakes`,e.mistakes)}
    ${e.hands>0&&p` · <b>${s(`{cost} of ANTE a hand`,{cost:D(e.cost/e.hands)})}</b>`}</p>
  ${e.hands>0&&p`<button type="button" class="plain" onClick=${t}>${s(`Start the account again`)}</button>`}
</div>`;function Te(e){switch(e){case`trainer`:return s(`Trainer`);case`lookup`:return s(`Look up a hand`);case`chart`:return s(`Chart`)}}function Ee(e){let t=[[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];return e===`trainer`?[[[`f`],s(`fold`)],[[`r`],s(`raise`)],[[`1`,`2`,`3`,`4`,`5`],s(`exchange this card`)],[[`n`],s(`next hand`)],...t]:e===`lookup`?[[[`←`,`→`,`↑`,`↓`],s(`along the cards`)],[[`1`],s(`your five cards`)],[[`2`],s(`the bank's upcard`)],...t]:t}function De({query:e}){let t=f(()=>F(e),[e]);return h(()=>{c(`full`),o(A.flat())},[]),p`<div class="odds of-caribbean-stud">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${s(`Odds: Caribbean Stud`)}</h1>
      <div class="tools"><${ne} keys=${Ee(t.part)} />
        <${d} own=${ee(`caribbean-stud`)} /></div>
    </header>
    <main class=${`odds-desk part-${t.part}`}>
      <nav class="odds-parts" aria-label=${s(`Parts of this page`)}>
        ${k.map(e=>p`<a key=${e} class="plain" href=${I({...t,part:e})}
            aria-current=${e===t.part?`page`:void 0}>${Te(e)}</a>`)}
        <label class="tick"><input type="checkbox" checked=${!t.base}
          onChange=${e=>r(I({...t,base:!e.target.checked}))} />
          ${s(`A card may be exchanged`)}</label>
      </nav>
      ${t.broken&&p`<p class="paper odds-note" role="alert">
          ${s(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${Oe} laid=${t} />
    </main>
  </div>`}function Oe({laid:e}){switch(e.part){case`trainer`:return p`<${Se} laid=${e} />`;case`lookup`:return p`<${ye} laid=${e} />`;case`chart`:return p`<${ue} base=${e.base} />`}}export{De as OddsPage};