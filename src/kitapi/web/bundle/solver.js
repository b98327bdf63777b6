import{At as e,F as t,Ft as n,Ht as r,J as i,Mt as a,N as o,Pt as s,Xt as c,Zt as l,_n as u,a as d,cn as f,en as p,hn as m,i as h,jt as g,ln as _,mn as v,un as y,vn as b,yn as ee}from"./main.js";import{_ as x,a as S,g as te,h as C,m as w,v as T}from"./shared.js";import{B as ne,C as re,G as E,H as D,J as O,L as k,R as A,S as j,U as M,V as N,W as P,Y as F,_ as I,b as L,d as R,f as z,g as B,h as V,i as H,m as U,p as W,q as G,v as K,w as q,x as J,y as Y,z as X}from"./desks.js";function ie(){let e=u(null);return m(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){m(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=D(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>M(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&M(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:e,hands:t,cards:n,answer:r,best:i,onPlay:a}){let o=r?.turn===e,s=I(e,t),u=e=>{let t=w([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},d=te(n,x(t[e]??[]));return y`<section class=${_(`solver-hand`,`lies-${e}`,o&&`due`)}
    aria-label=${l(`Hand: {name}`,{name:s})}>
    <h2><${q} hand=${e} />${s}${o&&y`<span class="to-play">${l(`to play`)}</span>`}
      <span class="taken figure">${c(`{count} trick`,`{count} tricks`,r?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(t[e]?.length??0)}} onKeyDown=${u}>
      ${d.map(e=>o&&r&&e in r.moves?y`<${fe} key=${e} card=${e} value=${r.moves[e]??0} best=${i.has(e)}
          onPlay=${a} />`:y`<${g} key=${e} card=${e} class=${o?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:t,value:n,best:r,onPlay:i})=>y`<button type="button" class=${_(`card move`,r&&`best`)} data-card=${t}
      aria-label=${Y(t,n,r)} onClick=${()=>i(t)}>
      <${e} card=${t} />
      <span class="worth figure" aria-hidden="true">${r&&y`<span class="star">★</span>`}
        ${j(n)}</span>
    </button>`;function pe({deal:e,onDeal:t}){let{answer:n}=W(O(e)),r=n,i=r?.tricks??r?.made,a=D(e.hands);return y`<table class="matrix">
    <caption>
      ${K(e.objective)?l(`Every strain: is it made?`):l(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${l(`Leads`)}</th>${a.map(t=>y`<th key=${t} scope="col">
      <${q} hand=${t} /><span class="leader-name">${I(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${X.map(n=>y`<tr key=${n}>
      <th scope="row"><${z} strain=${n} /><span class="unseen">${J(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,c={strain:J(n),leader:I(r,e.hands),value:o===void 0?`…`:re(o)};return y`<td key=${r}>
          <button type="button" class=${_(`cell figure`,s&&`here`)}
            aria-current=${s?`true`:void 0}
            aria-label=${l(`{strain}, {leader} leads: {value}`,c)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:j(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(e,n,r,a){let[o,s]=b(!1),c=n.length,l=a?.line?a.line.split(` `):[],u=n.slice(0,r),d=(n,r)=>t(F(e,n,r)),f=e=>{s(!1),d(n,Math.min(Math.max(e,0),c))},p=e=>{s(!1),d(n[r]===e?n:[...u,e],r+1)},m=()=>{l[0]&&p(l[0])},h=()=>{l.length!==0&&(d([...u,...l],r+1),s(!0))},g=()=>{o?s(!1):r<c?s(!0):h()};return v(()=>{if(!o)return;r>=c&&s(!1);let e=setTimeout(()=>d(n,Math.min(r+1,c)),900);return()=>clearTimeout(e)},[o,r,c]),i(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(g(),!0)),{at:r,last:c,playing:o,goTo:f,toggle:g,play:p,playBest:m,playOut:h,line:l}}function he({deal:e,tricks:t,costs:r,sides:i}){let a=K(e.objective),o=-1;return y`<section class="paper tricks-told">
    <h2>${l(`What was played`)}</h2>
    <p>${B(i.declarer,i.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:i},s)=>y`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,y`<span key=${e} class="told-card">${n(e)}
          <${ge} cost=${r[o]??0} misere=${a} /></span> `))}</span>
      ${i&&y`<span class="trick-winner"><${q} hand=${i} />${I(i,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?y`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?l(`this card decided it`):c(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:e,played:n,at:r,broken:i,last:a}){let s=n.slice(0,r),c=W(G(e,s)),u=c.answer,d=ae(e,s,u),p=me(e,n,r,u),m=le(u),h=be(e,s,d.at(-1)),g=e=>t(F(e,[]));return v(()=>{u&&f(`${h} ${L(u)}`)},[u]),Z(a,[`.move.best`,`.move`],u),y`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${e} asking=${c} broken=${i} />
      <div class=${_(`solver-table`,e.hands.second===null&&`lone`)}>
        ${D(e.hands).map(t=>y`<${ue} key=${t} hand=${t} hands=${e.hands} answer=${u} best=${m}
            cards=${(e.hands[t]??[]).filter(e=>!s.includes(e))} onPlay=${p.play} />`)}
        <${ye} deal=${e} trick=${d.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${l(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playBest}>${l(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playOut}>
            ${l(`Best play to the end`)}</button>
        </div>
        <${H} player=${p} count=${n.length+1} words=${h} />
      </section>
      ${s.length>0&&u&&y`<${he} deal=${e} tricks=${d} costs=${u.costs}
          sides=${ce(e,s,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${l(`The game`)}>
      <${R} deal=${e} onDeal=${g} />
      <${pe} deal=${e} onDeal=${g} />
      <${T} key=${F(e,n,r)} label=${l(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>o(F(e))}>
        ${l(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:n,broken:r}){let{answer:i,making:a,trouble:o,field:s,again:c}=n;return y`<div class="solver-verdict">
    ${r&&y`<p class="paper solver-note" role="alert">
        ${l(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${i&&y`<p class="verdict">${L(i)}</p>`}
    ${a&&y`<p class="making" role="status">
        ${l(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&y`<p class="verdict">…</p>`}
    ${o&&y`<div class="paper solver-note" role="alert">
      <p>${s===`played`?l(`These cards cannot be played in this order: the link may be incomplete.`):o}
      </p>
      ${s===`played`?y`<button type="button" class="plain" onClick=${()=>t(F(e,[]))}>
          ${l(`To the first card`)}</button>`:y`<button type="button" class="plain" onClick=${c}>${l(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:e,trick:t})=>y`<div class="on-the-table" role="group" aria-label=${l(`The trick`)}>
  ${t?y`<div class=${_(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>y`<span key=${t} class="trick-place">
        <${g} card=${t} /><${q} hand=${M(e.hands,t)??`declarer`} /></span>`)}</div>`:y`<p class="trumps-shown"><${z} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&M(e.hands,r);if(!r||!i)return l(`{name} leads.`,{name:I(e.leader,e.hands)});let a=l(`{name}: {card}.`,{name:I(i,e.hands),card:s(r)});return n?.winner?`${a} ${l(`{name} takes the trick`,{name:I(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=D(e);return y`<div class="brushes" role="radiogroup" aria-label=${l(`Who gets the next cards`)}
    onKeyDown=${C(1)}>
    ${r.map((r,i)=>y`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${q} hand=${r} /><span class="brush-name">${I(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${l(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>y`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=G({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:n,last:r}){let[i,a]=b(`declarer`),[c,d]=b(!1);W(Se),Z(r,[`.pack-card`],!0);let p=u([]),{hands:m}=e,h=n=>{p.current.push(e),t(F(n))},g=t=>h({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),_=(e,t)=>{if(t&&M(m,e)!==t&&(m[t]?.length??0)>=10)return f(l(`No hand has more than ten cards.`));let n=N(m,e,t);g(n),f(l(`{card}: {value}`,{card:s(e),value:t?I(t,m):l(`nobody`)})),t&&t===i&&n[t]?.length===10&&a(D(n).find(e=>(n[e]?.length??0)<10)??t)};return y`<main class="solver-desk">
    <section class="solver-felt" aria-label=${l(`Lay out the cards`)}>
      ${n&&y`<p class="paper solver-note" role="alert">
          ${l(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${m} brush=${i} onBrush=${a} />
      <${V} hands=${m} onGive=${_}
        onTouch=${e=>_(e,M(m,e)===i?null:i)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>g(ne(m.second===null))}>${l(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${p.current.length===0?`true`:void 0} onClick=${()=>{let e=p.current.pop();e&&t(F(e))}}>${l(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>g({...k.hands,second:m.second&&[]})}>
          ${l(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${m.second===null}
          onChange=${e=>{g({...m,second:e.target.checked?null:[]}),i===`second`&&a(`first`)}} />${l(`Lone defender`)}</label>
      </div>
      <${U} hands=${m} onHands=${g} />
    </section>
    <section class="paper solver-slip" aria-label=${l(`The game`)}>
      <${R} deal=${e} onDeal=${h} />
      <p class=${c&&!P(m)?`solver-counted wrong`:`solver-counted`}>${$(m)}</p>
      <button type="button" class=${P(m)?`big`:`big not-yet`} onClick=${()=>P(m)?o(F(e,[])):(d(!0),f($(m)))}>${l(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(P(e))return c(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=D(e).map(t=>`${I(t,e)} ${e[t]?.length??0}`).join(` · `);return l(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],l(`give the card, or the next ones, to a hand`)],[[`0`],l(`take the card back`)],[[`←`,`→`,`↑`,`↓`],l(`along the cards`)],[[`u`],l(`undo`)],[[`g`],l(`deal at random`)]],Te=()=>[[[`←`,`→`],l(`one step back, one step forward`)],[[`Home`,`End`],l(`to the start, to the end`)],[[l(`Space`)],l(`play, pause`)],[[`b`],l(`play the best card`)],[[`e`],l(`best play to the end`)]],Ee=()=>[[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function De({query:e}){let t=ee(()=>E(e),[e]),n=ie();return v(()=>{r(p(h()).deck),a(A.flat())},[]),y`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`Open cards`)}</h1>
      <div class="tools"><${S} keys=${[...t.played?Te():we(),...Ee()]} />
        <${d} /></div>
    </header>
    ${t.played?y`<${_e} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${n} />`:y`<${Ce} deal=${t.deal} broken=${t.broken} last=${n} />`}
  </div>`}export{De as SolverPage};