import{Cn as e,Dn as t,In as n,Ln as r,Nn as i,On as a,Q as o,Rn as s,Sn as c,Tn as l,U as u,bn as d,cn as f,ct as p,fn as m,gn as h,hn as g,i as _,kn as v,l as y,n as b,o as x,on as S,ot as C,pn as w,rn as ee,sn as T,st as E,u as te,un as ne,xn as re,y as ie,yn as D}from"./main.js";import{Tt as ae,a as oe,o as se,t as ce}from"./desks.js";import{O as le,V as ue,f as de}from"./shared.js";import{N as fe}from"./caribbean-stud-shared.js";const O=`heads`,k=`changes`,A=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function pe(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(O,{keyPath:`id`}),t.result.createObjectStore(k,{keyPath:[`sheet`,`id`]})},A(t)}const j=(e,t)=>new Promise((n,r)=>{let i=e.transaction([O,k],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(O),changes:i.objectStore(k)})});function me(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const he=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function ge(e=indexedDB){let t=await pe(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await A(n(O).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await A(n(O).get(e));if(!t)return null;let r=await A(n(k).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:he(t,`archived`),changes:r.map(e=>he(e,`sheet`))}},begin:({head:e,changes:n})=>j(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),me(r,e.id,n)}),append:(e,n)=>j(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>j(t,({changes:t})=>me(t,e,n)),archive:async(e,r)=>{let i=await A(n(O).get(e));i&&await j(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const _e=()=>void navigator.storage?.persist?.().catch(()=>void 0),ve=`kitapi.device`;let ye=``;function be(){ye||=de(4);try{let e=localStorage.getItem(ve);if(e)return e;localStorage.setItem(ve,ye)}catch{}return ye}const M=e=>e.slice(0,e.lastIndexOf(`.`)),xe=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function N(e){let t={};for(let{id:n}of e)t[M(n)]=Math.max(t[M(n)]??0,xe(n));return t}const Se=(e,t)=>e.filter(({id:e})=>M(e)!==t).length;function Ce(e,t,{device:n,at:r}){let i=N(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const we=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),Te=e=>[...e].sort((e,t)=>we(e)-we(t)||(e.id<t.id?-1:1)),Ee=(e,t)=>Te([...new Map([...e,...t].map(e=>[e.id,e])).values()]),De=(e,t)=>(e.seen[M(t.id)]??0)>=xe(t.id);function P(e){let t=/* @__PURE__ */ new Set;return Te(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const Oe=e=>P(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function ke(e){let t=new Map(e.map(e=>[e.id,e])),n=P(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function F(e){let t=[];for(let n of P(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function I(e,t){let n=Array(t).fill(``);for(let t of P(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function Ae(e){let t=P(e),n=new Set(t.flatMap(e=>e.do===`keep`?[je(e.of)]:[])),r=new Set(F(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>Me(e,t)&&!De(e,t)&&!De(t,e)&&!n.has(je([e.id,t.id]))).map(t=>[e,t]))}const je=e=>[...e].sort().join(` `);function Me(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}function Ne(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...Pe(e)})}\n`:``).join(``)}const Pe=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0)));function L({game:e,players:t,first_dealer:n,variant:r,lines:i},a){let o={device:be(),at:Date.now()},s=[],c=e=>{let t=Ce(s,e,o);return s.push(t),t.id};a.forEach((e,t)=>{e&&c({do:`name`,seat:t,name:e})});let l=null;for(let{kind:e,...t}of i)l=c({do:`write`,line:{kind:e,...Pe(t)},after:l});return{head:{id:de(8),game:e,players:t,first_dealer:n,variant:r,made:o.at},changes:s}}const Fe=`kitapi.games`;async function Ie(){try{let e=await ie();return Le(e),e}catch{return Re()}}function Le(e){try{localStorage.setItem(Fe,JSON.stringify(e))}catch{}}function Re(){try{return JSON.parse(localStorage.getItem(Fe)??`[]`)}catch{return[]}}const R=(e,t)=>e?.trim()||h(`Player {number}`,{number:t+1}),ze=`kitapi-sheet`,Be=({head:e,changes:t})=>`${JSON.stringify({format:ze,version:1,head:e,changes:t},null,1)}\n`;function Ve(e){if(e.length>4e6)return null;let t=He(e);return t?.format===ze&&t.version===1?z(t):null}function z({head:e,changes:t}){return!We(e)||!Array.isArray(t)||t.length>5e3?null:t.every(Ke)?{head:e,changes:t}:null}function He(e){try{return JSON.parse(e)}catch{return null}}const Ue=/^[\w-]{1,64}$/,B=/^[\w-]{1,64}\.\d{1,9}$/,We=e=>typeof e==`object`&&!!e&&Ue.test(e.id)&&Ue.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),Ge=e=>Number.isInteger(e)&&e>=0&&e<7;function Ke(e){if(typeof e!=`object`||!e||!B.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return qe(e.line)&&(e.after===null||B.test(e.after));case`amend`:return qe(e.line)&&B.test(e.of);case`strike`:case`undo`:return B.test(e.of);case`name`:return Ge(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>B.test(e));default:return!1}}const qe=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Je=()=>re().filter(e=>D(e).paper);function Ye({onBegin:e}){let t=Je(),[n,a]=r(t.find(e=>e===_())??t[0]??``),[o,s]=r([]);i(()=>{Ie().then(s)},[]);let c=o.find(e=>e.name===n);return v`<section class="paper slip new-sheet" aria-label=${h(`New sheet`)}>
    <h2>${h(`New sheet`)}</h2>
    <p class="quiet">${h(`It stays on this device and needs no connection.`)}</p>
    ${t.length>1&&v`<nav class="hand-games" aria-label=${h(`Games`)}>
      ${t.map(e=>v`<button type="button" key=${e} class="plain" aria-pressed=${e===n}
        onClick=${()=>a(e)}>${D(e).title()}</button>`)}</nav>`}
    ${c&&v`<${Xe} key=${n} game=${c} onBegin=${e} />`}
  </section>`}function Xe({game:e,onBegin:t}){let[n,i]=r(e.seats[0]??3),[a,o]=r([,,,,].fill(``)),[s,c]=r(0),[u,d]=r(se(e)),f=l(e.name),p=e=>R(a[e],e),m=Array.from({length:n},(e,t)=>t);return v`<form onSubmit=${r=>{r.preventDefault(),t(L({game:e.name,players:n,first_dealer:Math.min(s,n-1),variant:u,lines:[]},m.map(p)))}}>
    <div class="player-count" role="group" aria-label=${h(`Players`)}>${e.seats.map(e=>v`<button
      type="button" key=${e} class="plain" aria-pressed=${e===n}
      onClick=${()=>i(e)}>${h(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${h(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${m.map(e=>v`<label key=${e}>${h(`Player {number}`,{number:e+1})}
      <input value=${a[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>o(a.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${h(`First dealer`)}
      <select value=${s} onChange=${e=>c(Number(e.target.value))}>
        ${m.map(e=>v`<option key=${e} value=${e}>${p(e)}</option>`)}</select></label>
    ${f&&v`<details class="house-rules"><summary>${h(`House rules`)}</summary>
      <${oe} game=${e} words=${f} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${h(`Begin the sheet`)}</button>
  </form>`}function Ze({ranges:e,words:t,onWrite:n}){let{changeLine:i,changeTitle:a}=t,[o,s]=r(Math.max(...e.map(({lowest:e})=>e)));if(!i||!a)return null;let c=e.some(({lowest:e,highest:t,step:n})=>o>=e&&o<=t&&(o-e)%n===0);return v`<details class="paper slip change-form"><summary>${a()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),c&&n(i(o))}}>
      <label>${h(`Amount for each player`)}
        <input type="number" min=${Math.min(...e.map(({lowest:e})=>e))}
          max=${Math.max(...e.map(({highest:e})=>e))} step=${e[0]?.step??1} value=${o}
          onInput=${e=>s(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!c}>${h(`Write it down`)}</button>
    </form>
  </details>`}function Qe({changes:e,head:t,nameOf:n,onDecide:r}){let i=Ae(e);if(!i.length)return null;let a=D(t.game).paper?.words.loaded.value,o=e=>`line`in e?a?.lineWords(e.line,n,t.variant):h(`struck out`);return v`<section class="paper slip conflicts" role="alert" aria-label=${h(`Written on two devices`)}>
    <h2>${h(`Written on two devices`)}</h2>
    <ul>${i.map(([e,t])=>v`<li key=${`${e.id} ${t.id}`}>
      <p>${o(e)}</p><p>${o(t)}</p>
      ${r&&v`<p class="line-tools">${$e(e,t).map(({label:e,deeds:t})=>v`<button
        type="button" key=${e} class="plain" onClick=${()=>r(t)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function $e(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[h(`Only the first is right`),h(`Only the second is right`)];return e.do===`write`?[{label:h(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[et(e),n]},{label:i,deeds:[et(t),n]}]}const et=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``},V={kind:`deal`},H=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function tt({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(H),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const U=(e,t,n)=>H(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):nt(t[n])),nt=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,rt=(e,t,n)=>(e.choices.length===1||H(e).some(e=>e in t))&&e.choices.some(t=>U(t,n,e));function it({offer:e},t,n){let r=/* @__PURE__ */ new Set;for(let i=V;;){let a=e(t,i),o=a.fields.find(({field:e})=>!r.has(e));if(!o)return i;r.add(o.field);let s=H(o).some(e=>e in n)&&o.choices.find(e=>U(e,n,o));s&&(i=tt(a,i,o.field,s))}}function at(e,t,i,a){let o=n({sitting:t,news:a,draft:i??V,hasArrived:!1}),[,s]=r(0),{current:c}=o;if(c.sitting!==t){let n=a>c.news&&!st(c.sitting,t);o.current={sitting:t,news:a,draft:it(e,t,c.draft),hasArrived:c.hasArrived||n&&ot(c.draft)}}return{draft:o.current.draft,hasArrived:o.current.hasArrived,setDraft:e=>{o.current={...o.current,draft:e},s(e=>e+1)}}}const ot=e=>Object.keys(e).length>Object.keys(V).length,st=(e,t)=>JSON.stringify(e.lines)===JSON.stringify(t.lines);function ct({title:e,choices:t,chosen:n,names:i,onChoice:a}){let o=[...new Set(t.map(([,e=0])=>e))],s=[...new Set(t.map(([,,e=0])=>e))],[c,l]=r(Math.max(...(n??[0]).slice(1))>5),[u,d]=[o,s].map(e=>c?e:e.filter(e=>e<=5)),f=e=>e.map((e,t)=>`${i[t]}: ${e}`).join(`, `),p=(e,r)=>{let i=t.find(([,t,n])=>t===e&&n===r);return i?v`<button type="button" class="plain" aria-label=${f(i)}
          aria-pressed=${JSON.stringify(i)===JSON.stringify(n)} onClick=${()=>a(i)}>
          <small>${i[0]}</small></button>`:null};return v`<div class="deal-field tricks-grid" role="group" aria-label=${e}>
    <h3>${e}</h3>
    <p class="quiet">${h(`In each cell: the tricks of {name}.`,{name:i[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${i[1]} ↓</span> <span>${i[2]} →</span></th>
        ${d?.map(e=>v`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${u?.map(e=>v`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${d?.map(t=>v`<td key=${t}>${p(e,t)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!c&&[...o,...s].some(e=>e>5)&&v`<button type="button" class="plain"
      onClick=${()=>l(!0)}>${h(`More tricks`)}</button>`}
  </div>`}function lt({game:e,accounts:n,sitting:i,nameOf:a,correcting:o,isPlaced:c,news:l,onWrite:u,onCancel:d}){let f=D(e).paper?.words.loaded.value,{draft:p,hasArrived:m,setDraft:g}=at(n,i,o,l),[_,y]=r(!1),[b,x]=r(null),S=s(()=>n.write_sitting(i),[i]),C=s(()=>n.offer(i,p),[i,p]);if(!S.next)return v`<section class="paper slip deal-form"><h2>${h(`The sitting is over`)}</h2>
    ${S.over&&v`<${f.RuleText} clause=${S.over.clause} />`}
    ${d&&v`<button type="button" class="plain" onClick=${d}>${h(`Cancel`)}</button>`}</section>`;let[w,ee,T]=[C.line??p,C.takers??[],i.variant],E=e=>e.field===b||!rt(e,p,w),te=({field:e},t)=>{x(null),g(tt(C,p,e,t))};return v`<section class="paper slip deal-form" aria-label=${h(`The deal to be written`)}>
    <h2>${ut(o,c,S)}</h2>
    <p class="quiet">${f.standingWords(S.next,a)}</p>
    ${m&&v`<p class="arrived" role="status">
      ${h(`Another device has written a change. Your answers that are still possible are kept.`)}</p>`}
    ${C.fields.map(e=>v`<${dt} key=${`${e.field} answered`} question=${e}
      words=${f} draft=${w} takers=${ee} nameOf=${a} variant=${T} isOpen=${E(e)}
      onReopen=${()=>x(e.field)} />`)}
    ${C.fields.filter(E).map(e=>v`<${pt} key=${e.field} question=${e}
      words=${f} draft=${w} takers=${ee} nameOf=${a} variant=${T}
      onChoice=${t=>te(e,t)} />`)}
    ${C.line&&v`<${mt} form=${C} words=${f} nameOf=${a} variant=${T} writing=${_}
        onWrite=${()=>{C.line&&!_&&(y(!0),u(C.line).then(e=>{y(!1),e&&t(h(`Written.`))}))}} />`}
    ${d&&v`<button type="button" class="plain" onClick=${d}>${h(`Cancel`)}</button>`}
  </section>`}function ut(e,t,n){let r=n.page.deals.length+1;return h(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}function dt({question:e,words:t,draft:n,takers:r,nameOf:i,variant:a,isOpen:o,onReopen:s}){let c=e.choices.find(t=>U(t,n,e));return o||!c?null:v`<button type="button" class="answered" onClick=${s}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${t.layoutOf(e.field)===`tricks`?ft(c.tricks,r,i):v`<${t.Choice} field=${e.field} choice=${c} takers=${r} nameOf=${i}
        variant=${a} />`}</b>
  </button>`}const ft=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)}: ${e}`).join(` · `);function pt({question:e,words:t,draft:n,takers:r,nameOf:i,variant:o,onChoice:s}){let{field:c,choices:l}=e,u=t.fieldTitle(c);return t.layoutOf(c)===`tricks`?v`<${ct} title=${u} choices=${l.map(({tricks:e})=>e)} chosen=${n.tricks}
      names=${r.map(i)} onChoice=${e=>s({tricks:e})} />`:v`<div class=${a(`deal-field`,`as-${t.layoutOf(c)}`)} role="group" aria-label=${u}>
    <h3>${u}</h3>
    <p>${l.map(a=>v`<button type="button" key=${JSON.stringify(a)} class="plain"
      aria-pressed=${U(a,n,e)} onClick=${()=>s(a)}>
      <${t.Choice} field=${c} choice=${a} takers=${r} nameOf=${i}
        variant=${o} /></button>`)}</p>
  </div>`}function mt({form:e,words:n,nameOf:r,variant:a,writing:o,onWrite:s}){return i(()=>t(h(`Ready to be written.`)),[]),v`<div class="ready">
    <${n.Payments} form=${e} voice=${{me:null,nameOf:r}} variant=${a} />
    <button type="button" class="big" aria-disabled=${o} onClick=${s}>${h(`Write it down`)}</button>
  </div>`}const[W,G,K]=[320,160,8];function ht(e,{lowest:t,highest:n}){let r=(W-2*K)/Math.max(1,e.length-1),i=(G-2*K)/Math.max(1,n-t);return e.map((e,n)=>[K+n*r,G-K-(e-t)*i])}function gt({deals:e,nameOf:t}){if(e.length<2)return null;let n=(e[0]?.results??[]).map((e,t)=>t),r=n.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),i={lowest:Math.min(0,...r.flat()),highest:Math.max(0,...r.flat())},a=ht([0,0],i)[0]?.[1]??0,o=n.map(e=>`${t(e)}: ${w(r[e]?.at(-1)??0)}`).join(`, `);return v`<figure class="paper slip result-plot">
    <figcaption>${h(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${W} ${G}`} role="img" aria-label=${o}>
      <line class="zero" x1=${K} x2=${W-K} y1=${a} y2=${a} />
      ${r.map((e,t)=>v`<polyline key=${t} class=${`player-${t}`}
        points=${ht(e,i).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${n.map(e=>v`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function _t(e){return vt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>yt(t,e))}function vt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...vt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function yt(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function bt({results:e,nameOf:t}){let n=_t(e);return v`<section class="paper slip settle-up" aria-label=${h(`The fewest payments`)}>
    <h2>${h(`The fewest payments`)}</h2>
    ${n.length===0&&v`<p class="quiet">${h(`Nobody owes anything.`)}</p>`}
    <ul>${n.map(({from:e,to:n,amount:r})=>v`<li key=${`${e} ${n}`}>
      ${t(e)} → ${t(n)}: <b class="figure">${m(r)}</b></li>`)}</ul>
  </section>`}function q({game:t,children:n}){let r=c(t)?D(t).paper:void 0;if(i(()=>{r&&(ee(D(t).deck),Promise.allSettled([e(t),r.accounts.load(),r.words.load()]))},[t]),!r)return v`<${b} />`;let a=[D(t).drawing,r.accounts,r.words];return a.some(({failed:e})=>e.value)?v`<${p} />`:a.every(({loaded:e})=>e.value)?n:null}function xt(e){let{head:t,changes:n}=e,r=s(()=>F(n),[n]),i=s(()=>wt(Y(t.game)).write_sitting(J(t,r)),[r]),a=Ct(e,i.page.deals.length);return{head:t,lines:r,written:i,table:a,nameOf:e=>a.seats[e]?.name??``}}function St({drawn:{head:e,written:t,table:n,nameOf:r},children:i}){let{Sheet:a}=d(e.game),o={around:ue(0,e.players,Y(e.game).clockwise(e.variant))};return v`<div class="accounts-so-far">
    <${a} sheet=${t.page} table=${n} view=${o} />
    <${gt} deals=${t.page.deals} nameOf=${r} />
    <${bt} results=${t.page.results} nameOf=${r} />
    ${i}
  </div>`}const Ct=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:I(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:R(e,t)}))}),J=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),Y=e=>D(e).paper,wt=e=>e.accounts.loaded.value;function Tt({lines:e,written:t,head:n,nameOf:i,...o}){let[s,c]=r(null);if(!e.length)return null;let l=[...t.lines],u=e.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return v`<section class="paper slip line-list" aria-label=${h(`Corrections`)}>
    <h2>${h(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:t})=>v`<li key=${e.id}
        class=${a(e.struck&&`struck-line`,t?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${t?.written?.number}</span>
        <${Et} head=${n} line=${e} nameOf=${i} /></button>
      ${t?.refused&&v`<p class="quiet refusal" role="alert">
        ${h(`Not counted: after the corrections before it, the rules do not allow it.`)}${` `}
        <${le} clause=${t.refused.clause} /></p>`}
      ${s===e.id&&v`<${Dt} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${h(`Insert a deal before the first`)}</button>
  </section>`}function Et({head:e,line:t,nameOf:n}){let r=D(e.game).paper?.words.loaded.value?.lineWords(t.line,n,e.variant);return v`${t.struck&&v`<span class="unseen">${h(`Struck out:`)} </span>`}
    ${t.struck?v`<s>${r}</s>`:r}`}function Dt({line:e,onAmend:t,onStrike:n,onRestore:r,onInsert:i,onDone:a}){let o=e=>()=>{a(),e()};return v`<div class="line-tools">
    <p>${!e.struck&&v`<button type="button" class="plain" onClick=${o(()=>t(e))}>
        ${h(`Correct`)}</button>`}
      ${e.struck?v`<button type="button" class="plain" onClick=${o(()=>r(e))}>${h(`Restore`)}</button>`:v`<button type="button" class="plain" onClick=${o(()=>n(e))}>${h(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${o(()=>i(e.id))}>
        ${h(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>v`<li key=${e.id}>${Ot(e)}</li>`)}</ul>
  </div>`}function Ot(e){let t=new Date(e.at).toLocaleString(ne(),{dateStyle:`medium`,timeStyle:`short`}),n=M(e.id);switch(e.do){case`write`:return h(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return h(`Corrected {at}, on device {device}`,{at:t,device:n});default:return h(`Struck out {at}, on device {device}`,{at:t,device:n})}}const kt=({names:e,onName:t})=>v`<details class="paper slip change-form">
  <summary>${h(`Names`)}</summary>
  <div class="names">${e.map((e,n)=>v`<label key=${n}>${h(`Player {number}`,{number:n+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:r})=>{let i=r.value.trim();i&&i!==e?t(n,i):r.value=e}} /></label>`)}</div>
</details>`,At=(e,t)=>te(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),jt=e=>At(`/api/sheets`,{head:e}),Mt=(e,t)=>At(`/api/sheets/${e}/changes`,t),Nt=(e,t)=>At(`/api/sheets/${e}/removal`,{key:t}),Pt=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function Ft(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const It=f(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Lt({sharing:{share:e,trouble:t,begin:n,stop:i}}){let[a,o]=r(!1),s=e=>()=>{a||(o(!0),e().finally(()=>o(!1)))},c=(e,t)=>v`<p>
    <button type="button" class="plain" aria-disabled=${a} onClick=${s(t)}>${e}</button></p>`;return v`<section class="with-room" aria-label=${h(`With this room`)}>
    <h3>${h(`With this room`)}</h3>
    ${t&&v`<p role="alert">${t}</p>`}
    ${e?v`<${Rt} share=${e} />${c(h(`Stop sharing`),i)}`:v`<p class="quiet">
          ${h(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${c(h(`Share with this room`),n)}`}
  </section>`}function Rt({share:{room:e,key:t,watch:n}}){let r=Pt(e,t);return v`<${fe} label=${h(`Link for those who write`)} address=${r} />
    <${C} part=${It} props=${{text:r,longest:r.length}} Failed=${E} />
    ${n&&v`<${fe} label=${h(`Link for those who watch`)} address=${Pt(e,n)} />`}`}const zt=[`of`,`after`];function Bt({head:e,changes:t}){let n=Te(t),r=[...new Set(n.map(({id:e})=>M(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(M(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Wt(a,N(n.slice(0,c)))?null:a,Vt(s,e=>i.get(e)??e)])}}const Vt=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,zt.includes(e)?Ht(n,t):e===`line`?Ut(n):n])),Ht=(e,t)=>Array.isArray(e)?e.map(t):t(e),Ut=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Wt=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function Gt({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=N(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of zt)e in d&&(d[e]=Ht(d[e],i));r.push(d)}return{head:e,changes:r}}async function Kt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function qt(e){let t=await Kt(new TextEncoder().encode(JSON.stringify([1,Bt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Jt(e){try{let t=await Kt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?z(Gt(r)):null}catch{return null}}const Yt=1700;function Xt(e){let[t,n]=r(!1);return v`<p class="keeping sheet-sharing">
    <${x} look="plain" label=${h(`Share`)} title=${h(`Share the sheet`)} onOpen=${()=>n(!0)}
      onClose=${()=>n(!1)}>
      ${t&&v`<${Zt} ...${e} />`}
    </${x}>
    <button type="button" class="plain" onClick=${()=>print()}>${h(`Print the sheet`)}</button>
  </p>`}function Zt({sheet:e,lines:t,table:n,results:a,sharing:o}){let[s,c]=r(``);return i(()=>{qt(e).then(e=>c(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),v`
    <${Lt} sharing=${o} />
    ${s&&v`<p class="quiet">${h(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${fe} label=${h(`Link to this sheet`)} address=${s} />
      ${s.length<=Yt?v`<${C} part=${It} props=${{text:s,longest:Yt}} Failed=${E} />`:v`<p class="quiet">${h(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Qt} sheet=${e} lines=${t} />
    <${ce} table=${n} results=${a} />`}function Qt({sheet:e,lines:t}){let{head:n}=e,r=$t(s(()=>Be(e),[e]),`application/json`),i=s(()=>wt(Y(n.game)).export_scores(J(n,t)),[t]),a=$t(s(()=>Ne(t,i),[i]),`application/jsonl`);return v`<p class="sheet-files">
    ${r&&v`<a class="plain" href=${r} download=${`kitapi-${n.id}.json`}>
      ${h(`Save the sheet to a file`)}</a>`}
    ${a&&v`<a class="plain" href=${a} download=${`kitapi-${n.id}-scores.jsonl`}>
      ${h(`Save as scores`)}</a>`}</p>
    <p class="quiet">${h(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function $t(e,t){let[n,a]=r(``);return i(()=>{if(!e)return a(``);let n=URL.createObjectURL(new Blob([e],{type:t}));return a(n),()=>URL.revokeObjectURL(n)},[e]),n}function en({sharing:{share:e,waiting:t,isApart:n,trouble:r,hasNews:i}}){return r?v`<p class="trouble" role="alert">${r}</p>`:e?v`<p class="shared-line" role="status">${tn(t,n)}
    ${i&&v` <span>${h(`Another device has written on this sheet.`)}</span>`}</p>`:null}function tn(e,t){return t&&e?g(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):h(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function nn(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!z(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function rn(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&an(t)!==an(e)})}const an=e=>JSON.stringify(on({...e,at:0,...`name`in e&&{name:``}}));function on(e){return Array.isArray(e)?e.map(on):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,on(e[t])])}const sn=4e3;function cn(e,t){let[n,r,i,a,o]=[!1,!1,!1,sn,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=sn},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const ln=`shares`;function un(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(ln,{keyPath:`sheet`})},A(e)}let dn=null;async function X(e){return dn??=un().catch(e=>{throw dn=null,e}),(await dn).transaction(ln,e).objectStore(ln)}const fn=async e=>await A((await X(`readonly`)).get(e))??null;async function pn(e){return(await A((await X(`readonly`)).getAll())).find(t=>t.room===e)??null}const mn=async e=>{await A((await X(`readwrite`)).put(e))},hn=async e=>{await A((await X(`readwrite`)).delete(e))};let gn=null;function Z(){return gn??=ge().catch(e=>{throw gn=null,e}),gn}const Q=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,_n=/* @__PURE__ */ new Set([]);function vn(e){Q?.postMessage(e);for(let t of _n)t(e)}async function yn(e,t){let n=await Z();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=Ce(i.changes,t,{device:be(),at:Date.now()});try{return await n.append(e,a),Q?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function bn(e){let[t,n]=r(void 0),[a,o]=r(!1),s=()=>Z().then(t=>t.read(e)).then(n,()=>o(!0));i(()=>{let t=t=>{t===e&&s()},n=({data:e})=>t(e);return s(),Q?.addEventListener(`message`,n),_n.add(t),()=>{Q?.removeEventListener(`message`,n),_n.delete(t)}},[e]);let c=async t=>{let r=await yn(e,t).catch(()=>null);return o(!r),r&&n(r),r!==null},[l,u]=t?[Oe(t.changes),ke(t.changes)]:[null,null];return{sheet:t,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}const xn=`unknown_sheet`,Sn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],Cn={waiting:0,isApart:!1,trouble:``,hasNews:!1};function wn(e,t){let[a,o]=r(null),[s,c]=r(Cn),l=e=>c(t=>({...t,...e})),u=n(null);i(()=>{fn(e).then(o,()=>void 0)},[e]),i(()=>{if(a)return u.current=Tn(a,l,()=>o(null)),()=>u.current?.stop()},[a?.room]),i(()=>u.current?.now(),[t.changes.length]);let d=e=>e.then(e=>(o(e),l(Cn),!0),e=>(l({trouble:e instanceof y?e.message:h(`The server does not answer.`)}),!1));return{share:a,...s,begin:()=>d(kn(t)),stop:()=>d(An(a))}}function Tn(e,t,n){let r=nn(e.key,t=>Mt(e.room,t),async n=>{await On(e,n)&&t({hasNews:!0})},e.atRoom);return cn(async()=>{let n=await Dn(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await mn({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await Dn(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof y?r.reason:``,a=Sn.includes(i)||r instanceof En;return t({isApart:!a&&i!==xn,...a&&{trouble:r.message}}),i!==xn||(t({...Cn,trouble:h(`The room no longer keeps this sheet; it is kept here.`)}),hn(e.sheet).then(n),!1)})}var En=class extends Error{constructor(){super(h(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const Dn=async e=>(await(await Z()).read(e))?.changes??[];async function On({sheet:e},{changes:t}){if(!t.length)return!1;let n=await Dn(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await Z()).join(e,t),vn(e)),rn(n,t))throw new En;return i}async function kn(e){let{sheet:t,write_key:n,watch_key:r}=await jt(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await mn(i),i}async function An(e){return e&&(await Nt(e.room,e.key).catch(e=>{if(!(e instanceof y)||e.reason!==xn)throw e}),await hn(e.sheet)),null}function jn({id:e}){let t=bn(e),{sheet:n}=t;return n===null?v`<${b} />`:n===void 0&&t.failed?v`<main class="writer-desk"><p class="trouble" role="alert">
      ${h(`The sheets of this browser cannot be read.`)}</p></main>`:n&&v`<${q} game=${n.head.game}><${Mn} open=${t} sheet=${n} /></${q}>`}function Mn({open:e,sheet:t}){let n=xt(t),{lines:r,written:i,table:a,nameOf:o}=n,s=wn(t.head.id,t);return v`<main class="writer-desk with-sheet">
    ${e.failed&&v`<p class="trouble" role="alert">
      ${h(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${en} sharing=${s} />
    <${Nn} open=${e} sheet=${t} lines=${r} written=${i} nameOf=${o} />
    <${St} drawn=${n}>
      <${Xt} sheet=${t} lines=${r} table=${a} results=${i.page.results}
        sharing=${s} />
    </${St}>
  </main>`}function Nn({open:e,sheet:{head:t,changes:n},lines:r,written:i,nameOf:a}){let o=Y(t.game),{correcting:c,inserting:l,before:u,after:d,turn:f,amend:p,insert:m,finish:h}=Fn(r),g=s(()=>J(t,u),[u]),_=c===null&&l===void 0;return v`<div class="writing">
    <${Qe} changes=${n} head=${t} nameOf=${a} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${lt} key=${`${c?.id} ${l} ${f}`} game=${t.game} accounts=${wt(o)}
      sitting=${g} nameOf=${a} correcting=${c?.line??null} isPlaced=${l!==void 0}
      news=${Se(n,be())} onWrite=${async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&h(),n}}
      onCancel=${_?null:h} />
    ${_&&!!i.kasa_changes?.length&&v`<${Ze} ranges=${i.kasa_changes}
      words=${o.words.loaded.value} onWrite=${t=>e.change({do:`write`,line:t,after:d})} />`}
    <${Pn} open=${e} />
    <${Tt} lines=${r} written=${i} head=${t} nameOf=${a} onAmend=${p}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Ln(t)})}
      onInsert=${m} />
    <${kt} names=${I(n,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const Pn=({open:{undo:e,redo:t}})=>v`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${h(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${h(`Redo`)}</button></p>`;function Fn(e){let[t,n]=r(In),[i,a]=r(0),o=e=>{n(e),a(e=>e+1),e!==In&&scrollTo(0,0)},c=t=>e.some(e=>e.id===t),l=c(t.correcting?.id)?t.correcting:null,u=t.inserting===null||c(t.inserting)?t.inserting:void 0;return{correcting:l,inserting:u,turn:i,...s(()=>Rn(e,l,u),[e,l,u]),amend:e=>o({correcting:e,inserting:void 0}),insert:e=>o({correcting:null,inserting:e}),finish:()=>o(In)}}const In={correcting:null,inserting:void 0},Ln=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function Rn(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function zn({opened:e,onKept:t}){let[n,a]=r(null),[o,s]=r(!1),[c,l]=r(``);return i(()=>{let n=[],r=nn(e.key,t=>Mt(e.room,t),async({role:e,head:t,changes:r})=>{(!n.length||r.length)&&(n=Ee(n,r),e===`watcher`&&a({head:t,changes:n}))}),i=cn(async()=>{let{role:a,head:o,watch_key:c}=await r.exchange([]);s(!1),a===`writer`&&(i.stop(),await Bn({head:o,changes:n},e,c??``,r).then(()=>t(o.id),()=>l(h(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof y&&e.reason===`unknown_sheet`;return t&&l(e.message),s(!t),!t});return pn(e.room).then(n=>{n?.key===e.key&&t(n.sheet)},()=>void 0),()=>i.stop()},[e.room,e.key]),n?v`<${q} game=${n.head.game}>
    <${Vn} sheet=${n} isApart=${o} trouble=${c} /></${q}>`:v`<main class="writer-desk">${c&&v`<p class="trouble" role="alert">${c}</p>`}
      ${o&&v`<p class="trouble" role="alert">${h(`The server does not answer.`)}</p>`}</main>`}async function Bn(e,{room:t,key:n},r,i){_e(),await(await Z()).begin(e),await mn({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function Vn({sheet:e,isApart:t,trouble:n}){let r=xt(e);return v`<main class="writer-desk with-sheet watched">
    ${n?v`<p class="trouble" role="alert">${n}</p>`:v`<p class="shared-line" role="status">
          ${h(t?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${Qe} changes=${e.changes} head=${e.head} nameOf=${r.nameOf} />
    <${St} drawn=${r} />
  </main>`}var $=class extends Error{};async function Hn(e,t){let n=Ve(e);if(n&&t.some(({game:e})=>e===n.head.game))return n;let r=e.length>4e7?[]:Wn(e);if(r.length===0||n)throw Un();return r[0].format===`kitapi-record`?Gn(r,t):Jn(r,t)}const Un=()=>new $(h(`The file holds no sheet, no record and no scores.`));function Wn(e){let t=e.split(`
`).filter(e=>e.trim()).map(He);return t.every(e=>typeof e==`object`&&!!e)?t:[]}async function Gn([e,...t],n){if(t.some(({format:e})=>e))throw new $(h(`The file holds several sittings; a sheet holds only one.`));let r=n.find(t=>t.game===e.game);if(!r||!Array.isArray(e.seats)||!(e.version<=2))throw Un();let i=await r.load(),{sitting:a,refused:o}=i.import_record({terms:e.terms,events:t.filter(({kind:e})=>i.RECORDED_KINDS.includes(e))});if(a)return L(a,qn(e.seats.slice(0,a.players).map(Kn)));throw new $(o?.field===`number`?h(`The record begins in the middle of a sitting; a sheet needs its first deal.`):h(`The deals of this record do not give its accounts, so it cannot become a sheet.`))}const Kn=e=>String(e).slice(0,22),qn=e=>e.map((t,n)=>t&&e.filter(e=>e===t).length>1?`${t} ${e.slice(0,n+1).filter(e=>e===t).length}`:t);async function Jn(e,t){let n=-1;for(let{load:r}of t){let{sitting:t,refused:i}=(await r()).import_scores({deals:e});if(t)return L(t,[]);n=Math.max(n,Number(/^deals\[(\d+)\]/.exec(i?.field??``)?.[1]??-1))}throw n<1?Un():new $(h(`Line {number} of the scores does not follow from those before it.`,{number:n+1}))}async function Yn(){let e=await Z(),t=(await e.list()).filter(({game:e})=>c(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}const Xn=()=>Je().flatMap(e=>{let{paper:t}=D(e);return t?[{game:e,load:()=>t.accounts.load()}]:[]});function Zn({onSheet:e,onTrouble:t}){let[n,a]=r([]),o=()=>t(h(`The sheets of this browser cannot be read.`)),s=()=>{Yn().then(a,o)};i(s,[]);let c=(e,t)=>{Z().then(n=>n.archive(e,t)).then(s)},l=async({target:n})=>{let r=await n.files[0]?.text()??``;n.value=``;try{e(await Hn(r,Xn()))}catch(e){t(e instanceof $?e.message:h(`The file could not be opened. Try again.`))}},[u,d]=[n.filter(({archived:e})=>!e),n.filter(({archived:e})=>e)];return v`<section class="writer-shelf" aria-label=${h(`Sheets kept in this browser`)}>
    ${u.length>0&&v`<h2>${h(`Continue`)}</h2>
      <ul>${u.map(e=>v`<${Qn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>`}
    ${d.length>0&&v`<details><summary>${h(`Archive`)}</summary>
      <ul>${d.map(e=>v`<${Qn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${h(`Open a file`)}
      <input type="file" class="unseen" onChange=${l} /></label>
    <p class="quiet">${h(`A sheet that was saved, the record of a table, or scores.`)}</p>
  </section>`}function Qn({sheet:{head:e,changes:t,archived:n},onArchive:r}){let i=F(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,a=new Date(e.made).toLocaleDateString(ne(),{day:`numeric`,month:`long`,year:`numeric`});return v`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}>
      <b>${I(t,e.players).map(R).join(`, `)}</b>
      <small>${D(e.game).title()} · ${g(`{count} deal`,`{count} deals`,i)} · ${a}</small></a>
    <button type="button" class="plain" onClick=${()=>r(e.id,!n)}>
      ${h(n?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const $n=e=>`/paper?sheet=${e}`;function er({query:e}){let t=new URLSearchParams(e).get(`sheet`),n=o();return v`<div class=${a(`writer`,T.value.bright&&`bright`)}>
    <${ae} title=${t?v`<a href="/paper">${h(`Sheets`)}</a>`:h(`The writer’s sheet`)}>
      <${tr} /></${ae}>
    ${t?v`<${jn} key=${t} id=${t} />`:v`<${nr} key=${n} hash=${n} />`}
  </div>`}const tr=()=>v`<button type="button" class="tool bright-switch" aria-label=${h(`Bright light`)}
  title=${h(`Bright light`)} aria-pressed=${T.value.bright}
  onClick=${()=>S({bright:!T.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function nr({hash:e}){let t=Ft(e);return t?v`<${zn} opened=${t} onKept=${e=>u($n(e))} />`:v`<${rr} />`}function rr(){let[e,t]=r(``),n=e=>{_e(),Z().then(t=>t.begin(e)).then(()=>u($n(e.head.id)),()=>t(h(`This browser keeps no sheets: its storage is full or switched off.`)))};return i(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&Jt(e).then(e=>e?n(e):t(h(`The link holds no whole sheet.`)))},[]),v`<main class="writer-desk">
    ${e&&v`<p class="trouble" role="alert">${e}</p>`}
    <${Zn} onSheet=${n} onTrouble=${t} />
    <${Ye} onBegin=${n} />
  </main>`}export{er as WriterPage};