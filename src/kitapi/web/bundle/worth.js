import{$t as e,Et as t,F as n,Kt as r,Lt as i,Ot as a,Rt as o,U as s,Ut as c,Wt as l,Xt as u,Y as ee,Yt as d,Zt as f,ct as p,ft as te,i as m,in as h,kt as g,m as _,nn as ne,pt as re,r as ie,rn as v,rt as ae,yt as oe}from"./main.js";import{N as se,f as y,l as b,t as x,ut as S}from"./shared.js";import{a as C,c as w,o as ce,s as le,v as ue,y as de}from"./desks.js";const T=[`prefa`,`preferans`],E={prefa:[6,7,8,9,10].flatMap(e=>[`s`,`c`,`d`,`h`,`n`].map(t=>`${e}${t}`)),preferans:[`1`,`2`,`3`,`4`,`5`,`6`,`7`,`8`]},D=e=>e.length===10||e.length===12,O=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function k(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>y(e)??[]))].slice(0,12),a=T.find(e=>e===n.get(`game`))??t,o=E[a].find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:O(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:a===`prefa`&&O(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,asked:n.get(`worth`)===`yes`&&D(i),broken:r.length!==i.length}}function A({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e,cards:M(t).join(` `),seat:String(n),players:String(r)});return i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),t.length===12&&o&&c.set(`bid`,o),t.length===12&&s&&c.set(`exact`,`yes`),c.toString()}function j(e){let t=new URLSearchParams({game:e.game});return e.cards.length>0&&t.set(`cards`,M(e.cards).join(` `)),e.seat>0&&t.set(`seat`,String(e.seat)),e.players>3&&t.set(`players`,String(e.players)),e.preset&&t.set(`preset`,e.preset),e.kasa!==null&&t.set(`kasa`,String(e.kasa)),e.bid&&t.set(`bid`,e.bid),e.exact&&t.set(`exact`,`yes`),e.asked&&t.set(`worth`,`yes`),`/hand?${t}`}const M=e=>b.flat().filter(t=>e.includes(t));function N(e,t){let n=b.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}const P={seven:`durch`},F={leaves:2,bells:3,hearts:4,acorns:5,betl:6,seven:7,preferans:8},I={leaves:`s`,bells:`d`,hearts:`h`,acorns:`c`,betl:`betl`},L=e=>F[e]??Number(e),R=(e,t)=>e===`prefa`?t.slice(-1):I[t]??`n`,z=(e,t)=>e===`prefa`?te(t):ae(L(t),P),B=(e,t)=>e===`prefa`?re(t):t,V=e=>e===`betl`?r(`betl`):oe(e);function H(e){return r(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(c(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),fe=e=>new Intl.NumberFormat(c(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),W=({expected:e,error:t})=>`${U(e)} ± ${fe(t)}`;function G(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(c(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const K=e=>r(e===`prefa`?`kapikia`:`points`),pe=e=>new Intl.NumberFormat(c()).format(e),q=e=>({declarer:[...e],first:null,second:null}),J=()=>r(`in your hand`);function me({laid:e,games:t}){let{cards:i}=e,a=t=>n(j({...e,asked:!1,...t})),o=(e,t)=>{let n=i.filter(t=>t!==e);return t&&n.length>=12?d(r(`Twelve cards are chosen: touch one of them to take it off.`)):(d(r(`{card}: {value}`,{card:g(e),value:t?J():r(`nobody`)})),a({cards:t?[...n,e]:n}))};return f`<section class="solver-felt" aria-label=${r(`Lay out the cards`)}>
    ${t}
    ${e.broken&&f`<p class="paper solver-note" role="alert">${r(`The link is not whole: what could be read of it lies here.`)}</p>`}
    <${w} hands=${q(i)} nameOf=${J} onGive=${(e,t)=>o(e,t!==null)}
      onTouch=${e=>o(e,!i.includes(e))} />
    <p class="hand-counted" role="status">${Y(i.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>a({cards:N([],10),asked:!0})}>${r(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x" aria-disabled=${i.length===10?void 0:`true`}
        onClick=${()=>i.length===10&&a({cards:N(i,2),asked:!0})}>${r(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>a({cards:[]})}>${r(`Clear`)}</button>
      <button type="button" class=${D(i)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>D(i)?a({asked:!0}):d(Y(i.length))}>${r(`What is it worth?`)}</button>
    </div>
    <${he} laid=${e} lay=${a} />
    <${le} hands=${q(i)} nameOf=${()=>r(`Your hand`)} most=${12} onHands=${e=>a({cards:e.declarer})} />
  </section>`}function Y(e){return e===10?r(`Ten cards, before the talon.`):e===12?r(`Twelve cards, with the talon.`):l(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function he({laid:e,lay:t}){let{game:n,cards:i,asked:a}=e,o=e=>t({asked:a,...e}),s=i.length===12,c=ge(n),l=Number(c[e.preset??`rulebook`]?.kasa_share??0);return f`<div class="paper hand-circumstances">
    <${X} label=${r(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]} words=${e=>H(Number(e))}
      onChoice=${e=>o({seat:Number(e)})} />
    <${X} label=${r(`Players`)} value=${String(e.players)} of=${[`3`,`4`]} words=${e=>e}
      onChoice=${e=>o({players:Number(e)})} />
    ${Object.keys(c).length>0&&f`<${X} label=${r(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(c)}
      words=${ue(n).presetWords} onChoice=${e=>o({preset:e===`rulebook`?null:e})} />`}
    ${n===`prefa`&&f`<label>${r(`In the kasa`)}<input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``} placeholder=${l?String(e.players*l):``}
      onChange=${e=>o({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${s&&f`<${X} label=${r(`Bought at`)} value=${e.bid??E[n][0]??``} of=${E[n]} words=${e=>B(n,e)}
      onChoice=${e=>o({bid:e})} />`}
    ${s&&f`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>o({exact:e.target.checked})} />${r(`Count every layout of the other cards`)}</label>`}
  </div>`}function ge(t){let[n,r]=v([]);return e(()=>{_().then(r,()=>void 0)},[]),n.find(({name:e})=>e===t)?.presets??{}}const X=({label:e,value:t,of:n,words:r,onChoice:i})=>f`<label>${e}<select value=${t} onChange=${e=>i(e.target.value)}>
  ${n.map(e=>f`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
</select></label>`;function Z({game:e,goals:t,best:n,title:i}){let[o,s]=v(!1),c=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=t.some(e=>e.away);return f`<div class="hand-goals"><table>
    <caption>${i}</caption>
    <thead><tr><th scope="col"><span class="unseen">${r(`Contract`)}</span></th><th scope="col">${r(`worth`)}</th><th scope="col">${r(`is made`)}</th>
      <th scope="col">${r(l?`laid away`:`is best`)}</th></tr></thead>
    <tbody>${c.slice(0,o?c.length:6).map(t=>f`<tr key=${t.goal} class=${u(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
      <th scope="row"><${Q} game=${e} goal=${t.goal} /></th>
      <td class="figure">${W(t)}</td><td class="figure">${G(t.made)}</td>
      <td class="figure">${l?(t.away??``).split(` `).map(e=>f`<span key=${e} class="told-card">${a(e)} </span>`):G(t.chosen)}</td>
    </tr>`)}</tbody>
  </table>
  ${c.length>6&&f`<button type="button" class="plain" aria-expanded=${o} onClick=${()=>s(!o)}>${r(o?`Show fewer`:`Show all`)}</button>`}</div>`}const Q=({game:e,goal:t})=>e===`prefa`?f`<${p} contract=${t} />`:f`<${ee} number=${L(t)} variant=${P} />`,_e=({game:e,bids:t,limit:n})=>f`<details class="hand-bids">
  <summary>${r(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${r(`Bid`)}</th><th scope="col">${r(`worth`)}</th></tr></thead>
    <tbody>${ve(t,n).map(({first:t,last:n,worth:r,upTo:i})=>f`<tr key=${t} class=${u(i&&`up-to-here`)}>
      <th scope="row"><${Q} game=${e} goal=${t} />${n!==t&&f` – <${Q} game=${e} goal=${n} />`}</th>
      <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ve(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.worth===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,worth:a,upTo:o})}),n}function ye({worth:e}){let[t,n]=v(R(e.game,e.best)),i=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return i?f`<div class="hand-tricks">
    <h2>${r(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${r(`Trumps`)} onKeyDown=${se(1)}>
      ${e.tricks.map(({strain:e})=>f`<button type="button" key=${e} class="plain strain" role="radio" aria-checked=${i.strain===e}
        tabindex=${i.strain===e?0:-1} aria-label=${V(e)} onClick=${()=>n(e)}><${be} strain=${e} /></button>`)}
    </div>
    <${$} tricks=${i} />
    <p class="quiet">${xe(i)}</p>
  </div>`:null}const be=({strain:e})=>e===`betl`?f`<span class="without" aria-hidden="true">${r(`betl`)}</span>`:f`<${C} strain=${e} />`;function $({tricks:{strain:e,chances:t,made:n=0}}){let i=t?t.map((e,t)=>({name:String(t),spoken:l(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:r(`made`),spoken:r(`made`),chance:n},{name:r(`lost`),spoken:r(`lost`),chance:1-n}],a=Math.max(...i.map(({chance:e})=>e));return f`<table class="hand-bars"><caption class="unseen">${r(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>f`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span><span class="figure">${G(n)}</span></td>
    </tr>`)}</tbody></table>`}const xe=({exact:e,layouts:t})=>r(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:pe(t)});function Se({laid:e}){let{answer:t,making:n,trouble:i,again:a}=ce(e.asked?A(e):null,`/api/hand`);return e.asked?i?f`<${de} trouble=${i} again=${a} />`:t?f`<${Ce} worth=${t} />`:f`<p class="hand-question" role="status">${r(n?`The solver is being made ready, which is done once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:f`<p class="hand-question">${r(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function Ce({worth:t}){let{game:n,goals:i,from_hand:a}=t,o=ne(null);return e(()=>{let e=o.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[t]),f`<p class="hand-advice" role="status" ref=${o}>${we(t)}</p>
    <ul class="hand-standing">${Te(t).map(e=>f`<li key=${e}>${e}</li>`)}</ul>
    <${ye} key=${t.best} worth=${t} />
    <${Z} game=${n} goals=${i} best=${t.best} title=${r(`What can be declared, in {unit}`,{unit:K(n)})} />
    ${a&&f`<${Z} game=${n} goals=${a} best="" title=${r(`From hand, without the talon`)} />`}
    ${t.bids&&f`<${_e} game=${n} bids=${t.bids} limit=${t.limit??null} />`}
    <p class="quiet hand-how">${r(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${S} key=${location.href} label=${r(`Link to this hand`)} />`}function we({game:e,talons:t,best:n,limit:i}){return t===1?r(`Best: {goal}.`,{goal:z(e,n)}):i?r(`Bid up to {bid}.`,{bid:B(e,i)}):r(`Pass: no bid is worth as much.`)}function Te({game:e,bids:t,passing:n,given_up:i}){let a=K(e),o=t?.[0];return[o&&r(`Buying at {bid}: {worth}.`,{bid:B(e,o.bid),worth:`${W(o)} ${a}`}),n&&r(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${W(n)} ${a}`,share:G(n.bought)}),i!==void 0&&r(`Giving up once the talon is seen: {worth}.`,{worth:`${U(i)} ${a}`})].filter(Boolean)}const Ee=()=>[[[`←`,`→`,`↑`,`↓`],r(`along the cards`)],[[`1`],r(`take the card into the hand`)],[[`0`],r(`take the card back`)],[[`g`],r(`deal me a hand`)],[[`x`],r(`take the talon`)],[[`w`],r(`what it is worth`)],[[`,`],r(`settings`)],[[`Esc`],r(`close what is open`)],[[`?`],r(`this list`)]];function De({query:a}){let c=T.find(e=>e===ie())??`prefa`,l=h(()=>k(a,c),[a]);e(()=>{i(s(l.game).deck),t(b.flat())},[l.game]);let u=e=>{o({game:e}),n(j({...l,game:e,preset:null,kasa:null,bid:null,asked:!1}))};return f`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${r(`Kitapi, to the start page`)}><img src="/static/6dca7b23e5d0ce07/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${r(`What is my hand worth?`)}</h1>
      <div class="tools"><${x} keys=${Ee()} /><${m} /></div>
    </header>
    <main class="solver-desk">
      <${me} laid=${l} games=${f`<nav class="hand-games" aria-label=${r(`Games`)}>${T.map(e=>f`<button type="button" key=${e} class="plain"
        aria-pressed=${e===l.game} onClick=${()=>u(e)}>${s(e).title()}</button>`)}</nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${r(`What it is worth`)}><${Se} laid=${l} /></section>
    </main>
  </div>`}export{De as WorthPage};