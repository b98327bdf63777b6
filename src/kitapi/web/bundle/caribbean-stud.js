import{Dt as e,F as t,Gt as n,J as r,Jt as i,K as a,Kt as o,Mt as s,N as c,Nt as l,R as u,Ut as d,Wt as f,Yt as p,cn as m,fn as h,gn as g,hn as _,kt as v,m as ee,pn as te,qt as ne,s as y,sn as b}from"./main.js";import{A as re,C as ie,D as x,E as S,O as C,S as w,T as ae,_ as oe,b as T,c as se,d as ce,f as le,h as ue,i as de,j as fe,k as E,l as pe,m as me,p as he,t as ge,u as D,v as O,w as _e,x as ve,y as ye}from"./caribbean-stud-shared.js";import{B as be,F as xe,H as Se,I as Ce,J as we,K as Te,L as Ee,Q as De,R as Oe,U as ke,V as Ae,W as je,X as Me,Y as Ne,Z as Pe,dt as k,et as Fe,it as Ie,nt as A,ot as Le,q as Re,rt as ze,st as Be,tt as j,z as Ve}from"./tables.js";import{S as He,b as M,d as Ue,w as N,y as We}from"./shared.js";const P=(e,t)=>!!e?.options?.some(e=>e.kind===t),F=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),I=e=>e?.seats.find(({seat:t})=>t===e.me);function L(e){return P(e,`choose_remedy`)?`remedy`:P(e,`say_hand`)?`say`:P(e,`correct_bet`)?`bet`:P(e,`decline_cut`)?`cut`:e?.phase===`stakes`?P(e,`wave`)?`stakes`:null:P(e,`no_exchange`)?`card`:P(e,`fold`)?I(e)?.exchanged?`served`:`choose`:null}function R(e){let t=L(e),n=I(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return p(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return p(`The deck is offered to you: will you cut?`);case`stakes`:return I(e)?.ante?p(`Do your stakes stand?`):p(`Your stakes, please`);case`card`:return p(`Do you want a card?`);case`served`:return p(`Your new card is there: raise or fold?`);case`choose`:return P(e,`exchange`)?p(`Raise, fold, or exchange a card?`):p(`Raise or fold?`);case`remedy`:return p(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return p(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return P(e,`fold`)?p(`Your BET is not exact: make it twice your ANTE, or fold`):p(`Your BET is too high: take back what is too much`);case null:return``}}const z=e=>e.console?.display??{};function Ge(e,t){let{shows:r=`total`,button:i,amount:a}=z(e);if(e.paused)return p(`paused`);switch(r){case`tier`:return p(`JP {number}`,{number:i??``});case`pay`:return p(`pay the JP {amount}`,{amount:n(a??0)});default:return n(t??e.meter??0)}}const Ke=({house:e,meter:t})=>m`<${y} label=${p(`Paytables`)} title=${p(`What is paid`)} shortcut="p">
    <div class="paytables"><${qe} house=${e} /><${Ye} house=${e} meter=${t} />
      <${Xe} house=${e} />
      <p><a class="plain" href=${u(`caribbean-stud`)} target="_blank">${p(`When something goes wrong`)}</a>
        <a class="plain" href=${c(`caribbean-stud`)} target="_blank">${p(`The exact odds`)}</a></p></div>
  </${y}>`,qe=({house:e})=>m`<table class="paytable">
  <caption>${p(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${p(`Hand`)}</th><th scope="col">${p(`first five cards`)}</th>
      <th scope="col">${p(`after an exchange`)}</th></tr></thead>
  <tbody>${ae.slice(0,e.table.length).map((t,n)=>m`<tr key=${t}>
    <th scope="row">${C(t)}</th>
    <td class="figure">${Je(e.table[n])}</td><td class="figure">${Je(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${p(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?p(`The bank qualifies with ace and king or better.`):p(`The bank qualifies with an ace, a king, or better.`)}
</p>`,Je=(e=0)=>p(`{times} to 1`,{times:e});function Ye({house:e,meter:t}){let n=[[`royal_flush`,p(`all of it`)],[`straight_flush`,p(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return m`<table class="paytable">
    <caption>${t===null?p(`Jackpot`):p(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${p(`First five cards, with a token`)}</th><th scope="col">${p(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>m`<tr key=${e}><th scope="row">${C(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${p(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${p(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const Xe=({house:e})=>m`<p>
    ${p(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} × ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${p(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,Ze=({view:e,meter:t})=>m`<div class="strip stud-bar">
  <span class="limits">
    ${p(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&m`<span class="meter">
      <span class="meter-name">${p(`Jackpot`)}</span> <b class="figure">${Ge(e,t)}</b></span>`}
  <${Ke} house=${e.house} meter=${t} />
</div>`;function Qe({view:t,announced:n}){let{held:r,cards:a=[],qualifies:o}=t.bank,s=Math.max(r-a.length,0);return m`<section class="bank" aria-label=${p(`The bank`)}>
    <p class=${b(`bank-cards`,o===!1&&`unqualified`)}>
      ${Array.from({length:s},(t,n)=>m`<${e} key=${n} />`)}
      ${a.map(e=>m`<${v} key=${e} card=${e} class="turned" />`)}
      ${s>0&&m`<span class="unseen">${i(`{count} card face down`,`{count} cards face down`,s)}</span>`}
      ${!r&&m`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words">${S(t.bank)}</p>
    <p class="announced" aria-hidden="true">${n}</p>
  </section>`}function $e({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:m`<p class="paper standstill" role="status">${n&&!e?_e(n):p(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function et({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return m`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>m`<li key=${i.seat} class=${b(`place-at`,i.seat===o&&`own`)}
      style=${{"--bow":nt(s,a.length)}}>
      <${tt} seat=${i.seat} />
      ${i.seat===o?m`<span class="own-mark">${p(`you`)}</span>`:m`<${rt} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const tt=({seat:e})=>m`<span class="seat-sign"><span aria-hidden="true">${N(e)}</span><span
  class="unseen">${p(`seat {number}`,{number:N(e)})}</span></span>`;function nt(e,t){let n=(t-1)/2;return n?1-((e-n)/n)**2:1}function rt({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return m`<${k} seat=${a} own=${e.seat===n.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${o} result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&m`<${O} seat=${e} />
      <${it} seat=${e} open=${r} />
      <${at} seat=${e} />`}
    ${i&&m`<${Le} seat=${a} table=${n} send=${i} />`}
  </${k}>`}function it({seat:{held:t=0,cards:n=[]},open:r=[]}){let a=n.length?n:r;return a.length?m`<p class="their-cards">${a.map(e=>m`<${v} key=${e} card=${e} />`)}</p>`:m`<p class=${b(`their-cards`,!t&&`none`)}>
    ${Array.from({length:t},(t,n)=>m`<${e} key=${n} />`)}
    ${t>0&&m`<span class="unseen">${i(`{count} card`,`{count} cards`,t)}</span>`}
  </p>`}function at({seat:e}){let{settled:t,award:n}=e;return m`<p class=${b(`standing-words`,n&&`won-jackpot`)}>${re(e)}
    ${t&&m` <b class="figure">${o(t.total)}</b>`}
    ${n&&m` <b class="figure award">${p(`jackpot {amount}`,{amount:o(n.amount)})}</b>`}</p>`}const B=({view:e,table:t,state:n})=>m`<section class="felt">
  <${Ze} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${b(`dealers-side`,`phase-${e.phase}`)}>
    <${$e} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${et} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${Qe} view=${e} announced="" />
  </div>
</section>`;function V({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=oe(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return m`<section class="paper incident" role="status" aria-label=${p(`The table stands still`)}>
    <p><b>
      ${e.caller===null?p(`The table stands still.`):p(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&m`<p>${o} <small class="clause">${a.irregularity}</small></p>
      ${he(a,r).map(e=>m`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&m`<p class="pending">
        <span class="quiet">
          ${p(`The ruling will be:`)}</span> ${ue(n.continues,n.values,r)} ${n.clauses.map(e=>m`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    <p class="quiet">${ot(e,t,r)}</p>
  </section>`}function ot({stated:e,joined:t,choosing:n,choices:r},i,a){let o=[...n.map(a),...i.map(w)];return e?[...t.map(e=>p(`Present: {role}.`,{role:w(e)})),...Object.entries(r).map(([e,t])=>p(`{name}: {words}`,{name:a(Number(e)),words:D(t)})),...o.length?[p(`Waiting for {names}`,{names:o.join(`, `)})]:[]].join(` `):p(`Waiting for the gaming inspector.`)}const st={open_table:()=>p(`The table is open`),check_decks:()=>p(`The decks are complete`),wash:()=>p(`The cards are washed`),offer_cut:(e,t)=>p(`{name}, will you cut?`,{name:t}),invite_stakes:()=>p(`Place your stakes, please`),no_more_bets:()=>p(`No more bets please`),count_tokens:({tokens:e})=>i(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>p(`Cards`),turn_upcard:()=>p(`Prego, go ahead`),take_stub:()=>p(`Exchanges, please`),ask_seat:(e,t)=>p(`{name}, a card?`,{name:t}),give_card:(e,t)=>p(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>p(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>p(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>p(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>p(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>p(`The bank shows`),settle:(e,t,n)=>ct(n,t),store_bank:()=>p(`The bank's cards, counted`),game_over:()=>p(`Game over`)};function ct({bank:e},t){return e.qualifies===!1?p(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?p(`The bank: {combination}. Against it: {name}`,{combination:C(e.combination),name:t}):t}const lt=(e,t,n)=>st[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,ut={open_table:()=>p(`Open the table`),check_decks:()=>p(`Spread and check both decks`),wash:()=>p(`Wash the deck`),offer_cut:(e,t)=>p(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>p(`Invite stakes`),send_back:(e,t)=>p(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>p(`Change chips back: {name}`,{name:t}),no_more_bets:()=>p(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>i(`Count {count} token`,`Count {count} tokens`,e),deal:()=>p(`Deal the cards`),turn_upcard:()=>p(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?p(`Take the stub out, a null card under it`):p(`Keep the stub in the left hand`),ask_seat:(e,t)=>p(`Ask: {name}`,{name:t}),give_card:(e,t)=>p(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>p(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?p(`Still no answer, continue without: {name}`,{name:t}):p(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>p(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>p(`Check BET: {name}`,{name:t}),reveal:()=>p(`Turn the bank's cards`),settle:(e,t)=>p(`Settle: {name}`,{name:t}),store_bank:()=>p(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>p(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>p(`I am present`),confirm:({genuine:e},t)=>p(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>p(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>p(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>p(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>p(e?`The hand stands`:`The hand is void`),confirm_count:()=>p(`Confirm the count`),dismiss:()=>p(`Nothing irregular: continue`),call_inspector:()=>p(`Call the inspector`),begin_closing:()=>p(`Close the table`)};function H(e,t,n){return e.kind===`slip`?dt(String(e.what),n(Number(e.seat))):ut[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function dt(e,t){switch(e){case`skip_seat`:return p(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return p(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return p(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return p(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const ft=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],pt=[`pass_over`,`send_back`,`cash_out`],mt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),ht=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function gt(e,t,n){let r=mt(e).filter(({kind:e,seat:t})=>!ft.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:H(n,e,t),action:n})),i=ht(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>pt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const _t=e=>ht(e).length>0,U=(e,t)=>mt(e).filter(e=>e.kind===t);function W({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=gt(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?lt(s.action,e,t):``;return m`<section class="step-bar" aria-label=${p(`What may be done now`)}>
    ${a&&m`<p class="aloud">
        ${d?m`<span class="quiet">${p(`Say:`)}</span> <q>${d}</q>`:m`<span class="quiet">${s?p(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&m`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&m`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${ze}
        sign="1" /></button>`}
    <${G} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?m`<details class="aside needed"><summary>${p(`If need be`)}</summary>
          <${G} steps=${l} from=${0} act=${n} /></details>`:m`<div class="needed"><span class="quiet">${p(`If need be:`)}</span>
          <${G} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const G=({steps:e,from:t,act:n})=>e.length>0?m`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return m`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&m`<${ze} sign=${o} />`}</button>`})}</div>`:null;function vt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(U(e,`confirm`).map(({seat:e})=>Number(e)));return m`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>m`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${p(`{name} declares: {combination}`,{name:i(e.seat),combination:C(e.declared??`high_card`)})}>
          <h2>
            ${p(`{name} declares: {combination}`,{name:i(e.seat),combination:C(e.declared??`high_card`)})}</h2>
          <${yt} seat=${e} />
        </section>`)}
    <${V} view=${e} nameOf=${i} />
    <${W} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${p(`No royal or straight flush is declared.`)} /></div>
    <${B} view=${e} table=${t} state=${n} />`}function yt({seat:{cards:t=[],held:n=0,exchanged:r}}){let a=Math.max(n-t.length,0);return m`<p class="camera-cards">${t.map(e=>m`<${v} key=${e} card=${e} />`)}
    ${Array.from({length:a},(t,n)=>m`<${e} key=${n} />`)}
    ${a>0&&m`<span class="unseen">${i(`{count} card face down`,`{count} cards face down`,a)}</span>`}</p>
    ${r&&m`<p class="quiet">${p(`A card of it was exchanged.`)}</p>`}`}const bt=e=>`kitapi.stakes.${e}`;function xt(e){try{return JSON.parse(sessionStorage.getItem(bt(e))??`null`)}catch{return null}}function St(e,t){try{sessionStorage.setItem(bt(e),JSON.stringify(t))}catch{}}function Ct(e,{table:t,catchingUp:n},r){let[i,a]=g(null),[o,s]=g(null),[c,l]=g(null),u=r.link.unanswered.value.size>0,d=xt(t.id),f=F(e,`ante`),p=F(e,`cut`),m=e?`${e.number} ${e.phase}`:``,h=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return te(()=>{a(null),s(null),l(null)},[m]),te(()=>a(null),[I(e)?.ante]),te(()=>{c&&!h.includes(c)&&l(null)},[h.join()]),wt(e,t.id),Tt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:h,lay:Dt(e,u,r),act:u?null:r.act,amount:f?K(i??(I(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?K(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function K(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function wt(e,t){let n=I(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;h(()=>{r&&St(t,r)},[e?.number,r?.ante,r?.token])}function Tt(e,t,n){let r=_(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),a=`${e?.number} ${e?.own?.combination} ${i}`,o=d.value.declare&&P(e,`declare`)&&!t&&r.current!==a;h(()=>{o&&(r.current=a,n.act({kind:`declare`}))},[o,a])}const Et=[`over`,`prepare`,`stakes`];function Dt(e,t,n){let[r,i]=g([]),[a,...o]=r,s=!e||!Et.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Ot(e,a);return h(()=>{s&&r.length&&i([])},[s]),h(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Ot(e,{kind:t}){return t===`ante`?!!F(e,`ante`):P(e,t)&&!!I(e)?.ante}const kt=[1,5,20];function At({range:e,staking:{amount:t,choose:n}}){let r=t=>n(K(t,e)),o={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return a(n=>n!==`+`&&n!==`-`?!1:(r(t+(n===`+`?e.step:-e.step)),!0)),m`<div class="stake-chooser" role="group" aria-label=${p(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${p(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>r(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${p(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=o[e.key];t!==void 0&&(e.preventDefault(),r(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${p(`more`)} disabled=${t>=e.highest}
        onClick=${()=>r(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>r(e.lowest)}>${p(`least`)}</button>
      ${kt.map(t=>t*e.step).filter(t=>t<e.highest).map((n,a)=>m`<button type="button" key=${n}
          class=${`chip-button chip-${a}`} aria-label=${i(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>r(t===e.lowest&&n>t?n:t+n)}>
          <${ye} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>r(e.highest)}>${p(`most`)}</button>
    </div>
  </div>`}function jt({range:e,staking:{cut:t,setCut:n,act:r}}){return m`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${i(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function Mt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?m`<${q}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function q({fields:e,words:t,onNumbers:n}){let[r,i]=g({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return m`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>m`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const Nt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},Pt={R:0,JPL:-90,JPH:90,S:180};function Ft({position:e,next:t,turn:n}){return m`<div class="selector" role="radiogroup" aria-label=${p(`Key selector`)} onKeyDown=${e=>{let t=Nt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>m`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${b(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${It(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${Pt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function It(e){switch(e){case`R`:return p(`{position}, run`,{position:e});case`JPL`:return p(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return p(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return p(`{position}, service`,{position:e})}}const Lt=[1,2,3,4,5];function Rt({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?U(e,`press_jackpot`).map(({button:e})=>Number(e)):[],d=i?U(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],f=U(e,`open_table`).length>0;return m`<section class="console-box" aria-label=${p(`Console`)}>
    <${Bt} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${p(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>m`<${zt} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${Lt.map(e=>m`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${b(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${C(ae[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${Ft} position=${o} next=${d}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:f?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function zt({seat:e,lit:t}){let n=N(e),r=p(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return m`<li class=${b(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function Bt({view:e,meter:t,nameOf:n}){let{seat:r}=z(e);return m`<output class="display" lang=${ne()} aria-label=${p(`Display`)}>
    ${Ge(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function Vt(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=g([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return m`<${B} view=${t} table=${n} state=${r} />
    <div class="bench"><${V} view=${t} nameOf=${a} />
    <${W} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${Ht(e)} />
    ${s&&m`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${p(`Next deal`)}</button>
      </div>`}
    <${Ut} view=${t} act=${i} />
    ${U(t,`coin_in`).length>0&&u.length>0&&m`<${Wt} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${Rt} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${Gt} ...${e} /><${Kt} ...${e} /></div>`}function Ht({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?p(`Waiting for {names}`,{names:a.join(`, `)}):fe(e)}function Ut({view:e,act:t}){let n=F(e,`cut`),[r,i]=g(26);if(!n)return null;let a=K(r,n);return m`<div class="dealers-cut"><${jt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${p(`Cut it myself`)}</button>
  </div>`}const Wt=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>m`<details class="aside"><summary>${p(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${p(`A token does not fall`)}</legend>
      ${e.map(e=>m`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${p(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function Gt({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=U(e,`open_table`).length>0,a=mt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return m`<section class="tray" aria-label=${p(`Tray`)}>
    ${e.desk&&m`<p class="tray-line">
        ${p(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&m`<p class="tray-line">${p(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&m`<${q} words=${p(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:p(`Chips counted`)},{name:`notes`,label:p(`Notes counted`)}]} />`}
    ${i&&m`<${q} words=${p(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:p(`Chips counted`)}]} />`}
    <${Mt} view=${e} action="bank_change" label=${p(`Bank change`)} words=${p(`Change`)} act=${t} />
    <${G} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:H(t,e,n)}))} />
  </section>`}function Kt({view:e,act:t,nameOf:n}){let r=U(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:m`<details class="aside mistakes"><summary>${p(`Mistakes for practice`)}</summary>
    ${i.length>0&&m`<p>${p(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${G} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:H(t,e,n)}))} />
  </details>`}function qt({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(Jt))t.set(n,[...t.get(n)??[],r]);return t}function Jt(e){return e.kind===`form`&&e.action===`state_facts`?Yt(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const Yt=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),Xt=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Zt(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function Qt({view:e,nameOf:t,act:n}){let r=qt(e),[i,a]=g(``),[o,s]=g({}),c=oe(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=$t(l,o),f=e=>c.find(t=>t.id===e)?.what??``,h=l.length>0&&u.every(({name:e})=>d[e]!==void 0),_=e=>{a(e),s({})};return m`<details class="aside facts" open=${!!e.incident}><summary>${p(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),h&&(n({kind:`state_facts`,irregularity:i,...d}),_(``))}}>
      <${en} label=${p(`What is irregular`)} value=${i} onChoice=${_}
        choices=${[...r.keys()].map(e=>[e,`${f(e)} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>m`<${en} key=${`${i} ${e}`} label=${ce(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),tn(e,n,t)])} />`)}
      <button class="plain" disabled=${!h}>${p(`State it`)}</button>
    </form>
  </details>`}function $t(e,t){let n={};return{fields:Xt(e).map(r=>{let i=Zt(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const en=({label:e,value:t,choices:n,onChoice:r})=>m`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${p(`choose …`)}</option>
    ${n.map(([e,n])=>m`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function tn(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):le(t)}function nn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=U(e,`dismiss`);return m`<${B} view=${e} table=${t} state=${n} />
    <div class="bench"><${V} view=${e} nameOf=${i} />
    <${W} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${rn(e)} />
    <section class="reporting" aria-label=${p(`Irregularities`)}>
      <${G} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:H(t,e,i)}))} />
      <${Qt} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${Rt} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${p(`Tray`)}>
      ${e.desk&&m`<p class="tray-line">
          ${p(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&m`<p class="tray-line">${p(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${Mt} view=${e} action="add_to_float" label=${p(`Addition to the float`)} words=${p(`Add`)}
        act=${r} />
    </section></div>`}function rn(e){return e.incident?e.incident.stated?p(`The facts are stated; others are waited for.`):p(`You are called to the table: state what happened.`):e.phase===`jackpot`?p(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):p(`Nothing for you to do now.`)}function an({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return m`<div class="bench"><${V} view=${e} nameOf=${i} />
    <${W} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${p(`Nothing for you to do now.`)} />
    <${on} view=${e} nameOf=${i} act=${r} />
    <${sn} seen=${n.happened.value} nameOf=${i} /></div>
    <${B} view=${e} table=${t} state=${n} />`}function on({view:e,nameOf:t,act:n}){let r=U(e,`decide_claim`).filter(({paid:e})=>e);return m`${r.map(({seat:r})=>m`<section class="claim" key=${r} aria-label=${p(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${p(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${q} fields=${[{name:`winnings`,label:p(`Winnings in addition`)}]}
        words=${p(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function sn({seen:e,nameOf:t}){let n=e.filter(e=>A(e)===`settled_seen`&&e.unclaimed);return m`<section class="unclaimed" aria-label=${p(`Jackpots not declared`)}><h2>${p(`Jackpots not declared`)}</h2>
    ${n.length?m`<ul>
        ${n.map((e,n)=>m`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${C(e.settled.combination)}`}</li>`)}</ul>`:m`<p class="quiet">${p(`None, as far as this page has seen.`)}</p>`}
  </section>`}function cn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return m`<div class="bench"><section class="paper slip asked-of-me">
      <p>${ln(e)}</p>
    </section>
    <${V} view=${e} nameOf=${i} />
    <${W} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${p(`Nothing for you to do now.`)} />
  </div>
    <${B} view=${e} table=${t} state=${n} />`}function ln(e){return U(e,`attend`).length?e.incident?p(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?p(`The table is being opened: your presence is required.`):e.phase===`closing`?p(`The table is being closed: your presence is required.`):p(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?p(`You have said that you are present.`):p(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const J=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?p(`seat {number}`,{number:N(t)}):M(n)};function un(e){if(!e||!We(e))return M(e);let t=p(`seat {number}`,{number:N(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const dn={dealer:Vt,gaming_inspector:nn,municipal_inspector:cn,gaming_management:an,control_room:vt};function fn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=dn[n];return a?m`<${a} view=${i} table=${r} state=${t} nameOf=${J(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function pn({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>A(e)===`jackpot_awarded`).slice(-3).reverse();return m`<h1 class="wall-name">${p(`Jackpot`)}
    ${e.house&&m` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(z(r).shows??`total`)!==`total`?m`<p class="odometer">${Ge(r,i)}</p>`:m`<${mn} total=${i} />`}
    ${a&&m`<p class="wall-stopped" role="status">${p(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&m`<p class="wall-stopped" role="status">${_e(r.waiting_for)}</p>`}
    ${r&&m`<${hn} house=${r.house} total=${i} />`}
    ${o.length>0&&m`<ul class="wall-awards" aria-label=${p(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>m`<li key=${i}>
          ${p(`{name}, {combination}: {amount}`,{name:M(e.seats[t]),combination:C(n),amount:r})}</li>`)}
      </ul>`}`}function mn({total:e}){let t=[...String(e)];return m`<p class="odometer" role="img" aria-label=${n(e)}>${t.map((e,n)=>{let r=t.length-n;return m`<span key=${r} class=${b(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>m`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function hn({house:e,total:t}){let r=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return m`<dl class="tiers">
    ${r.map(([e,t])=>m`<div key=${e}><dt>${C(e)}</dt>
      <dd class="figure">${n(t)}</dd></div>`)}
  </dl>`}const gn={roles:ve,roleName:w,roleTask:ie,waits:_t,Console:fn,Meter:pn};function _n({state:e}){let t=e.shown.value?.view??null;return!t||!F(t,`misplace_bet`)?null:m`<section class="house-here"><h3>${p(`Mistakes for practice`)}</h3>
    <${Mt} view=${t} action="misplace_bet" label=${p(`A wrong BET`)} words=${p(`Lay it`)} act=${e.act} />
  </section>`}function vn(e){let t=e.view;return t?[yn(t),bn(t),xn(t),R(t)||`${fe(t)}.`].filter(Boolean).join(` `):p(`No cards have been dealt yet.`)}function yn({bank:e}){let t=(e.cards??[]).map(e=>s(e)).join(`, `);return[t&&p(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${S(e)}.`].filter(Boolean).join(` `)}function bn(e){let t=se(I(e)?.cards??[]).map(e=>s(e)).join(`, `);return[t&&p(`Your hand: {cards}.`,{cards:t}),e.own&&`${C(e.own.combination)}.`].filter(Boolean).join(` `)}function xn(e){let t=I(e);return t?p(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:o(t.result)}):``}function Sn(e){switch(e){case`CSP-034`:return p(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return p(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return p(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return p(`Equal hands: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return p(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return p(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return p(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return p(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return p(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return p(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:Cn,RuleText:wn}=ke(Sn),Tn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},En=e=>(e?.borrowed??0)-(e?.lent??0);function Dn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=En(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const On=({line:e,house:t})=>m`<${je} lines=${kn(e,t)} RuleTap=${Cn} />`;function kn({result:e,ante:t,bet:n,fee:r,token:i,jackpot:a,combination:s,loan:c},l){let u=e===null?`AMB-20`:Tn[e];return[{words:p(`{wager}: {amount}`,{wager:p(`ANTE`),amount:o(t)}),calculation:E(e),clause:u},...e===`fold`?[]:[{words:p(`{wager}: {amount}`,{wager:p(`BET`),amount:o(n)}),calculation:An(n,s??null,l),clause:u}],...r?[{words:p(`new card: {amount}`,{amount:o(r)}),clause:`CSP-148`}]:[],...i?[{words:p(`token: {amount}`,{amount:o(-i)}),clause:`CSP-053`}]:[],...a?[{words:p(`jackpot: {amount}`,{amount:o(a.amount)}),calculation:C(a.tier),clause:`CSP-132`}]:[],...c?[{words:p(c>0?`borrowed: {amount}`:`lent: {amount}`,{amount:o(c)}),clause:`AMB-63`}]:[]]}function An(e,t,n){if(!t)return null;let r=C(t),i=n?.table[ae.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?p(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function jn({line:e,won:t,loan:n}){let r=e?[{words:p(`ANTE`),amount:e.ante},...e.bet?[{words:p(`BET`),amount:e.bet}]:[],...e.fee?[{words:p(`new card`),amount:e.fee}]:[],...e.token?[{words:p(`token`),amount:-e.token}]:[],...e.jackpot?[{words:p(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:p(`sat out`),amount:0}];return n&&r.push({words:p(n>0?`borrowed`:`lent`),amount:n}),m`<${Ne} terms=${r} words=${p(`this round`)} total=${o(t)} />`}function Mn({sheet:e,table:t,view:n}){let[r,i]=Me(),a=He(t),s=e.results.length?e.results:n.seats.map(()=>0),c=e=>p(`Result, {name}`,{name:a(e)});return m`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${p(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${s.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&m`<${we}
        key=${n} label=${c(n)} figure=${o(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${o(e)}</b></${we}>`)}</p>
    ${r!==null&&m`<${Te} label=${c(Number(r))} result=${s[Number(r)]??0}
      terms=${Re(e.hands,e=>Pn(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Pe} title=${p(`History`)} deals=${e.hands} table=${t}
      line=${e=>m`<${Fn} round=${e} me=${t.me} />`}
      details=${e=>m`<${In} round=${e} nameOf=${a} />`} />
  </div>`}const Nn=({seats:e},t)=>e.find(e=>e.seat===t);function Pn(e,t){let n=Nn(e,t);return n?E(n.result):p(`sat out`)}function Fn({round:e,me:t}){let n=t===null?void 0:Nn(e,t),r=e.combination?C(e.combination):p(`all folded`);return m`<span>${e.void?p(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?m`${E(n.result)} <b class="figure">${o(n.won)}</b>`:t!==null&&p(`sat out`)}
    </span>`}const In=({round:e,nameOf:t})=>m`<p class="quiet">${S(e)}</p>
  ${e.rulings?.length?m`<p class="quiet">
      ${p(`Ruled on:`)} ${e.rulings.map((e,t)=>m`<${Cn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?m`<p class="laid">${e.bank.map(e=>m`<${v} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>m`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?C(e.combination):E(e.result)}</span>
      <b class="figure verdict">${o(e.won)}</b></summary>
    ${e.cards?.length?m`<p class="laid">${e.cards.map(e=>m`<${v} key=${e} card=${e} />`)}</p>`:null}
    <${On} line=${e} />
  </details>`)}`,Y=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),X=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?Y(t,n.seat,e(n,r,t)):{}},Ln={hand_opened:(e,t,n)=>Bn(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:X(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:X((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:X((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:X((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:X((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:X(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:Y(e,e.me,{cards:t.cards??[]})}),bet_raised:X(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:X(()=>({choice:`fold`,asked:!1})),exchange_seen:X(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:X((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:X(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...Y(e,t.seat,zn(e,t)),own:n.own??e.own??null}),fee_taken:X(()=>({fee:0})),declared:X(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:X(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:X(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:X(()=>({noted:!0})),payment_authorised:X(()=>({authorised:!0})),hand_confirmed:X(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:X(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...Rn(n,e.seat)}))}),seat_voided:(e,t,n)=>Y(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...Rn(n,t.seat)}),bet_misplaced:X(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:X(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},Rn=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function zn(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function Bn(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const Vn={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},Hn={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...Ln[A(t)]?.(r,t,n)}},span:e=>Vn[A(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&Bn(t))},Un=({situation:e})=>m`<div class="drill-felt">
  ${e.meter!==null&&m`<${Jn} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&m`<section class="drill-bank" aria-label=${p(`The bank`)}>
      <${Kn} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>m`<li key=${e.seat} class=${b(`drill-seat`,!Wn(e)&&`bare`)}>
      <b class="drill-seat-name">${p(`Seat {seat}`,{seat:N(e.seat)})}</b>
      ${Wn(e)&&m`<${Gn} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,Wn=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),Gn=({seat:e})=>m`
  <${Kn} cards=${e.cards} down=${e.down} />
  <${O} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${qn(e).join(` · `)}</p>`,Kn=({cards:t,down:n})=>m`<p class="drill-cards">
  ${Array.from({length:n},(t,n)=>m`<${e} key=${n} />`)}
  ${t.map(e=>m`<${v} key=${e} card=${e} />`)}
  ${n>0&&m`<span class="unseen">${i(`{count} card face down`,`{count} cards face down`,n)}</span>`}
</p>`;function qn({choice:e,result:t,declared:n,aside:r,served:i,regular:a,paid:o}){return[i?p(`card given`):r?p(`asks for a card`):``,a?``:p(`request not regular`),t?E(t):e===`fold`?p(`folded`):e===`raise`?p(`raised`):``,n&&!t?C(n):``,o?p(`paid {amount}`,{amount:o}):``].filter(Boolean)}const Jn=({situation:{house:e,selector:t,lit:r,attended:i},meter:a})=>m`<dl class="drill-console">
  <div class="drill-meter"><dt>${p(`Jackpot`)}</dt><dd class="figure">${n(a)}</dd></div>
  <div><dt>${p(`Selector`)}</dt><dd>${t}</dd></div>
  ${r?.map(e=>m`<div key=${e}><dt>${p(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${i&&m`<div><dt>${p(`Municipal inspector`)}</dt><dd>${p(`present`)}</dd></div>`}
  <div><dt>${p(`four of a kind`)}</dt><dd class="figure">${n(e.four_of_a_kind)}</dd></div>
  <div><dt>${p(`full house`)}</dt><dd class="figure">${n(e.full_house)}</dd></div>
  <div><dt>${p(`flush`)}</dt><dd class="figure">${n(e.flush)}</dd></div>
</dl>`,Yn={choose_remedy:({choice:e})=>({label:D(e)}),say_hand:({outcome:e})=>({label:me(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:m`${typeof e==`number`?p(`Make BET exact with chips of {name}`,{name:t(e)}):p(`Make BET exact`)} <${T} amount=${n?.bet??0} />`,spoken:typeof e==`number`?p(`Make BET exact with chips of {name}`,{name:t(e)}):p(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:p(`Lend {amount} for BET: {name}`,r),weighty:p(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:p(`Call the inspector`),weighty:p(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},Xn=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=Yn[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function Zn(e,t,n){let r=(n,r,i={})=>P(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],a=r(`change_notes`,m`${p(`Change a note`)} <${T} amount=${e.house.buy_in} />`,{spoken:i(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!F(e,`ante`)});return[...r(`declare`,$n(e),{likely:!0}),...nr(e,t),...r(`no_exchange`,p(`No card`),{likely:!t.picked}),...rr(e,t,n),...r(`fold`,m`${p(`Fold`)}${Qn(e.own?.fold_loses)}`,{spoken:er(e),weighty:tr(e)}),...r(`withdraw_exchange`,p(`Take my card back`)),...ir(e,t),...cr(e,t),...r(`token`,m`${p(`Token`)} <${T} amount=${e.house.token} />`,{spoken:p(`Put in a token for the jackpot, {token}`,{token:e.house.token})}),...F(e,`ante`)?[]:a,...r(`wave`,I(e)?.ante?p(`My stakes stand`):p(`Sit this round out`),{likely:!!I(e)?.ante}),...r(`take_back_token`,p(`Take the token back`)),...r(`take_back_ante`,p(`Take the stakes back`)),...F(e,`ante`)?a:[],...lr(t),...r(`decline_cut`,p(`Let the next one cut`)),...Xn(e,t,n)]}const Qn=e=>e?m` <small class="costs figure">−${e}</small>`:null,Z=({own:e})=>e?C(e.combination):``,$n=e=>p(`Declare: {combination}`,{combination:Z(e)}),er=({own:e})=>e?.fold_loses?i(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):p(`Fold`),tr=e=>e.own?.tier?p(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:Z(e)}):void 0;function nr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,act:n&&(()=>n({kind:`exchange`,card:t})),label:m`${p(`Exchange`)} <${Ue} card=${t} /> <${T} amount=${r} />`,spoken:p(`Exchange the {card} for {fee}`,{card:s(t),fee:r}),weighty:e.own?.tier?p(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:Z(e)}):void 0}]:[]}const rr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,act:t&&(()=>t(e)),label:m`${i===null?p(`Raise`):p(`Raise with chips of {name}`,{name:i})} <${T} amount=${r} />`,spoken:i===null?p(`Raise, {amount} on BET`,{amount:r}):p(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function ir(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||I(e)?.ante)return[];let a=ar(e,t);return[{key:`again`,likely:!0,act:i?null:()=>r(a),label:or(a),spoken:sr(a)}]}const ar=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(I(e)?.stack??0)}),or=({ante:e,token:t})=>m`${p(`Same again`)} <${T} amount=${e} />
  ${t&&m`<span
    class="with-token"> + ${p(`JP`)}</span>`}`,sr=({ante:e,token:t})=>p(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function cr(e,{ante:t,amount:n,act:r}){let i=I(e)?.ante??0;return!t||i===n?[]:[{key:`ante`,likely:!i,act:r&&(()=>r({kind:`ante`,amount:n})),label:m`${p(i?`Change to`:`Stake`)} <${T} amount=${n} />`,spoken:p(`Stake {amount} on ANTE`,{amount:n})}]}const lr=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,act:n&&(()=>n({kind:`cut`,amount:t})),label:i(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function ur(e){switch(L(e)){case`cut`:return{words:p(`Cut anywhere, or let the next player do it.`),because:p(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return dr(e);case`choose`:return{words:p(`Raise with a pair or better; fold what is below ace and king.`),because:p(`If the bank does not qualify, your ANTE is paid and BET comes back. A new card costs as much as your ANTE, and the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:p(`Tap a card to exchange it, or say that you want none.`),because:p(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:p(`Raise or fold with the new card.`),because:p(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function dr(e){return F(e,`ante`)?I(e)?.ante?{words:p(`Add a token if you like, then say that your stakes stand.`),because:p(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:p(`Choose your ANTE, or sit this round out.`),because:p(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:p(`Change a note into chips, or sit this round out.`),because:p(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function fr({table:e,number:t,look:n}){let[r,i]=g(null);return m`<${y} label=${p(`Odds`)} title=${p(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),ee(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${pr(r)}</div>
  </${y}>`}function pr(e){return e===null?m`<p>${p(`Counting …`)}</p>`:e instanceof Error?m`<p role="alert">${e.message}</p>`:m`${e.decisions.map(e=>m`<${mr} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${p(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${_r} ...${e.jackpot} />`}const mr=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>m`<section>
  <h3>${p(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>m`<${hr} key=${e} card=${e} /> `)}
    <span>${p(`against`)} <${hr} card=${n} /></span></p>
  <${ge} odds=${a} chosen=${r} />
  ${i!==null&&m`<p class="odds-cost">${i>0?p(`Your choice cost {cost} ANTE on average.`,{cost:de(i)}):p(`Nothing was worth more than your choice.`)}</p>`}
</section>`,hr=({card:e})=>m`<span><span class="unseen">${s(e)}</span><${Ue} card=${e} /></span>`,gr=e=>new Intl.NumberFormat(ne(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),_r=({token:e,meter:t,break_even:r,wins:i})=>m`<p class="quiet">${r>0?p(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:gr(i),meter:n(t),break_even:n(Math.ceil(r))}):p(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:gr(i),meter:n(t)})}</p>`,vr=f(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearTyped));function yr({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=L(e),o=Zn(e,r,J(t)),s=R(e);return m`<div class=${b(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?m`<${xr} view=${e} table=${t} send=${n.link.send} />`:m`<${Cr} view=${e} table=${t} isToAct=${a!==null} />`}
    ${i?m`<${Oe} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${br(e,r,n.link.send)}
      </${Oe}>`:m`<${Ie} mine=${a!==null} waiting=${r.sending} prompt=${s||fe(e)}
      choices=${o}
        beside=${e.own&&e.house.odds_before&&m`<${fr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&d.value.guide}
        guide=${a&&m`<${be} ...${ur(e)} />`} />
      <${Ee} part=${vr} context=${{choices:o,staking:r}} />`}
    ${!i&&m`<${Sr} view=${e} staking=${r} />`}
  </div>`}function br(e,{last:t,lay:n},r){if(!t||t.ante>(I(e)?.stack??0))return null;let i=ar(e,t);return m`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${sr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${or(i)}<${ze} sign="1" /></button>`}function xr({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&Be(e,t))??t.seats.find(e=>e.kind===`bot`&&Be(e,t));return m`<${Ce} table=${t} over=${r} send=${n} />
    ${i&&m`<div class="watching kept"><b>${M(i)}</b>
        <${Le} seat=${i} table=${t} send=${n} /></div>`}`}function Sr({view:e,staking:t}){if(t.cutting)return m`<${jt} range=${t.cutting} staking=${t} />`;if(t.ante&&P(e,`wave`))return m`<${At} range=${t.ante} staking=${t} />`;let n=I(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return m`${e.own&&m`<p class="own-combination">${C(e.own.combination)}${e.own.tier&&m` <span class="jackpot-hand">${p(`wins the jackpot`)}</span>`}</p>`}
    <${Ve} cards=${se(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick} />`}function Cr({view:e,table:t,isToAct:n}){let r=I(e),i=t.me===null?void 0:t.seats[t.me];return!r||!i?null:m`<${k} seat=${i} own=${!0} place="bottom" turn=${n} dealer=${!1} result=${r.result}
    marks=${m`<span class="stack" title=${p(`chips before you`)}>
      <span class="unseen">${p(`chips before you`)} </span><${T} amount=${r.stack} /></span>`}>
    <${O} seat=${r} /><${at} seat=${r} />
  </${k}>`}function wr(e){let t=_(null),[n,r]=g(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:i}=t,o=e!==null&&i!==null&&n!==i.number&&(e.number===i.number||Tr(e,i.number+1)),s=()=>r(i?.number??0);return a(e=>e!==`Escape`||!o?!1:(s(),!0)),[o?i:null,s]}function Tr(e,t){let n=I(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Er({view:e,table:n,onClose:r}){let i=e.won??[],a=He(n),s=e.seats.map(e=>Dn(e,i[e.seat]??0)),c=n.me??-1,l=s[c],u=e.seats.map(({result:e})=>e),d=u.map((e,t)=>e-(i[t]??0));return m`<article class="paper settled" aria-label=${p(`Settlement`)} tabindex="0">
    <header>
      ${r&&m`<button type="button" class="close" aria-label=${p(`Close`)} onClick=${r}>×</button>`}
      ${r&&I(e)?.cards?.length&&m`<${fr} table=${n.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${l?m`<span class="own-result">${p(`This round {won}`,{won:o(i[c]??0)})}</span>`:p(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?p(`The whole hand is void: all stakes are back`):S(e.bank)||p(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${l?.jackpot&&m`<p class="jackpot-won"><${ye} /> ${p(`Your {combination} wins the jackpot: {amount}`,{combination:C(l.jackpot.tier),amount:o(l.jackpot.amount)})}</p>`}
    ${l&&m`<${On} line=${l} house=${e.house} />`}
    <${xe} before=${d} results=${u} voice=${{me:n.me,nameOf:a}} settled=${()=>null}
      thisDeal=${(t,n)=>m`<${jn} line=${s[t]??null} won=${n} loan=${En(e.seats[t])} />`} />
    ${r&&m`<a class="plain replay-link" aria-keyshortcuts="v" href=${t(n.id,e.number)}>
        ${p(`Replay the deal`)}</a>
        <${De} table=${n.id} deal=${e.number} nameOf=${a} />`}
  </article>`}const Dr=({view:e})=>e;function Or({shown:e,state:t}){let{table:n}=e,i=Dr(e),a=Ct(i,e,t),[o,s]=wr(i);return i?m`
    <${Ze} view=${i} meter=${n.meter??i.meter??null} />
    <div class=${b(`scene stud`,`phase-${i.phase}`,o&&`after`)}>
      <${$e} stopping=${i.stopping} stopped=${n.stopped&&!i.stopping} waiting=${i.waiting_for} />
      <${V} view=${i} nameOf=${J(n)} />
      ${o?m`<${Er} view=${o} table=${n} onClose=${s} />`:m`<${Qe} view=${i} announced=${t.lines.value.at(-1)?.words??``} />
        <${et} view=${i} table=${n} send=${t.link.send} />`}
    </div>
    <${yr} view=${i} shown=${e} state=${t} staking=${a} />`:m`<${r} part=${Ae} props=${{table:n,state:t}} />`}function kr({shown:e,hands:t}){let{table:n}=e,r=Dr(e);if(!r)return null;let i=I(r),a=He(n),o=r.phase===`over`&&(r.won?.length??0)>0;return m`
    <${Ze} view=${r} meter=${r.meter??null} />
    <div class=${b(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?m`<${Er} view=${r} table=${n} />`:m`<${Qe} view=${r} announced="" /><${et} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&i&&n.me!==null&&m`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${a(n.me)}>
        <p class="plate-name"><b>${a(n.me)}</b></p>
        <${O} seat=${i} /></section>
      ${i.cards?.length?m`<${Se} cards=${i.cards} label=${p(`Hand: {name}`,{name:a(n.me)})} />`:null}
    </div>`}`}const Ar=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(p(`Bank change: {chips}`,{chips:x(e)})),float_added:({amount:e})=>t(p(`Addition to the float: {chips}`,{chips:x(e)})),closing_begun:()=>e(p(`The table is being closed`)),system_paused:()=>t(p(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(p(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${p(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${jr(e-r+n-i)}`),table_closed:()=>e(p(`The table is closed`))});function jr(e){return e===0?p(`The count is right`):e>0?i(`{count} chip too many`,`{count} chips too many`,e):i(`{count} chip is missing`,`{count} chips are missing`,-e)}const Mr=({announced:e,noted:t})=>({slip_made:(e,n)=>t(p(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>j(t,p(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>j(t,p(`I lend what is lacking: {name}`,{name:J(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?p(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:J(i)(n)}):p(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(p(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?p(`The dealer calls the inspector`):p(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(p(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(p(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[J(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(p(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:w(e)})),remedy_chosen:({choice:e},t)=>j(t,D(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${ue(t,n,J(a))} ${r.join(`, `)}`),hand_voided:()=>e(p(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(p(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(p(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(p(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(i(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(p(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(i(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(p(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(p(`{name} does not answer: taken as losing`,{name:r})):j(r,me(e)),excess_returned:(e,n)=>t(p(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(p(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(p(`The inspector warns {name}`,{name:n}))}),Nr=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(p(`Round {number}`,{number:t})),table_opened:()=>t(p(`The table is open`)),decks_checked:()=>t(p(`Both decks are spread and checked`)),deck_washed:()=>t(p(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?p(`The deck is shuffled and goes into the machine`):i(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(p(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>j(t,p(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?i(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):i(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(p(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(p(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(p(`{name} changes a note into {chips}`,{name:n,chips:Pr(r)})),ante_staked:({amount:e},t)=>j(t,p(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>j(t,p(`a token for the jackpot`)),token_taken_back:(e,n)=>t(p(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(p(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>j(t,Fr(n,e)?p(`my stakes stand`):p(`I sit this round out`)),cashed_out:(e,n)=>t(p(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(p(`No more bets please`)),coins_in:({seats:e,stuck:r},a,{table:o})=>t(r.length?p(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(o.seats[e])).join(`, `)}):i(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(p(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(i(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(p(`The cards are dealt`)),sound:`card`})}),Pr=e=>i(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),Fr=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),Ir={prego_seen:({card:e})=>({words:p(`The bank shows {card}. Prego: go ahead`,{card:l(e)}),spoken:p(`The bank shows {card}. Prego: go ahead`,{card:s(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>j(n,typeof t==`number`?p(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:M(r.seats[t])}):p(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(p(`{name} does not answer and is folded`,{name:t})):j(t,p(`fold`)),exchange_seen:({fee:e},t)=>j(t,p(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(p(`{name} does not answer; the request lapses`,{name:t})):j(t,p(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(p(`{name} does not answer and gets no card`,{name:t})):j(t,p(`no card`)),asked_again:(e,t)=>$(p(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(p(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(p(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:p(`You get {card}`,{card:l(e)}),spoken:p(`You get {card}`,{card:s(e)}),weight:`said`,sound:`card`}:{words:p(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(p(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(p(`Everybody has chosen`)),declared:({combination:e},t)=>Q(p(`{name} declares: {combination}`,{name:t,combination:C(e)})),tables_stopped:()=>Q(p(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(_e(e)),reserve_lifted:({amount:e})=>$(p(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(p(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(p(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(p(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(p(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},Lr={fold_collected:({cards:e},t)=>$(i(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(p(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(p(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:S(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(Rr(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(p(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?i(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):p(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(p(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(p(`The municipal inspector is present`)),selector_turned:({position:e})=>$(p(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(p(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:C(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(p(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(p(`The jackpots are paid`)),bank_stored:({cards:e})=>$(i(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(p(`Game over`)),...r!==null&&{spoken:p(`Game over. This round {won}, in all {result}.`,{won:o(e[r]??0),result:o(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(p(`The game was ended`)),sound:`settled`})};function Rr({result:e,total:t,combination:n},r){let i={name:r,result:E(e),chips:t?`${o(t)}`:x(0)};return n?p(`{name}, {combination}: {result}, {chips}`,{...i,combination:C(n)}):p(`{name}: {result}, {chips}`,i)}const zr={writing:()=>p(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],p(`more and less on ANTE`)],[[`p`],p(`what is paid`)],[[`o`],p(`what your choices are worth`)]],steps:Hn,narrate:Fe({...Nr({announced:Q,noted:$,nameAt:M}),...Ir,...Lr,...Mr({announced:Q,noted:$}),...Ar({announced:Q,noted:$})},un),prompt:e=>R(e),decision:e=>`${e.number} ${L(e)??``}`.replace(/^\d+ $/,``),readAloud:vn,Table:Or,Replayed:kr,Sheet:Mn,Situation:Un,handOf:e=>I(e)?.cards??[],house:gn,houseRules:pe,Beside:_n,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{zr as caribbeanStud};