import{At as e,B as t,Bt as n,F as r,I as i,Jt as a,K as o,P as s,Qt as c,Zt as l,a as u,an as d,c as f,dn as p,gn as m,hn as h,mn as g,nn as _,on as v,qt as y,sn as b,tn as x,v as S,x as C}from"./main.js";import{H as w,Q as T,_ as E,c as D,d as O}from"./tables.js";import{S as k,a as A,b as j,h as ee}from"./shared.js";import{A as M,C as N,D as P,E as F,N as I,O as L,T as R,a as z,c as B,i as te,k as ne,o as re,s as V,w as ie}from"./desks.js";import{o as H}from"./asides.js";const U=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),W=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),G=e=>e.filter(({decision:e})=>P(e)),K=e=>e.find(({decision:e})=>e.turning_point)??null;function q(e,t){let n=e.map(({decision:e})=>e),r=B(n.filter(({seat:e})=>e===t))??B(n);return e.find(({decision:e})=>e===r)??null}const J=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function Y({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return b`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>b`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:J(e.decision.cost,r)}}><${V}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function ae(e,t,n,r){let[i,a]=h(null),o=re(e,t,!!r),{review:s}=o,c=m(()=>s&&r?U(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&b`<${Y} mistakes=${G(W(c,i))} turning=${K(c)} last=${e} />`,verdictAt:e=>oe(l(e)),deciderAt:e=>l(e)?.seat}}function oe(e){return e?[M(e),P(e)&&a(`loses {cost}`,{cost:F(e)}),e.breach&&a(`against good faith`)].filter(Boolean).join(`, `):``}const se=({placed:e,at:t,nameOf:n,goTo:r})=>b`<section class="decision-list">
  <h2>${a(`All decisions`)}</h2>
  <ol>${e.map(e=>b`<li key=${e.decision.step}><${ce} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function ce({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let o=P(e);return b`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${le(e,o)}</span>
    <span>${a(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</span>
    ${o&&b`<span class="figure decision-cost">${a(`loses {cost}`,{cost:F(e)})}</span>`}
  </button>`}function le(e,t){return e.turning_point?b`<${V} shape="turn" /><span class="unseen">${a(`Turning point`)}</span>`:t?b`<${V} shape="mistake" />`:e.breach&&b`<${V} shape="breach" /><span class="unseen">${a(`against good faith`)}</span>`}function ue({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:o}){let s=P(e);return b`<article class=${v(`decision`,s&&`mistake`)}>
    <h2>${a(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</h2>
    <p class="decision-verdict">${s&&b`<${V} shape="mistake" />`}
      ${M(e)}
      ${s&&b`<span class="figure decision-cost">${a(`loses {cost}`,{cost:F(e)})}</span>`}
    </p>
    ${e.turning_point&&b`<p class="decision-turn"><${V} shape="turn" /> ${a(`The deal turned here`)}</p>`}
    ${e.breach&&b`<p class="decision-breach">
        <${V} shape="breach" /> ${L(e.breach.sentence,o)}</p>`}
    ${e.why&&b`<p class="decision-why">${L(e.why,o)}</p>`}
    <${H} lines=${de(e,t,i?a(`your choice`):r)} unit=${n}
      caption=${a(`What else was possible, best first`)} />
    ${e.facts.length>1&&b`<details class="more-reasons"><summary>${a(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>b`<li key=${t}>${L(e,o)}</li>`)}</ul></details>`}
    <p class="decision-basis">${R(e.layouts,e.exact)}</p>
  </article>`}function de({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:N(e.action,t),spoken:ie(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function fe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),o=e=>i.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return b`<div class="seat-sums" role="radiogroup" aria-label=${a(`Whose decisions`)}
    onKeyDown=${ee(i.length+1)}>
    ${[s,...i].map(({seat:e,mistakes:i,cost:o})=>b`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?a(`Everybody`):t(e)}</span> <b class="figure">
            ${I(o)}</b>
          <small>${y(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function pe({reviewed:e,placed:t,player:n,me:r,table:i,seat:o,onSeat:s}){let{review:c}=e,l=g(null),u=e=>j(i.seats[e]),d=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return b`<section class="paper review" ref=${l} tabindex="-1" aria-label=${a(`Review`)}>
    ${c?b`
      <p class="review-lead">
        ${a(`What the decisions cost, {unit}, given what each player could see`,{unit:ne(c.unit)})}</p>
      <${fe} sums=${c.seats} nameOf=${u} chosen=${o} onChoose=${s} />
      <${me} placed=${W(t,o)} turning=${K(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>b`<${ue} key=${e.decision.step}
          placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&b`<p class="quiet">${a(`Nothing was decided here.`)}</p>`}
      </div>
      <${se} placed=${W(t,o)} at=${n.at} nameOf=${u} goTo=${d} />`:b`<${z} ...${e} />`}
  </section>`}function me({placed:e,turning:t,at:n,goTo:r}){let i=G(e),o=i.findLast(e=>e.at<n),s=i.find(e=>e.at>n);return b`<div class="review-jumps">
    <${X} to=${o} words=${a(`Previous mistake`)} label=${b`<${Z} back /><${V} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&b`<${X} to=${t} label=${b`<${V} shape="turn" /> ${a(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${s} words=${a(`Next mistake`)} label=${b`<${V} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>b`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>b`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,he={form:void 0,forms:[],options:[],offered:null,picked:[]};function ge({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>j(r.seats[e]),o=e=>k(e,i.around),{Strip:s,Middle:c}=e;return b`
    <${s} view=${i} nameOf=${a} />
    <div class=${v(`scene`,`phase-${i.phase}`,E(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>b`<${O} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${O}>`)}
      <${D} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!E(i)&&b`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${he} />`}
    </div>
    ${!E(i)&&r.me!==null&&b`<div class="foot">
      <${O} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?b`<${w} cards=${e} label=${a(`Hand of {name}`,{name:t})} rows=${n} />`:null;function _e({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return b`<div class="eyes">
    <label>${a(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>b`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${j(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${a(`All hands open`)}</label>
  </div>`}function ve({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ye(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ye(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function be(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:$(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const $=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function xe(e,t){let[n,r]=h(0),[i,a]=h(!1),s=Math.max(e-1,0),c=e=>{let i=Math.min(Math.max(e,0),s);i!==n&&(r(i),t(i))},l=e=>{a(!1),c(e)},u=()=>{!i&&n===s&&c(0),a(!i)};return p(()=>{if(!i)return;n>=s&&a(!1);let e=setTimeout(()=>c(n+1),1500);return()=>clearTimeout(e)},[i,n]),o(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:s,playing:i,goTo:l,toggle:u}}const Se=()=>[[[`←`,`→`],a(`one step back, one step forward`)],[[`Home`,`End`],a(`to the start, to the end`)],[[a(`Space`)],a(`play, pause`)],[[`w`],a(`the review: what the decisions cost`)],[[`m`,`p`],a(`the next mistake, the one before`)],[[`t`],a(`the turning point`)],[[`c`],a(`check how the cards were shuffled`)],[[`r`],a(`read aloud: your hand, the trick, the score`)],[[`,`],a(`settings`)],[[`Esc`],a(`close what is open`)],[[`?`],a(`this list`)]];function Ce({replay:e,me:t,table:n,reviewing:i,atWorst:l}){let u=c(e.game),f=we(e.game),[g,_]=h(t??0),[y,x]=h(t===null),S=m(()=>ve(e,n,g),[e,n,g]),C=m(()=>be(e,u,{...S,me:t}),[e]),w=xe(C.length,e=>Ee(C[e]?.narration,D.verdictAt(e))),T=C[w.at],E=i&&!!u.actionWords,D=ae(n,e.number,C,E?u.actionWords:void 0);p(()=>{let e=l&&w.at===0&&q(D.placed,t);e&&w.goTo(e.at)},[D.placed.length>0]);let O=D.deciderAt(w.at),k=T?.views.map((e,t)=>y||t===O?u.handOf?.(e)??e.hand??[]:[])??null,A=De(S,T,g);return o(t=>{if(t===`r`&&T)d(u.readAloud(A));else if(t===`Escape`&&E)s(r(n,e.number));else return!1;return!0}),b`<div
    class=${v(`room`,`replay`,`of-${e.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Oe} game=${e.game} id=${n} number=${e.number} seats=${S.seats}
      reviewing=${u.actionWords?E:null} />
    <main class="cloth">
      ${T&&(u.tricks?b`<${ge} game=${u.tricks} shown=${A} hands=${k} />`:b`<${u.Replayed} shown=${A} hands=${k} />`)}
      <section class="replay-bar" aria-label=${a(`Replay`)}>
        <${te} player=${w} count=${C.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${f&&b`<${Te} address=${f(T?.views??[])} />`} />
        <${_e} table=${S} seat=${g} open=${y} onSeat=${_} onOpen=${x} />
      </section>
      ${E&&b`<${pe} ...${D} player=${w} me=${t} table=${S} />`}
    </main>
  </div>`}function we(e){let{solved:t}=l(e);return p(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Te=({address:e})=>b`<a class="tool turn to-solver" href=${e??void 0} aria-label=${a(`Open in the solver`)}
      title=${a(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Ee=(e,t)=>d([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function De(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Oe=({game:e,id:n,number:o,seats:c,reviewing:l})=>b`<header class="top-bar">
  <a class="home" href="/" aria-label=${a(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${a(`Replay of deal {number}`,{number:o})}</h1>
  <nav class="tools" aria-label=${a(`Table`)}>
    ${l!==null&&b`<button type="button" class="tool" aria-pressed=${l} aria-keyshortcuts="w"
      onClick=${()=>s((l?r:i)(n,o))}>${a(`Review`)}</button>`}
    <${T} table=${n} deal=${o} nameOf=${e=>j(c[e])} look="tool"
      label=${a(`Check`)} spoken=${a(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${t(n)}>${a(`To the table`)}</a>
    <${A} keys=${Se()} />
    <${u} own=${_(e)} />
  </nav>
</header>`;function ke({table:e,deal:t,reviewing:n,atWorst:r}){let[i,o]=h(null),[s,c]=h(null),[l,u]=h(0);return p(()=>{let n=!0;return Promise.all([Ae(e,t),je(e)]).then(([e,t])=>{n&&o({replay:e,me:t})},e=>{n&&c(e instanceof f?e:new f({text:String(e)}))}),()=>{n=!1}},[e,t,l]),i?b`<${Ce} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:s?b`<${Me} refusal=${s} table=${e}
    again=${()=>{c(null),u(l+1)}} />`:b`<main class="start lost"><p class="prompt">${a(`Loading the deal …`)}</p></main>`}async function Ae(t,r){let i=await C(t,r),{faces:a}=await x(i.game);return n(l(i.game).deck),e(a),i}async function je(e){return(await S().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Me({refusal:e,table:n,again:r}){let i=/^unknown_/.test(e.reason);return b`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${a(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?a(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!i&&b`<button type="button" class="big" onClick=${r}>${a(`Try now`)}</button>`}
      <a class="big" href=${t(n)}>${a(`To the table`)}</a>
      <a class="plain" href="/">${a(`To the start page`)}</a>
    </div>
  </main>`}export{ke as ReplayPage};