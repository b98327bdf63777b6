import{$t as e,Bt as t,Cn as n,Jt as r,Mn as i,Nn as a,Pn as o,Tn as s,Ut as c,V as l,_n as u,a as ee,dn as d,fn as f,hn as p,i as m,it as h,kn as g,n as te,nn as _,un as v,v as y,wn as b,xn as x}from"./main.js";import{_ as ne,l as re,y as S}from"./shared.js";import{Z as C,_ as ie,at as ae,b as w,v as T,y as E,yt as D}from"./desks.js";import{N as O}from"./caribbean-stud-shared.js";const k=()=>u().filter(e=>p(e).hand),A=e=>p(e).hand?.bids??[],j=e=>p(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>ae(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>C.flat().filter(t=>e.includes(t));function z(e,t){let n=C.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=p(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?f(`betl`):e===`n`?f(`no trumps`):r(e)}function H(e){return f(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(v(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(v(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(v(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(v()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>f(`in your hand`);function oe({setting:e,games:t}){let{cards:r}=e,i=t=>l(L({...e,requested:!1,...t})),a=(e,t)=>{let a=r.filter(t=>t!==e);return t&&a.length>=12?n(f(`Twelve cards are selected: tap one to remove it.`)):(n(f(`{card}: {value}`,{card:c(e),value:t?Y():f(`nobody`)})),i({cards:t?[...a,e]:a}))};return s`<section class="solver-felt" aria-label=${f(`Lay out the cards`)}>
    ${t}
    ${e.broken&&s`<p class="paper solver-note" role="alert">
        ${f(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${w} hands=${J(r)} nameOf=${Y}
      onGive=${(e,t)=>a(e,t!==null)}
      onTouch=${e=>a(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${X(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>i({cards:z([],10),requested:!0})}>${f(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&i({cards:z(r,2),requested:!0})}>
        ${f(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>i({cards:[]})}>${f(`Clear`)}</button>
      <button type="button" class=${M(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(r)?i({requested:!0}):n(X(r.length))}>
        ${f(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${i} />
    <${E} hands=${J(r)} nameOf=${()=>f(`Your hand`)} most=${12}
      onHands=${e=>i({cards:e.declarer})} />
  </section>`}function X(e){return e===10?f(`Ten cards, before the talon.`):e===12?f(`Twelve cards, with the talon.`):d(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,c=ce(n),l=x(n),u=Number(c[e.preset??`rulebook`]?.kasa_share??0);return s`<div class="paper hand-circumstances">
    <${Z} label=${f(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${f(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${l&&Object.keys(c).length>0&&s`<${Z} label=${f(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(c)}
        words=${l.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&s`<label>${f(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&s`<${Z} label=${f(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&s`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${f(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=a([]);return g(()=>{y().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>s`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>s`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:n,title:r}){let[i,o]=a(!1),c=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=t.some(e=>e.away);return s`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${f(`Contract`)}</span></th><th scope="col">${f(`value`)}</th>
        <th scope="col">${f(`is made`)}</th>
        <th scope="col">${f(l?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${c.slice(0,i?c.length:6).map(t=>s`<tr key=${t.goal} class=${b(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${l?(t.away??``).split(` `).map(e=>s`<${ne} key=${e} card=${e} /> `):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${c.length>6&&s`<button type="button" class="plain" aria-expanded=${i} onClick=${()=>o(!i)}>
      ${f(i?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>s`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>s`<details class="hand-bids">
  <summary>${f(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${f(`Bid`)}</th><th scope="col">${f(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:i})=>s`<tr key=${t} class=${b(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&s` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=a(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?s`<div class="hand-tricks">
    <h2>${f(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${f(`Trumps`)} onKeyDown=${S(1)}>
      ${e.tricks.map(({strain:e})=>s`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?s`<span class="without" aria-hidden="true">${f(`betl`)}</span>`:s`<${ie} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:d(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:f(`made`),spoken:f(`made`),chance:n},{name:f(`lost`),spoken:f(`lost`),chance:1-n}],i=Math.max(...r.map(({chance:e})=>e));return s`<table class="hand-bars">
    <caption class="unseen">
      ${f(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>s`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/i}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>f(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=T(e.requested?I(e):null,`/api/hand`);return e.requested?r?s`<${D} trouble=${r} again=${i} />`:t?s`<${ge} value=${t} />`:s`<p class="hand-question" role="status">
      ${f(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:s`<p class="hand-question">
      ${f(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,a=i(null);return g(()=>{let e=a.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),s`<p class="hand-advice" role="status" ref=${a}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>s`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${f(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&s`<${Q} game=${t} goals=${r} best="" title=${f(`From hand, without the talon`)} />`}
    ${e.bids&&s`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${f(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${O} key=${location.href} label=${f(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?f(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?f(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):f(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&f(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&f(`Passing: {worth}; another player buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&f(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],f(`along the cards`)],[[`1`],f(`take the card into the hand`)],[[`0`],f(`take the card back`)],[[`g`],f(`deal me a hand`)],[[`x`],f(`take the talon`)],[[`w`],f(`what it is worth`)],[[`,`],f(`settings`)],[[`Esc`],f(`close what is open`)],[[`?`],f(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===m())??t[0];return n?s`<${xe} query=${e} games=${t} usual=${n} />`:s`<${te} />`}function xe({query:n,games:r,usual:i}){let a=o(()=>P(n,i),[n]),{deck:c,hand:u}=p(a.game);if(g(()=>{e(c),t(C.flat()),u?.words.load().catch(()=>void 0)},[a.game]),u?.words.failed.value)return s`<${h} />`;if(!u?.words.loaded.value)return null;let d=e=>{_({game:e}),l(L({...a,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return s`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${f(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${f(`What is my hand worth?`)}</h1>
      <div class="tools"><${re} keys=${ye()} /><${ee} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${a}
        games=${s`<nav class="hand-games" aria-label=${f(`Games`)}>
          ${r.map(e=>s`<button type="button" key=${e} class="plain"
            aria-pressed=${e===a.game} onClick=${()=>d(e)}>${p(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${f(`What it is worth`)}>
        <${he} setting=${a} /></section>
    </main>
  </div>`}export{be as HandValuePage};