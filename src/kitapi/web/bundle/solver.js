import{B as e,Bt as t,Dn as n,En as r,Fn as i,Gt as a,H as o,Ht as s,In as c,Kt as l,Mn as u,Pn as d,Tn as f,Vt as p,_n as m,a as h,i as g,jn as _,mn as v,nt as y,pn as b,tn as ee}from"./main.js";import{C as te,S as ne,T as re,p as x,w as S}from"./shared.js";import{A as C,C as w,D as T,E,M as D,N as O,O as k,P as A,S as j,T as M,at as N,ct as P,dt as F,ft as I,it as L,j as R,k as z,lt as B,m as V,nt as H,ot as U,pt as W,rt as G,st as K,tt as q,w as J,x as Y}from"./desks.js";import{N as X}from"./caribbean-stud-shared.js";function ie(){let e=d(null);return u(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){u(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=U(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>K(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&K(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:e,hands:t,cards:i,answer:a,best:o,onPlay:s}){let c=a?.turn===e,l=T(e,t),u=e=>{let t=ne([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},d=S(i,re(t[e]??[]));return n`<section class=${r(`solver-hand`,`lies-${e}`,c&&`due`)}
    aria-label=${v(`Hand: {name}`,{name:l})}>
    <h2><${A} hand=${e} />${l}${c&&n`<span class="to-play">${v(`to play`)}</span>`}
      <span class="taken figure">${b(`{count} trick`,`{count} tricks`,a?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(t[e]?.length??0)}} onKeyDown=${u}>
      ${d.map(e=>c&&a&&e in a.moves?n`<${fe} key=${e} card=${e} value=${a.moves[e]??0} best=${o.has(e)}
          onPlay=${s} />`:n`<${p} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:e,value:i,best:a,onPlay:o})=>n`<button type="button" class=${r(`card move`,a&&`best`)} data-card=${e}
      aria-label=${z(e,i,a)} onClick=${()=>o(e)}>
      <${t} card=${e} />
      <span class="worth figure" aria-hidden="true">${a&&n`<span class="star">★</span>`}
        ${D(i)}</span>
    </button>`;function pe({deal:e,onDeal:t}){let{answer:i}=w(I(e)),a=i,o=a?.tricks??a?.made,s=U(e.hands);return n`<table class="matrix">
    <caption>
      ${k(e.objective)?v(`Every strain: is it made?`):v(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${v(`Leads`)}</th>${s.map(t=>n`<th key=${t} scope="col">
      <${A} hand=${t} /><span class="leader-name">${T(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${G.map(i=>n`<tr key=${i}>
      <th scope="row"><${j} strain=${i} /><span class="unseen">${R(i)}</span></th>
      ${s.map((a,s)=>{let c=o?.[i]?.[s],l=e.strain===i&&e.leader===a,u={strain:R(i),leader:T(a,e.hands),value:c===void 0?`…`:O(c)};return n`<td key=${a}>
          <button type="button" class=${r(`cell figure`,l&&`here`)}
            aria-current=${l?`true`:void 0}
            aria-label=${v(`{strain}, {leader} leads: {value}`,u)}
            onClick=${()=>t({...e,strain:i,leader:a})}>
            ${c===void 0?`…`:D(c)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(e,t,n,r){let[a,s]=i(!1),c=t.length,l=r?.line?r.line.split(` `):[],u=t.slice(0,n),d=(t,n)=>o(W(e,t,n)),f=e=>{s(!1),d(t,Math.min(Math.max(e,0),c))},p=e=>{s(!1),d(t[n]===e?t:[...u,e],n+1)},m=()=>{l[0]&&p(l[0])},h=()=>{l.length!==0&&(d([...u,...l],n+1),s(!0))},g=()=>{a?s(!1):n<c?s(!0):h()};return _(()=>{if(!a)return;n>=c&&s(!1);let e=setTimeout(()=>d(t,Math.min(n+1,c)),900);return()=>clearTimeout(e)},[a,n,c]),y(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(g(),!0)),{at:n,last:c,playing:a,goTo:f,toggle:g,play:p,playBest:m,playOut:h,line:l}}function he({deal:e,tricks:t,costs:r,sides:i}){let a=k(e.objective),o=-1;return n`<section class="paper tricks-told">
    <h2>${v(`What was played`)}</h2>
    <p>${E(i.declarer,i.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:i},s)=>n`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,n`<span key=${e} class="told-card">${l(e)}
          <${ge} cost=${r[o]??0} misere=${a} /></span> `))}</span>
      ${i&&n`<span class="trick-winner"><${A} hand=${i} />${T(i,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?n`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?v(`this card decided it`):b(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:t,played:i,at:a,broken:s,last:c}){let l=i.slice(0,a),u=w(F(t,l)),d=u.answer,p=ae(t,l,d),m=me(t,i,a,d),h=le(d),g=be(t,l,p.at(-1)),y=e=>o(W(e,[]));return _(()=>{d&&f(`${g} ${C(d)}`)},[d]),Z(c,[`.move.best`,`.move`],d),n`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${t} asking=${u} broken=${s} />
      <div class=${r(`solver-table`,t.hands.second===null&&`lone`)}>
        ${U(t.hands).map(e=>n`<${ue} key=${e} hand=${e} hands=${t.hands} answer=${d} best=${h}
            cards=${(t.hands[e]??[]).filter(e=>!l.includes(e))} onPlay=${m.play} />`)}
        <${ye} deal=${t} trick=${p.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${v(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${m.line.length?void 0:`true`} onClick=${m.playBest}>${v(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${m.line.length?void 0:`true`} onClick=${m.playOut}>
            ${v(`Best play to the end`)}</button>
        </div>
        <${V} player=${m} count=${i.length+1} words=${g} />
      </section>
      ${l.length>0&&d&&n`<${he} deal=${t} tricks=${p} costs=${d.costs}
          sides=${ce(t,l,d.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${v(`The game`)}>
      <${Y} deal=${t} onDeal=${y} />
      <${pe} deal=${t} onDeal=${y} />
      <${X} key=${W(t,i,a)} label=${v(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>e(W(t))}>
        ${v(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:t,broken:r}){let{answer:i,making:a,trouble:s,field:c,again:l}=t;return n`<div class="solver-verdict">
    ${r&&n`<p class="paper solver-note" role="alert">
        ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${i&&n`<p class="verdict">${C(i)}</p>`}
    ${a&&n`<p class="making" role="status">
        ${v(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!s&&n`<p class="verdict">…</p>`}
    ${s&&n`<div class="paper solver-note" role="alert">
      <p>${c===`played`?v(`These cards cannot be played in this order: the link may be incomplete.`):s}
      </p>
      ${c===`played`?n`<button type="button" class="plain" onClick=${()=>o(W(e,[]))}>
          ${v(`To the first card`)}</button>`:n`<button type="button" class="plain" onClick=${l}>${v(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:e,trick:t})=>n`<div class="on-the-table" role="group" aria-label=${v(`The trick`)}>
  ${t?n`<div class=${r(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>n`<span key=${t} class="trick-place">
        <${p} card=${t} /><${A} hand=${K(e.hands,t)??`declarer`} /></span>`)}</div>`:n`<p class="trumps-shown"><${j} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&K(e.hands,r);if(!r||!i)return v(`{name} leads.`,{name:T(e.leader,e.hands)});let o=v(`{name}: {card}.`,{name:T(i,e.hands),card:a(r)});return n?.winner?`${o} ${v(`{name} takes the trick`,{name:T(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:r}){let i=U(e);return n`<div class="brushes" role="radiogroup" aria-label=${v(`Who gets the next cards`)}
    onKeyDown=${te(1)}>
    ${i.map((i,a)=>n`<${Q} key=${i} shortcut=${String(a+1)} chosen=${t===i} choose=${()=>r(i)}>
        <${A} hand=${i} /><span class="brush-name">${T(i,e)}</span>
        <span class="figure brush-count">${e[i]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>r(null)}>
      <span class="brush-name">${v(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:r,children:i})=>n`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${r}>${i}</button>`,Se=F({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:t,broken:r,last:s}){let[c,l]=i(`declarer`),[u,p]=i(!1);w(Se),Z(s,[`.pack-card`],!0);let m=d([]),{hands:h}=t,g=e=>{m.current.push(t),o(W(e))},_=e=>g({...t,hands:e,leader:e.second===null&&t.leader===`second`?`declarer`:t.leader}),y=(e,t)=>{if(t&&K(h,e)!==t&&(h[t]?.length??0)>=10)return f(v(`No hand has more than ten cards.`));let n=N(h,e,t);_(n),f(v(`{card}: {value}`,{card:a(e),value:t?T(t,h):v(`nobody`)})),t&&t===c&&n[t]?.length===10&&l(U(n).find(e=>(n[e]?.length??0)<10)??t)};return n`<main class="solver-desk">
    <section class="solver-felt" aria-label=${v(`Lay out the cards`)}>
      ${r&&n`<p class="paper solver-note" role="alert">
          ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${h} brush=${c} onBrush=${l} />
      <${M} hands=${h} onGive=${y}
        onTouch=${e=>y(e,K(h,e)===c?null:c)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>_(L(h.second===null))}>${v(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${m.current.length===0?`true`:void 0} onClick=${()=>{let e=m.current.pop();e&&o(W(e))}}>${v(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>_({...q.hands,second:h.second&&[]})}>
          ${v(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${h.second===null}
          onChange=${e=>{_({...h,second:e.target.checked?null:[]}),c===`second`&&l(`first`)}} />${v(`Lone defender`)}</label>
      </div>
      <${J} hands=${h} onHands=${_} />
    </section>
    <section class="paper solver-slip" aria-label=${v(`The game`)}>
      <${Y} deal=${t} onDeal=${g} />
      <p class=${u&&!P(h)?`solver-counted wrong`:`solver-counted`}>${$(h)}</p>
      <button type="button" class=${P(h)?`big`:`big not-yet`} onClick=${()=>P(h)?e(W(t,[])):(p(!0),f($(h)))}>${v(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(P(e))return b(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=U(e).map(t=>`${T(t,e)} ${e[t]?.length??0}`).join(` · `);return v(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],v(`give the card, or the next ones, to a hand`)],[[`0`],v(`take the card back`)],[[`←`,`→`,`↑`,`↓`],v(`along the cards`)],[[`u`],v(`undo`)],[[`g`],v(`deal at random`)]],Te=()=>[[[`←`,`→`],v(`one step back, one step forward`)],[[`Home`,`End`],v(`to the start, to the end`)],[[v(`Space`)],v(`play, pause`)],[[`b`],v(`play the best card`)],[[`e`],v(`best play to the end`)]],Ee=()=>[[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function De({query:e}){let t=c(()=>B(e),[e]),r=ie();return _(()=>{ee(m(g()).deck),s(H.flat())},[]),n`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`Open cards`)}</h1>
      <div class="tools"><${x} keys=${[...t.played?Te():we(),...Ee()]} />
        <${h} /></div>
    </header>
    ${t.played?n`<${_e} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${r} />`:n`<${Ce} deal=${t.deal} broken=${t.broken} last=${r} />`}
  </div>`}export{De as SolverPage};