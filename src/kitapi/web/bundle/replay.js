import{An as e,Cn as t,Dn as n,H as r,J as i,Mn as a,Qt as o,S as s,Sn as c,T as l,U as u,V as d,_n as f,a as p,c as m,et as h,jn as g,ln as _,mn as v,pn as y,un as b,vn as x,xn as S,zt as C}from"./main.js";import{K as w,et as T,f as E,h as D,n as O,x as k}from"./tables.js";import{M as A,N as j,l as M,y as N}from"./shared.js";import{B as ee,G as P,H as F,J as te,R as I,U as L,V as R,W as z,d as ne,f as B,l as re,p as V,u as ie,z as H}from"./desks.js";import{o as U}from"./asides.js";const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>F(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t){let n=e.map(({decision:e})=>e),r=V(n.filter(({seat:e})=>e===t))??V(n);return e.find(({decision:e})=>e===r)??null}const Y=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ae({mistakes:e,turning:n,last:r}){let i=Math.max(...e.map(({decision:e})=>e.cost),0),a=n&&!e.includes(n)?[...e,n]:e;return t`<span class="review-marks" aria-hidden="true">
    ${a.map(e=>t`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(r,1),"--size":e===n?1:Y(e.decision.cost,i)}}><${B}
      shape=${e===n?`turn`:`mistake`} /></span>`)}</span>`}function oe(e,n,r,i){let[o,s]=g(null),c=ne(e,n,!!i),{review:l}=c,u=a(()=>l&&i?W(l,r,i):[],[l,r,i]),d=e=>u.find(t=>t.at===e)?.decision;return{reviewed:c,placed:u,seat:o,onSeat:s,marks:e=>u.length>0&&t`<${ae} mistakes=${K(G(u,o))} turning=${q(u)} last=${e} />`,verdictAt:e=>se(d(e)),deciderAt:e=>d(e)?.seat}}function se(e){return e?[P(e),F(e)&&b(`loses {cost}`,{cost:R(e)}),e.breach&&b(`against good faith`)].filter(Boolean).join(`, `):``}const ce=({placed:e,at:n,nameOf:r,goTo:i})=>t`<section class="decision-list">
  <h2>${b(`All decisions`)}</h2>
  <ol>${e.map(e=>t`<li key=${e.decision.step}><${le} placed=${e} here=${e.at===n}
    name=${r(e.decision.seat)} go=${()=>i(e.at)} /></li>`)}</ol>
</section>`;function le({placed:{decision:e,wordsOf:n},here:r,name:i,go:a}){let o=F(e);return t`<button type="button" class="decision-line" aria-current=${r?`step`:void 0} onClick=${a}>
    <span class="decision-signs">${ue(e,o)}</span>
    <span>${b(`{name}: {words}`,{name:i,words:I(e.chosen,n)})}</span>
    ${o&&t`<span class="figure decision-cost">${b(`loses {cost}`,{cost:R(e)})}</span>`}
  </button>`}function ue(e,n){return e.turning_point?t`<${B} shape="turn" /><span class="unseen">${b(`Turning point`)}</span>`:n?t`<${B} shape="mistake" />`:e.breach&&t`<${B} shape="breach" /><span class="unseen">${b(`against good faith`)}</span>`}function de({placed:{decision:e,wordsOf:n},unit:r,name:i,mine:a,nameOf:o}){let s=F(e);return t`<article class=${c(`decision`,s&&`mistake`)}>
    <h2>${b(`{name}: {words}`,{name:i,words:I(e.chosen,n)})}</h2>
    <p class="decision-verdict">${s&&t`<${B} shape="mistake" />`}
      ${P(e)}
      ${s&&t`<span class="figure decision-cost">${b(`loses {cost}`,{cost:R(e)})}</span>`}
    </p>
    ${e.turning_point&&t`<p class="decision-turn"><${B} shape="turn" /> ${b(`The deal turned here`)}</p>`}
    ${e.breach&&t`<p class="decision-breach">
        <${B} shape="breach" /> ${L(e.breach.sentence,o)}</p>`}
    ${e.why&&t`<p class="decision-why">${L(e.why,o)}</p>`}
    <${U} lines=${fe(e,n,a?b(`your choice`):i)} unit=${r}
      caption=${b(`What else was possible, best first`)} />
    ${e.facts.length>1&&t`<details class="more-reasons"><summary>${b(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},n)=>t`<li key=${n}>${L(e,o)}</li>`)}</ul></details>`}
    <p class="decision-basis">${ee(e.layouts,e.exact)}</p>
  </article>`}function fe({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:I(e.action,t),spoken:H(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function pe({sums:e,nameOf:n,chosen:r,onChoose:i}){let a=e.filter(({decisions:e})=>e>0),o=e=>a.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return t`<div class="seat-sums" role="radiogroup" aria-label=${b(`Whose decisions`)}
    onKeyDown=${N(a.length+1)}>
    ${[s,...a].map(({seat:e,mistakes:a,cost:o})=>t`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===r}
          tabindex=${e===r?0:-1} onClick=${()=>i(e)}>
          <${me} name=${e===null?b(`All`):n(e)} /> <b class="figure">${te(o)}</b>
          <small>${_(`{count} mistake`,`{count} mistakes`,a)}</small>
        </button>`)}
  </div>`}const me=({name:e})=>t`<span class="seat-sum-name" title=${e}>${e}</span>`;function he({reviewed:n,placed:r,player:i,me:a,table:o,seat:s,onSeat:c}){let{review:l}=n,u=e(null),d=A({me:a,seats:o.seats}),f=e=>{i.goTo(e),u.current?.scrollTo(0,0)};return t`<section class="paper review" ref=${u} tabindex="-1" aria-label=${b(`Review`)}>
    ${l?t`
      <p class="review-lead">
        ${b(`What the decisions cost, {unit}, given what each player could see`,{unit:z(l.unit)})}</p>
      <${pe} sums=${l.seats} nameOf=${d} chosen=${s} onChoose=${c} />
      <${ge} placed=${G(r,s)} turning=${q(r)} at=${i.at} goTo=${f} />
      <div class="decided-here">
        ${r.filter(({at:e})=>e===i.at).map(e=>t`<${de} key=${e.decision.step}
          placed=${e} unit=${l.unit} name=${d(e.decision.seat)} mine=${e.decision.seat===a}
          nameOf=${d} />`)}
        ${r.every(({at:e})=>e!==i.at)&&t`<p class="quiet">${b(`Nothing was decided here.`)}</p>`}
      </div>
      <${ce} placed=${G(r,s)} at=${i.at} nameOf=${d} goTo=${f} />`:t`<${ie} ...${n} />`}
  </section>`}function ge({placed:e,turning:n,at:r,goTo:i}){let a=K(e),o=a.findLast(e=>e.at<r),s=a.find(e=>e.at>r);return t`<div class="review-jumps">
    <${X} to=${o} words=${b(`Previous mistake`)} label=${t`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${i} />
    ${n&&t`<${X} to=${n} label=${t`<${B} shape="turn" /> ${b(`Turning point`)}`} shortcut="t"
        goTo=${i} />`}
    <${X} to=${s} words=${b(`Next mistake`)} label=${t`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${i} />
  </div>`}const X=({to:e,label:n,words:r,shortcut:i,goTo:a})=>t`<button type="button" class="plain" aria-label=${r} title=${r} aria-keyshortcuts=${i}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&a(e.at)}}>${n}</button>`,Z=({back:e})=>t`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,_e={form:void 0,forms:[],options:[],offered:null,picked:[]};function ve({game:e,shown:n,hands:r}){let{table:i}=n,a=n.view,o=A(i),s=e=>j(e,a.around),{Strip:l,Middle:u}=e;return t`
    <${l} view=${a} nameOf=${o} />
    <div class=${c(`scene`,`phase-${a.phase}`,k(a)&&`after`)}>
      ${i.seats.filter(({seat:e})=>e!==i.me).map(i=>t`<${D} key=${i.seat} game=${e}
          seat=${i} view=${a} shown=${n} place=${s(i.seat)}>
          <${Q} cards=${r?.[i.seat]} name=${o(i.seat)} rows=${2} />
        </${D}>`)}
      <${E} game=${e} view=${a} table=${i} replayed=${!0} />
      ${!k(a)&&t`<${u} view=${a} shown=${n} nameOf=${o} placeOf=${s}
        choosing=${_e} />`}
    </div>
    ${!k(a)&&i.me!==null&&t`<div class="foot">
      <${D} game=${e} seat=${i.seats[i.me]} view=${a} shown=${n} place="bottom" />
      <${Q} cards=${a.hand} name=${o(i.me)} />
    </div>`}`}const Q=({cards:e,name:n,rows:r=1})=>e?.length?t`<${w} cards=${e} label=${b(`Hand: {name}`,{name:n})} rows=${r} />`:null;function ye({table:e,seat:n,open:r,onSeat:i,onOpen:a}){let o=A(e);return t`<div class="eyes">
    <label>${b(`Seen by`)}
      <select value=${n} onChange=${e=>i(Number(e.target.value))}>
        ${e.seats.map(e=>t`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===n}>${o(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${r}
      onChange=${e=>a(e.target.checked)} />${b(`All hands open`)}</label>
  </div>`}function be({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>xe(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function xe(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Se(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:Ce(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Ce=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function we(e,t){let[r,i]=g(0),[a,o]=g(!1),s=Math.max(e-1,0),c=e=>{let n=Math.min(Math.max(e,0),s);n!==r&&(i(n),t(n))},l=e=>{o(!1),c(e)},u=()=>{!a&&r===s&&c(0),o(!a)};return n(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>c(r+1),1500);return()=>clearTimeout(e)},[a,r]),h(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:r,last:s,playing:a,goTo:l,toggle:u}}const Te=()=>[[[`←`,`→`],b(`one step back, one step forward`)],[[`Home`,`End`],b(`to the start, to the end`)],[[b(`Space`)],b(`play, pause`)],[[`w`],b(`the review: what the decisions cost`)],[[`m`,`p`],b(`the next mistake, the one before`)],[[`t`],b(`the turning point`)],[[`c`],b(`check how the cards were shuffled`)],[[`r`],b(`read aloud: your hand, the trick, the score`)],[[`,`],b(`settings`)],[[`Esc`],b(`close what is open`)],[[`?`],b(`this list`)]];function Ee({replay:e,me:i,table:o,reviewing:s,atWorst:l}){let u=v(e.game),f=De(e.game),[p,m]=g(i??0),[_,y]=g(i===null),x=a(()=>be(e,o,p),[e,o,p]),C=a(()=>Se(e,u,{...x,me:i}),[e]),w=we(C.length,e=>Oe(C[e]?.narration,D.verdictAt(e))),T=C[w.at],E=s&&!!u.actionWords,D=oe(o,e.number,C,E?u.actionWords:void 0);n(()=>{let e=l&&w.at===0&&J(D.placed,i);e&&w.goTo(e.at)},[D.placed.length>0]);let k=D.deciderAt(w.at),A=T?.views.map((e,t)=>_||t===k?u.handOf?.(e)??e.hand??[]:[])??null,j=ke(x,T,p),[M,N]=O(e.game);return h(t=>{if(t===`r`&&T)S(u.readAloud(j));else if(t===`Escape`&&E)d(r(o,e.number));else return!1;return!0}),t`<div onPointerOver=${M} onFocusIn=${M}
    class=${c(`room`,`replay`,`of-${e.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Ae} game=${e.game} id=${o} number=${e.number} table=${{...x,me:i}}
      reviewing=${u.actionWords?E:null} />
    <main class="cloth">
      ${T&&(u.tricks?t`<${ve} game=${u.tricks} shown=${j} hands=${A} />`:t`<${u.Replay} shown=${j} hands=${A} />`)}
      <section class="replay-bar" aria-label=${b(`Replay`)}>
        <${re} player=${w} count=${C.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${f&&t`<${$} address=${f(T?.views??[])} />`} />
        <${ye} table=${{...x,me:i}} seat=${p} open=${_} onSeat=${m} onOpen=${y} />
      </section>
      ${N}
      ${E&&t`<${he} ...${D} player=${w} me=${i} table=${x} />`}
    </main>
  </div>`}function De(e){let{solved:t}=y(e);return n(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const $=({address:e})=>t`<a class="tool turn to-solver" href=${e??void 0} aria-label=${b(`Open in the solver`)}
      title=${b(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Oe=(e,t)=>S([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function ke(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ae=({game:e,id:n,number:a,table:o,reviewing:s})=>t`<header class="top-bar">
  <a class="home" href="/" aria-label=${b(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${b(`Replay of deal {number}`,{number:a})}</h1>
  <nav class="tools" aria-label=${b(`Table`)}>
    ${s!==null&&t`<button type="button" class="tool" aria-pressed=${s} aria-keyshortcuts="w"
      onClick=${()=>d((s?r:u)(n,a))}>${b(`Review`)}</button>`}
    <${T} table=${n} deal=${a} nameOf=${A(o)} look="tool"
      label=${b(`Check`)} spoken=${b(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${i(n)}>${b(`To the table`)}</a>
    <${M} keys=${Te()} />
    <${p} own=${x(e)} />
  </nav>
</header>`;function je({table:e,deal:r,reviewing:i,atWorst:a}){let[o,s]=g(null),[c,l]=g(null),[u,d]=g(0);return n(()=>{let t=!0;return Promise.all([Me(e,r),Ne(e)]).then(([e,n])=>{t&&s({replay:e,me:n})},e=>{t&&l(e instanceof m?e:new m({text:String(e)}))}),()=>{t=!1}},[e,r,u]),o?t`<${Ee} ...${o} table=${e} reviewing=${i} atWorst=${a} />`:c?t`<${Pe} refusal=${c} table=${e}
    again=${()=>{l(null),d(u+1)}} />`:t`<main class="start lost"><p class="prompt">${b(`Loading the deal …`)}</p></main>`}async function Me(e,t){let n=await l(e,t),{faces:r}=await f(n.game);return o(y(n.game).deck),C(r),n}async function Ne(e){return(await s().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Pe({refusal:e,table:n,again:r}){let a=/^unknown_/.test(e.reason);return t`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${b(a?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${a?b(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!a&&t`<button type="button" class="big" onClick=${r}>${b(`Try now`)}</button>`}
      <a class="big" href=${i(n)}>${b(`To the table`)}</a>
      <a class="plain" href="/">${b(`To the start page`)}</a>
    </div>
  </main>`}export{je as ReplayPage};