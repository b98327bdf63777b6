import{Dn as e,In as t,Ln as n,Nn as r,On as i,Qt as a,Rn as o,Tn as s,U as c,Wt as l,ct as u,gn as d,hn as f,i as p,kn as m,mn as h,n as ee,on as te,qt as ne,rn as g,xn as _,y as v,yn as y}from"./main.js";import{C as b,p as re,x as ie}from"./shared.js";import{C as x,S,T as ae,Tt as C,nt as w,ut as T,w as E,wt as D}from"./desks.js";import{N as O}from"./caribbean-stud-shared.js";const k=()=>_().filter(e=>y(e).hand),A=e=>y(e).hand?.bids??[],j=e=>y(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>T(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>w.flat().filter(t=>e.includes(t));function z(e,t){let n=w.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=y(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?d(`betl`):e===`n`?d(`no trumps`):a(e)}function H(e){return d(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(h(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(h(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(h(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(h()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>d(`in your hand`);function oe({setting:t,games:n}){let{cards:r}=t,i=e=>c(L({...t,requested:!1,...e})),a=(t,n)=>{let a=r.filter(e=>e!==t);return n&&a.length>=12?e(d(`Twelve cards are selected: tap one to remove it.`)):(e(d(`{card}: {value}`,{card:ne(t),value:n?Y():d(`nobody`)})),i({cards:n?[...a,t]:a}))};return m`<section class="solver-felt" aria-label=${d(`Lay out the cards`)}>
    ${n}
    ${t.broken&&m`<p class="paper solver-note" role="alert">
        ${d(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${ae} hands=${J(r)} nameOf=${Y}
      onGive=${(e,t)=>a(e,t!==null)}
      onTouch=${e=>a(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${X(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>i({cards:z([],10),requested:!0})}>${d(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&i({cards:z(r,2),requested:!0})}>
        ${d(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>i({cards:[]})}>${d(`Clear`)}</button>
      <button type="button" class=${M(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(r)?i({requested:!0}):e(X(r.length))}>
        ${d(`What is it worth?`)}</button>
    </div>
    <${se} setting=${t} change=${i} />
    <${E} hands=${J(r)} nameOf=${()=>d(`Your hand`)} most=${12}
      onHands=${e=>i({cards:e.declarer})} />
  </section>`}function X(e){return e===10?d(`Ten cards, before the talon.`):e===12?d(`Twelve cards, with the talon.`):f(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,c=ce(n),l=s(n),u=Number(c[e.preset??`rulebook`]?.kasa_share??0);return m`<div class="paper hand-circumstances">
    <${Z} label=${d(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${d(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${l&&Object.keys(c).length>0&&m`<${Z} label=${d(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(c)}
        words=${l.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&m`<label>${d(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&m`<${Z} label=${d(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&m`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${d(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,i]=n([]);return r(()=>{v().then(i,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>m`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>m`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:r,title:a}){let[o,s]=n(!1),c=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=t.some(e=>e.away);return m`<div class="hand-goals"><table>
    <caption>${a}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${d(`Contract`)}</span></th><th scope="col">${d(`value`)}</th>
        <th scope="col">${d(`is made`)}</th>
        <th scope="col">${d(l?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${c.slice(0,o?c.length:6).map(t=>m`<tr key=${t.goal} class=${i(t.goal===r&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${l?(t.away??``).split(` `).map(e=>m`<${ie} key=${e} card=${e} /> `):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${c.length>6&&m`<button type="button" class="plain" aria-expanded=${o} onClick=${()=>s(!o)}>
      ${d(o?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>m`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>m`<details class="hand-bids">
  <summary>${d(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${d(`Bid`)}</th><th scope="col">${d(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:a})=>m`<tr key=${t} class=${i(a&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&m` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,r]=n(B(e.game).strainOf(e.best)),i=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return i?m`<div class="hand-tricks">
    <h2>${d(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${d(`Trumps`)} onKeyDown=${b(1)}>
      ${e.tricks.map(({strain:e})=>m`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${i.strain===e}
          tabindex=${i.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>r(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${i} />
    <p class="quiet">${me(i)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?m`<span class="without" aria-hidden="true">${d(`betl`)}</span>`:m`<${S} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:f(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:d(`made`),spoken:d(`made`),chance:n},{name:d(`lost`),spoken:d(`lost`),chance:1-n}],i=Math.max(...r.map(({chance:e})=>e));return m`<table class="hand-bars">
    <caption class="unseen">
      ${d(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>m`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/i}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>d(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=x(e.requested?I(e):null,`/api/hand`);return e.requested?r?m`<${D} trouble=${r} again=${i} />`:t?m`<${ge} value=${t} />`:m`<p class="hand-question" role="status">
      ${d(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:m`<p class="hand-question">
      ${d(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:n,goals:i,from_hand:a}=e,o=t(null);return r(()=>{let e=o.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),m`<p class="hand-advice" role="status" ref=${o}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>m`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${n} goals=${i} best=${e.best}
      title=${d(`What can be declared, in {unit}`,{unit:B(n).unitName()})} />
    ${a&&m`<${Q} game=${n} goals=${a} best="" title=${d(`From hand, without the talon`)} />`}
    ${e.bids&&m`<${le} game=${n} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${d(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${O} key=${location.href} label=${d(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?d(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?d(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):d(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&d(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&d(`Passing: {worth}; another player buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&d(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],d(`along the cards`)],[[`1`],d(`take the card into the hand`)],[[`0`],d(`take the card back`)],[[`g`],d(`deal me a hand`)],[[`x`],d(`take the talon`)],[[`w`],d(`what it is worth`)],[[`,`],d(`settings`)],[[`Esc`],d(`close what is open`)],[[`?`],d(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===p())??t[0];return n?m`<${xe} query=${e} games=${t} usual=${n} />`:m`<${ee} />`}function xe({query:e,games:t,usual:n}){let i=o(()=>P(e,n),[e]),{deck:a,hand:s}=y(i.game);if(r(()=>{g(a),l(w.flat()),s?.words.load().catch(()=>void 0)},[i.game]),s?.words.failed.value)return m`<${u} />`;if(!s?.words.loaded.value)return null;let f=e=>{te({game:e}),c(L({...i,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return m`<div class="solver hand-worth">
    <${C} title=${d(`What is my hand worth?`)}><${re} keys=${ye()} /></${C}>
    <main class="solver-desk">
      <${oe} setting=${i}
        games=${m`<nav class="hand-games" aria-label=${d(`Games`)}>
          ${t.map(e=>m`<button type="button" key=${e} class="plain"
            aria-pressed=${e===i.game} onClick=${()=>f(e)}>${y(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${d(`What it is worth`)}>
        <${he} setting=${i} /></section>
    </main>
  </div>`}export{be as HandValuePage};