import{B as e,F as t,G as n,I as r,Kt as i,P as a,Xt as o,Zt as s,a as c,an as l,c as u,en as d,hn as f,in as p,kt as m,mn as h,on as g,pn as _,qt as v,tn as y,un as b,v as x,x as S,zt as C}from"./main.js";import{H as w,Q as T,_ as E,c as D,d as O}from"./tables.js";import{a as k,b as ee,h as A,y as j}from"./shared.js";import{C as te,D as M,E as N,M as P,O as F,S as I,T as L,a as ne,i as re,k as R,o as ie,s as z,w as B}from"./desks.js";import{o as V}from"./asides.js";const H=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function U({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return g`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>g`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:H(e.decision.cost,r)}}><${z}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>N(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t,n,r){let[i,a]=h(null),o=ie(e,t,!!r),{review:s}=o,c=f(()=>s&&r?W(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&g`<${U} mistakes=${K(G(c,i))} turning=${q(c)} last=${e} />`,verdictAt:e=>Y(l(e)),deciderAt:e=>l(e)?.seat}}function Y(e){return e?[R(e),N(e)&&v(`loses {cost}`,{cost:L(e)}),e.breach&&v(`against good faith`)].filter(Boolean).join(`, `):``}const ae=({placed:e,at:t,nameOf:n,goTo:r})=>g`<section class="decision-list">
  <h2>${v(`All decisions`)}</h2>
  <ol>${e.map(e=>g`<li key=${e.decision.step}><${oe} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function oe({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=N(e);return g`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${se(e,a)}</span>
    <span>${v(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</span>
    ${a&&g`<span class="figure decision-cost">${v(`loses {cost}`,{cost:L(e)})}</span>`}
  </button>`}function se(e,t){return e.turning_point?g`<${z} shape="turn" /><span class="unseen">${v(`Turning point`)}</span>`:t?g`<${z} shape="mistake" />`:e.breach&&g`<${z} shape="breach" /><span class="unseen">${v(`against good faith`)}</span>`}function ce({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=N(e);return g`<article class=${l(`decision`,o&&`mistake`)}>
    <h2>${v(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&g`<${z} shape="mistake" />`}
      ${R(e)}
      ${o&&g`<span class="figure decision-cost">${v(`loses {cost}`,{cost:L(e)})}</span>`}
    </p>
    ${e.turning_point&&g`<p class="decision-turn"><${z} shape="turn" /> ${v(`The deal turned here`)}</p>`}
    ${e.breach&&g`<p class="decision-breach">
        <${z} shape="breach" /> ${M(e.breach.sentence,a)}</p>`}
    ${e.why&&g`<p class="decision-why">${M(e.why,a)}</p>`}
    <${V} lines=${le(e,t,i?v(`your choice`):r)} unit=${n}
      caption=${v(`What else was possible, best first`)} />
    ${e.facts.length>1&&g`<details class="more-reasons"><summary>${v(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>g`<li key=${t}>${M(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${B(e.layouts,e.exact)}</p>
  </article>`}function le({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:I(e.action,t),spoken:te(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function ue({sums:e,nameOf:t,chosen:n,onChoose:r}){let a=e.filter(({decisions:e})=>e>0),o=e=>a.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return g`<div class="seat-sums" role="radiogroup" aria-label=${v(`Whose decisions`)}
    onKeyDown=${A(a.length+1)}>
    ${[s,...a].map(({seat:e,mistakes:a,cost:o})=>g`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?v(`Everybody`):t(e)}</span> <b class="figure">
            ${P(o)}</b>
          <small>${i(`{count} mistake`,`{count} mistakes`,a)}</small>
        </button>`)}
  </div>`}function de({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=_(null),l=e=>j(i.seats[e]),u=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return g`<section class="paper review" ref=${c} tabindex="-1" aria-label=${v(`Review`)}>
    ${s?g`
      <p class="review-lead">
        ${v(`What the decisions cost, {unit}, given what each player could see`,{unit:F(s.unit)})}</p>
      <${ue} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${fe} placed=${G(t,a)} turning=${q(t)} at=${n.at} goTo=${u} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>g`<${ce} key=${e.decision.step}
          placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&g`<p class="quiet">${v(`Nothing was decided here.`)}</p>`}
      </div>
      <${ae} placed=${G(t,a)} at=${n.at} nameOf=${l} goTo=${u} />`:g`<${ne} ...${e} />`}
  </section>`}function fe({placed:e,turning:t,at:n,goTo:r}){let i=K(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return g`<div class="review-jumps">
    <${X} to=${a} words=${v(`Previous mistake`)} label=${g`<${Z} back /><${z} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&g`<${X} to=${t} label=${g`<${z} shape="turn" /> ${v(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${v(`Next mistake`)} label=${g`<${z} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>g`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>g`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,pe={form:void 0,forms:[],options:[],offered:null,picked:[]};function me({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>j(r.seats[e]),o=e=>ee(e,i.around),{Strip:s,Middle:c}=e;return g`
    <${s} view=${i} nameOf=${a} />
    <div class=${l(`scene`,`phase-${i.phase}`,E(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>g`<${O} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${O}>`)}
      <${D} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!E(i)&&g`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${pe} />`}
    </div>
    ${!E(i)&&r.me!==null&&g`<div class="foot">
      <${O} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?g`<${w} cards=${e} label=${v(`Hand of {name}`,{name:t})} rows=${n} />`:null;function he({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return g`<div class="eyes">
    <label>${v(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>g`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${j(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${v(`All hands open`)}</label>
  </div>`}function ge({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>_e(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function _e(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function ve(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:ye(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const ye=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function be(e,t){let[r,i]=h(0),[a,o]=h(!1),s=Math.max(e-1,0),c=e=>{let n=Math.min(Math.max(e,0),s);n!==r&&(i(n),t(n))},l=e=>{o(!1),c(e)},u=()=>{!a&&r===s&&c(0),o(!a)};return b(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>c(r+1),1500);return()=>clearTimeout(e)},[a,r]),n(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:r,last:s,playing:a,goTo:l,toggle:u}}const $=()=>[[[`←`,`→`],v(`one step back, one step forward`)],[[`Home`,`End`],v(`to the start, to the end`)],[[v(`Space`)],v(`play, pause`)],[[`w`],v(`the review: what the decisions cost`)],[[`m`,`p`],v(`the next mistake, the one before`)],[[`t`],v(`the turning point`)],[[`c`],v(`check how the cards were shuffled`)],[[`r`],v(`read aloud: your hand, the trick, the score`)],[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function xe({replay:e,me:r,table:i,reviewing:o}){let c=s(e.game),u=Se(e.game),[d,m]=h(r??0),[_,y]=h(r===null),b=f(()=>ge(e,i,d),[e,i,d]),x=f(()=>ve(e,c,{...b,me:r}),[e]),S=be(x.length,e=>we(x[e]?.narration,T.verdictAt(e))),C=x[S.at],w=o&&!!c.actionWords,T=J(i,e.number,x,w?c.actionWords:void 0),E=T.deciderAt(S.at),D=C?.views.map((e,t)=>_||t===E?c.handOf?.(e)??e.hand??[]:[])??null,O=Te(b,C,d);return n(n=>{if(n===`r`&&C)p(c.readAloud(O));else if(n===`Escape`&&w)a(t(i,e.number));else return!1;return!0}),g`<div
    class=${l(`room`,`replay`,`of-${e.game}`,w&&`reviewing`,w&&T.reviewed.review&&`reviewed`)}>
    <${Ee} game=${e.game} id=${i} number=${e.number} seats=${b.seats}
      reviewing=${c.actionWords?w:null} />
    <main class="cloth">
      ${C&&(c.tricks?g`<${me} game=${c.tricks} shown=${O} hands=${D} />`:g`<${c.Replayed} shown=${O} hands=${D} />`)}
      <section class="replay-bar" aria-label=${v(`Replay`)}>
        <${re} player=${S} count=${x.length} words=${C?.narration.words??``}
          marks=${T.marks(S.last)}
          more=${u&&g`<${Ce} address=${u(C?.views??[])} />`} />
        <${he} table=${b} seat=${d} open=${_} onSeat=${m} onOpen=${y} />
      </section>
      ${w&&g`<${de} ...${T} player=${S} me=${r} table=${b} />`}
    </main>
  </div>`}function Se(e){let{solved:t}=o(e);return b(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Ce=({address:e})=>g`<a class="tool turn to-solver" href=${e??void 0} aria-label=${v(`Open in the solver`)}
      title=${v(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,we=(e,t)=>p([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Te(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ee=({game:n,id:i,number:o,seats:s,reviewing:l})=>g`<header class="top-bar">
  <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${v(`Replay of deal {number}`,{number:o})}</h1>
  <nav class="tools" aria-label=${v(`Table`)}>
    ${l!==null&&g`<button type="button" class="tool" aria-pressed=${l} aria-keyshortcuts="w"
      onClick=${()=>a((l?t:r)(i,o))}>${v(`Review`)}</button>`}
    <${T} table=${i} deal=${o} nameOf=${e=>j(s[e])} look="tool"
      label=${v(`Check`)} spoken=${v(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${e(i)}>${v(`To the table`)}</a>
    <${k} keys=${$()} />
    <${c} own=${y(n)} />
  </nav>
</header>`;function De({table:e,deal:t,reviewing:n}){let[r,i]=h(null),[a,o]=h(null),[s,c]=h(0);return b(()=>{let n=!0;return Promise.all([Oe(e,t),ke(e)]).then(([e,t])=>{n&&i({replay:e,me:t})},e=>{n&&o(e instanceof u?e:new u({text:String(e)}))}),()=>{n=!1}},[e,t,s]),r?g`<${xe} replay=${r.replay} me=${r.me} table=${e} reviewing=${n} />`:a?g`<${Ae} refusal=${a} table=${e}
    again=${()=>{o(null),c(s+1)}} />`:g`<main class="start lost"><p class="prompt">${v(`Loading the deal …`)}</p></main>`}async function Oe(e,t){let n=await S(e,t),{faces:r}=await d(n.game);return C(o(n.game).deck),m(r),n}async function ke(e){return(await x().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Ae({refusal:t,table:n,again:r}){let i=/^unknown_/.test(t.reason);return g`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${v(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?v(`A deal is shown once it is over: this one is still running, or was never dealt.`):t.message}</p>
      ${!i&&g`<button type="button" class="big" onClick=${r}>${v(`Try now`)}</button>`}
      <a class="big" href=${e(n)}>${v(`To the table`)}</a>
      <a class="plain" href="/">${v(`To the start page`)}</a>
    </div>
  </main>`}export{De as ReplayPage};