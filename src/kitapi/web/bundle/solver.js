import{F as e,Ft as t,It as n,J as r,Mt as i,N as a,Nt as o,Qt as s,Ut as c,Zt as l,a as u,bn as d,dn as f,gn as p,hn as m,i as h,jt as g,ln as _,tn as v,un as y,vn as b,yn as x}from"./main.js";import{_ as ee,a as te,g as ne,h as S,m as C,v as w}from"./shared.js";import{B as re,C as T,E,G as D,H as O,K as k,S as A,T as j,U as M,V as N,W as P,X as ie,Y as F,Z as I,_ as L,b as R,g as z,h as B,m as V,o as H,p as U,q as W,v as G,w as K,x as q,y as J,z as Y}from"./desks.js";function ae(){let e=b(null);return p(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,t,n){p(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=P(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>D(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&D(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:n,answer:r,best:a,onPlay:o}){let c=r?.turn===e,u=J(e,t),d=e=>{let t=C([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},p=ne(n,ee(t[e]??[]));return f`<section class=${y(`solver-hand`,`lies-${e}`,c&&`due`)}
    aria-label=${s(`Hand: {name}`,{name:u})}>
    <h2><${E} hand=${e} />${u}${c&&f`<span class="to-play">${s(`to play`)}</span>`}
      <span class="taken figure">${l(`{count} trick`,`{count} tricks`,r?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${d}>
      ${p.map(e=>c&&r&&e in r.moves?f`<${pe} key=${e} card=${e} value=${r.moves[e]??0} best=${a.has(e)}
          onPlay=${o} />`:f`<${i} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:t,best:n,onPlay:r})=>f`<button type="button" class=${y(`card move`,n&&`best`)} data-card=${e}
      aria-label=${q(e,t,n)} onClick=${()=>r(e)}>
      <${g} card=${e} />
      <span class="worth figure" aria-hidden="true">${n&&f`<span class="star">★</span>`}
        ${K(t)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=B(ie(e)),r=n,i=r?.tricks??r?.made,a=P(e.hands);return f`<table class="matrix">
    <caption>
      ${R(e.objective)?s(`Every strain: is it made?`):s(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${s(`Leads`)}</th>${a.map(t=>f`<th key=${t} scope="col">
      <${E} hand=${t} /><span class="leader-name">${J(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${N.map(n=>f`<tr key=${n}>
      <th scope="row"><${V} strain=${n} /><span class="unseen">${T(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],c=e.strain===n&&e.leader===r,l={strain:T(n),leader:J(r,e.hands),value:o===void 0?`…`:j(o)};return f`<td key=${r}>
          <button type="button" class=${y(`cell figure`,c&&`here`)}
            aria-current=${c?`true`:void 0}
            aria-label=${s(`{strain}, {leader} leads: {value}`,l)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:K(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(t,n,i,a){let[o,s]=x(!1),c=n.length,l=a?.line?a.line.split(` `):[],u=n.slice(0,i),d=(n,r)=>e(I(t,n,r)),f=e=>{s(!1),d(n,Math.min(Math.max(e,0),c))},p=e=>{s(!1),d(n[i]===e?n:[...u,e],i+1)},h=()=>{l[0]&&p(l[0])},g=()=>{l.length!==0&&(d([...u,...l],i+1),s(!0))},_=()=>{o?s(!1):i<c?s(!0):g()};return m(()=>{if(!o)return;i>=c&&s(!1);let e=setTimeout(()=>d(n,Math.min(i+1,c)),900);return()=>clearTimeout(e)},[o,i,c]),r(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(_(),!0)),{at:i,last:c,playing:o,goTo:f,toggle:_,play:p,playBest:h,playOut:g,line:l}}function ge({deal:e,tricks:t,costs:r,sides:i}){let a=R(e.objective),o=-1;return f`<section class="paper tricks-told">
    <h2>${s(`What was played`)}</h2>
    <p>${G(i.declarer,i.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:i},s)=>f`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,f`<span key=${e} class="told-card">${n(e)}
          <${_e} cost=${r[o]??0} misere=${a} /></span> `))}</span>
      ${i&&f`<span class="trick-winner"><${E} hand=${i} />${J(i,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?f`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?s(`this card decided it`):l(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:t,played:n,at:r,broken:i,last:o}){let c=n.slice(0,r),l=B(F(t,c)),u=l.answer,d=oe(t,c,u),p=he(t,n,r,u),h=ue(u),g=Z(t,c,d.at(-1)),v=t=>e(I(t,[]));return m(()=>{u&&_(`${g} ${A(u)}`)},[u]),X(o,[`.move.best`,`.move`],u),f`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${t} asking=${l} broken=${i} />
      <div class=${y(`solver-table`,t.hands.second===null&&`lone`)}>
        ${P(t.hands).map(e=>f`<${de} key=${e} hand=${e} hands=${t.hands} answer=${u} best=${h}
            cards=${(t.hands[e]??[]).filter(e=>!c.includes(e))} onPlay=${p.play} />`)}
        <${be} deal=${t} trick=${d.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${s(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playBest}>${s(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playOut}>
            ${s(`Best play to the end`)}</button>
        </div>
        <${H} player=${p} count=${n.length+1} words=${g} />
      </section>
      ${c.length>0&&u&&f`<${ge} deal=${t} tricks=${d} costs=${u.costs}
          sides=${le(t,c,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${s(`The game`)}>
      <${U} deal=${t} onDeal=${v} />
      <${me} deal=${t} onDeal=${v} />
      <${w} key=${I(t,n,r)} label=${s(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>a(I(t))}>
        ${s(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:t,asking:n,broken:r}){let{answer:i,making:a,trouble:o,field:c,again:l}=n;return f`<div class="solver-verdict">
    ${r&&f`<p class="paper solver-note" role="alert">
        ${s(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${i&&f`<p class="verdict">${A(i)}</p>`}
    ${a&&f`<p class="making" role="status">
        ${s(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&f`<p class="verdict">…</p>`}
    ${o&&f`<div class="paper solver-note" role="alert">
      <p>${c===`played`?s(`These cards cannot be played in this order: the link may be incomplete.`):o}
      </p>
      ${c===`played`?f`<button type="button" class="plain" onClick=${()=>e(I(t,[]))}>
          ${s(`To the first card`)}</button>`:f`<button type="button" class="plain" onClick=${l}>${s(`Try now`)}</button>`}
    </div>`}
  </div>`}const be=({deal:e,trick:t})=>f`<div class="on-the-table" role="group" aria-label=${s(`The trick`)}>
  ${t?f`<div class=${y(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>f`<span key=${t} class="trick-place">
        <${i} card=${t} /><${E} hand=${D(e.hands,t)??`declarer`} /></span>`)}</div>`:f`<p class="trumps-shown"><${V} strain=${e.strain} /></p>`}
</div>`;function Z(e,n,r){let i=n.at(-1),a=i&&D(e.hands,i);if(!i||!a)return s(`{name} leads.`,{name:J(e.leader,e.hands)});let o=s(`{name}: {card}.`,{name:J(a,e.hands),card:t(i)});return r?.winner?`${o} ${s(`{name} takes the trick`,{name:J(r.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let r=P(e);return f`<div class="brushes" role="radiogroup" aria-label=${s(`Who gets the next cards`)}
    onKeyDown=${S(1)}>
    ${r.map((r,i)=>f`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${E} hand=${r} /><span class="brush-name">${J(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${s(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>f`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=F({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:n,broken:r,last:i}){let[o,c]=x(`declarer`),[l,u]=x(!1);B(Se),X(i,[`.pack-card`],!0);let d=b([]),{hands:p}=n,m=t=>{d.current.push(n),e(I(t))},h=e=>m({...n,hands:e,leader:e.second===null&&n.leader===`second`?`declarer`:n.leader}),g=(e,n)=>{if(n&&D(p,e)!==n&&(p[n]?.length??0)>=10)return _(s(`No hand has more than ten cards.`));let r=M(p,e,n);h(r),_(s(`{card}: {value}`,{card:t(e),value:n?J(n,p):s(`nobody`)})),n&&n===o&&r[n]?.length===10&&c(P(r).find(e=>(r[e]?.length??0)<10)??n)};return f`<main class="solver-desk">
    <section class="solver-felt" aria-label=${s(`Lay out the cards`)}>
      ${r&&f`<p class="paper solver-note" role="alert">
          ${s(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${p} brush=${o} onBrush=${c} />
      <${L} hands=${p} onGive=${g}
        onTouch=${e=>g(e,D(p,e)===o?null:o)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>h(O(p.second===null))}>${s(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${d.current.length===0?`true`:void 0} onClick=${()=>{let t=d.current.pop();t&&e(I(t))}}>${s(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>h({...Y.hands,second:p.second&&[]})}>
          ${s(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${p.second===null}
          onChange=${e=>{h({...p,second:e.target.checked?null:[]}),o===`second`&&c(`first`)}} />${s(`Lone defender`)}</label>
      </div>
      <${z} hands=${p} onHands=${h} />
    </section>
    <section class="paper solver-slip" aria-label=${s(`The game`)}>
      <${U} deal=${n} onDeal=${m} />
      <p class=${l&&!k(p)?`solver-counted wrong`:`solver-counted`}>${$(p)}</p>
      <button type="button" class=${k(p)?`big`:`big not-yet`} onClick=${()=>k(p)?a(I(n,[])):(u(!0),_($(p)))}>${s(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(k(e))return l(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=P(e).map(t=>`${J(t,e)} ${e[t]?.length??0}`).join(` · `);return s(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],s(`give the card, or the next ones, to a hand`)],[[`0`],s(`take the card back`)],[[`←`,`→`,`↑`,`↓`],s(`along the cards`)],[[`u`],s(`undo`)],[[`g`],s(`deal at random`)]],Te=()=>[[[`←`,`→`],s(`one step back, one step forward`)],[[`Home`,`End`],s(`to the start, to the end`)],[[s(`Space`)],s(`play, pause`)],[[`b`],s(`play the best card`)],[[`e`],s(`best play to the end`)]],Ee=()=>[[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];function De({query:e}){let t=d(()=>W(e),[e]),n=ae();return m(()=>{c(v(h()).deck),o(re.flat())},[]),f`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${s(`Open cards`)}</h1>
      <div class="tools"><${te} keys=${[...t.played?Te():we(),...Ee()]} />
        <${u} /></div>
    </header>
    ${t.played?f`<${ve} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${n} />`:f`<${Ce} deal=${t.deal} broken=${t.broken} last=${n} />`}
  </div>`}export{De as SolverPage};