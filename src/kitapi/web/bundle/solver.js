import{$t as e,Bt as t,Dt as n,F as r,K as i,Mt as a,Ot as o,Qt as s,W as c,Yt as l,an as u,en as d,i as f,jt as p,k as m,kt as h,nn as g,on as _,qt as v,r as y,rn as b,sn as x}from"./main.js";import{_ as S,c as ee,l as C,s as w,t as T,u as te}from"./shared.js";import{A as ne,C as E,D,E as O,M as k,N as A,O as j,S as M,_ as N,a as P,c as re,d as F,f as I,g as L,h as R,i as z,j as B,k as V,l as H,m as U,o as W,p as G,s as K,u as q,v as J,w as Y,x as X}from"./desks.js";function ie(){let e=u(null);return b(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){b(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=D(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>j(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&j(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:t,hands:n,cards:r,answer:i,best:a,onPlay:s}){let c=i?.turn===t,u=F(t,n),f=e=>{let t=w([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},p=C(r,te(n[t]??[]));return d`<section class=${e(`solver-hand`,`lies-${t}`,c&&`due`)} aria-label=${l(`Hand of {name}`,{name:u})}>
    <h2><${J} hand=${t} />${u}${c&&d`<span class="to-play">${l(`to play`)}</span>`}
      <span class="taken figure">${v(`{count} trick`,`{count} tricks`,i?.taken[t]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(n[t]?.length??0)}} onKeyDown=${f}>
      ${p.map(e=>c&&i&&e in i.moves?d`<${fe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)} onPlay=${s} />`:d`<${o} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:t,value:r,best:i,onPlay:a})=>d`<button type="button" class=${e(`card move`,i&&`best`)} data-card=${t}
  aria-label=${G(t,r,i)} onClick=${()=>a(t)}>
  <${n} card=${t} /><span class="worth figure" aria-hidden="true">${i&&d`<span class="star">★</span>`}${L(r)}</span>
</button>`;function pe({deal:t,onDeal:n}){let{answer:r}=K(k(t)),i=r,a=i?.tricks??i?.made,o=D(t.hands);return d`<table class="matrix">
    <caption>${I(t.objective)?l(`Every strain: is it made?`):l(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${l(`Leads`)}</th>${o.map(e=>d`<th key=${e} scope="col">
      <${J} hand=${e} /><span class="leader-name">${F(e,t.hands)}</span></th>`)}</tr></thead>
    <tbody>${E.map(r=>d`<tr key=${r}>
      <th scope="row"><${W} strain=${r} /><span class="unseen">${R(r)}</span></th>
      ${o.map((i,o)=>{let s=a?.[r]?.[o],c=t.strain===r&&t.leader===i,u={strain:R(r),leader:F(i,t.hands),value:s===void 0?`…`:N(s)};return d`<td key=${i}><button type="button" class=${e(`cell figure`,c&&`here`)} aria-current=${c?`true`:void 0}
          aria-label=${l(`{strain}, {leader} leads: {value}`,u)} onClick=${()=>n({...t,strain:r,leader:i})}>${s===void 0?`…`:L(s)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(e,t,n,i){let[a,o]=_(!1),s=t.length,l=i?.line?i.line.split(` `):[],u=t.slice(0,n),d=(t,n)=>r(A(e,t,n)),f=e=>{o(!1),d(t,Math.min(Math.max(e,0),s))},p=e=>{o(!1),d(t[n]===e?t:[...u,e],n+1)},m=()=>{l[0]&&p(l[0])},h=()=>{l.length!==0&&(d([...u,...l],n+1),o(!0))},v=()=>{a?o(!1):n<s?o(!0):h()};return g(()=>{if(!a)return;n>=s&&o(!1);let e=setTimeout(()=>d(t,Math.min(n+1,s)),900);return()=>clearTimeout(e)},[a,n,s]),c(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:n,last:s,playing:a,goTo:f,toggle:v,play:p,playBest:m,playOut:h,line:l}}function he({deal:e,tricks:t,costs:n,sides:r}){let i=I(e.objective),a=-1;return d`<section class="paper tricks-told">
    <h2>${l(`What was played`)}</h2>
    <p>${q(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},o)=>d`<li key=${o}>
      <span class="figure trick-number">${o+1}</span>
      <span class="trick-cards">${t.map(e=>(a+=1,d`<span key=${e} class="told-card">${p(e)}<${ge} cost=${n[a]??0} misere=${i} /></span> `))}</span>
      ${r&&d`<span class="trick-winner"><${J} hand=${r} />${F(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?d`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?l(`this card decided it`):v(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:t,played:n,at:i,broken:a,last:o}){let c=n.slice(0,i),u=K(B(t,c)),f=u.answer,p=ae(t,c,f),h=me(t,n,i,f),_=le(f),v=be(t,c,p.at(-1)),y=e=>r(A(e,[]));return g(()=>{f&&s(`${v} ${U(f)}`)},[f]),Z(o,[`.move.best`,`.move`],f),d`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${t} asking=${u} broken=${a} />
      <div class=${e(`solver-table`,t.hands.second===null&&`lone`)}>
        ${D(t.hands).map(e=>d`<${ue} key=${e} hand=${e} hands=${t.hands} answer=${f} best=${_}
          cards=${(t.hands[e]??[]).filter(e=>!c.includes(e))} onPlay=${h.play} />`)}
        <${ye} deal=${t} trick=${p.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${l(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b" aria-disabled=${h.line.length?void 0:`true`} onClick=${h.playBest}>${l(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e" aria-disabled=${h.line.length?void 0:`true`} onClick=${h.playOut}>${l(`Best play to the end`)}</button>
        </div>
        <${z} player=${h} count=${n.length+1} words=${v} />
      </section>
      ${c.length>0&&f&&d`<${he} deal=${t} tricks=${p} costs=${f.costs} sides=${ce(t,c,f.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${l(`The game`)}>
      <${P} deal=${t} onDeal=${y} />
      <${pe} deal=${t} onDeal=${y} />
      <${S} key=${A(t,n,i)} label=${l(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>m(A(t))}>${l(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:t,broken:n}){let{answer:i,making:a,trouble:o,field:s,again:c}=t;return d`<div class="solver-verdict">
    ${n&&d`<p class="paper solver-note" role="alert">${l(`The link is not whole: what could be read of it lies here.`)}</p>`}
    ${i&&d`<p class="verdict">${U(i)}</p>`}
    ${a&&d`<p class="making" role="status">${l(`The solver is being made ready, which is done once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&d`<p class="verdict">…</p>`}
    ${o&&d`<div class="paper solver-note" role="alert">
      <p>${s===`played`?l(`These cards cannot be played in this order: the link may not be whole.`):o}</p>
      ${s===`played`?d`<button type="button" class="plain" onClick=${()=>r(A(e,[]))}>${l(`To the first card`)}</button>`:d`<button type="button" class="plain" onClick=${c}>${l(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:t,trick:n})=>d`<div class="on-the-table" role="group" aria-label=${l(`The trick`)}>
  ${n?d`<div class=${e(`solver-trick`,n.winner&&`full`)}>${n.cards.map(e=>d`<span key=${e} class="trick-place">
    <${o} card=${e} /><${J} hand=${j(t.hands,e)??`declarer`} /></span>`)}</div>`:d`<p class="trumps-shown"><${W} strain=${t.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&j(e.hands,r);if(!r||!i)return l(`{name} leads.`,{name:F(e.leader,e.hands)});let o=l(`{name}: {card}.`,{name:F(i,e.hands),card:a(r)});return n?.winner?`${o} ${l(`{name} takes the trick`,{name:F(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let r=D(e);return d`<div class="brushes" role="radiogroup" aria-label=${l(`Who gets the next cards`)} onKeyDown=${ee(1)}>
    ${r.map((r,i)=>d`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
      <${J} hand=${r} /><span class="brush-name">${F(r,e)}</span>
      <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
    </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}><span class="brush-name">${l(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>d`<button type="button" class="plain brush" role="radio" aria-checked=${t}
  tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=B({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[i,o]=_(`declarer`),[c,f]=_(!1);K(Se),Z(n,[`.pack-card`],!0);let p=u([]),{hands:h}=e,g=t=>{p.current.push(e),r(A(t))},v=t=>g({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),y=(e,t)=>{if(t&&j(h,e)!==t&&(h[t]?.length??0)>=10)return s(l(`No hand has more than ten cards.`));let n=O(h,e,t);v(n),s(l(`{card}: {value}`,{card:a(e),value:t?F(t,h):l(`nobody`)})),t&&t===i&&n[t]?.length===10&&o(D(n).find(e=>(n[e]?.length??0)<10)??t)};return d`<main class="solver-desk">
    <section class="solver-felt" aria-label=${l(`Lay out the cards`)}>
      ${t&&d`<p class="paper solver-note" role="alert">${l(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${xe} hands=${h} brush=${i} onBrush=${o} />
      <${H} hands=${h} onGive=${y} onTouch=${e=>y(e,j(h,e)===i?null:i)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>v(Y(h.second===null))}>${l(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u" aria-disabled=${p.current.length===0?`true`:void 0} onClick=${()=>{let e=p.current.pop();e&&r(A(e))}}>${l(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>v({...X.hands,second:h.second&&[]})}>${l(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${h.second===null}
          onChange=${e=>{v({...h,second:e.target.checked?null:[]}),i===`second`&&o(`first`)}} />${l(`Lone defender`)}</label>
      </div>
      <${re} hands=${h} onHands=${v} />
    </section>
    <section class="paper solver-slip" aria-label=${l(`The game`)}>
      <${P} deal=${e} onDeal=${g} />
      <p class=${c&&!V(h)?`solver-counted wrong`:`solver-counted`}>${$(h)}</p>
      <button type="button" class=${V(h)?`big`:`big not-yet`} onClick=${()=>V(h)?m(A(e,[])):(f(!0),s($(h)))}>${l(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(V(e))return v(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=D(e).map(t=>`${F(t,e)} ${e[t]?.length??0}`).join(` · `);return l(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],l(`give the card, or the next ones, to a hand`)],[[`0`],l(`take the card back`)],[[`←`,`→`,`↑`,`↓`],l(`along the cards`)],[[`u`],l(`undo`)],[[`g`],l(`deal at random`)]],Te=()=>[[[`←`,`→`],l(`a step back, a step on`)],[[`Home`,`End`],l(`to the start, to the end`)],[[l(`Space`)],l(`play, pause`)],[[`b`],l(`play the best card`)],[[`e`],l(`best play to the end`)]],Ee=()=>[[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function De({query:e}){let n=x(()=>ne(e),[e]),r=ie();return g(()=>{t(i(y()).deck),h(M.flat())},[]),d`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`Open cards`)}</h1>
      <div class="tools"><${T} keys=${[...n.played?Te():we(),...Ee()]} /><${f} /></div>
    </header>
    ${n.played?d`<${_e} deal=${n.deal} played=${n.played} at=${n.at} broken=${n.broken} last=${r} />`:d`<${Ce} deal=${n.deal} broken=${n.broken} last=${r} />`}
  </div>`}export{De as SolverPage};