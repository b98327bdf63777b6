import{An as e,En as t,Qt as n,Sn as r,V as i,a,an as o,bn as s,c,cn as l,fn as u,gn as d,hn as f,i as p,it as m,jn as h,kn as g,l as _,ln as v,mn as ee,n as y,nn as b,nt as x,o as S,on as C,pn as w,rn as T,rt as E,sn as D,tn as te,v as ne,vn as re,xn as ie}from"./main.js";import{F as ae,c as oe}from"./shared.js";import{a as se,o as ce,t as le}from"./desks.js";import{N as O}from"./caribbean-stud-shared.js";const k=`heads`,A=`changes`,j=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function ue(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(k,{keyPath:`id`}),t.result.createObjectStore(A,{keyPath:[`sheet`,`id`]})},j(t)}const M=(e,t)=>new Promise((n,r)=>{let i=e.transaction([k,A],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(k),changes:i.objectStore(A)})});function de(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const fe=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function pe(e=indexedDB){let t=await ue(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await j(n(k).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await j(n(k).get(e));if(!t)return null;let r=await j(n(A).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:fe(t,`archived`),changes:r.map(e=>fe(e,`sheet`))}},begin:({head:e,changes:n})=>M(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),de(r,e.id,n)}),append:(e,n)=>M(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>M(t,({changes:t})=>de(t,e,n)),archive:async(e,r)=>{let i=await j(n(k).get(e));i&&await M(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const me=()=>void navigator.storage?.persist?.().catch(()=>void 0),he=`kitapi.device`;let ge=``;function N(){ge||=oe(4);try{let e=localStorage.getItem(he);if(e)return e;localStorage.setItem(he,ge)}catch{}return ge}const P=e=>e.slice(0,e.lastIndexOf(`.`)),_e=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function F(e){let t={};for(let{id:n}of e)t[P(n)]=Math.max(t[P(n)]??0,_e(n));return t}const ve=(e,t)=>e.filter(({id:e})=>P(e)!==t).length;function ye(e,t,{device:n,at:r}){let i=F(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const be=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),I=e=>[...e].sort((e,t)=>be(e)-be(t)||(e.id<t.id?-1:1)),xe=(e,t)=>I([...new Map([...e,...t].map(e=>[e.id,e])).values()]),Se=(e,t)=>(e.seen[P(t.id)]??0)>=_e(t.id);function L(e){let t=/* @__PURE__ */ new Set;return I(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const Ce=e=>L(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function we(e){let t=new Map(e.map(e=>[e.id,e])),n=L(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function R(e){let t=[];for(let n of L(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function z(e,t){let n=Array(t).fill(``);for(let t of L(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function Te(e){let t=L(e),n=new Set(t.flatMap(e=>e.do===`keep`?[Ee(e.of)]:[])),r=new Set(R(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>De(e,t)&&!Se(e,t)&&!Se(t,e)&&!n.has(Ee([e.id,t.id]))).map(t=>[e,t]))}const Ee=e=>[...e].sort().join(` `);function De(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}const Oe=`kitapi.games`;async function ke(){try{let e=await ne();return Ae(e),e}catch{return je()}}function Ae(e){try{localStorage.setItem(Oe,JSON.stringify(e))}catch{}}function je(){try{return JSON.parse(localStorage.getItem(Oe)??`[]`)}catch{return[]}}const Me=`kitapi-sheet`,Ne=({head:e,changes:t})=>`${JSON.stringify({format:Me,version:1,head:e,changes:t},null,1)}\n`;function Pe(e){if(e.length>4e6)return null;let t=Fe(e);return t?.format===Me&&t.version===1?B(t):null}function B({head:e,changes:t}){return!Le(e)||!Array.isArray(t)||t.length>5e3?null:t.every(ze)?{head:e,changes:t}:null}function Fe(e){try{return JSON.parse(e)}catch{return null}}const Ie=/^[\w-]{1,64}$/,V=/^[\w-]{1,64}\.\d{1,9}$/,Le=e=>typeof e==`object`&&!!e&&Ie.test(e.id)&&Ie.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),Re=e=>Number.isInteger(e)&&e>=0&&e<7;function ze(e){if(typeof e!=`object`||!e||!V.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return Be(e.line)&&(e.after===null||V.test(e.after));case`amend`:return Be(e.line)&&V.test(e.of);case`strike`:case`undo`:return V.test(e.of);case`name`:return Re(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>V.test(e));default:return!1}}const Be=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ve=()=>ee().filter(e=>u(e).paper);function He({onBegin:n}){let i=Ve(),[a,o]=e(i.find(e=>e===p())??i[0]??``),[s,c]=e([]);t(()=>{ke().then(c)},[]);let l=s.find(e=>e.name===a);return r`<section class="paper slip new-sheet" aria-label=${v(`New sheet`)}>
    <h2>${v(`New sheet`)}</h2>
    <p class="quiet">${v(`It stays on this device and needs no connection.`)}</p>
    ${i.length>1&&r`<nav class="hand-games" aria-label=${v(`Games`)}>
      ${i.map(e=>r`<button type="button" key=${e} class="plain" aria-pressed=${e===a}
        onClick=${()=>o(e)}>${u(e).title()}</button>`)}</nav>`}
    ${l&&r`<${Ue} key=${a} game=${l} onBegin=${n} />`}
  </section>`}function Ue({game:t,onBegin:n}){let[i,a]=e(t.seats[0]??3),[o,s]=e([,,,,].fill(``)),[c,l]=e(0),[u,d]=e(ce(t)),f=re(t.name),p=e=>o[e]?.trim()||v(`Player {number}`,{number:e+1}),m=Array.from({length:i},(e,t)=>t);return r`<form onSubmit=${e=>{e.preventDefault(),n({head:{id:oe(8),game:t.name,players:i,first_dealer:Math.min(c,i-1),variant:u,made:Date.now()},changes:We(m.map(p))})}}>
    <div class="player-count" role="group" aria-label=${v(`Players`)}>${t.seats.map(e=>r`<button
      type="button" key=${e} class="plain" aria-pressed=${e===i}
      onClick=${()=>a(e)}>${v(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${v(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${m.map(e=>r`<label key=${e}>${v(`Player {number}`,{number:e+1})}
      <input value=${o[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>s(o.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${v(`First dealer`)}
      <select value=${c} onChange=${e=>l(Number(e.target.value))}>
        ${m.map(e=>r`<option key=${e} value=${e}>${p(e)}</option>`)}</select></label>
    ${f&&r`<details class="house-rules"><summary>${v(`House rules`)}</summary>
      <${se} game=${t} words=${f} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${v(`Begin the sheet`)}</button>
  </form>`}function We(e){let t={device:N(),at:Date.now()};return e.reduce((e,n,r)=>[...e,ye(e,{do:`name`,seat:r,name:n},t)],[])}function Ge({ranges:t,words:n,onWrite:i}){let{changeLine:a,changeTitle:o}=n,[s,c]=e(Math.max(...t.map(({lowest:e})=>e)));if(!a||!o)return null;let l=t.some(({lowest:e,highest:t,step:n})=>s>=e&&s<=t&&(s-e)%n===0);return r`<details class="paper slip change-form"><summary>${o()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i(a(s))}}>
      <label>${v(`Amount for each player`)}
        <input type="number" min=${Math.min(...t.map(({lowest:e})=>e))}
          max=${Math.max(...t.map(({highest:e})=>e))} step=${t[0]?.step??1} value=${s}
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!l}>${v(`Write it down`)}</button>
    </form>
  </details>`}function Ke({changes:e,head:t,nameOf:n,onDecide:i}){let a=Te(e);if(!a.length)return null;let o=u(t.game).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,n,t.variant):v(`struck out`);return r`<section class="paper slip conflicts" role="alert" aria-label=${v(`Written on two devices`)}>
    <h2>${v(`Written on two devices`)}</h2>
    <ul>${a.map(([e,t])=>r`<li key=${`${e.id} ${t.id}`}>
      <p>${s(e)}</p><p>${s(t)}</p>
      ${i&&r`<p class="line-tools">${qe(e,t).map(({label:e,deeds:t})=>r`<button
        type="button" key=${e} class="plain" onClick=${()=>i(t)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function qe(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[v(`Only the first is right`),v(`Only the second is right`)];return e.do===`write`?[{label:v(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Je(e),n]},{label:i,deeds:[Je(t),n]}]}const Je=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``},H={kind:`deal`},U=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Ye({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(U),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const W=(e,t,n)=>U(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):Xe(t[n])),Xe=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,Ze=(e,t,n)=>(e.choices.length===1||U(e).some(e=>e in t))&&e.choices.some(t=>W(t,n,e));function Qe({offer:e},t,n){let r=/* @__PURE__ */ new Set;for(let i=H;;){let a=e(t,i),o=a.fields.find(({field:e})=>!r.has(e));if(!o)return i;r.add(o.field);let s=U(o).some(e=>e in n)&&o.choices.find(e=>W(e,n,o));s&&(i=Ye(a,i,o.field,s))}}function $e(t,n,r,i){let a=g({sitting:n,news:i,draft:r??H,hasArrived:!1}),[,o]=e(0),{current:s}=a;if(s.sitting!==n){let e=i>s.news&&!tt(s.sitting,n);a.current={sitting:n,news:i,draft:Qe(t,n,s.draft),hasArrived:s.hasArrived||e&&et(s.draft)}}return{draft:a.current.draft,hasArrived:a.current.hasArrived,setDraft:e=>{a.current={...a.current,draft:e},o(e=>e+1)}}}const et=e=>Object.keys(e).length>Object.keys(H).length,tt=(e,t)=>JSON.stringify(e.lines)===JSON.stringify(t.lines);function nt({title:t,choices:n,chosen:i,names:a,onChoice:o}){let s=[...new Set(n.map(([,e=0])=>e))],c=[...new Set(n.map(([,,e=0])=>e))],[l,u]=e(Math.max(...(i??[0]).slice(1))>5),[d,f]=[s,c].map(e=>l?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${a[t]}: ${e}`).join(`, `),m=(e,t)=>{let a=n.find(([,n,r])=>n===e&&r===t);return a?r`<button type="button" class="plain" aria-label=${p(a)}
          aria-pressed=${JSON.stringify(a)===JSON.stringify(i)} onClick=${()=>o(a)}>
          <small>${a[0]}</small></button>`:null};return r`<div class="deal-field tricks-grid" role="group" aria-label=${t}>
    <h3>${t}</h3>
    <p class="quiet">${v(`In each cell: the tricks of {name}.`,{name:a[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${a[1]} ↓</span> <span>${a[2]} →</span></th>
        ${f?.map(e=>r`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${d?.map(e=>r`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${f?.map(t=>r`<td key=${t}>${m(e,t)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!l&&[...s,...c].some(e=>e>5)&&r`<button type="button" class="plain"
      onClick=${()=>u(!0)}>${v(`More tricks`)}</button>`}
  </div>`}function rt({game:t,accounts:n,sitting:i,nameOf:a,correcting:o,isPlaced:c,news:l,onWrite:d,onCancel:f}){let p=u(t).paper?.words.loaded.value,{draft:m,hasArrived:g,setDraft:_}=$e(n,i,o,l),[ee,y]=e(!1),[b,x]=e(null),S=h(()=>n.write_sitting(i),[i]),C=h(()=>n.offer(i,m),[i,m]);if(!S.next)return r`<section class="paper slip deal-form"><h2>${v(`The sitting is over`)}</h2>
    ${S.over&&r`<${p.RuleText} clause=${S.over.clause} />`}
    ${f&&r`<button type="button" class="plain" onClick=${f}>${v(`Cancel`)}</button>`}</section>`;let[w,T,E]=[C.line??m,C.takers??[],i.variant],D=e=>e.field===b||!Ze(e,m,w),te=({field:e},t)=>{x(null),_(Ye(C,m,e,t))};return r`<section class="paper slip deal-form" aria-label=${v(`The deal to be written`)}>
    <h2>${it(o,c,S)}</h2>
    <p class="quiet">${p.standingWords(S.next,a)}</p>
    ${g&&r`<p class="arrived" role="status">
      ${v(`Another device has written a change. Your answers that are still possible are kept.`)}</p>`}
    ${C.fields.map(e=>r`<${at} key=${`${e.field} answered`} question=${e}
      words=${p} draft=${w} takers=${T} nameOf=${a} variant=${E} isOpen=${D(e)}
      onReopen=${()=>x(e.field)} />`)}
    ${C.fields.filter(D).map(e=>r`<${st} key=${e.field} question=${e}
      words=${p} draft=${w} takers=${T} nameOf=${a} variant=${E}
      onChoice=${t=>te(e,t)} />`)}
    ${C.line&&r`<${ct} form=${C} words=${p} nameOf=${a} variant=${E} writing=${ee}
        onWrite=${()=>{C.line&&!ee&&(y(!0),d(C.line).then(e=>{y(!1),e&&s(v(`Written.`))}))}} />`}
    ${f&&r`<button type="button" class="plain" onClick=${f}>${v(`Cancel`)}</button>`}
  </section>`}function it(e,t,n){let r=n.page.deals.length+1;return v(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}function at({question:e,words:t,draft:n,takers:i,nameOf:a,variant:o,isOpen:s,onReopen:c}){let l=e.choices.find(t=>W(t,n,e));return s||!l?null:r`<button type="button" class="answered" onClick=${c}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${t.layoutOf(e.field)===`tricks`?ot(l.tricks,i,a):r`<${t.Choice} field=${e.field} choice=${l} takers=${i} nameOf=${a}
        variant=${o} />`}</b>
  </button>`}const ot=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)}: ${e}`).join(` · `);function st({question:e,words:t,draft:n,takers:i,nameOf:a,variant:o,onChoice:s}){let{field:c,choices:l}=e,u=t.fieldTitle(c);return t.layoutOf(c)===`tricks`?r`<${nt} title=${u} choices=${l.map(({tricks:e})=>e)} chosen=${n.tricks}
      names=${i.map(a)} onChoice=${e=>s({tricks:e})} />`:r`<div class=${ie(`deal-field`,`as-${t.layoutOf(c)}`)} role="group" aria-label=${u}>
    <h3>${u}</h3>
    <p>${l.map(l=>r`<button type="button" key=${JSON.stringify(l)} class="plain"
      aria-pressed=${W(l,n,e)} onClick=${()=>s(l)}>
      <${t.Choice} field=${c} choice=${l} takers=${i} nameOf=${a}
        variant=${o} /></button>`)}</p>
  </div>`}function ct({form:e,words:n,nameOf:i,variant:a,writing:o,onWrite:c}){return t(()=>s(v(`Ready to be written.`)),[]),r`<div class="ready">
    <${n.Payments} form=${e} voice=${{me:null,nameOf:i}} variant=${a} />
    <button type="button" class="big" aria-disabled=${o} onClick=${c}>${v(`Write it down`)}</button>
  </div>`}const[G,K,q]=[320,160,8];function lt(e,{lowest:t,highest:n}){let r=(G-2*q)/Math.max(1,e.length-1),i=(K-2*q)/Math.max(1,n-t);return e.map((e,n)=>[q+n*r,K-q-(e-t)*i])}function ut({deals:e,nameOf:t}){if(e.length<2)return null;let n=(e[0]?.results??[]).map((e,t)=>t),i=n.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),a={lowest:Math.min(0,...i.flat()),highest:Math.max(0,...i.flat())},o=lt([0,0],a)[0]?.[1]??0,s=n.map(e=>`${t(e)}: ${C(i[e]?.at(-1)??0)}`).join(`, `);return r`<figure class="paper slip result-plot">
    <figcaption>${v(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${G} ${K}`} role="img" aria-label=${s}>
      <line class="zero" x1=${q} x2=${G-q} y1=${o} y2=${o} />
      ${i.map((e,t)=>r`<polyline key=${t} class=${`player-${t}`}
        points=${lt(e,a).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${n.map(e=>r`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function dt(e){return ft(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>pt(t,e))}function ft(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...ft(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function pt(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function mt({results:e,nameOf:t}){let n=dt(e);return r`<section class="paper slip settle-up" aria-label=${v(`The fewest payments`)}>
    <h2>${v(`The fewest payments`)}</h2>
    ${n.length===0&&r`<p class="quiet">${v(`Nobody owes anything.`)}</p>`}
    <ul>${n.map(({from:e,to:n,amount:i})=>r`<li key=${`${e} ${n}`}>
      ${t(e)} → ${t(n)}: <b class="figure">${o(i)}</b></li>`)}</ul>
  </section>`}function J({game:e,children:i}){let a=f(e)?u(e).paper:void 0;if(t(()=>{a&&(n(u(e).deck),Promise.allSettled([d(e),a.accounts.load(),a.words.load()]))},[e]),!a)return r`<${y} />`;let o=[u(e).drawing,a.accounts,a.words];return o.some(({failed:e})=>e.value)?r`<${m} />`:o.every(({loaded:e})=>e.value)?i:null}function ht(e){let{head:t,changes:n}=e,r=h(()=>R(n),[n]),i=h(()=>yt(Y(t.game)).write_sitting(vt(t,r)),[r]),a=_t(e,i.page.deals.length);return{head:t,lines:r,written:i,table:a,nameOf:e=>a.seats[e]?.name??``}}function gt({drawn:{head:e,written:t,table:n,nameOf:i},children:a}){let{Sheet:o}=w(e.game),s={around:ae(0,e.players,Y(e.game).clockwise(e.variant))};return r`<div class="accounts-so-far">
    <${o} sheet=${t.page} table=${n} view=${s} />
    <${ut} deals=${t.page.deals} nameOf=${i} />
    <${mt} results=${t.page.results} nameOf=${i} />
    ${a}
  </div>`}const _t=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:z(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:e}))}),vt=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),Y=e=>u(e).paper,yt=e=>e.accounts.loaded.value;function bt({lines:t,written:n,head:i,nameOf:a,...o}){let[s,c]=e(null);if(!t.length)return null;let l=[...n.lines],u=t.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return r`<section class="paper slip line-list" aria-label=${v(`Corrections`)}>
    <h2>${v(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:t})=>r`<li key=${e.id}
        class=${ie(e.struck&&`struck-line`,t?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${t?.written?.number}</span>
        <${xt} head=${i} line=${e} nameOf=${a} /></button>
      ${t?.refused&&r`<p class="quiet refusal" role="alert">
        ${v(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${t.refused.clause}</span></p>`}
      ${s===e.id&&r`<${St} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${v(`Insert a deal before the first`)}</button>
  </section>`}function xt({head:e,line:t,nameOf:n}){let i=u(e.game).paper?.words.loaded.value?.lineWords(t.line,n,e.variant);return r`${t.struck&&r`<span class="unseen">${v(`Struck out:`)} </span>`}
    ${t.struck?r`<s>${i}</s>`:i}`}function St({line:e,onAmend:t,onStrike:n,onRestore:i,onInsert:a,onDone:o}){let s=e=>()=>{o(),e()};return r`<div class="line-tools">
    <p>${!e.struck&&r`<button type="button" class="plain" onClick=${s(()=>t(e))}>
        ${v(`Correct`)}</button>`}
      ${e.struck?r`<button type="button" class="plain" onClick=${s(()=>i(e))}>${v(`Restore`)}</button>`:r`<button type="button" class="plain" onClick=${s(()=>n(e))}>${v(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>a(e.id))}>
        ${v(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>r`<li key=${e.id}>${Ct(e)}</li>`)}</ul>
  </div>`}function Ct(e){let t=new Date(e.at).toLocaleString(D(),{dateStyle:`medium`,timeStyle:`short`}),n=P(e.id);switch(e.do){case`write`:return v(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return v(`Corrected {at}, on device {device}`,{at:t,device:n});default:return v(`Struck out {at}, on device {device}`,{at:t,device:n})}}const wt=({names:e,onName:t})=>r`<details class="paper slip change-form">
  <summary>${v(`Names`)}</summary>
  <div class="names">${e.map((e,n)=>r`<label key=${n}>${v(`Player {number}`,{number:n+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:r})=>{let i=r.value.trim();i&&i!==e?t(n,i):r.value=e}} /></label>`)}</div>
</details>`;function Tt(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...Et(e)})}\n`:``).join(``)}const Et=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0))),Dt=(e,t)=>_(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),Ot=e=>Dt(`/api/sheets`,{head:e}),kt=(e,t)=>Dt(`/api/sheets/${e}/changes`,t),At=(e,t)=>Dt(`/api/sheets/${e}/removal`,{key:t}),jt=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function Mt(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const Nt=T(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Pt({sharing:{share:t,trouble:n,begin:i,stop:a}}){let[o,s]=e(!1),c=e=>()=>{o||(s(!0),e().finally(()=>s(!1)))},l=(e,t)=>r`<p>
    <button type="button" class="plain" aria-disabled=${o} onClick=${c(t)}>${e}</button></p>`;return r`<section class="with-room" aria-label=${v(`With this room`)}>
    <h3>${v(`With this room`)}</h3>
    ${n&&r`<p role="alert">${n}</p>`}
    ${t?r`<${Ft} share=${t} />${l(v(`Stop sharing`),a)}`:r`<p class="quiet">
          ${v(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${l(v(`Share with this room`),i)}`}
  </section>`}function Ft({share:{room:e,key:t,watch:n}}){let i=jt(e,t);return r`<${O} label=${v(`Link for those who write`)} address=${i} />
    <${x} part=${Nt} props=${{text:i,longest:i.length}} Failed=${E} />
    ${n&&r`<${O} label=${v(`Link for those who watch`)} address=${jt(e,n)} />`}`}const It=[`of`,`after`];function Lt({head:e,changes:t}){let n=I(t),r=[...new Set(n.map(({id:e})=>P(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(P(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Vt(a,F(n.slice(0,c)))?null:a,Rt(s,e=>i.get(e)??e)])}}const Rt=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,It.includes(e)?zt(n,t):e===`line`?Bt(n):n])),zt=(e,t)=>Array.isArray(e)?e.map(t):t(e),Bt=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Vt=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function Ht({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=F(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of It)e in d&&(d[e]=zt(d[e],i));r.push(d)}return{head:e,changes:r}}async function Ut(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function Wt(e){let t=await Ut(new TextEncoder().encode(JSON.stringify([1,Lt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Gt(e){try{let t=await Ut(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?B(Ht(r)):null}catch{return null}}const Kt=1700;function qt(t){let[n,i]=e(!1);return r`<p class="keeping sheet-sharing">
    <${S} look="plain" label=${v(`Share`)} title=${v(`Share the sheet`)} onOpen=${()=>i(!0)}
      onClose=${()=>i(!1)}>
      ${n&&r`<${Jt} ...${t} />`}
    </${S}>
    <button type="button" class="plain" onClick=${()=>print()}>${v(`Print the sheet`)}</button>
  </p>`}function Jt({sheet:n,lines:i,table:a,results:o,sharing:s}){let[c,l]=e(``);return t(()=>{Wt(n).then(e=>l(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),r`
    <${Pt} sharing=${s} />
    ${c&&r`<p class="quiet">${v(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${O} label=${v(`Link to this sheet`)} address=${c} />
      ${c.length<=Kt?r`<${x} part=${Nt} props=${{text:c,longest:Kt}} Failed=${E} />`:r`<p class="quiet">${v(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Yt} sheet=${n} lines=${i} />
    <${le} table=${a} results=${o} />`}function Yt({sheet:e,lines:t}){let{head:n}=e,i=Xt(h(()=>Ne(e),[e]),`application/json`),a=h(()=>yt(Y(n.game)).export_scores(vt(n,t)),[t]),o=Xt(h(()=>Tt(t,a),[a]),`application/jsonl`);return r`<p class="sheet-files">
    ${i&&r`<a class="plain" href=${i} download=${`kitapi-${n.id}.json`}>
      ${v(`Save the sheet to a file`)}</a>`}
    ${o&&r`<a class="plain" href=${o} download=${`kitapi-${n.id}-scores.jsonl`}>
      ${v(`Save as scores`)}</a>`}</p>
    <p class="quiet">${v(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function Xt(n,r){let[i,a]=e(``);return t(()=>{if(!n)return a(``);let e=URL.createObjectURL(new Blob([n],{type:r}));return a(e),()=>URL.revokeObjectURL(e)},[n]),i}function Zt({sharing:{share:e,waiting:t,isApart:n,trouble:i,hasNews:a}}){return i?r`<p class="trouble" role="alert">${i}</p>`:e?r`<p class="shared-line" role="status">${Qt(t,n)}
    ${a&&r` <span>${v(`Another device has written on this sheet.`)}</span>`}</p>`:null}function Qt(e,t){return t&&e?l(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):v(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function $t(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!B(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function en(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&tn(t)!==tn(e)})}const tn=e=>JSON.stringify(nn({...e,at:0,...`name`in e&&{name:``}}));function nn(e){return Array.isArray(e)?e.map(nn):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,nn(e[t])])}const rn=4e3;function an(e,t){let[n,r,i,a,o]=[!1,!1,!1,rn,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=rn},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const on=`shares`;function sn(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(on,{keyPath:`sheet`})},j(e)}let cn=null;async function X(e){return cn??=sn().catch(e=>{throw cn=null,e}),(await cn).transaction(on,e).objectStore(on)}const ln=async e=>await j((await X(`readonly`)).get(e))??null;async function un(e){return(await j((await X(`readonly`)).getAll())).find(t=>t.room===e)??null}const dn=async e=>{await j((await X(`readwrite`)).put(e))},fn=async e=>{await j((await X(`readwrite`)).delete(e))};let Z=null;function Q(){return Z??=pe().catch(e=>{throw Z=null,e}),Z}const $=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,pn=/* @__PURE__ */ new Set([]);function mn(e){$?.postMessage(e);for(let t of pn)t(e)}async function hn(e,t){let n=await Q();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=ye(i.changes,t,{device:N(),at:Date.now()});try{return await n.append(e,a),$?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function gn(n){let[r,i]=e(void 0),[a,o]=e(!1),s=()=>Q().then(e=>e.read(n)).then(i,()=>o(!0));t(()=>{let e=e=>{e===n&&s()},t=({data:t})=>e(t);return s(),$?.addEventListener(`message`,t),pn.add(e),()=>{$?.removeEventListener(`message`,t),pn.delete(e)}},[n]);let c=async e=>{let t=await hn(n,e).catch(()=>null);return o(!t),t&&i(t),t!==null},[l,u]=r?[Ce(r.changes),we(r.changes)]:[null,null];return{sheet:r,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}const _n=`unknown_sheet`,vn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],yn={waiting:0,isApart:!1,trouble:``,hasNews:!1};function bn(n,r){let[i,a]=e(null),[o,s]=e(yn),l=e=>s(t=>({...t,...e})),u=g(null);t(()=>{ln(n).then(a,()=>void 0)},[n]),t(()=>{if(i)return u.current=xn(i,l,()=>a(null)),()=>u.current?.stop()},[i?.room]),t(()=>u.current?.now(),[r.changes.length]);let d=e=>e.then(e=>(a(e),l(yn),!0),e=>(l({trouble:e instanceof c?e.message:v(`The server does not answer.`)}),!1));return{share:i,...o,begin:()=>d(Tn(r)),stop:()=>d(En(i))}}function xn(e,t,n){let r=$t(e.key,t=>kt(e.room,t),async n=>{await wn(e,n)&&t({hasNews:!0})},e.atRoom);return an(async()=>{let n=await Cn(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await dn({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await Cn(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof c?r.reason:``,a=vn.includes(i)||r instanceof Sn;return t({isApart:!a&&i!==_n,...a&&{trouble:r.message}}),i!==_n||(t({...yn,trouble:v(`The room no longer keeps this sheet; it is kept here.`)}),fn(e.sheet).then(n),!1)})}var Sn=class extends Error{constructor(){super(v(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const Cn=async e=>(await(await Q()).read(e))?.changes??[];async function wn({sheet:e},{changes:t}){if(!t.length)return!1;let n=await Cn(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await Q()).join(e,t),mn(e)),en(n,t))throw new Sn;return i}async function Tn(e){let{sheet:t,write_key:n,watch_key:r}=await Ot(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await dn(i),i}async function En(e){return e&&(await At(e.room,e.key).catch(e=>{if(!(e instanceof c)||e.reason!==_n)throw e}),await fn(e.sheet)),null}function Dn({id:e}){let t=gn(e),{sheet:n}=t;return n===null?r`<${y} />`:n===void 0&&t.failed?r`<main class="writer-desk"><p class="trouble" role="alert">
      ${v(`The sheets of this browser cannot be read.`)}</p></main>`:n&&r`<${J} game=${n.head.game}><${On} open=${t} sheet=${n} /></${J}>`}function On({open:e,sheet:t}){let n=ht(t),{lines:i,written:a,table:o,nameOf:s}=n,c=bn(t.head.id,t);return r`<main class="writer-desk with-sheet">
    ${e.failed&&r`<p class="trouble" role="alert">
      ${v(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${Zt} sharing=${c} />
    <${kn} open=${e} sheet=${t} lines=${i} written=${a} nameOf=${s} />
    <${gt} drawn=${n}>
      <${qt} sheet=${t} lines=${i} table=${o} results=${a.page.results}
        sharing=${c} />
    </${gt}>
  </main>`}function kn({open:e,sheet:{head:t,changes:n},lines:i,written:a,nameOf:o}){let s=Y(t.game),{correcting:c,inserting:l,before:u,after:d,turn:f,amend:p,insert:m,finish:g}=jn(i),_=h(()=>vt(t,u),[u]),v=c===null&&l===void 0;return r`<div class="writing">
    <${Ke} changes=${n} head=${t} nameOf=${o} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${rt} key=${`${c?.id} ${l} ${f}`} game=${t.game} accounts=${yt(s)}
      sitting=${_} nameOf=${o} correcting=${c?.line??null} isPlaced=${l!==void 0}
      news=${ve(n,N())} onWrite=${async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&g(),n}}
      onCancel=${v?null:g} />
    ${v&&!!a.kasa_changes?.length&&r`<${Ge} ranges=${a.kasa_changes}
      words=${s.words.loaded.value} onWrite=${t=>e.change({do:`write`,line:t,after:d})} />`}
    <${An} open=${e} />
    <${bt} lines=${i} written=${a} head=${t} nameOf=${o} onAmend=${p}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Nn(t)})}
      onInsert=${m} />
    <${wt} names=${z(n,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const An=({open:{undo:e,redo:t}})=>r`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${v(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${v(`Redo`)}</button></p>`;function jn(t){let[n,r]=e(Mn),[i,a]=e(0),o=e=>{r(e),a(e=>e+1),e!==Mn&&scrollTo(0,0)},s=e=>t.some(t=>t.id===e),c=s(n.correcting?.id)?n.correcting:null,l=n.inserting===null||s(n.inserting)?n.inserting:void 0;return{correcting:c,inserting:l,turn:i,...h(()=>Pn(t,c,l),[t,c,l]),amend:e=>o({correcting:e,inserting:void 0}),insert:e=>o({correcting:null,inserting:e}),finish:()=>o(Mn)}}const Mn={correcting:null,inserting:void 0},Nn=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function Pn(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function Fn({opened:n,onKept:i}){let[a,o]=e(null),[s,l]=e(!1),[u,d]=e(``);return t(()=>{let e=[],t=$t(n.key,e=>kt(n.room,e),async({role:t,head:n,changes:r})=>{(!e.length||r.length)&&(e=xe(e,r),t===`watcher`&&o({head:n,changes:e}))}),r=an(async()=>{let{role:a,head:o,watch_key:s}=await t.exchange([]);l(!1),a===`writer`&&(r.stop(),await In({head:o,changes:e},n,s??``,t).then(()=>i(o.id),()=>d(v(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof c&&e.reason===`unknown_sheet`;return t&&d(e.message),l(!t),!t});return un(n.room).then(e=>{e?.key===n.key&&i(e.sheet)},()=>void 0),()=>r.stop()},[n.room,n.key]),a?r`<${J} game=${a.head.game}>
    <${Ln} sheet=${a} isApart=${s} trouble=${u} /></${J}>`:r`<main class="writer-desk">${u&&r`<p class="trouble" role="alert">${u}</p>`}
      ${s&&r`<p class="trouble" role="alert">${v(`The server does not answer.`)}</p>`}</main>`}async function In(e,{room:t,key:n},r,i){me(),await(await Q()).begin(e),await dn({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function Ln({sheet:e,isApart:t,trouble:n}){let i=ht(e);return r`<main class="writer-desk with-sheet watched">
    ${n?r`<p class="trouble" role="alert">${n}</p>`:r`<p class="shared-line" role="status">
          ${v(t?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${Ke} changes=${e.changes} head=${e.head} nameOf=${i.nameOf} />
    <${gt} drawn=${i} />
  </main>`}async function Rn(){let e=await Q(),t=(await e.list()).filter(({game:e})=>f(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}function zn({onSheet:n,onTrouble:i}){let[a,o]=e([]),s=()=>i(v(`The sheets of this browser cannot be read.`)),c=()=>{Rn().then(o,s)};t(c,[]);let l=(e,t)=>{Q().then(n=>n.archive(e,t)).then(c)},u=async({target:e})=>{let t=Pe(await e.files[0]?.text()??``);e.value=``,t&&f(t.head.game)?n(t):i(v(`The file holds no sheet.`))},[d,p]=[a.filter(({archived:e})=>!e),a.filter(({archived:e})=>e)];return r`<section class="writer-shelf" aria-label=${v(`Sheets kept in this browser`)}>
    ${d.length>0&&r`<h2>${v(`Continue`)}</h2>
      <ul>${d.map(e=>r`<${Bn} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>`}
    ${p.length>0&&r`<details><summary>${v(`Archive`)}</summary>
      <ul>${p.map(e=>r`<${Bn} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${v(`Open a sheet from a file`)}
      <input type="file" class="unseen" accept=".json,application/json" onChange=${u} /></label>
  </section>`}function Bn({sheet:{head:e,changes:t,archived:n},onArchive:i}){let a=R(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(D(),{day:`numeric`,month:`long`,year:`numeric`});return r`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}><b>${z(t,e.players).join(`, `)}</b>
      <small>${u(e.game).title()} · ${l(`{count} deal`,`{count} deals`,a)} · ${o}</small></a>
    <button type="button" class="plain" onClick=${()=>i(e.id,!n)}>
      ${v(n?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Vn=e=>`/paper?sheet=${e}`;function Hn({query:e}){let t=new URLSearchParams(e).get(`sheet`),n=Wn();return r`<div class=${ie(`writer`,b.value.bright&&`bright`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t?r`<a href="/paper">${v(`Sheets`)}</a>`:v(`The writer’s sheet`)}</h1>
      <div class="tools"><${Un} /><${a} /></div>
    </header>
    ${t?r`<${Dn} key=${t} id=${t} />`:r`<${Gn} key=${n} hash=${n} />`}
  </div>`}const Un=()=>r`<button type="button" class="tool bright-switch" aria-label=${v(`Bright light`)}
  title=${v(`Bright light`)} aria-pressed=${b.value.bright}
  onClick=${()=>te({bright:!b.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function Wn(){let[n,r]=e(location.hash);return t(()=>{let e=()=>r(location.hash);return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),n}function Gn({hash:e}){let t=Mt(e);return t?r`<${Fn} opened=${t} onKept=${e=>i(Vn(e))} />`:r`<${Kn} />`}function Kn(){let[n,a]=e(``),o=e=>{me(),Q().then(t=>t.begin(e)).then(()=>i(Vn(e.head.id)),()=>a(v(`This browser keeps no sheets: its storage is full or switched off.`)))};return t(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&Gt(e).then(e=>e?o(e):a(v(`The link holds no whole sheet.`)))},[]),r`<main class="writer-desk">
    ${n&&r`<p class="trouble" role="alert">${n}</p>`}
    <${zn} onSheet=${o} onTrouble=${a} />
    <${He} onBegin=${o} />
  </main>`}export{Hn as WriterPage};