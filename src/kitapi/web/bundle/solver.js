import{Dt as e,G as t,Kt as n,M as r,Mt as i,Ot as a,P as o,Xt as s,a as c,an as l,cn as u,dn as d,fn as f,i as p,in as m,jt as h,kt as g,qt as _,rn as v,sn as y,un as b,zt as ee}from"./main.js";import{f as x,g as S,h as C,m as w,p as T,r as te}from"./shared.js";import{A as E,C as D,D as O,E as k,M as A,O as j,S as M,T as N,_ as P,a as F,b as ne,c as re,d as I,f as L,g as R,h as z,i as B,j as V,l as H,m as U,o as W,p as G,s as K,u as q,v as J,w as Y,x as X}from"./desks.js";function ie(){let e=b(null);return u(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){u(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=N(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>k(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&k(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:e,hands:t,cards:r,answer:i,best:o,onPlay:s}){let c=i?.turn===e,u=I(e,t),d=e=>{let t=x([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},f=w(r,C(t[e]??[]));return l`<section class=${m(`solver-hand`,`lies-${e}`,c&&`due`)}
    aria-label=${_(`Hand of {name}`,{name:u})}>
    <h2><${J} hand=${e} />${u}${c&&l`<span class="to-play">${_(`to play`)}</span>`}
      <span class="taken figure">${n(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(t[e]?.length??0)}} onKeyDown=${d}>
      ${f.map(e=>c&&i&&e in i.moves?l`<${fe} key=${e} card=${e} value=${i.moves[e]??0} best=${o.has(e)}
          onPlay=${s} />`:l`<${a} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:t,value:n,best:r,onPlay:i})=>l`<button type="button" class=${m(`card move`,r&&`best`)} data-card=${t}
      aria-label=${G(t,n,r)} onClick=${()=>i(t)}>
      <${e} card=${t} />
      <span class="worth figure" aria-hidden="true">${r&&l`<span class="star">★</span>`}
        ${R(n)}</span>
    </button>`;function pe({deal:e,onDeal:t}){let{answer:n}=K(V(e)),r=n,i=r?.tricks??r?.made,a=N(e.hands);return l`<table class="matrix">
    <caption>
      ${L(e.objective)?_(`Every strain: is it made?`):_(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${_(`Leads`)}</th>${a.map(t=>l`<th key=${t} scope="col">
      <${J} hand=${t} /><span class="leader-name">${I(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${M.map(n=>l`<tr key=${n}>
      <th scope="row"><${W} strain=${n} /><span class="unseen">${z(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,c={strain:z(n),leader:I(r,e.hands),value:o===void 0?`…`:P(o)};return l`<td key=${r}>
          <button type="button" class=${m(`cell figure`,s&&`here`)}
            aria-current=${s?`true`:void 0}
            aria-label=${_(`{strain}, {leader} leads: {value}`,c)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:R(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(e,n,r,i){let[a,s]=d(!1),c=n.length,l=i?.line?i.line.split(` `):[],u=n.slice(0,r),f=(t,n)=>o(A(e,t,n)),p=e=>{s(!1),f(n,Math.min(Math.max(e,0),c))},m=e=>{s(!1),f(n[r]===e?n:[...u,e],r+1)},h=()=>{l[0]&&m(l[0])},g=()=>{l.length!==0&&(f([...u,...l],r+1),s(!0))},_=()=>{a?s(!1):r<c?s(!0):g()};return y(()=>{if(!a)return;r>=c&&s(!1);let e=setTimeout(()=>f(n,Math.min(r+1,c)),900);return()=>clearTimeout(e)},[a,r,c]),t(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(_(),!0)),{at:r,last:c,playing:a,goTo:p,toggle:_,play:m,playBest:h,playOut:g,line:l}}function he({deal:e,tricks:t,costs:n,sides:r}){let a=L(e.objective),o=-1;return l`<section class="paper tricks-told">
    <h2>${_(`What was played`)}</h2>
    <p>${q(r.declarer,r.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:r},s)=>l`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,l`<span key=${e} class="told-card">${i(e)}
          <${ge} cost=${n[o]??0} misere=${a} /></span> `))}</span>
      ${r&&l`<span class="trick-winner"><${J} hand=${r} />${I(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?l`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?_(`this card decided it`):n(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:e,played:t,at:n,broken:i,last:a}){let s=t.slice(0,n),c=K(E(e,s)),u=c.answer,d=ae(e,s,u),f=me(e,t,n,u),p=le(u),h=be(e,s,d.at(-1)),g=e=>o(A(e,[]));return y(()=>{u&&v(`${h} ${U(u)}`)},[u]),Z(a,[`.move.best`,`.move`],u),l`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${e} asking=${c} broken=${i} />
      <div class=${m(`solver-table`,e.hands.second===null&&`lone`)}>
        ${N(e.hands).map(t=>l`<${ue} key=${t} hand=${t} hands=${e.hands} answer=${u} best=${p}
            cards=${(e.hands[t]??[]).filter(e=>!s.includes(e))} onPlay=${f.play} />`)}
        <${ye} deal=${e} trick=${d.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${_(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playBest}>${_(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playOut}>
            ${_(`Best play to the end`)}</button>
        </div>
        <${B} player=${f} count=${t.length+1} words=${h} />
      </section>
      ${s.length>0&&u&&l`<${he} deal=${e} tricks=${d} costs=${u.costs}
          sides=${ce(e,s,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${_(`The game`)}>
      <${F} deal=${e} onDeal=${g} />
      <${pe} deal=${e} onDeal=${g} />
      <${S} key=${A(e,t,n)} label=${_(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>r(A(e))}>
        ${_(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:t,broken:n}){let{answer:r,making:i,trouble:a,field:s,again:c}=t;return l`<div class="solver-verdict">
    ${n&&l`<p class="paper solver-note" role="alert">
        ${_(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&l`<p class="verdict">${U(r)}</p>`}
    ${i&&l`<p class="making" role="status">
        ${_(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!i&&!a&&l`<p class="verdict">…</p>`}
    ${a&&l`<div class="paper solver-note" role="alert">
      <p>${s===`played`?_(`These cards cannot be played in this order: the link may be incomplete.`):a}
      </p>
      ${s===`played`?l`<button type="button" class="plain" onClick=${()=>o(A(e,[]))}>
          ${_(`To the first card`)}</button>`:l`<button type="button" class="plain" onClick=${c}>${_(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:e,trick:t})=>l`<div class="on-the-table" role="group" aria-label=${_(`The trick`)}>
  ${t?l`<div class=${m(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>l`<span key=${t} class="trick-place">
        <${a} card=${t} /><${J} hand=${k(e.hands,t)??`declarer`} /></span>`)}</div>`:l`<p class="trumps-shown"><${W} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&k(e.hands,r);if(!r||!i)return _(`{name} leads.`,{name:I(e.leader,e.hands)});let a=_(`{name}: {card}.`,{name:I(i,e.hands),card:h(r)});return n?.winner?`${a} ${_(`{name} takes the trick`,{name:I(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=N(e);return l`<div class="brushes" role="radiogroup" aria-label=${_(`Who gets the next cards`)}
    onKeyDown=${T(1)}>
    ${r.map((r,i)=>l`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${J} hand=${r} /><span class="brush-name">${I(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${_(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>l`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=E({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[i,a]=d(`declarer`),[s,c]=d(!1);K(Se),Z(n,[`.pack-card`],!0);let u=b([]),{hands:f}=e,p=t=>{u.current.push(e),o(A(t))},m=t=>p({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),g=(e,t)=>{if(t&&k(f,e)!==t&&(f[t]?.length??0)>=10)return v(_(`No hand has more than ten cards.`));let n=Y(f,e,t);m(n),v(_(`{card}: {value}`,{card:h(e),value:t?I(t,f):_(`nobody`)})),t&&t===i&&n[t]?.length===10&&a(N(n).find(e=>(n[e]?.length??0)<10)??t)};return l`<main class="solver-desk">
    <section class="solver-felt" aria-label=${_(`Lay out the cards`)}>
      ${t&&l`<p class="paper solver-note" role="alert">
          ${_(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${f} brush=${i} onBrush=${a} />
      <${H} hands=${f} onGive=${g}
        onTouch=${e=>g(e,k(f,e)===i?null:i)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>m(D(f.second===null))}>${_(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${u.current.length===0?`true`:void 0} onClick=${()=>{let e=u.current.pop();e&&o(A(e))}}>${_(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>m({...ne.hands,second:f.second&&[]})}>
          ${_(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${f.second===null}
          onChange=${e=>{m({...f,second:e.target.checked?null:[]}),i===`second`&&a(`first`)}} />${_(`Lone defender`)}</label>
      </div>
      <${re} hands=${f} onHands=${m} />
    </section>
    <section class="paper solver-slip" aria-label=${_(`The game`)}>
      <${F} deal=${e} onDeal=${p} />
      <p class=${s&&!O(f)?`solver-counted wrong`:`solver-counted`}>${$(f)}</p>
      <button type="button" class=${O(f)?`big`:`big not-yet`} onClick=${()=>O(f)?r(A(e,[])):(c(!0),v($(f)))}>${_(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(O(e))return n(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=N(e).map(t=>`${I(t,e)} ${e[t]?.length??0}`).join(` · `);return _(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],_(`give the card, or the next ones, to a hand`)],[[`0`],_(`take the card back`)],[[`←`,`→`,`↑`,`↓`],_(`along the cards`)],[[`u`],_(`undo`)],[[`g`],_(`deal at random`)]],Te=()=>[[[`←`,`→`],_(`one step back, one step forward`)],[[`Home`,`End`],_(`to the start, to the end`)],[[_(`Space`)],_(`play, pause`)],[[`b`],_(`play the best card`)],[[`e`],_(`best play to the end`)]],Ee=()=>[[[`,`],_(`settings`)],[[`Esc`],_(`close what is open`)],[[`?`],_(`this list`)]];function De({query:e}){let t=f(()=>j(e),[e]),n=ie();return y(()=>{ee(s(p()).deck),g(X.flat())},[]),l`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${_(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${_(`Open cards`)}</h1>
      <div class="tools"><${te} keys=${[...t.played?Te():we(),...Ee()]} />
        <${c} /></div>
    </header>
    ${t.played?l`<${_e} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${n} />`:l`<${Ce} deal=${t.deal} broken=${t.broken} last=${n} />`}
  </div>`}export{De as SolverPage};