import{$t as e,At as t,Bt as n,Ht as r,Jt as i,Kt as a,Lt as o,Mt as s,Nt as c,P as l,Y as u,Zt as d,a as f,an as p,dn as m,gn as ee,h,hn as g,i as te,mn as _,n as v,on as y,qt as b,rn as x,sn as S}from"./main.js";import{a as ne,h as C,v as re}from"./shared.js";import{I as w,W as T,d as E,f as ie,p as D,rt as O,u as k}from"./desks.js";const A=()=>e().filter(e=>d(e).hand),j=e=>d(e).hand?.bids??[],M=e=>d(e).hand?.hasKasa??!1,N=e=>e.length===10||e.length===12,P=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function ae(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>T(e)??[]))].slice(0,12),a=A().find(e=>e===n.get(`game`))??t,o=j(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:P(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:M(a)&&P(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&N(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>w.flat().filter(t=>e.includes(t));function z(e,t){let n=w.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=d(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?i(`betl`):e===`n`?i(`no trumps`):o(e)}function H(e){return i(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(a(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(a(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(a(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(a()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>i(`in your hand`);function oe({setting:e,games:t}){let{cards:n}=e,r=t=>l(L({...e,requested:!1,...t})),a=(e,t)=>{let a=n.filter(t=>t!==e);return t&&a.length>=12?p(i(`Twelve cards are selected: tap one to remove it.`)):(p(i(`{card}: {value}`,{card:s(e),value:t?Y():i(`nobody`)})),r({cards:t?[...a,e]:a}))};return S`<section class="solver-felt" aria-label=${i(`Lay out the cards`)}>
    ${t}
    ${e.broken&&S`<p class="paper solver-note" role="alert">
        ${i(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${D} hands=${J(n)} nameOf=${Y}
      onGive=${(e,t)=>a(e,t!==null)}
      onTouch=${e=>a(e,!n.includes(e))} />
    <p class="hand-counted" role="status">${X(n.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>r({cards:z([],10),requested:!0})}>${i(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${n.length===10?void 0:`true`}
        onClick=${()=>n.length===10&&r({cards:z(n,2),requested:!0})}>
        ${i(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>r({cards:[]})}>${i(`Clear`)}</button>
      <button type="button" class=${N(n)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>N(n)?r({requested:!0}):p(X(n.length))}>
        ${i(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${r} />
    <${ie} hands=${J(n)} nameOf=${()=>i(`Your hand`)} most=${12}
      onHands=${e=>r({cards:e.declarer})} />
  </section>`}function X(e){return e===10?i(`Ten cards, before the talon.`):e===12?i(`Twelve cards, with the talon.`):b(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:a}=e,o=e=>t({requested:a,...e}),s=r.length===12,c=ce(n),l=x(n),u=Number(c[e.preset??`rulebook`]?.kasa_share??0);return S`<div class="paper hand-circumstances">
    <${Z} label=${i(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>o({seat:Number(e)})} />
    <${Z} label=${i(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>o({players:Number(e)})} />
    ${l&&Object.keys(c).length>0&&S`<${Z} label=${i(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(c)}
        words=${l.presetWords}
        onChoice=${e=>o({preset:e===`rulebook`?null:e})} />`}
    ${M(n)&&S`<label>${i(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>o({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${s&&S`<${Z} label=${i(`Bought at`)} value=${e.bid??j(n)[0]??``} of=${j(n)}
        words=${B(n).bidWords}
        onChoice=${e=>o({bid:e})} />`}
    ${s&&S`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>o({exact:e.target.checked})} />
      ${i(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=g([]);return m(()=>{h().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>S`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>S`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:n,title:r}){let[a,o]=g(!1),s=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=t.some(e=>e.away);return S`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${i(`Contract`)}</span></th><th scope="col">${i(`value`)}</th>
        <th scope="col">${i(`is made`)}</th>
        <th scope="col">${i(l?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${s.slice(0,a?s.length:6).map(t=>S`<tr key=${t.goal} class=${y(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${l?(t.away??``).split(` `).map(e=>S`<span key=${e} class="told-card">${c(e)} </span>`):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${s.length>6&&S`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>
      ${i(a?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>S`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>S`<details class="hand-bids">
  <summary>${i(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${i(`Bid`)}</th><th scope="col">${i(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:i})=>S`<tr key=${t} class=${y(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&S` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=g(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?S`<div class="hand-tricks">
    <h2>${i(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${i(`Trumps`)} onKeyDown=${C(1)}>
      ${e.tricks.map(({strain:e})=>S`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?S`<span class="without" aria-hidden="true">${i(`betl`)}</span>`:S`<${k} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:b(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:i(`made`),spoken:i(`made`),chance:n},{name:i(`lost`),spoken:i(`lost`),chance:1-n}],a=Math.max(...r.map(({chance:e})=>e));return S`<table class="hand-bars">
    <caption class="unseen">
      ${i(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>S`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>i(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:a}=E(e.requested?I(e):null,`/api/hand`);return e.requested?r?S`<${O} trouble=${r} again=${a} />`:t?S`<${ge} value=${t} />`:S`<p class="hand-question" role="status">
      ${i(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:S`<p class="hand-question">
      ${i(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,a=_(null);return m(()=>{let e=a.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),S`<p class="hand-advice" role="status" ref=${a}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>S`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${i(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&S`<${Q} game=${t} goals=${r} best="" title=${i(`From hand, without the talon`)} />`}
    ${e.bids&&S`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${i(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${re} key=${location.href} label=${i(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?i(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?i(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):i(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:a,unitName:o}=B(e),s=o(),c=t?.[0];return[c&&i(`Buying at {bid}: {worth}.`,{bid:a(c.bid),worth:`${G(c)} ${s}`}),n&&i(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${s}`,share:K(n.bought)}),r!==void 0&&i(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${s}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],i(`along the cards`)],[[`1`],i(`take the card into the hand`)],[[`0`],i(`take the card back`)],[[`g`],i(`deal me a hand`)],[[`x`],i(`take the talon`)],[[`w`],i(`what it is worth`)],[[`,`],i(`settings`)],[[`Esc`],i(`close what is open`)],[[`?`],i(`this list`)]];function be({query:e}){let t=A(),n=t.find(e=>e===te())??t[0];return n?S`<${xe} query=${e} games=${t} usual=${n} />`:S`<${v} />`}function xe({query:e,games:a,usual:o}){let s=ee(()=>ae(e,o),[e]),{deck:c,hand:p}=d(s.game);if(m(()=>{n(c),t(w.flat()),p?.words.load().catch(()=>void 0)},[s.game]),p?.words.failed.value)return S`<${u} />`;if(!p?.words.loaded.value)return null;let h=e=>{r({game:e}),l(L({...s,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return S`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${i(`Kitapi, to the start page`)}>
        <img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${i(`What is my hand worth?`)}</h1>
      <div class="tools"><${ne} keys=${ye()} /><${f} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${s}
        games=${S`<nav class="hand-games" aria-label=${i(`Games`)}>
          ${a.map(e=>S`<button type="button" key=${e} class="plain"
            aria-pressed=${e===s.game} onClick=${()=>h(e)}>${d(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${i(`What it is worth`)}>
        <${he} setting=${s} /></section>
    </main>
  </div>`}export{be as HandValuePage};