import{B as e,F as t,G as n,I as r,Kt as i,P as a,Xt as o,Zt as s,a as c,an as l,c as u,cn as d,dn as f,en as p,fn as m,in as h,kt as g,on as _,pn as v,qt as y,tn as b,v as x,x as S,zt as C}from"./main.js";import{_ as w,q as T,rt as E,s as D,u as O}from"./tables.js";import{_ as k,p as ee,r as A,v as j}from"./shared.js";import{C as te,D as M,E as N,M as P,O as F,S as I,T as L,a as ne,i as re,k as R,o as ie,s as z,w as B}from"./desks.js";import{o as V}from"./asides.js";const H=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function U({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return _`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>_`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:H(e.decision.cost,r)}}><${z}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>N(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t,n,r){let[i,a]=m(null),o=ie(e,t,!!r),{review:s}=o,c=v(()=>s&&r?W(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&_`<${U} mistakes=${K(G(c,i))} turning=${q(c)} last=${e} />`,verdictAt:e=>Y(l(e)),deciderAt:e=>l(e)?.seat}}function Y(e){return e?[R(e),N(e)&&y(`loses {cost}`,{cost:L(e)}),e.breach&&y(`against good faith`)].filter(Boolean).join(`, `):``}const ae=({placed:e,at:t,nameOf:n,goTo:r})=>_`<section class="decision-list">
  <h2>${y(`All decisions`)}</h2>
  <ol>${e.map(e=>_`<li key=${e.decision.step}><${oe} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function oe({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=N(e);return _`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${se(e,a)}</span>
    <span>${y(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</span>
    ${a&&_`<span class="figure decision-cost">${y(`loses {cost}`,{cost:L(e)})}</span>`}
  </button>`}function se(e,t){return e.turning_point?_`<${z} shape="turn" /><span class="unseen">${y(`Turning point`)}</span>`:t?_`<${z} shape="mistake" />`:e.breach&&_`<${z} shape="breach" /><span class="unseen">${y(`against good faith`)}</span>`}function ce({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=N(e);return _`<article class=${l(`decision`,o&&`mistake`)}>
    <h2>${y(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&_`<${z} shape="mistake" />`}
      ${R(e)}
      ${o&&_`<span class="figure decision-cost">${y(`loses {cost}`,{cost:L(e)})}</span>`}
    </p>
    ${e.turning_point&&_`<p class="decision-turn"><${z} shape="turn" /> ${y(`The deal turned here`)}</p>`}
    ${e.breach&&_`<p class="decision-breach">
        <${z} shape="breach" /> ${M(e.breach.sentence,a)}</p>`}
    ${e.why&&_`<p class="decision-why">${M(e.why,a)}</p>`}
    <${V} lines=${le(e,t,i?y(`your choice`):r)} unit=${n}
      caption=${y(`What else was possible, best first`)} />
    ${e.facts.length>1&&_`<details class="more-reasons"><summary>${y(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>_`<li key=${t}>${M(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${B(e.layouts,e.exact)}</p>
  </article>`}function le({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:I(e.action,t),spoken:te(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function ue({sums:e,nameOf:t,chosen:n,onChoose:r}){let a=e.filter(({decisions:e})=>e>0),o=e=>a.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return _`<div class="seat-sums" role="radiogroup" aria-label=${y(`Whose decisions`)}
    onKeyDown=${ee(a.length+1)}>
    ${[s,...a].map(({seat:e,mistakes:a,cost:o})=>_`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?y(`Everybody`):t(e)}</span> <b class="figure">
            ${P(o)}</b>
          <small>${i(`{count} mistake`,`{count} mistakes`,a)}</small>
        </button>`)}
  </div>`}function de({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=f(null),l=e=>k(i.seats[e]),u=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return _`<section class="paper review" ref=${c} tabindex="-1" aria-label=${y(`Review`)}>
    ${s?_`
      <p class="review-lead">
        ${y(`What the decisions cost, {unit}, given what each player could see`,{unit:F(s.unit)})}</p>
      <${ue} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${fe} placed=${G(t,a)} turning=${q(t)} at=${n.at} goTo=${u} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>_`<${ce} key=${e.decision.step}
          placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&_`<p class="quiet">${y(`Nothing was decided here.`)}</p>`}
      </div>
      <${ae} placed=${G(t,a)} at=${n.at} nameOf=${l} goTo=${u} />`:_`<${ne} ...${e} />`}
  </section>`}function fe({placed:e,turning:t,at:n,goTo:r}){let i=K(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return _`<div class="review-jumps">
    <${X} to=${a} words=${y(`Previous mistake`)} label=${_`<${Z} back /><${z} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&_`<${X} to=${t} label=${_`<${z} shape="turn" /> ${y(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${y(`Next mistake`)} label=${_`<${z} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>_`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>_`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,pe={form:void 0,forms:[],options:[],offered:null,picked:[]};function me({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>k(r.seats[e]),o=e=>j(e,i.around),{Strip:s,Middle:c}=e;return _`
    <${s} view=${i} nameOf=${a} />
    <div class=${l(`scene`,`phase-${i.phase}`,w(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>_`<${O} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${O}>`)}
      <${D} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!w(i)&&_`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${pe} />`}
    </div>
    ${!w(i)&&r.me!==null&&_`<div class="foot">
      <${O} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?_`<${T} cards=${e} label=${y(`Hand of {name}`,{name:t})} rows=${n} />`:null;function he({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return _`<div class="eyes">
    <label>${y(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>_`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${k(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${y(`All hands open`)}</label>
  </div>`}function ge({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>_e(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function _e(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function ve(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:ye(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const ye=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function be(e,t){let[r,i]=m(0),[a,o]=m(!1),s=Math.max(e-1,0),c=e=>{let n=Math.min(Math.max(e,0),s);n!==r&&(i(n),t(n))},l=e=>{o(!1),c(e)},u=()=>{!a&&r===s&&c(0),o(!a)};return d(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>c(r+1),1500);return()=>clearTimeout(e)},[a,r]),n(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:r,last:s,playing:a,goTo:l,toggle:u}}const $=()=>[[[`←`,`→`],y(`one step back, one step forward`)],[[`Home`,`End`],y(`to the start, to the end`)],[[y(`Space`)],y(`play, pause`)],[[`w`],y(`the review: what the decisions cost`)],[[`m`,`p`],y(`the next mistake, the one before`)],[[`t`],y(`the turning point`)],[[`c`],y(`check how the cards were shuffled`)],[[`r`],y(`read aloud: your hand, the trick, the score`)],[[`,`],y(`settings`)],[[`Esc`],y(`close what is open`)],[[`?`],y(`this list`)]];function xe({replay:e,me:r,table:i,reviewing:o}){let c=s(e.game),u=Se(e.game),[d,f]=m(r??0),[p,g]=m(r===null),b=v(()=>ge(e,i,d),[e,i,d]),x=v(()=>ve(e,c,{...b,me:r}),[e]),S=be(x.length,e=>we(x[e]?.narration,T.verdictAt(e))),C=x[S.at],w=o&&!!c.actionWords,T=J(i,e.number,x,w?c.actionWords:void 0),E=T.deciderAt(S.at),D=C?.views.map((e,t)=>p||t===E?c.handOf?.(e)??e.hand??[]:[])??null,O=Te(b,C,d);return n(n=>{if(n===`r`&&C)h(c.readAloud(O));else if(n===`Escape`&&w)a(t(i,e.number));else return!1;return!0}),_`<div
    class=${l(`room`,`replay`,`of-${e.game}`,w&&`reviewing`,w&&T.reviewed.review&&`reviewed`)}>
    <${Ee} game=${e.game} id=${i} number=${e.number} seats=${b.seats}
      reviewing=${c.actionWords?w:null} />
    <main class="cloth">
      ${C&&(c.tricks?_`<${me} game=${c.tricks} shown=${O} hands=${D} />`:_`<${c.Replayed} shown=${O} hands=${D} />`)}
      <section class="replay-bar" aria-label=${y(`Replay`)}>
        <${re} player=${S} count=${x.length} words=${C?.narration.words??``}
          marks=${T.marks(S.last)}
          more=${u&&_`<${Ce} address=${u(C?.views??[])} />`} />
        <${he} table=${b} seat=${d} open=${p} onSeat=${f} onOpen=${g} />
      </section>
      ${w&&_`<${de} ...${T} player=${S} me=${r} table=${b} />`}
    </main>
  </div>`}function Se(e){let{solved:t}=o(e);return d(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Ce=({address:e})=>_`<a class="tool turn to-solver" href=${e??void 0} aria-label=${y(`Open in the solver`)}
      title=${y(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,we=(e,t)=>h([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Te(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ee=({game:n,id:i,number:o,seats:s,reviewing:l})=>_`<header class="top-bar">
  <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${y(`Replay of deal {number}`,{number:o})}</h1>
  <nav class="tools" aria-label=${y(`Table`)}>
    ${l!==null&&_`<button type="button" class="tool" aria-pressed=${l} aria-keyshortcuts="w"
      onClick=${()=>a((l?t:r)(i,o))}>${y(`Review`)}</button>`}
    <${E} table=${i} deal=${o} nameOf=${e=>k(s[e])} look="tool"
      label=${y(`Check`)} spoken=${y(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${e(i)}>${y(`To the table`)}</a>
    <${A} keys=${$()} />
    <${c} own=${b(n)} />
  </nav>
</header>`;function De({table:e,deal:t,reviewing:n}){let[r,i]=m(null),[a,o]=m(null),[s,c]=m(0);return d(()=>{let n=!0;return Promise.all([Oe(e,t),ke(e)]).then(([e,t])=>{n&&i({replay:e,me:t})},e=>{n&&o(e instanceof u?e:new u({text:String(e)}))}),()=>{n=!1}},[e,t,s]),r?_`<${xe} replay=${r.replay} me=${r.me} table=${e} reviewing=${n} />`:a?_`<${Ae} refusal=${a} table=${e}
    again=${()=>{o(null),c(s+1)}} />`:_`<main class="start lost"><p class="prompt">${y(`Loading the deal …`)}</p></main>`}async function Oe(e,t){let n=await S(e,t),{faces:r}=await p(n.game);return C(o(n.game).deck),g(r),n}async function ke(e){return(await x().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Ae({refusal:t,table:n,again:r}){let i=/^unknown_/.test(t.reason);return _`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${y(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?y(`A deal is shown once it is over: this one is still running, or was never dealt.`):t.message}</p>
      ${!i&&_`<button type="button" class="big" onClick=${r}>${y(`Try now`)}</button>`}
      <a class="big" href=${e(n)}>${y(`To the table`)}</a>
      <a class="plain" href="/">${y(`To the start page`)}</a>
    </div>
  </main>`}export{De as ReplayPage};