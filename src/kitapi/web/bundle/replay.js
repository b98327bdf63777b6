import{$t as e,Bt as t,Cn as n,H as r,J as i,Mn as a,Nn as o,On as s,S as c,Sn as l,T as u,U as d,V as f,a as p,c as m,dn as h,et as g,hn as _,jn as v,mn as y,un as b,vn as x,wn as S,yn as C}from"./main.js";import{K as w,et as T,f as E,h as D,n as O,x as k}from"./tables.js";import{M as A,N as j,l as M,y as N}from"./shared.js";import{B as ee,G as P,H as F,J as te,R as I,U as L,V as R,W as z,d as ne,f as B,l as re,p as V,u as ie,z as H}from"./desks.js";import{o as U}from"./asides.js";const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>F(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t){let n=e.map(({decision:e})=>e),r=V(n.filter(({seat:e})=>e===t))??V(n);return e.find(({decision:e})=>e===r)??null}const Y=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ae({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return S`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>S`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:Y(e.decision.cost,r)}}><${B}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function oe(e,t,n,r){let[i,s]=a(null),c=ne(e,t,!!r),{review:l}=c,u=o(()=>l&&r?W(l,n,r):[],[l,n,r]),d=e=>u.find(t=>t.at===e)?.decision;return{reviewed:c,placed:u,seat:i,onSeat:s,marks:e=>u.length>0&&S`<${ae} mistakes=${K(G(u,i))} turning=${q(u)} last=${e} />`,verdictAt:e=>se(d(e)),deciderAt:e=>d(e)?.seat}}function se(e){return e?[P(e),F(e)&&h(`loses {cost}`,{cost:R(e)}),e.breach&&h(`against good faith`)].filter(Boolean).join(`, `):``}const ce=({placed:e,at:t,nameOf:n,goTo:r})=>S`<section class="decision-list">
  <h2>${h(`All decisions`)}</h2>
  <ol>${e.map(e=>S`<li key=${e.decision.step}><${le} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function le({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=F(e);return S`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${ue(e,a)}</span>
    <span>${h(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</span>
    ${a&&S`<span class="figure decision-cost">${h(`loses {cost}`,{cost:R(e)})}</span>`}
  </button>`}function ue(e,t){return e.turning_point?S`<${B} shape="turn" /><span class="unseen">${h(`Turning point`)}</span>`:t?S`<${B} shape="mistake" />`:e.breach&&S`<${B} shape="breach" /><span class="unseen">${h(`against good faith`)}</span>`}function de({placed:{decision:e,wordsOf:t},unit:r,name:i,mine:a,nameOf:o}){let s=F(e);return S`<article class=${n(`decision`,s&&`mistake`)}>
    <h2>${h(`{name}: {words}`,{name:i,words:I(e.chosen,t)})}</h2>
    <p class="decision-verdict">${s&&S`<${B} shape="mistake" />`}
      ${P(e)}
      ${s&&S`<span class="figure decision-cost">${h(`loses {cost}`,{cost:R(e)})}</span>`}
    </p>
    ${e.turning_point&&S`<p class="decision-turn"><${B} shape="turn" /> ${h(`The deal turned here`)}</p>`}
    ${e.breach&&S`<p class="decision-breach">
        <${B} shape="breach" /> ${L(e.breach.sentence,o)}</p>`}
    ${e.why&&S`<p class="decision-why">${L(e.why,o)}</p>`}
    <${U} lines=${fe(e,t,a?h(`your choice`):i)} unit=${r}
      caption=${h(`What else was possible, best first`)} />
    ${e.facts.length>1&&S`<details class="more-reasons"><summary>${h(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>S`<li key=${t}>${L(e,o)}</li>`)}</ul></details>`}
    <p class="decision-basis">${ee(e.layouts,e.exact)}</p>
  </article>`}function fe({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:I(e.action,t),spoken:H(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function pe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return S`<div class="seat-sums" role="radiogroup" aria-label=${h(`Whose decisions`)}
    onKeyDown=${N(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>S`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <${me} name=${e===null?h(`All`):t(e)} /> <b class="figure">${te(a)}</b>
          <small>${b(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}const me=({name:e})=>S`<span class="seat-sum-name" title=${e}>${e}</span>`;function he({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=v(null),l=A({me:r,seats:i.seats}),u=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return S`<section class="paper review" ref=${c} tabindex="-1" aria-label=${h(`Review`)}>
    ${s?S`
      <p class="review-lead">
        ${h(`What the decisions cost, {unit}, given what each player could see`,{unit:z(s.unit)})}</p>
      <${pe} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${ge} placed=${G(t,a)} turning=${q(t)} at=${n.at} goTo=${u} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>S`<${de} key=${e.decision.step}
          placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&S`<p class="quiet">${h(`Nothing was decided here.`)}</p>`}
      </div>
      <${ce} placed=${G(t,a)} at=${n.at} nameOf=${l} goTo=${u} />`:S`<${ie} ...${e} />`}
  </section>`}function ge({placed:e,turning:t,at:n,goTo:r}){let i=K(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return S`<div class="review-jumps">
    <${X} to=${a} words=${h(`Previous mistake`)} label=${S`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&S`<${X} to=${t} label=${S`<${B} shape="turn" /> ${h(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${h(`Next mistake`)} label=${S`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>S`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>S`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,_e={form:void 0,forms:[],options:[],offered:null,picked:[]};function ve({game:e,shown:t,hands:r}){let{table:i}=t,a=t.view,o=A(i),s=e=>j(e,a.around),{Strip:c,Middle:l}=e;return S`
    <${c} view=${a} nameOf=${o} />
    <div class=${n(`scene`,`phase-${a.phase}`,k(a)&&`after`)}>
      ${i.seats.filter(({seat:e})=>e!==i.me).map(n=>S`<${D} key=${n.seat} game=${e}
          seat=${n} view=${a} shown=${t} place=${s(n.seat)}>
          <${Q} cards=${r?.[n.seat]} name=${o(n.seat)} rows=${2} />
        </${D}>`)}
      <${E} game=${e} view=${a} table=${i} replayed=${!0} />
      ${!k(a)&&S`<${l} view=${a} shown=${t} nameOf=${o} placeOf=${s}
        choosing=${_e} />`}
    </div>
    ${!k(a)&&i.me!==null&&S`<div class="foot">
      <${D} game=${e} seat=${i.seats[i.me]} view=${a} shown=${t} place="bottom" />
      <${Q} cards=${a.hand} name=${o(i.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?S`<${w} cards=${e} label=${h(`Hand: {name}`,{name:t})} rows=${n} />`:null;function ye({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=A(e);return S`<div class="eyes">
    <label>${h(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>S`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${h(`All hands open`)}</label>
  </div>`}function be({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>xe(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function xe(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Se(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:Ce(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Ce=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function we(e,t){let[n,r]=a(0),[i,o]=a(!1),c=Math.max(e-1,0),l=e=>{let i=Math.min(Math.max(e,0),c);i!==n&&(r(i),t(i))},u=e=>{o(!1),l(e)},d=()=>{!i&&n===c&&l(0),o(!i)};return s(()=>{if(!i)return;n>=c&&o(!1);let e=setTimeout(()=>l(n+1),1500);return()=>clearTimeout(e)},[i,n]),g(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(d(),!0)),{at:n,last:c,playing:i,goTo:u,toggle:d}}const Te=()=>[[[`←`,`→`],h(`one step back, one step forward`)],[[`Home`,`End`],h(`to the start, to the end`)],[[h(`Space`)],h(`play, pause`)],[[`w`],h(`the review: what the decisions cost`)],[[`m`,`p`],h(`the next mistake, the one before`)],[[`t`],h(`the turning point`)],[[`c`],h(`check how the cards were shuffled`)],[[`r`],h(`read aloud: your hand, the trick, the score`)],[[`,`],h(`settings`)],[[`Esc`],h(`close what is open`)],[[`?`],h(`this list`)]];function Ee({replay:e,me:t,table:i,reviewing:c,atWorst:u}){let d=_(e.game),p=De(e.game),[m,v]=a(t??0),[y,b]=a(t===null),x=o(()=>be(e,i,m),[e,i,m]),C=o(()=>Se(e,d,{...x,me:t}),[e]),w=we(C.length,e=>Oe(C[e]?.narration,D.verdictAt(e))),T=C[w.at],E=c&&!!d.actionWords,D=oe(i,e.number,C,E?d.actionWords:void 0);s(()=>{let e=u&&w.at===0&&J(D.placed,t);e&&w.goTo(e.at)},[D.placed.length>0]);let k=D.deciderAt(w.at),A=T?.views.map((e,t)=>y||t===k?d.handOf?.(e)??e.hand??[]:[])??null,j=ke(x,T,m),[M,N]=O(e.game);return g(t=>{if(t===`r`&&T)l(d.readAloud(j));else if(t===`Escape`&&E)f(r(i,e.number));else return!1;return!0}),S`<div onPointerOver=${M} onFocusIn=${M}
    class=${n(`room`,`replay`,`of-${e.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Ae} game=${e.game} id=${i} number=${e.number} table=${{...x,me:t}}
      reviewing=${d.actionWords?E:null} />
    <main class="cloth">
      ${T&&(d.tricks?S`<${ve} game=${d.tricks} shown=${j} hands=${A} />`:S`<${d.Replay} shown=${j} hands=${A} />`)}
      <section class="replay-bar" aria-label=${h(`Replay`)}>
        <${re} player=${w} count=${C.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${p&&S`<${$} address=${p(T?.views??[])} />`} />
        <${ye} table=${{...x,me:t}} seat=${m} open=${y} onSeat=${v} onOpen=${b} />
      </section>
      ${N}
      ${E&&S`<${he} ...${D} player=${w} me=${t} table=${x} />`}
    </main>
  </div>`}function De(e){let{solved:t}=y(e);return s(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const $=({address:e})=>S`<a class="tool turn to-solver" href=${e??void 0} aria-label=${h(`Open in the solver`)}
      title=${h(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Oe=(e,t)=>l([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function ke(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ae=({game:e,id:t,number:n,table:a,reviewing:o})=>S`<header class="top-bar">
  <a class="home" href="/" aria-label=${h(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${h(`Replay of deal {number}`,{number:n})}</h1>
  <nav class="tools" aria-label=${h(`Table`)}>
    ${o!==null&&S`<button type="button" class="tool" aria-pressed=${o} aria-keyshortcuts="w"
      onClick=${()=>f((o?r:d)(t,n))}>${h(`Review`)}</button>`}
    <${T} table=${t} deal=${n} nameOf=${A(a)} look="tool"
      label=${h(`Check`)} spoken=${h(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${i(t)}>${h(`To the table`)}</a>
    <${M} keys=${Te()} />
    <${p} own=${C(e)} />
  </nav>
</header>`;function je({table:e,deal:t,reviewing:n,atWorst:r}){let[i,o]=a(null),[c,l]=a(null),[u,d]=a(0);return s(()=>{let n=!0;return Promise.all([Me(e,t),Ne(e)]).then(([e,t])=>{n&&o({replay:e,me:t})},e=>{n&&l(e instanceof m?e:new m({text:String(e)}))}),()=>{n=!1}},[e,t,u]),i?S`<${Ee} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:c?S`<${Pe} refusal=${c} table=${e}
    again=${()=>{l(null),d(u+1)}} />`:S`<main class="start lost"><p class="prompt">${h(`Loading the deal …`)}</p></main>`}async function Me(n,r){let i=await u(n,r),{faces:a}=await x(i.game);return e(y(i.game).deck),t(a),i}async function Ne(e){return(await c().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Pe({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return S`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${h(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${r?h(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&S`<button type="button" class="big" onClick=${n}>${h(`Try now`)}</button>`}
      <a class="big" href=${i(t)}>${h(`To the table`)}</a>
      <a class="plain" href="/">${h(`To the start page`)}</a>
    </div>
  </main>`}export{je as ReplayPage};