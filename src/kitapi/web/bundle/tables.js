import{B as e,Dt as t,Et as n,F as r,Ft as i,G as a,Gt as o,H as s,Ht as c,I as l,It as u,K as d,Kt as f,Lt as p,M as m,Mt as h,Ot as g,Pt as _,Rt as v,U as ee,Ut as y,V as te,Vt as b,Wt as x,Xt as S,Zt as C,an as w,c as T,cn as E,dn as D,en as ne,fn as O,g as re,in as k,jt as A,l as j,ln as M,on as N,q as P,qt as F,r as ie,s as ae,sn as I,zt as oe}from"./main.js";import{S as se,_ as L,f as ce,g as le,h as R,m as z,o as ue,t as de,u as fe,v as pe,y as me}from"./shared.js";function he({seat:e,place:t,turn:n,glows:r,dealer:i,out:a,speech:o,role:s,tricks:c,result:l,marks:u,clock:d,children:f}){let p=w(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,a&&`out`);return N`<section class=${p} aria-label=${L(e)}>
    <p class="plate-name">
      <b>${L(e)}</b>
      ${i&&N`<span class="dealer" title=${F(`dealer`)}><span aria-hidden="true">${F(`D`)}</span><span
        class="unseen">${F(`dealer`)}</span></span>`}
      ${d}
    </p>
    <p class="plate-note">
      <${ge} seat=${e} />
      ${s&&N`<span class="role">${s}</span>`}
      ${u}
      ${typeof l==`number`&&N`<span class="figure result" title=${F(`Result so far; the sheet shows how it adds up`)}><span
          class="unseen">${F(`result`)} </span>${x(l)}</span>`}
      ${typeof c==`number`&&N`<${_e} tricks=${c} />`}
    </p>
    ${n&&N`<span class="unseen">${F(`to act`)}</span>`}
    ${o&&N`<p class="speech">${o}</p>`}
    ${f}
  </section>`}function ge({seat:e}){return e.kind===`bot`?N`<span class=${w(`occupant`,e.getting_ready&&`preparing`)} title=${se(e)}>
      ${e.getting_ready?F(`bot, getting ready`):F(`bot`)}</span>`:e.kind===`person`&&!e.connected?N`<span class="occupant away">${F(`away`)}</span>`:null}function _e({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>N`<i key=${t} class="pile-back"></i>`);return N`<span class=${w(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${f(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const B=I(null);function ve(e){let t=B.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return B.value=null,null;if(n.dealt)return null;B.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function ye(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const be=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function xe({seat:e},{entry:t}){let n=t===`invitation`?ye(e):``;return n?{invitation:n}:{}}const Se=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ye(e)!==``;function Ce({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return N`<ul class="role-list requests" aria-label=${F(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>N`<li key=${e}>
      <b>${r||F(`a visitor`)}</b> <span>${F(`Seat {number}`,{number:me(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${F(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${F(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function we({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?N`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?F(`Let {name} propose again`,{name:L(e)}):F(`Mute {name}`,{name:L(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${F(`Remove {name}`,{name:L(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:N`<${Te} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${F(`New link to this seat`)}</button>`}function Te({seat:e,table:t}){let n=t.invitations?.[e];return n?N`<${le} label=${F(`Link to seat {number}`,{number:me(e)})}
      address=${be(t.id,e,n)} />`:N`<span class="quiet">${F(`Someone is invited.`)}</span>`}const Ee=({table:e})=>N`<p>${F(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>N`<${Te} key=${t} seat=${t} table=${e} />`)}`;function De({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[l,u]=O(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return N`${i&&N`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?F(`Let a bot play for {name}`,{name:L(e)}):F(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&N`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${F(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||Se(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?B.value={table:t.id,seat:e.seat,name:r,...xe(e,t)}:n({type:`sit`,seat:e.seat,name:r,...xe(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!ke(e,t))return null;let p=B.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?N`<p class="quiet" role="status">${F(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{B.value=null}}>
        ${F(`Do not wait`)}</button>`:e.seat===i?N`<button type="button" class="plain offer"
      onClick=${()=>f(c.value.name||F(`Guest`))}>${F(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?N`<p class="quiet" role="status">
      ${F(`You have asked for this seat: the host of the table decides.`)}</p>`:l?N`<${Ae} onName=${f} />`:N`<button type="button" class="plain offer"
    onClick=${()=>c.value.name?f(c.value.name):u(!0)}>
    ${Oe(e,d)}</button>`}function Oe(e,t){return t?e.dealt?F(`Sit down after this deal`):F(`Sit down here`):F(`Ask for this seat`)}const ke=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Ae({onName:e,label:t}){return N`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(b({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${F(`Your name`)} placeholder=${F(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??F(`Sit down`)}</button>
  </form>`}function je({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return N`<div class=${w(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?F(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&N`<div class="choices">${e.map((e,t)=>N`<${Me} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Me({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[l,u]=O(!1);return l&&a?N`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{u(!1),a()}}>
        ${F(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>u(!1)}>${F(`No`)}</button>
    </span>`:N`<button type="button" class=${w(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?u(!0):a?.()}>${r}
    ${n!==null&&N`<${V} sign=${n} />`}</button>`}const V=({sign:e})=>c.value.keys?N`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ne({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const H=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Pe=e=>(t,n)=>{let r=typeof t.seat==`number`?L(n.table.seats[t.seat]):``,i=e[H(t)]?.(t,r,n)??null;return i?.quoted!==void 0&&U(t,n)?Fe(F(`You`),i.quoted):i},U=({seat:e},{table:{me:t}})=>t!==null&&e===t,Fe=(e,t)=>({words:F(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`}),Ie=y(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Le({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=O(0);return N`<${ae} label=${a??F(`Check the deal`)} spoken=${i}
    title=${F(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&N`<${P} key=${`${e} ${t} ${s}`} part=${Ie} props=${{table:e,deal:t,nameOf:n}} />`}
  </${ae}>`}function Re({title:e,deals:t,table:{id:n,seats:i},line:a,details:o}){let s=e=>L(i[e]);if(!t.length)return N`<p class="quiet">${F(`No deal has been written yet.`)}</p>`;let c=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return N`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>N`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${a(e)}</summary>
        ${o(e,c(t))}
        <div class="replay-links"><a class="plain replay-link" href=${r(n,e.number)}
          aria-label=${F(`Replay deal {number}`,{number:e.number})}>${F(`Replay the deal`)}</a>
        <${Le} table=${n} deal=${e.number} nameOf=${s}
          spoken=${F(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${F(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${F(`Save the record to a file`)}</a>
    </p>
  </section>`}function W(){let[e,t]=O(null);return[e,n=>t(n===e?null:n)]}const G=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>N`<button type="button"
  class=${w(`told-figure`,i)} aria-expanded=${n}
  aria-label=${F(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,K=({terms:e,words:t,total:n})=>N`<dl class="sum">
  ${e.map((e,t)=>N`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??x(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,ze=(e,t,n)=>e.map((e,r)=>({words:N`${F(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Be=({label:e,terms:t,result:n,children:r})=>N`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&N`<h4>${F(`Deal by deal`)}</h4>
      <${K} terms=${t} words=${F(`total`)} total=${x(n)} />`}
  </section>`,Ve=({label:e,start:t,terms:n,words:r,stands:i})=>N`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${K} terms=${[{words:F(`at the start`),amount:t,figure:`${t}`},...n]} words=${r}
      total=${`${i}`} />
  </section>`,He=({lines:e,RuleTap:t})=>N`<ul class="payments">
  ${e.map(({words:e,calculation:n,clause:r,reason:i},a)=>N`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&N`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Ue(e){function t({clause:t}){let[n,r]=O(!1),i=e(t);return i?N`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${F(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&N`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleText:({clause:t})=>N`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function We({cards:e,label:t,rows:n=1}){let r=z(e,R(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return N`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&N`<div key=${t} class="open-row">${e.map(e=>N`<${g}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Ge=y(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ke({words:e,because:t,clauses:n=[]}){let[r,i]=O(!1);return!c.value.guide||!e?null:N`<div class="guide">
    <p>${e} ${t&&N`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${F(`Why?`)}</button>`}
      ${r&&N`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${F(`Hide tips`)}
      onClick=${()=>b({guide:!1})}>×</button>
  </div>`}function qe(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Ye(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return N`<div class="hand" role="group" aria-label=${e.label??F(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>N`<div key=${a} class="hand-row">
      ${r.map((r,o)=>N`<${Je} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Je({card:e,bend:n,stop:r,offered:i,picked:a,fresh:o=[],onChoose:s,onThrow:c}){let l=i?.has(e)??!1,u=a.includes(e),d=Xe(l&&c?()=>c(e):null),f=w(`card held`,i&&(l?`may`:`may-not`),u&&`picked`,o.includes(e)&&`fresh`),p=o.includes(e)?F(`{card}, from the talon`,{card:A(e)}):A(e);return N`<button type="button" class=${f} style=${{"--bend":n}} aria-label=${p} data-card=${e}
    tabindex=${r?0:-1}
    aria-pressed=${i?u:void 0} aria-disabled=${l?void 0:`true`}
    onClick=${()=>{l&&!d.moved()&&s(e)}} ...${d.listeners}>
    <${t} card=${e} />
    ${o.includes(e)&&N`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Ye({cards:e,offered:t,label:n,onChoose:r,onThrow:i},o){let s=D(null),[c,l]=O(0),u=D(!1),d=Math.min(c,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...s.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=ce(p(),t,e,o);return n?.focus(),n!==null};return a(e=>f||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),M(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:s,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Xe(e){let t=D(null),n=D(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Ze({over:e,table:t,send:n,children:r}){if(e)return N`<${Qe} table=${t} />`;if(t.me===null)return N`<p class="prompt">${F(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?N`<p class="prompt">${F(`Waiting for {names}`,{names:i.map(L).join(`, `)})}</p>`:N`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${F(`Next deal`)}<${V} sign="n" /></button>
  </div>`}function Qe({table:t}){return N`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let n=t.seats.map(e=>$e(e,t.me)),r=c.peek().name||F(`Guest`),{players:i,variant:a}=t.terms;m(e(await re({game:t.game,terms:{players:i,variant:a},seats:n,name:r})))}}>${F(`Another sitting`)}</button>
    <a class="choice" href="/">${F(`To the start page`)}</a>
  </div>`}function $e(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function et({hear:e}){let[t,n]=O(null),[r,i]=O(!1),a=D(null),o=t!==null;return d(e=>(n(t=>(t??``)+e),i(!1),!0)),M(()=>{a.current?.focus(),a.current?.setSelectionRange(99,99)},[o]),o?N`<form class="typed-call paper" onSubmit=${r=>(r.preventDefault(),e(t)?n(null):(i(!0),k(F(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&n(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&n(null)}}>
    <input ref=${a} value=${t} aria-label=${F(`Type a bid or a card`)} aria-invalid=${r||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{n(e.target.value),i(!1)}} />
    <button class="plain">${F(`Say`)}</button>
    ${r&&N`<p>${F(`You can’t say that now.`)}</p>`}
  </form>`:null}function tt({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?N`<div class="watching kept">
      <span>${r.kind===`bot`?F(`A bot is playing for you.`):F(`Your seat is reserved for you.`)}</span>
      <${De} seat=${r} table=${e} send=${n} /></div>`:N`<p class="watching">${e.archive?F(`This table shows the record of a sitting: you can only look at it.`):F(`You are watching: you can’t see anyone’s cards.`)}</p>`}const nt=[`s`,`c`,`d`,`h`],q=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function rt(e,{game:t,view:n,choices:r,choosing:i},a){let o=q(e);return o?it(o,i)||t.typedName(o,i)||ct(q(t.typedCall(o,n)??o),r,a):!1}function it(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>at(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>q(A(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function at(e,t){let n=[...t??[]].filter(t=>ot(t).some(n=>e.startsWith(n)&&st(e.slice(n.length),p(t))));return n.length===1?n[0]??null:null}function ot(e){let t=i(e).toLowerCase();if(/\d/.test(t))return[t];if(t===`t`)return[`10`,`t`];let n=q(_(e));return[t,...Array.from(n,(e,t)=>n.slice(0,t+1))]}function st(e,t){let[n,...r]=e?nt.filter(t=>q(u(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===q(v(t))}function ct(e,t,n){let r=t.map(e=>({choice:e,words:q(lt(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const lt=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function ut({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=W(),c=n=>(t[n]??0)-(e[n]??0);return N`<table class="results">
    <caption class="unseen">${F(`Results`)}</caption>
    <thead><tr><th scope="col">${F(`Player`)}</th><th scope="col">${F(`this deal`)}</th><th
      scope="col">${F(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>N`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${G} label=${F(`{name}, this deal`,{name:n(l)})}
          figure=${x(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${G} label=${F(`{name}, total`,{name:n(l)})}
          figure=${x(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&N`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):N`<${dt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const dt=({before:e,result:t})=>N`<${K} words=${F(`total`)} total=${x(t)}
  terms=${[{words:F(`before the deal`),amount:e},{words:F(`this deal`),amount:t-e}]} />`;function ft(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}const pt=`kitapi.shuffles`;let J=[];function mt(){try{let e=JSON.parse(localStorage.getItem(pt)??`null`);return Array.isArray(e)?e:J}catch{return J}}function ht(e){J=e.slice(-300);try{localStorage.setItem(pt,JSON.stringify(J))}catch{}}function gt({table:e,context:t,algorithm:n,commitment:r},i){let a=mt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||ht(o<0?[...a,c]:a.with(o,c))}function _t(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=Y(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);gt({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const vt=(e,t)=>gt(e,t),Y=e=>mt().filter(t=>t.table===e),yt=(e,t)=>Y(e).find(e=>e.pledge===t)?.value??``;function bt({table:e,view:t}){t?.shuffle&&_t(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:xt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(St({table:e,view:t},r));return n}function xt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=Y(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||ft(i),l=ue(r,n,c);return vt({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function St({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?yt(e.id,i):ft(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;vt({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const Ct=({kind:e})=>e===`seal`||e===`nonce`;function wt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return F(`No cards have been dealt yet.`);let a=t=>L(e.table.seats[t]),o=i.options?.some(e=>!Ct(e))?`${r(i)}.`:``;return[t(i,a),Tt(i),Et(i,a),n(i,a),o].filter(Boolean).join(` `)}function Tt({hand:e=[]}){let t=z(e,R(e)).map(e=>A(e)).join(`, `);return t&&F(`Your hand: {cards}.`,{cards:t})}function Et({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return F(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>F(`{name}: {card}`,{name:n(e),card:A(t)})).join(`, `);return F(`On the table: {cards}.`,{cards:r})}const Dt=({table:e})=>N`<nav class="replays" aria-label=${F(`Replay the deals`)}>
  <h3>${F(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>N`<a key=${t} class="plain replay-link figure"
      href=${r(e.id,t)} aria-label=${F(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,Ot=({children:e})=>N`<details class="settle-now">
  <summary>${F(`If we settled up now`)}</summary>
  ${e}
</details>`;function kt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return N`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${F(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&N`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>N`<span key=${`${t.deal}-${r}`}
      class=${w(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function At({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=W();return N`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&N`<section class="how" aria-label=${e}>
      <${K} terms=${[{words:F(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${F(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&N`<p class="quiet">${i}</p>`}
    </section>`}`}function jt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=W(),a=e=>F(`{name}, this deal`,{name:t(e)});return N`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>N`<${G} key=${n} label=${a(n)}
      figure=${x(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${x(e)}</b></${G}>`)}</p>
    ${r&&N`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Mt=({label:e,figures:t,explain:n,inFigures:r=String})=>N`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>N`<li key=${i}>
      <${Nt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Nt}>
    </li>`)}</ol>
  </section>`,Nt=({written:e,inFigures:t,struckBy:n,children:r})=>N`<p class="figure">${e.deal>0&&N`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&N`<p class="quiet">${F(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Pt=({written:e,children:t})=>N`<p>${e.deal===0?F(`at the start`):F(`deal {number}`,{number:e.deal})}${t&&N`: ${t}`}</p>`,Ft=({table:e,deal:t,nameOf:n})=>N`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${r(e,t)}>${F(`Replay the deal`)}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${l(e,t)}>${F(`Review the deal`)}</a>
  <${Le} table=${e} deal=${t} nameOf=${n} shortcut="c" />
</div>`;function It({cards:e,nameOf:t}){return N`<section class="all-cards">
    <h3>${F(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&N`<${Lt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Lt} label=${F(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&N`<${Lt} label=${F(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Lt=({label:e,cards:t})=>N`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${z(t,R(t)).map(e=>N`<${g} key=${e}
    card=${e} />`)}</dd>
</div>`;function Rt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=W();return N`<table class="results">
    <caption class="unseen">${F(`Settlement`)}</caption>
    <thead><tr><th scope="col">${F(`Player`)}</th><th scope="col">${F(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>N`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total">
          <${G} label=${F(`{name}, total`,{name:t(s)})} figure=${x(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&N`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const zt=({words:e,figure:t})=>N`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,X=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Bt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:X(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:X(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:X(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Vt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Ht({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Bt,deal_began:(e,t,n)=>r(n),...t},a={...Vt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[H(t)]?.(r,t,n)}},span:e=>a[H(e)]??0,gathers:e=>H(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Ut=y(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),Wt=({adviceControls:{open:e,toggle:t}})=>N`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${F(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${F(`What is it worth?`)}</span><${V} sign="w" /></button>`,Gt={moment:``,advice:null,making:!1,trouble:``};function Kt(e){let t=(e?.options??[]).filter(e=>!Ct(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function qt(e,t,n){let[r,i]=O(``),[a,s]=O(Gt),[c,l]=O(0),u=!!e.advised&&e.me!==null&&!n&&Kt(t),d=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=u&&r===d;return E(()=>{if(!f||a.moment===d&&a.advice)return;let t=0,n=!0,r=e=>{n&&s({...Gt,moment:d,...e})};return j(`/api/tables/${e.id}/advice?lang=${o()}`).then(e=>r({advice:e}),e=>{let i=e instanceof T&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||F(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>l(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,c]),{may:u,open:f,toggle:()=>i(f?``:d),state:a.moment===d?a:Gt,again:()=>l(c+1)}}const Z=e=>!!(e.outcome??e.broken_up),Jt=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Yt=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Xt({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,o]=O(-1),s=i===t.number;return a(e=>e!==`Escape`||!s?!1:(o(-1),!0)),Yt(t)?N`<button type="button" class="strip-auction" aria-expanded=${s} aria-keyshortcuts="a"
      onClick=${()=>o(s?-1:t.number)}>${F(`Auction`)}</button>
    ${s&&N`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}function Zt(e,t,n){let[r,i]=O([]),[a,o]=O(null),s=e?.options??[],l=s.find(e=>e.kind===`subset`),u=s.filter(e=>e.kind===`form`),d=s.flatMap(e=>`card`in e?[String(e.card)]:[]),f=e?`${e.number} ${e.phase} ${e.hand?.length??0} ${s.length>0}`:``;M(()=>{i([]),o(n(s))},[f]);let p=t.link.unanswered.value.size>0,m=p?null:Qt(l,d),h=e=>{i([]),t.act({kind:`play_card`,card:e})};function g(e){return l?i(t=>$t(t,e,l.size)):c.peek().oneTap||r.includes(e)?h(e):i([e])}return{picked:r,named:a,setNamed:o,options:s,subset:l,forms:u,form:u[0],playable:d,offered:m,sending:p,choose:g,act:t.act,throwCard:l?null:h}}function Qt(e,t){return e?new Set(e.of):t.length?new Set(t):null}function $t(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const en=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],tn=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),nn=()=>ft(16);function rn(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function an(e,t,n,r=null,i=te){let a=I(`connecting`),o=I(/* @__PURE__ */ new Map),c=I(null),l=null,u=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,g=0,_=0,v=0,y=!1,b=!1;function x(){i.cancel(v),b=!1,m=null,p=i.now();let n=new WebSocket(rn(e,t,r));l=n,u=s(i,f*Math.min(2**g,4),{onLost:w,onLate:N}),n.onmessage=e=>{l===n&&T(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=tn.get(e)??a.peek(),l===n&&(l=null,S(e===4429))}}function S(e){C(),y||A()||(a.value=e?`full`:`waiting`,v=i.after(x,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function C(){u?.close();let e=l;l=null,u=null,h.clear(),c.value=null,e?.close()}function w(e){return e===`opening`?(g+=1,S(!1)):(e===`answer`&&(_+=1),C(),a.value=`waiting`,x())}function T(e){return u?.heard(),e.type===`state`?E(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(ee(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,D()):e.id?ne(e):e.type===`refused`?O(e):void 0}function E(e){if(a.value=`open`,d=400,g=0,o.peek().size||(_=0),b||u?.opened(),n.onState(e),!b)for(let[e,t]of o.peek())k(e,t);b=!0}function D(){m&&u?.expect({...m,answer:m.answer*Math.min(2**_,8)})}function ne(e){let t=e.id,n=u?.answered(t)??null;if(_&&(_=0,D()),h.delete(t))c.value=n;else return re(t),e.type===`refused`?O(e):void 0}function O(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function re(e){let t=new Map(o.peek());t.delete(e),o.value=t}function k(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let A=()=>[...tn.values()].includes(a.peek()),j=()=>b&&l?.readyState===WebSocket.OPEN;function M(e){let t=nn();return o.value=new Map(o.peek()).set(t,{...e,id:t}),j()&&k(t,{...e,id:t}),t}function N(){if(!j()||!u?.isWatching())return;let e=nn();h.add(e),k(e,{type:`probe`,id:e})}function P(){y||document.hidden||A()||(j()?N():(!l||i.now()-p>=1e3)&&(d=400,C(),x()))}function F(){y=!0,i.cancel(v),removeEventListener(`online`,P),document.removeEventListener(`visibilitychange`,P),C()}return addEventListener(`online`,P),document.addEventListener(`visibilitychange`,P),x(),{connection:a,unanswered:o,roundTrip:c,send:M,probe:N,hurry:P,close:F}}const on={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let sn=null;function cn(e){if(!c.peek().sound)return;sn??=new AudioContext;let t=sn.currentTime;for(let n of on[e])ln(sn,n,t),t+=n.seconds}function ln(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const un=/* @__PURE__ */ new WeakMap;function dn(e){e&&un.set(e,performance.now())}function fn(e){let t=performance.now()-(un.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function pn({clock:e,mine:t}){let n=mn(e),r=D(!1),i=n<=10&&n>0;return E(()=>{t&&i&&!r.current&&k(f(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),N`<span class=${w(`call-clock`,i&&`short`)} role="timer"
    style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${f(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function mn(e){let[t,n]=O(()=>fn(e));return E(()=>{let t=()=>n(fn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function hn({lines:e}){return N`<section class="log" tabindex="-1" aria-label=${F(`What happened`)}>
    <h2>${F(`What happened`)}</h2>
    ${e.length===0&&N`<p class="quiet">${F(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>N`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&N` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function gn(e,t,n){let r=I(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(..._n(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(_n(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function _n(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return yn(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=vn(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function vn(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function yn(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const bn=e=>e?.kind===`seat_changed`;function xn({kind:e,name:t},n){return e===`open`?F(`nobody`):e===`bot`?`${L({seat:n,kind:e,name:t})} (${F(`bot`)})`:t||F(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:me(e),deal:t,before:xn(n,e),after:xn(r,e)});function Sn(e){let t=e;return{words:t.before.kind===`reserved`?F(`Seat {number} is no longer reserved for {before}.`,Q(t)):F(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function Cn(e){return e.before.kind===`reserved`?F(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?F(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):F(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}function wn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function Tn({changes:e=[]}){return e.length?N`<section class="paper seat-changes" aria-label=${F(`Changes of seats`)}>
    <ul>${wn(e).map((e,t)=>N`<li key=${t}>${Cn(e)}</li>`)}</ul>
  </section>`:null}const En=e=>!!e?.options?.some(e=>!Ct(e))&&!Dn(e),Dn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),On=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),kn=({narrate:e})=>(t,n)=>bn(t)?Sn(t):e(t,n);function An(e,t=null){let n=I([]),r=I(null),i=I(``),a=I(``),s=I([]),c=gn(e=>C(e).steps,O,re),l=I(0),u=an(e,o(),{onState:ee,onRefused:w,onWatching:e=>{l.value=e}},t),d={...u,send:D},f=/* @__PURE__ */ new Set,p=0,m=0,h=``,g=0,_=!1,v=[];function ee(e){S(e.table.game).drawing.loaded.peek()?te(e):v.push(e)===1&&ne(e.table.game).then(y,()=>{T(F(`A part of this page could not be loaded. Load the page again.`))})}function y(){let e=v;v=[],_||e.forEach(te)}function te(e){oe(S(e.table.game).deck),dn(e.table.clock),l.value=e.table.watching,b(e);let n=ve(e.table);n&&D(n),c.arrive(e),t!==null&&c.hurry()}function b(e){clearTimeout(m);for(let{action:t,lost:n}of bt(e)){let r=()=>{f.add(u.send({type:`act`,seen:e.version,action:t}))};n?m=setTimeout(r,1e3):x(t)||r()}}function x({kind:e}){return[...u.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function w(e){On.has(e.reason)&&(a.value=e.text),f.has(e.id)||On.has(e.reason)||(e.reason===`not_playable`&&(i.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),T(e.text,e.clause),clearTimeout(p),p=setTimeout(E,12e3))}function T(e,n=null){r.value={text:e,clause:n},t===null&&k(e)}function E(){clearTimeout(p),r.value=null}function D(e){return E(),u.send(e)}function O(e,t){let r=C(t.table.game),i=e&&kn(r)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(n.value=[...n.peek(),A(i,a,de(e?.by,r.house))].slice(-200),k(i.spoken??i.words),i.sound&&cn(i.sound)),j(t,r)}function re(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=C(e.shown.table.game),r=e.seen&&kn(n)(e.seen,e.shown);return r?[A(r,t,de(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let A=({words:e,weight:t},n,r)=>({id:++g,words:e,weight:t,deal:n,by:r});function j({view:e,catchingUp:t},{prompt:n,decision:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&En(e)?r(e):``;i&&i!==h&&(k(n(e)),cn(`turn`)),h=i}function M(e){let n=c.shown.peek()?.version??0;d.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function N(){_=!0,c.close(),clearTimeout(m),E(),u.close()}return{lines:n,happened:s,watching:l,unplayable:i,turnedAway:a,refusal:r,forgive:E,shown:c.shown,hurry:c.hurry,link:d,act:M,close:N}}function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return N`<${he} seat=${t} place=${i} turn=${u}
    clock=${u&&c?.seat===s&&N`<${pn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&N`<${De} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${he}>`}const jn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?F(`Deal {number}; you deal`,{number:e.number}):F(`Deal {number}; {name} deals`,{number:e.number,name:L(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t,n)=>({words:U(e,n)?F(`You have discarded`):F(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=U(e,n)?F(`You`):t;return{words:F(`{name}: {card}`,{name:r,card:h(e.card)}),spoken:F(`{name}: {card}`,{name:r,card:A(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Mn(t,U(e,n)),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:F(`The game was ended`),weight:`heading`,sound:`settled`})},Mn=(e,t)=>t?F(`You take the trick`):F(`{name} takes the trick`,{name:e}),Nn=e=>Pe({...jn,...e});function Pn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],l=Fn(t),u=En(t),d=Z(t),f=fe(e,t,i,r.act);return N`<div class=${d?`foot after`:`foot`}>
    ${s?N`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send} />`:N`<${tt} table=${o} over=${Jt(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&N`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?N`<${Ze} over=${Jt(t,e)} table=${o} send=${r.link.send} />`:N`<${je} mine=${u} waiting=${i.sending} prompt=${In(e,t,n)}
        guided=${s!==null&&c.value.guide} guide=${u&&N`<${Ke}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${a.may&&N`<${Wt} adviceControls=${a} />`} />
        <${et} hear=${n=>rt(n,{game:e,view:t,choices:f,choosing:i},Ne)} />`}
    ${!d&&l.length>0&&N`<${qe} cards=${l} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} />`}
  </div>`}function Fn(e){let t=e.hand??[],n=D({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:R(t)}),z(t,n.current.suits)}function In(e,t,{table:n,gathering:r}){if(En(t))return e.turnWords(t);if(r!==null)return Mn(L(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,L(n.seats[i]))}function Ln({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=Zt(i,n,e.firstNamed),o=qt(r,i,a.sending);if(!i)return N`<${P} part=${Ge}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=e=>L(r.seats[e]),c=e=>pe(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return N`
    <${u} view=${i} nameOf=${s}><${Xt} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${w(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
      ${l.map(r=>N`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&N`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Rn} game=${e} view=${i} table=${r} />
      ${!Z(i)&&N`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} />`}
      ${o.open&&N`<${P} part=${Ut} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Pn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Rn({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?N`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?N`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function zn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=D(null);return E(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),N`<section class="paper ladder" aria-label=${F(`Auction`)}>
    <p class="standing">
      ${n??N`<span class="quiet">${F(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>N`<b key=${n}
        class=${w(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${F(`Calls`)}>
      ${e.active.map(e=>N`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&N`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Bn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Vn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>F(`{name}: {card}`,{name:n(e),card:A(t)})),a=w(`trick`,r!==null&&`gathers-${t(r)}`);return N`<div class=${a} role="group" aria-label=${F(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>N`<${g} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Hn({trick:e,bargain:t,nameOf:n}){let[r,i]=O(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return N`<div class="looking-back">
    ${r===`trick`&&e&&N`<${Un} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&N`<${Wn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&N`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${F(`Talon`)}</button>`}
    ${e&&N`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${F(`Last trick`)}</button>`}
  </div>`}const Un=({trick:e,nameOf:t})=>N`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>N`<span key=${n} class="laid-by">
    <${g} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${F(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Wn=({talon:e,discards:t})=>N`<dl class="paper shown-again">
  ${[{label:F(`Talon`),cards:e},{label:F(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&N`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${z(t,R(t)).map(e=>N`<${g}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Gn=({words:e,cards:t=[]})=>N`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?N`<span class="talon-cards">${t.map(e=>N`<${g} key=${e} card=${e} />`)}</span>`:N`<span class="talon-cards" aria-hidden="true"><${n} /><${n} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`,Kn=({state:e})=>N`<main class="start lost">
  <div class="paper slip">
    <h1>${F(`The server is full right now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${F(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${F(`Try now`)}</button>
    <p><a href="/">${F(`To the start page`)}</a></p>
  </div>
</main>`,qn=({title:e,why:t,action:n,onAction:r})=>N`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Jn=()=>N`<${qn} title=${F(`Signed out`)}
  why=${F(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${F(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Yn=()=>N`<${qn} title=${F(`Connection ended`)}
  why=${F(`You ended this connection from another page.`)}
  action=${F(`Connect again`)} onAction=${()=>location.reload()} />`;function Xn(e){switch(e.link.connection.value){case`gone`:return N`<${ie} why=${e.unplayable.value} />`;case`full`:return N`<${Kn} state=${e} />`;case`signed out`:return N`<${Jn} />`;case`ended`:return N`<${Yn} />`;default:return null}}export{K as $,Dt as A,tt as B,It as C,jt as D,Pt as E,nt as F,Ge as G,Ze as H,at as I,He as J,We as K,st as L,wt as M,Y as N,At as O,ut as P,G as Q,q as R,Rt as S,Mt as T,qe as U,et as V,Ke as W,Be as X,Ve as Y,ze as Z,Z as _,zn as a,Fe as at,Ht as b,Ln as c,je as ct,An as d,De as dt,W as et,Tn as f,ke as ft,en as g,he as gt,an as h,Ce as ht,Vn as i,Pe as it,Ot as j,kt as k,Nn as l,Ne as lt,hn as m,Ee as mt,Gn as n,Le as nt,Bn as o,H as ot,bn as p,we as pt,Ue as q,Hn as r,U as rt,Rn as s,V as st,Xn as t,Re as tt,$ as u,Ae as ut,Bt as v,Ft as w,zt as x,X as y,ct as z};