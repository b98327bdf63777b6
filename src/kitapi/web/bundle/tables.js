import{$ as e,An as t,B as n,Bt as r,Dn as i,En as a,Fn as o,Gt as s,K as c,Kt as l,Mn as u,On as d,Pn as f,Q as p,Qt as m,Tn as h,U as g,Vt as _,X as v,Z as y,Zt as b,_n as x,an as S,at as C,c as w,dn as T,et as E,fn as D,in as O,it as k,jn as A,k as ee,kn as te,l as j,ln as M,mn as N,nt as P,o as F,on as I,pn as L,qt as ne,r as R,rt as re,s as z,tn as ie,un as B,vn as ae,xn as oe,y as se,zt as ce}from"./main.js";import{B as le,I as V,L as ue,M as de,R as fe,S as pe,T as H,_ as me,a as he,b as ge,f as _e,j as ve,k as ye,n as be,s as xe,u as Se,w as U,z as Ce}from"./shared.js";const we=I(`own-name`,()=>import(`./own-name.js`).then(e=>e.NameField));function Te({seat:e,words:t,send:n}){let[r,a]=o(!1),s=()=>i`<button type="button" class="why own-name" title=${N(`Change your name`)}
    onClick=${()=>a(!0)}>${t}</button>`;return r?i`<${k} part=${we} props=${{seat:e,send:n,onClose:()=>a(!1)}} Waiting=${s}
      Failed=${s} />`:s()}const Ee=I(`faces`,()=>import(`./faces.js`).then(e=>e.Face));function De(e){let{seat:t,place:n,turn:r,glows:o,dealer:s,out:c,speech:l,role:u,tricks:d,result:f,held:p=0}=e,{marks:m,clock:h,own:g=!1,send:_,children:v}=e,y=ue(t,g),b=a(`plate`,`at-${n}`,r&&`their-turn`,o&&`glows`,c&&`out`);return i`<section class=${b} data-seat=${t.seat} aria-label=${y}>
    <p class="plate-name">
      ${t.kind!==`open`&&i`<${k} part=${Ee} props=${{seat:t}} Waiting=${Oe} Failed=${Oe} />`}
      <b>${g&&_?i`<${Te} seat=${t} words=${y} send=${_} />`:y}</b>
      ${s&&i`<span class="dealer" data-word="dealer"><span aria-hidden="true">${N(`D`)}</span><span
        class="unseen">${N(`dealer`)}</span></span>`}
      ${h}
    </p>
    <p class="plate-note">
      <${ke} seat=${t} />
      ${u&&i`<span class="role">${u}</span>`}
      ${m}
      ${typeof f==`number`&&i`<span class="figure result" data-word="result"><span
          class="unseen">${N(`result`)} </span>${T(f)}</span>`}
      ${typeof d==`number`&&i`<${je} tricks=${d} />`}
    </p>
    ${r&&i`<span class="unseen">${N(`to act`)}</span>`}
    ${p>0&&i`<${Ae} count=${p} />`}
    ${l&&i`<p class="speech">${l}</p>`}
    ${v}
  </section>`}const Oe=()=>i`<span class="face-drawn"></span>`;function ke({seat:e}){return e.kind===`bot`?i`<span class="occupant" data-word="bot"
      data-bot=${e.getting_ready?``:e.name}>
      ${e.getting_ready?N(`bot, getting ready`):N(`bot`)}</span>`:e.kind===`person`&&!e.connected?i`<span class="occupant away">${N(`away`)}</span>`:null}const Ae=({count:e})=>i`<span class="backs" role="img"
  aria-label=${L(`{count} card in hand`,`{count} cards in hand`,e)}>
  ${Array.from({length:e},(e,t)=>i`<i key=${t} style=${{"--at":t}}></i>`)}</span>`;function je({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>i`<i key=${t} class="pile-back"></i>`);return i`<span class=${a(`pile`,e===0&&`none`)} data-word="tricks">
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${L(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}function Me({choices:e,prompt:t,mine:n,waiting:r,guide:o,guided:s,beside:c,alone:l}){return i`<div class=${a(`options`,n&&`mine`,s&&`guided`)}>
    <p class="prompt">${r?N(`Sending …`):t}</p>
    ${o}
    ${(e.length>0||l)&&i`<div class="choices">${e.map((e,t)=>i`<${Ne} ...${e}
        key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&c}${l}</div>`}
  </div>`}function Ne({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:s,act:c,likely:l,weighty:u,quiet:d,word:f}){let[p,m]=o(!1);return p&&c?i`<span class="asked" role="group" aria-label=${u}>
      <span class="asked-words">${u}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{m(!1),c()}}>
        ${N(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${()=>m(!1)}>${N(`No`)}</button>
    </span>`:i`<button type="button" class=${a(`choice`,l&&`likely`,d&&`quiet-choice`)}
    aria-label=${s} disabled=${!c}
    data-choice=${e} data-word=${f} aria-keyshortcuts=${n??void 0}
    onClick=${()=>u?m(!0):c?.()}>${r}
    ${n!==null&&i`<${W} sign=${n} />`}</button>`}const W=({sign:e})=>S.value.keys?i`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Pe({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const G=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Fe=(e,t=V)=>(n,r)=>{let i=typeof n.seat==`number`?t(r.table.seats[n.seat]):``,a=e[G(n)]?.(n,i,r)??null;return a?.quoted!==void 0&&K(n,r)?Ie(N(`You`),a.quoted):a},K=({seat:e},{table:{me:t}})=>t!==null&&e===t,Ie=(e,t)=>({words:N(`{name}: {words}`,{name:e,words:t}),quoted:t,weight:`said`,sound:`call`}),Le=I(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip),[`papers`]);function Re({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:a,label:s,shortcut:c}){let[l,u]=o(0);return i`<${F} label=${s??N(`Check the deal`)} spoken=${a}
    title=${N(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${c} onOpen=${()=>u(l+1)}>
    ${l>0&&i`<${k} key=${`${e} ${t} ${l}`} part=${Le} props=${{table:e,deal:t,nameOf:n}} />`}
  </${F}>`}function ze({title:e,deals:t,table:n,line:r,details:a}){let o=fe(n);if(!t.length)return i`<p class="quiet">${N(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0)),c=({number:e})=>i`<div class="replay-links"><a class="plain replay-link"
      href=${g(n.id,e)} aria-label=${N(`Replay deal {number}`,{number:e})}>
      ${N(`Replay the deal`)}</a>
    <${Re} table=${n.id} deal=${e} nameOf=${o}
      spoken=${N(`Check deal {number}`,{number:e})} /></div>`;return i`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>i`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${r(e)}</summary>
        ${a(e,s(t))}
        ${n.id&&c(e)}
      </details>
    </li>`).reverse()}</ol>
    ${n.id&&i`<p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${N(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n.id}/record`} download>${N(`Save the record to a file`)}</a>
    </p>`}
  </section>`}function q(){let[e,t]=o(null);return[e,n=>t(n===e?null:n)]}const J=({label:e,figure:t,open:n,onTap:r,look:o,children:s})=>i`<button type="button"
  class=${a(`told-figure`,o)} aria-expanded=${n}
  aria-label=${N(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${s??t}</button>`,Y=({terms:e,words:t,total:n})=>i`<dl class="sum">
  ${e.map((e,t)=>i`<div key=${t}><dt>${e.words}</dt>
    <dd class="figure">${e.figure??T(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Be=(e,t,n)=>e.map((e,r)=>({words:i`${N(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Ve=({label:e,terms:t,result:n,children:r})=>i`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    ${r}
    ${t.length>0&&i`<h4>${N(`Deal by deal`)}</h4>
      <${Y} terms=${t} words=${N(`total`)} total=${T(n)} />`}
  </section>`,He=({label:e,start:t,terms:n,words:r,stands:a})=>i`<section class="story how" aria-label=${e} tabindex="0">
    <h3>${e}</h3>
    <${Y} terms=${[{words:N(`at the start`),amount:t,figure:B(t)},...n]} words=${r}
      total=${B(a)} />
  </section>`;function Ue({cards:e,label:t,rows:n=1}){let r=U(e,H(e)),a=Math.max(Math.ceil(r.length/n),1),o=Array.from({length:n},(e,t)=>r.slice(t*a,(t+1)*a));return i`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(a,2)}}>
    ${o.map((e,t)=>e.length>0&&i`<div key=${t} class="open-row">${e.map(e=>i`<${_}
        key=${e} card=${e} />`)}</div>`)}
  </div>`}const We=I(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Ge({words:e,because:t,clauses:n=[]}){let[r,a]=o(!1);return!S.value.guide||!e?null:i`<div class="guide">
    <p>${e} ${t&&i`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>a(!r)}>${N(`Why?`)}</button>`}
      ${r&&i`<span class="because">${t}
        <span class="rule-numbers"><${ye} clauses=${n} /></span></span>`}</p>
    <button type="button" class="close" aria-label=${N(`Hide tips`)}
      onClick=${()=>O({guide:!1})}>×</button>
  </div>`}function Ke(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:a,listeners:o}=Ye(e,n),s=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return i`<div class="hand" role="group" aria-label=${e.label??N(`Your hand`)} ref=${r} ...${o}
    data-dealt=${Je(e.dealt)||void 0} style=${{"--held":t.length,"--half":n}}>
    ${s.map((r,o)=>i`<div key=${o} class="hand-row">
      ${r.map((r,s)=>i`<${qe} key=${r} card=${r} stop=${r===a}
        at=${o*n+s} bend=${o*n+s-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function qe({card:e,at:t,bend:n,stop:c,offered:l,picked:u,fresh:d=[],leaving:f,onChoose:p,onThrow:m,onRefuse:h}){let g=l?.has(e)??!1,_=u.includes(e),v=Xe(g&&m?()=>m(e):null),[y,b]=o(!1),x=a(`card held`,l&&(g?`may`:`may-not`),_&&`picked`,e===f&&`leaving`,y&&`shakes`,d.includes(e)&&`fresh`),S=()=>{v.moved()||(g?p(e):l&&h&&(b(!0),h(e)))},C=d.includes(e)?N(`{card}, from the talon`,{card:s(e)}):s(e);return i`<button type="button" class=${x} style=${{"--bend":n,"--at":t}}
    aria-label=${C} data-card=${e} tabindex=${c?0:-1}
    aria-pressed=${l?_:void 0} aria-disabled=${g?void 0:`true`}
    onClick=${S} onAnimationEnd=${()=>b(!1)} ...${v.listeners}>
    <${r} card=${e} />
    ${d.includes(e)&&i`<span class="fresh-mark" aria-hidden="true">${N(`Talon`)}</span>`}
  </button>`}function Je(e=!1){let[t,n]=o(e&&S.peek().pace!==`at_once`);return A(()=>{let e=setTimeout(()=>n(!1),900);return()=>clearTimeout(e)},[]),t}function Ye({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let s=f(null),[c,l]=o(0),d=f(!1),p=Math.min(c,e.length-1),m=!!(t??n)&&!e.some(e=>t?.has(e)),h=()=>[...s.current?.querySelectorAll(`.held`)??[]],g=(e,t)=>{let n=pe(h(),t,e,a);return n?.focus(),n!==null};return P(e=>m||!/^Arrow(Left|Right)$/.test(e)||s.current?.contains(document.activeElement)?!1:(h()[p]?.focus(),!0)),u(()=>{d.current&&document.activeElement===document.body&&h()[p]?.focus()}),{group:s,stop:e[p],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(m||!g(e.key,n))return;e.preventDefault()},onFocusIn:e=>{d.current=!0,l(h().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(d.current=!1)}}}}function Xe(e){let t=f(null),n=f(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}const Ze=I(`result-picture`,()=>import(`./result-picture.js`).then(e=>e.ResultPicture));function Qe({over:e,table:t,send:n,children:r,results:a}){if(e)return i`<${$e} table=${t} results=${a} />`;if(t.me===null)return i`<p class="prompt">${N(`The deal is over`)}</p>`;let o=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?i`<p class="prompt">${N(`Waiting for {names}`,{names:o.map(V).join(`, `)})}</p>`:i`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${N(`Next deal`)}<${W} sign="n" /></button>
  </div>`}function $e({table:e,results:t}){let[r,a]=o(!1);return i`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>et(t,e.me)),r=z(),{players:i,variant:a}=e.terms;n(v(await se({game:e.game,terms:{players:i,variant:a},seats:t,name:r})))}}>${N(`Another sitting`)}</button>
    ${t&&i`<${F} label=${N(`Result as a picture`)} title=${N(`Result as a picture`)} look="choice"
      onOpen=${()=>a(!0)}>
      ${r&&i`<${k} part=${Ze} props=${{table:e,results:t}} Failed=${C} />`}
    </${F}>`}
    <a class="choice" href="/">${N(`To the start page`)}</a>
  </div>`}function et(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}const tt=I(`sounds`,()=>import(`./sounds.js`).then(e=>e.playSound));async function X(e){let{sound:t,volume:n}=S.peek();t&&await tt.load().then(t=>t(e,n/100),()=>void 0)}function nt(){let{sound:e,soundOffered:t}=S.value;if(u(()=>()=>O({soundOffered:!0}),[]),e||t)return null;let n=e=>()=>{O({sound:e,soundOffered:!0}),X(`card`)};return i`<p class="sound-offer"><button type="button" class="why"
    onClick=${n(!0)}>${N(`Sounds?`)}</button>
    <button type="button" class="close" aria-label=${N(`No sounds`)} onClick=${n(!1)}>×</button></p>`}function rt({part:e,context:t}){let[n,r]=o(null),[a,s]=o(!1),c=f(null),l=n!==null;return re(t=>(e.load().catch(()=>void 0),r(e=>(e??``)+t),s(!1),!0)),u(()=>{c.current?.focus(),c.current?.setSelectionRange(99,99)},[l]),l?i`<form class="typed-call paper" onSubmit=${async i=>(i.preventDefault(),(await e.load().catch(()=>null))?.(n,t,Pe)?r(null):(s(!0),h(N(`You can’t say that now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${c} value=${n} aria-label=${N(`Type a bid or a card`)} aria-invalid=${a||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),s(!1)}} />
    <button class="plain">${N(`Say`)}</button>
    ${a&&i`<p>${N(`You can’t say that now.`)}</p>`}
  </form>`:null}const it=()=>({now:N(`this deal`),earlier:N(`before the deal`),spoken:e=>N(`{name}, this deal`,{name:e})});function at({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:a,settled:o,words:s=it()}){let[c,l]=q(),u=n=>(t[n]??0)-(e[n]??0);return i`<table class="results">
    <caption class="unseen">${N(`Results`)}</caption>
    <thead><tr><th scope="col">${N(`Player`)}</th><th scope="col">${s.now}</th><th
      scope="col">${N(`total`)}</th></tr></thead>
    <tbody>${t.map((t,d)=>i`
      <tr key=${d} class=${d===r?`mine`:null}>
        <th scope="row" title=${n(d)}>${n(d)}</th>
        <td class="figure"><${J} label=${s.spoken(n(d))}
          figure=${T(u(d))} open=${c===`deal-${d}`}
          onTap=${()=>l(`deal-${d}`)} /></td>
        <td class="figure total"><${J} label=${N(`{name}, total`,{name:n(d)})}
          figure=${T(t)} open=${c===`all-${d}`} onTap=${()=>l(`all-${d}`)} /></td>
      </tr>
      ${c?.endsWith(`-${d}`)&&i`<tr key=${`how-${d}`} class="how"><td colspan="3">
        ${c===`deal-${d}`?a(d,u(d)):i`<${ot} before=${e[d]??0} result=${t} words=${s} />${o(d)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const ot=({before:e,result:t,words:{now:n,earlier:r}})=>i`<${Y} words=${N(`total`)}
  total=${T(t)}
  terms=${[{words:r,amount:e},{words:n,amount:t-e}]} />`,st=`kitapi.shuffles`;let Z=[];function ct(){try{let e=JSON.parse(localStorage.getItem(st)??`null`);return Array.isArray(e)?e:Z}catch{return Z}}function lt(e){Z=e.slice(-300);try{localStorage.setItem(st,JSON.stringify(Z))}catch{}}function ut({table:e,context:t,algorithm:n,commitment:r},i){let a=ct(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||lt(o<0?[...a,c]:a.with(o,c))}function dt(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=pt(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);ut({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const ft=(e,t)=>ut(e,t),pt=e=>ct().filter(t=>t.table===e),mt=(e,t)=>pt(e).find(e=>e.pledge===t)?.value??``;function ht({table:e,view:t}){t?.shuffle&&dt(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:gt(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(_t({table:e,view:t},r));return n}function gt(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=pt(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||_e(i),l=me(r,n,c);return ft({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function _t({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?mt(e.id,i):_e(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;ft({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const vt=({kind:e})=>e===`seal`||e===`nonce`;function yt(e,{readContract:t,readScore:n,turnWords:r}){let i=e.view;if(!i)return N(`No cards have been dealt yet.`);let a=fe(e.table),o=i.options?.some(e=>!vt(e))?bt(r(i)):``;return[t(i,a),xt(i),St(i,a),n(i,a),o].filter(Boolean).join(` `)}const bt=e=>/[?;]$/.test(e)?e:`${e}.`;function xt({hand:e=[]}){let t=U(e,H(e)).map(e=>s(e)).join(`, `);return t&&N(`Your hand: {cards}.`,{cards:t})}function St({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return N(`There are no cards on the table.`);let r=t.map(({seat:e,card:t})=>N(`{name}: {card}`,{name:n(e),card:s(t)})).join(`, `);return N(`On the table: {cards}.`,{cards:r})}const Ct=({table:e})=>i`<nav class="replays" aria-label=${N(`Replay the deals`)}>
  <h3>${N(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>i`<a key=${t} class="plain replay-link figure"
      href=${g(e.id,t)} aria-label=${N(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,wt=({children:e})=>i`<details class="settle-now">
  <summary>${N(`If we settled up now`)}</summary>
  ${e}
</details>`;function Tt({figures:e,look:t,room:n,label:r,latest:o,open:s,onTap:c,inFigures:l=M}){let u=e.at(-1);return i`<button type="button" class=${`figures ${t}`} aria-expanded=${s} onClick=${c}
    aria-label=${N(`{column}: {figure}`,{column:r,figure:l(u?.figure??0)})}>
    ${e.length>n&&i`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>i`<span key=${`${t.deal}-${r}`}
      class=${a(`figure`,t!==u&&`struck`,r<e.length-n&&`beyond`,t===u&&t.deal===o&&o>0&&`new`)}>${l(t.figure)}</span>`)}
  </button>`}function Et({line:e,before:t,after:n,terms:r,untouched:a}){let[o,s]=q();return i`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${o!==null}
      onClick=${()=>s(`common`)}>${e}</button></p>
    ${o&&i`<section class="how" aria-label=${e}>
      <${Y} terms=${[{words:N(`before the deal`),amount:t,figure:B(t)},...r]}
        words=${N(`after the deal`)} total=${B(n)} />
      ${r.length===0&&i`<p class="quiet">${a}</p>`}
    </section>`}`}function Dt({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,a]=q(),o=e=>N(`{name}, this deal`,{name:t(e)});return i`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>i`<${J} key=${n} label=${o(n)}
      figure=${T(e)} open=${r===`${n}`} onTap=${()=>a(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${T(e)}</b></${J}>`)}</p>
    ${r&&i`<section class="how" aria-label=${o(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Ot=({label:e,figures:t,explain:n,inFigures:r=M})=>i`<section class="story" aria-label=${e}
    tabindex="0">
    <h3>${e}</h3>
    <ol>${t.map((e,a)=>i`<li key=${a}>
      <${kt} written=${e} inFigures=${r} struckBy=${t[a+1]?.deal}>
        ${n(e)}</${kt}>
    </li>`)}</ol>
  </section>`,kt=({written:e,inFigures:t,struckBy:n,children:r})=>i`<p class="figure">${e.deal>0&&i`<span
      class="was">${t(e.before)} → </span>`}
    <b class=${n?`struck`:null}>${t(e.figure)}</b></p>
    <div>
      ${r}
      ${n&&i`<p class="quiet">${N(`struck through in deal {number}`,{number:n})}</p>`}
    </div>`,At=({written:e,children:t})=>i`<p>${e.deal===0?N(`at the start`):N(`deal {number}`,{number:e.deal})}${t&&i`: ${t}`}</p>`;function jt({results:e,before:t=[],me:n}){if(n===null)return null;let r=(e[n]??0)-(t[n]??0);return i`<p class=${a(`figure own-moved`,r>0&&`gain`,r<0&&`loss`)}>
    ${T(r)}</p>`}const Mt=I(`mistake`,()=>import(`./mistake.js`).then(e=>e.WorstMistake),[`papers`]);function Nt(e){let{table:t,deal:n,nameOf:r}=e,[a,s]=o(0),c=a===n;return i`<footer class="deal-end">
    ${c&&i`<${k} part=${Mt} props=${e} Failed=${C} />`}
    <div class="replay-links">
      ${!c&&i`<button type="button" class="plain replay-link"
        onClick=${()=>s(n)}>${N(`Worst mistake`)}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${y(t,n)}>${N(`Review`)}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${g(t,n)}>${N(`Replay`)}</a>
      <${Re} table=${t} deal=${n} nameOf=${r} label=${N(`Check`)}
        shortcut="c" />
    </div>
  </footer>`}function Pt({cards:e,nameOf:t}){return i`<section class="all-cards">
    <h3>${N(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&i`<${Ft} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Ft} label=${N(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&i`<${Ft} label=${N(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Ft=({label:e,cards:t})=>i`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${U(t,H(t)).map(e=>i`<${_} key=${e}
    card=${e} />`)}</dd>
</div>`;function It({results:e,voice:{nameOf:t,me:n},parts:r,how:a}){let[o,s]=q();return i`<table class="results">
    <caption class="unseen">${N(`Settlement`)}</caption>
    <thead><tr><th scope="col">${N(`Player`)}</th><th scope="col">${N(`total`)}</th></tr></thead>
    <tbody>${e.map((e,c)=>i`
      <tr key=${c} class=${c===n?`mine`:null}>
        <th scope="row" title=${t(c)}>${t(c)}</th>
        <td class="figure total">
          <${J} label=${N(`{name}, total`,{name:t(c)})} figure=${T(e)}
            open=${o===`${c}`} onTap=${()=>s(`${c}`)} /></td>
      </tr>
      <tr key=${`parts-${c}`} class="parts"><td colspan="2">${r(c)}</td></tr>
      ${o===`${c}`&&i`<tr key=${`how-${c}`} class="how"><td colspan="2">${a(c)}</td></tr>`}`)}
    </tbody>
  </table>`}const Lt=({words:e,figure:t})=>i`<span class="part">${e} <b class="figure">${t}</b></span>
  ${` `}`,Rt=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),zt={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Rt(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Rt(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Rt(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Bt={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Vt({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...zt,deal_began:(e,t,n)=>r(n),...t},a={...Bt,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[G(t)]?.(r,t,n)}},span:e=>a[G(e)]??0,gathers:e=>G(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const Ht=I(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip),[`papers`]),Ut=({adviceControls:{open:e,toggle:t}})=>i`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
    aria-keyshortcuts="w" title=${N(`What is it worth?`)} onClick=${t}>
      <svg class="scales" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
    <span class="advice-words">${N(`What is it worth?`)}</span><${W} sign="w" /></button>`,Wt={moment:``,advice:null,making:!1,trouble:``};function Gt(e){let t=(e?.options??[]).filter(e=>!vt(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Kt(e,t,n){let[r,i]=o(``),[a,s]=o(Wt),[c,l]=o(0),u=!!e.advised&&e.me!==null&&!n&&Gt(t),d=u?`${t?.number} ${JSON.stringify(t?.options)}`:``,f=u&&r===d;return A(()=>{if(!f||a.moment===d&&a.advice)return;let t=0,n=!0,r=e=>{n&&s({...Wt,moment:d,...e})};return j(`/api/tables/${e.id}/advice?lang=${D()}`).then(e=>r({advice:e}),e=>{let i=e instanceof w&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||N(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>l(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[f,d,c]),{may:u,open:f,toggle:()=>i(f?``:d),state:a.moment===d?a:Wt,again:()=>l(c+1)}}const qt=e=>!!(e.outcome??e.broken_up),Jt=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),Yt=({phase:e,calls:t})=>e!==`bidding`&&!!t?.length;function Xt({Ladder:e,view:t,choosing:n,nameOf:r}){let[a,s]=o(-1),c=a===t.number;return P(e=>e!==`Escape`||!c?!1:(s(-1),!0)),Yt(t)?i`<button type="button" class="strip-auction" aria-expanded=${c} aria-keyshortcuts="a"
      onClick=${()=>s(c?-1:t.number)}>${N(`Auction`)}</button>
    ${c&&i`<div class="auction-again"><${e} view=${{...t,turn:[]}} choosing=${n}
      nameOf=${r} /></div>`}`:null}const Zt=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Qt=()=>_e(16);function $t(e,t,n,r){let i=location.protocol===`https:`?`wss:`:`ws:`,a=n?`&as=${encodeURIComponent(n)}`:``,o=r===`normal`?``:`&pace=${r}`;return`${i}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${a}${o}`}function en(n,r,i,a=null,o=p){let s=t(`connecting`),c=t(/* @__PURE__ */ new Map),l=t(null),u=null,d=null,f=400,m=8e3,h=0,g=null,_=/* @__PURE__ */ new Set,v=0,y=0,b=0,x=!1,S=!1,C=i.pace??t(`normal`),w=C.peek();function T(){o.cancel(b),S=!1,g=null,h=o.now();let t=new WebSocket($t(n,r,a,C.peek()));u=t,d=e(o,m*Math.min(2**v,4),{onLost:k,onLate:R}),t.onmessage=e=>{u===t&&A(JSON.parse(e.data))},t.onclose=({code:e})=>{s.value=Zt.get(e)??s.peek(),u===t&&(u=null,D(e===4429))}}function D(e){O(),x||I()||(s.value=e?`full`:`waiting`,b=o.after(T,(e?3e4:f)*(.75+Math.random()/2)),f=Math.min(f*2,8e3))}function O(){d?.close();let e=u;u=null,d=null,_.clear(),l.value=null,e?.close()}function k(e){return e===`opening`?(v+=1,D(!1)):(e===`answer`&&(y+=1),O(),s.value=`waiting`,T())}function A(e){return d?.heard(),e.type===`state`?ee(e):e.type===`watching`?i.onWatching?.(e.count):e.type===`said`||e.type===`written`||e.type===`taken_away`||e.type===`talk`?i.onTalk?.(e):e.type===`here`&&e.silence&&e.answer?(E(e.page),g={silence:e.silence,answer:e.answer},m=e.silence,j()):e.id?M(e):e.type===`refused`?N(e):void 0}function ee(e){if(s.value=`open`,f=400,v=0,c.peek().size||(y=0),S||d?.opened(),i.onState(e),!S)for(let[e,t]of c.peek())F(e,t);S=!0}function j(){g&&d?.expect({...g,answer:g.answer*Math.min(2**y,8)})}function M(e){let t=e.id,n=d?.answered(t)??null;if(y&&(y=0,j()),_.delete(t))l.value=n;else return P(t),e.type===`refused`?N(e):void 0}function N(e){return e.reason===`unknown_table`&&(s.value=`gone`),i.onRefused(e)}function P(e){let t=new Map(c.peek());t.delete(e),c.value=t}function F(e,t){d?.expectAnswer(e),u?.send(JSON.stringify(t))}let I=()=>[...Zt.values()].includes(s.peek()),L=()=>S&&u?.readyState===WebSocket.OPEN;function ne(e){let t=Qt();return c.value=new Map(c.peek()).set(t,{...e,id:t}),L()&&F(t,{...e,id:t}),t}function R(){if(!L()||!d?.isWatching())return;let e=Qt();_.add(e),F(e,{type:`probe`,id:e})}let re=te(()=>{C.value!==w&&(w=C.value,u&&(O(),T()))});function z(){x||document.hidden||I()||(L()?R():(!u||o.now()-h>=1e3)&&(f=400,O(),T()))}function ie(){x=!0,re(),o.cancel(b),removeEventListener(`online`,z),document.removeEventListener(`visibilitychange`,z),O()}return addEventListener(`online`,z),document.addEventListener(`visibilitychange`,z),T(),{connection:s,unanswered:c,roundTrip:l,send:ne,probe:R,hurry:z,close:ie}}const tn=I(`alerts`,()=>import(`./alerts.js`)),nn=(e,t)=>{S.peek()[e]&&tn.load().then(t,()=>void 0)},rn=(e,{me:t,seats:n})=>n.filter(({seat:n,kind:r})=>n!==t&&r===`person`&&e[n]?.kind!==`person`).map(V);function an({lines:e}){return i`<section class="log" tabindex="-1" aria-label=${N(`What happened`)}>
    <h2>${N(`What happened`)}</h2>
    ${e.length===0&&i`<p class="quiet">${N(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>i`<li key=${e.id} class=${e.weight}>${e.words}
          ${e.by&&i` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function on(e,t){return t.type===`talk`?t.said:t.type===`taken_away`?e.map(e=>e.number===t.number?{...e,text:``,gone:!0}:e):[...e,{...t,at:Date.now()}].slice(-50)}const sn=({seats:e,talk:t=`off`,moderates:n})=>e.filter(({kind:e})=>e===`person`).length>1&&(t!==`off`||n),cn=e=>e?.kind===`seat_changed`;function ln({kind:e,name:t},n){return e===`open`?N(`nobody`):e===`bot`?`${V({seat:n,kind:e,name:t})} (${N(`bot`)})`:t||N(`a visitor`)}const Q=({seat:e,deal:t,before:n,after:r})=>({number:le(e),deal:t,before:ln(n,e),after:ln(r,e)});function un(e){let t=e;return{words:t.before.kind===`reserved`?N(`Seat {number} is no longer reserved for {before}.`,Q(t)):N(`Seat {number} changes hands: {before} → {after}`,Q(t)),weight:`said`}}function dn(e){return e.before.kind===`reserved`?N(`After deal {deal}: seat {number} no longer reserved for {before}`,Q(e)):e.running?N(`Seat {number} changed hands during deal {deal}: {before} → {after}`,Q(e)):N(`Seat {number} changed hands after deal {deal}: {before} → {after}`,Q(e))}const fn=({before:e,after:t})=>e.kind===t.kind&&e.name===t.name;function pn(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t.filter(e=>!fn(e))}function mn({changes:e=[]}){let t=pn(e);return t.length?i`<section class="paper seat-changes" aria-label=${N(`Changes of seats`)}>
    <ul>${t.map((e,t)=>i`<li key=${t}>${dn(e)}</li>`)}</ul>
  </section>`:null}const hn=e=>!!e?.options?.some(e=>!vt(e))&&!gn(e),gn=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),_n=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),vn=({narrate:e})=>(t,n)=>cn(t)?un(t):e(t,n),yn=e=>typeof e?.seat==`number`?{seat:e.seat}:{};function bn(e,n=null){let r=t([]),i=t(null),a=t(``),o=t(``),s=t([]),c=de(e=>ae(e).steps,L,ne),l=t(0),u=t(null),f=t([]),p={onState:O,onRefused:M,onWatching:e=>{l.value=e},onTalk:e=>{f.value=on(f.peek(),e)},pace:d(()=>S.value.pace)},m=en(e,D(),p,n),g={...m,send:I},_=/* @__PURE__ */ new Set,v=0,y=0,b=``,C=0,w=!1,T=null,E=[];function O(e){x(e.table.game).drawing.loaded.peek()?A(e):E.push(e)===1&&oe(e.table.game).then(k,()=>{P(N(`A part of this page could not be loaded. Load the page again.`))})}function k(){let e=E;E=[],w||e.forEach(A)}function A(e){ie(x(e.table.game).deck),he(e.table.clock),l.value=e.table.watching,u.value=e.take_back??null,ee(e),te(e);let t=ve(e.table);t&&I(t),c.arrive(e),n!==null&&n!==`spectator`&&c.hurry()}function ee({table:e,view:t}){for(let t of T?rn(T,e):[])h(N(`{name} sits down at the table.`,{name:t})),X(`knock`);T=t?null:e.seats}function te(e){clearTimeout(y);for(let{action:t,lost:n}of ht(e)){let r=()=>{_.add(m.send({type:`act`,seen:e.version,action:t}))};n?y=setTimeout(r,1e3):j(t)||r()}}function j({kind:e}){return[...m.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function M(e){_n.has(e.reason)&&(o.value=e.text),_.has(e.id)||_n.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),P(e.text,e.clause),clearTimeout(v),v=setTimeout(F,12e3))}function P(e,t=null){i.value={text:e,clause:t},n===null&&h(e)}function F(){clearTimeout(v),i.value=null}function I(e){return F(),m.send(e)}function L(e,t){let n=ae(t.table.game),i=e&&vn(n)(e,t),a=t.view?.number??0;if(e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i){let o={...R(i,a,xe(e?.by,n.house)),...yn(e)};r.value=[...r.peek(),{...o,at:Date.now()}].slice(-200),h(i.spoken??i.words),t.catchingUp||nn(`voice`,n=>n.speakAloud(i,yn(e).seat,t.table.me)),i.sound&&X(i.sound)}re(t,n)}function ne(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=ae(e.shown.table.game),r=e.seen&&vn(n)(e.seen,e.shown);return r?[{...R(r,t,xe(e.seen?.by,n.house)),...yn(e.seen)}]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let R=({words:e,weight:t},n,r)=>({id:++C,words:e,weight:t,deal:n,by:r});function re({table:e,view:t,catchingUp:n},{prompt:r,decision:i=({options:e})=>JSON.stringify(e)}){if(n)return;let a=t&&hn(t)?i(t):``;a&&a!==b&&(h(r(t)),X(`turn`)),a!==b&&nn(`notice`,t=>t.noticeTurn(a&&x(e.game).title())),b=a}function z(e){let t=c.shown.peek()?.version??0;g.send({type:`act`,seen:t,action:e,...n!==null&&{role:n}})}function B(){w=!0,c.close(),clearTimeout(y),F(),m.close()}return{lines:r,happened:s,watching:l,unplayable:a,turnedAway:o,refusal:i,forgive:F,shown:c.shown,hurry:c.hurry,link:g,said:f,takeBack:u,act:z,close:B}}function xn(e,t,n,r){let i={view:t,choosing:n,act:n.sending?null:r},a=(t.options??[]).flatMap(t=>Sn(e,t,i)),[o]=n.picked;return!n.subset&&o&&o!==n.leaving&&n.playable.includes(o)?[Tn(o,n),...a]:a}function Sn(e,t,n){switch(t.kind){case`play_card`:case`seal`:case`nonce`:return[];case`subset`:return[wn(n.choosing,n.act)];case`pass`:return[Cn(t,n,N(`Pass`),{word:`pass`})];default:return e.choiceOf(t,n)}}const Cn=(e,{act:t},n,r)=>({key:JSON.stringify(e),act:t&&(()=>t(e)),label:n,...r});function wn({picked:e,subset:t},n){let r=t&&e.length===t.size,a=t?.action??`discard`;return{key:`discard`,likely:!0,act:r&&n?()=>n({kind:a,cards:[...e]}):null,spoken:N(`Discard {cards}`,{cards:e.map(e=>s(e)).join(`, `)}),label:i`${N(`Discard`)} ${e.map(e=>i`<${ge} key=${e} card=${e} />`)}`}}const Tn=(e,t)=>({key:`play`,likely:!0,act:t.sending?null:()=>t.throwCard?.(e),spoken:N(`Play {card}`,{card:s(e)}),label:i`${N(`Play`)} <${ge} card=${e} />`}),En=I(`clock`,()=>import(`./clock.js`).then(e=>e.CallClock)),Dn=I(`seat-offer`,()=>import(`./seat-offer.js`).then(e=>e.SeatOffer)),On=()=>null,kn=({kind:e,missing:t,givable:n},r)=>r===null||e===`open`||t||n,An=({held:e,outcome:t,broken_up:n},r,i)=>r===i||t||n?0:e?.[r]??0;function $({game:e,seat:t,view:n,shown:r,place:a,send:o,children:s}){let c=t.seat,{clock:l,me:u}=r.table,d=n.turn?.includes(c)??!1;return i`<${De} seat=${t} own=${u===c} place=${a} turn=${d} send=${o}
    clock=${d&&l?.seat===c&&i`<${k} part=${En} props=${{clock:l,mine:u===c}} Failed=${On} />`}
    glows=${r.gathering===c} dealer=${n.dealer===c}
    out=${!n.active.includes(c)||e.isOut(n,c)}
    speech=${n.outcome?null:e.speechOf(n,c)} role=${e.roleOf(n,c)}
    held=${An(n,c,r.table.me)} result=${e.resultsOf(n)[c]}
    marks=${e.marksOf?.(n,c)} tricks=${e.counts(n)?n.tricks?.[c]??0:null}>
    ${o&&kn(t,u)&&i`<${k} part=${Dn} props=${{seat:t,table:r.table,send:o}} Failed=${On} />`}
    ${s}
  </${De}>`}function jn({state:e}){let t=e.takeBack.value;return t===null?null:i`<p class="take-back"><button type="button" class="why" aria-keyshortcuts="z"
    onClick=${()=>e.link.send({type:`take_back`,kept:t})}>${N(`Take back`)}</button></p>`}const Mn={deal_began:(e,t,n)=>({words:e.dealer===n.table.me?N(`Deal {number}; you deal`,{number:e.number}):N(`Deal {number}; {name} deals`,{number:e.number,name:V(n.table.seats[e.dealer])}),weight:`heading`,sound:`dealt`}),discarded:(e,t,n)=>({words:K(e,n)?N(`You have discarded`):N(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t,n)=>{let r=K(e,n)?N(`You`):t;return{words:N(`{name}: {card}`,{name:r,card:l(e.card)}),spoken:N(`{name}: {card}`,{name:r,card:s(e.card)}),weight:`played`,sound:`card`}},trick_taken:(e,t,n)=>({words:Nn(t,K(e,n)),weight:`said`,sound:`trick`}),taken_back:(e,t,n)=>({words:K(e,n)?N(`You take the last decision back`):N(`{name} takes the last decision back`,{name:t}),weight:`heading`}),sitting_broken_up:()=>({words:N(`The game was ended`),weight:`heading`,sound:`settled`})},Nn=(e,t)=>t?N(`You take the trick`):N(`{name} takes the trick`,{name:e}),Pn=e=>Fe({...Mn,...e}),Fn=I(`spectator`,()=>import(`./spectator.js`).then(e=>e.SpectatorPlace));function In({game:e,view:t,shown:n,state:r,choosing:a,adviceControls:o}){let{table:s}=n,c=s.me===null?null:s.seats[s.me],l=Ln(t),u=hn(t),d=qt(t),f=xn(e,t,a,r.act);return i`<div class=${d?`foot after`:`foot`}>
    ${c?i`<${$} game=${e} seat=${c} view=${t} shown=${n} place="bottom"
        send=${r.link.send}>${!d&&l.length>0&&i`<${r.takeBack.value===null?nt:jn} state=${r} />`}</${$}>`:i`<${k} part=${Fn} Failed=${C}
        props=${{table:s,over:Jt(t,e),send:r.link.send}} />`}
    ${d&&e.Between&&i`<${e.Between} view=${t} table=${s} send=${r.link.send} />`}
    ${d?i`<${Qe} over=${Jt(t,e)} table=${s} send=${r.link.send}
        results=${t.broken_up?.settlement.results??e.resultsOf(t)} />`:i`<${Me} mine=${u} waiting=${a.sending} prompt=${Rn(e,t,n)}
        guided=${c!==null&&S.value.guide} guide=${u&&i`<${Ge}
          ...${e.guidance(t)} />`} choices=${f}
        alone=${o.may&&i`<${Ut} adviceControls=${o} />`} />
        <${rt} part=${e.typed} context=${{view:t,choices:f,choosing:a}} />`}
    ${!d&&l.length>0&&i`<${Ke} cards=${l} offered=${a.offered} picked=${a.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${a.choose}
      onThrow=${a.throwCard} onRefuse=${a.onRefuse} leaving=${a.leaving}
      dealt=${t.phase===`bidding`} />`}
  </div>`}function Ln(e){let t=e.hand??[],n=f({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:H(t)}),U(t,n.current.suits)}function Rn(e,t,{table:n,gathering:r}){if(hn(t))return e.turnWords(t);if(r!==null)return Nn(V(n.seats[r]),r===n.me);let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,V(n.seats[i]))}function zn({game:e,shown:t,state:n}){let{table:r}=t,o=t.view,s=Se(o,n,e.firstNamed),c=Kt(r,o,s.sending);if(!o)return i`<${k} part=${We}
      props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let l=fe(r),u=e=>Ce(e,o.around),d=r.seats.filter(e=>e.seat!==r.me),{Strip:f,Ladder:p,Middle:m,Beside:h}=e;return i`
    <${f} view=${o} nameOf=${l}><${Xt} Ladder=${p} view=${o} choosing=${s}
      nameOf=${l} /></${f}>
    <div class=${a(`scene`,`phase-${o.phase}`,qt(o)&&`after`)}>
      ${d.map(r=>i`<${$} key=${r.seat} game=${e} seat=${r} view=${o} shown=${t}
        place=${u(r.seat)} send=${n.link.send}>
        ${h&&i`<${h} view=${o} seat=${r.seat} name=${l(r.seat)} choosing=${s} />`}
      </${$}>`)}
      <${Bn} game=${e} view=${o} table=${r} />
      ${!qt(o)&&i`<${m} view=${o} shown=${t} nameOf=${l} placeOf=${u}
        choosing=${s} happened=${n.happened.value} />`}
      ${c.open&&i`<${k} part=${Ht} props=${{adviceControls:c,counts:o.phase!==`bidding`,wordsOf:t=>e.actionWords(t,o)}} />`}
    </div>
    <${In} game=${e} view=${o} shown=${t} state=${n} choosing=${s}
      adviceControls=${c} />`}function Bn({game:{BreakUpSlip:e,ResultSlip:t},view:n,table:r,replayed:a}){return n.broken_up?i`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${a} />`:n.outcome?i`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${a} />`:null}function Vn(e){let t=Un(e);return(e.hand?.length??0)<10?t:`${t} ${Hn()}`}const Hn=()=>S.value.oneTap?N(`Tap a raised card to play it; tap it again at once to take it back.`):N(`Tap a raised card twice to play it, or drag it to the table.`);function Un({trick:e=[],options:t=[]}){let n=new Set(t.flatMap(e=>`card`in e?[b(String(e.card))]:[])),r=e[0]?.card;if(!r)return N(`You lead: play any card.`);let i=m(b(r)).trim();return n.has(b(r))?N(`Suit led: {suit}. Follow it.`,{suit:i}):n.size===1?N(`Suit led: {suit}. You have none: play one of the raised cards.`,{suit:i}):N(`Suit led: {suit}. You have none: play any card.`,{suit:i})}function Wn({hand:e=[]},t){let n=[...new Set(e.map(b))].map(t=>e.filter(e=>b(e)===t)),r=Math.max(...n.map(e=>e.length)),i=n.filter(e=>e.length===r);return i.length<1||i.length>2?t:`${N(`Your longest suit: {cards}.`,{cards:i.map(Gn).join(`, `)})} ${t}`}function Gn(e){let t=b(e[0]??``);return[m(t).trim(),...U(e,[t]).map(ne)].join(` `)}function Kn({view:e,nameOf:t,highBid:n,draw:r,children:o}){let s=e.calls??[],c=f(null);return A(()=>{c.current?.scrollTo(0,c.current.scrollHeight)},[s.length]),i`<section class="paper ladder" aria-label=${N(`Auction`)}>
    <p class="standing">
      ${n??i`<span class="quiet">${N(`No bid yet`)}</span>`}
    </p>
    ${o}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>i`<b key=${n}
        class=${a(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${c} tabindex="0" aria-label=${N(`Calls`)}>
      ${e.active.map(e=>i`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${s.map((t,n)=>t.seat===e&&i`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,s.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const qn=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0;function Jn({cards:e,placeOf:t,nameOf:n,gathering:r}){let o=e.map(({seat:e,card:t})=>N(`{name}: {card}`,{name:n(e),card:s(t)})),c=a(`trick`,r!==null&&`gathers-${t(r)}`);return i`<div class=${c} role="group" aria-label=${N(`Trick`)}>
    <p class="unseen">${o.join(`, `)}</p>
    ${e.map(({seat:e,card:n},o)=>i`<${_} key=${n} card=${n}
      class=${a(`from-${t(e)}`,e===r&&`wins`)}
      style=${{"--order":o}} />`)}
  </div>`}function Yn({trick:e,bargain:t,nameOf:n}){let[r,a]=o(null),s=e=>()=>a(r===e?null:e),c=t?.talon??[];return i`<div class="looking-back">
    ${r===`trick`&&e&&i`<${Xn} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&c.length>0&&i`<${Zn} talon=${c} discards=${t?.discards??[]} />`}
    ${c.length>0&&i`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
        onClick=${s(`talon`)}>${N(`Talon`)}</button>`}
    ${e&&i`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${s(`trick`)}>${N(`Last trick`)}</button>`}
  </div>`}const Xn=({trick:e,nameOf:t})=>i`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>i`<span key=${n} class="laid-by">
    <${_} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${N(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Zn=({talon:e,discards:t})=>i`<dl class="paper shown-again">
  ${[{label:N(`Talon`),cards:e},{label:N(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&i`<div key=${e}><dt>${e}</dt>
        <dd class="laid">${U(t,H(t)).map(e=>i`<${_}
          key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Qn=({words:e,word:t,cards:n=[]})=>i`<figure class=${n.length?`talon shown`:`talon`}>
  ${n.length?i`<span class="talon-cards">${n.map(e=>i`<${_} key=${e} card=${e} />`)}</span>`:i`<span class="talon-cards" aria-hidden="true"><${ce} /><${ce} /></span>`}
  <figcaption data-word=${t}>${e}</figcaption>
</figure>`,$n=I(`closed`,()=>import(`./closed.js`).then(e=>e.ClosedSlip));function er(e){let t=e.link.connection.value;return t===`gone`?i`<${R} why=${e.unplayable.value} />`:[`full`,`signed out`,`ended`].includes(t)?i`<${k} part=${$n} props=${{state:e}} />`:null}function tr(e,t=null){let[n,r]=o(null);return A(()=>{let n=bn(e,t);return r(n),n.close},[e,t]),n}const nr=I(`meaning`,()=>import(`./meaning.js`).then(e=>e.Meaning)),rr=()=>null;function ir(e){let[t,n]=o(null);return[e=>{!t&&e.target.closest(`[data-word]`)&&n(e)},t&&i`<${k} part=${nr} props=${{game:e,first:t}} Failed=${rr} />`]}function ar({game:e}){let[t,n]=o(!1),{words:r}=x(e),a=N(`Words of the game`);return r?i`<${F} label=${a} title=${a} look="plain"
    onOpen=${()=>n(!0)}>
    ${t&&i`<${k} part=${r} props=${{}} Failed=${C} />`}
  </${F}>`:null}function or({table:e,view:t,Sheet:n,changes:r=0}){let a=t!==null,s=t?.outcome?.kasa,[l,u]=o(null),[d,f]=o(0);return A(()=>{if(!a)return;let t=!0,n=0;return ee(e.id).then(e=>{t&&u(e)},()=>{n=setTimeout(()=>{t&&f(d+1)},2e3)}),()=>{t=!1,clearTimeout(n)}},[e.id,e.sheet,s,a,d,r]),i`<section class="sheet-panel" tabindex="-1" aria-label=${N(`Sheet`)}>
    ${l&&t?i`<${n} sheet=${l} table=${e} view=${t} /><${mn} changes=${l.seat_changes} />`:i`<div
        class="paper sheet-paper">
        <p class="quiet">${N(a?`Loading the sheet …`:`No deal has been written yet.`)}</p></div>`}
    <p class="panel-foot"><${ar} game=${e.game} />
      <a class="plain" target="_blank" href=${c(e.game,be(e.terms.variant))}>
        ${N(`The rules`)}</a></p>
  </section>`}export{ze as $,Ot as A,rt as B,Rt as C,Pt as D,It as E,Ct as F,We as G,Qe as H,wt as I,Ve as J,Ue as K,yt as L,Dt as M,Et as N,Nt as O,Tt as P,q as Q,pt as R,zt as S,Lt as T,Ke as U,nt as V,Ge as W,J as X,Be as Y,Y as Z,cn as _,Qn as a,W as at,en as b,Kn as c,Wn as d,Re as et,Bn as f,Cn as g,$ as h,er as i,G as it,At as j,jt as k,qn as l,Pn as m,ir as n,Fe as nt,Yn as o,Me as ot,zn as p,He as q,tr as r,Ie as rt,Jn as s,De as st,or as t,K as tt,Vn as u,sn as v,Vt as w,qt as x,an as y,at as z};