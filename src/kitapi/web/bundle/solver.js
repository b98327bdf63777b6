import{Bt as e,Dt as t,G as n,Gt as r,I as i,Mt as a,Ot as o,Xt as s,a as c,an as l,cn as u,dn as d,fn as f,i as p,in as m,jt as h,k as g,kt as _,qt as v,rn as y,sn as b,un as x}from"./main.js";import{f as ee,g as S,h as C,m as te,p as w,r as T}from"./shared.js";import{A as E,C as ne,D,E as O,M as k,O as A,S as j,T as M,_ as N,a as P,b as re,c as ie,d as F,f as I,g as L,h as R,i as z,j as B,k as V,l as H,m as U,o as W,p as G,s as K,u as q,v as J,x as Y}from"./desks.js";function ae(){let e=x(null);return u(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,t,n){u(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=O(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>D(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&D(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:n,answer:i,best:a,onPlay:s}){let c=i?.turn===e,u=F(e,t),d=e=>{let t=ee([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},f=te(n,C(t[e]??[]));return l`<section class=${m(`solver-hand`,`lies-${e}`,c&&`due`)}
    aria-label=${v(`Hand of {name}`,{name:u})}>
    <h2><${J} hand=${e} />${u}${c&&l`<span class="to-play">${v(`to play`)}</span>`}
      <span class="taken figure">${r(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${d}>
      ${f.map(e=>c&&i&&e in i.moves?l`<${pe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)}
          onPlay=${s} />`:l`<${o} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:n,best:r,onPlay:i})=>l`<button type="button" class=${m(`card move`,r&&`best`)} data-card=${e}
      aria-label=${G(e,n,r)} onClick=${()=>i(e)}>
      <${t} card=${e} />
      <span class="worth figure" aria-hidden="true">${r&&l`<span class="star">★</span>`}
        ${L(n)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=K(B(e)),r=n,i=r?.tricks??r?.made,a=O(e.hands);return l`<table class="matrix">
    <caption>
      ${I(e.objective)?v(`Every strain: is it made?`):v(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${v(`Leads`)}</th>${a.map(t=>l`<th key=${t} scope="col">
      <${J} hand=${t} /><span class="leader-name">${F(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${j.map(n=>l`<tr key=${n}>
      <th scope="row"><${W} strain=${n} /><span class="unseen">${R(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,c={strain:R(n),leader:F(r,e.hands),value:o===void 0?`…`:N(o)};return l`<td key=${r}>
          <button type="button" class=${m(`cell figure`,s&&`here`)}
            aria-current=${s?`true`:void 0}
            aria-label=${v(`{strain}, {leader} leads: {value}`,c)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:L(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,t,r,a){let[o,s]=d(!1),c=t.length,l=a?.line?a.line.split(` `):[],u=t.slice(0,r),f=(t,n)=>i(k(e,t,n)),p=e=>{s(!1),f(t,Math.min(Math.max(e,0),c))},m=e=>{s(!1),f(t[r]===e?t:[...u,e],r+1)},h=()=>{l[0]&&m(l[0])},g=()=>{l.length!==0&&(f([...u,...l],r+1),s(!0))},_=()=>{o?s(!1):r<c?s(!0):g()};return b(()=>{if(!o)return;r>=c&&s(!1);let e=setTimeout(()=>f(t,Math.min(r+1,c)),900);return()=>clearTimeout(e)},[o,r,c]),n(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(_(),!0)),{at:r,last:c,playing:o,goTo:p,toggle:_,play:m,playBest:h,playOut:g,line:l}}function ge({deal:e,tricks:t,costs:n,sides:r}){let i=I(e.objective),a=-1;return l`<section class="paper tricks-told">
    <h2>${v(`What was played`)}</h2>
    <p>${q(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},o)=>l`<li key=${o}>
      <span class="figure trick-number">${o+1}</span>
      <span class="trick-cards">${t.map(e=>(a+=1,l`<span key=${e} class="told-card">${h(e)}
          <${_e} cost=${n[a]??0} misere=${i} /></span> `))}</span>
      ${r&&l`<span class="trick-winner"><${J} hand=${r} />${F(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?l`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?v(`this card decided it`):r(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:n,broken:r,last:a}){let o=t.slice(0,n),s=K(E(e,o)),c=s.answer,u=oe(e,o,c),d=he(e,t,n,c),f=ue(c),p=Z(e,o,u.at(-1)),h=e=>i(k(e,[]));return b(()=>{c&&y(`${p} ${U(c)}`)},[c]),X(a,[`.move.best`,`.move`],c),l`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${s} broken=${r} />
      <div class=${m(`solver-table`,e.hands.second===null&&`lone`)}>
        ${O(e.hands).map(t=>l`<${de} key=${t} hand=${t} hands=${e.hands} answer=${c} best=${f}
            cards=${(e.hands[t]??[]).filter(e=>!o.includes(e))} onPlay=${d.play} />`)}
        <${be} deal=${e} trick=${u.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${v(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${d.line.length?void 0:`true`} onClick=${d.playBest}>${v(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${d.line.length?void 0:`true`} onClick=${d.playOut}>
            ${v(`Best play to the end`)}</button>
        </div>
        <${z} player=${d} count=${t.length+1} words=${p} />
      </section>
      ${o.length>0&&c&&l`<${ge} deal=${e} tricks=${u} costs=${c.costs}
          sides=${le(e,o,c.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${v(`The game`)}>
      <${P} deal=${e} onDeal=${h} />
      <${me} deal=${e} onDeal=${h} />
      <${S} key=${k(e,t,n)} label=${v(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>g(k(e))}>${v(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:a,trouble:o,field:s,again:c}=t;return l`<div class="solver-verdict">
    ${n&&l`<p class="paper solver-note" role="alert">
        ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&l`<p class="verdict">${U(r)}</p>`}
    ${a&&l`<p class="making" role="status">
        ${v(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!a&&!o&&l`<p class="verdict">…</p>`}
    ${o&&l`<div class="paper solver-note" role="alert">
      <p>${s===`played`?v(`These cards cannot be played in this order: the link may be incomplete.`):o}
      </p>
      ${s===`played`?l`<button type="button" class="plain" onClick=${()=>i(k(e,[]))}>
          ${v(`To the first card`)}</button>`:l`<button type="button" class="plain" onClick=${c}>${v(`Try now`)}</button>`}
    </div>`}
  </div>`}const be=({deal:e,trick:t})=>l`<div class="on-the-table" role="group" aria-label=${v(`The trick`)}>
  ${t?l`<div class=${m(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>l`<span key=${t} class="trick-place">
        <${o} card=${t} /><${J} hand=${D(e.hands,t)??`declarer`} /></span>`)}</div>`:l`<p class="trumps-shown"><${W} strain=${e.strain} /></p>`}
</div>`;function Z(e,t,n){let r=t.at(-1),i=r&&D(e.hands,r);if(!r||!i)return v(`{name} leads.`,{name:F(e.leader,e.hands)});let o=v(`{name}: {card}.`,{name:F(i,e.hands),card:a(r)});return n?.winner?`${o} ${v(`{name} takes the trick`,{name:F(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let r=O(e);return l`<div class="brushes" role="radiogroup" aria-label=${v(`Who gets the next cards`)}
    onKeyDown=${w(1)}>
    ${r.map((r,i)=>l`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${J} hand=${r} /><span class="brush-name">${F(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${v(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>l`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=E({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[r,o]=d(`declarer`),[s,c]=d(!1);K(Se),X(n,[`.pack-card`],!0);let u=x([]),{hands:f}=e,p=t=>{u.current.push(e),i(k(t))},m=t=>p({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),h=(e,t)=>{if(t&&D(f,e)!==t&&(f[t]?.length??0)>=10)return y(v(`No hand has more than ten cards.`));let n=M(f,e,t);m(n),y(v(`{card}: {value}`,{card:a(e),value:t?F(t,f):v(`nobody`)})),t&&t===r&&n[t]?.length===10&&o(O(n).find(e=>(n[e]?.length??0)<10)??t)};return l`<main class="solver-desk">
    <section class="solver-felt" aria-label=${v(`Lay out the cards`)}>
      ${t&&l`<p class="paper solver-note" role="alert">
          ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${f} brush=${r} onBrush=${o} />
      <${H} hands=${f} onGive=${h}
        onTouch=${e=>h(e,D(f,e)===r?null:r)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>m(ne(f.second===null))}>${v(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${u.current.length===0?`true`:void 0} onClick=${()=>{let e=u.current.pop();e&&i(k(e))}}>${v(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>m({...re.hands,second:f.second&&[]})}>
          ${v(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${f.second===null}
          onChange=${e=>{m({...f,second:e.target.checked?null:[]}),r===`second`&&o(`first`)}} />${v(`Lone defender`)}</label>
      </div>
      <${ie} hands=${f} onHands=${m} />
    </section>
    <section class="paper solver-slip" aria-label=${v(`The game`)}>
      <${P} deal=${e} onDeal=${p} />
      <p class=${s&&!A(f)?`solver-counted wrong`:`solver-counted`}>${$(f)}</p>
      <button type="button" class=${A(f)?`big`:`big not-yet`} onClick=${()=>A(f)?g(k(e,[])):(c(!0),y($(f)))}>${v(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(A(e))return r(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=O(e).map(t=>`${F(t,e)} ${e[t]?.length??0}`).join(` · `);return v(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],v(`give the card, or the next ones, to a hand`)],[[`0`],v(`take the card back`)],[[`←`,`→`,`↑`,`↓`],v(`along the cards`)],[[`u`],v(`undo`)],[[`g`],v(`deal at random`)]],Te=()=>[[[`←`,`→`],v(`one step back, one step forward`)],[[`Home`,`End`],v(`to the start, to the end`)],[[v(`Space`)],v(`play, pause`)],[[`b`],v(`play the best card`)],[[`e`],v(`best play to the end`)]],Ee=()=>[[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function De({query:t}){let n=f(()=>V(t),[t]),r=ae();return b(()=>{e(s(p()).deck),_(Y.flat())},[]),l`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`Open cards`)}</h1>
      <div class="tools"><${T} keys=${[...n.played?Te():we(),...Ee()]} />
        <${c} /></div>
    </header>
    ${n.played?l`<${ve} deal=${n.deal} played=${n.played} at=${n.at} broken=${n.broken} last=${r} />`:l`<${Ce} deal=${n.deal} broken=${n.broken} last=${r} />`}
  </div>`}export{De as SolverPage};