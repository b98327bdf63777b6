import{$ as e,An as t,B as n,H as r,On as i,Rt as a,S as o,T as s,Tn as c,V as l,Zt as u,a as d,bn as f,c as p,cn as m,dn as h,fn as g,gn as _,hn as v,kn as y,q as b,sn as x,xn as S,yn as C}from"./main.js";import{G as w,d as T,m as E,tt as D,y as O}from"./tables.js";import{T as k,a as A,g as ee,w as j}from"./shared.js";import{A as M,D as N,L as te,M as P,N as F,O as I,P as L,c as R,j as z,k as ne,l as B,o as re,s as ie,u as V}from"./desks.js";import{o as H}from"./asides.js";const U=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),W=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),G=e=>e.filter(({decision:e})=>z(e)),K=e=>e.find(({decision:e})=>e.turning_point)??null;function q(e,t){let n=e.map(({decision:e})=>e),r=V(n.filter(({seat:e})=>e===t))??V(n);return e.find(({decision:e})=>e===r)??null}const J=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function Y({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return S`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>S`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:J(e.decision.cost,r)}}><${B}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function ae(e,n,r,i){let[a,o]=y(null),s=R(e,n,!!i),{review:c}=s,l=t(()=>c&&i?U(c,r,i):[],[c,r,i]),u=e=>l.find(t=>t.at===e)?.decision;return{reviewed:s,placed:l,seat:a,onSeat:o,marks:e=>l.length>0&&S`<${Y} mistakes=${G(W(l,a))} turning=${K(l)} last=${e} />`,verdictAt:e=>oe(u(e)),deciderAt:e=>u(e)?.seat}}function oe(e){return e?[L(e),z(e)&&m(`loses {cost}`,{cost:M(e)}),e.breach&&m(`against good faith`)].filter(Boolean).join(`, `):``}const se=({placed:e,at:t,nameOf:n,goTo:r})=>S`<section class="decision-list">
  <h2>${m(`All decisions`)}</h2>
  <ol>${e.map(e=>S`<li key=${e.decision.step}><${ce} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function ce({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=z(e);return S`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${le(e,a)}</span>
    <span>${m(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</span>
    ${a&&S`<span class="figure decision-cost">${m(`loses {cost}`,{cost:M(e)})}</span>`}
  </button>`}function le(e,t){return e.turning_point?S`<${B} shape="turn" /><span class="unseen">${m(`Turning point`)}</span>`:t?S`<${B} shape="mistake" />`:e.breach&&S`<${B} shape="breach" /><span class="unseen">${m(`against good faith`)}</span>`}function ue({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=z(e);return S`<article class=${f(`decision`,o&&`mistake`)}>
    <h2>${m(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&S`<${B} shape="mistake" />`}
      ${L(e)}
      ${o&&S`<span class="figure decision-cost">${m(`loses {cost}`,{cost:M(e)})}</span>`}
    </p>
    ${e.turning_point&&S`<p class="decision-turn"><${B} shape="turn" /> ${m(`The deal turned here`)}</p>`}
    ${e.breach&&S`<p class="decision-breach">
        <${B} shape="breach" /> ${P(e.breach.sentence,a)}</p>`}
    ${e.why&&S`<p class="decision-why">${P(e.why,a)}</p>`}
    <${H} lines=${de(e,t,i?m(`your choice`):r)} unit=${n}
      caption=${m(`What else was possible, best first`)} />
    ${e.facts.length>1&&S`<details class="more-reasons"><summary>${m(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>S`<li key=${t}>${P(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${ne(e.layouts,e.exact)}</p>
  </article>`}function de({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:N(e.action,t),spoken:I(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function fe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return S`<div class="seat-sums" role="radiogroup" aria-label=${m(`Whose decisions`)}
    onKeyDown=${ee(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>S`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?m(`Everybody`):t(e)}</span> <b class="figure">
            ${te(a)}</b>
          <small>${x(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function pe({reviewed:e,placed:t,player:n,me:r,table:a,seat:o,onSeat:s}){let{review:c}=e,l=i(null),u=j({me:r,seats:a.seats}),d=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return S`<section class="paper review" ref=${l} tabindex="-1" aria-label=${m(`Review`)}>
    ${c?S`
      <p class="review-lead">
        ${m(`What the decisions cost, {unit}, given what each player could see`,{unit:F(c.unit)})}</p>
      <${fe} sums=${c.seats} nameOf=${u} chosen=${o} onChoose=${s} />
      <${me} placed=${W(t,o)} turning=${K(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>S`<${ue} key=${e.decision.step}
          placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&S`<p class="quiet">${m(`Nothing was decided here.`)}</p>`}
      </div>
      <${se} placed=${W(t,o)} at=${n.at} nameOf=${u} goTo=${d} />`:S`<${ie} ...${e} />`}
  </section>`}function me({placed:e,turning:t,at:n,goTo:r}){let i=G(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return S`<div class="review-jumps">
    <${X} to=${a} words=${m(`Previous mistake`)} label=${S`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&S`<${X} to=${t} label=${S`<${B} shape="turn" /> ${m(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${m(`Next mistake`)} label=${S`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>S`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>S`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,he={form:void 0,forms:[],options:[],offered:null,picked:[]};function ge({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=j(r),o=e=>k(e,i.around),{Strip:s,Middle:c}=e;return S`
    <${s} view=${i} nameOf=${a} />
    <div class=${f(`scene`,`phase-${i.phase}`,O(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>S`<${E} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${E}>`)}
      <${T} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!O(i)&&S`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${he} />`}
    </div>
    ${!O(i)&&r.me!==null&&S`<div class="foot">
      <${E} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?S`<${w} cards=${e} label=${m(`Hand: {name}`,{name:t})} rows=${n} />`:null;function _e({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=j(e);return S`<div class="eyes">
    <label>${m(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>S`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${m(`All hands open`)}</label>
  </div>`}function ve({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ye(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ye(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function be(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:$(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const $=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function xe(t,n){let[r,i]=y(0),[a,o]=y(!1),s=Math.max(t-1,0),l=e=>{let t=Math.min(Math.max(e,0),s);t!==r&&(i(t),n(t))},u=e=>{o(!1),l(e)},d=()=>{!a&&r===s&&l(0),o(!a)};return c(()=>{if(!a)return;r>=s&&o(!1);let e=setTimeout(()=>l(r+1),1500);return()=>clearTimeout(e)},[a,r]),e(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(d(),!0)),{at:r,last:s,playing:a,goTo:u,toggle:d}}const Se=()=>[[[`←`,`→`],m(`one step back, one step forward`)],[[`Home`,`End`],m(`to the start, to the end`)],[[m(`Space`)],m(`play, pause`)],[[`w`],m(`the review: what the decisions cost`)],[[`m`,`p`],m(`the next mistake, the one before`)],[[`t`],m(`the turning point`)],[[`c`],m(`check how the cards were shuffled`)],[[`r`],m(`read aloud: your hand, the trick, the score`)],[[`,`],m(`settings`)],[[`Esc`],m(`close what is open`)],[[`?`],m(`this list`)]];function Ce({replay:r,me:i,table:a,reviewing:o,atWorst:s}){let u=g(r.game),d=we(r.game),[p,h]=y(i??0),[_,v]=y(i===null),b=t(()=>ve(r,a,p),[r,a,p]),x=t(()=>be(r,u,{...b,me:i}),[r]),w=xe(x.length,e=>Ee(x[e]?.narration,D.verdictAt(e))),T=x[w.at],E=o&&!!u.actionWords,D=ae(a,r.number,x,E?u.actionWords:void 0);c(()=>{let e=s&&w.at===0&&q(D.placed,i);e&&w.goTo(e.at)},[D.placed.length>0]);let O=D.deciderAt(w.at),k=T?.views.map((e,t)=>_||t===O?u.handOf?.(e)??e.hand??[]:[])??null,A=De(b,T,p);return e(e=>{if(e===`r`&&T)C(u.readAloud(A));else if(e===`Escape`&&E)n(l(a,r.number));else return!1;return!0}),S`<div
    class=${f(`room`,`replay`,`of-${r.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Oe} game=${r.game} id=${a} number=${r.number} table=${{...b,me:i}}
      reviewing=${u.actionWords?E:null} />
    <main class="cloth">
      ${T&&(u.tricks?S`<${ge} game=${u.tricks} shown=${A} hands=${k} />`:S`<${u.Replay} shown=${A} hands=${k} />`)}
      <section class="replay-bar" aria-label=${m(`Replay`)}>
        <${re} player=${w} count=${x.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${d&&S`<${Te} address=${d(T?.views??[])} />`} />
        <${_e} table=${{...b,me:i}} seat=${p} open=${_} onSeat=${h} onOpen=${v} />
      </section>
      ${E&&S`<${pe} ...${D} player=${w} me=${i} table=${b} />`}
    </main>
  </div>`}function we(e){let{solved:t}=h(e);return c(()=>{t?.load().catch(()=>void 0)},[t]),t?.loaded.value??null}const Te=({address:e})=>S`<a class="tool turn to-solver" href=${e??void 0} aria-label=${m(`Open in the solver`)}
      title=${m(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Ee=(e,t)=>C([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function De(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Oe=({game:e,id:t,number:i,table:a,reviewing:o})=>S`<header class="top-bar">
  <a class="home" href="/" aria-label=${m(`Kitapi, to the start page`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${m(`Replay of deal {number}`,{number:i})}</h1>
  <nav class="tools" aria-label=${m(`Table`)}>
    ${o!==null&&S`<button type="button" class="tool" aria-pressed=${o} aria-keyshortcuts="w"
      onClick=${()=>n((o?l:r)(t,i))}>${m(`Review`)}</button>`}
    <${D} table=${t} deal=${i} nameOf=${j(a)} look="tool"
      label=${m(`Check`)} spoken=${m(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${b(t)}>${m(`To the table`)}</a>
    <${A} keys=${Se()} />
    <${d} own=${_(e)} />
  </nav>
</header>`;function ke({table:e,deal:t,reviewing:n,atWorst:r}){let[i,a]=y(null),[o,s]=y(null),[l,u]=y(0);return c(()=>{let n=!0;return Promise.all([Ae(e,t),je(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&s(e instanceof p?e:new p({text:String(e)}))}),()=>{n=!1}},[e,t,l]),i?S`<${Ce} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:o?S`<${Me} refusal=${o} table=${e}
    again=${()=>{s(null),u(l+1)}} />`:S`<main class="start lost"><p class="prompt">${m(`Loading the deal …`)}</p></main>`}async function Ae(e,t){let n=await s(e,t),{faces:r}=await v(n.game);return u(h(n.game).deck),a(r),n}async function je(e){return(await o().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Me({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return S`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${m(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${r?m(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&S`<button type="button" class="big" onClick=${n}>${m(`Try now`)}</button>`}
      <a class="big" href=${b(t)}>${m(`To the table`)}</a>
      <a class="plain" href="/">${m(`To the start page`)}</a>
    </div>
  </main>`}export{ke as ReplayPage};