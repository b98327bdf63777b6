import{At as e,Bt as t,Dt as n,Et as r,Ft as i,It as a,Mt as o,Nt as s,On as c,Ot as l,Pt as u,Rt as d,Ut as ee,cn as f,gn as p,hn as m,kn as h,kt as g,ot as te,pn as _,st as ne,zt as v}from"./main.js";import{a as y,c as re,d as ie,f as ae,h as oe,i as se,l as b,n as ce,o as x,p as S,r as C,s as w,t as le,u as ue}from"./prefa-shared.js";import{$ as de,A as fe,C as pe,D as T,E as me,F as he,I as E,J as D,L as ge,M as _e,N as ve,O as ye,P as be,Q as xe,T as O,X as k,Y as A,Z as j,a as M,c as Se,d as N,et as Ce,g as P,j as F,k as we,l as Te,m as Ee,o as De,p as Oe,q as ke,rt as I,s as Ae,tt as L,u as je,w as Me,z as Ne}from"./tables.js";import{C as Pe,I as Fe,R,T as Ie,d as z,w as Le,z as B}from"./shared.js";function V(t,n){switch(t.kind){case`bid`:return e(String(t.contract));case`hold`:return s(o(n.calls??[])?.contract??null);case`if_left`:return p(`If all pass`);case`pass`:return p(`Pass`);case`name_contract`:return[e(String(t.contract)),t.aces&&p(`four aces`)].filter(Boolean).join(`, `);case`write_solo`:return p(`Write solo`);case`answer_solo`:return a(!!t.accept);case`participate`:return l(t.answer);case`claim`:return p(`Claim the rest`);case`answer_claim`:return t.accept?p(`Accept`):p(`Play on`);default:return t.kind}}function Re({bargain:t},n){return t?.contract?`${p(`{name}, {contract}`,{name:n(t.declarer),contract:e(t.contract)})}.`:``}function ze(e,t){let n=e.outcome?.results??e.results,r=e.phase===`playing`||e.phase===`claimed`;return`${n.map((n,i)=>[t(i),r&&e.active.includes(i)?m(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,_(n)].filter(Boolean).join(` `)).join(`, `)}. ${p(`kasa {kasa}`,{kasa:e.outcome?.kasa??e.kasa})}.`}const Be=e=>ge(e,{readContract:Re,readScore:ze,turnWords:({phase:e})=>v(e)});function Ve(e){let t=Array.from({length:e.players},(e,t)=>t),n={before:0,figure:e.kasa_share/10,deal:0,clause:`PREFA-KIT-01`};return t.flatMap(r=>[{field:r,column:null,figures:[n,...H(e,r,null)]},...t.filter(e=>e!==r).map(t=>({field:r,column:t,figures:H(e,r,t)}))])}function H({deals:e,added:t=[]},n,r){return e.flatMap(e=>[e,...t.filter(({after:t})=>t===e.number)].flatMap(({entries:e})=>e).filter(e=>e.field===n&&e.column===r).map(t=>({before:t.before,figure:t.after,deal:e.number,clause:t.clause})))}const He=({column:e,label:t,deals:n,voice:r})=>h`<${fe} label=${t} figures=${e.figures}
  explain=${t=>h`<${Ue} written=${t} column=${e} voice=${r}
    deal=${n.find(({number:e})=>e===t.deal)} />`} />`,Ue=({written:e,column:t,deal:n,voice:r})=>h`${e.clause===`PREFA-HOUSE-03`?h`<p>${p(`after deal {number}, by agreement of all`,{number:e.deal})}</p>`:h`<${F} written=${e}>
      ${n&&h`<${W} deal=${n} voice=${r} />`}</${F}>`}
  ${n&&Ge(e,t,n).map((e,t)=>h`<p key=${t}>${U(e,r)}</p>`)}
  ${n&&e.clause===`PREFA-KIT-03`&&h`<p>${We(e,t,n,r)}</p>`}
  <${w} clause=${e.clause} />`;function U({transfer:e,calculation:t},n){let r=se(t,e.clause);return r?`${y(e,n)} (${r})`:y(e,n)}function We({before:e,figure:t},{field:n,column:r},{facts:i},{nameOf:a}){let o=r===null?(e-t)*10:t-e,s=i.kind===`contract`?i.declarer:n;return m(`Kasa column, {name}: {count} ten = {kapikia} kapikia, owed to the declarer ({declarer})`,`Kasa column, {name}: {count} tens = {kapikia} kapikia, owed to the declarer ({declarer})`,o/10,{kapikia:o,name:a(r??n),declarer:a(s)})}const W=({deal:{facts:e,settlement:t},voice:n})=>e.kind===`contract`?h`<${r} contract=${e.contract} /> ${b(e,t,n)}`:ie(e),G=({settlement:e,explained:t},n)=>e.transfers.map((e,n)=>({transfer:e,calculation:t.reckonings[n]})).filter(({transfer:{payer:e,payee:t}})=>n([e,t]));function Ge(e,{field:t,column:n,figures:r},i){if(e.clause===`PREFA-KIT-03`||e.clause===`PREFA-HOUSE-03`)return[];let a=`seat${t}`,{facts:o}=i;if(n===null)return G(i,e=>e.includes(`kasa`)&&(o.kind===`contract`||e.includes(a)));let s=[`seat${n}`,o.kind===`contract`&&o.declarer===n&&`kasa`],c=r.filter(t=>t.deal===e.deal&&t.clause!==`PREFA-KIT-03`).indexOf(e);return G(i,([e=``,t])=>t===a&&s.includes(e)).slice(c,c+1)}function K(e,t,n){return G(e,e=>e.includes(t)).map(e=>({words:U(e,n),amount:e.transfer.payee===t?e.transfer.amount:-e.transfer.amount}))}function q({deal:e,seat:t,moved:n,voice:r}){let i=K(e,`seat${t}`,r),a=n-i.reduce((e,{amount:t})=>e+t,0),o=e.kasa-e.facts.kasa,s={words:Ke(o),amount:a};return h`<${j} terms=${o?[...i,s]:i} words=${p(`this deal`)} total=${_(n)} />
    ${o!==0&&h`<p class="quiet">
        ${p(`The kasa is everybody's in equal parts; the settlement rounds each gift to a whole kapiki.`)}</p>
        <${w} clause="PREFA-KIT-04" />`}`}const Ke=e=>e<0?m(`an equal part of the {count} kapiki the kasa lost`,`an equal part of the {count} kapikia the kasa lost`,-e):m(`an equal part of the {count} kapiki the kasa gained`,`an equal part of the {count} kapikia the kasa gained`,e),qe=({deal:e,moved:t,voice:n})=>h`<${_e} moved=${t} voice=${n}
  thisDeal=${(t,r)=>h`<${q} deal=${e} seat=${t} moved=${r}
      voice=${n} />`} />`,Je=({deal:e,voice:t})=>h`<${ve} before=${e.facts.kasa} after=${e.kasa}
  line=${p(`kasa {before} → {after}`,{before:e.facts.kasa,after:e.kasa})}
  terms=${K(e,`kasa`,t)}
  untouched=${p(`Nothing came into the kasa or out of it.`)} />`,J=({settlement:e,seat:t,nameOf:n})=>h`<p>${Ye(e,t)}</p>
  <${j} terms=${Xe(e,t,n)} words=${p(`total`)}
    total=${_(e.results[t]??0)} />
  <${w} clause="PREFA-KIT-04" />`,Ye=({columns:e,smallest:t,left:n},r)=>p(`Kasa column {column}; the smallest, {smallest}, comes off: {left} left.`,{column:e[r]??0,smallest:t,left:n[r]??0});function Xe({left:e,gifts:t,pairs:n},r,i){let a=t.map((e,t)=>t).filter(e=>e!==r),[o,s]=[t[r]??0,a.filter(e=>t[e])];return[...(o?a:[]).map(e=>({words:p(`an equal part to: {name}`,{name:i(e)}),amount:-o})),...s.map(n=>({words:Ze(i(n),e[n]??0),amount:t[n]??0})),...a.map(e=>({words:p(`columns shared with: {name}`,{name:i(e)}),amount:n[r]?.[e]??0}))]}const Ze=(e,t)=>m(`{name}: an equal part of the {count} ten left`,`{name}: an equal part of the {count} tens left`,t,{name:e}),Qe=({sheet:{deals:e,settlement:t,results:n},seat:r,label:i,voice:a})=>h`<${D} label=${i}
    result=${n[r]??0} terms=${A(e,e=>h`<${W} deal=${e} voice=${a} />`,(t,n)=>(t.results[r]??0)-(e[n-1]?.results[r]??0))}>
    ${t&&h`<${J} settlement=${t} seat=${r} nameOf=${a.nameOf} />`}
  </${D}>`,$e=({sheet:{deals:e,players:t,added:n=[]},start:r,stands:i,label:a,voice:o})=>h`<${ke} label=${a}
    start=${r} words=${p(`in the kasa`)} stands=${i}
    terms=${e.flatMap(e=>[...A([e],e=>h`<${W} deal=${e} voice=${o} />`,e=>e.kasa-e.facts.kasa),...n.filter(({after:t})=>t===e.number).map(({amount:e})=>({words:S(e),amount:t*e}))])} />`,et=({before:e,outcome:t,voice:n})=>h`<${Ne} before=${e} results=${t.results} voice=${n}
    thisDeal=${(e,r)=>h`<${q} deal=${t} seat=${e} moved=${r}
        voice=${n} />`}
    settled=${e=>h`<${J} settlement=${t.sheet_settlement} seat=${e}
      nameOf=${n.nameOf} />`} />`;function tt({view:e,outcome:t,table:n,replayed:i}){let{facts:a,settlement:o}=t,s=R(n),c={me:n.me,nameOf:s},l=t.added??0,u={...t,kasa:t.kasa-l};return h`<article class="paper settled" aria-label=${p(`Settlement`)} tabindex="0">
    <header>
      ${t.sitting_over&&h`<p class="over">${rt(e)}</p>`}
      <h2>${a.kind===`passed`?ue(a):h`<${r}
        contract=${a.contract} /> <span data-word=${nt(a,o)}>
        ${b(a,o,c)}</span>`}</h2>
      <${we} results=${u.results} before=${e.results} me=${n.me} />
      <p class="tricks-line" data-word="tricks">${Y(a,s)}</p>
    </header>
    <${C} facts=${a} settlement=${o} explained=${t.explained} voice=${c} />
    <${et} before=${e.results} outcome=${u} voice=${c} />
    <${Je} deal=${u} voice=${c} />
    ${l!==0&&h`<p>
        ${S(l/e.results.length)} · ${p(`kasa {before} → {after}`,{before:u.kasa,after:t.kasa})}
        <${x} clause="PREFA-HOUSE-03" /></p>`}
    <${T} cards=${t.cards} nameOf=${s} />
    ${!i&&h`<${ye} table=${n.id} deal=${e.number} me=${n.me} nameOf=${s}
      wordsOf=${t=>V(t,e)} />`}
  </article>`}function nt({ending:e},{shortfall:t}){return e===`solo`||e===`solo_declined`?`solo`:Object.values(t).some(e=>e>0)?`down`:void 0}const rt=({kasa_changes:e})=>e?.length?p(`The kasa is empty: the sitting is over, unless kasa is added`):p(`The kasa is empty: the sitting is over`);function Y(e,t){let n=(e,n)=>m(`{name} {count} trick`,`{name} {count} tricks`,n,{name:t(e)});if(e.ending===`thrown_in`||e.ending===`solo_declined`)return``;if(e.kind===`passed`)return e.tricks.map(([e,t])=>n(e,t)).join(` · `);let r=[e.first,e.second].map(({seat:e,part:r,tricks:a})=>{if(r===`out`)return p(`{name} passed`,{name:t(e)});let o=n(e,a);return r===`plays`?o:p(`{counted} ({part})`,{counted:o,part:i(r)})});return[n(e.declarer,e.declarer_tricks),...r].join(` · `)}const it=({sheet:e,table:t,nameOf:n})=>h`${e.added?.map(({after:e,amount:t,kasa:n},r)=>h`<p key=${r}
      class="kasa-added">
    ${p(`After deal {number}`,{number:e})} · ${S(t)} · ${p(`kasa {kasa}`,{kasa:n})}
    <${x} clause="PREFA-HOUSE-03" /></p>`)}
    <${de} title=${p(`Contracts`)} deals=${e.deals} table=${t}
    line=${e=>h`<${at} deal=${e} nameOf=${n} />`}
    details=${(e,r)=>h`<${ot} deal=${e} moved=${r}
        voice=${{me:t.me,nameOf:n}} />`} />`,at=({deal:{facts:e,settlement:t},nameOf:n})=>h`${e.kind===`contract`&&h`<${r}
    contract=${e.contract} /> <span>${n(e.declarer)}</span>`}
  <span class="verdict">${ae(e,t,n)}</span>`,ot=({deal:e,moved:t,voice:n})=>h`<p class="quiet">${Y(e.facts,n.nameOf)}</p>
  <${C} facts=${e.facts} settlement=${e.settlement} explained=${e.explained} voice=${n} />
  <${qe} deal=${e} moved=${t} voice=${n} />`;function X({settlement:e,nameOf:t,me:n}){let{columns:r,smallest:i,left:a,gifts:o,pairs:s,results:c}=e;return h`<ol class="settling-steps">
      <li>${p(`The smallest kasa column, {smallest}, comes off all of them.`,{smallest:i})}</li>
      <li>
        ${a.map((e,n)=>h`<span key=${n}>${st(t(n),e,o[n]??0)} </span>`)}
      </li>
      <li>${p(`The columns between the players are added, and that is the result.`)} <${x}
        clause="PREFA-KIT-04" /></li>
    </ol>
    <${me} results=${c} voice=${{me:n,nameOf:t}} parts=${e=>h`
    <p><${O} words=${p(`kasa`)} figure=${r[e]} /> <${O} words=${p(`left`)}
      figure=${a[e]} /> <${O}
      words=${p(`gives each`)} figure=${o[e]} /></p>
    <p class="pairs">
      ${p(`between players`)}: ${s[e]?.map((n,r)=>r!==e&&h`<${O} key=${r}
      words=${t(r)} figure=${_(n)} />`)}</p>`}
      how=${n=>h`<${J} settlement=${e} seat=${n} nameOf=${t} />`} />`}const st=(e,t,n)=>t===0?p(`{name}: nothing left.`,{name:e}):p(`{name}: {left} left, {gift} to each of the others.`,{name:e,left:t,gift:n}),ct={3:{kasa:5,pair:4},4:{kasa:3,pair:2}};function lt({sheet:e,table:t,view:{around:n}}){let[r,i]=xe(),a=R(t),o=Ve(e),s=o.find(e=>Z(e)===r),c=e=>p(`Result, {name}`,{name:a(e)}),l={me:t.me,nameOf:a},u=e.kasa_share*e.players,d=ut(e)??u;return h`<div class="paper sheet-paper" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2 data-word="kitapi">${p(`Kitapi`)}</h2><button type="button"
      class="told-figure figure" aria-expanded=${r===`kasa`}
      onClick=${()=>i(`kasa`)}>${p(`kasa {kasa}`,{kasa:d})}</button></header>
    <div class=${`drawing fields-${e.players}`}>
      <${pt} players=${e.players} />
      ${t.seats.map(({seat:t})=>h`<${dt} key=${t} name=${a(t)} label=${c(t)}
        place=${B(t,n)} result=${e.results[t]??0} open=${r===`result-${t}`}
        onTap=${()=>i(`result-${t}`)} />`)}
      ${o.filter(({figures:e})=>e.length).map(t=>h`<${be} key=${Z(t)} figures=${t.figures}
          look=${ft(t,n)}
          room=${ct[e.players===4?4:3][t.column===null?`kasa`:`pair`]}
          latest=${e.deals.at(-1)?.number??0} label=${Q(t,a)} open=${Z(t)===r}
          onTap=${()=>i(Z(t))} />`)}
    </div>
    ${s&&h`<${He} column=${s} label=${Q(s,a)}
      deals=${e.deals} voice=${l} />`}
    ${t.seats.map(({seat:t})=>r===`result-${t}`&&h`<${Qe} key=${t} sheet=${e} seat=${t}
        label=${c(t)} voice=${l} />`)}
    ${r===`kasa`&&h`<${$e} sheet=${e} start=${u} stands=${d} label=${p(`Kasa`)} voice=${l} />`}
    ${e.settlement&&h`<${E}><${X} settlement=${e.settlement} nameOf=${a}
      me=${t.me} /></${E}>`}
    <${it} sheet=${e} table=${t} nameOf=${a} />
  </div>`}function ut({deals:e,added:t}){let[n,r]=[e.at(-1),t?.at(-1)];return r&&r.after===n?.number?r.kasa:n?.kasa}const dt=({name:e,label:t,place:n,result:r,open:i,onTap:a})=>h`<p class=${`field-name in-${n}`}>
  <${k} label=${t} figure=${_(r)} open=${i} onTap=${a}>
    <span title=${e}>${e}</span> <span class="figure result">${_(r)}</span></${k}>
</p>`,Z=({field:e,column:t})=>`${e}-${t??`kasa`}`,Q=({field:e,column:t},n)=>t===null?p(`Kasa column in tens, {name}`,{name:n(e)}):p(`Debt, {debtor} to {name}`,{debtor:n(t),name:n(e)});function ft({field:e,column:t},n){let r=`in-${B(e,n)}`;return t===null?`kasa ${r}`:`pair ${r} by-${B(t,n)}`}const pt=({players:e})=>h`<svg class="borders" viewBox="0 0 100 100" preserveAspectRatio="none"
  aria-hidden="true">
  <path d=${e===4?`M0 0 100 100M100 0 0 100`:`M50 44V0M50 44 0 70M50 44 100 70`} />
</svg>`,mt=Me({fresh:{answers:[],solo_answers:[],parts:[],claim:null,kasa_changes:[]},changes:{talon_taken:(e,t,n)=>({phase:`discarding`,hand:[...e.hand??[],...t.cards],held:pe(e.held,t.declarer,2),bargain:n.bargain?{...n.bargain,contract:void 0,quotas:void 0,talon:t.cards}:null}),pass_deal_begun:()=>({phase:`playing`}),solo_written:(e,t,n)=>n.solo_answers||n.phase===`given_up`?{phase:`given_up`,bargain:n.bargain??e.bargain}:{},solo_answered:(e,t)=>({solo_answers:[...e.solo_answers??[],{seat:t.seat,accept:t.accept}]}),contract_named:(e,t,n)=>({phase:`participating`,bargain:n.bargain??e.bargain}),answer_given:(e,t)=>({answers:[...e.answers??[],{seat:t.seat,answer:t.answer}]}),play_begun:(e,t)=>({phase:`playing`,parts:t.parts}),claim_made:(e,t)=>({phase:`claimed`,claim:{seat:t.seat,cards:t.cards,accepted:[]}}),claim_answered:(e,t)=>({claim:e.claim&&t.accept?{...e.claim,accepted:[...e.claim.accepted,t.seat]}:e.claim??null}),claim_refused:()=>({phase:`playing`,claim:null})},spans:{talon_taken:800,contract_named:900,answer_given:800,claim_made:900,claim_answered:700,claim_refused:1800,claim_granted:900,solo_written:900,solo_answered:700,kasa_added:400}});function ht({broken:e,view:t,table:n,replayed:r}){let i=R(n);return h`<article class="paper settled" aria-label=${p(`Settlement`)} tabindex="0">
    <header><h2>${p(`The game was ended`)}</h2>
      <${we} results=${e.settlement.results} me=${n.me} /></header>
    <${X} settlement=${e.settlement} nameOf=${i} me=${n.me} />
    ${e.cards&&h`<${T} cards=${e.cards} nameOf=${i} />`}
    ${!r&&h`<${Ce} table=${n.id} deal=${t.number} nameOf=${i} shortcut="c" />`}
    ${!r&&n.sheet>0&&h`<${he} table=${n} />`}
  </article>`}function gt(e,t){let{view:n,choosing:r,act:i}=t,{key:a,act:o}=P(e,t,``);switch(e.kind){case`form`:return[wt(r,i)];case`bid`:return[bt(a,String(e.contract),o)];case`hold`:return[xt(a,n,o)];case`if_left`:return[P(e,t,p(`If all pass`),{word:`if-left`})];case`write_solo`:return[_t(a,n.bargain?.solo_cost??0,o)];case`answer_solo`:return[vt(a,!!e.accept,o)];case`participate`:return[St(a,e.answer,o)];case`claim`:return[P(e,t,p(`Claim the rest`),{quiet:!0,word:`claim`,weighty:p(`Show your hand and claim all the rest?`)})];case`answer_claim`:{let n=!!e.accept;return[P(e,t,p(n?`Accept`:`Play on`),{likely:n})]}default:return[P(e,t,e.kind)]}}const _t=(e,t,n)=>({key:e,act:n,quiet:!0,word:`solo`,label:h`${p(`Write solo`)} <span class="figure">−${t}</span>`,spoken:p(`Write solo, for {cost}`,{cost:t}),weighty:p(`Give up without playing, down two? It costs you {cost}.`,{cost:t})}),vt=(e,t,n)=>({key:e,act:n,label:a(t),likely:t,word:`payment`,...t?{}:{weighty:p(`Decline? Then nothing is paid between players, and only two tens go into the kasa.`)}}),yt=/* @__PURE__ */ new Set([`6s`,`6c`,`6d`,`6h`]),bt=(t,r,i)=>({key:t,act:i,spoken:e(r),word:yt.has(r)?`first-bids`:void 0,label:h`${e(r)} <${n} strain=${$(r)} />`}),$=e=>d(e)===`n`?``:d(e);function xt(e,t,r){let i=o(t.calls??[])?.contract??null,a=s(i);return{key:e,act:r,spoken:a,word:`hold`,label:h`${a} ${i&&h`<${n}
    strain=${$(i)} />`}`}}const St=(e,t,n)=>({key:e,act:n,label:l(t),word:Ct[t]}),Ct={play:`defend`,pass:`stay-out`,together:`together`,alone:`alone`};function wt({named:t,form:n},i){let a=n?.action??`name_contract`;return{key:`name`,likely:!0,act:t&&i?()=>i({kind:a,...t}):null,spoken:p(`Play {contract}`,{contract:t?e(t.contract):``}),label:h`${p(`I declare`)} ${t&&h`<${r} contract=${t.contract} />`}`}}function Tt(e){switch(e.phase){case`bidding`:return{words:N(e,p(`Bid if you could take six tricks with the talon's help; otherwise pass.`)),because:p(`The bids climb one step at a time, from six spades. Whoever stays in longest takes the two cards of the talon, chooses trumps and plays alone against the others.`),clauses:[`PREFA-AUC-01`,`PREFA-AUC-04`,`PREFA-BUY-01`]};case`discarding`:return{words:N(e,p(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:p(`You hold twelve cards and play with ten. If even the talon does not help, you may write it solo: it costs double, but is sometimes the lesser loss.`),clauses:[`PREFA-BUY-01`,`PREFA-BUY-02`]};case`naming`:return{words:N(e,p(`Choose a contract that you can make; most often your long suit is trumps.`)),because:p(`You must take as many tricks as you bid. Higher contracts pay more and cost more.`),clauses:[`PREFA-QUOTA-02`,`PREFA-PAY-01`]};case`given_up`:return{words:p(`Accept: if you decline, you give up your own payment.`),because:p(`The deal is written solo and not played. If a defender declines, nothing is paid between players, and the declarer puts two tens into the kasa.`),clauses:[`PREFA-BUY-02`,`PREFA-HOUSE-04`]};case`participating`:return{words:Et(e),because:p(`Together means that both of you play, each with their own cards, and that you alone carry what both win or lose.`),clauses:[`PREFA-PART-03`,`PREFA-QUOTA-01`,`PREFA-PAY-04`]};case`playing`:return{words:je(e),because:p(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`PREFA-PLAY-02`]};case`claimed`:return{words:p(`Accept if the cards shown take every trick that is left.`),because:p(`The declarer claims all tricks that are left. If one of you refuses, the play continues, and the cards shown go back into the hand.`),clauses:[`PREFA-PLAY-04`]};default:return null}}const Et=({turn:e=[],bargain:t})=>p(`Tricks you need: {tricks}. Play if you can take them; pass if you cannot: whoever falls short pays.`,{tricks:t?.quotas?.[t.first===e[0]?0:1]??0});function Dt({view:e,nameOf:t}){let n=e.calls??[],i=o(n);return h`<${Se} view=${e} nameOf=${t} draw=${(e,t)=>h`<${Ot} spoken=${e} before=${t} />`} highBid=${i&&h`<${r} contract=${i.contract} /> <span>${t(Te(n))}</span>`} />`}function Ot({spoken:{call:e,by_clock:t},before:i}){if(t)return h`${g(e,o(i)?.contract??null)} <small class="late">
      ${p(`time is up`)}</small>`;if(e.kind===`bid`)return h`<${r} contract=${e.contract} />`;let a=o(i)?.contract??null,s=g(e,a);return e.kind!==`hold`||!a?s:h`<span class="unseen">${s}</span>
    <span aria-hidden="true">${p(`Hold`)} ${u(a)>6&&u(a)}<${n}
      strain=${d(a)} /></span>`}function kt(e){let t=e.find(({kind:e})=>e===`form`),n=z(t,`contract`)[0];return n===void 0?null:{contract:String(n),aces:!1}}function At({form:t,named:r,onName:i}){let a=z(t,`contract`).map(String),o=r?.aces??!1;return h`<section class="paper naming" aria-label=${p(`Contract`)}>
    ${z(t,`aces`).includes(!0)&&h`<label class="tick" data-word="aces">
      <input type="checkbox" checked=${o} disabled=${!r}
        onChange=${e=>r&&i({...r,aces:e.target.checked})} />
      ${p(`I announce four aces`)}
    </label>`}
    <div class="contracts" role="radiogroup" aria-label=${p(`Contract`)} onKeyDown=${Pe(5)}>
      ${a.map(t=>h`<button type="button" key=${t} role="radio"
        aria-checked=${t===r?.contract} tabindex=${t===r?.contract?0:-1}
        aria-label=${e(t)}
        class=${c(`rung`,`strain-${d(t)}`,t===r?.contract&&`picked`)}
        onClick=${()=>i({contract:t,aces:o})}>
        <span aria-hidden="true">${u(t)}<${n} strain=${d(t)} /></span>
      </button>`)}
    </div>
  </section>`}const jt=e=>h`<div class="middle"><${Mt} ...${e} /></div>`;function Mt({view:e,shown:t,nameOf:n,placeOf:r,choosing:i,happened:a=[]}){switch(e.phase){case`shuffling`:return h`<${M} words=${p(`Shuffling`)} />`;case`bidding`:return h`<${Dt} view=${e} nameOf=${n} />
      <${M} words=${p(`Talon`)} word="talon" />`;case`discarding`:return h`<${M}
      words=${e.options?.length?p(`You picked up the talon: discard two cards`):p(`The talon is picked up`)} />`;case`naming`:return i.form?h`<${At} form=${i.form} named=${i.named} onName=${i.setNamed} />`:h`<${M} words=${p(`Discarded`)} />`;case`given_up`:return h`<${Pt} view=${e} nameOf=${n} />`;case`participating`:return h`<${Nt} view=${e} nameOf=${n} />`;case`claimed`:return h`<${Ft} view=${e} nameOf=${n} />`;default:return h`<${Ae} cards=${e.trick??[]} placeOf=${r} nameOf=${n}
      gathering=${t.gathering} />
      <${It} happened=${a} nameOf=${n} />
      ${t.gathering===null&&h`<${De} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${n} />`}`}}function Nt({view:e,nameOf:t}){let n=e.bargain;return n?.contract?h`<section class="paper offer-slip" aria-label=${p(`Contract`)} tabindex="0">
    <p class="offer-contract"><span data-word="contract"><${r} contract=${n.contract} /></span></p>
    <p>${t(n.declarer)}${n.aces&&h` · <span
      data-word="aces">${p(`four aces`)}</span>`}</p>
    ${(e.answers??[]).length>0&&h`<ul class="answers">
      ${e.answers?.map(({seat:e,answer:n},r)=>h`<li
        key=${r}><b>${t(e)}</b> ${l(n)}</li>`)}
    </ul>`}
  </section>`:null}function Pt({view:{bargain:e},nameOf:t}){return e?h`<section class="paper claim" aria-label=${p(`Written solo`)} tabindex="0">
    <p><b>${t(e.declarer)}</b> <span data-word="solo">${p(`writes it solo`)}</span>:
      ${` `}<${r} contract=${e.minimum} /></p>
    <p class="quiet">
      ${p(`It costs {cost} in all, or 20 into the kasa if a defender declines.`,{cost:e.solo_cost??0})}</p>
  </section>`:null}function Ft({view:e,nameOf:t}){let n=e.claim;return n?h`<section class="paper claim" aria-label=${p(`Claim`)} tabindex="0">
    <p>${p(`All remaining tricks claimed:`)} <b>${t(n.seat)}</b></p>
    <p class="laid">${Le(n.cards,Ie(n.cards)).map(e=>h`<${ee} key=${e}
      card=${e} />`)}</p>
    ${n.accepted.map(e=>h`<p key=${e}
      class="quiet">${p(`{name}: accepted`,{name:t(e)})}</p>`)}
  </section>`:null}function It({happened:e,nameOf:t}){let[n,r]=e.slice(-2);return r?.kind===`prefa.claim_refused`?h`<p class="paper claim refused-claim">
    <b>${t(Number(n?.seat))}: ${p(`Keep playing`)}</b> ${p(`The claim is refused; play continues`)}</p>`:null}function Lt(e,t){return e.phase===`bidding`?Rt(e,t):e.phase===`given_up`?Bt(e,t):e.phase===`participating`?zt(e,t):null}function Rt(e,t){let n=e.calls??[],r=n.findLastIndex(e=>e.seat===t),i=n[r];return i?h`<${Ot} spoken=${i} before=${n.slice(0,r)} />`:null}function zt(e,t){let n=e.answers?.findLast(e=>e.seat===t)?.answer;return n?l(n):null}function Bt(e,t){let n=e.solo_answers?.find(e=>e.seat===t);return n?a(n.accept):null}function Vt({view:e,nameOf:t,children:n}){let r=e.bargain;return h`<div class="strip paper">
    ${r?h`<${Ht} bargain=${r}
      nameOf=${t} />`:h`<span>${p(`Deal {number}`,{number:e.number})}</span>
      <span data-word="dealer">${p(`dealer: {name}`,{name:t(e.dealer)})}</span>`}
    <span class="figure" data-word="kasa" tabindex="0">
      ${p(`kasa {kasa}`,{kasa:e.outcome?e.outcome.kasa:e.kasa})}</span>
    ${n}
  </div>`}function Ht({bargain:e,nameOf:t}){let{contract:n,minimum:i,declarer:a,quotas:o,value:s,aces:c}=e;return n?h`<b class="strip-contract"><span data-word="contract"><${r} contract=${n} /></span> <span
      data-word="declarer">${t(a)}</span></b>
    ${c&&h`<span data-word="aces">${p(`four aces`)}</span>`}
    ${o&&h`<span class="figure"
      data-word="quotas">${p(`defenders need {first} + {second}`,{first:o[0],second:o[1]})}</span>`}
    ${typeof s==`number`&&h`<span class="figure"
      data-word="value">${p(`{value} per trick`,{value:s})}</span>`}`:h`<b data-word="declarer">${t(a)}</b>
      <span class="from" data-word="least">${p(`at least`)} <${r} contract=${i} /></span>`}const Ut=f(`prefa-kasa`,()=>import(`./prefa-kasa.js`).then(e=>e.KasaChange)),Wt={Strip:Vt,Ladder:Dt,Middle:jt,ResultSlip:tt,BreakUpSlip:ht,Between:e=>e.view.kasa_changes?.length?h`<${te} part=${Ut} props=${e} Failed=${ne} />`:null,choiceOf:gt,firstNamed:kt,guidance:Tt,typed:f(`prefa-typed`,()=>import(`./prefa-typed.js`).then(e=>e.hear)),turnWords:({phase:e})=>v(e),waitingWords:({phase:e},n)=>t(e,n),speechOf:Lt,roleOf:ce,isOut:le,actionWords:V,resultsOf:({outcome:e,results:t})=>e?.results??t,counts:({phase:e})=>e===`playing`||e===`claimed`,endsSitting:({sitting_over:e})=>e},Gt=e=>h`<${Oe} game=${Wt} ...${e} />`,Kt=Ee({call_made:(e,t,n)=>I(t,qt(e,Zt(n))),talon_taken:(e,t,n)=>({words:Jt(e,n),weight:`heading`}),pass_deal_begun:()=>({words:p(`All passed: played at no trumps without the talon`),weight:`heading`}),solo_written:(e,t)=>I(t,p(`I write it solo`)),solo_answered:(e,t)=>I(t,a(!!e.accept)),kasa_added:e=>({words:S(Number(e.amount)),weight:`heading`,sound:`settled`}),contract_named:(e,t,n)=>({words:Yt(e,t,L(e,n)),weight:`heading`}),answer_given:(e,t)=>I(t,l(e.answer)),claim_made:(e,t)=>I(t,p(`The rest are mine`)),claim_answered:(e,t)=>I(t,e.accept?p(`I accept`):p(`Keep playing`)),claim_refused:()=>({words:p(`The claim is refused; play continues`),weight:`heading`}),claim_granted:(e,t,n)=>({words:L(e,n)?m(`You take the last trick`,`You take the last {count} tricks`,e.tricks):m(`{name} takes the last trick`,`{name} takes the last {count} tricks`,e.tricks,{name:t}),weight:`heading`}),all_shown:(e,t,n)=>({...Xt(e.settled,n),weight:`heading`,sound:`settled`})});function qt({call:e,by_clock:t},n){let r=g(e,n);return t?p(`{call} (time is up)`,{call:r}):r}function Jt({declarer:t,minimum:n},{table:{me:r,seats:i}}){let a=e(n);return t===r?p(`You take the talon, from {contract} up`,{contract:a}):p(`{name} takes the talon, from {contract} up`,{name:Fe(i[t]),contract:a})}function Yt(t,n,r){let i=e(t.contract);return r?t.aces?p(`You play {contract}, with four aces`,{contract:i}):p(`You play {contract}`,{contract:i}):t.aces?p(`{name} plays {contract}, with four aces`,{name:n,contract:i}):p(`{name} plays {contract}`,{name:n,contract:i})}function Xt({facts:e,settlement:t},{table:{me:n,seats:r}}){let i=R({me:n,seats:r}),a=re(e,t,{me:n,nameOf:i}),o=t.transfers.filter(({payer:e,payee:t})=>n===null||[e,t].includes(`seat${n}`)).map(e=>`${y(e,{me:n,nameOf:i})}.`),s=t.transfers.length?p(`You neither pay nor get anything.`):p(`Nobody pays.`);return{words:a,spoken:[`${a}.`,...o.length?o:[s]].join(` `)}}function Zt(e){let t=e.view;return o(t?.calls??[])?.contract??null}const Qt={writing:()=>p(`type it: 7h, pass, hold; Th plays the ten of hearts`),keys:()=>[],steps:mt,actionWords:V,narrate:Kt,prompt:e=>v(e.phase),readAloud:Be,Table:Gt,tricks:Wt,Sheet:lt,houseRules:oe,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{Qt as prefa};