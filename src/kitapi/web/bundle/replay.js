import{C as e,Cn as t,Dn as n,E as r,G as i,In as a,Ln as o,Nn as s,On as c,Rn as l,U as u,W as d,Wt as f,Z as p,a as m,bn as ee,gn as h,hn as g,it as _,kn as v,l as y,rn as b,wn as x,yn as S}from"./main.js";import{K as C,et as w,f as T,h as E,n as te,x as D}from"./tables.js";import{C as O,R as k,p as A,z as j}from"./shared.js";import{$ as M,G as N,J as P,K as F,U as I,W as L,X as R,Y as z,_ as B,g as ne,h as re,m as ie,q as V,v as H}from"./desks.js";import{o as U}from"./asides.js";const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>V(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t){let n=e.map(({decision:e})=>e),r=H(n.filter(({seat:e})=>e===t))??H(n);return e.find(({decision:e})=>e===r)??null}const Y=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ae({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return v`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>v`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:Y(e.decision.cost,r)}}><${B}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function oe(e,t,n,r){let[i,a]=o(null),s=ne(e,t,!!r),{review:c}=s,u=l(()=>c&&r?W(c,n,r):[],[c,n,r]),d=e=>u.find(t=>t.at===e)?.decision;return{reviewed:s,placed:u,seat:i,onSeat:a,marks:e=>u.length>0&&v`<${ae} mistakes=${K(G(u,i))} turning=${q(u)} last=${e} />`,verdictAt:e=>se(d(e)),deciderAt:e=>d(e)?.seat}}function se(e){return e?[R(e),V(e)&&h(`loses {cost}`,{cost:F(e)}),e.breach&&h(`against good faith`)].filter(Boolean).join(`, `):``}const ce=({placed:e,at:t,nameOf:n,goTo:r})=>v`<section class="decision-list">
  <h2>${h(`All decisions`)}</h2>
  <ol>${e.map(e=>v`<li key=${e.decision.step}><${le} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function le({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=V(e);return v`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${ue(e,a)}</span>
    <span>${h(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</span>
    ${a&&v`<span class="figure decision-cost">${h(`loses {cost}`,{cost:F(e)})}</span>`}
  </button>`}function ue(e,t){return e.turning_point?v`<${B} shape="turn" /><span class="unseen">${h(`Turning point`)}</span>`:t?v`<${B} shape="mistake" />`:e.breach&&v`<${B} shape="breach" /><span class="unseen">${h(`against good faith`)}</span>`}function de({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=V(e);return v`<article class=${c(`decision`,o&&`mistake`)}>
    <h2>${h(`{name}: {words}`,{name:r,words:I(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&v`<${B} shape="mistake" />`}
      ${R(e)}
      ${o&&v`<span class="figure decision-cost">${h(`loses {cost}`,{cost:F(e)})}</span>`}
    </p>
    ${e.turning_point&&v`<p class="decision-turn"><${B} shape="turn" /> ${h(`The deal turned here`)}</p>`}
    ${e.breach&&v`<p class="decision-breach">
        <${B} shape="breach" /> ${P(e.breach.sentence,a)}</p>`}
    ${e.why&&v`<p class="decision-why">${P(e.why,a)}</p>`}
    <${U} lines=${fe(e,t,i?h(`your choice`):r)} unit=${n}
      caption=${h(`What else was possible, best first`)} />
    ${e.facts.length>1&&v`<details class="more-reasons"><summary>${h(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>v`<li key=${t}>${P(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${N(e.layouts,e.exact)}</p>
  </article>`}function fe({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:I(e.action,t),spoken:L(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function pe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return v`<div class="seat-sums" role="radiogroup" aria-label=${h(`Whose decisions`)}
    onKeyDown=${O(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>v`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <${me} name=${e===null?h(`All`):t(e)} /> <b class="figure">${M(a)}</b>
          <small>${g(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}const me=({name:e})=>v`<span class="seat-sum-name" title=${e}>${e}</span>`;function he({reviewed:e,placed:t,player:n,me:r,table:i,seat:o,onSeat:s}){let{review:c}=e,l=a(null),u=k({me:r,seats:i.seats}),d=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return v`<section class="paper review" ref=${l} tabindex="-1" aria-label=${h(`Review`)}>
    ${c?v`
      <p class="review-lead">
        ${h(`What the decisions cost, {unit}, given what each player could see`,{unit:z(c.unit)})}</p>
      <${pe} sums=${c.seats} nameOf=${u} chosen=${o} onChoose=${s} />
      <${ge} placed=${G(t,o)} turning=${q(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>v`<${de} key=${e.decision.step}
          placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&v`<p class="quiet">${h(`Nothing was decided here.`)}</p>`}
      </div>
      <${ce} placed=${G(t,o)} at=${n.at} nameOf=${u} goTo=${d} />`:v`<${re} ...${e} />`}
  </section>`}function ge({placed:e,turning:t,at:n,goTo:r}){let i=K(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return v`<div class="review-jumps">
    <${X} to=${a} words=${h(`Previous mistake`)} label=${v`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&v`<${X} to=${t} label=${v`<${B} shape="turn" /> ${h(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${h(`Next mistake`)} label=${v`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>v`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>v`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,_e={form:void 0,forms:[],options:[],offered:null,picked:[]};function ve({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=k(r),o=e=>j(e,i.around),{Strip:s,Middle:l}=e;return v`
    <${s} view=${i} nameOf=${a} />
    <div class=${c(`scene`,`phase-${i.phase}`,D(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>v`<${E} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${E}>`)}
      <${T} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!D(i)&&v`<${l} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${_e} />`}
    </div>
    ${!D(i)&&r.me!==null&&v`<div class="foot">
      <${E} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?v`<${C} cards=${e} label=${h(`Hand: {name}`,{name:t})} rows=${n} />`:null;function ye({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=k(e);return v`<div class="eyes">
    <label>${h(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>v`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${h(`All hands open`)}</label>
  </div>`}function be({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>xe(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function xe(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Se(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:Ce(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Ce=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function we(e,t){let[n,r]=o(0),[i,a]=o(!1),c=Math.max(e-1,0),l=e=>{let i=Math.min(Math.max(e,0),c);i!==n&&(r(i),t(i))},u=e=>{a(!1),l(e)},d=()=>{!i&&n===c&&l(0),a(!i)};return s(()=>{if(!i)return;n>=c&&a(!1);let e=setTimeout(()=>l(n+1),1500);return()=>clearTimeout(e)},[i,n]),_(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(d(),!0)),{at:n,last:c,playing:i,goTo:u,toggle:d}}const Te=()=>[[[`←`,`→`],h(`one step back, one step forward`)],[[`Home`,`End`],h(`to the start, to the end`)],[[h(`Space`)],h(`play, pause`)],[[`w`],h(`the review: what the decisions cost`)],[[`m`,`p`],h(`the next mistake, the one before`)],[[`t`],h(`the turning point`)],[[`c`],h(`check how the cards were shuffled`)],[[`r`],h(`read aloud: your hand, the trick, the score`)],[[`,`],h(`settings`)],[[`Esc`],h(`close what is open`)],[[`?`],h(`this list`)]];function Ee({replay:e,me:t,table:r,reviewing:i,atWorst:a}){let f=ee(e.game),p=De(e.game),[m,g]=o(t??0),[y,b]=o(t===null),x=l(()=>be(e,r,m),[e,r,m]),S=l(()=>Se(e,f,{...x,me:t}),[e]),C=we(S.length,e=>Oe(S[e]?.narration,E.verdictAt(e))),w=S[C.at],T=i&&!!f.actionWords,E=oe(r,e.number,S,T?f.actionWords:void 0);s(()=>{let e=a&&C.at===0&&J(E.placed,t);e&&C.goTo(e.at)},[E.placed.length>0]);let D=E.deciderAt(C.at),O=w?.views.map((e,t)=>y||t===D?f.handOf?.(e)??e.hand??[]:[])??null,k=ke(x,w,m),[A,j]=te(e.game);return _(t=>{if(t===`r`&&w)n(f.readAloud(k));else if(t===`Escape`&&T)u(d(r,e.number));else return!1;return!0}),v`<div onPointerOver=${A} onFocusIn=${A}
    class=${c(`room`,`replay`,`of-${e.game}`,T&&`reviewing`,T&&E.reviewed.review&&`reviewed`)}>
    <${Ae} game=${e.game} id=${r} number=${e.number} table=${{...x,me:t}}
      reviewing=${f.actionWords?T:null} />
    <main class="cloth">
      ${w&&(f.tricks?v`<${ve} game=${f.tricks} shown=${k} hands=${O} />`:v`<${f.Replay} shown=${k} hands=${O} />`)}
      <section class="replay-bar" aria-label=${h(`Replay`)}>
        <${ie} player=${C} count=${S.length} words=${w?.narration.words??``}
          marks=${E.marks(C.last)}
          more=${p&&v`<${$} address=${p(w?.views??[])} />`} />
        <${ye} table=${{...x,me:t}} seat=${m} open=${y} onSeat=${g} onOpen=${b} />
      </section>
      ${j}
      ${T&&v`<${he} ...${E} player=${C} me=${t} table=${x} />`}
    </main>
  </div>`}function De(e){let{solved:t}=S(e);return s(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const $=({address:e})=>v`<a class="tool turn to-solver" href=${e??void 0} aria-label=${h(`Open in the solver`)}
      title=${h(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Oe=(e,t)=>n([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function ke(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ae=({game:e,id:t,number:n,table:r,reviewing:a})=>v`<header class="top-bar">
  <a class="home" href="/" aria-label=${h(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${h(`Replay of deal {number}`,{number:n})}</h1>
  <nav class="tools" aria-label=${h(`Table`)}>
    ${a!==null&&v`<button type="button" class="tool" aria-pressed=${a} aria-keyshortcuts="w"
      onClick=${()=>u((a?d:i)(t,n))}>${h(`Review`)}</button>`}
    <${w} table=${t} deal=${n} nameOf=${k(r)} look="tool"
      label=${h(`Check`)} spoken=${h(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${p(t)}>${h(`To the table`)}</a>
    <${A} keys=${Te()} />
    <${m} own=${x(e)} />
  </nav>
</header>`;function je({table:e,deal:t,reviewing:n,atWorst:r}){let[i,a]=o(null),[c,l]=o(null),[u,d]=o(0);return s(()=>{let n=!0;return Promise.all([Me(e,t),Ne(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&l(e instanceof y?e:new y({text:String(e)}))}),()=>{n=!1}},[e,t,u]),i?v`<${Ee} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:c?v`<${Pe} refusal=${c} table=${e}
    again=${()=>{l(null),d(u+1)}} />`:v`<main class="start lost"><p class="prompt">${h(`Loading the deal …`)}</p></main>`}async function Me(e,n){let i=await r(e,n),{faces:a}=await t(i.game);return b(S(i.game).deck),f(a),i}async function Ne(t){return(await e().catch(()=>[])).find(e=>e.table===t)?.seat??null}function Pe({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return v`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${h(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${r?h(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&v`<button type="button" class="big" onClick=${n}>${h(`Try now`)}</button>`}
      <a class="big" href=${p(t)}>${h(`To the table`)}</a>
      <a class="plain" href="/">${h(`To the start page`)}</a>
    </div>
  </main>`}export{je as ReplayPage};