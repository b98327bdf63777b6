import{$t as e,Bt as t,F as n,K as r,Kt as i,Mt as a,Q as o,Qt as s,St as c,Vt as l,Yt as u,an as ee,dt as te,en as d,gt as ne,ht as f,i as p,jt as m,kt as h,m as re,nn as g,on as _,ot as ie,qt as v,r as y,sn as ae}from"./main.js";import{_ as b,c as x,t as S}from"./shared.js";import{P as C,S as w,T,c as oe,l as se,o as ce,s as le,y as ue}from"./desks.js";const E=[`prefa`,`preferans`],D={prefa:[6,7,8,9,10].flatMap(e=>[`s`,`c`,`d`,`h`,`n`].map(t=>`${e}${t}`)),preferans:[`1`,`2`,`3`,`4`,`5`,`6`,`7`,`8`]},O=e=>e.length===10||e.length===12,k=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function A(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>T(e)??[]))].slice(0,12),a=E.find(e=>e===n.get(`game`))??t,o=D[a].find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:k(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:a===`prefa`&&k(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,asked:n.get(`worth`)===`yes`&&O(i),broken:r.length!==i.length}}function j({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e,cards:N(t).join(` `),seat:String(n),players:String(r)});return i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),t.length===12&&o&&c.set(`bid`,o),t.length===12&&s&&c.set(`exact`,`yes`),c.toString()}function M(e){let t=new URLSearchParams({game:e.game});return e.cards.length>0&&t.set(`cards`,N(e.cards).join(` `)),e.seat>0&&t.set(`seat`,String(e.seat)),e.players>3&&t.set(`players`,String(e.players)),e.preset&&t.set(`preset`,e.preset),e.kasa!==null&&t.set(`kasa`,String(e.kasa)),e.bid&&t.set(`bid`,e.bid),e.exact&&t.set(`exact`,`yes`),e.asked&&t.set(`worth`,`yes`),`/hand?${t}`}const N=e=>w.flat().filter(t=>e.includes(t));function P(e,t){let n=w.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}const F={seven:`durch`},I={leaves:2,bells:3,hearts:4,acorns:5,betl:6,seven:7,preferans:8},L={leaves:`s`,bells:`d`,hearts:`h`,acorns:`c`,betl:`betl`},R=e=>I[e]??Number(e),z=(e,t)=>e===`prefa`?t.slice(-1):L[t]??`n`,B=(e,t)=>e===`prefa`?f(t):ie(R(t),F),V=(e,t)=>e===`prefa`?ne(t):t,H=e=>e===`betl`?u(`betl`):c(e);function U(e){return u(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const W=e=>new Intl.NumberFormat(i(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),de=e=>new Intl.NumberFormat(i(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${W(e)} ± ${de(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(i(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>u(e===`prefa`?`kapikia`:`points`),fe=e=>new Intl.NumberFormat(i()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>u(`in your hand`);function pe({laid:e,games:t}){let{cards:r}=e,i=t=>n(M({...e,asked:!1,...t})),o=(e,t)=>{let n=r.filter(t=>t!==e);return t&&n.length>=12?s(u(`Twelve cards are chosen: touch one of them to take it off.`)):(s(u(`{card}: {value}`,{card:a(e),value:t?Y():u(`nobody`)})),i({cards:t?[...n,e]:n}))};return d`<section class="solver-felt" aria-label=${u(`Lay out the cards`)}>
    ${t}
    ${e.broken&&d`<p class="paper solver-note" role="alert">${u(`The link is not whole: what could be read of it lies here.`)}</p>`}
    <${se} hands=${J(r)} nameOf=${Y} onGive=${(e,t)=>o(e,t!==null)}
      onTouch=${e=>o(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${X(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>i({cards:P([],10),asked:!0})}>${u(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x" aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&i({cards:P(r,2),asked:!0})}>${u(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>i({cards:[]})}>${u(`Clear`)}</button>
      <button type="button" class=${O(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>O(r)?i({asked:!0}):s(X(r.length))}>${u(`What is it worth?`)}</button>
    </div>
    <${me} laid=${e} lay=${i} />
    <${oe} hands=${J(r)} nameOf=${()=>u(`Your hand`)} most=${12} onHands=${e=>i({cards:e.declarer})} />
  </section>`}function X(e){return e===10?u(`Ten cards, before the talon.`):e===12?u(`Twelve cards, with the talon.`):v(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function me({laid:e,lay:t}){let{game:n,cards:r,asked:i}=e,a=e=>t({asked:i,...e}),o=r.length===12,s=he(n),c=Number(s[e.preset??`rulebook`]?.kasa_share??0);return d`<div class="paper hand-circumstances">
    <${Z} label=${u(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]} words=${e=>U(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${u(`Players`)} value=${String(e.players)} of=${[`3`,`4`]} words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${Object.keys(s).length>0&&d`<${Z} label=${u(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
      words=${ue(n).presetWords} onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${n===`prefa`&&d`<label>${u(`In the kasa`)}<input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``} placeholder=${c?String(e.players*c):``}
      onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&d`<${Z} label=${u(`Bought at`)} value=${e.bid??D[n][0]??``} of=${D[n]} words=${e=>V(n,e)}
      onChoice=${e=>a({bid:e})} />`}
    ${o&&d`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />${u(`Count every layout of the other cards`)}</label>`}
  </div>`}function he(e){let[t,n]=_([]);return g(()=>{re().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>d`<label>${e}<select value=${t} onChange=${e=>i(e.target.value)}>
  ${n.map(e=>d`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
</select></label>`;function Q({game:t,goals:n,best:r,title:i}){let[a,o]=_(!1),s=[...n].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),c=n.some(e=>e.away);return d`<div class="hand-goals"><table>
    <caption>${i}</caption>
    <thead><tr><th scope="col"><span class="unseen">${u(`Contract`)}</span></th><th scope="col">${u(`worth`)}</th><th scope="col">${u(`is made`)}</th>
      <th scope="col">${u(c?`laid away`:`is best`)}</th></tr></thead>
    <tbody>${s.slice(0,a?s.length:6).map(n=>d`<tr key=${n.goal} class=${e(n.goal===r&&`best`,n.expected<0&&`is-loss`)}>
      <th scope="row"><${$} game=${t} goal=${n.goal} /></th>
      <td class="figure">${G(n)}</td><td class="figure">${K(n.made)}</td>
      <td class="figure">${c?(n.away??``).split(` `).map(e=>d`<span key=${e} class="told-card">${m(e)} </span>`):K(n.chosen)}</td>
    </tr>`)}</tbody>
  </table>
  ${s.length>6&&d`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>${u(a?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>e===`prefa`?d`<${te} contract=${t} />`:d`<${o} number=${R(t)} variant=${F} />`,ge=({game:t,bids:n,limit:r})=>d`<details class="hand-bids">
  <summary>${u(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${u(`Bid`)}</th><th scope="col">${u(`worth`)}</th></tr></thead>
    <tbody>${_e(n,r).map(({first:n,last:r,worth:i,upTo:a})=>d`<tr key=${n} class=${e(a&&`up-to-here`)}>
      <th scope="row"><${$} game=${t} goal=${n} />${r!==n&&d` – <${$} game=${t} goal=${r} />`}</th>
      <td class="figure">${i}</td></tr>`)}</tbody></table>
</details>`;function _e(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[W(t),i<=r,n.at(-1)];s&&s.worth===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,worth:a,upTo:o})}),n}function ve({worth:e}){let[t,n]=_(z(e.game,e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?d`<div class="hand-tricks">
    <h2>${u(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${u(`Trumps`)} onKeyDown=${x(1)}>
      ${e.tricks.map(({strain:e})=>d`<button type="button" key=${e} class="plain strain" role="radio" aria-checked=${r.strain===e}
        tabindex=${r.strain===e?0:-1} aria-label=${H(e)} onClick=${()=>n(e)}><${ye} strain=${e} /></button>`)}
    </div>
    <${be} tricks=${r} />
    <p class="quiet">${xe(r)}</p>
  </div>`:null}const ye=({strain:e})=>e===`betl`?d`<span class="without" aria-hidden="true">${u(`betl`)}</span>`:d`<${ce} strain=${e} />`;function be({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:v(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:u(`made`),spoken:u(`made`),chance:n},{name:u(`lost`),spoken:u(`lost`),chance:1-n}],i=Math.max(...r.map(({chance:e})=>e));return d`<table class="hand-bars"><caption class="unseen">${u(`How likely each number of tricks is, {strain}`,{strain:H(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>d`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/i}}></span><span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const xe=({exact:e,layouts:t})=>u(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:fe(t)});function Se({laid:e}){let{answer:t,making:n,trouble:r,again:i}=le(e.asked?j(e):null,`/api/hand`);return e.asked?r?d`<${C} trouble=${r} again=${i} />`:t?d`<${Ce} worth=${t} />`:d`<p class="hand-question" role="status">${u(n?`The solver is being made ready, which is done once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:d`<p class="hand-question">${u(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function Ce({worth:e}){let{game:t,goals:n,from_hand:r}=e,i=ee(null);return g(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),d`<p class="hand-advice" role="status" ref=${i}>${we(e)}</p>
    <ul class="hand-standing">${Te(e).map(e=>d`<li key=${e}>${e}</li>`)}</ul>
    <${ve} key=${e.best} worth=${e} />
    <${Q} game=${t} goals=${n} best=${e.best} title=${u(`What can be declared, in {unit}`,{unit:q(t)})} />
    ${r&&d`<${Q} game=${t} goals=${r} best="" title=${u(`From hand, without the talon`)} />`}
    ${e.bids&&d`<${ge} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">${u(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${b} key=${location.href} label=${u(`Link to this hand`)} />`}function we({game:e,talons:t,best:n,limit:r}){return t===1?u(`Best: {goal}.`,{goal:B(e,n)}):r?u(`Bid up to {bid}.`,{bid:V(e,r)}):u(`Pass: no bid is worth as much.`)}function Te({game:e,bids:t,passing:n,given_up:r}){let i=q(e),a=t?.[0];return[a&&u(`Buying at {bid}: {worth}.`,{bid:V(e,a.bid),worth:`${G(a)} ${i}`}),n&&u(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${i}`,share:K(n.bought)}),r!==void 0&&u(`Giving up once the talon is seen: {worth}.`,{worth:`${W(r)} ${i}`})].filter(Boolean)}const Ee=()=>[[[`←`,`→`,`↑`,`↓`],u(`along the cards`)],[[`1`],u(`take the card into the hand`)],[[`0`],u(`take the card back`)],[[`g`],u(`deal me a hand`)],[[`x`],u(`take the talon`)],[[`w`],u(`what it is worth`)],[[`,`],u(`settings`)],[[`Esc`],u(`close what is open`)],[[`?`],u(`this list`)]];function De({query:e}){let i=E.find(e=>e===y())??`prefa`,a=ae(()=>A(e,i),[e]);g(()=>{t(r(a.game).deck),h(w.flat())},[a.game]);let o=e=>{l({game:e}),n(M({...a,game:e,preset:null,kasa:null,bid:null,asked:!1}))};return d`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}><img src="/static/756cd59832bf7365/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${u(`What is my hand worth?`)}</h1>
      <div class="tools"><${S} keys=${Ee()} /><${p} /></div>
    </header>
    <main class="solver-desk">
      <${pe} laid=${a} games=${d`<nav class="hand-games" aria-label=${u(`Games`)}>${E.map(e=>d`<button type="button" key=${e} class="plain"
        aria-pressed=${e===a.game} onClick=${()=>o(e)}>${r(e).title()}</button>`)}</nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${u(`What it is worth`)}><${Se} laid=${a} /></section>
    </main>
  </div>`}export{De as WorthPage};