import{B as e,C as t,D as n,F as r,G as i,H as a,I as o,J as s,K as c,L as l,O as u,R as d,S as f,T as p,U as m,V as h,W as g,Y as ee,_,b as v,c as te,d as ne,f as re,g as ie,h as ae,i as oe,k as se,l as ce,m as le,p as ue,q as de,t as fe,u as pe,w as me,x as he,y as ge,z as _e}from"./caribbean-stud-shared.js";import{Dn as y,En as b,Fn as x,Gt as S,Kt as ve,Mn as C,Pn as w,U as ye,V as be,Vt as T,_ as xe,an as Se,dn as E,fn as Ce,hn as we,it as Te,jn as D,mn as O,nt as Ee,o as k,on as De,pn as A,q as Oe,un as j,zt as ke}from"./main.js";import{$ as Ae,B as je,G as Me,H as Ne,J as Pe,K as Fe,Q as Ie,U as Le,V as Re,W as ze,X as Be,Y as Ve,Z as He,at as Ue,et as We,it as M,nt as Ge,ot as Ke,rt as N,st as P,z as qe}from"./tables.js";import{B as F,D as Je,E as Ye,F as Xe,I,N as Ze,O as Qe,R as $e,b as et,x as tt}from"./shared.js";const L=(e,t)=>!!e?.options?.some(e=>e.kind===t),R=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),z=e=>e?.seats.find(({seat:t})=>t===e.me);function B(e){return L(e,`choose_remedy`)?`remedy`:L(e,`say_hand`)?`say`:L(e,`correct_bet`)?`bet`:L(e,`decline_cut`)?`cut`:e?.phase===`stakes`?L(e,`wave`)?`stakes`:null:L(e,`no_exchange`)?`card`:L(e,`fold`)?z(e)?.exchanged?`served`:`choose`:null}function nt(e){let t=B(e),n=z(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return O(`You are {amount} short for BET: others may lend you the chips`,{amount:n});switch(t){case`cut`:return O(`The deck is offered to you: will you cut?`);case`stakes`:return z(e)?.ante?O(`Do your stakes stand?`):O(`Your stakes, please`);case`card`:return O(`Do you want a card?`);case`served`:return O(`Your new card is there: raise or fold?`);case`choose`:return L(e,`exchange`)?O(`Raise, fold, or exchange a card?`):O(`Raise or fold?`);case`remedy`:return O(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return O(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return L(e,`fold`)?O(`Your BET is not exact: make it twice your ANTE, or fold`):O(`Your BET is too high: take back the excess`);case null:return``}}const rt=e=>e.console?.display??{};function it(e,t){let{shows:n=`total`,button:r,amount:i}=rt(e);if(e.paused)return O(`paused`);switch(n){case`tier`:return O(`JP {number}`,{number:r??``});case`pay`:return O(`pay the JP {amount}`,{amount:j(i??0)});default:return j(t??e.meter??0)}}const at=({house:e,meter:t})=>y`<${k} label=${O(`Paytables`)} title=${O(`What is paid`)} shortcut="p">
    <div class="paytables"><${ot} house=${e} /><${ct} house=${e} meter=${t} />
      <${lt} house=${e} />
      <p><a class="plain" href=${Oe(`caribbean-stud`)} target="_blank">${O(`When something goes wrong`)}</a>
        <a class="plain" href=${be(`caribbean-stud`)} target="_blank">${O(`The exact odds`)}</a></p></div>
  </${k}>`,ot=({house:e})=>y`<table class="paytable">
  <caption>${O(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${O(`Hand`)}</th><th scope="col">${O(`first five cards`)}</th>
      <th scope="col">${O(`after an exchange`)}</th></tr></thead>
  <tbody>${h.slice(0,e.table.length).map((t,n)=>y`<tr key=${t}>
    <th scope="row">${g(t)}</th>
    <td class="figure">${st(e.table[n])}</td><td class="figure">${st(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${O(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?O(`The bank qualifies with ace and king or better.`):O(`The bank qualifies with an ace, a king, or better.`)}
</p>`,st=(e=0)=>O(`{times} to 1`,{times:e});function ct({house:e,meter:t}){let n=[[`royal_flush`,O(`all of it`)],[`straight_flush`,O(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return y`<table class="paytable">
    <caption>${t===null?O(`Jackpot`):O(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${O(`First five cards, with a token`)}</th><th scope="col">${O(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>y`<tr key=${e}><th scope="row">${g(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${O(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${O(`The jackpot is paid whether or not the bank qualifies or wins. A player who exchanges a card or folds cannot win it.`)}
  </p>`}const lt=({house:e})=>y`<p>
    ${O(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${O(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,ut=({view:e,meter:t})=>y`<div class="strip stud-bar">
  <span class="limits" data-word="limits">
    ${O(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&y`<${dt} view=${e} meter=${t} />`}
  <${at} house=${e.house} meter=${t} />
</div>`,dt=({view:t,meter:n})=>y`<span class="meter" data-word="meter" tabindex="0">
  <span class="meter-name">${O(`Jackpot`)}</span> <b
    class="figure">${it(t,e(n))}</b></span>`;function ft({view:e,announced:t}){let{held:n,cards:r=[],qualifies:i}=e.bank,o=Math.max(n-r.length,0);return y`<section class="bank" aria-label=${O(`The bank`)}>
    <${mt} /><${ht} />
    <p class=${b(`bank-cards`,i===!1&&`unqualified`)}
      data-word=${o&&r.length?`upcard`:void 0}>
      ${Array.from({length:o},(e,t)=>y`<${ke} key=${t} />`)}
      ${r.map(e=>y`<${T} key=${e} card=${e} class="turned" />`)}
      ${o>0&&y`<span class="unseen">${A(`{count} card face down`,`{count} cards face down`,o)}</span>`}
      ${!n&&!r.length&&y`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words"><span
      data-word=${e.bank.combination?`qualify`:void 0}>${a(e.bank)}</span></p>
    <p class="announced" aria-hidden="true">${t}</p>
  </section>`}const pt=[1,5,25,25,100,100,500,1e3],mt=()=>y`<svg class="chip-tray" data-word="tray" viewBox="0 0 176 30" aria-hidden="true">
  <rect class="tray-frame" x="0.75" y="0.75" width="174.5" height="28.5" rx="5" />
  ${pt.map((e,t)=>y`<g key=${t} class=${`disc of-${e}`} transform=${`translate(${t*21+5} 0)`}>
    <rect class="disc-face" x="0" y="5" width="19" height="20" rx="3" />
    <path class="disc-notches" d="M9.5 5v20" pathLength="14" /></g>`)}
</svg>`,ht=()=>y`<svg class="shoe" data-word="shuffler" viewBox="0 0 64 46" aria-hidden="true">
  <path class="shoe-body" d="M10 4h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H22L4 30V10a6 6 0 0 1 6-6z" />
  <path class="shoe-card" d="M8 29 24 39h-7L3 31z" /><path class="shoe-slit" d="M8 28l15 10" />
  <circle class="shoe-light" cx="51" cy="13" r="3" />
</svg>`;function gt({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:y`<p class="paper standstill" role="status">${n&&!e?d(n):O(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function _t(e,t){let n=(e+.5)/t;return{x:n,bow:Math.max(1-((n-.5)/.43)**2,0)}}const vt=(e,t)=>_t(t-1-e,t);function yt({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return y`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>y`<li key=${i.seat} class=${b(`place-at`,i.seat===o&&`own`)}
      style=${xt(s,a.length)}>
      <${bt} seat=${i.seat} />
      ${i.seat===o?y`<${St} seat=${i} />`:y`<${Ct} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const bt=({seat:e})=>y`<span class="seat-sign"><span aria-hidden="true">${F(e)}</span><span
  class="unseen">${O(`seat {number}`,{number:F(e)})}</span></span>`;function xt(e,t){let{x:n,bow:r}=_t(e,t);return{"--x":n,"--bow":r}}const St=({seat:e})=>y`<span class="own-mark">${O(`you`)}</span>
  <div class="spot" aria-hidden="true">
    <${v} seat=${e} /><${wt} seat=${e.settled?e:{...e,cards:[]}} />
  </div>`;function Ct({seat:e,view:t,table:r,open:i,send:a}){let o=r.seats[e.seat];if(!o)return null;let s=o.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return y`<${P} seat=${o} own=${e.seat===r.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${s} result=${o.kind===`open`?null:e.result}>
    ${o.kind!==`open`&&y`<${v} seat=${e} />
      <${wt} seat=${e} open=${i} />
      <${Tt} seat=${e} />`}
    ${a&&y`<${n} seat=${o} table=${r} send=${a} />`}
  </${P}>`}function wt({seat:{held:e=0,cards:t=[]},open:n=[]}){let r=t.length?t:n;return r.length?y`<p class="their-cards">${r.map(e=>y`<${T} key=${e} card=${e} />`)}</p>`:y`<p class=${b(`their-cards`,!e&&`none`)}>
    ${Array.from({length:e},(e,t)=>y`<${ke} key=${t} />`)}
    ${e>0&&y`<span class="unseen">${A(`{count} card`,`{count} cards`,e)}</span>`}
  </p>`}function Tt({seat:e}){let{settled:t,award:n}=e;return y`<p class=${b(`standing-words`,n&&`won-jackpot`)}>
    <span data-word=${c(e)}>${de(e)}</span>
    ${t&&y` <b class="figure">${E(t.total)}</b>`}
    ${n&&y` <b class="figure award" data-word="jp">
        ${O(`jackpot {amount}`,{amount:E(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>y`<section class="felt">
  <${ut} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${b(`dealers-side`,`phase-${e.phase}`)}>
    <${gt} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${yt} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${ft} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=ge(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return y`<section class="paper incident" role="status" aria-label=${O(`The table stands still`)}>
    <p><b>
      ${e.caller===null?O(`The table stands still.`):O(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&y`<p>${_(o)} <${Qe} clause=${a.irregularity} /></p>
      ${le(a,r).map(e=>y`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&y`<p class="pending">
        <span class="quiet">
          ${O(`The ruling will be:`)}</span> ${ie(n.continues,n.values,r)} ${n.clauses.map(e=>y`<${Qe} key=${e} clause=${e} /> `)}</p>`}
    ${Et(e,t,r).map(e=>y`<p class="quiet" key=${e}>${e}</p>`)}
  </section>`}function Et({stated:e,joined:t,choosing:n,choices:r},i,a){let s=[...n.map(a),...i.map(o)];return e?[...t.map(e=>O(`Present: {role}.`,{role:o(e)})),...Object.entries(r).map(([e,t])=>O(`{name}: {words}`,{name:a(Number(e)),words:ne(t)})),...s.length?[O(`Waiting for {names}`,{names:s.join(`, `)})]:[]]:[O(`Waiting for the gaming inspector.`)]}const Dt={open_table:()=>O(`The table is open`),check_decks:()=>O(`The decks are complete`),wash:()=>O(`The cards are washed`),offer_cut:(e,t)=>O(`{name}, will you cut?`,{name:t}),invite_stakes:()=>O(`Place your stakes, please`),no_more_bets:()=>O(`No more bets please`),count_tokens:({tokens:e})=>A(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>we(`dealer`,`Cards`),turn_upcard:()=>O(`Prego, go ahead`),take_stub:()=>O(`Exchanges, please`),ask_seat:(e,t)=>O(`{name}, a card?`,{name:t}),give_card:(e,t)=>O(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>O(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>O(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>O(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>O(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>O(`The bank shows`),settle:(e,t,n)=>Ot(n,t),store_bank:()=>O(`The bank's cards, counted`),game_over:()=>O(`Game over`)};function Ot({bank:e},t){return e.qualifies===!1?O(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?O(`The bank: {combination}. Against it: {name}`,{combination:g(e.combination),name:t}):t}const kt=(e,t,n)=>Dt[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,At={open_table:()=>O(`Open the table`),check_decks:()=>O(`Spread and check both decks`),wash:()=>O(`Wash the deck`),offer_cut:(e,t)=>O(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>O(`Invite stakes`),send_back:(e,t)=>O(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>O(`Change chips back: {name}`,{name:t}),no_more_bets:()=>O(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>A(`Count {count} token`,`Count {count} tokens`,e),deal:()=>O(`Deal the cards`),turn_upcard:()=>O(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?O(`Take the stub out, a null card under it`):O(`Keep the stub in the left hand`),ask_seat:(e,t)=>O(`Ask: {name}`,{name:t}),give_card:(e,t)=>O(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>O(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?O(`Still no answer, continue without: {name}`,{name:t}):O(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>O(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>O(`Check BET: {name}`,{name:t}),reveal:()=>O(`Turn the bank's cards`),settle:(e,t)=>O(`Settle: {name}`,{name:t}),store_bank:()=>O(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>O(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>O(`I am present`),confirm:({genuine:e},t)=>O(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>O(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>O(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>O(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>O(e?`The hand stands`:`The hand is void`),confirm_count:()=>O(`Confirm the count`),dismiss:()=>O(`Nothing irregular: continue`),call_inspector:()=>O(`Call the inspector`),begin_closing:()=>O(`Close the table`)};function U(e,t,n){return e.kind===`slip`?jt(String(e.what),n(Number(e.seat))):At[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function jt(e,t){switch(e){case`skip_seat`:return O(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return O(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return O(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return O(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const Mt=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],Nt=[`pass_over`,`send_back`,`cash_out`],Pt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),Ft=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function It(e,t,n){let r=Pt(e).filter(({kind:e,seat:t})=>!Mt.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=Ft(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>Nt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const Lt=e=>Ft(e).length>0,W=(e,t)=>Pt(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=It(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?kt(s.action,e,t):``;return y`<section class="step-bar" aria-label=${O(`What may be done now`)}>
    ${a&&y`<p class="aloud">
        ${d?y`<span class="quiet">${O(`Say:`)}</span> <q>${d}</q>`:y`<span class="quiet">${s?O(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&y`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&y`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${Ue}
        sign="1" /></button>`}
    <${K} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?y`<details class="aside needed"><summary>${O(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:y`<div class="needed"><span class="quiet">${O(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?y`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return y`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&y`<${Ue} sign=${o} />`}</button>`})}</div>`:null;function Rt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return y`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>y`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${O(`{name} declares: {combination}`,{name:i(e.seat),combination:g(e.declared??`high_card`)})}>
          <h2>
            ${O(`{name} declares: {combination}`,{name:i(e.seat),combination:g(e.declared??`high_card`)})}</h2>
          <${zt} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${O(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function zt({seat:{cards:e=[],held:t=0,exchanged:n}}){let r=Math.max(t-e.length,0);return y`<p class="camera-cards">${e.map(e=>y`<${T} key=${e} card=${e} />`)}
    ${Array.from({length:r},(e,t)=>y`<${ke} key=${t} />`)}
    ${r>0&&y`<span class="unseen">${A(`{count} card face down`,`{count} cards face down`,r)}</span>`}</p>
    ${n&&y`<p class="quiet">${O(`A card of it was exchanged.`)}</p>`}`}const Bt=e=>`kitapi.stakes.${e}`;function Vt(e){try{return JSON.parse(sessionStorage.getItem(Bt(e))??`null`)}catch{return null}}function Ht(e,t){try{sessionStorage.setItem(Bt(e),JSON.stringify(t))}catch{}}function Ut(e,{table:t,catchingUp:n},r){let[i,a]=x(null),[o,s]=x(null),[c,l]=x(null),u=r.link.unanswered.value.size>0,d=Vt(t.id),f=R(e,`ante`),p=R(e,`cut`),m=e?`${e.number} ${e.phase}`:``,h=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return C(()=>{a(null),s(null),l(null)},[m]),C(()=>a(null),[z(e)?.ante]),C(()=>{c&&!h.includes(c)&&l(null)},[h.join()]),Wt(e,t.id),Gt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:h,lay:qt(e,u,r),act:u?null:r.act,amount:f?q(i??(z(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function Wt(e,t){let n=z(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;D(()=>{r&&Ht(t,r)},[e?.number,r?.ante,r?.token])}function Gt(e,t,n){let r=w(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),a=`${e?.number} ${e?.own?.combination} ${i}`,o=Se.value.declare&&L(e,`declare`)&&!t&&r.current!==a;D(()=>{o&&(r.current=a,n.act({kind:`declare`}))},[o,a])}const Kt=[`over`,`prepare`,`stakes`];function qt(e,t,n){let[r,i]=x([]),[a,...o]=r,s=!e||!Kt.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Jt(e,a);return D(()=>{s&&r.length&&i([])},[s]),D(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Jt(e,{kind:t}){return t===`ante`?!!R(e,`ante`):L(e,t)&&!!z(e)?.ante}const Yt=[1,5,20];function Xt({range:e,staking:{amount:t,choose:n}}){let r=t=>n(q(t,e)),i={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return Ee(n=>n!==`+`&&n!==`-`?!1:(r(t+(n===`+`?e.step:-e.step)),!0)),y`<div class="stake-chooser" role="group" aria-label=${O(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${O(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>r(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${O(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=i[e.key];t!==void 0&&(e.preventDefault(),r(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${O(`more`)} disabled=${t>=e.highest}
        onClick=${()=>r(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>r(e.lowest)}>${O(`least`)}</button>
      ${Yt.map(t=>t*e.step).filter(t=>t<e.highest).map(n=>y`<button type="button" key=${n}
          class="chip-button" aria-label=${A(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>r(t===e.lowest&&n>t?n:t+n)}>
          <${he} value=${p(n)} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>r(e.highest)}>${O(`most`)}</button>
    </div>
  </div>`}function Zt({range:e,staking:{cut:t,setCut:n,act:r}}){return y`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${A(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function Qt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?y`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=x({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return y`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>y`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const $t={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},en={R:0,JPL:-90,JPH:90,S:180};function tn({position:e,next:t,turn:n}){return y`<div class="selector" role="radiogroup" aria-label=${O(`Key selector`)} onKeyDown=${e=>{let t=$t[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>y`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${b(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${nn(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${en[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function nn(e){switch(e){case`R`:return O(`{position}, run`,{position:e});case`JPL`:return O(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return O(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return O(`{position}, service`,{position:e})}}const rn=[1,2,3,4,5];function an({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],d=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],f=W(e,`open_table`).length>0;return y`<section class="console-box" aria-label=${O(`Console`)}>
    <${sn} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${O(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>y`<${on} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${rn.map(e=>y`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${b(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${g(h[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${tn} position=${o} next=${d}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:f?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function on({seat:e,lit:t}){let n=F(e),r=O(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return y`<li class=${b(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function sn({view:e,meter:t,nameOf:n}){let{seat:r}=rt(e);return y`<output class="display" lang=${Ce()} aria-label=${O(`Display`)}>
    ${it(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function cn(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=x([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return y`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${ln(e)} />
    ${s&&y`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${O(`Next deal`)}</button>
      </div>`}
    <${un} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&u.length>0&&y`<${dn} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${an} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${fn} ...${e} /><${pn} ...${e} /></div>`}function ln({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?O(`Waiting for {names}`,{names:a.join(`, `)}):s(e)}function un({view:e,act:t}){let n=R(e,`cut`),[r,i]=x(26);if(!n)return null;let a=q(r,n);return y`<div class="dealers-cut"><${Zt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${O(`Cut it myself`)}</button>
  </div>`}const dn=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>y`<details class="aside"><summary>${O(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${O(`A token does not fall`)}</legend>
      ${e.map(e=>y`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${O(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function fn({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=Pt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return y`<section class="tray" aria-label=${O(`Tray`)}>
    ${e.desk&&y`<p class="tray-line">
        ${O(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&y`<p class="tray-line">${O(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&y`<${J} words=${O(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:O(`Chips counted`)},{name:`notes`,label:O(`Notes counted`)}]} />`}
    ${i&&y`<${J} words=${O(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:O(`Chips counted`)}]} />`}
    <${Qt} view=${e} action="bank_change" label=${O(`Bank change`)} words=${O(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function pn({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:y`<details class="aside mistakes"><summary>${O(`Mistakes for practice`)}</summary>
    ${i.length>0&&y`<p>${O(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function mn({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(hn))t.set(n,[...t.get(n)??[],r]);return t}function hn(e){return e.kind===`form`&&e.action===`state_facts`?gn(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const gn=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),_n=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function vn(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function yn({view:e,nameOf:t,act:n}){let r=mn(e),[i,a]=x(``),[o,s]=x({}),c=ge(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=bn(l,o),f=e=>c.find(t=>t.id===e)?.what??``,p=l.length>0&&u.every(({name:e})=>d[e]!==void 0),m=e=>{a(e),s({})};return y`<details class="aside facts" open=${!!e.incident}><summary>${O(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),p&&(n({kind:`state_facts`,irregularity:i,...d}),m(``))}}>
      <${xn} label=${O(`What is irregular`)} value=${i} onChoice=${m}
        choices=${[...r.keys()].map(e=>[e,`${_(f(e))} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>y`<${xn} key=${`${i} ${e}`} label=${re(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),Sn(e,n,t)])} />`)}
      <button class="plain" disabled=${!p}>${O(`State it`)}</button>
    </form>
  </details>`}function bn(e,t){let n={};return{fields:_n(e).map(r=>{let i=vn(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const xn=({label:e,value:t,choices:n,onChoice:r})=>y`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${O(`choose …`)}</option>
    ${n.map(([e,n])=>y`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function Sn(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):ue(t)}function Cn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return y`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${wn(e)} />
    <section class="reporting" aria-label=${O(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${yn} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${an} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${O(`Tray`)}>
      ${e.desk&&y`<p class="tray-line">
          ${O(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&y`<p class="tray-line">${O(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${Qt} view=${e} action="add_to_float" label=${O(`Addition to the float`)} words=${O(`Add`)}
        act=${r} />
    </section></div>`}function wn(e){return e.incident?e.incident.stated?O(`The facts are stated; the ruling waits for others to join it.`):O(`You are called to the table: state what happened.`):e.phase===`jackpot`?O(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):O(`Nothing for you to do now.`)}function Tn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return y`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${O(`Nothing for you to do now.`)} />
    <${En} view=${e} nameOf=${i} act=${r} />
    <${Dn} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function En({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return y`${r.map(({seat:r})=>y`<section class="claim" key=${r} aria-label=${O(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${O(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:O(`Winnings in addition`)}]}
        words=${O(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function Dn({seen:e,nameOf:t}){let n=e.filter(e=>M(e)===`settled_seen`&&e.unclaimed);return y`<section class="unclaimed" aria-label=${O(`Jackpots not declared`)}><h2>${O(`Jackpots not declared`)}</h2>
    ${n.length?y`<ul>
        ${n.map((e,n)=>y`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${g(e.settled.combination)}`}</li>`)}</ul>`:y`<p class="quiet">${O(`None, as far as this page has seen.`)}</p>`}
  </section>`}function On({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return y`<div class="bench"><section class="paper slip asked-of-me">
      <p>${kn(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${O(`Nothing for you to do now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function kn(e){return W(e,`attend`).length?e.incident?O(`The whole round is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?O(`The table is being opened: your presence is required.`):e.phase===`closing`?O(`The table is being closed: your presence is required.`):O(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?O(`You have said that you are present.`):O(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?O(`seat {number}`,{number:F(t)}):I(n)};function An(e){if(!e||!Xe(e))return I(e);let t=O(`seat {number}`,{number:F(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const jn={dealer:cn,gaming_inspector:Cn,municipal_inspector:On,gaming_management:Tn,control_room:Rt};function Mn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=jn[n];return a?y`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function Nn({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>M(e)===`jackpot_awarded`).slice(-3).reverse();return y`<h1 class="wall-name">${O(`Jackpot`)}
    ${e.house&&y` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(rt(r).shows??`total`)!==`total`?y`<p class="odometer">${it(r,i)}</p>`:y`<${Pn} total=${i} />`}
    ${a&&y`<p class="wall-stopped" role="status">${O(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&y`<p class="wall-stopped" role="status">${d(r.waiting_for)}</p>`}
    ${r&&y`<${Fn} house=${r.house} total=${i} />`}
    ${o.length>0&&y`<ul class="wall-awards" aria-label=${O(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>y`<li key=${i}>
          ${O(`{name}, {combination}: {amount}`,{name:I(e.seats[t]),combination:g(n),amount:r})}</li>`)}
      </ul>`}`}function Pn({total:e}){let t=[...String(e)];return y`<p class="odometer" role="img" aria-label=${j(e)}>${t.map((e,n)=>{let r=t.length-n;return y`<span key=${r} class=${b(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>y`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function Fn({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return y`<dl class="tiers">
    ${n.map(([e,t])=>y`<div key=${e}><dt>${g(e)}</dt>
      <dd class="figure">${j(t)}</dd></div>`)}
  </dl>`}const In={roles:r,roleName:o,roleTask:l,waits:Lt,Console:Mn,Meter:Nn};function Ln({state:e}){let t=e.shown.value?.view??null;return!t||!R(t,`misplace_bet`)?null:y`<section class="house-here"><h3>${O(`Mistakes for practice`)}</h3>
    <${Qt} view=${t} action="misplace_bet" label=${O(`A wrong BET`)} words=${O(`Lay it`)} act=${e.act} />
  </section>`}function Rn(e){let t=e.view;return t?[zn(t),Bn(t),Vn(t),nt(t)||`${s(t)}.`].filter(Boolean).join(` `):O(`No cards have been dealt yet.`)}function zn({bank:e}){let t=(e.cards??[]).map(e=>S(e)).join(`, `);return[t&&O(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${a(e)}.`].filter(Boolean).join(` `)}function Bn(e){let t=ce(z(e)?.cards??[]).map(e=>S(e)).join(`, `),n=e.own&&`${_(g(e.own.combination))}.`;return[t&&O(`Your hand: {cards}.`,{cards:t}),n].filter(Boolean).join(` `)}function Vn(e){let t=z(e);return t?O(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:E(t.result)}):``}function Hn(e){switch(e){case`CSP-034`:return O(`A player who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return O(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return O(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return O(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return O(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return O(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return O(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return O(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return O(`A loan for BET goes from one player's chips to the other's BET; the two settle it between themselves.`);default:return``}}const{RuleTap:Un,RuleText:Wn}=Ye(Hn),Gn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Kn=e=>(e?.borrowed??0)-(e?.lent??0);function qn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Kn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const Jn=({line:e,house:t})=>y`<${Je} lines=${Yn(e,t)} RuleTap=${Un} />`;function Yn({result:e,ante:t,bet:n,fee:r,token:a,jackpot:o,combination:s,loan:c},l){let u=e===null?`AMB-20`:Gn[e];return[{words:O(`{wager}: {amount}`,{wager:O(`ANTE`),amount:E(t)}),calculation:i(e),clause:u},...e===`fold`?[]:[{words:O(`{wager}: {amount}`,{wager:O(`BET`),amount:E(n)}),calculation:Xn(n,s??null,l),clause:u}],...r?[{words:O(`new card: {amount}`,{amount:E(r)}),clause:`CSP-148`}]:[],...a?[{words:O(`token: {amount}`,{amount:E(-a)}),clause:`CSP-053`}]:[],...o?[{words:O(`jackpot: {amount}`,{amount:E(o.amount)}),calculation:g(o.tier),clause:`CSP-132`}]:[],...c?[{words:O(c>0?`borrowed: {amount}`:`lent: {amount}`,{amount:E(c)}),clause:`AMB-63`}]:[]]}function Xn(e,t,n){if(!t)return null;let r=g(t),i=n?.table[h.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?O(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function Zn({line:e,won:t,loan:n}){let r=e?[{words:O(`ANTE`),amount:e.ante},...e.bet?[{words:O(`BET`),amount:e.bet}]:[],...e.fee?[{words:O(`new card`),amount:e.fee}]:[],...e.token?[{words:O(`token`),amount:-e.token}]:[],...e.jackpot?[{words:O(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:O(`sat out`),amount:0}];return n&&r.push({words:O(n>0?`borrowed`:`lent`),amount:n}),y`<${He} terms=${r} words=${O(`this round`)} total=${E(t)} />`}function Qn({sheet:e,table:t,view:n}){let[r,i]=Ie(),a=$e(t),o=e.results.length?e.results:n.seats.map(()=>0),s=e=>O(`Result, {name}`,{name:a(e)});return y`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${O(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${o.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&y`<${Be}
        key=${n} label=${s(n)} figure=${E(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${E(e)}</b></${Be}>`)}</p>
    ${r!==null&&y`<${Pe} label=${s(Number(r))} result=${o[Number(r)]??0}
      terms=${Ve(e.hands,e=>er(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Ae} title=${O(`History`)} deals=${e.hands} table=${t}
      line=${e=>y`<${tr} round=${e} me=${t.me} />`}
      details=${e=>y`<${nr} round=${e} nameOf=${a} />`} />
  </div>`}const $n=({seats:e},t)=>e.find(e=>e.seat===t);function er(e,t){let n=$n(e,t);return n?i(n.result):O(`sat out`)}function tr({round:e,me:t}){let n=t===null?void 0:$n(e,t),r=e.combination?g(e.combination):O(`all folded`);return y`<span>${e.void?O(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?y`${i(n.result)} <b class="figure">${E(n.won)}</b>`:t!==null&&O(`sat out`)}
    </span>`}const nr=({round:e,nameOf:t})=>y`<p class="quiet">${a(e)}</p>
  ${e.rulings?.length?y`<p class="quiet">
      ${O(`Ruled on:`)}
      ${e.rulings.map((e,t)=>y` <${Qe} key=${t} clause=${e} />`)}</p>`:null}
  ${e.bank?.length?y`<p class="laid">${e.bank.map(e=>y`<${T} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>y`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?g(e.combination):i(e.result)}</span>
      <b class="figure verdict">${E(e.won)}</b></summary>
    ${e.cards?.length?y`<p class="laid">${e.cards.map(e=>y`<${T} key=${e} card=${e} />`)}</p>`:null}
    <${Jn} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},rr={hand_opened:(e,t,n)=>or(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,ar(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...ir(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...ir(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},ir=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function ar(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function or(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const sr={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},cr={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...rr[M(t)]?.(r,t,n)}},span:e=>sr[M(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&or(t))},lr=({situation:e})=>y`<div class="drill-felt">
  ${e.meter!==null&&y`<${mr} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&y`<section class="drill-bank" aria-label=${O(`The bank`)}>
      <${fr} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>y`<li key=${e.seat} class=${b(`drill-seat`,!ur(e)&&`bare`)}>
      <b class="drill-seat-name">${O(`Seat {seat}`,{seat:F(e.seat)})}</b>
      ${ur(e)&&y`<${dr} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,ur=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),dr=({seat:e})=>y`
  <${fr} cards=${e.cards} down=${e.down} />
  <${v} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${pr(e).join(` · `)}</p>`,fr=({cards:e,down:t})=>y`<p class="drill-cards">
  ${Array.from({length:t},(e,t)=>y`<${ke} key=${t} />`)}
  ${e.map(e=>y`<${T} key=${e} card=${e} />`)}
  ${t>0&&y`<span class="unseen">${A(`{count} card face down`,`{count} cards face down`,t)}</span>`}
</p>`;function pr({choice:e,result:t,declared:n,aside:r,served:a,regular:o,paid:s}){return[a?O(`card given`):r?O(`asks for a card`):``,o?``:O(`request not regular`),t?i(t):e===`fold`?O(`folded`):e===`raise`?O(`raised`):``,n&&!t?g(n):``,s?O(`paid {amount}`,{amount:s}):``].filter(Boolean)}const mr=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>y`<dl class="drill-console">
  <div class="drill-meter"><dt>${O(`Jackpot`)}</dt><dd class="figure">${j(i)}</dd></div>
  <div><dt>${O(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>y`<div key=${e}><dt>${O(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&y`<div><dt>${O(`Municipal inspector`)}</dt><dd>${O(`present`)}</dd></div>`}
  <div><dt>${O(`four of a kind`)}</dt><dd class="figure">${j(e.four_of_a_kind)}</dd></div>
  <div><dt>${O(`full house`)}</dt><dd class="figure">${j(e.full_house)}</dd></div>
  <div><dt>${O(`flush`)}</dt><dd class="figure">${j(e.flush)}</dd></div>
</dl>`,hr={choose_remedy:({choice:e})=>({label:_(ne(e))}),say_hand:({outcome:e})=>({label:_(ae(e))}),correct_bet:({lender:e},t,{own:n})=>({likely:typeof e!=`number`,label:y`${typeof e==`number`?O(`Make BET exact with chips of {name}`,{name:t(e)}):O(`Make BET exact`)} <${f} amount=${n?.bet??0} />`,spoken:typeof e==`number`?O(`Make BET exact with chips of {name}`,{name:t(e)}):O(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:O(`Lend {amount} for BET: {name}`,r),weighty:O(`The debt is between you two, not with the house. Lend {name} {amount} for BET?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:O(`Call the inspector`),weighty:O(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},gr=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=hr[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function _r(e,t,n){let r=(n,r,i={})=>L(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,y`${O(`Change a note`)} <${f} amount=${e.house.buy_in} />`,{spoken:A(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!R(e,`ante`)&&!R(e,`cut`)&&!z(e)?.ante,word:`chips`});return[...r(`declare`,br(e),{likely:!t.picked,word:`declare`}),...Cr(e,t),...r(`no_exchange`,O(`No card`),{likely:!t.picked&&!L(e,`declare`),word:`exchange`}),...wr(e,t,n),...r(`fold`,y`${O(`Fold`)}${vr(e.own?.fold_loses)}`,{spoken:xr(e),weighty:Sr(e),word:`fold`}),...r(`withdraw_exchange`,O(`Take my card back`),{word:`exchange`}),...Tr(e,t),...Ar(e,t),...r(`token`,y`${O(`Token`)} <${f} amount=${e.house.token} />`,{spoken:O(`Put in a token for the jackpot, {token}`,{token:e.house.token}),word:`jp`}),...R(e,`ante`)?[]:i,...r(`wave`,z(e)?.ante?O(`My stakes stand`):O(`Sit this round out`),{likely:!!z(e)?.ante,word:`stakes`}),...r(`take_back_token`,O(`Take the token back`),{word:`jp`}),...r(`take_back_ante`,O(`Take the stakes back`),{word:`stakes`}),...R(e,`ante`)?i:[],...jr(t),...r(`decline_cut`,O(`Let the next one cut`),{word:`cut`}),...gr(e,t,n)]}const vr=e=>e?y` <small class="costs figure">−${e}</small>`:null,yr=({own:e})=>e?g(e.combination):``,br=e=>O(`Declare: {combination}`,{combination:yr(e)}),xr=({own:e})=>e?.fold_loses?A(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):O(`Fold`),Sr=e=>e.own?.tier?O(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:yr(e)}):void 0;function Cr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,word:`exchange`,act:n&&(()=>n({kind:`exchange`,card:t})),label:y`${O(`Exchange`)} <${et} card=${t} /> <${f} amount=${r} />`,spoken:O(`Exchange the {card} for {fee}`,{card:S(t),fee:r}),weighty:e.own?.tier?O(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:yr(e)}):void 0}]:[]}const wr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,word:`bet`,act:t&&(()=>t(e)),label:y`${i===null?O(`Raise`):O(`Raise with chips of {name}`,{name:i})} <${f} amount=${r} />`,spoken:i===null?O(`Raise, {amount} on BET`,{amount:r}):O(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function Tr(e,t){let{last:n,lay:r,sending:i}=t;if(!n||!Er(e,t))return[];let a=Dr(e,n);return[{key:`again`,likely:n.ante===t.amount,word:`stakes`,act:i?null:()=>r(a),label:Or(a),spoken:kr(a)}]}const Er=(e,{last:t,ante:n})=>!!(t&&n&&t.ante>=n.lowest&&t.ante<=n.highest&&!z(e)?.ante),Dr=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(z(e)?.stack??0)}),Or=({ante:e,token:t})=>y`${O(`Same again`)} <${f} amount=${e} />
  ${t&&y`<span
    class="with-token"> + ${O(`JP`)}</span>`}`,kr=({ante:e,token:t})=>O(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function Ar(e,t){let{ante:n,last:r,amount:i,act:a}=t,o=z(e)?.ante??0;return!n||o===i?[]:[{key:`ante`,likely:!o&&!(r?.ante===i&&Er(e,t)),word:`ante`,act:a&&(()=>a({kind:`ante`,amount:i})),label:y`${O(o?`Change to`:`Stake`)} <${f} amount=${i} />`,spoken:O(`Stake {amount} on ANTE`,{amount:i})}]}const jr=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,word:`cut`,act:n&&(()=>n({kind:`cut`,amount:t})),label:A(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function Mr(e){switch(B(e)){case`cut`:return{words:O(`Cut anywhere, or let the next player do it.`),because:O(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return Nr(e);case`choose`:return{words:O(`Raise with a pair or better; fold what is below ace and king.`),because:O(`If the bank does not qualify, your ANTE is paid and your BET returned. A new card costs as much as your ANTE, and you can no longer win the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:O(`Tap a card to exchange it, or say that you want none.`),because:O(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:O(`Raise or fold with the new card.`),because:O(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function Nr(e){return R(e,`ante`)?z(e)?.ante?{words:O(`Add a token if you like, then say that your stakes stand.`),because:O(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:O(`Choose your ANTE, or sit this round out.`),because:O(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:O(`Change a note into chips, or sit this round out.`),because:O(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function Pr({table:e,number:t,look:n}){let[r,i]=x(null);return y`<${k} label=${O(`Odds`)} title=${O(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),xe(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${Fr(r)}</div>
  </${k}>`}function Fr(e){return e===null?y`<p>${O(`Counting …`)}</p>`:e instanceof Error?y`<p role="alert">${e.message}</p>`:y`${e.decisions.map(e=>y`<${Ir} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${O(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${Rr} ...${e.jackpot} />`}const Ir=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>y`<section>
  <h3>${O(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>y`<${tt} key=${e} card=${e} /> `)}
    <span>${O(`against`)} <${tt} card=${n} /></span></p>
  <${fe} odds=${a} chosen=${r} />
  ${i!==null&&y`<p class="odds-cost">${i>0?O(`Your choice cost {cost} ANTE on average.`,{cost:oe(i)}):O(`Nothing was worth more than your choice.`)}</p>`}
</section>`,Lr=e=>new Intl.NumberFormat(Ce(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),Rr=({token:e,meter:t,break_even:n,wins:r})=>y`<p class="quiet">${n>0?O(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:Lr(r),meter:j(t),break_even:j(Math.ceil(n))}):O(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:Lr(r),meter:j(t)})}</p>`,zr=De(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearCommand));function Br({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=B(e),o=_r(e,r,Y(t)),c=nt(e);return y`<div class=${b(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?y`<${Hr} view=${e} table=${t} send=${n.link.send} />`:y`<${Wr} view=${e} table=${t} isToAct=${a!==null} send=${n.link.send} />`}
    ${i?y`<${Ne} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${Vr(e,r,n.link.send)}
      </${Ne}>`:y`<${Ke} mine=${a!==null} waiting=${r.sending} prompt=${c||s(e)}
      choices=${o}
        beside=${e.own&&e.house.odds_before&&y`<${Pr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&Se.value.guide}
        guide=${a&&y`<${ze} ...${Mr(e)} />`} />
      <${je} part=${zr} context=${{choices:o,staking:r}} />`}
    ${!i&&y`<${Ur} view=${e} staking=${r} />`}
  </div>`}function Vr(e,{last:t,lay:n},r){if(!t||t.ante>(z(e)?.stack??0))return null;let i=Dr(e,t);return y`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${kr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${Or(i)}<${Ue} sign="1" /></button>`}function Hr({view:e,table:t,send:r}){let i=e.phase===`broken_up`,a=t.kept!==null||i||t.archive?void 0:t.seats.find(e=>u(e,t))??t.seats.find(e=>e.kind===`open`&&se(e,t))??t.seats.find(e=>e.kind===`bot`&&se(e,t));return y`<${te} table=${t} over=${i} send=${r} />
    ${a&&y`<div class="watching kept"><b>${I(a)}</b>
        <${n} seat=${a} table=${t} send=${r} /></div>`}`}function Ur({view:e,staking:t}){if(t.cutting)return y`<${Zt} range=${t.cutting} staking=${t} />`;if(t.ante&&L(e,`wave`))return y`<${Xt} range=${t.ante} staking=${t} />`;let n=z(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return y`<div class="own-heading">
      ${e.own&&y`<p class="own-combination"><span
        data-word="hands">${g(e.own.combination)}</span>${e.own.tier&&y` <span class="jackpot-hand">${O(`wins the jackpot`)}</span>`}</p>`}
      ${!t.picked&&y`<${Re} />`}
    </div>
    <${Le} cards=${ce(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick}
      dealt=${!n.exchanged&&!n.choice} />`}function Wr({view:e,table:n,isToAct:r,send:i}){let a=z(e),o=n.me===null?void 0:n.seats[n.me];return!a||!o?null:y`<${P} seat=${o} own=${!0} place="bottom" turn=${r} dealer=${!1} result=${a.result}
    send=${i}
    marks=${y`<span class="stack" data-word="chips">
      <span class="unseen">${O(`chips before you`)} </span><${t} amount=${a.stack} /></span>`}>
    <${v} seat=${a} /><${Tt} seat=${a} />
  </${P}>`}const Gr=()=>({now:O(`this round`),earlier:O(`before the round`),spoken:e=>O(`{name}, this round`,{name:e})});function Kr(e){let t=w(null),[n,r]=x(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:i}=t,a=e!==null&&i!==null&&n!==i.number&&(e.number===i.number||qr(e,i.number+1)),o=()=>r(i?.number??0);return Ee(e=>e!==`Escape`||!a?!1:(o(),!0)),[a?i:null,o]}function qr(e,t){let n=z(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Jr({view:e,table:t,onClose:n}){let r=e.won??[],i=$e(t),o=e.seats.map(e=>qn(e,r[e.seat]??0)),s=t.me??-1,c=o[s],l=e.seats.map(({result:e})=>e),u=l.map((e,t)=>e-(r[t]??0));return y`<article class="paper settled" aria-label=${O(`Settlement`)} tabindex="0">
    <header>
      ${n&&y`<button type="button" class="close" aria-label=${O(`Close`)} onClick=${n}>×</button>`}
      ${n&&z(e)?.cards?.length&&y`<${Pr} table=${t.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${c?y`<span class="own-result">${O(`This round {won}`,{won:E(r[s]??0)})}</span>`:O(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?O(`The whole round is void: all stakes are back`):a(e.bank)||O(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${c?.jackpot&&y`<p class="jackpot-won"><${he} /> ${O(`Your {combination} wins the jackpot: {amount}`,{combination:g(c.jackpot.tier),amount:E(c.jackpot.amount)})}</p>`}
    ${c&&y`<${Jn} line=${c} house=${e.house} />`}
    <${qe} before=${u} results=${l} voice=${{me:t.me,nameOf:i}} settled=${()=>null}
      words=${Gr()} thisDeal=${(t,n)=>y`<${Zn} line=${o[t]??null} won=${n} loan=${Kn(e.seats[t])} />`} />
    ${n&&y`<div class="replay-links"><a class="plain replay-link" aria-keyshortcuts="v"
          href=${ye(t.id,e.number)}>${O(`Replay the round`)}</a>
        <${We} table=${t.id} deal=${e.number} nameOf=${i} label=${O(`Check the round`)} /></div>`}
  </article>`}function Yr(e,t){return!e||!t||e.number!==t.number||t.void?[]:t.seats.flatMap(t=>{let n=e.seats.find(e=>e.seat===t.seat);return n?Xr(n,t):[]}).filter(({amount:e})=>e>0)}function Xr(e,t){let{seat:n}=t,r=e.award?0:t.award?.amount??0;return[...Zr(e,t),{seat:n,amount:r,way:`paid`}]}function Zr(e,t){let{seat:n,settled:r}=t,i=(e.ante??0)+(e.bet??0)+(e.fee??0),a=(t.ante??0)+(t.bet??0)+(t.fee??0);if(t.void)return[];if(r&&!e.settled){let e=Math.min(-r.total,i);return r.total>0?[{seat:n,amount:r.total,way:`paid`}]:[{seat:n,amount:e,way:`taken`}]}return t.choice===`fold`||e.fee&&!t.fee&&t.exchanged?[{seat:n,amount:i-a,way:`taken`}]:[]}function Qr({view:e}){let t=w(e),n=w(0),[r,i]=x([]);C(()=>{let r=_e()?Yr(t.current,e):[];t.current=e,r.length&&i(e=>[...e,...r.map(e=>({...e,key:n.current++}))])},[e]);let a=e=>()=>i(t=>t.filter(t=>t.key!==e));return y`<div class="travels" aria-hidden="true">
    ${r.map(({seat:t,amount:n,way:r,key:i})=>{let{x:o,bow:s}=vt(t,e.seats.length);return y`<span key=${i} class=${`travel ${r}`} style=${{"--x":o,"--bow":s}}
        onAnimationEnd=${a(i)}><${me} amount=${n} /></span>`})}
  </div>`}const $r=({view:e})=>e;function ei({shown:e,state:t}){let{table:n}=e,r=$r(e),i=Ut(r,e,t),[a,o]=Kr(r);return r?y`
    <${ut} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${b(`scene stud`,`phase-${r.phase}`,a&&`after`)} style=${{"--pace":Ze()}}>
      <${gt} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${H} view=${r} nameOf=${Y(n)} />
      ${a?y`<${Jr} view=${a} table=${n} onClose=${o} />`:y`<${ft} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${yt} view=${r} table=${n} send=${t.link.send} /><${Qr} view=${r} />`}
    </div>
    <${Br} view=${r} shown=${e} state=${t} staking=${i} />`:y`<${Te} part=${Me} props=${{table:n,state:t}} />`}function ti({shown:e,hands:t}){let{table:n}=e,r=$r(e);if(!r)return null;let i=z(r),a=$e(n),o=r.phase===`over`&&(r.won?.length??0)>0;return y`
    <${ut} view=${r} meter=${r.meter??null} />
    <div class=${b(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?y`<${Jr} view=${r} table=${n} />`:y`<${ft} view=${r} announced="" /><${yt} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&y`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${v} seat=${i} /></section>
      ${i.cards?.length?y`<${Fe} cards=${i.cards} label=${O(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const ni=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(O(`Bank change: {chips}`,{chips:m(e)})),float_added:({amount:e})=>t(O(`Addition to the float: {chips}`,{chips:m(e)})),closing_begun:()=>e(O(`The table is being closed`)),system_paused:()=>t(O(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(O(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${O(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${ri(e-r+n-i)}`),table_closed:()=>e(O(`The table is closed`))});function ri(e){return e===0?O(`The count is right`):e>0?A(`{count} chip too many`,`{count} chips too many`,e):A(`{count} chip is missing`,`{count} chips are missing`,-e)}const ii=e=>e.replaceAll(`-`,`⁠-⁠`),ai=({announced:e,noted:t})=>({slip_made:(e,n)=>t(O(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>N(t,O(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>N(t,O(`I lend you the missing chips: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?O(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):O(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(O(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?O(`The dealer calls the inspector`):O(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(O(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(O(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(O(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:o(e)})),remedy_chosen:({choice:e},t)=>N(t,ne(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${ie(t,n,Y(a))} ${r.map(ii).join(`, `)}`),hand_voided:()=>e(O(`The whole round is void: all stakes are back`)),seat_voided:(t,n)=>e(O(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(O(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(O(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(A(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(O(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(A(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(O(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(O(`{name} does not answer: taken as losing`,{name:r})):N(r,ae(e)),excess_returned:(e,n)=>t(O(`The excess on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(O(`{name}: BET stands as it is, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(O(`The inspector warns {name}`,{name:n}))}),oi=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(O(`Round {number}`,{number:t})),table_opened:()=>t(O(`The table is open`)),decks_checked:()=>t(O(`Both decks are spread and checked`)),deck_washed:()=>t(O(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?O(`The deck is shuffled and goes into the machine`):A(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(O(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>N(t,O(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?A(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):A(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(O(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(O(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(O(`{name} changes a note into {chips}`,{name:n,chips:si(r)})),ante_staked:({amount:e},t)=>N(t,O(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>N(t,O(`a token for the jackpot`)),token_taken_back:(e,n)=>t(O(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(O(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>N(t,ci(n,e)?O(`my stakes stand`):O(`I sit this round out`)),cashed_out:(e,n)=>t(O(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(O(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:a})=>t(r.length?O(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(a.seats[e])).join(`, `)}):A(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(O(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(A(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(O(`The cards are dealt`)),sound:`card`})}),si=e=>A(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),ci=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),li={prego_seen:({card:e})=>({words:O(`The bank shows {card}. Prego: go ahead`,{card:ve(e)}),spoken:O(`The bank shows {card}. Prego: go ahead`,{card:S(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>N(n,typeof t==`number`?O(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:I(r.seats[t])}):O(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(O(`{name} does not answer and is folded`,{name:t})):N(t,O(`fold`)),exchange_seen:({fee:e},t)=>N(t,O(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(O(`{name} does not answer; the request lapses`,{name:t})):N(t,O(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(O(`{name} does not answer and gets no card`,{name:t})):N(t,O(`no card`)),asked_again:(e,t)=>$(O(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(O(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(O(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:O(`You get {card}`,{card:ve(e)}),spoken:O(`You get {card}`,{card:S(e)}),weight:`said`,sound:`card`}:{words:O(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(O(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(O(`Everybody has chosen`)),declared:({combination:e},t)=>Q(O(`{name} declares: {combination}`,{name:t,combination:g(e)})),tables_stopped:()=>Q(O(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(d(e)),reserve_lifted:({amount:e})=>$(O(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(O(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(O(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(O(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(O(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},ui={fold_collected:({cards:e},t)=>$(A(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(O(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(O(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:a(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(di(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(O(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?A(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):O(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(O(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(O(`The municipal inspector is present`)),selector_turned:({position:e})=>$(O(`The key is at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(O(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:g(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(O(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(O(`The jackpots are paid`)),bank_stored:({cards:e})=>$(A(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(O(`Game over`)),...r!==null&&{spoken:O(`Game over. This round {won}, in all {result}.`,{won:E(e[r]??0),result:E(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(O(`The game was ended`)),sound:`settled`})};function di({result:e,total:t,combination:n},r){let a={name:r,result:i(e),chips:t?`${E(t)}`:m(0)};return n?O(`{name}, {combination}: {result}, {chips}`,{...a,combination:g(n)}):O(`{name}: {result}, {chips}`,a)}const fi={writing:()=>O(`type it: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],O(`more and less on ANTE`)],[[`p`],O(`what is paid`)],[[`o`],O(`what your choices are worth`)]],steps:cr,narrate:Ge({...oi({announced:Q,noted:$,nameAt:I}),...li,...ui,...ai({announced:Q,noted:$}),...ni({announced:Q,noted:$})},An),prompt:e=>nt(e),decision:e=>`${e.number} ${B(e)??``}`.replace(/^\d+ $/,``),readAloud:Rn,Table:ei,Replay:ti,Sheet:Qn,Log:ee,Situation:lr,handOf:e=>z(e)?.cards??[],house:In,houseRules:pe,Beside:Ln,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{fi as caribbeanStud};