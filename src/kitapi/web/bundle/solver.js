import{An as e,Dn as t,En as n,Ht as r,Lt as i,Qt as a,Rt as o,Sn as s,Ut as c,V as l,a as u,bn as d,cn as f,et as p,fn as m,i as h,jn as g,kn as _,ln as v,xn as y,z as b,zt as ee}from"./main.js";import{b as x,l as S,v as C,x as w,y as T}from"./shared.js";import{$ as te,C as E,D,E as O,O as ne,Q as k,S as A,T as j,X as M,Z as re,_ as N,b as ie,ct as P,et as F,g as I,it as L,k as R,l as z,nt as B,ot as V,rt as H,st as U,tt as W,v as G,w as K,x as q,y as J}from"./desks.js";import{N as Y}from"./caribbean-stud-shared.js";function ae(){let e=_(null);return t(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,n,r){t(()=>{r&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(n.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[r])}function oe(e,t,n){let r=W(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>B(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&B(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:n,answer:r,best:i,onPlay:a}){let c=r?.turn===e,l=A(e,t),u=e=>{let t=C([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},d=x(n,w(t[e]??[]));return s`<section class=${y(`solver-hand`,`lies-${e}`,c&&`due`)}
    aria-label=${v(`Hand: {name}`,{name:l})}>
    <h2><${R} hand=${e} />${l}${c&&s`<span class="to-play">${v(`to play`)}</span>`}
      <span class="taken figure">${f(`{count} trick`,`{count} tricks`,r?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${u}>
      ${d.map(e=>c&&r&&e in r.moves?s`<${pe} key=${e} card=${e} value=${r.moves[e]??0} best=${i.has(e)}
          onPlay=${a} />`:s`<${o} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:t,best:n,onPlay:r})=>s`<button type="button" class=${y(`card move`,n&&`best`)} data-card=${e}
      aria-label=${K(e,t,n)} onClick=${()=>r(e)}>
      <${i} card=${e} />
      <span class="worth figure" aria-hidden="true">${n&&s`<span class="star">★</span>`}
        ${D(t)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=G(U(e)),r=n,i=r?.tricks??r?.made,a=W(e.hands);return s`<table class="matrix">
    <caption>
      ${E(e.objective)?v(`Every strain: is it made?`):v(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${v(`Leads`)}</th>${a.map(t=>s`<th key=${t} scope="col">
      <${R} hand=${t} /><span class="leader-name">${A(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${k.map(n=>s`<tr key=${n}>
      <th scope="row"><${N} strain=${n} /><span class="unseen">${O(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],c=e.strain===n&&e.leader===r,l={strain:O(n),leader:A(r,e.hands),value:o===void 0?`…`:ne(o)};return s`<td key=${r}>
          <button type="button" class=${y(`cell figure`,c&&`here`)}
            aria-current=${c?`true`:void 0}
            aria-label=${v(`{strain}, {leader} leads: {value}`,l)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:D(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(t,r,i,a){let[o,s]=e(!1),c=r.length,u=a?.line?a.line.split(` `):[],d=r.slice(0,i),f=(e,n)=>l(P(t,e,n)),m=e=>{s(!1),f(r,Math.min(Math.max(e,0),c))},h=e=>{s(!1),f(r[i]===e?r:[...d,e],i+1)},g=()=>{u[0]&&h(u[0])},_=()=>{u.length!==0&&(f([...d,...u],i+1),s(!0))},v=()=>{o?s(!1):i<c?s(!0):_()};return n(()=>{if(!o)return;i>=c&&s(!1);let e=setTimeout(()=>f(r,Math.min(i+1,c)),900);return()=>clearTimeout(e)},[o,i,c]),p(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:i,last:c,playing:o,goTo:m,toggle:v,play:h,playBest:g,playOut:_,line:u}}function ge({deal:e,tricks:t,costs:n,sides:r}){let i=E(e.objective),a=-1;return s`<section class="paper tricks-told">
    <h2>${v(`What was played`)}</h2>
    <p>${q(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},o)=>s`<li key=${o}>
      <span class="figure trick-number">${o+1}</span>
      <span class="trick-cards">${t.map(e=>(a+=1,s`<span key=${e} class="told-card">${c(e)}
          <${_e} cost=${n[a]??0} misere=${i} /></span> `))}</span>
      ${r&&s`<span class="trick-winner"><${R} hand=${r} />${A(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?s`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?v(`this card decided it`):f(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:r,broken:i,last:a}){let o=t.slice(0,r),c=G(V(e,o)),u=c.answer,f=oe(e,o,u),p=he(e,t,r,u),m=ue(u),h=be(e,o,f.at(-1)),g=e=>l(P(e,[]));return n(()=>{u&&d(`${h} ${j(u)}`)},[u]),X(a,[`.move.best`,`.move`],u),s`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${c} broken=${i} />
      <div class=${y(`solver-table`,e.hands.second===null&&`lone`)}>
        ${W(e.hands).map(t=>s`<${de} key=${t} hand=${t} hands=${e.hands} answer=${u} best=${m}
            cards=${(e.hands[t]??[]).filter(e=>!o.includes(e))} onPlay=${p.play} />`)}
        <${Z} deal=${e} trick=${f.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${v(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playBest}>${v(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playOut}>
            ${v(`Best play to the end`)}</button>
        </div>
        <${z} player=${p} count=${t.length+1} words=${h} />
      </section>
      ${o.length>0&&u&&s`<${ge} deal=${e} tricks=${f} costs=${u.costs}
          sides=${le(e,o,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${v(`The game`)}>
      <${I} deal=${e} onDeal=${g} />
      <${me} deal=${e} onDeal=${g} />
      <${Y} key=${P(e,t,r)} label=${v(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>b(P(e))}>
        ${v(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:i,trouble:a,field:o,again:c}=t;return s`<div class="solver-verdict">
    ${n&&s`<p class="paper solver-note" role="alert">
        ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&s`<p class="verdict">${j(r)}</p>`}
    ${i&&s`<p class="making" role="status">
        ${v(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!i&&!a&&s`<p class="verdict">…</p>`}
    ${a&&s`<div class="paper solver-note" role="alert">
      <p>${o===`played`?v(`These cards cannot be played in this order: the link may be incomplete.`):a}
      </p>
      ${o===`played`?s`<button type="button" class="plain" onClick=${()=>l(P(e,[]))}>
          ${v(`To the first card`)}</button>`:s`<button type="button" class="plain" onClick=${c}>${v(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:t})=>s`<div class="on-the-table" role="group" aria-label=${v(`The trick`)}>
  ${t?s`<div class=${y(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>s`<span key=${t} class="trick-place">
        <${o} card=${t} /><${R} hand=${B(e.hands,t)??`declarer`} /></span>`)}</div>`:s`<p class="trumps-shown"><${N} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let i=t.at(-1),a=i&&B(e.hands,i);if(!i||!a)return v(`{name} leads.`,{name:A(e.leader,e.hands)});let o=v(`{name}: {card}.`,{name:A(a,e.hands),card:r(i)});return n?.winner?`${o} ${v(`{name} takes the trick`,{name:A(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let r=W(e);return s`<div class="brushes" role="radiogroup" aria-label=${v(`Who gets the next cards`)}
    onKeyDown=${T(1)}>
    ${r.map((r,i)=>s`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${R} hand=${r} /><span class="brush-name">${A(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${v(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>s`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=V({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:t,broken:n,last:i}){let[a,o]=e(`declarer`),[c,u]=e(!1);G(Se),X(i,[`.pack-card`],!0);let f=_([]),{hands:p}=t,m=e=>{f.current.push(t),l(P(e))},h=e=>m({...t,hands:e,leader:e.second===null&&t.leader===`second`?`declarer`:t.leader}),g=(e,t)=>{if(t&&B(p,e)!==t&&(p[t]?.length??0)>=10)return d(v(`No hand has more than ten cards.`));let n=F(p,e,t);h(n),d(v(`{card}: {value}`,{card:r(e),value:t?A(t,p):v(`nobody`)})),t&&t===a&&n[t]?.length===10&&o(W(n).find(e=>(n[e]?.length??0)<10)??t)};return s`<main class="solver-desk">
    <section class="solver-felt" aria-label=${v(`Lay out the cards`)}>
      ${n&&s`<p class="paper solver-note" role="alert">
          ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${p} brush=${a} onBrush=${o} />
      <${ie} hands=${p} onGive=${g}
        onTouch=${e=>g(e,B(p,e)===a?null:a)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>h(te(p.second===null))}>${v(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${f.current.length===0?`true`:void 0} onClick=${()=>{let e=f.current.pop();e&&l(P(e))}}>${v(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>h({...M.hands,second:p.second&&[]})}>
          ${v(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${p.second===null}
          onChange=${e=>{h({...p,second:e.target.checked?null:[]}),a===`second`&&o(`first`)}} />${v(`Lone defender`)}</label>
      </div>
      <${J} hands=${p} onHands=${h} />
    </section>
    <section class="paper solver-slip" aria-label=${v(`The game`)}>
      <${I} deal=${t} onDeal=${m} />
      <p class=${c&&!H(p)?`solver-counted wrong`:`solver-counted`}>${$(p)}</p>
      <button type="button" class=${H(p)?`big`:`big not-yet`} onClick=${()=>H(p)?b(P(t,[])):(u(!0),d($(p)))}>${v(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(H(e))return f(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=W(e).map(t=>`${A(t,e)} ${e[t]?.length??0}`).join(` · `);return v(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],v(`give the card, or the next ones, to a hand`)],[[`0`],v(`take the card back`)],[[`←`,`→`,`↑`,`↓`],v(`along the cards`)],[[`u`],v(`undo`)],[[`g`],v(`deal at random`)]],Te=()=>[[[`←`,`→`],v(`one step back, one step forward`)],[[`Home`,`End`],v(`to the start, to the end`)],[[v(`Space`)],v(`play, pause`)],[[`b`],v(`play the best card`)],[[`e`],v(`best play to the end`)]],Ee=()=>[[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function De({query:e}){let t=g(()=>L(e),[e]),r=ae();return n(()=>{a(m(h()).deck),ee(re.flat())},[]),s`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`Open cards`)}</h1>
      <div class="tools"><${S} keys=${[...t.played?Te():we(),...Ee()]} />
        <${u} /></div>
    </header>
    ${t.played?s`<${ve} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${r} />`:s`<${Ce} deal=${t.deal} broken=${t.broken} last=${r} />`}
  </div>`}export{De as SolverPage};