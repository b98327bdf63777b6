import{F as e,Ft as t,Ht as n,Mt as r,Pt as i,Q as a,Wt as o,Xt as s,Yt as c,Zt as l,_n as u,a as d,cn as f,en as p,g as m,i as h,ln as g,mn as _,n as ee,nn as v,on as y,un as b,vn as x,yn as S,zt as te}from"./main.js";import{a as ne,h as C,v as re}from"./shared.js";import{K as w,R as T,at as ie,f as ae,h as E,m as D,p as O}from"./desks.js";const k=()=>v().filter(e=>p(e).hand),A=e=>p(e).hand?.bids??[],j=e=>p(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>w(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>T.flat().filter(t=>e.includes(t));function z(e,t){let n=T.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=p(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?l(`betl`):e===`n`?l(`no trumps`):te(e)}function H(e){return l(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(c(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(c(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(c(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(c()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>l(`in your hand`);function oe({setting:t,games:n}){let{cards:r}=t,a=n=>e(L({...t,requested:!1,...n})),o=(e,t)=>{let n=r.filter(t=>t!==e);return t&&n.length>=12?f(l(`Twelve cards are selected: tap one to remove it.`)):(f(l(`{card}: {value}`,{card:i(e),value:t?Y():l(`nobody`)})),a({cards:t?[...n,e]:n}))};return b`<section class="solver-felt" aria-label=${l(`Lay out the cards`)}>
    ${n}
    ${t.broken&&b`<p class="paper solver-note" role="alert">
        ${l(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${E} hands=${J(r)} nameOf=${Y}
      onGive=${(e,t)=>o(e,t!==null)}
      onTouch=${e=>o(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${X(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>a({cards:z([],10),requested:!0})}>${l(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&a({cards:z(r,2),requested:!0})}>
        ${l(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>a({cards:[]})}>${l(`Clear`)}</button>
      <button type="button" class=${M(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(r)?a({requested:!0}):f(X(r.length))}>
        ${l(`What is it worth?`)}</button>
    </div>
    <${se} setting=${t} change=${a} />
    <${D} hands=${J(r)} nameOf=${()=>l(`Your hand`)} most=${12}
      onHands=${e=>a({cards:e.declarer})} />
  </section>`}function X(e){return e===10?l(`Ten cards, before the talon.`):e===12?l(`Twelve cards, with the talon.`):s(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,s=ce(n),c=y(n),u=Number(s[e.preset??`rulebook`]?.kasa_share??0);return b`<div class="paper hand-circumstances">
    <${Z} label=${l(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${l(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&b`<${Z} label=${l(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${c.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&b`<label>${l(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&b`<${Z} label=${l(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&b`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${l(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=x([]);return _(()=>{m().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>b`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>b`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:n,best:r,title:i}){let[a,o]=x(!1),s=[...n].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),c=n.some(e=>e.away);return b`<div class="hand-goals"><table>
    <caption>${i}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${l(`Contract`)}</span></th><th scope="col">${l(`value`)}</th>
        <th scope="col">${l(`is made`)}</th>
        <th scope="col">${l(c?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${s.slice(0,a?s.length:6).map(n=>b`<tr key=${n.goal} class=${g(n.goal===r&&`best`,n.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${n.goal} /></th>
            <td class="figure">${G(n)}</td><td class="figure">${K(n.made)}</td>
            <td class="figure">
              ${c?(n.away??``).split(` `).map(e=>b`<span key=${e} class="told-card">${t(e)} </span>`):K(n.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${s.length>6&&b`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>
      ${l(a?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>b`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>b`<details class="hand-bids">
  <summary>${l(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${l(`Bid`)}</th><th scope="col">${l(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:i})=>b`<tr key=${t} class=${g(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&b` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=x(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?b`<div class="hand-tricks">
    <h2>${l(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${l(`Trumps`)} onKeyDown=${C(1)}>
      ${e.tricks.map(({strain:e})=>b`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?b`<span class="without" aria-hidden="true">${l(`betl`)}</span>`:b`<${ae} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:s(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:l(`made`),spoken:l(`made`),chance:n},{name:l(`lost`),spoken:l(`lost`),chance:1-n}],i=Math.max(...r.map(({chance:e})=>e));return b`<table class="hand-bars">
    <caption class="unseen">
      ${l(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>b`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/i}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>l(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=O(e.requested?I(e):null,`/api/hand`);return e.requested?r?b`<${ie} trouble=${r} again=${i} />`:t?b`<${ge} value=${t} />`:b`<p class="hand-question" role="status">
      ${l(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:b`<p class="hand-question">
      ${l(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=u(null);return _(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),b`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>b`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${l(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&b`<${Q} game=${t} goals=${r} best="" title=${l(`From hand, without the talon`)} />`}
    ${e.bids&&b`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${l(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${re} key=${location.href} label=${l(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?l(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?l(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):l(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&l(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&l(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&l(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],l(`along the cards`)],[[`1`],l(`take the card into the hand`)],[[`0`],l(`take the card back`)],[[`g`],l(`deal me a hand`)],[[`x`],l(`take the talon`)],[[`w`],l(`what it is worth`)],[[`,`],l(`settings`)],[[`Esc`],l(`close what is open`)],[[`?`],l(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===h())??t[0];return n?b`<${xe} query=${e} games=${t} usual=${n} />`:b`<${ee} />`}function xe({query:t,games:i,usual:s}){let c=S(()=>P(t,s),[t]),{deck:u,hand:f}=p(c.game);if(_(()=>{n(u),r(T.flat()),f?.words.load().catch(()=>void 0)},[c.game]),f?.words.failed.value)return b`<${a} />`;if(!f?.words.loaded.value)return null;let m=t=>{o({game:t}),e(L({...c,game:t,preset:null,kasa:null,bid:null,requested:!1}))};return b`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${l(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${l(`What is my hand worth?`)}</h1>
      <div class="tools"><${ne} keys=${ye()} /><${d} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${c}
        games=${b`<nav class="hand-games" aria-label=${l(`Games`)}>
          ${i.map(e=>b`<button type="button" key=${e} class="plain"
            aria-pressed=${e===c.game} onClick=${()=>m(e)}>${p(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${l(`What it is worth`)}>
        <${he} setting=${c} /></section>
    </main>
  </div>`}export{be as HandValuePage};