import{B as e,Bt as t,Dt as n,Et as r,F as i,G as a,Gt as o,H as s,Ht as c,It as l,K as u,Kt as d,Lt as f,Mt as p,Nt as m,Ot as h,P as g,Pt as _,Rt as v,U as ee,Ut as y,V as te,Vt as b,Wt as x,Xt as ne,Y as S,Zt as re,an as C,c as w,cn as T,dn as E,en as ie,g as ae,in as D,jt as O,k,l as oe,on as A,qt as j,r as M,rn as N,s as se,sn as P,un as F}from"./main.js";import{_ as ce,a as le,d as ue,f as I,l as L,m as de,p as fe,s as pe,t as me,u as R}from"./shared.js";function he({seat:e,place:t,turn:n,glows:r,dealer:i,out:a,speech:o,role:s,tricks:c,result:l,marks:u,clock:f,children:p}){let m=D(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,a&&`out`);return C`<section class=${m} aria-label=${I(e)}>
    <p class="plate-name">
      <b>${I(e)}</b>
      ${i&&C`<span class="dealer" title=${j(`dealer`)}><span aria-hidden="true">${j(`D`)}</span><span
        class="unseen">${j(`dealer`)}</span></span>`}
      ${f}
    </p>
    <p class="plate-note">
      <${ge} seat=${e} />
      ${s&&C`<span class="role">${s}</span>`}
      ${u}
      ${typeof l==`number`&&C`<span class="figure result" title=${j(`Result so far; the sheet tells how it came about`)}><span
          class="unseen">${j(`result`)} </span>${d(l)}</span>`}
      ${typeof c==`number`&&C`<${_e} tricks=${c} />`}
    </p>
    ${n&&C`<span class="unseen">${j(`to act`)}</span>`}
    ${o&&C`<p class="speech">${o}</p>`}
    ${p}
  </section>`}function ge({seat:e}){return e.kind===`bot`?C`<span class=${D(`occupant`,e.getting_ready&&`preparing`)} title=${ce(e)}>
      ${e.getting_ready?j(`bot, getting ready`):j(`bot`)}</span>`:e.kind===`person`&&!e.connected?C`<span class="occupant away">${j(`away`)}</span>`:null}function _e({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>C`<i key=${t} class="pile-back"></i>`);return C`<span class=${D(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${o(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const z=A(null);function ve(e){let t=z.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return z.value=null,null;if(n.dealt)return null;z.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function ye(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const be=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function xe({seat:e},{entry:t}){let n=t===`invitation`?ye(e):``;return n?{invitation:n}:{}}const Se=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ye(e)!==``;function Ce({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return C`<ul class="role-list requests" aria-label=${j(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>C`<li key=${e}>
      <b>${r||j(`a visitor`)}</b> <span>${j(`Seat {number}`,{number:de(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${j(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${j(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function we({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?C`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?j(`Let {name} propose again`,{name:I(e)}):j(`Mute {name}`,{name:I(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${j(`Remove {name}`,{name:I(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:C`<${Te} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${j(`New link to this seat`)}</button>`}function Te({seat:e,table:t}){let n=t.invitations?.[e];return n?C`<${ue} label=${j(`Link to seat {number}`,{number:de(e)})}
      address=${be(t.id,e,n)} />`:C`<span class="quiet">${j(`Somebody is invited.`)}</span>`}const Ee=({table:e})=>C`<p>${j(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>C`<${Te} key=${t} seat=${t} table=${e} />`)}`;function De({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[l,u]=E(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return C`${i&&C`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?j(`Let a bot play for {name}`,{name:I(e)}):j(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&C`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${j(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||Se(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?z.value={table:t.id,seat:e.seat,name:r,...xe(e,t)}:n({type:`sit`,seat:e.seat,name:r,...xe(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!ke(e,t))return null;let p=z.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?C`<p class="quiet" role="status">${j(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{z.value=null}}>
        ${j(`Do not wait`)}</button>`:e.seat===i?C`<button type="button" class="plain offer"
      onClick=${()=>f(c.value.name||j(`Guest`))}>${j(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?C`<p class="quiet" role="status">
      ${j(`You have asked for this seat: the host of the table decides.`)}</p>`:l?C`<${Ae} onName=${f} />`:C`<button type="button" class="plain offer"
    onClick=${()=>c.value.name?f(c.value.name):u(!0)}>
    ${Oe(e,d)}</button>`}function Oe(e,t){return t?e.dealt?j(`Sit down after this deal`):j(`Sit down here`):j(`Ask for this seat`)}const ke=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Ae({onName:e,label:t}){return C`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(b({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${j(`Your name`)} placeholder=${j(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??j(`Sit down`)}</button>
  </form>`}function je({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return C`<div class=${D(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?j(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&C`<div class="choices">${e.map((e,t)=>C`<${Me} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Me({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=E(!1);return l&&a?C`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${j(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2" onClick=${()=>u(!1)}>${j(`No`)}</button>
    </span>`:C`<button type="button" class=${D(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&C`<${B} sign=${n} />`}</button>`}const B=({sign:e})=>c.value.keys?C`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ne({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const V=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Pe=e=>(t,n)=>{let r=typeof t.seat==`number`?I(n.table.seats[t.seat]):``;return e[V(t)]?.(t,r,n)??null},Fe=(e,t)=>({words:j(`{name}: {words}`,{name:e,words:t}),weight:`said`}),Ie=y(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Le({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=E(0);return C`<${se} label=${a??j(`Check the deal`)} spoken=${i}
    title=${j(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&C`<${S} key=${`${e} ${t} ${s}`} part=${Ie} props=${{table:e,deal:t,nameOf:n}} />`}
  </${se}>`}function Re({title:e,deals:t,table:{id:n,seats:r},line:i,told:a}){let o=e=>I(r[e]);if(!t.length)return C`<p class="quiet">${j(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return C`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>C`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${i(e)}</summary>
        ${a(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${g(n,e.number)}
          aria-label=${j(`Replay deal {number}`,{number:e.number})}>${j(`Replay the deal`)}</a>
        <${Le} table=${n} deal=${e.number} nameOf=${o}
          spoken=${j(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${j(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${j(`Keep the record as a file`)}</a>
    </p>
  </section>`}function H(){let[e,t]=E(null);return[e,n=>t(n===e?null:n)]}const U=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>C`<button type="button"
  class=${D(`told-figure`,i)} aria-expanded=${n}
  aria-label=${j(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,W=({terms:e,words:t,total:n})=>C`<dl class="sum">
  ${e.map((e,t)=>C`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??d(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,ze=(e,t,n)=>e.map((e,r)=>({words:C`${j(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Be=({label:e,terms:t,result:n,children:r})=>C`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&C`<h4>${j(`Deal by deal`)}</h4>
      <${W} terms=${t} words=${j(`in all`)} total=${d(n)} />`}
  </section>`,Ve=({label:e,start:t,terms:n,words:r,stands:i})=>C`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${W} terms=${[{words:j(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,He=({lines:e,RuleTap:t})=>C`<ul class="payments">
  ${e.map(({words:e,reckoned:n,clause:r,reason:i},a)=>C`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&C`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Ue(e){function t({clause:t}){let[n,r]=E(!1),i=e(t);return i?C`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${j(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&C`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleTold:({clause:t})=>C`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function We({cards:e,label:t,rows:n=1}){let r=L(e,R(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return C`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&C`<div key=${t} class="open-row">${e.map(e=>C`<${h}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Ge=y(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ke({words:e,because:t,clauses:n=[]}){let[r,i]=E(!1);return!c.value.guide||!e?null:C`<div class="guide">
    <p>${e} ${t&&C`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${j(`Why?`)}</button>`}
      ${r&&C`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${j(`No more guidance`)}
      onClick=${()=>b({guide:!1})}>×</button>
  </div>`}function qe(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Ye(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return C`<div class="hand" role="group" aria-label=${e.label??j(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>C`<div key=${a} class="hand-row">
      ${r.map((r,o)=>C`<${Je} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Je({card:e,bend:t,stop:r,offered:i,picked:a,fresh:o=[],onChoose:s,onThrow:c}){let l=i?.has(e)??!1,u=a.includes(e),d=Xe(l&&c?()=>c(e):null),f=D(`card held`,i&&(l?`may`:`may-not`),u&&`picked`,o.includes(e)&&`fresh`),m=o.includes(e)?j(`{card}, from the talon`,{card:p(e)}):p(e);return C`<button type="button" class=${f} style=${{"--bend":t}} aria-label=${m} data-card=${e}
    tabindex=${r?0:-1}
    aria-pressed=${i?u:void 0} aria-disabled=${l?void 0:`true`}
    onClick=${()=>{l&&!d.moved()&&s(e)}} ...${d.listeners}>
    <${n} card=${e} />
    ${o.includes(e)&&C`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Ye({cards:e,offered:t,label:n,onChoose:r,onThrow:i},o){let s=F(null),[c,l]=E(0),u=F(!1),d=Math.min(c,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...s.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=pe(p(),t,e,o);return n?.focus(),n!==null};return a(e=>f||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),T(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:s,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Xe(e){let t=F(null),n=F(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Ze({over:e,table:t,send:n,children:r}){if(e)return C`<${Qe} table=${t} />`;if(t.me===null)return C`<p class="prompt">${j(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?C`<p class="prompt">${j(`Waiting for {names}`,{names:i.map(I).join(`, `)})}</p>`:C`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${j(`Next deal`)}<${B} sign="n" /></button>
  </div>`}function Qe({table:t}){return C`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=t.seats.map(e=>$e(e,t.me)),r=c.peek().name||j(`Guest`),{players:i,variant:a}=t.terms;k(e(await ae({game:t.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${j(`Another sitting`)}</button>
    <a class="choice" href="/">${j(`To the start page`)}</a>
  </div>`}function $e(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function et({hear:e}){let[t,n]=E(null),[r,i]=E(!1),a=F(null),o=t!==null;return u(e=>(n(t=>(t??``)+e),i(!1),!0)),T(()=>{a.current?.focus(),a.current?.setSelectionRange(99,99)},[o]),o?C`<form class="typed-call paper" onSubmit=${r=>(r.preventDefault(),e(t)?n(null):(i(!0),N(j(`That cannot be said now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&n(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&n(null)}}>
    <input ref=${a} value=${t} aria-label=${j(`Say or play in writing`)} aria-invalid=${r||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{n(e.target.value),i(!1)}} />
    <button class="plain">${j(`Say`)}</button>
    ${r&&C`<p>${j(`That cannot be said now.`)}</p>`}
  </form>`:null}function tt({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?C`<div class="watching kept">
      <span>${r.kind===`bot`?j(`A bot is playing for you.`):j(`Your seat is reserved for you.`)}</span>
      <${De} seat=${r} table=${e} send=${n} /></div>`:C`<p class="watching">${e.archive?j(`This table holds the record of a sitting: it is here to be looked at.`):j(`You are watching: you see what lies open, and no hands.`)}</p>`}const nt=[`s`,`c`,`d`,`h`],G=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function rt(e,{game:t,view:n,choices:r,choosing:i},a){let o=G(e);return o?it(o,i)||t.typedName(o,i)||ct(G(t.typedCall(o,n)??o),r,a):!1}function it(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>at(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>G(p(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function at(e,t){let n=[...t??[]].filter(t=>ot(t).some(n=>e.startsWith(n)&&st(e.slice(n.length),f(t))));return n.length===1?n[0]??null:null}function ot(e){let t=_(e).toLowerCase();if(/\d/.test(t))return[t];if(t===`t`)return[`10`,`t`];let n=G(m(e));return[t,...Array.from(n,(e,t)=>n.slice(0,t+1))]}function st(e,t){let[n,...r]=e?nt.filter(t=>G(l(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===G(v(t))}function ct(e,t,n){let r=t.map(e=>({choice:e,words:G(lt(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const lt=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function ut({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=H(),c=n=>(t[n]??0)-(e[n]??0);return C`<table class="results">
    <caption class="unseen">${j(`Results`)}</caption>
    <thead><tr><th scope="col">${j(`Player`)}</th><th scope="col">${j(`this deal`)}</th><th
      scope="col">${j(`in all`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>C`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${U} label=${j(`{name}, this deal`,{name:n(l)})}
          figure=${d(c(l))} open=${o===`deal-${l}`} onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${U} label=${j(`{name}, in all`,{name:n(l)})}
          figure=${d(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&C`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):C`<${dt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const dt=({before:e,result:t})=>C`<${W} words=${j(`in all`)} total=${d(t)}
  terms=${[{words:j(`before the deal`),amount:e},{words:j(`this deal`),amount:t-e}]} />`;function ft(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const pt=`kitapi.shuffles`;let K=[];function mt(){try{let e=JSON.parse(localStorage.getItem(pt)??`null`);return Array.isArray(e)?e:K}catch{return K}}function ht(e){K=e.slice(-300);try{localStorage.setItem(pt,JSON.stringify(K))}catch{}}function gt({table:e,context:t,algorithm:n,commitment:r},i){let a=mt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||ht(o<0?[...a,c]:a.with(o,c))}function _t(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=q(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);gt({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const vt=(e,t)=>gt(e,t),q=e=>mt().filter(t=>t.table===e),yt=(e,t)=>q(e).find(e=>e.pledge===t)?.value??``;function bt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const xt=e=>e?`"${e}" `:``;function St(e,t=``){if(typeof e!=`number`)throw TypeError(xt(t)+`expected number, got `+typeof e);if(!Number.isSafeInteger(e)||e<0)throw RangeError(xt(t)+`expected integer >= 0, got `+e);return e}function Ct(e,t,n=``){if(bt(e)&&(t===void 0||e.length===t))return e;t!==void 0&&St(t,`length`);let r=bt(e),i=t===void 0?``:` of length ${t}`,a=r?`length=${e.length}`:`type=${typeof e}`,o=xt(n)+`expected Uint8Array`+i+`, got `+a;throw r?RangeError(o):TypeError(o)}function wt(e){if(typeof e!=`function`||typeof e.create!=`function`)throw TypeError(`expected hash wrapped by utils.createHasher`);if(St(e.outputLen),St(e.blockLen),e.outputLen<1||e.blockLen<1)throw Error(`hash blockLen / outputLen must be >= 1`)}const Tt=(e,t)=>{if(typeof e!=`object`||!e||Array.isArray(e))throw TypeError((t===`object`?``:`"${t}" `)+`expected object, got type=`+typeof e)},Et=(e,t)=>{Tt(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,`__proto__`))throw TypeError(`"${t}.__proto__" is not allowed`)};function J(e,t=!0){if(e.destroyed)throw Error(`hash was destroyed`);if(t&&e.finished)throw Error(`digest() was already called`)}function Dt(e,t){Ct(e,void 0,`output`);let n=t.outputLen;if(!(e.length>=n))throw RangeError(`"output" expected length >= `+n)}function Ot(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function kt(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Y(e,t){return e<<32-t|e>>>t}function At(e,t,n=`opts`){return Et(e,`defaults`),t!==void 0&&Et(t,n),Object.assign(Object.create(null),e,t)}function jt(e,t={}){if(typeof e!=`function`)throw TypeError(`"hashCons" expected function, got type=`+typeof e);t=At({},t,`info`);let n=(t,n)=>e(n).update(t).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=r.blockLen,n.canXOF=r.canXOF,n.create=t=>e(t),Object.assign(n,t),Object.freeze(n)}const Mt=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var Nt=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,t){if(wt(e),Ct(t,void 0,`key`),this.iHash=e.create(),typeof this.iHash.update!=`function`)throw Error(`expected Hash instance`);this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,r=new Uint8Array(n);r.set(t.length>n?e.create().update(t).digest():t);for(let e=0;e<r.length;e++)r[e]^=54;this.iHash.update(r),this.oHash=e.create();for(let e=0;e<r.length;e++)r[e]^=106;this.oHash.update(r),Ot(r)}update(e){return J(this),this.iHash.update(e),this}digestInto(e){J(this),Dt(e,this),this.finished=!0;let t=e.subarray(0,this.outputLen);this.iHash.digestInto(t),this.oHash.update(t),this.oHash.digestInto(t),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:t,iHash:n,finished:r,destroyed:i,blockLen:a,outputLen:o,canXOF:s}=this;return e=e,e.finished=r,e.destroyed=i,e.blockLen=a,e.outputLen=o,e.canXOF=s,e.oHash=t._cloneInto(e.oHash),e.iHash=n._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}};const Pt=/* @__PURE__ */ (()=>{let e=((e,t,n)=>new Nt(e,t).update(n).digest());return e.create=(e,t)=>new Nt(e,t),e})(),Ft=e=>e/2**32|0,It=e=>e>>>0;function Lt(e,t,n,r){let i=Ft(n),a=It(n);e.setUint32(t,r?a:i,r),e.setUint32(t+4,r?i:a,r)}function Rt(e,t,n){return e&t^~e&n}function zt(e,t,n){return e&t^e&n^t&n}var Bt=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,t,n,r){this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=kt(this.buffer)}update(e){J(this),Ct(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length,a=!1;for(let o=0;o<i;){let s=Math.min(r-this.pos,i-o);if(s===r){let t=kt(e);for(;r<=i-o;o+=r)this.process(t,o);a=!0}else n.set(o===0&&s===i?e:e.subarray(o,o+s),this.pos),this.pos+=s,o+=s,this.pos===r&&(this.process(t,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){J(this),Dt(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,t.fill(0,a),this.padOffset>r-a&&(this.process(n,0),t.fill(0)),Lt(n,r-8,this.length*8,i),this.process(n,0),this.roundClean();let o=e===t?n:kt(e),s=this.outputLen,c=s/4,l=this.get();if(s%4||c>l.length)throw Error(`invalid outputLen`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneIntoMeta(e){let{buffer:t,length:n,finished:r,destroyed:i,pos:a}=this;return e.destroyed=i,e.finished=r,e.length=n,e.pos=a,a&&e.buffer.set(t),e}clone(){return this._cloneInto()}};const Vt=/* @__PURE__ */ Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Ht=/* @__PURE__ */ Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),X=/* @__PURE__ */ new Uint32Array(64);var Ut=class extends Bt{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,t){super(64,e,8,!1),this.A=t[0]|0,this.B=t[1]|0,this.C=t[2]|0,this.D=t[3]|0,this.E=t[4]|0,this.F=t[5]|0,this.G=t[6]|0,this.H=t[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,t){for(let n=0;n<16;n++,t+=4)X[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=X[e-15],n=X[e-2],r=Y(t,7)^Y(t,18)^t>>>3,i=Y(n,17)^Y(n,19)^n>>>10;X[e]=i+X[e-7]+r+X[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=Y(o,6)^Y(o,11)^Y(o,25),u=l+t+Rt(o,s,c)+Ht[e]+X[e]|0,d=(Y(n,2)^Y(n,13)^Y(n,22))+zt(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){Ot(X)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Ot(this.buffer)}},Wt=class extends Ut{constructor(){super(32,Vt)}};const Z=/* @__PURE__ */ jt(()=>new Wt,/* @__PURE__ */ Mt(1)),Gt=/* @__PURE__ */ new Map([[`kitapi-fy-1`,!1],[`kitapi-fy-2`,!0]]),Kt=e=>Gt.get(e),qt=1n<<64n,Jt=new TextEncoder;function Yt(e){let t=/* @__PURE__ */ new Uint8Array(8);return new DataView(t.buffer).setBigUint64(0,BigInt(e)),t}function Xt(e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Zt(...e){return Xt(e.flatMap(e=>{let t=typeof e==`string`?Jt.encode(e):e;return[Yt(t.length),t]}))}const Qt=e=>Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``);function $t(e){return typeof e!=`string`||!/^(?:[0-9a-f]{2})+$/.test(e)?null:Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))}const en=(e,t)=>Qt(Z(Zt(`kitapi-commitment-1`,t,e))),tn=({context:e,digest:t},n,r)=>Qt(Z(Zt(`kitapi-pledge-1`,e,t,String(n),r)));function*nn(e){for(let t=0;;t+=1){let n=Pt(Z,e,Yt(t)),r=new DataView(n.buffer,n.byteOffset,n.byteLength);for(let e=0;e<4;e+=1)yield r.getBigUint64(8*e)}}function rn(e,t){let n=BigInt(e),r=qt-qt%n,i=t.next().value;for(;i>=r;)i=t.next().value;return Number(i%n)}function an(e,{algorithm:t,context:n,secret:r,shares:i}){let a=nn(Pt(Z,r,Zt(t,n,...i))),o=[...e];for(let e=o.length-1;e>0;--e){let t=rn(e+1,a);[o[e],o[t]]=[o[t]??``,o[e]??``]}return o}function on({table:e,view:t}){t?.shuffle&&_t(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:sn(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(cn({table:e,view:t},r));return n}function sn(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=q(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||ft(i),l=tn(r,n,c);return vt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function cn({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?yt(e.id,i):ft(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;vt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const ln=({kind:e})=>e===`seal`||e===`nonce`;function un(e,{contractRead:t,scoreRead:n,turnWords:r}){let i=e.view;if(!i)return j(`No cards have been dealt yet.`);let a=t=>I(e.table.seats[t]),o=i.options?.some(e=>!ln(e))?`${r(i)}.`:``;return[t(i,a),dn(i),fn(i,a),n(i,a),o].filter(Boolean).join(` `)}function dn({hand:e=[]}){let t=L(e,R(e)).map(e=>p(e)).join(`, `);return t&&j(`Your hand: {cards}.`,{cards:t})}function fn({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return j(`No card lies on the table.`);let r=t.map(({seat:e,card:t})=>j(`{name}: {card}`,{name:n(e),card:p(t)})).join(`, `);return j(`On the table: {cards}.`,{cards:r})}const pn=({table:e})=>C`<nav class="replays" aria-label=${j(`Replay the deals`)}>
  <h3>${j(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>C`<a key=${t} class="plain replay-link figure"
      href=${g(e.id,t)} aria-label=${j(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,mn=({children:e})=>C`<details class="settle-now">
  <summary>${j(`If we settled now`)}</summary>
  ${e}
</details>`;function hn({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return C`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${j(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&C`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>C`<span key=${`${t.deal}-${r}`}
      class=${D(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function gn({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=H();return C`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&C`<section class="how" aria-label=${e}>
      <${W} terms=${[{words:j(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${j(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&C`<p class="quiet">${i}</p>`}
    </section>`}`}function _n({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=H(),a=e=>j(`{name}, this deal`,{name:t(e)});return C`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>C`<${U} key=${n} label=${a(n)}
      figure=${d(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${d(e)}</b></${U}>`)}</p>
    ${r&&C`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const vn=({label:e,figures:t,tell:n,inFigures:r=String})=>C`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>C`<li key=${i}>
      <${yn} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${yn}>
    </li>`)}</ol>
  </section>`,yn=({written:e,inFigures:t,struckBy:n,children:r})=>C`<p class="figure">${e.deal>0&&C`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&C`<p class="quiet">${j(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,bn=({written:e,children:t})=>C`<p>${e.deal===0?j(`at the start`):j(`deal {number}`,{number:e.deal})}${t&&C`: ${t}`}</p>`,xn=({table:e,deal:t,nameOf:n})=>C`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${g(e,t)}>${j(`Replay the deal`)}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${i(e,t)}>${j(`Review the deal`)}</a>
  <${Le} table=${e} deal=${t} nameOf=${n} shortcut="c" />
</div>`;function Sn({cards:e,nameOf:t}){return C`<section class="all-cards">
    <h3>${j(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&C`<${Cn} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Cn} label=${j(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&C`<${Cn} label=${j(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Cn=({label:e,cards:t})=>C`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${L(t,R(t)).map(e=>C`<${h} key=${e}
    card=${e} />`)}</dd>
</div>`;function wn({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=H();return C`<table class="results">
    <caption class="unseen">${j(`Settlement`)}</caption>
    <thead><tr><th scope="col">${j(`Player`)}</th><th scope="col">${j(`in all`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>C`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${U} label=${j(`{name}, in all`,{name:t(s)})} figure=${d(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&C`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Tn=({words:e,figure:t})=>C`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,En=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Dn={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:En(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:En(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:En(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},On={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function kn({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Dn,deal_began:(e,t,n)=>r(n),...t},a={...On,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[V(t)]?.(r,t,n)}},span:e=>a[V(e)]??0,gathers:e=>V(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const An=y(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),jn=({advising:{open:e,toggle:t}})=>C`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${j(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${j(`What is it worth?`)}</span><${B} sign="w" /></button>`,Mn={moment:``,advice:null,making:!1,trouble:``};function Nn(e){let t=(e?.options??[]).filter(e=>!ln(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Pn(e,t,n){let[r,i]=E(``),[a,o]=E(Mn),[s,c]=E(0),l=!!e.advised&&e.me!==null&&!n&&Nn(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return P(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...Mn,moment:u,...e})};return oe(`/api/tables/${e.id}/advice?lang=${x()}`).then(e=>r({advice:e}),e=>{let i=e instanceof w&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||j(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),told:a.moment===u?a:Mn,again:()=>c(s+1)}}const Fn=e=>!!(e.outcome??e.broken_up),In=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome));function Ln(e,t,n){let[r,i]=E([]),[a,o]=E(null),s=e?.options??[],l=s.find(e=>e.kind===`subset`),u=s.filter(e=>e.kind===`form`),d=s.flatMap(e=>`card`in e?[String(e.card)]:[]),f=e?`${e.number} ${e.phase} ${e.hand?.length??0} ${s.length>0}`:``;T(()=>{i([]),o(n(s))},[f]);let p=t.link.unanswered.value.size>0,m=p?null:Rn(l,d),h=e=>{i([]),t.act({kind:`play_card`,card:e})};function g(e){return l?i(t=>zn(t,e,l.size)):c.peek().oneTap||r.includes(e)?h(e):i([e])}return{picked:r,named:a,setNamed:o,options:s,subset:l,forms:u,form:u[0],playable:d,offered:m,sending:p,choose:g,act:t.act,throwCard:l?null:h}}function Rn(e,t){return e?new Set(e.of):t.length?new Set(t):null}function zn(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const Bn=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],Vn=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Hn=()=>ft(16);function Un(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function Wn(e,t,n,r=null,i=te){let a=A(`connecting`),o=A(/* @__PURE__ */ new Map),c=A(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,g=0,_=0,v=0,y=!1,b=!1;function x(){i.cancel(v),b=!1,m=null,p=i.now();let n=new WebSocket(Un(e,t,r));l=n,u=s(i,f*Math.min(2**g,4),{onLost:re,onLate:j}),n.onmessage=e=>{l===n&&C(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=Vn.get(e)??a.peek(),l===n&&(l=null,ne(e===4429))}}function ne(e){S(),y||O()||(a.value=e?`full`:`waiting`,v=i.after(x,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function S(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function re(e){return e===`opening`?(g+=1,ne(!1)):(e===`answer`&&(_+=1),S(),a.value=`waiting`,x())}function C(e){return u?.heard(),e.type===`state`?w(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(ee(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,T()):e.id?E(e):e.type===`refused`?ie(e):void 0}function w(e){if(a.value=`open`,d=400,g=0,o.peek().size||(_=0),b||u?.opened(),n.onState(e),!b)for(let[e,t]of o.peek())D(e,t);b=!0}function T(){m&&u?.expect({...m,answer:m.answer*Math.min(2**_,8)})}function E(e){let t=e.id,n=u?.answered(t)??null;if(_&&(_=0,T()),h.delete(t))c.value=n;else return ae(t),e.type===`refused`?ie(e):void 0}function ie(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function ae(e){let t=new Map(o.peek());t.delete(e),o.value=t}function D(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let O=()=>[...Vn.values()].includes(a.peek()),k=()=>b&&l?.readyState===WebSocket.OPEN;function oe(e){let t=Hn();return o.value=new Map(o.peek()).set(t,{...e,id:t}),k()&&D(t,{...e,id:t}),t}function j(){if(!k()||!u?.isWatching())return;let e=Hn();h.add(e),D(e,{type:`probe`,id:e})}function M(){y||document.hidden||O()||(k()?j():(!l||i.now()-p>=1e3)&&(d=400,S(),x()))}function N(){y=!0,i.cancel(v),removeEventListener(`online`,M),document.removeEventListener(`visibilitychange`,M),S()}return addEventListener(`online`,M),document.addEventListener(`visibilitychange`,M),x(),{connection:a,unanswered:o,roundTrip:c,send:oe,probe:j,hurry:M,close:N}}const Gn={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let Kn=null;function qn(e){if(!c.peek().sound)return;Kn??=new AudioContext;let t=Kn.currentTime;for(let n of Gn[e])Jn(Kn,n,t),t+=n.seconds}function Jn(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const Yn=/* @__PURE__ */ new WeakMap;function Xn(e){e&&Yn.set(e,performance.now())}function Zn(e){let t=performance.now()-(Yn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function Qn({clock:e,mine:t}){let n=$n(e),r=F(!1),i=n<=10&&n>0;return P(()=>{t&&i&&!r.current&&N(o(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),C`<span class=${D(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${o(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function $n(e){let[t,n]=E(()=>Zn(e));return P(()=>{let t=()=>n(Zn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function er({lines:e}){return C`<section class="log" tabindex="-1" aria-label=${j(`What happened`)}>
    <h2>${j(`What happened`)}</h2>
    ${e.length===0&&C`<p class="quiet">${j(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>C`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&C` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function tr(e,t,n){let r=A(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...nr(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(nr(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function nr(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return ir(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=rr(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function rr(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function ir(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const ar=e=>e?.kind===`seat_changed`;function or({kind:e,name:t},n){return e===`open`?j(`nobody`):e===`bot`?`${I({seat:n,kind:e,name:t})} (${j(`bot`)})`:t||j(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:de(e),deal:t,before:or(n,e),after:or(r,e)});function sr(e){let t=e;return{words:t.before.kind===`reserved`?j(`Seat {number} is no longer reserved for {before}.`,Q(t)):j(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function cr(e){return e.before.kind===`reserved`?j(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?j(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):j(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}function lr(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function ur({changes:e=[]}){return e.length?C`<section class="paper seat-changes" aria-label=${j(`Changes of seats`)}>
    <ul>${lr(e).map((e,t)=>C`<li key=${t}>${cr(e)}</li>`)}</ul>
  </section>`:null}const dr=e=>!!e?.options?.some(e=>!ln(e))&&!fr(e),fr=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),pr=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),mr=({tell:e})=>(t,n)=>ar(t)?sr(t):e(t,n);function hr(e,n=null){let r=A([]),i=A(null),a=A(``),o=A(``),s=A([]),c=tr(e=>re(e).steps,ae,D),l=A(0),u=Wn(e,x(),{onState:ee,onRefused:C,onWatching:e=>{l.value=e}},n),d={...u,send:E},f=/* @__PURE__ */ new Set,p=0,m=0,h=``,g=0,_=!1,v=[];function ee(e){ne(e.table.game).drawing.loaded.peek()?te(e):v.push(e)===1&&ie(e.table.game).then(y,()=>{w(j(`A part of this page could not be loaded. Load the page again.`))})}function y(){let e=v;v=[],_||e.forEach(te)}function te(e){t(ne(e.table.game).deck),Xn(e.table.clock),l.value=e.table.watching,b(e);let r=ve(e.table);r&&E(r),c.arrive(e),n!==null&&c.hurry()}function b(e){clearTimeout(m);for(let{action:t,lost:n}of on(e)){let r=()=>{f.add(u.send({type:`act`,seen:e.version,action:t}))};n?m=setTimeout(r,1e3):S(t)||r()}}function S({kind:e}){return[...u.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function C(e){pr.has(e.reason)&&(o.value=e.text),f.has(e.id)||pr.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),w(e.text,e.clause),clearTimeout(p),p=setTimeout(T,12e3))}function w(e,t=null){i.value={text:e,clause:t},n===null&&N(e)}function T(){clearTimeout(p),i.value=null}function E(e){return T(),u.send(e)}function ae(e,t){let n=re(t.table.game),i=e&&mr(n)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(r.value=[...r.peek(),O(i,a,me(e?.by,n.house))].slice(-200),N(i.spoken??i.words),i.sound&&qn(i.sound)),k(t,n)}function D(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=re(e.shown.table.game),r=e.seen&&mr(n)(e.seen,e.shown);return r?[O(r,t,me(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let O=({words:e,weight:t},n,r)=>({id:++g,words:e,weight:t,deal:n,by:r});function k({view:e,catchingUp:t},{prompt:n,asking:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&dr(e)?r(e):``;i&&i!==h&&(N(n(e)),qn(`turn`)),h=i}function oe(e){let t=c.shown.peek()?.version??0;d.send({type:`act`,seen:t,action:e,...n!==null&&{role:n}})}function M(){_=!0,c.close(),clearTimeout(m),T(),u.close()}return{lines:r,happened:s,watching:l,unplayable:a,turnedAway:o,refusal:i,forgive:T,shown:c.shown,hurry:c.hurry,link:d,act:oe,close:M}}function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return C`<${he} seat=${t} place=${i} turn=${u}
    clock=${u&&c?.seat===s&&C`<${Qn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&C`<${De} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${he}>`}function gr({game:e,view:t,shown:n,state:r,choosing:i,advising:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],l=_r(t),u=dr(t),d=Fn(t),f=le(e,t,i,r.act);return C`<div class=${d?`foot after`:`foot`}>
    ${s?C`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send} />`:C`<${tt} table=${o} over=${In(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&C`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?C`<${Ze} over=${In(t,e)} table=${o} send=${r.link.send} />`:C`<${je} mine=${u} waiting=${i.sending} prompt=${vr(e,t,n)}
        guided=${s!==null&&c.value.guide} guide=${u&&C`<${Ke}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${a.may&&C`<${jn} advising=${a} />`} />
        <${et} hear=${n=>rt(n,{game:e,view:t,choices:f,choosing:i},Ne)} />`}
    ${!d&&l.length>0&&C`<${qe} cards=${l} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} />`}
  </div>`}function _r(e){let t=e.hand??[],n=F({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:R(t)}),L(t,n.current.suits)}function vr(e,t,{table:n,gathering:r}){if(dr(t))return e.turnWords(t);if(r!==null)return j(`{name} takes the trick`,{name:I(n.seats[r])});let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,I(n.seats[i]))}function yr({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=Ln(i,n,e.firstNamed),o=Pn(r,i,a.sending);if(!i)return C`<${S} part=${Ge}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=e=>I(r.seats[e]),c=e=>fe(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Middle:d,Beside:f}=e;return C`
    <${u} view=${i} nameOf=${s} />
    <div class=${D(`scene`,`phase-${i.phase}`,Fn(i)&&`after`)}>
      ${l.map(r=>C`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${f&&C`<${f} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${br} game=${e} view=${i} table=${r} />
      ${!Fn(i)&&C`<${d} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} />`}
      ${o.open&&C`<${S} part=${An} props=${{advising:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${gr} game=${e} view=${i} shown=${t} state=${n} choosing=${a} advising=${o} />`}function br({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?C`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?C`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function xr({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>j(`{name}: {card}`,{name:n(e),card:p(t)})),a=D(`trick`,r!==null&&`gathers-${t(r)}`);return C`<div class=${a} role="group" aria-label=${j(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>C`<${h} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Sr({trick:e,bargain:t,nameOf:n}){let[r,i]=E(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return C`<div class="looking-back">
    ${r===`trick`&&e&&C`<${Cr} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&C`<${wr} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&C`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${j(`Talon`)}</button>`}
    ${e&&C`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${j(`Last trick`)}</button>`}
  </div>`}const Cr=({trick:e,nameOf:t})=>C`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>C`<span key=${n} class="laid-by">
    <${h} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${j(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,wr=({talon:e,discards:t})=>C`<dl class="paper shown-again">
  ${[{label:j(`Talon`),cards:e},{label:j(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&C`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${L(t,R(t)).map(e=>C`<${h}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Tr=({words:e,cards:t=[]})=>C`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?C`<span class="talon-cards">${t.map(e=>C`<${h} key=${e} card=${e} />`)}</span>`:C`<span class="talon-cards" aria-hidden="true"><${r} /><${r} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`;function Er({view:e,nameOf:t,standing:n,draw:r,children:i}){let a=e.calls??[],o=F(null);return P(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),C`<section class="paper ladder" aria-label=${j(`Auction`)}>
    <p class="standing">
      ${n??C`<span class="quiet">${j(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>C`<b key=${n}
        class=${D(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${j(`Calls`)}>
      ${e.active.map(e=>C`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&C`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Dr=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0,Or={deal_began:(e,t,n)=>({words:j(`Deal {number}; {name} deals`,{number:e.number,name:I(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t)=>({words:j(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t)=>({words:j(`{name}: {card}`,{name:t,card:O(e.card)}),spoken:j(`{name}: {card}`,{name:t,card:p(e.card)}),weight:`played`,sound:`card`}),trick_taken:(e,t)=>({words:j(`{name} takes the trick`,{name:t}),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:j(`The sitting was broken up`),weight:`heading`,sound:`settled`})},kr=e=>Pe({...Or,...e}),Ar=({state:e})=>C`<main class="start lost">
  <div class="paper slip">
    <h1>${j(`Everything is full just now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${j(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${j(`Try now`)}</button>
    <p><a href="/">${j(`To the start page`)}</a></p>
  </div>
</main>`,jr=({title:e,why:t,action:n,onAction:r})=>C`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Mr=()=>C`<${jr} title=${j(`Signed out`)}
  why=${j(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${j(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Nr=()=>C`<${jr} title=${j(`Connection ended`)}
  why=${j(`You ended this connection from another page.`)}
  action=${j(`Connect again`)} onAction=${()=>location.reload()} />`;function Pr(e){switch(e.link.connection.value){case`gone`:return C`<${M} why=${e.unplayable.value} />`;case`full`:return C`<${Ar} state=${e} />`;case`signed out`:return C`<${Mr} />`;case`ended`:return C`<${Nr} />`;default:return null}}export{Ue as $,hn as A,ut as B,wn as C,bn as D,vn as E,en as F,G,ct as H,Kt as I,Ze as J,tt as K,an as L,mn as M,un as N,_n as O,$t as P,We as Q,tn as R,Tn as S,xn as T,at as U,nt as V,st as W,Ke as X,qe as Y,Ge as Z,Bn as _,ke as _t,Tr as a,U as at,En as b,Ce as bt,br as c,Le as ct,dr as d,V as dt,He as et,hr as f,B as ft,Wn as g,De as gt,er as h,Ae as ht,Dr as i,W as it,pn as j,gn as k,yr as l,Fe as lt,ar as m,Ne as mt,kr as n,Be as nt,Sr as o,H as ot,ur as p,je as pt,et as q,Er as r,ze as rt,xr as s,Re as st,Pr as t,Ve as tt,$ as u,Pe as ut,Fn as v,we as vt,Sn as w,kn as x,he as xt,Dn as y,Ee as yt,q as z};