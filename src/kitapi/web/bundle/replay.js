import{F as e,H as t,Ht as n,I as r,J as i,L as a,Mt as o,S as s,Xt as c,Zt as l,_n as u,a as d,an as f,cn as p,en as m,in as h,l as g,ln as _,mn as v,tn as y,un as b,vn as x,y as S,yn as C}from"./main.js";import{G as w,d as T,m as E,tt as D,y as O}from"./tables.js";import{C as k,a as A,h as j,w as M}from"./shared.js";import{A as N,D as ee,E as te,F as P,M as F,O as I,T as L,a as ne,c as R,i as re,j as ie,k as z,o as B,s as V}from"./desks.js";import{o as H}from"./asides.js";const U=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),W=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),G=e=>e.filter(({decision:e})=>z(e)),K=e=>e.find(({decision:e})=>e.turning_point)??null;function q(e,t){let n=e.map(({decision:e})=>e),r=R(n.filter(({seat:e})=>e===t))??R(n);return e.find(({decision:e})=>e===r)??null}const J=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function Y({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return b`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>b`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:J(e.decision.cost,r)}}><${V}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function ae(e,t,n,r){let[i,a]=x(null),o=B(e,t,!!r),{review:s}=o,c=C(()=>s&&r?U(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&b`<${Y} mistakes=${G(W(c,i))} turning=${K(c)} last=${e} />`,verdictAt:e=>oe(l(e)),deciderAt:e=>l(e)?.seat}}function oe(e){return e?[F(e),z(e)&&l(`loses {cost}`,{cost:I(e)}),e.breach&&l(`against good faith`)].filter(Boolean).join(`, `):``}const se=({placed:e,at:t,nameOf:n,goTo:r})=>b`<section class="decision-list">
  <h2>${l(`All decisions`)}</h2>
  <ol>${e.map(e=>b`<li key=${e.decision.step}><${ce} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function ce({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=z(e);return b`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${le(e,a)}</span>
    <span>${l(`{name}: {words}`,{name:r,words:L(e.chosen,t)})}</span>
    ${a&&b`<span class="figure decision-cost">${l(`loses {cost}`,{cost:I(e)})}</span>`}
  </button>`}function le(e,t){return e.turning_point?b`<${V} shape="turn" /><span class="unseen">${l(`Turning point`)}</span>`:t?b`<${V} shape="mistake" />`:e.breach&&b`<${V} shape="breach" /><span class="unseen">${l(`against good faith`)}</span>`}function ue({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=z(e);return b`<article class=${_(`decision`,o&&`mistake`)}>
    <h2>${l(`{name}: {words}`,{name:r,words:L(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&b`<${V} shape="mistake" />`}
      ${F(e)}
      ${o&&b`<span class="figure decision-cost">${l(`loses {cost}`,{cost:I(e)})}</span>`}
    </p>
    ${e.turning_point&&b`<p class="decision-turn"><${V} shape="turn" /> ${l(`The deal turned here`)}</p>`}
    ${e.breach&&b`<p class="decision-breach">
        <${V} shape="breach" /> ${N(e.breach.sentence,a)}</p>`}
    ${e.why&&b`<p class="decision-why">${N(e.why,a)}</p>`}
    <${H} lines=${de(e,t,i?l(`your choice`):r)} unit=${n}
      caption=${l(`What else was possible, best first`)} />
    ${e.facts.length>1&&b`<details class="more-reasons"><summary>${l(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>b`<li key=${t}>${N(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${ee(e.layouts,e.exact)}</p>
  </article>`}function de({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:L(e.action,t),spoken:te(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function fe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return b`<div class="seat-sums" role="radiogroup" aria-label=${l(`Whose decisions`)}
    onKeyDown=${j(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>b`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?l(`Everybody`):t(e)}</span> <b class="figure">
            ${P(a)}</b>
          <small>${c(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function pe({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=u(null),d=k({me:r,seats:i.seats}),f=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return b`<section class="paper review" ref=${c} tabindex="-1" aria-label=${l(`Review`)}>
    ${s?b`
      <p class="review-lead">
        ${l(`What the decisions cost, {unit}, given what each player could see`,{unit:ie(s.unit)})}</p>
      <${fe} sums=${s.seats} nameOf=${d} chosen=${a} onChoose=${o} />
      <${me} placed=${W(t,a)} turning=${K(t)} at=${n.at} goTo=${f} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>b`<${ue} key=${e.decision.step}
          placed=${e} unit=${s.unit} name=${d(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${d} />`)}
        ${t.every(({at:e})=>e!==n.at)&&b`<p class="quiet">${l(`Nothing was decided here.`)}</p>`}
      </div>
      <${se} placed=${W(t,a)} at=${n.at} nameOf=${d} goTo=${f} />`:b`<${ne} ...${e} />`}
  </section>`}function me({placed:e,turning:t,at:n,goTo:r}){let i=G(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return b`<div class="review-jumps">
    <${X} to=${a} words=${l(`Previous mistake`)} label=${b`<${Z} back /><${V} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&b`<${X} to=${t} label=${b`<${V} shape="turn" /> ${l(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${l(`Next mistake`)} label=${b`<${V} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>b`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>b`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,he={form:void 0,forms:[],options:[],offered:null,picked:[]};function ge({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=k(r),o=e=>M(e,i.around),{Strip:s,Middle:c}=e;return b`
    <${s} view=${i} nameOf=${a} />
    <div class=${_(`scene`,`phase-${i.phase}`,O(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>b`<${E} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${E}>`)}
      <${T} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!O(i)&&b`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${he} />`}
    </div>
    ${!O(i)&&r.me!==null&&b`<div class="foot">
      <${E} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?b`<${w} cards=${e} label=${l(`Hand: {name}`,{name:t})} rows=${n} />`:null;function _e({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=k(e);return b`<div class="eyes">
    <label>${l(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>b`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${l(`All hands open`)}</label>
  </div>`}function ve({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ye(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ye(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function be(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:$(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const $=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function xe(e,t){let[n,r]=x(0),[a,o]=x(!1),s=Math.max(e-1,0),c=e=>{let i=Math.min(Math.max(e,0),s);i!==n&&(r(i),t(i))},l=e=>{o(!1),c(e)},u=()=>{!a&&n===s&&c(0),o(!a)};return v(()=>{if(!a)return;n>=s&&o(!1);let e=setTimeout(()=>c(n+1),1500);return()=>clearTimeout(e)},[a,n]),i(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:s,playing:a,goTo:l,toggle:u}}const Se=()=>[[[`←`,`→`],l(`one step back, one step forward`)],[[`Home`,`End`],l(`to the start, to the end`)],[[l(`Space`)],l(`play, pause`)],[[`w`],l(`the review: what the decisions cost`)],[[`m`,`p`],l(`the next mistake, the one before`)],[[`t`],l(`the turning point`)],[[`c`],l(`check how the cards were shuffled`)],[[`r`],l(`read aloud: your hand, the trick, the score`)],[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function Ce({replay:t,me:n,table:a,reviewing:o,atWorst:s}){let c=y(t.game),u=we(t.game),[d,f]=x(n??0),[m,h]=x(n===null),g=C(()=>ve(t,a,d),[t,a,d]),S=C(()=>be(t,c,{...g,me:n}),[t]),w=xe(S.length,e=>Ee(S[e]?.narration,D.verdictAt(e))),T=S[w.at],E=o&&!!c.actionWords,D=ae(a,t.number,S,E?c.actionWords:void 0);v(()=>{let e=s&&w.at===0&&q(D.placed,n);e&&w.goTo(e.at)},[D.placed.length>0]);let O=D.deciderAt(w.at),k=T?.views.map((e,t)=>m||t===O?c.handOf?.(e)??e.hand??[]:[])??null,A=De(g,T,d);return i(n=>{if(n===`r`&&T)p(c.readAloud(A));else if(n===`Escape`&&E)e(r(a,t.number));else return!1;return!0}),b`<div
    class=${_(`room`,`replay`,`of-${t.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Oe} game=${t.game} id=${a} number=${t.number} table=${{...g,me:n}}
      reviewing=${c.actionWords?E:null} />
    <main class="cloth">
      ${T&&(c.tricks?b`<${ge} game=${c.tricks} shown=${A} hands=${k} />`:b`<${c.Replay} shown=${A} hands=${k} />`)}
      <section class="replay-bar" aria-label=${l(`Replay`)}>
        <${re} player=${w} count=${S.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${u&&b`<${Te} address=${u(T?.views??[])} />`} />
        <${_e} table=${{...g,me:n}} seat=${d} open=${m} onSeat=${f} onOpen=${h} />
      </section>
      ${E&&b`<${pe} ...${D} player=${w} me=${n} table=${g} />`}
    </main>
  </div>`}function we(e){let{solved:t}=m(e);return v(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Te=({address:e})=>b`<a class="tool turn to-solver" href=${e??void 0} aria-label=${l(`Open in the solver`)}
      title=${l(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Ee=(e,t)=>p([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function De(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Oe=({game:n,id:i,number:o,table:s,reviewing:c})=>b`<header class="top-bar">
  <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${l(`Replay of deal {number}`,{number:o})}</h1>
  <nav class="tools" aria-label=${l(`Table`)}>
    ${c!==null&&b`<button type="button" class="tool" aria-pressed=${c} aria-keyshortcuts="w"
      onClick=${()=>e((c?r:a)(i,o))}>${l(`Review`)}</button>`}
    <${D} table=${i} deal=${o} nameOf=${k(s)} look="tool"
      label=${l(`Check`)} spoken=${l(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${t(i)}>${l(`To the table`)}</a>
    <${A} keys=${Se()} />
    <${d} own=${f(n)} />
  </nav>
</header>`;function ke({table:e,deal:t,reviewing:n,atWorst:r}){let[i,a]=x(null),[o,s]=x(null),[c,u]=x(0);return v(()=>{let n=!0;return Promise.all([Ae(e,t),je(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&s(e instanceof g?e:new g({text:String(e)}))}),()=>{n=!1}},[e,t,c]),i?b`<${Ce} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:o?b`<${Me} refusal=${o} table=${e}
    again=${()=>{s(null),u(c+1)}} />`:b`<main class="start lost"><p class="prompt">${l(`Loading the deal …`)}</p></main>`}async function Ae(e,t){let r=await s(e,t),{faces:i}=await h(r.game);return n(m(r.game).deck),o(i),r}async function je(e){return(await S().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Me({refusal:e,table:n,again:r}){let i=/^unknown_/.test(e.reason);return b`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${l(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?l(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!i&&b`<button type="button" class="big" onClick=${r}>${l(`Try now`)}</button>`}
      <a class="big" href=${t(n)}>${l(`To the table`)}</a>
      <a class="plain" href="/">${l(`To the start page`)}</a>
    </div>
  </main>`}export{ke as ReplayPage};