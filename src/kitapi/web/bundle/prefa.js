import{At as e,Cn as t,Ct as n,Et as r,Ft as i,It as a,Mt as o,Ot as s,Pt as c,St as l,Tt as u,cn as d,dn as f,in as p,jt as ee,kt as m,nt as te,rt as ne,un as h,wn as g,wt as _,zt as re}from"./main.js";import{a as v,c as ie,d as ae,f as oe,h as se,i as ce,l as y,n as le,o as b,p as x,r as S,s as C,t as ue,u as de}from"./prefa-shared.js";import{$ as fe,A as pe,C as me,D as w,E as he,F as ge,I as T,J as E,L as _e,M as ve,N as ye,O as be,P as xe,Q as Se,T as D,X as O,Y as k,Z as A,a as j,c as Ce,d as M,et as we,g as N,j as Te,k as P,l as Ee,m as De,o as Oe,p as ke,q as Ae,rt as F,s as je,tt as I,u as Me,w as Ne,z as Pe}from"./tables.js";import{A as Fe,M as L,N as R,b as Ie,s as z,x as Le,y as Re}from"./shared.js";function B(e,t){switch(e.kind){case`bid`:return r(String(e.contract));case`hold`:return m(s(t.calls??[])?.contract??null);case`if_left`:return f(`If all pass`);case`pass`:return f(`Pass`);case`name_contract`:return[r(String(e.contract)),e.aces&&f(`four aces`)].filter(Boolean).join(`, `);case`write_solo`:return f(`Write solo`);case`answer_solo`:return o(!!e.accept);case`participate`:return _(e.answer);case`claim`:return f(`Claim the rest`);case`answer_claim`:return e.accept?f(`Accept`):f(`Play on`);default:return e.kind}}function ze({bargain:e},t){return e?.contract?`${f(`{name}, {contract}`,{name:t(e.declarer),contract:r(e.contract)})}.`:``}function Be(e,t){let n=e.outcome?.results??e.results,r=e.phase===`playing`||e.phase===`claimed`;return`${n.map((n,i)=>[t(i),r&&e.active.includes(i)?h(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,d(n)].filter(Boolean).join(` `)).join(`, `)}. ${f(`kasa {kasa}`,{kasa:e.outcome?.kasa??e.kasa})}.`}const Ve=e=>_e(e,{readContract:ze,readScore:Be,turnWords:({phase:e})=>i(e)});function He(e){let t=Array.from({length:e.players},(e,t)=>t),n={before:0,figure:e.kasa_share/10,deal:0,clause:`PREFA-KIT-01`};return t.flatMap(r=>[{field:r,column:null,figures:[n,...V(e,r,null)]},...t.filter(e=>e!==r).map(t=>({field:r,column:t,figures:V(e,r,t)}))])}function V({deals:e,added:t=[]},n,r){return e.flatMap(e=>[e,...t.filter(({after:t})=>t===e.number)].flatMap(({entries:e})=>e).filter(e=>e.field===n&&e.column===r).map(t=>({before:t.before,figure:t.after,deal:e.number,clause:t.clause})))}const Ue=({column:e,label:t,deals:n,voice:r})=>g`<${pe} label=${t} figures=${e.figures}
  explain=${t=>g`<${We} written=${t} column=${e} voice=${r}
    deal=${n.find(({number:e})=>e===t.deal)} />`} />`,We=({written:e,column:t,deal:n,voice:r})=>g`${e.clause===`PREFA-HOUSE-03`?g`<p>${f(`after deal {number}, by agreement of all`,{number:e.deal})}</p>`:g`<${Te} written=${e}>
      ${n&&g`<${U} deal=${n} voice=${r} />`}</${Te}>`}
  ${n&&Ke(e,t,n).map((e,t)=>g`<p key=${t}>${H(e,r)}</p>`)}
  ${n&&e.clause===`PREFA-KIT-03`&&g`<p>${Ge(e,t,n,r)}</p>`}
  <${C} clause=${e.clause} />`;function H({transfer:e,calculation:t},n){let r=ce(t,e.clause);return r?`${v(e,n)} (${r})`:v(e,n)}function Ge({before:e,figure:t},{field:n,column:r},{facts:i},{nameOf:a}){let o=r===null?(e-t)*10:t-e,s=i.kind===`contract`?i.declarer:n;return h(`Kasa column, {name}: {count} ten = {kapikia} kapikia, owed to the declarer ({declarer})`,`Kasa column, {name}: {count} tens = {kapikia} kapikia, owed to the declarer ({declarer})`,o/10,{kapikia:o,name:a(r??n),declarer:a(s)})}const U=({deal:{facts:e,settlement:t},voice:n})=>e.kind===`contract`?g`<${l} contract=${e.contract} /> ${y(e,t,n)}`:ae(e),W=({settlement:e,explained:t},n)=>e.transfers.map((e,n)=>({transfer:e,calculation:t.reckonings[n]})).filter(({transfer:{payer:e,payee:t}})=>n([e,t]));function Ke(e,{field:t,column:n,figures:r},i){if(e.clause===`PREFA-KIT-03`||e.clause===`PREFA-HOUSE-03`)return[];let a=`seat${t}`,{facts:o}=i;if(n===null)return W(i,e=>e.includes(`kasa`)&&(o.kind===`contract`||e.includes(a)));let s=[`seat${n}`,o.kind===`contract`&&o.declarer===n&&`kasa`],c=r.filter(t=>t.deal===e.deal&&t.clause!==`PREFA-KIT-03`).indexOf(e);return W(i,([e=``,t])=>t===a&&s.includes(e)).slice(c,c+1)}function G(e,t,n){return W(e,e=>e.includes(t)).map(e=>({words:H(e,n),amount:e.transfer.payee===t?e.transfer.amount:-e.transfer.amount}))}function K({deal:e,seat:t,moved:n,voice:r}){let i=G(e,`seat${t}`,r),a=n-i.reduce((e,{amount:t})=>e+t,0),o=e.kasa-e.facts.kasa,s={words:qe(o),amount:a};return g`<${A} terms=${o?[...i,s]:i} words=${f(`this deal`)} total=${d(n)} />
    ${o!==0&&g`<p class="quiet">
        ${f(`The kasa is everybody's in equal parts; the settlement rounds each gift to a whole kapiki.`)}</p>
        <${C} clause="PREFA-KIT-04" />`}`}const qe=e=>e<0?h(`an equal part of the {count} kapiki the kasa lost`,`an equal part of the {count} kapikia the kasa lost`,-e):h(`an equal part of the {count} kapiki the kasa gained`,`an equal part of the {count} kapikia the kasa gained`,e),Je=({deal:e,moved:t,voice:n})=>g`<${ve} moved=${t} voice=${n}
  thisDeal=${(t,r)=>g`<${K} deal=${e} seat=${t} moved=${r}
      voice=${n} />`} />`,Ye=({deal:e,voice:t})=>g`<${ye} before=${e.facts.kasa} after=${e.kasa}
  line=${f(`kasa {before} → {after}`,{before:e.facts.kasa,after:e.kasa})}
  terms=${G(e,`kasa`,t)}
  untouched=${f(`Nothing came into the kasa or out of it.`)} />`,q=({settlement:e,seat:t,nameOf:n})=>g`<p>${Xe(e,t)}</p>
  <${A} terms=${Ze(e,t,n)} words=${f(`total`)}
    total=${d(e.results[t]??0)} />
  <${C} clause="PREFA-KIT-04" />`,Xe=({columns:e,smallest:t,left:n},r)=>f(`Kasa column {column}; the smallest, {smallest}, comes off: {left} left.`,{column:e[r]??0,smallest:t,left:n[r]??0});function Ze({left:e,gifts:t,pairs:n},r,i){let a=t.map((e,t)=>t).filter(e=>e!==r),[o,s]=[t[r]??0,a.filter(e=>t[e])];return[...(o?a:[]).map(e=>({words:f(`an equal part to: {name}`,{name:i(e)}),amount:-o})),...s.map(n=>({words:Qe(i(n),e[n]??0),amount:t[n]??0})),...a.map(e=>({words:f(`columns shared with: {name}`,{name:i(e)}),amount:n[r]?.[e]??0}))]}const Qe=(e,t)=>h(`{name}: an equal part of the {count} ten left`,`{name}: an equal part of the {count} tens left`,t,{name:e}),$e=({sheet:{deals:e,settlement:t,results:n},seat:r,label:i,voice:a})=>g`<${E} label=${i}
    result=${n[r]??0} terms=${k(e,e=>g`<${U} deal=${e} voice=${a} />`,(t,n)=>(t.results[r]??0)-(e[n-1]?.results[r]??0))}>
    ${t&&g`<${q} settlement=${t} seat=${r} nameOf=${a.nameOf} />`}
  </${E}>`,et=({sheet:{deals:e,players:t,added:n=[]},start:r,stands:i,label:a,voice:o})=>g`<${Ae} label=${a}
    start=${r} words=${f(`in the kasa`)} stands=${i}
    terms=${e.flatMap(e=>[...k([e],e=>g`<${U} deal=${e} voice=${o} />`,e=>e.kasa-e.facts.kasa),...n.filter(({after:t})=>t===e.number).map(({amount:e})=>({words:x(e),amount:t*e}))])} />`,tt=({before:e,outcome:t,voice:n})=>g`<${Pe} before=${e} results=${t.results} voice=${n}
    thisDeal=${(e,r)=>g`<${K} deal=${t} seat=${e} moved=${r}
        voice=${n} />`}
    settled=${e=>g`<${q} settlement=${t.sheet_settlement} seat=${e}
      nameOf=${n.nameOf} />`} />`;function nt({view:e,outcome:t,table:n,replayed:r}){let{facts:i,settlement:a}=t,o=L(n),s={me:n.me,nameOf:o},c=t.added??0,u={...t,kasa:t.kasa-c};return g`<article class="paper settled" aria-label=${f(`Settlement`)} tabindex="0">
    <header>
      ${t.sitting_over&&g`<p class="over">${it(e)}</p>`}
      <h2>${i.kind===`passed`?de(i):g`<${l}
        contract=${i.contract} /> <span data-word=${rt(i,a)}>
        ${y(i,a,s)}</span>`}</h2>
      <${P} results=${u.results} before=${e.results} me=${n.me} />
      <p class="tricks-line" data-word="tricks">${J(i,o)}</p>
    </header>
    <${S} facts=${i} settlement=${a} explained=${t.explained} voice=${s} />
    <${tt} before=${e.results} outcome=${u} voice=${s} />
    <${Ye} deal=${u} voice=${s} />
    ${c!==0&&g`<p>
        ${x(c/e.results.length)} · ${f(`kasa {before} → {after}`,{before:u.kasa,after:t.kasa})}
        <${b} clause="PREFA-HOUSE-03" /></p>`}
    <${w} cards=${t.cards} nameOf=${o} />
    ${!r&&g`<${be} table=${n.id} deal=${e.number} me=${n.me} nameOf=${o}
      wordsOf=${t=>B(t,e)} />`}
  </article>`}function rt({ending:e},{shortfall:t}){return e===`solo`||e===`solo_declined`?`solo`:Object.values(t).some(e=>e>0)?`down`:void 0}const it=({kasa_changes:e})=>e?.length?f(`The kasa is empty: the sitting is over, unless kasa is added`):f(`The kasa is empty: the sitting is over`);function J(e,t){let n=(e,n)=>h(`{name} {count} trick`,`{name} {count} tricks`,n,{name:t(e)});if(e.ending===`thrown_in`||e.ending===`solo_declined`)return``;if(e.kind===`passed`)return e.tricks.map(([e,t])=>n(e,t)).join(` · `);let r=[e.first,e.second].map(({seat:e,part:r,tricks:i})=>{if(r===`out`)return f(`{name} passed`,{name:t(e)});let a=n(e,i);return r===`plays`?a:f(`{counted} ({part})`,{counted:a,part:ee(r)})});return[n(e.declarer,e.declarer_tricks),...r].join(` · `)}const at=({sheet:e,table:t,nameOf:n})=>g`${e.added?.map(({after:e,amount:t,kasa:n},r)=>g`<p key=${r}
      class="kasa-added">
    ${f(`After deal {number}`,{number:e})} · ${x(t)} · ${f(`kasa {kasa}`,{kasa:n})}
    <${b} clause="PREFA-HOUSE-03" /></p>`)}
    <${fe} title=${f(`Contracts`)} deals=${e.deals} table=${t}
    line=${e=>g`<${ot} deal=${e} nameOf=${n} />`}
    details=${(e,r)=>g`<${st} deal=${e} moved=${r}
        voice=${{me:t.me,nameOf:n}} />`} />`,ot=({deal:{facts:e,settlement:t},nameOf:n})=>g`${e.kind===`contract`&&g`<${l}
    contract=${e.contract} /> <span>${n(e.declarer)}</span>`}
  <span class="verdict">${oe(e,t,n)}</span>`,st=({deal:e,moved:t,voice:n})=>g`<p class="quiet">${J(e.facts,n.nameOf)}</p>
  <${S} facts=${e.facts} settlement=${e.settlement} explained=${e.explained} voice=${n} />
  <${Je} deal=${e} moved=${t} voice=${n} />`;function Y({settlement:e,nameOf:t,me:n}){let{columns:r,smallest:i,left:a,gifts:o,pairs:s,results:c}=e;return g`<ol class="settling-steps">
      <li>${f(`The smallest kasa column, {smallest}, comes off all of them.`,{smallest:i})}</li>
      <li>
        ${a.map((e,n)=>g`<span key=${n}>${ct(t(n),e,o[n]??0)} </span>`)}
      </li>
      <li>${f(`The columns between the players are added, and that is the result.`)} <${b}
        clause="PREFA-KIT-04" /></li>
    </ol>
    <${he} results=${c} voice=${{me:n,nameOf:t}} parts=${e=>g`
    <p><${D} words=${f(`kasa`)} figure=${r[e]} /> <${D} words=${f(`left`)}
      figure=${a[e]} /> <${D}
      words=${f(`gives each`)} figure=${o[e]} /></p>
    <p class="pairs">
      ${f(`between players`)}: ${s[e]?.map((n,r)=>r!==e&&g`<${D} key=${r}
      words=${t(r)} figure=${d(n)} />`)}</p>`}
      how=${n=>g`<${q} settlement=${e} seat=${n} nameOf=${t} />`} />`}const ct=(e,t,n)=>t===0?f(`{name}: nothing left.`,{name:e}):f(`{name}: {left} left, {gift} to each of the others.`,{name:e,left:t,gift:n}),lt={3:{kasa:5,pair:4},4:{kasa:3,pair:2}};function ut({sheet:e,table:t,view:{around:n}}){let[r,i]=Se(),a=L(t),o=He(e),s=o.find(e=>X(e)===r),c=e=>f(`Result, {name}`,{name:a(e)}),l={me:t.me,nameOf:a},u=e.kasa_share*e.players,d=dt(e)??u;return g`<div class="paper sheet-paper" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2 data-word="kitapi">${f(`Kitapi`)}</h2><button type="button"
      class="told-figure figure" aria-expanded=${r===`kasa`}
      onClick=${()=>i(`kasa`)}>${f(`kasa {kasa}`,{kasa:d})}</button></header>
    <div class=${`drawing fields-${e.players}`}>
      <${mt} players=${e.players} />
      ${t.seats.map(({seat:t})=>g`<${ft} key=${t} name=${a(t)} label=${c(t)}
        place=${R(t,n)} result=${e.results[t]??0} open=${r===`result-${t}`}
        onTap=${()=>i(`result-${t}`)} />`)}
      ${o.filter(({figures:e})=>e.length).map(t=>g`<${xe} key=${X(t)} figures=${t.figures}
          look=${pt(t,n)}
          room=${lt[e.players===4?4:3][t.column===null?`kasa`:`pair`]}
          latest=${e.deals.at(-1)?.number??0} label=${Z(t,a)} open=${X(t)===r}
          onTap=${()=>i(X(t))} />`)}
    </div>
    ${s&&g`<${Ue} column=${s} label=${Z(s,a)}
      deals=${e.deals} voice=${l} />`}
    ${t.seats.map(({seat:t})=>r===`result-${t}`&&g`<${$e} key=${t} sheet=${e} seat=${t}
        label=${c(t)} voice=${l} />`)}
    ${r===`kasa`&&g`<${et} sheet=${e} start=${u} stands=${d} label=${f(`Kasa`)} voice=${l} />`}
    ${e.settlement&&g`<${T}><${Y} settlement=${e.settlement} nameOf=${a}
      me=${t.me} /></${T}>`}
    <${at} sheet=${e} table=${t} nameOf=${a} />
  </div>`}function dt({deals:e,added:t}){let[n,r]=[e.at(-1),t?.at(-1)];return r&&r.after===n?.number?r.kasa:n?.kasa}const ft=({name:e,label:t,place:n,result:r,open:i,onTap:a})=>g`<p class=${`field-name in-${n}`}>
  <${O} label=${t} figure=${d(r)} open=${i} onTap=${a}>
    <span title=${e}>${e}</span> <span class="figure result">${d(r)}</span></${O}>
</p>`,X=({field:e,column:t})=>`${e}-${t??`kasa`}`,Z=({field:e,column:t},n)=>t===null?f(`Kasa column in tens, {name}`,{name:n(e)}):f(`Debt, {debtor} to {name}`,{debtor:n(t),name:n(e)});function pt({field:e,column:t},n){let r=`in-${R(e,n)}`;return t===null?`kasa ${r}`:`pair ${r} by-${R(t,n)}`}const mt=({players:e})=>g`<svg class="borders" viewBox="0 0 100 100" preserveAspectRatio="none"
  aria-hidden="true">
  <path d=${e===4?`M0 0 100 100M100 0 0 100`:`M50 44V0M50 44 0 70M50 44 100 70`} />
</svg>`,ht=Ne({fresh:{answers:[],solo_answers:[],parts:[],claim:null,kasa_changes:[]},changes:{talon_taken:(e,t,n)=>({phase:`discarding`,hand:[...e.hand??[],...t.cards],held:me(e.held,t.declarer,2),bargain:n.bargain?{...n.bargain,contract:void 0,quotas:void 0,talon:t.cards}:null}),pass_deal_begun:()=>({phase:`playing`}),solo_written:(e,t,n)=>n.solo_answers||n.phase===`given_up`?{phase:`given_up`,bargain:n.bargain??e.bargain}:{},solo_answered:(e,t)=>({solo_answers:[...e.solo_answers??[],{seat:t.seat,accept:t.accept}]}),contract_named:(e,t,n)=>({phase:`participating`,bargain:n.bargain??e.bargain}),answer_given:(e,t)=>({answers:[...e.answers??[],{seat:t.seat,answer:t.answer}]}),play_begun:(e,t)=>({phase:`playing`,parts:t.parts}),claim_made:(e,t)=>({phase:`claimed`,claim:{seat:t.seat,cards:t.cards,accepted:[]}}),claim_answered:(e,t)=>({claim:e.claim&&t.accept?{...e.claim,accepted:[...e.claim.accepted,t.seat]}:e.claim??null}),claim_refused:()=>({phase:`playing`,claim:null})},spans:{talon_taken:800,contract_named:900,answer_given:800,claim_made:900,claim_answered:700,claim_refused:1800,claim_granted:900,solo_written:900,solo_answered:700,kasa_added:400}});function gt({broken:e,view:t,table:n,replayed:r}){let i=L(n);return g`<article class="paper settled" aria-label=${f(`Settlement`)} tabindex="0">
    <header><h2>${f(`The game was ended`)}</h2>
      <${P} results=${e.settlement.results} me=${n.me} /></header>
    <${Y} settlement=${e.settlement} nameOf=${i} me=${n.me} />
    ${e.cards&&g`<${w} cards=${e.cards} nameOf=${i} />`}
    ${!r&&g`<${we} table=${n.id} deal=${t.number} nameOf=${i} shortcut="c" />`}
    ${!r&&n.sheet>0&&g`<${ge} table=${n} />`}
  </article>`}function _t(e,t){let{view:n,choosing:r,act:i}=t,{key:a,act:o}=N(e,t,``);switch(e.kind){case`form`:return[Tt(r,i)];case`bid`:return[xt(a,String(e.contract),o)];case`hold`:return[St(a,n,o)];case`if_left`:return[N(e,t,f(`If all pass`),{word:`if-left`})];case`write_solo`:return[vt(a,n.bargain?.solo_cost??0,o)];case`answer_solo`:return[yt(a,!!e.accept,o)];case`participate`:return[Ct(a,e.answer,o)];case`claim`:return[N(e,t,f(`Claim the rest`),{quiet:!0,word:`claim`,weighty:f(`Show your hand and claim all the rest?`)})];case`answer_claim`:{let n=!!e.accept;return[N(e,t,f(n?`Accept`:`Play on`),{likely:n})]}default:return[N(e,t,e.kind)]}}const vt=(e,t,n)=>({key:e,act:n,quiet:!0,word:`solo`,label:g`${f(`Write solo`)} <span class="figure">−${t}</span>`,spoken:f(`Write solo, for {cost}`,{cost:t}),weighty:f(`Give up without playing, down two? It costs you {cost}.`,{cost:t})}),yt=(e,t,n)=>({key:e,act:n,label:o(t),likely:t,word:`payment`,...t?{}:{weighty:f(`Decline? Then nothing is paid between players, and only two tens go into the kasa.`)}}),bt=/* @__PURE__ */ new Set([`6s`,`6c`,`6d`,`6h`]),xt=(e,t,i)=>({key:e,act:i,spoken:r(t),word:bt.has(t)?`first-bids`:void 0,label:g`${r(t)} <${n} strain=${Q(t)} />`}),Q=e=>c(e)===`n`?``:c(e);function St(e,t,r){let i=s(t.calls??[])?.contract??null,a=m(i);return{key:e,act:r,spoken:a,word:`hold`,label:g`${a} ${i&&g`<${n}
    strain=${Q(i)} />`}`}}const Ct=(e,t,n)=>({key:e,act:n,label:_(t),word:wt[t]}),wt={play:`defend`,pass:`stay-out`,together:`together`,alone:`alone`};function Tt({named:e,form:t},n){let i=t?.action??`name_contract`;return{key:`name`,likely:!0,act:e&&n?()=>n({kind:i,...e}):null,spoken:f(`Play {contract}`,{contract:e?r(e.contract):``}),label:g`${f(`I declare`)} ${e&&g`<${l} contract=${e.contract} />`}`}}function Et(e){switch(e.phase){case`bidding`:return{words:M(e,f(`Bid if you could take six tricks with the talon's help; otherwise pass.`)),because:f(`The bids climb one step at a time, from six spades. Whoever stays in longest takes the two cards of the talon, chooses trumps and plays alone against the others.`),clauses:[`PREFA-AUC-01`,`PREFA-AUC-04`,`PREFA-BUY-01`]};case`discarding`:return{words:M(e,f(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:f(`You hold twelve cards and play with ten. If even the talon does not help, you may write it solo: it costs double, but is sometimes the lesser loss.`),clauses:[`PREFA-BUY-01`,`PREFA-BUY-02`]};case`naming`:return{words:M(e,f(`Choose a contract that you can make; most often your long suit is trumps.`)),because:f(`You must take as many tricks as you bid. Higher contracts pay more and cost more.`),clauses:[`PREFA-QUOTA-02`,`PREFA-PAY-01`]};case`given_up`:return{words:f(`Accept: if you decline, you give up your own payment.`),because:f(`The deal is written solo and not played. If a defender declines, nothing is paid between players, and the declarer puts two tens into the kasa.`),clauses:[`PREFA-BUY-02`,`PREFA-HOUSE-04`]};case`participating`:return{words:Dt(e),because:f(`Together means that both of you play, each with their own cards, and that you alone carry what both win or lose.`),clauses:[`PREFA-PART-03`,`PREFA-QUOTA-01`,`PREFA-PAY-04`]};case`playing`:return{words:Me(e),because:f(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`PREFA-PLAY-02`]};case`claimed`:return{words:f(`Accept if the cards shown take every trick that is left.`),because:f(`The declarer claims all tricks that are left. If one of you refuses, the play continues, and the cards shown go back into the hand.`),clauses:[`PREFA-PLAY-04`]};default:return null}}const Dt=({turn:e=[],bargain:t})=>f(`Tricks you need: {tricks}. Play if you can take them; pass if you cannot: whoever falls short pays.`,{tricks:t?.quotas?.[t.first===e[0]?0:1]??0});function $({view:e,nameOf:t}){let n=e.calls??[],r=s(n);return g`<${Ce} view=${e} nameOf=${t} draw=${(e,t)=>g`<${Ot} spoken=${e} before=${t} />`} highBid=${r&&g`<${l} contract=${r.contract} /> <span>${t(Ee(n))}</span>`} />`}function Ot({spoken:{call:t,by_clock:r},before:i}){if(r)return g`${u(t,s(i)?.contract??null)} <small class="late">
      ${f(`time is up`)}</small>`;if(t.kind===`bid`)return g`<${l} contract=${t.contract} />`;let a=s(i)?.contract??null,o=u(t,a);return t.kind!==`hold`||!a?o:g`<span class="unseen">${o}</span>
    <span aria-hidden="true">${f(`Hold`)} ${e(a)>6&&e(a)}<${n}
      strain=${c(a)} /></span>`}function kt(e){let t=e.find(({kind:e})=>e===`form`),n=z(t,`contract`)[0];return n===void 0?null:{contract:String(n),aces:!1}}function At({form:i,named:a,onName:o}){let s=z(i,`contract`).map(String),l=a?.aces??!1;return g`<section class="paper naming" aria-label=${f(`Contract`)}>
    ${z(i,`aces`).includes(!0)&&g`<label class="tick" data-word="aces">
      <input type="checkbox" checked=${l} disabled=${!a}
        onChange=${e=>a&&o({...a,aces:e.target.checked})} />
      ${f(`I announce four aces`)}
    </label>`}
    <div class="contracts" role="radiogroup" aria-label=${f(`Contract`)} onKeyDown=${Re(5)}>
      ${s.map(i=>g`<button type="button" key=${i} role="radio"
        aria-checked=${i===a?.contract} tabindex=${i===a?.contract?0:-1}
        aria-label=${r(i)}
        class=${t(`rung`,`strain-${c(i)}`,i===a?.contract&&`picked`)}
        onClick=${()=>o({contract:i,aces:l})}>
        <span aria-hidden="true">${e(i)}<${n} strain=${c(i)} /></span>
      </button>`)}
    </div>
  </section>`}const jt=e=>g`<div class="middle"><${Mt} ...${e} /></div>`;function Mt({view:e,shown:t,nameOf:n,placeOf:r,choosing:i,happened:a=[]}){switch(e.phase){case`shuffling`:return g`<${j} words=${f(`Shuffling`)} />`;case`bidding`:return g`<${$} view=${e} nameOf=${n} />
      <${j} words=${f(`Talon`)} word="talon" />`;case`discarding`:return g`<${j}
      words=${e.options?.length?f(`You picked up the talon: discard two cards`):f(`The talon is picked up`)} />`;case`naming`:return i.form?g`<${At} form=${i.form} named=${i.named} onName=${i.setNamed} />`:g`<${j} words=${f(`Discarded`)} />`;case`given_up`:return g`<${Pt} view=${e} nameOf=${n} />`;case`participating`:return g`<${Nt} view=${e} nameOf=${n} />`;case`claimed`:return g`<${Ft} view=${e} nameOf=${n} />`;default:return g`<${je} cards=${e.trick??[]} placeOf=${r} nameOf=${n}
      gathering=${t.gathering} />
      <${It} happened=${a} nameOf=${n} />
      ${t.gathering===null&&g`<${Oe} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${n} />`}`}}function Nt({view:e,nameOf:t}){let n=e.bargain;return n?.contract?g`<section class="paper offer-slip" aria-label=${f(`Contract`)} tabindex="0">
    <p class="offer-contract"><span data-word="contract"><${l} contract=${n.contract} /></span></p>
    <p>${t(n.declarer)}${n.aces&&g` · <span
      data-word="aces">${f(`four aces`)}</span>`}</p>
    ${(e.answers??[]).length>0&&g`<ul class="answers">
      ${e.answers?.map(({seat:e,answer:n},r)=>g`<li
        key=${r}><b>${t(e)}</b> ${_(n)}</li>`)}
    </ul>`}
  </section>`:null}function Pt({view:{bargain:e},nameOf:t}){return e?g`<section class="paper claim" aria-label=${f(`Written solo`)} tabindex="0">
    <p><b>${t(e.declarer)}</b> <span data-word="solo">${f(`writes it solo`)}</span>:
      ${` `}<${l} contract=${e.minimum} /></p>
    <p class="quiet">
      ${f(`It costs {cost} in all, or 20 into the kasa if a defender declines.`,{cost:e.solo_cost??0})}</p>
  </section>`:null}function Ft({view:e,nameOf:t}){let n=e.claim;return n?g`<section class="paper claim" aria-label=${f(`Claim`)} tabindex="0">
    <p>${f(`All remaining tricks claimed:`)} <b>${t(n.seat)}</b></p>
    <p class="laid">${Ie(n.cards,Le(n.cards)).map(e=>g`<${re} key=${e}
      card=${e} />`)}</p>
    ${n.accepted.map(e=>g`<p key=${e}
      class="quiet">${f(`{name}: accepted`,{name:t(e)})}</p>`)}
  </section>`:null}function It({happened:e,nameOf:t}){let[n,r]=e.slice(-2);return r?.kind===`prefa.claim_refused`?g`<p class="paper claim refused-claim">
    <b>${t(Number(n?.seat))}: ${f(`Keep playing`)}</b> ${f(`The claim is refused; play continues`)}</p>`:null}function Lt(e,t){return e.phase===`bidding`?Rt(e,t):e.phase===`given_up`?Bt(e,t):e.phase===`participating`?zt(e,t):null}function Rt(e,t){let n=e.calls??[],r=n.findLastIndex(e=>e.seat===t),i=n[r];return i?g`<${Ot} spoken=${i} before=${n.slice(0,r)} />`:null}function zt(e,t){let n=e.answers?.findLast(e=>e.seat===t)?.answer;return n?_(n):null}function Bt(e,t){let n=e.solo_answers?.find(e=>e.seat===t);return n?o(n.accept):null}function Vt({view:e,nameOf:t,children:n}){let r=e.bargain;return g`<div class="strip paper">
    ${r?g`<${Ht} bargain=${r}
      nameOf=${t} />`:g`<span>${f(`Deal {number}`,{number:e.number})}</span>
      <span data-word="dealer">${f(`dealer: {name}`,{name:t(e.dealer)})}</span>`}
    <span class="figure" data-word="kasa" tabindex="0">
      ${f(`kasa {kasa}`,{kasa:e.outcome?e.outcome.kasa:e.kasa})}</span>
    ${n}
  </div>`}function Ht({bargain:e,nameOf:t}){let{contract:n,minimum:r,declarer:i,quotas:a,value:o,aces:s}=e;return n?g`<b class="strip-contract"><span data-word="contract"><${l} contract=${n} /></span> <span
      data-word="declarer">${t(i)}</span></b>
    ${s&&g`<span data-word="aces">${f(`four aces`)}</span>`}
    ${a&&g`<span class="figure"
      data-word="quotas">${f(`defenders need {first} + {second}`,{first:a[0],second:a[1]})}</span>`}
    ${typeof o==`number`&&g`<span class="figure"
      data-word="value">${f(`{value} per trick`,{value:o})}</span>`}`:g`<b data-word="declarer">${t(i)}</b>
      <span class="from" data-word="least">${f(`at least`)} <${l} contract=${r} /></span>`}const Ut=p(`prefa-kasa`,()=>import(`./prefa-kasa.js`).then(e=>e.KasaChange)),Wt={Strip:Vt,Ladder:$,Middle:jt,ResultSlip:nt,BreakUpSlip:gt,Between:e=>e.view.kasa_changes?.length?g`<${te} part=${Ut} props=${e} Failed=${ne} />`:null,choiceOf:_t,firstNamed:kt,guidance:Et,typed:p(`prefa-typed`,()=>import(`./prefa-typed.js`).then(e=>e.hear)),turnWords:({phase:e})=>i(e),waitingWords:({phase:e},t)=>a(e,t),speechOf:Lt,roleOf:le,isOut:ue,actionWords:B,resultsOf:({outcome:e,results:t})=>e?.results??t,counts:({phase:e})=>e===`playing`||e===`claimed`,endsSitting:({sitting_over:e})=>e},Gt=e=>g`<${ke} game=${Wt} ...${e} />`,Kt=De({call_made:(e,t,n)=>F(t,qt(e,Zt(n))),talon_taken:(e,t,n)=>({words:Jt(e,n),weight:`heading`}),pass_deal_begun:()=>({words:f(`All passed: played at no trumps without the talon`),weight:`heading`}),solo_written:(e,t)=>F(t,f(`I write it solo`)),solo_answered:(e,t)=>F(t,o(!!e.accept)),kasa_added:e=>({words:x(Number(e.amount)),weight:`heading`,sound:`settled`}),contract_named:(e,t,n)=>({words:Yt(e,t,I(e,n)),weight:`heading`}),answer_given:(e,t)=>F(t,_(e.answer)),claim_made:(e,t)=>F(t,f(`The rest are mine`)),claim_answered:(e,t)=>F(t,e.accept?f(`I accept`):f(`Keep playing`)),claim_refused:()=>({words:f(`The claim is refused; play continues`),weight:`heading`}),claim_granted:(e,t,n)=>({words:I(e,n)?h(`You take the last trick`,`You take the last {count} tricks`,e.tricks):h(`{name} takes the last trick`,`{name} takes the last {count} tricks`,e.tricks,{name:t}),weight:`heading`}),all_shown:(e,t,n)=>({...Xt(e.settled,n),weight:`heading`,sound:`settled`})});function qt({call:e,by_clock:t},n){let r=u(e,n);return t?f(`{call} (time is up)`,{call:r}):r}function Jt({declarer:e,minimum:t},{table:{me:n,seats:i}}){let a=r(t);return e===n?f(`You take the talon, from {contract} up`,{contract:a}):f(`{name} takes the talon, from {contract} up`,{name:Fe(i[e]),contract:a})}function Yt(e,t,n){let i=r(e.contract);return n?e.aces?f(`You play {contract}, with four aces`,{contract:i}):f(`You play {contract}`,{contract:i}):e.aces?f(`{name} plays {contract}, with four aces`,{name:t,contract:i}):f(`{name} plays {contract}`,{name:t,contract:i})}function Xt({facts:e,settlement:t},{table:{me:n,seats:r}}){let i=L({me:n,seats:r}),a=ie(e,t,{me:n,nameOf:i}),o=t.transfers.filter(({payer:e,payee:t})=>n===null||[e,t].includes(`seat${n}`)).map(e=>`${v(e,{me:n,nameOf:i})}.`),s=t.transfers.length?f(`You neither pay nor get anything.`):f(`Nobody pays.`);return{words:a,spoken:[`${a}.`,...o.length?o:[s]].join(` `)}}function Zt(e){let t=e.view;return s(t?.calls??[])?.contract??null}const Qt={writing:()=>f(`type it: 7h, pass, hold; Th plays the ten of hearts`),keys:()=>[],steps:ht,actionWords:B,narrate:Kt,prompt:e=>i(e.phase),readAloud:Ve,Table:Gt,tricks:Wt,Sheet:ut,houseRules:se,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{Qt as prefa};