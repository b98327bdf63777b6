import{In as e,Ln as t,Mn as n,Nn as r,On as i,Ut as a,Vt as o,W as s,Zt as c,c as l,cn as u,fn as d,g as f,gn as p,hn as m,kn as h,mn as g,on as ee,ot as te,qt as ne,sn as _,st as re,vn as ie}from"./main.js";import{A as v,B as y,I as b,N as ae,b as oe}from"./shared.js";const se={all:()=>!0,headings:({weight:e})=>e===`heading`,steps:({by:e})=>!!e},ce=e=>se[e]??(({seat:t})=>t===Number(e));function le({lines:e,table:n,most:r}){let[i,a]=t(`all`),o=e.filter(ce(i)).slice(r&&-r).reverse();return h`<section class="log" tabindex="-1" aria-label=${p(`What happened`)}>
    <h2>${p(`What happened`)}</h2>
    <select class="log-filter" aria-label=${p(`Lines shown`)} value=${i}
      onChange=${e=>a(e.target.value)}>
      <option value="all">${p(`All lines`)}</option>
      <option value="headings">${p(`Announcements`)}</option>
      <option value="steps">${p(`Steps of the house`)}</option>
      ${n.seats.filter(({kind:e})=>e!==`open`).map(e=>h`<option key=${e.seat} value=${String(e.seat)}>${b(e)}</option>`)}
    </select>
    ${o.length===0&&h`<p class="quiet">${p(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${o.map((e,t)=>h`<li key=${e.id} class=${e.weight}>
        ${e.deal!==o[t-1]?.deal&&e.deal&&e.deal<=n.sheet&&h`<${ue}
          table=${n.id} deal=${e.deal} />`}
        ${e.at!==void 0&&h`<time class="figure" dateTime=${new Date(e.at).toISOString()}>
          ${de(e.at)}</time> `}${e.words}
        ${e.by&&h` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const ue=({table:e,deal:t})=>h`<a class="log-replay" href=${s(e,t)}>
  ${p(`Replay deal {number}`,{number:t})}</a>`,de=e=>new Intl.DateTimeFormat(g(),{timeStyle:`medium`,hourCycle:`h23`}).format(e),fe=[`royal_flush`,`straight_flush`,`four_of_a_kind`,`full_house`,`flush`,`straight`,`three_of_a_kind`,`two_pair`,`pair`,`high_card`];function x(e){switch(e){case`royal_flush`:return p(`royal flush`);case`straight_flush`:return p(`straight flush`);case`four_of_a_kind`:return p(`four of a kind`);case`full_house`:return p(`full house`);case`flush`:return p(`flush`);case`straight`:return p(`straight`);case`three_of_a_kind`:return p(`three of a kind`);case`two_pair`:return p(`two pair`);case`pair`:return p(`pair`);case`high_card`:return p(`high card`)}}function S(e){switch(e){case`fold`:return p(`folded`);case`bank_wins`:return p(`the bank wins`);case`tie`:return p(`a tie`);case`player_wins`:return p(`beats the bank`);case`not_qualified`:return p(`ANTE is paid`);case null:return p(`void`)}}function pe({combination:e,qualifies:t}){if(!e)return``;let n=x(e);return p(t?`The bank qualifies: {combination}`:`The bank does not qualify: {combination}`,{combination:n})}function me(e){return e.void?p(`void`):e.taken&&!e.settled?p(`cards taken by mistake`):e.settled?S(e.settled.result):e.choice===`fold`?p(`folded`):e.declared?x(e.declared):e.choice===`raise`?p(`raised`):e.wants?p(`wants a card`):e.asked?p(`asked`):e.exchanged?p(`has a new card`):e.plays?``:e.waved?e.ante?p(`stake stands`):p(`not playing`):``}const he=[{word:`void`,holds:e=>e.void||e.taken&&!e.settled},{word:`table`,holds:({settled:e})=>e},{word:`fold`,holds:({choice:e})=>e===`fold`},{word:`declare`,holds:({declared:e})=>e},{word:`bet`,holds:({choice:e})=>e===`raise`},{word:`exchange`,holds:({wants:e,asked:t,exchanged:n})=>e||t||n}],ge=e=>he.find(({holds:t})=>t(e))?.word,_e=e=>m(`{count} chip`,`{count} chips`,e);function ve(e){let t=e.seats.find(({seat:t})=>t===e.me);if(e.incident)return p(`The table stands still until the inspector has ruled.`);switch(e.phase){case`closed`:return e.paused?p(`The table is closed`):p(`The table is being opened`);case`prepare`:return p(`The cards are being shuffled`);case`stakes`:return ye(e,t);case`coin_in`:return p(`No more bets: the tokens fall`);case`deal`:return p(`The cards are dealt; look at them when the bank's card is turned`);case`choose`:return be(t);case`check`:return p(`The dealer checks every BET`);case`reveal`:return p(`The bank turns its cards`);case`settle`:return p(`The dealer settles seat by seat`);case`jackpot`:return p(`The inspector pays the jackpot`);case`done`:return p(`The dealer puts the cards away`);case`closing`:return p(`The table is being closed`);case`over`:return p(`The round is over`);case`broken_up`:return p(`The game was ended`)}}function ye({invited:e},t){return e?t?.waved?t.ante?p(`Your stakes stand; the others are still staking`):p(`You sit this round out`):p(`The players stake`):p(`The dealer is about to invite stakes`)}function be(e){return e?.wants?p(`Your card comes when the dealer reaches you`):e?.plays?p(`The others choose`):p(`The players choose`)}const C=()=>_.peek().pace!==`at_once`&&!globalThis.matchMedia?.(`(prefers-reduced-motion: reduce)`).matches,xe=(e,t,n)=>Math.round(e+(t-e)*Math.min(Math.max(n,0),1));function w(n){let[i,a]=t(n),o=e(n);return r(()=>{let e=o.current,t=performance.now(),r=s=>{o.current=xe(e,n,(s-t)/(450*ae())),a(o.current),o.current!==n&&(i=requestAnimationFrame(r))},i=0;return e!==n&&C()?i=requestAnimationFrame(r):o.current=n,()=>cancelAnimationFrame(i)},[n]),C()?i:n}const Se=[`dealer`,`gaming_inspector`,`municipal_inspector`,`gaming_management`,`control_room`];function Ce(e){switch(e){case`dealer`:return p(`Dealer`);case`gaming_inspector`:return p(`Gaming inspector`);case`municipal_inspector`:return p(`Municipal inspector`);case`gaming_management`:return p(`Gaming management`);case`control_room`:return p(`Control room`);default:return e}}function we(e){switch(e){case`dealer`:return p(`The other tables continue. This one waits for the dealer; the management is notified.`);case`gaming_inspector`:return p(`The other tables continue. This one waits for the gaming inspector; the management is notified.`);case`municipal_inspector`:return p(`The other tables continue. This one waits for the municipal inspector; the management is notified.`);case`gaming_management`:return p(`The other tables continue. This one waits for the gaming management, which is notified.`);default:return p(`The other tables continue. This one waits for the control room; the management is notified.`)}}function Te(e){switch(e){case`dealer`:return p(`Shuffles, deals, serves the exchanges, takes and pays, and announces every step.`);case`gaming_inspector`:return p(`Has the keys of the console, pays the jackpots, and rules on what is irregular.`);case`municipal_inspector`:return p(`Is present when an upper jackpot is paid, and when a whole round is void.`);case`gaming_management`:return p(`Decides disputes and claims; there is no appeal.`);case`control_room`:return p(`Looks at every royal and straight flush, and confirms it or does not.`);default:return``}}const Ee=u(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function T({address:e=location.href}){let[n,r]=t(!1);return h`<div class="share"><button type="button" class="plain" aria-expanded=${n}
    onClick=${()=>r(!n)}>${p(`QR code`)}</button>
    ${n&&h`<${te} part=${Ee} props=${{text:e}} Failed=${re} />`}</div>`}const De=`share`in navigator;function E({label:e=p(`Link to this table`),address:n=location.href}){let[r,i]=t(!1);return h`<div class="share">
    <label>${e}<input class="link" readonly value=${n}
      onFocus=${e=>e.target.select()} /></label>
    ${navigator.clipboard&&h`<button type="button" class="plain"
      onClick=${async()=>{await navigator.clipboard?.writeText(n).catch(()=>void 0),i(!0)}}>${p(r?`Copied`:`Copy the link`)}</button>`}
    ${De&&h`<button type="button" class="plain" onClick=${()=>{navigator.share({title:document.title,url:n}).catch(()=>void 0)}}>${p(`Send the link`)}</button>`}
  </div>`}function D(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const O=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function k({seat:e},{entry:t}){let n=t===`invitation`?D(e):``;return n?{invitation:n}:{}}const Oe=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||D(e)!==``;function ke({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return h`<ul class="role-list requests" aria-label=${p(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>h`<li key=${e}>
      <b>${r||p(`a visitor`)}</b> <span>${p(`Seat {number}`,{number:y(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${p(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${p(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Ae({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?h`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?p(`Let {name} propose again`,{name:b(e)}):p(`Mute {name}`,{name:b(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${p(`Remove {name}`,{name:b(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:h`<${A} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${p(`New link to this seat`)}</button>`}function A({seat:e,table:t}){let n=t.invitations?.[e];return n?h`<${E} label=${p(`Link to seat {number}`,{number:y(e)})}
      address=${O(t.id,e,n)} />
      <${T} address=${O(t.id,e,n)} />`:h`<span class="quiet">${p(`Someone is invited.`)}</span>`}const je=({table:e})=>h`<p>${p(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>h`<${A} key=${t} seat=${t} table=${e} />`)}`;function j({seat:e,table:n,send:r}){let{me:i,kept:a,archive:o,bots:s,acting:c=null}=n,[u,d]=t(!1);if(o)return null;if(i!==null||c!==null){let t=e.kind===`open`||e.missing;return h`${t&&h`<button type="button" class="plain offer"
      onClick=${()=>r({type:`seat_bot`,seat:e.seat,bot:s[0]??``})}>${e.missing?p(`Let a bot play for {name}`,{name:b(e)}):p(`Call a bot`)}</button>`}
      ${i!==null&&e.givable&&n.proposal?.release!==e.seat&&h`<button type="button" class="plain offer"
          onClick=${()=>r({type:`give_away`,seat:e.seat})}>
          ${p(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let f=e.seat===a||Oe(e,n),m=t=>{d(!1),f?e.dealt&&e.seat!==a?v.value={table:n.id,seat:e.seat,name:t,...k(e,n)}:r({type:`sit`,seat:e.seat,name:t,...k(e,n)}):r({type:`request_seat`,seat:e.seat,name:t})};return e.seat!==a&&!N(e,n)?null:e.seat!==a&&M(e,n)?h`<p class="quiet" role="status">${p(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{v.value=null}}>
        ${p(`Do not wait`)}</button>`:e.seat===a?h`<button type="button" class="plain offer"
      onClick=${()=>m(l())}>${p(`Take your seat again`)}</button>`:!f&&n.seat_asked===e.seat?h`<p class="quiet" role="status">
      ${p(`You have asked for this seat: the host of the table decides.`)}</p>`:u?h`<${P} onName=${m} />`:h`<button type="button" class="plain offer"
    onClick=${()=>_.value.name?m(_.value.name):d(!0)}>
    ${Ne(e,f)}</button>`}const M=({seat:e},{id:t})=>v.value?.table===t&&v.value.seat===e,Me=(e,t)=>M(e,t)||t.seat_asked===e.seat;function Ne(e,t){return t?e.dealt?p(`Sit down after this deal`):p(`Sit down here`):p(`Ask for this seat`)}const N=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function P({onName:e,label:n}){let[r]=t(l);return h`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(ee({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${r}
      aria-label=${p(`Your name`)} placeholder=${p(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${n??p(`Sit down`)}</button>
  </form>`}const F=[1e3,500,100,25,5,1];function I(e){let t=[],n=e;for(let e of F)for(;n>=e&&t.length<8;n-=e)t.push(e);return t}const L=e=>F.find(t=>t<=e)??1,R=({amount:e})=>h`<span class="chips">
  <${V} value=${L(e)} /><span class="figure">${d(e)}</span>
</span>`,Pe=({amount:e})=>h`<${R} amount=${w(e)} />`,Fe=({amount:e})=>h`<span class="chips in-stack">
  <${B} amount=${e} /><span class="figure">${d(e)}</span>
</span>`,z=3.4;function B({amount:e}){let t=I(e),n=Math.max(t.length-1,0)*z;return h`<svg class="discs" viewBox=${`-11 ${-6-n} 22 ${15+n}`} aria-hidden="true">
    ${t.map((e,t)=>h`<g key=${t} class=${`disc of-${e}`}
      transform=${`translate(0 ${-t*z})`}>
      <path class="disc-side" d="M-10 0v3.4a10 4.6 0 0 0 20 0V0z" />
      <path class="disc-notches" d="M-10 2.6a10 4.6 0 0 0 20 0" pathLength="14" />
      <ellipse class="disc-face" rx="10" ry="4.6" /><ellipse class="disc-ring" rx="6.4" ry="2.9" /></g>`)}
  </svg>`}const V=({value:e=5})=>h`<svg class=${`chip of-${e}`} viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" />
  <circle class="chip-face" r="6.2" />
</svg>`;function Ie({lit:e=!1,token:t=!1,open:n=!1}){let r=p(!e&&n?`the slot's light is on: a token may go in`:e?`the lamp is lit: in play for the jackpot`:t?`a token lies in the slot`:`no token, the lamp is dark`);return h`<span class=${i(`lamp`,e&&`lit`,t&&!e&&`token`,n&&!e&&`open`)}
    title=${r}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${e&&h`<path class="rays"
          d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${r}</span>
  </span>`}function Le({seat:e}){return h`<dl class="boxes">
    <${H} label=${p(`ANTE`)} amount=${e.ante} look="ante" word="ante" />
    <${H} label=${p(`BET`)} amount=${e.bet} look="bet" word="bet" />
    <div class="box slot" data-word="jp"><dt>${p(`JP`)}</dt>
      <dd><${Ie} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&h`<div class="box exchange" data-word="exchange"><dt>${p(`CARD`)}</dt>
        <dd><${Re} seat=${e} /></dd></div>`}
    ${e.claim&&h`<${H} label=${p(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const H=({label:e,amount:t=0,look:n,word:r})=>h`<div class=${i(`box`,n,!t&&`bare`)}
  data-word=${r}>
  <dt>${e}</dt>
  <dd>${t?h`<${Fe} amount=${t} />`:h`<span class="unseen">${p(`nothing`)}</span>`}</dd>
</div>`,Re=({seat:{discard:e,fee:t=0}})=>h`<span class="laid-out">
  ${e?h`<${a} card=${e} />`:h`<${o} /><span class="unseen">${p(`a card to be exchanged`)}</span>`}
  ${t>0&&h`<${R} amount=${t} />`}
</span>`,ze={irregularities:[],clauses:{}},U=n({});function W(e=!0){let n=g(),[i,a]=t(!1);return r(()=>{e&&!U.peek()[n]&&f(`caribbean-stud`,n).then(e=>{U.value={...U.peek(),[n]:e}},()=>a(!0))},[e,n]),{...U.value[n]??ze,trouble:i}}const Be=e=>W(e).irregularities,Ve=[`seat`,`lender`,`unreached`,`void`,`both`,`next`];function He(e,t,n){let r=Object.entries(t).map(([e,t])=>[e,Ve.includes(e)?t.split(`, `).map(e=>n(Number(e))).join(`, `):t]);return G(ie(e,Object.fromEntries(r)))}const G=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ue=e=>p(e===`void`?`my hand is void`:`I continue without a card`);function We(e){switch(e){case`winning`:return p(`my hand beats the bank's`);case`tie`:return p(`my hand ties`);default:return p(`my hand loses`)}}function Ge(e,t){let{seat:n,both:r}=e,i=(t,n)=>t===`from_right`&&!n||t===`case`&&e.irregularity!==`CSP-111`;return[...typeof n==`number`?[t(n)]:[],...r?[r.map(t).join(`, `)]:[],...[`cards`,`shuffler`,`where`,`shows`,`case`,`from_right`].flatMap(t=>{let n=e[t];return n==null||i(t,n)?[]:[`${K(t)}: ${q(n)}`]})]}function K(e){switch(e){case`seat`:return p(`Where`);case`cards`:return p(`How many cards`);case`shuffler`:return p(`Cards in the shuffler`);case`where`:return p(`It fell`);case`shows`:return p(`Its value shows`);case`from_right`:return p(`The dealer asks from the right`);case`case`:return p(`The report is about`);case`both`:return p(`The two seats`);default:return e}}function q(e){switch(e){case`jammed`:return p(`jammed`);case`spilt`:return p(`spilt`);case`overlapped`:return p(`overlapped`);case`delivered`:return p(`delivered as usual`);case`earlier_seat`:return p(`an earlier seat that asks`);case`touched`:return p(`a card that has touched the felt`);case`withdrawn`:return p(`a request taken back`);case`floor`:return p(`on the floor`);case`well`:return p(`into the well`);case!0:return p(`yes`);case!1:return p(`no`);default:return String(e)}}function Ke(e){switch(e){case`table`:return p(`BET pays, from royal flush to pair`);case`exchange_table`:return p(`BET pays after an exchange`);case`qualification`:return p(`The bank qualifies with`);case`exchange_fee`:return p(`A new card costs, in ANTEs`);case`folded_jackpot`:return p(`A folded hand may win the jackpot`);case`minimum`:return p(`Minimum ANTE`);case`maximum`:return p(`Maximum ANTE`);case`chip`:return p(`Smallest chip for ANTE`);case`buy_in`:return p(`Chips for a note`);case`dotation`:return p(`Chips in the dealer's tray`);case`token`:return p(`Price of a token`);case`meter_share`:return p(`Part of each token for the jackpot`);case`four_of_a_kind`:return p(`Jackpot for four of a kind`);case`full_house`:return p(`Jackpot for a full house`);case`flush`:return p(`Jackpot for a flush`);case`reset`:return p(`The jackpot restarts at`);case`opening_meter`:return p(`The jackpot opens at`);case`shuffling`:return p(`Shuffled`);case`answer_seconds`:return p(`Seconds to answer; 0 for no limit`);case`stop_seconds`:return p(`Seconds that other tables wait for staff who do not respond`);case`pace`:return p(`Pace of the house`);case`skipped_back`:return p(`A seat left out of the deal gets its stakes back`);case`practice`:return p(`A practice table`);case`odds_before`:return p(`Odds may be shown before choosing`);default:return e}}function qe(e){switch(e){case`ace_and_king`:return p(`ace and king`);case`ace_or_king`:return p(`ace or king`);case`machine`:return p(`by machine`);case`hand`:return p(`by hand, and cut by a player`);case`unhurried`:return p(`unhurried`);case`brisk`:return p(`brisk`);case`swift`:return p(`swift`);case!0:return p(`yes`);case!1:return p(`no`);default:return Array.isArray(e)?e.join(` `):String(e)}}function Je(e){switch(e){case`example`:return p(`an example house`);case`example_by_hand`:return p(`shuffled by hand`);default:return e}}const Ye={fieldWords:Ke,valueWords:qe,presetWords:Je};function Xe(e){let t=t=>e.filter(e=>c(e)===c(t)).length,n=e=>`AKQJT98765432`.indexOf(c(e));return[...e].sort((e,r)=>t(r)-t(e)||n(e)-n(r)||e.localeCompare(r))}function Ze({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?h`<div class="watching kept">
      <span>${r.kind===`bot`?p(`A bot is playing for you.`):p(`Your seat is reserved for you.`)}</span>
      <${j} seat=${r} table=${e} send=${n} /></div>`:h`<p class="watching">${e.archive?p(`This table shows the record of a sitting: you can only look at it.`):p(`You are watching: you can’t see anyone’s cards.`)}</p>`}const J=(e,t)=>t===0n?e:J(t,e%t);function Qe(e,t){let n=BigInt(e.num)*BigInt(t.den)-BigInt(t.num)*BigInt(e.den),r=BigInt(e.den)*BigInt(t.den),i=J(n<0n?-n:n,r)||1n;return{num:Number(n/i),den:Number(r/i),float:Number(n)/Number(r)}}const $e=e=>Y(e,4,`exceptZero`),et=e=>Y(e,4,`auto`),tt=(e,t=2)=>Y(e,t,`auto`,`percent`);function Y(e,t,n,r=`decimal`){return new Intl.NumberFormat(g(),{style:r,minimumFractionDigits:t,maximumFractionDigits:t,signDisplay:n}).format(e).replace(`-`,`−`)}const X=({num:e,den:t})=>`${e<0?`−`:``}${Math.abs(e)}${t===1?``:`/${t}`}`,Z=({fold:e,raise:t,exchange:n={}})=>[[`fold`,e],[`raise`,t],...Object.entries(n).map(([e,t])=>[`exchange ${e}`,t])],Q=(e,t)=>Z(e).find(([e])=>e===t)?.[1]??e.fold;function $(e){let t=e.split(` `)[1];return t?p(`Exchange the {card}`,{card:ne(t,`full`)}):p(e===`fold`?`Fold`:`Raise`)}function nt({odds:e,chosen:n=null}){let[r,a]=t(!1),o=Q(e,e.best).float,s=Z(e).sort(([t,n],[r,i])=>i.float-n.float||Number(r===e.best)-Number(t===e.best));return h`<div class="choices-told">
    <table>
      <caption class="unseen">${p(`What every choice is worth, in ANTEs`)}</caption>
      <thead>
        <tr><th scope="col"><span class="unseen">${p(`Choice`)}</span></th>
          <th scope="col">${p(`worth in ANTEs`)}</th></tr></thead>
      <tbody>
        ${s.map(([e,t])=>h`<tr key=${e} data-choice=${e}
            class=${i(t.float===o&&`best`,e===n&&`chosen`)}>
          <th scope="row"><${rt} choice=${e} />
            ${t.float===o&&h`<span class="told-mark">★ ${p(`best`)}</span>`}
            ${e===n&&h`<span class="told-mark yours">${p(`your choice`)}</span>`}</th>
          <td class="figure">${$e(t.float)}
            ${r&&h`<small class="exact">${X(t)}</small>`}</td>
        </tr>`)}</tbody>
    </table>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>a(e.target.checked)} />${p(`Exact fractions`)}</label>
  </div>`}function rt({choice:e}){let t=e.split(` `)[1];return h`<span class="choice-name">
    <span aria-hidden="true">${t?h`${p(`Exchange`)} <${oe} card=${t} />`:$(e)}</span>
    <span class="unseen">${$(e)}</span></span>`}export{Ae as A,w as B,Pe as C,j as D,P as E,Se as F,S as G,pe as H,Ce as I,ve as J,ge as K,Te as L,ke as M,E as N,Me as O,T as P,we as R,R as S,L as T,_e as U,fe as V,x as W,le as Y,G as _,Qe as a,Le as b,Ze as c,Ue as d,K as f,He as g,We as h,et as i,je as j,N as k,Xe as l,Ge as m,Q as n,X as o,q as p,me as q,$ as r,tt as s,nt as t,Ye as u,W as v,B as w,V as x,Be as y,C as z};