import{$t as e,Bt as t,Dt as n,F as r,K as i,Mt as a,Ot as o,Qt as s,W as c,Yt as l,an as u,en as d,i as f,jt as p,k as m,kt as h,nn as g,on as _,qt as v,r as y,rn as b,sn as x}from"./main.js";import{F as ee,M as S,N as C,P as w,_ as T,b as E,d as te,g as D,h as O,l as ne,m as k,p as A,s as j,t as M,u as N,ut as P,v as F,y as re}from"./shared.js";import{_ as I,a as L,c as R,d as z,f as B,g as V,h as H,i as U,l as W,m as G,o as K,p as q,r as J,s as Y,u as X}from"./desks.js";function ie(){let e=u(null);return b(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){b(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=k(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>O(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&O(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:t,hands:n,cards:r,answer:i,best:a,onPlay:s}){let c=i?.turn===t,u=X(t,n),f=e=>{let t=S([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},p=w(r,ee(n[t]??[]));return d`<section class=${e(`solver-hand`,`lies-${t}`,c&&`due`)} aria-label=${l(`Hand of {name}`,{name:u})}>
    <h2><${I} hand=${t} />${u}${c&&d`<span class="to-play">${l(`to play`)}</span>`}
      <span class="taken figure">${v(`{count} trick`,`{count} tricks`,i?.taken[t]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(n[t]?.length??0)}} onKeyDown=${f}>
      ${p.map(e=>c&&i&&e in i.moves?d`<${fe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)} onPlay=${s} />`:d`<${o} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:t,value:r,best:i,onPlay:a})=>d`<button type="button" class=${e(`card move`,i&&`best`)} data-card=${t}
  aria-label=${B(t,r,i)} onClick=${()=>a(t)}>
  <${n} card=${t} /><span class="worth figure" aria-hidden="true">${i&&d`<span class="star">★</span>`}${H(r)}</span>
</button>`;function pe({deal:t,onDeal:n}){let{answer:r}=K(re(t)),i=r,a=i?.tricks??i?.made,o=k(t.hands);return d`<table class="matrix">
    <caption>${z(t.objective)?l(`Every strain: is it made?`):l(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${l(`Leads`)}</th>${o.map(e=>d`<th key=${e} scope="col">
      <${I} hand=${e} /><span class="leader-name">${X(e,t.hands)}</span></th>`)}</tr></thead>
    <tbody>${N.map(r=>d`<tr key=${r}>
      <th scope="row"><${L} strain=${r} /><span class="unseen">${G(r)}</span></th>
      ${o.map((i,o)=>{let s=a?.[r]?.[o],c=t.strain===r&&t.leader===i,u={strain:G(r),leader:X(i,t.hands),value:s===void 0?`…`:V(s)};return d`<td key=${i}><button type="button" class=${e(`cell figure`,c&&`here`)} aria-current=${c?`true`:void 0}
          aria-label=${l(`{strain}, {leader} leads: {value}`,u)} onClick=${()=>n({...t,strain:r,leader:i})}>${s===void 0?`…`:H(s)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(e,t,n,i){let[a,o]=_(!1),s=t.length,l=i?.line?i.line.split(` `):[],u=t.slice(0,n),d=(t,n)=>r(E(e,t,n)),f=e=>{o(!1),d(t,Math.min(Math.max(e,0),s))},p=e=>{o(!1),d(t[n]===e?t:[...u,e],n+1)},m=()=>{l[0]&&p(l[0])},h=()=>{l.length!==0&&(d([...u,...l],n+1),o(!0))},v=()=>{a?o(!1):n<s?o(!0):h()};return g(()=>{if(!a)return;n>=s&&o(!1);let e=setTimeout(()=>d(t,Math.min(n+1,s)),900);return()=>clearTimeout(e)},[a,n,s]),c(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:n,last:s,playing:a,goTo:f,toggle:v,play:p,playBest:m,playOut:h,line:l}}function he({deal:e,tricks:t,costs:n,sides:r}){let i=z(e.objective),a=-1;return d`<section class="paper tricks-told">
    <h2>${l(`What was played`)}</h2>
    <p>${W(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},o)=>d`<li key=${o}>
      <span class="figure trick-number">${o+1}</span>
      <span class="trick-cards">${t.map(e=>(a+=1,d`<span key=${e} class="told-card">${p(e)}<${ge} cost=${n[a]??0} misere=${i} /></span> `))}</span>
      ${r&&d`<span class="trick-winner"><${I} hand=${r} />${X(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?d`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?l(`this card decided it`):v(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:t,played:n,at:i,broken:a,last:o}){let c=n.slice(0,i),u=K(F(t,c)),f=u.answer,p=ae(t,c,f),h=me(t,n,i,f),_=le(f),v=be(t,c,p.at(-1)),y=e=>r(E(e,[]));return g(()=>{f&&s(`${v} ${q(f)}`)},[f]),Z(o,[`.move.best`,`.move`],f),d`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${t} asking=${u} broken=${a} />
      <div class=${e(`solver-table`,t.hands.second===null&&`lone`)}>
        ${k(t.hands).map(e=>d`<${ue} key=${e} hand=${e} hands=${t.hands} answer=${f} best=${_}
          cards=${(t.hands[e]??[]).filter(e=>!c.includes(e))} onPlay=${h.play} />`)}
        <${ye} deal=${t} trick=${p.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${l(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b" aria-disabled=${h.line.length?void 0:`true`} onClick=${h.playBest}>${l(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e" aria-disabled=${h.line.length?void 0:`true`} onClick=${h.playOut}>${l(`Best play to the end`)}</button>
        </div>
        <${J} player=${h} count=${n.length+1} words=${v} />
      </section>
      ${c.length>0&&f&&d`<${he} deal=${t} tricks=${p} costs=${f.costs} sides=${ce(t,c,f.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${l(`The game`)}>
      <${U} deal=${t} onDeal=${y} />
      <${pe} deal=${t} onDeal=${y} />
      <${P} key=${E(t,n,i)} label=${l(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>m(E(t))}>${l(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:t,broken:n}){let{answer:i,making:a,trouble:o,field:s,again:c}=t;return d`<div class="solver-verdict">
    ${n&&d`<p class="paper solver-note" role="alert">${l(`The link is not whole: what could be read of it lies here.`)}</p>`}
    ${i&&d`<p class="verdict">${q(i)}</p>`}
    ${a&&d`<p class="making" role="status">${l(`The solver is being made ready, which is done once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&d`<p class="verdict">…</p>`}
    ${o&&d`<div class="paper solver-note" role="alert">
      <p>${s===`played`?l(`These cards cannot be played in this order: the link may not be whole.`):o}</p>
      ${s===`played`?d`<button type="button" class="plain" onClick=${()=>r(E(e,[]))}>${l(`To the first card`)}</button>`:d`<button type="button" class="plain" onClick=${c}>${l(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:t,trick:n})=>d`<div class="on-the-table" role="group" aria-label=${l(`The trick`)}>
  ${n?d`<div class=${e(`solver-trick`,n.winner&&`full`)}>${n.cards.map(e=>d`<span key=${e} class="trick-place">
    <${o} card=${e} /><${I} hand=${O(t.hands,e)??`declarer`} /></span>`)}</div>`:d`<p class="trumps-shown"><${L} strain=${t.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&O(e.hands,r);if(!r||!i)return l(`{name} leads.`,{name:X(e.leader,e.hands)});let o=l(`{name}: {card}.`,{name:X(i,e.hands),card:a(r)});return n?.winner?`${o} ${l(`{name} takes the trick`,{name:X(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let r=k(e);return d`<div class="brushes" role="radiogroup" aria-label=${l(`Who gets the next cards`)} onKeyDown=${C(1)}>
    ${r.map((r,i)=>d`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
      <${I} hand=${r} /><span class="brush-name">${X(r,e)}</span>
      <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
    </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}><span class="brush-name">${l(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>d`<button type="button" class="plain brush" role="radio" aria-checked=${t}
  tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=F({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[i,o]=_(`declarer`),[c,f]=_(!1);K(Se),Z(n,[`.pack-card`],!0);let p=u([]),{hands:h}=e,g=t=>{p.current.push(e),r(E(t))},v=t=>g({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),y=(e,t)=>{if(t&&O(h,e)!==t&&(h[t]?.length??0)>=10)return s(l(`No hand has more than ten cards.`));let n=A(h,e,t);v(n),s(l(`{card}: {value}`,{card:a(e),value:t?X(t,h):l(`nobody`)})),t&&t===i&&n[t]?.length===10&&o(k(n).find(e=>(n[e]?.length??0)<10)??t)};return d`<main class="solver-desk">
    <section class="solver-felt" aria-label=${l(`Lay out the cards`)}>
      ${t&&d`<p class="paper solver-note" role="alert">${l(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${xe} hands=${h} brush=${i} onBrush=${o} />
      <${R} hands=${h} onGive=${y} onTouch=${e=>y(e,O(h,e)===i?null:i)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>v(te(h.second===null))}>${l(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u" aria-disabled=${p.current.length===0?`true`:void 0} onClick=${()=>{let e=p.current.pop();e&&r(E(e))}}>${l(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>v({...j.hands,second:h.second&&[]})}>${l(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${h.second===null}
          onChange=${e=>{v({...h,second:e.target.checked?null:[]}),i===`second`&&o(`first`)}} />${l(`Lone defender`)}</label>
      </div>
      <${Y} hands=${h} onHands=${v} />
    </section>
    <section class="paper solver-slip" aria-label=${l(`The game`)}>
      <${U} deal=${e} onDeal=${g} />
      <p class=${c&&!D(h)?`solver-counted wrong`:`solver-counted`}>${$(h)}</p>
      <button type="button" class=${D(h)?`big`:`big not-yet`} onClick=${()=>D(h)?m(E(e,[])):(f(!0),s($(h)))}>${l(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(D(e))return v(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=k(e).map(t=>`${X(t,e)} ${e[t]?.length??0}`).join(` · `);return l(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],l(`give the card, or the next ones, to a hand`)],[[`0`],l(`take the card back`)],[[`←`,`→`,`↑`,`↓`],l(`along the cards`)],[[`u`],l(`undo`)],[[`g`],l(`deal at random`)]],Te=()=>[[[`←`,`→`],l(`a step back, a step on`)],[[`Home`,`End`],l(`to the start, to the end`)],[[l(`Space`)],l(`play, pause`)],[[`b`],l(`play the best card`)],[[`e`],l(`best play to the end`)]],Ee=()=>[[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function De({query:e}){let n=x(()=>T(e),[e]),r=ie();return g(()=>{t(i(y()).deck),h(ne.flat())},[]),d`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`Open cards`)}</h1>
      <div class="tools"><${M} keys=${[...n.played?Te():we(),...Ee()]} /><${f} /></div>
    </header>
    ${n.played?d`<${_e} deal=${n.deal} played=${n.played} at=${n.at} broken=${n.broken} last=${r} />`:d`<${Ce} deal=${n.deal} broken=${n.broken} last=${r} />`}
  </div>`}export{De as SolverPage};