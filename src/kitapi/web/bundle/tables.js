import{$t as e,B as t,Bt as n,Dt as r,Et as i,G as a,H as o,Ht as s,It as c,Jt as l,K as u,Kt as d,Lt as f,Mt as p,N as m,Nt as h,Ot as g,P as _,Pt as v,Rt as y,Ut as b,V as ee,Vt as x,W as S,Xt as C,Y as w,Yt as T,c as te,en as E,h as D,in as O,jt as k,k as ne,n as A,nn as j,o as M,on as N,q as re,qt as P,rn as F,s as ie,sn as I,tn as L,z as ae}from"./main.js";import{_ as oe,a as se,d as ce,f as R,l as z,m as le,p as ue,s as de,t as fe,u as B}from"./shared.js";function pe({seat:e,place:t,turn:n,glows:r,dealer:i,out:a,speech:o,role:s,tricks:c,result:l,marks:u,clock:d,children:f}){let p=E(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,a&&`out`);return L`<section class=${p} aria-label=${R(e)}>
    <p class="plate-name">
      <b>${R(e)}</b>
      ${i&&L`<span class="dealer" title=${C(`dealer`)}><span aria-hidden="true">${C(`D`)}</span><span
        class="unseen">${C(`dealer`)}</span></span>`}
      ${d}
    </p>
    <p class="plate-note">
      <${me} seat=${e} />
      ${s&&L`<span class="role">${s}</span>`}
      ${u}
      ${typeof l==`number`&&L`<span class="figure result" title=${C(`Result so far; the sheet tells how it came about`)}><span
        class="unseen">${C(`result`)} </span>${T(l)}</span>`}
      ${typeof c==`number`&&L`<${he} tricks=${c} />`}
    </p>
    ${n&&L`<span class="unseen">${C(`to act`)}</span>`}
    ${o&&L`<p class="speech">${o}</p>`}
    ${f}
  </section>`}function me({seat:e}){return e.kind===`bot`?L`<span class=${E(`occupant`,e.getting_ready&&`preparing`)} title=${oe(e)}>${e.getting_ready?C(`bot, getting ready`):C(`bot`)}</span>`:e.kind===`person`&&!e.connected?L`<span class="occupant away">${C(`away`)}</span>`:null}function he({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>L`<i key=${t} class="pile-back"></i>`);return L`<span class=${E(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${l(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const V=j(null);function ge(e){let t=V.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return V.value=null,null;if(n.dealt)return null;V.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function _e(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const ve=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function ye({seat:e},{entry:t}){let n=t===`invitation`?_e(e):``;return n?{invitation:n}:{}}const be=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||_e(e)!==``;function xe({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return L`<ul class="role-list requests" aria-label=${C(`Requests for a seat`)}>${e.map(({number:e,seat:t,name:r})=>L`<li key=${e}>
    <b>${r||C(`a visitor`)}</b> <span>${C(`Seat {number}`,{number:le(t)})}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${n(e,!0)}>${C(`Let in`)}</button>
      <button type="button" class="plain" onClick=${n(e,!1)}>${C(`Refuse the request`)}</button>
    </span></li>`)}</ul>`}function Se({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?L`<span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?C(`Let {name} propose again`,{name:R(e)}):C(`Mute {name}`,{name:R(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>${C(`Remove {name}`,{name:R(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:L`<${Ce} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>${C(`New link to this seat`)}</button>`}function Ce({seat:e,table:t}){let n=t.invitations?.[e];return n?L`<${ce} label=${C(`Link to seat {number}`,{number:le(e)})} address=${ve(t.id,e,n)} />`:L`<span class="quiet">${C(`Somebody is invited.`)}</span>`}const we=({table:e})=>L`<p>${C(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
  ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>L`<${Ce} key=${t} seat=${t} table=${e} />`)}`;function Te({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:c=null}=t,[l,u]=I(!1);if(a)return null;if(r!==null||c!==null){let i=e.kind===`open`||e.missing;return L`${i&&L`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?C(`Let a bot play for {name}`,{name:R(e)}):C(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&L`<button type="button" class="plain offer"
        onClick=${()=>n({type:`give_away`,seat:e.seat})}>${C(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||be(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?V.value={table:t.id,seat:e.seat,name:r,...ye(e,t)}:n({type:`sit`,seat:e.seat,name:r,...ye(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!De(e,t))return null;let p=V.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?L`<p class="quiet" role="status">${C(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{V.value=null}}>${C(`Do not wait`)}</button>`:e.seat===i?L`<button type="button" class="plain offer"
      onClick=${()=>f(s.value.name||C(`Guest`))}>${C(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?L`<p class="quiet" role="status">${C(`You have asked for this seat: the host of the table decides.`)}</p>`:l?L`<${Oe} onName=${f} />`:L`<button type="button" class="plain offer"
    onClick=${()=>s.value.name?f(s.value.name):u(!0)}>${Ee(e,d)}</button>`}function Ee(e,t){return t?e.dealt?C(`Sit down after this deal`):C(`Sit down here`):C(`Ask for this seat`)}const De=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Oe({onName:e,label:t}){return L`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(x({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${C(`Your name`)} placeholder=${C(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??C(`Sit down`)}</button>
  </form>`}function ke({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return L`<div class=${E(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?C(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&L`<div class="choices">${e.map((e,t)=>L`<${Ae} ...${e}
      key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Ae({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=I(!1);return l&&a?L`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>${C(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2" onClick=${()=>u(!1)}>${C(`No`)}</button>
    </span>`:L`<button type="button" class=${E(`choice`,o&&`likely`,c&&`quiet-choice`)} aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}${n!==null&&L`<${H} sign=${n} />`}</button>`}const H=({sign:e})=>s.value.keys?L`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function je({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const U=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Me=e=>(t,n)=>{let r=typeof t.seat==`number`?R(n.table.seats[t.seat]):``;return e[U(t)]?.(t,r,n)??null},Ne=(e,t)=>({words:C(`{name}: {words}`,{name:e,words:t}),weight:`said`}),Pe=b(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Fe({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=I(0);return L`<${M} label=${a??C(`Check the deal`)} spoken=${i} title=${C(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&L`<${d} key=${`${e} ${t} ${s}`} part=${Pe} props=${{table:e,deal:t,nameOf:n}} />`}
  </${M}>`}function Ie({title:e,deals:t,table:{id:n,seats:r},line:i,told:a}){let o=e=>R(r[e]);if(!t.length)return L`<p class="quiet">${C(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return L`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>L`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${i(e)}</summary>
        ${a(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${m(n,e.number)}
          aria-label=${C(`Replay deal {number}`,{number:e.number})}>${C(`Replay the deal`)}</a>
        <${Fe} table=${n} deal=${e.number} nameOf=${o} spoken=${C(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${C(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${C(`Keep the record as a file`)}</a>
    </p>
  </section>`}function W(){let[e,t]=I(null);return[e,n=>t(n===e?null:n)]}const G=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>L`<button type="button"
  class=${E(`told-figure`,i)} aria-expanded=${n}
  aria-label=${C(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,K=({terms:e,words:t,total:n})=>L`<dl class="sum">
  ${e.map((e,t)=>L`<div key=${t}><dt>${e.words}</dt><dd class="figure">${e.figure??T(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Le=(e,t,n)=>e.map((e,r)=>({words:L`${C(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Re=({label:e,terms:t,result:n,children:r})=>L`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  ${r}
  ${t.length>0&&L`<h4>${C(`Deal by deal`)}</h4>
    <${K} terms=${t} words=${C(`in all`)} total=${T(n)} />`}
</section>`,ze=({label:e,start:t,terms:n,words:r,stands:i})=>L`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <${K} terms=${[{words:C(`at the start`),amount:t,figure:`${t}`},...n]} words=${r} total=${`${i}`} />
</section>`,Be=({lines:e,RuleTap:t})=>L`<ul class="payments">
  ${e.map(({words:e,reckoned:n,clause:r,reason:i},a)=>L`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&L`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Ve(e){function t({clause:t}){let[n,r]=I(!1),i=e(t);return i?L`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${C(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&L`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleTold:({clause:t})=>L`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function He({cards:e,label:t,rows:n=1}){let r=z(e,B(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return L`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&L`<div key=${t} class="open-row">${e.map(e=>L`<${g}
      key=${e} card=${e} />`)}</div>`)}
  </div>`}const Ue=b(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function We({words:e,because:t,clauses:n=[]}){let[r,i]=I(!1);return!s.value.guide||!e?null:L`<div class="guide">
    <p>${e} ${t&&L`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${C(`Why?`)}</button>`}
      ${r&&L`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${C(`No more guidance`)}
      onClick=${()=>x({guide:!1})}>×</button>
  </div>`}function Ge(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=qe(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return L`<div class="hand" role="group" aria-label=${e.label??C(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>L`<div key=${a} class="hand-row">
      ${r.map((r,o)=>L`<${Ke} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Ke({card:e,bend:t,stop:n,offered:i,picked:a,fresh:o=[],onChoose:s,onThrow:c}){let l=i?.has(e)??!1,u=a.includes(e),d=Je(l&&c?()=>c(e):null),f=E(`card held`,i&&(l?`may`:`may-not`),u&&`picked`,o.includes(e)&&`fresh`),m=o.includes(e)?C(`{card}, from the talon`,{card:p(e)}):p(e);return L`<button type="button" class=${f} style=${{"--bend":t}} aria-label=${m} data-card=${e} tabindex=${n?0:-1}
    aria-pressed=${i?u:void 0} aria-disabled=${l?void 0:`true`}
    onClick=${()=>{l&&!d.moved()&&s(e)}} ...${d.listeners}>
    <${r} card=${e} />
    ${o.includes(e)&&L`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function qe({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=N(null),[s,c]=I(0),l=N(!1),u=Math.min(s,e.length-1),d=!!(t??n)&&!e.some(e=>t?.has(e)),f=()=>[...o.current?.querySelectorAll(`.held`)??[]],p=(e,t)=>{let n=de(f(),t,e,a);return n?.focus(),n!==null};return S(e=>d||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(f()[u]?.focus(),!0)),O(()=>{l.current&&document.activeElement===document.body&&f()[u]?.focus()}),{group:o,stop:e[u],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(d||!p(e.key,n))return;e.preventDefault()},onFocusIn:e=>{l.current=!0,c(f().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(l.current=!1)}}}}function Je(e){let t=N(null),n=N(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Ye({over:e,table:t,send:n,children:r}){if(e)return L`<${Xe} table=${t} />`;if(t.me===null)return L`<p class="prompt">${C(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?L`<p class="prompt">${C(`Waiting for {names}`,{names:i.map(R).join(`, `)})}</p>`:L`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${C(`Next deal`)}<${H} sign="n" /></button>
  </div>`}function Xe({table:e}){return L`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>Ze(t,e.me)),n=s.peek().name||C(`Guest`),{players:r,variant:i}=e.terms;ne(ae(await D({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${C(`Another sitting`)}</button>
    <a class="choice" href="/">${C(`To the start page`)}</a>
  </div>`}function Ze(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function Qe({hear:t}){let[n,r]=I(null),[i,o]=I(!1),s=N(null),c=n!==null;return a(e=>(r(t=>(t??``)+e),o(!1),!0)),O(()=>{s.current?.focus(),s.current?.setSelectionRange(99,99)},[c]),c?L`<form class="typed-call paper" onSubmit=${i=>(i.preventDefault(),t(n)?r(null):(o(!0),e(C(`That cannot be said now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${s} value=${n} aria-label=${C(`Say or play in writing`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),o(!1)}} />
    <button class="plain">${C(`Say`)}</button>
    ${i&&L`<p>${C(`That cannot be said now.`)}</p>`}
  </form>`:null}function $e({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?L`<div class="watching kept"><span>${r.kind===`bot`?C(`A bot is playing for you.`):C(`Your seat is reserved for you.`)}</span>
      <${Te} seat=${r} table=${e} send=${n} /></div>`:L`<p class="watching">${e.archive?C(`This table holds the record of a sitting: it is here to be looked at.`):C(`You are watching: you see what lies open, and no hands.`)}</p>`}const et=[`s`,`c`,`d`,`h`],q=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function tt(e,{game:t,view:n,choices:r,choosing:i},a){let o=q(e);return o?nt(o,i)||t.typedName(o,i)||ot(q(t.typedCall(o,n)??o),r,a):!1}function nt(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>rt(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>q(p(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function rt(e,t){let n=[...t??[]].filter(t=>it(t).some(n=>e.startsWith(n)&&at(e.slice(n.length),f(t))));return n.length===1?n[0]??null:null}function it(e){let t=v(e).toLowerCase();if(/\d/.test(t))return[t];if(t===`t`)return[`10`,`t`];let n=q(h(e));return[t,...Array.from(n,(e,t)=>n.slice(0,t+1))]}function at(e,t){let[n,...r]=e?et.filter(t=>q(c(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===q(y(t))}function ot(e,t,n){let r=t.map(e=>({choice:e,words:q(st(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const st=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function ct({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=W(),c=n=>(t[n]??0)-(e[n]??0);return L`<table class="results">
    <caption class="unseen">${C(`Results`)}</caption>
    <thead><tr><th scope="col">${C(`Player`)}</th><th scope="col">${C(`this deal`)}</th><th
      scope="col">${C(`in all`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>L`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${G} label=${C(`{name}, this deal`,{name:n(l)})}
          figure=${T(c(l))} open=${o===`deal-${l}`} onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${G} label=${C(`{name}, in all`,{name:n(l)})}
          figure=${T(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&L`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):L`<${lt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const lt=({before:e,result:t})=>L`<${K} words=${C(`in all`)} total=${T(t)}
  terms=${[{words:C(`before the deal`),amount:e},{words:C(`this deal`),amount:t-e}]} />`;function ut(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const dt=`kitapi.shuffles`;let J=[];function ft(){try{let e=JSON.parse(localStorage.getItem(dt)??`null`);return Array.isArray(e)?e:J}catch{return J}}function pt(e){J=e.slice(-300);try{localStorage.setItem(dt,JSON.stringify(J))}catch{}}function mt({table:e,context:t,algorithm:n,commitment:r},i){let a=ft(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||pt(o<0?[...a,c]:a.with(o,c))}function ht(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Y(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);mt({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const gt=(e,t)=>mt(e,t),Y=e=>ft().filter(t=>t.table===e),_t=(e,t)=>Y(e).find(e=>e.pledge===t)?.value??``;function vt(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const yt=e=>e?`"${e}" `:``;function bt(e,t=``){if(typeof e!=`number`)throw TypeError(yt(t)+`expected number, got `+typeof e);if(!Number.isSafeInteger(e)||e<0)throw RangeError(yt(t)+`expected integer >= 0, got `+e);return e}function xt(e,t,n=``){if(vt(e)&&(t===void 0||e.length===t))return e;t!==void 0&&bt(t,`length`);let r=vt(e),i=t===void 0?``:` of length ${t}`,a=r?`length=${e.length}`:`type=${typeof e}`,o=yt(n)+`expected Uint8Array`+i+`, got `+a;throw r?RangeError(o):TypeError(o)}function St(e){if(typeof e!=`function`||typeof e.create!=`function`)throw TypeError(`expected hash wrapped by utils.createHasher`);if(bt(e.outputLen),bt(e.blockLen),e.outputLen<1||e.blockLen<1)throw Error(`hash blockLen / outputLen must be >= 1`)}const Ct=(e,t)=>{if(typeof e!=`object`||!e||Array.isArray(e))throw TypeError((t===`object`?``:`"${t}" `)+`expected object, got type=`+typeof e)},wt=(e,t)=>{Ct(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,`__proto__`))throw TypeError(`"${t}.__proto__" is not allowed`)};function X(e,t=!0){if(e.destroyed)throw Error(`hash was destroyed`);if(t&&e.finished)throw Error(`digest() was already called`)}function Tt(e,t){xt(e,void 0,`output`);let n=t.outputLen;if(!(e.length>=n))throw RangeError(`"output" expected length >= `+n)}function Et(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Dt(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function Z(e,t){return e<<32-t|e>>>t}function Ot(e,t,n=`opts`){return wt(e,`defaults`),t!==void 0&&wt(t,n),Object.assign(Object.create(null),e,t)}function kt(e,t={}){if(typeof e!=`function`)throw TypeError(`"hashCons" expected function, got type=`+typeof e);t=Ot({},t,`info`);let n=(t,n)=>e(n).update(t).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=r.blockLen,n.canXOF=r.canXOF,n.create=t=>e(t),Object.assign(n,t),Object.freeze(n)}const At=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var jt=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,t){if(St(e),xt(t,void 0,`key`),this.iHash=e.create(),typeof this.iHash.update!=`function`)throw Error(`expected Hash instance`);this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,r=new Uint8Array(n);r.set(t.length>n?e.create().update(t).digest():t);for(let e=0;e<r.length;e++)r[e]^=54;this.iHash.update(r),this.oHash=e.create();for(let e=0;e<r.length;e++)r[e]^=106;this.oHash.update(r),Et(r)}update(e){return X(this),this.iHash.update(e),this}digestInto(e){X(this),Tt(e,this),this.finished=!0;let t=e.subarray(0,this.outputLen);this.iHash.digestInto(t),this.oHash.update(t),this.oHash.digestInto(t),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:t,iHash:n,finished:r,destroyed:i,blockLen:a,outputLen:o,canXOF:s}=this;return e=e,e.finished=r,e.destroyed=i,e.blockLen=a,e.outputLen=o,e.canXOF=s,e.oHash=t._cloneInto(e.oHash),e.iHash=n._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}};const Mt=/* @__PURE__ */ (()=>{let e=((e,t,n)=>new jt(e,t).update(n).digest());return e.create=(e,t)=>new jt(e,t),e})(),Nt=e=>e/2**32|0,Pt=e=>e>>>0;function Ft(e,t,n,r){let i=Nt(n),a=Pt(n);e.setUint32(t,r?a:i,r),e.setUint32(t+4,r?i:a,r)}function It(e,t,n){return e&t^~e&n}function Lt(e,t,n){return e&t^e&n^t&n}var Rt=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,t,n,r){this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Dt(this.buffer)}update(e){X(this),xt(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length,a=!1;for(let o=0;o<i;){let s=Math.min(r-this.pos,i-o);if(s===r){let t=Dt(e);for(;r<=i-o;o+=r)this.process(t,o);a=!0}else n.set(o===0&&s===i?e:e.subarray(o,o+s),this.pos),this.pos+=s,o+=s,this.pos===r&&(this.process(t,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){X(this),Tt(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,t.fill(0,a),this.padOffset>r-a&&(this.process(n,0),t.fill(0)),Ft(n,r-8,this.length*8,i),this.process(n,0),this.roundClean();let o=e===t?n:Dt(e),s=this.outputLen,c=s/4,l=this.get();if(s%4||c>l.length)throw Error(`invalid outputLen`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneIntoMeta(e){let{buffer:t,length:n,finished:r,destroyed:i,pos:a}=this;return e.destroyed=i,e.finished=r,e.length=n,e.pos=a,a&&e.buffer.set(t),e}clone(){return this._cloneInto()}};const zt=/* @__PURE__ */ Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Bt=/* @__PURE__ */ Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),Q=/* @__PURE__ */ new Uint32Array(64);var Vt=class extends Rt{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,t){super(64,e,8,!1),this.A=t[0]|0,this.B=t[1]|0,this.C=t[2]|0,this.D=t[3]|0,this.E=t[4]|0,this.F=t[5]|0,this.G=t[6]|0,this.H=t[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,t){for(let n=0;n<16;n++,t+=4)Q[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=Q[e-15],n=Q[e-2],r=Z(t,7)^Z(t,18)^t>>>3,i=Z(n,17)^Z(n,19)^n>>>10;Q[e]=i+Q[e-7]+r+Q[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=Z(o,6)^Z(o,11)^Z(o,25),u=l+t+It(o,s,c)+Bt[e]+Q[e]|0,d=(Z(n,2)^Z(n,13)^Z(n,22))+Lt(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){Et(Q)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Et(this.buffer)}},Ht=class extends Vt{constructor(){super(32,zt)}};const Ut=/* @__PURE__ */ kt(()=>new Ht,/* @__PURE__ */ At(1)),Wt=/* @__PURE__ */ new Map([[`kitapi-fy-1`,!1],[`kitapi-fy-2`,!0]]),Gt=e=>Wt.get(e),Kt=1n<<64n,qt=new TextEncoder;function Jt(e){let t=/* @__PURE__ */ new Uint8Array(8);return new DataView(t.buffer).setBigUint64(0,BigInt(e)),t}function Yt(e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Xt(...e){return Yt(e.flatMap(e=>{let t=typeof e==`string`?qt.encode(e):e;return[Jt(t.length),t]}))}const Zt=e=>Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``);function Qt(e){return typeof e!=`string`||!/^(?:[0-9a-f]{2})+$/.test(e)?null:Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))}const $t=(e,t)=>Zt(Ut(Xt(`kitapi-commitment-1`,t,e))),en=({context:e,digest:t},n,r)=>Zt(Ut(Xt(`kitapi-pledge-1`,e,t,String(n),r)));function*tn(e){for(let t=0;;t+=1){let n=Mt(Ut,e,Jt(t)),r=new DataView(n.buffer,n.byteOffset,n.byteLength);for(let e=0;e<4;e+=1)yield r.getBigUint64(8*e)}}function nn(e,t){let n=BigInt(e),r=Kt-Kt%n,i=t.next().value;for(;i>=r;)i=t.next().value;return Number(i%n)}function rn(e,{algorithm:t,context:n,secret:r,shares:i}){let a=tn(Mt(Ut,r,Xt(t,n,...i))),o=[...e];for(let e=o.length-1;e>0;--e){let t=nn(e+1,a);[o[e],o[t]]=[o[t]??``,o[e]??``]}return o}function an({table:e,view:t}){t?.shuffle&&ht(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:on(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(sn({table:e,view:t},r));return n}function on(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Y(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||ut(i),l=en(r,n,c);return gt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function sn({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?_t(e.id,i):ut(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;gt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const cn=({kind:e})=>e===`seal`||e===`nonce`;function ln(e,{contractRead:t,scoreRead:n,turnWords:r}){let i=e.view;if(!i)return C(`No cards have been dealt yet.`);let a=t=>R(e.table.seats[t]),o=i.options?.some(e=>!cn(e))?`${r(i)}.`:``;return[t(i,a),un(i),dn(i,a),n(i,a),o].filter(Boolean).join(` `)}function un({hand:e=[]}){let t=z(e,B(e)).map(e=>p(e)).join(`, `);return t&&C(`Your hand: {cards}.`,{cards:t})}function dn({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return C(`No card lies on the table.`);let r=t.map(({seat:e,card:t})=>C(`{name}: {card}`,{name:n(e),card:p(t)})).join(`, `);return C(`On the table: {cards}.`,{cards:r})}const fn=({table:e})=>L`<nav class="replays" aria-label=${C(`Replay the deals`)}>
  <h3>${C(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>L`<a key=${t} class="plain replay-link figure"
    href=${m(e.id,t)} aria-label=${C(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,pn=({children:e})=>L`<details class="settle-now">
  <summary>${C(`If we settled now`)}</summary>
  ${e}
</details>`;function mn({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return L`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${C(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&L`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>L`<span key=${`${t.deal}-${r}`}
      class=${E(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function hn({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=W();return L`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&L`<section class="how" aria-label=${e}>
      <${K} terms=${[{words:C(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${C(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&L`<p class="quiet">${i}</p>`}
    </section>`}`}function gn({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=W(),a=e=>C(`{name}, this deal`,{name:t(e)});return L`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>L`<${G} key=${n} label=${a(n)}
      figure=${T(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${T(e)}</b></${G}>`)}</p>
    ${r&&L`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const _n=({label:e,figures:t,tell:n,inFigures:r=String})=>L`<section class="story" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <ol>${t.map((e,i)=>L`<li key=${i}>
    <${vn} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>${n(e)}</${vn}>
  </li>`)}</ol>
</section>`,vn=({written:e,inFigures:t,struckBy:n,children:r})=>L`<p class="figure">${e.deal>0&&L`<span
    class="was">${t(e.before)} → </span>`}<b class=${n?`struck`:null}>${t(e.figure)}</b></p>
  <div>
    ${r}
    ${n&&L`<p class="quiet">${C(`struck through in deal {number}`,{number:n})}</p>`}
  </div>`,yn=({written:e,children:t})=>L`<p>${e.deal===0?C(`at the start`):C(`deal {number}`,{number:e.deal})}${t&&L`: ${t}`}</p>`,bn=({table:e,deal:t,nameOf:n})=>L`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${m(e,t)}>${C(`Replay the deal`)}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${_(e,t)}>${C(`Review the deal`)}</a>
  <${Fe} table=${e} deal=${t} nameOf=${n} shortcut="c" />
</div>`;function xn({cards:e,nameOf:t}){return L`<section class="all-cards">
    <h3>${C(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&L`<${Sn} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Sn} label=${C(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&L`<${Sn} label=${C(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Sn=({label:e,cards:t})=>L`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${z(t,B(t)).map(e=>L`<${g} key=${e}
    card=${e} />`)}</dd>
</div>`;function Cn({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=W();return L`<table class="results">
    <caption class="unseen">${C(`Settlement`)}</caption>
    <thead><tr><th scope="col">${C(`Player`)}</th><th scope="col">${C(`in all`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>L`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total"><${G} label=${C(`{name}, in all`,{name:t(s)})} figure=${T(e)}
          open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&L`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const wn=({words:e,figure:t})=>L`<span class="part">${e} <b class="figure">${t}</b></span>${` `}`,Tn=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),En={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Tn(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Tn(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Tn(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Dn={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function On({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...En,deal_began:(e,t,n)=>r(n),...t},a={...Dn,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[U(t)]?.(r,t,n)}},span:e=>a[U(e)]??0,gathers:e=>U(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const kn=b(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),An=({advising:{open:e,toggle:t}})=>L`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
  aria-keyshortcuts="w" title=${C(`What is it worth?`)} onClick=${t}><svg class="scales" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
  <span class="advice-words">${C(`What is it worth?`)}</span><${H} sign="w" /></button>`,jn={moment:``,advice:null,making:!1,trouble:``};function Mn(e){let t=(e?.options??[]).filter(e=>!cn(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Nn(e,t,n){let[r,i]=I(``),[a,o]=I(jn),[s,c]=I(0),l=!!e.advised&&e.me!==null&&!n&&Mn(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return F(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...jn,moment:u,...e})};return te(`/api/tables/${e.id}/advice?lang=${P()}`).then(e=>r({advice:e}),e=>{let i=e instanceof ie&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||C(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),told:a.moment===u?a:jn,again:()=>c(s+1)}}const Pn=e=>!!(e.outcome??e.broken_up),Fn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome));function In(e,t,n){let[r,i]=I([]),[a,o]=I(null),c=e?.options??[],l=c.find(e=>e.kind===`subset`),u=c.filter(e=>e.kind===`form`),d=c.flatMap(e=>`card`in e?[String(e.card)]:[]),f=e?`${e.number} ${e.phase} ${e.hand?.length??0} ${c.length>0}`:``;O(()=>{i([]),o(n(c))},[f]);let p=t.link.unanswered.value.size>0,m=p?null:Ln(l,d),h=e=>{i([]),t.act({kind:`play_card`,card:e})};function g(e){return l?i(t=>Rn(t,e,l.size)):s.peek().oneTap||r.includes(e)?h(e):i([e])}return{picked:r,named:a,setNamed:o,options:c,subset:l,forms:u,form:u[0],playable:d,offered:m,sending:p,choose:g,act:t.act,throwCard:l?null:h}}function Ln(e,t){return e?new Set(e.of):t.length?new Set(t):null}function Rn(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const zn=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],Bn=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Vn=()=>ut(16);function Hn(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function Un(e,n,r,i=null,a=t){let s=j(`connecting`),c=j(/* @__PURE__ */ new Map),l=j(null),u=null,d=null,f=400,p=8e3,m=0,h=null,g=/* @__PURE__ */ new Set,_=0,v=0,y=0,b=!1,x=!1;function S(){a.cancel(y),x=!1,h=null,m=a.now();let t=new WebSocket(Hn(e,n,i));u=t,d=ee(a,p*Math.min(2**_,4),{onLost:T,onLate:P}),t.onmessage=e=>{u===t&&te(JSON.parse(e.data))},t.onclose=({code:e})=>{s.value=Bn.get(e)??s.peek(),u===t&&(u=null,C(e===4429))}}function C(e){w(),b||M()||(s.value=e?`full`:`waiting`,y=a.after(S,(e?3e4:f)*(.75+Math.random()/2)),f=Math.min(f*2,8e3))}function w(){d?.close();let e=u;u=null,d=null,g.clear(),l.value=null,e?.close()}function T(e){return e===`opening`?(_+=1,C(!1)):(e===`answer`&&(v+=1),w(),s.value=`waiting`,S())}function te(e){return d?.heard(),e.type===`state`?E(e):e.type===`watching`?r.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(o(e.page),h={silence:e.silence,answer:e.answer},p=e.silence,D()):e.id?O(e):e.type===`refused`?k(e):void 0}function E(e){if(s.value=`open`,f=400,_=0,c.peek().size||(v=0),x||d?.opened(),r.onState(e),!x)for(let[e,t]of c.peek())A(e,t);x=!0}function D(){h&&d?.expect({...h,answer:h.answer*Math.min(2**v,8)})}function O(e){let t=e.id,n=d?.answered(t)??null;if(v&&(v=0,D()),g.delete(t))l.value=n;else return ne(t),e.type===`refused`?k(e):void 0}function k(e){return e.reason===`unknown_table`&&(s.value=`gone`),r.onRefused(e)}function ne(e){let t=new Map(c.peek());t.delete(e),c.value=t}function A(e,t){d?.expectAnswer(e),u?.send(JSON.stringify(t))}let M=()=>[...Bn.values()].includes(s.peek()),N=()=>x&&u?.readyState===WebSocket.OPEN;function re(e){let t=Vn();return c.value=new Map(c.peek()).set(t,{...e,id:t}),N()&&A(t,{...e,id:t}),t}function P(){if(!N()||!d?.isWatching())return;let e=Vn();g.add(e),A(e,{type:`probe`,id:e})}function F(){b||document.hidden||M()||(N()?P():(!u||a.now()-m>=1e3)&&(f=400,w(),S()))}function ie(){b=!0,a.cancel(y),removeEventListener(`online`,F),document.removeEventListener(`visibilitychange`,F),w()}return addEventListener(`online`,F),document.addEventListener(`visibilitychange`,F),S(),{connection:s,unanswered:c,roundTrip:l,send:re,probe:P,hurry:F,close:ie}}const Wn={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let Gn=null;function Kn(e){if(!s.peek().sound)return;Gn??=new AudioContext;let t=Gn.currentTime;for(let n of Wn[e])qn(Gn,n,t),t+=n.seconds}function qn(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const Jn=/* @__PURE__ */ new WeakMap;function Yn(e){e&&Jn.set(e,performance.now())}function Xn(e){let t=performance.now()-(Jn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function Zn({clock:t,mine:n}){let r=Qn(t),i=N(!1),a=r<=10&&r>0;return F(()=>{n&&a&&!i.current&&e(l(`{count} second left`,`{count} seconds left`,r)),i.current||=a},[n,a]),L`<span class=${E(`call-clock`,a&&`short`)} role="timer" style=${{"--share":r/t.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${r}</span>
    <span class="unseen">${l(`{count} second left`,`{count} seconds left`,r)}</span>
  </span>`}function Qn(e){let[t,n]=I(()=>Xn(e));return F(()=>{let t=()=>n(Xn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function $n({lines:e}){return L`<section class="log" tabindex="-1" aria-label=${C(`What happened`)}>
    <h2>${C(`What happened`)}</h2>
    ${e.length===0&&L`<p class="quiet">${C(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>L`<li key=${e.id} class=${e.weight}>${e.words}${e.by&&L` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function er(e,t,n){let r=j(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...tr(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(tr(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function tr(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return rr(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=nr(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function nr(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function rr(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const ir=e=>e?.kind===`seat_changed`;function ar({kind:e,name:t},n){return e===`open`?C(`nobody`):e===`bot`?`${R({seat:n,kind:e,name:t})} (${C(`bot`)})`:t||C(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:le(e),deal:t,before:ar(n,e),after:ar(r,e)});function or(e){let t=e;return{words:t.before.kind===`reserved`?C(`Seat {number} is no longer reserved for {before}.`,$(t)):C(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function sr(e){return e.before.kind===`reserved`?C(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?C(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):C(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function cr(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function lr({changes:e=[]}){return e.length?L`<section class="paper seat-changes" aria-label=${C(`Changes of seats`)}>
    <ul>${cr(e).map((e,t)=>L`<li key=${t}>${sr(e)}</li>`)}</ul>
  </section>`:null}const ur=e=>!!e?.options?.some(e=>!cn(e))&&!dr(e),dr=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),fr=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),pr=({tell:e})=>(t,n)=>ir(t)?or(t):e(t,n);function mr(t,r=null){let i=j([]),a=j(null),o=j(``),s=j(``),c=j([]),l=er(e=>re(e).steps,ne,A),d=j(0),f=Un(t,P(),{onState:ee,onRefused:E,onWatching:e=>{d.value=e}},r),p={...f,send:k},m=/* @__PURE__ */ new Set,h=0,g=0,_=``,v=0,y=!1,b=[];function ee(e){u(e.table.game).drawing.loaded.peek()?S(e):b.push(e)===1&&w(e.table.game).then(x,()=>{D(C(`A part of this page could not be loaded. Load the page again.`))})}function x(){let e=b;b=[],y||e.forEach(S)}function S(e){n(u(e.table.game).deck),Yn(e.table.clock),d.value=e.table.watching,T(e);let t=ge(e.table);t&&k(t),l.arrive(e),r!==null&&l.hurry()}function T(e){clearTimeout(g);for(let{action:t,lost:n}of an(e)){let r=()=>{m.add(f.send({type:`act`,seen:e.version,action:t}))};n?g=setTimeout(r,1e3):te(t)||r()}}function te({kind:e}){return[...f.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function E(e){fr.has(e.reason)&&(s.value=e.text),m.has(e.id)||fr.has(e.reason)||(e.reason===`not_playable`&&(o.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),D(e.text,e.clause),clearTimeout(h),h=setTimeout(O,12e3))}function D(t,n=null){a.value={text:t,clause:n},r===null&&e(t)}function O(){clearTimeout(h),a.value=null}function k(e){return O(),f.send(e)}function ne(t,n){let r=re(n.table.game),a=t&&pr(r)(t,n),o=n.view?.number??0;t&&(c.value=[...c.peek(),{...t,deal:o}].slice(-200)),a&&(i.value=[...i.peek(),M(a,o,fe(t?.by,r.house))].slice(-200),e(a.spoken??a.words),a.sound&&Kn(a.sound)),N(n,r)}function A(e,t){let n=e=>e.deal!==t,r=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=re(e.shown.table.game),r=e.seen&&pr(n)(e.seen,e.shown);return r?[M(r,t,fe(e.seen?.by,n.house))]:[]});c.value=[...c.peek().filter(n),...r].slice(-200),i.value=[...i.peek().filter(n),...a].slice(-200)}let M=({words:e,weight:t},n,r)=>({id:++v,words:e,weight:t,deal:n,by:r});function N({view:t,catchingUp:n},{prompt:r,asking:i=({options:e})=>JSON.stringify(e)}){if(n)return;let a=t&&ur(t)?i(t):``;a&&a!==_&&(e(r(t)),Kn(`turn`)),_=a}function F(e){let t=l.shown.peek()?.version??0;p.send({type:`act`,seen:t,action:e,...r!==null&&{role:r}})}function ie(){y=!0,l.close(),clearTimeout(g),O(),f.close()}return{lines:i,happened:c,watching:d,unplayable:o,turnedAway:s,refusal:a,forgive:O,shown:l.shown,hurry:l.hurry,link:p,act:F,close:ie}}function hr({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return L`<${pe} seat=${t} place=${i} turn=${u} clock=${u&&c?.seat===s&&L`<${Zn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s} out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&L`<${Te} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${pe}>`}function gr({game:e,view:t,shown:n,state:r,choosing:i,advising:a}){let{table:o}=n,c=o.me===null?null:o.seats[o.me],l=_r(t),u=ur(t),d=Pn(t),f=se(e,t,i,r.act);return L`<div class=${d?`foot after`:`foot`}>
    ${c?L`<${hr} game=${e} seat=${c} view=${t} shown=${n} place="bottom" send=${r.link.send} />`:L`<${$e} table=${o} over=${Fn(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&L`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?L`<${Ye} over=${Fn(t,e)} table=${o} send=${r.link.send} />`:L`<${ke} mine=${u} waiting=${i.sending} prompt=${vr(e,t,n)}
        guided=${c!==null&&s.value.guide} guide=${u&&L`<${We}
          ...${e.guidance(t)} />`} choices=${f} alone=${a.may&&L`<${An} advising=${a} />`} />
        <${Qe} hear=${n=>tt(n,{game:e,view:t,choices:f,choosing:i},je)} />`}
    ${!d&&l.length>0&&L`<${Ge} cards=${l} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose} onThrow=${i.throwCard} />`}
  </div>`}function _r(e){let t=e.hand??[],n=N({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:B(t)}),z(t,n.current.suits)}function vr(e,t,{table:n,gathering:r}){if(ur(t))return e.turnWords(t);if(r!==null)return C(`{name} takes the trick`,{name:R(n.seats[r])});let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,R(n.seats[i]))}function yr({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=In(i,n,e.firstNamed),o=Nn(r,i,a.sending);if(!i)return L`<${d} part=${Ue} props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=e=>R(r.seats[e]),c=e=>ue(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Middle:f,Beside:p}=e;return L`
    <${u} view=${i} nameOf=${s} />
    <div class=${E(`scene`,`phase-${i.phase}`,Pn(i)&&`after`)}>
      ${l.map(r=>L`<${hr} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&L`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${hr}>`)}
      <${br} game=${e} view=${i} table=${r} />
      ${!Pn(i)&&L`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} />`}
      ${o.open&&L`<${d} part=${kn} props=${{advising:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${gr} game=${e} view=${i} shown=${t} state=${n} choosing=${a} advising=${o} />`}function br({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?L`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?L`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function xr({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>C(`{name}: {card}`,{name:n(e),card:p(t)})),a=E(`trick`,r!==null&&`gathers-${t(r)}`);return L`<div class=${a} role="group" aria-label=${C(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>L`<${g} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Sr({trick:e,bargain:t,nameOf:n}){let[r,i]=I(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return L`<div class="looking-back">
    ${r===`trick`&&e&&L`<${Cr} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&L`<${wr} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&L`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
      onClick=${a(`talon`)}>${C(`Talon`)}</button>`}
    ${e&&L`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${C(`Last trick`)}</button>`}
  </div>`}const Cr=({trick:e,nameOf:t})=>L`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>L`<span key=${n} class="laid-by">
    <${g} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${C(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,wr=({talon:e,discards:t})=>L`<dl class="paper shown-again">
  ${[{label:C(`Talon`),cards:e},{label:C(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&L`<div key=${e}><dt>${e}</dt><dd class="laid">${z(t,B(t)).map(e=>L`<${g}
      key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Tr=({words:e,cards:t=[]})=>L`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?L`<span class="talon-cards">${t.map(e=>L`<${g} key=${e} card=${e} />`)}</span>`:L`<span class="talon-cards" aria-hidden="true"><${i} /><${i} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`;function Er({view:e,nameOf:t,standing:n,draw:r,children:i}){let a=e.calls??[],o=N(null);return F(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),L`<section class="paper ladder" aria-label=${C(`Auction`)}>
    <p class="standing">
      ${n??L`<span class="quiet">${C(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>L`<b key=${n}
        class=${E(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${C(`Calls`)}>
      ${e.active.map(e=>L`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&L`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Dr=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0,Or={deal_began:(e,t,n)=>({words:C(`Deal {number}; {name} deals`,{number:e.number,name:R(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t)=>({words:C(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t)=>({words:C(`{name}: {card}`,{name:t,card:k(e.card)}),spoken:C(`{name}: {card}`,{name:t,card:p(e.card)}),weight:`played`,sound:`card`}),trick_taken:(e,t)=>({words:C(`{name} takes the trick`,{name:t}),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:C(`The sitting was broken up`),weight:`heading`,sound:`settled`})},kr=e=>Me({...Or,...e}),Ar=({state:e})=>L`<main class="start lost">
  <div class="paper slip">
    <h1>${C(`Everything is full just now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${C(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${C(`Try now`)}</button>
    <p><a href="/">${C(`To the start page`)}</a></p>
  </div>
</main>`,jr=({title:e,why:t,action:n,onAction:r})=>L`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Mr=()=>L`<${jr} title=${C(`Signed out`)}
  why=${C(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${C(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Nr=()=>L`<${jr} title=${C(`Connection ended`)}
  why=${C(`You ended this connection from another page.`)}
  action=${C(`Connect again`)} onAction=${()=>location.reload()} />`;function Pr(e){switch(e.link.connection.value){case`gone`:return L`<${A} why=${e.unplayable.value} />`;case`full`:return L`<${Ar} state=${e} />`;case`signed out`:return L`<${Mr} />`;case`ended`:return L`<${Nr} />`;default:return null}}export{Ve as $,mn as A,ct as B,Cn as C,yn as D,_n as E,$t as F,q as G,ot as H,Gt as I,Ye as J,$e as K,rn as L,pn as M,ln as N,gn as O,Qt as P,He as Q,en as R,wn as S,bn as T,rt as U,et as V,at as W,We as X,Ge as Y,Ue as Z,zn as _,De as _t,Tr as a,G as at,Tn as b,xe as bt,br as c,Fe as ct,ur as d,U as dt,Be as et,mr as f,H as ft,Un as g,Te as gt,$n as h,Oe as ht,Dr as i,K as it,fn as j,hn as k,yr as l,Ne as lt,ir as m,je as mt,kr as n,Re as nt,Sr as o,W as ot,lr as p,ke as pt,Qe as q,Er as r,Le as rt,xr as s,Ie as st,Pr as t,ze as tt,hr as u,Me as ut,Pn as v,Se as vt,xn as w,On as x,pe as xt,En as y,we as yt,Y as z};