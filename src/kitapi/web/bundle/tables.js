import{$ as e,$t as t,A as n,An as r,Cn as i,Dn as a,Ht as o,In as s,Jt as c,Ln as l,Mn as u,Nn as d,On as f,Pn as p,Ut as m,V as h,Vt as g,W as _,Yt as v,Z as y,at as b,b as x,bn as S,c as C,cn as w,dn as T,en as E,et as ee,fn as D,gn as O,hn as k,it as A,jn as te,kn as j,l as ne,mn as M,nt as re,o as N,on as P,ot as F,pn as I,q as L,qt as R,r as ie,rn as ae,sn as z,st as B,tt as oe,u as se,yn as V}from"./main.js";import{B as ce,I as H,L as le,M as ue,R as de,S as fe,T as U,_ as pe,a as me,b as he,f as ge,j as _e,k as ve,n as ye,s as be,u as xe,w as W,z as Se}from"./shared.js";const Ce=w(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function we({seat:e,words:t,send:n}){let[r,i]=l(!1),a=()=>j`<button type="button" class="why own-name" title=${O(`Change your name`)}
    onClick=${()=>i(!0)}>${t}</button>`;return r?j`<${F} part=${Ce} props=${{seat:e,send:n,onClose:()=>i(!1)}} Waiting=${a}
      Failed=${a} />`:a()}const Te=w(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function Ee(e){let{seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:u,held:d=0}=e,{marks:p,clock:m,own:h=!1,send:g,children:_}=e,v=le(t,h),y=f(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return j`<section class=${y} data-seat=${t.seat} aria-label=${v}>
    <p class="plate-name">
      ${t.kind!==`open`&&j`<${F} part=${Te} props=${{seat:t}} Waiting=${De} Failed=${De} />`}
      <b>${h&&g?j`<${we} seat=${t} words=${v} send=${g} />`:v}</b>
      ${a&&j`<span class="dealer" data-word="dealer"><span aria-hidden="true">${O(`D`)}</span><span
        class="unseen">${O(`dealer`)}</span></span>`}
      ${m}
    </p>
    <p class="plate-note">
      <${Oe} seat=${t} />
      ${c&&j`<span class="role">${c}</span>`}
      ${p}
      ${typeof u==`number`&&j`<span class="figure result" data-word="result"><span
          class="unseen">${O(`result`)} </span>${I(u)}</span>`}
      ${typeof l==`number`&&j`<${Ae} tricks=${l} />`}
    </p>
    ${r&&j`<span class="unseen">${O(`to act`)}</span>`}
    ${d>0&&j`<${ke} count=${d} />`}
    ${s&&j`<p class="speech">${s}</p>`}
    ${_}
  </section>`}const De=()=>j`<span class="face-drawn"></span>`;function Oe({seat:e}){return e.kind===`bot`?j`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?O(`bot, getting ready`):O(`bot`)}</span>`:e.kind===`person`&&!e.connected?j`<span class="occupant away">${O(`away`)}</span>`:null}const ke=({count:e})=>j`<span class="backs" role="img"
  aria-label=${k(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>j`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function Ae({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>j`<i key=${t} class="pile-back"></i>`);return j`<span class=${f(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${k(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}function je({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return j`<div class=${f(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?O(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&j`<div class="choices">${e.map((e,t)=>j`<${Me} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function Me({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c,word:u}){let[d,p]=l(!1);return d&&a?j`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{p(!1),a()}}>
        ${O(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>p(!1)}>${O(`No`)}</button>
    </span>`:j`<button type="button" class=${f(`choice`,o&&`likely`,c&&`quiet-choice`)}
    aria-label=${i} disabled=${!a}
    data-choice=${e} data-word=${u} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?p(!0):a?.()}>${r}
    ${n!==null&&j`<${G} sign=${n} />`}</button>`}const G=({sign:e})=>z.value.keys?j`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Ne({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const K=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Pe=(e,t=H)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[K(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&q(n,r)?Fe(O(`You`),a.quoted):a},q=({seat:e},{table:{me:t}})=>t!==null&&e===t,Fe=(e,t)=>({words:O(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Ie=w(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Le({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[s,c]=l(0);return j`<${N} label=${a??O(`Check the deal`)} spoken=${i}
    title=${O(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>c(s+1)}>
    ${s>0&&j`<${F} key=${`${e} ${t} ${s}`} part=${Ie} props=${{table:e,deal:t,nameOf:n}} />`}
  </${N}>`}function Re({title:e,deals:t,table:n,line:r,details:i}){let a=de(n);if(!t.length)return j`<p class="quiet">${O(`No deal has been written yet.`)}</p>`;let o=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0)),s=({number:e})=>j`<div class="replay-links"><a class="plain replay-link"
      href=${_(n.id,e)} aria-label=${O(`Replay deal {number}`,{number:e})}>
      ${O(`Replay the deal`)}</a>
    <${Le} table=${n.id} deal=${e} nameOf=${a}
      spoken=${O(`Check deal {number}`,{number:e})} /></div>`;return j`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>j`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${i(e,o(t))}
        ${n.id&&s(e)}
      </details>
    </li>`).reverse()}</ol>
    ${n.id&&j`<p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${O(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${O(`Save the record to a file`)}</a>
    </p>`}
  </section>`}function J(){let[e,t]=l(null);return[e,n=>t(n===e?null:n)]}const Y=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>j`<button type="button"
  class=${f(`told-figure`,i)} aria-expanded=${n}
  aria-label=${O(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,X=({terms:e,words:t,total:n})=>j`<dl class="sum">
  ${e.map((e,t)=>j`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??I(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,ze=(e,t,n)=>e.map((e,r)=>({words:j`${O(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Be=({label:e,terms:t,result:n,children:r})=>j`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&j`<h4>${O(`Deal by deal`)}</h4>
      <${X} terms=${t} words=${O(`total`)} total=${I(n)} />`}
  </section>`,Ve=({label:e,start:t,terms:n,words:r,stands:i})=>j`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${X} terms=${[{words:O(`at the start`),amount:t,figure:D(t)},...n]} words=${r}
      total=${D(i)} />
  </section>`;function He({cards:e,label:t,rows:n=1}){let r=W(e,U(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return j`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&j`<div key=${t} class="open-row">${e.map(e=>j`<${m}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const Ue=w(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function We({words:e,because:t,clauses:n=[]}){let[r,i]=l(!1);return!z.value.guide||!e?null:j`<div class="guide">
    <p>${e} ${t&&j`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${O(`Why?`)}</button>`}
      ${r&&j`<span class="because">${t}
        <span class="rule-numbers"><${ve} clauses=${n} /></span></span>`}</p>
    <button type="button" class="close" aria-label=${O(`Hide tips`)}
      onClick=${()=>P({guide:!1})}>×</button>
  </div>`}function Ge(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Je(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return j`<div class="hand" role="group" aria-label=${e.label??O(`Your hand`)} ref=${r} ...${a}
    data-dealt=${qe(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>j`<div key=${a} class="hand-row">
      ${r.map((r,o)=>j`<${Ke} key=${r} card=${r} stop=${r===i}
        at=${a*n+o} bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Ke({card:e,at:t,bend:n,stop:r,offered:i,picked:a,fresh:s=[],leaving:c,onChoose:u,onThrow:d,onRefuse:p}){let m=i?.has(e)??!1,h=a.includes(e),g=Ye(m&&d?()=>d(e):null),[_,v]=l(!1),y=f(`card held`,i&&(m?`may`:`may-not`),h&&`picked`,e===c&&`leaving`,_&&`shakes`,s.includes(e)&&`fresh`),b=()=>{g.moved()||(m?u(e):i&&p&&(v(!0),p(e)))},x=s.includes(e)?O(`{card}, from the talon`,{card:R(e)}):R(e);return j`<button type="button" class=${y} style=${{"--bend":n,"--at":t}}
    aria-label=${x} data-card=${e} tabindex=${r?0:-1}
    aria-pressed=${i?h:void 0} aria-disabled=${m?void 0:`true`}
    onClick=${b} onAnimationEnd=${()=>v(!1)} ...${g.listeners}>
    <${o} card=${e} />
    ${s.includes(e)&&j`<span class="fresh-mark" aria-hidden="true">${O(`Talon`)}</span>`}
  </button>`}function qe(e=!1){let[t,n]=l(e&&z.peek().pace!==`at_once`);return d(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function Je({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=s(null),[c,u]=l(0),d=s(!1),f=Math.min(c,e.length-1),m=!!(t??n)&&!e.some(e=>t?.has(e)),h=()=>[...o.current?.querySelectorAll(`.held`)??[]],g=(e,t)=>{let n=fe(h(),t,e,a);return n?.focus(),n!==null};return A(e=>m||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(h()[f]?.focus(),!0)),p(()=>{d.current&&document.activeElement===document.body&&h()[f]?.focus()}),{group:o,stop:e[f],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(m||!g(e.key,n))return;e.preventDefault()},onFocusIn:e=>{d.current=!0,u(h().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(d.current=!1)}}}}function Ye(e){let t=s(null),n=s(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const Xe=w(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function Ze({over:e,table:t,send:n,children:r,results:i}){if(e)return j`<${Qe} table=${t} results=${i} />`;if(t.me===null)return j`<p class="prompt">${O(`The deal is over`)}</p>`;let a=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?j`<p class="prompt">${O(`Waiting for {names}`,{names:a.map(H).join(`, `)})}</p>`:j`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${O(`Next deal`)}<${G} sign="n" /></button>
  </div>`}function Qe({table:e,results:t}){let[n,r]=l(!1);return j`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>$e(t,e.me)),n=C(),{players:r,variant:i}=e.terms;h(y(await x({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${O(`Another sitting`)}</button>
    ${t&&j`<${N} label=${O(`Result as a picture`)} title=${O(`Result as a picture`)} look="choice"
      onOpen=${()=>r(!0)}>
      ${n&&j`<${F} part=${Xe} props=${{table:e,results:t}} Failed=${B} />`}
    </${N}>`}
    <a class="choice" href="/">${O(`To the start page`)}</a>
  </div>`}function $e(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const et=w(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function Z(e){let{sound:t,volume:n}=z.peek();t&&await et.load().then(t=>t(e,n/100),()=>void 0)}function tt(){let{sound:e,soundOffered:t}=z.value;if(p(()=>()=>P({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{P({sound:e,soundOffered:!0}),Z(`card`)};return j`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${O(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${O(`No sounds`)} onClick=${n(!1)}>×</button></p>`}function nt({part:e,context:t}){let[n,r]=l(null),[i,o]=l(!1),c=s(null),u=n!==null;return b(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),o(!1),!0)),p(()=>{c.current?.focus(),c.current?.setSelectionRange(99,99)},[u]),u?j`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,Ne)?r(null):(o(!0),a(O(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${c} value=${n} aria-label=${O(`Type a bid or a card`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),o(!1)}} />
    <button class="plain">${O(`Say`)}</button>
    ${i&&j`<p>${O(`You can’t say that now.`)}</p>`}
  </form>`:null}const rt=()=>({now:O(`this deal`),earlier:O(`before the deal`),spoken:e=>O(`{name}, this deal`,{name:e})});function it({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a,words:o=rt()}){let[s,c]=J(),l=n=>(t[n]??0)-(e[n]??0);return j`<table class="results">
    <caption class="unseen">${O(`Results`)}</caption>
    <thead><tr><th scope="col">${O(`Player`)}</th><th scope="col">${o.now}</th><th
      scope="col">${O(`total`)}</th></tr></thead>
    <tbody>${t.map((t,u)=>j`
      <tr key=${u} class=${u===r?`mine`:null}>
        <th scope="row" title=${n(u)}>${n(u)}</th>
        <td class="figure"><${Y} label=${o.spoken(n(u))}
          figure=${I(l(u))} open=${s===`deal-${u}`}
          onTap=${()=>c(`deal-${u}`)} /></td>
        <td class="figure total"><${Y} label=${O(`{name}, total`,{name:n(u)})}
          figure=${I(t)} open=${s===`all-${u}`} onTap=${()=>c(`all-${u}`)} /></td>
      </tr>
      ${s?.endsWith(`-${u}`)&&j`<tr key=${`how-${u}`} class="how"><td colspan="3">
        ${s===`deal-${u}`?i(u,l(u)):j`<${at} before=${e[u]??0} result=${t} words=${o} />${a(u)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const at=({before:e,result:t,words:{now:n,earlier:r}})=>j`<${X} words=${O(`total`)}
  total=${I(t)}
  terms=${[{words:r,amount:e},{words:n,amount:t-e}]} />`,ot=`kitapi.shuffles`;let st=[];function ct(){try{let e=JSON.parse(localStorage.getItem(ot)??`null`);return Array.isArray(e)?e:st}catch{return st}}function lt(e){st=e.slice(-300);try{localStorage.setItem(ot,JSON.stringify(st))}catch{}}function ut({table:e,context:t,algorithm:n,commitment:r},i){let a=ct(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||lt(o<0?[...a,c]:a.with(o,c))}function dt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=pt(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);ut({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const ft=(e,t)=>ut(e,t),pt=e=>ct().filter(t=>t.table===e),mt=(e,t)=>pt(e).find(e=>e.pledge===t)?.value??``;function ht({table:e,view:t}){t?.shuffle&&dt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:gt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(_t({table:e,view:t},r));return n}function gt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=pt(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||ge(i),l=pe(r,n,c);return ft({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function _t({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?mt(e.id,i):ge(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;ft({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const vt=({kind:e})=>e===`seal`||e===`nonce`;function yt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return O(`No cards have been dealt yet.`);let a=de(e.table),o=i.options?.some(e=>!vt(e))?bt(r(i)):``;return[t(i,a),xt(i),St(i,a),n(i,a),o].filter(Boolean).join(` `)}const bt=e=>/[?;]$/.test(e)?e:`${e}.`;function xt({hand:e=[]}){let t=W(e,U(e)).map(e=>R(e)).join(`, `);return t&&O(`Your hand: {cards}.`,{cards:t})}function St({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return O(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>O(`{name}: {card}`,{name:n(e),card:R(t)})).join(`, `);return O(`On the table: {cards}.`,{cards:r})}const Ct=({table:e})=>j`<nav class="replays" aria-label=${O(`Replay the deals`)}>
  <h3>${O(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>j`<a key=${t} class="plain replay-link figure"
      href=${_(e.id,t)} aria-label=${O(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,wt=({children:e})=>j`<details class="settle-now">
  <summary>${O(`If we settled up now`)}</summary>
  ${e}
</details>`;function Tt({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=T}){let c=e.at(-1);return j`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${O(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&j`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>j`<span key=${`${t.deal}-${r}`}
      class=${f(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function Et({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=J();return j`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&j`<section class="how" aria-label=${e}>
      <${X} terms=${[{words:O(`before the deal`),amount:t,figure:D(t)},...r]}
        words=${O(`after the deal`)} total=${D(n)} />
      ${r.length===0&&j`<p class="quiet">${i}</p>`}
    </section>`}`}function Dt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=J(),a=e=>O(`{name}, this deal`,{name:t(e)});return j`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>j`<${Y} key=${n} label=${a(n)}
      figure=${I(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${I(e)}</b></${Y}>`)}</p>
    ${r&&j`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Ot=({label:e,figures:t,explain:n,inFigures:r=T})=>j`<section class="story" aria-label=${e}
    tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,i)=>j`<li key=${i}>
      <${kt} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>
        ${n(e)}</${kt}>
    </li>`)}</ol>
  </section>`,kt=({written:e,inFigures:t,struckBy:n,children:r})=>j`<p class="figure">${e.deal>0&&j`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&j`<p class="quiet">${O(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,At=({written:e,children:t})=>j`<p>${e.deal===0?O(`at the start`):O(`deal {number}`,{number:e.deal})}${t&&j`: ${t}`}</p>`;function jt({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return j`<p class=${f(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${I(r)}</p>`}const Mt=w(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Nt(t){let{table:n,deal:r,nameOf:i}=t,[a,o]=l(0),s=a===r;return j`<footer class="deal-end">
    ${s&&j`<${F} part=${Mt} props=${t} Failed=${B} />`}
    <div class="replay-links">
      ${!s&&j`<button type="button" class="plain replay-link"
        onClick=${()=>o(r)}>${O(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${e(n,r)}>${O(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${_(n,r)}>${O(`Replay`)}</a>
      <${Le} table=${n} deal=${r} nameOf=${i} label=${O(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Pt({cards:e,nameOf:t}){return j`<section class="all-cards">
    <h3>${O(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&j`<${Ft} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Ft} label=${O(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&j`<${Ft} label=${O(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Ft=({label:e,cards:t})=>j`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${W(t,U(t)).map(e=>j`<${m} key=${e}
    card=${e} />`)}</dd>
</div>`;function It({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=J();return j`<table class="results">
    <caption class="unseen">${O(`Settlement`)}</caption>
    <thead><tr><th scope="col">${O(`Player`)}</th><th scope="col">${O(`total`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>j`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row" title=${t(s)}>${t(s)}</th>
        <td class="figure total">
          <${Y} label=${O(`{name}, total`,{name:t(s)})} figure=${I(e)}
            open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&j`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const Lt=({words:e,figure:t})=>j`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Rt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),zt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Rt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Rt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Rt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Bt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Vt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...zt,deal_began:(e,t,n)=>r(n),...t},a={...Bt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[K(t)]?.(r,t,n)}},span:e=>a[K(e)]??0,gathers:e=>K(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Ht=w(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),Ut=({adviceControls:{open:e,toggle:t}})=>j`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${O(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${O(`What is it worth?`)}</span><${G} sign="w" /></button>`,Wt={moment:``,advice:null,making:!1,trouble:``};function Gt(e){let t=(e?.options??[]).filter(e=>!vt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Kt(e,t,n){let[r,i]=l(``),[a,o]=l(Wt),[s,c]=l(0),u=!!e.advised&&e.me!==null&&!n&&Gt(t),f=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,p=u&&r===f;return d(()=>{if(!p||a.moment===f&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...Wt,moment:f,...e})};return se(`/api/tables/${e.id}/advice?lang=${M()}`).then(e=>r({advice:e}),e=>{let i=e instanceof ne&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||O(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[p,f,s]),{may:u,open:p,toggle:()=>i(p?``:f),state:a.moment===f?a:Wt,again:()=>c(s+1)}}const qt=e=>!!(e.outcome??e.broken_up),Jt=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Yt=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Xt({Ladder:e,view:t,choosing:n,nameOf:r}){let[i,a]=l(-1),o=i===t.number;return A(e=>e!==`Escape`||!o?!1:(a(-1),!0)),Yt(t)?j`<button type="button" class="strip-auction" aria-expanded=${o} aria-keyshortcuts="a"
      onClick=${()=>a(o?-1:t.number)}>${O(`Auction`)}</button>
    ${o&&j`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const Zt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Qt=()=>ge(16);function $t(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function en(e,t,n,r=null,i=ee){let a=u(`connecting`),o=u(/* @__PURE__ */ new Map),s=u(null),c=null,l=null,d=400,f=8e3,p=0,m=null,h=/* @__PURE__ */ new Set,g=0,_=0,v=0,y=!1,b=!1,x=n.pace??u(`normal`),S=x.peek();function C(){i.cancel(v),b=!1,m=null,p=i.now();let n=new WebSocket($t(e,t,r,x.peek()));c=n,l=oe(i,f*Math.min(2**g,4),{onLost:E,onLate:I}),n.onmessage=e=>{c===n&&D(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=Zt.get(e)??a.peek(),c===n&&(c=null,w(e===4429))}}function w(e){T(),y||N()||(a.value=e?`full`:`waiting`,v=i.after(C,(e?3e4:d)*(.75+Math.random()/2)),d=Math.min(d*2,8e3))}function T(){l?.close();let e=c;c=null,l=null,h.clear(),s.value=null,e?.close()}function E(e){return e===`opening`?(g+=1,w(!1)):(e===`answer`&&(_+=1),T(),a.value=`waiting`,C())}function D(e){return l?.heard(),e.type===`state`?O(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`said`||e.type===`written`||e.type===`taken_away`||e.type===`talk`?n.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(re(e.page),m={silence:e.silence,answer:e.answer},f=e.silence,k()):e.id?A(e):e.type===`refused`?j(e):void 0}function O(e){if(a.value=`open`,d=400,g=0,o.peek().size||(_=0),b||l?.opened(),n.onState(e),!b)for(let[e,t]of o.peek())M(e,t);b=!0}function k(){m&&l?.expect({...m,answer:m.answer*Math.min(2**_,8)})}function A(e){let t=e.id,n=l?.answered(t)??null;if(_&&(_=0,k()),h.delete(t))s.value=n;else return ne(t),e.type===`refused`?j(e):void 0}function j(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function ne(e){let t=new Map(o.peek());t.delete(e),o.value=t}function M(e,t){l?.expectAnswer(e),c?.send(JSON.stringify(t))}let N=()=>[...Zt.values()].includes(a.peek()),P=()=>b&&c?.readyState===WebSocket.OPEN;function F(e){let t=Qt();return o.value=new Map(o.peek()).set(t,{...e,id:t}),P()&&M(t,{...e,id:t}),t}function I(){if(!P()||!l?.isWatching())return;let e=Qt();h.add(e),M(e,{type:`probe`,id:e})}let L=te(()=>{x.value!==S&&(S=x.value,c&&(T(),C()))});function R(){y||document.hidden||N()||(P()?I():(!c||i.now()-p>=1e3)&&(d=400,T(),C()))}function ie(){y=!0,L(),i.cancel(v),removeEventListener(`online`,R),document.removeEventListener(`visibilitychange`,R),T()}return addEventListener(`online`,R),document.addEventListener(`visibilitychange`,R),C(),{connection:a,unanswered:o,roundTrip:s,send:F,probe:I,hurry:R,close:ie}}const tn=w(`alerts`,()=>import(`./alerts.js`)),nn=(e,t)=>{z.peek()[e]&&tn.load().then(t,()=>void 0)},rn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(H);function an({lines:e}){return j`<section class="log" tabindex="-1" aria-label=${O(`What happened`)}>
    <h2>${O(`What happened`)}</h2>
    ${e.length===0&&j`<p class="quiet">${O(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>j`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&j` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function on(e,t){return t.type===`talk`?t.said:t.type===`taken_away`?e.map(e=>e.number===t.number?{...e,text:``,gone:!0}:e):[...e,{...t,at:Date.now()}].slice(-50)}const sn=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),cn=e=>e?.kind===`seat_changed`;function ln({kind:e,name:t},n){return e===`open`?O(`nobody`):e===`bot`?`${H({seat:n,kind:e,name:t})} (${O(`bot`)})`:t||O(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:ce(e),deal:t,before:ln(n,e),after:ln(r,e)});function un(e){let t=e;return{words:t.before.kind===`reserved`?O(`Seat {number} is no longer reserved for {before}.`,Q(t)):O(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function dn(e){return e.before.kind===`reserved`?O(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?O(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):O(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const fn=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function pn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!fn(e))}function mn({changes:e=[]}){let t=pn(e);return t.length?j`<section class="paper seat-changes" aria-label=${O(`Changes of seats`)}>
    <ul>${t.map((e,t)=>j`<li key=${t}>${dn(e)}</li>`)}</ul>
  </section>`:null}const hn=e=>!!e?.options?.some(e=>!vt(e))&&!gn(e),gn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),_n=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),vn=({narrate:e})=>(t,n)=>cn(t)?un(t):e(t,n),yn=e=>typeof e?.seat==`number`?{seat:e.seat}:{};function bn(e,t=null){let n=u([]),o=u(null),s=u(``),c=u(``),l=u([]),d=ue(e=>S(e).steps,F,I),f=u(0),p=u(null),m=u([]),h={onState:ee,onRefused:ne,onWatching:e=>{f.value=e},onTalk:e=>{m.value=on(m.peek(),e)},pace:r(()=>z.value.pace)},g=en(e,M(),h,t),_={...g,send:P},v=/* @__PURE__ */ new Set,y=0,b=0,x=``,C=0,w=!1,T=null,E=[];function ee(e){V(e.table.game).drawing.loaded.peek()?k(e):E.push(e)===1&&i(e.table.game).then(D,()=>{re(O(`A part of this page could not be loaded. Load the page again.`))})}function D(){let e=E;E=[],w||e.forEach(k)}function k(e){ae(V(e.table.game).deck),me(e.table.clock),f.value=e.table.watching,p.value=e.take_back??null,A(e),te(e);let n=_e(e.table);n&&P(n),d.arrive(e),t!==null&&t!==`spectator`&&d.hurry()}function A({table:e,view:t}){for(let t of T?rn(T,e):[])a(O(`{name} sits down at the table.`,{name:t})),Z(`knock`);T=t?null:e.seats}function te(e){clearTimeout(b);for(let{action:t,lost:n}of ht(e)){let r=()=>{v.add(g.send({type:`act`,seen:e.version,action:t}))};n?b=setTimeout(r,1e3):j(t)||r()}}function j({kind:e}){return[...g.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function ne(e){_n.has(e.reason)&&(c.value=e.text),v.has(e.id)||_n.has(e.reason)||(e.reason===`not_playable`&&(s.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),re(e.text,e.clause),clearTimeout(y),y=setTimeout(N,12e3))}function re(e,n=null){o.value={text:e,clause:n},t===null&&a(e)}function N(){clearTimeout(y),o.value=null}function P(e){return N(),g.send(e)}function F(e,t){let r=S(t.table.game),i=e&&vn(r)(e,t),o=t.view?.number??0;if(e&&(l.value=[...l.peek(),{...e,deal:o}].slice(-200)),i){let s={...L(i,o,be(e?.by,r.house)),...yn(e)};n.value=[...n.peek(),{...s,at:Date.now()}].slice(-200),a(i.spoken??i.words),t.catchingUp||nn(`voice`,n=>n.speakAloud(i,yn(e).seat,t.table.me)),i.sound&&Z(i.sound)}R(t,r)}function I(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=S(e.shown.table.game),r=e.seen&&vn(n)(e.seen,e.shown);return r?[{...L(r,t,be(e.seen?.by,n.house)),...yn(e.seen)}]:[]});l.value=[...l.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let L=({words:e,weight:t},n,r)=>({id:++C,words:e,weight:t,deal:n,by:r});function R({table:e,view:t,catchingUp:n},{prompt:r,decision:i=({options:e})=>JSON.stringify(e)}){if(n)return;let o=t&&hn(t)?i(t):``;o&&o!==x&&(a(r(t)),Z(`turn`)),o!==x&&nn(`notice`,t=>t.noticeTurn(o&&V(e.game).title())),x=o}function ie(e){let n=d.shown.peek()?.version??0;_.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function B(){w=!0,d.close(),clearTimeout(b),N(),g.close()}return{lines:n,happened:l,watching:f,unplayable:s,turnedAway:c,refusal:o,forgive:N,shown:d.shown,hurry:d.hurry,link:_,said:m,takeBack:p,act:ie,close:B}}function xn(e,t,n,r){let i={view:t,choosing:n,act:n.sending?null:r},a=(t.options??[]).flatMap(t=>Sn(e,t,i)),[o]=n.picked;return!n.subset&&o&&o!==n.leaving&&n.playable.includes(o)?[Tn(o,n),...a]:a}function Sn(e,t,n){switch(t.kind){case`play_card`:case`seal`:case`nonce`:return[];case`subset`:return[wn(n.choosing,n.act)];case`pass`:return[Cn(t,n,O(`Pass`),{word:`pass`})];default:return e.choiceOf(t,n)}}const Cn=(e,{act:t},n,r)=>({key:JSON.stringify(e),act:t&&(()=>t(e)),label:n,...r});function wn({picked:e,subset:t},n){let r=t&&e.length===t.size,i=t?.action??`discard`;return{key:`discard`,likely:!0,act:r&&n?()=>n({kind:i,cards:[...e]}):null,spoken:O(`Discard {cards}`,{cards:e.map(e=>R(e)).join(`, `)}),label:j`${O(`Discard`)} ${e.map(e=>j`<${he} key=${e} card=${e} />`)}`}}const Tn=(e,t)=>({key:`play`,likely:!0,act:t.sending?null:()=>t.throwCard?.(e),spoken:O(`Play {card}`,{card:R(e)}),label:j`${O(`Play`)} <${he} card=${e} />`}),En=w(`clock`,()=>import(`./clock.js`).then(e=>e.CallClock)),Dn=w(`seat-offer`,()=>import(`./seat-offer.js`).then(e=>e.SeatOffer)),On=()=>null,kn=({kind:e,missing:t,givable:n},r)=>r===null||e===`open`||t||n,An=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return j`<${Ee} seat=${t} own=${l===s} place=${i} turn=${u} send=${a}
    clock=${u&&c?.seat===s&&j`<${F} part=${En} props=${{clock:c,mine:l===s}} Failed=${On} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s}
    out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)}
    held=${An(n,s,r.table.me)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&kn(t,l)&&j`<${F} part=${Dn} props=${{seat:t,table:r.table,send:a}} Failed=${On} />`}
    ${o}
  </${Ee}>`}function jn({state:e}){let t=e.takeBack.value;return t===null?null:j`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${()=>e.link.send({type:`take_back`,kept:t})}>${O(`Take back`)}</button></p>`}const Mn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?O(`Deal {number}; you deal`,{number:e.number}):O(`Deal {number}; {name} deals`,{number:e.number,name:H(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:q(e,n)?O(`You have discarded`):O(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=q(e,n)?O(`You`):t;return{words:O(`{name}: {card}`,{name:r,card:c(e.card)}),spoken:O(`{name}: {card}`,{name:r,card:R(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Nn(t,q(e,n)),weight:`said`,sound:`trick`}),taken_back:(e,t,n)=>({words:q(e,n)?O(`You take the last decision back`):O(`{name} takes the last decision back`,{name:t}),weight:`heading`}),sitting_broken_up:()=>({words:O(`The game was ended`),weight:`heading`,sound:`settled`})},Nn=(e,t)=>t?O(`You take the trick`):O(`{name} takes the trick`,{name:e}),Pn=e=>Pe({...Mn,...e}),Fn=w(`spectator`,()=>import(`./spectator.js`).then(e=>e.SpectatorPlace));function In({game:e,view:t,shown:n,state:r,choosing:i,adviceControls:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Ln(t),l=hn(t),u=qt(t),d=xn(e,t,i,r.act);return j`<div class=${u?`foot after`:`foot`}>
    ${s?j`<${$} game=${e} seat=${s} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!u&&c.length>0&&j`<${r.takeBack.value===null?tt:jn} state=${r} />`}</${$}>`:j`<${F} part=${Fn} Failed=${B}
        props=${{table:o,over:Jt(t,e),send:r.link.send}} />`}
    ${u&&e.Between&&j`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?j`<${Ze} over=${Jt(t,e)} table=${o} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:j`<${je} mine=${l} waiting=${i.sending} prompt=${Rn(e,t,n)}
        guided=${s!==null&&z.value.guide} guide=${l&&j`<${We}
          ...${e.guidance(t)} />`} choices=${d}
        alone=${a.may&&j`<${Ut} adviceControls=${a} />`} />
        <${nt} part=${e.typed} context=${{view:t,choices:d,choosing:i}} />`}
    ${!u&&c.length>0&&j`<${Ge} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose}
      onThrow=${i.throwCard} onRefuse=${i.onRefuse} leaving=${i.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Ln(e){let t=e.hand??[],n=s({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:U(t)}),W(t,n.current.suits)}function Rn(e,t,{table:n,gathering:r}){if(hn(t))return e.turnWords(t);if(r!==null)return Nn(H(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,H(n.seats[i]))}function zn({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=xe(i,n,e.firstNamed),o=Kt(r,i,a.sending);if(!i)return j`<${F} part=${Ue}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=de(r),c=e=>Se(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Ladder:d,Middle:p,Beside:m}=e;return j`
    <${u} view=${i} nameOf=${s}><${Xt} Ladder=${d} view=${i} choosing=${a}
      nameOf=${s} /></${u}>
    <div class=${f(`scene`,`phase-${i.phase}`,qt(i)&&`after`)}>
      ${l.map(r=>j`<${$} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${m&&j`<${m} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${$}>`)}
      <${Bn} game=${e} view=${i} table=${r} />
      ${!qt(i)&&j`<${p} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} happened=${n.happened.value} />`}
      ${o.open&&j`<${F} part=${Ht} props=${{adviceControls:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${In} game=${e} view=${i} shown=${t} state=${n} choosing=${a}
      adviceControls=${o} />`}function Bn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:i}){return n.broken_up?j`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?j`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function Vn(e){let t=Un(e);return(e.hand?.length??0)<10?t:`${t} ${Hn()}`}const Hn=()=>z.value.oneTap?O(`Tap a raised card to play it; tap it again at once to take it back.`):O(`Tap a raised card twice to play it, or drag it to the table.`);function Un({trick:e=[],options:n=[]}){let r=new Set(n.flatMap(e=>`card`in e?[t(String(e.card))]:[])),i=e[0]?.card;if(!i)return O(`You lead: play any card.`);let a=E(t(i)).trim();return r.has(t(i))?O(`Suit led: {suit}. Follow it.`,{suit:a}):r.size===1?O(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:a}):O(`Suit led: {suit}. You have none: play any card.`,{suit:a})}function Wn({hand:e=[]},n){let r=[...new Set(e.map(t))].map(n=>e.filter(e=>t(e)===n)),i=Math.max(...r.map(e=>e.length)),a=r.filter(e=>e.length===i);return a.length<1||a.length>2?n:`${O(`Your longest suit: {cards}.`,{cards:a.map(Gn).join(`, `)})} ${n}`}function Gn(e){let n=t(e[0]??``);return[E(n).trim(),...W(e,[n]).map(v)].join(` `)}function Kn({view:e,nameOf:t,highBid:n,draw:r,children:i}){let a=e.calls??[],o=s(null);return d(()=>{o.current?.scrollTo(0,o.current.scrollHeight)},[a.length]),j`<section class="paper ladder" aria-label=${O(`Auction`)}>
    <p class="standing">
      ${n??j`<span class="quiet">${O(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>j`<b key=${n}
        class=${f(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${o} tabindex="0" aria-label=${O(`Calls`)}>
      ${e.active.map(e=>j`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&j`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const qn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Jn({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>O(`{name}: {card}`,{name:n(e),card:R(t)})),a=f(`trick`,r!==null&&`gathers-${t(r)}`);return j`<div class=${a} role="group" aria-label=${O(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},i)=>j`<${m} key=${n} card=${n}
      class=${f(`from-${t(e)}`,e===r&&`wins`)}
      style=${{"--order":i}} />`)}
  </div>`}function Yn({trick:e,bargain:t,nameOf:n}){let[r,i]=l(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return j`<div class="looking-back">
    ${r===`trick`&&e&&j`<${Xn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&j`<${Zn} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&j`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${a(`talon`)}>${O(`Talon`)}</button>`}
    ${e&&j`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${O(`Last trick`)}</button>`}
  </div>`}const Xn=({trick:e,nameOf:t})=>j`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>j`<span key=${n} class="laid-by">
    <${m} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${O(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Zn=({talon:e,discards:t})=>j`<dl class="paper shown-again">
  ${[{label:O(`Talon`),cards:e},{label:O(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&j`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${W(t,U(t)).map(e=>j`<${m}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Qn=({words:e,word:t,cards:n=[]})=>j`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?j`<span class="talon-cards">${n.map(e=>j`<${m} key=${e} card=${e} />`)}</span>`:j`<span class="talon-cards" aria-hidden="true"><${g} /><${g} /></span>`}
  <figcaption data-word=${t}>${e}</figcaption>
</figure>`,$n=w(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function er(e){let t=e.link.connection.value;return t===`gone`?j`<${ie} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?j`<${F} part=${$n} props=${{state:e}} />`:null}function tr(e,t=null){let[n,r]=l(null);return d(()=>{let n=bn(e,t);return r(n),n.close},[e,t]),n}const nr=w(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),rr=()=>null;function ir(e){let[t,n]=l(null);return[e=>{!t&&e.target.closest(`[data-word]`)&&n(e)},t&&j`<${F} part=${nr} props=${{game:e,first:t}} Failed=${rr} />`]}function ar({game:e}){let[t,n]=l(!1),{words:r}=V(e),i=O(`Words of the game`);return r?j`<${N} label=${i} title=${i} look="plain"
    onOpen=${()=>n(!0)}>
    ${t&&j`<${F} part=${r} props=${{}} Failed=${B} />`}
  </${N}>`:null}function or({table:e,view:t,Sheet:r,changes:i=0}){let a=t!==null,o=t?.outcome?.kasa,[s,c]=l(null),[u,f]=l(0);return d(()=>{if(!a)return;let t=!0,r=0;return n(e.id).then(e=>{t&&c(e)},()=>{r=setTimeout(()=>{t&&f(u+1)},2e3)}),()=>{t=!1,clearTimeout(r)}},[e.id,e.sheet,o,a,u,i]),j`<section class="sheet-panel" tabindex="-1" aria-label=${O(`Sheet`)}>
    ${s&&t?j`<${r} sheet=${s} table=${e} view=${t} /><${mn} changes=${s.seat_changes} />`:j`<div
        class="paper sheet-paper">
        <p class="quiet">${O(a?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${ar} game=${e.game} />
      <a class="plain" target="_blank" href=${L(e.game,ye(e.terms.variant))}>
        ${O(`The rules`)}</a></p>
  </section>`}export{Re as $,Ot as A,nt as B,Rt as C,Pt as D,It as E,Ct as F,Ue as G,Ze as H,wt as I,Be as J,He as K,yt as L,Dt as M,Et as N,Nt as O,Tt as P,J as Q,pt as R,zt as S,Lt as T,Ge as U,tt as V,We as W,Y as X,ze as Y,X as Z,cn as _,Qn as a,G as at,en as b,Kn as c,Wn as d,Le as et,Bn as f,Cn as g,$ as h,er as i,K as it,At as j,jt as k,qn as l,Pn as m,ir as n,Pe as nt,Yn as o,je as ot,zn as p,Ve as q,tr as r,Fe as rt,Jn as s,Ee as st,or as t,q as tt,Vn as u,sn as v,Vt as w,qt as x,an as y,it as z};