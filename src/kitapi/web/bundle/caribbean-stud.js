import{Et as e,F as t,G as n,Gt as r,Ht as i,Kt as a,Mt as o,N as s,Ot as c,R as l,Ut as u,Wt as d,an as f,dn as p,jt as m,m as ee,mn as h,on as g,pn as te,q as ne,qt as _,s as v,un as y}from"./main.js";import{A as re,C as b,D as x,E as ie,M as S,N as ae,O as oe,P as se,S as ce,T as C,_ as le,b as ue,c as de,g as fe,h as pe,i as me,j as w,k as T,m as he,p as E,t as ge,u as _e,v as ve,w as ye,x as D}from"./caribbean-stud-shared.js";import{B as be,F as xe,H as Se,I as Ce,J as we,K as Te,L as Ee,Q as De,R as Oe,U as ke,V as Ae,W as je,X as Me,Y as Ne,Z as Pe,dt as O,et as Fe,it as Ie,nt as k,ot as Le,q as Re,rt as ze,st as Be,tt as A,z as Ve}from"./tables.js";import{d as He,x as j,y as M}from"./shared.js";const N=(e,t)=>!!e?.options?.some(e=>e.kind===t),P=(e,t)=>e?.options?.find(e=>e.kind===`range`&&`action`in e&&e.action===t),F=e=>e?.seats.find(({seat:t})=>t===e.me);function I(e){return N(e,`choose_remedy`)?`remedy`:N(e,`say_hand`)?`say`:N(e,`correct_bet`)?`bet`:N(e,`decline_cut`)?`cut`:e?.phase===`stakes`?N(e,`wave`)?`stakes`:null:N(e,`no_exchange`)?`card`:N(e,`fold`)?F(e)?.exchanged?`served`:`choose`:null}function L(e){let t=I(e),n=F(e)?.lacks??0;if(n&&(t===`choose`||t===`served`||t===`bet`))return _(`You lack {amount} for BET: others may lend them`,{amount:n});switch(t){case`cut`:return _(`The deck is offered to you: will you cut?`);case`stakes`:return F(e)?.ante?_(`Do your stakes stand?`):_(`Your stakes, please`);case`card`:return _(`Do you want a card?`);case`served`:return _(`Your new card is there: raise or fold?`);case`choose`:return N(e,`exchange`)?_(`Raise, fold, or exchange a card?`):_(`Raise or fold?`);case`remedy`:return _(`Your card cannot come: go on without it, or have your hand void?`);case`say`:return _(`Your cards were taken: how do they stand against the bank's?`);case`bet`:return N(e,`fold`)?_(`Your BET is not exact: make it twice your ANTE, or fold`):_(`Your BET is too high: take back what is too much`);case null:return``}}const R=e=>new Intl.NumberFormat(r(),{useGrouping:!0}).format(e),z=e=>e.console?.display??{};function B(e,t){let{shows:n=`total`,button:r,amount:i}=z(e);if(e.paused)return _(`paused`);switch(n){case`tier`:return _(`JP {number}`,{number:r??``});case`pay`:return _(`pay the JP {amount}`,{amount:R(i??0)});default:return R(t??e.meter??0)}}const Ue=({house:e,meter:t})=>g`<${v} label=${_(`Paytables`)} title=${_(`What is paid`)} shortcut="p">
    <div class="paytables"><${We} house=${e} /><${Ke} house=${e} meter=${t} />
      <${qe} house=${e} />
      <p><a class="plain" href=${l(`caribbean-stud`)} target="_blank">${_(`When something goes wrong`)}</a>
        <a class="plain" href=${s(`caribbean-stud`)} target="_blank">${_(`The exact odds`)}</a></p></div>
  </${v}>`,We=({house:e})=>g`<table class="paytable">
  <caption>${_(`BET, when the bank qualifies and loses`)}</caption>
  <thead>
    <tr><th scope="col">${_(`Hand`)}</th><th scope="col">${_(`first five cards`)}</th>
      <th scope="col">${_(`after an exchange`)}</th></tr></thead>
  <tbody>${oe.slice(0,e.table.length).map((t,n)=>g`<tr key=${t}>
    <th scope="row">${w(t)}</th>
    <td class="figure">${Ge(e.table[n])}</td><td class="figure">${Ge(e.exchange_table[n])}</td>
  </tr>`)}</tbody>
</table>
<p class="quiet">
  ${_(`A win without a pair is paid 1 to 1, and so is every ANTE.`)} ${e.qualification===`ace_and_king`?_(`The bank qualifies with ace and king or better.`):_(`The bank qualifies with an ace, a king, or better.`)}
</p>`,Ge=(e=0)=>_(`{times} to 1`,{times:e});function Ke({house:e,meter:t}){let n=[[`royal_flush`,_(`all of it`)],[`straight_flush`,_(`a tenth of it`)],[`four_of_a_kind`,`${e.four_of_a_kind}`],[`full_house`,`${e.full_house}`],[`flush`,`${e.flush}`]];return g`<table class="paytable">
    <caption>${t===null?_(`Jackpot`):_(`Jackpot, now {meter}`,{meter:t})}</caption>
    <thead><tr><th scope="col">${_(`First five cards, with a token`)}</th><th scope="col">${_(`pays`)}</th></tr></thead>
    <tbody>
      ${n.map(([e,t])=>g`<tr key=${e}><th scope="row">${w(e)}</th>
          <td class="figure">${t}</td></tr>`)}</tbody>
  </table>
  <p class="quiet">${_(`A token costs {token}; {share} of it goes into the jackpot, which restarts at {reset}.`,{token:e.token,share:e.meter_share,reset:e.reset})} ${_(`The jackpot is paid whether or not the bank qualifies or wins. Who exchanges a card or folds has no part in it.`)}
  </p>`}const qe=({house:e})=>g`<p>
    ${_(`ANTE from {minimum} to {maximum}, in steps of {chip}; BET is twice the ANTE; a new card costs {times} times the ANTE.`,{minimum:e.minimum,maximum:e.maximum,chip:e.chip,times:e.exchange_fee})}</p>
  <p class="quiet">
    ${_(`The limits and amounts of this house are made up; the payments are those of the rulebook.`)}</p>`,Je=({view:e,meter:t})=>g`<div class="strip stud-bar">
  <span class="limits">
    ${_(`ANTE {minimum} to {maximum}`,{minimum:e.house.minimum,maximum:e.house.maximum})}</span>
  ${t!==null&&g`<span class="meter">
      <span class="meter-name">${_(`Jackpot`)}</span> <b class="figure">${B(e,t)}</b></span>`}
  <${Ue} house=${e.house} meter=${t} />
</div>`;function Ye({view:t,announced:n}){let{held:r,cards:i=[],qualifies:o}=t.bank,s=Math.max(r-i.length,0);return g`<section class="bank" aria-label=${_(`The bank`)}>
    <p class=${f(`bank-cards`,o===!1&&`unqualified`)}>
      ${Array.from({length:s},(t,n)=>g`<${e} key=${n} />`)}
      ${i.map(e=>g`<${c} key=${e} card=${e} class="turned" />`)}
      ${s>0&&g`<span class="unseen">${a(`{count} card face down`,`{count} cards face down`,s)}</span>`}
      ${!r&&g`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words">${T(t.bank)}</p>
    <p class="announced" aria-hidden="true">${n}</p>
  </section>`}function Xe({stopping:e,stopped:t,waiting:n}){return!e&&!t&&!n?null:g`<p class="paper standstill" role="status">${n&&!e?x(n):_(t?`All tables stand still: at another table a royal or straight flush is being checked.`:`All other tables stand still: a royal or straight flush is being checked.`)}</p>`}function Ze({view:e,table:t,hands:n,send:r,dealers:i=!1}){let a=i?e.seats:[...e.seats].reverse(),o=i?null:t.me;return g`<ul class="places" style=${{"--places":a.length}}>
    ${a.map((i,s)=>g`<li key=${i.seat} class=${f(`place-at`,i.seat===o&&`own`)}
      style=${{"--bow":$e(s,a.length)}}>
      <${Qe} seat=${i.seat} />
      ${i.seat===o?g`<span class="own-mark">${_(`you`)}</span>`:g`<${et} seat=${i} view=${e} table=${t} open=${n?.[i.seat]} send=${r} />`}
    </li>`)}
  </ul>`}const Qe=({seat:e})=>g`<span class="seat-sign"><span aria-hidden="true">${j(e)}</span><span
  class="unseen">${_(`seat {number}`,{number:j(e)})}</span></span>`;function $e(e,t){let n=(t-1)/2;return n?1-((e-n)/n)**2:1}function et({seat:e,view:t,table:n,open:r,send:i}){let a=n.seats[e.seat];if(!a)return null;let o=a.kind===`open`||t.phase!==`stakes`&&t.phase!==`prepare`&&t.phase!==`closed`&&!e.plays;return g`<${O} seat=${a} place="arc" turn=${!!e.asked} dealer=${!1} out=${o}
    result=${a.kind===`open`?null:e.result}>
    ${a.kind!==`open`&&g`<${D} seat=${e} />
      <${tt} seat=${e} open=${r} />
      <${nt} seat=${e} />`}
    ${i&&g`<${Le} seat=${a} table=${n} send=${i} />`}
  </${O}>`}function tt({seat:{held:t=0,cards:n=[]},open:r=[]}){let i=n.length?n:r;return i.length?g`<p class="their-cards">${i.map(e=>g`<${c} key=${e} card=${e} />`)}</p>`:g`<p class=${f(`their-cards`,!t&&`none`)}>
    ${Array.from({length:t},(t,n)=>g`<${e} key=${n} />`)}
    ${t>0&&g`<span class="unseen">${a(`{count} card`,`{count} cards`,t)}</span>`}
  </p>`}function nt({seat:e}){let{settled:t,award:n}=e;return g`<p class=${f(`standing-words`,n&&`won-jackpot`)}>${ae(e)}
    ${t&&g` <b class="figure">${d(t.total)}</b>`}
    ${n&&g` <b class="figure award">${_(`jackpot {amount}`,{amount:d(n.amount)})}</b>`}</p>`}const V=({view:e,table:t,state:n})=>g`<section class="felt">
  <${Je} view=${e} meter=${t.meter??e.meter??null} />
  <div class=${f(`dealers-side`,`phase-${e.phase}`)}>
    <${Xe} stopping=${e.stopping} stopped=${t.stopped&&!e.stopping} waiting=${e.waiting_for} />
    <${Ze} view=${e} table=${t} send=${n.link.send} dealers=${!0} />
    <${Ye} view=${e} announced="" />
  </div>
</section>`;function H({view:{incident:e,awaited:t=[],pending:n},nameOf:r}){let i=ue(e?.stated!==null&&e!=null);if(!e)return null;let{stated:a}=e,o=i.find(({id:e})=>e===a?.irregularity)?.what??``;return g`<section class="paper incident" role="status" aria-label=${_(`The table stands still`)}>
    <p><b>
      ${e.caller===null?_(`The table stands still.`):_(`The table stands still: {name} has called the inspector.`,{name:r(e.caller)})}</b></p>
    ${a&&g`<p>${o} <small class="clause">${a.irregularity}</small></p>
      ${fe(a,r).map(e=>g`<p class="fact" key=${e}>${e}</p>`)}`}
    ${n&&g`<p class="pending">
        <span class="quiet">
          ${_(`The ruling will be:`)}</span> ${ve(n.continues,n.values,r)} ${n.clauses.map(e=>g`<small class="clause" key=${e}>${e}</small> `)}</p>`}
    <p class="quiet">${rt(e,t,r)}</p>
  </section>`}function rt({stated:e,joined:t,choosing:n,choices:r},i,a){let o=[...n.map(a),...i.map(C)];return e?[...t.map(e=>_(`Present: {role}.`,{role:C(e)})),...Object.entries(r).map(([e,t])=>_(`{name}: {words}`,{name:a(Number(e)),words:E(t)})),...o.length?[_(`Waiting for {names}`,{names:o.join(`, `)})]:[]].join(` `):_(`Waiting for the gaming inspector.`)}const it={open_table:()=>_(`The table is open`),check_decks:()=>_(`The decks are complete`),wash:()=>_(`The cards are washed`),offer_cut:(e,t)=>_(`{name}, will you cut?`,{name:t}),invite_stakes:()=>_(`Place your stakes, please`),no_more_bets:()=>_(`No more bets please`),count_tokens:({tokens:e})=>a(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e),deal:()=>_(`Cards`),turn_upcard:()=>_(`Prego, go ahead`),take_stub:()=>_(`Exchanges, please`),ask_seat:(e,t)=>_(`{name}, a card?`,{name:t}),give_card:(e,t)=>_(`One card: {name}`,{name:t}),take_fee:({seat:e},t,n)=>_(`{fee} for the card: {name}`,{fee:n.seats[e]?.fee??0,name:t}),pass_over:(e,t)=>_(`{name}, your answer please`,{name:t}),collect_fold:(e,t)=>_(`Fold: {name}`,{name:t}),check_bet:({seat:e},t,n)=>_(`BET {amount}: {name}`,{amount:n.seats[e]?.bet??0,name:t}),reveal:()=>_(`The bank shows`),settle:(e,t,n)=>at(n,t),store_bank:()=>_(`The bank's cards, counted`),game_over:()=>_(`Game over`)};function at({bank:e},t){return e.qualifies===!1?_(`Not qualified, ANTE is paid: {name}`,{name:t}):e.combination?_(`The bank: {combination}. Against it: {name}`,{combination:w(e.combination),name:t}):t}const ot=(e,t,n)=>it[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??``,st={open_table:()=>_(`Open the table`),check_decks:()=>_(`Spread and check both decks`),wash:()=>_(`Wash the deck`),offer_cut:(e,t)=>_(`Offer the cut: {name}`,{name:t}),invite_stakes:()=>_(`Invite stakes`),send_back:(e,t)=>_(`Send stakes back: {name}`,{name:t}),cash_out:(e,t)=>_(`Change chips back: {name}`,{name:t}),no_more_bets:()=>_(`No more bets`),coin_in:()=>`COIN IN`,count_tokens:({tokens:e})=>a(`Count {count} token`,`Count {count} tokens`,e),deal:()=>_(`Deal the cards`),turn_upcard:()=>_(`Turn the fifth card`),take_stub:(e,t,n)=>n.method===`machine`?_(`Take the stub out, a null card under it`):_(`Keep the stub in the left hand`),ask_seat:(e,t)=>_(`Ask: {name}`,{name:t}),give_card:(e,t)=>_(`Give a card: {name}`,{name:t}),take_fee:(e,t)=>_(`Take the fee: {name}`,{name:t}),pass_over:({seat:e},t,n)=>n.seats[e]?.warned?_(`Still no answer, go on without: {name}`,{name:t}):_(`Ask again: {name}`,{name:t}),collect_fold:(e,t)=>_(`Take ANTE and cards: {name}`,{name:t}),check_bet:(e,t)=>_(`Check BET: {name}`,{name:t}),reveal:()=>_(`Turn the bank's cards`),settle:(e,t)=>_(`Settle: {name}`,{name:t}),store_bank:()=>_(`Count and store the bank's cards`),game_over:()=>`GAME OVER`,decide_token:({in_play:e},t)=>_(e?`The token is in play: {name}`:`Token back: {name}`,{name:t}),attend:()=>_(`I am present`),confirm:({genuine:e},t)=>_(e?`Confirm: {name}`:`Do not confirm: {name}`,{name:t}),note_declaration:(e,t)=>_(`Take note of the declaration: {name}`,{name:t}),authorise_payment:(e,t)=>_(`Authorise the payment: {name}`,{name:t}),decide_claim:({paid:e},t)=>_(e?`Pay the claim: {name}`:`Refuse the claim: {name}`,{name:t}),rule:({stands:e})=>_(e?`The hand stands`:`The hand is void`),confirm_count:()=>_(`Confirm the count`),dismiss:()=>_(`Nothing irregular: go on`),call_inspector:()=>_(`Call the inspector`),begin_closing:()=>_(`Close the table`)};function U(e,t,n){return e.kind===`slip`?ct(String(e.what),n(Number(e.seat))):st[e.kind]?.(e,`seat`in e?n(Number(e.seat)):``,t)??e.kind}function ct(e,t){switch(e){case`skip_seat`:return _(`Leave out of the deal: {name}`,{name:t});case`deal_to_empty_seat`:return _(`Deal to a seat that does not play: {name}`,{name:t});case`serve_out_of_turn`:return _(`Serve out of turn: {name}`,{name:t});case`overlook_bet`:return _(`Take a wrong BET as exact: {name}`,{name:t});default:return e}}const lt=[`slip`,`state_facts`,`call_inspector`,`begin_closing`,`dismiss`,`press_jackpot`,`turn_selector`,`cut`],ut=[`pass_over`,`send_back`,`cash_out`],dt=({options:e=[]})=>e.filter(e=>![`range`,`form`,`seal`,`nonce`,`subset`].includes(e.kind)),ft=({options:e=[],desk:t})=>e.length>0?t?.due??[]:[];function pt(e,t,n){let r=dt(e).filter(({kind:e,seat:t})=>!lt.includes(e)&&(e!==`cash_out`||n(Number(t)))).map(n=>({key:Object.values(n).join(` `),words:U(n,e,t),action:n})),i=ft(e).flatMap(({kind:e,answers:t})=>r.filter(({action:t})=>t.kind===e).map(e=>({step:e,answers:t}))),a=i.find(({answers:e})=>!e)?.step??null,o=i.map(({step:e})=>e).filter(e=>e!==a),s=r.filter(({action:e})=>ut.includes(e.kind));return{next:a,others:[...o,...r.filter(e=>e!==a&&!o.includes(e)&&!s.includes(e))],needed:s}}const mt=e=>ft(e).length>0,W=(e,t)=>dt(e).filter(e=>e.kind===t);function G({view:e,nameOf:t,act:n,idle:r,hinted:i=!0,announced:a=!1,isVacant:o=()=>!0}){let{next:s,others:c,needed:l}=pt(e,t,o),u=i||!s?c:[s,...c].sort((e,t)=>e.words.localeCompare(t.words)),d=s&&i&&a?ot(s.action,e,t):``;return g`<section class="step-bar" aria-label=${_(`What may be done now`)}>
    ${a&&g`<p class="aloud">
        ${d?g`<span class="quiet">${_(`Say:`)}</span> <q>${d}</q>`:g`<span class="quiet">${s?_(`Do it in silence.`):r}</span>`}</p>`}
    ${!a&&!s&&!c.length&&g`<p class="aloud"><span class="quiet">${r}</span></p>`}
    ${i&&s&&g`<button type="button" class="big next-step" data-step=${s.action.kind} aria-keyshortcuts="1"
        onClick=${()=>n(s.action)}>${s.words}<${ze}
        sign="1" /></button>`}
    <${K} steps=${u} from=${i&&s?2:1} act=${n} />
    ${l.length>0&&(l.length>2?g`<details class="aside needed"><summary>${_(`If need be`)}</summary>
          <${K} steps=${l} from=${0} act=${n} /></details>`:g`<div class="needed"><span class="quiet">${_(`If need be:`)}</span>
          <${K} steps=${l} from=${0} act=${n} /></div>`)}
  </section>`}const K=({steps:e,from:t,act:n})=>e.length>0?g`<div class="step-row">${e.map(({key:e,words:r,action:i},a)=>{let o=t>0&&t+a<10?`${t+a}`:null;return g`<button type="button" key=${e} class="plain step-button" data-step=${i.kind}
      aria-keyshortcuts=${o??void 0}
      onClick=${()=>n(i)}>${r}${o&&g`<${ze} sign=${o} />`}</button>`})}</div>`:null;function ht({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=new Set(W(e,`confirm`).map(({seat:e})=>Number(e)));return g`<div class="bench">
    ${e.seats.filter(({seat:e,declared:t})=>t&&o.has(e)).map(e=>g`<section key=${e.seat} class="paper slip on-camera"
          aria-label=${_(`{name} declares: {combination}`,{name:i(e.seat),combination:w(e.declared??`high_card`)})}>
          <h2>
            ${_(`{name} declares: {combination}`,{name:i(e.seat),combination:w(e.declared??`high_card`)})}</h2>
          <${gt} seat=${e} />
        </section>`)}
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${_(`No royal or straight flush is declared.`)} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function gt({seat:{cards:t=[],held:n=0,exchanged:r}}){let i=Math.max(n-t.length,0);return g`<p class="camera-cards">${t.map(e=>g`<${c} key=${e} card=${e} />`)}
    ${Array.from({length:i},(t,n)=>g`<${e} key=${n} />`)}
    ${i>0&&g`<span class="unseen">${a(`{count} card face down`,`{count} cards face down`,i)}</span>`}</p>
    ${r&&g`<p class="quiet">${_(`A card of it was exchanged.`)}</p>`}`}const _t=e=>`kitapi.stakes.${e}`;function vt(e){try{return JSON.parse(sessionStorage.getItem(_t(e))??`null`)}catch{return null}}function yt(e,t){try{sessionStorage.setItem(_t(e),JSON.stringify(t))}catch{}}function bt(e,{table:t,catchingUp:n},r){let[i,a]=h(null),[o,s]=h(null),[c,l]=h(null),u=r.link.unanswered.value.size>0,d=vt(t.id),f=P(e,`ante`),m=P(e,`cut`),ee=e?`${e.number} ${e.phase}`:``,g=e?.options?.flatMap(e=>e.kind===`exchange`&&`card`in e?[String(e.card)]:[])??[];return p(()=>{a(null),s(null),l(null)},[ee]),p(()=>a(null),[F(e)?.ante]),p(()=>{c&&!g.includes(c)&&l(null)},[g.join()]),xt(e,t.id),St(e,u||n,r),{sending:u,last:d,ante:f,cutting:m,picked:c,cards:g,lay:wt(e,u,r),act:u?null:r.act,amount:f?q(i??(F(e)?.ante||d?.ante||f.lowest),f):0,choose:a,cut:m?q(o??(m.lowest+m.highest)/2,m):0,setCut:s,pick:e=>l(c===e?null:e)}}function q(e,{lowest:t,highest:n,step:r}){let i=Math.round((e-t)/r);return Math.min(Math.max(t+i*r,t),n)}function xt(e,t){let n=F(e),r=n?.plays&&n.ante?{ante:n.ante,token:!!(n.token||n.lamp)}:null;y(()=>{r&&yt(t,r)},[e?.number,r?.ante,r?.token])}function St(e,t,n){let r=te(``),a=e?.seats.map(({declared:e,noted:t})=>`${+!!e}${+!!t}`).join(``),o=`${e?.number} ${e?.own?.combination} ${a}`,s=i.value.declare&&N(e,`declare`)&&!t&&r.current!==o;y(()=>{s&&(r.current=o,n.act({kind:`declare`}))},[s,o])}const Ct=[`over`,`prepare`,`stakes`];function wt(e,t,n){let[r,i]=h([]),[a,...o]=r,s=!e||!Ct.includes(e.phase)||n.refusal.value!==null,c=a&&!s&&!t&&Tt(e,a);return y(()=>{s&&r.length&&i([])},[s]),y(()=>{c&&(i(o),n.act(a))},[c,r.length]),({ante:e,token:t})=>i([{kind:`ante`,amount:e},...t?[{kind:`token`}]:[],{kind:`wave`}])}function Tt(e,{kind:t}){return t===`ante`?!!P(e,`ante`):N(e,t)&&!!F(e)?.ante}const Et=[1,5,20];function Dt({range:e,staking:{amount:t,choose:r}}){let i=t=>r(q(t,e)),o={ArrowUp:t+e.step,ArrowRight:t+e.step,ArrowDown:t-e.step,ArrowLeft:t-e.step,PageUp:t+5*e.step,PageDown:t-5*e.step,Home:e.lowest,End:e.highest};return n(n=>n!==`+`&&n!==`-`?!1:(i(t+(n===`+`?e.step:-e.step)),!0)),g`<div class="stake-chooser" role="group" aria-label=${_(`Your ANTE`)}>
    <div class="stake-line">
      <button type="button" class="step" aria-label=${_(`less`)} disabled=${t<=e.lowest}
        onClick=${()=>i(t-e.step)}>−</button>
      <div class="stake-amount figure" role="spinbutton" tabindex="0" aria-label=${_(`Your ANTE`)}
        aria-valuenow=${t} aria-valuemin=${e.lowest}
        aria-valuemax=${e.highest} onKeyDown=${e=>{let t=o[e.key];t!==void 0&&(e.preventDefault(),i(t))}}>${t}</div>
      <button type="button" class="step" aria-label=${_(`more`)} disabled=${t>=e.highest}
        onClick=${()=>i(t+e.step)}>+</button>
    </div>
    <div class="chip-row">
      <button type="button" class="chip-button least" onClick=${()=>i(e.lowest)}>${_(`least`)}</button>
      ${Et.map(t=>t*e.step).filter(t=>t<e.highest).map((n,r)=>g`<button type="button" key=${n}
          class=${`chip-button chip-${r}`} aria-label=${a(`add {count} chip`,`add {count} chips`,n)}
          onClick=${()=>i(t===e.lowest&&n>t?n:t+n)}>
          <${ce} /><span class="figure">+${n}</span></button>`)}
      <button type="button" class="chip-button most" onClick=${()=>i(e.highest)}>${_(`most`)}</button>
    </div>
  </div>`}function Ot({range:e,staking:{cut:t,setCut:n,act:r}}){return g`<div class="cut-chooser">
    <div class="cut-deck" aria-hidden="true" style=${{"--cut":t/(e.highest+e.lowest)}}>
      <span class="cut-top"></span><span class="cut-card"></span><span
      class="cut-rest"></span></div>
    <label>${a(`Cut {count} card off the top`,`Cut {count} cards off the top`,t)}
      <input type="range" class="replay-slider" min=${e.lowest} max=${e.highest} step=${e.step} value=${t}
        onKeyDown=${e=>{e.key===`Enter`&&r&&(e.preventDefault(),r({kind:`cut`,amount:t}))}}
        onInput=${e=>n(Number(e.target.value))} /></label>
  </div>`}function kt({view:e,action:t,label:n,words:r,act:i}){let a=(e.options??[]).filter(e=>e.kind===`range`&&`action`in e&&e.action===t),[o]=a;return o?g`<${J}
    fields=${[{name:`amount`,label:n,lowest:o.lowest,highest:a.at(-1)?.highest,step:o.step}]}
    words=${r}
    onNumbers=${({amount:e})=>i({kind:t,amount:e})} />`:null}function J({fields:e,words:t,onNumbers:n}){let[r,i]=h({}),a=e.every(({name:e})=>/^\d+$/.test(r[e]??``));return g`<form class="number-form" onSubmit=${t=>{t.preventDefault(),a&&(n(Object.fromEntries(e.map(({name:e})=>[e,Number(r[e])]))),i({}))}}>
    ${e.map(({name:e,label:t,lowest:n=0,highest:a,step:o=1})=>g`<label key=${e}>${t}
      <input type="number" inputmode="numeric" required min=${n} max=${a} step=${o}
        value=${r[e]??``}
        onInput=${t=>i({...r,[e]:t.target.value})} /></label>`)}
    <button class="plain">${t}</button>
  </form>`}const At={ArrowUp:`R`,ArrowLeft:`JPL`,ArrowRight:`JPH`,ArrowDown:`S`},jt={R:0,JPL:-90,JPH:90,S:180};function Mt({position:e,next:t,turn:n}){return g`<div class="selector" role="radiogroup" aria-label=${_(`Key selector`)} onKeyDown=${e=>{let t=At[e.key];t&&(e.preventDefault(),e.currentTarget.querySelector(`[data-position="${t}"]`)?.focus(),n(t))}}>
    ${[`R`,`JPL`,`JPH`,`S`].map(r=>g`<button type="button" key=${r} role="radio" data-position=${r} aria-checked=${r===e}
          tabindex=${r===e?0:-1}
          class=${f(`turn-to`,`to-${r.toLowerCase()}`,t.includes(r)&&`hinted`)}
          aria-label=${Nt(r)} onClick=${()=>n(r)}>${r}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{rotate:`${jt[e]??0}deg`}}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`}function Nt(e){switch(e){case`R`:return _(`{position}, run`,{position:e});case`JPL`:return _(`{position}, key {key}: the lower jackpots`,{position:e,key:`08`});case`JPH`:return _(`{position}, key {key}: the upper jackpots`,{position:e,key:`09`});default:return _(`{position}, service`,{position:e})}}const Pt=[1,2,3,4,5];function Ft({view:e,meter:t,nameOf:n,act:r,hinted:i,stuck:a=[]}){let{selector:o=`R`,lit:s=[],flashing:c=[],leds:l=[]}=e.console??{},u=i?W(e,`press_jackpot`).map(({button:e})=>Number(e)):[],d=i?W(e,`turn_selector`).map(({position:e})=>String(e)).filter(e=>e!==`S`):[],p=W(e,`open_table`).length>0;return g`<section class="console-box" aria-label=${_(`Console`)}>
    <${Lt} view=${e} meter=${t} nameOf=${n} />
    <ol class="seat-leds" aria-label=${_(`Tokens in play, by seat`)}>
      ${e.seats.map(({seat:e})=>g`<${It} key=${e} seat=${e} lit=${l.includes(e)} />`)}</ol>
    <div class="jackpot-keys">
      ${Pt.map(e=>g`<button type="button" key=${e} data-button=${e} aria-pressed=${s.includes(e)}
          class=${f(`jackpot-key`,c.includes(e)?`flashes`:s.includes(e)&&`lit`,u.includes(e)&&`hinted`)}
          onClick=${()=>r({kind:`press_jackpot`,button:e})}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${e}</span>
          <small>${w(oe[e-1]??`flush`)}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${()=>r({kind:`coin_in`,...a.length&&{stuck:[...a]}})}>COIN IN</button>
      <${Mt} position=${o} next=${d}
        turn=${e=>r({kind:`turn_selector`,position:e})} />
      <button type="button" class="console-key game-over"
        onClick=${()=>r({kind:p?`open_table`:`game_over`})}>GAME OVER</button>
    </div>
  </section>`}function It({seat:e,lit:t}){let n=j(e),r=_(t?`seat {number}: lit`:`seat {number}: dark`,{number:n});return g`<li class=${f(`seat-led`,t&&`lit`)}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${n}</span><span class="unseen">${r}</span></li>`}function Lt({view:e,meter:t,nameOf:n}){let{seat:i}=z(e);return g`<output class="display" lang=${r()} aria-label=${_(`Display`)}>
    ${B(e,t)}</output>
    <p class="display-seat">${typeof i==`number`&&n(i)}</p>`}function Rt(e){let{view:t,table:n,state:r,act:i,nameOf:a,hinted:o,next:s}=e,[c,l]=h([]),u=t.seats.filter(({token:e})=>e).map(({seat:e})=>e),d=c.filter(e=>u.includes(e));return g`<${V} view=${t} table=${n} state=${r} />
    <div class="bench"><${H} view=${t} nameOf=${a} />
    <${G} view=${t} nameOf=${a} act=${e=>i(e.kind===`coin_in`&&d.length?{...e,stuck:d}:e)} hinted=${o} announced=${!0}
      isVacant=${e=>n.seats[e]?.kind===`open`} idle=${zt(e)} />
    ${s&&g`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${s}>${_(`Next deal`)}</button>
      </div>`}
    <${Bt} view=${t} act=${i} />
    ${W(t,`coin_in`).length>0&&u.length>0&&g`<${Vt} tokens=${u} stuck=${d} setStuck=${l} nameOf=${a} />`}</div>
    <${Ft} view=${t} meter=${n.meter??null} nameOf=${a} act=${i} hinted=${o}
      stuck=${d} />
    <div class="bench more"><${Ht} ...${e} /><${Ut} ...${e} /></div>`}function zt({view:e,table:t,nameOf:n}){let r=e.phase===`choose`?e.seats.filter(({plays:e,choice:t,wants:n})=>e&&!t&&!n).map(({seat:e})=>n(e)):[],i=e.phase===`stakes`?e.seats.filter(({seat:e,waved:n})=>!n&&t.seats[e]?.kind!==`open`).map(({seat:e})=>n(e)):[],a=[...r,...i];return a.length&&!e.incident?_(`Waiting for {names}`,{names:a.join(`, `)}):se(e)}function Bt({view:e,act:t}){let n=P(e,`cut`),[r,i]=h(26);if(!n)return null;let a=q(r,n);return g`<div class="dealers-cut"><${Ot} range=${n} staking=${{cut:a,setCut:i,act:t}} />
    <button type="button" class="plain" onClick=${()=>t({kind:`cut`,amount:a})}>${_(`Cut it myself`)}</button>
  </div>`}const Vt=({tokens:e,stuck:t,setStuck:n,nameOf:r})=>g`<details class="aside"><summary>${_(`A token does not fall`)}</summary>
    <fieldset class="stuck"><legend class="unseen">${_(`A token does not fall`)}</legend>
      ${e.map(e=>g`<label class="tick" key=${e}>
        <input type="checkbox" checked=${t.includes(e)}
          onChange=${r=>n(r.target.checked?[...t,e]:t.filter(t=>t!==e))} />
        ${_(`Token stuck: {name}`,{name:r(e)})}</label>`)}</fieldset>
  </details>`;function Ht({view:e,act:t,nameOf:n}){let r=e.options?.some(e=>e.kind===`form`&&`action`in e&&e.action===`count_chips`),i=W(e,`open_table`).length>0,a=dt(e).filter(({kind:e})=>e===`begin_closing`||e===`call_inspector`);return g`<section class="tray" aria-label=${_(`Tray`)}>
    ${e.desk&&g`<p class="tray-line">
        ${_(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}</p>`}
    ${e.desk?.counted&&g`<p class="tray-line">${_(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
    ${r&&g`<${J} words=${_(`Enter the count`)}
        onNumbers=${e=>t({kind:`count_chips`,...e})}
        fields=${[{name:`chips`,label:_(`Chips counted`)},{name:`notes`,label:_(`Notes counted`)}]} />`}
    ${i&&g`<${J} words=${_(`Open with this count`)}
        onNumbers=${e=>t({kind:`open_table`,...e})}
        fields=${[{name:`chips`,label:_(`Chips counted`)}]} />`}
    <${kt} view=${e} action="bank_change" label=${_(`Bank change`)} words=${_(`Change`)} act=${t} />
    <${K} from=${0} act=${t}
      steps=${a.map(t=>({key:t.kind,action:t,words:U(t,e,n)}))} />
  </section>`}function Ut({view:e,act:t,nameOf:n}){let r=W(e,`slip`),i=[...e.desk?.skipped??[],...e.desk?.extra??[]];return!r.length&&!i.length?null:g`<details class="aside mistakes"><summary>${_(`Mistakes for practice`)}</summary>
    ${i.length>0&&g`<p>${_(`About to happen at the deal: {names}`,{names:i.map(n).join(`, `)})}</p>`}
    <${K} from=${0} act=${t}
      steps=${r.map(t=>({key:Object.values(t).join(` `),action:t,words:U(t,e,n)}))} />
  </details>`}function Wt({options:e=[]}){let t=/* @__PURE__ */ new Map;for(let{irregularity:n,...r}of e.flatMap(Gt))t.set(n,[...t.get(n)??[],r]);return t}function Gt(e){return e.kind===`form`&&e.action===`state_facts`?Kt(e.fields):e.kind===`state_facts`?[Object.fromEntries(Object.entries(e).filter(([e,t])=>e!==`kind`&&t!==null&&(e!==`from_right`||t)))]:[]}const Kt=e=>e.reduce((e,{name:t,values:n})=>e.flatMap(e=>n.map(n=>({...e,[t]:n}))),[{}]),qt=e=>[...new Set(e.flatMap(e=>Object.keys(e)))];function Jt(e,t,n){let r=(e,t)=>JSON.stringify(e)===JSON.stringify(t);return e.filter(e=>Object.entries(n).every(([t,n])=>r(e[t],n))).map(e=>e[t]).filter((e,t,n)=>e!==void 0&&n.findIndex(t=>r(t,e))===t)}function Yt({view:e,nameOf:t,act:n}){let r=Wt(e),[i,a]=h(``),[o,s]=h({}),c=ue(r.size>0);if(!r.size)return null;let l=r.get(i)??[],{fields:u,facts:d}=Xt(l,o),f=e=>c.find(t=>t.id===e)?.what??``,p=l.length>0&&u.every(({name:e})=>d[e]!==void 0),m=e=>{a(e),s({})};return g`<details class="aside facts" open=${!!e.incident}><summary>${_(`State what happened`)}</summary>
    <form class="facts-form" onSubmit=${e=>{e.preventDefault(),p&&(n({kind:`state_facts`,irregularity:i,...d}),m(``))}}>
      <${Zt} label=${_(`What is irregular`)} value=${i} onChoice=${m}
        choices=${[...r.keys()].map(e=>[e,`${f(e)} (${e})`])} />
      ${u.filter(({values:e})=>e.length>1).map(({name:e,values:n})=>g`<${Zt} key=${`${i} ${e}`} label=${he(e)}
          value=${JSON.stringify(d[e])??``}
          onChoice=${t=>s(t?{...d,[e]:JSON.parse(t)}:{})}
          choices=${n.map(n=>[JSON.stringify(n),Qt(e,n,t)])} />`)}
      <button class="plain" disabled=${!p}>${_(`State it`)}</button>
    </form>
  </details>`}function Xt(e,t){let n={};return{fields:qt(e).map(r=>{let i=Jt(e,r,n),a=i.find(e=>JSON.stringify(e)===JSON.stringify(t[r])),o=i.length===1?i[0]:a;return o!==void 0&&(n[r]=o),{name:r,values:i}}),facts:n}}const Zt=({label:e,value:t,choices:n,onChoice:r})=>g`<label>${e}
  <select required value=${t} onChange=${e=>r(e.target.value)}>
    <option value="" selected=${t===``}>${_(`choose …`)}</option>
    ${n.map(([e,n])=>g`<option key=${e} value=${e} selected=${e===t}>${n}</option>`)}
  </select></label>`;function Qt(e,t,n){return e===`seat`?n(t):Array.isArray(t)?t.map(n).join(`, `):pe(t)}function $t({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){let o=W(e,`dismiss`);return g`<${V} view=${e} table=${t} state=${n} />
    <div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${en(e)} />
    <section class="reporting" aria-label=${_(`Irregularities`)}>
      <${K} from=${0} act=${r}
        steps=${o.map(t=>({key:t.kind,action:t,words:U(t,e,i)}))} />
      <${Yt} view=${e} nameOf=${i} act=${r} />
    </section></div>
    <${Ft} view=${e} meter=${t.meter??null} nameOf=${i} act=${r} hinted=${a} />
    <div class="bench more"><section class="tray" aria-label=${_(`Tray`)}>
      ${e.desk&&g`<p class="tray-line">
          ${_(`In the tray {chips}, notes in the box {notes}`,{chips:e.desk.chips,notes:e.desk.notes})}
        </p>`}
      ${e.desk?.counted&&g`<p class="tray-line">${_(`Counted: {chips} in chips, {notes} in notes`,e.desk.counted)}</p>`}
      <${kt} view=${e} action="add_to_float" label=${_(`Addition to the float`)} words=${_(`Add`)}
        act=${r} />
    </section></div>`}function en(e){return e.incident?e.incident.stated?_(`The facts are stated; others are waited for.`):_(`You are called to the table: state what happened.`):e.phase===`jackpot`?_(`A jackpot is to be paid: look at hand, token and exchange, then press its button.`):_(`Nothing asks for you now.`)}function tn({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return g`<div class="bench"><${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a}
      idle=${_(`Nothing asks for you now.`)} />
    <${nn} view=${e} nameOf=${i} act=${r} />
    <${rn} seen=${n.happened.value} nameOf=${i} /></div>
    <${V} view=${e} table=${t} state=${n} />`}function nn({view:e,nameOf:t,act:n}){let r=W(e,`decide_claim`).filter(({paid:e})=>e);return g`${r.map(({seat:r})=>g`<section class="claim" key=${r} aria-label=${_(`Claim: {name}`,{name:t(Number(r))})}>
      <p>${_(`{name}: {amount} wait as a claim.`,{name:t(Number(r)),amount:e.seats[Number(r)]?.claim??0})}</p>
      <${J} fields=${[{name:`winnings`,label:_(`Winnings beside them`)}]}
        words=${_(`Pay with these winnings`)}
        onNumbers=${({winnings:e})=>n({kind:`decide_claim`,seat:r??0,paid:!0,winnings:e})} />
    </section>`)}`}function rn({seen:e,nameOf:t}){let n=e.filter(e=>k(e)===`settled_seen`&&e.unclaimed);return g`<section class="unclaimed" aria-label=${_(`Jackpots not declared`)}><h2>${_(`Jackpots not declared`)}</h2>
    ${n.length?g`<ul>
        ${n.map((e,n)=>g`<li key=${n}>${t(e.seat)}
          ${e.settled.combination&&`: ${w(e.settled.combination)}`}</li>`)}</ul>`:g`<p class="quiet">${_(`None, as far as this page has seen.`)}</p>`}
  </section>`}function an({view:e,table:t,state:n,act:r,nameOf:i,hinted:a}){return g`<div class="bench"><section class="paper slip asked-of-me">
      <p>${on(e)}</p>
    </section>
    <${H} view=${e} nameOf=${i} />
    <${G} view=${e} nameOf=${i} act=${r} hinted=${a} idle=${_(`Nothing asks for you now.`)} />
  </div>
    <${V} view=${e} table=${t} state=${n} />`}function on(e){return W(e,`attend`).length?e.incident?_(`A whole hand is to be void: it needs your presence.`):e.phase===`closed`||e.phase===`prepare`?_(`The table is being opened: your presence is asked for.`):e.phase===`closing`?_(`The table is being closed: your presence is asked for.`):_(`An upper jackpot is to be paid: it needs your presence.`):e.console?.attended?_(`You have said that you are present.`):_(`Your presence is asked for when an upper jackpot is paid, and when a whole hand is void.`)}const Y=e=>t=>{let n=e.seats[t];return!n||n.kind===`open`?_(`seat {number}`,{number:j(t)}):M(n)},sn={dealer:Rt,gaming_inspector:$t,municipal_inspector:an,gaming_management:tn,control_room:ht};function cn({shown:e,state:t,role:n}){let{table:r}=e,i=e.view,a=sn[n];return a?g`<${a} view=${i} table=${r} state=${t} nameOf=${Y(r)}
    hinted=${r.practice??!1} act=${t.act}
    next=${null} />`:null}function ln({shown:{table:e,view:t},happened:n}){let r=t,i=e.meter??r?.meter??0,a=e.stopped||r?.stopping,o=n.filter(e=>k(e)===`jackpot_awarded`).slice(-3).reverse();return g`<h1 class="wall-name">${_(`Jackpot`)}
    ${e.house&&g` <span class="house-name">${e.house}</span>`}</h1>
    ${r&&(z(r).shows??`total`)!==`total`?g`<p class="odometer">${B(r,i)}</p>`:g`<${un} total=${i} />`}
    ${a&&g`<p class="wall-stopped" role="status">${_(`All tables stand still`)}</p>`}
    ${!a&&r?.waiting_for&&g`<p class="wall-stopped" role="status">${x(r.waiting_for)}</p>`}
    ${r&&g`<${dn} house=${r.house} total=${i} />`}
    ${o.length>0&&g`<ul class="wall-awards" aria-label=${_(`Last awards`)}>
        ${o.map(({seat:t,tier:n,amount:r},i)=>g`<li key=${i}>
          ${_(`{name}, {combination}: {amount}`,{name:M(e.seats[t]),combination:w(n),amount:R(r)})}</li>`)}
      </ul>`}`}function un({total:e}){let t=[...String(e)];return g`<p class="odometer" role="img" aria-label=${R(e)}>${t.map((e,n)=>{let r=t.length-n;return g`<span key=${r} class=${f(`wheel`,r%3==1&&r>1&&`thousands`)}
      aria-hidden="true"><span
      class="wheel-digits" style=${{"--digit":e}}>
        ${`0123456789`.split(``).map(e=>g`<span key=${e}>${e}</span>`)}</span></span>`})}</p>`}function dn({house:e,total:t}){let n=[[`royal_flush`,t],[`straight_flush`,Math.floor(t/10)],[`four_of_a_kind`,e.four_of_a_kind],[`full_house`,e.full_house],[`flush`,e.flush]];return g`<dl class="tiers">
    ${n.map(([e,t])=>g`<div key=${e}><dt>${w(e)}</dt><dd class="figure">${R(t)}</dd></div>`)}
  </dl>`}const fn={roles:ye,roleName:C,roleTask:ie,waits:mt,Console:cn,Meter:ln};function pn({state:e}){let t=e.shown.value?.view??null;return!t||!P(t,`misplace_bet`)?null:g`<section class="house-here"><h3>${_(`Mistakes for practice`)}</h3>
    <${kt} view=${t} action="misplace_bet" label=${_(`A wrong BET`)} words=${_(`Lay it`)} act=${e.act} />
  </section>`}function mn(e){let t=e.view;return t?[hn(t),gn(t),_n(t),L(t)||`${se(t)}.`].filter(Boolean).join(` `):_(`No cards have been dealt yet.`)}function hn({bank:e}){let t=(e.cards??[]).map(e=>m(e)).join(`, `);return[t&&_(`The bank shows: {cards}.`,{cards:t}),e.combination&&`${T(e)}.`].filter(Boolean).join(` `)}function gn(e){let t=de(F(e)?.cards??[]).map(e=>m(e)).join(`, `);return[t&&_(`Your hand: {cards}.`,{cards:t}),e.own&&`${w(e.own.combination)}.`].filter(Boolean).join(` `)}function _n(e){let t=F(e);return t?_(`ANTE {ante}, BET {bet}, {stack} before you, in all {result}.`,{ante:t.ante??0,bet:t.bet??0,stack:t.stack,result:d(t.result)}):``}function vn(e){switch(e){case`CSP-034`:return _(`Who folds loses ANTE, and what a new card cost.`);case`CSP-041`:return _(`The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.`);case`CSP-043`:return _(`The bank's hand is better: ANTE and BET are lost.`);case`CSP-044`:return _(`Hands of the same worth: ANTE and BET come back. Suits do not count.`);case`CSP-045`:return _(`The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.`);case`CSP-148`:return _(`What a new card costs is the house's as soon as the card is given.`);case`CSP-053`:return _(`A token plays for the jackpot, and is the house's whatever happens.`);case`CSP-132`:return _(`The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.`);case`AMB-63`:return _(`A loan for BET goes from one player's chips to the other's BET, and is theirs to settle.`);case`AMB-61`:return _(`The control room has not confirmed the hand: its wagers wait until the management decides.`);default:return``}}const{RuleTap:yn,RuleText:bn}=ke(vn),xn={fold:`CSP-034`,not_qualified:`CSP-041`,bank_wins:`CSP-043`,tie:`CSP-044`,player_wins:`CSP-045`},Sn=e=>(e?.borrowed??0)-(e?.lent??0);function Cn(e,t){let{seat:n,plays:r,settled:i,award:a,lamp:o}=e;if(!r&&!e.void)return null;let s=Sn(e),{ante:c,bet:l,fee:u}=i?.net??{ante:o?0:t-s,bet:0,fee:0},d={seat:n,result:e.void?null:i?.result??`fold`,staked:0,ante:c,bet:l,fee:u,won:t,jackpot:a,combination:i?.combination,loan:s},f=c+l+u+(a?.amount??0)+s-t;return i?{...d,token:f}:{...d,ante:t-s}}const wn=({line:e,house:t})=>g`<${je} lines=${Tn(e,t)} RuleTap=${yn} />`;function Tn({result:e,ante:t,bet:n,fee:r,token:i,jackpot:a,combination:o,loan:s},c){let l=e===null?`AMB-20`:xn[e];return[{words:_(`{wager}: {amount}`,{wager:_(`ANTE`),amount:d(t)}),calculation:S(e),clause:l},...e===`fold`?[]:[{words:_(`{wager}: {amount}`,{wager:_(`BET`),amount:d(n)}),calculation:En(n,o??null,c),clause:l}],...r?[{words:_(`new card: {amount}`,{amount:d(r)}),clause:`CSP-148`}]:[],...i?[{words:_(`token: {amount}`,{amount:d(-i)}),clause:`CSP-053`}]:[],...a?[{words:_(`jackpot: {amount}`,{amount:d(a.amount)}),calculation:w(a.tier),clause:`CSP-132`}]:[],...s?[{words:_(s>0?`borrowed: {amount}`:`lent: {amount}`,{amount:d(s)}),clause:`AMB-63`}]:[]]}function En(e,t,n){if(!t)return null;let r=w(t),i=n?.table[oe.indexOf(t)]??1;return e>0&&n&&e%i===0&&t!==`high_card`?_(`{combination}: {bet} × {times}`,{combination:r,bet:e/i,times:i}):r}function Dn({line:e,won:t,loan:n}){let r=e?[{words:_(`ANTE`),amount:e.ante},...e.bet?[{words:_(`BET`),amount:e.bet}]:[],...e.fee?[{words:_(`new card`),amount:e.fee}]:[],...e.token?[{words:_(`token`),amount:-e.token}]:[],...e.jackpot?[{words:_(`Jackpot`),amount:e.jackpot.amount}]:[]]:[{words:_(`sat out`),amount:0}];return n&&r.push({words:_(n>0?`borrowed`:`lent`),amount:n}),g`<${Ne} terms=${r} words=${_(`this round`)} total=${d(t)} />`}function On({sheet:e,table:t,view:n}){let[r,i]=Me(),a=e=>M(t.seats[e]),o=e.results.length?e.results:n.seats.map(()=>0),s=e=>_(`Result of {name}`,{name:a(e)});return g`<div class="paper sheet-paper">
    <header class="sheet-head"><h2>${_(`Rounds`)}</h2></header>
    <p class="told-figures stud-results">
      ${o.map((e,n)=>(t.seats[n]?.kind!==`open`||e!==0)&&g`<${we}
        key=${n} label=${s(n)} figure=${d(e)} open=${r===`${n}`}
        onTap=${()=>i(`${n}`)}>
        <span>${a(n)}</span> <b class="figure">${d(e)}</b></${we}>`)}</p>
    ${r!==null&&g`<${Te} label=${s(Number(r))} result=${o[Number(r)]??0}
      terms=${Re(e.hands,e=>An(e,Number(r)),e=>e.won[Number(r)]??0)} />`}
    <${Pe} title=${_(`History`)} deals=${e.hands} table=${t}
      line=${e=>g`<${jn} round=${e} me=${t.me} />`}
      details=${e=>g`<${Mn} round=${e} nameOf=${a} />`} />
  </div>`}const kn=({seats:e},t)=>e.find(e=>e.seat===t);function An(e,t){let n=kn(e,t);return n?S(n.result):_(`sat out`)}function jn({round:e,me:t}){let n=t===null?void 0:kn(e,t),r=e.combination?w(e.combination):_(`all folded`);return g`<span>${e.void?_(`void by {rule}`,{rule:e.void}):r}</span>
    <span class="verdict">
      ${n?g`${S(n.result)} <b class="figure">${d(n.won)}</b>`:t!==null&&_(`sat out`)}
    </span>`}const Mn=({round:e,nameOf:t})=>g`<p class="quiet">${T(e)}</p>
  ${e.rulings?.length?g`<p class="quiet">
      ${_(`Ruled on:`)} ${e.rulings.map((e,t)=>g`<${yn} key=${t} clause=${e} /> `)}</p>`:null}
  ${e.bank?.length?g`<p class="laid">${e.bank.map(e=>g`<${c} key=${e} card=${e} />`)}</p>`:null}
  ${e.seats.map(e=>g`<details key=${e.seat} class="seat-told">
    <summary>
      <span>${t(e.seat)}</span> <span class="quiet">
        ${e.combination?w(e.combination):S(e.result)}</span>
      <b class="figure verdict">${d(e.won)}</b></summary>
    ${e.cards?.length?g`<p class="laid">${e.cards.map(e=>g`<${c} key=${e} card=${e} />`)}</p>`:null}
    <${wn} line=${e} />
  </details>`)}`,X=({seats:e},t,n)=>({seats:e.map(e=>e.seat===t?{...e,...n}:e)}),Z=e=>(t,n)=>{let r=t.seats.find(e=>e.seat===n.seat);return r?X(t,n.seat,e(n,r,t)):{}},Nn={hand_opened:(e,t,n)=>In(n),table_opened:()=>({phase:`prepare`,paused:!1}),cut_offered:(e,t)=>({offered:t.seat}),deck_cut:()=>({offered:null}),deck_ready:()=>({phase:`stakes`}),stakes_invited:()=>({phase:`stakes`,invited:!0}),ante_staked:Z(({amount:e},{stack:t,ante:n=0})=>({ante:e,stack:t+n-e,waved:!1})),token_inserted:Z((e,{stack:t},{house:n})=>({token:!0,stack:t-n.token})),token_taken_back:Z((e,{stack:t},{house:n})=>({token:!1,stack:t+n.token})),stakes_taken_back:Z((e,{stack:t,ante:n=0,token:r},{house:i})=>({ante:0,token:!1,waved:!1,stack:t+n+(r?i.token:0)})),notes_changed:Z((e,{stack:t},{house:n})=>({stack:t+n.buy_in})),waved:Z(()=>({waved:!0})),bets_closed:(e,t)=>({phase:`coin_in`,seats:e.seats.map(e=>({...e,plays:t.seats.includes(e.seat)}))}),coins_in:(e,t)=>({seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,token:!1,lamp:!0}:e)}),tokens_counted:()=>({phase:`deal`}),deal_seen:(e,t)=>({bank:{held:5},seats:e.seats.map(e=>t.seats.includes(e.seat)?{...e,held:5}:e)}),prego_seen:(e,t,n)=>({phase:`choose`,bank:{held:5,cards:[t.card]},own:n.own??null,...e.me===null||e.me===void 0?{}:X(e,e.me,{cards:t.cards??[]})}),bet_raised:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),folded:Z(()=>({choice:`fold`,asked:!1})),exchange_seen:Z(({fee:e,card:t},{stack:n})=>({wants:!0,fee:e,stack:n-e,discard:t??null})),exchange_withdrawn:Z((e,{stack:t,fee:n=0})=>({wants:!1,fee:0,stack:t+n,discard:null})),exchange_declined:Z(()=>({passed:!0,asked:!1})),seat_asked:(e,t)=>({seats:e.seats.map(e=>({...e,asked:e.seat===t.seat}))}),card_given_seen:(e,t,n)=>({...X(e,t.seat,Fn(e,t)),own:n.own??e.own??null}),fee_taken:Z(()=>({fee:0})),declared:Z(({combination:e})=>({declared:e})),tables_stopped:()=>({stopping:!0}),tables_released:(e,{waiting_for:t})=>({stopping:!1,waiting_for:t}),tables_resumed:()=>({stopping:!1}),choices_closed:()=>({phase:`check`}),fold_collected:Z(()=>({ante:0,held:0})),bets_checked:(e,t)=>({phase:t.nobody_in?`done`:`reveal`}),bank_revealed:(e,t)=>({phase:`settle`,bank:{held:5,cards:t.cards,combination:t.combination,qualifies:t.qualifies}}),settled_seen:Z(({settled:e,shown:t},{stack:n})=>({settled:e,ante:0,bet:0,stack:Math.max(n,0),...t.length?{cards:t}:{}})),declaration_noted:Z(()=>({noted:!0})),payment_authorised:Z(()=>({authorised:!0})),hand_confirmed:Z(({genuine:e})=>({confirmed:e})),settlement_ended:(e,t)=>({phase:t.jackpots?`jackpot`:`done`}),jackpot_awarded:Z(({tier:e,amount:t})=>({award:{tier:e,amount:t}})),jackpots_paid:()=>({phase:`done`}),hand_ended:(e,t)=>({phase:`over`,won:t.won,seats:e.seats.map(e=>({...e,result:t.results[e.seat]??e.result}))}),table_broken_up:()=>({phase:`broken_up`}),inspector_called:(e,{seat:t})=>({incident:{caller:t,stated:null,joined:[],stands:!0,choosing:[],choices:{}}}),facts_stated:({incident:e},{stated:t,choosing:n=[]})=>({incident:{caller:null,joined:[],stands:!0,choices:{},...e,stated:t,choosing:n}}),call_dismissed:()=>({incident:null}),ruling_given:()=>({incident:null}),hand_voided:(e,t,n)=>({phase:`done`,void:!0,seats:e.seats.map(e=>({...e,ante:0,bet:0,fee:0,...Pn(n,e.seat)}))}),seat_voided:(e,t,n)=>X(e,t.seat,{void:!0,plays:!1,ante:0,bet:0,fee:0,...Pn(n,t.seat)}),bet_misplaced:Z(({amount:e},{stack:t})=>({bet:e,stack:t-e,choice:`raise`,asked:!1})),bet_corrected:Z(({amount:e})=>({bet:e})),closing_begun:()=>({phase:`closing`}),system_paused:()=>({paused:!0}),table_closed:()=>({phase:`over`,closed:!0})},Pn=(e,t)=>{let n=e.seats.find(({seat:e})=>e===t)?.stack;return n===void 0?{}:{stack:n}};function Fn(e,{seat:t,card:n}){let r=e.seats.find(({seat:e})=>e===t);return{wants:!1,exchanged:!0,asked:!1,cards:(r?.cards??[]).map(e=>n&&e===r?.discard?n:e)}}function In(e){let t=e.seats.map(({seat:e,stack:t,result:n})=>({seat:e,stack:t,result:n}));return{...e,phase:`prepare`,invited:!1,offered:null,seats:t,bank:{held:0},own:null,won:[],options:[]}}const Ln={deal_seen:350,prego_seen:450,card_given_seen:350,bank_revealed:700,settled_seen:450,jackpot_awarded:700,bets_closed:250,declared:600,tables_stopped:400},Rn={after:(e,t,n)=>{let r={...e,options:[]};return{...r,...Nn[k(t)]?.(r,t,n)}},span:e=>Ln[k(e)]??0,gathers:()=>null,begins:(e,t)=>e??(t&&In(t))},zn=({situation:e})=>g`<div class="drill-felt">
  ${e.meter!==null&&g`<${Wn} situation=${e} meter=${e.meter} />`}
  ${(e.bank.length>0||e.bank_down>0)&&g`<section class="drill-bank" aria-label=${_(`The bank`)}>
      <${Hn} cards=${e.bank} down=${e.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${e.seats.map(e=>g`<li key=${e.seat} class=${f(`drill-seat`,!Bn(e)&&`bare`)}>
      <b class="drill-seat-name">${_(`Seat {seat}`,{seat:j(e.seat)})}</b>
      ${Bn(e)&&g`<${Vn} seat=${e} />`}
    </li>`)}
  </ol>
</div>`,Bn=e=>!!(e.ante||e.down||e.cards.length||e.choice||e.result),Vn=({seat:e})=>g`
  <${Hn} cards=${e.cards} down=${e.down} />
  <${D} seat=${{...e,lamp:e.token,token:!1,wants:e.aside,stack:0}} />
  <p class="drill-seat-words">${Un(e).join(` · `)}</p>`,Hn=({cards:t,down:n})=>g`<p class="drill-cards">
  ${Array.from({length:n},(t,n)=>g`<${e} key=${n} />`)}
  ${t.map(e=>g`<${c} key=${e} card=${e} />`)}
  ${n>0&&g`<span class="unseen">${a(`{count} card face down`,`{count} cards face down`,n)}</span>`}
</p>`;function Un({choice:e,result:t,declared:n,aside:r,served:i,regular:a,paid:o}){return[i?_(`card given`):r?_(`asks for a card`):``,a?``:_(`request not regular`),t?S(t):e===`fold`?_(`folded`):e===`raise`?_(`raised`):``,n&&!t?w(n):``,o?_(`paid {amount}`,{amount:o}):``].filter(Boolean)}const Wn=({situation:{house:e,selector:t,lit:n,attended:r},meter:i})=>g`<dl class="drill-console">
  <div class="drill-meter"><dt>${_(`Jackpot`)}</dt><dd class="figure">${R(i)}</dd></div>
  <div><dt>${_(`Selector`)}</dt><dd>${t}</dd></div>
  ${n?.map(e=>g`<div key=${e}><dt>${_(`Button lit`)}</dt><dd>JACKPOT ${e}</dd></div>`)}
  ${r&&g`<div><dt>${_(`Municipal inspector`)}</dt><dd>${_(`present`)}</dd></div>`}
  <div><dt>${_(`four of a kind`)}</dt><dd class="figure">${R(e.four_of_a_kind)}</dd></div>
  <div><dt>${_(`full house`)}</dt><dd class="figure">${R(e.full_house)}</dd></div>
  <div><dt>${_(`flush`)}</dt><dd class="figure">${R(e.flush)}</dd></div>
</dl>`,Gn={choose_remedy:({choice:e})=>({label:E(e)}),say_hand:({outcome:e})=>({label:le(e)}),correct_bet:({lender:e},t,{own:n})=>({likely:!0,label:g`${typeof e==`number`?_(`Make BET exact with chips of {name}`,{name:t(e)}):_(`Make BET exact`)} <${b} amount=${n?.bet??0} />`,spoken:typeof e==`number`?_(`Make BET exact with chips of {name}`,{name:t(e)}):_(`Make BET exact`)}),offer_loan:({seat:e},t,n)=>{let r={name:t(e),amount:n.seats.find(t=>t.seat===e)?.lacks??0};return{label:_(`Lend {amount} for BET: {name}`,r),weighty:_(`The debt is between the two of you, and not the house's. Lend {amount} for BET: {name}?`,r),sign:null,quiet:!0}},call_inspector:()=>({label:_(`Call the inspector`),weighty:_(`The table stands still until the inspector has looked. Call him?`),sign:null,quiet:!0})},Kn=(e,{act:t},n)=>(e.options??[]).flatMap(r=>{let i=Gn[r.kind]?.(r,n,e);return i?[{key:Object.values(r).join(` `),label:``,act:t&&(()=>t(r)),...i}]:[]});function qn(e,t,n){let r=(n,r,i={})=>N(e,n)?[{key:n,label:r,act:t.act&&(()=>t.act?.({kind:n})),...i}]:[],i=r(`change_notes`,g`${_(`Change a note`)} <${b} amount=${e.house.buy_in} />`,{spoken:a(`Change a note into {count} chip`,`Change a note into {count} chips`,e.house.buy_in),likely:!P(e,`ante`)});return[...r(`declare`,Xn(e),{likely:!0}),...$n(e,t),...r(`no_exchange`,_(`No card`),{likely:!t.picked}),...er(e,t,n),...r(`fold`,g`${_(`Fold`)}${Jn(e.own?.fold_loses)}`,{spoken:Zn(e),weighty:Qn(e)}),...r(`withdraw_exchange`,_(`Take my card back`)),...tr(e,t),...ar(e,t),...r(`token`,g`${_(`Token`)} <${b} amount=${e.house.token} />`,{spoken:_(`Put in a token for the jackpot, {token}`,{token:e.house.token})}),...P(e,`ante`)?[]:i,...r(`wave`,F(e)?.ante?_(`My stakes stand`):_(`Sit this round out`),{likely:!!F(e)?.ante}),...r(`take_back_token`,_(`Take the token back`)),...r(`take_back_ante`,_(`Take the stakes back`)),...P(e,`ante`)?i:[],...or(t),...r(`decline_cut`,_(`Let the next one cut`)),...Kn(e,t,n)]}const Jn=e=>e?g` <small class="costs figure">−${e}</small>`:null,Yn=({own:e})=>e?w(e.combination):``,Xn=e=>_(`Declare: {combination}`,{combination:Yn(e)}),Zn=({own:e})=>e?.fold_loses?a(`Fold, and lose {count} chip`,`Fold, and lose {count} chips`,e.fold_loses):_(`Fold`),Qn=e=>e.own?.tier?_(`Your {combination} would win the jackpot, and a folded hand does not. Fold?`,{combination:Yn(e)}):void 0;function $n(e,{picked:t,act:n}){let r=e.own?.fee??0;return t?[{key:`exchange`,likely:!0,act:n&&(()=>n({kind:`exchange`,card:t})),label:g`${_(`Exchange`)} <${He} card=${t} /> <${b} amount=${r} />`,spoken:_(`Exchange the {card} for {fee}`,{card:m(t),fee:r}),weighty:e.own?.tier?_(`Your {combination} would win the jackpot; with a new card it cannot. Exchange?`,{combination:Yn(e)}):void 0}]:[]}const er=(e,{act:t},n)=>(e.options??[]).flatMap(e=>{if(e.kind!==`raise`||!(`amount`in e))return[];let[r,i]=[Number(e.amount),`lender`in e&&typeof e.lender==`number`?n(e.lender):null];return[{key:i===null?`raise`:`raise ${i}`,act:t&&(()=>t(e)),label:g`${i===null?_(`Raise`):_(`Raise with chips of {name}`,{name:i})} <${b} amount=${r} />`,spoken:i===null?_(`Raise, {amount} on BET`,{amount:r}):_(`Raise, {amount} on BET, with chips of {name}`,{amount:r,name:i})}]});function tr(e,{last:t,ante:n,lay:r,sending:i}){if(!t||!n||t.ante>n.highest||t.ante<n.lowest||F(e)?.ante)return[];let a=nr(e,t);return[{key:`again`,likely:!0,act:i?null:()=>r(a),label:rr(a),spoken:ir(a)}]}const nr=(e,{ante:t,token:n})=>({ante:t,token:n&&t+e.house.token<=(F(e)?.stack??0)}),rr=({ante:e,token:t})=>g`${_(`Same again`)} <${b} amount=${e} />
  ${t&&g`<span
    class="with-token"> + ${_(`JP`)}</span>`}`,ir=({ante:e,token:t})=>_(t?`Same again: {ante} on ANTE, a token, and they stand`:`Same again: {ante} on ANTE, and it stands`,{ante:e});function ar(e,{ante:t,amount:n,act:r}){let i=F(e)?.ante??0;return!t||i===n?[]:[{key:`ante`,likely:!i,act:r&&(()=>r({kind:`ante`,amount:n})),label:g`${_(i?`Change to`:`Stake`)} <${b} amount=${n} />`,spoken:_(`Stake {amount} on ANTE`,{amount:n})}]}const or=({cutting:e,cut:t,act:n})=>e?[{key:`cut`,likely:!0,act:n&&(()=>n({kind:`cut`,amount:t})),label:a(`Cut {count} card`,`Cut {count} cards`,t)}]:[];function sr(e){switch(I(e)){case`cut`:return{words:_(`Cut anywhere, or let the next player do it.`),because:_(`At least five cards must lie in either part.`),clauses:[`CSP-013`,`AMB-15`,`AMB-38`]};case`stakes`:return cr(e);case`choose`:return{words:_(`Raise with a pair or better; fold what is below ace and king.`),because:_(`If the bank does not qualify, your ANTE is paid and BET comes back. A new card costs as much as your ANTE, and the jackpot.`),clauses:[`CSP-035`,`CSP-040`,`CSP-041`,`CSP-065`]};case`card`:return{words:_(`Tap a card to exchange it, or say that you want none.`),because:_(`Once the dealer has asked the next seat, you cannot exchange any more.`),clauses:[`CSP-111`,`AMB-41`]};case`served`:return{words:_(`Raise or fold with the new card.`),because:_(`A hand after an exchange is paid less from four of a kind up.`),clauses:[`CSP-125`,`AMB-06`]};default:return null}}function cr(e){return P(e,`ante`)?F(e)?.ante?{words:_(`Add a token if you like, then say that your stakes stand.`),because:_(`The token plays for the jackpot with your first five cards. It is gone whatever happens.`),clauses:[`CSP-022`,`CSP-053`,`AMB-35`]}:{words:_(`Choose your ANTE, or sit this round out.`),because:_(`To go on after seeing your cards you will stake twice as much again on BET. You play against the bank alone.`),clauses:[`CSP-020`,`CSP-022`,`CSP-033`]}:{words:_(`Change a note into chips, or sit this round out.`),because:_(`Notes are changed before they are staked: only chips lie on the felt.`),clauses:[`CSP-083`]}}function lr({table:e,number:t,look:n}){let[r,i]=h(null);return g`<${v} label=${_(`Odds`)} title=${_(`What your choices are worth`)} look=${n} shortcut="o"
    onOpen=${()=>{i(null),ee(e,t).then(i,i)}}>
    <div class="odds-told" aria-live="polite">${ur(r)}</div>
  </${v}>`}function ur(e){return e===null?g`<p>${_(`Counting …`)}</p>`:e instanceof Error?g`<p role="alert">${e.message}</p>`:g`${e.decisions.map(e=>g`<${dr} key=${e.when} ...${e} />`)}
    <p class="quiet">
      ${_(`In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.`)}</p>
    <${mr} ...${e.jackpot} />`}const dr=({when:e,cards:t,upcard:n,chosen:r=null,cost:i=null,...a})=>g`<section>
  <h3>${_(e===`dealt`?`With the cards as dealt`:`After the exchange, its fee paid`)}</h3>
  <p class="odds-cards">${t.map(e=>g`<${fr} key=${e} card=${e} /> `)}
    <span>${_(`against`)} <${fr} card=${n} /></span></p>
  <${ge} odds=${a} chosen=${r} />
  ${i!==null&&g`<p class="odds-cost">${i>0?_(`Your choice cost {cost} ANTE on average.`,{cost:me(i)}):_(`Nothing was worth more than your choice.`)}</p>`}
</section>`,fr=({card:e})=>g`<span><span class="unseen">${m(e)}</span><${He} card=${e} /></span>`,pr=e=>new Intl.NumberFormat(r(),{minimumFractionDigits:2,maximumFractionDigits:2}).format(e),mr=({token:e,meter:t,break_even:n,wins:r})=>g`<p class="quiet">${n>0?_(`A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.`,{token:e,wins:pr(r),meter:R(t),break_even:R(Math.ceil(n))}):_(`A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.`,{token:e,wins:pr(r),meter:R(t)})}</p>`,hr=u(`caribbean-stud-typed`,()=>import(`./caribbean-stud-typed.js`).then(e=>e.hearTyped));function gr({view:e,shown:{table:t},state:n,staking:r}){let a=e.phase===`over`||e.phase===`broken_up`,o=I(e),s=qn(e,r,Y(t)),c=L(e);return g`<div class=${f(`foot stud-foot`,a&&`after`)}>
    ${t.me===null?g`<${vr} view=${e} table=${t} send=${n.link.send} />`:g`<${br} view=${e} table=${t} isToAct=${o!==null} />`}
    ${a?g`<${Oe} over=${e.phase===`broken_up`} table=${t} send=${n.link.send}>
        ${_r(e,r,n.link.send)}
      </${Oe}>`:g`<${Ie} mine=${o!==null} waiting=${r.sending} prompt=${c||se(e)}
      choices=${s}
        beside=${e.own&&e.house.odds_before&&g`<${lr} table=${t.id} number=${e.number} look="choice quiet-choice" />`}
        guided=${t.me!==null&&i.value.guide}
        guide=${o&&g`<${be} ...${sr(e)} />`} />
      <${Ee} part=${hr} context=${{choices:s,staking:r}} />`}
    ${!a&&g`<${yr} view=${e} staking=${r} />`}
  </div>`}function _r(e,{last:t,lay:n},r){if(!t||t.ante>(F(e)?.stack??0))return null;let i=nr(e,t);return g`<button type="button" class="choice likely" aria-keyshortcuts="1" aria-label=${ir(i)}
    onClick=${()=>{r({type:`next`}),n(i)}}>
    ${rr(i)}<${ze} sign="1" /></button>`}function vr({view:e,table:t,send:n}){let r=e.phase===`broken_up`,i=t.kept!==null||r||t.archive?void 0:t.seats.find(e=>e.kind===`open`&&Be(e,t))??t.seats.find(e=>e.kind===`bot`&&Be(e,t));return g`<${Ce} table=${t} over=${r} send=${n} />
    ${i&&g`<div class="watching kept"><b>${M(i)}</b>
        <${Le} seat=${i} table=${t} send=${n} /></div>`}`}function yr({view:e,staking:t}){if(t.cutting)return g`<${Ot} range=${t.cutting} staking=${t} />`;if(t.ante&&N(e,`wave`))return g`<${Dt} range=${t.ante} staking=${t} />`;let n=F(e);if(!n?.cards?.length||!n.held)return null;let r=t.cards.length&&!t.sending?new Set(t.cards):null;return g`${e.own&&g`<p class="own-combination">${w(e.own.combination)}${e.own.tier&&g` <span class="jackpot-hand">${_(`wins the jackpot`)}</span>`}</p>`}
    <${Ve} cards=${de(n.cards.filter(e=>e!==n.discard))} offered=${r}
      picked=${t.picked?[t.picked]:[]} onChoose=${t.pick} />`}function br({view:e,table:t,isToAct:n}){let r=F(e),i=t.me===null?void 0:t.seats[t.me];return!r||!i?null:g`<${O} seat=${i} place="bottom" turn=${n} dealer=${!1} result=${r.result}
    marks=${g`<span class="stack" title=${_(`chips before you`)}>
      <span class="unseen">${_(`chips before you`)} </span><${b} amount=${r.stack} /></span>`}>
    <${D} seat=${r} /><${nt} seat=${r} />
  </${O}>`}function xr(e){let t=te(null),[r,i]=h(0);e?.phase===`over`&&e.won?.length&&!e.closed&&(t.current=e);let{current:a}=t,o=e!==null&&a!==null&&r!==a.number&&(e.number===a.number||Sr(e,a.number+1)),s=()=>i(a?.number??0);return n(e=>e!==`Escape`||!o?!1:(s(),!0)),[o?a:null,s]}function Sr(e,t){let n=F(e);return e.number===t&&[`prepare`,`stakes`].includes(e.phase)&&!n?.ante&&!n?.waved}function Cr({view:e,table:n,onClose:r}){let i=e.won??[],a=e=>M(n.seats[e]),o=e.seats.map(e=>Cn(e,i[e.seat]??0)),s=n.me??-1,c=o[s],l=e.seats.map(({result:e})=>e),u=l.map((e,t)=>e-(i[t]??0));return g`<article class="paper settled" aria-label=${_(`Settlement`)} tabindex="0">
    <header>
      ${r&&g`<button type="button" class="close" aria-label=${_(`Close`)} onClick=${r}>×</button>`}
      ${r&&F(e)?.cards?.length&&g`<${lr} table=${n.id} number=${e.number} look="plain odds-button" />`}
      <h2>
        ${c?g`<span class="own-result">${_(`This round {won}`,{won:d(i[s]??0)})}</span>`:_(`The round is over`)}</h2>
      <p class="tricks-line">
        ${e.void?_(`The whole hand is void: all stakes are back`):T(e.bank)||_(`Everybody has folded; the bank's cards stay down`)}</p>
    </header>
    ${c?.jackpot&&g`<p class="jackpot-won"><${ce} /> ${_(`Your {combination} wins the jackpot: {amount}`,{combination:w(c.jackpot.tier),amount:d(c.jackpot.amount)})}</p>`}
    ${c&&g`<${wn} line=${c} house=${e.house} />`}
    <${xe} before=${u} results=${l} voice=${{me:n.me,nameOf:a}} settled=${()=>null}
      thisDeal=${(t,n)=>g`<${Dn} line=${o[t]??null} won=${n} loan=${Sn(e.seats[t])} />`} />
    ${r&&g`<a class="plain replay-link" aria-keyshortcuts="v" href=${t(n.id,e.number)}>
        ${_(`Replay the deal`)}</a>
        <${De} table=${n.id} deal=${e.number} nameOf=${a} />`}
  </article>`}const wr=({view:e})=>e;function Tr({shown:e,state:t}){let{table:n}=e,r=wr(e),i=bt(r,e,t),[a,o]=xr(r);return r?g`
    <${Je} view=${r} meter=${n.meter??r.meter??null} />
    <div class=${f(`scene stud`,`phase-${r.phase}`,a&&`after`)}>
      <${Xe} stopping=${r.stopping} stopped=${n.stopped&&!r.stopping} waiting=${r.waiting_for} />
      <${H} view=${r} nameOf=${Y(n)} />
      ${a?g`<${Cr} view=${a} table=${n} onClose=${o} />`:g`<${Ye} view=${r} announced=${t.lines.value.at(-1)?.words??``} />
        <${Ze} view=${r} table=${n} send=${t.link.send} />`}
    </div>
    <${gr} view=${r} shown=${e} state=${t} staking=${i} />`:g`<${ne} part=${Ae} props=${{table:n,state:t}} />`}function Er({shown:e,hands:t}){let{table:n}=e,r=wr(e);if(!r)return null;let i=F(r),a=r.phase===`over`&&(r.won?.length??0)>0;return g`
    <${Je} view=${r} meter=${r.meter??null} />
    <div class=${f(`scene stud`,`phase-${r.phase}`,a&&`after`)}>
      ${a?g`<${Cr} view=${r} table=${n} />`:g`<${Ye} view=${r} announced="" /><${Ze} view=${r} table=${n} hands=${t} />`}
    </div>
    ${!a&&i&&n.me!==null&&g`<div class="foot stud-foot">
      <section class="plate at-bottom" aria-label=${M(n.seats[n.me])}>
        <p class="plate-name"><b>${M(n.seats[n.me])}</b></p>
        <${D} seat=${i} /></section>
      ${i.cards?.length?g`<${Se} cards=${i.cards} label=${_(`Hand of {name}`,{name:M(n.seats[n.me])})} />`:null}
    </div>`}`}const Dr=({announced:e,noted:t})=>({bank_changed:({amount:e})=>t(_(`Bank change: {chips}`,{chips:re(e)})),float_added:({amount:e})=>t(_(`Addition to the float: {chips}`,{chips:re(e)})),closing_begun:()=>e(_(`The table is being closed`)),system_paused:()=>t(_(`COIN IN: the lamps are dark, the system is paused`)),count_seen:()=>t(_(`The chips are counted`)),chips_counted:({chips:e,notes:n,expected_chips:r,expected_notes:i})=>t(`${_(`Counted: {chips} in chips, {notes} in notes`,{chips:e,notes:n})}. ${Or(e-r+n-i)}`),table_closed:()=>e(_(`The table is closed`))});function Or(e){return e===0?_(`The count is right`):e>0?a(`{count} chip too many`,`{count} chips too many`,e):a(`{count} chip is missing`,`{count} chips are missing`,-e)}const kr=({announced:e,noted:t})=>({slip_made:(e,n)=>t(_(`A mistake, for practice: {name}`,{name:n})),bet_misplaced:({amount:e},t)=>A(t,_(`raise, {amount} on BET`,{amount:e})),loan_offered:({to:e},t,{table:n})=>A(t,_(`I lend what is lacking: {name}`,{name:Y(n)(e)})),bet_corrected:({amount:e,lender:n},r,{table:i})=>t(typeof n==`number`?_(`{name}: BET is {amount} now, with chips of {lender}`,{name:r,amount:e,lender:Y(i)(n)}):_(`{name}: BET is {amount} now`,{name:r,amount:e})),checked_again:(e,n)=>t(_(`{name}: BET must be made exact`,{name:n})),inspector_called:({seat:t},n)=>e(t===null?_(`The dealer calls the inspector`):_(`{name} calls the inspector`,{name:n})),call_dismissed:()=>e(_(`The inspector finds nothing irregular: play goes on`)),facts_stated:({stated:t},n,{table:r})=>e(_(`The inspector states the facts: {facts}`,{facts:[t.irregularity,...typeof t.seat==`number`?[Y(r)(t.seat)]:[]].join(`, `)})),ruling_joined:({role:e,stands:n})=>t(_(n?`Present: {role}.`:`{role}: the hand does not stand`,{role:C(e)})),remedy_chosen:({choice:e},t)=>A(t,E(e)),ruling_given:({continues:t,values:n,clauses:r},i,{table:a})=>e(`${ve(t,n,Y(a))} ${r.join(`, `)}`),hand_voided:()=>e(_(`The whole hand is void: all stakes are back`)),seat_voided:(t,n)=>e(_(`Void: the hand of {name}`,{name:n})),card_dropped:(t,n)=>e(_(`{name}: a card on the floor, the wagers will wait for the management`,{name:n})),request_returned:(e,n)=>t(_(`{name} takes card and fee back`,{name:n})),cards_lost:({amount:e})=>t(a(`{count} card of the stub is void`,`{count} cards of the stub are void`,e)),exchanges_turned:()=>t(_(`The exchanges go on from right to left`)),dead_hand_taken:({cards:e},n)=>t(a(`A dead hand is taken unseen, {count} card: {name}`,`A dead hand is taken unseen, {count} cards: {name}`,e,{name:n})),hand_taken:(e,n)=>t(_(`The cards of {name} were taken by mistake`,{name:n})),hand_said:({outcome:e,unanswered:n},r)=>n?t(_(`{name} does not answer: taken as losing`,{name:r})):A(r,le(e)),excess_returned:(e,n)=>t(_(`What was too much on BET goes back: {name}`,{name:n})),short_bet_stands:({amount:e},n)=>t(_(`{name}: BET counts as it lies, {amount}`,{name:n,amount:e})),player_warned:(e,n)=>t(_(`The inspector warns {name}`,{name:n}))}),Ar=({announced:e,noted:t,nameAt:n})=>({hand_opened:({number:t})=>e(_(`Round {number}`,{number:t})),table_opened:()=>t(_(`The table is open`)),decks_checked:()=>t(_(`Both decks are spread and checked`)),deck_washed:()=>t(_(`The deck is washed`)),shuffle_seen:({method:e,times:n})=>t(e===`machine`?_(`The deck is shuffled and goes into the machine`):a(`The deck is shuffled {count} time`,`The deck is shuffled {count} times`,n)),cut_offered:(e,n)=>t(_(`{name}, will you cut?`,{name:n})),cut_declined:(e,t)=>A(t,_(`let the next one cut`)),deck_cut:({seat:e,amount:n},r)=>t(e===null?a(`The dealer cuts, {count} card`,`The dealer cuts, {count} cards`,n):a(`{name} cuts, {count} card`,`{name} cuts, {count} cards`,n,{name:r})),deck_ready:({green_light:e})=>t(_(e?`Green light: the deck is complete`:`The deck is ready`)),stakes_invited:()=>e(_(`Place your stakes, please`)),notes_changed:(e,n,{view:r})=>t(_(`{name} changes a note into {chips}`,{name:n,chips:jr(r)})),ante_staked:({amount:e},t)=>A(t,_(`{amount} on ANTE`,{amount:e})),token_inserted:(e,t)=>A(t,_(`a token for the jackpot`)),token_taken_back:(e,n)=>t(_(`{name} takes the token back`,{name:n})),stakes_taken_back:({by_dealer:e},n)=>t(_(e?`The dealer sends the stakes of {name} back`:`{name} takes the stakes back`,{name:n})),waved:({seat:e},t,{view:n})=>A(t,Mr(n,e)?_(`my stakes stand`):_(`I sit this round out`)),cashed_out:(e,n)=>t(_(`The chips of {name} go back to the tray`,{name:n})),bets_closed:()=>e(_(`No more bets please`)),coins_in:({seats:e,stuck:r},i,{table:o})=>t(r.length?_(`COIN IN: the token of {names} is stuck`,{names:r.map(e=>n(o.seats[e])).join(`, `)}):a(`COIN IN: {count} token falls`,`COIN IN: {count} tokens fall`,e.length)),token_decided:({in_play:e},n)=>t(_(e?`The inspector: the token of {name} is in play`:`The inspector gives {name} the token back`,{name:n})),tokens_counted:({tokens:e})=>t(a(`{count} token, {count} lamp`,`{count} tokens, {count} lamps`,e)),deal_seen:()=>({...t(_(`The cards are dealt`)),sound:`card`})}),jr=e=>a(`{count} chip`,`{count} chips`,e?.house?.buy_in??0),Mr=(e,t)=>(e?.seats.find(e=>e.seat===t)?.ante??0)>0,Q=e=>({words:e,weight:`heading`}),$=e=>({words:e,weight:`said`}),Nr={prego_seen:({card:e})=>({words:_(`The bank shows {card}. Prego: go ahead`,{card:o(e)}),spoken:_(`The bank shows {card}. Prego: go ahead`,{card:m(e)}),weight:`heading`,sound:`card`}),bet_raised:({amount:e,lender:t},n,{table:r})=>A(n,typeof t==`number`?_(`raise, {amount} on BET, with chips of {name}`,{amount:e,name:M(r.seats[t])}):_(`raise, {amount} on BET`,{amount:e})),folded:({unanswered:e},t)=>e?$(_(`{name} does not answer and is folded`,{name:t})):A(t,_(`fold`)),exchange_seen:({fee:e},t)=>A(t,_(`a card, please, for {fee}`,{fee:e})),exchange_withdrawn:({unanswered:e},t)=>e?$(_(`{name} does not answer; the request lapses`,{name:t})):A(t,_(`no card after all`)),exchange_declined:({unanswered:e},t)=>e?$(_(`{name} does not answer and gets no card`,{name:t})):A(t,_(`no card`)),asked_again:(e,t)=>$(_(`{name}, your answer please`,{name:t})),stub_taken:({null_card:e})=>$(_(e?`The dealer takes the rest of the deck, a null card under it`:`The dealer takes the rest of the deck in hand`)),seat_asked:(e,t)=>$(_(`{name}, a card?`,{name:t})),card_given_seen:({card:e},t)=>e?{words:_(`You get {card}`,{card:o(e)}),spoken:_(`You get {card}`,{card:m(e)}),weight:`said`,sound:`card`}:{words:_(`{name} gets a card`,{name:t}),weight:`said`,sound:`card`},fee_taken:(e,t)=>$(_(`The dealer takes what the card of {name} cost`,{name:t})),choices_closed:()=>Q(_(`Everybody has chosen`)),declared:({combination:e},t)=>Q(_(`{name} declares: {combination}`,{name:t,combination:w(e)})),tables_stopped:()=>Q(_(`All tables stand still`)),tables_released:({waiting_for:e})=>Q(x(e)),reserve_lifted:({amount:e})=>$(_(`{amount} set aside for an award: in the meter again`,{amount:e})),declaration_noted:(e,t)=>Q(_(`The inspector has taken note of the declaration of {name}`,{name:t})),payment_authorised:(e,t)=>Q(_(`The inspector authorises the payment of {name}`,{name:t})),tables_resumed:()=>Q(_(`All tables go on`)),hand_confirmed:({genuine:e},t)=>Q(_(e?`The control room confirms the hand of {name}`:`The control room does not confirm the hand of {name}`,{name:t}))},Pr={fold_collected:({cards:e},t)=>$(a(`{name}: ANTE is taken, {count} card counted`,`{name}: ANTE is taken, {count} cards counted`,e,{name:t})),bet_checked:({amount:e},t)=>$(_(`{name}: BET is exact, {amount}`,{name:t,amount:e})),bets_checked:({nobody_in:e})=>Q(_(e?`Everybody has folded; the bank's cards stay down`:`Every BET is exact`)),bank_revealed:e=>({words:T(e),weight:`heading`,sound:`trick`}),settled_seen:({settled:e},t)=>({...$(Fr(e,t)),sound:`card`}),claim_decided:({paid:e},t)=>$(_(e?`The management pays the claim of {name}`:`The management refuses the claim of {name}`,{name:t})),settlement_ended:({jackpots:e})=>Q(e?a(`Every seat is settled; {count} jackpot win is to be paid`,`Every seat is settled; {count} jackpot wins are to be paid`,e):_(`Every seat is settled`)),button_pressed:({button:e,lit:t})=>$(_(t?`JACKPOT {button}: the lamp is lit`:`JACKPOT {button}: the lamp is out`,{button:e})),inspector_attended:()=>$(_(`The municipal inspector is present`)),selector_turned:({position:e})=>$(_(`The key stands at {position}`,{position:e})),jackpot_awarded:({tier:e,amount:t},n)=>({...Q(_(`{name} wins {amount} of the jackpot: {combination}`,{name:n,amount:t,combination:w(e)})),sound:`settled`}),meter_reset:({amount:e})=>$(_(`The jackpot starts again at {amount}`,{amount:e})),jackpots_paid:()=>Q(_(`The jackpots are paid`)),bank_stored:({cards:e})=>$(a(`The bank's {count} card is put away`,`The bank's {count} cards are put away`,e)),hand_ended:({won:e,results:t},n,{table:{me:r}})=>({...Q(_(`Game over`)),...r!==null&&{spoken:_(`Game over. This round {won}, in all {result}.`,{won:d(e[r]??0),result:d(t[r]??0)})},sound:`settled`}),table_broken_up:()=>({...Q(_(`The game was ended`)),sound:`settled`})};function Fr({result:e,total:t,combination:n},r){let i={name:r,result:S(e),chips:t?`${d(t)}`:re(0)};return n?_(`{name}, {combination}: {result}, {chips}`,{...i,combination:w(n)}):_(`{name}: {result}, {chips}`,i)}const Ir={writing:()=>_(`say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts`),keys:()=>[[[`+`,`-`],_(`more and less on ANTE`)],[[`p`],_(`what is paid`)],[[`o`],_(`what your choices are worth`)]],steps:Rn,narrate:Fe({...Ar({announced:Q,noted:$,nameAt:M}),...Nr,...Pr,...kr({announced:Q,noted:$}),...Dr({announced:Q,noted:$})}),prompt:e=>L(e),decision:e=>`${e.number} ${I(e)??``}`.replace(/^\d+ $/,``),readAloud:mn,Table:Tr,Replayed:Er,Sheet:On,Situation:zn,handOf:e=>F(e)?.cards??[],house:fn,houseRules:_e,Beside:pn,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`23456789TJQKA`].map(t=>`${t}${e}`))};export{Ir as caribbeanStud};