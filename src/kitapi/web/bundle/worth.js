import{$t as e,F as t,Jt as n,Nt as r,Pt as i,Rt as a,Ut as o,Vt as s,Xt as c,Yt as l,Z as u,_n as d,a as f,an as p,cn as m,g as ee,gn as te,i as ne,jt as h,ln as g,n as _,pn as v,sn as y,tn as re,vn as ie}from"./main.js";import{a as b,h as x,v as ae}from"./shared.js";import{I as S,W as C,d as w,f as T,p as E,rt as D,u as O}from"./desks.js";const k=()=>re().filter(t=>e(t).hand),A=t=>e(t).hand?.bids??[],j=t=>e(t).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>C(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>S.flat().filter(t=>e.includes(t));function z(e,t){let n=S.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(t){let n=e(t).hand?.words.loaded.value;if(!n)throw Error(`there are no words for the hands of ${t}`);return n}function V(e){return e===`betl`?c(`betl`):e===`n`?c(`no trumps`):a(e)}function H(e){return c(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(n(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(n(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(n(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(n()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>c(`in your hand`);function oe({setting:e,games:n}){let{cards:i}=e,a=n=>t(L({...e,requested:!1,...n})),o=(e,t)=>{let n=i.filter(t=>t!==e);return t&&n.length>=12?y(c(`Twelve cards are selected: tap one to remove it.`)):(y(c(`{card}: {value}`,{card:r(e),value:t?Y():c(`nobody`)})),a({cards:t?[...n,e]:n}))};return g`<section class="solver-felt" aria-label=${c(`Lay out the cards`)}>
    ${n}
    ${e.broken&&g`<p class="paper solver-note" role="alert">
        ${c(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${E} hands=${J(i)} nameOf=${Y}
      onGive=${(e,t)=>o(e,t!==null)}
      onTouch=${e=>o(e,!i.includes(e))} />
    <p class="hand-counted" role="status">${X(i.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>a({cards:z([],10),requested:!0})}>${c(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${i.length===10?void 0:`true`}
        onClick=${()=>i.length===10&&a({cards:z(i,2),requested:!0})}>
        ${c(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>a({cards:[]})}>${c(`Clear`)}</button>
      <button type="button" class=${M(i)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(i)?a({requested:!0}):y(X(i.length))}>
        ${c(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${a} />
    <${T} hands=${J(i)} nameOf=${()=>c(`Your hand`)} most=${12}
      onHands=${e=>a({cards:e.declarer})} />
  </section>`}function X(e){return e===10?c(`Ten cards, before the talon.`):e===12?c(`Twelve cards, with the talon.`):l(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:t}){let{game:n,cards:r,requested:i}=e,a=e=>t({requested:i,...e}),o=r.length===12,s=ce(n),l=p(n),u=Number(s[e.preset??`rulebook`]?.kasa_share??0);return g`<div class="paper hand-circumstances">
    <${Z} label=${c(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${Z} label=${c(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${l&&Object.keys(s).length>0&&g`<${Z} label=${c(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
        words=${l.presetWords}
        onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&g`<label>${c(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&g`<${Z} label=${c(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)}
        words=${B(n).bidWords}
        onChoice=${e=>a({bid:e})} />`}
    ${o&&g`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />
      ${c(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=d([]);return v(()=>{ee().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:t,of:n,words:r,onChoice:i})=>g`<label>${e}
    <select value=${t} onChange=${e=>i(e.target.value)}>
      ${n.map(e=>g`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:t,best:n,title:r}){let[a,o]=d(!1),s=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=t.some(e=>e.away);return g`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${c(`Contract`)}</span></th><th scope="col">${c(`value`)}</th>
        <th scope="col">${c(`is made`)}</th>
        <th scope="col">${c(l?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${s.slice(0,a?s.length:6).map(t=>g`<tr key=${t.goal} class=${m(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${t.goal} /></th>
            <td class="figure">${G(t)}</td><td class="figure">${K(t.made)}</td>
            <td class="figure">
              ${l?(t.away??``).split(` `).map(e=>g`<span key=${e} class="told-card">${i(e)} </span>`):K(t.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${s.length>6&&g`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>o(!a)}>
      ${c(a?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:t})=>g`<${B(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>g`<details class="hand-bids">
  <summary>${c(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${c(`Bid`)}</th><th scope="col">${c(`value`)}</th></tr></thead>
    <tbody>
      ${ue(t,n).map(({first:t,last:n,value:r,upTo:i})=>g`<tr key=${t} class=${m(i&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${t} />
            ${n!==t&&g` – <${$} game=${e} goal=${n} />`}</th>
          <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[t,n]=d(B(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?g`<div class="hand-tricks">
    <h2>${c(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${c(`Trumps`)} onKeyDown=${x(1)}>
      ${e.tricks.map(({strain:e})=>g`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${r.strain===e}
          tabindex=${r.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?g`<span class="without" aria-hidden="true">${c(`betl`)}</span>`:g`<${O} strain=${e} />`;function pe({tricks:{strain:e,chances:t,made:n=0}}){let r=t?t.map((e,t)=>({name:String(t),spoken:l(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:c(`made`),spoken:c(`made`),chance:n},{name:c(`lost`),spoken:c(`lost`),chance:1-n}],i=Math.max(...r.map(({chance:e})=>e));return g`<table class="hand-bars">
    <caption class="unseen">
      ${c(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${r.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>g`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/i}}></span>
        <span class="figure">${K(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>c(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:t,making:n,trouble:r,again:i}=w(e.requested?I(e):null,`/api/hand`);return e.requested?r?g`<${D} trouble=${r} again=${i} />`:t?g`<${ge} value=${t} />`:g`<p class="hand-question" role="status">
      ${c(n?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:g`<p class="hand-question">
      ${c(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:t,goals:n,from_hand:r}=e,i=te(null);return v(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),g`<p class="hand-advice" role="status" ref=${i}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>g`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} value=${e} />
    <${Q} game=${t} goals=${n} best=${e.best}
      title=${c(`What can be declared, in {unit}`,{unit:B(t).unitName()})} />
    ${r&&g`<${Q} game=${t} goals=${r} best="" title=${c(`From hand, without the talon`)} />`}
    ${e.bids&&g`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${c(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${ae} key=${location.href} label=${c(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?c(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?c(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):c(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&c(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&c(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&c(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],c(`along the cards`)],[[`1`],c(`take the card into the hand`)],[[`0`],c(`take the card back`)],[[`g`],c(`deal me a hand`)],[[`x`],c(`take the talon`)],[[`w`],c(`what it is worth`)],[[`,`],c(`settings`)],[[`Esc`],c(`close what is open`)],[[`?`],c(`this list`)]];function be({query:e}){let t=k(),n=t.find(e=>e===ne())??t[0];return n?g`<${xe} query=${e} games=${t} usual=${n} />`:g`<${_} />`}function xe({query:n,games:r,usual:i}){let a=ie(()=>P(n,i),[n]),{deck:l,hand:d}=e(a.game);if(v(()=>{s(l),h(S.flat()),d?.words.load().catch(()=>void 0)},[a.game]),d?.words.failed.value)return g`<${u} />`;if(!d?.words.loaded.value)return null;let p=e=>{o({game:e}),t(L({...a,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return g`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${c(`Kitapi, to the start page`)}>
        <img src="/static/c9a52a075da75f67/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${c(`What is my hand worth?`)}</h1>
      <div class="tools"><${b} keys=${ye()} /><${f} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${a}
        games=${g`<nav class="hand-games" aria-label=${c(`Games`)}>
          ${r.map(t=>g`<button type="button" key=${t} class="plain"
            aria-pressed=${t===a.game} onClick=${()=>p(t)}>${e(t).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${c(`What it is worth`)}>
        <${he} setting=${a} /></section>
    </main>
  </div>`}export{be as HandValuePage};