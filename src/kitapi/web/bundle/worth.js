import{$t as e,Bt as t,Cn as n,Jt as r,Mn as i,Nn as a,On as o,Sn as s,Ut as c,V as l,a as ee,bn as u,dn as d,gn as f,i as te,it as ne,jn as re,ln as p,mn as m,n as h,nn as g,un as _,v,wn as y}from"./main.js";import{_ as ie,l as b,y as x}from"./shared.js";import{Z as S,_ as ae,at as C,b as w,v as T,vt as E,y as D}from"./desks.js";import{N as O}from"./caribbean-stud-shared.js";const k=()=>f().filter(e=>m(e).hand),A=e=>m(e).hand?.bids??[],j=e=>m(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>C(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>S.flat().filter(t=>e.includes(t));function z(e,t){let n=S.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=m(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?d(`betl`):e===`n`?d(`no trumps`):r(e)}function H(e){return d(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(p(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(p(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(p(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(p()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>d(`in your hand`);function oe({setting:e,games:t}){let{cards:n}=e,r=t=>l(L({...e,requested:!1,...t})),i=(e,t)=>{let i=n.filter(t=>t!==e);return t&&i.length>=12?s(d(`Twelve cards are selected: tap one to remove it.`)):(s(d(`{card}: {value}`,{card:c(e),value:t?Y():d(`nobody`)})),r({cards:t?[...i,e]:i}))};return y`<section class="solver-felt" aria-label=${d(`Lay out the cards`)}>
    ${t}
    ${e.broken&&y`<p class="paper solver-note" role="alert">
        ${d(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${w} hands=${J(n)} nameOf=${Y}
      onGive=${(e,t)=>i(e,t!==null)}
      onTouch=${e=>i(e,!n.includes(e))} />
    <p class="hand-counted" role="status">${X(n.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>r({cards:z([],10),requested:!0})}>${d(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${n.length===10?void 0:`true`}
        onClick=${()=>n.length===10&&r({cards:z(n,2),requested:!0})}>
        ${d(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>r({cards:[]})}>${d(`Clear`)}</button>
      <button type="button" class=${M(n)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(n)?r({requested:!0}):s(X(n.length))}>
        ${d(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${r} />
    <${D} hands=${J(n)} nameOf=${()=>d(`Your hand`)} most=${12}
      onHands=${e=>r({cards:e.declarer})} />
  </section>`}function X(e){return e===10?d(`Ten cards, before the talon.`):e===12?d(`Twelve cards, with the talon.`):_(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,s=ce(n),c=u(n),l=Number(s[e.preset??`rulebook`]?.kasa_share??0);return y`<div class="paper hand-circumstances">
    <${Z} label=${d(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${d(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&y`<${Z} label=${d(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${c.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&y`<label>${d(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${l?String(e.players*l):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&y`<${Z} label=${d(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&y`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${d(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=i([]);return o(()=>{v().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>y`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>y`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:r,title:a}){let[o,s]=i(!1),c=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=t.some(e=>e.away);return y`<div class="hand-goals"><table>
    <caption>${a}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${d(`Contract`)}</span></th><th scope="col">${d(`value`)}</th>
        <th scope="col">${d(`is made`)}</th>
        <th scope="col">${d(l?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${c.slice(0,o?c.length:6).map(t=>y`<tr key=${t.goal} class=${n(t.goal===r&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${l?(t.away??``).split(` `).map(e=>y`<${ie} key=${e} card=${e} /> `):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${c.length>6&&y`<button type="button" class="plain" aria-expanded=${o} onClick=${()=>s(!o)}>
      ${d(o?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>y`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:r})=>y`<details class="hand-bids">
  <summary>${d(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${d(`Bid`)}</th><th scope="col">${d(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,r).map(({first:t,last:r,value:i,upTo:a})=>y`<tr key=${t} class=${n(a&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${r!==t&&y` – <${$} game=${e} goal=${r} />`}</th>
          <td class="figure">${i}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=i(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?y`<div class="hand-tricks">
    <h2>${d(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${d(`Trumps`)} onKeyDown=${x(1)}>
      ${e.tricks.map(({strain:e})=>y`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?y`<span class="without" aria-hidden="true">${d(`betl`)}</span>`:y`<${ae} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:_(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:d(`made`),spoken:d(`made`),chance:n},{name:d(`lost`),spoken:d(`lost`),chance:1-n}],i=Math.max(...r.map(({chance:e})=>e));return y`<table class="hand-bars">
    <caption class="unseen">
      ${d(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>y`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/i}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>d(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=T(e.requested?I(e):null,`/api/hand`);return e.requested?r?y`<${E} trouble=${r} again=${i} />`:t?y`<${ge} value=${t} />`:y`<p class="hand-question" role="status">
      ${d(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:y`<p class="hand-question">
      ${d(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=re(null);return o(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),y`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>y`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${d(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&y`<${Q} game=${t} goals=${r} best="" title=${d(`From hand, without the talon`)} />`}
    ${e.bids&&y`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${d(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${O} key=${location.href} label=${d(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?d(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?d(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):d(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&d(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&d(`Passing: {worth}; another player buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&d(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],d(`along the cards`)],[[`1`],d(`take the card into the hand`)],[[`0`],d(`take the card back`)],[[`g`],d(`deal me a hand`)],[[`x`],d(`take the talon`)],[[`w`],d(`what it is worth`)],[[`,`],d(`settings`)],[[`Esc`],d(`close what is open`)],[[`?`],d(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===te())??t[0];return n?y`<${xe} query=${e} games=${t} usual=${n} />`:y`<${h} />`}function xe({query:n,games:r,usual:i}){let s=a(()=>P(n,i),[n]),{deck:c,hand:u}=m(s.game);if(o(()=>{e(c),t(S.flat()),u?.words.load().catch(()=>void 0)},[s.game]),u?.words.failed.value)return y`<${ne} />`;if(!u?.words.loaded.value)return null;let f=e=>{g({game:e}),l(L({...s,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return y`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${d(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${d(`What is my hand worth?`)}</h1>
      <div class="tools"><${b} keys=${ye()} /><${ee} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${s}
        games=${y`<nav class="hand-games" aria-label=${d(`Games`)}>
          ${r.map(e=>y`<button type="button" key=${e} class="plain"
            aria-pressed=${e===s.game} onClick=${()=>f(e)}>${m(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${d(`What it is worth`)}>
        <${he} setting=${s} /></section>
    </main>
  </div>`}export{be as HandValuePage};