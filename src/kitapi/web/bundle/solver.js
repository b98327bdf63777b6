import{$t as e,An as t,Bt as n,Cn as r,Mn as i,Nn as a,Pn as o,Rt as s,Tn as c,Ut as l,V as u,Wt as d,a as f,dn as p,et as m,fn as h,hn as g,i as _,kn as v,wn as y,z as b,zt as x}from"./main.js";import{b as S,l as C,v as w,x as T,y as E}from"./shared.js";import{$ as ee,C as D,D as O,E as k,O as te,Q as ne,S as A,T as j,X as M,Z as N,_ as P,b as re,ct as F,et as ie,g as I,it as L,k as R,l as z,nt as B,ot as V,rt as H,st as U,tt as W,v as G,w as K,x as q,y as J}from"./desks.js";import{N as Y}from"./caribbean-stud-shared.js";function ae(){let e=i(null);return t(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,n,r){t(()=>{r&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(n.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[r])}function oe(e,t,n){let r=W(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>B(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&B(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:t,cards:n,answer:r,best:i,onPlay:a}){let o=r?.turn===e,s=A(e,t),l=e=>{let t=w([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},u=S(n,T(t[e]??[]));return c`<section class=${y(`solver-hand`,`lies-${e}`,o&&`due`)}
    aria-label=${h(`Hand: {name}`,{name:s})}>
    <h2><${R} hand=${e} />${s}${o&&c`<span class="to-play">${h(`to play`)}</span>`}
      <span class="taken figure">${p(`{count} trick`,`{count} tricks`,r?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(t[e]?.length??0)}} onKeyDown=${l}>
      ${u.map(e=>o&&r&&e in r.moves?c`<${pe} key=${e} card=${e} value=${r.moves[e]??0} best=${i.has(e)}
          onPlay=${a} />`:c`<${x} key=${e} card=${e} class=${o?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:t,best:n,onPlay:r})=>c`<button type="button" class=${y(`card move`,n&&`best`)} data-card=${e}
      aria-label=${K(e,t,n)} onClick=${()=>r(e)}>
      <${s} card=${e} />
      <span class="worth figure" aria-hidden="true">${n&&c`<span class="star">★</span>`}
        ${O(t)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=G(U(e)),r=n,i=r?.tricks??r?.made,a=W(e.hands);return c`<table class="matrix">
    <caption>
      ${D(e.objective)?h(`Every strain: is it made?`):h(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${h(`Leads`)}</th>${a.map(t=>c`<th key=${t} scope="col">
      <${R} hand=${t} /><span class="leader-name">${A(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${ne.map(n=>c`<tr key=${n}>
      <th scope="row"><${P} strain=${n} /><span class="unseen">${k(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,l={strain:k(n),leader:A(r,e.hands),value:o===void 0?`…`:te(o)};return c`<td key=${r}>
          <button type="button" class=${y(`cell figure`,s&&`here`)}
            aria-current=${s?`true`:void 0}
            aria-label=${h(`{strain}, {leader} leads: {value}`,l)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:O(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,t,n,r){let[i,o]=a(!1),s=t.length,c=r?.line?r.line.split(` `):[],l=t.slice(0,n),d=(t,n)=>u(F(e,t,n)),f=e=>{o(!1),d(t,Math.min(Math.max(e,0),s))},p=e=>{o(!1),d(t[n]===e?t:[...l,e],n+1)},h=()=>{c[0]&&p(c[0])},g=()=>{c.length!==0&&(d([...l,...c],n+1),o(!0))},_=()=>{i?o(!1):n<s?o(!0):g()};return v(()=>{if(!i)return;n>=s&&o(!1);let e=setTimeout(()=>d(t,Math.min(n+1,s)),900);return()=>clearTimeout(e)},[i,n,s]),m(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(_(),!0)),{at:n,last:s,playing:i,goTo:f,toggle:_,play:p,playBest:h,playOut:g,line:c}}function ge({deal:e,tricks:t,costs:n,sides:r}){let i=D(e.objective),a=-1;return c`<section class="paper tricks-told">
    <h2>${h(`What was played`)}</h2>
    <p>${q(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},o)=>c`<li key=${o}>
      <span class="figure trick-number">${o+1}</span>
      <span class="trick-cards">${t.map(e=>(a+=1,c`<span key=${e} class="told-card">${d(e)}
          <${_e} cost=${n[a]??0} misere=${i} /></span> `))}</span>
      ${r&&c`<span class="trick-winner"><${R} hand=${r} />${A(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?c`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?h(`this card decided it`):p(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:n,broken:i,last:a}){let o=t.slice(0,n),s=G(V(e,o)),l=s.answer,d=oe(e,o,l),f=he(e,t,n,l),p=ue(l),m=be(e,o,d.at(-1)),g=e=>u(F(e,[]));return v(()=>{l&&r(`${m} ${j(l)}`)},[l]),X(a,[`.move.best`,`.move`],l),c`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${s} broken=${i} />
      <div class=${y(`solver-table`,e.hands.second===null&&`lone`)}>
        ${W(e.hands).map(t=>c`<${de} key=${t} hand=${t} hands=${e.hands} answer=${l} best=${p}
            cards=${(e.hands[t]??[]).filter(e=>!o.includes(e))} onPlay=${f.play} />`)}
        <${Z} deal=${e} trick=${d.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${h(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playBest}>${h(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${f.line.length?void 0:`true`} onClick=${f.playOut}>
            ${h(`Best play to the end`)}</button>
        </div>
        <${z} player=${f} count=${t.length+1} words=${m} />
      </section>
      ${o.length>0&&l&&c`<${ge} deal=${e} tricks=${d} costs=${l.costs}
          sides=${le(e,o,l.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${h(`The game`)}>
      <${I} deal=${e} onDeal=${g} />
      <${me} deal=${e} onDeal=${g} />
      <${Y} key=${F(e,t,n)} label=${h(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>b(F(e))}>
        ${h(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:n}){let{answer:r,making:i,trouble:a,field:o,again:s}=t;return c`<div class="solver-verdict">
    ${n&&c`<p class="paper solver-note" role="alert">
        ${h(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${r&&c`<p class="verdict">${j(r)}</p>`}
    ${i&&c`<p class="making" role="status">
        ${h(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!r&&!i&&!a&&c`<p class="verdict">…</p>`}
    ${a&&c`<div class="paper solver-note" role="alert">
      <p>${o===`played`?h(`These cards cannot be played in this order: the link may be incomplete.`):a}
      </p>
      ${o===`played`?c`<button type="button" class="plain" onClick=${()=>u(F(e,[]))}>
          ${h(`To the first card`)}</button>`:c`<button type="button" class="plain" onClick=${s}>${h(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:t})=>c`<div class="on-the-table" role="group" aria-label=${h(`The trick`)}>
  ${t?c`<div class=${y(`solver-trick`,t.winner&&`full`)}>
      ${t.cards.map(t=>c`<span key=${t} class="trick-place">
        <${x} card=${t} /><${R} hand=${B(e.hands,t)??`declarer`} /></span>`)}</div>`:c`<p class="trumps-shown"><${P} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&B(e.hands,r);if(!r||!i)return h(`{name} leads.`,{name:A(e.leader,e.hands)});let a=h(`{name}: {card}.`,{name:A(i,e.hands),card:l(r)});return n?.winner?`${a} ${h(`{name} takes the trick`,{name:A(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=W(e);return c`<div class="brushes" role="radiogroup" aria-label=${h(`Who gets the next cards`)}
    onKeyDown=${E(1)}>
    ${r.map((r,i)=>c`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${R} hand=${r} /><span class="brush-name">${A(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${h(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>c`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=V({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:n}){let[o,s]=a(`declarer`),[d,f]=a(!1);G(Se),X(n,[`.pack-card`],!0);let p=i([]),{hands:m}=e,g=t=>{p.current.push(e),u(F(t))},_=t=>g({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),v=(e,t)=>{if(t&&B(m,e)!==t&&(m[t]?.length??0)>=10)return r(h(`No hand has more than ten cards.`));let n=ie(m,e,t);_(n),r(h(`{card}: {value}`,{card:l(e),value:t?A(t,m):h(`nobody`)})),t&&t===o&&n[t]?.length===10&&s(W(n).find(e=>(n[e]?.length??0)<10)??t)};return c`<main class="solver-desk">
    <section class="solver-felt" aria-label=${h(`Lay out the cards`)}>
      ${t&&c`<p class="paper solver-note" role="alert">
          ${h(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${m} brush=${o} onBrush=${s} />
      <${re} hands=${m} onGive=${v}
        onTouch=${e=>v(e,B(m,e)===o?null:o)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>_(ee(m.second===null))}>${h(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${p.current.length===0?`true`:void 0} onClick=${()=>{let e=p.current.pop();e&&u(F(e))}}>${h(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>_({...M.hands,second:m.second&&[]})}>
          ${h(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${m.second===null}
          onChange=${e=>{_({...m,second:e.target.checked?null:[]}),o===`second`&&s(`first`)}} />${h(`Lone defender`)}</label>
      </div>
      <${J} hands=${m} onHands=${_} />
    </section>
    <section class="paper solver-slip" aria-label=${h(`The game`)}>
      <${I} deal=${e} onDeal=${g} />
      <p class=${d&&!H(m)?`solver-counted wrong`:`solver-counted`}>${$(m)}</p>
      <button type="button" class=${H(m)?`big`:`big not-yet`} onClick=${()=>H(m)?b(F(e,[])):(f(!0),r($(m)))}>${h(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(H(e))return p(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=W(e).map(t=>`${A(t,e)} ${e[t]?.length??0}`).join(` · `);return h(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],h(`give the card, or the next ones, to a hand`)],[[`0`],h(`take the card back`)],[[`←`,`→`,`↑`,`↓`],h(`along the cards`)],[[`u`],h(`undo`)],[[`g`],h(`deal at random`)]],Te=()=>[[[`←`,`→`],h(`one step back, one step forward`)],[[`Home`,`End`],h(`to the start, to the end`)],[[h(`Space`)],h(`play, pause`)],[[`b`],h(`play the best card`)],[[`e`],h(`best play to the end`)]],Ee=()=>[[[`,`],h(`settings`)],[[`Esc`],h(`close what is open`)],[[`?`],h(`this list`)]];function De({query:t}){let r=o(()=>L(t),[t]),i=ae();return v(()=>{e(g(_()).deck),n(N.flat())},[]),c`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${h(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${h(`Open cards`)}</h1>
      <div class="tools"><${C} keys=${[...r.played?Te():we(),...Ee()]} />
        <${f} /></div>
    </header>
    ${r.played?c`<${ve} deal=${r.deal} played=${r.played} at=${r.at} broken=${r.broken} last=${i} />`:c`<${Ce} deal=${r.deal} broken=${r.broken} last=${i} />`}
  </div>`}export{De as SolverPage};