import{$t as e,B as t,Bt as n,Dt as r,F as i,H as a,Ht as o,J as s,Jt as c,K as l,Kt as u,M as d,Mt as f,Nt as p,Ot as m,Qt as h,U as g,Ut as _,V as v,W as y,Wt as b,X as x,Yt as S,c as C,cn as w,dn as T,fn as E,g as D,gn as O,hn as k,kt as A,l as j,ln as ee,nn as te,on as M,pn as N,q as P,qt as F,r as I,s as L,sn as R,un as ne}from"./main.js";import{C as re,D as z,S as B,_ as V,b as H,c as ie,f as ae,g as U,m as oe,r as se,t as ce,v as le,w as ue,x as de}from"./shared.js";function fe(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:d,held:f=0}=e,{marks:p,clock:m,children:h}=e,g=de(t,e.own??!1),_=R(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return w`<section class=${_} aria-label=${g}>
    <p class="plate-name">
      <b>${g}</b>
      ${a&&w`<span class="dealer" title=${S(`dealer`)}><span aria-hidden="true">${S(`D`)}</span><span
        class="unseen">${S(`dealer`)}</span></span>`}
      ${m}
    </p>
    <p class="plate-note">
      <${pe} seat=${t} />
      ${c&&w`<span class="role">${c}</span>`}
      ${p}
      ${typeof d==`number`&&w`<span class="figure result" title=${S(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${S(`result`)} </span>${u(d)}</span>`}
      ${typeof l==`number`&&w`<${he} tricks=${l} />`}
    </p>
    ${r&&w`<span class="unseen">${S(`to act`)}</span>`}
    ${f>0&&w`<${me} count=${f} />`}
    ${s&&w`<p class="speech">${s}</p>`}
    ${h}
  </section>`}function pe({seat:e}){return e.kind===`bot`?w`<span class=${R(`occupant`,e.getting_ready&&`preparing`)} title=${z(e)}>
      ${e.getting_ready?S(`bot, getting ready`):S(`bot`)}</span>`:e.kind===`person`&&!e.connected?w`<span class="occupant away">${S(`away`)}</span>`:null}const me=({count:e})=>w`<span class="backs" role="img"
  aria-label=${c(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>w`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function he({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>w`<i key=${t} class="pile-back"></i>`);return w`<span class=${R(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${c(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const W=T(null);function ge(e){let t=W.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return W.value=null,null;if(n.dealt)return null;W.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function _e(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const ve=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function ye({seat:e},{entry:t}){let n=t===`invitation`?_e(e):``;return n?{invitation:n}:{}}const be=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||_e(e)!==``;function xe({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return w`<ul class="role-list requests" aria-label=${S(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>w`<li key=${e}>
      <b>${r||S(`a visitor`)}</b> <span>${S(`Seat {number}`,{number:ue(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${S(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${S(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Se({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?w`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?S(`Let {name} propose again`,{name:H(e)}):S(`Mute {name}`,{name:H(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${S(`Remove {name}`,{name:H(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:w`<${Ce} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${S(`New link to this seat`)}</button>`}function Ce({seat:e,table:t}){let n=t.invitations?.[e];return n?w`<${le} label=${S(`Link to seat {number}`,{number:ue(e)})}
      address=${ve(t.id,e,n)} />`:w`<span class="quiet">${S(`Someone is invited.`)}</span>`}const we=({table:e})=>w`<p>${S(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>w`<${Ce} key=${t} seat=${t} table=${e} />`)}`;function Te({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[c,l]=O(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return w`${i&&w`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?S(`Let a bot play for {name}`,{name:H(e)}):S(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&w`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${S(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let u=e.seat===i||be(e,t),d=r=>{l(!1),u?e.dealt&&e.seat!==i?W.value={table:t.id,seat:e.seat,name:r,...ye(e,t)}:n({type:`sit`,seat:e.seat,name:r,...ye(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!De(e,t))return null;let f=W.value;return e.seat!==i&&f?.table===t.id&&f.seat===e.seat?w`<p class="quiet" role="status">${S(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{W.value=null}}>
        ${S(`Do not wait`)}</button>`:e.seat===i?w`<button type="button" class="plain offer"
      onClick=${()=>d(_.value.name||S(`Guest`))}>${S(`Take your seat again`)}</button>`:!u&&t.seat_asked===e.seat?w`<p class="quiet" role="status">
      ${S(`You have asked for this seat: the host of the table decides.`)}</p>`:c?w`<${Oe} onName=${d} />`:w`<button type="button" class="plain offer"
    onClick=${()=>_.value.name?d(_.value.name):l(!0)}>
    ${Ee(e,u)}</button>`}function Ee(e,t){return t?e.dealt?S(`Sit down after this deal`):S(`Sit down here`):S(`Ask for this seat`)}const De=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Oe({onName:e,label:t}){return w`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(o({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${S(`Your name`)} placeholder=${S(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??S(`Sit down`)}</button>
  </form>`}function ke({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return w`<div class=${R(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?S(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&w`<div class="choices">${e.map((e,t)=>w`<${Ae} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Ae({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=O(!1);return l&&a?w`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${S(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${S(`No`)}</button>
    </span>`:w`<button type="button" class=${R(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&w`<${G} sign=${n} />`}</button>`}const G=({sign:e})=>_.value.keys?w`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function je({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const K=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Me=(e,t=H)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[K(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&q(n,r)?Ne(S(`You`),a.quoted):a},q=({seat:e},{table:{me:t}})=>t!==null&&e===t,Ne=(e,t)=>({words:S(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`}),Pe=b(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Fe({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[c,l]=O(0);return w`<${L} label=${a??S(`Check the deal`)} spoken=${i}
    title=${S(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>l(c+1)}>
    ${c>0&&w`<${s} key=${`${e} ${t} ${c}`} part=${Pe} props=${{table:e,deal:t,nameOf:n}} />`}
  </${L}>`}function Ie({title:e,deals:t,table:n,line:r,details:a}){let o=B(n);if(!t.length)return w`<p class="quiet">${S(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return w`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>w`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${a(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${i(n.id,e.number)}
          aria-label=${S(`Replay deal {number}`,{number:e.number})}>${S(`Replay the deal`)}</a>
        <${Fe} table=${n.id} deal=${e.number} nameOf=${o}
          spoken=${S(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${S(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${S(`Save the record to a file`)}</a>
    </p>
  </section>`}function J(){let[e,t]=O(null);return[e,n=>t(n===e?null:n)]}const Y=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>w`<button type="button"
  class=${R(`told-figure`,i)} aria-expanded=${n}
  aria-label=${S(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,X=({terms:e,words:t,total:n})=>w`<dl class="sum">
  ${e.map((e,t)=>w`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??u(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Le=(e,t,n)=>e.map((e,r)=>({words:w`${S(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Re=({label:e,terms:t,result:n,children:r})=>w`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&w`<h4>${S(`Deal by deal`)}</h4>
      <${X} terms=${t} words=${S(`total`)} total=${u(n)} />`}
  </section>`,ze=({label:e,start:t,terms:n,words:r,stands:i})=>w`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${X} terms=${[{words:S(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,Be=({lines:e,RuleTap:t})=>w`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>w`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&w`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Ve(e){function t({clause:t}){let[n,r]=O(!1),i=e(t);return i?w`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${S(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&w`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>w`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function He({cards:e,label:t,rows:n=1}){let r=U(e,V(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return w`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&w`<div key=${t} class="open-row">${e.map(e=>w`<${A}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Ue=b(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function We({words:e,because:t,clauses:n=[]}){let[r,i]=O(!1);return!_.value.guide||!e?null:w`<div class="guide">
    <p>${e} ${t&&w`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${S(`Why?`)}</button>`}
      ${r&&w`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${S(`Hide tips`)}
      onClick=${()=>o({guide:!1})}>×</button>
  </div>`}function Ge(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Je(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return w`<div class="hand" role="group" aria-label=${e.label??S(`Your hand`)} ref=${r} ...${a}
    data-dealt=${qe(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>w`<div key=${a} class="hand-row">
      ${r.map((r,o)=>w`<${Ke} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Ke({card:e,at:t,bend:n,stop:r,offered:i,picked:a,fresh:o=[],leaving:s,onChoose:c,onThrow:l,onRefuse:u}){let d=i?.has(e)??!1,p=a.includes(e),h=Ye(d&&l?()=>l(e):null),[g,_]=O(!1),v=R(`card held`,i&&(d?`may`:`may-not`),p&&`picked`,e===s&&`leaving`,g&&`shakes`,o.includes(e)&&`fresh`),y=()=>{h.moved()||(d?c(e):i&&u&&(_(!0),u(e)))},b=o.includes(e)?S(`{card}, from the talon`,{card:f(e)}):f(e);return w`<button type="button" class=${v} style=${{"--bend":n,"--at":t}}
    aria-label=${b} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?p:void 0} aria-disabled=${d?void 0:`true`}
    onClick=${y} onAnimationEnd=${()=>_(!1)} ...${h.listeners}>
    <${m} card=${e} />
    ${o.includes(e)&&w`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function qe(e=!1){let[t,n]=O(e&&_.peek().pace!==`at_once`);return E(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function Je({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=k(null),[s,c]=O(0),u=k(!1),d=Math.min(s,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...o.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=oe(p(),t,e,a);return n?.focus(),n!==null};return l(e=>f||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),N(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:o,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,c(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Ye(e){let t=k(null),n=k(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Xe({over:e,table:t,send:n,children:r}){if(e)return w`<${Ze} table=${t} />`;if(t.me===null)return w`<p class="prompt">${S(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?w`<p class="prompt">${S(`Waiting for {names}`,{names:i.map(H).join(`, `)})}</p>`:w`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${S(`Next deal`)}<${G} sign="n" /></button>
  </div>`}function Ze({table:e}){return w`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=e.seats.map(t=>Qe(t,e.me)),r=_.peek().name||S(`Guest`),{players:i,variant:a}=e.terms;d(t(await D({game:e.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${S(`Another sitting`)}</button>
    <a class="choice" href="/">${S(`To the start page`)}</a>
  </div>`}function Qe(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function $e({part:e,context:t}){let[n,r]=O(null),[i,a]=O(!1),o=k(null),s=n!==null;return P(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),N(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?w`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,je)?r(null):(a(!0),M(S(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${S(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${S(`Say`)}</button>
    ${i&&w`<p>${S(`You can’t say that now.`)}</p>`}
  </form>`:null}function et({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?w`<div class="watching kept">
      <span>${r.kind===`bot`?S(`A bot is playing for you.`):S(`Your seat is reserved for you.`)}</span>
      <${Te} seat=${r} table=${e} send=${n} /></div>`:w`<p class="watching">${e.archive?S(`This table shows the record of a sitting: you can only look at it.`):S(`You are watching: you can’t see anyone’s cards.`)}</p>`}function tt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=J(),c=n=>(t[n]??0)-(e[n]??0);return w`<table class="results">
    <caption class="unseen">${S(`Results`)}</caption>
    <thead><tr><th scope="col">${S(`Player`)}</th><th scope="col">${S(`this deal`)}</th><th
      scope="col">${S(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>w`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${Y} label=${S(`{name}, this deal`,{name:n(l)})}
          figure=${u(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${Y} label=${S(`{name}, total`,{name:n(l)})}
          figure=${u(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&w`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):w`<${nt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const nt=({before:e,result:t})=>w`<${X} words=${S(`total`)} total=${u(t)}
  terms=${[{words:S(`before the deal`),amount:e},{words:S(`this deal`),amount:t-e}]} />`;function rt(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const it=`kitapi.shuffles`;let Z=[];function at(){try{let e=JSON.parse(localStorage.getItem(it)??`null`);return Array.isArray(e)?e:Z}catch{return Z}}function ot(e){Z=e.slice(-300);try{localStorage.setItem(it,JSON.stringify(Z))}catch{}}function st({table:e,context:t,algorithm:n,commitment:r},i){let a=at(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||ot(o<0?[...a,c]:a.with(o,c))}function ct(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Q(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);st({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const lt=(e,t)=>st(e,t),Q=e=>at().filter(t=>t.table===e),ut=(e,t)=>Q(e).find(e=>e.pledge===t)?.value??``;function dt({table:e,view:t}){t?.shuffle&&ct(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:ft(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(pt({table:e,view:t},r));return n}function ft(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Q(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||rt(i),l=ie(r,n,c);return lt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function pt({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?ut(e.id,i):rt(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;lt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const mt=({kind:e})=>e===`seal`||e===`nonce`;function ht(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return S(`No cards have been dealt yet.`);let a=B(e.table),o=i.options?.some(e=>!mt(e))?`${r(i)}.`:``;return[t(i,a),gt(i),_t(i,a),n(i,a),o].filter(Boolean).join(` `)}function gt({hand:e=[]}){let t=U(e,V(e)).map(e=>f(e)).join(`, `);return t&&S(`Your hand: {cards}.`,{cards:t})}function _t({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return S(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>S(`{name}: {card}`,{name:n(e),card:f(t)})).join(`, `);return S(`On the table: {cards}.`,{cards:r})}const vt=({table:e})=>w`<nav class="replays" aria-label=${S(`Replay the deals`)}>
  <h3>${S(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>w`<a key=${t} class="plain replay-link figure"
      href=${i(e.id,t)} aria-label=${S(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,yt=({children:e})=>w`<details class="settle-now">
  <summary>${S(`If we settled up now`)}</summary>
  ${e}
</details>`;function bt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return w`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${S(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&w`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>w`<span key=${`${t.deal}-${r}`}
      class=${R(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function xt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=J();return w`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&w`<section class="how" aria-label=${e}>
      <${X} terms=${[{words:S(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${S(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&w`<p class="quiet">${i}</p>`}
    </section>`}`}function St({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=J(),a=e=>S(`{name}, this deal`,{name:t(e)});return w`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>w`<${Y} key=${n} label=${a(n)}
      figure=${u(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${u(e)}</b></${Y}>`)}</p>
    ${r&&w`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Ct=({label:e,figures:t,explain:n,inFigures:r=String})=>w`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>w`<li key=${i}>
      <${wt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${wt}>
    </li>`)}</ol>
  </section>`,wt=({written:e,inFigures:t,struckBy:n,children:r})=>w`<p class="figure">${e.deal>0&&w`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&w`<p class="quiet">${S(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Tt=({written:e,children:t})=>w`<p>${e.deal===0?S(`at the start`):S(`deal {number}`,{number:e.deal})}${t&&w`: ${t}`}</p>`;function Et({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return w`<p class=${R(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${u(r)}</p>`}const Dt=b(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake));function Ot(e){let{table:t,deal:n,nameOf:r}=e,[a,o]=O(0),c=a===n;return w`<footer class="deal-end">
    ${c&&w`<${s} part=${Dt} props=${e} Failed=${x} />`}
    <div class="replay-links">
      ${!c&&w`<button type="button" class="plain replay-link"
        onClick=${()=>o(n)}>${S(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${v(t,n)}>${S(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${i(t,n)}>${S(`Replay`)}</a>
      <${Fe} table=${t} deal=${n} nameOf=${r} label=${S(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function kt({cards:e,nameOf:t}){return w`<section class="all-cards">
    <h3>${S(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&w`<${At} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${At} label=${S(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&w`<${At} label=${S(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const At=({label:e,cards:t})=>w`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${U(t,V(t)).map(e=>w`<${A} key=${e}
    card=${e} />`)}</dd>
</div>`;function jt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=J();return w`<table class="results">
    <caption class="unseen">${S(`Settlement`)}</caption>
    <thead><tr><th scope="col">${S(`Player`)}</th><th scope="col">${S(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>w`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${Y} label=${S(`{name}, total`,{name:t(s)})} figure=${u(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&w`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Mt=({words:e,figure:t})=>w`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Nt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Pt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Nt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Nt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Nt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Ft={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function It({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Pt,deal_began:(e,t,n)=>r(n),...t},a={...Ft,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[K(t)]?.(r,t,n)}},span:e=>a[K(e)]??0,gathers:e=>K(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Lt=b(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),Rt=({adviceControls:{open:e,toggle:t}})=>w`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${S(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${S(`What is it worth?`)}</span><${G} sign="w" /></button>`,zt={moment:``,advice:null,making:!1,trouble:``};function Bt(e){let t=(e?.options??[]).filter(e=>!mt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Vt(e,t,n){let[r,i]=O(``),[a,o]=O(zt),[s,c]=O(0),l=!!e.advised&&e.me!==null&&!n&&Bt(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return E(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...zt,moment:u,...e})};return j(`/api/tables/${e.id}/advice?lang=${F()}`).then(e=>r({advice:e}),e=>{let i=e instanceof C&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||S(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),state:a.moment===u?a:zt,again:()=>c(s+1)}}const Ht=e=>!!(e.outcome??e.broken_up),Ut=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Wt=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Gt({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=O(-1),o=i===t.number;return l(e=>e!==`Escape`||!o?!1:(a(-1),!0)),Wt(t)?w`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${S(`Auction`)}</button>
    ${o&&w`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const Kt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),qt=()=>rt(16);function Jt(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function Yt(e,t,n,r=null,i=a){let o=T(`connecting`),s=T(/* @__PURE__ */ new Map),c=T(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,_=0,v=0,b=0,x=!1,S=!1,C=n.pace??T(`normal`),w=C.peek();function E(){i.cancel(b),S=!1,m=null,p=i.now();let n=new WebSocket(Jt(e,t,r,C.peek()));l=n,u=g(i,f*Math.min(2**_,4),{onLost:k,onLate:R}),n.onmessage=e=>{l===n&&A(JSON.parse(e.data))},n.onclose=({code:e})=>{o.value=Kt.get(e)??o.peek(),l===n&&(l=null,D(e===4429))}}function D(e){O(),x||F()||(o.value=e?`full`:`waiting`,b=i.after(E,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function O(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function k(e){return e===`opening`?(_+=1,D(!1)):(e===`answer`&&(v+=1),O(),o.value=`waiting`,E())}function A(e){return u?.heard(),e.type===`state`?j(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(y(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,ee()):e.id?te(e):e.type===`refused`?M(e):void 0}function j(e){if(o.value=`open`,d=400,_=0,s.peek().size||(v=0),S||u?.opened(),n.onState(e),!S)for(let[e,t]of s.peek())P(e,t);S=!0}function ee(){m&&u?.expect({...m,answer:m.answer*Math.min(2**v,8)})}function te(e){let t=e.id,n=u?.answered(t)??null;if(v&&(v=0,ee()),h.delete(t))c.value=n;else return N(t),e.type===`refused`?M(e):void 0}function M(e){return e.reason===`unknown_table`&&(o.value=`gone`),n.onRefused(e)}function N(e){let t=new Map(s.peek());t.delete(e),s.value=t}function P(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let F=()=>[...Kt.values()].includes(o.peek()),I=()=>S&&l?.readyState===WebSocket.OPEN;function L(e){let t=qt();return s.value=new Map(s.peek()).set(t,{...e,id:t}),I()&&P(t,{...e,id:t}),t}function R(){if(!I()||!u?.isWatching())return;let e=qt();h.add(e),P(e,{type:`probe`,id:e})}let re=ne(()=>{C.value!==w&&(w=C.value,l&&(O(),E()))});function z(){x||document.hidden||F()||(I()?R():(!l||i.now()-p>=1e3)&&(d=400,O(),E()))}function B(){x=!0,re(),i.cancel(b),removeEventListener(`online`,z),document.removeEventListener(`visibilitychange`,z),O()}return addEventListener(`online`,z),document.addEventListener(`visibilitychange`,z),E(),{connection:o,unanswered:s,roundTrip:c,send:L,probe:R,hurry:z,close:B}}const Xt={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let Zt=null;function Qt(e){if(!_.peek().sound)return;Zt??=new AudioContext;let t=Zt.currentTime;for(let n of Xt[e])$t(Zt,n,t),t+=n.seconds}function $t(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const en=/* @__PURE__ */ new WeakMap;function tn(e){e&&en.set(e,performance.now())}function nn(e){let t=performance.now()-(en.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function rn({clock:e,mine:t}){let n=an(e),r=k(!1),i=n<=10&&n>0;return E(()=>{t&&i&&!r.current&&M(c(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),w`<span class=${R(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${c(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function an(e){let[t,n]=O(()=>nn(e));return E(()=>{let t=()=>n(nn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function on({lines:e}){return w`<section class="log" tabindex="-1" aria-label=${S(`What happened`)}>
    <h2>${S(`What happened`)}</h2>
    ${e.length===0&&w`<p class="quiet">${S(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>w`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&w` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const sn={slow:1.6,normal:1,quick:.4,at_once:0};function cn(e,t,n){let r=T(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...ln(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(ln(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();if(o=0,!e)return;u(e);let t=e.millis*sn[_.peek().pace];o=setTimeout(l,i.length>14?t/4:t)}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function ln(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return dn(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=un(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function un(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function dn(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const fn=e=>e?.kind===`seat_changed`;function pn({kind:e,name:t},n){return e===`open`?S(`nobody`):e===`bot`?`${H({seat:n,kind:e,name:t})} (${S(`bot`)})`:t||S(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:ue(e),deal:t,before:pn(n,e),after:pn(r,e)});function mn(e){let t=e;return{words:t.before.kind===`reserved`?S(`Seat {number} is no longer reserved for {before}.`,$(t)):S(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function hn(e){return e.before.kind===`reserved`?S(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?S(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):S(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function gn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function _n({changes:e=[]}){return e.length?w`<section class="paper seat-changes" aria-label=${S(`Changes of seats`)}>
    <ul>${gn(e).map((e,t)=>w`<li key=${t}>${hn(e)}</li>`)}</ul>
  </section>`:null}const vn=e=>!!e?.options?.some(e=>!mt(e))&&!yn(e),yn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),bn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),xn=({narrate:e})=>(t,n)=>fn(t)?mn(t):e(t,n);function Sn(t,r=null){let i=T([]),a=T(null),o=T(``),s=T(``),c=T([]),l=cn(t=>e(t).steps,I,L),u=T(0),d={onState:w,onRefused:A,onWatching:e=>{u.value=e},pace:ee(()=>_.value.pace)},f=Yt(t,F(),d,r),p={...f,send:P},m=/* @__PURE__ */ new Set,g=0,v=0,y=``,b=0,x=!1,C=[];function w(e){h(e.table.game).drawing.loaded.peek()?D(e):C.push(e)===1&&te(e.table.game).then(E,()=>{j(S(`A part of this page could not be loaded. Load the page again.`))})}function E(){let e=C;C=[],x||e.forEach(D)}function D(e){n(h(e.table.game).deck),tn(e.table.clock),u.value=e.table.watching,O(e);let t=ge(e.table);t&&P(t),l.arrive(e),r!==null&&l.hurry()}function O(e){clearTimeout(v);for(let{action:t,lost:n}of dt(e)){let r=()=>{m.add(f.send({type:`act`,seen:e.version,action:t}))};n?v=setTimeout(r,1e3):k(t)||r()}}function k({kind:e}){return[...f.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function A(e){bn.has(e.reason)&&(s.value=e.text),m.has(e.id)||bn.has(e.reason)||(e.reason===`not_playable`&&(o.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),j(e.text,e.clause),clearTimeout(g),g=setTimeout(N,12e3))}function j(e,t=null){a.value={text:e,clause:t},r===null&&M(e)}function N(){clearTimeout(g),a.value=null}function P(e){return N(),f.send(e)}function I(t,n){let r=e(n.table.game),a=t&&xn(r)(t,n),o=n.view?.number??0;t&&(c.value=[...c.peek(),{...t,deal:o}].slice(-200)),a&&(i.value=[...i.peek(),R(a,o,ce(t?.by,r.house))].slice(-200),M(a.spoken??a.words),a.sound&&Qt(a.sound)),ne(n,r)}function L(t,n){let r=e=>e.deal!==n,a=t.flatMap(e=>e.seen?[{...e.seen,deal:n}]:[]),o=t.flatMap(t=>{let r=e(t.shown.table.game),i=t.seen&&xn(r)(t.seen,t.shown);return i?[R(i,n,ce(t.seen?.by,r.house))]:[]});c.value=[...c.peek().filter(r),...a].slice(-200),i.value=[...i.peek().filter(r),...o].slice(-200)}let R=({words:e,weight:t},n,r)=>({id:++b,words:e,weight:t,deal:n,by:r});function ne({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&vn(e)?r(e):``;i&&i!==y&&(M(n(e)),Qt(`turn`)),y=i}function re(e){let t=l.shown.peek()?.version??0;p.send({type:`act`,seen:t,action:e,...r!==null&&{role:r}})}function z(){x=!0,l.close(),clearTimeout(v),N(),f.close()}return{lines:i,happened:c,watching:u,unplayable:o,turnedAway:s,refusal:a,forgive:N,shown:l.shown,hurry:l.hurry,link:p,act:re,close:z}}const Cn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function wn({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return w`<${fe} seat=${t} own=${l===s} place=${i} turn=${u}
    clock=${u&&c?.seat===s&&w`<${rn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${Cn(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&w`<${Te} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${fe}>`}const Tn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?S(`Deal {number}; you deal`,{number:e.number}):S(`Deal {number}; {name} deals`,{number:e.number,name:H(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t,n)=>({words:q(e,n)?S(`You have discarded`):S(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=q(e,n)?S(`You`):t;return{words:S(`{name}: {card}`,{name:r,card:p(e.card)}),spoken:S(`{name}: {card}`,{name:r,card:f(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:En(t,q(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:S(`The game was ended`),weight:`heading`,sound:`settled`})},En=(e,t)=>t?S(`You take the trick`):S(`{name} takes the trick`,{name:e}),Dn=e=>Me({...Tn,...e});function On({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=kn(t),l=vn(t),u=Ht(t),d=ae(e,t,i,r.act);return w`<div class=${u?`foot after`:`foot`}>
    ${s?w`<${wn} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send} />`:w`<${et} table=${o} over=${Ut(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&w`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?w`<${Xe} over=${Ut(t,e)} table=${o} send=${r.link.send} />`:w`<${ke} mine=${l} waiting=${i.sending} prompt=${An(e,t,n)}
        guided=${s!==null&&_.value.guide} guide=${l&&w`<${We}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&w`<${Rt} adviceControls=${a} />`} />
        <${$e} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&w`<${Ge} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function kn(e){let t=e.hand??[],n=k({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:V(t)}),U(t,n.current.suits)}function An(e,t,{table:n,gathering:r}){if(vn(t))return e.turnWords(t);if(r!==null)return En(H(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,H(n.seats[i]))}function jn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=se(i,n,e.firstNamed),o=Vt(r,i,a.sending);if(!i)return w`<${s} part=${Ue}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let c=B(r),l=e=>re(e,i.around),u=r.seats.filter(e=>e.seat!==r.me),{Strip:d,Ladder:f,Middle:p,Beside:m}=e;return w`
    <${d} view=${i} nameOf=${c}><${Gt} Ladder=${f} view=${i} choosing=${a}
      nameOf=${c} /></${d}>
    <div class=${R(`scene`,`phase-${i.phase}`,Ht(i)&&`after`)}>
      ${u.map(r=>w`<${wn} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${l(r.seat)} send=${n.link.send}>
        ${m&&w`<${m} view=${i} seat=${r.seat} name=${c(r.seat)} choosing=${a} />`}
      </${wn}>`)}
      <${Mn} game=${e} view=${i} table=${r} />
      ${!Ht(i)&&w`<${p} view=${i} shown=${t} nameOf=${c} placeOf=${l}
        choosing=${a} />`}
      ${o.open&&w`<${s} part=${Lt} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${On} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Mn({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?w`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?w`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}const Nn=()=>_.value.oneTap?S(`Tap a raised card to play it; tap it again at once to take it back.`):S(`Tap a raised card twice to play it, or drag it to the table.`);function Pn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=k(null);return E(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),w`<section class="paper ladder" aria-label=${S(`Auction`)}>
    <p class="standing">
      ${n??w`<span class="quiet">${S(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>w`<b key=${n}
        class=${R(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${S(`Calls`)}>
      ${e.active.map(e=>w`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&w`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Fn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function In({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>S(`{name}: {card}`,{name:n(e),card:f(t)})),a=R(`trick`,r!==null&&`gathers-${t(r)}`);return w`<div class=${a} role="group" aria-label=${S(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>w`<${A} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Ln({trick:e,bargain:t,nameOf:n}){let[r,i]=O(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return w`<div class="looking-back">
    ${r===`trick`&&e&&w`<${Rn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&w`<${zn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&w`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${S(`Talon`)}</button>`}
    ${e&&w`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${S(`Last trick`)}</button>`}
  </div>`}const Rn=({trick:e,nameOf:t})=>w`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>w`<span key=${n} class="laid-by">
    <${A} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${S(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,zn=({talon:e,discards:t})=>w`<dl class="paper shown-again">
  ${[{label:S(`Talon`),cards:e},{label:S(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&w`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${U(t,V(t)).map(e=>w`<${A}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Bn=({words:e,cards:t=[]})=>w`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?w`<span class="talon-cards">${t.map(e=>w`<${A} key=${e} card=${e} />`)}</span>`:w`<span class="talon-cards" aria-hidden="true"><${r} /><${r} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,Vn=({state:e})=>w`<main class="start lost">
  <div class="paper slip">
    <h1>${S(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${S(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${S(`Try now`)}</button>
    <p><a href="/">${S(`To the start page`)}</a></p>
  </div>
</main>`,Hn=({title:e,why:t,action:n,onAction:r})=>w`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Un=()=>w`<${Hn} title=${S(`Signed out`)}
  why=${S(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${S(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Wn=()=>w`<${Hn} title=${S(`Connection ended`)}
  why=${S(`You ended this connection from another page.`)}
  action=${S(`Connect again`)} onAction=${()=>location.reload()} />`;function Gn(e){switch(e.link.connection.value){case`gone`:return w`<${I} why=${e.unplayable.value} />`;case`full`:return w`<${Vn} state=${e} />`;case`signed out`:return w`<${Un} />`;case`ended`:return w`<${Wn} />`;default:return null}}export{q as $,bt as A,We as B,kt as C,Tt as D,Ct as E,tt as F,ze as G,He as H,et as I,Y as J,Re as K,$e as L,yt as M,ht as N,St as O,Q as P,Fe as Q,Xe as R,jt as S,Et as T,Ve as U,Ue as V,Be as W,J as X,X as Y,Ie as Z,Ht as _,Pn as a,Oe as at,It as b,Mn as c,Se as ct,wn as d,fe as dt,Me as et,Sn as f,Yt as g,on as h,In as i,ke as it,vt as j,xt as k,jn as l,we as lt,fn as m,Bn as n,K as nt,Fn as o,Te as ot,_n as p,Le as q,Ln as r,G as rt,Nn as s,De as st,Gn as t,Ne as tt,Dn as u,xe as ut,Pt as v,Ot as w,Mt as x,Nt as y,Ge as z};