import{An as e,En as t,Sn as n,V as r,a as i,an as a,bn as o,cn as s,fn as c,gn as l,hn as u,i as d,it as f,jn as p,ln as m,mn as h,n as g,nt as _,o as v,on as ee,pn as y,rn as b,rt as x,sn as S,v as C,vn as w,xn as T}from"./main.js";import{I as te,c as E}from"./shared.js";import{a as ne,o as re,t as ie}from"./desks.js";import{M as ae}from"./caribbean-stud-shared.js";const D=`heads`,O=`changes`,k=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function oe(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(D,{keyPath:`id`}),t.result.createObjectStore(O,{keyPath:[`sheet`,`id`]})},k(t)}const A=(e,t)=>new Promise((n,r)=>{let i=e.transaction([D,O],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(D),changes:i.objectStore(O)})}),se=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function ce(e=indexedDB){let t=await oe(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await k(n(D).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await k(n(D).get(e));if(!t)return null;let r=await k(n(O).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:se(t,`archived`),changes:r.map(e=>se(e,`sheet`))}},begin:({head:e,changes:n})=>A(t,({heads:t,changes:r})=>{t.put({...e,archived:!1});for(let t of n)r.put({sheet:e.id,...t})}),append:(e,n)=>A(t,({changes:t})=>{t.add({sheet:e,...n})}),archive:async(e,r)=>{let i=await k(n(D).get(e));i&&await A(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const le=()=>void navigator.storage?.persist?.().catch(()=>void 0),ue=`kitapi.device`;let j=``;function de(){j||=E(4);try{let e=localStorage.getItem(ue);if(e)return e;localStorage.setItem(ue,j)}catch{}return j}const M=e=>e.slice(0,e.lastIndexOf(`.`)),N=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function P(e){let t={};for(let{id:n}of e)t[M(n)]=Math.max(t[M(n)]??0,N(n));return t}function fe(e,t,{device:n,at:r}){let i=P(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const pe=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),me=e=>[...e].sort((e,t)=>pe(e)-pe(t)||(e.id<t.id?-1:1)),he=(e,t)=>(e.seen[M(t.id)]??0)>=N(t.id);function F(e){let t=/* @__PURE__ */ new Set;return me(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const ge=e=>F(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function _e(e){let t=new Map(e.map(e=>[e.id,e])),n=F(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function I(e){let t=[];for(let n of F(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function L(e,t){let n=Array(t).fill(``);for(let t of F(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function ve(e){let t=F(e),n=new Set(t.flatMap(e=>e.do===`keep`?[ye(e.of)]:[])),r=new Set(I(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>be(e,t)&&!he(e,t)&&!he(t,e)&&!n.has(ye([e.id,t.id]))).map(t=>[e,t]))}const ye=e=>[...e].sort().join(` `);function be(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}const R=`kitapi.games`;async function xe(){try{let e=await C();return Se(e),e}catch{return Ce()}}function Se(e){try{localStorage.setItem(R,JSON.stringify(e))}catch{}}function Ce(){try{return JSON.parse(localStorage.getItem(R)??`[]`)}catch{return[]}}const z=`kitapi-sheet`,we=({head:e,changes:t})=>`${JSON.stringify({format:z,version:1,head:e,changes:t},null,1)}\n`;function Te(e){if(e.length>4e6)return null;let t=Ee(e);return t?.format===z&&t.version===1?B(t):null}function B({head:e,changes:t}){return!De(e)||!Array.isArray(t)||t.length>5e3?null:t.every(ke)?{head:e,changes:t}:null}function Ee(e){try{return JSON.parse(e)}catch{return null}}const V=/^[\w-]{1,64}$/,H=/^[\w-]{1,64}\.\d{1,9}$/,De=e=>typeof e==`object`&&!!e&&V.test(e.id)&&V.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),Oe=e=>Number.isInteger(e)&&e>=0&&e<7;function ke(e){if(typeof e!=`object`||!e||!H.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return U(e.line)&&(e.after===null||H.test(e.after));case`amend`:return U(e.line)&&H.test(e.of);case`strike`:case`undo`:return H.test(e.of);case`name`:return Oe(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>H.test(e));default:return!1}}const U=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ae=()=>h().filter(e=>c(e).paper);function je({onBegin:r}){let i=Ae(),[a,o]=e(i.find(e=>e===d())??i[0]??``),[s,l]=e([]);t(()=>{xe().then(l)},[]);let u=s.find(e=>e.name===a);return n`<section class="paper slip new-sheet" aria-label=${m(`New sheet`)}>
    <h2>${m(`New sheet`)}</h2>
    <p class="quiet">${m(`It stays on this device and needs no connection.`)}</p>
    ${i.length>1&&n`<nav class="hand-games" aria-label=${m(`Games`)}>
      ${i.map(e=>n`<button type="button" key=${e} class="plain" aria-pressed=${e===a}
        onClick=${()=>o(e)}>${c(e).title()}</button>`)}</nav>`}
    ${u&&n`<${Me} key=${a} game=${u} onBegin=${r} />`}
  </section>`}function Me({game:t,onBegin:r}){let[i,a]=e(t.seats[0]??3),[o,s]=e([,,,,].fill(``)),[c,l]=e(0),[u,d]=e(re(t)),f=w(t.name),p=e=>o[e]?.trim()||m(`Player {number}`,{number:e+1}),h=Array.from({length:i},(e,t)=>t);return n`<form onSubmit=${e=>{e.preventDefault(),r({head:{id:E(8),game:t.name,players:i,first_dealer:Math.min(c,i-1),variant:u,made:Date.now()},changes:Ne(h.map(p))})}}>
    <div class="player-count" role="group" aria-label=${m(`Players`)}>${t.seats.map(e=>n`<button
      type="button" key=${e} class="plain" aria-pressed=${e===i}
      onClick=${()=>a(e)}>${m(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${m(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${h.map(e=>n`<label key=${e}>${m(`Player {number}`,{number:e+1})}
      <input value=${o[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>s(o.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${m(`First dealer`)}
      <select value=${c} onChange=${e=>l(Number(e.target.value))}>
        ${h.map(e=>n`<option key=${e} value=${e}>${p(e)}</option>`)}</select></label>
    ${f&&n`<details class="house-rules"><summary>${m(`House rules`)}</summary>
      <${ne} game=${t} words=${f} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${m(`Begin the sheet`)}</button>
  </form>`}function Ne(e){let t={device:de(),at:Date.now()};return e.reduce((e,n,r)=>[...e,fe(e,{do:`name`,seat:r,name:n},t)],[])}function Pe({ranges:t,words:r,onWrite:i}){let{changeLine:a,changeTitle:o}=r,[s,c]=e(Math.max(...t.map(({lowest:e})=>e)));if(!a||!o)return null;let l=t.some(({lowest:e,highest:t,step:n})=>s>=e&&s<=t&&(s-e)%n===0);return n`<details class="paper slip change-form"><summary>${o()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i(a(s))}}>
      <label>${m(`Amount for each player`)}
        <input type="number" min=${Math.min(...t.map(({lowest:e})=>e))}
          max=${Math.max(...t.map(({highest:e})=>e))} step=${t[0]?.step??1} value=${s}
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!l}>${m(`Write it down`)}</button>
    </form>
  </details>`}function Fe({changes:e,game:t,nameOf:r,onDecide:i}){let a=ve(e);if(!a.length)return null;let o=c(t).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,r):m(`struck out`);return n`<section class="paper slip conflicts" role="alert" aria-label=${m(`Written on two devices`)}>
    <h2>${m(`Written on two devices`)}</h2>
    <ul>${a.map(([e,t])=>n`<li key=${`${e.id} ${t.id}`}>
      <p>${s(e)}</p><p>${s(t)}</p>
      <p class="line-tools">${Ie(e,t).map(({label:e,deeds:t})=>n`<button type="button" key=${e}
        class="plain" onClick=${()=>i(t)}>${e}</button>`)}</p>
    </li>`)}</ul>
  </section>`}function Ie(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[m(`Only the first is right`),m(`Only the second is right`)];return e.do===`write`?[{label:m(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[W(e),n]},{label:i,deeds:[W(t),n]}]}const W=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``};function Le({title:t,choices:r,chosen:i,names:a,onChoice:o}){let s=[...new Set(r.map(([,e=0])=>e))],c=[...new Set(r.map(([,,e=0])=>e))],[l,u]=e(Math.max(...(i??[0]).slice(1))>5),[d,f]=[s,c].map(e=>l?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${a[t]}: ${e}`).join(`, `),h=(e,t)=>{let a=r.find(([,n,r])=>n===e&&r===t);return a?n`<button type="button" class="plain" aria-label=${p(a)}
          aria-pressed=${JSON.stringify(a)===JSON.stringify(i)} onClick=${()=>o(a)}>
          <small>${a[0]}</small></button>`:null};return n`<div class="deal-field tricks-grid" role="group" aria-label=${t}>
    <h3>${t}</h3>
    <p class="quiet">${m(`In each cell: the tricks of {name}.`,{name:a[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${a[1]} ↓</span> <span>${a[2]} →</span></th>
        ${f?.map(e=>n`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${d?.map(e=>n`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${f?.map(t=>n`<td key=${t}>${h(e,t)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!l&&[...s,...c].some(e=>e>5)&&n`<button type="button" class="plain"
      onClick=${()=>u(!0)}>${m(`More tricks`)}</button>`}
  </div>`}const Re={kind:`deal`};function ze({game:t,accounts:r,sitting:i,nameOf:a,correcting:s,isPlaced:l,onWrite:u,onCancel:d}){let f=c(t).paper?.words.loaded.value,[h,g]=e(s??Re),[_,v]=e(!1),[ee,y]=e(null),b=p(()=>r.write_sitting(i),[i.lines.length]),x=p(()=>r.offer(i,h),[h]);if(!b.next)return n`<section class="paper slip deal-form"><h2>${m(`The sitting is over`)}</h2>
    ${b.over&&n`<${f.RuleText} clause=${b.over.clause} />`}
    ${d&&n`<button type="button" class="plain" onClick=${d}>${m(`Cancel`)}</button>`}</section>`;let[S,C]=[x.line??h,x.takers??[]],w=e=>e.field===ee||!He(e,h,S),T=({field:e},t)=>{y(null),g(Ve(x,h,e,t))};return n`<section class="paper slip deal-form" aria-label=${m(`The deal to be written`)}>
    <h2>${Be(s,l,b)}</h2>
    <p class="quiet">${f.standingWords(b.next,a)}</p>
    ${x.fields.map(e=>n`<${Ue} key=${`${e.field} answered`} question=${e}
      words=${f} draft=${S} takers=${C} nameOf=${a} isOpen=${w(e)}
      onReopen=${()=>y(e.field)} />`)}
    ${x.fields.filter(w).map(e=>n`<${Ge} key=${e.field} question=${e}
      words=${f} draft=${S} takers=${C} nameOf=${a}
      onChoice=${t=>T(e,t)} />`)}
    ${x.line&&n`<${Ke} form=${x} words=${f} nameOf=${a} writing=${_} onWrite=${()=>{x.line&&!_&&(v(!0),u(x.line).then(e=>{v(!1),e&&o(m(`Written.`))}))}} />`}
    ${d&&n`<button type="button" class="plain" onClick=${d}>${m(`Cancel`)}</button>`}
  </section>`}function Be(e,t,n){let r=n.page.deals.length+1;return m(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}const G=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Ve({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(G),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const K=(e,t,n)=>G(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):!t[n]),He=(e,t,n)=>(e.choices.length===1||G(e).some(e=>e in t))&&e.choices.some(t=>K(t,n,e));function Ue({question:e,words:t,draft:r,takers:i,nameOf:a,isOpen:o,onReopen:s}){let c=e.choices.find(t=>K(t,r,e));return o||!c?null:n`<button type="button" class="answered" onClick=${s}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${c.tricks?We(c.tricks,i,a):n`<${t.Choice} field=${e.field} choice=${c} takers=${i} nameOf=${a} />`}</b>
  </button>`}const We=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)} ${e}`).join(` · `);function Ge({question:e,words:t,draft:r,takers:i,nameOf:a,onChoice:o}){let{field:s,choices:c}=e,l=t.fieldTitle(s);return t.layoutOf(s)===`tricks`?n`<${Le} title=${l} choices=${c.map(({tricks:e})=>e)} chosen=${r.tricks}
      names=${i.map(a)} onChoice=${e=>o({tricks:e})} />`:n`<div class=${T(`deal-field`,`as-${t.layoutOf(s)}`)} role="group" aria-label=${l}>
    <h3>${l}</h3>
    <p>${c.map(c=>n`<button type="button" key=${JSON.stringify(c)} class="plain"
      aria-pressed=${K(c,r,e)} onClick=${()=>o(c)}>
      <${t.Choice} field=${s} choice=${c} takers=${i} nameOf=${a} /></button>`)}</p>
  </div>`}function Ke({form:e,words:r,nameOf:i,writing:a,onWrite:s}){return t(()=>o(m(`Ready to be written.`)),[]),n`<div class="ready">
    <${r.Payments} form=${e} voice=${{me:null,nameOf:i}} />
    <button type="button" class="big" aria-disabled=${a} onClick=${s}>${m(`Write it down`)}</button>
  </div>`}function qe({lines:t,written:r,game:i,nameOf:a,...o}){let[s,c]=e(null);if(!t.length)return null;let l=[...r.lines],u=t.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return n`<section class="paper slip line-list" aria-label=${m(`Corrections`)}>
    <h2>${m(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:t})=>n`<li key=${e.id}
        class=${T(e.struck&&`struck-line`,t?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${t?.written?.number}</span>
        <${Je} game=${i} line=${e} nameOf=${a} /></button>
      ${t?.refused&&n`<p class="quiet refusal" role="alert">
        ${m(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${t.refused.clause}</span></p>`}
      ${s===e.id&&n`<${Ye} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${m(`Insert a deal before the first`)}</button>
  </section>`}function Je({game:e,line:t,nameOf:r}){let i=c(e).paper?.words.loaded.value;return n`${t.struck&&n`<span class="unseen">${m(`Struck out:`)} </span>`}
    ${t.struck?n`<s>${i?.lineWords(t.line,r)}</s>`:i?.lineWords(t.line,r)}`}function Ye({line:e,onAmend:t,onStrike:r,onRestore:i,onInsert:a,onDone:o}){let s=e=>()=>{o(),e()};return n`<div class="line-tools">
    <p>${!e.struck&&n`<button type="button" class="plain" onClick=${s(()=>t(e))}>
        ${m(`Correct`)}</button>`}
      ${e.struck?n`<button type="button" class="plain" onClick=${s(()=>i(e))}>${m(`Restore`)}</button>`:n`<button type="button" class="plain" onClick=${s(()=>r(e))}>${m(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>a(e.id))}>
        ${m(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>n`<li key=${e.id}>${Xe(e)}</li>`)}</ul>
  </div>`}function Xe(e){let t=new Date(e.at).toLocaleString(S(),{dateStyle:`medium`,timeStyle:`short`}),n=M(e.id);switch(e.do){case`write`:return m(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return m(`Corrected {at}, on device {device}`,{at:t,device:n});default:return m(`Struck out {at}, on device {device}`,{at:t,device:n})}}const Ze=({names:e,onName:t})=>n`<details class="paper slip change-form">
  <summary>${m(`Names`)}</summary>
  <div class="names">${e.map((e,r)=>n`<label key=${r}>${m(`Player {number}`,{number:r+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:n})=>{let i=n.value.trim();i&&i!==e?t(r,i):n.value=e}} /></label>`)}</div>
</details>`,[q,J,Y]=[320,160,8];function Qe(e,{lowest:t,highest:n}){let r=(q-2*Y)/Math.max(1,e.length-1),i=(J-2*Y)/Math.max(1,n-t);return e.map((e,n)=>[Y+n*r,J-Y-(e-t)*i])}function $e({deals:e,nameOf:t}){if(e.length<2)return null;let r=(e[0]?.results??[]).map((e,t)=>t),i=r.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),a={lowest:Math.min(0,...i.flat()),highest:Math.max(0,...i.flat())},o=Qe([0,0],a)[0]?.[1]??0,s=r.map(e=>`${t(e)}: ${ee(i[e]?.at(-1)??0)}`).join(`, `);return n`<figure class="paper slip result-plot">
    <figcaption>${m(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${q} ${J}`} role="img" aria-label=${s}>
      <line class="zero" x1=${Y} x2=${q-Y} y1=${o} y2=${o} />
      ${i.map((e,t)=>n`<polyline key=${t} class=${`player-${t}`}
        points=${Qe(e,a).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${r.map(e=>n`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function et(e){return tt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>nt(t,e))}function tt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...tt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function nt(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function rt({results:e,nameOf:t}){let r=et(e);return n`<section class="paper slip settle-up" aria-label=${m(`The fewest payments`)}>
    <h2>${m(`The fewest payments`)}</h2>
    ${r.length===0&&n`<p class="quiet">${m(`Nobody owes anything.`)}</p>`}
    <ul>${r.map(({from:e,to:r,amount:i})=>n`<li key=${`${e} ${r}`}>
      ${t(e)} → ${t(r)}: <b class="figure">${a(i)}</b></li>`)}</ul>
  </section>`}const it=[`of`,`after`];function at({head:e,changes:t}){let n=me(t),r=[...new Set(n.map(({id:e})=>M(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(M(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),lt(a,P(n.slice(0,c)))?null:a,ot(s,e=>i.get(e)??e)])}}const ot=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,it.includes(e)?st(n,t):e===`line`?ct(n):n])),st=(e,t)=>Array.isArray(e)?e.map(t):t(e),ct=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),lt=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function ut({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=P(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of it)e in d&&(d[e]=st(d[e],i));r.push(d)}return{head:e,changes:r}}async function dt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function ft(e){let t=await dt(new TextEncoder().encode(JSON.stringify([1,at(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function pt(e){try{let t=await dt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?B(ut(r)):null}catch{return null}}const mt=b(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture)),ht=1700;function gt({sheet:t,table:r,results:i}){let[a,o]=e(!1);return n`<p class="keeping sheet-sharing">
    <${v} look="plain" label=${m(`Share`)} title=${m(`Share the sheet`)} onOpen=${()=>o(!0)}
      onClose=${()=>o(!1)}>
      ${a&&n`<${_t} sheet=${t} table=${r} results=${i} />`}
    </${v}>
    <button type="button" class="plain" onClick=${()=>print()}>${m(`Print the sheet`)}</button>
  </p>`}function _t({sheet:r,table:i,results:a}){let[o,s]=e(``),[c,l]=e(``);return t(()=>{let e=URL.createObjectURL(new Blob([we(r)],{type:`application/json`}));return l(e),ft(r).then(e=>s(`${location.origin}/paper#sheet=${e}`),()=>void 0),()=>URL.revokeObjectURL(e)},[]),n`
    ${o&&n`<p class="quiet">${m(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${ae} label=${m(`Link to this sheet`)} address=${o} />
      ${o.length<=ht?n`<${_} part=${mt} props=${{text:o,longest:ht}} Failed=${x} />`:n`<p class="quiet">${m(`The sheet is too long for a QR code.`)}</p>`}`}
    ${c&&n`<p><a class="plain" href=${c} download=${`kitapi-${r.head.id}.json`}>
      ${m(`Save the sheet to a file`)}</a></p>`}
    <${ie} table=${i} results=${a} />`}let X=null;function Z(){return X??=ce().catch(e=>{throw X=null,e}),X}const Q=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null;async function vt(e,t){let n=await Z();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=fe(i.changes,t,{device:de(),at:Date.now()});try{return await n.append(e,a),Q?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function yt(n){let[r,i]=e(void 0),[a,o]=e(!1),s=()=>Z().then(e=>e.read(n)).then(i,()=>o(!0));t(()=>{let e=({data:e})=>{e===n&&s()};return s(),Q?.addEventListener(`message`,e),()=>Q?.removeEventListener(`message`,e)},[n]);let c=async e=>{let t=await vt(n,e).catch(()=>null);return o(!t),t&&i(t),t!==null},[l,u]=r?[ge(r.changes),_e(r.changes)]:[null,null];return{sheet:r,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}function bt({id:e}){let r=yt(e),{sheet:i}=r,a=i?.head.game??``,o=u(a)?c(a).paper:void 0;if(t(()=>{o&&Promise.allSettled([l(a),o.accounts.load(),o.words.load()])},[a]),i===null||i&&!o)return n`<${g} />`;if(i===void 0&&r.failed)return n`<main class="writer-desk"><p class="trouble" role="alert">
      ${m(`The sheets of this browser cannot be read.`)}</p></main>`;if(!i||!o)return null;let s=[c(a).drawing,o.accounts,o.words];return s.some(({failed:e})=>e.value)?n`<${f} />`:s.some(({loaded:e})=>!e.value)?null:n`<${St} open=${r} sheet=${i} />`}const xt=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:L(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:e}))}),$=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)});function St({open:e,sheet:t}){let{head:r,changes:i}=t,a=Ct(r.game),o=p(()=>I(i),[i]),s=p(()=>wt(a).write_sitting($(r,o)),[o]),c=xt(t,s.page.deals.length),l=e=>c.seats[e]?.name??``,{Sheet:u}=y(r.game);return n`<main class="writer-desk with-sheet">
    ${e.failed&&n`<p class="trouble" role="alert">
      ${m(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${Tt} open=${e} sheet=${t} lines=${o} written=${s} nameOf=${l} />
    <div class="standing">
      <${u} sheet=${s.page} table=${c} view=${{around:te(0,r.players,a.clockwise)}} />
      <${$e} deals=${s.page.deals} nameOf=${l} />
      <${rt} results=${s.page.results} nameOf=${l} />
      <${gt} sheet=${t} table=${c} results=${s.page.results} />
    </div>
  </main>`}const Ct=e=>c(e).paper,wt=e=>e.accounts.loaded.value;function Tt({open:e,sheet:{head:t,changes:r},lines:i,written:a,nameOf:o}){let s=Ct(t.game),{correcting:c,inserting:l,before:u,after:d,amend:f,insert:p,finish:m}=Dt(i),h=c===null&&l===void 0,g=async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&m(),n};return n`<div class="writing">
    <${Fe} changes=${r} game=${t.game} nameOf=${o} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${ze} key=${`${c?.id} ${l} ${i.length}`} game=${t.game}
      accounts=${wt(s)} sitting=${$(t,u)} nameOf=${o}
      correcting=${c?.line??null} isPlaced=${l!==void 0} onWrite=${g}
      onCancel=${h?null:m} />
    ${h&&!!a.kasa_changes?.length&&n`<${Pe} ranges=${a.kasa_changes}
      words=${s.words.loaded.value} onWrite=${g} />`}
    <${Et} open=${e} />
    <${qe} lines=${i} written=${a} game=${t.game} nameOf=${o} onAmend=${f}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Ot(t)})}
      onInsert=${p} />
    <${Ze} names=${L(r,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const Et=({open:{undo:e,redo:t}})=>n`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${m(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${m(`Redo`)}</button></p>`;function Dt(t){let[n,r]=e(null),[i,a]=e(void 0),o=(e,t)=>{r(e),a(t),(e||t!==void 0)&&scrollTo(0,0)};return{correcting:n,inserting:i,...kt(t,n,i),amend:e=>o(e,void 0),insert:e=>o(null,e),finish:()=>o(null,void 0)}}const Ot=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function kt(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}async function At(){let e=await Z(),t=(await e.list()).filter(({game:e})=>u(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}function jt({onSheet:r,onTrouble:i}){let[a,o]=e([]),s=()=>i(m(`The sheets of this browser cannot be read.`)),c=()=>{At().then(o,s)};t(c,[]);let l=(e,t)=>{Z().then(n=>n.archive(e,t)).then(c)},d=async({target:e})=>{let t=Te(await e.files[0]?.text()??``);e.value=``,t&&u(t.head.game)?r(t):i(m(`The file holds no sheet.`))},[f,p]=[a.filter(({archived:e})=>!e),a.filter(({archived:e})=>e)];return n`<section class="writer-shelf" aria-label=${m(`Sheets kept in this browser`)}>
    ${f.length>0&&n`<h2>${m(`Continue`)}</h2>
      <ul>${f.map(e=>n`<${Mt} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>`}
    ${p.length>0&&n`<details><summary>${m(`Archive`)}</summary>
      <ul>${p.map(e=>n`<${Mt} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${m(`Open a sheet from a file`)}
      <input type="file" class="unseen" accept=".json,application/json" onChange=${d} /></label>
  </section>`}function Mt({sheet:{head:e,changes:t,archived:r},onArchive:i}){let a=I(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(S(),{day:`numeric`,month:`long`,year:`numeric`});return n`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}><b>${L(t,e.players).join(`, `)}</b>
      <small>${c(e.game).title()} · ${s(`{count} deal`,`{count} deals`,a)} · ${o}</small></a>
    <button type="button" class="plain" onClick=${()=>i(e.id,!r)}>
      ${m(r?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Nt=e=>`/paper?sheet=${e}`;function Pt({query:e}){let t=new URLSearchParams(e).get(`sheet`);return n`<div class="writer">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${m(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t?n`<a href="/paper">${m(`Sheets`)}</a>`:m(`The writer’s sheet`)}</h1>
      <div class="tools"><${i} /></div>
    </header>
    ${t?n`<${bt} key=${t} id=${t} />`:n`<${Ft} />`}
  </div>`}function Ft(){let[i,a]=e(``),o=e=>{le(),Z().then(t=>t.begin(e)).then(()=>r(Nt(e.head.id)),()=>a(m(`This browser keeps no sheets: its storage is full or switched off.`)))};return t(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&pt(e).then(e=>e?o(e):a(m(`The link holds no whole sheet.`)))},[]),n`<main class="writer-desk">
    ${i&&n`<p class="trouble" role="alert">${i}</p>`}
    <${jt} onSheet=${o} onTrouble=${a} />
    <${je} onBegin=${o} />
  </main>`}export{Pt as WriterPage};