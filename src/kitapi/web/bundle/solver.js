import{$t as e,At as t,F as n,N as r,Nt as i,Pt as a,Vt as o,Xt as s,Yt as c,_n as l,a as u,cn as d,gn as f,i as p,jt as m,kt as h,ln as g,mn as _,pn as v,q as ee,sn as y,vn as b}from"./main.js";import{_ as x,a as te,g as S,h as C,m as w,v as ne}from"./shared.js";import{B as T,F as re,G as E,H as D,I as O,K as k,L as A,R as j,S as M,U as ie,V as N,_ as P,b as F,d as I,f as L,g as R,h as z,i as B,l as V,m as H,p as U,q as W,u as G,v as K,x as q,y as J,z as Y}from"./desks.js";function ae(){let e=f(null);return _(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function X(e,t,n){_(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function oe(e,t,n){let r=T(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>N(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??se(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function se({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const ce=e=>e.startsWith(`open`);function le(e,t,n){let r=t=>!ce(e.objective)&&N(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function ue(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function de({hand:e,hands:n,cards:r,answer:i,best:a,onPlay:o}){let l=i?.turn===e,u=z(e,n),f=e=>{let t=w([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},p=S(r,x(n[e]??[]));return g`<section class=${d(`solver-hand`,`lies-${e}`,l&&`due`)}
    aria-label=${s(`Hand: {name}`,{name:u})}>
    <h2><${M} hand=${e} />${u}${l&&g`<span class="to-play">${s(`to play`)}</span>`}
      <span class="taken figure">${c(`{count} trick`,`{count} tricks`,i?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":fe(n[e]?.length??0)}} onKeyDown=${f}>
      ${p.map(e=>l&&i&&e in i.moves?g`<${pe} key=${e} card=${e} value=${i.moves[e]??0} best=${a.has(e)}
          onPlay=${o} />`:g`<${t} key=${e} card=${e} class=${l?`may-not`:``} />`)}
    </div>
  </section>`}const fe=e=>e<=7?Math.max(e,1):Math.ceil(e/2),pe=({card:e,value:t,best:n,onPlay:r})=>g`<button type="button" class=${d(`card move`,n&&`best`)} data-card=${e}
      aria-label=${P(e,t,n)} onClick=${()=>r(e)}>
      <${h} card=${e} />
      <span class="worth figure" aria-hidden="true">${n&&g`<span class="star">★</span>`}
        ${F(t)}</span>
    </button>`;function me({deal:e,onDeal:t}){let{answer:n}=I(k(e)),r=n,i=r?.tricks??r?.made,a=T(e.hands);return g`<table class="matrix">
    <caption>
      ${R(e.objective)?s(`Every strain: is it made?`):s(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${s(`Leads`)}</th>${a.map(t=>g`<th key=${t} scope="col">
      <${M} hand=${t} /><span class="leader-name">${z(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${A.map(n=>g`<tr key=${n}>
      <th scope="row"><${G} strain=${n} /><span class="unseen">${J(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],c=e.strain===n&&e.leader===r,l={strain:J(n),leader:z(r,e.hands),value:o===void 0?`…`:q(o)};return g`<td key=${r}>
          <button type="button" class=${d(`cell figure`,c&&`here`)}
            aria-current=${c?`true`:void 0}
            aria-label=${s(`{strain}, {leader} leads: {value}`,l)}
            onClick=${()=>t({...e,strain:n,leader:r})}>
            ${o===void 0?`…`:F(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function he(e,t,r,i){let[a,o]=l(!1),s=t.length,c=i?.line?i.line.split(` `):[],u=t.slice(0,r),d=(t,r)=>n(W(e,t,r)),f=e=>{o(!1),d(t,Math.min(Math.max(e,0),s))},p=e=>{o(!1),d(t[r]===e?t:[...u,e],r+1)},m=()=>{c[0]&&p(c[0])},h=()=>{c.length!==0&&(d([...u,...c],r+1),o(!0))},g=()=>{a?o(!1):r<s?o(!0):h()};return v(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>d(t,Math.min(r+1,s)),900);return()=>clearTimeout(e)},[a,r,s]),ee(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(g(),!0)),{at:r,last:s,playing:a,goTo:f,toggle:g,play:p,playBest:m,playOut:h,line:c}}function ge({deal:e,tricks:t,costs:n,sides:r}){let i=R(e.objective),o=-1;return g`<section class="paper tricks-told">
    <h2>${s(`What was played`)}</h2>
    <p>${H(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},s)=>g`<li key=${s}>
      <span class="figure trick-number">${s+1}</span>
      <span class="trick-cards">${t.map(e=>(o+=1,g`<span key=${e} class="told-card">${a(e)}
          <${_e} cost=${n[o]??0} misere=${i} /></span> `))}</span>
      ${r&&g`<span class="trick-winner"><${M} hand=${r} />${z(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const _e=({cost:e,misere:t})=>e>0?g`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?s(`this card decided it`):c(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function ve({deal:e,played:t,at:i,broken:a,last:o}){let c=t.slice(0,i),l=I(E(e,c)),u=l.answer,f=oe(e,c,u),p=he(e,t,i,u),m=ue(u),h=be(e,c,f.at(-1)),_=e=>n(W(e,[]));return v(()=>{u&&y(`${h} ${K(u)}`)},[u]),X(o,[`.move.best`,`.move`],u),g`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ye} deal=${e} asking=${l} broken=${a} />
      <div class=${d(`solver-table`,e.hands.second===null&&`lone`)}>
        ${T(e.hands).map(t=>g`<${de} key=${t} hand=${t} hands=${e.hands} answer=${u} best=${m}
            cards=${(e.hands[t]??[]).filter(e=>!c.includes(e))} onPlay=${p.play} />`)}
        <${Z} deal=${e} trick=${f.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${s(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playBest}>${s(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e"
            aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playOut}>
            ${s(`Best play to the end`)}</button>
        </div>
        <${B} player=${p} count=${t.length+1} words=${h} />
      </section>
      ${c.length>0&&u&&g`<${ge} deal=${e} tricks=${f} costs=${u.costs}
          sides=${le(e,c,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${s(`The game`)}>
      <${V} deal=${e} onDeal=${_} />
      <${me} deal=${e} onDeal=${_} />
      <${ne} key=${W(e,t,i)} label=${s(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>r(W(e))}>
        ${s(`Change the cards`)}</button>
    </aside>
  </main>`}function ye({deal:e,asking:t,broken:r}){let{answer:i,making:a,trouble:o,field:c,again:l}=t;return g`<div class="solver-verdict">
    ${r&&g`<p class="paper solver-note" role="alert">
        ${s(`The link is incomplete: this is what could be read of it.`)}</p>`}
    ${i&&g`<p class="verdict">${K(i)}</p>`}
    ${a&&g`<p class="making" role="status">
        ${s(`Getting the solver ready; this happens once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&g`<p class="verdict">…</p>`}
    ${o&&g`<div class="paper solver-note" role="alert">
      <p>${c===`played`?s(`These cards cannot be played in this order: the link may be incomplete.`):o}
      </p>
      ${c===`played`?g`<button type="button" class="plain" onClick=${()=>n(W(e,[]))}>
          ${s(`To the first card`)}</button>`:g`<button type="button" class="plain" onClick=${l}>${s(`Try now`)}</button>`}
    </div>`}
  </div>`}const Z=({deal:e,trick:n})=>g`<div class="on-the-table" role="group" aria-label=${s(`The trick`)}>
  ${n?g`<div class=${d(`solver-trick`,n.winner&&`full`)}>
      ${n.cards.map(n=>g`<span key=${n} class="trick-place">
        <${t} card=${n} /><${M} hand=${N(e.hands,n)??`declarer`} /></span>`)}</div>`:g`<p class="trumps-shown"><${G} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),a=r&&N(e.hands,r);if(!r||!a)return s(`{name} leads.`,{name:z(e.leader,e.hands)});let o=s(`{name}: {card}.`,{name:z(a,e.hands),card:i(r)});return n?.winner?`${o} ${s(`{name} takes the trick`,{name:z(n.winner,e.hands)})}.`:o}function xe({hands:e,brush:t,onBrush:n}){let r=T(e);return g`<div class="brushes" role="radiogroup" aria-label=${s(`Who gets the next cards`)}
    onKeyDown=${C(1)}>
    ${r.map((r,i)=>g`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
        <${M} hand=${r} /><span class="brush-name">${z(r,e)}</span>
        <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
      </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}>
      <span class="brush-name">${s(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>g`<button type="button" class="plain brush" role="radio" aria-checked=${t}
      tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=E({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:e,broken:t,last:a}){let[o,c]=l(`declarer`),[u,d]=l(!1);I(Se),X(a,[`.pack-card`],!0);let p=f([]),{hands:m}=e,h=t=>{p.current.push(e),n(W(t))},_=t=>h({...e,hands:t,leader:t.second===null&&e.leader===`second`?`declarer`:e.leader}),v=(e,t)=>{if(t&&N(m,e)!==t&&(m[t]?.length??0)>=10)return y(s(`No hand has more than ten cards.`));let n=Y(m,e,t);_(n),y(s(`{card}: {value}`,{card:i(e),value:t?z(t,m):s(`nobody`)})),t&&t===o&&n[t]?.length===10&&c(T(n).find(e=>(n[e]?.length??0)<10)??t)};return g`<main class="solver-desk">
    <section class="solver-felt" aria-label=${s(`Lay out the cards`)}>
      ${t&&g`<p class="paper solver-note" role="alert">
          ${s(`The link is incomplete: this is what could be read of it.`)}</p>`}
      <${xe} hands=${m} brush=${o} onBrush=${c} />
      <${U} hands=${m} onGive=${v}
        onTouch=${e=>v(e,N(m,e)===o?null:o)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g"
          onClick=${()=>_(j(m.second===null))}>${s(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u"
          aria-disabled=${p.current.length===0?`true`:void 0} onClick=${()=>{let e=p.current.pop();e&&n(W(e))}}>${s(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>_({...re.hands,second:m.second&&[]})}>
          ${s(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${m.second===null}
          onChange=${e=>{_({...m,second:e.target.checked?null:[]}),o===`second`&&c(`first`)}} />${s(`Lone defender`)}</label>
      </div>
      <${L} hands=${m} onHands=${_} />
    </section>
    <section class="paper solver-slip" aria-label=${s(`The game`)}>
      <${V} deal=${e} onDeal=${h} />
      <p class=${u&&!D(m)?`solver-counted wrong`:`solver-counted`}>${$(m)}</p>
      <button type="button" class=${D(m)?`big`:`big not-yet`} onClick=${()=>D(m)?r(W(e,[])):(d(!0),y($(m)))}>${s(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(D(e))return c(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=T(e).map(t=>`${z(t,e)} ${e[t]?.length??0}`).join(` · `);return s(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],s(`give the card, or the next ones, to a hand`)],[[`0`],s(`take the card back`)],[[`←`,`→`,`↑`,`↓`],s(`along the cards`)],[[`u`],s(`undo`)],[[`g`],s(`deal at random`)]],Te=()=>[[[`←`,`→`],s(`one step back, one step forward`)],[[`Home`,`End`],s(`to the start, to the end`)],[[s(`Space`)],s(`play, pause`)],[[`b`],s(`play the best card`)],[[`e`],s(`best play to the end`)]],Ee=()=>[[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];function De({query:t}){let n=b(()=>ie(t),[t]),r=ae();return v(()=>{o(e(p()).deck),m(O.flat())},[]),g`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${s(`Open cards`)}</h1>
      <div class="tools"><${te} keys=${[...n.played?Te():we(),...Ee()]} />
        <${u} /></div>
    </header>
    ${n.played?g`<${ve} deal=${n.deal} played=${n.played} at=${n.at} broken=${n.broken} last=${r} />`:g`<${Ce} deal=${n.deal} broken=${n.broken} last=${r} />`}
  </div>`}export{De as SolverPage};