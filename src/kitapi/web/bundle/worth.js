import{At as e,Bt as t,Ht as n,Jt as r,Lt as i,Mt as a,Nt as o,P as s,Qt as c,X as l,Yt as u,_n as d,a as f,cn as p,en as m,fn as h,gn as g,h as _,hn as ee,i as v,in as y,n as b,on as x,qt as S,sn as C}from"./main.js";import{a as te,h as w,v as ne}from"./shared.js";import{I as T,W as E,d as re,f as ie,p as D,rt as O,u as k}from"./desks.js";const A=()=>m().filter(e=>c(e).hand),j=e=>c(e).hand?.bids??[],M=e=>c(e).hand?.hasKasa??!1,N=e=>e.length===10||e.length===12,P=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function ae(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>E(e)??[]))].slice(0,12),a=A().find(e=>e===n.get(`game`))??t,o=j(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:P(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:M(a)&&P(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&N(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>T.flat().filter(t=>e.includes(t));function z(e,t){let n=T.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=c(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?u(`betl`):e===`n`?u(`no trumps`):i(e)}function H(e){return u(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(S(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(S(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(S(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(S()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>u(`in your hand`);function oe({setting:e,games:t}){let{cards:n}=e,r=t=>s(L({...e,requested:!1,...t})),i=(e,t)=>{let i=n.filter(t=>t!==e);return t&&i.length>=12?x(u(`Twelve cards are selected: tap one to remove it.`)):(x(u(`{card}: {value}`,{card:a(e),value:t?Y():u(`nobody`)})),r({cards:t?[...i,e]:i}))};return p`<section class="solver-felt" aria-label=${u(`Lay out the cards`)}>
    ${t}
    ${e.broken&&p`<p class="paper solver-note" role="alert">
        ${u(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${D} hands=${J(n)} nameOf=${Y}
      onGive=${(e,t)=>i(e,t!==null)}
      onTouch=${e=>i(e,!n.includes(e))} />
    <p class="hand-counted" role="status">${X(n.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>r({cards:z([],10),requested:!0})}>${u(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${n.length===10?void 0:`true`}
        onClick=${()=>n.length===10&&r({cards:z(n,2),requested:!0})}>
        ${u(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>r({cards:[]})}>${u(`Clear`)}</button>
      <button type="button" class=${N(n)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>N(n)?r({requested:!0}):x(X(n.length))}>
        ${u(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${r} />
    <${ie} hands=${J(n)} nameOf=${()=>u(`Your hand`)} most=${12}
      onHands=${e=>r({cards:e.declarer})} />
  </section>`}function X(e){return e===10?u(`Ten cards, before the talon.`):e===12?u(`Twelve cards, with the talon.`):r(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,s=ce(n),c=y(n),l=Number(s[e.preset??`rulebook`]?.kasa_share??0);return p`<div class="paper hand-circumstances">
    <${Z} label=${u(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${u(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&p`<${Z} label=${u(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${c.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${M(n)&&p`<label>${u(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${l?String(e.players*l):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&p`<${Z} label=${u(`Bought at`)} value=${e.bid??j(n)[0]??``} of=${j(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&p`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${u(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=g([]);return h(()=>{_().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>p`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>p`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:n,title:r}){let[i,a]=g(!1),s=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),c=t.some(e=>e.away);return p`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${u(`Contract`)}</span></th><th scope="col">${u(`value`)}</th>
        <th scope="col">${u(`is made`)}</th>
        <th scope="col">${u(c?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${s.slice(0,i?s.length:6).map(t=>p`<tr key=${t.goal} class=${C(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${c?(t.away??``).split(` `).map(e=>p`<span key=${e} class="told-card">${o(e)} </span>`):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${s.length>6&&p`<button type="button" class="plain" aria-expanded=${i} onClick=${()=>a(!i)}>
      ${u(i?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>p`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>p`<details class="hand-bids">
  <summary>${u(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${u(`Bid`)}</th><th scope="col">${u(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:i})=>p`<tr key=${t} class=${C(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&p` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=g(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?p`<div class="hand-tricks">
    <h2>${u(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${u(`Trumps`)} onKeyDown=${w(1)}>
      ${e.tricks.map(({strain:e})=>p`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?p`<span class="without" aria-hidden="true">${u(`betl`)}</span>`:p`<${k} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let i=t?t.map((e,t)=>({name:String(t),spoken:r(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:u(`made`),spoken:u(`made`),chance:n},{name:u(`lost`),spoken:u(`lost`),chance:1-n}],a=Math.max(...i.map(({chance:e})=>e));return p`<table class="hand-bars">
    <caption class="unseen">
      ${u(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>p`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>u(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=re(e.requested?I(e):null,`/api/hand`);return e.requested?r?p`<${O} trouble=${r} again=${i} />`:t?p`<${ge} value=${t} />`:p`<p class="hand-question" role="status">
      ${u(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:p`<p class="hand-question">
      ${u(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=ee(null);return h(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),p`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>p`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${u(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&p`<${Q} game=${t} goals=${r} best="" title=${u(`From hand, without the talon`)} />`}
    ${e.bids&&p`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${u(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${ne} key=${location.href} label=${u(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?u(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?u(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):u(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&u(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&u(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&u(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],u(`along the cards`)],[[`1`],u(`take the card into the hand`)],[[`0`],u(`take the card back`)],[[`g`],u(`deal me a hand`)],[[`x`],u(`take the talon`)],[[`w`],u(`what it is worth`)],[[`,`],u(`settings`)],[[`Esc`],u(`close what is open`)],[[`?`],u(`this list`)]];function be({query:e}){let t=A(),n=t.find(e=>e===v())??t[0];return n?p`<${xe} query=${e} games=${t} usual=${n} />`:p`<${b} />`}function xe({query:r,games:i,usual:a}){let o=d(()=>ae(r,a),[r]),{deck:m,hand:g}=c(o.game);if(h(()=>{t(m),e(T.flat()),g?.words.load().catch(()=>void 0)},[o.game]),g?.words.failed.value)return p`<${l} />`;if(!g?.words.loaded.value)return null;let _=e=>{n({game:e}),s(L({...o,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return p`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${u(`What is my hand worth?`)}</h1>
      <div class="tools"><${te} keys=${ye()} /><${f} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${o}
        games=${p`<nav class="hand-games" aria-label=${u(`Games`)}>
          ${i.map(e=>p`<button type="button" key=${e} class="plain"
            aria-pressed=${e===o.game} onClick=${()=>_(e)}>${c(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${u(`What it is worth`)}>
        <${he} setting=${o} /></section>
    </main>
  </div>`}export{be as HandValuePage};