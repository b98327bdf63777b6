import{An as e,En as t,Sn as n,V as r,a as i,an as a,bn as o,cn as s,fn as c,gn as l,hn as u,i as d,it as f,jn as p,ln as m,mn as h,n as g,nt as _,o as v,on as y,pn as b,rn as x,rt as S,sn as C,v as w,vn as T,xn as E}from"./main.js";import{I as ee,c as D}from"./shared.js";import{a as te,o as ne,t as re}from"./desks.js";import{M as ie}from"./caribbean-stud-shared.js";const O=`heads`,k=`changes`,A=e=>new Promise((t,n)=>{e.onsuccess=()=>t(e.result),e.onerror=()=>n(e.error??/* @__PURE__ */ Error(`the browser's database failed`))});function ae(e){let t=e.open(`kitapi-sheets`,1);return t.onupgradeneeded=()=>{t.result.createObjectStore(O,{keyPath:`id`}),t.result.createObjectStore(k,{keyPath:[`sheet`,`id`]})},A(t)}const j=(e,t)=>new Promise((n,r)=>{let i=e.transaction([O,k],`readwrite`,{durability:`strict`});i.oncomplete=()=>n(),i.onabort=()=>r(i.error??/* @__PURE__ */ Error(`the browser's database is full`)),t({heads:i.objectStore(O),changes:i.objectStore(k)})}),oe=(e,t)=>Object.fromEntries(Object.entries(e).filter(([e])=>e!==t));async function se(e=indexedDB){let t=await ae(e),n=e=>t.transaction(e).objectStore(e);return{list:async()=>(await A(n(O).getAll())).sort((e,t)=>t.made-e.made),read:async e=>{let t=await A(n(O).get(e));if(!t)return null;let r=await A(n(k).getAll(IDBKeyRange.bound([e],[e,[]])));return{head:oe(t,`archived`),changes:r.map(e=>oe(e,`sheet`))}},begin:({head:e,changes:n})=>j(t,({heads:t,changes:r})=>{t.put({...e,archived:!1});for(let t of n)r.put({sheet:e.id,...t})}),append:(e,n)=>j(t,({changes:t})=>{t.add({sheet:e,...n})}),archive:async(e,r)=>{let i=await A(n(O).get(e));i&&await j(t,({heads:e})=>{e.put({...i,archived:r})})},close:()=>t.close()}}const ce=()=>void navigator.storage?.persist?.().catch(()=>void 0),le=`kitapi.device`;let M=``;function ue(){M||=D(4);try{let e=localStorage.getItem(le);if(e)return e;localStorage.setItem(le,M)}catch{}return M}const N=e=>e.slice(0,e.lastIndexOf(`.`)),de=e=>Number(e.slice(e.lastIndexOf(`.`)+1));function P(e){let t={};for(let{id:n}of e)t[N(n)]=Math.max(t[N(n)]??0,de(n));return t}function F(e,t,{device:n,at:r}){let i=P(e);return{...t,id:`${n}.${(i[n]??0)+1}`,seen:i,at:r}}const I=({seen:e})=>Object.values(e).reduce((e,t)=>e+t,0),L=e=>[...e].sort((e,t)=>I(e)-I(t)||(e.id<t.id?-1:1)),R=(e,t)=>(e.seen[N(t.id)]??0)>=de(t.id);function z(e){let t=/* @__PURE__ */ new Set;return L(e).reverse().filter(e=>!t.has(e.id)&&(e.do===`undo`&&t.add(e.of),!0)).reverse()}const fe=e=>z(e).findLast(e=>e.do!==`undo`&&e.do!==`name`)??null;function pe(e){let t=new Map(e.map(e=>[e.id,e])),n=z(e).findLast(e=>e.do!==`name`&&(e.do!==`undo`||t.get(e.of)?.do!==`undo`));return n?.do===`undo`?n:null}function B(e){let t=[];for(let n of z(e)){let e=`of`in n?t.findIndex(({id:e})=>e===n.of):-1,r=t[e];if(n.do===`write`){let e=t.findIndex(({id:e})=>e===n.after);t.splice(e+1,0,{id:n.id,line:n.line,struck:!1,changes:[n]})}else r&&n.do===`amend`?t[e]={...r,line:n.line,changes:[...r.changes,n]}:r&&n.do===`strike`&&(t[e]={...r,struck:!0,changes:[...r.changes,n]})}return t}function V(e,t){let n=Array(t).fill(``);for(let t of z(e))t.do===`name`&&(n[t.seat]=t.name);return n}function me(e){let t=z(e),n=new Set(t.flatMap(e=>e.do===`keep`?[H(e.of)]:[])),r=new Set(B(e).filter(({struck:e})=>e).map(({id:e})=>e)),i=t.filter(e=>!r.has(e.id));return i.flatMap((e,t)=>i.slice(t+1).filter(t=>he(e,t)&&!R(e,t)&&!R(t,e)&&!n.has(H([e.id,t.id]))).map(t=>[e,t]))}const H=e=>[...e].sort().join(` `);function he(e,t){if(e.do===`write`&&t.do===`write`)return e.after===t.after;let n=e=>e.do===`amend`||e.do===`strike`;return n(e)&&n(t)&&`of`in e&&`of`in t&&e.of===t.of}const U=`kitapi.games`;async function ge(){try{let e=await w();return _e(e),e}catch{return ve()}}function _e(e){try{localStorage.setItem(U,JSON.stringify(e))}catch{}}function ve(){try{return JSON.parse(localStorage.getItem(U)??`[]`)}catch{return[]}}const ye=`kitapi-sheet`,be=({head:e,changes:t})=>`${JSON.stringify({format:ye,version:1,head:e,changes:t},null,1)}\n`;function xe(e){if(e.length>4e6)return null;let t=Ce(e);return t?.format===ye&&t.version===1?Se(t):null}function Se({head:e,changes:t}){return!Te(e)||!Array.isArray(t)||t.length>2e4?null:t.every(Ee)?{head:e,changes:t}:null}function Ce(e){try{return JSON.parse(e)}catch{return null}}const we=/^[\w-]{1,64}$/,W=/^[\w-]{1,64}\.\d{1,9}$/,Te=e=>typeof e==`object`&&!!e&&we.test(e.id)&&we.test(e.game)&&Number.isInteger(e.players)&&e.players>=2&&e.players<=7&&Number.isInteger(e.first_dealer)&&e.first_dealer>=0&&e.first_dealer<e.players&&typeof e.variant==`object`&&e.variant!==null&&Number.isFinite(e.made);function Ee(e){if(typeof e!=`object`||!e||!W.test(e.id)||!Number.isFinite(e.at)||typeof e.seen!=`object`||e.seen===null||!Object.values(e.seen).every(e=>Number.isInteger(e)&&e>=0))return!1;switch(e.do){case`write`:return G(e.line)&&(e.after===null||W.test(e.after));case`amend`:return G(e.line)&&W.test(e.of);case`strike`:case`undo`:return W.test(e.of);case`name`:return Number.isInteger(e.seat)&&typeof e.name==`string`&&e.name.length<=24;case`keep`:return Array.isArray(e.of)&&e.of.every(e=>W.test(e));default:return!1}}const G=e=>typeof e==`object`&&!!e&&typeof e.kind==`string`,De=()=>h().filter(e=>c(e).paper);function Oe({onBegin:r}){let i=De(),[a,o]=e(i.find(e=>e===d())??i[0]??``),[s,l]=e([]);t(()=>{ge().then(l)},[]);let u=s.find(e=>e.name===a);return n`<section class="paper slip new-sheet" aria-label=${m(`New sheet`)}>
    <h2>${m(`New sheet`)}</h2>
    <p class="quiet">${m(`It stays on this device and needs no connection.`)}</p>
    ${i.length>1&&n`<nav class="hand-games" aria-label=${m(`Games`)}>
      ${i.map(e=>n`<button type="button" key=${e} class="plain" aria-pressed=${e===a}
        onClick=${()=>o(e)}>${c(e).title()}</button>`)}</nav>`}
    ${u&&n`<${ke} key=${a} game=${u} onBegin=${r} />`}
  </section>`}function ke({game:t,onBegin:r}){let[i,a]=e(t.seats[0]??3),[o,s]=e([,,,,].fill(``)),[c,l]=e(0),[u,d]=e(ne(t)),f=T(t.name),p=e=>o[e]?.trim()||m(`Player {number}`,{number:e+1}),h=Array.from({length:i},(e,t)=>t);return n`<form onSubmit=${e=>{e.preventDefault(),r({head:{id:D(8),game:t.name,players:i,first_dealer:Math.min(c,i-1),variant:u,made:Date.now()},changes:Ae(h.map(p))})}}>
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
      <${te} game=${t} words=${f} variant=${u} onVariant=${d} /></details>`}
    <button class="big">${m(`Begin the sheet`)}</button>
  </form>`}function Ae(e){let t={device:ue(),at:Date.now()};return e.reduce((e,n,r)=>[...e,F(e,{do:`name`,seat:r,name:n},t)],[])}function je({ranges:t,words:r,onWrite:i}){let{changeLine:a,changeTitle:o}=r,[s,c]=e(Math.max(...t.map(({lowest:e})=>e)));if(!a||!o)return null;let l=t.some(({lowest:e,highest:t,step:n})=>s>=e&&s<=t&&(s-e)%n===0);return n`<details class="paper slip change-form"><summary>${o()}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i(a(s))}}>
      <label>${m(`Amount for each player`)}
        <input type="number" min=${Math.min(...t.map(({lowest:e})=>e))}
          max=${Math.max(...t.map(({highest:e})=>e))} step=${t[0]?.step??1} value=${s}
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="plain" aria-disabled=${!l}>${m(`Write it down`)}</button>
    </form>
  </details>`}function Me({changes:e,game:t,nameOf:r,onDecide:i}){let a=me(e);if(!a.length)return null;let o=c(t).paper?.words.loaded.value,s=e=>`line`in e?o?.lineWords(e.line,r):m(`struck out`);return n`<section class="paper slip conflicts" role="alert" aria-label=${m(`Written on two devices`)}>
    <h2>${m(`Written on two devices`)}</h2>
    <ul>${a.map(([e,t])=>n`<li key=${`${e.id} ${t.id}`}>
      <p>${s(e)}</p><p>${s(t)}</p>
      <p class="line-tools">${Ne(e,t).map(({label:e,deeds:t})=>n`<button type="button" key=${e}
        class="plain" onClick=${()=>i(t)}>${e}</button>`)}</p>
    </li>`)}</ul>
  </section>`}function Ne(e,t){let n={do:`keep`,of:[e.id,t.id]},[r,i]=[m(`Only the first is right`),m(`Only the second is right`)];return e.do===`write`?[{label:m(`Both are right`),deeds:[n]},{label:r,deeds:[{do:`strike`,of:t.id}]},{label:i,deeds:[{do:`strike`,of:e.id}]}]:[{label:r,deeds:[Pe(e),n]},{label:i,deeds:[Pe(t),n]}]}const Pe=e=>e.do===`amend`?{do:`amend`,of:e.of,line:e.line}:{do:e.do,of:`of`in e?e.of:``};function Fe({title:t,choices:r,chosen:i,names:a,onChoice:o}){let s=[...new Set(r.map(([,e=0])=>e))],c=[...new Set(r.map(([,,e=0])=>e))],[l,u]=e(Math.max(...(i??[0]).slice(1))>5),[d,f]=[s,c].map(e=>l?e:e.filter(e=>e<=5)),p=e=>e.map((e,t)=>`${a[t]}: ${e}`).join(`, `),h=(e,t)=>{let a=r.find(([,n,r])=>n===e&&r===t);return a?n`<button type="button" class="plain" aria-label=${p(a)}
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
  </div>`}const Ie={kind:`deal`};function Le({game:t,accounts:r,sitting:i,nameOf:a,correcting:s,isPlaced:l,onWrite:u,onCancel:d}){let f=c(t).paper?.words.loaded.value,[h,g]=e(s??Ie),[_,v]=e(!1),[y,b]=e(null),x=p(()=>r.write_sitting(i),[i.lines.length]),S=p(()=>r.offer(i,h),[h]);if(!x.next)return n`<section class="paper slip deal-form"><h2>${m(`The sitting is over`)}</h2>
    ${x.over&&n`<${f.RuleText} clause=${x.over.clause} />`}
    ${d&&n`<button type="button" class="plain" onClick=${d}>${m(`Cancel`)}</button>`}</section>`;let[C,w]=[S.line??h,S.takers??[]],T=e=>e.field===y||!Be(e,h,C),E=({field:e},t)=>{b(null),g(ze(S,h,e,t))};return n`<section class="paper slip deal-form" aria-label=${m(`The deal to be written`)}>
    <h2>${Re(s,l,x)}</h2>
    <p class="quiet">${f.standingWords(x.next,a)}</p>
    ${S.fields.map(e=>n`<${Ve} key=${`${e.field} answered`} question=${e}
      words=${f} draft=${C} takers=${w} nameOf=${a} isOpen=${T(e)}
      onReopen=${()=>b(e.field)} />`)}
    ${S.fields.filter(T).map(e=>n`<${Ue} key=${e.field} question=${e}
      words=${f} draft=${C} takers=${w} nameOf=${a}
      onChoice=${t=>E(e,t)} />`)}
    ${S.line&&n`<${We} form=${S} words=${f} nameOf=${a} writing=${_} onWrite=${()=>{S.line&&!_&&(v(!0),u(S.line).then(e=>{v(!1),e&&o(m(`Written.`))}))}} />`}
    ${d&&n`<button type="button" class="plain" onClick=${d}>${m(`Cancel`)}</button>`}
  </section>`}function Re(e,t,n){let r=n.page.deals.length+1;return m(e?`Correct deal {number}`:t?`Insert deal {number}`:`Deal {number}`,{number:r})}const K=({choices:e})=>[...new Set(e.flatMap(e=>Object.keys(e)))];function ze({fields:e},t,n,r){let i=e.slice(e.findIndex(e=>e.field===n)).flatMap(K),a=Object.entries(t).filter(([e])=>!i.includes(e));return{...Object.fromEntries(a),...r}}const q=(e,t,n)=>K(n).every(n=>n in e?JSON.stringify(e[n])===JSON.stringify(t[n]??!1):!t[n]),Be=(e,t,n)=>(e.choices.length===1||K(e).some(e=>e in t))&&e.choices.some(t=>q(t,n,e));function Ve({question:e,words:t,draft:r,takers:i,nameOf:a,isOpen:o,onReopen:s}){let c=e.choices.find(t=>q(t,r,e));return o||!c?null:n`<button type="button" class="answered" onClick=${s}>
    <span>${t.fieldTitle(e.field)}</span>
    <b>${c.tricks?He(c.tricks,i,a):n`<${t.Choice} field=${e.field} choice=${c} takers=${i} nameOf=${a} />`}</b>
  </button>`}const He=(e,t,n)=>e.map((e,r)=>`${n(t[r]??0)} ${e}`).join(` · `);function Ue({question:e,words:t,draft:r,takers:i,nameOf:a,onChoice:o}){let{field:s,choices:c}=e,l=t.fieldTitle(s);return t.layoutOf(s)===`tricks`?n`<${Fe} title=${l} choices=${c.map(({tricks:e})=>e)} chosen=${r.tricks}
      names=${i.map(a)} onChoice=${e=>o({tricks:e})} />`:n`<div class=${E(`deal-field`,`as-${t.layoutOf(s)}`)} role="group" aria-label=${l}>
    <h3>${l}</h3>
    <p>${c.map(c=>n`<button type="button" key=${JSON.stringify(c)} class="plain"
      aria-pressed=${q(c,r,e)} onClick=${()=>o(c)}>
      <${t.Choice} field=${s} choice=${c} takers=${i} nameOf=${a} /></button>`)}</p>
  </div>`}function We({form:e,words:r,nameOf:i,writing:a,onWrite:s}){return t(()=>o(m(`Ready to be written.`)),[]),n`<div class="ready">
    <${r.Payments} form=${e} voice=${{me:null,nameOf:i}} />
    <button type="button" class="big" aria-disabled=${a} onClick=${s}>${m(`Write it down`)}</button>
  </div>`}function Ge({lines:t,written:r,game:i,nameOf:a,...o}){let[s,c]=e(null);if(!t.length)return null;let l=[...r.lines],u=t.map(e=>({line:e,result:e.struck?null:l.shift()??null}));return n`<section class="paper slip line-list" aria-label=${m(`Corrections`)}>
    <h2>${m(`Corrections`)}</h2>
    <ol reversed>${u.map(({line:e,result:t})=>n`<li key=${e.id}
        class=${E(e.struck&&`struck-line`,t?.refused&&`refused-line`)}>
      <button type="button" class="line-head" aria-expanded=${s===e.id}
        onClick=${()=>c(s===e.id?null:e.id)}>
        <span class="figure deal-number">${t?.written?.number}</span>
        <${Ke} game=${i} line=${e} nameOf=${a} /></button>
      ${t?.refused&&n`<p class="quiet refusal" role="alert">
        ${m(`Not counted: after the corrections before it, the rules do not allow it.`)}
        <span class="rule-number">${t.refused.clause}</span></p>`}
      ${s===e.id&&n`<${qe} line=${e} ...${o} onDone=${()=>c(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${()=>o.onInsert(null)}>
      ${m(`Insert a deal before the first`)}</button>
  </section>`}function Ke({game:e,line:t,nameOf:r}){let i=c(e).paper?.words.loaded.value;return n`${t.struck&&n`<span class="unseen">${m(`Struck out:`)} </span>`}
    ${t.struck?n`<s>${i?.lineWords(t.line,r)}</s>`:i?.lineWords(t.line,r)}`}function qe({line:e,onAmend:t,onStrike:r,onRestore:i,onInsert:a,onDone:o}){let s=e=>()=>{o(),e()};return n`<div class="line-tools">
    <p>${!e.struck&&n`<button type="button" class="plain" onClick=${s(()=>t(e))}>
        ${m(`Correct`)}</button>`}
      ${e.struck?n`<button type="button" class="plain" onClick=${s(()=>i(e))}>${m(`Restore`)}</button>`:n`<button type="button" class="plain" onClick=${s(()=>r(e))}>${m(`Strike out`)}</button>`}
      <button type="button" class="plain" onClick=${s(()=>a(e.id))}>
        ${m(`Insert a deal after it`)}</button></p>
    <ul class="quiet">${e.changes.map(e=>n`<li key=${e.id}>${Je(e)}</li>`)}</ul>
  </div>`}function Je(e){let t=new Date(e.at).toLocaleString(C(),{dateStyle:`medium`,timeStyle:`short`}),n=e.id.slice(0,e.id.lastIndexOf(`.`));switch(e.do){case`write`:return m(`Written {at}, on device {device}`,{at:t,device:n});case`amend`:return m(`Corrected {at}, on device {device}`,{at:t,device:n});default:return m(`Struck out {at}, on device {device}`,{at:t,device:n})}}const Ye=({names:e,onName:t})=>n`<details class="paper slip change-form">
  <summary>${m(`Names`)}</summary>
  <div class="names">${e.map((e,r)=>n`<label key=${r}>${m(`Player {number}`,{number:r+1})}
    <input value=${e} maxlength=${24} autocomplete="off"
      onChange=${({target:n})=>{let i=n.value.trim();i&&i!==e?t(r,i):n.value=e}} /></label>`)}</div>
</details>`,[J,Y,X]=[320,160,8];function Xe(e,{lowest:t,highest:n}){let r=(J-2*X)/Math.max(1,e.length-1),i=(Y-2*X)/Math.max(1,n-t);return e.map((e,n)=>[X+n*r,Y-X-(e-t)*i])}function Ze({deals:e,nameOf:t}){if(e.length<2)return null;let r=(e[0]?.results??[]).map((e,t)=>t),i=r.map(t=>[0,...e.map(({results:e})=>e[t]??0)]),a={lowest:Math.min(0,...i.flat()),highest:Math.max(0,...i.flat())},o=Xe([0,0],a)[0]?.[1]??0,s=r.map(e=>`${t(e)}: ${y(i[e]?.at(-1)??0)}`).join(`, `);return n`<figure class="paper slip result-plot">
    <figcaption>${m(`The results from deal to deal`)}</figcaption>
    <svg viewBox=${`0 0 ${J} ${Y}`} role="img" aria-label=${s}>
      <line class="zero" x1=${X} x2=${J-X} y1=${o} y2=${o} />
      ${i.map((e,t)=>n`<polyline key=${t} class=${`player-${t}`}
        points=${Xe(e,a).map(([e=0,t=0])=>`${e.toFixed(1)},${t.toFixed(1)}`).join(` `)} />`)}
    </svg>
    <ul>${r.map(e=>n`<li key=${e} class=${`player-${e}`}>
      <span class="swatch" aria-hidden="true"></span>${t(e)}</li>`)}</ul>
  </figure>`}function Qe(e){return $e(e.map((e,t)=>t).filter(t=>e[t]!==0),e).flatMap(t=>et(t,e))}function $e(e,t){let[n,...r]=e;if(n===void 0)return[];let i=[[...e]];for(let e=0;e<2**r.length-1;e+=1){let a=r.filter((t,n)=>e&1<<n);if([n,...a].reduce((e,n)=>e+(t[n]??0),0)!==0)continue;let o=[[n,...a],...$e(r.filter(e=>!a.includes(e)),t)];o.length>i.length&&(i=o)}return i}function et(e,t){let n=new Map(e.map(e=>[e,t[e]??0])),r=[];for(;[...n.values()].some(e=>e!==0);){let e=[...n].sort((e,t)=>e[1]-t[1]),[t,i]=e[0]??[0,0],[a,o]=e.at(-1)??[0,0],s=Math.min(-i,o);r.push({from:t,to:a,amount:s}),n.set(t,i+s),n.set(a,o-s)}return r}function tt({results:e,nameOf:t}){let r=Qe(e);return n`<section class="paper slip settle-up" aria-label=${m(`The fewest payments`)}>
    <h2>${m(`The fewest payments`)}</h2>
    ${r.length===0&&n`<p class="quiet">${m(`Nobody owes anything.`)}</p>`}
    <ul>${r.map(({from:e,to:r,amount:i})=>n`<li key=${`${e} ${r}`}>
      ${t(e)} → ${t(r)}: <b class="figure">${a(i)}</b></li>`)}</ul>
  </section>`}const nt=[`of`,`after`],rt=e=>e.slice(0,e.lastIndexOf(`.`));function it({head:e,changes:t}){let n=L(t),r=[...new Set(n.map(({id:e})=>rt(e)))],i=new Map(n.map(({id:e},t)=>[e,t]));return{head:e,devices:r,changes:n.map(({id:t,seen:a,at:o,...s},c)=>[r.indexOf(rt(t)),Math.round((o-(n[c-1]?.at??e.made))/1e3),ct(a,P(n.slice(0,c)))?null:a,at(s,e=>i.get(e)??e)])}}const at=(e,t)=>Object.fromEntries(Object.entries(e).map(([e,n])=>[e,nt.includes(e)?ot(n,t):e===`line`?st(n):n])),ot=(e,t)=>Array.isArray(e)?e.map(t):t(e),st=e=>Object.fromEntries(Object.entries(e).filter(([,e])=>e!==!1)),ct=(e,t)=>Object.keys(e).length===Object.keys(t).length&&Object.entries(e).every(([e,n])=>t[e]===n);function lt({head:e,devices:t,changes:n}){let r=[],i=e=>typeof e==`number`?r[e]?.id:e;for(let[a,o,s,c]of n){let n=P(r),l=t[a]??``,u=(r.at(-1)?.at??e.made)+o*1e3,d={id:`${l}.${(n[l]??0)+1}`,seen:s??n,at:u,...c};for(let e of nt)e in d&&(d[e]=ot(d[e],i));r.push(d)}return{head:e,changes:r}}async function ut(e,t){let n=new Response(new Blob([e]).stream().pipeThrough(t));return new Uint8Array(await n.arrayBuffer())}async function dt(e){let t=await ut(new TextEncoder().encode(JSON.stringify([1,it(e)])),new CompressionStream(`deflate-raw`)),n=Array.from(t,e=>String.fromCharCode(e)).join(``);return btoa(n).replace(/\+/g,`-`).replace(/\//g,`_`).replace(/=+$/,``)}async function ft(e){try{let t=await ut(Uint8Array.from(atob(e.replace(/-/g,`+`).replace(/_/g,`/`)),e=>e.charCodeAt(0)),new DecompressionStream(`deflate-raw`)),[n,r]=JSON.parse(new TextDecoder().decode(t));return n===1?Se(lt(r)):null}catch{return null}}const pt=x(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture)),mt=1700;function ht({sheet:t,table:r,results:i}){let[a,o]=e(!1);return n`<p class="keeping sheet-sharing">
    <${v} look="plain" label=${m(`Share`)} title=${m(`Share the sheet`)} onOpen=${()=>o(!0)}
      onClose=${()=>o(!1)}>
      ${a&&n`<${gt} sheet=${t} table=${r} results=${i} />`}
    </${v}>
    <button type="button" class="plain" onClick=${()=>print()}>${m(`Print the sheet`)}</button>
  </p>`}function gt({sheet:r,table:i,results:a}){let[o,s]=e(``),[c,l]=e(``);return t(()=>{let e=URL.createObjectURL(new Blob([be(r)],{type:`application/json`}));return l(e),dt(r).then(e=>s(`${location.origin}/paper#sheet=${e}`),()=>void 0),()=>URL.revokeObjectURL(e)},[]),n`
    ${o&&n`<p class="quiet">${m(`The link holds the whole sheet; it is sent to no server.`)}</p>
      <${ie} label=${m(`Link to this sheet`)} address=${o} />
      ${o.length<=mt?n`<${_} part=${pt} props=${{text:o,longest:mt}} Failed=${S} />`:n`<p class="quiet">${m(`The sheet is too long for a QR code.`)}</p>`}`}
    ${c&&n`<p><a class="plain" href=${c} download=${`kitapi-${r.head.id}.json`}>
      ${m(`Save the sheet to a file`)}</a></p>`}
    <${re} table=${i} results=${a} />`}let Z=null;function Q(){return Z??=se().catch(e=>{throw Z=null,e}),Z}const $=`BroadcastChannel`in globalThis?new BroadcastChannel(`kitapi-sheets`):null;async function _t(e,t){let n=await Q();for(let r=1;;r+=1){let i=await n.read(e);if(!i)throw Error(`no sheet ${e} is kept here`);let a=F(i.changes,t,{device:ue(),at:Date.now()});try{return await n.append(e,a),$?.postMessage(e),{...i,changes:[...i.changes,a]}}catch(e){if(r===5||e?.name!==`ConstraintError`)throw e}}}function vt(n){let[r,i]=e(void 0),[a,o]=e(!1),s=()=>Q().then(e=>e.read(n)).then(i,()=>o(!0));t(()=>{let e=({data:e})=>{e===n&&s()};return s(),$?.addEventListener(`message`,e),()=>$?.removeEventListener(`message`,e)},[n]);let c=async e=>{let t=await _t(n,e).catch(()=>null);return o(!t),t&&i(t),t!==null},[l,u]=r?[fe(r.changes),pe(r.changes)]:[null,null];return{sheet:r,failed:a,change:c,undo:l&&(()=>c({do:`undo`,of:l.id})),redo:u&&(()=>c({do:`undo`,of:u.id}))}}function yt({id:e}){let r=vt(e),{sheet:i}=r,a=i?.head.game??``,o=u(a)?c(a).paper:void 0;if(t(()=>{o&&Promise.allSettled([l(a),o.accounts.load(),o.words.load()])},[a]),i===null||i&&!o)return n`<${g} />`;if(i===void 0&&r.failed)return n`<main class="writer-desk"><p class="trouble" role="alert">
      ${m(`The sheets of this browser cannot be read.`)}</p></main>`;if(!i||!o)return null;let s=[c(a).drawing,o.accounts,o.words];return s.some(({failed:e})=>e.value)?n`<${f} />`:s.some(({loaded:e})=>!e.value)?null:n`<${St} open=${r} sheet=${i} />`}const bt=({head:e,changes:t},n)=>({id:``,game:e.game,me:null,sheet:n,seats:V(t,e.players).map((e,t)=>({kind:`person`,seat:t,name:e}))}),xt=({game:e,players:t,first_dealer:n,variant:r},i)=>({game:e,players:t,first_dealer:n,variant:r,lines:i.filter(({struck:e})=>!e).map(({line:e})=>e)});function St({open:e,sheet:t}){let{head:r,changes:i}=t,a=Ct(r.game),o=p(()=>B(i),[i]),s=p(()=>wt(a).write_sitting(xt(r,o)),[o]),c=bt(t,s.page.deals.length),l=e=>c.seats[e]?.name??``,{Sheet:u}=b(r.game);return n`<main class="writer-desk with-sheet">
    ${e.failed&&n`<p class="trouble" role="alert">
      ${m(`The last change could not be kept: this browser’s storage is full or switched off.`)}</p>`}
    <${Tt} open=${e} sheet=${t} lines=${o} written=${s} nameOf=${l} />
    <div class="standing">
      <${u} sheet=${s.page} table=${c} view=${{around:ee(0,r.players,a.clockwise)}} />
      <${Ze} deals=${s.page.deals} nameOf=${l} />
      <${tt} results=${s.page.results} nameOf=${l} />
      <${ht} sheet=${t} table=${c} results=${s.page.results} />
    </div>
  </main>`}const Ct=e=>c(e).paper,wt=e=>e.accounts.loaded.value;function Tt({open:e,sheet:{head:t,changes:r},lines:i,written:a,nameOf:o}){let s=Ct(t.game),{correcting:c,inserting:l,before:u,after:d,amend:f,insert:p,finish:m}=Dt(i),h=c===null&&l===void 0,g=async t=>{let n=await e.change(c?{do:`amend`,of:c.id,line:t}:{do:`write`,line:t,after:d});return n&&m(),n};return n`<div class="writing">
    <${Me} changes=${r} game=${t.game} nameOf=${o} onDecide=${async t=>{for(let n of t)await e.change(n)}} />
    <${Le} key=${`${c?.id} ${l} ${i.length}`} game=${t.game}
      accounts=${wt(s)} sitting=${xt(t,u)} nameOf=${o}
      correcting=${c?.line??null} isPlaced=${l!==void 0} onWrite=${g}
      onCancel=${h?null:m} />
    ${h&&!!a.kasa_changes?.length&&n`<${je} ranges=${a.kasa_changes}
      words=${s.words.loaded.value} onWrite=${g} />`}
    <${Et} open=${e} />
    <${Ge} lines=${i} written=${a} game=${t.game} nameOf=${o} onAmend=${f}
      onStrike=${t=>void e.change({do:`strike`,of:t.id})}
      onRestore=${t=>void e.change({do:`undo`,of:Ot(t)})}
      onInsert=${p} />
    <${Ye} names=${V(r,t.players)}
      onName=${(t,n)=>void e.change({do:`name`,seat:t,name:n})} />
  </div>`}const Et=({open:{undo:e,redo:t}})=>n`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${e===null} onClick=${()=>void e?.()}>
    ${m(`Undo`)}</button>
  <button type="button" class="plain" aria-disabled=${t===null} onClick=${()=>void t?.()}>
    ${m(`Redo`)}</button></p>`;function Dt(t){let[n,r]=e(null),[i,a]=e(void 0),o=(e,t)=>{r(e),a(t),(e||t!==void 0)&&scrollTo(0,0)};return{correcting:n,inserting:i,...kt(t,n,i),amend:e=>o(e,void 0),insert:e=>o(null,e),finish:()=>o(null,void 0)}}const Ot=({changes:e})=>e.findLast(e=>e.do===`strike`)?.id??``;function kt(e,t,n){if(t){let n=e.findIndex(({id:e})=>e===t.id);return{before:e.slice(0,n),after:null}}if(n===void 0)return{before:[...e],after:e.at(-1)?.id??null};let r=e.findIndex(({id:e})=>e===n);return{before:e.slice(0,r+1),after:n}}async function At(){let e=await Q(),t=(await e.list()).filter(({game:e})=>u(e));return(await Promise.all(t.map(async({id:t,archived:n})=>({archived:n,sheet:await e.read(t)})))).flatMap(({archived:e,sheet:t})=>t?[{...t,archived:e}]:[])}function jt({onSheet:r,onTrouble:i}){let[a,o]=e([]),s=()=>i(m(`The sheets of this browser cannot be read.`)),c=()=>{At().then(o,s)};t(c,[]);let l=(e,t)=>{Q().then(n=>n.archive(e,t)).then(c)},d=async({target:e})=>{let t=xe(await e.files[0]?.text()??``);e.value=``,t&&u(t.head.game)?r(t):i(m(`The file holds no sheet.`))},[f,p]=[a.filter(({archived:e})=>!e),a.filter(({archived:e})=>e)];return n`<section class="writer-shelf" aria-label=${m(`Sheets kept in this browser`)}>
    ${f.length>0&&n`<h2>${m(`Continue`)}</h2>
      <ul>${f.map(e=>n`<${Mt} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>`}
    ${p.length>0&&n`<details><summary>${m(`Archive`)}</summary>
      <ul>${p.map(e=>n`<${Mt} key=${e.head.id} sheet=${e} onArchive=${l} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${m(`Open a sheet from a file`)}
      <input type="file" class="unseen" accept=".json,application/json" onChange=${d} /></label>
  </section>`}function Mt({sheet:{head:e,changes:t,archived:r},onArchive:i}){let a=B(t).filter(({line:e,struck:t})=>e.kind===`deal`&&!t).length,o=new Date(e.made).toLocaleDateString(C(),{day:`numeric`,month:`long`,year:`numeric`});return n`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${e.id}`}><b>${V(t,e.players).join(`, `)}</b>
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
    ${t?n`<${yt} key=${t} id=${t} />`:n`<${Ft} />`}
  </div>`}function Ft(){let[i,a]=e(``),o=e=>{ce(),Q().then(t=>t.begin(e)).then(()=>r(Nt(e.head.id)),()=>a(m(`This browser keeps no sheets: its storage is full or switched off.`)))};return t(()=>{let e=/^#sheet=([\w-]{1,20000})$/.exec(location.hash)?.[1];e&&ft(e).then(e=>e?o(e):a(m(`The link holds no whole sheet.`)))},[]),n`<main class="writer-desk">
    ${i&&n`<p class="trouble" role="alert">${i}</p>`}
    <${jt} onSheet=${o} onTrouble=${a} />
    <${Oe} onBegin=${o} />
  </main>`}export{Pt as WriterPage};