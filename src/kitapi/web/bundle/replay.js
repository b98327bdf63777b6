import{$t as e,Et as t,F as n,K as r,Kt as i,Lt as a,N as o,P as s,U as c,Ut as l,V as u,W as d,Wt as f,Xt as p,Yt as m,Zt as h,_ as g,b as _,i as v,in as y,nn as b,rn as x,s as S,z as C}from"./main.js";import{tt as w}from"./tables.js";import{K as T,N as E,t as D}from"./shared.js";import{c as ee,d as O,f as k,h as A,l as j,m as M,o as te,p as N,s as P,u as F}from"./asides.js";import{r as I}from"./desks.js";const L={review:null,preparing:!1,done:0,of:0,trouble:``},R=/* @__PURE__ */ new Map;function ne(e,t){R.size>=20&&R.clear(),R.set(e,t)}function re(t,n,r){let a=`/api/tables/${t}/deals/${n}/review?lang=${l()}`,[o,s]=x(L),[c,u]=x(0),d=R.get(a)??null;return e(()=>{if(!r||R.has(a))return;let e=new AbortController,t=t=>{e.signal.aborted||(t.review&&ne(a,t.review),s({...L,...t}))};return t({}),z(a,e.signal,t).catch(e=>t({trouble:e instanceof S?e.message:i(`The server does not answer.`)})),()=>e.abort()},[a,r,c]),{...o,review:d,again:()=>u(c+1)}}async function z(e,t,n){let r=await fetch(e,{signal:t});if(!r.ok||!r.body)throw new S(await r.json().catch(()=>({})));for await(let e of B(r.body)){if(e.reason)throw new S(e);if(n(e),e.review)return}throw new S({})}async function*B(e){let t=e.getReader(),n=new TextDecoder,r=``;for(let e=await t.read();!e.done;e=await t.read()){let t=(r+n.decode(e.value,{stream:!0})).split(`
`);r=t.pop()??``;for(let e of t)yield JSON.parse(e)}}const V={mistake:`M12 3 22 21H2z`,turn:`M12 1 23 12 12 23 1 12z`,breach:`M4 4h16v16H4z`},H=({shape:e})=>h`<svg class=${`review-sign is-${e}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${V[e]} /></svg>`,U=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function W({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return h`<span class="review-marks" aria-hidden="true">${i.map(e=>h`<span key=${e.decision.step}
    style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:U(e.decision.cost,r)}}><${H}
    shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const G=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),K=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),q=e=>e.filter(({decision:e})=>O(e)),J=e=>e.find(({decision:e})=>e.turning_point)??null;function Y(e,t,n,r){let[i,a]=x(null),o=re(e,t,!!r),{review:s}=o,c=y(()=>s&&r?G(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&h`<${W} mistakes=${q(K(c,i))} turning=${J(c)} last=${e} />`,saidOf:e=>X(l(e)),deciderAt:e=>l(e)?.seat}}function X(e){return e?[M(e),O(e)&&i(`costs {cost}`,{cost:F(e)}),e.breach&&i(`against good faith`)].filter(Boolean).join(`, `):``}const ie=({placed:e,at:t,nameOf:n,goTo:r})=>h`<section class="decision-list">
  <h2>${i(`All decisions`)}</h2>
  <ol>${e.map(e=>h`<li key=${e.decision.step}><${ae} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function ae({placed:{decision:e,wordsOf:t},here:n,name:r,go:a}){let o=O(e);return h`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${a}>
    <span class="decision-signs">${oe(e,o)}</span>
    <span>${i(`{name}: {words}`,{name:r,words:P(e.chosen,t)})}</span>
    ${o&&h`<span class="figure decision-cost">${i(`costs {cost}`,{cost:F(e)})}</span>`}
  </button>`}function oe(e,t){return e.turning_point?h`<${H} shape="turn" /><span class="unseen">${i(`Turning point`)}</span>`:t?h`<${H} shape="mistake" />`:e.breach&&h`<${H} shape="breach" /><span class="unseen">${i(`against good faith`)}</span>`}function se({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:a,nameOf:o}){let s=O(e);return h`<article class=${p(`decision`,s&&`mistake`)}>
    <h2>${i(`{name}: {words}`,{name:r,words:P(e.chosen,t)})}</h2>
    <p class="decision-verdict">${s&&h`<${H} shape="mistake" />`}
      ${M(e)}${s&&h`<span class="figure decision-cost">${i(`costs {cost}`,{cost:F(e)})}</span>`}</p>
    ${e.turning_point&&h`<p class="decision-turn"><${H} shape="turn" /> ${i(`Here the deal turned`)}</p>`}
    ${e.breach&&h`<p class="decision-breach"><${H} shape="breach" /> ${k(e.breach.sentence,o)}</p>`}
    ${e.why&&h`<p class="decision-why">${k(e.why,o)}</p>`}
    <${te} lines=${ce(e,t,a?i(`your choice`):r)} unit=${n} caption=${i(`What might have been done, the best first`)} />
    ${e.facts.length>1&&h`<details class="more-reasons"><summary>${i(`More about it`)}</summary>
      <ul>${e.facts.slice(1).map(({sentence:e},t)=>h`<li key=${t}>${k(e,o)}</li>`)}</ul></details>`}
    <p class="decision-basis">${j(e.layouts,e.exact)}</p>
  </article>`}function ce({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:P(e.action,t),spoken:ee(e.action,t),worth:e.expected,best:e===r,tag:e.chosen?n:null}))}function le({sums:e,nameOf:t,chosen:n,onChoose:r}){let a=e.filter(({decisions:e})=>e>0),o=e=>a.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return h`<div class="seat-sums" role="radiogroup" aria-label=${i(`Whose decisions`)} onKeyDown=${E(a.length+1)}>
    ${[s,...a].map(({seat:e,mistakes:a,cost:o})=>h`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
      tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
      <span class="seat-sum-name">${e===null?i(`Everybody`):t(e)}</span> <b class="figure">${A(o)}</b>
      <small>${f(`{count} mistake`,`{count} mistakes`,a)}</small>
    </button>`)}
  </div>`}function ue({reviewed:e,placed:t,player:n,me:r,table:a,seat:o,onSeat:s}){let{review:c}=e,l=b(null),u=e=>T(a.seats[e]),d=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return h`<section class="paper review" ref=${l} tabindex="-1" aria-label=${i(`Review`)}>
    ${c?h`
      <p class="review-lead">${i(`What the decisions cost, {unit}, for what each could know`,{unit:N(c.unit)})}</p>
      <${le} sums=${c.seats} nameOf=${u} chosen=${o} onChoose=${s} />
      <${de} placed=${K(t,o)} turning=${J(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">${t.filter(({at:e})=>e===n.at).map(e=>h`<${se} key=${e.decision.step}
        placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r} nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&h`<p class="quiet">${i(`Nothing was decided here.`)}</p>`}</div>
      <${ie} placed=${K(t,o)} at=${n.at} nameOf=${u} goTo=${d} />`:h`<${fe} ...${e} />`}
  </section>`}function de({placed:e,turning:t,at:n,goTo:r}){let a=q(e),o=a.findLast(e=>e.at<n),s=a.find(e=>e.at>n);return h`<div class="review-jumps">
    <${Z} to=${o} words=${i(`Previous mistake`)} label=${h`<${Q} back /><${H} shape="mistake" />`} shortcut="p" goTo=${r} />
    ${t&&h`<${Z} to=${t} label=${h`<${H} shape="turn" /> ${i(`Turning point`)}`} shortcut="t" goTo=${r} />`}
    <${Z} to=${s} words=${i(`Next mistake`)} label=${h`<${H} shape="mistake" /><${Q} />`} shortcut="m" goTo=${r} />
  </div>`}const Z=({to:e,label:t,words:n,shortcut:r,goTo:i})=>h`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r} aria-disabled=${e?void 0:`true`}
  onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Q=({back:e})=>h`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true"><path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`;function fe({preparing:e,done:t,of:n,trouble:r,again:a}){return r?h`<p role="alert">${r}</p>
      <button type="button" class="plain" onClick=${a}>${i(`Try now`)}</button>`:h`<p role="status">${pe(e,t,n)}</p>
    ${n>0&&h`<progress class="review-progress" max=${n} value=${t} aria-label=${i(`Review`)}></progress>`}`}function pe(e,t,n){return n>0?i(`{done} of {count} decisions judged …`,{done:t,count:n}):i(e?`The review is being made ready, which is done once and may take a minute …`:`The review is being made …`)}function me({table:e,seat:t,open:n,onSeat:r,onOpen:a}){return h`<div class="eyes">
    <label>${i(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>h`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${T(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>a(e.target.checked)} />${i(`All hands open`)}</label>
  </div>`}function he({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ge(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ge(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function _e(e,{tell:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c=o&&t(o,{version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1}),l=o?n.gathers(o):null;c?i.push({number:a,told:c,gathering:l,views:l===null?s:ve(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const ve=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function ye(t,n){let[r,i]=x(0),[a,o]=x(!1),s=Math.max(t-1,0),c=e=>{let t=Math.min(Math.max(e,0),s);t!==r&&(i(t),n(t))},l=e=>{o(!1),c(e)},d=()=>{!a&&r===s&&c(0),o(!a)};return e(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>c(r+1),1500);return()=>clearTimeout(e)},[a,r]),u(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(d(),!0)),{at:r,last:s,playing:a,goTo:l,toggle:d}}const be=()=>[[[`←`,`→`],i(`a step back, a step on`)],[[`Home`,`End`],i(`to the start, to the end`)],[[i(`Space`)],i(`play, pause`)],[[`w`],i(`the review: what the decisions cost`)],[[`m`,`p`],i(`the next mistake, the one before`)],[[`t`],i(`the turning point`)],[[`c`],i(`check how the cards were shuffled`)],[[`r`],i(`read aloud: your hand, the trick, the score`)],[[`,`],i(`settings`)],[[`Esc`],i(`close what is open`)],[[`?`],i(`this list`)]];function $({replay:e,me:t,table:r,reviewing:a}){let s=d(e.game),[c,l]=x(t??0),[f,g]=x(t===null),_=y(()=>he(e,r,c),[e,r,c]),v=y(()=>_e(e,s,_),[e]),b=ye(v.length,e=>Se(v[e]?.told,w.saidOf(e))),S=v[b.at],C=a&&!!s.actionWords,w=Y(r,e.number,v,C?s.actionWords:void 0),T=w.deciderAt(b.at),E=S?.views.map((e,t)=>f||t===T?s.handOf?.(e)??e.hand??[]:[])??null,D=Ce(_,S,c);return u(t=>{if(t===`r`&&S)m(s.reading(D));else if(t===`Escape`&&C)n(o(r,e.number));else return!1;return!0}),h`<div class=${p(`room`,`replay`,`of-${e.game}`,C&&`reviewing`,C&&w.reviewed.review&&`reviewed`)}>
    <${we} id=${r} number=${e.number} seats=${_.seats} reviewing=${s.actionWords?C:null} />
    <main class="cloth">
      ${S&&h`<${s.Replayed} shown=${D} hands=${E} />`}
      <section class="replay-bar" aria-label=${i(`Replay`)}>
        <${I} player=${b} count=${v.length} words=${S?.told.words??``} marks=${w.marks(b.last)}
          more=${s.solved&&h`<${xe} address=${s.solved(S?.views??[])} />`} />
        <${me} table=${_} seat=${c} open=${f} onSeat=${l} onOpen=${g} />
      </section>
      ${C&&h`<${ue} ...${w} player=${b} me=${t} table=${_} />`}
    </main>
  </div>`}const xe=({address:e})=>h`<a class="tool turn to-solver" href=${e??void 0} aria-label=${i(`Open in the solver`)} title=${i(`Open in the solver`)}
  hidden=${!e}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Se=(e,t)=>m([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Ce(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const we=({id:e,number:t,seats:r,reviewing:a})=>h`<header class="top-bar">
  <a class="home" href="/" aria-label=${i(`Kitapi, to the start page`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${i(`Replay of deal {number}`,{number:t})}</h1>
  <nav class="tools" aria-label=${i(`Table`)}>
    ${a!==null&&h`<button type="button" class="tool" aria-pressed=${a} aria-keyshortcuts="w"
      onClick=${()=>n((a?o:s)(e,t))}>${i(`Review`)}</button>`}
    <${w} table=${e} deal=${t} nameOf=${e=>T(r[e])} look="tool" label=${i(`Check`)} spoken=${i(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${C(e)}>${i(`To the table`)}</a>
    <${D} keys=${be()} />
    <${v} />
  </nav>
</header>`;function Te({table:t,deal:n,reviewing:r}){let[a,o]=x(null),[s,c]=x(null),[l,u]=x(0);return e(()=>{let e=!0;return Promise.all([Ee(t,n),De(t)]).then(([t,n])=>{e&&o({replay:t,me:n})},t=>{e&&c(t instanceof S?t:new S({text:String(t)}))}),()=>{e=!1}},[t,n,l]),a?h`<${$} replay=${a.replay} me=${a.me} table=${t} reviewing=${r} />`:s?h`<${Oe} refusal=${s} table=${t}
    again=${()=>{c(null),u(l+1)}} />`:h`<main class="start lost"><p class="prompt">${i(`Fetching the deal …`)}</p></main>`}async function Ee(e,n){let i=await _(e,n),{faces:o}=await r(i.game);return a(c(i.game).deck),t(o),i}async function De(e){return(await g().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Oe({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return h`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${i(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">${r?i(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&h`<button type="button" class="big" onClick=${n}>${i(`Try now`)}</button>`}
      <a class="big" href=${C(t)}>${i(`To the table`)}</a>
      <a class="plain" href="/">${i(`To the start page`)}</a>
    </div>
  </main>`}export{Te as ReplayPage};