import{An as e,En as t,H as n,Ht as r,It as i,Kt as a,Rt as o,Sn as s,Tn as c,an as l,cn as u,dn as d,h as f,kn as p,ln as m,nn as h,nt as ee,rn as te,rt as ne,s as g,sn as _,tn as re,xn as v}from"./main.js";import{A as y,D as ie,P as b,g as ae,w as x}from"./shared.js";const oe={all:()=>!0,headings:({weight:e})=>e===`heading`,steps:({by:e})=>!!e},se=e=>oe[e]??(({seat:t})=>t===Number(e));function ce({lines:t,table:n,most:r}){let[i,a]=e(`all`),o=t.filter(se(i)).slice(r&&-r).reverse();return s`<section class="log" tabindex="-1" aria-label=${m(`What happened`)}>
    <h2>${m(`What happened`)}</h2>
    <select class="log-filter" aria-label=${m(`Lines shown`)} value=${i}
      onChange=${e=>a(e.target.value)}>
      <option value="all">${m(`All lines`)}</option>
      <option value="headings">${m(`Announcements`)}</option>
      <option value="steps">${m(`Steps of the house`)}</option>
      ${n.seats.filter(({kind:e})=>e!==`open`).map(e=>s`<option key=${e.seat} value=${String(e.seat)}>${y(e)}</option>`)}
    </select>
    ${o.length===0&&s`<p class="quiet">${m(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${o.map((e,t)=>s`<li key=${e.id} class=${e.weight}>
        ${e.deal!==o[t-1]?.deal&&e.deal&&e.deal<=n.sheet&&s`<${le}
          table=${n.id} deal=${e.deal} />`}
        ${e.at!==void 0&&s`<time class="figure" dateTime=${new Date(e.at).toISOString()}>
          ${ue(e.at)}</time> `}${e.words}
        ${e.by&&s` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const le=({table:e,deal:t})=>s`<a class="log-replay" href=${n(e,t)}>
  ${m(`Replay deal {number}`,{number:t})}</a>`,ue=e=>new Intl.DateTimeFormat(_(),{timeStyle:`medium`,hourCycle:`h23`}).format(e),de=[`royal_flush`,`straight_flush`,`four_of_a_kind`,`full_house`,`flush`,`straight`,`three_of_a_kind`,`two_pair`,`pair`,`high_card`];function S(e){switch(e){case`royal_flush`:return m(`royal flush`);case`straight_flush`:return m(`straight flush`);case`four_of_a_kind`:return m(`four of a kind`);case`full_house`:return m(`full house`);case`flush`:return m(`flush`);case`straight`:return m(`straight`);case`three_of_a_kind`:return m(`three of a kind`);case`two_pair`:return m(`two pair`);case`pair`:return m(`pair`);case`high_card`:return m(`high card`)}}function C(e){switch(e){case`fold`:return m(`folded`);case`bank_wins`:return m(`the bank wins`);case`tie`:return m(`a tie`);case`player_wins`:return m(`beats the bank`);case`not_qualified`:return m(`ANTE is paid`);case null:return m(`void`)}}function fe({combination:e,qualifies:t}){if(!e)return``;let n=S(e);return m(t?`The bank qualifies: {combination}`:`The bank does not qualify: {combination}`,{combination:n})}function pe(e){return e.void?m(`void`):e.taken&&!e.settled?m(`cards taken by mistake`):e.settled?C(e.settled.result):e.choice===`fold`?m(`folded`):e.declared?S(e.declared):e.choice===`raise`?m(`raised`):e.wants?m(`wants a card`):e.asked?m(`asked`):e.exchanged?m(`has a new card`):e.plays?``:e.waved?e.ante?m(`stake stands`):m(`sits out`):``}const me=[{word:`void`,holds:e=>e.void||e.taken&&!e.settled},{word:`table`,holds:({settled:e})=>e},{word:`fold`,holds:({choice:e})=>e===`fold`},{word:`declare`,holds:({declared:e})=>e},{word:`bet`,holds:({choice:e})=>e===`raise`},{word:`exchange`,holds:({wants:e,asked:t,exchanged:n})=>e||t||n}],he=e=>me.find(({holds:t})=>t(e))?.word,ge=e=>u(`{count} chip`,`{count} chips`,e);function _e(e){let t=e.seats.find(({seat:t})=>t===e.me);if(e.incident)return m(`The table stands still until the inspector has ruled.`);switch(e.phase){case`closed`:return e.paused?m(`The table is closed`):m(`The table is being opened`);case`prepare`:return m(`The cards are being shuffled`);case`stakes`:return ve(e,t);case`coin_in`:return m(`No more bets: the tokens fall`);case`deal`:return m(`The cards are dealt; look at them when the bank's card is turned`);case`choose`:return ye(t);case`check`:return m(`The dealer checks every BET`);case`reveal`:return m(`The bank turns its cards`);case`settle`:return m(`The dealer settles seat by seat`);case`jackpot`:return m(`The inspector pays the jackpot`);case`done`:return m(`The dealer puts the cards away`);case`closing`:return m(`The table is being closed`);case`over`:return m(`The round is over`);case`broken_up`:return m(`The game was ended`)}}function ve({invited:e},t){return e?t?.waved?t.ante?m(`Your stakes stand; the others are still staking`):m(`You sit this round out`):m(`The players stake`):m(`The dealer is about to invite stakes`)}function ye(e){return e?.wants?m(`Your card comes when the dealer reaches you`):e?.plays?m(`The others choose`):m(`The players choose`)}const w=()=>h.peek().pace!==`at_once`&&!globalThis.matchMedia?.(`(prefers-reduced-motion: reduce)`).matches,be=(e,t,n)=>Math.round(e+(t-e)*Math.min(Math.max(n,0),1));function T(n){let[r,i]=e(n),a=p(n);return t(()=>{let e=a.current,t=performance.now(),r=s=>{a.current=be(e,n,(s-t)/(450*ie())),i(a.current),a.current!==n&&(o=requestAnimationFrame(r))},o=0;return e!==n&&w()?o=requestAnimationFrame(r):a.current=n,()=>cancelAnimationFrame(o)},[n]),w()?r:n}const xe=[`dealer`,`gaming_inspector`,`municipal_inspector`,`gaming_management`,`control_room`];function Se(e){switch(e){case`dealer`:return m(`Dealer`);case`gaming_inspector`:return m(`Gaming inspector`);case`municipal_inspector`:return m(`Municipal inspector`);case`gaming_management`:return m(`Gaming management`);case`control_room`:return m(`Control room`);default:return e}}function Ce(e){switch(e){case`dealer`:return m(`The other tables continue. This one waits for the dealer; the management is notified.`);case`gaming_inspector`:return m(`The other tables continue. This one waits for the gaming inspector; the management is notified.`);case`municipal_inspector`:return m(`The other tables continue. This one waits for the municipal inspector; the management is notified.`);case`gaming_management`:return m(`The other tables continue. This one waits for the gaming management, which is notified.`);default:return m(`The other tables continue. This one waits for the control room; the management is notified.`)}}function we(e){switch(e){case`dealer`:return m(`Shuffles, deals, serves the exchanges, takes and pays, and announces every step.`);case`gaming_inspector`:return m(`Has the keys of the console, pays the jackpots, and rules on what is irregular.`);case`municipal_inspector`:return m(`Is present when an upper jackpot is paid, and when a whole hand is void.`);case`gaming_management`:return m(`Decides disputes and claims; there is no appeal.`);case`control_room`:return m(`Looks at every royal and straight flush, and confirms it or does not.`);default:return``}}const Te=te(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function E({address:t=location.href}){let[n,r]=e(!1);return s`<div class="share"><button type="button" class="plain" aria-expanded=${n}
    onClick=${()=>r(!n)}>${m(`QR code`)}</button>
    ${n&&s`<${ee} part=${Te} props=${{text:t}} Failed=${ne} />`}</div>`}const Ee=`share`in navigator;function D({label:t=m(`Link to this table`),address:n=location.href}){let[r,i]=e(!1);return s`<div class="share">
    <label>${t}<input class="link" readonly value=${n}
      onFocus=${e=>e.target.select()} /></label>
    ${navigator.clipboard&&s`<button type="button" class="plain"
      onClick=${async()=>{await navigator.clipboard?.writeText(n).catch(()=>void 0),i(!0)}}>${m(r?`Copied`:`Copy the link`)}</button>`}
    ${Ee&&s`<button type="button" class="plain" onClick=${()=>{navigator.share({title:document.title,url:n}).catch(()=>void 0)}}>${m(`Send the link`)}</button>`}
  </div>`}function O(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const k=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function A({seat:e},{entry:t}){let n=t===`invitation`?O(e):``;return n?{invitation:n}:{}}const De=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||O(e)!==``;function Oe({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return s`<ul class="role-list requests" aria-label=${m(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>s`<li key=${e}>
      <b>${r||m(`a visitor`)}</b> <span>${m(`Seat {number}`,{number:b(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${m(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${m(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function ke({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?s`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?m(`Let {name} propose again`,{name:y(e)}):m(`Mute {name}`,{name:y(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${m(`Remove {name}`,{name:y(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:s`<${j} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${m(`New link to this seat`)}</button>`}function j({seat:e,table:t}){let n=t.invitations?.[e];return n?s`<${D} label=${m(`Link to seat {number}`,{number:b(e)})}
      address=${k(t.id,e,n)} />
      <${E} address=${k(t.id,e,n)} />`:s`<span class="quiet">${m(`Someone is invited.`)}</span>`}const Ae=({table:e})=>s`<p>${m(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>s`<${j} key=${t} seat=${t} table=${e} />`)}`;function M({seat:t,table:n,send:r}){let{me:i,kept:a,archive:o,bots:c,acting:l=null}=n,[u,d]=e(!1);if(o)return null;if(i!==null||l!==null){let e=t.kind===`open`||t.missing;return s`${e&&s`<button type="button" class="plain offer"
      onClick=${()=>r({type:`seat_bot`,seat:t.seat,bot:c[0]??``})}>${t.missing?m(`Let a bot play for {name}`,{name:y(t)}):m(`Call a bot`)}</button>`}
      ${i!==null&&t.givable&&n.proposal?.release!==t.seat&&s`<button type="button" class="plain offer"
          onClick=${()=>r({type:`give_away`,seat:t.seat})}>
          ${m(`Propose to give this seat away`)}</button>`}`}if(t.kind===`person`)return null;let f=t.seat===a||De(t,n),p=e=>{d(!1),f?t.dealt&&t.seat!==a?x.value={table:n.id,seat:t.seat,name:e,...A(t,n)}:r({type:`sit`,seat:t.seat,name:e,...A(t,n)}):r({type:`request_seat`,seat:t.seat,name:e})};return t.seat!==a&&!P(t,n)?null:t.seat!==a&&N(t,n)?s`<p class="quiet" role="status">${m(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{x.value=null}}>
        ${m(`Do not wait`)}</button>`:t.seat===a?s`<button type="button" class="plain offer"
      onClick=${()=>p(g())}>${m(`Take your seat again`)}</button>`:!f&&n.seat_asked===t.seat?s`<p class="quiet" role="status">
      ${m(`You have asked for this seat: the host of the table decides.`)}</p>`:u?s`<${F} onName=${p} />`:s`<button type="button" class="plain offer"
    onClick=${()=>h.value.name?p(h.value.name):d(!0)}>
    ${Me(t,f)}</button>`}const N=({seat:e},{id:t})=>x.value?.table===t&&x.value.seat===e,je=(e,t)=>N(e,t)||t.seat_asked===e.seat;function Me(e,t){return t?e.dealt?m(`Sit down after this deal`):m(`Sit down here`):m(`Ask for this seat`)}const P=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function F({onName:t,label:n}){let[r]=e(g);return s`<form class="name-form" onSubmit=${e=>{e.preventDefault();let n=String(new FormData(e.target).get(`name`)??``).trim();n&&(re({name:n}),t(n))}}>
    <input name="name" required maxlength="24" defaultValue=${r}
      aria-label=${m(`Your name`)} placeholder=${m(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${n??m(`Sit down`)}</button>
  </form>`}const I=[1e3,500,100,25,5,1];function Ne(e){let t=[],n=e;for(let e of I)for(;n>=e&&t.length<8;n-=e)t.push(e);return t}const L=e=>I.find(t=>t<=e)??1,R=({amount:e})=>s`<span class="chips">
  <${V} value=${L(e)} /><span class="figure">${l(e)}</span>
</span>`,Pe=({amount:e})=>s`<${R} amount=${T(e)} />`,Fe=({amount:e})=>s`<span class="chips in-stack">
  <${B} amount=${e} /><span class="figure">${l(e)}</span>
</span>`,z=3.4;function B({amount:e}){let t=Ne(e),n=Math.max(t.length-1,0)*z;return s`<svg class="discs" viewBox=${`-11 ${-6-n} 22 ${15+n}`} aria-hidden="true">
    ${t.map((e,t)=>s`<g key=${t} class=${`disc of-${e}`}
      transform=${`translate(0 ${-t*z})`}>
      <path class="disc-side" d="M-10 0v3.4a10 4.6 0 0 0 20 0V0z" />
      <path class="disc-notches" d="M-10 2.6a10 4.6 0 0 0 20 0" pathLength="14" />
      <ellipse class="disc-face" rx="10" ry="4.6" /><ellipse class="disc-ring" rx="6.4" ry="2.9" /></g>`)}
  </svg>`}const V=({value:e=5})=>s`<svg class=${`chip of-${e}`} viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" />
  <circle class="chip-face" r="6.2" />
</svg>`;function Ie({lit:e=!1,token:t=!1,open:n=!1}){let r=m(!e&&n?`the slot's light is on: a token may go in`:e?`the lamp is lit: in play for the jackpot`:t?`a token lies in the slot`:`no token, the lamp is dark`);return s`<span class=${v(`lamp`,e&&`lit`,t&&!e&&`token`,n&&!e&&`open`)}
    title=${r}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${e&&s`<path class="rays"
          d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${r}</span>
  </span>`}function Le({seat:e}){return s`<dl class="boxes">
    <${H} label=${m(`ANTE`)} amount=${e.ante} look="ante" word="ante" />
    <${H} label=${m(`BET`)} amount=${e.bet} look="bet" word="bet" />
    <div class="box slot" data-word="jp"><dt>${m(`JP`)}</dt>
      <dd><${Ie} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&s`<div class="box exchange" data-word="exchange"><dt>${m(`CARD`)}</dt>
        <dd><${Re} seat=${e} /></dd></div>`}
    ${e.claim&&s`<${H} label=${m(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const H=({label:e,amount:t=0,look:n,word:r})=>s`<div class=${v(`box`,n,!t&&`bare`)}
  data-word=${r}>
  <dt>${e}</dt>
  <dd>${t?s`<${Fe} amount=${t} />`:s`<span class="unseen">${m(`nothing`)}</span>`}</dd>
</div>`,Re=({seat:{discard:e,fee:t=0}})=>s`<span class="laid-out">
  ${e?s`<${o} card=${e} />`:s`<${i} /><span class="unseen">${m(`a card to be exchanged`)}</span>`}
  ${t>0&&s`<${R} amount=${t} />`}
</span>`,ze={irregularities:[],clauses:{}},U=c({});function W(n=!0){let r=_(),[i,a]=e(!1);return t(()=>{n&&!U.peek()[r]&&f(`caribbean-stud`,r).then(e=>{U.value={...U.peek(),[r]:e}},()=>a(!0))},[n,r]),{...U.value[r]??ze,trouble:i}}const Be=e=>W(e).irregularities,Ve=[`seat`,`lender`,`unreached`,`void`,`both`,`next`];function He(e,t,n){let r=Object.entries(t).map(([e,t])=>[e,Ve.includes(e)?t.split(`, `).map(e=>n(Number(e))).join(`, `):t]);return G(d(e,Object.fromEntries(r)))}const G=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ue=e=>m(e===`void`?`my hand is void`:`I continue without a card`);function We(e){switch(e){case`winning`:return m(`my hand beats the bank's`);case`tie`:return m(`my hand ties`);default:return m(`my hand loses`)}}function Ge(e,t){let{seat:n,both:r}=e,i=(t,n)=>t===`from_right`&&!n||t===`case`&&e.irregularity!==`CSP-111`;return[...typeof n==`number`?[t(n)]:[],...r?[r.map(t).join(`, `)]:[],...[`cards`,`shuffler`,`where`,`shows`,`case`,`from_right`].flatMap(t=>{let n=e[t];return n==null||i(t,n)?[]:[`${K(t)}: ${q(n)}`]})]}function K(e){switch(e){case`seat`:return m(`Where`);case`cards`:return m(`How many cards`);case`shuffler`:return m(`In the shuffler, cards`);case`where`:return m(`It fell`);case`shows`:return m(`Its value shows`);case`from_right`:return m(`The dealer asks from the right`);case`case`:return m(`The report is about`);case`both`:return m(`The two seats`);default:return e}}function q(e){switch(e){case`jammed`:return m(`jammed`);case`spilt`:return m(`spilt`);case`overlapped`:return m(`overlapped`);case`delivered`:return m(`were delivered`);case`earlier_seat`:return m(`an earlier seat that asks`);case`touched`:return m(`a card that has touched the felt`);case`withdrawn`:return m(`a request taken back`);case`floor`:return m(`on the floor`);case`well`:return m(`into the well`);case!0:return m(`yes`);case!1:return m(`no`);default:return String(e)}}function Ke(e){switch(e){case`table`:return m(`BET pays, from royal flush to pair`);case`exchange_table`:return m(`BET pays after an exchange`);case`qualification`:return m(`The bank qualifies with`);case`exchange_fee`:return m(`A new card costs, in ANTEs`);case`folded_jackpot`:return m(`A folded hand may win the jackpot`);case`minimum`:return m(`Minimum ANTE`);case`maximum`:return m(`Maximum ANTE`);case`chip`:return m(`Smallest chip for ANTE`);case`buy_in`:return m(`Chips for a note`);case`dotation`:return m(`Chips in the dealer's tray`);case`token`:return m(`Price of a token`);case`meter_share`:return m(`Part of each token for the jackpot`);case`four_of_a_kind`:return m(`Jackpot for four of a kind`);case`full_house`:return m(`Jackpot for a full house`);case`flush`:return m(`Jackpot for a flush`);case`reset`:return m(`The jackpot restarts at`);case`opening_meter`:return m(`The jackpot opens at`);case`shuffling`:return m(`Shuffled`);case`answer_seconds`:return m(`Seconds to answer; 0 for no limit`);case`stop_seconds`:return m(`Seconds that other tables wait for staff who do not respond`);case`pace`:return m(`Pace of the house`);case`skipped_back`:return m(`A seat left out of the deal gets its stakes back`);case`practice`:return m(`A practice table`);case`odds_before`:return m(`Odds may be shown before choosing`);default:return e}}function qe(e){switch(e){case`ace_and_king`:return m(`ace and king`);case`ace_or_king`:return m(`ace or king`);case`machine`:return m(`by machine`);case`hand`:return m(`by hand, and cut by a player`);case`unhurried`:return m(`unhurried`);case`brisk`:return m(`brisk`);case`swift`:return m(`swift`);case!0:return m(`yes`);case!1:return m(`no`);default:return Array.isArray(e)?e.join(` `):String(e)}}function Je(e){switch(e){case`example`:return m(`an example house`);case`example_by_hand`:return m(`shuffled by hand`);default:return e}}const Ye={fieldWords:Ke,valueWords:qe,presetWords:Je};function Xe(e){let t=t=>e.filter(e=>a(e)===a(t)).length,n=e=>`AKQJT98765432`.indexOf(a(e));return[...e].sort((e,r)=>t(r)-t(e)||n(e)-n(r)||e.localeCompare(r))}function Ze({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?s`<div class="watching kept">
      <span>${r.kind===`bot`?m(`A bot is playing for you.`):m(`Your seat is reserved for you.`)}</span>
      <${M} seat=${r} table=${e} send=${n} /></div>`:s`<p class="watching">${e.archive?m(`This table shows the record of a sitting: you can only look at it.`):m(`You are watching: you can’t see anyone’s cards.`)}</p>`}const J=(e,t)=>t===0n?e:J(t,e%t);function Qe(e,t){let n=BigInt(e.num)*BigInt(t.den)-BigInt(t.num)*BigInt(e.den),r=BigInt(e.den)*BigInt(t.den),i=J(n<0n?-n:n,r)||1n;return{num:Number(n/i),den:Number(r/i),float:Number(n)/Number(r)}}const $e=e=>Y(e,4,`exceptZero`),et=e=>Y(e,4,`auto`),tt=(e,t=2)=>`${Y(100*e,t,`auto`)}\u00A0%`;function Y(e,t,n){return new Intl.NumberFormat(_(),{minimumFractionDigits:t,maximumFractionDigits:t,signDisplay:n}).format(e).replace(`-`,`−`)}const X=({num:e,den:t})=>`${e<0?`−`:``}${Math.abs(e)}${t===1?``:`/${t}`}`,Z=({fold:e,raise:t,exchange:n={}})=>[[`fold`,e],[`raise`,t],...Object.entries(n).map(([e,t])=>[`exchange ${e}`,t])],Q=(e,t)=>Z(e).find(([e])=>e===t)?.[1]??e.fold;function $(e){let t=e.split(` `)[1];return t?m(`Exchange the {card}`,{card:r(t,`full`)}):m(e===`fold`?`Fold`:`Raise`)}function nt({odds:t,chosen:n=null}){let[r,i]=e(!1),a=Q(t,t.best).float,o=Z(t).sort(([e,n],[r,i])=>i.float-n.float||Number(r===t.best)-Number(e===t.best));return s`<div class="choices-told">
    <table>
      <caption class="unseen">${m(`What every choice is worth, in ANTEs`)}</caption>
      <thead>
        <tr><th scope="col"><span class="unseen">${m(`Choice`)}</span></th>
          <th scope="col">${m(`worth in ANTEs`)}</th></tr></thead>
      <tbody>
        ${o.map(([e,t])=>s`<tr key=${e} data-choice=${e}
            class=${v(t.float===a&&`best`,e===n&&`chosen`)}>
          <th scope="row"><${rt} choice=${e} />
            ${t.float===a&&s`<span class="told-mark">★ ${m(`best`)}</span>`}
            ${e===n&&s`<span class="told-mark yours">${m(`your choice`)}</span>`}</th>
          <td class="figure">${$e(t.float)}
            ${r&&s`<small class="exact">${X(t)}</small>`}</td>
        </tr>`)}</tbody>
    </table>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>i(e.target.checked)} />${m(`Exact fractions`)}</label>
  </div>`}function rt({choice:e}){let t=e.split(` `)[1];return s`<span class="choice-name">
    <span aria-hidden="true">${t?s`${m(`Exchange`)} <${ae} card=${t} />`:$(e)}</span>
    <span class="unseen">${$(e)}</span></span>`}export{ke as A,T as B,Pe as C,M as D,F as E,xe as F,C as G,fe as H,Se as I,_e as J,he as K,we as L,Oe as M,D as N,je as O,E as P,Ce as R,R as S,L as T,ge as U,de as V,S as W,ce as Y,G as _,Qe as a,Le as b,Ze as c,Ue as d,K as f,He as g,We as h,et as i,Ae as j,P as k,Xe as l,Ge as m,Q as n,X as o,q as p,pe as q,$ as r,tt as s,nt as t,Ye as u,W as v,B as w,V as x,Be as y,w as z};