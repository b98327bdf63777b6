import{Bt as e,F as t,Ft as n,Gt as r,It as i,Nt as a,Q as o,Qt as s,Ut as c,Xt as l,Zt as u,a as d,bn as ee,dn as f,g as p,hn as m,i as h,ln as g,n as _,rn as te,sn as v,tn as y,un as b,vn as x,yn as S}from"./main.js";import{a as ne,h as re,v as C}from"./shared.js";import{B as w,J as T,_ as E,g as ie,h as D,m as O,st as k}from"./desks.js";const A=()=>te().filter(e=>y(e).hand),j=e=>y(e).hand?.bids??[],M=e=>y(e).hand?.hasKasa??!1,N=e=>e.length===10||e.length===12,P=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function ae(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>T(e)??[]))].slice(0,12),a=A().find(e=>e===n.get(`game`))??t,o=j(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:P(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:M(a)&&P(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&N(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>w.flat().filter(t=>e.includes(t));function z(e,t){let n=w.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=y(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(t){return t===`betl`?s(`betl`):t===`n`?s(`no trumps`):e(t)}function H(e){return s(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(l(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(l(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(l(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(l()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>s(`in your hand`);function oe({setting:e,games:r}){let{cards:i}=e,a=n=>t(L({...e,requested:!1,...n})),o=(e,t)=>{let r=i.filter(t=>t!==e);return t&&r.length>=12?g(s(`Twelve cards are selected: tap one to remove it.`)):(g(s(`{card}: {value}`,{card:n(e),value:t?Y():s(`nobody`)})),a({cards:t?[...r,e]:r}))};return f`<section class="solver-felt" aria-label=${s(`Lay out the cards`)}>
    ${r}
    ${e.broken&&f`<p class="paper solver-note" role="alert">
        ${s(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${E} hands=${J(i)} nameOf=${Y}
      onGive=${(e,t)=>o(e,t!==null)}
      onTouch=${e=>o(e,!i.includes(e))} />
    <p class="hand-counted" role="status">${X(i.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>a({cards:z([],10),requested:!0})}>${s(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${i.length===10?void 0:`true`}
        onClick=${()=>i.length===10&&a({cards:z(i,2),requested:!0})}>
        ${s(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>a({cards:[]})}>${s(`Clear`)}</button>
      <button type="button" class=${N(i)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>N(i)?a({requested:!0}):g(X(i.length))}>
        ${s(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${a} />
    <${ie} hands=${J(i)} nameOf=${()=>s(`Your hand`)} most=${12}
      onHands=${e=>a({cards:e.declarer})} />
  </section>`}function X(e){return e===10?s(`Ten cards, before the talon.`):e===12?s(`Twelve cards, with the talon.`):u(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,c=ce(n),l=v(n),u=Number(c[e.preset??`rulebook`]?.kasa_share??0);return f`<div class="paper hand-circumstances">
    <${Z} label=${s(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${s(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${l&&Object.keys(c).length>0&&f`<${Z} label=${s(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(c)}
        words=${l.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${M(n)&&f`<label>${s(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&f`<${Z} label=${s(`Bought at`)} value=${e.bid??j(n)[0]??``} of=${j(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&f`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${s(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=S([]);return m(()=>{p().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>f`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>f`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:n,title:r}){let[a,o]=S(!1),c=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=t.some(e=>e.away);return f`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${s(`Contract`)}</span></th><th scope="col">${s(`value`)}</th>
        <th scope="col">${s(`is made`)}</th>
        <th scope="col">${s(l?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${c.slice(0,a?c.length:6).map(t=>f`<tr key=${t.goal} class=${b(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${l?(t.away??``).split(` `).map(e=>f`<span key=${e} class="told-card">${i(e)} </span>`):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${c.length>6&&f`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>
      ${s(a?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>f`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>f`<details class="hand-bids">
  <summary>${s(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${s(`Bid`)}</th><th scope="col">${s(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:i})=>f`<tr key=${t} class=${b(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&f` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=S(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?f`<div class="hand-tricks">
    <h2>${s(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${s(`Trumps`)} onKeyDown=${re(1)}>
      ${e.tricks.map(({strain:e})=>f`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?f`<span class="without" aria-hidden="true">${s(`betl`)}</span>`:f`<${O} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:u(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:s(`made`),spoken:s(`made`),chance:n},{name:s(`lost`),spoken:s(`lost`),chance:1-n}],i=Math.max(...r.map(({chance:e})=>e));return f`<table class="hand-bars">
    <caption class="unseen">
      ${s(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>f`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/i}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>s(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=D(e.requested?I(e):null,`/api/hand`);return e.requested?r?f`<${k} trouble=${r} again=${i} />`:t?f`<${ge} value=${t} />`:f`<p class="hand-question" role="status">
      ${s(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:f`<p class="hand-question">
      ${s(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=x(null);return m(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),f`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>f`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${s(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&f`<${Q} game=${t} goals=${r} best="" title=${s(`From hand, without the talon`)} />`}
    ${e.bids&&f`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${s(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${C} key=${location.href} label=${s(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?s(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?s(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):s(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),c=t?.[0];return[c&&s(`Buying at {bid}: {worth}.`,{bid:i(c.bid),worth:`${G(c)} ${o}`}),n&&s(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&s(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],s(`along the cards`)],[[`1`],s(`take the card into the hand`)],[[`0`],s(`take the card back`)],[[`g`],s(`deal me a hand`)],[[`x`],s(`take the talon`)],[[`w`],s(`what it is worth`)],[[`,`],s(`settings`)],[[`Esc`],s(`close what is open`)],[[`?`],s(`this list`)]];function be({query:e}){let t=A(),n=t.find(e=>e===h())??t[0];return n?f`<${xe} query=${e} games=${t} usual=${n} />`:f`<${_} />`}function xe({query:e,games:n,usual:i}){let l=ee(()=>ae(e,i),[e]),{deck:u,hand:p}=y(l.game);if(m(()=>{c(u),a(w.flat()),p?.words.load().catch(()=>void 0)},[l.game]),p?.words.failed.value)return f`<${o} />`;if(!p?.words.loaded.value)return null;let h=e=>{r({game:e}),t(L({...l,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return f`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${s(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${s(`What is my hand worth?`)}</h1>
      <div class="tools"><${ne} keys=${ye()} /><${d} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${l}
        games=${f`<nav class="hand-games" aria-label=${s(`Games`)}>
          ${n.map(e=>f`<button type="button" key=${e} class="plain"
            aria-pressed=${e===l.game} onClick=${()=>h(e)}>${y(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${s(`What it is worth`)}>
        <${he} setting=${l} /></section>
    </main>
  </div>`}export{be as HandValuePage};