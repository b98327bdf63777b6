import{Gt as e,It as t,J as n,Kt as r,Mt as i,P as a,Qt as o,Vt as s,Xt as c,a as l,an as u,cn as d,dn as f,fn as p,h as m,i as h,in as g,jt as ee,kt as te,n as _,nn as v,on as y,pn as b,qt as x,zt as ne}from"./main.js";import{g as re,p as S,r as C}from"./shared.js";import{F as w,U as ie,X as ae,d as T,f as E,l as D,u as O}from"./desks.js";const k=()=>o().filter(e=>c(e).hand),A=e=>c(e).hand?.bids??[],j=e=>c(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>ie(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>w.flat().filter(t=>e.includes(t));function z(e,t){let n=w.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=c(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?x(`betl`):e===`n`?x(`no trumps`):t(e)}function H(e){return x(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=t=>new Intl.NumberFormat(e(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(t).replace(`-`,`−`),W=t=>new Intl.NumberFormat(e(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(t),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(t){let n=t>0&&t<1&&(t<.01||t>.99);return new Intl.NumberFormat(e(),{style:`percent`,maximumFractionDigits:+!!n}).format(t)}const q=t=>new Intl.NumberFormat(e()).format(t),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>x(`in your hand`);function oe({setting:e,games:t}){let{cards:n}=e,r=t=>a(L({...e,requested:!1,...t})),i=(e,t)=>{let i=n.filter(t=>t!==e);return t&&i.length>=12?g(x(`Twelve cards are selected: tap one to remove it.`)):(g(x(`{card}: {value}`,{card:ee(e),value:t?Y():x(`nobody`)})),r({cards:t?[...i,e]:i}))};return y`<section class="solver-felt" aria-label=${x(`Lay out the cards`)}>
    ${t}
    ${e.broken&&y`<p class="paper solver-note" role="alert">
        ${x(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${E} hands=${J(n)} nameOf=${Y}
      onGive=${(e,t)=>i(e,t!==null)}
      onTouch=${e=>i(e,!n.includes(e))} />
    <p class="hand-counted" role="status">${X(n.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>r({cards:z([],10),requested:!0})}>${x(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${n.length===10?void 0:`true`}
        onClick=${()=>n.length===10&&r({cards:z(n,2),requested:!0})}>
        ${x(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>r({cards:[]})}>${x(`Clear`)}</button>
      <button type="button" class=${M(n)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(n)?r({requested:!0}):g(X(n.length))}>
        ${x(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${r} />
    <${T} hands=${J(n)} nameOf=${()=>x(`Your hand`)} most=${12}
      onHands=${e=>r({cards:e.declarer})} />
  </section>`}function X(e){return e===10?x(`Ten cards, before the talon.`):e===12?x(`Twelve cards, with the talon.`):r(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,s=ce(n),c=v(n),l=Number(s[e.preset??`rulebook`]?.kasa_share??0);return y`<div class="paper hand-circumstances">
    <${Z} label=${x(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${x(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&y`<${Z} label=${x(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${c.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&y`<label>${x(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${l?String(e.players*l):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&y`<${Z} label=${x(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&y`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${x(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=p([]);return d(()=>{m().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>y`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>y`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:n,title:r}){let[a,o]=p(!1),s=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),c=t.some(e=>e.away);return y`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${x(`Contract`)}</span></th><th scope="col">${x(`value`)}</th>
        <th scope="col">${x(`is made`)}</th>
        <th scope="col">${x(c?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${s.slice(0,a?s.length:6).map(t=>y`<tr key=${t.goal} class=${u(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${c?(t.away??``).split(` `).map(e=>y`<span key=${e} class="told-card">${i(e)} </span>`):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${s.length>6&&y`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>
      ${x(a?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>y`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>y`<details class="hand-bids">
  <summary>${x(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${x(`Bid`)}</th><th scope="col">${x(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:i})=>y`<tr key=${t} class=${u(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&y` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=p(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?y`<div class="hand-tricks">
    <h2>${x(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${x(`Trumps`)} onKeyDown=${S(1)}>
      ${e.tricks.map(({strain:e})=>y`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?y`<span class="without" aria-hidden="true">${x(`betl`)}</span>`:y`<${D} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let i=t?t.map((e,t)=>({name:String(t),spoken:r(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:x(`made`),spoken:x(`made`),chance:n},{name:x(`lost`),spoken:x(`lost`),chance:1-n}],a=Math.max(...i.map(({chance:e})=>e));return y`<table class="hand-bars">
    <caption class="unseen">
      ${x(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>y`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>x(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=O(e.requested?I(e):null,`/api/hand`);return e.requested?r?y`<${ae} trouble=${r} again=${i} />`:t?y`<${ge} value=${t} />`:y`<p class="hand-question" role="status">
      ${x(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:y`<p class="hand-question">
      ${x(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=f(null);return d(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),y`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>y`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${x(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&y`<${Q} game=${t} goals=${r} best="" title=${x(`From hand, without the talon`)} />`}
    ${e.bids&&y`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${x(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${re} key=${location.href} label=${x(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?x(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?x(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):x(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&x(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&x(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&x(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],x(`along the cards`)],[[`1`],x(`take the card into the hand`)],[[`0`],x(`take the card back`)],[[`g`],x(`deal me a hand`)],[[`x`],x(`take the talon`)],[[`w`],x(`what it is worth`)],[[`,`],x(`settings`)],[[`Esc`],x(`close what is open`)],[[`?`],x(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===h())??t[0];return n?y`<${xe} query=${e} games=${t} usual=${n} />`:y`<${_} />`}function xe({query:e,games:t,usual:r}){let i=b(()=>P(e,r),[e]),{deck:o,hand:u}=c(i.game);if(d(()=>{ne(o),te(w.flat()),u?.words.load().catch(()=>void 0)},[i.game]),u?.words.failed.value)return y`<${n} />`;if(!u?.words.loaded.value)return null;let f=e=>{s({game:e}),a(L({...i,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return y`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${x(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${x(`What is my hand worth?`)}</h1>
      <div class="tools"><${C} keys=${ye()} /><${l} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${i}
        games=${y`<nav class="hand-games" aria-label=${x(`Games`)}>
          ${t.map(e=>y`<button type="button" key=${e} class="plain"
            aria-pressed=${e===i.game} onClick=${()=>f(e)}>${c(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${x(`What it is worth`)}>
        <${he} setting=${i} /></section>
    </main>
  </div>`}export{be as HandValuePage};