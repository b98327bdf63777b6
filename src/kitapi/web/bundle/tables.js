import{An as e,Cn as t,Dn as n,En as r,H as i,Ht as a,It as o,J as s,Jt as c,Lt as l,On as u,Q as d,Qt as f,Rt as p,Sn as m,Tn as h,Ut as g,Wt as _,X as v,Y as y,Yt as b,Z as x,_n as S,c as C,cn as w,et as T,jn as E,k as D,l as O,ln as k,mn as A,nn as j,nt as M,o as N,on as P,pn as F,r as I,rn as L,rt as R,s as z,sn as B,tn as V,tt as ee,un as H,wn as te,xn as U,y as ne,z as re}from"./main.js";import{A as W,E as ie,M as ae,N as oe,P as se,T as ce,b as G,c as le,g as ue,j as de,o as fe,p as pe,r as me,t as he,v as ge,x as K}from"./shared.js";const _e=L(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function ve({seat:e,words:n,send:r}){let[i,a]=E(!1),o=()=>t`<button type="button" class="why own-name" title=${H(`Change your name`)}
    onClick=${()=>a(!0)}>${n}</button>`;return i?t`<${M} part=${_e} props=${{seat:e,send:r,onClose:()=>a(!1)}} Waiting=${o}
      Failed=${o} />`:o()}const ye=L(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function be(e){let{seat:n,place:r,turn:i,glows:a,dealer:o,out:s,speech:c,role:l,tricks:u,result:d,held:f=0}=e,{marks:p,clock:h,own:g=!1,send:_,children:v}=e,y=de(n,g),b=m(`plate`,`at-${r}`,i&&`their-turn`,a&&`glows`,s&&`out`);return t`<section class=${b} data-seat=${n.seat} aria-label=${y}>
    <p class="plate-name">
      ${n.kind!==`open`&&t`<${M} part=${ye} props=${{seat:n}} Waiting=${xe} Failed=${xe} />`}
      <b>${g&&_?t`<${ve} seat=${n} words=${y} send=${_} />`:y}</b>
      ${o&&t`<span class="dealer" data-word="dealer"><span aria-hidden="true">${H(`D`)}</span><span
        class="unseen">${H(`dealer`)}</span></span>`}
      ${h}
    </p>
    <p class="plate-note">
      <${Se} seat=${n} />
      ${l&&t`<span class="role">${l}</span>`}
      ${p}
      ${typeof d==`number`&&t`<span class="figure result" data-word="result"><span
          class="unseen">${H(`result`)} </span>${B(d)}</span>`}
      ${typeof u==`number`&&t`<${we} tricks=${u} />`}
    </p>
    ${i&&t`<span class="unseen">${H(`to act`)}</span>`}
    ${f>0&&t`<${Ce} count=${f} />`}
    ${c&&t`<p class="speech">${c}</p>`}
    ${v}
  </section>`}const xe=()=>t`<span class="face-drawn"></span>`;function Se({seat:e}){return e.kind===`bot`?t`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?H(`bot, getting ready`):H(`bot`)}</span>`:e.kind===`person`&&!e.connected?t`<span class="occupant away">${H(`away`)}</span>`:null}const Ce=({count:e})=>t`<span class="backs" role="img"
  aria-label=${k(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,n)=>t`<i key=${n} style=${{"--at":n}}></i>`)}</span>`;function we({tricks:e}){let n=Array.from({length:Math.min(e,10)},(e,n)=>t`<i key=${n} class="pile-back"></i>`);return t`<span class=${m(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${n}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${k(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}function Te({choices:e,prompt:n,mine:r,waiting:i,guide:a,guided:o,beside:s,alone:c}){return t`<div class=${m(`options`,r&&`mine`,o&&`guided`)}>
    <p class="prompt">${i?H(`Sending …`):n}</p>
    ${a}
    ${(e.length>0||c)&&t`<div class="choices">${e.map((e,n)=>t`<${Ee} ...${e}
        key=${e.key} name=${e.key} nth=${n+1} />`)}${e.length>0&&s}${c}</div>`}
  </div>`}function Ee({name:e,nth:n,sign:r=n<10?n:null,label:i,spoken:a,act:o,likely:s,weighty:c,quiet:l,word:u}){let[d,f]=E(!1);return d&&o?t`<span class="asked" role="group" aria-label=${c}>
      <span class="asked-words">${c}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{f(!1),o()}}>
        ${H(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>f(!1)}>${H(`No`)}</button>
    </span>`:t`<button type="button" class=${m(`choice`,s&&`likely`,l&&`quiet-choice`)}
    aria-label=${a} disabled=${!o}
    data-choice=${e} data-word=${u} aria-keyshortcuts=${r??void 0}
    onClick=${()=>c?f(!0):o?.()}>${i}
    ${r!==null&&t`<${De} sign=${r} />`}</button>`}const De=({sign:e})=>j.value.keys?t`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Oe({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const q=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),ke=(e,t=W)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[q(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&J(n,r)?Ae(H(`You`),a.quoted):a},J=({seat:e},{table:{me:t}})=>t!==null&&e===t,Ae=(e,t)=>({words:H(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),je=L(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Me({table:e,deal:n,nameOf:r,look:i=`plain replay-link`,spoken:a,label:o,shortcut:s}){let[c,l]=E(0);return t`<${N} label=${o??H(`Check the deal`)} spoken=${a}
    title=${H(`Deal {number} checked`,{number:n})}
    look=${i} shortcut=${s} onOpen=${()=>l(c+1)}>
    ${c>0&&t`<${M} key=${`${e} ${n} ${c}`} part=${je} props=${{table:e,deal:n,nameOf:r}} />`}
  </${N}>`}function Ne({title:e,deals:n,table:r,line:a,details:o}){let s=ae(r);if(!n.length)return t`<p class="quiet">${H(`No deal has been written yet.`)}</p>`;let c=e=>(n[e]?.results??[]).map((t,r)=>t-(n[e-1]?.results[r]??0)),l=({number:e})=>t`<div class="replay-links"><a class="plain replay-link"
      href=${i(r.id,e)} aria-label=${H(`Replay deal {number}`,{number:e})}>
      ${H(`Replay the deal`)}</a>
    <${Me} table=${r.id} deal=${e} nameOf=${s}
      spoken=${H(`Check deal {number}`,{number:e})} /></div>`;return t`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${n.map((e,n)=>t`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${a(e)}</summary>
        ${o(e,c(n))}
        ${r.id&&l(e)}
      </details>
    </li>`).reverse()}</ol>
    ${r.id&&t`<p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${H(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${r.id}/record`} download>${H(`Save the record to a file`)}</a>
    </p>`}
  </section>`}function Y(){let[e,t]=E(null);return[e,n=>t(n===e?null:n)]}const X=({label:e,figure:n,open:r,onTap:i,look:a,children:o})=>t`<button type="button"
  class=${m(`told-figure`,a)} aria-expanded=${r}
  aria-label=${H(`{column}: {figure}`,{column:e,figure:n})} onClick=${i}>${o??n}</button>`,Z=({terms:e,words:n,total:r})=>t`<dl class="sum">
  ${e.map((e,n)=>t`<div key=${n}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??B(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${n}</dt><dd class="figure">${r}</dd></div>
</dl>`,Pe=(e,n,r)=>e.map((e,i)=>({words:t`${H(`deal {number}`,{number:e.number})}: ${n(e)}`,amount:r(e,i)})),Fe=({label:e,terms:n,result:r,children:i})=>t`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${i}
    ${n.length>0&&t`<h4>${H(`Deal by deal`)}</h4>
      <${Z} terms=${n} words=${H(`total`)} total=${B(r)} />`}
  </section>`,Ie=({label:e,start:n,terms:r,words:i,stands:a})=>t`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${Z} terms=${[{words:H(`at the start`),amount:n,figure:P(n)},...r]} words=${i}
      total=${P(a)} />
  </section>`;function Le({cards:e,label:n,rows:r=1}){let i=G(e,K(e)),a=Math.max(Math.ceil(i.length/r),1),o=Array.from({length:r},(e,t)=>i.slice(t*a,(t+1)*a));return t`<div class="open-hand" role="group" aria-label=${n} style=${{"--length":Math.max(a,2)}}>
    ${o.map((e,n)=>e.length>0&&t`<div key=${n} class="open-row">${e.map(e=>t`<${p}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Re=L(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function ze({words:e,because:n,clauses:r=[]}){let[i,a]=E(!1);return!j.value.guide||!e?null:t`<div class="guide">
    <p>${e} ${n&&t`<button type="button" class="why" aria-expanded=${i}
      onClick=${()=>a(!i)}>${H(`Why?`)}</button>`}
      ${i&&t`<span class="because">${n} <span class="rule-number">${r.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${H(`Hide tips`)}
      onClick=${()=>V({guide:!1})}>×</button>
  </div>`}function Be(e){let{cards:n}=e,r=n.length>6?Math.ceil(n.length/2):Math.max(n.length,1),{group:i,stop:a,listeners:o}=Ue(e,r),s=[n.slice(0,r),n.slice(r)].filter(e=>e.length>0);return t`<div class="hand" role="group" aria-label=${e.label??H(`Your hand`)} ref=${i} ...${o}
    data-dealt=${He(e.dealt)||void 0} style=${{"--held":n.length,"--half":r}}>
    ${s.map((i,o)=>t`<div key=${o} class="hand-row">
      ${i.map((i,s)=>t`<${Ve} key=${i} card=${i} stop=${i===a}
        at=${o*r+s} bend=${o*r+s-(n.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Ve({card:e,at:n,bend:r,stop:i,offered:o,picked:s,fresh:c=[],leaving:u,onChoose:d,onThrow:f,onRefuse:p}){let h=o?.has(e)??!1,g=s.includes(e),_=We(h&&f?()=>f(e):null),[v,y]=E(!1),b=m(`card held`,o&&(h?`may`:`may-not`),g&&`picked`,e===u&&`leaving`,v&&`shakes`,c.includes(e)&&`fresh`),x=()=>{_.moved()||(h?d(e):o&&p&&(y(!0),p(e)))},S=c.includes(e)?H(`{card}, from the talon`,{card:a(e)}):a(e);return t`<button type="button" class=${b} style=${{"--bend":r,"--at":n}}
    aria-label=${S} data-card=${e} tabindex=${i?0:-1}
    aria-pressed=${o?g:void 0} aria-disabled=${h?void 0:`true`}
    onClick=${x} onAnimationEnd=${()=>y(!1)} ...${_.listeners}>
    <${l} card=${e} />
    ${c.includes(e)&&t`<span class="fresh-mark" aria-hidden="true">${H(`Talon`)}</span>`}
  </button>`}function He(e=!1){let[t,r]=E(e&&j.peek().pace!==`at_once`);return n(()=>{let e=setTimeout(()=>r(!1),900);return()=>clearTimeout(e)},[]),t}function Ue({cards:t,offered:n,label:r,onChoose:i,onThrow:a},o){let s=e(null),[c,l]=E(0),d=e(!1),f=Math.min(c,t.length-1),p=!!(n??r)&&!t.some(e=>n?.has(e)),m=()=>[...s.current?.querySelectorAll(`.held`)??[]],h=(e,t)=>{let n=ge(m(),t,e,o);return n?.focus(),n!==null};return T(e=>p||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(m()[f]?.focus(),!0)),u(()=>{d.current&&document.activeElement===document.body&&m()[f]?.focus()}),{group:s,stop:t[f],listeners:{onKeyDown:e=>{let t=e.target,r=t.dataset.card??``;if(e.key===`Enter`&&n?.has(r))(a??i)(r);else if(p||!h(e.key,t))return;e.preventDefault()},onFocusIn:e=>{d.current=!0,l(m().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(d.current=!1)}}}}function We(t){let n=e(null),r=e(!1),i=e=>{n.current=null,e.currentTarget.style.translate=``};return{listeners:(t&&{onPointerDown:e=>{n.current={x:e.clientX,y:e.clientY},r.current=!1},onPointerMove:e=>{if(!n.current)return;let[t,i]=[e.clientX-n.current.x,e.clientY-n.current.y];if(Math.hypot(t,i)<10)return;r.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${t}px ${i}px`},onPointerUp:e=>{let r=n.current?n.current.y-e.clientY:0;i(e),r>56&&t()},onPointerCancel:i})??{},moved:()=>r.current}}const Ge=L(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function Ke({over:e,table:n,send:r,children:i,results:a}){if(e)return t`<${qe} table=${n} results=${a} />`;if(n.me===null)return t`<p class="prompt">${H(`The deal is over`)}</p>`;let o=n.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return n.seats[n.me]?.ready?t`<p class="prompt">${H(`Waiting for {names}`,{names:o.map(W).join(`, `)})}</p>`:t`<div class="choices">
    ${i}
    <button type="button" class=${i?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>r({type:`next`})}>${H(`Next deal`)}<${De} sign="n" /></button>
  </div>`}function qe({table:e,results:n}){let[r,i]=E(!1);return t`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>Je(t,e.me)),n=z(),{players:r,variant:i}=e.terms;re(s(await ne({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${H(`Another sitting`)}</button>
    ${n&&t`<${N} label=${H(`Result as a picture`)} title=${H(`Result as a picture`)} look="choice"
      onOpen=${()=>i(!0)}>
      ${r&&t`<${M} part=${Ge} props=${{table:e,results:n}} Failed=${R} />`}
    </${N}>`}
    <a class="choice" href="/">${H(`To the start page`)}</a>
  </div>`}function Je(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const Ye=L(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function Xe(e){let{sound:t,volume:n}=j.peek();t&&await Ye.load().then(t=>t(e,n/100),()=>void 0)}function Ze(){let{sound:e,soundOffered:n}=j.value;if(u(()=>()=>V({soundOffered:!0}),[]),e||n)return null;let r=e=>()=>{V({sound:e,soundOffered:!0}),Xe(`card`)};return t`<p class="sound-offer"><button type="button" class="why"
    onClick=${r(!0)}>${H(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${H(`No sounds`)} onClick=${r(!1)}>×</button></p>`}function Qe({part:n,context:r}){let[i,a]=E(null),[o,s]=E(!1),c=e(null),l=i!==null;return ee(e=>(n.load().catch(()=>void 0),a(t=>(t??``)+e),s(!1),!0)),u(()=>{c.current?.focus(),c.current?.setSelectionRange(99,99)},[l]),l?t`<form class="typed-call paper" onSubmit=${async e=>(e.preventDefault(),(await n.load().catch(()=>null))?.(i,r,Oe)?a(null):(s(!0),U(H(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&a(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&a(null)}}>
    <input ref=${c} value=${i} aria-label=${H(`Type a bid or a card`)} aria-invalid=${o||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{a(e.target.value),s(!1)}} />
    <button class="plain">${H(`Say`)}</button>
    ${o&&t`<p>${H(`You can’t say that now.`)}</p>`}
  </form>`:null}function $e({before:e,results:n,voice:{nameOf:r,me:i},thisDeal:a,settled:o}){let[s,c]=Y(),l=t=>(n[t]??0)-(e[t]??0);return t`<table class="results">
    <caption class="unseen">${H(`Results`)}</caption>
    <thead><tr><th scope="col">${H(`Player`)}</th><th scope="col">${H(`this deal`)}</th><th
      scope="col">${H(`total`)}</th></tr></thead>
    <tbody>${n.map((n,u)=>t`
      <tr key=${u} class=${u===i?`mine`:null}>
        <th scope="row" title=${r(u)}>${r(u)}</th>
        <td class="figure"><${X} label=${H(`{name}, this deal`,{name:r(u)})}
          figure=${B(l(u))} open=${s===`deal-${u}`}
          onTap=${()=>c(`deal-${u}`)} /></td>
        <td class="figure total"><${X} label=${H(`{name}, total`,{name:r(u)})}
          figure=${B(n)} open=${s===`all-${u}`} onTap=${()=>c(`all-${u}`)} /></td>
      </tr>
      ${s?.endsWith(`-${u}`)&&t`<tr key=${`how-${u}`} class="how"><td colspan="3">
        ${s===`deal-${u}`?a(u,l(u)):t`<${et} before=${e[u]??0} result=${n} />${o(u)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const et=({before:e,result:n})=>t`<${Z} words=${H(`total`)} total=${B(n)}
  terms=${[{words:H(`before the deal`),amount:e},{words:H(`this deal`),amount:n-e}]} />`,tt=`kitapi.shuffles`;let nt=[];function rt(){try{let e=JSON.parse(localStorage.getItem(tt)??`null`);return Array.isArray(e)?e:nt}catch{return nt}}function it(e){nt=e.slice(-300);try{localStorage.setItem(tt,JSON.stringify(nt))}catch{}}function at({table:e,context:t,algorithm:n,commitment:r},i){let a=rt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||it(o<0?[...a,c]:a.with(o,c))}function ot(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=ct(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);at({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const st=(e,t)=>at(e,t),ct=e=>rt().filter(t=>t.table===e),lt=(e,t)=>ct(e).find(e=>e.pledge===t)?.value??``;function ut({table:e,view:t}){t?.shuffle&&ot(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:dt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(ft({table:e,view:t},r));return n}function dt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=ct(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||le(i),l=pe(r,n,c);return st({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function ft({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?lt(e.id,i):le(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;st({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const pt=({kind:e})=>e===`seal`||e===`nonce`;function mt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return H(`No cards have been dealt yet.`);let a=ae(e.table),o=i.options?.some(e=>!pt(e))?`${r(i)}.`:``;return[t(i,a),ht(i),gt(i,a),n(i,a),o].filter(Boolean).join(` `)}function ht({hand:e=[]}){let t=G(e,K(e)).map(e=>a(e)).join(`, `);return t&&H(`Your hand: {cards}.`,{cards:t})}function gt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return H(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>H(`{name}: {card}`,{name:n(e),card:a(t)})).join(`, `);return H(`On the table: {cards}.`,{cards:r})}const _t=({table:e})=>t`<nav class="replays" aria-label=${H(`Replay the deals`)}>
  <h3>${H(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(n=>t`<a key=${n} class="plain replay-link figure"
      href=${i(e.id,n)} aria-label=${H(`Replay deal {number}`,{number:n})}>${n}</a>`)}</p>
</nav>`,vt=({children:e})=>t`<details class="settle-now">
  <summary>${H(`If we settled up now`)}</summary>
  ${e}
</details>`;function yt({figures:e,look:n,room:r,label:i,latest:a,open:o,onTap:s,inFigures:c=String}){let l=e.at(-1);return t`<button type="button" class=${`figures ${n}`} aria-expanded=${o} onClick=${s}
    aria-label=${H(`{column}: {figure}`,{column:i,figure:c(l?.figure??0)})}>
    ${e.length>r&&t`<span class="struck earlier">⋯</span>`}
    ${e.map((n,i)=>t`<span key=${`${n.deal}-${i}`}
      class=${m(`figure`,n!==l&&`struck`,i<e.length-r&&`beyond`,n===l&&n.deal===a&&a>0&&`new`)}>${c(n.figure)}</span>`)}
  </button>`}function bt({line:e,before:n,after:r,terms:i,untouched:a}){let[o,s]=Y();return t`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${o!==null}
      onClick=${()=>s(`common`)}>${e}</button></p>
    ${o&&t`<section class="how" aria-label=${e}>
      <${Z} terms=${[{words:H(`before the deal`),amount:n,figure:P(n)},...i]}
        words=${H(`after the deal`)} total=${P(r)} />
      ${i.length===0&&t`<p class="quiet">${a}</p>`}
    </section>`}`}function xt({moved:e,voice:{nameOf:n},thisDeal:r}){let[i,a]=Y(),o=e=>H(`{name}, this deal`,{name:n(e)});return t`<div class="moved">
    <p class="told-figures">${e.map((e,r)=>t`<${X} key=${r} label=${o(r)}
      figure=${B(e)} open=${i===`${r}`} onTap=${()=>a(`${r}`)}>
      <span>${n(r)}</span> <b class="figure">${B(e)}</b></${X}>`)}</p>
    ${i&&t`<section class="how" aria-label=${o(Number(i))}>
      ${r(Number(i),e[Number(i)]??0)}
    </section>`}
  </div>`}const St=({label:e,figures:n,explain:r,inFigures:i=String})=>t`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${n.map((e,a)=>t`<li key=${a}>
      <${Ct} written=${e} inFigures=${i} struckBy=${n[a+1]?.deal}>
        ${r(e)}</${Ct}>
    </li>`)}</ol>
  </section>`,Ct=({written:e,inFigures:n,struckBy:r,children:i})=>t`<p class="figure">${e.deal>0&&t`<span
      class="was">${n(e.before)} → </span>`}
    <b class=${r?`struck`:null}>${n(e.figure)}</b></p>
    <div>
      ${i}
      ${r&&t`<p class="quiet">${H(`struck through in deal {number}`,{number:r})}</p>`}
    </div>`,wt=({written:e,children:n})=>t`<p>${e.deal===0?H(`at the start`):H(`deal {number}`,{number:e.deal})}${n&&t`: ${n}`}</p>`;function Tt({results:e,before:n=[],me:r}){if(r===null)return null;let i=(e[r]??0)-(n[r]??0);return t`<p class=${m(`figure own-moved`,i>0&&`gain`,i<0&&`loss`)}>
    ${B(i)}</p>`}const Et=L(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Dt(e){let{table:n,deal:r,nameOf:a}=e,[o,s]=E(0),c=o===r;return t`<footer class="deal-end">
    ${c&&t`<${M} part=${Et} props=${e} Failed=${R} />`}
    <div class="replay-links">
      ${!c&&t`<button type="button" class="plain replay-link"
        onClick=${()=>s(r)}>${H(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${y(n,r)}>${H(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${i(n,r)}>${H(`Replay`)}</a>
      <${Me} table=${n} deal=${r} nameOf=${a} label=${H(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Ot({cards:e,nameOf:n}){return t`<section class="all-cards">
    <h3>${H(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,r)=>e.length>0&&t`<${kt} key=${r} label=${n(r)}
        cards=${e} />`)}
      <${kt} label=${H(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&t`<${kt} label=${H(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const kt=({label:e,cards:n})=>t`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${G(n,K(n)).map(e=>t`<${p} key=${e}
    card=${e} />`)}</dd>
</div>`;function At({results:e,voice:{nameOf:n,me:r},parts:i,how:a}){let[o,s]=Y();return t`<table class="results">
    <caption class="unseen">${H(`Settlement`)}</caption>
    <thead><tr><th scope="col">${H(`Player`)}</th><th scope="col">${H(`total`)}</th></tr></thead>
    <tbody>${e.map((e,c)=>t`
      <tr key=${c} class=${c===r?`mine`:null}>
        <th scope="row" title=${n(c)}>${n(c)}</th>
        <td class="figure total">
          <${X} label=${H(`{name}, total`,{name:n(c)})} figure=${B(e)}
            open=${o===`${c}`} onTap=${()=>s(`${c}`)} /></td>
      </tr>
      <tr key=${`parts-${c}`} class="parts"><td colspan="2">${i(c)}</td></tr>
      ${o===`${c}`&&t`<tr key=${`how-${c}`} class="how"><td colspan="2">${a(c)}</td></tr>`}`)}
    </tbody>
  </table>`}const jt=({words:e,figure:n})=>t`<span class="part">${e} <b class="figure">${n}</b></span>
  ${` `}`,Mt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Nt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Mt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Mt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Mt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Pt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Ft({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Nt,deal_began:(e,t,n)=>r(n),...t},a={...Pt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[q(t)]?.(r,t,n)}},span:e=>a[q(e)]??0,gathers:e=>q(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const It=L(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),Lt=({adviceControls:{open:e,toggle:n}})=>t`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${H(`What is it worth?`)} onClick=${n}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${H(`What is it worth?`)}</span><${De} sign="w" /></button>`,Rt={moment:``,advice:null,making:!1,trouble:``};function zt(e){let t=(e?.options??[]).filter(e=>!pt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Bt(e,t,r){let[i,a]=E(``),[o,s]=E(Rt),[c,l]=E(0),u=!!e.advised&&e.me!==null&&!r&&zt(t),d=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=u&&i===d;return n(()=>{if(!f||o.moment===d&&o.advice)return;let t=0,n=!0,r=e=>{n&&s({...Rt,moment:d,...e})};return O(`/api/tables/${e.id}/advice?lang=${w()}`).then(e=>r({advice:e}),e=>{let i=e instanceof C&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||H(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>l(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,c]),{may:u,open:f,toggle:()=>a(f?``:d),state:o.moment===d?o:Rt,again:()=>l(c+1)}}const Vt=e=>!!(e.outcome??e.broken_up),Ht=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Ut=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Wt({Ladder:e,view:n,choosing:r,nameOf:i}){let[a,o]=E(-1),s=a===n.number;return T(e=>e!==`Escape`||!s?!1:(o(-1),!0)),Ut(n)?t`<button type="button" class="strip-auction" aria-expanded=${s} aria-keyshortcuts="a"
      onClick=${()=>o(s?-1:n.number)}>${H(`Auction`)}</button>
    ${s&&t`<div class="auction-again"><${e} view=${{...n,turn:[]}} choosing=${r}
      nameOf=${i} /></div>`}`:null}const Gt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Kt=()=>le(16);function qt(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function Jt(e,t,n,i=null,a=v){let o=r(`connecting`),s=r(/* @__PURE__ */ new Map),c=r(null),l=null,u=null,f=400,p=8e3,m=0,g=null,_=/* @__PURE__ */ new Set,y=0,b=0,S=0,C=!1,w=!1,T=n.pace??r(`normal`),E=T.peek();function D(){a.cancel(S),w=!1,g=null,m=a.now();let n=new WebSocket(qt(e,t,i,T.peek()));l=n,u=x(a,p*Math.min(2**y,4),{onLost:A,onLate:V}),n.onmessage=e=>{l===n&&j(JSON.parse(e.data))},n.onclose=({code:e})=>{o.value=Gt.get(e)??o.peek(),l===n&&(l=null,O(e===4429))}}function O(e){k(),C||R()||(o.value=e?`full`:`waiting`,S=a.after(D,(e?3e4:f)*(.75+Math.random()/2)),f=Math.min(f*2,8e3))}function k(){u?.close();let e=l;l=null,u=null,_.clear(),c.value=null,e?.close()}function A(e){return e===`opening`?(y+=1,O(!1)):(e===`answer`&&(b+=1),k(),o.value=`waiting`,D())}function j(e){return u?.heard(),e.type===`state`?M(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`said`||e.type===`written`||e.type===`taken_away`||e.type===`talk`?n.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(d(e.page),g={silence:e.silence,answer:e.answer},p=e.silence,N()):e.id?P(e):e.type===`refused`?F(e):void 0}function M(e){if(o.value=`open`,f=400,y=0,s.peek().size||(b=0),w||u?.opened(),n.onState(e),!w)for(let[e,t]of s.peek())L(e,t);w=!0}function N(){g&&u?.expect({...g,answer:g.answer*Math.min(2**b,8)})}function P(e){let t=e.id,n=u?.answered(t)??null;if(b&&(b=0,N()),_.delete(t))c.value=n;else return I(t),e.type===`refused`?F(e):void 0}function F(e){return e.reason===`unknown_table`&&(o.value=`gone`),n.onRefused(e)}function I(e){let t=new Map(s.peek());t.delete(e),s.value=t}function L(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let R=()=>[...Gt.values()].includes(o.peek()),z=()=>w&&l?.readyState===WebSocket.OPEN;function B(e){let t=Kt();return s.value=new Map(s.peek()).set(t,{...e,id:t}),z()&&L(t,{...e,id:t}),t}function V(){if(!z()||!u?.isWatching())return;let e=Kt();_.add(e),L(e,{type:`probe`,id:e})}let ee=h(()=>{T.value!==E&&(E=T.value,l&&(k(),D()))});function H(){C||document.hidden||R()||(z()?V():(!l||a.now()-m>=1e3)&&(f=400,k(),D()))}function te(){C=!0,ee(),a.cancel(S),removeEventListener(`online`,H),document.removeEventListener(`visibilitychange`,H),k()}return addEventListener(`online`,H),document.addEventListener(`visibilitychange`,H),D(),{connection:o,unanswered:s,roundTrip:c,send:B,probe:V,hurry:H,close:te}}const Yt=L(`alerts`,()=>import(`./alerts.js`)),Xt=(e,t)=>{j.peek()[e]&&Yt.load().then(t,()=>void 0)},Zt=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(W);function Qt({lines:e}){return t`<section class="log" tabindex="-1" aria-label=${H(`What happened`)}>
    <h2>${H(`What happened`)}</h2>
    ${e.length===0&&t`<p class="quiet">${H(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>t`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&t` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function $t(e,t){return t.type===`talk`?t.said:t.type===`taken_away`?e.map(e=>e.number===t.number?{...e,text:``,gone:!0}:e):[...e,{...t,at:Date.now()}].slice(-50)}const en=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),tn=e=>e?.kind===`seat_changed`;function nn({kind:e,name:t},n){return e===`open`?H(`nobody`):e===`bot`?`${W({seat:n,kind:e,name:t})} (${H(`bot`)})`:t||H(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:se(e),deal:t,before:nn(n,e),after:nn(r,e)});function rn(e){let t=e;return{words:t.before.kind===`reserved`?H(`Seat {number} is no longer reserved for {before}.`,Q(t)):H(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function an(e){return e.before.kind===`reserved`?H(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?H(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):H(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const on=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function sn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!on(e))}function cn({changes:e=[]}){let n=sn(e);return n.length?t`<section class="paper seat-changes" aria-label=${H(`Changes of seats`)}>
    <ul>${n.map((e,n)=>t`<li key=${n}>${an(e)}</li>`)}</ul>
  </section>`:null}const ln=e=>!!e?.options?.some(e=>!pt(e))&&!un(e),un=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),dn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),fn=({narrate:e})=>(t,n)=>tn(t)?rn(t):e(t,n),pn=e=>typeof e?.seat==`number`?{seat:e.seat}:{};function mn(e,t=null){let n=r([]),i=r(null),a=r(``),o=r(``),s=r([]),c=ie(e=>A(e).steps,z,B),l=r(0),u=r(null),d=r([]),p={onState:E,onRefused:P,onWatching:e=>{l.value=e},onTalk:e=>{d.value=$t(d.peek(),e)},pace:te(()=>j.value.pace)},m=Jt(e,w(),p,t),h={...m,send:R},g=/* @__PURE__ */ new Set,_=0,v=0,y=``,b=0,x=!1,C=null,T=[];function E(e){F(e.table.game).drawing.loaded.peek()?O(e):T.push(e)===1&&S(e.table.game).then(D,()=>{I(H(`A part of this page could not be loaded. Load the page again.`))})}function D(){let e=T;T=[],x||e.forEach(O)}function O(e){f(F(e.table.game).deck),he(e.table.clock),l.value=e.table.watching,u.value=e.take_back??null,k(e),M(e);let n=ce(e.table);n&&R(n),c.arrive(e),t!==null&&t!==`spectator`&&c.hurry()}function k({table:e,view:t}){for(let t of C?Zt(C,e):[])U(H(`{name} sits down at the table.`,{name:t})),Xe(`knock`);C=t?null:e.seats}function M(e){clearTimeout(v);for(let{action:t,lost:n}of ut(e)){let r=()=>{g.add(m.send({type:`act`,seen:e.version,action:t}))};n?v=setTimeout(r,1e3):N(t)||r()}}function N({kind:e}){return[...m.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function P(e){dn.has(e.reason)&&(o.value=e.text),g.has(e.id)||dn.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),I(e.text,e.clause),clearTimeout(_),_=setTimeout(L,12e3))}function I(e,n=null){i.value={text:e,clause:n},t===null&&U(e)}function L(){clearTimeout(_),i.value=null}function R(e){return L(),m.send(e)}function z(e,t){let r=A(t.table.game),i=e&&fn(r)(e,t),a=t.view?.number??0;if(e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i){let o={...V(i,a,me(e?.by,r.house)),...pn(e)};n.value=[...n.peek(),{...o,at:Date.now()}].slice(-200),U(i.spoken??i.words),t.catchingUp||Xt(`voice`,n=>n.speakAloud(i,pn(e).seat,t.table.me)),i.sound&&Xe(i.sound)}ee(t,r)}function B(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=A(e.shown.table.game),r=e.seen&&fn(n)(e.seen,e.shown);return r?[{...V(r,t,me(e.seen?.by,n.house)),...pn(e.seen)}]:[]});s.value=[...s.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let V=({words:e,weight:t},n,r)=>({id:++b,words:e,weight:t,deal:n,by:r});function ee({table:e,view:t,catchingUp:n},{prompt:r,decision:i=({options:e})=>JSON.stringify(e)}){if(n)return;let a=t&&ln(t)?i(t):``;a&&a!==y&&(U(r(t)),Xe(`turn`)),a!==y&&Xt(`notice`,t=>t.noticeTurn(a&&F(e.game).title())),y=a}function ne(e){let n=c.shown.peek()?.version??0;h.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function re(){x=!0,c.close(),clearTimeout(v),L(),m.close()}return{lines:n,happened:s,watching:l,unplayable:a,turnedAway:o,refusal:i,forgive:L,shown:c.shown,hurry:c.hurry,link:h,said:d,takeBack:u,act:ne,close:re}}function hn(e,t,n,r){let i={view:t,choosing:n,act:n.sending?null:r},a=(t.options??[]).flatMap(t=>gn(e,t,i)),[o]=n.picked;return!n.subset&&o&&o!==n.leaving&&n.playable.includes(o)?[yn(o,n),...a]:a}function gn(e,t,n){switch(t.kind){case`play_card`:case`seal`:case`nonce`:return[];case`subset`:return[vn(n.choosing,n.act)];case`pass`:return[_n(t,n,H(`Pass`),{word:`pass`})];default:return e.choiceOf(t,n)}}const _n=(e,{act:t},n,r)=>({key:JSON.stringify(e),act:t&&(()=>t(e)),label:n,...r});function vn({picked:e,subset:n},r){let i=n&&e.length===n.size,o=n?.action??`discard`;return{key:`discard`,likely:!0,act:i&&r?()=>r({kind:o,cards:[...e]}):null,spoken:H(`Discard {cards}`,{cards:e.map(e=>a(e)).join(`, `)}),label:t`${H(`Discard`)} ${e.map(e=>t`<${ue} key=${e} card=${e} />`)}`}}const yn=(e,n)=>({key:`play`,likely:!0,act:n.sending?null:()=>n.throwCard?.(e),spoken:H(`Play {card}`,{card:a(e)}),label:t`${H(`Play`)} <${ue} card=${e} />`}),bn=L(`clock`,()=>import(`./clock.js`).then(e=>e.CallClock)),xn=L(`seat-offer`,()=>import(`./seat-offer.js`).then(e=>e.SeatOffer)),Sn=()=>null,Cn=({kind:e,missing:t,givable:n},r)=>r===null||e===`open`||t||n,wn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:n,view:r,shown:i,place:a,send:o,children:s}){let c=n.seat,{clock:l,me:u}=i.table,d=r.turn?.includes(c)??!1;return t`<${be} seat=${n} own=${u===c} place=${a} turn=${d} send=${o}
    clock=${d&&l?.seat===c&&t`<${M} part=${bn} props=${{clock:l,mine:u===c}} Failed=${Sn} />`}
    glows=${i.gathering===c} dealer=${r.dealer===c}
    out=${!r.active.includes(c)||e.isOut(r,c)}
    speech=${r.outcome?null:e.speechOf(r,c)} role=${e.roleOf(r,c)}
    held=${wn(r,c,i.table.me)} result=${e.resultsOf(r)[c]}
    marks=${e.marksOf?.(r,c)} tricks=${e.counts(r)?r.tricks?.[c]??0:null}>
    ${o&&Cn(n,u)&&t`<${M} part=${xn} props=${{seat:n,table:i.table,send:o}} Failed=${Sn} />`}
    ${s}
  </${be}>`}function Tn({state:e}){let n=e.takeBack.value;return n===null?null:t`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${()=>e.link.send({type:`take_back`,kept:n})}>${H(`Take back`)}</button></p>`}const En={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?H(`Deal {number}; you deal`,{number:e.number}):H(`Deal {number}; {name} deals`,{number:e.number,name:W(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:J(e,n)?H(`You have discarded`):H(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=J(e,n)?H(`You`):t;return{words:H(`{name}: {card}`,{name:r,card:g(e.card)}),spoken:H(`{name}: {card}`,{name:r,card:a(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Dn(t,J(e,n)),weight:`said`,sound:`trick`}),taken_back:(e,t,n)=>({words:J(e,n)?H(`You take the last decision back`):H(`{name} takes the last decision back`,{name:t}),weight:`heading`}),sitting_broken_up:()=>({words:H(`The game was ended`),weight:`heading`,sound:`settled`})},Dn=(e,t)=>t?H(`You take the trick`):H(`{name} takes the trick`,{name:e}),On=e=>ke({...En,...e}),kn=L(`spectator`,()=>import(`./spectator.js`).then(e=>e.SpectatorPlace));function An({game:e,view:n,shown:r,state:i,choosing:a,adviceControls:o}){let{table:s}=r,c=s.me===null?null:s.seats[s.me],l=jn(n),u=ln(n),d=Vt(n),f=hn(e,n,a,i.act);return t`<div class=${d?`foot after`:`foot`}>
    ${c?t`<${$} game=${e} seat=${c} view=${n} shown=${r} place="bottom"
        send=${i.link.send}>${!d&&l.length>0&&t`<${i.takeBack.value===null?Ze:Tn} state=${i} />`}</${$}>`:t`<${M} part=${kn} Failed=${R}
        props=${{table:s,over:Ht(n,e),send:i.link.send}} />`}
    ${d&&e.Between&&t`<${e.Between} view=${n} table=${s} send=${i.link.send} />`}
    ${d?t`<${Ke} over=${Ht(n,e)} table=${s} send=${i.link.send}
        results=${n.broken_up?.settlement.results??e.resultsOf(n)} />`:t`<${Te} mine=${u} waiting=${a.sending} prompt=${Mn(e,n,r)}
        guided=${c!==null&&j.value.guide} guide=${u&&t`<${ze}
          ...${e.guidance(n)} />`} choices=${f}
        alone=${o.may&&t`<${Lt} adviceControls=${o} />`} />
        <${Qe} part=${e.typed} context=${{view:n,choices:f,choosing:a}} />`}
    ${!d&&l.length>0&&t`<${Be} cards=${l} offered=${a.offered} picked=${a.picked}
      fresh=${n.phase===`discarding`?n.bargain?.talon??[]:[]} onChoose=${a.choose}
      onThrow=${a.throwCard} onRefuse=${a.onRefuse} leaving=${a.leaving}
      dealt=${n.phase===`bidding`} />`}
  </div>`}function jn(t){let n=t.hand??[],r=e({number:-1,suits:[]});return(r.current.number!==t.number||n.length>=10)&&(r.current={number:t.number,suits:K(n)}),G(n,r.current.suits)}function Mn(e,t,{table:n,gathering:r}){if(ln(t))return e.turnWords(t);if(r!==null)return Dn(W(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,W(n.seats[i]))}function Nn({game:e,shown:n,state:r}){let{table:i}=n,a=n.view,o=fe(a,r,e.firstNamed),s=Bt(i,a,o.sending);if(!a)return t`<${M} part=${Re}
      props=${{table:i,state:r,clockwise:e.clockwise?.(i.terms.variant)}} />`;let c=ae(i),l=e=>oe(e,a.around),u=i.seats.filter(e=>e.seat!==i.me),{Strip:d,Ladder:f,Middle:p,Beside:h}=e;return t`
    <${d} view=${a} nameOf=${c}><${Wt} Ladder=${f} view=${a} choosing=${o}
      nameOf=${c} /></${d}>
    <div class=${m(`scene`,`phase-${a.phase}`,Vt(a)&&`after`)}>
      ${u.map(i=>t`<${$} key=${i.seat} game=${e} seat=${i} view=${a} shown=${n}
        place=${l(i.seat)} send=${r.link.send}>
        ${h&&t`<${h} view=${a} seat=${i.seat} name=${c(i.seat)} choosing=${o} />`}
      </${$}>`)}
      <${Pn} game=${e} view=${a} table=${i} />
      ${!Vt(a)&&t`<${p} view=${a} shown=${n} nameOf=${c} placeOf=${l}
        choosing=${o} happened=${r.happened.value} />`}
      ${s.open&&t`<${M} part=${It} props=${{adviceControls:s,counts:a.phase!==`bidding`,wordsOf:t=>e.actionWords(t,a)}} />`}
    </div>
    <${An} game=${e} view=${a} shown=${n} state=${r} choosing=${o}
      adviceControls=${s} />`}function Pn({game:{BreakUpSlip:e,ResultSlip:n},view:r,table:i,replayed:a}){return r.broken_up?t`<${e} broken=${r.broken_up} view=${r} table=${i} replayed=${a} />`:r.outcome?t`<${n} view=${r} outcome=${r.outcome} table=${i} replayed=${a} />`:null}function Fn(e){let t=Ln(e);return(e.hand?.length??0)<10?t:`${t} ${In()}`}const In=()=>j.value.oneTap?H(`Tap a raised card to play it; tap it again at once to take it back.`):H(`Tap a raised card twice to play it, or drag it to the table.`);function Ln({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[c(String(e.card))]:[])),r=e[0]?.card;if(!r)return H(`You lead: play any card.`);let i=b(c(r)).trim();return n.has(c(r))?H(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?H(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):H(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Rn({hand:e=[]},t){let n=[...new Set(e.map(c))].map(t=>e.filter(e=>c(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${H(`Your longest suit: {cards}.`,{cards:i.map(zn).join(`, `)})} ${t}`}function zn(e){let t=c(e[0]??``);return[b(t).trim(),...G(e,[t]).map(_)].join(` `)}function Bn({view:r,nameOf:i,highBid:a,draw:o,children:s}){let c=r.calls??[],l=e(null);return n(()=>{l.current?.scrollTo(0,l.current.scrollHeight)},[c.length]),t`<section class="paper ladder" aria-label=${H(`Auction`)}>
    <p class="standing">
      ${a??t`<span class="quiet">${H(`No bid yet`)}</span>`}
    </p>
    ${s}
    <p class="speakers" aria-hidden="true">
      ${r.active.map(e=>t`<b key=${e}
        class=${m(r.turn?.includes(e)&&`speaking`)}>${i(e)}</b>`)}
    </p>
    <ol class="columns" ref=${l} tabindex="0" aria-label=${H(`Calls`)}>
      ${r.active.map(e=>t`<li key=${e}>
        <span class="unseen">${i(e)}</span>
        <ol>${c.map((n,r)=>n.seat===e&&t`<li key=${r}
          class=${`call call-${n.call.kind}`}>
          ${o(n,c.slice(0,r))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Vn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Hn({cards:e,placeOf:n,nameOf:r,gathering:i}){let o=e.map(({seat:e,card:t})=>H(`{name}: {card}`,{name:r(e),card:a(t)})),s=m(`trick`,i!==null&&`gathers-${n(i)}`);return t`<div class=${s} role="group" aria-label=${H(`Trick`)}>
    <p class="unseen">${o.join(`, `)}</p>
    ${e.map(({seat:e,card:r},a)=>t`<${p} key=${r} card=${r}
      class=${m(`from-${n(e)}`,e===i&&`wins`)}
      style=${{"--order":a}} />`)}
  </div>`}function Un({trick:e,bargain:n,nameOf:r}){let[i,a]=E(null),o=e=>()=>a(i===e?null:e),s=n?.talon??[];return t`<div class="looking-back">
    ${i===`trick`&&e&&t`<${Wn} trick=${e} nameOf=${r} />`}
    ${i===`talon`&&s.length>0&&t`<${Gn} talon=${s} discards=${n?.discards??[]} />`}
    ${s.length>0&&t`<button type="button" class="plain" aria-expanded=${i===`talon`} aria-keyshortcuts="x"
        onClick=${o(`talon`)}>${H(`Talon`)}</button>`}
    ${e&&t`<button type="button" class="plain" aria-expanded=${i===`trick`} aria-keyshortcuts="t"
      onClick=${o(`trick`)}>${H(`Last trick`)}</button>`}
  </div>`}const Wn=({trick:e,nameOf:n})=>t`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:r})=>t`<span key=${r} class="laid-by">
    <${p} card=${r} /><span>${n(e)}</span>
  </span>`)}</p>
  <p class="quiet">${H(`{name} took it`,{name:n(e.winner)})}</p>
</div>`,Gn=({talon:e,discards:n})=>t`<dl class="paper shown-again">
  ${[{label:H(`Talon`),cards:e},{label:H(`Discards`),cards:n}].map(({label:e,cards:n})=>n.length>0&&t`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${G(n,K(n)).map(e=>t`<${p}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Kn=({words:e,word:n,cards:r=[]})=>t`<figure class=${r.length?`talon shown`:`talon`}>
  ${r.length?t`<span class="talon-cards">${r.map(e=>t`<${p} key=${e} card=${e} />`)}</span>`:t`<span class="talon-cards" aria-hidden="true"><${o} /><${o} /></span>`}
  <figcaption data-word=${n}>${e}</figcaption>
</figure>`,qn=L(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function Jn(e){let n=e.link.connection.value;return n===`gone`?t`<${I} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(n)?t`<${M} part=${qn} props=${{state:e}} />`:null}function Yn(e,t=null){let[r,i]=E(null);return n(()=>{let n=mn(e,t);return i(n),n.close},[e,t]),r}const Xn=L(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),Zn=()=>null;function Qn(e){let[n,r]=E(null);return[e=>{!n&&e.target.closest(`[data-word]`)&&r(e)},n&&t`<${M} part=${Xn} props=${{game:e,first:n}} Failed=${Zn} />`]}function $n({game:e}){let[n,r]=E(!1),{words:i}=F(e),a=H(`Words of the game`);return i?t`<${N} label=${a} title=${a} look="plain"
    onOpen=${()=>r(!0)}>
    ${n&&t`<${M} part=${i} props=${{}} Failed=${R} />`}
  </${N}>`:null}function er({table:e,view:r,Sheet:i,changes:a=0}){let o=r!==null,s=r?.outcome?.kasa,[c,l]=E(null),[u,d]=E(0);return n(()=>{if(!o)return;let t=!0,n=0;return D(e.id).then(e=>{t&&l(e)},()=>{n=setTimeout(()=>{t&&d(u+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,s,o,u,a]),t`<section class="sheet-panel" tabindex="-1" aria-label=${H(`Sheet`)}>
    ${c&&r?t`<${i} sheet=${c} table=${e} view=${r} /><${cn} changes=${c.seat_changes} />`:t`<div
        class="paper sheet-paper">
        <p class="quiet">${H(o?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${$n} game=${e.game} /></p>
  </section>`}export{Ne as $,St as A,Qe as B,Mt as C,Ot as D,At as E,_t as F,Re as G,Ke as H,vt as I,Fe as J,Le as K,mt as L,xt as M,bt as N,Dt as O,yt as P,Y as Q,ct as R,Nt as S,jt as T,Be as U,Ze as V,ze as W,X,Pe as Y,Z,tn as _,Kn as a,De as at,Jt as b,Bn as c,Rn as d,Me as et,Pn as f,_n as g,$ as h,Jn as i,q as it,wt as j,Tt as k,Vn as l,On as m,Qn as n,ke as nt,Un as o,Te as ot,Nn as p,Ie as q,Yn as r,Ae as rt,Hn as s,be as st,er as t,J as tt,Fn as u,en as v,Ft as w,Vt as x,Qt as y,$e as z};