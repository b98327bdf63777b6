import{F as e,H as t,I as n,J as r,L as i,Nt as a,Qt as o,S as s,Ut as c,Zt as l,a as u,an as d,bn as f,dn as p,hn as m,l as h,ln as g,nn as _,on as v,tn as y,un as b,vn as x,y as S,yn as C}from"./main.js";import{G as w,d as T,m as E,tt as D,y as O}from"./tables.js";import{C as k,a as A,h as ee,w as j}from"./shared.js";import{A as M,D as N,L as te,M as P,N as F,O as I,P as L,c as ne,j as R,k as re,l as z,o as ie,s as B,u as V}from"./desks.js";import{o as H}from"./asides.js";const U=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),W=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),G=e=>e.filter(({decision:e})=>R(e)),K=e=>e.find(({decision:e})=>e.turning_point)??null;function q(e,t){let n=e.map(({decision:e})=>e),r=V(n.filter(({seat:e})=>e===t))??V(n);return e.find(({decision:e})=>e===r)??null}const J=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function Y({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return p`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>p`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:J(e.decision.cost,r)}}><${z}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function ae(e,t,n,r){let[i,a]=C(null),o=ne(e,t,!!r),{review:s}=o,c=f(()=>s&&r?U(s,n,r):[],[s,n,r]),l=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&p`<${Y} mistakes=${G(W(c,i))} turning=${K(c)} last=${e} />`,verdictAt:e=>oe(l(e)),deciderAt:e=>l(e)?.seat}}function oe(e){return e?[L(e),R(e)&&o(`loses {cost}`,{cost:M(e)}),e.breach&&o(`against good faith`)].filter(Boolean).join(`, `):``}const se=({placed:e,at:t,nameOf:n,goTo:r})=>p`<section class="decision-list">
  <h2>${o(`All decisions`)}</h2>
  <ol>${e.map(e=>p`<li key=${e.decision.step}><${ce} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function ce({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=R(e);return p`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${le(e,a)}</span>
    <span>${o(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</span>
    ${a&&p`<span class="figure decision-cost">${o(`loses {cost}`,{cost:M(e)})}</span>`}
  </button>`}function le(e,t){return e.turning_point?p`<${z} shape="turn" /><span class="unseen">${o(`Turning point`)}</span>`:t?p`<${z} shape="mistake" />`:e.breach&&p`<${z} shape="breach" /><span class="unseen">${o(`against good faith`)}</span>`}function ue({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let s=R(e);return p`<article class=${b(`decision`,s&&`mistake`)}>
    <h2>${o(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</h2>
    <p class="decision-verdict">${s&&p`<${z} shape="mistake" />`}
      ${L(e)}
      ${s&&p`<span class="figure decision-cost">${o(`loses {cost}`,{cost:M(e)})}</span>`}
    </p>
    ${e.turning_point&&p`<p class="decision-turn"><${z} shape="turn" /> ${o(`The deal turned here`)}</p>`}
    ${e.breach&&p`<p class="decision-breach">
        <${z} shape="breach" /> ${P(e.breach.sentence,a)}</p>`}
    ${e.why&&p`<p class="decision-why">${P(e.why,a)}</p>`}
    <${H} lines=${de(e,t,i?o(`your choice`):r)} unit=${n}
      caption=${o(`What else was possible, best first`)} />
    ${e.facts.length>1&&p`<details class="more-reasons"><summary>${o(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>p`<li key=${t}>${P(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${re(e.layouts,e.exact)}</p>
  </article>`}function de({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:N(e.action,t),spoken:I(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function fe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),s={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return p`<div class="seat-sums" role="radiogroup" aria-label=${o(`Whose decisions`)}
    onKeyDown=${ee(i.length+1)}>
    ${[s,...i].map(({seat:e,mistakes:i,cost:a})=>p`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?o(`Everybody`):t(e)}</span> <b class="figure">
            ${te(a)}</b>
          <small>${l(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function pe({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:s}){let{review:c}=e,l=x(null),u=k({me:r,seats:i.seats}),d=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return p`<section class="paper review" ref=${l} tabindex="-1" aria-label=${o(`Review`)}>
    ${c?p`
      <p class="review-lead">
        ${o(`What the decisions cost, {unit}, given what each player could see`,{unit:F(c.unit)})}</p>
      <${fe} sums=${c.seats} nameOf=${u} chosen=${a} onChoose=${s} />
      <${me} placed=${W(t,a)} turning=${K(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>p`<${ue} key=${e.decision.step}
          placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&p`<p class="quiet">${o(`Nothing was decided here.`)}</p>`}
      </div>
      <${se} placed=${W(t,a)} at=${n.at} nameOf=${u} goTo=${d} />`:p`<${B} ...${e} />`}
  </section>`}function me({placed:e,turning:t,at:n,goTo:r}){let i=G(e),a=i.findLast(e=>e.at<n),s=i.find(e=>e.at>n);return p`<div class="review-jumps">
    <${X} to=${a} words=${o(`Previous mistake`)} label=${p`<${Z} back /><${z} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&p`<${X} to=${t} label=${p`<${z} shape="turn" /> ${o(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${s} words=${o(`Next mistake`)} label=${p`<${z} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>p`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>p`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,he={form:void 0,forms:[],options:[],offered:null,picked:[]};function ge({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=k(r),o=e=>j(e,i.around),{Strip:s,Middle:c}=e;return p`
    <${s} view=${i} nameOf=${a} />
    <div class=${b(`scene`,`phase-${i.phase}`,O(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>p`<${E} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${E}>`)}
      <${T} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!O(i)&&p`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${he} />`}
    </div>
    ${!O(i)&&r.me!==null&&p`<div class="foot">
      <${E} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?p`<${w} cards=${e} label=${o(`Hand: {name}`,{name:t})} rows=${n} />`:null;function _e({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=k(e);return p`<div class="eyes">
    <label>${o(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>p`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${o(`All hands open`)}</label>
  </div>`}function ve({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ye(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ye(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function be(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:$(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const $=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function xe(e,t){let[n,i]=C(0),[a,o]=C(!1),s=Math.max(e-1,0),c=e=>{let r=Math.min(Math.max(e,0),s);r!==n&&(i(r),t(r))},l=e=>{o(!1),c(e)},u=()=>{!a&&n===s&&c(0),o(!a)};return m(()=>{if(!a)return;n>=s&&o(!1);let e=setTimeout(()=>c(n+1),1500);return()=>clearTimeout(e)},[a,n]),r(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:s,playing:a,goTo:l,toggle:u}}const Se=()=>[[[`←`,`→`],o(`one step back, one step forward`)],[[`Home`,`End`],o(`to the start, to the end`)],[[o(`Space`)],o(`play, pause`)],[[`w`],o(`the review: what the decisions cost`)],[[`m`,`p`],o(`the next mistake, the one before`)],[[`t`],o(`the turning point`)],[[`c`],o(`check how the cards were shuffled`)],[[`r`],o(`read aloud: your hand, the trick, the score`)],[[`,`],o(`settings`)],[[`Esc`],o(`close what is open`)],[[`?`],o(`this list`)]];function Ce({replay:t,me:i,table:a,reviewing:s,atWorst:c}){let l=_(t.game),u=we(t.game),[d,h]=C(i??0),[v,y]=C(i===null),x=f(()=>ve(t,a,d),[t,a,d]),S=f(()=>be(t,l,{...x,me:i}),[t]),w=xe(S.length,e=>Ee(S[e]?.narration,D.verdictAt(e))),T=S[w.at],E=s&&!!l.actionWords,D=ae(a,t.number,S,E?l.actionWords:void 0);m(()=>{let e=c&&w.at===0&&q(D.placed,i);e&&w.goTo(e.at)},[D.placed.length>0]);let O=D.deciderAt(w.at),k=T?.views.map((e,t)=>v||t===O?l.handOf?.(e)??e.hand??[]:[])??null,A=De(x,T,d);return r(r=>{if(r===`r`&&T)g(l.readAloud(A));else if(r===`Escape`&&E)e(n(a,t.number));else return!1;return!0}),p`<div
    class=${b(`room`,`replay`,`of-${t.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Oe} game=${t.game} id=${a} number=${t.number} table=${{...x,me:i}}
      reviewing=${l.actionWords?E:null} />
    <main class="cloth">
      ${T&&(l.tricks?p`<${ge} game=${l.tricks} shown=${A} hands=${k} />`:p`<${l.Replay} shown=${A} hands=${k} />`)}
      <section class="replay-bar" aria-label=${o(`Replay`)}>
        <${ie} player=${w} count=${S.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${u&&p`<${Te} address=${u(T?.views??[])} />`} />
        <${_e} table=${{...x,me:i}} seat=${d} open=${v} onSeat=${h} onOpen=${y} />
      </section>
      ${E&&p`<${pe} ...${D} player=${w} me=${i} table=${x} />`}
    </main>
  </div>`}function we(e){let{solved:t}=y(e);return m(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Te=({address:e})=>p`<a class="tool turn to-solver" href=${e??void 0} aria-label=${o(`Open in the solver`)}
      title=${o(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Ee=(e,t)=>g([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function De(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Oe=({game:r,id:a,number:s,table:c,reviewing:l})=>p`<header class="top-bar">
  <a class="home" href="/" aria-label=${o(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${o(`Replay of deal {number}`,{number:s})}</h1>
  <nav class="tools" aria-label=${o(`Table`)}>
    ${l!==null&&p`<button type="button" class="tool" aria-pressed=${l} aria-keyshortcuts="w"
      onClick=${()=>e((l?n:i)(a,s))}>${o(`Review`)}</button>`}
    <${D} table=${a} deal=${s} nameOf=${k(c)} look="tool"
      label=${o(`Check`)} spoken=${o(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${t(a)}>${o(`To the table`)}</a>
    <${A} keys=${Se()} />
    <${u} own=${v(r)} />
  </nav>
</header>`;function ke({table:e,deal:t,reviewing:n,atWorst:r}){let[i,a]=C(null),[s,c]=C(null),[l,u]=C(0);return m(()=>{let n=!0;return Promise.all([Ae(e,t),je(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&c(e instanceof h?e:new h({text:String(e)}))}),()=>{n=!1}},[e,t,l]),i?p`<${Ce} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:s?p`<${Me} refusal=${s} table=${e}
    again=${()=>{c(null),u(l+1)}} />`:p`<main class="start lost"><p class="prompt">${o(`Loading the deal …`)}</p></main>`}async function Ae(e,t){let n=await s(e,t),{faces:r}=await d(n.game);return c(y(n.game).deck),a(r),n}async function je(e){return(await S().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Me({refusal:e,table:n,again:r}){let i=/^unknown_/.test(e.reason);return p`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${o(i?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${i?o(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!i&&p`<button type="button" class="big" onClick=${r}>${o(`Try now`)}</button>`}
      <a class="big" href=${t(n)}>${o(`To the table`)}</a>
      <a class="plain" href="/">${o(`To the start page`)}</a>
    </div>
  </main>`}export{ke as ReplayPage};