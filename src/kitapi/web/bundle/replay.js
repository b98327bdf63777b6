import{B as e,Bt as t,F as n,G as r,Gt as i,I as a,P as o,Wt as s,Xt as c,Zt as l,a as u,an as d,c as f,dn as p,en as m,fn as h,in as g,kt as _,qt as v,rn as y,sn as b,un as x,v as S,x as C}from"./main.js";import{c as w,q as T,rt as E,u as D,v as O}from"./tables.js";import{_ as k,p as ee,r as te,v as ne}from"./shared.js";import{c as A,d as j,f as M,h as re,l as ie,m as N,o as ae,p as oe,s as P,u as F}from"./asides.js";import{i as se}from"./desks.js";const I={review:null,preparing:!1,done:0,of:0,trouble:``},L=/* @__PURE__ */ new Map;function R(e,t){L.size>=20&&L.clear(),L.set(e,t)}function z(e,t,n){let r=`/api/tables/${e}/deals/${t}/review?lang=${s()}`,[i,a]=p(I),[o,c]=p(0),l=L.get(r)??null;return b(()=>{if(!n||L.has(r))return;let e=new AbortController,t=t=>{e.signal.aborted||(t.review&&R(r,t.review),a({...I,...t}))};return t({}),B(r,e.signal,t).catch(e=>t({trouble:e instanceof f?e.message:v(`The server does not answer.`)})),()=>e.abort()},[r,n,o]),{...i,review:l,again:()=>c(o+1)}}async function B(e,t,n){let r=await fetch(e,{signal:t});if(!r.ok||!r.body)throw new f(await r.json().catch(()=>({})));for await(let e of V(r.body)){if(e.reason)throw new f(e);if(n(e),e.review)return}throw new f({})}async function*V(e){let t=e.getReader(),n=new TextDecoder,r=``;for(let e=await t.read();!e.done;e=await t.read()){let t=(r+n.decode(e.value,{stream:!0})).split(`
`);r=t.pop()??``;for(let e of t)yield JSON.parse(e)}}const H={mistake:`M12 3 22 21H2z`,turn:`M12 1 23 12 12 23 1 12z`,breach:`M4 4h16v16H4z`},U=({shape:e})=>d`<svg class=${`review-sign is-${e}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${H[e]} /></svg>`,W=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function G({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return d`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>d`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:W(e.decision.cost,r)}}><${U}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const K=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),q=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),J=e=>e.filter(({decision:e})=>j(e)),Y=e=>e.find(({decision:e})=>e.turning_point)??null;function ce(e,t,n,r){let[i,a]=p(null),o=z(e,t,!!r),{review:s}=o,c=h(()=>s&&r?K(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&d`<${G} mistakes=${J(q(c,i))} turning=${Y(c)} last=${e} />`,saidOf:e=>le(l(e)),deciderAt:e=>l(e)?.seat}}function le(e){return e?[N(e),j(e)&&v(`loses {cost}`,{cost:F(e)}),e.breach&&v(`against good faith`)].filter(Boolean).join(`, `):``}const ue=({placed:e,at:t,nameOf:n,goTo:r})=>d`<section class="decision-list">
  <h2>${v(`All decisions`)}</h2>
  <ol>${e.map(e=>d`<li key=${e.decision.step}><${de} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function de({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=j(e);return d`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${fe(e,a)}</span>
    <span>${v(`{name}: {words}`,{name:r,words:P(e.chosen,t)})}</span>
    ${a&&d`<span class="figure decision-cost">${v(`loses {cost}`,{cost:F(e)})}</span>`}
  </button>`}function fe(e,t){return e.turning_point?d`<${U} shape="turn" /><span class="unseen">${v(`Turning point`)}</span>`:t?d`<${U} shape="mistake" />`:e.breach&&d`<${U} shape="breach" /><span class="unseen">${v(`against good faith`)}</span>`}function pe({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=j(e);return d`<article class=${g(`decision`,o&&`mistake`)}>
    <h2>${v(`{name}: {words}`,{name:r,words:P(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&d`<${U} shape="mistake" />`}
      ${N(e)}
      ${o&&d`<span class="figure decision-cost">${v(`loses {cost}`,{cost:F(e)})}</span>`}
    </p>
    ${e.turning_point&&d`<p class="decision-turn"><${U} shape="turn" /> ${v(`The deal turned here`)}</p>`}
    ${e.breach&&d`<p class="decision-breach">
        <${U} shape="breach" /> ${M(e.breach.sentence,a)}</p>`}
    ${e.why&&d`<p class="decision-why">${M(e.why,a)}</p>`}
    <${ae} lines=${X(e,t,i?v(`your choice`):r)} unit=${n}
      caption=${v(`What else was possible, best first`)} />
    ${e.facts.length>1&&d`<details class="more-reasons"><summary>${v(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>d`<li key=${t}>${M(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${ie(e.layouts,e.exact)}</p>
  </article>`}function X({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:P(e.action,t),spoken:A(e.action,t),worth:e.expected,best:e===r,tag:e.chosen?n:null}))}function me({sums:e,nameOf:t,chosen:n,onChoose:r}){let a=e.filter(({decisions:e})=>e>0),o=e=>a.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return d`<div class="seat-sums" role="radiogroup" aria-label=${v(`Whose decisions`)}
    onKeyDown=${ee(a.length+1)}>
    ${[s,...a].map(({seat:e,mistakes:a,cost:o})=>d`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?v(`Everybody`):t(e)}</span> <b class="figure">
            ${re(o)}</b>
          <small>${i(`{count} mistake`,`{count} mistakes`,a)}</small>
        </button>`)}
  </div>`}function he({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=x(null),l=e=>k(i.seats[e]),u=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return d`<section class="paper review" ref=${c} tabindex="-1" aria-label=${v(`Review`)}>
    ${s?d`
      <p class="review-lead">
        ${v(`What the decisions cost, {unit}, given what each player could see`,{unit:oe(s.unit)})}</p>
      <${me} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${ge} placed=${q(t,a)} turning=${Y(t)} at=${n.at} goTo=${u} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>d`<${pe} key=${e.decision.step}
          placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&d`<p class="quiet">${v(`Nothing was decided here.`)}</p>`}
      </div>
      <${ue} placed=${q(t,a)} at=${n.at} nameOf=${l} goTo=${u} />`:d`<${_e} ...${e} />`}
  </section>`}function ge({placed:e,turning:t,at:n,goTo:r}){let i=J(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return d`<div class="review-jumps">
    <${Z} to=${a} words=${v(`Previous mistake`)} label=${d`<${Q} back /><${U} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&d`<${Z} to=${t} label=${d`<${U} shape="turn" /> ${v(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${Z} to=${o} words=${v(`Next mistake`)} label=${d`<${U} shape="mistake" /><${Q} />`} shortcut="m"
      goTo=${r} />
  </div>`}const Z=({to:e,label:t,words:n,shortcut:r,goTo:i})=>d`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Q=({back:e})=>d`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`;function _e({preparing:e,done:t,of:n,trouble:r,again:i}){return r?d`<p role="alert">${r}</p>
      <button type="button" class="plain" onClick=${i}>${v(`Try now`)}</button>`:d`<p role="status">${ve(e,t,n)}</p>
    ${n>0&&d`<progress class="review-progress" max=${n} value=${t} aria-label=${v(`Review`)}></progress>`}`}function ve(e,t,n){return n>0?v(`{done} of {count} decisions judged …`,{done:t,count:n}):v(e?`Getting the review ready; this happens once and may take a minute …`:`Reviewing the deal …`)}const ye={form:void 0,forms:[],options:[],offered:null,picked:[]};function be({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>k(r.seats[e]),o=e=>ne(e,i.around),{Strip:s,Middle:c}=e;return d`
    <${s} view=${i} nameOf=${a} />
    <div class=${g(`scene`,`phase-${i.phase}`,O(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>d`<${D} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${$} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${D}>`)}
      <${w} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!O(i)&&d`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${ye} />`}
    </div>
    ${!O(i)&&r.me!==null&&d`<div class="foot">
      <${D} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${$} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const $=({cards:e,name:t,rows:n=1})=>e?.length?d`<${T} cards=${e} label=${v(`Hand of {name}`,{name:t})} rows=${n} />`:null;function xe({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return d`<div class="eyes">
    <label>${v(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>d`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${k(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${v(`All hands open`)}</label>
  </div>`}function Se({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>Ce(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function Ce(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function we(e,{tell:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c=o&&t(o,{version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1}),l=o?n.gathers(o):null;c?i.push({number:a,told:c,gathering:l,views:l===null?s:Te(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Te=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function Ee(e,t){let[n,i]=p(0),[a,o]=p(!1),s=Math.max(e-1,0),c=e=>{let r=Math.min(Math.max(e,0),s);r!==n&&(i(r),t(r))},l=e=>{o(!1),c(e)},u=()=>{!a&&n===s&&c(0),o(!a)};return b(()=>{if(!a)return;n>=s&&o(!1);let e=setTimeout(()=>c(n+1),1500);return()=>clearTimeout(e)},[a,n]),r(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:s,playing:a,goTo:l,toggle:u}}const De=()=>[[[`←`,`→`],v(`one step back, one step forward`)],[[`Home`,`End`],v(`to the start, to the end`)],[[v(`Space`)],v(`play, pause`)],[[`w`],v(`the review: what the decisions cost`)],[[`m`,`p`],v(`the next mistake, the one before`)],[[`t`],v(`the turning point`)],[[`c`],v(`check how the cards were shuffled`)],[[`r`],v(`read aloud: your hand, the trick, the score`)],[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function Oe({replay:e,me:t,table:n,reviewing:i}){let s=l(e.game),c=ke(e.game),[u,f]=p(t??0),[m,_]=p(t===null),b=h(()=>Se(e,n,u),[e,n,u]),x=h(()=>we(e,s,b),[e]),S=Ee(x.length,e=>je(x[e]?.told,T.saidOf(e))),C=x[S.at],w=i&&!!s.actionWords,T=ce(n,e.number,x,w?s.actionWords:void 0),E=T.deciderAt(S.at),D=C?.views.map((e,t)=>m||t===E?s.handOf?.(e)??e.hand??[]:[])??null,O=Me(b,C,u);return r(t=>{if(t===`r`&&C)y(s.reading(O));else if(t===`Escape`&&w)a(o(n,e.number));else return!1;return!0}),d`<div
    class=${g(`room`,`replay`,`of-${e.game}`,w&&`reviewing`,w&&T.reviewed.review&&`reviewed`)}>
    <${Ne} id=${n} number=${e.number} seats=${b.seats}
      reviewing=${s.actionWords?w:null} />
    <main class="cloth">
      ${C&&(s.tricks?d`<${be} game=${s.tricks} shown=${O} hands=${D} />`:d`<${s.Replayed} shown=${O} hands=${D} />`)}
      <section class="replay-bar" aria-label=${v(`Replay`)}>
        <${se} player=${S} count=${x.length} words=${C?.told.words??``}
          marks=${T.marks(S.last)}
          more=${c&&d`<${Ae} address=${c(C?.views??[])} />`} />
        <${xe} table=${b} seat=${u} open=${m} onSeat=${f} onOpen=${_} />
      </section>
      ${w&&d`<${he} ...${T} player=${S} me=${t} table=${b} />`}
    </main>
  </div>`}function ke(e){let{solved:t}=c(e);return b(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Ae=({address:e})=>d`<a class="tool turn to-solver" href=${e??void 0} aria-label=${v(`Open in the solver`)}
      title=${v(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,je=(e,t)=>y([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Me(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ne=({id:t,number:r,seats:i,reviewing:s})=>d`<header class="top-bar">
  <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${v(`Replay of deal {number}`,{number:r})}</h1>
  <nav class="tools" aria-label=${v(`Table`)}>
    ${s!==null&&d`<button type="button" class="tool" aria-pressed=${s} aria-keyshortcuts="w"
      onClick=${()=>a((s?o:n)(t,r))}>${v(`Review`)}</button>`}
    <${E} table=${t} deal=${r} nameOf=${e=>k(i[e])} look="tool"
      label=${v(`Check`)} spoken=${v(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${e(t)}>${v(`To the table`)}</a>
    <${te} keys=${De()} />
    <${u} />
  </nav>
</header>`;function Pe({table:e,deal:t,reviewing:n}){let[r,i]=p(null),[a,o]=p(null),[s,c]=p(0);return b(()=>{let n=!0;return Promise.all([Fe(e,t),Ie(e)]).then(([e,t])=>{n&&i({replay:e,me:t})},e=>{n&&o(e instanceof f?e:new f({text:String(e)}))}),()=>{n=!1}},[e,t,s]),r?d`<${Oe} replay=${r.replay} me=${r.me} table=${e} reviewing=${n} />`:a?d`<${Le} refusal=${a} table=${e}
    again=${()=>{o(null),c(s+1)}} />`:d`<main class="start lost"><p class="prompt">${v(`Loading the deal …`)}</p></main>`}async function Fe(e,n){let r=await C(e,n),{faces:i}=await m(r.game);return t(c(r.game).deck),_(i),r}async function Ie(e){return(await S().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Le({refusal:t,table:n,again:r}){let i=/^unknown_/.test(t.reason);return d`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${v(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?v(`A deal is shown once it is over: this one is still running, or was never dealt.`):t.message}</p>
      ${!i&&d`<button type="button" class="big" onClick=${r}>${v(`Try now`)}</button>`}
      <a class="big" href=${e(n)}>${v(`To the table`)}</a>
      <a class="plain" href="/">${v(`To the start page`)}</a>
    </div>
  </main>`}export{Pe as ReplayPage};