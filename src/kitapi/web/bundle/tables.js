import{At as e,Bt as t,Ft as n,G as r,Gt as i,H as a,Ht as o,I as s,It as c,J as l,Jt as u,K as d,Kt as f,N as p,Pt as m,T as h,U as g,Vt as _,W as v,Wt as y,X as b,Xt as x,Y as S,Yt as C,Z as w,Zt as T,_ as E,_n as D,c as O,cn as k,dn as ee,en as A,fn as te,hn as j,in as ne,jt as M,kt as N,l as P,ln as F,mn as I,pn as L,r as R,s as z,tn as B,u as re,un as V,vn as H}from"./main.js";import{C as ie,O as ae,S as oe,T as se,_ as U,c as ce,f as le,g as W,k as ue,m as de,r as fe,t as pe,v as me,w as he,x as G}from"./shared.js";const ge=f(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function _e({seat:e,words:t,send:n}){let[r,i]=H(!1),a=()=>V`<button type="button" class="why own-name" title=${T(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?V`<${b} part=${ge} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const ve=f(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function ye(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:d,held:f=0}=e,{marks:p,clock:m,own:h=!1,send:g,children:_}=e,v=oe(t,h),y=F(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return V`<section class=${y} data-seat=${t.seat} aria-label=${v}>
    <p class="plate-name">
      ${t.kind!==`open`&&V`<${b} part=${ve} props=${{seat:t}} Waiting=${be} Failed=${be} />`}
      <b>${h&&g?V`<${_e} seat=${t} words=${v} send=${g} />`:v}</b>
      ${a&&V`<span class="dealer" title=${T(`dealer`)}><span aria-hidden="true">${T(`D`)}</span><span
        class="unseen">${T(`dealer`)}</span></span>`}
      ${m}
    </p>
    <p class="plate-note">
      <${xe} seat=${t} />
      ${c&&V`<span class="role">${c}</span>`}
      ${p}
      ${typeof d==`number`&&V`<span class="figure result" title=${T(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${T(`result`)} </span>${u(d)}</span>`}
      ${typeof l==`number`&&V`<${Ce} tricks=${l} />`}
    </p>
    ${r&&V`<span class="unseen">${T(`to act`)}</span>`}
    ${f>0&&V`<${Se} count=${f} />`}
    ${s&&V`<p class="speech">${s}</p>`}
    ${_}
  </section>`}const be=()=>V`<span class="face-drawn"></span>`;function xe({seat:e}){return e.kind===`bot`?V`<span class="occupant" title=${ae(e)}>
      ${e.getting_ready?T(`bot, getting ready`):T(`bot`)}</span>`:e.kind===`person`&&!e.connected?V`<span class="occupant away">${T(`away`)}</span>`:null}const Se=({count:e})=>V`<span class="backs" role="img"
  aria-label=${x(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>V`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Ce({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>V`<i key=${t} class="pile-back"></i>`);return V`<span class=${F(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${x(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const K=L(null);function we(e){let t=K.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return K.value=null,null;if(n.dealt)return null;K.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}const Te=f(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Ee({address:e=location.href}){let[t,n]=H(!1);return V`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${T(`QR code`)}</button>
    ${t&&V`<${b} part=${Te} props=${{text:e}} Failed=${w} />`}</div>`}function De(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const Oe=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function ke({seat:e},{entry:t}){let n=t===`invitation`?De(e):``;return n?{invitation:n}:{}}const Ae=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||De(e)!==``;function je({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return V`<ul class="role-list requests" aria-label=${T(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>V`<li key=${e}>
      <b>${r||T(`a visitor`)}</b> <span>${T(`Seat {number}`,{number:se(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${T(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${T(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Me({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?V`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?T(`Let {name} propose again`,{name:G(e)}):T(`Mute {name}`,{name:G(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${T(`Remove {name}`,{name:G(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:V`<${Ne} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${T(`New link to this seat`)}</button>`}function Ne({seat:e,table:t}){let n=t.invitations?.[e];return n?V`<${me} label=${T(`Link to seat {number}`,{number:se(e)})}
      address=${Oe(t.id,e,n)} />
      <${Ee} address=${Oe(t.id,e,n)} />`:V`<span class="quiet">${T(`Someone is invited.`)}</span>`}const Pe=({table:e})=>V`<p>${T(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>V`<${Ne} key=${t} seat=${t} table=${e} />`)}`;function Fe({seat:e,table:t,send:n}){let{me:r,kept:a,archive:o,bots:s,acting:c=null}=t,[l,u]=H(!1);if(o)return null;if(r!==null||c!==null){let i=e.kind===`open`||e.missing;return V`${i&&V`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:s[0]??``})}>${e.missing?T(`Let a bot play for {name}`,{name:G(e)}):T(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&V`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${T(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===a||Ae(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==a?K.value={table:t.id,seat:e.seat,name:r,...ke(e,t)}:n({type:`sit`,seat:e.seat,name:r,...ke(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==a&&!Le(e,t))return null;let p=K.value;return e.seat!==a&&p?.table===t.id&&p.seat===e.seat?V`<p class="quiet" role="status">${T(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{K.value=null}}>
        ${T(`Do not wait`)}</button>`:e.seat===a?V`<button type="button" class="plain offer"
      onClick=${()=>f(O())}>${T(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?V`<p class="quiet" role="status">
      ${T(`You have asked for this seat: the host of the table decides.`)}</p>`:l?V`<${Re} onName=${f} />`:V`<button type="button" class="plain offer"
    onClick=${()=>i.value.name?f(i.value.name):u(!0)}>
    ${Ie(e,d)}</button>`}function Ie(e,t){return t?e.dealt?T(`Sit down after this deal`):T(`Sit down here`):T(`Ask for this seat`)}const Le=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Re({onName:e,label:t}){let[n]=H(O);return V`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(y({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${n}
      aria-label=${T(`Your name`)} placeholder=${T(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??T(`Sit down`)}</button>
  </form>`}function ze({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return V`<div class=${F(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?T(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&V`<div class="choices">${e.map((e,t)=>V`<${Be} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Be({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=H(!1);return l&&a?V`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${T(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${T(`No`)}</button>
    </span>`:V`<button type="button" class=${F(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&V`<${Ve} sign=${n} />`}</button>`}const Ve=({sign:e})=>i.value.keys?V`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function He({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const q=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Ue=(e,t=G)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[q(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&J(n,r)?We(T(`You`),a.quoted):a},J=({seat:e},{table:{me:t}})=>t!==null&&e===t,We=(e,t)=>({words:T(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Ge=f(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Ke({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=H(0);return V`<${z} label=${a??T(`Check the deal`)} spoken=${i}
    title=${T(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&V`<${b} key=${`${e} ${t} ${s}`} part=${Ge} props=${{table:e,deal:t,nameOf:n}} />`}
  </${z}>`}function qe({title:e,deals:t,table:n,line:r,details:i}){let a=ie(n);if(!t.length)return V`<p class="quiet">${T(`No deal has been written yet.`)}</p>`;let o=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return V`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>V`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,o(t))}
        <div class="replay-links"><a class="plain replay-link" href=${s(n.id,e.number)}
          aria-label=${T(`Replay deal {number}`,{number:e.number})}>${T(`Replay the deal`)}</a>
        <${Ke} table=${n.id} deal=${e.number} nameOf=${a}
          spoken=${T(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${T(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${T(`Save the record to a file`)}</a>
    </p>
  </section>`}function Y(){let[e,t]=H(null);return[e,n=>t(n===e?null:n)]}const X=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>V`<button type="button"
  class=${F(`told-figure`,i)} aria-expanded=${n}
  aria-label=${T(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,Z=({terms:e,words:t,total:n})=>V`<dl class="sum">
  ${e.map((e,t)=>V`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??u(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Je=(e,t,n)=>e.map((e,r)=>({words:V`${T(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Ye=({label:e,terms:t,result:n,children:r})=>V`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&V`<h4>${T(`Deal by deal`)}</h4>
      <${Z} terms=${t} words=${T(`total`)} total=${u(n)} />`}
  </section>`,Xe=({label:e,start:t,terms:n,words:r,stands:i})=>V`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${Z} terms=${[{words:T(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,Ze=({lines:e,RuleTap:t})=>V`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>V`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&V`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Qe(e){function t({clause:t}){let[n,r]=H(!1),i=e(t);return i?V`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${T(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&V`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>V`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function $e({cards:e,label:t,rows:n=1}){let r=W(e,U(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return V`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&V`<div key=${t} class="open-row">${e.map(e=>V`<${M}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const et=f(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function tt({words:e,because:t,clauses:n=[]}){let[r,a]=H(!1);return!i.value.guide||!e?null:V`<div class="guide">
    <p>${e} ${t&&V`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>a(!r)}>${T(`Why?`)}</button>`}
      ${r&&V`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${T(`Hide tips`)}
      onClick=${()=>y({guide:!1})}>×</button>
  </div>`}function nt(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=at(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return V`<div class="hand" role="group" aria-label=${e.label??T(`Your hand`)} ref=${r} ...${a}
    data-dealt=${it(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>V`<div key=${a} class="hand-row">
      ${r.map((r,o)=>V`<${rt} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function rt({card:t,at:n,bend:r,stop:i,offered:a,picked:o,fresh:s=[],leaving:c,onChoose:l,onThrow:u,onRefuse:d}){let f=a?.has(t)??!1,p=o.includes(t),h=ot(f&&u?()=>u(t):null),[g,_]=H(!1),v=F(`card held`,a&&(f?`may`:`may-not`),p&&`picked`,t===c&&`leaving`,g&&`shakes`,s.includes(t)&&`fresh`),y=()=>{h.moved()||(f?l(t):a&&d&&(_(!0),d(t)))},b=s.includes(t)?T(`{card}, from the talon`,{card:m(t)}):m(t);return V`<button type="button" class=${v} style=${{"--bend":r,"--at":n}}
    aria-label=${b} data-card=${t} tabindex=${i?0:-1}
    aria-pressed=${a?p:void 0} aria-disabled=${f?void 0:`true`}
    onClick=${y} onAnimationEnd=${()=>_(!1)} ...${h.listeners}>
    <${e} card=${t} />
    ${s.includes(t)&&V`<span class="fresh-mark" aria-hidden="true">${T(`Talon`)}</span>`}
  </button>`}function it(e=!1){let[t,n]=H(e&&i.peek().pace!==`at_once`);return I(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function at({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=D(null),[s,c]=H(0),u=D(!1),d=Math.min(s,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...o.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=de(p(),t,e,a);return n?.focus(),n!==null};return l(e=>f||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),j(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:o,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,c(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function ot(e){let t=D(null),n=D(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const st=f(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function ct({over:e,table:t,send:n,children:r,results:i}){if(e)return V`<${lt} table=${t} results=${i} />`;if(t.me===null)return V`<p class="prompt">${T(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?V`<p class="prompt">${T(`Waiting for {names}`,{names:a.map(G).join(`, `)})}</p>`:V`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${T(`Next deal`)}<${Ve} sign="n" /></button>
  </div>`}function lt({table:e,results:t}){let[n,r]=H(!1);return V`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>ut(t,e.me)),n=O(),{players:r,variant:i}=e.terms;p(a(await E({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${T(`Another sitting`)}</button>
    ${t&&V`<${z} label=${T(`Result as a picture`)} title=${T(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&V`<${b} part=${st} props=${{table:e,results:t}} Failed=${w} />`}
    </${z}>`}
    <a class="choice" href="/">${T(`To the start page`)}</a>
  </div>`}function ut(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const dt=f(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function ft(e){let{sound:t,volume:n}=i.peek();t&&await dt.load().then(t=>t(e,n/100),()=>void 0)}function pt(){let{sound:e,soundOffered:t}=i.value;if(j(()=>()=>y({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{y({sound:e,soundOffered:!0}),ft(`card`)};return V`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${T(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${T(`No sounds`)} onClick=${n(!1)}>×</button></p>`}function mt({part:e,context:t}){let[n,r]=H(null),[i,a]=H(!1),o=D(null),s=n!==null;return S(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),j(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?V`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,He)?r(null):(a(!0),k(T(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${T(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${T(`Say`)}</button>
    ${i&&V`<p>${T(`You can’t say that now.`)}</p>`}
  </form>`:null}function ht({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?V`<div class="watching kept">
      <span>${r.kind===`bot`?T(`A bot is playing for you.`):T(`Your seat is reserved for you.`)}</span>
      <${Fe} seat=${r} table=${e} send=${n} /></div>`:V`<p class="watching">${e.archive?T(`This table shows the record of a sitting: you can only look at it.`):T(`You are watching: you can’t see anyone’s cards.`)}</p>`}function gt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=Y(),c=n=>(t[n]??0)-(e[n]??0);return V`<table class="results">
    <caption class="unseen">${T(`Results`)}</caption>
    <thead><tr><th scope="col">${T(`Player`)}</th><th scope="col">${T(`this deal`)}</th><th
      scope="col">${T(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>V`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${X} label=${T(`{name}, this deal`,{name:n(l)})}
          figure=${u(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${X} label=${T(`{name}, total`,{name:n(l)})}
          figure=${u(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&V`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):V`<${_t} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const _t=({before:e,result:t})=>V`<${Z} words=${T(`total`)} total=${u(t)}
  terms=${[{words:T(`before the deal`),amount:e},{words:T(`this deal`),amount:t-e}]} />`;function vt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const yt=`kitapi.shuffles`;let bt=[];function xt(){try{let e=JSON.parse(localStorage.getItem(yt)??`null`);return Array.isArray(e)?e:bt}catch{return bt}}function St(e){bt=e.slice(-300);try{localStorage.setItem(yt,JSON.stringify(bt))}catch{}}function Ct({table:e,context:t,algorithm:n,commitment:r},i){let a=xt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||St(o<0?[...a,c]:a.with(o,c))}function wt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Et(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);Ct({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const Tt=(e,t)=>Ct(e,t),Et=e=>xt().filter(t=>t.table===e),Dt=(e,t)=>Et(e).find(e=>e.pledge===t)?.value??``;function Ot({table:e,view:t}){t?.shuffle&&wt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:kt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(At({table:e,view:t},r));return n}function kt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Et(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||vt(i),l=ce(r,n,c);return Tt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function At({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?Dt(e.id,i):vt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;Tt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const jt=({kind:e})=>e===`seal`||e===`nonce`;function Mt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return T(`No cards have been dealt yet.`);let a=ie(e.table),o=i.options?.some(e=>!jt(e))?`${r(i)}.`:``;return[t(i,a),Nt(i),Pt(i,a),n(i,a),o].filter(Boolean).join(` `)}function Nt({hand:e=[]}){let t=W(e,U(e)).map(e=>m(e)).join(`, `);return t&&T(`Your hand: {cards}.`,{cards:t})}function Pt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return T(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>T(`{name}: {card}`,{name:n(e),card:m(t)})).join(`, `);return T(`On the table: {cards}.`,{cards:r})}const Ft=({table:e})=>V`<nav class="replays" aria-label=${T(`Replay the deals`)}>
  <h3>${T(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>V`<a key=${t} class="plain replay-link figure"
      href=${s(e.id,t)} aria-label=${T(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,It=({children:e})=>V`<details class="settle-now">
  <summary>${T(`If we settled up now`)}</summary>
  ${e}
</details>`;function Lt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return V`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${T(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&V`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>V`<span key=${`${t.deal}-${r}`}
      class=${F(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function Rt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=Y();return V`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&V`<section class="how" aria-label=${e}>
      <${Z} terms=${[{words:T(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${T(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&V`<p class="quiet">${i}</p>`}
    </section>`}`}function zt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=Y(),a=e=>T(`{name}, this deal`,{name:t(e)});return V`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>V`<${X} key=${n} label=${a(n)}
      figure=${u(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${u(e)}</b></${X}>`)}</p>
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
      ${n&&V`<p class="quiet">${T(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Ht=({written:e,children:t})=>V`<p>${e.deal===0?T(`at the start`):T(`deal {number}`,{number:e.deal})}${t&&V`: ${t}`}</p>`;function Ut({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return V`<p class=${F(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${u(r)}</p>`}const Wt=f(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Gt(e){let{table:t,deal:n,nameOf:r}=e,[i,a]=H(0),o=i===n;return V`<footer class="deal-end">
    ${o&&V`<${b} part=${Wt} props=${e} Failed=${w} />`}
    <div class="replay-links">
      ${!o&&V`<button type="button" class="plain replay-link"
        onClick=${()=>a(n)}>${T(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${g(t,n)}>${T(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${s(t,n)}>${T(`Replay`)}</a>
      <${Ke} table=${t} deal=${n} nameOf=${r} label=${T(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Kt({cards:e,nameOf:t}){return V`<section class="all-cards">
    <h3>${T(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&V`<${qt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${qt} label=${T(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&V`<${qt} label=${T(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const qt=({label:e,cards:t})=>V`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${W(t,U(t)).map(e=>V`<${M} key=${e}
    card=${e} />`)}</dd>
</div>`;function Jt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=Y();return V`<table class="results">
    <caption class="unseen">${T(`Settlement`)}</caption>
    <thead><tr><th scope="col">${T(`Player`)}</th><th scope="col">${T(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>V`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${X} label=${T(`{name}, total`,{name:t(s)})} figure=${u(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&V`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Yt=({words:e,figure:t})=>V`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Xt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Zt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Xt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Xt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Xt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Qt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function $t({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Zt,deal_began:(e,t,n)=>r(n),...t},a={...Qt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[q(t)]?.(r,t,n)}},span:e=>a[q(e)]??0,gathers:e=>q(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const en=f(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),tn=({adviceControls:{open:e,toggle:t}})=>V`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${T(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${T(`What is it worth?`)}</span><${Ve} sign="w" /></button>`,nn={moment:``,advice:null,making:!1,trouble:``};function rn(e){let t=(e?.options??[]).filter(e=>!jt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function an(e,t,n){let[r,i]=H(``),[a,o]=H(nn),[s,c]=H(0),l=!!e.advised&&e.me!==null&&!n&&rn(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return I(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...nn,moment:u,...e})};return re(`/api/tables/${e.id}/advice?lang=${C()}`).then(e=>r({advice:e}),e=>{let i=e instanceof P&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||T(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),state:a.moment===u?a:nn,again:()=>c(s+1)}}const on=e=>!!(e.outcome??e.broken_up),sn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),cn=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function ln({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=H(-1),o=i===t.number;return l(e=>e!==`Escape`||!o?!1:(a(-1),!0)),cn(t)?V`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${T(`Auction`)}</button>
    ${o&&V`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const un=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),dn=()=>vt(16);function fn(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function pn(e,t,n,i=null,a=v){let o=L(`connecting`),s=L(/* @__PURE__ */ new Map),c=L(null),l=null,u=null,f=400,p=8e3,m=0,h=null,g=/* @__PURE__ */ new Set,_=0,y=0,b=0,x=!1,S=!1,C=n.pace??L(`normal`),w=C.peek();function T(){a.cancel(b),S=!1,h=null,m=a.now();let n=new WebSocket(fn(e,t,i,C.peek()));l=n,u=r(a,p*Math.min(2**_,4),{onLost:O,onLate:R}),n.onmessage=e=>{l===n&&k(JSON.parse(e.data))},n.onclose=({code:e})=>{o.value=un.get(e)??o.peek(),l===n&&(l=null,E(e===4429))}}function E(e){D(),x||P()||(o.value=e?`full`:`waiting`,b=a.after(T,(e?3e4:f)*(.75+Math.random()/2)),f=Math.min(f*2,8e3))}function D(){u?.close();let e=l;l=null,u=null,g.clear(),c.value=null,e?.close()}function O(e){return e===`opening`?(_+=1,E(!1)):(e===`answer`&&(y+=1),D(),o.value=`waiting`,T())}function k(e){return u?.heard(),e.type===`state`?ee(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`said`||e.type===`talk`?n.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(d(e.page),h={silence:e.silence,answer:e.answer},p=e.silence,A()):e.id?j(e):e.type===`refused`?ne(e):void 0}function ee(e){if(o.value=`open`,f=400,_=0,s.peek().size||(y=0),S||u?.opened(),n.onState(e),!S)for(let[e,t]of s.peek())N(e,t);S=!0}function A(){h&&u?.expect({...h,answer:h.answer*Math.min(2**y,8)})}function j(e){let t=e.id,n=u?.answered(t)??null;if(y&&(y=0,A()),g.delete(t))c.value=n;else return M(t),e.type===`refused`?ne(e):void 0}function ne(e){return e.reason===`unknown_table`&&(o.value=`gone`),n.onRefused(e)}function M(e){let t=new Map(s.peek());t.delete(e),s.value=t}function N(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let P=()=>[...un.values()].includes(o.peek()),F=()=>S&&l?.readyState===WebSocket.OPEN;function I(e){let t=dn();return s.value=new Map(s.peek()).set(t,{...e,id:t}),F()&&N(t,{...e,id:t}),t}function R(){if(!F()||!u?.isWatching())return;let e=dn();g.add(e),N(e,{type:`probe`,id:e})}let z=te(()=>{C.value!==w&&(w=C.value,l&&(D(),T()))});function B(){x||document.hidden||P()||(F()?R():(!l||a.now()-m>=1e3)&&(f=400,D(),T()))}function re(){x=!0,z(),a.cancel(b),removeEventListener(`online`,B),document.removeEventListener(`visibilitychange`,B),D()}return addEventListener(`online`,B),document.addEventListener(`visibilitychange`,B),T(),{connection:o,unanswered:s,roundTrip:c,send:I,probe:R,hurry:B,close:re}}const mn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(G),hn=/* @__PURE__ */ new WeakMap;function gn(e){e&&hn.set(e,performance.now())}function _n(e){let t=performance.now()-(hn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function vn({clock:e,mine:t}){let n=yn(e),r=D(!1),i=n<=10&&n>0;return I(()=>{t&&i&&!r.current&&k(x(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),V`<span class=${F(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${x(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function yn(e){let[t,n]=H(()=>_n(e));return I(()=>{let t=()=>n(_n(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function bn({lines:e}){return V`<section class="log" tabindex="-1" aria-label=${T(`What happened`)}>
    <h2>${T(`What happened`)}</h2>
    ${e.length===0&&V`<p class="quiet">${T(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>V`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&V` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const xn=(e,t)=>t.type===`talk`?t.said:[...e,{...t,at:Date.now()}].slice(-50),Sn=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),Cn=e=>e?.kind===`seat_changed`;function wn({kind:e,name:t},n){return e===`open`?T(`nobody`):e===`bot`?`${G({seat:n,kind:e,name:t})} (${T(`bot`)})`:t||T(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:se(e),deal:t,before:wn(n,e),after:wn(r,e)});function Tn(e){let t=e;return{words:t.before.kind===`reserved`?T(`Seat {number} is no longer reserved for {before}.`,Q(t)):T(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function En(e){return e.before.kind===`reserved`?T(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?T(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):T(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const Dn=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function On(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!Dn(e))}function kn({changes:e=[]}){let t=On(e);return t.length?V`<section class="paper seat-changes" aria-label=${T(`Changes of seats`)}>
    <ul>${t.map((e,t)=>V`<li key=${t}>${En(e)}</li>`)}</ul>
  </section>`:null}const An=e=>!!e?.options?.some(e=>!jt(e))&&!jn(e),jn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),Mn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),Nn=({narrate:e})=>(t,n)=>Cn(t)?Tn(t):e(t,n);function Pn(e,t=null){let n=L([]),r=L(null),a=L(``),s=L(``),c=L([]),l=ue(e=>B(e).steps,I,R),u=L(0),d=L([]),f={onState:w,onRefused:M,onWatching:e=>{u.value=e},onTalk:e=>{d.value=xn(d.peek(),e)},pace:ee(()=>i.value.pace)},p=pn(e,C(),f,t),m={...p,send:F},h=/* @__PURE__ */ new Set,g=0,_=0,v=``,y=0,b=!1,x=null,S=[];function w(e){A(e.table.game).drawing.loaded.peek()?D(e):S.push(e)===1&&ne(e.table.game).then(E,()=>{N(T(`A part of this page could not be loaded. Load the page again.`))})}function E(){let e=S;S=[],b||e.forEach(D)}function D(e){o(A(e.table.game).deck),gn(e.table.clock),u.value=e.table.watching,O(e),te(e);let n=we(e.table);n&&F(n),l.arrive(e),t!==null&&t!==`spectator`&&l.hurry()}function O({table:e,view:t}){for(let t of x?mn(x,e):[])k(T(`{name} sits down at the table.`,{name:t})),ft(`knock`);x=t?null:e.seats}function te(e){clearTimeout(_);for(let{action:t,lost:n}of Ot(e)){let r=()=>{h.add(p.send({type:`act`,seen:e.version,action:t}))};n?_=setTimeout(r,1e3):j(t)||r()}}function j({kind:e}){return[...p.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function M(e){Mn.has(e.reason)&&(s.value=e.text),h.has(e.id)||Mn.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),N(e.text,e.clause),clearTimeout(g),g=setTimeout(P,12e3))}function N(e,n=null){r.value={text:e,clause:n},t===null&&k(e)}function P(){clearTimeout(g),r.value=null}function F(e){return P(),p.send(e)}function I(e,t){let r=B(t.table.game),i=e&&Nn(r)(e,t),a=t.view?.number??0;e&&(c.value=[...c.peek(),{...e,deal:a}].slice(-200)),i&&(n.value=[...n.peek(),z(i,a,pe(e?.by,r.house))].slice(-200),k(i.spoken??i.words),i.sound&&ft(i.sound)),re(t,r)}function R(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=B(e.shown.table.game),r=e.seen&&Nn(n)(e.seen,e.shown);return r?[z(r,t,pe(e.seen?.by,n.house))]:[]});c.value=[...c.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let z=({words:e,weight:t},n,r)=>({id:++y,words:e,weight:t,deal:n,by:r});function re({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&An(e)?r(e):``;i&&i!==v&&(k(n(e)),ft(`turn`)),v=i}function V(e){let n=l.shown.peek()?.version??0;m.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function H(){b=!0,l.close(),clearTimeout(_),P(),p.close()}return{lines:n,happened:c,watching:u,unplayable:a,turnedAway:s,refusal:r,forgive:P,shown:l.shown,hurry:l.hurry,link:m,said:d,act:V,close:H}}const Fn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return V`<${ye} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&V`<${vn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${Fn(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&V`<${Fe} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ye}>`}const In={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?T(`Deal {number}; you deal`,{number:e.number}):T(`Deal {number}; {name} deals`,{number:e.number,name:G(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:J(e,n)?T(`You have discarded`):T(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,r)=>{let i=J(e,r)?T(`You`):t;return{words:T(`{name}: {card}`,{name:i,card:n(e.card)}),spoken:T(`{name}: {card}`,{name:i,card:m(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Ln(t,J(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:T(`The game was ended`),weight:`heading`,sound:`settled`})},Ln=(e,t)=>t?T(`You take the trick`):T(`{name} takes the trick`,{name:e}),Rn=e=>Ue({...In,...e});function zn({game:e,view:t,shown:n,state:r,choosing:a,adviceControls:o}){let{table:s}=n,c=s.me===null?null:s.seats[s.me],l=Bn(t),u=An(t),d=on(t),f=le(e,t,a,r.act);return V`<div class=${d?`foot after`:`foot`}>
    ${c?V`<${$} game=${e} seat=${c} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!d&&l.length>0&&V`<${pt} />`}</${$}>`:V`<${ht} table=${s} over=${sn(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&V`<${e.Between} view=${t} table=${s} send=${r.link.send} />`}
    ${d?V`<${ct} over=${sn(t,e)} table=${s} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:V`<${ze} mine=${u} waiting=${a.sending} prompt=${Vn(e,t,n)}
        guided=${c!==null&&i.value.guide} guide=${u&&V`<${tt}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${o.may&&V`<${tn} adviceControls=${o} />`} />
        <${mt} part=${e.typed} context=${{view:t,choices:f,choosing:a}} />`}
    ${!d&&l.length>0&&V`<${nt} cards=${l} offered=${a.offered} picked=${a.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${a.choose}
      onThrow=${a.throwCard} onRefuse=${a.onRefuse} leaving=${a.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Bn(e){let t=e.hand??[],n=D({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:U(t)}),W(t,n.current.suits)}function Vn(e,t,{table:n,gathering:r}){if(An(t))return e.turnWords(t);if(r!==null)return Ln(G(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,G(n.seats[i]))}function Hn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=fe(i,n,e.firstNamed),o=an(r,i,a.sending);if(!i)return V`<${b} part=${et}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=ie(r),c=e=>he(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return V`
    <${u} view=${i} nameOf=${s}><${ln} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${F(`scene`,`phase-${i.phase}`,on(i)&&`after`)}>
      ${l.map(r=>V`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&V`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Un} game=${e} view=${i} table=${r} />
      ${!on(i)&&V`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&V`<${b} part=${en} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${zn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Un({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?V`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?V`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Wn(e){let t=Kn(e);return(e.hand?.length??0)<10?t:`${t} ${Gn()}`}const Gn=()=>i.value.oneTap?T(`Tap a raised card to play it; tap it again at once to take it back.`):T(`Tap a raised card twice to play it, or drag it to the table.`);function Kn({trick:e=[],options:n=[]}){let r=new Set(n.flatMap(e=>`card`in e?[t(String(e.card))]:[])),i=e[0]?.card;if(!i)return T(`You lead: play any card.`);let a=_(t(i)).trim();return r.has(t(i))?T(`Suit led: {suit}. Follow it.`,{suit:a}):r.size===1?T(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:a}):T(`Suit led: {suit}. You have none: play any card.`,{suit:a})}function qn({hand:e=[]},n){let r=[...new Set(e.map(t))].map(n=>e.filter(e=>t(e)===n)),i=Math.max(...r.map(e=>e.length)),a=r.filter(e=>e.length===i);return a.length<1||a.length>2?n:`${T(`Your longest suit: {cards}.`,{cards:a.map(Jn).join(`, `)})} ${n}`}function Jn(e){let n=t(e[0]??``);return[_(n).trim(),...W(e,[n]).map(c)].join(` `)}function Yn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=D(null);return I(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),V`<section class="paper ladder" aria-label=${T(`Auction`)}>
    <p class="standing">
      ${n??V`<span class="quiet">${T(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>V`<b key=${n}
        class=${F(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${T(`Calls`)}>
      ${e.active.map(e=>V`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&V`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Xn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Zn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>T(`{name}: {card}`,{name:n(e),card:m(t)})),a=F(`trick`,r!==null&&`gathers-${t(r)}`);return V`<div class=${a} role="group" aria-label=${T(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>V`<${M} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Qn({trick:e,bargain:t,nameOf:n}){let[r,i]=H(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return V`<div class="looking-back">
    ${r===`trick`&&e&&V`<${$n} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&V`<${er} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&V`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${T(`Talon`)}</button>`}
    ${e&&V`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${T(`Last trick`)}</button>`}
  </div>`}const $n=({trick:e,nameOf:t})=>V`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>V`<span key=${n} class="laid-by">
    <${M} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${T(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,er=({talon:e,discards:t})=>V`<dl class="paper shown-again">
  ${[{label:T(`Talon`),cards:e},{label:T(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&V`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${W(t,U(t)).map(e=>V`<${M}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,tr=({words:e,cards:t=[]})=>V`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?V`<span class="talon-cards">${t.map(e=>V`<${M} key=${e} card=${e} />`)}</span>`:V`<span class="talon-cards" aria-hidden="true"><${N} /><${N} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,nr=f(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function rr(e){let t=e.link.connection.value;return t===`gone`?V`<${R} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?V`<${b} part=${nr} props=${{state:e}} />`:null}function ir(e,t=null){let[n,r]=H(null);return I(()=>{let n=Pn(e,t);return r(n),n.close},[e,t]),n}function ar({game:e}){let[t,n]=H(!1),{words:r}=A(e),i=T(`Words of the game`);return r?V`<${z} label=${i} title=${i} look="plain"
    onOpen=${()=>n(!0)}>
    ${t&&V`<${b} part=${r} props=${{}} Failed=${w} />`}
  </${z}>`:null}function or({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,s]=H(null),[c,l]=H(0);return I(()=>{if(!i)return;let t=!0,n=0;return h(e.id).then(e=>{t&&s(e)},()=>{n=setTimeout(()=>{t&&l(c+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,c,r]),V`<section class="sheet-panel" tabindex="-1" aria-label=${T(`Sheet`)}>
    ${o&&t?V`<${n} sheet=${o} table=${e} view=${t} /><${kn} changes=${o.seat_changes} />`:V`<div
        class="paper sheet-paper">
        <p class="quiet">${T(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${ar} game=${e.game} /></p>
  </section>`}export{Y as $,zt as A,pt as B,Yt as C,Ut as D,Gt as E,Mt as F,$e as G,nt as H,Et as I,Xe as J,Qe as K,gt as L,Lt as M,Ft as N,Bt as O,It as P,Z as Q,ht as R,$t as S,Kt as T,tt as U,ct as V,et as W,Je as X,Ye as Y,X as Z,bn as _,Qn as a,q as at,Zt as b,Xn as c,Re as ct,Un as d,Me as dt,qe as et,Hn as f,Pe as ft,Sn as g,Cn as h,ye as ht,tr as i,We as it,Rt as j,Ht as k,Wn as l,Fe as lt,$ as m,Ee as mt,ir as n,J as nt,Zn as o,Ve as ot,Rn as p,je as pt,Ze as q,rr as r,Ue as rt,Yn as s,ze as st,or as t,Ke as tt,qn as u,Le as ut,pn as v,Jt as w,Xt as x,on as y,mt as z};