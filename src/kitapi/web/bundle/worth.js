import{$t as e,Bt as t,F as n,Jt as r,K as i,Mt as a,Q as o,St as s,Vt as c,Xt as l,cn as ee,dt as te,en as u,gt as ne,ht as d,i as re,jt as ie,kt as f,m as p,on as m,ot as ae,qt as h,r as oe,rn as g,sn as _,tn as v}from"./main.js";import{c as se,d as y,r as b}from"./shared.js";import{P as x,S,T as C,c as w,l as ce,o as le,s as ue,y as de}from"./desks.js";const T=[`prefa`,`preferans`],E={prefa:[6,7,8,9,10].flatMap(e=>[`s`,`c`,`d`,`h`,`n`].map(t=>`${e}${t}`)),preferans:[`1`,`2`,`3`,`4`,`5`,`6`,`7`,`8`]},D=e=>e.length===10||e.length===12,O=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function k(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>C(e)??[]))].slice(0,12),a=T.find(e=>e===n.get(`game`))??t,o=E[a].find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:O(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:a===`prefa`&&O(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,asked:n.get(`worth`)===`yes`&&D(i),broken:r.length!==i.length}}function A({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e,cards:M(t).join(` `),seat:String(n),players:String(r)});return i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),t.length===12&&o&&c.set(`bid`,o),t.length===12&&s&&c.set(`exact`,`yes`),c.toString()}function j(e){let t=new URLSearchParams({game:e.game});return e.cards.length>0&&t.set(`cards`,M(e.cards).join(` `)),e.seat>0&&t.set(`seat`,String(e.seat)),e.players>3&&t.set(`players`,String(e.players)),e.preset&&t.set(`preset`,e.preset),e.kasa!==null&&t.set(`kasa`,String(e.kasa)),e.bid&&t.set(`bid`,e.bid),e.exact&&t.set(`exact`,`yes`),e.asked&&t.set(`worth`,`yes`),`/hand?${t}`}const M=e=>S.flat().filter(t=>e.includes(t));function N(e,t){let n=S.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}const P={seven:`durch`},F={leaves:2,bells:3,hearts:4,acorns:5,betl:6,seven:7,preferans:8},I={leaves:`s`,bells:`d`,hearts:`h`,acorns:`c`,betl:`betl`},L=e=>F[e]??Number(e),R=(e,t)=>e===`prefa`?t.slice(-1):I[t]??`n`,z=(e,t)=>e===`prefa`?d(t):ae(L(t),P),B=(e,t)=>e===`prefa`?ne(t):t,V=e=>e===`betl`?l(`betl`):s(e);function H(e){return l(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(h(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),fe=e=>new Intl.NumberFormat(h(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),W=({expected:e,error:t})=>`${U(e)} ± ${fe(t)}`;function G(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(h(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const K=e=>l(e===`prefa`?`kapikia`:`points`),pe=e=>new Intl.NumberFormat(h()).format(e),q=e=>({declarer:[...e],first:null,second:null}),J=()=>l(`in your hand`);function me({laid:t,games:r}){let{cards:i}=t,o=e=>n(j({...t,asked:!1,...e})),s=(t,n)=>{let r=i.filter(e=>e!==t);return n&&r.length>=12?e(l(`Twelve cards are chosen: touch one of them to take it off.`)):(e(l(`{card}: {value}`,{card:a(t),value:n?J():l(`nobody`)})),o({cards:n?[...r,t]:r}))};return v`<section class="solver-felt" aria-label=${l(`Lay out the cards`)}>
    ${r}
    ${t.broken&&v`<p class="paper solver-note" role="alert">${l(`The link is not whole: what could be read of it lies here.`)}</p>`}
    <${ce} hands=${q(i)} nameOf=${J} onGive=${(e,t)=>s(e,t!==null)}
      onTouch=${e=>s(e,!i.includes(e))} />
    <p class="hand-counted" role="status">${Y(i.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>o({cards:N([],10),asked:!0})}>${l(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x" aria-disabled=${i.length===10?void 0:`true`}
        onClick=${()=>i.length===10&&o({cards:N(i,2),asked:!0})}>${l(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>o({cards:[]})}>${l(`Clear`)}</button>
      <button type="button" class=${D(i)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>D(i)?o({asked:!0}):e(Y(i.length))}>${l(`What is it worth?`)}</button>
    </div>
    <${he} laid=${t} lay=${o} />
    <${w} hands=${q(i)} nameOf=${()=>l(`Your hand`)} most=${12} onHands=${e=>o({cards:e.declarer})} />
  </section>`}function Y(e){return e===10?l(`Ten cards, before the talon.`):e===12?l(`Twelve cards, with the talon.`):r(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function he({laid:e,lay:t}){let{game:n,cards:r,asked:i}=e,a=e=>t({asked:i,...e}),o=r.length===12,s=ge(n),c=Number(s[e.preset??`rulebook`]?.kasa_share??0);return v`<div class="paper hand-circumstances">
    <${X} label=${l(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]} words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${X} label=${l(`Players`)} value=${String(e.players)} of=${[`3`,`4`]} words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${Object.keys(s).length>0&&v`<${X} label=${l(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
      words=${de(n).presetWords} onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${n===`prefa`&&v`<label>${l(`In the kasa`)}<input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``} placeholder=${c?String(e.players*c):``}
      onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&v`<${X} label=${l(`Bought at`)} value=${e.bid??E[n][0]??``} of=${E[n]} words=${e=>B(n,e)}
      onChoice=${e=>a({bid:e})} />`}
    ${o&&v`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />${l(`Count every layout of the other cards`)}</label>`}
  </div>`}function ge(e){let[t,n]=_([]);return g(()=>{p().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const X=({label:e,value:t,of:n,words:r,onChoice:i})=>v`<label>${e}<select value=${t} onChange=${e=>i(e.target.value)}>
  ${n.map(e=>v`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
</select></label>`;function Z({game:e,goals:t,best:n,title:r}){let[i,a]=_(!1),o=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),s=t.some(e=>e.away);return v`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead><tr><th scope="col"><span class="unseen">${l(`Contract`)}</span></th><th scope="col">${l(`worth`)}</th><th scope="col">${l(`is made`)}</th>
      <th scope="col">${l(s?`laid away`:`is best`)}</th></tr></thead>
    <tbody>${o.slice(0,i?o.length:6).map(t=>v`<tr key=${t.goal} class=${u(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
      <th scope="row"><${Q} game=${e} goal=${t.goal} /></th>
      <td class="figure">${W(t)}</td><td class="figure">${G(t.made)}</td>
      <td class="figure">${s?(t.away??``).split(` `).map(e=>v`<span key=${e} class="told-card">${ie(e)} </span>`):G(t.chosen)}</td>
    </tr>`)}</tbody>
  </table>
  ${o.length>6&&v`<button type="button" class="plain" aria-expanded=${i} onClick=${()=>a(!i)}>${l(i?`Show fewer`:`Show all`)}</button>`}</div>`}const Q=({game:e,goal:t})=>e===`prefa`?v`<${te} contract=${t} />`:v`<${o} number=${L(t)} variant=${P} />`,_e=({game:e,bids:t,limit:n})=>v`<details class="hand-bids">
  <summary>${l(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${l(`Bid`)}</th><th scope="col">${l(`worth`)}</th></tr></thead>
    <tbody>${ve(t,n).map(({first:t,last:n,worth:r,upTo:i})=>v`<tr key=${t} class=${u(i&&`up-to-here`)}>
      <th scope="row"><${Q} game=${e} goal=${t} />${n!==t&&v` – <${Q} game=${e} goal=${n} />`}</th>
      <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ve(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.worth===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,worth:a,upTo:o})}),n}function ye({worth:e}){let[t,n]=_(R(e.game,e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?v`<div class="hand-tricks">
    <h2>${l(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${l(`Trumps`)} onKeyDown=${se(1)}>
      ${e.tricks.map(({strain:e})=>v`<button type="button" key=${e} class="plain strain" role="radio" aria-checked=${r.strain===e}
        tabindex=${r.strain===e?0:-1} aria-label=${V(e)} onClick=${()=>n(e)}><${be} strain=${e} /></button>`)}
    </div>
    <${$} tricks=${r} />
    <p class="quiet">${xe(r)}</p>
  </div>`:null}const be=({strain:e})=>e===`betl`?v`<span class="without" aria-hidden="true">${l(`betl`)}</span>`:v`<${le} strain=${e} />`;function $({tricks:{strain:e,chances:t,made:n=0}}){let i=t?t.map((e,t)=>({name:String(t),spoken:r(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:l(`made`),spoken:l(`made`),chance:n},{name:l(`lost`),spoken:l(`lost`),chance:1-n}],a=Math.max(...i.map(({chance:e})=>e));return v`<table class="hand-bars"><caption class="unseen">${l(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>v`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span><span class="figure">${G(n)}</span></td>
    </tr>`)}</tbody></table>`}const xe=({exact:e,layouts:t})=>l(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:pe(t)});function Se({laid:e}){let{answer:t,making:n,trouble:r,again:i}=ue(e.asked?A(e):null,`/api/hand`);return e.asked?r?v`<${x} trouble=${r} again=${i} />`:t?v`<${Ce} worth=${t} />`:v`<p class="hand-question" role="status">${l(n?`The solver is being made ready, which is done once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:v`<p class="hand-question">${l(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function Ce({worth:e}){let{game:t,goals:n,from_hand:r}=e,i=m(null);return g(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),v`<p class="hand-advice" role="status" ref=${i}>${we(e)}</p>
    <ul class="hand-standing">${Te(e).map(e=>v`<li key=${e}>${e}</li>`)}</ul>
    <${ye} key=${e.best} worth=${e} />
    <${Z} game=${t} goals=${n} best=${e.best} title=${l(`What can be declared, in {unit}`,{unit:K(t)})} />
    ${r&&v`<${Z} game=${t} goals=${r} best="" title=${l(`From hand, without the talon`)} />`}
    ${e.bids&&v`<${_e} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">${l(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${y} key=${location.href} label=${l(`Link to this hand`)} />`}function we({game:e,talons:t,best:n,limit:r}){return t===1?l(`Best: {goal}.`,{goal:z(e,n)}):r?l(`Bid up to {bid}.`,{bid:B(e,r)}):l(`Pass: no bid is worth as much.`)}function Te({game:e,bids:t,passing:n,given_up:r}){let i=K(e),a=t?.[0];return[a&&l(`Buying at {bid}: {worth}.`,{bid:B(e,a.bid),worth:`${W(a)} ${i}`}),n&&l(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${W(n)} ${i}`,share:G(n.bought)}),r!==void 0&&l(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${i}`})].filter(Boolean)}const Ee=()=>[[[`←`,`→`,`↑`,`↓`],l(`along the cards`)],[[`1`],l(`take the card into the hand`)],[[`0`],l(`take the card back`)],[[`g`],l(`deal me a hand`)],[[`x`],l(`take the talon`)],[[`w`],l(`what it is worth`)],[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function De({query:e}){let r=T.find(e=>e===oe())??`prefa`,a=ee(()=>k(e,r),[e]);g(()=>{t(i(a.game).deck),f(S.flat())},[a.game]);let o=e=>{c({game:e}),n(j({...a,game:e,preset:null,kasa:null,bid:null,asked:!1}))};return v`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}><img src="/static/160d087a7254d69d/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`What is my hand worth?`)}</h1>
      <div class="tools"><${b} keys=${Ee()} /><${re} /></div>
    </header>
    <main class="solver-desk">
      <${me} laid=${a} games=${v`<nav class="hand-games" aria-label=${l(`Games`)}>${T.map(e=>v`<button type="button" key=${e} class="plain"
        aria-pressed=${e===a.game} onClick=${()=>o(e)}>${i(e).title()}</button>`)}</nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${l(`What it is worth`)}><${Se} laid=${a} /></section>
    </main>
  </div>`}export{De as WorthPage};