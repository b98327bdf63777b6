import{Dt as e,F as t,Gt as n,J as r,Jt as i,K as a,Kt as o,Mt as s,N as c,Nt as l,R as u,Ut as d,Wt as f,Xt as p,Yt as m,cn as h,fn as g,gn as _,hn as ee,kt as v,m as te,pn as y,qt as ne,s as b,sn as x}from"./main.js";import{A as re,C as ie,D as S,E as C,O as w,S as T,T as ae,_ as oe,b as E,c as se,d as ce,f as le,h as ue,i as de,j as D,k as O,l as fe,m as pe,p as me,t as he,u as k,v as A,w as ge,x as _e,y as ve}from"./caribbean-stud-shared.js";import{$ as ye,B as be,G as xe,H as Se,I as Ce,J as we,L as Te,Q as Ee,R as De,U as Oe,V as ke,W as Ae,X as je,Y as Me,Z as Ne,at as Pe,ct as Fe,it as Ie,nt as j,pt as M,q as Le,rt as N,st as Re,tt as ze,z as Be}from"./tables.js";import{S as P,b as F,d as Ve,w as I,y as He}from"./shared.js";const L=(e,t)=>!!e?.options?.some(e=>e.kind===t),R=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),z=e=>e?.seats.find(({seat:t})=>t===e.me);function B(e){return L(e,`choose_remedy`)?`remedy`:L(e,`say_hand`)?`say`:L(e,`correct_bet`)?`bet`:L(e,`decline_cut`)?`cut`:e?.phase===`stakes`?L(e,`wave`)?`stakes`:null:L(e,`no_exchange`)?`card`:L(e,`fold`)?z(e)?.exchanged?`served`:`choose`:null}function Ue(e){let t=B(e),n=z(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return m(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return m(`The deck is offered to you: will you cut?`);case`stakes`:return z(e)?.ante?m(`Do your stakes stand?`):m(`Your stakes, please`);case`card`:return m(`Do you want a card?`);case`served`:return m(`Your new card is there: raise or fold?`);case`choose`:return L(e,`exchange`)?m(`Raise, fold, or exchange a card?`):m(`Raise or fold?`);case`remedy`:return m(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return m(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return L(e,`fold`)?m(`Your BET is not exact: make it twice your ANTE, or fold`):m(`Your BET is too high: take back what is too much`);case null:return``}}const We=e=>e.console?.display??{};function Ge(e,t){let{shows:r=`total`,button:i,amount:a}=We(e);if(e.paused)return m(`paused`);switch(r){case`tier`:return m(`JP {number}`,{number:i??``});case`pay`:return m(`pay the JP {amount}`,{amount:n(a??0)});default:return n(t??e.meter??0)}}const Ke=({house:e,meter:t})=>h`<${b} label=${m(`Paytables`)} title=${m(`What is paid`)} shortcut="p">
    <div class="paytables"><${qe} house=${e} /><${Ye} house=${e} meter=${t} />
      <${Xe} house=${e} />
      <p><a class="plain" href=${u(`caribbean-stud`)} target="_blank">${m(`When something goes wrong`)}</a>
        <a class="plain" href=${c(`caribbean-stud`)} target="_blank">${m(`The exact odds`)}</a></p></div>
  </${b}>`,qe=({house:e})=>h`<table class="paytable">
  <caption>${m(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${m(`Hand`)}</th><th scope="col">${m(`first five cards`)}</th>
      <th scope="col">${m(`after an exchange`)}</th></tr></thead>
  <tbody>${ae.slice(0,e.table.length).map((t,n)=>h`<tr key=${t}>
    <th scope="row">${w(t)}</th>
    <td class="figure">${Je(e.table[n])}</td><td class="figure">${Je(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${m(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?m(`The bank qualifies with ace and king or better.`):m(`The bank qualifies with an ace, a king, or better.`)}
</p>`,Je=(e=0)=>m(`{times} to 1`,{times:e});function Ye({house:e,meter:t}){let n=[[`royal_flush`,m(`all of it`)],[`straight_flush`,m(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return h`<table class="paytable">
    <caption>${t===null?m(`Jackpot`):m(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${m(`First five cards, with a token`)}</th><th scope="col">${m(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>h`<tr key=${e}><th scope="row">${w(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${m(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${m(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const Xe=({house:e})=>h`<p>
    ${m(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${m(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,Ze=({view:e,meter:t})=>h`<div class="strip stud-bar">
  <span class="limits">
    ${m(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&h`<span class="meter">
      <span class="meter-name">${m(`Jackpot`)}</span> <b class="figure">${Ge(e,t)}</b></span>`}
  <${Ke} house=${e.house} meter=${t} />
</div>`;function Qe({view:t,announced:n}){let{held:r,cards:a=[],qualifies:o}=t.bank,s=Math.max(r-a.length,0);return h`<section class="bank" aria-label=${m(`The bank`)}>
    <p class=${x(`bank-cards`,o===!1&&`unqualified`)}>
      ${Array.from({length:s},(t,n)=>h`<${e} key=${n} />`)}
      ${a.map(e=>h`<${v} key=${e} card=${e} class="turned" />`)}
      ${s>0&&h`<span class="unseen">${i(`{count} card face down`,`{count} cards face down`,s)}</span>`}
      ${!r&&h`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words">${C(t.bank)}</p>
    <p class="announced" aria-hidden="true">${n}</p>
  </section>`}function $e({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:h`<p class="paper standstill" role="status">${n&&!e?ge(n):m(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function et({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return h`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>h`<li key=${i.seat} class=${x(`place-at`,i.seat===o&&`own`)}
      style=${{"--bow":nt(s,a.length)}}>
      <${tt} seat=${i.seat} />
      ${i.seat===o?h`<span class="own-mark">${m(`you`)}</span>`:h`<${rt} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const tt=({seat:e})=>h`<span class="seat-sign"><span aria-hidden="true">${I(e)}</span><span
  class="unseen">${m(`seat {number}`,{number:I(e)})}</span></span>`;function nt(e,t){let n=(t-1)/2;return n?1-((e-n)/n)**2:1}function rt({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return h`<${M} seat=${a} own=${e.seat===n.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${o} result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&h`<${A} seat=${e} />
      <${it} seat=${e} open=${r} />
      <${at} seat=${e} />`}
    ${i&&h`<${Re} seat=${a} table=${n} send=${i} />`}
  </${M}>`}function it({seat:{held:t=0,cards:n=[]},open:r=[]}){let a=n.length?n:r;return a.length?h`<p class="their-cards">${a.map(e=>h`<${v} key=${e} card=${e} />`)}</p>`:h`<p class=${x(`their-cards`,!t&&`none`)}>
    ${Array.from({length:t},(t,n)=>h`<${e} key=${n} />`)}
    ${t>0&&h`<span class="unseen">${i(`{count} card`,`{count} cards`,t)}</span>`}
  </p>`}function at({seat:e}){let{settled:t,award:n}=e;return h`<p class=${x(`standing-words`,n&&`won-jackpot`)}>${re(e)}
    ${t&&h` <b class="figure">${o(t.total)}</b>`}
    ${n&&h` <b class="figure award">${m(`jackpot {amount}`,{amount:o(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>h`<section class="felt">
  <${Ze} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${x(`dealers-side`,`phase-${e.phase}`)}>
    <${$e} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${et} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${Qe} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=oe(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return h`<section class="paper incident" role="status" aria-label=${m(`The table stands still`)}>
    <p><b>
      ${e.caller===null?m(`The table stands still.`):m(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&h`<p>${o} <small class="clause">${a.irregularity}</small></p>
      ${me(a,r).map(e=>h`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&h`<p class="pending">
        <span class="quiet">
          ${m(`The ruling will be:`)}</span> ${ue(n.continues,n.values,r)} ${n.clauses.map(e=>h`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    <p class="quiet">${ot(e,t,r)}</p>
  </section>`}function ot({stated:e,joined:t,choosing:n,choices:r},i,a){let o=[...n.map(a),...i.map(T)];return e?[...t.map(e=>m(`Present: {role}.`,{role:T(e)})),...Object.entries(r).map(([e,t])=>m(`{name}: {words}`,{name:a(Number(e)),words:k(t)})),...o.length?[m(`Waiting for {names}`,{names:o.join(`, `)})]:[]].join(` `):m(`Waiting for the gaming inspector.`)}const st={open_table:()=>m(`The table is open`),check_decks:()=>m(`The decks are complete`),wash:()=>m(`The cards are washed`),offer_cut:(e,t)=>m(`{name}, will you cut?`,{name:t}),invite_stakes:()=>m(`Place your stakes, please`),no_more_bets:()=>m(`No more bets please`),count_tokens:({tokens:e})=>i(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>p(`dealer`,`Cards`),turn_upcard:()=>m(`Prego, go ahead`),take_stub:()=>m(`Exchanges, please`),ask_seat:(e,t)=>m(`{name}, a card?`,{name:t}),give_card:(e,t)=>m(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>m(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>m(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>m(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>m(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>m(`The bank shows`),settle:(e,t,n)=>ct(n,t),store_bank:()=>m(`The bank's cards, counted`),game_over:()=>m(`Game over`)};function ct({bank:e},t){return e.qualifies===!1?m(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?m(`The bank: {combination}. Against it: {name}`,{combination:w(e.combination),name:t}):t}const lt=(e,t,n)=>st[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,ut={open_table:()=>m(`Open the table`),check_decks:()=>m(`Spread and check both decks`),wash:()=>m(`Wash the deck`),offer_cut:(e,t)=>m(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>m(`Invite stakes`),send_back:(e,t)=>m(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>m(`Change chips back: {name}`,{name:t}),no_more_bets:()=>m(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>i(`Count {count} token`,`Count {count} tokens`,e),deal:()=>m(`Deal the cards`),turn_upcard:()=>m(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?m(`Take the stub out, a null card under it`):m(`Keep the stub in the left hand`),ask_seat:(e,t)=>m(`Ask: {name}`,{name:t}),give_card:(e,t)=>m(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>m(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?m(`Still no answer, continue without: {name}`,{name:t}):m(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>m(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>m(`Check BET: {name}`,{name:t}),reveal:()=>m(`Turn the bank's cards`),settle:(e,t)=>m(`Settle: {name}`,{name:t}),store_bank:()=>m(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>m(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>m(`I am present`),confirm:({genuine:e},t)=>m(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>m(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>m(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>m(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>m(e?`The hand stands`:`The hand is void`),confirm_count:()=>m(`Confirm the count`),dismiss:()=>m(`Nothing irregular: continue`),call_inspector:()=>m(`Call the inspector`),begin_closing:()=>m(`Close the table`)};function U(e,t,n){return e.kind===`slip`?dt(String(e.what),n(Number(e.seat))):ut[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function dt(e,t){switch(e){case`skip_seat`:return m(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return m(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return m(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return m(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const ft=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],pt=[`pass_over`,`send_back`,`cash_out`],mt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),ht=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function gt(e,t,n){let r=mt(e).filter(({kind:e,seat:t})=>!ft.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=ht(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>pt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const _t=e=>ht(e).length>0,W=(e,t)=>mt(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=gt(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?lt(s.action,e,t):``;return h`<section class="step-bar" aria-label=${m(`What may be done now`)}>
    ${a&&h`<p class="aloud">
        ${d?h`<span class="quiet">${m(`Say:`)}</span> <q>${d}</q>`:h`<span class="quiet">${s?m(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&h`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&h`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${Ie}
        sign="1" /></button>`}
    <${K} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?h`<details class="aside needed"><summary>${m(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:h`<div class="needed"><span class="quiet">${m(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?h`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return h`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&h`<${Ie} sign=${o} />`}</button>`})}</div>`:null;function vt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return h`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>h`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${m(`{name} declares: {combination}`,{name:i(e.seat),combination:w(e.declared??`high_card`)})}>
          <h2>
            ${m(`{name} declares: {combination}`,{name:i(e.seat),combination:w(e.declared??`high_card`)})}</h2>
          <${yt} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${m(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function yt({seat:{cards:t=[],held:n=0,exchanged:r}}){let a=Math.max(n-t.length,0);return h`<p class="camera-cards">${t.map(e=>h`<${v} key=${e} card=${e} />`)}
    ${Array.from({length:a},(t,n)=>h`<${e} key=${n} />`)}
    ${a>0&&h`<span class="unseen">${i(`{count} card face down`,`{count} cards face down`,a)}</span>`}</p>
    ${r&&h`<p class="quiet">${m(`A card of it was exchanged.`)}</p>`}`}const bt=e=>`kitapi.stakes.${e}`;function xt(e){try{return JSON.parse(sessionStorage.getItem(bt(e))??`null`)}catch{return null}}function St(e,t){try{sessionStorage.setItem(bt(e),JSON.stringify(t))}catch{}}function Ct(e,{table:t,catchingUp:n},r){let[i,a]=_(null),[o,s]=_(null),[c,l]=_(null),u=r.link.unanswered.value.size>0,d=xt(t.id),f=R(e,`ante`),p=R(e,`cut`),m=e?`${e.number} ${e.phase}`:``,h=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return y(()=>{a(null),s(null),l(null)},[m]),y(()=>a(null),[z(e)?.ante]),y(()=>{c&&!h.includes(c)&&l(null)},[h.join()]),wt(e,t.id),Tt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:h,lay:Dt(e,u,r),act:u?null:r.act,amount:f?q(i??(z(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function wt(e,t){let n=z(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;g(()=>{r&&St(t,r)},[e?.number,r?.ante,r?.token])}function Tt(e,t,n){let r=ee(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),a=`${e?.number} ${e?.own?.combination} ${i}`,o=d.value.declare&&L(e,`declare`)&&!t&&r.current!==a;g(()=>{o&&(r.current=a,n.act({kind:`declare`}))},[o,a])}const Et=[`over`,`prepare`,`stakes`];function Dt(e,t,n){let[r,i]=_([]),[a,...o]=r,s=!e||!Et.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Ot(e,a);return g(()=>{s&&r.length&&i([])},[s]),g(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Ot(e,{kind:t}){return t===`ante`?!!R(e,`ante`):L(e,t)&&!!z(e)?.ante}const kt=[1,5,20];function At({range:e,staking:{amount:t,choose:n}}){let r=t=>n(q(t,e)),o={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return a(n=>n!==`+`&&n!==`-`?!1:(r(t+(n===`+`?e.step:-e.step)),!0)),h`<div class="stake-chooser" role="group" aria-label=${m(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${m(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>r(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${m(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=o[e.key];t!==void 0&&(e.preventDefault(),r(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${m(`more`)} disabled=${t>=e.highest}
        onClick=${()=>r(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>r(e.lowest)}>${m(`least`)}</button>
      ${kt.map(t=>t*e.step).filter(t=>t<e.highest).map((n,a)=>h`<button type="button" key=${n}
          class=${`chip-button chip-${a}`} aria-label=${i(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>r(t===e.lowest&&n>t?n:t+n)}>
          <${ve} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>r(e.highest)}>${m(`most`)}</button>
    </div>
  </div>`}function jt({range:e,staking:{cut:t,setCut:n,act:r}}){return h`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${i(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function Mt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?h`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=_({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return h`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>h`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const Nt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},Pt={R:0,JPL:-90,JPH:90,S:180};function Ft({position:e,next:t,turn:n}){return h`<div class="selector" role="radiogroup" aria-label=${m(`Key selector`)} onKeyDown=${e=>{let t=Nt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>h`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${x(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${It(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${Pt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function It(e){switch(e){case`R`:return m(`{position}, run`,{position:e});case`JPL`:return m(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return m(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return m(`{position}, service`,{position:e})}}const Lt=[1,2,3,4,5];function Rt({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],d=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],f=W(e,`open_table`).length>0;return h`<section class="console-box" aria-label=${m(`Console`)}>
    <${Bt} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${m(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>h`<${zt} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${Lt.map(e=>h`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${x(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${w(ae[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${Ft} position=${o} next=${d}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:f?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function zt({seat:e,lit:t}){let n=I(e),r=m(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return h`<li class=${x(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function Bt({view:e,meter:t,nameOf:n}){let{seat:r}=We(e);return h`<output class="display" lang=${ne()} aria-label=${m(`Display`)}>
    ${Ge(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function Vt(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=_([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return h`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${Ht(e)} />
    ${s&&h`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${m(`Next deal`)}</button>
      </div>`}
    <${Ut} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&u.length>0&&h`<${Wt} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${Rt} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${Gt} ...${e} /><${Kt} ...${e} /></div>`}function Ht({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?m(`Waiting for {names}`,{names:a.join(`, `)}):D(e)}function Ut({view:e,act:t}){let n=R(e,`cut`),[r,i]=_(26);if(!n)return null;let a=q(r,n);return h`<div class="dealers-cut"><${jt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${m(`Cut it myself`)}</button>
  </div>`}const Wt=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>h`<details class="aside"><summary>${m(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${m(`A token does not fall`)}</legend>
      ${e.map(e=>h`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${m(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function Gt({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=mt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return h`<section class="tray" aria-label=${m(`Tray`)}>
    ${e.desk&&h`<p class="tray-line">
        ${m(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&h`<p class="tray-line">${m(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&h`<${J} words=${m(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:m(`Chips counted`)},{name:`notes`,label:m(`Notes counted`)}]} />`}
    ${i&&h`<${J} words=${m(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:m(`Chips counted`)}]} />`}
    <${Mt} view=${e} action="bank_change" label=${m(`Bank change`)} words=${m(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function Kt({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:h`<details class="aside mistakes"><summary>${m(`Mistakes for practice`)}</summary>
    ${i.length>0&&h`<p>${m(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function qt({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(Jt))t.set(n,[...t.get(n)??[],r]);return t}function Jt(e){return e.kind===`form`&&e.action===`state_facts`?Yt(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const Yt=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),Xt=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Zt(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function Qt({view:e,nameOf:t,act:n}){let r=qt(e),[i,a]=_(``),[o,s]=_({}),c=oe(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=$t(l,o),f=e=>c.find(t=>t.id===e)?.what??``,p=l.length>0&&u.every(({name:e})=>d[e]!==void 0),g=e=>{a(e),s({})};return h`<details class="aside facts" open=${!!e.incident}><summary>${m(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),p&&(n({kind:`state_facts`,irregularity:i,...d}),g(``))}}>
      <${en} label=${m(`What is irregular`)} value=${i} onChoice=${g}
        choices=${[...r.keys()].map(e=>[e,`${f(e)} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>h`<${en} key=${`${i} ${e}`} label=${ce(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),tn(e,n,t)])} />`)}
      <button class="plain" disabled=${!p}>${m(`State it`)}</button>
    </form>
  </details>`}function $t(e,t){let n={};return{fields:Xt(e).map(r=>{let i=Zt(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const en=({label:e,value:t,choices:n,onChoice:r})=>h`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${m(`choose …`)}</option>
    ${n.map(([e,n])=>h`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function tn(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):le(t)}function nn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return h`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${rn(e)} />
    <section class="reporting" aria-label=${m(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${Qt} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${Rt} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${m(`Tray`)}>
      ${e.desk&&h`<p class="tray-line">
          ${m(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&h`<p class="tray-line">${m(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${Mt} view=${e} action="add_to_float" label=${m(`Addition to the float`)} words=${m(`Add`)}
        act=${r} />
    </section></div>`}function rn(e){return e.incident?e.incident.stated?m(`The facts are stated; others are waited for.`):m(`You are called to the table: state what happened.`):e.phase===`jackpot`?m(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):m(`Nothing for you to do now.`)}function an({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return h`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${m(`Nothing for you to do now.`)} />
    <${on} view=${e} nameOf=${i} act=${r} />
    <${sn} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function on({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return h`${r.map(({seat:r})=>h`<section class="claim" key=${r} aria-label=${m(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${m(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:m(`Winnings in addition`)}]}
        words=${m(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function sn({seen:e,nameOf:t}){let n=e.filter(e=>N(e)===`settled_seen`&&e.unclaimed);return h`<section class="unclaimed" aria-label=${m(`Jackpots not declared`)}><h2>${m(`Jackpots not declared`)}</h2>
    ${n.length?h`<ul>
        ${n.map((e,n)=>h`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${w(e.settled.combination)}`}</li>`)}</ul>`:h`<p class="quiet">${m(`None, as far as this page has seen.`)}</p>`}
  </section>`}function cn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return h`<div class="bench"><section class="paper slip asked-of-me">
      <p>${ln(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${m(`Nothing for you to do now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function ln(e){return W(e,`attend`).length?e.incident?m(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?m(`The table is being opened: your presence is required.`):e.phase===`closing`?m(`The table is being closed: your presence is required.`):m(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?m(`You have said that you are present.`):m(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?m(`seat {number}`,{number:I(t)}):F(n)};function un(e){if(!e||!He(e))return F(e);let t=m(`seat {number}`,{number:I(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const dn={dealer:Vt,gaming_inspector:nn,municipal_inspector:cn,gaming_management:an,control_room:vt};function fn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=dn[n];return a?h`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function pn({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>N(e)===`jackpot_awarded`).slice(-3).reverse();return h`<h1 class="wall-name">${m(`Jackpot`)}
    ${e.house&&h` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(We(r).shows??`total`)!==`total`?h`<p class="odometer">${Ge(r,i)}</p>`:h`<${mn} total=${i} />`}
    ${a&&h`<p class="wall-stopped" role="status">${m(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&h`<p class="wall-stopped" role="status">${ge(r.waiting_for)}</p>`}
    ${r&&h`<${hn} house=${r.house} total=${i} />`}
    ${o.length>0&&h`<ul class="wall-awards" aria-label=${m(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>h`<li key=${i}>
          ${m(`{name}, {combination}: {amount}`,{name:F(e.seats[t]),combination:w(n),amount:r})}</li>`)}
      </ul>`}`}function mn({total:e}){let t=[...String(e)];return h`<p class="odometer" role="img" aria-label=${n(e)}>${t.map((e,n)=>{let r=t.length-n;return h`<span key=${r} class=${x(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>h`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function hn({house:e,total:t}){let r=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return h`<dl class="tiers">
    ${r.map(([e,t])=>h`<div key=${e}><dt>${w(e)}</dt>
      <dd class="figure">${n(t)}</dd></div>`)}
  </dl>`}const gn={roles:_e,roleName:T,roleTask:ie,waits:_t,Console:fn,Meter:pn};function _n({state:e}){let t=e.shown.value?.view??null;return!t||!R(t,`misplace_bet`)?null:h`<section class="house-here"><h3>${m(`Mistakes for practice`)}</h3>
    <${Mt} view=${t} action="misplace_bet" label=${m(`A wrong BET`)} words=${m(`Lay it`)} act=${e.act} />
  </section>`}function vn(e){let t=e.view;return t?[yn(t),bn(t),xn(t),Ue(t)||`${D(t)}.`].filter(Boolean).join(` `):m(`No cards have been dealt yet.`)}function yn({bank:e}){let t=(e.cards??[]).map(e=>s(e)).join(`, `);return[t&&m(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${C(e)}.`].filter(Boolean).join(` `)}function bn(e){let t=se(z(e)?.cards??[]).map(e=>s(e)).join(`, `);return[t&&m(`Your hand: {cards}.`,{cards:t}),e.own&&`${w(e.own.combination)}.`].filter(Boolean).join(` `)}function xn(e){let t=z(e);return t?m(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:o(t.result)}):``}function Sn(e){switch(e){case`CSP-034`:return m(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return m(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return m(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return m(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return m(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return m(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return m(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return m(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return m(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return m(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:Cn,RuleText:wn}=Ae(Sn),Tn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},En=e=>(e?.borrowed??0)-(e?.lent??0);function Dn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=En(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const On=({line:e,house:t})=>h`<${xe} lines=${kn(e,t)} RuleTap=${Cn} />`;function kn({result:e,ante:t,bet:n,fee:r,token:i,jackpot:a,combination:s,loan:c},l){let u=e===null?`AMB-20`:Tn[e];return[{words:m(`{wager}: {amount}`,{wager:m(`ANTE`),amount:o(t)}),calculation:O(e),clause:u},...e===`fold`?[]:[{words:m(`{wager}: {amount}`,{wager:m(`BET`),amount:o(n)}),calculation:An(n,s??null,l),clause:u}],...r?[{words:m(`new card: {amount}`,{amount:o(r)}),clause:`CSP-148`}]:[],...i?[{words:m(`token: {amount}`,{amount:o(-i)}),clause:`CSP-053`}]:[],...a?[{words:m(`jackpot: {amount}`,{amount:o(a.amount)}),calculation:w(a.tier),clause:`CSP-132`}]:[],...c?[{words:m(c>0?`borrowed: {amount}`:`lent: {amount}`,{amount:o(c)}),clause:`AMB-63`}]:[]]}function An(e,t,n){if(!t)return null;let r=w(t),i=n?.table[ae.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?m(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function jn({line:e,won:t,loan:n}){let r=e?[{words:m(`ANTE`),amount:e.ante},...e.bet?[{words:m(`BET`),amount:e.bet}]:[],...e.fee?[{words:m(`new card`),amount:e.fee}]:[],...e.token?[{words:m(`token`),amount:-e.token}]:[],...e.jackpot?[{words:m(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:m(`sat out`),amount:0}];return n&&r.push({words:m(n>0?`borrowed`:`lent`),amount:n}),h`<${je} terms=${r} words=${m(`this round`)} total=${o(t)} />`}function Mn({sheet:e,table:t,view:n}){let[r,i]=Ne(),a=P(t),s=e.results.length?e.results:n.seats.map(()=>0),c=e=>m(`Result, {name}`,{name:a(e)});return h`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${m(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${s.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&h`<${Me}
        key=${n} label=${c(n)} figure=${o(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${o(e)}</b></${Me}>`)}</p>
    ${r!==null&&h`<${Le} label=${c(Number(r))} result=${s[Number(r)]??0}
      terms=${we(e.hands,e=>Pn(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Ee} title=${m(`History`)} deals=${e.hands} table=${t}
      line=${e=>h`<${Fn} round=${e} me=${t.me} />`}
      details=${e=>h`<${In} round=${e} nameOf=${a} />`} />
  </div>`}const Nn=({seats:e},t)=>e.find(e=>e.seat===t);function Pn(e,t){let n=Nn(e,t);return n?O(n.result):m(`sat out`)}function Fn({round:e,me:t}){let n=t===null?void 0:Nn(e,t),r=e.combination?w(e.combination):m(`all folded`);return h`<span>${e.void?m(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?h`${O(n.result)} <b class="figure">${o(n.won)}</b>`:t!==null&&m(`sat out`)}
    </span>`}const In=({round:e,nameOf:t})=>h`<p class="quiet">${C(e)}</p>
  ${e.rulings?.length?h`<p class="quiet">
      ${m(`Ruled on:`)} ${e.rulings.map((e,t)=>h`<${Cn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?h`<p class="laid">${e.bank.map(e=>h`<${v} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>h`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?w(e.combination):O(e.result)}</span>
      <b class="figure verdict">${o(e.won)}</b></summary>
    ${e.cards?.length?h`<p class="laid">${e.cards.map(e=>h`<${v} key=${e} card=${e} />`)}</p>`:null}
    <${On} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},Ln={hand_opened:(e,t,n)=>Bn(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,zn(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...Rn(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...Rn(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},Rn=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function zn(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function Bn(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const Vn={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},Hn={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...Ln[N(t)]?.(r,t,n)}},span:e=>Vn[N(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&Bn(t))},Un=({situation:e})=>h`<div class="drill-felt">
  ${e.meter!==null&&h`<${Jn} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&h`<section class="drill-bank" aria-label=${m(`The bank`)}>
      <${Kn} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>h`<li key=${e.seat} class=${x(`drill-seat`,!Wn(e)&&`bare`)}>
      <b class="drill-seat-name">${m(`Seat {seat}`,{seat:I(e.seat)})}</b>
      ${Wn(e)&&h`<${Gn} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,Wn=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),Gn=({seat:e})=>h`
  <${Kn} cards=${e.cards} down=${e.down} />
  <${A} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${qn(e).join(` · `)}</p>`,Kn=({cards:t,down:n})=>h`<p class="drill-cards">
  ${Array.from({length:n},(t,n)=>h`<${e} key=${n} />`)}
  ${t.map(e=>h`<${v} key=${e} card=${e} />`)}
  ${n>0&&h`<span class="unseen">${i(`{count} card face down`,`{count} cards face down`,n)}</span>`}
</p>`;function qn({choice:e,result:t,declared:n,aside:r,served:i,regular:a,paid:o}){return[i?m(`card given`):r?m(`asks for a card`):``,a?``:m(`request not regular`),t?O(t):e===`fold`?m(`folded`):e===`raise`?m(`raised`):``,n&&!t?w(n):``,o?m(`paid {amount}`,{amount:o}):``].filter(Boolean)}const Jn=({situation:{house:e,selector:t,lit:r,attended:i},meter:a})=>h`<dl class="drill-console">
  <div class="drill-meter"><dt>${m(`Jackpot`)}</dt><dd class="figure">${n(a)}</dd></div>
  <div><dt>${m(`Selector`)}</dt><dd>${t}</dd></div>
  ${r?.map(e=>h`<div key=${e}><dt>${m(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${i&&h`<div><dt>${m(`Municipal inspector`)}</dt><dd>${m(`present`)}</dd></div>`}
  <div><dt>${m(`four of a kind`)}</dt><dd class="figure">${n(e.four_of_a_kind)}</dd></div>
  <div><dt>${m(`full house`)}</dt><dd class="figure">${n(e.full_house)}</dd></div>
  <div><dt>${m(`flush`)}</dt><dd class="figure">${n(e.flush)}</dd></div>
</dl>`,Yn={choose_remedy:({choice:e})=>({label:k(e)}),say_hand:({outcome:e})=>({label:pe(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:h`${typeof e==`number`?m(`Make BET exact with chips of {name}`,{name:t(e)}):m(`Make BET exact`)} <${E} amount=${n?.bet??0} />`,spoken:typeof e==`number`?m(`Make BET exact with chips of {name}`,{name:t(e)}):m(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:m(`Lend {amount} for BET: {name}`,r),weighty:m(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:m(`Call the inspector`),weighty:m(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},Xn=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=Yn[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function Zn(e,t,n){let r=(n,r,i={})=>L(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],a=r(`change_notes`,h`${m(`Change a note`)} <${E} amount=${e.house.buy_in} />`,{spoken:i(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!R(e,`ante`)});return[...r(`declare`,er(e),{likely:!0}),...rr(e,t),...r(`no_exchange`,m(`No card`),{likely:!t.picked}),...ir(e,t,n),...r(`fold`,h`${m(`Fold`)}${Qn(e.own?.fold_loses)}`,{spoken:tr(e),weighty:nr(e)}),...r(`withdraw_exchange`,m(`Take my card back`)),...ar(e,t),...lr(e,t),...r(`token`,h`${m(`Token`)} <${E} amount=${e.house.token} />`,{spoken:m(`Put in a token for the jackpot, {token}`,{token:e.house.token})}),...R(e,`ante`)?[]:a,...r(`wave`,z(e)?.ante?m(`My stakes stand`):m(`Sit this round out`),{likely:!!z(e)?.ante}),...r(`take_back_token`,m(`Take the token back`)),...r(`take_back_ante`,m(`Take the stakes back`)),...R(e,`ante`)?a:[],...ur(t),...r(`decline_cut`,m(`Let the next one cut`)),...Xn(e,t,n)]}const Qn=e=>e?h` <small class="costs figure">−${e}</small>`:null,$n=({own:e})=>e?w(e.combination):``,er=e=>m(`Declare: {combination}`,{combination:$n(e)}),tr=({own:e})=>e?.fold_loses?i(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):m(`Fold`),nr=e=>e.own?.tier?m(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:$n(e)}):void 0;function rr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,act:n&&(()=>n({kind:`exchange`,card:t})),label:h`${m(`Exchange`)} <${Ve} card=${t} /> <${E} amount=${r} />`,spoken:m(`Exchange the {card} for {fee}`,{card:s(t),fee:r}),weighty:e.own?.tier?m(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:$n(e)}):void 0}]:[]}const ir=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,act:t&&(()=>t(e)),label:h`${i===null?m(`Raise`):m(`Raise with chips of {name}`,{name:i})} <${E} amount=${r} />`,spoken:i===null?m(`Raise, {amount} on BET`,{amount:r}):m(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function ar(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||z(e)?.ante)return[];let a=or(e,t);return[{key:`again`,likely:!0,act:i?null:()=>r(a),label:sr(a),spoken:cr(a)}]}const or=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(z(e)?.stack??0)}),sr=({ante:e,token:t})=>h`${m(`Same again`)} <${E} amount=${e} />
  ${t&&h`<span
    class="with-token"> + ${m(`JP`)}</span>`}`,cr=({ante:e,token:t})=>m(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function lr(e,{ante:t,amount:n,act:r}){let i=z(e)?.ante??0;return!t||i===n?[]:[{key:`ante`,likely:!i,act:r&&(()=>r({kind:`ante`,amount:n})),label:h`${m(i?`Change to`:`Stake`)} <${E} amount=${n} />`,spoken:m(`Stake {amount} on ANTE`,{amount:n})}]}const ur=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,act:n&&(()=>n({kind:`cut`,amount:t})),label:i(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function dr(e){switch(B(e)){case`cut`:return{words:m(`Cut anywhere, or let the next player do it.`),because:m(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return fr(e);case`choose`:return{words:m(`Raise with a pair or better; fold what is below ace and king.`),because:m(`If the bank does not qualify, your ANTE is paid and BET comes back. A new card costs as much as your ANTE, and the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:m(`Tap a card to exchange it, or say that you want none.`),because:m(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:m(`Raise or fold with the new card.`),because:m(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function fr(e){return R(e,`ante`)?z(e)?.ante?{words:m(`Add a token if you like, then say that your stakes stand.`),because:m(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:m(`Choose your ANTE, or sit this round out.`),because:m(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:m(`Change a note into chips, or sit this round out.`),because:m(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function pr({table:e,number:t,look:n}){let[r,i]=_(null);return h`<${b} label=${m(`Odds`)} title=${m(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),te(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${mr(r)}</div>
  </${b}>`}function mr(e){return e===null?h`<p>${m(`Counting …`)}</p>`:e instanceof Error?h`<p role="alert">${e.message}</p>`:h`${e.decisions.map(e=>h`<${hr} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${m(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${vr} ...${e.jackpot} />`}const hr=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>h`<section>
  <h3>${m(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>h`<${gr} key=${e} card=${e} /> `)}
    <span>${m(`against`)} <${gr} card=${n} /></span></p>
  <${he} odds=${a} chosen=${r} />
  ${i!==null&&h`<p class="odds-cost">${i>0?m(`Your choice cost {cost} ANTE on average.`,{cost:de(i)}):m(`Nothing was worth more than your choice.`)}</p>`}
</section>`,gr=({card:e})=>h`<span><span class="unseen">${s(e)}</span><${Ve} card=${e} /></span>`,_r=e=>new Intl.NumberFormat(ne(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),vr=({token:e,meter:t,break_even:r,wins:i})=>h`<p class="quiet">${r>0?m(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:_r(i),meter:n(t),break_even:n(Math.ceil(r))}):m(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:_r(i),meter:n(t)})}</p>`,yr=f(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearCommand));function br({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=B(e),o=Zn(e,r,Y(t)),s=Ue(e);return h`<div class=${x(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?h`<${Sr} view=${e} table=${t} send=${n.link.send} />`:h`<${wr} view=${e} table=${t} isToAct=${a!==null} />`}
    ${i?h`<${Be} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${xr(e,r,n.link.send)}
      </${Be}>`:h`<${Pe} mine=${a!==null} waiting=${r.sending} prompt=${s||D(e)}
      choices=${o}
        beside=${e.own&&e.house.odds_before&&h`<${pr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&d.value.guide}
        guide=${a&&h`<${ke} ...${dr(e)} />`} />
      <${De} part=${yr} context=${{choices:o,staking:r}} />`}
    ${!i&&h`<${Cr} view=${e} staking=${r} />`}
  </div>`}function xr(e,{last:t,lay:n},r){if(!t||t.ante>(z(e)?.stack??0))return null;let i=or(e,t);return h`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${cr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${sr(i)}<${Ie} sign="1" /></button>`}function Sr({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&Fe(e,t))??t.seats.find(e=>e.kind===`bot`&&Fe(e,t));return h`<${Te} table=${t} over=${r} send=${n} />
    ${i&&h`<div class="watching kept"><b>${F(i)}</b>
        <${Re} seat=${i} table=${t} send=${n} /></div>`}`}function Cr({view:e,staking:t}){if(t.cutting)return h`<${jt} range=${t.cutting} staking=${t} />`;if(t.ante&&L(e,`wave`))return h`<${At} range=${t.ante} staking=${t} />`;let n=z(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return h`${e.own&&h`<p class="own-combination">${w(e.own.combination)}${e.own.tier&&h` <span class="jackpot-hand">${m(`wins the jackpot`)}</span>`}</p>`}
    <${be} cards=${se(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick} />`}function wr({view:e,table:t,isToAct:n}){let r=z(e),i=t.me===null?void 0:t.seats[t.me];return!r||!i?null:h`<${M} seat=${i} own=${!0} place="bottom" turn=${n} dealer=${!1} result=${r.result}
    marks=${h`<span class="stack" title=${m(`chips before you`)}>
      <span class="unseen">${m(`chips before you`)} </span><${E} amount=${r.stack} /></span>`}>
    <${A} seat=${r} /><${at} seat=${r} />
  </${M}>`}function Tr(e){let t=ee(null),[n,r]=_(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:i}=t,o=e!==null&&i!==null&&n!==i.number&&(e.number===i.number||Er(e,i.number+1)),s=()=>r(i?.number??0);return a(e=>e!==`Escape`||!o?!1:(s(),!0)),[o?i:null,s]}function Er(e,t){let n=z(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Dr({view:e,table:n,onClose:r}){let i=e.won??[],a=P(n),s=e.seats.map(e=>Dn(e,i[e.seat]??0)),c=n.me??-1,l=s[c],u=e.seats.map(({result:e})=>e),d=u.map((e,t)=>e-(i[t]??0));return h`<article class="paper settled" aria-label=${m(`Settlement`)} tabindex="0">
    <header>
      ${r&&h`<button type="button" class="close" aria-label=${m(`Close`)} onClick=${r}>×</button>`}
      ${r&&z(e)?.cards?.length&&h`<${pr} table=${n.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${l?h`<span class="own-result">${m(`This round {won}`,{won:o(i[c]??0)})}</span>`:m(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?m(`The whole hand is void: all stakes are back`):C(e.bank)||m(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${l?.jackpot&&h`<p class="jackpot-won"><${ve} /> ${m(`Your {combination} wins the jackpot: {amount}`,{combination:w(l.jackpot.tier),amount:o(l.jackpot.amount)})}</p>`}
    ${l&&h`<${On} line=${l} house=${e.house} />`}
    <${Ce} before=${d} results=${u} voice=${{me:n.me,nameOf:a}} settled=${()=>null}
      thisDeal=${(t,n)=>h`<${jn} line=${s[t]??null} won=${n} loan=${En(e.seats[t])} />`} />
    ${r&&h`<a class="plain replay-link" aria-keyshortcuts="v" href=${t(n.id,e.number)}>
        ${m(`Replay the deal`)}</a>
        <${ye} table=${n.id} deal=${e.number} nameOf=${a} />`}
  </article>`}const Or=({view:e})=>e;function kr({shown:e,state:t}){let{table:n}=e,i=Or(e),a=Ct(i,e,t),[o,s]=Tr(i);return i?h`
    <${Ze} view=${i} meter=${n.meter??i.meter??null} />
    <div class=${x(`scene stud`,`phase-${i.phase}`,o&&`after`)}>
      <${$e} stopping=${i.stopping} stopped=${n.stopped&&!i.stopping} waiting=${i.waiting_for} />
      <${H} view=${i} nameOf=${Y(n)} />
      ${o?h`<${Dr} view=${o} table=${n} onClose=${s} />`:h`<${Qe} view=${i} announced=${t.lines.value.at(-1)?.words??``} />
        <${et} view=${i} table=${n} send=${t.link.send} />`}
    </div>
    <${br} view=${i} shown=${e} state=${t} staking=${a} />`:h`<${r} part=${Se} props=${{table:n,state:t}} />`}function Ar({shown:e,hands:t}){let{table:n}=e,r=Or(e);if(!r)return null;let i=z(r),a=P(n),o=r.phase===`over`&&(r.won?.length??0)>0;return h`
    <${Ze} view=${r} meter=${r.meter??null} />
    <div class=${x(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?h`<${Dr} view=${r} table=${n} />`:h`<${Qe} view=${r} announced="" /><${et} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&h`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${A} seat=${i} /></section>
      ${i.cards?.length?h`<${Oe} cards=${i.cards} label=${m(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const jr=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(m(`Bank change: {chips}`,{chips:S(e)})),float_added:({amount:e})=>t(m(`Addition to the float: {chips}`,{chips:S(e)})),closing_begun:()=>e(m(`The table is being closed`)),system_paused:()=>t(m(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(m(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${m(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${Mr(e-r+n-i)}`),table_closed:()=>e(m(`The table is closed`))});function Mr(e){return e===0?m(`The count is right`):e>0?i(`{count} chip too many`,`{count} chips too many`,e):i(`{count} chip is missing`,`{count} chips are missing`,-e)}const Nr=({announced:e,noted:t})=>({slip_made:(e,n)=>t(m(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>j(t,m(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>j(t,m(`I lend what is lacking: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?m(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):m(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(m(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?m(`The dealer calls the inspector`):m(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(m(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(m(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(m(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:T(e)})),remedy_chosen:({choice:e},t)=>j(t,k(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${ue(t,n,Y(a))} ${r.join(`, `)}`),hand_voided:()=>e(m(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(m(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(m(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(m(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(i(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(m(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(i(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(m(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(m(`{name} does not answer: taken as losing`,{name:r})):j(r,pe(e)),excess_returned:(e,n)=>t(m(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(m(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(m(`The inspector warns {name}`,{name:n}))}),Pr=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(m(`Round {number}`,{number:t})),table_opened:()=>t(m(`The table is open`)),decks_checked:()=>t(m(`Both decks are spread and checked`)),deck_washed:()=>t(m(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?m(`The deck is shuffled and goes into the machine`):i(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(m(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>j(t,m(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?i(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):i(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(m(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(m(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(m(`{name} changes a note into {chips}`,{name:n,chips:Fr(r)})),ante_staked:({amount:e},t)=>j(t,m(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>j(t,m(`a token for the jackpot`)),token_taken_back:(e,n)=>t(m(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(m(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>j(t,Ir(n,e)?m(`my stakes stand`):m(`I sit this round out`)),cashed_out:(e,n)=>t(m(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(m(`No more bets please`)),coins_in:({seats:e,stuck:r},a,{table:o})=>t(r.length?m(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(o.seats[e])).join(`, `)}):i(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(m(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(i(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(m(`The cards are dealt`)),sound:`card`})}),Fr=e=>i(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),Ir=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),Lr={prego_seen:({card:e})=>({words:m(`The bank shows {card}. Prego: go ahead`,{card:l(e)}),spoken:m(`The bank shows {card}. Prego: go ahead`,{card:s(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>j(n,typeof t==`number`?m(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:F(r.seats[t])}):m(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(m(`{name} does not answer and is folded`,{name:t})):j(t,m(`fold`)),exchange_seen:({fee:e},t)=>j(t,m(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(m(`{name} does not answer; the request lapses`,{name:t})):j(t,m(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(m(`{name} does not answer and gets no card`,{name:t})):j(t,m(`no card`)),asked_again:(e,t)=>$(m(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(m(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(m(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:m(`You get {card}`,{card:l(e)}),spoken:m(`You get {card}`,{card:s(e)}),weight:`said`,sound:`card`}:{words:m(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(m(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(m(`Everybody has chosen`)),declared:({combination:e},t)=>Q(m(`{name} declares: {combination}`,{name:t,combination:w(e)})),tables_stopped:()=>Q(m(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(ge(e)),reserve_lifted:({amount:e})=>$(m(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(m(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(m(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(m(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(m(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},Rr={fold_collected:({cards:e},t)=>$(i(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(m(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(m(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:C(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(zr(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(m(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?i(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):m(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(m(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(m(`The municipal inspector is present`)),selector_turned:({position:e})=>$(m(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(m(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:w(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(m(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(m(`The jackpots are paid`)),bank_stored:({cards:e})=>$(i(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(m(`Game over`)),...r!==null&&{spoken:m(`Game over. This round {won}, in all {result}.`,{won:o(e[r]??0),result:o(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(m(`The game was ended`)),sound:`settled`})};function zr({result:e,total:t,combination:n},r){let i={name:r,result:O(e),chips:t?`${o(t)}`:S(0)};return n?m(`{name}, {combination}: {result}, {chips}`,{...i,combination:w(n)}):m(`{name}: {result}, {chips}`,i)}const Br={writing:()=>m(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],m(`more and less on ANTE`)],[[`p`],m(`what is paid`)],[[`o`],m(`what your choices are worth`)]],steps:Hn,narrate:ze({...Pr({announced:Q,noted:$,nameAt:F}),...Lr,...Rr,...Nr({announced:Q,noted:$}),...jr({announced:Q,noted:$})},un),prompt:e=>Ue(e),decision:e=>`${e.number} ${B(e)??``}`.replace(/^\d+ $/,``),readAloud:vn,Table:kr,Replay:Ar,Sheet:Mn,Situation:Un,handOf:e=>z(e)?.cards??[],house:gn,houseRules:fe,Beside:_n,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{Br as caribbeanStud};