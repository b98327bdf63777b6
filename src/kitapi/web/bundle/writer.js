import{An as e,En as t,Qt as n,Sn as r,V as i,a,an as o,bn as s,c,cn as l,fn as u,gn as d,hn as f,i as p,it as m,jn as h,kn as g,l as _,ln as v,mn as ee,n as y,nn as b,nt as x,o as S,on as C,pn as w,rn as T,rt as E,sn as te,tn as ne,v as re,vn as ie,xn as ae}from"./main.js";import{F as oe,c as se}from"./shared.js";import{a as ce,o as le,t as ue}from"./desks.js";import{N as de}from"./caribbean-stud-shared.js";const D=`heads`,O=`changes`,k=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function fe(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(D,{keyPath:`id`}),t.result.createObjectStore(O,{keyPath:[`sheet`,`id`]})},k(t)}const A=(e,t)=>new Promise((n,r)=>{let i=e.transaction([D,O],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(D),changes:i.objectStore(O)})});function pe(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const me=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function he(e=indexedDB){let t=await fe(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await k(n(D).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await k(n(D).get(e));if(!t)return null;let r=await k(n(O).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:me(t,`archived`),changes:r.map(e=>me(e,`sheet`))}},begin:({head:e,changes:n})=>A(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),pe(r,e.id,n)}),append:(e,n)=>A(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>A(t,({changes:t})=>pe(t,e,n)),archive:async(e,r)=>{let i=await k(n(D).get(e));i&&await A(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const ge=()=>void navigator.storage?.persist?.().catch(()=>void 0),_e=`kitapi.device`;let ve=``;function ye(){ve||=se(4);try{let e=localStorage.getItem(_e);if(e)return e;localStorage.setItem(_e,ve)}catch{}return ve}const j=e=>e.slice(0,e.lastIndexOf(`.`)),be=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function xe(e){let t={};for(let{id:n}of e)t[j(n)]=Math.max(t[j(n)]??0,be(n));return t}function Se(e,t,{device:n,at:r}){let i=xe(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const Ce=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),we=e=>[...e].sort((e,t)=>Ce(e)-Ce(t)||(e.id<t.id?-1:1)),Te=(e,t)=>we([...new Map([...e,...t].map(e=>[e.id,e])).values()]),Ee=(e,t)=>(e.seen[j(t.id)]??0)>=be(t.id);function M(e){let t=/* @__PURE__ */ new Set;return we(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const De=e=>M(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function Oe(e){let t=new Map(e.map(e=>[e.id,e])),n=M(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function N(e){let t=[];for(let n of M(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function P(e,t){let n=Array(t).fill(``);for(let t of M(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function ke(e){let t=M(e),n=new Set(t.flatMap(e=>e.do===`keep`?[Ae(e.of)]:[])),r=new Set(N(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>je(e,t)&&!Ee(e,t)&&!Ee(t,e)&&!n.has(Ae([e.id,t.id]))).map(t=>[e,t]))}const Ae=e=>[...e].sort().join(` `);function je(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}const Me=`kitapi.games`;async function Ne(){try{let e=await re();return Pe(e),e}catch{return Fe()}}function Pe(e){try{localStorage.setItem(Me,JSON.stringify(e))}catch{}}function Fe(){try{return JSON.parse(localStorage.getItem(Me)??`[]`)}catch{return[]}}const Ie=`kitapi-sheet`,Le=({head:e,changes:t})=>`${JSON.stringify({format:Ie,version:1,head:e,changes:t},null,1)}\n`;function Re(e){if(e.length>4e6)return null;let t=ze(e);return t?.format===Ie&&t.version===1?F(t):null}function F({head:e,changes:t}){return!Ve(e)||!Array.isArray(t)||t.length>5e3?null:t.every(Ue)?{head:e,changes:t}:null}function ze(e){try{return JSON.parse(e)}catch{return null}}const Be=/^[\w-]{1,64}$/,I=/^[\w-]{1,64}\.\d{1,9}$/,Ve=e=>typeof e==`object`&&!!e&&Be.test(e.id)&&Be.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),He=e=>Number.isInteger(e)&&e>=0&&e<7;function Ue(e){if(typeof e!=`object`||!e||!I.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return We(e.line)&&(e.after===null||I.test(e.after));case`amend`:return We(e.line)&&I.test(e.of);case`strike`:case`undo`:return I.test(e.of);case`name`:return He(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>I.test(e));default:return!1}}const We=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ge=()=>ee().filter(e=>u(e).paper);function Ke({onBegin:n}){let i=Ge(),[a,o]=e(i.find(e=>e===p())??i[0]??``),[s,c]=e([]);t(()=>{Ne().then(c)},[]);let l=s.find(e=>e.name===a);return r`<section class="paper slip new-sheet" aria-label=${v(`New sheet`)}>
    <h2>${v(`New sheet`)}</h2>
    <p class="quiet">${v(`It stays on this device and needs no connection.`)}</p>
    ${i.length>1&&r`<nav class="hand-games" aria-label=${v(`Games`)}>
      ${i.map(e=>r`<button type="button" key=${e} class="plain" aria-pressed=${e===a}
        onClick=${()=>o(e)}>${u(e).title()}</button>`)}</nav>`}
    ${l&&r`<${qe} key=${a} game=${l} onBegin=${n} />`}
  </section>`}function qe({game:t,onBegin:n}){let[i,a]=e(t.seats[0]??3),[o,s]=e([,,,,].fill(``)),[c,l]=e(0),[u,d]=e(le(t)),f=ie(t.name),p=e=>o[e]?.trim()||v(`Player {number}`,{number:e+1}),m=Array.from({length:i},(e,t)=>t);return r`<form onSubmit=${e=>{e.preventDefault(),n({head:{id:se(8),game:t.name,players:i,first_dealer:Math.min(c,i-1),variant:u,made:Date.now()},changes:Je(m.map(p))})}}>
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
      <${ce} game=${t} words=${f} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${v(`Begin the sheet`)}</button>
  </form>`}function Je(e){let t={device:ye(),at:Date.now()};return e.reduce((e,n,r)=>[...e,Se(e,{do:`name`,seat:r,name:n},t)],[])}function Ye({ranges:t,words:n,onWrite:i}){let{changeLine:a,changeTitle:o}=n,[s,c]=e(Math.max(...t.map(({lowest:e})=>e)));if(!a||!o)return null;let l=t.some(({lowest:e,highest:t,step:n})=>s>=e&&s<=t&&(s-e)%n===0);return r`<details class="paper slip change-form"><summary>${o()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i(a(s))}}>
      <label>${v(`Amount for each player`)}
        <input type="number" min=${Math.min(...t.map(({lowest:e})=>e))}
          max=${Math.max(...t.map(({highest:e})=>e))} step=${t[0]?.step??1} value=${s}
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!l}>${v(`Write it down`)}</button>
    </form>
  </details>`}function Xe({changes:e,head:t,nameOf:n,onDecide:i}){let a=ke(e);if(!a.length)return null;let o=u(t.game).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,n,t.variant):v(`struck out`);return r`<section class="paper slip conflicts" role="alert" aria-label=${v(`Written on two devices`)}>
    <h2>${v(`Written on two devices`)}</h2>
    <ul>${a.map(([e,t])=>r`<li key=${`${e.id} ${t.id}`}>
      <p>${s(e)}</p><p>${s(t)}</p>
      ${i&&r`<p class="line-tools">${Ze(e,t).map(({label:e,deeds:t})=>r`<button
        type="button" key=${e} class="plain" onClick=${()=>i(t)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function Ze(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[v(`Only the first is right`),v(`Only the second is right`)];return e.do===`write`?[{label:v(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Qe(e),n]},{label:i,deeds:[Qe(t),n]}]}const Qe=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``};function $e({title:t,choices:n,chosen:i,names:a,onChoice:o}){let s=[...new Set(n.map(([,e=0])=>e))],c=[...new Set(n.map(([,,e=0])=>e))],[l,u]=e(Math.max(...(i??[0]).slice(1))>5),[d,f]=[s,c].map(e=>l?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${a[t]}: ${e}`).join(`, `),m=(e,t)=>{let a=n.find(([,n,r])=>n===e&&r===t);return a?r`<button type="button" class="plain" aria-label=${p(a)}
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
  </div>`}const et={kind:`deal`};function tt({game:t,accounts:n,sitting:i,nameOf:a,correcting:o,isPlaced:c,onWrite:l,onCancel:d}){let f=u(t).paper?.words.loaded.value,[p,m]=e(o??et),[g,_]=e(!1),[ee,y]=e(null),b=h(()=>n.write_sitting(i),[i.lines.length]),x=h(()=>n.offer(i,p),[p]);if(!b.next)return r`<section class="paper slip deal-form"><h2>${v(`The sitting is over`)}</h2>
    ${b.over&&r`<${f.RuleText} clause=${b.over.clause} />`}
    ${d&&r`<button type="button" class="plain" onClick=${d}>${v(`Cancel`)}</button>`}</section>`;let[S,C,w]=[x.line??p,x.takers??[],i.variant],T=e=>e.field===ee||!at(e,p,S),E=({field:e},t)=>{y(null),m(rt(x,p,e,t))};return r`<section class="paper slip deal-form" aria-label=${v(`The deal to be written`)}>
    <h2>${nt(o,c,b)}</h2>
    <p class="quiet">${f.standingWords(b.next,a)}</p>
    ${x.fields.map(e=>r`<${ot} key=${`${e.field} answered`} question=${e}
      words=${f} draft=${S} takers=${C} nameOf=${a} variant=${w} isOpen=${T(e)}
      onReopen=${()=>y(e.field)} />`)}
    ${x.fields.filter(T).map(e=>r`<${ct} key=${e.field} question=${e}
      words=${f} draft=${S} takers=${C} nameOf=${a} variant=${w}
      onChoice=${t=>E(e,t)} />`)}
    ${x.line&&r`<${lt} form=${x} words=${f} nameOf=${a} variant=${w} writing=${g}
        onWrite=${()=>{x.line&&!g&&(_(!0),l(x.line).then(e=>{_(!1),e&&s(v(`Written.`))}))}} />`}
    ${d&&r`<button type="button" class="plain" onClick=${d}>${v(`Cancel`)}</button>`}
  </section>`}function nt(e,t,n){let r=n.page.deals.length+1;return v(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}const L=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function rt({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(L),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const R=(e,t,n)=>L(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):it(t[n])),it=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,at=(e,t,n)=>(e.choices.length===1||L(e).some(e=>e in t))&&e.choices.some(t=>R(t,n,e));function ot({question:e,words:t,draft:n,takers:i,nameOf:a,variant:o,isOpen:s,onReopen:c}){let l=e.choices.find(t=>R(t,n,e));return s||!l?null:r`<button type="button" class="answered" onClick=${c}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${t.layoutOf(e.field)===`tricks`?st(l.tricks,i,a):r`<${t.Choice} field=${e.field} choice=${l} takers=${i} nameOf=${a}
        variant=${o} />`}</b>
  </button>`}const st=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)} ${e}`).join(` · `);function ct({question:e,words:t,draft:n,takers:i,nameOf:a,variant:o,onChoice:s}){let{field:c,choices:l}=e,u=t.fieldTitle(c);return t.layoutOf(c)===`tricks`?r`<${$e} title=${u} choices=${l.map(({tricks:e})=>e)} chosen=${n.tricks}
      names=${i.map(a)} onChoice=${e=>s({tricks:e})} />`:r`<div class=${ae(`deal-field`,`as-${t.layoutOf(c)}`)} role="group" aria-label=${u}>
    <h3>${u}</h3>
    <p>${l.map(l=>r`<button type="button" key=${JSON.stringify(l)} class="plain"
      aria-pressed=${R(l,n,e)} onClick=${()=>s(l)}>
      <${t.Choice} field=${c} choice=${l} takers=${i} nameOf=${a}
        variant=${o} /></button>`)}</p>
  </div>`}function lt({form:e,words:n,nameOf:i,variant:a,writing:o,onWrite:c}){return t(()=>s(v(`Ready to be written.`)),[]),r`<div class="ready">
    <${n.Payments} form=${e} voice=${{me:null,nameOf:i}} variant=${a} />
    <button type="button" class="big" aria-disabled=${o} onClick=${c}>${v(`Write it down`)}</button>
  </div>`}const[z,B,V]=[320,160,8];function ut(e,{lowest:t,highest:n}){let r=(z-2*V)/Math.max(1,e.length-1),i=(B-2*V)/Math.max(1,n-t);return e.map((e,n)=>[V+n*r,B-V-(e-t)*i])}function dt({deals:e,nameOf:t}){if(e.length<2)return null;let n=(e[0]?.results??[]).map((e,t)=>t),i=n.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),a={lowest:Math.min(0,...i.flat()),highest:Math.max(0,...i.flat())},o=ut([0,0],a)[0]?.[1]??0,s=n.map(e=>`${t(e)}: ${C(i[e]?.at(-1)??0)}`).join(`, `);return r`<figure class="paper slip result-plot">
    <figcaption>${v(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${z} ${B}`} role="img" aria-label=${s}>
      <line class="zero" x1=${V} x2=${z-V} y1=${o} y2=${o} />
      ${i.map((e,t)=>r`<polyline key=${t} class=${`player-${t}`}
        points=${ut(e,a).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${n.map(e=>r`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function ft(e){return pt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>mt(t,e))}function pt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...pt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function mt(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function ht({results:e,nameOf:t}){let n=ft(e);return r`<section class="paper slip settle-up" aria-label=${v(`The fewest payments`)}>
    <h2>${v(`The fewest payments`)}</h2>
    ${n.length===0&&r`<p class="quiet">${v(`Nobody owes anything.`)}</p>`}
    <ul>${n.map(({from:e,to:n,amount:i})=>r`<li key=${`${e} ${n}`}>
      ${t(e)} → ${t(n)}: <b class="figure">${o(i)}</b></li>`)}</ul>
  </section>`}function H({game:e,children:i}){let a=f(e)?u(e).paper:void 0;if(t(()=>{a&&(n(u(e).deck),Promise.allSettled([d(e),a.accounts.load(),a.words.load()]))},[e]),!a)return r`<${y} />`;let o=[u(e).drawing,a.accounts,a.words];return o.some(({failed:e})=>e.value)?r`<${m} />`:o.every(({loaded:e})=>e.value)?i:null}function gt(e){let{head:t,changes:n}=e,r=h(()=>N(n),[n]),i=h(()=>K(G(t.game)).write_sitting(W(t,r)),[r]),a=_t(e,i.page.deals.length);return{head:t,lines:r,written:i,table:a,nameOf:e=>a.seats[e]?.name??``}}function U({drawn:{head:e,written:t,table:n,nameOf:i},children:a}){let{Sheet:o}=w(e.game),s={around:oe(0,e.players,G(e.game).clockwise(e.variant))};return r`<div class="accounts-so-far">
    <${o} sheet=${t.page} table=${n} view=${s} />
    <${dt} deals=${t.page.deals} nameOf=${i} />
    <${ht} results=${t.page.results} nameOf=${i} />
    ${a}
  </div>`}const _t=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:P(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:e}))}),W=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),G=e=>u(e).paper,K=e=>e.accounts.loaded.value;function vt({lines:t,written:n,head:i,nameOf:a,...o}){let[s,c]=e(null);if(!t.length)return null;let l=[...n.lines],u=t.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return r`<section class="paper slip line-list" aria-label=${v(`Corrections`)}>
    <h2>${v(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:t})=>r`<li key=${e.id}
        class=${ae(e.struck&&`struck-line`,t?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${t?.written?.number}</span>
        <${yt} head=${i} line=${e} nameOf=${a} /></button>
      ${t?.refused&&r`<p class="quiet refusal" role="alert">
        ${v(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${t.refused.clause}</span></p>`}
      ${s===e.id&&r`<${bt} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${v(`Insert a deal before the first`)}</button>
  </section>`}function yt({head:e,line:t,nameOf:n}){let i=u(e.game).paper?.words.loaded.value?.lineWords(t.line,n,e.variant);return r`${t.struck&&r`<span class="unseen">${v(`Struck out:`)} </span>`}
    ${t.struck?r`<s>${i}</s>`:i}`}function bt({line:e,onAmend:t,onStrike:n,onRestore:i,onInsert:a,onDone:o}){let s=e=>()=>{o(),e()};return r`<div class="line-tools">
    <p>${!e.struck&&r`<button type="button" class="plain" onClick=${s(()=>t(e))}>
        ${v(`Correct`)}</button>`}
      ${e.struck?r`<button type="button" class="plain" onClick=${s(()=>i(e))}>${v(`Restore`)}</button>`:r`<button type="button" class="plain" onClick=${s(()=>n(e))}>${v(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>a(e.id))}>
        ${v(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>r`<li key=${e.id}>${xt(e)}</li>`)}</ul>
  </div>`}function xt(e){let t=new Date(e.at).toLocaleString(te(),{dateStyle:`medium`,timeStyle:`short`}),n=j(e.id);switch(e.do){case`write`:return v(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return v(`Corrected {at}, on device {device}`,{at:t,device:n});default:return v(`Struck out {at}, on device {device}`,{at:t,device:n})}}const St=({names:e,onName:t})=>r`<details class="paper slip change-form">
  <summary>${v(`Names`)}</summary>
  <div class="names">${e.map((e,n)=>r`<label key=${n}>${v(`Player {number}`,{number:n+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:r})=>{let i=r.value.trim();i&&i!==e?t(n,i):r.value=e}} /></label>`)}</div>
</details>`;function Ct(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...wt(e)})}\n`:``).join(``)}const wt=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0))),q=(e,t)=>_(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),Tt=e=>q(`/api/sheets`,{head:e}),Et=(e,t)=>q(`/api/sheets/${e}/changes`,t),Dt=(e,t)=>q(`/api/sheets/${e}/removal`,{key:t}),Ot=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function kt(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const At=T(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function jt({sharing:{share:t,trouble:n,begin:i,stop:a}}){let[o,s]=e(!1),c=e=>()=>{o||(s(!0),e().finally(()=>s(!1)))},l=(e,t)=>r`<p>
    <button type="button" class="plain" aria-disabled=${o} onClick=${c(t)}>${e}</button></p>`;return r`<section class="with-room" aria-label=${v(`With this room`)}>
    <h3>${v(`With this room`)}</h3>
    ${n&&r`<p role="alert">${n}</p>`}
    ${t?r`<${Mt} share=${t} />${l(v(`Stop sharing`),a)}`:r`<p class="quiet">
          ${v(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${l(v(`Share with this room`),i)}`}
  </section>`}function Mt({share:{room:e,key:t,watch:n}}){let i=Ot(e,t);return r`<${de} label=${v(`Link for those who write`)} address=${i} />
    <${x} part=${At} props=${{text:i,longest:i.length}} Failed=${E} />
    ${n&&r`<${de} label=${v(`Link for those who watch`)} address=${Ot(e,n)} />`}`}const Nt=[`of`,`after`];function Pt({head:e,changes:t}){let n=we(t),r=[...new Set(n.map(({id:e})=>j(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(j(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Rt(a,xe(n.slice(0,c)))?null:a,Ft(s,e=>i.get(e)??e)])}}const Ft=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,Nt.includes(e)?It(n,t):e===`line`?Lt(n):n])),It=(e,t)=>Array.isArray(e)?e.map(t):t(e),Lt=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Rt=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function zt({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=xe(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of Nt)e in d&&(d[e]=It(d[e],i));r.push(d)}return{head:e,changes:r}}async function Bt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function Vt(e){let t=await Bt(new TextEncoder().encode(JSON.stringify([1,Pt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function Ht(e){try{let t=await Bt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?F(zt(r)):null}catch{return null}}const Ut=1700;function Wt(t){let[n,i]=e(!1);return r`<p class="keeping sheet-sharing">
    <${S} look="plain" label=${v(`Share`)} title=${v(`Share the sheet`)} onOpen=${()=>i(!0)}
      onClose=${()=>i(!1)}>
      ${n&&r`<${Gt} ...${t} />`}
    </${S}>
    <button type="button" class="plain" onClick=${()=>print()}>${v(`Print the sheet`)}</button>
  </p>`}function Gt({sheet:n,lines:i,table:a,results:o,sharing:s}){let[c,l]=e(``);return t(()=>{Vt(n).then(e=>l(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),r`
    <${jt} sharing=${s} />
    ${c&&r`<p class="quiet">${v(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${de} label=${v(`Link to this sheet`)} address=${c} />
      ${c.length<=Ut?r`<${x} part=${At} props=${{text:c,longest:Ut}} Failed=${E} />`:r`<p class="quiet">${v(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Kt} sheet=${n} lines=${i} />
    <${ue} table=${a} results=${o} />`}function Kt({sheet:e,lines:t}){let{head:n}=e,i=qt(h(()=>Le(e),[e]),`application/json`),a=h(()=>K(G(n.game)).export_scores(W(n,t)),[t]),o=qt(h(()=>Ct(t,a),[a]),`application/jsonl`);return r`<p class="sheet-files">
    ${i&&r`<a class="plain" href=${i} download=${`kitapi-${n.id}.json`}>
      ${v(`Save the sheet to a file`)}</a>`}
    ${o&&r`<a class="plain" href=${o} download=${`kitapi-${n.id}-scores.jsonl`}>
      ${v(`Save as scores`)}</a>`}</p>
    <p class="quiet">${v(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function qt(n,r){let[i,a]=e(``);return t(()=>{if(!n)return a(``);let e=URL.createObjectURL(new Blob([n],{type:r}));return a(e),()=>URL.revokeObjectURL(e)},[n]),i}function Jt({sharing:{share:e,waiting:t,isApart:n,trouble:i,hasNews:a}}){return i?r`<p class="trouble" role="alert">${i}</p>`:e?r`<p class="shared-line" role="status">${Yt(t,n)}
    ${a&&r` <span>${v(`Another device has written on this sheet.`)}</span>`}</p>`:null}function Yt(e,t){return t&&e?l(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):v(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function Xt(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!F(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function Zt(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&Qt(t)!==Qt(e)})}const Qt=e=>JSON.stringify(J({...e,at:0,...`name`in e&&{name:``}}));function J(e){return Array.isArray(e)?e.map(J):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,J(e[t])])}const $t=4e3;function en(e,t){let[n,r,i,a,o]=[!1,!1,!1,$t,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=$t},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const Y=`shares`;function tn(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(Y,{keyPath:`sheet`})},k(e)}let nn=null;async function X(e){return nn??=tn().catch(e=>{throw nn=null,e}),(await nn).transaction(Y,e).objectStore(Y)}const rn=async e=>await k((await X(`readonly`)).get(e))??null;async function an(e){return(await k((await X(`readonly`)).getAll())).find(t=>t.room===e)??null}const on=async e=>{await k((await X(`readwrite`)).put(e))},sn=async e=>{await k((await X(`readwrite`)).delete(e))};let cn=null;function Z(){return cn??=he().catch(e=>{throw cn=null,e}),cn}const Q=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,$=/* @__PURE__ */ new Set([]);function ln(e){Q?.postMessage(e);for(let t of $)t(e)}async function un(e,t){let n=await Z();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=Se(i.changes,t,{device:ye(),at:Date.now()});try{return await n.append(e,a),Q?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function dn(n){let[r,i]=e(void 0),[a,o]=e(!1),s=()=>Z().then(e=>e.read(n)).then(i,()=>o(!0));t(()=>{let e=e=>{e===n&&s()},t=({data:t})=>e(t);return s(),Q?.addEventListener(`message`,t),$.add(e),()=>{Q?.removeEventListener(`message`,t),$.delete(e)}},[n]);let c=async e=>{let t=await un(n,e).catch(()=>null);return o(!t),t&&i(t),t!==null},[l,u]=r?[De(r.changes),Oe(r.changes)]:[null,null];return{sheet:r,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}const fn=`unknown_sheet`,pn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],mn={waiting:0,isApart:!1,trouble:``,hasNews:!1};function hn(n,r){let[i,a]=e(null),[o,s]=e(mn),l=e=>s(t=>({...t,...e})),u=g(null);t(()=>{rn(n).then(a,()=>void 0)},[n]),t(()=>{if(i)return u.current=gn(i,l,()=>a(null)),()=>u.current?.stop()},[i?.room]),t(()=>u.current?.now(),[r.changes.length]);let d=e=>e.then(e=>(a(e),l(mn),!0),e=>(l({trouble:e instanceof c?e.message:v(`The server does not answer.`)}),!1));return{share:i,...o,begin:()=>d(bn(r)),stop:()=>d(xn(i))}}function gn(e,t,n){let r=Xt(e.key,t=>Et(e.room,t),async n=>{await yn(e,n)&&t({hasNews:!0})},e.atRoom);return en(async()=>{let n=await vn(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await on({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await vn(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof c?r.reason:``,a=pn.includes(i)||r instanceof _n;return t({isApart:!a&&i!==fn,...a&&{trouble:r.message}}),i!==fn||(t({...mn,trouble:v(`The room no longer keeps this sheet; it is kept here.`)}),sn(e.sheet).then(n),!1)})}var _n=class extends Error{constructor(){super(v(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const vn=async e=>(await(await Z()).read(e))?.changes??[];async function yn({sheet:e},{changes:t}){if(!t.length)return!1;let n=await vn(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await Z()).join(e,t),ln(e)),Zt(n,t))throw new _n;return i}async function bn(e){let{sheet:t,write_key:n,watch_key:r}=await Tt(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await on(i),i}async function xn(e){return e&&(await Dt(e.room,e.key).catch(e=>{if(!(e instanceof c)||e.reason!==fn)throw e}),await sn(e.sheet)),null}function Sn({id:e}){let t=dn(e),{sheet:n}=t;return n===null?r`<${y} />`:n===void 0&&t.failed?r`<main class="writer-desk"><p class="trouble" role="alert">
      ${v(`The sheets of this browser cannot be read.`)}</p></main>`:n&&r`<${H} game=${n.head.game}><${Cn} open=${t} sheet=${n} /></${H}>`}function Cn({open:e,sheet:t}){let n=gt(t),{lines:i,written:a,table:o,nameOf:s}=n,c=hn(t.head.id,t);return r`<main class="writer-desk with-sheet">
    ${e.failed&&r`<p class="trouble" role="alert">
      ${v(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${Jt} sharing=${c} />
    <${wn} open=${e} sheet=${t} lines=${i} written=${a} nameOf=${s} />
    <${U} drawn=${n}>
      <${Wt} sheet=${t} lines=${i} table=${o} results=${a.page.results}
        sharing=${c} />
    </${U}>
  </main>`}function wn({open:e,sheet:{head:t,changes:n},lines:i,written:a,nameOf:o}){let s=G(t.game),{correcting:c,inserting:l,before:u,after:d,amend:f,insert:p,finish:m}=En(i),h=c===null&&l===void 0,g=async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&m(),n};return r`<div class="writing">
    <${Xe} changes=${n} head=${t} nameOf=${o} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${tt} key=${`${c?.id} ${l} ${i.length}`} game=${t.game}
      accounts=${K(s)} sitting=${W(t,u)} nameOf=${o}
      correcting=${c?.line??null} isPlaced=${l!==void 0} onWrite=${g}
      onCancel=${h?null:m} />
    ${h&&!!a.kasa_changes?.length&&r`<${Ye} ranges=${a.kasa_changes}
      words=${s.words.loaded.value} onWrite=${g} />`}
    <${Tn} open=${e} />
    <${vt} lines=${i} written=${a} head=${t} nameOf=${o} onAmend=${f}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Dn(t)})}
      onInsert=${p} />
    <${St} names=${P(n,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const Tn=({open:{undo:e,redo:t}})=>r`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${v(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${v(`Redo`)}</button></p>`;function En(t){let[n,r]=e(null),[i,a]=e(void 0),o=(e,t)=>{r(e),a(t),(e||t!==void 0)&&scrollTo(0,0)};return{correcting:n,inserting:i,...On(t,n,i),amend:e=>o(e,void 0),insert:e=>o(null,e),finish:()=>o(null,void 0)}}const Dn=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function On(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function kn({opened:n,onKept:i}){let[a,o]=e(null),[s,l]=e(!1),[u,d]=e(``);return t(()=>{let e=[],t=Xt(n.key,e=>Et(n.room,e),async({role:t,head:n,changes:r})=>{(!e.length||r.length)&&(e=Te(e,r),t===`watcher`&&o({head:n,changes:e}))}),r=en(async()=>{let{role:a,head:o,watch_key:s}=await t.exchange([]);l(!1),a===`writer`&&(r.stop(),await An({head:o,changes:e},n,s??``,t).then(()=>i(o.id),()=>d(v(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof c&&e.reason===`unknown_sheet`;return t&&d(e.message),l(!t),!t});return an(n.room).then(e=>{e?.key===n.key&&i(e.sheet)},()=>void 0),()=>r.stop()},[n.room,n.key]),a?r`<${H} game=${a.head.game}>
    <${jn} sheet=${a} isApart=${s} trouble=${u} /></${H}>`:r`<main class="writer-desk">${u&&r`<p class="trouble" role="alert">${u}</p>`}
      ${s&&r`<p class="trouble" role="alert">${v(`The server does not answer.`)}</p>`}</main>`}async function An(e,{room:t,key:n},r,i){ge(),await(await Z()).begin(e),await on({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function jn({sheet:e,isApart:t,trouble:n}){let i=gt(e);return r`<main class="writer-desk with-sheet watched">
    ${n?r`<p class="trouble" role="alert">${n}</p>`:r`<p class="shared-line" role="status">
          ${v(t?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${Xe} changes=${e.changes} head=${e.head} nameOf=${i.nameOf} />
    <${U} drawn=${i} />
  </main>`}async function Mn(){let e=await Z(),t=(await e.list()).filter(({game:e})=>f(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}function Nn({onSheet:n,onTrouble:i}){let[a,o]=e([]),s=()=>i(v(`The sheets of this browser cannot be read.`)),c=()=>{Mn().then(o,s)};t(c,[]);let l=(e,t)=>{Z().then(n=>n.archive(e,t)).then(c)},u=async({target:e})=>{let t=Re(await e.files[0]?.text()??``);e.value=``,t&&f(t.head.game)?n(t):i(v(`The file holds no sheet.`))},[d,p]=[a.filter(({archived:e})=>!e),a.filter(({archived:e})=>e)];return r`<section class="writer-shelf" aria-label=${v(`Sheets kept in this browser`)}>
    ${d.length>0&&r`<h2>${v(`Continue`)}</h2>
      <ul>${d.map(e=>r`<${Pn} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>`}
    ${p.length>0&&r`<details><summary>${v(`Archive`)}</summary>
      <ul>${p.map(e=>r`<${Pn} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${v(`Open a sheet from a file`)}
      <input type="file" class="unseen" accept=".json,application/json" onChange=${u} /></label>
  </section>`}function Pn({sheet:{head:e,changes:t,archived:n},onArchive:i}){let a=N(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(te(),{day:`numeric`,month:`long`,year:`numeric`});return r`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}><b>${P(t,e.players).join(`, `)}</b>
      <small>${u(e.game).title()} · ${l(`{count} deal`,`{count} deals`,a)} · ${o}</small></a>
    <button type="button" class="plain" onClick=${()=>i(e.id,!n)}>
      ${v(n?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Fn=e=>`/paper?sheet=${e}`;function In({query:e}){let t=new URLSearchParams(e).get(`sheet`),n=Rn();return r`<div class=${ae(`writer`,b.value.bright&&`bright`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t?r`<a href="/paper">${v(`Sheets`)}</a>`:v(`The writer’s sheet`)}</h1>
      <div class="tools"><${Ln} /><${a} /></div>
    </header>
    ${t?r`<${Sn} key=${t} id=${t} />`:r`<${zn} key=${n} hash=${n} />`}
  </div>`}const Ln=()=>r`<button type="button" class="tool bright-switch" aria-label=${v(`Bright light`)}
  title=${v(`Bright light`)} aria-pressed=${b.value.bright}
  onClick=${()=>ne({bright:!b.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function Rn(){let[n,r]=e(location.hash);return t(()=>{let e=()=>r(location.hash);return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),n}function zn({hash:e}){let t=kt(e);return t?r`<${kn} opened=${t} onKept=${e=>i(Fn(e))} />`:r`<${Bn} />`}function Bn(){let[n,a]=e(``),o=e=>{ge(),Z().then(t=>t.begin(e)).then(()=>i(Fn(e.head.id)),()=>a(v(`This browser keeps no sheets: its storage is full or switched off.`)))};return t(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&Ht(e).then(e=>e?o(e):a(v(`The link holds no whole sheet.`)))},[]),r`<main class="writer-desk">
    ${n&&r`<p class="trouble" role="alert">${n}</p>`}
    <${Nn} onSheet=${o} onTrouble=${a} />
    <${Ke} onBegin=${o} />
  </main>`}export{In as WriterPage};