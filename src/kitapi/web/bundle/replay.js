import{$t as e,Bt as t,Ct as n,F as r,Jt as i,K as a,N as o,P as s,W as c,Xt as l,Y as u,_ as d,b as f,cn as p,ct as m,en as h,i as g,kt as _,on as v,q as y,qt as b,rn as x,s as S,sn as C,tn as w,z as T}from"./main.js";import{Q as E,c as D,ct as O,u as k,v as A}from"./tables.js";import{N as ee,b as te,i as ne}from"./desks.js";import{t as j}from"./prefa-shared.js";import{t as M}from"./preferans-shared.js";import{c as N,f as P,p as re,r as ie}from"./shared.js";import{c as ae,d as F,f as I,h as oe,l as se,m as L,o as ce,p as le,s as R,u as z}from"./asides.js";function B(e,t){let n=e[0],r=n?.phase===`playing`?t(n):null;if(!n||!r)return null;let i=V(n.active,r.declarer).filter(e=>!r.out(e)),a=n.trick??[],o=a.length<i.length?a:[],s=o[0]?.seat??r.leader;if(s===void 0)return null;let c=i.map(t=>[...e[t]?.hand??[],...o.filter(e=>e.seat===t).map(({card:e})=>e)]),[l,u,d=null]=c,f=te[i.indexOf(s)];if(!l||!u||!f||l.length===0||c.some(e=>e.length!==l.length))return null;let p={hands:{declarer:l,first:u,second:d},strain:r.strain,leader:f,objective:r.objective};return ee(p,o.map(({card:e})=>e))}function V(e,t){let n=[...e].sort((e,t)=>e-t),r=n.indexOf(t);return r<0?[]:[...n.slice(r),...n.slice(0,r)]}const H={prefa:e=>B(e,e=>{let{declarer:t,contract:r}=e.bargain??{};return t===void 0||!r?null:{declarer:t,out:t=>j(e,t),leader:e.turn?.[0],strain:n(r),objective:`tricks`}}),preferans:e=>B(e,e=>{let{declarer:t=null,game:n,open:r}=e.bargain??{};if(t===null||n===void 0||r&&e.leader===t&&!e.last_trick)return null;let i=n===6?`betl`:`tricks`,a=n===6?`open_betl`:`open`;return{declarer:t,out:t=>M(e,t),leader:e.leader??void 0,strain:m(n)??`n`,objective:r?a:i}})},U=e=>H[e]??null,W={review:null,preparing:!1,done:0,of:0,trouble:``},G=/* @__PURE__ */ new Map;function ue(e,t){G.size>=20&&G.clear(),G.set(e,t)}function de(e,t,n){let r=`/api/tables/${e}/deals/${t}/review?lang=${b()}`,[i,a]=C(W),[o,s]=C(0),c=G.get(r)??null;return x(()=>{if(!n||G.has(r))return;let e=new AbortController,t=t=>{e.signal.aborted||(t.review&&ue(r,t.review),a({...W,...t}))};return t({}),fe(r,e.signal,t).catch(e=>t({trouble:e instanceof S?e.message:l(`The server does not answer.`)})),()=>e.abort()},[r,n,o]),{...i,review:c,again:()=>s(o+1)}}async function fe(e,t,n){let r=await fetch(e,{signal:t});if(!r.ok||!r.body)throw new S(await r.json().catch(()=>({})));for await(let e of pe(r.body)){if(e.reason)throw new S(e);if(n(e),e.review)return}throw new S({})}async function*pe(e){let t=e.getReader(),n=new TextDecoder,r=``;for(let e=await t.read();!e.done;e=await t.read()){let t=(r+n.decode(e.value,{stream:!0})).split(`
`);r=t.pop()??``;for(let e of t)yield JSON.parse(e)}}const me={mistake:`M12 3 22 21H2z`,turn:`M12 1 23 12 12 23 1 12z`,breach:`M4 4h16v16H4z`},K=({shape:e})=>w`<svg class=${`review-sign is-${e}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${me[e]} /></svg>`,he=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ge({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return w`<span class="review-marks" aria-hidden="true">${i.map(e=>w`<span key=${e.decision.step}
    style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:he(e.decision.cost,r)}}><${K}
    shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const _e=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),q=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),J=e=>e.filter(({decision:e})=>F(e)),Y=e=>e.find(({decision:e})=>e.turning_point)??null;function X(e,t,n,r){let[i,a]=C(null),o=de(e,t,!!r),{review:s}=o,c=p(()=>s&&r?_e(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&w`<${ge} mistakes=${J(q(c,i))} turning=${Y(c)} last=${e} />`,saidOf:e=>ve(l(e)),deciderAt:e=>l(e)?.seat}}function ve(e){return e?[L(e),F(e)&&l(`costs {cost}`,{cost:z(e)}),e.breach&&l(`against good faith`)].filter(Boolean).join(`, `):``}const ye=({placed:e,at:t,nameOf:n,goTo:r})=>w`<section class="decision-list">
  <h2>${l(`All decisions`)}</h2>
  <ol>${e.map(e=>w`<li key=${e.decision.step}><${be} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function be({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=F(e);return w`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${xe(e,a)}</span>
    <span>${l(`{name}: {words}`,{name:r,words:R(e.chosen,t)})}</span>
    ${a&&w`<span class="figure decision-cost">${l(`costs {cost}`,{cost:z(e)})}</span>`}
  </button>`}function xe(e,t){return e.turning_point?w`<${K} shape="turn" /><span class="unseen">${l(`Turning point`)}</span>`:t?w`<${K} shape="mistake" />`:e.breach&&w`<${K} shape="breach" /><span class="unseen">${l(`against good faith`)}</span>`}function Se({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=F(e);return w`<article class=${h(`decision`,o&&`mistake`)}>
    <h2>${l(`{name}: {words}`,{name:r,words:R(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&w`<${K} shape="mistake" />`}
      ${L(e)}${o&&w`<span class="figure decision-cost">${l(`costs {cost}`,{cost:z(e)})}</span>`}</p>
    ${e.turning_point&&w`<p class="decision-turn"><${K} shape="turn" /> ${l(`Here the deal turned`)}</p>`}
    ${e.breach&&w`<p class="decision-breach"><${K} shape="breach" /> ${I(e.breach.sentence,a)}</p>`}
    ${e.why&&w`<p class="decision-why">${I(e.why,a)}</p>`}
    <${ce} lines=${Ce(e,t,i?l(`your choice`):r)} unit=${n} caption=${l(`What might have been done, the best first`)} />
    ${e.facts.length>1&&w`<details class="more-reasons"><summary>${l(`More about it`)}</summary>
      <ul>${e.facts.slice(1).map(({sentence:e},t)=>w`<li key=${t}>${I(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${se(e.layouts,e.exact)}</p>
  </article>`}function Ce({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:R(e.action,t),spoken:ae(e.action,t),worth:e.expected,best:e===r,tag:e.chosen?n:null}))}function we({sums:e,nameOf:t,chosen:n,onChoose:r}){let a=e.filter(({decisions:e})=>e>0),o=e=>a.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return w`<div class="seat-sums" role="radiogroup" aria-label=${l(`Whose decisions`)} onKeyDown=${N(a.length+1)}>
    ${[s,...a].map(({seat:e,mistakes:a,cost:o})=>w`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
      tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
      <span class="seat-sum-name">${e===null?l(`Everybody`):t(e)}</span> <b class="figure">${oe(o)}</b>
      <small>${i(`{count} mistake`,`{count} mistakes`,a)}</small>
    </button>`)}
  </div>`}function Te({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=v(null),u=e=>P(i.seats[e]),d=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return w`<section class="paper review" ref=${c} tabindex="-1" aria-label=${l(`Review`)}>
    ${s?w`
      <p class="review-lead">${l(`What the decisions cost, {unit}, for what each could know`,{unit:le(s.unit)})}</p>
      <${we} sums=${s.seats} nameOf=${u} chosen=${a} onChoose=${o} />
      <${Ee} placed=${q(t,a)} turning=${Y(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">${t.filter(({at:e})=>e===n.at).map(e=>w`<${Se} key=${e.decision.step}
        placed=${e} unit=${s.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r} nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&w`<p class="quiet">${l(`Nothing was decided here.`)}</p>`}</div>
      <${ye} placed=${q(t,a)} at=${n.at} nameOf=${u} goTo=${d} />`:w`<${De} ...${e} />`}
  </section>`}function Ee({placed:e,turning:t,at:n,goTo:r}){let i=J(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return w`<div class="review-jumps">
    <${Z} to=${a} words=${l(`Previous mistake`)} label=${w`<${Q} back /><${K} shape="mistake" />`} shortcut="p" goTo=${r} />
    ${t&&w`<${Z} to=${t} label=${w`<${K} shape="turn" /> ${l(`Turning point`)}`} shortcut="t" goTo=${r} />`}
    <${Z} to=${o} words=${l(`Next mistake`)} label=${w`<${K} shape="mistake" /><${Q} />`} shortcut="m" goTo=${r} />
  </div>`}const Z=({to:e,label:t,words:n,shortcut:r,goTo:i})=>w`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r} aria-disabled=${e?void 0:`true`}
  onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Q=({back:e})=>w`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true"><path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`;function De({preparing:e,done:t,of:n,trouble:r,again:i}){return r?w`<p role="alert">${r}</p>
      <button type="button" class="plain" onClick=${i}>${l(`Try now`)}</button>`:w`<p role="status">${Oe(e,t,n)}</p>
    ${n>0&&w`<progress class="review-progress" max=${n} value=${t} aria-label=${l(`Review`)}></progress>`}`}function Oe(e,t,n){return n>0?l(`{done} of {count} decisions judged …`,{done:t,count:n}):l(e?`The review is being made ready, which is done once and may take a minute …`:`The review is being made …`)}const ke={form:void 0,forms:[],options:[],offered:null,picked:[]};function Ae({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>P(r.seats[e]),o=e=>re(e,i.around),{Strip:s,Middle:c}=e;return w`
    <${s} view=${i} nameOf=${a} />
    <div class=${h(`scene`,`phase-${i.phase}`,A(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>w`<${k} key=${r.seat} game=${e}
        seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
        <${$} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
      </${k}>`)}
      <${D} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!A(i)&&w`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${ke} />`}
    </div>
    ${!A(i)&&r.me!==null&&w`<div class="foot">
      <${k} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${$} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const $=({cards:e,name:t,rows:n=1})=>e?.length?w`<${E} cards=${e} label=${l(`Hand of {name}`,{name:t})} rows=${n} />`:null;function je({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return w`<div class="eyes">
    <label>${l(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>w`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${P(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${l(`All hands open`)}</label>
  </div>`}function Me({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>Ne(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function Ne(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Pe(e,{tell:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c=o&&t(o,{version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1}),l=o?n.gathers(o):null;c?i.push({number:a,told:c,gathering:l,views:l===null?s:Fe(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Fe=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function Ie(e,t){let[n,r]=C(0),[i,a]=C(!1),o=Math.max(e-1,0),s=e=>{let i=Math.min(Math.max(e,0),o);i!==n&&(r(i),t(i))},l=e=>{a(!1),s(e)},u=()=>{!i&&n===o&&s(0),a(!i)};return x(()=>{if(!i)return;n>=o&&a(!1);let e=setTimeout(()=>s(n+1),1500);return()=>clearTimeout(e)},[i,n]),c(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:o,playing:i,goTo:l,toggle:u}}const Le=()=>[[[`←`,`→`],l(`a step back, a step on`)],[[`Home`,`End`],l(`to the start, to the end`)],[[l(`Space`)],l(`play, pause`)],[[`w`],l(`the review: what the decisions cost`)],[[`m`,`p`],l(`the next mistake, the one before`)],[[`t`],l(`the turning point`)],[[`c`],l(`check how the cards were shuffled`)],[[`r`],l(`read aloud: your hand, the trick, the score`)],[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function Re({replay:t,me:n,table:i,reviewing:a}){let s=y(t.game),u=U(t.game),[d,f]=C(n??0),[m,g]=C(n===null),_=p(()=>Me(t,i,d),[t,i,d]),v=p(()=>Pe(t,s,_),[t]),b=Ie(v.length,e=>Be(v[e]?.told,T.saidOf(e))),x=v[b.at],S=a&&!!s.actionWords,T=X(i,t.number,v,S?s.actionWords:void 0),E=T.deciderAt(b.at),D=x?.views.map((e,t)=>m||t===E?s.handOf?.(e)??e.hand??[]:[])??null,O=Ve(_,x,d);return c(n=>{if(n===`r`&&x)e(s.reading(O));else if(n===`Escape`&&S)r(o(i,t.number));else return!1;return!0}),w`<div class=${h(`room`,`replay`,`of-${t.game}`,S&&`reviewing`,S&&T.reviewed.review&&`reviewed`)}>
    <${He} id=${i} number=${t.number} seats=${_.seats} reviewing=${s.actionWords?S:null} />
    <main class="cloth">
      ${x&&(s.tricks?w`<${Ae} game=${s.tricks} shown=${O} hands=${D} />`:w`<${s.Replayed} shown=${O} hands=${D} />`)}
      <section class="replay-bar" aria-label=${l(`Replay`)}>
        <${ne} player=${b} count=${v.length} words=${x?.told.words??``} marks=${T.marks(b.last)}
          more=${u&&w`<${ze} address=${u(x?.views??[])} />`} />
        <${je} table=${_} seat=${d} open=${m} onSeat=${f} onOpen=${g} />
      </section>
      ${S&&w`<${Te} ...${T} player=${b} me=${n} table=${_} />`}
    </main>
  </div>`}const ze=({address:e})=>w`<a class="tool turn to-solver" href=${e??void 0} aria-label=${l(`Open in the solver`)} title=${l(`Open in the solver`)}
  hidden=${!e}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Be=(t,n)=>e([t?.spoken??t?.words??``,n].filter(Boolean).join(`. `));function Ve(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const He=({id:e,number:t,seats:n,reviewing:i})=>w`<header class="top-bar">
  <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${l(`Replay of deal {number}`,{number:t})}</h1>
  <nav class="tools" aria-label=${l(`Table`)}>
    ${i!==null&&w`<button type="button" class="tool" aria-pressed=${i} aria-keyshortcuts="w"
      onClick=${()=>r((i?o:s)(e,t))}>${l(`Review`)}</button>`}
    <${O} table=${e} deal=${t} nameOf=${e=>P(n[e])} look="tool" label=${l(`Check`)} spoken=${l(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${T(e)}>${l(`To the table`)}</a>
    <${ie} keys=${Le()} />
    <${g} />
  </nav>
</header>`;function Ue({table:e,deal:t,reviewing:n}){let[r,i]=C(null),[a,o]=C(null),[s,c]=C(0);return x(()=>{let n=!0;return Promise.all([We(e,t),Ge(e)]).then(([e,t])=>{n&&i({replay:e,me:t})},e=>{n&&o(e instanceof S?e:new S({text:String(e)}))}),()=>{n=!1}},[e,t,s]),r?w`<${Re} replay=${r.replay} me=${r.me} table=${e} reviewing=${n} />`:a?w`<${Ke} refusal=${a} table=${e}
    again=${()=>{o(null),c(s+1)}} />`:w`<main class="start lost"><p class="prompt">${l(`Fetching the deal …`)}</p></main>`}async function We(e,n){let r=await f(e,n),{faces:i}=await u(r.game);return t(a(r.game).deck),_(i),r}async function Ge(e){return(await d().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Ke({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return w`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${l(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">${r?l(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&w`<button type="button" class="big" onClick=${n}>${l(`Try now`)}</button>`}
      <a class="big" href=${T(t)}>${l(`To the table`)}</a>
      <a class="plain" href="/">${l(`To the start page`)}</a>
    </div>
  </main>`}export{Ue as ReplayPage};