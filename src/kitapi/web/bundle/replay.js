import{$t as e,F as t,I as n,L as r,S as i,V as a,Vt as o,Xt as s,Yt as c,_n as l,a as u,cn as d,en as f,gn as p,in as m,jt as h,l as g,ln as _,pn as v,q as y,rn as b,sn as x,vn as S,y as C}from"./main.js";import{W as w,et as T,f as E,l as D,v as O}from"./tables.js";import{C as k,a as A,h as j,w as ee}from"./shared.js";import{A as M,C as N,D as P,E as F,N as I,O as L,T as R,a as te,c as z,i as ne,k as re,o as ie,s as B,w as V}from"./desks.js";import{o as H}from"./asides.js";const U=({decisions:e},t,n)=>e.map(e=>{let r=Math.max(t.findLastIndex(({number:t})=>t<=e.step),0),i=t[r-1]?.views[e.seat];return{decision:e,at:r,wordsOf:e=>i?n(e,i):e.kind}}),W=(e,t)=>e.filter(({decision:e})=>t===null||e.seat===t),G=e=>e.filter(({decision:e})=>P(e)),K=e=>e.find(({decision:e})=>e.turning_point)??null;function q(e,t){let n=e.map(({decision:e})=>e),r=z(n.filter(({seat:e})=>e===t))??z(n);return e.find(({decision:e})=>e===r)??null}const J=(e,t)=>.55+.45*Math.sqrt(e/(t||1));function Y({mistakes:e,turning:t,last:n}){let r=Math.max(...e.map(({decision:e})=>e.cost),0),i=t&&!e.includes(t)?[...e,t]:e;return _`<span class="review-marks" aria-hidden="true">
    ${i.map(e=>_`<span key=${e.decision.step}
      style=${{"--along":e.at/Math.max(n,1),"--size":e===t?1:J(e.decision.cost,r)}}><${B}
      shape=${e===t?`turn`:`mistake`} /></span>`)}</span>`}function ae(e,t,n,r){let[i,a]=l(null),o=ie(e,t,!!r),{review:s}=o,c=S(()=>s&&r?U(s,n,r):[],[s,n,r]),u=e=>c.find(t=>t.at===e)?.decision;return{reviewed:o,placed:c,seat:i,onSeat:a,marks:e=>c.length>0&&_`<${Y} mistakes=${G(W(c,i))} turning=${K(c)} last=${e} />`,verdictAt:e=>oe(u(e)),deciderAt:e=>u(e)?.seat}}function oe(e){return e?[M(e),P(e)&&s(`loses {cost}`,{cost:F(e)}),e.breach&&s(`against good faith`)].filter(Boolean).join(`, `):``}const se=({placed:e,at:t,nameOf:n,goTo:r})=>_`<section class="decision-list">
  <h2>${s(`All decisions`)}</h2>
  <ol>${e.map(e=>_`<li key=${e.decision.step}><${ce} placed=${e} here=${e.at===t}
    name=${n(e.decision.seat)} go=${()=>r(e.at)} /></li>`)}</ol>
</section>`;function ce({placed:{decision:e,wordsOf:t},here:n,name:r,go:i}){let a=P(e);return _`<button type="button" class="decision-line" aria-current=${n?`step`:void 0} onClick=${i}>
    <span class="decision-signs">${le(e,a)}</span>
    <span>${s(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</span>
    ${a&&_`<span class="figure decision-cost">${s(`loses {cost}`,{cost:F(e)})}</span>`}
  </button>`}function le(e,t){return e.turning_point?_`<${B} shape="turn" /><span class="unseen">${s(`Turning point`)}</span>`:t?_`<${B} shape="mistake" />`:e.breach&&_`<${B} shape="breach" /><span class="unseen">${s(`against good faith`)}</span>`}function ue({placed:{decision:e,wordsOf:t},unit:n,name:r,mine:i,nameOf:a}){let o=P(e);return _`<article class=${d(`decision`,o&&`mistake`)}>
    <h2>${s(`{name}: {words}`,{name:r,words:N(e.chosen,t)})}</h2>
    <p class="decision-verdict">${o&&_`<${B} shape="mistake" />`}
      ${M(e)}
      ${o&&_`<span class="figure decision-cost">${s(`loses {cost}`,{cost:F(e)})}</span>`}
    </p>
    ${e.turning_point&&_`<p class="decision-turn"><${B} shape="turn" /> ${s(`The deal turned here`)}</p>`}
    ${e.breach&&_`<p class="decision-breach">
        <${B} shape="breach" /> ${L(e.breach.sentence,a)}</p>`}
    ${e.why&&_`<p class="decision-why">${L(e.why,a)}</p>`}
    <${H} lines=${de(e,t,i?s(`your choice`):r)} unit=${n}
      caption=${s(`What else was possible, best first`)} />
    ${e.facts.length>1&&_`<details class="more-reasons"><summary>${s(`More about it`)}</summary>
      <ul>
        ${e.facts.slice(1).map(({sentence:e},t)=>_`<li key=${t}>${L(e,a)}</li>`)}</ul></details>`}
    <p class="decision-basis">${R(e.layouts,e.exact)}</p>
  </article>`}function de({alternatives:e},t,n){let r=e.find(({chosen:e,cost:t})=>e&&t===0)??e[0];return e.map(e=>({...e,shown:N(e.action,t),spoken:V(e.action,t),value:e.expected,best:e===r,tag:e.chosen?n:null}))}function fe({sums:e,nameOf:t,chosen:n,onChoose:r}){let i=e.filter(({decisions:e})=>e>0),a=e=>i.reduce((t,n)=>t+n[e],0),o={seat:null,mistakes:a(`mistakes`),cost:a(`cost`)};return _`<div class="seat-sums" role="radiogroup" aria-label=${s(`Whose decisions`)}
    onKeyDown=${j(i.length+1)}>
    ${[o,...i].map(({seat:e,mistakes:i,cost:a})=>_`<button type="button" key=${e} role="radio" class="seat-sum" aria-checked=${e===n}
          tabindex=${e===n?0:-1} onClick=${()=>r(e)}>
          <span class="seat-sum-name">${e===null?s(`Everybody`):t(e)}</span> <b class="figure">
            ${I(a)}</b>
          <small>${c(`{count} mistake`,`{count} mistakes`,i)}</small>
        </button>`)}
  </div>`}function pe({reviewed:e,placed:t,player:n,me:r,table:i,seat:a,onSeat:o}){let{review:c}=e,l=p(null),u=k({me:r,seats:i.seats}),d=e=>{n.goTo(e),l.current?.scrollTo(0,0)};return _`<section class="paper review" ref=${l} tabindex="-1" aria-label=${s(`Review`)}>
    ${c?_`
      <p class="review-lead">
        ${s(`What the decisions cost, {unit}, given what each player could see`,{unit:re(c.unit)})}</p>
      <${fe} sums=${c.seats} nameOf=${u} chosen=${a} onChoose=${o} />
      <${me} placed=${W(t,a)} turning=${K(t)} at=${n.at} goTo=${d} />
      <div class="decided-here">
        ${t.filter(({at:e})=>e===n.at).map(e=>_`<${ue} key=${e.decision.step}
          placed=${e} unit=${c.unit} name=${u(e.decision.seat)} mine=${e.decision.seat===r}
          nameOf=${u} />`)}
        ${t.every(({at:e})=>e!==n.at)&&_`<p class="quiet">${s(`Nothing was decided here.`)}</p>`}
      </div>
      <${se} placed=${W(t,a)} at=${n.at} nameOf=${u} goTo=${d} />`:_`<${te} ...${e} />`}
  </section>`}function me({placed:e,turning:t,at:n,goTo:r}){let i=G(e),a=i.findLast(e=>e.at<n),o=i.find(e=>e.at>n);return _`<div class="review-jumps">
    <${X} to=${a} words=${s(`Previous mistake`)} label=${_`<${Z} back /><${B} shape="mistake" />`}
      shortcut="p" goTo=${r} />
    ${t&&_`<${X} to=${t} label=${_`<${B} shape="turn" /> ${s(`Turning point`)}`} shortcut="t"
        goTo=${r} />`}
    <${X} to=${o} words=${s(`Next mistake`)} label=${_`<${B} shape="mistake" /><${Z} />`} shortcut="m"
      goTo=${r} />
  </div>`}const X=({to:e,label:t,words:n,shortcut:r,goTo:i})=>_`<button type="button" class="plain" aria-label=${n} title=${n} aria-keyshortcuts=${r}
      aria-disabled=${e?void 0:`true`}
      onClick=${()=>{e&&i(e.at)}}>${t}</button>`,Z=({back:e})=>_`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${e?`M9 3 3 9l6 6`:`M3 3l6 6-6 6`} /></svg>`,he={form:void 0,forms:[],options:[],offered:null,picked:[]};function ge({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=k(r),o=e=>ee(e,i.around),{Strip:s,Middle:c}=e;return _`
    <${s} view=${i} nameOf=${a} />
    <div class=${d(`scene`,`phase-${i.phase}`,O(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>_`<${E} key=${r.seat} game=${e}
          seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
          <${Q} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
        </${E}>`)}
      <${D} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!O(i)&&_`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${he} />`}
    </div>
    ${!O(i)&&r.me!==null&&_`<div class="foot">
      <${E} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Q} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Q=({cards:e,name:t,rows:n=1})=>e?.length?_`<${w} cards=${e} label=${s(`Hand: {name}`,{name:t})} rows=${n} />`:null;function _e({table:e,seat:t,open:n,onSeat:r,onOpen:i}){let a=k(e);return _`<div class="eyes">
    <label>${s(`Seen by`)}
      <select value=${t} onChange=${e=>r(Number(e.target.value))}>
        ${e.seats.map(e=>_`<option key=${e.seat} value=${e.seat}
          selected=${e.seat===t}>${a(e.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${n}
      onChange=${e=>i(e.target.checked)} />${s(`All hands open`)}</label>
  </div>`}function ve({game:e,seats:t,bots:n},r,i){return{id:r,game:e,me:i,kept:null,seats:t.map((e,t)=>ye(t,e,n.includes(t))),sheet:0,terms:{number:0,players:t.length,variant:{},preset:null},started:!0,watching:0}}function ye(e,t,n){return{seat:e,kind:n?`bot`:t?`person`:`open`,name:t,connected:!0,missing:!1,ready:!1,accepted:!0,ending:!1}}function be(e,{narrate:t,steps:n},r){let i=[];for(let{number:a,happened:[o],views:s}of e.steps){let e=i.at(-1),c={version:0,table:r,view:s[0]??null,gathering:null,catchingUp:!1},l=o&&t(o,c),u=o?n.gathers(o):null;l?i.push({number:a,narration:l,gathering:u,views:u===null?s:$(s,e)}):e&&e.gathering===null&&(e.views=s)}return i}const $=(e,t)=>e.map((e,n)=>({...e,trick:t?.views[n]?.trick??[]}));function xe(e,t){let[n,r]=l(0),[i,a]=l(!1),o=Math.max(e-1,0),s=e=>{let i=Math.min(Math.max(e,0),o);i!==n&&(r(i),t(i))},c=e=>{a(!1),s(e)},u=()=>{!i&&n===o&&s(0),a(!i)};return v(()=>{if(!i)return;n>=o&&a(!1);let e=setTimeout(()=>s(n+1),1500);return()=>clearTimeout(e)},[i,n]),y(e=>e!==` `||document.activeElement?.matches(`button, a, summary, input`)?!1:(u(),!0)),{at:n,last:o,playing:i,goTo:c,toggle:u}}const Se=()=>[[[`←`,`→`],s(`one step back, one step forward`)],[[`Home`,`End`],s(`to the start, to the end`)],[[s(`Space`)],s(`play, pause`)],[[`w`],s(`the review: what the decisions cost`)],[[`m`,`p`],s(`the next mistake, the one before`)],[[`t`],s(`the turning point`)],[[`c`],s(`check how the cards were shuffled`)],[[`r`],s(`read aloud: your hand, the trick, the score`)],[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];function Ce({replay:e,me:r,table:i,reviewing:a,atWorst:o}){let c=f(e.game),u=we(e.game),[p,m]=l(r??0),[h,g]=l(r===null),b=S(()=>ve(e,i,p),[e,i,p]),C=S(()=>be(e,c,{...b,me:r}),[e]),w=xe(C.length,e=>Ee(C[e]?.narration,D.verdictAt(e))),T=C[w.at],E=a&&!!c.actionWords,D=ae(i,e.number,C,E?c.actionWords:void 0);v(()=>{let e=o&&w.at===0&&q(D.placed,r);e&&w.goTo(e.at)},[D.placed.length>0]);let O=D.deciderAt(w.at),k=T?.views.map((e,t)=>h||t===O?c.handOf?.(e)??e.hand??[]:[])??null,A=De(b,T,p);return y(r=>{if(r===`r`&&T)x(c.readAloud(A));else if(r===`Escape`&&E)t(n(i,e.number));else return!1;return!0}),_`<div
    class=${d(`room`,`replay`,`of-${e.game}`,E&&`reviewing`,E&&D.reviewed.review&&`reviewed`)}>
    <${Oe} game=${e.game} id=${i} number=${e.number} table=${{...b,me:r}}
      reviewing=${c.actionWords?E:null} />
    <main class="cloth">
      ${T&&(c.tricks?_`<${ge} game=${c.tricks} shown=${A} hands=${k} />`:_`<${c.Replay} shown=${A} hands=${k} />`)}
      <section class="replay-bar" aria-label=${s(`Replay`)}>
        <${ne} player=${w} count=${C.length} words=${T?.narration.words??``}
          marks=${D.marks(w.last)}
          more=${u&&_`<${Te} address=${u(T?.views??[])} />`} />
        <${_e} table=${{...b,me:r}} seat=${p} open=${h} onSeat=${m} onOpen=${g} />
      </section>
      ${E&&_`<${pe} ...${D} player=${w} me=${r} table=${b} />`}
    </main>
  </div>`}function we(t){let{solved:n}=e(t);return v(()=>{n?.load().catch(()=>void 0)},[n]),n?.loaded.value??null}const Te=({address:e})=>_`<a class="tool turn to-solver" href=${e??void 0} aria-label=${s(`Open in the solver`)}
      title=${s(`Open in the solver`)}
      hidden=${!e}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8l5-2 4 12-5 2zM10 5h6v7M16 8l5 2-4 11-3-1" fill="none" /></svg></a>`,Ee=(e,t)=>x([e?.spoken??e?.words??``,t].filter(Boolean).join(`. `));function De(e,t,n){return{version:0,table:e,view:t?{...t.views[n],options:[]}:null,gathering:t?.gathering??null,catchingUp:!1}}const Oe=({game:e,id:i,number:o,table:c,reviewing:l})=>_`<header class="top-bar">
  <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${s(`Replay of deal {number}`,{number:o})}</h1>
  <nav class="tools" aria-label=${s(`Table`)}>
    ${l!==null&&_`<button type="button" class="tool" aria-pressed=${l} aria-keyshortcuts="w"
      onClick=${()=>t((l?n:r)(i,o))}>${s(`Review`)}</button>`}
    <${T} table=${i} deal=${o} nameOf=${k(c)} look="tool"
      label=${s(`Check`)} spoken=${s(`Check the deal`)} shortcut="c" />
    <a class="tool" href=${a(i)}>${s(`To the table`)}</a>
    <${A} keys=${Se()} />
    <${u} own=${m(e)} />
  </nav>
</header>`;function ke({table:e,deal:t,reviewing:n,atWorst:r}){let[i,a]=l(null),[o,c]=l(null),[u,d]=l(0);return v(()=>{let n=!0;return Promise.all([Ae(e,t),je(e)]).then(([e,t])=>{n&&a({replay:e,me:t})},e=>{n&&c(e instanceof g?e:new g({text:String(e)}))}),()=>{n=!1}},[e,t,u]),i?_`<${Ce} ...${i} table=${e} reviewing=${n} atWorst=${r} />`:o?_`<${Me} refusal=${o} table=${e}
    again=${()=>{c(null),d(u+1)}} />`:_`<main class="start lost"><p class="prompt">${s(`Loading the deal …`)}</p></main>`}async function Ae(t,n){let r=await i(t,n),{faces:a}=await b(r.game);return o(e(r.game).deck),h(a),r}async function je(e){return(await C().catch(()=>[])).find(t=>t.table===e)?.seat??null}function Me({refusal:e,table:t,again:n}){let r=/^unknown_/.test(e.reason);return _`<main class="start lost">
    <div class="paper slip not-shown">
      <h1>${s(r?`There is no such deal to replay`:`The deal cannot be shown just now`)}</h1>
      <p role="alert">
        ${r?s(`A deal is shown once it is over: this one is still running, or was never dealt.`):e.message}</p>
      ${!r&&_`<button type="button" class="big" onClick=${n}>${s(`Try now`)}</button>`}
      <a class="big" href=${a(t)}>${s(`To the table`)}</a>
      <a class="plain" href="/">${s(`To the start page`)}</a>
    </div>
  </main>`}export{ke as ReplayPage};