import{Cn as e,Dn as t,En as n,Fn as r,H as i,In as a,Pn as o,Tn as s,_n as c,a as l,an as u,at as d,bn as f,c as p,cn as m,dn as h,i as g,in as ee,it as _,jn as v,l as te,mn as y,n as b,o as x,on as S,ot as C,pn as w,tn as T,un as E,v as ne,vn as re,xn as ie,yn as ae}from"./main.js";import{O as oe,V as se,f as ce}from"./shared.js";import{a as le,o as ue,t as de}from"./desks.js";import{N as fe}from"./caribbean-stud-shared.js";const D=`heads`,O=`changes`,k=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function pe(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(D,{keyPath:`id`}),t.result.createObjectStore(O,{keyPath:[`sheet`,`id`]})},k(t)}const A=(e,t)=>new Promise((n,r)=>{let i=e.transaction([D,O],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(D),changes:i.objectStore(O)})});function me(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const he=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function ge(e=indexedDB){let t=await pe(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await k(n(D).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await k(n(D).get(e));if(!t)return null;let r=await k(n(O).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:he(t,`archived`),changes:r.map(e=>he(e,`sheet`))}},begin:({head:e,changes:n})=>A(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),me(r,e.id,n)}),append:(e,n)=>A(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>A(t,({changes:t})=>me(t,e,n)),archive:async(e,r)=>{let i=await k(n(D).get(e));i&&await A(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const _e=()=>void navigator.storage?.persist?.().catch(()=>void 0),ve=`kitapi.device`;let j=``;function M(){j||=ce(4);try{let e=localStorage.getItem(ve);if(e)return e;localStorage.setItem(ve,j)}catch{}return j}const N=e=>e.slice(0,e.lastIndexOf(`.`)),ye=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function P(e){let t={};for(let{id:n}of e)t[N(n)]=Math.max(t[N(n)]??0,ye(n));return t}const be=(e,t)=>e.filter(({id:e})=>N(e)!==t).length;function xe(e,t,{device:n,at:r}){let i=P(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const Se=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),F=e=>[...e].sort((e,t)=>Se(e)-Se(t)||(e.id<t.id?-1:1)),Ce=(e,t)=>F([...new Map([...e,...t].map(e=>[e.id,e])).values()]),we=(e,t)=>(e.seen[N(t.id)]??0)>=ye(t.id);function I(e){let t=/* @__PURE__ */ new Set;return F(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const Te=e=>I(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function Ee(e){let t=new Map(e.map(e=>[e.id,e])),n=I(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function De(e){let t=[];for(let n of I(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function Oe(e,t){let n=Array(t).fill(``);for(let t of I(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function ke(e){let t=I(e),n=new Set(t.flatMap(e=>e.do===`keep`?[Ae(e.of)]:[])),r=new Set(De(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>je(e,t)&&!we(e,t)&&!we(t,e)&&!n.has(Ae([e.id,t.id]))).map(t=>[e,t]))}const Ae=e=>[...e].sort().join(` `);function je(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}function Me(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...Ne(e)})}\n`:``).join(``)}const Ne=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0)));function Pe({game:e,players:t,first_dealer:n,variant:r,lines:i},a){let o={device:M(),at:Date.now()},s=[],c=e=>{let t=xe(s,e,o);return s.push(t),t.id};a.forEach((e,t)=>{e&&c({do:`name`,seat:t,name:e})});let l=null;for(let{kind:e,...t}of i)l=c({do:`write`,line:{kind:e,...Ne(t)},after:l});return{head:{id:ce(8),game:e,players:t,first_dealer:n,variant:r,made:o.at},changes:s}}const Fe=`kitapi.games`;async function Ie(){try{let e=await ne();return Le(e),e}catch{return Re()}}function Le(e){try{localStorage.setItem(Fe,JSON.stringify(e))}catch{}}function Re(){try{return JSON.parse(localStorage.getItem(Fe)??`[]`)}catch{return[]}}const ze=(e,t)=>e?.trim()||y(`Player {number}`,{number:t+1}),Be=`kitapi-sheet`,Ve=({head:e,changes:t})=>`${JSON.stringify({format:Be,version:1,head:e,changes:t},null,1)}\n`;function He(e){if(e.length>4e6)return null;let t=We(e);return t?.format===Be&&t.version===1?Ue(t):null}function Ue({head:e,changes:t}){return!Ke(e)||!Array.isArray(t)||t.length>5e3?null:t.every(Je)?{head:e,changes:t}:null}function We(e){try{return JSON.parse(e)}catch{return null}}const Ge=/^[\w-]{1,64}$/,L=/^[\w-]{1,64}\.\d{1,9}$/,Ke=e=>typeof e==`object`&&!!e&&Ge.test(e.id)&&Ge.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),qe=e=>Number.isInteger(e)&&e>=0&&e<7;function Je(e){if(typeof e!=`object`||!e||!L.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return Ye(e.line)&&(e.after===null||L.test(e.after));case`amend`:return Ye(e.line)&&L.test(e.of);case`strike`:case`undo`:return L.test(e.of);case`name`:return qe(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>L.test(e));default:return!1}}const Ye=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Xe=()=>ae().filter(e=>c(e).paper);function Ze({onBegin:e}){let n=Xe(),[i,a]=r(n.find(e=>e===g())??n[0]??``),[o,s]=r([]);v(()=>{Ie().then(s)},[]);let l=o.find(e=>e.name===i);return t`<section class="paper slip new-sheet" aria-label=${y(`New sheet`)}>
    <h2>${y(`New sheet`)}</h2>
    <p class="quiet">${y(`It stays on this device and needs no connection.`)}</p>
    ${n.length>1&&t`<nav class="hand-games" aria-label=${y(`Games`)}>
      ${n.map(e=>t`<button type="button" key=${e} class="plain" aria-pressed=${e===i}
        onClick=${()=>a(e)}>${c(e).title()}</button>`)}</nav>`}
    ${l&&t`<${Qe} key=${i} game=${l} onBegin=${e} />`}
  </section>`}function Qe({game:n,onBegin:i}){let[a,o]=r(n.seats[0]??3),[s,c]=r([,,,,].fill(``)),[l,u]=r(0),[d,f]=r(ue(n)),p=e(n.name),m=e=>ze(s[e],e),h=Array.from({length:a},(e,t)=>t);return t`<form onSubmit=${e=>{e.preventDefault(),i(Pe({game:n.name,players:a,first_dealer:Math.min(l,a-1),variant:d,lines:[]},h.map(m)))}}>
    <div class="player-count" role="group" aria-label=${y(`Players`)}>${n.seats.map(e=>t`<button
      type="button" key=${e} class="plain" aria-pressed=${e===a}
      onClick=${()=>o(e)}>${y(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${y(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${h.map(e=>t`<label key=${e}>${y(`Player {number}`,{number:e+1})}
      <input value=${s[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>c(s.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${y(`First dealer`)}
      <select value=${l} onChange=${e=>u(Number(e.target.value))}>
        ${h.map(e=>t`<option key=${e} value=${e}>${m(e)}</option>`)}</select></label>
    ${p&&t`<details class="house-rules"><summary>${y(`House rules`)}</summary>
      <${le} game=${n} words=${p} variant=${d} onVariant=${f} /></details>`}
    <button class="big">${y(`Begin the sheet`)}</button>
  </form>`}function $e({ranges:e,words:n,onWrite:i}){let{changeLine:a,changeTitle:o}=n,[s,c]=r(Math.max(...e.map(({lowest:e})=>e)));if(!a||!o)return null;let l=e.some(({lowest:e,highest:t,step:n})=>s>=e&&s<=t&&(s-e)%n===0);return t`<details class="paper slip change-form"><summary>${o()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i(a(s))}}>
      <label>${y(`Amount for each player`)}
        <input type="number" min=${Math.min(...e.map(({lowest:e})=>e))}
          max=${Math.max(...e.map(({highest:e})=>e))} step=${e[0]?.step??1} value=${s}
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!l}>${y(`Write it down`)}</button>
    </form>
  </details>`}function et({changes:e,head:n,nameOf:r,onDecide:i}){let a=ke(e);if(!a.length)return null;let o=c(n.game).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,r,n.variant):y(`struck out`);return t`<section class="paper slip conflicts" role="alert" aria-label=${y(`Written on two devices`)}>
    <h2>${y(`Written on two devices`)}</h2>
    <ul>${a.map(([e,n])=>t`<li key=${`${e.id} ${n.id}`}>
      <p>${s(e)}</p><p>${s(n)}</p>
      ${i&&t`<p class="line-tools">${tt(e,n).map(({label:e,deeds:n})=>t`<button
        type="button" key=${e} class="plain" onClick=${()=>i(n)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function tt(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[y(`Only the first is right`),y(`Only the second is right`)];return e.do===`write`?[{label:y(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[nt(e),n]},{label:i,deeds:[nt(t),n]}]}const nt=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``},R={kind:`deal`},z=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function rt({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(z),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const B=(e,t,n)=>z(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):it(t[n])),it=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,at=(e,t,n)=>(e.choices.length===1||z(e).some(e=>e in t))&&e.choices.some(t=>B(t,n,e));function ot({offer:e},t,n){let r=/* @__PURE__ */ new Set;for(let i=R;;){let a=e(t,i),o=a.fields.find(({field:e})=>!r.has(e));if(!o)return i;r.add(o.field);let s=z(o).some(e=>e in n)&&o.choices.find(e=>B(e,n,o));s&&(i=rt(a,i,o.field,s))}}function st(e,t,n,i){let a=o({sitting:t,news:i,draft:n??R,hasArrived:!1}),[,s]=r(0),{current:c}=a;if(c.sitting!==t){let n=i>c.news&&!lt(c.sitting,t);a.current={sitting:t,news:i,draft:ot(e,t,c.draft),hasArrived:c.hasArrived||n&&ct(c.draft)}}return{draft:a.current.draft,hasArrived:a.current.hasArrived,setDraft:e=>{a.current={...a.current,draft:e},s(e=>e+1)}}}const ct=e=>Object.keys(e).length>Object.keys(R).length,lt=(e,t)=>JSON.stringify(e.lines)===JSON.stringify(t.lines);function ut({title:e,choices:n,chosen:i,names:a,onChoice:o}){let s=[...new Set(n.map(([,e=0])=>e))],c=[...new Set(n.map(([,,e=0])=>e))],[l,u]=r(Math.max(...(i??[0]).slice(1))>5),[d,f]=[s,c].map(e=>l?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${a[t]}: ${e}`).join(`, `),m=(e,r)=>{let a=n.find(([,t,n])=>t===e&&n===r);return a?t`<button type="button" class="plain" aria-label=${p(a)}
          aria-pressed=${JSON.stringify(a)===JSON.stringify(i)} onClick=${()=>o(a)}>
          <small>${a[0]}</small></button>`:null};return t`<div class="deal-field tricks-grid" role="group" aria-label=${e}>
    <h3>${e}</h3>
    <p class="quiet">${y(`In each cell: the tricks of {name}.`,{name:a[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${a[1]} ↓</span> <span>${a[2]} →</span></th>
        ${f?.map(e=>t`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${d?.map(e=>t`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${f?.map(n=>t`<td key=${n}>${m(e,n)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!l&&[...s,...c].some(e=>e>5)&&t`<button type="button" class="plain"
      onClick=${()=>u(!0)}>${y(`More tricks`)}</button>`}
  </div>`}function dt({game:e,accounts:n,sitting:i,nameOf:o,correcting:l,isPlaced:u,news:d,onWrite:f,onCancel:p}){let m=c(e).paper?.words.loaded.value,{draft:h,hasArrived:g,setDraft:ee}=st(n,i,l,d),[_,v]=r(!1),[te,b]=r(null),x=a(()=>n.write_sitting(i),[i]),S=a(()=>n.offer(i,h),[i,h]);if(!x.next)return t`<section class="paper slip deal-form"><h2>${y(`The sitting is over`)}</h2>
    ${x.over&&t`<${m.RuleText} clause=${x.over.clause} />`}
    ${p&&t`<button type="button" class="plain" onClick=${p}>${y(`Cancel`)}</button>`}</section>`;let[C,w,T]=[S.line??h,S.takers??[],i.variant],E=e=>e.field===te||!at(e,h,C),ne=({field:e},t)=>{b(null),ee(rt(S,h,e,t))};return t`<section class="paper slip deal-form" aria-label=${y(`The deal to be written`)}>
    <h2>${ft(l,u,x)}</h2>
    <p class="quiet">${m.standingWords(x.next,o)}</p>
    ${g&&t`<p class="arrived" role="status">
      ${y(`Another device has written a change. Your answers that are still possible are kept.`)}</p>`}
    ${S.fields.map(e=>t`<${pt} key=${`${e.field} answered`} question=${e}
      words=${m} draft=${C} takers=${w} nameOf=${o} variant=${T} isOpen=${E(e)}
      onReopen=${()=>b(e.field)} />`)}
    ${S.fields.filter(E).map(e=>t`<${ht} key=${e.field} question=${e}
      words=${m} draft=${C} takers=${w} nameOf=${o} variant=${T}
      onChoice=${t=>ne(e,t)} />`)}
    ${S.line&&t`<${gt} form=${S} words=${m} nameOf=${o} variant=${T} writing=${_}
        onWrite=${()=>{S.line&&!_&&(v(!0),f(S.line).then(e=>{v(!1),e&&s(y(`Written.`))}))}} />`}
    ${p&&t`<button type="button" class="plain" onClick=${p}>${y(`Cancel`)}</button>`}
  </section>`}function ft(e,t,n){let r=n.page.deals.length+1;return y(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}function pt({question:e,words:n,draft:r,takers:i,nameOf:a,variant:o,isOpen:s,onReopen:c}){let l=e.choices.find(t=>B(t,r,e));return s||!l?null:t`<button type="button" class="answered" onClick=${c}>
    <span>${n.fieldTitle(e.field)}</span>
    <b>${n.layoutOf(e.field)===`tricks`?mt(l.tricks,i,a):t`<${n.Choice} field=${e.field} choice=${l} takers=${i} nameOf=${a}
        variant=${o} />`}</b>
  </button>`}const mt=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)}: ${e}`).join(` · `);function ht({question:e,words:r,draft:i,takers:a,nameOf:o,variant:s,onChoice:c}){let{field:l,choices:u}=e,d=r.fieldTitle(l);return r.layoutOf(l)===`tricks`?t`<${ut} title=${d} choices=${u.map(({tricks:e})=>e)} chosen=${i.tricks}
      names=${a.map(o)} onChoice=${e=>c({tricks:e})} />`:t`<div class=${n(`deal-field`,`as-${r.layoutOf(l)}`)} role="group" aria-label=${d}>
    <h3>${d}</h3>
    <p>${u.map(n=>t`<button type="button" key=${JSON.stringify(n)} class="plain"
      aria-pressed=${B(n,i,e)} onClick=${()=>c(n)}>
      <${r.Choice} field=${l} choice=${n} takers=${a} nameOf=${o}
        variant=${s} /></button>`)}</p>
  </div>`}function gt({form:e,words:n,nameOf:r,variant:i,writing:a,onWrite:o}){return v(()=>s(y(`Ready to be written.`)),[]),t`<div class="ready">
    <${n.Payments} form=${e} voice=${{me:null,nameOf:r}} variant=${i} />
    <button type="button" class="big" aria-disabled=${a} onClick=${o}>${y(`Write it down`)}</button>
  </div>`}const[V,H,U]=[320,160,8];function _t(e,{lowest:t,highest:n}){let r=(V-2*U)/Math.max(1,e.length-1),i=(H-2*U)/Math.max(1,n-t);return e.map((e,n)=>[U+n*r,H-U-(e-t)*i])}function vt({deals:e,nameOf:n}){if(e.length<2)return null;let r=(e[0]?.results??[]).map((e,t)=>t),i=r.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),a={lowest:Math.min(0,...i.flat()),highest:Math.max(0,...i.flat())},o=_t([0,0],a)[0]?.[1]??0,s=r.map(e=>`${n(e)}: ${h(i[e]?.at(-1)??0)}`).join(`, `);return t`<figure class="paper slip result-plot">
    <figcaption>${y(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${V} ${H}`} role="img" aria-label=${s}>
      <line class="zero" x1=${U} x2=${V-U} y1=${o} y2=${o} />
      ${i.map((e,n)=>t`<polyline key=${n} class=${`player-${n}`}
        points=${_t(e,a).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${r.map(e=>t`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${n(e)}</li>`)}</ul>
  </figure>`}function yt(e){return bt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>xt(t,e))}function bt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...bt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function xt(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function St({results:e,nameOf:n}){let r=yt(e);return t`<section class="paper slip settle-up" aria-label=${y(`The fewest payments`)}>
    <h2>${y(`The fewest payments`)}</h2>
    ${r.length===0&&t`<p class="quiet">${y(`Nobody owes anything.`)}</p>`}
    <ul>${r.map(({from:e,to:r,amount:i})=>t`<li key=${`${e} ${r}`}>
      ${n(e)} → ${n(r)}: <b class="figure">${E(i)}</b></li>`)}</ul>
  </section>`}function W({game:e,children:n}){let r=f(e)?c(e).paper:void 0;if(v(()=>{r&&(T(c(e).deck),Promise.allSettled([ie(e),r.accounts.load(),r.words.load()]))},[e]),!r)return t`<${b} />`;let i=[c(e).drawing,r.accounts,r.words];return i.some(({failed:e})=>e.value)?t`<${C} />`:i.every(({loaded:e})=>e.value)?n:null}function Ct(e){let{head:t,changes:n}=e,r=a(()=>De(n),[n]),i=a(()=>J(q(t.game)).write_sitting(K(t,r)),[r]),o=wt(e,i.page.deals.length);return{head:t,lines:r,written:i,table:o,nameOf:e=>o.seats[e]?.name??``}}function G({drawn:{head:e,written:n,table:r,nameOf:i},children:a}){let{Sheet:o}=re(e.game),s={around:se(0,e.players,q(e.game).clockwise(e.variant))};return t`<div class="accounts-so-far">
    <${o} sheet=${n.page} table=${r} view=${s} />
    <${vt} deals=${n.page.deals} nameOf=${i} />
    <${St} results=${n.page.results} nameOf=${i} />
    ${a}
  </div>`}const wt=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:Oe(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:ze(e,t)}))}),K=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),q=e=>c(e).paper,J=e=>e.accounts.loaded.value;function Tt({lines:e,written:i,head:a,nameOf:o,...s}){let[c,l]=r(null);if(!e.length)return null;let u=[...i.lines],d=e.map(e=>({line:e,result:e.struck?null:u.shift()??null}));return t`<section class="paper slip line-list" aria-label=${y(`Corrections`)}>
    <h2>${y(`Corrections`)}</h2>
    <ol reversed>${d.map(({line:e,result:r})=>t`<li key=${e.id}
        class=${n(e.struck&&`struck-line`,r?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${c===e.id}
        onClick=${()=>l(c===e.id?null:e.id)}>
        <span class="figure deal-number">${r?.written?.number}</span>
        <${Et} head=${a} line=${e} nameOf=${o} /></button>
      ${r?.refused&&t`<p class="quiet refusal" role="alert">
        ${y(`Not counted: after the corrections before it, the rules do not allow it.`)}${` `}
        <${oe} clause=${r.refused.clause} /></p>`}
      ${c===e.id&&t`<${Dt} line=${e} ...${s} onDone=${()=>l(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>s.onInsert(null)}>
      ${y(`Insert a deal before the first`)}</button>
  </section>`}function Et({head:e,line:n,nameOf:r}){let i=c(e.game).paper?.words.loaded.value?.lineWords(n.line,r,e.variant);return t`${n.struck&&t`<span class="unseen">${y(`Struck out:`)} </span>`}
    ${n.struck?t`<s>${i}</s>`:i}`}function Dt({line:e,onAmend:n,onStrike:r,onRestore:i,onInsert:a,onDone:o}){let s=e=>()=>{o(),e()};return t`<div class="line-tools">
    <p>${!e.struck&&t`<button type="button" class="plain" onClick=${s(()=>n(e))}>
        ${y(`Correct`)}</button>`}
      ${e.struck?t`<button type="button" class="plain" onClick=${s(()=>i(e))}>${y(`Restore`)}</button>`:t`<button type="button" class="plain" onClick=${s(()=>r(e))}>${y(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>a(e.id))}>
        ${y(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>t`<li key=${e.id}>${Ot(e)}</li>`)}</ul>
  </div>`}function Ot(e){let t=new Date(e.at).toLocaleString(m(),{dateStyle:`medium`,timeStyle:`short`}),n=N(e.id);switch(e.do){case`write`:return y(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return y(`Corrected {at}, on device {device}`,{at:t,device:n});default:return y(`Struck out {at}, on device {device}`,{at:t,device:n})}}const kt=({names:e,onName:n})=>t`<details class="paper slip change-form">
  <summary>${y(`Names`)}</summary>
  <div class="names">${e.map((e,r)=>t`<label key=${r}>${y(`Player {number}`,{number:r+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:t})=>{let i=t.value.trim();i&&i!==e?n(r,i):t.value=e}} /></label>`)}</div>
</details>`,At=(e,t)=>te(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),jt=e=>At(`/api/sheets`,{head:e}),Mt=(e,t)=>At(`/api/sheets/${e}/changes`,t),Nt=(e,t)=>At(`/api/sheets/${e}/removal`,{key:t}),Pt=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function Ft(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const It=S(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Lt({sharing:{share:e,trouble:n,begin:i,stop:a}}){let[o,s]=r(!1),c=e=>()=>{o||(s(!0),e().finally(()=>s(!1)))},l=(e,n)=>t`<p>
    <button type="button" class="plain" aria-disabled=${o} onClick=${c(n)}>${e}</button></p>`;return t`<section class="with-room" aria-label=${y(`With this room`)}>
    <h3>${y(`With this room`)}</h3>
    ${n&&t`<p role="alert">${n}</p>`}
    ${e?t`<${Rt} share=${e} />${l(y(`Stop sharing`),a)}`:t`<p class="quiet">
          ${y(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${l(y(`Share with this room`),i)}`}
  </section>`}function Rt({share:{room:e,key:n,watch:r}}){let i=Pt(e,n);return t`<${fe} label=${y(`Link for those who write`)} address=${i} />
    <${_} part=${It} props=${{text:i,longest:i.length}} Failed=${d} />
    ${r&&t`<${fe} label=${y(`Link for those who watch`)} address=${Pt(e,r)} />`}`}const zt=[`of`,`after`];function Bt({head:e,changes:t}){let n=F(t),r=[...new Set(n.map(({id:e})=>N(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(N(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Wt(a,P(n.slice(0,c)))?null:a,Vt(s,e=>i.get(e)??e)])}}const Vt=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,zt.includes(e)?Ht(n,t):e===`line`?Ut(n):n])),Ht=(e,t)=>Array.isArray(e)?e.map(t):t(e),Ut=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Wt=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function Gt({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=P(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of zt)e in d&&(d[e]=Ht(d[e],i));r.push(d)}return{head:e,changes:r}}async function Kt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function qt(e){let t=await Kt(new TextEncoder().encode(JSON.stringify([1,Bt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Jt(e){try{let t=await Kt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?Ue(Gt(r)):null}catch{return null}}const Yt=1700;function Xt(e){let[n,i]=r(!1);return t`<p class="keeping sheet-sharing">
    <${x} look="plain" label=${y(`Share`)} title=${y(`Share the sheet`)} onOpen=${()=>i(!0)}
      onClose=${()=>i(!1)}>
      ${n&&t`<${Zt} ...${e} />`}
    </${x}>
    <button type="button" class="plain" onClick=${()=>print()}>${y(`Print the sheet`)}</button>
  </p>`}function Zt({sheet:e,lines:n,table:i,results:a,sharing:o}){let[s,c]=r(``);return v(()=>{qt(e).then(e=>c(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),t`
    <${Lt} sharing=${o} />
    ${s&&t`<p class="quiet">${y(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${fe} label=${y(`Link to this sheet`)} address=${s} />
      ${s.length<=Yt?t`<${_} part=${It} props=${{text:s,longest:Yt}} Failed=${d} />`:t`<p class="quiet">${y(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Qt} sheet=${e} lines=${n} />
    <${de} table=${i} results=${a} />`}function Qt({sheet:e,lines:n}){let{head:r}=e,i=$t(a(()=>Ve(e),[e]),`application/json`),o=a(()=>J(q(r.game)).export_scores(K(r,n)),[n]),s=$t(a(()=>Me(n,o),[o]),`application/jsonl`);return t`<p class="sheet-files">
    ${i&&t`<a class="plain" href=${i} download=${`kitapi-${r.id}.json`}>
      ${y(`Save the sheet to a file`)}</a>`}
    ${s&&t`<a class="plain" href=${s} download=${`kitapi-${r.id}-scores.jsonl`}>
      ${y(`Save as scores`)}</a>`}</p>
    <p class="quiet">${y(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function $t(e,t){let[n,i]=r(``);return v(()=>{if(!e)return i(``);let n=URL.createObjectURL(new Blob([e],{type:t}));return i(n),()=>URL.revokeObjectURL(n)},[e]),n}function en({sharing:{share:e,waiting:n,isApart:r,trouble:i,hasNews:a}}){return i?t`<p class="trouble" role="alert">${i}</p>`:e?t`<p class="shared-line" role="status">${tn(n,r)}
    ${a&&t` <span>${y(`Another device has written on this sheet.`)}</span>`}</p>`:null}function tn(e,t){return t&&e?w(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):y(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function nn(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!Ue(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function rn(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&an(t)!==an(e)})}const an=e=>JSON.stringify(on({...e,at:0,...`name`in e&&{name:``}}));function on(e){return Array.isArray(e)?e.map(on):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,on(e[t])])}const sn=4e3;function cn(e,t){let[n,r,i,a,o]=[!1,!1,!1,sn,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=sn},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const ln=`shares`;function un(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(ln,{keyPath:`sheet`})},k(e)}let dn=null;async function Y(e){return dn??=un().catch(e=>{throw dn=null,e}),(await dn).transaction(ln,e).objectStore(ln)}const fn=async e=>await k((await Y(`readonly`)).get(e))??null;async function pn(e){return(await k((await Y(`readonly`)).getAll())).find(t=>t.room===e)??null}const mn=async e=>{await k((await Y(`readwrite`)).put(e))},hn=async e=>{await k((await Y(`readwrite`)).delete(e))};let gn=null;function X(){return gn??=ge().catch(e=>{throw gn=null,e}),gn}const Z=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,_n=/* @__PURE__ */ new Set([]);function vn(e){Z?.postMessage(e);for(let t of _n)t(e)}async function yn(e,t){let n=await X();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=xe(i.changes,t,{device:M(),at:Date.now()});try{return await n.append(e,a),Z?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function bn(e){let[t,n]=r(void 0),[i,a]=r(!1),o=()=>X().then(t=>t.read(e)).then(n,()=>a(!0));v(()=>{let t=t=>{t===e&&o()},n=({data:e})=>t(e);return o(),Z?.addEventListener(`message`,n),_n.add(t),()=>{Z?.removeEventListener(`message`,n),_n.delete(t)}},[e]);let s=async t=>{let r=await yn(e,t).catch(()=>null);return a(!r),r&&n(r),r!==null},[c,l]=t?[Te(t.changes),Ee(t.changes)]:[null,null];return{sheet:t,failed:i,change:s,undo:c&&(()=>s({do:`undo`,of:c.id})),redo:l&&(()=>s({do:`undo`,of:l.id}))}}const xn=`unknown_sheet`,Sn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],Cn={waiting:0,isApart:!1,trouble:``,hasNews:!1};function wn(e,t){let[n,i]=r(null),[a,s]=r(Cn),c=e=>s(t=>({...t,...e})),l=o(null);v(()=>{fn(e).then(i,()=>void 0)},[e]),v(()=>{if(n)return l.current=Tn(n,c,()=>i(null)),()=>l.current?.stop()},[n?.room]),v(()=>l.current?.now(),[t.changes.length]);let u=e=>e.then(e=>(i(e),c(Cn),!0),e=>(c({trouble:e instanceof p?e.message:y(`The server does not answer.`)}),!1));return{share:n,...a,begin:()=>u(On(t)),stop:()=>u(kn(n))}}function Tn(e,t,n){let r=nn(e.key,t=>Mt(e.room,t),async n=>{await Dn(e,n)&&t({hasNews:!0})},e.atRoom);return cn(async()=>{let n=await Q(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await mn({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await Q(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof p?r.reason:``,a=Sn.includes(i)||r instanceof En;return t({isApart:!a&&i!==xn,...a&&{trouble:r.message}}),i!==xn||(t({...Cn,trouble:y(`The room no longer keeps this sheet; it is kept here.`)}),hn(e.sheet).then(n),!1)})}var En=class extends Error{constructor(){super(y(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const Q=async e=>(await(await X()).read(e))?.changes??[];async function Dn({sheet:e},{changes:t}){if(!t.length)return!1;let n=await Q(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await X()).join(e,t),vn(e)),rn(n,t))throw new En;return i}async function On(e){let{sheet:t,write_key:n,watch_key:r}=await jt(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await mn(i),i}async function kn(e){return e&&(await Nt(e.room,e.key).catch(e=>{if(!(e instanceof p)||e.reason!==xn)throw e}),await hn(e.sheet)),null}function An({id:e}){let n=bn(e),{sheet:r}=n;return r===null?t`<${b} />`:r===void 0&&n.failed?t`<main class="writer-desk"><p class="trouble" role="alert">
      ${y(`The sheets of this browser cannot be read.`)}</p></main>`:r&&t`<${W} game=${r.head.game}><${jn} open=${n} sheet=${r} /></${W}>`}function jn({open:e,sheet:n}){let r=Ct(n),{lines:i,written:a,table:o,nameOf:s}=r,c=wn(n.head.id,n);return t`<main class="writer-desk with-sheet">
    ${e.failed&&t`<p class="trouble" role="alert">
      ${y(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${en} sharing=${c} />
    <${Mn} open=${e} sheet=${n} lines=${i} written=${a} nameOf=${s} />
    <${G} drawn=${r}>
      <${Xt} sheet=${n} lines=${i} table=${o} results=${a.page.results}
        sharing=${c} />
    </${G}>
  </main>`}function Mn({open:e,sheet:{head:n,changes:r},lines:i,written:o,nameOf:s}){let c=q(n.game),{correcting:l,inserting:u,before:d,after:f,turn:p,amend:m,insert:h,finish:g}=Pn(i),ee=a(()=>K(n,d),[d]),_=l===null&&u===void 0;return t`<div class="writing">
    <${et} changes=${r} head=${n} nameOf=${s} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${dt} key=${`${l?.id} ${u} ${p}`} game=${n.game} accounts=${J(c)}
      sitting=${ee} nameOf=${s} correcting=${l?.line??null} isPlaced=${u!==void 0}
      news=${be(r,M())} onWrite=${async t=>{let n=await e.change(l?{do:`amend`,of:l.id,line:t}:{do:`write`,line:t,after:f});return n&&g(),n}}
      onCancel=${_?null:g} />
    ${_&&!!o.kasa_changes?.length&&t`<${$e} ranges=${o.kasa_changes}
      words=${c.words.loaded.value} onWrite=${t=>e.change({do:`write`,line:t,after:f})} />`}
    <${Nn} open=${e} />
    <${Tt} lines=${i} written=${o} head=${n} nameOf=${s} onAmend=${m}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:In(t)})}
      onInsert=${h} />
    <${kt} names=${Oe(r,n.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const Nn=({open:{undo:e,redo:n}})=>t`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${y(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${n===null} onClick=${()=>void n?.()}>
    ${y(`Redo`)}</button></p>`;function Pn(e){let[t,n]=r(Fn),[i,o]=r(0),s=e=>{n(e),o(e=>e+1),e!==Fn&&scrollTo(0,0)},c=t=>e.some(e=>e.id===t),l=c(t.correcting?.id)?t.correcting:null,u=t.inserting===null||c(t.inserting)?t.inserting:void 0;return{correcting:l,inserting:u,turn:i,...a(()=>Ln(e,l,u),[e,l,u]),amend:e=>s({correcting:e,inserting:void 0}),insert:e=>s({correcting:null,inserting:e}),finish:()=>s(Fn)}}const Fn={correcting:null,inserting:void 0},In=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function Ln(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function Rn({opened:e,onKept:n}){let[i,a]=r(null),[o,s]=r(!1),[c,l]=r(``);return v(()=>{let t=[],r=nn(e.key,t=>Mt(e.room,t),async({role:e,head:n,changes:r})=>{(!t.length||r.length)&&(t=Ce(t,r),e===`watcher`&&a({head:n,changes:t}))}),i=cn(async()=>{let{role:a,head:o,watch_key:c}=await r.exchange([]);s(!1),a===`writer`&&(i.stop(),await zn({head:o,changes:t},e,c??``,r).then(()=>n(o.id),()=>l(y(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof p&&e.reason===`unknown_sheet`;return t&&l(e.message),s(!t),!t});return pn(e.room).then(t=>{t?.key===e.key&&n(t.sheet)},()=>void 0),()=>i.stop()},[e.room,e.key]),i?t`<${W} game=${i.head.game}>
    <${Bn} sheet=${i} isApart=${o} trouble=${c} /></${W}>`:t`<main class="writer-desk">${c&&t`<p class="trouble" role="alert">${c}</p>`}
      ${o&&t`<p class="trouble" role="alert">${y(`The server does not answer.`)}</p>`}</main>`}async function zn(e,{room:t,key:n},r,i){_e(),await(await X()).begin(e),await mn({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function Bn({sheet:e,isApart:n,trouble:r}){let i=Ct(e);return t`<main class="writer-desk with-sheet watched">
    ${r?t`<p class="trouble" role="alert">${r}</p>`:t`<p class="shared-line" role="status">
          ${y(n?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${et} changes=${e.changes} head=${e.head} nameOf=${i.nameOf} />
    <${G} drawn=${i} />
  </main>`}var $=class extends Error{};async function Vn(e,t){let n=He(e);if(n&&t.some(({game:e})=>e===n.head.game))return n;let r=e.length>4e7?[]:Un(e);if(r.length===0||n)throw Hn();return r[0].format===`kitapi-record`?Wn(r,t):qn(r,t)}const Hn=()=>new $(y(`The file holds no sheet, no record and no scores.`));function Un(e){let t=e.split(`
`).filter(e=>e.trim()).map(We);return t.every(e=>typeof e==`object`&&!!e)?t:[]}async function Wn([e,...t],n){if(t.some(({format:e})=>e))throw new $(y(`The file holds several sittings; a sheet holds only one.`));let r=n.find(t=>t.game===e.game);if(!r||!Array.isArray(e.seats)||!(e.version<=2))throw Hn();let i=await r.load(),{sitting:a,refused:o}=i.import_record({terms:e.terms,events:t.filter(({kind:e})=>i.RECORDED_KINDS.includes(e))});if(a)return Pe(a,Kn(e.seats.slice(0,a.players).map(Gn)));throw new $(o?.field===`number`?y(`The record begins in the middle of a sitting; a sheet needs its first deal.`):y(`The deals of this record do not give its accounts, so it cannot become a sheet.`))}const Gn=e=>String(e).slice(0,22),Kn=e=>e.map((t,n)=>t&&e.filter(e=>e===t).length>1?`${t} ${e.slice(0,n+1).filter(e=>e===t).length}`:t);async function qn(e,t){let n=-1;for(let{load:r}of t){let{sitting:t,refused:i}=(await r()).import_scores({deals:e});if(t)return Pe(t,[]);n=Math.max(n,Number(/^deals\[(\d+)\]/.exec(i?.field??``)?.[1]??-1))}throw n<1?Hn():new $(y(`Line {number} of the scores does not follow from those before it.`,{number:n+1}))}async function Jn(){let e=await X(),t=(await e.list()).filter(({game:e})=>f(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}const Yn=()=>Xe().flatMap(e=>{let{paper:t}=c(e);return t?[{game:e,load:()=>t.accounts.load()}]:[]});function Xn({onSheet:e,onTrouble:n}){let[i,a]=r([]),o=()=>n(y(`The sheets of this browser cannot be read.`)),s=()=>{Jn().then(a,o)};v(s,[]);let c=(e,t)=>{X().then(n=>n.archive(e,t)).then(s)},l=async({target:t})=>{let r=await t.files[0]?.text()??``;t.value=``;try{e(await Vn(r,Yn()))}catch(e){n(e instanceof $?e.message:y(`The file could not be opened. Try again.`))}},[u,d]=[i.filter(({archived:e})=>!e),i.filter(({archived:e})=>e)];return t`<section class="writer-shelf" aria-label=${y(`Sheets kept in this browser`)}>
    ${u.length>0&&t`<h2>${y(`Continue`)}</h2>
      <ul>${u.map(e=>t`<${Zn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>`}
    ${d.length>0&&t`<details><summary>${y(`Archive`)}</summary>
      <ul>${d.map(e=>t`<${Zn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${y(`Open a file`)}
      <input type="file" class="unseen" onChange=${l} /></label>
    <p class="quiet">${y(`A sheet that was saved, the record of a table, or scores.`)}</p>
  </section>`}function Zn({sheet:{head:e,changes:n,archived:r},onArchive:i}){let a=De(n).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(m(),{day:`numeric`,month:`long`,year:`numeric`});return t`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}>
      <b>${Oe(n,e.players).map(ze).join(`, `)}</b>
      <small>${c(e.game).title()} · ${w(`{count} deal`,`{count} deals`,a)} · ${o}</small></a>
    <button type="button" class="plain" onClick=${()=>i(e.id,!r)}>
      ${y(r?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Qn=e=>`/paper?sheet=${e}`;function $n({query:e}){let r=new URLSearchParams(e).get(`sheet`),i=tr();return t`<div class=${n(`writer`,u.value.bright&&`bright`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${r?t`<a href="/paper">${y(`Sheets`)}</a>`:y(`The writer’s sheet`)}</h1>
      <div class="tools"><${er} /><${l} /></div>
    </header>
    ${r?t`<${An} key=${r} id=${r} />`:t`<${nr} key=${i} hash=${i} />`}
  </div>`}const er=()=>t`<button type="button" class="tool bright-switch" aria-label=${y(`Bright light`)}
  title=${y(`Bright light`)} aria-pressed=${u.value.bright}
  onClick=${()=>ee({bright:!u.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function tr(){let[e,t]=r(location.hash);return v(()=>{let e=()=>t(location.hash);return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function nr({hash:e}){let n=Ft(e);return n?t`<${Rn} opened=${n} onKept=${e=>i(Qn(e))} />`:t`<${rr} />`}function rr(){let[e,n]=r(``),a=e=>{_e(),X().then(t=>t.begin(e)).then(()=>i(Qn(e.head.id)),()=>n(y(`This browser keeps no sheets: its storage is full or switched off.`)))};return v(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&Jt(e).then(e=>e?a(e):n(y(`The link holds no whole sheet.`)))},[]),t`<main class="writer-desk">
    ${e&&t`<p class="trouble" role="alert">${e}</p>`}
    <${Xn} onSheet=${a} onTrouble=${n} />
    <${Ze} onBegin=${a} />
  </main>`}export{$n as WriterPage};