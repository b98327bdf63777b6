import{$t as e,Cn as t,Dn as n,En as r,Gt as i,H as a,J as o,Lt as s,Mn as c,On as l,Q as u,Rt as d,Sn as f,Tn as p,Ut as m,Wt as h,X as g,Xt as _,Y as v,Yt as y,Z as b,c as x,cn as S,dn as C,et as w,hn as T,in as E,jn as D,k as O,kn as k,l as ee,ln as te,mn as A,nn as j,nt as M,o as N,r as ne,rn as P,rt as F,s as I,sn as L,tt as R,un as z,vn as B,wn as V,y as re,z as ie,zt as H}from"./main.js";import{A as U,E as ae,M as oe,N as se,P as ce,T as le,b as W,c as ue,g as de,j as fe,o as pe,p as me,r as he,t as ge,v as _e,x as G}from"./shared.js";const ve=E(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function ye({seat:e,words:t,send:n}){let[r,i]=c(!1),a=()=>V`<button type="button" class="why own-name" title=${C(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?V`<${M} part=${ve} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const be=E(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function xe(e){let{seat:n,place:r,turn:i,glows:a,dealer:o,out:s,speech:c,role:l,tricks:u,result:d,held:f=0}=e,{marks:p,clock:m,own:h=!1,send:g,children:_}=e,v=fe(n,h),y=t(`plate`,`at-${r}`,i&&`their-turn`,a&&`glows`,s&&`out`);return V`<section class=${y} data-seat=${n.seat} aria-label=${v}>
    <p class="plate-name">
      ${n.kind!==`open`&&V`<${M} part=${be} props=${{seat:n}} Waiting=${Se} Failed=${Se} />`}
      <b>${h&&g?V`<${ye} seat=${n} words=${v} send=${g} />`:v}</b>
      ${o&&V`<span class="dealer" data-word="dealer"><span aria-hidden="true">${C(`D`)}</span><span
        class="unseen">${C(`dealer`)}</span></span>`}
      ${m}
    </p>
    <p class="plate-note">
      <${Ce} seat=${n} />
      ${l&&V`<span class="role">${l}</span>`}
      ${p}
      ${typeof d==`number`&&V`<span class="figure result" data-word="result"><span
          class="unseen">${C(`result`)} </span>${S(d)}</span>`}
      ${typeof u==`number`&&V`<${Te} tricks=${u} />`}
    </p>
    ${i&&V`<span class="unseen">${C(`to act`)}</span>`}
    ${f>0&&V`<${we} count=${f} />`}
    ${c&&V`<p class="speech">${c}</p>`}
    ${_}
  </section>`}const Se=()=>V`<span class="face-drawn"></span>`;function Ce({seat:e}){return e.kind===`bot`?V`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?C(`bot, getting ready`):C(`bot`)}</span>`:e.kind===`person`&&!e.connected?V`<span class="occupant away">${C(`away`)}</span>`:null}const we=({count:e})=>V`<span class="backs" role="img"
  aria-label=${z(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>V`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Te({tricks:e}){let n=Array.from({length:Math.min(e,10)},(e,t)=>V`<i key=${t} class="pile-back"></i>`);return V`<span class=${t(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${n}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${z(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}function Ee({choices:e,prompt:n,mine:r,waiting:i,guide:a,guided:o,beside:s,alone:c}){return V`<div class=${t(`options`,r&&`mine`,o&&`guided`)}>
    <p class="prompt">${i?C(`Sending …`):n}</p>
    ${a}
    ${(e.length>0||c)&&V`<div class="choices">${e.map((e,t)=>V`<${De} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&s}${c}</div>`}
  </div>`}function De({name:e,nth:n,sign:r=n<10?n:null,label:i,spoken:a,act:o,likely:s,weighty:l,quiet:u,word:d}){let[f,p]=c(!1);return f&&o?V`<span class="asked" role="group" aria-label=${l}>
      <span class="asked-words">${l}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{p(!1),o()}}>
        ${C(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>p(!1)}>${C(`No`)}</button>
    </span>`:V`<button type="button" class=${t(`choice`,s&&`likely`,u&&`quiet-choice`)}
    aria-label=${a} disabled=${!o}
    data-choice=${e} data-word=${d} aria-keyshortcuts=${r??void 0}
    onClick=${()=>l?p(!0):o?.()}>${i}
    ${r!==null&&V`<${Oe} sign=${r} />`}</button>`}const Oe=({sign:e})=>P.value.keys?V`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function ke({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const K=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Ae=(e,t=U)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[K(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&q(n,r)?je(C(`You`),a.quoted):a},q=({seat:e},{table:{me:t}})=>t!==null&&e===t,je=(e,t)=>({words:C(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Me=E(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Ne({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,l]=c(0);return V`<${N} label=${a??C(`Check the deal`)} spoken=${i}
    title=${C(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>l(s+1)}>
    ${s>0&&V`<${M} key=${`${e} ${t} ${s}`} part=${Me} props=${{table:e,deal:t,nameOf:n}} />`}
  </${N}>`}function Pe({title:e,deals:t,table:n,line:r,details:i}){let o=oe(n);if(!t.length)return V`<p class="quiet">${C(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0)),c=({number:e})=>V`<div class="replay-links"><a class="plain replay-link"
      href=${a(n.id,e)} aria-label=${C(`Replay deal {number}`,{number:e})}>
      ${C(`Replay the deal`)}</a>
    <${Ne} table=${n.id} deal=${e} nameOf=${o}
      spoken=${C(`Check deal {number}`,{number:e})} /></div>`;return V`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>V`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,s(t))}
        ${n.id&&c(e)}
      </details>
    </li>`).reverse()}</ol>
    ${n.id&&V`<p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${C(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${C(`Save the record to a file`)}</a>
    </p>`}
  </section>`}function J(){let[e,t]=c(null);return[e,n=>t(n===e?null:n)]}const Y=({label:e,figure:n,open:r,onTap:i,look:a,children:o})=>V`<button type="button"
  class=${t(`told-figure`,a)} aria-expanded=${r}
  aria-label=${C(`{column}: {figure}`,{column:e,figure:n})} onClick=${i}>${o??n}</button>`,X=({terms:e,words:t,total:n})=>V`<dl class="sum">
  ${e.map((e,t)=>V`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??S(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Fe=(e,t,n)=>e.map((e,r)=>({words:V`${C(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Ie=({label:e,terms:t,result:n,children:r})=>V`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&V`<h4>${C(`Deal by deal`)}</h4>
      <${X} terms=${t} words=${C(`total`)} total=${S(n)} />`}
  </section>`,Le=({label:e,start:t,terms:n,words:r,stands:i})=>V`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${X} terms=${[{words:C(`at the start`),amount:t,figure:L(t)},...n]} words=${r}
      total=${L(i)} />
  </section>`;function Re({cards:e,label:t,rows:n=1}){let r=W(e,G(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return V`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&V`<div key=${t} class="open-row">${e.map(e=>V`<${H}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const ze=E(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Be({words:e,because:t,clauses:n=[]}){let[r,i]=c(!1);return!P.value.guide||!e?null:V`<div class="guide">
    <p>${e} ${t&&V`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${C(`Why?`)}</button>`}
      ${r&&V`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${C(`Hide tips`)}
      onClick=${()=>j({guide:!1})}>×</button>
  </div>`}function Ve(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=We(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return V`<div class="hand" role="group" aria-label=${e.label??C(`Your hand`)} ref=${r} ...${a}
    data-dealt=${Ue(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>V`<div key=${a} class="hand-row">
      ${r.map((r,o)=>V`<${He} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function He({card:e,at:n,bend:r,stop:i,offered:a,picked:o,fresh:s=[],leaving:l,onChoose:u,onThrow:f,onRefuse:p}){let h=a?.has(e)??!1,g=o.includes(e),_=Ge(h&&f?()=>f(e):null),[v,y]=c(!1),b=t(`card held`,a&&(h?`may`:`may-not`),g&&`picked`,e===l&&`leaving`,v&&`shakes`,s.includes(e)&&`fresh`),x=()=>{_.moved()||(h?u(e):a&&p&&(y(!0),p(e)))},S=s.includes(e)?C(`{card}, from the talon`,{card:m(e)}):m(e);return V`<button type="button" class=${b} style=${{"--bend":r,"--at":n}}
    aria-label=${S} data-card=${e} tabindex=${i?0:-1}
    aria-pressed=${a?g:void 0} aria-disabled=${h?void 0:`true`}
    onClick=${x} onAnimationEnd=${()=>y(!1)} ...${_.listeners}>
    <${d} card=${e} />
    ${s.includes(e)&&V`<span class="fresh-mark" aria-hidden="true">${C(`Talon`)}</span>`}
  </button>`}function Ue(e=!1){let[t,n]=c(e&&P.peek().pace!==`at_once`);return l(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function We({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=D(null),[s,l]=c(0),u=D(!1),d=Math.min(s,e.length-1),f=!!(t??n)&&!e.some(e=>t?.has(e)),p=()=>[...o.current?.querySelectorAll(`.held`)??[]],m=(e,t)=>{let n=_e(p(),t,e,a);return n?.focus(),n!==null};return w(e=>f||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(p()[d]?.focus(),!0)),k(()=>{u.current&&document.activeElement===document.body&&p()[d]?.focus()}),{group:o,stop:e[d],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(f||!m(e.key,n))return;e.preventDefault()},onFocusIn:e=>{u.current=!0,l(p().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(u.current=!1)}}}}function Ge(e){let t=D(null),n=D(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const Ke=E(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function qe({over:e,table:t,send:n,children:r,results:i}){if(e)return V`<${Je} table=${t} results=${i} />`;if(t.me===null)return V`<p class="prompt">${C(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?V`<p class="prompt">${C(`Waiting for {names}`,{names:a.map(U).join(`, `)})}</p>`:V`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${C(`Next deal`)}<${Oe} sign="n" /></button>
  </div>`}function Je({table:e,results:t}){let[n,r]=c(!1);return V`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>Ye(t,e.me)),n=I(),{players:r,variant:i}=e.terms;ie(o(await re({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${C(`Another sitting`)}</button>
    ${t&&V`<${N} label=${C(`Result as a picture`)} title=${C(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&V`<${M} part=${Ke} props=${{table:e,results:t}} Failed=${F} />`}
    </${N}>`}
    <a class="choice" href="/">${C(`To the start page`)}</a>
  </div>`}function Ye(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const Xe=E(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function Z(e){let{sound:t,volume:n}=P.peek();t&&await Xe.load().then(t=>t(e,n/100),()=>void 0)}function Ze(){let{sound:e,soundOffered:t}=P.value;if(k(()=>()=>j({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{j({sound:e,soundOffered:!0}),Z(`card`)};return V`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${C(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${C(`No sounds`)} onClick=${n(!1)}>×</button></p>`}function Qe({part:e,context:t}){let[n,r]=c(null),[i,a]=c(!1),o=D(null),s=n!==null;return R(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),a(!1),!0)),k(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?V`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,ke)?r(null):(a(!0),f(C(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${o} value=${n} aria-label=${C(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${C(`Say`)}</button>
    ${i&&V`<p>${C(`You can’t say that now.`)}</p>`}
  </form>`:null}function $e({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=J(),c=n=>(t[n]??0)-(e[n]??0);return V`<table class="results">
    <caption class="unseen">${C(`Results`)}</caption>
    <thead><tr><th scope="col">${C(`Player`)}</th><th scope="col">${C(`this deal`)}</th><th
      scope="col">${C(`total`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>V`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row" title=${n(l)}>${n(l)}</th>
        <td class="figure"><${Y} label=${C(`{name}, this deal`,{name:n(l)})}
          figure=${S(c(l))} open=${o===`deal-${l}`}
          onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${Y} label=${C(`{name}, total`,{name:n(l)})}
          figure=${S(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&V`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):V`<${et} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const et=({before:e,result:t})=>V`<${X} words=${C(`total`)} total=${S(t)}
  terms=${[{words:C(`before the deal`),amount:e},{words:C(`this deal`),amount:t-e}]} />`,tt=`kitapi.shuffles`;let nt=[];function rt(){try{let e=JSON.parse(localStorage.getItem(tt)??`null`);return Array.isArray(e)?e:nt}catch{return nt}}function it(e){nt=e.slice(-300);try{localStorage.setItem(tt,JSON.stringify(nt))}catch{}}function at({table:e,context:t,algorithm:n,commitment:r},i){let a=rt(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||it(o<0?[...a,c]:a.with(o,c))}function ot(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=ct(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);at({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const st=(e,t)=>at(e,t),ct=e=>rt().filter(t=>t.table===e),lt=(e,t)=>ct(e).find(e=>e.pledge===t)?.value??``;function ut({table:e,view:t}){t?.shuffle&&ot(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:dt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(ft({table:e,view:t},r));return n}function dt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=ct(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||ue(i),l=me(r,n,c);return st({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function ft({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?lt(e.id,i):ue(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;st({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const pt=({kind:e})=>e===`seal`||e===`nonce`;function mt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return C(`No cards have been dealt yet.`);let a=oe(e.table),o=i.options?.some(e=>!pt(e))?`${r(i)}.`:``;return[t(i,a),ht(i),gt(i,a),n(i,a),o].filter(Boolean).join(` `)}function ht({hand:e=[]}){let t=W(e,G(e)).map(e=>m(e)).join(`, `);return t&&C(`Your hand: {cards}.`,{cards:t})}function gt({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return C(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>C(`{name}: {card}`,{name:n(e),card:m(t)})).join(`, `);return C(`On the table: {cards}.`,{cards:r})}const _t=({table:e})=>V`<nav class="replays" aria-label=${C(`Replay the deals`)}>
  <h3>${C(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>V`<a key=${t} class="plain replay-link figure"
      href=${a(e.id,t)} aria-label=${C(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,vt=({children:e})=>V`<details class="settle-now">
  <summary>${C(`If we settled up now`)}</summary>
  ${e}
</details>`;function yt({figures:e,look:n,room:r,label:i,latest:a,open:o,onTap:s,inFigures:c=String}){let l=e.at(-1);return V`<button type="button" class=${`figures ${n}`} aria-expanded=${o} onClick=${s}
    aria-label=${C(`{column}: {figure}`,{column:i,figure:c(l?.figure??0)})}>
    ${e.length>r&&V`<span class="struck earlier">⋯</span>`}
    ${e.map((n,i)=>V`<span key=${`${n.deal}-${i}`}
      class=${t(`figure`,n!==l&&`struck`,i<e.length-r&&`beyond`,n===l&&n.deal===a&&a>0&&`new`)}>${c(n.figure)}</span>`)}
  </button>`}function bt({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=J();return V`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&V`<section class="how" aria-label=${e}>
      <${X} terms=${[{words:C(`before the deal`),amount:t,figure:L(t)},...r]}
        words=${C(`after the deal`)} total=${L(n)} />
      ${r.length===0&&V`<p class="quiet">${i}</p>`}
    </section>`}`}function xt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=J(),a=e=>C(`{name}, this deal`,{name:t(e)});return V`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>V`<${Y} key=${n} label=${a(n)}
      figure=${S(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${S(e)}</b></${Y}>`)}</p>
    ${r&&V`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const St=({label:e,figures:t,explain:n,inFigures:r=String})=>V`<section class="story" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>V`<li key=${i}>
      <${Ct} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${Ct}>
    </li>`)}</ol>
  </section>`,Ct=({written:e,inFigures:t,struckBy:n,children:r})=>V`<p class="figure">${e.deal>0&&V`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&V`<p class="quiet">${C(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,wt=({written:e,children:t})=>V`<p>${e.deal===0?C(`at the start`):C(`deal {number}`,{number:e.deal})}${t&&V`: ${t}`}</p>`;function Tt({results:e,before:n=[],me:r}){if(r===null)return null;let i=(e[r]??0)-(n[r]??0);return V`<p class=${t(`figure own-moved`,i>0&&`gain`,i<0&&`loss`)}>
    ${S(i)}</p>`}const Et=E(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Dt(e){let{table:t,deal:n,nameOf:r}=e,[i,o]=c(0),s=i===n;return V`<footer class="deal-end">
    ${s&&V`<${M} part=${Et} props=${e} Failed=${F} />`}
    <div class="replay-links">
      ${!s&&V`<button type="button" class="plain replay-link"
        onClick=${()=>o(n)}>${C(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${v(t,n)}>${C(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${a(t,n)}>${C(`Replay`)}</a>
      <${Ne} table=${t} deal=${n} nameOf=${r} label=${C(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Ot({cards:e,nameOf:t}){return V`<section class="all-cards">
    <h3>${C(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&V`<${kt} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${kt} label=${C(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&V`<${kt} label=${C(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const kt=({label:e,cards:t})=>V`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${W(t,G(t)).map(e=>V`<${H} key=${e}
    card=${e} />`)}</dd>
</div>`;function At({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=J();return V`<table class="results">
    <caption class="unseen">${C(`Settlement`)}</caption>
    <thead><tr><th scope="col">${C(`Player`)}</th><th scope="col">${C(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>V`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row" title=${t(s)}>${t(s)}</th>
        <td class="figure total">
          <${Y} label=${C(`{name}, total`,{name:t(s)})} figure=${S(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&V`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const jt=({words:e,figure:t})=>V`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Mt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Nt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Mt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Mt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Mt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Pt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Ft({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Nt,deal_began:(e,t,n)=>r(n),...t},a={...Pt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[K(t)]?.(r,t,n)}},span:e=>a[K(e)]??0,gathers:e=>K(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const It=E(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),Lt=({adviceControls:{open:e,toggle:t}})=>V`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${C(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${C(`What is it worth?`)}</span><${Oe} sign="w" /></button>`,Rt={moment:``,advice:null,making:!1,trouble:``};function zt(e){let t=(e?.options??[]).filter(e=>!pt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Bt(e,t,n){let[r,i]=c(``),[a,o]=c(Rt),[s,u]=c(0),d=!!e.advised&&e.me!==null&&!n&&zt(t),f=d?`${t?.number} ${JSON.stringify(t?.options)}`:``,p=d&&r===f;return l(()=>{if(!p||a.moment===f&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...Rt,moment:f,...e})};return ee(`/api/tables/${e.id}/advice?lang=${te()}`).then(e=>r({advice:e}),e=>{let i=e instanceof x&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||C(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>u(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[p,f,s]),{may:d,open:p,toggle:()=>i(p?``:f),state:a.moment===f?a:Rt,again:()=>u(s+1)}}const Vt=e=>!!(e.outcome??e.broken_up),Ht=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Ut=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Wt({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=c(-1),o=i===t.number;return w(e=>e!==`Escape`||!o?!1:(a(-1),!0)),Ut(t)?V`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${C(`Auction`)}</button>
    ${o&&V`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const Gt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Kt=()=>ue(16);function qt(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function Jt(e,t,i,a=null,o=g){let s=n(`connecting`),c=n(/* @__PURE__ */ new Map),l=n(null),d=null,f=null,p=400,m=8e3,h=0,_=null,v=/* @__PURE__ */ new Set,y=0,x=0,S=0,C=!1,w=!1,T=i.pace??n(`normal`),E=T.peek();function D(){o.cancel(S),w=!1,_=null,h=o.now();let n=new WebSocket(qt(e,t,a,T.peek()));d=n,f=b(o,m*Math.min(2**y,4),{onLost:ee,onLate:R}),n.onmessage=e=>{d===n&&te(JSON.parse(e.data))},n.onclose=({code:e})=>{s.value=Gt.get(e)??s.peek(),d===n&&(d=null,O(e===4429))}}function O(e){k(),C||F()||(s.value=e?`full`:`waiting`,S=o.after(D,(e?3e4:p)*(.75+Math.random()/2)),p=Math.min(p*2,8e3))}function k(){f?.close();let e=d;d=null,f=null,v.clear(),l.value=null,e?.close()}function ee(e){return e===`opening`?(y+=1,O(!1)):(e===`answer`&&(x+=1),k(),s.value=`waiting`,D())}function te(e){return f?.heard(),e.type===`state`?A(e):e.type===`watching`?i.onWatching?.(e.count):e.type===`said`||e.type===`written`||e.type===`taken_away`||e.type===`talk`?i.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(u(e.page),_={silence:e.silence,answer:e.answer},m=e.silence,j()):e.id?M(e):e.type===`refused`?N(e):void 0}function A(e){if(s.value=`open`,p=400,y=0,c.peek().size||(x=0),w||f?.opened(),i.onState(e),!w)for(let[e,t]of c.peek())P(e,t);w=!0}function j(){_&&f?.expect({..._,answer:_.answer*Math.min(2**x,8)})}function M(e){let t=e.id,n=f?.answered(t)??null;if(x&&(x=0,j()),v.delete(t))l.value=n;else return ne(t),e.type===`refused`?N(e):void 0}function N(e){return e.reason===`unknown_table`&&(s.value=`gone`),i.onRefused(e)}function ne(e){let t=new Map(c.peek());t.delete(e),c.value=t}function P(e,t){f?.expectAnswer(e),d?.send(JSON.stringify(t))}let F=()=>[...Gt.values()].includes(s.peek()),I=()=>w&&d?.readyState===WebSocket.OPEN;function L(e){let t=Kt();return c.value=new Map(c.peek()).set(t,{...e,id:t}),I()&&P(t,{...e,id:t}),t}function R(){if(!I()||!f?.isWatching())return;let e=Kt();v.add(e),P(e,{type:`probe`,id:e})}let z=r(()=>{T.value!==E&&(E=T.value,d&&(k(),D()))});function B(){C||document.hidden||F()||(I()?R():(!d||o.now()-h>=1e3)&&(p=400,k(),D()))}function V(){C=!0,z(),o.cancel(S),removeEventListener(`online`,B),document.removeEventListener(`visibilitychange`,B),k()}return addEventListener(`online`,B),document.addEventListener(`visibilitychange`,B),D(),{connection:s,unanswered:c,roundTrip:l,send:L,probe:R,hurry:B,close:V}}const Yt=E(`alerts`,()=>import(`./alerts.js`)),Xt=(e,t)=>{P.peek()[e]&&Yt.load().then(t,()=>void 0)},Zt=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(U);function Qt({lines:e}){return V`<section class="log" tabindex="-1" aria-label=${C(`What happened`)}>
    <h2>${C(`What happened`)}</h2>
    ${e.length===0&&V`<p class="quiet">${C(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>V`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&V` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function $t(e,t){return t.type===`talk`?t.said:t.type===`taken_away`?e.map(e=>e.number===t.number?{...e,text:``,gone:!0}:e):[...e,{...t,at:Date.now()}].slice(-50)}const en=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),tn=e=>e?.kind===`seat_changed`;function nn({kind:e,name:t},n){return e===`open`?C(`nobody`):e===`bot`?`${U({seat:n,kind:e,name:t})} (${C(`bot`)})`:t||C(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:ce(e),deal:t,before:nn(n,e),after:nn(r,e)});function rn(e){let t=e;return{words:t.before.kind===`reserved`?C(`Seat {number} is no longer reserved for {before}.`,Q(t)):C(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function an(e){return e.before.kind===`reserved`?C(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?C(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):C(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const on=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function sn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!on(e))}function cn({changes:e=[]}){let t=sn(e);return t.length?V`<section class="paper seat-changes" aria-label=${C(`Changes of seats`)}>
    <ul>${t.map((e,t)=>V`<li key=${t}>${an(e)}</li>`)}</ul>
  </section>`:null}const ln=e=>!!e?.options?.some(e=>!pt(e))&&!un(e),un=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),dn=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),fn=({narrate:e})=>(t,n)=>tn(t)?rn(t):e(t,n),pn=e=>typeof e?.seat==`number`?{seat:e.seat}:{};function mn(t,r=null){let i=n([]),a=n(null),o=n(``),s=n(``),c=n([]),l=ae(e=>T(e).steps,R,z),u=n(0),d=n(null),m=n([]),h={onState:O,onRefused:ne,onWatching:e=>{u.value=e},onTalk:e=>{m.value=$t(m.peek(),e)},pace:p(()=>P.value.pace)},g=Jt(t,te(),h,r),_={...g,send:L},v=/* @__PURE__ */ new Set,y=0,b=0,x=``,S=0,w=!1,E=null,D=[];function O(e){A(e.table.game).drawing.loaded.peek()?ee(e):D.push(e)===1&&B(e.table.game).then(k,()=>{F(C(`A part of this page could not be loaded. Load the page again.`))})}function k(){let e=D;D=[],w||e.forEach(ee)}function ee(t){e(A(t.table.game).deck),ge(t.table.clock),u.value=t.table.watching,d.value=t.take_back??null,j(t),M(t);let n=le(t.table);n&&L(n),l.arrive(t),r!==null&&r!==`spectator`&&l.hurry()}function j({table:e,view:t}){for(let t of E?Zt(E,e):[])f(C(`{name} sits down at the table.`,{name:t})),Z(`knock`);E=t?null:e.seats}function M(e){clearTimeout(b);for(let{action:t,lost:n}of ut(e)){let r=()=>{v.add(g.send({type:`act`,seen:e.version,action:t}))};n?b=setTimeout(r,1e3):N(t)||r()}}function N({kind:e}){return[...g.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function ne(e){dn.has(e.reason)&&(s.value=e.text),v.has(e.id)||dn.has(e.reason)||(e.reason===`not_playable`&&(o.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),F(e.text,e.clause),clearTimeout(y),y=setTimeout(I,12e3))}function F(e,t=null){a.value={text:e,clause:t},r===null&&f(e)}function I(){clearTimeout(y),a.value=null}function L(e){return I(),g.send(e)}function R(e,t){let n=T(t.table.game),r=e&&fn(n)(e,t),a=t.view?.number??0;if(e&&(c.value=[...c.peek(),{...e,deal:a}].slice(-200)),r){let o={...V(r,a,he(e?.by,n.house)),...pn(e)};i.value=[...i.peek(),{...o,at:Date.now()}].slice(-200),f(r.spoken??r.words),t.catchingUp||Xt(`voice`,n=>n.speakAloud(r,pn(e).seat,t.table.me)),r.sound&&Z(r.sound)}re(t,n)}function z(e,t){let n=e=>e.deal!==t,r=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=T(e.shown.table.game),r=e.seen&&fn(n)(e.seen,e.shown);return r?[{...V(r,t,he(e.seen?.by,n.house)),...pn(e.seen)}]:[]});c.value=[...c.peek().filter(n),...r].slice(-200),i.value=[...i.peek().filter(n),...a].slice(-200)}let V=({words:e,weight:t},n,r)=>({id:++S,words:e,weight:t,deal:n,by:r});function re({table:e,view:t,catchingUp:n},{prompt:r,decision:i=({options:e})=>JSON.stringify(e)}){if(n)return;let a=t&&ln(t)?i(t):``;a&&a!==x&&(f(r(t)),Z(`turn`)),a!==x&&Xt(`notice`,t=>t.noticeTurn(a&&A(e.game).title())),x=a}function ie(e){let t=l.shown.peek()?.version??0;_.send({type:`act`,seen:t,action:e,...r!==null&&{role:r}})}function H(){w=!0,l.close(),clearTimeout(b),I(),g.close()}return{lines:i,happened:c,watching:u,unplayable:o,turnedAway:s,refusal:a,forgive:I,shown:l.shown,hurry:l.hurry,link:_,said:m,takeBack:d,act:ie,close:H}}function hn(e,t,n,r){let i={view:t,choosing:n,act:n.sending?null:r},a=(t.options??[]).flatMap(t=>gn(e,t,i)),[o]=n.picked;return!n.subset&&o&&o!==n.leaving&&n.playable.includes(o)?[yn(o,n),...a]:a}function gn(e,t,n){switch(t.kind){case`play_card`:case`seal`:case`nonce`:return[];case`subset`:return[vn(n.choosing,n.act)];case`pass`:return[_n(t,n,C(`Pass`),{word:`pass`})];default:return e.choiceOf(t,n)}}const _n=(e,{act:t},n,r)=>({key:JSON.stringify(e),act:t&&(()=>t(e)),label:n,...r});function vn({picked:e,subset:t},n){let r=t&&e.length===t.size,i=t?.action??`discard`;return{key:`discard`,likely:!0,act:r&&n?()=>n({kind:i,cards:[...e]}):null,spoken:C(`Discard {cards}`,{cards:e.map(e=>m(e)).join(`, `)}),label:V`${C(`Discard`)} ${e.map(e=>V`<${de} key=${e} card=${e} />`)}`}}const yn=(e,t)=>({key:`play`,likely:!0,act:t.sending?null:()=>t.throwCard?.(e),spoken:C(`Play {card}`,{card:m(e)}),label:V`${C(`Play`)} <${de} card=${e} />`}),bn=E(`clock`,()=>import(`./clock.js`).then(e=>e.CallClock)),xn=E(`seat-offer`,()=>import(`./seat-offer.js`).then(e=>e.SeatOffer)),Sn=()=>null,Cn=({kind:e,missing:t,givable:n},r)=>r===null||e===`open`||t||n,wn=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return V`<${xe} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&V`<${M} part=${bn} props=${{clock:c,mine:l===s}} Failed=${Sn} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${wn(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&Cn(t,l)&&V`<${M} part=${xn} props=${{seat:t,table:r.table,send:a}} Failed=${Sn} />`}
    ${o}
  </${xe}>`}function Tn({state:e}){let t=e.takeBack.value;return t===null?null:V`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${()=>e.link.send({type:`take_back`,kept:t})}>${C(`Take back`)}</button></p>`}const En={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?C(`Deal {number}; you deal`,{number:e.number}):C(`Deal {number}; {name} deals`,{number:e.number,name:U(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:q(e,n)?C(`You have discarded`):C(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=q(e,n)?C(`You`):t;return{words:C(`{name}: {card}`,{name:r,card:h(e.card)}),spoken:C(`{name}: {card}`,{name:r,card:m(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Dn(t,q(e,n)),weight:`said`,sound:`trick`}),taken_back:(e,t,n)=>({words:q(e,n)?C(`You take the last decision back`):C(`{name} takes the last decision back`,{name:t}),weight:`heading`}),sitting_broken_up:()=>({words:C(`The game was ended`),weight:`heading`,sound:`settled`})},Dn=(e,t)=>t?C(`You take the trick`):C(`{name} takes the trick`,{name:e}),On=e=>Ae({...En,...e}),kn=E(`spectator`,()=>import(`./spectator.js`).then(e=>e.SpectatorPlace));function An({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=jn(t),l=ln(t),u=Vt(t),d=hn(e,t,i,r.act);return V`<div class=${u?`foot after`:`foot`}>
    ${s?V`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&V`<${r.takeBack.value===null?Ze:Tn} state=${r} />`}</${$}>`:V`<${M} part=${kn} Failed=${F}
        props=${{table:o,over:Ht(t,e),send:r.link.send}} />`}
    ${u&&e.Between&&V`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?V`<${qe} over=${Ht(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:V`<${Ee} mine=${l} waiting=${i.sending} prompt=${Mn(e,t,n)}
        guided=${s!==null&&P.value.guide} guide=${l&&V`<${Be}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&V`<${Lt} adviceControls=${a} />`} />
        <${Qe} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&V`<${Ve} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function jn(e){let t=e.hand??[],n=D({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:G(t)}),W(t,n.current.suits)}function Mn(e,t,{table:n,gathering:r}){if(ln(t))return e.turnWords(t);if(r!==null)return Dn(U(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,U(n.seats[i]))}function Nn({game:e,shown:n,state:r}){let{table:i}=n,a=n.view,o=pe(a,r,e.firstNamed),s=Bt(i,a,o.sending);if(!a)return V`<${M} part=${ze}
      props=${{table:i,state:r,clockwise:e.clockwise?.(i.terms.variant)}} />`;let c=oe(i),l=e=>se(e,a.around),u=i.seats.filter(e=>e.seat!==i.me),{Strip:d,Ladder:f,Middle:p,Beside:m}=e;return V`
    <${d} view=${a} nameOf=${c}><${Wt} Ladder=${f} view=${a} choosing=${o}
      nameOf=${c} /></${d}>
    <div class=${t(`scene`,`phase-${a.phase}`,Vt(a)&&`after`)}>
      ${u.map(t=>V`<${$} key=${t.seat} game=${e} seat=${t} view=${a} shown=${n}
        place=${l(t.seat)} send=${r.link.send}>
        ${m&&V`<${m} view=${a} seat=${t.seat} name=${c(t.seat)} choosing=${o} />`}
      </${$}>`)}
      <${Pn} game=${e} view=${a} table=${i} />
      ${!Vt(a)&&V`<${p} view=${a} shown=${n} nameOf=${c} placeOf=${l}
        choosing=${o} happened=${r.happened.value} />`}
      ${s.open&&V`<${M} part=${It} props=${{adviceControls:s,counts:a.phase!==`bidding`,wordsOf:t=>e.actionWords(t,a)}} />`}
    </div>
    <${An} game=${e} view=${a} shown=${n} state=${r} choosing=${o}
      adviceControls=${s} />`}function Pn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?V`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?V`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Fn(e){let t=Ln(e);return(e.hand?.length??0)<10?t:`${t} ${In()}`}const In=()=>P.value.oneTap?C(`Tap a raised card to play it; tap it again at once to take it back.`):C(`Tap a raised card twice to play it, or drag it to the table.`);function Ln({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[y(String(e.card))]:[])),r=e[0]?.card;if(!r)return C(`You lead: play any card.`);let i=_(y(r)).trim();return n.has(y(r))?C(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?C(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):C(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Rn({hand:e=[]},t){let n=[...new Set(e.map(y))].map(t=>e.filter(e=>y(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${C(`Your longest suit: {cards}.`,{cards:i.map(zn).join(`, `)})} ${t}`}function zn(e){let t=y(e[0]??``);return[_(t).trim(),...W(e,[t]).map(i)].join(` `)}function Bn({view:e,nameOf:n,highBid:r,draw:i,children:a}){let o=e.calls??[],s=D(null);return l(()=>{s.current?.scrollTo(0,s.current.scrollHeight)},[o.length]),V`<section class="paper ladder" aria-label=${C(`Auction`)}>
    <p class="standing">
      ${r??V`<span class="quiet">${C(`No bid yet`)}</span>`}
    </p>
    ${a}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(r=>V`<b key=${r}
        class=${t(e.turn?.includes(r)&&`speaking`)}>${n(r)}</b>`)}
    </p>
    <ol class="columns" ref=${s} tabindex="0" aria-label=${C(`Calls`)}>
      ${e.active.map(e=>V`<li key=${e}>
        <span class="unseen">${n(e)}</span>
        <ol>${o.map((t,n)=>t.seat===e&&V`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${i(t,o.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Vn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Hn({cards:e,placeOf:n,nameOf:r,gathering:i}){let a=e.map(({seat:e,card:t})=>C(`{name}: {card}`,{name:r(e),card:m(t)})),o=t(`trick`,i!==null&&`gathers-${n(i)}`);return V`<div class=${o} role="group" aria-label=${C(`Trick`)}>
    <p class="unseen">${a.join(`, `)}</p>
    ${e.map(({seat:e,card:r},a)=>V`<${H} key=${r} card=${r}
      class=${t(`from-${n(e)}`,e===i&&`wins`)}
      style=${{"--order":a}} />`)}
  </div>`}function Un({trick:e,bargain:t,nameOf:n}){let[r,i]=c(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return V`<div class="looking-back">
    ${r===`trick`&&e&&V`<${Wn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&V`<${Gn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&V`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${C(`Talon`)}</button>`}
    ${e&&V`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${C(`Last trick`)}</button>`}
  </div>`}const Wn=({trick:e,nameOf:t})=>V`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>V`<span key=${n} class="laid-by">
    <${H} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${C(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Gn=({talon:e,discards:t})=>V`<dl class="paper shown-again">
  ${[{label:C(`Talon`),cards:e},{label:C(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&V`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${W(t,G(t)).map(e=>V`<${H}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Kn=({words:e,word:t,cards:n=[]})=>V`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?V`<span class="talon-cards">${n.map(e=>V`<${H} key=${e} card=${e} />`)}</span>`:V`<span class="talon-cards" aria-hidden="true"><${s} /><${s} /></span>`}
  <figcaption data-word=${t}>${e}</figcaption>
</figure>`,qn=E(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function Jn(e){let t=e.link.connection.value;return t===`gone`?V`<${ne} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?V`<${M} part=${qn} props=${{state:e}} />`:null}function Yn(e,t=null){let[n,r]=c(null);return l(()=>{let n=mn(e,t);return r(n),n.close},[e,t]),n}const Xn=E(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),Zn=()=>null;function Qn(e){let[t,n]=c(null);return[e=>{!t&&e.target.closest(`[data-word]`)&&n(e)},t&&V`<${M} part=${Xn} props=${{game:e,first:t}} Failed=${Zn} />`]}function $n({game:e}){let[t,n]=c(!1),{words:r}=A(e),i=C(`Words of the game`);return r?V`<${N} label=${i} title=${i} look="plain"
    onOpen=${()=>n(!0)}>
    ${t&&V`<${M} part=${r} props=${{}} Failed=${F} />`}
  </${N}>`:null}function er({table:e,view:t,Sheet:n,changes:r=0}){let i=t!==null,a=t?.outcome?.kasa,[o,s]=c(null),[u,d]=c(0);return l(()=>{if(!i)return;let t=!0,n=0;return O(e.id).then(e=>{t&&s(e)},()=>{n=setTimeout(()=>{t&&d(u+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,a,i,u,r]),V`<section class="sheet-panel" tabindex="-1" aria-label=${C(`Sheet`)}>
    ${o&&t?V`<${n} sheet=${o} table=${e} view=${t} /><${cn} changes=${o.seat_changes} />`:V`<div
        class="paper sheet-paper">
        <p class="quiet">${C(i?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${$n} game=${e.game} /></p>
  </section>`}export{Pe as $,St as A,Qe as B,Mt as C,Ot as D,At as E,_t as F,ze as G,qe as H,vt as I,Ie as J,Re as K,mt as L,xt as M,bt as N,Dt as O,yt as P,J as Q,ct as R,Nt as S,jt as T,Ve as U,Ze as V,Be as W,Y as X,Fe as Y,X as Z,tn as _,Kn as a,Oe as at,Jt as b,Bn as c,Rn as d,Ne as et,Pn as f,_n as g,$ as h,Jn as i,K as it,wt as j,Tt as k,Vn as l,On as m,Qn as n,Ae as nt,Un as o,Ee as ot,Nn as p,Le as q,Yn as r,je as rt,Hn as s,xe as st,er as t,q as tt,Fn as u,en as v,Ft as w,Vt as x,Qt as y,$e as z};