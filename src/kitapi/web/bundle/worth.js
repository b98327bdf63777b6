import{Dt as e,Gt as t,H as n,Ht as r,It as i,J as a,Jt as o,Lt as s,Ot as c,P as l,Qt as u,Tt as d,Ut as f,Xt as p,Yt as m,dt as ee,ft as h,n as g,nn as _,nt as te,p as ne,r as re,rn as ie,st as ae,tn as oe,vt as se}from"./main.js";import{N as ce,f as v,l as y,t as b,ut as x}from"./shared.js";import{a as S,c as C,o as w,s as le,v as ue,y as de}from"./desks.js";const T=[`prefa`,`preferans`],E={prefa:[6,7,8,9,10].flatMap(e=>[`s`,`c`,`d`,`h`,`n`].map(t=>`${e}${t}`)),preferans:[`1`,`2`,`3`,`4`,`5`,`6`,`7`,`8`]},D=e=>e.length===10||e.length===12,O=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function k(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>v(e)??[]))].slice(0,12),a=T.find(e=>e===n.get(`game`))??t,o=E[a].find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:O(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:a===`prefa`&&O(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,asked:n.get(`worth`)===`yes`&&D(i),broken:r.length!==i.length}}function A({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e,cards:M(t).join(` `),seat:String(n),players:String(r)});return i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),t.length===12&&o&&c.set(`bid`,o),t.length===12&&s&&c.set(`exact`,`yes`),c.toString()}function j(e){let t=new URLSearchParams({game:e.game});return e.cards.length>0&&t.set(`cards`,M(e.cards).join(` `)),e.seat>0&&t.set(`seat`,String(e.seat)),e.players>3&&t.set(`players`,String(e.players)),e.preset&&t.set(`preset`,e.preset),e.kasa!==null&&t.set(`kasa`,String(e.kasa)),e.bid&&t.set(`bid`,e.bid),e.exact&&t.set(`exact`,`yes`),e.asked&&t.set(`worth`,`yes`),`/hand?${t}`}const M=e=>y.flat().filter(t=>e.includes(t));function N(e,t){let n=y.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}const P={seven:`durch`},F={leaves:2,bells:3,hearts:4,acorns:5,betl:6,seven:7,preferans:8},I={leaves:`s`,bells:`d`,hearts:`h`,acorns:`c`,betl:`betl`},L=e=>F[e]??Number(e),R=(e,t)=>e===`prefa`?t.slice(-1):I[t]??`n`,z=(e,t)=>e===`prefa`?ee(t):te(L(t),P),B=(e,t)=>e===`prefa`?h(t):t,V=e=>e===`betl`?t(`betl`):se(e);function H(e){return t(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(r(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),fe=e=>new Intl.NumberFormat(r(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),W=({expected:e,error:t})=>`${U(e)} ± ${fe(t)}`;function G(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(r(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const K=e=>t(e===`prefa`?`kapikia`:`points`),pe=e=>new Intl.NumberFormat(r()).format(e),q=e=>({declarer:[...e],first:null,second:null}),J=()=>t(`in your hand`);function me({laid:e,games:n}){let{cards:r}=e,i=t=>l(j({...e,asked:!1,...t})),a=(e,n)=>{let a=r.filter(t=>t!==e);return n&&a.length>=12?o(t(`Twelve cards are chosen: touch one of them to take it off.`)):(o(t(`{card}: {value}`,{card:c(e),value:n?J():t(`nobody`)})),i({cards:n?[...a,e]:a}))};return p`<section class="solver-felt" aria-label=${t(`Lay out the cards`)}>
    ${n}
    ${e.broken&&p`<p class="paper solver-note" role="alert">${t(`The link is not whole: what could be read of it lies here.`)}</p>`}
    <${C} hands=${q(r)} nameOf=${J} onGive=${(e,t)=>a(e,t!==null)}
      onTouch=${e=>a(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${Y(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>i({cards:N([],10),asked:!0})}>${t(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x" aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&i({cards:N(r,2),asked:!0})}>${t(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>i({cards:[]})}>${t(`Clear`)}</button>
      <button type="button" class=${D(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>D(r)?i({asked:!0}):o(Y(r.length))}>${t(`What is it worth?`)}</button>
    </div>
    <${he} laid=${e} lay=${i} />
    <${le} hands=${q(r)} nameOf=${()=>t(`Your hand`)} most=${12} onHands=${e=>i({cards:e.declarer})} />
  </section>`}function Y(e){return e===10?t(`Ten cards, before the talon.`):e===12?t(`Twelve cards, with the talon.`):f(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function he({laid:e,lay:n}){let{game:r,cards:i,asked:a}=e,o=e=>n({asked:a,...e}),s=i.length===12,c=ge(r),l=Number(c[e.preset??`rulebook`]?.kasa_share??0);return p`<div class="paper hand-circumstances">
    <${X} label=${t(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]} words=${e=>H(Number(e))}
      onChoice=${e=>o({seat:Number(e)})} />
    <${X} label=${t(`Players`)} value=${String(e.players)} of=${[`3`,`4`]} words=${e=>e}
      onChoice=${e=>o({players:Number(e)})} />
    ${Object.keys(c).length>0&&p`<${X} label=${t(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(c)}
      words=${ue(r).presetWords} onChoice=${e=>o({preset:e===`rulebook`?null:e})} />`}
    ${r===`prefa`&&p`<label>${t(`In the kasa`)}<input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``} placeholder=${l?String(e.players*l):``}
      onChange=${e=>o({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${s&&p`<${X} label=${t(`Bought at`)} value=${e.bid??E[r][0]??``} of=${E[r]} words=${e=>B(r,e)}
      onChoice=${e=>o({bid:e})} />`}
    ${s&&p`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>o({exact:e.target.checked})} />${t(`Count every layout of the other cards`)}</label>`}
  </div>`}function ge(e){let[t,n]=_([]);return u(()=>{ne().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const X=({label:e,value:t,of:n,words:r,onChoice:i})=>p`<label>${e}<select value=${t} onChange=${e=>i(e.target.value)}>
  ${n.map(e=>p`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
</select></label>`;function Z({game:n,goals:r,best:i,title:a}){let[o,s]=_(!1),c=[...r].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=r.some(e=>e.away);return p`<div class="hand-goals"><table>
    <caption>${a}</caption>
    <thead><tr><th scope="col"><span class="unseen">${t(`Contract`)}</span></th><th scope="col">${t(`worth`)}</th><th scope="col">${t(`is made`)}</th>
      <th scope="col">${t(l?`laid away`:`is best`)}</th></tr></thead>
    <tbody>${c.slice(0,o?c.length:6).map(t=>p`<tr key=${t.goal} class=${m(t.goal===i&&`best`,t.expected<0&&`is-loss`)}>
      <th scope="row"><${Q} game=${n} goal=${t.goal} /></th>
      <td class="figure">${W(t)}</td><td class="figure">${G(t.made)}</td>
      <td class="figure">${l?(t.away??``).split(` `).map(t=>p`<span key=${t} class="told-card">${e(t)} </span>`):G(t.chosen)}</td>
    </tr>`)}</tbody>
  </table>
  ${c.length>6&&p`<button type="button" class="plain" aria-expanded=${o} onClick=${()=>s(!o)}>${t(o?`Show fewer`:`Show all`)}</button>`}</div>`}const Q=({game:e,goal:t})=>e===`prefa`?p`<${ae} contract=${t} />`:p`<${a} number=${L(t)} variant=${P} />`,_e=({game:e,bids:n,limit:r})=>p`<details class="hand-bids">
  <summary>${t(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${t(`Bid`)}</th><th scope="col">${t(`worth`)}</th></tr></thead>
    <tbody>${ve(n,r).map(({first:t,last:n,worth:r,upTo:i})=>p`<tr key=${t} class=${m(i&&`up-to-here`)}>
      <th scope="row"><${Q} game=${e} goal=${t} />${n!==t&&p` – <${Q} game=${e} goal=${n} />`}</th>
      <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ve(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.worth===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,worth:a,upTo:o})}),n}function ye({worth:e}){let[n,r]=_(R(e.game,e.best)),i=e.tricks.find(({strain:e})=>e===n)??e.tricks[0];return i?p`<div class="hand-tricks">
    <h2>${t(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${t(`Trumps`)} onKeyDown=${ce(1)}>
      ${e.tricks.map(({strain:e})=>p`<button type="button" key=${e} class="plain strain" role="radio" aria-checked=${i.strain===e}
        tabindex=${i.strain===e?0:-1} aria-label=${V(e)} onClick=${()=>r(e)}><${$} strain=${e} /></button>`)}
    </div>
    <${be} tricks=${i} />
    <p class="quiet">${xe(i)}</p>
  </div>`:null}const $=({strain:e})=>e===`betl`?p`<span class="without" aria-hidden="true">${t(`betl`)}</span>`:p`<${S} strain=${e} />`;function be({tricks:{strain:e,chances:n,made:r=0}}){let i=n?n.map((e,t)=>({name:String(t),spoken:f(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:t(`made`),spoken:t(`made`),chance:r},{name:t(`lost`),spoken:t(`lost`),chance:1-r}],a=Math.max(...i.map(({chance:e})=>e));return p`<table class="hand-bars"><caption class="unseen">${t(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>p`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span><span class="figure">${G(n)}</span></td>
    </tr>`)}</tbody></table>`}const xe=({exact:e,layouts:n})=>t(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:pe(n)});function Se({laid:e}){let{answer:n,making:r,trouble:i,again:a}=w(e.asked?A(e):null,`/api/hand`);return e.asked?i?p`<${de} trouble=${i} again=${a} />`:n?p`<${Ce} worth=${n} />`:p`<p class="hand-question" role="status">${t(r?`The solver is being made ready, which is done once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:p`<p class="hand-question">${t(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function Ce({worth:e}){let{game:n,goals:r,from_hand:i}=e,a=oe(null);return u(()=>{let e=a.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),p`<p class="hand-advice" role="status" ref=${a}>${we(e)}</p>
    <ul class="hand-standing">${Te(e).map(e=>p`<li key=${e}>${e}</li>`)}</ul>
    <${ye} key=${e.best} worth=${e} />
    <${Z} game=${n} goals=${r} best=${e.best} title=${t(`What can be declared, in {unit}`,{unit:K(n)})} />
    ${i&&p`<${Z} game=${n} goals=${i} best="" title=${t(`From hand, without the talon`)} />`}
    ${e.bids&&p`<${_e} game=${n} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">${t(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${x} key=${location.href} label=${t(`Link to this hand`)} />`}function we({game:e,talons:n,best:r,limit:i}){return n===1?t(`Best: {goal}.`,{goal:z(e,r)}):i?t(`Bid up to {bid}.`,{bid:B(e,i)}):t(`Pass: no bid is worth as much.`)}function Te({game:e,bids:n,passing:r,given_up:i}){let a=K(e),o=n?.[0];return[o&&t(`Buying at {bid}: {worth}.`,{bid:B(e,o.bid),worth:`${W(o)} ${a}`}),r&&t(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${W(r)} ${a}`,share:G(r.bought)}),i!==void 0&&t(`Giving up once the talon is seen: {worth}.`,{worth:`${U(i)} ${a}`})].filter(Boolean)}const Ee=()=>[[[`←`,`→`,`↑`,`↓`],t(`along the cards`)],[[`1`],t(`take the card into the hand`)],[[`0`],t(`take the card back`)],[[`g`],t(`deal me a hand`)],[[`x`],t(`take the talon`)],[[`w`],t(`what it is worth`)],[[`,`],t(`settings`)],[[`Esc`],t(`close what is open`)],[[`?`],t(`this list`)]];function De({query:e}){let r=T.find(e=>e===g())??`prefa`,a=ie(()=>k(e,r),[e]);u(()=>{i(n(a.game).deck),d(y.flat())},[a.game]);let o=e=>{s({game:e}),l(j({...a,game:e,preset:null,kasa:null,bid:null,asked:!1}))};return p`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${t(`Kitapi, to the start page`)}><img src="/static/e7c0850a12f39816/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${t(`What is my hand worth?`)}</h1>
      <div class="tools"><${b} keys=${Ee()} /><${re} /></div>
    </header>
    <main class="solver-desk">
      <${me} laid=${a} games=${p`<nav class="hand-games" aria-label=${t(`Games`)}>${T.map(e=>p`<button type="button" key=${e} class="plain"
        aria-pressed=${e===a.game} onClick=${()=>o(e)}>${n(e).title()}</button>`)}</nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${t(`What it is worth`)}><${Se} laid=${a} /></section>
    </main>
  </div>`}export{De as WorthPage};