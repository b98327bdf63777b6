import{An as e,En as t,Ht as n,Qt as r,Sn as i,V as a,a as o,bn as s,cn as c,fn as l,i as u,it as d,jn as ee,kn as f,ln as p,mn as m,n as h,qt as g,sn as _,tn as v,v as y,vn as b,xn as x,zt as te}from"./main.js";import{_ as S,l as C,y as ne}from"./shared.js";import{Z as w,_ as re,at as T,b as E,v as D,vt as O,y as k}from"./desks.js";import{N as ie}from"./caribbean-stud-shared.js";const A=()=>m().filter(e=>l(e).hand),j=e=>l(e).hand?.bids??[],M=e=>l(e).hand?.hasKasa??!1,N=e=>e.length===10||e.length===12,P=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function F(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>T(e)??[]))].slice(0,12),a=A().find(e=>e===n.get(`game`))??t,o=j(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:P(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:M(a)&&P(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&N(i),broken:r.length!==i.length}}function I({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,z(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const L=e=>I(e.cards.length===12?e:{...e,bid:null,exact:!1}),R=e=>`/hand?${I(e)}${e.requested?`&worth=yes`:``}`,z=e=>w.flat().filter(t=>e.includes(t));function B(e,t){let n=w.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function V(e){let t=l(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function H(e){return e===`betl`?p(`betl`):e===`n`?p(`no trumps`):g(e)}function U(e){return p(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const W=e=>new Intl.NumberFormat(_(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),G=e=>new Intl.NumberFormat(_(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),K=({expected:e,error:t})=>`${W(e)} ± ${G(t)}`;function q(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(_(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const ae=e=>new Intl.NumberFormat(_()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>p(`in your hand`);function oe({setting:e,games:t}){let{cards:r}=e,o=t=>a(R({...e,requested:!1,...t})),c=(e,t)=>{let i=r.filter(t=>t!==e);return t&&i.length>=12?s(p(`Twelve cards are selected: tap one to remove it.`)):(s(p(`{card}: {value}`,{card:n(e),value:t?Y():p(`nobody`)})),o({cards:t?[...i,e]:i}))};return i`<section class="solver-felt" aria-label=${p(`Lay out the cards`)}>
    ${t}
    ${e.broken&&i`<p class="paper solver-note" role="alert">
        ${p(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${E} hands=${J(r)} nameOf=${Y}
      onGive=${(e,t)=>c(e,t!==null)}
      onTouch=${e=>c(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${X(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>o({cards:B([],10),requested:!0})}>${p(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&o({cards:B(r,2),requested:!0})}>
        ${p(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>o({cards:[]})}>${p(`Clear`)}</button>
      <button type="button" class=${N(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>N(r)?o({requested:!0}):s(X(r.length))}>
        ${p(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${o} />
    <${k} hands=${J(r)} nameOf=${()=>p(`Your hand`)} most=${12}
      onHands=${e=>o({cards:e.declarer})} />
  </section>`}function X(e){return e===10?p(`Ten cards, before the talon.`):e===12?p(`Twelve cards, with the talon.`):c(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:a}=e,o=e=>t({requested:a,...e}),s=r.length===12,c=ce(n),l=b(n),u=Number(c[e.preset??`rulebook`]?.kasa_share??0);return i`<div class="paper hand-circumstances">
    <${Z} label=${p(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>U(Number(e))}
      onChoice=${e=>o({seat:Number(e)})} />
    <${Z} label=${p(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>o({players:Number(e)})} />
    ${l&&Object.keys(c).length>0&&i`<${Z} label=${p(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(c)}
        words=${l.presetWords}
        onChoice=${e=>o({preset:e===`rulebook`?null:e})} />`}
    ${M(n)&&i`<label>${p(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>o({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${s&&i`<${Z} label=${p(`Bought at`)} value=${e.bid??j(n)[0]??``} of=${j(n)}
        words=${V(n).bidWords}
        onChoice=${e=>o({bid:e})} />`}
    ${s&&i`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>o({exact:e.target.checked})} />
      ${p(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(n){let[r,i]=e([]);return t(()=>{y().then(i,()=>void 0)},[]),r.find(({name:e})=>e===n)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:a})=>i`<label>${e}
    <select value=${t} onChange=${e=>a(e.target.value)}>
      ${n.map(e=>i`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:t,goals:n,best:r,title:a}){let[o,s]=e(!1),c=[...n].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=n.some(e=>e.away);return i`<div class="hand-goals"><table>
    <caption>${a}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${p(`Contract`)}</span></th><th scope="col">${p(`value`)}</th>
        <th scope="col">${p(`is made`)}</th>
        <th scope="col">${p(l?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${c.slice(0,o?c.length:6).map(e=>i`<tr key=${e.goal} class=${x(e.goal===r&&`best`,e.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${t} goal=${e.goal} /></th>
            <td class="figure">${K(e)}</td><td class="figure">${q(e.made)}</td>
            <td class="figure">
              ${l?(e.away??``).split(` `).map(e=>i`<${S} key=${e} card=${e} /> `):q(e.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${c.length>6&&i`<button type="button" class="plain" aria-expanded=${o} onClick=${()=>s(!o)}>
      ${p(o?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>i`<${V(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>i`<details class="hand-bids">
  <summary>${p(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${p(`Bid`)}</th><th scope="col">${p(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:a})=>i`<tr key=${t} class=${x(a&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&i` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[W(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:t}){let[n,r]=e(V(t.game).strainOf(t.best)),a=t.tricks.find(({strain:e})=>e===n)??t.tricks[0];return a?i`<div class="hand-tricks">
    <h2>${p(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${p(`Trumps`)} onKeyDown=${ne(1)}>
      ${t.tricks.map(({strain:e})=>i`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${a.strain===e}
          tabindex=${a.strain===e?0:-1} aria-label=${H(e)}
          onClick=${()=>r(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${a} />
    <p class="quiet">${me(a)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?i`<span class="without" aria-hidden="true">${p(`betl`)}</span>`:i`<${re} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:c(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:p(`made`),spoken:p(`made`),chance:n},{name:p(`lost`),spoken:p(`lost`),chance:1-n}],a=Math.max(...r.map(({chance:e})=>e));return i`<table class="hand-bars">
    <caption class="unseen">
      ${p(`How likely each number of tricks is, {strain}`,{strain:H(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>i`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span>
        <span class="figure">${q(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>p(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:ae(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:a}=D(e.requested?L(e):null,`/api/hand`);return e.requested?r?i`<${O} trouble=${r} again=${a} />`:t?i`<${ge} value=${t} />`:i`<p class="hand-question" role="status">
      ${p(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:i`<p class="hand-question">
      ${p(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:n,goals:r,from_hand:a}=e,o=f(null);return t(()=>{let e=o.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),i`<p class="hand-advice" role="status" ref=${o}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>i`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${n} goals=${r} best=${e.best}
      title=${p(`What can be declared, in {unit}`,{unit:V(n).unitName()})} />
    ${a&&i`<${Q} game=${n} goals=${a} best="" title=${p(`From hand, without the talon`)} />`}
    ${e.bids&&i`<${le} game=${n} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${p(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${ie} key=${location.href} label=${p(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?p(`Best: {goal}.`,{goal:V(e).goalName(n)}):r?p(`Bid up to {bid}.`,{bid:V(e).bidWords(r)}):p(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=V(e),o=a(),s=t?.[0];return[s&&p(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${K(s)} ${o}`}),n&&p(`Passing: {worth}; another player buys in {share} of the deals.`,{worth:`${K(n)} ${o}`,share:q(n.bought)}),r!==void 0&&p(`Giving up once the talon is seen: {worth}.`,{worth:`${W(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],p(`along the cards`)],[[`1`],p(`take the card into the hand`)],[[`0`],p(`take the card back`)],[[`g`],p(`deal me a hand`)],[[`x`],p(`take the talon`)],[[`w`],p(`what it is worth`)],[[`,`],p(`settings`)],[[`Esc`],p(`close what is open`)],[[`?`],p(`this list`)]];function be({query:e}){let t=A(),n=t.find(e=>e===u())??t[0];return n?i`<${xe} query=${e} games=${t} usual=${n} />`:i`<${h} />`}function xe({query:e,games:n,usual:s}){let c=ee(()=>F(e,s),[e]),{deck:u,hand:f}=l(c.game);if(t(()=>{r(u),te(w.flat()),f?.words.load().catch(()=>void 0)},[c.game]),f?.words.failed.value)return i`<${d} />`;if(!f?.words.loaded.value)return null;let m=e=>{v({game:e}),a(R({...c,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return i`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${p(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${p(`What is my hand worth?`)}</h1>
      <div class="tools"><${C} keys=${ye()} /><${o} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${c}
        games=${i`<nav class="hand-games" aria-label=${p(`Games`)}>
          ${n.map(e=>i`<button type="button" key=${e} class="plain"
            aria-pressed=${e===c.game} onClick=${()=>m(e)}>${l(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${p(`What it is worth`)}>
        <${he} setting=${c} /></section>
    </main>
  </div>`}export{be as HandValuePage};