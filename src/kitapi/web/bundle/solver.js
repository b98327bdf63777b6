import{Dn as e,Ht as t,In as n,Jt as r,Ln as i,Nn as a,On as o,Pn as s,Rn as c,U as l,Ut as u,V as d,Wt as f,gn as p,hn as m,i as h,it as g,kn as _,qt as v,rn as y,yn as ee}from"./main.js";import{C as te,S as b,T as ne,p as x,w as S}from"./shared.js";import{A as C,C as w,D as T,E as re,M as E,N as ie,O as D,P as O,S as k,T as A,Tt as j,at as M,ct as N,dt as P,ft as F,it as I,j as L,k as R,lt as z,m as B,nt as V,ot as H,pt as U,rt as W,st as G,tt as K,w as q,x as J}from"./desks.js";import{N as Y}from"./caribbean-stud-shared.js";function ae(){let e=n(null);return s(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,t,n){s(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=H(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>G(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&G(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:n,answer:r,best:i,onPlay:a}){let s=r?.turn===e,c=T(e,t),l=e=>{let t=b([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},d=S(n,ne(t[e]??[]));return _`<section class=${o(`solver-hand`,`lies-${e}`,s&&`due`)}
    aria-label=${p(`Hand: {name}`,{name:c})}>
    <h2><${O} hand=${e} />${c}${s&&_`<span class="to-play">${p(`to play`)}</span>`}
      <span class="taken figure">${m(`{count} trick`,`{count} tricks`,r?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${l}>
      ${d.map(e=>s&&r&&e in r.moves?_`<${pe} key=${e} card=${e} value=${r.moves[e]??0} best=${i.has(e)}
          onPlay=${a} />`:_`<${u} key=${e} card=${e} class=${s?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:n,best:r,onPlay:i})=>_`<button type="button" class=${o(`card move`,r&&`best`)} data-card=${e}
      aria-label=${R(e,n,r)} onClick=${()=>i(e)}>
      <${t} card=${e} />
      <span class="worth figure" aria-hidden="true">${r&&_`<span class="star">★</span>`}
        ${E(n)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=w(F(e)),r=n,i=r?.tricks??r?.made,a=H(e.hands);return _`<table class="matrix">
    <caption>
      ${D(e.objective)?p(`Every strain: is it made?`):p(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${p(`Leads`)}</th>${a.map(t=>_`<th key=${t} scope="col">
      <${O} hand=${t} /><span class="leader-name">${T(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${W.map(n=>_`<tr key=${n}>
      <th scope="row"><${k} strain=${n} /><span class="unseen">${L(n)}</span></th>
      ${a.map((r,a)=>{let s=i?.[n]?.[a],c=e.strain===n&&e.leader===r,l={strain:L(n),leader:T(r,e.hands),value:s===void 0?`…`:ie(s)};return _`<td key=${r}>
          <button type="button" class=${o(`cell figure`,c&&`here`)}
            aria-current=${c?`true`:void 0}
            aria-label=${p(`{strain}, {leader} leads: {value}`,l)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${s===void 0?`…`:E(s)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,t,n,r){let[o,s]=i(!1),c=t.length,u=r?.line?r.line.split(` `):[],d=t.slice(0,n),f=(t,n)=>l(U(e,t,n)),p=e=>{s(!1),f(t,Math.min(Math.max(e,0),c))},m=e=>{s(!1),f(t[n]===e?t:[...d,e],n+1)},h=()=>{u[0]&&m(u[0])},_=()=>{u.length!==0&&(f([...d,...u],n+1),s(!0))},v=()=>{o?s(!1):n<c?s(!0):_()};return a(()=>{if(!o)return;n>=c&&s(!1);let e=setTimeout(()=>f(t,Math.min(n+1,c)),900);return()=>clearTimeout(e)},[o,n,c]),g(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:n,last:c,playing:o,goTo:p,toggle:v,play:m,playBest:h,playOut:_,line:u}}function ge({deal:e,tricks:t,costs:n,sides:i}){let a=D(e.objective),o=-1;return _`<section class="paper tricks-told">
    <h2>${p(`What was played`)}</h2>
    <p>${re(i.declarer,i.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:i},s)=>_`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,_`<span key=${e} class="told-card">${r(e)}
          <${_e} cost=${n[o]??0} misere=${a} /></span> `))}</span>
      ${i&&_`<span class="trick-winner"><${O} hand=${i} />${T(i,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?_`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?p(`this card decided it`):m(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:t,played:n,at:r,broken:i,last:s}){let c=n.slice(0,r),u=w(P(t,c)),f=u.answer,m=oe(t,c,f),h=he(t,n,r,f),g=ue(f),v=be(t,c,m.at(-1)),y=e=>l(U(e,[]));return a(()=>{f&&e(`${v} ${C(f)}`)},[f]),X(s,[`.move.best`,`.move`],f),_`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${t} asking=${u} broken=${i} />
      <div class=${o(`solver-table`,t.hands.second===null&&`lone`)}>
        ${H(t.hands).map(e=>_`<${de} key=${e} hand=${e} hands=${t.hands} answer=${f} best=${g}
            cards=${(t.hands[e]??[]).filter(e=>!c.includes(e))} onPlay=${h.play} />`)}
        <${Z} deal=${t} trick=${m.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${p(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${h.line.length?void 0:`true`} onClick=${h.playBest}>${p(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${h.line.length?void 0:`true`} onClick=${h.playOut}>
            ${p(`Best play to the end`)}</button>
        </div>
        <${B} player=${h} count=${n.length+1} words=${v} />
      </section>
      ${c.length>0&&f&&_`<${ge} deal=${t} tricks=${m} costs=${f.costs}
          sides=${le(t,c,f.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${p(`The game`)}>
      <${J} deal=${t} onDeal=${y} />
      <${me} deal=${t} onDeal=${y} />
      <${Y} key=${U(t,n,r)} label=${p(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>d(U(t))}>
        ${p(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:i,trouble:a,field:o,again:s}=t;return _`<div class="solver-verdict">
    ${n&&_`<p class="paper solver-note" role="alert">
        ${p(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&_`<p class="verdict">${C(r)}</p>`}
    ${i&&_`<p class="making" role="status">
        ${p(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!i&&!a&&_`<p class="verdict">…</p>`}
    ${a&&_`<div class="paper solver-note" role="alert">
      <p>${o===`played`?p(`These cards cannot be played in this order: the link may be incomplete.`):a}
      </p>
      ${o===`played`?_`<button type="button" class="plain" onClick=${()=>l(U(e,[]))}>
          ${p(`To the first card`)}</button>`:_`<button type="button" class="plain" onClick=${s}>${p(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:t})=>_`<div class="on-the-table" role="group" aria-label=${p(`The trick`)}>
  ${t?_`<div class=${o(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>_`<span key=${t} class="trick-place">
        <${u} card=${t} /><${O} hand=${G(e.hands,t)??`declarer`} /></span>`)}</div>`:_`<p class="trumps-shown"><${k} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&G(e.hands,r);if(!r||!i)return p(`{name} leads.`,{name:T(e.leader,e.hands)});let a=p(`{name}: {card}.`,{name:T(i,e.hands),card:v(r)});return n?.winner?`${a} ${p(`{name} takes the trick`,{name:T(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=H(e);return _`<div class="brushes" role="radiogroup" aria-label=${p(`Who gets the next cards`)}
    onKeyDown=${te(1)}>
    ${r.map((r,i)=>_`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${O} hand=${r} /><span class="brush-name">${T(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${p(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>_`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=P({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:t,broken:r,last:a}){let[o,s]=i(`declarer`),[c,u]=i(!1);w(Se),X(a,[`.pack-card`],!0);let f=n([]),{hands:m}=t,h=e=>{f.current.push(t),l(U(e))},g=e=>h({...t,hands:e,leader:e.second===null&&t.leader===`second`?`declarer`:t.leader}),y=(t,n)=>{if(n&&G(m,t)!==n&&(m[n]?.length??0)>=10)return e(p(`No hand has more than ten cards.`));let r=M(m,t,n);g(r),e(p(`{card}: {value}`,{card:v(t),value:n?T(n,m):p(`nobody`)})),n&&n===o&&r[n]?.length===10&&s(H(r).find(e=>(r[e]?.length??0)<10)??n)};return _`<main class="solver-desk">
    <section class="solver-felt" aria-label=${p(`Lay out the cards`)}>
      ${r&&_`<p class="paper solver-note" role="alert">
          ${p(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${m} brush=${o} onBrush=${s} />
      <${A} hands=${m} onGive=${y}
        onTouch=${e=>y(e,G(m,e)===o?null:o)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>g(I(m.second===null))}>${p(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${f.current.length===0?`true`:void 0} onClick=${()=>{let e=f.current.pop();e&&l(U(e))}}>${p(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>g({...K.hands,second:m.second&&[]})}>
          ${p(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${m.second===null}
          onChange=${e=>{g({...m,second:e.target.checked?null:[]}),o===`second`&&s(`first`)}} />${p(`Lone defender`)}</label>
      </div>
      <${q} hands=${m} onHands=${g} />
    </section>
    <section class="paper solver-slip" aria-label=${p(`The game`)}>
      <${J} deal=${t} onDeal=${h} />
      <p class=${c&&!N(m)?`solver-counted wrong`:`solver-counted`}>${$(m)}</p>
      <button type="button" class=${N(m)?`big`:`big not-yet`} onClick=${()=>N(m)?d(U(t,[])):(u(!0),e($(m)))}>${p(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(N(e))return m(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=H(e).map(t=>`${T(t,e)} ${e[t]?.length??0}`).join(` · `);return p(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],p(`give the card, or the next ones, to a hand`)],[[`0`],p(`take the card back`)],[[`←`,`→`,`↑`,`↓`],p(`along the cards`)],[[`u`],p(`undo`)],[[`g`],p(`deal at random`)]],Te=()=>[[[`←`,`→`],p(`one step back, one step forward`)],[[`Home`,`End`],p(`to the start, to the end`)],[[p(`Space`)],p(`play, pause`)],[[`b`],p(`play the best card`)],[[`e`],p(`best play to the end`)]],Ee=()=>[[[`,`],p(`settings`)],[[`Esc`],p(`close what is open`)],[[`?`],p(`this list`)]];function De({query:e}){let t=c(()=>z(e),[e]),n=ae();return a(()=>{y(ee(h()).deck),f(V.flat())},[]),_`<div class="solver">
    <${j} title=${p(`Open cards`)}>
      <${x} keys=${[...t.played?Te():we(),...Ee()]} /></${j}>
    ${t.played?_`<${ve} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${n} />`:_`<${Ce} deal=${t.deal} broken=${t.broken} last=${n} />`}
  </div>`}export{De as SolverPage};