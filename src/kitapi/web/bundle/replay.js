import{B as e,F as t,G as n,Gt as r,I as i,Kt as a,P as o,Xt as s,Zt as c,a as l,an as u,c as d,dn as f,en as p,fn as m,in as h,kt as g,qt as _,rn as v,sn as y,un as b,v as x,x as S,zt as C}from"./main.js";import{c as w,q as T,rt as E,u as D,v as O}from"./tables.js";import{_ as k,p as ee,r as te,v as A}from"./shared.js";import{c as ne,d as j,f as M,g as N,l as P,m as F,o as I,p as L,s as R,u as z}from"./asides.js";import{i as re}from"./desks.js";const ie={mistake:`M12 3 22 21H2z`,turn:`M12 1 23 12 12 23 1 12z`,breach:`M4 4h16v16H4z`},B=({shape:e})=>u`<svg class=${`review-sign is-${e}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${ie[e]} /></svg>`,V=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function H({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return u`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>u`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:V(e.decision.cost,r)}}><${B}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const U=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),W=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),G=e=>e.filter(({decision:e})=>j(e)),K=e=>e.find(({decision:e})=>e.turning_point)??null,q={review:null,preparing:!1,done:0,of:0,trouble:``},J=/* @__PURE__ */ new Map;function Y(e,t){J.size>=20&&J.clear(),J.set(e,t)}function ae(e,t,n){let i=`/api/tables/${e}/deals/${t}/review?lang=${r()}`,[a,o]=f(q),[s,c]=f(0),l=J.get(i)??null;return y(()=>{if(!n||J.has(i))return;let e=new AbortController,t=t=>{e.signal.aborted||(t.review&&Y(i,t.review),o({...q,...t}))};return t({}),oe(i,e.signal,t).catch(e=>t({trouble:e instanceof d?e.message:_(`The server does not answer.`)})),()=>e.abort()},[i,n,s]),{...a,review:l,again:()=>c(s+1)}}async function oe(e,t,n){let r=await fetch(e,{signal:t});if(!r.ok||!r.body)throw new d(await r.json().catch(()=>({})));for await(let e of se(r.body)){if(e.reason)throw new d(e);if(n(e),e.review)return}throw new d({})}async function*se(e){let t=e.getReader(),n=new TextDecoder,r=``;for(let e=await t.read();!e.done;e=await t.read()){let t=(r+n.decode(e.value,{stream:!0})).split(`
`);r=t.pop()??``;for(let e of t)yield JSON.parse(e)}}function ce(e,t,n,r){let[i,a]=f(null),o=ae(e,t,!!r),{review:s}=o,c=m(()=>s&&r?U(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&u`<${H} mistakes=${G(W(c,i))} turning=${K(c)} last=${e} />`,verdictAt:e=>le(l(e)),deciderAt:e=>l(e)?.seat}}function le(e){return e?[F(e),j(e)&&_(`loses {cost}`,{cost:z(e)}),e.breach&&_(`against good faith`)].filter(Boolean).join(`, `):``}const ue=({placed:e,at:t,nameOf:n,goTo:r})=>u`<section class="decision-list">
  <h2>${_(`All decisions`)}</h2>
  <ol>${e.map(e=>u`<li key=${e.decision.step}><${de} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function de({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=j(e);return u`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${fe(e,a)}</span>
    <span>${_(`{name}: {words}`,{name:r,words:R(e.chosen,t)})}</span>
    ${a&&u`<span class="figure decision-cost">${_(`loses {cost}`,{cost:z(e)})}</span>`}
  </button>`}function fe(e,t){return e.turning_point?u`<${B} shape="turn" /><span class="unseen">${_(`Turning point`)}</span>`:t?u`<${B} shape="mistake" />`:e.breach&&u`<${B} shape="breach" /><span class="unseen">${_(`against good faith`)}</span>`}function pe({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=j(e);return u`<article class=${h(`decision`,o&&`mistake`)}>
    <h2>${_(`{name}: {words}`,{name:r,words:R(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&u`<${B} shape="mistake" />`}
      ${F(e)}
      ${o&&u`<span class="figure decision-cost">${_(`loses {cost}`,{cost:z(e)})}</span>`}
    </p>
    ${e.turning_point&&u`<p class="decision-turn"><${B} shape="turn" /> ${_(`The deal turned here`)}</p>`}
    ${e.breach&&u`<p class="decision-breach">
        <${B} shape="breach" /> ${M(e.breach.sentence,a)}</p>`}
    ${e.why&&u`<p class="decision-why">${M(e.why,a)}</p>`}
    <${I} lines=${me(e,t,i?_(`your choice`):r)} unit=${n}
      caption=${_(`What else was possible, best first`)} />
    ${e.facts.length>1&&u`<details class="more-reasons"><summary>${_(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>u`<li key=${t}>${M(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${P(e.layouts,e.exact)}</p>
  </article>`}function me({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:R(e.action,t),spoken:ne(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function he({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),o=e=>i.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return u`<div class="seat-sums" role="radiogroup" aria-label=${_(`Whose decisions`)}
    onKeyDown=${ee(i.length+1)}>
    ${[s,...i].map(({seat:e,mistakes:i,cost:o})=>u`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?_(`Everybody`):t(e)}</span> <b class="figure">
            ${N(o)}</b>
          <small>${a(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function ge({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=b(null),l=e=>k(i.seats[e]),d=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return u`<section class="paper review" ref=${c} tabindex="-1" aria-label=${_(`Review`)}>
    ${s?u`
      <p class="review-lead">
        ${_(`What the decisions cost, {unit}, given what each player could see`,{unit:L(s.unit)})}</p>
      <${he} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${_e} placed=${W(t,a)} turning=${K(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>u`<${pe} key=${e.decision.step}
          placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&u`<p class="quiet">${_(`Nothing was decided here.`)}</p>`}
      </div>
      <${ue} placed=${W(t,a)} at=${n.at} nameOf=${l} goTo=${d} />`:u`<${ve} ...${e} />`}
  </section>`}function _e({placed:e,turning:t,at:n,goTo:r}){let i=G(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return u`<div class="review-jumps">
    <${X} to=${a} words=${_(`Previous mistake`)} label=${u`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&u`<${X} to=${t} label=${u`<${B} shape="turn" /> ${_(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${_(`Next mistake`)} label=${u`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>u`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>u`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`;function ve({preparing:e,done:t,of:n,trouble:r,again:i}){return r?u`<p role="alert">${r}</p>
      <button type="button" class="plain" onClick=${i}>${_(`Try now`)}</button>`:u`<p role="status">${ye(e,t,n)}</p>
    ${n>0&&u`<progress class="review-progress" max=${n} value=${t} aria-label=${_(`Review`)}></progress>`}`}function ye(e,t,n){return n>0?_(`{done} of {count} decisions judged …`,{done:t,count:n}):_(e?`Getting the review ready; this happens once and may take a minute …`:`Reviewing the deal …`)}const be={form:void 0,forms:[],options:[],offered:null,picked:[]};function xe({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>k(r.seats[e]),o=e=>A(e,i.around),{Strip:s,Middle:c}=e;return u`
    <${s} view=${i} nameOf=${a} />
    <div class=${h(`scene`,`phase-${i.phase}`,O(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>u`<${D} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${D}>`)}
      <${w} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!O(i)&&u`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${be} />`}
    </div>
    ${!O(i)&&r.me!==null&&u`<div class="foot">
      <${D} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?u`<${T} cards=${e} label=${_(`Hand of {name}`,{name:t})} rows=${n} />`:null;function Se({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return u`<div class="eyes">
    <label>${_(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>u`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${k(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${_(`All hands open`)}</label>
  </div>`}function Ce({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>we(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function we(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Te(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:Ee(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Ee=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function De(e,t){let[r,i]=f(0),[a,o]=f(!1),s=Math.max(e-1,0),c=e=>{let n=Math.min(Math.max(e,0),s);n!==r&&(i(n),t(n))},l=e=>{o(!1),c(e)},u=()=>{!a&&r===s&&c(0),o(!a)};return y(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>c(r+1),1500);return()=>clearTimeout(e)},[a,r]),n(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:r,last:s,playing:a,goTo:l,toggle:u}}const $=()=>[[[`←`,`→`],_(`one step back, one step forward`)],[[`Home`,`End`],_(`to the start, to the end`)],[[_(`Space`)],_(`play, pause`)],[[`w`],_(`the review: what the decisions cost`)],[[`m`,`p`],_(`the next mistake, the one before`)],[[`t`],_(`the turning point`)],[[`c`],_(`check how the cards were shuffled`)],[[`r`],_(`read aloud: your hand, the trick, the score`)],[[`,`],_(`settings`)],[[`Esc`],_(`close what is open`)],[[`?`],_(`this list`)]];function Oe({replay:e,me:r,table:i,reviewing:a}){let s=c(e.game),l=ke(e.game),[d,p]=f(r??0),[g,y]=f(r===null),b=m(()=>Ce(e,i,d),[e,i,d]),x=m(()=>Te(e,s,b),[e]),S=De(x.length,e=>je(x[e]?.narration,T.verdictAt(e))),C=x[S.at],w=a&&!!s.actionWords,T=ce(i,e.number,x,w?s.actionWords:void 0),E=T.deciderAt(S.at),D=C?.views.map((e,t)=>g||t===E?s.handOf?.(e)??e.hand??[]:[])??null,O=Me(b,C,d);return n(n=>{if(n===`r`&&C)v(s.readAloud(O));else if(n===`Escape`&&w)o(t(i,e.number));else return!1;return!0}),u`<div
    class=${h(`room`,`replay`,`of-${e.game}`,w&&`reviewing`,w&&T.reviewed.review&&`reviewed`)}>
    <${Ne} id=${i} number=${e.number} seats=${b.seats}
      reviewing=${s.actionWords?w:null} />
    <main class="cloth">
      ${C&&(s.tricks?u`<${xe} game=${s.tricks} shown=${O} hands=${D} />`:u`<${s.Replayed} shown=${O} hands=${D} />`)}
      <section class="replay-bar" aria-label=${_(`Replay`)}>
        <${re} player=${S} count=${x.length} words=${C?.narration.words??``}
          marks=${T.marks(S.last)}
          more=${l&&u`<${Ae} address=${l(C?.views??[])} />`} />
        <${Se} table=${b} seat=${d} open=${g} onSeat=${p} onOpen=${y} />
      </section>
      ${w&&u`<${ge} ...${T} player=${S} me=${r} table=${b} />`}
    </main>
  </div>`}function ke(e){let{solved:t}=s(e);return y(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Ae=({address:e})=>u`<a class="tool turn to-solver" href=${e??void 0} aria-label=${_(`Open in the solver`)}
      title=${_(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,je=(e,t)=>v([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Me(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ne=({id:n,number:r,seats:a,reviewing:s})=>u`<header class="top-bar">
  <a class="home" href="/" aria-label=${_(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${_(`Replay of deal {number}`,{number:r})}</h1>
  <nav class="tools" aria-label=${_(`Table`)}>
    ${s!==null&&u`<button type="button" class="tool" aria-pressed=${s} aria-keyshortcuts="w"
      onClick=${()=>o((s?t:i)(n,r))}>${_(`Review`)}</button>`}
    <${E} table=${n} deal=${r} nameOf=${e=>k(a[e])} look="tool"
      label=${_(`Check`)} spoken=${_(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${e(n)}>${_(`To the table`)}</a>
    <${te} keys=${$()} />
    <${l} />
  </nav>
</header>`;function Pe({table:e,deal:t,reviewing:n}){let[r,i]=f(null),[a,o]=f(null),[s,c]=f(0);return y(()=>{let n=!0;return Promise.all([Fe(e,t),Ie(e)]).then(([e,t])=>{n&&i({replay:e,me:t})},e=>{n&&o(e instanceof d?e:new d({text:String(e)}))}),()=>{n=!1}},[e,t,s]),r?u`<${Oe} replay=${r.replay} me=${r.me} table=${e} reviewing=${n} />`:a?u`<${Le} refusal=${a} table=${e}
    again=${()=>{o(null),c(s+1)}} />`:u`<main class="start lost"><p class="prompt">${_(`Loading the deal …`)}</p></main>`}async function Fe(e,t){let n=await S(e,t),{faces:r}=await p(n.game);return C(s(n.game).deck),g(r),n}async function Ie(e){return(await x().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Le({refusal:t,table:n,again:r}){let i=/^unknown_/.test(t.reason);return u`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${_(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?_(`A deal is shown once it is over: this one is still running, or was never dealt.`):t.message}</p>
      ${!i&&u`<button type="button" class="big" onClick=${r}>${_(`Try now`)}</button>`}
      <a class="big" href=${e(n)}>${_(`To the table`)}</a>
      <a class="plain" href="/">${_(`To the start page`)}</a>
    </div>
  </main>`}export{Pe as ReplayPage};