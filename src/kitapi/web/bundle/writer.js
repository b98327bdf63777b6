import{$t as e,Cn as t,Mn as n,Nn as r,On as i,Sn as a,V as o,_n as s,a as c,bn as l,c as u,cn as d,dn as f,gn as p,hn as m,i as h,in as ee,it as g,jn as _,l as te,mn as v,n as y,nn as b,nt as x,o as S,on as C,rn as w,rt as T,sn as ne,un as re,v as ie,vn as ae,wn as E}from"./main.js";import{F as oe,c as se}from"./shared.js";import{a as ce,o as le,t as ue}from"./desks.js";import{N as D}from"./caribbean-stud-shared.js";const O=`heads`,k=`changes`,A=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function de(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(O,{keyPath:`id`}),t.result.createObjectStore(k,{keyPath:[`sheet`,`id`]})},A(t)}const j=(e,t)=>new Promise((n,r)=>{let i=e.transaction([O,k],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(O),changes:i.objectStore(k)})});function fe(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const pe=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function me(e=indexedDB){let t=await de(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await A(n(O).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await A(n(O).get(e));if(!t)return null;let r=await A(n(k).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:pe(t,`archived`),changes:r.map(e=>pe(e,`sheet`))}},begin:({head:e,changes:n})=>j(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),fe(r,e.id,n)}),append:(e,n)=>j(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>j(t,({changes:t})=>fe(t,e,n)),archive:async(e,r)=>{let i=await A(n(O).get(e));i&&await j(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const he=()=>void navigator.storage?.persist?.().catch(()=>void 0),ge=`kitapi.device`;let _e=``;function ve(){_e||=se(4);try{let e=localStorage.getItem(ge);if(e)return e;localStorage.setItem(ge,_e)}catch{}return _e}const M=e=>e.slice(0,e.lastIndexOf(`.`)),ye=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function be(e){let t={};for(let{id:n}of e)t[M(n)]=Math.max(t[M(n)]??0,ye(n));return t}const xe=(e,t)=>e.filter(({id:e})=>M(e)!==t).length;function Se(e,t,{device:n,at:r}){let i=be(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const Ce=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),N=e=>[...e].sort((e,t)=>Ce(e)-Ce(t)||(e.id<t.id?-1:1)),we=(e,t)=>N([...new Map([...e,...t].map(e=>[e.id,e])).values()]),Te=(e,t)=>(e.seen[M(t.id)]??0)>=ye(t.id);function P(e){let t=/* @__PURE__ */ new Set;return N(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const Ee=e=>P(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function De(e){let t=new Map(e.map(e=>[e.id,e])),n=P(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function F(e){let t=[];for(let n of P(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function I(e,t){let n=Array(t).fill(``);for(let t of P(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function Oe(e){let t=P(e),n=new Set(t.flatMap(e=>e.do===`keep`?[ke(e.of)]:[])),r=new Set(F(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>Ae(e,t)&&!Te(e,t)&&!Te(t,e)&&!n.has(ke([e.id,t.id]))).map(t=>[e,t]))}const ke=e=>[...e].sort().join(` `);function Ae(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}function je(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...Me(e)})}\n`:``).join(``)}const Me=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0)));function L({game:e,players:t,first_dealer:n,variant:r,lines:i},a){let o={device:ve(),at:Date.now()},s=[],c=e=>{let t=Se(s,e,o);return s.push(t),t.id};a.forEach((e,t)=>{e&&c({do:`name`,seat:t,name:e})});let l=null;for(let{kind:e,...t}of i)l=c({do:`write`,line:{kind:e,...Me(t)},after:l});return{head:{id:se(8),game:e,players:t,first_dealer:n,variant:r,made:o.at},changes:s}}const Ne=`kitapi.games`;async function Pe(){try{let e=await ie();return Fe(e),e}catch{return Ie()}}function Fe(e){try{localStorage.setItem(Ne,JSON.stringify(e))}catch{}}function Ie(){try{return JSON.parse(localStorage.getItem(Ne)??`[]`)}catch{return[]}}const R=(e,t)=>e?.trim()||f(`Player {number}`,{number:t+1}),Le=`kitapi-sheet`,Re=({head:e,changes:t})=>`${JSON.stringify({format:Le,version:1,head:e,changes:t},null,1)}\n`;function ze(e){if(e.length>4e6)return null;let t=Be(e);return t?.format===Le&&t.version===1?z(t):null}function z({head:e,changes:t}){return!He(e)||!Array.isArray(t)||t.length>5e3?null:t.every(We)?{head:e,changes:t}:null}function Be(e){try{return JSON.parse(e)}catch{return null}}const Ve=/^[\w-]{1,64}$/,B=/^[\w-]{1,64}\.\d{1,9}$/,He=e=>typeof e==`object`&&!!e&&Ve.test(e.id)&&Ve.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),Ue=e=>Number.isInteger(e)&&e>=0&&e<7;function We(e){if(typeof e!=`object`||!e||!B.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return Ge(e.line)&&(e.after===null||B.test(e.after));case`amend`:return Ge(e.line)&&B.test(e.of);case`strike`:case`undo`:return B.test(e.of);case`name`:return Ue(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>B.test(e));default:return!1}}const Ge=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ke=()=>p().filter(e=>v(e).paper);function qe({onBegin:e}){let t=Ke(),[r,a]=n(t.find(e=>e===h())??t[0]??``),[o,s]=n([]);i(()=>{Pe().then(s)},[]);let c=o.find(e=>e.name===r);return E`<section class="paper slip new-sheet" aria-label=${f(`New sheet`)}>
    <h2>${f(`New sheet`)}</h2>
    <p class="quiet">${f(`It stays on this device and needs no connection.`)}</p>
    ${t.length>1&&E`<nav class="hand-games" aria-label=${f(`Games`)}>
      ${t.map(e=>E`<button type="button" key=${e} class="plain" aria-pressed=${e===r}
        onClick=${()=>a(e)}>${v(e).title()}</button>`)}</nav>`}
    ${c&&E`<${Je} key=${r} game=${c} onBegin=${e} />`}
  </section>`}function Je({game:e,onBegin:t}){let[r,i]=n(e.seats[0]??3),[a,o]=n([,,,,].fill(``)),[s,c]=n(0),[u,d]=n(le(e)),p=l(e.name),m=e=>R(a[e],e),h=Array.from({length:r},(e,t)=>t);return E`<form onSubmit=${n=>{n.preventDefault(),t(L({game:e.name,players:r,first_dealer:Math.min(s,r-1),variant:u,lines:[]},h.map(m)))}}>
    <div class="player-count" role="group" aria-label=${f(`Players`)}>${e.seats.map(e=>E`<button
      type="button" key=${e} class="plain" aria-pressed=${e===r}
      onClick=${()=>i(e)}>${f(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${f(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${h.map(e=>E`<label key=${e}>${f(`Player {number}`,{number:e+1})}
      <input value=${a[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>o(a.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${f(`First dealer`)}
      <select value=${s} onChange=${e=>c(Number(e.target.value))}>
        ${h.map(e=>E`<option key=${e} value=${e}>${m(e)}</option>`)}</select></label>
    ${p&&E`<details class="house-rules"><summary>${f(`House rules`)}</summary>
      <${ce} game=${e} words=${p} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${f(`Begin the sheet`)}</button>
  </form>`}function Ye({ranges:e,words:t,onWrite:r}){let{changeLine:i,changeTitle:a}=t,[o,s]=n(Math.max(...e.map(({lowest:e})=>e)));if(!i||!a)return null;let c=e.some(({lowest:e,highest:t,step:n})=>o>=e&&o<=t&&(o-e)%n===0);return E`<details class="paper slip change-form"><summary>${a()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),c&&r(i(o))}}>
      <label>${f(`Amount for each player`)}
        <input type="number" min=${Math.min(...e.map(({lowest:e})=>e))}
          max=${Math.max(...e.map(({highest:e})=>e))} step=${e[0]?.step??1} value=${o}
          onInput=${e=>s(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!c}>${f(`Write it down`)}</button>
    </form>
  </details>`}function Xe({changes:e,head:t,nameOf:n,onDecide:r}){let i=Oe(e);if(!i.length)return null;let a=v(t.game).paper?.words.loaded.value,o=e=>`line`in e?a?.lineWords(e.line,n,t.variant):f(`struck out`);return E`<section class="paper slip conflicts" role="alert" aria-label=${f(`Written on two devices`)}>
    <h2>${f(`Written on two devices`)}</h2>
    <ul>${i.map(([e,t])=>E`<li key=${`${e.id} ${t.id}`}>
      <p>${o(e)}</p><p>${o(t)}</p>
      ${r&&E`<p class="line-tools">${Ze(e,t).map(({label:e,deeds:t})=>E`<button
        type="button" key=${e} class="plain" onClick=${()=>r(t)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function Ze(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[f(`Only the first is right`),f(`Only the second is right`)];return e.do===`write`?[{label:f(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Qe(e),n]},{label:i,deeds:[Qe(t),n]}]}const Qe=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``},V={kind:`deal`},H=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function $e({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(H),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const U=(e,t,n)=>H(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):et(t[n])),et=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,tt=(e,t,n)=>(e.choices.length===1||H(e).some(e=>e in t))&&e.choices.some(t=>U(t,n,e));function nt({offer:e},t,n){let r=/* @__PURE__ */ new Set;for(let i=V;;){let a=e(t,i),o=a.fields.find(({field:e})=>!r.has(e));if(!o)return i;r.add(o.field);let s=H(o).some(e=>e in n)&&o.choices.find(e=>U(e,n,o));s&&(i=$e(a,i,o.field,s))}}function rt(e,t,r,i){let a=_({sitting:t,news:i,draft:r??V,hasArrived:!1}),[,o]=n(0),{current:s}=a;if(s.sitting!==t){let n=i>s.news&&!at(s.sitting,t);a.current={sitting:t,news:i,draft:nt(e,t,s.draft),hasArrived:s.hasArrived||n&&it(s.draft)}}return{draft:a.current.draft,hasArrived:a.current.hasArrived,setDraft:e=>{a.current={...a.current,draft:e},o(e=>e+1)}}}const it=e=>Object.keys(e).length>Object.keys(V).length,at=(e,t)=>JSON.stringify(e.lines)===JSON.stringify(t.lines);function ot({title:e,choices:t,chosen:r,names:i,onChoice:a}){let o=[...new Set(t.map(([,e=0])=>e))],s=[...new Set(t.map(([,,e=0])=>e))],[c,l]=n(Math.max(...(r??[0]).slice(1))>5),[u,d]=[o,s].map(e=>c?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${i[t]}: ${e}`).join(`, `),m=(e,n)=>{let i=t.find(([,t,r])=>t===e&&r===n);return i?E`<button type="button" class="plain" aria-label=${p(i)}
          aria-pressed=${JSON.stringify(i)===JSON.stringify(r)} onClick=${()=>a(i)}>
          <small>${i[0]}</small></button>`:null};return E`<div class="deal-field tricks-grid" role="group" aria-label=${e}>
    <h3>${e}</h3>
    <p class="quiet">${f(`In each cell: the tricks of {name}.`,{name:i[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${i[1]} ↓</span> <span>${i[2]} →</span></th>
        ${d?.map(e=>E`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${u?.map(e=>E`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${d?.map(t=>E`<td key=${t}>${m(e,t)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!c&&[...o,...s].some(e=>e>5)&&E`<button type="button" class="plain"
      onClick=${()=>l(!0)}>${f(`More tricks`)}</button>`}
  </div>`}function st({game:e,accounts:t,sitting:i,nameOf:o,correcting:s,isPlaced:c,news:l,onWrite:u,onCancel:d}){let p=v(e).paper?.words.loaded.value,{draft:m,hasArrived:h,setDraft:ee}=rt(t,i,s,l),[g,_]=n(!1),[te,y]=n(null),b=r(()=>t.write_sitting(i),[i]),x=r(()=>t.offer(i,m),[i,m]);if(!b.next)return E`<section class="paper slip deal-form"><h2>${f(`The sitting is over`)}</h2>
    ${b.over&&E`<${p.RuleText} clause=${b.over.clause} />`}
    ${d&&E`<button type="button" class="plain" onClick=${d}>${f(`Cancel`)}</button>`}</section>`;let[S,C,w]=[x.line??m,x.takers??[],i.variant],T=e=>e.field===te||!tt(e,m,S),ne=({field:e},t)=>{y(null),ee($e(x,m,e,t))};return E`<section class="paper slip deal-form" aria-label=${f(`The deal to be written`)}>
    <h2>${ct(s,c,b)}</h2>
    <p class="quiet">${p.standingWords(b.next,o)}</p>
    ${h&&E`<p class="arrived" role="status">
      ${f(`Another device has written a change. Your answers that are still possible are kept.`)}</p>`}
    ${x.fields.map(e=>E`<${lt} key=${`${e.field} answered`} question=${e}
      words=${p} draft=${S} takers=${C} nameOf=${o} variant=${w} isOpen=${T(e)}
      onReopen=${()=>y(e.field)} />`)}
    ${x.fields.filter(T).map(e=>E`<${dt} key=${e.field} question=${e}
      words=${p} draft=${S} takers=${C} nameOf=${o} variant=${w}
      onChoice=${t=>ne(e,t)} />`)}
    ${x.line&&E`<${ft} form=${x} words=${p} nameOf=${o} variant=${w} writing=${g}
        onWrite=${()=>{x.line&&!g&&(_(!0),u(x.line).then(e=>{_(!1),e&&a(f(`Written.`))}))}} />`}
    ${d&&E`<button type="button" class="plain" onClick=${d}>${f(`Cancel`)}</button>`}
  </section>`}function ct(e,t,n){let r=n.page.deals.length+1;return f(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}function lt({question:e,words:t,draft:n,takers:r,nameOf:i,variant:a,isOpen:o,onReopen:s}){let c=e.choices.find(t=>U(t,n,e));return o||!c?null:E`<button type="button" class="answered" onClick=${s}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${t.layoutOf(e.field)===`tricks`?ut(c.tricks,r,i):E`<${t.Choice} field=${e.field} choice=${c} takers=${r} nameOf=${i}
        variant=${a} />`}</b>
  </button>`}const ut=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)}: ${e}`).join(` · `);function dt({question:e,words:n,draft:r,takers:i,nameOf:a,variant:o,onChoice:s}){let{field:c,choices:l}=e,u=n.fieldTitle(c);return n.layoutOf(c)===`tricks`?E`<${ot} title=${u} choices=${l.map(({tricks:e})=>e)} chosen=${r.tricks}
      names=${i.map(a)} onChoice=${e=>s({tricks:e})} />`:E`<div class=${t(`deal-field`,`as-${n.layoutOf(c)}`)} role="group" aria-label=${u}>
    <h3>${u}</h3>
    <p>${l.map(t=>E`<button type="button" key=${JSON.stringify(t)} class="plain"
      aria-pressed=${U(t,r,e)} onClick=${()=>s(t)}>
      <${n.Choice} field=${c} choice=${t} takers=${i} nameOf=${a}
        variant=${o} /></button>`)}</p>
  </div>`}function ft({form:e,words:t,nameOf:n,variant:r,writing:o,onWrite:s}){return i(()=>a(f(`Ready to be written.`)),[]),E`<div class="ready">
    <${t.Payments} form=${e} voice=${{me:null,nameOf:n}} variant=${r} />
    <button type="button" class="big" aria-disabled=${o} onClick=${s}>${f(`Write it down`)}</button>
  </div>`}const[W,pt,G]=[320,160,8];function mt(e,{lowest:t,highest:n}){let r=(W-2*G)/Math.max(1,e.length-1),i=(pt-2*G)/Math.max(1,n-t);return e.map((e,n)=>[G+n*r,pt-G-(e-t)*i])}function ht({deals:e,nameOf:t}){if(e.length<2)return null;let n=(e[0]?.results??[]).map((e,t)=>t),r=n.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),i={lowest:Math.min(0,...r.flat()),highest:Math.max(0,...r.flat())},a=mt([0,0],i)[0]?.[1]??0,o=n.map(e=>`${t(e)}: ${d(r[e]?.at(-1)??0)}`).join(`, `);return E`<figure class="paper slip result-plot">
    <figcaption>${f(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${W} ${pt}`} role="img" aria-label=${o}>
      <line class="zero" x1=${G} x2=${W-G} y1=${a} y2=${a} />
      ${r.map((e,t)=>E`<polyline key=${t} class=${`player-${t}`}
        points=${mt(e,i).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${n.map(e=>E`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function gt(e){return _t(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>vt(t,e))}function _t(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],..._t(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function vt(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function yt({results:e,nameOf:t}){let n=gt(e);return E`<section class="paper slip settle-up" aria-label=${f(`The fewest payments`)}>
    <h2>${f(`The fewest payments`)}</h2>
    ${n.length===0&&E`<p class="quiet">${f(`Nobody owes anything.`)}</p>`}
    <ul>${n.map(({from:e,to:n,amount:r})=>E`<li key=${`${e} ${n}`}>
      ${t(e)} → ${t(n)}: <b class="figure">${ne(r)}</b></li>`)}</ul>
  </section>`}function K({game:t,children:n}){let r=s(t)?v(t).paper:void 0;if(i(()=>{r&&(e(v(t).deck),Promise.allSettled([ae(t),r.accounts.load(),r.words.load()]))},[t]),!r)return E`<${y} />`;let a=[v(t).drawing,r.accounts,r.words];return a.some(({failed:e})=>e.value)?E`<${g} />`:a.every(({loaded:e})=>e.value)?n:null}function bt(e){let{head:t,changes:n}=e,i=r(()=>F(n),[n]),a=r(()=>wt(q(t.game)).write_sitting(Ct(t,i)),[i]),o=St(e,a.page.deals.length);return{head:t,lines:i,written:a,table:o,nameOf:e=>o.seats[e]?.name??``}}function xt({drawn:{head:e,written:t,table:n,nameOf:r},children:i}){let{Sheet:a}=m(e.game),o={around:oe(0,e.players,q(e.game).clockwise(e.variant))};return E`<div class="accounts-so-far">
    <${a} sheet=${t.page} table=${n} view=${o} />
    <${ht} deals=${t.page.deals} nameOf=${r} />
    <${yt} results=${t.page.results} nameOf=${r} />
    ${i}
  </div>`}const St=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:I(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:R(e,t)}))}),Ct=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),q=e=>v(e).paper,wt=e=>e.accounts.loaded.value;function Tt({lines:e,written:r,head:i,nameOf:a,...o}){let[s,c]=n(null);if(!e.length)return null;let l=[...r.lines],u=e.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return E`<section class="paper slip line-list" aria-label=${f(`Corrections`)}>
    <h2>${f(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:n})=>E`<li key=${e.id}
        class=${t(e.struck&&`struck-line`,n?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${n?.written?.number}</span>
        <${Et} head=${i} line=${e} nameOf=${a} /></button>
      ${n?.refused&&E`<p class="quiet refusal" role="alert">
        ${f(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${n.refused.clause}</span></p>`}
      ${s===e.id&&E`<${Dt} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${f(`Insert a deal before the first`)}</button>
  </section>`}function Et({head:e,line:t,nameOf:n}){let r=v(e.game).paper?.words.loaded.value?.lineWords(t.line,n,e.variant);return E`${t.struck&&E`<span class="unseen">${f(`Struck out:`)} </span>`}
    ${t.struck?E`<s>${r}</s>`:r}`}function Dt({line:e,onAmend:t,onStrike:n,onRestore:r,onInsert:i,onDone:a}){let o=e=>()=>{a(),e()};return E`<div class="line-tools">
    <p>${!e.struck&&E`<button type="button" class="plain" onClick=${o(()=>t(e))}>
        ${f(`Correct`)}</button>`}
      ${e.struck?E`<button type="button" class="plain" onClick=${o(()=>r(e))}>${f(`Restore`)}</button>`:E`<button type="button" class="plain" onClick=${o(()=>n(e))}>${f(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${o(()=>i(e.id))}>
        ${f(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>E`<li key=${e.id}>${Ot(e)}</li>`)}</ul>
  </div>`}function Ot(e){let t=new Date(e.at).toLocaleString(C(),{dateStyle:`medium`,timeStyle:`short`}),n=M(e.id);switch(e.do){case`write`:return f(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return f(`Corrected {at}, on device {device}`,{at:t,device:n});default:return f(`Struck out {at}, on device {device}`,{at:t,device:n})}}const kt=({names:e,onName:t})=>E`<details class="paper slip change-form">
  <summary>${f(`Names`)}</summary>
  <div class="names">${e.map((e,n)=>E`<label key=${n}>${f(`Player {number}`,{number:n+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:r})=>{let i=r.value.trim();i&&i!==e?t(n,i):r.value=e}} /></label>`)}</div>
</details>`,At=(e,t)=>te(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),jt=e=>At(`/api/sheets`,{head:e}),Mt=(e,t)=>At(`/api/sheets/${e}/changes`,t),Nt=(e,t)=>At(`/api/sheets/${e}/removal`,{key:t}),Pt=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function Ft(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const It=ee(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Lt({sharing:{share:e,trouble:t,begin:r,stop:i}}){let[a,o]=n(!1),s=e=>()=>{a||(o(!0),e().finally(()=>o(!1)))},c=(e,t)=>E`<p>
    <button type="button" class="plain" aria-disabled=${a} onClick=${s(t)}>${e}</button></p>`;return E`<section class="with-room" aria-label=${f(`With this room`)}>
    <h3>${f(`With this room`)}</h3>
    ${t&&E`<p role="alert">${t}</p>`}
    ${e?E`<${Rt} share=${e} />${c(f(`Stop sharing`),i)}`:E`<p class="quiet">
          ${f(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${c(f(`Share with this room`),r)}`}
  </section>`}function Rt({share:{room:e,key:t,watch:n}}){let r=Pt(e,t);return E`<${D} label=${f(`Link for those who write`)} address=${r} />
    <${x} part=${It} props=${{text:r,longest:r.length}} Failed=${T} />
    ${n&&E`<${D} label=${f(`Link for those who watch`)} address=${Pt(e,n)} />`}`}const zt=[`of`,`after`];function Bt({head:e,changes:t}){let n=N(t),r=[...new Set(n.map(({id:e})=>M(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(M(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Wt(a,be(n.slice(0,c)))?null:a,Vt(s,e=>i.get(e)??e)])}}const Vt=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,zt.includes(e)?Ht(n,t):e===`line`?Ut(n):n])),Ht=(e,t)=>Array.isArray(e)?e.map(t):t(e),Ut=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Wt=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function Gt({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=be(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of zt)e in d&&(d[e]=Ht(d[e],i));r.push(d)}return{head:e,changes:r}}async function Kt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function qt(e){let t=await Kt(new TextEncoder().encode(JSON.stringify([1,Bt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Jt(e){try{let t=await Kt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?z(Gt(r)):null}catch{return null}}const Yt=1700;function Xt(e){let[t,r]=n(!1);return E`<p class="keeping sheet-sharing">
    <${S} look="plain" label=${f(`Share`)} title=${f(`Share the sheet`)} onOpen=${()=>r(!0)}
      onClose=${()=>r(!1)}>
      ${t&&E`<${Zt} ...${e} />`}
    </${S}>
    <button type="button" class="plain" onClick=${()=>print()}>${f(`Print the sheet`)}</button>
  </p>`}function Zt({sheet:e,lines:t,table:r,results:a,sharing:o}){let[s,c]=n(``);return i(()=>{qt(e).then(e=>c(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),E`
    <${Lt} sharing=${o} />
    ${s&&E`<p class="quiet">${f(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${D} label=${f(`Link to this sheet`)} address=${s} />
      ${s.length<=Yt?E`<${x} part=${It} props=${{text:s,longest:Yt}} Failed=${T} />`:E`<p class="quiet">${f(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Qt} sheet=${e} lines=${t} />
    <${ue} table=${r} results=${a} />`}function Qt({sheet:e,lines:t}){let{head:n}=e,i=$t(r(()=>Re(e),[e]),`application/json`),a=r(()=>wt(q(n.game)).export_scores(Ct(n,t)),[t]),o=$t(r(()=>je(t,a),[a]),`application/jsonl`);return E`<p class="sheet-files">
    ${i&&E`<a class="plain" href=${i} download=${`kitapi-${n.id}.json`}>
      ${f(`Save the sheet to a file`)}</a>`}
    ${o&&E`<a class="plain" href=${o} download=${`kitapi-${n.id}-scores.jsonl`}>
      ${f(`Save as scores`)}</a>`}</p>
    <p class="quiet">${f(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function $t(e,t){let[r,a]=n(``);return i(()=>{if(!e)return a(``);let n=URL.createObjectURL(new Blob([e],{type:t}));return a(n),()=>URL.revokeObjectURL(n)},[e]),r}function en({sharing:{share:e,waiting:t,isApart:n,trouble:r,hasNews:i}}){return r?E`<p class="trouble" role="alert">${r}</p>`:e?E`<p class="shared-line" role="status">${tn(t,n)}
    ${i&&E` <span>${f(`Another device has written on this sheet.`)}</span>`}</p>`:null}function tn(e,t){return t&&e?re(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):f(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function nn(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!z(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function rn(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&an(t)!==an(e)})}const an=e=>JSON.stringify(on({...e,at:0,...`name`in e&&{name:``}}));function on(e){return Array.isArray(e)?e.map(on):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,on(e[t])])}const sn=4e3;function cn(e,t){let[n,r,i,a,o]=[!1,!1,!1,sn,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=sn},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const ln=`shares`;function un(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(ln,{keyPath:`sheet`})},A(e)}let dn=null;async function J(e){return dn??=un().catch(e=>{throw dn=null,e}),(await dn).transaction(ln,e).objectStore(ln)}const fn=async e=>await A((await J(`readonly`)).get(e))??null;async function pn(e){return(await A((await J(`readonly`)).getAll())).find(t=>t.room===e)??null}const mn=async e=>{await A((await J(`readwrite`)).put(e))},hn=async e=>{await A((await J(`readwrite`)).delete(e))};let gn=null;function Y(){return gn??=me().catch(e=>{throw gn=null,e}),gn}const X=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,_n=/* @__PURE__ */ new Set([]);function vn(e){X?.postMessage(e);for(let t of _n)t(e)}async function yn(e,t){let n=await Y();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=Se(i.changes,t,{device:ve(),at:Date.now()});try{return await n.append(e,a),X?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function bn(e){let[t,r]=n(void 0),[a,o]=n(!1),s=()=>Y().then(t=>t.read(e)).then(r,()=>o(!0));i(()=>{let t=t=>{t===e&&s()},n=({data:e})=>t(e);return s(),X?.addEventListener(`message`,n),_n.add(t),()=>{X?.removeEventListener(`message`,n),_n.delete(t)}},[e]);let c=async t=>{let n=await yn(e,t).catch(()=>null);return o(!n),n&&r(n),n!==null},[l,u]=t?[Ee(t.changes),De(t.changes)]:[null,null];return{sheet:t,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}const xn=`unknown_sheet`,Sn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],Z={waiting:0,isApart:!1,trouble:``,hasNews:!1};function Cn(e,t){let[r,a]=n(null),[o,s]=n(Z),c=e=>s(t=>({...t,...e})),l=_(null);i(()=>{fn(e).then(a,()=>void 0)},[e]),i(()=>{if(r)return l.current=wn(r,c,()=>a(null)),()=>l.current?.stop()},[r?.room]),i(()=>l.current?.now(),[t.changes.length]);let d=e=>e.then(e=>(a(e),c(Z),!0),e=>(c({trouble:e instanceof u?e.message:f(`The server does not answer.`)}),!1));return{share:r,...o,begin:()=>d(On(t)),stop:()=>d(kn(r))}}function wn(e,t,n){let r=nn(e.key,t=>Mt(e.room,t),async n=>{await Dn(e,n)&&t({hasNews:!0})},e.atRoom);return cn(async()=>{let n=await En(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await mn({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await En(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof u?r.reason:``,a=Sn.includes(i)||r instanceof Tn;return t({isApart:!a&&i!==xn,...a&&{trouble:r.message}}),i!==xn||(t({...Z,trouble:f(`The room no longer keeps this sheet; it is kept here.`)}),hn(e.sheet).then(n),!1)})}var Tn=class extends Error{constructor(){super(f(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const En=async e=>(await(await Y()).read(e))?.changes??[];async function Dn({sheet:e},{changes:t}){if(!t.length)return!1;let n=await En(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await Y()).join(e,t),vn(e)),rn(n,t))throw new Tn;return i}async function On(e){let{sheet:t,write_key:n,watch_key:r}=await jt(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await mn(i),i}async function kn(e){return e&&(await Nt(e.room,e.key).catch(e=>{if(!(e instanceof u)||e.reason!==xn)throw e}),await hn(e.sheet)),null}function An({id:e}){let t=bn(e),{sheet:n}=t;return n===null?E`<${y} />`:n===void 0&&t.failed?E`<main class="writer-desk"><p class="trouble" role="alert">
      ${f(`The sheets of this browser cannot be read.`)}</p></main>`:n&&E`<${K} game=${n.head.game}><${jn} open=${t} sheet=${n} /></${K}>`}function jn({open:e,sheet:t}){let n=bt(t),{lines:r,written:i,table:a,nameOf:o}=n,s=Cn(t.head.id,t);return E`<main class="writer-desk with-sheet">
    ${e.failed&&E`<p class="trouble" role="alert">
      ${f(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${en} sharing=${s} />
    <${Mn} open=${e} sheet=${t} lines=${r} written=${i} nameOf=${o} />
    <${xt} drawn=${n}>
      <${Xt} sheet=${t} lines=${r} table=${a} results=${i.page.results}
        sharing=${s} />
    </${xt}>
  </main>`}function Mn({open:e,sheet:{head:t,changes:n},lines:i,written:a,nameOf:o}){let s=q(t.game),{correcting:c,inserting:l,before:u,after:d,turn:f,amend:p,insert:m,finish:h}=Pn(i),ee=r(()=>Ct(t,u),[u]),g=c===null&&l===void 0;return E`<div class="writing">
    <${Xe} changes=${n} head=${t} nameOf=${o} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${st} key=${`${c?.id} ${l} ${f}`} game=${t.game} accounts=${wt(s)}
      sitting=${ee} nameOf=${o} correcting=${c?.line??null} isPlaced=${l!==void 0}
      news=${xe(n,ve())} onWrite=${async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&h(),n}}
      onCancel=${g?null:h} />
    ${g&&!!a.kasa_changes?.length&&E`<${Ye} ranges=${a.kasa_changes}
      words=${s.words.loaded.value} onWrite=${t=>e.change({do:`write`,line:t,after:d})} />`}
    <${Nn} open=${e} />
    <${Tt} lines=${i} written=${a} head=${t} nameOf=${o} onAmend=${p}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:In(t)})}
      onInsert=${m} />
    <${kt} names=${I(n,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const Nn=({open:{undo:e,redo:t}})=>E`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${f(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${f(`Redo`)}</button></p>`;function Pn(e){let[t,i]=n(Fn),[a,o]=n(0),s=e=>{i(e),o(e=>e+1),e!==Fn&&scrollTo(0,0)},c=t=>e.some(e=>e.id===t),l=c(t.correcting?.id)?t.correcting:null,u=t.inserting===null||c(t.inserting)?t.inserting:void 0;return{correcting:l,inserting:u,turn:a,...r(()=>Ln(e,l,u),[e,l,u]),amend:e=>s({correcting:e,inserting:void 0}),insert:e=>s({correcting:null,inserting:e}),finish:()=>s(Fn)}}const Fn={correcting:null,inserting:void 0},In=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function Ln(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function Rn({opened:e,onKept:t}){let[r,a]=n(null),[o,s]=n(!1),[c,l]=n(``);return i(()=>{let n=[],r=nn(e.key,t=>Mt(e.room,t),async({role:e,head:t,changes:r})=>{(!n.length||r.length)&&(n=we(n,r),e===`watcher`&&a({head:t,changes:n}))}),i=cn(async()=>{let{role:a,head:o,watch_key:c}=await r.exchange([]);s(!1),a===`writer`&&(i.stop(),await zn({head:o,changes:n},e,c??``,r).then(()=>t(o.id),()=>l(f(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof u&&e.reason===`unknown_sheet`;return t&&l(e.message),s(!t),!t});return pn(e.room).then(n=>{n?.key===e.key&&t(n.sheet)},()=>void 0),()=>i.stop()},[e.room,e.key]),r?E`<${K} game=${r.head.game}>
    <${Bn} sheet=${r} isApart=${o} trouble=${c} /></${K}>`:E`<main class="writer-desk">${c&&E`<p class="trouble" role="alert">${c}</p>`}
      ${o&&E`<p class="trouble" role="alert">${f(`The server does not answer.`)}</p>`}</main>`}async function zn(e,{room:t,key:n},r,i){he(),await(await Y()).begin(e),await mn({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function Bn({sheet:e,isApart:t,trouble:n}){let r=bt(e);return E`<main class="writer-desk with-sheet watched">
    ${n?E`<p class="trouble" role="alert">${n}</p>`:E`<p class="shared-line" role="status">
          ${f(t?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${Xe} changes=${e.changes} head=${e.head} nameOf=${r.nameOf} />
    <${xt} drawn=${r} />
  </main>`}var Q=class extends Error{};async function Vn(e,t){let n=ze(e);if(n&&t.some(({game:e})=>e===n.head.game))return n;let r=e.length>4e7?[]:Hn(e);if(r.length===0||n)throw $();return r[0].format===`kitapi-record`?Un(r,t):Kn(r,t)}const $=()=>new Q(f(`The file holds no sheet, no record and no scores.`));function Hn(e){let t=e.split(`
`).filter(e=>e.trim()).map(Be);return t.every(e=>typeof e==`object`&&!!e)?t:[]}async function Un([e,...t],n){if(t.some(({format:e})=>e))throw new Q(f(`The file holds several sittings; a sheet is one.`));let r=n.find(t=>t.game===e.game);if(!r||!Array.isArray(e.seats))throw $();let i=await r.load(),{sitting:a,refused:o}=i.import_record({terms:e.terms,events:t.filter(({kind:e})=>i.RECORDED_KINDS.includes(e))});if(a)return L(a,Gn(e.seats.map(Wn)));throw new Q(o?.field===`number`?f(`The record begins in the middle of a sitting; a sheet needs its first deal.`):f(`The deals of this record do not give its accounts, so it cannot become a sheet.`))}const Wn=e=>String(e).slice(0,22),Gn=e=>e.map((t,n)=>t&&e.filter(e=>e===t).length>1?`${t} ${e.slice(0,n+1).filter(e=>e===t).length}`:t);async function Kn(e,t){let n=-1;for(let{load:r}of t){let{sitting:t,refused:i}=(await r()).import_scores({deals:e});if(t)return L(t,[]);n=Math.max(n,Number(/^deals\[(\d+)\]/.exec(i?.field??``)?.[1]??-1))}throw n<1?$():new Q(f(`Line {number} of the scores does not follow from those before it.`,{number:n+1}))}async function qn(){let e=await Y(),t=(await e.list()).filter(({game:e})=>s(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}const Jn=()=>Ke().flatMap(e=>{let{paper:t}=v(e);return t?[{game:e,load:()=>t.accounts.load()}]:[]});function Yn({onSheet:e,onTrouble:t}){let[r,a]=n([]),o=()=>t(f(`The sheets of this browser cannot be read.`)),s=()=>{qn().then(a,o)};i(s,[]);let c=(e,t)=>{Y().then(n=>n.archive(e,t)).then(s)},l=async({target:n})=>{let r=await n.files[0]?.text()??``;n.value=``;try{e(await Vn(r,Jn()))}catch(e){t(e instanceof Q?e.message:f(`The file could not be opened. Try again.`))}},[u,d]=[r.filter(({archived:e})=>!e),r.filter(({archived:e})=>e)];return E`<section class="writer-shelf" aria-label=${f(`Sheets kept in this browser`)}>
    ${u.length>0&&E`<h2>${f(`Continue`)}</h2>
      <ul>${u.map(e=>E`<${Xn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>`}
    ${d.length>0&&E`<details><summary>${f(`Archive`)}</summary>
      <ul>${d.map(e=>E`<${Xn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${f(`Open a file`)}
      <input type="file" class="unseen" onChange=${l} /></label>
    <p class="quiet">${f(`A sheet that was saved, the record of a table, or scores.`)}</p>
  </section>`}function Xn({sheet:{head:e,changes:t,archived:n},onArchive:r}){let i=F(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,a=new Date(e.made).toLocaleDateString(C(),{day:`numeric`,month:`long`,year:`numeric`});return E`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}>
      <b>${I(t,e.players).map(R).join(`, `)}</b>
      <small>${v(e.game).title()} · ${re(`{count} deal`,`{count} deals`,i)} · ${a}</small></a>
    <button type="button" class="plain" onClick=${()=>r(e.id,!n)}>
      ${f(n?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Zn=e=>`/paper?sheet=${e}`;function Qn({query:e}){let n=new URLSearchParams(e).get(`sheet`),r=er();return E`<div class=${t(`writer`,w.value.bright&&`bright`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${f(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${n?E`<a href="/paper">${f(`Sheets`)}</a>`:f(`The writer’s sheet`)}</h1>
      <div class="tools"><${$n} /><${c} /></div>
    </header>
    ${n?E`<${An} key=${n} id=${n} />`:E`<${tr} key=${r} hash=${r} />`}
  </div>`}const $n=()=>E`<button type="button" class="tool bright-switch" aria-label=${f(`Bright light`)}
  title=${f(`Bright light`)} aria-pressed=${w.value.bright}
  onClick=${()=>b({bright:!w.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function er(){let[e,t]=n(location.hash);return i(()=>{let e=()=>t(location.hash);return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function tr({hash:e}){let t=Ft(e);return t?E`<${Rn} opened=${t} onKept=${e=>o(Zn(e))} />`:E`<${nr} />`}function nr(){let[e,t]=n(``),r=e=>{he(),Y().then(t=>t.begin(e)).then(()=>o(Zn(e.head.id)),()=>t(f(`This browser keeps no sheets: its storage is full or switched off.`)))};return i(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&Jt(e).then(e=>e?r(e):t(f(`The link holds no whole sheet.`)))},[]),E`<main class="writer-desk">
    ${e&&E`<p class="trouble" role="alert">${e}</p>`}
    <${Yn} onSheet=${r} onTrouble=${t} />
    <${qe} onBegin=${r} />
  </main>`}export{Qn as WriterPage};