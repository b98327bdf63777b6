import{B as e,F as t,G as n,Gt as r,I as i,Kt as a,P as o,Xt as s,Zt as c,a as l,an as u,c as d,cn as f,dn as p,en as m,fn as h,in as g,kt as _,on as v,pn as y,qt as b,tn as x,v as S,x as C,zt as w}from"./main.js";import{K as T,_ as E,nt as D,s as O,u as k}from"./tables.js";import{_ as A,p as ee,r as te,v as j}from"./shared.js";import{c as ne,d as M,f as N,g as P,l as F,m as I,o as L,p as R,s as z,u as B}from"./asides.js";import{i as re}from"./desks.js";const ie={mistake:`M12 3 22 21H2z`,turn:`M12 1 23 12 12 23 1 12z`,breach:`M4 4h16v16H4z`},V=({shape:e})=>v`<svg class=${`review-sign is-${e}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ie[e]} /></svg>`,H=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function U({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return v`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>v`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:H(e.decision.cost,r)}}><${V}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>M(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null,J={review:null,preparing:!1,done:0,of:0,trouble:``},Y=/* @__PURE__ */ new Map;function ae(e,t){Y.size>=20&&Y.clear(),Y.set(e,t)}function oe(e,t,n){let i=`/api/tables/${e}/deals/${t}/review?lang=${r()}`,[a,o]=h(J),[s,c]=h(0),l=Y.get(i)??null;return f(()=>{if(!n||Y.has(i))return;let e=new AbortController,t=t=>{e.signal.aborted||(t.review&&ae(i,t.review),o({...J,...t}))};return t({}),se(i,e.signal,t).catch(e=>t({trouble:e instanceof d?e.message:b(`The server does not answer.`)})),()=>e.abort()},[i,n,s]),{...a,review:l,again:()=>c(s+1)}}async function se(e,t,n){let r=await fetch(e,{signal:t});if(!r.ok||!r.body)throw new d(await r.json().catch(()=>({})));for await(let e of ce(r.body)){if(e.reason)throw new d(e);if(n(e),e.review)return}throw new d({})}async function*ce(e){let t=e.getReader(),n=new TextDecoder,r=``;for(let e=await t.read();!e.done;e=await t.read()){let t=(r+n.decode(e.value,{stream:!0})).split(`
`);r=t.pop()??``;for(let e of t)yield JSON.parse(e)}}function le(e,t,n,r){let[i,a]=h(null),o=oe(e,t,!!r),{review:s}=o,c=y(()=>s&&r?W(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&v`<${U} mistakes=${K(G(c,i))} turning=${q(c)} last=${e} />`,verdictAt:e=>ue(l(e)),deciderAt:e=>l(e)?.seat}}function ue(e){return e?[I(e),M(e)&&b(`loses {cost}`,{cost:B(e)}),e.breach&&b(`against good faith`)].filter(Boolean).join(`, `):``}const de=({placed:e,at:t,nameOf:n,goTo:r})=>v`<section class="decision-list">
  <h2>${b(`All decisions`)}</h2>
  <ol>${e.map(e=>v`<li key=${e.decision.step}><${fe} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function fe({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=M(e);return v`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${pe(e,a)}</span>
    <span>${b(`{name}: {words}`,{name:r,words:z(e.chosen,t)})}</span>
    ${a&&v`<span class="figure decision-cost">${b(`loses {cost}`,{cost:B(e)})}</span>`}
  </button>`}function pe(e,t){return e.turning_point?v`<${V} shape="turn" /><span class="unseen">${b(`Turning point`)}</span>`:t?v`<${V} shape="mistake" />`:e.breach&&v`<${V} shape="breach" /><span class="unseen">${b(`against good faith`)}</span>`}function me({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=M(e);return v`<article class=${u(`decision`,o&&`mistake`)}>
    <h2>${b(`{name}: {words}`,{name:r,words:z(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&v`<${V} shape="mistake" />`}
      ${I(e)}
      ${o&&v`<span class="figure decision-cost">${b(`loses {cost}`,{cost:B(e)})}</span>`}
    </p>
    ${e.turning_point&&v`<p class="decision-turn"><${V} shape="turn" /> ${b(`The deal turned here`)}</p>`}
    ${e.breach&&v`<p class="decision-breach">
        <${V} shape="breach" /> ${N(e.breach.sentence,a)}</p>`}
    ${e.why&&v`<p class="decision-why">${N(e.why,a)}</p>`}
    <${L} lines=${he(e,t,i?b(`your choice`):r)} unit=${n}
      caption=${b(`What else was possible, best first`)} />
    ${e.facts.length>1&&v`<details class="more-reasons"><summary>${b(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>v`<li key=${t}>${N(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${F(e.layouts,e.exact)}</p>
  </article>`}function he({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:z(e.action,t),spoken:ne(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function ge({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),o=e=>i.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return v`<div class="seat-sums" role="radiogroup" aria-label=${b(`Whose decisions`)}
    onKeyDown=${ee(i.length+1)}>
    ${[s,...i].map(({seat:e,mistakes:i,cost:o})=>v`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?b(`Everybody`):t(e)}</span> <b class="figure">
            ${P(o)}</b>
          <small>${a(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function _e({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=p(null),l=e=>A(i.seats[e]),u=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return v`<section class="paper review" ref=${c} tabindex="-1" aria-label=${b(`Review`)}>
    ${s?v`
      <p class="review-lead">
        ${b(`What the decisions cost, {unit}, given what each player could see`,{unit:R(s.unit)})}</p>
      <${ge} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${ve} placed=${G(t,a)} turning=${q(t)} at=${n.at} goTo=${u} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>v`<${me} key=${e.decision.step}
          placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&v`<p class="quiet">${b(`Nothing was decided here.`)}</p>`}
      </div>
      <${de} placed=${G(t,a)} at=${n.at} nameOf=${l} goTo=${u} />`:v`<${ye} ...${e} />`}
  </section>`}function ve({placed:e,turning:t,at:n,goTo:r}){let i=K(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return v`<div class="review-jumps">
    <${X} to=${a} words=${b(`Previous mistake`)} label=${v`<${Z} back /><${V} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&v`<${X} to=${t} label=${v`<${V} shape="turn" /> ${b(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${b(`Next mistake`)} label=${v`<${V} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>v`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>v`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`;function ye({preparing:e,done:t,of:n,trouble:r,again:i}){return r?v`<p role="alert">${r}</p>
      <button type="button" class="plain" onClick=${i}>${b(`Try now`)}</button>`:v`<p role="status">${be(e,t,n)}</p>
    ${n>0&&v`<progress class="review-progress" max=${n} value=${t} aria-label=${b(`Review`)}></progress>`}`}function be(e,t,n){return n>0?b(`{done} of {count} decisions judged …`,{done:t,count:n}):b(e?`Getting the review ready; this happens once and may take a minute …`:`Reviewing the deal …`)}const xe={form:void 0,forms:[],options:[],offered:null,picked:[]};function Se({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>A(r.seats[e]),o=e=>j(e,i.around),{Strip:s,Middle:c}=e;return v`
    <${s} view=${i} nameOf=${a} />
    <div class=${u(`scene`,`phase-${i.phase}`,E(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>v`<${k} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${k}>`)}
      <${O} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!E(i)&&v`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${xe} />`}
    </div>
    ${!E(i)&&r.me!==null&&v`<div class="foot">
      <${k} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?v`<${T} cards=${e} label=${b(`Hand of {name}`,{name:t})} rows=${n} />`:null;function Ce({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return v`<div class="eyes">
    <label>${b(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>v`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${A(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${b(`All hands open`)}</label>
  </div>`}function we({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>Te(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function Te(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Ee(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:De(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const De=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function $(e,t){let[r,i]=h(0),[a,o]=h(!1),s=Math.max(e-1,0),c=e=>{let n=Math.min(Math.max(e,0),s);n!==r&&(i(n),t(n))},l=e=>{o(!1),c(e)},u=()=>{!a&&r===s&&c(0),o(!a)};return f(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>c(r+1),1500);return()=>clearTimeout(e)},[a,r]),n(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:r,last:s,playing:a,goTo:l,toggle:u}}const Oe=()=>[[[`←`,`→`],b(`one step back, one step forward`)],[[`Home`,`End`],b(`to the start, to the end`)],[[b(`Space`)],b(`play, pause`)],[[`w`],b(`the review: what the decisions cost`)],[[`m`,`p`],b(`the next mistake, the one before`)],[[`t`],b(`the turning point`)],[[`c`],b(`check how the cards were shuffled`)],[[`r`],b(`read aloud: your hand, the trick, the score`)],[[`,`],b(`settings`)],[[`Esc`],b(`close what is open`)],[[`?`],b(`this list`)]];function ke({replay:e,me:r,table:i,reviewing:a}){let s=c(e.game),l=Ae(e.game),[d,f]=h(r??0),[p,m]=h(r===null),_=y(()=>we(e,i,d),[e,i,d]),x=y(()=>Ee(e,s,{..._,me:r}),[e]),S=$(x.length,e=>Me(x[e]?.narration,T.verdictAt(e))),C=x[S.at],w=a&&!!s.actionWords,T=le(i,e.number,x,w?s.actionWords:void 0),E=T.deciderAt(S.at),D=C?.views.map((e,t)=>p||t===E?s.handOf?.(e)??e.hand??[]:[])??null,O=Ne(_,C,d);return n(n=>{if(n===`r`&&C)g(s.readAloud(O));else if(n===`Escape`&&w)o(t(i,e.number));else return!1;return!0}),v`<div
    class=${u(`room`,`replay`,`of-${e.game}`,w&&`reviewing`,w&&T.reviewed.review&&`reviewed`)}>
    <${Pe} game=${e.game} id=${i} number=${e.number} seats=${_.seats}
      reviewing=${s.actionWords?w:null} />
    <main class="cloth">
      ${C&&(s.tricks?v`<${Se} game=${s.tricks} shown=${O} hands=${D} />`:v`<${s.Replayed} shown=${O} hands=${D} />`)}
      <section class="replay-bar" aria-label=${b(`Replay`)}>
        <${re} player=${S} count=${x.length} words=${C?.narration.words??``}
          marks=${T.marks(S.last)}
          more=${l&&v`<${je} address=${l(C?.views??[])} />`} />
        <${Ce} table=${_} seat=${d} open=${p} onSeat=${f} onOpen=${m} />
      </section>
      ${w&&v`<${_e} ...${T} player=${S} me=${r} table=${_} />`}
    </main>
  </div>`}function Ae(e){let{solved:t}=s(e);return f(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const je=({address:e})=>v`<a class="tool turn to-solver" href=${e??void 0} aria-label=${b(`Open in the solver`)}
      title=${b(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Me=(e,t)=>g([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Ne(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Pe=({game:n,id:r,number:a,seats:s,reviewing:c})=>v`<header class="top-bar">
  <a class="home" href="/" aria-label=${b(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${b(`Replay of deal {number}`,{number:a})}</h1>
  <nav class="tools" aria-label=${b(`Table`)}>
    ${c!==null&&v`<button type="button" class="tool" aria-pressed=${c} aria-keyshortcuts="w"
      onClick=${()=>o((c?t:i)(r,a))}>${b(`Review`)}</button>`}
    <${D} table=${r} deal=${a} nameOf=${e=>A(s[e])} look="tool"
      label=${b(`Check`)} spoken=${b(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${e(r)}>${b(`To the table`)}</a>
    <${te} keys=${Oe()} />
    <${l} own=${x(n)} />
  </nav>
</header>`;function Fe({table:e,deal:t,reviewing:n}){let[r,i]=h(null),[a,o]=h(null),[s,c]=h(0);return f(()=>{let n=!0;return Promise.all([Ie(e,t),Le(e)]).then(([e,t])=>{n&&i({replay:e,me:t})},e=>{n&&o(e instanceof d?e:new d({text:String(e)}))}),()=>{n=!1}},[e,t,s]),r?v`<${ke} replay=${r.replay} me=${r.me} table=${e} reviewing=${n} />`:a?v`<${Re} refusal=${a} table=${e}
    again=${()=>{o(null),c(s+1)}} />`:v`<main class="start lost"><p class="prompt">${b(`Loading the deal …`)}</p></main>`}async function Ie(e,t){let n=await C(e,t),{faces:r}=await m(n.game);return w(s(n.game).deck),_(r),n}async function Le(e){return(await S().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Re({refusal:t,table:n,again:r}){let i=/^unknown_/.test(t.reason);return v`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${b(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?b(`A deal is shown once it is over: this one is still running, or was never dealt.`):t.message}</p>
      ${!i&&v`<button type="button" class="big" onClick=${r}>${b(`Try now`)}</button>`}
      <a class="big" href=${e(n)}>${b(`To the table`)}</a>
      <a class="plain" href="/">${b(`To the start page`)}</a>
    </div>
  </main>`}export{Fe as ReplayPage};