import{B as e,C as t,D as n,F as r,G as i,H as a,I as o,J as s,K as c,L as l,O as u,R as d,S as f,T as p,U as m,V as h,W as g,Y as ee,_,b as v,c as te,d as ne,f as re,g as ie,h as ae,i as oe,k as se,l as ce,m as le,p as ue,q as de,t as fe,u as pe,w as me,x as he,y as ge,z as _e}from"./caribbean-stud-shared.js";import{H as ve,In as y,J as ye,Jt as be,Ln as b,Nn as x,On as S,Pn as C,Ut as w,Vt as xe,W as Se,_n as Ce,cn as we,fn as T,gn as E,hn as D,it as Te,kn as O,mn as Ee,o as k,ot as De,pn as A,qt as j,sn as Oe,v as ke}from"./main.js";import{$ as Ae,B as je,G as Me,H as Ne,J as Pe,K as Fe,Q as Ie,U as Le,V as Re,W as ze,X as Be,Y as Ve,Z as He,at as Ue,et as We,it as M,nt as Ge,ot as Ke,rt as N,st as P,z as qe}from"./tables.js";import{B as F,D as Je,E as Ye,F as Xe,I,N as Ze,O as Qe,R as $e,b as et,x as tt}from"./shared.js";const L=(e,t)=>!!e?.options?.some(e=>e.kind===t),R=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),z=e=>e?.seats.find(({seat:t})=>t===e.me);function B(e){return L(e,`choose_remedy`)?`remedy`:L(e,`say_hand`)?`say`:L(e,`correct_bet`)?`bet`:L(e,`decline_cut`)?`cut`:e?.phase===`stakes`?L(e,`wave`)?`stakes`:null:L(e,`no_exchange`)?`card`:L(e,`fold`)?z(e)?.exchanged?`served`:`choose`:null}function nt(e){let t=B(e),n=z(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return E(`You are {amount} short for BET: others may lend you the chips`,{amount:n});switch(t){case`cut`:return E(`The deck is offered to you: will you cut?`);case`stakes`:return z(e)?.ante?E(`Do your stakes stand?`):E(`Your stakes, please`);case`card`:return E(`Do you want a card?`);case`served`:return E(`Your new card is there: raise or fold?`);case`choose`:return L(e,`exchange`)?E(`Raise, fold, or exchange a card?`):E(`Raise or fold?`);case`remedy`:return E(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return E(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return L(e,`fold`)?E(`Your BET is not exact: make it twice your ANTE, or fold`):E(`Your BET is too high: take back the excess`);case null:return``}}const rt=e=>e.console?.display??{};function it(e,t){let{shows:n=`total`,button:r,amount:i}=rt(e);if(e.paused)return E(`paused`);switch(n){case`tier`:return E(`JP {number}`,{number:r??``});case`pay`:return E(`pay the JP {amount}`,{amount:T(i??0)});default:return T(t??e.meter??0)}}const at=({house:e,meter:t})=>O`<${k} label=${E(`Paytables`)} title=${E(`What is paid`)} shortcut="p">
    <div class="paytables"><${ot} house=${e} /><${ct} house=${e} meter=${t} />
      <${lt} house=${e} />
      <p><a class="plain" href=${ye(`caribbean-stud`)} target="_blank">${E(`When something goes wrong`)}</a>
        <a class="plain" href=${ve(`caribbean-stud`)} target="_blank">${E(`The exact odds`)}</a></p></div>
  </${k}>`,ot=({house:e})=>O`<table class="paytable">
  <caption>${E(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${E(`Hand`)}</th><th scope="col">${E(`first five cards`)}</th>
      <th scope="col">${E(`after an exchange`)}</th></tr></thead>
  <tbody>${h.slice(0,e.table.length).map((t,n)=>O`<tr key=${t}>
    <th scope="row">${g(t)}</th>
    <td class="figure">${st(e.table[n])}</td><td class="figure">${st(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${E(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?E(`The bank qualifies with ace and king or better.`):E(`The bank qualifies with an ace, a king, or better.`)}
</p>`,st=(e=0)=>E(`{times} to 1`,{times:e});function ct({house:e,meter:t}){let n=[[`royal_flush`,E(`all of it`)],[`straight_flush`,E(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return O`<table class="paytable">
    <caption>${t===null?E(`Jackpot`):E(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${E(`First five cards, with a token`)}</th><th scope="col">${E(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>O`<tr key=${e}><th scope="row">${g(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${E(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${E(`The jackpot is paid whether or not the bank qualifies or wins. A player who exchanges a card or folds cannot win it.`)}
  </p>`}const lt=({house:e})=>O`<p>
    ${E(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${E(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,ut=({view:e,meter:t})=>O`<div class="strip stud-bar">
  <span class="limits" data-word="limits">
    ${E(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&O`<${dt} view=${e} meter=${t} />`}
  <${at} house=${e.house} meter=${t} />
</div>`,dt=({view:t,meter:n})=>O`<span class="meter" data-word="meter" tabindex="0">
  <span class="meter-name">${E(`Jackpot`)}</span> <b
    class="figure">${it(t,e(n))}</b></span>`;function ft({view:e,announced:t}){let{held:n,cards:r=[],qualifies:i}=e.bank,o=Math.max(n-r.length,0);return O`<section class="bank" aria-label=${E(`The bank`)}>
    <${mt} /><${ht} />
    <p class=${S(`bank-cards`,i===!1&&`unqualified`)}
      data-word=${o&&r.length?`upcard`:void 0}>
      ${Array.from({length:o},(e,t)=>O`<${xe} key=${t} />`)}
      ${r.map(e=>O`<${w} key=${e} card=${e} class="turned" />`)}
      ${o>0&&O`<span class="unseen">${D(`{count} card face down`,`{count} cards face down`,o)}</span>`}
      ${!n&&!r.length&&O`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words"><span
      data-word=${e.bank.combination?`qualify`:void 0}>${a(e.bank)}</span></p>
    <p class="announced" aria-hidden="true">${t}</p>
  </section>`}const pt=[1,5,25,25,100,100,500,1e3],mt=()=>O`<svg class="chip-tray" data-word="tray" viewBox="0 0 176 30" aria-hidden="true">
  <rect class="tray-frame" x="0.75" y="0.75" width="174.5" height="28.5" rx="5" />
  ${pt.map((e,t)=>O`<g key=${t} class=${`disc of-${e}`} transform=${`translate(${t*21+5} 0)`}>
    <rect class="disc-face" x="0" y="5" width="19" height="20" rx="3" />
    <path class="disc-notches" d="M9.5 5v20" pathLength="14" /></g>`)}
</svg>`,ht=()=>O`<svg class="shoe" data-word="shuffler" viewBox="0 0 64 46" aria-hidden="true">
  <path class="shoe-body" d="M10 4h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H22L4 30V10a6 6 0 0 1 6-6z" />
  <path class="shoe-card" d="M8 29 24 39h-7L3 31z" /><path class="shoe-slit" d="M8 28l15 10" />
  <circle class="shoe-light" cx="51" cy="13" r="3" />
</svg>`;function gt({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:O`<p class="paper standstill" role="status">${n&&!e?d(n):E(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function _t(e,t){let n=(e+.5)/t;return{x:n,bow:Math.max(1-((n-.5)/.43)**2,0)}}const vt=(e,t)=>_t(t-1-e,t);function yt({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return O`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>O`<li key=${i.seat} class=${S(`place-at`,i.seat===o&&`own`)}
      style=${xt(s,a.length)}>
      <${bt} seat=${i.seat} />
      ${i.seat===o?O`<${St} seat=${i} />`:O`<${Ct} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const bt=({seat:e})=>O`<span class="seat-sign"><span aria-hidden="true">${F(e)}</span><span
  class="unseen">${E(`seat {number}`,{number:F(e)})}</span></span>`;function xt(e,t){let{x:n,bow:r}=_t(e,t);return{"--x":n,"--bow":r}}const St=({seat:e})=>O`<span class="own-mark">${E(`you`)}</span>
  <div class="spot" aria-hidden="true">
    <${v} seat=${e} /><${wt} seat=${e.settled?e:{...e,cards:[]}} />
  </div>`;function Ct({seat:e,view:t,table:r,open:i,send:a}){let o=r.seats[e.seat];if(!o)return null;let s=o.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return O`<${P} seat=${o} own=${e.seat===r.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${s} result=${o.kind===`open`?null:e.result}>
    ${o.kind!==`open`&&O`<${v} seat=${e} />
      <${wt} seat=${e} open=${i} />
      <${Tt} seat=${e} />`}
    ${a&&O`<${n} seat=${o} table=${r} send=${a} />`}
  </${P}>`}function wt({seat:{held:e=0,cards:t=[]},open:n=[]}){let r=t.length?t:n;return r.length?O`<p class="their-cards">${r.map(e=>O`<${w} key=${e} card=${e} />`)}</p>`:O`<p class=${S(`their-cards`,!e&&`none`)}>
    ${Array.from({length:e},(e,t)=>O`<${xe} key=${t} />`)}
    ${e>0&&O`<span class="unseen">${D(`{count} card`,`{count} cards`,e)}</span>`}
  </p>`}function Tt({seat:e}){let{settled:t,award:n}=e;return O`<p class=${S(`standing-words`,n&&`won-jackpot`)}>
    <span data-word=${c(e)}>${de(e)}</span>
    ${t&&O` <b class="figure">${A(t.total)}</b>`}
    ${n&&O` <b class="figure award" data-word="jp">
        ${E(`jackpot {amount}`,{amount:A(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>O`<section class="felt">
  <${ut} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${S(`dealers-side`,`phase-${e.phase}`)}>
    <${gt} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${yt} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${ft} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=ge(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return O`<section class="paper incident" role="status" aria-label=${E(`The table stands still`)}>
    <p><b>
      ${e.caller===null?E(`The table stands still.`):E(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&O`<p>${_(o)} <${Qe} clause=${a.irregularity} /></p>
      ${le(a,r).map(e=>O`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&O`<p class="pending">
        <span class="quiet">
          ${E(`The ruling will be:`)}</span> ${ie(n.continues,n.values,r)} ${n.clauses.map(e=>O`<${Qe} key=${e} clause=${e} /> `)}</p>`}
    ${Et(e,t,r).map(e=>O`<p class="quiet" key=${e}>${e}</p>`)}
  </section>`}function Et({stated:e,joined:t,choosing:n,choices:r},i,a){let s=[...n.map(a),...i.map(o)];return e?[...t.map(e=>E(`Present: {role}.`,{role:o(e)})),...Object.entries(r).map(([e,t])=>E(`{name}: {words}`,{name:a(Number(e)),words:ne(t)})),...s.length?[E(`Waiting for {names}`,{names:s.join(`, `)})]:[]]:[E(`Waiting for the gaming inspector.`)]}const Dt={open_table:()=>E(`The table is open`),check_decks:()=>E(`The decks are complete`),wash:()=>E(`The cards are washed`),offer_cut:(e,t)=>E(`{name}, will you cut?`,{name:t}),invite_stakes:()=>E(`Place your stakes, please`),no_more_bets:()=>E(`No more bets please`),count_tokens:({tokens:e})=>D(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>Ce(`dealer`,`Cards`),turn_upcard:()=>E(`Prego, go ahead`),take_stub:()=>E(`Exchanges, please`),ask_seat:(e,t)=>E(`{name}, a card?`,{name:t}),give_card:(e,t)=>E(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>E(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>E(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>E(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>E(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>E(`The bank shows`),settle:(e,t,n)=>Ot(n,t),store_bank:()=>E(`The bank's cards, counted`),game_over:()=>E(`Game over`)};function Ot({bank:e},t){return e.qualifies===!1?E(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?E(`The bank: {combination}. Against it: {name}`,{combination:g(e.combination),name:t}):t}const kt=(e,t,n)=>Dt[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,At={open_table:()=>E(`Open the table`),check_decks:()=>E(`Spread and check both decks`),wash:()=>E(`Wash the deck`),offer_cut:(e,t)=>E(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>E(`Invite stakes`),send_back:(e,t)=>E(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>E(`Change chips back: {name}`,{name:t}),no_more_bets:()=>E(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>D(`Count {count} token`,`Count {count} tokens`,e),deal:()=>E(`Deal the cards`),turn_upcard:()=>E(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?E(`Take the stub out, a null card under it`):E(`Keep the stub in the left hand`),ask_seat:(e,t)=>E(`Ask: {name}`,{name:t}),give_card:(e,t)=>E(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>E(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?E(`Still no answer, continue without: {name}`,{name:t}):E(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>E(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>E(`Check BET: {name}`,{name:t}),reveal:()=>E(`Turn the bank's cards`),settle:(e,t)=>E(`Settle: {name}`,{name:t}),store_bank:()=>E(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>E(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>E(`I am present`),confirm:({genuine:e},t)=>E(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>E(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>E(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>E(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>E(e?`The hand stands`:`The hand is void`),confirm_count:()=>E(`Confirm the count`),dismiss:()=>E(`Nothing irregular: continue`),call_inspector:()=>E(`Call the inspector`),begin_closing:()=>E(`Close the table`)};function U(e,t,n){return e.kind===`slip`?jt(String(e.what),n(Number(e.seat))):At[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function jt(e,t){switch(e){case`skip_seat`:return E(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return E(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return E(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return E(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const Mt=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],Nt=[`pass_over`,`send_back`,`cash_out`],Pt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),Ft=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function It(e,t,n){let r=Pt(e).filter(({kind:e,seat:t})=>!Mt.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=Ft(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>Nt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const Lt=e=>Ft(e).length>0,W=(e,t)=>Pt(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=It(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?kt(s.action,e,t):``;return O`<section class="step-bar" aria-label=${E(`What may be done now`)}>
    ${a&&O`<p class="aloud">
        ${d?O`<span class="quiet">${E(`Say:`)}</span> <q>${d}</q>`:O`<span class="quiet">${s?E(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&O`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&O`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${Ue}
        sign="1" /></button>`}
    <${K} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?O`<details class="aside needed"><summary>${E(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:O`<div class="needed"><span class="quiet">${E(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?O`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return O`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&O`<${Ue} sign=${o} />`}</button>`})}</div>`:null;function Rt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return O`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>O`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${E(`{name} declares: {combination}`,{name:i(e.seat),combination:g(e.declared??`high_card`)})}>
          <h2>
            ${E(`{name} declares: {combination}`,{name:i(e.seat),combination:g(e.declared??`high_card`)})}</h2>
          <${zt} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${E(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function zt({seat:{cards:e=[],held:t=0,exchanged:n}}){let r=Math.max(t-e.length,0);return O`<p class="camera-cards">${e.map(e=>O`<${w} key=${e} card=${e} />`)}
    ${Array.from({length:r},(e,t)=>O`<${xe} key=${t} />`)}
    ${r>0&&O`<span class="unseen">${D(`{count} card face down`,`{count} cards face down`,r)}</span>`}</p>
    ${n&&O`<p class="quiet">${E(`A card of it was exchanged.`)}</p>`}`}const Bt=e=>`kitapi.stakes.${e}`;function Vt(e){try{return JSON.parse(sessionStorage.getItem(Bt(e))??`null`)}catch{return null}}function Ht(e,t){try{sessionStorage.setItem(Bt(e),JSON.stringify(t))}catch{}}function Ut(e,{table:t,catchingUp:n},r){let[i,a]=b(null),[o,s]=b(null),[c,l]=b(null),u=r.link.unanswered.value.size>0,d=Vt(t.id),f=R(e,`ante`),p=R(e,`cut`),m=e?`${e.number} ${e.phase}`:``,h=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return C(()=>{a(null),s(null),l(null)},[m]),C(()=>a(null),[z(e)?.ante]),C(()=>{c&&!h.includes(c)&&l(null)},[h.join()]),Wt(e,t.id),Gt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:h,lay:qt(e,u,r),act:u?null:r.act,amount:f?q(i??(z(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function Wt(e,t){let n=z(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;x(()=>{r&&Ht(t,r)},[e?.number,r?.ante,r?.token])}function Gt(e,t,n){let r=y(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),a=`${e?.number} ${e?.own?.combination} ${i}`,o=Oe.value.declare&&L(e,`declare`)&&!t&&r.current!==a;x(()=>{o&&(r.current=a,n.act({kind:`declare`}))},[o,a])}const Kt=[`over`,`prepare`,`stakes`];function qt(e,t,n){let[r,i]=b([]),[a,...o]=r,s=!e||!Kt.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Jt(e,a);return x(()=>{s&&r.length&&i([])},[s]),x(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Jt(e,{kind:t}){return t===`ante`?!!R(e,`ante`):L(e,t)&&!!z(e)?.ante}const Yt=[1,5,20];function Xt({range:e,staking:{amount:t,choose:n}}){let r=t=>n(q(t,e)),i={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return Te(n=>n!==`+`&&n!==`-`?!1:(r(t+(n===`+`?e.step:-e.step)),!0)),O`<div class="stake-chooser" role="group" aria-label=${E(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${E(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>r(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${E(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=i[e.key];t!==void 0&&(e.preventDefault(),r(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${E(`more`)} disabled=${t>=e.highest}
        onClick=${()=>r(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>r(e.lowest)}>${E(`least`)}</button>
      ${Yt.map(t=>t*e.step).filter(t=>t<e.highest).map(n=>O`<button type="button" key=${n}
          class="chip-button" aria-label=${D(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>r(t===e.lowest&&n>t?n:t+n)}>
          <${he} value=${p(n)} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>r(e.highest)}>${E(`most`)}</button>
    </div>
  </div>`}function Zt({range:e,staking:{cut:t,setCut:n,act:r}}){return O`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${D(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function Qt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?O`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=b({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return O`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>O`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const $t={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},en={R:0,JPL:-90,JPH:90,S:180};function tn({position:e,next:t,turn:n}){return O`<div class="selector" role="radiogroup" aria-label=${E(`Key selector`)} onKeyDown=${e=>{let t=$t[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>O`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${S(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${nn(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${en[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function nn(e){switch(e){case`R`:return E(`{position}, run`,{position:e});case`JPL`:return E(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return E(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return E(`{position}, service`,{position:e})}}const rn=[1,2,3,4,5];function an({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],d=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],f=W(e,`open_table`).length>0;return O`<section class="console-box" aria-label=${E(`Console`)}>
    <${sn} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${E(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>O`<${on} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${rn.map(e=>O`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${S(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
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
  </section>`}function on({seat:e,lit:t}){let n=F(e),r=E(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return O`<li class=${S(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function sn({view:e,meter:t,nameOf:n}){let{seat:r}=rt(e);return O`<output class="display" lang=${Ee()} aria-label=${E(`Display`)}>
    ${it(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function cn(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=b([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return O`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${ln(e)} />
    ${s&&O`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${E(`Next deal`)}</button>
      </div>`}
    <${un} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&u.length>0&&O`<${dn} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${an} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${fn} ...${e} /><${pn} ...${e} /></div>`}function ln({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?E(`Waiting for {names}`,{names:a.join(`, `)}):s(e)}function un({view:e,act:t}){let n=R(e,`cut`),[r,i]=b(26);if(!n)return null;let a=q(r,n);return O`<div class="dealers-cut"><${Zt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${E(`Cut it myself`)}</button>
  </div>`}const dn=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>O`<details class="aside"><summary>${E(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${E(`A token does not fall`)}</legend>
      ${e.map(e=>O`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${E(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function fn({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=Pt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return O`<section class="tray" aria-label=${E(`Tray`)}>
    ${e.desk&&O`<p class="tray-line">
        ${E(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&O`<p class="tray-line">${E(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&O`<${J} words=${E(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:E(`Chips counted`)},{name:`notes`,label:E(`Notes counted`)}]} />`}
    ${i&&O`<${J} words=${E(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:E(`Chips counted`)}]} />`}
    <${Qt} view=${e} action="bank_change" label=${E(`Bank change`)} words=${E(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function pn({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:O`<details class="aside mistakes"><summary>${E(`Mistakes for practice`)}</summary>
    ${i.length>0&&O`<p>${E(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function mn({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(hn))t.set(n,[...t.get(n)??[],r]);return t}function hn(e){return e.kind===`form`&&e.action===`state_facts`?gn(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const gn=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),_n=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function vn(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function yn({view:e,nameOf:t,act:n}){let r=mn(e),[i,a]=b(``),[o,s]=b({}),c=ge(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=bn(l,o),f=e=>c.find(t=>t.id===e)?.what??``,p=l.length>0&&u.every(({name:e})=>d[e]!==void 0),m=e=>{a(e),s({})};return O`<details class="aside facts" open=${!!e.incident}><summary>${E(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),p&&(n({kind:`state_facts`,irregularity:i,...d}),m(``))}}>
      <${xn} label=${E(`What is irregular`)} value=${i} onChoice=${m}
        choices=${[...r.keys()].map(e=>[e,`${_(f(e))} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>O`<${xn} key=${`${i} ${e}`} label=${re(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),Sn(e,n,t)])} />`)}
      <button class="plain" disabled=${!p}>${E(`State it`)}</button>
    </form>
  </details>`}function bn(e,t){let n={};return{fields:_n(e).map(r=>{let i=vn(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const xn=({label:e,value:t,choices:n,onChoice:r})=>O`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${E(`choose …`)}</option>
    ${n.map(([e,n])=>O`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function Sn(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):ue(t)}function Cn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return O`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${wn(e)} />
    <section class="reporting" aria-label=${E(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${yn} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${an} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${E(`Tray`)}>
      ${e.desk&&O`<p class="tray-line">
          ${E(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&O`<p class="tray-line">${E(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${Qt} view=${e} action="add_to_float" label=${E(`Addition to the float`)} words=${E(`Add`)}
        act=${r} />
    </section></div>`}function wn(e){return e.incident?e.incident.stated?E(`The facts are stated; the ruling waits for others to join it.`):E(`You are called to the table: state what happened.`):e.phase===`jackpot`?E(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):E(`Nothing for you to do now.`)}function Tn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return O`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${E(`Nothing for you to do now.`)} />
    <${En} view=${e} nameOf=${i} act=${r} />
    <${Dn} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function En({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return O`${r.map(({seat:r})=>O`<section class="claim" key=${r} aria-label=${E(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${E(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:E(`Winnings in addition`)}]}
        words=${E(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function Dn({seen:e,nameOf:t}){let n=e.filter(e=>M(e)===`settled_seen`&&e.unclaimed);return O`<section class="unclaimed" aria-label=${E(`Jackpots not declared`)}><h2>${E(`Jackpots not declared`)}</h2>
    ${n.length?O`<ul>
        ${n.map((e,n)=>O`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${g(e.settled.combination)}`}</li>`)}</ul>`:O`<p class="quiet">${E(`None, as far as this page has seen.`)}</p>`}
  </section>`}function On({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return O`<div class="bench"><section class="paper slip asked-of-me">
      <p>${kn(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${E(`Nothing for you to do now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function kn(e){return W(e,`attend`).length?e.incident?E(`The whole round is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?E(`The table is being opened: your presence is required.`):e.phase===`closing`?E(`The table is being closed: your presence is required.`):E(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?E(`You have said that you are present.`):E(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?E(`seat {number}`,{number:F(t)}):I(n)};function An(e){if(!e||!Xe(e))return I(e);let t=E(`seat {number}`,{number:F(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const jn={dealer:cn,gaming_inspector:Cn,municipal_inspector:On,gaming_management:Tn,control_room:Rt};function Mn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=jn[n];return a?O`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function Nn({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>M(e)===`jackpot_awarded`).slice(-3).reverse();return O`<h1 class="wall-name">${E(`Jackpot`)}
    ${e.house&&O` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(rt(r).shows??`total`)!==`total`?O`<p class="odometer">${it(r,i)}</p>`:O`<${Pn} total=${i} />`}
    ${a&&O`<p class="wall-stopped" role="status">${E(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&O`<p class="wall-stopped" role="status">${d(r.waiting_for)}</p>`}
    ${r&&O`<${Fn} house=${r.house} total=${i} />`}
    ${o.length>0&&O`<ul class="wall-awards" aria-label=${E(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>O`<li key=${i}>
          ${E(`{name}, {combination}: {amount}`,{name:I(e.seats[t]),combination:g(n),amount:r})}</li>`)}
      </ul>`}`}function Pn({total:e}){let t=[...String(e)];return O`<p class="odometer" role="img" aria-label=${T(e)}>${t.map((e,n)=>{let r=t.length-n;return O`<span key=${r} class=${S(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>O`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function Fn({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return O`<dl class="tiers">
    ${n.map(([e,t])=>O`<div key=${e}><dt>${g(e)}</dt>
      <dd class="figure">${T(t)}</dd></div>`)}
  </dl>`}const In={roles:r,roleName:o,roleTask:l,waits:Lt,Console:Mn,Meter:Nn};function Ln({state:e}){let t=e.shown.value?.view??null;return!t||!R(t,`misplace_bet`)?null:O`<section class="house-here"><h3>${E(`Mistakes for practice`)}</h3>
    <${Qt} view=${t} action="misplace_bet" label=${E(`A wrong BET`)} words=${E(`Lay it`)} act=${e.act} />
  </section>`}function Rn(e){let t=e.view;return t?[zn(t),Bn(t),Vn(t),nt(t)||`${s(t)}.`].filter(Boolean).join(` `):E(`No cards have been dealt yet.`)}function zn({bank:e}){let t=(e.cards??[]).map(e=>j(e)).join(`, `);return[t&&E(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${a(e)}.`].filter(Boolean).join(` `)}function Bn(e){let t=ce(z(e)?.cards??[]).map(e=>j(e)).join(`, `),n=e.own&&`${_(g(e.own.combination))}.`;return[t&&E(`Your hand: {cards}.`,{cards:t}),n].filter(Boolean).join(` `)}function Vn(e){let t=z(e);return t?E(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:A(t.result)}):``}function Hn(e){switch(e){case`CSP-034`:return E(`A player who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return E(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return E(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return E(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return E(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return E(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return E(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return E(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return E(`A loan for BET goes from one player's chips to the other's BET; the two settle it between themselves.`);default:return``}}const{RuleTap:Un,RuleText:Wn}=Ye(Hn),Gn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Kn=e=>(e?.borrowed??0)-(e?.lent??0);function qn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Kn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const Jn=({line:e,house:t})=>O`<${Je} lines=${Yn(e,t)} RuleTap=${Un} />`;function Yn({result:e,ante:t,bet:n,fee:r,token:a,jackpot:o,combination:s,loan:c},l){let u=e===null?`AMB-20`:Gn[e];return[{words:E(`{wager}: {amount}`,{wager:E(`ANTE`),amount:A(t)}),calculation:i(e),clause:u},...e===`fold`?[]:[{words:E(`{wager}: {amount}`,{wager:E(`BET`),amount:A(n)}),calculation:Xn(n,s??null,l),clause:u}],...r?[{words:E(`new card: {amount}`,{amount:A(r)}),clause:`CSP-148`}]:[],...a?[{words:E(`token: {amount}`,{amount:A(-a)}),clause:`CSP-053`}]:[],...o?[{words:E(`jackpot: {amount}`,{amount:A(o.amount)}),calculation:g(o.tier),clause:`CSP-132`}]:[],...c?[{words:E(c>0?`borrowed: {amount}`:`lent: {amount}`,{amount:A(c)}),clause:`AMB-63`}]:[]]}function Xn(e,t,n){if(!t)return null;let r=g(t),i=n?.table[h.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?E(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function Zn({line:e,won:t,loan:n}){let r=e?[{words:E(`ANTE`),amount:e.ante},...e.bet?[{words:E(`BET`),amount:e.bet}]:[],...e.fee?[{words:E(`new card`),amount:e.fee}]:[],...e.token?[{words:E(`token`),amount:-e.token}]:[],...e.jackpot?[{words:E(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:E(`sat out`),amount:0}];return n&&r.push({words:E(n>0?`borrowed`:`lent`),amount:n}),O`<${He} terms=${r} words=${E(`this round`)} total=${A(t)} />`}function Qn({sheet:e,table:t,view:n}){let[r,i]=Ie(),a=$e(t),o=e.results.length?e.results:n.seats.map(()=>0),s=e=>E(`Result, {name}`,{name:a(e)});return O`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${E(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${o.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&O`<${Be}
        key=${n} label=${s(n)} figure=${A(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${A(e)}</b></${Be}>`)}</p>
    ${r!==null&&O`<${Pe} label=${s(Number(r))} result=${o[Number(r)]??0}
      terms=${Ve(e.hands,e=>er(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Ae} title=${E(`History`)} deals=${e.hands} table=${t}
      line=${e=>O`<${tr} round=${e} me=${t.me} />`}
      details=${e=>O`<${nr} round=${e} nameOf=${a} />`} />
  </div>`}const $n=({seats:e},t)=>e.find(e=>e.seat===t);function er(e,t){let n=$n(e,t);return n?i(n.result):E(`sat out`)}function tr({round:e,me:t}){let n=t===null?void 0:$n(e,t),r=e.combination?g(e.combination):E(`all folded`);return O`<span>${e.void?E(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?O`${i(n.result)} <b class="figure">${A(n.won)}</b>`:t!==null&&E(`sat out`)}
    </span>`}const nr=({round:e,nameOf:t})=>O`<p class="quiet">${a(e)}</p>
  ${e.rulings?.length?O`<p class="quiet">
      ${E(`Ruled on:`)}
      ${e.rulings.map((e,t)=>O` <${Qe} key=${t} clause=${e} />`)}</p>`:null}
  ${e.bank?.length?O`<p class="laid">${e.bank.map(e=>O`<${w} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>O`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?g(e.combination):i(e.result)}</span>
      <b class="figure verdict">${A(e.won)}</b></summary>
    ${e.cards?.length?O`<p class="laid">${e.cards.map(e=>O`<${w} key=${e} card=${e} />`)}</p>`:null}
    <${Jn} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},rr={hand_opened:(e,t,n)=>or(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,ar(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...ir(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...ir(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},ir=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function ar(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function or(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const sr={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},cr={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...rr[M(t)]?.(r,t,n)}},span:e=>sr[M(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&or(t))},lr=({situation:e})=>O`<div class="drill-felt">
  ${e.meter!==null&&O`<${mr} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&O`<section class="drill-bank" aria-label=${E(`The bank`)}>
      <${fr} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>O`<li key=${e.seat} class=${S(`drill-seat`,!ur(e)&&`bare`)}>
      <b class="drill-seat-name">${E(`Seat {seat}`,{seat:F(e.seat)})}</b>
      ${ur(e)&&O`<${dr} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,ur=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),dr=({seat:e})=>O`
  <${fr} cards=${e.cards} down=${e.down} />
  <${v} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${pr(e).join(` · `)}</p>`,fr=({cards:e,down:t})=>O`<p class="drill-cards">
  ${Array.from({length:t},(e,t)=>O`<${xe} key=${t} />`)}
  ${e.map(e=>O`<${w} key=${e} card=${e} />`)}
  ${t>0&&O`<span class="unseen">${D(`{count} card face down`,`{count} cards face down`,t)}</span>`}
</p>`;function pr({choice:e,result:t,declared:n,aside:r,served:a,regular:o,paid:s}){return[a?E(`card given`):r?E(`asks for a card`):``,o?``:E(`request not regular`),t?i(t):e===`fold`?E(`folded`):e===`raise`?E(`raised`):``,n&&!t?g(n):``,s?E(`paid {amount}`,{amount:s}):``].filter(Boolean)}const mr=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>O`<dl class="drill-console">
  <div class="drill-meter"><dt>${E(`Jackpot`)}</dt><dd class="figure">${T(i)}</dd></div>
  <div><dt>${E(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>O`<div key=${e}><dt>${E(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&O`<div><dt>${E(`Municipal inspector`)}</dt><dd>${E(`present`)}</dd></div>`}
  <div><dt>${E(`four of a kind`)}</dt><dd class="figure">${T(e.four_of_a_kind)}</dd></div>
  <div><dt>${E(`full house`)}</dt><dd class="figure">${T(e.full_house)}</dd></div>
  <div><dt>${E(`flush`)}</dt><dd class="figure">${T(e.flush)}</dd></div>
</dl>`,hr={choose_remedy:({choice:e})=>({label:_(ne(e))}),say_hand:({outcome:e})=>({label:_(ae(e))}),correct_bet:({lender:e},t,{own:n})=>({likely:typeof e!=`number`,label:O`${typeof e==`number`?E(`Make BET exact with chips of {name}`,{name:t(e)}):E(`Make BET exact`)} <${f} amount=${n?.bet??0} />`,spoken:typeof e==`number`?E(`Make BET exact with chips of {name}`,{name:t(e)}):E(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:E(`Lend {amount} for BET: {name}`,r),weighty:E(`The debt is between you two, not with the house. Lend {name} {amount} for BET?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:E(`Call the inspector`),weighty:E(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},gr=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=hr[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function _r(e,t,n){let r=(n,r,i={})=>L(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,O`${E(`Change a note`)} <${f} amount=${e.house.buy_in} />`,{spoken:D(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!R(e,`ante`)&&!R(e,`cut`)&&!z(e)?.ante,word:`chips`});return[...r(`declare`,br(e),{likely:!t.picked,word:`declare`}),...Cr(e,t),...r(`no_exchange`,E(`No card`),{likely:!t.picked&&!L(e,`declare`),word:`exchange`}),...wr(e,t,n),...r(`fold`,O`${E(`Fold`)}${vr(e.own?.fold_loses)}`,{spoken:xr(e),weighty:Sr(e),word:`fold`}),...r(`withdraw_exchange`,E(`Take my card back`),{word:`exchange`}),...Tr(e,t),...Ar(e,t),...r(`token`,O`${E(`Token`)} <${f} amount=${e.house.token} />`,{spoken:E(`Put in a token for the jackpot, {token}`,{token:e.house.token}),word:`jp`}),...R(e,`ante`)?[]:i,...r(`wave`,z(e)?.ante?E(`My stakes stand`):E(`Sit this round out`),{likely:!!z(e)?.ante,word:`stakes`}),...r(`take_back_token`,E(`Take the token back`),{word:`jp`}),...r(`take_back_ante`,E(`Take the stakes back`),{word:`stakes`}),...R(e,`ante`)?i:[],...jr(t),...r(`decline_cut`,E(`Let the next one cut`),{word:`cut`}),...gr(e,t,n)]}const vr=e=>e?O` <small class="costs figure">−${e}</small>`:null,yr=({own:e})=>e?g(e.combination):``,br=e=>E(`Declare: {combination}`,{combination:yr(e)}),xr=({own:e})=>e?.fold_loses?D(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):E(`Fold`),Sr=e=>e.own?.tier?E(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:yr(e)}):void 0;function Cr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,word:`exchange`,act:n&&(()=>n({kind:`exchange`,card:t})),label:O`${E(`Exchange`)} <${et} card=${t} /> <${f} amount=${r} />`,spoken:E(`Exchange the {card} for {fee}`,{card:j(t),fee:r}),weighty:e.own?.tier?E(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:yr(e)}):void 0}]:[]}const wr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,word:`bet`,act:t&&(()=>t(e)),label:O`${i===null?E(`Raise`):E(`Raise with chips of {name}`,{name:i})} <${f} amount=${r} />`,spoken:i===null?E(`Raise, {amount} on BET`,{amount:r}):E(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function Tr(e,t){let{last:n,lay:r,sending:i}=t;if(!n||!Er(e,t))return[];let a=Dr(e,n);return[{key:`again`,likely:n.ante===t.amount,word:`stakes`,act:i?null:()=>r(a),label:Or(a),spoken:kr(a)}]}const Er=(e,{last:t,ante:n})=>!!(t&&n&&t.ante>=n.lowest&&t.ante<=n.highest&&!z(e)?.ante),Dr=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(z(e)?.stack??0)}),Or=({ante:e,token:t})=>O`${E(`Same again`)} <${f} amount=${e} />
  ${t&&O`<span
    class="with-token"> + ${E(`JP`)}</span>`}`,kr=({ante:e,token:t})=>E(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function Ar(e,t){let{ante:n,last:r,amount:i,act:a}=t,o=z(e)?.ante??0;return!n||o===i?[]:[{key:`ante`,likely:!o&&!(r?.ante===i&&Er(e,t)),word:`ante`,act:a&&(()=>a({kind:`ante`,amount:i})),label:O`${E(o?`Change to`:`Stake`)} <${f} amount=${i} />`,spoken:E(`Stake {amount} on ANTE`,{amount:i})}]}const jr=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,word:`cut`,act:n&&(()=>n({kind:`cut`,amount:t})),label:D(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function Mr(e){switch(B(e)){case`cut`:return{words:E(`Cut anywhere, or let the next player do it.`),because:E(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return Nr(e);case`choose`:return{words:E(`Raise with a pair or better; fold what is below ace and king.`),because:E(`If the bank does not qualify, your ANTE is paid and your BET returned. A new card costs as much as your ANTE, and you can no longer win the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:E(`Tap a card to exchange it, or say that you want none.`),because:E(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:E(`Raise or fold with the new card.`),because:E(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function Nr(e){return R(e,`ante`)?z(e)?.ante?{words:E(`Add a token if you like, then say that your stakes stand.`),because:E(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:E(`Choose your ANTE, or sit this round out.`),because:E(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:E(`Change a note into chips, or sit this round out.`),because:E(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function Pr({table:e,number:t,look:n}){let[r,i]=b(null);return O`<${k} label=${E(`Odds`)} title=${E(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),ke(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${Fr(r)}</div>
  </${k}>`}function Fr(e){return e===null?O`<p>${E(`Counting …`)}</p>`:e instanceof Error?O`<p role="alert">${e.message}</p>`:O`${e.decisions.map(e=>O`<${Ir} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${E(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${Rr} ...${e.jackpot} />`}const Ir=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>O`<section>
  <h3>${E(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>O`<${tt} key=${e} card=${e} /> `)}
    <span>${E(`against`)} <${tt} card=${n} /></span></p>
  <${fe} odds=${a} chosen=${r} />
  ${i!==null&&O`<p class="odds-cost">${i>0?E(`Your choice cost {cost} ANTE on average.`,{cost:oe(i)}):E(`Nothing was worth more than your choice.`)}</p>`}
</section>`,Lr=e=>new Intl.NumberFormat(Ee(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),Rr=({token:e,meter:t,break_even:n,wins:r})=>O`<p class="quiet">${n>0?E(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:Lr(r),meter:T(t),break_even:T(Math.ceil(n))}):E(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:Lr(r),meter:T(t)})}</p>`,zr=we(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearCommand));function Br({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=B(e),o=_r(e,r,Y(t)),c=nt(e);return O`<div class=${S(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?O`<${Hr} view=${e} table=${t} send=${n.link.send} />`:O`<${Wr} view=${e} table=${t} isToAct=${a!==null} send=${n.link.send} />`}
    ${i?O`<${Ne} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${Vr(e,r,n.link.send)}
      </${Ne}>`:O`<${Ke} mine=${a!==null} waiting=${r.sending} prompt=${c||s(e)}
      choices=${o}
        beside=${e.own&&e.house.odds_before&&O`<${Pr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&Oe.value.guide}
        guide=${a&&O`<${ze} ...${Mr(e)} />`} />
      <${je} part=${zr} context=${{choices:o,staking:r}} />`}
    ${!i&&O`<${Ur} view=${e} staking=${r} />`}
  </div>`}function Vr(e,{last:t,lay:n},r){if(!t||t.ante>(z(e)?.stack??0))return null;let i=Dr(e,t);return O`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${kr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${Or(i)}<${Ue} sign="1" /></button>`}function Hr({view:e,table:t,send:r}){let i=e.phase===`broken_up`,a=t.kept!==null||i||t.archive?void 0:t.seats.find(e=>u(e,t))??t.seats.find(e=>e.kind===`open`&&se(e,t))??t.seats.find(e=>e.kind===`bot`&&se(e,t));return O`<${te} table=${t} over=${i} send=${r} />
    ${a&&O`<div class="watching kept"><b>${I(a)}</b>
        <${n} seat=${a} table=${t} send=${r} /></div>`}`}function Ur({view:e,staking:t}){if(t.cutting)return O`<${Zt} range=${t.cutting} staking=${t} />`;if(t.ante&&L(e,`wave`))return O`<${Xt} range=${t.ante} staking=${t} />`;let n=z(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return O`<div class="own-heading">
      ${e.own&&O`<p class="own-combination"><span
        data-word="hands">${g(e.own.combination)}</span>${e.own.tier&&O` <span class="jackpot-hand">${E(`wins the jackpot`)}</span>`}</p>`}
      ${!t.picked&&O`<${Re} />`}
    </div>
    <${Le} cards=${ce(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick}
      dealt=${!n.exchanged&&!n.choice} />`}function Wr({view:e,table:n,isToAct:r,send:i}){let a=z(e),o=n.me===null?void 0:n.seats[n.me];return!a||!o?null:O`<${P} seat=${o} own=${!0} place="bottom" turn=${r} dealer=${!1} result=${a.result}
    send=${i}
    marks=${O`<span class="stack" data-word="chips">
      <span class="unseen">${E(`chips before you`)} </span><${t} amount=${a.stack} /></span>`}>
    <${v} seat=${a} /><${Tt} seat=${a} />
  </${P}>`}const Gr=()=>({now:E(`this round`),earlier:E(`before the round`),spoken:e=>E(`{name}, this round`,{name:e})});function Kr(e){let t=y(null),[n,r]=b(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:i}=t,a=e!==null&&i!==null&&n!==i.number&&(e.number===i.number||qr(e,i.number+1)),o=()=>r(i?.number??0);return Te(e=>e!==`Escape`||!a?!1:(o(),!0)),[a?i:null,o]}function qr(e,t){let n=z(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Jr({view:e,table:t,onClose:n}){let r=e.won??[],i=$e(t),o=e.seats.map(e=>qn(e,r[e.seat]??0)),s=t.me??-1,c=o[s],l=e.seats.map(({result:e})=>e),u=l.map((e,t)=>e-(r[t]??0));return O`<article class="paper settled" aria-label=${E(`Settlement`)} tabindex="0">
    <header>
      ${n&&O`<button type="button" class="close" aria-label=${E(`Close`)} onClick=${n}>×</button>`}
      ${n&&z(e)?.cards?.length&&O`<${Pr} table=${t.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${c?O`<span class="own-result">${E(`This round {won}`,{won:A(r[s]??0)})}</span>`:E(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?E(`The whole round is void: all stakes are back`):a(e.bank)||E(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${c?.jackpot&&O`<p class="jackpot-won"><${he} /> ${E(`Your {combination} wins the jackpot: {amount}`,{combination:g(c.jackpot.tier),amount:A(c.jackpot.amount)})}</p>`}
    ${c&&O`<${Jn} line=${c} house=${e.house} />`}
    <${qe} before=${u} results=${l} voice=${{me:t.me,nameOf:i}} settled=${()=>null}
      words=${Gr()} thisDeal=${(t,n)=>O`<${Zn} line=${o[t]??null} won=${n} loan=${Kn(e.seats[t])} />`} />
    ${n&&O`<div class="replay-links"><a class="plain replay-link" aria-keyshortcuts="v"
          href=${Se(t.id,e.number)}>${E(`Replay the round`)}</a>
        <${We} table=${t.id} deal=${e.number} nameOf=${i} label=${E(`Check the round`)} /></div>`}
  </article>`}function Yr(e,t){return!e||!t||e.number!==t.number||t.void?[]:t.seats.flatMap(t=>{let n=e.seats.find(e=>e.seat===t.seat);return n?Xr(n,t):[]}).filter(({amount:e})=>e>0)}function Xr(e,t){let{seat:n}=t,r=e.award?0:t.award?.amount??0;return[...Zr(e,t),{seat:n,amount:r,way:`paid`}]}function Zr(e,t){let{seat:n,settled:r}=t,i=(e.ante??0)+(e.bet??0)+(e.fee??0),a=(t.ante??0)+(t.bet??0)+(t.fee??0);if(t.void)return[];if(r&&!e.settled){let e=Math.min(-r.total,i);return r.total>0?[{seat:n,amount:r.total,way:`paid`}]:[{seat:n,amount:e,way:`taken`}]}return t.choice===`fold`||e.fee&&!t.fee&&t.exchanged?[{seat:n,amount:i-a,way:`taken`}]:[]}function Qr({view:e}){let t=y(e),n=y(0),[r,i]=b([]);C(()=>{let r=_e()?Yr(t.current,e):[];t.current=e,r.length&&i(e=>[...e,...r.map(e=>({...e,key:n.current++}))])},[e]);let a=e=>()=>i(t=>t.filter(t=>t.key!==e));return O`<div class="travels" aria-hidden="true">
    ${r.map(({seat:t,amount:n,way:r,key:i})=>{let{x:o,bow:s}=vt(t,e.seats.length);return O`<span key=${i} class=${`travel ${r}`} style=${{"--x":o,"--bow":s}}
        onAnimationEnd=${a(i)}><${me} amount=${n} /></span>`})}
  </div>`}const $r=({view:e})=>e;function ei({shown:e,state:t}){let{table:n}=e,r=$r(e),i=Ut(r,e,t),[a,o]=Kr(r);return r?O`
    <${ut} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${S(`scene stud`,`phase-${r.phase}`,a&&`after`)} style=${{"--pace":Ze()}}>
      <${gt} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${H} view=${r} nameOf=${Y(n)} />
      ${a?O`<${Jr} view=${a} table=${n} onClose=${o} />`:O`<${ft} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${yt} view=${r} table=${n} send=${t.link.send} /><${Qr} view=${r} />`}
    </div>
    <${Br} view=${r} shown=${e} state=${t} staking=${i} />`:O`<${De} part=${Me} props=${{table:n,state:t}} />`}function ti({shown:e,hands:t}){let{table:n}=e,r=$r(e);if(!r)return null;let i=z(r),a=$e(n),o=r.phase===`over`&&(r.won?.length??0)>0;return O`
    <${ut} view=${r} meter=${r.meter??null} />
    <div class=${S(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?O`<${Jr} view=${r} table=${n} />`:O`<${ft} view=${r} announced="" /><${yt} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&O`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${v} seat=${i} /></section>
      ${i.cards?.length?O`<${Fe} cards=${i.cards} label=${E(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const ni=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(E(`Bank change: {chips}`,{chips:m(e)})),float_added:({amount:e})=>t(E(`Addition to the float: {chips}`,{chips:m(e)})),closing_begun:()=>e(E(`The table is being closed`)),system_paused:()=>t(E(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(E(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${E(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${ri(e-r+n-i)}`),table_closed:()=>e(E(`The table is closed`))});function ri(e){return e===0?E(`The count is right`):e>0?D(`{count} chip too many`,`{count} chips too many`,e):D(`{count} chip is missing`,`{count} chips are missing`,-e)}const ii=e=>e.replaceAll(`-`,`⁠-⁠`),ai=({announced:e,noted:t})=>({slip_made:(e,n)=>t(E(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>N(t,E(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>N(t,E(`I lend you the missing chips: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?E(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):E(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(E(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?E(`The dealer calls the inspector`):E(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(E(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(E(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(E(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:o(e)})),remedy_chosen:({choice:e},t)=>N(t,ne(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${ie(t,n,Y(a))} ${r.map(ii).join(`, `)}`),hand_voided:()=>e(E(`The whole round is void: all stakes are back`)),seat_voided:(t,n)=>e(E(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(E(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(E(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(D(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(E(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(D(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(E(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(E(`{name} does not answer: taken as losing`,{name:r})):N(r,ae(e)),excess_returned:(e,n)=>t(E(`The excess on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(E(`{name}: BET stands as it is, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(E(`The inspector warns {name}`,{name:n}))}),oi=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(E(`Round {number}`,{number:t})),table_opened:()=>t(E(`The table is open`)),decks_checked:()=>t(E(`Both decks are spread and checked`)),deck_washed:()=>t(E(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?E(`The deck is shuffled and goes into the machine`):D(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(E(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>N(t,E(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?D(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):D(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(E(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(E(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(E(`{name} changes a note into {chips}`,{name:n,chips:si(r)})),ante_staked:({amount:e},t)=>N(t,E(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>N(t,E(`a token for the jackpot`)),token_taken_back:(e,n)=>t(E(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(E(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>N(t,ci(n,e)?E(`my stakes stand`):E(`I sit this round out`)),cashed_out:(e,n)=>t(E(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(E(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:a})=>t(r.length?E(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(a.seats[e])).join(`, `)}):D(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(E(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(D(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(E(`The cards are dealt`)),sound:`card`})}),si=e=>D(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),ci=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),li={prego_seen:({card:e})=>({words:E(`The bank shows {card}. Prego: go ahead`,{card:be(e)}),spoken:E(`The bank shows {card}. Prego: go ahead`,{card:j(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>N(n,typeof t==`number`?E(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:I(r.seats[t])}):E(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(E(`{name} does not answer and is folded`,{name:t})):N(t,E(`fold`)),exchange_seen:({fee:e},t)=>N(t,E(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(E(`{name} does not answer; the request lapses`,{name:t})):N(t,E(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(E(`{name} does not answer and gets no card`,{name:t})):N(t,E(`no card`)),asked_again:(e,t)=>$(E(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(E(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(E(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:E(`You get {card}`,{card:be(e)}),spoken:E(`You get {card}`,{card:j(e)}),weight:`said`,sound:`card`}:{words:E(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(E(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(E(`Everybody has chosen`)),declared:({combination:e},t)=>Q(E(`{name} declares: {combination}`,{name:t,combination:g(e)})),tables_stopped:()=>Q(E(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(d(e)),reserve_lifted:({amount:e})=>$(E(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(E(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(E(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(E(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(E(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},ui={fold_collected:({cards:e},t)=>$(D(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(E(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(E(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:a(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(di(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(E(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?D(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):E(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(E(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(E(`The municipal inspector is present`)),selector_turned:({position:e})=>$(E(`The key is at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(E(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:g(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(E(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(E(`The jackpots are paid`)),bank_stored:({cards:e})=>$(D(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(E(`Game over`)),...r!==null&&{spoken:E(`Game over. This round {won}, in all {result}.`,{won:A(e[r]??0),result:A(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(E(`The game was ended`)),sound:`settled`})};function di({result:e,total:t,combination:n},r){let a={name:r,result:i(e),chips:t?`${A(t)}`:m(0)};return n?E(`{name}, {combination}: {result}, {chips}`,{...a,combination:g(n)}):E(`{name}: {result}, {chips}`,a)}const fi={writing:()=>E(`type it: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],E(`more and less on ANTE`)],[[`p`],E(`what is paid`)],[[`o`],E(`what your choices are worth`)]],steps:cr,narrate:Ge({...oi({announced:Q,noted:$,nameAt:I}),...li,...ui,...ai({announced:Q,noted:$}),...ni({announced:Q,noted:$})},An),prompt:e=>nt(e),decision:e=>`${e.number} ${B(e)??``}`.replace(/^\d+ $/,``),readAloud:Rn,Table:ei,Replay:ti,Sheet:Qn,Log:ee,Situation:lr,handOf:e=>z(e)?.cards??[],house:In,houseRules:pe,Beside:Ln,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{fi as caribbeanStud};