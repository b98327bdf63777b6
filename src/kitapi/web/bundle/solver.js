import{$t as e,Bt as t,Dt as n,F as r,Jt as i,K as a,Mt as o,Ot as s,W as c,Xt as l,cn as u,en as d,i as f,in as p,jt as m,k as h,kt as g,on as _,r as v,rn as y,sn as b,tn as x}from"./main.js";import{c as S,d as C,l as ee,r as w,s as T,u as E}from"./shared.js";import{A as te,C as ne,D,E as re,M as O,N as k,O as A,S as j,_ as M,a as N,c as P,d as F,f as I,g as L,h as R,i as z,j as B,k as V,l as H,m as U,o as W,p as G,s as K,u as q,v as J,w as Y,x as X}from"./desks.js";function ie(){let e=_(null);return p(()=>{let t=t=>{e.current=t.target};return document.addEventListener(`focusin`,t),()=>document.removeEventListener(`focusin`,t)},[]),e}function Z(e,t,n){p(()=>{n&&e.current&&!e.current.isConnected&&document.activeElement===document.body&&(t.map(e=>document.querySelector(e)).find(Boolean)??void 0)?.focus()},[n])}function ae(e,t,n){let r=D(e.hands).length,i=Array.from({length:Math.ceil(t.length/r)},(e,n)=>t.slice(n*r,(n+1)*r)),a=i.map((n,i)=>A(e.hands,t[(i+1)*r]??``));return t.length>0&&t.length%r===0&&n&&(a[i.length-1]=n.turn??oe(n,a)),i.map((e,t)=>({cards:e,winner:a[t]??null}))}function oe({taken:e},t){return Object.keys(e).find(n=>e[n]!==t.filter(e=>e===n).length)??null}const se=e=>e.startsWith(`open`);function ce(e,t,n){let r=t=>!se(e.objective)&&A(e.hands,t)===`declarer`,i=e=>t.reduce((t,i,a)=>t+(r(i)===e?n[a]??0:0),0);return{declarer:i(!0),defence:i(!1)}}function le(e){let t=e?.moves??{},n=e?.tricks??e?.made,r=Object.keys(t).filter(e=>t[e]===n);return new Set(r.length<Object.keys(t).length?r:[])}function ue({hand:e,hands:t,cards:n,answer:r,best:a,onPlay:o}){let c=r?.turn===e,u=F(e,t),f=e=>{let t=T([...e.currentTarget.querySelectorAll(`button`)],e.target,e.key,1);!t||e.target instanceof HTMLElement&&!e.target.matches(`button`)||(e.preventDefault(),t.focus())},p=ee(n,E(t[e]??[]));return x`<section class=${d(`solver-hand`,`lies-${e}`,c&&`due`)} aria-label=${l(`Hand of {name}`,{name:u})}>
    <h2><${J} hand=${e} />${u}${c&&x`<span class="to-play">${l(`to play`)}</span>`}
      <span class="taken figure">${i(`{count} trick`,`{count} tricks`,r?.taken[e]??0)}</span></h2>
    <div class="solver-cards" style=${{"--across":de(t[e]?.length??0)}} onKeyDown=${f}>
      ${p.map(e=>c&&r&&e in r.moves?x`<${fe} key=${e} card=${e} value=${r.moves[e]??0} best=${a.has(e)} onPlay=${o} />`:x`<${s} key=${e} card=${e} class=${c?`may-not`:``} />`)}
    </div>
  </section>`}const de=e=>e<=7?Math.max(e,1):Math.ceil(e/2),fe=({card:e,value:t,best:r,onPlay:i})=>x`<button type="button" class=${d(`card move`,r&&`best`)} data-card=${e}
  aria-label=${G(e,t,r)} onClick=${()=>i(e)}>
  <${n} card=${e} /><span class="worth figure" aria-hidden="true">${r&&x`<span class="star">★</span>`}${L(t)}</span>
</button>`;function pe({deal:e,onDeal:t}){let{answer:n}=K(O(e)),r=n,i=r?.tricks??r?.made,a=D(e.hands);return x`<table class="matrix">
    <caption>${I(e.objective)?l(`Every strain: is it made?`):l(`Every strain: the declarer’s tricks`)}</caption>
    <thead><tr><th scope="col">${l(`Leads`)}</th>${a.map(t=>x`<th key=${t} scope="col">
      <${J} hand=${t} /><span class="leader-name">${F(t,e.hands)}</span></th>`)}</tr></thead>
    <tbody>${ne.map(n=>x`<tr key=${n}>
      <th scope="row"><${W} strain=${n} /><span class="unseen">${R(n)}</span></th>
      ${a.map((r,a)=>{let o=i?.[n]?.[a],s=e.strain===n&&e.leader===r,c={strain:R(n),leader:F(r,e.hands),value:o===void 0?`…`:M(o)};return x`<td key=${r}><button type="button" class=${d(`cell figure`,s&&`here`)} aria-current=${s?`true`:void 0}
          aria-label=${l(`{strain}, {leader} leads: {value}`,c)} onClick=${()=>t({...e,strain:n,leader:r})}>${o===void 0?`…`:L(o)}</button></td>`})}
    </tr>`)}</tbody>
  </table>`}function me(e,t,n,i){let[a,o]=b(!1),s=t.length,l=i?.line?i.line.split(` `):[],u=t.slice(0,n),d=(t,n)=>r(k(e,t,n)),f=e=>{o(!1),d(t,Math.min(Math.max(e,0),s))},p=e=>{o(!1),d(t[n]===e?t:[...u,e],n+1)},m=()=>{l[0]&&p(l[0])},h=()=>{l.length!==0&&(d([...u,...l],n+1),o(!0))},g=()=>{a?o(!1):n<s?o(!0):h()};return y(()=>{if(!a)return;n>=s&&o(!1);let e=setTimeout(()=>d(t,Math.min(n+1,s)),900);return()=>clearTimeout(e)},[a,n,s]),c(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input, select`)?!1:(g(),!0)),{at:n,last:s,playing:a,goTo:f,toggle:g,play:p,playBest:m,playOut:h,line:l}}function he({deal:e,tricks:t,costs:n,sides:r}){let i=I(e.objective),a=-1;return x`<section class="paper tricks-told">
    <h2>${l(`What was played`)}</h2>
    <p>${q(r.declarer,r.defence,i)}</p>
    <ol>${t.map(({cards:t,winner:r},o)=>x`<li key=${o}>
      <span class="figure trick-number">${o+1}</span>
      <span class="trick-cards">${t.map(e=>(a+=1,x`<span key=${e} class="told-card">${m(e)}<${ge} cost=${n[a]??0} misere=${i} /></span> `))}</span>
      ${r&&x`<span class="trick-winner"><${J} hand=${r} />${F(r,e.hands)}</span>`}
    </li>`)}</ol>
  </section>`}const ge=({cost:e,misere:t})=>e>0?x`<b class="cost"><span aria-hidden="true">${t?`!`:`−${e}`}</span><span class="unseen"> ${t?l(`this card decided it`):i(`it cost {count} trick`,`it cost {count} tricks`,e)}</span></b>`:null;function _e({deal:t,played:n,at:i,broken:a,last:o}){let s=n.slice(0,i),c=K(B(t,s)),u=c.answer,f=ae(t,s,u),p=me(t,n,i,u),m=le(u),g=be(t,s,f.at(-1)),_=e=>r(k(e,[]));return y(()=>{u&&e(`${g} ${U(u)}`)},[u]),Z(o,[`.move.best`,`.move`],u),x`<main class="solver-desk laid-open">
    <div class="solver-felt">
      <${ve} deal=${t} asking=${c} broken=${a} />
      <div class=${d(`solver-table`,t.hands.second===null&&`lone`)}>
        ${D(t.hands).map(e=>x`<${ue} key=${e} hand=${e} hands=${t.hands} answer=${u} best=${m}
          cards=${(t.hands[e]??[]).filter(e=>!s.includes(e))} onPlay=${p.play} />`)}
        <${ye} deal=${t} trick=${f.at(-1)} />
      </div>
      <section class="solver-bar" aria-label=${l(`The play`)}>
        <div class="solver-tools">
          <button type="button" class="plain" aria-keyshortcuts="b" aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playBest}>${l(`Best card`)}</button>
          <button type="button" class="plain" aria-keyshortcuts="e" aria-disabled=${p.line.length?void 0:`true`} onClick=${p.playOut}>${l(`Best play to the end`)}</button>
        </div>
        <${z} player=${p} count=${n.length+1} words=${g} />
      </section>
      ${s.length>0&&u&&x`<${he} deal=${t} tricks=${f} costs=${u.costs} sides=${ce(t,s,u.costs)} />`}
    </div>
    <aside class="paper solver-slip" aria-label=${l(`The game`)}>
      <${N} deal=${t} onDeal=${_} />
      <${pe} deal=${t} onDeal=${_} />
      <${C} key=${k(t,n,i)} label=${l(`Link to this position`)} />
      <button type="button" class="plain" onClick=${()=>h(k(t))}>${l(`Change the cards`)}</button>
    </aside>
  </main>`}function ve({deal:e,asking:t,broken:n}){let{answer:i,making:a,trouble:o,field:s,again:c}=t;return x`<div class="solver-verdict">
    ${n&&x`<p class="paper solver-note" role="alert">${l(`The link is not whole: what could be read of it lies here.`)}</p>`}
    ${i&&x`<p class="verdict">${U(i)}</p>`}
    ${a&&x`<p class="making" role="status">${l(`The solver is being made ready, which is done once and takes up to a minute …`)}</p>`}
    ${!i&&!a&&!o&&x`<p class="verdict">…</p>`}
    ${o&&x`<div class="paper solver-note" role="alert">
      <p>${s===`played`?l(`These cards cannot be played in this order: the link may not be whole.`):o}</p>
      ${s===`played`?x`<button type="button" class="plain" onClick=${()=>r(k(e,[]))}>${l(`To the first card`)}</button>`:x`<button type="button" class="plain" onClick=${c}>${l(`Try now`)}</button>`}
    </div>`}
  </div>`}const ye=({deal:e,trick:t})=>x`<div class="on-the-table" role="group" aria-label=${l(`The trick`)}>
  ${t?x`<div class=${d(`solver-trick`,t.winner&&`full`)}>${t.cards.map(t=>x`<span key=${t} class="trick-place">
    <${s} card=${t} /><${J} hand=${A(e.hands,t)??`declarer`} /></span>`)}</div>`:x`<p class="trumps-shown"><${W} strain=${e.strain} /></p>`}
</div>`;function be(e,t,n){let r=t.at(-1),i=r&&A(e.hands,r);if(!r||!i)return l(`{name} leads.`,{name:F(e.leader,e.hands)});let a=l(`{name}: {card}.`,{name:F(i,e.hands),card:o(r)});return n?.winner?`${a} ${l(`{name} takes the trick`,{name:F(n.winner,e.hands)})}.`:a}function xe({hands:e,brush:t,onBrush:n}){let r=D(e);return x`<div class="brushes" role="radiogroup" aria-label=${l(`Who gets the next cards`)} onKeyDown=${S(1)}>
    ${r.map((r,i)=>x`<${Q} key=${r} shortcut=${String(i+1)} chosen=${t===r} choose=${()=>n(r)}>
      <${J} hand=${r} /><span class="brush-name">${F(r,e)}</span>
      <span class="figure brush-count">${e[r]?.length??0}/${10}</span>
    </${Q}>`)}
    <${Q} shortcut="0" chosen=${t===null} choose=${()=>n(null)}><span class="brush-name">${l(`Nobody`)}</span></${Q}>
  </div>`}const Q=({shortcut:e,chosen:t,choose:n,children:r})=>x`<button type="button" class="plain brush" role="radio" aria-checked=${t}
  tabindex=${t?0:-1} aria-keyshortcuts=${e} onClick=${n}>${r}</button>`,Se=B({hands:{declarer:[`As`],first:[`Ks`],second:null},strain:`n`,leader:`declarer`,objective:`tricks`},[]);function Ce({deal:t,broken:n,last:i}){let[a,s]=b(`declarer`),[c,u]=b(!1);K(Se),Z(i,[`.pack-card`],!0);let d=_([]),{hands:f}=t,p=e=>{d.current.push(t),r(k(e))},m=e=>p({...t,hands:e,leader:e.second===null&&t.leader===`second`?`declarer`:t.leader}),g=(t,n)=>{if(n&&A(f,t)!==n&&(f[n]?.length??0)>=10)return e(l(`No hand has more than ten cards.`));let r=re(f,t,n);m(r),e(l(`{card}: {value}`,{card:o(t),value:n?F(n,f):l(`nobody`)})),n&&n===a&&r[n]?.length===10&&s(D(r).find(e=>(r[e]?.length??0)<10)??n)};return x`<main class="solver-desk">
    <section class="solver-felt" aria-label=${l(`Lay out the cards`)}>
      ${n&&x`<p class="paper solver-note" role="alert">${l(`The link is not whole: what could be read of it lies here.`)}</p>`}
      <${xe} hands=${f} brush=${a} onBrush=${s} />
      <${H} hands=${f} onGive=${g} onTouch=${e=>g(e,A(f,e)===a?null:a)} />
      <div class="solver-tools">
        <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>m(Y(f.second===null))}>${l(`Deal at random`)}</button>
        <button type="button" class="plain" aria-keyshortcuts="u" aria-disabled=${d.current.length===0?`true`:void 0} onClick=${()=>{let e=d.current.pop();e&&r(k(e))}}>${l(`Undo`)}</button>
        <button type="button" class="plain" onClick=${()=>m({...X.hands,second:f.second&&[]})}>${l(`Clear`)}</button>
        <label class="tick lone-tick"><input type="checkbox" checked=${f.second===null}
          onChange=${e=>{m({...f,second:e.target.checked?null:[]}),a===`second`&&s(`first`)}} />${l(`Lone defender`)}</label>
      </div>
      <${P} hands=${f} onHands=${m} />
    </section>
    <section class="paper solver-slip" aria-label=${l(`The game`)}>
      <${N} deal=${t} onDeal=${p} />
      <p class=${c&&!V(f)?`solver-counted wrong`:`solver-counted`}>${$(f)}</p>
      <button type="button" class=${V(f)?`big`:`big not-yet`} onClick=${()=>V(f)?h(k(t,[])):(u(!0),e($(f)))}>${l(`Solve`)}</button>
    </section>
  </main>`}function $(e){if(V(e))return i(`Every hand has {count} card.`,`Every hand has {count} cards.`,e.declarer.length);let t=D(e).map(t=>`${F(t,e)} ${e[t]?.length??0}`).join(` · `);return l(`Give every hand the same number of cards, one to ten. Now: {counts}.`,{counts:t})}const we=()=>[[[`1`,`2`,`3`],l(`give the card, or the next ones, to a hand`)],[[`0`],l(`take the card back`)],[[`←`,`→`,`↑`,`↓`],l(`along the cards`)],[[`u`],l(`undo`)],[[`g`],l(`deal at random`)]],Te=()=>[[[`←`,`→`],l(`a step back, a step on`)],[[`Home`,`End`],l(`to the start, to the end`)],[[l(`Space`)],l(`play, pause`)],[[`b`],l(`play the best card`)],[[`e`],l(`best play to the end`)]],Ee=()=>[[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function De({query:e}){let n=u(()=>te(e),[e]),r=ie();return y(()=>{t(a(v()).deck),g(j.flat())},[]),x`<div class="solver">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`Open cards`)}</h1>
      <div class="tools"><${w} keys=${[...n.played?Te():we(),...Ee()]} /><${f} /></div>
    </header>
    ${n.played?x`<${_e} deal=${n.deal} played=${n.played} at=${n.at} broken=${n.broken} last=${r} />`:x`<${Ce} deal=${n.deal} broken=${n.broken} last=${r} />`}
  </div>`}export{De as SolverPage};