import{Ft as e,Gt as t,I as n,J as r,Jt as i,Kt as a,P as o,Pt as s,Qt as c,X as l,Xt as u,Yt as d,Zt as f,_n as p,h as m,hn as h,jt as g,kt as _,ln as v,mn as y,qt as b,s as x,un as S,vn as C,z as ee}from"./main.js";import{A as te,C as ne,D as re,E as w,F as T,I as ie,L as ae,M as E,N as oe,O as se,P as D,S as ce,T as le,b as ue,c as de,d as fe,f as pe,g as me,h as he,i as ge,j as _e,k as ve,l as ye,m as be,p as xe,t as Se,u as O,v as Ce,w as we,x as k,y as A}from"./caribbean-stud-shared.js";import{$ as Te,B as Ee,G as De,H as Oe,K as ke,L as Ae,Q as je,R as Me,U as Ne,V as Pe,W as Fe,X as Ie,Y as Le,Z as Re,at as j,et as ze,ht as M,it as N,lt as Be,ot as Ve,q as He,rt as Ue,st as We,tt as Ge,ut as Ke,z as qe}from"./tables.js";import{A as Je,C as Ye,T as P,b as Xe,d as Ze,x as F}from"./shared.js";const I=(e,t)=>!!e?.options?.some(e=>e.kind===t),L=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),R=e=>e?.seats.find(({seat:t})=>t===e.me);function z(e){return I(e,`choose_remedy`)?`remedy`:I(e,`say_hand`)?`say`:I(e,`correct_bet`)?`bet`:I(e,`decline_cut`)?`cut`:e?.phase===`stakes`?I(e,`wave`)?`stakes`:null:I(e,`no_exchange`)?`card`:I(e,`fold`)?R(e)?.exchanged?`served`:`choose`:null}function B(e){let t=z(e),n=R(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return f(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return f(`The deck is offered to you: will you cut?`);case`stakes`:return R(e)?.ante?f(`Do your stakes stand?`):f(`Your stakes, please`);case`card`:return f(`Do you want a card?`);case`served`:return f(`Your new card is there: raise or fold?`);case`choose`:return I(e,`exchange`)?f(`Raise, fold, or exchange a card?`):f(`Raise or fold?`);case`remedy`:return f(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return f(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return I(e,`fold`)?f(`Your BET is not exact: make it twice your ANTE, or fold`):f(`Your BET is too high: take back what is too much`);case null:return``}}const Qe=e=>e.console?.display??{};function $e(e,t){let{shows:n=`total`,button:r,amount:i}=Qe(e);if(e.paused)return f(`paused`);switch(n){case`tier`:return f(`JP {number}`,{number:r??``});case`pay`:return f(`pay the JP {amount}`,{amount:b(i??0)});default:return b(t??e.meter??0)}}const et=({house:e,meter:t})=>S`<${x} label=${f(`Paytables`)} title=${f(`What is paid`)} shortcut="p">
    <div class="paytables"><${tt} house=${e} /><${rt} house=${e} meter=${t} />
      <${it} house=${e} />
      <p><a class="plain" href=${ee(`caribbean-stud`)} target="_blank">${f(`When something goes wrong`)}</a>
        <a class="plain" href=${o(`caribbean-stud`)} target="_blank">${f(`The exact odds`)}</a></p></div>
  </${x}>`,tt=({house:e})=>S`<table class="paytable">
  <caption>${f(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${f(`Hand`)}</th><th scope="col">${f(`first five cards`)}</th>
      <th scope="col">${f(`after an exchange`)}</th></tr></thead>
  <tbody>${_e.slice(0,e.table.length).map((t,n)=>S`<tr key=${t}>
    <th scope="row">${D(t)}</th>
    <td class="figure">${nt(e.table[n])}</td><td class="figure">${nt(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${f(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?f(`The bank qualifies with ace and king or better.`):f(`The bank qualifies with an ace, a king, or better.`)}
</p>`,nt=(e=0)=>f(`{times} to 1`,{times:e});function rt({house:e,meter:t}){let n=[[`royal_flush`,f(`all of it`)],[`straight_flush`,f(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return S`<table class="paytable">
    <caption>${t===null?f(`Jackpot`):f(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${f(`First five cards, with a token`)}</th><th scope="col">${f(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>S`<tr key=${e}><th scope="row">${D(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${f(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${f(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const it=({house:e})=>S`<p>
    ${f(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${f(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,at=({view:e,meter:t})=>S`<div class="strip stud-bar">
  <span class="limits">
    ${f(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&S`<${ot} view=${e} meter=${t} />`}
  <${et} house=${e.house} meter=${t} />
</div>`,ot=({view:e,meter:t})=>S`<span class="meter">
  <span class="meter-name">${f(`Jackpot`)}</span> <b
    class="figure">${$e(e,te(t))}</b></span>`;function st({view:e,announced:t}){let{held:n,cards:r=[],qualifies:i}=e.bank,a=Math.max(n-r.length,0);return S`<section class="bank" aria-label=${f(`The bank`)}>
    <${lt} /><${ut} />
    <p class=${v(`bank-cards`,i===!1&&`unqualified`)}>
      ${Array.from({length:a},(e,t)=>S`<${_} key=${t} />`)}
      ${r.map(e=>S`<${g} key=${e} card=${e} class="turned" />`)}
      ${a>0&&S`<span class="unseen">${u(`{count} card face down`,`{count} cards face down`,a)}</span>`}
      ${!n&&S`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words">${E(e.bank)}</p>
    <p class="announced" aria-hidden="true">${t}</p>
  </section>`}const ct=[1,5,25,25,100,100,500,1e3],lt=()=>S`<svg class="chip-tray" viewBox="0 0 176 30" aria-hidden="true">
  <rect class="tray-frame" x="0.75" y="0.75" width="174.5" height="28.5" rx="5" />
  ${ct.map((e,t)=>S`<g key=${t} class=${`disc of-${e}`} transform=${`translate(${t*21+5} 0)`}>
    <rect class="disc-face" x="0" y="5" width="19" height="20" rx="3" />
    <path class="disc-notches" d="M9.5 5v20" pathLength="14" /></g>`)}
</svg>`,ut=()=>S`<svg class="shoe" viewBox="0 0 64 46" aria-hidden="true">
  <path class="shoe-body" d="M10 4h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H22L4 30V10a6 6 0 0 1 6-6z" />
  <path class="shoe-card" d="M8 29 24 39h-7L3 31z" /><path class="shoe-slit" d="M8 28l15 10" />
  <circle class="shoe-light" cx="51" cy="13" r="3" />
</svg>`;function dt({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:S`<p class="paper standstill" role="status">${n&&!e?se(n):f(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function ft(e,t){let n=(e+.5)/t;return{x:n,bow:Math.max(1-((n-.5)/.43)**2,0)}}const pt=(e,t)=>ft(t-1-e,t);function mt({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return S`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>S`<li key=${i.seat} class=${v(`place-at`,i.seat===o&&`own`)}
      style=${gt(s,a.length)}>
      <${ht} seat=${i.seat} />
      ${i.seat===o?S`<${_t} seat=${i} />`:S`<${vt} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const ht=({seat:e})=>S`<span class="seat-sign"><span aria-hidden="true">${P(e)}</span><span
  class="unseen">${f(`seat {number}`,{number:P(e)})}</span></span>`;function gt(e,t){let{x:n,bow:r}=ft(e,t);return{"--x":n,"--bow":r}}const _t=({seat:e})=>S`<span class="own-mark">${f(`you`)}</span>
  <div class="spot" aria-hidden="true">
    <${A} seat=${e} /><${yt} seat=${e.settled?e:{...e,cards:[]}} />
  </div>`;function vt({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return S`<${M} seat=${a} own=${e.seat===n.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${o} result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&S`<${A} seat=${e} />
      <${yt} seat=${e} open=${r} />
      <${bt} seat=${e} />`}
    ${i&&S`<${Be} seat=${a} table=${n} send=${i} />`}
  </${M}>`}function yt({seat:{held:e=0,cards:t=[]},open:n=[]}){let r=t.length?t:n;return r.length?S`<p class="their-cards">${r.map(e=>S`<${g} key=${e} card=${e} />`)}</p>`:S`<p class=${v(`their-cards`,!e&&`none`)}>
    ${Array.from({length:e},(e,t)=>S`<${_} key=${t} />`)}
    ${e>0&&S`<span class="unseen">${u(`{count} card`,`{count} cards`,e)}</span>`}
  </p>`}function bt({seat:e}){let{settled:t,award:n}=e;return S`<p class=${v(`standing-words`,n&&`won-jackpot`)}>${ie(e)}
    ${t&&S` <b class="figure">${i(t.total)}</b>`}
    ${n&&S` <b class="figure award">${f(`jackpot {amount}`,{amount:i(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>S`<section class="felt">
  <${at} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${v(`dealers-side`,`phase-${e.phase}`)}>
    <${dt} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${mt} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${st} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=Ce(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return S`<section class="paper incident" role="status" aria-label=${f(`The table stands still`)}>
    <p><b>
      ${e.caller===null?f(`The table stands still.`):f(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&S`<p>${me(o)} <small class="clause">${a.irregularity}</small></p>
      ${xe(a,r).map(e=>S`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&S`<p class="pending">
        <span class="quiet">
          ${f(`The ruling will be:`)}</span> ${he(n.continues,n.values,r)} ${n.clauses.map(e=>S`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    ${xt(e,t,r).map(e=>S`<p class="quiet" key=${e}>${e}</p>`)}
  </section>`}function xt({stated:e,joined:t,choosing:n,choices:r},i,a){let o=[...n.map(a),...i.map(w)];return e?[...t.map(e=>f(`Present: {role}.`,{role:w(e)})),...Object.entries(r).map(([e,t])=>f(`{name}: {words}`,{name:a(Number(e)),words:O(t)})),...o.length?[f(`Waiting for {names}`,{names:o.join(`, `)})]:[]]:[f(`Waiting for the gaming inspector.`)]}const St={open_table:()=>f(`The table is open`),check_decks:()=>f(`The decks are complete`),wash:()=>f(`The cards are washed`),offer_cut:(e,t)=>f(`{name}, will you cut?`,{name:t}),invite_stakes:()=>f(`Place your stakes, please`),no_more_bets:()=>f(`No more bets please`),count_tokens:({tokens:e})=>u(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>c(`dealer`,`Cards`),turn_upcard:()=>f(`Prego, go ahead`),take_stub:()=>f(`Exchanges, please`),ask_seat:(e,t)=>f(`{name}, a card?`,{name:t}),give_card:(e,t)=>f(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>f(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>f(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>f(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>f(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>f(`The bank shows`),settle:(e,t,n)=>Ct(n,t),store_bank:()=>f(`The bank's cards, counted`),game_over:()=>f(`Game over`)};function Ct({bank:e},t){return e.qualifies===!1?f(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?f(`The bank: {combination}. Against it: {name}`,{combination:D(e.combination),name:t}):t}const wt=(e,t,n)=>St[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,Tt={open_table:()=>f(`Open the table`),check_decks:()=>f(`Spread and check both decks`),wash:()=>f(`Wash the deck`),offer_cut:(e,t)=>f(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>f(`Invite stakes`),send_back:(e,t)=>f(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>f(`Change chips back: {name}`,{name:t}),no_more_bets:()=>f(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>u(`Count {count} token`,`Count {count} tokens`,e),deal:()=>f(`Deal the cards`),turn_upcard:()=>f(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?f(`Take the stub out, a null card under it`):f(`Keep the stub in the left hand`),ask_seat:(e,t)=>f(`Ask: {name}`,{name:t}),give_card:(e,t)=>f(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>f(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?f(`Still no answer, continue without: {name}`,{name:t}):f(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>f(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>f(`Check BET: {name}`,{name:t}),reveal:()=>f(`Turn the bank's cards`),settle:(e,t)=>f(`Settle: {name}`,{name:t}),store_bank:()=>f(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>f(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>f(`I am present`),confirm:({genuine:e},t)=>f(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>f(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>f(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>f(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>f(e?`The hand stands`:`The hand is void`),confirm_count:()=>f(`Confirm the count`),dismiss:()=>f(`Nothing irregular: continue`),call_inspector:()=>f(`Call the inspector`),begin_closing:()=>f(`Close the table`)};function U(e,t,n){return e.kind===`slip`?Et(String(e.what),n(Number(e.seat))):Tt[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function Et(e,t){switch(e){case`skip_seat`:return f(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return f(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return f(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return f(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const Dt=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],Ot=[`pass_over`,`send_back`,`cash_out`],kt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),At=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function jt(e,t,n){let r=kt(e).filter(({kind:e,seat:t})=>!Dt.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=At(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>Ot.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const Mt=e=>At(e).length>0,W=(e,t)=>kt(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=jt(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?wt(s.action,e,t):``;return S`<section class="step-bar" aria-label=${f(`What may be done now`)}>
    ${a&&S`<p class="aloud">
        ${d?S`<span class="quiet">${f(`Say:`)}</span> <q>${d}</q>`:S`<span class="quiet">${s?f(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&S`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&S`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${Ve}
        sign="1" /></button>`}
    <${K} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?S`<details class="aside needed"><summary>${f(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:S`<div class="needed"><span class="quiet">${f(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?S`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return S`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&S`<${Ve} sign=${o} />`}</button>`})}</div>`:null;function Nt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return S`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>S`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${f(`{name} declares: {combination}`,{name:i(e.seat),combination:D(e.declared??`high_card`)})}>
          <h2>
            ${f(`{name} declares: {combination}`,{name:i(e.seat),combination:D(e.declared??`high_card`)})}</h2>
          <${Pt} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${f(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function Pt({seat:{cards:e=[],held:t=0,exchanged:n}}){let r=Math.max(t-e.length,0);return S`<p class="camera-cards">${e.map(e=>S`<${g} key=${e} card=${e} />`)}
    ${Array.from({length:r},(e,t)=>S`<${_} key=${t} />`)}
    ${r>0&&S`<span class="unseen">${u(`{count} card face down`,`{count} cards face down`,r)}</span>`}</p>
    ${n&&S`<p class="quiet">${f(`A card of it was exchanged.`)}</p>`}`}const Ft=e=>`kitapi.stakes.${e}`;function It(e){try{return JSON.parse(sessionStorage.getItem(Ft(e))??`null`)}catch{return null}}function Lt(e,t){try{sessionStorage.setItem(Ft(e),JSON.stringify(t))}catch{}}function Rt(e,{table:t,catchingUp:n},r){let[i,a]=C(null),[o,s]=C(null),[c,l]=C(null),u=r.link.unanswered.value.size>0,d=It(t.id),f=L(e,`ante`),p=L(e,`cut`),m=e?`${e.number} ${e.phase}`:``,g=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return h(()=>{a(null),s(null),l(null)},[m]),h(()=>a(null),[R(e)?.ante]),h(()=>{c&&!g.includes(c)&&l(null)},[g.join()]),zt(e,t.id),Bt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:g,lay:Ht(e,u,r),act:u?null:r.act,amount:f?q(i??(R(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function zt(e,t){let n=R(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;y(()=>{r&&Lt(t,r)},[e?.number,r?.ante,r?.token])}function Bt(e,n,r){let i=p(``),a=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),o=`${e?.number} ${e?.own?.combination} ${a}`,s=t.value.declare&&I(e,`declare`)&&!n&&i.current!==o;y(()=>{s&&(i.current=o,r.act({kind:`declare`}))},[s,o])}const Vt=[`over`,`prepare`,`stakes`];function Ht(e,t,n){let[r,i]=C([]),[a,...o]=r,s=!e||!Vt.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Ut(e,a);return y(()=>{s&&r.length&&i([])},[s]),y(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Ut(e,{kind:t}){return t===`ante`?!!L(e,`ante`):I(e,t)&&!!R(e)?.ante}const Wt=[1,5,20];function Gt({range:e,staking:{amount:t,choose:n}}){let i=t=>n(q(t,e)),a={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return r(n=>n!==`+`&&n!==`-`?!1:(i(t+(n===`+`?e.step:-e.step)),!0)),S`<div class="stake-chooser" role="group" aria-label=${f(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${f(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>i(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${f(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=a[e.key];t!==void 0&&(e.preventDefault(),i(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${f(`more`)} disabled=${t>=e.highest}
        onClick=${()=>i(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>i(e.lowest)}>${f(`least`)}</button>
      ${Wt.map(t=>t*e.step).filter(t=>t<e.highest).map(n=>S`<button type="button" key=${n}
          class="chip-button" aria-label=${u(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>i(t===e.lowest&&n>t?n:t+n)}>
          <${ue} value=${we(n)} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>i(e.highest)}>${f(`most`)}</button>
    </div>
  </div>`}function Kt({range:e,staking:{cut:t,setCut:n,act:r}}){return S`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${u(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function qt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?S`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=C({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return S`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>S`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const Jt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},Yt={R:0,JPL:-90,JPH:90,S:180};function Xt({position:e,next:t,turn:n}){return S`<div class="selector" role="radiogroup" aria-label=${f(`Key selector`)} onKeyDown=${e=>{let t=Jt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>S`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${v(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${Zt(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${Yt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function Zt(e){switch(e){case`R`:return f(`{position}, run`,{position:e});case`JPL`:return f(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return f(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return f(`{position}, service`,{position:e})}}const Qt=[1,2,3,4,5];function $t({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],d=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],p=W(e,`open_table`).length>0;return S`<section class="console-box" aria-label=${f(`Console`)}>
    <${tn} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${f(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>S`<${en} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${Qt.map(e=>S`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${v(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${D(_e[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${Xt} position=${o} next=${d}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:p?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function en({seat:e,lit:t}){let n=P(e),r=f(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return S`<li class=${v(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function tn({view:e,meter:t,nameOf:n}){let{seat:r}=Qe(e);return S`<output class="display" lang=${d()} aria-label=${f(`Display`)}>
    ${$e(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function nn(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=C([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return S`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${rn(e)} />
    ${s&&S`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${f(`Next deal`)}</button>
      </div>`}
    <${an} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&u.length>0&&S`<${on} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${$t} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${sn} ...${e} /><${cn} ...${e} /></div>`}function rn({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?f(`Waiting for {names}`,{names:a.join(`, `)}):ae(e)}function an({view:e,act:t}){let n=L(e,`cut`),[r,i]=C(26);if(!n)return null;let a=q(r,n);return S`<div class="dealers-cut"><${Kt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${f(`Cut it myself`)}</button>
  </div>`}const on=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>S`<details class="aside"><summary>${f(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${f(`A token does not fall`)}</legend>
      ${e.map(e=>S`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${f(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function sn({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=kt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return S`<section class="tray" aria-label=${f(`Tray`)}>
    ${e.desk&&S`<p class="tray-line">
        ${f(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&S`<p class="tray-line">${f(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&S`<${J} words=${f(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:f(`Chips counted`)},{name:`notes`,label:f(`Notes counted`)}]} />`}
    ${i&&S`<${J} words=${f(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:f(`Chips counted`)}]} />`}
    <${qt} view=${e} action="bank_change" label=${f(`Bank change`)} words=${f(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function cn({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:S`<details class="aside mistakes"><summary>${f(`Mistakes for practice`)}</summary>
    ${i.length>0&&S`<p>${f(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function ln({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(un))t.set(n,[...t.get(n)??[],r]);return t}function un(e){return e.kind===`form`&&e.action===`state_facts`?dn(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const dn=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),fn=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function pn(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function mn({view:e,nameOf:t,act:n}){let r=ln(e),[i,a]=C(``),[o,s]=C({}),c=Ce(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=hn(l,o),p=e=>c.find(t=>t.id===e)?.what??``,m=l.length>0&&u.every(({name:e})=>d[e]!==void 0),h=e=>{a(e),s({})};return S`<details class="aside facts" open=${!!e.incident}><summary>${f(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),m&&(n({kind:`state_facts`,irregularity:i,...d}),h(``))}}>
      <${gn} label=${f(`What is irregular`)} value=${i} onChoice=${h}
        choices=${[...r.keys()].map(e=>[e,`${me(p(e))} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>S`<${gn} key=${`${i} ${e}`} label=${fe(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),_n(e,n,t)])} />`)}
      <button class="plain" disabled=${!m}>${f(`State it`)}</button>
    </form>
  </details>`}function hn(e,t){let n={};return{fields:fn(e).map(r=>{let i=pn(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const gn=({label:e,value:t,choices:n,onChoice:r})=>S`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${f(`choose …`)}</option>
    ${n.map(([e,n])=>S`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function _n(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):pe(t)}function vn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return S`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${yn(e)} />
    <section class="reporting" aria-label=${f(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${mn} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${$t} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${f(`Tray`)}>
      ${e.desk&&S`<p class="tray-line">
          ${f(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&S`<p class="tray-line">${f(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${qt} view=${e} action="add_to_float" label=${f(`Addition to the float`)} words=${f(`Add`)}
        act=${r} />
    </section></div>`}function yn(e){return e.incident?e.incident.stated?f(`The facts are stated; others are waited for.`):f(`You are called to the table: state what happened.`):e.phase===`jackpot`?f(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):f(`Nothing for you to do now.`)}function bn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return S`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${f(`Nothing for you to do now.`)} />
    <${xn} view=${e} nameOf=${i} act=${r} />
    <${Sn} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function xn({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return S`${r.map(({seat:r})=>S`<section class="claim" key=${r} aria-label=${f(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${f(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:f(`Winnings in addition`)}]}
        words=${f(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function Sn({seen:e,nameOf:t}){let n=e.filter(e=>j(e)===`settled_seen`&&e.unclaimed);return S`<section class="unclaimed" aria-label=${f(`Jackpots not declared`)}><h2>${f(`Jackpots not declared`)}</h2>
    ${n.length?S`<ul>
        ${n.map((e,n)=>S`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${D(e.settled.combination)}`}</li>`)}</ul>`:S`<p class="quiet">${f(`None, as far as this page has seen.`)}</p>`}
  </section>`}function Cn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return S`<div class="bench"><section class="paper slip asked-of-me">
      <p>${wn(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${f(`Nothing for you to do now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function wn(e){return W(e,`attend`).length?e.incident?f(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?f(`The table is being opened: your presence is required.`):e.phase===`closing`?f(`The table is being closed: your presence is required.`):f(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?f(`You have said that you are present.`):f(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?f(`seat {number}`,{number:P(t)}):F(n)};function Tn(e){if(!e||!Xe(e))return F(e);let t=f(`seat {number}`,{number:P(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const En={dealer:nn,gaming_inspector:vn,municipal_inspector:Cn,gaming_management:bn,control_room:Nt};function Dn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=En[n];return a?S`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function On({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>j(e)===`jackpot_awarded`).slice(-3).reverse();return S`<h1 class="wall-name">${f(`Jackpot`)}
    ${e.house&&S` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(Qe(r).shows??`total`)!==`total`?S`<p class="odometer">${$e(r,i)}</p>`:S`<${kn} total=${i} />`}
    ${a&&S`<p class="wall-stopped" role="status">${f(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&S`<p class="wall-stopped" role="status">${se(r.waiting_for)}</p>`}
    ${r&&S`<${An} house=${r.house} total=${i} />`}
    ${o.length>0&&S`<ul class="wall-awards" aria-label=${f(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>S`<li key=${i}>
          ${f(`{name}, {combination}: {amount}`,{name:F(e.seats[t]),combination:D(n),amount:r})}</li>`)}
      </ul>`}`}function kn({total:e}){let t=[...String(e)];return S`<p class="odometer" role="img" aria-label=${b(e)}>${t.map((e,n)=>{let r=t.length-n;return S`<span key=${r} class=${v(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>S`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function An({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return S`<dl class="tiers">
    ${n.map(([e,t])=>S`<div key=${e}><dt>${D(e)}</dt>
      <dd class="figure">${b(t)}</dd></div>`)}
  </dl>`}const jn={roles:le,roleName:w,roleTask:re,waits:Mt,Console:Dn,Meter:On};function Mn({state:e}){let t=e.shown.value?.view??null;return!t||!L(t,`misplace_bet`)?null:S`<section class="house-here"><h3>${f(`Mistakes for practice`)}</h3>
    <${qt} view=${t} action="misplace_bet" label=${f(`A wrong BET`)} words=${f(`Lay it`)} act=${e.act} />
  </section>`}function Nn(e){let t=e.view;return t?[Pn(t),Fn(t),In(t),B(t)||`${ae(t)}.`].filter(Boolean).join(` `):f(`No cards have been dealt yet.`)}function Pn({bank:e}){let t=(e.cards??[]).map(e=>s(e)).join(`, `);return[t&&f(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${E(e)}.`].filter(Boolean).join(` `)}function Fn(e){let t=de(R(e)?.cards??[]).map(e=>s(e)).join(`, `);return[t&&f(`Your hand: {cards}.`,{cards:t}),e.own&&`${D(e.own.combination)}.`].filter(Boolean).join(` `)}function In(e){let t=R(e);return t?f(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:i(t.result)}):``}function Ln(e){switch(e){case`CSP-034`:return f(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return f(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return f(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return f(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return f(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return f(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return f(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return f(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return f(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return f(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:Rn,RuleText:zn}=ke(Ln),Bn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Vn=e=>(e?.borrowed??0)-(e?.lent??0);function Hn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Vn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const Un=({line:e,house:t})=>S`<${He} lines=${Wn(e,t)} RuleTap=${Rn} />`;function Wn({result:e,ante:t,bet:n,fee:r,token:a,jackpot:o,combination:s,loan:c},l){let u=e===null?`AMB-20`:Bn[e];return[{words:f(`{wager}: {amount}`,{wager:f(`ANTE`),amount:i(t)}),calculation:T(e),clause:u},...e===`fold`?[]:[{words:f(`{wager}: {amount}`,{wager:f(`BET`),amount:i(n)}),calculation:Gn(n,s??null,l),clause:u}],...r?[{words:f(`new card: {amount}`,{amount:i(r)}),clause:`CSP-148`}]:[],...a?[{words:f(`token: {amount}`,{amount:i(-a)}),clause:`CSP-053`}]:[],...o?[{words:f(`jackpot: {amount}`,{amount:i(o.amount)}),calculation:D(o.tier),clause:`CSP-132`}]:[],...c?[{words:f(c>0?`borrowed: {amount}`:`lent: {amount}`,{amount:i(c)}),clause:`AMB-63`}]:[]]}function Gn(e,t,n){if(!t)return null;let r=D(t),i=n?.table[_e.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?f(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function Kn({line:e,won:t,loan:n}){let r=e?[{words:f(`ANTE`),amount:e.ante},...e.bet?[{words:f(`BET`),amount:e.bet}]:[],...e.fee?[{words:f(`new card`),amount:e.fee}]:[],...e.token?[{words:f(`token`),amount:-e.token}]:[],...e.jackpot?[{words:f(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:f(`sat out`),amount:0}];return n&&r.push({words:f(n>0?`borrowed`:`lent`),amount:n}),S`<${je} terms=${r} words=${f(`this round`)} total=${i(t)} />`}function qn({sheet:e,table:t,view:n}){let[r,a]=Te(),o=Ye(t),s=e.results.length?e.results:n.seats.map(()=>0),c=e=>f(`Result, {name}`,{name:o(e)});return S`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${f(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${s.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&S`<${Re}
        key=${n} label=${c(n)} figure=${i(e)} open=${r===`${n}`}
        onTap=${()=>a(`${n}`)}>
        <span>${o(n)}</span> <b class="figure">${i(e)}</b></${Re}>`)}</p>
    ${r!==null&&S`<${Le} label=${c(Number(r))} result=${s[Number(r)]??0}
      terms=${Ie(e.hands,e=>Yn(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${ze} title=${f(`History`)} deals=${e.hands} table=${t}
      line=${e=>S`<${Xn} round=${e} me=${t.me} />`}
      details=${e=>S`<${Zn} round=${e} nameOf=${o} />`} />
  </div>`}const Jn=({seats:e},t)=>e.find(e=>e.seat===t);function Yn(e,t){let n=Jn(e,t);return n?T(n.result):f(`sat out`)}function Xn({round:e,me:t}){let n=t===null?void 0:Jn(e,t),r=e.combination?D(e.combination):f(`all folded`);return S`<span>${e.void?f(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?S`${T(n.result)} <b class="figure">${i(n.won)}</b>`:t!==null&&f(`sat out`)}
    </span>`}const Zn=({round:e,nameOf:t})=>S`<p class="quiet">${E(e)}</p>
  ${e.rulings?.length?S`<p class="quiet">
      ${f(`Ruled on:`)} ${e.rulings.map((e,t)=>S`<${Rn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?S`<p class="laid">${e.bank.map(e=>S`<${g} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>S`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?D(e.combination):T(e.result)}</span>
      <b class="figure verdict">${i(e.won)}</b></summary>
    ${e.cards?.length?S`<p class="laid">${e.cards.map(e=>S`<${g} key=${e} card=${e} />`)}</p>`:null}
    <${Un} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},Qn={hand_opened:(e,t,n)=>tr(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,er(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...$n(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...$n(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},$n=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function er(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function tr(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const nr={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},rr={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...Qn[j(t)]?.(r,t,n)}},span:e=>nr[j(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&tr(t))},ir=({situation:e})=>S`<div class="drill-felt">
  ${e.meter!==null&&S`<${lr} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&S`<section class="drill-bank" aria-label=${f(`The bank`)}>
      <${sr} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>S`<li key=${e.seat} class=${v(`drill-seat`,!ar(e)&&`bare`)}>
      <b class="drill-seat-name">${f(`Seat {seat}`,{seat:P(e.seat)})}</b>
      ${ar(e)&&S`<${or} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,ar=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),or=({seat:e})=>S`
  <${sr} cards=${e.cards} down=${e.down} />
  <${A} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${cr(e).join(` · `)}</p>`,sr=({cards:e,down:t})=>S`<p class="drill-cards">
  ${Array.from({length:t},(e,t)=>S`<${_} key=${t} />`)}
  ${e.map(e=>S`<${g} key=${e} card=${e} />`)}
  ${t>0&&S`<span class="unseen">${u(`{count} card face down`,`{count} cards face down`,t)}</span>`}
</p>`;function cr({choice:e,result:t,declared:n,aside:r,served:i,regular:a,paid:o}){return[i?f(`card given`):r?f(`asks for a card`):``,a?``:f(`request not regular`),t?T(t):e===`fold`?f(`folded`):e===`raise`?f(`raised`):``,n&&!t?D(n):``,o?f(`paid {amount}`,{amount:o}):``].filter(Boolean)}const lr=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>S`<dl class="drill-console">
  <div class="drill-meter"><dt>${f(`Jackpot`)}</dt><dd class="figure">${b(i)}</dd></div>
  <div><dt>${f(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>S`<div key=${e}><dt>${f(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&S`<div><dt>${f(`Municipal inspector`)}</dt><dd>${f(`present`)}</dd></div>`}
  <div><dt>${f(`four of a kind`)}</dt><dd class="figure">${b(e.four_of_a_kind)}</dd></div>
  <div><dt>${f(`full house`)}</dt><dd class="figure">${b(e.full_house)}</dd></div>
  <div><dt>${f(`flush`)}</dt><dd class="figure">${b(e.flush)}</dd></div>
</dl>`,ur={choose_remedy:({choice:e})=>({label:O(e)}),say_hand:({outcome:e})=>({label:be(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:S`${typeof e==`number`?f(`Make BET exact with chips of {name}`,{name:t(e)}):f(`Make BET exact`)} <${k} amount=${n?.bet??0} />`,spoken:typeof e==`number`?f(`Make BET exact with chips of {name}`,{name:t(e)}):f(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:f(`Lend {amount} for BET: {name}`,r),weighty:f(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:f(`Call the inspector`),weighty:f(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},dr=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=ur[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function fr(e,t,n){let r=(n,r,i={})=>I(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,S`${f(`Change a note`)} <${k} amount=${e.house.buy_in} />`,{spoken:u(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!L(e,`ante`)});return[...r(`declare`,hr(e),{likely:!0}),...vr(e,t),...r(`no_exchange`,f(`No card`),{likely:!t.picked}),...yr(e,t,n),...r(`fold`,S`${f(`Fold`)}${pr(e.own?.fold_loses)}`,{spoken:gr(e),weighty:_r(e)}),...r(`withdraw_exchange`,f(`Take my card back`)),...br(e,t),...wr(e,t),...r(`token`,S`${f(`Token`)} <${k} amount=${e.house.token} />`,{spoken:f(`Put in a token for the jackpot, {token}`,{token:e.house.token})}),...L(e,`ante`)?[]:i,...r(`wave`,R(e)?.ante?f(`My stakes stand`):f(`Sit this round out`),{likely:!!R(e)?.ante}),...r(`take_back_token`,f(`Take the token back`)),...r(`take_back_ante`,f(`Take the stakes back`)),...L(e,`ante`)?i:[],...Tr(t),...r(`decline_cut`,f(`Let the next one cut`)),...dr(e,t,n)]}const pr=e=>e?S` <small class="costs figure">−${e}</small>`:null,mr=({own:e})=>e?D(e.combination):``,hr=e=>f(`Declare: {combination}`,{combination:mr(e)}),gr=({own:e})=>e?.fold_loses?u(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):f(`Fold`),_r=e=>e.own?.tier?f(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:mr(e)}):void 0;function vr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,act:n&&(()=>n({kind:`exchange`,card:t})),label:S`${f(`Exchange`)} <${Ze} card=${t} /> <${k} amount=${r} />`,spoken:f(`Exchange the {card} for {fee}`,{card:s(t),fee:r}),weighty:e.own?.tier?f(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:mr(e)}):void 0}]:[]}const yr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,act:t&&(()=>t(e)),label:S`${i===null?f(`Raise`):f(`Raise with chips of {name}`,{name:i})} <${k} amount=${r} />`,spoken:i===null?f(`Raise, {amount} on BET`,{amount:r}):f(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function br(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||R(e)?.ante)return[];let a=xr(e,t);return[{key:`again`,likely:!0,act:i?null:()=>r(a),label:Sr(a),spoken:Cr(a)}]}const xr=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(R(e)?.stack??0)}),Sr=({ante:e,token:t})=>S`${f(`Same again`)} <${k} amount=${e} />
  ${t&&S`<span
    class="with-token"> + ${f(`JP`)}</span>`}`,Cr=({ante:e,token:t})=>f(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function wr(e,{ante:t,amount:n,act:r}){let i=R(e)?.ante??0;return!t||i===n?[]:[{key:`ante`,likely:!i,act:r&&(()=>r({kind:`ante`,amount:n})),label:S`${f(i?`Change to`:`Stake`)} <${k} amount=${n} />`,spoken:f(`Stake {amount} on ANTE`,{amount:n})}]}const Tr=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,act:n&&(()=>n({kind:`cut`,amount:t})),label:u(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function Er(e){switch(z(e)){case`cut`:return{words:f(`Cut anywhere, or let the next player do it.`),because:f(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return Dr(e);case`choose`:return{words:f(`Raise with a pair or better; fold what is below ace and king.`),because:f(`If the bank does not qualify, your ANTE is paid and your BET returned. A new card costs as much as your ANTE, and you can no longer win the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:f(`Tap a card to exchange it, or say that you want none.`),because:f(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:f(`Raise or fold with the new card.`),because:f(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function Dr(e){return L(e,`ante`)?R(e)?.ante?{words:f(`Add a token if you like, then say that your stakes stand.`),because:f(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:f(`Choose your ANTE, or sit this round out.`),because:f(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:f(`Change a note into chips, or sit this round out.`),because:f(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function Or({table:e,number:t,look:n}){let[r,i]=C(null);return S`<${x} label=${f(`Odds`)} title=${f(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),m(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${kr(r)}</div>
  </${x}>`}function kr(e){return e===null?S`<p>${f(`Counting …`)}</p>`:e instanceof Error?S`<p role="alert">${e.message}</p>`:S`${e.decisions.map(e=>S`<${Ar} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${f(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${Nr} ...${e.jackpot} />`}const Ar=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>S`<section>
  <h3>${f(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>S`<${jr} key=${e} card=${e} /> `)}
    <span>${f(`against`)} <${jr} card=${n} /></span></p>
  <${Se} odds=${a} chosen=${r} />
  ${i!==null&&S`<p class="odds-cost">${i>0?f(`Your choice cost {cost} ANTE on average.`,{cost:ge(i)}):f(`Nothing was worth more than your choice.`)}</p>`}
</section>`,jr=({card:e})=>S`<span><span class="unseen">${s(e)}</span><${Ze} card=${e} /></span>`,Mr=e=>new Intl.NumberFormat(d(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),Nr=({token:e,meter:t,break_even:n,wins:r})=>S`<p class="quiet">${n>0?f(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:Mr(r),meter:b(t),break_even:b(Math.ceil(n))}):f(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:Mr(r),meter:b(t)})}</p>`,Pr=a(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearCommand));function Fr({view:e,shown:{table:n},state:r,staking:i}){let a=e.phase===`over`||e.phase===`broken_up`,o=z(e),s=fr(e,i,Y(n)),c=B(e);return S`<div class=${v(`foot stud-foot`,a&&`after`)}>
    ${n.me===null?S`<${Lr} view=${e} table=${n} send=${r.link.send} />`:S`<${zr} view=${e} table=${n} isToAct=${o!==null} send=${r.link.send} />`}
    ${a?S`<${Pe} over=${e.phase===`broken_up`} table=${n} send=${r.link.send}>
        ${Ir(e,i,r.link.send)}
      </${Pe}>`:S`<${We} mine=${o!==null} waiting=${i.sending} prompt=${c||ae(e)}
      choices=${s}
        beside=${e.own&&e.house.odds_before&&S`<${Or} table=${n.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${n.me!==null&&t.value.guide}
        guide=${o&&S`<${Ne} ...${Er(e)} />`} />
      <${qe} part=${Pr} context=${{choices:s,staking:i}} />`}
    ${!a&&S`<${Rr} view=${e} staking=${i} />`}
  </div>`}function Ir(e,{last:t,lay:n},r){if(!t||t.ante>(R(e)?.stack??0))return null;let i=xr(e,t);return S`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${Cr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${Sr(i)}<${Ve} sign="1" /></button>`}function Lr({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&Ke(e,t))??t.seats.find(e=>e.kind===`bot`&&Ke(e,t));return S`<${Me} table=${t} over=${r} send=${n} />
    ${i&&S`<div class="watching kept"><b>${F(i)}</b>
        <${Be} seat=${i} table=${t} send=${n} /></div>`}`}function Rr({view:e,staking:t}){if(t.cutting)return S`<${Kt} range=${t.cutting} staking=${t} />`;if(t.ante&&I(e,`wave`))return S`<${Gt} range=${t.ante} staking=${t} />`;let n=R(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return S`<div class="own-heading">
      ${e.own&&S`<p class="own-combination">${D(e.own.combination)}${e.own.tier&&S` <span class="jackpot-hand">${f(`wins the jackpot`)}</span>`}</p>`}
      <${Ee} />
    </div>
    <${Oe} cards=${de(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick}
      dealt=${!n.exchanged&&!n.choice} />`}function zr({view:e,table:t,isToAct:n,send:r}){let i=R(e),a=t.me===null?void 0:t.seats[t.me];return!i||!a?null:S`<${M} seat=${a} own=${!0} place="bottom" turn=${n} dealer=${!1} result=${i.result}
    send=${r}
    marks=${S`<span class="stack" title=${f(`chips before you`)}>
      <span class="unseen">${f(`chips before you`)} </span><${ce} amount=${i.stack} /></span>`}>
    <${A} seat=${i} /><${bt} seat=${i} />
  </${M}>`}function Br(e){let t=p(null),[n,i]=C(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:a}=t,o=e!==null&&a!==null&&n!==a.number&&(e.number===a.number||Vr(e,a.number+1)),s=()=>i(a?.number??0);return r(e=>e!==`Escape`||!o?!1:(s(),!0)),[o?a:null,s]}function Vr(e,t){let n=R(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Hr({view:e,table:t,onClose:r}){let a=e.won??[],o=Ye(t),s=e.seats.map(e=>Hn(e,a[e.seat]??0)),c=t.me??-1,l=s[c],u=e.seats.map(({result:e})=>e),d=u.map((e,t)=>e-(a[t]??0));return S`<article class="paper settled" aria-label=${f(`Settlement`)} tabindex="0">
    <header>
      ${r&&S`<button type="button" class="close" aria-label=${f(`Close`)} onClick=${r}>×</button>`}
      ${r&&R(e)?.cards?.length&&S`<${Or} table=${t.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${l?S`<span class="own-result">${f(`This round {won}`,{won:i(a[c]??0)})}</span>`:f(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?f(`The whole hand is void: all stakes are back`):E(e.bank)||f(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${l?.jackpot&&S`<p class="jackpot-won"><${ue} /> ${f(`Your {combination} wins the jackpot: {amount}`,{combination:D(l.jackpot.tier),amount:i(l.jackpot.amount)})}</p>`}
    ${l&&S`<${Un} line=${l} house=${e.house} />`}
    <${Ae} before=${d} results=${u} voice=${{me:t.me,nameOf:o}} settled=${()=>null}
      thisDeal=${(t,n)=>S`<${Kn} line=${s[t]??null} won=${n} loan=${Vn(e.seats[t])} />`} />
    ${r&&S`<a class="plain replay-link" aria-keyshortcuts="v" href=${n(t.id,e.number)}>
        ${f(`Replay the deal`)}</a>
        <${Ge} table=${t.id} deal=${e.number} nameOf=${o} />`}
  </article>`}function Ur(e,t){return!e||!t||e.number!==t.number||t.void?[]:t.seats.flatMap(t=>{let n=e.seats.find(e=>e.seat===t.seat);return n?Wr(n,t):[]}).filter(({amount:e})=>e>0)}function Wr(e,t){let{seat:n}=t,r=e.award?0:t.award?.amount??0;return[...Gr(e,t),{seat:n,amount:r,way:`paid`}]}function Gr(e,t){let{seat:n,settled:r}=t,i=(e.ante??0)+(e.bet??0)+(e.fee??0),a=(t.ante??0)+(t.bet??0)+(t.fee??0);if(t.void)return[];if(r&&!e.settled){let e=Math.min(-r.total,i);return r.total>0?[{seat:n,amount:r.total,way:`paid`}]:[{seat:n,amount:e,way:`taken`}]}return t.choice===`fold`||e.fee&&!t.fee&&t.exchanged?[{seat:n,amount:i-a,way:`taken`}]:[]}function Kr({view:e}){let t=p(e),n=p(0),[r,i]=C([]);h(()=>{let r=ve()?Ur(t.current,e):[];t.current=e,r.length&&i(e=>[...e,...r.map(e=>({...e,key:n.current++}))])},[e]);let a=e=>()=>i(t=>t.filter(t=>t.key!==e));return S`<div class="travels" aria-hidden="true">
    ${r.map(({seat:t,amount:n,way:r,key:i})=>{let{x:o,bow:s}=pt(t,e.seats.length);return S`<span key=${i} class=${`travel ${r}`} style=${{"--x":o,"--bow":s}}
        onAnimationEnd=${a(i)}><${ne} amount=${n} /></span>`})}
  </div>`}const qr=({view:e})=>e;function Jr({shown:e,state:t}){let{table:n}=e,r=qr(e),i=Rt(r,e,t),[a,o]=Br(r);return r?S`
    <${at} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${v(`scene stud`,`phase-${r.phase}`,a&&`after`)} style=${{"--pace":Je()}}>
      <${dt} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${H} view=${r} nameOf=${Y(n)} />
      ${a?S`<${Hr} view=${a} table=${n} onClose=${o} />`:S`<${st} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${mt} view=${r} table=${n} send=${t.link.send} /><${Kr} view=${r} />`}
    </div>
    <${Fr} view=${r} shown=${e} state=${t} staking=${i} />`:S`<${l} part=${Fe} props=${{table:n,state:t}} />`}function Yr({shown:e,hands:t}){let{table:n}=e,r=qr(e);if(!r)return null;let i=R(r),a=Ye(n),o=r.phase===`over`&&(r.won?.length??0)>0;return S`
    <${at} view=${r} meter=${r.meter??null} />
    <div class=${v(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?S`<${Hr} view=${r} table=${n} />`:S`<${st} view=${r} announced="" /><${mt} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&S`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${A} seat=${i} /></section>
      ${i.cards?.length?S`<${De} cards=${i.cards} label=${f(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const Xr=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(f(`Bank change: {chips}`,{chips:oe(e)})),float_added:({amount:e})=>t(f(`Addition to the float: {chips}`,{chips:oe(e)})),closing_begun:()=>e(f(`The table is being closed`)),system_paused:()=>t(f(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(f(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${f(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${Zr(e-r+n-i)}`),table_closed:()=>e(f(`The table is closed`))});function Zr(e){return e===0?f(`The count is right`):e>0?u(`{count} chip too many`,`{count} chips too many`,e):u(`{count} chip is missing`,`{count} chips are missing`,-e)}const Qr=({announced:e,noted:t})=>({slip_made:(e,n)=>t(f(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>N(t,f(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>N(t,f(`I lend what is lacking: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?f(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):f(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(f(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?f(`The dealer calls the inspector`):f(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(f(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(f(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(f(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:w(e)})),remedy_chosen:({choice:e},t)=>N(t,O(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${he(t,n,Y(a))} ${r.join(`, `)}`),hand_voided:()=>e(f(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(f(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(f(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(f(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(u(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(f(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(u(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(f(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(f(`{name} does not answer: taken as losing`,{name:r})):N(r,be(e)),excess_returned:(e,n)=>t(f(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(f(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(f(`The inspector warns {name}`,{name:n}))}),$r=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(f(`Round {number}`,{number:t})),table_opened:()=>t(f(`The table is open`)),decks_checked:()=>t(f(`Both decks are spread and checked`)),deck_washed:()=>t(f(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?f(`The deck is shuffled and goes into the machine`):u(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(f(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>N(t,f(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?u(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):u(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(f(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(f(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(f(`{name} changes a note into {chips}`,{name:n,chips:ei(r)})),ante_staked:({amount:e},t)=>N(t,f(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>N(t,f(`a token for the jackpot`)),token_taken_back:(e,n)=>t(f(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(f(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>N(t,ti(n,e)?f(`my stakes stand`):f(`I sit this round out`)),cashed_out:(e,n)=>t(f(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(f(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:a})=>t(r.length?f(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(a.seats[e])).join(`, `)}):u(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(f(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(u(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(f(`The cards are dealt`)),sound:`card`})}),ei=e=>u(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),ti=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),ni={prego_seen:({card:t})=>({words:f(`The bank shows {card}. Prego: go ahead`,{card:e(t)}),spoken:f(`The bank shows {card}. Prego: go ahead`,{card:s(t)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>N(n,typeof t==`number`?f(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:F(r.seats[t])}):f(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(f(`{name} does not answer and is folded`,{name:t})):N(t,f(`fold`)),exchange_seen:({fee:e},t)=>N(t,f(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(f(`{name} does not answer; the request lapses`,{name:t})):N(t,f(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(f(`{name} does not answer and gets no card`,{name:t})):N(t,f(`no card`)),asked_again:(e,t)=>$(f(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(f(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(f(`{name}, a card?`,{name:t})),card_given_seen:({card:t},n)=>t?{words:f(`You get {card}`,{card:e(t)}),spoken:f(`You get {card}`,{card:s(t)}),weight:`said`,sound:`card`}:{words:f(`{name} gets a card`,{name:n}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(f(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(f(`Everybody has chosen`)),declared:({combination:e},t)=>Q(f(`{name} declares: {combination}`,{name:t,combination:D(e)})),tables_stopped:()=>Q(f(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(se(e)),reserve_lifted:({amount:e})=>$(f(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(f(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(f(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(f(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(f(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},ri={fold_collected:({cards:e},t)=>$(u(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(f(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(f(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:E(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(ii(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(f(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?u(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):f(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(f(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(f(`The municipal inspector is present`)),selector_turned:({position:e})=>$(f(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(f(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:D(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(f(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(f(`The jackpots are paid`)),bank_stored:({cards:e})=>$(u(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(f(`Game over`)),...r!==null&&{spoken:f(`Game over. This round {won}, in all {result}.`,{won:i(e[r]??0),result:i(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(f(`The game was ended`)),sound:`settled`})};function ii({result:e,total:t,combination:n},r){let a={name:r,result:T(e),chips:t?`${i(t)}`:oe(0)};return n?f(`{name}, {combination}: {result}, {chips}`,{...a,combination:D(n)}):f(`{name}: {result}, {chips}`,a)}const ai={writing:()=>f(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],f(`more and less on ANTE`)],[[`p`],f(`what is paid`)],[[`o`],f(`what your choices are worth`)]],steps:rr,narrate:Ue({...$r({announced:Q,noted:$,nameAt:F}),...ni,...ri,...Qr({announced:Q,noted:$}),...Xr({announced:Q,noted:$})},Tn),prompt:e=>B(e),decision:e=>`${e.number} ${z(e)??``}`.replace(/^\d+ $/,``),readAloud:Nn,Table:Jr,Replay:Yr,Sheet:qn,Situation:ir,handOf:e=>R(e)?.cards??[],house:jn,houseRules:ye,Beside:Mn,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{ai as caribbeanStud};