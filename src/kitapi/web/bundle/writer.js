import{An as e,En as t,Qt as n,Sn as r,V as i,a,an as o,bn as s,c,cn as l,fn as u,gn as d,hn as f,i as p,it as m,jn as h,kn as g,l as ee,ln as _,mn as v,n as y,nn as b,nt as x,o as S,on as C,pn as w,rn as T,rt as E,sn as D,tn as te,v as ne,vn as re,xn as O}from"./main.js";import{F as ie,c as ae}from"./shared.js";import{a as oe,o as se,t as ce}from"./desks.js";import{N as k}from"./caribbean-stud-shared.js";const A=`heads`,j=`changes`,M=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function le(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(A,{keyPath:`id`}),t.result.createObjectStore(j,{keyPath:[`sheet`,`id`]})},M(t)}const N=(e,t)=>new Promise((n,r)=>{let i=e.transaction([A,j],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(A),changes:i.objectStore(j)})});function ue(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const de=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function fe(e=indexedDB){let t=await le(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await M(n(A).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await M(n(A).get(e));if(!t)return null;let r=await M(n(j).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:de(t,`archived`),changes:r.map(e=>de(e,`sheet`))}},begin:({head:e,changes:n})=>N(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),ue(r,e.id,n)}),append:(e,n)=>N(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>N(t,({changes:t})=>ue(t,e,n)),archive:async(e,r)=>{let i=await M(n(A).get(e));i&&await N(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const pe=()=>void navigator.storage?.persist?.().catch(()=>void 0),me=`kitapi.device`;let P=``;function F(){P||=ae(4);try{let e=localStorage.getItem(me);if(e)return e;localStorage.setItem(me,P)}catch{}return P}const I=e=>e.slice(0,e.lastIndexOf(`.`)),he=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function ge(e){let t={};for(let{id:n}of e)t[I(n)]=Math.max(t[I(n)]??0,he(n));return t}const _e=(e,t)=>e.filter(({id:e})=>I(e)!==t).length;function ve(e,t,{device:n,at:r}){let i=ge(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const ye=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),be=e=>[...e].sort((e,t)=>ye(e)-ye(t)||(e.id<t.id?-1:1)),xe=(e,t)=>be([...new Map([...e,...t].map(e=>[e.id,e])).values()]),Se=(e,t)=>(e.seen[I(t.id)]??0)>=he(t.id);function L(e){let t=/* @__PURE__ */ new Set;return be(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const Ce=e=>L(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function we(e){let t=new Map(e.map(e=>[e.id,e])),n=L(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function Te(e){let t=[];for(let n of L(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function Ee(e,t){let n=Array(t).fill(``);for(let t of L(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function De(e){let t=L(e),n=new Set(t.flatMap(e=>e.do===`keep`?[Oe(e.of)]:[])),r=new Set(Te(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>ke(e,t)&&!Se(e,t)&&!Se(t,e)&&!n.has(Oe([e.id,t.id]))).map(t=>[e,t]))}const Oe=e=>[...e].sort().join(` `);function ke(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}const Ae=`kitapi.games`;async function je(){try{let e=await ne();return Me(e),e}catch{return Ne()}}function Me(e){try{localStorage.setItem(Ae,JSON.stringify(e))}catch{}}function Ne(){try{return JSON.parse(localStorage.getItem(Ae)??`[]`)}catch{return[]}}const R=(e,t)=>e?.trim()||_(`Player {number}`,{number:t+1}),Pe=`kitapi-sheet`,Fe=({head:e,changes:t})=>`${JSON.stringify({format:Pe,version:1,head:e,changes:t},null,1)}\n`;function Ie(e){if(e.length>4e6)return null;let t=Le(e);return t?.format===Pe&&t.version===1?z(t):null}function z({head:e,changes:t}){return!ze(e)||!Array.isArray(t)||t.length>5e3?null:t.every(Ve)?{head:e,changes:t}:null}function Le(e){try{return JSON.parse(e)}catch{return null}}const Re=/^[\w-]{1,64}$/,B=/^[\w-]{1,64}\.\d{1,9}$/,ze=e=>typeof e==`object`&&!!e&&Re.test(e.id)&&Re.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),Be=e=>Number.isInteger(e)&&e>=0&&e<7;function Ve(e){if(typeof e!=`object`||!e||!B.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return He(e.line)&&(e.after===null||B.test(e.after));case`amend`:return He(e.line)&&B.test(e.of);case`strike`:case`undo`:return B.test(e.of);case`name`:return Be(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>B.test(e));default:return!1}}const He=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ue=()=>v().filter(e=>u(e).paper);function We({onBegin:n}){let i=Ue(),[a,o]=e(i.find(e=>e===p())??i[0]??``),[s,c]=e([]);t(()=>{je().then(c)},[]);let l=s.find(e=>e.name===a);return r`<section class="paper slip new-sheet" aria-label=${_(`New sheet`)}>
    <h2>${_(`New sheet`)}</h2>
    <p class="quiet">${_(`It stays on this device and needs no connection.`)}</p>
    ${i.length>1&&r`<nav class="hand-games" aria-label=${_(`Games`)}>
      ${i.map(e=>r`<button type="button" key=${e} class="plain" aria-pressed=${e===a}
        onClick=${()=>o(e)}>${u(e).title()}</button>`)}</nav>`}
    ${l&&r`<${Ge} key=${a} game=${l} onBegin=${n} />`}
  </section>`}function Ge({game:t,onBegin:n}){let[i,a]=e(t.seats[0]??3),[o,s]=e([,,,,].fill(``)),[c,l]=e(0),[u,d]=e(se(t)),f=re(t.name),p=e=>R(o[e],e),m=Array.from({length:i},(e,t)=>t);return r`<form onSubmit=${e=>{e.preventDefault(),n({head:{id:ae(8),game:t.name,players:i,first_dealer:Math.min(c,i-1),variant:u,made:Date.now()},changes:Ke(m.map(p))})}}>
    <div class="player-count" role="group" aria-label=${_(`Players`)}>${t.seats.map(e=>r`<button
      type="button" key=${e} class="plain" aria-pressed=${e===i}
      onClick=${()=>a(e)}>${_(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${_(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${m.map(e=>r`<label key=${e}>${_(`Player {number}`,{number:e+1})}
      <input value=${o[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>s(o.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${_(`First dealer`)}
      <select value=${c} onChange=${e=>l(Number(e.target.value))}>
        ${m.map(e=>r`<option key=${e} value=${e}>${p(e)}</option>`)}</select></label>
    ${f&&r`<details class="house-rules"><summary>${_(`House rules`)}</summary>
      <${oe} game=${t} words=${f} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${_(`Begin the sheet`)}</button>
  </form>`}function Ke(e){let t={device:F(),at:Date.now()};return e.reduce((e,n,r)=>[...e,ve(e,{do:`name`,seat:r,name:n},t)],[])}function qe({ranges:t,words:n,onWrite:i}){let{changeLine:a,changeTitle:o}=n,[s,c]=e(Math.max(...t.map(({lowest:e})=>e)));if(!a||!o)return null;let l=t.some(({lowest:e,highest:t,step:n})=>s>=e&&s<=t&&(s-e)%n===0);return r`<details class="paper slip change-form"><summary>${o()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i(a(s))}}>
      <label>${_(`Amount for each player`)}
        <input type="number" min=${Math.min(...t.map(({lowest:e})=>e))}
          max=${Math.max(...t.map(({highest:e})=>e))} step=${t[0]?.step??1} value=${s}
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!l}>${_(`Write it down`)}</button>
    </form>
  </details>`}function Je({changes:e,head:t,nameOf:n,onDecide:i}){let a=De(e);if(!a.length)return null;let o=u(t.game).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,n,t.variant):_(`struck out`);return r`<section class="paper slip conflicts" role="alert" aria-label=${_(`Written on two devices`)}>
    <h2>${_(`Written on two devices`)}</h2>
    <ul>${a.map(([e,t])=>r`<li key=${`${e.id} ${t.id}`}>
      <p>${s(e)}</p><p>${s(t)}</p>
      ${i&&r`<p class="line-tools">${Ye(e,t).map(({label:e,deeds:t})=>r`<button
        type="button" key=${e} class="plain" onClick=${()=>i(t)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function Ye(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[_(`Only the first is right`),_(`Only the second is right`)];return e.do===`write`?[{label:_(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Xe(e),n]},{label:i,deeds:[Xe(t),n]}]}const Xe=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``},V={kind:`deal`},H=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Ze({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(H),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const U=(e,t,n)=>H(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):Qe(t[n])),Qe=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,$e=(e,t,n)=>(e.choices.length===1||H(e).some(e=>e in t))&&e.choices.some(t=>U(t,n,e));function et({offer:e},t,n){let r=/* @__PURE__ */ new Set;for(let i=V;;){let a=e(t,i),o=a.fields.find(({field:e})=>!r.has(e));if(!o)return i;r.add(o.field);let s=H(o).some(e=>e in n)&&o.choices.find(e=>U(e,n,o));s&&(i=Ze(a,i,o.field,s))}}function tt(t,n,r,i){let a=g({sitting:n,news:i,draft:r??V,hasArrived:!1}),[,o]=e(0),{current:s}=a;if(s.sitting!==n){let e=i>s.news&&!rt(s.sitting,n);a.current={sitting:n,news:i,draft:et(t,n,s.draft),hasArrived:s.hasArrived||e&&nt(s.draft)}}return{draft:a.current.draft,hasArrived:a.current.hasArrived,setDraft:e=>{a.current={...a.current,draft:e},o(e=>e+1)}}}const nt=e=>Object.keys(e).length>Object.keys(V).length,rt=(e,t)=>JSON.stringify(e.lines)===JSON.stringify(t.lines);function it({title:t,choices:n,chosen:i,names:a,onChoice:o}){let s=[...new Set(n.map(([,e=0])=>e))],c=[...new Set(n.map(([,,e=0])=>e))],[l,u]=e(Math.max(...(i??[0]).slice(1))>5),[d,f]=[s,c].map(e=>l?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${a[t]}: ${e}`).join(`, `),m=(e,t)=>{let a=n.find(([,n,r])=>n===e&&r===t);return a?r`<button type="button" class="plain" aria-label=${p(a)}
          aria-pressed=${JSON.stringify(a)===JSON.stringify(i)} onClick=${()=>o(a)}>
          <small>${a[0]}</small></button>`:null};return r`<div class="deal-field tricks-grid" role="group" aria-label=${t}>
    <h3>${t}</h3>
    <p class="quiet">${_(`In each cell: the tricks of {name}.`,{name:a[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${a[1]} ↓</span> <span>${a[2]} →</span></th>
        ${f?.map(e=>r`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${d?.map(e=>r`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${f?.map(t=>r`<td key=${t}>${m(e,t)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!l&&[...s,...c].some(e=>e>5)&&r`<button type="button" class="plain"
      onClick=${()=>u(!0)}>${_(`More tricks`)}</button>`}
  </div>`}function at({game:t,accounts:n,sitting:i,nameOf:a,correcting:o,isPlaced:c,news:l,onWrite:d,onCancel:f}){let p=u(t).paper?.words.loaded.value,{draft:m,hasArrived:g,setDraft:ee}=tt(n,i,o,l),[v,y]=e(!1),[b,x]=e(null),S=h(()=>n.write_sitting(i),[i]),C=h(()=>n.offer(i,m),[i,m]);if(!S.next)return r`<section class="paper slip deal-form"><h2>${_(`The sitting is over`)}</h2>
    ${S.over&&r`<${p.RuleText} clause=${S.over.clause} />`}
    ${f&&r`<button type="button" class="plain" onClick=${f}>${_(`Cancel`)}</button>`}</section>`;let[w,T,E]=[C.line??m,C.takers??[],i.variant],D=e=>e.field===b||!$e(e,m,w),te=({field:e},t)=>{x(null),ee(Ze(C,m,e,t))};return r`<section class="paper slip deal-form" aria-label=${_(`The deal to be written`)}>
    <h2>${ot(o,c,S)}</h2>
    <p class="quiet">${p.standingWords(S.next,a)}</p>
    ${g&&r`<p class="arrived" role="status">
      ${_(`Another device has written a change. Your answers that are still possible are kept.`)}</p>`}
    ${C.fields.map(e=>r`<${st} key=${`${e.field} answered`} question=${e}
      words=${p} draft=${w} takers=${T} nameOf=${a} variant=${E} isOpen=${D(e)}
      onReopen=${()=>x(e.field)} />`)}
    ${C.fields.filter(D).map(e=>r`<${lt} key=${e.field} question=${e}
      words=${p} draft=${w} takers=${T} nameOf=${a} variant=${E}
      onChoice=${t=>te(e,t)} />`)}
    ${C.line&&r`<${ut} form=${C} words=${p} nameOf=${a} variant=${E} writing=${v}
        onWrite=${()=>{C.line&&!v&&(y(!0),d(C.line).then(e=>{y(!1),e&&s(_(`Written.`))}))}} />`}
    ${f&&r`<button type="button" class="plain" onClick=${f}>${_(`Cancel`)}</button>`}
  </section>`}function ot(e,t,n){let r=n.page.deals.length+1;return _(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}function st({question:e,words:t,draft:n,takers:i,nameOf:a,variant:o,isOpen:s,onReopen:c}){let l=e.choices.find(t=>U(t,n,e));return s||!l?null:r`<button type="button" class="answered" onClick=${c}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${t.layoutOf(e.field)===`tricks`?ct(l.tricks,i,a):r`<${t.Choice} field=${e.field} choice=${l} takers=${i} nameOf=${a}
        variant=${o} />`}</b>
  </button>`}const ct=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)}: ${e}`).join(` · `);function lt({question:e,words:t,draft:n,takers:i,nameOf:a,variant:o,onChoice:s}){let{field:c,choices:l}=e,u=t.fieldTitle(c);return t.layoutOf(c)===`tricks`?r`<${it} title=${u} choices=${l.map(({tricks:e})=>e)} chosen=${n.tricks}
      names=${i.map(a)} onChoice=${e=>s({tricks:e})} />`:r`<div class=${O(`deal-field`,`as-${t.layoutOf(c)}`)} role="group" aria-label=${u}>
    <h3>${u}</h3>
    <p>${l.map(l=>r`<button type="button" key=${JSON.stringify(l)} class="plain"
      aria-pressed=${U(l,n,e)} onClick=${()=>s(l)}>
      <${t.Choice} field=${c} choice=${l} takers=${i} nameOf=${a}
        variant=${o} /></button>`)}</p>
  </div>`}function ut({form:e,words:n,nameOf:i,variant:a,writing:o,onWrite:c}){return t(()=>s(_(`Ready to be written.`)),[]),r`<div class="ready">
    <${n.Payments} form=${e} voice=${{me:null,nameOf:i}} variant=${a} />
    <button type="button" class="big" aria-disabled=${o} onClick=${c}>${_(`Write it down`)}</button>
  </div>`}const[W,G,K]=[320,160,8];function dt(e,{lowest:t,highest:n}){let r=(W-2*K)/Math.max(1,e.length-1),i=(G-2*K)/Math.max(1,n-t);return e.map((e,n)=>[K+n*r,G-K-(e-t)*i])}function ft({deals:e,nameOf:t}){if(e.length<2)return null;let n=(e[0]?.results??[]).map((e,t)=>t),i=n.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),a={lowest:Math.min(0,...i.flat()),highest:Math.max(0,...i.flat())},o=dt([0,0],a)[0]?.[1]??0,s=n.map(e=>`${t(e)}: ${C(i[e]?.at(-1)??0)}`).join(`, `);return r`<figure class="paper slip result-plot">
    <figcaption>${_(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${W} ${G}`} role="img" aria-label=${s}>
      <line class="zero" x1=${K} x2=${W-K} y1=${o} y2=${o} />
      ${i.map((e,t)=>r`<polyline key=${t} class=${`player-${t}`}
        points=${dt(e,a).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${n.map(e=>r`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function pt(e){return mt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>ht(t,e))}function mt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...mt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function ht(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function gt({results:e,nameOf:t}){let n=pt(e);return r`<section class="paper slip settle-up" aria-label=${_(`The fewest payments`)}>
    <h2>${_(`The fewest payments`)}</h2>
    ${n.length===0&&r`<p class="quiet">${_(`Nobody owes anything.`)}</p>`}
    <ul>${n.map(({from:e,to:n,amount:i})=>r`<li key=${`${e} ${n}`}>
      ${t(e)} → ${t(n)}: <b class="figure">${o(i)}</b></li>`)}</ul>
  </section>`}function q({game:e,children:i}){let a=f(e)?u(e).paper:void 0;if(t(()=>{a&&(n(u(e).deck),Promise.allSettled([d(e),a.accounts.load(),a.words.load()]))},[e]),!a)return r`<${y} />`;let o=[u(e).drawing,a.accounts,a.words];return o.some(({failed:e})=>e.value)?r`<${m} />`:o.every(({loaded:e})=>e.value)?i:null}function _t(e){let{head:t,changes:n}=e,r=h(()=>Te(n),[n]),i=h(()=>yt(X(t.game)).write_sitting(Y(t,r)),[r]),a=vt(e,i.page.deals.length);return{head:t,lines:r,written:i,table:a,nameOf:e=>a.seats[e]?.name??``}}function J({drawn:{head:e,written:t,table:n,nameOf:i},children:a}){let{Sheet:o}=w(e.game),s={around:ie(0,e.players,X(e.game).clockwise(e.variant))};return r`<div class="accounts-so-far">
    <${o} sheet=${t.page} table=${n} view=${s} />
    <${ft} deals=${t.page.deals} nameOf=${i} />
    <${gt} results=${t.page.results} nameOf=${i} />
    ${a}
  </div>`}const vt=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:Ee(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:R(e,t)}))}),Y=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),X=e=>u(e).paper,yt=e=>e.accounts.loaded.value;function bt({lines:t,written:n,head:i,nameOf:a,...o}){let[s,c]=e(null);if(!t.length)return null;let l=[...n.lines],u=t.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return r`<section class="paper slip line-list" aria-label=${_(`Corrections`)}>
    <h2>${_(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:t})=>r`<li key=${e.id}
        class=${O(e.struck&&`struck-line`,t?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${t?.written?.number}</span>
        <${xt} head=${i} line=${e} nameOf=${a} /></button>
      ${t?.refused&&r`<p class="quiet refusal" role="alert">
        ${_(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${t.refused.clause}</span></p>`}
      ${s===e.id&&r`<${St} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${_(`Insert a deal before the first`)}</button>
  </section>`}function xt({head:e,line:t,nameOf:n}){let i=u(e.game).paper?.words.loaded.value?.lineWords(t.line,n,e.variant);return r`${t.struck&&r`<span class="unseen">${_(`Struck out:`)} </span>`}
    ${t.struck?r`<s>${i}</s>`:i}`}function St({line:e,onAmend:t,onStrike:n,onRestore:i,onInsert:a,onDone:o}){let s=e=>()=>{o(),e()};return r`<div class="line-tools">
    <p>${!e.struck&&r`<button type="button" class="plain" onClick=${s(()=>t(e))}>
        ${_(`Correct`)}</button>`}
      ${e.struck?r`<button type="button" class="plain" onClick=${s(()=>i(e))}>${_(`Restore`)}</button>`:r`<button type="button" class="plain" onClick=${s(()=>n(e))}>${_(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>a(e.id))}>
        ${_(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>r`<li key=${e.id}>${Ct(e)}</li>`)}</ul>
  </div>`}function Ct(e){let t=new Date(e.at).toLocaleString(D(),{dateStyle:`medium`,timeStyle:`short`}),n=I(e.id);switch(e.do){case`write`:return _(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return _(`Corrected {at}, on device {device}`,{at:t,device:n});default:return _(`Struck out {at}, on device {device}`,{at:t,device:n})}}const wt=({names:e,onName:t})=>r`<details class="paper slip change-form">
  <summary>${_(`Names`)}</summary>
  <div class="names">${e.map((e,n)=>r`<label key=${n}>${_(`Player {number}`,{number:n+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:r})=>{let i=r.value.trim();i&&i!==e?t(n,i):r.value=e}} /></label>`)}</div>
</details>`;function Tt(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...Et(e)})}\n`:``).join(``)}const Et=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0))),Dt=(e,t)=>ee(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),Ot=e=>Dt(`/api/sheets`,{head:e}),kt=(e,t)=>Dt(`/api/sheets/${e}/changes`,t),At=(e,t)=>Dt(`/api/sheets/${e}/removal`,{key:t}),jt=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function Mt(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const Nt=T(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Pt({sharing:{share:t,trouble:n,begin:i,stop:a}}){let[o,s]=e(!1),c=e=>()=>{o||(s(!0),e().finally(()=>s(!1)))},l=(e,t)=>r`<p>
    <button type="button" class="plain" aria-disabled=${o} onClick=${c(t)}>${e}</button></p>`;return r`<section class="with-room" aria-label=${_(`With this room`)}>
    <h3>${_(`With this room`)}</h3>
    ${n&&r`<p role="alert">${n}</p>`}
    ${t?r`<${Ft} share=${t} />${l(_(`Stop sharing`),a)}`:r`<p class="quiet">
          ${_(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${l(_(`Share with this room`),i)}`}
  </section>`}function Ft({share:{room:e,key:t,watch:n}}){let i=jt(e,t);return r`<${k} label=${_(`Link for those who write`)} address=${i} />
    <${x} part=${Nt} props=${{text:i,longest:i.length}} Failed=${E} />
    ${n&&r`<${k} label=${_(`Link for those who watch`)} address=${jt(e,n)} />`}`}const It=[`of`,`after`];function Lt({head:e,changes:t}){let n=be(t),r=[...new Set(n.map(({id:e})=>I(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(I(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Vt(a,ge(n.slice(0,c)))?null:a,Rt(s,e=>i.get(e)??e)])}}const Rt=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,It.includes(e)?zt(n,t):e===`line`?Bt(n):n])),zt=(e,t)=>Array.isArray(e)?e.map(t):t(e),Bt=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Vt=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function Ht({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=ge(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of It)e in d&&(d[e]=zt(d[e],i));r.push(d)}return{head:e,changes:r}}async function Ut(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function Wt(e){let t=await Ut(new TextEncoder().encode(JSON.stringify([1,Lt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Gt(e){try{let t=await Ut(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?z(Ht(r)):null}catch{return null}}const Kt=1700;function qt(t){let[n,i]=e(!1);return r`<p class="keeping sheet-sharing">
    <${S} look="plain" label=${_(`Share`)} title=${_(`Share the sheet`)} onOpen=${()=>i(!0)}
      onClose=${()=>i(!1)}>
      ${n&&r`<${Jt} ...${t} />`}
    </${S}>
    <button type="button" class="plain" onClick=${()=>print()}>${_(`Print the sheet`)}</button>
  </p>`}function Jt({sheet:n,lines:i,table:a,results:o,sharing:s}){let[c,l]=e(``);return t(()=>{Wt(n).then(e=>l(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),r`
    <${Pt} sharing=${s} />
    ${c&&r`<p class="quiet">${_(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${k} label=${_(`Link to this sheet`)} address=${c} />
      ${c.length<=Kt?r`<${x} part=${Nt} props=${{text:c,longest:Kt}} Failed=${E} />`:r`<p class="quiet">${_(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Yt} sheet=${n} lines=${i} />
    <${ce} table=${a} results=${o} />`}function Yt({sheet:e,lines:t}){let{head:n}=e,i=Xt(h(()=>Fe(e),[e]),`application/json`),a=h(()=>yt(X(n.game)).export_scores(Y(n,t)),[t]),o=Xt(h(()=>Tt(t,a),[a]),`application/jsonl`);return r`<p class="sheet-files">
    ${i&&r`<a class="plain" href=${i} download=${`kitapi-${n.id}.json`}>
      ${_(`Save the sheet to a file`)}</a>`}
    ${o&&r`<a class="plain" href=${o} download=${`kitapi-${n.id}-scores.jsonl`}>
      ${_(`Save as scores`)}</a>`}</p>
    <p class="quiet">${_(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function Xt(n,r){let[i,a]=e(``);return t(()=>{if(!n)return a(``);let e=URL.createObjectURL(new Blob([n],{type:r}));return a(e),()=>URL.revokeObjectURL(e)},[n]),i}function Zt({sharing:{share:e,waiting:t,isApart:n,trouble:i,hasNews:a}}){return i?r`<p class="trouble" role="alert">${i}</p>`:e?r`<p class="shared-line" role="status">${Qt(t,n)}
    ${a&&r` <span>${_(`Another device has written on this sheet.`)}</span>`}</p>`:null}function Qt(e,t){return t&&e?l(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):_(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function $t(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!z(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function en(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&tn(t)!==tn(e)})}const tn=e=>JSON.stringify(nn({...e,at:0,...`name`in e&&{name:``}}));function nn(e){return Array.isArray(e)?e.map(nn):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,nn(e[t])])}const rn=4e3;function an(e,t){let[n,r,i,a,o]=[!1,!1,!1,rn,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=rn},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const on=`shares`;function sn(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(on,{keyPath:`sheet`})},M(e)}let cn=null;async function Z(e){return cn??=sn().catch(e=>{throw cn=null,e}),(await cn).transaction(on,e).objectStore(on)}const ln=async e=>await M((await Z(`readonly`)).get(e))??null;async function un(e){return(await M((await Z(`readonly`)).getAll())).find(t=>t.room===e)??null}const dn=async e=>{await M((await Z(`readwrite`)).put(e))},fn=async e=>{await M((await Z(`readwrite`)).delete(e))};let pn=null;function Q(){return pn??=fe().catch(e=>{throw pn=null,e}),pn}const $=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,mn=/* @__PURE__ */ new Set([]);function hn(e){$?.postMessage(e);for(let t of mn)t(e)}async function gn(e,t){let n=await Q();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=ve(i.changes,t,{device:F(),at:Date.now()});try{return await n.append(e,a),$?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function _n(n){let[r,i]=e(void 0),[a,o]=e(!1),s=()=>Q().then(e=>e.read(n)).then(i,()=>o(!0));t(()=>{let e=e=>{e===n&&s()},t=({data:t})=>e(t);return s(),$?.addEventListener(`message`,t),mn.add(e),()=>{$?.removeEventListener(`message`,t),mn.delete(e)}},[n]);let c=async e=>{let t=await gn(n,e).catch(()=>null);return o(!t),t&&i(t),t!==null},[l,u]=r?[Ce(r.changes),we(r.changes)]:[null,null];return{sheet:r,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}const vn=`unknown_sheet`,yn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],bn={waiting:0,isApart:!1,trouble:``,hasNews:!1};function xn(n,r){let[i,a]=e(null),[o,s]=e(bn),l=e=>s(t=>({...t,...e})),u=g(null);t(()=>{ln(n).then(a,()=>void 0)},[n]),t(()=>{if(i)return u.current=Sn(i,l,()=>a(null)),()=>u.current?.stop()},[i?.room]),t(()=>u.current?.now(),[r.changes.length]);let d=e=>e.then(e=>(a(e),l(bn),!0),e=>(l({trouble:e instanceof c?e.message:_(`The server does not answer.`)}),!1));return{share:i,...o,begin:()=>d(En(r)),stop:()=>d(Dn(i))}}function Sn(e,t,n){let r=$t(e.key,t=>kt(e.room,t),async n=>{await Tn(e,n)&&t({hasNews:!0})},e.atRoom);return an(async()=>{let n=await wn(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await dn({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await wn(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof c?r.reason:``,a=yn.includes(i)||r instanceof Cn;return t({isApart:!a&&i!==vn,...a&&{trouble:r.message}}),i!==vn||(t({...bn,trouble:_(`The room no longer keeps this sheet; it is kept here.`)}),fn(e.sheet).then(n),!1)})}var Cn=class extends Error{constructor(){super(_(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const wn=async e=>(await(await Q()).read(e))?.changes??[];async function Tn({sheet:e},{changes:t}){if(!t.length)return!1;let n=await wn(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await Q()).join(e,t),hn(e)),en(n,t))throw new Cn;return i}async function En(e){let{sheet:t,write_key:n,watch_key:r}=await Ot(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await dn(i),i}async function Dn(e){return e&&(await At(e.room,e.key).catch(e=>{if(!(e instanceof c)||e.reason!==vn)throw e}),await fn(e.sheet)),null}function On({id:e}){let t=_n(e),{sheet:n}=t;return n===null?r`<${y} />`:n===void 0&&t.failed?r`<main class="writer-desk"><p class="trouble" role="alert">
      ${_(`The sheets of this browser cannot be read.`)}</p></main>`:n&&r`<${q} game=${n.head.game}><${kn} open=${t} sheet=${n} /></${q}>`}function kn({open:e,sheet:t}){let n=_t(t),{lines:i,written:a,table:o,nameOf:s}=n,c=xn(t.head.id,t);return r`<main class="writer-desk with-sheet">
    ${e.failed&&r`<p class="trouble" role="alert">
      ${_(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${Zt} sharing=${c} />
    <${An} open=${e} sheet=${t} lines=${i} written=${a} nameOf=${s} />
    <${J} drawn=${n}>
      <${qt} sheet=${t} lines=${i} table=${o} results=${a.page.results}
        sharing=${c} />
    </${J}>
  </main>`}function An({open:e,sheet:{head:t,changes:n},lines:i,written:a,nameOf:o}){let s=X(t.game),{correcting:c,inserting:l,before:u,after:d,turn:f,amend:p,insert:m,finish:g}=Mn(i),ee=h(()=>Y(t,u),[u]),_=c===null&&l===void 0;return r`<div class="writing">
    <${Je} changes=${n} head=${t} nameOf=${o} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${at} key=${`${c?.id} ${l} ${f}`} game=${t.game} accounts=${yt(s)}
      sitting=${ee} nameOf=${o} correcting=${c?.line??null} isPlaced=${l!==void 0}
      news=${_e(n,F())} onWrite=${async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&g(),n}}
      onCancel=${_?null:g} />
    ${_&&!!a.kasa_changes?.length&&r`<${qe} ranges=${a.kasa_changes}
      words=${s.words.loaded.value} onWrite=${t=>e.change({do:`write`,line:t,after:d})} />`}
    <${jn} open=${e} />
    <${bt} lines=${i} written=${a} head=${t} nameOf=${o} onAmend=${p}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Pn(t)})}
      onInsert=${m} />
    <${wt} names=${Ee(n,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const jn=({open:{undo:e,redo:t}})=>r`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${_(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${_(`Redo`)}</button></p>`;function Mn(t){let[n,r]=e(Nn),[i,a]=e(0),o=e=>{r(e),a(e=>e+1),e!==Nn&&scrollTo(0,0)},s=e=>t.some(t=>t.id===e),c=s(n.correcting?.id)?n.correcting:null,l=n.inserting===null||s(n.inserting)?n.inserting:void 0;return{correcting:c,inserting:l,turn:i,...h(()=>Fn(t,c,l),[t,c,l]),amend:e=>o({correcting:e,inserting:void 0}),insert:e=>o({correcting:null,inserting:e}),finish:()=>o(Nn)}}const Nn={correcting:null,inserting:void 0},Pn=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function Fn(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function In({opened:n,onKept:i}){let[a,o]=e(null),[s,l]=e(!1),[u,d]=e(``);return t(()=>{let e=[],t=$t(n.key,e=>kt(n.room,e),async({role:t,head:n,changes:r})=>{(!e.length||r.length)&&(e=xe(e,r),t===`watcher`&&o({head:n,changes:e}))}),r=an(async()=>{let{role:a,head:o,watch_key:s}=await t.exchange([]);l(!1),a===`writer`&&(r.stop(),await Ln({head:o,changes:e},n,s??``,t).then(()=>i(o.id),()=>d(_(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof c&&e.reason===`unknown_sheet`;return t&&d(e.message),l(!t),!t});return un(n.room).then(e=>{e?.key===n.key&&i(e.sheet)},()=>void 0),()=>r.stop()},[n.room,n.key]),a?r`<${q} game=${a.head.game}>
    <${Rn} sheet=${a} isApart=${s} trouble=${u} /></${q}>`:r`<main class="writer-desk">${u&&r`<p class="trouble" role="alert">${u}</p>`}
      ${s&&r`<p class="trouble" role="alert">${_(`The server does not answer.`)}</p>`}</main>`}async function Ln(e,{room:t,key:n},r,i){pe(),await(await Q()).begin(e),await dn({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function Rn({sheet:e,isApart:t,trouble:n}){let i=_t(e);return r`<main class="writer-desk with-sheet watched">
    ${n?r`<p class="trouble" role="alert">${n}</p>`:r`<p class="shared-line" role="status">
          ${_(t?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${Je} changes=${e.changes} head=${e.head} nameOf=${i.nameOf} />
    <${J} drawn=${i} />
  </main>`}async function zn(){let e=await Q(),t=(await e.list()).filter(({game:e})=>f(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}function Bn({onSheet:n,onTrouble:i}){let[a,o]=e([]),s=()=>i(_(`The sheets of this browser cannot be read.`)),c=()=>{zn().then(o,s)};t(c,[]);let l=(e,t)=>{Q().then(n=>n.archive(e,t)).then(c)},u=async({target:e})=>{let t=Ie(await e.files[0]?.text()??``);e.value=``,t&&f(t.head.game)?n(t):i(_(`The file holds no sheet.`))},[d,p]=[a.filter(({archived:e})=>!e),a.filter(({archived:e})=>e)];return r`<section class="writer-shelf" aria-label=${_(`Sheets kept in this browser`)}>
    ${d.length>0&&r`<h2>${_(`Continue`)}</h2>
      <ul>${d.map(e=>r`<${Vn} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>`}
    ${p.length>0&&r`<details><summary>${_(`Archive`)}</summary>
      <ul>${p.map(e=>r`<${Vn} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${_(`Open a sheet from a file`)}
      <input type="file" class="unseen" accept=".json,application/json" onChange=${u} /></label>
  </section>`}function Vn({sheet:{head:e,changes:t,archived:n},onArchive:i}){let a=Te(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(D(),{day:`numeric`,month:`long`,year:`numeric`});return r`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}>
      <b>${Ee(t,e.players).map(R).join(`, `)}</b>
      <small>${u(e.game).title()} · ${l(`{count} deal`,`{count} deals`,a)} · ${o}</small></a>
    <button type="button" class="plain" onClick=${()=>i(e.id,!n)}>
      ${_(n?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Hn=e=>`/paper?sheet=${e}`;function Un({query:e}){let t=new URLSearchParams(e).get(`sheet`),n=Gn();return r`<div class=${O(`writer`,b.value.bright&&`bright`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${_(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t?r`<a href="/paper">${_(`Sheets`)}</a>`:_(`The writer’s sheet`)}</h1>
      <div class="tools"><${Wn} /><${a} /></div>
    </header>
    ${t?r`<${On} key=${t} id=${t} />`:r`<${Kn} key=${n} hash=${n} />`}
  </div>`}const Wn=()=>r`<button type="button" class="tool bright-switch" aria-label=${_(`Bright light`)}
  title=${_(`Bright light`)} aria-pressed=${b.value.bright}
  onClick=${()=>te({bright:!b.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function Gn(){let[n,r]=e(location.hash);return t(()=>{let e=()=>r(location.hash);return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),n}function Kn({hash:e}){let t=Mt(e);return t?r`<${In} opened=${t} onKept=${e=>i(Hn(e))} />`:r`<${qn} />`}function qn(){let[n,a]=e(``),o=e=>{pe(),Q().then(t=>t.begin(e)).then(()=>i(Hn(e.head.id)),()=>a(_(`This browser keeps no sheets: its storage is full or switched off.`)))};return t(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&Gt(e).then(e=>e?o(e):a(_(`The link holds no whole sheet.`)))},[]),r`<main class="writer-desk">
    ${n&&r`<p class="trouble" role="alert">${n}</p>`}
    <${Bn} onSheet=${o} onTrouble=${a} />
    <${We} onBegin=${o} />
  </main>`}export{Un as WriterPage};