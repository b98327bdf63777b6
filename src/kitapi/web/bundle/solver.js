import{An as e,Cn as t,Dn as n,Ht as r,Lt as i,Mn as a,On as o,Qt as s,Rt as c,Sn as l,Ut as u,V as d,a as f,et as p,i as m,jn as h,ln as g,pn as _,un as v,xn as y,z as b,zt as ee}from"./main.js";import{b as x,l as S,v as C,x as w,y as T}from"./shared.js";import{$ as te,C as E,D,E as O,O as ne,Q as k,S as A,T as j,X as M,Z as re,_ as N,b as ie,ct as P,et as F,g as I,it as L,k as R,l as z,nt as B,ot as V,rt as H,st as U,tt as W,v as G,w as K,x as q,y as J}from"./desks.js";import{N as Y}from"./caribbean-stud-shared.js";function ae(){let t=e(null);return o(()=>{let e=e=>{t.current=e.target};return document.addEventListener(`focusin`,e),()=>document.removeEventListener(`focusin`,e)},[]),t}function X(e,t,n){o(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=W(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>B(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&B(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:n,cards:r,answer:i,best:a,onPlay:o}){let s=i?.turn===e,u=A(e,n),d=e=>{let t=C([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},f=x(r,w(n[e]??[]));return t`<section class=${l(`solver-hand`,`lies-${e}`,s&&`due`)}
    aria-label=${v(`Hand: {name}`,{name:u})}>
    <h2><${R} hand=${e} />${u}${s&&t`<span class="to-play">${v(`to play`)}</span>`}
      <span class="taken figure">${g(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(n[e]?.length??0)}} onKeyDown=${d}>
      ${f.map(e=>s&&i&&e in i.moves?t`<${pe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)}
          onPlay=${o} />`:t`<${c} key=${e} card=${e} class=${s?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:n,best:r,onPlay:a})=>t`<button type="button" class=${l(`card move`,r&&`best`)} data-card=${e}
      aria-label=${K(e,n,r)} onClick=${()=>a(e)}>
      <${i} card=${e} />
      <span class="worth figure" aria-hidden="true">${r&&t`<span class="star">★</span>`}
        ${D(n)}</span>
    </button>`;function me({deal:e,onDeal:n}){let{answer:r}=G(U(e)),i=r,a=i?.tricks??i?.made,o=W(e.hands);return t`<table class="matrix">
    <caption>
      ${E(e.objective)?v(`Every strain: is it made?`):v(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${v(`Leads`)}</th>${o.map(n=>t`<th key=${n} scope="col">
      <${R} hand=${n} /><span class="leader-name">${A(n,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${k.map(r=>t`<tr key=${r}>
      <th scope="row"><${N} strain=${r} /><span class="unseen">${O(r)}</span></th>
      ${o.map((i,o)=>{let s=a?.[r]?.[o],c=e.strain===r&&e.leader===i,u={strain:O(r),leader:A(i,e.hands),value:s===void 0?`…`:ne(s)};return t`<td key=${i}>
          <button type="button" class=${l(`cell figure`,c&&`here`)}
            aria-current=${c?`true`:void 0}
            aria-label=${v(`{strain}, {leader} leads: {value}`,u)}
            onClick=${()=>n({...e,strain:r,leader:i})}>
            ${s===void 0?`…`:D(s)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,t,r,i){let[a,o]=h(!1),s=t.length,c=i?.line?i.line.split(` `):[],l=t.slice(0,r),u=(t,n)=>d(P(e,t,n)),f=e=>{o(!1),u(t,Math.min(Math.max(e,0),s))},m=e=>{o(!1),u(t[r]===e?t:[...l,e],r+1)},g=()=>{c[0]&&m(c[0])},_=()=>{c.length!==0&&(u([...l,...c],r+1),o(!0))},v=()=>{a?o(!1):r<s?o(!0):_()};return n(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>u(t,Math.min(r+1,s)),900);return()=>clearTimeout(e)},[a,r,s]),p(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:r,last:s,playing:a,goTo:f,toggle:v,play:m,playBest:g,playOut:_,line:c}}function ge({deal:e,tricks:n,costs:r,sides:i}){let a=E(e.objective),o=-1;return t`<section class="paper tricks-told">
    <h2>${v(`What was played`)}</h2>
    <p>${q(i.declarer,i.defence,a)}</p>
    <ol>${n.map(({cards:n,winner:i},s)=>t`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${n.map(e=>(o+=1,t`<span key=${e} class="told-card">${u(e)}
          <${_e} cost=${r[o]??0} misere=${a} /></span> `))}</span>
      ${i&&t`<span class="trick-winner"><${R} hand=${i} />${A(i,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:n})=>e>0?t`<b class="cost"><span aria-hidden="true">${n?`!`:`−${e}`}</span><span class="unseen"> ${n?v(`this card decided it`):g(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:r,at:i,broken:a,last:o}){let s=r.slice(0,i),c=G(V(e,s)),u=c.answer,f=oe(e,s,u),p=he(e,r,i,u),m=ue(u),h=be(e,s,f.at(-1)),g=e=>d(P(e,[]));return n(()=>{u&&y(`${h} ${j(u)}`)},[u]),X(o,[`.move.best`,`.move`],u),t`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${c} broken=${a} />
      <div class=${l(`solver-table`,e.hands.second===null&&`lone`)}>
        ${W(e.hands).map(n=>t`<${de} key=${n} hand=${n} hands=${e.hands} answer=${u} best=${m}
            cards=${(e.hands[n]??[]).filter(e=>!s.includes(e))} onPlay=${p.play} />`)}
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
        <${z} player=${p} count=${r.length+1} words=${h} />
      </section>
      ${s.length>0&&u&&t`<${ge} deal=${e} tricks=${f} costs=${u.costs}
          sides=${le(e,s,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${v(`The game`)}>
      <${I} deal=${e} onDeal=${g} />
      <${me} deal=${e} onDeal=${g} />
      <${Y} key=${P(e,r,i)} label=${v(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>b(P(e))}>
        ${v(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:n,broken:r}){let{answer:i,making:a,trouble:o,field:s,again:c}=n;return t`<div class="solver-verdict">
    ${r&&t`<p class="paper solver-note" role="alert">
        ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${i&&t`<p class="verdict">${j(i)}</p>`}
    ${a&&t`<p class="making" role="status">
        ${v(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&t`<p class="verdict">…</p>`}
    ${o&&t`<div class="paper solver-note" role="alert">
      <p>${s===`played`?v(`These cards cannot be played in this order: the link may be incomplete.`):o}
      </p>
      ${s===`played`?t`<button type="button" class="plain" onClick=${()=>d(P(e,[]))}>
          ${v(`To the first card`)}</button>`:t`<button type="button" class="plain" onClick=${c}>${v(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:n})=>t`<div class="on-the-table" role="group" aria-label=${v(`The trick`)}>
  ${n?t`<div class=${l(`solver-trick`,n.winner&&`full`)}>
      ${n.cards.map(n=>t`<span key=${n} class="trick-place">
        <${c} card=${n} /><${R} hand=${B(e.hands,n)??`declarer`} /></span>`)}</div>`:t`<p class="trumps-shown"><${N} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let i=t.at(-1),a=i&&B(e.hands,i);if(!i||!a)return v(`{name} leads.`,{name:A(e.leader,e.hands)});let o=v(`{name}: {card}.`,{name:A(a,e.hands),card:r(i)});return n?.winner?`${o} ${v(`{name} takes the trick`,{name:A(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:n,onBrush:r}){let i=W(e);return t`<div class="brushes" role="radiogroup" aria-label=${v(`Who gets the next cards`)}
    onKeyDown=${T(1)}>
    ${i.map((i,a)=>t`<${Q} key=${i} shortcut=${String(a+1)} chosen=${n===i} choose=${()=>r(i)}>
        <${R} hand=${i} /><span class="brush-name">${A(i,e)}</span>
        <span class="figure brush-count">${e[i]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${n===null} choose=${()=>r(null)}>
      <span class="brush-name">${v(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:n,choose:r,children:i})=>t`<button type="button" class="plain brush" role="radio" aria-checked=${n}
      tabindex=${n?0:-1} aria-keyshortcuts=${e} onClick=${r}>${i}</button>`,Se=V({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:n,broken:i,last:a}){let[o,s]=h(`declarer`),[c,l]=h(!1);G(Se),X(a,[`.pack-card`],!0);let u=e([]),{hands:f}=n,p=e=>{u.current.push(n),d(P(e))},m=e=>p({...n,hands:e,leader:e.second===null&&n.leader===`second`?`declarer`:n.leader}),g=(e,t)=>{if(t&&B(f,e)!==t&&(f[t]?.length??0)>=10)return y(v(`No hand has more than ten cards.`));let n=F(f,e,t);m(n),y(v(`{card}: {value}`,{card:r(e),value:t?A(t,f):v(`nobody`)})),t&&t===o&&n[t]?.length===10&&s(W(n).find(e=>(n[e]?.length??0)<10)??t)};return t`<main class="solver-desk">
    <section class="solver-felt" aria-label=${v(`Lay out the cards`)}>
      ${i&&t`<p class="paper solver-note" role="alert">
          ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${f} brush=${o} onBrush=${s} />
      <${ie} hands=${f} onGive=${g}
        onTouch=${e=>g(e,B(f,e)===o?null:o)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>m(te(f.second===null))}>${v(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${u.current.length===0?`true`:void 0} onClick=${()=>{let e=u.current.pop();e&&d(P(e))}}>${v(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>m({...M.hands,second:f.second&&[]})}>
          ${v(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${f.second===null}
          onChange=${e=>{m({...f,second:e.target.checked?null:[]}),o===`second`&&s(`first`)}} />${v(`Lone defender`)}</label>
      </div>
      <${J} hands=${f} onHands=${m} />
    </section>
    <section class="paper solver-slip" aria-label=${v(`The game`)}>
      <${I} deal=${n} onDeal=${p} />
      <p class=${c&&!H(f)?`solver-counted wrong`:`solver-counted`}>${$(f)}</p>
      <button type="button" class=${H(f)?`big`:`big not-yet`} onClick=${()=>H(f)?b(P(n,[])):(l(!0),y($(f)))}>${v(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(H(e))return g(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=W(e).map(t=>`${A(t,e)} ${e[t]?.length??0}`).join(` · `);return v(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],v(`give the card, or the next ones, to a hand`)],[[`0`],v(`take the card back`)],[[`←`,`→`,`↑`,`↓`],v(`along the cards`)],[[`u`],v(`undo`)],[[`g`],v(`deal at random`)]],Te=()=>[[[`←`,`→`],v(`one step back, one step forward`)],[[`Home`,`End`],v(`to the start, to the end`)],[[v(`Space`)],v(`play, pause`)],[[`b`],v(`play the best card`)],[[`e`],v(`best play to the end`)]],Ee=()=>[[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function De({query:e}){let r=a(()=>L(e),[e]),i=ae();return n(()=>{s(_(m()).deck),ee(re.flat())},[]),t`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`Open cards`)}</h1>
      <div class="tools"><${S} keys=${[...r.played?Te():we(),...Ee()]} />
        <${f} /></div>
    </header>
    ${r.played?t`<${ve} deal=${r.deal} played=${r.played} at=${r.at} broken=${r.broken} last=${i} />`:t`<${Ce} deal=${r.deal} broken=${r.broken} last=${i} />`}
  </div>`}export{De as SolverPage};