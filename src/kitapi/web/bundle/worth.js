import{An as e,B as t,Ht as n,Kt as r,On as i,Rt as a,Tn as o,Vt as s,Zt as c,_n as l,a as u,bn as d,cn as f,dn as p,en as m,i as h,kn as g,n as _,on as v,pn as y,rt as b,sn as x,v as S,xn as C,yn as w}from"./main.js";import{_ as ee,b as te,o as ne}from"./shared.js";import{g as re,h as T,m as E,ot as ie,p as ae,q as D,z as O}from"./desks.js";const k=()=>y().filter(e=>p(e).hand),A=e=>p(e).hand?.bids??[],j=e=>p(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function oe(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>D(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function P({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,L(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const F=e=>P(e.cards.length===12?e:{...e,bid:null,exact:!1}),I=e=>`/hand?${P(e)}${e.requested?`&worth=yes`:``}`,L=e=>O.flat().filter(t=>e.includes(t));function R(e,t){let n=O.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function z(e){let t=p(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function B(e){return e===`betl`?f(`betl`):e===`n`?f(`no trumps`):r(e)}function V(e){return f(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const H=e=>new Intl.NumberFormat(v(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),U=e=>new Intl.NumberFormat(v(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),W=({expected:e,error:t})=>`${H(e)} ± ${U(t)}`;function G(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(v(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const K=e=>new Intl.NumberFormat(v()).format(e),q=e=>({declarer:[...e],first:null,second:null}),J=()=>f(`in your hand`);function se({setting:e,games:n}){let{cards:r}=e,i=n=>t(I({...e,requested:!1,...n})),a=(e,t)=>{let n=r.filter(t=>t!==e);return t&&n.length>=12?w(f(`Twelve cards are selected: tap one to remove it.`)):(w(f(`{card}: {value}`,{card:s(e),value:t?J():f(`nobody`)})),i({cards:t?[...n,e]:n}))};return C`<section class="solver-felt" aria-label=${f(`Lay out the cards`)}>
    ${n}
    ${e.broken&&C`<p class="paper solver-note" role="alert">
        ${f(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${re} hands=${q(r)} nameOf=${J}
      onGive=${(e,t)=>a(e,t!==null)}
      onTouch=${e=>a(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${Y(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>i({cards:R([],10),requested:!0})}>${f(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&i({cards:R(r,2),requested:!0})}>
        ${f(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>i({cards:[]})}>${f(`Clear`)}</button>
      <button type="button" class=${M(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(r)?i({requested:!0}):w(Y(r.length))}>
        ${f(`What is it worth?`)}</button>
    </div>
    <${ce} setting=${e} change=${i} />
    <${T} hands=${q(r)} nameOf=${()=>f(`Your hand`)} most=${12}
      onHands=${e=>i({cards:e.declarer})} />
  </section>`}function Y(e){return e===10?f(`Ten cards, before the talon.`):e===12?f(`Twelve cards, with the talon.`):x(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function ce({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,s=le(n),c=l(n),u=Number(s[e.preset??`rulebook`]?.kasa_share??0);return C`<div class="paper hand-circumstances">
    <${X} label=${f(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>V(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${X} label=${f(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&C`<${X} label=${f(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${c.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&C`<label>${f(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&C`<${X} label=${f(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${z(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&C`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${f(`Count every layout of the other cards`)}</label>`}
  </div>`}function le(e){let[t,n]=g([]);return o(()=>{S().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const X=({label:e,value:t,of:n,words:r,onChoice:i})=>C`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>C`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Z({game:e,goals:t,best:r,title:i}){let[a,o]=g(!1),s=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),c=t.some(e=>e.away);return C`<div class="hand-goals"><table>
    <caption>${i}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${f(`Contract`)}</span></th><th scope="col">${f(`value`)}</th>
        <th scope="col">${f(`is made`)}</th>
        <th scope="col">${f(c?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${s.slice(0,a?s.length:6).map(t=>C`<tr key=${t.goal} class=${d(t.goal===r&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${Q} game=${e} goal=${t.goal} /></th>
            <td class="figure">${W(t)}</td><td class="figure">${G(t.made)}</td>
            <td class="figure">
              ${c?(t.away??``).split(` `).map(e=>C`<span key=${e} class="told-card">${n(e)} </span>`):G(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${s.length>6&&C`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>
      ${f(a?`Show fewer`:`Show all`)}</button>`}</div>`}const Q=({game:e,goal:t})=>C`<${z(e).GoalSign} goal=${t} />`,ue=({game:e,bids:t,limit:n})=>C`<details class="hand-bids">
  <summary>${f(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${f(`Bid`)}</th><th scope="col">${f(`value`)}</th></tr></thead>
    <tbody>
      ${de(t,n).map(({first:t,last:n,value:r,upTo:i})=>C`<tr key=${t} class=${d(i&&`up-to-here`)}>
          <th scope="row"><${Q} game=${e} goal=${t} />
            ${n!==t&&C` – <${Q} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function de(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[H(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function fe({value:e}){let[t,n]=g(z(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?C`<div class="hand-tricks">
    <h2>${f(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${f(`Trumps`)} onKeyDown=${ee(1)}>
      ${e.tricks.map(({strain:e})=>C`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${B(e)}
          onClick=${()=>n(e)}><${pe} strain=${e} /></button>`)}
    </div>
    <${me} tricks=${r} />
    <p class="quiet">${he(r)}</p>
  </div>`:null}const pe=({strain:e})=>e===`betl`?C`<span class="without" aria-hidden="true">${f(`betl`)}</span>`:C`<${ae} strain=${e} />`;function me({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:x(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:f(`made`),spoken:f(`made`),chance:n},{name:f(`lost`),spoken:f(`lost`),chance:1-n}],i=Math.max(...r.map(({chance:e})=>e));return C`<table class="hand-bars">
    <caption class="unseen">
      ${f(`How likely each number of tricks is, {strain}`,{strain:B(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>C`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/i}}></span>
        <span class="figure">${G(n)}</span></td>
    </tr>`)}</tbody></table>`}const he=({exact:e,layouts:t})=>f(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:K(t)});function $({setting:e}){let{answer:t,making:n,trouble:r,again:i}=E(e.requested?F(e):null,`/api/hand`);return e.requested?r?C`<${ie} trouble=${r} again=${i} />`:t?C`<${ge} value=${t} />`:C`<p class="hand-question" role="status">
      ${f(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:C`<p class="hand-question">
      ${f(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,a=i(null);return o(()=>{let e=a.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),C`<p class="hand-advice" role="status" ref=${a}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>C`<li key=${e}>${e}</li>`)}</ul>
    <${fe} key=${e.best} value=${e} />
    <${Z} game=${t} goals=${n} best=${e.best}
      title=${f(`What can be declared, in {unit}`,{unit:z(t).unitName()})} />
    ${r&&C`<${Z} game=${t} goals=${r} best="" title=${f(`From hand, without the talon`)} />`}
    ${e.bids&&C`<${ue} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${f(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${te} key=${location.href} label=${f(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?f(`Best: {goal}.`,{goal:z(e).goalName(n)}):r?f(`Bid up to {bid}.`,{bid:z(e).bidWords(r)}):f(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=z(e),o=a(),s=t?.[0];return[s&&f(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${W(s)} ${o}`}),n&&f(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${W(n)} ${o}`,share:G(n.bought)}),r!==void 0&&f(`Giving up once the talon is seen: {worth}.`,{worth:`${H(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],f(`along the cards`)],[[`1`],f(`take the card into the hand`)],[[`0`],f(`take the card back`)],[[`g`],f(`deal me a hand`)],[[`x`],f(`take the talon`)],[[`w`],f(`what it is worth`)],[[`,`],f(`settings`)],[[`Esc`],f(`close what is open`)],[[`?`],f(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===h())??t[0];return n?C`<${xe} query=${e} games=${t} usual=${n} />`:C`<${_} />`}function xe({query:n,games:r,usual:i}){let s=e(()=>oe(n,i),[n]),{deck:l,hand:d}=p(s.game);if(o(()=>{c(l),a(O.flat()),d?.words.load().catch(()=>void 0)},[s.game]),d?.words.failed.value)return C`<${b} />`;if(!d?.words.loaded.value)return null;let h=e=>{m({game:e}),t(I({...s,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return C`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${f(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${f(`What is my hand worth?`)}</h1>
      <div class="tools"><${ne} keys=${ye()} /><${u} /></div>
    </header>
    <main class="solver-desk">
      <${se} setting=${s}
        games=${C`<nav class="hand-games" aria-label=${f(`Games`)}>
          ${r.map(e=>C`<button type="button" key=${e} class="plain"
            aria-pressed=${e===s.game} onClick=${()=>h(e)}>${p(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${f(`What it is worth`)}>
        <${$} setting=${s} /></section>
    </main>
  </div>`}export{be as HandValuePage};