import{An as e,Cn as t,Dn as n,En as r,H as i,Ht as a,It as o,Kt as s,Rt as c,Sn as l,cn as u,fn as d,h as f,jn as p,ln as ee,nn as m,nt as te,on as h,rn as ne,rt as re,s as g,tn as ie,un as _}from"./main.js";import{A as v,D as ae,P as y,g as oe,w as b}from"./shared.js";const se={all:()=>!0,headings:({weight:e})=>e===`heading`,steps:({by:e})=>!!e},ce=e=>se[e]??(({seat:t})=>t===Number(e));function le({lines:e,table:n,most:r}){let[i,a]=p(`all`),o=e.filter(ce(i)).slice(r&&-r).reverse();return t`<section class="log" tabindex="-1" aria-label=${_(`What happened`)}>
    <h2>${_(`What happened`)}</h2>
    <select class="log-filter" aria-label=${_(`Lines shown`)} value=${i}
      onChange=${e=>a(e.target.value)}>
      <option value="all">${_(`All lines`)}</option>
      <option value="headings">${_(`Announcements`)}</option>
      <option value="steps">${_(`Steps of the house`)}</option>
      ${n.seats.filter(({kind:e})=>e!==`open`).map(e=>t`<option key=${e.seat} value=${String(e.seat)}>${v(e)}</option>`)}
    </select>
    ${o.length===0&&t`<p class="quiet">${_(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${o.map((e,r)=>t`<li key=${e.id} class=${e.weight}>
        ${e.deal!==o[r-1]?.deal&&e.deal&&e.deal<=n.sheet&&t`<${ue}
          table=${n.id} deal=${e.deal} />`}
        ${e.at!==void 0&&t`<time class="figure" dateTime=${new Date(e.at).toISOString()}>
          ${de(e.at)}</time> `}${e.words}
        ${e.by&&t` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const ue=({table:e,deal:n})=>t`<a class="log-replay" href=${i(e,n)}>
  ${_(`Replay deal {number}`,{number:n})}</a>`,de=e=>new Intl.DateTimeFormat(u(),{timeStyle:`medium`,hourCycle:`h23`}).format(e),fe=[`royal_flush`,`straight_flush`,`four_of_a_kind`,`full_house`,`flush`,`straight`,`three_of_a_kind`,`two_pair`,`pair`,`high_card`];function x(e){switch(e){case`royal_flush`:return _(`royal flush`);case`straight_flush`:return _(`straight flush`);case`four_of_a_kind`:return _(`four of a kind`);case`full_house`:return _(`full house`);case`flush`:return _(`flush`);case`straight`:return _(`straight`);case`three_of_a_kind`:return _(`three of a kind`);case`two_pair`:return _(`two pair`);case`pair`:return _(`pair`);case`high_card`:return _(`high card`)}}function S(e){switch(e){case`fold`:return _(`folded`);case`bank_wins`:return _(`the bank wins`);case`tie`:return _(`a tie`);case`player_wins`:return _(`beats the bank`);case`not_qualified`:return _(`ANTE is paid`);case null:return _(`void`)}}function pe({combination:e,qualifies:t}){if(!e)return``;let n=x(e);return _(t?`The bank qualifies: {combination}`:`The bank does not qualify: {combination}`,{combination:n})}function me(e){return e.void?_(`void`):e.taken&&!e.settled?_(`cards taken by mistake`):e.settled?S(e.settled.result):e.choice===`fold`?_(`folded`):e.declared?x(e.declared):e.choice===`raise`?_(`raised`):e.wants?_(`wants a card`):e.asked?_(`asked`):e.exchanged?_(`has a new card`):e.plays?``:e.waved?e.ante?_(`stake stands`):_(`sits out`):``}const he=[{word:`void`,holds:e=>e.void||e.taken&&!e.settled},{word:`table`,holds:({settled:e})=>e},{word:`fold`,holds:({choice:e})=>e===`fold`},{word:`declare`,holds:({declared:e})=>e},{word:`bet`,holds:({choice:e})=>e===`raise`},{word:`exchange`,holds:({wants:e,asked:t,exchanged:n})=>e||t||n}],ge=e=>he.find(({holds:t})=>t(e))?.word,_e=e=>ee(`{count} chip`,`{count} chips`,e);function ve(e){let t=e.seats.find(({seat:t})=>t===e.me);if(e.incident)return _(`The table stands still until the inspector has ruled.`);switch(e.phase){case`closed`:return e.paused?_(`The table is closed`):_(`The table is being opened`);case`prepare`:return _(`The cards are being shuffled`);case`stakes`:return ye(e,t);case`coin_in`:return _(`No more bets: the tokens fall`);case`deal`:return _(`The cards are dealt; look at them when the bank's card is turned`);case`choose`:return be(t);case`check`:return _(`The dealer checks every BET`);case`reveal`:return _(`The bank turns its cards`);case`settle`:return _(`The dealer settles seat by seat`);case`jackpot`:return _(`The inspector pays the jackpot`);case`done`:return _(`The dealer puts the cards away`);case`closing`:return _(`The table is being closed`);case`over`:return _(`The round is over`);case`broken_up`:return _(`The game was ended`)}}function ye({invited:e},t){return e?t?.waved?t.ante?_(`Your stakes stand; the others are still staking`):_(`You sit this round out`):_(`The players stake`):_(`The dealer is about to invite stakes`)}function be(e){return e?.wants?_(`Your card comes when the dealer reaches you`):e?.plays?_(`The others choose`):_(`The players choose`)}const C=()=>m.peek().pace!==`at_once`&&!globalThis.matchMedia?.(`(prefers-reduced-motion: reduce)`).matches,xe=(e,t,n)=>Math.round(e+(t-e)*Math.min(Math.max(n,0),1));function w(t){let[r,i]=p(t),a=e(t);return n(()=>{let e=a.current,n=performance.now(),r=s=>{a.current=xe(e,t,(s-n)/(450*ae())),i(a.current),a.current!==t&&(o=requestAnimationFrame(r))},o=0;return e!==t&&C()?o=requestAnimationFrame(r):a.current=t,()=>cancelAnimationFrame(o)},[t]),C()?r:t}const Se=[`dealer`,`gaming_inspector`,`municipal_inspector`,`gaming_management`,`control_room`];function Ce(e){switch(e){case`dealer`:return _(`Dealer`);case`gaming_inspector`:return _(`Gaming inspector`);case`municipal_inspector`:return _(`Municipal inspector`);case`gaming_management`:return _(`Gaming management`);case`control_room`:return _(`Control room`);default:return e}}function we(e){switch(e){case`dealer`:return _(`The other tables continue. This one waits for the dealer; the management is notified.`);case`gaming_inspector`:return _(`The other tables continue. This one waits for the gaming inspector; the management is notified.`);case`municipal_inspector`:return _(`The other tables continue. This one waits for the municipal inspector; the management is notified.`);case`gaming_management`:return _(`The other tables continue. This one waits for the gaming management, which is notified.`);default:return _(`The other tables continue. This one waits for the control room; the management is notified.`)}}function Te(e){switch(e){case`dealer`:return _(`Shuffles, deals, serves the exchanges, takes and pays, and announces every step.`);case`gaming_inspector`:return _(`Has the keys of the console, pays the jackpots, and rules on what is irregular.`);case`municipal_inspector`:return _(`Is present when an upper jackpot is paid, and when a whole hand is void.`);case`gaming_management`:return _(`Decides disputes and claims; there is no appeal.`);case`control_room`:return _(`Looks at every royal and straight flush, and confirms it or does not.`);default:return``}}const Ee=ne(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function T({address:e=location.href}){let[n,r]=p(!1);return t`<div class="share"><button type="button" class="plain" aria-expanded=${n}
    onClick=${()=>r(!n)}>${_(`QR code`)}</button>
    ${n&&t`<${te} part=${Ee} props=${{text:e}} Failed=${re} />`}</div>`}const De=`share`in navigator;function E({label:e=_(`Link to this table`),address:n=location.href}){let[r,i]=p(!1);return t`<div class="share">
    <label>${e}<input class="link" readonly value=${n}
      onFocus=${e=>e.target.select()} /></label>
    ${navigator.clipboard&&t`<button type="button" class="plain"
      onClick=${async()=>{await navigator.clipboard?.writeText(n).catch(()=>void 0),i(!0)}}>${_(r?`Copied`:`Copy the link`)}</button>`}
    ${De&&t`<button type="button" class="plain" onClick=${()=>{navigator.share({title:document.title,url:n}).catch(()=>void 0)}}>${_(`Send the link`)}</button>`}
  </div>`}function D(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const O=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function k({seat:e},{entry:t}){let n=t===`invitation`?D(e):``;return n?{invitation:n}:{}}const Oe=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||D(e)!==``;function ke({table:{seat_requests:e=[]},send:n}){if(!e.length)return null;let r=(e,t)=>()=>n({type:`answer_seat_request`,request:e,admit:t});return t`<ul class="role-list requests" aria-label=${_(`Requests for a seat`)}>
    ${e.map(({number:e,seat:n,name:i})=>t`<li key=${e}>
      <b>${i||_(`a visitor`)}</b> <span>${_(`Seat {number}`,{number:y(n)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${r(e,!0)}>${_(`Let in`)}</button>
        <button type="button" class="plain" onClick=${r(e,!1)}>${_(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Ae({seat:e,table:n,send:r}){return!n.hosting||e.seat===n.me?null:e.kind===`person`?t`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>r({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?_(`Let {name} propose again`,{name:v(e)}):_(`Mute {name}`,{name:v(e)})}</button>
      <button type="button" class="plain" onClick=${()=>r({type:`remove_person`,seat:e.seat})}>
        ${_(`Remove {name}`,{name:v(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:t`<${A} seat=${e.seat} table=${n} />
    <button type="button" class="plain offer" onClick=${()=>r({type:`renew_invitation`,seat:e.seat})}>
      ${_(`New link to this seat`)}</button>`}function A({seat:e,table:n}){let r=n.invitations?.[e];return r?t`<${E} label=${_(`Link to seat {number}`,{number:y(e)})}
      address=${O(n.id,e,r)} />
      <${T} address=${O(n.id,e,r)} />`:t`<span class="quiet">${_(`Someone is invited.`)}</span>`}const je=({table:e})=>t`<p>${_(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:n})=>t`<${A} key=${n} seat=${n} table=${e} />`)}`;function j({seat:e,table:n,send:r}){let{me:i,kept:a,archive:o,bots:s,acting:c=null}=n,[l,u]=p(!1);if(o)return null;if(i!==null||c!==null){let a=e.kind===`open`||e.missing;return t`${a&&t`<button type="button" class="plain offer"
      onClick=${()=>r({type:`seat_bot`,seat:e.seat,bot:s[0]??``})}>${e.missing?_(`Let a bot play for {name}`,{name:v(e)}):_(`Call a bot`)}</button>`}
      ${i!==null&&e.givable&&n.proposal?.release!==e.seat&&t`<button type="button" class="plain offer"
          onClick=${()=>r({type:`give_away`,seat:e.seat})}>
          ${_(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===a||Oe(e,n),f=t=>{u(!1),d?e.dealt&&e.seat!==a?b.value={table:n.id,seat:e.seat,name:t,...k(e,n)}:r({type:`sit`,seat:e.seat,name:t,...k(e,n)}):r({type:`request_seat`,seat:e.seat,name:t})};return e.seat!==a&&!N(e,n)?null:e.seat!==a&&M(e,n)?t`<p class="quiet" role="status">${_(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{b.value=null}}>
        ${_(`Do not wait`)}</button>`:e.seat===a?t`<button type="button" class="plain offer"
      onClick=${()=>f(g())}>${_(`Take your seat again`)}</button>`:!d&&n.seat_asked===e.seat?t`<p class="quiet" role="status">
      ${_(`You have asked for this seat: the host of the table decides.`)}</p>`:l?t`<${P} onName=${f} />`:t`<button type="button" class="plain offer"
    onClick=${()=>m.value.name?f(m.value.name):u(!0)}>
    ${Ne(e,d)}</button>`}const M=({seat:e},{id:t})=>b.value?.table===t&&b.value.seat===e,Me=(e,t)=>M(e,t)||t.seat_asked===e.seat;function Ne(e,t){return t?e.dealt?_(`Sit down after this deal`):_(`Sit down here`):_(`Ask for this seat`)}const N=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function P({onName:e,label:n}){let[r]=p(g);return t`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(ie({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${r}
      aria-label=${_(`Your name`)} placeholder=${_(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${n??_(`Sit down`)}</button>
  </form>`}const F=[1e3,500,100,25,5,1];function Pe(e){let t=[],n=e;for(let e of F)for(;n>=e&&t.length<8;n-=e)t.push(e);return t}const I=e=>F.find(t=>t<=e)??1,L=({amount:e})=>t`<span class="chips">
  <${B} value=${I(e)} /><span class="figure">${h(e)}</span>
</span>`,Fe=({amount:e})=>t`<${L} amount=${w(e)} />`,Ie=({amount:e})=>t`<span class="chips in-stack">
  <${z} amount=${e} /><span class="figure">${h(e)}</span>
</span>`,R=3.4;function z({amount:e}){let n=Pe(e),r=Math.max(n.length-1,0)*R;return t`<svg class="discs" viewBox=${`-11 ${-6-r} 22 ${15+r}`} aria-hidden="true">
    ${n.map((e,n)=>t`<g key=${n} class=${`disc of-${e}`}
      transform=${`translate(0 ${-n*R})`}>
      <path class="disc-side" d="M-10 0v3.4a10 4.6 0 0 0 20 0V0z" />
      <path class="disc-notches" d="M-10 2.6a10 4.6 0 0 0 20 0" pathLength="14" />
      <ellipse class="disc-face" rx="10" ry="4.6" /><ellipse class="disc-ring" rx="6.4" ry="2.9" /></g>`)}
  </svg>`}const B=({value:e=5})=>t`<svg class=${`chip of-${e}`} viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" />
  <circle class="chip-face" r="6.2" />
</svg>`;function Le({lit:e=!1,token:n=!1,open:r=!1}){let i=_(!e&&r?`the slot's light is on: a token may go in`:e?`the lamp is lit: in play for the jackpot`:n?`a token lies in the slot`:`no token, the lamp is dark`);return t`<span class=${l(`lamp`,e&&`lit`,n&&!e&&`token`,r&&!e&&`open`)}
    title=${i}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${e&&t`<path class="rays"
          d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${i}</span>
  </span>`}function Re({seat:e}){return t`<dl class="boxes">
    <${V} label=${_(`ANTE`)} amount=${e.ante} look="ante" word="ante" />
    <${V} label=${_(`BET`)} amount=${e.bet} look="bet" word="bet" />
    <div class="box slot" data-word="jp"><dt>${_(`JP`)}</dt>
      <dd><${Le} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&t`<div class="box exchange" data-word="exchange"><dt>${_(`CARD`)}</dt>
        <dd><${ze} seat=${e} /></dd></div>`}
    ${e.claim&&t`<${V} label=${_(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const V=({label:e,amount:n=0,look:r,word:i})=>t`<div class=${l(`box`,r,!n&&`bare`)}
  data-word=${i}>
  <dt>${e}</dt>
  <dd>${n?t`<${Ie} amount=${n} />`:t`<span class="unseen">${_(`nothing`)}</span>`}</dd>
</div>`,ze=({seat:{discard:e,fee:n=0}})=>t`<span class="laid-out">
  ${e?t`<${c} card=${e} />`:t`<${o} /><span class="unseen">${_(`a card to be exchanged`)}</span>`}
  ${n>0&&t`<${L} amount=${n} />`}
</span>`,Be={irregularities:[],clauses:{}},H=r({});function U(e=!0){let t=u(),[r,i]=p(!1);return n(()=>{e&&!H.peek()[t]&&f(`caribbean-stud`,t).then(e=>{H.value={...H.peek(),[t]:e}},()=>i(!0))},[e,t]),{...H.value[t]??Be,trouble:r}}const Ve=e=>U(e).irregularities,He=[`seat`,`lender`,`unreached`,`void`,`both`,`next`];function Ue(e,t,n){let r=Object.entries(t).map(([e,t])=>[e,He.includes(e)?t.split(`, `).map(e=>n(Number(e))).join(`, `):t]);return W(d(e,Object.fromEntries(r)))}const W=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),We=e=>_(e===`void`?`my hand is void`:`I continue without a card`);function Ge(e){switch(e){case`winning`:return _(`my hand beats the bank's`);case`tie`:return _(`my hand ties`);default:return _(`my hand loses`)}}function Ke(e,t){let{seat:n,both:r}=e,i=(t,n)=>t===`from_right`&&!n||t===`case`&&e.irregularity!==`CSP-111`;return[...typeof n==`number`?[t(n)]:[],...r?[r.map(t).join(`, `)]:[],...[`cards`,`shuffler`,`where`,`shows`,`case`,`from_right`].flatMap(t=>{let n=e[t];return n==null||i(t,n)?[]:[`${G(t)}: ${K(n)}`]})]}function G(e){switch(e){case`seat`:return _(`Where`);case`cards`:return _(`How many cards`);case`shuffler`:return _(`In the shuffler, cards`);case`where`:return _(`It fell`);case`shows`:return _(`Its value shows`);case`from_right`:return _(`The dealer asks from the right`);case`case`:return _(`The report is about`);case`both`:return _(`The two seats`);default:return e}}function K(e){switch(e){case`jammed`:return _(`jammed`);case`spilt`:return _(`spilt`);case`overlapped`:return _(`overlapped`);case`delivered`:return _(`were delivered`);case`earlier_seat`:return _(`an earlier seat that asks`);case`touched`:return _(`a card that has touched the felt`);case`withdrawn`:return _(`a request taken back`);case`floor`:return _(`on the floor`);case`well`:return _(`into the well`);case!0:return _(`yes`);case!1:return _(`no`);default:return String(e)}}function qe(e){switch(e){case`table`:return _(`BET pays, from royal flush to pair`);case`exchange_table`:return _(`BET pays after an exchange`);case`qualification`:return _(`The bank qualifies with`);case`exchange_fee`:return _(`A new card costs, in ANTEs`);case`folded_jackpot`:return _(`A folded hand may win the jackpot`);case`minimum`:return _(`Minimum ANTE`);case`maximum`:return _(`Maximum ANTE`);case`chip`:return _(`Smallest chip for ANTE`);case`buy_in`:return _(`Chips for a note`);case`dotation`:return _(`Chips in the dealer's tray`);case`token`:return _(`Price of a token`);case`meter_share`:return _(`Part of each token for the jackpot`);case`four_of_a_kind`:return _(`Jackpot for four of a kind`);case`full_house`:return _(`Jackpot for a full house`);case`flush`:return _(`Jackpot for a flush`);case`reset`:return _(`The jackpot restarts at`);case`opening_meter`:return _(`The jackpot opens at`);case`shuffling`:return _(`Shuffled`);case`answer_seconds`:return _(`Seconds to answer; 0 for no limit`);case`stop_seconds`:return _(`Seconds that other tables wait for staff who do not respond`);case`pace`:return _(`Pace of the house`);case`skipped_back`:return _(`A seat left out of the deal gets its stakes back`);case`practice`:return _(`A practice table`);case`odds_before`:return _(`Odds may be shown before choosing`);default:return e}}function Je(e){switch(e){case`ace_and_king`:return _(`ace and king`);case`ace_or_king`:return _(`ace or king`);case`machine`:return _(`by machine`);case`hand`:return _(`by hand, and cut by a player`);case`unhurried`:return _(`unhurried`);case`brisk`:return _(`brisk`);case`swift`:return _(`swift`);case!0:return _(`yes`);case!1:return _(`no`);default:return Array.isArray(e)?e.join(` `):String(e)}}function Ye(e){switch(e){case`example`:return _(`an example house`);case`example_by_hand`:return _(`shuffled by hand`);default:return e}}const Xe={fieldWords:qe,valueWords:Je,presetWords:Ye};function Ze(e){let t=t=>e.filter(e=>s(e)===s(t)).length,n=e=>`AKQJT98765432`.indexOf(s(e));return[...e].sort((e,r)=>t(r)-t(e)||n(e)-n(r)||e.localeCompare(r))}function q({table:e,over:n,send:r}){let i=e.kept===null||n?void 0:e.seats[e.kept];return i?t`<div class="watching kept">
      <span>${i.kind===`bot`?_(`A bot is playing for you.`):_(`Your seat is reserved for you.`)}</span>
      <${j} seat=${i} table=${e} send=${r} /></div>`:t`<p class="watching">${e.archive?_(`This table shows the record of a sitting: you can only look at it.`):_(`You are watching: you can’t see anyone’s cards.`)}</p>`}const J=(e,t)=>t===0n?e:J(t,e%t);function Qe(e,t){let n=BigInt(e.num)*BigInt(t.den)-BigInt(t.num)*BigInt(e.den),r=BigInt(e.den)*BigInt(t.den),i=J(n<0n?-n:n,r)||1n;return{num:Number(n/i),den:Number(r/i),float:Number(n)/Number(r)}}const $e=e=>Y(e,4,`exceptZero`),et=e=>Y(e,4,`auto`),tt=(e,t=2)=>`${Y(100*e,t,`auto`)}\u00A0%`;function Y(e,t,n){return new Intl.NumberFormat(u(),{minimumFractionDigits:t,maximumFractionDigits:t,signDisplay:n}).format(e).replace(`-`,`−`)}const X=({num:e,den:t})=>`${e<0?`−`:``}${Math.abs(e)}${t===1?``:`/${t}`}`,Z=({fold:e,raise:t,exchange:n={}})=>[[`fold`,e],[`raise`,t],...Object.entries(n).map(([e,t])=>[`exchange ${e}`,t])],Q=(e,t)=>Z(e).find(([e])=>e===t)?.[1]??e.fold;function $(e){let t=e.split(` `)[1];return t?_(`Exchange the {card}`,{card:a(t,`full`)}):_(e===`fold`?`Fold`:`Raise`)}function nt({odds:e,chosen:n=null}){let[r,i]=p(!1),a=Q(e,e.best).float,o=Z(e).sort(([t,n],[r,i])=>i.float-n.float||Number(r===e.best)-Number(t===e.best));return t`<div class="choices-told">
    <table>
      <caption class="unseen">${_(`What every choice is worth, in ANTEs`)}</caption>
      <thead>
        <tr><th scope="col"><span class="unseen">${_(`Choice`)}</span></th>
          <th scope="col">${_(`worth in ANTEs`)}</th></tr></thead>
      <tbody>
        ${o.map(([e,i])=>t`<tr key=${e} data-choice=${e}
            class=${l(i.float===a&&`best`,e===n&&`chosen`)}>
          <th scope="row"><${rt} choice=${e} />
            ${i.float===a&&t`<span class="told-mark">★ ${_(`best`)}</span>`}
            ${e===n&&t`<span class="told-mark yours">${_(`your choice`)}</span>`}</th>
          <td class="figure">${$e(i.float)}
            ${r&&t`<small class="exact">${X(i)}</small>`}</td>
        </tr>`)}</tbody>
    </table>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>i(e.target.checked)} />${_(`Exact fractions`)}</label>
  </div>`}function rt({choice:e}){let n=e.split(` `)[1];return t`<span class="choice-name">
    <span aria-hidden="true">${n?t`${_(`Exchange`)} <${oe} card=${n} />`:$(e)}</span>
    <span class="unseen">${$(e)}</span></span>`}export{Ae as A,w as B,Fe as C,j as D,P as E,Se as F,S as G,pe as H,Ce as I,ve as J,ge as K,Te as L,ke as M,E as N,Me as O,T as P,we as R,L as S,I as T,_e as U,fe as V,x as W,le as Y,W as _,Qe as a,Re as b,q as c,We as d,G as f,Ue as g,Ge as h,et as i,je as j,N as k,Ze as l,Ke as m,Q as n,X as o,K as p,me as q,$ as r,tt as s,nt as t,Xe as u,U as v,z as w,B as x,Ve as y,C as z};