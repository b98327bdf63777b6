import{$t as e,At as t,Bt as n,Ft as r,G as i,Gt as a,H as o,I as s,J as c,Jt as l,N as u,Nt as d,Ot as f,Pt as p,U as m,Ut as h,V as g,Vt as _,W as v,Wt as y,X as b,Xt as x,Y as S,Yt as C,_ as w,_n as T,c as E,cn as D,dn as ee,en as O,fn as k,gn as A,kt as te,l as ne,ln as j,mn as M,pn as N,q as P,qt as F,r as I,rn as re,s as L,sn as R,u as z,un as ie,zt as B}from"./main.js";import{C as ae,O as oe,S as se,T as ce,_ as V,c as le,f as ue,g as H,m as de,r as fe,t as pe,v as me,w as he,x as U}from"./shared.js";const ge=a(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function _e({seat:e,words:t,send:n}){let[r,i]=T(!1),a=()=>j`<button type="button" class="why own-name" title=${x(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?j`<${S} part=${ge} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const ve=a(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function ye(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:u,held:d=0}=e,{marks:f,clock:p,own:m=!1,send:h,children:g}=e,_=se(t,m),v=D(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return j`<section class=${v} aria-label=${_}>
    <p class="plate-name">
      ${t.kind!==`open`&&j`<${S} part=${ve} props=${{seat:t}} Waiting=${be} Failed=${be} />`}
      <b>${m&&h?j`<${_e} seat=${t} words=${_} send=${h} />`:_}</b>
      ${a&&j`<span class="dealer" title=${x(`dealer`)}><span aria-hidden="true">${x(`D`)}</span><span
        class="unseen">${x(`dealer`)}</span></span>`}
      ${p}
    </p>
    <p class="plate-note">
      <${xe} seat=${t} />
      ${c&&j`<span class="role">${c}</span>`}
      ${f}
      ${typeof u==`number`&&j`<span class="figure result" title=${x(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${x(`result`)} </span>${F(u)}</span>`}
      ${typeof l==`number`&&j`<${Ce} tricks=${l} />`}
    </p>
    ${r&&j`<span class="unseen">${x(`to act`)}</span>`}
    ${d>0&&j`<${Se} count=${d} />`}
    ${s&&j`<p class="speech">${s}</p>`}
    ${g}
  </section>`}const be=()=>j`<span class="face-drawn"></span>`;function xe({seat:e}){return e.kind===`bot`?j`<span class=${D(`occupant`,e.getting_ready&&`preparing`)} title=${oe(e)}>
      ${e.getting_ready?x(`bot, getting ready`):x(`bot`)}</span>`:e.kind===`person`&&!e.connected?j`<span class="occupant away">${x(`away`)}</span>`:null}const Se=({count:e})=>j`<span class="backs" role="img"
  aria-label=${C(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>j`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Ce({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>j`<i key=${t} class="pile-back"></i>`);return j`<span class=${D(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${C(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const W=k(null);function we(e){let t=W.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return W.value=null,null;if(n.dealt)return null;W.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}const Te=a(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function Ee({address:e=location.href}){let[t,n]=T(!1);return j`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${x(`QR code`)}</button>
    ${t&&j`<${S} part=${Te} props=${{text:e}} Failed=${b} />`}</div>`}function De(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const Oe=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function ke({seat:e},{entry:t}){let n=t===`invitation`?De(e):``;return n?{invitation:n}:{}}const Ae=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||De(e)!==``;function je({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return j`<ul class="role-list requests" aria-label=${x(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>j`<li key=${e}>
      <b>${r||x(`a visitor`)}</b> <span>${x(`Seat {number}`,{number:ce(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${x(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${x(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Me({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?j`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?x(`Let {name} propose again`,{name:U(e)}):x(`Mute {name}`,{name:U(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${x(`Remove {name}`,{name:U(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:j`<${Ne} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${x(`New link to this seat`)}</button>`}function Ne({seat:e,table:t}){let n=t.invitations?.[e];return n?j`<${me} label=${x(`Link to seat {number}`,{number:ce(e)})}
      address=${Oe(t.id,e,n)} />
      <${Ee} address=${Oe(t.id,e,n)} />`:j`<span class="quiet">${x(`Someone is invited.`)}</span>`}const Pe=({table:e})=>j`<p>${x(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>j`<${Ne} key=${t} seat=${t} table=${e} />`)}`;function Fe({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[c,l]=T(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return j`${i&&j`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?x(`Let a bot play for {name}`,{name:U(e)}):x(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&j`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${x(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let u=e.seat===i||Ae(e,t),d=r=>{l(!1),u?e.dealt&&e.seat!==i?W.value={table:t.id,seat:e.seat,name:r,...ke(e,t)}:n({type:`sit`,seat:e.seat,name:r,...ke(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!Le(e,t))return null;let f=W.value;return e.seat!==i&&f?.table===t.id&&f.seat===e.seat?j`<p class="quiet" role="status">${x(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{W.value=null}}>
        ${x(`Do not wait`)}</button>`:e.seat===i?j`<button type="button" class="plain offer"
      onClick=${()=>d(E())}>${x(`Take your seat again`)}</button>`:!u&&t.seat_asked===e.seat?j`<p class="quiet" role="status">
      ${x(`You have asked for this seat: the host of the table decides.`)}</p>`:c?j`<${Re} onName=${d} />`:j`<button type="button" class="plain offer"
    onClick=${()=>y.value.name?d(y.value.name):l(!0)}>
    ${Ie(e,u)}</button>`}function Ie(e,t){return t?e.dealt?x(`Sit down after this deal`):x(`Sit down here`):x(`Ask for this seat`)}const Le=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Re({onName:e,label:t}){let[n]=T(E);return j`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(h({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${n}
      aria-label=${x(`Your name`)} placeholder=${x(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??x(`Sit down`)}</button>
  </form>`}function ze({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return j`<div class=${D(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?x(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&j`<div class="choices">${e.map((e,t)=>j`<${Be} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Be({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=T(!1);return l&&a?j`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${x(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${x(`No`)}</button>
    </span>`:j`<button type="button" class=${D(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&j`<${G} sign=${n} />`}</button>`}const G=({sign:e})=>y.value.keys?j`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ve({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const K=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),He=(e,t=U)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[K(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&q(n,r)?Ue(x(`You`),a.quoted):a},q=({seat:e},{table:{me:t}})=>t!==null&&e===t,Ue=(e,t)=>({words:x(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),We=a(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Ge({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=T(0);return j`<${L} label=${a??x(`Check the deal`)} spoken=${i}
    title=${x(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&j`<${S} key=${`${e} ${t} ${s}`} part=${We} props=${{table:e,deal:t,nameOf:n}} />`}
  </${L}>`}function Ke({title:e,deals:t,table:n,line:r,details:i}){let a=ae(n);if(!t.length)return j`<p class="quiet">${x(`No deal has been written yet.`)}</p>`;let o=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return j`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>j`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,o(t))}
        <div class="replay-links"><a class="plain replay-link" href=${s(n.id,e.number)}
          aria-label=${x(`Replay deal {number}`,{number:e.number})}>${x(`Replay the deal`)}</a>
        <${Ge} table=${n.id} deal=${e.number} nameOf=${a}
          spoken=${x(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${x(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${x(`Save the record to a file`)}</a>
    </p>
  </section>`}function J(){let[e,t]=T(null);return[e,n=>t(n===e?null:n)]}const Y=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>j`<button type="button"
  class=${D(`told-figure`,i)} aria-expanded=${n}
  aria-label=${x(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,X=({terms:e,words:t,total:n})=>j`<dl class="sum">
  ${e.map((e,t)=>j`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??F(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,qe=(e,t,n)=>e.map((e,r)=>({words:j`${x(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Je=({label:e,terms:t,result:n,children:r})=>j`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&j`<h4>${x(`Deal by deal`)}</h4>
      <${X} terms=${t} words=${x(`total`)} total=${F(n)} />`}
  </section>`,Ye=({label:e,start:t,terms:n,words:r,stands:i})=>j`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${X} terms=${[{words:x(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,Xe=({lines:e,RuleTap:t})=>j`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>j`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&j`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Ze(e){function t({clause:t}){let[n,r]=T(!1),i=e(t);return i?j`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${x(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&j`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>j`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Qe({cards:e,label:n,rows:r=1}){let i=H(e,V(e)),a=Math.max(Math.ceil(i.length/r),1),o=Array.from({length:r},(e,t)=>i.slice(t*a,(t+1)*a));return j`<div class="open-hand" role="group" aria-label=${n} style=${{"--length":Math.max(a,2)}}>
    ${o.map((e,n)=>e.length>0&&j`<div key=${n} class="open-row">${e.map(e=>j`<${t}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const $e=a(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function et({words:e,because:t,clauses:n=[]}){let[r,i]=T(!1);return!y.value.guide||!e?null:j`<div class="guide">
    <p>${e} ${t&&j`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${x(`Why?`)}</button>`}
      ${r&&j`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${x(`Hide tips`)}
      onClick=${()=>h({guide:!1})}>×</button>
  </div>`}function tt(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=it(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return j`<div class="hand" role="group" aria-label=${e.label??x(`Your hand`)} ref=${r} ...${a}
    data-dealt=${rt(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>j`<div key=${a} class="hand-row">
      ${r.map((r,o)=>j`<${nt} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function nt({card:e,at:t,bend:n,stop:r,offered:i,picked:a,fresh:o=[],leaving:s,onChoose:c,onThrow:l,onRefuse:u}){let f=i?.has(e)??!1,p=a.includes(e),m=at(f&&l?()=>l(e):null),[h,g]=T(!1),_=D(`card held`,i&&(f?`may`:`may-not`),p&&`picked`,e===s&&`leaving`,h&&`shakes`,o.includes(e)&&`fresh`),v=()=>{m.moved()||(f?c(e):i&&u&&(g(!0),u(e)))},y=o.includes(e)?x(`{card}, from the talon`,{card:d(e)}):d(e);return j`<button type="button" class=${_} style=${{"--bend":n,"--at":t}}
    aria-label=${y} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?p:void 0} aria-disabled=${f?void 0:`true`}
    onClick=${v} onAnimationEnd=${()=>g(!1)} ...${m.listeners}>
    <${te} card=${e} />
    ${o.includes(e)&&j`<span class="fresh-mark" aria-hidden="true">${x(`Talon`)}</span>`}
  </button>`}function rt(e=!1){let[t,n]=T(e&&y.peek().pace!==`at_once`);return N(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function it({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=A(null),[s,c]=T(0),l=A(!1),u=Math.min(s,e.length-1),d=!!(t??n)&&!e.some(e=>t?.has(e)),f=()=>[...o.current?.querySelectorAll(`.held`)??[]],p=(e,t)=>{let n=de(f(),t,e,a);return n?.focus(),n!==null};return P(e=>d||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(f()[u]?.focus(),!0)),M(()=>{l.current&&document.activeElement===document.body&&f()[u]?.focus()}),{group:o,stop:e[u],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(d||!p(e.key,n))return;e.preventDefault()},onFocusIn:e=>{l.current=!0,c(f().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(l.current=!1)}}}}function at(e){let t=A(null),n=A(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const ot=a(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function st({over:e,table:t,send:n,children:r,results:i}){if(e)return j`<${ct} table=${t} results=${i} />`;if(t.me===null)return j`<p class="prompt">${x(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?j`<p class="prompt">${x(`Waiting for {names}`,{names:a.map(U).join(`, `)})}</p>`:j`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${x(`Next deal`)}<${G} sign="n" /></button>
  </div>`}function ct({table:e,results:t}){let[n,r]=T(!1);return j`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>lt(t,e.me)),n=E(),{players:r,variant:i}=e.terms;u(g(await w({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${x(`Another sitting`)}</button>
    ${t&&j`<${L} label=${x(`Result as a picture`)} title=${x(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&j`<${S} part=${ot} props=${{table:e,results:t}} Failed=${b} />`}
    </${L}>`}
    <a class="choice" href="/">${x(`To the start page`)}</a>
  </div>`}function lt(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function ut({part:e,context:t}){let[n,r]=T(null),[i,a]=T(!1),o=A(null),s=n!==null;return c(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),M(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?j`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,Ve)?r(null):(a(!0),R(x(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${x(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${x(`Say`)}</button>
    ${i&&j`<p>${x(`You can’t say that now.`)}</p>`}
  </form>`:null}function dt({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?j`<div class="watching kept">
      <span>${r.kind===`bot`?x(`A bot is playing for you.`):x(`Your seat is reserved for you.`)}</span>
      <${Fe} seat=${r} table=${e} send=${n} /></div>`:j`<p class="watching">${e.archive?x(`This table shows the record of a sitting: you can only look at it.`):x(`You are watching: you can’t see anyone’s cards.`)}</p>`}function ft({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=J(),c=n=>(t[n]??0)-(e[n]??0);return j`<table class="results">
    <caption class="unseen">${x(`Results`)}</caption>
    <thead><tr><th scope="col">${x(`Player`)}</th><th scope="col">${x(`this deal`)}</th><th
      scope="col">${x(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>j`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${Y} label=${x(`{name}, this deal`,{name:n(l)})}
          figure=${F(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${Y} label=${x(`{name}, total`,{name:n(l)})}
          figure=${F(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&j`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):j`<${pt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const pt=({before:e,result:t})=>j`<${X} words=${x(`total`)} total=${F(t)}
  terms=${[{words:x(`before the deal`),amount:e},{words:x(`this deal`),amount:t-e}]} />`;function mt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const ht=`kitapi.shuffles`;let Z=[];function gt(){try{let e=JSON.parse(localStorage.getItem(ht)??`null`);return Array.isArray(e)?e:Z}catch{return Z}}function _t(e){Z=e.slice(-300);try{localStorage.setItem(ht,JSON.stringify(Z))}catch{}}function vt({table:e,context:t,algorithm:n,commitment:r},i){let a=gt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||_t(o<0?[...a,c]:a.with(o,c))}function yt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=xt(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);vt({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const bt=(e,t)=>vt(e,t),xt=e=>gt().filter(t=>t.table===e),St=(e,t)=>xt(e).find(e=>e.pledge===t)?.value??``;function Ct({table:e,view:t}){t?.shuffle&&yt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:wt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(Tt({table:e,view:t},r));return n}function wt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=xt(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||mt(i),l=le(r,n,c);return bt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function Tt({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?St(e.id,i):mt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;bt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const Et=({kind:e})=>e===`seal`||e===`nonce`;function Dt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return x(`No cards have been dealt yet.`);let a=ae(e.table),o=i.options?.some(e=>!Et(e))?`${r(i)}.`:``;return[t(i,a),Ot(i),kt(i,a),n(i,a),o].filter(Boolean).join(` `)}function Ot({hand:e=[]}){let t=H(e,V(e)).map(e=>d(e)).join(`, `);return t&&x(`Your hand: {cards}.`,{cards:t})}function kt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return x(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>x(`{name}: {card}`,{name:n(e),card:d(t)})).join(`, `);return x(`On the table: {cards}.`,{cards:r})}const At=({table:e})=>j`<nav class="replays" aria-label=${x(`Replay the deals`)}>
  <h3>${x(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>j`<a key=${t} class="plain replay-link figure"
      href=${s(e.id,t)} aria-label=${x(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,jt=({children:e})=>j`<details class="settle-now">
  <summary>${x(`If we settled up now`)}</summary>
  ${e}
</details>`;function Mt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return j`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${x(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&j`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>j`<span key=${`${t.deal}-${r}`}
      class=${D(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function Nt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=J();return j`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&j`<section class="how" aria-label=${e}>
      <${X} terms=${[{words:x(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${x(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&j`<p class="quiet">${i}</p>`}
    </section>`}`}function Pt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=J(),a=e=>x(`{name}, this deal`,{name:t(e)});return j`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>j`<${Y} key=${n} label=${a(n)}
      figure=${F(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${F(e)}</b></${Y}>`)}</p>
    ${r&&j`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Ft=({label:e,figures:t,explain:n,inFigures:r=String})=>j`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>j`<li key=${i}>
      <${It} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${It}>
    </li>`)}</ol>
  </section>`,It=({written:e,inFigures:t,struckBy:n,children:r})=>j`<p class="figure">${e.deal>0&&j`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&j`<p class="quiet">${x(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Lt=({written:e,children:t})=>j`<p>${e.deal===0?x(`at the start`):x(`deal {number}`,{number:e.deal})}${t&&j`: ${t}`}</p>`;function Rt({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return j`<p class=${D(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${F(r)}</p>`}const zt=a(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Bt(e){let{table:t,deal:n,nameOf:r}=e,[i,a]=T(0),c=i===n;return j`<footer class="deal-end">
    ${c&&j`<${S} part=${zt} props=${e} Failed=${b} />`}
    <div class="replay-links">
      ${!c&&j`<button type="button" class="plain replay-link"
        onClick=${()=>a(n)}>${x(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${o(t,n)}>${x(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${s(t,n)}>${x(`Replay`)}</a>
      <${Ge} table=${t} deal=${n} nameOf=${r} label=${x(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Vt({cards:e,nameOf:t}){return j`<section class="all-cards">
    <h3>${x(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&j`<${Ht} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Ht} label=${x(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&j`<${Ht} label=${x(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Ht=({label:e,cards:n})=>j`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${H(n,V(n)).map(e=>j`<${t} key=${e}
    card=${e} />`)}</dd>
</div>`;function Ut({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=J();return j`<table class="results">
    <caption class="unseen">${x(`Settlement`)}</caption>
    <thead><tr><th scope="col">${x(`Player`)}</th><th scope="col">${x(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>j`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${Y} label=${x(`{name}, total`,{name:t(s)})} figure=${F(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&j`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Wt=({words:e,figure:t})=>j`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Gt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Kt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Gt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Gt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Gt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},qt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Jt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Kt,deal_began:(e,t,n)=>r(n),...t},a={...qt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[K(t)]?.(r,t,n)}},span:e=>a[K(e)]??0,gathers:e=>K(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Yt=a(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),Xt=({adviceControls:{open:e,toggle:t}})=>j`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${x(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${x(`What is it worth?`)}</span><${G} sign="w" /></button>`,Zt={moment:``,advice:null,making:!1,trouble:``};function Qt(e){let t=(e?.options??[]).filter(e=>!Et(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function $t(e,t,n){let[r,i]=T(``),[a,o]=T(Zt),[s,c]=T(0),u=!!e.advised&&e.me!==null&&!n&&Qt(t),d=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=u&&r===d;return N(()=>{if(!f||a.moment===d&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...Zt,moment:d,...e})};return z(`/api/tables/${e.id}/advice?lang=${l()}`).then(e=>r({advice:e}),e=>{let i=e instanceof ne&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||x(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,s]),{may:u,open:f,toggle:()=>i(f?``:d),state:a.moment===d?a:Zt,again:()=>c(s+1)}}const en=e=>!!(e.outcome??e.broken_up),tn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),nn=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function rn({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=T(-1),o=i===t.number;return P(e=>e!==`Escape`||!o?!1:(a(-1),!0)),nn(t)?j`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${x(`Auction`)}</button>
    ${o&&j`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const an=a(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function on(e){let{sound:t,volume:n}=y.peek();t&&await an.load().then(t=>t(e,n/100),()=>void 0)}function sn(){let{sound:e,soundOffered:t}=y.value;if(M(()=>()=>h({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{h({sound:e,soundOffered:!0}),on(`card`)};return j`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${x(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${x(`No sounds`)} onClick=${n(!1)}>×</button></p>`}const cn=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),ln=()=>mt(16);function un(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function dn(e,t,n,r=null,a=m){let o=k(`connecting`),s=k(/* @__PURE__ */ new Map),c=k(null),l=null,u=null,d=400,f=8e3,p=0,h=null,g=/* @__PURE__ */ new Set,_=0,y=0,b=0,x=!1,S=!1,C=n.pace??k(`normal`),w=C.peek();function T(){a.cancel(b),S=!1,h=null,p=a.now();let n=new WebSocket(un(e,t,r,C.peek()));l=n,u=v(a,f*Math.min(2**_,4),{onLost:O,onLate:L}),n.onmessage=e=>{l===n&&A(JSON.parse(e.data))},n.onclose=({code:e})=>{o.value=cn.get(e)??o.peek(),l===n&&(l=null,E(e===4429))}}function E(e){D(),x||F()||(o.value=e?`full`:`waiting`,b=a.after(T,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function D(){u?.close();let e=l;l=null,u=null,g.clear(),c.value=null,e?.close()}function O(e){return e===`opening`?(_+=1,E(!1)):(e===`answer`&&(y+=1),D(),o.value=`waiting`,T())}function A(e){return u?.heard(),e.type===`state`?te(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(i(e.page),h={silence:e.silence,answer:e.answer},f=e.silence,ne()):e.id?j(e):e.type===`refused`?M(e):void 0}function te(e){if(o.value=`open`,d=400,_=0,s.peek().size||(y=0),S||u?.opened(),n.onState(e),!S)for(let[e,t]of s.peek())P(e,t);S=!0}function ne(){h&&u?.expect({...h,answer:h.answer*Math.min(2**y,8)})}function j(e){let t=e.id,n=u?.answered(t)??null;if(y&&(y=0,ne()),g.delete(t))c.value=n;else return N(t),e.type===`refused`?M(e):void 0}function M(e){return e.reason===`unknown_table`&&(o.value=`gone`),n.onRefused(e)}function N(e){let t=new Map(s.peek());t.delete(e),s.value=t}function P(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let F=()=>[...cn.values()].includes(o.peek()),I=()=>S&&l?.readyState===WebSocket.OPEN;function re(e){let t=ln();return s.value=new Map(s.peek()).set(t,{...e,id:t}),I()&&P(t,{...e,id:t}),t}function L(){if(!I()||!u?.isWatching())return;let e=ln();g.add(e),P(e,{type:`probe`,id:e})}let R=ee(()=>{C.value!==w&&(w=C.value,l&&(D(),T()))});function z(){x||document.hidden||F()||(I()?L():(!l||a.now()-p>=1e3)&&(d=400,D(),T()))}function ie(){x=!0,R(),a.cancel(b),removeEventListener(`online`,z),document.removeEventListener(`visibilitychange`,z),D()}return addEventListener(`online`,z),document.addEventListener(`visibilitychange`,z),T(),{connection:o,unanswered:s,roundTrip:c,send:re,probe:L,hurry:z,close:ie}}const fn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(U),pn=/* @__PURE__ */ new WeakMap;function mn(e){e&&pn.set(e,performance.now())}function hn(e){let t=performance.now()-(pn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function gn({clock:e,mine:t}){let n=_n(e),r=A(!1),i=n<=10&&n>0;return N(()=>{t&&i&&!r.current&&R(C(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),j`<span class=${D(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${C(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function _n(e){let[t,n]=T(()=>hn(e));return N(()=>{let t=()=>n(hn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function vn({lines:e}){return j`<section class="log" tabindex="-1" aria-label=${x(`What happened`)}>
    <h2>${x(`What happened`)}</h2>
    ${e.length===0&&j`<p class="quiet">${x(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>j`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&j` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const yn={slow:1.6,normal:1,quick:.4,at_once:0};function bn(e,t,n){let r=k(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...xn(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(xn(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();if(o=0,!e)return;u(e);let t=e.millis*yn[y.peek().pace];o=setTimeout(l,i.length>14?t/4:t)}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function xn(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return Cn(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=Sn(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function Sn(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function Cn(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const wn=e=>e?.kind===`seat_changed`;function Tn({kind:e,name:t},n){return e===`open`?x(`nobody`):e===`bot`?`${U({seat:n,kind:e,name:t})} (${x(`bot`)})`:t||x(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:ce(e),deal:t,before:Tn(n,e),after:Tn(r,e)});function En(e){let t=e;return{words:t.before.kind===`reserved`?x(`Seat {number} is no longer reserved for {before}.`,Q(t)):x(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function Dn(e){return e.before.kind===`reserved`?x(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?x(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):x(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const On=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function kn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!On(e))}function An({changes:e=[]}){let t=kn(e);return t.length?j`<section class="paper seat-changes" aria-label=${x(`Changes of seats`)}>
    <ul>${t.map((e,t)=>j`<li key=${t}>${Dn(e)}</li>`)}</ul>
  </section>`:null}const jn=e=>!!e?.options?.some(e=>!Et(e))&&!Mn(e),Mn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),Nn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),Pn=({narrate:e})=>(t,n)=>wn(t)?En(t):e(t,n);function Fn(t,n=null){let r=k([]),i=k(null),a=k(``),o=k(``),s=k([]),c=bn(e=>O(e).steps,P,F),u=k(0),d={onState:T,onRefused:ne,onWatching:e=>{u.value=e},pace:ie(()=>y.value.pace)},f=dn(t,l(),d,n),p={...f,send:N},m=/* @__PURE__ */ new Set,h=0,g=0,v=``,b=0,S=!1,C=null,w=[];function T(t){e(t.table.game).drawing.loaded.peek()?D(t):w.push(t)===1&&re(t.table.game).then(E,()=>{j(x(`A part of this page could not be loaded. Load the page again.`))})}function E(){let e=w;w=[],S||e.forEach(D)}function D(t){_(e(t.table.game).deck),mn(t.table.clock),u.value=t.table.watching,ee(t),A(t);let r=we(t.table);r&&N(r),c.arrive(t),n!==null&&c.hurry()}function ee({table:e,view:t}){for(let t of C?fn(C,e):[])R(x(`{name} sits down at the table.`,{name:t})),on(`knock`);C=t?null:e.seats}function A(e){clearTimeout(g);for(let{action:t,lost:n}of Ct(e)){let r=()=>{m.add(f.send({type:`act`,seen:e.version,action:t}))};n?g=setTimeout(r,1e3):te(t)||r()}}function te({kind:e}){return[...f.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function ne(e){Nn.has(e.reason)&&(o.value=e.text),m.has(e.id)||Nn.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),j(e.text,e.clause),clearTimeout(h),h=setTimeout(M,12e3))}function j(e,t=null){i.value={text:e,clause:t},n===null&&R(e)}function M(){clearTimeout(h),i.value=null}function N(e){return M(),f.send(e)}function P(e,t){let n=O(t.table.game),i=e&&Pn(n)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(r.value=[...r.peek(),I(i,a,pe(e?.by,n.house))].slice(-200),R(i.spoken??i.words),i.sound&&on(i.sound)),L(t,n)}function F(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=O(e.shown.table.game),r=e.seen&&Pn(n)(e.seen,e.shown);return r?[I(r,t,pe(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let I=({words:e,weight:t},n,r)=>({id:++b,words:e,weight:t,deal:n,by:r});function L({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&jn(e)?r(e):``;i&&i!==v&&(R(n(e)),on(`turn`)),v=i}function z(e){let t=c.shown.peek()?.version??0;p.send({type:`act`,seen:t,action:e,...n!==null&&{role:n}})}function B(){S=!0,c.close(),clearTimeout(g),M(),f.close()}return{lines:r,happened:s,watching:u,unplayable:a,turnedAway:o,refusal:i,forgive:M,shown:c.shown,hurry:c.hurry,link:p,act:z,close:B}}const In=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return j`<${ye} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&j`<${gn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${In(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&j`<${Fe} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ye}>`}const Ln={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?x(`Deal {number}; you deal`,{number:e.number}):x(`Deal {number}; {name} deals`,{number:e.number,name:U(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:q(e,n)?x(`You have discarded`):x(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=q(e,n)?x(`You`):t;return{words:x(`{name}: {card}`,{name:r,card:p(e.card)}),spoken:x(`{name}: {card}`,{name:r,card:d(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Rn(t,q(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:x(`The game was ended`),weight:`heading`,sound:`settled`})},Rn=(e,t)=>t?x(`You take the trick`):x(`{name} takes the trick`,{name:e}),zn=e=>He({...Ln,...e});function Bn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Vn(t),l=jn(t),u=en(t),d=ue(e,t,i,r.act);return j`<div class=${u?`foot after`:`foot`}>
    ${s?j`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&j`<${sn} />`}</${$}>`:j`<${dt} table=${o} over=${tn(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&j`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?j`<${st} over=${tn(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:j`<${ze} mine=${l} waiting=${i.sending} prompt=${Hn(e,t,n)}
        guided=${s!==null&&y.value.guide} guide=${l&&j`<${et}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&j`<${Xt} adviceControls=${a} />`} />
        <${ut} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&j`<${tt} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Vn(e){let t=e.hand??[],n=A({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:V(t)}),H(t,n.current.suits)}function Hn(e,t,{table:n,gathering:r}){if(jn(t))return e.turnWords(t);if(r!==null)return Rn(U(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,U(n.seats[i]))}function Un({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=fe(i,n,e.firstNamed),o=$t(r,i,a.sending);if(!i)return j`<${S} part=${$e}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=ae(r),c=e=>he(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return j`
    <${u} view=${i} nameOf=${s}><${rn} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${D(`scene`,`phase-${i.phase}`,en(i)&&`after`)}>
      ${l.map(r=>j`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&j`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Wn} game=${e} view=${i} table=${r} />
      ${!en(i)&&j`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&j`<${S} part=${Yt} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Bn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Wn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?j`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?j`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Gn(e){let t=qn(e);return(e.hand?.length??0)<10?t:`${t} ${Kn()}`}const Kn=()=>y.value.oneTap?x(`Tap a raised card to play it; tap it again at once to take it back.`):x(`Tap a raised card twice to play it, or drag it to the table.`);function qn({trick:e=[],options:t=[]}){let r=new Set(t.flatMap(e=>`card`in e?[B(String(e.card))]:[])),i=e[0]?.card;if(!i)return x(`You lead: play any card.`);let a=n(B(i)).trim();return r.has(B(i))?x(`Suit led: {suit}. Follow it.`,{suit:a}):r.size===1?x(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:a}):x(`Suit led: {suit}. You have none: play any card.`,{suit:a})}function Jn({hand:e=[]},t){let n=[...new Set(e.map(B))].map(t=>e.filter(e=>B(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${x(`Your longest suit: {cards}.`,{cards:i.map(Yn).join(`, `)})} ${t}`}function Yn(e){let t=B(e[0]??``);return[n(t).trim(),...H(e,[t]).map(r)].join(` `)}function Xn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=A(null);return N(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),j`<section class="paper ladder" aria-label=${x(`Auction`)}>
    <p class="standing">
      ${n??j`<span class="quiet">${x(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>j`<b key=${n}
        class=${D(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${x(`Calls`)}>
      ${e.active.map(e=>j`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&j`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Zn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Qn({cards:e,placeOf:n,nameOf:r,gathering:i}){let a=e.map(({seat:e,card:t})=>x(`{name}: {card}`,{name:r(e),card:d(t)})),o=D(`trick`,i!==null&&`gathers-${n(i)}`);return j`<div class=${o} role="group" aria-label=${x(`Trick`)}>
    <p class="unseen">${a.join(`, `)}</p>
    ${e.map(({seat:e,card:r},i)=>j`<${t} key=${r} card=${r} class=${`from-${n(e)}`}
      style=${{"--order":i}} />`)}
  </div>`}function $n({trick:e,bargain:t,nameOf:n}){let[r,i]=T(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return j`<div class="looking-back">
    ${r===`trick`&&e&&j`<${er} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&j`<${tr} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&j`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${x(`Talon`)}</button>`}
    ${e&&j`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${x(`Last trick`)}</button>`}
  </div>`}const er=({trick:e,nameOf:n})=>j`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:r})=>j`<span key=${r} class="laid-by">
    <${t} card=${r} /><span>${n(e)}</span>
  </span>`)}</p>
  <p class="quiet">${x(`{name} took it`,{name:n(e.winner)})}</p>
</div>`,tr=({talon:e,discards:n})=>j`<dl class="paper shown-again">
  ${[{label:x(`Talon`),cards:e},{label:x(`Discards`),cards:n}].map(({label:e,cards:n})=>n.length>0&&j`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${H(n,V(n)).map(e=>j`<${t}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,nr=({words:e,cards:n=[]})=>j`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?j`<span class="talon-cards">${n.map(e=>j`<${t} key=${e} card=${e} />`)}</span>`:j`<span class="talon-cards" aria-hidden="true"><${f} /><${f} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,rr=({state:e})=>j`<main class="start lost">
  <div class="paper slip">
    <h1>${x(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${x(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${x(`Try now`)}</button>
    <p><a href="/">${x(`To the start page`)}</a></p>
  </div>
</main>`,ir=({title:e,why:t,action:n,onAction:r})=>j`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,ar=()=>j`<${ir} title=${x(`Signed out`)}
  why=${x(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${x(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,or=()=>j`<${ir} title=${x(`Connection ended`)}
  why=${x(`You ended this connection from another page.`)}
  action=${x(`Connect again`)} onAction=${()=>location.reload()} />`;function sr(e){switch(e.link.connection.value){case`gone`:return j`<${I} why=${e.unplayable.value} />`;case`full`:return j`<${rr} state=${e} />`;case`signed out`:return j`<${ar} />`;case`ended`:return j`<${or} />`;default:return null}}export{Ge as $,Nt as A,tt as B,Ut as C,Ft as D,Rt as E,xt as F,Xe as G,$e as H,ft as I,qe as J,Ye as K,dt as L,At as M,jt as N,Lt as O,Dt as P,Ke as Q,ut as R,Wt as S,Bt as T,Qe as U,et as V,Ze as W,X,Y,J as Z,dn as _,Xn as a,ze as at,Gt as b,Jn as c,Le as ct,zn as d,je as dt,q as et,$ as f,Ee as ft,vn as g,wn as h,Qn as i,G as it,Mt as j,Pt as k,Wn as l,Me as lt,An as m,nr as n,Ue as nt,Zn as o,Re as ot,Fn as p,ye as pt,Je as q,$n as r,K as rt,Gn as s,Fe as st,sr as t,He as tt,Un as u,Pe as ut,en as v,Vt as w,Jt as x,Kt as y,st as z};