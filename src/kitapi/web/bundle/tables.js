import{B as e,Dt as t,Et as n,F as r,Ft as i,G as a,Gt as o,H as s,Ht as c,I as l,It as u,K as d,Kt as f,Lt as p,M as m,Mt as h,Ot as g,Pt as _,Rt as v,U as ee,Ut as y,V as te,Vt as b,Wt as x,Xt as S,Y as C,Zt as w,an as T,c as E,cn as D,dn as O,en as ne,fn as k,g as A,in as j,jt as M,l as re,ln as N,on as P,q as F,qt as I,r as ie,s as ae,sn as L,zt as oe}from"./main.js";import{S as se,_ as R,f as ce,g as le,h as z,m as B,o as ue,t as de,u as fe,v as pe,y as me}from"./shared.js";function he({seat:e,place:t,turn:n,glows:r,dealer:i,out:a,speech:o,role:s,tricks:c,result:l,marks:u,clock:d,children:f}){let p=T(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,a&&`out`);return P`<section class=${p} aria-label=${R(e)}>
    <p class="plate-name">
      <b>${R(e)}</b>
      ${i&&P`<span class="dealer" title=${I(`dealer`)}><span aria-hidden="true">${I(`D`)}</span><span
        class="unseen">${I(`dealer`)}</span></span>`}
      ${d}
    </p>
    <p class="plate-note">
      <${ge} seat=${e} />
      ${s&&P`<span class="role">${s}</span>`}
      ${u}
      ${typeof l==`number`&&P`<span class="figure result" title=${I(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${I(`result`)} </span>${x(l)}</span>`}
      ${typeof c==`number`&&P`<${_e} tricks=${c} />`}
    </p>
    ${n&&P`<span class="unseen">${I(`to act`)}</span>`}
    ${o&&P`<p class="speech">${o}</p>`}
    ${f}
  </section>`}function ge({seat:e}){return e.kind===`bot`?P`<span class=${T(`occupant`,e.getting_ready&&`preparing`)} title=${se(e)}>
      ${e.getting_ready?I(`bot, getting ready`):I(`bot`)}</span>`:e.kind===`person`&&!e.connected?P`<span class="occupant away">${I(`away`)}</span>`:null}function _e({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>P`<i key=${t} class="pile-back"></i>`);return P`<span class=${T(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${f(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const V=L(null);function ve(e){let t=V.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return V.value=null,null;if(n.dealt)return null;V.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function ye(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const be=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function xe({seat:e},{entry:t}){let n=t===`invitation`?ye(e):``;return n?{invitation:n}:{}}const Se=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ye(e)!==``;function Ce({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return P`<ul class="role-list requests" aria-label=${I(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>P`<li key=${e}>
      <b>${r||I(`a visitor`)}</b> <span>${I(`Seat {number}`,{number:me(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${I(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${I(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function we({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?P`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?I(`Let {name} propose again`,{name:R(e)}):I(`Mute {name}`,{name:R(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${I(`Remove {name}`,{name:R(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:P`<${Te} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${I(`New link to this seat`)}</button>`}function Te({seat:e,table:t}){let n=t.invitations?.[e];return n?P`<${le} label=${I(`Link to seat {number}`,{number:me(e)})}
      address=${be(t.id,e,n)} />`:P`<span class="quiet">${I(`Someone is invited.`)}</span>`}const Ee=({table:e})=>P`<p>${I(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>P`<${Te} key=${t} seat=${t} table=${e} />`)}`;function De({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[l,u]=k(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return P`${i&&P`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?I(`Let a bot play for {name}`,{name:R(e)}):I(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&P`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${I(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||Se(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?V.value={table:t.id,seat:e.seat,name:r,...xe(e,t)}:n({type:`sit`,seat:e.seat,name:r,...xe(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!ke(e,t))return null;let p=V.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?P`<p class="quiet" role="status">${I(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{V.value=null}}>
        ${I(`Do not wait`)}</button>`:e.seat===i?P`<button type="button" class="plain offer"
      onClick=${()=>f(c.value.name||I(`Guest`))}>${I(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?P`<p class="quiet" role="status">
      ${I(`You have asked for this seat: the host of the table decides.`)}</p>`:l?P`<${Ae} onName=${f} />`:P`<button type="button" class="plain offer"
    onClick=${()=>c.value.name?f(c.value.name):u(!0)}>
    ${Oe(e,d)}</button>`}function Oe(e,t){return t?e.dealt?I(`Sit down after this deal`):I(`Sit down here`):I(`Ask for this seat`)}const ke=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Ae({onName:e,label:t}){return P`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(b({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${I(`Your name`)} placeholder=${I(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??I(`Sit down`)}</button>
  </form>`}function je({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return P`<div class=${T(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?I(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&P`<div class="choices">${e.map((e,t)=>P`<${Me} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Me({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=k(!1);return l&&a?P`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${I(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${I(`No`)}</button>
    </span>`:P`<button type="button" class=${T(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&P`<${H} sign=${n} />`}</button>`}const H=({sign:e})=>c.value.keys?P`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ne({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const U=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Pe=e=>(t,n)=>{let r=typeof t.seat==`number`?R(n.table.seats[t.seat]):``,i=e[U(t)]?.(t,r,n)??null;return i?.quoted!==void 0&&W(t,n)?Fe(I(`You`),i.quoted):i},W=({seat:e},{table:{me:t}})=>t!==null&&e===t,Fe=(e,t)=>({words:I(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`}),Ie=y(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Le({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=k(0);return P`<${ae} label=${a??I(`Check the deal`)} spoken=${i}
    title=${I(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&P`<${F} key=${`${e} ${t} ${s}`} part=${Ie} props=${{table:e,deal:t,nameOf:n}} />`}
  </${ae}>`}function Re({title:e,deals:t,table:{id:n,seats:i},line:a,details:o}){let s=e=>R(i[e]);if(!t.length)return P`<p class="quiet">${I(`No deal has been written yet.`)}</p>`;let c=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return P`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>P`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${a(e)}</summary>
        ${o(e,c(t))}
        <div class="replay-links"><a class="plain replay-link" href=${r(n,e.number)}
          aria-label=${I(`Replay deal {number}`,{number:e.number})}>${I(`Replay the deal`)}</a>
        <${Le} table=${n} deal=${e.number} nameOf=${s}
          spoken=${I(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${I(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${I(`Save the record to a file`)}</a>
    </p>
  </section>`}function G(){let[e,t]=k(null);return[e,n=>t(n===e?null:n)]}const K=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>P`<button type="button"
  class=${T(`told-figure`,i)} aria-expanded=${n}
  aria-label=${I(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,q=({terms:e,words:t,total:n})=>P`<dl class="sum">
  ${e.map((e,t)=>P`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??x(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,ze=(e,t,n)=>e.map((e,r)=>({words:P`${I(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Be=({label:e,terms:t,result:n,children:r})=>P`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&P`<h4>${I(`Deal by deal`)}</h4>
      <${q} terms=${t} words=${I(`total`)} total=${x(n)} />`}
  </section>`,Ve=({label:e,start:t,terms:n,words:r,stands:i})=>P`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${q} terms=${[{words:I(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,He=({lines:e,RuleTap:t})=>P`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>P`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&P`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Ue(e){function t({clause:t}){let[n,r]=k(!1),i=e(t);return i?P`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${I(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&P`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>P`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function We({cards:e,label:t,rows:n=1}){let r=B(e,z(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return P`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&P`<div key=${t} class="open-row">${e.map(e=>P`<${g}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Ge=y(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ke({words:e,because:t,clauses:n=[]}){let[r,i]=k(!1);return!c.value.guide||!e?null:P`<div class="guide">
    <p>${e} ${t&&P`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${I(`Why?`)}</button>`}
      ${r&&P`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${I(`Hide tips`)}
      onClick=${()=>b({guide:!1})}>×</button>
  </div>`}function qe(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Ye(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return P`<div class="hand" role="group" aria-label=${e.label??I(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>P`<div key=${a} class="hand-row">
      ${r.map((r,o)=>P`<${Je} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Je({card:e,bend:n,stop:r,offered:i,picked:a,fresh:o=[],onChoose:s,onThrow:c}){let l=i?.has(e)??!1,u=a.includes(e),d=Xe(l&&c?()=>c(e):null),f=T(`card held`,i&&(l?`may`:`may-not`),u&&`picked`,o.includes(e)&&`fresh`),p=o.includes(e)?I(`{card}, from the talon`,{card:M(e)}):M(e);return P`<button type="button" class=${f} style=${{"--bend":n}} aria-label=${p} data-card=${e}
    tabindex=${r?0:-1}
    aria-pressed=${i?u:void 0} aria-disabled=${l?void 0:`true`}
    onClick=${()=>{l&&!d.moved()&&s(e)}} ...${d.listeners}>
    <${t} card=${e} />
    ${o.includes(e)&&P`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Ye({cards:e,offered:t,label:n,onChoose:r,onThrow:i},o){let s=O(null),[c,l]=k(0),u=O(!1),d=Math.min(c,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...s.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=ce(p(),t,e,o);return n?.focus(),n!==null};return a(e=>f||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),N(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:s,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Xe(e){let t=O(null),n=O(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Ze({over:e,table:t,send:n,children:r}){if(e)return P`<${Qe} table=${t} />`;if(t.me===null)return P`<p class="prompt">${I(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?P`<p class="prompt">${I(`Waiting for {names}`,{names:i.map(R).join(`, `)})}</p>`:P`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${I(`Next deal`)}<${H} sign="n" /></button>
  </div>`}function Qe({table:t}){return P`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=t.seats.map(e=>$e(e,t.me)),r=c.peek().name||I(`Guest`),{players:i,variant:a}=t.terms;m(e(await A({game:t.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${I(`Another sitting`)}</button>
    <a class="choice" href="/">${I(`To the start page`)}</a>
  </div>`}function $e(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function et({hear:e}){let[t,n]=k(null),[r,i]=k(!1),a=O(null),o=t!==null;return d(e=>(n(t=>(t??``)+e),i(!1),!0)),N(()=>{a.current?.focus(),a.current?.setSelectionRange(99,99)},[o]),o?P`<form class="typed-call paper" onSubmit=${r=>(r.preventDefault(),e(t)?n(null):(i(!0),j(I(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&n(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&n(null)}}>
    <input ref=${a} value=${t} aria-label=${I(`Type a bid or a card`)} aria-invalid=${r||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{n(e.target.value),i(!1)}} />
    <button class="plain">${I(`Say`)}</button>
    ${r&&P`<p>${I(`You can’t say that now.`)}</p>`}
  </form>`:null}function tt({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?P`<div class="watching kept">
      <span>${r.kind===`bot`?I(`A bot is playing for you.`):I(`Your seat is reserved for you.`)}</span>
      <${De} seat=${r} table=${e} send=${n} /></div>`:P`<p class="watching">${e.archive?I(`This table shows the record of a sitting: you can only look at it.`):I(`You are watching: you can’t see anyone’s cards.`)}</p>`}const nt=[`s`,`c`,`d`,`h`],J=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function rt(e,{game:t,view:n,choices:r,choosing:i},a){let o=J(e);return o?it(o,i)||t.typedName(o,i)||ct(J(t.typedCall(o,n)??o),r,a):!1}function it(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>at(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>J(M(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function at(e,t){let n=[...t??[]].filter(t=>ot(t).some(n=>e.startsWith(n)&&st(e.slice(n.length),p(t))));return n.length===1?n[0]??null:null}function ot(e){let t=i(e).toLowerCase();if(/\d/.test(t))return[t];if(t===`t`)return[`10`,`t`];let n=J(_(e));return[t,...Array.from(n,(e,t)=>n.slice(0,t+1))]}function st(e,t){let[n,...r]=e?nt.filter(t=>J(u(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===J(v(t))}function ct(e,t,n){let r=t.map(e=>({choice:e,words:J(lt(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const lt=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function ut({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=G(),c=n=>(t[n]??0)-(e[n]??0);return P`<table class="results">
    <caption class="unseen">${I(`Results`)}</caption>
    <thead><tr><th scope="col">${I(`Player`)}</th><th scope="col">${I(`this deal`)}</th><th
      scope="col">${I(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>P`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${K} label=${I(`{name}, this deal`,{name:n(l)})}
          figure=${x(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${K} label=${I(`{name}, total`,{name:n(l)})}
          figure=${x(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&P`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):P`<${dt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const dt=({before:e,result:t})=>P`<${q} words=${I(`total`)} total=${x(t)}
  terms=${[{words:I(`before the deal`),amount:e},{words:I(`this deal`),amount:t-e}]} />`;function ft(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const pt=`kitapi.shuffles`;let Y=[];function mt(){try{let e=JSON.parse(localStorage.getItem(pt)??`null`);return Array.isArray(e)?e:Y}catch{return Y}}function ht(e){Y=e.slice(-300);try{localStorage.setItem(pt,JSON.stringify(Y))}catch{}}function gt({table:e,context:t,algorithm:n,commitment:r},i){let a=mt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||ht(o<0?[...a,c]:a.with(o,c))}function _t(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=X(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);gt({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const vt=(e,t)=>gt(e,t),X=e=>mt().filter(t=>t.table===e),yt=(e,t)=>X(e).find(e=>e.pledge===t)?.value??``;function bt({table:e,view:t}){t?.shuffle&&_t(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:xt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(St({table:e,view:t},r));return n}function xt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=X(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||ft(i),l=ue(r,n,c);return vt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function St({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?yt(e.id,i):ft(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;vt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const Ct=({kind:e})=>e===`seal`||e===`nonce`;function wt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return I(`No cards have been dealt yet.`);let a=t=>R(e.table.seats[t]),o=i.options?.some(e=>!Ct(e))?`${r(i)}.`:``;return[t(i,a),Tt(i),Et(i,a),n(i,a),o].filter(Boolean).join(` `)}function Tt({hand:e=[]}){let t=B(e,z(e)).map(e=>M(e)).join(`, `);return t&&I(`Your hand: {cards}.`,{cards:t})}function Et({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return I(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>I(`{name}: {card}`,{name:n(e),card:M(t)})).join(`, `);return I(`On the table: {cards}.`,{cards:r})}const Dt=({table:e})=>P`<nav class="replays" aria-label=${I(`Replay the deals`)}>
  <h3>${I(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>P`<a key=${t} class="plain replay-link figure"
      href=${r(e.id,t)} aria-label=${I(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,Ot=({children:e})=>P`<details class="settle-now">
  <summary>${I(`If we settled up now`)}</summary>
  ${e}
</details>`;function kt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return P`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${I(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&P`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>P`<span key=${`${t.deal}-${r}`}
      class=${T(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function At({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=G();return P`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&P`<section class="how" aria-label=${e}>
      <${q} terms=${[{words:I(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${I(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&P`<p class="quiet">${i}</p>`}
    </section>`}`}function jt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=G(),a=e=>I(`{name}, this deal`,{name:t(e)});return P`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>P`<${K} key=${n} label=${a(n)}
      figure=${x(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${x(e)}</b></${K}>`)}</p>
    ${r&&P`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Mt=({label:e,figures:t,explain:n,inFigures:r=String})=>P`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>P`<li key=${i}>
      <${Nt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Nt}>
    </li>`)}</ol>
  </section>`,Nt=({written:e,inFigures:t,struckBy:n,children:r})=>P`<p class="figure">${e.deal>0&&P`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&P`<p class="quiet">${I(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Pt=({written:e,children:t})=>P`<p>${e.deal===0?I(`at the start`):I(`deal {number}`,{number:e.deal})}${t&&P`: ${t}`}</p>`;function Ft({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return P`<p class=${T(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${x(r)}</p>`}const It=y(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake));function Lt(e){let{table:t,deal:n,nameOf:i}=e,[a,o]=k(0),s=a===n;return P`<footer class="deal-end">
    ${s&&P`<${F} part=${It} props=${e} Failed=${C} />`}
    <div class="replay-links">
      ${!s&&P`<button type="button" class="plain replay-link"
        onClick=${()=>o(n)}>${I(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${l(t,n)}>${I(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${r(t,n)}>${I(`Replay`)}</a>
      <${Le} table=${t} deal=${n} nameOf=${i} label=${I(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Rt({cards:e,nameOf:t}){return P`<section class="all-cards">
    <h3>${I(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&P`<${zt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${zt} label=${I(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&P`<${zt} label=${I(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const zt=({label:e,cards:t})=>P`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${B(t,z(t)).map(e=>P`<${g} key=${e}
    card=${e} />`)}</dd>
</div>`;function Bt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=G();return P`<table class="results">
    <caption class="unseen">${I(`Settlement`)}</caption>
    <thead><tr><th scope="col">${I(`Player`)}</th><th scope="col">${I(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>P`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${K} label=${I(`{name}, total`,{name:t(s)})} figure=${x(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&P`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Vt=({words:e,figure:t})=>P`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Z=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Ht={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Z(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Z(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Z(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Ut={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Wt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Ht,deal_began:(e,t,n)=>r(n),...t},a={...Ut,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[U(t)]?.(r,t,n)}},span:e=>a[U(e)]??0,gathers:e=>U(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Gt=y(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),Kt=({adviceControls:{open:e,toggle:t}})=>P`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${I(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${I(`What is it worth?`)}</span><${H} sign="w" /></button>`,qt={moment:``,advice:null,making:!1,trouble:``};function Jt(e){let t=(e?.options??[]).filter(e=>!Ct(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Yt(e,t,n){let[r,i]=k(``),[a,s]=k(qt),[c,l]=k(0),u=!!e.advised&&e.me!==null&&!n&&Jt(t),d=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=u&&r===d;return D(()=>{if(!f||a.moment===d&&a.advice)return;let t=0,n=!0,r=e=>{n&&s({...qt,moment:d,...e})};return re(`/api/tables/${e.id}/advice?lang=${o()}`).then(e=>r({advice:e}),e=>{let i=e instanceof E&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||I(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>l(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,c]),{may:u,open:f,toggle:()=>i(f?``:d),state:a.moment===d?a:qt,again:()=>l(c+1)}}const Q=e=>!!(e.outcome??e.broken_up),Xt=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Zt=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Qt({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,o]=k(-1),s=i===t.number;return a(e=>e!==`Escape`||!s?!1:(o(-1),!0)),Zt(t)?P`<button type="button" class="strip-auction" aria-expanded=${s} aria-keyshortcuts="a"
      onClick=${()=>o(s?-1:t.number)}>${I(`Auction`)}</button>
    ${s&&P`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}function $t(e,t,n){let[r,i]=k([]),[a,o]=k(null),s=e?.options??[],l=s.find(e=>e.kind===`subset`),u=s.filter(e=>e.kind===`form`),d=s.flatMap(e=>`card`in e?[String(e.card)]:[]),f=e?`${e.number} ${e.phase} ${e.hand?.length??0} ${s.length>0}`:``;N(()=>{i([]),o(n(s))},[f]);let p=t.link.unanswered.value.size>0,m=p?null:en(l,d),h=e=>{i([]),t.act({kind:`play_card`,card:e})};function g(e){return l?i(t=>tn(t,e,l.size)):c.peek().oneTap||r.includes(e)?h(e):i([e])}return{picked:r,named:a,setNamed:o,options:s,subset:l,forms:u,form:u[0],playable:d,offered:m,sending:p,choose:g,act:t.act,throwCard:l?null:h}}function en(e,t){return e?new Set(e.of):t.length?new Set(t):null}function tn(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const nn=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],rn=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),an=()=>ft(16);function on(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function sn(e,t,n,r=null,i=te){let a=L(`connecting`),o=L(/* @__PURE__ */ new Map),c=L(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,g=0,_=0,v=0,y=!1,b=!1;function x(){i.cancel(v),b=!1,m=null,p=i.now();let n=new WebSocket(on(e,t,r));l=n,u=s(i,f*Math.min(2**g,4),{onLost:w,onLate:N}),n.onmessage=e=>{l===n&&T(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=rn.get(e)??a.peek(),l===n&&(l=null,S(e===4429))}}function S(e){C(),y||j()||(a.value=e?`full`:`waiting`,v=i.after(x,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function C(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function w(e){return e===`opening`?(g+=1,S(!1)):(e===`answer`&&(_+=1),C(),a.value=`waiting`,x())}function T(e){return u?.heard(),e.type===`state`?E(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(ee(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,D()):e.id?O(e):e.type===`refused`?ne(e):void 0}function E(e){if(a.value=`open`,d=400,g=0,o.peek().size||(_=0),b||u?.opened(),n.onState(e),!b)for(let[e,t]of o.peek())A(e,t);b=!0}function D(){m&&u?.expect({...m,answer:m.answer*Math.min(2**_,8)})}function O(e){let t=e.id,n=u?.answered(t)??null;if(_&&(_=0,D()),h.delete(t))c.value=n;else return k(t),e.type===`refused`?ne(e):void 0}function ne(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function k(e){let t=new Map(o.peek());t.delete(e),o.value=t}function A(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let j=()=>[...rn.values()].includes(a.peek()),M=()=>b&&l?.readyState===WebSocket.OPEN;function re(e){let t=an();return o.value=new Map(o.peek()).set(t,{...e,id:t}),M()&&A(t,{...e,id:t}),t}function N(){if(!M()||!u?.isWatching())return;let e=an();h.add(e),A(e,{type:`probe`,id:e})}function P(){y||document.hidden||j()||(M()?N():(!l||i.now()-p>=1e3)&&(d=400,C(),x()))}function F(){y=!0,i.cancel(v),removeEventListener(`online`,P),document.removeEventListener(`visibilitychange`,P),C()}return addEventListener(`online`,P),document.addEventListener(`visibilitychange`,P),x(),{connection:a,unanswered:o,roundTrip:c,send:re,probe:N,hurry:P,close:F}}const cn={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let ln=null;function un(e){if(!c.peek().sound)return;ln??=new AudioContext;let t=ln.currentTime;for(let n of cn[e])dn(ln,n,t),t+=n.seconds}function dn(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const fn=/* @__PURE__ */ new WeakMap;function pn(e){e&&fn.set(e,performance.now())}function mn(e){let t=performance.now()-(fn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function hn({clock:e,mine:t}){let n=gn(e),r=O(!1),i=n<=10&&n>0;return D(()=>{t&&i&&!r.current&&j(f(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),P`<span class=${T(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${f(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function gn(e){let[t,n]=k(()=>mn(e));return D(()=>{let t=()=>n(mn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function _n({lines:e}){return P`<section class="log" tabindex="-1" aria-label=${I(`What happened`)}>
    <h2>${I(`What happened`)}</h2>
    ${e.length===0&&P`<p class="quiet">${I(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>P`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&P` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function vn(e,t,n){let r=L(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...yn(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(yn(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function yn(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return xn(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=bn(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function bn(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function xn(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const Sn=e=>e?.kind===`seat_changed`;function Cn({kind:e,name:t},n){return e===`open`?I(`nobody`):e===`bot`?`${R({seat:n,kind:e,name:t})} (${I(`bot`)})`:t||I(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:me(e),deal:t,before:Cn(n,e),after:Cn(r,e)});function wn(e){let t=e;return{words:t.before.kind===`reserved`?I(`Seat {number} is no longer reserved for {before}.`,$(t)):I(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function Tn(e){return e.before.kind===`reserved`?I(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?I(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):I(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function En(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function Dn({changes:e=[]}){return e.length?P`<section class="paper seat-changes" aria-label=${I(`Changes of seats`)}>
    <ul>${En(e).map((e,t)=>P`<li key=${t}>${Tn(e)}</li>`)}</ul>
  </section>`:null}const On=e=>!!e?.options?.some(e=>!Ct(e))&&!kn(e),kn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),An=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),jn=({narrate:e})=>(t,n)=>Sn(t)?wn(t):e(t,n);function Mn(e,t=null){let n=L([]),r=L(null),i=L(``),a=L(``),s=L([]),c=vn(e=>w(e).steps,O,k),l=L(0),u=sn(e,o(),{onState:ee,onRefused:C,onWatching:e=>{l.value=e}},t),d={...u,send:D},f=/* @__PURE__ */ new Set,p=0,m=0,h=``,g=0,_=!1,v=[];function ee(e){S(e.table.game).drawing.loaded.peek()?te(e):v.push(e)===1&&ne(e.table.game).then(y,()=>{T(I(`A part of this page could not be loaded. Load the page again.`))})}function y(){let e=v;v=[],_||e.forEach(te)}function te(e){oe(S(e.table.game).deck),pn(e.table.clock),l.value=e.table.watching,b(e);let n=ve(e.table);n&&D(n),c.arrive(e),t!==null&&c.hurry()}function b(e){clearTimeout(m);for(let{action:t,lost:n}of bt(e)){let r=()=>{f.add(u.send({type:`act`,seen:e.version,action:t}))};n?m=setTimeout(r,1e3):x(t)||r()}}function x({kind:e}){return[...u.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function C(e){An.has(e.reason)&&(a.value=e.text),f.has(e.id)||An.has(e.reason)||(e.reason===`not_playable`&&(i.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),T(e.text,e.clause),clearTimeout(p),p=setTimeout(E,12e3))}function T(e,n=null){r.value={text:e,clause:n},t===null&&j(e)}function E(){clearTimeout(p),r.value=null}function D(e){return E(),u.send(e)}function O(e,t){let r=w(t.table.game),i=e&&jn(r)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(n.value=[...n.peek(),A(i,a,de(e?.by,r.house))].slice(-200),j(i.spoken??i.words),i.sound&&un(i.sound)),M(t,r)}function k(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=w(e.shown.table.game),r=e.seen&&jn(n)(e.seen,e.shown);return r?[A(r,t,de(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let A=({words:e,weight:t},n,r)=>({id:++g,words:e,weight:t,deal:n,by:r});function M({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&On(e)?r(e):``;i&&i!==h&&(j(n(e)),un(`turn`)),h=i}function re(e){let n=c.shown.peek()?.version??0;d.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function N(){_=!0,c.close(),clearTimeout(m),E(),u.close()}return{lines:n,happened:s,watching:l,unplayable:i,turnedAway:a,refusal:r,forgive:E,shown:c.shown,hurry:c.hurry,link:d,act:re,close:N}}function Nn({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return P`<${he} seat=${t} place=${i} turn=${u}
    clock=${u&&c?.seat===s&&P`<${hn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&P`<${De} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${he}>`}const Pn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?I(`Deal {number}; you deal`,{number:e.number}):I(`Deal {number}; {name} deals`,{number:e.number,name:R(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t,n)=>({words:W(e,n)?I(`You have discarded`):I(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=W(e,n)?I(`You`):t;return{words:I(`{name}: {card}`,{name:r,card:h(e.card)}),spoken:I(`{name}: {card}`,{name:r,card:M(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Fn(t,W(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:I(`The game was ended`),weight:`heading`,sound:`settled`})},Fn=(e,t)=>t?I(`You take the trick`):I(`{name} takes the trick`,{name:e}),In=e=>Pe({...Pn,...e});function Ln({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],l=Rn(t),u=On(t),d=Q(t),f=fe(e,t,i,r.act);return P`<div class=${d?`foot after`:`foot`}>
    ${s?P`<${Nn} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send} />`:P`<${tt} table=${o} over=${Xt(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&P`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?P`<${Ze} over=${Xt(t,e)} table=${o} send=${r.link.send} />`:P`<${je} mine=${u} waiting=${i.sending} prompt=${zn(e,t,n)}
        guided=${s!==null&&c.value.guide} guide=${u&&P`<${Ke}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${a.may&&P`<${Kt} adviceControls=${a} />`} />
        <${et} hear=${n=>rt(n,{game:e,view:t,choices:f,choosing:i},Ne)} />`}
    ${!d&&l.length>0&&P`<${qe} cards=${l} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} />`}
  </div>`}function Rn(e){let t=e.hand??[],n=O({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:z(t)}),B(t,n.current.suits)}function zn(e,t,{table:n,gathering:r}){if(On(t))return e.turnWords(t);if(r!==null)return Fn(R(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,R(n.seats[i]))}function Bn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=$t(i,n,e.firstNamed),o=Yt(r,i,a.sending);if(!i)return P`<${F} part=${Ge}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=e=>R(r.seats[e]),c=e=>pe(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return P`
    <${u} view=${i} nameOf=${s}><${Qt} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${T(`scene`,`phase-${i.phase}`,Q(i)&&`after`)}>
      ${l.map(r=>P`<${Nn} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&P`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${Nn}>`)}
      <${Vn} game=${e} view=${i} table=${r} />
      ${!Q(i)&&P`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} />`}
      ${o.open&&P`<${F} part=${Gt} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Ln} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Vn({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?P`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?P`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Hn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=O(null);return D(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),P`<section class="paper ladder" aria-label=${I(`Auction`)}>
    <p class="standing">
      ${n??P`<span class="quiet">${I(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>P`<b key=${n}
        class=${T(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${I(`Calls`)}>
      ${e.active.map(e=>P`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&P`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Un=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Wn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>I(`{name}: {card}`,{name:n(e),card:M(t)})),a=T(`trick`,r!==null&&`gathers-${t(r)}`);return P`<div class=${a} role="group" aria-label=${I(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>P`<${g} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Gn({trick:e,bargain:t,nameOf:n}){let[r,i]=k(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return P`<div class="looking-back">
    ${r===`trick`&&e&&P`<${Kn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&P`<${qn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&P`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${I(`Talon`)}</button>`}
    ${e&&P`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${I(`Last trick`)}</button>`}
  </div>`}const Kn=({trick:e,nameOf:t})=>P`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>P`<span key=${n} class="laid-by">
    <${g} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${I(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,qn=({talon:e,discards:t})=>P`<dl class="paper shown-again">
  ${[{label:I(`Talon`),cards:e},{label:I(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&P`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${B(t,z(t)).map(e=>P`<${g}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Jn=({words:e,cards:t=[]})=>P`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?P`<span class="talon-cards">${t.map(e=>P`<${g} key=${e} card=${e} />`)}</span>`:P`<span class="talon-cards" aria-hidden="true"><${n} /><${n} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,Yn=({state:e})=>P`<main class="start lost">
  <div class="paper slip">
    <h1>${I(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${I(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${I(`Try now`)}</button>
    <p><a href="/">${I(`To the start page`)}</a></p>
  </div>
</main>`,Xn=({title:e,why:t,action:n,onAction:r})=>P`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Zn=()=>P`<${Xn} title=${I(`Signed out`)}
  why=${I(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${I(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Qn=()=>P`<${Xn} title=${I(`Connection ended`)}
  why=${I(`You ended this connection from another page.`)}
  action=${I(`Connect again`)} onAction=${()=>location.reload()} />`;function $n(e){switch(e.link.connection.value){case`gone`:return P`<${ie} why=${e.unplayable.value} />`;case`full`:return P`<${Yn} state=${e} />`;case`signed out`:return P`<${Zn} />`;case`ended`:return P`<${Qn} />`;default:return null}}export{K as $,kt as A,ct as B,Rt as C,Pt as D,Mt as E,ut as F,Ke as G,et as H,nt as I,Ue as J,Ge as K,at as L,Ot as M,wt as N,jt as O,X as P,ze as Q,st as R,Bt as S,Ft as T,Ze as U,tt as V,qe as W,Ve as X,He as Y,Be as Z,Q as _,he as _t,Hn as a,Pe as at,Wt as b,Bn as c,H as ct,Mn as d,Ae as dt,q as et,Dn as f,De as ft,nn as g,Ce as gt,sn as h,Ee as ht,Wn as i,W as it,Dt as j,At as k,In as l,je as lt,_n as m,we as mt,Jn as n,Re as nt,Un as o,Fe as ot,Sn as p,ke as pt,We as q,Gn as r,Le as rt,Vn as s,U as st,$n as t,G as tt,Nn as u,Ne as ut,Ht as v,Lt as w,Vt as x,Z as y,J as z};