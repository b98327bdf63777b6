import{Gt as e,It as t,J as n,Kt as r,Mt as i,P as a,Qt as o,Vt as s,Xt as c,a as l,an as u,h as d,hn as ee,i as f,in as p,jt as m,kt as te,mn as h,n as ne,nn as g,on as _,pn as v,qt as y,un as b,zt as re}from"./main.js";import{a as ie,h as x,v as S}from"./shared.js";import{F as C,U as ae,d as w,f as T,l as E,nt as D,u as O}from"./desks.js";const k=()=>o().filter(e=>c(e).hand),A=e=>c(e).hand?.bids??[],j=e=>c(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>ae(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>C.flat().filter(t=>e.includes(t));function z(e,t){let n=C.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=c(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?y(`betl`):e===`n`?y(`no trumps`):t(e)}function H(e){return y(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=t=>new Intl.NumberFormat(e(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(t).replace(`-`,`−`),W=t=>new Intl.NumberFormat(e(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(t),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(t){let n=t>0&&t<1&&(t<.01||t>.99);return new Intl.NumberFormat(e(),{style:`percent`,maximumFractionDigits:+!!n}).format(t)}const q=t=>new Intl.NumberFormat(e()).format(t),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>y(`in your hand`);function oe({setting:e,games:t}){let{cards:n}=e,r=t=>a(L({...e,requested:!1,...t})),i=(e,t)=>{let i=n.filter(t=>t!==e);return t&&i.length>=12?p(y(`Twelve cards are selected: tap one to remove it.`)):(p(y(`{card}: {value}`,{card:m(e),value:t?Y():y(`nobody`)})),r({cards:t?[...i,e]:i}))};return _`<section class="solver-felt" aria-label=${y(`Lay out the cards`)}>
    ${t}
    ${e.broken&&_`<p class="paper solver-note" role="alert">
        ${y(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${T} hands=${J(n)} nameOf=${Y}
      onGive=${(e,t)=>i(e,t!==null)}
      onTouch=${e=>i(e,!n.includes(e))} />
    <p class="hand-counted" role="status">${X(n.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>r({cards:z([],10),requested:!0})}>${y(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${n.length===10?void 0:`true`}
        onClick=${()=>n.length===10&&r({cards:z(n,2),requested:!0})}>
        ${y(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>r({cards:[]})}>${y(`Clear`)}</button>
      <button type="button" class=${M(n)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(n)?r({requested:!0}):p(X(n.length))}>
        ${y(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${r} />
    <${w} hands=${J(n)} nameOf=${()=>y(`Your hand`)} most=${12}
      onHands=${e=>r({cards:e.declarer})} />
  </section>`}function X(e){return e===10?y(`Ten cards, before the talon.`):e===12?y(`Twelve cards, with the talon.`):r(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,s=ce(n),c=g(n),l=Number(s[e.preset??`rulebook`]?.kasa_share??0);return _`<div class="paper hand-circumstances">
    <${Z} label=${y(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${y(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&_`<${Z} label=${y(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${c.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&_`<label>${y(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${l?String(e.players*l):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&_`<${Z} label=${y(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&_`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${y(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=h([]);return b(()=>{d().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>_`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>_`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:n,title:r}){let[a,o]=h(!1),s=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),c=t.some(e=>e.away);return _`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${y(`Contract`)}</span></th><th scope="col">${y(`value`)}</th>
        <th scope="col">${y(`is made`)}</th>
        <th scope="col">${y(c?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${s.slice(0,a?s.length:6).map(t=>_`<tr key=${t.goal} class=${u(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${c?(t.away??``).split(` `).map(e=>_`<span key=${e} class="told-card">${i(e)} </span>`):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${s.length>6&&_`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>
      ${y(a?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>_`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>_`<details class="hand-bids">
  <summary>${y(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${y(`Bid`)}</th><th scope="col">${y(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:i})=>_`<tr key=${t} class=${u(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&_` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=h(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?_`<div class="hand-tricks">
    <h2>${y(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${y(`Trumps`)} onKeyDown=${x(1)}>
      ${e.tricks.map(({strain:e})=>_`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?_`<span class="without" aria-hidden="true">${y(`betl`)}</span>`:_`<${E} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let i=t?t.map((e,t)=>({name:String(t),spoken:r(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:y(`made`),spoken:y(`made`),chance:n},{name:y(`lost`),spoken:y(`lost`),chance:1-n}],a=Math.max(...i.map(({chance:e})=>e));return _`<table class="hand-bars">
    <caption class="unseen">
      ${y(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>_`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>y(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=O(e.requested?I(e):null,`/api/hand`);return e.requested?r?_`<${D} trouble=${r} again=${i} />`:t?_`<${ge} value=${t} />`:_`<p class="hand-question" role="status">
      ${y(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:_`<p class="hand-question">
      ${y(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=v(null);return b(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),_`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>_`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${y(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&_`<${Q} game=${t} goals=${r} best="" title=${y(`From hand, without the talon`)} />`}
    ${e.bids&&_`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${y(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${S} key=${location.href} label=${y(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?y(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?y(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):y(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&y(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&y(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&y(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],y(`along the cards`)],[[`1`],y(`take the card into the hand`)],[[`0`],y(`take the card back`)],[[`g`],y(`deal me a hand`)],[[`x`],y(`take the talon`)],[[`w`],y(`what it is worth`)],[[`,`],y(`settings`)],[[`Esc`],y(`close what is open`)],[[`?`],y(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===f())??t[0];return n?_`<${xe} query=${e} games=${t} usual=${n} />`:_`<${ne} />`}function xe({query:e,games:t,usual:r}){let i=ee(()=>P(e,r),[e]),{deck:o,hand:u}=c(i.game);if(b(()=>{re(o),te(C.flat()),u?.words.load().catch(()=>void 0)},[i.game]),u?.words.failed.value)return _`<${n} />`;if(!u?.words.loaded.value)return null;let d=e=>{s({game:e}),a(L({...i,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return _`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${y(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${y(`What is my hand worth?`)}</h1>
      <div class="tools"><${ie} keys=${ye()} /><${l} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${i}
        games=${_`<nav class="hand-games" aria-label=${y(`Games`)}>
          ${t.map(e=>_`<button type="button" key=${e} class="plain"
            aria-pressed=${e===i.game} onClick=${()=>d(e)}>${c(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${y(`What it is worth`)}>
        <${he} setting=${i} /></section>
    </main>
  </div>`}export{be as HandValuePage};