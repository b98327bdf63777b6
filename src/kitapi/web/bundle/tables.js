import{$ as e,Cn as t,En as n,Ft as r,Ht as i,It as a,J as o,Jt as s,Lt as c,O as l,On as u,R as d,Sn as f,Tn as p,Ut as m,V as h,Vt as g,X as _,Y as v,Z as ee,Zt as y,an as b,bn as x,c as S,cn as C,dn as w,en as T,et as te,fn as E,hn as ne,in as D,kn as O,l as k,nn as A,nt as j,o as M,on as N,q as P,qt as F,r as re,s as I,sn as L,tn as R,tt as z,wn as B,xn as V,y as ie,yn as H}from"./main.js";import{D as ae,E as oe,O as se,T as U,b as ce,g as le,i as ue,k as de,m as fe,t as pe,u as me,v as W,x as he,y as G}from"./shared.js";const ge=A(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function _e({seat:e,words:t,send:n}){let[r,i]=O(!1),a=()=>V`<button type="button" class="why own-name" title=${C(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?V`<${z} part=${ge} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const ve=A(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function ye(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:u,held:d=0}=e,{marks:f,clock:p,own:m=!1,send:h,children:g}=e,_=oe(t,m),v=x(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return V`<section class=${v} data-seat=${t.seat} aria-label=${_}>
    <p class="plate-name">
      ${t.kind!==`open`&&V`<${z} part=${ve} props=${{seat:t}} Waiting=${be} Failed=${be} />`}
      <b>${m&&h?V`<${_e} seat=${t} words=${_} send=${h} />`:_}</b>
      ${a&&V`<span class="dealer" data-word="dealer"><span aria-hidden="true">${C(`D`)}</span><span
        class="unseen">${C(`dealer`)}</span></span>`}
      ${p}
    </p>
    <p class="plate-note">
      <${xe} seat=${t} />
      ${c&&V`<span class="role">${c}</span>`}
      ${f}
      ${typeof u==`number`&&V`<span class="figure result" data-word="result"><span
          class="unseen">${C(`result`)} </span>${b(u)}</span>`}
      ${typeof l==`number`&&V`<${Ce} tricks=${l} />`}
    </p>
    ${r&&V`<span class="unseen">${C(`to act`)}</span>`}
    ${d>0&&V`<${Se} count=${d} />`}
    ${s&&V`<p class="speech">${s}</p>`}
    ${g}
  </section>`}const be=()=>V`<span class="face-drawn"></span>`;function xe({seat:e}){return e.kind===`bot`?V`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?C(`bot, getting ready`):C(`bot`)}</span>`:e.kind===`person`&&!e.connected?V`<span class="occupant away">${C(`away`)}</span>`:null}const Se=({count:e})=>V`<span class="backs" role="img"
  aria-label=${L(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>V`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Ce({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>V`<i key=${t} class="pile-back"></i>`);return V`<span class=${x(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${L(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const K=B(null);function we(e){let t=K.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return K.value=null,null;if(n.dealt)return null;K.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}const Te=A(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Ee({address:e=location.href}){let[t,n]=O(!1);return V`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${C(`QR code`)}</button>
    ${t&&V`<${z} part=${Te} props=${{text:e}} Failed=${j} />`}</div>`}function De(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const Oe=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function ke({seat:e},{entry:t}){let n=t===`invitation`?De(e):``;return n?{invitation:n}:{}}const Ae=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||De(e)!==``;function je({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return V`<ul class="role-list requests" aria-label=${C(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>V`<li key=${e}>
      <b>${r||C(`a visitor`)}</b> <span>${C(`Seat {number}`,{number:de(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${C(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${C(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Me({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?V`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?C(`Let {name} propose again`,{name:U(e)}):C(`Mute {name}`,{name:U(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${C(`Remove {name}`,{name:U(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:V`<${Ne} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${C(`New link to this seat`)}</button>`}function Ne({seat:e,table:t}){let n=t.invitations?.[e];return n?V`<${ce} label=${C(`Link to seat {number}`,{number:de(e)})}
      address=${Oe(t.id,e,n)} />
      <${Ee} address=${Oe(t.id,e,n)} />`:V`<span class="quiet">${C(`Someone is invited.`)}</span>`}const Pe=({table:e})=>V`<p>${C(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>V`<${Ne} key=${t} seat=${t} table=${e} />`)}`;function Fe({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[c,l]=O(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return V`${i&&V`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?C(`Let a bot play for {name}`,{name:U(e)}):C(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&V`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${C(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let u=e.seat===i||Ae(e,t),d=r=>{l(!1),u?e.dealt&&e.seat!==i?K.value={table:t.id,seat:e.seat,name:r,...ke(e,t)}:n({type:`sit`,seat:e.seat,name:r,...ke(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!Le(e,t))return null;let f=K.value;return e.seat!==i&&f?.table===t.id&&f.seat===e.seat?V`<p class="quiet" role="status">${C(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{K.value=null}}>
        ${C(`Do not wait`)}</button>`:e.seat===i?V`<button type="button" class="plain offer"
      onClick=${()=>d(I())}>${C(`Take your seat again`)}</button>`:!u&&t.seat_asked===e.seat?V`<p class="quiet" role="status">
      ${C(`You have asked for this seat: the host of the table decides.`)}</p>`:c?V`<${Re} onName=${d} />`:V`<button type="button" class="plain offer"
    onClick=${()=>R.value.name?d(R.value.name):l(!0)}>
    ${Ie(e,u)}</button>`}function Ie(e,t){return t?e.dealt?C(`Sit down after this deal`):C(`Sit down here`):C(`Ask for this seat`)}const Le=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Re({onName:e,label:t}){let[n]=O(I);return V`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(T({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${n}
      aria-label=${C(`Your name`)} placeholder=${C(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??C(`Sit down`)}</button>
  </form>`}function ze({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return V`<div class=${x(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?C(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&V`<div class="choices">${e.map((e,t)=>V`<${Be} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Be({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c,word:l}){let[u,d]=O(!1);return u&&a?V`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{d(!1),a()}}>
        ${C(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>d(!1)}>${C(`No`)}</button>
    </span>`:V`<button type="button" class=${x(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} data-word=${l} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?d(!0):a?.()}>${r}
    ${n!==null&&V`<${Ve} sign=${n} />`}</button>`}const Ve=({sign:e})=>R.value.keys?V`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function He({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const q=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Ue=(e,t=U)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[q(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&J(n,r)?We(C(`You`),a.quoted):a},J=({seat:e},{table:{me:t}})=>t!==null&&e===t,We=(e,t)=>({words:C(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Ge=A(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Ke({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=O(0);return V`<${M} label=${a??C(`Check the deal`)} spoken=${i}
    title=${C(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&V`<${z} key=${`${e} ${t} ${s}`} part=${Ge} props=${{table:e,deal:t,nameOf:n}} />`}
  </${M}>`}function qe({title:e,deals:t,table:n,line:r,details:i}){let a=ae(n);if(!t.length)return V`<p class="quiet">${C(`No deal has been written yet.`)}</p>`;let o=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return V`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>V`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,o(t))}
        <div class="replay-links"><a class="plain replay-link" href=${h(n.id,e.number)}
          aria-label=${C(`Replay deal {number}`,{number:e.number})}>${C(`Replay the deal`)}</a>
        <${Ke} table=${n.id} deal=${e.number} nameOf=${a}
          spoken=${C(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${C(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${C(`Save the record to a file`)}</a>
    </p>
  </section>`}function Y(){let[e,t]=O(null);return[e,n=>t(n===e?null:n)]}const X=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>V`<button type="button"
  class=${x(`told-figure`,i)} aria-expanded=${n}
  aria-label=${C(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,Z=({terms:e,words:t,total:n})=>V`<dl class="sum">
  ${e.map((e,t)=>V`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??b(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Je=(e,t,n)=>e.map((e,r)=>({words:V`${C(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Ye=({label:e,terms:t,result:n,children:r})=>V`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&V`<h4>${C(`Deal by deal`)}</h4>
      <${Z} terms=${t} words=${C(`total`)} total=${b(n)} />`}
  </section>`,Xe=({label:e,start:t,terms:n,words:r,stands:i})=>V`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${Z} terms=${[{words:C(`at the start`),amount:t,figure:D(t)},...n]} words=${r}
      total=${D(i)} />
  </section>`,Ze=({lines:e,RuleTap:t})=>V`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>V`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&V`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Qe(e){function t({clause:t}){let[n,r]=O(!1),i=e(t);return i?V`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${C(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&V`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>V`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function $e({cards:e,label:t,rows:n=1}){let r=W(e,G(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return V`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&V`<div key=${t} class="open-row">${e.map(e=>V`<${c}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const et=A(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function tt({words:e,because:t,clauses:n=[]}){let[r,i]=O(!1);return!R.value.guide||!e?null:V`<div class="guide">
    <p>${e} ${t&&V`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${C(`Why?`)}</button>`}
      ${r&&V`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${C(`Hide tips`)}
      onClick=${()=>T({guide:!1})}>×</button>
  </div>`}function nt(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=at(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return V`<div class="hand" role="group" aria-label=${e.label??C(`Your hand`)} ref=${r} ...${a}
    data-dealt=${it(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>V`<div key=${a} class="hand-row">
      ${r.map((r,o)=>V`<${rt} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function rt({card:e,at:t,bend:n,stop:r,offered:i,picked:o,fresh:s=[],leaving:c,onChoose:l,onThrow:u,onRefuse:d}){let f=i?.has(e)??!1,p=o.includes(e),m=ot(f&&u?()=>u(e):null),[h,_]=O(!1),v=x(`card held`,i&&(f?`may`:`may-not`),p&&`picked`,e===c&&`leaving`,h&&`shakes`,s.includes(e)&&`fresh`),ee=()=>{m.moved()||(f?l(e):i&&d&&(_(!0),d(e)))},y=s.includes(e)?C(`{card}, from the talon`,{card:g(e)}):g(e);return V`<button type="button" class=${v} style=${{"--bend":n,"--at":t}}
    aria-label=${y} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?p:void 0} aria-disabled=${f?void 0:`true`}
    onClick=${ee} onAnimationEnd=${()=>_(!1)} ...${m.listeners}>
    <${a} card=${e} />
    ${s.includes(e)&&V`<span class="fresh-mark" aria-hidden="true">${C(`Talon`)}</span>`}
  </button>`}function it(e=!1){let[t,n]=O(e&&R.peek().pace!==`at_once`);return p(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function at({cards:t,offered:r,label:i,onChoose:a,onThrow:o},s){let c=u(null),[l,d]=O(0),f=u(!1),p=Math.min(l,t.length-1),m=!!(r??i)&&!t.some(e=>r?.has(e)),h=()=>[...c.current?.querySelectorAll(`.held`)??[]],g=(e,t)=>{let n=le(h(),t,e,s);return n?.focus(),n!==null};return e(e=>m||!/^Arrow(Left|Right)$/.test(e)||c.current?.contains(document.activeElement)?!1:(h()[p]?.focus(),!0)),n(()=>{f.current&&document.activeElement===document.body&&h()[p]?.focus()}),{group:c,stop:t[p],listeners:{onKeyDown:e=>{let t=e.target,n=t.dataset.card??``;if(e.key===`Enter`&&r?.has(n))(o??a)(n);else if(m||!g(e.key,t))return;e.preventDefault()},onFocusIn:e=>{f.current=!0,d(h().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(f.current=!1)}}}}function ot(e){let t=u(null),n=u(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const st=A(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function ct({over:e,table:t,send:n,children:r,results:i}){if(e)return V`<${lt} table=${t} results=${i} />`;if(t.me===null)return V`<p class="prompt">${C(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?V`<p class="prompt">${C(`Waiting for {names}`,{names:a.map(U).join(`, `)})}</p>`:V`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${C(`Next deal`)}<${Ve} sign="n" /></button>
  </div>`}function lt({table:e,results:t}){let[n,r]=O(!1);return V`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>ut(t,e.me)),n=I(),{players:r,variant:i}=e.terms;d(P(await ie({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${C(`Another sitting`)}</button>
    ${t&&V`<${M} label=${C(`Result as a picture`)} title=${C(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&V`<${z} part=${st} props=${{table:e,results:t}} Failed=${j} />`}
    </${M}>`}
    <a class="choice" href="/">${C(`To the start page`)}</a>
  </div>`}function ut(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const dt=A(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function ft(e){let{sound:t,volume:n}=R.peek();t&&await dt.load().then(t=>t(e,n/100),()=>void 0)}function pt(){let{sound:e,soundOffered:t}=R.value;if(n(()=>()=>T({soundOffered:!0}),[]),e||t)return null;let r=e=>()=>{T({sound:e,soundOffered:!0}),ft(`card`)};return V`<p class="sound-offer"><button type="button" class="why"
    onClick=${r(!0)}>${C(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${C(`No sounds`)} onClick=${r(!1)}>×</button></p>`}function mt({part:e,context:t}){let[r,i]=O(null),[a,o]=O(!1),s=u(null),c=r!==null;return te(t=>(e.load().catch(()=>void 0),i(e=>(e??``)+t),o(!1),!0)),n(()=>{s.current?.focus(),s.current?.setSelectionRange(99,99)},[c]),c?V`<form class="typed-call paper" onSubmit=${async n=>(n.preventDefault(),(await e.load().catch(()=>null))?.(r,t,He)?i(null):(o(!0),H(C(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&i(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&i(null)}}>
    <input ref=${s} value=${r} aria-label=${C(`Type a bid or a card`)} aria-invalid=${a||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{i(e.target.value),o(!1)}} />
    <button class="plain">${C(`Say`)}</button>
    ${a&&V`<p>${C(`You can’t say that now.`)}</p>`}
  </form>`:null}function ht({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?V`<div class="watching kept">
      <span>${r.kind===`bot`?C(`A bot is playing for you.`):C(`Your seat is reserved for you.`)}</span>
      <${Fe} seat=${r} table=${e} send=${n} /></div>`:V`<p class="watching">${e.archive?C(`This table shows the record of a sitting: you can only look at it.`):C(`You are watching: you can’t see anyone’s cards.`)}</p>`}function gt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=Y(),c=n=>(t[n]??0)-(e[n]??0);return V`<table class="results">
    <caption class="unseen">${C(`Results`)}</caption>
    <thead><tr><th scope="col">${C(`Player`)}</th><th scope="col">${C(`this deal`)}</th><th
      scope="col">${C(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>V`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${X} label=${C(`{name}, this deal`,{name:n(l)})}
          figure=${b(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${X} label=${C(`{name}, total`,{name:n(l)})}
          figure=${b(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&V`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):V`<${_t} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const _t=({before:e,result:t})=>V`<${Z} words=${C(`total`)} total=${b(t)}
  terms=${[{words:C(`before the deal`),amount:e},{words:C(`this deal`),amount:t-e}]} />`;function vt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const yt=`kitapi.shuffles`;let bt=[];function xt(){try{let e=JSON.parse(localStorage.getItem(yt)??`null`);return Array.isArray(e)?e:bt}catch{return bt}}function St(e){bt=e.slice(-300);try{localStorage.setItem(yt,JSON.stringify(bt))}catch{}}function Ct({table:e,context:t,algorithm:n,commitment:r},i){let a=xt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||St(o<0?[...a,c]:a.with(o,c))}function wt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Et(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);Ct({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const Tt=(e,t)=>Ct(e,t),Et=e=>xt().filter(t=>t.table===e),Dt=(e,t)=>Et(e).find(e=>e.pledge===t)?.value??``;function Ot({table:e,view:t}){t?.shuffle&&wt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:kt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(At({table:e,view:t},r));return n}function kt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Et(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||vt(i),l=me(r,n,c);return Tt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function At({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?Dt(e.id,i):vt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;Tt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const jt=({kind:e})=>e===`seal`||e===`nonce`;function Mt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return C(`No cards have been dealt yet.`);let a=ae(e.table),o=i.options?.some(e=>!jt(e))?`${r(i)}.`:``;return[t(i,a),Nt(i),Pt(i,a),n(i,a),o].filter(Boolean).join(` `)}function Nt({hand:e=[]}){let t=W(e,G(e)).map(e=>g(e)).join(`, `);return t&&C(`Your hand: {cards}.`,{cards:t})}function Pt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return C(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>C(`{name}: {card}`,{name:n(e),card:g(t)})).join(`, `);return C(`On the table: {cards}.`,{cards:r})}const Ft=({table:e})=>V`<nav class="replays" aria-label=${C(`Replay the deals`)}>
  <h3>${C(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>V`<a key=${t} class="plain replay-link figure"
      href=${h(e.id,t)} aria-label=${C(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,It=({children:e})=>V`<details class="settle-now">
  <summary>${C(`If we settled up now`)}</summary>
  ${e}
</details>`;function Lt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return V`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${C(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&V`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>V`<span key=${`${t.deal}-${r}`}
      class=${x(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function Rt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=Y();return V`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&V`<section class="how" aria-label=${e}>
      <${Z} terms=${[{words:C(`before the deal`),amount:t,figure:D(t)},...r]}
        words=${C(`after the deal`)} total=${D(n)} />
      ${r.length===0&&V`<p class="quiet">${i}</p>`}
    </section>`}`}function zt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=Y(),a=e=>C(`{name}, this deal`,{name:t(e)});return V`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>V`<${X} key=${n} label=${a(n)}
      figure=${b(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${b(e)}</b></${X}>`)}</p>
    ${r&&V`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Bt=({label:e,figures:t,explain:n,inFigures:r=String})=>V`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>V`<li key=${i}>
      <${Vt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Vt}>
    </li>`)}</ol>
  </section>`,Vt=({written:e,inFigures:t,struckBy:n,children:r})=>V`<p class="figure">${e.deal>0&&V`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&V`<p class="quiet">${C(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Ht=({written:e,children:t})=>V`<p>${e.deal===0?C(`at the start`):C(`deal {number}`,{number:e.deal})}${t&&V`: ${t}`}</p>`;function Ut({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return V`<p class=${x(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${b(r)}</p>`}const Wt=A(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Gt(e){let{table:t,deal:n,nameOf:r}=e,[i,a]=O(0),s=i===n;return V`<footer class="deal-end">
    ${s&&V`<${z} part=${Wt} props=${e} Failed=${j} />`}
    <div class="replay-links">
      ${!s&&V`<button type="button" class="plain replay-link"
        onClick=${()=>a(n)}>${C(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${o(t,n)}>${C(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${h(t,n)}>${C(`Replay`)}</a>
      <${Ke} table=${t} deal=${n} nameOf=${r} label=${C(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Kt({cards:e,nameOf:t}){return V`<section class="all-cards">
    <h3>${C(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&V`<${qt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${qt} label=${C(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&V`<${qt} label=${C(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const qt=({label:e,cards:t})=>V`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${W(t,G(t)).map(e=>V`<${c} key=${e}
    card=${e} />`)}</dd>
</div>`;function Jt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=Y();return V`<table class="results">
    <caption class="unseen">${C(`Settlement`)}</caption>
    <thead><tr><th scope="col">${C(`Player`)}</th><th scope="col">${C(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>V`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${X} label=${C(`{name}, total`,{name:t(s)})} figure=${b(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&V`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Yt=({words:e,figure:t})=>V`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Xt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Zt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Xt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Xt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Xt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Qt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function $t({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Zt,deal_began:(e,t,n)=>r(n),...t},a={...Qt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[q(t)]?.(r,t,n)}},span:e=>a[q(e)]??0,gathers:e=>q(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const en=A(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),tn=({adviceControls:{open:e,toggle:t}})=>V`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${C(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${C(`What is it worth?`)}</span><${Ve} sign="w" /></button>`,nn={moment:``,advice:null,making:!1,trouble:``};function rn(e){let t=(e?.options??[]).filter(e=>!jt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function an(e,t,n){let[r,i]=O(``),[a,o]=O(nn),[s,c]=O(0),l=!!e.advised&&e.me!==null&&!n&&rn(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return p(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...nn,moment:u,...e})};return k(`/api/tables/${e.id}/advice?lang=${N()}`).then(e=>r({advice:e}),e=>{let i=e instanceof S&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||C(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),state:a.moment===u?a:nn,again:()=>c(s+1)}}const on=e=>!!(e.outcome??e.broken_up),sn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),cn=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function ln({Ladder:t,view:n,choosing:r,nameOf:i}){let[a,o]=O(-1),s=a===n.number;return e(e=>e!==`Escape`||!s?!1:(o(-1),!0)),cn(n)?V`<button type="button" class="strip-auction" aria-expanded=${s} aria-keyshortcuts="a"
      onClick=${()=>o(s?-1:n.number)}>${C(`Auction`)}</button>
    ${s&&V`<div class="auction-again"><${t} view=${{...n,turn:[]}} choosing=${r}
      nameOf=${i} /></div>`}`:null}const un=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),dn=()=>vt(16);function fn(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function pn(e,n,r,i=null,a=v){let o=B(`connecting`),s=B(/* @__PURE__ */ new Map),c=B(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,g=0,y=0,b=0,x=!1,S=!1,C=r.pace??B(`normal`),w=C.peek();function T(){a.cancel(b),S=!1,m=null,p=a.now();let t=new WebSocket(fn(e,n,i,C.peek()));l=t,u=_(a,f*Math.min(2**g,4),{onLost:ne,onLate:I}),t.onmessage=e=>{l===t&&D(JSON.parse(e.data))},t.onclose=({code:e})=>{o.value=un.get(e)??o.peek(),l===t&&(l=null,te(e===4429))}}function te(e){E(),x||P()||(o.value=e?`full`:`waiting`,b=a.after(T,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function E(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function ne(e){return e===`opening`?(g+=1,te(!1)):(e===`answer`&&(y+=1),E(),o.value=`waiting`,T())}function D(e){return u?.heard(),e.type===`state`?O(e):e.type===`watching`?r.onWatching?.(e.count):e.type===`said`||e.type===`talk`?r.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(ee(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,k()):e.id?A(e):e.type===`refused`?j(e):void 0}function O(e){if(o.value=`open`,d=400,g=0,s.peek().size||(y=0),S||u?.opened(),r.onState(e),!S)for(let[e,t]of s.peek())N(e,t);S=!0}function k(){m&&u?.expect({...m,answer:m.answer*Math.min(2**y,8)})}function A(e){let t=e.id,n=u?.answered(t)??null;if(y&&(y=0,k()),h.delete(t))c.value=n;else return M(t),e.type===`refused`?j(e):void 0}function j(e){return e.reason===`unknown_table`&&(o.value=`gone`),r.onRefused(e)}function M(e){let t=new Map(s.peek());t.delete(e),s.value=t}function N(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let P=()=>[...un.values()].includes(o.peek()),F=()=>S&&l?.readyState===WebSocket.OPEN;function re(e){let t=dn();return s.value=new Map(s.peek()).set(t,{...e,id:t}),F()&&N(t,{...e,id:t}),t}function I(){if(!F()||!u?.isWatching())return;let e=dn();h.add(e),N(e,{type:`probe`,id:e})}let L=t(()=>{C.value!==w&&(w=C.value,l&&(E(),T()))});function R(){x||document.hidden||P()||(F()?I():(!l||a.now()-p>=1e3)&&(d=400,E(),T()))}function z(){x=!0,L(),a.cancel(b),removeEventListener(`online`,R),document.removeEventListener(`visibilitychange`,R),E()}return addEventListener(`online`,R),document.addEventListener(`visibilitychange`,R),T(),{connection:o,unanswered:s,roundTrip:c,send:re,probe:I,hurry:R,close:z}}const mn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(U),hn=/* @__PURE__ */ new WeakMap;function gn(e){e&&hn.set(e,performance.now())}function _n(e){let t=performance.now()-(hn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function vn({clock:e,mine:t}){let n=yn(e),r=u(!1),i=n<=10&&n>0;return p(()=>{t&&i&&!r.current&&H(L(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),V`<span class=${x(`call-clock`,i&&`short`)} role="timer" data-word="clock"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${L(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function yn(e){let[t,n]=O(()=>_n(e));return p(()=>{let t=()=>n(_n(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function bn({lines:e}){return V`<section class="log" tabindex="-1" aria-label=${C(`What happened`)}>
    <h2>${C(`What happened`)}</h2>
    ${e.length===0&&V`<p class="quiet">${C(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>V`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&V` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const xn=(e,t)=>t.type===`talk`?t.said:[...e,{...t,at:Date.now()}].slice(-50),Sn=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),Cn=e=>e?.kind===`seat_changed`;function wn({kind:e,name:t},n){return e===`open`?C(`nobody`):e===`bot`?`${U({seat:n,kind:e,name:t})} (${C(`bot`)})`:t||C(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:de(e),deal:t,before:wn(n,e),after:wn(r,e)});function Tn(e){let t=e;return{words:t.before.kind===`reserved`?C(`Seat {number} is no longer reserved for {before}.`,Q(t)):C(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function En(e){return e.before.kind===`reserved`?C(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?C(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):C(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const Dn=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function On(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!Dn(e))}function kn({changes:e=[]}){let t=On(e);return t.length?V`<section class="paper seat-changes" aria-label=${C(`Changes of seats`)}>
    <ul>${t.map((e,t)=>V`<li key=${t}>${En(e)}</li>`)}</ul>
  </section>`:null}const An=e=>!!e?.options?.some(e=>!jt(e))&&!jn(e),jn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),Mn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),Nn=({narrate:e})=>(t,n)=>Cn(t)?Tn(t):e(t,n),Pn=e=>typeof e?.seat==`number`?{seat:e.seat}:{};function Fn(e,t=null){let n=B([]),r=B(null),i=B(``),a=B(``),o=B([]),s=he(e=>E(e).steps,re,I),c=B(0),l=B(null),u=B([]),d={onState:T,onRefused:j,onWatching:e=>{c.value=e},onTalk:e=>{u.value=xn(u.peek(),e)},pace:f(()=>R.value.pace)},p=pn(e,N(),d,t),m={...p,send:F},h=/* @__PURE__ */ new Set,g=0,_=0,v=``,ee=0,b=!1,x=null,S=[];function T(e){w(e.table.game).drawing.loaded.peek()?D(e):S.push(e)===1&&ne(e.table.game).then(te,()=>{M(C(`A part of this page could not be loaded. Load the page again.`))})}function te(){let e=S;S=[],b||e.forEach(D)}function D(e){y(w(e.table.game).deck),gn(e.table.clock),c.value=e.table.watching,l.value=e.take_back??null,O(e),k(e);let n=we(e.table);n&&F(n),s.arrive(e),t!==null&&t!==`spectator`&&s.hurry()}function O({table:e,view:t}){for(let t of x?mn(x,e):[])H(C(`{name} sits down at the table.`,{name:t})),ft(`knock`);x=t?null:e.seats}function k(e){clearTimeout(_);for(let{action:t,lost:n}of Ot(e)){let r=()=>{h.add(p.send({type:`act`,seen:e.version,action:t}))};n?_=setTimeout(r,1e3):A(t)||r()}}function A({kind:e}){return[...p.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function j(e){Mn.has(e.reason)&&(a.value=e.text),h.has(e.id)||Mn.has(e.reason)||(e.reason===`not_playable`&&(i.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),M(e.text,e.clause),clearTimeout(g),g=setTimeout(P,12e3))}function M(e,n=null){r.value={text:e,clause:n},t===null&&H(e)}function P(){clearTimeout(g),r.value=null}function F(e){return P(),p.send(e)}function re(e,t){let r=E(t.table.game),i=e&&Nn(r)(e,t),a=t.view?.number??0;if(e&&(o.value=[...o.peek(),{...e,deal:a}].slice(-200)),i){let t={...L(i,a,pe(e?.by,r.house)),...Pn(e)};n.value=[...n.peek(),{...t,at:Date.now()}].slice(-200),H(i.spoken??i.words),i.sound&&ft(i.sound)}z(t,r)}function I(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=E(e.shown.table.game),r=e.seen&&Nn(n)(e.seen,e.shown);return r?[{...L(r,t,pe(e.seen?.by,n.house)),...Pn(e.seen)}]:[]});o.value=[...o.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let L=({words:e,weight:t},n,r)=>({id:++ee,words:e,weight:t,deal:n,by:r});function z({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&An(e)?r(e):``;i&&i!==v&&(H(n(e)),ft(`turn`)),v=i}function V(e){let n=s.shown.peek()?.version??0;m.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function ie(){b=!0,s.close(),clearTimeout(_),P(),p.close()}return{lines:n,happened:o,watching:c,unplayable:i,turnedAway:a,refusal:r,forgive:P,shown:s.shown,hurry:s.hurry,link:m,said:u,takeBack:l,act:V,close:ie}}const In=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return V`<${ye} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&V`<${vn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${In(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&V`<${Fe} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ye}>`}function Ln({state:e}){let t=e.takeBack.value;return t===null?null:V`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${()=>e.link.send({type:`take_back`,kept:t})}>${C(`Take back`)}</button></p>`}const Rn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?C(`Deal {number}; you deal`,{number:e.number}):C(`Deal {number}; {name} deals`,{number:e.number,name:U(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:J(e,n)?C(`You have discarded`):C(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=J(e,n)?C(`You`):t;return{words:C(`{name}: {card}`,{name:r,card:i(e.card)}),spoken:C(`{name}: {card}`,{name:r,card:g(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:zn(t,J(e,n)),weight:`said`,sound:`trick`}),taken_back:(e,t,n)=>({words:J(e,n)?C(`You take the last decision back`):C(`{name} takes the last decision back`,{name:t}),weight:`heading`}),sitting_broken_up:()=>({words:C(`The game was ended`),weight:`heading`,sound:`settled`})},zn=(e,t)=>t?C(`You take the trick`):C(`{name} takes the trick`,{name:e}),Bn=e=>Ue({...Rn,...e});function Vn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Hn(t),l=An(t),u=on(t),d=fe(e,t,i,r.act);return V`<div class=${u?`foot after`:`foot`}>
    ${s?V`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&V`<${r.takeBack.value===null?pt:Ln} state=${r} />`}</${$}>`:V`<${ht} table=${o} over=${sn(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&V`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?V`<${ct} over=${sn(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:V`<${ze} mine=${l} waiting=${i.sending} prompt=${Un(e,t,n)}
        guided=${s!==null&&R.value.guide} guide=${l&&V`<${tt}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&V`<${tn} adviceControls=${a} />`} />
        <${mt} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&V`<${nt} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Hn(e){let t=e.hand??[],n=u({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:G(t)}),W(t,n.current.suits)}function Un(e,t,{table:n,gathering:r}){if(An(t))return e.turnWords(t);if(r!==null)return zn(U(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,U(n.seats[i]))}function Wn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=ue(i,n,e.firstNamed),o=an(r,i,a.sending);if(!i)return V`<${z} part=${et}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=ae(r),c=e=>se(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return V`
    <${u} view=${i} nameOf=${s}><${ln} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${x(`scene`,`phase-${i.phase}`,on(i)&&`after`)}>
      ${l.map(r=>V`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&V`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Gn} game=${e} view=${i} table=${r} />
      ${!on(i)&&V`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&V`<${z} part=${en} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Vn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Gn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?V`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?V`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Kn(e){let t=Jn(e);return(e.hand?.length??0)<10?t:`${t} ${qn()}`}const qn=()=>R.value.oneTap?C(`Tap a raised card to play it; tap it again at once to take it back.`):C(`Tap a raised card twice to play it, or drag it to the table.`);function Jn({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[F(String(e.card))]:[])),r=e[0]?.card;if(!r)return C(`You lead: play any card.`);let i=s(F(r)).trim();return n.has(F(r))?C(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?C(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):C(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Yn({hand:e=[]},t){let n=[...new Set(e.map(F))].map(t=>e.filter(e=>F(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${C(`Your longest suit: {cards}.`,{cards:i.map(Xn).join(`, `)})} ${t}`}function Xn(e){let t=F(e[0]??``);return[s(t).trim(),...W(e,[t]).map(m)].join(` `)}function Zn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=u(null);return p(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),V`<section class="paper ladder" aria-label=${C(`Auction`)}>
    <p class="standing">
      ${n??V`<span class="quiet">${C(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>V`<b key=${n}
        class=${x(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${C(`Calls`)}>
      ${e.active.map(e=>V`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&V`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Qn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function $n({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>C(`{name}: {card}`,{name:n(e),card:g(t)})),a=x(`trick`,r!==null&&`gathers-${t(r)}`);return V`<div class=${a} role="group" aria-label=${C(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},i)=>V`<${c} key=${n} card=${n}
      class=${x(`from-${t(e)}`,e===r&&`wins`)}
      style=${{"--order":i}} />`)}
  </div>`}function er({trick:e,bargain:t,nameOf:n}){let[r,i]=O(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return V`<div class="looking-back">
    ${r===`trick`&&e&&V`<${tr} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&V`<${nr} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&V`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${C(`Talon`)}</button>`}
    ${e&&V`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${C(`Last trick`)}</button>`}
  </div>`}const tr=({trick:e,nameOf:t})=>V`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>V`<span key=${n} class="laid-by">
    <${c} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${C(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,nr=({talon:e,discards:t})=>V`<dl class="paper shown-again">
  ${[{label:C(`Talon`),cards:e},{label:C(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&V`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${W(t,G(t)).map(e=>V`<${c}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,rr=({words:e,word:t,cards:n=[]})=>V`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?V`<span class="talon-cards">${n.map(e=>V`<${c} key=${e} card=${e} />`)}</span>`:V`<span class="talon-cards" aria-hidden="true"><${r} /><${r} /></span>`}
  <figcaption data-word=${t}>${e}</figcaption>
</figure>`,ir=A(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function ar(e){let t=e.link.connection.value;return t===`gone`?V`<${re} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?V`<${z} part=${ir} props=${{state:e}} />`:null}function or(e,t=null){let[n,r]=O(null);return p(()=>{let n=Fn(e,t);return r(n),n.close},[e,t]),n}const sr=A(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),cr=()=>null;function lr(e){let[t,n]=O(null);return[e=>{!t&&e.target.closest(`[data-word]`)&&n(e)},t&&V`<${z} part=${sr} props=${{game:e,first:t}} Failed=${cr} />`]}function ur({game:e}){let[t,n]=O(!1),{words:r}=w(e),i=C(`Words of the game`);return r?V`<${M} label=${i} title=${i} look="plain"
    onOpen=${()=>n(!0)}>
    ${t&&V`<${z} part=${r} props=${{}} Failed=${j} />`}
  </${M}>`:null}function dr({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,s]=O(null),[c,u]=O(0);return p(()=>{if(!i)return;let t=!0,n=0;return l(e.id).then(e=>{t&&s(e)},()=>{n=setTimeout(()=>{t&&u(c+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,c,r]),V`<section class="sheet-panel" tabindex="-1" aria-label=${C(`Sheet`)}>
    ${o&&t?V`<${n} sheet=${o} table=${e} view=${t} /><${kn} changes=${o.seat_changes} />`:V`<div
        class="paper sheet-paper">
        <p class="quiet">${C(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${ur} game=${e.game} /></p>
  </section>`}export{Z as $,Ht as A,mt as B,$t as C,Gt as D,Kt as E,It as F,et as G,ct as H,Mt as I,Ze as J,$e as K,Et as L,Rt as M,Lt as N,Ut as O,Ft as P,X as Q,gt as R,Xt as S,Jt as T,nt as U,pt as V,tt as W,Ye as X,Xe as Y,Je as Z,Sn as _,rr as a,We as at,on as b,Zn as c,ze as ct,Yn as d,Le as dt,Y as et,Gn as f,Me as ft,Cn as g,ye as gt,$ as h,Ee as ht,ar as i,Ue as it,zt as j,Bt as k,Qn as l,Re as lt,Bn as m,je as mt,lr as n,Ke as nt,er as o,q as ot,Wn as p,Pe as pt,Qe as q,or as r,J as rt,$n as s,Ve as st,dr as t,qe as tt,Kn as u,Fe as ut,bn as v,Yt as w,Zt as x,pn as y,ht as z};