import{B as e,Bt as t,Dt as n,F as r,Gt as i,H as a,Ht as o,J as s,Jt as c,K as l,Kt as u,M as d,Mt as f,Nt as p,Ot as m,Qt as h,U as g,Ut as _,V as v,W as y,Wt as b,X as x,Zt as S,an as C,c as w,cn as T,dn as E,fn as D,g as ee,hn as O,kt as k,l as A,ln as te,mn as j,on as M,q as N,qt as P,r as F,s as I,sn as L,tn as R,un as z}from"./main.js";import{C as B,E as V,S as ne,_ as H,b as U,c as re,f as ie,g as W,m as ae,r as oe,t as se,v as ce,x as le}from"./shared.js";function ue(e){let{seat:t,place:n,turn:r,glows:a,dealer:o,out:s,speech:l,role:u,tricks:d,result:f,held:p=0}=e,{marks:m,clock:h,children:g}=e,_=le(t,e.own??!1),v=M(`plate`,`at-${n}`,r&&`their-turn`,a&&`glows`,s&&`out`);return L`<section class=${v} aria-label=${_}>
    <p class="plate-name">
      <b>${_}</b>
      ${o&&L`<span class="dealer" title=${c(`dealer`)}><span aria-hidden="true">${c(`D`)}</span><span
        class="unseen">${c(`dealer`)}</span></span>`}
      ${h}
    </p>
    <p class="plate-note">
      <${de} seat=${t} />
      ${u&&L`<span class="role">${u}</span>`}
      ${m}
      ${typeof f==`number`&&L`<span class="figure result" title=${c(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${c(`result`)} </span>${i(f)}</span>`}
      ${typeof d==`number`&&L`<${pe} tricks=${d} />`}
    </p>
    ${r&&L`<span class="unseen">${c(`to act`)}</span>`}
    ${p>0&&L`<${fe} count=${p} />`}
    ${l&&L`<p class="speech">${l}</p>`}
    ${g}
  </section>`}function de({seat:e}){return e.kind===`bot`?L`<span class=${M(`occupant`,e.getting_ready&&`preparing`)} title=${V(e)}>
      ${e.getting_ready?c(`bot, getting ready`):c(`bot`)}</span>`:e.kind===`person`&&!e.connected?L`<span class="occupant away">${c(`away`)}</span>`:null}const fe=({count:e})=>L`<span class="backs" role="img"
  aria-label=${P(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>L`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function pe({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>L`<i key=${t} class="pile-back"></i>`);return L`<span class=${M(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${P(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const G=z(null);function me(e){let t=G.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return G.value=null,null;if(n.dealt)return null;G.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function he(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const ge=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function _e({seat:e},{entry:t}){let n=t===`invitation`?he(e):``;return n?{invitation:n}:{}}const ve=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||he(e)!==``;function ye({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return L`<ul class="role-list requests" aria-label=${c(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>L`<li key=${e}>
      <b>${r||c(`a visitor`)}</b> <span>${c(`Seat {number}`,{number:B(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${c(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${c(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function be({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?L`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?c(`Let {name} propose again`,{name:U(e)}):c(`Mute {name}`,{name:U(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${c(`Remove {name}`,{name:U(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:L`<${xe} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${c(`New link to this seat`)}</button>`}function xe({seat:e,table:t}){let n=t.invitations?.[e];return n?L`<${ce} label=${c(`Link to seat {number}`,{number:B(e)})}
      address=${ge(t.id,e,n)} />`:L`<span class="quiet">${c(`Someone is invited.`)}</span>`}const Se=({table:e})=>L`<p>${c(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>L`<${xe} key=${t} seat=${t} table=${e} />`)}`;function Ce({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[l,u]=O(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return L`${i&&L`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?c(`Let a bot play for {name}`,{name:U(e)}):c(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&L`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${c(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||ve(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?G.value={table:t.id,seat:e.seat,name:r,..._e(e,t)}:n({type:`sit`,seat:e.seat,name:r,..._e(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!Te(e,t))return null;let p=G.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?L`<p class="quiet" role="status">${c(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{G.value=null}}>
        ${c(`Do not wait`)}</button>`:e.seat===i?L`<button type="button" class="plain offer"
      onClick=${()=>f(_.value.name||c(`Guest`))}>${c(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?L`<p class="quiet" role="status">
      ${c(`You have asked for this seat: the host of the table decides.`)}</p>`:l?L`<${Ee} onName=${f} />`:L`<button type="button" class="plain offer"
    onClick=${()=>_.value.name?f(_.value.name):u(!0)}>
    ${we(e,d)}</button>`}function we(e,t){return t?e.dealt?c(`Sit down after this deal`):c(`Sit down here`):c(`Ask for this seat`)}const Te=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Ee({onName:e,label:t}){return L`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(o({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${c(`Your name`)} placeholder=${c(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??c(`Sit down`)}</button>
  </form>`}function De({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return L`<div class=${M(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?c(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&L`<div class="choices">${e.map((e,t)=>L`<${Oe} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Oe({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:l}){let[u,d]=O(!1);return u&&a?L`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{d(!1),a()}}>
        ${c(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>d(!1)}>${c(`No`)}</button>
    </span>`:L`<button type="button" class=${M(`choice`,o&&`likely`,l&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?d(!0):a?.()}>${r}
    ${n!==null&&L`<${K} sign=${n} />`}</button>`}const K=({sign:e})=>_.value.keys?L`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function ke({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const q=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Ae=(e,t=U)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[q(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&J(n,r)?je(c(`You`),a.quoted):a},J=({seat:e},{table:{me:t}})=>t!==null&&e===t,je=(e,t)=>({words:c(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`}),Me=b(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Ne({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[l,u]=O(0);return L`<${I} label=${a??c(`Check the deal`)} spoken=${i}
    title=${c(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>u(l+1)}>
    ${l>0&&L`<${s} key=${`${e} ${t} ${l}`} part=${Me} props=${{table:e,deal:t,nameOf:n}} />`}
  </${I}>`}function Pe({title:e,deals:t,table:{id:n,seats:i},line:a,details:o}){let s=e=>U(i[e]);if(!t.length)return L`<p class="quiet">${c(`No deal has been written yet.`)}</p>`;let l=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return L`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>L`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${a(e)}</summary>
        ${o(e,l(t))}
        <div class="replay-links"><a class="plain replay-link" href=${r(n,e.number)}
          aria-label=${c(`Replay deal {number}`,{number:e.number})}>${c(`Replay the deal`)}</a>
        <${Ne} table=${n} deal=${e.number} nameOf=${s}
          spoken=${c(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${c(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${c(`Save the record to a file`)}</a>
    </p>
  </section>`}function Y(){let[e,t]=O(null);return[e,n=>t(n===e?null:n)]}const X=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>L`<button type="button"
  class=${M(`told-figure`,i)} aria-expanded=${n}
  aria-label=${c(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,Z=({terms:e,words:t,total:n})=>L`<dl class="sum">
  ${e.map((e,t)=>L`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??i(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Fe=(e,t,n)=>e.map((e,r)=>({words:L`${c(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Ie=({label:e,terms:t,result:n,children:r})=>L`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&L`<h4>${c(`Deal by deal`)}</h4>
      <${Z} terms=${t} words=${c(`total`)} total=${i(n)} />`}
  </section>`,Le=({label:e,start:t,terms:n,words:r,stands:i})=>L`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${Z} terms=${[{words:c(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,Re=({lines:e,RuleTap:t})=>L`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>L`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&L`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function ze(e){function t({clause:t}){let[n,r]=O(!1),i=e(t);return i?L`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${c(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&L`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>L`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Be({cards:e,label:t,rows:n=1}){let r=W(e,H(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return L`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&L`<div key=${t} class="open-row">${e.map(e=>L`<${k}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Ve=b(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function He({words:e,because:t,clauses:n=[]}){let[r,i]=O(!1);return!_.value.guide||!e?null:L`<div class="guide">
    <p>${e} ${t&&L`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${c(`Why?`)}</button>`}
      ${r&&L`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${c(`Hide tips`)}
      onClick=${()=>o({guide:!1})}>×</button>
  </div>`}function Ue(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Ke(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return L`<div class="hand" role="group" aria-label=${e.label??c(`Your hand`)} ref=${r} ...${a}
    data-dealt=${Ge(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>L`<div key=${a} class="hand-row">
      ${r.map((r,o)=>L`<${We} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function We({card:e,at:t,bend:n,stop:r,offered:i,picked:a,fresh:o=[],leaving:s,onChoose:l,onThrow:u,onRefuse:d}){let p=i?.has(e)??!1,h=a.includes(e),g=qe(p&&u?()=>u(e):null),[_,v]=O(!1),y=M(`card held`,i&&(p?`may`:`may-not`),h&&`picked`,e===s&&`leaving`,_&&`shakes`,o.includes(e)&&`fresh`),b=()=>{g.moved()||(p?l(e):i&&d&&(v(!0),d(e)))},x=o.includes(e)?c(`{card}, from the talon`,{card:f(e)}):f(e);return L`<button type="button" class=${y} style=${{"--bend":n,"--at":t}}
    aria-label=${x} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?h:void 0} aria-disabled=${p?void 0:`true`}
    onClick=${b} onAnimationEnd=${()=>v(!1)} ...${g.listeners}>
    <${m} card=${e} />
    ${o.includes(e)&&L`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Ge(e=!1){let[t,n]=O(e&&_.peek().pace!==`at_once`);return E(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function Ke({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=j(null),[s,c]=O(0),u=j(!1),d=Math.min(s,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...o.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=ae(p(),t,e,a);return n?.focus(),n!==null};return l(e=>f||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),D(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:o,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,c(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function qe(e){let t=j(null),n=j(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Je({over:e,table:t,send:n,children:r}){if(e)return L`<${Ye} table=${t} />`;if(t.me===null)return L`<p class="prompt">${c(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?L`<p class="prompt">${c(`Waiting for {names}`,{names:i.map(U).join(`, `)})}</p>`:L`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${c(`Next deal`)}<${K} sign="n" /></button>
  </div>`}function Ye({table:t}){return L`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=t.seats.map(e=>Xe(e,t.me)),r=_.peek().name||c(`Guest`),{players:i,variant:a}=t.terms;d(e(await ee({game:t.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${c(`Another sitting`)}</button>
    <a class="choice" href="/">${c(`To the start page`)}</a>
  </div>`}function Xe(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function Ze({part:e,context:t}){let[n,r]=O(null),[i,a]=O(!1),o=j(null),s=n!==null;return N(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),D(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?L`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,ke)?r(null):(a(!0),C(c(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${c(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${c(`Say`)}</button>
    ${i&&L`<p>${c(`You can’t say that now.`)}</p>`}
  </form>`:null}function Qe({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?L`<div class="watching kept">
      <span>${r.kind===`bot`?c(`A bot is playing for you.`):c(`Your seat is reserved for you.`)}</span>
      <${Ce} seat=${r} table=${e} send=${n} /></div>`:L`<p class="watching">${e.archive?c(`This table shows the record of a sitting: you can only look at it.`):c(`You are watching: you can’t see anyone’s cards.`)}</p>`}function $e({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:a,settled:o}){let[s,l]=Y(),u=n=>(t[n]??0)-(e[n]??0);return L`<table class="results">
    <caption class="unseen">${c(`Results`)}</caption>
    <thead><tr><th scope="col">${c(`Player`)}</th><th scope="col">${c(`this deal`)}</th><th
      scope="col">${c(`total`)}</th></tr></thead>
    <tbody>${t.map((t,d)=>L`
      <tr key=${d} class=${d===r?`mine`:null}>
        <th scope="row">${n(d)}</th>
        <td class="figure"><${X} label=${c(`{name}, this deal`,{name:n(d)})}
          figure=${i(u(d))} open=${s===`deal-${d}`}
          onTap=${()=>l(`deal-${d}`)} /></td>
        <td class="figure total"><${X} label=${c(`{name}, total`,{name:n(d)})}
          figure=${i(t)} open=${s===`all-${d}`} onTap=${()=>l(`all-${d}`)} /></td>
      </tr>
      ${s?.endsWith(`-${d}`)&&L`<tr key=${`how-${d}`} class="how"><td colspan="3">
        ${s===`deal-${d}`?a(d,u(d)):L`<${et} before=${e[d]??0} result=${t} />${o(d)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const et=({before:e,result:t})=>L`<${Z} words=${c(`total`)} total=${i(t)}
  terms=${[{words:c(`before the deal`),amount:e},{words:c(`this deal`),amount:t-e}]} />`;function tt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const nt=`kitapi.shuffles`;let Q=[];function rt(){try{let e=JSON.parse(localStorage.getItem(nt)??`null`);return Array.isArray(e)?e:Q}catch{return Q}}function it(e){Q=e.slice(-300);try{localStorage.setItem(nt,JSON.stringify(Q))}catch{}}function at({table:e,context:t,algorithm:n,commitment:r},i){let a=rt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||it(o<0?[...a,c]:a.with(o,c))}function ot(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=ct(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);at({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const st=(e,t)=>at(e,t),ct=e=>rt().filter(t=>t.table===e),lt=(e,t)=>ct(e).find(e=>e.pledge===t)?.value??``;function ut({table:e,view:t}){t?.shuffle&&ot(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:dt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(ft({table:e,view:t},r));return n}function dt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=ct(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||tt(i),l=re(r,n,c);return st({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function ft({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?lt(e.id,i):tt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;st({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const pt=({kind:e})=>e===`seal`||e===`nonce`;function mt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return c(`No cards have been dealt yet.`);let a=t=>U(e.table.seats[t]),o=i.options?.some(e=>!pt(e))?`${r(i)}.`:``;return[t(i,a),ht(i),gt(i,a),n(i,a),o].filter(Boolean).join(` `)}function ht({hand:e=[]}){let t=W(e,H(e)).map(e=>f(e)).join(`, `);return t&&c(`Your hand: {cards}.`,{cards:t})}function gt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return c(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>c(`{name}: {card}`,{name:n(e),card:f(t)})).join(`, `);return c(`On the table: {cards}.`,{cards:r})}const _t=({table:e})=>L`<nav class="replays" aria-label=${c(`Replay the deals`)}>
  <h3>${c(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>L`<a key=${t} class="plain replay-link figure"
      href=${r(e.id,t)} aria-label=${c(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,vt=({children:e})=>L`<details class="settle-now">
  <summary>${c(`If we settled up now`)}</summary>
  ${e}
</details>`;function yt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let l=e.at(-1);return L`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${c(`{column}: {figure}`,{column:r,figure:s(l?.figure??0)})}>
    ${e.length>n&&L`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>L`<span key=${`${t.deal}-${r}`}
      class=${M(`figure`,t!==l&&`struck`,r<e.length-n&&`beyond`,t===l&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function bt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=Y();return L`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&L`<section class="how" aria-label=${e}>
      <${Z} terms=${[{words:c(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${c(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&L`<p class="quiet">${i}</p>`}
    </section>`}`}function xt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,a]=Y(),o=e=>c(`{name}, this deal`,{name:t(e)});return L`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>L`<${X} key=${n} label=${o(n)}
      figure=${i(e)} open=${r===`${n}`} onTap=${()=>a(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${i(e)}</b></${X}>`)}</p>
    ${r&&L`<section class="how" aria-label=${o(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const St=({label:e,figures:t,explain:n,inFigures:r=String})=>L`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>L`<li key=${i}>
      <${Ct} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Ct}>
    </li>`)}</ol>
  </section>`,Ct=({written:e,inFigures:t,struckBy:n,children:r})=>L`<p class="figure">${e.deal>0&&L`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&L`<p class="quiet">${c(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,wt=({written:e,children:t})=>L`<p>${e.deal===0?c(`at the start`):c(`deal {number}`,{number:e.deal})}${t&&L`: ${t}`}</p>`;function Tt({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return L`<p class=${M(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${i(r)}</p>`}const Et=b(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake));function Dt(e){let{table:t,deal:n,nameOf:i}=e,[a,o]=O(0),l=a===n;return L`<footer class="deal-end">
    ${l&&L`<${s} part=${Et} props=${e} Failed=${x} />`}
    <div class="replay-links">
      ${!l&&L`<button type="button" class="plain replay-link"
        onClick=${()=>o(n)}>${c(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${v(t,n)}>${c(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${r(t,n)}>${c(`Replay`)}</a>
      <${Ne} table=${t} deal=${n} nameOf=${i} label=${c(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Ot({cards:e,nameOf:t}){return L`<section class="all-cards">
    <h3>${c(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&L`<${kt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${kt} label=${c(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&L`<${kt} label=${c(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const kt=({label:e,cards:t})=>L`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${W(t,H(t)).map(e=>L`<${k} key=${e}
    card=${e} />`)}</dd>
</div>`;function At({results:e,voice:{nameOf:t,me:n},parts:r,how:a}){let[o,s]=Y();return L`<table class="results">
    <caption class="unseen">${c(`Settlement`)}</caption>
    <thead><tr><th scope="col">${c(`Player`)}</th><th scope="col">${c(`total`)}</th></tr></thead>
    <tbody>${e.map((e,l)=>L`
      <tr key=${l} class=${l===n?`mine`:null}>
        <th scope="row">${t(l)}</th>
        <td class="figure total">
          <${X} label=${c(`{name}, total`,{name:t(l)})} figure=${i(e)}
            open=${o===`${l}`} onTap=${()=>s(`${l}`)} /></td>
      </tr>
      <tr key=${`parts-${l}`} class="parts"><td colspan="2">${r(l)}</td></tr>
      ${o===`${l}`&&L`<tr key=${`how-${l}`} class="how"><td colspan="2">${a(l)}</td></tr>`}`)}
    </tbody>
  </table>`}const jt=({words:e,figure:t})=>L`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Mt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Nt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Mt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Mt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Mt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Pt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Ft({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Nt,deal_began:(e,t,n)=>r(n),...t},a={...Pt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[q(t)]?.(r,t,n)}},span:e=>a[q(e)]??0,gathers:e=>q(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const It=b(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),Lt=({adviceControls:{open:e,toggle:t}})=>L`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${c(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${c(`What is it worth?`)}</span><${K} sign="w" /></button>`,Rt={moment:``,advice:null,making:!1,trouble:``};function zt(e){let t=(e?.options??[]).filter(e=>!pt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Bt(e,t,n){let[r,i]=O(``),[a,o]=O(Rt),[s,l]=O(0),d=!!e.advised&&e.me!==null&&!n&&zt(t),f=d?`${t?.number} ${JSON.stringify(t?.options)}`:``,p=d&&r===f;return E(()=>{if(!p||a.moment===f&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...Rt,moment:f,...e})};return A(`/api/tables/${e.id}/advice?lang=${u()}`).then(e=>r({advice:e}),e=>{let i=e instanceof w&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||c(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>l(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[p,f,s]),{may:d,open:p,toggle:()=>i(p?``:f),state:a.moment===f?a:Rt,again:()=>l(s+1)}}const Vt=e=>!!(e.outcome??e.broken_up),Ht=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Ut=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Wt({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=O(-1),o=i===t.number;return l(e=>e!==`Escape`||!o?!1:(a(-1),!0)),Ut(t)?L`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${c(`Auction`)}</button>
    ${o&&L`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const Gt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Kt=()=>tt(16);function qt(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function Jt(e,t,n,r=null,i=a){let o=z(`connecting`),s=z(/* @__PURE__ */ new Map),c=z(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,_=0,v=0,b=0,x=!1,S=!1,C=n.pace??z(`normal`),w=C.peek();function T(){i.cancel(b),S=!1,m=null,p=i.now();let n=new WebSocket(qt(e,t,r,C.peek()));l=n,u=g(i,f*Math.min(2**_,4),{onLost:ee,onLate:R}),n.onmessage=e=>{l===n&&O(JSON.parse(e.data))},n.onclose=({code:e})=>{o.value=Gt.get(e)??o.peek(),l===n&&(l=null,E(e===4429))}}function E(e){D(),x||F()||(o.value=e?`full`:`waiting`,b=i.after(T,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function D(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function ee(e){return e===`opening`?(_+=1,E(!1)):(e===`answer`&&(v+=1),D(),o.value=`waiting`,T())}function O(e){return u?.heard(),e.type===`state`?k(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(y(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,A()):e.id?j(e):e.type===`refused`?M(e):void 0}function k(e){if(o.value=`open`,d=400,_=0,s.peek().size||(v=0),S||u?.opened(),n.onState(e),!S)for(let[e,t]of s.peek())P(e,t);S=!0}function A(){m&&u?.expect({...m,answer:m.answer*Math.min(2**v,8)})}function j(e){let t=e.id,n=u?.answered(t)??null;if(v&&(v=0,A()),h.delete(t))c.value=n;else return N(t),e.type===`refused`?M(e):void 0}function M(e){return e.reason===`unknown_table`&&(o.value=`gone`),n.onRefused(e)}function N(e){let t=new Map(s.peek());t.delete(e),s.value=t}function P(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let F=()=>[...Gt.values()].includes(o.peek()),I=()=>S&&l?.readyState===WebSocket.OPEN;function L(e){let t=Kt();return s.value=new Map(s.peek()).set(t,{...e,id:t}),I()&&P(t,{...e,id:t}),t}function R(){if(!I()||!u?.isWatching())return;let e=Kt();h.add(e),P(e,{type:`probe`,id:e})}let B=te(()=>{C.value!==w&&(w=C.value,l&&(D(),T()))});function V(){x||document.hidden||F()||(I()?R():(!l||i.now()-p>=1e3)&&(d=400,D(),T()))}function ne(){x=!0,B(),i.cancel(b),removeEventListener(`online`,V),document.removeEventListener(`visibilitychange`,V),D()}return addEventListener(`online`,V),document.addEventListener(`visibilitychange`,V),T(),{connection:o,unanswered:s,roundTrip:c,send:L,probe:R,hurry:V,close:ne}}const Yt={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let Xt=null;function Zt(e){if(!_.peek().sound)return;Xt??=new AudioContext;let t=Xt.currentTime;for(let n of Yt[e])Qt(Xt,n,t),t+=n.seconds}function Qt(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const $t=/* @__PURE__ */ new WeakMap;function en(e){e&&$t.set(e,performance.now())}function tn(e){let t=performance.now()-($t.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function nn({clock:e,mine:t}){let n=rn(e),r=j(!1),i=n<=10&&n>0;return E(()=>{t&&i&&!r.current&&C(P(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),L`<span class=${M(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${P(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function rn(e){let[t,n]=O(()=>tn(e));return E(()=>{let t=()=>n(tn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function an({lines:e}){return L`<section class="log" tabindex="-1" aria-label=${c(`What happened`)}>
    <h2>${c(`What happened`)}</h2>
    ${e.length===0&&L`<p class="quiet">${c(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>L`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&L` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const on={slow:1.6,normal:1,quick:.4,at_once:0};function sn(e,t,n){let r=z(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...cn(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(cn(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();if(o=0,!e)return;u(e);let t=e.millis*on[_.peek().pace];o=setTimeout(l,i.length>14?t/4:t)}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function cn(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return un(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=ln(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function ln(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function un(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const dn=e=>e?.kind===`seat_changed`;function fn({kind:e,name:t},n){return e===`open`?c(`nobody`):e===`bot`?`${U({seat:n,kind:e,name:t})} (${c(`bot`)})`:t||c(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:B(e),deal:t,before:fn(n,e),after:fn(r,e)});function pn(e){let t=e;return{words:t.before.kind===`reserved`?c(`Seat {number} is no longer reserved for {before}.`,$(t)):c(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function mn(e){return e.before.kind===`reserved`?c(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?c(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):c(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function hn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function gn({changes:e=[]}){return e.length?L`<section class="paper seat-changes" aria-label=${c(`Changes of seats`)}>
    <ul>${hn(e).map((e,t)=>L`<li key=${t}>${mn(e)}</li>`)}</ul>
  </section>`:null}const _n=e=>!!e?.options?.some(e=>!pt(e))&&!vn(e),vn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),yn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),bn=({narrate:e})=>(t,n)=>dn(t)?pn(t):e(t,n);function xn(e,n=null){let r=z([]),i=z(null),a=z(``),o=z(``),s=z([]),l=sn(e=>h(e).steps,P,F),d=z(0),f={onState:D,onRefused:te,onWatching:e=>{d.value=e},pace:T(()=>_.value.pace)},p=Jt(e,u(),f,n),m={...p,send:N},g=/* @__PURE__ */ new Set,v=0,y=0,b=``,x=0,w=!1,E=[];function D(e){S(e.table.game).drawing.loaded.peek()?O(e):E.push(e)===1&&R(e.table.game).then(ee,()=>{j(c(`A part of this page could not be loaded. Load the page again.`))})}function ee(){let e=E;E=[],w||e.forEach(O)}function O(e){t(S(e.table.game).deck),en(e.table.clock),d.value=e.table.watching,k(e);let r=me(e.table);r&&N(r),l.arrive(e),n!==null&&l.hurry()}function k(e){clearTimeout(y);for(let{action:t,lost:n}of ut(e)){let r=()=>{g.add(p.send({type:`act`,seen:e.version,action:t}))};n?y=setTimeout(r,1e3):A(t)||r()}}function A({kind:e}){return[...p.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function te(e){yn.has(e.reason)&&(o.value=e.text),g.has(e.id)||yn.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),j(e.text,e.clause),clearTimeout(v),v=setTimeout(M,12e3))}function j(e,t=null){i.value={text:e,clause:t},n===null&&C(e)}function M(){clearTimeout(v),i.value=null}function N(e){return M(),p.send(e)}function P(e,t){let n=h(t.table.game),i=e&&bn(n)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(r.value=[...r.peek(),I(i,a,se(e?.by,n.house))].slice(-200),C(i.spoken??i.words),i.sound&&Zt(i.sound)),L(t,n)}function F(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=h(e.shown.table.game),r=e.seen&&bn(n)(e.seen,e.shown);return r?[I(r,t,se(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let I=({words:e,weight:t},n,r)=>({id:++x,words:e,weight:t,deal:n,by:r});function L({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&_n(e)?r(e):``;i&&i!==b&&(C(n(e)),Zt(`turn`)),b=i}function B(e){let t=l.shown.peek()?.version??0;m.send({type:`act`,seen:t,action:e,...n!==null&&{role:n}})}function V(){w=!0,l.close(),clearTimeout(y),M(),p.close()}return{lines:r,happened:s,watching:d,unplayable:a,turnedAway:o,refusal:i,forgive:M,shown:l.shown,hurry:l.hurry,link:m,act:B,close:V}}const Sn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function Cn({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return L`<${ue} seat=${t} own=${l===s} place=${i} turn=${u}
    clock=${u&&c?.seat===s&&L`<${nn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${Sn(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&L`<${Ce} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ue}>`}const wn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?c(`Deal {number}; you deal`,{number:e.number}):c(`Deal {number}; {name} deals`,{number:e.number,name:U(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t,n)=>({words:J(e,n)?c(`You have discarded`):c(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=J(e,n)?c(`You`):t;return{words:c(`{name}: {card}`,{name:r,card:p(e.card)}),spoken:c(`{name}: {card}`,{name:r,card:f(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Tn(t,J(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:c(`The game was ended`),weight:`heading`,sound:`settled`})},Tn=(e,t)=>t?c(`You take the trick`):c(`{name} takes the trick`,{name:e}),En=e=>Ae({...wn,...e});function Dn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=On(t),l=_n(t),u=Vt(t),d=ie(e,t,i,r.act);return L`<div class=${u?`foot after`:`foot`}>
    ${s?L`<${Cn} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send} />`:L`<${Qe} table=${o} over=${Ht(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&L`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?L`<${Je} over=${Ht(t,e)} table=${o} send=${r.link.send} />`:L`<${De} mine=${l} waiting=${i.sending} prompt=${kn(e,t,n)}
        guided=${s!==null&&_.value.guide} guide=${l&&L`<${He}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&L`<${Lt} adviceControls=${a} />`} />
        <${Ze} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&L`<${Ue} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function On(e){let t=e.hand??[],n=j({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:H(t)}),W(t,n.current.suits)}function kn(e,t,{table:n,gathering:r}){if(_n(t))return e.turnWords(t);if(r!==null)return Tn(U(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,U(n.seats[i]))}function An({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=oe(i,n,e.firstNamed),o=Bt(r,i,a.sending);if(!i)return L`<${s} part=${Ve}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let c=e=>U(r.seats[e]),l=e=>ne(e,i.around),u=r.seats.filter(e=>e.seat!==r.me),{Strip:d,Ladder:f,Middle:p,Beside:m}=e;return L`
    <${d} view=${i} nameOf=${c}><${Wt} Ladder=${f} view=${i} choosing=${a}
      nameOf=${c} /></${d}>
    <div class=${M(`scene`,`phase-${i.phase}`,Vt(i)&&`after`)}>
      ${u.map(r=>L`<${Cn} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${l(r.seat)} send=${n.link.send}>
        ${m&&L`<${m} view=${i} seat=${r.seat} name=${c(r.seat)} choosing=${a} />`}
      </${Cn}>`)}
      <${jn} game=${e} view=${i} table=${r} />
      ${!Vt(i)&&L`<${p} view=${i} shown=${t} nameOf=${c} placeOf=${l}
        choosing=${a} />`}
      ${o.open&&L`<${s} part=${It} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Dn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function jn({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?L`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?L`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}const Mn=()=>_.value.oneTap?c(`Tap a raised card to play it; tap it again at once to take it back.`):c(`Tap a raised card twice to play it, or drag it to the table.`);function Nn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=j(null);return E(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),L`<section class="paper ladder" aria-label=${c(`Auction`)}>
    <p class="standing">
      ${n??L`<span class="quiet">${c(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>L`<b key=${n}
        class=${M(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${c(`Calls`)}>
      ${e.active.map(e=>L`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&L`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Pn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Fn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>c(`{name}: {card}`,{name:n(e),card:f(t)})),a=M(`trick`,r!==null&&`gathers-${t(r)}`);return L`<div class=${a} role="group" aria-label=${c(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>L`<${k} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function In({trick:e,bargain:t,nameOf:n}){let[r,i]=O(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return L`<div class="looking-back">
    ${r===`trick`&&e&&L`<${Ln} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&L`<${Rn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&L`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${c(`Talon`)}</button>`}
    ${e&&L`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${c(`Last trick`)}</button>`}
  </div>`}const Ln=({trick:e,nameOf:t})=>L`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>L`<span key=${n} class="laid-by">
    <${k} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${c(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Rn=({talon:e,discards:t})=>L`<dl class="paper shown-again">
  ${[{label:c(`Talon`),cards:e},{label:c(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&L`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${W(t,H(t)).map(e=>L`<${k}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,zn=({words:e,cards:t=[]})=>L`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?L`<span class="talon-cards">${t.map(e=>L`<${k} key=${e} card=${e} />`)}</span>`:L`<span class="talon-cards" aria-hidden="true"><${n} /><${n} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,Bn=({state:e})=>L`<main class="start lost">
  <div class="paper slip">
    <h1>${c(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${c(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${c(`Try now`)}</button>
    <p><a href="/">${c(`To the start page`)}</a></p>
  </div>
</main>`,Vn=({title:e,why:t,action:n,onAction:r})=>L`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Hn=()=>L`<${Vn} title=${c(`Signed out`)}
  why=${c(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${c(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Un=()=>L`<${Vn} title=${c(`Connection ended`)}
  why=${c(`You ended this connection from another page.`)}
  action=${c(`Connect again`)} onAction=${()=>location.reload()} />`;function Wn(e){switch(e.link.connection.value){case`gone`:return L`<${F} why=${e.unplayable.value} />`;case`full`:return L`<${Bn} state=${e} />`;case`signed out`:return L`<${Hn} />`;case`ended`:return L`<${Un} />`;default:return null}}export{J as $,yt as A,He as B,Ot as C,wt as D,St as E,$e as F,Le as G,Be as H,Qe as I,X as J,Ie as K,Ze as L,vt as M,mt as N,xt as O,ct as P,Ne as Q,Je as R,At as S,Tt as T,ze as U,Ve as V,Re as W,Y as X,Z as Y,Pe as Z,Vt as _,Nn as a,Ee as at,Ft as b,jn as c,be as ct,Cn as d,ue as dt,Ae as et,xn as f,Jt as g,an as h,Fn as i,De as it,_t as j,bt as k,An as l,Se as lt,dn as m,zn as n,q as nt,Pn as o,Ce as ot,gn as p,Fe as q,In as r,K as rt,Mn as s,Te as st,Wn as t,je as tt,En as u,ye as ut,Nt as v,Dt as w,jt as x,Mt as y,Ue as z};