import{$t as e,Et as t,F as n,Kt as r,Lt as i,Ot as a,Tt as o,U as s,V as c,Wt as l,Xt as u,Yt as d,Zt as f,en as p,i as m,in as h,k as g,kt as _,nn as v,r as y,rn as b,wt as x}from"./main.js";import{F as ee,M as S,N as C,P as w,_ as T,b as E,d as te,g as D,h as O,l as ne,m as k,p as A,s as j,t as M,u as N,ut as P,v as F,y as re}from"./shared.js";import{_ as I,a as L,c as R,d as z,f as B,g as V,h as H,i as U,l as W,m as G,o as K,p as q,r as J,s as Y,u as X}from"./desks.js";function ie(){let e=v(null);return p(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){p(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=k(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>O(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&O(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:e,hands:t,cards:n,answer:i,best:a,onPlay:s}){let c=i?.turn===e,d=X(e,t),p=e=>{let t=S([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},m=w(n,ee(t[e]??[]));return f`<section class=${u(`solver-hand`,`lies-${e}`,c&&`due`)} aria-label=${r(`Hand of {name}`,{name:d})}>
    <h2><${I} hand=${e} />${d}${c&&f`<span class="to-play">${r(`to play`)}</span>`}
      <span class="taken figure">${l(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(t[e]?.length??0)}} onKeyDown=${p}>
      ${m.map(e=>c&&i&&e in i.moves?f`<${fe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)} onPlay=${s} />`:f`<${o} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:e,value:t,best:n,onPlay:r})=>f`<button type="button" class=${u(`card move`,n&&`best`)} data-card=${e}
  aria-label=${B(e,t,n)} onClick=${()=>r(e)}>
  <${x} card=${e} /><span class="worth figure" aria-hidden="true">${n&&f`<span class="star">★</span>`}${H(t)}</span>
</button>`;function pe({deal:e,onDeal:t}){let{answer:n}=K(re(e)),i=n,a=i?.tricks??i?.made,o=k(e.hands);return f`<table class="matrix">
    <caption>${z(e.objective)?r(`Every strain: is it made?`):r(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${r(`Leads`)}</th>${o.map(t=>f`<th key=${t} scope="col">
      <${I} hand=${t} /><span class="leader-name">${X(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${N.map(n=>f`<tr key=${n}>
      <th scope="row"><${L} strain=${n} /><span class="unseen">${G(n)}</span></th>
      ${o.map((i,o)=>{let s=a?.[n]?.[o],c=e.strain===n&&e.leader===i,l={strain:G(n),leader:X(i,e.hands),value:s===void 0?`…`:V(s)};return f`<td key=${i}><button type="button" class=${u(`cell figure`,c&&`here`)} aria-current=${c?`true`:void 0}
          aria-label=${r(`{strain}, {leader} leads: {value}`,l)} onClick=${()=>t({...e,strain:n,leader:i})}>${s===void 0?`…`:H(s)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(t,r,i,a){let[o,s]=b(!1),l=r.length,u=a?.line?a.line.split(` `):[],d=r.slice(0,i),f=(e,r)=>n(E(t,e,r)),p=e=>{s(!1),f(r,Math.min(Math.max(e,0),l))},m=e=>{s(!1),f(r[i]===e?r:[...d,e],i+1)},h=()=>{u[0]&&m(u[0])},g=()=>{u.length!==0&&(f([...d,...u],i+1),s(!0))},_=()=>{o?s(!1):i<l?s(!0):g()};return e(()=>{if(!o)return;i>=l&&s(!1);let e=setTimeout(()=>f(r,Math.min(i+1,l)),900);return()=>clearTimeout(e)},[o,i,l]),c(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(_(),!0)),{at:i,last:l,playing:o,goTo:p,toggle:_,play:m,playBest:h,playOut:g,line:u}}function he({deal:e,tricks:t,costs:n,sides:i}){let o=z(e.objective),s=-1;return f`<section class="paper tricks-told">
    <h2>${r(`What was played`)}</h2>
    <p>${W(i.declarer,i.defence,o)}</p>
    <ol>${t.map(({cards:t,winner:r},i)=>f`<li key=${i}>
      <span class="figure trick-number">${i+1}</span>
      <span class="trick-cards">${t.map(e=>(s+=1,f`<span key=${e} class="told-card">${a(e)}<${ge} cost=${n[s]??0} misere=${o} /></span> `))}</span>
      ${r&&f`<span class="trick-winner"><${I} hand=${r} />${X(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?f`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?r(`this card decided it`):l(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:t,played:i,at:a,broken:o,last:s}){let c=i.slice(0,a),l=K(F(t,c)),p=l.answer,m=ae(t,c,p),h=me(t,i,a,p),_=le(p),v=be(t,c,m.at(-1)),y=e=>n(E(e,[]));return e(()=>{p&&d(`${v} ${q(p)}`)},[p]),Z(s,[`.move.best`,`.move`],p),f`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${t} asking=${l} broken=${o} />
      <div class=${u(`solver-table`,t.hands.second===null&&`lone`)}>
        ${k(t.hands).map(e=>f`<${ue} key=${e} hand=${e} hands=${t.hands} answer=${p} best=${_}
          cards=${(t.hands[e]??[]).filter(e=>!c.includes(e))} onPlay=${h.play} />`)}
        <${ye} deal=${t} trick=${m.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${r(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b" aria-disabled=${h.line.length?void 0:`true`} onClick=${h.playBest}>${r(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e" aria-disabled=${h.line.length?void 0:`true`} onClick=${h.playOut}>${r(`Best play to the end`)}</button>
        </div>
        <${J} player=${h} count=${i.length+1} words=${v} />
      </section>
      ${c.length>0&&p&&f`<${he} deal=${t} tricks=${m} costs=${p.costs} sides=${ce(t,c,p.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${r(`The game`)}>
      <${U} deal=${t} onDeal=${y} />
      <${pe} deal=${t} onDeal=${y} />
      <${P} key=${E(t,i,a)} label=${r(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>g(E(t))}>${r(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:t,broken:i}){let{answer:a,making:o,trouble:s,field:c,again:l}=t;return f`<div class="solver-verdict">
    ${i&&f`<p class="paper solver-note" role="alert">${r(`The link is not whole: what could be read of it lies here.`)}</p>`}
    ${a&&f`<p class="verdict">${q(a)}</p>`}
    ${o&&f`<p class="making" role="status">${r(`The solver is being made ready, which is done once and takes up to a minute …`)}</p>`}
    ${!a&&!o&&!s&&f`<p class="verdict">…</p>`}
    ${s&&f`<div class="paper solver-note" role="alert">
      <p>${c===`played`?r(`These cards cannot be played in this order: the link may not be whole.`):s}</p>
      ${c===`played`?f`<button type="button" class="plain" onClick=${()=>n(E(e,[]))}>${r(`To the first card`)}</button>`:f`<button type="button" class="plain" onClick=${l}>${r(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:e,trick:t})=>f`<div class="on-the-table" role="group" aria-label=${r(`The trick`)}>
  ${t?f`<div class=${u(`solver-trick`,t.winner&&`full`)}>${t.cards.map(t=>f`<span key=${t} class="trick-place">
    <${o} card=${t} /><${I} hand=${O(e.hands,t)??`declarer`} /></span>`)}</div>`:f`<p class="trumps-shown"><${L} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let i=t.at(-1),a=i&&O(e.hands,i);if(!i||!a)return r(`{name} leads.`,{name:X(e.leader,e.hands)});let o=r(`{name}: {card}.`,{name:X(a,e.hands),card:_(i)});return n?.winner?`${o} ${r(`{name} takes the trick`,{name:X(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let i=k(e);return f`<div class="brushes" role="radiogroup" aria-label=${r(`Who gets the next cards`)} onKeyDown=${C(1)}>
    ${i.map((r,i)=>f`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
      <${I} hand=${r} /><span class="brush-name">${X(r,e)}</span>
      <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
    </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}><span class="brush-name">${r(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>f`<button type="button" class="plain brush" role="radio" aria-checked=${t}
  tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=F({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:i}){let[a,o]=b(`declarer`),[s,c]=b(!1);K(Se),Z(i,[`.pack-card`],!0);let l=v([]),{hands:u}=e,p=t=>{l.current.push(e),n(E(t))},m=t=>p({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),h=(e,t)=>{if(t&&O(u,e)!==t&&(u[t]?.length??0)>=10)return d(r(`No hand has more than ten cards.`));let n=A(u,e,t);m(n),d(r(`{card}: {value}`,{card:_(e),value:t?X(t,u):r(`nobody`)})),t&&t===a&&n[t]?.length===10&&o(k(n).find(e=>(n[e]?.length??0)<10)??t)};return f`<main class="solver-desk">
    <section class="solver-felt" aria-label=${r(`Lay out the cards`)}>
      ${t&&f`<p class="paper solver-note" role="alert">${r(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${xe} hands=${u} brush=${a} onBrush=${o} />
      <${R} hands=${u} onGive=${h} onTouch=${e=>h(e,O(u,e)===a?null:a)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>m(te(u.second===null))}>${r(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u" aria-disabled=${l.current.length===0?`true`:void 0} onClick=${()=>{let e=l.current.pop();e&&n(E(e))}}>${r(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>m({...j.hands,second:u.second&&[]})}>${r(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${u.second===null}
          onChange=${e=>{m({...u,second:e.target.checked?null:[]}),a===`second`&&o(`first`)}} />${r(`Lone defender`)}</label>
      </div>
      <${Y} hands=${u} onHands=${m} />
    </section>
    <section class="paper solver-slip" aria-label=${r(`The game`)}>
      <${U} deal=${e} onDeal=${p} />
      <p class=${s&&!D(u)?`solver-counted wrong`:`solver-counted`}>${$(u)}</p>
      <button type="button" class=${D(u)?`big`:`big not-yet`} onClick=${()=>D(u)?g(E(e,[])):(c(!0),d($(u)))}>${r(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(D(e))return l(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=k(e).map(t=>`${X(t,e)} ${e[t]?.length??0}`).join(` · `);return r(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],r(`give the card, or the next ones, to a hand`)],[[`0`],r(`take the card back`)],[[`←`,`→`,`↑`,`↓`],r(`along the cards`)],[[`u`],r(`undo`)],[[`g`],r(`deal at random`)]],Te=()=>[[[`←`,`→`],r(`a step back, a step on`)],[[`Home`,`End`],r(`to the start, to the end`)],[[r(`Space`)],r(`play, pause`)],[[`b`],r(`play the best card`)],[[`e`],r(`best play to the end`)]],Ee=()=>[[[`,`],r(`settings`)],[[`Esc`],r(`close what is open`)],[[`?`],r(`this list`)]];function De({query:n}){let a=h(()=>T(n),[n]),o=ie();return e(()=>{i(s(y()).deck),t(ne.flat())},[]),f`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${r(`Kitapi, to the start page`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${r(`Open cards`)}</h1>
      <div class="tools"><${M} keys=${[...a.played?Te():we(),...Ee()]} /><${m} /></div>
    </header>
    ${a.played?f`<${_e} deal=${a.deal} played=${a.played} at=${a.at} broken=${a.broken} last=${o} />`:f`<${Ce} deal=${a.deal} broken=${a.broken} last=${o} />`}
  </div>`}export{De as SolverPage};