import{At as e,Ct as t,Et as n,Ft as r,It as i,Mt as a,Ot as o,Pt as s,St as c,Tn as l,Tt as u,dn as d,fn as f,in as p,jt as ee,kt as m,ln as h,nt as te,rt as ne,wn as re,wt as g,zt as ie}from"./main.js";import{a as _,c as ae,d as oe,f as se,h as ce,i as le,l as ue,n as de,o as v,p as y,r as b,s as x,t as fe,u as pe}from"./prefa-shared.js";import{$ as me,A as he,C as ge,D as S,E as _e,F as ve,I as C,J as w,L as ye,M as be,N as xe,O as Se,P as Ce,Q as we,T,X as E,Y as D,Z as O,a as k,c as Te,d as A,et as Ee,g as j,j as M,k as N,l as De,m as Oe,o as ke,p as Ae,q as je,rt as P,s as Me,tt as F,u as Ne,w as Pe,z as Fe}from"./tables.js";import{A as Ie,M as I,N as L,b as Le,s as R,x as Re,y as ze}from"./shared.js";function z(e,t){switch(e.kind){case`bid`:return n(String(e.contract));case`hold`:return m(o(t.calls??[])?.contract??null);case`if_left`:return f(`If all pass`);case`pass`:return f(`Pass`);case`name_contract`:return[n(String(e.contract)),e.aces&&f(`four aces`)].filter(Boolean).join(`, `);case`write_solo`:return f(`Write solo`);case`answer_solo`:return a(!!e.accept);case`participate`:return g(e.answer);case`claim`:return f(`Claim the rest`);case`answer_claim`:return e.accept?f(`Accept`):f(`Play on`);default:return e.kind}}function Be({bargain:e},t){return e?.contract?`${f(`{name}, {contract}`,{name:t(e.declarer),contract:n(e.contract)})}.`:``}function Ve(e,t){let n=e.outcome?.results??e.results,r=e.phase===`playing`||e.phase===`claimed`;return`${n.map((n,i)=>[t(i),r&&e.active.includes(i)?d(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,h(n)].filter(Boolean).join(` `)).join(`, `)}. ${f(`kasa {kasa}`,{kasa:e.outcome?.kasa??e.kasa})}.`}const He=e=>ye(e,{readContract:Be,readScore:Ve,turnWords:({phase:e})=>r(e)});function Ue(e){let t=Array.from({length:e.players},(e,t)=>t),n={before:0,figure:e.kasa_share/10,deal:0,clause:`PREFA-KIT-01`};return t.flatMap(r=>[{field:r,column:null,figures:[n,...B(e,r,null)]},...t.filter(e=>e!==r).map(t=>({field:r,column:t,figures:B(e,r,t)}))])}function B({deals:e,added:t=[]},n,r){return e.flatMap(e=>[e,...t.filter(({after:t})=>t===e.number)].flatMap(({entries:e})=>e).filter(e=>e.field===n&&e.column===r).map(t=>({before:t.before,figure:t.after,deal:e.number,clause:t.clause})))}const We=({column:e,label:t,deals:n,voice:r})=>l`<${he} label=${t} figures=${e.figures}
  explain=${t=>l`<${Ge} written=${t} column=${e} voice=${r}
    deal=${n.find(({number:e})=>e===t.deal)} />`} />`,Ge=({written:e,column:t,deal:n,voice:r})=>l`${e.clause===`PREFA-HOUSE-03`?l`<p>${f(`after deal {number}, by agreement of all`,{number:e.deal})}</p>`:l`<${M} written=${e}>
      ${n&&l`<${H} deal=${n} voice=${r} />`}</${M}>`}
  ${n&&qe(e,t,n).map((e,t)=>l`<p key=${t}>${V(e,r)}</p>`)}
  ${n&&e.clause===`PREFA-KIT-03`&&l`<p>${Ke(e,t,n,r)}</p>`}
  <${x} clause=${e.clause} />`;function V({transfer:e,calculation:t},n){let r=le(t,e.clause);return r?`${_(e,n)} (${r})`:_(e,n)}function Ke({before:e,figure:t},{field:n,column:r},{facts:i},{nameOf:a}){let o=r===null?(e-t)*10:t-e,s=i.kind===`contract`?i.declarer:n;return d(`Kasa column, {name}: {count} ten = {kapikia} kapikia, owed to the declarer ({declarer})`,`Kasa column, {name}: {count} tens = {kapikia} kapikia, owed to the declarer ({declarer})`,o/10,{kapikia:o,name:a(r??n),declarer:a(s)})}const H=({deal:{facts:e,settlement:t},voice:n})=>e.kind===`contract`?l`<${c} contract=${e.contract} /> ${ue(e,t,n)}`:oe(e),U=({settlement:e,explained:t},n)=>e.transfers.map((e,n)=>({transfer:e,calculation:t.reckonings[n]})).filter(({transfer:{payer:e,payee:t}})=>n([e,t]));function qe(e,{field:t,column:n,figures:r},i){if(e.clause===`PREFA-KIT-03`||e.clause===`PREFA-HOUSE-03`)return[];let a=`seat${t}`,{facts:o}=i;if(n===null)return U(i,e=>e.includes(`kasa`)&&(o.kind===`contract`||e.includes(a)));let s=[`seat${n}`,o.kind===`contract`&&o.declarer===n&&`kasa`],c=r.filter(t=>t.deal===e.deal&&t.clause!==`PREFA-KIT-03`).indexOf(e);return U(i,([e=``,t])=>t===a&&s.includes(e)).slice(c,c+1)}function W(e,t,n){return U(e,e=>e.includes(t)).map(e=>({words:V(e,n),amount:e.transfer.payee===t?e.transfer.amount:-e.transfer.amount}))}function G({deal:e,seat:t,moved:n,voice:r}){let i=W(e,`seat${t}`,r),a=n-i.reduce((e,{amount:t})=>e+t,0),o=e.kasa-e.facts.kasa,s={words:Je(o),amount:a};return l`<${O} terms=${o?[...i,s]:i} words=${f(`this deal`)} total=${h(n)} />
    ${o!==0&&l`<p class="quiet">
        ${f(`The kasa is everybody's in equal parts; the settlement rounds each gift to a whole kapiki.`)}</p>
        <${x} clause="PREFA-KIT-04" />`}`}const Je=e=>e<0?d(`an equal part of the {count} kapiki the kasa lost`,`an equal part of the {count} kapikia the kasa lost`,-e):d(`an equal part of the {count} kapiki the kasa gained`,`an equal part of the {count} kapikia the kasa gained`,e),Ye=({deal:e,moved:t,voice:n})=>l`<${be} moved=${t} voice=${n}
  thisDeal=${(t,r)=>l`<${G} deal=${e} seat=${t} moved=${r}
      voice=${n} />`} />`,Xe=({deal:e,voice:t})=>l`<${xe} before=${e.facts.kasa} after=${e.kasa}
  line=${f(`kasa {before} → {after}`,{before:e.facts.kasa,after:e.kasa})}
  terms=${W(e,`kasa`,t)}
  untouched=${f(`Nothing came into the kasa or out of it.`)} />`,K=({settlement:e,seat:t,nameOf:n})=>l`<p>${Ze(e,t)}</p>
  <${O} terms=${Qe(e,t,n)} words=${f(`total`)}
    total=${h(e.results[t]??0)} />
  <${x} clause="PREFA-KIT-04" />`,Ze=({columns:e,smallest:t,left:n},r)=>f(`Kasa column {column}; the smallest, {smallest}, comes off: {left} left.`,{column:e[r]??0,smallest:t,left:n[r]??0});function Qe({left:e,gifts:t,pairs:n},r,i){let a=t.map((e,t)=>t).filter(e=>e!==r),[o,s]=[t[r]??0,a.filter(e=>t[e])];return[...(o?a:[]).map(e=>({words:f(`an equal part to: {name}`,{name:i(e)}),amount:-o})),...s.map(n=>({words:$e(i(n),e[n]??0),amount:t[n]??0})),...a.map(e=>({words:f(`columns shared with: {name}`,{name:i(e)}),amount:n[r]?.[e]??0}))]}const $e=(e,t)=>d(`{name}: an equal part of the {count} ten left`,`{name}: an equal part of the {count} tens left`,t,{name:e}),et=({sheet:{deals:e,settlement:t,results:n},seat:r,label:i,voice:a})=>l`<${w} label=${i}
    result=${n[r]??0} terms=${D(e,e=>l`<${H} deal=${e} voice=${a} />`,(t,n)=>(t.results[r]??0)-(e[n-1]?.results[r]??0))}>
    ${t&&l`<${K} settlement=${t} seat=${r} nameOf=${a.nameOf} />`}
  </${w}>`,tt=({sheet:{deals:e,players:t,added:n=[]},start:r,stands:i,label:a,voice:o})=>l`<${je} label=${a}
    start=${r} words=${f(`in the kasa`)} stands=${i}
    terms=${e.flatMap(e=>[...D([e],e=>l`<${H} deal=${e} voice=${o} />`,e=>e.kasa-e.facts.kasa),...n.filter(({after:t})=>t===e.number).map(({amount:e})=>({words:y(e),amount:t*e}))])} />`,nt=({before:e,outcome:t,voice:n})=>l`<${Fe} before=${e} results=${t.results} voice=${n}
    thisDeal=${(e,r)=>l`<${G} deal=${t} seat=${e} moved=${r}
        voice=${n} />`}
    settled=${e=>l`<${K} settlement=${t.sheet_settlement} seat=${e}
      nameOf=${n.nameOf} />`} />`;function rt({view:e,outcome:t,table:n,replayed:r}){let{facts:i,settlement:a}=t,o=I(n),s={me:n.me,nameOf:o},u=t.added??0,d={...t,kasa:t.kasa-u};return l`<article class="paper settled" aria-label=${f(`Settlement`)} tabindex="0">
    <header>
      ${t.sitting_over&&l`<p class="over">${at(e)}</p>`}
      <h2>${i.kind===`passed`?pe(i):l`<${c}
        contract=${i.contract} /> <span data-word=${it(i,a)}>
        ${ue(i,a,s)}</span>`}</h2>
      <${N} results=${d.results} before=${e.results} me=${n.me} />
      <p class="tricks-line" data-word="tricks">${q(i,o)}</p>
    </header>
    <${b} facts=${i} settlement=${a} explained=${t.explained} voice=${s} />
    <${nt} before=${e.results} outcome=${d} voice=${s} />
    <${Xe} deal=${d} voice=${s} />
    ${u!==0&&l`<p>
        ${y(u/e.results.length)} · ${f(`kasa {before} → {after}`,{before:d.kasa,after:t.kasa})}
        <${v} clause="PREFA-HOUSE-03" /></p>`}
    <${S} cards=${t.cards} nameOf=${o} />
    ${!r&&l`<${Se} table=${n.id} deal=${e.number} me=${n.me} nameOf=${o}
      wordsOf=${t=>z(t,e)} />`}
  </article>`}function it({ending:e},{shortfall:t}){return e===`solo`||e===`solo_declined`?`solo`:Object.values(t).some(e=>e>0)?`down`:void 0}const at=({kasa_changes:e})=>e?.length?f(`The kasa is empty: the sitting is over, unless kasa is added`):f(`The kasa is empty: the sitting is over`);function q(e,t){let n=(e,n)=>d(`{name} {count} trick`,`{name} {count} tricks`,n,{name:t(e)});if(e.ending===`thrown_in`||e.ending===`solo_declined`)return``;if(e.kind===`passed`)return e.tricks.map(([e,t])=>n(e,t)).join(` · `);let r=[e.first,e.second].map(({seat:e,part:r,tricks:i})=>{if(r===`out`)return f(`{name} passed`,{name:t(e)});let a=n(e,i);return r===`plays`?a:f(`{counted} ({part})`,{counted:a,part:ee(r)})});return[n(e.declarer,e.declarer_tricks),...r].join(` · `)}const ot=({sheet:e,table:t,nameOf:n})=>l`${e.added?.map(({after:e,amount:t,kasa:n},r)=>l`<p key=${r}
      class="kasa-added">
    ${f(`After deal {number}`,{number:e})} · ${y(t)} · ${f(`kasa {kasa}`,{kasa:n})}
    <${v} clause="PREFA-HOUSE-03" /></p>`)}
    <${me} title=${f(`Contracts`)} deals=${e.deals} table=${t}
    line=${e=>l`<${st} deal=${e} nameOf=${n} />`}
    details=${(e,r)=>l`<${ct} deal=${e} moved=${r}
        voice=${{me:t.me,nameOf:n}} />`} />`,st=({deal:{facts:e,settlement:t},nameOf:n})=>l`${e.kind===`contract`&&l`<${c}
    contract=${e.contract} /> <span>${n(e.declarer)}</span>`}
  <span class="verdict">${se(e,t,n)}</span>`,ct=({deal:e,moved:t,voice:n})=>l`<p class="quiet">${q(e.facts,n.nameOf)}</p>
  <${b} facts=${e.facts} settlement=${e.settlement} explained=${e.explained} voice=${n} />
  <${Ye} deal=${e} moved=${t} voice=${n} />`;function J({settlement:e,nameOf:t,me:n}){let{columns:r,smallest:i,left:a,gifts:o,pairs:s,results:c}=e;return l`<ol class="settling-steps">
      <li>${f(`The smallest kasa column, {smallest}, comes off all of them.`,{smallest:i})}</li>
      <li>
        ${a.map((e,n)=>l`<span key=${n}>${lt(t(n),e,o[n]??0)} </span>`)}
      </li>
      <li>${f(`The columns between the players are added, and that is the result.`)} <${v}
        clause="PREFA-KIT-04" /></li>
    </ol>
    <${_e} results=${c} voice=${{me:n,nameOf:t}} parts=${e=>l`
    <p><${T} words=${f(`kasa`)} figure=${r[e]} /> <${T} words=${f(`left`)}
      figure=${a[e]} /> <${T}
      words=${f(`gives each`)} figure=${o[e]} /></p>
    <p class="pairs">
      ${f(`between players`)}: ${s[e]?.map((n,r)=>r!==e&&l`<${T} key=${r}
      words=${t(r)} figure=${h(n)} />`)}</p>`}
      how=${n=>l`<${K} settlement=${e} seat=${n} nameOf=${t} />`} />`}const lt=(e,t,n)=>t===0?f(`{name}: nothing left.`,{name:e}):f(`{name}: {left} left, {gift} to each of the others.`,{name:e,left:t,gift:n}),ut={3:{kasa:5,pair:4},4:{kasa:3,pair:2}};function dt({sheet:e,table:t,view:{around:n}}){let[r,i]=we(),a=I(t),o=Ue(e),s=o.find(e=>Y(e)===r),c=e=>f(`Result, {name}`,{name:a(e)}),u={me:t.me,nameOf:a},d=e.kasa_share*e.players,p=ft(e)??d;return l`<div class="paper sheet-paper" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2 data-word="kitapi">${f(`Kitapi`)}</h2><button type="button"
      class="told-figure figure" aria-expanded=${r===`kasa`}
      onClick=${()=>i(`kasa`)}>${f(`kasa {kasa}`,{kasa:p})}</button></header>
    <div class=${`drawing fields-${e.players}`}>
      <${ht} players=${e.players} />
      ${t.seats.map(({seat:t})=>l`<${pt} key=${t} name=${a(t)} label=${c(t)}
        place=${L(t,n)} result=${e.results[t]??0} open=${r===`result-${t}`}
        onTap=${()=>i(`result-${t}`)} />`)}
      ${o.filter(({figures:e})=>e.length).map(t=>l`<${Ce} key=${Y(t)} figures=${t.figures}
          look=${mt(t,n)}
          room=${ut[e.players===4?4:3][t.column===null?`kasa`:`pair`]}
          latest=${e.deals.at(-1)?.number??0} label=${X(t,a)} open=${Y(t)===r}
          onTap=${()=>i(Y(t))} />`)}
    </div>
    ${s&&l`<${We} column=${s} label=${X(s,a)}
      deals=${e.deals} voice=${u} />`}
    ${t.seats.map(({seat:t})=>r===`result-${t}`&&l`<${et} key=${t} sheet=${e} seat=${t}
        label=${c(t)} voice=${u} />`)}
    ${r===`kasa`&&l`<${tt} sheet=${e} start=${d} stands=${p} label=${f(`Kasa`)} voice=${u} />`}
    ${e.settlement&&l`<${C}><${J} settlement=${e.settlement} nameOf=${a}
      me=${t.me} /></${C}>`}
    <${ot} sheet=${e} table=${t} nameOf=${a} />
  </div>`}function ft({deals:e,added:t}){let[n,r]=[e.at(-1),t?.at(-1)];return r&&r.after===n?.number?r.kasa:n?.kasa}const pt=({name:e,label:t,place:n,result:r,open:i,onTap:a})=>l`<p class=${`field-name in-${n}`}>
  <${E} label=${t} figure=${h(r)} open=${i} onTap=${a}>
    <span title=${e}>${e}</span> <span class="figure result">${h(r)}</span></${E}>
</p>`,Y=({field:e,column:t})=>`${e}-${t??`kasa`}`,X=({field:e,column:t},n)=>t===null?f(`Kasa column in tens, {name}`,{name:n(e)}):f(`Debt, {debtor} to {name}`,{debtor:n(t),name:n(e)});function mt({field:e,column:t},n){let r=`in-${L(e,n)}`;return t===null?`kasa ${r}`:`pair ${r} by-${L(t,n)}`}const ht=({players:e})=>l`<svg class="borders" viewBox="0 0 100 100" preserveAspectRatio="none"
  aria-hidden="true">
  <path d=${e===4?`M0 0 100 100M100 0 0 100`:`M50 44V0M50 44 0 70M50 44 100 70`} />
</svg>`,gt=Pe({fresh:{answers:[],solo_answers:[],parts:[],claim:null,kasa_changes:[]},changes:{talon_taken:(e,t,n)=>({phase:`discarding`,hand:[...e.hand??[],...t.cards],held:ge(e.held,t.declarer,2),bargain:n.bargain?{...n.bargain,contract:void 0,quotas:void 0,talon:t.cards}:null}),pass_deal_begun:()=>({phase:`playing`}),solo_written:(e,t,n)=>n.solo_answers||n.phase===`given_up`?{phase:`given_up`,bargain:n.bargain??e.bargain}:{},solo_answered:(e,t)=>({solo_answers:[...e.solo_answers??[],{seat:t.seat,accept:t.accept}]}),contract_named:(e,t,n)=>({phase:`participating`,bargain:n.bargain??e.bargain}),answer_given:(e,t)=>({answers:[...e.answers??[],{seat:t.seat,answer:t.answer}]}),play_begun:(e,t)=>({phase:`playing`,parts:t.parts}),claim_made:(e,t)=>({phase:`claimed`,claim:{seat:t.seat,cards:t.cards,accepted:[]}}),claim_answered:(e,t)=>({claim:e.claim&&t.accept?{...e.claim,accepted:[...e.claim.accepted,t.seat]}:e.claim??null}),claim_refused:()=>({phase:`playing`,claim:null})},spans:{talon_taken:800,contract_named:900,answer_given:800,claim_made:900,claim_answered:700,claim_refused:1800,claim_granted:900,solo_written:900,solo_answered:700,kasa_added:400}});function _t({broken:e,view:t,table:n,replayed:r}){let i=I(n);return l`<article class="paper settled" aria-label=${f(`Settlement`)} tabindex="0">
    <header><h2>${f(`The game was ended`)}</h2>
      <${N} results=${e.settlement.results} me=${n.me} /></header>
    <${J} settlement=${e.settlement} nameOf=${i} me=${n.me} />
    ${e.cards&&l`<${S} cards=${e.cards} nameOf=${i} />`}
    ${!r&&l`<${Ee} table=${n.id} deal=${t.number} nameOf=${i} shortcut="c" />`}
    ${!r&&n.sheet>0&&l`<${ve} table=${n} />`}
  </article>`}function vt(e,t){let{view:n,choosing:r,act:i}=t,{key:a,act:o}=j(e,t,``);switch(e.kind){case`form`:return[Et(r,i)];case`bid`:return[St(a,String(e.contract),o)];case`hold`:return[Ct(a,n,o)];case`if_left`:return[j(e,t,f(`If all pass`),{word:`if-left`})];case`write_solo`:return[yt(a,n.bargain?.solo_cost??0,o)];case`answer_solo`:return[bt(a,!!e.accept,o)];case`participate`:return[wt(a,e.answer,o)];case`claim`:return[j(e,t,f(`Claim the rest`),{quiet:!0,word:`claim`,weighty:f(`Show your hand and claim all the rest?`)})];case`answer_claim`:{let n=!!e.accept;return[j(e,t,f(n?`Accept`:`Play on`),{likely:n})]}default:return[j(e,t,e.kind)]}}const yt=(e,t,n)=>({key:e,act:n,quiet:!0,word:`solo`,label:l`${f(`Write solo`)} <span class="figure">−${t}</span>`,spoken:f(`Write solo, for {cost}`,{cost:t}),weighty:f(`Give up without playing, down two? It costs you {cost}.`,{cost:t})}),bt=(e,t,n)=>({key:e,act:n,label:a(t),likely:t,word:`payment`,...t?{}:{weighty:f(`Decline? Then nothing is paid between players, and only two tens go into the kasa.`)}}),xt=/* @__PURE__ */ new Set([`6s`,`6c`,`6d`,`6h`]),St=(e,r,i)=>({key:e,act:i,spoken:n(r),word:xt.has(r)?`first-bids`:void 0,label:l`${n(r)} <${t} strain=${Z(r)} />`}),Z=e=>s(e)===`n`?``:s(e);function Ct(e,n,r){let i=o(n.calls??[])?.contract??null,a=m(i);return{key:e,act:r,spoken:a,word:`hold`,label:l`${a} ${i&&l`<${t}
    strain=${Z(i)} />`}`}}const wt=(e,t,n)=>({key:e,act:n,label:g(t),word:Tt[t]}),Tt={play:`defend`,pass:`stay-out`,together:`together`,alone:`alone`};function Et({named:e,form:t},r){let i=t?.action??`name_contract`;return{key:`name`,likely:!0,act:e&&r?()=>r({kind:i,...e}):null,spoken:f(`Play {contract}`,{contract:e?n(e.contract):``}),label:l`${f(`I declare`)} ${e&&l`<${c} contract=${e.contract} />`}`}}function Dt(e){switch(e.phase){case`bidding`:return{words:A(e,f(`Bid if you could take six tricks with the talon's help; otherwise pass.`)),because:f(`The bids climb one step at a time, from six spades. Whoever stays in longest takes the two cards of the talon, chooses trumps and plays alone against the others.`),clauses:[`PREFA-AUC-01`,`PREFA-AUC-04`,`PREFA-BUY-01`]};case`discarding`:return{words:A(e,f(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:f(`You hold twelve cards and play with ten. If even the talon does not help, you may write it solo: it costs double, but is sometimes the lesser loss.`),clauses:[`PREFA-BUY-01`,`PREFA-BUY-02`]};case`naming`:return{words:A(e,f(`Choose a contract that you can make; most often your long suit is trumps.`)),because:f(`You must take as many tricks as you bid. Higher contracts pay more and cost more.`),clauses:[`PREFA-QUOTA-02`,`PREFA-PAY-01`]};case`given_up`:return{words:f(`Accept: if you decline, you give up your own payment.`),because:f(`The deal is written solo and not played. If a defender declines, nothing is paid between players, and the declarer puts two tens into the kasa.`),clauses:[`PREFA-BUY-02`,`PREFA-HOUSE-04`]};case`participating`:return{words:Ot(e),because:f(`Together means that both of you play, each with their own cards, and that you alone carry what both win or lose.`),clauses:[`PREFA-PART-03`,`PREFA-QUOTA-01`,`PREFA-PAY-04`]};case`playing`:return{words:Ne(e),because:f(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`PREFA-PLAY-02`]};case`claimed`:return{words:f(`Accept if the cards shown take every trick that is left.`),because:f(`The declarer claims all tricks that are left. If one of you refuses, the play continues, and the cards shown go back into the hand.`),clauses:[`PREFA-PLAY-04`]};default:return null}}const Ot=({turn:e=[],bargain:t})=>f(`Tricks you need: {tricks}. Play if you can take them; pass if you cannot: whoever falls short pays.`,{tricks:t?.quotas?.[t.first===e[0]?0:1]??0});function Q({view:e,nameOf:t}){let n=e.calls??[],r=o(n);return l`<${Te} view=${e} nameOf=${t} draw=${(e,t)=>l`<${$} spoken=${e} before=${t} />`} highBid=${r&&l`<${c} contract=${r.contract} /> <span>${t(De(n))}</span>`} />`}function $({spoken:{call:n,by_clock:r},before:i}){if(r)return l`${u(n,o(i)?.contract??null)} <small class="late">
      ${f(`time is up`)}</small>`;if(n.kind===`bid`)return l`<${c} contract=${n.contract} />`;let a=o(i)?.contract??null,d=u(n,a);return n.kind!==`hold`||!a?d:l`<span class="unseen">${d}</span>
    <span aria-hidden="true">${f(`Hold`)} ${e(a)>6&&e(a)}<${t}
      strain=${s(a)} /></span>`}function kt(e){let t=e.find(({kind:e})=>e===`form`),n=R(t,`contract`)[0];return n===void 0?null:{contract:String(n),aces:!1}}function At({form:r,named:i,onName:a}){let o=R(r,`contract`).map(String),c=i?.aces??!1;return l`<section class="paper naming" aria-label=${f(`Contract`)}>
    ${R(r,`aces`).includes(!0)&&l`<label class="tick" data-word="aces">
      <input type="checkbox" checked=${c} disabled=${!i}
        onChange=${e=>i&&a({...i,aces:e.target.checked})} />
      ${f(`I announce four aces`)}
    </label>`}
    <div class="contracts" role="radiogroup" aria-label=${f(`Contract`)} onKeyDown=${ze(5)}>
      ${o.map(r=>l`<button type="button" key=${r} role="radio"
        aria-checked=${r===i?.contract} tabindex=${r===i?.contract?0:-1}
        aria-label=${n(r)}
        class=${re(`rung`,`strain-${s(r)}`,r===i?.contract&&`picked`)}
        onClick=${()=>a({contract:r,aces:c})}>
        <span aria-hidden="true">${e(r)}<${t} strain=${s(r)} /></span>
      </button>`)}
    </div>
  </section>`}const jt=e=>l`<div class="middle"><${Mt} ...${e} /></div>`;function Mt({view:e,shown:t,nameOf:n,placeOf:r,choosing:i,happened:a=[]}){switch(e.phase){case`shuffling`:return l`<${k} words=${f(`Shuffling`)} />`;case`bidding`:return l`<${Q} view=${e} nameOf=${n} />
      <${k} words=${f(`Talon`)} word="talon" />`;case`discarding`:return l`<${k}
      words=${e.options?.length?f(`You picked up the talon: discard two cards`):f(`The talon is picked up`)} />`;case`naming`:return i.form?l`<${At} form=${i.form} named=${i.named} onName=${i.setNamed} />`:l`<${k} words=${f(`Discarded`)} />`;case`given_up`:return l`<${Pt} view=${e} nameOf=${n} />`;case`participating`:return l`<${Nt} view=${e} nameOf=${n} />`;case`claimed`:return l`<${Ft} view=${e} nameOf=${n} />`;default:return l`<${Me} cards=${e.trick??[]} placeOf=${r} nameOf=${n}
      gathering=${t.gathering} />
      <${It} happened=${a} nameOf=${n} />
      ${t.gathering===null&&l`<${ke} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${n} />`}`}}function Nt({view:e,nameOf:t}){let n=e.bargain;return n?.contract?l`<section class="paper offer-slip" aria-label=${f(`Contract`)} tabindex="0">
    <p class="offer-contract"><span data-word="contract"><${c} contract=${n.contract} /></span></p>
    <p>${t(n.declarer)}${n.aces&&l` · <span
      data-word="aces">${f(`four aces`)}</span>`}</p>
    ${(e.answers??[]).length>0&&l`<ul class="answers">
      ${e.answers?.map(({seat:e,answer:n},r)=>l`<li
        key=${r}><b>${t(e)}</b> ${g(n)}</li>`)}
    </ul>`}
  </section>`:null}function Pt({view:{bargain:e},nameOf:t}){return e?l`<section class="paper claim" aria-label=${f(`Written solo`)} tabindex="0">
    <p><b>${t(e.declarer)}</b> <span data-word="solo">${f(`writes it solo`)}</span>:
      ${` `}<${c} contract=${e.minimum} /></p>
    <p class="quiet">
      ${f(`It costs {cost} in all, or 20 into the kasa if a defender declines.`,{cost:e.solo_cost??0})}</p>
  </section>`:null}function Ft({view:e,nameOf:t}){let n=e.claim;return n?l`<section class="paper claim" aria-label=${f(`Claim`)} tabindex="0">
    <p>${f(`All remaining tricks claimed:`)} <b>${t(n.seat)}</b></p>
    <p class="laid">${Le(n.cards,Re(n.cards)).map(e=>l`<${ie} key=${e}
      card=${e} />`)}</p>
    ${n.accepted.map(e=>l`<p key=${e}
      class="quiet">${f(`{name}: accepted`,{name:t(e)})}</p>`)}
  </section>`:null}function It({happened:e,nameOf:t}){let[n,r]=e.slice(-2);return r?.kind===`prefa.claim_refused`?l`<p class="paper claim refused-claim">
    <b>${t(Number(n?.seat))}: ${f(`Keep playing`)}</b> ${f(`The claim is refused; play continues`)}</p>`:null}function Lt(e,t){return e.phase===`bidding`?Rt(e,t):e.phase===`given_up`?Bt(e,t):e.phase===`participating`?zt(e,t):null}function Rt(e,t){let n=e.calls??[],r=n.findLastIndex(e=>e.seat===t),i=n[r];return i?l`<${$} spoken=${i} before=${n.slice(0,r)} />`:null}function zt(e,t){let n=e.answers?.findLast(e=>e.seat===t)?.answer;return n?g(n):null}function Bt(e,t){let n=e.solo_answers?.find(e=>e.seat===t);return n?a(n.accept):null}function Vt({view:e,nameOf:t,children:n}){let r=e.bargain;return l`<div class="strip paper">
    ${r?l`<${Ht} bargain=${r}
      nameOf=${t} />`:l`<span>${f(`Deal {number}`,{number:e.number})}</span>
      <span data-word="dealer">${f(`dealer: {name}`,{name:t(e.dealer)})}</span>`}
    <span class="figure" data-word="kasa" tabindex="0">
      ${f(`kasa {kasa}`,{kasa:e.outcome?e.outcome.kasa:e.kasa})}</span>
    ${n}
  </div>`}function Ht({bargain:e,nameOf:t}){let{contract:n,minimum:r,declarer:i,quotas:a,value:o,aces:s}=e;return n?l`<b class="strip-contract"><span data-word="contract"><${c} contract=${n} /></span> <span
      data-word="declarer">${t(i)}</span></b>
    ${s&&l`<span data-word="aces">${f(`four aces`)}</span>`}
    ${a&&l`<span class="figure"
      data-word="quotas">${f(`defenders need {first} + {second}`,{first:a[0],second:a[1]})}</span>`}
    ${typeof o==`number`&&l`<span class="figure"
      data-word="value">${f(`{value} per trick`,{value:o})}</span>`}`:l`<b data-word="declarer">${t(i)}</b>
      <span class="from" data-word="least">${f(`at least`)} <${c} contract=${r} /></span>`}const Ut=p(`prefa-kasa`,()=>import(`./prefa-kasa.js`).then(e=>e.KasaChange)),Wt={Strip:Vt,Ladder:Q,Middle:jt,ResultSlip:rt,BreakUpSlip:_t,Between:e=>e.view.kasa_changes?.length?l`<${te} part=${Ut} props=${e} Failed=${ne} />`:null,choiceOf:vt,firstNamed:kt,guidance:Dt,typed:p(`prefa-typed`,()=>import(`./prefa-typed.js`).then(e=>e.hear)),turnWords:({phase:e})=>r(e),waitingWords:({phase:e},t)=>i(e,t),speechOf:Lt,roleOf:de,isOut:fe,actionWords:z,resultsOf:({outcome:e,results:t})=>e?.results??t,counts:({phase:e})=>e===`playing`||e===`claimed`,endsSitting:({sitting_over:e})=>e},Gt=e=>l`<${Ae} game=${Wt} ...${e} />`,Kt=Oe({call_made:(e,t,n)=>P(t,qt(e,Zt(n))),talon_taken:(e,t,n)=>({words:Jt(e,n),weight:`heading`}),pass_deal_begun:()=>({words:f(`All passed: played at no trumps without the talon`),weight:`heading`}),solo_written:(e,t)=>P(t,f(`I write it solo`)),solo_answered:(e,t)=>P(t,a(!!e.accept)),kasa_added:e=>({words:y(Number(e.amount)),weight:`heading`,sound:`settled`}),contract_named:(e,t,n)=>({words:Yt(e,t,F(e,n)),weight:`heading`}),answer_given:(e,t)=>P(t,g(e.answer)),claim_made:(e,t)=>P(t,f(`The rest are mine`)),claim_answered:(e,t)=>P(t,e.accept?f(`I accept`):f(`Keep playing`)),claim_refused:()=>({words:f(`The claim is refused; play continues`),weight:`heading`}),claim_granted:(e,t,n)=>({words:F(e,n)?d(`You take the last trick`,`You take the last {count} tricks`,e.tricks):d(`{name} takes the last trick`,`{name} takes the last {count} tricks`,e.tricks,{name:t}),weight:`heading`}),all_shown:(e,t,n)=>({...Xt(e.settled,n),weight:`heading`,sound:`settled`})});function qt({call:e,by_clock:t},n){let r=u(e,n);return t?f(`{call} (time is up)`,{call:r}):r}function Jt({declarer:e,minimum:t},{table:{me:r,seats:i}}){let a=n(t);return e===r?f(`You take the talon, from {contract} up`,{contract:a}):f(`{name} takes the talon, from {contract} up`,{name:Ie(i[e]),contract:a})}function Yt(e,t,r){let i=n(e.contract);return r?e.aces?f(`You play {contract}, with four aces`,{contract:i}):f(`You play {contract}`,{contract:i}):e.aces?f(`{name} plays {contract}, with four aces`,{name:t,contract:i}):f(`{name} plays {contract}`,{name:t,contract:i})}function Xt({facts:e,settlement:t},{table:{me:n,seats:r}}){let i=I({me:n,seats:r}),a=ae(e,t,{me:n,nameOf:i}),o=t.transfers.filter(({payer:e,payee:t})=>n===null||[e,t].includes(`seat${n}`)).map(e=>`${_(e,{me:n,nameOf:i})}.`),s=t.transfers.length?f(`You neither pay nor get anything.`):f(`Nobody pays.`);return{words:a,spoken:[`${a}.`,...o.length?o:[s]].join(` `)}}function Zt(e){let t=e.view;return o(t?.calls??[])?.contract??null}const Qt={writing:()=>f(`type it: 7h, pass, hold; Th plays the ten of hearts`),keys:()=>[],steps:gt,actionWords:z,narrate:Kt,prompt:e=>r(e.phase),readAloud:He,Table:Gt,tricks:Wt,Sheet:dt,houseRules:ce,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{Qt as prefa};