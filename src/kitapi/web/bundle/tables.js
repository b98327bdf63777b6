import{$t as e,At as t,Bt as n,Ft as r,G as i,Gt as a,H as o,I as s,J as c,Jt as l,N as u,Nt as d,Ot as f,Pt as p,U as m,Ut as h,V as g,Vt as _,W as v,Wt as y,X as b,Xt as x,Y as S,Yt as C,_ as w,_n as T,c as E,cn as D,dn as ee,en as te,fn as O,gn as k,kt as ne,l as re,ln as A,mn as j,pn as M,q as N,qt as P,r as F,rn as ie,s as I,sn as L,u as R,un as ae,zt as z}from"./main.js";import{C as oe,O as se,S as ce,T as le,_ as B,c as ue,f as de,g as V,k as fe,m as pe,r as me,t as he,v as ge,w as _e,x as H}from"./shared.js";const ve=a(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function ye({seat:e,words:t,send:n}){let[r,i]=T(!1),a=()=>A`<button type="button" class="why own-name" title=${x(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?A`<${S} part=${ve} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const be=a(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function xe(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:u,held:d=0}=e,{marks:f,clock:p,own:m=!1,send:h,children:g}=e,_=ce(t,m),v=D(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return A`<section class=${v} aria-label=${_}>
    <p class="plate-name">
      ${t.kind!==`open`&&A`<${S} part=${be} props=${{seat:t}} Waiting=${Se} Failed=${Se} />`}
      <b>${m&&h?A`<${ye} seat=${t} words=${_} send=${h} />`:_}</b>
      ${a&&A`<span class="dealer" title=${x(`dealer`)}><span aria-hidden="true">${x(`D`)}</span><span
        class="unseen">${x(`dealer`)}</span></span>`}
      ${p}
    </p>
    <p class="plate-note">
      <${Ce} seat=${t} />
      ${c&&A`<span class="role">${c}</span>`}
      ${f}
      ${typeof u==`number`&&A`<span class="figure result" title=${x(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${x(`result`)} </span>${P(u)}</span>`}
      ${typeof l==`number`&&A`<${Te} tricks=${l} />`}
    </p>
    ${r&&A`<span class="unseen">${x(`to act`)}</span>`}
    ${d>0&&A`<${we} count=${d} />`}
    ${s&&A`<p class="speech">${s}</p>`}
    ${g}
  </section>`}const Se=()=>A`<span class="face-drawn"></span>`;function Ce({seat:e}){return e.kind===`bot`?A`<span class=${D(`occupant`,e.getting_ready&&`preparing`)} title=${se(e)}>
      ${e.getting_ready?x(`bot, getting ready`):x(`bot`)}</span>`:e.kind===`person`&&!e.connected?A`<span class="occupant away">${x(`away`)}</span>`:null}const we=({count:e})=>A`<span class="backs" role="img"
  aria-label=${C(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>A`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Te({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>A`<i key=${t} class="pile-back"></i>`);return A`<span class=${D(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${C(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const U=O(null);function Ee(e){let t=U.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return U.value=null,null;if(n.dealt)return null;U.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}const De=a(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Oe({address:e=location.href}){let[t,n]=T(!1);return A`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${x(`QR code`)}</button>
    ${t&&A`<${S} part=${De} props=${{text:e}} Failed=${b} />`}</div>`}function ke(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const Ae=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function je({seat:e},{entry:t}){let n=t===`invitation`?ke(e):``;return n?{invitation:n}:{}}const Me=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ke(e)!==``;function Ne({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return A`<ul class="role-list requests" aria-label=${x(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>A`<li key=${e}>
      <b>${r||x(`a visitor`)}</b> <span>${x(`Seat {number}`,{number:le(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${x(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${x(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Pe({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?A`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?x(`Let {name} propose again`,{name:H(e)}):x(`Mute {name}`,{name:H(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${x(`Remove {name}`,{name:H(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:A`<${Fe} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${x(`New link to this seat`)}</button>`}function Fe({seat:e,table:t}){let n=t.invitations?.[e];return n?A`<${ge} label=${x(`Link to seat {number}`,{number:le(e)})}
      address=${Ae(t.id,e,n)} />
      <${Oe} address=${Ae(t.id,e,n)} />`:A`<span class="quiet">${x(`Someone is invited.`)}</span>`}const Ie=({table:e})=>A`<p>${x(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>A`<${Fe} key=${t} seat=${t} table=${e} />`)}`;function Le({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[c,l]=T(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return A`${i&&A`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?x(`Let a bot play for {name}`,{name:H(e)}):x(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&A`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${x(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let u=e.seat===i||Me(e,t),d=r=>{l(!1),u?e.dealt&&e.seat!==i?U.value={table:t.id,seat:e.seat,name:r,...je(e,t)}:n({type:`sit`,seat:e.seat,name:r,...je(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!ze(e,t))return null;let f=U.value;return e.seat!==i&&f?.table===t.id&&f.seat===e.seat?A`<p class="quiet" role="status">${x(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{U.value=null}}>
        ${x(`Do not wait`)}</button>`:e.seat===i?A`<button type="button" class="plain offer"
      onClick=${()=>d(E())}>${x(`Take your seat again`)}</button>`:!u&&t.seat_asked===e.seat?A`<p class="quiet" role="status">
      ${x(`You have asked for this seat: the host of the table decides.`)}</p>`:c?A`<${Be} onName=${d} />`:A`<button type="button" class="plain offer"
    onClick=${()=>y.value.name?d(y.value.name):l(!0)}>
    ${Re(e,u)}</button>`}function Re(e,t){return t?e.dealt?x(`Sit down after this deal`):x(`Sit down here`):x(`Ask for this seat`)}const ze=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Be({onName:e,label:t}){let[n]=T(E);return A`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(h({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${n}
      aria-label=${x(`Your name`)} placeholder=${x(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??x(`Sit down`)}</button>
  </form>`}function Ve({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return A`<div class=${D(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?x(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&A`<div class="choices">${e.map((e,t)=>A`<${He} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function He({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=T(!1);return l&&a?A`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${x(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${x(`No`)}</button>
    </span>`:A`<button type="button" class=${D(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&A`<${Ue} sign=${n} />`}</button>`}const Ue=({sign:e})=>y.value.keys?A`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function We({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const W=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Ge=(e,t=H)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[W(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&G(n,r)?Ke(x(`You`),a.quoted):a},G=({seat:e},{table:{me:t}})=>t!==null&&e===t,Ke=(e,t)=>({words:x(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),qe=a(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Je({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=T(0);return A`<${I} label=${a??x(`Check the deal`)} spoken=${i}
    title=${x(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&A`<${S} key=${`${e} ${t} ${s}`} part=${qe} props=${{table:e,deal:t,nameOf:n}} />`}
  </${I}>`}function Ye({title:e,deals:t,table:n,line:r,details:i}){let a=oe(n);if(!t.length)return A`<p class="quiet">${x(`No deal has been written yet.`)}</p>`;let o=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return A`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>A`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,o(t))}
        <div class="replay-links"><a class="plain replay-link" href=${s(n.id,e.number)}
          aria-label=${x(`Replay deal {number}`,{number:e.number})}>${x(`Replay the deal`)}</a>
        <${Je} table=${n.id} deal=${e.number} nameOf=${a}
          spoken=${x(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${x(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${x(`Save the record to a file`)}</a>
    </p>
  </section>`}function K(){let[e,t]=T(null);return[e,n=>t(n===e?null:n)]}const q=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>A`<button type="button"
  class=${D(`told-figure`,i)} aria-expanded=${n}
  aria-label=${x(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,J=({terms:e,words:t,total:n})=>A`<dl class="sum">
  ${e.map((e,t)=>A`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??P(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Xe=(e,t,n)=>e.map((e,r)=>({words:A`${x(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Ze=({label:e,terms:t,result:n,children:r})=>A`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&A`<h4>${x(`Deal by deal`)}</h4>
      <${J} terms=${t} words=${x(`total`)} total=${P(n)} />`}
  </section>`,Qe=({label:e,start:t,terms:n,words:r,stands:i})=>A`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${J} terms=${[{words:x(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,$e=({lines:e,RuleTap:t})=>A`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>A`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&A`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function et(e){function t({clause:t}){let[n,r]=T(!1),i=e(t);return i?A`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${x(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&A`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>A`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function tt({cards:e,label:n,rows:r=1}){let i=V(e,B(e)),a=Math.max(Math.ceil(i.length/r),1),o=Array.from({length:r},(e,t)=>i.slice(t*a,(t+1)*a));return A`<div class="open-hand" role="group" aria-label=${n} style=${{"--length":Math.max(a,2)}}>
    ${o.map((e,n)=>e.length>0&&A`<div key=${n} class="open-row">${e.map(e=>A`<${t}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const nt=a(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function rt({words:e,because:t,clauses:n=[]}){let[r,i]=T(!1);return!y.value.guide||!e?null:A`<div class="guide">
    <p>${e} ${t&&A`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${x(`Why?`)}</button>`}
      ${r&&A`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${x(`Hide tips`)}
      onClick=${()=>h({guide:!1})}>×</button>
  </div>`}function it(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=st(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return A`<div class="hand" role="group" aria-label=${e.label??x(`Your hand`)} ref=${r} ...${a}
    data-dealt=${ot(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>A`<div key=${a} class="hand-row">
      ${r.map((r,o)=>A`<${at} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function at({card:e,at:t,bend:n,stop:r,offered:i,picked:a,fresh:o=[],leaving:s,onChoose:c,onThrow:l,onRefuse:u}){let f=i?.has(e)??!1,p=a.includes(e),m=ct(f&&l?()=>l(e):null),[h,g]=T(!1),_=D(`card held`,i&&(f?`may`:`may-not`),p&&`picked`,e===s&&`leaving`,h&&`shakes`,o.includes(e)&&`fresh`),v=()=>{m.moved()||(f?c(e):i&&u&&(g(!0),u(e)))},y=o.includes(e)?x(`{card}, from the talon`,{card:d(e)}):d(e);return A`<button type="button" class=${_} style=${{"--bend":n,"--at":t}}
    aria-label=${y} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?p:void 0} aria-disabled=${f?void 0:`true`}
    onClick=${v} onAnimationEnd=${()=>g(!1)} ...${m.listeners}>
    <${ne} card=${e} />
    ${o.includes(e)&&A`<span class="fresh-mark" aria-hidden="true">${x(`Talon`)}</span>`}
  </button>`}function ot(e=!1){let[t,n]=T(e&&y.peek().pace!==`at_once`);return M(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function st({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=k(null),[s,c]=T(0),l=k(!1),u=Math.min(s,e.length-1),d=!!(t??n)&&!e.some(e=>t?.has(e)),f=()=>[...o.current?.querySelectorAll(`.held`)??[]],p=(e,t)=>{let n=pe(f(),t,e,a);return n?.focus(),n!==null};return N(e=>d||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(f()[u]?.focus(),!0)),j(()=>{l.current&&document.activeElement===document.body&&f()[u]?.focus()}),{group:o,stop:e[u],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(d||!p(e.key,n))return;e.preventDefault()},onFocusIn:e=>{l.current=!0,c(f().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(l.current=!1)}}}}function ct(e){let t=k(null),n=k(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const lt=a(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function ut({over:e,table:t,send:n,children:r,results:i}){if(e)return A`<${dt} table=${t} results=${i} />`;if(t.me===null)return A`<p class="prompt">${x(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?A`<p class="prompt">${x(`Waiting for {names}`,{names:a.map(H).join(`, `)})}</p>`:A`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${x(`Next deal`)}<${Ue} sign="n" /></button>
  </div>`}function dt({table:e,results:t}){let[n,r]=T(!1);return A`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>ft(t,e.me)),n=E(),{players:r,variant:i}=e.terms;u(g(await w({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${x(`Another sitting`)}</button>
    ${t&&A`<${I} label=${x(`Result as a picture`)} title=${x(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&A`<${S} part=${lt} props=${{table:e,results:t}} Failed=${b} />`}
    </${I}>`}
    <a class="choice" href="/">${x(`To the start page`)}</a>
  </div>`}function ft(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const pt=a(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function Y(e){let{sound:t,volume:n}=y.peek();t&&await pt.load().then(t=>t(e,n/100),()=>void 0)}function mt(){let{sound:e,soundOffered:t}=y.value;if(j(()=>()=>h({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{h({sound:e,soundOffered:!0}),Y(`card`)};return A`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${x(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${x(`No sounds`)} onClick=${n(!1)}>×</button></p>`}function ht({part:e,context:t}){let[n,r]=T(null),[i,a]=T(!1),o=k(null),s=n!==null;return c(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),j(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?A`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,We)?r(null):(a(!0),L(x(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${x(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${x(`Say`)}</button>
    ${i&&A`<p>${x(`You can’t say that now.`)}</p>`}
  </form>`:null}function gt({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?A`<div class="watching kept">
      <span>${r.kind===`bot`?x(`A bot is playing for you.`):x(`Your seat is reserved for you.`)}</span>
      <${Le} seat=${r} table=${e} send=${n} /></div>`:A`<p class="watching">${e.archive?x(`This table shows the record of a sitting: you can only look at it.`):x(`You are watching: you can’t see anyone’s cards.`)}</p>`}function _t({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=K(),c=n=>(t[n]??0)-(e[n]??0);return A`<table class="results">
    <caption class="unseen">${x(`Results`)}</caption>
    <thead><tr><th scope="col">${x(`Player`)}</th><th scope="col">${x(`this deal`)}</th><th
      scope="col">${x(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>A`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${q} label=${x(`{name}, this deal`,{name:n(l)})}
          figure=${P(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${q} label=${x(`{name}, total`,{name:n(l)})}
          figure=${P(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&A`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):A`<${vt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const vt=({before:e,result:t})=>A`<${J} words=${x(`total`)} total=${P(t)}
  terms=${[{words:x(`before the deal`),amount:e},{words:x(`this deal`),amount:t-e}]} />`;function yt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const bt=`kitapi.shuffles`;let X=[];function xt(){try{let e=JSON.parse(localStorage.getItem(bt)??`null`);return Array.isArray(e)?e:X}catch{return X}}function St(e){X=e.slice(-300);try{localStorage.setItem(bt,JSON.stringify(X))}catch{}}function Ct({table:e,context:t,algorithm:n,commitment:r},i){let a=xt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||St(o<0?[...a,c]:a.with(o,c))}function wt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Et(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);Ct({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const Tt=(e,t)=>Ct(e,t),Et=e=>xt().filter(t=>t.table===e),Dt=(e,t)=>Et(e).find(e=>e.pledge===t)?.value??``;function Ot({table:e,view:t}){t?.shuffle&&wt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:kt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(At({table:e,view:t},r));return n}function kt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Et(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||yt(i),l=ue(r,n,c);return Tt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function At({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?Dt(e.id,i):yt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;Tt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const jt=({kind:e})=>e===`seal`||e===`nonce`;function Mt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return x(`No cards have been dealt yet.`);let a=oe(e.table),o=i.options?.some(e=>!jt(e))?`${r(i)}.`:``;return[t(i,a),Nt(i),Pt(i,a),n(i,a),o].filter(Boolean).join(` `)}function Nt({hand:e=[]}){let t=V(e,B(e)).map(e=>d(e)).join(`, `);return t&&x(`Your hand: {cards}.`,{cards:t})}function Pt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return x(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>x(`{name}: {card}`,{name:n(e),card:d(t)})).join(`, `);return x(`On the table: {cards}.`,{cards:r})}const Ft=({table:e})=>A`<nav class="replays" aria-label=${x(`Replay the deals`)}>
  <h3>${x(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>A`<a key=${t} class="plain replay-link figure"
      href=${s(e.id,t)} aria-label=${x(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,It=({children:e})=>A`<details class="settle-now">
  <summary>${x(`If we settled up now`)}</summary>
  ${e}
</details>`;function Lt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return A`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${x(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&A`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>A`<span key=${`${t.deal}-${r}`}
      class=${D(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function Rt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=K();return A`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&A`<section class="how" aria-label=${e}>
      <${J} terms=${[{words:x(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${x(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&A`<p class="quiet">${i}</p>`}
    </section>`}`}function zt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=K(),a=e=>x(`{name}, this deal`,{name:t(e)});return A`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>A`<${q} key=${n} label=${a(n)}
      figure=${P(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${P(e)}</b></${q}>`)}</p>
    ${r&&A`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Bt=({label:e,figures:t,explain:n,inFigures:r=String})=>A`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>A`<li key=${i}>
      <${Vt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Vt}>
    </li>`)}</ol>
  </section>`,Vt=({written:e,inFigures:t,struckBy:n,children:r})=>A`<p class="figure">${e.deal>0&&A`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&A`<p class="quiet">${x(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Ht=({written:e,children:t})=>A`<p>${e.deal===0?x(`at the start`):x(`deal {number}`,{number:e.deal})}${t&&A`: ${t}`}</p>`;function Ut({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return A`<p class=${D(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${P(r)}</p>`}const Wt=a(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Gt(e){let{table:t,deal:n,nameOf:r}=e,[i,a]=T(0),c=i===n;return A`<footer class="deal-end">
    ${c&&A`<${S} part=${Wt} props=${e} Failed=${b} />`}
    <div class="replay-links">
      ${!c&&A`<button type="button" class="plain replay-link"
        onClick=${()=>a(n)}>${x(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${o(t,n)}>${x(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${s(t,n)}>${x(`Replay`)}</a>
      <${Je} table=${t} deal=${n} nameOf=${r} label=${x(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Kt({cards:e,nameOf:t}){return A`<section class="all-cards">
    <h3>${x(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&A`<${qt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${qt} label=${x(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&A`<${qt} label=${x(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const qt=({label:e,cards:n})=>A`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${V(n,B(n)).map(e=>A`<${t} key=${e}
    card=${e} />`)}</dd>
</div>`;function Jt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=K();return A`<table class="results">
    <caption class="unseen">${x(`Settlement`)}</caption>
    <thead><tr><th scope="col">${x(`Player`)}</th><th scope="col">${x(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>A`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${q} label=${x(`{name}, total`,{name:t(s)})} figure=${P(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&A`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Yt=({words:e,figure:t})=>A`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Xt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Zt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Xt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Xt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Xt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Qt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function $t({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Zt,deal_began:(e,t,n)=>r(n),...t},a={...Qt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[W(t)]?.(r,t,n)}},span:e=>a[W(e)]??0,gathers:e=>W(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const en=a(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),tn=({adviceControls:{open:e,toggle:t}})=>A`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${x(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${x(`What is it worth?`)}</span><${Ue} sign="w" /></button>`,nn={moment:``,advice:null,making:!1,trouble:``};function rn(e){let t=(e?.options??[]).filter(e=>!jt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function an(e,t,n){let[r,i]=T(``),[a,o]=T(nn),[s,c]=T(0),u=!!e.advised&&e.me!==null&&!n&&rn(t),d=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=u&&r===d;return M(()=>{if(!f||a.moment===d&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...nn,moment:d,...e})};return R(`/api/tables/${e.id}/advice?lang=${l()}`).then(e=>r({advice:e}),e=>{let i=e instanceof re&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||x(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,s]),{may:u,open:f,toggle:()=>i(f?``:d),state:a.moment===d?a:nn,again:()=>c(s+1)}}const Z=e=>!!(e.outcome??e.broken_up),on=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),sn=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function cn({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=T(-1),o=i===t.number;return N(e=>e!==`Escape`||!o?!1:(a(-1),!0)),sn(t)?A`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${x(`Auction`)}</button>
    ${o&&A`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const ln=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),un=()=>yt(16);function dn(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function fn(e,t,n,r=null,a=m){let o=O(`connecting`),s=O(/* @__PURE__ */ new Map),c=O(null),l=null,u=null,d=400,f=8e3,p=0,h=null,g=/* @__PURE__ */ new Set,_=0,y=0,b=0,x=!1,S=!1,C=n.pace??O(`normal`),w=C.peek();function T(){a.cancel(b),S=!1,h=null,p=a.now();let n=new WebSocket(dn(e,t,r,C.peek()));l=n,u=v(a,f*Math.min(2**_,4),{onLost:te,onLate:I}),n.onmessage=e=>{l===n&&k(JSON.parse(e.data))},n.onclose=({code:e})=>{o.value=ln.get(e)??o.peek(),l===n&&(l=null,E(e===4429))}}function E(e){D(),x||P()||(o.value=e?`full`:`waiting`,b=a.after(T,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function D(){u?.close();let e=l;l=null,u=null,g.clear(),c.value=null,e?.close()}function te(e){return e===`opening`?(_+=1,E(!1)):(e===`answer`&&(y+=1),D(),o.value=`waiting`,T())}function k(e){return u?.heard(),e.type===`state`?ne(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(i(e.page),h={silence:e.silence,answer:e.answer},f=e.silence,re()):e.id?A(e):e.type===`refused`?j(e):void 0}function ne(e){if(o.value=`open`,d=400,_=0,s.peek().size||(y=0),S||u?.opened(),n.onState(e),!S)for(let[e,t]of s.peek())N(e,t);S=!0}function re(){h&&u?.expect({...h,answer:h.answer*Math.min(2**y,8)})}function A(e){let t=e.id,n=u?.answered(t)??null;if(y&&(y=0,re()),g.delete(t))c.value=n;else return M(t),e.type===`refused`?j(e):void 0}function j(e){return e.reason===`unknown_table`&&(o.value=`gone`),n.onRefused(e)}function M(e){let t=new Map(s.peek());t.delete(e),s.value=t}function N(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let P=()=>[...ln.values()].includes(o.peek()),F=()=>S&&l?.readyState===WebSocket.OPEN;function ie(e){let t=un();return s.value=new Map(s.peek()).set(t,{...e,id:t}),F()&&N(t,{...e,id:t}),t}function I(){if(!F()||!u?.isWatching())return;let e=un();g.add(e),N(e,{type:`probe`,id:e})}let L=ee(()=>{C.value!==w&&(w=C.value,l&&(D(),T()))});function R(){x||document.hidden||P()||(F()?I():(!l||a.now()-p>=1e3)&&(d=400,D(),T()))}function ae(){x=!0,L(),a.cancel(b),removeEventListener(`online`,R),document.removeEventListener(`visibilitychange`,R),D()}return addEventListener(`online`,R),document.addEventListener(`visibilitychange`,R),T(),{connection:o,unanswered:s,roundTrip:c,send:ie,probe:I,hurry:R,close:ae}}const pn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(H),mn=/* @__PURE__ */ new WeakMap;function hn(e){e&&mn.set(e,performance.now())}function gn(e){let t=performance.now()-(mn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function _n({clock:e,mine:t}){let n=vn(e),r=k(!1),i=n<=10&&n>0;return M(()=>{t&&i&&!r.current&&L(C(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),A`<span class=${D(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${C(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function vn(e){let[t,n]=T(()=>gn(e));return M(()=>{let t=()=>n(gn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function yn({lines:e}){return A`<section class="log" tabindex="-1" aria-label=${x(`What happened`)}>
    <h2>${x(`What happened`)}</h2>
    ${e.length===0&&A`<p class="quiet">${x(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>A`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&A` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const bn=e=>e?.kind===`seat_changed`;function xn({kind:e,name:t},n){return e===`open`?x(`nobody`):e===`bot`?`${H({seat:n,kind:e,name:t})} (${x(`bot`)})`:t||x(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:le(e),deal:t,before:xn(n,e),after:xn(r,e)});function Sn(e){let t=e;return{words:t.before.kind===`reserved`?x(`Seat {number} is no longer reserved for {before}.`,Q(t)):x(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function Cn(e){return e.before.kind===`reserved`?x(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?x(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):x(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const wn=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function Tn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!wn(e))}function En({changes:e=[]}){let t=Tn(e);return t.length?A`<section class="paper seat-changes" aria-label=${x(`Changes of seats`)}>
    <ul>${t.map((e,t)=>A`<li key=${t}>${Cn(e)}</li>`)}</ul>
  </section>`:null}const Dn=e=>!!e?.options?.some(e=>!jt(e))&&!On(e),On=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),kn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),An=({narrate:e})=>(t,n)=>bn(t)?Sn(t):e(t,n);function jn(t,n=null){let r=O([]),i=O(null),a=O(``),o=O(``),s=O([]),c=fe(e=>te(e).steps,N,P),u=O(0),d={onState:T,onRefused:re,onWatching:e=>{u.value=e},pace:ae(()=>y.value.pace)},f=fn(t,l(),d,n),p={...f,send:M},m=/* @__PURE__ */ new Set,h=0,g=0,v=``,b=0,S=!1,C=null,w=[];function T(t){e(t.table.game).drawing.loaded.peek()?D(t):w.push(t)===1&&ie(t.table.game).then(E,()=>{A(x(`A part of this page could not be loaded. Load the page again.`))})}function E(){let e=w;w=[],S||e.forEach(D)}function D(t){_(e(t.table.game).deck),hn(t.table.clock),u.value=t.table.watching,ee(t),k(t);let r=Ee(t.table);r&&M(r),c.arrive(t),n!==null&&c.hurry()}function ee({table:e,view:t}){for(let t of C?pn(C,e):[])L(x(`{name} sits down at the table.`,{name:t})),Y(`knock`);C=t?null:e.seats}function k(e){clearTimeout(g);for(let{action:t,lost:n}of Ot(e)){let r=()=>{m.add(f.send({type:`act`,seen:e.version,action:t}))};n?g=setTimeout(r,1e3):ne(t)||r()}}function ne({kind:e}){return[...f.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function re(e){kn.has(e.reason)&&(o.value=e.text),m.has(e.id)||kn.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),A(e.text,e.clause),clearTimeout(h),h=setTimeout(j,12e3))}function A(e,t=null){i.value={text:e,clause:t},n===null&&L(e)}function j(){clearTimeout(h),i.value=null}function M(e){return j(),f.send(e)}function N(e,t){let n=te(t.table.game),i=e&&An(n)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(r.value=[...r.peek(),F(i,a,he(e?.by,n.house))].slice(-200),L(i.spoken??i.words),i.sound&&Y(i.sound)),I(t,n)}function P(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=te(e.shown.table.game),r=e.seen&&An(n)(e.seen,e.shown);return r?[F(r,t,he(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let F=({words:e,weight:t},n,r)=>({id:++b,words:e,weight:t,deal:n,by:r});function I({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&Dn(e)?r(e):``;i&&i!==v&&(L(n(e)),Y(`turn`)),v=i}function R(e){let t=c.shown.peek()?.version??0;p.send({type:`act`,seen:t,action:e,...n!==null&&{role:n}})}function z(){S=!0,c.close(),clearTimeout(g),j(),f.close()}return{lines:r,happened:s,watching:u,unplayable:a,turnedAway:o,refusal:i,forgive:j,shown:c.shown,hurry:c.hurry,link:p,act:R,close:z}}const Mn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return A`<${xe} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&A`<${_n} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${Mn(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&A`<${Le} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${xe}>`}const Nn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?x(`Deal {number}; you deal`,{number:e.number}):x(`Deal {number}; {name} deals`,{number:e.number,name:H(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:G(e,n)?x(`You have discarded`):x(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=G(e,n)?x(`You`):t;return{words:x(`{name}: {card}`,{name:r,card:p(e.card)}),spoken:x(`{name}: {card}`,{name:r,card:d(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Pn(t,G(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:x(`The game was ended`),weight:`heading`,sound:`settled`})},Pn=(e,t)=>t?x(`You take the trick`):x(`{name} takes the trick`,{name:e}),Fn=e=>Ge({...Nn,...e});function In({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Ln(t),l=Dn(t),u=Z(t),d=de(e,t,i,r.act);return A`<div class=${u?`foot after`:`foot`}>
    ${s?A`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&A`<${mt} />`}</${$}>`:A`<${gt} table=${o} over=${on(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&A`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?A`<${ut} over=${on(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:A`<${Ve} mine=${l} waiting=${i.sending} prompt=${Rn(e,t,n)}
        guided=${s!==null&&y.value.guide} guide=${l&&A`<${rt}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&A`<${tn} adviceControls=${a} />`} />
        <${ht} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&A`<${it} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Ln(e){let t=e.hand??[],n=k({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:B(t)}),V(t,n.current.suits)}function Rn(e,t,{table:n,gathering:r}){if(Dn(t))return e.turnWords(t);if(r!==null)return Pn(H(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,H(n.seats[i]))}function zn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=me(i,n,e.firstNamed),o=an(r,i,a.sending);if(!i)return A`<${S} part=${nt}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=oe(r),c=e=>_e(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return A`
    <${u} view=${i} nameOf=${s}><${cn} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${D(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
      ${l.map(r=>A`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&A`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Bn} game=${e} view=${i} table=${r} />
      ${!Z(i)&&A`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&A`<${S} part=${en} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${In} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Bn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?A`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?A`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Vn(e){let t=Un(e);return(e.hand?.length??0)<10?t:`${t} ${Hn()}`}const Hn=()=>y.value.oneTap?x(`Tap a raised card to play it; tap it again at once to take it back.`):x(`Tap a raised card twice to play it, or drag it to the table.`);function Un({trick:e=[],options:t=[]}){let r=new Set(t.flatMap(e=>`card`in e?[z(String(e.card))]:[])),i=e[0]?.card;if(!i)return x(`You lead: play any card.`);let a=n(z(i)).trim();return r.has(z(i))?x(`Suit led: {suit}. Follow it.`,{suit:a}):r.size===1?x(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:a}):x(`Suit led: {suit}. You have none: play any card.`,{suit:a})}function Wn({hand:e=[]},t){let n=[...new Set(e.map(z))].map(t=>e.filter(e=>z(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${x(`Your longest suit: {cards}.`,{cards:i.map(Gn).join(`, `)})} ${t}`}function Gn(e){let t=z(e[0]??``);return[n(t).trim(),...V(e,[t]).map(r)].join(` `)}function Kn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=k(null);return M(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),A`<section class="paper ladder" aria-label=${x(`Auction`)}>
    <p class="standing">
      ${n??A`<span class="quiet">${x(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>A`<b key=${n}
        class=${D(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${x(`Calls`)}>
      ${e.active.map(e=>A`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&A`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const qn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Jn({cards:e,placeOf:n,nameOf:r,gathering:i}){let a=e.map(({seat:e,card:t})=>x(`{name}: {card}`,{name:r(e),card:d(t)})),o=D(`trick`,i!==null&&`gathers-${n(i)}`);return A`<div class=${o} role="group" aria-label=${x(`Trick`)}>
    <p class="unseen">${a.join(`, `)}</p>
    ${e.map(({seat:e,card:r},i)=>A`<${t} key=${r} card=${r} class=${`from-${n(e)}`}
      style=${{"--order":i}} />`)}
  </div>`}function Yn({trick:e,bargain:t,nameOf:n}){let[r,i]=T(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return A`<div class="looking-back">
    ${r===`trick`&&e&&A`<${Xn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&A`<${Zn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&A`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${x(`Talon`)}</button>`}
    ${e&&A`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${x(`Last trick`)}</button>`}
  </div>`}const Xn=({trick:e,nameOf:n})=>A`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:r})=>A`<span key=${r} class="laid-by">
    <${t} card=${r} /><span>${n(e)}</span>
  </span>`)}</p>
  <p class="quiet">${x(`{name} took it`,{name:n(e.winner)})}</p>
</div>`,Zn=({talon:e,discards:n})=>A`<dl class="paper shown-again">
  ${[{label:x(`Talon`),cards:e},{label:x(`Discards`),cards:n}].map(({label:e,cards:n})=>n.length>0&&A`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${V(n,B(n)).map(e=>A`<${t}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Qn=({words:e,cards:n=[]})=>A`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?A`<span class="talon-cards">${n.map(e=>A`<${t} key=${e} card=${e} />`)}</span>`:A`<span class="talon-cards" aria-hidden="true"><${f} /><${f} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,$n=({state:e})=>A`<main class="start lost">
  <div class="paper slip">
    <h1>${x(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${x(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${x(`Try now`)}</button>
    <p><a href="/">${x(`To the start page`)}</a></p>
  </div>
</main>`,er=({title:e,why:t,action:n,onAction:r})=>A`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,tr=()=>A`<${er} title=${x(`Signed out`)}
  why=${x(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${x(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,nr=()=>A`<${er} title=${x(`Connection ended`)}
  why=${x(`You ended this connection from another page.`)}
  action=${x(`Connect again`)} onAction=${()=>location.reload()} />`;function rr(e){switch(e.link.connection.value){case`gone`:return A`<${F} why=${e.unplayable.value} />`;case`full`:return A`<${$n} state=${e} />`;case`signed out`:return A`<${tr} />`;case`ended`:return A`<${nr} />`;default:return null}}export{Ye as $,Rt as A,ut as B,Jt as C,Bt as D,Ut as E,Et as F,et as G,rt as H,_t as I,Ze as J,$e as K,gt as L,Ft as M,It as N,Ht as O,Mt as P,K as Q,ht as R,Yt as S,Gt as T,nt as U,it as V,tt as W,q as X,Xe as Y,J as Z,fn as _,Kn as a,Ue as at,Xt as b,Wn as c,Le as ct,Fn as d,Ie as dt,Je as et,$ as f,Ne as ft,yn as g,bn as h,Jn as i,W as it,Lt as j,zt as k,Bn as l,ze as lt,En as m,xe as mt,Qn as n,Ge as nt,qn as o,Ve as ot,jn as p,Oe as pt,Qe as q,Yn as r,Ke as rt,Vn as s,Be as st,rr as t,G as tt,zn as u,Pe as ut,Z as v,Kt as w,$t as x,Zt as y,mt as z};