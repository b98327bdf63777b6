import{$t as e,Bt as t,Cn as n,Mn as r,Nn as i,On as a,Rt as o,Sn as s,Ut as c,V as l,Wt as u,a as d,dn as f,et as p,i as m,jn as h,kn as g,mn as _,un as v,wn as y,z as b,zt as x}from"./main.js";import{b as S,l as C,v as w,x as T,y as E}from"./shared.js";import{$ as ee,C as D,D as O,E as k,O as te,Q as ne,S as A,T as j,X as M,Z as N,_ as P,b as re,ct as F,et as ie,g as I,it as L,k as R,l as z,nt as B,ot as V,rt as H,st as U,tt as W,v as G,w as K,x as q,y as J}from"./desks.js";import{N as Y}from"./caribbean-stud-shared.js";function ae(){let e=h(null);return g(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,t,n){g(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=W(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>B(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&B(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:r,answer:i,best:a,onPlay:o}){let s=i?.turn===e,c=A(e,t),l=e=>{let t=w([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},u=S(r,T(t[e]??[]));return y`<section class=${n(`solver-hand`,`lies-${e}`,s&&`due`)}
    aria-label=${f(`Hand: {name}`,{name:c})}>
    <h2><${R} hand=${e} />${c}${s&&y`<span class="to-play">${f(`to play`)}</span>`}
      <span class="taken figure">${v(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${l}>
      ${u.map(e=>s&&i&&e in i.moves?y`<${pe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)}
          onPlay=${o} />`:y`<${x} key=${e} card=${e} class=${s?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:t,best:r,onPlay:i})=>y`<button type="button" class=${n(`card move`,r&&`best`)} data-card=${e}
      aria-label=${K(e,t,r)} onClick=${()=>i(e)}>
      <${o} card=${e} />
      <span class="worth figure" aria-hidden="true">${r&&y`<span class="star">★</span>`}
        ${O(t)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:r}=G(U(e)),i=r,a=i?.tricks??i?.made,o=W(e.hands);return y`<table class="matrix">
    <caption>
      ${D(e.objective)?f(`Every strain: is it made?`):f(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${f(`Leads`)}</th>${o.map(t=>y`<th key=${t} scope="col">
      <${R} hand=${t} /><span class="leader-name">${A(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${ne.map(r=>y`<tr key=${r}>
      <th scope="row"><${P} strain=${r} /><span class="unseen">${k(r)}</span></th>
      ${o.map((i,o)=>{let s=a?.[r]?.[o],c=e.strain===r&&e.leader===i,l={strain:k(r),leader:A(i,e.hands),value:s===void 0?`…`:te(s)};return y`<td key=${i}>
          <button type="button" class=${n(`cell figure`,c&&`here`)}
            aria-current=${c?`true`:void 0}
            aria-label=${f(`{strain}, {leader} leads: {value}`,l)}
            onClick=${()=>t({...e,strain:r,leader:i})}>
            ${s===void 0?`…`:O(s)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,t,n,i){let[o,s]=r(!1),c=t.length,u=i?.line?i.line.split(` `):[],d=t.slice(0,n),f=(t,n)=>l(F(e,t,n)),m=e=>{s(!1),f(t,Math.min(Math.max(e,0),c))},h=e=>{s(!1),f(t[n]===e?t:[...d,e],n+1)},g=()=>{u[0]&&h(u[0])},_=()=>{u.length!==0&&(f([...d,...u],n+1),s(!0))},v=()=>{o?s(!1):n<c?s(!0):_()};return a(()=>{if(!o)return;n>=c&&s(!1);let e=setTimeout(()=>f(t,Math.min(n+1,c)),900);return()=>clearTimeout(e)},[o,n,c]),p(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:n,last:c,playing:o,goTo:m,toggle:v,play:h,playBest:g,playOut:_,line:u}}function ge({deal:e,tricks:t,costs:n,sides:r}){let i=D(e.objective),a=-1;return y`<section class="paper tricks-told">
    <h2>${f(`What was played`)}</h2>
    <p>${q(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},o)=>y`<li key=${o}>
      <span class="figure trick-number">${o+1}</span>
      <span class="trick-cards">${t.map(e=>(a+=1,y`<span key=${e} class="told-card">${u(e)}
          <${_e} cost=${n[a]??0} misere=${i} /></span> `))}</span>
      ${r&&y`<span class="trick-winner"><${R} hand=${r} />${A(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?y`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?f(`this card decided it`):v(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:r,broken:i,last:o}){let c=t.slice(0,r),u=G(V(e,c)),d=u.answer,p=oe(e,c,d),m=he(e,t,r,d),h=ue(d),g=be(e,c,p.at(-1)),_=e=>l(F(e,[]));return a(()=>{d&&s(`${g} ${j(d)}`)},[d]),X(o,[`.move.best`,`.move`],d),y`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${u} broken=${i} />
      <div class=${n(`solver-table`,e.hands.second===null&&`lone`)}>
        ${W(e.hands).map(t=>y`<${de} key=${t} hand=${t} hands=${e.hands} answer=${d} best=${h}
            cards=${(e.hands[t]??[]).filter(e=>!c.includes(e))} onPlay=${m.play} />`)}
        <${Z} deal=${e} trick=${p.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${f(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${m.line.length?void 0:`true`} onClick=${m.playBest}>${f(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${m.line.length?void 0:`true`} onClick=${m.playOut}>
            ${f(`Best play to the end`)}</button>
        </div>
        <${z} player=${m} count=${t.length+1} words=${g} />
      </section>
      ${c.length>0&&d&&y`<${ge} deal=${e} tricks=${p} costs=${d.costs}
          sides=${le(e,c,d.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${f(`The game`)}>
      <${I} deal=${e} onDeal=${_} />
      <${me} deal=${e} onDeal=${_} />
      <${Y} key=${F(e,t,r)} label=${f(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>b(F(e))}>
        ${f(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:i,trouble:a,field:o,again:s}=t;return y`<div class="solver-verdict">
    ${n&&y`<p class="paper solver-note" role="alert">
        ${f(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&y`<p class="verdict">${j(r)}</p>`}
    ${i&&y`<p class="making" role="status">
        ${f(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!i&&!a&&y`<p class="verdict">…</p>`}
    ${a&&y`<div class="paper solver-note" role="alert">
      <p>${o===`played`?f(`These cards cannot be played in this order: the link may be incomplete.`):a}
      </p>
      ${o===`played`?y`<button type="button" class="plain" onClick=${()=>l(F(e,[]))}>
          ${f(`To the first card`)}</button>`:y`<button type="button" class="plain" onClick=${s}>${f(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:t})=>y`<div class="on-the-table" role="group" aria-label=${f(`The trick`)}>
  ${t?y`<div class=${n(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>y`<span key=${t} class="trick-place">
        <${x} card=${t} /><${R} hand=${B(e.hands,t)??`declarer`} /></span>`)}</div>`:y`<p class="trumps-shown"><${P} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&B(e.hands,r);if(!r||!i)return f(`{name} leads.`,{name:A(e.leader,e.hands)});let a=f(`{name}: {card}.`,{name:A(i,e.hands),card:c(r)});return n?.winner?`${a} ${f(`{name} takes the trick`,{name:A(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=W(e);return y`<div class="brushes" role="radiogroup" aria-label=${f(`Who gets the next cards`)}
    onKeyDown=${E(1)}>
    ${r.map((r,i)=>y`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${R} hand=${r} /><span class="brush-name">${A(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${f(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>y`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=V({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[i,a]=r(`declarer`),[o,u]=r(!1);G(Se),X(n,[`.pack-card`],!0);let d=h([]),{hands:p}=e,m=t=>{d.current.push(e),l(F(t))},g=t=>m({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),_=(e,t)=>{if(t&&B(p,e)!==t&&(p[t]?.length??0)>=10)return s(f(`No hand has more than ten cards.`));let n=ie(p,e,t);g(n),s(f(`{card}: {value}`,{card:c(e),value:t?A(t,p):f(`nobody`)})),t&&t===i&&n[t]?.length===10&&a(W(n).find(e=>(n[e]?.length??0)<10)??t)};return y`<main class="solver-desk">
    <section class="solver-felt" aria-label=${f(`Lay out the cards`)}>
      ${t&&y`<p class="paper solver-note" role="alert">
          ${f(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${p} brush=${i} onBrush=${a} />
      <${re} hands=${p} onGive=${_}
        onTouch=${e=>_(e,B(p,e)===i?null:i)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>g(ee(p.second===null))}>${f(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${d.current.length===0?`true`:void 0} onClick=${()=>{let e=d.current.pop();e&&l(F(e))}}>${f(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>g({...M.hands,second:p.second&&[]})}>
          ${f(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${p.second===null}
          onChange=${e=>{g({...p,second:e.target.checked?null:[]}),i===`second`&&a(`first`)}} />${f(`Lone defender`)}</label>
      </div>
      <${J} hands=${p} onHands=${g} />
    </section>
    <section class="paper solver-slip" aria-label=${f(`The game`)}>
      <${I} deal=${e} onDeal=${m} />
      <p class=${o&&!H(p)?`solver-counted wrong`:`solver-counted`}>${$(p)}</p>
      <button type="button" class=${H(p)?`big`:`big not-yet`} onClick=${()=>H(p)?b(F(e,[])):(u(!0),s($(p)))}>${f(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(H(e))return v(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=W(e).map(t=>`${A(t,e)} ${e[t]?.length??0}`).join(` · `);return f(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],f(`give the card, or the next ones, to a hand`)],[[`0`],f(`take the card back`)],[[`←`,`→`,`↑`,`↓`],f(`along the cards`)],[[`u`],f(`undo`)],[[`g`],f(`deal at random`)]],Te=()=>[[[`←`,`→`],f(`one step back, one step forward`)],[[`Home`,`End`],f(`to the start, to the end`)],[[f(`Space`)],f(`play, pause`)],[[`b`],f(`play the best card`)],[[`e`],f(`best play to the end`)]],Ee=()=>[[[`,`],f(`settings`)],[[`Esc`],f(`close what is open`)],[[`?`],f(`this list`)]];function De({query:n}){let r=i(()=>L(n),[n]),o=ae();return a(()=>{e(_(m()).deck),t(N.flat())},[]),y`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${f(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${f(`Open cards`)}</h1>
      <div class="tools"><${C} keys=${[...r.played?Te():we(),...Ee()]} />
        <${d} /></div>
    </header>
    ${r.played?y`<${ve} deal=${r.deal} played=${r.played} at=${r.at} broken=${r.broken} last=${o} />`:y`<${Ce} deal=${r.deal} broken=${r.broken} last=${o} />`}
  </div>`}export{De as SolverPage};