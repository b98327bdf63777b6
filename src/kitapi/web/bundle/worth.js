import{Cn as e,Dn as t,En as n,Fn as r,Gt as i,H as a,Ht as o,In as s,Pn as c,Tn as l,Xt as u,_n as d,a as ee,fn as f,i as p,in as m,jn as h,mn as g,n as _,ot as v,pn as y,tn as b,v as x,yn as te}from"./main.js";import{C as ne,p as re,x as S}from"./shared.js";import{C as ie,S as ae,T as C,nt as w,ut as T,w as E,wt as D}from"./desks.js";import{N as O}from"./caribbean-stud-shared.js";const k=()=>te().filter(e=>d(e).hand),A=e=>d(e).hand?.bids??[],j=e=>d(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>T(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>w.flat().filter(t=>e.includes(t));function z(e,t){let n=w.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=d(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?g(`betl`):e===`n`?g(`no trumps`):u(e)}function H(e){return g(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(f(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(f(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(f(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const oe=e=>new Intl.NumberFormat(f()).format(e),q=e=>({declarer:[...e],first:null,second:null}),J=()=>g(`in your hand`);function se({setting:e,games:n}){let{cards:r}=e,o=t=>a(L({...e,requested:!1,...t})),s=(e,t)=>{let n=r.filter(t=>t!==e);return t&&n.length>=12?l(g(`Twelve cards are selected: tap one to remove it.`)):(l(g(`{card}: {value}`,{card:i(e),value:t?J():g(`nobody`)})),o({cards:t?[...n,e]:n}))};return t`<section class="solver-felt" aria-label=${g(`Lay out the cards`)}>
    ${n}
    ${e.broken&&t`<p class="paper solver-note" role="alert">
        ${g(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${C} hands=${q(r)} nameOf=${J}
      onGive=${(e,t)=>s(e,t!==null)}
      onTouch=${e=>s(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${Y(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>o({cards:z([],10),requested:!0})}>${g(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&o({cards:z(r,2),requested:!0})}>
        ${g(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>o({cards:[]})}>${g(`Clear`)}</button>
      <button type="button" class=${M(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(r)?o({requested:!0}):l(Y(r.length))}>
        ${g(`What is it worth?`)}</button>
    </div>
    <${ce} setting=${e} change=${o} />
    <${E} hands=${q(r)} nameOf=${()=>g(`Your hand`)} most=${12}
      onHands=${e=>o({cards:e.declarer})} />
  </section>`}function Y(e){return e===10?g(`Ten cards, before the talon.`):e===12?g(`Twelve cards, with the talon.`):y(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function ce({setting:n,change:r}){let{game:i,cards:a,requested:o}=n,s=e=>r({requested:o,...e}),c=a.length===12,l=le(i),u=e(i),d=Number(l[n.preset??`rulebook`]?.kasa_share??0);return t`<div class="paper hand-circumstances">
    <${X} label=${g(`Your place`)} value=${String(n.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>s({seat:Number(e)})} />
    <${X} label=${g(`Players`)} value=${String(n.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>s({players:Number(e)})} />
    ${u&&Object.keys(l).length>0&&t`<${X} label=${g(`House rules`)} value=${n.preset??`rulebook`} of=${Object.keys(l)}
        words=${u.presetWords}
        onChoice=${e=>s({preset:e===`rulebook`?null:e})} />`}
    ${j(i)&&t`<label>${g(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${n.kasa??``}
          placeholder=${d?String(n.players*d):``}
          onChange=${e=>s({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${c&&t`<${X} label=${g(`Bought at`)} value=${n.bid??A(i)[0]??``} of=${A(i)}
        words=${B(i).bidWords}
        onChoice=${e=>s({bid:e})} />`}
    ${c&&t`<label class="tick"><input type="checkbox" checked=${n.exact}
      onChange=${e=>s({exact:e.target.checked})} />
      ${g(`Count every layout of the other cards`)}</label>`}
  </div>`}function le(e){let[t,n]=r([]);return h(()=>{x().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const X=({label:e,value:n,of:r,words:i,onChoice:a})=>t`<label>${e}
    <select value=${n} onChange=${e=>a(e.target.value)}>
      ${r.map(e=>t`<option key=${e} value=${e} selected=${e===n}>${i(e)}</option>`)}
    </select></label>`;function Z({game:e,goals:i,best:a,title:o}){let[s,c]=r(!1),l=[...i].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),u=i.some(e=>e.away);return t`<div class="hand-goals"><table>
    <caption>${o}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${g(`Contract`)}</span></th><th scope="col">${g(`value`)}</th>
        <th scope="col">${g(`is made`)}</th>
        <th scope="col">${g(u?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${l.slice(0,s?l.length:6).map(r=>t`<tr key=${r.goal} class=${n(r.goal===a&&`best`,r.expected<0&&`is-loss`)}>
            <th scope="row"><${Q} game=${e} goal=${r.goal} /></th>
            <td class="figure">${G(r)}</td><td class="figure">${K(r.made)}</td>
            <td class="figure">
              ${u?(r.away??``).split(` `).map(e=>t`<${S} key=${e} card=${e} /> `):K(r.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${l.length>6&&t`<button type="button" class="plain" aria-expanded=${s} onClick=${()=>c(!s)}>
      ${g(s?`Show fewer`:`Show all`)}</button>`}</div>`}const Q=({game:e,goal:n})=>t`<${B(e).GoalSign} goal=${n} />`,ue=({game:e,bids:r,limit:i})=>t`<details class="hand-bids">
  <summary>${g(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${g(`Bid`)}</th><th scope="col">${g(`value`)}</th></tr></thead>
    <tbody>
      ${de(r,i).map(({first:r,last:i,value:a,upTo:o})=>t`<tr key=${r} class=${n(o&&`up-to-here`)}>
          <th scope="row"><${Q} game=${e} goal=${r} />
            ${i!==r&&t` – <${Q} game=${e} goal=${i} />`}</th>
          <td class="figure">${a}</td></tr>`)}</tbody></table>
</details>`;function de(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function fe({value:e}){let[n,i]=r(B(e.game).strainOf(e.best)),a=e.tricks.find(({strain:e})=>e===n)??e.tricks[0];return a?t`<div class="hand-tricks">
    <h2>${g(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${g(`Trumps`)} onKeyDown=${ne(1)}>
      ${e.tricks.map(({strain:e})=>t`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${a.strain===e}
          tabindex=${a.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>i(e)}><${pe} strain=${e} /></button>`)}
    </div>
    <${$} tricks=${a} />
    <p class="quiet">${me(a)}</p>
  </div>`:null}const pe=({strain:e})=>e===`betl`?t`<span class="without" aria-hidden="true">${g(`betl`)}</span>`:t`<${ae} strain=${e} />`;function $({tricks:{strain:e,chances:n,made:r=0}}){let i=n?n.map((e,t)=>({name:String(t),spoken:y(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:g(`made`),spoken:g(`made`),chance:r},{name:g(`lost`),spoken:g(`lost`),chance:1-r}],a=Math.max(...i.map(({chance:e})=>e));return t`<table class="hand-bars">
    <caption class="unseen">
      ${g(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:n,chance:r})=>t`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${n}</span></th>
      <td><span class="hand-bar" style=${{"--part":r/a}}></span>
        <span class="figure">${K(r)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>g(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:oe(t)});function he({setting:e}){let{answer:n,making:r,trouble:i,again:a}=ie(e.requested?I(e):null,`/api/hand`);return e.requested?i?t`<${D} trouble=${i} again=${a} />`:n?t`<${ge} value=${n} />`:t`<p class="hand-question" role="status">
      ${g(r?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:t`<p class="hand-question">
      ${g(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:e}){let{game:n,goals:r,from_hand:i}=e,a=c(null);return h(()=>{let e=a.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),t`<p class="hand-advice" role="status" ref=${a}>${_e(e)}</p>
    <ul class="hand-standing">${ve(e).map(e=>t`<li key=${e}>${e}</li>`)}</ul>
    <${fe} key=${e.best} value=${e} />
    <${Z} game=${n} goals=${r} best=${e.best}
      title=${g(`What can be declared, in {unit}`,{unit:B(n).unitName()})} />
    ${i&&t`<${Z} game=${n} goals=${i} best="" title=${g(`From hand, without the talon`)} />`}
    ${e.bids&&t`<${ue} game=${n} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">
      ${g(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${O} key=${location.href} label=${g(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?g(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?g(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):g(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&g(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&g(`Passing: {worth}; another player buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&g(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],g(`along the cards`)],[[`1`],g(`take the card into the hand`)],[[`0`],g(`take the card back`)],[[`g`],g(`deal me a hand`)],[[`x`],g(`take the talon`)],[[`w`],g(`what it is worth`)],[[`,`],g(`settings`)],[[`Esc`],g(`close what is open`)],[[`?`],g(`this list`)]];function be({query:e}){let n=k(),r=n.find(e=>e===p())??n[0];return r?t`<${xe} query=${e} games=${n} usual=${r} />`:t`<${_} />`}function xe({query:e,games:n,usual:r}){let i=s(()=>P(e,r),[e]),{deck:c,hand:l}=d(i.game);if(h(()=>{b(c),o(w.flat()),l?.words.load().catch(()=>void 0)},[i.game]),l?.words.failed.value)return t`<${v} />`;if(!l?.words.loaded.value)return null;let u=e=>{m({game:e}),a(L({...i,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return t`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${g(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${g(`What is my hand worth?`)}</h1>
      <div class="tools"><${re} keys=${ye()} /><${ee} /></div>
    </header>
    <main class="solver-desk">
      <${se} setting=${i}
        games=${t`<nav class="hand-games" aria-label=${g(`Games`)}>
          ${n.map(e=>t`<button type="button" key=${e} class="plain"
            aria-pressed=${e===i.game} onClick=${()=>u(e)}>${d(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${g(`What it is worth`)}>
        <${he} setting=${i} /></section>
    </main>
  </div>`}export{be as HandValuePage};