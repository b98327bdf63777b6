import{$ as e,En as t,Ft as n,Ht as r,Lt as i,On as a,Tn as o,V as s,Vt as c,W as l,_ as u,an as d,bn as f,cn as p,in as m,kn as h,ln as g,nn as _,o as v,on as ee,sn as y,tn as te,tt as ne,xn as b,z as re}from"./main.js";import{A as ie,C as ae,D as oe,E as x,F as S,I as se,L as ce,M as C,N as le,O as ue,P as w,S as de,T as fe,b as pe,c as me,d as he,f as ge,g as _e,h as ve,i as ye,j as T,k as be,l as xe,m as Se,p as Ce,t as we,u as Te,v as Ee,w as De,x as E,y as D}from"./caribbean-stud-shared.js";import{$ as Oe,B as ke,G as Ae,H as je,J as Me,K as Ne,Q as Pe,R as Fe,U as Ie,V as Le,W as Re,X as ze,Z as Be,at as O,ct as Ve,dt as He,et as Ue,gt as k,it as We,nt as Ge,ot as A,q as Ke,st as qe,tt as Je,ut as Ye,z as Xe}from"./tables.js";import{E as j,S as M,f as Ze,k as Qe,w as $e,x as et}from"./shared.js";const N=(e,t)=>!!e?.options?.some(e=>e.kind===t),P=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),F=e=>e?.seats.find(({seat:t})=>t===e.me);function I(e){return N(e,`choose_remedy`)?`remedy`:N(e,`say_hand`)?`say`:N(e,`correct_bet`)?`bet`:N(e,`decline_cut`)?`cut`:e?.phase===`stakes`?N(e,`wave`)?`stakes`:null:N(e,`no_exchange`)?`card`:N(e,`fold`)?F(e)?.exchanged?`served`:`choose`:null}function L(e){let t=I(e),n=F(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return p(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return p(`The deck is offered to you: will you cut?`);case`stakes`:return F(e)?.ante?p(`Do your stakes stand?`):p(`Your stakes, please`);case`card`:return p(`Do you want a card?`);case`served`:return p(`Your new card is there: raise or fold?`);case`choose`:return N(e,`exchange`)?p(`Raise, fold, or exchange a card?`):p(`Raise or fold?`);case`remedy`:return p(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return p(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return N(e,`fold`)?p(`Your BET is not exact: make it twice your ANTE, or fold`):p(`Your BET is too high: take back what is too much`);case null:return``}}const R=e=>e.console?.display??{};function tt(e,t){let{shows:n=`total`,button:r,amount:i}=R(e);if(e.paused)return p(`paused`);switch(n){case`tier`:return p(`JP {number}`,{number:r??``});case`pay`:return p(`pay the JP {amount}`,{amount:m(i??0)});default:return m(t??e.meter??0)}}const nt=({house:e,meter:t})=>b`<${v} label=${p(`Paytables`)} title=${p(`What is paid`)} shortcut="p">
    <div class="paytables"><${rt} house=${e} /><${at} house=${e} meter=${t} />
      <${ot} house=${e} />
      <p><a class="plain" href=${l(`caribbean-stud`)} target="_blank">${p(`When something goes wrong`)}</a>
        <a class="plain" href=${re(`caribbean-stud`)} target="_blank">${p(`The exact odds`)}</a></p></div>
  </${v}>`,rt=({house:e})=>b`<table class="paytable">
  <caption>${p(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${p(`Hand`)}</th><th scope="col">${p(`first five cards`)}</th>
      <th scope="col">${p(`after an exchange`)}</th></tr></thead>
  <tbody>${T.slice(0,e.table.length).map((t,n)=>b`<tr key=${t}>
    <th scope="row">${w(t)}</th>
    <td class="figure">${it(e.table[n])}</td><td class="figure">${it(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${p(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?p(`The bank qualifies with ace and king or better.`):p(`The bank qualifies with an ace, a king, or better.`)}
</p>`,it=(e=0)=>p(`{times} to 1`,{times:e});function at({house:e,meter:t}){let n=[[`royal_flush`,p(`all of it`)],[`straight_flush`,p(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return b`<table class="paytable">
    <caption>${t===null?p(`Jackpot`):p(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${p(`First five cards, with a token`)}</th><th scope="col">${p(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>b`<tr key=${e}><th scope="row">${w(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${p(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${p(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const ot=({house:e})=>b`<p>
    ${p(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${p(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,z=({view:e,meter:t})=>b`<div class="strip stud-bar">
  <span class="limits" data-word="limits">
    ${p(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&b`<${st} view=${e} meter=${t} />`}
  <${nt} house=${e.house} meter=${t} />
</div>`,st=({view:e,meter:t})=>b`<span class="meter" data-word="meter" tabindex="0">
  <span class="meter-name">${p(`Jackpot`)}</span> <b
    class="figure">${tt(e,ie(t))}</b></span>`;function ct({view:e,announced:t}){let{held:r,cards:a=[],qualifies:o}=e.bank,s=Math.max(r-a.length,0);return b`<section class="bank" aria-label=${p(`The bank`)}>
    <${ut} /><${dt} />
    <p class=${f(`bank-cards`,o===!1&&`unqualified`)}
      data-word=${s&&a.length?`upcard`:void 0}>
      ${Array.from({length:s},(e,t)=>b`<${n} key=${t} />`)}
      ${a.map(e=>b`<${i} key=${e} card=${e} class="turned" />`)}
      ${s>0&&b`<span class="unseen">${y(`{count} card face down`,`{count} cards face down`,s)}</span>`}
      ${!r&&b`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words"><span
      data-word=${e.bank.combination?`qualify`:void 0}>${C(e.bank)}</span></p>
    <p class="announced" aria-hidden="true">${t}</p>
  </section>`}const lt=[1,5,25,25,100,100,500,1e3],ut=()=>b`<svg class="chip-tray" data-word="tray" viewBox="0 0 176 30" aria-hidden="true">
  <rect class="tray-frame" x="0.75" y="0.75" width="174.5" height="28.5" rx="5" />
  ${lt.map((e,t)=>b`<g key=${t} class=${`disc of-${e}`} transform=${`translate(${t*21+5} 0)`}>
    <rect class="disc-face" x="0" y="5" width="19" height="20" rx="3" />
    <path class="disc-notches" d="M9.5 5v20" pathLength="14" /></g>`)}
</svg>`,dt=()=>b`<svg class="shoe" data-word="shuffler" viewBox="0 0 64 46" aria-hidden="true">
  <path class="shoe-body" d="M10 4h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H22L4 30V10a6 6 0 0 1 6-6z" />
  <path class="shoe-card" d="M8 29 24 39h-7L3 31z" /><path class="shoe-slit" d="M8 28l15 10" />
  <circle class="shoe-light" cx="51" cy="13" r="3" />
</svg>`;function ft({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:b`<p class="paper standstill" role="status">${n&&!e?ue(n):p(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function pt(e,t){let n=(e+.5)/t;return{x:n,bow:Math.max(1-((n-.5)/.43)**2,0)}}const mt=(e,t)=>pt(t-1-e,t);function ht({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return b`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>b`<li key=${i.seat} class=${f(`place-at`,i.seat===o&&`own`)}
      style=${_t(s,a.length)}>
      <${gt} seat=${i.seat} />
      ${i.seat===o?b`<${vt} seat=${i} />`:b`<${yt} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const gt=({seat:e})=>b`<span class="seat-sign"><span aria-hidden="true">${j(e)}</span><span
  class="unseen">${p(`seat {number}`,{number:j(e)})}</span></span>`;function _t(e,t){let{x:n,bow:r}=pt(e,t);return{"--x":n,"--bow":r}}const vt=({seat:e})=>b`<span class="own-mark">${p(`you`)}</span>
  <div class="spot" aria-hidden="true">
    <${D} seat=${e} /><${bt} seat=${e.settled?e:{...e,cards:[]}} />
  </div>`;function yt({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return b`<${k} seat=${a} own=${e.seat===n.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${o} result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&b`<${D} seat=${e} />
      <${bt} seat=${e} open=${r} />
      <${xt} seat=${e} />`}
    ${i&&b`<${Ye} seat=${a} table=${n} send=${i} />`}
  </${k}>`}function bt({seat:{held:e=0,cards:t=[]},open:r=[]}){let a=t.length?t:r;return a.length?b`<p class="their-cards">${a.map(e=>b`<${i} key=${e} card=${e} />`)}</p>`:b`<p class=${f(`their-cards`,!e&&`none`)}>
    ${Array.from({length:e},(e,t)=>b`<${n} key=${t} />`)}
    ${e>0&&b`<span class="unseen">${y(`{count} card`,`{count} cards`,e)}</span>`}
  </p>`}function xt({seat:e}){let{settled:t,award:n}=e;return b`<p class=${f(`standing-words`,n&&`won-jackpot`)}>${se(e)}
    ${t&&b` <b class="figure">${d(t.total)}</b>`}
    ${n&&b` <b class="figure award">${p(`jackpot {amount}`,{amount:d(n.amount)})}</b>`}</p>`}const B=({view:e,table:t,state:n})=>b`<section class="felt">
  <${z} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${f(`dealers-side`,`phase-${e.phase}`)}>
    <${ft} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${ht} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${ct} view=${e} announced="" />
  </div>
</section>`;function V({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=Ee(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return b`<section class="paper incident" role="status" aria-label=${p(`The table stands still`)}>
    <p><b>
      ${e.caller===null?p(`The table stands still.`):p(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&b`<p>${_e(o)} <small class="clause">${a.irregularity}</small></p>
      ${Ce(a,r).map(e=>b`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&b`<p class="pending">
        <span class="quiet">
          ${p(`The ruling will be:`)}</span> ${ve(n.continues,n.values,r)} ${n.clauses.map(e=>b`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    ${St(e,t,r).map(e=>b`<p class="quiet" key=${e}>${e}</p>`)}
  </section>`}function St({stated:e,joined:t,choosing:n,choices:r},i,a){let o=[...n.map(a),...i.map(x)];return e?[...t.map(e=>p(`Present: {role}.`,{role:x(e)})),...Object.entries(r).map(([e,t])=>p(`{name}: {words}`,{name:a(Number(e)),words:Te(t)})),...o.length?[p(`Waiting for {names}`,{names:o.join(`, `)})]:[]]:[p(`Waiting for the gaming inspector.`)]}const Ct={open_table:()=>p(`The table is open`),check_decks:()=>p(`The decks are complete`),wash:()=>p(`The cards are washed`),offer_cut:(e,t)=>p(`{name}, will you cut?`,{name:t}),invite_stakes:()=>p(`Place your stakes, please`),no_more_bets:()=>p(`No more bets please`),count_tokens:({tokens:e})=>y(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>g(`dealer`,`Cards`),turn_upcard:()=>p(`Prego, go ahead`),take_stub:()=>p(`Exchanges, please`),ask_seat:(e,t)=>p(`{name}, a card?`,{name:t}),give_card:(e,t)=>p(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>p(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>p(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>p(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>p(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>p(`The bank shows`),settle:(e,t,n)=>wt(n,t),store_bank:()=>p(`The bank's cards, counted`),game_over:()=>p(`Game over`)};function wt({bank:e},t){return e.qualifies===!1?p(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?p(`The bank: {combination}. Against it: {name}`,{combination:w(e.combination),name:t}):t}const Tt=(e,t,n)=>Ct[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,Et={open_table:()=>p(`Open the table`),check_decks:()=>p(`Spread and check both decks`),wash:()=>p(`Wash the deck`),offer_cut:(e,t)=>p(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>p(`Invite stakes`),send_back:(e,t)=>p(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>p(`Change chips back: {name}`,{name:t}),no_more_bets:()=>p(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>y(`Count {count} token`,`Count {count} tokens`,e),deal:()=>p(`Deal the cards`),turn_upcard:()=>p(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?p(`Take the stub out, a null card under it`):p(`Keep the stub in the left hand`),ask_seat:(e,t)=>p(`Ask: {name}`,{name:t}),give_card:(e,t)=>p(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>p(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?p(`Still no answer, continue without: {name}`,{name:t}):p(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>p(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>p(`Check BET: {name}`,{name:t}),reveal:()=>p(`Turn the bank's cards`),settle:(e,t)=>p(`Settle: {name}`,{name:t}),store_bank:()=>p(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>p(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>p(`I am present`),confirm:({genuine:e},t)=>p(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>p(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>p(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>p(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>p(e?`The hand stands`:`The hand is void`),confirm_count:()=>p(`Confirm the count`),dismiss:()=>p(`Nothing irregular: continue`),call_inspector:()=>p(`Call the inspector`),begin_closing:()=>p(`Close the table`)};function H(e,t,n){return e.kind===`slip`?Dt(String(e.what),n(Number(e.seat))):Et[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function Dt(e,t){switch(e){case`skip_seat`:return p(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return p(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return p(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return p(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const Ot=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],kt=[`pass_over`,`send_back`,`cash_out`],At=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),jt=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function Mt(e,t,n){let r=At(e).filter(({kind:e,seat:t})=>!Ot.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:H(n,e,t),action:n})),i=jt(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>kt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const Nt=e=>jt(e).length>0,U=(e,t)=>At(e).filter(e=>e.kind===t);function W({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=Mt(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?Tt(s.action,e,t):``;return b`<section class="step-bar" aria-label=${p(`What may be done now`)}>
    ${a&&b`<p class="aloud">
        ${d?b`<span class="quiet">${p(`Say:`)}</span> <q>${d}</q>`:b`<span class="quiet">${s?p(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&b`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&b`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${qe}
        sign="1" /></button>`}
    <${G} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?b`<details class="aside needed"><summary>${p(`If need be`)}</summary>
          <${G} steps=${l} from=${0} act=${n} /></details>`:b`<div class="needed"><span class="quiet">${p(`If need be:`)}</span>
          <${G} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const G=({steps:e,from:t,act:n})=>e.length>0?b`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return b`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&b`<${qe} sign=${o} />`}</button>`})}</div>`:null;function Pt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(U(e,`confirm`).map(({seat:e})=>Number(e)));return b`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>b`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${p(`{name} declares: {combination}`,{name:i(e.seat),combination:w(e.declared??`high_card`)})}>
          <h2>
            ${p(`{name} declares: {combination}`,{name:i(e.seat),combination:w(e.declared??`high_card`)})}</h2>
          <${Ft} seat=${e} />
        </section>`)}
    <${V} view=${e} nameOf=${i} />
    <${W} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${p(`No royal or straight flush is declared.`)} /></div>
    <${B} view=${e} table=${t} state=${n} />`}function Ft({seat:{cards:e=[],held:t=0,exchanged:r}}){let a=Math.max(t-e.length,0);return b`<p class="camera-cards">${e.map(e=>b`<${i} key=${e} card=${e} />`)}
    ${Array.from({length:a},(e,t)=>b`<${n} key=${t} />`)}
    ${a>0&&b`<span class="unseen">${y(`{count} card face down`,`{count} cards face down`,a)}</span>`}</p>
    ${r&&b`<p class="quiet">${p(`A card of it was exchanged.`)}</p>`}`}const It=e=>`kitapi.stakes.${e}`;function Lt(e){try{return JSON.parse(sessionStorage.getItem(It(e))??`null`)}catch{return null}}function Rt(e,t){try{sessionStorage.setItem(It(e),JSON.stringify(t))}catch{}}function zt(e,{table:n,catchingUp:r},i){let[a,o]=h(null),[s,c]=h(null),[l,u]=h(null),d=i.link.unanswered.value.size>0,f=Lt(n.id),p=P(e,`ante`),m=P(e,`cut`),g=e?`${e.number} ${e.phase}`:``,_=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return t(()=>{o(null),c(null),u(null)},[g]),t(()=>o(null),[F(e)?.ante]),t(()=>{l&&!_.includes(l)&&u(null)},[_.join()]),Bt(e,n.id),Vt(e,d||r,i),{sending:d,last:f,ante:p,cutting:m,picked:l,cards:_,lay:Ut(e,d,i),act:d?null:i.act,amount:p?K(a??(F(e)?.ante||f?.ante||p.lowest),p):0,choose:o,cut:m?K(s??(m.lowest+m.highest)/2,m):0,setCut:c,pick:e=>u(l===e?null:e)}}function K(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function Bt(e,t){let n=F(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;o(()=>{r&&Rt(t,r)},[e?.number,r?.ante,r?.token])}function Vt(e,t,n){let r=a(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),s=`${e?.number} ${e?.own?.combination} ${i}`,c=te.value.declare&&N(e,`declare`)&&!t&&r.current!==s;o(()=>{c&&(r.current=s,n.act({kind:`declare`}))},[c,s])}const Ht=[`over`,`prepare`,`stakes`];function Ut(e,t,n){let[r,i]=h([]),[a,...s]=r,c=!e||!Ht.includes(e.phase)||n.refusal.value!==null,l=a&&!c&&!t&&Wt(e,a);return o(()=>{c&&r.length&&i([])},[c]),o(()=>{l&&(i(s),n.act(a))},[l,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Wt(e,{kind:t}){return t===`ante`?!!P(e,`ante`):N(e,t)&&!!F(e)?.ante}const Gt=[1,5,20];function Kt({range:t,staking:{amount:n,choose:r}}){let i=e=>r(K(e,t)),a={ArrowUp:n+t.step,ArrowRight:n+t.step,ArrowDown:n-t.step,ArrowLeft:n-t.step,PageUp:n+5*t.step,PageDown:n-5*t.step,Home:t.lowest,End:t.highest};return e(e=>e!==`+`&&e!==`-`?!1:(i(n+(e===`+`?t.step:-t.step)),!0)),b`<div class="stake-chooser" role="group" aria-label=${p(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${p(`less`)} disabled=${n<=t.lowest}
        onClick=${()=>i(n-t.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${p(`Your ANTE`)}
        aria-valuenow=${n} aria-valuemin=${t.lowest}
        aria-valuemax=${t.highest} onKeyDown=${e=>{let t=a[e.key];t!==void 0&&(e.preventDefault(),i(t))}}>${n}</div>
      <button type="button" class="step" aria-label=${p(`more`)} disabled=${n>=t.highest}
        onClick=${()=>i(n+t.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>i(t.lowest)}>${p(`least`)}</button>
      ${Gt.map(e=>e*t.step).filter(e=>e<t.highest).map(e=>b`<button type="button" key=${e}
          class="chip-button" aria-label=${y(`add {count} chip`,`add {count} chips`,e)}
          onClick=${()=>i(n===t.lowest&&e>n?e:n+e)}>
          <${pe} value=${De(e)} /><span class="figure">+${e}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>i(t.highest)}>${p(`most`)}</button>
    </div>
  </div>`}function qt({range:e,staking:{cut:t,setCut:n,act:r}}){return b`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${y(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function Jt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?b`<${q}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function q({fields:e,words:t,onNumbers:n}){let[r,i]=h({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return b`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>b`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const Yt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},Xt={R:0,JPL:-90,JPH:90,S:180};function Zt({position:e,next:t,turn:n}){return b`<div class="selector" role="radiogroup" aria-label=${p(`Key selector`)} onKeyDown=${e=>{let t=Yt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>b`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${f(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${Qt(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${Xt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function Qt(e){switch(e){case`R`:return p(`{position}, run`,{position:e});case`JPL`:return p(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return p(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return p(`{position}, service`,{position:e})}}const $t=[1,2,3,4,5];function en({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?U(e,`press_jackpot`).map(({button:e})=>Number(e)):[],d=i?U(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],m=U(e,`open_table`).length>0;return b`<section class="console-box" aria-label=${p(`Console`)}>
    <${nn} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${p(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>b`<${tn} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${$t.map(e=>b`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${f(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${w(T[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${Zt} position=${o} next=${d}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:m?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function tn({seat:e,lit:t}){let n=j(e),r=p(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return b`<li class=${f(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function nn({view:e,meter:t,nameOf:n}){let{seat:r}=R(e);return b`<output class="display" lang=${ee()} aria-label=${p(`Display`)}>
    ${tt(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function rn(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=h([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return b`<${B} view=${t} table=${n} state=${r} />
    <div class="bench"><${V} view=${t} nameOf=${a} />
    <${W} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${an(e)} />
    ${s&&b`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${p(`Next deal`)}</button>
      </div>`}
    <${on} view=${t} act=${i} />
    ${U(t,`coin_in`).length>0&&u.length>0&&b`<${sn} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${en} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${cn} ...${e} /><${ln} ...${e} /></div>`}function an({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?p(`Waiting for {names}`,{names:a.join(`, `)}):ce(e)}function on({view:e,act:t}){let n=P(e,`cut`),[r,i]=h(26);if(!n)return null;let a=K(r,n);return b`<div class="dealers-cut"><${qt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${p(`Cut it myself`)}</button>
  </div>`}const sn=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>b`<details class="aside"><summary>${p(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${p(`A token does not fall`)}</legend>
      ${e.map(e=>b`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${p(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function cn({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=U(e,`open_table`).length>0,a=At(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return b`<section class="tray" aria-label=${p(`Tray`)}>
    ${e.desk&&b`<p class="tray-line">
        ${p(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&b`<p class="tray-line">${p(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&b`<${q} words=${p(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:p(`Chips counted`)},{name:`notes`,label:p(`Notes counted`)}]} />`}
    ${i&&b`<${q} words=${p(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:p(`Chips counted`)}]} />`}
    <${Jt} view=${e} action="bank_change" label=${p(`Bank change`)} words=${p(`Change`)} act=${t} />
    <${G} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:H(t,e,n)}))} />
  </section>`}function ln({view:e,act:t,nameOf:n}){let r=U(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:b`<details class="aside mistakes"><summary>${p(`Mistakes for practice`)}</summary>
    ${i.length>0&&b`<p>${p(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${G} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:H(t,e,n)}))} />
  </details>`}function un({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(dn))t.set(n,[...t.get(n)??[],r]);return t}function dn(e){return e.kind===`form`&&e.action===`state_facts`?fn(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const fn=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),pn=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function mn(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function hn({view:e,nameOf:t,act:n}){let r=un(e),[i,a]=h(``),[o,s]=h({}),c=Ee(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=gn(l,o),f=e=>c.find(t=>t.id===e)?.what??``,m=l.length>0&&u.every(({name:e})=>d[e]!==void 0),g=e=>{a(e),s({})};return b`<details class="aside facts" open=${!!e.incident}><summary>${p(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),m&&(n({kind:`state_facts`,irregularity:i,...d}),g(``))}}>
      <${_n} label=${p(`What is irregular`)} value=${i} onChoice=${g}
        choices=${[...r.keys()].map(e=>[e,`${_e(f(e))} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>b`<${_n} key=${`${i} ${e}`} label=${he(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),vn(e,n,t)])} />`)}
      <button class="plain" disabled=${!m}>${p(`State it`)}</button>
    </form>
  </details>`}function gn(e,t){let n={};return{fields:pn(e).map(r=>{let i=mn(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const _n=({label:e,value:t,choices:n,onChoice:r})=>b`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${p(`choose …`)}</option>
    ${n.map(([e,n])=>b`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function vn(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):ge(t)}function yn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=U(e,`dismiss`);return b`<${B} view=${e} table=${t} state=${n} />
    <div class="bench"><${V} view=${e} nameOf=${i} />
    <${W} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${bn(e)} />
    <section class="reporting" aria-label=${p(`Irregularities`)}>
      <${G} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:H(t,e,i)}))} />
      <${hn} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${en} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${p(`Tray`)}>
      ${e.desk&&b`<p class="tray-line">
          ${p(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&b`<p class="tray-line">${p(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${Jt} view=${e} action="add_to_float" label=${p(`Addition to the float`)} words=${p(`Add`)}
        act=${r} />
    </section></div>`}function bn(e){return e.incident?e.incident.stated?p(`The facts are stated; others are waited for.`):p(`You are called to the table: state what happened.`):e.phase===`jackpot`?p(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):p(`Nothing for you to do now.`)}function xn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return b`<div class="bench"><${V} view=${e} nameOf=${i} />
    <${W} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${p(`Nothing for you to do now.`)} />
    <${Sn} view=${e} nameOf=${i} act=${r} />
    <${Cn} seen=${n.happened.value} nameOf=${i} /></div>
    <${B} view=${e} table=${t} state=${n} />`}function Sn({view:e,nameOf:t,act:n}){let r=U(e,`decide_claim`).filter(({paid:e})=>e);return b`${r.map(({seat:r})=>b`<section class="claim" key=${r} aria-label=${p(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${p(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${q} fields=${[{name:`winnings`,label:p(`Winnings in addition`)}]}
        words=${p(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function Cn({seen:e,nameOf:t}){let n=e.filter(e=>A(e)===`settled_seen`&&e.unclaimed);return b`<section class="unclaimed" aria-label=${p(`Jackpots not declared`)}><h2>${p(`Jackpots not declared`)}</h2>
    ${n.length?b`<ul>
        ${n.map((e,n)=>b`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${w(e.settled.combination)}`}</li>`)}</ul>`:b`<p class="quiet">${p(`None, as far as this page has seen.`)}</p>`}
  </section>`}function wn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return b`<div class="bench"><section class="paper slip asked-of-me">
      <p>${Tn(e)}</p>
    </section>
    <${V} view=${e} nameOf=${i} />
    <${W} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${p(`Nothing for you to do now.`)} />
  </div>
    <${B} view=${e} table=${t} state=${n} />`}function Tn(e){return U(e,`attend`).length?e.incident?p(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?p(`The table is being opened: your presence is required.`):e.phase===`closing`?p(`The table is being closed: your presence is required.`):p(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?p(`You have said that you are present.`):p(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const J=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?p(`seat {number}`,{number:j(t)}):M(n)};function En(e){if(!e||!et(e))return M(e);let t=p(`seat {number}`,{number:j(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const Dn={dealer:rn,gaming_inspector:yn,municipal_inspector:wn,gaming_management:xn,control_room:Pt};function On({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=Dn[n];return a?b`<${a} view=${i} table=${r} state=${t} nameOf=${J(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function kn({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>A(e)===`jackpot_awarded`).slice(-3).reverse();return b`<h1 class="wall-name">${p(`Jackpot`)}
    ${e.house&&b` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(R(r).shows??`total`)!==`total`?b`<p class="odometer">${tt(r,i)}</p>`:b`<${An} total=${i} />`}
    ${a&&b`<p class="wall-stopped" role="status">${p(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&b`<p class="wall-stopped" role="status">${ue(r.waiting_for)}</p>`}
    ${r&&b`<${jn} house=${r.house} total=${i} />`}
    ${o.length>0&&b`<ul class="wall-awards" aria-label=${p(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>b`<li key=${i}>
          ${p(`{name}, {combination}: {amount}`,{name:M(e.seats[t]),combination:w(n),amount:r})}</li>`)}
      </ul>`}`}function An({total:e}){let t=[...String(e)];return b`<p class="odometer" role="img" aria-label=${m(e)}>${t.map((e,n)=>{let r=t.length-n;return b`<span key=${r} class=${f(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>b`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function jn({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return b`<dl class="tiers">
    ${n.map(([e,t])=>b`<div key=${e}><dt>${w(e)}</dt>
      <dd class="figure">${m(t)}</dd></div>`)}
  </dl>`}const Mn={roles:fe,roleName:x,roleTask:oe,waits:Nt,Console:On,Meter:kn};function Nn({state:e}){let t=e.shown.value?.view??null;return!t||!P(t,`misplace_bet`)?null:b`<section class="house-here"><h3>${p(`Mistakes for practice`)}</h3>
    <${Jt} view=${t} action="misplace_bet" label=${p(`A wrong BET`)} words=${p(`Lay it`)} act=${e.act} />
  </section>`}function Pn(e){let t=e.view;return t?[Fn(t),In(t),Ln(t),L(t)||`${ce(t)}.`].filter(Boolean).join(` `):p(`No cards have been dealt yet.`)}function Fn({bank:e}){let t=(e.cards??[]).map(e=>c(e)).join(`, `);return[t&&p(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${C(e)}.`].filter(Boolean).join(` `)}function In(e){let t=me(F(e)?.cards??[]).map(e=>c(e)).join(`, `);return[t&&p(`Your hand: {cards}.`,{cards:t}),e.own&&`${w(e.own.combination)}.`].filter(Boolean).join(` `)}function Ln(e){let t=F(e);return t?p(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:d(t.result)}):``}function Rn(e){switch(e){case`CSP-034`:return p(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return p(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return p(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return p(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return p(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return p(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return p(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return p(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return p(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return p(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:zn,RuleText:Bn}=Ke(Rn),Vn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Hn=e=>(e?.borrowed??0)-(e?.lent??0);function Un(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Hn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const Wn=({line:e,house:t})=>b`<${Me} lines=${Gn(e,t)} RuleTap=${zn} />`;function Gn({result:e,ante:t,bet:n,fee:r,token:i,jackpot:a,combination:o,loan:s},c){let l=e===null?`AMB-20`:Vn[e];return[{words:p(`{wager}: {amount}`,{wager:p(`ANTE`),amount:d(t)}),calculation:S(e),clause:l},...e===`fold`?[]:[{words:p(`{wager}: {amount}`,{wager:p(`BET`),amount:d(n)}),calculation:Kn(n,o??null,c),clause:l}],...r?[{words:p(`new card: {amount}`,{amount:d(r)}),clause:`CSP-148`}]:[],...i?[{words:p(`token: {amount}`,{amount:d(-i)}),clause:`CSP-053`}]:[],...a?[{words:p(`jackpot: {amount}`,{amount:d(a.amount)}),calculation:w(a.tier),clause:`CSP-132`}]:[],...s?[{words:p(s>0?`borrowed: {amount}`:`lent: {amount}`,{amount:d(s)}),clause:`AMB-63`}]:[]]}function Kn(e,t,n){if(!t)return null;let r=w(t),i=n?.table[T.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?p(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function qn({line:e,won:t,loan:n}){let r=e?[{words:p(`ANTE`),amount:e.ante},...e.bet?[{words:p(`BET`),amount:e.bet}]:[],...e.fee?[{words:p(`new card`),amount:e.fee}]:[],...e.token?[{words:p(`token`),amount:-e.token}]:[],...e.jackpot?[{words:p(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:p(`sat out`),amount:0}];return n&&r.push({words:p(n>0?`borrowed`:`lent`),amount:n}),b`<${Oe} terms=${r} words=${p(`this round`)} total=${d(t)} />`}function Jn({sheet:e,table:t,view:n}){let[r,i]=Ue(),a=$e(t),o=e.results.length?e.results:n.seats.map(()=>0),s=e=>p(`Result, {name}`,{name:a(e)});return b`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${p(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${o.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&b`<${Pe}
        key=${n} label=${s(n)} figure=${d(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${d(e)}</b></${Pe}>`)}</p>
    ${r!==null&&b`<${ze} label=${s(Number(r))} result=${o[Number(r)]??0}
      terms=${Be(e.hands,e=>Xn(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Je} title=${p(`History`)} deals=${e.hands} table=${t}
      line=${e=>b`<${Zn} round=${e} me=${t.me} />`}
      details=${e=>b`<${Qn} round=${e} nameOf=${a} />`} />
  </div>`}const Yn=({seats:e},t)=>e.find(e=>e.seat===t);function Xn(e,t){let n=Yn(e,t);return n?S(n.result):p(`sat out`)}function Zn({round:e,me:t}){let n=t===null?void 0:Yn(e,t),r=e.combination?w(e.combination):p(`all folded`);return b`<span>${e.void?p(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?b`${S(n.result)} <b class="figure">${d(n.won)}</b>`:t!==null&&p(`sat out`)}
    </span>`}const Qn=({round:e,nameOf:t})=>b`<p class="quiet">${C(e)}</p>
  ${e.rulings?.length?b`<p class="quiet">
      ${p(`Ruled on:`)} ${e.rulings.map((e,t)=>b`<${zn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?b`<p class="laid">${e.bank.map(e=>b`<${i} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>b`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?w(e.combination):S(e.result)}</span>
      <b class="figure verdict">${d(e.won)}</b></summary>
    ${e.cards?.length?b`<p class="laid">${e.cards.map(e=>b`<${i} key=${e} card=${e} />`)}</p>`:null}
    <${Wn} line=${e} />
  </details>`)}`,Y=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),X=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?Y(t,n.seat,e(n,r,t)):{}},$n={hand_opened:(e,t,n)=>nr(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:X(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:X((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:X((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:X((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:X((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:X(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:Y(e,e.me,{cards:t.cards??[]})}),bet_raised:X(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:X(()=>({choice:`fold`,asked:!1})),exchange_seen:X(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:X((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:X(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...Y(e,t.seat,tr(e,t)),own:n.own??e.own??null}),fee_taken:X(()=>({fee:0})),declared:X(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:X(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:X(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:X(()=>({noted:!0})),payment_authorised:X(()=>({authorised:!0})),hand_confirmed:X(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:X(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...er(n,e.seat)}))}),seat_voided:(e,t,n)=>Y(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...er(n,t.seat)}),bet_misplaced:X(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:X(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},er=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function tr(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function nr(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const rr={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},ir={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...$n[A(t)]?.(r,t,n)}},span:e=>rr[A(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&nr(t))},ar=({situation:e})=>b`<div class="drill-felt">
  ${e.meter!==null&&b`<${ur} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&b`<section class="drill-bank" aria-label=${p(`The bank`)}>
      <${cr} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>b`<li key=${e.seat} class=${f(`drill-seat`,!or(e)&&`bare`)}>
      <b class="drill-seat-name">${p(`Seat {seat}`,{seat:j(e.seat)})}</b>
      ${or(e)&&b`<${sr} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,or=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),sr=({seat:e})=>b`
  <${cr} cards=${e.cards} down=${e.down} />
  <${D} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${lr(e).join(` · `)}</p>`,cr=({cards:e,down:t})=>b`<p class="drill-cards">
  ${Array.from({length:t},(e,t)=>b`<${n} key=${t} />`)}
  ${e.map(e=>b`<${i} key=${e} card=${e} />`)}
  ${t>0&&b`<span class="unseen">${y(`{count} card face down`,`{count} cards face down`,t)}</span>`}
</p>`;function lr({choice:e,result:t,declared:n,aside:r,served:i,regular:a,paid:o}){return[i?p(`card given`):r?p(`asks for a card`):``,a?``:p(`request not regular`),t?S(t):e===`fold`?p(`folded`):e===`raise`?p(`raised`):``,n&&!t?w(n):``,o?p(`paid {amount}`,{amount:o}):``].filter(Boolean)}const ur=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>b`<dl class="drill-console">
  <div class="drill-meter"><dt>${p(`Jackpot`)}</dt><dd class="figure">${m(i)}</dd></div>
  <div><dt>${p(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>b`<div key=${e}><dt>${p(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&b`<div><dt>${p(`Municipal inspector`)}</dt><dd>${p(`present`)}</dd></div>`}
  <div><dt>${p(`four of a kind`)}</dt><dd class="figure">${m(e.four_of_a_kind)}</dd></div>
  <div><dt>${p(`full house`)}</dt><dd class="figure">${m(e.full_house)}</dd></div>
  <div><dt>${p(`flush`)}</dt><dd class="figure">${m(e.flush)}</dd></div>
</dl>`,dr={choose_remedy:({choice:e})=>({label:Te(e)}),say_hand:({outcome:e})=>({label:Se(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:b`${typeof e==`number`?p(`Make BET exact with chips of {name}`,{name:t(e)}):p(`Make BET exact`)} <${E} amount=${n?.bet??0} />`,spoken:typeof e==`number`?p(`Make BET exact with chips of {name}`,{name:t(e)}):p(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:p(`Lend {amount} for BET: {name}`,r),weighty:p(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:p(`Call the inspector`),weighty:p(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},fr=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=dr[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function pr(e,t,n){let r=(n,r,i={})=>N(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,b`${p(`Change a note`)} <${E} amount=${e.house.buy_in} />`,{spoken:y(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!P(e,`ante`),word:`chips`});return[...r(`declare`,hr(e),{likely:!0,word:`declare`}),...vr(e,t),...r(`no_exchange`,p(`No card`),{likely:!t.picked,word:`exchange`}),...yr(e,t,n),...r(`fold`,b`${p(`Fold`)}${mr(e.own?.fold_loses)}`,{spoken:gr(e),weighty:_r(e),word:`fold`}),...r(`withdraw_exchange`,p(`Take my card back`),{word:`exchange`}),...br(e,t),...wr(e,t),...r(`token`,b`${p(`Token`)} <${E} amount=${e.house.token} />`,{spoken:p(`Put in a token for the jackpot, {token}`,{token:e.house.token}),word:`jp`}),...P(e,`ante`)?[]:i,...r(`wave`,F(e)?.ante?p(`My stakes stand`):p(`Sit this round out`),{likely:!!F(e)?.ante,word:`stakes`}),...r(`take_back_token`,p(`Take the token back`),{word:`jp`}),...r(`take_back_ante`,p(`Take the stakes back`),{word:`stakes`}),...P(e,`ante`)?i:[],...Tr(t),...r(`decline_cut`,p(`Let the next one cut`),{word:`cut`}),...fr(e,t,n)]}const mr=e=>e?b` <small class="costs figure">−${e}</small>`:null,Z=({own:e})=>e?w(e.combination):``,hr=e=>p(`Declare: {combination}`,{combination:Z(e)}),gr=({own:e})=>e?.fold_loses?y(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):p(`Fold`),_r=e=>e.own?.tier?p(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:Z(e)}):void 0;function vr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,word:`exchange`,act:n&&(()=>n({kind:`exchange`,card:t})),label:b`${p(`Exchange`)} <${Ze} card=${t} /> <${E} amount=${r} />`,spoken:p(`Exchange the {card} for {fee}`,{card:c(t),fee:r}),weighty:e.own?.tier?p(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:Z(e)}):void 0}]:[]}const yr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,word:`bet`,act:t&&(()=>t(e)),label:b`${i===null?p(`Raise`):p(`Raise with chips of {name}`,{name:i})} <${E} amount=${r} />`,spoken:i===null?p(`Raise, {amount} on BET`,{amount:r}):p(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function br(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||F(e)?.ante)return[];let a=xr(e,t);return[{key:`again`,likely:!0,word:`stakes`,act:i?null:()=>r(a),label:Sr(a),spoken:Cr(a)}]}const xr=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(F(e)?.stack??0)}),Sr=({ante:e,token:t})=>b`${p(`Same again`)} <${E} amount=${e} />
  ${t&&b`<span
    class="with-token"> + ${p(`JP`)}</span>`}`,Cr=({ante:e,token:t})=>p(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function wr(e,{ante:t,amount:n,act:r}){let i=F(e)?.ante??0;return!t||i===n?[]:[{key:`ante`,likely:!i,word:`ante`,act:r&&(()=>r({kind:`ante`,amount:n})),label:b`${p(i?`Change to`:`Stake`)} <${E} amount=${n} />`,spoken:p(`Stake {amount} on ANTE`,{amount:n})}]}const Tr=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,word:`cut`,act:n&&(()=>n({kind:`cut`,amount:t})),label:y(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function Er(e){switch(I(e)){case`cut`:return{words:p(`Cut anywhere, or let the next player do it.`),because:p(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return Dr(e);case`choose`:return{words:p(`Raise with a pair or better; fold what is below ace and king.`),because:p(`If the bank does not qualify, your ANTE is paid and your BET returned. A new card costs as much as your ANTE, and you can no longer win the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:p(`Tap a card to exchange it, or say that you want none.`),because:p(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:p(`Raise or fold with the new card.`),because:p(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function Dr(e){return P(e,`ante`)?F(e)?.ante?{words:p(`Add a token if you like, then say that your stakes stand.`),because:p(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:p(`Choose your ANTE, or sit this round out.`),because:p(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:p(`Change a note into chips, or sit this round out.`),because:p(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function Or({table:e,number:t,look:n}){let[r,i]=h(null);return b`<${v} label=${p(`Odds`)} title=${p(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),u(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${kr(r)}</div>
  </${v}>`}function kr(e){return e===null?b`<p>${p(`Counting …`)}</p>`:e instanceof Error?b`<p role="alert">${e.message}</p>`:b`${e.decisions.map(e=>b`<${Ar} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${p(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${Nr} ...${e.jackpot} />`}const Ar=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>b`<section>
  <h3>${p(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>b`<${jr} key=${e} card=${e} /> `)}
    <span>${p(`against`)} <${jr} card=${n} /></span></p>
  <${we} odds=${a} chosen=${r} />
  ${i!==null&&b`<p class="odds-cost">${i>0?p(`Your choice cost {cost} ANTE on average.`,{cost:ye(i)}):p(`Nothing was worth more than your choice.`)}</p>`}
</section>`,jr=({card:e})=>b`<span><span class="unseen">${c(e)}</span><${Ze} card=${e} /></span>`,Mr=e=>new Intl.NumberFormat(ee(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),Nr=({token:e,meter:t,break_even:n,wins:r})=>b`<p class="quiet">${n>0?p(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:Mr(r),meter:m(t),break_even:m(Math.ceil(n))}):p(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:Mr(r),meter:m(t)})}</p>`,Pr=_(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearCommand));function Fr({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=I(e),o=pr(e,r,J(t)),s=L(e);return b`<div class=${f(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?b`<${Lr} view=${e} table=${t} send=${n.link.send} />`:b`<${zr} view=${e} table=${t} isToAct=${a!==null} send=${n.link.send} />`}
    ${i?b`<${je} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${Ir(e,r,n.link.send)}
      </${je}>`:b`<${Ve} mine=${a!==null} waiting=${r.sending} prompt=${s||ce(e)}
      choices=${o}
        beside=${e.own&&e.house.odds_before&&b`<${Or} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&te.value.guide}
        guide=${a&&b`<${Re} ...${Er(e)} />`} />
      <${ke} part=${Pr} context=${{choices:o,staking:r}} />`}
    ${!i&&b`<${Rr} view=${e} staking=${r} />`}
  </div>`}function Ir(e,{last:t,lay:n},r){if(!t||t.ante>(F(e)?.stack??0))return null;let i=xr(e,t);return b`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${Cr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${Sr(i)}<${qe} sign="1" /></button>`}function Lr({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&He(e,t))??t.seats.find(e=>e.kind===`bot`&&He(e,t));return b`<${Xe} table=${t} over=${r} send=${n} />
    ${i&&b`<div class="watching kept"><b>${M(i)}</b>
        <${Ye} seat=${i} table=${t} send=${n} /></div>`}`}function Rr({view:e,staking:t}){if(t.cutting)return b`<${qt} range=${t.cutting} staking=${t} />`;if(t.ante&&N(e,`wave`))return b`<${Kt} range=${t.ante} staking=${t} />`;let n=F(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return b`<div class="own-heading">
      ${e.own&&b`<p class="own-combination"><span
        data-word="hands">${w(e.own.combination)}</span>${e.own.tier&&b` <span class="jackpot-hand">${p(`wins the jackpot`)}</span>`}</p>`}
      <${Le} />
    </div>
    <${Ie} cards=${me(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick}
      dealt=${!n.exchanged&&!n.choice} />`}function zr({view:e,table:t,isToAct:n,send:r}){let i=F(e),a=t.me===null?void 0:t.seats[t.me];return!i||!a?null:b`<${k} seat=${a} own=${!0} place="bottom" turn=${n} dealer=${!1} result=${i.result}
    send=${r}
    marks=${b`<span class="stack" data-word="chips">
      <span class="unseen">${p(`chips before you`)} </span><${de} amount=${i.stack} /></span>`}>
    <${D} seat=${i} /><${xt} seat=${i} />
  </${k}>`}function Br(t){let n=a(null),[r,i]=h(0);t?.phase===`over`&&t.won?.length&&!t.closed&&(n.current=t);let{current:o}=n,s=t!==null&&o!==null&&r!==o.number&&(t.number===o.number||Vr(t,o.number+1)),c=()=>i(o?.number??0);return e(e=>e!==`Escape`||!s?!1:(c(),!0)),[s?o:null,c]}function Vr(e,t){let n=F(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Hr({view:e,table:t,onClose:n}){let r=e.won??[],i=$e(t),a=e.seats.map(e=>Un(e,r[e.seat]??0)),o=t.me??-1,c=a[o],l=e.seats.map(({result:e})=>e),u=l.map((e,t)=>e-(r[t]??0));return b`<article class="paper settled" aria-label=${p(`Settlement`)} tabindex="0">
    <header>
      ${n&&b`<button type="button" class="close" aria-label=${p(`Close`)} onClick=${n}>×</button>`}
      ${n&&F(e)?.cards?.length&&b`<${Or} table=${t.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${c?b`<span class="own-result">${p(`This round {won}`,{won:d(r[o]??0)})}</span>`:p(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?p(`The whole hand is void: all stakes are back`):C(e.bank)||p(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${c?.jackpot&&b`<p class="jackpot-won"><${pe} /> ${p(`Your {combination} wins the jackpot: {amount}`,{combination:w(c.jackpot.tier),amount:d(c.jackpot.amount)})}</p>`}
    ${c&&b`<${Wn} line=${c} house=${e.house} />`}
    <${Fe} before=${u} results=${l} voice=${{me:t.me,nameOf:i}} settled=${()=>null}
      thisDeal=${(t,n)=>b`<${qn} line=${a[t]??null} won=${n} loan=${Hn(e.seats[t])} />`} />
    ${n&&b`<a class="plain replay-link" aria-keyshortcuts="v" href=${s(t.id,e.number)}>
        ${p(`Replay the deal`)}</a>
        <${Ge} table=${t.id} deal=${e.number} nameOf=${i} />`}
  </article>`}function Ur(e,t){return!e||!t||e.number!==t.number||t.void?[]:t.seats.flatMap(t=>{let n=e.seats.find(e=>e.seat===t.seat);return n?Wr(n,t):[]}).filter(({amount:e})=>e>0)}function Wr(e,t){let{seat:n}=t,r=e.award?0:t.award?.amount??0;return[...Gr(e,t),{seat:n,amount:r,way:`paid`}]}function Gr(e,t){let{seat:n,settled:r}=t,i=(e.ante??0)+(e.bet??0)+(e.fee??0),a=(t.ante??0)+(t.bet??0)+(t.fee??0);if(t.void)return[];if(r&&!e.settled){let e=Math.min(-r.total,i);return r.total>0?[{seat:n,amount:r.total,way:`paid`}]:[{seat:n,amount:e,way:`taken`}]}return t.choice===`fold`||e.fee&&!t.fee&&t.exchanged?[{seat:n,amount:i-a,way:`taken`}]:[]}function Kr({view:e}){let n=a(e),r=a(0),[i,o]=h([]);t(()=>{let t=be()?Ur(n.current,e):[];n.current=e,t.length&&o(e=>[...e,...t.map(e=>({...e,key:r.current++}))])},[e]);let s=e=>()=>o(t=>t.filter(t=>t.key!==e));return b`<div class="travels" aria-hidden="true">
    ${i.map(({seat:t,amount:n,way:r,key:i})=>{let{x:a,bow:o}=mt(t,e.seats.length);return b`<span key=${i} class=${`travel ${r}`} style=${{"--x":a,"--bow":o}}
        onAnimationEnd=${s(i)}><${ae} amount=${n} /></span>`})}
  </div>`}const qr=({view:e})=>e;function Jr({shown:e,state:t}){let{table:n}=e,r=qr(e),i=zt(r,e,t),[a,o]=Br(r);return r?b`
    <${z} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${f(`scene stud`,`phase-${r.phase}`,a&&`after`)} style=${{"--pace":Qe()}}>
      <${ft} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${V} view=${r} nameOf=${J(n)} />
      ${a?b`<${Hr} view=${a} table=${n} onClose=${o} />`:b`<${ct} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${ht} view=${r} table=${n} send=${t.link.send} /><${Kr} view=${r} />`}
    </div>
    <${Fr} view=${r} shown=${e} state=${t} staking=${i} />`:b`<${ne} part=${Ae} props=${{table:n,state:t}} />`}function Yr({shown:e,hands:t}){let{table:n}=e,r=qr(e);if(!r)return null;let i=F(r),a=$e(n),o=r.phase===`over`&&(r.won?.length??0)>0;return b`
    <${z} view=${r} meter=${r.meter??null} />
    <div class=${f(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?b`<${Hr} view=${r} table=${n} />`:b`<${ct} view=${r} announced="" /><${ht} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&b`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${D} seat=${i} /></section>
      ${i.cards?.length?b`<${Ne} cards=${i.cards} label=${p(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const Xr=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(p(`Bank change: {chips}`,{chips:le(e)})),float_added:({amount:e})=>t(p(`Addition to the float: {chips}`,{chips:le(e)})),closing_begun:()=>e(p(`The table is being closed`)),system_paused:()=>t(p(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(p(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${p(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${Zr(e-r+n-i)}`),table_closed:()=>e(p(`The table is closed`))});function Zr(e){return e===0?p(`The count is right`):e>0?y(`{count} chip too many`,`{count} chips too many`,e):y(`{count} chip is missing`,`{count} chips are missing`,-e)}const Qr=({announced:e,noted:t})=>({slip_made:(e,n)=>t(p(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>O(t,p(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>O(t,p(`I lend what is lacking: {name}`,{name:J(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?p(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:J(i)(n)}):p(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(p(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?p(`The dealer calls the inspector`):p(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(p(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(p(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[J(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(p(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:x(e)})),remedy_chosen:({choice:e},t)=>O(t,Te(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${ve(t,n,J(a))} ${r.join(`, `)}`),hand_voided:()=>e(p(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(p(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(p(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(p(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(y(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(p(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(y(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(p(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(p(`{name} does not answer: taken as losing`,{name:r})):O(r,Se(e)),excess_returned:(e,n)=>t(p(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(p(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(p(`The inspector warns {name}`,{name:n}))}),$r=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(p(`Round {number}`,{number:t})),table_opened:()=>t(p(`The table is open`)),decks_checked:()=>t(p(`Both decks are spread and checked`)),deck_washed:()=>t(p(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?p(`The deck is shuffled and goes into the machine`):y(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(p(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>O(t,p(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?y(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):y(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(p(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(p(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(p(`{name} changes a note into {chips}`,{name:n,chips:ei(r)})),ante_staked:({amount:e},t)=>O(t,p(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>O(t,p(`a token for the jackpot`)),token_taken_back:(e,n)=>t(p(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(p(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>O(t,ti(n,e)?p(`my stakes stand`):p(`I sit this round out`)),cashed_out:(e,n)=>t(p(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(p(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:a})=>t(r.length?p(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(a.seats[e])).join(`, `)}):y(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(p(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(y(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(p(`The cards are dealt`)),sound:`card`})}),ei=e=>y(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),ti=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),ni={prego_seen:({card:e})=>({words:p(`The bank shows {card}. Prego: go ahead`,{card:r(e)}),spoken:p(`The bank shows {card}. Prego: go ahead`,{card:c(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>O(n,typeof t==`number`?p(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:M(r.seats[t])}):p(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(p(`{name} does not answer and is folded`,{name:t})):O(t,p(`fold`)),exchange_seen:({fee:e},t)=>O(t,p(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(p(`{name} does not answer; the request lapses`,{name:t})):O(t,p(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(p(`{name} does not answer and gets no card`,{name:t})):O(t,p(`no card`)),asked_again:(e,t)=>$(p(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(p(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(p(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:p(`You get {card}`,{card:r(e)}),spoken:p(`You get {card}`,{card:c(e)}),weight:`said`,sound:`card`}:{words:p(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(p(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(p(`Everybody has chosen`)),declared:({combination:e},t)=>Q(p(`{name} declares: {combination}`,{name:t,combination:w(e)})),tables_stopped:()=>Q(p(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(ue(e)),reserve_lifted:({amount:e})=>$(p(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(p(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(p(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(p(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(p(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},ri={fold_collected:({cards:e},t)=>$(y(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(p(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(p(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:C(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(ii(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(p(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?y(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):p(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(p(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(p(`The municipal inspector is present`)),selector_turned:({position:e})=>$(p(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(p(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:w(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(p(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(p(`The jackpots are paid`)),bank_stored:({cards:e})=>$(y(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(p(`Game over`)),...r!==null&&{spoken:p(`Game over. This round {won}, in all {result}.`,{won:d(e[r]??0),result:d(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(p(`The game was ended`)),sound:`settled`})};function ii({result:e,total:t,combination:n},r){let i={name:r,result:S(e),chips:t?`${d(t)}`:le(0)};return n?p(`{name}, {combination}: {result}, {chips}`,{...i,combination:w(n)}):p(`{name}: {result}, {chips}`,i)}const ai={writing:()=>p(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],p(`more and less on ANTE`)],[[`p`],p(`what is paid`)],[[`o`],p(`what your choices are worth`)]],steps:ir,narrate:We({...$r({announced:Q,noted:$,nameAt:M}),...ni,...ri,...Qr({announced:Q,noted:$}),...Xr({announced:Q,noted:$})},En),prompt:e=>L(e),decision:e=>`${e.number} ${I(e)??``}`.replace(/^\d+ $/,``),readAloud:Pn,Table:Jr,Replay:Yr,Sheet:Jn,Situation:ar,handOf:e=>F(e)?.cards??[],house:Mn,houseRules:xe,Beside:Nn,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{ai as caribbeanStud};