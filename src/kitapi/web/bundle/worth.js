import{Bt as e,Gt as t,I as n,It as r,Mt as i,Qt as a,Vt as o,Wt as s,Xt as c,a as l,dn as u,h as d,i as f,in as p,jt as m,kt as ee,ln as h,n as g,nn as _,on as v,q as y,qt as b,rn as x,tn as S,un as C}from"./main.js";import{c as te,d as ne,r as re}from"./shared.js";import{N as w,c as T,l as ie,o as ae,s as E,w as D,x as O}from"./desks.js";const k=()=>a().filter(e=>c(e).hand),A=e=>c(e).hand?.bids??[],j=e=>c(e).hand?.hasKasa??!1,M=e=>e.length===10||e.length===12,N=(e,t)=>e!==null&&/^\d{1,6}$/.test(e)&&Number(e)<=t?Number(e):null;function P(e,t){let n=new URLSearchParams(e),r=(n.get(`cards`)??``).split(/[\s,]+/).filter(Boolean),i=[...new Set(r.flatMap(e=>D(e)??[]))].slice(0,12),a=k().find(e=>e===n.get(`game`))??t,o=A(a).find(e=>e===n.get(`bid`))??null,s=n.get(`preset`)??``;return{game:a,cards:i,bid:o,preset:/^\w{1,30}$/.test(s)?s:null,seat:N(n.get(`seat`),2)??0,players:n.get(`players`)===`4`?4:3,kasa:j(a)&&N(n.get(`kasa`),999999)||null,exact:n.get(`exact`)===`yes`,asked:n.get(`worth`)===`yes`&&M(i),broken:r.length!==i.length}}function F({game:e,cards:t,seat:n,players:r,preset:i,kasa:a,bid:o,exact:s}){let c=new URLSearchParams({game:e,cards:L(t).join(` `),seat:String(n),players:String(r)});return i&&c.set(`preset`,i),a!==null&&c.set(`kasa`,String(a)),t.length===12&&o&&c.set(`bid`,o),t.length===12&&s&&c.set(`exact`,`yes`),c.toString()}function I(e){let t=new URLSearchParams({game:e.game});return e.cards.length>0&&t.set(`cards`,L(e.cards).join(` `)),e.seat>0&&t.set(`seat`,String(e.seat)),e.players>3&&t.set(`players`,String(e.players)),e.preset&&t.set(`preset`,e.preset),e.kasa!==null&&t.set(`kasa`,String(e.kasa)),e.bid&&t.set(`bid`,e.bid),e.exact&&t.set(`exact`,`yes`),e.asked&&t.set(`worth`,`yes`),`/hand?${t}`}const L=e=>O.flat().filter(t=>e.includes(t));function R(e,t){let n=O.flat().filter(t=>!e.includes(t)),r=Array.from({length:t},()=>n.splice(Math.floor(Math.random()*n.length),1)[0]);return[...e,...r]}function z(e){let t=c(e).hand?.words.loaded.value;if(!t)throw Error(`there are no words for the hands of ${e}`);return t}function B(e){return e===`betl`?b(`betl`):e===`n`?b(`no trumps`):r(e)}function V(e){return b(e===0?`First in turn, and leads`:e===1?`Second in turn`:`Third in turn`)}const H=e=>new Intl.NumberFormat(s(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:`exceptZero`}).format(e).replace(`-`,`−`),U=e=>new Intl.NumberFormat(s(),{minimumFractionDigits:1,maximumFractionDigits:1}).format(e),W=({expected:e,error:t})=>`${H(e)} ± ${U(t)}`;function G(e){let t=e>0&&e<1&&(e<.01||e>.99);return new Intl.NumberFormat(s(),{style:`percent`,maximumFractionDigits:+!!t}).format(e)}const K=e=>new Intl.NumberFormat(s()).format(e),q=e=>({declarer:[...e],first:null,second:null}),J=()=>b(`in your hand`);function oe({laid:e,games:t}){let{cards:r}=e,a=t=>n(I({...e,asked:!1,...t})),o=(e,t)=>{let n=r.filter(t=>t!==e);return t&&n.length>=12?_(b(`Twelve cards are chosen: touch one of them to take it off.`)):(_(b(`{card}: {value}`,{card:i(e),value:t?J():b(`nobody`)})),a({cards:t?[...n,e]:n}))};return p`<section class="solver-felt" aria-label=${b(`Lay out the cards`)}>
    ${t}
    ${e.broken&&p`<p class="paper solver-note" role="alert">${b(`The link is not whole: what could be read of it lies here.`)}</p>`}
    <${ie} hands=${q(r)} nameOf=${J} onGive=${(e,t)=>o(e,t!==null)}
      onTouch=${e=>o(e,!r.includes(e))} />
    <p class="hand-counted" role="status">${Y(r.length)}</p>
    <div class="solver-tools">
      <button type="button" class="plain" aria-keyshortcuts="g" onClick=${()=>a({cards:R([],10),asked:!0})}>${b(`Deal me a hand`)}</button>
      <button type="button" class="plain" aria-keyshortcuts="x" aria-disabled=${r.length===10?void 0:`true`}
        onClick=${()=>r.length===10&&a({cards:R(r,2),asked:!0})}>${b(`Take the talon`)}</button>
      <button type="button" class="plain" onClick=${()=>a({cards:[]})}>${b(`Clear`)}</button>
      <button type="button" class=${M(r)?`big`:`big not-yet`} aria-keyshortcuts="w" onClick=${()=>M(r)?a({asked:!0}):_(Y(r.length))}>${b(`What is it worth?`)}</button>
    </div>
    <${se} laid=${e} lay=${a} />
    <${T} hands=${q(r)} nameOf=${()=>b(`Your hand`)} most=${12} onHands=${e=>a({cards:e.declarer})} />
  </section>`}function Y(e){return e===10?b(`Ten cards, before the talon.`):e===12?b(`Twelve cards, with the talon.`):t(`{count} card. Choose ten, or twelve with the talon.`,`{count} cards. Choose ten, or twelve with the talon.`,e)}function se({laid:e,lay:t}){let{game:n,cards:r,asked:i}=e,a=e=>t({asked:i,...e}),o=r.length===12,s=ce(n),c=S(n),l=Number(s[e.preset??`rulebook`]?.kasa_share??0);return p`<div class="paper hand-circumstances">
    <${X} label=${b(`Your place`)} value=${String(e.seat)} of=${[`0`,`1`,`2`]} words=${e=>V(Number(e))}
      onChoice=${e=>a({seat:Number(e)})} />
    <${X} label=${b(`Players`)} value=${String(e.players)} of=${[`3`,`4`]} words=${e=>e}
      onChoice=${e=>a({players:Number(e)})} />
    ${c&&Object.keys(s).length>0&&p`<${X} label=${b(`House rules`)} value=${e.preset??`rulebook`} of=${Object.keys(s)}
      words=${c.presetWords} onChoice=${e=>a({preset:e===`rulebook`?null:e})} />`}
    ${j(n)&&p`<label>${b(`In the kasa`)}<input type="number" inputmode="numeric" min="1" max="999999" value=${e.kasa??``} placeholder=${l?String(e.players*l):``}
      onChange=${e=>a({kasa:Number(e.target.value)>0?Math.floor(Number(e.target.value)):null})} /></label>`}
    ${o&&p`<${X} label=${b(`Bought at`)} value=${e.bid??A(n)[0]??``} of=${A(n)} words=${z(n).bidWords}
      onChoice=${e=>a({bid:e})} />`}
    ${o&&p`<label class="tick"><input type="checkbox" checked=${e.exact}
      onChange=${e=>a({exact:e.target.checked})} />${b(`Count every layout of the other cards`)}</label>`}
  </div>`}function ce(e){let[t,n]=C([]);return v(()=>{d().then(n,()=>void 0)},[]),t.find(({name:t})=>t===e)?.presets??{}}const X=({label:e,value:t,of:n,words:r,onChoice:i})=>p`<label>${e}<select value=${t} onChange=${e=>i(e.target.value)}>
  ${n.map(e=>p`<option key=${e} value=${e} selected=${e===t}>${r(e)}</option>`)}
</select></label>`;function Z({game:e,goals:t,best:n,title:r}){let[i,a]=C(!1),o=[...t].sort((e,t)=>t.chosen-e.chosen||t.expected-e.expected),s=t.some(e=>e.away);return p`<div class="hand-goals"><table>
    <caption>${r}</caption>
    <thead><tr><th scope="col"><span class="unseen">${b(`Contract`)}</span></th><th scope="col">${b(`worth`)}</th><th scope="col">${b(`is made`)}</th>
      <th scope="col">${b(s?`laid away`:`is best`)}</th></tr></thead>
    <tbody>${o.slice(0,i?o.length:6).map(t=>p`<tr key=${t.goal} class=${x(t.goal===n&&`best`,t.expected<0&&`is-loss`)}>
      <th scope="row"><${Q} game=${e} goal=${t.goal} /></th>
      <td class="figure">${W(t)}</td><td class="figure">${G(t.made)}</td>
      <td class="figure">${s?(t.away??``).split(` `).map(e=>p`<span key=${e} class="told-card">${m(e)} </span>`):G(t.chosen)}</td>
    </tr>`)}</tbody>
  </table>
  ${o.length>6&&p`<button type="button" class="plain" aria-expanded=${i} onClick=${()=>a(!i)}>${b(i?`Show fewer`:`Show all`)}</button>`}</div>`}const Q=({game:e,goal:t})=>p`<${z(e).GoalSign} goal=${t} />`,le=({game:e,bids:t,limit:n})=>p`<details class="hand-bids">
  <summary>${b(`What buying is worth, by bid`)}</summary>
  <table><thead class="unseen"><tr><th scope="col">${b(`Bid`)}</th><th scope="col">${b(`worth`)}</th></tr></thead>
    <tbody>${ue(t,n).map(({first:t,last:n,worth:r,upTo:i})=>p`<tr key=${t} class=${x(i&&`up-to-here`)}>
      <th scope="row"><${Q} game=${e} goal=${t} />${n!==t&&p` – <${Q} game=${e} goal=${n} />`}</th>
      <td class="figure">${r}</td></tr>`)}</tbody></table>
</details>`;function ue(e,t){let n=[],r=e.findIndex(({bid:e})=>e===t);return e.forEach(({bid:e,expected:t},i)=>{let[a,o,s]=[H(t),i<=r,n.at(-1)];s&&s.worth===a&&s.upTo===o?s.last=e:n.push({first:e,last:e,worth:a,upTo:o})}),n}function de({worth:e}){let[t,n]=C(z(e.game).strainOf(e.best)),r=e.tricks.find(({strain:e})=>e===t)??e.tricks[0];return r?p`<div class="hand-tricks">
    <h2>${b(`Tricks with open cards`)}</h2>
    <div class="strains hand-strains" role="radiogroup" aria-label=${b(`Trumps`)} onKeyDown=${te(1)}>
      ${e.tricks.map(({strain:e})=>p`<button type="button" key=${e} class="plain strain" role="radio" aria-checked=${r.strain===e}
        tabindex=${r.strain===e?0:-1} aria-label=${B(e)} onClick=${()=>n(e)}><${fe} strain=${e} /></button>`)}
    </div>
    <${pe} tricks=${r} />
    <p class="quiet">${me(r)}</p>
  </div>`:null}const fe=({strain:e})=>e===`betl`?p`<span class="without" aria-hidden="true">${b(`betl`)}</span>`:p`<${ae} strain=${e} />`;function pe({tricks:{strain:e,chances:n,made:r=0}}){let i=n?n.map((e,n)=>({name:String(n),spoken:t(`{count} trick`,`{count} tricks`,n),chance:e})):[{name:b(`made`),spoken:b(`made`),chance:r},{name:b(`lost`),spoken:b(`lost`),chance:1-r}],a=Math.max(...i.map(({chance:e})=>e));return p`<table class="hand-bars"><caption class="unseen">${b(`How likely each number of tricks is, {strain}`,{strain:B(e)})}</caption>
    <tbody>${i.filter(({chance:e})=>e>0).map(({name:e,spoken:t,chance:n})=>p`<tr key=${e}>
      <th scope="row"><span aria-hidden="true">${e}</span><span class="unseen">${t}</span></th>
      <td><span class="hand-bar" style=${{"--part":n/a}}></span><span class="figure">${G(n)}</span></td>
    </tr>`)}</tbody></table>`}const me=({exact:e,layouts:t})=>b(e?`All {layouts} layouts of the unseen cards are counted.`:`{layouts} layouts were drawn and solved.`,{layouts:K(t)});function $({laid:e}){let{answer:t,making:n,trouble:r,again:i}=E(e.asked?F(e):null,`/api/hand`);return e.asked?r?p`<${w} trouble=${r} again=${i} />`:t?p`<${he} worth=${t} />`:p`<p class="hand-question" role="status">${b(n?`The solver is being made ready, which is done once and takes up to a minute …`:`Many layouts are being solved; it takes some seconds …`)}</p>`:p`<p class="hand-question">${b(`Choose your cards, and read here how high to bid and what each contract is worth.`)}</p>`}function he({worth:e}){let{game:t,goals:n,from_hand:r}=e,i=h(null);return v(()=>{let e=i.current?.closest(`section`);e&&e.getBoundingClientRect().top>innerHeight*.5&&e.scrollIntoView({block:`start`})},[e]),p`<p class="hand-advice" role="status" ref=${i}>${ge(e)}</p>
    <ul class="hand-standing">${_e(e).map(e=>p`<li key=${e}>${e}</li>`)}</ul>
    <${de} key=${e.best} worth=${e} />
    <${Z} game=${t} goals=${n} best=${e.best} title=${b(`What can be declared, in {unit}`,{unit:z(t).unitName()})} />
    ${r&&p`<${Z} game=${t} goals=${r} best="" title=${b(`From hand, without the talon`)} />`}
    ${e.bids&&p`<${le} game=${t} bids=${e.bids} limit=${e.limit??null} />`}
    <p class="quiet hand-how">${b(`Tricks are those of open cards and best play by all; results allow for cards not being seen, and defenders take part by what their hands promise.`)}</p>
    <${ne} key=${location.href} label=${b(`Link to this hand`)} />`}function ge({game:e,talons:t,best:n,limit:r}){return t===1?b(`Best: {goal}.`,{goal:z(e).goalName(n)}):r?b(`Bid up to {bid}.`,{bid:z(e).bidWords(r)}):b(`Pass: no bid is worth as much.`)}function _e({game:e,bids:t,passing:n,given_up:r}){let{bidWords:i,unitName:a}=z(e),o=a(),s=t?.[0];return[s&&b(`Buying at {bid}: {worth}.`,{bid:i(s.bid),worth:`${W(s)} ${o}`}),n&&b(`Passing: {worth}; another buys in {share} of the deals.`,{worth:`${W(n)} ${o}`,share:G(n.bought)}),r!==void 0&&b(`Giving up once the talon is seen: {worth}.`,{worth:`${H(r)} ${o}`})].filter(Boolean)}const ve=()=>[[[`←`,`→`,`↑`,`↓`],b(`along the cards`)],[[`1`],b(`take the card into the hand`)],[[`0`],b(`take the card back`)],[[`g`],b(`deal me a hand`)],[[`x`],b(`take the talon`)],[[`w`],b(`what it is worth`)],[[`,`],b(`settings`)],[[`Esc`],b(`close what is open`)],[[`?`],b(`this list`)]];function ye({query:e}){let t=k(),n=t.find(e=>e===f())??t[0];return n?p`<${be} query=${e} games=${t} usual=${n} />`:p`<${g} />`}function be({query:t,games:r,usual:i}){let a=u(()=>P(t,i),[t]),{deck:s,hand:d}=c(a.game);if(v(()=>{e(s),ee(O.flat()),d?.words.load().catch(()=>void 0)},[a.game]),d?.words.failed.value)return p`<${y} />`;if(!d?.words.loaded.value)return null;let f=e=>{o({game:e}),n(I({...a,game:e,preset:null,kasa:null,bid:null,asked:!1}))};return p`<div class="solver hand-worth">
    <header class="top-bar">
      <a class="home" href="/" aria-label=${b(`Kitapi, to the start page`)}><img src="/static/2a3b6f659169e66c/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${b(`What is my hand worth?`)}</h1>
      <div class="tools"><${re} keys=${ve()} /><${l} /></div>
    </header>
    <main class="solver-desk">
      <${oe} laid=${a} games=${p`<nav class="hand-games" aria-label=${b(`Games`)}>${r.map(e=>p`<button type="button" key=${e} class="plain"
        aria-pressed=${e===a.game} onClick=${()=>f(e)}>${c(e).title()}</button>`)}</nav>`} />
      <section class="paper solver-slip hand-slip" aria-label=${b(`What it is worth`)}><${$} laid=${a} /></section>
    </main>
  </div>`}export{ye as WorthPage};