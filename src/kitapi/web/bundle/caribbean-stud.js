import{Et as e,F as t,G as n,Gt as r,Ht as i,Kt as a,Mt as o,N as s,Ot as c,R as l,Wt as u,an as d,cn as f,dn as p,fn as m,jt as h,ln as ee,m as g,on as _,q as te,qt as v,s as y}from"./main.js";import{A as ne,C as b,D as re,E as ie,M as x,N as ae,O as S,P as oe,S as se,T as C,_ as ce,b as le,c as ue,g as de,h as fe,i as pe,j as w,k as T,m as me,p as E,t as he,u as ge,v as _e,w as ve,x as D}from"./caribbean-stud-shared.js";import{$ as ye,B as be,F as xe,G as Se,H as Ce,J as we,K as Te,L as Ee,Q as De,U as Oe,V as ke,W as Ae,Y as je,Z as Me,_t as O,at as Ne,ct as Pe,et as Fe,ft as Ie,lt as Le,nt as Re,ot as k,pt as ze,q as Be,rt as Ve,st as A,tt as He,ut as Ue,z as We}from"./tables.js";import{_ as j,l as Ge,y as M}from"./shared.js";const N=(e,t)=>!!e?.options?.some(e=>e.kind===t),P=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),F=e=>e?.seats.find(({seat:t})=>t===e.me);function I(e){return N(e,`choose_remedy`)?`remedy`:N(e,`say_hand`)?`say`:N(e,`correct_bet`)?`bet`:N(e,`decline_cut`)?`cut`:e?.phase===`stakes`?N(e,`wave`)?`stakes`:null:N(e,`no_exchange`)?`card`:N(e,`fold`)?F(e)?.exchanged?`served`:`choose`:null}function L(e){let t=I(e),n=F(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return v(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return v(`The deck is offered to you: will you cut?`);case`stakes`:return F(e)?.ante?v(`Do your stakes stand?`):v(`Your stakes, please`);case`card`:return v(`Do you want a card?`);case`served`:return v(`Your new card is there: raise or fold?`);case`choose`:return N(e,`exchange`)?v(`Raise, fold, or exchange a card?`):v(`Raise or fold?`);case`remedy`:return v(`Your card cannot come: go on without it, or have your hand void?`);case`say`:return v(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return N(e,`fold`)?v(`Your BET is not exact: make it twice your ANTE, or fold`):v(`Your BET is too high: take back what is too much`);case null:return``}}const R=e=>new Intl.NumberFormat(r(),{useGrouping:!0}).format(e),z=e=>e.console?.display??{};function B(e,t){let{shows:n=`total`,button:r,amount:i}=z(e);if(e.paused)return v(`paused`);switch(n){case`tier`:return v(`JP {number}`,{number:r??``});case`pay`:return v(`pay the JP {amount}`,{amount:R(i??0)});default:return R(t??e.meter??0)}}const Ke=({house:e,meter:t})=>_`<${y} label=${v(`Paytables`)} title=${v(`What is paid`)} shortcut="p">
    <div class="paytables"><${qe} house=${e} /><${Ye} house=${e} meter=${t} />
      <${Xe} house=${e} />
      <p><a class="plain" href=${l(`caribbean-stud`)} target="_blank">${v(`When something goes wrong`)}</a>
        <a class="plain" href=${s(`caribbean-stud`)} target="_blank">${v(`The exact odds`)}</a></p></div>
  </${y}>`,qe=({house:e})=>_`<table class="paytable">
  <caption>${v(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${v(`Hand`)}</th><th scope="col">${v(`first five cards`)}</th>
      <th scope="col">${v(`after an exchange`)}</th></tr></thead>
  <tbody>${S.slice(0,e.table.length).map((t,n)=>_`<tr key=${t}>
    <th scope="row">${w(t)}</th>
    <td class="figure">${Je(e.table[n])}</td><td class="figure">${Je(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${v(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?v(`The bank qualifies with ace and king or better.`):v(`The bank qualifies with an ace, a king, or better.`)}
</p>`,Je=(e=0)=>v(`{times} to 1`,{times:e});function Ye({house:e,meter:t}){let n=[[`royal_flush`,v(`all of it`)],[`straight_flush`,v(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return _`<table class="paytable">
    <caption>${t===null?v(`Jackpot`):v(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${v(`First five cards, with a token`)}</th><th scope="col">${v(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>_`<tr key=${e}><th scope="row">${w(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${v(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${v(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const Xe=({house:e})=>_`<p>
    ${v(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} times the ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${v(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,Ze=({view:e,meter:t})=>_`<div class="strip stud-bar">
  <span class="limits">
    ${v(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&_`<span class="meter">
      <span class="meter-name">${v(`Jackpot`)}</span> <b class="figure">${B(e,t)}</b></span>`}
  <${Ke} house=${e.house} meter=${t} />
</div>`;function Qe({view:t,announced:n}){let{held:r,cards:i=[],qualifies:o}=t.bank,s=Math.max(r-i.length,0);return _`<section class="bank" aria-label=${v(`The bank`)}>
    <p class=${d(`bank-cards`,o===!1&&`unqualified`)}>
      ${Array.from({length:s},(t,n)=>_`<${e} key=${n} />`)}
      ${i.map(e=>_`<${c} key=${e} card=${e} class="turned" />`)}
      ${s>0&&_`<span class="unseen">${a(`{count} card face down`,`{count} cards face down`,s)}</span>`}
      ${!r&&_`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words">${T(t.bank)}</p>
    <p class="announced" aria-hidden="true">${n}</p>
  </section>`}function $e({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:_`<p class="paper standstill" role="status">${n&&!e?re(n):v(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function et({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return _`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>_`<li key=${i.seat} class=${d(`place-at`,i.seat===o&&`own`)}
      style=${{"--bow":nt(s,a.length)}}>
      <${tt} seat=${i.seat} />
      ${i.seat===o?_`<span class="own-mark">${v(`you`)}</span>`:_`<${rt} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const tt=({seat:e})=>_`<span class="seat-sign"><span aria-hidden="true">${M(e)}</span><span
  class="unseen">${v(`seat {number}`,{number:M(e)})}</span></span>`;function nt(e,t){let n=(t-1)/2;return n?1-((e-n)/n)**2:1}function rt({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return _`<${O} seat=${a} place="arc" turn=${!!e.asked} dealer=${!1} out=${o}
    result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&_`<${D} seat=${e} />
      <${it} seat=${e} open=${r} />
      <${at} seat=${e} />`}
    ${i&&_`<${Ie} seat=${a} table=${n} send=${i} />`}
  </${O}>`}function it({seat:{held:t=0,cards:n=[]},open:r=[]}){let i=n.length?n:r;return i.length?_`<p class="their-cards">${i.map(e=>_`<${c} key=${e} card=${e} />`)}</p>`:_`<p class=${d(`their-cards`,!t&&`none`)}>
    ${Array.from({length:t},(t,n)=>_`<${e} key=${n} />`)}
    ${t>0&&_`<span class="unseen">${a(`{count} card`,`{count} cards`,t)}</span>`}
  </p>`}function at({seat:e}){let{settled:t,award:n}=e;return _`<p class=${d(`standing-words`,n&&`won-jackpot`)}>${ae(e)}
    ${t&&_` <b class="figure">${u(t.total)}</b>`}
    ${n&&_` <b class="figure award">${v(`jackpot {amount}`,{amount:u(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>_`<section class="felt">
  <${Ze} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${d(`dealers-side`,`phase-${e.phase}`)}>
    <${$e} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${et} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${Qe} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=le(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return _`<section class="paper incident" role="status" aria-label=${v(`The table stands still`)}>
    <p><b>
      ${e.caller===null?v(`The table stands still.`):v(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&_`<p>${o} <small class="clause">${a.irregularity}</small></p>
      ${de(a,r).map(e=>_`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&_`<p class="pending">
        <span class="quiet">
          ${v(`The ruling will be:`)}</span> ${_e(n.continues,n.values,r)} ${n.clauses.map(e=>_`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    <p class="quiet">${ot(e,t,r)}</p>
  </section>`}function ot({stated:e,joined:t,choosing:n,choices:r},i,a){let o=[...n.map(a),...i.map(C)];return e?[...t.map(e=>v(`Present: {role}.`,{role:C(e)})),...Object.entries(r).map(([e,t])=>v(`{name}: {words}`,{name:a(Number(e)),words:E(t)})),...o.length?[v(`Waiting for {names}`,{names:o.join(`, `)})]:[]].join(` `):v(`Waiting for the gaming inspector.`)}const st={open_table:()=>v(`The table is open`),check_decks:()=>v(`The decks are complete`),wash:()=>v(`The cards are washed`),offer_cut:(e,t)=>v(`{name}, will you cut?`,{name:t}),invite_stakes:()=>v(`Place your stakes, please`),no_more_bets:()=>v(`No more bets please`),count_tokens:({tokens:e})=>a(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>v(`Cards`),turn_upcard:()=>v(`Prego, go ahead`),take_stub:()=>v(`Exchanges, please`),ask_seat:(e,t)=>v(`{name}, a card?`,{name:t}),give_card:(e,t)=>v(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>v(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>v(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>v(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>v(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>v(`The bank shows`),settle:(e,t,n)=>ct(n,t),store_bank:()=>v(`The bank's cards, counted`),game_over:()=>v(`Game over`)};function ct({bank:e},t){return e.qualifies===!1?v(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?v(`The bank: {combination}. Against it: {name}`,{combination:w(e.combination),name:t}):t}const lt=(e,t,n)=>st[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,ut={open_table:()=>v(`Open the table`),check_decks:()=>v(`Spread and check both decks`),wash:()=>v(`Wash the deck`),offer_cut:(e,t)=>v(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>v(`Invite stakes`),send_back:(e,t)=>v(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>v(`Change chips back: {name}`,{name:t}),no_more_bets:()=>v(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>a(`Count {count} token`,`Count {count} tokens`,e),deal:()=>v(`Deal the cards`),turn_upcard:()=>v(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?v(`Take the stub out, a null card under it`):v(`Keep the stub in the left hand`),ask_seat:(e,t)=>v(`Ask: {name}`,{name:t}),give_card:(e,t)=>v(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>v(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?v(`Still no answer, go on without: {name}`,{name:t}):v(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>v(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>v(`Check BET: {name}`,{name:t}),reveal:()=>v(`Turn the bank's cards`),settle:(e,t)=>v(`Settle: {name}`,{name:t}),store_bank:()=>v(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>v(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>v(`I am present`),confirm:({genuine:e},t)=>v(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>v(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>v(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>v(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>v(e?`The hand stands`:`The hand is void`),confirm_count:()=>v(`Confirm the count`),dismiss:()=>v(`Nothing irregular: go on`),call_inspector:()=>v(`Call the inspector`),begin_closing:()=>v(`Close the table`)};function U(e,t,n){return e.kind===`slip`?dt(String(e.what),n(Number(e.seat))):ut[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function dt(e,t){switch(e){case`skip_seat`:return v(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return v(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return v(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return v(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const ft=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],pt=[`pass_over`,`send_back`,`cash_out`],mt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),ht=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function gt(e,t,n){let r=mt(e).filter(({kind:e,seat:t})=>!ft.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=ht(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>pt.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const _t=e=>ht(e).length>0,W=(e,t)=>mt(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=gt(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?lt(s.action,e,t):``;return _`<section class="step-bar" aria-label=${v(`What may be done now`)}>
    ${a&&_`<p class="aloud">
        ${d?_`<span class="quiet">${v(`Say:`)}</span> <q>${d}</q>`:_`<span class="quiet">${s?v(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&_`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&_`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${Pe}
        sign="1" /></button>`}
    <${K} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?_`<details class="aside needed"><summary>${v(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:_`<div class="needed"><span class="quiet">${v(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?_`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return _`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&_`<${Pe} sign=${o} />`}</button>`})}</div>`:null;function vt({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return _`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>_`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${v(`{name} declares: {combination}`,{name:i(e.seat),combination:w(e.declared??`high_card`)})}>
          <h2>
            ${v(`{name} declares: {combination}`,{name:i(e.seat),combination:w(e.declared??`high_card`)})}</h2>
          <${yt} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${v(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function yt({seat:{cards:t=[],held:n=0,exchanged:r}}){let i=Math.max(n-t.length,0);return _`<p class="camera-cards">${t.map(e=>_`<${c} key=${e} card=${e} />`)}
    ${Array.from({length:i},(t,n)=>_`<${e} key=${n} />`)}
    ${i>0&&_`<span class="unseen">${a(`{count} card face down`,`{count} cards face down`,i)}</span>`}</p>
    ${r&&_`<p class="quiet">${v(`A card of it was exchanged.`)}</p>`}`}const bt=e=>`kitapi.stakes.${e}`;function xt(e){try{return JSON.parse(sessionStorage.getItem(bt(e))??`null`)}catch{return null}}function St(e,t){try{sessionStorage.setItem(bt(e),JSON.stringify(t))}catch{}}function Ct(e,{table:t,catchingUp:n},r){let[i,a]=m(null),[o,s]=m(null),[c,l]=m(null),u=r.link.unanswered.value.size>0,d=xt(t.id),f=P(e,`ante`),p=P(e,`cut`),h=e?`${e.number} ${e.phase}`:``,g=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return ee(()=>{a(null),s(null),l(null)},[h]),ee(()=>a(null),[F(e)?.ante]),ee(()=>{c&&!g.includes(c)&&l(null)},[g.join()]),wt(e,t.id),Tt(e,u||n,r),{sending:u,last:d,ante:f,cutting:p,picked:c,cards:g,lay:Dt(e,u,r),act:u?null:r.act,amount:f?q(i??(F(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:p?q(o??(p.lowest+p.highest)/2,p):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function wt(e,t){let n=F(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;f(()=>{r&&St(t,r)},[e?.number,r?.ante,r?.token])}function Tt(e,t,n){let r=p(``),a=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),o=`${e?.number} ${e?.own?.combination} ${a}`,s=i.value.declare&&N(e,`declare`)&&!t&&r.current!==o;f(()=>{s&&(r.current=o,n.act({kind:`declare`}))},[s,o])}const Et=[`over`,`prepare`,`stakes`];function Dt(e,t,n){let[r,i]=m([]),[a,...o]=r,s=!e||!Et.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Ot(e,a);return f(()=>{s&&r.length&&i([])},[s]),f(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Ot(e,{kind:t}){return t===`ante`?!!P(e,`ante`):N(e,t)&&!!F(e)?.ante}const kt=[1,5,20];function At({range:e,staking:{amount:t,choose:r}}){let i=t=>r(q(t,e)),o={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return n(n=>n!==`+`&&n!==`-`?!1:(i(t+(n===`+`?e.step:-e.step)),!0)),_`<div class="stake-chooser" role="group" aria-label=${v(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${v(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>i(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${v(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=o[e.key];t!==void 0&&(e.preventDefault(),i(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${v(`more`)} disabled=${t>=e.highest}
        onClick=${()=>i(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>i(e.lowest)}>${v(`least`)}</button>
      ${kt.map(t=>t*e.step).filter(t=>t<e.highest).map((n,r)=>_`<button type="button" key=${n}
          class=${`chip-button chip-${r}`} aria-label=${a(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>i(t===e.lowest&&n>t?n:t+n)}>
          <${se} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>i(e.highest)}>${v(`most`)}</button>
    </div>
  </div>`}function jt({range:e,staking:{cut:t,setCut:n,act:r}}){return _`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${a(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function Mt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?_`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=m({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return _`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>_`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const Nt={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},Pt={R:0,JPL:-90,JPH:90,S:180};function Ft({position:e,next:t,turn:n}){return _`<div class="selector" role="radiogroup" aria-label=${v(`Key selector`)} onKeyDown=${e=>{let t=Nt[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>_`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${d(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${It(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${Pt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function It(e){switch(e){case`R`:return v(`{position}, run`,{position:e});case`JPL`:return v(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return v(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return v(`{position}, service`,{position:e})}}const Lt=[1,2,3,4,5];function Rt({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],f=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],p=W(e,`open_table`).length>0;return _`<section class="console-box" aria-label=${v(`Console`)}>
    <${Bt} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${v(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>_`<${zt} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${Lt.map(e=>_`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${d(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${w(S[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${Ft} position=${o} next=${f}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:p?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function zt({seat:e,lit:t}){let n=M(e),r=v(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return _`<li class=${d(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function Bt({view:e,meter:t,nameOf:n}){let{seat:i}=z(e);return _`<output class="display" lang=${r()} aria-label=${v(`Display`)}>
    ${B(e,t)}</output>
    <p class="display-seat">${typeof i==`number`&&n(i)}</p>`}function Vt(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=m([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return _`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${Ht(e)} />
    ${s&&_`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${v(`Next deal`)}</button>
      </div>`}
    <${Ut} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&u.length>0&&_`<${Wt} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${Rt} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${Gt} ...${e} /><${Kt} ...${e} /></div>`}function Ht({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?v(`Waiting for {names}`,{names:a.join(`, `)}):oe(e)}function Ut({view:e,act:t}){let n=P(e,`cut`),[r,i]=m(26);if(!n)return null;let a=q(r,n);return _`<div class="dealers-cut"><${jt} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${v(`Cut it myself`)}</button>
  </div>`}const Wt=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>_`<details class="aside"><summary>${v(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${v(`A token does not fall`)}</legend>
      ${e.map(e=>_`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${v(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function Gt({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=mt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return _`<section class="tray" aria-label=${v(`Tray`)}>
    ${e.desk&&_`<p class="tray-line">
        ${v(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&_`<p class="tray-line">${v(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&_`<${J} words=${v(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:v(`Chips counted`)},{name:`notes`,label:v(`Notes counted`)}]} />`}
    ${i&&_`<${J} words=${v(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:v(`Chips counted`)}]} />`}
    <${Mt} view=${e} action="bank_change" label=${v(`Bank change`)} words=${v(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function Kt({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:_`<details class="aside mistakes"><summary>${v(`Mistakes for practice`)}</summary>
    ${i.length>0&&_`<p>${v(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function qt({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(Jt))t.set(n,[...t.get(n)??[],r]);return t}function Jt(e){return e.kind===`form`&&e.action===`state_facts`?Yt(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const Yt=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),Xt=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Zt(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function Qt({view:e,nameOf:t,act:n}){let r=qt(e),[i,a]=m(``),[o,s]=m({}),c=le(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=$t(l,o),f=e=>c.find(t=>t.id===e)?.what??``,p=l.length>0&&u.every(({name:e})=>d[e]!==void 0),h=e=>{a(e),s({})};return _`<details class="aside facts" open=${!!e.incident}><summary>${v(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),p&&(n({kind:`state_facts`,irregularity:i,...d}),h(``))}}>
      <${en} label=${v(`What is irregular`)} value=${i} onChoice=${h}
        choices=${[...r.keys()].map(e=>[e,`${f(e)} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>_`<${en} key=${`${i} ${e}`} label=${me(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),tn(e,n,t)])} />`)}
      <button class="plain" disabled=${!p}>${v(`State it`)}</button>
    </form>
  </details>`}function $t(e,t){let n={};return{fields:Xt(e).map(r=>{let i=Zt(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const en=({label:e,value:t,choices:n,onChoice:r})=>_`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${v(`choose …`)}</option>
    ${n.map(([e,n])=>_`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function tn(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):fe(t)}function nn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return _`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${rn(e)} />
    <section class="reporting" aria-label=${v(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${Qt} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${Rt} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${v(`Tray`)}>
      ${e.desk&&_`<p class="tray-line">
          ${v(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&_`<p class="tray-line">${v(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${Mt} view=${e} action="add_to_float" label=${v(`Addition to the float`)} words=${v(`Add`)}
        act=${r} />
    </section></div>`}function rn(e){return e.incident?e.incident.stated?v(`The facts are stated; others are waited for.`):v(`You are called to the table: state what happened.`):e.phase===`jackpot`?v(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):v(`Nothing asks for you now.`)}function an({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return _`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${v(`Nothing asks for you now.`)} />
    <${on} view=${e} nameOf=${i} act=${r} />
    <${sn} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function on({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return _`${r.map(({seat:r})=>_`<section class="claim" key=${r} aria-label=${v(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${v(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:v(`Winnings beside them`)}]}
        words=${v(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function sn({seen:e,nameOf:t}){let n=e.filter(e=>A(e)===`settled_seen`&&e.unclaimed);return _`<section class="unclaimed" aria-label=${v(`Jackpots not declared`)}><h2>${v(`Jackpots not declared`)}</h2>
    ${n.length?_`<ul>
        ${n.map((e,n)=>_`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${w(e.settled.combination)}`}</li>`)}</ul>`:_`<p class="quiet">${v(`None, as far as this page has seen.`)}</p>`}
  </section>`}function cn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return _`<div class="bench"><section class="paper slip asked-of-me">
      <p>${ln(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${v(`Nothing asks for you now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function ln(e){return W(e,`attend`).length?e.incident?v(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?v(`The table is being opened: your presence is asked for.`):e.phase===`closing`?v(`The table is being closed: your presence is asked for.`):v(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?v(`You have said that you are present.`):v(`Your presence is asked for when an upper jackpot is paid, and when a whole hand is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?v(`seat {number}`,{number:M(t)}):j(n)},un={dealer:Vt,gaming_inspector:nn,municipal_inspector:cn,gaming_management:an,control_room:vt};function dn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=un[n];return a?_`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function fn({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>A(e)===`jackpot_awarded`).slice(-3).reverse();return _`<h1 class="wall-name">${v(`Jackpot`)}
    ${e.house&&_` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(z(r).shows??`total`)!==`total`?_`<p class="odometer">${B(r,i)}</p>`:_`<${pn} total=${i} />`}
    ${a&&_`<p class="wall-stopped" role="status">${v(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&_`<p class="wall-stopped" role="status">${re(r.waiting_for)}</p>`}
    ${r&&_`<${mn} house=${r.house} total=${i} />`}
    ${o.length>0&&_`<ul class="wall-awards" aria-label=${v(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>_`<li key=${i}>
          ${v(`{name}, {combination}: {amount}`,{name:j(e.seats[t]),combination:w(n),amount:R(r)})}</li>`)}
      </ul>`}`}function pn({total:e}){let t=[...String(e)];return _`<p class="odometer" role="img" aria-label=${R(e)}>${t.map((e,n)=>{let r=t.length-n;return _`<span key=${r} class=${d(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>_`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function mn({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return _`<dl class="tiers">
    ${n.map(([e,t])=>_`<div key=${e}><dt>${w(e)}</dt><dd class="figure">${R(t)}</dd></div>`)}
  </dl>`}const hn={roles:ve,roleName:C,roleTask:ie,waits:_t,Console:dn,Meter:fn};function gn({state:e}){let t=e.shown.value?.view??null;return!t||!P(t,`misplace_bet`)?null:_`<section class="house-here"><h3>${v(`Mistakes for practice`)}</h3>
    <${Mt} view=${t} action="misplace_bet" label=${v(`A wrong BET`)} words=${v(`Lay it`)} act=${e.act} />
  </section>`}function _n(e){let t=e.view;return t?[vn(t),yn(t),bn(t),L(t)||`${oe(t)}.`].filter(Boolean).join(` `):v(`No cards have been dealt yet.`)}function vn({bank:e}){let t=(e.cards??[]).map(e=>h(e)).join(`, `);return[t&&v(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${T(e)}.`].filter(Boolean).join(` `)}function yn(e){let t=ue(F(e)?.cards??[]).map(e=>h(e)).join(`, `);return[t&&v(`Your hand: {cards}.`,{cards:t}),e.own&&`${w(e.own.combination)}.`].filter(Boolean).join(` `)}function bn(e){let t=F(e);return t?v(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:u(t.result)}):``}function xn(e){switch(e){case`CSP-034`:return v(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return v(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return v(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return v(`Hands of the same worth: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return v(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return v(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return v(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return v(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return v(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return v(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:Sn,RuleText:Cn}=we(xn),wn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Tn=e=>(e?.borrowed??0)-(e?.lent??0);function En(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Tn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const Dn=({line:e,house:t})=>_`<${je} lines=${On(e,t)} RuleTap=${Sn} />`;function On({result:e,ante:t,bet:n,fee:r,token:i,jackpot:a,combination:o,loan:s},c){let l=e===null?`AMB-20`:wn[e];return[{words:v(`{wager}: {amount}`,{wager:v(`ANTE`),amount:u(t)}),calculation:x(e),clause:l},...e===`fold`?[]:[{words:v(`{wager}: {amount}`,{wager:v(`BET`),amount:u(n)}),calculation:kn(n,o??null,c),clause:l}],...r?[{words:v(`new card: {amount}`,{amount:u(r)}),clause:`CSP-148`}]:[],...i?[{words:v(`token: {amount}`,{amount:u(-i)}),clause:`CSP-053`}]:[],...a?[{words:v(`jackpot: {amount}`,{amount:u(a.amount)}),calculation:w(a.tier),clause:`CSP-132`}]:[],...s?[{words:v(s>0?`borrowed: {amount}`:`lent: {amount}`,{amount:u(s)}),clause:`AMB-63`}]:[]]}function kn(e,t,n){if(!t)return null;let r=w(t),i=n?.table[S.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?v(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function An({line:e,won:t,loan:n}){let r=e?[{words:v(`ANTE`),amount:e.ante},...e.bet?[{words:v(`BET`),amount:e.bet}]:[],...e.fee?[{words:v(`new card`),amount:e.fee}]:[],...e.token?[{words:v(`token`),amount:-e.token}]:[],...e.jackpot?[{words:v(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:v(`sat out`),amount:0}];return n&&r.push({words:v(n>0?`borrowed`:`lent`),amount:n}),_`<${Fe} terms=${r} words=${v(`this round`)} total=${u(t)} />`}function jn({sheet:e,table:t,view:n}){let[r,i]=He(),a=e=>j(t.seats[e]),o=e.results.length?e.results:n.seats.map(()=>0),s=e=>v(`Result of {name}`,{name:a(e)});return _`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${v(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${o.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&_`<${ye}
        key=${n} label=${s(n)} figure=${u(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${u(e)}</b></${ye}>`)}</p>
    ${r!==null&&_`<${Me} label=${s(Number(r))} result=${o[Number(r)]??0}
      terms=${De(e.hands,e=>Nn(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Re} title=${v(`History`)} deals=${e.hands} table=${t}
      line=${e=>_`<${Pn} round=${e} me=${t.me} />`}
      details=${e=>_`<${Fn} round=${e} nameOf=${a} />`} />
  </div>`}const Mn=({seats:e},t)=>e.find(e=>e.seat===t);function Nn(e,t){let n=Mn(e,t);return n?x(n.result):v(`sat out`)}function Pn({round:e,me:t}){let n=t===null?void 0:Mn(e,t),r=e.combination?w(e.combination):v(`all folded`);return _`<span>${e.void?v(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?_`${x(n.result)} <b class="figure">${u(n.won)}</b>`:t!==null&&v(`sat out`)}
    </span>`}const Fn=({round:e,nameOf:t})=>_`<p class="quiet">${T(e)}</p>
  ${e.rulings?.length?_`<p class="quiet">
      ${v(`Ruled on:`)} ${e.rulings.map((e,t)=>_`<${Sn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?_`<p class="laid">${e.bank.map(e=>_`<${c} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>_`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?w(e.combination):x(e.result)}</span>
      <b class="figure verdict">${u(e.won)}</b></summary>
    ${e.cards?.length?_`<p class="laid">${e.cards.map(e=>_`<${c} key=${e} card=${e} />`)}</p>`:null}
    <${Dn} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},In={hand_opened:(e,t,n)=>zn(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,Rn(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...Ln(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...Ln(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},Ln=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function Rn(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function zn(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const Bn={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},Vn={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...In[A(t)]?.(r,t,n)}},span:e=>Bn[A(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&zn(t))},Hn=({situation:e})=>_`<div class="drill-felt">
  ${e.meter!==null&&_`<${qn} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&_`<section class="drill-bank" aria-label=${v(`The bank`)}>
      <${Gn} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>_`<li key=${e.seat} class=${d(`drill-seat`,!Un(e)&&`bare`)}>
      <b class="drill-seat-name">${v(`Seat {seat}`,{seat:M(e.seat)})}</b>
      ${Un(e)&&_`<${Wn} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,Un=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),Wn=({seat:e})=>_`
  <${Gn} cards=${e.cards} down=${e.down} />
  <${D} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${Kn(e).join(` · `)}</p>`,Gn=({cards:t,down:n})=>_`<p class="drill-cards">
  ${Array.from({length:n},(t,n)=>_`<${e} key=${n} />`)}
  ${t.map(e=>_`<${c} key=${e} card=${e} />`)}
  ${n>0&&_`<span class="unseen">${a(`{count} card face down`,`{count} cards face down`,n)}</span>`}
</p>`;function Kn({choice:e,result:t,declared:n,aside:r,served:i,regular:a,paid:o}){return[i?v(`card given`):r?v(`asks for a card`):``,a?``:v(`request not regular`),t?x(t):e===`fold`?v(`folded`):e===`raise`?v(`raised`):``,n&&!t?w(n):``,o?v(`paid {amount}`,{amount:o}):``].filter(Boolean)}const qn=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>_`<dl class="drill-console">
  <div class="drill-meter"><dt>${v(`Jackpot`)}</dt><dd class="figure">${R(i)}</dd></div>
  <div><dt>${v(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>_`<div key=${e}><dt>${v(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&_`<div><dt>${v(`Municipal inspector`)}</dt><dd>${v(`present`)}</dd></div>`}
  <div><dt>${v(`four of a kind`)}</dt><dd class="figure">${R(e.four_of_a_kind)}</dd></div>
  <div><dt>${v(`full house`)}</dt><dd class="figure">${R(e.full_house)}</dd></div>
  <div><dt>${v(`flush`)}</dt><dd class="figure">${R(e.flush)}</dd></div>
</dl>`,Jn={choose_remedy:({choice:e})=>({label:E(e)}),say_hand:({outcome:e})=>({label:ce(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:_`${typeof e==`number`?v(`Make BET exact with chips of {name}`,{name:t(e)}):v(`Make BET exact`)} <${b} amount=${n?.bet??0} />`,spoken:typeof e==`number`?v(`Make BET exact with chips of {name}`,{name:t(e)}):v(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:v(`Lend {amount} for BET: {name}`,r),weighty:v(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:v(`Call the inspector`),weighty:v(`The table stands still until the inspector has looked. Call him?`),sign:null,quiet:!0})},Yn=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=Jn[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function Xn(e,t,n){let r=(n,r,i={})=>N(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,_`${v(`Change a note`)} <${b} amount=${e.house.buy_in} />`,{spoken:a(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!P(e,`ante`)});return[...r(`declare`,$n(e),{likely:!0}),...nr(e,t),...r(`no_exchange`,v(`No card`),{likely:!t.picked}),...rr(e,t,n),...r(`fold`,_`${v(`Fold`)}${Zn(e.own?.fold_loses)}`,{spoken:er(e),weighty:tr(e)}),...r(`withdraw_exchange`,v(`Take my card back`)),...ir(e,t),...cr(e,t),...r(`token`,_`${v(`Token`)} <${b} amount=${e.house.token} />`,{spoken:v(`Put in a token for the jackpot, {token}`,{token:e.house.token})}),...P(e,`ante`)?[]:i,...r(`wave`,F(e)?.ante?v(`My stakes stand`):v(`Sit this round out`),{likely:!!F(e)?.ante}),...r(`take_back_token`,v(`Take the token back`)),...r(`take_back_ante`,v(`Take the stakes back`)),...P(e,`ante`)?i:[],...lr(t),...r(`decline_cut`,v(`Let the next one cut`)),...Yn(e,t,n)]}const Zn=e=>e?_` <small class="costs figure">−${e}</small>`:null,Qn=({own:e})=>e?w(e.combination):``,$n=e=>v(`Declare: {combination}`,{combination:Qn(e)}),er=({own:e})=>e?.fold_loses?a(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):v(`Fold`),tr=e=>e.own?.tier?v(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:Qn(e)}):void 0;function nr(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,act:n&&(()=>n({kind:`exchange`,card:t})),label:_`${v(`Exchange`)} <${Ge} card=${t} /> <${b} amount=${r} />`,spoken:v(`Exchange the {card} for {fee}`,{card:h(t),fee:r}),weighty:e.own?.tier?v(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:Qn(e)}):void 0}]:[]}const rr=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,act:t&&(()=>t(e)),label:_`${i===null?v(`Raise`):v(`Raise with chips of {name}`,{name:i})} <${b} amount=${r} />`,spoken:i===null?v(`Raise, {amount} on BET`,{amount:r}):v(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function ir(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||F(e)?.ante)return[];let a=ar(e,t);return[{key:`again`,likely:!0,act:i?null:()=>r(a),label:or(a),spoken:sr(a)}]}const ar=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(F(e)?.stack??0)}),or=({ante:e,token:t})=>_`${v(`Same again`)} <${b} amount=${e} />
  ${t&&_`<span
    class="with-token"> + ${v(`JP`)}</span>`}`,sr=({ante:e,token:t})=>v(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function cr(e,{ante:t,amount:n,act:r}){let i=F(e)?.ante??0;return!t||i===n?[]:[{key:`ante`,likely:!i,act:r&&(()=>r({kind:`ante`,amount:n})),label:_`${v(i?`Change to`:`Stake`)} <${b} amount=${n} />`,spoken:v(`Stake {amount} on ANTE`,{amount:n})}]}const lr=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,act:n&&(()=>n({kind:`cut`,amount:t})),label:a(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function ur(e){switch(I(e)){case`cut`:return{words:v(`Cut anywhere, or let the next player do it.`),because:v(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return dr(e);case`choose`:return{words:v(`Raise with a pair or better; fold what is below ace and king.`),because:v(`If the bank does not qualify, your ANTE is paid and BET comes back. A new card costs as much as your ANTE, and the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:v(`Tap a card to exchange it, or say that you want none.`),because:v(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:v(`Raise or fold with the new card.`),because:v(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function dr(e){return P(e,`ante`)?F(e)?.ante?{words:v(`Add a token if you like, then say that your stakes stand.`),because:v(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:v(`Choose your ANTE, or sit this round out.`),because:v(`To go on after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:v(`Change a note into chips, or sit this round out.`),because:v(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function fr({table:e,number:t,look:n}){let[r,i]=m(null);return _`<${y} label=${v(`Odds`)} title=${v(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),g(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${pr(r)}</div>
  </${y}>`}function pr(e){return e===null?_`<p>${v(`Counting …`)}</p>`:e instanceof Error?_`<p role="alert">${e.message}</p>`:_`${e.decisions.map(e=>_`<${mr} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${v(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${_r} ...${e.jackpot} />`}const mr=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>_`<section>
  <h3>${v(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>_`<${hr} key=${e} card=${e} /> `)}
    <span>${v(`against`)} <${hr} card=${n} /></span></p>
  <${he} odds=${a} chosen=${r} />
  ${i!==null&&_`<p class="odds-cost">${i>0?v(`Your choice cost {cost} ANTE on average.`,{cost:pe(i)}):v(`Nothing was worth more than your choice.`)}</p>`}
</section>`,hr=({card:e})=>_`<span><span class="unseen">${h(e)}</span><${Ge} card=${e} /></span>`,gr=e=>new Intl.NumberFormat(r(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),_r=({token:e,meter:t,break_even:n,wins:r})=>_`<p class="quiet">${n>0?v(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:gr(r),meter:R(t),break_even:R(Math.ceil(n))}):v(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:gr(r),meter:R(t)})}</p>`;function vr(e,{choices:t,staking:n},r){let i=We(e);return yr(i,n)||br(i,n)||be(i,t,r)}function yr(e,{ante:t,cutting:n,act:r}){let[,i=``,a]=/^(\p{L}*) ?(\d+)$/u.exec(e)??[],[o,s]=n?[n,We(v(`cut`))]:[t,We(v(`ANTE`))],c=Number(a);return!a||!o||!r||![``,o.action,s].includes(i)||c<o.lowest||c>o.highest||(c-o.lowest)%o.step?!1:(r({kind:o.action,amount:c}),!0)}function br(e,{cards:t,act:n}){let r=Ee(e.split(` `).at(-1)??``,new Set(t));return!r||!n?!1:(n({kind:`exchange`,card:r}),!0)}function xr({view:e,shown:{table:t},state:n,staking:r}){let a=e.phase===`over`||e.phase===`broken_up`,o=I(e),s=Xn(e,r,Y(t)),c=L(e);return _`<div class=${d(`foot stud-foot`,a&&`after`)}>
    ${t.me===null?_`<${Cr} view=${e} table=${t} send=${n.link.send} />`:_`<${Tr} view=${e} table=${t} isToAct=${o!==null} />`}
    ${a?_`<${Oe} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${Sr(e,r,n.link.send)}
      </${Oe}>`:_`<${Le} mine=${o!==null} waiting=${r.sending} prompt=${c||oe(e)}
      choices=${s}
        beside=${e.own&&e.house.odds_before&&_`<${fr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&i.value.guide}
        guide=${o&&_`<${Se} ...${ur(e)} />`} />
      <${Ce}
        hear=${t=>vr(t,{view:e,choices:s,staking:r},Ue)} />`}
    ${!a&&_`<${wr} view=${e} staking=${r} />`}
  </div>`}function Sr(e,{last:t,lay:n},r){if(!t||t.ante>(F(e)?.stack??0))return null;let i=ar(e,t);return _`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${sr(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${or(i)}<${Pe} sign="1" /></button>`}function Cr({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&ze(e,t))??t.seats.find(e=>e.kind===`bot`&&ze(e,t));return _`<${ke} table=${t} over=${r} send=${n} />
    ${i&&_`<div class="watching kept"><b>${j(i)}</b>
        <${Ie} seat=${i} table=${t} send=${n} /></div>`}`}function wr({view:e,staking:t}){if(t.cutting)return _`<${jt} range=${t.cutting} staking=${t} />`;if(t.ante&&N(e,`wave`))return _`<${At} range=${t.ante} staking=${t} />`;let n=F(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return _`${e.own&&_`<p class="own-combination">${w(e.own.combination)}${e.own.tier&&_` <span class="jackpot-hand">${v(`wins the jackpot`)}</span>`}</p>`}
    <${Ae} cards=${ue(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick} />`}function Tr({view:e,table:t,isToAct:n}){let r=F(e),i=t.me===null?void 0:t.seats[t.me];return!r||!i?null:_`<${O} seat=${i} place="bottom" turn=${n} dealer=${!1} result=${r.result}
    marks=${_`<span class="stack" title=${v(`chips before you`)}>
      <span class="unseen">${v(`chips before you`)} </span><${b} amount=${r.stack} /></span>`}>
    <${D} seat=${r} /><${at} seat=${r} />
  </${O}>`}function Er(e){let t=p(null),[r,i]=m(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:a}=t,o=e!==null&&a!==null&&r!==a.number&&(e.number===a.number||Dr(e,a.number+1)),s=()=>i(a?.number??0);return n(e=>e!==`Escape`||!o?!1:(s(),!0)),[o?a:null,s]}function Dr(e,t){let n=F(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Or({view:e,table:n,onClose:r}){let i=e.won??[],a=e=>j(n.seats[e]),o=e.seats.map(e=>En(e,i[e.seat]??0)),s=n.me??-1,c=o[s],l=e.seats.map(({result:e})=>e),d=l.map((e,t)=>e-(i[t]??0));return _`<article class="paper settled" aria-label=${v(`Settlement`)} tabindex="0">
    <header>
      ${r&&_`<button type="button" class="close" aria-label=${v(`Close`)} onClick=${r}>×</button>`}
      ${r&&F(e)?.cards?.length&&_`<${fr} table=${n.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${c?_`<span class="own-result">${v(`This round {won}`,{won:u(i[s]??0)})}</span>`:v(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?v(`The whole hand is void: all stakes are back`):T(e.bank)||v(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${c?.jackpot&&_`<p class="jackpot-won"><${se} /> ${v(`Your {combination} wins the jackpot: {amount}`,{combination:w(c.jackpot.tier),amount:u(c.jackpot.amount)})}</p>`}
    ${c&&_`<${Dn} line=${c} house=${e.house} />`}
    <${xe} before=${d} results=${l} voice=${{me:n.me,nameOf:a}} settled=${()=>null}
      thisDeal=${(t,n)=>_`<${An} line=${o[t]??null} won=${n} loan=${Tn(e.seats[t])} />`} />
    ${r&&_`<a class="plain replay-link" aria-keyshortcuts="v" href=${t(n.id,e.number)}>
        ${v(`Replay the deal`)}</a>
        <${Ve} table=${n.id} deal=${e.number} nameOf=${a} />`}
  </article>`}const kr=({view:e})=>e;function Ar({shown:e,state:t}){let{table:n}=e,r=kr(e),i=Ct(r,e,t),[a,o]=Er(r);return r?_`
    <${Ze} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${d(`scene stud`,`phase-${r.phase}`,a&&`after`)}>
      <${$e} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${H} view=${r} nameOf=${Y(n)} />
      ${a?_`<${Or} view=${a} table=${n} onClose=${o} />`:_`<${Qe} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${et} view=${r} table=${n} send=${t.link.send} />`}
    </div>
    <${xr} view=${r} shown=${e} state=${t} staking=${i} />`:_`<${te} part=${Te} props=${{table:n,state:t}} />`}function jr({shown:e,hands:t}){let{table:n}=e,r=kr(e);if(!r)return null;let i=F(r),a=r.phase===`over`&&(r.won?.length??0)>0;return _`
    <${Ze} view=${r} meter=${r.meter??null} />
    <div class=${d(`scene stud`,`phase-${r.phase}`,a&&`after`)}>
      ${a?_`<${Or} view=${r} table=${n} />`:_`<${Qe} view=${r} announced="" /><${et} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!a&&i&&n.me!==null&&_`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${j(n.seats[n.me])}>
        <p class="plate-name"><b>${j(n.seats[n.me])}</b></p>
        <${D} seat=${i} /></section>
      ${i.cards?.length?_`<${Be} cards=${i.cards} label=${v(`Hand of {name}`,{name:j(n.seats[n.me])})} />`:null}
    </div>`}`}const Mr=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(v(`Bank change: {chips}`,{chips:ne(e)})),float_added:({amount:e})=>t(v(`Addition to the float: {chips}`,{chips:ne(e)})),closing_begun:()=>e(v(`The table is being closed`)),system_paused:()=>t(v(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(v(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${v(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${Nr(e-r+n-i)}`),table_closed:()=>e(v(`The table is closed`))});function Nr(e){return e===0?v(`The count is right`):e>0?a(`{count} chip too many`,`{count} chips too many`,e):a(`{count} chip is missing`,`{count} chips are missing`,-e)}const Pr=({announced:e,noted:t})=>({slip_made:(e,n)=>t(v(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>k(t,v(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>k(t,v(`I lend what is lacking: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?v(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):v(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(v(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?v(`The dealer calls the inspector`):v(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(v(`The inspector finds nothing irregular: play goes on`)),facts_stated:({stated:t},n,{table:r})=>e(v(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(v(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:C(e)})),remedy_chosen:({choice:e},t)=>k(t,E(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${_e(t,n,Y(a))} ${r.join(`, `)}`),hand_voided:()=>e(v(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(v(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(v(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(v(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(a(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(v(`The exchanges go on from right to left`)),dead_hand_taken:({cards:e},n)=>t(a(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(v(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(v(`{name} does not answer: taken as losing`,{name:r})):k(r,ce(e)),excess_returned:(e,n)=>t(v(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(v(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(v(`The inspector warns {name}`,{name:n}))}),Fr=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(v(`Round {number}`,{number:t})),table_opened:()=>t(v(`The table is open`)),decks_checked:()=>t(v(`Both decks are spread and checked`)),deck_washed:()=>t(v(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?v(`The deck is shuffled and goes into the machine`):a(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(v(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>k(t,v(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?a(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):a(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(v(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(v(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(v(`{name} changes a note into {chips}`,{name:n,chips:Ir(r)})),ante_staked:({amount:e},t)=>k(t,v(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>k(t,v(`a token for the jackpot`)),token_taken_back:(e,n)=>t(v(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(v(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>k(t,Lr(n,e)?v(`my stakes stand`):v(`I sit this round out`)),cashed_out:(e,n)=>t(v(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(v(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:o})=>t(r.length?v(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(o.seats[e])).join(`, `)}):a(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(v(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(a(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(v(`The cards are dealt`)),sound:`card`})}),Ir=e=>a(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),Lr=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),Rr={prego_seen:({card:e})=>({words:v(`The bank shows {card}. Prego: go ahead`,{card:o(e)}),spoken:v(`The bank shows {card}. Prego: go ahead`,{card:h(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>k(n,typeof t==`number`?v(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:j(r.seats[t])}):v(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(v(`{name} does not answer and is folded`,{name:t})):k(t,v(`fold`)),exchange_seen:({fee:e},t)=>k(t,v(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(v(`{name} does not answer; the request lapses`,{name:t})):k(t,v(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(v(`{name} does not answer and gets no card`,{name:t})):k(t,v(`no card`)),asked_again:(e,t)=>$(v(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(v(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(v(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:v(`You get {card}`,{card:o(e)}),spoken:v(`You get {card}`,{card:h(e)}),weight:`said`,sound:`card`}:{words:v(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(v(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(v(`Everybody has chosen`)),declared:({combination:e},t)=>Q(v(`{name} declares: {combination}`,{name:t,combination:w(e)})),tables_stopped:()=>Q(v(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(re(e)),reserve_lifted:({amount:e})=>$(v(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(v(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(v(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(v(`All tables go on`)),hand_confirmed:({genuine:e},t)=>Q(v(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},zr={fold_collected:({cards:e},t)=>$(a(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(v(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(v(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:T(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(Br(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(v(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?a(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):v(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(v(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(v(`The municipal inspector is present`)),selector_turned:({position:e})=>$(v(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(v(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:w(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(v(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(v(`The jackpots are paid`)),bank_stored:({cards:e})=>$(a(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(v(`Game over`)),...r!==null&&{spoken:v(`Game over. This round {won}, in all {result}.`,{won:u(e[r]??0),result:u(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(v(`The game was ended`)),sound:`settled`})};function Br({result:e,total:t,combination:n},r){let i={name:r,result:x(e),chips:t?`${u(t)}`:ne(0)};return n?v(`{name}, {combination}: {result}, {chips}`,{...i,combination:w(n)}):v(`{name}: {result}, {chips}`,i)}const Vr={writing:()=>v(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],v(`more and less on ANTE`)],[[`p`],v(`what is paid`)],[[`o`],v(`what your choices are worth`)]],steps:Vn,narrate:Ne({...Fr({announced:Q,noted:$,nameAt:j}),...Rr,...zr,...Pr({announced:Q,noted:$}),...Mr({announced:Q,noted:$})}),prompt:e=>L(e),decision:e=>`${e.number} ${I(e)??``}`.replace(/^\d+ $/,``),readAloud:_n,Table:Ar,Replayed:jr,Sheet:jn,Situation:Hn,handOf:e=>F(e)?.cards??[],house:hn,houseRules:ge,Beside:gn,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{Vr as caribbeanStud};