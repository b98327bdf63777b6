import{Dn as e,En as t,Fn as n,H as r,Ht as i,In as a,Pn as o,S as s,Sn as c,T as l,Tn as u,U as d,W as f,X as p,_n as m,a as h,c as g,jn as _,mn as v,nt as y,pn as b,tn as x,vn as ee,xn as S}from"./main.js";import{K as C,et as w,f as T,h as E,n as te,x as D}from"./tables.js";import{C as O,R as k,p as A,z as j}from"./shared.js";import{$ as M,G as N,J as P,K as F,U as I,W as L,X as R,Y as z,_ as B,g as ne,h as re,m as ie,q as V,v as H}from"./desks.js";import{o as U}from"./asides.js";const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>V(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t){let n=e.map(({decision:e})=>e),r=H(n.filter(({seat:e})=>e===t))??H(n);return e.find(({decision:e})=>e===r)??null}const Y=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ae({mistakes:t,turning:n,last:r}){let i=Math.max(...t.map(({decision:e})=>e.cost),0),a=n&&!t.includes(n)?[...t,n]:t;return e`<span class="review-marks" aria-hidden="true">
    ${a.map(t=>e`<span key=${t.decision.step}
      style=${{"--along":t.at/Math.max(r,1),"--size":t===n?1:Y(t.decision.cost,i)}}><${B}
      shape=${t===n?`turn`:`mistake`} /></span>`)}</span>`}function oe(t,r,i,o){let[s,c]=n(null),l=ne(t,r,!!o),{review:u}=l,d=a(()=>u&&o?W(u,i,o):[],[u,i,o]),f=e=>d.find(t=>t.at===e)?.decision;return{reviewed:l,placed:d,seat:s,onSeat:c,marks:t=>d.length>0&&e`<${ae} mistakes=${K(G(d,s))} turning=${q(d)} last=${t} />`,verdictAt:e=>se(f(e)),deciderAt:e=>f(e)?.seat}}function se(e){return e?[R(e),V(e)&&v(`loses {cost}`,{cost:F(e)}),e.breach&&v(`against good faith`)].filter(Boolean).join(`, `):``}const ce=({placed:t,at:n,nameOf:r,goTo:i})=>e`<section class="decision-list">
  <h2>${v(`All decisions`)}</h2>
  <ol>${t.map(t=>e`<li key=${t.decision.step}><${le} placed=${t} here=${t.at===n}
    name=${r(t.decision.seat)} go=${()=>i(t.at)} /></li>`)}</ol>
</section>`;function le({placed:{decision:t,wordsOf:n},here:r,name:i,go:a}){let o=V(t);return e`<button type="button" class="decision-line" aria-current=${r?`step`:void 0} onClick=${a}>
    <span class="decision-signs">${ue(t,o)}</span>
    <span>${v(`{name}: {words}`,{name:i,words:I(t.chosen,n)})}</span>
    ${o&&e`<span class="figure decision-cost">${v(`loses {cost}`,{cost:F(t)})}</span>`}
  </button>`}function ue(t,n){return t.turning_point?e`<${B} shape="turn" /><span class="unseen">${v(`Turning point`)}</span>`:n?e`<${B} shape="mistake" />`:t.breach&&e`<${B} shape="breach" /><span class="unseen">${v(`against good faith`)}</span>`}function de({placed:{decision:n,wordsOf:r},unit:i,name:a,mine:o,nameOf:s}){let c=V(n);return e`<article class=${t(`decision`,c&&`mistake`)}>
    <h2>${v(`{name}: {words}`,{name:a,words:I(n.chosen,r)})}</h2>
    <p class="decision-verdict">${c&&e`<${B} shape="mistake" />`}
      ${R(n)}
      ${c&&e`<span class="figure decision-cost">${v(`loses {cost}`,{cost:F(n)})}</span>`}
    </p>
    ${n.turning_point&&e`<p class="decision-turn"><${B} shape="turn" /> ${v(`The deal turned here`)}</p>`}
    ${n.breach&&e`<p class="decision-breach">
        <${B} shape="breach" /> ${P(n.breach.sentence,s)}</p>`}
    ${n.why&&e`<p class="decision-why">${P(n.why,s)}</p>`}
    <${U} lines=${fe(n,r,o?v(`your choice`):a)} unit=${i}
      caption=${v(`What else was possible, best first`)} />
    ${n.facts.length>1&&e`<details class="more-reasons"><summary>${v(`More about it`)}</summary>
      <ul>
        ${n.facts.slice(1).map(({sentence:t},n)=>e`<li key=${n}>${P(t,s)}</li>`)}</ul></details>`}
    <p class="decision-basis">${N(n.layouts,n.exact)}</p>
  </article>`}function fe({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:I(e.action,t),spoken:L(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function pe({sums:t,nameOf:n,chosen:r,onChoose:i}){let a=t.filter(({decisions:e})=>e>0),o=e=>a.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:o(`mistakes`),cost:o(`cost`)};return e`<div class="seat-sums" role="radiogroup" aria-label=${v(`Whose decisions`)}
    onKeyDown=${O(a.length+1)}>
    ${[s,...a].map(({seat:t,mistakes:a,cost:o})=>e`<button type="button" key=${t} role="radio" class="seat-sum" aria-checked=${t===r}
          tabindex=${t===r?0:-1} onClick=${()=>i(t)}>
          <${me} name=${t===null?v(`All`):n(t)} /> <b class="figure">${M(o)}</b>
          <small>${b(`{count} mistake`,`{count} mistakes`,a)}</small>
        </button>`)}
  </div>`}const me=({name:t})=>e`<span class="seat-sum-name" title=${t}>${t}</span>`;function he({reviewed:t,placed:n,player:r,me:i,table:a,seat:s,onSeat:c}){let{review:l}=t,u=o(null),d=k({me:i,seats:a.seats}),f=e=>{r.goTo(e),u.current?.scrollTo(0,0)};return e`<section class="paper review" ref=${u} tabindex="-1" aria-label=${v(`Review`)}>
    ${l?e`
      <p class="review-lead">
        ${v(`What the decisions cost, {unit}, given what each player could see`,{unit:z(l.unit)})}</p>
      <${pe} sums=${l.seats} nameOf=${d} chosen=${s} onChoose=${c} />
      <${ge} placed=${G(n,s)} turning=${q(n)} at=${r.at} goTo=${f} />
      <div class="decided-here">
        ${n.filter(({at:e})=>e===r.at).map(t=>e`<${de} key=${t.decision.step}
          placed=${t} unit=${l.unit} name=${d(t.decision.seat)} mine=${t.decision.seat===i}
          nameOf=${d} />`)}
        ${n.every(({at:e})=>e!==r.at)&&e`<p class="quiet">${v(`Nothing was decided here.`)}</p>`}
      </div>
      <${ce} placed=${G(n,s)} at=${r.at} nameOf=${d} goTo=${f} />`:e`<${re} ...${t} />`}
  </section>`}function ge({placed:t,turning:n,at:r,goTo:i}){let a=K(t),o=a.findLast(e=>e.at<r),s=a.find(e=>e.at>r);return e`<div class="review-jumps">
    <${X} to=${o} words=${v(`Previous mistake`)} label=${e`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${i} />
    ${n&&e`<${X} to=${n} label=${e`<${B} shape="turn" /> ${v(`Turning point`)}`} shortcut="t"
        goTo=${i} />`}
    <${X} to=${s} words=${v(`Next mistake`)} label=${e`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${i} />
  </div>`}const X=({to:t,label:n,words:r,shortcut:i,goTo:a})=>e`<button type="button" class="plain" aria-label=${r} title=${r} aria-keyshortcuts=${i}
      aria-disabled=${t?void 0:`true`}
      onClick=${()=>{t&&a(t.at)}}>${n}</button>`,Z=({back:t})=>e`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${t?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,_e={form:void 0,forms:[],options:[],offered:null,picked:[]};function ve({game:n,shown:r,hands:i}){let{table:a}=r,o=r.view,s=k(a),c=e=>j(e,o.around),{Strip:l,Middle:u}=n;return e`
    <${l} view=${o} nameOf=${s} />
    <div class=${t(`scene`,`phase-${o.phase}`,D(o)&&`after`)}>
      ${a.seats.filter(({seat:e})=>e!==a.me).map(t=>e`<${E} key=${t.seat} game=${n}
          seat=${t} view=${o} shown=${r} place=${c(t.seat)}>
          <${Q} cards=${i?.[t.seat]} name=${s(t.seat)} rows=${2} />
        </${E}>`)}
      <${T} game=${n} view=${o} table=${a} replayed=${!0} />
      ${!D(o)&&e`<${u} view=${o} shown=${r} nameOf=${s} placeOf=${c}
        choosing=${_e} />`}
    </div>
    ${!D(o)&&a.me!==null&&e`<div class="foot">
      <${E} game=${n} seat=${a.seats[a.me]} view=${o} shown=${r} place="bottom" />
      <${Q} cards=${o.hand} name=${s(a.me)} />
    </div>`}`}const Q=({cards:t,name:n,rows:r=1})=>t?.length?e`<${C} cards=${t} label=${v(`Hand: {name}`,{name:n})} rows=${r} />`:null;function ye({table:t,seat:n,open:r,onSeat:i,onOpen:a}){let o=k(t);return e`<div class="eyes">
    <label>${v(`Seen by`)}
      <select value=${n} onChange=${e=>i(Number(e.target.value))}>
        ${t.seats.map(t=>e`<option key=${t.seat} value=${t.seat}
          selected=${t.seat===n}>${o(t.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${r}
      onChange=${e=>a(e.target.checked)} />${v(`All hands open`)}</label>
  </div>`}function be({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>xe(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function xe(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function Se(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:Ce(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Ce=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function we(e,t){let[r,i]=n(0),[a,o]=n(!1),s=Math.max(e-1,0),c=e=>{let n=Math.min(Math.max(e,0),s);n!==r&&(i(n),t(n))},l=e=>{o(!1),c(e)},u=()=>{!a&&r===s&&c(0),o(!a)};return _(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>c(r+1),1500);return()=>clearTimeout(e)},[a,r]),y(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:r,last:s,playing:a,goTo:l,toggle:u}}const Te=()=>[[[`←`,`→`],v(`one step back, one step forward`)],[[`Home`,`End`],v(`to the start, to the end`)],[[v(`Space`)],v(`play, pause`)],[[`w`],v(`the review: what the decisions cost`)],[[`m`,`p`],v(`the next mistake, the one before`)],[[`t`],v(`the turning point`)],[[`c`],v(`check how the cards were shuffled`)],[[`r`],v(`read aloud: your hand, the trick, the score`)],[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function Ee({replay:i,me:o,table:s,reviewing:c,atWorst:l}){let f=ee(i.game),p=De(i.game),[m,h]=n(o??0),[g,b]=n(o===null),x=a(()=>be(i,s,m),[i,s,m]),S=a(()=>Se(i,f,{...x,me:o}),[i]),C=we(S.length,e=>Oe(S[e]?.narration,E.verdictAt(e))),w=S[C.at],T=c&&!!f.actionWords,E=oe(s,i.number,S,T?f.actionWords:void 0);_(()=>{let e=l&&C.at===0&&J(E.placed,o);e&&C.goTo(e.at)},[E.placed.length>0]);let D=E.deciderAt(C.at),O=w?.views.map((e,t)=>g||t===D?f.handOf?.(e)??e.hand??[]:[])??null,k=ke(x,w,m),[A,j]=te(i.game);return y(e=>{if(e===`r`&&w)u(f.readAloud(k));else if(e===`Escape`&&T)r(d(s,i.number));else return!1;return!0}),e`<div onPointerOver=${A} onFocusIn=${A}
    class=${t(`room`,`replay`,`of-${i.game}`,T&&`reviewing`,T&&E.reviewed.review&&`reviewed`)}>
    <${Ae} game=${i.game} id=${s} number=${i.number} table=${{...x,me:o}}
      reviewing=${f.actionWords?T:null} />
    <main class="cloth">
      ${w&&(f.tricks?e`<${ve} game=${f.tricks} shown=${k} hands=${O} />`:e`<${f.Replay} shown=${k} hands=${O} />`)}
      <section class="replay-bar" aria-label=${v(`Replay`)}>
        <${ie} player=${C} count=${S.length} words=${w?.narration.words??``}
          marks=${E.marks(C.last)}
          more=${p&&e`<${$} address=${p(w?.views??[])} />`} />
        <${ye} table=${{...x,me:o}} seat=${m} open=${g} onSeat=${h} onOpen=${b} />
      </section>
      ${j}
      ${T&&e`<${he} ...${E} player=${C} me=${o} table=${x} />`}
    </main>
  </div>`}function De(e){let{solved:t}=m(e);return _(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const $=({address:t})=>e`<a class="tool turn to-solver" href=${t??void 0} aria-label=${v(`Open in the solver`)}
      title=${v(`Open in the solver`)}
      hidden=${!t}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Oe=(e,t)=>u([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function ke(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Ae=({game:t,id:n,number:i,table:a,reviewing:o})=>e`<header class="top-bar">
  <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${v(`Replay of deal {number}`,{number:i})}</h1>
  <nav class="tools" aria-label=${v(`Table`)}>
    ${o!==null&&e`<button type="button" class="tool" aria-pressed=${o} aria-keyshortcuts="w"
      onClick=${()=>r((o?d:f)(n,i))}>${v(`Review`)}</button>`}
    <${w} table=${n} deal=${i} nameOf=${k(a)} look="tool"
      label=${v(`Check`)} spoken=${v(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${p(n)}>${v(`To the table`)}</a>
    <${A} keys=${Te()} />
    <${h} own=${c(t)} />
  </nav>
</header>`;function je({table:t,deal:r,reviewing:i,atWorst:a}){let[o,s]=n(null),[c,l]=n(null),[u,d]=n(0);return _(()=>{let e=!0;return Promise.all([Me(t,r),Ne(t)]).then(([t,n])=>{e&&s({replay:t,me:n})},t=>{e&&l(t instanceof g?t:new g({text:String(t)}))}),()=>{e=!1}},[t,r,u]),o?e`<${Ee} ...${o} table=${t} reviewing=${i} atWorst=${a} />`:c?e`<${Pe} refusal=${c} table=${t}
    again=${()=>{l(null),d(u+1)}} />`:e`<main class="start lost"><p class="prompt">${v(`Loading the deal …`)}</p></main>`}async function Me(e,t){let n=await l(e,t),{faces:r}=await S(n.game);return x(m(n.game).deck),i(r),n}async function Ne(e){return(await s().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Pe({refusal:t,table:n,again:r}){let i=/^unknown_/.test(t.reason);return e`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${v(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?v(`A deal is shown once it is over: this one is still running, or was never dealt.`):t.message}</p>
      ${!i&&e`<button type="button" class="big" onClick=${r}>${v(`Try now`)}</button>`}
      <a class="big" href=${p(n)}>${v(`To the table`)}</a>
      <a class="plain" href="/">${v(`To the start page`)}</a>
    </div>
  </main>`}export{je as ReplayPage};