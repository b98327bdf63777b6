import{Cn as e,Dn as t,H as n,Lt as r,Mn as i,On as a,Ut as o,dn as s,h as c,in as l,jn as u,ln as d,nn as f,nt as p,pn as ee,qt as m,rn as h,rt as te,s as g,sn as _,un as ne,wn as v,zt as re}from"./main.js";import{A as y,D as ie,P as b,g as ae,w as x}from"./shared.js";const oe={all:()=>!0,headings:({weight:e})=>e===`heading`,steps:({by:e})=>!!e},se=e=>oe[e]??(({seat:t})=>t===Number(e));function ce({lines:e,table:t,most:n}){let[r,a]=i(`all`),o=e.filter(se(r)).slice(n&&-n).reverse();return v`<section class="log" tabindex="-1" aria-label=${s(`What happened`)}>
    <h2>${s(`What happened`)}</h2>
    <select class="log-filter" aria-label=${s(`Lines shown`)} value=${r}
      onChange=${e=>a(e.target.value)}>
      <option value="all">${s(`All lines`)}</option>
      <option value="headings">${s(`Announcements`)}</option>
      <option value="steps">${s(`Steps of the house`)}</option>
      ${t.seats.filter(({kind:e})=>e!==`open`).map(e=>v`<option key=${e.seat} value=${String(e.seat)}>${y(e)}</option>`)}
    </select>
    ${o.length===0&&v`<p class="quiet">${s(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${o.map((e,n)=>v`<li key=${e.id} class=${e.weight}>
        ${e.deal!==o[n-1]?.deal&&e.deal&&e.deal<=t.sheet&&v`<${le}
          table=${t.id} deal=${e.deal} />`}
        ${e.at!==void 0&&v`<time class="figure" dateTime=${new Date(e.at).toISOString()}>
          ${ue(e.at)}</time> `}${e.words}
        ${e.by&&v` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const le=({table:e,deal:t})=>v`<a class="log-replay" href=${n(e,t)}>
  ${s(`Replay deal {number}`,{number:t})}</a>`,ue=e=>new Intl.DateTimeFormat(d(),{timeStyle:`medium`,hourCycle:`h23`}).format(e),de=[`royal_flush`,`straight_flush`,`four_of_a_kind`,`full_house`,`flush`,`straight`,`three_of_a_kind`,`two_pair`,`pair`,`high_card`];function S(e){switch(e){case`royal_flush`:return s(`royal flush`);case`straight_flush`:return s(`straight flush`);case`four_of_a_kind`:return s(`four of a kind`);case`full_house`:return s(`full house`);case`flush`:return s(`flush`);case`straight`:return s(`straight`);case`three_of_a_kind`:return s(`three of a kind`);case`two_pair`:return s(`two pair`);case`pair`:return s(`pair`);case`high_card`:return s(`high card`)}}function C(e){switch(e){case`fold`:return s(`folded`);case`bank_wins`:return s(`the bank wins`);case`tie`:return s(`a tie`);case`player_wins`:return s(`beats the bank`);case`not_qualified`:return s(`ANTE is paid`);case null:return s(`void`)}}function fe({combination:e,qualifies:t}){if(!e)return``;let n=S(e);return s(t?`The bank qualifies: {combination}`:`The bank does not qualify: {combination}`,{combination:n})}function pe(e){return e.void?s(`void`):e.taken&&!e.settled?s(`cards taken by mistake`):e.settled?C(e.settled.result):e.choice===`fold`?s(`folded`):e.declared?S(e.declared):e.choice===`raise`?s(`raised`):e.wants?s(`wants a card`):e.asked?s(`asked`):e.exchanged?s(`has a new card`):e.plays?``:e.waved?e.ante?s(`stake stands`):s(`sits out`):``}const me=[{word:`void`,holds:e=>e.void||e.taken&&!e.settled},{word:`table`,holds:({settled:e})=>e},{word:`fold`,holds:({choice:e})=>e===`fold`},{word:`declare`,holds:({declared:e})=>e},{word:`bet`,holds:({choice:e})=>e===`raise`},{word:`exchange`,holds:({wants:e,asked:t,exchanged:n})=>e||t||n}],he=e=>me.find(({holds:t})=>t(e))?.word,ge=e=>ne(`{count} chip`,`{count} chips`,e);function _e(e){let t=e.seats.find(({seat:t})=>t===e.me);if(e.incident)return s(`The table stands still until the inspector has ruled.`);switch(e.phase){case`closed`:return e.paused?s(`The table is closed`):s(`The table is being opened`);case`prepare`:return s(`The cards are being shuffled`);case`stakes`:return ve(e,t);case`coin_in`:return s(`No more bets: the tokens fall`);case`deal`:return s(`The cards are dealt; look at them when the bank's card is turned`);case`choose`:return ye(t);case`check`:return s(`The dealer checks every BET`);case`reveal`:return s(`The bank turns its cards`);case`settle`:return s(`The dealer settles seat by seat`);case`jackpot`:return s(`The inspector pays the jackpot`);case`done`:return s(`The dealer puts the cards away`);case`closing`:return s(`The table is being closed`);case`over`:return s(`The round is over`);case`broken_up`:return s(`The game was ended`)}}function ve({invited:e},t){return e?t?.waved?t.ante?s(`Your stakes stand; the others are still staking`):s(`You sit this round out`):s(`The players stake`):s(`The dealer is about to invite stakes`)}function ye(e){return e?.wants?s(`Your card comes when the dealer reaches you`):e?.plays?s(`The others choose`):s(`The players choose`)}const w=()=>h.peek().pace!==`at_once`&&!globalThis.matchMedia?.(`(prefers-reduced-motion: reduce)`).matches,be=(e,t,n)=>Math.round(e+(t-e)*Math.min(Math.max(n,0),1));function T(e){let[t,n]=i(e),r=u(e);return a(()=>{let t=r.current,i=performance.now(),a=s=>{r.current=be(t,e,(s-i)/(450*ie())),n(r.current),r.current!==e&&(o=requestAnimationFrame(a))},o=0;return t!==e&&w()?o=requestAnimationFrame(a):r.current=e,()=>cancelAnimationFrame(o)},[e]),w()?t:e}const xe=[`dealer`,`gaming_inspector`,`municipal_inspector`,`gaming_management`,`control_room`];function Se(e){switch(e){case`dealer`:return s(`Dealer`);case`gaming_inspector`:return s(`Gaming inspector`);case`municipal_inspector`:return s(`Municipal inspector`);case`gaming_management`:return s(`Gaming management`);case`control_room`:return s(`Control room`);default:return e}}function Ce(e){switch(e){case`dealer`:return s(`The other tables continue. This one waits for the dealer; the management is notified.`);case`gaming_inspector`:return s(`The other tables continue. This one waits for the gaming inspector; the management is notified.`);case`municipal_inspector`:return s(`The other tables continue. This one waits for the municipal inspector; the management is notified.`);case`gaming_management`:return s(`The other tables continue. This one waits for the gaming management, which is notified.`);default:return s(`The other tables continue. This one waits for the control room; the management is notified.`)}}function we(e){switch(e){case`dealer`:return s(`Shuffles, deals, serves the exchanges, takes and pays, and announces every step.`);case`gaming_inspector`:return s(`Has the keys of the console, pays the jackpots, and rules on what is irregular.`);case`municipal_inspector`:return s(`Is present when an upper jackpot is paid, and when a whole round is void.`);case`gaming_management`:return s(`Decides disputes and claims; there is no appeal.`);case`control_room`:return s(`Looks at every royal and straight flush, and confirms it or does not.`);default:return``}}const Te=l(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function E({address:e=location.href}){let[t,n]=i(!1);return v`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${s(`QR code`)}</button>
    ${t&&v`<${p} part=${Te} props=${{text:e}} Failed=${te} />`}</div>`}const Ee=`share`in navigator;function D({label:e=s(`Link to this table`),address:t=location.href}){let[n,r]=i(!1);return v`<div class="share">
    <label>${e}<input class="link" readonly value=${t}
      onFocus=${e=>e.target.select()} /></label>
    ${navigator.clipboard&&v`<button type="button" class="plain"
      onClick=${async()=>{await navigator.clipboard?.writeText(t).catch(()=>void 0),r(!0)}}>${s(n?`Copied`:`Copy the link`)}</button>`}
    ${Ee&&v`<button type="button" class="plain" onClick=${()=>{navigator.share({title:document.title,url:t}).catch(()=>void 0)}}>${s(`Send the link`)}</button>`}
  </div>`}function O(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const k=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function A({seat:e},{entry:t}){let n=t===`invitation`?O(e):``;return n?{invitation:n}:{}}const De=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||O(e)!==``;function Oe({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return v`<ul class="role-list requests" aria-label=${s(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>v`<li key=${e}>
      <b>${r||s(`a visitor`)}</b> <span>${s(`Seat {number}`,{number:b(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${s(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${s(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function ke({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?v`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?s(`Let {name} propose again`,{name:y(e)}):s(`Mute {name}`,{name:y(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${s(`Remove {name}`,{name:y(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:v`<${j} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${s(`New link to this seat`)}</button>`}function j({seat:e,table:t}){let n=t.invitations?.[e];return n?v`<${D} label=${s(`Link to seat {number}`,{number:b(e)})}
      address=${k(t.id,e,n)} />
      <${E} address=${k(t.id,e,n)} />`:v`<span class="quiet">${s(`Someone is invited.`)}</span>`}const Ae=({table:e})=>v`<p>${s(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>v`<${j} key=${t} seat=${t} table=${e} />`)}`;function M({seat:e,table:t,send:n}){let{me:r,kept:a,archive:o,bots:c,acting:l=null}=t,[u,d]=i(!1);if(o)return null;if(r!==null||l!==null){let i=e.kind===`open`||e.missing;return v`${i&&v`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:c[0]??``})}>${e.missing?s(`Let a bot play for {name}`,{name:y(e)}):s(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&v`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${s(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let f=e.seat===a||De(e,t),p=r=>{d(!1),f?e.dealt&&e.seat!==a?x.value={table:t.id,seat:e.seat,name:r,...A(e,t)}:n({type:`sit`,seat:e.seat,name:r,...A(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};return e.seat!==a&&!P(e,t)?null:e.seat!==a&&N(e,t)?v`<p class="quiet" role="status">${s(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{x.value=null}}>
        ${s(`Do not wait`)}</button>`:e.seat===a?v`<button type="button" class="plain offer"
      onClick=${()=>p(g())}>${s(`Take your seat again`)}</button>`:!f&&t.seat_asked===e.seat?v`<p class="quiet" role="status">
      ${s(`You have asked for this seat: the host of the table decides.`)}</p>`:u?v`<${F} onName=${p} />`:v`<button type="button" class="plain offer"
    onClick=${()=>h.value.name?p(h.value.name):d(!0)}>
    ${Me(e,f)}</button>`}const N=({seat:e},{id:t})=>x.value?.table===t&&x.value.seat===e,je=(e,t)=>N(e,t)||t.seat_asked===e.seat;function Me(e,t){return t?e.dealt?s(`Sit down after this deal`):s(`Sit down here`):s(`Ask for this seat`)}const P=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function F({onName:e,label:t}){let[n]=i(g);return v`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(f({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${n}
      aria-label=${s(`Your name`)} placeholder=${s(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??s(`Sit down`)}</button>
  </form>`}const I=[1e3,500,100,25,5,1];function Ne(e){let t=[],n=e;for(let e of I)for(;n>=e&&t.length<8;n-=e)t.push(e);return t}const L=e=>I.find(t=>t<=e)??1,R=({amount:e})=>v`<span class="chips">
  <${V} value=${L(e)} /><span class="figure">${_(e)}</span>
</span>`,Pe=({amount:e})=>v`<${R} amount=${T(e)} />`,Fe=({amount:e})=>v`<span class="chips in-stack">
  <${B} amount=${e} /><span class="figure">${_(e)}</span>
</span>`,z=3.4;function B({amount:e}){let t=Ne(e),n=Math.max(t.length-1,0)*z;return v`<svg class="discs" viewBox=${`-11 ${-6-n} 22 ${15+n}`} aria-hidden="true">
    ${t.map((e,t)=>v`<g key=${t} class=${`disc of-${e}`}
      transform=${`translate(0 ${-t*z})`}>
      <path class="disc-side" d="M-10 0v3.4a10 4.6 0 0 0 20 0V0z" />
      <path class="disc-notches" d="M-10 2.6a10 4.6 0 0 0 20 0" pathLength="14" />
      <ellipse class="disc-face" rx="10" ry="4.6" /><ellipse class="disc-ring" rx="6.4" ry="2.9" /></g>`)}
  </svg>`}const V=({value:e=5})=>v`<svg class=${`chip of-${e}`} viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" />
  <circle class="chip-face" r="6.2" />
</svg>`;function Ie({lit:t=!1,token:n=!1,open:r=!1}){let i=s(!t&&r?`the slot's light is on: a token may go in`:t?`the lamp is lit: in play for the jackpot`:n?`a token lies in the slot`:`no token, the lamp is dark`);return v`<span class=${e(`lamp`,t&&`lit`,n&&!t&&`token`,r&&!t&&`open`)}
    title=${i}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${t&&v`<path class="rays"
          d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${i}</span>
  </span>`}function Le({seat:e}){return v`<dl class="boxes">
    <${H} label=${s(`ANTE`)} amount=${e.ante} look="ante" word="ante" />
    <${H} label=${s(`BET`)} amount=${e.bet} look="bet" word="bet" />
    <div class="box slot" data-word="jp"><dt>${s(`JP`)}</dt>
      <dd><${Ie} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&v`<div class="box exchange" data-word="exchange"><dt>${s(`CARD`)}</dt>
        <dd><${Re} seat=${e} /></dd></div>`}
    ${e.claim&&v`<${H} label=${s(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const H=({label:t,amount:n=0,look:r,word:i})=>v`<div class=${e(`box`,r,!n&&`bare`)}
  data-word=${i}>
  <dt>${t}</dt>
  <dd>${n?v`<${Fe} amount=${n} />`:v`<span class="unseen">${s(`nothing`)}</span>`}</dd>
</div>`,Re=({seat:{discard:e,fee:t=0}})=>v`<span class="laid-out">
  ${e?v`<${re} card=${e} />`:v`<${r} /><span class="unseen">${s(`a card to be exchanged`)}</span>`}
  ${t>0&&v`<${R} amount=${t} />`}
</span>`,ze={irregularities:[],clauses:{}},U=t({});function W(e=!0){let t=d(),[n,r]=i(!1);return a(()=>{e&&!U.peek()[t]&&c(`caribbean-stud`,t).then(e=>{U.value={...U.peek(),[t]:e}},()=>r(!0))},[e,t]),{...U.value[t]??ze,trouble:n}}const Be=e=>W(e).irregularities,Ve=[`seat`,`lender`,`unreached`,`void`,`both`,`next`];function He(e,t,n){let r=Object.entries(t).map(([e,t])=>[e,Ve.includes(e)?t.split(`, `).map(e=>n(Number(e))).join(`, `):t]);return G(ee(e,Object.fromEntries(r)))}const G=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ue=e=>s(e===`void`?`my hand is void`:`I continue without a card`);function We(e){switch(e){case`winning`:return s(`my hand beats the bank's`);case`tie`:return s(`my hand ties`);default:return s(`my hand loses`)}}function Ge(e,t){let{seat:n,both:r}=e,i=(t,n)=>t===`from_right`&&!n||t===`case`&&e.irregularity!==`CSP-111`;return[...typeof n==`number`?[t(n)]:[],...r?[r.map(t).join(`, `)]:[],...[`cards`,`shuffler`,`where`,`shows`,`case`,`from_right`].flatMap(t=>{let n=e[t];return n==null||i(t,n)?[]:[`${K(t)}: ${q(n)}`]})]}function K(e){switch(e){case`seat`:return s(`Where`);case`cards`:return s(`How many cards`);case`shuffler`:return s(`Cards in the shuffler`);case`where`:return s(`It fell`);case`shows`:return s(`Its value shows`);case`from_right`:return s(`The dealer asks from the right`);case`case`:return s(`The report is about`);case`both`:return s(`The two seats`);default:return e}}function q(e){switch(e){case`jammed`:return s(`jammed`);case`spilt`:return s(`spilt`);case`overlapped`:return s(`overlapped`);case`delivered`:return s(`delivered as usual`);case`earlier_seat`:return s(`an earlier seat that asks`);case`touched`:return s(`a card that has touched the felt`);case`withdrawn`:return s(`a request taken back`);case`floor`:return s(`on the floor`);case`well`:return s(`into the well`);case!0:return s(`yes`);case!1:return s(`no`);default:return String(e)}}function Ke(e){switch(e){case`table`:return s(`BET pays, from royal flush to pair`);case`exchange_table`:return s(`BET pays after an exchange`);case`qualification`:return s(`The bank qualifies with`);case`exchange_fee`:return s(`A new card costs, in ANTEs`);case`folded_jackpot`:return s(`A folded hand may win the jackpot`);case`minimum`:return s(`Minimum ANTE`);case`maximum`:return s(`Maximum ANTE`);case`chip`:return s(`Smallest chip for ANTE`);case`buy_in`:return s(`Chips for a note`);case`dotation`:return s(`Chips in the dealer's tray`);case`token`:return s(`Price of a token`);case`meter_share`:return s(`Part of each token for the jackpot`);case`four_of_a_kind`:return s(`Jackpot for four of a kind`);case`full_house`:return s(`Jackpot for a full house`);case`flush`:return s(`Jackpot for a flush`);case`reset`:return s(`The jackpot restarts at`);case`opening_meter`:return s(`The jackpot opens at`);case`shuffling`:return s(`Shuffled`);case`answer_seconds`:return s(`Seconds to answer; 0 for no limit`);case`stop_seconds`:return s(`Seconds that other tables wait for staff who do not respond`);case`pace`:return s(`Pace of the house`);case`skipped_back`:return s(`A seat left out of the deal gets its stakes back`);case`practice`:return s(`A practice table`);case`odds_before`:return s(`Odds may be shown before choosing`);default:return e}}function qe(e){switch(e){case`ace_and_king`:return s(`ace and king`);case`ace_or_king`:return s(`ace or king`);case`machine`:return s(`by machine`);case`hand`:return s(`by hand, and cut by a player`);case`unhurried`:return s(`unhurried`);case`brisk`:return s(`brisk`);case`swift`:return s(`swift`);case!0:return s(`yes`);case!1:return s(`no`);default:return Array.isArray(e)?e.join(` `):String(e)}}function Je(e){switch(e){case`example`:return s(`an example house`);case`example_by_hand`:return s(`shuffled by hand`);default:return e}}const Ye={fieldWords:Ke,valueWords:qe,presetWords:Je};function Xe(e){let t=t=>e.filter(e=>m(e)===m(t)).length,n=e=>`AKQJT98765432`.indexOf(m(e));return[...e].sort((e,r)=>t(r)-t(e)||n(e)-n(r)||e.localeCompare(r))}function Ze({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?v`<div class="watching kept">
      <span>${r.kind===`bot`?s(`A bot is playing for you.`):s(`Your seat is reserved for you.`)}</span>
      <${M} seat=${r} table=${e} send=${n} /></div>`:v`<p class="watching">${e.archive?s(`This table shows the record of a sitting: you can only look at it.`):s(`You are watching: you can’t see anyone’s cards.`)}</p>`}const J=(e,t)=>t===0n?e:J(t,e%t);function Qe(e,t){let n=BigInt(e.num)*BigInt(t.den)-BigInt(t.num)*BigInt(e.den),r=BigInt(e.den)*BigInt(t.den),i=J(n<0n?-n:n,r)||1n;return{num:Number(n/i),den:Number(r/i),float:Number(n)/Number(r)}}const $e=e=>Y(e,4,`exceptZero`),et=e=>Y(e,4,`auto`),tt=(e,t=2)=>`${Y(100*e,t,`auto`)}\u00A0%`;function Y(e,t,n){return new Intl.NumberFormat(d(),{minimumFractionDigits:t,maximumFractionDigits:t,signDisplay:n}).format(e).replace(`-`,`−`)}const X=({num:e,den:t})=>`${e<0?`−`:``}${Math.abs(e)}${t===1?``:`/${t}`}`,Z=({fold:e,raise:t,exchange:n={}})=>[[`fold`,e],[`raise`,t],...Object.entries(n).map(([e,t])=>[`exchange ${e}`,t])],Q=(e,t)=>Z(e).find(([e])=>e===t)?.[1]??e.fold;function $(e){let t=e.split(` `)[1];return t?s(`Exchange the {card}`,{card:o(t,`full`)}):s(e===`fold`?`Fold`:`Raise`)}function nt({odds:t,chosen:n=null}){let[r,a]=i(!1),o=Q(t,t.best).float,c=Z(t).sort(([e,n],[r,i])=>i.float-n.float||Number(r===t.best)-Number(e===t.best));return v`<div class="choices-told">
    <table>
      <caption class="unseen">${s(`What every choice is worth, in ANTEs`)}</caption>
      <thead>
        <tr><th scope="col"><span class="unseen">${s(`Choice`)}</span></th>
          <th scope="col">${s(`worth in ANTEs`)}</th></tr></thead>
      <tbody>
        ${c.map(([t,i])=>v`<tr key=${t} data-choice=${t}
            class=${e(i.float===o&&`best`,t===n&&`chosen`)}>
          <th scope="row"><${rt} choice=${t} />
            ${i.float===o&&v`<span class="told-mark">★ ${s(`best`)}</span>`}
            ${t===n&&v`<span class="told-mark yours">${s(`your choice`)}</span>`}</th>
          <td class="figure">${$e(i.float)}
            ${r&&v`<small class="exact">${X(i)}</small>`}</td>
        </tr>`)}</tbody>
    </table>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>a(e.target.checked)} />${s(`Exact fractions`)}</label>
  </div>`}function rt({choice:e}){let t=e.split(` `)[1];return v`<span class="choice-name">
    <span aria-hidden="true">${t?v`${s(`Exchange`)} <${ae} card=${t} />`:$(e)}</span>
    <span class="unseen">${$(e)}</span></span>`}export{ke as A,T as B,Pe as C,M as D,F as E,xe as F,C as G,fe as H,Se as I,_e as J,he as K,we as L,Oe as M,D as N,je as O,E as P,Ce as R,R as S,L as T,ge as U,de as V,S as W,ce as Y,G as _,Qe as a,Le as b,Ze as c,Ue as d,K as f,He as g,We as h,et as i,Ae as j,P as k,Xe as l,Ge as m,Q as n,X as o,q as p,pe as q,$ as r,tt as s,nt as t,Ye as u,W as v,B as w,V as x,Be as y,w as z};