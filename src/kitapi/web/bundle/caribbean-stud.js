import{Dt as e,F as t,Gt as n,J as r,Jt as i,K as a,Kt as o,Mt as s,N as c,Nt as l,R as u,Ut as d,Wt as f,dn as p,fn as m,hn as h,kt as g,m as _,mn as ee,on as v,qt as y,s as b,sn as x}from"./main.js";import{A as te,C as ne,D as re,E as S,O as C,S as w,T as ie,_ as ae,b as T,c as oe,d as se,f as ce,h as le,i as ue,j as de,k as E,l as fe,m as pe,p as me,t as he,u as ge,v as D,w as _e,x as ve,y as ye}from"./caribbean-stud-shared.js";import{B as be,F as xe,H as Se,I as Ce,J as we,K as Te,L as Ee,Q as De,R as Oe,U as ke,V as Ae,W as je,X as Me,Y as Ne,Z as Pe,dt as O,et as Fe,it as Ie,nt as k,ot as Le,q as Re,rt as A,st as ze,tt as j,z as Be}from"./tables.js";import{C as M,b as N,d as Ve,y as He}from"./shared.js";const P=(e,t)=>!!e?.options?.some(e=>e.kind===t),F=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),I=e=>e?.seats.find(({seat:t})=>t===e.me);function L(e){return P(e,`choose_remedy`)?`remedy`:P(e,`say_hand`)?`say`:P(e,`correct_bet`)?`bet`:P(e,`decline_cut`)?`cut`:e?.phase===`stakes`?P(e,`wave`)?`stakes`:null:P(e,`no_exchange`)?`card`:P(e,`fold`)?I(e)?.exchanged?`served`:`choose`:null}function R(e){let t=L(e),n=I(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return i(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return i(`The deck is offered to you: will you cut?`);case`stakes`:return I(e)?.ante?i(`Do your stakes stand?`):i(`Your stakes, please`);case`card`:return i(`Do you want a card?`);case`served`:return i(`Your new card is there: raise or fold?`);case`choose`:return P(e,`exchange`)?i(`Raise, fold, or exchange a card?`):i(`Raise or fold?`);case`remedy`:return i(`Your card cannot come: continue without it, or have your hand void?`);case`say`:return i(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return P(e,`fold`)?i(`Your BET is not exact: make it twice your ANTE, or fold`):i(`Your BET is too high: take back what is too much`);case null:return``}}const z=e=>new Intl.NumberFormat(o(),{useGrouping:!0}).format(e),B=e=>e.console?.display??{};function Ue(e,t){let{shows:n=`total`,button:r,amount:a}=B(e);if(e.paused)return i(`paused`);switch(n){case`tier`:return i(`JP {number}`,{number:r??``});case`pay`:return i(`pay the JP {amount}`,{amount:z(a??0)});default:return z(t??e.meter??0)}}const We=({house:e,meter:t})=>x`<${b} label=${i(`Paytables`)} title=${i(`What is paid`)} shortcut="p">
    <div class="paytables"><${Ge} house=${e} /><${qe} house=${e} meter=${t} />
      <${Je} house=${e} />
      <p><a class="plain" href=${u(`caribbean-stud`)} target="_blank">${i(`When something goes wrong`)}</a>
        <a class="plain" href=${c(`caribbean-stud`)} target="_blank">${i(`The exact odds`)}</a></p></div>
  </${b}>`,Ge=({house:e})=>x`<table class="paytable">
  <caption>${i(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${i(`Hand`)}</th><th scope="col">${i(`first five cards`)}</th>
      <th scope="col">${i(`after an exchange`)}</th></tr></thead>
  <tbody>${ie.slice(0,e.table.length).map((t,n)=>x`<tr key=${t}>
    <th scope="row">${C(t)}</th>
    <td class="figure">${Ke(e.table[n])}</td><td class="figure">${Ke(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${i(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?i(`The bank qualifies with ace and king or better.`):i(`The bank qualifies with an ace, a king, or better.`)}
</p>`,Ke=(e=0)=>i(`{times} to 1`,{times:e});function qe({house:e,meter:t}){let n=[[`royal_flush`,i(`all of it`)],[`straight_flush`,i(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return x`<table class="paytable">
    <caption>${t===null?i(`Jackpot`):i(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${i(`First five cards, with a token`)}</th><th scope="col">${i(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>x`<tr key=${e}><th scope="row">${C(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${i(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${i(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const Je=({house:e})=>x`<p>
    ${i(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} times the ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${i(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,Ye=({view:e,meter:t})=>x`<div class="strip stud-bar">
  <span class="limits">
    ${i(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&x`<span class="meter">
      <span class="meter-name">${i(`Jackpot`)}</span> <b class="figure">${Ue(e,t)}</b></span>`}
  <${We} house=${e.house} meter=${t} />
</div>`;function Xe({view:t,announced:n}){let{held:r,cards:a=[],qualifies:o}=t.bank,s=Math.max(r-a.length,0);return x`<section class="bank" aria-label=${i(`The bank`)}>
    <p class=${v(`bank-cards`,o===!1&&`unqualified`)}>
      ${Array.from({length:s},(t,n)=>x`<${e} key=${n} />`)}
      ${a.map(e=>x`<${g} key=${e} card=${e} class="turned" />`)}
      ${s>0&&x`<span class="unseen">${y(`{count} card face down`,`{count} cards face down`,s)}</span>`}
      ${!r&&x`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words">${S(t.bank)}</p>
    <p class="announced" aria-hidden="true">${n}</p>
  </section>`}function Ze({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:x`<p class="paper standstill" role="status">${n&&!e?_e(n):i(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function Qe({view:e,table:t,hands:n,send:r,dealers:a=!1}){let o=a?e.seats:[...e.seats].reverse(),s=a?null:t.me;return x`<ul class="places" style=${{"--places":o.length}}>
    ${o.map((a,c)=>x`<li key=${a.seat} class=${v(`place-at`,a.seat===s&&`own`)}
      style=${{"--bow":et(c,o.length)}}>
      <${$e} seat=${a.seat} />
      ${a.seat===s?x`<span class="own-mark">${i(`you`)}</span>`:x`<${tt} seat=${a} view=${e} table=${t} open=${n?.[a.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const $e=({seat:e})=>x`<span class="seat-sign"><span aria-hidden="true">${M(e)}</span><span
  class="unseen">${i(`seat {number}`,{number:M(e)})}</span></span>`;function et(e,t){let n=(t-1)/2;return n?1-((e-n)/n)**2:1}function tt({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return x`<${O} seat=${a} own=${e.seat===n.me} place="arc" turn=${!!e.asked}
    dealer=${!1} out=${o} result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&x`<${D} seat=${e} />
      <${nt} seat=${e} open=${r} />
      <${rt} seat=${e} />`}
    ${i&&x`<${Le} seat=${a} table=${n} send=${i} />`}
  </${O}>`}function nt({seat:{held:t=0,cards:n=[]},open:r=[]}){let i=n.length?n:r;return i.length?x`<p class="their-cards">${i.map(e=>x`<${g} key=${e} card=${e} />`)}</p>`:x`<p class=${v(`their-cards`,!t&&`none`)}>
    ${Array.from({length:t},(t,n)=>x`<${e} key=${n} />`)}
    ${t>0&&x`<span class="unseen">${y(`{count} card`,`{count} cards`,t)}</span>`}
  </p>`}function rt({seat:e}){let{settled:t,award:r}=e;return x`<p class=${v(`standing-words`,r&&`won-jackpot`)}>${te(e)}
    ${t&&x` <b class="figure">${n(t.total)}</b>`}
    ${r&&x` <b class="figure award">${i(`jackpot {amount}`,{amount:n(r.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>x`<section class="felt">
  <${Ye} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${v(`dealers-side`,`phase-${e.phase}`)}>
    <${Ze} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${Qe} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${Xe} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let a=ae(e?.stated!==null&&e!=null);if(!e)return null;let{stated:o}=e,s=a.find(({id:e})=>e===o?.irregularity)?.what??``;return x`<section class="paper incident" role="status" aria-label=${i(`The table stands still`)}>
    <p><b>
      ${e.caller===null?i(`The table stands still.`):i(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${o&&x`<p>${s} <small class="clause">${o.irregularity}</small></p>
      ${me(o,r).map(e=>x`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&x`<p class="pending">
        <span class="quiet">
          ${i(`The ruling will be:`)}</span> ${le(n.continues,n.values,r)} ${n.clauses.map(e=>x`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    <p class="quiet">${it(e,t,r)}</p>
  </section>`}function it({stated:e,joined:t,choosing:n,choices:r},a,o){let s=[...n.map(o),...a.map(w)];return e?[...t.map(e=>i(`Present: {role}.`,{role:w(e)})),...Object.entries(r).map(([e,t])=>i(`{name}: {words}`,{name:o(Number(e)),words:ge(t)})),...s.length?[i(`Waiting for {names}`,{names:s.join(`, `)})]:[]].join(` `):i(`Waiting for the gaming inspector.`)}const at={open_table:()=>i(`The table is open`),check_decks:()=>i(`The decks are complete`),wash:()=>i(`The cards are washed`),offer_cut:(e,t)=>i(`{name}, will you cut?`,{name:t}),invite_stakes:()=>i(`Place your stakes, please`),no_more_bets:()=>i(`No more bets please`),count_tokens:({tokens:e})=>y(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>i(`Cards`),turn_upcard:()=>i(`Prego, go ahead`),take_stub:()=>i(`Exchanges, please`),ask_seat:(e,t)=>i(`{name}, a card?`,{name:t}),give_card:(e,t)=>i(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>i(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>i(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>i(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>i(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>i(`The bank shows`),settle:(e,t,n)=>ot(n,t),store_bank:()=>i(`The bank's cards, counted`),game_over:()=>i(`Game over`)};function ot({bank:e},t){return e.qualifies===!1?i(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?i(`The bank: {combination}. Against it: {name}`,{combination:C(e.combination),name:t}):t}const st=(e,t,n)=>at[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,ct={open_table:()=>i(`Open the table`),check_decks:()=>i(`Spread and check both decks`),wash:()=>i(`Wash the deck`),offer_cut:(e,t)=>i(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>i(`Invite stakes`),send_back:(e,t)=>i(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>i(`Change chips back: {name}`,{name:t}),no_more_bets:()=>i(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>y(`Count {count} token`,`Count {count} tokens`,e),deal:()=>i(`Deal the cards`),turn_upcard:()=>i(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?i(`Take the stub out, a null card under it`):i(`Keep the stub in the left hand`),ask_seat:(e,t)=>i(`Ask: {name}`,{name:t}),give_card:(e,t)=>i(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>i(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?i(`Still no answer, continue without: {name}`,{name:t}):i(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>i(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>i(`Check BET: {name}`,{name:t}),reveal:()=>i(`Turn the bank's cards`),settle:(e,t)=>i(`Settle: {name}`,{name:t}),store_bank:()=>i(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>i(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>i(`I am present`),confirm:({genuine:e},t)=>i(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>i(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>i(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>i(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>i(e?`The hand stands`:`The hand is void`),confirm_count:()=>i(`Confirm the count`),dismiss:()=>i(`Nothing irregular: continue`),call_inspector:()=>i(`Call the inspector`),begin_closing:()=>i(`Close the table`)};function U(e,t,n){return e.kind===`slip`?lt(String(e.what),n(Number(e.seat))):ct[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function lt(e,t){switch(e){case`skip_seat`:return i(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return i(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return i(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return i(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const ut=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],dt=[`pass_over`,`send_back`,`cash_out`],ft=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),pt=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function mt(e,t,n){let r=ft(e).filter(({kind:e,seat:t})=>!ut.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=pt(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>dt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const ht=e=>pt(e).length>0,W=(e,t)=>ft(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:a=!0,announced:o=!1,isVacant:s=()=>!0}){let{next:c,others:l,needed:u}=mt(e,t,s),d=a||!c?l:[c,...l].sort((e,t)=>e.words.localeCompare(t.words)),f=c&&a&&o?st(c.action,e,t):``;return x`<section class="step-bar" aria-label=${i(`What may be done now`)}>
    ${o&&x`<p class="aloud">
        ${f?x`<span class="quiet">${i(`Say:`)}</span> <q>${f}</q>`:x`<span class="quiet">${c?i(`Do it in silence.`):r}</span>`}</p>`}
    ${!o&&!c&&!l.length&&x`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${a&&c&&x`<button type="button" class="big next-step" data-step=${c.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(c.action)}>${c.words}<${A}
        sign="1" /></button>`}
    <${K} steps=${d} from=${a&&c?2:1} act=${n} />
    ${u.length>0&&(u.length>2?x`<details class="aside needed"><summary>${i(`If need be`)}</summary>
          <${K} steps=${u} from=${0} act=${n} /></details>`:x`<div class="needed"><span class="quiet">${i(`If need be:`)}</span>
          <${K} steps=${u} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?x`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return x`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&x`<${A} sign=${o} />`}</button>`})}</div>`:null;function gt({view:e,table:t,state:n,act:r,nameOf:a,hinted:o}){let s=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return x`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&s.has(e)).map(e=>x`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${i(`{name} declares: {combination}`,{name:a(e.seat),combination:C(e.declared??`high_card`)})}>
          <h2>
            ${i(`{name} declares: {combination}`,{name:a(e.seat),combination:C(e.declared??`high_card`)})}</h2>
          <${_t} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${a} />
    <${G} view=${e} nameOf=${a} act=${r} hinted=${o}
      idle=${i(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function _t({seat:{cards:t=[],held:n=0,exchanged:r}}){let a=Math.max(n-t.length,0);return x`<p class="camera-cards">${t.map(e=>x`<${g} key=${e} card=${e} />`)}
    ${Array.from({length:a},(t,n)=>x`<${e} key=${n} />`)}
    ${a>0&&x`<span class="unseen">${y(`{count} card face down`,`{count} cards face down`,a)}</span>`}</p>
    ${r&&x`<p class="quiet">${i(`A card of it was exchanged.`)}</p>`}`}const vt=e=>`kitapi.stakes.${e}`;function yt(e){try{return JSON.parse(sessionStorage.getItem(vt(e))??`null`)}catch{return null}}function bt(e,t){try{sessionStorage.setItem(vt(e),JSON.stringify(t))}catch{}}function xt(e,{table:t,catchingUp:n},r){let[i,a]=h(null),[o,s]=h(null),[c,l]=h(null),u=r.link.unanswered.value.size>0,d=yt(t.id),f=F(e,`ante`),p=F(e,`cut`),g=e?`${e.number} ${e.phase}`:``,_=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return m(()=>{a(null),s(null),l(null)},[g]),m(()=>a(null),[I(e)?.ante]),m(()=>{c&&!_.includes(c)&&l(null)},[_.join()]),St(e,t.id),Ct(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:_,lay:Tt(e,u,r),act:u?null:r.act,amount:f?q(i??(I(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function St(e,t){let n=I(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;p(()=>{r&&bt(t,r)},[e?.number,r?.ante,r?.token])}function Ct(e,t,n){let r=ee(``),i=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),a=`${e?.number} ${e?.own?.combination} ${i}`,o=d.value.declare&&P(e,`declare`)&&!t&&r.current!==a;p(()=>{o&&(r.current=a,n.act({kind:`declare`}))},[o,a])}const wt=[`over`,`prepare`,`stakes`];function Tt(e,t,n){let[r,i]=h([]),[a,...o]=r,s=!e||!wt.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Et(e,a);return p(()=>{s&&r.length&&i([])},[s]),p(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Et(e,{kind:t}){return t===`ante`?!!F(e,`ante`):P(e,t)&&!!I(e)?.ante}const Dt=[1,5,20];function Ot({range:e,staking:{amount:t,choose:n}}){let r=t=>n(q(t,e)),o={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return a(n=>n!==`+`&&n!==`-`?!1:(r(t+(n===`+`?e.step:-e.step)),!0)),x`<div class="stake-chooser" role="group" aria-label=${i(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${i(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>r(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${i(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=o[e.key];t!==void 0&&(e.preventDefault(),r(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${i(`more`)} disabled=${t>=e.highest}
        onClick=${()=>r(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>r(e.lowest)}>${i(`least`)}</button>
      ${Dt.map(t=>t*e.step).filter(t=>t<e.highest).map((n,i)=>x`<button type="button" key=${n}
          class=${`chip-button chip-${i}`} aria-label=${y(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>r(t===e.lowest&&n>t?n:t+n)}>
          <${ye} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>r(e.highest)}>${i(`most`)}</button>
    </div>
  </div>`}function kt({range:e,staking:{cut:t,setCut:n,act:r}}){return x`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${y(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function At({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?x`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=h({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return x`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>x`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const jt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},Mt={R:0,JPL:-90,JPH:90,S:180};function Nt({position:e,next:t,turn:n}){return x`<div class="selector" role="radiogroup" aria-label=${i(`Key selector`)} onKeyDown=${e=>{let t=jt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>x`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${v(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${Pt(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${Mt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function Pt(e){switch(e){case`R`:return i(`{position}, run`,{position:e});case`JPL`:return i(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return i(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return i(`{position}, service`,{position:e})}}const Ft=[1,2,3,4,5];function It({view:e,meter:t,nameOf:n,act:r,hinted:a,stuck:o=[]}){let{selector:s=`R`,lit:c=[],flashing:l=[],leds:u=[]}=e.console??{},d=a?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],f=a?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],p=W(e,`open_table`).length>0;return x`<section class="console-box" aria-label=${i(`Console`)}>
    <${Rt} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${i(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>x`<${Lt} key=${e} seat=${e} lit=${u.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${Ft.map(e=>x`<button type="button" key=${e} data-button=${e} aria-pressed=${c.includes(e)}
          class=${v(`jackpot-key`,l.includes(e)?`flashes`:c.includes(e)&&`lit`,d.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${C(ie[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...o.length&&{stuck:[...o]}})}>COIN IN</button>
      <${Nt} position=${s} next=${f}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:p?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function Lt({seat:e,lit:t}){let n=M(e),r=i(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return x`<li class=${v(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function Rt({view:e,meter:t,nameOf:n}){let{seat:r}=B(e);return x`<output class="display" lang=${o()} aria-label=${i(`Display`)}>
    ${Ue(e,t)}</output>
    <p class="display-seat">${typeof r==`number`&&n(r)}</p>`}function zt(e){let{view:t,table:n,state:r,act:a,nameOf:o,hinted:s,next:c}=e,[l,u]=h([]),d=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),f=l.filter(e=>d.includes(e));return x`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${o} />
    <${G} view=${t} nameOf=${o} act=${e=>a(e.kind===`coin_in`&&f.length?{...e,stuck:f}:e)} hinted=${s} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${Bt(e)} />
    ${c&&x`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${c}>${i(`Next deal`)}</button>
      </div>`}
    <${Vt} view=${t} act=${a} />
    ${W(t,`coin_in`).length>0&&d.length>0&&x`<${Ht} tokens=${d} stuck=${f} setStuck=${u} nameOf=${o} />`}</div>
    <${It} view=${t} meter=${n.meter??null} nameOf=${o} act=${a} hinted=${s}
      stuck=${f} />
    <div class="bench more"><${Ut} ...${e} /><${Wt} ...${e} /></div>`}function Bt({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],a=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],o=[...r,...a];return o.length&&!e.incident?i(`Waiting for {names}`,{names:o.join(`, `)}):de(e)}function Vt({view:e,act:t}){let n=F(e,`cut`),[r,a]=h(26);if(!n)return null;let o=q(r,n);return x`<div class="dealers-cut"><${kt} range=${n} staking=${{cut:o,setCut:a,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:o})}>${i(`Cut it myself`)}</button>
  </div>`}const Ht=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>x`<details class="aside"><summary>${i(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${i(`A token does not fall`)}</legend>
      ${e.map(e=>x`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${i(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function Ut({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),a=W(e,`open_table`).length>0,o=ft(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return x`<section class="tray" aria-label=${i(`Tray`)}>
    ${e.desk&&x`<p class="tray-line">
        ${i(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&x`<p class="tray-line">${i(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&x`<${J} words=${i(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:i(`Chips counted`)},{name:`notes`,label:i(`Notes counted`)}]} />`}
    ${a&&x`<${J} words=${i(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:i(`Chips counted`)}]} />`}
    <${At} view=${e} action="bank_change" label=${i(`Bank change`)} words=${i(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function Wt({view:e,act:t,nameOf:n}){let r=W(e,`slip`),a=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!a.length?null:x`<details class="aside mistakes"><summary>${i(`Mistakes for practice`)}</summary>
    ${a.length>0&&x`<p>${i(`About to happen at the deal: {names}`,{names:a.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function Gt({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(Kt))t.set(n,[...t.get(n)??[],r]);return t}function Kt(e){return e.kind===`form`&&e.action===`state_facts`?qt(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const qt=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),Jt=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Yt(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function Xt({view:e,nameOf:t,act:n}){let r=Gt(e),[a,o]=h(``),[s,c]=h({}),l=ae(r.size>0);if(!r.size)return null;let u=r.get(a)??[],{fields:d,facts:f}=Zt(u,s),p=e=>l.find(t=>t.id===e)?.what??``,m=u.length>0&&d.every(({name:e})=>f[e]!==void 0),g=e=>{o(e),c({})};return x`<details class="aside facts" open=${!!e.incident}><summary>${i(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),m&&(n({kind:`state_facts`,irregularity:a,...f}),g(``))}}>
      <${Qt} label=${i(`What is irregular`)} value=${a} onChoice=${g}
        choices=${[...r.keys()].map(e=>[e,`${p(e)} (${e})`])} />
      ${d.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>x`<${Qt} key=${`${a} ${e}`} label=${se(e)}
          value=${JSON.stringify(f[e])??``}
          onChoice=${t=>c(t?{...f,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),$t(e,n,t)])} />`)}
      <button class="plain" disabled=${!m}>${i(`State it`)}</button>
    </form>
  </details>`}function Zt(e,t){let n={};return{fields:Jt(e).map(r=>{let i=Yt(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const Qt=({label:e,value:t,choices:n,onChoice:r})=>x`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${i(`choose …`)}</option>
    ${n.map(([e,n])=>x`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function $t(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):ce(t)}function en({view:e,table:t,state:n,act:r,nameOf:a,hinted:o}){let s=W(e,`dismiss`);return x`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${a} />
    <${G} view=${e} nameOf=${a} act=${r} hinted=${o} idle=${tn(e)} />
    <section class="reporting" aria-label=${i(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${s.map(t=>({key:t.kind,action:t,words:U(t,e,a)}))} />
      <${Xt} view=${e} nameOf=${a} act=${r} />
    </section></div>
    <${It} view=${e} meter=${t.meter??null} nameOf=${a} act=${r} hinted=${o} />
    <div class="bench more"><section class="tray" aria-label=${i(`Tray`)}>
      ${e.desk&&x`<p class="tray-line">
          ${i(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&x`<p class="tray-line">${i(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${At} view=${e} action="add_to_float" label=${i(`Addition to the float`)} words=${i(`Add`)}
        act=${r} />
    </section></div>`}function tn(e){return e.incident?e.incident.stated?i(`The facts are stated; others are waited for.`):i(`You are called to the table: state what happened.`):e.phase===`jackpot`?i(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):i(`Nothing asks for you now.`)}function nn({view:e,table:t,state:n,act:r,nameOf:a,hinted:o}){return x`<div class="bench"><${H} view=${e} nameOf=${a} />
    <${G} view=${e} nameOf=${a} act=${r} hinted=${o}
      idle=${i(`Nothing asks for you now.`)} />
    <${rn} view=${e} nameOf=${a} act=${r} />
    <${an} seen=${n.happened.value} nameOf=${a} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function rn({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return x`${r.map(({seat:r})=>x`<section class="claim" key=${r} aria-label=${i(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${i(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:i(`Winnings beside them`)}]}
        words=${i(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function an({seen:e,nameOf:t}){let n=e.filter(e=>k(e)===`settled_seen`&&e.unclaimed);return x`<section class="unclaimed" aria-label=${i(`Jackpots not declared`)}><h2>${i(`Jackpots not declared`)}</h2>
    ${n.length?x`<ul>
        ${n.map((e,n)=>x`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${C(e.settled.combination)}`}</li>`)}</ul>`:x`<p class="quiet">${i(`None, as far as this page has seen.`)}</p>`}
  </section>`}function on({view:e,table:t,state:n,act:r,nameOf:a,hinted:o}){return x`<div class="bench"><section class="paper slip asked-of-me">
      <p>${sn(e)}</p>
    </section>
    <${H} view=${e} nameOf=${a} />
    <${G} view=${e} nameOf=${a} act=${r} hinted=${o} idle=${i(`Nothing asks for you now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function sn(e){return W(e,`attend`).length?e.incident?i(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?i(`The table is being opened: your presence is required.`):e.phase===`closing`?i(`The table is being closed: your presence is required.`):i(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?i(`You have said that you are present.`):i(`Your presence is required when an upper jackpot is paid, and when a whole round is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?i(`seat {number}`,{number:M(t)}):N(n)};function cn(e){if(!e||!He(e))return N(e);let t=i(`seat {number}`,{number:M(e.seat)});return t.charAt(0).toLocaleUpperCase()+t.slice(1)}const ln={dealer:zt,gaming_inspector:en,municipal_inspector:on,gaming_management:nn,control_room:gt};function un({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=ln[n];return a?x`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function dn({shown:{table:e,view:t},happened:n}){let r=t,a=e.meter??r?.meter??0,o=e.stopped||r?.stopping,s=n.filter(e=>k(e)===`jackpot_awarded`).slice(-3).reverse();return x`<h1 class="wall-name">${i(`Jackpot`)}
    ${e.house&&x` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(B(r).shows??`total`)!==`total`?x`<p class="odometer">${Ue(r,a)}</p>`:x`<${fn} total=${a} />`}
    ${o&&x`<p class="wall-stopped" role="status">${i(`All tables stand still`)}</p>`}
    ${!o&&r?.waiting_for&&x`<p class="wall-stopped" role="status">${_e(r.waiting_for)}</p>`}
    ${r&&x`<${pn} house=${r.house} total=${a} />`}
    ${s.length>0&&x`<ul class="wall-awards" aria-label=${i(`Last awards`)}>
        ${s.map(({seat:t,tier:n,amount:r},a)=>x`<li key=${a}>
          ${i(`{name}, {combination}: {amount}`,{name:N(e.seats[t]),combination:C(n),amount:z(r)})}</li>`)}
      </ul>`}`}function fn({total:e}){let t=[...String(e)];return x`<p class="odometer" role="img" aria-label=${z(e)}>${t.map((e,n)=>{let r=t.length-n;return x`<span key=${r} class=${v(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>x`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function pn({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return x`<dl class="tiers">
    ${n.map(([e,t])=>x`<div key=${e}><dt>${C(e)}</dt><dd class="figure">${z(t)}</dd></div>`)}
  </dl>`}const mn={roles:ve,roleName:w,roleTask:ne,waits:ht,Console:un,Meter:dn};function hn({state:e}){let t=e.shown.value?.view??null;return!t||!F(t,`misplace_bet`)?null:x`<section class="house-here"><h3>${i(`Mistakes for practice`)}</h3>
    <${At} view=${t} action="misplace_bet" label=${i(`A wrong BET`)} words=${i(`Lay it`)} act=${e.act} />
  </section>`}function gn(e){let t=e.view;return t?[_n(t),vn(t),yn(t),R(t)||`${de(t)}.`].filter(Boolean).join(` `):i(`No cards have been dealt yet.`)}function _n({bank:e}){let t=(e.cards??[]).map(e=>s(e)).join(`, `);return[t&&i(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${S(e)}.`].filter(Boolean).join(` `)}function vn(e){let t=oe(I(e)?.cards??[]).map(e=>s(e)).join(`, `);return[t&&i(`Your hand: {cards}.`,{cards:t}),e.own&&`${C(e.own.combination)}.`].filter(Boolean).join(` `)}function yn(e){let t=I(e);return t?i(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:n(t.result)}):``}function bn(e){switch(e){case`CSP-034`:return i(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return i(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return i(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return i(`Hands of the same worth: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return i(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return i(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return i(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return i(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return i(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return i(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:xn,RuleText:Sn}=ke(bn),Cn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},wn=e=>(e?.borrowed??0)-(e?.lent??0);function Tn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=wn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const En=({line:e,house:t})=>x`<${je} lines=${Dn(e,t)} RuleTap=${xn} />`;function Dn({result:e,ante:t,bet:r,fee:a,token:o,jackpot:s,combination:c,loan:l},u){let d=e===null?`AMB-20`:Cn[e];return[{words:i(`{wager}: {amount}`,{wager:i(`ANTE`),amount:n(t)}),calculation:E(e),clause:d},...e===`fold`?[]:[{words:i(`{wager}: {amount}`,{wager:i(`BET`),amount:n(r)}),calculation:On(r,c??null,u),clause:d}],...a?[{words:i(`new card: {amount}`,{amount:n(a)}),clause:`CSP-148`}]:[],...o?[{words:i(`token: {amount}`,{amount:n(-o)}),clause:`CSP-053`}]:[],...s?[{words:i(`jackpot: {amount}`,{amount:n(s.amount)}),calculation:C(s.tier),clause:`CSP-132`}]:[],...l?[{words:i(l>0?`borrowed: {amount}`:`lent: {amount}`,{amount:n(l)}),clause:`AMB-63`}]:[]]}function On(e,t,n){if(!t)return null;let r=C(t),a=n?.table[ie.indexOf(t)]??1;return e>0&&n&&e%a===0&&t!==`high_card`?i(`{combination}: {bet} × {times}`,{combination:r,bet:e/a,times:a}):r}function kn({line:e,won:t,loan:r}){let a=e?[{words:i(`ANTE`),amount:e.ante},...e.bet?[{words:i(`BET`),amount:e.bet}]:[],...e.fee?[{words:i(`new card`),amount:e.fee}]:[],...e.token?[{words:i(`token`),amount:-e.token}]:[],...e.jackpot?[{words:i(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:i(`sat out`),amount:0}];return r&&a.push({words:i(r>0?`borrowed`:`lent`),amount:r}),x`<${Ne} terms=${a} words=${i(`this round`)} total=${n(t)} />`}function An({sheet:e,table:t,view:r}){let[a,o]=Me(),s=e=>N(t.seats[e]),c=e.results.length?e.results:r.seats.map(()=>0),l=e=>i(`Result of {name}`,{name:s(e)});return x`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${i(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${c.map((e,r)=>(t.seats[r]?.kind!==`open`||e!==0)&&x`<${we}
        key=${r} label=${l(r)} figure=${n(e)} open=${a===`${r}`}
        onTap=${()=>o(`${r}`)}>
        <span>${s(r)}</span> <b class="figure">${n(e)}</b></${we}>`)}</p>
    ${a!==null&&x`<${Te} label=${l(Number(a))} result=${c[Number(a)]??0}
      terms=${Re(e.hands,e=>Mn(e,Number(a)),e=>e.won[Number(a)]??0)} />`}
    <${Pe} title=${i(`History`)} deals=${e.hands} table=${t}
      line=${e=>x`<${Nn} round=${e} me=${t.me} />`}
      details=${e=>x`<${Pn} round=${e} nameOf=${s} />`} />
  </div>`}const jn=({seats:e},t)=>e.find(e=>e.seat===t);function Mn(e,t){let n=jn(e,t);return n?E(n.result):i(`sat out`)}function Nn({round:e,me:t}){let r=t===null?void 0:jn(e,t),a=e.combination?C(e.combination):i(`all folded`);return x`<span>${e.void?i(`void by {rule}`,{rule:e.void}):a}</span>
    <span class="verdict">
      ${r?x`${E(r.result)} <b class="figure">${n(r.won)}</b>`:t!==null&&i(`sat out`)}
    </span>`}const Pn=({round:e,nameOf:t})=>x`<p class="quiet">${S(e)}</p>
  ${e.rulings?.length?x`<p class="quiet">
      ${i(`Ruled on:`)} ${e.rulings.map((e,t)=>x`<${xn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?x`<p class="laid">${e.bank.map(e=>x`<${g} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>x`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?C(e.combination):E(e.result)}</span>
      <b class="figure verdict">${n(e.won)}</b></summary>
    ${e.cards?.length?x`<p class="laid">${e.cards.map(e=>x`<${g} key=${e} card=${e} />`)}</p>`:null}
    <${En} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},Fn={hand_opened:(e,t,n)=>Rn(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,Ln(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...In(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...In(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},In=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function Ln(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function Rn(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const zn={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},Bn={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...Fn[k(t)]?.(r,t,n)}},span:e=>zn[k(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&Rn(t))},Vn=({situation:e})=>x`<div class="drill-felt">
  ${e.meter!==null&&x`<${Kn} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&x`<section class="drill-bank" aria-label=${i(`The bank`)}>
      <${Wn} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>x`<li key=${e.seat} class=${v(`drill-seat`,!Hn(e)&&`bare`)}>
      <b class="drill-seat-name">${i(`Seat {seat}`,{seat:M(e.seat)})}</b>
      ${Hn(e)&&x`<${Un} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,Hn=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),Un=({seat:e})=>x`
  <${Wn} cards=${e.cards} down=${e.down} />
  <${D} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${Gn(e).join(` · `)}</p>`,Wn=({cards:t,down:n})=>x`<p class="drill-cards">
  ${Array.from({length:n},(t,n)=>x`<${e} key=${n} />`)}
  ${t.map(e=>x`<${g} key=${e} card=${e} />`)}
  ${n>0&&x`<span class="unseen">${y(`{count} card face down`,`{count} cards face down`,n)}</span>`}
</p>`;function Gn({choice:e,result:t,declared:n,aside:r,served:a,regular:o,paid:s}){return[a?i(`card given`):r?i(`asks for a card`):``,o?``:i(`request not regular`),t?E(t):e===`fold`?i(`folded`):e===`raise`?i(`raised`):``,n&&!t?C(n):``,s?i(`paid {amount}`,{amount:s}):``].filter(Boolean)}const Kn=({situation:{house:e,selector:t,lit:n,attended:r},meter:a})=>x`<dl class="drill-console">
  <div class="drill-meter"><dt>${i(`Jackpot`)}</dt><dd class="figure">${z(a)}</dd></div>
  <div><dt>${i(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>x`<div key=${e}><dt>${i(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&x`<div><dt>${i(`Municipal inspector`)}</dt><dd>${i(`present`)}</dd></div>`}
  <div><dt>${i(`four of a kind`)}</dt><dd class="figure">${z(e.four_of_a_kind)}</dd></div>
  <div><dt>${i(`full house`)}</dt><dd class="figure">${z(e.full_house)}</dd></div>
  <div><dt>${i(`flush`)}</dt><dd class="figure">${z(e.flush)}</dd></div>
</dl>`,qn={choose_remedy:({choice:e})=>({label:ge(e)}),say_hand:({outcome:e})=>({label:pe(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:x`${typeof e==`number`?i(`Make BET exact with chips of {name}`,{name:t(e)}):i(`Make BET exact`)} <${T} amount=${n?.bet??0} />`,spoken:typeof e==`number`?i(`Make BET exact with chips of {name}`,{name:t(e)}):i(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:i(`Lend {amount} for BET: {name}`,r),weighty:i(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:i(`Call the inspector`),weighty:i(`The table stands still until the inspector has looked. Call the inspector?`),sign:null,quiet:!0})},Jn=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=qn[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function Yn(e,t,n){let r=(n,r,i={})=>P(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],a=r(`change_notes`,x`${i(`Change a note`)} <${T} amount=${e.house.buy_in} />`,{spoken:y(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!F(e,`ante`)});return[...r(`declare`,Qn(e),{likely:!0}),...tr(e,t),...r(`no_exchange`,i(`No card`),{likely:!t.picked}),...nr(e,t,n),...r(`fold`,x`${i(`Fold`)}${Xn(e.own?.fold_loses)}`,{spoken:$n(e),weighty:er(e)}),...r(`withdraw_exchange`,i(`Take my card back`)),...rr(e,t),...sr(e,t),...r(`token`,x`${i(`Token`)} <${T} amount=${e.house.token} />`,{spoken:i(`Put in a token for the jackpot, {token}`,{token:e.house.token})}),...F(e,`ante`)?[]:a,...r(`wave`,I(e)?.ante?i(`My stakes stand`):i(`Sit this round out`),{likely:!!I(e)?.ante}),...r(`take_back_token`,i(`Take the token back`)),...r(`take_back_ante`,i(`Take the stakes back`)),...F(e,`ante`)?a:[],...cr(t),...r(`decline_cut`,i(`Let the next one cut`)),...Jn(e,t,n)]}const Xn=e=>e?x` <small class="costs figure">−${e}</small>`:null,Zn=({own:e})=>e?C(e.combination):``,Qn=e=>i(`Declare: {combination}`,{combination:Zn(e)}),$n=({own:e})=>e?.fold_loses?y(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):i(`Fold`),er=e=>e.own?.tier?i(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:Zn(e)}):void 0;function tr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,act:n&&(()=>n({kind:`exchange`,card:t})),label:x`${i(`Exchange`)} <${Ve} card=${t} /> <${T} amount=${r} />`,spoken:i(`Exchange the {card} for {fee}`,{card:s(t),fee:r}),weighty:e.own?.tier?i(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:Zn(e)}):void 0}]:[]}const nr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,a]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:a===null?`raise`:`raise ${a}`,act:t&&(()=>t(e)),label:x`${a===null?i(`Raise`):i(`Raise with chips of {name}`,{name:a})} <${T} amount=${r} />`,spoken:a===null?i(`Raise, {amount} on BET`,{amount:r}):i(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:a})}]});function rr(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||I(e)?.ante)return[];let a=ir(e,t);return[{key:`again`,likely:!0,act:i?null:()=>r(a),label:ar(a),spoken:or(a)}]}const ir=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(I(e)?.stack??0)}),ar=({ante:e,token:t})=>x`${i(`Same again`)} <${T} amount=${e} />
  ${t&&x`<span
    class="with-token"> + ${i(`JP`)}</span>`}`,or=({ante:e,token:t})=>i(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function sr(e,{ante:t,amount:n,act:r}){let a=I(e)?.ante??0;return!t||a===n?[]:[{key:`ante`,likely:!a,act:r&&(()=>r({kind:`ante`,amount:n})),label:x`${i(a?`Change to`:`Stake`)} <${T} amount=${n} />`,spoken:i(`Stake {amount} on ANTE`,{amount:n})}]}const cr=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,act:n&&(()=>n({kind:`cut`,amount:t})),label:y(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function lr(e){switch(L(e)){case`cut`:return{words:i(`Cut anywhere, or let the next player do it.`),because:i(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return ur(e);case`choose`:return{words:i(`Raise with a pair or better; fold what is below ace and king.`),because:i(`If the bank does not qualify, your ANTE is paid and BET comes back. A new card costs as much as your ANTE, and the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:i(`Tap a card to exchange it, or say that you want none.`),because:i(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:i(`Raise or fold with the new card.`),because:i(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function ur(e){return F(e,`ante`)?I(e)?.ante?{words:i(`Add a token if you like, then say that your stakes stand.`),because:i(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:i(`Choose your ANTE, or sit this round out.`),because:i(`To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:i(`Change a note into chips, or sit this round out.`),because:i(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function dr({table:e,number:t,look:n}){let[r,a]=h(null);return x`<${b} label=${i(`Odds`)} title=${i(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{a(null),_(e,t).then(a,a)}}>
    <div class="odds-told" aria-live="polite">${fr(r)}</div>
  </${b}>`}function fr(e){return e===null?x`<p>${i(`Counting …`)}</p>`:e instanceof Error?x`<p role="alert">${e.message}</p>`:x`${e.decisions.map(e=>x`<${pr} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${i(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${gr} ...${e.jackpot} />`}const pr=({when:e,cards:t,upcard:n,chosen:r=null,cost:a=null,...o})=>x`<section>
  <h3>${i(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>x`<${mr} key=${e} card=${e} /> `)}
    <span>${i(`against`)} <${mr} card=${n} /></span></p>
  <${he} odds=${o} chosen=${r} />
  ${a!==null&&x`<p class="odds-cost">${a>0?i(`Your choice cost {cost} ANTE on average.`,{cost:ue(a)}):i(`Nothing was worth more than your choice.`)}</p>`}
</section>`,mr=({card:e})=>x`<span><span class="unseen">${s(e)}</span><${Ve} card=${e} /></span>`,hr=e=>new Intl.NumberFormat(o(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),gr=({token:e,meter:t,break_even:n,wins:r})=>x`<p class="quiet">${n>0?i(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:hr(r),meter:z(t),break_even:z(Math.ceil(n))}):i(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:hr(r),meter:z(t)})}</p>`,_r=f(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearTyped));function vr({view:e,shown:{table:t},state:n,staking:r}){let i=e.phase===`over`||e.phase===`broken_up`,a=L(e),o=Yn(e,r,Y(t)),s=R(e);return x`<div class=${v(`foot stud-foot`,i&&`after`)}>
    ${t.me===null?x`<${br} view=${e} table=${t} send=${n.link.send} />`:x`<${Sr} view=${e} table=${t} isToAct=${a!==null} />`}
    ${i?x`<${Oe} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${yr(e,r,n.link.send)}
      </${Oe}>`:x`<${Ie} mine=${a!==null} waiting=${r.sending} prompt=${s||de(e)}
      choices=${o}
        beside=${e.own&&e.house.odds_before&&x`<${dr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&d.value.guide}
        guide=${a&&x`<${be} ...${lr(e)} />`} />
      <${Ee} part=${_r} context=${{choices:o,staking:r}} />`}
    ${!i&&x`<${xr} view=${e} staking=${r} />`}
  </div>`}function yr(e,{last:t,lay:n},r){if(!t||t.ante>(I(e)?.stack??0))return null;let i=ir(e,t);return x`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${or(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${ar(i)}<${A} sign="1" /></button>`}function br({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&ze(e,t))??t.seats.find(e=>e.kind===`bot`&&ze(e,t));return x`<${Ce} table=${t} over=${r} send=${n} />
    ${i&&x`<div class="watching kept"><b>${N(i)}</b>
        <${Le} seat=${i} table=${t} send=${n} /></div>`}`}function xr({view:e,staking:t}){if(t.cutting)return x`<${kt} range=${t.cutting} staking=${t} />`;if(t.ante&&P(e,`wave`))return x`<${Ot} range=${t.ante} staking=${t} />`;let n=I(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return x`${e.own&&x`<p class="own-combination">${C(e.own.combination)}${e.own.tier&&x` <span class="jackpot-hand">${i(`wins the jackpot`)}</span>`}</p>`}
    <${Be} cards=${oe(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick} />`}function Sr({view:e,table:t,isToAct:n}){let r=I(e),a=t.me===null?void 0:t.seats[t.me];return!r||!a?null:x`<${O} seat=${a} own=${!0} place="bottom" turn=${n} dealer=${!1} result=${r.result}
    marks=${x`<span class="stack" title=${i(`chips before you`)}>
      <span class="unseen">${i(`chips before you`)} </span><${T} amount=${r.stack} /></span>`}>
    <${D} seat=${r} /><${rt} seat=${r} />
  </${O}>`}function Cr(e){let t=ee(null),[n,r]=h(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:i}=t,o=e!==null&&i!==null&&n!==i.number&&(e.number===i.number||wr(e,i.number+1)),s=()=>r(i?.number??0);return a(e=>e!==`Escape`||!o?!1:(s(),!0)),[o?i:null,s]}function wr(e,t){let n=I(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Tr({view:e,table:r,onClose:a}){let o=e.won??[],s=e=>N(r.seats[e]),c=e.seats.map(e=>Tn(e,o[e.seat]??0)),l=r.me??-1,u=c[l],d=e.seats.map(({result:e})=>e),f=d.map((e,t)=>e-(o[t]??0));return x`<article class="paper settled" aria-label=${i(`Settlement`)} tabindex="0">
    <header>
      ${a&&x`<button type="button" class="close" aria-label=${i(`Close`)} onClick=${a}>×</button>`}
      ${a&&I(e)?.cards?.length&&x`<${dr} table=${r.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${u?x`<span class="own-result">${i(`This round {won}`,{won:n(o[l]??0)})}</span>`:i(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?i(`The whole hand is void: all stakes are back`):S(e.bank)||i(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${u?.jackpot&&x`<p class="jackpot-won"><${ye} /> ${i(`Your {combination} wins the jackpot: {amount}`,{combination:C(u.jackpot.tier),amount:n(u.jackpot.amount)})}</p>`}
    ${u&&x`<${En} line=${u} house=${e.house} />`}
    <${xe} before=${f} results=${d} voice=${{me:r.me,nameOf:s}} settled=${()=>null}
      thisDeal=${(t,n)=>x`<${kn} line=${c[t]??null} won=${n} loan=${wn(e.seats[t])} />`} />
    ${a&&x`<a class="plain replay-link" aria-keyshortcuts="v" href=${t(r.id,e.number)}>
        ${i(`Replay the deal`)}</a>
        <${De} table=${r.id} deal=${e.number} nameOf=${s} />`}
  </article>`}const Er=({view:e})=>e;function Dr({shown:e,state:t}){let{table:n}=e,i=Er(e),a=xt(i,e,t),[o,s]=Cr(i);return i?x`
    <${Ye} view=${i} meter=${n.meter??i.meter??null} />
    <div class=${v(`scene stud`,`phase-${i.phase}`,o&&`after`)}>
      <${Ze} stopping=${i.stopping} stopped=${n.stopped&&!i.stopping} waiting=${i.waiting_for} />
      <${H} view=${i} nameOf=${Y(n)} />
      ${o?x`<${Tr} view=${o} table=${n} onClose=${s} />`:x`<${Xe} view=${i} announced=${t.lines.value.at(-1)?.words??``} />
        <${Qe} view=${i} table=${n} send=${t.link.send} />`}
    </div>
    <${vr} view=${i} shown=${e} state=${t} staking=${a} />`:x`<${r} part=${Ae} props=${{table:n,state:t}} />`}function Or({shown:e,hands:t}){let{table:n}=e,r=Er(e);if(!r)return null;let a=I(r),o=r.phase===`over`&&(r.won?.length??0)>0;return x`
    <${Ye} view=${r} meter=${r.meter??null} />
    <div class=${v(`scene stud`,`phase-${r.phase}`,o&&`after`)}>
      ${o?x`<${Tr} view=${r} table=${n} />`:x`<${Xe} view=${r} announced="" /><${Qe} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!o&&a&&n.me!==null&&x`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${N(n.seats[n.me])}>
        <p class="plate-name"><b>${N(n.seats[n.me])}</b></p>
        <${D} seat=${a} /></section>
      ${a.cards?.length?x`<${Se} cards=${a.cards} label=${i(`Hand of {name}`,{name:N(n.seats[n.me])})} />`:null}
    </div>`}`}const kr=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(i(`Bank change: {chips}`,{chips:re(e)})),float_added:({amount:e})=>t(i(`Addition to the float: {chips}`,{chips:re(e)})),closing_begun:()=>e(i(`The table is being closed`)),system_paused:()=>t(i(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(i(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:a})=>t(`${i(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${Ar(e-r+n-a)}`),table_closed:()=>e(i(`The table is closed`))});function Ar(e){return e===0?i(`The count is right`):e>0?y(`{count} chip too many`,`{count} chips too many`,e):y(`{count} chip is missing`,`{count} chips are missing`,-e)}const jr=({announced:e,noted:t})=>({slip_made:(e,n)=>t(i(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>j(t,i(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>j(t,i(`I lend what is lacking: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:a})=>t(typeof n==`number`?i(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(a)(n)}):i(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(i(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?i(`The dealer calls the inspector`):i(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(i(`The inspector finds nothing irregular: play continues`)),facts_stated:({stated:t},n,{table:r})=>e(i(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(i(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:w(e)})),remedy_chosen:({choice:e},t)=>j(t,ge(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${le(t,n,Y(a))} ${r.join(`, `)}`),hand_voided:()=>e(i(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(i(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(i(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(i(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(y(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(i(`The exchanges continue from right to left`)),dead_hand_taken:({cards:e},n)=>t(y(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(i(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(i(`{name} does not answer: taken as losing`,{name:r})):j(r,pe(e)),excess_returned:(e,n)=>t(i(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(i(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(i(`The inspector warns {name}`,{name:n}))}),Mr=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(i(`Round {number}`,{number:t})),table_opened:()=>t(i(`The table is open`)),decks_checked:()=>t(i(`Both decks are spread and checked`)),deck_washed:()=>t(i(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?i(`The deck is shuffled and goes into the machine`):y(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(i(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>j(t,i(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?y(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):y(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(i(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(i(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(i(`{name} changes a note into {chips}`,{name:n,chips:Nr(r)})),ante_staked:({amount:e},t)=>j(t,i(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>j(t,i(`a token for the jackpot`)),token_taken_back:(e,n)=>t(i(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(i(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>j(t,Pr(n,e)?i(`my stakes stand`):i(`I sit this round out`)),cashed_out:(e,n)=>t(i(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(i(`No more bets please`)),coins_in:({seats:e,stuck:r},a,{table:o})=>t(r.length?i(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(o.seats[e])).join(`, `)}):y(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(i(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(y(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(i(`The cards are dealt`)),sound:`card`})}),Nr=e=>y(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),Pr=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),Fr={prego_seen:({card:e})=>({words:i(`The bank shows {card}. Prego: go ahead`,{card:l(e)}),spoken:i(`The bank shows {card}. Prego: go ahead`,{card:s(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>j(n,typeof t==`number`?i(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:N(r.seats[t])}):i(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(i(`{name} does not answer and is folded`,{name:t})):j(t,i(`fold`)),exchange_seen:({fee:e},t)=>j(t,i(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(i(`{name} does not answer; the request lapses`,{name:t})):j(t,i(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(i(`{name} does not answer and gets no card`,{name:t})):j(t,i(`no card`)),asked_again:(e,t)=>$(i(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(i(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(i(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:i(`You get {card}`,{card:l(e)}),spoken:i(`You get {card}`,{card:s(e)}),weight:`said`,sound:`card`}:{words:i(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(i(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(i(`Everybody has chosen`)),declared:({combination:e},t)=>Q(i(`{name} declares: {combination}`,{name:t,combination:C(e)})),tables_stopped:()=>Q(i(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(_e(e)),reserve_lifted:({amount:e})=>$(i(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(i(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(i(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(i(`All tables continue`)),hand_confirmed:({genuine:e},t)=>Q(i(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},Ir={fold_collected:({cards:e},t)=>$(y(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(i(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(i(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:S(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(Lr(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(i(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?y(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):i(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(i(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(i(`The municipal inspector is present`)),selector_turned:({position:e})=>$(i(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(i(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:C(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(i(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(i(`The jackpots are paid`)),bank_stored:({cards:e})=>$(y(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},r,{table:{me:a}})=>({...Q(i(`Game over`)),...a!==null&&{spoken:i(`Game over. This round {won}, in all {result}.`,{won:n(e[a]??0),result:n(t[a]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(i(`The game was ended`)),sound:`settled`})};function Lr({result:e,total:t,combination:r},a){let o={name:a,result:E(e),chips:t?`${n(t)}`:re(0)};return r?i(`{name}, {combination}: {result}, {chips}`,{...o,combination:C(r)}):i(`{name}: {result}, {chips}`,o)}const Rr={writing:()=>i(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],i(`more and less on ANTE`)],[[`p`],i(`what is paid`)],[[`o`],i(`what your choices are worth`)]],steps:Bn,narrate:Fe({...Mr({announced:Q,noted:$,nameAt:N}),...Fr,...Ir,...jr({announced:Q,noted:$}),...kr({announced:Q,noted:$})},cn),prompt:e=>R(e),decision:e=>`${e.number} ${L(e)??``}`.replace(/^\d+ $/,``),readAloud:gn,Table:Dr,Replayed:Or,Sheet:An,Situation:Vn,handOf:e=>I(e)?.cards??[],house:mn,houseRules:fe,Beside:hn,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{Rr as caribbeanStud};