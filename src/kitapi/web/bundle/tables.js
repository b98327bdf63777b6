import{An as e,Cn as t,Dn as n,En as r,H as i,Ht as a,It as o,J as s,Jt as c,Lt as l,Q as u,Qt as d,Rt as f,Sn as p,Tn as m,Ut as h,Wt as g,X as _,Y as v,Yt as y,Z as ee,an as b,bn as x,c as S,cn as C,et as w,fn as T,gn as te,k as E,kn as D,l as O,ln as k,nn as A,nt as j,o as M,on as N,pn as P,r as F,rn as I,rt as L,s as R,sn as ne,tn as z,tt as re,wn as ie,xn as B,y as ae,z as oe}from"./main.js";import{D as se,E as ce,O as le,T as V,b as ue,g as de,i as fe,k as pe,m as me,t as he,u as ge,v as H,x as _e,y as U}from"./shared.js";const ve=I(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function ye({seat:t,words:n,send:r}){let[i,a]=e(!1),o=()=>p`<button type="button" class="why own-name" title=${k(`Change your name`)}
    onClick=${()=>a(!0)}>${n}</button>`;return i?p`<${j} part=${ve} props=${{seat:t,send:r,onClose:()=>a(!1)}} Waiting=${o}
      Failed=${o} />`:o()}const be=I(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function xe(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:u,held:d=0}=e,{marks:f,clock:m,own:h=!1,send:g,children:_}=e,v=ce(t,h),y=B(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return p`<section class=${y} data-seat=${t.seat} aria-label=${v}>
    <p class="plate-name">
      ${t.kind!==`open`&&p`<${j} part=${be} props=${{seat:t}} Waiting=${Se} Failed=${Se} />`}
      <b>${h&&g?p`<${ye} seat=${t} words=${v} send=${g} />`:v}</b>
      ${a&&p`<span class="dealer" data-word="dealer"><span aria-hidden="true">${k(`D`)}</span><span
        class="unseen">${k(`dealer`)}</span></span>`}
      ${m}
    </p>
    <p class="plate-note">
      <${Ce} seat=${t} />
      ${c&&p`<span class="role">${c}</span>`}
      ${f}
      ${typeof u==`number`&&p`<span class="figure result" data-word="result"><span
          class="unseen">${k(`result`)} </span>${N(u)}</span>`}
      ${typeof l==`number`&&p`<${Te} tricks=${l} />`}
    </p>
    ${r&&p`<span class="unseen">${k(`to act`)}</span>`}
    ${d>0&&p`<${we} count=${d} />`}
    ${s&&p`<p class="speech">${s}</p>`}
    ${_}
  </section>`}const Se=()=>p`<span class="face-drawn"></span>`;function Ce({seat:e}){return e.kind===`bot`?p`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?k(`bot, getting ready`):k(`bot`)}</span>`:e.kind===`person`&&!e.connected?p`<span class="occupant away">${k(`away`)}</span>`:null}const we=({count:e})=>p`<span class="backs" role="img"
  aria-label=${C(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>p`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Te({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>p`<i key=${t} class="pile-back"></i>`);return p`<span class=${B(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${C(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const W=m(null);function Ee(e){let t=W.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return W.value=null,null;if(n.dealt)return null;W.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}const De=I(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Oe({address:t=location.href}){let[n,r]=e(!1);return p`<div class="share"><button type="button" class="plain" aria-expanded=${n}
    onClick=${()=>r(!n)}>${k(`QR code`)}</button>
    ${n&&p`<${j} part=${De} props=${{text:t}} Failed=${L} />`}</div>`}function ke(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const Ae=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function je({seat:e},{entry:t}){let n=t===`invitation`?ke(e):``;return n?{invitation:n}:{}}const Me=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ke(e)!==``;function Ne({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return p`<ul class="role-list requests" aria-label=${k(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>p`<li key=${e}>
      <b>${r||k(`a visitor`)}</b> <span>${k(`Seat {number}`,{number:pe(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${k(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${k(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Pe({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?p`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?k(`Let {name} propose again`,{name:V(e)}):k(`Mute {name}`,{name:V(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${k(`Remove {name}`,{name:V(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:p`<${Fe} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${k(`New link to this seat`)}</button>`}function Fe({seat:e,table:t}){let n=t.invitations?.[e];return n?p`<${ue} label=${k(`Link to seat {number}`,{number:pe(e)})}
      address=${Ae(t.id,e,n)} />
      <${Oe} address=${Ae(t.id,e,n)} />`:p`<span class="quiet">${k(`Someone is invited.`)}</span>`}const Ie=({table:e})=>p`<p>${k(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>p`<${Fe} key=${t} seat=${t} table=${e} />`)}`;function Le({seat:t,table:n,send:r}){let{me:i,kept:a,archive:o,bots:s,acting:c=null}=n,[l,u]=e(!1);if(o)return null;if(i!==null||c!==null){let e=t.kind===`open`||t.missing;return p`${e&&p`<button type="button" class="plain offer"
      onClick=${()=>r({type:`seat_bot`,seat:t.seat,bot:s[0]??``})}>${t.missing?k(`Let a bot play for {name}`,{name:V(t)}):k(`Call a bot`)}</button>`}
      ${i!==null&&t.givable&&n.proposal?.release!==t.seat&&p`<button type="button" class="plain offer"
          onClick=${()=>r({type:`give_away`,seat:t.seat})}>
          ${k(`Propose to give this seat away`)}</button>`}`}if(t.kind===`person`)return null;let d=t.seat===a||Me(t,n),f=e=>{u(!1),d?t.dealt&&t.seat!==a?W.value={table:n.id,seat:t.seat,name:e,...je(t,n)}:r({type:`sit`,seat:t.seat,name:e,...je(t,n)}):r({type:`request_seat`,seat:t.seat,name:e})};if(t.seat!==a&&!ze(t,n))return null;let m=W.value;return t.seat!==a&&m?.table===n.id&&m.seat===t.seat?p`<p class="quiet" role="status">${k(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{W.value=null}}>
        ${k(`Do not wait`)}</button>`:t.seat===a?p`<button type="button" class="plain offer"
      onClick=${()=>f(R())}>${k(`Take your seat again`)}</button>`:!d&&n.seat_asked===t.seat?p`<p class="quiet" role="status">
      ${k(`You have asked for this seat: the host of the table decides.`)}</p>`:l?p`<${Be} onName=${f} />`:p`<button type="button" class="plain offer"
    onClick=${()=>A.value.name?f(A.value.name):u(!0)}>
    ${Re(t,d)}</button>`}function Re(e,t){return t?e.dealt?k(`Sit down after this deal`):k(`Sit down here`):k(`Ask for this seat`)}const ze=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Be({onName:t,label:n}){let[r]=e(R);return p`<form class="name-form" onSubmit=${e=>{e.preventDefault();let n=String(new FormData(e.target).get(`name`)??``).trim();n&&(z({name:n}),t(n))}}>
    <input name="name" required maxlength="24" defaultValue=${r}
      aria-label=${k(`Your name`)} placeholder=${k(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${n??k(`Sit down`)}</button>
  </form>`}function Ve({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return p`<div class=${B(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?k(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&p`<div class="choices">${e.map((e,t)=>p`<${He} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function He({name:t,nth:n,sign:r=n<10?n:null,label:i,spoken:a,act:o,likely:s,weighty:c,quiet:l,word:u}){let[d,f]=e(!1);return d&&o?p`<span class="asked" role="group" aria-label=${c}>
      <span class="asked-words">${c}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{f(!1),o()}}>
        ${k(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>f(!1)}>${k(`No`)}</button>
    </span>`:p`<button type="button" class=${B(`choice`,s&&`likely`,l&&`quiet-choice`)}
    aria-label=${a} disabled=${!o}
    data-choice=${t} data-word=${u} aria-keyshortcuts=${r??void 0}
    onClick=${()=>c?f(!0):o?.()}>${i}
    ${r!==null&&p`<${G} sign=${r} />`}</button>`}const G=({sign:e})=>A.value.keys?p`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ue({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const K=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),We=(e,t=V)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[K(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&q(n,r)?Ge(k(`You`),a.quoted):a},q=({seat:e},{table:{me:t}})=>t!==null&&e===t,Ge=(e,t)=>({words:k(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Ke=I(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function qe({table:t,deal:n,nameOf:r,look:i=`plain replay-link`,spoken:a,label:o,shortcut:s}){let[c,l]=e(0);return p`<${M} label=${o??k(`Check the deal`)} spoken=${a}
    title=${k(`Deal {number} checked`,{number:n})}
    look=${i} shortcut=${s} onOpen=${()=>l(c+1)}>
    ${c>0&&p`<${j} key=${`${t} ${n} ${c}`} part=${Ke} props=${{table:t,deal:n,nameOf:r}} />`}
  </${M}>`}function Je({title:e,deals:t,table:n,line:r,details:a}){let o=se(n);if(!t.length)return p`<p class="quiet">${k(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return p`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>p`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${a(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${i(n.id,e.number)}
          aria-label=${k(`Replay deal {number}`,{number:e.number})}>${k(`Replay the deal`)}</a>
        <${qe} table=${n.id} deal=${e.number} nameOf=${o}
          spoken=${k(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${k(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${k(`Save the record to a file`)}</a>
    </p>
  </section>`}function J(){let[t,n]=e(null);return[t,e=>n(e===t?null:e)]}const Y=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>p`<button type="button"
  class=${B(`told-figure`,i)} aria-expanded=${n}
  aria-label=${k(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,X=({terms:e,words:t,total:n})=>p`<dl class="sum">
  ${e.map((e,t)=>p`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??N(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Ye=(e,t,n)=>e.map((e,r)=>({words:p`${k(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Xe=({label:e,terms:t,result:n,children:r})=>p`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&p`<h4>${k(`Deal by deal`)}</h4>
      <${X} terms=${t} words=${k(`total`)} total=${N(n)} />`}
  </section>`,Ze=({label:e,start:t,terms:n,words:r,stands:i})=>p`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${X} terms=${[{words:k(`at the start`),amount:t,figure:b(t)},...n]} words=${r}
      total=${b(i)} />
  </section>`,Qe=({lines:e,RuleTap:t})=>p`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>p`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&p`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function $e(t){function n({clause:n}){let[r,i]=e(!1),a=t(n);return a?p`<button type="button" class="rule-tap" aria-expanded=${r} aria-label=${k(`Why?`)}
      onClick=${()=>i(!r)}>?</button>
      ${r&&p`<span class="rule"><span class="rule-number">${n}</span> ${a}</span>`}`:null}return{RuleTap:n,RuleText:({clause:e})=>p`<p class="quiet"><span class="rule-number">${e}</span> ${t(e)}</p>`}}function et({cards:e,label:t,rows:n=1}){let r=H(e,U(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return p`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&p`<div key=${t} class="open-row">${e.map(e=>p`<${f}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const tt=I(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function nt({words:t,because:n,clauses:r=[]}){let[i,a]=e(!1);return!A.value.guide||!t?null:p`<div class="guide">
    <p>${t} ${n&&p`<button type="button" class="why" aria-expanded=${i}
      onClick=${()=>a(!i)}>${k(`Why?`)}</button>`}
      ${i&&p`<span class="because">${n} <span class="rule-number">${r.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${k(`Hide tips`)}
      onClick=${()=>z({guide:!1})}>×</button>
  </div>`}function rt(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=ot(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return p`<div class="hand" role="group" aria-label=${e.label??k(`Your hand`)} ref=${r} ...${a}
    data-dealt=${at(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>p`<div key=${a} class="hand-row">
      ${r.map((r,o)=>p`<${it} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function it({card:t,at:n,bend:r,stop:i,offered:o,picked:s,fresh:c=[],leaving:u,onChoose:d,onThrow:f,onRefuse:m}){let h=o?.has(t)??!1,g=s.includes(t),_=st(h&&f?()=>f(t):null),[v,y]=e(!1),ee=B(`card held`,o&&(h?`may`:`may-not`),g&&`picked`,t===u&&`leaving`,v&&`shakes`,c.includes(t)&&`fresh`),b=()=>{_.moved()||(h?d(t):o&&m&&(y(!0),m(t)))},x=c.includes(t)?k(`{card}, from the talon`,{card:a(t)}):a(t);return p`<button type="button" class=${ee} style=${{"--bend":r,"--at":n}}
    aria-label=${x} data-card=${t} tabindex=${i?0:-1}
    aria-pressed=${o?g:void 0} aria-disabled=${h?void 0:`true`}
    onClick=${b} onAnimationEnd=${()=>y(!1)} ...${_.listeners}>
    <${l} card=${t} />
    ${c.includes(t)&&p`<span class="fresh-mark" aria-hidden="true">${k(`Talon`)}</span>`}
  </button>`}function at(t=!1){let[n,i]=e(t&&A.peek().pace!==`at_once`);return r(()=>{let e=setTimeout(()=>i(!1),900);return()=>clearTimeout(e)},[]),n}function ot({cards:t,offered:r,label:i,onChoose:a,onThrow:o},s){let c=D(null),[l,u]=e(0),d=D(!1),f=Math.min(l,t.length-1),p=!!(r??i)&&!t.some(e=>r?.has(e)),m=()=>[...c.current?.querySelectorAll(`.held`)??[]],h=(e,t)=>{let n=de(m(),t,e,s);return n?.focus(),n!==null};return w(e=>p||!/^Arrow(Left|Right)$/.test(e)||c.current?.contains(document.activeElement)?!1:(m()[f]?.focus(),!0)),n(()=>{d.current&&document.activeElement===document.body&&m()[f]?.focus()}),{group:c,stop:t[f],listeners:{onKeyDown:e=>{let t=e.target,n=t.dataset.card??``;if(e.key===`Enter`&&r?.has(n))(o??a)(n);else if(p||!h(e.key,t))return;e.preventDefault()},onFocusIn:e=>{d.current=!0,u(m().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(d.current=!1)}}}}function st(e){let t=D(null),n=D(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const ct=I(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function lt({over:e,table:t,send:n,children:r,results:i}){if(e)return p`<${ut} table=${t} results=${i} />`;if(t.me===null)return p`<p class="prompt">${k(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?p`<p class="prompt">${k(`Waiting for {names}`,{names:a.map(V).join(`, `)})}</p>`:p`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${k(`Next deal`)}<${G} sign="n" /></button>
  </div>`}function ut({table:t,results:n}){let[r,i]=e(!1);return p`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let e=t.seats.map(e=>dt(e,t.me)),n=R(),{players:r,variant:i}=t.terms;oe(s(await ae({game:t.game,terms:{players:r,variant:i},seats:e,name:n})))}}>${k(`Another sitting`)}</button>
    ${n&&p`<${M} label=${k(`Result as a picture`)} title=${k(`Result as a picture`)} look="choice"
      onOpen=${()=>i(!0)}>
      ${r&&p`<${j} part=${ct} props=${{table:t,results:n}} Failed=${L} />`}
    </${M}>`}
    <a class="choice" href="/">${k(`To the start page`)}</a>
  </div>`}function dt(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const ft=I(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function Z(e){let{sound:t,volume:n}=A.peek();t&&await ft.load().then(t=>t(e,n/100),()=>void 0)}function pt(){let{sound:e,soundOffered:t}=A.value;if(n(()=>()=>z({soundOffered:!0}),[]),e||t)return null;let r=e=>()=>{z({sound:e,soundOffered:!0}),Z(`card`)};return p`<p class="sound-offer"><button type="button" class="why"
    onClick=${r(!0)}>${k(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${k(`No sounds`)} onClick=${r(!1)}>×</button></p>`}function mt({part:t,context:r}){let[i,a]=e(null),[o,s]=e(!1),c=D(null),l=i!==null;return re(e=>(t.load().catch(()=>void 0),a(t=>(t??``)+e),s(!1),!0)),n(()=>{c.current?.focus(),c.current?.setSelectionRange(99,99)},[l]),l?p`<form class="typed-call paper" onSubmit=${async e=>(e.preventDefault(),(await t.load().catch(()=>null))?.(i,r,Ue)?a(null):(s(!0),x(k(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&a(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&a(null)}}>
    <input ref=${c} value=${i} aria-label=${k(`Type a bid or a card`)} aria-invalid=${o||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{a(e.target.value),s(!1)}} />
    <button class="plain">${k(`Say`)}</button>
    ${o&&p`<p>${k(`You can’t say that now.`)}</p>`}
  </form>`:null}function ht({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?p`<div class="watching kept">
      <span>${r.kind===`bot`?k(`A bot is playing for you.`):k(`Your seat is reserved for you.`)}</span>
      <${Le} seat=${r} table=${e} send=${n} /></div>`:p`<p class="watching">${e.archive?k(`This table shows the record of a sitting: you can only look at it.`):k(`You are watching: you can’t see anyone’s cards.`)}</p>`}function gt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=J(),c=n=>(t[n]??0)-(e[n]??0);return p`<table class="results">
    <caption class="unseen">${k(`Results`)}</caption>
    <thead><tr><th scope="col">${k(`Player`)}</th><th scope="col">${k(`this deal`)}</th><th
      scope="col">${k(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>p`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row" title=${n(l)}>${n(l)}</th>
        <td class="figure"><${Y} label=${k(`{name}, this deal`,{name:n(l)})}
          figure=${N(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${Y} label=${k(`{name}, total`,{name:n(l)})}
          figure=${N(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&p`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):p`<${_t} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const _t=({before:e,result:t})=>p`<${X} words=${k(`total`)} total=${N(t)}
  terms=${[{words:k(`before the deal`),amount:e},{words:k(`this deal`),amount:t-e}]} />`;function vt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const yt=`kitapi.shuffles`;let bt=[];function xt(){try{let e=JSON.parse(localStorage.getItem(yt)??`null`);return Array.isArray(e)?e:bt}catch{return bt}}function St(e){bt=e.slice(-300);try{localStorage.setItem(yt,JSON.stringify(bt))}catch{}}function Ct({table:e,context:t,algorithm:n,commitment:r},i){let a=xt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||St(o<0?[...a,c]:a.with(o,c))}function wt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Et(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);Ct({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const Tt=(e,t)=>Ct(e,t),Et=e=>xt().filter(t=>t.table===e),Dt=(e,t)=>Et(e).find(e=>e.pledge===t)?.value??``;function Ot({table:e,view:t}){t?.shuffle&&wt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:kt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(At({table:e,view:t},r));return n}function kt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Et(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||vt(i),l=ge(r,n,c);return Tt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function At({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?Dt(e.id,i):vt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;Tt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const jt=({kind:e})=>e===`seal`||e===`nonce`;function Mt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return k(`No cards have been dealt yet.`);let a=se(e.table),o=i.options?.some(e=>!jt(e))?`${r(i)}.`:``;return[t(i,a),Nt(i),Pt(i,a),n(i,a),o].filter(Boolean).join(` `)}function Nt({hand:e=[]}){let t=H(e,U(e)).map(e=>a(e)).join(`, `);return t&&k(`Your hand: {cards}.`,{cards:t})}function Pt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return k(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>k(`{name}: {card}`,{name:n(e),card:a(t)})).join(`, `);return k(`On the table: {cards}.`,{cards:r})}const Ft=({table:e})=>p`<nav class="replays" aria-label=${k(`Replay the deals`)}>
  <h3>${k(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>p`<a key=${t} class="plain replay-link figure"
      href=${i(e.id,t)} aria-label=${k(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,It=({children:e})=>p`<details class="settle-now">
  <summary>${k(`If we settled up now`)}</summary>
  ${e}
</details>`;function Lt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return p`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${k(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&p`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>p`<span key=${`${t.deal}-${r}`}
      class=${B(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function Rt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=J();return p`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&p`<section class="how" aria-label=${e}>
      <${X} terms=${[{words:k(`before the deal`),amount:t,figure:b(t)},...r]}
        words=${k(`after the deal`)} total=${b(n)} />
      ${r.length===0&&p`<p class="quiet">${i}</p>`}
    </section>`}`}function zt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=J(),a=e=>k(`{name}, this deal`,{name:t(e)});return p`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>p`<${Y} key=${n} label=${a(n)}
      figure=${N(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${N(e)}</b></${Y}>`)}</p>
    ${r&&p`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Bt=({label:e,figures:t,explain:n,inFigures:r=String})=>p`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>p`<li key=${i}>
      <${Vt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Vt}>
    </li>`)}</ol>
  </section>`,Vt=({written:e,inFigures:t,struckBy:n,children:r})=>p`<p class="figure">${e.deal>0&&p`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&p`<p class="quiet">${k(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Ht=({written:e,children:t})=>p`<p>${e.deal===0?k(`at the start`):k(`deal {number}`,{number:e.deal})}${t&&p`: ${t}`}</p>`;function Ut({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return p`<p class=${B(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${N(r)}</p>`}const Wt=I(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Gt(t){let{table:n,deal:r,nameOf:a}=t,[o,s]=e(0),c=o===r;return p`<footer class="deal-end">
    ${c&&p`<${j} part=${Wt} props=${t} Failed=${L} />`}
    <div class="replay-links">
      ${!c&&p`<button type="button" class="plain replay-link"
        onClick=${()=>s(r)}>${k(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${v(n,r)}>${k(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${i(n,r)}>${k(`Replay`)}</a>
      <${qe} table=${n} deal=${r} nameOf=${a} label=${k(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Kt({cards:e,nameOf:t}){return p`<section class="all-cards">
    <h3>${k(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&p`<${qt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${qt} label=${k(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&p`<${qt} label=${k(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const qt=({label:e,cards:t})=>p`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${H(t,U(t)).map(e=>p`<${f} key=${e}
    card=${e} />`)}</dd>
</div>`;function Jt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=J();return p`<table class="results">
    <caption class="unseen">${k(`Settlement`)}</caption>
    <thead><tr><th scope="col">${k(`Player`)}</th><th scope="col">${k(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>p`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row" title=${t(s)}>${t(s)}</th>
        <td class="figure total">
          <${Y} label=${k(`{name}, total`,{name:t(s)})} figure=${N(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&p`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Yt=({words:e,figure:t})=>p`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Xt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Zt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Xt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Xt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Xt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Qt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function $t({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Zt,deal_began:(e,t,n)=>r(n),...t},a={...Qt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[K(t)]?.(r,t,n)}},span:e=>a[K(e)]??0,gathers:e=>K(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const en=I(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),tn=({adviceControls:{open:e,toggle:t}})=>p`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${k(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${k(`What is it worth?`)}</span><${G} sign="w" /></button>`,nn={moment:``,advice:null,making:!1,trouble:``};function rn(e){let t=(e?.options??[]).filter(e=>!jt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function an(t,n,i){let[a,o]=e(``),[s,c]=e(nn),[l,u]=e(0),d=!!t.advised&&t.me!==null&&!i&&rn(n),f=d?`${n?.number} ${JSON.stringify(n?.options)}`:``,p=d&&a===f;return r(()=>{if(!p||s.moment===f&&s.advice)return;let e=0,n=!0,r=e=>{n&&c({...nn,moment:f,...e})};return O(`/api/tables/${t.id}/advice?lang=${ne()}`).then(e=>r({advice:e}),t=>{let i=t instanceof S&&t.reason===`making_ready`;r(i?{making:i}:{trouble:t.message||k(`The server does not answer.`)}),i&&n&&(e=setTimeout(()=>u(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(e)}},[p,f,l]),{may:d,open:p,toggle:()=>o(p?``:f),state:s.moment===f?s:nn,again:()=>u(l+1)}}const on=e=>!!(e.outcome??e.broken_up),sn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),cn=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function ln({Ladder:t,view:n,choosing:r,nameOf:i}){let[a,o]=e(-1),s=a===n.number;return w(e=>e!==`Escape`||!s?!1:(o(-1),!0)),cn(n)?p`<button type="button" class="strip-auction" aria-expanded=${s} aria-keyshortcuts="a"
      onClick=${()=>o(s?-1:n.number)}>${k(`Auction`)}</button>
    ${s&&p`<div class="auction-again"><${t} view=${{...n,turn:[]}} choosing=${r}
      nameOf=${i} /></div>`}`:null}const un=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),dn=()=>vt(16);function fn(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function pn(e,t,n,r=null,i=_){let a=m(`connecting`),o=m(/* @__PURE__ */ new Map),s=m(null),c=null,l=null,d=400,f=8e3,p=0,h=null,g=/* @__PURE__ */ new Set,v=0,y=0,b=0,x=!1,S=!1,C=n.pace??m(`normal`),w=C.peek();function T(){i.cancel(b),S=!1,h=null,p=i.now();let n=new WebSocket(fn(e,t,r,C.peek()));c=n,l=ee(i,f*Math.min(2**v,4),{onLost:D,onLate:R}),n.onmessage=e=>{c===n&&O(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=un.get(e)??a.peek(),c===n&&(c=null,te(e===4429))}}function te(e){E(),x||F()||(a.value=e?`full`:`waiting`,b=i.after(T,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function E(){l?.close();let e=c;c=null,l=null,g.clear(),s.value=null,e?.close()}function D(e){return e===`opening`?(v+=1,te(!1)):(e===`answer`&&(y+=1),E(),a.value=`waiting`,T())}function O(e){return l?.heard(),e.type===`state`?k(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`said`||e.type===`talk`?n.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(u(e.page),h={silence:e.silence,answer:e.answer},f=e.silence,A()):e.id?j(e):e.type===`refused`?M(e):void 0}function k(e){if(a.value=`open`,d=400,v=0,o.peek().size||(y=0),S||l?.opened(),n.onState(e),!S)for(let[e,t]of o.peek())P(e,t);S=!0}function A(){h&&l?.expect({...h,answer:h.answer*Math.min(2**y,8)})}function j(e){let t=e.id,n=l?.answered(t)??null;if(y&&(y=0,A()),g.delete(t))s.value=n;else return N(t),e.type===`refused`?M(e):void 0}function M(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function N(e){let t=new Map(o.peek());t.delete(e),o.value=t}function P(e,t){l?.expectAnswer(e),c?.send(JSON.stringify(t))}let F=()=>[...un.values()].includes(a.peek()),I=()=>S&&c?.readyState===WebSocket.OPEN;function L(e){let t=dn();return o.value=new Map(o.peek()).set(t,{...e,id:t}),I()&&P(t,{...e,id:t}),t}function R(){if(!I()||!l?.isWatching())return;let e=dn();g.add(e),P(e,{type:`probe`,id:e})}let ne=ie(()=>{C.value!==w&&(w=C.value,c&&(E(),T()))});function z(){x||document.hidden||F()||(I()?R():(!c||i.now()-p>=1e3)&&(d=400,E(),T()))}function re(){x=!0,ne(),i.cancel(b),removeEventListener(`online`,z),document.removeEventListener(`visibilitychange`,z),E()}return addEventListener(`online`,z),document.addEventListener(`visibilitychange`,z),T(),{connection:a,unanswered:o,roundTrip:s,send:L,probe:R,hurry:z,close:re}}const mn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(V),hn=/* @__PURE__ */ new WeakMap;function gn(e){e&&hn.set(e,performance.now())}function _n(e){let t=performance.now()-(hn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function vn({clock:e,mine:t}){let n=yn(e),i=D(!1),a=n<=10&&n>0;return r(()=>{t&&a&&!i.current&&x(C(`{count} second left`,`{count} seconds left`,n)),i.current||=a},[t,a]),p`<span class=${B(`call-clock`,a&&`short`)} role="timer" data-word="clock"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${C(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function yn(t){let[n,i]=e(()=>_n(t));return r(()=>{let e=()=>i(_n(t));e();let n=setInterval(e,200);return()=>clearInterval(n)},[t]),n}function bn({lines:e}){return p`<section class="log" tabindex="-1" aria-label=${k(`What happened`)}>
    <h2>${k(`What happened`)}</h2>
    ${e.length===0&&p`<p class="quiet">${k(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>p`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&p` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const xn=(e,t)=>t.type===`talk`?t.said:[...e,{...t,at:Date.now()}].slice(-50),Sn=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),Cn=e=>e?.kind===`seat_changed`;function wn({kind:e,name:t},n){return e===`open`?k(`nobody`):e===`bot`?`${V({seat:n,kind:e,name:t})} (${k(`bot`)})`:t||k(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:pe(e),deal:t,before:wn(n,e),after:wn(r,e)});function Tn(e){let t=e;return{words:t.before.kind===`reserved`?k(`Seat {number} is no longer reserved for {before}.`,Q(t)):k(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function En(e){return e.before.kind===`reserved`?k(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?k(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):k(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const Dn=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function On(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!Dn(e))}function kn({changes:e=[]}){let t=On(e);return t.length?p`<section class="paper seat-changes" aria-label=${k(`Changes of seats`)}>
    <ul>${t.map((e,t)=>p`<li key=${t}>${En(e)}</li>`)}</ul>
  </section>`:null}const An=e=>!!e?.options?.some(e=>!jt(e))&&!jn(e),jn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),Mn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),Nn=({narrate:e})=>(t,n)=>Cn(t)?Tn(t):e(t,n),Pn=e=>typeof e?.seat==`number`?{seat:e.seat}:{};function Fn(e,n=null){let r=m([]),i=m(null),a=m(``),o=m(``),s=m([]),c=_e(e=>P(e).steps,z,re),l=m(0),u=m(null),f=m([]),p={onState:E,onRefused:F,onWatching:e=>{l.value=e},onTalk:e=>{f.value=xn(f.peek(),e)},pace:t(()=>A.value.pace)},h=pn(e,ne(),p,n),g={...h,send:R},_=/* @__PURE__ */ new Set,v=0,y=0,ee=``,b=0,S=!1,C=null,w=[];function E(e){T(e.table.game).drawing.loaded.peek()?O(e):w.push(e)===1&&te(e.table.game).then(D,()=>{I(k(`A part of this page could not be loaded. Load the page again.`))})}function D(){let e=w;w=[],S||e.forEach(O)}function O(e){d(T(e.table.game).deck),gn(e.table.clock),l.value=e.table.watching,u.value=e.take_back??null,j(e),M(e);let t=Ee(e.table);t&&R(t),c.arrive(e),n!==null&&n!==`spectator`&&c.hurry()}function j({table:e,view:t}){for(let t of C?mn(C,e):[])x(k(`{name} sits down at the table.`,{name:t})),Z(`knock`);C=t?null:e.seats}function M(e){clearTimeout(y);for(let{action:t,lost:n}of Ot(e)){let r=()=>{_.add(h.send({type:`act`,seen:e.version,action:t}))};n?y=setTimeout(r,1e3):N(t)||r()}}function N({kind:e}){return[...h.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function F(e){Mn.has(e.reason)&&(o.value=e.text),_.has(e.id)||Mn.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),I(e.text,e.clause),clearTimeout(v),v=setTimeout(L,12e3))}function I(e,t=null){i.value={text:e,clause:t},n===null&&x(e)}function L(){clearTimeout(v),i.value=null}function R(e){return L(),h.send(e)}function z(e,t){let n=P(t.table.game),i=e&&Nn(n)(e,t),a=t.view?.number??0;if(e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i){let t={...ie(i,a,he(e?.by,n.house)),...Pn(e)};r.value=[...r.peek(),{...t,at:Date.now()}].slice(-200),x(i.spoken??i.words),i.sound&&Z(i.sound)}B(t,n)}function re(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=P(e.shown.table.game),r=e.seen&&Nn(n)(e.seen,e.shown);return r?[{...ie(r,t,he(e.seen?.by,n.house)),...Pn(e.seen)}]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let ie=({words:e,weight:t},n,r)=>({id:++b,words:e,weight:t,deal:n,by:r});function B({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&An(e)?r(e):``;i&&i!==ee&&(x(n(e)),Z(`turn`)),ee=i}function ae(e){let t=c.shown.peek()?.version??0;g.send({type:`act`,seen:t,action:e,...n!==null&&{role:n}})}function oe(){S=!0,c.close(),clearTimeout(y),L(),h.close()}return{lines:r,happened:s,watching:l,unplayable:a,turnedAway:o,refusal:i,forgive:L,shown:c.shown,hurry:c.hurry,link:g,said:f,takeBack:u,act:ae,close:oe}}const In=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return p`<${xe} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&p`<${vn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${In(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&p`<${Le} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${xe}>`}function Ln({state:e}){let t=e.takeBack.value;return t===null?null:p`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${()=>e.link.send({type:`take_back`,kept:t})}>${k(`Take back`)}</button></p>`}const Rn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?k(`Deal {number}; you deal`,{number:e.number}):k(`Deal {number}; {name} deals`,{number:e.number,name:V(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:q(e,n)?k(`You have discarded`):k(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=q(e,n)?k(`You`):t;return{words:k(`{name}: {card}`,{name:r,card:h(e.card)}),spoken:k(`{name}: {card}`,{name:r,card:a(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:zn(t,q(e,n)),weight:`said`,sound:`trick`}),taken_back:(e,t,n)=>({words:q(e,n)?k(`You take the last decision back`):k(`{name} takes the last decision back`,{name:t}),weight:`heading`}),sitting_broken_up:()=>({words:k(`The game was ended`),weight:`heading`,sound:`settled`})},zn=(e,t)=>t?k(`You take the trick`):k(`{name} takes the trick`,{name:e}),Bn=e=>We({...Rn,...e});function Vn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Hn(t),l=An(t),u=on(t),d=me(e,t,i,r.act);return p`<div class=${u?`foot after`:`foot`}>
    ${s?p`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&p`<${r.takeBack.value===null?pt:Ln} state=${r} />`}</${$}>`:p`<${ht} table=${o} over=${sn(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&p`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?p`<${lt} over=${sn(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:p`<${Ve} mine=${l} waiting=${i.sending} prompt=${Un(e,t,n)}
        guided=${s!==null&&A.value.guide} guide=${l&&p`<${nt}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&p`<${tn} adviceControls=${a} />`} />
        <${mt} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&p`<${rt} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Hn(e){let t=e.hand??[],n=D({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:U(t)}),H(t,n.current.suits)}function Un(e,t,{table:n,gathering:r}){if(An(t))return e.turnWords(t);if(r!==null)return zn(V(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,V(n.seats[i]))}function Wn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=fe(i,n,e.firstNamed),o=an(r,i,a.sending);if(!i)return p`<${j} part=${tt}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=se(r),c=e=>le(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:m}=e;return p`
    <${u} view=${i} nameOf=${s}><${ln} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${B(`scene`,`phase-${i.phase}`,on(i)&&`after`)}>
      ${l.map(r=>p`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${m&&p`<${m} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Gn} game=${e} view=${i} table=${r} />
      ${!on(i)&&p`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&p`<${j} part=${en} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Vn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Gn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?p`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?p`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Kn(e){let t=Jn(e);return(e.hand?.length??0)<10?t:`${t} ${qn()}`}const qn=()=>A.value.oneTap?k(`Tap a raised card to play it; tap it again at once to take it back.`):k(`Tap a raised card twice to play it, or drag it to the table.`);function Jn({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[c(String(e.card))]:[])),r=e[0]?.card;if(!r)return k(`You lead: play any card.`);let i=y(c(r)).trim();return n.has(c(r))?k(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?k(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):k(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Yn({hand:e=[]},t){let n=[...new Set(e.map(c))].map(t=>e.filter(e=>c(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${k(`Your longest suit: {cards}.`,{cards:i.map(Xn).join(`, `)})} ${t}`}function Xn(e){let t=c(e[0]??``);return[y(t).trim(),...H(e,[t]).map(g)].join(` `)}function Zn({view:e,nameOf:t,highBid:n,draw:i,children:a}){let o=e.calls??[],s=D(null);return r(()=>{s.current?.scrollTo(0,s.current.scrollHeight)},[o.length]),p`<section class="paper ladder" aria-label=${k(`Auction`)}>
    <p class="standing">
      ${n??p`<span class="quiet">${k(`No bid yet`)}</span>`}
    </p>
    ${a}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>p`<b key=${n}
        class=${B(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${s} tabindex="0" aria-label=${k(`Calls`)}>
      ${e.active.map(e=>p`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${o.map((t,n)=>t.seat===e&&p`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${i(t,o.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Qn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function $n({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>k(`{name}: {card}`,{name:n(e),card:a(t)})),o=B(`trick`,r!==null&&`gathers-${t(r)}`);return p`<div class=${o} role="group" aria-label=${k(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},i)=>p`<${f} key=${n} card=${n}
      class=${B(`from-${t(e)}`,e===r&&`wins`)}
      style=${{"--order":i}} />`)}
  </div>`}function er({trick:t,bargain:n,nameOf:r}){let[i,a]=e(null),o=e=>()=>a(i===e?null:e),s=n?.talon??[];return p`<div class="looking-back">
    ${i===`trick`&&t&&p`<${tr} trick=${t} nameOf=${r} />`}
    ${i===`talon`&&s.length>0&&p`<${nr} talon=${s} discards=${n?.discards??[]} />`}
    ${s.length>0&&p`<button type="button" class="plain" aria-expanded=${i===`talon`} aria-keyshortcuts="x"
        onClick=${o(`talon`)}>${k(`Talon`)}</button>`}
    ${t&&p`<button type="button" class="plain" aria-expanded=${i===`trick`} aria-keyshortcuts="t"
      onClick=${o(`trick`)}>${k(`Last trick`)}</button>`}
  </div>`}const tr=({trick:e,nameOf:t})=>p`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>p`<span key=${n} class="laid-by">
    <${f} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${k(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,nr=({talon:e,discards:t})=>p`<dl class="paper shown-again">
  ${[{label:k(`Talon`),cards:e},{label:k(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&p`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${H(t,U(t)).map(e=>p`<${f}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,rr=({words:e,word:t,cards:n=[]})=>p`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?p`<span class="talon-cards">${n.map(e=>p`<${f} key=${e} card=${e} />`)}</span>`:p`<span class="talon-cards" aria-hidden="true"><${o} /><${o} /></span>`}
  <figcaption data-word=${t}>${e}</figcaption>
</figure>`,ir=I(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function ar(e){let t=e.link.connection.value;return t===`gone`?p`<${F} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?p`<${j} part=${ir} props=${{state:e}} />`:null}function or(t,n=null){let[i,a]=e(null);return r(()=>{let e=Fn(t,n);return a(e),e.close},[t,n]),i}const sr=I(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),cr=()=>null;function lr(t){let[n,r]=e(null);return[e=>{!n&&e.target.closest(`[data-word]`)&&r(e)},n&&p`<${j} part=${sr} props=${{game:t,first:n}} Failed=${cr} />`]}function ur({game:t}){let[n,r]=e(!1),{words:i}=T(t),a=k(`Words of the game`);return i?p`<${M} label=${a} title=${a} look="plain"
    onOpen=${()=>r(!0)}>
    ${n&&p`<${j} part=${i} props=${{}} Failed=${L} />`}
  </${M}>`:null}function dr({table:t,view:n,Sheet:i,changes:a=0}){let o=n!==null,s=n?.outcome?.kasa,[c,l]=e(null),[u,d]=e(0);return r(()=>{if(!o)return;let e=!0,n=0;return E(t.id).then(t=>{e&&l(t)},()=>{n=setTimeout(()=>{e&&d(u+1)},2e3)}),()=>{e=!1,clearTimeout(n)}},[t.id,t.sheet,s,o,u,a]),p`<section class="sheet-panel" tabindex="-1" aria-label=${k(`Sheet`)}>
    ${c&&n?p`<${i} sheet=${c} table=${t} view=${n} /><${kn} changes=${c.seat_changes} />`:p`<div
        class="paper sheet-paper">
        <p class="quiet">${k(o?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${ur} game=${t.game} /></p>
  </section>`}export{X as $,Ht as A,mt as B,$t as C,Gt as D,Kt as E,It as F,tt as G,lt as H,Mt as I,Qe as J,et as K,Et as L,Rt as M,Lt as N,Ut as O,Ft as P,Y as Q,gt as R,Xt as S,Jt as T,rt as U,pt as V,nt as W,Xe as X,Ze as Y,Ye as Z,Sn as _,rr as a,Ge as at,on as b,Zn as c,Ve as ct,Yn as d,ze as dt,J as et,Gn as f,Pe as ft,Cn as g,xe as gt,$ as h,Oe as ht,ar as i,We as it,zt as j,Bt as k,Qn as l,Be as lt,Bn as m,Ne as mt,lr as n,qe as nt,er as o,K as ot,Wn as p,Ie as pt,$e as q,or as r,q as rt,$n as s,G as st,dr as t,Je as tt,Kn as u,Le as ut,bn as v,Yt as w,Zt as x,pn as y,ht as z};