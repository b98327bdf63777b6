import{$t as e,An as t,Cn as n,Dn as r,En as i,Gt as a,H as o,J as s,Lt as c,Mn as l,Nn as u,On as d,Q as f,Rt as p,Tn as m,Ut as h,Wt as g,X as _,Xt as v,Y as y,Yt as b,Z as x,c as S,cn as C,dn as w,et as T,fn as E,gn as D,hn as O,in as k,k as ee,kn as A,l as te,ln as j,nn as M,nt as N,o as P,r as F,rn as I,rt as L,s as ne,sn as R,tt as z,un as B,wn as V,y as re,yn as ie,z as ae,zt as H}from"./main.js";import{A as U,E as oe,M as se,N as ce,P as le,T as ue,b as W,c as de,g as fe,j as pe,o as me,p as he,r as ge,t as _e,v as ve,x as G}from"./shared.js";const ye=k(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function be({seat:e,words:t,send:n}){let[r,i]=u(!1),a=()=>m`<button type="button" class="why own-name" title=${E(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?m`<${N} part=${ye} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const xe=k(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function Se(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:u,held:d=0}=e,{marks:f,clock:p,own:h=!1,send:g,children:_}=e,v=pe(t,h),y=V(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return m`<section class=${y} data-seat=${t.seat} aria-label=${v}>
    <p class="plate-name">
      ${t.kind!==`open`&&m`<${N} part=${xe} props=${{seat:t}} Waiting=${Ce} Failed=${Ce} />`}
      <b>${h&&g?m`<${be} seat=${t} words=${v} send=${g} />`:v}</b>
      ${a&&m`<span class="dealer" data-word="dealer"><span aria-hidden="true">${E(`D`)}</span><span
        class="unseen">${E(`dealer`)}</span></span>`}
      ${p}
    </p>
    <p class="plate-note">
      <${we} seat=${t} />
      ${c&&m`<span class="role">${c}</span>`}
      ${f}
      ${typeof u==`number`&&m`<span class="figure result" data-word="result"><span
          class="unseen">${E(`result`)} </span>${j(u)}</span>`}
      ${typeof l==`number`&&m`<${Ee} tricks=${l} />`}
    </p>
    ${r&&m`<span class="unseen">${E(`to act`)}</span>`}
    ${d>0&&m`<${Te} count=${d} />`}
    ${s&&m`<p class="speech">${s}</p>`}
    ${_}
  </section>`}const Ce=()=>m`<span class="face-drawn"></span>`;function we({seat:e}){return e.kind===`bot`?m`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?E(`bot, getting ready`):E(`bot`)}</span>`:e.kind===`person`&&!e.connected?m`<span class="occupant away">${E(`away`)}</span>`:null}const Te=({count:e})=>m`<span class="backs" role="img"
  aria-label=${w(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>m`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Ee({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>m`<i key=${t} class="pile-back"></i>`);return m`<span class=${V(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${w(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}function De({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return m`<div class=${V(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?E(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&m`<div class="choices">${e.map((e,t)=>m`<${Oe} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Oe({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c,word:l}){let[d,f]=u(!1);return d&&a?m`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{f(!1),a()}}>
        ${E(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>f(!1)}>${E(`No`)}</button>
    </span>`:m`<button type="button" class=${V(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} data-word=${l} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?f(!0):a?.()}>${r}
    ${n!==null&&m`<${ke} sign=${n} />`}</button>`}const ke=({sign:e})=>I.value.keys?m`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ae({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const K=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),je=(e,t=U)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[K(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&q(n,r)?Me(E(`You`),a.quoted):a},q=({seat:e},{table:{me:t}})=>t!==null&&e===t,Me=(e,t)=>({words:E(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Ne=k(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Pe({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=u(0);return m`<${P} label=${a??E(`Check the deal`)} spoken=${i}
    title=${E(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&m`<${N} key=${`${e} ${t} ${s}`} part=${Ne} props=${{table:e,deal:t,nameOf:n}} />`}
  </${P}>`}function Fe({title:e,deals:t,table:n,line:r,details:i}){let a=se(n);if(!t.length)return m`<p class="quiet">${E(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0)),c=({number:e})=>m`<div class="replay-links"><a class="plain replay-link"
      href=${o(n.id,e)} aria-label=${E(`Replay deal {number}`,{number:e})}>
      ${E(`Replay the deal`)}</a>
    <${Pe} table=${n.id} deal=${e} nameOf=${a}
      spoken=${E(`Check deal {number}`,{number:e})} /></div>`;return m`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>m`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,s(t))}
        ${n.id&&c(e)}
      </details>
    </li>`).reverse()}</ol>
    ${n.id&&m`<p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${E(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${E(`Save the record to a file`)}</a>
    </p>`}
  </section>`}function J(){let[e,t]=u(null);return[e,n=>t(n===e?null:n)]}const Y=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>m`<button type="button"
  class=${V(`told-figure`,i)} aria-expanded=${n}
  aria-label=${E(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,X=({terms:e,words:t,total:n})=>m`<dl class="sum">
  ${e.map((e,t)=>m`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??j(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Ie=(e,t,n)=>e.map((e,r)=>({words:m`${E(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Le=({label:e,terms:t,result:n,children:r})=>m`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&m`<h4>${E(`Deal by deal`)}</h4>
      <${X} terms=${t} words=${E(`total`)} total=${j(n)} />`}
  </section>`,Re=({label:e,start:t,terms:n,words:r,stands:i})=>m`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${X} terms=${[{words:E(`at the start`),amount:t,figure:C(t)},...n]} words=${r}
      total=${C(i)} />
  </section>`;function ze({cards:e,label:t,rows:n=1}){let r=W(e,G(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return m`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&m`<div key=${t} class="open-row">${e.map(e=>m`<${H}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Be=k(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ve({words:e,because:t,clauses:n=[]}){let[r,i]=u(!1);return!I.value.guide||!e?null:m`<div class="guide">
    <p>${e} ${t&&m`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${E(`Why?`)}</button>`}
      ${r&&m`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${E(`Hide tips`)}
      onClick=${()=>M({guide:!1})}>×</button>
  </div>`}function He(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Ge(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return m`<div class="hand" role="group" aria-label=${e.label??E(`Your hand`)} ref=${r} ...${a}
    data-dealt=${We(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>m`<div key=${a} class="hand-row">
      ${r.map((r,o)=>m`<${Ue} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Ue({card:e,at:t,bend:n,stop:r,offered:i,picked:a,fresh:o=[],leaving:s,onChoose:c,onThrow:l,onRefuse:d}){let f=i?.has(e)??!1,g=a.includes(e),_=Ke(f&&l?()=>l(e):null),[v,y]=u(!1),b=V(`card held`,i&&(f?`may`:`may-not`),g&&`picked`,e===s&&`leaving`,v&&`shakes`,o.includes(e)&&`fresh`),x=()=>{_.moved()||(f?c(e):i&&d&&(y(!0),d(e)))},S=o.includes(e)?E(`{card}, from the talon`,{card:h(e)}):h(e);return m`<button type="button" class=${b} style=${{"--bend":n,"--at":t}}
    aria-label=${S} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?g:void 0} aria-disabled=${f?void 0:`true`}
    onClick=${x} onAnimationEnd=${()=>y(!1)} ...${_.listeners}>
    <${p} card=${e} />
    ${o.includes(e)&&m`<span class="fresh-mark" aria-hidden="true">${E(`Talon`)}</span>`}
  </button>`}function We(e=!1){let[t,n]=u(e&&I.peek().pace!==`at_once`);return A(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function Ge({cards:e,offered:n,label:r,onChoose:i,onThrow:a},o){let s=l(null),[c,d]=u(0),f=l(!1),p=Math.min(c,e.length-1),m=!!(n??r)&&!e.some(e=>n?.has(e)),h=()=>[...s.current?.querySelectorAll(`.held`)??[]],g=(e,t)=>{let n=ve(h(),t,e,o);return n?.focus(),n!==null};return T(e=>m||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(h()[p]?.focus(),!0)),t(()=>{f.current&&document.activeElement===document.body&&h()[p]?.focus()}),{group:s,stop:e[p],listeners:{onKeyDown:e=>{let t=e.target,r=t.dataset.card??``;if(e.key===`Enter`&&n?.has(r))(a??i)(r);else if(m||!g(e.key,t))return;e.preventDefault()},onFocusIn:e=>{f.current=!0,d(h().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(f.current=!1)}}}}function Ke(e){let t=l(null),n=l(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const qe=k(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function Je({over:e,table:t,send:n,children:r,results:i}){if(e)return m`<${Ye} table=${t} results=${i} />`;if(t.me===null)return m`<p class="prompt">${E(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?m`<p class="prompt">${E(`Waiting for {names}`,{names:a.map(U).join(`, `)})}</p>`:m`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${E(`Next deal`)}<${ke} sign="n" /></button>
  </div>`}function Ye({table:e,results:t}){let[n,r]=u(!1);return m`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>Xe(t,e.me)),n=ne(),{players:r,variant:i}=e.terms;ae(s(await re({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${E(`Another sitting`)}</button>
    ${t&&m`<${P} label=${E(`Result as a picture`)} title=${E(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&m`<${N} part=${qe} props=${{table:e,results:t}} Failed=${L} />`}
    </${P}>`}
    <a class="choice" href="/">${E(`To the start page`)}</a>
  </div>`}function Xe(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const Ze=k(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function Qe(e){let{sound:t,volume:n}=I.peek();t&&await Ze.load().then(t=>t(e,n/100),()=>void 0)}function $e(){let{sound:e,soundOffered:n}=I.value;if(t(()=>()=>M({soundOffered:!0}),[]),e||n)return null;let r=e=>()=>{M({sound:e,soundOffered:!0}),Qe(`card`)};return m`<p class="sound-offer"><button type="button" class="why"
    onClick=${r(!0)}>${E(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${E(`No sounds`)} onClick=${r(!1)}>×</button></p>`}function et({part:e,context:r}){let[i,a]=u(null),[o,s]=u(!1),c=l(null),d=i!==null;return z(t=>(e.load().catch(()=>void 0),a(e=>(e??``)+t),s(!1),!0)),t(()=>{c.current?.focus(),c.current?.setSelectionRange(99,99)},[d]),d?m`<form class="typed-call paper" onSubmit=${async t=>(t.preventDefault(),(await e.load().catch(()=>null))?.(i,r,Ae)?a(null):(s(!0),n(E(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&a(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&a(null)}}>
    <input ref=${c} value=${i} aria-label=${E(`Type a bid or a card`)} aria-invalid=${o||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{a(e.target.value),s(!1)}} />
    <button class="plain">${E(`Say`)}</button>
    ${o&&m`<p>${E(`You can’t say that now.`)}</p>`}
  </form>`:null}function tt({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=J(),c=n=>(t[n]??0)-(e[n]??0);return m`<table class="results">
    <caption class="unseen">${E(`Results`)}</caption>
    <thead><tr><th scope="col">${E(`Player`)}</th><th scope="col">${E(`this deal`)}</th><th
      scope="col">${E(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>m`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row" title=${n(l)}>${n(l)}</th>
        <td class="figure"><${Y} label=${E(`{name}, this deal`,{name:n(l)})}
          figure=${j(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${Y} label=${E(`{name}, total`,{name:n(l)})}
          figure=${j(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&m`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):m`<${nt} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const nt=({before:e,result:t})=>m`<${X} words=${E(`total`)} total=${j(t)}
  terms=${[{words:E(`before the deal`),amount:e},{words:E(`this deal`),amount:t-e}]} />`,rt=`kitapi.shuffles`;let Z=[];function it(){try{let e=JSON.parse(localStorage.getItem(rt)??`null`);return Array.isArray(e)?e:Z}catch{return Z}}function at(e){Z=e.slice(-300);try{localStorage.setItem(rt,JSON.stringify(Z))}catch{}}function ot({table:e,context:t,algorithm:n,commitment:r},i){let a=it(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||at(o<0?[...a,c]:a.with(o,c))}function st(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=lt(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);ot({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const ct=(e,t)=>ot(e,t),lt=e=>it().filter(t=>t.table===e),ut=(e,t)=>lt(e).find(e=>e.pledge===t)?.value??``;function dt({table:e,view:t}){t?.shuffle&&st(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:ft(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(pt({table:e,view:t},r));return n}function ft(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=lt(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||de(i),l=he(r,n,c);return ct({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function pt({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?ut(e.id,i):de(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;ct({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const mt=({kind:e})=>e===`seal`||e===`nonce`;function ht(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return E(`No cards have been dealt yet.`);let a=se(e.table),o=i.options?.some(e=>!mt(e))?gt(r(i)):``;return[t(i,a),_t(i),vt(i,a),n(i,a),o].filter(Boolean).join(` `)}const gt=e=>/[?;]$/.test(e)?e:`${e}.`;function _t({hand:e=[]}){let t=W(e,G(e)).map(e=>h(e)).join(`, `);return t&&E(`Your hand: {cards}.`,{cards:t})}function vt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return E(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>E(`{name}: {card}`,{name:n(e),card:h(t)})).join(`, `);return E(`On the table: {cards}.`,{cards:r})}const yt=({table:e})=>m`<nav class="replays" aria-label=${E(`Replay the deals`)}>
  <h3>${E(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>m`<a key=${t} class="plain replay-link figure"
      href=${o(e.id,t)} aria-label=${E(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,bt=({children:e})=>m`<details class="settle-now">
  <summary>${E(`If we settled up now`)}</summary>
  ${e}
</details>`;function xt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=R}){let c=e.at(-1);return m`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${E(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&m`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>m`<span key=${`${t.deal}-${r}`}
      class=${V(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function St({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=J();return m`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&m`<section class="how" aria-label=${e}>
      <${X} terms=${[{words:E(`before the deal`),amount:t,figure:C(t)},...r]}
        words=${E(`after the deal`)} total=${C(n)} />
      ${r.length===0&&m`<p class="quiet">${i}</p>`}
    </section>`}`}function Ct({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=J(),a=e=>E(`{name}, this deal`,{name:t(e)});return m`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>m`<${Y} key=${n} label=${a(n)}
      figure=${j(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${j(e)}</b></${Y}>`)}</p>
    ${r&&m`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const wt=({label:e,figures:t,explain:n,inFigures:r=R})=>m`<section class="story" aria-label=${e}
    tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>m`<li key=${i}>
      <${Tt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Tt}>
    </li>`)}</ol>
  </section>`,Tt=({written:e,inFigures:t,struckBy:n,children:r})=>m`<p class="figure">${e.deal>0&&m`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&m`<p class="quiet">${E(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,Et=({written:e,children:t})=>m`<p>${e.deal===0?E(`at the start`):E(`deal {number}`,{number:e.deal})}${t&&m`: ${t}`}</p>`;function Dt({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return m`<p class=${V(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${j(r)}</p>`}const Ot=k(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function kt(e){let{table:t,deal:n,nameOf:r}=e,[i,a]=u(0),s=i===n;return m`<footer class="deal-end">
    ${s&&m`<${N} part=${Ot} props=${e} Failed=${L} />`}
    <div class="replay-links">
      ${!s&&m`<button type="button" class="plain replay-link"
        onClick=${()=>a(n)}>${E(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${y(t,n)}>${E(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${o(t,n)}>${E(`Replay`)}</a>
      <${Pe} table=${t} deal=${n} nameOf=${r} label=${E(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function At({cards:e,nameOf:t}){return m`<section class="all-cards">
    <h3>${E(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&m`<${jt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${jt} label=${E(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&m`<${jt} label=${E(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const jt=({label:e,cards:t})=>m`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${W(t,G(t)).map(e=>m`<${H} key=${e}
    card=${e} />`)}</dd>
</div>`;function Mt({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=J();return m`<table class="results">
    <caption class="unseen">${E(`Settlement`)}</caption>
    <thead><tr><th scope="col">${E(`Player`)}</th><th scope="col">${E(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>m`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row" title=${t(s)}>${t(s)}</th>
        <td class="figure total">
          <${Y} label=${E(`{name}, total`,{name:t(s)})} figure=${j(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&m`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Nt=({words:e,figure:t})=>m`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Pt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Ft={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Pt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Pt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Pt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},It={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Lt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Ft,deal_began:(e,t,n)=>r(n),...t},a={...It,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[K(t)]?.(r,t,n)}},span:e=>a[K(e)]??0,gathers:e=>K(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Rt=k(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),zt=({adviceControls:{open:e,toggle:t}})=>m`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${E(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${E(`What is it worth?`)}</span><${ke} sign="w" /></button>`,Bt={moment:``,advice:null,making:!1,trouble:``};function Vt(e){let t=(e?.options??[]).filter(e=>!mt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Ht(e,t,n){let[r,i]=u(``),[a,o]=u(Bt),[s,c]=u(0),l=!!e.advised&&e.me!==null&&!n&&Vt(t),d=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=l&&r===d;return A(()=>{if(!f||a.moment===d&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...Bt,moment:d,...e})};return te(`/api/tables/${e.id}/advice?lang=${B()}`).then(e=>r({advice:e}),e=>{let i=e instanceof S&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||E(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,s]),{may:l,open:f,toggle:()=>i(f?``:d),state:a.moment===d?a:Bt,again:()=>c(s+1)}}const Ut=e=>!!(e.outcome??e.broken_up),Wt=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Gt=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Kt({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=u(-1),o=i===t.number;return T(e=>e!==`Escape`||!o?!1:(a(-1),!0)),Gt(t)?m`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${E(`Auction`)}</button>
    ${o&&m`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const qt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Jt=()=>de(16);function Yt(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function Xt(e,t,n,i=null,a=_){let o=d(`connecting`),s=d(/* @__PURE__ */ new Map),c=d(null),l=null,u=null,p=400,m=8e3,h=0,g=null,v=/* @__PURE__ */ new Set,y=0,b=0,S=0,C=!1,w=!1,T=n.pace??d(`normal`),E=T.peek();function D(){a.cancel(S),w=!1,g=null,h=a.now();let n=new WebSocket(Yt(e,t,i,T.peek()));l=n,u=x(a,m*Math.min(2**y,4),{onLost:ee,onLate:R}),n.onmessage=e=>{l===n&&A(JSON.parse(e.data))},n.onclose=({code:e})=>{o.value=qt.get(e)??o.peek(),l===n&&(l=null,O(e===4429))}}function O(e){k(),C||I()||(o.value=e?`full`:`waiting`,S=a.after(D,(e?3e4:p)*(.75+Math.random()/2)),p=Math.min(p*2,8e3))}function k(){u?.close();let e=l;l=null,u=null,v.clear(),c.value=null,e?.close()}function ee(e){return e===`opening`?(y+=1,O(!1)):(e===`answer`&&(b+=1),k(),o.value=`waiting`,D())}function A(e){return u?.heard(),e.type===`state`?te(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`said`||e.type===`written`||e.type===`taken_away`||e.type===`talk`?n.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(f(e.page),g={silence:e.silence,answer:e.answer},m=e.silence,j()):e.id?M(e):e.type===`refused`?N(e):void 0}function te(e){if(o.value=`open`,p=400,y=0,s.peek().size||(b=0),w||u?.opened(),n.onState(e),!w)for(let[e,t]of s.peek())F(e,t);w=!0}function j(){g&&u?.expect({...g,answer:g.answer*Math.min(2**b,8)})}function M(e){let t=e.id,n=u?.answered(t)??null;if(b&&(b=0,j()),v.delete(t))c.value=n;else return P(t),e.type===`refused`?N(e):void 0}function N(e){return e.reason===`unknown_table`&&(o.value=`gone`),n.onRefused(e)}function P(e){let t=new Map(s.peek());t.delete(e),s.value=t}function F(e,t){u?.expectAnswer(e),l?.send(JSON.stringify(t))}let I=()=>[...qt.values()].includes(o.peek()),L=()=>w&&l?.readyState===WebSocket.OPEN;function ne(e){let t=Jt();return s.value=new Map(s.peek()).set(t,{...e,id:t}),L()&&F(t,{...e,id:t}),t}function R(){if(!L()||!u?.isWatching())return;let e=Jt();v.add(e),F(e,{type:`probe`,id:e})}let z=r(()=>{T.value!==E&&(E=T.value,l&&(k(),D()))});function B(){C||document.hidden||I()||(L()?R():(!l||a.now()-h>=1e3)&&(p=400,k(),D()))}function V(){C=!0,z(),a.cancel(S),removeEventListener(`online`,B),document.removeEventListener(`visibilitychange`,B),k()}return addEventListener(`online`,B),document.addEventListener(`visibilitychange`,B),D(),{connection:o,unanswered:s,roundTrip:c,send:ne,probe:R,hurry:B,close:V}}const Zt=k(`alerts`,()=>import(`./alerts.js`)),Qt=(e,t)=>{I.peek()[e]&&Zt.load().then(t,()=>void 0)},$t=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(U);function en({lines:e}){return m`<section class="log" tabindex="-1" aria-label=${E(`What happened`)}>
    <h2>${E(`What happened`)}</h2>
    ${e.length===0&&m`<p class="quiet">${E(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>m`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&m` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function tn(e,t){return t.type===`talk`?t.said:t.type===`taken_away`?e.map(e=>e.number===t.number?{...e,text:``,gone:!0}:e):[...e,{...t,at:Date.now()}].slice(-50)}const nn=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),rn=e=>e?.kind===`seat_changed`;function an({kind:e,name:t},n){return e===`open`?E(`nobody`):e===`bot`?`${U({seat:n,kind:e,name:t})} (${E(`bot`)})`:t||E(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:le(e),deal:t,before:an(n,e),after:an(r,e)});function on(e){let t=e;return{words:t.before.kind===`reserved`?E(`Seat {number} is no longer reserved for {before}.`,Q(t)):E(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function sn(e){return e.before.kind===`reserved`?E(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?E(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):E(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const cn=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function ln(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!cn(e))}function un({changes:e=[]}){let t=ln(e);return t.length?m`<section class="paper seat-changes" aria-label=${E(`Changes of seats`)}>
    <ul>${t.map((e,t)=>m`<li key=${t}>${sn(e)}</li>`)}</ul>
  </section>`:null}const dn=e=>!!e?.options?.some(e=>!mt(e))&&!fn(e),fn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),pn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),mn=({narrate:e})=>(t,n)=>rn(t)?on(t):e(t,n),hn=e=>typeof e?.seat==`number`?{seat:e.seat}:{};function gn(t,r=null){let a=d([]),o=d(null),s=d(``),c=d(``),l=d([]),u=oe(e=>D(e).steps,ne,R),f=d(0),p=d(null),m=d([]),h={onState:k,onRefused:N,onWatching:e=>{f.value=e},onTalk:e=>{m.value=tn(m.peek(),e)},pace:i(()=>I.value.pace)},g=Xt(t,B(),h,r),_={...g,send:L},v=/* @__PURE__ */ new Set,y=0,b=0,x=``,S=0,C=!1,w=null,T=[];function k(e){O(e.table.game).drawing.loaded.peek()?A(e):T.push(e)===1&&ie(e.table.game).then(ee,()=>{P(E(`A part of this page could not be loaded. Load the page again.`))})}function ee(){let e=T;T=[],C||e.forEach(A)}function A(t){e(O(t.table.game).deck),_e(t.table.clock),f.value=t.table.watching,p.value=t.take_back??null,te(t),j(t);let n=ue(t.table);n&&L(n),u.arrive(t),r!==null&&r!==`spectator`&&u.hurry()}function te({table:e,view:t}){for(let t of w?$t(w,e):[])n(E(`{name} sits down at the table.`,{name:t})),Qe(`knock`);w=t?null:e.seats}function j(e){clearTimeout(b);for(let{action:t,lost:n}of dt(e)){let r=()=>{v.add(g.send({type:`act`,seen:e.version,action:t}))};n?b=setTimeout(r,1e3):M(t)||r()}}function M({kind:e}){return[...g.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function N(e){pn.has(e.reason)&&(c.value=e.text),v.has(e.id)||pn.has(e.reason)||(e.reason===`not_playable`&&(s.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),P(e.text,e.clause),clearTimeout(y),y=setTimeout(F,12e3))}function P(e,t=null){o.value={text:e,clause:t},r===null&&n(e)}function F(){clearTimeout(y),o.value=null}function L(e){return F(),g.send(e)}function ne(e,t){let r=D(t.table.game),i=e&&mn(r)(e,t),o=t.view?.number??0;if(e&&(l.value=[...l.peek(),{...e,deal:o}].slice(-200)),i){let s={...z(i,o,ge(e?.by,r.house)),...hn(e)};a.value=[...a.peek(),{...s,at:Date.now()}].slice(-200),n(i.spoken??i.words),t.catchingUp||Qt(`voice`,n=>n.speakAloud(i,hn(e).seat,t.table.me)),i.sound&&Qe(i.sound)}V(t,r)}function R(e,t){let n=e=>e.deal!==t,r=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),i=e.flatMap(e=>{let n=D(e.shown.table.game),r=e.seen&&mn(n)(e.seen,e.shown);return r?[{...z(r,t,ge(e.seen?.by,n.house)),...hn(e.seen)}]:[]});l.value=[...l.peek().filter(n),...r].slice(-200),a.value=[...a.peek().filter(n),...i].slice(-200)}let z=({words:e,weight:t},n,r)=>({id:++S,words:e,weight:t,deal:n,by:r});function V({table:e,view:t,catchingUp:r},{prompt:i,decision:a=({options:e})=>JSON.stringify(e)}){if(r)return;let o=t&&dn(t)?a(t):``;o&&o!==x&&(n(i(t)),Qe(`turn`)),o!==x&&Qt(`notice`,t=>t.noticeTurn(o&&O(e.game).title())),x=o}function re(e){let t=u.shown.peek()?.version??0;_.send({type:`act`,seen:t,action:e,...r!==null&&{role:r}})}function ae(){C=!0,u.close(),clearTimeout(b),F(),g.close()}return{lines:a,happened:l,watching:f,unplayable:s,turnedAway:c,refusal:o,forgive:F,shown:u.shown,hurry:u.hurry,link:_,said:m,takeBack:p,act:re,close:ae}}function _n(e,t,n,r){let i={view:t,choosing:n,act:n.sending?null:r},a=(t.options??[]).flatMap(t=>vn(e,t,i)),[o]=n.picked;return!n.subset&&o&&o!==n.leaving&&n.playable.includes(o)?[xn(o,n),...a]:a}function vn(e,t,n){switch(t.kind){case`play_card`:case`seal`:case`nonce`:return[];case`subset`:return[bn(n.choosing,n.act)];case`pass`:return[yn(t,n,E(`Pass`),{word:`pass`})];default:return e.choiceOf(t,n)}}const yn=(e,{act:t},n,r)=>({key:JSON.stringify(e),act:t&&(()=>t(e)),label:n,...r});function bn({picked:e,subset:t},n){let r=t&&e.length===t.size,i=t?.action??`discard`;return{key:`discard`,likely:!0,act:r&&n?()=>n({kind:i,cards:[...e]}):null,spoken:E(`Discard {cards}`,{cards:e.map(e=>h(e)).join(`, `)}),label:m`${E(`Discard`)} ${e.map(e=>m`<${fe} key=${e} card=${e} />`)}`}}const xn=(e,t)=>({key:`play`,likely:!0,act:t.sending?null:()=>t.throwCard?.(e),spoken:E(`Play {card}`,{card:h(e)}),label:m`${E(`Play`)} <${fe} card=${e} />`}),Sn=k(`clock`,()=>import(`./clock.js`).then(e=>e.CallClock)),Cn=k(`seat-offer`,()=>import(`./seat-offer.js`).then(e=>e.SeatOffer)),wn=()=>null,Tn=({kind:e,missing:t,givable:n},r)=>r===null||e===`open`||t||n,En=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return m`<${Se} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&m`<${N} part=${Sn} props=${{clock:c,mine:l===s}} Failed=${wn} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${En(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&Tn(t,l)&&m`<${N} part=${Cn} props=${{seat:t,table:r.table,send:a}} Failed=${wn} />`}
    ${o}
  </${Se}>`}function Dn({state:e}){let t=e.takeBack.value;return t===null?null:m`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${()=>e.link.send({type:`take_back`,kept:t})}>${E(`Take back`)}</button></p>`}const On={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?E(`Deal {number}; you deal`,{number:e.number}):E(`Deal {number}; {name} deals`,{number:e.number,name:U(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:q(e,n)?E(`You have discarded`):E(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=q(e,n)?E(`You`):t;return{words:E(`{name}: {card}`,{name:r,card:g(e.card)}),spoken:E(`{name}: {card}`,{name:r,card:h(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:kn(t,q(e,n)),weight:`said`,sound:`trick`}),taken_back:(e,t,n)=>({words:q(e,n)?E(`You take the last decision back`):E(`{name} takes the last decision back`,{name:t}),weight:`heading`}),sitting_broken_up:()=>({words:E(`The game was ended`),weight:`heading`,sound:`settled`})},kn=(e,t)=>t?E(`You take the trick`):E(`{name} takes the trick`,{name:e}),An=e=>je({...On,...e}),jn=k(`spectator`,()=>import(`./spectator.js`).then(e=>e.SpectatorPlace));function Mn({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Nn(t),l=dn(t),u=Ut(t),d=_n(e,t,i,r.act);return m`<div class=${u?`foot after`:`foot`}>
    ${s?m`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&m`<${r.takeBack.value===null?$e:Dn} state=${r} />`}</${$}>`:m`<${N} part=${jn} Failed=${L}
        props=${{table:o,over:Wt(t,e),send:r.link.send}} />`}
    ${u&&e.Between&&m`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?m`<${Je} over=${Wt(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:m`<${De} mine=${l} waiting=${i.sending} prompt=${Pn(e,t,n)}
        guided=${s!==null&&I.value.guide} guide=${l&&m`<${Ve}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&m`<${zt} adviceControls=${a} />`} />
        <${et} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&m`<${He} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Nn(e){let t=e.hand??[],n=l({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:G(t)}),W(t,n.current.suits)}function Pn(e,t,{table:n,gathering:r}){if(dn(t))return e.turnWords(t);if(r!==null)return kn(U(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,U(n.seats[i]))}function Fn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=me(i,n,e.firstNamed),o=Ht(r,i,a.sending);if(!i)return m`<${N} part=${Be}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=se(r),c=e=>ce(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:f,Beside:p}=e;return m`
    <${u} view=${i} nameOf=${s}><${Kt} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${V(`scene`,`phase-${i.phase}`,Ut(i)&&`after`)}>
      ${l.map(r=>m`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${p&&m`<${p} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${In} game=${e} view=${i} table=${r} />
      ${!Ut(i)&&m`<${f} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&m`<${N} part=${Rt} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Mn} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function In({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?m`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?m`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Ln(e){let t=zn(e);return(e.hand?.length??0)<10?t:`${t} ${Rn()}`}const Rn=()=>I.value.oneTap?E(`Tap a raised card to play it; tap it again at once to take it back.`):E(`Tap a raised card twice to play it, or drag it to the table.`);function zn({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[b(String(e.card))]:[])),r=e[0]?.card;if(!r)return E(`You lead: play any card.`);let i=v(b(r)).trim();return n.has(b(r))?E(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?E(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):E(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Bn({hand:e=[]},t){let n=[...new Set(e.map(b))].map(t=>e.filter(e=>b(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${E(`Your longest suit: {cards}.`,{cards:i.map(Vn).join(`, `)})} ${t}`}function Vn(e){let t=b(e[0]??``);return[v(t).trim(),...W(e,[t]).map(a)].join(` `)}function Hn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=l(null);return A(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),m`<section class="paper ladder" aria-label=${E(`Auction`)}>
    <p class="standing">
      ${n??m`<span class="quiet">${E(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>m`<b key=${n}
        class=${V(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${E(`Calls`)}>
      ${e.active.map(e=>m`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&m`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Un=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Wn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>E(`{name}: {card}`,{name:n(e),card:h(t)})),a=V(`trick`,r!==null&&`gathers-${t(r)}`);return m`<div class=${a} role="group" aria-label=${E(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},i)=>m`<${H} key=${n} card=${n}
      class=${V(`from-${t(e)}`,e===r&&`wins`)}
      style=${{"--order":i}} />`)}
  </div>`}function Gn({trick:e,bargain:t,nameOf:n}){let[r,i]=u(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return m`<div class="looking-back">
    ${r===`trick`&&e&&m`<${Kn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&m`<${qn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&m`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${E(`Talon`)}</button>`}
    ${e&&m`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${E(`Last trick`)}</button>`}
  </div>`}const Kn=({trick:e,nameOf:t})=>m`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>m`<span key=${n} class="laid-by">
    <${H} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${E(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,qn=({talon:e,discards:t})=>m`<dl class="paper shown-again">
  ${[{label:E(`Talon`),cards:e},{label:E(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&m`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${W(t,G(t)).map(e=>m`<${H}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Jn=({words:e,word:t,cards:n=[]})=>m`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?m`<span class="talon-cards">${n.map(e=>m`<${H} key=${e} card=${e} />`)}</span>`:m`<span class="talon-cards" aria-hidden="true"><${c} /><${c} /></span>`}
  <figcaption data-word=${t}>${e}</figcaption>
</figure>`,Yn=k(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function Xn(e){let t=e.link.connection.value;return t===`gone`?m`<${F} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?m`<${N} part=${Yn} props=${{state:e}} />`:null}function Zn(e,t=null){let[n,r]=u(null);return A(()=>{let n=gn(e,t);return r(n),n.close},[e,t]),n}const Qn=k(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),$n=()=>null;function er(e){let[t,n]=u(null);return[e=>{!t&&e.target.closest(`[data-word]`)&&n(e)},t&&m`<${N} part=${Qn} props=${{game:e,first:t}} Failed=${$n} />`]}function tr({game:e}){let[t,n]=u(!1),{words:r}=O(e),i=E(`Words of the game`);return r?m`<${P} label=${i} title=${i} look="plain"
    onOpen=${()=>n(!0)}>
    ${t&&m`<${N} part=${r} props=${{}} Failed=${L} />`}
  </${P}>`:null}function nr({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,s]=u(null),[c,l]=u(0);return A(()=>{if(!i)return;let t=!0,n=0;return ee(e.id).then(e=>{t&&s(e)},()=>{n=setTimeout(()=>{t&&l(c+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,c,r]),m`<section class="sheet-panel" tabindex="-1" aria-label=${E(`Sheet`)}>
    ${o&&t?m`<${n} sheet=${o} table=${e} view=${t} /><${un} changes=${o.seat_changes} />`:m`<div
        class="paper sheet-paper">
        <p class="quiet">${E(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${tr} game=${e.game} /></p>
  </section>`}export{Fe as $,wt as A,et as B,Pt as C,At as D,Mt as E,yt as F,Be as G,Je as H,bt as I,Le as J,ze as K,ht as L,Ct as M,St as N,kt as O,xt as P,J as Q,lt as R,Ft as S,Nt as T,He as U,$e as V,Ve as W,Y as X,Ie as Y,X as Z,rn as _,Jn as a,ke as at,Xt as b,Hn as c,Bn as d,Pe as et,In as f,yn as g,$ as h,Xn as i,K as it,Et as j,Dt as k,Un as l,An as m,er as n,je as nt,Gn as o,De as ot,Fn as p,Re as q,Zn as r,Me as rt,Wn as s,Se as st,nr as t,q as tt,Ln as u,nn as v,Lt as w,Ut as x,en as y,tt as z};