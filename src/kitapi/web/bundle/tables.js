import{At as e,Bt as t,Ft as n,Gt as r,H as i,I as a,It as o,J as s,Jt as c,Kt as l,N as u,Pt as d,U as f,Vt as p,Wt as m,X as h,Xt as g,Y as _,Yt as v,Z as y,Zt as b,_ as x,_n as S,c as C,cn as ee,hn as w,jt as T,kt as te,l as ne,ln as E,mn as D,s as O,u as re,un as k,vn as A}from"./main.js";import{C as ie,D as j,E as M,F as ae,I as oe,M as N,N as se,O as ce,P,f as le,i as ue,k as F,s as de,u as fe,w as pe,x as me,z as he}from"./shared.js";const ge=l(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function _e({seat:e,words:t,send:n}){let[r,i]=A(!1),a=()=>k`<button type="button" class="why own-name" title=${b(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?k`<${h} part=${ge} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const ve=l(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function I(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:l,tricks:u,result:d,held:f=0}=e,{marks:p,clock:m,own:g=!1,send:_,children:v}=e,y=se(t,g),x=E(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return k`<section class=${x} aria-label=${y}>
    <p class="plate-name">
      ${t.kind!==`open`&&k`<${h} part=${ve} props=${{seat:t}} Waiting=${L} Failed=${L} />`}
      <b>${g&&_?k`<${_e} seat=${t} words=${y} send=${_} />`:y}</b>
      ${a&&k`<span class="dealer" title=${b(`dealer`)}><span aria-hidden="true">${b(`D`)}</span><span
        class="unseen">${b(`dealer`)}</span></span>`}
      ${m}
    </p>
    <p class="plate-note">
      <${ye} seat=${t} />
      ${l&&k`<span class="role">${l}</span>`}
      ${p}
      ${typeof d==`number`&&k`<span class="figure result" title=${b(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${b(`result`)} </span>${c(d)}</span>`}
      ${typeof u==`number`&&k`<${xe} tricks=${u} />`}
    </p>
    ${r&&k`<span class="unseen">${b(`to act`)}</span>`}
    ${f>0&&k`<${be} count=${f} />`}
    ${s&&k`<p class="speech">${s}</p>`}
    ${v}
  </section>`}const L=()=>k`<span class="face-drawn"></span>`;function ye({seat:e}){return e.kind===`bot`?k`<span class=${E(`occupant`,e.getting_ready&&`preparing`)} title=${he(e)}>
      ${e.getting_ready?b(`bot, getting ready`):b(`bot`)}</span>`:e.kind===`person`&&!e.connected?k`<span class="occupant away">${b(`away`)}</span>`:null}const be=({count:e})=>k`<span class="backs" role="img"
  aria-label=${g(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>k`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function xe({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>k`<i key=${t} class="pile-back"></i>`);return k`<span class=${E(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${g(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const Se=l(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function R({address:e=location.href}){let[t,n]=A(!1);return k`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${b(`QR code`)}</button>
    ${t&&k`<${h} part=${Se} props=${{text:e}} Failed=${y} />`}</div>`}function Ce(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const we=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function Te({seat:e},{entry:t}){let n=t===`invitation`?Ce(e):``;return n?{invitation:n}:{}}const Ee=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||Ce(e)!==``;function De({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return k`<ul class="role-list requests" aria-label=${b(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>k`<li key=${e}>
      <b>${r||b(`a visitor`)}</b> <span>${b(`Seat {number}`,{number:oe(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${b(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${b(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Oe({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?k`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?b(`Let {name} propose again`,{name:N(e)}):b(`Mute {name}`,{name:N(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${b(`Remove {name}`,{name:N(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:k`<${ke} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${b(`New link to this seat`)}</button>`}function ke({seat:e,table:t}){let n=t.invitations?.[e];return n?k`<${ce} label=${b(`Link to seat {number}`,{number:oe(e)})}
      address=${we(t.id,e,n)} />
      <${R} address=${we(t.id,e,n)} />`:k`<span class="quiet">${b(`Someone is invited.`)}</span>`}const Ae=({table:e})=>k`<p>${b(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>k`<${ke} key=${t} seat=${t} table=${e} />`)}`;function z({seat:e,table:t,send:n}){let{me:i,kept:a,archive:o,bots:s,acting:c=null}=t,[l,u]=A(!1);if(o)return null;if(i!==null||c!==null){let r=e.kind===`open`||e.missing;return k`${r&&k`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:s[0]??``})}>${e.missing?b(`Let a bot play for {name}`,{name:N(e)}):b(`Call a bot`)}</button>`}
      ${i!==null&&e.givable&&t.proposal?.release!==e.seat&&k`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${b(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===a||Ee(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==a?F.value={table:t.id,seat:e.seat,name:r,...Te(e,t)}:n({type:`sit`,seat:e.seat,name:r,...Te(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==a&&!Me(e,t))return null;let p=F.value;return e.seat!==a&&p?.table===t.id&&p.seat===e.seat?k`<p class="quiet" role="status">${b(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{F.value=null}}>
        ${b(`Do not wait`)}</button>`:e.seat===a?k`<button type="button" class="plain offer"
      onClick=${()=>f(C())}>${b(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?k`<p class="quiet" role="status">
      ${b(`You have asked for this seat: the host of the table decides.`)}</p>`:l?k`<${Ne} onName=${f} />`:k`<button type="button" class="plain offer"
    onClick=${()=>r.value.name?f(r.value.name):u(!0)}>
    ${je(e,d)}</button>`}function je(e,t){return t?e.dealt?b(`Sit down after this deal`):b(`Sit down here`):b(`Ask for this seat`)}const Me=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Ne({onName:e,label:t}){let[n]=A(C);return k`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(m({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${n}
      aria-label=${b(`Your name`)} placeholder=${b(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??b(`Sit down`)}</button>
  </form>`}function Pe({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return k`<div class=${E(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?b(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&k`<div class="choices">${e.map((e,t)=>k`<${Fe} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Fe({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=A(!1);return l&&a?k`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${b(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${b(`No`)}</button>
    </span>`:k`<button type="button" class=${E(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&k`<${B} sign=${n} />`}</button>`}const B=({sign:e})=>r.value.keys?k`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ie({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const V=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Le=(e,t=N)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[V(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&H(n,r)?Re(b(`You`),a.quoted):a},H=({seat:e},{table:{me:t}})=>t!==null&&e===t,Re=(e,t)=>({words:b(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),ze=l(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function U({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=A(0);return k`<${O} label=${a??b(`Check the deal`)} spoken=${i}
    title=${b(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&k`<${h} key=${`${e} ${t} ${s}`} part=${ze} props=${{table:e,deal:t,nameOf:n}} />`}
  </${O}>`}function Be({title:e,deals:t,table:n,line:r,details:i}){let o=P(n);if(!t.length)return k`<p class="quiet">${b(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return k`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>k`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${a(n.id,e.number)}
          aria-label=${b(`Replay deal {number}`,{number:e.number})}>${b(`Replay the deal`)}</a>
        <${U} table=${n.id} deal=${e.number} nameOf=${o}
          spoken=${b(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${b(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${b(`Save the record to a file`)}</a>
    </p>
  </section>`}function W(){let[e,t]=A(null);return[e,n=>t(n===e?null:n)]}const G=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>k`<button type="button"
  class=${E(`told-figure`,i)} aria-expanded=${n}
  aria-label=${b(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,K=({terms:e,words:t,total:n})=>k`<dl class="sum">
  ${e.map((e,t)=>k`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??c(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Ve=(e,t,n)=>e.map((e,r)=>({words:k`${b(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),He=({label:e,terms:t,result:n,children:r})=>k`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&k`<h4>${b(`Deal by deal`)}</h4>
      <${K} terms=${t} words=${b(`total`)} total=${c(n)} />`}
  </section>`,Ue=({label:e,start:t,terms:n,words:r,stands:i})=>k`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${K} terms=${[{words:b(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,We=({lines:e,RuleTap:t})=>k`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>k`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&k`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Ge(e){function t({clause:t}){let[n,r]=A(!1),i=e(t);return i?k`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${b(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&k`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>k`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Ke({cards:e,label:t,rows:n=1}){let r=M(e,j(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return k`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&k`<div key=${t} class="open-row">${e.map(e=>k`<${T}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const q=l(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function qe({words:e,because:t,clauses:n=[]}){let[i,a]=A(!1);return!r.value.guide||!e?null:k`<div class="guide">
    <p>${e} ${t&&k`<button type="button" class="why" aria-expanded=${i}
      onClick=${()=>a(!i)}>${b(`Why?`)}</button>`}
      ${i&&k`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${b(`Hide tips`)}
      onClick=${()=>m({guide:!1})}>×</button>
  </div>`}function Je(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Ze(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return k`<div class="hand" role="group" aria-label=${e.label??b(`Your hand`)} ref=${r} ...${a}
    data-dealt=${Xe(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>k`<div key=${a} class="hand-row">
      ${r.map((r,o)=>k`<${Ye} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Ye({card:t,at:n,bend:r,stop:i,offered:a,picked:o,fresh:s=[],leaving:c,onChoose:l,onThrow:u,onRefuse:f}){let p=a?.has(t)??!1,m=o.includes(t),h=Qe(p&&u?()=>u(t):null),[g,_]=A(!1),v=E(`card held`,a&&(p?`may`:`may-not`),m&&`picked`,t===c&&`leaving`,g&&`shakes`,s.includes(t)&&`fresh`),y=()=>{h.moved()||(p?l(t):a&&f&&(_(!0),f(t)))},x=s.includes(t)?b(`{card}, from the talon`,{card:d(t)}):d(t);return k`<button type="button" class=${v} style=${{"--bend":r,"--at":n}}
    aria-label=${x} data-card=${t} tabindex=${i?0:-1}
    aria-pressed=${a?m:void 0} aria-disabled=${p?void 0:`true`}
    onClick=${y} onAnimationEnd=${()=>_(!1)} ...${h.listeners}>
    <${e} card=${t} />
    ${s.includes(t)&&k`<span class="fresh-mark" aria-hidden="true">${b(`Talon`)}</span>`}
  </button>`}function Xe(e=!1){let[t,n]=A(e&&r.peek().pace!==`at_once`);return D(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function Ze({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=S(null),[c,l]=A(0),u=S(!1),d=Math.min(c,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...o.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=pe(p(),t,e,a);return n?.focus(),n!==null};return s(e=>f||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),w(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:o,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Qe(e){let t=S(null),n=S(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const $e=l(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function et({over:e,table:t,send:n,children:r,results:i}){if(e)return k`<${tt} table=${t} results=${i} />`;if(t.me===null)return k`<p class="prompt">${b(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?k`<p class="prompt">${b(`Waiting for {names}`,{names:a.map(N).join(`, `)})}</p>`:k`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${b(`Next deal`)}<${B} sign="n" /></button>
  </div>`}function tt({table:e,results:t}){let[n,r]=A(!1);return k`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>nt(t,e.me)),n=C(),{players:r,variant:a}=e.terms;u(i(await x({game:e.game,terms:{players:r,variant:a},seats:t,name:n})))}}>${b(`Another sitting`)}</button>
    ${t&&k`<${O} label=${b(`Result as a picture`)} title=${b(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&k`<${h} part=${$e} props=${{table:e,results:t}} Failed=${y} />`}
    </${O}>`}
    <a class="choice" href="/">${b(`To the start page`)}</a>
  </div>`}function nt(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function rt(){let{sound:e,soundOffered:t}=r.value;if(w(()=>()=>m({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{m({sound:e,soundOffered:!0}),ie(`card`)};return k`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${b(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${b(`No sounds`)} onClick=${n(!1)}>×</button></p>`}function it({part:e,context:t}){let[n,r]=A(null),[i,a]=A(!1),o=S(null),s=n!==null;return _(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),w(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?k`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,Ie)?r(null):(a(!0),ee(b(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${b(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${b(`Say`)}</button>
    ${i&&k`<p>${b(`You can’t say that now.`)}</p>`}
  </form>`:null}function at({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?k`<div class="watching kept">
      <span>${r.kind===`bot`?b(`A bot is playing for you.`):b(`Your seat is reserved for you.`)}</span>
      <${z} seat=${r} table=${e} send=${n} /></div>`:k`<p class="watching">${e.archive?b(`This table shows the record of a sitting: you can only look at it.`):b(`You are watching: you can’t see anyone’s cards.`)}</p>`}function ot({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=W(),l=n=>(t[n]??0)-(e[n]??0);return k`<table class="results">
    <caption class="unseen">${b(`Results`)}</caption>
    <thead><tr><th scope="col">${b(`Player`)}</th><th scope="col">${b(`this deal`)}</th><th
      scope="col">${b(`total`)}</th></tr></thead>
    <tbody>${t.map((t,u)=>k`
      <tr key=${u} class=${u===r?`mine`:null}>
        <th scope="row">${n(u)}</th>
        <td class="figure"><${G} label=${b(`{name}, this deal`,{name:n(u)})}
          figure=${c(l(u))} open=${o===`deal-${u}`}
          onTap=${()=>s(`deal-${u}`)} /></td>
        <td class="figure total"><${G} label=${b(`{name}, total`,{name:n(u)})}
          figure=${c(t)} open=${o===`all-${u}`} onTap=${()=>s(`all-${u}`)} /></td>
      </tr>
      ${o?.endsWith(`-${u}`)&&k`<tr key=${`how-${u}`} class="how"><td colspan="3">
        ${o===`deal-${u}`?i(u,l(u)):k`<${st} before=${e[u]??0} result=${t} />${a(u)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const st=({before:e,result:t})=>k`<${K} words=${b(`total`)} total=${c(t)}
  terms=${[{words:b(`before the deal`),amount:e},{words:b(`this deal`),amount:t-e}]} />`;function ct(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return b(`No cards have been dealt yet.`);let a=P(e.table),o=i.options?.some(e=>!le(e))?`${r(i)}.`:``;return[t(i,a),lt(i),ut(i,a),n(i,a),o].filter(Boolean).join(` `)}function lt({hand:e=[]}){let t=M(e,j(e)).map(e=>d(e)).join(`, `);return t&&b(`Your hand: {cards}.`,{cards:t})}function ut({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return b(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>b(`{name}: {card}`,{name:n(e),card:d(t)})).join(`, `);return b(`On the table: {cards}.`,{cards:r})}const dt=({table:e})=>k`<nav class="replays" aria-label=${b(`Replay the deals`)}>
  <h3>${b(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>k`<a key=${t} class="plain replay-link figure"
      href=${a(e.id,t)} aria-label=${b(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,ft=({children:e})=>k`<details class="settle-now">
  <summary>${b(`If we settled up now`)}</summary>
  ${e}
</details>`;function pt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return k`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${b(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&k`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>k`<span key=${`${t.deal}-${r}`}
      class=${E(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function mt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=W();return k`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&k`<section class="how" aria-label=${e}>
      <${K} terms=${[{words:b(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${b(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&k`<p class="quiet">${i}</p>`}
    </section>`}`}function ht({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=W(),a=e=>b(`{name}, this deal`,{name:t(e)});return k`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>k`<${G} key=${n} label=${a(n)}
      figure=${c(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${c(e)}</b></${G}>`)}</p>
    ${r&&k`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const gt=({label:e,figures:t,explain:n,inFigures:r=String})=>k`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>k`<li key=${i}>
      <${_t} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${_t}>
    </li>`)}</ol>
  </section>`,_t=({written:e,inFigures:t,struckBy:n,children:r})=>k`<p class="figure">${e.deal>0&&k`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&k`<p class="quiet">${b(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,vt=({written:e,children:t})=>k`<p>${e.deal===0?b(`at the start`):b(`deal {number}`,{number:e.deal})}${t&&k`: ${t}`}</p>`;function yt({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return k`<p class=${E(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${c(r)}</p>`}const bt=l(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function xt(e){let{table:t,deal:n,nameOf:r}=e,[i,o]=A(0),s=i===n;return k`<footer class="deal-end">
    ${s&&k`<${h} part=${bt} props=${e} Failed=${y} />`}
    <div class="replay-links">
      ${!s&&k`<button type="button" class="plain replay-link"
        onClick=${()=>o(n)}>${b(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${f(t,n)}>${b(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${a(t,n)}>${b(`Replay`)}</a>
      <${U} table=${t} deal=${n} nameOf=${r} label=${b(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function St({cards:e,nameOf:t}){return k`<section class="all-cards">
    <h3>${b(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&k`<${J} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${J} label=${b(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&k`<${J} label=${b(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const J=({label:e,cards:t})=>k`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${M(t,j(t)).map(e=>k`<${T} key=${e}
    card=${e} />`)}</dd>
</div>`;function Ct({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=W();return k`<table class="results">
    <caption class="unseen">${b(`Settlement`)}</caption>
    <thead><tr><th scope="col">${b(`Player`)}</th><th scope="col">${b(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>k`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${G} label=${b(`{name}, total`,{name:t(s)})} figure=${c(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&k`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const wt=({words:e,figure:t})=>k`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Y=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Tt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Y(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Y(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Y(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Et={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Dt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Tt,deal_began:(e,t,n)=>r(n),...t},a={...Et,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[V(t)]?.(r,t,n)}},span:e=>a[V(e)]??0,gathers:e=>V(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Ot=l(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),kt=({adviceControls:{open:e,toggle:t}})=>k`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${b(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${b(`What is it worth?`)}</span><${B} sign="w" /></button>`,X={moment:``,advice:null,making:!1,trouble:``};function At(e){let t=(e?.options??[]).filter(e=>!le(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function jt(e,t,n){let[r,i]=A(``),[a,o]=A(X),[s,c]=A(0),l=!!e.advised&&e.me!==null&&!n&&At(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return D(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...X,moment:u,...e})};return re(`/api/tables/${e.id}/advice?lang=${v()}`).then(e=>r({advice:e}),e=>{let i=e instanceof ne&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||b(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),state:a.moment===u?a:X,again:()=>c(s+1)}}const Z=e=>!!(e.outcome??e.broken_up),Mt=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Nt=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Pt({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=A(-1),o=i===t.number;return s(e=>e!==`Escape`||!o?!1:(a(-1),!0)),Nt(t)?k`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${b(`Auction`)}</button>
    ${o&&k`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const Ft=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function Q({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return k`<${I} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&k`<${de} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${Ft(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&k`<${z} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${I}>`}const It={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?b(`Deal {number}; you deal`,{number:e.number}):b(`Deal {number}; {name} deals`,{number:e.number,name:N(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:H(e,n)?b(`You have discarded`):b(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,r)=>{let i=H(e,r)?b(`You`):t;return{words:b(`{name}: {card}`,{name:i,card:n(e.card)}),spoken:b(`{name}: {card}`,{name:i,card:d(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Lt(t,H(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:b(`The game was ended`),weight:`heading`,sound:`settled`})},Lt=(e,t)=>t?b(`You take the trick`):b(`{name} takes the trick`,{name:e}),Rt=e=>Le({...It,...e});function zt({game:e,view:t,shown:n,state:i,choosing:a,adviceControls:o}){let{table:s}=n,c=s.me===null?null:s.seats[s.me],l=Bt(t),u=ue(t),d=Z(t),f=me(e,t,a,i.act);return k`<div class=${d?`foot after`:`foot`}>
    ${c?k`<${Q} game=${e} seat=${c} view=${t} shown=${n} place="bottom"
        send=${i.link.send}>${!d&&l.length>0&&k`<${rt} />`}</${Q}>`:k`<${at} table=${s} over=${Mt(t,e)} send=${i.link.send} />`}
    ${d&&e.Between&&k`<${e.Between} view=${t} table=${s} send=${i.link.send} />`}
    ${d?k`<${et} over=${Mt(t,e)} table=${s} send=${i.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:k`<${Pe} mine=${u} waiting=${a.sending} prompt=${Vt(e,t,n)}
        guided=${c!==null&&r.value.guide} guide=${u&&k`<${qe}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${o.may&&k`<${kt} adviceControls=${o} />`} />
        <${it} part=${e.typed} context=${{view:t,choices:f,choosing:a}} />`}
    ${!d&&l.length>0&&k`<${Je} cards=${l} offered=${a.offered} picked=${a.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${a.choose}
      onThrow=${a.throwCard} onRefuse=${a.onRefuse} leaving=${a.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Bt(e){let t=e.hand??[],n=S({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:j(t)}),M(t,n.current.suits)}function Vt(e,t,{table:n,gathering:r}){if(ue(t))return e.turnWords(t);if(r!==null)return Lt(N(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,N(n.seats[i]))}function Ht({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=fe(i,n,e.firstNamed),o=jt(r,i,a.sending);if(!i)return k`<${h} part=${q}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=P(r),c=e=>ae(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return k`
    <${u} view=${i} nameOf=${s}><${Pt} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${E(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
      ${l.map(r=>k`<${Q} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&k`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${Q}>`)}
      <${$} game=${e} view=${i} table=${r} />
      ${!Z(i)&&k`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&k`<${h} part=${Ot} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${zt} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function $({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?k`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?k`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Ut(e){let t=Gt(e);return(e.hand?.length??0)<10?t:`${t} ${Wt()}`}const Wt=()=>r.value.oneTap?b(`Tap a raised card to play it; tap it again at once to take it back.`):b(`Tap a raised card twice to play it, or drag it to the table.`);function Gt({trick:e=[],options:n=[]}){let r=new Set(n.flatMap(e=>`card`in e?[t(String(e.card))]:[])),i=e[0]?.card;if(!i)return b(`You lead: play any card.`);let a=p(t(i)).trim();return r.has(t(i))?b(`Suit led: {suit}. Follow it.`,{suit:a}):r.size===1?b(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:a}):b(`Suit led: {suit}. You have none: play any card.`,{suit:a})}function Kt({hand:e=[]},n){let r=[...new Set(e.map(t))].map(n=>e.filter(e=>t(e)===n)),i=Math.max(...r.map(e=>e.length)),a=r.filter(e=>e.length===i);return a.length<1||a.length>2?n:`${b(`Your longest suit: {cards}.`,{cards:a.map(qt).join(`, `)})} ${n}`}function qt(e){let n=t(e[0]??``);return[p(n).trim(),...M(e,[n]).map(o)].join(` `)}function Jt({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=S(null);return D(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),k`<section class="paper ladder" aria-label=${b(`Auction`)}>
    <p class="standing">
      ${n??k`<span class="quiet">${b(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>k`<b key=${n}
        class=${E(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${b(`Calls`)}>
      ${e.active.map(e=>k`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&k`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Yt=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Xt({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>b(`{name}: {card}`,{name:n(e),card:d(t)})),a=E(`trick`,r!==null&&`gathers-${t(r)}`);return k`<div class=${a} role="group" aria-label=${b(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>k`<${T} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Zt({trick:e,bargain:t,nameOf:n}){let[r,i]=A(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return k`<div class="looking-back">
    ${r===`trick`&&e&&k`<${Qt} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&k`<${$t} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&k`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${b(`Talon`)}</button>`}
    ${e&&k`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${b(`Last trick`)}</button>`}
  </div>`}const Qt=({trick:e,nameOf:t})=>k`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>k`<span key=${n} class="laid-by">
    <${T} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${b(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,$t=({talon:e,discards:t})=>k`<dl class="paper shown-again">
  ${[{label:b(`Talon`),cards:e},{label:b(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&k`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${M(t,j(t)).map(e=>k`<${T}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,en=({words:e,cards:t=[]})=>k`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?k`<span class="talon-cards">${t.map(e=>k`<${T} key=${e} card=${e} />`)}</span>`:k`<span class="talon-cards" aria-hidden="true"><${te} /><${te} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`;export{Pe as $,at as A,Ue as B,ht as C,ft as D,dt as E,qe as F,W as G,Ve as H,q as I,H as J,Be as K,Ke as L,rt as M,et as N,ct as O,Je as P,B as Q,Ge as R,vt as S,pt as T,G as U,He as V,K as W,Re as X,Le as Y,V as Z,Ct as _,Yt as a,De as at,yt as b,$ as c,Q as d,Ne as et,Z as f,wt as g,Dt as h,Jt as i,Ae as it,it as j,ot as k,Ht as l,Y as m,Zt as n,Me as nt,Ut as o,R as ot,Tt as p,U as q,Xt as r,Oe as rt,Kt as s,I as st,en as t,z as tt,Rt as u,St as v,mt as w,gt as x,xt as y,We as z};