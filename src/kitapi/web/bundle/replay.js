import{$t as e,At as t,B as n,Bt as r,F as i,I as a,Jt as o,K as s,P as c,Qt as l,Yt as u,_n as d,a as f,c as p,cn as m,fn as h,gn as g,hn as _,nn as v,on as y,rn as b,sn as x,v as S,x as C}from"./main.js";import{$ as w,U as T,f as E,l as D,v as O}from"./tables.js";import{C as k,S as A,a as j,h as ee}from"./shared.js";import{A as M,C as N,D as P,E as F,N as te,O as I,T as L,a as R,c as z,i as ne,k as re,o as ie,s as B,w as V}from"./desks.js";import{o as H}from"./asides.js";const U=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),W=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),G=e=>e.filter(({decision:e})=>P(e)),K=e=>e.find(({decision:e})=>e.turning_point)??null;function q(e,t){let n=e.map(({decision:e})=>e),r=z(n.filter(({seat:e})=>e===t))??z(n);return e.find(({decision:e})=>e===r)??null}const J=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function Y({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return m`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>m`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:J(e.decision.cost,r)}}><${B}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function ae(e,t,n,r){let[i,a]=g(null),o=ie(e,t,!!r),{review:s}=o,c=d(()=>s&&r?U(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&m`<${Y} mistakes=${G(W(c,i))} turning=${K(c)} last=${e} />`,verdictAt:e=>oe(l(e)),deciderAt:e=>l(e)?.seat}}function oe(e){return e?[M(e),P(e)&&u(`loses {cost}`,{cost:F(e)}),e.breach&&u(`against good faith`)].filter(Boolean).join(`, `):``}const se=({placed:e,at:t,nameOf:n,goTo:r})=>m`<section class="decision-list">
  <h2>${u(`All decisions`)}</h2>
  <ol>${e.map(e=>m`<li key=${e.decision.step}><${ce} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function ce({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=P(e);return m`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${le(e,a)}</span>
    <span>${u(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</span>
    ${a&&m`<span class="figure decision-cost">${u(`loses {cost}`,{cost:F(e)})}</span>`}
  </button>`}function le(e,t){return e.turning_point?m`<${B} shape="turn" /><span class="unseen">${u(`Turning point`)}</span>`:t?m`<${B} shape="mistake" />`:e.breach&&m`<${B} shape="breach" /><span class="unseen">${u(`against good faith`)}</span>`}function ue({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=P(e);return m`<article class=${x(`decision`,o&&`mistake`)}>
    <h2>${u(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&m`<${B} shape="mistake" />`}
      ${M(e)}
      ${o&&m`<span class="figure decision-cost">${u(`loses {cost}`,{cost:F(e)})}</span>`}
    </p>
    ${e.turning_point&&m`<p class="decision-turn"><${B} shape="turn" /> ${u(`The deal turned here`)}</p>`}
    ${e.breach&&m`<p class="decision-breach">
        <${B} shape="breach" /> ${I(e.breach.sentence,a)}</p>`}
    ${e.why&&m`<p class="decision-why">${I(e.why,a)}</p>`}
    <${H} lines=${de(e,t,i?u(`your choice`):r)} unit=${n}
      caption=${u(`What else was possible, best first`)} />
    ${e.facts.length>1&&m`<details class="more-reasons"><summary>${u(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>m`<li key=${t}>${I(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${L(e.layouts,e.exact)}</p>
  </article>`}function de({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:N(e.action,t),spoken:V(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function fe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return m`<div class="seat-sums" role="radiogroup" aria-label=${u(`Whose decisions`)}
    onKeyDown=${ee(i.length+1)}>
    ${[s,...i].map(({seat:e,mistakes:i,cost:a})=>m`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?u(`Everybody`):t(e)}</span> <b class="figure">
            ${te(a)}</b>
          <small>${o(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function pe({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=_(null),l=A({me:r,seats:i.seats}),d=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return m`<section class="paper review" ref=${c} tabindex="-1" aria-label=${u(`Review`)}>
    ${s?m`
      <p class="review-lead">
        ${u(`What the decisions cost, {unit}, given what each player could see`,{unit:re(s.unit)})}</p>
      <${fe} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${me} placed=${W(t,a)} turning=${K(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>m`<${ue} key=${e.decision.step}
          placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&m`<p class="quiet">${u(`Nothing was decided here.`)}</p>`}
      </div>
      <${se} placed=${W(t,a)} at=${n.at} nameOf=${l} goTo=${d} />`:m`<${R} ...${e} />`}
  </section>`}function me({placed:e,turning:t,at:n,goTo:r}){let i=G(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return m`<div class="review-jumps">
    <${X} to=${a} words=${u(`Previous mistake`)} label=${m`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&m`<${X} to=${t} label=${m`<${B} shape="turn" /> ${u(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${u(`Next mistake`)} label=${m`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>m`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>m`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,he={form:void 0,forms:[],options:[],offered:null,picked:[]};function ge({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=A(r),o=e=>k(e,i.around),{Strip:s,Middle:c}=e;return m`
    <${s} view=${i} nameOf=${a} />
    <div class=${x(`scene`,`phase-${i.phase}`,O(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>m`<${E} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${E}>`)}
      <${D} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!O(i)&&m`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${he} />`}
    </div>
    ${!O(i)&&r.me!==null&&m`<div class="foot">
      <${E} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?m`<${T} cards=${e} label=${u(`Hand: {name}`,{name:t})} rows=${n} />`:null;function _e({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=A(e);return m`<div class="eyes">
    <label>${u(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>m`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${u(`All hands open`)}</label>
  </div>`}function ve({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ye(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ye(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function be(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:$(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const $=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function xe(e,t){let[n,r]=g(0),[i,a]=g(!1),o=Math.max(e-1,0),c=e=>{let i=Math.min(Math.max(e,0),o);i!==n&&(r(i),t(i))},l=e=>{a(!1),c(e)},u=()=>{!i&&n===o&&c(0),a(!i)};return h(()=>{if(!i)return;n>=o&&a(!1);let e=setTimeout(()=>c(n+1),1500);return()=>clearTimeout(e)},[i,n]),s(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:o,playing:i,goTo:l,toggle:u}}const Se=()=>[[[`←`,`→`],u(`one step back, one step forward`)],[[`Home`,`End`],u(`to the start, to the end`)],[[u(`Space`)],u(`play, pause`)],[[`w`],u(`the review: what the decisions cost`)],[[`m`,`p`],u(`the next mistake, the one before`)],[[`t`],u(`the turning point`)],[[`c`],u(`check how the cards were shuffled`)],[[`r`],u(`read aloud: your hand, the trick, the score`)],[[`,`],u(`settings`)],[[`Esc`],u(`close what is open`)],[[`?`],u(`this list`)]];function Ce({replay:t,me:n,table:r,reviewing:a,atWorst:o}){let l=e(t.game),f=we(t.game),[p,_]=g(n??0),[v,b]=g(n===null),S=d(()=>ve(t,r,p),[t,r,p]),C=d(()=>be(t,l,{...S,me:n}),[t]),w=xe(C.length,e=>Ee(C[e]?.narration,D.verdictAt(e))),T=C[w.at],E=a&&!!l.actionWords,D=ae(r,t.number,C,E?l.actionWords:void 0);h(()=>{let e=o&&w.at===0&&q(D.placed,n);e&&w.goTo(e.at)},[D.placed.length>0]);let O=D.deciderAt(w.at),k=T?.views.map((e,t)=>v||t===O?l.handOf?.(e)??e.hand??[]:[])??null,A=De(S,T,p);return s(e=>{if(e===`r`&&T)y(l.readAloud(A));else if(e===`Escape`&&E)c(i(r,t.number));else return!1;return!0}),m`<div
    class=${x(`room`,`replay`,`of-${t.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Oe} game=${t.game} id=${r} number=${t.number} table=${{...S,me:n}}
      reviewing=${l.actionWords?E:null} />
    <main class="cloth">
      ${T&&(l.tricks?m`<${ge} game=${l.tricks} shown=${A} hands=${k} />`:m`<${l.Replay} shown=${A} hands=${k} />`)}
      <section class="replay-bar" aria-label=${u(`Replay`)}>
        <${ne} player=${w} count=${C.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${f&&m`<${Te} address=${f(T?.views??[])} />`} />
        <${_e} table=${{...S,me:n}} seat=${p} open=${v} onSeat=${_} onOpen=${b} />
      </section>
      ${E&&m`<${pe} ...${D} player=${w} me=${n} table=${S} />`}
    </main>
  </div>`}function we(e){let{solved:t}=l(e);return h(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Te=({address:e})=>m`<a class="tool turn to-solver" href=${e??void 0} aria-label=${u(`Open in the solver`)}
      title=${u(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Ee=(e,t)=>y([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function De(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Oe=({game:e,id:t,number:r,table:o,reviewing:s})=>m`<header class="top-bar">
  <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${u(`Replay of deal {number}`,{number:r})}</h1>
  <nav class="tools" aria-label=${u(`Table`)}>
    ${s!==null&&m`<button type="button" class="tool" aria-pressed=${s} aria-keyshortcuts="w"
      onClick=${()=>c((s?i:a)(t,r))}>${u(`Review`)}</button>`}
    <${w} table=${t} deal=${r} nameOf=${A(o)} look="tool"
      label=${u(`Check`)} spoken=${u(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${n(t)}>${u(`To the table`)}</a>
    <${j} keys=${Se()} />
    <${f} own=${b(e)} />
  </nav>
</header>`;function ke({table:e,deal:t,reviewing:n,atWorst:r}){let[i,a]=g(null),[o,s]=g(null),[c,l]=g(0);return h(()=>{let n=!0;return Promise.all([Ae(e,t),je(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&s(e instanceof p?e:new p({text:String(e)}))}),()=>{n=!1}},[e,t,c]),i?m`<${Ce} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:o?m`<${Me} refusal=${o} table=${e}
    again=${()=>{s(null),l(c+1)}} />`:m`<main class="start lost"><p class="prompt">${u(`Loading the deal …`)}</p></main>`}async function Ae(e,n){let i=await C(e,n),{faces:a}=await v(i.game);return r(l(i.game).deck),t(a),i}async function je(e){return(await S().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Me({refusal:e,table:t,again:r}){let i=/^unknown_/.test(e.reason);return m`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${u(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?u(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!i&&m`<button type="button" class="big" onClick=${r}>${u(`Try now`)}</button>`}
      <a class="big" href=${n(t)}>${u(`To the table`)}</a>
      <a class="plain" href="/">${u(`To the start page`)}</a>
    </div>
  </main>`}export{ke as ReplayPage};