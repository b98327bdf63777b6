import{An as e,Cn as t,Dn as n,Ht as r,Mn as i,Qt as a,Sn as o,V as s,a as c,cn as l,hn as u,i as d,it as f,jn as p,ln as m,n as h,pn as g,qt as ee,tn as te,un as _,v,xn as y,yn as b,zt as x}from"./main.js";import{_ as ne,l as re,y as S}from"./shared.js";import{Z as C,_ as ie,at as ae,b as w,v as T,vt as E,y as D}from"./desks.js";import{N as O}from"./caribbean-stud-shared.js";const k=()=>u().filter(e=>g(e).hand),A=e=>g(e).hand?.bids??[],j=e=>g(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>ae(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,requested:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e});return t.length>0&&c.set(`cards`,R(t).join(` `)),n>0&&c.set(`seat`,String(n)),r>3&&c.set(`players`,String(r)),i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),o&&c.set(`bid`,o),s&&c.set(`exact`,`yes`),c.toString()}const I=e=>F(e.cards.length===12?e:{...e,bid:null,exact:!1}),L=e=>`/hand?${F(e)}${e.requested?`&worth=yes`:``}`,R=e=>C.flat().filter(t=>e.includes(t));function z(e,t){let n=C.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function B(e){let t=g(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function V(e){return e===`betl`?_(`betl`):e===`n`?_(`no trumps`):ee(e)}function H(e){return _(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const U=e=>new Intl.NumberFormat(l(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),W=e=>new Intl.NumberFormat(l(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),G=({expected:e,error:t})=>`${U(e)} ± ${W(t)}`;function K(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(l(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const q=e=>new Intl.NumberFormat(l()).format(e),J=e=>({declarer:[...e],first:null,second:null}),Y=()=>_(`in your hand`);function oe({setting:e,games:n}){let{cards:i}=e,a=t=>s(L({...e,requested:!1,...t})),o=(e,t)=>{let n=i.filter(t=>t!==e);return t&&n.length>=12?y(_(`Twelve cards are selected: tap one to remove it.`)):(y(_(`{card}: {value}`,{card:r(e),value:t?Y():_(`nobody`)})),a({cards:t?[...n,e]:n}))};return t`<section class="solver-felt" aria-label=${_(`Lay out the cards`)}>
    ${n}
    ${e.broken&&t`<p class="paper solver-note" role="alert">
        ${_(`The link is incomplete: this is what could be read of it.`)}</p>`}
    <${w} hands=${J(i)} nameOf=${Y}
      onGive=${(e,t)=>o(e,t!==null)}
      onTouch=${e=>o(e,!i.includes(e))} />
    <p class="hand-counted" role="status">${X(i.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g"
        onClick=${()=>a({cards:z([],10),requested:!0})}>${_(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x"
        aria-disabled=${i.length===10?void 0:`true`}
        onClick=${()=>i.length===10&&a({cards:z(i,2),requested:!0})}>
        ${_(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>a({cards:[]})}>${_(`Clear`)}</button>
      <button type="button" class=${M(i)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(i)?a({requested:!0}):y(X(i.length))}>
        ${_(`What is it worth?`)}</button>
    </div>
    <${se} setting=${e} change=${a} />
    <${D} hands=${J(i)} nameOf=${()=>_(`Your hand`)} most=${12}
      onHands=${e=>a({cards:e.declarer})} />
  </section>`}function X(e){return e===10?_(`Ten cards, before the talon.`):e===12?_(`Twelve cards, with the talon.`):m(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({setting:e,change:n}){let{game:r,cards:i,requested:a}=e,o=e=>n({requested:a,...e}),s=i.length===12,c=ce(r),l=b(r),u=Number(c[e.preset??`rulebook`]?.kasa_share??0);return t`<div class="paper hand-circumstances">
    <${Z} label=${_(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]}
      words=${e=>H(Number(e))}
      onChoice=${e=>o({seat:Number(e)})} />
    <${Z} label=${_(`Players`)} value=${String(e.players)} of=${[`3`,`4`]}
      words=${e=>e}
      onChoice=${e=>o({players:Number(e)})} />
    ${l&&Object.keys(c).length>0&&t`<${Z} label=${_(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(c)}
        words=${l.presetWords}
        onChoice=${e=>o({preset:e===`rulebook`?null:e})} />`}
    ${j(r)&&t`<label>${_(`In the kasa`)}
        <input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``}
          placeholder=${u?String(e.players*u):``}
          onChange=${e=>o({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${s&&t`<${Z} label=${_(`Bought at`)} value=${e.bid??A(r)[0]??``} of=${A(r)}
        words=${B(r).bidWords}
        onChoice=${e=>o({bid:e})} />`}
    ${s&&t`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>o({exact:e.target.checked})} />
      ${_(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,r]=p([]);return n(()=>{v().then(r,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const Z=({label:e,value:n,of:r,words:i,onChoice:a})=>t`<label>${e}
    <select value=${n} onChange=${e=>a(e.target.value)}>
      ${r.map(e=>t`<option key=${e} value=${e} selected=${e===n}>${i(e)}</option>`)}
    </select></label>`;function Q({game:e,goals:n,best:r,title:i}){let[a,s]=p(!1),c=[...n].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),l=n.some(e=>e.away);return t`<div class="hand-goals"><table>
    <caption>${i}</caption>
    <thead>
      <tr><th scope="col"><span class="unseen">${_(`Contract`)}</span></th><th scope="col">${_(`value`)}</th>
        <th scope="col">${_(`is made`)}</th>
        <th scope="col">${_(l?`discarded`:`is best`)}</th></tr></thead>
    <tbody>
      ${c.slice(0,a?c.length:6).map(n=>t`<tr key=${n.goal} class=${o(n.goal===r&&`best`,n.expected<0&&`is-loss`)}>
            <th scope="row"><${$} game=${e} goal=${n.goal} /></th>
            <td class="figure">${G(n)}</td><td class="figure">${K(n.made)}</td>
            <td class="figure">
              ${l?(n.away??``).split(` `).map(e=>t`<${ne} key=${e} card=${e} /> `):K(n.chosen)}</td>
          </tr>`)}</tbody>
  </table>
  ${c.length>6&&t`<button type="button" class="plain" aria-expanded=${a} onClick=${()=>s(!a)}>
      ${_(a?`Show fewer`:`Show all`)}</button>`}</div>`}const $=({game:e,goal:n})=>t`<${B(e).GoalSign} goal=${n} />`,le=({game:e,bids:n,limit:r})=>t`<details class="hand-bids">
  <summary>${_(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${_(`Bid`)}</th><th scope="col">${_(`value`)}</th></tr></thead>
    <tbody>
      ${ue(n,r).map(({first:n,last:r,value:i,upTo:a})=>t`<tr key=${n} class=${o(a&&`up-to-here`)}>
          <th scope="row"><${$} game=${e} goal=${n} />
            ${r!==n&&t` – <${$} game=${e} goal=${r} />`}</th>
          <td class="figure">${i}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[U(t),i<=r,n.at(-1)];s&&s.value===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,value:a,upTo:o})}),n}function de({value:e}){let[n,r]=p(B(e.game).strainOf(e.best)),i=e.tricks.find(({strain:e})=>e===n)??e.tricks[0];return i?t`<div class="hand-tricks">
    <h2>${_(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${_(`Trumps`)} onKeyDown=${S(1)}>
      ${e.tricks.map(({strain:e})=>t`<button type="button" key=${e} class="plain strain" role="radio"
          aria-checked=${i.strain===e}
          tabindex=${i.strain===e?0:-1} aria-label=${V(e)}
          onClick=${()=>r(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${i} />
    <p class="quiet">${me(i)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?t`<span class="without" aria-hidden="true">${_(`betl`)}</span>`:t`<${ie} strain=${e} />`;function pe({tricks:{strain:e,chances:n,made:r=0}}){let i=n?n.map((e,t)=>({name:String(t),spoken:m(`{count} trick`,`{count} tricks`,t),chance:e})):[{name:_(`made`),spoken:_(`made`),chance:r},{name:_(`lost`),spoken:_(`lost`),chance:1-r}],a=Math.max(...i.map(({chance:e})=>e));return t`<table class="hand-bars">
    <caption class="unseen">
      ${_(`How likely each number of tricks is, {strain}`,{strain:V(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:n,chance:r})=>t`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${n}</span></th>
      <td><span class="hand-bar" style=${{"--part":r/a}}></span>
        <span class="figure">${K(r)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>_(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:q(t)});function he({setting:e}){let{answer:n,making:r,trouble:i,again:a}=T(e.requested?I(e):null,`/api/hand`);return e.requested?i?t`<${E} trouble=${i} again=${a} />`:n?t`<${ge} value=${n} />`:t`<p class="hand-question" role="status">
      ${_(r?`Getting the solver ready; this happens once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:t`<p class="hand-question">
      ${_(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function ge({value:r}){let{game:i,goals:a,from_hand:o}=r,s=e(null);return n(()=>{let e=s.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[r]),t`<p class="hand-advice" role="status" ref=${s}>${_e(r)}</p>
    <ul class="hand-standing">${ve(r).map(e=>t`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${r.best} value=${r} />
    <${Q} game=${i} goals=${a} best=${r.best}
      title=${_(`What can be declared, in {unit}`,{unit:B(i).unitName()})} />
    ${o&&t`<${Q} game=${i} goals=${o} best="" title=${_(`From hand, without the talon`)} />`}
    ${r.bids&&t`<${le} game=${i} bids=${r.bids} limit=${r.limit??null} />`}
    <p class="quiet hand-how">
      ${_(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${O} key=${location.href} label=${_(`Link to this hand`)} />`}function _e({game:e,talons:t,best:n,limit:r}){return t===1?_(`Best: {goal}.`,{goal:B(e).goalName(n)}):r?_(`Bid up to {bid}.`,{bid:B(e).bidWords(r)}):_(`Pass: no bid is worth as much.`)}function ve({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=B(e),o=a(),s=t?.[0];return[s&&_(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${G(s)} ${o}`}),n&&_(`Passing: {worth}; another player buys in {share} of the deals.`,{worth:`${G(n)} ${o}`,share:K(n.bought)}),r!==void 0&&_(`Giving up once the talon is seen: {worth}.`,{worth:`${U(r)} ${o}`})].filter(Boolean)}const ye=()=>[[[`←`,`→`,`↑`,`↓`],_(`along the cards`)],[[`1`],_(`take the card into the hand`)],[[`0`],_(`take the card back`)],[[`g`],_(`deal me a hand`)],[[`x`],_(`take the talon`)],[[`w`],_(`what it is worth`)],[[`,`],_(`settings`)],[[`Esc`],_(`close what is open`)],[[`?`],_(`this list`)]];function be({query:e}){let n=k(),r=n.find(e=>e===d())??n[0];return r?t`<${xe} query=${e} games=${n} usual=${r} />`:t`<${h} />`}function xe({query:e,games:r,usual:o}){let l=i(()=>P(e,o),[e]),{deck:u,hand:d}=g(l.game);if(n(()=>{a(u),x(C.flat()),d?.words.load().catch(()=>void 0)},[l.game]),d?.words.failed.value)return t`<${f} />`;if(!d?.words.loaded.value)return null;let p=e=>{te({game:e}),s(L({...l,game:e,preset:null,kasa:null,bid:null,requested:!1}))};return t`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${_(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${_(`What is my hand worth?`)}</h1>
      <div class="tools"><${re} keys=${ye()} /><${c} /></div>
    </header>
    <main class="solver-desk">
      <${oe} setting=${l}
        games=${t`<nav class="hand-games" aria-label=${_(`Games`)}>
          ${r.map(e=>t`<button type="button" key=${e} class="plain"
            aria-pressed=${e===l.game} onClick=${()=>p(e)}>${g(e).title()}</button>`)}
        </nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${_(`What it is worth`)}>
        <${he} setting=${l} /></section>
    </main>
  </div>`}export{be as HandValuePage};