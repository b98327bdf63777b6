import{$t as e,Bt as t,Ct as n,F as r,K as i,Kt as a,N as o,P as s,Qt as c,W as l,Y as u,Yt as d,_ as f,an as p,b as m,ct as h,en as g,i as _,kt as v,nn as y,on as b,q as ee,qt as x,s as S,sn as C,z as w}from"./main.js";import{K as T,c as E,nt as D,u as O,v as k}from"./tables.js";import{N as A,b as te,i as ne}from"./desks.js";import{t as re}from"./prefa-shared.js";import{t as j}from"./preferans-shared.js";import{c as M,d as N,f as P,t as ie}from"./shared.js";import{c as ae,d as F,f as I,h as oe,l as se,m as L,o as ce,p as le,s as R,u as z}from"./asides.js";function B(e,t){let n=e[0],r=n?.phase===`playing`?t(n):null;if(!n||!r)return null;let i=V(n.active,r.declarer).filter(e=>!r.out(e)),a=n.trick??[],o=a.length<i.length?a:[],s=o[0]?.seat??r.leader;if(s===void 0)return null;let c=i.map(t=>[...e[t]?.hand??[],...o.filter(e=>e.seat===t).map(({card:e})=>e)]),[l,u,d=null]=c,f=te[i.indexOf(s)];if(!l||!u||!f||l.length===0||c.some(e=>e.length!==l.length))return null;let p={hands:{declarer:l,first:u,second:d},strain:r.strain,leader:f,objective:r.objective};return A(p,o.map(({card:e})=>e))}function V(e,t){let n=[...e].sort((e,t)=>e-t),r=n.indexOf(t);return r<0?[]:[...n.slice(r),...n.slice(0,r)]}const H={prefa:e=>B(e,e=>{let{declarer:t,contract:r}=e.bargain??{};return t===void 0||!r?null:{declarer:t,out:t=>re(e,t),leader:e.turn?.[0],strain:n(r),objective:`tricks`}}),preferans:e=>B(e,e=>{let{declarer:t=null,game:n,open:r}=e.bargain??{};if(t===null||n===void 0||r&&e.leader===t&&!e.last_trick)return null;let i=n===6?`betl`:`tricks`,a=n===6?`open_betl`:`open`;return{declarer:t,out:t=>j(e,t),leader:e.leader??void 0,strain:h(n)??`n`,objective:r?a:i}})},U=e=>H[e]??null,W={review:null,preparing:!1,done:0,of:0,trouble:``},G=/* @__PURE__ */ new Map;function ue(e,t){G.size>=20&&G.clear(),G.set(e,t)}function de(e,t,n){let r=`/api/tables/${e}/deals/${t}/review?lang=${a()}`,[i,o]=b(W),[s,c]=b(0),l=G.get(r)??null;return y(()=>{if(!n||G.has(r))return;let e=new AbortController,t=t=>{e.signal.aborted||(t.review&&ue(r,t.review),o({...W,...t}))};return t({}),fe(r,e.signal,t).catch(e=>t({trouble:e instanceof S?e.message:d(`The server does not answer.`)})),()=>e.abort()},[r,n,s]),{...i,review:l,again:()=>c(s+1)}}async function fe(e,t,n){let r=await fetch(e,{signal:t});if(!r.ok||!r.body)throw new S(await r.json().catch(()=>({})));for await(let e of pe(r.body)){if(e.reason)throw new S(e);if(n(e),e.review)return}throw new S({})}async function*pe(e){let t=e.getReader(),n=new TextDecoder,r=``;for(let e=await t.read();!e.done;e=await t.read()){let t=(r+n.decode(e.value,{stream:!0})).split(`
`);r=t.pop()??``;for(let e of t)yield JSON.parse(e)}}const me={mistake:`M12 3 22 21H2z`,turn:`M12 1 23 12 12 23 1 12z`,breach:`M4 4h16v16H4z`},K=({shape:e})=>g`<svg class=${`review-sign is-${e}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${me[e]} /></svg>`,he=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ge({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return g`<span class="review-marks" aria-hidden="true">${i.map(e=>g`<span key=${e.decision.step}
    style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:he(e.decision.cost,r)}}><${K}
    shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}const _e=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),q=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),J=e=>e.filter(({decision:e})=>F(e)),Y=e=>e.find(({decision:e})=>e.turning_point)??null;function ve(e,t,n,r){let[i,a]=b(null),o=de(e,t,!!r),{review:s}=o,c=C(()=>s&&r?_e(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&g`<${ge} mistakes=${J(q(c,i))} turning=${Y(c)} last=${e} />`,saidOf:e=>ye(l(e)),deciderAt:e=>l(e)?.seat}}function ye(e){return e?[L(e),F(e)&&d(`costs {cost}`,{cost:z(e)}),e.breach&&d(`against good faith`)].filter(Boolean).join(`, `):``}const X=({placed:e,at:t,nameOf:n,goTo:r})=>g`<section class="decision-list">
  <h2>${d(`All decisions`)}</h2>
  <ol>${e.map(e=>g`<li key=${e.decision.step}><${be} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function be({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=F(e);return g`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${xe(e,a)}</span>
    <span>${d(`{name}: {words}`,{name:r,words:R(e.chosen,t)})}</span>
    ${a&&g`<span class="figure decision-cost">${d(`costs {cost}`,{cost:z(e)})}</span>`}
  </button>`}function xe(e,t){return e.turning_point?g`<${K} shape="turn" /><span class="unseen">${d(`Turning point`)}</span>`:t?g`<${K} shape="mistake" />`:e.breach&&g`<${K} shape="breach" /><span class="unseen">${d(`against good faith`)}</span>`}function Se({placed:{decision:t,wordsOf:n},unit:r,name:i,mine:a,nameOf:o}){let s=F(t);return g`<article class=${e(`decision`,s&&`mistake`)}>
    <h2>${d(`{name}: {words}`,{name:i,words:R(t.chosen,n)})}</h2>
    <p class="decision-verdict">${s&&g`<${K} shape="mistake" />`}
      ${L(t)}${s&&g`<span class="figure decision-cost">${d(`costs {cost}`,{cost:z(t)})}</span>`}</p>
    ${t.turning_point&&g`<p class="decision-turn"><${K} shape="turn" /> ${d(`Here the deal turned`)}</p>`}
    ${t.breach&&g`<p class="decision-breach"><${K} shape="breach" /> ${I(t.breach.sentence,o)}</p>`}
    ${t.why&&g`<p class="decision-why">${I(t.why,o)}</p>`}
    <${ce} lines=${Ce(t,n,a?d(`your choice`):i)} unit=${r} caption=${d(`What might have been done, the best first`)} />
    ${t.facts.length>1&&g`<details class="more-reasons"><summary>${d(`More about it`)}</summary>
      <ul>${t.facts.slice(1).map(({sentence:e},t)=>g`<li key=${t}>${I(e,o)}</li>`)}</ul></details>`}
    <p class="decision-basis">${se(t.layouts,t.exact)}</p>
  </article>`}function Ce({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:R(e.action,t),spoken:ae(e.action,t),worth:e.expected,best:e===r,tag:e.chosen?n:null}))}function we({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return g`<div class="seat-sums" role="radiogroup" aria-label=${d(`Whose decisions`)} onKeyDown=${M(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>g`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
      tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
      <span class="seat-sum-name">${e===null?d(`Everybody`):t(e)}</span> <b class="figure">${oe(a)}</b>
      <small>${x(`{count} mistake`,`{count} mistakes`,i)}</small>
    </button>`)}
  </div>`}function Te({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:s}=e,c=p(null),l=e=>N(i.seats[e]),u=e=>{n.goTo(e),c.current?.scrollTo(0,0)};return g`<section class="paper review" ref=${c} tabindex="-1" aria-label=${d(`Review`)}>
    ${s?g`
      <p class="review-lead">${d(`What the decisions cost, {unit}, for what each could know`,{unit:le(s.unit)})}</p>
      <${we} sums=${s.seats} nameOf=${l} chosen=${a} onChoose=${o} />
      <${Ee} placed=${q(t,a)} turning=${Y(t)} at=${n.at} goTo=${u} />
      <div class="decided-here">${t.filter(({at:e})=>e===n.at).map(e=>g`<${Se} key=${e.decision.step}
        placed=${e} unit=${s.unit} name=${l(e.decision.seat)} mine=${e.decision.seat===r} nameOf=${l} />`)}
        ${t.every(({at:e})=>e!==n.at)&&g`<p class="quiet">${d(`Nothing was decided here.`)}</p>`}</div>
      <${X} placed=${q(t,a)} at=${n.at} nameOf=${l} goTo=${u} />`:g`<${De} ...${e} />`}
  </section>`}function Ee({placed:e,turning:t,at:n,goTo:r}){let i=J(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return g`<div class="review-jumps">
    <${Z} to=${a} words=${d(`Previous mistake`)} label=${g`<${Q} back /><${K} shape="mistake" />`} shortcut="p" goTo=${r} />
    ${t&&g`<${Z} to=${t} label=${g`<${K} shape="turn" /> ${d(`Turning point`)}`} shortcut="t" goTo=${r} />`}
    <${Z} to=${o} words=${d(`Next mistake`)} label=${g`<${K} shape="mistake" /><${Q} />`} shortcut="m" goTo=${r} />
  </div>`}const Z=({to:e,label:t,words:n,shortcut:r,goTo:i})=>g`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r} aria-disabled=${e?void 0:`true`}
  onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Q=({back:e})=>g`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true"><path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`;function De({preparing:e,done:t,of:n,trouble:r,again:i}){return r?g`<p role="alert">${r}</p>
      <button type="button" class="plain" onClick=${i}>${d(`Try now`)}</button>`:g`<p role="status">${Oe(e,t,n)}</p>
    ${n>0&&g`<progress class="review-progress" max=${n} value=${t} aria-label=${d(`Review`)}></progress>`}`}function Oe(e,t,n){return n>0?d(`{done} of {count} decisions judged …`,{done:t,count:n}):d(e?`The review is being made ready, which is done once and may take a minute …`:`The review is being made …`)}const ke={form:void 0,forms:[],options:[],offered:null,picked:[]};function Ae({game:t,shown:n,hands:r}){let{table:i}=n,a=n.view,o=e=>N(i.seats[e]),s=e=>P(e,a.around),{Strip:c,Middle:l}=t;return g`
    <${c} view=${a} nameOf=${o} />
    <div class=${e(`scene`,`phase-${a.phase}`,k(a)&&`after`)}>
      ${i.seats.filter(({seat:e})=>e!==i.me).map(e=>g`<${O} key=${e.seat} game=${t}
        seat=${e} view=${a} shown=${n} place=${s(e.seat)}>
        <${$} cards=${r?.[e.seat]} name=${o(e.seat)} rows=${2} />
      </${O}>`)}
      <${E} game=${t} view=${a} table=${i} replayed=${!0} />
      ${!k(a)&&g`<${l} view=${a} shown=${n} nameOf=${o} placeOf=${s}
        choosing=${ke} />`}
    </div>
    ${!k(a)&&i.me!==null&&g`<div class="foot">
      <${O} game=${t} seat=${i.seats[i.me]} view=${a} shown=${n} place="bottom" />
      <${$} cards=${a.hand} name=${o(i.me)} />
    </div>`}`}const $=({cards:e,name:t,rows:n=1})=>e?.length?g`<${T} cards=${e} label=${d(`Hand of {name}`,{name:t})} rows=${n} />`:null;function je({table:e,seat:t,open:n,onSeat:r,onOpen:i}){return g`<div class="eyes">
    <label>${d(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>g`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${N(e)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${d(`All hands open`)}</label>
  </div>`}function Me({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>Ne(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function Ne(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Pe(e,{tell:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c=o&&t(o,{version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1}),l=o?n.gathers(o):null;c?i.push({number:a,told:c,gathering:l,views:l===null?s:Fe(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Fe=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function Ie(e,t){let[n,r]=b(0),[i,a]=b(!1),o=Math.max(e-1,0),s=e=>{let i=Math.min(Math.max(e,0),o);i!==n&&(r(i),t(i))},c=e=>{a(!1),s(e)},u=()=>{!i&&n===o&&s(0),a(!i)};return y(()=>{if(!i)return;n>=o&&a(!1);let e=setTimeout(()=>s(n+1),1500);return()=>clearTimeout(e)},[i,n]),l(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:o,playing:i,goTo:c,toggle:u}}const Le=()=>[[[`←`,`→`],d(`a step back, a step on`)],[[`Home`,`End`],d(`to the start, to the end`)],[[d(`Space`)],d(`play, pause`)],[[`w`],d(`the review: what the decisions cost`)],[[`m`,`p`],d(`the next mistake, the one before`)],[[`t`],d(`the turning point`)],[[`c`],d(`check how the cards were shuffled`)],[[`r`],d(`read aloud: your hand, the trick, the score`)],[[`,`],d(`settings`)],[[`Esc`],d(`close what is open`)],[[`?`],d(`this list`)]];function Re({replay:t,me:n,table:i,reviewing:a}){let s=ee(t.game),u=U(t.game),[f,p]=b(n??0),[m,h]=b(n===null),_=C(()=>Me(t,i,f),[t,i,f]),v=C(()=>Pe(t,s,_),[t]),y=Ie(v.length,e=>Be(v[e]?.told,w.saidOf(e))),x=v[y.at],S=a&&!!s.actionWords,w=ve(i,t.number,v,S?s.actionWords:void 0),T=w.deciderAt(y.at),E=x?.views.map((e,t)=>m||t===T?s.handOf?.(e)??e.hand??[]:[])??null,D=Ve(_,x,f);return l(e=>{if(e===`r`&&x)c(s.reading(D));else if(e===`Escape`&&S)r(o(i,t.number));else return!1;return!0}),g`<div class=${e(`room`,`replay`,`of-${t.game}`,S&&`reviewing`,S&&w.reviewed.review&&`reviewed`)}>
    <${He} id=${i} number=${t.number} seats=${_.seats} reviewing=${s.actionWords?S:null} />
    <main class="cloth">
      ${x&&(s.tricks?g`<${Ae} game=${s.tricks} shown=${D} hands=${E} />`:g`<${s.Replayed} shown=${D} hands=${E} />`)}
      <section class="replay-bar" aria-label=${d(`Replay`)}>
        <${ne} player=${y} count=${v.length} words=${x?.told.words??``} marks=${w.marks(y.last)}
          more=${u&&g`<${ze} address=${u(x?.views??[])} />`} />
        <${je} table=${_} seat=${f} open=${m} onSeat=${p} onOpen=${h} />
      </section>
      ${S&&g`<${Te} ...${w} player=${y} me=${n} table=${_} />`}
    </main>
  </div>`}const ze=({address:e})=>g`<a class="tool turn to-solver" href=${e??void 0} aria-label=${d(`Open in the solver`)} title=${d(`Open in the solver`)}
  hidden=${!e}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Be=(e,t)=>c([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Ve(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const He=({id:e,number:t,seats:n,reviewing:i})=>g`<header class="top-bar">
  <a class="home" href="/" aria-label=${d(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${d(`Replay of deal {number}`,{number:t})}</h1>
  <nav class="tools" aria-label=${d(`Table`)}>
    ${i!==null&&g`<button type="button" class="tool" aria-pressed=${i} aria-keyshortcuts="w"
      onClick=${()=>r((i?o:s)(e,t))}>${d(`Review`)}</button>`}
    <${D} table=${e} deal=${t} nameOf=${e=>N(n[e])} look="tool" label=${d(`Check`)} spoken=${d(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${w(e)}>${d(`To the table`)}</a>
    <${ie} keys=${Le()} />
    <${_} />
  </nav>
</header>`;function Ue({table:e,deal:t,reviewing:n}){let[r,i]=b(null),[a,o]=b(null),[s,c]=b(0);return y(()=>{let n=!0;return Promise.all([We(e,t),Ge(e)]).then(([e,t])=>{n&&i({replay:e,me:t})},e=>{n&&o(e instanceof S?e:new S({text:String(e)}))}),()=>{n=!1}},[e,t,s]),r?g`<${Re} replay=${r.replay} me=${r.me} table=${e} reviewing=${n} />`:a?g`<${Ke} refusal=${a} table=${e}
    again=${()=>{o(null),c(s+1)}} />`:g`<main class="start lost"><p class="prompt">${d(`Fetching the deal …`)}</p></main>`}async function We(e,n){let r=await m(e,n),{faces:a}=await u(r.game);return t(i(r.game).deck),v(a),r}async function Ge(e){return(await f().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Ke({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return g`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${d(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">${r?d(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&g`<button type="button" class="big" onClick=${n}>${d(`Try now`)}</button>`}
      <a class="big" href=${w(t)}>${d(`To the table`)}</a>
      <a class="plain" href="/">${d(`To the start page`)}</a>
    </div>
  </main>`}export{Ue as ReplayPage};