import{An as e,En as t,Qt as n,Sn as r,V as i,a,an as o,bn as s,cn as c,fn as l,gn as u,hn as d,i as f,it as p,jn as m,ln as h,mn as g,n as _,nt as v,o as y,on as b,pn as x,rn as S,rt as C,sn as w,v as T,vn as E,xn as D}from"./main.js";import{I as ee,c as O}from"./shared.js";import{a as te,o as ne,t as re}from"./desks.js";import{M as ie}from"./caribbean-stud-shared.js";const k=`heads`,A=`changes`,j=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function ae(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(k,{keyPath:`id`}),t.result.createObjectStore(A,{keyPath:[`sheet`,`id`]})},j(t)}const M=(e,t)=>new Promise((n,r)=>{let i=e.transaction([k,A],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(k),changes:i.objectStore(A)})}),oe=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function se(e=indexedDB){let t=await ae(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await j(n(k).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await j(n(k).get(e));if(!t)return null;let r=await j(n(A).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:oe(t,`archived`),changes:r.map(e=>oe(e,`sheet`))}},begin:({head:e,changes:n})=>M(t,({heads:t,changes:r})=>{t.put({...e,archived:!1});for(let t of n)r.put({sheet:e.id,...t})}),append:(e,n)=>M(t,({changes:t})=>{t.add({sheet:e,...n})}),archive:async(e,r)=>{let i=await j(n(k).get(e));i&&await M(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const ce=()=>void navigator.storage?.persist?.().catch(()=>void 0),le=`kitapi.device`;let N=``;function ue(){N||=O(4);try{let e=localStorage.getItem(le);if(e)return e;localStorage.setItem(le,N)}catch{}return N}const P=e=>e.slice(0,e.lastIndexOf(`.`)),de=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function F(e){let t={};for(let{id:n}of e)t[P(n)]=Math.max(t[P(n)]??0,de(n));return t}function fe(e,t,{device:n,at:r}){let i=F(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const I=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),L=e=>[...e].sort((e,t)=>I(e)-I(t)||(e.id<t.id?-1:1)),R=(e,t)=>(e.seen[P(t.id)]??0)>=de(t.id);function z(e){let t=/* @__PURE__ */ new Set;return L(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const pe=e=>z(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function me(e){let t=new Map(e.map(e=>[e.id,e])),n=z(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function B(e){let t=[];for(let n of z(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function V(e,t){let n=Array(t).fill(``);for(let t of z(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function he(e){let t=z(e),n=new Set(t.flatMap(e=>e.do===`keep`?[H(e.of)]:[])),r=new Set(B(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>ge(e,t)&&!R(e,t)&&!R(t,e)&&!n.has(H([e.id,t.id]))).map(t=>[e,t]))}const H=e=>[...e].sort().join(` `);function ge(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}const U=`kitapi.games`;async function _e(){try{let e=await T();return ve(e),e}catch{return ye()}}function ve(e){try{localStorage.setItem(U,JSON.stringify(e))}catch{}}function ye(){try{return JSON.parse(localStorage.getItem(U)??`[]`)}catch{return[]}}const be=`kitapi-sheet`,xe=({head:e,changes:t})=>`${JSON.stringify({format:be,version:1,head:e,changes:t},null,1)}\n`;function Se(e){if(e.length>4e6)return null;let t=we(e);return t?.format===be&&t.version===1?Ce(t):null}function Ce({head:e,changes:t}){return!Ee(e)||!Array.isArray(t)||t.length>5e3?null:t.every(Oe)?{head:e,changes:t}:null}function we(e){try{return JSON.parse(e)}catch{return null}}const Te=/^[\w-]{1,64}$/,W=/^[\w-]{1,64}\.\d{1,9}$/,Ee=e=>typeof e==`object`&&!!e&&Te.test(e.id)&&Te.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),De=e=>Number.isInteger(e)&&e>=0&&e<7;function Oe(e){if(typeof e!=`object`||!e||!W.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return ke(e.line)&&(e.after===null||W.test(e.after));case`amend`:return ke(e.line)&&W.test(e.of);case`strike`:case`undo`:return W.test(e.of);case`name`:return De(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>W.test(e));default:return!1}}const ke=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ae=()=>g().filter(e=>l(e).paper);function je({onBegin:n}){let i=Ae(),[a,o]=e(i.find(e=>e===f())??i[0]??``),[s,c]=e([]);t(()=>{_e().then(c)},[]);let u=s.find(e=>e.name===a);return r`<section class="paper slip new-sheet" aria-label=${h(`New sheet`)}>
    <h2>${h(`New sheet`)}</h2>
    <p class="quiet">${h(`It stays on this device and needs no connection.`)}</p>
    ${i.length>1&&r`<nav class="hand-games" aria-label=${h(`Games`)}>
      ${i.map(e=>r`<button type="button" key=${e} class="plain" aria-pressed=${e===a}
        onClick=${()=>o(e)}>${l(e).title()}</button>`)}</nav>`}
    ${u&&r`<${Me} key=${a} game=${u} onBegin=${n} />`}
  </section>`}function Me({game:t,onBegin:n}){let[i,a]=e(t.seats[0]??3),[o,s]=e([,,,,].fill(``)),[c,l]=e(0),[u,d]=e(ne(t)),f=E(t.name),p=e=>o[e]?.trim()||h(`Player {number}`,{number:e+1}),m=Array.from({length:i},(e,t)=>t);return r`<form onSubmit=${e=>{e.preventDefault(),n({head:{id:O(8),game:t.name,players:i,first_dealer:Math.min(c,i-1),variant:u,made:Date.now()},changes:Ne(m.map(p))})}}>
    <div class="player-count" role="group" aria-label=${h(`Players`)}>${t.seats.map(e=>r`<button
      type="button" key=${e} class="plain" aria-pressed=${e===i}
      onClick=${()=>a(e)}>${h(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${h(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${m.map(e=>r`<label key=${e}>${h(`Player {number}`,{number:e+1})}
      <input value=${o[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>s(o.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${h(`First dealer`)}
      <select value=${c} onChange=${e=>l(Number(e.target.value))}>
        ${m.map(e=>r`<option key=${e} value=${e}>${p(e)}</option>`)}</select></label>
    ${f&&r`<details class="house-rules"><summary>${h(`House rules`)}</summary>
      <${te} game=${t} words=${f} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${h(`Begin the sheet`)}</button>
  </form>`}function Ne(e){let t={device:ue(),at:Date.now()};return e.reduce((e,n,r)=>[...e,fe(e,{do:`name`,seat:r,name:n},t)],[])}function Pe({ranges:t,words:n,onWrite:i}){let{changeLine:a,changeTitle:o}=n,[s,c]=e(Math.max(...t.map(({lowest:e})=>e)));if(!a||!o)return null;let l=t.some(({lowest:e,highest:t,step:n})=>s>=e&&s<=t&&(s-e)%n===0);return r`<details class="paper slip change-form"><summary>${o()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i(a(s))}}>
      <label>${h(`Amount for each player`)}
        <input type="number" min=${Math.min(...t.map(({lowest:e})=>e))}
          max=${Math.max(...t.map(({highest:e})=>e))} step=${t[0]?.step??1} value=${s}
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!l}>${h(`Write it down`)}</button>
    </form>
  </details>`}function Fe({changes:e,head:t,nameOf:n,onDecide:i}){let a=he(e);if(!a.length)return null;let o=l(t.game).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,n,t.variant):h(`struck out`);return r`<section class="paper slip conflicts" role="alert" aria-label=${h(`Written on two devices`)}>
    <h2>${h(`Written on two devices`)}</h2>
    <ul>${a.map(([e,t])=>r`<li key=${`${e.id} ${t.id}`}>
      <p>${s(e)}</p><p>${s(t)}</p>
      <p class="line-tools">${Ie(e,t).map(({label:e,deeds:t})=>r`<button type="button" key=${e}
        class="plain" onClick=${()=>i(t)}>${e}</button>`)}</p>
    </li>`)}</ul>
  </section>`}function Ie(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[h(`Only the first is right`),h(`Only the second is right`)];return e.do===`write`?[{label:h(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Le(e),n]},{label:i,deeds:[Le(t),n]}]}const Le=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``};function Re({title:t,choices:n,chosen:i,names:a,onChoice:o}){let s=[...new Set(n.map(([,e=0])=>e))],c=[...new Set(n.map(([,,e=0])=>e))],[l,u]=e(Math.max(...(i??[0]).slice(1))>5),[d,f]=[s,c].map(e=>l?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${a[t]}: ${e}`).join(`, `),m=(e,t)=>{let a=n.find(([,n,r])=>n===e&&r===t);return a?r`<button type="button" class="plain" aria-label=${p(a)}
          aria-pressed=${JSON.stringify(a)===JSON.stringify(i)} onClick=${()=>o(a)}>
          <small>${a[0]}</small></button>`:null};return r`<div class="deal-field tricks-grid" role="group" aria-label=${t}>
    <h3>${t}</h3>
    <p class="quiet">${h(`In each cell: the tricks of {name}.`,{name:a[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${a[1]} ↓</span> <span>${a[2]} →</span></th>
        ${f?.map(e=>r`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${d?.map(e=>r`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${f?.map(t=>r`<td key=${t}>${m(e,t)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!l&&[...s,...c].some(e=>e>5)&&r`<button type="button" class="plain"
      onClick=${()=>u(!0)}>${h(`More tricks`)}</button>`}
  </div>`}const ze={kind:`deal`};function Be({game:t,accounts:n,sitting:i,nameOf:a,correcting:o,isPlaced:c,onWrite:u,onCancel:d}){let f=l(t).paper?.words.loaded.value,[p,g]=e(o??ze),[_,v]=e(!1),[y,b]=e(null),x=m(()=>n.write_sitting(i),[i.lines.length]),S=m(()=>n.offer(i,p),[p]);if(!x.next)return r`<section class="paper slip deal-form"><h2>${h(`The sitting is over`)}</h2>
    ${x.over&&r`<${f.RuleText} clause=${x.over.clause} />`}
    ${d&&r`<button type="button" class="plain" onClick=${d}>${h(`Cancel`)}</button>`}</section>`;let[C,w,T]=[S.line??p,S.takers??[],i.variant],E=e=>e.field===y||!We(e,p,C),D=({field:e},t)=>{b(null),g(He(S,p,e,t))};return r`<section class="paper slip deal-form" aria-label=${h(`The deal to be written`)}>
    <h2>${Ve(o,c,x)}</h2>
    <p class="quiet">${f.standingWords(x.next,a)}</p>
    ${S.fields.map(e=>r`<${Ge} key=${`${e.field} answered`} question=${e}
      words=${f} draft=${C} takers=${w} nameOf=${a} variant=${T} isOpen=${E(e)}
      onReopen=${()=>b(e.field)} />`)}
    ${S.fields.filter(E).map(e=>r`<${qe} key=${e.field} question=${e}
      words=${f} draft=${C} takers=${w} nameOf=${a} variant=${T}
      onChoice=${t=>D(e,t)} />`)}
    ${S.line&&r`<${Je} form=${S} words=${f} nameOf=${a} variant=${T} writing=${_}
        onWrite=${()=>{S.line&&!_&&(v(!0),u(S.line).then(e=>{v(!1),e&&s(h(`Written.`))}))}} />`}
    ${d&&r`<button type="button" class="plain" onClick=${d}>${h(`Cancel`)}</button>`}
  </section>`}function Ve(e,t,n){let r=n.page.deals.length+1;return h(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}const G=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function He({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(G),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const K=(e,t,n)=>G(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):Ue(t[n])),Ue=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,We=(e,t,n)=>(e.choices.length===1||G(e).some(e=>e in t))&&e.choices.some(t=>K(t,n,e));function Ge({question:e,words:t,draft:n,takers:i,nameOf:a,variant:o,isOpen:s,onReopen:c}){let l=e.choices.find(t=>K(t,n,e));return s||!l?null:r`<button type="button" class="answered" onClick=${c}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${t.layoutOf(e.field)===`tricks`?Ke(l.tricks,i,a):r`<${t.Choice} field=${e.field} choice=${l} takers=${i} nameOf=${a}
        variant=${o} />`}</b>
  </button>`}const Ke=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)} ${e}`).join(` · `);function qe({question:e,words:t,draft:n,takers:i,nameOf:a,variant:o,onChoice:s}){let{field:c,choices:l}=e,u=t.fieldTitle(c);return t.layoutOf(c)===`tricks`?r`<${Re} title=${u} choices=${l.map(({tricks:e})=>e)} chosen=${n.tricks}
      names=${i.map(a)} onChoice=${e=>s({tricks:e})} />`:r`<div class=${D(`deal-field`,`as-${t.layoutOf(c)}`)} role="group" aria-label=${u}>
    <h3>${u}</h3>
    <p>${l.map(l=>r`<button type="button" key=${JSON.stringify(l)} class="plain"
      aria-pressed=${K(l,n,e)} onClick=${()=>s(l)}>
      <${t.Choice} field=${c} choice=${l} takers=${i} nameOf=${a}
        variant=${o} /></button>`)}</p>
  </div>`}function Je({form:e,words:n,nameOf:i,variant:a,writing:o,onWrite:c}){return t(()=>s(h(`Ready to be written.`)),[]),r`<div class="ready">
    <${n.Payments} form=${e} voice=${{me:null,nameOf:i}} variant=${a} />
    <button type="button" class="big" aria-disabled=${o} onClick=${c}>${h(`Write it down`)}</button>
  </div>`}function Ye({lines:t,written:n,head:i,nameOf:a,...o}){let[s,c]=e(null);if(!t.length)return null;let l=[...n.lines],u=t.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return r`<section class="paper slip line-list" aria-label=${h(`Corrections`)}>
    <h2>${h(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:t})=>r`<li key=${e.id}
        class=${D(e.struck&&`struck-line`,t?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${t?.written?.number}</span>
        <${Xe} head=${i} line=${e} nameOf=${a} /></button>
      ${t?.refused&&r`<p class="quiet refusal" role="alert">
        ${h(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${t.refused.clause}</span></p>`}
      ${s===e.id&&r`<${Ze} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${h(`Insert a deal before the first`)}</button>
  </section>`}function Xe({head:e,line:t,nameOf:n}){let i=l(e.game).paper?.words.loaded.value?.lineWords(t.line,n,e.variant);return r`${t.struck&&r`<span class="unseen">${h(`Struck out:`)} </span>`}
    ${t.struck?r`<s>${i}</s>`:i}`}function Ze({line:e,onAmend:t,onStrike:n,onRestore:i,onInsert:a,onDone:o}){let s=e=>()=>{o(),e()};return r`<div class="line-tools">
    <p>${!e.struck&&r`<button type="button" class="plain" onClick=${s(()=>t(e))}>
        ${h(`Correct`)}</button>`}
      ${e.struck?r`<button type="button" class="plain" onClick=${s(()=>i(e))}>${h(`Restore`)}</button>`:r`<button type="button" class="plain" onClick=${s(()=>n(e))}>${h(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>a(e.id))}>
        ${h(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>r`<li key=${e.id}>${Qe(e)}</li>`)}</ul>
  </div>`}function Qe(e){let t=new Date(e.at).toLocaleString(w(),{dateStyle:`medium`,timeStyle:`short`}),n=P(e.id);switch(e.do){case`write`:return h(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return h(`Corrected {at}, on device {device}`,{at:t,device:n});default:return h(`Struck out {at}, on device {device}`,{at:t,device:n})}}const $e=({names:e,onName:t})=>r`<details class="paper slip change-form">
  <summary>${h(`Names`)}</summary>
  <div class="names">${e.map((e,n)=>r`<label key=${n}>${h(`Player {number}`,{number:n+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:r})=>{let i=r.value.trim();i&&i!==e?t(n,i):r.value=e}} /></label>`)}</div>
</details>`,[q,J,Y]=[320,160,8];function et(e,{lowest:t,highest:n}){let r=(q-2*Y)/Math.max(1,e.length-1),i=(J-2*Y)/Math.max(1,n-t);return e.map((e,n)=>[Y+n*r,J-Y-(e-t)*i])}function tt({deals:e,nameOf:t}){if(e.length<2)return null;let n=(e[0]?.results??[]).map((e,t)=>t),i=n.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),a={lowest:Math.min(0,...i.flat()),highest:Math.max(0,...i.flat())},o=et([0,0],a)[0]?.[1]??0,s=n.map(e=>`${t(e)}: ${b(i[e]?.at(-1)??0)}`).join(`, `);return r`<figure class="paper slip result-plot">
    <figcaption>${h(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${q} ${J}`} role="img" aria-label=${s}>
      <line class="zero" x1=${Y} x2=${q-Y} y1=${o} y2=${o} />
      ${i.map((e,t)=>r`<polyline key=${t} class=${`player-${t}`}
        points=${et(e,a).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${n.map(e=>r`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function nt(e){return rt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>it(t,e))}function rt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...rt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function it(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function at({results:e,nameOf:t}){let n=nt(e);return r`<section class="paper slip settle-up" aria-label=${h(`The fewest payments`)}>
    <h2>${h(`The fewest payments`)}</h2>
    ${n.length===0&&r`<p class="quiet">${h(`Nobody owes anything.`)}</p>`}
    <ul>${n.map(({from:e,to:n,amount:i})=>r`<li key=${`${e} ${n}`}>
      ${t(e)} → ${t(n)}: <b class="figure">${o(i)}</b></li>`)}</ul>
  </section>`}const ot=[`of`,`after`];function st({head:e,changes:t}){let n=L(t),r=[...new Set(n.map(({id:e})=>P(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(P(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),dt(a,F(n.slice(0,c)))?null:a,ct(s,e=>i.get(e)??e)])}}const ct=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,ot.includes(e)?lt(n,t):e===`line`?ut(n):n])),lt=(e,t)=>Array.isArray(e)?e.map(t):t(e),ut=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),dt=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function ft({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=F(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of ot)e in d&&(d[e]=lt(d[e],i));r.push(d)}return{head:e,changes:r}}async function pt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function mt(e){let t=await pt(new TextEncoder().encode(JSON.stringify([1,st(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function ht(e){try{let t=await pt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?Ce(ft(r)):null}catch{return null}}const gt=S(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture)),_t=1700;function vt({sheet:t,table:n,results:i}){let[a,o]=e(!1);return r`<p class="keeping sheet-sharing">
    <${y} look="plain" label=${h(`Share`)} title=${h(`Share the sheet`)} onOpen=${()=>o(!0)}
      onClose=${()=>o(!1)}>
      ${a&&r`<${yt} sheet=${t} table=${n} results=${i} />`}
    </${y}>
    <button type="button" class="plain" onClick=${()=>print()}>${h(`Print the sheet`)}</button>
  </p>`}function yt({sheet:n,table:i,results:a}){let[o,s]=e(``),[c,l]=e(``);return t(()=>{let e=URL.createObjectURL(new Blob([xe(n)],{type:`application/json`}));return l(e),mt(n).then(e=>s(`${location.origin}/paper#sheet=${e}`),()=>void 0),()=>URL.revokeObjectURL(e)},[]),r`
    ${o&&r`<p class="quiet">${h(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${ie} label=${h(`Link to this sheet`)} address=${o} />
      ${o.length<=_t?r`<${v} part=${gt} props=${{text:o,longest:_t}} Failed=${C} />`:r`<p class="quiet">${h(`The sheet is too long for a QR code.`)}</p>`}`}
    ${c&&r`<p><a class="plain" href=${c} download=${`kitapi-${n.head.id}.json`}>
      ${h(`Save the sheet to a file`)}</a></p>`}
    <${re} table=${i} results=${a} />`}let X=null;function Z(){return X??=se().catch(e=>{throw X=null,e}),X}const Q=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null;async function bt(e,t){let n=await Z();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=fe(i.changes,t,{device:ue(),at:Date.now()});try{return await n.append(e,a),Q?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function xt(n){let[r,i]=e(void 0),[a,o]=e(!1),s=()=>Z().then(e=>e.read(n)).then(i,()=>o(!0));t(()=>{let e=({data:e})=>{e===n&&s()};return s(),Q?.addEventListener(`message`,e),()=>Q?.removeEventListener(`message`,e)},[n]);let c=async e=>{let t=await bt(n,e).catch(()=>null);return o(!t),t&&i(t),t!==null},[l,u]=r?[pe(r.changes),me(r.changes)]:[null,null];return{sheet:r,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}function St({id:e}){let i=xt(e),{sheet:a}=i,o=a?.head.game??``,s=d(o)?l(o).paper:void 0;if(t(()=>{s&&(n(l(o).deck),Promise.allSettled([u(o),s.accounts.load(),s.words.load()]))},[o]),a===null||a&&!s)return r`<${_} />`;if(a===void 0&&i.failed)return r`<main class="writer-desk"><p class="trouble" role="alert">
      ${h(`The sheets of this browser cannot be read.`)}</p></main>`;if(!a||!s)return null;let c=[l(o).drawing,s.accounts,s.words];return c.some(({failed:e})=>e.value)?r`<${p} />`:c.some(({loaded:e})=>!e.value)?null:r`<${Tt} open=${i} sheet=${a} />`}const Ct=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:V(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:e}))}),wt=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)});function Tt({open:e,sheet:t}){let{head:n,changes:i}=t,a=Et(n.game),o=m(()=>B(i),[i]),s=m(()=>$(a).write_sitting(wt(n,o)),[o]),c=Ct(t,s.page.deals.length),l=e=>c.seats[e]?.name??``,{Sheet:u}=x(n.game),d=ee(0,n.players,a.clockwise(n.variant));return r`<main class="writer-desk with-sheet">
    ${e.failed&&r`<p class="trouble" role="alert">
      ${h(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${Dt} open=${e} sheet=${t} lines=${o} written=${s} nameOf=${l} />
    <div class="standing">
      <${u} sheet=${s.page} table=${c} view=${{around:d}} />
      <${tt} deals=${s.page.deals} nameOf=${l} />
      <${at} results=${s.page.results} nameOf=${l} />
      <${vt} sheet=${t} table=${c} results=${s.page.results} />
    </div>
  </main>`}const Et=e=>l(e).paper,$=e=>e.accounts.loaded.value;function Dt({open:e,sheet:{head:t,changes:n},lines:i,written:a,nameOf:o}){let s=Et(t.game),{correcting:c,inserting:l,before:u,after:d,amend:f,insert:p,finish:m}=kt(i),h=c===null&&l===void 0,g=async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&m(),n};return r`<div class="writing">
    <${Fe} changes=${n} head=${t} nameOf=${o} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${Be} key=${`${c?.id} ${l} ${i.length}`} game=${t.game}
      accounts=${$(s)} sitting=${wt(t,u)} nameOf=${o}
      correcting=${c?.line??null} isPlaced=${l!==void 0} onWrite=${g}
      onCancel=${h?null:m} />
    ${h&&!!a.kasa_changes?.length&&r`<${Pe} ranges=${a.kasa_changes}
      words=${s.words.loaded.value} onWrite=${g} />`}
    <${Ot} open=${e} />
    <${Ye} lines=${i} written=${a} head=${t} nameOf=${o} onAmend=${f}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:At(t)})}
      onInsert=${p} />
    <${$e} names=${V(n,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const Ot=({open:{undo:e,redo:t}})=>r`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${h(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${h(`Redo`)}</button></p>`;function kt(t){let[n,r]=e(null),[i,a]=e(void 0),o=(e,t)=>{r(e),a(t),(e||t!==void 0)&&scrollTo(0,0)};return{correcting:n,inserting:i,...jt(t,n,i),amend:e=>o(e,void 0),insert:e=>o(null,e),finish:()=>o(null,void 0)}}const At=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function jt(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}async function Mt(){let e=await Z(),t=(await e.list()).filter(({game:e})=>d(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}function Nt({onSheet:n,onTrouble:i}){let[a,o]=e([]),s=()=>i(h(`The sheets of this browser cannot be read.`)),c=()=>{Mt().then(o,s)};t(c,[]);let l=(e,t)=>{Z().then(n=>n.archive(e,t)).then(c)},u=async({target:e})=>{let t=Se(await e.files[0]?.text()??``);e.value=``,t&&d(t.head.game)?n(t):i(h(`The file holds no sheet.`))},[f,p]=[a.filter(({archived:e})=>!e),a.filter(({archived:e})=>e)];return r`<section class="writer-shelf" aria-label=${h(`Sheets kept in this browser`)}>
    ${f.length>0&&r`<h2>${h(`Continue`)}</h2>
      <ul>${f.map(e=>r`<${Pt} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>`}
    ${p.length>0&&r`<details><summary>${h(`Archive`)}</summary>
      <ul>${p.map(e=>r`<${Pt} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${h(`Open a sheet from a file`)}
      <input type="file" class="unseen" accept=".json,application/json" onChange=${u} /></label>
  </section>`}function Pt({sheet:{head:e,changes:t,archived:n},onArchive:i}){let a=B(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(w(),{day:`numeric`,month:`long`,year:`numeric`});return r`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}><b>${V(t,e.players).join(`, `)}</b>
      <small>${l(e.game).title()} · ${c(`{count} deal`,`{count} deals`,a)} · ${o}</small></a>
    <button type="button" class="plain" onClick=${()=>i(e.id,!n)}>
      ${h(n?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Ft=e=>`/paper?sheet=${e}`;function It({query:e}){let t=new URLSearchParams(e).get(`sheet`);return r`<div class="writer">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${h(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t?r`<a href="/paper">${h(`Sheets`)}</a>`:h(`The writer’s sheet`)}</h1>
      <div class="tools"><${a} /></div>
    </header>
    ${t?r`<${St} key=${t} id=${t} />`:r`<${Lt} />`}
  </div>`}function Lt(){let[n,a]=e(``),o=e=>{ce(),Z().then(t=>t.begin(e)).then(()=>i(Ft(e.head.id)),()=>a(h(`This browser keeps no sheets: its storage is full or switched off.`)))};return t(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&ht(e).then(e=>e?o(e):a(h(`The link holds no whole sheet.`)))},[]),r`<main class="writer-desk">
    ${n&&r`<p class="trouble" role="alert">${n}</p>`}
    <${Nt} onSheet=${o} onTrouble=${a} />
    <${je} onBegin=${o} />
  </main>`}export{It as WriterPage};