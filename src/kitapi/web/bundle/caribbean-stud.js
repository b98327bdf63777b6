import{B as e,C as t,D as n,F as r,G as i,H as a,I as o,J as s,K as c,L as l,O as u,R as d,S as f,T as p,U as m,V as h,W as g,Y as ee,_,b as v,c as te,d as ne,f as re,g as ie,h as ae,i as oe,k as se,l as ce,m as le,p as ue,q as de,t as fe,u as pe,w as me,x as he,y as ge,z as _e}from"./caribbean-stud-shared.js";import{An as y,B as ve,G as ye,H as be,Lt as b,Mn as x,Nn as S,Tn as C,Ut as w,Wt as xe,_ as Se,cn as T,dn as E,et as Ce,fn as D,in as we,kn as O,ln as k,nt as Te,o as A,pn as Ee,rn as De,un as Oe,wn as j,zt as M}from"./main.js";import{$ as ke,B as Ae,G as je,H as Me,J as Ne,K as Pe,Q as Fe,U as Ie,V as Le,W as Re,X as ze,Y as Be,Z as Ve,at as He,et as Ue,it as We,nt as Ge,ot as Ke,rt as N,st as P,z as qe}from"./tables.js";import{A as F,C as Je,D as Ye,M as Xe,P as I,S as Ze,_ as Qe,g as $e,k as et}from"./shared.js";const L=(e,t)=>!!e?.options?.some(e=>e.kind===t),R=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),z=e=>e?.seats.find(({seat:t})=>t===e.me);function B(e){return L(e,`choose_remedy`)?`remedy`:L(e,`say_hand`)?`say`:L(e,`correct_bet`)?`bet`:L(e,`decline_cut`)?`cut`:e?.phase===`stakes`?L(e,`wave`)?`stakes`:null:L(e,`no_exchange`)?`card`:L(e,`fold`)?z(e)?.exchanged?`served`:`choose`:null}function tt(e){let t=B(e),n=z(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return D(`You are {amount} short for BET: others may lend you the chips`,{amount:n});switch(t){case`cut`:return D(`The deck is offered to you: will you cut?`);case`stakes`:return z(e)?.ante?D(`Do your stakes stand?`):D(`Your stakes, please`);case`card`:return D(`Do you want a card?`);case`served`:return D(`Your new card is there: raise or fold?`);case`choose`:return L(e,`exchange`)?D(`Raise, fold, or exchange a card?`):D(`Raise or fold?`);case`remedy`:return D(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return D(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return L(e,`fold`)?D(`Your BET is not exact: make it twice your ANTE, or fold`):D(`Your BET is too high: take back the excess`);case null:return``}}const nt=e=>e.console?.display??{};function rt(e,t){let{shows:n=`total`,button:r,amount:i}=nt(e);if(e.paused)return D(`paused`);switch(n){case`tier`:return D(`JP {number}`,{number:r??``});case`pay`:return D(`pay the JP {amount}`,{amount:T(i??0)});default:return T(t??e.meter??0)}}const it=({house:e,meter:t})=>C`<${A} label=${D(`Paytables`)} title=${D(`What is paid`)} shortcut="p">
    <div class="paytables"><${at} house=${e} /><${st} house=${e} meter=${t} />
      <${ct} house=${e} />
      <p><a class="plain" href=${ye(`caribbean-stud`)} target="_blank">${D(`When something goes wrong`)}</a>
        <a class="plain" href=${ve(`caribbean-stud`)} target="_blank">${D(`The exact odds`)}</a></p></div>
  </${A}>`,at=({house:e})=>C`<table class="paytable">
  <caption>${D(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${D(`Hand`)}</th><th scope="col">${D(`first five cards`)}</th>
      <th scope="col">${D(`after an exchange`)}</th></tr></thead>
  <tbody>${h.slice(0,e.table.length).map((t,n)=>C`<tr key=${t}>
    <th scope="row">${g(t)}</th>
    <td class="figure">${ot(e.table[n])}</td><td class="figure">${ot(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${D(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?D(`The bank qualifies with ace and king or better.`):D(`The bank qualifies with an ace, a king, or better.`)}
</p>`,ot=(e=0)=>D(`{times} to 1`,{times:e});function st({house:e,meter:t}){let n=[[`royal_flush`,D(`all of it`)],[`straight_flush`,D(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return C`<table class="paytable">
    <caption>${t===null?D(`Jackpot`):D(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${D(`First five cards, with a token`)}</th><th scope="col">${D(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>C`<tr key=${e}><th scope="row">${g(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${D(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${D(`The jackpot is paid whether or not the bank qualifies or wins. A player who exchanges a card or folds cannot win it.`)}
  </p>`}const ct=({house:e})=>C`<p>
    ${D(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${D(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,lt=({view:e,meter:t})=>C`<div class="strip stud-bar">
  <span class="limits" data-word="limits">
    ${D(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&C`<${ut} view=${e} meter=${t} />`}
  <${it} house=${e.house} meter=${t} />
</div>`,ut=({view:t,meter:n})=>C`<span class="meter" data-word="meter" tabindex="0">
  <span class="meter-name">${D(`Jackpot`)}</span> <b
    class="figure">${rt(t,e(n))}</b></span>`;function dt({view:e,announced:t}){let{held:n,cards:r=[],qualifies:i}=e.bank,o=Math.max(n-r.length,0);return C`<section class="bank" aria-label=${D(`The bank`)}>
    <${pt} /><${mt} />
    <p class=${j(`bank-cards`,i===!1&&`unqualified`)}
      data-word=${o&&r.length?`upcard`:void 0}>
      ${Array.from({length:o},(e,t)=>C`<${b} key=${t} />`)}
      ${r.map(e=>C`<${M} key=${e} card=${e} class="turned" />`)}
      ${o>0&&C`<span class="unseen">${E(`{count} card face down`,`{count} cards face down`,o)}</span>`}
      ${!n&&!r.length&&C`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words"><span
      data-word=${e.bank.combination?`qualify`:void 0}>${a(e.bank)}</span></p>
    <p class="announced" aria-hidden="true">${t}</p>
  </section>`}const ft=[1,5,25,25,100,100,500,1e3],pt=()=>C`<svg class="chip-tray" data-word="tray" viewBox="0 0 176 30" aria-hidden="true">
  <rect class="tray-frame" x="0.75" y="0.75" width="174.5" height="28.5" rx="5" />
  ${ft.map((e,t)=>C`<g key=${t} class=${`disc of-${e}`} transform=${`translate(${t*21+5} 0)`}>
    <rect class="disc-face" x="0" y="5" width="19" height="20" rx="3" />
    <path class="disc-notches" d="M9.5 5v20" pathLength="14" /></g>`)}
</svg>`,mt=()=>C`<svg class="shoe" data-word="shuffler" viewBox="0 0 64 46" aria-hidden="true">
  <path class="shoe-body" d="M10 4h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H22L4 30V10a6 6 0 0 1 6-6z" />
  <path class="shoe-card" d="M8 29 24 39h-7L3 31z" /><path class="shoe-slit" d="M8 28l15 10" />
  <circle class="shoe-light" cx="51" cy="13" r="3" />
</svg>`;function ht({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:C`<p class="paper standstill" role="status">${n&&!e?d(n):D(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function gt(e,t){let n=(e+.5)/t;return{x:n,bow:Math.max(1-((n-.5)/.43)**2,0)}}const _t=(e,t)=>gt(t-1-e,t);function vt({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return C`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>C`<li key=${i.seat} class=${j(`place-at`,i.seat===o&&`own`)}
      style=${bt(s,a.length)}>
      <${yt} seat=${i.seat} />
      ${i.seat===o?C`<${xt} seat=${i} />`:C`<${St} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const yt=({seat:e})=>C`<span class="seat-sign"><span aria-hidden="true">${I(e)}</span><span
  class="unseen">${D(`seat {number}`,{number:I(e)})}</span></span>`;function bt(e,t){let{x:n,bow:r}=gt(e,t);return{"--x":n,"--bow":r}}const xt=({seat:e})=>C`<span class="own-mark">${D(`you`)}</span>
  <div class="spot" aria-hidden="true">
    <${v} seat=${e} /><${Ct} seat=${e.settled?e:{...e,cards:[]}} />
  </div>`;function St({seat:e,view:t,table:r,open:i,send:a}){let o=r.seats[e.seat];if(!o)return null;let s=o.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return C`<${P} seat=${o} own=${e.seat===r.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${s} result=${o.kind===`open`?null:e.result}>
    ${o.kind!==`open`&&C`<${v} seat=${e} />
      <${Ct} seat=${e} open=${i} />
      <${wt} seat=${e} />`}
    ${a&&C`<${n} seat=${o} table=${r} send=${a} />`}
  </${P}>`}function Ct({seat:{held:e=0,cards:t=[]},open:n=[]}){let r=t.length?t:n;return r.length?C`<p class="their-cards">${r.map(e=>C`<${M} key=${e} card=${e} />`)}</p>`:C`<p class=${j(`their-cards`,!e&&`none`)}>
    ${Array.from({length:e},(e,t)=>C`<${b} key=${t} />`)}
    ${e>0&&C`<span class="unseen">${E(`{count} card`,`{count} cards`,e)}</span>`}
  </p>`}function wt({seat:e}){let{settled:t,award:n}=e;return C`<p class=${j(`standing-words`,n&&`won-jackpot`)}>
    <span data-word=${c(e)}>${de(e)}</span>
    ${t&&C` <b class="figure">${k(t.total)}</b>`}
    ${n&&C` <b class="figure award" data-word="jp">
        ${D(`jackpot {amount}`,{amount:k(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>C`<section class="felt">
  <${lt} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${j(`dealers-side`,`phase-${e.phase}`)}>
    <${ht} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${vt} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${dt} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=ge(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return C`<section class="paper incident" role="status" aria-label=${D(`The table stands still`)}>
    <p><b>
      ${e.caller===null?D(`The table stands still.`):D(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&C`<p>${_(o)} <small class="clause">${a.irregularity}</small></p>
      ${le(a,r).map(e=>C`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&C`<p class="pending">
        <span class="quiet">
          ${D(`The ruling will be:`)}</span> ${ie(n.continues,n.values,r)} ${n.clauses.map(e=>C`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    ${Tt(e,t,r).map(e=>C`<p class="quiet" key=${e}>${e}</p>`)}
  </section>`}function Tt({stated:e,joined:t,choosing:n,choices:r},i,a){let s=[...n.map(a),...i.map(o)];return e?[...t.map(e=>D(`Present: {role}.`,{role:o(e)})),...Object.entries(r).map(([e,t])=>D(`{name}: {words}`,{name:a(Number(e)),words:ne(t)})),...s.length?[D(`Waiting for {names}`,{names:s.join(`, `)})]:[]]:[D(`Waiting for the gaming inspector.`)]}const Et={open_table:()=>D(`The table is open`),check_decks:()=>D(`The decks are complete`),wash:()=>D(`The cards are washed`),offer_cut:(e,t)=>D(`{name}, will you cut?`,{name:t}),invite_stakes:()=>D(`Place your stakes, please`),no_more_bets:()=>D(`No more bets please`),count_tokens:({tokens:e})=>E(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>Ee(`dealer`,`Cards`),turn_upcard:()=>D(`Prego, go ahead`),take_stub:()=>D(`Exchanges, please`),ask_seat:(e,t)=>D(`{name}, a card?`,{name:t}),give_card:(e,t)=>D(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>D(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>D(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>D(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>D(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>D(`The bank shows`),settle:(e,t,n)=>Dt(n,t),store_bank:()=>D(`The bank's cards, counted`),game_over:()=>D(`Game over`)};function Dt({bank:e},t){return e.qualifies===!1?D(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?D(`The bank: {combination}. Against it: {name}`,{combination:g(e.combination),name:t}):t}const Ot=(e,t,n)=>Et[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,kt={open_table:()=>D(`Open the table`),check_decks:()=>D(`Spread and check both decks`),wash:()=>D(`Wash the deck`),offer_cut:(e,t)=>D(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>D(`Invite stakes`),send_back:(e,t)=>D(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>D(`Change chips back: {name}`,{name:t}),no_more_bets:()=>D(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>E(`Count {count} token`,`Count {count} tokens`,e),deal:()=>D(`Deal the cards`),turn_upcard:()=>D(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?D(`Take the stub out, a null card under it`):D(`Keep the stub in the left hand`),ask_seat:(e,t)=>D(`Ask: {name}`,{name:t}),give_card:(e,t)=>D(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>D(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?D(`Still no answer, continue without: {name}`,{name:t}):D(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>D(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>D(`Check BET: {name}`,{name:t}),reveal:()=>D(`Turn the bank's cards`),settle:(e,t)=>D(`Settle: {name}`,{name:t}),store_bank:()=>D(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>D(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>D(`I am present`),confirm:({genuine:e},t)=>D(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>D(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>D(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>D(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>D(e?`The hand stands`:`The hand is void`),confirm_count:()=>D(`Confirm the count`),dismiss:()=>D(`Nothing irregular: continue`),call_inspector:()=>D(`Call the inspector`),begin_closing:()=>D(`Close the table`)};function U(e,t,n){return e.kind===`slip`?At(String(e.what),n(Number(e.seat))):kt[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function At(e,t){switch(e){case`skip_seat`:return D(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return D(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return D(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return D(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const jt=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],Mt=[`pass_over`,`send_back`,`cash_out`],Nt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),Pt=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function Ft(e,t,n){let r=Nt(e).filter(({kind:e,seat:t})=>!jt.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=Pt(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>Mt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const It=e=>Pt(e).length>0,W=(e,t)=>Nt(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=Ft(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?Ot(s.action,e,t):``;return C`<section class="step-bar" aria-label=${D(`What may be done now`)}>
    ${a&&C`<p class="aloud">
        ${d?C`<span class="quiet">${D(`Say:`)}</span> <q>${d}</q>`:C`<span class="quiet">${s?D(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&C`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&C`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${He}
        sign="1" /></button>`}
    <${K} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?C`<details class="aside needed"><summary>${D(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:C`<div class="needed"><span class="quiet">${D(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?C`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return C`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&C`<${He} sign=${o} />`}</button>`})}</div>`:null;function Lt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return C`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>C`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${D(`{name} declares: {combination}`,{name:i(e.seat),combination:g(e.declared??`high_card`)})}>
          <h2>
            ${D(`{name} declares: {combination}`,{name:i(e.seat),combination:g(e.declared??`high_card`)})}</h2>
          <${Rt} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${D(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function Rt({seat:{cards:e=[],held:t=0,exchanged:n}}){let r=Math.max(t-e.length,0);return C`<p class="camera-cards">${e.map(e=>C`<${M} key=${e} card=${e} />`)}
    ${Array.from({length:r},(e,t)=>C`<${b} key=${t} />`)}
    ${r>0&&C`<span class="unseen">${E(`{count} card face down`,`{count} cards face down`,r)}</span>`}</p>
    ${n&&C`<p class="quiet">${D(`A card of it was exchanged.`)}</p>`}`}const zt=e=>`kitapi.stakes.${e}`;function Bt(e){try{return JSON.parse(sessionStorage.getItem(zt(e))??`null`)}catch{return null}}function Vt(e,t){try{sessionStorage.setItem(zt(e),JSON.stringify(t))}catch{}}function Ht(e,{table:t,catchingUp:n},r){let[i,a]=S(null),[o,s]=S(null),[c,l]=S(null),u=r.link.unanswered.value.size>0,d=Bt(t.id),f=R(e,`ante`),p=R(e,`cut`),m=e?`${e.number} ${e.phase}`:``,h=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return y(()=>{a(null),s(null),l(null)},[m]),y(()=>a(null),[z(e)?.ante]),y(()=>{c&&!h.includes(c)&&l(null)},[h.join()]),Ut(e,t.id),Wt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:h,lay:Kt(e,u,r),act:u?null:r.act,amount:f?q(i??(z(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function Ut(e,t){let n=z(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;O(()=>{r&&Vt(t,r)},[e?.number,r?.ante,r?.token])}function Wt(e,t,n){let r=x(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),a=`${e?.number} ${e?.own?.combination} ${i}`,o=De.value.declare&&L(e,`declare`)&&!t&&r.current!==a;O(()=>{o&&(r.current=a,n.act({kind:`declare`}))},[o,a])}const Gt=[`over`,`prepare`,`stakes`];function Kt(e,t,n){let[r,i]=S([]),[a,...o]=r,s=!e||!Gt.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&qt(e,a);return O(()=>{s&&r.length&&i([])},[s]),O(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function qt(e,{kind:t}){return t===`ante`?!!R(e,`ante`):L(e,t)&&!!z(e)?.ante}const Jt=[1,5,20];function Yt({range:e,staking:{amount:t,choose:n}}){let r=t=>n(q(t,e)),i={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return Ce(n=>n!==`+`&&n!==`-`?!1:(r(t+(n===`+`?e.step:-e.step)),!0)),C`<div class="stake-chooser" role="group" aria-label=${D(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${D(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>r(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${D(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=i[e.key];t!==void 0&&(e.preventDefault(),r(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${D(`more`)} disabled=${t>=e.highest}
        onClick=${()=>r(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>r(e.lowest)}>${D(`least`)}</button>
      ${Jt.map(t=>t*e.step).filter(t=>t<e.highest).map(n=>C`<button type="button" key=${n}
          class="chip-button" aria-label=${E(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>r(t===e.lowest&&n>t?n:t+n)}>
          <${he} value=${p(n)} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>r(e.highest)}>${D(`most`)}</button>
    </div>
  </div>`}function Xt({range:e,staking:{cut:t,setCut:n,act:r}}){return C`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${E(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function Zt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?C`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=S({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return C`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>C`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const Qt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},$t={R:0,JPL:-90,JPH:90,S:180};function en({position:e,next:t,turn:n}){return C`<div class="selector" role="radiogroup" aria-label=${D(`Key selector`)} onKeyDown=${e=>{let t=Qt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>C`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${j(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${tn(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${$t[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function tn(e){switch(e){case`R`:return D(`{position}, run`,{position:e});case`JPL`:return D(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return D(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return D(`{position}, service`,{position:e})}}const nn=[1,2,3,4,5];function rn({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],d=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],f=W(e,`open_table`).length>0;return C`<section class="console-box" aria-label=${D(`Console`)}>
    <${on} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${D(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>C`<${an} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${nn.map(e=>C`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${j(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${g(h[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${en} position=${o} next=${d}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:f?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function an({seat:e,lit:t}){let n=I(e),r=D(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return C`<li class=${j(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function on({view:e,meter:t,nameOf:n}){let{seat:r}=nt(e);return C`<output class="display" lang=${Oe()} aria-label=${D(`Display`)}>
    ${rt(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function sn(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=S([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return C`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${cn(e)} />
    ${s&&C`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${D(`Next deal`)}</button>
      </div>`}
    <${ln} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&u.length>0&&C`<${un} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${rn} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${dn} ...${e} /><${fn} ...${e} /></div>`}function cn({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?D(`Waiting for {names}`,{names:a.join(`, `)}):s(e)}function ln({view:e,act:t}){let n=R(e,`cut`),[r,i]=S(26);if(!n)return null;let a=q(r,n);return C`<div class="dealers-cut"><${Xt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${D(`Cut it myself`)}</button>
  </div>`}const un=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>C`<details class="aside"><summary>${D(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${D(`A token does not fall`)}</legend>
      ${e.map(e=>C`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${D(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function dn({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=Nt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return C`<section class="tray" aria-label=${D(`Tray`)}>
    ${e.desk&&C`<p class="tray-line">
        ${D(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&C`<p class="tray-line">${D(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&C`<${J} words=${D(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:D(`Chips counted`)},{name:`notes`,label:D(`Notes counted`)}]} />`}
    ${i&&C`<${J} words=${D(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:D(`Chips counted`)}]} />`}
    <${Zt} view=${e} action="bank_change" label=${D(`Bank change`)} words=${D(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function fn({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:C`<details class="aside mistakes"><summary>${D(`Mistakes for practice`)}</summary>
    ${i.length>0&&C`<p>${D(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function pn({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(mn))t.set(n,[...t.get(n)??[],r]);return t}function mn(e){return e.kind===`form`&&e.action===`state_facts`?hn(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const hn=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),gn=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function _n(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function vn({view:e,nameOf:t,act:n}){let r=pn(e),[i,a]=S(``),[o,s]=S({}),c=ge(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=yn(l,o),f=e=>c.find(t=>t.id===e)?.what??``,p=l.length>0&&u.every(({name:e})=>d[e]!==void 0),m=e=>{a(e),s({})};return C`<details class="aside facts" open=${!!e.incident}><summary>${D(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),p&&(n({kind:`state_facts`,irregularity:i,...d}),m(``))}}>
      <${bn} label=${D(`What is irregular`)} value=${i} onChoice=${m}
        choices=${[...r.keys()].map(e=>[e,`${_(f(e))} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>C`<${bn} key=${`${i} ${e}`} label=${re(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),xn(e,n,t)])} />`)}
      <button class="plain" disabled=${!p}>${D(`State it`)}</button>
    </form>
  </details>`}function yn(e,t){let n={};return{fields:gn(e).map(r=>{let i=_n(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const bn=({label:e,value:t,choices:n,onChoice:r})=>C`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${D(`choose …`)}</option>
    ${n.map(([e,n])=>C`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function xn(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):ue(t)}function Sn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return C`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${Cn(e)} />
    <section class="reporting" aria-label=${D(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${vn} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${rn} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${D(`Tray`)}>
      ${e.desk&&C`<p class="tray-line">
          ${D(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&C`<p class="tray-line">${D(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${Zt} view=${e} action="add_to_float" label=${D(`Addition to the float`)} words=${D(`Add`)}
        act=${r} />
    </section></div>`}function Cn(e){return e.incident?e.incident.stated?D(`The facts are stated; the ruling waits for others to join it.`):D(`You are called to the table: state what happened.`):e.phase===`jackpot`?D(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):D(`Nothing for you to do now.`)}function wn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return C`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${D(`Nothing for you to do now.`)} />
    <${Tn} view=${e} nameOf=${i} act=${r} />
    <${En} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function Tn({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return C`${r.map(({seat:r})=>C`<section class="claim" key=${r} aria-label=${D(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${D(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:D(`Winnings in addition`)}]}
        words=${D(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function En({seen:e,nameOf:t}){let n=e.filter(e=>We(e)===`settled_seen`&&e.unclaimed);return C`<section class="unclaimed" aria-label=${D(`Jackpots not declared`)}><h2>${D(`Jackpots not declared`)}</h2>
    ${n.length?C`<ul>
        ${n.map((e,n)=>C`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${g(e.settled.combination)}`}</li>`)}</ul>`:C`<p class="quiet">${D(`None, as far as this page has seen.`)}</p>`}
  </section>`}function Dn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return C`<div class="bench"><section class="paper slip asked-of-me">
      <p>${On(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${D(`Nothing for you to do now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function On(e){return W(e,`attend`).length?e.incident?D(`The whole round is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?D(`The table is being opened: your presence is required.`):e.phase===`closing`?D(`The table is being closed: your presence is required.`):D(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?D(`You have said that you are present.`):D(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?D(`seat {number}`,{number:I(t)}):F(n)};function kn(e){if(!e||!et(e))return F(e);let t=D(`seat {number}`,{number:I(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const An={dealer:sn,gaming_inspector:Sn,municipal_inspector:Dn,gaming_management:wn,control_room:Lt};function jn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=An[n];return a?C`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function Mn({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>We(e)===`jackpot_awarded`).slice(-3).reverse();return C`<h1 class="wall-name">${D(`Jackpot`)}
    ${e.house&&C` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(nt(r).shows??`total`)!==`total`?C`<p class="odometer">${rt(r,i)}</p>`:C`<${Nn} total=${i} />`}
    ${a&&C`<p class="wall-stopped" role="status">${D(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&C`<p class="wall-stopped" role="status">${d(r.waiting_for)}</p>`}
    ${r&&C`<${Pn} house=${r.house} total=${i} />`}
    ${o.length>0&&C`<ul class="wall-awards" aria-label=${D(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>C`<li key=${i}>
          ${D(`{name}, {combination}: {amount}`,{name:F(e.seats[t]),combination:g(n),amount:r})}</li>`)}
      </ul>`}`}function Nn({total:e}){let t=[...String(e)];return C`<p class="odometer" role="img" aria-label=${T(e)}>${t.map((e,n)=>{let r=t.length-n;return C`<span key=${r} class=${j(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>C`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function Pn({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return C`<dl class="tiers">
    ${n.map(([e,t])=>C`<div key=${e}><dt>${g(e)}</dt>
      <dd class="figure">${T(t)}</dd></div>`)}
  </dl>`}const Fn={roles:r,roleName:o,roleTask:l,waits:It,Console:jn,Meter:Mn};function In({state:e}){let t=e.shown.value?.view??null;return!t||!R(t,`misplace_bet`)?null:C`<section class="house-here"><h3>${D(`Mistakes for practice`)}</h3>
    <${Zt} view=${t} action="misplace_bet" label=${D(`A wrong BET`)} words=${D(`Lay it`)} act=${e.act} />
  </section>`}function Ln(e){let t=e.view;return t?[Rn(t),zn(t),Bn(t),tt(t)||`${s(t)}.`].filter(Boolean).join(` `):D(`No cards have been dealt yet.`)}function Rn({bank:e}){let t=(e.cards??[]).map(e=>w(e)).join(`, `);return[t&&D(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${a(e)}.`].filter(Boolean).join(` `)}function zn(e){let t=ce(z(e)?.cards??[]).map(e=>w(e)).join(`, `);return[t&&D(`Your hand: {cards}.`,{cards:t}),e.own&&`${g(e.own.combination)}.`].filter(Boolean).join(` `)}function Bn(e){let t=z(e);return t?D(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:k(t.result)}):``}function Vn(e){switch(e){case`CSP-034`:return D(`A player who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return D(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return D(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return D(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return D(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return D(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return D(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return D(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return D(`A loan for BET goes from one player's chips to the other's BET; the two settle it between themselves.`);default:return``}}const{RuleTap:Hn,RuleText:Un}=Ze(Vn),Wn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Gn=e=>(e?.borrowed??0)-(e?.lent??0);function Kn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Gn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const qn=({line:e,house:t})=>C`<${Je} lines=${Jn(e,t)} RuleTap=${Hn} />`;function Jn({result:e,ante:t,bet:n,fee:r,token:a,jackpot:o,combination:s,loan:c},l){let u=e===null?`AMB-20`:Wn[e];return[{words:D(`{wager}: {amount}`,{wager:D(`ANTE`),amount:k(t)}),calculation:i(e),clause:u},...e===`fold`?[]:[{words:D(`{wager}: {amount}`,{wager:D(`BET`),amount:k(n)}),calculation:Yn(n,s??null,l),clause:u}],...r?[{words:D(`new card: {amount}`,{amount:k(r)}),clause:`CSP-148`}]:[],...a?[{words:D(`token: {amount}`,{amount:k(-a)}),clause:`CSP-053`}]:[],...o?[{words:D(`jackpot: {amount}`,{amount:k(o.amount)}),calculation:g(o.tier),clause:`CSP-132`}]:[],...c?[{words:D(c>0?`borrowed: {amount}`:`lent: {amount}`,{amount:k(c)}),clause:`AMB-63`}]:[]]}function Yn(e,t,n){if(!t)return null;let r=g(t),i=n?.table[h.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?D(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function Xn({line:e,won:t,loan:n}){let r=e?[{words:D(`ANTE`),amount:e.ante},...e.bet?[{words:D(`BET`),amount:e.bet}]:[],...e.fee?[{words:D(`new card`),amount:e.fee}]:[],...e.token?[{words:D(`token`),amount:-e.token}]:[],...e.jackpot?[{words:D(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:D(`sat out`),amount:0}];return n&&r.push({words:D(n>0?`borrowed`:`lent`),amount:n}),C`<${Ve} terms=${r} words=${D(`this round`)} total=${k(t)} />`}function Zn({sheet:e,table:t,view:n}){let[r,i]=Fe(),a=Xe(t),o=e.results.length?e.results:n.seats.map(()=>0),s=e=>D(`Result, {name}`,{name:a(e)});return C`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${D(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${o.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&C`<${ze}
        key=${n} label=${s(n)} figure=${k(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${k(e)}</b></${ze}>`)}</p>
    ${r!==null&&C`<${Ne} label=${s(Number(r))} result=${o[Number(r)]??0}
      terms=${Be(e.hands,e=>$n(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${ke} title=${D(`History`)} deals=${e.hands} table=${t}
      line=${e=>C`<${er} round=${e} me=${t.me} />`}
      details=${e=>C`<${tr} round=${e} nameOf=${a} />`} />
  </div>`}const Qn=({seats:e},t)=>e.find(e=>e.seat===t);function $n(e,t){let n=Qn(e,t);return n?i(n.result):D(`sat out`)}function er({round:e,me:t}){let n=t===null?void 0:Qn(e,t),r=e.combination?g(e.combination):D(`all folded`);return C`<span>${e.void?D(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?C`${i(n.result)} <b class="figure">${k(n.won)}</b>`:t!==null&&D(`sat out`)}
    </span>`}const tr=({round:e,nameOf:t})=>C`<p class="quiet">${a(e)}</p>
  ${e.rulings?.length?C`<p class="quiet">
      ${D(`Ruled on:`)}
      ${e.rulings.map((e,t)=>C` <small class="clause" key=${t}>${e}</small>`)}</p>`:null}
  ${e.bank?.length?C`<p class="laid">${e.bank.map(e=>C`<${M} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>C`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?g(e.combination):i(e.result)}</span>
      <b class="figure verdict">${k(e.won)}</b></summary>
    ${e.cards?.length?C`<p class="laid">${e.cards.map(e=>C`<${M} key=${e} card=${e} />`)}</p>`:null}
    <${qn} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},nr={hand_opened:(e,t,n)=>ar(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,ir(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...rr(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...rr(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},rr=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function ir(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function ar(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const or={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},sr={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...nr[We(t)]?.(r,t,n)}},span:e=>or[We(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&ar(t))},cr=({situation:e})=>C`<div class="drill-felt">
  ${e.meter!==null&&C`<${pr} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&C`<section class="drill-bank" aria-label=${D(`The bank`)}>
      <${dr} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>C`<li key=${e.seat} class=${j(`drill-seat`,!lr(e)&&`bare`)}>
      <b class="drill-seat-name">${D(`Seat {seat}`,{seat:I(e.seat)})}</b>
      ${lr(e)&&C`<${ur} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,lr=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),ur=({seat:e})=>C`
  <${dr} cards=${e.cards} down=${e.down} />
  <${v} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${fr(e).join(` · `)}</p>`,dr=({cards:e,down:t})=>C`<p class="drill-cards">
  ${Array.from({length:t},(e,t)=>C`<${b} key=${t} />`)}
  ${e.map(e=>C`<${M} key=${e} card=${e} />`)}
  ${t>0&&C`<span class="unseen">${E(`{count} card face down`,`{count} cards face down`,t)}</span>`}
</p>`;function fr({choice:e,result:t,declared:n,aside:r,served:a,regular:o,paid:s}){return[a?D(`card given`):r?D(`asks for a card`):``,o?``:D(`request not regular`),t?i(t):e===`fold`?D(`folded`):e===`raise`?D(`raised`):``,n&&!t?g(n):``,s?D(`paid {amount}`,{amount:s}):``].filter(Boolean)}const pr=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>C`<dl class="drill-console">
  <div class="drill-meter"><dt>${D(`Jackpot`)}</dt><dd class="figure">${T(i)}</dd></div>
  <div><dt>${D(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>C`<div key=${e}><dt>${D(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&C`<div><dt>${D(`Municipal inspector`)}</dt><dd>${D(`present`)}</dd></div>`}
  <div><dt>${D(`four of a kind`)}</dt><dd class="figure">${T(e.four_of_a_kind)}</dd></div>
  <div><dt>${D(`full house`)}</dt><dd class="figure">${T(e.full_house)}</dd></div>
  <div><dt>${D(`flush`)}</dt><dd class="figure">${T(e.flush)}</dd></div>
</dl>`,mr={choose_remedy:({choice:e})=>({label:_(ne(e))}),say_hand:({outcome:e})=>({label:_(ae(e))}),correct_bet:({lender:e},t,{own:n})=>({likely:typeof e!=`number`,label:C`${typeof e==`number`?D(`Make BET exact with chips of {name}`,{name:t(e)}):D(`Make BET exact`)} <${f} amount=${n?.bet??0} />`,spoken:typeof e==`number`?D(`Make BET exact with chips of {name}`,{name:t(e)}):D(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:D(`Lend {amount} for BET: {name}`,r),weighty:D(`The debt is between you two, not with the house. Lend {name} {amount} for BET?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:D(`Call the inspector`),weighty:D(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},hr=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=mr[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function gr(e,t,n){let r=(n,r,i={})=>L(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,C`${D(`Change a note`)} <${f} amount=${e.house.buy_in} />`,{spoken:E(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!R(e,`ante`)&&!R(e,`cut`)&&!z(e)?.ante,word:`chips`});return[...r(`declare`,yr(e),{likely:!t.picked,word:`declare`}),...Sr(e,t),...r(`no_exchange`,D(`No card`),{likely:!t.picked&&!L(e,`declare`),word:`exchange`}),...Cr(e,t,n),...r(`fold`,C`${D(`Fold`)}${_r(e.own?.fold_loses)}`,{spoken:br(e),weighty:xr(e),word:`fold`}),...r(`withdraw_exchange`,D(`Take my card back`),{word:`exchange`}),...wr(e,t),...kr(e,t),...r(`token`,C`${D(`Token`)} <${f} amount=${e.house.token} />`,{spoken:D(`Put in a token for the jackpot, {token}`,{token:e.house.token}),word:`jp`}),...R(e,`ante`)?[]:i,...r(`wave`,z(e)?.ante?D(`My stakes stand`):D(`Sit this round out`),{likely:!!z(e)?.ante,word:`stakes`}),...r(`take_back_token`,D(`Take the token back`),{word:`jp`}),...r(`take_back_ante`,D(`Take the stakes back`),{word:`stakes`}),...R(e,`ante`)?i:[],...Ar(t),...r(`decline_cut`,D(`Let the next one cut`),{word:`cut`}),...hr(e,t,n)]}const _r=e=>e?C` <small class="costs figure">−${e}</small>`:null,vr=({own:e})=>e?g(e.combination):``,yr=e=>D(`Declare: {combination}`,{combination:vr(e)}),br=({own:e})=>e?.fold_loses?E(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):D(`Fold`),xr=e=>e.own?.tier?D(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:vr(e)}):void 0;function Sr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,word:`exchange`,act:n&&(()=>n({kind:`exchange`,card:t})),label:C`${D(`Exchange`)} <${$e} card=${t} /> <${f} amount=${r} />`,spoken:D(`Exchange the {card} for {fee}`,{card:w(t),fee:r}),weighty:e.own?.tier?D(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:vr(e)}):void 0}]:[]}const Cr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,word:`bet`,act:t&&(()=>t(e)),label:C`${i===null?D(`Raise`):D(`Raise with chips of {name}`,{name:i})} <${f} amount=${r} />`,spoken:i===null?D(`Raise, {amount} on BET`,{amount:r}):D(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function wr(e,t){let{last:n,lay:r,sending:i}=t;if(!n||!Tr(e,t))return[];let a=Er(e,n);return[{key:`again`,likely:n.ante===t.amount,word:`stakes`,act:i?null:()=>r(a),label:Dr(a),spoken:Or(a)}]}const Tr=(e,{last:t,ante:n})=>!!(t&&n&&t.ante>=n.lowest&&t.ante<=n.highest&&!z(e)?.ante),Er=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(z(e)?.stack??0)}),Dr=({ante:e,token:t})=>C`${D(`Same again`)} <${f} amount=${e} />
  ${t&&C`<span
    class="with-token"> + ${D(`JP`)}</span>`}`,Or=({ante:e,token:t})=>D(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function kr(e,t){let{ante:n,last:r,amount:i,act:a}=t,o=z(e)?.ante??0;return!n||o===i?[]:[{key:`ante`,likely:!o&&!(r?.ante===i&&Tr(e,t)),word:`ante`,act:a&&(()=>a({kind:`ante`,amount:i})),label:C`${D(o?`Change to`:`Stake`)} <${f} amount=${i} />`,spoken:D(`Stake {amount} on ANTE`,{amount:i})}]}const Ar=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,word:`cut`,act:n&&(()=>n({kind:`cut`,amount:t})),label:E(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function jr(e){switch(B(e)){case`cut`:return{words:D(`Cut anywhere, or let the next player do it.`),because:D(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return Mr(e);case`choose`:return{words:D(`Raise with a pair or better; fold what is below ace and king.`),because:D(`If the bank does not qualify, your ANTE is paid and your BET returned. A new card costs as much as your ANTE, and you can no longer win the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:D(`Tap a card to exchange it, or say that you want none.`),because:D(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:D(`Raise or fold with the new card.`),because:D(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function Mr(e){return R(e,`ante`)?z(e)?.ante?{words:D(`Add a token if you like, then say that your stakes stand.`),because:D(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:D(`Choose your ANTE, or sit this round out.`),because:D(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:D(`Change a note into chips, or sit this round out.`),because:D(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function Nr({table:e,number:t,look:n}){let[r,i]=S(null);return C`<${A} label=${D(`Odds`)} title=${D(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),Se(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${Pr(r)}</div>
  </${A}>`}function Pr(e){return e===null?C`<p>${D(`Counting …`)}</p>`:e instanceof Error?C`<p role="alert">${e.message}</p>`:C`${e.decisions.map(e=>C`<${Fr} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${D(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${Lr} ...${e.jackpot} />`}const Fr=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>C`<section>
  <h3>${D(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>C`<${Qe} key=${e} card=${e} /> `)}
    <span>${D(`against`)} <${Qe} card=${n} /></span></p>
  <${fe} odds=${a} chosen=${r} />
  ${i!==null&&C`<p class="odds-cost">${i>0?D(`Your choice cost {cost} ANTE on average.`,{cost:oe(i)}):D(`Nothing was worth more than your choice.`)}</p>`}
</section>`,Ir=e=>new Intl.NumberFormat(Oe(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),Lr=({token:e,meter:t,break_even:n,wins:r})=>C`<p class="quiet">${n>0?D(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:Ir(r),meter:T(t),break_even:T(Math.ceil(n))}):D(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:Ir(r),meter:T(t)})}</p>`,Rr=we(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearCommand));function zr({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=B(e),o=gr(e,r,Y(t)),c=tt(e);return C`<div class=${j(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?C`<${Vr} view=${e} table=${t} send=${n.link.send} />`:C`<${Ur} view=${e} table=${t} isToAct=${a!==null} send=${n.link.send} />`}
    ${i?C`<${Me} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${Br(e,r,n.link.send)}
      </${Me}>`:C`<${Ke} mine=${a!==null} waiting=${r.sending} prompt=${c||s(e)}
      choices=${o}
        beside=${e.own&&e.house.odds_before&&C`<${Nr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&De.value.guide}
        guide=${a&&C`<${Re} ...${jr(e)} />`} />
      <${Ae} part=${Rr} context=${{choices:o,staking:r}} />`}
    ${!i&&C`<${Hr} view=${e} staking=${r} />`}
  </div>`}function Br(e,{last:t,lay:n},r){if(!t||t.ante>(z(e)?.stack??0))return null;let i=Er(e,t);return C`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${Or(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${Dr(i)}<${He} sign="1" /></button>`}function Vr({view:e,table:t,send:r}){let i=e.phase===`broken_up`,a=t.kept!==null||i||t.archive?void 0:t.seats.find(e=>u(e,t))??t.seats.find(e=>e.kind===`open`&&se(e,t))??t.seats.find(e=>e.kind===`bot`&&se(e,t));return C`<${te} table=${t} over=${i} send=${r} />
    ${a&&C`<div class="watching kept"><b>${F(a)}</b>
        <${n} seat=${a} table=${t} send=${r} /></div>`}`}function Hr({view:e,staking:t}){if(t.cutting)return C`<${Xt} range=${t.cutting} staking=${t} />`;if(t.ante&&L(e,`wave`))return C`<${Yt} range=${t.ante} staking=${t} />`;let n=z(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return C`<div class="own-heading">
      ${e.own&&C`<p class="own-combination"><span
        data-word="hands">${g(e.own.combination)}</span>${e.own.tier&&C` <span class="jackpot-hand">${D(`wins the jackpot`)}</span>`}</p>`}
      ${!t.picked&&C`<${Le} />`}
    </div>
    <${Ie} cards=${ce(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick}
      dealt=${!n.exchanged&&!n.choice} />`}function Ur({view:e,table:n,isToAct:r,send:i}){let a=z(e),o=n.me===null?void 0:n.seats[n.me];return!a||!o?null:C`<${P} seat=${o} own=${!0} place="bottom" turn=${r} dealer=${!1} result=${a.result}
    send=${i}
    marks=${C`<span class="stack" data-word="chips">
      <span class="unseen">${D(`chips before you`)} </span><${t} amount=${a.stack} /></span>`}>
    <${v} seat=${a} /><${wt} seat=${a} />
  </${P}>`}function Wr(e){let t=x(null),[n,r]=S(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:i}=t,a=e!==null&&i!==null&&n!==i.number&&(e.number===i.number||Gr(e,i.number+1)),o=()=>r(i?.number??0);return Ce(e=>e!==`Escape`||!a?!1:(o(),!0)),[a?i:null,o]}function Gr(e,t){let n=z(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Kr({view:e,table:t,onClose:n}){let r=e.won??[],i=Xe(t),o=e.seats.map(e=>Kn(e,r[e.seat]??0)),s=t.me??-1,c=o[s],l=e.seats.map(({result:e})=>e),u=l.map((e,t)=>e-(r[t]??0));return C`<article class="paper settled" aria-label=${D(`Settlement`)} tabindex="0">
    <header>
      ${n&&C`<button type="button" class="close" aria-label=${D(`Close`)} onClick=${n}>×</button>`}
      ${n&&z(e)?.cards?.length&&C`<${Nr} table=${t.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${c?C`<span class="own-result">${D(`This round {won}`,{won:k(r[s]??0)})}</span>`:D(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?D(`The whole round is void: all stakes are back`):a(e.bank)||D(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${c?.jackpot&&C`<p class="jackpot-won"><${he} /> ${D(`Your {combination} wins the jackpot: {amount}`,{combination:g(c.jackpot.tier),amount:k(c.jackpot.amount)})}</p>`}
    ${c&&C`<${qn} line=${c} house=${e.house} />`}
    <${qe} before=${u} results=${l} voice=${{me:t.me,nameOf:i}} settled=${()=>null}
      thisDeal=${(t,n)=>C`<${Xn} line=${o[t]??null} won=${n} loan=${Gn(e.seats[t])} />`} />
    ${n&&C`<div class="replay-links"><a class="plain replay-link" aria-keyshortcuts="v"
          href=${be(t.id,e.number)}>${D(`Replay the round`)}</a>
        <${Ue} table=${t.id} deal=${e.number} nameOf=${i} label=${D(`Check the round`)} /></div>`}
  </article>`}function qr(e,t){return!e||!t||e.number!==t.number||t.void?[]:t.seats.flatMap(t=>{let n=e.seats.find(e=>e.seat===t.seat);return n?Jr(n,t):[]}).filter(({amount:e})=>e>0)}function Jr(e,t){let{seat:n}=t,r=e.award?0:t.award?.amount??0;return[...Yr(e,t),{seat:n,amount:r,way:`paid`}]}function Yr(e,t){let{seat:n,settled:r}=t,i=(e.ante??0)+(e.bet??0)+(e.fee??0),a=(t.ante??0)+(t.bet??0)+(t.fee??0);if(t.void)return[];if(r&&!e.settled){let e=Math.min(-r.total,i);return r.total>0?[{seat:n,amount:r.total,way:`paid`}]:[{seat:n,amount:e,way:`taken`}]}return t.choice===`fold`||e.fee&&!t.fee&&t.exchanged?[{seat:n,amount:i-a,way:`taken`}]:[]}function Xr({view:e}){let t=x(e),n=x(0),[r,i]=S([]);y(()=>{let r=_e()?qr(t.current,e):[];t.current=e,r.length&&i(e=>[...e,...r.map(e=>({...e,key:n.current++}))])},[e]);let a=e=>()=>i(t=>t.filter(t=>t.key!==e));return C`<div class="travels" aria-hidden="true">
    ${r.map(({seat:t,amount:n,way:r,key:i})=>{let{x:o,bow:s}=_t(t,e.seats.length);return C`<span key=${i} class=${`travel ${r}`} style=${{"--x":o,"--bow":s}}
        onAnimationEnd=${a(i)}><${me} amount=${n} /></span>`})}
  </div>`}const Zr=({view:e})=>e;function Qr({shown:e,state:t}){let{table:n}=e,r=Zr(e),i=Ht(r,e,t),[a,o]=Wr(r);return r?C`
    <${lt} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${j(`scene stud`,`phase-${r.phase}`,a&&`after`)} style=${{"--pace":Ye()}}>
      <${ht} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${H} view=${r} nameOf=${Y(n)} />
      ${a?C`<${Kr} view=${a} table=${n} onClose=${o} />`:C`<${dt} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${vt} view=${r} table=${n} send=${t.link.send} /><${Xr} view=${r} />`}
    </div>
    <${zr} view=${r} shown=${e} state=${t} staking=${i} />`:C`<${Te} part=${je} props=${{table:n,state:t}} />`}function $r({shown:e,hands:t}){let{table:n}=e,r=Zr(e);if(!r)return null;let i=z(r),a=Xe(n),o=r.phase===`over`&&(r.won?.length??0)>0;return C`
    <${lt} view=${r} meter=${r.meter??null} />
    <div class=${j(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?C`<${Kr} view=${r} table=${n} />`:C`<${dt} view=${r} announced="" /><${vt} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&C`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${v} seat=${i} /></section>
      ${i.cards?.length?C`<${Pe} cards=${i.cards} label=${D(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const ei=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(D(`Bank change: {chips}`,{chips:m(e)})),float_added:({amount:e})=>t(D(`Addition to the float: {chips}`,{chips:m(e)})),closing_begun:()=>e(D(`The table is being closed`)),system_paused:()=>t(D(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(D(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${D(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${ti(e-r+n-i)}`),table_closed:()=>e(D(`The table is closed`))});function ti(e){return e===0?D(`The count is right`):e>0?E(`{count} chip too many`,`{count} chips too many`,e):E(`{count} chip is missing`,`{count} chips are missing`,-e)}const ni=e=>e.replaceAll(`-`,`⁠-⁠`),ri=({announced:e,noted:t})=>({slip_made:(e,n)=>t(D(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>N(t,D(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>N(t,D(`I lend you the missing chips: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?D(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):D(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(D(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?D(`The dealer calls the inspector`):D(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(D(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(D(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(D(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:o(e)})),remedy_chosen:({choice:e},t)=>N(t,ne(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${ie(t,n,Y(a))} ${r.map(ni).join(`, `)}`),hand_voided:()=>e(D(`The whole round is void: all stakes are back`)),seat_voided:(t,n)=>e(D(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(D(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(D(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(E(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(D(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(E(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(D(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(D(`{name} does not answer: taken as losing`,{name:r})):N(r,ae(e)),excess_returned:(e,n)=>t(D(`The excess on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(D(`{name}: BET stands as it is, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(D(`The inspector warns {name}`,{name:n}))}),ii=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(D(`Round {number}`,{number:t})),table_opened:()=>t(D(`The table is open`)),decks_checked:()=>t(D(`Both decks are spread and checked`)),deck_washed:()=>t(D(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?D(`The deck is shuffled and goes into the machine`):E(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(D(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>N(t,D(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?E(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):E(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(D(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(D(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(D(`{name} changes a note into {chips}`,{name:n,chips:ai(r)})),ante_staked:({amount:e},t)=>N(t,D(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>N(t,D(`a token for the jackpot`)),token_taken_back:(e,n)=>t(D(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(D(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>N(t,oi(n,e)?D(`my stakes stand`):D(`I sit this round out`)),cashed_out:(e,n)=>t(D(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(D(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:a})=>t(r.length?D(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(a.seats[e])).join(`, `)}):E(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(D(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(E(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(D(`The cards are dealt`)),sound:`card`})}),ai=e=>E(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),oi=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),si={prego_seen:({card:e})=>({words:D(`The bank shows {card}. Prego: go ahead`,{card:xe(e)}),spoken:D(`The bank shows {card}. Prego: go ahead`,{card:w(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>N(n,typeof t==`number`?D(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:F(r.seats[t])}):D(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(D(`{name} does not answer and is folded`,{name:t})):N(t,D(`fold`)),exchange_seen:({fee:e},t)=>N(t,D(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(D(`{name} does not answer; the request lapses`,{name:t})):N(t,D(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(D(`{name} does not answer and gets no card`,{name:t})):N(t,D(`no card`)),asked_again:(e,t)=>$(D(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(D(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(D(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:D(`You get {card}`,{card:xe(e)}),spoken:D(`You get {card}`,{card:w(e)}),weight:`said`,sound:`card`}:{words:D(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(D(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(D(`Everybody has chosen`)),declared:({combination:e},t)=>Q(D(`{name} declares: {combination}`,{name:t,combination:g(e)})),tables_stopped:()=>Q(D(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(d(e)),reserve_lifted:({amount:e})=>$(D(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(D(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(D(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(D(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(D(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},ci={fold_collected:({cards:e},t)=>$(E(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(D(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(D(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:a(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(li(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(D(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?E(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):D(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(D(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(D(`The municipal inspector is present`)),selector_turned:({position:e})=>$(D(`The key is at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(D(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:g(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(D(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(D(`The jackpots are paid`)),bank_stored:({cards:e})=>$(E(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(D(`Game over`)),...r!==null&&{spoken:D(`Game over. This round {won}, in all {result}.`,{won:k(e[r]??0),result:k(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(D(`The game was ended`)),sound:`settled`})};function li({result:e,total:t,combination:n},r){let a={name:r,result:i(e),chips:t?`${k(t)}`:m(0)};return n?D(`{name}, {combination}: {result}, {chips}`,{...a,combination:g(n)}):D(`{name}: {result}, {chips}`,a)}const ui={writing:()=>D(`type it: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],D(`more and less on ANTE`)],[[`p`],D(`what is paid`)],[[`o`],D(`what your choices are worth`)]],steps:sr,narrate:Ge({...ii({announced:Q,noted:$,nameAt:F}),...si,...ci,...ri({announced:Q,noted:$}),...ei({announced:Q,noted:$})},kn),prompt:e=>tt(e),decision:e=>`${e.number} ${B(e)??``}`.replace(/^\d+ $/,``),readAloud:Ln,Table:Qr,Replay:$r,Sheet:Zn,Log:ee,Situation:cr,handOf:e=>z(e)?.cards??[],house:Fn,houseRules:pe,Beside:In,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{ui as caribbeanStud};