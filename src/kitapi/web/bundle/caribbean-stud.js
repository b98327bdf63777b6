import{A as e,C as t,D as n,E as r,F as i,I as a,L as o,M as s,N as c,O as l,P as u,R as d,S as f,T as p,b as m,c as h,d as ee,f as te,g as ne,h as re,i as ie,j as ae,k as oe,l as se,m as ce,p as le,t as ue,u as de,v as fe,w as pe,x as g,y as _}from"./caribbean-stud-shared.js";import{$ as me,En as v,Ft as y,Ht as he,Lt as b,On as x,Tn as S,V as ge,Vt as C,W as _e,_ as ve,an as w,bn as T,cn as E,in as D,kn as O,ln as ye,nn as be,o as k,on as xe,sn as A,tn as Se,tt as Ce,xn as j,z as we}from"./main.js";import{$ as Te,B as Ee,G as De,H as Oe,J as ke,K as Ae,Q as je,R as Me,U as Ne,V as Pe,W as Fe,X as Ie,Z as Le,at as M,ct as Re,dt as ze,et as Be,gt as N,it as Ve,nt as He,ot as P,q as Ue,st as We,tt as Ge,ut as Ke,z as qe}from"./tables.js";import{D as Je,S as Ye,T as F,k as I,p as Xe,w as Ze}from"./shared.js";const L=(e,t)=>!!e?.options?.some(e=>e.kind===t),R=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),z=e=>e?.seats.find(({seat:t})=>t===e.me);function B(e){return L(e,`choose_remedy`)?`remedy`:L(e,`say_hand`)?`say`:L(e,`correct_bet`)?`bet`:L(e,`decline_cut`)?`cut`:e?.phase===`stakes`?L(e,`wave`)?`stakes`:null:L(e,`no_exchange`)?`card`:L(e,`fold`)?z(e)?.exchanged?`served`:`choose`:null}function Qe(e){let t=B(e),n=z(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return E(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return E(`The deck is offered to you: will you cut?`);case`stakes`:return z(e)?.ante?E(`Do your stakes stand?`):E(`Your stakes, please`);case`card`:return E(`Do you want a card?`);case`served`:return E(`Your new card is there: raise or fold?`);case`choose`:return L(e,`exchange`)?E(`Raise, fold, or exchange a card?`):E(`Raise or fold?`);case`remedy`:return E(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return E(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return L(e,`fold`)?E(`Your BET is not exact: make it twice your ANTE, or fold`):E(`Your BET is too high: take back what is too much`);case null:return``}}const $e=e=>e.console?.display??{};function et(e,t){let{shows:n=`total`,button:r,amount:i}=$e(e);if(e.paused)return E(`paused`);switch(n){case`tier`:return E(`JP {number}`,{number:r??``});case`pay`:return E(`pay the JP {amount}`,{amount:D(i??0)});default:return D(t??e.meter??0)}}const tt=({house:e,meter:t})=>j`<${k} label=${E(`Paytables`)} title=${E(`What is paid`)} shortcut="p">
    <div class="paytables"><${nt} house=${e} /><${it} house=${e} meter=${t} />
      <${at} house=${e} />
      <p><a class="plain" href=${_e(`caribbean-stud`)} target="_blank">${E(`When something goes wrong`)}</a>
        <a class="plain" href=${we(`caribbean-stud`)} target="_blank">${E(`The exact odds`)}</a></p></div>
  </${k}>`,nt=({house:e})=>j`<table class="paytable">
  <caption>${E(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${E(`Hand`)}</th><th scope="col">${E(`first five cards`)}</th>
      <th scope="col">${E(`after an exchange`)}</th></tr></thead>
  <tbody>${ae.slice(0,e.table.length).map((t,n)=>j`<tr key=${t}>
    <th scope="row">${u(t)}</th>
    <td class="figure">${rt(e.table[n])}</td><td class="figure">${rt(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${E(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?E(`The bank qualifies with ace and king or better.`):E(`The bank qualifies with an ace, a king, or better.`)}
</p>`,rt=(e=0)=>E(`{times} to 1`,{times:e});function it({house:e,meter:t}){let n=[[`royal_flush`,E(`all of it`)],[`straight_flush`,E(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return j`<table class="paytable">
    <caption>${t===null?E(`Jackpot`):E(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${E(`First five cards, with a token`)}</th><th scope="col">${E(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>j`<tr key=${e}><th scope="row">${u(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${E(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${E(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const at=({house:e})=>j`<p>
    ${E(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${E(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,ot=({view:e,meter:t})=>j`<div class="strip stud-bar">
  <span class="limits" data-word="limits">
    ${E(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&j`<${st} view=${e} meter=${t} />`}
  <${tt} house=${e.house} meter=${t} />
</div>`,st=({view:t,meter:n})=>j`<span class="meter" data-word="meter" tabindex="0">
  <span class="meter-name">${E(`Jackpot`)}</span> <b
    class="figure">${et(t,e(n))}</b></span>`;function ct({view:e,announced:t}){let{held:n,cards:r=[],qualifies:i}=e.bank,a=Math.max(n-r.length,0);return j`<section class="bank" aria-label=${E(`The bank`)}>
    <${ut} /><${dt} />
    <p class=${T(`bank-cards`,i===!1&&`unqualified`)}
      data-word=${a&&r.length?`upcard`:void 0}>
      ${Array.from({length:a},(e,t)=>j`<${y} key=${t} />`)}
      ${r.map(e=>j`<${b} key=${e} card=${e} class="turned" />`)}
      ${a>0&&j`<span class="unseen">${A(`{count} card face down`,`{count} cards face down`,a)}</span>`}
      ${!n&&j`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words"><span
      data-word=${e.bank.combination?`qualify`:void 0}>${s(e.bank)}</span></p>
    <p class="announced" aria-hidden="true">${t}</p>
  </section>`}const lt=[1,5,25,25,100,100,500,1e3],ut=()=>j`<svg class="chip-tray" data-word="tray" viewBox="0 0 176 30" aria-hidden="true">
  <rect class="tray-frame" x="0.75" y="0.75" width="174.5" height="28.5" rx="5" />
  ${lt.map((e,t)=>j`<g key=${t} class=${`disc of-${e}`} transform=${`translate(${t*21+5} 0)`}>
    <rect class="disc-face" x="0" y="5" width="19" height="20" rx="3" />
    <path class="disc-notches" d="M9.5 5v20" pathLength="14" /></g>`)}
</svg>`,dt=()=>j`<svg class="shoe" data-word="shuffler" viewBox="0 0 64 46" aria-hidden="true">
  <path class="shoe-body" d="M10 4h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H22L4 30V10a6 6 0 0 1 6-6z" />
  <path class="shoe-card" d="M8 29 24 39h-7L3 31z" /><path class="shoe-slit" d="M8 28l15 10" />
  <circle class="shoe-light" cx="51" cy="13" r="3" />
</svg>`;function ft({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:j`<p class="paper standstill" role="status">${n&&!e?l(n):E(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function pt(e,t){let n=(e+.5)/t;return{x:n,bow:Math.max(1-((n-.5)/.43)**2,0)}}const mt=(e,t)=>pt(t-1-e,t);function ht({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return j`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>j`<li key=${i.seat} class=${T(`place-at`,i.seat===o&&`own`)}
      style=${_t(s,a.length)}>
      <${gt} seat=${i.seat} />
      ${i.seat===o?j`<${vt} seat=${i} />`:j`<${yt} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const gt=({seat:e})=>j`<span class="seat-sign"><span aria-hidden="true">${I(e)}</span><span
  class="unseen">${E(`seat {number}`,{number:I(e)})}</span></span>`;function _t(e,t){let{x:n,bow:r}=pt(e,t);return{"--x":n,"--bow":r}}const vt=({seat:e})=>j`<span class="own-mark">${E(`you`)}</span>
  <div class="spot" aria-hidden="true">
    <${_} seat=${e} /><${bt} seat=${e.settled?e:{...e,cards:[]}} />
  </div>`;function yt({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return j`<${N} seat=${a} own=${e.seat===n.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${o} result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&j`<${_} seat=${e} />
      <${bt} seat=${e} open=${r} />
      <${xt} seat=${e} />`}
    ${i&&j`<${Ke} seat=${a} table=${n} send=${i} />`}
  </${N}>`}function bt({seat:{held:e=0,cards:t=[]},open:n=[]}){let r=t.length?t:n;return r.length?j`<p class="their-cards">${r.map(e=>j`<${b} key=${e} card=${e} />`)}</p>`:j`<p class=${T(`their-cards`,!e&&`none`)}>
    ${Array.from({length:e},(e,t)=>j`<${y} key=${t} />`)}
    ${e>0&&j`<span class="unseen">${A(`{count} card`,`{count} cards`,e)}</span>`}
  </p>`}function xt({seat:e}){let{settled:t,award:n}=e;return j`<p class=${T(`standing-words`,n&&`won-jackpot`)}>${a(e)}
    ${t&&j` <b class="figure">${w(t.total)}</b>`}
    ${n&&j` <b class="figure award">${E(`jackpot {amount}`,{amount:w(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>j`<section class="felt">
  <${ot} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${T(`dealers-side`,`phase-${e.phase}`)}>
    <${ft} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${ht} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${ct} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=fe(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return j`<section class="paper incident" role="status" aria-label=${E(`The table stands still`)}>
    <p><b>
      ${e.caller===null?E(`The table stands still.`):E(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&j`<p>${ne(o)} <small class="clause">${a.irregularity}</small></p>
      ${le(a,r).map(e=>j`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&j`<p class="pending">
        <span class="quiet">
          ${E(`The ruling will be:`)}</span> ${re(n.continues,n.values,r)} ${n.clauses.map(e=>j`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    ${St(e,t,r).map(e=>j`<p class="quiet" key=${e}>${e}</p>`)}
  </section>`}function St({stated:e,joined:t,choosing:n,choices:i},a,o){let s=[...n.map(o),...a.map(r)];return e?[...t.map(e=>E(`Present: {role}.`,{role:r(e)})),...Object.entries(i).map(([e,t])=>E(`{name}: {words}`,{name:o(Number(e)),words:de(t)})),...s.length?[E(`Waiting for {names}`,{names:s.join(`, `)})]:[]]:[E(`Waiting for the gaming inspector.`)]}const Ct={open_table:()=>E(`The table is open`),check_decks:()=>E(`The decks are complete`),wash:()=>E(`The cards are washed`),offer_cut:(e,t)=>E(`{name}, will you cut?`,{name:t}),invite_stakes:()=>E(`Place your stakes, please`),no_more_bets:()=>E(`No more bets please`),count_tokens:({tokens:e})=>A(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>ye(`dealer`,`Cards`),turn_upcard:()=>E(`Prego, go ahead`),take_stub:()=>E(`Exchanges, please`),ask_seat:(e,t)=>E(`{name}, a card?`,{name:t}),give_card:(e,t)=>E(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>E(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>E(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>E(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>E(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>E(`The bank shows`),settle:(e,t,n)=>wt(n,t),store_bank:()=>E(`The bank's cards, counted`),game_over:()=>E(`Game over`)};function wt({bank:e},t){return e.qualifies===!1?E(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?E(`The bank: {combination}. Against it: {name}`,{combination:u(e.combination),name:t}):t}const Tt=(e,t,n)=>Ct[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,Et={open_table:()=>E(`Open the table`),check_decks:()=>E(`Spread and check both decks`),wash:()=>E(`Wash the deck`),offer_cut:(e,t)=>E(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>E(`Invite stakes`),send_back:(e,t)=>E(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>E(`Change chips back: {name}`,{name:t}),no_more_bets:()=>E(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>A(`Count {count} token`,`Count {count} tokens`,e),deal:()=>E(`Deal the cards`),turn_upcard:()=>E(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?E(`Take the stub out, a null card under it`):E(`Keep the stub in the left hand`),ask_seat:(e,t)=>E(`Ask: {name}`,{name:t}),give_card:(e,t)=>E(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>E(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?E(`Still no answer, continue without: {name}`,{name:t}):E(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>E(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>E(`Check BET: {name}`,{name:t}),reveal:()=>E(`Turn the bank's cards`),settle:(e,t)=>E(`Settle: {name}`,{name:t}),store_bank:()=>E(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>E(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>E(`I am present`),confirm:({genuine:e},t)=>E(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>E(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>E(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>E(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>E(e?`The hand stands`:`The hand is void`),confirm_count:()=>E(`Confirm the count`),dismiss:()=>E(`Nothing irregular: continue`),call_inspector:()=>E(`Call the inspector`),begin_closing:()=>E(`Close the table`)};function U(e,t,n){return e.kind===`slip`?Dt(String(e.what),n(Number(e.seat))):Et[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function Dt(e,t){switch(e){case`skip_seat`:return E(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return E(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return E(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return E(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const Ot=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],kt=[`pass_over`,`send_back`,`cash_out`],At=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),jt=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function Mt(e,t,n){let r=At(e).filter(({kind:e,seat:t})=>!Ot.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=jt(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>kt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const Nt=e=>jt(e).length>0,W=(e,t)=>At(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=Mt(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?Tt(s.action,e,t):``;return j`<section class="step-bar" aria-label=${E(`What may be done now`)}>
    ${a&&j`<p class="aloud">
        ${d?j`<span class="quiet">${E(`Say:`)}</span> <q>${d}</q>`:j`<span class="quiet">${s?E(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&j`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&j`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${We}
        sign="1" /></button>`}
    <${K} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?j`<details class="aside needed"><summary>${E(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:j`<div class="needed"><span class="quiet">${E(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?j`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return j`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&j`<${We} sign=${o} />`}</button>`})}</div>`:null;function Pt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return j`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>j`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${E(`{name} declares: {combination}`,{name:i(e.seat),combination:u(e.declared??`high_card`)})}>
          <h2>
            ${E(`{name} declares: {combination}`,{name:i(e.seat),combination:u(e.declared??`high_card`)})}</h2>
          <${Ft} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${E(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function Ft({seat:{cards:e=[],held:t=0,exchanged:n}}){let r=Math.max(t-e.length,0);return j`<p class="camera-cards">${e.map(e=>j`<${b} key=${e} card=${e} />`)}
    ${Array.from({length:r},(e,t)=>j`<${y} key=${t} />`)}
    ${r>0&&j`<span class="unseen">${A(`{count} card face down`,`{count} cards face down`,r)}</span>`}</p>
    ${n&&j`<p class="quiet">${E(`A card of it was exchanged.`)}</p>`}`}const It=e=>`kitapi.stakes.${e}`;function Lt(e){try{return JSON.parse(sessionStorage.getItem(It(e))??`null`)}catch{return null}}function Rt(e,t){try{sessionStorage.setItem(It(e),JSON.stringify(t))}catch{}}function zt(e,{table:t,catchingUp:n},r){let[i,a]=O(null),[o,s]=O(null),[c,l]=O(null),u=r.link.unanswered.value.size>0,d=Lt(t.id),f=R(e,`ante`),p=R(e,`cut`),m=e?`${e.number} ${e.phase}`:``,h=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return v(()=>{a(null),s(null),l(null)},[m]),v(()=>a(null),[z(e)?.ante]),v(()=>{c&&!h.includes(c)&&l(null)},[h.join()]),Bt(e,t.id),Vt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:h,lay:Ut(e,u,r),act:u?null:r.act,amount:f?q(i??(z(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function Bt(e,t){let n=z(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;S(()=>{r&&Rt(t,r)},[e?.number,r?.ante,r?.token])}function Vt(e,t,n){let r=x(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),a=`${e?.number} ${e?.own?.combination} ${i}`,o=Se.value.declare&&L(e,`declare`)&&!t&&r.current!==a;S(()=>{o&&(r.current=a,n.act({kind:`declare`}))},[o,a])}const Ht=[`over`,`prepare`,`stakes`];function Ut(e,t,n){let[r,i]=O([]),[a,...o]=r,s=!e||!Ht.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Wt(e,a);return S(()=>{s&&r.length&&i([])},[s]),S(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Wt(e,{kind:t}){return t===`ante`?!!R(e,`ante`):L(e,t)&&!!z(e)?.ante}const Gt=[1,5,20];function Kt({range:e,staking:{amount:t,choose:n}}){let r=t=>n(q(t,e)),i={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return me(n=>n!==`+`&&n!==`-`?!1:(r(t+(n===`+`?e.step:-e.step)),!0)),j`<div class="stake-chooser" role="group" aria-label=${E(`Your ANTE`)}>
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
      ${Gt.map(t=>t*e.step).filter(t=>t<e.highest).map(n=>j`<button type="button" key=${n}
          class="chip-button" aria-label=${A(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>r(t===e.lowest&&n>t?n:t+n)}>
          <${m} value=${pe(n)} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>r(e.highest)}>${E(`most`)}</button>
    </div>
  </div>`}function qt({range:e,staking:{cut:t,setCut:n,act:r}}){return j`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${A(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function Jt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?j`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=O({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return j`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>j`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const Yt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},Xt={R:0,JPL:-90,JPH:90,S:180};function Zt({position:e,next:t,turn:n}){return j`<div class="selector" role="radiogroup" aria-label=${E(`Key selector`)} onKeyDown=${e=>{let t=Yt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>j`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${T(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${Qt(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${Xt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function Qt(e){switch(e){case`R`:return E(`{position}, run`,{position:e});case`JPL`:return E(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return E(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return E(`{position}, service`,{position:e})}}const $t=[1,2,3,4,5];function en({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},d=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],f=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],p=W(e,`open_table`).length>0;return j`<section class="console-box" aria-label=${E(`Console`)}>
    <${nn} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${E(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>j`<${tn} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${$t.map(e=>j`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${T(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,d.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${u(ae[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${Zt} position=${o} next=${f}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:p?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function tn({seat:e,lit:t}){let n=I(e),r=E(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return j`<li class=${T(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function nn({view:e,meter:t,nameOf:n}){let{seat:r}=$e(e);return j`<output class="display" lang=${xe()} aria-label=${E(`Display`)}>
    ${et(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function rn(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=O([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return j`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${an(e)} />
    ${s&&j`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${E(`Next deal`)}</button>
      </div>`}
    <${on} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&u.length>0&&j`<${sn} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${en} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${cn} ...${e} /><${ln} ...${e} /></div>`}function an({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?E(`Waiting for {names}`,{names:a.join(`, `)}):o(e)}function on({view:e,act:t}){let n=R(e,`cut`),[r,i]=O(26);if(!n)return null;let a=q(r,n);return j`<div class="dealers-cut"><${qt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${E(`Cut it myself`)}</button>
  </div>`}const sn=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>j`<details class="aside"><summary>${E(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${E(`A token does not fall`)}</legend>
      ${e.map(e=>j`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${E(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function cn({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=At(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return j`<section class="tray" aria-label=${E(`Tray`)}>
    ${e.desk&&j`<p class="tray-line">
        ${E(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&j`<p class="tray-line">${E(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&j`<${J} words=${E(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:E(`Chips counted`)},{name:`notes`,label:E(`Notes counted`)}]} />`}
    ${i&&j`<${J} words=${E(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:E(`Chips counted`)}]} />`}
    <${Jt} view=${e} action="bank_change" label=${E(`Bank change`)} words=${E(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function ln({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:j`<details class="aside mistakes"><summary>${E(`Mistakes for practice`)}</summary>
    ${i.length>0&&j`<p>${E(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function un({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(dn))t.set(n,[...t.get(n)??[],r]);return t}function dn(e){return e.kind===`form`&&e.action===`state_facts`?fn(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const fn=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),pn=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function mn(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function hn({view:e,nameOf:t,act:n}){let r=un(e),[i,a]=O(``),[o,s]=O({}),c=fe(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=gn(l,o),f=e=>c.find(t=>t.id===e)?.what??``,p=l.length>0&&u.every(({name:e})=>d[e]!==void 0),m=e=>{a(e),s({})};return j`<details class="aside facts" open=${!!e.incident}><summary>${E(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),p&&(n({kind:`state_facts`,irregularity:i,...d}),m(``))}}>
      <${_n} label=${E(`What is irregular`)} value=${i} onChoice=${m}
        choices=${[...r.keys()].map(e=>[e,`${ne(f(e))} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>j`<${_n} key=${`${i} ${e}`} label=${ee(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),vn(e,n,t)])} />`)}
      <button class="plain" disabled=${!p}>${E(`State it`)}</button>
    </form>
  </details>`}function gn(e,t){let n={};return{fields:pn(e).map(r=>{let i=mn(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const _n=({label:e,value:t,choices:n,onChoice:r})=>j`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${E(`choose …`)}</option>
    ${n.map(([e,n])=>j`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function vn(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):te(t)}function yn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return j`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${bn(e)} />
    <section class="reporting" aria-label=${E(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${hn} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${en} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${E(`Tray`)}>
      ${e.desk&&j`<p class="tray-line">
          ${E(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&j`<p class="tray-line">${E(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${Jt} view=${e} action="add_to_float" label=${E(`Addition to the float`)} words=${E(`Add`)}
        act=${r} />
    </section></div>`}function bn(e){return e.incident?e.incident.stated?E(`The facts are stated; others are waited for.`):E(`You are called to the table: state what happened.`):e.phase===`jackpot`?E(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):E(`Nothing for you to do now.`)}function xn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return j`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${E(`Nothing for you to do now.`)} />
    <${Sn} view=${e} nameOf=${i} act=${r} />
    <${Cn} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function Sn({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return j`${r.map(({seat:r})=>j`<section class="claim" key=${r} aria-label=${E(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${E(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:E(`Winnings in addition`)}]}
        words=${E(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function Cn({seen:e,nameOf:t}){let n=e.filter(e=>P(e)===`settled_seen`&&e.unclaimed);return j`<section class="unclaimed" aria-label=${E(`Jackpots not declared`)}><h2>${E(`Jackpots not declared`)}</h2>
    ${n.length?j`<ul>
        ${n.map((e,n)=>j`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${u(e.settled.combination)}`}</li>`)}</ul>`:j`<p class="quiet">${E(`None, as far as this page has seen.`)}</p>`}
  </section>`}function wn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return j`<div class="bench"><section class="paper slip asked-of-me">
      <p>${Tn(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${E(`Nothing for you to do now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function Tn(e){return W(e,`attend`).length?e.incident?E(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?E(`The table is being opened: your presence is required.`):e.phase===`closing`?E(`The table is being closed: your presence is required.`):E(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?E(`You have said that you are present.`):E(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?E(`seat {number}`,{number:I(t)}):F(n)};function En(e){if(!e||!Ze(e))return F(e);let t=E(`seat {number}`,{number:I(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const Dn={dealer:rn,gaming_inspector:yn,municipal_inspector:wn,gaming_management:xn,control_room:Pt};function On({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=Dn[n];return a?j`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function kn({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>P(e)===`jackpot_awarded`).slice(-3).reverse();return j`<h1 class="wall-name">${E(`Jackpot`)}
    ${e.house&&j` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&($e(r).shows??`total`)!==`total`?j`<p class="odometer">${et(r,i)}</p>`:j`<${An} total=${i} />`}
    ${a&&j`<p class="wall-stopped" role="status">${E(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&j`<p class="wall-stopped" role="status">${l(r.waiting_for)}</p>`}
    ${r&&j`<${jn} house=${r.house} total=${i} />`}
    ${o.length>0&&j`<ul class="wall-awards" aria-label=${E(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>j`<li key=${i}>
          ${E(`{name}, {combination}: {amount}`,{name:F(e.seats[t]),combination:u(n),amount:r})}</li>`)}
      </ul>`}`}function An({total:e}){let t=[...String(e)];return j`<p class="odometer" role="img" aria-label=${D(e)}>${t.map((e,n)=>{let r=t.length-n;return j`<span key=${r} class=${T(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>j`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function jn({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return j`<dl class="tiers">
    ${n.map(([e,t])=>j`<div key=${e}><dt>${u(e)}</dt>
      <dd class="figure">${D(t)}</dd></div>`)}
  </dl>`}const Mn={roles:p,roleName:r,roleTask:n,waits:Nt,Console:On,Meter:kn};function Nn({state:e}){let t=e.shown.value?.view??null;return!t||!R(t,`misplace_bet`)?null:j`<section class="house-here"><h3>${E(`Mistakes for practice`)}</h3>
    <${Jt} view=${t} action="misplace_bet" label=${E(`A wrong BET`)} words=${E(`Lay it`)} act=${e.act} />
  </section>`}function Pn(e){let t=e.view;return t?[Fn(t),In(t),Ln(t),Qe(t)||`${o(t)}.`].filter(Boolean).join(` `):E(`No cards have been dealt yet.`)}function Fn({bank:e}){let t=(e.cards??[]).map(e=>C(e)).join(`, `);return[t&&E(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${s(e)}.`].filter(Boolean).join(` `)}function In(e){let t=h(z(e)?.cards??[]).map(e=>C(e)).join(`, `);return[t&&E(`Your hand: {cards}.`,{cards:t}),e.own&&`${u(e.own.combination)}.`].filter(Boolean).join(` `)}function Ln(e){let t=z(e);return t?E(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:w(t.result)}):``}function Rn(e){switch(e){case`CSP-034`:return E(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return E(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return E(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return E(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return E(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return E(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return E(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return E(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return E(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return E(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:zn,RuleText:Bn}=Ue(Rn),Vn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Hn=e=>(e?.borrowed??0)-(e?.lent??0);function Un(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Hn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const Wn=({line:e,house:t})=>j`<${ke} lines=${Gn(e,t)} RuleTap=${zn} />`;function Gn({result:e,ante:t,bet:n,fee:r,token:a,jackpot:o,combination:s,loan:c},l){let d=e===null?`AMB-20`:Vn[e];return[{words:E(`{wager}: {amount}`,{wager:E(`ANTE`),amount:w(t)}),calculation:i(e),clause:d},...e===`fold`?[]:[{words:E(`{wager}: {amount}`,{wager:E(`BET`),amount:w(n)}),calculation:Kn(n,s??null,l),clause:d}],...r?[{words:E(`new card: {amount}`,{amount:w(r)}),clause:`CSP-148`}]:[],...a?[{words:E(`token: {amount}`,{amount:w(-a)}),clause:`CSP-053`}]:[],...o?[{words:E(`jackpot: {amount}`,{amount:w(o.amount)}),calculation:u(o.tier),clause:`CSP-132`}]:[],...c?[{words:E(c>0?`borrowed: {amount}`:`lent: {amount}`,{amount:w(c)}),clause:`AMB-63`}]:[]]}function Kn(e,t,n){if(!t)return null;let r=u(t),i=n?.table[ae.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?E(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function qn({line:e,won:t,loan:n}){let r=e?[{words:E(`ANTE`),amount:e.ante},...e.bet?[{words:E(`BET`),amount:e.bet}]:[],...e.fee?[{words:E(`new card`),amount:e.fee}]:[],...e.token?[{words:E(`token`),amount:-e.token}]:[],...e.jackpot?[{words:E(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:E(`sat out`),amount:0}];return n&&r.push({words:E(n>0?`borrowed`:`lent`),amount:n}),j`<${Te} terms=${r} words=${E(`this round`)} total=${w(t)} />`}function Jn({sheet:e,table:t,view:n}){let[r,i]=Be(),a=Je(t),o=e.results.length?e.results:n.seats.map(()=>0),s=e=>E(`Result, {name}`,{name:a(e)});return j`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${E(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${o.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&j`<${je}
        key=${n} label=${s(n)} figure=${w(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${w(e)}</b></${je}>`)}</p>
    ${r!==null&&j`<${Ie} label=${s(Number(r))} result=${o[Number(r)]??0}
      terms=${Le(e.hands,e=>Xn(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Ge} title=${E(`History`)} deals=${e.hands} table=${t}
      line=${e=>j`<${Zn} round=${e} me=${t.me} />`}
      details=${e=>j`<${Qn} round=${e} nameOf=${a} />`} />
  </div>`}const Yn=({seats:e},t)=>e.find(e=>e.seat===t);function Xn(e,t){let n=Yn(e,t);return n?i(n.result):E(`sat out`)}function Zn({round:e,me:t}){let n=t===null?void 0:Yn(e,t),r=e.combination?u(e.combination):E(`all folded`);return j`<span>${e.void?E(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?j`${i(n.result)} <b class="figure">${w(n.won)}</b>`:t!==null&&E(`sat out`)}
    </span>`}const Qn=({round:e,nameOf:t})=>j`<p class="quiet">${s(e)}</p>
  ${e.rulings?.length?j`<p class="quiet">
      ${E(`Ruled on:`)} ${e.rulings.map((e,t)=>j`<${zn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?j`<p class="laid">${e.bank.map(e=>j`<${b} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>j`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?u(e.combination):i(e.result)}</span>
      <b class="figure verdict">${w(e.won)}</b></summary>
    ${e.cards?.length?j`<p class="laid">${e.cards.map(e=>j`<${b} key=${e} card=${e} />`)}</p>`:null}
    <${Wn} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},$n={hand_opened:(e,t,n)=>nr(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,tr(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...er(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...er(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},er=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function tr(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function nr(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const rr={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},ir={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...$n[P(t)]?.(r,t,n)}},span:e=>rr[P(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&nr(t))},ar=({situation:e})=>j`<div class="drill-felt">
  ${e.meter!==null&&j`<${ur} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&j`<section class="drill-bank" aria-label=${E(`The bank`)}>
      <${cr} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>j`<li key=${e.seat} class=${T(`drill-seat`,!or(e)&&`bare`)}>
      <b class="drill-seat-name">${E(`Seat {seat}`,{seat:I(e.seat)})}</b>
      ${or(e)&&j`<${sr} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,or=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),sr=({seat:e})=>j`
  <${cr} cards=${e.cards} down=${e.down} />
  <${_} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${lr(e).join(` · `)}</p>`,cr=({cards:e,down:t})=>j`<p class="drill-cards">
  ${Array.from({length:t},(e,t)=>j`<${y} key=${t} />`)}
  ${e.map(e=>j`<${b} key=${e} card=${e} />`)}
  ${t>0&&j`<span class="unseen">${A(`{count} card face down`,`{count} cards face down`,t)}</span>`}
</p>`;function lr({choice:e,result:t,declared:n,aside:r,served:a,regular:o,paid:s}){return[a?E(`card given`):r?E(`asks for a card`):``,o?``:E(`request not regular`),t?i(t):e===`fold`?E(`folded`):e===`raise`?E(`raised`):``,n&&!t?u(n):``,s?E(`paid {amount}`,{amount:s}):``].filter(Boolean)}const ur=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>j`<dl class="drill-console">
  <div class="drill-meter"><dt>${E(`Jackpot`)}</dt><dd class="figure">${D(i)}</dd></div>
  <div><dt>${E(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>j`<div key=${e}><dt>${E(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&j`<div><dt>${E(`Municipal inspector`)}</dt><dd>${E(`present`)}</dd></div>`}
  <div><dt>${E(`four of a kind`)}</dt><dd class="figure">${D(e.four_of_a_kind)}</dd></div>
  <div><dt>${E(`full house`)}</dt><dd class="figure">${D(e.full_house)}</dd></div>
  <div><dt>${E(`flush`)}</dt><dd class="figure">${D(e.flush)}</dd></div>
</dl>`,dr={choose_remedy:({choice:e})=>({label:de(e)}),say_hand:({outcome:e})=>({label:ce(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:j`${typeof e==`number`?E(`Make BET exact with chips of {name}`,{name:t(e)}):E(`Make BET exact`)} <${g} amount=${n?.bet??0} />`,spoken:typeof e==`number`?E(`Make BET exact with chips of {name}`,{name:t(e)}):E(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:E(`Lend {amount} for BET: {name}`,r),weighty:E(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:E(`Call the inspector`),weighty:E(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},fr=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=dr[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function pr(e,t,n){let r=(n,r,i={})=>L(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,j`${E(`Change a note`)} <${g} amount=${e.house.buy_in} />`,{spoken:A(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!R(e,`ante`),word:`chips`});return[...r(`declare`,gr(e),{likely:!0,word:`declare`}),...yr(e,t),...r(`no_exchange`,E(`No card`),{likely:!t.picked,word:`exchange`}),...br(e,t,n),...r(`fold`,j`${E(`Fold`)}${mr(e.own?.fold_loses)}`,{spoken:_r(e),weighty:vr(e),word:`fold`}),...r(`withdraw_exchange`,E(`Take my card back`),{word:`exchange`}),...xr(e,t),...Tr(e,t),...r(`token`,j`${E(`Token`)} <${g} amount=${e.house.token} />`,{spoken:E(`Put in a token for the jackpot, {token}`,{token:e.house.token}),word:`jp`}),...R(e,`ante`)?[]:i,...r(`wave`,z(e)?.ante?E(`My stakes stand`):E(`Sit this round out`),{likely:!!z(e)?.ante,word:`stakes`}),...r(`take_back_token`,E(`Take the token back`),{word:`jp`}),...r(`take_back_ante`,E(`Take the stakes back`),{word:`stakes`}),...R(e,`ante`)?i:[],...Er(t),...r(`decline_cut`,E(`Let the next one cut`),{word:`cut`}),...fr(e,t,n)]}const mr=e=>e?j` <small class="costs figure">−${e}</small>`:null,hr=({own:e})=>e?u(e.combination):``,gr=e=>E(`Declare: {combination}`,{combination:hr(e)}),_r=({own:e})=>e?.fold_loses?A(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):E(`Fold`),vr=e=>e.own?.tier?E(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:hr(e)}):void 0;function yr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,word:`exchange`,act:n&&(()=>n({kind:`exchange`,card:t})),label:j`${E(`Exchange`)} <${Xe} card=${t} /> <${g} amount=${r} />`,spoken:E(`Exchange the {card} for {fee}`,{card:C(t),fee:r}),weighty:e.own?.tier?E(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:hr(e)}):void 0}]:[]}const br=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,word:`bet`,act:t&&(()=>t(e)),label:j`${i===null?E(`Raise`):E(`Raise with chips of {name}`,{name:i})} <${g} amount=${r} />`,spoken:i===null?E(`Raise, {amount} on BET`,{amount:r}):E(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function xr(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||z(e)?.ante)return[];let a=Sr(e,t);return[{key:`again`,likely:!0,word:`stakes`,act:i?null:()=>r(a),label:Cr(a),spoken:wr(a)}]}const Sr=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(z(e)?.stack??0)}),Cr=({ante:e,token:t})=>j`${E(`Same again`)} <${g} amount=${e} />
  ${t&&j`<span
    class="with-token"> + ${E(`JP`)}</span>`}`,wr=({ante:e,token:t})=>E(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function Tr(e,{ante:t,amount:n,act:r}){let i=z(e)?.ante??0;return!t||i===n?[]:[{key:`ante`,likely:!i,word:`ante`,act:r&&(()=>r({kind:`ante`,amount:n})),label:j`${E(i?`Change to`:`Stake`)} <${g} amount=${n} />`,spoken:E(`Stake {amount} on ANTE`,{amount:n})}]}const Er=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,word:`cut`,act:n&&(()=>n({kind:`cut`,amount:t})),label:A(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function Dr(e){switch(B(e)){case`cut`:return{words:E(`Cut anywhere, or let the next player do it.`),because:E(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return Or(e);case`choose`:return{words:E(`Raise with a pair or better; fold what is below ace and king.`),because:E(`If the bank does not qualify, your ANTE is paid and your BET returned. A new card costs as much as your ANTE, and you can no longer win the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:E(`Tap a card to exchange it, or say that you want none.`),because:E(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:E(`Raise or fold with the new card.`),because:E(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function Or(e){return R(e,`ante`)?z(e)?.ante?{words:E(`Add a token if you like, then say that your stakes stand.`),because:E(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:E(`Choose your ANTE, or sit this round out.`),because:E(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:E(`Change a note into chips, or sit this round out.`),because:E(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function kr({table:e,number:t,look:n}){let[r,i]=O(null);return j`<${k} label=${E(`Odds`)} title=${E(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),ve(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${Ar(r)}</div>
  </${k}>`}function Ar(e){return e===null?j`<p>${E(`Counting …`)}</p>`:e instanceof Error?j`<p role="alert">${e.message}</p>`:j`${e.decisions.map(e=>j`<${jr} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${E(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${Pr} ...${e.jackpot} />`}const jr=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>j`<section>
  <h3>${E(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>j`<${Mr} key=${e} card=${e} /> `)}
    <span>${E(`against`)} <${Mr} card=${n} /></span></p>
  <${ue} odds=${a} chosen=${r} />
  ${i!==null&&j`<p class="odds-cost">${i>0?E(`Your choice cost {cost} ANTE on average.`,{cost:ie(i)}):E(`Nothing was worth more than your choice.`)}</p>`}
</section>`,Mr=({card:e})=>j`<span><span class="unseen">${C(e)}</span><${Xe} card=${e} /></span>`,Nr=e=>new Intl.NumberFormat(xe(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),Pr=({token:e,meter:t,break_even:n,wins:r})=>j`<p class="quiet">${n>0?E(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:Nr(r),meter:D(t),break_even:D(Math.ceil(n))}):E(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:Nr(r),meter:D(t)})}</p>`,Fr=be(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearCommand));function Ir({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=B(e),s=pr(e,r,Y(t)),c=Qe(e);return j`<div class=${T(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?j`<${Rr} view=${e} table=${t} send=${n.link.send} />`:j`<${Br} view=${e} table=${t} isToAct=${a!==null} send=${n.link.send} />`}
    ${i?j`<${Oe} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${Lr(e,r,n.link.send)}
      </${Oe}>`:j`<${Re} mine=${a!==null} waiting=${r.sending} prompt=${c||o(e)}
      choices=${s}
        beside=${e.own&&e.house.odds_before&&j`<${kr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&Se.value.guide}
        guide=${a&&j`<${Fe} ...${Dr(e)} />`} />
      <${Ee} part=${Fr} context=${{choices:s,staking:r}} />`}
    ${!i&&j`<${zr} view=${e} staking=${r} />`}
  </div>`}function Lr(e,{last:t,lay:n},r){if(!t||t.ante>(z(e)?.stack??0))return null;let i=Sr(e,t);return j`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${wr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${Cr(i)}<${We} sign="1" /></button>`}function Rr({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&ze(e,t))??t.seats.find(e=>e.kind===`bot`&&ze(e,t));return j`<${qe} table=${t} over=${r} send=${n} />
    ${i&&j`<div class="watching kept"><b>${F(i)}</b>
        <${Ke} seat=${i} table=${t} send=${n} /></div>`}`}function zr({view:e,staking:t}){if(t.cutting)return j`<${qt} range=${t.cutting} staking=${t} />`;if(t.ante&&L(e,`wave`))return j`<${Kt} range=${t.ante} staking=${t} />`;let n=z(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return j`<div class="own-heading">
      ${e.own&&j`<p class="own-combination"><span
        data-word="hands">${u(e.own.combination)}</span>${e.own.tier&&j` <span class="jackpot-hand">${E(`wins the jackpot`)}</span>`}</p>`}
      <${Pe} />
    </div>
    <${Ne} cards=${h(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick}
      dealt=${!n.exchanged&&!n.choice} />`}function Br({view:e,table:t,isToAct:n,send:r}){let i=z(e),a=t.me===null?void 0:t.seats[t.me];return!i||!a?null:j`<${N} seat=${a} own=${!0} place="bottom" turn=${n} dealer=${!1} result=${i.result}
    send=${r}
    marks=${j`<span class="stack" data-word="chips">
      <span class="unseen">${E(`chips before you`)} </span><${f} amount=${i.stack} /></span>`}>
    <${_} seat=${i} /><${xt} seat=${i} />
  </${N}>`}function Vr(e){let t=x(null),[n,r]=O(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:i}=t,a=e!==null&&i!==null&&n!==i.number&&(e.number===i.number||Hr(e,i.number+1)),o=()=>r(i?.number??0);return me(e=>e!==`Escape`||!a?!1:(o(),!0)),[a?i:null,o]}function Hr(e,t){let n=z(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Ur({view:e,table:t,onClose:n}){let r=e.won??[],i=Je(t),a=e.seats.map(e=>Un(e,r[e.seat]??0)),o=t.me??-1,c=a[o],l=e.seats.map(({result:e})=>e),d=l.map((e,t)=>e-(r[t]??0));return j`<article class="paper settled" aria-label=${E(`Settlement`)} tabindex="0">
    <header>
      ${n&&j`<button type="button" class="close" aria-label=${E(`Close`)} onClick=${n}>×</button>`}
      ${n&&z(e)?.cards?.length&&j`<${kr} table=${t.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${c?j`<span class="own-result">${E(`This round {won}`,{won:w(r[o]??0)})}</span>`:E(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?E(`The whole hand is void: all stakes are back`):s(e.bank)||E(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${c?.jackpot&&j`<p class="jackpot-won"><${m} /> ${E(`Your {combination} wins the jackpot: {amount}`,{combination:u(c.jackpot.tier),amount:w(c.jackpot.amount)})}</p>`}
    ${c&&j`<${Wn} line=${c} house=${e.house} />`}
    <${Me} before=${d} results=${l} voice=${{me:t.me,nameOf:i}} settled=${()=>null}
      thisDeal=${(t,n)=>j`<${qn} line=${a[t]??null} won=${n} loan=${Hn(e.seats[t])} />`} />
    ${n&&j`<a class="plain replay-link" aria-keyshortcuts="v" href=${ge(t.id,e.number)}>
        ${E(`Replay the deal`)}</a>
        <${He} table=${t.id} deal=${e.number} nameOf=${i} />`}
  </article>`}function Wr(e,t){return!e||!t||e.number!==t.number||t.void?[]:t.seats.flatMap(t=>{let n=e.seats.find(e=>e.seat===t.seat);return n?Gr(n,t):[]}).filter(({amount:e})=>e>0)}function Gr(e,t){let{seat:n}=t,r=e.award?0:t.award?.amount??0;return[...Kr(e,t),{seat:n,amount:r,way:`paid`}]}function Kr(e,t){let{seat:n,settled:r}=t,i=(e.ante??0)+(e.bet??0)+(e.fee??0),a=(t.ante??0)+(t.bet??0)+(t.fee??0);if(t.void)return[];if(r&&!e.settled){let e=Math.min(-r.total,i);return r.total>0?[{seat:n,amount:r.total,way:`paid`}]:[{seat:n,amount:e,way:`taken`}]}return t.choice===`fold`||e.fee&&!t.fee&&t.exchanged?[{seat:n,amount:i-a,way:`taken`}]:[]}function qr({view:e}){let n=x(e),r=x(0),[i,a]=O([]);v(()=>{let t=oe()?Wr(n.current,e):[];n.current=e,t.length&&a(e=>[...e,...t.map(e=>({...e,key:r.current++}))])},[e]);let o=e=>()=>a(t=>t.filter(t=>t.key!==e));return j`<div class="travels" aria-hidden="true">
    ${i.map(({seat:n,amount:r,way:i,key:a})=>{let{x:s,bow:c}=mt(n,e.seats.length);return j`<span key=${a} class=${`travel ${i}`} style=${{"--x":s,"--bow":c}}
        onAnimationEnd=${o(a)}><${t} amount=${r} /></span>`})}
  </div>`}const Jr=({view:e})=>e;function Yr({shown:e,state:t}){let{table:n}=e,r=Jr(e),i=zt(r,e,t),[a,o]=Vr(r);return r?j`
    <${ot} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${T(`scene stud`,`phase-${r.phase}`,a&&`after`)} style=${{"--pace":Ye()}}>
      <${ft} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${H} view=${r} nameOf=${Y(n)} />
      ${a?j`<${Ur} view=${a} table=${n} onClose=${o} />`:j`<${ct} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${ht} view=${r} table=${n} send=${t.link.send} /><${qr} view=${r} />`}
    </div>
    <${Ir} view=${r} shown=${e} state=${t} staking=${i} />`:j`<${Ce} part=${De} props=${{table:n,state:t}} />`}function Xr({shown:e,hands:t}){let{table:n}=e,r=Jr(e);if(!r)return null;let i=z(r),a=Je(n),o=r.phase===`over`&&(r.won?.length??0)>0;return j`
    <${ot} view=${r} meter=${r.meter??null} />
    <div class=${T(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?j`<${Ur} view=${r} table=${n} />`:j`<${ct} view=${r} announced="" /><${ht} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&j`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${_} seat=${i} /></section>
      ${i.cards?.length?j`<${Ae} cards=${i.cards} label=${E(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const Zr=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(E(`Bank change: {chips}`,{chips:c(e)})),float_added:({amount:e})=>t(E(`Addition to the float: {chips}`,{chips:c(e)})),closing_begun:()=>e(E(`The table is being closed`)),system_paused:()=>t(E(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(E(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${E(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${Qr(e-r+n-i)}`),table_closed:()=>e(E(`The table is closed`))});function Qr(e){return e===0?E(`The count is right`):e>0?A(`{count} chip too many`,`{count} chips too many`,e):A(`{count} chip is missing`,`{count} chips are missing`,-e)}const $r=({announced:e,noted:t})=>({slip_made:(e,n)=>t(E(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>M(t,E(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>M(t,E(`I lend what is lacking: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?E(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):E(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(E(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?E(`The dealer calls the inspector`):E(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(E(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(E(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(E(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:r(e)})),remedy_chosen:({choice:e},t)=>M(t,de(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${re(t,n,Y(a))} ${r.join(`, `)}`),hand_voided:()=>e(E(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(E(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(E(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(E(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(A(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(E(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(A(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(E(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(E(`{name} does not answer: taken as losing`,{name:r})):M(r,ce(e)),excess_returned:(e,n)=>t(E(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(E(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(E(`The inspector warns {name}`,{name:n}))}),ei=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(E(`Round {number}`,{number:t})),table_opened:()=>t(E(`The table is open`)),decks_checked:()=>t(E(`Both decks are spread and checked`)),deck_washed:()=>t(E(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?E(`The deck is shuffled and goes into the machine`):A(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(E(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>M(t,E(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?A(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):A(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(E(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(E(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(E(`{name} changes a note into {chips}`,{name:n,chips:ti(r)})),ante_staked:({amount:e},t)=>M(t,E(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>M(t,E(`a token for the jackpot`)),token_taken_back:(e,n)=>t(E(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(E(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>M(t,ni(n,e)?E(`my stakes stand`):E(`I sit this round out`)),cashed_out:(e,n)=>t(E(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(E(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:a})=>t(r.length?E(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(a.seats[e])).join(`, `)}):A(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(E(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(A(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(E(`The cards are dealt`)),sound:`card`})}),ti=e=>A(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),ni=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),ri={prego_seen:({card:e})=>({words:E(`The bank shows {card}. Prego: go ahead`,{card:he(e)}),spoken:E(`The bank shows {card}. Prego: go ahead`,{card:C(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>M(n,typeof t==`number`?E(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:F(r.seats[t])}):E(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(E(`{name} does not answer and is folded`,{name:t})):M(t,E(`fold`)),exchange_seen:({fee:e},t)=>M(t,E(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(E(`{name} does not answer; the request lapses`,{name:t})):M(t,E(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(E(`{name} does not answer and gets no card`,{name:t})):M(t,E(`no card`)),asked_again:(e,t)=>$(E(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(E(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(E(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:E(`You get {card}`,{card:he(e)}),spoken:E(`You get {card}`,{card:C(e)}),weight:`said`,sound:`card`}:{words:E(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(E(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(E(`Everybody has chosen`)),declared:({combination:e},t)=>Q(E(`{name} declares: {combination}`,{name:t,combination:u(e)})),tables_stopped:()=>Q(E(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(l(e)),reserve_lifted:({amount:e})=>$(E(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(E(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(E(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(E(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(E(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},ii={fold_collected:({cards:e},t)=>$(A(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(E(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(E(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:s(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(ai(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(E(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?A(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):E(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(E(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(E(`The municipal inspector is present`)),selector_turned:({position:e})=>$(E(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(E(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:u(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(E(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(E(`The jackpots are paid`)),bank_stored:({cards:e})=>$(A(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(E(`Game over`)),...r!==null&&{spoken:E(`Game over. This round {won}, in all {result}.`,{won:w(e[r]??0),result:w(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(E(`The game was ended`)),sound:`settled`})};function ai({result:e,total:t,combination:n},r){let a={name:r,result:i(e),chips:t?`${w(t)}`:c(0)};return n?E(`{name}, {combination}: {result}, {chips}`,{...a,combination:u(n)}):E(`{name}: {result}, {chips}`,a)}const oi={writing:()=>E(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],E(`more and less on ANTE`)],[[`p`],E(`what is paid`)],[[`o`],E(`what your choices are worth`)]],steps:ir,narrate:Ve({...ei({announced:Q,noted:$,nameAt:F}),...ri,...ii,...$r({announced:Q,noted:$}),...Zr({announced:Q,noted:$})},En),prompt:e=>Qe(e),decision:e=>`${e.number} ${B(e)??``}`.replace(/^\d+ $/,``),readAloud:Pn,Table:Yr,Replay:Xr,Sheet:Jn,Log:d,Situation:ar,handOf:e=>z(e)?.cards??[],house:Mn,houseRules:se,Beside:Nn,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{oi as caribbeanStud};