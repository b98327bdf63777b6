import{Gt as e,It as t,J as n,Kt as r,Mt as i,P as a,Qt as o,Vt as s,Xt as c,a as l,an as u,dn as d,fn as f,h as p,i as m,in as h,jt as ee,kt as te,n as g,qt as _,rn as v,sn as y,tn as b,un as ne,zt as re}from"./main.js";import{g as ie,p as x,r as S}from"./shared.js";import{I as ae,c as oe,k as C,l as w,o as T,s as E,x as D}from"./desks.js";const O=()=>o().filter(e=>c(e).hand),k=e=>c(e).hand?.bids??[],A=e=>c(e).hand?.hasKasa??!1,j=e=>e.length===10||e.length===12,M=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function N(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>C(e)??[]))].slice(0,12),a=O().find(e=>e===n.get(`game`))??t,o=k(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:M(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:A(a)&&M(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&j(i),broken:r.length!==i.length}}function P({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,L(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const F=e=>P(e.cards.length===12?e:{...e,bid:null,exact:!1}),I=e=>`/hand?${P(e)}${e.requested?`&worth=yes`:``}`,L=e=>D.flat().filter(t=>e.includes(t));function R(e,t){let n=D.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function z(e){let t=c(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function B(e){return e===`betl`?_(`betl`):e===`n`?_(`no trumps`):t(e)}function V(e){return _(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const H=t=>new Intl.NumberFormat(e(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(t).replace(`-`,`−`),U=t=>new Intl.NumberFormat(e(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(t),W=({expected:e,error:t})=>`${H(e)} ± ${U(t)}`;function G(t){let n=t>0&&t<1&&(t<.01||t>.99);return new Intl.NumberFormat(e(),{style:`percent`,maximumFractionDigits:+!!n}).format(t)}const K=t=>new Intl.NumberFormat(e()).format(t),q=e=>({declarer:[...e],first:null,second:null}),J=()=>_(`in your hand`);function se({setting:e,games:t}){let{cards:n}=e,r=t=>a(I({...e,requested:!1,...t})),i=(e,t)=>{let i=n.filter(t=>t!==e);return t&&i.length>=12?v(_(`Twelve cards are selected: tap one to remove it.`)):(v(_(`{card}: {value}`,{card:ee(e),value:t?J():_(`nobody`)})),r({cards:t?[...i,e]:i}))};return u`<section class="solver-felt" aria-label=${_(`Lay out the cards`)}>
    ${t}
    ${e.broken&&u`<p class="paper solver-note" role="alert">
        ${_(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${w} hands=${q(n)} nameOf=${J}
      onGive=${(e,t)=>i(e,t!==null)}
      onTouch=${e=>i(e,!n.includes(e))} />
    <p class="hand-counted" role="status">${Y(n.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>r({cards:R([],10),requested:!0})}>${_(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${n.length===10?void 0:`true`}
        onClick=${()=>n.length===10&&r({cards:R(n,2),requested:!0})}>
        ${_(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>r({cards:[]})}>${_(`Clear`)}</button>
      <button type="button" class=${j(n)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>j(n)?r({requested:!0}):v(Y(n.length))}>
        ${_(`What is it worth?`)}</button>
    </div>
    <${ce} setting=${e} change=${r} />
    <${oe} hands=${q(n)} nameOf=${()=>_(`Your hand`)} most=${12}
      onHands=${e=>r({cards:e.declarer})} />
  </section>`}function Y(e){return e===10?_(`Ten cards, before the talon.`):e===12?_(`Twelve cards, with the talon.`):r(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function ce({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,s=le(n),c=b(n),l=Number(s[e.preset??`rulebook`]?.kasa_share??0);return u`<div class="paper hand-circumstances">
    <${X} label=${_(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>V(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${X} label=${_(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&u`<${X} label=${_(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${c.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${A(n)&&u`<label>${_(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${l?String(e.players*l):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&u`<${X} label=${_(`Bought at`)} value=${e.bid??k(n)[0]??``} of=${k(n)}
        words=${z(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&u`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${_(`Count every layout of the other cards`)}</label>`}
  </div>`}function le(e){let[t,n]=d([]);return y(()=>{p().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const X=({label:e,value:t,of:n,words:r,onChoice:i})=>u`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>u`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Z({game:e,goals:t,best:n,title:r}){let[a,o]=d(!1),s=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),c=t.some(e=>e.away);return u`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${_(`Contract`)}</span></th><th scope="col">${_(`value`)}</th>
        <th scope="col">${_(`is made`)}</th>
        <th scope="col">${_(c?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${s.slice(0,a?s.length:6).map(t=>u`<tr key=${t.goal} class=${h(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${Q} game=${e} goal=${t.goal} /></th>
            <td class="figure">${W(t)}</td><td class="figure">${G(t.made)}</td>
            <td class="figure">
              ${c?(t.away??``).split(` `).map(e=>u`<span key=${e} class="told-card">${i(e)} </span>`):G(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${s.length>6&&u`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>
      ${_(a?`Show fewer`:`Show all`)}</button>`}</div>`}const Q=({game:e,goal:t})=>u`<${z(e).GoalSign} goal=${t} />`,ue=({game:e,bids:t,limit:n})=>u`<details class="hand-bids">
  <summary>${_(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${_(`Bid`)}</th><th scope="col">${_(`value`)}</th></tr></thead>
    <tbody>
      ${de(t,n).map(({first:t,last:n,value:r,upTo:i})=>u`<tr key=${t} class=${h(i&&`up-to-here`)}>
          <th scope="row"><${Q} game=${e} goal=${t} />
            ${n!==t&&u` – <${Q} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function de(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[H(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function fe({value:e}){let[t,n]=d(z(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?u`<div class="hand-tricks">
    <h2>${_(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${_(`Trumps`)} onKeyDown=${x(1)}>
      ${e.tricks.map(({strain:e})=>u`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${B(e)}
          onClick=${()=>n(e)}><${pe} strain=${e} /></button>`)}
    </div>
    <${$} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const pe=({strain:e})=>e===`betl`?u`<span class="without" aria-hidden="true">${_(`betl`)}</span>`:u`<${T} strain=${e} />`;function $({tricks:{strain:e,chances:t,made:n=0}}){let i=t?t.map((e,t)=>({name:String(t),spoken:r(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:_(`made`),spoken:_(`made`),chance:n},{name:_(`lost`),spoken:_(`lost`),chance:1-n}],a=Math.max(...i.map(({chance:e})=>e));return u`<table class="hand-bars">
    <caption class="unseen">
      ${_(`How likely each number of tricks is, {strain}`,{strain:B(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>u`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span>
        <span class="figure">${G(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>_(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:K(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=E(e.requested?F(e):null,`/api/hand`);return e.requested?r?u`<${ae} trouble=${r} again=${i} />`:t?u`<${ge} value=${t} />`:u`<p class="hand-question" role="status">
      ${_(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:u`<p class="hand-question">
      ${_(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=ne(null);return y(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),u`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>u`<li key=${e}>${e}</li>`)}</ul>
    <${fe} key=${e.best} value=${e} />
    <${Z} game=${t} goals=${n} best=${e.best}
      title=${_(`What can be declared, in {unit}`,{unit:z(t).unitName()})} />
    ${r&&u`<${Z} game=${t} goals=${r} best="" title=${_(`From hand, without the talon`)} />`}
    ${e.bids&&u`<${ue} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${_(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${ie} key=${location.href} label=${_(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?_(`Best: {goal}.`,{goal:z(e).goalName(n)}):r?_(`Bid up to {bid}.`,{bid:z(e).bidWords(r)}):_(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=z(e),o=a(),s=t?.[0];return[s&&_(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${W(s)} ${o}`}),n&&_(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${W(n)} ${o}`,share:G(n.bought)}),r!==void 0&&_(`Giving up once the talon is seen: {worth}.`,{worth:`${H(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],_(`along the cards`)],[[`1`],_(`take the card into the hand`)],[[`0`],_(`take the card back`)],[[`g`],_(`deal me a hand`)],[[`x`],_(`take the talon`)],[[`w`],_(`what it is worth`)],[[`,`],_(`settings`)],[[`Esc`],_(`close what is open`)],[[`?`],_(`this list`)]];function be({query:e}){let t=O(),n=t.find(e=>e===m())??t[0];return n?u`<${xe} query=${e} games=${t} usual=${n} />`:u`<${g} />`}function xe({query:e,games:t,usual:r}){let i=f(()=>N(e,r),[e]),{deck:o,hand:d}=c(i.game);if(y(()=>{re(o),te(D.flat()),d?.words.load().catch(()=>void 0)},[i.game]),d?.words.failed.value)return u`<${n} />`;if(!d?.words.loaded.value)return null;let p=e=>{s({game:e}),a(I({...i,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return u`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${_(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${_(`What is my hand worth?`)}</h1>
      <div class="tools"><${S} keys=${ye()} /><${l} /></div>
    </header>
    <main class="solver-desk">
      <${se} setting=${i}
        games=${u`<nav class="hand-games" aria-label=${_(`Games`)}>
          ${t.map(e=>u`<button type="button" key=${e} class="plain"
            aria-pressed=${e===i.game} onClick=${()=>p(e)}>${c(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${_(`What it is worth`)}>
        <${he} setting=${i} /></section>
    </main>
  </div>`}export{be as HandValuePage};