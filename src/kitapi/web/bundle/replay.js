import{$ as e,An as t,B as n,H as r,On as i,Rt as a,S as o,T as s,Tn as c,V as l,Zt as u,a as d,bn as f,c as p,cn as m,dn as h,fn as ee,gn as g,hn as _,kn as v,q as y,sn as b,xn as x,yn as S}from"./main.js";import{K as C,b as w,f as T,h as E,n as D,nt as O}from"./tables.js";import{D as k,O as A,_ as j,o as M}from"./shared.js";import{A as N,D as te,E as P,I as ne,M as F,N as I,O as L,a as re,c as R,j as z,k as B,l as V,o as ie,s as H}from"./desks.js";import{o as U}from"./asides.js";const W=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),G=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),K=e=>e.filter(({decision:e})=>N(e)),q=e=>e.find(({decision:e})=>e.turning_point)??null;function J(e,t){let n=e.map(({decision:e})=>e),r=V(n.filter(({seat:e})=>e===t))??V(n);return e.find(({decision:e})=>e===r)??null}const Y=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function ae({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return x`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>x`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:Y(e.decision.cost,r)}}><${R}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function oe(e,n,r,i){let[a,o]=v(null),s=H(e,n,!!i),{review:c}=s,l=t(()=>c&&i?W(c,r,i):[],[c,r,i]),u=e=>l.find(t=>t.at===e)?.decision;return{reviewed:s,placed:l,seat:a,onSeat:o,marks:e=>l.length>0&&x`<${ae} mistakes=${K(G(l,a))} turning=${q(l)} last=${e} />`,verdictAt:e=>se(u(e)),deciderAt:e=>u(e)?.seat}}function se(e){return e?[I(e),N(e)&&m(`loses {cost}`,{cost:B(e)}),e.breach&&m(`against good faith`)].filter(Boolean).join(`, `):``}const ce=({placed:e,at:t,nameOf:n,goTo:r})=>x`<section class="decision-list">
  <h2>${m(`All decisions`)}</h2>
  <ol>${e.map(e=>x`<li key=${e.decision.step}><${le} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function le({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=N(e);return x`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${ue(e,a)}</span>
    <span>${m(`{name}: {words}`,{name:r,words:P(e.chosen,t)})}</span>
    ${a&&x`<span class="figure decision-cost">${m(`loses {cost}`,{cost:B(e)})}</span>`}
  </button>`}function ue(e,t){return e.turning_point?x`<${R} shape="turn" /><span class="unseen">${m(`Turning point`)}</span>`:t?x`<${R} shape="mistake" />`:e.breach&&x`<${R} shape="breach" /><span class="unseen">${m(`against good faith`)}</span>`}function de({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=N(e);return x`<article class=${f(`decision`,o&&`mistake`)}>
    <h2>${m(`{name}: {words}`,{name:r,words:P(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&x`<${R} shape="mistake" />`}
      ${I(e)}
      ${o&&x`<span class="figure decision-cost">${m(`loses {cost}`,{cost:B(e)})}</span>`}
    </p>
    ${e.turning_point&&x`<p class="decision-turn"><${R} shape="turn" /> ${m(`The deal turned here`)}</p>`}
    ${e.breach&&x`<p class="decision-breach">
        <${R} shape="breach" /> ${z(e.breach.sentence,a)}</p>`}
    ${e.why&&x`<p class="decision-why">${z(e.why,a)}</p>`}
    <${U} lines=${fe(e,t,i?m(`your choice`):r)} unit=${n}
      caption=${m(`What else was possible, best first`)} />
    ${e.facts.length>1&&x`<details class="more-reasons"><summary>${m(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>x`<li key=${t}>${z(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${L(e.layouts,e.exact)}</p>
  </article>`}function fe({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:P(e.action,t),spoken:te(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function pe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return x`<div class="seat-sums" role="radiogroup" aria-label=${m(`Whose decisions`)}
    onKeyDown=${j(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>x`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?m(`Everybody`):t(e)}</span> <b class="figure">
            ${ne(a)}</b>
          <small>${b(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function me({reviewed:e,placed:t,player:n,me:r,table:a,seat:o,onSeat:s}){let{review:c}=e,l=i(null),u=k({me:r,seats:a.seats}),d=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return x`<section class="paper review" ref=${l} tabindex="-1" aria-label=${m(`Review`)}>
    ${c?x`
      <p class="review-lead">
        ${m(`What the decisions cost, {unit}, given what each player could see`,{unit:F(c.unit)})}</p>
      <${pe} sums=${c.seats} nameOf=${u} chosen=${o} onChoose=${s} />
      <${he} placed=${G(t,o)} turning=${q(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>x`<${de} key=${e.decision.step}
          placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&x`<p class="quiet">${m(`Nothing was decided here.`)}</p>`}
      </div>
      <${ce} placed=${G(t,o)} at=${n.at} nameOf=${u} goTo=${d} />`:x`<${ie} ...${e} />`}
  </section>`}function he({placed:e,turning:t,at:n,goTo:r}){let i=K(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return x`<div class="review-jumps">
    <${X} to=${a} words=${m(`Previous mistake`)} label=${x`<${Z} back /><${R} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&x`<${X} to=${t} label=${x`<${R} shape="turn" /> ${m(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${m(`Next mistake`)} label=${x`<${R} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>x`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>x`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,ge={form:void 0,forms:[],options:[],offered:null,picked:[]};function _e({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=k(r),o=e=>A(e,i.around),{Strip:s,Middle:c}=e;return x`
    <${s} view=${i} nameOf=${a} />
    <div class=${f(`scene`,`phase-${i.phase}`,w(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>x`<${E} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${E}>`)}
      <${T} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!w(i)&&x`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${ge} />`}
    </div>
    ${!w(i)&&r.me!==null&&x`<div class="foot">
      <${E} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?x`<${C} cards=${e} label=${m(`Hand: {name}`,{name:t})} rows=${n} />`:null;function ve({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=k(e);return x`<div class="eyes">
    <label>${m(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>x`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${m(`All hands open`)}</label>
  </div>`}function ye({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>be(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function be(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function xe(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:Se(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const Se=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function Ce(t,n){let[r,i]=v(0),[a,o]=v(!1),s=Math.max(t-1,0),l=e=>{let t=Math.min(Math.max(e,0),s);t!==r&&(i(t),n(t))},u=e=>{o(!1),l(e)},d=()=>{!a&&r===s&&l(0),o(!a)};return c(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>l(r+1),1500);return()=>clearTimeout(e)},[a,r]),e(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(d(),!0)),{at:r,last:s,playing:a,goTo:u,toggle:d}}const we=()=>[[[`←`,`→`],m(`one step back, one step forward`)],[[`Home`,`End`],m(`to the start, to the end`)],[[m(`Space`)],m(`play, pause`)],[[`w`],m(`the review: what the decisions cost`)],[[`m`,`p`],m(`the next mistake, the one before`)],[[`t`],m(`the turning point`)],[[`c`],m(`check how the cards were shuffled`)],[[`r`],m(`read aloud: your hand, the trick, the score`)],[[`,`],m(`settings`)],[[`Esc`],m(`close what is open`)],[[`?`],m(`this list`)]];function $({replay:r,me:i,table:a,reviewing:o,atWorst:s}){let u=ee(r.game),d=Te(r.game),[p,h]=v(i??0),[g,_]=v(i===null),y=t(()=>ye(r,a,p),[r,a,p]),b=t(()=>xe(r,u,{...y,me:i}),[r]),C=Ce(b.length,e=>De(b[e]?.narration,E.verdictAt(e))),w=b[C.at],T=o&&!!u.actionWords,E=oe(a,r.number,b,T?u.actionWords:void 0);c(()=>{let e=s&&C.at===0&&J(E.placed,i);e&&C.goTo(e.at)},[E.placed.length>0]);let O=E.deciderAt(C.at),k=w?.views.map((e,t)=>g||t===O?u.handOf?.(e)??e.hand??[]:[])??null,A=Oe(y,w,p),[j,M]=D(r.game);return e(e=>{if(e===`r`&&w)S(u.readAloud(A));else if(e===`Escape`&&T)n(l(a,r.number));else return!1;return!0}),x`<div onPointerOver=${j} onFocusIn=${j}
    class=${f(`room`,`replay`,`of-${r.game}`,T&&`reviewing`,T&&E.reviewed.review&&`reviewed`)}>
    <${ke} game=${r.game} id=${a} number=${r.number} table=${{...y,me:i}}
      reviewing=${u.actionWords?T:null} />
    <main class="cloth">
      ${w&&(u.tricks?x`<${_e} game=${u.tricks} shown=${A} hands=${k} />`:x`<${u.Replay} shown=${A} hands=${k} />`)}
      <section class="replay-bar" aria-label=${m(`Replay`)}>
        <${re} player=${C} count=${b.length} words=${w?.narration.words??``}
          marks=${E.marks(C.last)}
          more=${d&&x`<${Ee} address=${d(w?.views??[])} />`} />
        <${ve} table=${{...y,me:i}} seat=${p} open=${g} onSeat=${h} onOpen=${_} />
      </section>
      ${M}
      ${T&&x`<${me} ...${E} player=${C} me=${i} table=${y} />`}
    </main>
  </div>`}function Te(e){let{solved:t}=h(e);return c(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Ee=({address:e})=>x`<a class="tool turn to-solver" href=${e??void 0} aria-label=${m(`Open in the solver`)}
      title=${m(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,De=(e,t)=>S([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function Oe(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const ke=({game:e,id:t,number:i,table:a,reviewing:o})=>x`<header class="top-bar">
  <a class="home" href="/" aria-label=${m(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${m(`Replay of deal {number}`,{number:i})}</h1>
  <nav class="tools" aria-label=${m(`Table`)}>
    ${o!==null&&x`<button type="button" class="tool" aria-pressed=${o} aria-keyshortcuts="w"
      onClick=${()=>n((o?l:r)(t,i))}>${m(`Review`)}</button>`}
    <${O} table=${t} deal=${i} nameOf=${k(a)} look="tool"
      label=${m(`Check`)} spoken=${m(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${y(t)}>${m(`To the table`)}</a>
    <${M} keys=${we()} />
    <${d} own=${g(e)} />
  </nav>
</header>`;function Ae({table:e,deal:t,reviewing:n,atWorst:r}){let[i,a]=v(null),[o,s]=v(null),[l,u]=v(0);return c(()=>{let n=!0;return Promise.all([je(e,t),Me(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&s(e instanceof p?e:new p({text:String(e)}))}),()=>{n=!1}},[e,t,l]),i?x`<${$} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:o?x`<${Ne} refusal=${o} table=${e}
    again=${()=>{s(null),u(l+1)}} />`:x`<main class="start lost"><p class="prompt">${m(`Loading the deal …`)}</p></main>`}async function je(e,t){let n=await s(e,t),{faces:r}=await _(n.game);return u(h(n.game).deck),a(r),n}async function Me(e){return(await o().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Ne({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return x`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${m(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${r?m(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&x`<button type="button" class="big" onClick=${n}>${m(`Try now`)}</button>`}
      <a class="big" href=${y(t)}>${m(`To the table`)}</a>
      <a class="plain" href="/">${m(`To the start page`)}</a>
    </div>
  </main>`}export{Ae as ReplayPage};