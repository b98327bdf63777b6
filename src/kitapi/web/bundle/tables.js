import{B as e,Dt as t,Et as n,F as r,Ft as i,G as a,Gt as o,H as s,Ht as c,I as l,It as u,K as d,Kt as f,Lt as p,M as m,Mt as h,Ot as g,Pt as _,Rt as v,U as ee,Ut as y,V as te,Vt as b,Wt as x,Xt as ne,Zt as S,an as C,c as w,cn as T,dn as E,en as re,g as D,in as O,jt as k,l as A,on as j,q as M,qt as N,r as P,rn as F,s as ie,sn as I,un as L,zt as ae}from"./main.js";import{S as oe,_ as R,f as se,g as ce,h as z,m as B,o as le,t as ue,u as de,v as fe,y as pe}from"./shared.js";function me({seat:e,place:t,turn:n,glows:r,dealer:i,out:a,speech:o,role:s,tricks:c,result:l,marks:u,clock:d,children:f}){let p=O(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,a&&`out`);return C`<section class=${p} aria-label=${R(e)}>
    <p class="plate-name">
      <b>${R(e)}</b>
      ${i&&C`<span class="dealer" title=${N(`dealer`)}><span aria-hidden="true">${N(`D`)}</span><span
        class="unseen">${N(`dealer`)}</span></span>`}
      ${d}
    </p>
    <p class="plate-note">
      <${he} seat=${e} />
      ${s&&C`<span class="role">${s}</span>`}
      ${u}
      ${typeof l==`number`&&C`<span class="figure result" title=${N(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${N(`result`)} </span>${x(l)}</span>`}
      ${typeof c==`number`&&C`<${ge} tricks=${c} />`}
    </p>
    ${n&&C`<span class="unseen">${N(`to act`)}</span>`}
    ${o&&C`<p class="speech">${o}</p>`}
    ${f}
  </section>`}function he({seat:e}){return e.kind===`bot`?C`<span class=${O(`occupant`,e.getting_ready&&`preparing`)} title=${oe(e)}>
      ${e.getting_ready?N(`bot, getting ready`):N(`bot`)}</span>`:e.kind===`person`&&!e.connected?C`<span class="occupant away">${N(`away`)}</span>`:null}function ge({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>C`<i key=${t} class="pile-back"></i>`);return C`<span class=${O(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${f(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const V=j(null);function _e(e){let t=V.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return V.value=null,null;if(n.dealt)return null;V.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function ve(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const ye=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function be({seat:e},{entry:t}){let n=t===`invitation`?ve(e):``;return n?{invitation:n}:{}}const xe=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ve(e)!==``;function Se({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return C`<ul class="role-list requests" aria-label=${N(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>C`<li key=${e}>
      <b>${r||N(`a visitor`)}</b> <span>${N(`Seat {number}`,{number:pe(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${N(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${N(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Ce({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?C`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?N(`Let {name} propose again`,{name:R(e)}):N(`Mute {name}`,{name:R(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${N(`Remove {name}`,{name:R(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:C`<${we} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${N(`New link to this seat`)}</button>`}function we({seat:e,table:t}){let n=t.invitations?.[e];return n?C`<${ce} label=${N(`Link to seat {number}`,{number:pe(e)})}
      address=${ye(t.id,e,n)} />`:C`<span class="quiet">${N(`Someone is invited.`)}</span>`}const Te=({table:e})=>C`<p>${N(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>C`<${we} key=${t} seat=${t} table=${e} />`)}`;function Ee({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[l,u]=E(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return C`${i&&C`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?N(`Let a bot play for {name}`,{name:R(e)}):N(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&C`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${N(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||xe(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?V.value={table:t.id,seat:e.seat,name:r,...be(e,t)}:n({type:`sit`,seat:e.seat,name:r,...be(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!Oe(e,t))return null;let p=V.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?C`<p class="quiet" role="status">${N(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{V.value=null}}>
        ${N(`Do not wait`)}</button>`:e.seat===i?C`<button type="button" class="plain offer"
      onClick=${()=>f(c.value.name||N(`Guest`))}>${N(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?C`<p class="quiet" role="status">
      ${N(`You have asked for this seat: the host of the table decides.`)}</p>`:l?C`<${ke} onName=${f} />`:C`<button type="button" class="plain offer"
    onClick=${()=>c.value.name?f(c.value.name):u(!0)}>
    ${De(e,d)}</button>`}function De(e,t){return t?e.dealt?N(`Sit down after this deal`):N(`Sit down here`):N(`Ask for this seat`)}const Oe=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function ke({onName:e,label:t}){return C`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(b({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${N(`Your name`)} placeholder=${N(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??N(`Sit down`)}</button>
  </form>`}function Ae({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return C`<div class=${O(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?N(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&C`<div class="choices">${e.map((e,t)=>C`<${je} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function je({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=E(!1);return l&&a?C`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${N(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${N(`No`)}</button>
    </span>`:C`<button type="button" class=${O(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&C`<${H} sign=${n} />`}</button>`}const H=({sign:e})=>c.value.keys?C`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Me({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const U=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Ne=e=>(t,n)=>{let r=typeof t.seat==`number`?R(n.table.seats[t.seat]):``;return e[U(t)]?.(t,r,n)??null},Pe=(e,t)=>({words:N(`{name}: {words}`,{name:e,words:t}),weight:`said`}),Fe=y(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Ie({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=E(0);return C`<${ie} label=${a??N(`Check the deal`)} spoken=${i}
    title=${N(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&C`<${M} key=${`${e} ${t} ${s}`} part=${Fe} props=${{table:e,deal:t,nameOf:n}} />`}
  </${ie}>`}function Le({title:e,deals:t,table:{id:n,seats:i},line:a,details:o}){let s=e=>R(i[e]);if(!t.length)return C`<p class="quiet">${N(`No deal has been written yet.`)}</p>`;let c=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return C`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>C`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${a(e)}</summary>
        ${o(e,c(t))}
        <div class="replay-links"><a class="plain replay-link" href=${r(n,e.number)}
          aria-label=${N(`Replay deal {number}`,{number:e.number})}>${N(`Replay the deal`)}</a>
        <${Ie} table=${n} deal=${e.number} nameOf=${s}
          spoken=${N(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${N(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${N(`Save the record to a file`)}</a>
    </p>
  </section>`}function W(){let[e,t]=E(null);return[e,n=>t(n===e?null:n)]}const G=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>C`<button type="button"
  class=${O(`told-figure`,i)} aria-expanded=${n}
  aria-label=${N(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,K=({terms:e,words:t,total:n})=>C`<dl class="sum">
  ${e.map((e,t)=>C`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??x(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Re=(e,t,n)=>e.map((e,r)=>({words:C`${N(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),ze=({label:e,terms:t,result:n,children:r})=>C`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&C`<h4>${N(`Deal by deal`)}</h4>
      <${K} terms=${t} words=${N(`total`)} total=${x(n)} />`}
  </section>`,Be=({label:e,start:t,terms:n,words:r,stands:i})=>C`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${K} terms=${[{words:N(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,Ve=({lines:e,RuleTap:t})=>C`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>C`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&C`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function He(e){function t({clause:t}){let[n,r]=E(!1),i=e(t);return i?C`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${N(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&C`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>C`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Ue({cards:e,label:t,rows:n=1}){let r=B(e,z(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return C`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&C`<div key=${t} class="open-row">${e.map(e=>C`<${g}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const We=y(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ge({words:e,because:t,clauses:n=[]}){let[r,i]=E(!1);return!c.value.guide||!e?null:C`<div class="guide">
    <p>${e} ${t&&C`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${N(`Why?`)}</button>`}
      ${r&&C`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${N(`Hide tips`)}
      onClick=${()=>b({guide:!1})}>×</button>
  </div>`}function Ke(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Je(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return C`<div class="hand" role="group" aria-label=${e.label??N(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>C`<div key=${a} class="hand-row">
      ${r.map((r,o)=>C`<${qe} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function qe({card:e,bend:n,stop:r,offered:i,picked:a,fresh:o=[],onChoose:s,onThrow:c}){let l=i?.has(e)??!1,u=a.includes(e),d=Ye(l&&c?()=>c(e):null),f=O(`card held`,i&&(l?`may`:`may-not`),u&&`picked`,o.includes(e)&&`fresh`),p=o.includes(e)?N(`{card}, from the talon`,{card:k(e)}):k(e);return C`<button type="button" class=${f} style=${{"--bend":n}} aria-label=${p} data-card=${e}
    tabindex=${r?0:-1}
    aria-pressed=${i?u:void 0} aria-disabled=${l?void 0:`true`}
    onClick=${()=>{l&&!d.moved()&&s(e)}} ...${d.listeners}>
    <${t} card=${e} />
    ${o.includes(e)&&C`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Je({cards:e,offered:t,label:n,onChoose:r,onThrow:i},o){let s=L(null),[c,l]=E(0),u=L(!1),d=Math.min(c,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...s.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=se(p(),t,e,o);return n?.focus(),n!==null};return a(e=>f||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),T(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:s,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Ye(e){let t=L(null),n=L(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Xe({over:e,table:t,send:n,children:r}){if(e)return C`<${Ze} table=${t} />`;if(t.me===null)return C`<p class="prompt">${N(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?C`<p class="prompt">${N(`Waiting for {names}`,{names:i.map(R).join(`, `)})}</p>`:C`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${N(`Next deal`)}<${H} sign="n" /></button>
  </div>`}function Ze({table:t}){return C`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=t.seats.map(e=>Qe(e,t.me)),r=c.peek().name||N(`Guest`),{players:i,variant:a}=t.terms;m(e(await D({game:t.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${N(`Another sitting`)}</button>
    <a class="choice" href="/">${N(`To the start page`)}</a>
  </div>`}function Qe(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function $e({hear:e}){let[t,n]=E(null),[r,i]=E(!1),a=L(null),o=t!==null;return d(e=>(n(t=>(t??``)+e),i(!1),!0)),T(()=>{a.current?.focus(),a.current?.setSelectionRange(99,99)},[o]),o?C`<form class="typed-call paper" onSubmit=${r=>(r.preventDefault(),e(t)?n(null):(i(!0),F(N(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&n(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&n(null)}}>
    <input ref=${a} value=${t} aria-label=${N(`Type a bid or a card`)} aria-invalid=${r||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{n(e.target.value),i(!1)}} />
    <button class="plain">${N(`Say`)}</button>
    ${r&&C`<p>${N(`You can’t say that now.`)}</p>`}
  </form>`:null}function et({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?C`<div class="watching kept">
      <span>${r.kind===`bot`?N(`A bot is playing for you.`):N(`Your seat is reserved for you.`)}</span>
      <${Ee} seat=${r} table=${e} send=${n} /></div>`:C`<p class="watching">${e.archive?N(`This table shows the record of a sitting: you can only look at it.`):N(`You are watching: you can’t see anyone’s cards.`)}</p>`}const tt=[`s`,`c`,`d`,`h`],q=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function nt(e,{game:t,view:n,choices:r,choosing:i},a){let o=q(e);return o?rt(o,i)||t.typedName(o,i)||st(q(t.typedCall(o,n)??o),r,a):!1}function rt(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>it(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>q(k(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function it(e,t){let n=[...t??[]].filter(t=>at(t).some(n=>e.startsWith(n)&&ot(e.slice(n.length),p(t))));return n.length===1?n[0]??null:null}function at(e){let t=i(e).toLowerCase();if(/\d/.test(t))return[t];if(t===`t`)return[`10`,`t`];let n=q(_(e));return[t,...Array.from(n,(e,t)=>n.slice(0,t+1))]}function ot(e,t){let[n,...r]=e?tt.filter(t=>q(u(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===q(v(t))}function st(e,t,n){let r=t.map(e=>({choice:e,words:q(ct(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const ct=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function lt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=W(),c=n=>(t[n]??0)-(e[n]??0);return C`<table class="results">
    <caption class="unseen">${N(`Results`)}</caption>
    <thead><tr><th scope="col">${N(`Player`)}</th><th scope="col">${N(`this deal`)}</th><th
      scope="col">${N(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>C`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${G} label=${N(`{name}, this deal`,{name:n(l)})}
          figure=${x(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${G} label=${N(`{name}, total`,{name:n(l)})}
          figure=${x(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&C`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):C`<${ut} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const ut=({before:e,result:t})=>C`<${K} words=${N(`total`)} total=${x(t)}
  terms=${[{words:N(`before the deal`),amount:e},{words:N(`this deal`),amount:t-e}]} />`;function dt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const ft=`kitapi.shuffles`;let J=[];function pt(){try{let e=JSON.parse(localStorage.getItem(ft)??`null`);return Array.isArray(e)?e:J}catch{return J}}function mt(e){J=e.slice(-300);try{localStorage.setItem(ft,JSON.stringify(J))}catch{}}function ht({table:e,context:t,algorithm:n,commitment:r},i){let a=pt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||mt(o<0?[...a,c]:a.with(o,c))}function gt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Y(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);ht({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const _t=(e,t)=>ht(e,t),Y=e=>pt().filter(t=>t.table===e),vt=(e,t)=>Y(e).find(e=>e.pledge===t)?.value??``;function yt({table:e,view:t}){t?.shuffle&&gt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:bt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(xt({table:e,view:t},r));return n}function bt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Y(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||dt(i),l=le(r,n,c);return _t({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function xt({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?vt(e.id,i):dt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;_t({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const St=({kind:e})=>e===`seal`||e===`nonce`;function Ct(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return N(`No cards have been dealt yet.`);let a=t=>R(e.table.seats[t]),o=i.options?.some(e=>!St(e))?`${r(i)}.`:``;return[t(i,a),wt(i),Tt(i,a),n(i,a),o].filter(Boolean).join(` `)}function wt({hand:e=[]}){let t=B(e,z(e)).map(e=>k(e)).join(`, `);return t&&N(`Your hand: {cards}.`,{cards:t})}function Tt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return N(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>N(`{name}: {card}`,{name:n(e),card:k(t)})).join(`, `);return N(`On the table: {cards}.`,{cards:r})}const Et=({table:e})=>C`<nav class="replays" aria-label=${N(`Replay the deals`)}>
  <h3>${N(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>C`<a key=${t} class="plain replay-link figure"
      href=${r(e.id,t)} aria-label=${N(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,Dt=({children:e})=>C`<details class="settle-now">
  <summary>${N(`If we settled up now`)}</summary>
  ${e}
</details>`;function Ot({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return C`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${N(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&C`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>C`<span key=${`${t.deal}-${r}`}
      class=${O(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function kt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=W();return C`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&C`<section class="how" aria-label=${e}>
      <${K} terms=${[{words:N(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${N(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&C`<p class="quiet">${i}</p>`}
    </section>`}`}function At({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=W(),a=e=>N(`{name}, this deal`,{name:t(e)});return C`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>C`<${G} key=${n} label=${a(n)}
      figure=${x(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${x(e)}</b></${G}>`)}</p>
    ${r&&C`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const jt=({label:e,figures:t,explain:n,inFigures:r=String})=>C`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>C`<li key=${i}>
      <${Mt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Mt}>
    </li>`)}</ol>
  </section>`,Mt=({written:e,inFigures:t,struckBy:n,children:r})=>C`<p class="figure">${e.deal>0&&C`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&C`<p class="quiet">${N(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Nt=({written:e,children:t})=>C`<p>${e.deal===0?N(`at the start`):N(`deal {number}`,{number:e.deal})}${t&&C`: ${t}`}</p>`,Pt=({table:e,deal:t,nameOf:n})=>C`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${r(e,t)}>${N(`Replay the deal`)}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${l(e,t)}>${N(`Review the deal`)}</a>
  <${Ie} table=${e} deal=${t} nameOf=${n} shortcut="c" />
</div>`;function Ft({cards:e,nameOf:t}){return C`<section class="all-cards">
    <h3>${N(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&C`<${It} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${It} label=${N(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&C`<${It} label=${N(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const It=({label:e,cards:t})=>C`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${B(t,z(t)).map(e=>C`<${g} key=${e}
    card=${e} />`)}</dd>
</div>`;function Lt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=W();return C`<table class="results">
    <caption class="unseen">${N(`Settlement`)}</caption>
    <thead><tr><th scope="col">${N(`Player`)}</th><th scope="col">${N(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>C`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${G} label=${N(`{name}, total`,{name:t(s)})} figure=${x(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&C`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Rt=({words:e,figure:t})=>C`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,X=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),zt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:X(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:X(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:X(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Bt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Vt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...zt,deal_began:(e,t,n)=>r(n),...t},a={...Bt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[U(t)]?.(r,t,n)}},span:e=>a[U(e)]??0,gathers:e=>U(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Ht=y(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),Ut=({adviceControls:{open:e,toggle:t}})=>C`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${N(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${N(`What is it worth?`)}</span><${H} sign="w" /></button>`,Wt={moment:``,advice:null,making:!1,trouble:``};function Gt(e){let t=(e?.options??[]).filter(e=>!St(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Kt(e,t,n){let[r,i]=E(``),[a,s]=E(Wt),[c,l]=E(0),u=!!e.advised&&e.me!==null&&!n&&Gt(t),d=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=u&&r===d;return I(()=>{if(!f||a.moment===d&&a.advice)return;let t=0,n=!0,r=e=>{n&&s({...Wt,moment:d,...e})};return A(`/api/tables/${e.id}/advice?lang=${o()}`).then(e=>r({advice:e}),e=>{let i=e instanceof w&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||N(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>l(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,c]),{may:u,open:f,toggle:()=>i(f?``:d),state:a.moment===d?a:Wt,again:()=>l(c+1)}}const Z=e=>!!(e.outcome??e.broken_up),qt=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome));function Jt(e,t,n){let[r,i]=E([]),[a,o]=E(null),s=e?.options??[],l=s.find(e=>e.kind===`subset`),u=s.filter(e=>e.kind===`form`),d=s.flatMap(e=>`card`in e?[String(e.card)]:[]),f=e?`${e.number} ${e.phase} ${e.hand?.length??0} ${s.length>0}`:``;T(()=>{i([]),o(n(s))},[f]);let p=t.link.unanswered.value.size>0,m=p?null:Yt(l,d),h=e=>{i([]),t.act({kind:`play_card`,card:e})};function g(e){return l?i(t=>Xt(t,e,l.size)):c.peek().oneTap||r.includes(e)?h(e):i([e])}return{picked:r,named:a,setNamed:o,options:s,subset:l,forms:u,form:u[0],playable:d,offered:m,sending:p,choose:g,act:t.act,throwCard:l?null:h}}function Yt(e,t){return e?new Set(e.of):t.length?new Set(t):null}function Xt(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const Zt=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],Qt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),$t=()=>dt(16);function en(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function tn(e,t,n,r=null,i=te){let a=j(`connecting`),o=j(/* @__PURE__ */ new Map),c=j(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,g=0,_=0,v=0,y=!1,b=!1;function x(){i.cancel(v),b=!1,m=null,p=i.now();let n=new WebSocket(en(e,t,r));l=n,u=s(i,f*Math.min(2**g,4),{onLost:C,onLate:P}),n.onmessage=e=>{l===n&&w(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=Qt.get(e)??a.peek(),l===n&&(l=null,ne(e===4429))}}function ne(e){S(),y||A()||(a.value=e?`full`:`waiting`,v=i.after(x,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function S(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function C(e){return e===`opening`?(g+=1,ne(!1)):(e===`answer`&&(_+=1),S(),a.value=`waiting`,x())}function w(e){return u?.heard(),e.type===`state`?T(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(ee(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,E()):e.id?re(e):e.type===`refused`?D(e):void 0}function T(e){if(a.value=`open`,d=400,g=0,o.peek().size||(_=0),b||u?.opened(),n.onState(e),!b)for(let[e,t]of o.peek())k(e,t);b=!0}function E(){m&&u?.expect({...m,answer:m.answer*Math.min(2**_,8)})}function re(e){let t=e.id,n=u?.answered(t)??null;if(_&&(_=0,E()),h.delete(t))c.value=n;else return O(t),e.type===`refused`?D(e):void 0}function D(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function O(e){let t=new Map(o.peek());t.delete(e),o.value=t}function k(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let A=()=>[...Qt.values()].includes(a.peek()),M=()=>b&&l?.readyState===WebSocket.OPEN;function N(e){let t=$t();return o.value=new Map(o.peek()).set(t,{...e,id:t}),M()&&k(t,{...e,id:t}),t}function P(){if(!M()||!u?.isWatching())return;let e=$t();h.add(e),k(e,{type:`probe`,id:e})}function F(){y||document.hidden||A()||(M()?P():(!l||i.now()-p>=1e3)&&(d=400,S(),x()))}function ie(){y=!0,i.cancel(v),removeEventListener(`online`,F),document.removeEventListener(`visibilitychange`,F),S()}return addEventListener(`online`,F),document.addEventListener(`visibilitychange`,F),x(),{connection:a,unanswered:o,roundTrip:c,send:N,probe:P,hurry:F,close:ie}}const nn={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let rn=null;function an(e){if(!c.peek().sound)return;rn??=new AudioContext;let t=rn.currentTime;for(let n of nn[e])on(rn,n,t),t+=n.seconds}function on(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const sn=/* @__PURE__ */ new WeakMap;function cn(e){e&&sn.set(e,performance.now())}function ln(e){let t=performance.now()-(sn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function un({clock:e,mine:t}){let n=dn(e),r=L(!1),i=n<=10&&n>0;return I(()=>{t&&i&&!r.current&&F(f(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),C`<span class=${O(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${f(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function dn(e){let[t,n]=E(()=>ln(e));return I(()=>{let t=()=>n(ln(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function fn({lines:e}){return C`<section class="log" tabindex="-1" aria-label=${N(`What happened`)}>
    <h2>${N(`What happened`)}</h2>
    ${e.length===0&&C`<p class="quiet">${N(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>C`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&C` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function pn(e,t,n){let r=j(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...mn(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(mn(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function mn(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return gn(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=hn(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function hn(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function gn(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const _n=e=>e?.kind===`seat_changed`;function vn({kind:e,name:t},n){return e===`open`?N(`nobody`):e===`bot`?`${R({seat:n,kind:e,name:t})} (${N(`bot`)})`:t||N(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:pe(e),deal:t,before:vn(n,e),after:vn(r,e)});function yn(e){let t=e;return{words:t.before.kind===`reserved`?N(`Seat {number} is no longer reserved for {before}.`,Q(t)):N(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function bn(e){return e.before.kind===`reserved`?N(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?N(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):N(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}function xn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function Sn({changes:e=[]}){return e.length?C`<section class="paper seat-changes" aria-label=${N(`Changes of seats`)}>
    <ul>${xn(e).map((e,t)=>C`<li key=${t}>${bn(e)}</li>`)}</ul>
  </section>`:null}const $=e=>!!e?.options?.some(e=>!St(e))&&!Cn(e),Cn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),wn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),Tn=({narrate:e})=>(t,n)=>_n(t)?yn(t):e(t,n);function En(e,t=null){let n=j([]),r=j(null),i=j(``),a=j(``),s=j([]),c=pn(e=>S(e).steps,D,O),l=j(0),u=tn(e,o(),{onState:ee,onRefused:C,onWatching:e=>{l.value=e}},t),d={...u,send:E},f=/* @__PURE__ */ new Set,p=0,m=0,h=``,g=0,_=!1,v=[];function ee(e){ne(e.table.game).drawing.loaded.peek()?te(e):v.push(e)===1&&re(e.table.game).then(y,()=>{w(N(`A part of this page could not be loaded. Load the page again.`))})}function y(){let e=v;v=[],_||e.forEach(te)}function te(e){ae(ne(e.table.game).deck),cn(e.table.clock),l.value=e.table.watching,b(e);let n=_e(e.table);n&&E(n),c.arrive(e),t!==null&&c.hurry()}function b(e){clearTimeout(m);for(let{action:t,lost:n}of yt(e)){let r=()=>{f.add(u.send({type:`act`,seen:e.version,action:t}))};n?m=setTimeout(r,1e3):x(t)||r()}}function x({kind:e}){return[...u.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function C(e){wn.has(e.reason)&&(a.value=e.text),f.has(e.id)||wn.has(e.reason)||(e.reason===`not_playable`&&(i.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),w(e.text,e.clause),clearTimeout(p),p=setTimeout(T,12e3))}function w(e,n=null){r.value={text:e,clause:n},t===null&&F(e)}function T(){clearTimeout(p),r.value=null}function E(e){return T(),u.send(e)}function D(e,t){let r=S(t.table.game),i=e&&Tn(r)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(n.value=[...n.peek(),k(i,a,ue(e?.by,r.house))].slice(-200),F(i.spoken??i.words),i.sound&&an(i.sound)),A(t,r)}function O(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=S(e.shown.table.game),r=e.seen&&Tn(n)(e.seen,e.shown);return r?[k(r,t,ue(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let k=({words:e,weight:t},n,r)=>({id:++g,words:e,weight:t,deal:n,by:r});function A({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&$(e)?r(e):``;i&&i!==h&&(F(n(e)),an(`turn`)),h=i}function M(e){let n=c.shown.peek()?.version??0;d.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function P(){_=!0,c.close(),clearTimeout(m),T(),u.close()}return{lines:n,happened:s,watching:l,unplayable:i,turnedAway:a,refusal:r,forgive:T,shown:c.shown,hurry:c.hurry,link:d,act:M,close:P}}function Dn({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return C`<${me} seat=${t} place=${i} turn=${u}
    clock=${u&&c?.seat===s&&C`<${un} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&C`<${Ee} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${me}>`}function On({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],l=kn(t),u=$(t),d=Z(t),f=de(e,t,i,r.act);return C`<div class=${d?`foot after`:`foot`}>
    ${s?C`<${Dn} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send} />`:C`<${et} table=${o} over=${qt(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&C`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?C`<${Xe} over=${qt(t,e)} table=${o} send=${r.link.send} />`:C`<${Ae} mine=${u} waiting=${i.sending} prompt=${An(e,t,n)}
        guided=${s!==null&&c.value.guide} guide=${u&&C`<${Ge}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${a.may&&C`<${Ut} adviceControls=${a} />`} />
        <${$e} hear=${n=>nt(n,{game:e,view:t,choices:f,choosing:i},Me)} />`}
    ${!d&&l.length>0&&C`<${Ke} cards=${l} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} />`}
  </div>`}function kn(e){let t=e.hand??[],n=L({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:z(t)}),B(t,n.current.suits)}function An(e,t,{table:n,gathering:r}){if($(t))return e.turnWords(t);if(r!==null)return N(`{name} takes the trick`,{name:R(n.seats[r])});let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,R(n.seats[i]))}function jn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=Jt(i,n,e.firstNamed),o=Kt(r,i,a.sending);if(!i)return C`<${M} part=${We}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=e=>R(r.seats[e]),c=e=>fe(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Middle:d,Beside:f}=e;return C`
    <${u} view=${i} nameOf=${s} />
    <div class=${O(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
      ${l.map(r=>C`<${Dn} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${f&&C`<${f} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${Dn}>`)}
      <${Mn} game=${e} view=${i} table=${r} />
      ${!Z(i)&&C`<${d} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} />`}
      ${o.open&&C`<${M} part=${Ht} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${On} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Mn({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?C`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?C`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Nn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>N(`{name}: {card}`,{name:n(e),card:k(t)})),a=O(`trick`,r!==null&&`gathers-${t(r)}`);return C`<div class=${a} role="group" aria-label=${N(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>C`<${g} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Pn({trick:e,bargain:t,nameOf:n}){let[r,i]=E(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return C`<div class="looking-back">
    ${r===`trick`&&e&&C`<${Fn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&C`<${In} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&C`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${N(`Talon`)}</button>`}
    ${e&&C`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${N(`Last trick`)}</button>`}
  </div>`}const Fn=({trick:e,nameOf:t})=>C`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>C`<span key=${n} class="laid-by">
    <${g} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${N(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,In=({talon:e,discards:t})=>C`<dl class="paper shown-again">
  ${[{label:N(`Talon`),cards:e},{label:N(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&C`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${B(t,z(t)).map(e=>C`<${g}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Ln=({words:e,cards:t=[]})=>C`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?C`<span class="talon-cards">${t.map(e=>C`<${g} key=${e} card=${e} />`)}</span>`:C`<span class="talon-cards" aria-hidden="true"><${n} /><${n} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`;function Rn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=L(null);return I(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),C`<section class="paper ladder" aria-label=${N(`Auction`)}>
    <p class="standing">
      ${n??C`<span class="quiet">${N(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>C`<b key=${n}
        class=${O(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${N(`Calls`)}>
      ${e.active.map(e=>C`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&C`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const zn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0,Bn={deal_began:(e,t,n)=>({words:N(`Deal {number}; {name} deals`,{number:e.number,name:R(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t)=>({words:N(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t)=>({words:N(`{name}: {card}`,{name:t,card:h(e.card)}),spoken:N(`{name}: {card}`,{name:t,card:k(e.card)}),weight:`played`,sound:`card`}),trick_taken:(e,t)=>({words:N(`{name} takes the trick`,{name:t}),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:N(`The game was ended`),weight:`heading`,sound:`settled`})},Vn=e=>Ne({...Bn,...e}),Hn=({state:e})=>C`<main class="start lost">
  <div class="paper slip">
    <h1>${N(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${N(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${N(`Try now`)}</button>
    <p><a href="/">${N(`To the start page`)}</a></p>
  </div>
</main>`,Un=({title:e,why:t,action:n,onAction:r})=>C`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Wn=()=>C`<${Un} title=${N(`Signed out`)}
  why=${N(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${N(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Gn=()=>C`<${Un} title=${N(`Connection ended`)}
  why=${N(`You ended this connection from another page.`)}
  action=${N(`Connect again`)} onAction=${()=>location.reload()} />`;function Kn(e){switch(e.link.connection.value){case`gone`:return C`<${P} why=${e.unplayable.value} />`;case`full`:return C`<${Hn} state=${e} />`;case`signed out`:return C`<${Wn} />`;case`ended`:return C`<${Gn} />`;default:return null}}export{G as $,Ot as A,st as B,Lt as C,Nt as D,jt as E,lt as F,Ge as G,$e as H,tt as I,He as J,We as K,it as L,Dt as M,Ct as N,At as O,Y as P,Re as Q,ot as R,Rt as S,Pt as T,Xe as U,et as V,Ke as W,Be as X,Ve as Y,ze as Z,Zt as _,Ln as a,Pe as at,X as b,Mn as c,Ae as ct,$ as d,Ee as dt,K as et,En as f,Oe as ft,tn as g,me as gt,fn as h,Se as ht,zn as i,Ne as it,Et as j,kt as k,jn as l,Me as lt,_n as m,Te as mt,Vn as n,Le as nt,Pn as o,U as ot,Sn as p,Ce as pt,Ue as q,Rn as r,Ie as rt,Nn as s,H as st,Kn as t,W as tt,Dn as u,ke as ut,Z as v,Ft as w,Vt as x,zt as y,q as z};