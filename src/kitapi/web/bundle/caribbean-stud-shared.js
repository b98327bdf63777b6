import{An as e,Dn as t,En as n,Fn as r,Gt as i,Pn as a,U as o,Vt as s,Yt as c,an as l,at as u,fn as d,gn as f,h as p,in as m,it as ee,jn as h,mn as g,on as te,pn as ne,s as _,un as v,zt as re}from"./main.js";import{A as y,B as b,I as x,N as ie,b as ae}from"./shared.js";const oe={all:()=>!0,headings:({weight:e})=>e===`heading`,steps:({by:e})=>!!e},se=e=>oe[e]??(({seat:t})=>t===Number(e));function ce({lines:e,table:n,most:i}){let[a,o]=r(`all`),s=e.filter(se(a)).slice(i&&-i).reverse();return t`<section class="log" tabindex="-1" aria-label=${g(`What happened`)}>
    <h2>${g(`What happened`)}</h2>
    <select class="log-filter" aria-label=${g(`Lines shown`)} value=${a}
      onChange=${e=>o(e.target.value)}>
      <option value="all">${g(`All lines`)}</option>
      <option value="headings">${g(`Announcements`)}</option>
      <option value="steps">${g(`Steps of the house`)}</option>
      ${n.seats.filter(({kind:e})=>e!==`open`).map(e=>t`<option key=${e.seat} value=${String(e.seat)}>${x(e)}</option>`)}
    </select>
    ${s.length===0&&t`<p class="quiet">${g(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${s.map((e,r)=>t`<li key=${e.id} class=${e.weight}>
        ${e.deal!==s[r-1]?.deal&&e.deal&&e.deal<=n.sheet&&t`<${le}
          table=${n.id} deal=${e.deal} />`}
        ${e.at!==void 0&&t`<time class="figure" dateTime=${new Date(e.at).toISOString()}>
          ${ue(e.at)}</time> `}${e.words}
        ${e.by&&t` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}const le=({table:e,deal:n})=>t`<a class="log-replay" href=${o(e,n)}>
  ${g(`Replay deal {number}`,{number:n})}</a>`,ue=e=>new Intl.DateTimeFormat(d(),{timeStyle:`medium`,hourCycle:`h23`}).format(e),de=[`royal_flush`,`straight_flush`,`four_of_a_kind`,`full_house`,`flush`,`straight`,`three_of_a_kind`,`two_pair`,`pair`,`high_card`];function S(e){switch(e){case`royal_flush`:return g(`royal flush`);case`straight_flush`:return g(`straight flush`);case`four_of_a_kind`:return g(`four of a kind`);case`full_house`:return g(`full house`);case`flush`:return g(`flush`);case`straight`:return g(`straight`);case`three_of_a_kind`:return g(`three of a kind`);case`two_pair`:return g(`two pair`);case`pair`:return g(`pair`);case`high_card`:return g(`high card`)}}function C(e){switch(e){case`fold`:return g(`folded`);case`bank_wins`:return g(`the bank wins`);case`tie`:return g(`a tie`);case`player_wins`:return g(`beats the bank`);case`not_qualified`:return g(`ANTE is paid`);case null:return g(`void`)}}function fe({combination:e,qualifies:t}){if(!e)return``;let n=S(e);return g(t?`The bank qualifies: {combination}`:`The bank does not qualify: {combination}`,{combination:n})}function pe(e){return e.void?g(`void`):e.taken&&!e.settled?g(`cards taken by mistake`):e.settled?C(e.settled.result):e.choice===`fold`?g(`folded`):e.declared?S(e.declared):e.choice===`raise`?g(`raised`):e.wants?g(`wants a card`):e.asked?g(`asked`):e.exchanged?g(`has a new card`):e.plays?``:e.waved?e.ante?g(`stake stands`):g(`not playing`):``}const me=[{word:`void`,holds:e=>e.void||e.taken&&!e.settled},{word:`table`,holds:({settled:e})=>e},{word:`fold`,holds:({choice:e})=>e===`fold`},{word:`declare`,holds:({declared:e})=>e},{word:`bet`,holds:({choice:e})=>e===`raise`},{word:`exchange`,holds:({wants:e,asked:t,exchanged:n})=>e||t||n}],he=e=>me.find(({holds:t})=>t(e))?.word,ge=e=>ne(`{count} chip`,`{count} chips`,e);function _e(e){let t=e.seats.find(({seat:t})=>t===e.me);if(e.incident)return g(`The table stands still until the inspector has ruled.`);switch(e.phase){case`closed`:return e.paused?g(`The table is closed`):g(`The table is being opened`);case`prepare`:return g(`The cards are being shuffled`);case`stakes`:return ve(e,t);case`coin_in`:return g(`No more bets: the tokens fall`);case`deal`:return g(`The cards are dealt; look at them when the bank's card is turned`);case`choose`:return ye(t);case`check`:return g(`The dealer checks every BET`);case`reveal`:return g(`The bank turns its cards`);case`settle`:return g(`The dealer settles seat by seat`);case`jackpot`:return g(`The inspector pays the jackpot`);case`done`:return g(`The dealer puts the cards away`);case`closing`:return g(`The table is being closed`);case`over`:return g(`The round is over`);case`broken_up`:return g(`The game was ended`)}}function ve({invited:e},t){return e?t?.waved?t.ante?g(`Your stakes stand; the others are still staking`):g(`You sit this round out`):g(`The players stake`):g(`The dealer is about to invite stakes`)}function ye(e){return e?.wants?g(`Your card comes when the dealer reaches you`):e?.plays?g(`The others choose`):g(`The players choose`)}const w=()=>l.peek().pace!==`at_once`&&!globalThis.matchMedia?.(`(prefers-reduced-motion: reduce)`).matches,be=(e,t,n)=>Math.round(e+(t-e)*Math.min(Math.max(n,0),1));function T(e){let[t,n]=r(e),i=a(e);return h(()=>{let t=i.current,r=performance.now(),a=s=>{i.current=be(t,e,(s-r)/(450*ie())),n(i.current),i.current!==e&&(o=requestAnimationFrame(a))},o=0;return t!==e&&w()?o=requestAnimationFrame(a):i.current=e,()=>cancelAnimationFrame(o)},[e]),w()?t:e}const xe=[`dealer`,`gaming_inspector`,`municipal_inspector`,`gaming_management`,`control_room`];function Se(e){switch(e){case`dealer`:return g(`Dealer`);case`gaming_inspector`:return g(`Gaming inspector`);case`municipal_inspector`:return g(`Municipal inspector`);case`gaming_management`:return g(`Gaming management`);case`control_room`:return g(`Control room`);default:return e}}function Ce(e){switch(e){case`dealer`:return g(`The other tables continue. This one waits for the dealer; the management is notified.`);case`gaming_inspector`:return g(`The other tables continue. This one waits for the gaming inspector; the management is notified.`);case`municipal_inspector`:return g(`The other tables continue. This one waits for the municipal inspector; the management is notified.`);case`gaming_management`:return g(`The other tables continue. This one waits for the gaming management, which is notified.`);default:return g(`The other tables continue. This one waits for the control room; the management is notified.`)}}function we(e){switch(e){case`dealer`:return g(`Shuffles, deals, serves the exchanges, takes and pays, and announces every step.`);case`gaming_inspector`:return g(`Has the keys of the console, pays the jackpots, and rules on what is irregular.`);case`municipal_inspector`:return g(`Is present when an upper jackpot is paid, and when a whole round is void.`);case`gaming_management`:return g(`Decides disputes and claims; there is no appeal.`);case`control_room`:return g(`Looks at every royal and straight flush, and confirms it or does not.`);default:return``}}const Te=te(`qr`,()=>import(`./qr.js`).then(e=>e.QrPicture));function E({address:e=location.href}){let[n,i]=r(!1);return t`<div class="share"><button type="button" class="plain" aria-expanded=${n}
    onClick=${()=>i(!n)}>${g(`QR code`)}</button>
    ${n&&t`<${ee} part=${Te} props=${{text:e}} Failed=${u} />`}</div>`}const Ee=`share`in navigator;function D({label:e=g(`Link to this table`),address:n=location.href}){let[i,a]=r(!1);return t`<div class="share">
    <label>${e}<input class="link" readonly value=${n}
      onFocus=${e=>e.target.select()} /></label>
    ${navigator.clipboard&&t`<button type="button" class="plain"
      onClick=${async()=>{await navigator.clipboard?.writeText(n).catch(()=>void 0),a(!0)}}>${g(i?`Copied`:`Copy the link`)}</button>`}
    ${Ee&&t`<button type="button" class="plain" onClick=${()=>{navigator.share({title:document.title,url:n}).catch(()=>void 0)}}>${g(`Send the link`)}</button>`}
  </div>`}function O(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const k=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function A({seat:e},{entry:t}){let n=t===`invitation`?O(e):``;return n?{invitation:n}:{}}const De=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||O(e)!==``;function Oe({table:{seat_requests:e=[]},send:n}){if(!e.length)return null;let r=(e,t)=>()=>n({type:`answer_seat_request`,request:e,admit:t});return t`<ul class="role-list requests" aria-label=${g(`Requests for a seat`)}>
    ${e.map(({number:e,seat:n,name:i})=>t`<li key=${e}>
      <b>${i||g(`a visitor`)}</b> <span>${g(`Seat {number}`,{number:b(n)})}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${r(e,!0)}>${g(`Let in`)}</button>
        <button type="button" class="plain" onClick=${r(e,!1)}>${g(`Refuse the request`)}</button>
      </span></li>`)}</ul>`}function ke({seat:e,table:n,send:r}){return!n.hosting||e.seat===n.me?null:e.kind===`person`?t`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${()=>r({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?g(`Let {name} propose again`,{name:x(e)}):g(`Mute {name}`,{name:x(e)})}</button>
      <button type="button" class="plain" onClick=${()=>r({type:`remove_person`,seat:e.seat})}>
        ${g(`Remove {name}`,{name:x(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:t`<${j} seat=${e.seat} table=${n} />
    <button type="button" class="plain offer" onClick=${()=>r({type:`renew_invitation`,seat:e.seat})}>
      ${g(`New link to this seat`)}</button>`}function j({seat:e,table:n}){let r=n.invitations?.[e];return r?t`<${D} label=${g(`Link to seat {number}`,{number:b(e)})}
      address=${k(n.id,e,r)} />
      <${E} address=${k(n.id,e,r)} />`:t`<span class="quiet">${g(`Someone is invited.`)}</span>`}const Ae=({table:e})=>t`<p>${g(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
    ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:n})=>t`<${j} key=${n} seat=${n} table=${e} />`)}`;function M({seat:e,table:n,send:i}){let{me:a,kept:o,archive:s,bots:c,acting:u=null}=n,[d,f]=r(!1);if(s)return null;if(a!==null||u!==null){let r=e.kind===`open`||e.missing;return t`${r&&t`<button type="button" class="plain offer"
      onClick=${()=>i({type:`seat_bot`,seat:e.seat,bot:c[0]??``})}>${e.missing?g(`Let a bot play for {name}`,{name:x(e)}):g(`Call a bot`)}</button>`}
      ${a!==null&&e.givable&&n.proposal?.release!==e.seat&&t`<button type="button" class="plain offer"
          onClick=${()=>i({type:`give_away`,seat:e.seat})}>
          ${g(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let p=e.seat===o||De(e,n),m=t=>{f(!1),p?e.dealt&&e.seat!==o?y.value={table:n.id,seat:e.seat,name:t,...A(e,n)}:i({type:`sit`,seat:e.seat,name:t,...A(e,n)}):i({type:`request_seat`,seat:e.seat,name:t})};return e.seat!==o&&!P(e,n)?null:e.seat!==o&&N(e,n)?t`<p class="quiet" role="status">${g(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{y.value=null}}>
        ${g(`Do not wait`)}</button>`:e.seat===o?t`<button type="button" class="plain offer"
      onClick=${()=>m(_())}>${g(`Take your seat again`)}</button>`:!p&&n.seat_asked===e.seat?t`<p class="quiet" role="status">
      ${g(`You have asked for this seat: the host of the table decides.`)}</p>`:d?t`<${F} onName=${m} />`:t`<button type="button" class="plain offer"
    onClick=${()=>l.value.name?m(l.value.name):f(!0)}>
    ${Me(e,p)}</button>`}const N=({seat:e},{id:t})=>y.value?.table===t&&y.value.seat===e,je=(e,t)=>N(e,t)||t.seat_asked===e.seat;function Me(e,t){return t?e.dealt?g(`Sit down after this deal`):g(`Sit down here`):g(`Ask for this seat`)}const P=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function F({onName:e,label:n}){let[i]=r(_);return t`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(m({name:n}),e(n))}}>
    <input name="name" required maxlength="24" defaultValue=${i}
      aria-label=${g(`Your name`)} placeholder=${g(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${n??g(`Sit down`)}</button>
  </form>`}const I=[1e3,500,100,25,5,1];function Ne(e){let t=[],n=e;for(let e of I)for(;n>=e&&t.length<8;n-=e)t.push(e);return t}const L=e=>I.find(t=>t<=e)??1,R=({amount:e})=>t`<span class="chips">
  <${V} value=${L(e)} /><span class="figure">${v(e)}</span>
</span>`,Pe=({amount:e})=>t`<${R} amount=${T(e)} />`,Fe=({amount:e})=>t`<span class="chips in-stack">
  <${B} amount=${e} /><span class="figure">${v(e)}</span>
</span>`,z=3.4;function B({amount:e}){let n=Ne(e),r=Math.max(n.length-1,0)*z;return t`<svg class="discs" viewBox=${`-11 ${-6-r} 22 ${15+r}`} aria-hidden="true">
    ${n.map((e,n)=>t`<g key=${n} class=${`disc of-${e}`}
      transform=${`translate(0 ${-n*z})`}>
      <path class="disc-side" d="M-10 0v3.4a10 4.6 0 0 0 20 0V0z" />
      <path class="disc-notches" d="M-10 2.6a10 4.6 0 0 0 20 0" pathLength="14" />
      <ellipse class="disc-face" rx="10" ry="4.6" /><ellipse class="disc-ring" rx="6.4" ry="2.9" /></g>`)}
  </svg>`}const V=({value:e=5})=>t`<svg class=${`chip of-${e}`} viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" />
  <circle class="chip-face" r="6.2" />
</svg>`;function Ie({lit:e=!1,token:r=!1,open:i=!1}){let a=g(!e&&i?`the slot's light is on: a token may go in`:e?`the lamp is lit: in play for the jackpot`:r?`a token lies in the slot`:`no token, the lamp is dark`);return t`<span class=${n(`lamp`,e&&`lit`,r&&!e&&`token`,i&&!e&&`open`)}
    title=${a}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${e&&t`<path class="rays"
          d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${a}</span>
  </span>`}function Le({seat:e}){return t`<dl class="boxes">
    <${H} label=${g(`ANTE`)} amount=${e.ante} look="ante" word="ante" />
    <${H} label=${g(`BET`)} amount=${e.bet} look="bet" word="bet" />
    <div class="box slot" data-word="jp"><dt>${g(`JP`)}</dt>
      <dd><${Ie} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&t`<div class="box exchange" data-word="exchange"><dt>${g(`CARD`)}</dt>
        <dd><${Re} seat=${e} /></dd></div>`}
    ${e.claim&&t`<${H} label=${g(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const H=({label:e,amount:r=0,look:i,word:a})=>t`<div class=${n(`box`,i,!r&&`bare`)}
  data-word=${a}>
  <dt>${e}</dt>
  <dd>${r?t`<${Fe} amount=${r} />`:t`<span class="unseen">${g(`nothing`)}</span>`}</dd>
</div>`,Re=({seat:{discard:e,fee:n=0}})=>t`<span class="laid-out">
  ${e?t`<${s} card=${e} />`:t`<${re} /><span class="unseen">${g(`a card to be exchanged`)}</span>`}
  ${n>0&&t`<${R} amount=${n} />`}
</span>`,ze={irregularities:[],clauses:{}},U=e({});function W(e=!0){let t=d(),[n,i]=r(!1);return h(()=>{e&&!U.peek()[t]&&p(`caribbean-stud`,t).then(e=>{U.value={...U.peek(),[t]:e}},()=>i(!0))},[e,t]),{...U.value[t]??ze,trouble:n}}const Be=e=>W(e).irregularities,Ve=[`seat`,`lender`,`unreached`,`void`,`both`,`next`];function He(e,t,n){let r=Object.entries(t).map(([e,t])=>[e,Ve.includes(e)?t.split(`, `).map(e=>n(Number(e))).join(`, `):t]);return G(f(e,Object.fromEntries(r)))}const G=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1),Ue=e=>g(e===`void`?`my hand is void`:`I continue without a card`);function We(e){switch(e){case`winning`:return g(`my hand beats the bank's`);case`tie`:return g(`my hand ties`);default:return g(`my hand loses`)}}function Ge(e,t){let{seat:n,both:r}=e,i=(t,n)=>t===`from_right`&&!n||t===`case`&&e.irregularity!==`CSP-111`;return[...typeof n==`number`?[t(n)]:[],...r?[r.map(t).join(`, `)]:[],...[`cards`,`shuffler`,`where`,`shows`,`case`,`from_right`].flatMap(t=>{let n=e[t];return n==null||i(t,n)?[]:[`${K(t)}: ${q(n)}`]})]}function K(e){switch(e){case`seat`:return g(`Where`);case`cards`:return g(`How many cards`);case`shuffler`:return g(`Cards in the shuffler`);case`where`:return g(`It fell`);case`shows`:return g(`Its value shows`);case`from_right`:return g(`The dealer asks from the right`);case`case`:return g(`The report is about`);case`both`:return g(`The two seats`);default:return e}}function q(e){switch(e){case`jammed`:return g(`jammed`);case`spilt`:return g(`spilt`);case`overlapped`:return g(`overlapped`);case`delivered`:return g(`delivered as usual`);case`earlier_seat`:return g(`an earlier seat that asks`);case`touched`:return g(`a card that has touched the felt`);case`withdrawn`:return g(`a request taken back`);case`floor`:return g(`on the floor`);case`well`:return g(`into the well`);case!0:return g(`yes`);case!1:return g(`no`);default:return String(e)}}function Ke(e){switch(e){case`table`:return g(`BET pays, from royal flush to pair`);case`exchange_table`:return g(`BET pays after an exchange`);case`qualification`:return g(`The bank qualifies with`);case`exchange_fee`:return g(`A new card costs, in ANTEs`);case`folded_jackpot`:return g(`A folded hand may win the jackpot`);case`minimum`:return g(`Minimum ANTE`);case`maximum`:return g(`Maximum ANTE`);case`chip`:return g(`Smallest chip for ANTE`);case`buy_in`:return g(`Chips for a note`);case`dotation`:return g(`Chips in the dealer's tray`);case`token`:return g(`Price of a token`);case`meter_share`:return g(`Part of each token for the jackpot`);case`four_of_a_kind`:return g(`Jackpot for four of a kind`);case`full_house`:return g(`Jackpot for a full house`);case`flush`:return g(`Jackpot for a flush`);case`reset`:return g(`The jackpot restarts at`);case`opening_meter`:return g(`The jackpot opens at`);case`shuffling`:return g(`Shuffled`);case`answer_seconds`:return g(`Seconds to answer; 0 for no limit`);case`stop_seconds`:return g(`Seconds that other tables wait for staff who do not respond`);case`pace`:return g(`Pace of the house`);case`skipped_back`:return g(`A seat left out of the deal gets its stakes back`);case`practice`:return g(`A practice table`);case`odds_before`:return g(`Odds may be shown before choosing`);default:return e}}function qe(e){switch(e){case`ace_and_king`:return g(`ace and king`);case`ace_or_king`:return g(`ace or king`);case`machine`:return g(`by machine`);case`hand`:return g(`by hand, and cut by a player`);case`unhurried`:return g(`unhurried`);case`brisk`:return g(`brisk`);case`swift`:return g(`swift`);case!0:return g(`yes`);case!1:return g(`no`);default:return Array.isArray(e)?e.join(` `):String(e)}}function Je(e){switch(e){case`example`:return g(`an example house`);case`example_by_hand`:return g(`shuffled by hand`);default:return e}}const Ye={fieldWords:Ke,valueWords:qe,presetWords:Je};function Xe(e){let t=t=>e.filter(e=>c(e)===c(t)).length,n=e=>`AKQJT98765432`.indexOf(c(e));return[...e].sort((e,r)=>t(r)-t(e)||n(e)-n(r)||e.localeCompare(r))}function Ze({table:e,over:n,send:r}){let i=e.kept===null||n?void 0:e.seats[e.kept];return i?t`<div class="watching kept">
      <span>${i.kind===`bot`?g(`A bot is playing for you.`):g(`Your seat is reserved for you.`)}</span>
      <${M} seat=${i} table=${e} send=${r} /></div>`:t`<p class="watching">${e.archive?g(`This table shows the record of a sitting: you can only look at it.`):g(`You are watching: you can’t see anyone’s cards.`)}</p>`}const J=(e,t)=>t===0n?e:J(t,e%t);function Qe(e,t){let n=BigInt(e.num)*BigInt(t.den)-BigInt(t.num)*BigInt(e.den),r=BigInt(e.den)*BigInt(t.den),i=J(n<0n?-n:n,r)||1n;return{num:Number(n/i),den:Number(r/i),float:Number(n)/Number(r)}}const $e=e=>Y(e,4,`exceptZero`),et=e=>Y(e,4,`auto`),tt=(e,t=2)=>Y(e,t,`auto`,`percent`);function Y(e,t,n,r=`decimal`){return new Intl.NumberFormat(d(),{style:r,minimumFractionDigits:t,maximumFractionDigits:t,signDisplay:n}).format(e).replace(`-`,`−`)}const X=({num:e,den:t})=>`${e<0?`−`:``}${Math.abs(e)}${t===1?``:`/${t}`}`,Z=({fold:e,raise:t,exchange:n={}})=>[[`fold`,e],[`raise`,t],...Object.entries(n).map(([e,t])=>[`exchange ${e}`,t])],Q=(e,t)=>Z(e).find(([e])=>e===t)?.[1]??e.fold;function $(e){let t=e.split(` `)[1];return t?g(`Exchange the {card}`,{card:i(t,`full`)}):g(e===`fold`?`Fold`:`Raise`)}function nt({odds:e,chosen:i=null}){let[a,o]=r(!1),s=Q(e,e.best).float,c=Z(e).sort(([t,n],[r,i])=>i.float-n.float||Number(r===e.best)-Number(t===e.best));return t`<div class="choices-told">
    <table>
      <caption class="unseen">${g(`What every choice is worth, in ANTEs`)}</caption>
      <thead>
        <tr><th scope="col"><span class="unseen">${g(`Choice`)}</span></th>
          <th scope="col">${g(`worth in ANTEs`)}</th></tr></thead>
      <tbody>
        ${c.map(([e,r])=>t`<tr key=${e} data-choice=${e}
            class=${n(r.float===s&&`best`,e===i&&`chosen`)}>
          <th scope="row"><${rt} choice=${e} />
            ${r.float===s&&t`<span class="told-mark">★ ${g(`best`)}</span>`}
            ${e===i&&t`<span class="told-mark yours">${g(`your choice`)}</span>`}</th>
          <td class="figure">${$e(r.float)}
            ${a&&t`<small class="exact">${X(r)}</small>`}</td>
        </tr>`)}</tbody>
    </table>
    <label class="tick">
      <input type="checkbox" checked=${a}
        onChange=${e=>o(e.target.checked)} />${g(`Exact fractions`)}</label>
  </div>`}function rt({choice:e}){let n=e.split(` `)[1];return t`<span class="choice-name">
    <span aria-hidden="true">${n?t`${g(`Exchange`)} <${ae} card=${n} />`:$(e)}</span>
    <span class="unseen">${$(e)}</span></span>`}export{ke as A,T as B,Pe as C,M as D,F as E,xe as F,C as G,fe as H,Se as I,_e as J,he as K,we as L,Oe as M,D as N,je as O,E as P,Ce as R,R as S,L as T,ge as U,de as V,S as W,ce as Y,G as _,Qe as a,Le as b,Ze as c,Ue as d,K as f,He as g,We as h,et as i,Ae as j,P as k,Xe as l,Ge as m,Q as n,X as o,q as p,pe as q,$ as r,tt as s,nt as t,Ye as u,W as v,B as w,V as x,Be as y,w as z};