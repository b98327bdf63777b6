import{An as e,Cn as t,Dn as n,En as r,H as i,Ht as a,It as o,J as s,Jt as c,Lt as l,Q as u,Qt as d,Rt as f,Sn as p,Tn as m,Ut as h,Wt as g,X as _,Y as v,Yt as y,Z as b,an as x,bn as S,c as C,cn as w,et as T,fn as E,gn as ee,k as D,kn as O,l as k,ln as A,nn as j,nt as M,o as N,on as P,pn as F,r as I,rn as L,rt as R,s as z,sn as te,tn as B,tt as ne,wn as re,xn as V,y as ie,z as ae}from"./main.js";import{A as H,E as oe,M as se,N as ce,P as le,T as ue,b as U,c as de,g as fe,j as pe,o as me,p as he,r as ge,t as _e,v as ve,x as W}from"./shared.js";const ye=L(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function be({seat:t,words:n,send:r}){let[i,a]=e(!1),o=()=>p`<button type="button" class="why own-name" title=${A(`Change your name`)}
    onClick=${()=>a(!0)}>${n}</button>`;return i?p`<${M} part=${ye} props=${{seat:t,send:r,onClose:()=>a(!1)}} Waiting=${o}
      Failed=${o} />`:o()}const xe=L(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function Se(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:u,held:d=0}=e,{marks:f,clock:m,own:h=!1,send:g,children:_}=e,v=pe(t,h),y=V(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return p`<section class=${y} data-seat=${t.seat} aria-label=${v}>
    <p class="plate-name">
      ${t.kind!==`open`&&p`<${M} part=${xe} props=${{seat:t}} Waiting=${Ce} Failed=${Ce} />`}
      <b>${h&&g?p`<${be} seat=${t} words=${v} send=${g} />`:v}</b>
      ${a&&p`<span class="dealer" data-word="dealer"><span aria-hidden="true">${A(`D`)}</span><span
        class="unseen">${A(`dealer`)}</span></span>`}
      ${m}
    </p>
    <p class="plate-note">
      <${we} seat=${t} />
      ${c&&p`<span class="role">${c}</span>`}
      ${f}
      ${typeof u==`number`&&p`<span class="figure result" data-word="result"><span
          class="unseen">${A(`result`)} </span>${P(u)}</span>`}
      ${typeof l==`number`&&p`<${Ee} tricks=${l} />`}
    </p>
    ${r&&p`<span class="unseen">${A(`to act`)}</span>`}
    ${d>0&&p`<${Te} count=${d} />`}
    ${s&&p`<p class="speech">${s}</p>`}
    ${_}
  </section>`}const Ce=()=>p`<span class="face-drawn"></span>`;function we({seat:e}){return e.kind===`bot`?p`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?A(`bot, getting ready`):A(`bot`)}</span>`:e.kind===`person`&&!e.connected?p`<span class="occupant away">${A(`away`)}</span>`:null}const Te=({count:e})=>p`<span class="backs" role="img"
  aria-label=${w(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>p`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Ee({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>p`<i key=${t} class="pile-back"></i>`);return p`<span class=${V(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${w(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}function De({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return p`<div class=${V(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?A(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&p`<div class="choices">${e.map((e,t)=>p`<${Oe} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Oe({name:t,nth:n,sign:r=n<10?n:null,label:i,spoken:a,act:o,likely:s,weighty:c,quiet:l,word:u}){let[d,f]=e(!1);return d&&o?p`<span class="asked" role="group" aria-label=${c}>
      <span class="asked-words">${c}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{f(!1),o()}}>
        ${A(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>f(!1)}>${A(`No`)}</button>
    </span>`:p`<button type="button" class=${V(`choice`,s&&`likely`,l&&`quiet-choice`)}
    aria-label=${a} disabled=${!o}
    data-choice=${t} data-word=${u} aria-keyshortcuts=${r??void 0}
    onClick=${()=>c?f(!0):o?.()}>${i}
    ${r!==null&&p`<${ke} sign=${r} />`}</button>`}const ke=({sign:e})=>j.value.keys?p`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ae({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const G=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),je=(e,t=H)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[G(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&K(n,r)?Me(A(`You`),a.quoted):a},K=({seat:e},{table:{me:t}})=>t!==null&&e===t,Me=(e,t)=>({words:A(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Ne=L(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Pe({table:t,deal:n,nameOf:r,look:i=`plain replay-link`,spoken:a,label:o,shortcut:s}){let[c,l]=e(0);return p`<${N} label=${o??A(`Check the deal`)} spoken=${a}
    title=${A(`Deal {number} checked`,{number:n})}
    look=${i} shortcut=${s} onOpen=${()=>l(c+1)}>
    ${c>0&&p`<${M} key=${`${t} ${n} ${c}`} part=${Ne} props=${{table:t,deal:n,nameOf:r}} />`}
  </${N}>`}function Fe({title:e,deals:t,table:n,line:r,details:a}){let o=se(n);if(!t.length)return p`<p class="quiet">${A(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0)),c=({number:e})=>p`<div class="replay-links"><a class="plain replay-link"
      href=${i(n.id,e)} aria-label=${A(`Replay deal {number}`,{number:e})}>
      ${A(`Replay the deal`)}</a>
    <${Pe} table=${n.id} deal=${e} nameOf=${o}
      spoken=${A(`Check deal {number}`,{number:e})} /></div>`;return p`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>p`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${a(e,s(t))}
        ${n.id&&c(e)}
      </details>
    </li>`).reverse()}</ol>
    ${n.id&&p`<p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${A(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${A(`Save the record to a file`)}</a>
    </p>`}
  </section>`}function q(){let[t,n]=e(null);return[t,e=>n(e===t?null:e)]}const J=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>p`<button type="button"
  class=${V(`told-figure`,i)} aria-expanded=${n}
  aria-label=${A(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,Y=({terms:e,words:t,total:n})=>p`<dl class="sum">
  ${e.map((e,t)=>p`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??P(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Ie=(e,t,n)=>e.map((e,r)=>({words:p`${A(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Le=({label:e,terms:t,result:n,children:r})=>p`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&p`<h4>${A(`Deal by deal`)}</h4>
      <${Y} terms=${t} words=${A(`total`)} total=${P(n)} />`}
  </section>`,Re=({label:e,start:t,terms:n,words:r,stands:i})=>p`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${Y} terms=${[{words:A(`at the start`),amount:t,figure:x(t)},...n]} words=${r}
      total=${x(i)} />
  </section>`;function ze({cards:e,label:t,rows:n=1}){let r=U(e,W(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return p`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&p`<div key=${t} class="open-row">${e.map(e=>p`<${f}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Be=L(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ve({words:t,because:n,clauses:r=[]}){let[i,a]=e(!1);return!j.value.guide||!t?null:p`<div class="guide">
    <p>${t} ${n&&p`<button type="button" class="why" aria-expanded=${i}
      onClick=${()=>a(!i)}>${A(`Why?`)}</button>`}
      ${i&&p`<span class="because">${n} <span class="rule-number">${r.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${A(`Hide tips`)}
      onClick=${()=>B({guide:!1})}>×</button>
  </div>`}function He(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Ge(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return p`<div class="hand" role="group" aria-label=${e.label??A(`Your hand`)} ref=${r} ...${a}
    data-dealt=${We(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>p`<div key=${a} class="hand-row">
      ${r.map((r,o)=>p`<${Ue} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Ue({card:t,at:n,bend:r,stop:i,offered:o,picked:s,fresh:c=[],leaving:u,onChoose:d,onThrow:f,onRefuse:m}){let h=o?.has(t)??!1,g=s.includes(t),_=Ke(h&&f?()=>f(t):null),[v,y]=e(!1),b=V(`card held`,o&&(h?`may`:`may-not`),g&&`picked`,t===u&&`leaving`,v&&`shakes`,c.includes(t)&&`fresh`),x=()=>{_.moved()||(h?d(t):o&&m&&(y(!0),m(t)))},S=c.includes(t)?A(`{card}, from the talon`,{card:a(t)}):a(t);return p`<button type="button" class=${b} style=${{"--bend":r,"--at":n}}
    aria-label=${S} data-card=${t} tabindex=${i?0:-1}
    aria-pressed=${o?g:void 0} aria-disabled=${h?void 0:`true`}
    onClick=${x} onAnimationEnd=${()=>y(!1)} ...${_.listeners}>
    <${l} card=${t} />
    ${c.includes(t)&&p`<span class="fresh-mark" aria-hidden="true">${A(`Talon`)}</span>`}
  </button>`}function We(t=!1){let[n,i]=e(t&&j.peek().pace!==`at_once`);return r(()=>{let e=setTimeout(()=>i(!1),900);return()=>clearTimeout(e)},[]),n}function Ge({cards:t,offered:r,label:i,onChoose:a,onThrow:o},s){let c=O(null),[l,u]=e(0),d=O(!1),f=Math.min(l,t.length-1),p=!!(r??i)&&!t.some(e=>r?.has(e)),m=()=>[...c.current?.querySelectorAll(`.held`)??[]],h=(e,t)=>{let n=ve(m(),t,e,s);return n?.focus(),n!==null};return T(e=>p||!/^Arrow(Left|Right)$/.test(e)||c.current?.contains(document.activeElement)?!1:(m()[f]?.focus(),!0)),n(()=>{d.current&&document.activeElement===document.body&&m()[f]?.focus()}),{group:c,stop:t[f],listeners:{onKeyDown:e=>{let t=e.target,n=t.dataset.card??``;if(e.key===`Enter`&&r?.has(n))(o??a)(n);else if(p||!h(e.key,t))return;e.preventDefault()},onFocusIn:e=>{d.current=!0,u(m().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(d.current=!1)}}}}function Ke(e){let t=O(null),n=O(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const qe=L(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function Je({over:e,table:t,send:n,children:r,results:i}){if(e)return p`<${Ye} table=${t} results=${i} />`;if(t.me===null)return p`<p class="prompt">${A(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?p`<p class="prompt">${A(`Waiting for {names}`,{names:a.map(H).join(`, `)})}</p>`:p`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${A(`Next deal`)}<${ke} sign="n" /></button>
  </div>`}function Ye({table:t,results:n}){let[r,i]=e(!1);return p`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let e=t.seats.map(e=>Xe(e,t.me)),n=z(),{players:r,variant:i}=t.terms;ae(s(await ie({game:t.game,terms:{players:r,variant:i},seats:e,name:n})))}}>${A(`Another sitting`)}</button>
    ${n&&p`<${N} label=${A(`Result as a picture`)} title=${A(`Result as a picture`)} look="choice"
      onOpen=${()=>i(!0)}>
      ${r&&p`<${M} part=${qe} props=${{table:t,results:n}} Failed=${R} />`}
    </${N}>`}
    <a class="choice" href="/">${A(`To the start page`)}</a>
  </div>`}function Xe(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const Ze=L(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function X(e){let{sound:t,volume:n}=j.peek();t&&await Ze.load().then(t=>t(e,n/100),()=>void 0)}function Qe(){let{sound:e,soundOffered:t}=j.value;if(n(()=>()=>B({soundOffered:!0}),[]),e||t)return null;let r=e=>()=>{B({sound:e,soundOffered:!0}),X(`card`)};return p`<p class="sound-offer"><button type="button" class="why"
    onClick=${r(!0)}>${A(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${A(`No sounds`)} onClick=${r(!1)}>×</button></p>`}function $e({part:t,context:r}){let[i,a]=e(null),[o,s]=e(!1),c=O(null),l=i!==null;return ne(e=>(t.load().catch(()=>void 0),a(t=>(t??``)+e),s(!1),!0)),n(()=>{c.current?.focus(),c.current?.setSelectionRange(99,99)},[l]),l?p`<form class="typed-call paper" onSubmit=${async e=>(e.preventDefault(),(await t.load().catch(()=>null))?.(i,r,Ae)?a(null):(s(!0),S(A(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&a(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&a(null)}}>
    <input ref=${c} value=${i} aria-label=${A(`Type a bid or a card`)} aria-invalid=${o||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{a(e.target.value),s(!1)}} />
    <button class="plain">${A(`Say`)}</button>
    ${o&&p`<p>${A(`You can’t say that now.`)}</p>`}
  </form>`:null}function et({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=q(),c=n=>(t[n]??0)-(e[n]??0);return p`<table class="results">
    <caption class="unseen">${A(`Results`)}</caption>
    <thead><tr><th scope="col">${A(`Player`)}</th><th scope="col">${A(`this deal`)}</th><th
      scope="col">${A(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>p`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row" title=${n(l)}>${n(l)}</th>
        <td class="figure"><${J} label=${A(`{name}, this deal`,{name:n(l)})}
          figure=${P(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${J} label=${A(`{name}, total`,{name:n(l)})}
          figure=${P(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&p`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):p`<${tt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const tt=({before:e,result:t})=>p`<${Y} words=${A(`total`)} total=${P(t)}
  terms=${[{words:A(`before the deal`),amount:e},{words:A(`this deal`),amount:t-e}]} />`,nt=`kitapi.shuffles`;let rt=[];function it(){try{let e=JSON.parse(localStorage.getItem(nt)??`null`);return Array.isArray(e)?e:rt}catch{return rt}}function at(e){rt=e.slice(-300);try{localStorage.setItem(nt,JSON.stringify(rt))}catch{}}function ot({table:e,context:t,algorithm:n,commitment:r},i){let a=it(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||at(o<0?[...a,c]:a.with(o,c))}function st(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=lt(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);ot({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const ct=(e,t)=>ot(e,t),lt=e=>it().filter(t=>t.table===e),ut=(e,t)=>lt(e).find(e=>e.pledge===t)?.value??``;function dt({table:e,view:t}){t?.shuffle&&st(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:ft(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(pt({table:e,view:t},r));return n}function ft(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=lt(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||de(i),l=he(r,n,c);return ct({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function pt({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?ut(e.id,i):de(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;ct({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const mt=({kind:e})=>e===`seal`||e===`nonce`;function ht(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return A(`No cards have been dealt yet.`);let a=se(e.table),o=i.options?.some(e=>!mt(e))?`${r(i)}.`:``;return[t(i,a),gt(i),_t(i,a),n(i,a),o].filter(Boolean).join(` `)}function gt({hand:e=[]}){let t=U(e,W(e)).map(e=>a(e)).join(`, `);return t&&A(`Your hand: {cards}.`,{cards:t})}function _t({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return A(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>A(`{name}: {card}`,{name:n(e),card:a(t)})).join(`, `);return A(`On the table: {cards}.`,{cards:r})}const vt=({table:e})=>p`<nav class="replays" aria-label=${A(`Replay the deals`)}>
  <h3>${A(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>p`<a key=${t} class="plain replay-link figure"
      href=${i(e.id,t)} aria-label=${A(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,yt=({children:e})=>p`<details class="settle-now">
  <summary>${A(`If we settled up now`)}</summary>
  ${e}
</details>`;function bt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return p`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${A(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&p`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>p`<span key=${`${t.deal}-${r}`}
      class=${V(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function xt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=q();return p`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&p`<section class="how" aria-label=${e}>
      <${Y} terms=${[{words:A(`before the deal`),amount:t,figure:x(t)},...r]}
        words=${A(`after the deal`)} total=${x(n)} />
      ${r.length===0&&p`<p class="quiet">${i}</p>`}
    </section>`}`}function St({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=q(),a=e=>A(`{name}, this deal`,{name:t(e)});return p`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>p`<${J} key=${n} label=${a(n)}
      figure=${P(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${P(e)}</b></${J}>`)}</p>
    ${r&&p`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Ct=({label:e,figures:t,explain:n,inFigures:r=String})=>p`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>p`<li key=${i}>
      <${wt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${wt}>
    </li>`)}</ol>
  </section>`,wt=({written:e,inFigures:t,struckBy:n,children:r})=>p`<p class="figure">${e.deal>0&&p`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&p`<p class="quiet">${A(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Tt=({written:e,children:t})=>p`<p>${e.deal===0?A(`at the start`):A(`deal {number}`,{number:e.deal})}${t&&p`: ${t}`}</p>`;function Et({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return p`<p class=${V(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${P(r)}</p>`}const Dt=L(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Ot(t){let{table:n,deal:r,nameOf:a}=t,[o,s]=e(0),c=o===r;return p`<footer class="deal-end">
    ${c&&p`<${M} part=${Dt} props=${t} Failed=${R} />`}
    <div class="replay-links">
      ${!c&&p`<button type="button" class="plain replay-link"
        onClick=${()=>s(r)}>${A(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${v(n,r)}>${A(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${i(n,r)}>${A(`Replay`)}</a>
      <${Pe} table=${n} deal=${r} nameOf=${a} label=${A(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function kt({cards:e,nameOf:t}){return p`<section class="all-cards">
    <h3>${A(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&p`<${At} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${At} label=${A(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&p`<${At} label=${A(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const At=({label:e,cards:t})=>p`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${U(t,W(t)).map(e=>p`<${f} key=${e}
    card=${e} />`)}</dd>
</div>`;function jt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=q();return p`<table class="results">
    <caption class="unseen">${A(`Settlement`)}</caption>
    <thead><tr><th scope="col">${A(`Player`)}</th><th scope="col">${A(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>p`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row" title=${t(s)}>${t(s)}</th>
        <td class="figure total">
          <${J} label=${A(`{name}, total`,{name:t(s)})} figure=${P(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&p`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Mt=({words:e,figure:t})=>p`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Nt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Pt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Nt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Nt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Nt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Ft={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function It({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Pt,deal_began:(e,t,n)=>r(n),...t},a={...Ft,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[G(t)]?.(r,t,n)}},span:e=>a[G(e)]??0,gathers:e=>G(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Lt=L(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),Rt=({adviceControls:{open:e,toggle:t}})=>p`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${A(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${A(`What is it worth?`)}</span><${ke} sign="w" /></button>`,zt={moment:``,advice:null,making:!1,trouble:``};function Bt(e){let t=(e?.options??[]).filter(e=>!mt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Vt(t,n,i){let[a,o]=e(``),[s,c]=e(zt),[l,u]=e(0),d=!!t.advised&&t.me!==null&&!i&&Bt(n),f=d?`${n?.number} ${JSON.stringify(n?.options)}`:``,p=d&&a===f;return r(()=>{if(!p||s.moment===f&&s.advice)return;let e=0,n=!0,r=e=>{n&&c({...zt,moment:f,...e})};return k(`/api/tables/${t.id}/advice?lang=${te()}`).then(e=>r({advice:e}),t=>{let i=t instanceof C&&t.reason===`making_ready`;r(i?{making:i}:{trouble:t.message||A(`The server does not answer.`)}),i&&n&&(e=setTimeout(()=>u(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(e)}},[p,f,l]),{may:d,open:p,toggle:()=>o(p?``:f),state:s.moment===f?s:zt,again:()=>u(l+1)}}const Z=e=>!!(e.outcome??e.broken_up),Ht=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Ut=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Wt({Ladder:t,view:n,choosing:r,nameOf:i}){let[a,o]=e(-1),s=a===n.number;return T(e=>e!==`Escape`||!s?!1:(o(-1),!0)),Ut(n)?p`<button type="button" class="strip-auction" aria-expanded=${s} aria-keyshortcuts="a"
      onClick=${()=>o(s?-1:n.number)}>${A(`Auction`)}</button>
    ${s&&p`<div class="auction-again"><${t} view=${{...n,turn:[]}} choosing=${r}
      nameOf=${i} /></div>`}`:null}const Gt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Kt=()=>de(16);function qt(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function Jt(e,t,n,r=null,i=_){let a=m(`connecting`),o=m(/* @__PURE__ */ new Map),s=m(null),c=null,l=null,d=400,f=8e3,p=0,h=null,g=/* @__PURE__ */ new Set,v=0,y=0,x=0,S=!1,C=!1,w=n.pace??m(`normal`),T=w.peek();function E(){i.cancel(x),C=!1,h=null,p=i.now();let n=new WebSocket(qt(e,t,r,w.peek()));c=n,l=b(i,f*Math.min(2**v,4),{onLost:O,onLate:z}),n.onmessage=e=>{c===n&&k(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=Gt.get(e)??a.peek(),c===n&&(c=null,ee(e===4429))}}function ee(e){D(),S||I()||(a.value=e?`full`:`waiting`,x=i.after(E,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function D(){l?.close();let e=c;c=null,l=null,g.clear(),s.value=null,e?.close()}function O(e){return e===`opening`?(v+=1,ee(!1)):(e===`answer`&&(y+=1),D(),a.value=`waiting`,E())}function k(e){return l?.heard(),e.type===`state`?A(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`said`||e.type===`written`||e.type===`taken_away`||e.type===`talk`?n.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(u(e.page),h={silence:e.silence,answer:e.answer},f=e.silence,j()):e.id?M(e):e.type===`refused`?N(e):void 0}function A(e){if(a.value=`open`,d=400,v=0,o.peek().size||(y=0),C||l?.opened(),n.onState(e),!C)for(let[e,t]of o.peek())F(e,t);C=!0}function j(){h&&l?.expect({...h,answer:h.answer*Math.min(2**y,8)})}function M(e){let t=e.id,n=l?.answered(t)??null;if(y&&(y=0,j()),g.delete(t))s.value=n;else return P(t),e.type===`refused`?N(e):void 0}function N(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function P(e){let t=new Map(o.peek());t.delete(e),o.value=t}function F(e,t){l?.expectAnswer(e),c?.send(JSON.stringify(t))}let I=()=>[...Gt.values()].includes(a.peek()),L=()=>C&&c?.readyState===WebSocket.OPEN;function R(e){let t=Kt();return o.value=new Map(o.peek()).set(t,{...e,id:t}),L()&&F(t,{...e,id:t}),t}function z(){if(!L()||!l?.isWatching())return;let e=Kt();g.add(e),F(e,{type:`probe`,id:e})}let te=re(()=>{w.value!==T&&(T=w.value,c&&(D(),E()))});function B(){S||document.hidden||I()||(L()?z():(!c||i.now()-p>=1e3)&&(d=400,D(),E()))}function ne(){S=!0,te(),i.cancel(x),removeEventListener(`online`,B),document.removeEventListener(`visibilitychange`,B),D()}return addEventListener(`online`,B),document.addEventListener(`visibilitychange`,B),E(),{connection:a,unanswered:o,roundTrip:s,send:R,probe:z,hurry:B,close:ne}}const Yt=L(`alerts`,()=>import(`./alerts.js`)),Xt=(e,t)=>{j.peek()[e]&&Yt.load().then(t,()=>void 0)},Zt=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(H);function Qt({lines:e}){return p`<section class="log" tabindex="-1" aria-label=${A(`What happened`)}>
    <h2>${A(`What happened`)}</h2>
    ${e.length===0&&p`<p class="quiet">${A(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>p`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&p` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function $t(e,t){return t.type===`talk`?t.said:t.type===`taken_away`?e.map(e=>e.number===t.number?{...e,text:``,gone:!0}:e):[...e,{...t,at:Date.now()}].slice(-50)}const en=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),tn=e=>e?.kind===`seat_changed`;function nn({kind:e,name:t},n){return e===`open`?A(`nobody`):e===`bot`?`${H({seat:n,kind:e,name:t})} (${A(`bot`)})`:t||A(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:le(e),deal:t,before:nn(n,e),after:nn(r,e)});function rn(e){let t=e;return{words:t.before.kind===`reserved`?A(`Seat {number} is no longer reserved for {before}.`,Q(t)):A(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function an(e){return e.before.kind===`reserved`?A(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?A(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):A(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const on=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function sn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!on(e))}function cn({changes:e=[]}){let t=sn(e);return t.length?p`<section class="paper seat-changes" aria-label=${A(`Changes of seats`)}>
    <ul>${t.map((e,t)=>p`<li key=${t}>${an(e)}</li>`)}</ul>
  </section>`:null}const ln=e=>!!e?.options?.some(e=>!mt(e))&&!un(e),un=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),dn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),fn=({narrate:e})=>(t,n)=>tn(t)?rn(t):e(t,n),pn=e=>typeof e?.seat==`number`?{seat:e.seat}:{};function mn(e,n=null){let r=m([]),i=m(null),a=m(``),o=m(``),s=m([]),c=oe(e=>F(e).steps,B,ne),l=m(0),u=m(null),f=m([]),p={onState:D,onRefused:I,onWatching:e=>{l.value=e},onTalk:e=>{f.value=$t(f.peek(),e)},pace:t(()=>j.value.pace)},h=Jt(e,te(),p,n),g={...h,send:z},_=/* @__PURE__ */ new Set,v=0,y=0,b=``,x=0,C=!1,w=null,T=[];function D(e){E(e.table.game).drawing.loaded.peek()?k(e):T.push(e)===1&&ee(e.table.game).then(O,()=>{L(A(`A part of this page could not be loaded. Load the page again.`))})}function O(){let e=T;T=[],C||e.forEach(k)}function k(e){d(E(e.table.game).deck),_e(e.table.clock),l.value=e.table.watching,u.value=e.take_back??null,M(e),N(e);let t=ue(e.table);t&&z(t),c.arrive(e),n!==null&&n!==`spectator`&&c.hurry()}function M({table:e,view:t}){for(let t of w?Zt(w,e):[])S(A(`{name} sits down at the table.`,{name:t})),X(`knock`);w=t?null:e.seats}function N(e){clearTimeout(y);for(let{action:t,lost:n}of dt(e)){let r=()=>{_.add(h.send({type:`act`,seen:e.version,action:t}))};n?y=setTimeout(r,1e3):P(t)||r()}}function P({kind:e}){return[...h.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function I(e){dn.has(e.reason)&&(o.value=e.text),_.has(e.id)||dn.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),L(e.text,e.clause),clearTimeout(v),v=setTimeout(R,12e3))}function L(e,t=null){i.value={text:e,clause:t},n===null&&S(e)}function R(){clearTimeout(v),i.value=null}function z(e){return R(),h.send(e)}function B(e,t){let n=F(t.table.game),i=e&&fn(n)(e,t),a=t.view?.number??0;if(e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i){let o={...re(i,a,ge(e?.by,n.house)),...pn(e)};r.value=[...r.peek(),{...o,at:Date.now()}].slice(-200),S(i.spoken??i.words),t.catchingUp||Xt(`voice`,n=>n.speakAloud(i,pn(e).seat,t.table.me)),i.sound&&X(i.sound)}V(t,n)}function ne(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=F(e.shown.table.game),r=e.seen&&fn(n)(e.seen,e.shown);return r?[{...re(r,t,ge(e.seen?.by,n.house)),...pn(e.seen)}]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let re=({words:e,weight:t},n,r)=>({id:++x,words:e,weight:t,deal:n,by:r});function V({table:e,view:t,catchingUp:n},{prompt:r,decision:i=({options:e})=>JSON.stringify(e)}){if(n)return;let a=t&&ln(t)?i(t):``;a&&a!==b&&(S(r(t)),X(`turn`)),a!==b&&Xt(`notice`,t=>t.noticeTurn(a&&E(e.game).title())),b=a}function ie(e){let t=c.shown.peek()?.version??0;g.send({type:`act`,seen:t,action:e,...n!==null&&{role:n}})}function ae(){C=!0,c.close(),clearTimeout(y),R(),h.close()}return{lines:r,happened:s,watching:l,unplayable:a,turnedAway:o,refusal:i,forgive:R,shown:c.shown,hurry:c.hurry,link:g,said:f,takeBack:u,act:ie,close:ae}}function hn(e,t,n,r){let i={view:t,choosing:n,act:n.sending?null:r},a=(t.options??[]).flatMap(t=>gn(e,t,i)),[o]=n.picked;return!n.subset&&o&&o!==n.leaving&&n.playable.includes(o)?[yn(o,n),...a]:a}function gn(e,t,n){switch(t.kind){case`play_card`:case`seal`:case`nonce`:return[];case`subset`:return[vn(n.choosing,n.act)];case`pass`:return[_n(t,n,A(`Pass`),{word:`pass`})];default:return e.choiceOf(t,n)}}const _n=(e,{act:t},n,r)=>({key:JSON.stringify(e),act:t&&(()=>t(e)),label:n,...r});function vn({picked:e,subset:t},n){let r=t&&e.length===t.size,i=t?.action??`discard`;return{key:`discard`,likely:!0,act:r&&n?()=>n({kind:i,cards:[...e]}):null,spoken:A(`Discard {cards}`,{cards:e.map(e=>a(e)).join(`, `)}),label:p`${A(`Discard`)} ${e.map(e=>p`<${fe} key=${e} card=${e} />`)}`}}const yn=(e,t)=>({key:`play`,likely:!0,act:t.sending?null:()=>t.throwCard?.(e),spoken:A(`Play {card}`,{card:a(e)}),label:p`${A(`Play`)} <${fe} card=${e} />`}),bn=L(`clock`,()=>import(`./clock.js`).then(e=>e.CallClock)),xn=L(`seat-offer`,()=>import(`./seat-offer.js`).then(e=>e.SeatOffer)),Sn=()=>null,Cn=({kind:e,missing:t,givable:n},r)=>r===null||e===`open`||t||n,wn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return p`<${Se} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&p`<${M} part=${bn} props=${{clock:c,mine:l===s}} Failed=${Sn} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${wn(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&Cn(t,l)&&p`<${M} part=${xn} props=${{seat:t,table:r.table,send:a}} Failed=${Sn} />`}
    ${o}
  </${Se}>`}function Tn({state:e}){let t=e.takeBack.value;return t===null?null:p`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${()=>e.link.send({type:`take_back`,kept:t})}>${A(`Take back`)}</button></p>`}const En={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?A(`Deal {number}; you deal`,{number:e.number}):A(`Deal {number}; {name} deals`,{number:e.number,name:H(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:K(e,n)?A(`You have discarded`):A(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=K(e,n)?A(`You`):t;return{words:A(`{name}: {card}`,{name:r,card:h(e.card)}),spoken:A(`{name}: {card}`,{name:r,card:a(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Dn(t,K(e,n)),weight:`said`,sound:`trick`}),taken_back:(e,t,n)=>({words:K(e,n)?A(`You take the last decision back`):A(`{name} takes the last decision back`,{name:t}),weight:`heading`}),sitting_broken_up:()=>({words:A(`The game was ended`),weight:`heading`,sound:`settled`})},Dn=(e,t)=>t?A(`You take the trick`):A(`{name} takes the trick`,{name:e}),On=e=>je({...En,...e}),kn=L(`spectator`,()=>import(`./spectator.js`).then(e=>e.SpectatorPlace));function An({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=jn(t),l=ln(t),u=Z(t),d=hn(e,t,i,r.act);return p`<div class=${u?`foot after`:`foot`}>
    ${s?p`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&p`<${r.takeBack.value===null?Qe:Tn} state=${r} />`}</${$}>`:p`<${M} part=${kn} Failed=${R}
        props=${{table:o,over:Ht(t,e),send:r.link.send}} />`}
    ${u&&e.Between&&p`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?p`<${Je} over=${Ht(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:p`<${De} mine=${l} waiting=${i.sending} prompt=${Mn(e,t,n)}
        guided=${s!==null&&j.value.guide} guide=${l&&p`<${Ve}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&p`<${Rt} adviceControls=${a} />`} />
        <${$e} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&p`<${He} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function jn(e){let t=e.hand??[],n=O({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:W(t)}),U(t,n.current.suits)}function Mn(e,t,{table:n,gathering:r}){if(ln(t))return e.turnWords(t);if(r!==null)return Dn(H(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,H(n.seats[i]))}function Nn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=me(i,n,e.firstNamed),o=Vt(r,i,a.sending);if(!i)return p`<${M} part=${Be}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=se(r),c=e=>ce(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:m}=e;return p`
    <${u} view=${i} nameOf=${s}><${Wt} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${V(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
      ${l.map(r=>p`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${m&&p`<${m} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Pn} game=${e} view=${i} table=${r} />
      ${!Z(i)&&p`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&p`<${M} part=${Lt} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${An} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Pn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?p`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?p`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Fn(e){let t=Ln(e);return(e.hand?.length??0)<10?t:`${t} ${In()}`}const In=()=>j.value.oneTap?A(`Tap a raised card to play it; tap it again at once to take it back.`):A(`Tap a raised card twice to play it, or drag it to the table.`);function Ln({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[c(String(e.card))]:[])),r=e[0]?.card;if(!r)return A(`You lead: play any card.`);let i=y(c(r)).trim();return n.has(c(r))?A(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?A(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):A(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Rn({hand:e=[]},t){let n=[...new Set(e.map(c))].map(t=>e.filter(e=>c(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${A(`Your longest suit: {cards}.`,{cards:i.map(zn).join(`, `)})} ${t}`}function zn(e){let t=c(e[0]??``);return[y(t).trim(),...U(e,[t]).map(g)].join(` `)}function Bn({view:e,nameOf:t,highBid:n,draw:i,children:a}){let o=e.calls??[],s=O(null);return r(()=>{s.current?.scrollTo(0,s.current.scrollHeight)},[o.length]),p`<section class="paper ladder" aria-label=${A(`Auction`)}>
    <p class="standing">
      ${n??p`<span class="quiet">${A(`No bid yet`)}</span>`}
    </p>
    ${a}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>p`<b key=${n}
        class=${V(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${s} tabindex="0" aria-label=${A(`Calls`)}>
      ${e.active.map(e=>p`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${o.map((t,n)=>t.seat===e&&p`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${i(t,o.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Vn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Hn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>A(`{name}: {card}`,{name:n(e),card:a(t)})),o=V(`trick`,r!==null&&`gathers-${t(r)}`);return p`<div class=${o} role="group" aria-label=${A(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},i)=>p`<${f} key=${n} card=${n}
      class=${V(`from-${t(e)}`,e===r&&`wins`)}
      style=${{"--order":i}} />`)}
  </div>`}function Un({trick:t,bargain:n,nameOf:r}){let[i,a]=e(null),o=e=>()=>a(i===e?null:e),s=n?.talon??[];return p`<div class="looking-back">
    ${i===`trick`&&t&&p`<${Wn} trick=${t} nameOf=${r} />`}
    ${i===`talon`&&s.length>0&&p`<${Gn} talon=${s} discards=${n?.discards??[]} />`}
    ${s.length>0&&p`<button type="button" class="plain" aria-expanded=${i===`talon`} aria-keyshortcuts="x"
        onClick=${o(`talon`)}>${A(`Talon`)}</button>`}
    ${t&&p`<button type="button" class="plain" aria-expanded=${i===`trick`} aria-keyshortcuts="t"
      onClick=${o(`trick`)}>${A(`Last trick`)}</button>`}
  </div>`}const Wn=({trick:e,nameOf:t})=>p`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>p`<span key=${n} class="laid-by">
    <${f} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${A(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Gn=({talon:e,discards:t})=>p`<dl class="paper shown-again">
  ${[{label:A(`Talon`),cards:e},{label:A(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&p`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${U(t,W(t)).map(e=>p`<${f}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Kn=({words:e,word:t,cards:n=[]})=>p`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?p`<span class="talon-cards">${n.map(e=>p`<${f} key=${e} card=${e} />`)}</span>`:p`<span class="talon-cards" aria-hidden="true"><${o} /><${o} /></span>`}
  <figcaption data-word=${t}>${e}</figcaption>
</figure>`,qn=L(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function Jn(e){let t=e.link.connection.value;return t===`gone`?p`<${I} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?p`<${M} part=${qn} props=${{state:e}} />`:null}function Yn(t,n=null){let[i,a]=e(null);return r(()=>{let e=mn(t,n);return a(e),e.close},[t,n]),i}const Xn=L(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),Zn=()=>null;function Qn(t){let[n,r]=e(null);return[e=>{!n&&e.target.closest(`[data-word]`)&&r(e)},n&&p`<${M} part=${Xn} props=${{game:t,first:n}} Failed=${Zn} />`]}function $n({game:t}){let[n,r]=e(!1),{words:i}=E(t),a=A(`Words of the game`);return i?p`<${N} label=${a} title=${a} look="plain"
    onOpen=${()=>r(!0)}>
    ${n&&p`<${M} part=${i} props=${{}} Failed=${R} />`}
  </${N}>`:null}function er({table:t,view:n,Sheet:i,changes:a=0}){let o=n!==null,s=n?.outcome?.kasa,[c,l]=e(null),[u,d]=e(0);return r(()=>{if(!o)return;let e=!0,n=0;return D(t.id).then(t=>{e&&l(t)},()=>{n=setTimeout(()=>{e&&d(u+1)},2e3)}),()=>{e=!1,clearTimeout(n)}},[t.id,t.sheet,s,o,u,a]),p`<section class="sheet-panel" tabindex="-1" aria-label=${A(`Sheet`)}>
    ${c&&n?p`<${i} sheet=${c} table=${t} view=${n} /><${cn} changes=${c.seat_changes} />`:p`<div
        class="paper sheet-paper">
        <p class="quiet">${A(o?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${$n} game=${t.game} /></p>
  </section>`}export{Fe as $,Ct as A,$e as B,Nt as C,kt as D,jt as E,vt as F,Be as G,Je as H,yt as I,Le as J,ze as K,ht as L,St as M,xt as N,Ot as O,bt as P,q as Q,lt as R,Pt as S,Mt as T,He as U,Qe as V,Ve as W,J as X,Ie as Y,Y as Z,tn as _,Kn as a,ke as at,Jt as b,Bn as c,Rn as d,Pe as et,Pn as f,_n as g,$ as h,Jn as i,G as it,Tt as j,Et as k,Vn as l,On as m,Qn as n,je as nt,Un as o,De as ot,Nn as p,Re as q,Yn as r,Me as rt,Hn as s,Se as st,er as t,K as tt,Fn as u,en as v,It as w,Z as x,Qt as y,et as z};