import{At as e,Bt as t,Jt as n,K as r,M as i,Mt as a,Nt as o,Ot as s,P as c,Qt as l,Yt as u,_n as d,a as f,cn as p,fn as m,gn as h,hn as g,i as _,kt as v,on as y,pn as b,sn as x}from"./main.js";import{_ as ee,a as S,g as te,h as C,m as w,v as T}from"./shared.js";import{B as E,F as ne,G as D,H as O,I as re,K as k,L as A,R as j,S as M,U as N,V as P,_ as ie,b as F,d as I,f as L,g as R,h as z,i as B,l as V,m as H,p as U,q as W,u as G,v as K,x as q,y as J,z as Y}from"./desks.js";function ae(){let e=g(null);return b(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,t,n){b(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=E(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>P(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&P(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:r,answer:i,best:a,onPlay:o}){let s=i?.turn===e,c=z(e,t),l=e=>{let t=w([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},d=te(r,ee(t[e]??[]));return p`<section class=${x(`solver-hand`,`lies-${e}`,s&&`due`)}
    aria-label=${u(`Hand: {name}`,{name:c})}>
    <h2><${M} hand=${e} />${c}${s&&p`<span class="to-play">${u(`to play`)}</span>`}
      <span class="taken figure">${n(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${l}>
      ${d.map(e=>s&&i&&e in i.moves?p`<${pe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)}
          onPlay=${o} />`:p`<${v} key=${e} card=${e} class=${s?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:t,best:n,onPlay:r})=>p`<button type="button" class=${x(`card move`,n&&`best`)} data-card=${e}
      aria-label=${ie(e,t,n)} onClick=${()=>r(e)}>
      <${s} card=${e} />
      <span class="worth figure" aria-hidden="true">${n&&p`<span class="star">★</span>`}
        ${F(t)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=I(k(e)),r=n,i=r?.tricks??r?.made,a=E(e.hands);return p`<table class="matrix">
    <caption>
      ${R(e.objective)?u(`Every strain: is it made?`):u(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${u(`Leads`)}</th>${a.map(t=>p`<th key=${t} scope="col">
      <${M} hand=${t} /><span class="leader-name">${z(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${A.map(n=>p`<tr key=${n}>
      <th scope="row"><${G} strain=${n} /><span class="unseen">${J(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,c={strain:J(n),leader:z(r,e.hands),value:o===void 0?`…`:q(o)};return p`<td key=${r}>
          <button type="button" class=${x(`cell figure`,s&&`here`)}
            aria-current=${s?`true`:void 0}
            aria-label=${u(`{strain}, {leader} leads: {value}`,c)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:F(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,t,n,i){let[a,o]=h(!1),s=t.length,l=i?.line?i.line.split(` `):[],u=t.slice(0,n),d=(t,n)=>c(W(e,t,n)),f=e=>{o(!1),d(t,Math.min(Math.max(e,0),s))},p=e=>{o(!1),d(t[n]===e?t:[...u,e],n+1)},g=()=>{l[0]&&p(l[0])},_=()=>{l.length!==0&&(d([...u,...l],n+1),o(!0))},v=()=>{a?o(!1):n<s?o(!0):_()};return m(()=>{if(!a)return;n>=s&&o(!1);let e=setTimeout(()=>d(t,Math.min(n+1,s)),900);return()=>clearTimeout(e)},[a,n,s]),r(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:n,last:s,playing:a,goTo:f,toggle:v,play:p,playBest:g,playOut:_,line:l}}function ge({deal:e,tricks:t,costs:n,sides:r}){let i=R(e.objective),a=-1;return p`<section class="paper tricks-told">
    <h2>${u(`What was played`)}</h2>
    <p>${H(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},s)=>p`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(a+=1,p`<span key=${e} class="told-card">${o(e)}
          <${_e} cost=${n[a]??0} misere=${i} /></span> `))}</span>
      ${r&&p`<span class="trick-winner"><${M} hand=${r} />${z(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?p`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?u(`this card decided it`):n(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:n,broken:r,last:a}){let o=t.slice(0,n),s=I(D(e,o)),l=s.answer,d=oe(e,o,l),f=he(e,t,n,l),h=ue(l),g=Z(e,o,d.at(-1)),_=e=>c(W(e,[]));return m(()=>{l&&y(`${g} ${K(l)}`)},[l]),X(a,[`.move.best`,`.move`],l),p`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${s} broken=${r} />
      <div class=${x(`solver-table`,e.hands.second===null&&`lone`)}>
        ${E(e.hands).map(t=>p`<${de} key=${t} hand=${t} hands=${e.hands} answer=${l} best=${h}
            cards=${(e.hands[t]??[]).filter(e=>!o.includes(e))} onPlay=${f.play} />`)}
        <${be} deal=${e} trick=${d.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${u(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playBest}>${u(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playOut}>
            ${u(`Best play to the end`)}</button>
        </div>
        <${B} player=${f} count=${t.length+1} words=${g} />
      </section>
      ${o.length>0&&l&&p`<${ge} deal=${e} tricks=${d} costs=${l.costs}
          sides=${le(e,o,l.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${u(`The game`)}>
      <${V} deal=${e} onDeal=${_} />
      <${me} deal=${e} onDeal=${_} />
      <${T} key=${W(e,t,n)} label=${u(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>i(W(e))}>
        ${u(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:i,trouble:a,field:o,again:s}=t;return p`<div class="solver-verdict">
    ${n&&p`<p class="paper solver-note" role="alert">
        ${u(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&p`<p class="verdict">${K(r)}</p>`}
    ${i&&p`<p class="making" role="status">
        ${u(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!i&&!a&&p`<p class="verdict">…</p>`}
    ${a&&p`<div class="paper solver-note" role="alert">
      <p>${o===`played`?u(`These cards cannot be played in this order: the link may be incomplete.`):a}
      </p>
      ${o===`played`?p`<button type="button" class="plain" onClick=${()=>c(W(e,[]))}>
          ${u(`To the first card`)}</button>`:p`<button type="button" class="plain" onClick=${s}>${u(`Try now`)}</button>`}
    </div>`}
  </div>`}const be=({deal:e,trick:t})=>p`<div class="on-the-table" role="group" aria-label=${u(`The trick`)}>
  ${t?p`<div class=${x(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>p`<span key=${t} class="trick-place">
        <${v} card=${t} /><${M} hand=${P(e.hands,t)??`declarer`} /></span>`)}</div>`:p`<p class="trumps-shown"><${G} strain=${e.strain} /></p>`}
</div>`;function Z(e,t,n){let r=t.at(-1),i=r&&P(e.hands,r);if(!r||!i)return u(`{name} leads.`,{name:z(e.leader,e.hands)});let o=u(`{name}: {card}.`,{name:z(i,e.hands),card:a(r)});return n?.winner?`${o} ${u(`{name} takes the trick`,{name:z(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let r=E(e);return p`<div class="brushes" role="radiogroup" aria-label=${u(`Who gets the next cards`)}
    onKeyDown=${C(1)}>
    ${r.map((r,i)=>p`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${M} hand=${r} /><span class="brush-name">${z(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${u(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>p`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=D({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[r,o]=h(`declarer`),[s,l]=h(!1);I(Se),X(n,[`.pack-card`],!0);let d=g([]),{hands:f}=e,m=t=>{d.current.push(e),c(W(t))},_=t=>m({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),v=(e,t)=>{if(t&&P(f,e)!==t&&(f[t]?.length??0)>=10)return y(u(`No hand has more than ten cards.`));let n=Y(f,e,t);_(n),y(u(`{card}: {value}`,{card:a(e),value:t?z(t,f):u(`nobody`)})),t&&t===r&&n[t]?.length===10&&o(E(n).find(e=>(n[e]?.length??0)<10)??t)};return p`<main class="solver-desk">
    <section class="solver-felt" aria-label=${u(`Lay out the cards`)}>
      ${t&&p`<p class="paper solver-note" role="alert">
          ${u(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${f} brush=${r} onBrush=${o} />
      <${U} hands=${f} onGive=${v}
        onTouch=${e=>v(e,P(f,e)===r?null:r)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>_(j(f.second===null))}>${u(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${d.current.length===0?`true`:void 0} onClick=${()=>{let e=d.current.pop();e&&c(W(e))}}>${u(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>_({...ne.hands,second:f.second&&[]})}>
          ${u(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${f.second===null}
          onChange=${e=>{_({...f,second:e.target.checked?null:[]}),r===`second`&&o(`first`)}} />${u(`Lone defender`)}</label>
      </div>
      <${L} hands=${f} onHands=${_} />
    </section>
    <section class="paper solver-slip" aria-label=${u(`The game`)}>
      <${V} deal=${e} onDeal=${m} />
      <p class=${s&&!O(f)?`solver-counted wrong`:`solver-counted`}>${$(f)}</p>
      <button type="button" class=${O(f)?`big`:`big not-yet`} onClick=${()=>O(f)?i(W(e,[])):(l(!0),y($(f)))}>${u(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(O(e))return n(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=E(e).map(t=>`${z(t,e)} ${e[t]?.length??0}`).join(` · `);return u(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],u(`give the card, or the next ones, to a hand`)],[[`0`],u(`take the card back`)],[[`←`,`→`,`↑`,`↓`],u(`along the cards`)],[[`u`],u(`undo`)],[[`g`],u(`deal at random`)]],Te=()=>[[[`←`,`→`],u(`one step back, one step forward`)],[[`Home`,`End`],u(`to the start, to the end`)],[[u(`Space`)],u(`play, pause`)],[[`b`],u(`play the best card`)],[[`e`],u(`best play to the end`)]],Ee=()=>[[[`,`],u(`settings`)],[[`Esc`],u(`close what is open`)],[[`?`],u(`this list`)]];function De({query:n}){let r=d(()=>N(n),[n]),i=ae();return m(()=>{t(l(_()).deck),e(re.flat())},[]),p`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${u(`Open cards`)}</h1>
      <div class="tools"><${S} keys=${[...r.played?Te():we(),...Ee()]} />
        <${f} /></div>
    </header>
    ${r.played?p`<${ve} deal=${r.deal} played=${r.played} at=${r.at} broken=${r.broken} last=${i} />`:p`<${Ce} deal=${r.deal} broken=${r.broken} last=${i} />`}
  </div>`}export{De as SolverPage};