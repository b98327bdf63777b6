import{B as e,Dt as t,Et as n,F as r,G as i,Gt as a,H as o,Ht as s,I as c,K as l,Kt as u,M as d,Mt as f,Ot as p,U as m,Ut as h,V as g,Vt as _,Wt as v,Xt as y,Y as b,Zt as x,an as S,c as C,cn as ee,dn as w,en as T,g as E,in as D,jt as O,l as te,ln as k,mn as A,on as j,pn as M,q as N,qt as P,r as F,s as I,sn as L,un as R,zt as z}from"./main.js";import{_ as B,b as V,c as ne,f as re,g as H,m as ie,r as ae,t as oe,v as se,w as ce,x as le,y as U}from"./shared.js";function ue({seat:e,place:t,turn:n,glows:r,dealer:i,out:a,speech:o,role:s,tricks:c,result:l,held:u=0,marks:d,clock:f,children:p}){let m=S(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,a&&`out`);return j`<section class=${m} aria-label=${U(e)}>
    <p class="plate-name">
      <b>${U(e)}</b>
      ${i&&j`<span class="dealer" title=${P(`dealer`)}><span aria-hidden="true">${P(`D`)}</span><span
        class="unseen">${P(`dealer`)}</span></span>`}
      ${f}
    </p>
    <p class="plate-note">
      <${de} seat=${e} />
      ${s&&j`<span class="role">${s}</span>`}
      ${d}
      ${typeof l==`number`&&j`<span class="figure result" title=${P(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${P(`result`)} </span>${v(l)}</span>`}
      ${typeof c==`number`&&j`<${pe} tricks=${c} />`}
    </p>
    ${n&&j`<span class="unseen">${P(`to act`)}</span>`}
    ${u>0&&j`<${fe} count=${u} />`}
    ${o&&j`<p class="speech">${o}</p>`}
    ${p}
  </section>`}function de({seat:e}){return e.kind===`bot`?j`<span class=${S(`occupant`,e.getting_ready&&`preparing`)} title=${ce(e)}>
      ${e.getting_ready?P(`bot, getting ready`):P(`bot`)}</span>`:e.kind===`person`&&!e.connected?j`<span class="occupant away">${P(`away`)}</span>`:null}const fe=({count:e})=>j`<span class="backs" role="img"
  aria-label=${u(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>j`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function pe({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>j`<i key=${t} class="pile-back"></i>`);return j`<span class=${S(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${u(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const W=k(null);function me(e){let t=W.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return W.value=null,null;if(n.dealt)return null;W.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function he(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const ge=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function _e({seat:e},{entry:t}){let n=t===`invitation`?he(e):``;return n?{invitation:n}:{}}const ve=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||he(e)!==``;function ye({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return j`<ul class="role-list requests" aria-label=${P(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>j`<li key=${e}>
      <b>${r||P(`a visitor`)}</b> <span>${P(`Seat {number}`,{number:le(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${P(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${P(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function be({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?j`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?P(`Let {name} propose again`,{name:U(e)}):P(`Mute {name}`,{name:U(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${P(`Remove {name}`,{name:U(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:j`<${xe} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${P(`New link to this seat`)}</button>`}function xe({seat:e,table:t}){let n=t.invitations?.[e];return n?j`<${se} label=${P(`Link to seat {number}`,{number:le(e)})}
      address=${ge(t.id,e,n)} />`:j`<span class="quiet">${P(`Someone is invited.`)}</span>`}const Se=({table:e})=>j`<p>${P(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>j`<${xe} key=${t} seat=${t} table=${e} />`)}`;function Ce({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:c=null}=t,[l,u]=A(!1);if(a)return null;if(r!==null||c!==null){let i=e.kind===`open`||e.missing;return j`${i&&j`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?P(`Let a bot play for {name}`,{name:U(e)}):P(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&j`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${P(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||ve(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?W.value={table:t.id,seat:e.seat,name:r,..._e(e,t)}:n({type:`sit`,seat:e.seat,name:r,..._e(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!Te(e,t))return null;let p=W.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?j`<p class="quiet" role="status">${P(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{W.value=null}}>
        ${P(`Do not wait`)}</button>`:e.seat===i?j`<button type="button" class="plain offer"
      onClick=${()=>f(s.value.name||P(`Guest`))}>${P(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?j`<p class="quiet" role="status">
      ${P(`You have asked for this seat: the host of the table decides.`)}</p>`:l?j`<${Ee} onName=${f} />`:j`<button type="button" class="plain offer"
    onClick=${()=>s.value.name?f(s.value.name):u(!0)}>
    ${we(e,d)}</button>`}function we(e,t){return t?e.dealt?P(`Sit down after this deal`):P(`Sit down here`):P(`Ask for this seat`)}const Te=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Ee({onName:e,label:t}){return j`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(_({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${P(`Your name`)} placeholder=${P(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??P(`Sit down`)}</button>
  </form>`}function De({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return j`<div class=${S(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?P(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&j`<div class="choices">${e.map((e,t)=>j`<${Oe} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Oe({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=A(!1);return l&&a?j`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${P(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${P(`No`)}</button>
    </span>`:j`<button type="button" class=${S(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&j`<${ke} sign=${n} />`}</button>`}const ke=({sign:e})=>s.value.keys?j`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ae({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const G=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),je=e=>(t,n)=>{let r=typeof t.seat==`number`?U(n.table.seats[t.seat]):``,i=e[G(t)]?.(t,r,n)??null;return i?.quoted!==void 0&&K(t,n)?Me(P(`You`),i.quoted):i},K=({seat:e},{table:{me:t}})=>t!==null&&e===t,Me=(e,t)=>({words:P(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`}),Ne=h(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Pe({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=A(0);return j`<${I} label=${a??P(`Check the deal`)} spoken=${i}
    title=${P(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&j`<${N} key=${`${e} ${t} ${s}`} part=${Ne} props=${{table:e,deal:t,nameOf:n}} />`}
  </${I}>`}function Fe({title:e,deals:t,table:{id:n,seats:i},line:a,details:o}){let s=e=>U(i[e]);if(!t.length)return j`<p class="quiet">${P(`No deal has been written yet.`)}</p>`;let c=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return j`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>j`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${a(e)}</summary>
        ${o(e,c(t))}
        <div class="replay-links"><a class="plain replay-link" href=${r(n,e.number)}
          aria-label=${P(`Replay deal {number}`,{number:e.number})}>${P(`Replay the deal`)}</a>
        <${Pe} table=${n} deal=${e.number} nameOf=${s}
          spoken=${P(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${P(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${P(`Save the record to a file`)}</a>
    </p>
  </section>`}function q(){let[e,t]=A(null);return[e,n=>t(n===e?null:n)]}const J=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>j`<button type="button"
  class=${S(`told-figure`,i)} aria-expanded=${n}
  aria-label=${P(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,Y=({terms:e,words:t,total:n})=>j`<dl class="sum">
  ${e.map((e,t)=>j`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??v(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Ie=(e,t,n)=>e.map((e,r)=>({words:j`${P(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Le=({label:e,terms:t,result:n,children:r})=>j`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&j`<h4>${P(`Deal by deal`)}</h4>
      <${Y} terms=${t} words=${P(`total`)} total=${v(n)} />`}
  </section>`,Re=({label:e,start:t,terms:n,words:r,stands:i})=>j`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${Y} terms=${[{words:P(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,ze=({lines:e,RuleTap:t})=>j`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>j`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&j`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Be(e){function t({clause:t}){let[n,r]=A(!1),i=e(t);return i?j`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${P(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&j`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>j`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Ve({cards:e,label:t,rows:n=1}){let r=H(e,B(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return j`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&j`<div key=${t} class="open-row">${e.map(e=>j`<${p}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const He=h(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ue({words:e,because:t,clauses:n=[]}){let[r,i]=A(!1);return!s.value.guide||!e?null:j`<div class="guide">
    <p>${e} ${t&&j`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${P(`Why?`)}</button>`}
      ${r&&j`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${P(`Hide tips`)}
      onClick=${()=>_({guide:!1})}>×</button>
  </div>`}function We(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Je(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return j`<div class="hand" role="group" aria-label=${e.label??P(`Your hand`)} ref=${r} ...${a}
    data-dealt=${Ke(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>j`<div key=${a} class="hand-row">
      ${r.map((r,o)=>j`<${Ge} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Ge({card:e,at:n,bend:r,stop:i,offered:a,picked:o,fresh:s=[],leaving:c,onChoose:l,onThrow:u,onRefuse:d}){let f=a?.has(e)??!1,p=o.includes(e),m=Ye(f&&u?()=>u(e):null),[h,g]=qe(),_=S(`card held`,a&&(f?`may`:`may-not`),p&&`picked`,e===c&&`leaving`,h&&`shakes`,s.includes(e)&&`fresh`),v=()=>{m.moved()||(f?l(e):a&&d&&(g(),d(e)))},y=s.includes(e)?P(`{card}, from the talon`,{card:O(e)}):O(e);return j`<button type="button" class=${_} style=${{"--bend":r,"--at":n}}
    aria-label=${y} data-card=${e} tabindex=${i?0:-1}
    aria-pressed=${a?p:void 0} aria-disabled=${f?void 0:`true`}
    onClick=${v} ...${m.listeners}>
    <${t} card=${e} />
    ${s.includes(e)&&j`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Ke(e=!1){let[t,n]=A(e&&s.peek().pace!==`at_once`);return R(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function qe(){let[e,t]=A(!1);return R(()=>{if(!e)return;let n=setTimeout(()=>t(!1),320);return()=>clearTimeout(n)},[e]),[e,()=>t(!0)]}function Je({cards:e,offered:t,label:n,onChoose:r,onThrow:a},o){let s=M(null),[c,l]=A(0),u=M(!1),d=Math.min(c,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...s.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=ie(p(),t,e,o);return n?.focus(),n!==null};return i(e=>f||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),w(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:s,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,i=n.dataset.card??``;if(e.key===`Enter`&&t?.has(i))(a??r)(i);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Ye(e){let t=M(null),n=M(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Xe({over:e,table:t,send:n,children:r}){if(e)return j`<${Ze} table=${t} />`;if(t.me===null)return j`<p class="prompt">${P(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?j`<p class="prompt">${P(`Waiting for {names}`,{names:i.map(U).join(`, `)})}</p>`:j`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${P(`Next deal`)}<${ke} sign="n" /></button>
  </div>`}function Ze({table:t}){return j`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=t.seats.map(e=>Qe(e,t.me)),r=s.peek().name||P(`Guest`),{players:i,variant:a}=t.terms;d(e(await E({game:t.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${P(`Another sitting`)}</button>
    <a class="choice" href="/">${P(`To the start page`)}</a>
  </div>`}function Qe(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function $e({part:e,context:t}){let[n,r]=A(null),[i,a]=A(!1),o=M(null),s=n!==null;return l(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),w(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?j`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,Ae)?r(null):(a(!0),D(P(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${P(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${P(`Say`)}</button>
    ${i&&j`<p>${P(`You can’t say that now.`)}</p>`}
  </form>`:null}function et({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?j`<div class="watching kept">
      <span>${r.kind===`bot`?P(`A bot is playing for you.`):P(`Your seat is reserved for you.`)}</span>
      <${Ce} seat=${r} table=${e} send=${n} /></div>`:j`<p class="watching">${e.archive?P(`This table shows the record of a sitting: you can only look at it.`):P(`You are watching: you can’t see anyone’s cards.`)}</p>`}function tt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=q(),c=n=>(t[n]??0)-(e[n]??0);return j`<table class="results">
    <caption class="unseen">${P(`Results`)}</caption>
    <thead><tr><th scope="col">${P(`Player`)}</th><th scope="col">${P(`this deal`)}</th><th
      scope="col">${P(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>j`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${J} label=${P(`{name}, this deal`,{name:n(l)})}
          figure=${v(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${J} label=${P(`{name}, total`,{name:n(l)})}
          figure=${v(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&j`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):j`<${nt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const nt=({before:e,result:t})=>j`<${Y} words=${P(`total`)} total=${v(t)}
  terms=${[{words:P(`before the deal`),amount:e},{words:P(`this deal`),amount:t-e}]} />`;function rt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const it=`kitapi.shuffles`;let X=[];function at(){try{let e=JSON.parse(localStorage.getItem(it)??`null`);return Array.isArray(e)?e:X}catch{return X}}function ot(e){X=e.slice(-300);try{localStorage.setItem(it,JSON.stringify(X))}catch{}}function st({table:e,context:t,algorithm:n,commitment:r},i){let a=at(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||ot(o<0?[...a,c]:a.with(o,c))}function ct(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Z(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);st({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const lt=(e,t)=>st(e,t),Z=e=>at().filter(t=>t.table===e),ut=(e,t)=>Z(e).find(e=>e.pledge===t)?.value??``;function dt({table:e,view:t}){t?.shuffle&&ct(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:ft(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(pt({table:e,view:t},r));return n}function ft(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Z(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||rt(i),l=ne(r,n,c);return lt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function pt({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?ut(e.id,i):rt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;lt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const mt=({kind:e})=>e===`seal`||e===`nonce`;function ht(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return P(`No cards have been dealt yet.`);let a=t=>U(e.table.seats[t]),o=i.options?.some(e=>!mt(e))?`${r(i)}.`:``;return[t(i,a),gt(i),_t(i,a),n(i,a),o].filter(Boolean).join(` `)}function gt({hand:e=[]}){let t=H(e,B(e)).map(e=>O(e)).join(`, `);return t&&P(`Your hand: {cards}.`,{cards:t})}function _t({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return P(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>P(`{name}: {card}`,{name:n(e),card:O(t)})).join(`, `);return P(`On the table: {cards}.`,{cards:r})}const vt=({table:e})=>j`<nav class="replays" aria-label=${P(`Replay the deals`)}>
  <h3>${P(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>j`<a key=${t} class="plain replay-link figure"
      href=${r(e.id,t)} aria-label=${P(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,yt=({children:e})=>j`<details class="settle-now">
  <summary>${P(`If we settled up now`)}</summary>
  ${e}
</details>`;function bt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return j`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${P(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&j`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>j`<span key=${`${t.deal}-${r}`}
      class=${S(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function xt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=q();return j`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&j`<section class="how" aria-label=${e}>
      <${Y} terms=${[{words:P(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${P(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&j`<p class="quiet">${i}</p>`}
    </section>`}`}function St({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=q(),a=e=>P(`{name}, this deal`,{name:t(e)});return j`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>j`<${J} key=${n} label=${a(n)}
      figure=${v(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${v(e)}</b></${J}>`)}</p>
    ${r&&j`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Ct=({label:e,figures:t,explain:n,inFigures:r=String})=>j`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>j`<li key=${i}>
      <${wt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${wt}>
    </li>`)}</ol>
  </section>`,wt=({written:e,inFigures:t,struckBy:n,children:r})=>j`<p class="figure">${e.deal>0&&j`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&j`<p class="quiet">${P(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Tt=({written:e,children:t})=>j`<p>${e.deal===0?P(`at the start`):P(`deal {number}`,{number:e.deal})}${t&&j`: ${t}`}</p>`;function Et({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return j`<p class=${S(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${v(r)}</p>`}const Dt=h(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake));function Ot(e){let{table:t,deal:n,nameOf:i}=e,[a,o]=A(0),s=a===n;return j`<footer class="deal-end">
    ${s&&j`<${N} part=${Dt} props=${e} Failed=${b} />`}
    <div class="replay-links">
      ${!s&&j`<button type="button" class="plain replay-link"
        onClick=${()=>o(n)}>${P(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${c(t,n)}>${P(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${r(t,n)}>${P(`Replay`)}</a>
      <${Pe} table=${t} deal=${n} nameOf=${i} label=${P(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function kt({cards:e,nameOf:t}){return j`<section class="all-cards">
    <h3>${P(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&j`<${At} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${At} label=${P(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&j`<${At} label=${P(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const At=({label:e,cards:t})=>j`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${H(t,B(t)).map(e=>j`<${p} key=${e}
    card=${e} />`)}</dd>
</div>`;function jt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=q();return j`<table class="results">
    <caption class="unseen">${P(`Settlement`)}</caption>
    <thead><tr><th scope="col">${P(`Player`)}</th><th scope="col">${P(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>j`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${J} label=${P(`{name}, total`,{name:t(s)})} figure=${v(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&j`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Mt=({words:e,figure:t})=>j`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Q=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Nt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Q(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Q(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Q(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Pt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Ft({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Nt,deal_began:(e,t,n)=>r(n),...t},a={...Pt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[G(t)]?.(r,t,n)}},span:e=>a[G(e)]??0,gathers:e=>G(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const It=h(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),Lt=({adviceControls:{open:e,toggle:t}})=>j`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${P(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${P(`What is it worth?`)}</span><${ke} sign="w" /></button>`,Rt={moment:``,advice:null,making:!1,trouble:``};function zt(e){let t=(e?.options??[]).filter(e=>!mt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Bt(e,t,n){let[r,i]=A(``),[o,s]=A(Rt),[c,l]=A(0),u=!!e.advised&&e.me!==null&&!n&&zt(t),d=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=u&&r===d;return R(()=>{if(!f||o.moment===d&&o.advice)return;let t=0,n=!0,r=e=>{n&&s({...Rt,moment:d,...e})};return te(`/api/tables/${e.id}/advice?lang=${a()}`).then(e=>r({advice:e}),e=>{let i=e instanceof C&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||P(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>l(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,c]),{may:u,open:f,toggle:()=>i(f?``:d),state:o.moment===d?o:Rt,again:()=>l(c+1)}}const Vt=e=>!!(e.outcome??e.broken_up),Ht=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Ut=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Wt({Ladder:e,view:t,choosing:n,nameOf:r}){let[a,o]=A(-1),s=a===t.number;return i(e=>e!==`Escape`||!s?!1:(o(-1),!0)),Ut(t)?j`<button type="button" class="strip-auction" aria-expanded=${s} aria-keyshortcuts="a"
      onClick=${()=>o(s?-1:t.number)}>${P(`Auction`)}</button>
    ${s&&j`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const Gt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Kt=()=>rt(16);function qt(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function Jt(e,t,n,r=null,i=g){let a=k(`connecting`),s=k(/* @__PURE__ */ new Map),c=k(null),l=null,u=null,d=400,f=8e3,p=0,h=null,_=/* @__PURE__ */ new Set,v=0,y=0,b=0,x=!1,S=!1,C=n.pace??k(`normal`),w=C.peek();function T(){i.cancel(b),S=!1,h=null,p=i.now();let n=new WebSocket(qt(e,t,r,C.peek()));l=n,u=o(i,f*Math.min(2**v,4),{onLost:O,onLate:z}),n.onmessage=e=>{l===n&&te(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=Gt.get(e)??a.peek(),l===n&&(l=null,E(e===4429))}}function E(e){D(),x||I()||(a.value=e?`full`:`waiting`,b=i.after(T,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function D(){u?.close();let e=l;l=null,u=null,_.clear(),c.value=null,e?.close()}function O(e){return e===`opening`?(v+=1,E(!1)):(e===`answer`&&(y+=1),D(),a.value=`waiting`,T())}function te(e){return u?.heard(),e.type===`state`?A(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(m(e.page),h={silence:e.silence,answer:e.answer},f=e.silence,j()):e.id?M(e):e.type===`refused`?N(e):void 0}function A(e){if(a.value=`open`,d=400,v=0,s.peek().size||(y=0),S||u?.opened(),n.onState(e),!S)for(let[e,t]of s.peek())F(e,t);S=!0}function j(){h&&u?.expect({...h,answer:h.answer*Math.min(2**y,8)})}function M(e){let t=e.id,n=u?.answered(t)??null;if(y&&(y=0,j()),_.delete(t))c.value=n;else return P(t),e.type===`refused`?N(e):void 0}function N(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function P(e){let t=new Map(s.peek());t.delete(e),s.value=t}function F(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let I=()=>[...Gt.values()].includes(a.peek()),L=()=>S&&l?.readyState===WebSocket.OPEN;function R(e){let t=Kt();return s.value=new Map(s.peek()).set(t,{...e,id:t}),L()&&F(t,{...e,id:t}),t}function z(){if(!L()||!u?.isWatching())return;let e=Kt();_.add(e),F(e,{type:`probe`,id:e})}let B=ee(()=>{C.value!==w&&(w=C.value,l&&(D(),T()))});function V(){x||document.hidden||I()||(L()?z():(!l||i.now()-p>=1e3)&&(d=400,D(),T()))}function ne(){x=!0,B(),i.cancel(b),removeEventListener(`online`,V),document.removeEventListener(`visibilitychange`,V),D()}return addEventListener(`online`,V),document.addEventListener(`visibilitychange`,V),T(),{connection:a,unanswered:s,roundTrip:c,send:R,probe:z,hurry:V,close:ne}}const Yt={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let Xt=null;function Zt(e){if(!s.peek().sound)return;Xt??=new AudioContext;let t=Xt.currentTime;for(let n of Yt[e])Qt(Xt,n,t),t+=n.seconds}function Qt(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const $t=/* @__PURE__ */ new WeakMap;function en(e){e&&$t.set(e,performance.now())}function tn(e){let t=performance.now()-($t.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function nn({clock:e,mine:t}){let n=rn(e),r=M(!1),i=n<=10&&n>0;return R(()=>{t&&i&&!r.current&&D(u(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),j`<span class=${S(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${u(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function rn(e){let[t,n]=A(()=>tn(e));return R(()=>{let t=()=>n(tn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function an({lines:e}){return j`<section class="log" tabindex="-1" aria-label=${P(`What happened`)}>
    <h2>${P(`What happened`)}</h2>
    ${e.length===0&&j`<p class="quiet">${P(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>j`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&j` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const on={slow:1.6,normal:1,quick:.4,at_once:0};function sn(e,t,n){let r=k(null),i=[],a=null,o=0;function c(t){t.history&&l(t,t.history),i.push(...cn(e(t.table.game),t,a)),a=t.view,o||u()}function l(t,r){f(),t.view&&n(cn(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function u(){let e=i.shift();if(o=0,!e)return;d(e);let t=e.millis*on[s.peek().pace];o=setTimeout(u,i.length>14?t/4:t)}function d(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function f(){clearTimeout(o),o=0,i=[]}function p(){let e=i;return f(),e.forEach(d),e.length>0}return{shown:r,arrive:c,hurry:p,close:f}}function cn(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return un(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=ln(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function ln(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function un(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const dn=e=>e?.kind===`seat_changed`;function fn({kind:e,name:t},n){return e===`open`?P(`nobody`):e===`bot`?`${U({seat:n,kind:e,name:t})} (${P(`bot`)})`:t||P(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:le(e),deal:t,before:fn(n,e),after:fn(r,e)});function pn(e){let t=e;return{words:t.before.kind===`reserved`?P(`Seat {number} is no longer reserved for {before}.`,$(t)):P(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function mn(e){return e.before.kind===`reserved`?P(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?P(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):P(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function hn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function gn({changes:e=[]}){return e.length?j`<section class="paper seat-changes" aria-label=${P(`Changes of seats`)}>
    <ul>${hn(e).map((e,t)=>j`<li key=${t}>${mn(e)}</li>`)}</ul>
  </section>`:null}const _n=e=>!!e?.options?.some(e=>!mt(e))&&!vn(e),vn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),yn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),bn=({narrate:e})=>(t,n)=>dn(t)?pn(t):e(t,n);function xn(e,t=null){let n=k([]),r=k(null),i=k(``),o=k(``),c=k([]),l=sn(e=>x(e).steps,N,F),u=k(0),d={onState:C,onRefused:te,onWatching:e=>{u.value=e},pace:L(()=>s.value.pace)},f=Jt(e,a(),d,t),p={...f,send:M},m=/* @__PURE__ */ new Set,h=0,g=0,_=``,v=0,b=!1,S=[];function C(e){y(e.table.game).drawing.loaded.peek()?w(e):S.push(e)===1&&T(e.table.game).then(ee,()=>{A(P(`A part of this page could not be loaded. Load the page again.`))})}function ee(){let e=S;S=[],b||e.forEach(w)}function w(e){z(y(e.table.game).deck),en(e.table.clock),u.value=e.table.watching,E(e);let n=me(e.table);n&&M(n),l.arrive(e),t!==null&&l.hurry()}function E(e){clearTimeout(g);for(let{action:t,lost:n}of dt(e)){let r=()=>{m.add(f.send({type:`act`,seen:e.version,action:t}))};n?g=setTimeout(r,1e3):O(t)||r()}}function O({kind:e}){return[...f.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function te(e){yn.has(e.reason)&&(o.value=e.text),m.has(e.id)||yn.has(e.reason)||(e.reason===`not_playable`&&(i.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),A(e.text,e.clause),clearTimeout(h),h=setTimeout(j,12e3))}function A(e,n=null){r.value={text:e,clause:n},t===null&&D(e)}function j(){clearTimeout(h),r.value=null}function M(e){return j(),f.send(e)}function N(e,t){let r=x(t.table.game),i=e&&bn(r)(e,t),a=t.view?.number??0;e&&(c.value=[...c.peek(),{...e,deal:a}].slice(-200)),i&&(n.value=[...n.peek(),I(i,a,oe(e?.by,r.house))].slice(-200),D(i.spoken??i.words),i.sound&&Zt(i.sound)),R(t,r)}function F(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=x(e.shown.table.game),r=e.seen&&bn(n)(e.seen,e.shown);return r?[I(r,t,oe(e.seen?.by,n.house))]:[]});c.value=[...c.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let I=({words:e,weight:t},n,r)=>({id:++v,words:e,weight:t,deal:n,by:r});function R({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&_n(e)?r(e):``;i&&i!==_&&(D(n(e)),Zt(`turn`)),_=i}function B(e){let n=l.shown.peek()?.version??0;p.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function V(){b=!0,l.close(),clearTimeout(g),j(),f.close()}return{lines:n,happened:c,watching:u,unplayable:i,turnedAway:o,refusal:r,forgive:j,shown:l.shown,hurry:l.hurry,link:p,act:B,close:V}}const Sn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function Cn({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return j`<${ue} seat=${t} place=${i} turn=${u}
    clock=${u&&c?.seat===s&&j`<${nn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${Sn(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&j`<${Ce} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ue}>`}const wn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?P(`Deal {number}; you deal`,{number:e.number}):P(`Deal {number}; {name} deals`,{number:e.number,name:U(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t,n)=>({words:K(e,n)?P(`You have discarded`):P(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=K(e,n)?P(`You`):t;return{words:P(`{name}: {card}`,{name:r,card:f(e.card)}),spoken:P(`{name}: {card}`,{name:r,card:O(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Tn(t,K(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:P(`The game was ended`),weight:`heading`,sound:`settled`})},Tn=(e,t)=>t?P(`You take the trick`):P(`{name} takes the trick`,{name:e}),En=e=>je({...wn,...e});function Dn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,c=o.me===null?null:o.seats[o.me],l=On(t),u=_n(t),d=Vt(t),f=re(e,t,i,r.act);return j`<div class=${d?`foot after`:`foot`}>
    ${c?j`<${Cn} game=${e} seat=${c} view=${t} shown=${n} place="bottom"
        send=${r.link.send} />`:j`<${et} table=${o} over=${Ht(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&j`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?j`<${Xe} over=${Ht(t,e)} table=${o} send=${r.link.send} />`:j`<${De} mine=${u} waiting=${i.sending} prompt=${kn(e,t,n)}
        guided=${c!==null&&s.value.guide} guide=${u&&j`<${Ue}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${a.may&&j`<${Lt} adviceControls=${a} />`} />
        <${$e} part=${e.typed} context=${{view:t,choices:f,choosing:i}} />`}
    ${!d&&l.length>0&&j`<${We} cards=${l} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function On(e){let t=e.hand??[],n=M({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:B(t)}),H(t,n.current.suits)}function kn(e,t,{table:n,gathering:r}){if(_n(t))return e.turnWords(t);if(r!==null)return Tn(U(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,U(n.seats[i]))}function An({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=ae(i,n,e.firstNamed),o=Bt(r,i,a.sending);if(!i)return j`<${N} part=${He}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=e=>U(r.seats[e]),c=e=>V(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return j`
    <${u} view=${i} nameOf=${s}><${Wt} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${S(`scene`,`phase-${i.phase}`,Vt(i)&&`after`)}>
      ${l.map(r=>j`<${Cn} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&j`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${Cn}>`)}
      <${jn} game=${e} view=${i} table=${r} />
      ${!Vt(i)&&j`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} />`}
      ${o.open&&j`<${N} part=${It} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Dn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function jn({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?j`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?j`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}const Mn=()=>s.value.oneTap?P(`Tap a raised card to play it; tap it again at once to take it back.`):P(`Tap a raised card twice to play it, or drag it to the table.`);function Nn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=M(null);return R(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),j`<section class="paper ladder" aria-label=${P(`Auction`)}>
    <p class="standing">
      ${n??j`<span class="quiet">${P(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>j`<b key=${n}
        class=${S(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${P(`Calls`)}>
      ${e.active.map(e=>j`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&j`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Pn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Fn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>P(`{name}: {card}`,{name:n(e),card:O(t)})),a=S(`trick`,r!==null&&`gathers-${t(r)}`);return j`<div class=${a} role="group" aria-label=${P(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>j`<${p} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function In({trick:e,bargain:t,nameOf:n}){let[r,i]=A(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return j`<div class="looking-back">
    ${r===`trick`&&e&&j`<${Ln} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&j`<${Rn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&j`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${P(`Talon`)}</button>`}
    ${e&&j`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${P(`Last trick`)}</button>`}
  </div>`}const Ln=({trick:e,nameOf:t})=>j`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>j`<span key=${n} class="laid-by">
    <${p} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${P(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Rn=({talon:e,discards:t})=>j`<dl class="paper shown-again">
  ${[{label:P(`Talon`),cards:e},{label:P(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&j`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${H(t,B(t)).map(e=>j`<${p}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,zn=({words:e,cards:t=[]})=>j`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?j`<span class="talon-cards">${t.map(e=>j`<${p} key=${e} card=${e} />`)}</span>`:j`<span class="talon-cards" aria-hidden="true"><${n} /><${n} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,Bn=({state:e})=>j`<main class="start lost">
  <div class="paper slip">
    <h1>${P(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${P(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${P(`Try now`)}</button>
    <p><a href="/">${P(`To the start page`)}</a></p>
  </div>
</main>`,Vn=({title:e,why:t,action:n,onAction:r})=>j`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Hn=()=>j`<${Vn} title=${P(`Signed out`)}
  why=${P(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${P(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Un=()=>j`<${Vn} title=${P(`Connection ended`)}
  why=${P(`You ended this connection from another page.`)}
  action=${P(`Connect again`)} onAction=${()=>location.reload()} />`;function Wn(e){switch(e.link.connection.value){case`gone`:return j`<${F} why=${e.unplayable.value} />`;case`full`:return j`<${Bn} state=${e} />`;case`signed out`:return j`<${Hn} />`;case`ended`:return j`<${Un} />`;default:return null}}export{K as $,bt as A,Ue as B,kt as C,Tt as D,Ct as E,tt as F,Re as G,Ve as H,et as I,J,Le as K,$e as L,yt as M,ht as N,St as O,Z as P,Pe as Q,Xe as R,jt as S,Et as T,Be as U,He as V,ze as W,q as X,Y,Fe as Z,Vt as _,Nn as a,Ee as at,Ft as b,jn as c,be as ct,Cn as d,ue as dt,je as et,xn as f,Jt as g,an as h,Fn as i,De as it,vt as j,xt as k,An as l,Se as lt,dn as m,zn as n,G as nt,Pn as o,Ce as ot,gn as p,Ie as q,In as r,ke as rt,Mn as s,Te as st,Wn as t,Me as tt,En as u,ye as ut,Nt as v,Ot as w,Mt as x,Q as y,We as z};