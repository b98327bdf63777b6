import{$t as e,Bt as t,F as n,K as r,Kt as i,N as a,P as o,Qt as s,W as c,Y as l,Yt as u,_ as d,an as f,b as p,en as m,i as h,kt as g,nn as _,on as v,q as ee,qt as y,s as b,sn as x,z as S}from"./main.js";import{tt as C}from"./tables.js";import{K as w,N as T,t as E}from"./shared.js";import{c as D,d as O,f as k,h as A,l as te,m as j,o as M,p as N,s as P,u as F}from"./asides.js";import{r as ne}from"./desks.js";const I={review:null,preparing:!1,done:0,of:0,trouble:``},L=/* @__PURE__ */ new Map;function re(e,t){L.size>=20&&L.clear(),L.set(e,t)}function R(e,t,n){let r=`/api/tables/${e}/deals/${t}/review?lang=${i()}`,[a,o]=v(I),[s,c]=v(0),l=L.get(r)??null;return _(()=>{if(!n||L.has(r))return;let e=new AbortController,t=t=>{e.signal.aborted||(t.review&&re(r,t.review),o({...I,...t}))};return t({}),z(r,e.signal,t).catch(e=>t({trouble:e instanceof b?e.message:u(`The server does not answer.`)})),()=>e.abort()},[r,n,s]),{...a,review:l,again:()=>c(s+1)}}async function z(e,t,n){let r=await fetch(e,{signal:t});if(!r.ok||!r.body)throw new b(await r.json().catch(()=>({})));for await(let e of B(r.body)){if(e.reason)throw new b(e);if(n(e),e.review)return}throw new b({})}async function*B(e){let t=e.getReader(),n=new TextDecoder,r=``;for(let e=await t.read();!e.done;e=await t.read()){let t=(r+n.decode(e.value,{stream:!0})).split(`
`);r=t.pop()??``;for(let e of t)yield JSON.parse(e)}}const V={mistake:`M12 3 22 21H2z`,turn:`M12 1 23 12 12 23 1 12z`,breach:`M4 4h16v16H4z`},H=({shape:e})=>m`<svg class=${`review-sign is-${e}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${V[e]} /></svg>`,U=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function W({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return m`<span class="review-marks" aria-hidden="true">${i.map(e=>m`<span key=${e.decision.step}
    style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:U(e.decision.cost,r)}}><${H}
    shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const G=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),K=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),q=e=>e.filter(({decision:e})=>O(e)),J=e=>e.find(({decision:e})=>e.turning_point)??null;function Y(e,t,n,r){let[i,a]=v(null),o=R(e,t,!!r),{review:s}=o,c=x(()=>s&&r?G(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&m`<${W} mistakes=${q(K(c,i))} turning=${J(c)} last=${e} />`,saidOf:e=>X(l(e)),deciderAt:e=>l(e)?.seat}}function X(e){return e?[j(e),O(e)&&u(`costs {cost}`,{cost:F(e)}),e.breach&&u(`against good faith`)].filter(Boolean).join(`, `):``}const ie=({placed:e,at:t,nameOf:n,goTo:r})=>m`<section class="decision-list">
  <h2>${u(`All decisions`)}</h2>
  <ol>${e.map(e=>m`<li key=${e.decision.step}><${ae} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function ae({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=O(e);return m`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${oe(e,a)}</span>
    <span>${u(`{name}: {words}`,{name:r,words:P(e.chosen,t)})}</span>
    ${a&&m`<span class="figure decision-cost">${u(`costs {cost}`,{cost:F(e)})}</span>`}
  </button>`}function oe(e,t){return e.turning_point?m`<${H} shape="turn" /><span class="unseen">${u(`Turning point`)}</span>`:t?m`<${H} shape="mistake" />`:e.breach&&m`<${H} shape="breach" /><span class="unseen">${u(`against good faith`)}</span>`}function se({placed:{decision:t,wordsOf:n},unit:r,name:i,mine:a,nameOf:o}){let s=O(t);return m`<article class=${e(`decision`,s&&`mistake`)}>
    <h2>${u(`{name}: {words}`,{name:i,words:P(t.chosen,n)})}</h2>
    <p class="decision-verdict">${s&&m`<${H} shape="mistake" />`}
      ${j(t)}${s&&m`<span class="figure decision-cost">${u(`costs {cost}`,{cost:F(t)})}</span>`}</p>
    ${t.turning_point&&m`<p class="decision-turn"><${H} shape="turn" /> ${u(`Here the deal turned`)}</p>`}
    ${t.breach&&m`<p class="decision-breach"><${H} shape="breach" /> ${k(t.breach.sentence,o)}</p>`}
    ${t.why&&m`<p class="decision-why">${k(t.why,o)}</p>`}
    <${M} lines=${ce(t,n,a?u(`your choice`):i)} unit=${r} caption=${u(`What might have been done, the best first`)} />
    ${t.facts.length>1&&m`<details class="more-reasons"><summary>${u(`More about it`)}</summary>
      <ul>${t.facts.slice(1).map(({sentence:e},t)=>m`<li key=${t}>${k(e,o)}</li>`)}</ul></details>`}
    <p class="decision-basis">${te(t.layouts,t.exact)}</p>
  </article>`}function ce({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:P(e.action,t),spoken:D(e.action,t),worth:e.expected,best:e===r,tag:e.chosen?n:null}))}function le({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return m`<div class="seat-sums" role="radiogroup" aria-label=${u(`Whose decisions`)} onKeyDown=${T(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>m`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
      tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
      <span class="seat-sum-name">${e===null?u(`Everybody`):t(e)}</span> <b class="figure">${A(a)}</b>
      <small>${y(`{count} mistake`,`{count} mistakes`,i)}</small>
    </button>`)}
  </div>`}function ue({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=f(null),l=e=>w(i.seats[e]),d=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return m`<section class="paper review" ref=${c} tabindex="-1" aria-label=${u(`Review`)}>
    ${s?m`
      <p class="review-lead">${u(`What the decisions cost, {unit}, for what each could know`,{unit:N(s.unit)})}</p>
      <${le} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${de} placed=${K(t,a)} turning=${J(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">${t.filter(({at:e})=>e===n.at).map(e=>m`<${se} key=${e.decision.step}
        placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r} nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&m`<p class="quiet">${u(`Nothing was decided here.`)}</p>`}</div>
      <${ie} placed=${K(t,a)} at=${n.at} nameOf=${l} goTo=${d} />`:m`<${fe} ...${e} />`}
  </section>`}function de({placed:e,turning:t,at:n,goTo:r}){let i=q(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return m`<div class="review-jumps">
    <${Z} to=${a} words=${u(`Previous mistake`)} label=${m`<${Q} back /><${H} shape="mistake" />`} shortcut="p" goTo=${r} />
    ${t&&m`<${Z} to=${t} label=${m`<${H} shape="turn" /> ${u(`Turning point`)}`} shortcut="t" goTo=${r} />`}
    <${Z} to=${o} words=${u(`Next mistake`)} label=${m`<${H} shape="mistake" /><${Q} />`} shortcut="m" goTo=${r} />
  </div>`}const Z=({to:e,label:t,words:n,shortcut:r,goTo:i})=>m`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r} aria-disabled=${e?void 0:`true`}
  onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Q=({back:e})=>m`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true"><path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`;function fe({preparing:e,done:t,of:n,trouble:r,again:i}){return r?m`<p role="alert">${r}</p>
      <button type="button" class="plain" onClick=${i}>${u(`Try now`)}</button>`:m`<p role="status">${pe(e,t,n)}</p>
    ${n>0&&m`<progress class="review-progress" max=${n} value=${t} aria-label=${u(`Review`)}></progress>`}`}function pe(e,t,n){return n>0?u(`{done} of {count} decisions judged …`,{done:t,count:n}):u(e?`The review is being made ready, which is done once and may take a minute …`:`The review is being made …`)}function me({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return m`<div class="eyes">
    <label>${u(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>m`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${w(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${u(`All hands open`)}</label>
  </div>`}function he({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ge(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ge(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function _e(e,{tell:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c=o&&t(o,{version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1}),l=o?n.gathers(o):null;c?i.push({number:a,told:c,gathering:l,views:l===null?s:ve(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const ve=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function ye(e,t){let[n,r]=v(0),[i,a]=v(!1),o=Math.max(e-1,0),s=e=>{let i=Math.min(Math.max(e,0),o);i!==n&&(r(i),t(i))},l=e=>{a(!1),s(e)},u=()=>{!i&&n===o&&s(0),a(!i)};return _(()=>{if(!i)return;n>=o&&a(!1);let e=setTimeout(()=>s(n+1),1500);return()=>clearTimeout(e)},[i,n]),c(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:o,playing:i,goTo:l,toggle:u}}const be=()=>[[[`←`,`→`],u(`a step back, a step on`)],[[`Home`,`End`],u(`to the start, to the end`)],[[u(`Space`)],u(`play, pause`)],[[`w`],u(`the review: what the decisions cost`)],[[`m`,`p`],u(`the next mistake, the one before`)],[[`t`],u(`the turning point`)],[[`c`],u(`check how the cards were shuffled`)],[[`r`],u(`read aloud: your hand, the trick, the score`)],[[`,`],u(`settings`)],[[`Esc`],u(`close what is open`)],[[`?`],u(`this list`)]];function $({replay:t,me:r,table:i,reviewing:o}){let l=ee(t.game),[d,f]=v(r??0),[p,h]=v(r===null),g=x(()=>he(t,i,d),[t,i,d]),_=x(()=>_e(t,l,g),[t]),y=ye(_.length,e=>Se(_[e]?.told,C.saidOf(e))),b=_[y.at],S=o&&!!l.actionWords,C=Y(i,t.number,_,S?l.actionWords:void 0),w=C.deciderAt(y.at),T=b?.views.map((e,t)=>p||t===w?l.handOf?.(e)??e.hand??[]:[])??null,E=Ce(g,b,d);return c(e=>{if(e===`r`&&b)s(l.reading(E));else if(e===`Escape`&&S)n(a(i,t.number));else return!1;return!0}),m`<div class=${e(`room`,`replay`,`of-${t.game}`,S&&`reviewing`,S&&C.reviewed.review&&`reviewed`)}>
    <${we} id=${i} number=${t.number} seats=${g.seats} reviewing=${l.actionWords?S:null} />
    <main class="cloth">
      ${b&&m`<${l.Replayed} shown=${E} hands=${T} />`}
      <section class="replay-bar" aria-label=${u(`Replay`)}>
        <${ne} player=${y} count=${_.length} words=${b?.told.words??``} marks=${C.marks(y.last)}
          more=${l.solved&&m`<${xe} address=${l.solved(b?.views??[])} />`} />
        <${me} table=${g} seat=${d} open=${p} onSeat=${f} onOpen=${h} />
      </section>
      ${S&&m`<${ue} ...${C} player=${y} me=${r} table=${g} />`}
    </main>
  </div>`}const xe=({address:e})=>m`<a class="tool turn to-solver" href=${e??void 0} aria-label=${u(`Open in the solver`)} title=${u(`Open in the solver`)}
  hidden=${!e}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Se=(e,t)=>s([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Ce(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const we=({id:e,number:t,seats:r,reviewing:i})=>m`<header class="top-bar">
  <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${u(`Replay of deal {number}`,{number:t})}</h1>
  <nav class="tools" aria-label=${u(`Table`)}>
    ${i!==null&&m`<button type="button" class="tool" aria-pressed=${i} aria-keyshortcuts="w"
      onClick=${()=>n((i?a:o)(e,t))}>${u(`Review`)}</button>`}
    <${C} table=${e} deal=${t} nameOf=${e=>w(r[e])} look="tool" label=${u(`Check`)} spoken=${u(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${S(e)}>${u(`To the table`)}</a>
    <${E} keys=${be()} />
    <${h} />
  </nav>
</header>`;function Te({table:e,deal:t,reviewing:n}){let[r,i]=v(null),[a,o]=v(null),[s,c]=v(0);return _(()=>{let n=!0;return Promise.all([Ee(e,t),De(e)]).then(([e,t])=>{n&&i({replay:e,me:t})},e=>{n&&o(e instanceof b?e:new b({text:String(e)}))}),()=>{n=!1}},[e,t,s]),r?m`<${$} replay=${r.replay} me=${r.me} table=${e} reviewing=${n} />`:a?m`<${Oe} refusal=${a} table=${e}
    again=${()=>{o(null),c(s+1)}} />`:m`<main class="start lost"><p class="prompt">${u(`Fetching the deal …`)}</p></main>`}async function Ee(e,n){let i=await p(e,n),{faces:a}=await l(i.game);return t(r(i.game).deck),g(a),i}async function De(e){return(await d().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Oe({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return m`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${u(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">${r?u(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&m`<button type="button" class="big" onClick=${n}>${u(`Try now`)}</button>`}
      <a class="big" href=${S(t)}>${u(`To the table`)}</a>
      <a class="plain" href="/">${u(`To the start page`)}</a>
    </div>
  </main>`}export{Te as ReplayPage};