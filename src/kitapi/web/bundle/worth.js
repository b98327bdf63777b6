import{Bt as e,Gt as t,I as n,It as r,Mt as i,Qt as a,Vt as o,Wt as s,Xt as c,a as l,an as u,dn as d,fn as f,h as p,i as m,in as h,jt as ee,kt as te,n as g,q as _,qt as v,rn as y,sn as b,tn as ne,un as re}from"./main.js";import{g as x,p as S,r as C}from"./shared.js";import{I as ie,c as ae,l as w,o as T,s as E,w as D,x as O}from"./desks.js";const k=()=>a().filter(e=>c(e).hand),A=e=>c(e).hand?.bids??[],j=e=>c(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>D(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,asked:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.asked?`&worth=yes`:``}`,R=e=>O.flat().filter(t=>e.includes(t));function z(e,t){let n=O.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=c(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?v(`betl`):e===`n`?v(`no trumps`):r(e)}function H(e){return v(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(s(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(s(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(s(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(s()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>v(`in your hand`);function oe({setting:e,games:t}){let{cards:r}=e,a=t=>n(L({...e,asked:!1,...t})),o=(e,t)=>{let n=r.filter(t=>t!==e);return t&&n.length>=12?y(v(`Twelve cards are selected: tap one to remove it.`)):(y(v(`{card}: {value}`,{card:i(e),value:t?Y():v(`nobody`)})),a({cards:t?[...n,e]:n}))};return u`<section class="solver-felt" aria-label=${v(`Lay out the cards`)}>
    ${t}
    ${e.broken&&u`<p class="paper solver-note" role="alert">
        ${v(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${w} hands=${J(r)} nameOf=${Y}
      onGive=${(e,t)=>o(e,t!==null)}
      onTouch=${e=>o(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${X(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>a({cards:z([],10),asked:!0})}>${v(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&a({cards:z(r,2),asked:!0})}>
        ${v(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>a({cards:[]})}>${v(`Clear`)}</button>
      <button type="button" class=${M(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(r)?a({asked:!0}):y(X(r.length))}>
        ${v(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${a} />
    <${ae} hands=${J(r)} nameOf=${()=>v(`Your hand`)} most=${12}
      onHands=${e=>a({cards:e.declarer})} />
  </section>`}function X(e){return e===10?v(`Ten cards, before the talon.`):e===12?v(`Twelve cards, with the talon.`):t(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,asked:i}=e,a=e=>t({asked:i,...e}),o=r.length===12,s=ce(n),c=ne(n),l=Number(s[e.preset??`rulebook`]?.kasa_share??0);return u`<div class="paper hand-circumstances">
    <${Z} label=${v(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${v(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&u`<${Z} label=${v(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${c.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&u`<label>${v(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${l?String(e.players*l):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&u`<${Z} label=${v(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&u`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${v(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=d([]);return b(()=>{p().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>u`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>u`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:n,title:r}){let[i,a]=d(!1),o=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),s=t.some(e=>e.away);return u`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${v(`Contract`)}</span></th><th scope="col">${v(`value`)}</th>
        <th scope="col">${v(`is made`)}</th>
        <th scope="col">${v(s?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${o.slice(0,i?o.length:6).map(t=>u`<tr key=${t.goal} class=${h(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${s?(t.away??``).split(` `).map(e=>u`<span key=${e} class="told-card">${ee(e)} </span>`):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${o.length>6&&u`<button type="button" class="plain" aria-expanded=${i} onClick=${()=>a(!i)}>
      ${v(i?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>u`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>u`<details class="hand-bids">
  <summary>${v(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${v(`Bid`)}</th><th scope="col">${v(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,worth:r,upTo:i})=>u`<tr key=${t} class=${h(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&u` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.worth===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,worth:a,upTo:o})}),n}function de({value:e}){let[t,n]=d(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?u`<div class="hand-tricks">
    <h2>${v(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${v(`Trumps`)} onKeyDown=${S(1)}>
      ${e.tricks.map(({strain:e})=>u`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?u`<span class="without" aria-hidden="true">${v(`betl`)}</span>`:u`<${T} strain=${e} />`;function pe({tricks:{strain:e,chances:n,made:r=0}}){let i=n?n.map((e,n)=>({name:String(n),spoken:t(`{count} trick`,`{count} tricks`,n),chance:e})):[{name:v(`made`),spoken:v(`made`),chance:r},{name:v(`lost`),spoken:v(`lost`),chance:1-r}],a=Math.max(...i.map(({chance:e})=>e));return u`<table class="hand-bars">
    <caption class="unseen">
      ${v(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>u`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>v(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=E(e.asked?I(e):null,`/api/hand`);return e.asked?r?u`<${ie} trouble=${r} again=${i} />`:t?u`<${ge} value=${t} />`:u`<p class="hand-question" role="status">
      ${v(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:u`<p class="hand-question">
      ${v(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=re(null);return b(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),u`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>u`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${v(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&u`<${Q} game=${t} goals=${r} best="" title=${v(`From hand, without the talon`)} />`}
    ${e.bids&&u`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${v(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${x} key=${location.href} label=${v(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?v(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?v(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):v(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&v(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&v(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&v(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],v(`along the cards`)],[[`1`],v(`take the card into the hand`)],[[`0`],v(`take the card back`)],[[`g`],v(`deal me a hand`)],[[`x`],v(`take the talon`)],[[`w`],v(`what it is worth`)],[[`,`],v(`settings`)],[[`Esc`],v(`close what is open`)],[[`?`],v(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===m())??t[0];return n?u`<${xe} query=${e} games=${t} usual=${n} />`:u`<${g} />`}function xe({query:t,games:r,usual:i}){let a=f(()=>P(t,i),[t]),{deck:s,hand:d}=c(a.game);if(b(()=>{e(s),te(O.flat()),d?.words.load().catch(()=>void 0)},[a.game]),d?.words.failed.value)return u`<${_} />`;if(!d?.words.loaded.value)return null;let p=e=>{o({game:e}),n(L({...a,game:e,preset:null,kasa:null,bid:null,asked:!1}))};return u`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${v(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${v(`What is my hand worth?`)}</h1>
      <div class="tools"><${C} keys=${ye()} /><${l} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${a}
        games=${u`<nav class="hand-games" aria-label=${v(`Games`)}>
          ${r.map(e=>u`<button type="button" key=${e} class="plain"
            aria-pressed=${e===a.game} onClick=${()=>p(e)}>${c(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${v(`What it is worth`)}>
        <${he} setting=${a} /></section>
    </main>
  </div>`}export{be as HandValuePage};