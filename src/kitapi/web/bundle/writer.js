import{$t as e,Cn as t,Mn as n,Nn as r,On as i,Sn as a,V as o,_n as s,a as c,bn as l,c as u,cn as d,dn as f,gn as p,hn as m,i as h,in as g,it as _,jn as v,l as ee,mn as y,n as b,nn as x,nt as S,o as C,on as w,rn as T,rt as E,sn as te,un as ne,v as re,vn as ie,wn as D}from"./main.js";import{F as ae,c as oe}from"./shared.js";import{a as se,o as ce,t as le}from"./desks.js";import{N as O}from"./caribbean-stud-shared.js";const k=`heads`,A=`changes`,j=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function ue(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(k,{keyPath:`id`}),t.result.createObjectStore(A,{keyPath:[`sheet`,`id`]})},j(t)}const M=(e,t)=>new Promise((n,r)=>{let i=e.transaction([k,A],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(k),changes:i.objectStore(A)})});function de(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const fe=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function pe(e=indexedDB){let t=await ue(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await j(n(k).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await j(n(k).get(e));if(!t)return null;let r=await j(n(A).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:fe(t,`archived`),changes:r.map(e=>fe(e,`sheet`))}},begin:({head:e,changes:n})=>M(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),de(r,e.id,n)}),append:(e,n)=>M(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>M(t,({changes:t})=>de(t,e,n)),archive:async(e,r)=>{let i=await j(n(k).get(e));i&&await M(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const me=()=>void navigator.storage?.persist?.().catch(()=>void 0),he=`kitapi.device`;let ge=``;function N(){ge||=oe(4);try{let e=localStorage.getItem(he);if(e)return e;localStorage.setItem(he,ge)}catch{}return ge}const P=e=>e.slice(0,e.lastIndexOf(`.`)),_e=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function F(e){let t={};for(let{id:n}of e)t[P(n)]=Math.max(t[P(n)]??0,_e(n));return t}const ve=(e,t)=>e.filter(({id:e})=>P(e)!==t).length;function ye(e,t,{device:n,at:r}){let i=F(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const be=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),I=e=>[...e].sort((e,t)=>be(e)-be(t)||(e.id<t.id?-1:1)),xe=(e,t)=>I([...new Map([...e,...t].map(e=>[e.id,e])).values()]),Se=(e,t)=>(e.seen[P(t.id)]??0)>=_e(t.id);function L(e){let t=/* @__PURE__ */ new Set;return I(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const Ce=e=>L(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function we(e){let t=new Map(e.map(e=>[e.id,e])),n=L(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function Te(e){let t=[];for(let n of L(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function Ee(e,t){let n=Array(t).fill(``);for(let t of L(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function De(e){let t=L(e),n=new Set(t.flatMap(e=>e.do===`keep`?[Oe(e.of)]:[])),r=new Set(Te(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>ke(e,t)&&!Se(e,t)&&!Se(t,e)&&!n.has(Oe([e.id,t.id]))).map(t=>[e,t]))}const Oe=e=>[...e].sort().join(` `);function ke(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}const Ae=`kitapi.games`;async function je(){try{let e=await re();return Me(e),e}catch{return Ne()}}function Me(e){try{localStorage.setItem(Ae,JSON.stringify(e))}catch{}}function Ne(){try{return JSON.parse(localStorage.getItem(Ae)??`[]`)}catch{return[]}}const Pe=(e,t)=>e?.trim()||f(`Player {number}`,{number:t+1}),Fe=`kitapi-sheet`,Ie=({head:e,changes:t})=>`${JSON.stringify({format:Fe,version:1,head:e,changes:t},null,1)}\n`;function Le(e){if(e.length>4e6)return null;let t=ze(e);return t?.format===Fe&&t.version===1?Re(t):null}function Re({head:e,changes:t}){return!Ve(e)||!Array.isArray(t)||t.length>5e3?null:t.every(Ue)?{head:e,changes:t}:null}function ze(e){try{return JSON.parse(e)}catch{return null}}const Be=/^[\w-]{1,64}$/,R=/^[\w-]{1,64}\.\d{1,9}$/,Ve=e=>typeof e==`object`&&!!e&&Be.test(e.id)&&Be.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),He=e=>Number.isInteger(e)&&e>=0&&e<7;function Ue(e){if(typeof e!=`object`||!e||!R.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return We(e.line)&&(e.after===null||R.test(e.after));case`amend`:return We(e.line)&&R.test(e.of);case`strike`:case`undo`:return R.test(e.of);case`name`:return He(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>R.test(e));default:return!1}}const We=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ge=()=>p().filter(e=>y(e).paper);function Ke({onBegin:e}){let t=Ge(),[r,a]=n(t.find(e=>e===h())??t[0]??``),[o,s]=n([]);i(()=>{je().then(s)},[]);let c=o.find(e=>e.name===r);return D`<section class="paper slip new-sheet" aria-label=${f(`New sheet`)}>
    <h2>${f(`New sheet`)}</h2>
    <p class="quiet">${f(`It stays on this device and needs no connection.`)}</p>
    ${t.length>1&&D`<nav class="hand-games" aria-label=${f(`Games`)}>
      ${t.map(e=>D`<button type="button" key=${e} class="plain" aria-pressed=${e===r}
        onClick=${()=>a(e)}>${y(e).title()}</button>`)}</nav>`}
    ${c&&D`<${qe} key=${r} game=${c} onBegin=${e} />`}
  </section>`}function qe({game:e,onBegin:t}){let[r,i]=n(e.seats[0]??3),[a,o]=n([,,,,].fill(``)),[s,c]=n(0),[u,d]=n(ce(e)),p=l(e.name),m=e=>Pe(a[e],e),h=Array.from({length:r},(e,t)=>t);return D`<form onSubmit=${n=>{n.preventDefault(),t({head:{id:oe(8),game:e.name,players:r,first_dealer:Math.min(s,r-1),variant:u,made:Date.now()},changes:Je(h.map(m))})}}>
    <div class="player-count" role="group" aria-label=${f(`Players`)}>${e.seats.map(e=>D`<button
      type="button" key=${e} class="plain" aria-pressed=${e===r}
      onClick=${()=>i(e)}>${f(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${f(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${h.map(e=>D`<label key=${e}>${f(`Player {number}`,{number:e+1})}
      <input value=${a[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>o(a.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${f(`First dealer`)}
      <select value=${s} onChange=${e=>c(Number(e.target.value))}>
        ${h.map(e=>D`<option key=${e} value=${e}>${m(e)}</option>`)}</select></label>
    ${p&&D`<details class="house-rules"><summary>${f(`House rules`)}</summary>
      <${se} game=${e} words=${p} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${f(`Begin the sheet`)}</button>
  </form>`}function Je(e){let t={device:N(),at:Date.now()};return e.reduce((e,n,r)=>[...e,ye(e,{do:`name`,seat:r,name:n},t)],[])}function Ye({ranges:e,words:t,onWrite:r}){let{changeLine:i,changeTitle:a}=t,[o,s]=n(Math.max(...e.map(({lowest:e})=>e)));if(!i||!a)return null;let c=e.some(({lowest:e,highest:t,step:n})=>o>=e&&o<=t&&(o-e)%n===0);return D`<details class="paper slip change-form"><summary>${a()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),c&&r(i(o))}}>
      <label>${f(`Amount for each player`)}
        <input type="number" min=${Math.min(...e.map(({lowest:e})=>e))}
          max=${Math.max(...e.map(({highest:e})=>e))} step=${e[0]?.step??1} value=${o}
          onInput=${e=>s(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!c}>${f(`Write it down`)}</button>
    </form>
  </details>`}function Xe({changes:e,head:t,nameOf:n,onDecide:r}){let i=De(e);if(!i.length)return null;let a=y(t.game).paper?.words.loaded.value,o=e=>`line`in e?a?.lineWords(e.line,n,t.variant):f(`struck out`);return D`<section class="paper slip conflicts" role="alert" aria-label=${f(`Written on two devices`)}>
    <h2>${f(`Written on two devices`)}</h2>
    <ul>${i.map(([e,t])=>D`<li key=${`${e.id} ${t.id}`}>
      <p>${o(e)}</p><p>${o(t)}</p>
      ${r&&D`<p class="line-tools">${Ze(e,t).map(({label:e,deeds:t})=>D`<button
        type="button" key=${e} class="plain" onClick=${()=>r(t)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function Ze(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[f(`Only the first is right`),f(`Only the second is right`)];return e.do===`write`?[{label:f(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Qe(e),n]},{label:i,deeds:[Qe(t),n]}]}const Qe=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``},z={kind:`deal`},B=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function $e({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(B),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const V=(e,t,n)=>B(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):et(t[n])),et=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,tt=(e,t,n)=>(e.choices.length===1||B(e).some(e=>e in t))&&e.choices.some(t=>V(t,n,e));function nt({offer:e},t,n){let r=/* @__PURE__ */ new Set;for(let i=z;;){let a=e(t,i),o=a.fields.find(({field:e})=>!r.has(e));if(!o)return i;r.add(o.field);let s=B(o).some(e=>e in n)&&o.choices.find(e=>V(e,n,o));s&&(i=$e(a,i,o.field,s))}}function rt(e,t,r,i){let a=v({sitting:t,news:i,draft:r??z,hasArrived:!1}),[,o]=n(0),{current:s}=a;if(s.sitting!==t){let n=i>s.news&&!at(s.sitting,t);a.current={sitting:t,news:i,draft:nt(e,t,s.draft),hasArrived:s.hasArrived||n&&it(s.draft)}}return{draft:a.current.draft,hasArrived:a.current.hasArrived,setDraft:e=>{a.current={...a.current,draft:e},o(e=>e+1)}}}const it=e=>Object.keys(e).length>Object.keys(z).length,at=(e,t)=>JSON.stringify(e.lines)===JSON.stringify(t.lines);function ot({title:e,choices:t,chosen:r,names:i,onChoice:a}){let o=[...new Set(t.map(([,e=0])=>e))],s=[...new Set(t.map(([,,e=0])=>e))],[c,l]=n(Math.max(...(r??[0]).slice(1))>5),[u,d]=[o,s].map(e=>c?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${i[t]}: ${e}`).join(`, `),m=(e,n)=>{let i=t.find(([,t,r])=>t===e&&r===n);return i?D`<button type="button" class="plain" aria-label=${p(i)}
          aria-pressed=${JSON.stringify(i)===JSON.stringify(r)} onClick=${()=>a(i)}>
          <small>${i[0]}</small></button>`:null};return D`<div class="deal-field tricks-grid" role="group" aria-label=${e}>
    <h3>${e}</h3>
    <p class="quiet">${f(`In each cell: the tricks of {name}.`,{name:i[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${i[1]} ↓</span> <span>${i[2]} →</span></th>
        ${d?.map(e=>D`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${u?.map(e=>D`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${d?.map(t=>D`<td key=${t}>${m(e,t)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!c&&[...o,...s].some(e=>e>5)&&D`<button type="button" class="plain"
      onClick=${()=>l(!0)}>${f(`More tricks`)}</button>`}
  </div>`}function st({game:e,accounts:t,sitting:i,nameOf:o,correcting:s,isPlaced:c,news:l,onWrite:u,onCancel:d}){let p=y(e).paper?.words.loaded.value,{draft:m,hasArrived:h,setDraft:g}=rt(t,i,s,l),[_,v]=n(!1),[ee,b]=n(null),x=r(()=>t.write_sitting(i),[i]),S=r(()=>t.offer(i,m),[i,m]);if(!x.next)return D`<section class="paper slip deal-form"><h2>${f(`The sitting is over`)}</h2>
    ${x.over&&D`<${p.RuleText} clause=${x.over.clause} />`}
    ${d&&D`<button type="button" class="plain" onClick=${d}>${f(`Cancel`)}</button>`}</section>`;let[C,w,T]=[S.line??m,S.takers??[],i.variant],E=e=>e.field===ee||!tt(e,m,C),te=({field:e},t)=>{b(null),g($e(S,m,e,t))};return D`<section class="paper slip deal-form" aria-label=${f(`The deal to be written`)}>
    <h2>${ct(s,c,x)}</h2>
    <p class="quiet">${p.standingWords(x.next,o)}</p>
    ${h&&D`<p class="arrived" role="status">
      ${f(`Another device has written a change. Your answers that are still possible are kept.`)}</p>`}
    ${S.fields.map(e=>D`<${lt} key=${`${e.field} answered`} question=${e}
      words=${p} draft=${C} takers=${w} nameOf=${o} variant=${T} isOpen=${E(e)}
      onReopen=${()=>b(e.field)} />`)}
    ${S.fields.filter(E).map(e=>D`<${dt} key=${e.field} question=${e}
      words=${p} draft=${C} takers=${w} nameOf=${o} variant=${T}
      onChoice=${t=>te(e,t)} />`)}
    ${S.line&&D`<${ft} form=${S} words=${p} nameOf=${o} variant=${T} writing=${_}
        onWrite=${()=>{S.line&&!_&&(v(!0),u(S.line).then(e=>{v(!1),e&&a(f(`Written.`))}))}} />`}
    ${d&&D`<button type="button" class="plain" onClick=${d}>${f(`Cancel`)}</button>`}
  </section>`}function ct(e,t,n){let r=n.page.deals.length+1;return f(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}function lt({question:e,words:t,draft:n,takers:r,nameOf:i,variant:a,isOpen:o,onReopen:s}){let c=e.choices.find(t=>V(t,n,e));return o||!c?null:D`<button type="button" class="answered" onClick=${s}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${t.layoutOf(e.field)===`tricks`?ut(c.tricks,r,i):D`<${t.Choice} field=${e.field} choice=${c} takers=${r} nameOf=${i}
        variant=${a} />`}</b>
  </button>`}const ut=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)}: ${e}`).join(` · `);function dt({question:e,words:n,draft:r,takers:i,nameOf:a,variant:o,onChoice:s}){let{field:c,choices:l}=e,u=n.fieldTitle(c);return n.layoutOf(c)===`tricks`?D`<${ot} title=${u} choices=${l.map(({tricks:e})=>e)} chosen=${r.tricks}
      names=${i.map(a)} onChoice=${e=>s({tricks:e})} />`:D`<div class=${t(`deal-field`,`as-${n.layoutOf(c)}`)} role="group" aria-label=${u}>
    <h3>${u}</h3>
    <p>${l.map(t=>D`<button type="button" key=${JSON.stringify(t)} class="plain"
      aria-pressed=${V(t,r,e)} onClick=${()=>s(t)}>
      <${n.Choice} field=${c} choice=${t} takers=${i} nameOf=${a}
        variant=${o} /></button>`)}</p>
  </div>`}function ft({form:e,words:t,nameOf:n,variant:r,writing:o,onWrite:s}){return i(()=>a(f(`Ready to be written.`)),[]),D`<div class="ready">
    <${t.Payments} form=${e} voice=${{me:null,nameOf:n}} variant=${r} />
    <button type="button" class="big" aria-disabled=${o} onClick=${s}>${f(`Write it down`)}</button>
  </div>`}const[H,U,W]=[320,160,8];function pt(e,{lowest:t,highest:n}){let r=(H-2*W)/Math.max(1,e.length-1),i=(U-2*W)/Math.max(1,n-t);return e.map((e,n)=>[W+n*r,U-W-(e-t)*i])}function mt({deals:e,nameOf:t}){if(e.length<2)return null;let n=(e[0]?.results??[]).map((e,t)=>t),r=n.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),i={lowest:Math.min(0,...r.flat()),highest:Math.max(0,...r.flat())},a=pt([0,0],i)[0]?.[1]??0,o=n.map(e=>`${t(e)}: ${d(r[e]?.at(-1)??0)}`).join(`, `);return D`<figure class="paper slip result-plot">
    <figcaption>${f(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${H} ${U}`} role="img" aria-label=${o}>
      <line class="zero" x1=${W} x2=${H-W} y1=${a} y2=${a} />
      ${r.map((e,t)=>D`<polyline key=${t} class=${`player-${t}`}
        points=${pt(e,i).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${n.map(e=>D`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function ht(e){return gt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>_t(t,e))}function gt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...gt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function _t(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function vt({results:e,nameOf:t}){let n=ht(e);return D`<section class="paper slip settle-up" aria-label=${f(`The fewest payments`)}>
    <h2>${f(`The fewest payments`)}</h2>
    ${n.length===0&&D`<p class="quiet">${f(`Nobody owes anything.`)}</p>`}
    <ul>${n.map(({from:e,to:n,amount:r})=>D`<li key=${`${e} ${n}`}>
      ${t(e)} → ${t(n)}: <b class="figure">${te(r)}</b></li>`)}</ul>
  </section>`}function G({game:t,children:n}){let r=s(t)?y(t).paper:void 0;if(i(()=>{r&&(e(y(t).deck),Promise.allSettled([ie(t),r.accounts.load(),r.words.load()]))},[t]),!r)return D`<${b} />`;let a=[y(t).drawing,r.accounts,r.words];return a.some(({failed:e})=>e.value)?D`<${_} />`:a.every(({loaded:e})=>e.value)?n:null}function yt(e){let{head:t,changes:n}=e,i=r(()=>Te(n),[n]),a=r(()=>Y(J(t.game)).write_sitting(q(t,i)),[i]),o=bt(e,a.page.deals.length);return{head:t,lines:i,written:a,table:o,nameOf:e=>o.seats[e]?.name??``}}function K({drawn:{head:e,written:t,table:n,nameOf:r},children:i}){let{Sheet:a}=m(e.game),o={around:ae(0,e.players,J(e.game).clockwise(e.variant))};return D`<div class="accounts-so-far">
    <${a} sheet=${t.page} table=${n} view=${o} />
    <${mt} deals=${t.page.deals} nameOf=${r} />
    <${vt} results=${t.page.results} nameOf=${r} />
    ${i}
  </div>`}const bt=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:Ee(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:Pe(e,t)}))}),q=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),J=e=>y(e).paper,Y=e=>e.accounts.loaded.value;function xt({lines:e,written:r,head:i,nameOf:a,...o}){let[s,c]=n(null);if(!e.length)return null;let l=[...r.lines],u=e.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return D`<section class="paper slip line-list" aria-label=${f(`Corrections`)}>
    <h2>${f(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:n})=>D`<li key=${e.id}
        class=${t(e.struck&&`struck-line`,n?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${n?.written?.number}</span>
        <${St} head=${i} line=${e} nameOf=${a} /></button>
      ${n?.refused&&D`<p class="quiet refusal" role="alert">
        ${f(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${n.refused.clause}</span></p>`}
      ${s===e.id&&D`<${Ct} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${f(`Insert a deal before the first`)}</button>
  </section>`}function St({head:e,line:t,nameOf:n}){let r=y(e.game).paper?.words.loaded.value?.lineWords(t.line,n,e.variant);return D`${t.struck&&D`<span class="unseen">${f(`Struck out:`)} </span>`}
    ${t.struck?D`<s>${r}</s>`:r}`}function Ct({line:e,onAmend:t,onStrike:n,onRestore:r,onInsert:i,onDone:a}){let o=e=>()=>{a(),e()};return D`<div class="line-tools">
    <p>${!e.struck&&D`<button type="button" class="plain" onClick=${o(()=>t(e))}>
        ${f(`Correct`)}</button>`}
      ${e.struck?D`<button type="button" class="plain" onClick=${o(()=>r(e))}>${f(`Restore`)}</button>`:D`<button type="button" class="plain" onClick=${o(()=>n(e))}>${f(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${o(()=>i(e.id))}>
        ${f(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>D`<li key=${e.id}>${wt(e)}</li>`)}</ul>
  </div>`}function wt(e){let t=new Date(e.at).toLocaleString(w(),{dateStyle:`medium`,timeStyle:`short`}),n=P(e.id);switch(e.do){case`write`:return f(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return f(`Corrected {at}, on device {device}`,{at:t,device:n});default:return f(`Struck out {at}, on device {device}`,{at:t,device:n})}}const Tt=({names:e,onName:t})=>D`<details class="paper slip change-form">
  <summary>${f(`Names`)}</summary>
  <div class="names">${e.map((e,n)=>D`<label key=${n}>${f(`Player {number}`,{number:n+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:r})=>{let i=r.value.trim();i&&i!==e?t(n,i):r.value=e}} /></label>`)}</div>
</details>`;function Et(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...Dt(e)})}\n`:``).join(``)}const Dt=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0))),Ot=(e,t)=>ee(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),kt=e=>Ot(`/api/sheets`,{head:e}),At=(e,t)=>Ot(`/api/sheets/${e}/changes`,t),jt=(e,t)=>Ot(`/api/sheets/${e}/removal`,{key:t}),Mt=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function Nt(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const Pt=g(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Ft({sharing:{share:e,trouble:t,begin:r,stop:i}}){let[a,o]=n(!1),s=e=>()=>{a||(o(!0),e().finally(()=>o(!1)))},c=(e,t)=>D`<p>
    <button type="button" class="plain" aria-disabled=${a} onClick=${s(t)}>${e}</button></p>`;return D`<section class="with-room" aria-label=${f(`With this room`)}>
    <h3>${f(`With this room`)}</h3>
    ${t&&D`<p role="alert">${t}</p>`}
    ${e?D`<${It} share=${e} />${c(f(`Stop sharing`),i)}`:D`<p class="quiet">
          ${f(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${c(f(`Share with this room`),r)}`}
  </section>`}function It({share:{room:e,key:t,watch:n}}){let r=Mt(e,t);return D`<${O} label=${f(`Link for those who write`)} address=${r} />
    <${S} part=${Pt} props=${{text:r,longest:r.length}} Failed=${E} />
    ${n&&D`<${O} label=${f(`Link for those who watch`)} address=${Mt(e,n)} />`}`}const Lt=[`of`,`after`];function Rt({head:e,changes:t}){let n=I(t),r=[...new Set(n.map(({id:e})=>P(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(P(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Ht(a,F(n.slice(0,c)))?null:a,zt(s,e=>i.get(e)??e)])}}const zt=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,Lt.includes(e)?Bt(n,t):e===`line`?Vt(n):n])),Bt=(e,t)=>Array.isArray(e)?e.map(t):t(e),Vt=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Ht=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function Ut({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=F(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of Lt)e in d&&(d[e]=Bt(d[e],i));r.push(d)}return{head:e,changes:r}}async function Wt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function Gt(e){let t=await Wt(new TextEncoder().encode(JSON.stringify([1,Rt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Kt(e){try{let t=await Wt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?Re(Ut(r)):null}catch{return null}}const qt=1700;function Jt(e){let[t,r]=n(!1);return D`<p class="keeping sheet-sharing">
    <${C} look="plain" label=${f(`Share`)} title=${f(`Share the sheet`)} onOpen=${()=>r(!0)}
      onClose=${()=>r(!1)}>
      ${t&&D`<${Yt} ...${e} />`}
    </${C}>
    <button type="button" class="plain" onClick=${()=>print()}>${f(`Print the sheet`)}</button>
  </p>`}function Yt({sheet:e,lines:t,table:r,results:a,sharing:o}){let[s,c]=n(``);return i(()=>{Gt(e).then(e=>c(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),D`
    <${Ft} sharing=${o} />
    ${s&&D`<p class="quiet">${f(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${O} label=${f(`Link to this sheet`)} address=${s} />
      ${s.length<=qt?D`<${S} part=${Pt} props=${{text:s,longest:qt}} Failed=${E} />`:D`<p class="quiet">${f(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Xt} sheet=${e} lines=${t} />
    <${le} table=${r} results=${a} />`}function Xt({sheet:e,lines:t}){let{head:n}=e,i=Zt(r(()=>Ie(e),[e]),`application/json`),a=r(()=>Y(J(n.game)).export_scores(q(n,t)),[t]),o=Zt(r(()=>Et(t,a),[a]),`application/jsonl`);return D`<p class="sheet-files">
    ${i&&D`<a class="plain" href=${i} download=${`kitapi-${n.id}.json`}>
      ${f(`Save the sheet to a file`)}</a>`}
    ${o&&D`<a class="plain" href=${o} download=${`kitapi-${n.id}-scores.jsonl`}>
      ${f(`Save as scores`)}</a>`}</p>
    <p class="quiet">${f(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function Zt(e,t){let[r,a]=n(``);return i(()=>{if(!e)return a(``);let n=URL.createObjectURL(new Blob([e],{type:t}));return a(n),()=>URL.revokeObjectURL(n)},[e]),r}function Qt({sharing:{share:e,waiting:t,isApart:n,trouble:r,hasNews:i}}){return r?D`<p class="trouble" role="alert">${r}</p>`:e?D`<p class="shared-line" role="status">${$t(t,n)}
    ${i&&D` <span>${f(`Another device has written on this sheet.`)}</span>`}</p>`:null}function $t(e,t){return t&&e?ne(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):f(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function en(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!Re(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function tn(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&nn(t)!==nn(e)})}const nn=e=>JSON.stringify(rn({...e,at:0,...`name`in e&&{name:``}}));function rn(e){return Array.isArray(e)?e.map(rn):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,rn(e[t])])}const an=4e3;function on(e,t){let[n,r,i,a,o]=[!1,!1,!1,an,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=an},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const sn=`shares`;function cn(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(sn,{keyPath:`sheet`})},j(e)}let ln=null;async function X(e){return ln??=cn().catch(e=>{throw ln=null,e}),(await ln).transaction(sn,e).objectStore(sn)}const un=async e=>await j((await X(`readonly`)).get(e))??null;async function dn(e){return(await j((await X(`readonly`)).getAll())).find(t=>t.room===e)??null}const fn=async e=>{await j((await X(`readwrite`)).put(e))},pn=async e=>{await j((await X(`readwrite`)).delete(e))};let Z=null;function Q(){return Z??=pe().catch(e=>{throw Z=null,e}),Z}const $=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,mn=/* @__PURE__ */ new Set([]);function hn(e){$?.postMessage(e);for(let t of mn)t(e)}async function gn(e,t){let n=await Q();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=ye(i.changes,t,{device:N(),at:Date.now()});try{return await n.append(e,a),$?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function _n(e){let[t,r]=n(void 0),[a,o]=n(!1),s=()=>Q().then(t=>t.read(e)).then(r,()=>o(!0));i(()=>{let t=t=>{t===e&&s()},n=({data:e})=>t(e);return s(),$?.addEventListener(`message`,n),mn.add(t),()=>{$?.removeEventListener(`message`,n),mn.delete(t)}},[e]);let c=async t=>{let n=await gn(e,t).catch(()=>null);return o(!n),n&&r(n),n!==null},[l,u]=t?[Ce(t.changes),we(t.changes)]:[null,null];return{sheet:t,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}const vn=`unknown_sheet`,yn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],bn={waiting:0,isApart:!1,trouble:``,hasNews:!1};function xn(e,t){let[r,a]=n(null),[o,s]=n(bn),c=e=>s(t=>({...t,...e})),l=v(null);i(()=>{un(e).then(a,()=>void 0)},[e]),i(()=>{if(r)return l.current=Sn(r,c,()=>a(null)),()=>l.current?.stop()},[r?.room]),i(()=>l.current?.now(),[t.changes.length]);let d=e=>e.then(e=>(a(e),c(bn),!0),e=>(c({trouble:e instanceof u?e.message:f(`The server does not answer.`)}),!1));return{share:r,...o,begin:()=>d(En(t)),stop:()=>d(Dn(r))}}function Sn(e,t,n){let r=en(e.key,t=>At(e.room,t),async n=>{await Tn(e,n)&&t({hasNews:!0})},e.atRoom);return on(async()=>{let n=await wn(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await fn({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await wn(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof u?r.reason:``,a=yn.includes(i)||r instanceof Cn;return t({isApart:!a&&i!==vn,...a&&{trouble:r.message}}),i!==vn||(t({...bn,trouble:f(`The room no longer keeps this sheet; it is kept here.`)}),pn(e.sheet).then(n),!1)})}var Cn=class extends Error{constructor(){super(f(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const wn=async e=>(await(await Q()).read(e))?.changes??[];async function Tn({sheet:e},{changes:t}){if(!t.length)return!1;let n=await wn(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await Q()).join(e,t),hn(e)),tn(n,t))throw new Cn;return i}async function En(e){let{sheet:t,write_key:n,watch_key:r}=await kt(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await fn(i),i}async function Dn(e){return e&&(await jt(e.room,e.key).catch(e=>{if(!(e instanceof u)||e.reason!==vn)throw e}),await pn(e.sheet)),null}function On({id:e}){let t=_n(e),{sheet:n}=t;return n===null?D`<${b} />`:n===void 0&&t.failed?D`<main class="writer-desk"><p class="trouble" role="alert">
      ${f(`The sheets of this browser cannot be read.`)}</p></main>`:n&&D`<${G} game=${n.head.game}><${kn} open=${t} sheet=${n} /></${G}>`}function kn({open:e,sheet:t}){let n=yt(t),{lines:r,written:i,table:a,nameOf:o}=n,s=xn(t.head.id,t);return D`<main class="writer-desk with-sheet">
    ${e.failed&&D`<p class="trouble" role="alert">
      ${f(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${Qt} sharing=${s} />
    <${An} open=${e} sheet=${t} lines=${r} written=${i} nameOf=${o} />
    <${K} drawn=${n}>
      <${Jt} sheet=${t} lines=${r} table=${a} results=${i.page.results}
        sharing=${s} />
    </${K}>
  </main>`}function An({open:e,sheet:{head:t,changes:n},lines:i,written:a,nameOf:o}){let s=J(t.game),{correcting:c,inserting:l,before:u,after:d,turn:f,amend:p,insert:m,finish:h}=Mn(i),g=r(()=>q(t,u),[u]),_=c===null&&l===void 0;return D`<div class="writing">
    <${Xe} changes=${n} head=${t} nameOf=${o} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${st} key=${`${c?.id} ${l} ${f}`} game=${t.game} accounts=${Y(s)}
      sitting=${g} nameOf=${o} correcting=${c?.line??null} isPlaced=${l!==void 0}
      news=${ve(n,N())} onWrite=${async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&h(),n}}
      onCancel=${_?null:h} />
    ${_&&!!a.kasa_changes?.length&&D`<${Ye} ranges=${a.kasa_changes}
      words=${s.words.loaded.value} onWrite=${t=>e.change({do:`write`,line:t,after:d})} />`}
    <${jn} open=${e} />
    <${xt} lines=${i} written=${a} head=${t} nameOf=${o} onAmend=${p}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Pn(t)})}
      onInsert=${m} />
    <${Tt} names=${Ee(n,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const jn=({open:{undo:e,redo:t}})=>D`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${f(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${f(`Redo`)}</button></p>`;function Mn(e){let[t,i]=n(Nn),[a,o]=n(0),s=e=>{i(e),o(e=>e+1),e!==Nn&&scrollTo(0,0)},c=t=>e.some(e=>e.id===t),l=c(t.correcting?.id)?t.correcting:null,u=t.inserting===null||c(t.inserting)?t.inserting:void 0;return{correcting:l,inserting:u,turn:a,...r(()=>Fn(e,l,u),[e,l,u]),amend:e=>s({correcting:e,inserting:void 0}),insert:e=>s({correcting:null,inserting:e}),finish:()=>s(Nn)}}const Nn={correcting:null,inserting:void 0},Pn=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function Fn(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function In({opened:e,onKept:t}){let[r,a]=n(null),[o,s]=n(!1),[c,l]=n(``);return i(()=>{let n=[],r=en(e.key,t=>At(e.room,t),async({role:e,head:t,changes:r})=>{(!n.length||r.length)&&(n=xe(n,r),e===`watcher`&&a({head:t,changes:n}))}),i=on(async()=>{let{role:a,head:o,watch_key:c}=await r.exchange([]);s(!1),a===`writer`&&(i.stop(),await Ln({head:o,changes:n},e,c??``,r).then(()=>t(o.id),()=>l(f(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof u&&e.reason===`unknown_sheet`;return t&&l(e.message),s(!t),!t});return dn(e.room).then(n=>{n?.key===e.key&&t(n.sheet)},()=>void 0),()=>i.stop()},[e.room,e.key]),r?D`<${G} game=${r.head.game}>
    <${Rn} sheet=${r} isApart=${o} trouble=${c} /></${G}>`:D`<main class="writer-desk">${c&&D`<p class="trouble" role="alert">${c}</p>`}
      ${o&&D`<p class="trouble" role="alert">${f(`The server does not answer.`)}</p>`}</main>`}async function Ln(e,{room:t,key:n},r,i){me(),await(await Q()).begin(e),await fn({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function Rn({sheet:e,isApart:t,trouble:n}){let r=yt(e);return D`<main class="writer-desk with-sheet watched">
    ${n?D`<p class="trouble" role="alert">${n}</p>`:D`<p class="shared-line" role="status">
          ${f(t?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${Xe} changes=${e.changes} head=${e.head} nameOf=${r.nameOf} />
    <${K} drawn=${r} />
  </main>`}async function zn(){let e=await Q(),t=(await e.list()).filter(({game:e})=>s(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}function Bn({onSheet:e,onTrouble:t}){let[r,a]=n([]),o=()=>t(f(`The sheets of this browser cannot be read.`)),c=()=>{zn().then(a,o)};i(c,[]);let l=(e,t)=>{Q().then(n=>n.archive(e,t)).then(c)},u=async({target:n})=>{let r=Le(await n.files[0]?.text()??``);n.value=``,r&&s(r.head.game)?e(r):t(f(`The file holds no sheet.`))},[d,p]=[r.filter(({archived:e})=>!e),r.filter(({archived:e})=>e)];return D`<section class="writer-shelf" aria-label=${f(`Sheets kept in this browser`)}>
    ${d.length>0&&D`<h2>${f(`Continue`)}</h2>
      <ul>${d.map(e=>D`<${Vn} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>`}
    ${p.length>0&&D`<details><summary>${f(`Archive`)}</summary>
      <ul>${p.map(e=>D`<${Vn} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${f(`Open a sheet from a file`)}
      <input type="file" class="unseen" accept=".json,application/json" onChange=${u} /></label>
  </section>`}function Vn({sheet:{head:e,changes:t,archived:n},onArchive:r}){let i=Te(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,a=new Date(e.made).toLocaleDateString(w(),{day:`numeric`,month:`long`,year:`numeric`});return D`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}>
      <b>${Ee(t,e.players).map(Pe).join(`, `)}</b>
      <small>${y(e.game).title()} · ${ne(`{count} deal`,`{count} deals`,i)} · ${a}</small></a>
    <button type="button" class="plain" onClick=${()=>r(e.id,!n)}>
      ${f(n?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Hn=e=>`/paper?sheet=${e}`;function Un({query:e}){let n=new URLSearchParams(e).get(`sheet`),r=Gn();return D`<div class=${t(`writer`,T.value.bright&&`bright`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${f(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${n?D`<a href="/paper">${f(`Sheets`)}</a>`:f(`The writer’s sheet`)}</h1>
      <div class="tools"><${Wn} /><${c} /></div>
    </header>
    ${n?D`<${On} key=${n} id=${n} />`:D`<${Kn} key=${r} hash=${r} />`}
  </div>`}const Wn=()=>D`<button type="button" class="tool bright-switch" aria-label=${f(`Bright light`)}
  title=${f(`Bright light`)} aria-pressed=${T.value.bright}
  onClick=${()=>x({bright:!T.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function Gn(){let[e,t]=n(location.hash);return i(()=>{let e=()=>t(location.hash);return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function Kn({hash:e}){let t=Nt(e);return t?D`<${In} opened=${t} onKept=${e=>o(Hn(e))} />`:D`<${qn} />`}function qn(){let[e,t]=n(``),r=e=>{me(),Q().then(t=>t.begin(e)).then(()=>o(Hn(e.head.id)),()=>t(f(`This browser keeps no sheets: its storage is full or switched off.`)))};return i(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&Kt(e).then(e=>e?r(e):t(f(`The link holds no whole sheet.`)))},[]),D`<main class="writer-desk">
    ${e&&D`<p class="trouble" role="alert">${e}</p>`}
    <${Bn} onSheet=${r} onTrouble=${t} />
    <${Ke} onBegin=${r} />
  </main>`}export{Un as WriterPage};