import{B as e,G as t,Gt as n,H as r,Ht as i,It as a,Jt as o,M as s,N as c,P as l,Qt as u,R as d,Tt as f,U as ee,Ut as p,Xt as m,Yt as h,g,nn as _,o as v,r as y,rn as b,tn as x,y as S}from"./main.js";import{tt as C}from"./tables.js";import{K as w,N as T,t as E}from"./shared.js";import{c as D,d as O,f as k,h as A,l as te,m as j,o as M,p as N,s as P,u as F}from"./asides.js";import{r as ne}from"./desks.js";const I={review:null,preparing:!1,done:0,of:0,trouble:``},L=/* @__PURE__ */ new Map;function re(e,t){L.size>=20&&L.clear(),L.set(e,t)}function R(e,t,r){let a=`/api/tables/${e}/deals/${t}/review?lang=${i()}`,[o,s]=_(I),[c,l]=_(0),d=L.get(a)??null;return u(()=>{if(!r||L.has(a))return;let e=new AbortController,t=t=>{e.signal.aborted||(t.review&&re(a,t.review),s({...I,...t}))};return t({}),z(a,e.signal,t).catch(e=>t({trouble:e instanceof v?e.message:n(`The server does not answer.`)})),()=>e.abort()},[a,r,c]),{...o,review:d,again:()=>l(c+1)}}async function z(e,t,n){let r=await fetch(e,{signal:t});if(!r.ok||!r.body)throw new v(await r.json().catch(()=>({})));for await(let e of B(r.body)){if(e.reason)throw new v(e);if(n(e),e.review)return}throw new v({})}async function*B(e){let t=e.getReader(),n=new TextDecoder,r=``;for(let e=await t.read();!e.done;e=await t.read()){let t=(r+n.decode(e.value,{stream:!0})).split(`
`);r=t.pop()??``;for(let e of t)yield JSON.parse(e)}}const V={mistake:`M12 3 22 21H2z`,turn:`M12 1 23 12 12 23 1 12z`,breach:`M4 4h16v16H4z`},H=({shape:e})=>m`<svg class=${`review-sign is-${e}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${V[e]} /></svg>`,U=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function W({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return m`<span class="review-marks" aria-hidden="true">${i.map(e=>m`<span key=${e.decision.step}
    style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:U(e.decision.cost,r)}}><${H}
    shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const G=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),K=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),q=e=>e.filter(({decision:e})=>O(e)),J=e=>e.find(({decision:e})=>e.turning_point)??null;function Y(e,t,n,r){let[i,a]=_(null),o=R(e,t,!!r),{review:s}=o,c=b(()=>s&&r?G(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&m`<${W} mistakes=${q(K(c,i))} turning=${J(c)} last=${e} />`,saidOf:e=>X(l(e)),deciderAt:e=>l(e)?.seat}}function X(e){return e?[j(e),O(e)&&n(`costs {cost}`,{cost:F(e)}),e.breach&&n(`against good faith`)].filter(Boolean).join(`, `):``}const ie=({placed:e,at:t,nameOf:r,goTo:i})=>m`<section class="decision-list">
  <h2>${n(`All decisions`)}</h2>
  <ol>${e.map(e=>m`<li key=${e.decision.step}><${ae} placed=${e} here=${e.at===t}
    name=${r(e.decision.seat)} go=${()=>i(e.at)} /></li>`)}</ol>
</section>`;function ae({placed:{decision:e,wordsOf:t},here:r,name:i,go:a}){let o=O(e);return m`<button type="button" class="decision-line" aria-current=${r?`step`:void 0} onClick=${a}>
    <span class="decision-signs">${oe(e,o)}</span>
    <span>${n(`{name}: {words}`,{name:i,words:P(e.chosen,t)})}</span>
    ${o&&m`<span class="figure decision-cost">${n(`costs {cost}`,{cost:F(e)})}</span>`}
  </button>`}function oe(e,t){return e.turning_point?m`<${H} shape="turn" /><span class="unseen">${n(`Turning point`)}</span>`:t?m`<${H} shape="mistake" />`:e.breach&&m`<${H} shape="breach" /><span class="unseen">${n(`against good faith`)}</span>`}function se({placed:{decision:e,wordsOf:t},unit:r,name:i,mine:a,nameOf:o}){let s=O(e);return m`<article class=${h(`decision`,s&&`mistake`)}>
    <h2>${n(`{name}: {words}`,{name:i,words:P(e.chosen,t)})}</h2>
    <p class="decision-verdict">${s&&m`<${H} shape="mistake" />`}
      ${j(e)}${s&&m`<span class="figure decision-cost">${n(`costs {cost}`,{cost:F(e)})}</span>`}</p>
    ${e.turning_point&&m`<p class="decision-turn"><${H} shape="turn" /> ${n(`Here the deal turned`)}</p>`}
    ${e.breach&&m`<p class="decision-breach"><${H} shape="breach" /> ${k(e.breach.sentence,o)}</p>`}
    ${e.why&&m`<p class="decision-why">${k(e.why,o)}</p>`}
    <${M} lines=${ce(e,t,a?n(`your choice`):i)} unit=${r} caption=${n(`What might have been done, the best first`)} />
    ${e.facts.length>1&&m`<details class="more-reasons"><summary>${n(`More about it`)}</summary>
      <ul>${e.facts.slice(1).map(({sentence:e},t)=>m`<li key=${t}>${k(e,o)}</li>`)}</ul></details>`}
    <p class="decision-basis">${te(e.layouts,e.exact)}</p>
  </article>`}function ce({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:P(e.action,t),spoken:D(e.action,t),worth:e.expected,best:e===r,tag:e.chosen?n:null}))}function le({sums:e,nameOf:t,chosen:r,onChoose:i}){let a=e.filter(({decisions:e})=>e>0),o=e=>a.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return m`<div class="seat-sums" role="radiogroup" aria-label=${n(`Whose decisions`)} onKeyDown=${T(a.length+1)}>
    ${[s,...a].map(({seat:e,mistakes:a,cost:o})=>m`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===r}
      tabindex=${e===r?0:-1} onClick=${()=>i(e)}>
      <span class="seat-sum-name">${e===null?n(`Everybody`):t(e)}</span> <b class="figure">${A(o)}</b>
      <small>${p(`{count} mistake`,`{count} mistakes`,a)}</small>
    </button>`)}
  </div>`}function ue({reviewed:e,placed:t,player:r,me:i,table:a,seat:o,onSeat:s}){let{review:c}=e,l=x(null),u=e=>w(a.seats[e]),d=e=>{r.goTo(e),l.current?.scrollTo(0,0)};return m`<section class="paper review" ref=${l} tabindex="-1" aria-label=${n(`Review`)}>
    ${c?m`
      <p class="review-lead">${n(`What the decisions cost, {unit}, for what each could know`,{unit:N(c.unit)})}</p>
      <${le} sums=${c.seats} nameOf=${u} chosen=${o} onChoose=${s} />
      <${de} placed=${K(t,o)} turning=${J(t)} at=${r.at} goTo=${d} />
      <div class="decided-here">${t.filter(({at:e})=>e===r.at).map(e=>m`<${se} key=${e.decision.step}
        placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===i} nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==r.at)&&m`<p class="quiet">${n(`Nothing was decided here.`)}</p>`}</div>
      <${ie} placed=${K(t,o)} at=${r.at} nameOf=${u} goTo=${d} />`:m`<${fe} ...${e} />`}
  </section>`}function de({placed:e,turning:t,at:r,goTo:i}){let a=q(e),o=a.findLast(e=>e.at<r),s=a.find(e=>e.at>r);return m`<div class="review-jumps">
    <${Z} to=${o} words=${n(`Previous mistake`)} label=${m`<${Q} back /><${H} shape="mistake" />`} shortcut="p" goTo=${i} />
    ${t&&m`<${Z} to=${t} label=${m`<${H} shape="turn" /> ${n(`Turning point`)}`} shortcut="t" goTo=${i} />`}
    <${Z} to=${s} words=${n(`Next mistake`)} label=${m`<${H} shape="mistake" /><${Q} />`} shortcut="m" goTo=${i} />
  </div>`}const Z=({to:e,label:t,words:n,shortcut:r,goTo:i})=>m`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r} aria-disabled=${e?void 0:`true`}
  onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Q=({back:e})=>m`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true"><path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`;function fe({preparing:e,done:t,of:r,trouble:i,again:a}){return i?m`<p role="alert">${i}</p>
      <button type="button" class="plain" onClick=${a}>${n(`Try now`)}</button>`:m`<p role="status">${pe(e,t,r)}</p>
    ${r>0&&m`<progress class="review-progress" max=${r} value=${t} aria-label=${n(`Review`)}></progress>`}`}function pe(e,t,r){return r>0?n(`{done} of {count} decisions judged …`,{done:t,count:r}):n(e?`The review is being made ready, which is done once and may take a minute …`:`The review is being made …`)}function me({table:e,seat:t,open:r,onSeat:i,onOpen:a}){return m`<div class="eyes">
    <label>${n(`Seen by`)}
      <select value=${t} onChange=${e=>i(Number(e.target.value))}>
        ${e.seats.map(e=>m`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${w(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${r}
      onChange=${e=>a(e.target.checked)} />${n(`All hands open`)}</label>
  </div>`}function he({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ge(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ge(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function _e(e,{tell:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c=o&&t(o,{version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1}),l=o?n.gathers(o):null;c?i.push({number:a,told:c,gathering:l,views:l===null?s:ve(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const ve=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function ye(t,n){let[r,i]=_(0),[a,o]=_(!1),s=Math.max(t-1,0),c=e=>{let t=Math.min(Math.max(e,0),s);t!==r&&(i(t),n(t))},l=e=>{o(!1),c(e)},d=()=>{!a&&r===s&&c(0),o(!a)};return u(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>c(r+1),1500);return()=>clearTimeout(e)},[a,r]),e(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(d(),!0)),{at:r,last:s,playing:a,goTo:l,toggle:d}}const be=()=>[[[`←`,`→`],n(`a step back, a step on`)],[[`Home`,`End`],n(`to the start, to the end`)],[[n(`Space`)],n(`play, pause`)],[[`w`],n(`the review: what the decisions cost`)],[[`m`,`p`],n(`the next mistake, the one before`)],[[`t`],n(`the turning point`)],[[`c`],n(`check how the cards were shuffled`)],[[`r`],n(`read aloud: your hand, the trick, the score`)],[[`,`],n(`settings`)],[[`Esc`],n(`close what is open`)],[[`?`],n(`this list`)]];function $({replay:t,me:r,table:i,reviewing:a}){let c=ee(t.game),[u,d]=_(r??0),[f,p]=_(r===null),g=b(()=>he(t,i,u),[t,i,u]),v=b(()=>_e(t,c,g),[t]),y=ye(v.length,e=>Se(v[e]?.told,C.saidOf(e))),x=v[y.at],S=a&&!!c.actionWords,C=Y(i,t.number,v,S?c.actionWords:void 0),w=C.deciderAt(y.at),T=x?.views.map((e,t)=>f||t===w?c.handOf?.(e)??e.hand??[]:[])??null,E=Ce(g,x,u);return e(e=>{if(e===`r`&&x)o(c.reading(E));else if(e===`Escape`&&S)l(s(i,t.number));else return!1;return!0}),m`<div class=${h(`room`,`replay`,`of-${t.game}`,S&&`reviewing`,S&&C.reviewed.review&&`reviewed`)}>
    <${we} id=${i} number=${t.number} seats=${g.seats} reviewing=${c.actionWords?S:null} />
    <main class="cloth">
      ${x&&m`<${c.Replayed} shown=${E} hands=${T} />`}
      <section class="replay-bar" aria-label=${n(`Replay`)}>
        <${ne} player=${y} count=${v.length} words=${x?.told.words??``} marks=${C.marks(y.last)}
          more=${c.solved&&m`<${xe} address=${c.solved(x?.views??[])} />`} />
        <${me} table=${g} seat=${u} open=${f} onSeat=${d} onOpen=${p} />
      </section>
      ${S&&m`<${ue} ...${C} player=${y} me=${r} table=${g} />`}
    </main>
  </div>`}const xe=({address:e})=>m`<a class="tool turn to-solver" href=${e??void 0} aria-label=${n(`Open in the solver`)} title=${n(`Open in the solver`)}
  hidden=${!e}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Se=(e,t)=>o([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Ce(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const we=({id:e,number:t,seats:r,reviewing:i})=>m`<header class="top-bar">
  <a class="home" href="/" aria-label=${n(`Kitapi, to the start page`)}><img src="/static/e7c0850a12f39816/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${n(`Replay of deal {number}`,{number:t})}</h1>
  <nav class="tools" aria-label=${n(`Table`)}>
    ${i!==null&&m`<button type="button" class="tool" aria-pressed=${i} aria-keyshortcuts="w"
      onClick=${()=>l((i?s:c)(e,t))}>${n(`Review`)}</button>`}
    <${C} table=${e} deal=${t} nameOf=${e=>w(r[e])} look="tool" label=${n(`Check`)} spoken=${n(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${d(e)}>${n(`To the table`)}</a>
    <${E} keys=${be()} />
    <${y} />
  </nav>
</header>`;function Te({table:e,deal:t,reviewing:r}){let[i,a]=_(null),[o,s]=_(null),[c,l]=_(0);return u(()=>{let n=!0;return Promise.all([Ee(e,t),De(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&s(e instanceof v?e:new v({text:String(e)}))}),()=>{n=!1}},[e,t,c]),i?m`<${$} replay=${i.replay} me=${i.me} table=${e} reviewing=${r} />`:o?m`<${Oe} refusal=${o} table=${e}
    again=${()=>{s(null),l(c+1)}} />`:m`<main class="start lost"><p class="prompt">${n(`Fetching the deal …`)}</p></main>`}async function Ee(e,n){let i=await S(e,n),{faces:o}=await t(i.game);return a(r(i.game).deck),f(o),i}async function De(e){return(await g().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Oe({refusal:e,table:t,again:r}){let i=/^unknown_/.test(e.reason);return m`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${n(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">${i?n(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!i&&m`<button type="button" class="big" onClick=${r}>${n(`Try now`)}</button>`}
      <a class="big" href=${d(t)}>${n(`To the table`)}</a>
      <a class="plain" href="/">${n(`To the start page`)}</a>
    </div>
  </main>`}export{Te as ReplayPage};