import{At as e,Bt as t,Jt as n,K as r,M as i,Mt as a,Nt as o,Ot as s,P as c,Zt as l,a as u,an as d,dn as f,fn as p,gn as m,hn as h,i as g,kt as _,mn as v,on as y,qt as b,sn as x}from"./main.js";import{_ as S,a as ee,g as C,h as w,m as T,v as E}from"./shared.js";import{B as D,F as te,G as O,H as k,I as ne,K as re,L as A,R as j,S as M,U as N,V as P,_ as ie,b as F,d as I,f as L,g as R,h as z,i as B,l as V,m as H,p as U,q as W,u as G,v as K,x as q,y as J,z as Y}from"./desks.js";function X(){let e=v(null);return p(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){p(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=D(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>P(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&P(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:e,hands:t,cards:r,answer:i,best:a,onPlay:o}){let s=i?.turn===e,c=z(e,t),l=e=>{let t=T([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},u=C(r,S(t[e]??[]));return x`<section class=${y(`solver-hand`,`lies-${e}`,s&&`due`)}
    aria-label=${n(`Hand of {name}`,{name:c})}>
    <h2><${M} hand=${e} />${c}${s&&x`<span class="to-play">${n(`to play`)}</span>`}
      <span class="taken figure">${b(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(t[e]?.length??0)}} onKeyDown=${l}>
      ${u.map(e=>s&&i&&e in i.moves?x`<${fe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)}
          onPlay=${o} />`:x`<${_} key=${e} card=${e} class=${s?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:e,value:t,best:n,onPlay:r})=>x`<button type="button" class=${y(`card move`,n&&`best`)} data-card=${e}
      aria-label=${ie(e,t,n)} onClick=${()=>r(e)}>
      <${s} card=${e} />
      <span class="worth figure" aria-hidden="true">${n&&x`<span class="star">★</span>`}
        ${F(t)}</span>
    </button>`;function pe({deal:e,onDeal:t}){let{answer:r}=I(re(e)),i=r,a=i?.tricks??i?.made,o=D(e.hands);return x`<table class="matrix">
    <caption>
      ${R(e.objective)?n(`Every strain: is it made?`):n(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${n(`Leads`)}</th>${o.map(t=>x`<th key=${t} scope="col">
      <${M} hand=${t} /><span class="leader-name">${z(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${A.map(r=>x`<tr key=${r}>
      <th scope="row"><${G} strain=${r} /><span class="unseen">${J(r)}</span></th>
      ${o.map((i,o)=>{let s=a?.[r]?.[o],c=e.strain===r&&e.leader===i,l={strain:J(r),leader:z(i,e.hands),value:s===void 0?`…`:q(s)};return x`<td key=${i}>
          <button type="button" class=${y(`cell figure`,c&&`here`)}
            aria-current=${c?`true`:void 0}
            aria-label=${n(`{strain}, {leader} leads: {value}`,l)}
            onClick=${()=>t({...e,strain:r,leader:i})}>
            ${s===void 0?`…`:F(s)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(e,t,n,i){let[a,o]=h(!1),s=t.length,l=i?.line?i.line.split(` `):[],u=t.slice(0,n),d=(t,n)=>c(W(e,t,n)),p=e=>{o(!1),d(t,Math.min(Math.max(e,0),s))},m=e=>{o(!1),d(t[n]===e?t:[...u,e],n+1)},g=()=>{l[0]&&m(l[0])},_=()=>{l.length!==0&&(d([...u,...l],n+1),o(!0))},v=()=>{a?o(!1):n<s?o(!0):_()};return f(()=>{if(!a)return;n>=s&&o(!1);let e=setTimeout(()=>d(t,Math.min(n+1,s)),900);return()=>clearTimeout(e)},[a,n,s]),r(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:n,last:s,playing:a,goTo:p,toggle:v,play:m,playBest:g,playOut:_,line:l}}function he({deal:e,tricks:t,costs:r,sides:i}){let a=R(e.objective),s=-1;return x`<section class="paper tricks-told">
    <h2>${n(`What was played`)}</h2>
    <p>${H(i.declarer,i.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:n},i)=>x`<li key=${i}>
      <span class="figure trick-number">${i+1}</span>
      <span class="trick-cards">${t.map(e=>(s+=1,x`<span key=${e} class="told-card">${o(e)}
          <${ge} cost=${r[s]??0} misere=${a} /></span> `))}</span>
      ${n&&x`<span class="trick-winner"><${M} hand=${n} />${z(n,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?x`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?n(`this card decided it`):b(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:e,played:t,at:r,broken:a,last:o}){let s=t.slice(0,r),l=I(O(e,s)),u=l.answer,p=ae(e,s,u),m=me(e,t,r,u),h=le(u),g=be(e,s,p.at(-1)),_=e=>c(W(e,[]));return f(()=>{u&&d(`${g} ${K(u)}`)},[u]),Z(o,[`.move.best`,`.move`],u),x`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${e} asking=${l} broken=${a} />
      <div class=${y(`solver-table`,e.hands.second===null&&`lone`)}>
        ${D(e.hands).map(t=>x`<${ue} key=${t} hand=${t} hands=${e.hands} answer=${u} best=${h}
            cards=${(e.hands[t]??[]).filter(e=>!s.includes(e))} onPlay=${m.play} />`)}
        <${ye} deal=${e} trick=${p.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${n(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${m.line.length?void 0:`true`} onClick=${m.playBest}>${n(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${m.line.length?void 0:`true`} onClick=${m.playOut}>
            ${n(`Best play to the end`)}</button>
        </div>
        <${B} player=${m} count=${t.length+1} words=${g} />
      </section>
      ${s.length>0&&u&&x`<${he} deal=${e} tricks=${p} costs=${u.costs}
          sides=${ce(e,s,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${n(`The game`)}>
      <${V} deal=${e} onDeal=${_} />
      <${pe} deal=${e} onDeal=${_} />
      <${E} key=${W(e,t,r)} label=${n(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>i(W(e))}>
        ${n(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:t,broken:r}){let{answer:i,making:a,trouble:o,field:s,again:l}=t;return x`<div class="solver-verdict">
    ${r&&x`<p class="paper solver-note" role="alert">
        ${n(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${i&&x`<p class="verdict">${K(i)}</p>`}
    ${a&&x`<p class="making" role="status">
        ${n(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&x`<p class="verdict">…</p>`}
    ${o&&x`<div class="paper solver-note" role="alert">
      <p>${s===`played`?n(`These cards cannot be played in this order: the link may be incomplete.`):o}
      </p>
      ${s===`played`?x`<button type="button" class="plain" onClick=${()=>c(W(e,[]))}>
          ${n(`To the first card`)}</button>`:x`<button type="button" class="plain" onClick=${l}>${n(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:e,trick:t})=>x`<div class="on-the-table" role="group" aria-label=${n(`The trick`)}>
  ${t?x`<div class=${y(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>x`<span key=${t} class="trick-place">
        <${_} card=${t} /><${M} hand=${P(e.hands,t)??`declarer`} /></span>`)}</div>`:x`<p class="trumps-shown"><${G} strain=${e.strain} /></p>`}
</div>`;function be(e,t,r){let i=t.at(-1),o=i&&P(e.hands,i);if(!i||!o)return n(`{name} leads.`,{name:z(e.leader,e.hands)});let s=n(`{name}: {card}.`,{name:z(o,e.hands),card:a(i)});return r?.winner?`${s} ${n(`{name} takes the trick`,{name:z(r.winner,e.hands)})}.`:s}function xe({hands:e,brush:t,onBrush:r}){let i=D(e);return x`<div class="brushes" role="radiogroup" aria-label=${n(`Who gets the next cards`)}
    onKeyDown=${w(1)}>
    ${i.map((n,i)=>x`<${Q} key=${n} shortcut=${String(i+1)} chosen=${t===n} choose=${()=>r(n)}>
        <${M} hand=${n} /><span class="brush-name">${z(n,e)}</span>
        <span class="figure brush-count">${e[n]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>r(null)}>
      <span class="brush-name">${n(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>x`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=O({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:r}){let[o,s]=h(`declarer`),[l,u]=h(!1);I(Se),Z(r,[`.pack-card`],!0);let f=v([]),{hands:p}=e,m=t=>{f.current.push(e),c(W(t))},g=t=>m({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),_=(e,t)=>{if(t&&P(p,e)!==t&&(p[t]?.length??0)>=10)return d(n(`No hand has more than ten cards.`));let r=Y(p,e,t);g(r),d(n(`{card}: {value}`,{card:a(e),value:t?z(t,p):n(`nobody`)})),t&&t===o&&r[t]?.length===10&&s(D(r).find(e=>(r[e]?.length??0)<10)??t)};return x`<main class="solver-desk">
    <section class="solver-felt" aria-label=${n(`Lay out the cards`)}>
      ${t&&x`<p class="paper solver-note" role="alert">
          ${n(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${p} brush=${o} onBrush=${s} />
      <${U} hands=${p} onGive=${_}
        onTouch=${e=>_(e,P(p,e)===o?null:o)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>g(j(p.second===null))}>${n(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${f.current.length===0?`true`:void 0} onClick=${()=>{let e=f.current.pop();e&&c(W(e))}}>${n(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>g({...te.hands,second:p.second&&[]})}>
          ${n(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${p.second===null}
          onChange=${e=>{g({...p,second:e.target.checked?null:[]}),o===`second`&&s(`first`)}} />${n(`Lone defender`)}</label>
      </div>
      <${L} hands=${p} onHands=${g} />
    </section>
    <section class="paper solver-slip" aria-label=${n(`The game`)}>
      <${V} deal=${e} onDeal=${m} />
      <p class=${l&&!k(p)?`solver-counted wrong`:`solver-counted`}>${$(p)}</p>
      <button type="button" class=${k(p)?`big`:`big not-yet`} onClick=${()=>k(p)?i(W(e,[])):(u(!0),d($(p)))}>${n(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(k(e))return b(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=D(e).map(t=>`${z(t,e)} ${e[t]?.length??0}`).join(` · `);return n(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],n(`give the card, or the next ones, to a hand`)],[[`0`],n(`take the card back`)],[[`←`,`→`,`↑`,`↓`],n(`along the cards`)],[[`u`],n(`undo`)],[[`g`],n(`deal at random`)]],Te=()=>[[[`←`,`→`],n(`one step back, one step forward`)],[[`Home`,`End`],n(`to the start, to the end`)],[[n(`Space`)],n(`play, pause`)],[[`b`],n(`play the best card`)],[[`e`],n(`best play to the end`)]],Ee=()=>[[[`,`],n(`settings`)],[[`Esc`],n(`close what is open`)],[[`?`],n(`this list`)]];function De({query:r}){let i=m(()=>N(r),[r]),a=X();return f(()=>{t(l(g()).deck),e(ne.flat())},[]),x`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${n(`Open cards`)}</h1>
      <div class="tools"><${ee} keys=${[...i.played?Te():we(),...Ee()]} />
        <${u} /></div>
    </header>
    ${i.played?x`<${_e} deal=${i.deal} played=${i.played} at=${i.at} broken=${i.broken} last=${a} />`:x`<${Ce} deal=${i.deal} broken=${i.broken} last=${a} />`}
  </div>`}export{De as SolverPage};