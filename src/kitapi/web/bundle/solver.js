import{Dt as e,G as t,Kt as n,M as r,Mt as i,Ot as a,P as o,Xt as s,a as c,an as l,cn as u,dn as d,fn as f,i as p,in as m,jt as h,kt as g,ln as _,on as v,pn as ee,qt as y,zt as b}from"./main.js";import{f as x,g as S,h as C,m as w,p as T,r as te}from"./shared.js";import{B as E,F as ne,G as re,H as ie,I as D,K as O,L as k,P as A,R as j,V as M,W as N,_ as P,b as F,c as I,d as L,f as R,g as z,h as B,i as V,l as H,m as U,p as W,u as G,v as K,x as q,y as J,z as Y}from"./desks.js";function ae(){let e=d(null);return _(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,t,n){_(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=Y(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>E(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&E(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:r,answer:i,best:o,onPlay:s}){let c=i?.turn===e,u=U(e,t),d=e=>{let t=x([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},f=w(r,C(t[e]??[]));return v`<section class=${l(`solver-hand`,`lies-${e}`,c&&`due`)}
    aria-label=${y(`Hand of {name}`,{name:u})}>
    <h2><${q} hand=${e} />${u}${c&&v`<span class="to-play">${y(`to play`)}</span>`}
      <span class="taken figure">${n(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${d}>
      ${f.map(e=>c&&i&&e in i.moves?v`<${pe} key=${e} card=${e} value=${i.moves[e]??0} best=${o.has(e)}
          onPlay=${s} />`:v`<${a} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:t,value:n,best:r,onPlay:i})=>v`<button type="button" class=${l(`card move`,r&&`best`)} data-card=${t}
      aria-label=${z(t,n,r)} onClick=${()=>i(t)}>
      <${e} card=${t} />
      <span class="worth figure" aria-hidden="true">${r&&v`<span class="star">★</span>`}
        ${J(n)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=G(re(e)),r=n,i=r?.tricks??r?.made,a=Y(e.hands);return v`<table class="matrix">
    <caption>
      ${B(e.objective)?y(`Every strain: is it made?`):y(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${y(`Leads`)}</th>${a.map(t=>v`<th key=${t} scope="col">
      <${q} hand=${t} /><span class="leader-name">${U(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${D.map(n=>v`<tr key=${n}>
      <th scope="row"><${H} strain=${n} /><span class="unseen">${K(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,c={strain:K(n),leader:U(r,e.hands),value:o===void 0?`…`:F(o)};return v`<td key=${r}>
          <button type="button" class=${l(`cell figure`,s&&`here`)}
            aria-current=${s?`true`:void 0}
            aria-label=${y(`{strain}, {leader} leads: {value}`,c)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:J(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,n,r,i){let[a,s]=f(!1),c=n.length,l=i?.line?i.line.split(` `):[],d=n.slice(0,r),p=(t,n)=>o(O(e,t,n)),m=e=>{s(!1),p(n,Math.min(Math.max(e,0),c))},h=e=>{s(!1),p(n[r]===e?n:[...d,e],r+1)},g=()=>{l[0]&&h(l[0])},_=()=>{l.length!==0&&(p([...d,...l],r+1),s(!0))},v=()=>{a?s(!1):r<c?s(!0):_()};return u(()=>{if(!a)return;r>=c&&s(!1);let e=setTimeout(()=>p(n,Math.min(r+1,c)),900);return()=>clearTimeout(e)},[a,r,c]),t(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(v(),!0)),{at:r,last:c,playing:a,goTo:m,toggle:v,play:h,playBest:g,playOut:_,line:l}}function ge({deal:e,tricks:t,costs:n,sides:r}){let a=B(e.objective),o=-1;return v`<section class="paper tricks-told">
    <h2>${y(`What was played`)}</h2>
    <p>${W(r.declarer,r.defence,a)}</p>
    <ol>${t.map(({cards:t,winner:r},s)=>v`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,v`<span key=${e} class="told-card">${i(e)}
          <${_e} cost=${n[o]??0} misere=${a} /></span> `))}</span>
      ${r&&v`<span class="trick-winner"><${q} hand=${r} />${U(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?v`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?y(`this card decided it`):n(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:n,broken:i,last:a}){let s=t.slice(0,n),c=G(N(e,s)),d=c.answer,f=oe(e,s,d),p=he(e,t,n,d),h=ue(d),g=be(e,s,f.at(-1)),_=e=>o(O(e,[]));return u(()=>{d&&m(`${g} ${P(d)}`)},[d]),X(a,[`.move.best`,`.move`],d),v`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${c} broken=${i} />
      <div class=${l(`solver-table`,e.hands.second===null&&`lone`)}>
        ${Y(e.hands).map(t=>v`<${de} key=${t} hand=${t} hands=${e.hands} answer=${d} best=${h}
            cards=${(e.hands[t]??[]).filter(e=>!s.includes(e))} onPlay=${p.play} />`)}
        <${Z} deal=${e} trick=${f.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${y(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playBest}>${y(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playOut}>
            ${y(`Best play to the end`)}</button>
        </div>
        <${V} player=${p} count=${t.length+1} words=${g} />
      </section>
      ${s.length>0&&d&&v`<${ge} deal=${e} tricks=${f} costs=${d.costs}
          sides=${le(e,s,d.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${y(`The game`)}>
      <${I} deal=${e} onDeal=${_} />
      <${me} deal=${e} onDeal=${_} />
      <${S} key=${O(e,t,n)} label=${y(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>r(O(e))}>
        ${y(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:i,trouble:a,field:s,again:c}=t;return v`<div class="solver-verdict">
    ${n&&v`<p class="paper solver-note" role="alert">
        ${y(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&v`<p class="verdict">${P(r)}</p>`}
    ${i&&v`<p class="making" role="status">
        ${y(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!i&&!a&&v`<p class="verdict">…</p>`}
    ${a&&v`<div class="paper solver-note" role="alert">
      <p>${s===`played`?y(`These cards cannot be played in this order: the link may be incomplete.`):a}
      </p>
      ${s===`played`?v`<button type="button" class="plain" onClick=${()=>o(O(e,[]))}>
          ${y(`To the first card`)}</button>`:v`<button type="button" class="plain" onClick=${c}>${y(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:t})=>v`<div class="on-the-table" role="group" aria-label=${y(`The trick`)}>
  ${t?v`<div class=${l(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>v`<span key=${t} class="trick-place">
        <${a} card=${t} /><${q} hand=${E(e.hands,t)??`declarer`} /></span>`)}</div>`:v`<p class="trumps-shown"><${H} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&E(e.hands,r);if(!r||!i)return y(`{name} leads.`,{name:U(e.leader,e.hands)});let a=y(`{name}: {card}.`,{name:U(i,e.hands),card:h(r)});return n?.winner?`${a} ${y(`{name} takes the trick`,{name:U(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=Y(e);return v`<div class="brushes" role="radiogroup" aria-label=${y(`Who gets the next cards`)}
    onKeyDown=${T(1)}>
    ${r.map((r,i)=>v`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${q} hand=${r} /><span class="brush-name">${U(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${y(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>v`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=N({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[i,a]=f(`declarer`),[s,c]=f(!1);G(Se),X(n,[`.pack-card`],!0);let l=d([]),{hands:u}=e,p=t=>{l.current.push(e),o(O(t))},g=t=>p({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),_=(e,t)=>{if(t&&E(u,e)!==t&&(u[t]?.length??0)>=10)return m(y(`No hand has more than ten cards.`));let n=j(u,e,t);g(n),m(y(`{card}: {value}`,{card:h(e),value:t?U(t,u):y(`nobody`)})),t&&t===i&&n[t]?.length===10&&a(Y(n).find(e=>(n[e]?.length??0)<10)??t)};return v`<main class="solver-desk">
    <section class="solver-felt" aria-label=${y(`Lay out the cards`)}>
      ${t&&v`<p class="paper solver-note" role="alert">
          ${y(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${u} brush=${i} onBrush=${a} />
      <${R} hands=${u} onGive=${_}
        onTouch=${e=>_(e,E(u,e)===i?null:i)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>g(k(u.second===null))}>${y(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${l.current.length===0?`true`:void 0} onClick=${()=>{let e=l.current.pop();e&&o(O(e))}}>${y(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>g({...A.hands,second:u.second&&[]})}>
          ${y(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${u.second===null}
          onChange=${e=>{g({...u,second:e.target.checked?null:[]}),i===`second`&&a(`first`)}} />${y(`Lone defender`)}</label>
      </div>
      <${L} hands=${u} onHands=${g} />
    </section>
    <section class="paper solver-slip" aria-label=${y(`The game`)}>
      <${I} deal=${e} onDeal=${p} />
      <p class=${s&&!M(u)?`solver-counted wrong`:`solver-counted`}>${$(u)}</p>
      <button type="button" class=${M(u)?`big`:`big not-yet`} onClick=${()=>M(u)?r(O(e,[])):(c(!0),m($(u)))}>${y(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(M(e))return n(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=Y(e).map(t=>`${U(t,e)} ${e[t]?.length??0}`).join(` · `);return y(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],y(`give the card, or the next ones, to a hand`)],[[`0`],y(`take the card back`)],[[`←`,`→`,`↑`,`↓`],y(`along the cards`)],[[`u`],y(`undo`)],[[`g`],y(`deal at random`)]],Te=()=>[[[`←`,`→`],y(`one step back, one step forward`)],[[`Home`,`End`],y(`to the start, to the end`)],[[y(`Space`)],y(`play, pause`)],[[`b`],y(`play the best card`)],[[`e`],y(`best play to the end`)]],Ee=()=>[[[`,`],y(`settings`)],[[`Esc`],y(`close what is open`)],[[`?`],y(`this list`)]];function De({query:e}){let t=ee(()=>ie(e),[e]),n=ae();return u(()=>{b(s(p()).deck),g(ne.flat())},[]),v`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${y(`Open cards`)}</h1>
      <div class="tools"><${te} keys=${[...t.played?Te():we(),...Ee()]} />
        <${c} /></div>
    </header>
    ${t.played?v`<${ve} deal=${t.deal} played=${t.played} at=${t.at} broken=${t.broken} last=${n} />`:v`<${Ce} deal=${t.deal} broken=${t.broken} last=${n} />`}
  </div>`}export{De as SolverPage};