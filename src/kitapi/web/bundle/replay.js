import{An as e,En as t,H as n,J as r,Qt as i,S as a,Sn as o,T as s,U as c,V as l,_n as u,a as d,bn as f,c as p,cn as m,et as h,fn as g,gn as _,jn as v,kn as y,ln as b,pn as x,xn as S,zt as C}from"./main.js";import{K as w,et as T,f as E,h as D,n as O,x as k}from"./tables.js";import{M as A,N as j,l as M,y as N}from"./shared.js";import{B as ee,G as P,H as F,J as te,R as I,U as L,V as R,W as z,d as ne,f as B,l as re,p as V,u as ie,z as H}from"./desks.js";import{o as U}from"./asides.js";const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>F(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t){let n=e.map(({decision:e})=>e),r=V(n.filter(({seat:e})=>e===t))??V(n);return e.find(({decision:e})=>e===r)??null}const Y=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ae({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return o`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>o`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:Y(e.decision.cost,r)}}><${B}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function oe(t,n,r,i){let[a,s]=e(null),c=ne(t,n,!!i),{review:l}=c,u=v(()=>l&&i?W(l,r,i):[],[l,r,i]),d=e=>u.find(t=>t.at===e)?.decision;return{reviewed:c,placed:u,seat:a,onSeat:s,marks:e=>u.length>0&&o`<${ae} mistakes=${K(G(u,a))} turning=${q(u)} last=${e} />`,verdictAt:e=>se(d(e)),deciderAt:e=>d(e)?.seat}}function se(e){return e?[P(e),F(e)&&b(`loses {cost}`,{cost:R(e)}),e.breach&&b(`against good faith`)].filter(Boolean).join(`, `):``}const ce=({placed:e,at:t,nameOf:n,goTo:r})=>o`<section class="decision-list">
  <h2>${b(`All decisions`)}</h2>
  <ol>${e.map(e=>o`<li key=${e.decision.step}><${le} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function le({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=F(e);return o`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${ue(e,a)}</span>
    <span>${b(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</span>
    ${a&&o`<span class="figure decision-cost">${b(`loses {cost}`,{cost:R(e)})}</span>`}
  </button>`}function ue(e,t){return e.turning_point?o`<${B} shape="turn" /><span class="unseen">${b(`Turning point`)}</span>`:t?o`<${B} shape="mistake" />`:e.breach&&o`<${B} shape="breach" /><span class="unseen">${b(`against good faith`)}</span>`}function de({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let s=F(e);return o`<article class=${S(`decision`,s&&`mistake`)}>
    <h2>${b(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</h2>
    <p class="decision-verdict">${s&&o`<${B} shape="mistake" />`}
      ${P(e)}
      ${s&&o`<span class="figure decision-cost">${b(`loses {cost}`,{cost:R(e)})}</span>`}
    </p>
    ${e.turning_point&&o`<p class="decision-turn"><${B} shape="turn" /> ${b(`The deal turned here`)}</p>`}
    ${e.breach&&o`<p class="decision-breach">
        <${B} shape="breach" /> ${L(e.breach.sentence,a)}</p>`}
    ${e.why&&o`<p class="decision-why">${L(e.why,a)}</p>`}
    <${U} lines=${fe(e,t,i?b(`your choice`):r)} unit=${n}
      caption=${b(`What else was possible, best first`)} />
    ${e.facts.length>1&&o`<details class="more-reasons"><summary>${b(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>o`<li key=${t}>${L(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${ee(e.layouts,e.exact)}</p>
  </article>`}function fe({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:I(e.action,t),spoken:H(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function pe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return o`<div class="seat-sums" role="radiogroup" aria-label=${b(`Whose decisions`)}
    onKeyDown=${N(i.length+1)}>
    ${[s,...i].map(({seat:e,mistakes:i,cost:a})=>o`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <${me} name=${e===null?b(`Everybody`):t(e)} /> <b class="figure">${te(a)}</b>
          <small>${m(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}const me=({name:e})=>o`<span class="seat-sum-name" title=${e}>${e}</span>`;function he({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:s}){let{review:c}=e,l=y(null),u=A({me:r,seats:i.seats}),d=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return o`<section class="paper review" ref=${l} tabindex="-1" aria-label=${b(`Review`)}>
    ${c?o`
      <p class="review-lead">
        ${b(`What the decisions cost, {unit}, given what each player could see`,{unit:z(c.unit)})}</p>
      <${pe} sums=${c.seats} nameOf=${u} chosen=${a} onChoose=${s} />
      <${ge} placed=${G(t,a)} turning=${q(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>o`<${de} key=${e.decision.step}
          placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&o`<p class="quiet">${b(`Nothing was decided here.`)}</p>`}
      </div>
      <${ce} placed=${G(t,a)} at=${n.at} nameOf=${u} goTo=${d} />`:o`<${ie} ...${e} />`}
  </section>`}function ge({placed:e,turning:t,at:n,goTo:r}){let i=K(e),a=i.findLast(e=>e.at<n),s=i.find(e=>e.at>n);return o`<div class="review-jumps">
    <${X} to=${a} words=${b(`Previous mistake`)} label=${o`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&o`<${X} to=${t} label=${o`<${B} shape="turn" /> ${b(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${s} words=${b(`Next mistake`)} label=${o`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>o`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>o`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,_e={form:void 0,forms:[],options:[],offered:null,picked:[]};function ve({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=A(r),s=e=>j(e,i.around),{Strip:c,Middle:l}=e;return o`
    <${c} view=${i} nameOf=${a} />
    <div class=${S(`scene`,`phase-${i.phase}`,k(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>o`<${D} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${s(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${D}>`)}
      <${E} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!k(i)&&o`<${l} view=${i} shown=${t} nameOf=${a} placeOf=${s}
        choosing=${_e} />`}
    </div>
    ${!k(i)&&r.me!==null&&o`<div class="foot">
      <${D} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?o`<${w} cards=${e} label=${b(`Hand: {name}`,{name:t})} rows=${n} />`:null;function ye({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=A(e);return o`<div class="eyes">
    <label>${b(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>o`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${b(`All hands open`)}</label>
  </div>`}function be({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>xe(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function xe(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Se(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:Ce(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Ce=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function we(n,r){let[i,a]=e(0),[o,s]=e(!1),c=Math.max(n-1,0),l=e=>{let t=Math.min(Math.max(e,0),c);t!==i&&(a(t),r(t))},u=e=>{s(!1),l(e)},d=()=>{!o&&i===c&&l(0),s(!o)};return t(()=>{if(!o)return;i>=c&&s(!1);let e=setTimeout(()=>l(i+1),1500);return()=>clearTimeout(e)},[o,i]),h(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(d(),!0)),{at:i,last:c,playing:o,goTo:u,toggle:d}}const Te=()=>[[[`←`,`→`],b(`one step back, one step forward`)],[[`Home`,`End`],b(`to the start, to the end`)],[[b(`Space`)],b(`play, pause`)],[[`w`],b(`the review: what the decisions cost`)],[[`m`,`p`],b(`the next mistake, the one before`)],[[`t`],b(`the turning point`)],[[`c`],b(`check how the cards were shuffled`)],[[`r`],b(`read aloud: your hand, the trick, the score`)],[[`,`],b(`settings`)],[[`Esc`],b(`close what is open`)],[[`?`],b(`this list`)]];function Ee({replay:r,me:i,table:a,reviewing:s,atWorst:c}){let u=x(r.game),d=De(r.game),[p,m]=e(i??0),[g,_]=e(i===null),y=v(()=>be(r,a,p),[r,a,p]),C=v(()=>Se(r,u,{...y,me:i}),[r]),w=we(C.length,e=>Oe(C[e]?.narration,D.verdictAt(e))),T=C[w.at],E=s&&!!u.actionWords,D=oe(a,r.number,C,E?u.actionWords:void 0);t(()=>{let e=c&&w.at===0&&J(D.placed,i);e&&w.goTo(e.at)},[D.placed.length>0]);let k=D.deciderAt(w.at),A=T?.views.map((e,t)=>g||t===k?u.handOf?.(e)??e.hand??[]:[])??null,j=ke(y,T,p),[M,N]=O(r.game);return h(e=>{if(e===`r`&&T)f(u.readAloud(j));else if(e===`Escape`&&E)l(n(a,r.number));else return!1;return!0}),o`<div onPointerOver=${M} onFocusIn=${M}
    class=${S(`room`,`replay`,`of-${r.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Ae} game=${r.game} id=${a} number=${r.number} table=${{...y,me:i}}
      reviewing=${u.actionWords?E:null} />
    <main class="cloth">
      ${T&&(u.tricks?o`<${ve} game=${u.tricks} shown=${j} hands=${A} />`:o`<${u.Replay} shown=${j} hands=${A} />`)}
      <section class="replay-bar" aria-label=${b(`Replay`)}>
        <${re} player=${w} count=${C.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${d&&o`<${$} address=${d(T?.views??[])} />`} />
        <${ye} table=${{...y,me:i}} seat=${p} open=${g} onSeat=${m} onOpen=${_} />
      </section>
      ${N}
      ${E&&o`<${he} ...${D} player=${w} me=${i} table=${y} />`}
    </main>
  </div>`}function De(e){let{solved:n}=g(e);return t(()=>{n?.load().catch(()=>void 0)},[n]),n?.loaded.value??null}const $=({address:e})=>o`<a class="tool turn to-solver" href=${e??void 0} aria-label=${b(`Open in the solver`)}
      title=${b(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Oe=(e,t)=>f([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function ke(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ae=({game:e,id:t,number:i,table:a,reviewing:s})=>o`<header class="top-bar">
  <a class="home" href="/" aria-label=${b(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${b(`Replay of deal {number}`,{number:i})}</h1>
  <nav class="tools" aria-label=${b(`Table`)}>
    ${s!==null&&o`<button type="button" class="tool" aria-pressed=${s} aria-keyshortcuts="w"
      onClick=${()=>l((s?n:c)(t,i))}>${b(`Review`)}</button>`}
    <${T} table=${t} deal=${i} nameOf=${A(a)} look="tool"
      label=${b(`Check`)} spoken=${b(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${r(t)}>${b(`To the table`)}</a>
    <${M} keys=${Te()} />
    <${d} own=${u(e)} />
  </nav>
</header>`;function je({table:n,deal:r,reviewing:i,atWorst:a}){let[s,c]=e(null),[l,u]=e(null),[d,f]=e(0);return t(()=>{let e=!0;return Promise.all([Me(n,r),Ne(n)]).then(([t,n])=>{e&&c({replay:t,me:n})},t=>{e&&u(t instanceof p?t:new p({text:String(t)}))}),()=>{e=!1}},[n,r,d]),s?o`<${Ee} ...${s} table=${n} reviewing=${i} atWorst=${a} />`:l?o`<${Pe} refusal=${l} table=${n}
    again=${()=>{u(null),f(d+1)}} />`:o`<main class="start lost"><p class="prompt">${b(`Loading the deal …`)}</p></main>`}async function Me(e,t){let n=await s(e,t),{faces:r}=await _(n.game);return i(g(n.game).deck),C(r),n}async function Ne(e){return(await a().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Pe({refusal:e,table:t,again:n}){let i=/^unknown_/.test(e.reason);return o`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${b(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?b(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!i&&o`<button type="button" class="big" onClick=${n}>${b(`Try now`)}</button>`}
      <a class="big" href=${r(t)}>${b(`To the table`)}</a>
      <a class="plain" href="/">${b(`To the start page`)}</a>
    </div>
  </main>`}export{je as ReplayPage};