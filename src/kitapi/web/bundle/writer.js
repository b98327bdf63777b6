import{An as e,Cn as t,Dn as n,Mn as r,Qt as i,Sn as a,V as o,_n as s,a as c,an as l,c as u,gn as d,hn as f,i as p,it as m,jn as h,l as g,ln as _,mn as v,n as y,nn as b,nt as x,o as S,on as C,pn as w,rn as T,rt as E,sn as ee,tn as te,un as D,v as ne,xn as re,yn as ie}from"./main.js";import{F as ae,c as oe}from"./shared.js";import{a as se,o as ce,t as le}from"./desks.js";import{N as ue}from"./caribbean-stud-shared.js";const O=`heads`,k=`changes`,A=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function de(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(O,{keyPath:`id`}),t.result.createObjectStore(k,{keyPath:[`sheet`,`id`]})},A(t)}const j=(e,t)=>new Promise((n,r)=>{let i=e.transaction([O,k],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(O),changes:i.objectStore(k)})});function fe(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const pe=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function me(e=indexedDB){let t=await de(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await A(n(O).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await A(n(O).get(e));if(!t)return null;let r=await A(n(k).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:pe(t,`archived`),changes:r.map(e=>pe(e,`sheet`))}},begin:({head:e,changes:n})=>j(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),fe(r,e.id,n)}),append:(e,n)=>j(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>j(t,({changes:t})=>fe(t,e,n)),archive:async(e,r)=>{let i=await A(n(O).get(e));i&&await j(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const he=()=>void navigator.storage?.persist?.().catch(()=>void 0),ge=`kitapi.device`;let M=``;function N(){M||=oe(4);try{let e=localStorage.getItem(ge);if(e)return e;localStorage.setItem(ge,M)}catch{}return M}const P=e=>e.slice(0,e.lastIndexOf(`.`)),_e=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function F(e){let t={};for(let{id:n}of e)t[P(n)]=Math.max(t[P(n)]??0,_e(n));return t}const ve=(e,t)=>e.filter(({id:e})=>P(e)!==t).length;function ye(e,t,{device:n,at:r}){let i=F(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const be=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),I=e=>[...e].sort((e,t)=>be(e)-be(t)||(e.id<t.id?-1:1)),xe=(e,t)=>I([...new Map([...e,...t].map(e=>[e.id,e])).values()]),Se=(e,t)=>(e.seen[P(t.id)]??0)>=_e(t.id);function L(e){let t=/* @__PURE__ */ new Set;return I(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const Ce=e=>L(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function we(e){let t=new Map(e.map(e=>[e.id,e])),n=L(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function Te(e){let t=[];for(let n of L(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function Ee(e,t){let n=Array(t).fill(``);for(let t of L(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function De(e){let t=L(e),n=new Set(t.flatMap(e=>e.do===`keep`?[Oe(e.of)]:[])),r=new Set(Te(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>ke(e,t)&&!Se(e,t)&&!Se(t,e)&&!n.has(Oe([e.id,t.id]))).map(t=>[e,t]))}const Oe=e=>[...e].sort().join(` `);function ke(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}const Ae=`kitapi.games`;async function je(){try{let e=await ne();return Me(e),e}catch{return Ne()}}function Me(e){try{localStorage.setItem(Ae,JSON.stringify(e))}catch{}}function Ne(){try{return JSON.parse(localStorage.getItem(Ae)??`[]`)}catch{return[]}}const Pe=(e,t)=>e?.trim()||D(`Player {number}`,{number:t+1}),Fe=`kitapi-sheet`,Ie=({head:e,changes:t})=>`${JSON.stringify({format:Fe,version:1,head:e,changes:t},null,1)}\n`;function Le(e){if(e.length>4e6)return null;let t=ze(e);return t?.format===Fe&&t.version===1?Re(t):null}function Re({head:e,changes:t}){return!Ve(e)||!Array.isArray(t)||t.length>5e3?null:t.every(Ue)?{head:e,changes:t}:null}function ze(e){try{return JSON.parse(e)}catch{return null}}const Be=/^[\w-]{1,64}$/,R=/^[\w-]{1,64}\.\d{1,9}$/,Ve=e=>typeof e==`object`&&!!e&&Be.test(e.id)&&Be.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),He=e=>Number.isInteger(e)&&e>=0&&e<7;function Ue(e){if(typeof e!=`object`||!e||!R.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return We(e.line)&&(e.after===null||R.test(e.after));case`amend`:return We(e.line)&&R.test(e.of);case`strike`:case`undo`:return R.test(e.of);case`name`:return He(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>R.test(e));default:return!1}}const We=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ge=()=>f().filter(e=>w(e).paper);function Ke({onBegin:e}){let r=Ge(),[i,a]=h(r.find(e=>e===p())??r[0]??``),[o,s]=h([]);n(()=>{je().then(s)},[]);let c=o.find(e=>e.name===i);return t`<section class="paper slip new-sheet" aria-label=${D(`New sheet`)}>
    <h2>${D(`New sheet`)}</h2>
    <p class="quiet">${D(`It stays on this device and needs no connection.`)}</p>
    ${r.length>1&&t`<nav class="hand-games" aria-label=${D(`Games`)}>
      ${r.map(e=>t`<button type="button" key=${e} class="plain" aria-pressed=${e===i}
        onClick=${()=>a(e)}>${w(e).title()}</button>`)}</nav>`}
    ${c&&t`<${qe} key=${i} game=${c} onBegin=${e} />`}
  </section>`}function qe({game:e,onBegin:n}){let[r,i]=h(e.seats[0]??3),[a,o]=h([,,,,].fill(``)),[s,c]=h(0),[l,u]=h(ce(e)),d=ie(e.name),f=e=>Pe(a[e],e),p=Array.from({length:r},(e,t)=>t);return t`<form onSubmit=${t=>{t.preventDefault(),n({head:{id:oe(8),game:e.name,players:r,first_dealer:Math.min(s,r-1),variant:l,made:Date.now()},changes:Je(p.map(f))})}}>
    <div class="player-count" role="group" aria-label=${D(`Players`)}>${e.seats.map(e=>t`<button
      type="button" key=${e} class="plain" aria-pressed=${e===r}
      onClick=${()=>i(e)}>${D(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${D(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${p.map(e=>t`<label key=${e}>${D(`Player {number}`,{number:e+1})}
      <input value=${a[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>o(a.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${D(`First dealer`)}
      <select value=${s} onChange=${e=>c(Number(e.target.value))}>
        ${p.map(e=>t`<option key=${e} value=${e}>${f(e)}</option>`)}</select></label>
    ${d&&t`<details class="house-rules"><summary>${D(`House rules`)}</summary>
      <${se} game=${e} words=${d} variant=${l} onVariant=${u} /></details>`}
    <button class="big">${D(`Begin the sheet`)}</button>
  </form>`}function Je(e){let t={device:N(),at:Date.now()};return e.reduce((e,n,r)=>[...e,ye(e,{do:`name`,seat:r,name:n},t)],[])}function Ye({ranges:e,words:n,onWrite:r}){let{changeLine:i,changeTitle:a}=n,[o,s]=h(Math.max(...e.map(({lowest:e})=>e)));if(!i||!a)return null;let c=e.some(({lowest:e,highest:t,step:n})=>o>=e&&o<=t&&(o-e)%n===0);return t`<details class="paper slip change-form"><summary>${a()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),c&&r(i(o))}}>
      <label>${D(`Amount for each player`)}
        <input type="number" min=${Math.min(...e.map(({lowest:e})=>e))}
          max=${Math.max(...e.map(({highest:e})=>e))} step=${e[0]?.step??1} value=${o}
          onInput=${e=>s(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!c}>${D(`Write it down`)}</button>
    </form>
  </details>`}function Xe({changes:e,head:n,nameOf:r,onDecide:i}){let a=De(e);if(!a.length)return null;let o=w(n.game).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,r,n.variant):D(`struck out`);return t`<section class="paper slip conflicts" role="alert" aria-label=${D(`Written on two devices`)}>
    <h2>${D(`Written on two devices`)}</h2>
    <ul>${a.map(([e,n])=>t`<li key=${`${e.id} ${n.id}`}>
      <p>${s(e)}</p><p>${s(n)}</p>
      ${i&&t`<p class="line-tools">${Ze(e,n).map(({label:e,deeds:n})=>t`<button
        type="button" key=${e} class="plain" onClick=${()=>i(n)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function Ze(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[D(`Only the first is right`),D(`Only the second is right`)];return e.do===`write`?[{label:D(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Qe(e),n]},{label:i,deeds:[Qe(t),n]}]}const Qe=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``},z={kind:`deal`},B=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function $e({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(B),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const V=(e,t,n)=>B(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):et(t[n])),et=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,tt=(e,t,n)=>(e.choices.length===1||B(e).some(e=>e in t))&&e.choices.some(t=>V(t,n,e));function nt({offer:e},t,n){let r=/* @__PURE__ */ new Set;for(let i=z;;){let a=e(t,i),o=a.fields.find(({field:e})=>!r.has(e));if(!o)return i;r.add(o.field);let s=B(o).some(e=>e in n)&&o.choices.find(e=>V(e,n,o));s&&(i=$e(a,i,o.field,s))}}function rt(t,n,r,i){let a=e({sitting:n,news:i,draft:r??z,hasArrived:!1}),[,o]=h(0),{current:s}=a;if(s.sitting!==n){let e=i>s.news&&!at(s.sitting,n);a.current={sitting:n,news:i,draft:nt(t,n,s.draft),hasArrived:s.hasArrived||e&&it(s.draft)}}return{draft:a.current.draft,hasArrived:a.current.hasArrived,setDraft:e=>{a.current={...a.current,draft:e},o(e=>e+1)}}}const it=e=>Object.keys(e).length>Object.keys(z).length,at=(e,t)=>JSON.stringify(e.lines)===JSON.stringify(t.lines);function ot({title:e,choices:n,chosen:r,names:i,onChoice:a}){let o=[...new Set(n.map(([,e=0])=>e))],s=[...new Set(n.map(([,,e=0])=>e))],[c,l]=h(Math.max(...(r??[0]).slice(1))>5),[u,d]=[o,s].map(e=>c?e:e.filter(e=>e<=5)),f=e=>e.map((e,t)=>`${i[t]}: ${e}`).join(`, `),p=(e,i)=>{let o=n.find(([,t,n])=>t===e&&n===i);return o?t`<button type="button" class="plain" aria-label=${f(o)}
          aria-pressed=${JSON.stringify(o)===JSON.stringify(r)} onClick=${()=>a(o)}>
          <small>${o[0]}</small></button>`:null};return t`<div class="deal-field tricks-grid" role="group" aria-label=${e}>
    <h3>${e}</h3>
    <p class="quiet">${D(`In each cell: the tricks of {name}.`,{name:i[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${i[1]} ↓</span> <span>${i[2]} →</span></th>
        ${d?.map(e=>t`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${u?.map(e=>t`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${d?.map(n=>t`<td key=${n}>${p(e,n)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!c&&[...o,...s].some(e=>e>5)&&t`<button type="button" class="plain"
      onClick=${()=>l(!0)}>${D(`More tricks`)}</button>`}
  </div>`}function st({game:e,accounts:n,sitting:i,nameOf:a,correcting:o,isPlaced:s,news:c,onWrite:l,onCancel:u}){let d=w(e).paper?.words.loaded.value,{draft:f,hasArrived:p,setDraft:m}=rt(n,i,o,c),[g,_]=h(!1),[v,y]=h(null),b=r(()=>n.write_sitting(i),[i]),x=r(()=>n.offer(i,f),[i,f]);if(!b.next)return t`<section class="paper slip deal-form"><h2>${D(`The sitting is over`)}</h2>
    ${b.over&&t`<${d.RuleText} clause=${b.over.clause} />`}
    ${u&&t`<button type="button" class="plain" onClick=${u}>${D(`Cancel`)}</button>`}</section>`;let[S,C,T]=[x.line??f,x.takers??[],i.variant],E=e=>e.field===v||!tt(e,f,S),ee=({field:e},t)=>{y(null),m($e(x,f,e,t))};return t`<section class="paper slip deal-form" aria-label=${D(`The deal to be written`)}>
    <h2>${ct(o,s,b)}</h2>
    <p class="quiet">${d.standingWords(b.next,a)}</p>
    ${p&&t`<p class="arrived" role="status">
      ${D(`Another device has written a change. Your answers that are still possible are kept.`)}</p>`}
    ${x.fields.map(e=>t`<${lt} key=${`${e.field} answered`} question=${e}
      words=${d} draft=${S} takers=${C} nameOf=${a} variant=${T} isOpen=${E(e)}
      onReopen=${()=>y(e.field)} />`)}
    ${x.fields.filter(E).map(e=>t`<${dt} key=${e.field} question=${e}
      words=${d} draft=${S} takers=${C} nameOf=${a} variant=${T}
      onChoice=${t=>ee(e,t)} />`)}
    ${x.line&&t`<${ft} form=${x} words=${d} nameOf=${a} variant=${T} writing=${g}
        onWrite=${()=>{x.line&&!g&&(_(!0),l(x.line).then(e=>{_(!1),e&&re(D(`Written.`))}))}} />`}
    ${u&&t`<button type="button" class="plain" onClick=${u}>${D(`Cancel`)}</button>`}
  </section>`}function ct(e,t,n){let r=n.page.deals.length+1;return D(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}function lt({question:e,words:n,draft:r,takers:i,nameOf:a,variant:o,isOpen:s,onReopen:c}){let l=e.choices.find(t=>V(t,r,e));return s||!l?null:t`<button type="button" class="answered" onClick=${c}>
    <span>${n.fieldTitle(e.field)}</span>
    <b>${n.layoutOf(e.field)===`tricks`?ut(l.tricks,i,a):t`<${n.Choice} field=${e.field} choice=${l} takers=${i} nameOf=${a}
        variant=${o} />`}</b>
  </button>`}const ut=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)}: ${e}`).join(` · `);function dt({question:e,words:n,draft:r,takers:i,nameOf:o,variant:s,onChoice:c}){let{field:l,choices:u}=e,d=n.fieldTitle(l);return n.layoutOf(l)===`tricks`?t`<${ot} title=${d} choices=${u.map(({tricks:e})=>e)} chosen=${r.tricks}
      names=${i.map(o)} onChoice=${e=>c({tricks:e})} />`:t`<div class=${a(`deal-field`,`as-${n.layoutOf(l)}`)} role="group" aria-label=${d}>
    <h3>${d}</h3>
    <p>${u.map(a=>t`<button type="button" key=${JSON.stringify(a)} class="plain"
      aria-pressed=${V(a,r,e)} onClick=${()=>c(a)}>
      <${n.Choice} field=${l} choice=${a} takers=${i} nameOf=${o}
        variant=${s} /></button>`)}</p>
  </div>`}function ft({form:e,words:r,nameOf:i,variant:a,writing:o,onWrite:s}){return n(()=>re(D(`Ready to be written.`)),[]),t`<div class="ready">
    <${r.Payments} form=${e} voice=${{me:null,nameOf:i}} variant=${a} />
    <button type="button" class="big" aria-disabled=${o} onClick=${s}>${D(`Write it down`)}</button>
  </div>`}const[H,U,W]=[320,160,8];function pt(e,{lowest:t,highest:n}){let r=(H-2*W)/Math.max(1,e.length-1),i=(U-2*W)/Math.max(1,n-t);return e.map((e,n)=>[W+n*r,U-W-(e-t)*i])}function mt({deals:e,nameOf:n}){if(e.length<2)return null;let r=(e[0]?.results??[]).map((e,t)=>t),i=r.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),a={lowest:Math.min(0,...i.flat()),highest:Math.max(0,...i.flat())},o=pt([0,0],a)[0]?.[1]??0,s=r.map(e=>`${n(e)}: ${ee(i[e]?.at(-1)??0)}`).join(`, `);return t`<figure class="paper slip result-plot">
    <figcaption>${D(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${H} ${U}`} role="img" aria-label=${s}>
      <line class="zero" x1=${W} x2=${H-W} y1=${o} y2=${o} />
      ${i.map((e,n)=>t`<polyline key=${n} class=${`player-${n}`}
        points=${pt(e,a).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${r.map(e=>t`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${n(e)}</li>`)}</ul>
  </figure>`}function ht(e){return gt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>_t(t,e))}function gt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...gt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function _t(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function vt({results:e,nameOf:n}){let r=ht(e);return t`<section class="paper slip settle-up" aria-label=${D(`The fewest payments`)}>
    <h2>${D(`The fewest payments`)}</h2>
    ${r.length===0&&t`<p class="quiet">${D(`Nobody owes anything.`)}</p>`}
    <ul>${r.map(({from:e,to:r,amount:i})=>t`<li key=${`${e} ${r}`}>
      ${n(e)} → ${n(r)}: <b class="figure">${C(i)}</b></li>`)}</ul>
  </section>`}function G({game:e,children:r}){let a=d(e)?w(e).paper:void 0;if(n(()=>{a&&(i(w(e).deck),Promise.allSettled([s(e),a.accounts.load(),a.words.load()]))},[e]),!a)return t`<${y} />`;let o=[w(e).drawing,a.accounts,a.words];return o.some(({failed:e})=>e.value)?t`<${m} />`:o.every(({loaded:e})=>e.value)?r:null}function yt(e){let{head:t,changes:n}=e,i=r(()=>Te(n),[n]),a=r(()=>Y(J(t.game)).write_sitting(q(t,i)),[i]),o=bt(e,a.page.deals.length);return{head:t,lines:i,written:a,table:o,nameOf:e=>o.seats[e]?.name??``}}function K({drawn:{head:e,written:n,table:r,nameOf:i},children:a}){let{Sheet:o}=v(e.game),s={around:ae(0,e.players,J(e.game).clockwise(e.variant))};return t`<div class="accounts-so-far">
    <${o} sheet=${n.page} table=${r} view=${s} />
    <${mt} deals=${n.page.deals} nameOf=${i} />
    <${vt} results=${n.page.results} nameOf=${i} />
    ${a}
  </div>`}const bt=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:Ee(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:Pe(e,t)}))}),q=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),J=e=>w(e).paper,Y=e=>e.accounts.loaded.value;function xt({lines:e,written:n,head:r,nameOf:i,...o}){let[s,c]=h(null);if(!e.length)return null;let l=[...n.lines],u=e.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return t`<section class="paper slip line-list" aria-label=${D(`Corrections`)}>
    <h2>${D(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:n})=>t`<li key=${e.id}
        class=${a(e.struck&&`struck-line`,n?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${n?.written?.number}</span>
        <${St} head=${r} line=${e} nameOf=${i} /></button>
      ${n?.refused&&t`<p class="quiet refusal" role="alert">
        ${D(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${n.refused.clause}</span></p>`}
      ${s===e.id&&t`<${Ct} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${D(`Insert a deal before the first`)}</button>
  </section>`}function St({head:e,line:n,nameOf:r}){let i=w(e.game).paper?.words.loaded.value?.lineWords(n.line,r,e.variant);return t`${n.struck&&t`<span class="unseen">${D(`Struck out:`)} </span>`}
    ${n.struck?t`<s>${i}</s>`:i}`}function Ct({line:e,onAmend:n,onStrike:r,onRestore:i,onInsert:a,onDone:o}){let s=e=>()=>{o(),e()};return t`<div class="line-tools">
    <p>${!e.struck&&t`<button type="button" class="plain" onClick=${s(()=>n(e))}>
        ${D(`Correct`)}</button>`}
      ${e.struck?t`<button type="button" class="plain" onClick=${s(()=>i(e))}>${D(`Restore`)}</button>`:t`<button type="button" class="plain" onClick=${s(()=>r(e))}>${D(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>a(e.id))}>
        ${D(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>t`<li key=${e.id}>${wt(e)}</li>`)}</ul>
  </div>`}function wt(e){let t=new Date(e.at).toLocaleString(l(),{dateStyle:`medium`,timeStyle:`short`}),n=P(e.id);switch(e.do){case`write`:return D(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return D(`Corrected {at}, on device {device}`,{at:t,device:n});default:return D(`Struck out {at}, on device {device}`,{at:t,device:n})}}const Tt=({names:e,onName:n})=>t`<details class="paper slip change-form">
  <summary>${D(`Names`)}</summary>
  <div class="names">${e.map((e,r)=>t`<label key=${r}>${D(`Player {number}`,{number:r+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:t})=>{let i=t.value.trim();i&&i!==e?n(r,i):t.value=e}} /></label>`)}</div>
</details>`;function Et(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...Dt(e)})}\n`:``).join(``)}const Dt=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0))),Ot=(e,t)=>g(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),kt=e=>Ot(`/api/sheets`,{head:e}),At=(e,t)=>Ot(`/api/sheets/${e}/changes`,t),jt=(e,t)=>Ot(`/api/sheets/${e}/removal`,{key:t}),Mt=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function Nt(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const Pt=T(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Ft({sharing:{share:e,trouble:n,begin:r,stop:i}}){let[a,o]=h(!1),s=e=>()=>{a||(o(!0),e().finally(()=>o(!1)))},c=(e,n)=>t`<p>
    <button type="button" class="plain" aria-disabled=${a} onClick=${s(n)}>${e}</button></p>`;return t`<section class="with-room" aria-label=${D(`With this room`)}>
    <h3>${D(`With this room`)}</h3>
    ${n&&t`<p role="alert">${n}</p>`}
    ${e?t`<${It} share=${e} />${c(D(`Stop sharing`),i)}`:t`<p class="quiet">
          ${D(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${c(D(`Share with this room`),r)}`}
  </section>`}function It({share:{room:e,key:n,watch:r}}){let i=Mt(e,n);return t`<${ue} label=${D(`Link for those who write`)} address=${i} />
    <${x} part=${Pt} props=${{text:i,longest:i.length}} Failed=${E} />
    ${r&&t`<${ue} label=${D(`Link for those who watch`)} address=${Mt(e,r)} />`}`}const Lt=[`of`,`after`];function Rt({head:e,changes:t}){let n=I(t),r=[...new Set(n.map(({id:e})=>P(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(P(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Ht(a,F(n.slice(0,c)))?null:a,zt(s,e=>i.get(e)??e)])}}const zt=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,Lt.includes(e)?Bt(n,t):e===`line`?Vt(n):n])),Bt=(e,t)=>Array.isArray(e)?e.map(t):t(e),Vt=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Ht=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function Ut({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=F(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of Lt)e in d&&(d[e]=Bt(d[e],i));r.push(d)}return{head:e,changes:r}}async function Wt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function Gt(e){let t=await Wt(new TextEncoder().encode(JSON.stringify([1,Rt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Kt(e){try{let t=await Wt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?Re(Ut(r)):null}catch{return null}}const qt=1700;function Jt(e){let[n,r]=h(!1);return t`<p class="keeping sheet-sharing">
    <${S} look="plain" label=${D(`Share`)} title=${D(`Share the sheet`)} onOpen=${()=>r(!0)}
      onClose=${()=>r(!1)}>
      ${n&&t`<${Yt} ...${e} />`}
    </${S}>
    <button type="button" class="plain" onClick=${()=>print()}>${D(`Print the sheet`)}</button>
  </p>`}function Yt({sheet:e,lines:r,table:i,results:a,sharing:o}){let[s,c]=h(``);return n(()=>{Gt(e).then(e=>c(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),t`
    <${Ft} sharing=${o} />
    ${s&&t`<p class="quiet">${D(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${ue} label=${D(`Link to this sheet`)} address=${s} />
      ${s.length<=qt?t`<${x} part=${Pt} props=${{text:s,longest:qt}} Failed=${E} />`:t`<p class="quiet">${D(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Xt} sheet=${e} lines=${r} />
    <${le} table=${i} results=${a} />`}function Xt({sheet:e,lines:n}){let{head:i}=e,a=Zt(r(()=>Ie(e),[e]),`application/json`),o=r(()=>Y(J(i.game)).export_scores(q(i,n)),[n]),s=Zt(r(()=>Et(n,o),[o]),`application/jsonl`);return t`<p class="sheet-files">
    ${a&&t`<a class="plain" href=${a} download=${`kitapi-${i.id}.json`}>
      ${D(`Save the sheet to a file`)}</a>`}
    ${s&&t`<a class="plain" href=${s} download=${`kitapi-${i.id}-scores.jsonl`}>
      ${D(`Save as scores`)}</a>`}</p>
    <p class="quiet">${D(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function Zt(e,t){let[r,i]=h(``);return n(()=>{if(!e)return i(``);let n=URL.createObjectURL(new Blob([e],{type:t}));return i(n),()=>URL.revokeObjectURL(n)},[e]),r}function Qt({sharing:{share:e,waiting:n,isApart:r,trouble:i,hasNews:a}}){return i?t`<p class="trouble" role="alert">${i}</p>`:e?t`<p class="shared-line" role="status">${$t(n,r)}
    ${a&&t` <span>${D(`Another device has written on this sheet.`)}</span>`}</p>`:null}function $t(e,t){return t&&e?_(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):D(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function en(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!Re(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function tn(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&nn(t)!==nn(e)})}const nn=e=>JSON.stringify(rn({...e,at:0,...`name`in e&&{name:``}}));function rn(e){return Array.isArray(e)?e.map(rn):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,rn(e[t])])}const an=4e3;function on(e,t){let[n,r,i,a,o]=[!1,!1,!1,an,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=an},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const sn=`shares`;function cn(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(sn,{keyPath:`sheet`})},A(e)}let ln=null;async function X(e){return ln??=cn().catch(e=>{throw ln=null,e}),(await ln).transaction(sn,e).objectStore(sn)}const un=async e=>await A((await X(`readonly`)).get(e))??null;async function dn(e){return(await A((await X(`readonly`)).getAll())).find(t=>t.room===e)??null}const fn=async e=>{await A((await X(`readwrite`)).put(e))},pn=async e=>{await A((await X(`readwrite`)).delete(e))};let Z=null;function Q(){return Z??=me().catch(e=>{throw Z=null,e}),Z}const $=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,mn=/* @__PURE__ */ new Set([]);function hn(e){$?.postMessage(e);for(let t of mn)t(e)}async function gn(e,t){let n=await Q();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=ye(i.changes,t,{device:N(),at:Date.now()});try{return await n.append(e,a),$?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function _n(e){let[t,r]=h(void 0),[i,a]=h(!1),o=()=>Q().then(t=>t.read(e)).then(r,()=>a(!0));n(()=>{let t=t=>{t===e&&o()},n=({data:e})=>t(e);return o(),$?.addEventListener(`message`,n),mn.add(t),()=>{$?.removeEventListener(`message`,n),mn.delete(t)}},[e]);let s=async t=>{let n=await gn(e,t).catch(()=>null);return a(!n),n&&r(n),n!==null},[c,l]=t?[Ce(t.changes),we(t.changes)]:[null,null];return{sheet:t,failed:i,change:s,undo:c&&(()=>s({do:`undo`,of:c.id})),redo:l&&(()=>s({do:`undo`,of:l.id}))}}const vn=`unknown_sheet`,yn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],bn={waiting:0,isApart:!1,trouble:``,hasNews:!1};function xn(t,r){let[i,a]=h(null),[o,s]=h(bn),c=e=>s(t=>({...t,...e})),l=e(null);n(()=>{un(t).then(a,()=>void 0)},[t]),n(()=>{if(i)return l.current=Sn(i,c,()=>a(null)),()=>l.current?.stop()},[i?.room]),n(()=>l.current?.now(),[r.changes.length]);let d=e=>e.then(e=>(a(e),c(bn),!0),e=>(c({trouble:e instanceof u?e.message:D(`The server does not answer.`)}),!1));return{share:i,...o,begin:()=>d(En(r)),stop:()=>d(Dn(i))}}function Sn(e,t,n){let r=en(e.key,t=>At(e.room,t),async n=>{await Tn(e,n)&&t({hasNews:!0})},e.atRoom);return on(async()=>{let n=await wn(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await fn({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await wn(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof u?r.reason:``,a=yn.includes(i)||r instanceof Cn;return t({isApart:!a&&i!==vn,...a&&{trouble:r.message}}),i!==vn||(t({...bn,trouble:D(`The room no longer keeps this sheet; it is kept here.`)}),pn(e.sheet).then(n),!1)})}var Cn=class extends Error{constructor(){super(D(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const wn=async e=>(await(await Q()).read(e))?.changes??[];async function Tn({sheet:e},{changes:t}){if(!t.length)return!1;let n=await wn(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await Q()).join(e,t),hn(e)),tn(n,t))throw new Cn;return i}async function En(e){let{sheet:t,write_key:n,watch_key:r}=await kt(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await fn(i),i}async function Dn(e){return e&&(await jt(e.room,e.key).catch(e=>{if(!(e instanceof u)||e.reason!==vn)throw e}),await pn(e.sheet)),null}function On({id:e}){let n=_n(e),{sheet:r}=n;return r===null?t`<${y} />`:r===void 0&&n.failed?t`<main class="writer-desk"><p class="trouble" role="alert">
      ${D(`The sheets of this browser cannot be read.`)}</p></main>`:r&&t`<${G} game=${r.head.game}><${kn} open=${n} sheet=${r} /></${G}>`}function kn({open:e,sheet:n}){let r=yt(n),{lines:i,written:a,table:o,nameOf:s}=r,c=xn(n.head.id,n);return t`<main class="writer-desk with-sheet">
    ${e.failed&&t`<p class="trouble" role="alert">
      ${D(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${Qt} sharing=${c} />
    <${An} open=${e} sheet=${n} lines=${i} written=${a} nameOf=${s} />
    <${K} drawn=${r}>
      <${Jt} sheet=${n} lines=${i} table=${o} results=${a.page.results}
        sharing=${c} />
    </${K}>
  </main>`}function An({open:e,sheet:{head:n,changes:i},lines:a,written:o,nameOf:s}){let c=J(n.game),{correcting:l,inserting:u,before:d,after:f,turn:p,amend:m,insert:h,finish:g}=Mn(a),_=r(()=>q(n,d),[d]),v=l===null&&u===void 0;return t`<div class="writing">
    <${Xe} changes=${i} head=${n} nameOf=${s} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${st} key=${`${l?.id} ${u} ${p}`} game=${n.game} accounts=${Y(c)}
      sitting=${_} nameOf=${s} correcting=${l?.line??null} isPlaced=${u!==void 0}
      news=${ve(i,N())} onWrite=${async t=>{let n=await e.change(l?{do:`amend`,of:l.id,line:t}:{do:`write`,line:t,after:f});return n&&g(),n}}
      onCancel=${v?null:g} />
    ${v&&!!o.kasa_changes?.length&&t`<${Ye} ranges=${o.kasa_changes}
      words=${c.words.loaded.value} onWrite=${t=>e.change({do:`write`,line:t,after:f})} />`}
    <${jn} open=${e} />
    <${xt} lines=${a} written=${o} head=${n} nameOf=${s} onAmend=${m}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Pn(t)})}
      onInsert=${h} />
    <${Tt} names=${Ee(i,n.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const jn=({open:{undo:e,redo:n}})=>t`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${D(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${n===null} onClick=${()=>void n?.()}>
    ${D(`Redo`)}</button></p>`;function Mn(e){let[t,n]=h(Nn),[i,a]=h(0),o=e=>{n(e),a(e=>e+1),e!==Nn&&scrollTo(0,0)},s=t=>e.some(e=>e.id===t),c=s(t.correcting?.id)?t.correcting:null,l=t.inserting===null||s(t.inserting)?t.inserting:void 0;return{correcting:c,inserting:l,turn:i,...r(()=>Fn(e,c,l),[e,c,l]),amend:e=>o({correcting:e,inserting:void 0}),insert:e=>o({correcting:null,inserting:e}),finish:()=>o(Nn)}}const Nn={correcting:null,inserting:void 0},Pn=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function Fn(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function In({opened:e,onKept:r}){let[i,a]=h(null),[o,s]=h(!1),[c,l]=h(``);return n(()=>{let t=[],n=en(e.key,t=>At(e.room,t),async({role:e,head:n,changes:r})=>{(!t.length||r.length)&&(t=xe(t,r),e===`watcher`&&a({head:n,changes:t}))}),i=on(async()=>{let{role:a,head:o,watch_key:c}=await n.exchange([]);s(!1),a===`writer`&&(i.stop(),await Ln({head:o,changes:t},e,c??``,n).then(()=>r(o.id),()=>l(D(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof u&&e.reason===`unknown_sheet`;return t&&l(e.message),s(!t),!t});return dn(e.room).then(t=>{t?.key===e.key&&r(t.sheet)},()=>void 0),()=>i.stop()},[e.room,e.key]),i?t`<${G} game=${i.head.game}>
    <${Rn} sheet=${i} isApart=${o} trouble=${c} /></${G}>`:t`<main class="writer-desk">${c&&t`<p class="trouble" role="alert">${c}</p>`}
      ${o&&t`<p class="trouble" role="alert">${D(`The server does not answer.`)}</p>`}</main>`}async function Ln(e,{room:t,key:n},r,i){he(),await(await Q()).begin(e),await fn({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function Rn({sheet:e,isApart:n,trouble:r}){let i=yt(e);return t`<main class="writer-desk with-sheet watched">
    ${r?t`<p class="trouble" role="alert">${r}</p>`:t`<p class="shared-line" role="status">
          ${D(n?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${Xe} changes=${e.changes} head=${e.head} nameOf=${i.nameOf} />
    <${K} drawn=${i} />
  </main>`}async function zn(){let e=await Q(),t=(await e.list()).filter(({game:e})=>d(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}function Bn({onSheet:e,onTrouble:r}){let[i,a]=h([]),o=()=>r(D(`The sheets of this browser cannot be read.`)),s=()=>{zn().then(a,o)};n(s,[]);let c=(e,t)=>{Q().then(n=>n.archive(e,t)).then(s)},l=async({target:t})=>{let n=Le(await t.files[0]?.text()??``);t.value=``,n&&d(n.head.game)?e(n):r(D(`The file holds no sheet.`))},[u,f]=[i.filter(({archived:e})=>!e),i.filter(({archived:e})=>e)];return t`<section class="writer-shelf" aria-label=${D(`Sheets kept in this browser`)}>
    ${u.length>0&&t`<h2>${D(`Continue`)}</h2>
      <ul>${u.map(e=>t`<${Vn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>`}
    ${f.length>0&&t`<details><summary>${D(`Archive`)}</summary>
      <ul>${f.map(e=>t`<${Vn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${D(`Open a sheet from a file`)}
      <input type="file" class="unseen" accept=".json,application/json" onChange=${l} /></label>
  </section>`}function Vn({sheet:{head:e,changes:n,archived:r},onArchive:i}){let a=Te(n).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(l(),{day:`numeric`,month:`long`,year:`numeric`});return t`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}>
      <b>${Ee(n,e.players).map(Pe).join(`, `)}</b>
      <small>${w(e.game).title()} · ${_(`{count} deal`,`{count} deals`,a)} · ${o}</small></a>
    <button type="button" class="plain" onClick=${()=>i(e.id,!r)}>
      ${D(r?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Hn=e=>`/paper?sheet=${e}`;function Un({query:e}){let n=new URLSearchParams(e).get(`sheet`),r=Gn();return t`<div class=${a(`writer`,b.value.bright&&`bright`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${D(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${n?t`<a href="/paper">${D(`Sheets`)}</a>`:D(`The writer’s sheet`)}</h1>
      <div class="tools"><${Wn} /><${c} /></div>
    </header>
    ${n?t`<${On} key=${n} id=${n} />`:t`<${Kn} key=${r} hash=${r} />`}
  </div>`}const Wn=()=>t`<button type="button" class="tool bright-switch" aria-label=${D(`Bright light`)}
  title=${D(`Bright light`)} aria-pressed=${b.value.bright}
  onClick=${()=>te({bright:!b.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function Gn(){let[e,t]=h(location.hash);return n(()=>{let e=()=>t(location.hash);return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function Kn({hash:e}){let n=Nt(e);return n?t`<${In} opened=${n} onKept=${e=>o(Hn(e))} />`:t`<${qn} />`}function qn(){let[e,r]=h(``),i=e=>{he(),Q().then(t=>t.begin(e)).then(()=>o(Hn(e.head.id)),()=>r(D(`This browser keeps no sheets: its storage is full or switched off.`)))};return n(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&Kt(e).then(e=>e?i(e):r(D(`The link holds no whole sheet.`)))},[]),t`<main class="writer-desk">
    ${e&&t`<p class="trouble" role="alert">${e}</p>`}
    <${Bn} onSheet=${i} onTrouble=${r} />
    <${Ke} onBegin=${i} />
  </main>`}export{Un as WriterPage};