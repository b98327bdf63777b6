import{B as e,Bt as t,Dt as n,Et as r,F as i,G as a,Gt as o,H as s,Ht as c,It as l,K as u,Kt as d,Lt as f,Mt as p,Nt as m,Ot as h,P as g,Pt as _,Rt as v,U as ee,Ut as y,V as te,Vt as b,Wt as x,Xt as S,Y as C,Zt as w,an as T,c as ne,en as re,g as E,in as D,jt as O,k as ie,l as k,ln as A,nn as j,on as M,qt as N,r as P,rn as F,s as ae,sn as oe,un as I}from"./main.js";import{_ as se,a as ce,d as le,f as L,l as R,m as ue,p as de,s as fe,t as pe,u as z}from"./shared.js";function me({seat:e,place:t,turn:n,glows:r,dealer:i,out:a,speech:o,role:s,tricks:c,result:l,marks:u,clock:f,children:p}){let m=F(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,a&&`out`);return D`<section class=${m} aria-label=${L(e)}>
    <p class="plate-name">
      <b>${L(e)}</b>
      ${i&&D`<span class="dealer" title=${N(`dealer`)}><span aria-hidden="true">${N(`D`)}</span><span
        class="unseen">${N(`dealer`)}</span></span>`}
      ${f}
    </p>
    <p class="plate-note">
      <${he} seat=${e} />
      ${s&&D`<span class="role">${s}</span>`}
      ${u}
      ${typeof l==`number`&&D`<span class="figure result" title=${N(`Result so far; the sheet tells how it came about`)}><span
        class="unseen">${N(`result`)} </span>${d(l)}</span>`}
      ${typeof c==`number`&&D`<${ge} tricks=${c} />`}
    </p>
    ${n&&D`<span class="unseen">${N(`to act`)}</span>`}
    ${o&&D`<p class="speech">${o}</p>`}
    ${p}
  </section>`}function he({seat:e}){return e.kind===`bot`?D`<span class=${F(`occupant`,e.getting_ready&&`preparing`)} title=${se(e)}>${e.getting_ready?N(`bot, getting ready`):N(`bot`)}</span>`:e.kind===`person`&&!e.connected?D`<span class="occupant away">${N(`away`)}</span>`:null}function ge({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>D`<i key=${t} class="pile-back"></i>`);return D`<span class=${F(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${o(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const B=T(null);function _e(e){let t=B.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return B.value=null,null;if(n.dealt)return null;B.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function ve(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const ye=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function be({seat:e},{entry:t}){let n=t===`invitation`?ve(e):``;return n?{invitation:n}:{}}const xe=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ve(e)!==``;function Se({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return D`<ul class="role-list requests" aria-label=${N(`Requests for a seat`)}>${e.map(({number:e,seat:t,name:r})=>D`<li key=${e}>
    <b>${r||N(`a visitor`)}</b> <span>${N(`Seat {number}`,{number:ue(t)})}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${n(e,!0)}>${N(`Let in`)}</button>
      <button type="button" class="plain" onClick=${n(e,!1)}>${N(`Refuse the request`)}</button>
    </span></li>`)}</ul>`}function Ce({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?D`<span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?N(`Let {name} propose again`,{name:L(e)}):N(`Mute {name}`,{name:L(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>${N(`Remove {name}`,{name:L(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:D`<${we} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>${N(`New link to this seat`)}</button>`}function we({seat:e,table:t}){let n=t.invitations?.[e];return n?D`<${le} label=${N(`Link to seat {number}`,{number:ue(e)})} address=${ye(t.id,e,n)} />`:D`<span class="quiet">${N(`Somebody is invited.`)}</span>`}const Te=({table:e})=>D`<p>${N(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
  ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>D`<${we} key=${t} seat=${t} table=${e} />`)}`;function Ee({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[l,u]=I(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return D`${i&&D`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?N(`Let a bot play for {name}`,{name:L(e)}):N(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&D`<button type="button" class="plain offer"
        onClick=${()=>n({type:`give_away`,seat:e.seat})}>${N(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||xe(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?B.value={table:t.id,seat:e.seat,name:r,...be(e,t)}:n({type:`sit`,seat:e.seat,name:r,...be(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!Oe(e,t))return null;let p=B.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?D`<p class="quiet" role="status">${N(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{B.value=null}}>${N(`Do not wait`)}</button>`:e.seat===i?D`<button type="button" class="plain offer"
      onClick=${()=>f(c.value.name||N(`Guest`))}>${N(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?D`<p class="quiet" role="status">${N(`You have asked for this seat: the host of the table decides.`)}</p>`:l?D`<${ke} onName=${f} />`:D`<button type="button" class="plain offer"
    onClick=${()=>c.value.name?f(c.value.name):u(!0)}>${De(e,d)}</button>`}function De(e,t){return t?e.dealt?N(`Sit down after this deal`):N(`Sit down here`):N(`Ask for this seat`)}const Oe=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function ke({onName:e,label:t}){return D`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(b({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${N(`Your name`)} placeholder=${N(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??N(`Sit down`)}</button>
  </form>`}function Ae({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return D`<div class=${F(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?N(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&D`<div class="choices">${e.map((e,t)=>D`<${je} ...${e}
      key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function je({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=I(!1);return l&&a?D`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>${N(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2" onClick=${()=>u(!1)}>${N(`No`)}</button>
    </span>`:D`<button type="button" class=${F(`choice`,o&&`likely`,c&&`quiet-choice`)} aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}${n!==null&&D`<${V} sign=${n} />`}</button>`}const V=({sign:e})=>c.value.keys?D`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Me({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const H=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Ne=e=>(t,n)=>{let r=typeof t.seat==`number`?L(n.table.seats[t.seat]):``;return e[H(t)]?.(t,r,n)??null},Pe=(e,t)=>({words:N(`{name}: {words}`,{name:e,words:t}),weight:`said`}),Fe=y(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Ie({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=I(0);return D`<${ae} label=${a??N(`Check the deal`)} spoken=${i} title=${N(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&D`<${C} key=${`${e} ${t} ${s}`} part=${Fe} props=${{table:e,deal:t,nameOf:n}} />`}
  </${ae}>`}function Le({title:e,deals:t,table:{id:n,seats:r},line:i,told:a}){let o=e=>L(r[e]);if(!t.length)return D`<p class="quiet">${N(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return D`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>D`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${i(e)}</summary>
        ${a(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${g(n,e.number)}
          aria-label=${N(`Replay deal {number}`,{number:e.number})}>${N(`Replay the deal`)}</a>
        <${Ie} table=${n} deal=${e.number} nameOf=${o} spoken=${N(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${N(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${N(`Keep the record as a file`)}</a>
    </p>
  </section>`}function U(){let[e,t]=I(null);return[e,n=>t(n===e?null:n)]}const W=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>D`<button type="button"
  class=${F(`told-figure`,i)} aria-expanded=${n}
  aria-label=${N(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,G=({terms:e,words:t,total:n})=>D`<dl class="sum">
  ${e.map((e,t)=>D`<div key=${t}><dt>${e.words}</dt><dd class="figure">${e.figure??d(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Re=(e,t,n)=>e.map((e,r)=>({words:D`${N(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),ze=({label:e,terms:t,result:n,children:r})=>D`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  ${r}
  ${t.length>0&&D`<h4>${N(`Deal by deal`)}</h4>
    <${G} terms=${t} words=${N(`in all`)} total=${d(n)} />`}
</section>`,Be=({label:e,start:t,terms:n,words:r,stands:i})=>D`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <${G} terms=${[{words:N(`at the start`),amount:t,figure:`${t}`},...n]} words=${r} total=${`${i}`} />
</section>`,Ve=({lines:e,RuleTap:t})=>D`<ul class="payments">
  ${e.map(({words:e,reckoned:n,clause:r,reason:i},a)=>D`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&D`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function He(e){function t({clause:t}){let[n,r]=I(!1),i=e(t);return i?D`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${N(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&D`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleTold:({clause:t})=>D`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Ue({cards:e,label:t,rows:n=1}){let r=R(e,z(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return D`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&D`<div key=${t} class="open-row">${e.map(e=>D`<${h}
      key=${e} card=${e} />`)}</div>`)}
  </div>`}const We=y(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ge({words:e,because:t,clauses:n=[]}){let[r,i]=I(!1);return!c.value.guide||!e?null:D`<div class="guide">
    <p>${e} ${t&&D`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${N(`Why?`)}</button>`}
      ${r&&D`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${N(`No more guidance`)}
      onClick=${()=>b({guide:!1})}>×</button>
  </div>`}function Ke(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Je(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return D`<div class="hand" role="group" aria-label=${e.label??N(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>D`<div key=${a} class="hand-row">
      ${r.map((r,o)=>D`<${qe} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function qe({card:e,bend:t,stop:r,offered:i,picked:a,fresh:o=[],onChoose:s,onThrow:c}){let l=i?.has(e)??!1,u=a.includes(e),d=Ye(l&&c?()=>c(e):null),f=F(`card held`,i&&(l?`may`:`may-not`),u&&`picked`,o.includes(e)&&`fresh`),m=o.includes(e)?N(`{card}, from the talon`,{card:p(e)}):p(e);return D`<button type="button" class=${f} style=${{"--bend":t}} aria-label=${m} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?u:void 0} aria-disabled=${l?void 0:`true`}
    onClick=${()=>{l&&!d.moved()&&s(e)}} ...${d.listeners}>
    <${n} card=${e} />
    ${o.includes(e)&&D`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Je({cards:e,offered:t,label:n,onChoose:r,onThrow:i},o){let s=A(null),[c,l]=I(0),u=A(!1),d=Math.min(c,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...s.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=fe(p(),t,e,o);return n?.focus(),n!==null};return a(e=>f||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),oe(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:s,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Ye(e){let t=A(null),n=A(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Xe({over:e,table:t,send:n,children:r}){if(e)return D`<${Ze} table=${t} />`;if(t.me===null)return D`<p class="prompt">${N(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?D`<p class="prompt">${N(`Waiting for {names}`,{names:i.map(L).join(`, `)})}</p>`:D`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${N(`Next deal`)}<${V} sign="n" /></button>
  </div>`}function Ze({table:t}){return D`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=t.seats.map(e=>Qe(e,t.me)),r=c.peek().name||N(`Guest`),{players:i,variant:a}=t.terms;ie(e(await E({game:t.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${N(`Another sitting`)}</button>
    <a class="choice" href="/">${N(`To the start page`)}</a>
  </div>`}function Qe(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function $e({hear:e}){let[t,n]=I(null),[r,i]=I(!1),a=A(null),o=t!==null;return u(e=>(n(t=>(t??``)+e),i(!1),!0)),oe(()=>{a.current?.focus(),a.current?.setSelectionRange(99,99)},[o]),o?D`<form class="typed-call paper" onSubmit=${r=>(r.preventDefault(),e(t)?n(null):(i(!0),j(N(`That cannot be said now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&n(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&n(null)}}>
    <input ref=${a} value=${t} aria-label=${N(`Say or play in writing`)} aria-invalid=${r||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{n(e.target.value),i(!1)}} />
    <button class="plain">${N(`Say`)}</button>
    ${r&&D`<p>${N(`That cannot be said now.`)}</p>`}
  </form>`:null}function et({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?D`<div class="watching kept"><span>${r.kind===`bot`?N(`A bot is playing for you.`):N(`Your seat is reserved for you.`)}</span>
      <${Ee} seat=${r} table=${e} send=${n} /></div>`:D`<p class="watching">${e.archive?N(`This table holds the record of a sitting: it is here to be looked at.`):N(`You are watching: you see what lies open, and no hands.`)}</p>`}const tt=[`s`,`c`,`d`,`h`],K=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function nt(e,{game:t,view:n,choices:r,choosing:i},a){let o=K(e);return o?rt(o,i)||t.typedName(o,i)||st(K(t.typedCall(o,n)??o),r,a):!1}function rt(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>it(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>K(p(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function it(e,t){let n=[...t??[]].filter(t=>at(t).some(n=>e.startsWith(n)&&ot(e.slice(n.length),f(t))));return n.length===1?n[0]??null:null}function at(e){let t=_(e).toLowerCase();if(/\d/.test(t))return[t];if(t===`t`)return[`10`,`t`];let n=K(m(e));return[t,...Array.from(n,(e,t)=>n.slice(0,t+1))]}function ot(e,t){let[n,...r]=e?tt.filter(t=>K(l(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===K(v(t))}function st(e,t,n){let r=t.map(e=>({choice:e,words:K(ct(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const ct=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function lt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=U(),c=n=>(t[n]??0)-(e[n]??0);return D`<table class="results">
    <caption class="unseen">${N(`Results`)}</caption>
    <thead><tr><th scope="col">${N(`Player`)}</th><th scope="col">${N(`this deal`)}</th><th
      scope="col">${N(`in all`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>D`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${W} label=${N(`{name}, this deal`,{name:n(l)})}
          figure=${d(c(l))} open=${o===`deal-${l}`} onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${W} label=${N(`{name}, in all`,{name:n(l)})}
          figure=${d(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&D`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):D`<${ut} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const ut=({before:e,result:t})=>D`<${G} words=${N(`in all`)} total=${d(t)}
  terms=${[{words:N(`before the deal`),amount:e},{words:N(`this deal`),amount:t-e}]} />`;function dt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const ft=`kitapi.shuffles`;let q=[];function pt(){try{let e=JSON.parse(localStorage.getItem(ft)??`null`);return Array.isArray(e)?e:q}catch{return q}}function mt(e){q=e.slice(-300);try{localStorage.setItem(ft,JSON.stringify(q))}catch{}}function ht({table:e,context:t,algorithm:n,commitment:r},i){let a=pt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||mt(o<0?[...a,c]:a.with(o,c))}function gt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=J(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);ht({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const _t=(e,t)=>ht(e,t),J=e=>pt().filter(t=>t.table===e),vt=(e,t)=>J(e).find(e=>e.pledge===t)?.value??``;function yt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const bt=e=>e?`"${e}" `:``;function xt(e,t=``){if(typeof e!=`number`)throw TypeError(bt(t)+`expected number, got `+typeof e);if(!Number.isSafeInteger(e)||e<0)throw RangeError(bt(t)+`expected integer >= 0, got `+e);return e}function St(e,t,n=``){if(yt(e)&&(t===void 0||e.length===t))return e;t!==void 0&&xt(t,`length`);let r=yt(e),i=t===void 0?``:` of length ${t}`,a=r?`length=${e.length}`:`type=${typeof e}`,o=bt(n)+`expected Uint8Array`+i+`, got `+a;throw r?RangeError(o):TypeError(o)}function Ct(e){if(typeof e!=`function`||typeof e.create!=`function`)throw TypeError(`expected hash wrapped by utils.createHasher`);if(xt(e.outputLen),xt(e.blockLen),e.outputLen<1||e.blockLen<1)throw Error(`hash blockLen / outputLen must be >= 1`)}const wt=(e,t)=>{if(typeof e!=`object`||!e||Array.isArray(e))throw TypeError((t===`object`?``:`"${t}" `)+`expected object, got type=`+typeof e)},Tt=(e,t)=>{wt(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,`__proto__`))throw TypeError(`"${t}.__proto__" is not allowed`)};function Y(e,t=!0){if(e.destroyed)throw Error(`hash was destroyed`);if(t&&e.finished)throw Error(`digest() was already called`)}function Et(e,t){St(e,void 0,`output`);let n=t.outputLen;if(!(e.length>=n))throw RangeError(`"output" expected length >= `+n)}function Dt(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Ot(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function X(e,t){return e<<32-t|e>>>t}function kt(e,t,n=`opts`){return Tt(e,`defaults`),t!==void 0&&Tt(t,n),Object.assign(Object.create(null),e,t)}function At(e,t={}){if(typeof e!=`function`)throw TypeError(`"hashCons" expected function, got type=`+typeof e);t=kt({},t,`info`);let n=(t,n)=>e(n).update(t).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=r.blockLen,n.canXOF=r.canXOF,n.create=t=>e(t),Object.assign(n,t),Object.freeze(n)}const jt=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var Mt=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,t){if(Ct(e),St(t,void 0,`key`),this.iHash=e.create(),typeof this.iHash.update!=`function`)throw Error(`expected Hash instance`);this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,r=new Uint8Array(n);r.set(t.length>n?e.create().update(t).digest():t);for(let e=0;e<r.length;e++)r[e]^=54;this.iHash.update(r),this.oHash=e.create();for(let e=0;e<r.length;e++)r[e]^=106;this.oHash.update(r),Dt(r)}update(e){return Y(this),this.iHash.update(e),this}digestInto(e){Y(this),Et(e,this),this.finished=!0;let t=e.subarray(0,this.outputLen);this.iHash.digestInto(t),this.oHash.update(t),this.oHash.digestInto(t),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:t,iHash:n,finished:r,destroyed:i,blockLen:a,outputLen:o,canXOF:s}=this;return e=e,e.finished=r,e.destroyed=i,e.blockLen=a,e.outputLen=o,e.canXOF=s,e.oHash=t._cloneInto(e.oHash),e.iHash=n._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}};const Nt=/* @__PURE__ */ (()=>{let e=((e,t,n)=>new Mt(e,t).update(n).digest());return e.create=(e,t)=>new Mt(e,t),e})(),Pt=e=>e/2**32|0,Ft=e=>e>>>0;function It(e,t,n,r){let i=Pt(n),a=Ft(n);e.setUint32(t,r?a:i,r),e.setUint32(t+4,r?i:a,r)}function Lt(e,t,n){return e&t^~e&n}function Rt(e,t,n){return e&t^e&n^t&n}var zt=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,t,n,r){this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Ot(this.buffer)}update(e){Y(this),St(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length,a=!1;for(let o=0;o<i;){let s=Math.min(r-this.pos,i-o);if(s===r){let t=Ot(e);for(;r<=i-o;o+=r)this.process(t,o);a=!0}else n.set(o===0&&s===i?e:e.subarray(o,o+s),this.pos),this.pos+=s,o+=s,this.pos===r&&(this.process(t,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){Y(this),Et(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,t.fill(0,a),this.padOffset>r-a&&(this.process(n,0),t.fill(0)),It(n,r-8,this.length*8,i),this.process(n,0),this.roundClean();let o=e===t?n:Ot(e),s=this.outputLen,c=s/4,l=this.get();if(s%4||c>l.length)throw Error(`invalid outputLen`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneIntoMeta(e){let{buffer:t,length:n,finished:r,destroyed:i,pos:a}=this;return e.destroyed=i,e.finished=r,e.length=n,e.pos=a,a&&e.buffer.set(t),e}clone(){return this._cloneInto()}};const Bt=/* @__PURE__ */ Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Vt=/* @__PURE__ */ Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Z=/* @__PURE__ */ new Uint32Array(64);var Ht=class extends zt{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,t){super(64,e,8,!1),this.A=t[0]|0,this.B=t[1]|0,this.C=t[2]|0,this.D=t[3]|0,this.E=t[4]|0,this.F=t[5]|0,this.G=t[6]|0,this.H=t[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,t){for(let n=0;n<16;n++,t+=4)Z[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=Z[e-15],n=Z[e-2],r=X(t,7)^X(t,18)^t>>>3,i=X(n,17)^X(n,19)^n>>>10;Z[e]=i+Z[e-7]+r+Z[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=X(o,6)^X(o,11)^X(o,25),u=l+t+Lt(o,s,c)+Vt[e]+Z[e]|0,d=(X(n,2)^X(n,13)^X(n,22))+Rt(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){Dt(Z)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Dt(this.buffer)}},Ut=class extends Ht{constructor(){super(32,Bt)}};const Q=/* @__PURE__ */ At(()=>new Ut,/* @__PURE__ */ jt(1)),Wt=/* @__PURE__ */ new Map([[`kitapi-fy-1`,!1],[`kitapi-fy-2`,!0]]),Gt=e=>Wt.get(e),Kt=1n<<64n,qt=new TextEncoder;function Jt(e){let t=/* @__PURE__ */ new Uint8Array(8);return new DataView(t.buffer).setBigUint64(0,BigInt(e)),t}function Yt(e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Xt(...e){return Yt(e.flatMap(e=>{let t=typeof e==`string`?qt.encode(e):e;return[Jt(t.length),t]}))}const Zt=e=>Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``);function Qt(e){return typeof e!=`string`||!/^(?:[0-9a-f]{2})+$/.test(e)?null:Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))}const $t=(e,t)=>Zt(Q(Xt(`kitapi-commitment-1`,t,e))),en=({context:e,digest:t},n,r)=>Zt(Q(Xt(`kitapi-pledge-1`,e,t,String(n),r)));function*tn(e){for(let t=0;;t+=1){let n=Nt(Q,e,Jt(t)),r=new DataView(n.buffer,n.byteOffset,n.byteLength);for(let e=0;e<4;e+=1)yield r.getBigUint64(8*e)}}function nn(e,t){let n=BigInt(e),r=Kt-Kt%n,i=t.next().value;for(;i>=r;)i=t.next().value;return Number(i%n)}function rn(e,{algorithm:t,context:n,secret:r,shares:i}){let a=tn(Nt(Q,r,Xt(t,n,...i))),o=[...e];for(let e=o.length-1;e>0;--e){let t=nn(e+1,a);[o[e],o[t]]=[o[t]??``,o[e]??``]}return o}function an({table:e,view:t}){t?.shuffle&&gt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:on(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(sn({table:e,view:t},r));return n}function on(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=J(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||dt(i),l=en(r,n,c);return _t({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function sn({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?vt(e.id,i):dt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;_t({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const cn=({kind:e})=>e===`seal`||e===`nonce`;function ln(e,{contractRead:t,scoreRead:n,turnWords:r}){let i=e.view;if(!i)return N(`No cards have been dealt yet.`);let a=t=>L(e.table.seats[t]),o=i.options?.some(e=>!cn(e))?`${r(i)}.`:``;return[t(i,a),un(i),dn(i,a),n(i,a),o].filter(Boolean).join(` `)}function un({hand:e=[]}){let t=R(e,z(e)).map(e=>p(e)).join(`, `);return t&&N(`Your hand: {cards}.`,{cards:t})}function dn({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return N(`No card lies on the table.`);let r=t.map(({seat:e,card:t})=>N(`{name}: {card}`,{name:n(e),card:p(t)})).join(`, `);return N(`On the table: {cards}.`,{cards:r})}const fn=({table:e})=>D`<nav class="replays" aria-label=${N(`Replay the deals`)}>
  <h3>${N(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>D`<a key=${t} class="plain replay-link figure"
    href=${g(e.id,t)} aria-label=${N(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,pn=({children:e})=>D`<details class="settle-now">
  <summary>${N(`If we settled now`)}</summary>
  ${e}
</details>`;function mn({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return D`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${N(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&D`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>D`<span key=${`${t.deal}-${r}`}
      class=${F(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function hn({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=U();return D`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&D`<section class="how" aria-label=${e}>
      <${G} terms=${[{words:N(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${N(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&D`<p class="quiet">${i}</p>`}
    </section>`}`}function gn({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=U(),a=e=>N(`{name}, this deal`,{name:t(e)});return D`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>D`<${W} key=${n} label=${a(n)}
      figure=${d(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${d(e)}</b></${W}>`)}</p>
    ${r&&D`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const _n=({label:e,figures:t,tell:n,inFigures:r=String})=>D`<section class="story" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <ol>${t.map((e,i)=>D`<li key=${i}>
    <${vn} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>${n(e)}</${vn}>
  </li>`)}</ol>
</section>`,vn=({written:e,inFigures:t,struckBy:n,children:r})=>D`<p class="figure">${e.deal>0&&D`<span
    class="was">${t(e.before)} → </span>`}<b class=${n?`struck`:null}>${t(e.figure)}</b></p>
  <div>
    ${r}
    ${n&&D`<p class="quiet">${N(`struck through in deal {number}`,{number:n})}</p>`}
  </div>`,yn=({written:e,children:t})=>D`<p>${e.deal===0?N(`at the start`):N(`deal {number}`,{number:e.deal})}${t&&D`: ${t}`}</p>`,bn=({table:e,deal:t,nameOf:n})=>D`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${g(e,t)}>${N(`Replay the deal`)}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${i(e,t)}>${N(`Review the deal`)}</a>
  <${Ie} table=${e} deal=${t} nameOf=${n} shortcut="c" />
</div>`;function xn({cards:e,nameOf:t}){return D`<section class="all-cards">
    <h3>${N(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&D`<${Sn} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Sn} label=${N(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&D`<${Sn} label=${N(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Sn=({label:e,cards:t})=>D`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${R(t,z(t)).map(e=>D`<${h} key=${e}
    card=${e} />`)}</dd>
</div>`;function Cn({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=U();return D`<table class="results">
    <caption class="unseen">${N(`Settlement`)}</caption>
    <thead><tr><th scope="col">${N(`Player`)}</th><th scope="col">${N(`in all`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>D`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total"><${W} label=${N(`{name}, in all`,{name:t(s)})} figure=${d(e)}
          open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&D`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const wn=({words:e,figure:t})=>D`<span class="part">${e} <b class="figure">${t}</b></span>${` `}`,Tn=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),En={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Tn(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Tn(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Tn(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Dn={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function On({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...En,deal_began:(e,t,n)=>r(n),...t},a={...Dn,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[H(t)]?.(r,t,n)}},span:e=>a[H(e)]??0,gathers:e=>H(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const kn=y(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),An=({advising:{open:e,toggle:t}})=>D`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
  aria-keyshortcuts="w" title=${N(`What is it worth?`)} onClick=${t}><svg class="scales" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
  <span class="advice-words">${N(`What is it worth?`)}</span><${V} sign="w" /></button>`,jn={moment:``,advice:null,making:!1,trouble:``};function Mn(e){let t=(e?.options??[]).filter(e=>!cn(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Nn(e,t,n){let[r,i]=I(``),[a,o]=I(jn),[s,c]=I(0),l=!!e.advised&&e.me!==null&&!n&&Mn(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return M(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...jn,moment:u,...e})};return k(`/api/tables/${e.id}/advice?lang=${x()}`).then(e=>r({advice:e}),e=>{let i=e instanceof ne&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||N(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),told:a.moment===u?a:jn,again:()=>c(s+1)}}const Pn=e=>!!(e.outcome??e.broken_up),Fn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome));function In(e,t,n){let[r,i]=I([]),[a,o]=I(null),s=e?.options??[],l=s.find(e=>e.kind===`subset`),u=s.filter(e=>e.kind===`form`),d=s.flatMap(e=>`card`in e?[String(e.card)]:[]),f=e?`${e.number} ${e.phase} ${e.hand?.length??0} ${s.length>0}`:``;oe(()=>{i([]),o(n(s))},[f]);let p=t.link.unanswered.value.size>0,m=p?null:Ln(l,d),h=e=>{i([]),t.act({kind:`play_card`,card:e})};function g(e){return l?i(t=>Rn(t,e,l.size)):c.peek().oneTap||r.includes(e)?h(e):i([e])}return{picked:r,named:a,setNamed:o,options:s,subset:l,forms:u,form:u[0],playable:d,offered:m,sending:p,choose:g,act:t.act,throwCard:l?null:h}}function Ln(e,t){return e?new Set(e.of):t.length?new Set(t):null}function Rn(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const zn=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],Bn=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Vn=()=>dt(16);function Hn(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function Un(e,t,n,r=null,i=te){let a=T(`connecting`),o=T(/* @__PURE__ */ new Map),c=T(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,g=0,_=0,v=0,y=!1,b=!1;function x(){i.cancel(v),b=!1,m=null,p=i.now();let n=new WebSocket(Hn(e,t,r));l=n,u=s(i,f*Math.min(2**g,4),{onLost:w,onLate:N}),n.onmessage=e=>{l===n&&ne(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=Bn.get(e)??a.peek(),l===n&&(l=null,S(e===4429))}}function S(e){C(),y||A()||(a.value=e?`full`:`waiting`,v=i.after(x,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function C(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function w(e){return e===`opening`?(g+=1,S(!1)):(e===`answer`&&(_+=1),C(),a.value=`waiting`,x())}function ne(e){return u?.heard(),e.type===`state`?re(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(ee(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,E()):e.id?D(e):e.type===`refused`?O(e):void 0}function re(e){if(a.value=`open`,d=400,g=0,o.peek().size||(_=0),b||u?.opened(),n.onState(e),!b)for(let[e,t]of o.peek())k(e,t);b=!0}function E(){m&&u?.expect({...m,answer:m.answer*Math.min(2**_,8)})}function D(e){let t=e.id,n=u?.answered(t)??null;if(_&&(_=0,E()),h.delete(t))c.value=n;else return ie(t),e.type===`refused`?O(e):void 0}function O(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function ie(e){let t=new Map(o.peek());t.delete(e),o.value=t}function k(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let A=()=>[...Bn.values()].includes(a.peek()),j=()=>b&&l?.readyState===WebSocket.OPEN;function M(e){let t=Vn();return o.value=new Map(o.peek()).set(t,{...e,id:t}),j()&&k(t,{...e,id:t}),t}function N(){if(!j()||!u?.isWatching())return;let e=Vn();h.add(e),k(e,{type:`probe`,id:e})}function P(){y||document.hidden||A()||(j()?N():(!l||i.now()-p>=1e3)&&(d=400,C(),x()))}function F(){y=!0,i.cancel(v),removeEventListener(`online`,P),document.removeEventListener(`visibilitychange`,P),C()}return addEventListener(`online`,P),document.addEventListener(`visibilitychange`,P),x(),{connection:a,unanswered:o,roundTrip:c,send:M,probe:N,hurry:P,close:F}}const Wn={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let Gn=null;function Kn(e){if(!c.peek().sound)return;Gn??=new AudioContext;let t=Gn.currentTime;for(let n of Wn[e])qn(Gn,n,t),t+=n.seconds}function qn(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const Jn=/* @__PURE__ */ new WeakMap;function Yn(e){e&&Jn.set(e,performance.now())}function Xn(e){let t=performance.now()-(Jn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function Zn({clock:e,mine:t}){let n=Qn(e),r=A(!1),i=n<=10&&n>0;return M(()=>{t&&i&&!r.current&&j(o(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),D`<span class=${F(`call-clock`,i&&`short`)} role="timer" style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${o(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function Qn(e){let[t,n]=I(()=>Xn(e));return M(()=>{let t=()=>n(Xn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function $n({lines:e}){return D`<section class="log" tabindex="-1" aria-label=${N(`What happened`)}>
    <h2>${N(`What happened`)}</h2>
    ${e.length===0&&D`<p class="quiet">${N(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>D`<li key=${e.id} class=${e.weight}>${e.words}${e.by&&D` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function er(e,t,n){let r=T(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...tr(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(tr(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function tr(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return rr(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=nr(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function nr(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function rr(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const ir=e=>e?.kind===`seat_changed`;function ar({kind:e,name:t},n){return e===`open`?N(`nobody`):e===`bot`?`${L({seat:n,kind:e,name:t})} (${N(`bot`)})`:t||N(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:ue(e),deal:t,before:ar(n,e),after:ar(r,e)});function or(e){let t=e;return{words:t.before.kind===`reserved`?N(`Seat {number} is no longer reserved for {before}.`,$(t)):N(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function sr(e){return e.before.kind===`reserved`?N(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?N(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):N(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function cr(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function lr({changes:e=[]}){return e.length?D`<section class="paper seat-changes" aria-label=${N(`Changes of seats`)}>
    <ul>${cr(e).map((e,t)=>D`<li key=${t}>${sr(e)}</li>`)}</ul>
  </section>`:null}const ur=e=>!!e?.options?.some(e=>!cn(e))&&!dr(e),dr=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),fr=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),pr=({tell:e})=>(t,n)=>ir(t)?or(t):e(t,n);function mr(e,n=null){let r=T([]),i=T(null),a=T(``),o=T(``),s=T([]),c=er(e=>w(e).steps,ie,k),l=T(0),u=Un(e,x(),{onState:ee,onRefused:ne,onWatching:e=>{l.value=e}},n),d={...u,send:O},f=/* @__PURE__ */ new Set,p=0,m=0,h=``,g=0,_=!1,v=[];function ee(e){S(e.table.game).drawing.loaded.peek()?te(e):v.push(e)===1&&re(e.table.game).then(y,()=>{E(N(`A part of this page could not be loaded. Load the page again.`))})}function y(){let e=v;v=[],_||e.forEach(te)}function te(e){t(S(e.table.game).deck),Yn(e.table.clock),l.value=e.table.watching,b(e);let r=_e(e.table);r&&O(r),c.arrive(e),n!==null&&c.hurry()}function b(e){clearTimeout(m);for(let{action:t,lost:n}of an(e)){let r=()=>{f.add(u.send({type:`act`,seen:e.version,action:t}))};n?m=setTimeout(r,1e3):C(t)||r()}}function C({kind:e}){return[...u.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function ne(e){fr.has(e.reason)&&(o.value=e.text),f.has(e.id)||fr.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),E(e.text,e.clause),clearTimeout(p),p=setTimeout(D,12e3))}function E(e,t=null){i.value={text:e,clause:t},n===null&&j(e)}function D(){clearTimeout(p),i.value=null}function O(e){return D(),u.send(e)}function ie(e,t){let n=w(t.table.game),i=e&&pr(n)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(r.value=[...r.peek(),A(i,a,pe(e?.by,n.house))].slice(-200),j(i.spoken??i.words),i.sound&&Kn(i.sound)),M(t,n)}function k(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=w(e.shown.table.game),r=e.seen&&pr(n)(e.seen,e.shown);return r?[A(r,t,pe(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let A=({words:e,weight:t},n,r)=>({id:++g,words:e,weight:t,deal:n,by:r});function M({view:e,catchingUp:t},{prompt:n,asking:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&ur(e)?r(e):``;i&&i!==h&&(j(n(e)),Kn(`turn`)),h=i}function P(e){let t=c.shown.peek()?.version??0;d.send({type:`act`,seen:t,action:e,...n!==null&&{role:n}})}function F(){_=!0,c.close(),clearTimeout(m),D(),u.close()}return{lines:r,happened:s,watching:l,unplayable:a,turnedAway:o,refusal:i,forgive:D,shown:c.shown,hurry:c.hurry,link:d,act:P,close:F}}function hr({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return D`<${me} seat=${t} place=${i} turn=${u} clock=${u&&c?.seat===s&&D`<${Zn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s} out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&D`<${Ee} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${me}>`}function gr({game:e,view:t,shown:n,state:r,choosing:i,advising:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],l=_r(t),u=ur(t),d=Pn(t),f=ce(e,t,i,r.act);return D`<div class=${d?`foot after`:`foot`}>
    ${s?D`<${hr} game=${e} seat=${s} view=${t} shown=${n} place="bottom" send=${r.link.send} />`:D`<${et} table=${o} over=${Fn(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&D`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?D`<${Xe} over=${Fn(t,e)} table=${o} send=${r.link.send} />`:D`<${Ae} mine=${u} waiting=${i.sending} prompt=${vr(e,t,n)}
        guided=${s!==null&&c.value.guide} guide=${u&&D`<${Ge}
          ...${e.guidance(t)} />`} choices=${f} alone=${a.may&&D`<${An} advising=${a} />`} />
        <${$e} hear=${n=>nt(n,{game:e,view:t,choices:f,choosing:i},Me)} />`}
    ${!d&&l.length>0&&D`<${Ke} cards=${l} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose} onThrow=${i.throwCard} />`}
  </div>`}function _r(e){let t=e.hand??[],n=A({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:z(t)}),R(t,n.current.suits)}function vr(e,t,{table:n,gathering:r}){if(ur(t))return e.turnWords(t);if(r!==null)return N(`{name} takes the trick`,{name:L(n.seats[r])});let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,L(n.seats[i]))}function yr({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=In(i,n,e.firstNamed),o=Nn(r,i,a.sending);if(!i)return D`<${C} part=${We} props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=e=>L(r.seats[e]),c=e=>de(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Middle:d,Beside:f}=e;return D`
    <${u} view=${i} nameOf=${s} />
    <div class=${F(`scene`,`phase-${i.phase}`,Pn(i)&&`after`)}>
      ${l.map(r=>D`<${hr} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${f&&D`<${f} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${hr}>`)}
      <${br} game=${e} view=${i} table=${r} />
      ${!Pn(i)&&D`<${d} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} />`}
      ${o.open&&D`<${C} part=${kn} props=${{advising:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${gr} game=${e} view=${i} shown=${t} state=${n} choosing=${a} advising=${o} />`}function br({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?D`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?D`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function xr({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>N(`{name}: {card}`,{name:n(e),card:p(t)})),a=F(`trick`,r!==null&&`gathers-${t(r)}`);return D`<div class=${a} role="group" aria-label=${N(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>D`<${h} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Sr({trick:e,bargain:t,nameOf:n}){let[r,i]=I(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return D`<div class="looking-back">
    ${r===`trick`&&e&&D`<${Cr} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&D`<${wr} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&D`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
      onClick=${a(`talon`)}>${N(`Talon`)}</button>`}
    ${e&&D`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${N(`Last trick`)}</button>`}
  </div>`}const Cr=({trick:e,nameOf:t})=>D`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>D`<span key=${n} class="laid-by">
    <${h} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${N(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,wr=({talon:e,discards:t})=>D`<dl class="paper shown-again">
  ${[{label:N(`Talon`),cards:e},{label:N(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&D`<div key=${e}><dt>${e}</dt><dd class="laid">${R(t,z(t)).map(e=>D`<${h}
      key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Tr=({words:e,cards:t=[]})=>D`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?D`<span class="talon-cards">${t.map(e=>D`<${h} key=${e} card=${e} />`)}</span>`:D`<span class="talon-cards" aria-hidden="true"><${r} /><${r} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`;function Er({view:e,nameOf:t,standing:n,draw:r,children:i}){let a=e.calls??[],o=A(null);return M(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),D`<section class="paper ladder" aria-label=${N(`Auction`)}>
    <p class="standing">
      ${n??D`<span class="quiet">${N(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>D`<b key=${n}
        class=${F(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${N(`Calls`)}>
      ${e.active.map(e=>D`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&D`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Dr=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0,Or={deal_began:(e,t,n)=>({words:N(`Deal {number}; {name} deals`,{number:e.number,name:L(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t)=>({words:N(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t)=>({words:N(`{name}: {card}`,{name:t,card:O(e.card)}),spoken:N(`{name}: {card}`,{name:t,card:p(e.card)}),weight:`played`,sound:`card`}),trick_taken:(e,t)=>({words:N(`{name} takes the trick`,{name:t}),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:N(`The sitting was broken up`),weight:`heading`,sound:`settled`})},kr=e=>Ne({...Or,...e}),Ar=({state:e})=>D`<main class="start lost">
  <div class="paper slip">
    <h1>${N(`Everything is full just now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${N(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${N(`Try now`)}</button>
    <p><a href="/">${N(`To the start page`)}</a></p>
  </div>
</main>`,jr=({title:e,why:t,action:n,onAction:r})=>D`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Mr=()=>D`<${jr} title=${N(`Signed out`)}
  why=${N(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${N(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Nr=()=>D`<${jr} title=${N(`Connection ended`)}
  why=${N(`You ended this connection from another page.`)}
  action=${N(`Connect again`)} onAction=${()=>location.reload()} />`;function Pr(e){switch(e.link.connection.value){case`gone`:return D`<${P} why=${e.unplayable.value} />`;case`full`:return D`<${Ar} state=${e} />`;case`signed out`:return D`<${Mr} />`;case`ended`:return D`<${Nr} />`;default:return null}}export{He as $,mn as A,lt as B,Cn as C,yn as D,_n as E,$t as F,K as G,st as H,Gt as I,Xe as J,et as K,rn as L,pn as M,ln as N,gn as O,Qt as P,Ue as Q,en as R,wn as S,bn as T,it as U,tt as V,ot as W,Ge as X,Ke as Y,We as Z,zn as _,Oe as _t,Tr as a,W as at,Tn as b,Se as bt,br as c,Ie as ct,ur as d,H as dt,Ve as et,mr as f,V as ft,Un as g,Ee as gt,$n as h,ke as ht,Dr as i,G as it,fn as j,hn as k,yr as l,Pe as lt,ir as m,Me as mt,kr as n,ze as nt,Sr as o,U as ot,lr as p,Ae as pt,$e as q,Er as r,Re as rt,xr as s,Le as st,Pr as t,Be as tt,hr as u,Ne as ut,Pn as v,Ce as vt,xn as w,On as x,me as xt,En as y,Te as yt,J as z};