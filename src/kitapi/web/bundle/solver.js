import{$t as e,B as t,Ct as n,Dt as r,Gt as i,H as a,It as o,Jt as s,O as c,Ot as l,P as u,Qt as d,Tt as f,Ut as p,Xt as m,Yt as h,n as g,nn as _,r as v,rn as y,tn as b,wt as x}from"./main.js";import{F as ee,M as S,N as te,P as C,_ as w,b as T,d as ne,g as E,h as D,l as re,m as O,p as k,s as A,t as j,u as M,ut as N,v as P,y as ie}from"./shared.js";import{_ as F,a as I,c as L,d as R,f as z,g as B,h as V,i as H,l as U,m as W,o as G,p as K,r as q,s as J,u as Y}from"./desks.js";function ae(){let t=b(null);return e(()=>{let e=e=>{t.current=e.target};return document.addEventListener(`focusin`,e),()=>document.removeEventListener(`focusin`,e)},[]),t}function X(t,n,r){e(()=>{r&&t.current&&!t.current.isConnected&&document.activeElement===document.body&&(n.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[r])}function oe(e,t,n){let r=O(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>D(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&D(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:n,answer:r,best:a,onPlay:o}){let s=r?.turn===e,c=Y(e,t),l=e=>{let t=S([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},u=C(n,ee(t[e]??[]));return m`<section class=${h(`solver-hand`,`lies-${e}`,s&&`due`)} aria-label=${i(`Hand of {name}`,{name:c})}>
    <h2><${F} hand=${e} />${c}${s&&m`<span class="to-play">${i(`to play`)}</span>`}
      <span class="taken figure">${p(`{count} trick`,`{count} tricks`,r?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${l}>
      ${u.map(e=>s&&r&&e in r.moves?m`<${pe} key=${e} card=${e} value=${r.moves[e]??0} best=${a.has(e)} onPlay=${o} />`:m`<${x} key=${e} card=${e} class=${s?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:t,best:r,onPlay:i})=>m`<button type="button" class=${h(`card move`,r&&`best`)} data-card=${e}
  aria-label=${z(e,t,r)} onClick=${()=>i(e)}>
  <${n} card=${e} /><span class="worth figure" aria-hidden="true">${r&&m`<span class="star">★</span>`}${V(t)}</span>
</button>`;function me({deal:e,onDeal:t}){let{answer:n}=G(ie(e)),r=n,a=r?.tricks??r?.made,o=O(e.hands);return m`<table class="matrix">
    <caption>${R(e.objective)?i(`Every strain: is it made?`):i(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${i(`Leads`)}</th>${o.map(t=>m`<th key=${t} scope="col">
      <${F} hand=${t} /><span class="leader-name">${Y(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${M.map(n=>m`<tr key=${n}>
      <th scope="row"><${I} strain=${n} /><span class="unseen">${W(n)}</span></th>
      ${o.map((r,o)=>{let s=a?.[n]?.[o],c=e.strain===n&&e.leader===r,l={strain:W(n),leader:Y(r,e.hands),value:s===void 0?`…`:B(s)};return m`<td key=${r}><button type="button" class=${h(`cell figure`,c&&`here`)} aria-current=${c?`true`:void 0}
          aria-label=${i(`{strain}, {leader} leads: {value}`,l)} onClick=${()=>t({...e,strain:n,leader:r})}>${s===void 0?`…`:V(s)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,n,r,i){let[a,o]=_(!1),s=n.length,c=i?.line?i.line.split(` `):[],l=n.slice(0,r),f=(t,n)=>u(T(e,t,n)),p=e=>{o(!1),f(n,Math.min(Math.max(e,0),s))},m=e=>{o(!1),f(n[r]===e?n:[...l,e],r+1)},h=()=>{c[0]&&m(c[0])},g=()=>{c.length!==0&&(f([...l,...c],r+1),o(!0))},v=()=>{a?o(!1):r<s?o(!0):g()};return d(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>f(n,Math.min(r+1,s)),900);return()=>clearTimeout(e)},[a,r,s]),t(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:r,last:s,playing:a,goTo:p,toggle:v,play:m,playBest:h,playOut:g,line:c}}function ge({deal:e,tricks:t,costs:n,sides:a}){let o=R(e.objective),s=-1;return m`<section class="paper tricks-told">
    <h2>${i(`What was played`)}</h2>
    <p>${U(a.declarer,a.defence,o)}</p>
    <ol>${t.map(({cards:t,winner:i},a)=>m`<li key=${a}>
      <span class="figure trick-number">${a+1}</span>
      <span class="trick-cards">${t.map(e=>(s+=1,m`<span key=${e} class="told-card">${r(e)}<${_e} cost=${n[s]??0} misere=${o} /></span> `))}</span>
      ${i&&m`<span class="trick-winner"><${F} hand=${i} />${Y(i,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?m`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?i(`this card decided it`):p(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:n,broken:r,last:a}){let o=t.slice(0,n),l=G(P(e,o)),f=l.answer,p=oe(e,o,f),g=he(e,t,n,f),_=ue(f),v=be(e,o,p.at(-1)),y=e=>u(T(e,[]));return d(()=>{f&&s(`${v} ${K(f)}`)},[f]),X(a,[`.move.best`,`.move`],f),m`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${l} broken=${r} />
      <div class=${h(`solver-table`,e.hands.second===null&&`lone`)}>
        ${O(e.hands).map(t=>m`<${de} key=${t} hand=${t} hands=${e.hands} answer=${f} best=${_}
          cards=${(e.hands[t]??[]).filter(e=>!o.includes(e))} onPlay=${g.play} />`)}
        <${Z} deal=${e} trick=${p.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${i(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b" aria-disabled=${g.line.length?void 0:`true`} onClick=${g.playBest}>${i(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e" aria-disabled=${g.line.length?void 0:`true`} onClick=${g.playOut}>${i(`Best play to the end`)}</button>
        </div>
        <${q} player=${g} count=${t.length+1} words=${v} />
      </section>
      ${o.length>0&&f&&m`<${ge} deal=${e} tricks=${p} costs=${f.costs} sides=${le(e,o,f.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${i(`The game`)}>
      <${H} deal=${e} onDeal=${y} />
      <${me} deal=${e} onDeal=${y} />
      <${N} key=${T(e,t,n)} label=${i(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>c(T(e))}>${i(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:a,trouble:o,field:s,again:c}=t;return m`<div class="solver-verdict">
    ${n&&m`<p class="paper solver-note" role="alert">${i(`The link is not whole: what could be read of it lies here.`)}</p>`}
    ${r&&m`<p class="verdict">${K(r)}</p>`}
    ${a&&m`<p class="making" role="status">${i(`The solver is being made ready, which is done once and takes up to a minute …`)}</p>`}
    ${!r&&!a&&!o&&m`<p class="verdict">…</p>`}
    ${o&&m`<div class="paper solver-note" role="alert">
      <p>${s===`played`?i(`These cards cannot be played in this order: the link may not be whole.`):o}</p>
      ${s===`played`?m`<button type="button" class="plain" onClick=${()=>u(T(e,[]))}>${i(`To the first card`)}</button>`:m`<button type="button" class="plain" onClick=${c}>${i(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:t})=>m`<div class="on-the-table" role="group" aria-label=${i(`The trick`)}>
  ${t?m`<div class=${h(`solver-trick`,t.winner&&`full`)}>${t.cards.map(t=>m`<span key=${t} class="trick-place">
    <${x} card=${t} /><${F} hand=${D(e.hands,t)??`declarer`} /></span>`)}</div>`:m`<p class="trumps-shown"><${I} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),a=r&&D(e.hands,r);if(!r||!a)return i(`{name} leads.`,{name:Y(e.leader,e.hands)});let o=i(`{name}: {card}.`,{name:Y(a,e.hands),card:l(r)});return n?.winner?`${o} ${i(`{name} takes the trick`,{name:Y(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let r=O(e);return m`<div class="brushes" role="radiogroup" aria-label=${i(`Who gets the next cards`)} onKeyDown=${te(1)}>
    ${r.map((r,i)=>m`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
      <${F} hand=${r} /><span class="brush-name">${Y(r,e)}</span>
      <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
    </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}><span class="brush-name">${i(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>m`<button type="button" class="plain brush" role="radio" aria-checked=${t}
  tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=P({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[r,a]=_(`declarer`),[o,d]=_(!1);G(Se),X(n,[`.pack-card`],!0);let f=b([]),{hands:p}=e,h=t=>{f.current.push(e),u(T(t))},g=t=>h({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),v=(e,t)=>{if(t&&D(p,e)!==t&&(p[t]?.length??0)>=10)return s(i(`No hand has more than ten cards.`));let n=k(p,e,t);g(n),s(i(`{card}: {value}`,{card:l(e),value:t?Y(t,p):i(`nobody`)})),t&&t===r&&n[t]?.length===10&&a(O(n).find(e=>(n[e]?.length??0)<10)??t)};return m`<main class="solver-desk">
    <section class="solver-felt" aria-label=${i(`Lay out the cards`)}>
      ${t&&m`<p class="paper solver-note" role="alert">${i(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${xe} hands=${p} brush=${r} onBrush=${a} />
      <${L} hands=${p} onGive=${v} onTouch=${e=>v(e,D(p,e)===r?null:r)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>g(ne(p.second===null))}>${i(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u" aria-disabled=${f.current.length===0?`true`:void 0} onClick=${()=>{let e=f.current.pop();e&&u(T(e))}}>${i(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>g({...A.hands,second:p.second&&[]})}>${i(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${p.second===null}
          onChange=${e=>{g({...p,second:e.target.checked?null:[]}),r===`second`&&a(`first`)}} />${i(`Lone defender`)}</label>
      </div>
      <${J} hands=${p} onHands=${g} />
    </section>
    <section class="paper solver-slip" aria-label=${i(`The game`)}>
      <${H} deal=${e} onDeal=${h} />
      <p class=${o&&!E(p)?`solver-counted wrong`:`solver-counted`}>${$(p)}</p>
      <button type="button" class=${E(p)?`big`:`big not-yet`} onClick=${()=>E(p)?c(T(e,[])):(d(!0),s($(p)))}>${i(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(E(e))return p(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=O(e).map(t=>`${Y(t,e)} ${e[t]?.length??0}`).join(` · `);return i(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],i(`give the card, or the next ones, to a hand`)],[[`0`],i(`take the card back`)],[[`←`,`→`,`↑`,`↓`],i(`along the cards`)],[[`u`],i(`undo`)],[[`g`],i(`deal at random`)]],Te=()=>[[[`←`,`→`],i(`a step back, a step on`)],[[`Home`,`End`],i(`to the start, to the end`)],[[i(`Space`)],i(`play, pause`)],[[`b`],i(`play the best card`)],[[`e`],i(`best play to the end`)]],Ee=()=>[[[`,`],i(`settings`)],[[`Esc`],i(`close what is open`)],[[`?`],i(`this list`)]];function De({query:e}){let t=y(()=>w(e),[e]),n=ae();return d(()=>{o(a(g()).deck),f(re.flat())},[]),m`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${i(`Kitapi, to the start page`)}><img src="/static/e7c0850a12f39816/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${i(`Open cards`)}</h1>
      <div class="tools"><${j} keys=${[...t.played?Te():we(),...Ee()]} /><${v} /></div>
    </header>
    ${t.played?m`<${ve} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${n} />`:m`<${Ce} deal=${t.deal} broken=${t.broken} last=${n} />`}
  </div>`}export{De as SolverPage};