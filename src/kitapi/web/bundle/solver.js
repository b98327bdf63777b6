import{Dt as e,G as t,Kt as n,M as r,Mt as i,Ot as a,P as o,Xt as s,a as c,an as l,dn as u,hn as d,i as f,in as p,jt as m,kt as h,mn as g,on as _,pn as v,qt as y,un as b,zt as x}from"./main.js";import{_ as S,a as C,g as w,h as T,m as E,v as ee}from"./shared.js";import{B as D,F as te,G as ne,H as re,I as ie,K as O,L as k,P as A,R as j,V as M,W as N,_ as P,b as F,c as I,d as L,f as R,g as z,h as B,i as V,l as H,m as U,p as W,u as G,v as K,x as q,y as J,z as Y}from"./desks.js";function ae(){let e=v(null);return u(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,t,n){u(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=Y(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>D(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&D(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:r,answer:i,best:o,onPlay:s}){let c=i?.turn===e,u=U(e,t),d=e=>{let t=E([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},f=w(r,S(t[e]??[]));return _`<section class=${l(`solver-hand`,`lies-${e}`,c&&`due`)}
    aria-label=${y(`Hand of {name}`,{name:u})}>
    <h2><${q} hand=${e} />${u}${c&&_`<span class="to-play">${y(`to play`)}</span>`}
      <span class="taken figure">${n(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${d}>
      ${f.map(e=>c&&i&&e in i.moves?_`<${pe} key=${e} card=${e} value=${i.moves[e]??0} best=${o.has(e)}
          onPlay=${s} />`:_`<${a} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:t,value:n,best:r,onPlay:i})=>_`<button type="button" class=${l(`card move`,r&&`best`)} data-card=${t}
      aria-label=${z(t,n,r)} onClick=${()=>i(t)}>
      <${e} card=${t} />
      <span class="worth figure" aria-hidden="true">${r&&_`<span class="star">★</span>`}
        ${J(n)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=G(ne(e)),r=n,i=r?.tricks??r?.made,a=Y(e.hands);return _`<table class="matrix">
    <caption>
      ${B(e.objective)?y(`Every strain: is it made?`):y(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${y(`Leads`)}</th>${a.map(t=>_`<th key=${t} scope="col">
      <${q} hand=${t} /><span class="leader-name">${U(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${ie.map(n=>_`<tr key=${n}>
      <th scope="row"><${H} strain=${n} /><span class="unseen">${K(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,c={strain:K(n),leader:U(r,e.hands),value:o===void 0?`…`:F(o)};return _`<td key=${r}>
          <button type="button" class=${l(`cell figure`,s&&`here`)}
            aria-current=${s?`true`:void 0}
            aria-label=${y(`{strain}, {leader} leads: {value}`,c)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:J(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,n,r,i){let[a,s]=g(!1),c=n.length,l=i?.line?i.line.split(` `):[],u=n.slice(0,r),d=(t,n)=>o(O(e,t,n)),f=e=>{s(!1),d(n,Math.min(Math.max(e,0),c))},p=e=>{s(!1),d(n[r]===e?n:[...u,e],r+1)},m=()=>{l[0]&&p(l[0])},h=()=>{l.length!==0&&(d([...u,...l],r+1),s(!0))},_=()=>{a?s(!1):r<c?s(!0):h()};return b(()=>{if(!a)return;r>=c&&s(!1);let e=setTimeout(()=>d(n,Math.min(r+1,c)),900);return()=>clearTimeout(e)},[a,r,c]),t(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(_(),!0)),{at:r,last:c,playing:a,goTo:f,toggle:_,play:p,playBest:m,playOut:h,line:l}}function ge({deal:e,tricks:t,costs:n,sides:r}){let a=B(e.objective),o=-1;return _`<section class="paper tricks-told">
    <h2>${y(`What was played`)}</h2>
    <p>${W(r.declarer,r.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:r},s)=>_`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,_`<span key=${e} class="told-card">${i(e)}
          <${_e} cost=${n[o]??0} misere=${a} /></span> `))}</span>
      ${r&&_`<span class="trick-winner"><${q} hand=${r} />${U(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?_`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?y(`this card decided it`):n(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:n,broken:i,last:a}){let s=t.slice(0,n),c=G(N(e,s)),u=c.answer,d=oe(e,s,u),f=he(e,t,n,u),m=ue(u),h=be(e,s,d.at(-1)),g=e=>o(O(e,[]));return b(()=>{u&&p(`${h} ${P(u)}`)},[u]),X(a,[`.move.best`,`.move`],u),_`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${c} broken=${i} />
      <div class=${l(`solver-table`,e.hands.second===null&&`lone`)}>
        ${Y(e.hands).map(t=>_`<${de} key=${t} hand=${t} hands=${e.hands} answer=${u} best=${m}
            cards=${(e.hands[t]??[]).filter(e=>!s.includes(e))} onPlay=${f.play} />`)}
        <${Z} deal=${e} trick=${d.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${y(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playBest}>${y(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playOut}>
            ${y(`Best play to the end`)}</button>
        </div>
        <${V} player=${f} count=${t.length+1} words=${h} />
      </section>
      ${s.length>0&&u&&_`<${ge} deal=${e} tricks=${d} costs=${u.costs}
          sides=${le(e,s,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${y(`The game`)}>
      <${I} deal=${e} onDeal=${g} />
      <${me} deal=${e} onDeal=${g} />
      <${ee} key=${O(e,t,n)} label=${y(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>r(O(e))}>
        ${y(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:i,trouble:a,field:s,again:c}=t;return _`<div class="solver-verdict">
    ${n&&_`<p class="paper solver-note" role="alert">
        ${y(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&_`<p class="verdict">${P(r)}</p>`}
    ${i&&_`<p class="making" role="status">
        ${y(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!i&&!a&&_`<p class="verdict">…</p>`}
    ${a&&_`<div class="paper solver-note" role="alert">
      <p>${s===`played`?y(`These cards cannot be played in this order: the link may be incomplete.`):a}
      </p>
      ${s===`played`?_`<button type="button" class="plain" onClick=${()=>o(O(e,[]))}>
          ${y(`To the first card`)}</button>`:_`<button type="button" class="plain" onClick=${c}>${y(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:t})=>_`<div class="on-the-table" role="group" aria-label=${y(`The trick`)}>
  ${t?_`<div class=${l(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>_`<span key=${t} class="trick-place">
        <${a} card=${t} /><${q} hand=${D(e.hands,t)??`declarer`} /></span>`)}</div>`:_`<p class="trumps-shown"><${H} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&D(e.hands,r);if(!r||!i)return y(`{name} leads.`,{name:U(e.leader,e.hands)});let a=y(`{name}: {card}.`,{name:U(i,e.hands),card:m(r)});return n?.winner?`${a} ${y(`{name} takes the trick`,{name:U(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=Y(e);return _`<div class="brushes" role="radiogroup" aria-label=${y(`Who gets the next cards`)}
    onKeyDown=${T(1)}>
    ${r.map((r,i)=>_`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${q} hand=${r} /><span class="brush-name">${U(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${y(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>_`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=N({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[i,a]=g(`declarer`),[s,c]=g(!1);G(Se),X(n,[`.pack-card`],!0);let l=v([]),{hands:u}=e,d=t=>{l.current.push(e),o(O(t))},f=t=>d({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),h=(e,t)=>{if(t&&D(u,e)!==t&&(u[t]?.length??0)>=10)return p(y(`No hand has more than ten cards.`));let n=j(u,e,t);f(n),p(y(`{card}: {value}`,{card:m(e),value:t?U(t,u):y(`nobody`)})),t&&t===i&&n[t]?.length===10&&a(Y(n).find(e=>(n[e]?.length??0)<10)??t)};return _`<main class="solver-desk">
    <section class="solver-felt" aria-label=${y(`Lay out the cards`)}>
      ${t&&_`<p class="paper solver-note" role="alert">
          ${y(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${u} brush=${i} onBrush=${a} />
      <${R} hands=${u} onGive=${h}
        onTouch=${e=>h(e,D(u,e)===i?null:i)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>f(k(u.second===null))}>${y(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${l.current.length===0?`true`:void 0} onClick=${()=>{let e=l.current.pop();e&&o(O(e))}}>${y(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>f({...A.hands,second:u.second&&[]})}>
          ${y(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${u.second===null}
          onChange=${e=>{f({...u,second:e.target.checked?null:[]}),i===`second`&&a(`first`)}} />${y(`Lone defender`)}</label>
      </div>
      <${L} hands=${u} onHands=${f} />
    </section>
    <section class="paper solver-slip" aria-label=${y(`The game`)}>
      <${I} deal=${e} onDeal=${d} />
      <p class=${s&&!M(u)?`solver-counted wrong`:`solver-counted`}>${$(u)}</p>
      <button type="button" class=${M(u)?`big`:`big not-yet`} onClick=${()=>M(u)?r(O(e,[])):(c(!0),p($(u)))}>${y(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(M(e))return n(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=Y(e).map(t=>`${U(t,e)} ${e[t]?.length??0}`).join(` · `);return y(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],y(`give the card, or the next ones, to a hand`)],[[`0`],y(`take the card back`)],[[`←`,`→`,`↑`,`↓`],y(`along the cards`)],[[`u`],y(`undo`)],[[`g`],y(`deal at random`)]],Te=()=>[[[`←`,`→`],y(`one step back, one step forward`)],[[`Home`,`End`],y(`to the start, to the end`)],[[y(`Space`)],y(`play, pause`)],[[`b`],y(`play the best card`)],[[`e`],y(`best play to the end`)]],Ee=()=>[[[`,`],y(`settings`)],[[`Esc`],y(`close what is open`)],[[`?`],y(`this list`)]];function De({query:e}){let t=d(()=>re(e),[e]),n=ae();return b(()=>{x(s(f()).deck),h(te.flat())},[]),_`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${y(`Open cards`)}</h1>
      <div class="tools"><${C} keys=${[...t.played?Te():we(),...Ee()]} />
        <${c} /></div>
    </header>
    ${t.played?_`<${ve} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${n} />`:_`<${Ce} deal=${t.deal} broken=${t.broken} last=${n} />`}
  </div>`}export{De as SolverPage};