import{H as e,Lt as t,Mn as n,Nn as r,On as i,Tn as a,Ut as o,cn as s,dn as c,fn as l,h as u,in as d,kn as f,mn as p,nn as m,nt as ee,qt as h,rn as g,rt as te,s as _,un as v,wn as y,zt as ne}from"./main.js";import{A as b,D as re,P as ie,g as ae,w as x}from"./shared.js";const oe={all:()=>!0,headings:({weight:e})=>e===`heading`,steps:({by:e})=>!!e},se=e=>oe[e]??(({seat:t})=>t===Number(e));function ce({lines:e,table:t,most:n}){let[i,o]=r(`all`),s=e.filter(se(i)).slice(n&&-n).reverse();return a`<section class="log" tabindex="-1" aria-label=${l(`What happened`)}>
    <h2>${l(`What happened`)}</h2>
    <select class="log-filter" aria-label=${l(`Lines shown`)} value=${i}
      onChange=${e=>o(e.target.value)}>
      <option value="all">${l(`All lines`)}</option>
      <option value="headings">${l(`Announcements`)}</option>
      <option value="steps">${l(`Steps of the house`)}</option>
      ${t.seats.filter(({kind:e})=>e!==`open`).map(e=>a`<option key=${e.seat} value=${String(e.seat)}>${b(e)}</option>`)}
    </select>
    ${s.length===0&&a`<p class="quiet">${l(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${s.map((e,n)=>a`<li key=${e.id} class=${e.weight}>
        ${e.deal!==s[n-1]?.deal&&e.deal&&e.deal<=t.sheet&&a`<${le}
          table=${t.id} deal=${e.deal} />`}
        ${e.at!==void 0&&a`<time class="figure" dateTime=${new Date(e.at).toISOString()}>
          ${ue(e.at)}</time> `}${e.words}
        ${e.by&&a` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const le=({table:t,deal:n})=>a`<a class="log-replay" href=${e(t,n)}>
  ${l(`Replay deal {number}`,{number:n})}</a>`,ue=e=>new Intl.DateTimeFormat(v(),{timeStyle:`medium`,hourCycle:`h23`}).format(e),de=[`royal_flush`,`straight_flush`,`four_of_a_kind`,`full_house`,`flush`,`straight`,`three_of_a_kind`,`two_pair`,`pair`,`high_card`];function S(e){switch(e){case`royal_flush`:return l(`royal flush`);case`straight_flush`:return l(`straight flush`);case`four_of_a_kind`:return l(`four of a kind`);case`full_house`:return l(`full house`);case`flush`:return l(`flush`);case`straight`:return l(`straight`);case`three_of_a_kind`:return l(`three of a kind`);case`two_pair`:return l(`two pair`);case`pair`:return l(`pair`);case`high_card`:return l(`high card`)}}function C(e){switch(e){case`fold`:return l(`folded`);case`bank_wins`:return l(`the bank wins`);case`tie`:return l(`a tie`);case`player_wins`:return l(`beats the bank`);case`not_qualified`:return l(`ANTE is paid`);case null:return l(`void`)}}function fe({combination:e,qualifies:t}){if(!e)return``;let n=S(e);return l(t?`The bank qualifies: {combination}`:`The bank does not qualify: {combination}`,{combination:n})}function pe(e){return e.void?l(`void`):e.taken&&!e.settled?l(`cards taken by mistake`):e.settled?C(e.settled.result):e.choice===`fold`?l(`folded`):e.declared?S(e.declared):e.choice===`raise`?l(`raised`):e.wants?l(`wants a card`):e.asked?l(`asked`):e.exchanged?l(`has a new card`):e.plays?``:e.waved?e.ante?l(`stake stands`):l(`not playing`):``}const me=[{word:`void`,holds:e=>e.void||e.taken&&!e.settled},{word:`table`,holds:({settled:e})=>e},{word:`fold`,holds:({choice:e})=>e===`fold`},{word:`declare`,holds:({declared:e})=>e},{word:`bet`,holds:({choice:e})=>e===`raise`},{word:`exchange`,holds:({wants:e,asked:t,exchanged:n})=>e||t||n}],he=e=>me.find(({holds:t})=>t(e))?.word,ge=e=>c(`{count} chip`,`{count} chips`,e);function _e(e){let t=e.seats.find(({seat:t})=>t===e.me);if(e.incident)return l(`The table stands still until the inspector has ruled.`);switch(e.phase){case`closed`:return e.paused?l(`The table is closed`):l(`The table is being opened`);case`prepare`:return l(`The cards are being shuffled`);case`stakes`:return ve(e,t);case`coin_in`:return l(`No more bets: the tokens fall`);case`deal`:return l(`The cards are dealt; look at them when the bank's card is turned`);case`choose`:return ye(t);case`check`:return l(`The dealer checks every BET`);case`reveal`:return l(`The bank turns its cards`);case`settle`:return l(`The dealer settles seat by seat`);case`jackpot`:return l(`The inspector pays the jackpot`);case`done`:return l(`The dealer puts the cards away`);case`closing`:return l(`The table is being closed`);case`over`:return l(`The round is over`);case`broken_up`:return l(`The game was ended`)}}function ve({invited:e},t){return e?t?.waved?t.ante?l(`Your stakes stand; the others are still staking`):l(`You sit this round out`):l(`The players stake`):l(`The dealer is about to invite stakes`)}function ye(e){return e?.wants?l(`Your card comes when the dealer reaches you`):e?.plays?l(`The others choose`):l(`The players choose`)}const w=()=>g.peek().pace!==`at_once`&&!globalThis.matchMedia?.(`(prefers-reduced-motion: reduce)`).matches,be=(e,t,n)=>Math.round(e+(t-e)*Math.min(Math.max(n,0),1));function T(e){let[t,i]=r(e),a=n(e);return f(()=>{let t=a.current,n=performance.now(),r=s=>{a.current=be(t,e,(s-n)/(450*re())),i(a.current),a.current!==e&&(o=requestAnimationFrame(r))},o=0;return t!==e&&w()?o=requestAnimationFrame(r):a.current=e,()=>cancelAnimationFrame(o)},[e]),w()?t:e}const xe=[`dealer`,`gaming_inspector`,`municipal_inspector`,`gaming_management`,`control_room`];function Se(e){switch(e){case`dealer`:return l(`Dealer`);case`gaming_inspector`:return l(`Gaming inspector`);case`municipal_inspector`:return l(`Municipal inspector`);case`gaming_management`:return l(`Gaming management`);case`control_room`:return l(`Control room`);default:return e}}function Ce(e){switch(e){case`dealer`:return l(`The other tables continue. This one waits for the dealer; the management is notified.`);case`gaming_inspector`:return l(`The other tables continue. This one waits for the gaming inspector; the management is notified.`);case`municipal_inspector`:return l(`The other tables continue. This one waits for the municipal inspector; the management is notified.`);case`gaming_management`:return l(`The other tables continue. This one waits for the gaming management, which is notified.`);default:return l(`The other tables continue. This one waits for the control room; the management is notified.`)}}function we(e){switch(e){case`dealer`:return l(`Shuffles, deals, serves the exchanges, takes and pays, and announces every step.`);case`gaming_inspector`:return l(`Has the keys of the console, pays the jackpots, and rules on what is irregular.`);case`municipal_inspector`:return l(`Is present when an upper jackpot is paid, and when a whole round is void.`);case`gaming_management`:return l(`Decides disputes and claims; there is no appeal.`);case`control_room`:return l(`Looks at every royal and straight flush, and confirms it or does not.`);default:return``}}const Te=d(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function E({address:e=location.href}){let[t,n]=r(!1);return a`<div class="share"><button type="button" class="plain" aria-expanded=${t}
    onClick=${()=>n(!t)}>${l(`QR code`)}</button>
    ${t&&a`<${ee} part=${Te} props=${{text:e}} Failed=${te} />`}</div>`}const Ee=`share`in navigator;function D({label:e=l(`Link to this table`),address:t=location.href}){let[n,i]=r(!1);return a`<div class="share">
    <label>${e}<input class="link" readonly value=${t}
      onFocus=${e=>e.target.select()} /></label>
    ${navigator.clipboard&&a`<button type="button" class="plain"
      onClick=${async()=>{await navigator.clipboard?.writeText(t).catch(()=>void 0),i(!0)}}>${l(n?`Copied`:`Copy the link`)}</button>`}
    ${Ee&&a`<button type="button" class="plain" onClick=${()=>{navigator.share({title:document.title,url:t}).catch(()=>void 0)}}>${l(`Send the link`)}</button>`}
  </div>`}function O(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const k=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function A({seat:e},{entry:t}){let n=t===`invitation`?O(e):``;return n?{invitation:n}:{}}const De=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||O(e)!==``;function Oe({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return a`<ul class="role-list requests" aria-label=${l(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>a`<li key=${e}>
      <b>${r||l(`a visitor`)}</b> <span>${l(`Seat {number}`,{number:ie(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${l(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${l(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function ke({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?a`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?l(`Let {name} propose again`,{name:b(e)}):l(`Mute {name}`,{name:b(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${l(`Remove {name}`,{name:b(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:a`<${j} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${l(`New link to this seat`)}</button>`}function j({seat:e,table:t}){let n=t.invitations?.[e];return n?a`<${D} label=${l(`Link to seat {number}`,{number:ie(e)})}
      address=${k(t.id,e,n)} />
      <${E} address=${k(t.id,e,n)} />`:a`<span class="quiet">${l(`Someone is invited.`)}</span>`}const Ae=({table:e})=>a`<p>${l(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>a`<${j} key=${t} seat=${t} table=${e} />`)}`;function M({seat:e,table:t,send:n}){let{me:i,kept:o,archive:s,bots:c,acting:u=null}=t,[d,f]=r(!1);if(s)return null;if(i!==null||u!==null){let r=e.kind===`open`||e.missing;return a`${r&&a`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:c[0]??``})}>${e.missing?l(`Let a bot play for {name}`,{name:b(e)}):l(`Call a bot`)}</button>`}
      ${i!==null&&e.givable&&t.proposal?.release!==e.seat&&a`<button type="button" class="plain offer"
          onClick=${()=>n({type:`give_away`,seat:e.seat})}>
          ${l(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let p=e.seat===o||De(e,t),m=r=>{f(!1),p?e.dealt&&e.seat!==o?x.value={table:t.id,seat:e.seat,name:r,...A(e,t)}:n({type:`sit`,seat:e.seat,name:r,...A(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};return e.seat!==o&&!P(e,t)?null:e.seat!==o&&N(e,t)?a`<p class="quiet" role="status">${l(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{x.value=null}}>
        ${l(`Do not wait`)}</button>`:e.seat===o?a`<button type="button" class="plain offer"
      onClick=${()=>m(_())}>${l(`Take your seat again`)}</button>`:!p&&t.seat_asked===e.seat?a`<p class="quiet" role="status">
      ${l(`You have asked for this seat: the host of the table decides.`)}</p>`:d?a`<${F} onName=${m} />`:a`<button type="button" class="plain offer"
    onClick=${()=>g.value.name?m(g.value.name):f(!0)}>
    ${Me(e,p)}</button>`}const N=({seat:e},{id:t})=>x.value?.table===t&&x.value.seat===e,je=(e,t)=>N(e,t)||t.seat_asked===e.seat;function Me(e,t){return t?e.dealt?l(`Sit down after this deal`):l(`Sit down here`):l(`Ask for this seat`)}const P=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function F({onName:e,label:t}){let[n]=r(_);return a`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(m({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${n}
      aria-label=${l(`Your name`)} placeholder=${l(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??l(`Sit down`)}</button>
  </form>`}const I=[1e3,500,100,25,5,1];function Ne(e){let t=[],n=e;for(let e of I)for(;n>=e&&t.length<8;n-=e)t.push(e);return t}const L=e=>I.find(t=>t<=e)??1,R=({amount:e})=>a`<span class="chips">
  <${V} value=${L(e)} /><span class="figure">${s(e)}</span>
</span>`,Pe=({amount:e})=>a`<${R} amount=${T(e)} />`,Fe=({amount:e})=>a`<span class="chips in-stack">
  <${B} amount=${e} /><span class="figure">${s(e)}</span>
</span>`,z=3.4;function B({amount:e}){let t=Ne(e),n=Math.max(t.length-1,0)*z;return a`<svg class="discs" viewBox=${`-11 ${-6-n} 22 ${15+n}`} aria-hidden="true">
    ${t.map((e,t)=>a`<g key=${t} class=${`disc of-${e}`}
      transform=${`translate(0 ${-t*z})`}>
      <path class="disc-side" d="M-10 0v3.4a10 4.6 0 0 0 20 0V0z" />
      <path class="disc-notches" d="M-10 2.6a10 4.6 0 0 0 20 0" pathLength="14" />
      <ellipse class="disc-face" rx="10" ry="4.6" /><ellipse class="disc-ring" rx="6.4" ry="2.9" /></g>`)}
  </svg>`}const V=({value:e=5})=>a`<svg class=${`chip of-${e}`} viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" />
  <circle class="chip-face" r="6.2" />
</svg>`;function Ie({lit:e=!1,token:t=!1,open:n=!1}){let r=l(!e&&n?`the slot's light is on: a token may go in`:e?`the lamp is lit: in play for the jackpot`:t?`a token lies in the slot`:`no token, the lamp is dark`);return a`<span class=${y(`lamp`,e&&`lit`,t&&!e&&`token`,n&&!e&&`open`)}
    title=${r}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${e&&a`<path class="rays"
          d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${r}</span>
  </span>`}function Le({seat:e}){return a`<dl class="boxes">
    <${H} label=${l(`ANTE`)} amount=${e.ante} look="ante" word="ante" />
    <${H} label=${l(`BET`)} amount=${e.bet} look="bet" word="bet" />
    <div class="box slot" data-word="jp"><dt>${l(`JP`)}</dt>
      <dd><${Ie} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&a`<div class="box exchange" data-word="exchange"><dt>${l(`CARD`)}</dt>
        <dd><${Re} seat=${e} /></dd></div>`}
    ${e.claim&&a`<${H} label=${l(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const H=({label:e,amount:t=0,look:n,word:r})=>a`<div class=${y(`box`,n,!t&&`bare`)}
  data-word=${r}>
  <dt>${e}</dt>
  <dd>${t?a`<${Fe} amount=${t} />`:a`<span class="unseen">${l(`nothing`)}</span>`}</dd>
</div>`,Re=({seat:{discard:e,fee:n=0}})=>a`<span class="laid-out">
  ${e?a`<${ne} card=${e} />`:a`<${t} /><span class="unseen">${l(`a card to be exchanged`)}</span>`}
  ${n>0&&a`<${R} amount=${n} />`}
</span>`,ze={irregularities:[],clauses:{}},U=i({});function W(e=!0){let t=v(),[n,i]=r(!1);return f(()=>{e&&!U.peek()[t]&&u(`caribbean-stud`,t).then(e=>{U.value={...U.peek(),[t]:e}},()=>i(!0))},[e,t]),{...U.value[t]??ze,trouble:n}}const Be=e=>W(e).irregularities,Ve=[`seat`,`lender`,`unreached`,`void`,`both`,`next`];function He(e,t,n){let r=Object.entries(t).map(([e,t])=>[e,Ve.includes(e)?t.split(`, `).map(e=>n(Number(e))).join(`, `):t]);return G(p(e,Object.fromEntries(r)))}const G=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ue=e=>l(e===`void`?`my hand is void`:`I continue without a card`);function We(e){switch(e){case`winning`:return l(`my hand beats the bank's`);case`tie`:return l(`my hand ties`);default:return l(`my hand loses`)}}function Ge(e,t){let{seat:n,both:r}=e,i=(t,n)=>t===`from_right`&&!n||t===`case`&&e.irregularity!==`CSP-111`;return[...typeof n==`number`?[t(n)]:[],...r?[r.map(t).join(`, `)]:[],...[`cards`,`shuffler`,`where`,`shows`,`case`,`from_right`].flatMap(t=>{let n=e[t];return n==null||i(t,n)?[]:[`${K(t)}: ${q(n)}`]})]}function K(e){switch(e){case`seat`:return l(`Where`);case`cards`:return l(`How many cards`);case`shuffler`:return l(`Cards in the shuffler`);case`where`:return l(`It fell`);case`shows`:return l(`Its value shows`);case`from_right`:return l(`The dealer asks from the right`);case`case`:return l(`The report is about`);case`both`:return l(`The two seats`);default:return e}}function q(e){switch(e){case`jammed`:return l(`jammed`);case`spilt`:return l(`spilt`);case`overlapped`:return l(`overlapped`);case`delivered`:return l(`delivered as usual`);case`earlier_seat`:return l(`an earlier seat that asks`);case`touched`:return l(`a card that has touched the felt`);case`withdrawn`:return l(`a request taken back`);case`floor`:return l(`on the floor`);case`well`:return l(`into the well`);case!0:return l(`yes`);case!1:return l(`no`);default:return String(e)}}function Ke(e){switch(e){case`table`:return l(`BET pays, from royal flush to pair`);case`exchange_table`:return l(`BET pays after an exchange`);case`qualification`:return l(`The bank qualifies with`);case`exchange_fee`:return l(`A new card costs, in ANTEs`);case`folded_jackpot`:return l(`A folded hand may win the jackpot`);case`minimum`:return l(`Minimum ANTE`);case`maximum`:return l(`Maximum ANTE`);case`chip`:return l(`Smallest chip for ANTE`);case`buy_in`:return l(`Chips for a note`);case`dotation`:return l(`Chips in the dealer's tray`);case`token`:return l(`Price of a token`);case`meter_share`:return l(`Part of each token for the jackpot`);case`four_of_a_kind`:return l(`Jackpot for four of a kind`);case`full_house`:return l(`Jackpot for a full house`);case`flush`:return l(`Jackpot for a flush`);case`reset`:return l(`The jackpot restarts at`);case`opening_meter`:return l(`The jackpot opens at`);case`shuffling`:return l(`Shuffled`);case`answer_seconds`:return l(`Seconds to answer; 0 for no limit`);case`stop_seconds`:return l(`Seconds that other tables wait for staff who do not respond`);case`pace`:return l(`Pace of the house`);case`skipped_back`:return l(`A seat left out of the deal gets its stakes back`);case`practice`:return l(`A practice table`);case`odds_before`:return l(`Odds may be shown before choosing`);default:return e}}function qe(e){switch(e){case`ace_and_king`:return l(`ace and king`);case`ace_or_king`:return l(`ace or king`);case`machine`:return l(`by machine`);case`hand`:return l(`by hand, and cut by a player`);case`unhurried`:return l(`unhurried`);case`brisk`:return l(`brisk`);case`swift`:return l(`swift`);case!0:return l(`yes`);case!1:return l(`no`);default:return Array.isArray(e)?e.join(` `):String(e)}}function Je(e){switch(e){case`example`:return l(`an example house`);case`example_by_hand`:return l(`shuffled by hand`);default:return e}}const Ye={fieldWords:Ke,valueWords:qe,presetWords:Je};function Xe(e){let t=t=>e.filter(e=>h(e)===h(t)).length,n=e=>`AKQJT98765432`.indexOf(h(e));return[...e].sort((e,r)=>t(r)-t(e)||n(e)-n(r)||e.localeCompare(r))}function Ze({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?a`<div class="watching kept">
      <span>${r.kind===`bot`?l(`A bot is playing for you.`):l(`Your seat is reserved for you.`)}</span>
      <${M} seat=${r} table=${e} send=${n} /></div>`:a`<p class="watching">${e.archive?l(`This table shows the record of a sitting: you can only look at it.`):l(`You are watching: you can’t see anyone’s cards.`)}</p>`}const J=(e,t)=>t===0n?e:J(t,e%t);function Qe(e,t){let n=BigInt(e.num)*BigInt(t.den)-BigInt(t.num)*BigInt(e.den),r=BigInt(e.den)*BigInt(t.den),i=J(n<0n?-n:n,r)||1n;return{num:Number(n/i),den:Number(r/i),float:Number(n)/Number(r)}}const $e=e=>Y(e,4,`exceptZero`),et=e=>Y(e,4,`auto`),tt=(e,t=2)=>Y(e,t,`auto`,`percent`);function Y(e,t,n,r=`decimal`){return new Intl.NumberFormat(v(),{style:r,minimumFractionDigits:t,maximumFractionDigits:t,signDisplay:n}).format(e).replace(`-`,`−`)}const X=({num:e,den:t})=>`${e<0?`−`:``}${Math.abs(e)}${t===1?``:`/${t}`}`,Z=({fold:e,raise:t,exchange:n={}})=>[[`fold`,e],[`raise`,t],...Object.entries(n).map(([e,t])=>[`exchange ${e}`,t])],Q=(e,t)=>Z(e).find(([e])=>e===t)?.[1]??e.fold;function $(e){let t=e.split(` `)[1];return t?l(`Exchange the {card}`,{card:o(t,`full`)}):l(e===`fold`?`Fold`:`Raise`)}function nt({odds:e,chosen:t=null}){let[n,i]=r(!1),o=Q(e,e.best).float,s=Z(e).sort(([t,n],[r,i])=>i.float-n.float||Number(r===e.best)-Number(t===e.best));return a`<div class="choices-told">
    <table>
      <caption class="unseen">${l(`What every choice is worth, in ANTEs`)}</caption>
      <thead>
        <tr><th scope="col"><span class="unseen">${l(`Choice`)}</span></th>
          <th scope="col">${l(`worth in ANTEs`)}</th></tr></thead>
      <tbody>
        ${s.map(([e,r])=>a`<tr key=${e} data-choice=${e}
            class=${y(r.float===o&&`best`,e===t&&`chosen`)}>
          <th scope="row"><${rt} choice=${e} />
            ${r.float===o&&a`<span class="told-mark">★ ${l(`best`)}</span>`}
            ${e===t&&a`<span class="told-mark yours">${l(`your choice`)}</span>`}</th>
          <td class="figure">${$e(r.float)}
            ${n&&a`<small class="exact">${X(r)}</small>`}</td>
        </tr>`)}</tbody>
    </table>
    <label class="tick">
      <input type="checkbox" checked=${n}
        onChange=${e=>i(e.target.checked)} />${l(`Exact fractions`)}</label>
  </div>`}function rt({choice:e}){let t=e.split(` `)[1];return a`<span class="choice-name">
    <span aria-hidden="true">${t?a`${l(`Exchange`)} <${ae} card=${t} />`:$(e)}</span>
    <span class="unseen">${$(e)}</span></span>`}export{ke as A,T as B,Pe as C,M as D,F as E,xe as F,C as G,fe as H,Se as I,_e as J,he as K,we as L,Oe as M,D as N,je as O,E as P,Ce as R,R as S,L as T,ge as U,de as V,S as W,ce as Y,G as _,Qe as a,Le as b,Ze as c,Ue as d,K as f,He as g,We as h,et as i,Ae as j,P as k,Xe as l,Ge as m,Q as n,X as o,q as p,pe as q,$ as r,tt as s,nt as t,Ye as u,W as v,B as w,V as x,Be as y,w as z};