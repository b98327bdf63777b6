import{At as e,Ft as t,G as n,Gt as r,H as i,Ht as a,I as o,It as s,J as c,K as l,Kt as u,Lt as d,Mt as f,N as p,Qt as m,T as h,U as g,Ut as _,Vt as v,W as y,X as b,Xt as x,Y as S,Yt as C,Z as w,Zt as T,_ as ee,an as E,c as D,dn as O,fn as te,gn as k,hn as A,jt as ne,l as j,ln as M,mn as N,nn as P,pn as F,qt as I,r as re,s as L,tn as ie,u as R,un as z,vn as B,yn as V}from"./main.js";import{C as ae,D as oe,S as se,T as ce,_ as H,c as le,f as ue,g as U,m as de,r as fe,t as pe,v as me,w as he,x as W}from"./shared.js";const ge=I(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function _e({seat:e,words:t,send:n}){let[r,i]=V(!1),a=()=>O`<button type="button" class="why own-name" title=${m(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?O`<${b} part=${ge} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const ve=I(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function ye(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:u,held:d=0}=e,{marks:f,clock:p,own:h=!1,send:g,children:_}=e,v=se(t,h),y=z(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return O`<section class=${y} data-seat=${t.seat} aria-label=${v}>
    <p class="plate-name">
      ${t.kind!==`open`&&O`<${b} part=${ve} props=${{seat:t}} Waiting=${be} Failed=${be} />`}
      <b>${h&&g?O`<${_e} seat=${t} words=${v} send=${g} />`:v}</b>
      ${a&&O`<span class="dealer" data-word="dealer"><span aria-hidden="true">${m(`D`)}</span><span
        class="unseen">${m(`dealer`)}</span></span>`}
      ${p}
    </p>
    <p class="plate-note">
      <${xe} seat=${t} />
      ${c&&O`<span class="role">${c}</span>`}
      ${f}
      ${typeof u==`number`&&O`<span class="figure result" data-word="result"><span
          class="unseen">${m(`result`)} </span>${C(u)}</span>`}
      ${typeof l==`number`&&O`<${Ce} tricks=${l} />`}
    </p>
    ${r&&O`<span class="unseen">${m(`to act`)}</span>`}
    ${d>0&&O`<${Se} count=${d} />`}
    ${s&&O`<p class="speech">${s}</p>`}
    ${_}
  </section>`}const be=()=>O`<span class="face-drawn"></span>`;function xe({seat:e}){return e.kind===`bot`?O`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?m(`bot, getting ready`):m(`bot`)}</span>`:e.kind===`person`&&!e.connected?O`<span class="occupant away">${m(`away`)}</span>`:null}const Se=({count:e})=>O`<span class="backs" role="img"
  aria-label=${T(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>O`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Ce({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>O`<i key=${t} class="pile-back"></i>`);return O`<span class=${z(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${T(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const G=N(null);function we(e){let t=G.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return G.value=null,null;if(n.dealt)return null;G.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}const Te=I(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Ee({address:e=location.href}){let[t,n]=V(!1);return O`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${m(`QR code`)}</button>
    ${t&&O`<${b} part=${Te} props=${{text:e}} Failed=${w} />`}</div>`}function De(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const Oe=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function ke({seat:e},{entry:t}){let n=t===`invitation`?De(e):``;return n?{invitation:n}:{}}const Ae=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||De(e)!==``;function je({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return O`<ul class="role-list requests" aria-label=${m(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>O`<li key=${e}>
      <b>${r||m(`a visitor`)}</b> <span>${m(`Seat {number}`,{number:ce(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${m(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${m(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Me({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?O`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?m(`Let {name} propose again`,{name:W(e)}):m(`Mute {name}`,{name:W(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${m(`Remove {name}`,{name:W(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:O`<${Ne} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${m(`New link to this seat`)}</button>`}function Ne({seat:e,table:t}){let n=t.invitations?.[e];return n?O`<${me} label=${m(`Link to seat {number}`,{number:ce(e)})}
      address=${Oe(t.id,e,n)} />
      <${Ee} address=${Oe(t.id,e,n)} />`:O`<span class="quiet">${m(`Someone is invited.`)}</span>`}const Pe=({table:e})=>O`<p>${m(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>O`<${Ne} key=${t} seat=${t} table=${e} />`)}`;function Fe({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[c,l]=V(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return O`${i&&O`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?m(`Let a bot play for {name}`,{name:W(e)}):m(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&O`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${m(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||Ae(e,t),f=r=>{l(!1),d?e.dealt&&e.seat!==i?G.value={table:t.id,seat:e.seat,name:r,...ke(e,t)}:n({type:`sit`,seat:e.seat,name:r,...ke(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!Le(e,t))return null;let p=G.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?O`<p class="quiet" role="status">${m(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{G.value=null}}>
        ${m(`Do not wait`)}</button>`:e.seat===i?O`<button type="button" class="plain offer"
      onClick=${()=>f(D())}>${m(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?O`<p class="quiet" role="status">
      ${m(`You have asked for this seat: the host of the table decides.`)}</p>`:c?O`<${Re} onName=${f} />`:O`<button type="button" class="plain offer"
    onClick=${()=>u.value.name?f(u.value.name):l(!0)}>
    ${Ie(e,d)}</button>`}function Ie(e,t){return t?e.dealt?m(`Sit down after this deal`):m(`Sit down here`):m(`Ask for this seat`)}const Le=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Re({onName:e,label:t}){let[n]=V(D);return O`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(r({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${n}
      aria-label=${m(`Your name`)} placeholder=${m(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??m(`Sit down`)}</button>
  </form>`}function ze({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return O`<div class=${z(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?m(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&O`<div class="choices">${e.map((e,t)=>O`<${Be} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Be({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c,word:l}){let[u,d]=V(!1);return u&&a?O`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{d(!1),a()}}>
        ${m(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>d(!1)}>${m(`No`)}</button>
    </span>`:O`<button type="button" class=${z(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} data-word=${l} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?d(!0):a?.()}>${r}
    ${n!==null&&O`<${Ve} sign=${n} />`}</button>`}const Ve=({sign:e})=>u.value.keys?O`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function He({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const K=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Ue=(e,t=W)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[K(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&q(n,r)?We(m(`You`),a.quoted):a},q=({seat:e},{table:{me:t}})=>t!==null&&e===t,We=(e,t)=>({words:m(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Ge=I(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Ke({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=V(0);return O`<${L} label=${a??m(`Check the deal`)} spoken=${i}
    title=${m(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&O`<${b} key=${`${e} ${t} ${s}`} part=${Ge} props=${{table:e,deal:t,nameOf:n}} />`}
  </${L}>`}function qe({title:e,deals:t,table:n,line:r,details:i}){let a=ae(n);if(!t.length)return O`<p class="quiet">${m(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return O`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>O`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${o(n.id,e.number)}
          aria-label=${m(`Replay deal {number}`,{number:e.number})}>${m(`Replay the deal`)}</a>
        <${Ke} table=${n.id} deal=${e.number} nameOf=${a}
          spoken=${m(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${m(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${m(`Save the record to a file`)}</a>
    </p>
  </section>`}function J(){let[e,t]=V(null);return[e,n=>t(n===e?null:n)]}const Y=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>O`<button type="button"
  class=${z(`told-figure`,i)} aria-expanded=${n}
  aria-label=${m(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,X=({terms:e,words:t,total:n})=>O`<dl class="sum">
  ${e.map((e,t)=>O`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??C(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Je=(e,t,n)=>e.map((e,r)=>({words:O`${m(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Ye=({label:e,terms:t,result:n,children:r})=>O`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&O`<h4>${m(`Deal by deal`)}</h4>
      <${X} terms=${t} words=${m(`total`)} total=${C(n)} />`}
  </section>`,Xe=({label:e,start:t,terms:n,words:r,stands:i})=>O`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${X} terms=${[{words:m(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,Ze=({lines:e,RuleTap:t})=>O`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>O`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&O`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Qe(e){function t({clause:t}){let[n,r]=V(!1),i=e(t);return i?O`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${m(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&O`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>O`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function $e({cards:e,label:t,rows:n=1}){let r=U(e,H(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return O`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&O`<div key=${t} class="open-row">${e.map(e=>O`<${f}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const et=I(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function tt({words:e,because:t,clauses:n=[]}){let[i,a]=V(!1);return!u.value.guide||!e?null:O`<div class="guide">
    <p>${e} ${t&&O`<button type="button" class="why" aria-expanded=${i}
      onClick=${()=>a(!i)}>${m(`Why?`)}</button>`}
      ${i&&O`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${m(`Hide tips`)}
      onClick=${()=>r({guide:!1})}>×</button>
  </div>`}function nt(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=at(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return O`<div class="hand" role="group" aria-label=${e.label??m(`Your hand`)} ref=${r} ...${a}
    data-dealt=${it(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>O`<div key=${a} class="hand-row">
      ${r.map((r,o)=>O`<${rt} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function rt({card:e,at:n,bend:r,stop:i,offered:a,picked:o,fresh:s=[],leaving:c,onChoose:l,onThrow:u,onRefuse:d}){let f=a?.has(e)??!1,p=o.includes(e),h=ot(f&&u?()=>u(e):null),[g,_]=V(!1),v=z(`card held`,a&&(f?`may`:`may-not`),p&&`picked`,e===c&&`leaving`,g&&`shakes`,s.includes(e)&&`fresh`),y=()=>{h.moved()||(f?l(e):a&&d&&(_(!0),d(e)))},b=s.includes(e)?m(`{card}, from the talon`,{card:t(e)}):t(e);return O`<button type="button" class=${v} style=${{"--bend":r,"--at":n}}
    aria-label=${b} data-card=${e} tabindex=${i?0:-1}
    aria-pressed=${a?p:void 0} aria-disabled=${f?void 0:`true`}
    onClick=${y} onAnimationEnd=${()=>_(!1)} ...${h.listeners}>
    <${ne} card=${e} />
    ${s.includes(e)&&O`<span class="fresh-mark" aria-hidden="true">${m(`Talon`)}</span>`}
  </button>`}function it(e=!1){let[t,n]=V(e&&u.peek().pace!==`at_once`);return A(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function at({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=B(null),[s,l]=V(0),u=B(!1),d=Math.min(s,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...o.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=de(p(),t,e,a);return n?.focus(),n!==null};return c(e=>f||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),k(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:o,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function ot(e){let t=B(null),n=B(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const st=I(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function ct({over:e,table:t,send:n,children:r,results:i}){if(e)return O`<${lt} table=${t} results=${i} />`;if(t.me===null)return O`<p class="prompt">${m(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?O`<p class="prompt">${m(`Waiting for {names}`,{names:a.map(W).join(`, `)})}</p>`:O`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${m(`Next deal`)}<${Ve} sign="n" /></button>
  </div>`}function lt({table:e,results:t}){let[n,r]=V(!1);return O`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>ut(t,e.me)),n=D(),{players:r,variant:a}=e.terms;p(i(await ee({game:e.game,terms:{players:r,variant:a},seats:t,name:n})))}}>${m(`Another sitting`)}</button>
    ${t&&O`<${L} label=${m(`Result as a picture`)} title=${m(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&O`<${b} part=${st} props=${{table:e,results:t}} Failed=${w} />`}
    </${L}>`}
    <a class="choice" href="/">${m(`To the start page`)}</a>
  </div>`}function ut(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const dt=I(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function ft(e){let{sound:t,volume:n}=u.peek();t&&await dt.load().then(t=>t(e,n/100),()=>void 0)}function pt(){let{sound:e,soundOffered:t}=u.value;if(k(()=>()=>r({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{r({sound:e,soundOffered:!0}),ft(`card`)};return O`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${m(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${m(`No sounds`)} onClick=${n(!1)}>×</button></p>`}function mt({part:e,context:t}){let[n,r]=V(null),[i,a]=V(!1),o=B(null),s=n!==null;return S(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),k(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?O`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,He)?r(null):(a(!0),M(m(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${m(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${m(`Say`)}</button>
    ${i&&O`<p>${m(`You can’t say that now.`)}</p>`}
  </form>`:null}function ht({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?O`<div class="watching kept">
      <span>${r.kind===`bot`?m(`A bot is playing for you.`):m(`Your seat is reserved for you.`)}</span>
      <${Fe} seat=${r} table=${e} send=${n} /></div>`:O`<p class="watching">${e.archive?m(`This table shows the record of a sitting: you can only look at it.`):m(`You are watching: you can’t see anyone’s cards.`)}</p>`}function gt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=J(),c=n=>(t[n]??0)-(e[n]??0);return O`<table class="results">
    <caption class="unseen">${m(`Results`)}</caption>
    <thead><tr><th scope="col">${m(`Player`)}</th><th scope="col">${m(`this deal`)}</th><th
      scope="col">${m(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>O`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${Y} label=${m(`{name}, this deal`,{name:n(l)})}
          figure=${C(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${Y} label=${m(`{name}, total`,{name:n(l)})}
          figure=${C(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&O`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):O`<${_t} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const _t=({before:e,result:t})=>O`<${X} words=${m(`total`)} total=${C(t)}
  terms=${[{words:m(`before the deal`),amount:e},{words:m(`this deal`),amount:t-e}]} />`;function vt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const yt=`kitapi.shuffles`;let bt=[];function xt(){try{let e=JSON.parse(localStorage.getItem(yt)??`null`);return Array.isArray(e)?e:bt}catch{return bt}}function St(e){bt=e.slice(-300);try{localStorage.setItem(yt,JSON.stringify(bt))}catch{}}function Ct({table:e,context:t,algorithm:n,commitment:r},i){let a=xt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||St(o<0?[...a,c]:a.with(o,c))}function wt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Z(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);Ct({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const Tt=(e,t)=>Ct(e,t),Z=e=>xt().filter(t=>t.table===e),Et=(e,t)=>Z(e).find(e=>e.pledge===t)?.value??``;function Dt({table:e,view:t}){t?.shuffle&&wt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:Ot(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(kt({table:e,view:t},r));return n}function Ot(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Z(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||vt(i),l=le(r,n,c);return Tt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function kt({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?Et(e.id,i):vt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;Tt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const At=({kind:e})=>e===`seal`||e===`nonce`;function jt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return m(`No cards have been dealt yet.`);let a=ae(e.table),o=i.options?.some(e=>!At(e))?`${r(i)}.`:``;return[t(i,a),Mt(i),Nt(i,a),n(i,a),o].filter(Boolean).join(` `)}function Mt({hand:e=[]}){let n=U(e,H(e)).map(e=>t(e)).join(`, `);return n&&m(`Your hand: {cards}.`,{cards:n})}function Nt({phase:e,trick:n=[]},r){if(e!==`playing`)return``;if(!n.length)return m(`There are no cards on the table.`);let i=n.map(({seat:e,card:n})=>m(`{name}: {card}`,{name:r(e),card:t(n)})).join(`, `);return m(`On the table: {cards}.`,{cards:i})}const Pt=({table:e})=>O`<nav class="replays" aria-label=${m(`Replay the deals`)}>
  <h3>${m(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>O`<a key=${t} class="plain replay-link figure"
      href=${o(e.id,t)} aria-label=${m(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,Ft=({children:e})=>O`<details class="settle-now">
  <summary>${m(`If we settled up now`)}</summary>
  ${e}
</details>`;function It({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return O`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${m(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&O`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>O`<span key=${`${t.deal}-${r}`}
      class=${z(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function Lt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=J();return O`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&O`<section class="how" aria-label=${e}>
      <${X} terms=${[{words:m(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${m(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&O`<p class="quiet">${i}</p>`}
    </section>`}`}function Rt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=J(),a=e=>m(`{name}, this deal`,{name:t(e)});return O`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>O`<${Y} key=${n} label=${a(n)}
      figure=${C(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${C(e)}</b></${Y}>`)}</p>
    ${r&&O`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const zt=({label:e,figures:t,explain:n,inFigures:r=String})=>O`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>O`<li key=${i}>
      <${Bt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Bt}>
    </li>`)}</ol>
  </section>`,Bt=({written:e,inFigures:t,struckBy:n,children:r})=>O`<p class="figure">${e.deal>0&&O`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&O`<p class="quiet">${m(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Vt=({written:e,children:t})=>O`<p>${e.deal===0?m(`at the start`):m(`deal {number}`,{number:e.deal})}${t&&O`: ${t}`}</p>`;function Ht({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return O`<p class=${z(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${C(r)}</p>`}const Ut=I(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Wt(e){let{table:t,deal:n,nameOf:r}=e,[i,a]=V(0),s=i===n;return O`<footer class="deal-end">
    ${s&&O`<${b} part=${Ut} props=${e} Failed=${w} />`}
    <div class="replay-links">
      ${!s&&O`<button type="button" class="plain replay-link"
        onClick=${()=>a(n)}>${m(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${g(t,n)}>${m(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${o(t,n)}>${m(`Replay`)}</a>
      <${Ke} table=${t} deal=${n} nameOf=${r} label=${m(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Gt({cards:e,nameOf:t}){return O`<section class="all-cards">
    <h3>${m(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&O`<${Kt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Kt} label=${m(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&O`<${Kt} label=${m(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Kt=({label:e,cards:t})=>O`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${U(t,H(t)).map(e=>O`<${f} key=${e}
    card=${e} />`)}</dd>
</div>`;function qt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=J();return O`<table class="results">
    <caption class="unseen">${m(`Settlement`)}</caption>
    <thead><tr><th scope="col">${m(`Player`)}</th><th scope="col">${m(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>O`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${Y} label=${m(`{name}, total`,{name:t(s)})} figure=${C(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&O`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Jt=({words:e,figure:t})=>O`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Yt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Xt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Yt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Yt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Yt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Zt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Qt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Xt,deal_began:(e,t,n)=>r(n),...t},a={...Zt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[K(t)]?.(r,t,n)}},span:e=>a[K(e)]??0,gathers:e=>K(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const $t=I(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),en=({adviceControls:{open:e,toggle:t}})=>O`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${m(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${m(`What is it worth?`)}</span><${Ve} sign="w" /></button>`,tn={moment:``,advice:null,making:!1,trouble:``};function nn(e){let t=(e?.options??[]).filter(e=>!At(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function rn(e,t,n){let[r,i]=V(``),[a,o]=V(tn),[s,c]=V(0),l=!!e.advised&&e.me!==null&&!n&&nn(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return A(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...tn,moment:u,...e})};return R(`/api/tables/${e.id}/advice?lang=${x()}`).then(e=>r({advice:e}),e=>{let i=e instanceof j&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||m(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),state:a.moment===u?a:tn,again:()=>c(s+1)}}const an=e=>!!(e.outcome??e.broken_up),on=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),sn=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function cn({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=V(-1),o=i===t.number;return c(e=>e!==`Escape`||!o?!1:(a(-1),!0)),sn(t)?O`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${m(`Auction`)}</button>
    ${o&&O`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const ln=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),un=()=>vt(16);function dn(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function fn(e,t,r,i=null,a=y){let o=N(`connecting`),s=N(/* @__PURE__ */ new Map),c=N(null),u=null,d=null,f=400,p=8e3,m=0,h=null,g=/* @__PURE__ */ new Set,_=0,v=0,b=0,x=!1,S=!1,C=r.pace??N(`normal`),w=C.peek();function T(){a.cancel(b),S=!1,h=null,m=a.now();let r=new WebSocket(dn(e,t,i,C.peek()));u=r,d=n(a,p*Math.min(2**_,4),{onLost:D,onLate:L}),r.onmessage=e=>{u===r&&O(JSON.parse(e.data))},r.onclose=({code:e})=>{o.value=ln.get(e)??o.peek(),u===r&&(u=null,ee(e===4429))}}function ee(e){E(),x||P()||(o.value=e?`full`:`waiting`,b=a.after(T,(e?3e4:f)*(.75+Math.random()/2)),f=Math.min(f*2,8e3))}function E(){d?.close();let e=u;u=null,d=null,g.clear(),c.value=null,e?.close()}function D(e){return e===`opening`?(_+=1,ee(!1)):(e===`answer`&&(v+=1),E(),o.value=`waiting`,T())}function O(e){return d?.heard(),e.type===`state`?te(e):e.type===`watching`?r.onWatching?.(e.count):e.type===`said`||e.type===`talk`?r.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(l(e.page),h={silence:e.silence,answer:e.answer},p=e.silence,k()):e.id?A(e):e.type===`refused`?ne(e):void 0}function te(e){if(o.value=`open`,f=400,_=0,s.peek().size||(v=0),S||d?.opened(),r.onState(e),!S)for(let[e,t]of s.peek())M(e,t);S=!0}function k(){h&&d?.expect({...h,answer:h.answer*Math.min(2**v,8)})}function A(e){let t=e.id,n=d?.answered(t)??null;if(v&&(v=0,k()),g.delete(t))c.value=n;else return j(t),e.type===`refused`?ne(e):void 0}function ne(e){return e.reason===`unknown_table`&&(o.value=`gone`),r.onRefused(e)}function j(e){let t=new Map(s.peek());t.delete(e),s.value=t}function M(e,t){d?.expectAnswer(e),u?.send(JSON.stringify(t))}let P=()=>[...ln.values()].includes(o.peek()),I=()=>S&&u?.readyState===WebSocket.OPEN;function re(e){let t=un();return s.value=new Map(s.peek()).set(t,{...e,id:t}),I()&&M(t,{...e,id:t}),t}function L(){if(!I()||!d?.isWatching())return;let e=un();g.add(e),M(e,{type:`probe`,id:e})}let ie=F(()=>{C.value!==w&&(w=C.value,u&&(E(),T()))});function R(){x||document.hidden||P()||(I()?L():(!u||a.now()-m>=1e3)&&(f=400,E(),T()))}function z(){x=!0,ie(),a.cancel(b),removeEventListener(`online`,R),document.removeEventListener(`visibilitychange`,R),E()}return addEventListener(`online`,R),document.addEventListener(`visibilitychange`,R),T(),{connection:o,unanswered:s,roundTrip:c,send:re,probe:L,hurry:R,close:z}}const pn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(W),mn=/* @__PURE__ */ new WeakMap;function hn(e){e&&mn.set(e,performance.now())}function gn(e){let t=performance.now()-(mn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function _n({clock:e,mine:t}){let n=vn(e),r=B(!1),i=n<=10&&n>0;return A(()=>{t&&i&&!r.current&&M(T(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),O`<span class=${z(`call-clock`,i&&`short`)} role="timer" data-word="clock"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${T(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function vn(e){let[t,n]=V(()=>gn(e));return A(()=>{let t=()=>n(gn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function yn({lines:e}){return O`<section class="log" tabindex="-1" aria-label=${m(`What happened`)}>
    <h2>${m(`What happened`)}</h2>
    ${e.length===0&&O`<p class="quiet">${m(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>O`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&O` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const bn=(e,t)=>t.type===`talk`?t.said:[...e,{...t,at:Date.now()}].slice(-50),xn=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),Sn=e=>e?.kind===`seat_changed`;function Cn({kind:e,name:t},n){return e===`open`?m(`nobody`):e===`bot`?`${W({seat:n,kind:e,name:t})} (${m(`bot`)})`:t||m(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:ce(e),deal:t,before:Cn(n,e),after:Cn(r,e)});function wn(e){let t=e;return{words:t.before.kind===`reserved`?m(`Seat {number} is no longer reserved for {before}.`,Q(t)):m(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function Tn(e){return e.before.kind===`reserved`?m(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?m(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):m(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const En=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function Dn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!En(e))}function On({changes:e=[]}){let t=Dn(e);return t.length?O`<section class="paper seat-changes" aria-label=${m(`Changes of seats`)}>
    <ul>${t.map((e,t)=>O`<li key=${t}>${Tn(e)}</li>`)}</ul>
  </section>`:null}const kn=e=>!!e?.options?.some(e=>!At(e))&&!An(e),An=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),jn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),Mn=({narrate:e})=>(t,n)=>Sn(t)?wn(t):e(t,n);function Nn(e,t=null){let n=N([]),r=N(null),i=N(``),a=N(``),o=N([]),s=oe(e=>P(e).steps,re,L),c=N(0),l=N([]),d={onState:T,onRefused:ne,onWatching:e=>{c.value=e},onTalk:e=>{l.value=bn(l.peek(),e)},pace:te(()=>u.value.pace)},f=fn(e,x(),d,t),p={...f,send:I},h=/* @__PURE__ */ new Set,g=0,v=0,y=``,b=0,S=!1,C=null,w=[];function T(e){ie(e.table.game).drawing.loaded.peek()?D(e):w.push(e)===1&&E(e.table.game).then(ee,()=>{j(m(`A part of this page could not be loaded. Load the page again.`))})}function ee(){let e=w;w=[],S||e.forEach(D)}function D(e){_(ie(e.table.game).deck),hn(e.table.clock),c.value=e.table.watching,O(e),k(e);let n=we(e.table);n&&I(n),s.arrive(e),t!==null&&t!==`spectator`&&s.hurry()}function O({table:e,view:t}){for(let t of C?pn(C,e):[])M(m(`{name} sits down at the table.`,{name:t})),ft(`knock`);C=t?null:e.seats}function k(e){clearTimeout(v);for(let{action:t,lost:n}of Dt(e)){let r=()=>{h.add(f.send({type:`act`,seen:e.version,action:t}))};n?v=setTimeout(r,1e3):A(t)||r()}}function A({kind:e}){return[...f.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function ne(e){jn.has(e.reason)&&(a.value=e.text),h.has(e.id)||jn.has(e.reason)||(e.reason===`not_playable`&&(i.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),j(e.text,e.clause),clearTimeout(g),g=setTimeout(F,12e3))}function j(e,n=null){r.value={text:e,clause:n},t===null&&M(e)}function F(){clearTimeout(g),r.value=null}function I(e){return F(),f.send(e)}function re(e,t){let r=P(t.table.game),i=e&&Mn(r)(e,t),a=t.view?.number??0;e&&(o.value=[...o.peek(),{...e,deal:a}].slice(-200)),i&&(n.value=[...n.peek(),R(i,a,pe(e?.by,r.house))].slice(-200),M(i.spoken??i.words),i.sound&&ft(i.sound)),z(t,r)}function L(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=P(e.shown.table.game),r=e.seen&&Mn(n)(e.seen,e.shown);return r?[R(r,t,pe(e.seen?.by,n.house))]:[]});o.value=[...o.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let R=({words:e,weight:t},n,r)=>({id:++b,words:e,weight:t,deal:n,by:r});function z({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&kn(e)?r(e):``;i&&i!==y&&(M(n(e)),ft(`turn`)),y=i}function B(e){let n=s.shown.peek()?.version??0;p.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function V(){S=!0,s.close(),clearTimeout(v),F(),f.close()}return{lines:n,happened:o,watching:c,unplayable:i,turnedAway:a,refusal:r,forgive:F,shown:s.shown,hurry:s.hurry,link:p,said:l,act:B,close:V}}const Pn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return O`<${ye} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&O`<${_n} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${Pn(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&O`<${Fe} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ye}>`}const Fn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?m(`Deal {number}; you deal`,{number:e.number}):m(`Deal {number}; {name} deals`,{number:e.number,name:W(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:q(e,n)?m(`You have discarded`):m(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,n,r)=>{let i=q(e,r)?m(`You`):n;return{words:m(`{name}: {card}`,{name:i,card:s(e.card)}),spoken:m(`{name}: {card}`,{name:i,card:t(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:In(t,q(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:m(`The game was ended`),weight:`heading`,sound:`settled`})},In=(e,t)=>t?m(`You take the trick`):m(`{name} takes the trick`,{name:e}),Ln=e=>Ue({...Fn,...e});function Rn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=zn(t),l=kn(t),d=an(t),f=ue(e,t,i,r.act);return O`<div class=${d?`foot after`:`foot`}>
    ${s?O`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!d&&c.length>0&&O`<${pt} />`}</${$}>`:O`<${ht} table=${o} over=${on(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&O`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?O`<${ct} over=${on(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:O`<${ze} mine=${l} waiting=${i.sending} prompt=${Bn(e,t,n)}
        guided=${s!==null&&u.value.guide} guide=${l&&O`<${tt}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${a.may&&O`<${en} adviceControls=${a} />`} />
        <${mt} part=${e.typed} context=${{view:t,choices:f,choosing:i}} />`}
    ${!d&&c.length>0&&O`<${nt} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function zn(e){let t=e.hand??[],n=B({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:H(t)}),U(t,n.current.suits)}function Bn(e,t,{table:n,gathering:r}){if(kn(t))return e.turnWords(t);if(r!==null)return In(W(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,W(n.seats[i]))}function Vn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=fe(i,n,e.firstNamed),o=rn(r,i,a.sending);if(!i)return O`<${b} part=${et}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=ae(r),c=e=>he(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return O`
    <${u} view=${i} nameOf=${s}><${cn} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${z(`scene`,`phase-${i.phase}`,an(i)&&`after`)}>
      ${l.map(r=>O`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&O`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Hn} game=${e} view=${i} table=${r} />
      ${!an(i)&&O`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&O`<${b} part=${$t} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Rn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Hn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?O`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?O`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Un(e){let t=Gn(e);return(e.hand?.length??0)<10?t:`${t} ${Wn()}`}const Wn=()=>u.value.oneTap?m(`Tap a raised card to play it; tap it again at once to take it back.`):m(`Tap a raised card twice to play it, or drag it to the table.`);function Gn({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[v(String(e.card))]:[])),r=e[0]?.card;if(!r)return m(`You lead: play any card.`);let i=a(v(r)).trim();return n.has(v(r))?m(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?m(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):m(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Kn({hand:e=[]},t){let n=[...new Set(e.map(v))].map(t=>e.filter(e=>v(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${m(`Your longest suit: {cards}.`,{cards:i.map(qn).join(`, `)})} ${t}`}function qn(e){let t=v(e[0]??``);return[a(t).trim(),...U(e,[t]).map(d)].join(` `)}function Jn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=B(null);return A(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),O`<section class="paper ladder" aria-label=${m(`Auction`)}>
    <p class="standing">
      ${n??O`<span class="quiet">${m(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>O`<b key=${n}
        class=${z(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${m(`Calls`)}>
      ${e.active.map(e=>O`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&O`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Yn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Xn({cards:e,placeOf:n,nameOf:r,gathering:i}){let a=e.map(({seat:e,card:n})=>m(`{name}: {card}`,{name:r(e),card:t(n)})),o=z(`trick`,i!==null&&`gathers-${n(i)}`);return O`<div class=${o} role="group" aria-label=${m(`Trick`)}>
    <p class="unseen">${a.join(`, `)}</p>
    ${e.map(({seat:e,card:t},r)=>O`<${f} key=${t} card=${t}
      class=${z(`from-${n(e)}`,e===i&&`wins`)}
      style=${{"--order":r}} />`)}
  </div>`}function Zn({trick:e,bargain:t,nameOf:n}){let[r,i]=V(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return O`<div class="looking-back">
    ${r===`trick`&&e&&O`<${Qn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&O`<${$n} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&O`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${m(`Talon`)}</button>`}
    ${e&&O`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${m(`Last trick`)}</button>`}
  </div>`}const Qn=({trick:e,nameOf:t})=>O`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>O`<span key=${n} class="laid-by">
    <${f} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${m(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,$n=({talon:e,discards:t})=>O`<dl class="paper shown-again">
  ${[{label:m(`Talon`),cards:e},{label:m(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&O`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${U(t,H(t)).map(e=>O`<${f}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,er=({words:t,word:n,cards:r=[]})=>O`<figure class=${r.length?`talon shown`:`talon`}>
  ${r.length?O`<span class="talon-cards">${r.map(e=>O`<${f} key=${e} card=${e} />`)}</span>`:O`<span class="talon-cards" aria-hidden="true"><${e} /><${e} /></span>`}
  <figcaption data-word=${n}>${t}</figcaption>
</figure>`,tr=I(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function nr(e){let t=e.link.connection.value;return t===`gone`?O`<${re} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?O`<${b} part=${tr} props=${{state:e}} />`:null}function rr(e,t=null){let[n,r]=V(null);return A(()=>{let n=Nn(e,t);return r(n),n.close},[e,t]),n}function ir({game:e}){let[t,n]=V(!1),{words:r}=ie(e),i=m(`Words of the game`);return r?O`<${L} label=${i} title=${i} look="plain"
    onOpen=${()=>n(!0)}>
    ${t&&O`<${b} part=${r} props=${{}} Failed=${w} />`}
  </${L}>`:null}function ar({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,s]=V(null),[c,l]=V(0);return A(()=>{if(!i)return;let t=!0,n=0;return h(e.id).then(e=>{t&&s(e)},()=>{n=setTimeout(()=>{t&&l(c+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,c,r]),O`<section class="sheet-panel" tabindex="-1" aria-label=${m(`Sheet`)}>
    ${o&&t?O`<${n} sheet=${o} table=${e} view=${t} /><${On} changes=${o.seat_changes} />`:O`<div
        class="paper sheet-paper">
        <p class="quiet">${m(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${ir} game=${e.game} /></p>
  </section>`}export{J as $,Rt as A,pt as B,Jt as C,Ht as D,Wt as E,jt as F,$e as G,nt as H,Z as I,Xe as J,Qe as K,gt as L,It as M,Pt as N,zt as O,Ft as P,X as Q,ht as R,Qt as S,Gt as T,tt as U,ct as V,et as W,Je as X,Ye as Y,Y as Z,yn as _,Zn as a,K as at,Xt as b,Yn as c,Re as ct,Hn as d,Me as dt,qe as et,Vn as f,Pe as ft,xn as g,Sn as h,ye as ht,er as i,We as it,Lt as j,Vt as k,Un as l,Fe as lt,$ as m,Ee as mt,rr as n,q as nt,Xn as o,Ve as ot,Ln as p,je as pt,Ze as q,nr as r,Ue as rt,Jn as s,ze as st,ar as t,Ke as tt,Kn as u,Le as ut,fn as v,qt as w,Yt as x,an as y,mt as z};