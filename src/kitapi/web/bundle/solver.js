import{$ as e,An as t,B as n,En as r,Ht as i,It as a,Lt as o,On as s,R as c,Rt as l,Tn as u,Vt as d,Zt as f,a as p,bn as m,cn as h,dn as g,i as _,kn as v,sn as y,xn as b,yn as x}from"./main.js";import{_ as ee,b as S,g as C,o as te,v as ne,y as w}from"./shared.js";import{B as T,C as E,G as D,H as re,J as O,K as k,R as A,S as j,T as M,U as N,V as ie,W as P,X as F,Y as I,_ as L,a as R,b as z,f as B,g as V,h as H,m as U,p as W,v as G,w as K,x as q,y as J,z as Y}from"./desks.js";function X(){let e=s(null);return r(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){r(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=N(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>P(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&P(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:e,hands:t,cards:n,answer:r,best:i,onPlay:a}){let s=r?.turn===e,c=G(e,t),l=e=>{let t=C([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},u=ne(n,w(t[e]??[]));return b`<section class=${m(`solver-hand`,`lies-${e}`,s&&`due`)}
    aria-label=${h(`Hand: {name}`,{name:c})}>
    <h2><${M} hand=${e} />${c}${s&&b`<span class="to-play">${h(`to play`)}</span>`}
      <span class="taken figure">${y(`{count} trick`,`{count} tricks`,r?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(t[e]?.length??0)}} onKeyDown=${l}>
      ${u.map(e=>s&&r&&e in r.moves?b`<${fe} key=${e} card=${e} value=${r.moves[e]??0} best=${i.has(e)}
          onPlay=${a} />`:b`<${o} key=${e} card=${e} class=${s?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:e,value:t,best:n,onPlay:r})=>b`<button type="button" class=${m(`card move`,n&&`best`)} data-card=${e}
      aria-label=${z(e,t,n)} onClick=${()=>r(e)}>
      <${a} card=${e} />
      <span class="worth figure" aria-hidden="true">${n&&b`<span class="star">★</span>`}
        ${E(t)}</span>
    </button>`;function pe({deal:e,onDeal:t}){let{answer:n}=U(I(e)),r=n,i=r?.tricks??r?.made,a=N(e.hands);return b`<table class="matrix">
    <caption>
      ${J(e.objective)?h(`Every strain: is it made?`):h(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${h(`Leads`)}</th>${a.map(t=>b`<th key=${t} scope="col">
      <${M} hand=${t} /><span class="leader-name">${G(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${T.map(n=>b`<tr key=${n}>
      <th scope="row"><${W} strain=${n} /><span class="unseen">${j(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,c={strain:j(n),leader:G(r,e.hands),value:o===void 0?`…`:K(o)};return b`<td key=${r}>
          <button type="button" class=${m(`cell figure`,s&&`here`)}
            aria-current=${s?`true`:void 0}
            aria-label=${h(`{strain}, {leader} leads: {value}`,c)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:E(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(t,r,i,a){let[o,s]=v(!1),c=r.length,l=a?.line?a.line.split(` `):[],d=r.slice(0,i),f=(e,r)=>n(F(t,e,r)),p=e=>{s(!1),f(r,Math.min(Math.max(e,0),c))},m=e=>{s(!1),f(r[i]===e?r:[...d,e],i+1)},h=()=>{l[0]&&m(l[0])},g=()=>{l.length!==0&&(f([...d,...l],i+1),s(!0))},_=()=>{o?s(!1):i<c?s(!0):g()};return u(()=>{if(!o)return;i>=c&&s(!1);let e=setTimeout(()=>f(r,Math.min(i+1,c)),900);return()=>clearTimeout(e)},[o,i,c]),e(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(_(),!0)),{at:i,last:c,playing:o,goTo:p,toggle:_,play:m,playBest:h,playOut:g,line:l}}function he({deal:e,tricks:t,costs:n,sides:r}){let a=J(e.objective),o=-1;return b`<section class="paper tricks-told">
    <h2>${h(`What was played`)}</h2>
    <p>${L(r.declarer,r.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:r},s)=>b`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,b`<span key=${e} class="told-card">${i(e)}
          <${ge} cost=${n[o]??0} misere=${a} /></span> `))}</span>
      ${r&&b`<span class="trick-winner"><${M} hand=${r} />${G(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?b`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?h(`this card decided it`):y(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:e,played:t,at:r,broken:i,last:a}){let o=t.slice(0,r),s=U(O(e,o)),l=s.answer,d=ae(e,o,l),f=me(e,t,r,l),p=le(l),g=be(e,o,d.at(-1)),_=e=>n(F(e,[]));return u(()=>{l&&x(`${g} ${q(l)}`)},[l]),Z(a,[`.move.best`,`.move`],l),b`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${e} asking=${s} broken=${i} />
      <div class=${m(`solver-table`,e.hands.second===null&&`lone`)}>
        ${N(e.hands).map(t=>b`<${ue} key=${t} hand=${t} hands=${e.hands} answer=${l} best=${p}
            cards=${(e.hands[t]??[]).filter(e=>!o.includes(e))} onPlay=${f.play} />`)}
        <${ye} deal=${e} trick=${d.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${h(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playBest}>${h(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playOut}>
            ${h(`Best play to the end`)}</button>
        </div>
        <${R} player=${f} count=${t.length+1} words=${g} />
      </section>
      ${o.length>0&&l&&b`<${he} deal=${e} tricks=${d} costs=${l.costs}
          sides=${ce(e,o,l.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${h(`The game`)}>
      <${B} deal=${e} onDeal=${_} />
      <${pe} deal=${e} onDeal=${_} />
      <${S} key=${F(e,t,r)} label=${h(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>c(F(e))}>
        ${h(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:t,broken:r}){let{answer:i,making:a,trouble:o,field:s,again:c}=t;return b`<div class="solver-verdict">
    ${r&&b`<p class="paper solver-note" role="alert">
        ${h(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${i&&b`<p class="verdict">${q(i)}</p>`}
    ${a&&b`<p class="making" role="status">
        ${h(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&b`<p class="verdict">…</p>`}
    ${o&&b`<div class="paper solver-note" role="alert">
      <p>${s===`played`?h(`These cards cannot be played in this order: the link may be incomplete.`):o}
      </p>
      ${s===`played`?b`<button type="button" class="plain" onClick=${()=>n(F(e,[]))}>
          ${h(`To the first card`)}</button>`:b`<button type="button" class="plain" onClick=${c}>${h(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:e,trick:t})=>b`<div class="on-the-table" role="group" aria-label=${h(`The trick`)}>
  ${t?b`<div class=${m(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>b`<span key=${t} class="trick-place">
        <${o} card=${t} /><${M} hand=${P(e.hands,t)??`declarer`} /></span>`)}</div>`:b`<p class="trumps-shown"><${W} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&P(e.hands,r);if(!r||!i)return h(`{name} leads.`,{name:G(e.leader,e.hands)});let a=h(`{name}: {card}.`,{name:G(i,e.hands),card:d(r)});return n?.winner?`${a} ${h(`{name} takes the trick`,{name:G(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=N(e);return b`<div class="brushes" role="radiogroup" aria-label=${h(`Who gets the next cards`)}
    onKeyDown=${ee(1)}>
    ${r.map((r,i)=>b`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${M} hand=${r} /><span class="brush-name">${G(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${h(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>b`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=O({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:r}){let[i,a]=v(`declarer`),[o,l]=v(!1);U(Se),Z(r,[`.pack-card`],!0);let u=s([]),{hands:f}=e,p=t=>{u.current.push(e),n(F(t))},m=t=>p({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),g=(e,t)=>{if(t&&P(f,e)!==t&&(f[t]?.length??0)>=10)return x(h(`No hand has more than ten cards.`));let n=re(f,e,t);m(n),x(h(`{card}: {value}`,{card:d(e),value:t?G(t,f):h(`nobody`)})),t&&t===i&&n[t]?.length===10&&a(N(n).find(e=>(n[e]?.length??0)<10)??t)};return b`<main class="solver-desk">
    <section class="solver-felt" aria-label=${h(`Lay out the cards`)}>
      ${t&&b`<p class="paper solver-note" role="alert">
          ${h(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${f} brush=${i} onBrush=${a} />
      <${V} hands=${f} onGive=${g}
        onTouch=${e=>g(e,P(f,e)===i?null:i)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>m(ie(f.second===null))}>${h(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${u.current.length===0?`true`:void 0} onClick=${()=>{let e=u.current.pop();e&&n(F(e))}}>${h(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>m({...A.hands,second:f.second&&[]})}>
          ${h(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${f.second===null}
          onChange=${e=>{m({...f,second:e.target.checked?null:[]}),i===`second`&&a(`first`)}} />${h(`Lone defender`)}</label>
      </div>
      <${H} hands=${f} onHands=${m} />
    </section>
    <section class="paper solver-slip" aria-label=${h(`The game`)}>
      <${B} deal=${e} onDeal=${p} />
      <p class=${o&&!D(f)?`solver-counted wrong`:`solver-counted`}>${$(f)}</p>
      <button type="button" class=${D(f)?`big`:`big not-yet`} onClick=${()=>D(f)?c(F(e,[])):(l(!0),x($(f)))}>${h(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(D(e))return y(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=N(e).map(t=>`${G(t,e)} ${e[t]?.length??0}`).join(` · `);return h(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],h(`give the card, or the next ones, to a hand`)],[[`0`],h(`take the card back`)],[[`←`,`→`,`↑`,`↓`],h(`along the cards`)],[[`u`],h(`undo`)],[[`g`],h(`deal at random`)]],Te=()=>[[[`←`,`→`],h(`one step back, one step forward`)],[[`Home`,`End`],h(`to the start, to the end`)],[[h(`Space`)],h(`play, pause`)],[[`b`],h(`play the best card`)],[[`e`],h(`best play to the end`)]],Ee=()=>[[[`,`],h(`settings`)],[[`Esc`],h(`close what is open`)],[[`?`],h(`this list`)]];function De({query:e}){let n=t(()=>k(e),[e]),r=X();return u(()=>{f(g(_()).deck),l(Y.flat())},[]),b`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${h(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${h(`Open cards`)}</h1>
      <div class="tools"><${te} keys=${[...n.played?Te():we(),...Ee()]} />
        <${p} /></div>
    </header>
    ${n.played?b`<${_e} deal=${n.deal} played=${n.played} at=${n.at} broken=${n.broken} last=${r} />`:b`<${Ce} deal=${n.deal} broken=${n.broken} last=${r} />`}
  </div>`}export{De as SolverPage};