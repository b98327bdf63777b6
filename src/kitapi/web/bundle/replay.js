import{$t as e,Bt as t,Cn as n,H as r,J as i,Mn as a,Nn as o,Pn as s,S as c,T as l,Tn as u,U as d,V as f,a as p,bn as m,c as h,dn as g,et as _,fn as v,gn as y,hn as b,kn as x,wn as S,yn as C}from"./main.js";import{K as w,et as T,f as E,h as D,n as O,x as k}from"./tables.js";import{M as A,N as j,l as M,y as N}from"./shared.js";import{B as ee,G as P,H as F,J as te,R as I,U as L,V as R,W as z,d as ne,f as B,l as re,p as V,u as ie,z as H}from"./desks.js";import{o as U}from"./asides.js";const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>F(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t){let n=e.map(({decision:e})=>e),r=V(n.filter(({seat:e})=>e===t))??V(n);return e.find(({decision:e})=>e===r)??null}const Y=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ae({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return u`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>u`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:Y(e.decision.cost,r)}}><${B}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function oe(e,t,n,r){let[i,a]=o(null),c=ne(e,t,!!r),{review:l}=c,d=s(()=>l&&r?W(l,n,r):[],[l,n,r]),f=e=>d.find(t=>t.at===e)?.decision;return{reviewed:c,placed:d,seat:i,onSeat:a,marks:e=>d.length>0&&u`<${ae} mistakes=${K(G(d,i))} turning=${q(d)} last=${e} />`,verdictAt:e=>se(f(e)),deciderAt:e=>f(e)?.seat}}function se(e){return e?[P(e),F(e)&&v(`loses {cost}`,{cost:R(e)}),e.breach&&v(`against good faith`)].filter(Boolean).join(`, `):``}const ce=({placed:e,at:t,nameOf:n,goTo:r})=>u`<section class="decision-list">
  <h2>${v(`All decisions`)}</h2>
  <ol>${e.map(e=>u`<li key=${e.decision.step}><${le} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function le({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=F(e);return u`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${ue(e,a)}</span>
    <span>${v(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</span>
    ${a&&u`<span class="figure decision-cost">${v(`loses {cost}`,{cost:R(e)})}</span>`}
  </button>`}function ue(e,t){return e.turning_point?u`<${B} shape="turn" /><span class="unseen">${v(`Turning point`)}</span>`:t?u`<${B} shape="mistake" />`:e.breach&&u`<${B} shape="breach" /><span class="unseen">${v(`against good faith`)}</span>`}function de({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=F(e);return u`<article class=${S(`decision`,o&&`mistake`)}>
    <h2>${v(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&u`<${B} shape="mistake" />`}
      ${P(e)}
      ${o&&u`<span class="figure decision-cost">${v(`loses {cost}`,{cost:R(e)})}</span>`}
    </p>
    ${e.turning_point&&u`<p class="decision-turn"><${B} shape="turn" /> ${v(`The deal turned here`)}</p>`}
    ${e.breach&&u`<p class="decision-breach">
        <${B} shape="breach" /> ${L(e.breach.sentence,a)}</p>`}
    ${e.why&&u`<p class="decision-why">${L(e.why,a)}</p>`}
    <${U} lines=${fe(e,t,i?v(`your choice`):r)} unit=${n}
      caption=${v(`What else was possible, best first`)} />
    ${e.facts.length>1&&u`<details class="more-reasons"><summary>${v(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>u`<li key=${t}>${L(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${ee(e.layouts,e.exact)}</p>
  </article>`}function fe({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:I(e.action,t),spoken:H(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function pe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return u`<div class="seat-sums" role="radiogroup" aria-label=${v(`Whose decisions`)}
    onKeyDown=${N(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>u`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <${me} name=${e===null?v(`All`):t(e)} /> <b class="figure">${te(a)}</b>
          <small>${g(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}const me=({name:e})=>u`<span class="seat-sum-name" title=${e}>${e}</span>`;function he({reviewed:e,placed:t,player:n,me:r,table:i,seat:o,onSeat:s}){let{review:c}=e,l=a(null),d=A({me:r,seats:i.seats}),f=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return u`<section class="paper review" ref=${l} tabindex="-1" aria-label=${v(`Review`)}>
    ${c?u`
      <p class="review-lead">
        ${v(`What the decisions cost, {unit}, given what each player could see`,{unit:z(c.unit)})}</p>
      <${pe} sums=${c.seats} nameOf=${d} chosen=${o} onChoose=${s} />
      <${ge} placed=${G(t,o)} turning=${q(t)} at=${n.at} goTo=${f} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>u`<${de} key=${e.decision.step}
          placed=${e} unit=${c.unit} name=${d(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${d} />`)}
        ${t.every(({at:e})=>e!==n.at)&&u`<p class="quiet">${v(`Nothing was decided here.`)}</p>`}
      </div>
      <${ce} placed=${G(t,o)} at=${n.at} nameOf=${d} goTo=${f} />`:u`<${ie} ...${e} />`}
  </section>`}function ge({placed:e,turning:t,at:n,goTo:r}){let i=K(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return u`<div class="review-jumps">
    <${X} to=${a} words=${v(`Previous mistake`)} label=${u`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&u`<${X} to=${t} label=${u`<${B} shape="turn" /> ${v(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${v(`Next mistake`)} label=${u`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>u`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>u`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,_e={form:void 0,forms:[],options:[],offered:null,picked:[]};function ve({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=A(r),o=e=>j(e,i.around),{Strip:s,Middle:c}=e;return u`
    <${s} view=${i} nameOf=${a} />
    <div class=${S(`scene`,`phase-${i.phase}`,k(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>u`<${D} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${D}>`)}
      <${E} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!k(i)&&u`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${_e} />`}
    </div>
    ${!k(i)&&r.me!==null&&u`<div class="foot">
      <${D} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?u`<${w} cards=${e} label=${v(`Hand: {name}`,{name:t})} rows=${n} />`:null;function ye({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=A(e);return u`<div class="eyes">
    <label>${v(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>u`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${v(`All hands open`)}</label>
  </div>`}function be({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>xe(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function xe(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Se(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:Ce(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Ce=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function we(e,t){let[n,r]=o(0),[i,a]=o(!1),s=Math.max(e-1,0),c=e=>{let i=Math.min(Math.max(e,0),s);i!==n&&(r(i),t(i))},l=e=>{a(!1),c(e)},u=()=>{!i&&n===s&&c(0),a(!i)};return x(()=>{if(!i)return;n>=s&&a(!1);let e=setTimeout(()=>c(n+1),1500);return()=>clearTimeout(e)},[i,n]),_(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:s,playing:i,goTo:l,toggle:u}}const Te=()=>[[[`←`,`→`],v(`one step back, one step forward`)],[[`Home`,`End`],v(`to the start, to the end`)],[[v(`Space`)],v(`play, pause`)],[[`w`],v(`the review: what the decisions cost`)],[[`m`,`p`],v(`the next mistake, the one before`)],[[`t`],v(`the turning point`)],[[`c`],v(`check how the cards were shuffled`)],[[`r`],v(`read aloud: your hand, the trick, the score`)],[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function Ee({replay:e,me:t,table:i,reviewing:a,atWorst:c}){let l=y(e.game),d=De(e.game),[p,m]=o(t??0),[h,g]=o(t===null),b=s(()=>be(e,i,p),[e,i,p]),C=s(()=>Se(e,l,{...b,me:t}),[e]),w=we(C.length,e=>Oe(C[e]?.narration,D.verdictAt(e))),T=C[w.at],E=a&&!!l.actionWords,D=oe(i,e.number,C,E?l.actionWords:void 0);x(()=>{let e=c&&w.at===0&&J(D.placed,t);e&&w.goTo(e.at)},[D.placed.length>0]);let k=D.deciderAt(w.at),A=T?.views.map((e,t)=>h||t===k?l.handOf?.(e)??e.hand??[]:[])??null,j=ke(b,T,p),[M,N]=O(e.game);return _(t=>{if(t===`r`&&T)n(l.readAloud(j));else if(t===`Escape`&&E)f(r(i,e.number));else return!1;return!0}),u`<div onPointerOver=${M} onFocusIn=${M}
    class=${S(`room`,`replay`,`of-${e.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Ae} game=${e.game} id=${i} number=${e.number} table=${{...b,me:t}}
      reviewing=${l.actionWords?E:null} />
    <main class="cloth">
      ${T&&(l.tricks?u`<${ve} game=${l.tricks} shown=${j} hands=${A} />`:u`<${l.Replay} shown=${j} hands=${A} />`)}
      <section class="replay-bar" aria-label=${v(`Replay`)}>
        <${re} player=${w} count=${C.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${d&&u`<${$} address=${d(T?.views??[])} />`} />
        <${ye} table=${{...b,me:t}} seat=${p} open=${h} onSeat=${m} onOpen=${g} />
      </section>
      ${N}
      ${E&&u`<${he} ...${D} player=${w} me=${t} table=${b} />`}
    </main>
  </div>`}function De(e){let{solved:t}=b(e);return x(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const $=({address:e})=>u`<a class="tool turn to-solver" href=${e??void 0} aria-label=${v(`Open in the solver`)}
      title=${v(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Oe=(e,t)=>n([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function ke(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ae=({game:e,id:t,number:n,table:a,reviewing:o})=>u`<header class="top-bar">
  <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${v(`Replay of deal {number}`,{number:n})}</h1>
  <nav class="tools" aria-label=${v(`Table`)}>
    ${o!==null&&u`<button type="button" class="tool" aria-pressed=${o} aria-keyshortcuts="w"
      onClick=${()=>f((o?r:d)(t,n))}>${v(`Review`)}</button>`}
    <${T} table=${t} deal=${n} nameOf=${A(a)} look="tool"
      label=${v(`Check`)} spoken=${v(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${i(t)}>${v(`To the table`)}</a>
    <${M} keys=${Te()} />
    <${p} own=${m(e)} />
  </nav>
</header>`;function je({table:e,deal:t,reviewing:n,atWorst:r}){let[i,a]=o(null),[s,c]=o(null),[l,d]=o(0);return x(()=>{let n=!0;return Promise.all([Me(e,t),Ne(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&c(e instanceof h?e:new h({text:String(e)}))}),()=>{n=!1}},[e,t,l]),i?u`<${Ee} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:s?u`<${Pe} refusal=${s} table=${e}
    again=${()=>{c(null),d(l+1)}} />`:u`<main class="start lost"><p class="prompt">${v(`Loading the deal …`)}</p></main>`}async function Me(n,r){let i=await l(n,r),{faces:a}=await C(i.game);return e(b(i.game).deck),t(a),i}async function Ne(e){return(await c().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Pe({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return u`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${v(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${r?v(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&u`<button type="button" class="big" onClick=${n}>${v(`Try now`)}</button>`}
      <a class="big" href=${i(t)}>${v(`To the table`)}</a>
      <a class="plain" href="/">${v(`To the start page`)}</a>
    </div>
  </main>`}export{je as ReplayPage};