import{$t as e,B as t,Bt as n,Dt as r,F as i,H as a,Ht as o,J as s,Jt as c,K as l,Kt as u,M as d,Mt as f,Nt as p,Ot as m,Pt as h,Qt as g,Rt as _,U as v,Ut as y,V as b,W as ee,Wt as x,Y as S,Yt as C,c as w,cn as T,dn as E,fn as D,g as te,gn as O,hn as k,kt as A,l as j,ln as ne,nn as re,on as M,pn as N,q as P,qt as ie,r as F,s as I,sn as L,un as ae,zt as R}from"./main.js";import{C as oe,D as se,S as ce,_ as z,b as B,c as le,f as ue,g as V,m as de,r as fe,t as pe,v as me,w as he,x as ge}from"./shared.js";function _e(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:d,held:f=0}=e,{marks:p,clock:m,children:h}=e,g=ge(t,e.own??!1),_=L(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return T`<section class=${_} aria-label=${g}>
    <p class="plate-name">
      <b>${g}</b>
      ${a&&T`<span class="dealer" title=${C(`dealer`)}><span aria-hidden="true">${C(`D`)}</span><span
        class="unseen">${C(`dealer`)}</span></span>`}
      ${m}
    </p>
    <p class="plate-note">
      <${ve} seat=${t} />
      ${c&&T`<span class="role">${c}</span>`}
      ${p}
      ${typeof d==`number`&&T`<span class="figure result" title=${C(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${C(`result`)} </span>${u(d)}</span>`}
      ${typeof l==`number`&&T`<${be} tricks=${l} />`}
    </p>
    ${r&&T`<span class="unseen">${C(`to act`)}</span>`}
    ${f>0&&T`<${ye} count=${f} />`}
    ${s&&T`<p class="speech">${s}</p>`}
    ${h}
  </section>`}function ve({seat:e}){return e.kind===`bot`?T`<span class=${L(`occupant`,e.getting_ready&&`preparing`)} title=${se(e)}>
      ${e.getting_ready?C(`bot, getting ready`):C(`bot`)}</span>`:e.kind===`person`&&!e.connected?T`<span class="occupant away">${C(`away`)}</span>`:null}const ye=({count:e})=>T`<span class="backs" role="img"
  aria-label=${c(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>T`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function be({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>T`<i key=${t} class="pile-back"></i>`);return T`<span class=${L(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${c(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const H=E(null);function xe(e){let t=H.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return H.value=null,null;if(n.dealt)return null;H.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}const Se=x(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Ce({address:e=location.href}){let[t,n]=O(!1);return T`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${C(`QR code`)}</button>
    ${t&&T`<${s} part=${Se} props=${{text:e}} Failed=${S} />`}</div>`}function we(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const Te=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function Ee({seat:e},{entry:t}){let n=t===`invitation`?we(e):``;return n?{invitation:n}:{}}const De=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||we(e)!==``;function Oe({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return T`<ul class="role-list requests" aria-label=${C(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>T`<li key=${e}>
      <b>${r||C(`a visitor`)}</b> <span>${C(`Seat {number}`,{number:he(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${C(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${C(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function ke({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?T`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?C(`Let {name} propose again`,{name:B(e)}):C(`Mute {name}`,{name:B(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${C(`Remove {name}`,{name:B(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:T`<${Ae} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${C(`New link to this seat`)}</button>`}function Ae({seat:e,table:t}){let n=t.invitations?.[e];return n?T`<${me} label=${C(`Link to seat {number}`,{number:he(e)})}
      address=${Te(t.id,e,n)} />
      <${Ce} address=${Te(t.id,e,n)} />`:T`<span class="quiet">${C(`Someone is invited.`)}</span>`}const je=({table:e})=>T`<p>${C(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>T`<${Ae} key=${t} seat=${t} table=${e} />`)}`;function Me({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[c,l]=O(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return T`${i&&T`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?C(`Let a bot play for {name}`,{name:B(e)}):C(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&T`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${C(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let u=e.seat===i||De(e,t),d=r=>{l(!1),u?e.dealt&&e.seat!==i?H.value={table:t.id,seat:e.seat,name:r,...Ee(e,t)}:n({type:`sit`,seat:e.seat,name:r,...Ee(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!Pe(e,t))return null;let f=H.value;return e.seat!==i&&f?.table===t.id&&f.seat===e.seat?T`<p class="quiet" role="status">${C(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{H.value=null}}>
        ${C(`Do not wait`)}</button>`:e.seat===i?T`<button type="button" class="plain offer"
      onClick=${()=>d(y.value.name||C(`Guest`))}>${C(`Take your seat again`)}</button>`:!u&&t.seat_asked===e.seat?T`<p class="quiet" role="status">
      ${C(`You have asked for this seat: the host of the table decides.`)}</p>`:c?T`<${Fe} onName=${d} />`:T`<button type="button" class="plain offer"
    onClick=${()=>y.value.name?d(y.value.name):l(!0)}>
    ${Ne(e,u)}</button>`}function Ne(e,t){return t?e.dealt?C(`Sit down after this deal`):C(`Sit down here`):C(`Ask for this seat`)}const Pe=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Fe({onName:e,label:t}){return T`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(o({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${C(`Your name`)} placeholder=${C(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??C(`Sit down`)}</button>
  </form>`}function Ie({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return T`<div class=${L(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?C(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&T`<div class="choices">${e.map((e,t)=>T`<${Le} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Le({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=O(!1);return l&&a?T`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${C(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${C(`No`)}</button>
    </span>`:T`<button type="button" class=${L(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&T`<${U} sign=${n} />`}</button>`}const U=({sign:e})=>y.value.keys?T`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Re({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const W=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),ze=(e,t=B)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[W(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&G(n,r)?Be(C(`You`),a.quoted):a},G=({seat:e},{table:{me:t}})=>t!==null&&e===t,Be=(e,t)=>({words:C(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Ve=x(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function He({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[c,l]=O(0);return T`<${I} label=${a??C(`Check the deal`)} spoken=${i}
    title=${C(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>l(c+1)}>
    ${c>0&&T`<${s} key=${`${e} ${t} ${c}`} part=${Ve} props=${{table:e,deal:t,nameOf:n}} />`}
  </${I}>`}function Ue({title:e,deals:t,table:n,line:r,details:a}){let o=ce(n);if(!t.length)return T`<p class="quiet">${C(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return T`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>T`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${a(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${i(n.id,e.number)}
          aria-label=${C(`Replay deal {number}`,{number:e.number})}>${C(`Replay the deal`)}</a>
        <${He} table=${n.id} deal=${e.number} nameOf=${o}
          spoken=${C(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${C(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${C(`Save the record to a file`)}</a>
    </p>
  </section>`}function K(){let[e,t]=O(null);return[e,n=>t(n===e?null:n)]}const q=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>T`<button type="button"
  class=${L(`told-figure`,i)} aria-expanded=${n}
  aria-label=${C(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,J=({terms:e,words:t,total:n})=>T`<dl class="sum">
  ${e.map((e,t)=>T`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??u(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,We=(e,t,n)=>e.map((e,r)=>({words:T`${C(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Ge=({label:e,terms:t,result:n,children:r})=>T`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&T`<h4>${C(`Deal by deal`)}</h4>
      <${J} terms=${t} words=${C(`total`)} total=${u(n)} />`}
  </section>`,Ke=({label:e,start:t,terms:n,words:r,stands:i})=>T`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${J} terms=${[{words:C(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,qe=({lines:e,RuleTap:t})=>T`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>T`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&T`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Je(e){function t({clause:t}){let[n,r]=O(!1),i=e(t);return i?T`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${C(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&T`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>T`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Ye({cards:e,label:t,rows:n=1}){let r=V(e,z(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return T`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&T`<div key=${t} class="open-row">${e.map(e=>T`<${A}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Xe=x(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ze({words:e,because:t,clauses:n=[]}){let[r,i]=O(!1);return!y.value.guide||!e?null:T`<div class="guide">
    <p>${e} ${t&&T`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${C(`Why?`)}</button>`}
      ${r&&T`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${C(`Hide tips`)}
      onClick=${()=>o({guide:!1})}>×</button>
  </div>`}function Qe(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=tt(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return T`<div class="hand" role="group" aria-label=${e.label??C(`Your hand`)} ref=${r} ...${a}
    data-dealt=${et(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>T`<div key=${a} class="hand-row">
      ${r.map((r,o)=>T`<${$e} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function $e({card:e,at:t,bend:n,stop:r,offered:i,picked:a,fresh:o=[],leaving:s,onChoose:c,onThrow:l,onRefuse:u}){let d=i?.has(e)??!1,p=a.includes(e),h=nt(d&&l?()=>l(e):null),[g,_]=O(!1),v=L(`card held`,i&&(d?`may`:`may-not`),p&&`picked`,e===s&&`leaving`,g&&`shakes`,o.includes(e)&&`fresh`),y=()=>{h.moved()||(d?c(e):i&&u&&(_(!0),u(e)))},b=o.includes(e)?C(`{card}, from the talon`,{card:f(e)}):f(e);return T`<button type="button" class=${v} style=${{"--bend":n,"--at":t}}
    aria-label=${b} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?p:void 0} aria-disabled=${d?void 0:`true`}
    onClick=${y} onAnimationEnd=${()=>_(!1)} ...${h.listeners}>
    <${m} card=${e} />
    ${o.includes(e)&&T`<span class="fresh-mark" aria-hidden="true">${C(`Talon`)}</span>`}
  </button>`}function et(e=!1){let[t,n]=O(e&&y.peek().pace!==`at_once`);return D(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function tt({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=k(null),[s,c]=O(0),u=k(!1),d=Math.min(s,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...o.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=de(p(),t,e,a);return n?.focus(),n!==null};return l(e=>f||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),N(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:o,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,c(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function nt(e){let t=k(null),n=k(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const rt=x(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function it({over:e,table:t,send:n,children:r,results:i}){if(e)return T`<${at} table=${t} results=${i} />`;if(t.me===null)return T`<p class="prompt">${C(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?T`<p class="prompt">${C(`Waiting for {names}`,{names:a.map(B).join(`, `)})}</p>`:T`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${C(`Next deal`)}<${U} sign="n" /></button>
  </div>`}function at({table:e,results:n}){let[r,i]=O(!1);return T`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=e.seats.map(t=>ot(t,e.me)),r=y.peek().name||C(`Guest`),{players:i,variant:a}=e.terms;d(t(await te({game:e.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${C(`Another sitting`)}</button>
    ${n&&T`<${I} label=${C(`Result as a picture`)} title=${C(`Result as a picture`)} look="choice"
      onOpen=${()=>i(!0)}>
      ${r&&T`<${s} part=${rt} props=${{table:e,results:n}} Failed=${S} />`}
    </${I}>`}
    <a class="choice" href="/">${C(`To the start page`)}</a>
  </div>`}function ot(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function st({part:e,context:t}){let[n,r]=O(null),[i,a]=O(!1),o=k(null),s=n!==null;return P(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),N(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?T`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,Re)?r(null):(a(!0),M(C(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${C(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${C(`Say`)}</button>
    ${i&&T`<p>${C(`You can’t say that now.`)}</p>`}
  </form>`:null}function ct({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?T`<div class="watching kept">
      <span>${r.kind===`bot`?C(`A bot is playing for you.`):C(`Your seat is reserved for you.`)}</span>
      <${Me} seat=${r} table=${e} send=${n} /></div>`:T`<p class="watching">${e.archive?C(`This table shows the record of a sitting: you can only look at it.`):C(`You are watching: you can’t see anyone’s cards.`)}</p>`}function lt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=K(),c=n=>(t[n]??0)-(e[n]??0);return T`<table class="results">
    <caption class="unseen">${C(`Results`)}</caption>
    <thead><tr><th scope="col">${C(`Player`)}</th><th scope="col">${C(`this deal`)}</th><th
      scope="col">${C(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>T`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${q} label=${C(`{name}, this deal`,{name:n(l)})}
          figure=${u(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${q} label=${C(`{name}, total`,{name:n(l)})}
          figure=${u(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&T`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):T`<${ut} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const ut=({before:e,result:t})=>T`<${J} words=${C(`total`)} total=${u(t)}
  terms=${[{words:C(`before the deal`),amount:e},{words:C(`this deal`),amount:t-e}]} />`;function dt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const ft=`kitapi.shuffles`;let pt=[];function mt(){try{let e=JSON.parse(localStorage.getItem(ft)??`null`);return Array.isArray(e)?e:pt}catch{return pt}}function ht(e){pt=e.slice(-300);try{localStorage.setItem(ft,JSON.stringify(pt))}catch{}}function gt({table:e,context:t,algorithm:n,commitment:r},i){let a=mt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||ht(o<0?[...a,c]:a.with(o,c))}function _t(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=yt(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);gt({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const vt=(e,t)=>gt(e,t),yt=e=>mt().filter(t=>t.table===e),bt=(e,t)=>yt(e).find(e=>e.pledge===t)?.value??``;function xt({table:e,view:t}){t?.shuffle&&_t(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:St(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(Ct({table:e,view:t},r));return n}function St(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=yt(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||dt(i),l=le(r,n,c);return vt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function Ct({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?bt(e.id,i):dt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;vt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const wt=({kind:e})=>e===`seal`||e===`nonce`;function Tt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return C(`No cards have been dealt yet.`);let a=ce(e.table),o=i.options?.some(e=>!wt(e))?`${r(i)}.`:``;return[t(i,a),Et(i),Dt(i,a),n(i,a),o].filter(Boolean).join(` `)}function Et({hand:e=[]}){let t=V(e,z(e)).map(e=>f(e)).join(`, `);return t&&C(`Your hand: {cards}.`,{cards:t})}function Dt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return C(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>C(`{name}: {card}`,{name:n(e),card:f(t)})).join(`, `);return C(`On the table: {cards}.`,{cards:r})}const Ot=({table:e})=>T`<nav class="replays" aria-label=${C(`Replay the deals`)}>
  <h3>${C(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>T`<a key=${t} class="plain replay-link figure"
      href=${i(e.id,t)} aria-label=${C(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,kt=({children:e})=>T`<details class="settle-now">
  <summary>${C(`If we settled up now`)}</summary>
  ${e}
</details>`;function At({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return T`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${C(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&T`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>T`<span key=${`${t.deal}-${r}`}
      class=${L(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function jt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=K();return T`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&T`<section class="how" aria-label=${e}>
      <${J} terms=${[{words:C(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${C(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&T`<p class="quiet">${i}</p>`}
    </section>`}`}function Mt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=K(),a=e=>C(`{name}, this deal`,{name:t(e)});return T`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>T`<${q} key=${n} label=${a(n)}
      figure=${u(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${u(e)}</b></${q}>`)}</p>
    ${r&&T`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Nt=({label:e,figures:t,explain:n,inFigures:r=String})=>T`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>T`<li key=${i}>
      <${Pt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Pt}>
    </li>`)}</ol>
  </section>`,Pt=({written:e,inFigures:t,struckBy:n,children:r})=>T`<p class="figure">${e.deal>0&&T`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&T`<p class="quiet">${C(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Ft=({written:e,children:t})=>T`<p>${e.deal===0?C(`at the start`):C(`deal {number}`,{number:e.deal})}${t&&T`: ${t}`}</p>`;function It({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return T`<p class=${L(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${u(r)}</p>`}const Lt=x(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Rt(e){let{table:t,deal:n,nameOf:r}=e,[a,o]=O(0),c=a===n;return T`<footer class="deal-end">
    ${c&&T`<${s} part=${Lt} props=${e} Failed=${S} />`}
    <div class="replay-links">
      ${!c&&T`<button type="button" class="plain replay-link"
        onClick=${()=>o(n)}>${C(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${b(t,n)}>${C(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${i(t,n)}>${C(`Replay`)}</a>
      <${He} table=${t} deal=${n} nameOf=${r} label=${C(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function zt({cards:e,nameOf:t}){return T`<section class="all-cards">
    <h3>${C(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&T`<${Bt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Bt} label=${C(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&T`<${Bt} label=${C(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Bt=({label:e,cards:t})=>T`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${V(t,z(t)).map(e=>T`<${A} key=${e}
    card=${e} />`)}</dd>
</div>`;function Vt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=K();return T`<table class="results">
    <caption class="unseen">${C(`Settlement`)}</caption>
    <thead><tr><th scope="col">${C(`Player`)}</th><th scope="col">${C(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>T`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${q} label=${C(`{name}, total`,{name:t(s)})} figure=${u(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&T`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Ht=({words:e,figure:t})=>T`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Y=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Ut={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Y(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Y(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Y(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Wt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Gt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Ut,deal_began:(e,t,n)=>r(n),...t},a={...Wt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[W(t)]?.(r,t,n)}},span:e=>a[W(e)]??0,gathers:e=>W(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Kt=x(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),qt=({adviceControls:{open:e,toggle:t}})=>T`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${C(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${C(`What is it worth?`)}</span><${U} sign="w" /></button>`,Jt={moment:``,advice:null,making:!1,trouble:``};function Yt(e){let t=(e?.options??[]).filter(e=>!wt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Xt(e,t,n){let[r,i]=O(``),[a,o]=O(Jt),[s,c]=O(0),l=!!e.advised&&e.me!==null&&!n&&Yt(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return D(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...Jt,moment:u,...e})};return j(`/api/tables/${e.id}/advice?lang=${ie()}`).then(e=>r({advice:e}),e=>{let i=e instanceof w&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||C(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),state:a.moment===u?a:Jt,again:()=>c(s+1)}}const X=e=>!!(e.outcome??e.broken_up),Zt=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Qt=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function $t({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=O(-1),o=i===t.number;return l(e=>e!==`Escape`||!o?!1:(a(-1),!0)),Qt(t)?T`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${C(`Auction`)}</button>
    ${o&&T`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const en=x(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function Z(e){let{sound:t,volume:n}=y.peek();t&&await en.load().then(t=>t(e,n/100),()=>void 0)}function tn(){let{sound:e,soundOffered:t}=y.value;if(N(()=>()=>o({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{o({sound:e,soundOffered:!0}),Z(`card`)};return T`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${C(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${C(`No sounds`)} onClick=${n(!1)}>×</button></p>`}const nn=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),rn=()=>dt(16);function an(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function on(e,t,n,r=null,i=a){let o=E(`connecting`),s=E(/* @__PURE__ */ new Map),c=E(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,g=0,_=0,y=0,b=!1,x=!1,S=n.pace??E(`normal`),C=S.peek();function w(){i.cancel(y),x=!1,m=null,p=i.now();let n=new WebSocket(an(e,t,r,S.peek()));l=n,u=v(i,f*Math.min(2**g,4),{onLost:te,onLate:F}),n.onmessage=e=>{l===n&&O(JSON.parse(e.data))},n.onclose=({code:e})=>{o.value=nn.get(e)??o.peek(),l===n&&(l=null,T(e===4429))}}function T(e){D(),b||N()||(o.value=e?`full`:`waiting`,y=i.after(w,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function D(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function te(e){return e===`opening`?(g+=1,T(!1)):(e===`answer`&&(_+=1),D(),o.value=`waiting`,w())}function O(e){return u?.heard(),e.type===`state`?k(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(ee(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,A()):e.id?j(e):e.type===`refused`?ne(e):void 0}function k(e){if(o.value=`open`,d=400,g=0,s.peek().size||(_=0),x||u?.opened(),n.onState(e),!x)for(let[e,t]of s.peek())M(e,t);x=!0}function A(){m&&u?.expect({...m,answer:m.answer*Math.min(2**_,8)})}function j(e){let t=e.id,n=u?.answered(t)??null;if(_&&(_=0,A()),h.delete(t))c.value=n;else return re(t),e.type===`refused`?ne(e):void 0}function ne(e){return e.reason===`unknown_table`&&(o.value=`gone`),n.onRefused(e)}function re(e){let t=new Map(s.peek());t.delete(e),s.value=t}function M(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let N=()=>[...nn.values()].includes(o.peek()),P=()=>x&&l?.readyState===WebSocket.OPEN;function ie(e){let t=rn();return s.value=new Map(s.peek()).set(t,{...e,id:t}),P()&&M(t,{...e,id:t}),t}function F(){if(!P()||!u?.isWatching())return;let e=rn();h.add(e),M(e,{type:`probe`,id:e})}let I=ae(()=>{S.value!==C&&(C=S.value,l&&(D(),w()))});function L(){b||document.hidden||N()||(P()?F():(!l||i.now()-p>=1e3)&&(d=400,D(),w()))}function R(){b=!0,I(),i.cancel(y),removeEventListener(`online`,L),document.removeEventListener(`visibilitychange`,L),D()}return addEventListener(`online`,L),document.addEventListener(`visibilitychange`,L),w(),{connection:o,unanswered:s,roundTrip:c,send:ie,probe:F,hurry:L,close:R}}const sn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(B),cn=/* @__PURE__ */ new WeakMap;function ln(e){e&&cn.set(e,performance.now())}function un(e){let t=performance.now()-(cn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function dn({clock:e,mine:t}){let n=fn(e),r=k(!1),i=n<=10&&n>0;return D(()=>{t&&i&&!r.current&&M(c(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),T`<span class=${L(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${c(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function fn(e){let[t,n]=O(()=>un(e));return D(()=>{let t=()=>n(un(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function pn({lines:e}){return T`<section class="log" tabindex="-1" aria-label=${C(`What happened`)}>
    <h2>${C(`What happened`)}</h2>
    ${e.length===0&&T`<p class="quiet">${C(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>T`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&T` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const mn={slow:1.6,normal:1,quick:.4,at_once:0};function hn(e,t,n){let r=E(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...gn(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(gn(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();if(o=0,!e)return;u(e);let t=e.millis*mn[y.peek().pace];o=setTimeout(l,i.length>14?t/4:t)}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function gn(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return vn(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=_n(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function _n(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function vn(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const yn=e=>e?.kind===`seat_changed`;function bn({kind:e,name:t},n){return e===`open`?C(`nobody`):e===`bot`?`${B({seat:n,kind:e,name:t})} (${C(`bot`)})`:t||C(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:he(e),deal:t,before:bn(n,e),after:bn(r,e)});function xn(e){let t=e;return{words:t.before.kind===`reserved`?C(`Seat {number} is no longer reserved for {before}.`,Q(t)):C(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function Sn(e){return e.before.kind===`reserved`?C(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?C(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):C(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}function Cn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function wn({changes:e=[]}){return e.length?T`<section class="paper seat-changes" aria-label=${C(`Changes of seats`)}>
    <ul>${Cn(e).map((e,t)=>T`<li key=${t}>${Sn(e)}</li>`)}</ul>
  </section>`:null}const Tn=e=>!!e?.options?.some(e=>!wt(e))&&!En(e),En=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),Dn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),On=({narrate:e})=>(t,n)=>yn(t)?xn(t):e(t,n);function kn(t,r=null){let i=E([]),a=E(null),o=E(``),s=E(``),c=E([]),l=hn(t=>e(t).steps,F,I),u=E(0),d={onState:w,onRefused:A,onWatching:e=>{u.value=e},pace:ne(()=>y.value.pace)},f=on(t,ie(),d,r),p={...f,send:P},m=/* @__PURE__ */ new Set,h=0,_=0,v=``,b=0,ee=!1,x=null,S=[];function w(e){g(e.table.game).drawing.loaded.peek()?D(e):S.push(e)===1&&re(e.table.game).then(T,()=>{j(C(`A part of this page could not be loaded. Load the page again.`))})}function T(){let e=S;S=[],ee||e.forEach(D)}function D(e){n(g(e.table.game).deck),ln(e.table.clock),u.value=e.table.watching,te(e),O(e);let t=xe(e.table);t&&P(t),l.arrive(e),r!==null&&l.hurry()}function te({table:e,view:t}){for(let t of x?sn(x,e):[])M(C(`{name} sits down at the table.`,{name:t})),Z(`knock`);x=t?null:e.seats}function O(e){clearTimeout(_);for(let{action:t,lost:n}of xt(e)){let r=()=>{m.add(f.send({type:`act`,seen:e.version,action:t}))};n?_=setTimeout(r,1e3):k(t)||r()}}function k({kind:e}){return[...f.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function A(e){Dn.has(e.reason)&&(s.value=e.text),m.has(e.id)||Dn.has(e.reason)||(e.reason===`not_playable`&&(o.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),j(e.text,e.clause),clearTimeout(h),h=setTimeout(N,12e3))}function j(e,t=null){a.value={text:e,clause:t},r===null&&M(e)}function N(){clearTimeout(h),a.value=null}function P(e){return N(),f.send(e)}function F(t,n){let r=e(n.table.game),a=t&&On(r)(t,n),o=n.view?.number??0;t&&(c.value=[...c.peek(),{...t,deal:o}].slice(-200)),a&&(i.value=[...i.peek(),L(a,o,pe(t?.by,r.house))].slice(-200),M(a.spoken??a.words),a.sound&&Z(a.sound)),ae(n,r)}function I(t,n){let r=e=>e.deal!==n,a=t.flatMap(e=>e.seen?[{...e.seen,deal:n}]:[]),o=t.flatMap(t=>{let r=e(t.shown.table.game),i=t.seen&&On(r)(t.seen,t.shown);return i?[L(i,n,pe(t.seen?.by,r.house))]:[]});c.value=[...c.peek().filter(r),...a].slice(-200),i.value=[...i.peek().filter(r),...o].slice(-200)}let L=({words:e,weight:t},n,r)=>({id:++b,words:e,weight:t,deal:n,by:r});function ae({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&Tn(e)?r(e):``;i&&i!==v&&(M(n(e)),Z(`turn`)),v=i}function R(e){let t=l.shown.peek()?.version??0;p.send({type:`act`,seen:t,action:e,...r!==null&&{role:r}})}function oe(){ee=!0,l.close(),clearTimeout(_),N(),f.close()}return{lines:i,happened:c,watching:u,unplayable:o,turnedAway:s,refusal:a,forgive:N,shown:l.shown,hurry:l.hurry,link:p,act:R,close:oe}}const An=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return T`<${_e} seat=${t} own=${l===s} place=${i} turn=${u}
    clock=${u&&c?.seat===s&&T`<${dn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${An(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&T`<${Me} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${_e}>`}const jn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?C(`Deal {number}; you deal`,{number:e.number}):C(`Deal {number}; {name} deals`,{number:e.number,name:B(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:G(e,n)?C(`You have discarded`):C(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=G(e,n)?C(`You`):t;return{words:C(`{name}: {card}`,{name:r,card:p(e.card)}),spoken:C(`{name}: {card}`,{name:r,card:f(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Mn(t,G(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:C(`The game was ended`),weight:`heading`,sound:`settled`})},Mn=(e,t)=>t?C(`You take the trick`):C(`{name} takes the trick`,{name:e}),Nn=e=>ze({...jn,...e});function Pn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Fn(t),l=Tn(t),u=X(t),d=ue(e,t,i,r.act);return T`<div class=${u?`foot after`:`foot`}>
    ${s?T`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&T`<${tn} />`}</${$}>`:T`<${ct} table=${o} over=${Zt(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&T`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?T`<${it} over=${Zt(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:T`<${Ie} mine=${l} waiting=${i.sending} prompt=${In(e,t,n)}
        guided=${s!==null&&y.value.guide} guide=${l&&T`<${Ze}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&T`<${qt} adviceControls=${a} />`} />
        <${st} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&T`<${Qe} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Fn(e){let t=e.hand??[],n=k({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:z(t)}),V(t,n.current.suits)}function In(e,t,{table:n,gathering:r}){if(Tn(t))return e.turnWords(t);if(r!==null)return Mn(B(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,B(n.seats[i]))}function Ln({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=fe(i,n,e.firstNamed),o=Xt(r,i,a.sending);if(!i)return T`<${s} part=${Xe}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let c=ce(r),l=e=>oe(e,i.around),u=r.seats.filter(e=>e.seat!==r.me),{Strip:d,Ladder:f,Middle:p,Beside:m}=e;return T`
    <${d} view=${i} nameOf=${c}><${$t} Ladder=${f} view=${i} choosing=${a}
      nameOf=${c} /></${d}>
    <div class=${L(`scene`,`phase-${i.phase}`,X(i)&&`after`)}>
      ${u.map(r=>T`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${l(r.seat)} send=${n.link.send}>
        ${m&&T`<${m} view=${i} seat=${r.seat} name=${c(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Rn} game=${e} view=${i} table=${r} />
      ${!X(i)&&T`<${p} view=${i} shown=${t} nameOf=${c} placeOf=${l}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&T`<${s} part=${Kt} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Pn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Rn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?T`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?T`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function zn(e){let t=Vn(e);return(e.hand?.length??0)<10?t:`${t} ${Bn()}`}const Bn=()=>y.value.oneTap?C(`Tap a raised card to play it; tap it again at once to take it back.`):C(`Tap a raised card twice to play it, or drag it to the table.`);function Vn({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[_(String(e.card))]:[])),r=e[0]?.card;if(!r)return C(`You lead: play any card.`);let i=R(_(r)).trim();return n.has(_(r))?C(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?C(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):C(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Hn({hand:e=[]},t){let n=[...new Set(e.map(_))].map(t=>e.filter(e=>_(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${C(`Your longest suit: {cards}.`,{cards:i.map(Un).join(`, `)})} ${t}`}function Un(e){let t=_(e[0]??``);return[R(t).trim(),...V(e,[t]).map(h)].join(` `)}function Wn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=k(null);return D(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),T`<section class="paper ladder" aria-label=${C(`Auction`)}>
    <p class="standing">
      ${n??T`<span class="quiet">${C(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>T`<b key=${n}
        class=${L(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${C(`Calls`)}>
      ${e.active.map(e=>T`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&T`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Gn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Kn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>C(`{name}: {card}`,{name:n(e),card:f(t)})),a=L(`trick`,r!==null&&`gathers-${t(r)}`);return T`<div class=${a} role="group" aria-label=${C(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>T`<${A} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function qn({trick:e,bargain:t,nameOf:n}){let[r,i]=O(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return T`<div class="looking-back">
    ${r===`trick`&&e&&T`<${Jn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&T`<${Yn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&T`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${C(`Talon`)}</button>`}
    ${e&&T`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${C(`Last trick`)}</button>`}
  </div>`}const Jn=({trick:e,nameOf:t})=>T`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>T`<span key=${n} class="laid-by">
    <${A} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${C(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Yn=({talon:e,discards:t})=>T`<dl class="paper shown-again">
  ${[{label:C(`Talon`),cards:e},{label:C(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&T`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${V(t,z(t)).map(e=>T`<${A}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Xn=({words:e,cards:t=[]})=>T`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?T`<span class="talon-cards">${t.map(e=>T`<${A} key=${e} card=${e} />`)}</span>`:T`<span class="talon-cards" aria-hidden="true"><${r} /><${r} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,Zn=({state:e})=>T`<main class="start lost">
  <div class="paper slip">
    <h1>${C(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${C(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${C(`Try now`)}</button>
    <p><a href="/">${C(`To the start page`)}</a></p>
  </div>
</main>`,Qn=({title:e,why:t,action:n,onAction:r})=>T`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,$n=()=>T`<${Qn} title=${C(`Signed out`)}
  why=${C(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${C(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,er=()=>T`<${Qn} title=${C(`Connection ended`)}
  why=${C(`You ended this connection from another page.`)}
  action=${C(`Connect again`)} onAction=${()=>location.reload()} />`;function tr(e){switch(e.link.connection.value){case`gone`:return T`<${F} why=${e.unplayable.value} />`;case`full`:return T`<${Zn} state=${e} />`;case`signed out`:return T`<${$n} />`;case`ended`:return T`<${er} />`;default:return null}}export{He as $,jt as A,Qe as B,Vt as C,Nt as D,It as E,yt as F,qe as G,Xe as H,lt as I,We as J,Ke as K,ct as L,Ot as M,kt as N,Ft as O,Tt as P,Ue as Q,st as R,Ht as S,Rt as T,Ye as U,Ze as V,Je as W,J as X,q as Y,K as Z,on as _,Wn as a,Ie as at,Y as b,Hn as c,Pe as ct,Nn as d,Oe as dt,G as et,$ as f,Ce as ft,pn as g,yn as h,Kn as i,U as it,At as j,Mt as k,Rn as l,ke as lt,wn as m,Xn as n,Be as nt,Gn as o,Fe as ot,kn as p,_e as pt,Ge as q,qn as r,W as rt,zn as s,Me as st,tr as t,ze as tt,Ln as u,je as ut,X as v,zt as w,Gt as x,Ut as y,it as z};