import{$t as e,At as t,Ft as n,I as r,It as i,J as a,Jt as o,Kt as s,Mt as c,P as l,Qt as u,X as d,Xt as f,Yt as p,Zt as m,dn as h,gn as g,h as ee,hn as _,qt as te,s as v,un as y,vn as b,yn as x,z as ne}from"./main.js";import{A as re,C as ie,D as ae,E as S,F as C,I as oe,L as se,M as w,N as T,O as ce,P as E,S as le,T as ue,b as de,c as fe,d as pe,f as me,g as he,h as ge,i as _e,j as ve,k as ye,l as be,m as xe,p as Se,t as Ce,u as D,v as we,w as Te,x as O,y as k}from"./caribbean-stud-shared.js";import{$ as Ee,B as De,G as Oe,H as ke,K as Ae,L as je,Q as Me,R as Ne,U as Pe,V as Fe,W as Ie,X as Le,Y as Re,Z as ze,at as A,et as Be,ht as j,it as M,lt as Ve,ot as He,q as Ue,rt as We,st as Ge,tt as Ke,ut as qe,z as Je}from"./tables.js";import{C as Ye,O as Xe,T as N,b as Ze,d as Qe,x as P}from"./shared.js";const F=(e,t)=>!!e?.options?.some(e=>e.kind===t),I=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),L=e=>e?.seats.find(({seat:t})=>t===e.me);function R(e){return F(e,`choose_remedy`)?`remedy`:F(e,`say_hand`)?`say`:F(e,`correct_bet`)?`bet`:F(e,`decline_cut`)?`cut`:e?.phase===`stakes`?F(e,`wave`)?`stakes`:null:F(e,`no_exchange`)?`card`:F(e,`fold`)?L(e)?.exchanged?`served`:`choose`:null}function z(e){let t=R(e),n=L(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return u(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return u(`The deck is offered to you: will you cut?`);case`stakes`:return L(e)?.ante?u(`Do your stakes stand?`):u(`Your stakes, please`);case`card`:return u(`Do you want a card?`);case`served`:return u(`Your new card is there: raise or fold?`);case`choose`:return F(e,`exchange`)?u(`Raise, fold, or exchange a card?`):u(`Raise or fold?`);case`remedy`:return u(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return u(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return F(e,`fold`)?u(`Your BET is not exact: make it twice your ANTE, or fold`):u(`Your BET is too high: take back what is too much`);case null:return``}}const B=e=>e.console?.display??{};function $e(e,t){let{shows:n=`total`,button:r,amount:i}=B(e);if(e.paused)return u(`paused`);switch(n){case`tier`:return u(`JP {number}`,{number:r??``});case`pay`:return u(`pay the JP {amount}`,{amount:o(i??0)});default:return o(t??e.meter??0)}}const et=({house:e,meter:t})=>h`<${v} label=${u(`Paytables`)} title=${u(`What is paid`)} shortcut="p">
    <div class="paytables"><${tt} house=${e} /><${rt} house=${e} meter=${t} />
      <${it} house=${e} />
      <p><a class="plain" href=${ne(`caribbean-stud`)} target="_blank">${u(`When something goes wrong`)}</a>
        <a class="plain" href=${l(`caribbean-stud`)} target="_blank">${u(`The exact odds`)}</a></p></div>
  </${v}>`,tt=({house:e})=>h`<table class="paytable">
  <caption>${u(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${u(`Hand`)}</th><th scope="col">${u(`first five cards`)}</th>
      <th scope="col">${u(`after an exchange`)}</th></tr></thead>
  <tbody>${ve.slice(0,e.table.length).map((t,n)=>h`<tr key=${t}>
    <th scope="row">${E(t)}</th>
    <td class="figure">${nt(e.table[n])}</td><td class="figure">${nt(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${u(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?u(`The bank qualifies with ace and king or better.`):u(`The bank qualifies with an ace, a king, or better.`)}
</p>`,nt=(e=0)=>u(`{times} to 1`,{times:e});function rt({house:e,meter:t}){let n=[[`royal_flush`,u(`all of it`)],[`straight_flush`,u(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return h`<table class="paytable">
    <caption>${t===null?u(`Jackpot`):u(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${u(`First five cards, with a token`)}</th><th scope="col">${u(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>h`<tr key=${e}><th scope="row">${E(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${u(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${u(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const it=({house:e})=>h`<p>
    ${u(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${u(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,at=({view:e,meter:t})=>h`<div class="strip stud-bar">
  <span class="limits">
    ${u(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&h`<${ot} view=${e} meter=${t} />`}
  <${et} house=${e.house} meter=${t} />
</div>`,ot=({view:e,meter:t})=>h`<span class="meter">
  <span class="meter-name">${u(`Jackpot`)}</span> <b
    class="figure">${$e(e,re(t))}</b></span>`;function st({view:e,announced:n}){let{held:r,cards:i=[],qualifies:a}=e.bank,o=Math.max(r-i.length,0);return h`<section class="bank" aria-label=${u(`The bank`)}>
    <${lt} /><${ut} />
    <p class=${y(`bank-cards`,a===!1&&`unqualified`)}>
      ${Array.from({length:o},(e,n)=>h`<${t} key=${n} />`)}
      ${i.map(e=>h`<${c} key=${e} card=${e} class="turned" />`)}
      ${o>0&&h`<span class="unseen">${m(`{count} card face down`,`{count} cards face down`,o)}</span>`}
      ${!r&&h`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words">${w(e.bank)}</p>
    <p class="announced" aria-hidden="true">${n}</p>
  </section>`}const ct=[1,5,25,25,100,100,500,1e3],lt=()=>h`<svg class="chip-tray" viewBox="0 0 176 30" aria-hidden="true">
  <rect class="tray-frame" x="0.75" y="0.75" width="174.5" height="28.5" rx="5" />
  ${ct.map((e,t)=>h`<g key=${t} class=${`disc of-${e}`} transform=${`translate(${t*21+5} 0)`}>
    <rect class="disc-face" x="0" y="5" width="19" height="20" rx="3" />
    <path class="disc-notches" d="M9.5 5v20" pathLength="14" /></g>`)}
</svg>`,ut=()=>h`<svg class="shoe" viewBox="0 0 64 46" aria-hidden="true">
  <path class="shoe-body" d="M10 4h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H22L4 30V10a6 6 0 0 1 6-6z" />
  <path class="shoe-card" d="M8 29 24 39h-7L3 31z" /><path class="shoe-slit" d="M8 28l15 10" />
  <circle class="shoe-light" cx="51" cy="13" r="3" />
</svg>`;function dt({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:h`<p class="paper standstill" role="status">${n&&!e?ce(n):u(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function ft(e,t){let n=(e+.5)/t;return{x:n,bow:Math.max(1-((n-.5)/.43)**2,0)}}const pt=(e,t)=>ft(t-1-e,t);function mt({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return h`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>h`<li key=${i.seat} class=${y(`place-at`,i.seat===o&&`own`)}
      style=${gt(s,a.length)}>
      <${ht} seat=${i.seat} />
      ${i.seat===o?h`<${_t} seat=${i} />`:h`<${vt} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const ht=({seat:e})=>h`<span class="seat-sign"><span aria-hidden="true">${N(e)}</span><span
  class="unseen">${u(`seat {number}`,{number:N(e)})}</span></span>`;function gt(e,t){let{x:n,bow:r}=ft(e,t);return{"--x":n,"--bow":r}}const _t=({seat:e})=>h`<span class="own-mark">${u(`you`)}</span>
  <div class="spot" aria-hidden="true">
    <${k} seat=${e} /><${yt} seat=${e.settled?e:{...e,cards:[]}} />
  </div>`;function vt({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return h`<${j} seat=${a} own=${e.seat===n.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${o} result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&h`<${k} seat=${e} />
      <${yt} seat=${e} open=${r} />
      <${bt} seat=${e} />`}
    ${i&&h`<${Ve} seat=${a} table=${n} send=${i} />`}
  </${j}>`}function yt({seat:{held:e=0,cards:n=[]},open:r=[]}){let i=n.length?n:r;return i.length?h`<p class="their-cards">${i.map(e=>h`<${c} key=${e} card=${e} />`)}</p>`:h`<p class=${y(`their-cards`,!e&&`none`)}>
    ${Array.from({length:e},(e,n)=>h`<${t} key=${n} />`)}
    ${e>0&&h`<span class="unseen">${m(`{count} card`,`{count} cards`,e)}</span>`}
  </p>`}function bt({seat:e}){let{settled:t,award:n}=e;return h`<p class=${y(`standing-words`,n&&`won-jackpot`)}>${oe(e)}
    ${t&&h` <b class="figure">${p(t.total)}</b>`}
    ${n&&h` <b class="figure award">${u(`jackpot {amount}`,{amount:p(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>h`<section class="felt">
  <${at} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${y(`dealers-side`,`phase-${e.phase}`)}>
    <${dt} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${mt} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${st} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=we(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return h`<section class="paper incident" role="status" aria-label=${u(`The table stands still`)}>
    <p><b>
      ${e.caller===null?u(`The table stands still.`):u(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&h`<p>${he(o)} <small class="clause">${a.irregularity}</small></p>
      ${Se(a,r).map(e=>h`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&h`<p class="pending">
        <span class="quiet">
          ${u(`The ruling will be:`)}</span> ${ge(n.continues,n.values,r)} ${n.clauses.map(e=>h`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    ${xt(e,t,r).map(e=>h`<p class="quiet" key=${e}>${e}</p>`)}
  </section>`}function xt({stated:e,joined:t,choosing:n,choices:r},i,a){let o=[...n.map(a),...i.map(S)];return e?[...t.map(e=>u(`Present: {role}.`,{role:S(e)})),...Object.entries(r).map(([e,t])=>u(`{name}: {words}`,{name:a(Number(e)),words:D(t)})),...o.length?[u(`Waiting for {names}`,{names:o.join(`, `)})]:[]]:[u(`Waiting for the gaming inspector.`)]}const St={open_table:()=>u(`The table is open`),check_decks:()=>u(`The decks are complete`),wash:()=>u(`The cards are washed`),offer_cut:(e,t)=>u(`{name}, will you cut?`,{name:t}),invite_stakes:()=>u(`Place your stakes, please`),no_more_bets:()=>u(`No more bets please`),count_tokens:({tokens:e})=>m(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>e(`dealer`,`Cards`),turn_upcard:()=>u(`Prego, go ahead`),take_stub:()=>u(`Exchanges, please`),ask_seat:(e,t)=>u(`{name}, a card?`,{name:t}),give_card:(e,t)=>u(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>u(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>u(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>u(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>u(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>u(`The bank shows`),settle:(e,t,n)=>Ct(n,t),store_bank:()=>u(`The bank's cards, counted`),game_over:()=>u(`Game over`)};function Ct({bank:e},t){return e.qualifies===!1?u(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?u(`The bank: {combination}. Against it: {name}`,{combination:E(e.combination),name:t}):t}const wt=(e,t,n)=>St[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,Tt={open_table:()=>u(`Open the table`),check_decks:()=>u(`Spread and check both decks`),wash:()=>u(`Wash the deck`),offer_cut:(e,t)=>u(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>u(`Invite stakes`),send_back:(e,t)=>u(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>u(`Change chips back: {name}`,{name:t}),no_more_bets:()=>u(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>m(`Count {count} token`,`Count {count} tokens`,e),deal:()=>u(`Deal the cards`),turn_upcard:()=>u(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?u(`Take the stub out, a null card under it`):u(`Keep the stub in the left hand`),ask_seat:(e,t)=>u(`Ask: {name}`,{name:t}),give_card:(e,t)=>u(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>u(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?u(`Still no answer, continue without: {name}`,{name:t}):u(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>u(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>u(`Check BET: {name}`,{name:t}),reveal:()=>u(`Turn the bank's cards`),settle:(e,t)=>u(`Settle: {name}`,{name:t}),store_bank:()=>u(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>u(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>u(`I am present`),confirm:({genuine:e},t)=>u(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>u(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>u(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>u(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>u(e?`The hand stands`:`The hand is void`),confirm_count:()=>u(`Confirm the count`),dismiss:()=>u(`Nothing irregular: continue`),call_inspector:()=>u(`Call the inspector`),begin_closing:()=>u(`Close the table`)};function U(e,t,n){return e.kind===`slip`?Et(String(e.what),n(Number(e.seat))):Tt[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function Et(e,t){switch(e){case`skip_seat`:return u(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return u(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return u(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return u(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const Dt=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],Ot=[`pass_over`,`send_back`,`cash_out`],kt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),At=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function jt(e,t,n){let r=kt(e).filter(({kind:e,seat:t})=>!Dt.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=At(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>Ot.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const Mt=e=>At(e).length>0,W=(e,t)=>kt(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=jt(e,t,o),d=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),f=s&&i&&a?wt(s.action,e,t):``;return h`<section class="step-bar" aria-label=${u(`What may be done now`)}>
    ${a&&h`<p class="aloud">
        ${f?h`<span class="quiet">${u(`Say:`)}</span> <q>${f}</q>`:h`<span class="quiet">${s?u(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&h`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&h`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${He}
        sign="1" /></button>`}
    <${K} steps=${d} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?h`<details class="aside needed"><summary>${u(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:h`<div class="needed"><span class="quiet">${u(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?h`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return h`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&h`<${He} sign=${o} />`}</button>`})}</div>`:null;function Nt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return h`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>h`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${u(`{name} declares: {combination}`,{name:i(e.seat),combination:E(e.declared??`high_card`)})}>
          <h2>
            ${u(`{name} declares: {combination}`,{name:i(e.seat),combination:E(e.declared??`high_card`)})}</h2>
          <${Pt} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${u(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function Pt({seat:{cards:e=[],held:n=0,exchanged:r}}){let i=Math.max(n-e.length,0);return h`<p class="camera-cards">${e.map(e=>h`<${c} key=${e} card=${e} />`)}
    ${Array.from({length:i},(e,n)=>h`<${t} key=${n} />`)}
    ${i>0&&h`<span class="unseen">${m(`{count} card face down`,`{count} cards face down`,i)}</span>`}</p>
    ${r&&h`<p class="quiet">${u(`A card of it was exchanged.`)}</p>`}`}const Ft=e=>`kitapi.stakes.${e}`;function It(e){try{return JSON.parse(sessionStorage.getItem(Ft(e))??`null`)}catch{return null}}function Lt(e,t){try{sessionStorage.setItem(Ft(e),JSON.stringify(t))}catch{}}function Rt(e,{table:t,catchingUp:n},r){let[i,a]=x(null),[o,s]=x(null),[c,l]=x(null),u=r.link.unanswered.value.size>0,d=It(t.id),f=I(e,`ante`),p=I(e,`cut`),m=e?`${e.number} ${e.phase}`:``,h=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return g(()=>{a(null),s(null),l(null)},[m]),g(()=>a(null),[L(e)?.ante]),g(()=>{c&&!h.includes(c)&&l(null)},[h.join()]),zt(e,t.id),Bt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:h,lay:Ht(e,u,r),act:u?null:r.act,amount:f?q(i??(L(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function zt(e,t){let n=L(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;_(()=>{r&&Lt(t,r)},[e?.number,r?.ante,r?.token])}function Bt(e,t,n){let r=b(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),a=`${e?.number} ${e?.own?.combination} ${i}`,o=s.value.declare&&F(e,`declare`)&&!t&&r.current!==a;_(()=>{o&&(r.current=a,n.act({kind:`declare`}))},[o,a])}const Vt=[`over`,`prepare`,`stakes`];function Ht(e,t,n){let[r,i]=x([]),[a,...o]=r,s=!e||!Vt.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Ut(e,a);return _(()=>{s&&r.length&&i([])},[s]),_(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Ut(e,{kind:t}){return t===`ante`?!!I(e,`ante`):F(e,t)&&!!L(e)?.ante}const Wt=[1,5,20];function Gt({range:e,staking:{amount:t,choose:n}}){let r=t=>n(q(t,e)),i={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return a(n=>n!==`+`&&n!==`-`?!1:(r(t+(n===`+`?e.step:-e.step)),!0)),h`<div class="stake-chooser" role="group" aria-label=${u(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${u(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>r(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${u(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=i[e.key];t!==void 0&&(e.preventDefault(),r(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${u(`more`)} disabled=${t>=e.highest}
        onClick=${()=>r(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>r(e.lowest)}>${u(`least`)}</button>
      ${Wt.map(t=>t*e.step).filter(t=>t<e.highest).map(n=>h`<button type="button" key=${n}
          class="chip-button" aria-label=${m(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>r(t===e.lowest&&n>t?n:t+n)}>
          <${de} value=${Te(n)} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>r(e.highest)}>${u(`most`)}</button>
    </div>
  </div>`}function Kt({range:e,staking:{cut:t,setCut:n,act:r}}){return h`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${m(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function qt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?h`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=x({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return h`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>h`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const Jt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},Yt={R:0,JPL:-90,JPH:90,S:180};function Xt({position:e,next:t,turn:n}){return h`<div class="selector" role="radiogroup" aria-label=${u(`Key selector`)} onKeyDown=${e=>{let t=Jt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>h`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${y(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${Zt(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${Yt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function Zt(e){switch(e){case`R`:return u(`{position}, run`,{position:e});case`JPL`:return u(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return u(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return u(`{position}, service`,{position:e})}}const Qt=[1,2,3,4,5];function $t({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},d=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],f=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],p=W(e,`open_table`).length>0;return h`<section class="console-box" aria-label=${u(`Console`)}>
    <${tn} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${u(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>h`<${en} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${Qt.map(e=>h`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${y(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,d.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${E(ve[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${Xt} position=${o} next=${f}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:p?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function en({seat:e,lit:t}){let n=N(e),r=u(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return h`<li class=${y(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function tn({view:e,meter:t,nameOf:n}){let{seat:r}=B(e);return h`<output class="display" lang=${f()} aria-label=${u(`Display`)}>
    ${$e(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function nn(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=x([]),d=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),f=c.filter(e=>d.includes(e));return h`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&f.length?{...e,stuck:f}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${rn(e)} />
    ${s&&h`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${u(`Next deal`)}</button>
      </div>`}
    <${an} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&d.length>0&&h`<${on} tokens=${d} stuck=${f} setStuck=${l} nameOf=${a} />`}</div>
    <${$t} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${f} />
    <div class="bench more"><${sn} ...${e} /><${cn} ...${e} /></div>`}function rn({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?u(`Waiting for {names}`,{names:a.join(`, `)}):se(e)}function an({view:e,act:t}){let n=I(e,`cut`),[r,i]=x(26);if(!n)return null;let a=q(r,n);return h`<div class="dealers-cut"><${Kt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${u(`Cut it myself`)}</button>
  </div>`}const on=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>h`<details class="aside"><summary>${u(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${u(`A token does not fall`)}</legend>
      ${e.map(e=>h`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${u(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function sn({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=kt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return h`<section class="tray" aria-label=${u(`Tray`)}>
    ${e.desk&&h`<p class="tray-line">
        ${u(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&h`<p class="tray-line">${u(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&h`<${J} words=${u(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:u(`Chips counted`)},{name:`notes`,label:u(`Notes counted`)}]} />`}
    ${i&&h`<${J} words=${u(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:u(`Chips counted`)}]} />`}
    <${qt} view=${e} action="bank_change" label=${u(`Bank change`)} words=${u(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function cn({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:h`<details class="aside mistakes"><summary>${u(`Mistakes for practice`)}</summary>
    ${i.length>0&&h`<p>${u(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function ln({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(un))t.set(n,[...t.get(n)??[],r]);return t}function un(e){return e.kind===`form`&&e.action===`state_facts`?dn(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const dn=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),fn=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function pn(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function mn({view:e,nameOf:t,act:n}){let r=ln(e),[i,a]=x(``),[o,s]=x({}),c=we(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:d,facts:f}=hn(l,o),p=e=>c.find(t=>t.id===e)?.what??``,m=l.length>0&&d.every(({name:e})=>f[e]!==void 0),g=e=>{a(e),s({})};return h`<details class="aside facts" open=${!!e.incident}><summary>${u(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),m&&(n({kind:`state_facts`,irregularity:i,...f}),g(``))}}>
      <${gn} label=${u(`What is irregular`)} value=${i} onChoice=${g}
        choices=${[...r.keys()].map(e=>[e,`${he(p(e))} (${e})`])} />
      ${d.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>h`<${gn} key=${`${i} ${e}`} label=${pe(e)}
          value=${JSON.stringify(f[e])??``}
          onChoice=${t=>s(t?{...f,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),_n(e,n,t)])} />`)}
      <button class="plain" disabled=${!m}>${u(`State it`)}</button>
    </form>
  </details>`}function hn(e,t){let n={};return{fields:fn(e).map(r=>{let i=pn(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const gn=({label:e,value:t,choices:n,onChoice:r})=>h`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${u(`choose …`)}</option>
    ${n.map(([e,n])=>h`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function _n(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):me(t)}function vn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return h`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${yn(e)} />
    <section class="reporting" aria-label=${u(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${mn} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${$t} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${u(`Tray`)}>
      ${e.desk&&h`<p class="tray-line">
          ${u(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&h`<p class="tray-line">${u(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${qt} view=${e} action="add_to_float" label=${u(`Addition to the float`)} words=${u(`Add`)}
        act=${r} />
    </section></div>`}function yn(e){return e.incident?e.incident.stated?u(`The facts are stated; others are waited for.`):u(`You are called to the table: state what happened.`):e.phase===`jackpot`?u(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):u(`Nothing for you to do now.`)}function bn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return h`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${u(`Nothing for you to do now.`)} />
    <${xn} view=${e} nameOf=${i} act=${r} />
    <${Sn} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function xn({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return h`${r.map(({seat:r})=>h`<section class="claim" key=${r} aria-label=${u(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${u(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:u(`Winnings in addition`)}]}
        words=${u(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function Sn({seen:e,nameOf:t}){let n=e.filter(e=>A(e)===`settled_seen`&&e.unclaimed);return h`<section class="unclaimed" aria-label=${u(`Jackpots not declared`)}><h2>${u(`Jackpots not declared`)}</h2>
    ${n.length?h`<ul>
        ${n.map((e,n)=>h`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${E(e.settled.combination)}`}</li>`)}</ul>`:h`<p class="quiet">${u(`None, as far as this page has seen.`)}</p>`}
  </section>`}function Cn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return h`<div class="bench"><section class="paper slip asked-of-me">
      <p>${wn(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${u(`Nothing for you to do now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function wn(e){return W(e,`attend`).length?e.incident?u(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?u(`The table is being opened: your presence is required.`):e.phase===`closing`?u(`The table is being closed: your presence is required.`):u(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?u(`You have said that you are present.`):u(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?u(`seat {number}`,{number:N(t)}):P(n)};function Tn(e){if(!e||!Ze(e))return P(e);let t=u(`seat {number}`,{number:N(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const En={dealer:nn,gaming_inspector:vn,municipal_inspector:Cn,gaming_management:bn,control_room:Nt};function Dn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=En[n];return a?h`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function On({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>A(e)===`jackpot_awarded`).slice(-3).reverse();return h`<h1 class="wall-name">${u(`Jackpot`)}
    ${e.house&&h` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(B(r).shows??`total`)!==`total`?h`<p class="odometer">${$e(r,i)}</p>`:h`<${kn} total=${i} />`}
    ${a&&h`<p class="wall-stopped" role="status">${u(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&h`<p class="wall-stopped" role="status">${ce(r.waiting_for)}</p>`}
    ${r&&h`<${An} house=${r.house} total=${i} />`}
    ${o.length>0&&h`<ul class="wall-awards" aria-label=${u(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>h`<li key=${i}>
          ${u(`{name}, {combination}: {amount}`,{name:P(e.seats[t]),combination:E(n),amount:r})}</li>`)}
      </ul>`}`}function kn({total:e}){let t=[...String(e)];return h`<p class="odometer" role="img" aria-label=${o(e)}>${t.map((e,n)=>{let r=t.length-n;return h`<span key=${r} class=${y(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>h`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function An({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return h`<dl class="tiers">
    ${n.map(([e,t])=>h`<div key=${e}><dt>${E(e)}</dt>
      <dd class="figure">${o(t)}</dd></div>`)}
  </dl>`}const jn={roles:ue,roleName:S,roleTask:ae,waits:Mt,Console:Dn,Meter:On};function Mn({state:e}){let t=e.shown.value?.view??null;return!t||!I(t,`misplace_bet`)?null:h`<section class="house-here"><h3>${u(`Mistakes for practice`)}</h3>
    <${qt} view=${t} action="misplace_bet" label=${u(`A wrong BET`)} words=${u(`Lay it`)} act=${e.act} />
  </section>`}function Nn(e){let t=e.view;return t?[Pn(t),Fn(t),In(t),z(t)||`${se(t)}.`].filter(Boolean).join(` `):u(`No cards have been dealt yet.`)}function Pn({bank:e}){let t=(e.cards??[]).map(e=>n(e)).join(`, `);return[t&&u(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${w(e)}.`].filter(Boolean).join(` `)}function Fn(e){let t=fe(L(e)?.cards??[]).map(e=>n(e)).join(`, `);return[t&&u(`Your hand: {cards}.`,{cards:t}),e.own&&`${E(e.own.combination)}.`].filter(Boolean).join(` `)}function In(e){let t=L(e);return t?u(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:p(t.result)}):``}function Ln(e){switch(e){case`CSP-034`:return u(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return u(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return u(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return u(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return u(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return u(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return u(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return u(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return u(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return u(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:Rn,RuleText:zn}=Ae(Ln),Bn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Vn=e=>(e?.borrowed??0)-(e?.lent??0);function Hn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Vn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const Un=({line:e,house:t})=>h`<${Ue} lines=${Wn(e,t)} RuleTap=${Rn} />`;function Wn({result:e,ante:t,bet:n,fee:r,token:i,jackpot:a,combination:o,loan:s},c){let l=e===null?`AMB-20`:Bn[e];return[{words:u(`{wager}: {amount}`,{wager:u(`ANTE`),amount:p(t)}),calculation:C(e),clause:l},...e===`fold`?[]:[{words:u(`{wager}: {amount}`,{wager:u(`BET`),amount:p(n)}),calculation:Gn(n,o??null,c),clause:l}],...r?[{words:u(`new card: {amount}`,{amount:p(r)}),clause:`CSP-148`}]:[],...i?[{words:u(`token: {amount}`,{amount:p(-i)}),clause:`CSP-053`}]:[],...a?[{words:u(`jackpot: {amount}`,{amount:p(a.amount)}),calculation:E(a.tier),clause:`CSP-132`}]:[],...s?[{words:u(s>0?`borrowed: {amount}`:`lent: {amount}`,{amount:p(s)}),clause:`AMB-63`}]:[]]}function Gn(e,t,n){if(!t)return null;let r=E(t),i=n?.table[ve.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?u(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function Kn({line:e,won:t,loan:n}){let r=e?[{words:u(`ANTE`),amount:e.ante},...e.bet?[{words:u(`BET`),amount:e.bet}]:[],...e.fee?[{words:u(`new card`),amount:e.fee}]:[],...e.token?[{words:u(`token`),amount:-e.token}]:[],...e.jackpot?[{words:u(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:u(`sat out`),amount:0}];return n&&r.push({words:u(n>0?`borrowed`:`lent`),amount:n}),h`<${Me} terms=${r} words=${u(`this round`)} total=${p(t)} />`}function qn({sheet:e,table:t,view:n}){let[r,i]=Ee(),a=Ye(t),o=e.results.length?e.results:n.seats.map(()=>0),s=e=>u(`Result, {name}`,{name:a(e)});return h`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${u(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${o.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&h`<${ze}
        key=${n} label=${s(n)} figure=${p(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${p(e)}</b></${ze}>`)}</p>
    ${r!==null&&h`<${Re} label=${s(Number(r))} result=${o[Number(r)]??0}
      terms=${Le(e.hands,e=>Yn(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Be} title=${u(`History`)} deals=${e.hands} table=${t}
      line=${e=>h`<${Xn} round=${e} me=${t.me} />`}
      details=${e=>h`<${Zn} round=${e} nameOf=${a} />`} />
  </div>`}const Jn=({seats:e},t)=>e.find(e=>e.seat===t);function Yn(e,t){let n=Jn(e,t);return n?C(n.result):u(`sat out`)}function Xn({round:e,me:t}){let n=t===null?void 0:Jn(e,t),r=e.combination?E(e.combination):u(`all folded`);return h`<span>${e.void?u(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?h`${C(n.result)} <b class="figure">${p(n.won)}</b>`:t!==null&&u(`sat out`)}
    </span>`}const Zn=({round:e,nameOf:t})=>h`<p class="quiet">${w(e)}</p>
  ${e.rulings?.length?h`<p class="quiet">
      ${u(`Ruled on:`)} ${e.rulings.map((e,t)=>h`<${Rn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?h`<p class="laid">${e.bank.map(e=>h`<${c} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>h`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?E(e.combination):C(e.result)}</span>
      <b class="figure verdict">${p(e.won)}</b></summary>
    ${e.cards?.length?h`<p class="laid">${e.cards.map(e=>h`<${c} key=${e} card=${e} />`)}</p>`:null}
    <${Un} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},Qn={hand_opened:(e,t,n)=>tr(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,er(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...$n(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...$n(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},$n=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function er(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function tr(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const nr={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},rr={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...Qn[A(t)]?.(r,t,n)}},span:e=>nr[A(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&tr(t))},ir=({situation:e})=>h`<div class="drill-felt">
  ${e.meter!==null&&h`<${lr} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&h`<section class="drill-bank" aria-label=${u(`The bank`)}>
      <${sr} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>h`<li key=${e.seat} class=${y(`drill-seat`,!ar(e)&&`bare`)}>
      <b class="drill-seat-name">${u(`Seat {seat}`,{seat:N(e.seat)})}</b>
      ${ar(e)&&h`<${or} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,ar=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),or=({seat:e})=>h`
  <${sr} cards=${e.cards} down=${e.down} />
  <${k} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${cr(e).join(` · `)}</p>`,sr=({cards:e,down:n})=>h`<p class="drill-cards">
  ${Array.from({length:n},(e,n)=>h`<${t} key=${n} />`)}
  ${e.map(e=>h`<${c} key=${e} card=${e} />`)}
  ${n>0&&h`<span class="unseen">${m(`{count} card face down`,`{count} cards face down`,n)}</span>`}
</p>`;function cr({choice:e,result:t,declared:n,aside:r,served:i,regular:a,paid:o}){return[i?u(`card given`):r?u(`asks for a card`):``,a?``:u(`request not regular`),t?C(t):e===`fold`?u(`folded`):e===`raise`?u(`raised`):``,n&&!t?E(n):``,o?u(`paid {amount}`,{amount:o}):``].filter(Boolean)}const lr=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>h`<dl class="drill-console">
  <div class="drill-meter"><dt>${u(`Jackpot`)}</dt><dd class="figure">${o(i)}</dd></div>
  <div><dt>${u(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>h`<div key=${e}><dt>${u(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&h`<div><dt>${u(`Municipal inspector`)}</dt><dd>${u(`present`)}</dd></div>`}
  <div><dt>${u(`four of a kind`)}</dt><dd class="figure">${o(e.four_of_a_kind)}</dd></div>
  <div><dt>${u(`full house`)}</dt><dd class="figure">${o(e.full_house)}</dd></div>
  <div><dt>${u(`flush`)}</dt><dd class="figure">${o(e.flush)}</dd></div>
</dl>`,ur={choose_remedy:({choice:e})=>({label:D(e)}),say_hand:({outcome:e})=>({label:xe(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:h`${typeof e==`number`?u(`Make BET exact with chips of {name}`,{name:t(e)}):u(`Make BET exact`)} <${O} amount=${n?.bet??0} />`,spoken:typeof e==`number`?u(`Make BET exact with chips of {name}`,{name:t(e)}):u(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:u(`Lend {amount} for BET: {name}`,r),weighty:u(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:u(`Call the inspector`),weighty:u(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},dr=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=ur[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function fr(e,t,n){let r=(n,r,i={})=>F(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,h`${u(`Change a note`)} <${O} amount=${e.house.buy_in} />`,{spoken:m(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!I(e,`ante`)});return[...r(`declare`,hr(e),{likely:!0}),...vr(e,t),...r(`no_exchange`,u(`No card`),{likely:!t.picked}),...yr(e,t,n),...r(`fold`,h`${u(`Fold`)}${pr(e.own?.fold_loses)}`,{spoken:gr(e),weighty:_r(e)}),...r(`withdraw_exchange`,u(`Take my card back`)),...br(e,t),...wr(e,t),...r(`token`,h`${u(`Token`)} <${O} amount=${e.house.token} />`,{spoken:u(`Put in a token for the jackpot, {token}`,{token:e.house.token})}),...I(e,`ante`)?[]:i,...r(`wave`,L(e)?.ante?u(`My stakes stand`):u(`Sit this round out`),{likely:!!L(e)?.ante}),...r(`take_back_token`,u(`Take the token back`)),...r(`take_back_ante`,u(`Take the stakes back`)),...I(e,`ante`)?i:[],...Tr(t),...r(`decline_cut`,u(`Let the next one cut`)),...dr(e,t,n)]}const pr=e=>e?h` <small class="costs figure">−${e}</small>`:null,mr=({own:e})=>e?E(e.combination):``,hr=e=>u(`Declare: {combination}`,{combination:mr(e)}),gr=({own:e})=>e?.fold_loses?m(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):u(`Fold`),_r=e=>e.own?.tier?u(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:mr(e)}):void 0;function vr(e,{picked:t,act:r}){let i=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,act:r&&(()=>r({kind:`exchange`,card:t})),label:h`${u(`Exchange`)} <${Qe} card=${t} /> <${O} amount=${i} />`,spoken:u(`Exchange the {card} for {fee}`,{card:n(t),fee:i}),weighty:e.own?.tier?u(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:mr(e)}):void 0}]:[]}const yr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,act:t&&(()=>t(e)),label:h`${i===null?u(`Raise`):u(`Raise with chips of {name}`,{name:i})} <${O} amount=${r} />`,spoken:i===null?u(`Raise, {amount} on BET`,{amount:r}):u(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function br(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||L(e)?.ante)return[];let a=xr(e,t);return[{key:`again`,likely:!0,act:i?null:()=>r(a),label:Sr(a),spoken:Cr(a)}]}const xr=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(L(e)?.stack??0)}),Sr=({ante:e,token:t})=>h`${u(`Same again`)} <${O} amount=${e} />
  ${t&&h`<span
    class="with-token"> + ${u(`JP`)}</span>`}`,Cr=({ante:e,token:t})=>u(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function wr(e,{ante:t,amount:n,act:r}){let i=L(e)?.ante??0;return!t||i===n?[]:[{key:`ante`,likely:!i,act:r&&(()=>r({kind:`ante`,amount:n})),label:h`${u(i?`Change to`:`Stake`)} <${O} amount=${n} />`,spoken:u(`Stake {amount} on ANTE`,{amount:n})}]}const Tr=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,act:n&&(()=>n({kind:`cut`,amount:t})),label:m(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function Er(e){switch(R(e)){case`cut`:return{words:u(`Cut anywhere, or let the next player do it.`),because:u(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return Dr(e);case`choose`:return{words:u(`Raise with a pair or better; fold what is below ace and king.`),because:u(`If the bank does not qualify, your ANTE is paid and your BET returned. A new card costs as much as your ANTE, and you can no longer win the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:u(`Tap a card to exchange it, or say that you want none.`),because:u(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:u(`Raise or fold with the new card.`),because:u(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function Dr(e){return I(e,`ante`)?L(e)?.ante?{words:u(`Add a token if you like, then say that your stakes stand.`),because:u(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:u(`Choose your ANTE, or sit this round out.`),because:u(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:u(`Change a note into chips, or sit this round out.`),because:u(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function Or({table:e,number:t,look:n}){let[r,i]=x(null);return h`<${v} label=${u(`Odds`)} title=${u(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),ee(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${kr(r)}</div>
  </${v}>`}function kr(e){return e===null?h`<p>${u(`Counting …`)}</p>`:e instanceof Error?h`<p role="alert">${e.message}</p>`:h`${e.decisions.map(e=>h`<${Ar} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${u(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${Nr} ...${e.jackpot} />`}const Ar=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>h`<section>
  <h3>${u(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>h`<${jr} key=${e} card=${e} /> `)}
    <span>${u(`against`)} <${jr} card=${n} /></span></p>
  <${Ce} odds=${a} chosen=${r} />
  ${i!==null&&h`<p class="odds-cost">${i>0?u(`Your choice cost {cost} ANTE on average.`,{cost:_e(i)}):u(`Nothing was worth more than your choice.`)}</p>`}
</section>`,jr=({card:e})=>h`<span><span class="unseen">${n(e)}</span><${Qe} card=${e} /></span>`,Mr=e=>new Intl.NumberFormat(f(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),Nr=({token:e,meter:t,break_even:n,wins:r})=>h`<p class="quiet">${n>0?u(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:Mr(r),meter:o(t),break_even:o(Math.ceil(n))}):u(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:Mr(r),meter:o(t)})}</p>`,Pr=te(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearCommand));function Fr({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=R(e),o=fr(e,r,Y(t)),c=z(e);return h`<div class=${y(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?h`<${Lr} view=${e} table=${t} send=${n.link.send} />`:h`<${zr} view=${e} table=${t} isToAct=${a!==null} send=${n.link.send} />`}
    ${i?h`<${Fe} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${Ir(e,r,n.link.send)}
      </${Fe}>`:h`<${Ge} mine=${a!==null} waiting=${r.sending} prompt=${c||se(e)}
      choices=${o}
        beside=${e.own&&e.house.odds_before&&h`<${Or} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&s.value.guide}
        guide=${a&&h`<${Pe} ...${Er(e)} />`} />
      <${Je} part=${Pr} context=${{choices:o,staking:r}} />`}
    ${!i&&h`<${Rr} view=${e} staking=${r} />`}
  </div>`}function Ir(e,{last:t,lay:n},r){if(!t||t.ante>(L(e)?.stack??0))return null;let i=xr(e,t);return h`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${Cr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${Sr(i)}<${He} sign="1" /></button>`}function Lr({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&qe(e,t))??t.seats.find(e=>e.kind===`bot`&&qe(e,t));return h`<${Ne} table=${t} over=${r} send=${n} />
    ${i&&h`<div class="watching kept"><b>${P(i)}</b>
        <${Ve} seat=${i} table=${t} send=${n} /></div>`}`}function Rr({view:e,staking:t}){if(t.cutting)return h`<${Kt} range=${t.cutting} staking=${t} />`;if(t.ante&&F(e,`wave`))return h`<${Gt} range=${t.ante} staking=${t} />`;let n=L(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return h`<div class="own-heading">
      ${e.own&&h`<p class="own-combination">${E(e.own.combination)}${e.own.tier&&h` <span class="jackpot-hand">${u(`wins the jackpot`)}</span>`}</p>`}
      <${De} />
    </div>
    <${ke} cards=${fe(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick}
      dealt=${!n.exchanged&&!n.choice} />`}function zr({view:e,table:t,isToAct:n,send:r}){let i=L(e),a=t.me===null?void 0:t.seats[t.me];return!i||!a?null:h`<${j} seat=${a} own=${!0} place="bottom" turn=${n} dealer=${!1} result=${i.result}
    send=${r}
    marks=${h`<span class="stack" title=${u(`chips before you`)}>
      <span class="unseen">${u(`chips before you`)} </span><${le} amount=${i.stack} /></span>`}>
    <${k} seat=${i} /><${bt} seat=${i} />
  </${j}>`}function Br(e){let t=b(null),[n,r]=x(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:i}=t,o=e!==null&&i!==null&&n!==i.number&&(e.number===i.number||Vr(e,i.number+1)),s=()=>r(i?.number??0);return a(e=>e!==`Escape`||!o?!1:(s(),!0)),[o?i:null,s]}function Vr(e,t){let n=L(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Hr({view:e,table:t,onClose:n}){let i=e.won??[],a=Ye(t),o=e.seats.map(e=>Hn(e,i[e.seat]??0)),s=t.me??-1,c=o[s],l=e.seats.map(({result:e})=>e),d=l.map((e,t)=>e-(i[t]??0));return h`<article class="paper settled" aria-label=${u(`Settlement`)} tabindex="0">
    <header>
      ${n&&h`<button type="button" class="close" aria-label=${u(`Close`)} onClick=${n}>×</button>`}
      ${n&&L(e)?.cards?.length&&h`<${Or} table=${t.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${c?h`<span class="own-result">${u(`This round {won}`,{won:p(i[s]??0)})}</span>`:u(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?u(`The whole hand is void: all stakes are back`):w(e.bank)||u(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${c?.jackpot&&h`<p class="jackpot-won"><${de} /> ${u(`Your {combination} wins the jackpot: {amount}`,{combination:E(c.jackpot.tier),amount:p(c.jackpot.amount)})}</p>`}
    ${c&&h`<${Un} line=${c} house=${e.house} />`}
    <${je} before=${d} results=${l} voice=${{me:t.me,nameOf:a}} settled=${()=>null}
      thisDeal=${(t,n)=>h`<${Kn} line=${o[t]??null} won=${n} loan=${Vn(e.seats[t])} />`} />
    ${n&&h`<a class="plain replay-link" aria-keyshortcuts="v" href=${r(t.id,e.number)}>
        ${u(`Replay the deal`)}</a>
        <${Ke} table=${t.id} deal=${e.number} nameOf=${a} />`}
  </article>`}function Ur(e,t){return!e||!t||e.number!==t.number||t.void?[]:t.seats.flatMap(t=>{let n=e.seats.find(e=>e.seat===t.seat);return n?Wr(n,t):[]}).filter(({amount:e})=>e>0)}function Wr(e,t){let{seat:n}=t,r=e.award?0:t.award?.amount??0;return[...Gr(e,t),{seat:n,amount:r,way:`paid`}]}function Gr(e,t){let{seat:n,settled:r}=t,i=(e.ante??0)+(e.bet??0)+(e.fee??0),a=(t.ante??0)+(t.bet??0)+(t.fee??0);if(t.void)return[];if(r&&!e.settled){let e=Math.min(-r.total,i);return r.total>0?[{seat:n,amount:r.total,way:`paid`}]:[{seat:n,amount:e,way:`taken`}]}return t.choice===`fold`||e.fee&&!t.fee&&t.exchanged?[{seat:n,amount:i-a,way:`taken`}]:[]}function Kr({view:e}){let t=b(e),n=b(0),[r,i]=x([]);g(()=>{let r=ye()?Ur(t.current,e):[];t.current=e,r.length&&i(e=>[...e,...r.map(e=>({...e,key:n.current++}))])},[e]);let a=e=>()=>i(t=>t.filter(t=>t.key!==e));return h`<div class="travels" aria-hidden="true">
    ${r.map(({seat:t,amount:n,way:r,key:i})=>{let{x:o,bow:s}=pt(t,e.seats.length);return h`<span key=${i} class=${`travel ${r}`} style=${{"--x":o,"--bow":s}}
        onAnimationEnd=${a(i)}><${ie} amount=${n} /></span>`})}
  </div>`}const qr=({view:e})=>e;function Jr({shown:e,state:t}){let{table:n}=e,r=qr(e),i=Rt(r,e,t),[a,o]=Br(r);return r?h`
    <${at} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${y(`scene stud`,`phase-${r.phase}`,a&&`after`)} style=${{"--pace":Xe()}}>
      <${dt} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${H} view=${r} nameOf=${Y(n)} />
      ${a?h`<${Hr} view=${a} table=${n} onClose=${o} />`:h`<${st} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${mt} view=${r} table=${n} send=${t.link.send} /><${Kr} view=${r} />`}
    </div>
    <${Fr} view=${r} shown=${e} state=${t} staking=${i} />`:h`<${d} part=${Ie} props=${{table:n,state:t}} />`}function Yr({shown:e,hands:t}){let{table:n}=e,r=qr(e);if(!r)return null;let i=L(r),a=Ye(n),o=r.phase===`over`&&(r.won?.length??0)>0;return h`
    <${at} view=${r} meter=${r.meter??null} />
    <div class=${y(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?h`<${Hr} view=${r} table=${n} />`:h`<${st} view=${r} announced="" /><${mt} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&h`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${k} seat=${i} /></section>
      ${i.cards?.length?h`<${Oe} cards=${i.cards} label=${u(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const Xr=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(u(`Bank change: {chips}`,{chips:T(e)})),float_added:({amount:e})=>t(u(`Addition to the float: {chips}`,{chips:T(e)})),closing_begun:()=>e(u(`The table is being closed`)),system_paused:()=>t(u(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(u(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${u(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${Zr(e-r+n-i)}`),table_closed:()=>e(u(`The table is closed`))});function Zr(e){return e===0?u(`The count is right`):e>0?m(`{count} chip too many`,`{count} chips too many`,e):m(`{count} chip is missing`,`{count} chips are missing`,-e)}const Qr=({announced:e,noted:t})=>({slip_made:(e,n)=>t(u(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>M(t,u(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>M(t,u(`I lend what is lacking: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?u(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):u(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(u(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?u(`The dealer calls the inspector`):u(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(u(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(u(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(u(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:S(e)})),remedy_chosen:({choice:e},t)=>M(t,D(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${ge(t,n,Y(a))} ${r.join(`, `)}`),hand_voided:()=>e(u(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(u(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(u(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(u(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(m(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(u(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(m(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(u(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(u(`{name} does not answer: taken as losing`,{name:r})):M(r,xe(e)),excess_returned:(e,n)=>t(u(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(u(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(u(`The inspector warns {name}`,{name:n}))}),$r=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(u(`Round {number}`,{number:t})),table_opened:()=>t(u(`The table is open`)),decks_checked:()=>t(u(`Both decks are spread and checked`)),deck_washed:()=>t(u(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?u(`The deck is shuffled and goes into the machine`):m(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(u(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>M(t,u(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?m(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):m(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(u(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(u(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(u(`{name} changes a note into {chips}`,{name:n,chips:ei(r)})),ante_staked:({amount:e},t)=>M(t,u(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>M(t,u(`a token for the jackpot`)),token_taken_back:(e,n)=>t(u(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(u(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>M(t,ti(n,e)?u(`my stakes stand`):u(`I sit this round out`)),cashed_out:(e,n)=>t(u(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(u(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:a})=>t(r.length?u(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(a.seats[e])).join(`, `)}):m(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(u(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(m(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(u(`The cards are dealt`)),sound:`card`})}),ei=e=>m(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),ti=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),ni={prego_seen:({card:e})=>({words:u(`The bank shows {card}. Prego: go ahead`,{card:i(e)}),spoken:u(`The bank shows {card}. Prego: go ahead`,{card:n(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>M(n,typeof t==`number`?u(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:P(r.seats[t])}):u(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(u(`{name} does not answer and is folded`,{name:t})):M(t,u(`fold`)),exchange_seen:({fee:e},t)=>M(t,u(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(u(`{name} does not answer; the request lapses`,{name:t})):M(t,u(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(u(`{name} does not answer and gets no card`,{name:t})):M(t,u(`no card`)),asked_again:(e,t)=>$(u(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(u(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(u(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:u(`You get {card}`,{card:i(e)}),spoken:u(`You get {card}`,{card:n(e)}),weight:`said`,sound:`card`}:{words:u(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(u(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(u(`Everybody has chosen`)),declared:({combination:e},t)=>Q(u(`{name} declares: {combination}`,{name:t,combination:E(e)})),tables_stopped:()=>Q(u(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(ce(e)),reserve_lifted:({amount:e})=>$(u(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(u(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(u(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(u(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(u(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},ri={fold_collected:({cards:e},t)=>$(m(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(u(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(u(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:w(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(ii(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(u(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?m(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):u(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(u(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(u(`The municipal inspector is present`)),selector_turned:({position:e})=>$(u(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(u(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:E(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(u(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(u(`The jackpots are paid`)),bank_stored:({cards:e})=>$(m(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(u(`Game over`)),...r!==null&&{spoken:u(`Game over. This round {won}, in all {result}.`,{won:p(e[r]??0),result:p(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(u(`The game was ended`)),sound:`settled`})};function ii({result:e,total:t,combination:n},r){let i={name:r,result:C(e),chips:t?`${p(t)}`:T(0)};return n?u(`{name}, {combination}: {result}, {chips}`,{...i,combination:E(n)}):u(`{name}: {result}, {chips}`,i)}const ai={writing:()=>u(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],u(`more and less on ANTE`)],[[`p`],u(`what is paid`)],[[`o`],u(`what your choices are worth`)]],steps:rr,narrate:We({...$r({announced:Q,noted:$,nameAt:P}),...ni,...ri,...Qr({announced:Q,noted:$}),...Xr({announced:Q,noted:$})},Tn),prompt:e=>z(e),decision:e=>`${e.number} ${R(e)??``}`.replace(/^\d+ $/,``),readAloud:Nn,Table:Jr,Replay:Yr,Sheet:qn,Situation:ir,handOf:e=>L(e)?.cards??[],house:jn,houseRules:be,Beside:Mn,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{ai as caribbeanStud};