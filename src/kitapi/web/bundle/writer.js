import{$t as e,Cn as t,Mn as n,Nn as r,Pn as i,Tn as a,V as o,_n as s,a as c,c as l,cn as u,dn as d,fn as f,gn as p,hn as m,i as h,in as g,it as ee,kn as _,l as te,ln as ne,n as re,nn as v,nt as y,o as b,on as x,rn as S,rt as C,v as w,vn as T,wn as E,xn as ie,yn as ae}from"./main.js";import{F as oe,c as se}from"./shared.js";import{a as ce,o as le,t as ue}from"./desks.js";import{N as de}from"./caribbean-stud-shared.js";const D=`heads`,O=`changes`,k=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function fe(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(D,{keyPath:`id`}),t.result.createObjectStore(O,{keyPath:[`sheet`,`id`]})},k(t)}const A=(e,t)=>new Promise((n,r)=>{let i=e.transaction([D,O],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(D),changes:i.objectStore(O)})});function pe(e,t,n){for(let r of n){let n=e.count([t,r.id]);n.onsuccess=()=>{n.result||e.add({sheet:t,...r})}}}const me=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function he(e=indexedDB){let t=await fe(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await k(n(D).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await k(n(D).get(e));if(!t)return null;let r=await k(n(O).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:me(t,`archived`),changes:r.map(e=>me(e,`sheet`))}},begin:({head:e,changes:n})=>A(t,({heads:t,changes:r})=>{t.put({...e,archived:!1}),pe(r,e.id,n)}),append:(e,n)=>A(t,({changes:t})=>{t.add({sheet:e,...n})}),join:(e,n)=>A(t,({changes:t})=>pe(t,e,n)),archive:async(e,r)=>{let i=await k(n(D).get(e));i&&await A(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const ge=()=>void navigator.storage?.persist?.().catch(()=>void 0),_e=`kitapi.device`;let j=``;function M(){j||=se(4);try{let e=localStorage.getItem(_e);if(e)return e;localStorage.setItem(_e,j)}catch{}return j}const N=e=>e.slice(0,e.lastIndexOf(`.`)),ve=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function ye(e){let t={};for(let{id:n}of e)t[N(n)]=Math.max(t[N(n)]??0,ve(n));return t}const be=(e,t)=>e.filter(({id:e})=>N(e)!==t).length;function xe(e,t,{device:n,at:r}){let i=ye(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const Se=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),P=e=>[...e].sort((e,t)=>Se(e)-Se(t)||(e.id<t.id?-1:1)),Ce=(e,t)=>P([...new Map([...e,...t].map(e=>[e.id,e])).values()]),we=(e,t)=>(e.seen[N(t.id)]??0)>=ve(t.id);function F(e){let t=/* @__PURE__ */ new Set;return P(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const Te=e=>F(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function Ee(e){let t=new Map(e.map(e=>[e.id,e])),n=F(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function I(e){let t=[];for(let n of F(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function L(e,t){let n=Array(t).fill(``);for(let t of F(e))t.do===`name`&&t.seat in n&&(n[t.seat]=t.name);return n}function De(e){let t=F(e),n=new Set(t.flatMap(e=>e.do===`keep`?[Oe(e.of)]:[])),r=new Set(I(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>ke(e,t)&&!we(e,t)&&!we(t,e)&&!n.has(Oe([e.id,t.id]))).map(t=>[e,t]))}const Oe=e=>[...e].sort().join(` `);function ke(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}function Ae(e,t){let n=e.flatMap(({struck:e},t)=>e?[]:[t+1]);return t.map((e,t)=>e?`${JSON.stringify({id:n[t],...je(e)})}\n`:``).join(``)}const je=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null&&e!==!1&&!(Array.isArray(e)&&e.length===0)));function R({game:e,players:t,first_dealer:n,variant:r,lines:i},a){let o={device:M(),at:Date.now()},s=[],c=e=>{let t=xe(s,e,o);return s.push(t),t.id};a.forEach((e,t)=>{e&&c({do:`name`,seat:t,name:e})});let l=null;for(let{kind:e,...t}of i)l=c({do:`write`,line:{kind:e,...je(t)},after:l});return{head:{id:se(8),game:e,players:t,first_dealer:n,variant:r,made:o.at},changes:s}}const Me=`kitapi.games`;async function Ne(){try{let e=await w();return Pe(e),e}catch{return Fe()}}function Pe(e){try{localStorage.setItem(Me,JSON.stringify(e))}catch{}}function Fe(){try{return JSON.parse(localStorage.getItem(Me)??`[]`)}catch{return[]}}const z=(e,t)=>e?.trim()||f(`Player {number}`,{number:t+1}),Ie=`kitapi-sheet`,Le=({head:e,changes:t})=>`${JSON.stringify({format:Ie,version:1,head:e,changes:t},null,1)}\n`;function Re(e){if(e.length>4e6)return null;let t=ze(e);return t?.format===Ie&&t.version===1?B(t):null}function B({head:e,changes:t}){return!Ve(e)||!Array.isArray(t)||t.length>5e3?null:t.every(Ue)?{head:e,changes:t}:null}function ze(e){try{return JSON.parse(e)}catch{return null}}const Be=/^[\w-]{1,64}$/,V=/^[\w-]{1,64}\.\d{1,9}$/,Ve=e=>typeof e==`object`&&!!e&&Be.test(e.id)&&Be.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made),He=e=>Number.isInteger(e)&&e>=0&&e<7;function Ue(e){if(typeof e!=`object`||!e||!V.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return We(e.line)&&(e.after===null||V.test(e.after));case`amend`:return We(e.line)&&V.test(e.of);case`strike`:case`undo`:return V.test(e.of);case`name`:return He(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>V.test(e));default:return!1}}const We=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,Ge=()=>s().filter(e=>m(e).paper);function Ke({onBegin:e}){let t=Ge(),[n,i]=r(t.find(e=>e===h())??t[0]??``),[o,s]=r([]);_(()=>{Ne().then(s)},[]);let c=o.find(e=>e.name===n);return a`<section class="paper slip new-sheet" aria-label=${f(`New sheet`)}>
    <h2>${f(`New sheet`)}</h2>
    <p class="quiet">${f(`It stays on this device and needs no connection.`)}</p>
    ${t.length>1&&a`<nav class="hand-games" aria-label=${f(`Games`)}>
      ${t.map(e=>a`<button type="button" key=${e} class="plain" aria-pressed=${e===n}
        onClick=${()=>i(e)}>${m(e).title()}</button>`)}</nav>`}
    ${c&&a`<${qe} key=${n} game=${c} onBegin=${e} />`}
  </section>`}function qe({game:e,onBegin:t}){let[n,i]=r(e.seats[0]??3),[o,s]=r([,,,,].fill(``)),[c,l]=r(0),[u,d]=r(le(e)),p=ie(e.name),m=e=>z(o[e],e),h=Array.from({length:n},(e,t)=>t);return a`<form onSubmit=${r=>{r.preventDefault(),t(R({game:e.name,players:n,first_dealer:Math.min(c,n-1),variant:u,lines:[]},h.map(m)))}}>
    <div class="player-count" role="group" aria-label=${f(`Players`)}>${e.seats.map(e=>a`<button
      type="button" key=${e} class="plain" aria-pressed=${e===n}
      onClick=${()=>i(e)}>${f(`{count} players`,{count:e})}</button>`)}</div>
    <p class="quiet">${f(`Names in the order of play; the first one is the writer’s.`)}</p>
    ${h.map(e=>a`<label key=${e}>${f(`Player {number}`,{number:e+1})}
      <input value=${o[e]} maxlength=${24} autocomplete="off" autocapitalize="words"
        onInput=${t=>s(o.map((n,r)=>r===e?t.target.value:n))} /></label>`)}
    <label>${f(`First dealer`)}
      <select value=${c} onChange=${e=>l(Number(e.target.value))}>
        ${h.map(e=>a`<option key=${e} value=${e}>${m(e)}</option>`)}</select></label>
    ${p&&a`<details class="house-rules"><summary>${f(`House rules`)}</summary>
      <${ce} game=${e} words=${p} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${f(`Begin the sheet`)}</button>
  </form>`}function Je({ranges:e,words:t,onWrite:n}){let{changeLine:i,changeTitle:o}=t,[s,c]=r(Math.max(...e.map(({lowest:e})=>e)));if(!i||!o)return null;let l=e.some(({lowest:e,highest:t,step:n})=>s>=e&&s<=t&&(s-e)%n===0);return a`<details class="paper slip change-form"><summary>${o()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&n(i(s))}}>
      <label>${f(`Amount for each player`)}
        <input type="number" min=${Math.min(...e.map(({lowest:e})=>e))}
          max=${Math.max(...e.map(({highest:e})=>e))} step=${e[0]?.step??1} value=${s}
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!l}>${f(`Write it down`)}</button>
    </form>
  </details>`}function Ye({changes:e,head:t,nameOf:n,onDecide:r}){let i=De(e);if(!i.length)return null;let o=m(t.game).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,n,t.variant):f(`struck out`);return a`<section class="paper slip conflicts" role="alert" aria-label=${f(`Written on two devices`)}>
    <h2>${f(`Written on two devices`)}</h2>
    <ul>${i.map(([e,t])=>a`<li key=${`${e.id} ${t.id}`}>
      <p>${s(e)}</p><p>${s(t)}</p>
      ${r&&a`<p class="line-tools">${Xe(e,t).map(({label:e,deeds:t})=>a`<button
        type="button" key=${e} class="plain" onClick=${()=>r(t)}>${e}</button>`)}</p>`}
    </li>`)}</ul>
  </section>`}function Xe(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[f(`Only the first is right`),f(`Only the second is right`)];return e.do===`write`?[{label:f(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Ze(e),n]},{label:i,deeds:[Ze(t),n]}]}const Ze=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``},H={kind:`deal`},U=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Qe({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(U),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const W=(e,t,n)=>U(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):$e(t[n])),$e=e=>e==null||e===!1||Array.isArray(e)&&e.length===0,et=(e,t,n)=>(e.choices.length===1||U(e).some(e=>e in t))&&e.choices.some(t=>W(t,n,e));function tt({offer:e},t,n){let r=/* @__PURE__ */ new Set;for(let i=H;;){let a=e(t,i),o=a.fields.find(({field:e})=>!r.has(e));if(!o)return i;r.add(o.field);let s=U(o).some(e=>e in n)&&o.choices.find(e=>W(e,n,o));s&&(i=Qe(a,i,o.field,s))}}function nt(e,t,i,a){let o=n({sitting:t,news:a,draft:i??H,hasArrived:!1}),[,s]=r(0),{current:c}=o;if(c.sitting!==t){let n=a>c.news&&!it(c.sitting,t);o.current={sitting:t,news:a,draft:tt(e,t,c.draft),hasArrived:c.hasArrived||n&&rt(c.draft)}}return{draft:o.current.draft,hasArrived:o.current.hasArrived,setDraft:e=>{o.current={...o.current,draft:e},s(e=>e+1)}}}const rt=e=>Object.keys(e).length>Object.keys(H).length,it=(e,t)=>JSON.stringify(e.lines)===JSON.stringify(t.lines);function at({title:e,choices:t,chosen:n,names:i,onChoice:o}){let s=[...new Set(t.map(([,e=0])=>e))],c=[...new Set(t.map(([,,e=0])=>e))],[l,u]=r(Math.max(...(n??[0]).slice(1))>5),[d,p]=[s,c].map(e=>l?e:e.filter(e=>e<=5)),m=e=>e.map((e,t)=>`${i[t]}: ${e}`).join(`, `),h=(e,r)=>{let i=t.find(([,t,n])=>t===e&&n===r);return i?a`<button type="button" class="plain" aria-label=${m(i)}
          aria-pressed=${JSON.stringify(i)===JSON.stringify(n)} onClick=${()=>o(i)}>
          <small>${i[0]}</small></button>`:null};return a`<div class="deal-field tricks-grid" role="group" aria-label=${e}>
    <h3>${e}</h3>
    <p class="quiet">${f(`In each cell: the tricks of {name}.`,{name:i[0]??``})}</p>
    <table>
      <thead><tr><th scope="col"><span class="row-name">${i[1]} ↓</span> <span>${i[2]} →</span></th>
        ${p?.map(e=>a`<th scope="col" key=${e} class="figure">${e}</th>`)}</tr></thead>
      <tbody>${d?.map(e=>a`<tr key=${e}><th scope="row" class="figure">${e}</th>
        ${p?.map(t=>a`<td key=${t}>${h(e,t)}</td>`)}</tr>`)}</tbody>
    </table>
    ${!l&&[...s,...c].some(e=>e>5)&&a`<button type="button" class="plain"
      onClick=${()=>u(!0)}>${f(`More tricks`)}</button>`}
  </div>`}function ot({game:e,accounts:n,sitting:o,nameOf:s,correcting:c,isPlaced:l,news:u,onWrite:d,onCancel:p}){let h=m(e).paper?.words.loaded.value,{draft:g,hasArrived:ee,setDraft:_}=nt(n,o,c,u),[te,ne]=r(!1),[re,v]=r(null),y=i(()=>n.write_sitting(o),[o]),b=i(()=>n.offer(o,g),[o,g]);if(!y.next)return a`<section class="paper slip deal-form"><h2>${f(`The sitting is over`)}</h2>
    ${y.over&&a`<${h.RuleText} clause=${y.over.clause} />`}
    ${p&&a`<button type="button" class="plain" onClick=${p}>${f(`Cancel`)}</button>`}</section>`;let[x,S,C]=[b.line??g,b.takers??[],o.variant],w=e=>e.field===re||!et(e,g,x),T=({field:e},t)=>{v(null),_(Qe(b,g,e,t))};return a`<section class="paper slip deal-form" aria-label=${f(`The deal to be written`)}>
    <h2>${st(c,l,y)}</h2>
    <p class="quiet">${h.standingWords(y.next,s)}</p>
    ${ee&&a`<p class="arrived" role="status">
      ${f(`Another device has written a change. Your answers that are still possible are kept.`)}</p>`}
    ${b.fields.map(e=>a`<${ct} key=${`${e.field} answered`} question=${e}
      words=${h} draft=${x} takers=${S} nameOf=${s} variant=${C} isOpen=${w(e)}
      onReopen=${()=>v(e.field)} />`)}
    ${b.fields.filter(w).map(e=>a`<${ut} key=${e.field} question=${e}
      words=${h} draft=${x} takers=${S} nameOf=${s} variant=${C}
      onChoice=${t=>T(e,t)} />`)}
    ${b.line&&a`<${dt} form=${b} words=${h} nameOf=${s} variant=${C} writing=${te}
        onWrite=${()=>{b.line&&!te&&(ne(!0),d(b.line).then(e=>{ne(!1),e&&t(f(`Written.`))}))}} />`}
    ${p&&a`<button type="button" class="plain" onClick=${p}>${f(`Cancel`)}</button>`}
  </section>`}function st(e,t,n){let r=n.page.deals.length+1;return f(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}function ct({question:e,words:t,draft:n,takers:r,nameOf:i,variant:o,isOpen:s,onReopen:c}){let l=e.choices.find(t=>W(t,n,e));return s||!l?null:a`<button type="button" class="answered" onClick=${c}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${t.layoutOf(e.field)===`tricks`?lt(l.tricks,r,i):a`<${t.Choice} field=${e.field} choice=${l} takers=${r} nameOf=${i}
        variant=${o} />`}</b>
  </button>`}const lt=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)}: ${e}`).join(` · `);function ut({question:e,words:t,draft:n,takers:r,nameOf:i,variant:o,onChoice:s}){let{field:c,choices:l}=e,u=t.fieldTitle(c);return t.layoutOf(c)===`tricks`?a`<${at} title=${u} choices=${l.map(({tricks:e})=>e)} chosen=${n.tricks}
      names=${r.map(i)} onChoice=${e=>s({tricks:e})} />`:a`<div class=${E(`deal-field`,`as-${t.layoutOf(c)}`)} role="group" aria-label=${u}>
    <h3>${u}</h3>
    <p>${l.map(l=>a`<button type="button" key=${JSON.stringify(l)} class="plain"
      aria-pressed=${W(l,n,e)} onClick=${()=>s(l)}>
      <${t.Choice} field=${c} choice=${l} takers=${r} nameOf=${i}
        variant=${o} /></button>`)}</p>
  </div>`}function dt({form:e,words:n,nameOf:r,variant:i,writing:o,onWrite:s}){return _(()=>t(f(`Ready to be written.`)),[]),a`<div class="ready">
    <${n.Payments} form=${e} voice=${{me:null,nameOf:r}} variant=${i} />
    <button type="button" class="big" aria-disabled=${o} onClick=${s}>${f(`Write it down`)}</button>
  </div>`}const[G,ft,K]=[320,160,8];function pt(e,{lowest:t,highest:n}){let r=(G-2*K)/Math.max(1,e.length-1),i=(ft-2*K)/Math.max(1,n-t);return e.map((e,n)=>[K+n*r,ft-K-(e-t)*i])}function mt({deals:e,nameOf:t}){if(e.length<2)return null;let n=(e[0]?.results??[]).map((e,t)=>t),r=n.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),i={lowest:Math.min(0,...r.flat()),highest:Math.max(0,...r.flat())},o=pt([0,0],i)[0]?.[1]??0,s=n.map(e=>`${t(e)}: ${ne(r[e]?.at(-1)??0)}`).join(`, `);return a`<figure class="paper slip result-plot">
    <figcaption>${f(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${G} ${ft}`} role="img" aria-label=${s}>
      <line class="zero" x1=${K} x2=${G-K} y1=${o} y2=${o} />
      ${r.map((e,t)=>a`<polyline key=${t} class=${`player-${t}`}
        points=${pt(e,i).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${n.map(e=>a`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function ht(e){return gt(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>_t(t,e))}function gt(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...gt(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function _t(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function vt({results:e,nameOf:t}){let n=ht(e);return a`<section class="paper slip settle-up" aria-label=${f(`The fewest payments`)}>
    <h2>${f(`The fewest payments`)}</h2>
    ${n.length===0&&a`<p class="quiet">${f(`Nobody owes anything.`)}</p>`}
    <ul>${n.map(({from:e,to:n,amount:r})=>a`<li key=${`${e} ${n}`}>
      ${t(e)} → ${t(n)}: <b class="figure">${u(r)}</b></li>`)}</ul>
  </section>`}function q({game:t,children:n}){let r=T(t)?m(t).paper:void 0;if(_(()=>{r&&(e(m(t).deck),Promise.allSettled([ae(t),r.accounts.load(),r.words.load()]))},[t]),!r)return a`<${re} />`;let i=[m(t).drawing,r.accounts,r.words];return i.some(({failed:e})=>e.value)?a`<${ee} />`:i.every(({loaded:e})=>e.value)?n:null}function yt(e){let{head:t,changes:n}=e,r=i(()=>I(n),[n]),a=i(()=>Ct(J(t.game)).write_sitting(St(t,r)),[r]),o=xt(e,a.page.deals.length);return{head:t,lines:r,written:a,table:o,nameOf:e=>o.seats[e]?.name??``}}function bt({drawn:{head:e,written:t,table:n,nameOf:r},children:i}){let{Sheet:o}=p(e.game),s={around:oe(0,e.players,J(e.game).clockwise(e.variant))};return a`<div class="accounts-so-far">
    <${o} sheet=${t.page} table=${n} view=${s} />
    <${mt} deals=${t.page.deals} nameOf=${r} />
    <${vt} results=${t.page.results} nameOf=${r} />
    ${i}
  </div>`}const xt=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:L(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:z(e,t)}))}),St=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)}),J=e=>m(e).paper,Ct=e=>e.accounts.loaded.value;function wt({lines:e,written:t,head:n,nameOf:i,...o}){let[s,c]=r(null);if(!e.length)return null;let l=[...t.lines],u=e.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return a`<section class="paper slip line-list" aria-label=${f(`Corrections`)}>
    <h2>${f(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:t})=>a`<li key=${e.id}
        class=${E(e.struck&&`struck-line`,t?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${t?.written?.number}</span>
        <${Tt} head=${n} line=${e} nameOf=${i} /></button>
      ${t?.refused&&a`<p class="quiet refusal" role="alert">
        ${f(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${t.refused.clause}</span></p>`}
      ${s===e.id&&a`<${Et} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${f(`Insert a deal before the first`)}</button>
  </section>`}function Tt({head:e,line:t,nameOf:n}){let r=m(e.game).paper?.words.loaded.value?.lineWords(t.line,n,e.variant);return a`${t.struck&&a`<span class="unseen">${f(`Struck out:`)} </span>`}
    ${t.struck?a`<s>${r}</s>`:r}`}function Et({line:e,onAmend:t,onStrike:n,onRestore:r,onInsert:i,onDone:o}){let s=e=>()=>{o(),e()};return a`<div class="line-tools">
    <p>${!e.struck&&a`<button type="button" class="plain" onClick=${s(()=>t(e))}>
        ${f(`Correct`)}</button>`}
      ${e.struck?a`<button type="button" class="plain" onClick=${s(()=>r(e))}>${f(`Restore`)}</button>`:a`<button type="button" class="plain" onClick=${s(()=>n(e))}>${f(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>i(e.id))}>
        ${f(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>a`<li key=${e.id}>${Dt(e)}</li>`)}</ul>
  </div>`}function Dt(e){let t=new Date(e.at).toLocaleString(x(),{dateStyle:`medium`,timeStyle:`short`}),n=N(e.id);switch(e.do){case`write`:return f(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return f(`Corrected {at}, on device {device}`,{at:t,device:n});default:return f(`Struck out {at}, on device {device}`,{at:t,device:n})}}const Ot=({names:e,onName:t})=>a`<details class="paper slip change-form">
  <summary>${f(`Names`)}</summary>
  <div class="names">${e.map((e,n)=>a`<label key=${n}>${f(`Player {number}`,{number:n+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:r})=>{let i=r.value.trim();i&&i!==e?t(n,i):r.value=e}} /></label>`)}</div>
</details>`,kt=(e,t)=>te(e,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(t)}),At=e=>kt(`/api/sheets`,{head:e}),jt=(e,t)=>kt(`/api/sheets/${e}/changes`,t),Mt=(e,t)=>kt(`/api/sheets/${e}/removal`,{key:t}),Nt=(e,t)=>`${location.origin}/paper#room=${e}.${t}`;function Pt(e){let[,t,n]=/^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(e)??[];return t&&n?{room:t,key:n}:null}const Ft=g(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function It({sharing:{share:e,trouble:t,begin:n,stop:i}}){let[o,s]=r(!1),c=e=>()=>{o||(s(!0),e().finally(()=>s(!1)))},l=(e,t)=>a`<p>
    <button type="button" class="plain" aria-disabled=${o} onClick=${c(t)}>${e}</button></p>`;return a`<section class="with-room" aria-label=${f(`With this room`)}>
    <h3>${f(`With this room`)}</h3>
    ${t&&a`<p role="alert">${t}</p>`}
    ${e?a`<${Lt} share=${e} />${l(f(`Stop sharing`),i)}`:a`<p class="quiet">
          ${f(`The room then keeps the sheet with its names, and all who have its link can read or write it.`)}</p>
        ${l(f(`Share with this room`),n)}`}
  </section>`}function Lt({share:{room:e,key:t,watch:n}}){let r=Nt(e,t);return a`<${de} label=${f(`Link for those who write`)} address=${r} />
    <${y} part=${Ft} props=${{text:r,longest:r.length}} Failed=${C} />
    ${n&&a`<${de} label=${f(`Link for those who watch`)} address=${Nt(e,n)} />`}`}const Rt=[`of`,`after`];function zt({head:e,changes:t}){let n=P(t),r=[...new Set(n.map(({id:e})=>N(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(N(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),Ut(a,ye(n.slice(0,c)))?null:a,Bt(s,e=>i.get(e)??e)])}}const Bt=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,Rt.includes(e)?Vt(n,t):e===`line`?Ht(n):n])),Vt=(e,t)=>Array.isArray(e)?e.map(t):t(e),Ht=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),Ut=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function Wt({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=ye(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of Rt)e in d&&(d[e]=Vt(d[e],i));r.push(d)}return{head:e,changes:r}}async function Gt(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function Kt(e){let t=await Gt(new TextEncoder().encode(JSON.stringify([1,zt(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function qt(e){try{let t=await Gt(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?B(Wt(r)):null}catch{return null}}const Jt=1700;function Yt(e){let[t,n]=r(!1);return a`<p class="keeping sheet-sharing">
    <${b} look="plain" label=${f(`Share`)} title=${f(`Share the sheet`)} onOpen=${()=>n(!0)}
      onClose=${()=>n(!1)}>
      ${t&&a`<${Xt} ...${e} />`}
    </${b}>
    <button type="button" class="plain" onClick=${()=>print()}>${f(`Print the sheet`)}</button>
  </p>`}function Xt({sheet:e,lines:t,table:n,results:i,sharing:o}){let[s,c]=r(``);return _(()=>{Kt(e).then(e=>c(`${location.origin}/paper#sheet=${e}`),()=>void 0)},[]),a`
    <${It} sharing=${o} />
    ${s&&a`<p class="quiet">${f(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${de} label=${f(`Link to this sheet`)} address=${s} />
      ${s.length<=Jt?a`<${y} part=${Ft} props=${{text:s,longest:Jt}} Failed=${C} />`:a`<p class="quiet">${f(`The sheet is too long for a QR code.`)}</p>`}`}
    <${Zt} sheet=${e} lines=${t} />
    <${ue} table=${n} results=${i} />`}function Zt({sheet:e,lines:t}){let{head:n}=e,r=Qt(i(()=>Le(e),[e]),`application/json`),o=i(()=>Ct(J(n.game)).export_scores(St(n,t)),[t]),s=Qt(i(()=>Ae(t,o),[o]),`application/jsonl`);return a`<p class="sheet-files">
    ${r&&a`<a class="plain" href=${r} download=${`kitapi-${n.id}.json`}>
      ${f(`Save the sheet to a file`)}</a>`}
    ${s&&a`<a class="plain" href=${s} download=${`kitapi-${n.id}-scores.jsonl`}>
      ${f(`Save as scores`)}</a>`}</p>
    <p class="quiet">${f(`Scores are the deals one by one, for statistics and other programs.`)}</p>`}function Qt(e,t){let[n,i]=r(``);return _(()=>{if(!e)return i(``);let n=URL.createObjectURL(new Blob([e],{type:t}));return i(n),()=>URL.revokeObjectURL(n)},[e]),n}function $t({sharing:{share:e,waiting:t,isApart:n,trouble:r,hasNews:i}}){return r?a`<p class="trouble" role="alert">${r}</p>`:e?a`<p class="shared-line" role="status">${en(t,n)}
    ${i&&a` <span>${f(`Another device has written on this sheet.`)}</span>`}</p>`:null}function en(e,t){return t&&e?d(`Not connected: {count} change waits`,`Not connected: {count} changes wait`,e):f(t?`Not connected`:e?`Shared · being sent`:`Shared · up to date`)}function tn(e,t,n,r=[]){let[i,a]=[0,new Set(r)],o=e=>e.filter(({id:e})=>!a.has(e)),s=async r=>{let s=await t({key:e,after:i,changes:i?o(r).slice(0,100):[]});if(!B(s))throw Error(`the room's answer is no sheet`);await n(s),s.after===0&&(a=/* @__PURE__ */ new Set);for(let{id:e}of s.changes)a.add(e);return i=s.version,s};return{waiting:o,atRoom:()=>[...a],exchange:async e=>{let t=await s(e);for(let n=o(e).length;t.role===`writer`&&n>0;){t=await s(e);let r=o(e).length;if(r>=n)throw Error(`the room does not keep what is sent`);n=r}return t}}}function nn(e,t){let n=new Map(e.map(e=>[e.id,e]));return t.some(e=>{let t=n.get(e.id);return t!==void 0&&rn(t)!==rn(e)})}const rn=e=>JSON.stringify(an({...e,at:0,...`name`in e&&{name:``}}));function an(e){return Array.isArray(e)?e.map(an):typeof e!=`object`||!e?e:Object.keys(e).filter(t=>e[t]!==!1).sort().map(t=>[t,an(e[t])])}const on=4e3;function sn(e,t){let[n,r,i,a,o]=[!1,!1,!1,on,0],s=async()=>{n=!0,clearTimeout(o);do r=!1,await e().then(()=>{a=on},e=>{a=Math.min(2*a,6e4),i||=!t(e)});while(r&&!i);n=!1,!i&&!document.hidden&&(o=setTimeout(c,a))},c=()=>{r=!0,!n&&!i&&s()},l=()=>{document.hidden||c()};return document.addEventListener(`visibilitychange`,l),addEventListener(`online`,c),c(),{now:c,stop:()=>{i=!0,clearTimeout(o),document.removeEventListener(`visibilitychange`,l),removeEventListener(`online`,c)}}}const cn=`shares`;function ln(){let e=indexedDB.open(`kitapi-shared-sheets`,1);return e.onupgradeneeded=()=>{e.result.createObjectStore(cn,{keyPath:`sheet`})},k(e)}let un=null;async function Y(e){return un??=ln().catch(e=>{throw un=null,e}),(await un).transaction(cn,e).objectStore(cn)}const dn=async e=>await k((await Y(`readonly`)).get(e))??null;async function fn(e){return(await k((await Y(`readonly`)).getAll())).find(t=>t.room===e)??null}const pn=async e=>{await k((await Y(`readwrite`)).put(e))},mn=async e=>{await k((await Y(`readwrite`)).delete(e))};let hn=null;function X(){return hn??=he().catch(e=>{throw hn=null,e}),hn}const Z=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null,gn=/* @__PURE__ */ new Set([]);function _n(e){Z?.postMessage(e);for(let t of gn)t(e)}async function vn(e,t){let n=await X();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=xe(i.changes,t,{device:M(),at:Date.now()});try{return await n.append(e,a),Z?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function yn(e){let[t,n]=r(void 0),[i,a]=r(!1),o=()=>X().then(t=>t.read(e)).then(n,()=>a(!0));_(()=>{let t=t=>{t===e&&o()},n=({data:e})=>t(e);return o(),Z?.addEventListener(`message`,n),gn.add(t),()=>{Z?.removeEventListener(`message`,n),gn.delete(t)}},[e]);let s=async t=>{let r=await vn(e,t).catch(()=>null);return a(!r),r&&n(r),r!==null},[c,l]=t?[Te(t.changes),Ee(t.changes)]:[null,null];return{sheet:t,failed:i,change:s,undo:c&&(()=>s({do:`undo`,of:c.id})),redo:l&&(()=>s({do:`undo`,of:l.id}))}}const bn=`unknown_sheet`,xn=[`change_clash`,`sheet_full`,`malformed`,`watched_only`],Q={waiting:0,isApart:!1,trouble:``,hasNews:!1};function Sn(e,t){let[i,a]=r(null),[o,s]=r(Q),c=e=>s(t=>({...t,...e})),u=n(null);_(()=>{dn(e).then(a,()=>void 0)},[e]),_(()=>{if(i)return u.current=Cn(i,c,()=>a(null)),()=>u.current?.stop()},[i?.room]),_(()=>u.current?.now(),[t.changes.length]);let d=e=>e.then(e=>(a(e),c(Q),!0),e=>(c({trouble:e instanceof l?e.message:f(`The server does not answer.`)}),!1));return{share:i,...o,begin:()=>d(Dn(t)),stop:()=>d(On(i))}}function Cn(e,t,n){let r=tn(e.key,t=>jt(e.room,t),async n=>{await En(e,n)&&t({hasNews:!0})},e.atRoom);return sn(async()=>{let n=await Tn(e.sheet),i=r.waiting(n).length;t(i?{waiting:i,hasNews:!1}:{waiting:i});let{watch_key:a}=await r.exchange(n);await pn({...e,watch:a??``,atRoom:r.atRoom()}),t({waiting:r.waiting(await Tn(e.sheet)).length,isApart:!1,trouble:``})},r=>{let i=r instanceof l?r.reason:``,a=xn.includes(i)||r instanceof wn;return t({isApart:!a&&i!==bn,...a&&{trouble:r.message}}),i!==bn||(t({...Q,trouble:f(`The room no longer keeps this sheet; it is kept here.`)}),mn(e.sheet).then(n),!1)})}var wn=class extends Error{constructor(){super(f(`Two devices wrote under one number: save the sheet to a file, and open it on the other.`))}};const Tn=async e=>(await(await X()).read(e))?.changes??[];async function En({sheet:e},{changes:t}){if(!t.length)return!1;let n=await Tn(e),r=new Set(n.map(e=>e.id)),i=t.some(e=>!r.has(e.id));if(i&&(await(await X()).join(e,t),_n(e)),nn(n,t))throw new wn;return i}async function Dn(e){let{sheet:t,write_key:n,watch_key:r}=await At(e.head),i={sheet:e.head.id,room:t,key:n,watch:r,atRoom:[]};return await pn(i),i}async function On(e){return e&&(await Mt(e.room,e.key).catch(e=>{if(!(e instanceof l)||e.reason!==bn)throw e}),await mn(e.sheet)),null}function kn({id:e}){let t=yn(e),{sheet:n}=t;return n===null?a`<${re} />`:n===void 0&&t.failed?a`<main class="writer-desk"><p class="trouble" role="alert">
      ${f(`The sheets of this browser cannot be read.`)}</p></main>`:n&&a`<${q} game=${n.head.game}><${An} open=${t} sheet=${n} /></${q}>`}function An({open:e,sheet:t}){let n=yt(t),{lines:r,written:i,table:o,nameOf:s}=n,c=Sn(t.head.id,t);return a`<main class="writer-desk with-sheet">
    ${e.failed&&a`<p class="trouble" role="alert">
      ${f(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${$t} sharing=${c} />
    <${jn} open=${e} sheet=${t} lines=${r} written=${i} nameOf=${s} />
    <${bt} drawn=${n}>
      <${Yt} sheet=${t} lines=${r} table=${o} results=${i.page.results}
        sharing=${c} />
    </${bt}>
  </main>`}function jn({open:e,sheet:{head:t,changes:n},lines:r,written:o,nameOf:s}){let c=J(t.game),{correcting:l,inserting:u,before:d,after:f,turn:p,amend:m,insert:h,finish:g}=Nn(r),ee=i(()=>St(t,d),[d]),_=l===null&&u===void 0;return a`<div class="writing">
    <${Ye} changes=${n} head=${t} nameOf=${s} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${ot} key=${`${l?.id} ${u} ${p}`} game=${t.game} accounts=${Ct(c)}
      sitting=${ee} nameOf=${s} correcting=${l?.line??null} isPlaced=${u!==void 0}
      news=${be(n,M())} onWrite=${async t=>{let n=await e.change(l?{do:`amend`,of:l.id,line:t}:{do:`write`,line:t,after:f});return n&&g(),n}}
      onCancel=${_?null:g} />
    ${_&&!!o.kasa_changes?.length&&a`<${Je} ranges=${o.kasa_changes}
      words=${c.words.loaded.value} onWrite=${t=>e.change({do:`write`,line:t,after:f})} />`}
    <${Mn} open=${e} />
    <${wt} lines=${r} written=${o} head=${t} nameOf=${s} onAmend=${m}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Fn(t)})}
      onInsert=${h} />
    <${Ot} names=${L(n,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const Mn=({open:{undo:e,redo:t}})=>a`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${f(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${f(`Redo`)}</button></p>`;function Nn(e){let[t,n]=r(Pn),[a,o]=r(0),s=e=>{n(e),o(e=>e+1),e!==Pn&&scrollTo(0,0)},c=t=>e.some(e=>e.id===t),l=c(t.correcting?.id)?t.correcting:null,u=t.inserting===null||c(t.inserting)?t.inserting:void 0;return{correcting:l,inserting:u,turn:a,...i(()=>In(e,l,u),[e,l,u]),amend:e=>s({correcting:e,inserting:void 0}),insert:e=>s({correcting:null,inserting:e}),finish:()=>s(Pn)}}const Pn={correcting:null,inserting:void 0},Fn=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function In(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}function Ln({opened:e,onKept:t}){let[n,i]=r(null),[o,s]=r(!1),[c,u]=r(``);return _(()=>{let n=[],r=tn(e.key,t=>jt(e.room,t),async({role:e,head:t,changes:r})=>{(!n.length||r.length)&&(n=Ce(n,r),e===`watcher`&&i({head:t,changes:n}))}),a=sn(async()=>{let{role:i,head:o,watch_key:c}=await r.exchange([]);s(!1),i===`writer`&&(a.stop(),await Rn({head:o,changes:n},e,c??``,r).then(()=>t(o.id),()=>u(f(`This browser keeps no sheets: its storage is full or switched off.`))))},e=>{let t=e instanceof l&&e.reason===`unknown_sheet`;return t&&u(e.message),s(!t),!t});return fn(e.room).then(n=>{n?.key===e.key&&t(n.sheet)},()=>void 0),()=>a.stop()},[e.room,e.key]),n?a`<${q} game=${n.head.game}>
    <${zn} sheet=${n} isApart=${o} trouble=${c} /></${q}>`:a`<main class="writer-desk">${c&&a`<p class="trouble" role="alert">${c}</p>`}
      ${o&&a`<p class="trouble" role="alert">${f(`The server does not answer.`)}</p>`}</main>`}async function Rn(e,{room:t,key:n},r,i){ge(),await(await X()).begin(e),await pn({sheet:e.head.id,room:t,key:n,watch:r,atRoom:i.atRoom()})}function zn({sheet:e,isApart:t,trouble:n}){let r=yt(e);return a`<main class="writer-desk with-sheet watched">
    ${n?a`<p class="trouble" role="alert">${n}</p>`:a`<p class="shared-line" role="status">
          ${f(t?`Not connected`:`You are watching; the writer’s deals appear here.`)}</p>`}
    <${Ye} changes=${e.changes} head=${e.head} nameOf=${r.nameOf} />
    <${bt} drawn=${r} />
  </main>`}var $=class extends Error{};async function Bn(e,t){let n=Re(e);if(n&&t.some(({game:e})=>e===n.head.game))return n;let r=e.length>4e7?[]:Hn(e);if(r.length===0||n)throw Vn();return r[0].format===`kitapi-record`?Un(r,t):Kn(r,t)}const Vn=()=>new $(f(`The file holds no sheet, no record and no scores.`));function Hn(e){let t=e.split(`
`).filter(e=>e.trim()).map(ze);return t.every(e=>typeof e==`object`&&!!e)?t:[]}async function Un([e,...t],n){if(t.some(({format:e})=>e))throw new $(f(`The file holds several sittings; a sheet is one.`));let r=n.find(t=>t.game===e.game);if(!r||!Array.isArray(e.seats)||!(e.version<=2))throw Vn();let i=await r.load(),{sitting:a,refused:o}=i.import_record({terms:e.terms,events:t.filter(({kind:e})=>i.RECORDED_KINDS.includes(e))});if(a)return R(a,Gn(e.seats.slice(0,a.players).map(Wn)));throw new $(o?.field===`number`?f(`The record begins in the middle of a sitting; a sheet needs its first deal.`):f(`The deals of this record do not give its accounts, so it cannot become a sheet.`))}const Wn=e=>String(e).slice(0,22),Gn=e=>e.map((t,n)=>t&&e.filter(e=>e===t).length>1?`${t} ${e.slice(0,n+1).filter(e=>e===t).length}`:t);async function Kn(e,t){let n=-1;for(let{load:r}of t){let{sitting:t,refused:i}=(await r()).import_scores({deals:e});if(t)return R(t,[]);n=Math.max(n,Number(/^deals\[(\d+)\]/.exec(i?.field??``)?.[1]??-1))}throw n<1?Vn():new $(f(`Line {number} of the scores does not follow from those before it.`,{number:n+1}))}async function qn(){let e=await X(),t=(await e.list()).filter(({game:e})=>T(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}const Jn=()=>Ge().flatMap(e=>{let{paper:t}=m(e);return t?[{game:e,load:()=>t.accounts.load()}]:[]});function Yn({onSheet:e,onTrouble:t}){let[n,i]=r([]),o=()=>t(f(`The sheets of this browser cannot be read.`)),s=()=>{qn().then(i,o)};_(s,[]);let c=(e,t)=>{X().then(n=>n.archive(e,t)).then(s)},l=async({target:n})=>{let r=await n.files[0]?.text()??``;n.value=``;try{e(await Bn(r,Jn()))}catch(e){t(e instanceof $?e.message:f(`The file could not be opened. Try again.`))}},[u,d]=[n.filter(({archived:e})=>!e),n.filter(({archived:e})=>e)];return a`<section class="writer-shelf" aria-label=${f(`Sheets kept in this browser`)}>
    ${u.length>0&&a`<h2>${f(`Continue`)}</h2>
      <ul>${u.map(e=>a`<${Xn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>`}
    ${d.length>0&&a`<details><summary>${f(`Archive`)}</summary>
      <ul>${d.map(e=>a`<${Xn} key=${e.head.id} sheet=${e} onArchive=${c} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${f(`Open a file`)}
      <input type="file" class="unseen" onChange=${l} /></label>
    <p class="quiet">${f(`A sheet that was saved, the record of a table, or scores.`)}</p>
  </section>`}function Xn({sheet:{head:e,changes:t,archived:n},onArchive:r}){let i=I(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(x(),{day:`numeric`,month:`long`,year:`numeric`});return a`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}>
      <b>${L(t,e.players).map(z).join(`, `)}</b>
      <small>${m(e.game).title()} · ${d(`{count} deal`,`{count} deals`,i)} · ${o}</small></a>
    <button type="button" class="plain" onClick=${()=>r(e.id,!n)}>
      ${f(n?`Take out of the archive`:`Put into the archive`)}</button>
  </li>`}const Zn=e=>`/paper?sheet=${e}`;function Qn({query:e}){let t=new URLSearchParams(e).get(`sheet`),n=er();return a`<div class=${E(`writer`,S.value.bright&&`bright`)}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${f(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t?a`<a href="/paper">${f(`Sheets`)}</a>`:f(`The writer’s sheet`)}</h1>
      <div class="tools"><${$n} /><${c} /></div>
    </header>
    ${t?a`<${kn} key=${t} id=${t} />`:a`<${tr} key=${n} hash=${n} />`}
  </div>`}const $n=()=>a`<button type="button" class="tool bright-switch" aria-label=${f(`Bright light`)}
  title=${f(`Bright light`)} aria-pressed=${S.value.bright}
  onClick=${()=>v({bright:!S.peek().bright})}>
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle cx="12" cy="12" r="4.5" />
    <path d="M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5" /></svg></button>`;function er(){let[e,t]=r(location.hash);return _(()=>{let e=()=>t(location.hash);return addEventListener(`hashchange`,e),()=>removeEventListener(`hashchange`,e)},[]),e}function tr({hash:e}){let t=Pt(e);return t?a`<${Ln} opened=${t} onKept=${e=>o(Zn(e))} />`:a`<${nr} />`}function nr(){let[e,t]=r(``),n=e=>{ge(),X().then(t=>t.begin(e)).then(()=>o(Zn(e.head.id)),()=>t(f(`This browser keeps no sheets: its storage is full or switched off.`)))};return _(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&qt(e).then(e=>e?n(e):t(f(`The link holds no whole sheet.`)))},[]),a`<main class="writer-desk">
    ${e&&a`<p class="trouble" role="alert">${e}</p>`}
    <${Yn} onSheet=${n} onTrouble=${t} />
    <${Ke} onBegin=${n} />
  </main>`}export{Qn as WriterPage};