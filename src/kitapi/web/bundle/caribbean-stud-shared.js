import{An as e,En as t,Ht as n,It as r,Kt as i,Rt as a,Sn as o,Tn as s,an as c,cn as l,dn as u,h as d,kn as f,ln as p,nn as m,nt as h,rn as g,rt as ee,s as _,sn as v,tn as te,xn as y}from"./main.js";import{F as b,O as ne,T as x,g as re,j as S}from"./shared.js";const ie={all:()=>!0,headings:({weight:e})=>e===`heading`,steps:({by:e})=>!!e},ae=e=>ie[e]??(({seat:t})=>t===Number(e));function oe({lines:t,table:n,most:r}){let[i,a]=e(`all`),s=t.filter(ae(i)).slice(r&&-r);return o`<section class="log" tabindex="-1" aria-label=${p(`What happened`)}>
    <h2>${p(`What happened`)}</h2>
    <select class="log-filter" aria-label=${p(`Lines shown`)} value=${i}
      onChange=${e=>a(e.target.value)}>
      <option value="all">${p(`All lines`)}</option>
      <option value="headings">${p(`Announcements`)}</option>
      <option value="steps">${p(`Steps of the house`)}</option>
      ${n.seats.filter(({kind:e})=>e!==`open`).map(e=>o`<option key=${e.seat} value=${String(e.seat)}>${S(e)}</option>`)}
    </select>
    ${s.length===0&&o`<p class="quiet">${p(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${s.reverse().map(e=>o`<li key=${e.id} class=${e.weight}>
        ${e.at!==void 0&&o`<time class="figure" dateTime=${new Date(e.at).toISOString()}>
          ${se(e.at)}</time> `}${e.words}
        ${e.by&&o` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const se=e=>new Intl.DateTimeFormat(v(),{timeStyle:`medium`,hourCycle:`h23`}).format(e),ce=[`royal_flush`,`straight_flush`,`four_of_a_kind`,`full_house`,`flush`,`straight`,`three_of_a_kind`,`two_pair`,`pair`,`high_card`];function C(e){switch(e){case`royal_flush`:return p(`royal flush`);case`straight_flush`:return p(`straight flush`);case`four_of_a_kind`:return p(`four of a kind`);case`full_house`:return p(`full house`);case`flush`:return p(`flush`);case`straight`:return p(`straight`);case`three_of_a_kind`:return p(`three of a kind`);case`two_pair`:return p(`two pair`);case`pair`:return p(`pair`);case`high_card`:return p(`high card`)}}function w(e){switch(e){case`fold`:return p(`folded`);case`bank_wins`:return p(`the bank wins`);case`tie`:return p(`a tie`);case`player_wins`:return p(`beats the bank`);case`not_qualified`:return p(`ANTE is paid`);case null:return p(`void`)}}function le({combination:e,qualifies:t}){if(!e)return``;let n=C(e);return p(t?`The bank qualifies: {combination}`:`The bank does not qualify: {combination}`,{combination:n})}function ue(e){return e.void?p(`void`):e.taken&&!e.settled?p(`cards taken by mistake`):e.settled?w(e.settled.result):e.choice===`fold`?p(`folded`):e.declared?C(e.declared):e.choice===`raise`?p(`raised`):e.wants?p(`wants a card`):e.asked?p(`asked`):e.exchanged?p(`has a new card`):e.plays?``:e.waved?e.ante?p(`stake stands`):p(`sits out`):``}const de=[{word:`void`,holds:e=>e.void||e.taken&&!e.settled},{word:`table`,holds:({settled:e})=>e},{word:`fold`,holds:({choice:e})=>e===`fold`},{word:`declare`,holds:({declared:e})=>e},{word:`bet`,holds:({choice:e})=>e===`raise`},{word:`exchange`,holds:({wants:e,asked:t,exchanged:n})=>e||t||n}],fe=e=>de.find(({holds:t})=>t(e))?.word,pe=e=>l(`{count} chip`,`{count} chips`,e);function me(e){let t=e.seats.find(({seat:t})=>t===e.me);if(e.incident)return p(`The table stands still until the inspector has ruled.`);switch(e.phase){case`closed`:return e.paused?p(`The table is closed`):p(`The table is being opened`);case`prepare`:return p(`The cards are being shuffled`);case`stakes`:return he(e,t);case`coin_in`:return p(`No more bets: the tokens fall`);case`deal`:return p(`The cards are dealt; look at them when the bank's card is turned`);case`choose`:return ge(t);case`check`:return p(`The dealer checks every BET`);case`reveal`:return p(`The bank turns its cards`);case`settle`:return p(`The dealer settles seat by seat`);case`jackpot`:return p(`The inspector pays the jackpot`);case`done`:return p(`The dealer puts the cards away`);case`closing`:return p(`The table is being closed`);case`over`:return p(`The round is over`);case`broken_up`:return p(`The game was ended`)}}function he({invited:e},t){return e?t?.waved?t.ante?p(`Your stakes stand; the others are still staking`):p(`You sit this round out`):p(`The players stake`):p(`The dealer is about to invite stakes`)}function ge(e){return e?.wants?p(`Your card comes when the dealer reaches you`):e?.plays?p(`The others choose`):p(`The players choose`)}const T=()=>m.peek().pace!==`at_once`&&!globalThis.matchMedia?.(`(prefers-reduced-motion: reduce)`).matches,_e=(e,t,n)=>Math.round(e+(t-e)*Math.min(Math.max(n,0),1));function E(n){let[r,i]=e(n),a=f(n);return t(()=>{let e=a.current,t=performance.now(),r=s=>{a.current=_e(e,n,(s-t)/(450*ne())),i(a.current),a.current!==n&&(o=requestAnimationFrame(r))},o=0;return e!==n&&T()?o=requestAnimationFrame(r):a.current=n,()=>cancelAnimationFrame(o)},[n]),T()?r:n}const ve=[`dealer`,`gaming_inspector`,`municipal_inspector`,`gaming_management`,`control_room`];function ye(e){switch(e){case`dealer`:return p(`Dealer`);case`gaming_inspector`:return p(`Gaming inspector`);case`municipal_inspector`:return p(`Municipal inspector`);case`gaming_management`:return p(`Gaming management`);case`control_room`:return p(`Control room`);default:return e}}function be(e){switch(e){case`dealer`:return p(`The other tables continue. This one waits for the dealer; the management is notified.`);case`gaming_inspector`:return p(`The other tables continue. This one waits for the gaming inspector; the management is notified.`);case`municipal_inspector`:return p(`The other tables continue. This one waits for the municipal inspector; the management is notified.`);case`gaming_management`:return p(`The other tables continue. This one waits for the gaming management, which is notified.`);default:return p(`The other tables continue. This one waits for the control room; the management is notified.`)}}function xe(e){switch(e){case`dealer`:return p(`Shuffles, deals, serves the exchanges, takes and pays, and announces every step.`);case`gaming_inspector`:return p(`Has the keys of the console, pays the jackpots, and rules on what is irregular.`);case`municipal_inspector`:return p(`Is present when an upper jackpot is paid, and when a whole hand is void.`);case`gaming_management`:return p(`Decides disputes and claims; there is no appeal.`);case`control_room`:return p(`Looks at every royal and straight flush, and confirms it or does not.`);default:return``}}const Se=g(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function D({address:t=location.href}){let[n,r]=e(!1);return o`<div class="share"><button type="button" class="plain" aria-expanded=${n}
    onClick=${()=>r(!n)}>${p(`QR code`)}</button>
    ${n&&o`<${h} part=${Se} props=${{text:t}} Failed=${ee} />`}</div>`}const Ce=`share`in navigator;function O({label:t=p(`Link to this table`),address:n=location.href}){let[r,i]=e(!1);return o`<div class="share">
    <label>${t}<input class="link" readonly value=${n}
      onFocus=${e=>e.target.select()} /></label>
    ${navigator.clipboard&&o`<button type="button" class="plain"
      onClick=${async()=>{await navigator.clipboard?.writeText(n).catch(()=>void 0),i(!0)}}>${p(r?`Copied`:`Copy the link`)}</button>`}
    ${Ce&&o`<button type="button" class="plain" onClick=${()=>{navigator.share({title:document.title,url:n}).catch(()=>void 0)}}>${p(`Send the link`)}</button>`}
  </div>`}function k(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const A=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function j({seat:e},{entry:t}){let n=t===`invitation`?k(e):``;return n?{invitation:n}:{}}const we=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||k(e)!==``;function Te({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return o`<ul class="role-list requests" aria-label=${p(`Requests for a seat`)}>
    ${e.map(({number:e,seat:t,name:r})=>o`<li key=${e}>
      <b>${r||p(`a visitor`)}</b> <span>${p(`Seat {number}`,{number:b(t)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${n(e,!0)}>${p(`Let in`)}</button>
        <button type="button" class="plain" onClick=${n(e,!1)}>${p(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function Ee({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?o`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?p(`Let {name} propose again`,{name:S(e)}):p(`Mute {name}`,{name:S(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>
        ${p(`Remove {name}`,{name:S(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:o`<${M} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>
      ${p(`New link to this seat`)}</button>`}function M({seat:e,table:t}){let n=t.invitations?.[e];return n?o`<${O} label=${p(`Link to seat {number}`,{number:b(e)})}
      address=${A(t.id,e,n)} />
      <${D} address=${A(t.id,e,n)} />`:o`<span class="quiet">${p(`Someone is invited.`)}</span>`}const De=({table:e})=>o`<p>${p(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>o`<${M} key=${t} seat=${t} table=${e} />`)}`;function N({seat:t,table:n,send:r}){let{me:i,kept:a,archive:s,bots:c,acting:l=null}=n,[u,d]=e(!1);if(s)return null;if(i!==null||l!==null){let e=t.kind===`open`||t.missing;return o`${e&&o`<button type="button" class="plain offer"
      onClick=${()=>r({type:`seat_bot`,seat:t.seat,bot:c[0]??``})}>${t.missing?p(`Let a bot play for {name}`,{name:S(t)}):p(`Call a bot`)}</button>`}
      ${i!==null&&t.givable&&n.proposal?.release!==t.seat&&o`<button type="button" class="plain offer"
          onClick=${()=>r({type:`give_away`,seat:t.seat})}>
          ${p(`Propose to give this seat away`)}</button>`}`}if(t.kind===`person`)return null;let f=t.seat===a||we(t,n),h=e=>{d(!1),f?t.dealt&&t.seat!==a?x.value={table:n.id,seat:t.seat,name:e,...j(t,n)}:r({type:`sit`,seat:t.seat,name:e,...j(t,n)}):r({type:`request_seat`,seat:t.seat,name:e})};if(t.seat!==a&&!P(t,n))return null;let g=x.value;return t.seat!==a&&g?.table===n.id&&g.seat===t.seat?o`<p class="quiet" role="status">${p(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{x.value=null}}>
        ${p(`Do not wait`)}</button>`:t.seat===a?o`<button type="button" class="plain offer"
      onClick=${()=>h(_())}>${p(`Take your seat again`)}</button>`:!f&&n.seat_asked===t.seat?o`<p class="quiet" role="status">
      ${p(`You have asked for this seat: the host of the table decides.`)}</p>`:u?o`<${F} onName=${h} />`:o`<button type="button" class="plain offer"
    onClick=${()=>m.value.name?h(m.value.name):d(!0)}>
    ${Oe(t,f)}</button>`}function Oe(e,t){return t?e.dealt?p(`Sit down after this deal`):p(`Sit down here`):p(`Ask for this seat`)}const P=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function F({onName:t,label:n}){let[r]=e(_);return o`<form class="name-form" onSubmit=${e=>{e.preventDefault();let n=String(new FormData(e.target).get(`name`)??``).trim();n&&(te({name:n}),t(n))}}>
    <input name="name" required maxlength="24" defaultValue=${r}
      aria-label=${p(`Your name`)} placeholder=${p(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${n??p(`Sit down`)}</button>
  </form>`}const I=[1e3,500,100,25,5,1];function ke(e){let t=[],n=e;for(let e of I)for(;n>=e&&t.length<8;n-=e)t.push(e);return t}const L=e=>I.find(t=>t<=e)??1,R=({amount:e})=>o`<span class="chips">
  <${V} value=${L(e)} /><span class="figure">${c(e)}</span>
</span>`,Ae=({amount:e})=>o`<${R} amount=${E(e)} />`,je=({amount:e})=>o`<span class="chips in-stack">
  <${B} amount=${e} /><span class="figure">${c(e)}</span>
</span>`,z=3.4;function B({amount:e}){let t=ke(e),n=Math.max(t.length-1,0)*z;return o`<svg class="discs" viewBox=${`-11 ${-6-n} 22 ${15+n}`} aria-hidden="true">
    ${t.map((e,t)=>o`<g key=${t} class=${`disc of-${e}`}
      transform=${`translate(0 ${-t*z})`}>
      <path class="disc-side" d="M-10 0v3.4a10 4.6 0 0 0 20 0V0z" />
      <path class="disc-notches" d="M-10 2.6a10 4.6 0 0 0 20 0" pathLength="14" />
      <ellipse class="disc-face" rx="10" ry="4.6" /><ellipse class="disc-ring" rx="6.4" ry="2.9" /></g>`)}
  </svg>`}const V=({value:e=5})=>o`<svg class=${`chip of-${e}`} viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" />
  <circle class="chip-face" r="6.2" />
</svg>`;function Me({lit:e=!1,token:t=!1,open:n=!1}){let r=p(!e&&n?`the slot's light is on: a token may go in`:e?`the lamp is lit: in play for the jackpot`:t?`a token lies in the slot`:`no token, the lamp is dark`);return o`<span class=${y(`lamp`,e&&`lit`,t&&!e&&`token`,n&&!e&&`open`)}
    title=${r}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${e&&o`<path class="rays"
          d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${r}</span>
  </span>`}function Ne({seat:e}){return o`<dl class="boxes">
    <${H} label=${p(`ANTE`)} amount=${e.ante} look="ante" word="ante" />
    <${H} label=${p(`BET`)} amount=${e.bet} look="bet" word="bet" />
    <div class="box slot" data-word="jp"><dt>${p(`JP`)}</dt>
      <dd><${Me} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&o`<div class="box exchange" data-word="exchange"><dt>${p(`CARD`)}</dt>
        <dd><${Pe} seat=${e} /></dd></div>`}
    ${e.claim&&o`<${H} label=${p(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const H=({label:e,amount:t=0,look:n,word:r})=>o`<div class=${y(`box`,n,!t&&`bare`)}
  data-word=${r}>
  <dt>${e}</dt>
  <dd>${t?o`<${je} amount=${t} />`:o`<span class="unseen">${p(`nothing`)}</span>`}</dd>
</div>`,Pe=({seat:{discard:e,fee:t=0}})=>o`<span class="laid-out">
  ${e?o`<${a} card=${e} />`:o`<${r} /><span class="unseen">${p(`a card to be exchanged`)}</span>`}
  ${t>0&&o`<${R} amount=${t} />`}
</span>`,Fe={irregularities:[],clauses:{}},U=s({});function W(n=!0){let r=v(),[i,a]=e(!1);return t(()=>{n&&!U.peek()[r]&&d(`caribbean-stud`,r).then(e=>{U.value={...U.peek(),[r]:e}},()=>a(!0))},[n,r]),{...U.value[r]??Fe,trouble:i}}const Ie=e=>W(e).irregularities,Le=[`seat`,`lender`,`unreached`,`void`,`both`,`next`];function Re(e,t,n){let r=Object.entries(t).map(([e,t])=>[e,Le.includes(e)?t.split(`, `).map(e=>n(Number(e))).join(`, `):t]);return G(u(e,Object.fromEntries(r)))}const G=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),ze=e=>p(e===`void`?`my hand is void`:`I continue without a card`);function Be(e){switch(e){case`winning`:return p(`my hand beats the bank's`);case`tie`:return p(`my hand ties`);default:return p(`my hand loses`)}}function Ve(e,t){let{seat:n,both:r}=e,i=(t,n)=>t===`from_right`&&!n||t===`case`&&e.irregularity!==`CSP-111`;return[...typeof n==`number`?[t(n)]:[],...r?[r.map(t).join(`, `)]:[],...[`cards`,`shuffler`,`where`,`shows`,`case`,`from_right`].flatMap(t=>{let n=e[t];return n==null||i(t,n)?[]:[`${K(t)}: ${q(n)}`]})]}function K(e){switch(e){case`seat`:return p(`Where`);case`cards`:return p(`How many cards`);case`shuffler`:return p(`In the shuffler, cards`);case`where`:return p(`It fell`);case`shows`:return p(`Its value shows`);case`from_right`:return p(`The dealer asks from the right`);case`case`:return p(`The report is about`);case`both`:return p(`The two seats`);default:return e}}function q(e){switch(e){case`jammed`:return p(`jammed`);case`spilt`:return p(`spilt`);case`overlapped`:return p(`overlapped`);case`delivered`:return p(`were delivered`);case`earlier_seat`:return p(`an earlier seat that asks`);case`touched`:return p(`a card that has touched the felt`);case`withdrawn`:return p(`a request taken back`);case`floor`:return p(`on the floor`);case`well`:return p(`into the well`);case!0:return p(`yes`);case!1:return p(`no`);default:return String(e)}}function He(e){switch(e){case`table`:return p(`BET pays, from royal flush to pair`);case`exchange_table`:return p(`BET pays after an exchange`);case`qualification`:return p(`The bank qualifies with`);case`exchange_fee`:return p(`A new card costs, in ANTEs`);case`folded_jackpot`:return p(`A folded hand may win the jackpot`);case`minimum`:return p(`Minimum ANTE`);case`maximum`:return p(`Maximum ANTE`);case`chip`:return p(`Smallest chip for ANTE`);case`buy_in`:return p(`Chips for a note`);case`dotation`:return p(`Chips in the dealer's tray`);case`token`:return p(`Price of a token`);case`meter_share`:return p(`Part of each token for the jackpot`);case`four_of_a_kind`:return p(`Jackpot for four of a kind`);case`full_house`:return p(`Jackpot for a full house`);case`flush`:return p(`Jackpot for a flush`);case`reset`:return p(`The jackpot restarts at`);case`opening_meter`:return p(`The jackpot opens at`);case`shuffling`:return p(`Shuffled`);case`answer_seconds`:return p(`Seconds to answer; 0 for no limit`);case`stop_seconds`:return p(`Seconds that other tables wait for staff who do not respond`);case`pace`:return p(`Pace of the house`);case`skipped_back`:return p(`A seat left out of the deal gets its stakes back`);case`practice`:return p(`A practice table`);case`odds_before`:return p(`Odds may be shown before choosing`);default:return e}}function Ue(e){switch(e){case`ace_and_king`:return p(`ace and king`);case`ace_or_king`:return p(`ace or king`);case`machine`:return p(`by machine`);case`hand`:return p(`by hand, and cut by a player`);case`unhurried`:return p(`unhurried`);case`brisk`:return p(`brisk`);case`swift`:return p(`swift`);case!0:return p(`yes`);case!1:return p(`no`);default:return Array.isArray(e)?e.join(` `):String(e)}}function We(e){switch(e){case`example`:return p(`an example house`);case`example_by_hand`:return p(`shuffled by hand`);default:return e}}const Ge={fieldWords:He,valueWords:Ue,presetWords:We};function Ke(e){let t=t=>e.filter(e=>i(e)===i(t)).length,n=e=>`AKQJT98765432`.indexOf(i(e));return[...e].sort((e,r)=>t(r)-t(e)||n(e)-n(r)||e.localeCompare(r))}function qe({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?o`<div class="watching kept">
      <span>${r.kind===`bot`?p(`A bot is playing for you.`):p(`Your seat is reserved for you.`)}</span>
      <${N} seat=${r} table=${e} send=${n} /></div>`:o`<p class="watching">${e.archive?p(`This table shows the record of a sitting: you can only look at it.`):p(`You are watching: you can’t see anyone’s cards.`)}</p>`}const J=(e,t)=>t===0n?e:J(t,e%t);function Je(e,t){let n=BigInt(e.num)*BigInt(t.den)-BigInt(t.num)*BigInt(e.den),r=BigInt(e.den)*BigInt(t.den),i=J(n<0n?-n:n,r)||1n;return{num:Number(n/i),den:Number(r/i),float:Number(n)/Number(r)}}const Ye=e=>Y(e,4,`exceptZero`),Xe=e=>Y(e,4,`auto`),Ze=(e,t=2)=>`${Y(100*e,t,`auto`)}\u00A0%`;function Y(e,t,n){return new Intl.NumberFormat(v(),{minimumFractionDigits:t,maximumFractionDigits:t,signDisplay:n}).format(e).replace(`-`,`−`)}const X=({num:e,den:t})=>`${e<0?`−`:``}${Math.abs(e)}${t===1?``:`/${t}`}`,Z=({fold:e,raise:t,exchange:n={}})=>[[`fold`,e],[`raise`,t],...Object.entries(n).map(([e,t])=>[`exchange ${e}`,t])],Q=(e,t)=>Z(e).find(([e])=>e===t)?.[1]??e.fold;function $(e){let t=e.split(` `)[1];return t?p(`Exchange the {card}`,{card:n(t,`full`)}):p(e===`fold`?`Fold`:`Raise`)}function Qe({odds:t,chosen:n=null}){let[r,i]=e(!1),a=Q(t,t.best).float,s=Z(t).sort(([e,n],[r,i])=>i.float-n.float||Number(r===t.best)-Number(e===t.best));return o`<div class="choices-told">
    <table>
      <caption class="unseen">${p(`What every choice is worth, in ANTEs`)}</caption>
      <thead>
        <tr><th scope="col"><span class="unseen">${p(`Choice`)}</span></th>
          <th scope="col">${p(`worth in ANTEs`)}</th></tr></thead>
      <tbody>
        ${s.map(([e,t])=>o`<tr key=${e} data-choice=${e}
            class=${y(t.float===a&&`best`,e===n&&`chosen`)}>
          <th scope="row"><${$e} choice=${e} />
            ${t.float===a&&o`<span class="told-mark">★ ${p(`best`)}</span>`}
            ${e===n&&o`<span class="told-mark yours">${p(`your choice`)}</span>`}</th>
          <td class="figure">${Ye(t.float)}
            ${r&&o`<small class="exact">${X(t)}</small>`}</td>
        </tr>`)}</tbody>
    </table>
    <label class="tick">
      <input type="checkbox" checked=${r}
        onChange=${e=>i(e.target.checked)} />${p(`Exact fractions`)}</label>
  </div>`}function $e({choice:e}){let t=e.split(` `)[1];return o`<span class="choice-name">
    <span aria-hidden="true">${t?o`${p(`Exchange`)} <${re} card=${t} />`:$(e)}</span>
    <span class="unseen">${$(e)}</span></span>`}export{De as A,ce as B,Ae as C,N as D,F as E,ye as F,fe as G,pe as H,xe as I,oe as J,ue as K,be as L,O as M,D as N,P as O,ve as P,T as R,R as S,L as T,C as U,le as V,w as W,G as _,Je as a,Ne as b,qe as c,ze as d,K as f,Re as g,Be as h,Xe as i,Te as j,Ee as k,Ke as l,Ve as m,Q as n,X as o,q as p,me as q,$ as r,Ze as s,Qe as t,Ge as u,W as v,B as w,V as x,Ie as y,E as z};