import{At as e,Dn as t,Dt as n,En as r,Et as i,It as a,Lt as o,Mt as s,Nt as c,Ot as l,Pt as u,Rt as d,Tt as f,Vt as ee,at as te,dn as p,it as ne,jt as m,mn as h,on as g,pn as _,wt as v}from"./main.js";import{a as y,c as re,d as ie,f as ae,h as oe,i as se,l as b,n as ce,o as x,p as S,r as C,s as w,t as le,u as ue}from"./prefa-shared.js";import{$ as de,A as fe,C as pe,D as T,E as me,F as he,I as E,J as D,L as ge,M as _e,N as ve,O as ye,P as be,Q as xe,T as O,X as k,Y as A,Z as j,a as M,c as Se,d as N,et as Ce,g as P,j as we,k as F,l as Te,m as Ee,o as De,p as Oe,q as ke,rt as I,s as Ae,tt as L,u as je,w as Me,z as Ne}from"./tables.js";import{C as Pe,I as Fe,R,T as Ie,d as z,w as Le,z as B}from"./shared.js";function V(t,n){switch(t.kind){case`bid`:return l(String(t.contract));case`hold`:return m(e(n.calls??[])?.contract??null);case`if_left`:return h(`If all pass`);case`pass`:return h(`Pass`);case`name_contract`:return[l(String(t.contract)),t.aces&&h(`four aces`)].filter(Boolean).join(`, `);case`write_solo`:return h(`Write solo`);case`answer_solo`:return u(!!t.accept);case`participate`:return i(t.answer);case`claim`:return h(`Claim the rest`);case`answer_claim`:return t.accept?h(`Accept`):h(`Play on`);default:return t.kind}}function Re({bargain:e},t){return e?.contract?`${h(`{name}, {contract}`,{name:t(e.declarer),contract:l(e.contract)})}.`:``}function ze(e,t){let n=e.outcome?.results??e.results,r=e.phase===`playing`||e.phase===`claimed`;return`${n.map((n,i)=>[t(i),r&&e.active.includes(i)?_(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,p(n)].filter(Boolean).join(` `)).join(`, `)}. ${h(`kasa {kasa}`,{kasa:e.outcome?.kasa??e.kasa})}.`}const Be=e=>ge(e,{readContract:Re,readScore:ze,turnWords:({phase:e})=>o(e)});function Ve(e){let t=Array.from({length:e.players},(e,t)=>t),n={before:0,figure:e.kasa_share/10,deal:0,clause:`PREFA-KIT-01`};return t.flatMap(r=>[{field:r,column:null,figures:[n,...H(e,r,null)]},...t.filter(e=>e!==r).map(t=>({field:r,column:t,figures:H(e,r,t)}))])}function H({deals:e,added:t=[]},n,r){return e.flatMap(e=>[e,...t.filter(({after:t})=>t===e.number)].flatMap(({entries:e})=>e).filter(e=>e.field===n&&e.column===r).map(t=>({before:t.before,figure:t.after,deal:e.number,clause:t.clause})))}const He=({column:e,label:n,deals:r,voice:i})=>t`<${fe} label=${n} figures=${e.figures}
  explain=${n=>t`<${Ue} written=${n} column=${e} voice=${i}
    deal=${r.find(({number:e})=>e===n.deal)} />`} />`,Ue=({written:e,column:n,deal:r,voice:i})=>t`${e.clause===`PREFA-HOUSE-03`?t`<p>${h(`after deal {number}, by agreement of all`,{number:e.deal})}</p>`:t`<${we} written=${e}>
      ${r&&t`<${W} deal=${r} voice=${i} />`}</${we}>`}
  ${r&&Ge(e,n,r).map((e,n)=>t`<p key=${n}>${U(e,i)}</p>`)}
  ${r&&e.clause===`PREFA-KIT-03`&&t`<p>${We(e,n,r,i)}</p>`}
  <${w} clause=${e.clause} />`;function U({transfer:e,calculation:t},n){let r=se(t,e.clause);return r?`${y(e,n)} (${r})`:y(e,n)}function We({before:e,figure:t},{field:n,column:r},{facts:i},{nameOf:a}){let o=r===null?(e-t)*10:t-e,s=i.kind===`contract`?i.declarer:n;return _(`Kasa column, {name}: {count} ten = {kapikia} kapikia, owed to the declarer ({declarer})`,`Kasa column, {name}: {count} tens = {kapikia} kapikia, owed to the declarer ({declarer})`,o/10,{kapikia:o,name:a(r??n),declarer:a(s)})}const W=({deal:{facts:e,settlement:n},voice:r})=>e.kind===`contract`?t`<${v} contract=${e.contract} /> ${b(e,n,r)}`:ie(e),G=({settlement:e,explained:t},n)=>e.transfers.map((e,n)=>({transfer:e,calculation:t.reckonings[n]})).filter(({transfer:{payer:e,payee:t}})=>n([e,t]));function Ge(e,{field:t,column:n,figures:r},i){if(e.clause===`PREFA-KIT-03`||e.clause===`PREFA-HOUSE-03`)return[];let a=`seat${t}`,{facts:o}=i;if(n===null)return G(i,e=>e.includes(`kasa`)&&(o.kind===`contract`||e.includes(a)));let s=[`seat${n}`,o.kind===`contract`&&o.declarer===n&&`kasa`],c=r.filter(t=>t.deal===e.deal&&t.clause!==`PREFA-KIT-03`).indexOf(e);return G(i,([e=``,t])=>t===a&&s.includes(e)).slice(c,c+1)}function K(e,t,n){return G(e,e=>e.includes(t)).map(e=>({words:U(e,n),amount:e.transfer.payee===t?e.transfer.amount:-e.transfer.amount}))}function q({deal:e,seat:n,moved:r,voice:i}){let a=K(e,`seat${n}`,i),o=r-a.reduce((e,{amount:t})=>e+t,0),s=e.kasa-e.facts.kasa,c={words:Ke(s),amount:o};return t`<${j} terms=${s?[...a,c]:a} words=${h(`this deal`)} total=${p(r)} />
    ${s!==0&&t`<p class="quiet">
        ${h(`The kasa is everybody's in equal parts; the settlement rounds each gift to a whole kapiki.`)}</p>
        <${w} clause="PREFA-KIT-04" />`}`}const Ke=e=>e<0?_(`an equal part of the {count} kapiki the kasa lost`,`an equal part of the {count} kapikia the kasa lost`,-e):_(`an equal part of the {count} kapiki the kasa gained`,`an equal part of the {count} kapikia the kasa gained`,e),qe=({deal:e,moved:n,voice:r})=>t`<${_e} moved=${n} voice=${r}
  thisDeal=${(n,i)=>t`<${q} deal=${e} seat=${n} moved=${i}
      voice=${r} />`} />`,Je=({deal:e,voice:n})=>t`<${ve} before=${e.facts.kasa} after=${e.kasa}
  line=${h(`kasa {before} → {after}`,{before:e.facts.kasa,after:e.kasa})}
  terms=${K(e,`kasa`,n)}
  untouched=${h(`Nothing came into the kasa or out of it.`)} />`,J=({settlement:e,seat:n,nameOf:r})=>t`<p>${Ye(e,n)}</p>
  <${j} terms=${Xe(e,n,r)} words=${h(`total`)}
    total=${p(e.results[n]??0)} />
  <${w} clause="PREFA-KIT-04" />`,Ye=({columns:e,smallest:t,left:n},r)=>h(`Kasa column {column}; the smallest, {smallest}, comes off: {left} left.`,{column:e[r]??0,smallest:t,left:n[r]??0});function Xe({left:e,gifts:t,pairs:n},r,i){let a=t.map((e,t)=>t).filter(e=>e!==r),[o,s]=[t[r]??0,a.filter(e=>t[e])];return[...(o?a:[]).map(e=>({words:h(`an equal part to: {name}`,{name:i(e)}),amount:-o})),...s.map(n=>({words:Ze(i(n),e[n]??0),amount:t[n]??0})),...a.map(e=>({words:h(`columns shared with: {name}`,{name:i(e)}),amount:n[r]?.[e]??0}))]}const Ze=(e,t)=>_(`{name}: an equal part of the {count} ten left`,`{name}: an equal part of the {count} tens left`,t,{name:e}),Qe=({sheet:{deals:e,settlement:n,results:r},seat:i,label:a,voice:o})=>t`<${D} label=${a}
    result=${r[i]??0} terms=${A(e,e=>t`<${W} deal=${e} voice=${o} />`,(t,n)=>(t.results[i]??0)-(e[n-1]?.results[i]??0))}>
    ${n&&t`<${J} settlement=${n} seat=${i} nameOf=${o.nameOf} />`}
  </${D}>`,$e=({sheet:{deals:e,players:n,added:r=[]},start:i,stands:a,label:o,voice:s})=>t`<${ke} label=${o}
    start=${i} words=${h(`in the kasa`)} stands=${a}
    terms=${e.flatMap(e=>[...A([e],e=>t`<${W} deal=${e} voice=${s} />`,e=>e.kasa-e.facts.kasa),...r.filter(({after:t})=>t===e.number).map(({amount:e})=>({words:S(e),amount:n*e}))])} />`,et=({before:e,outcome:n,voice:r})=>t`<${Ne} before=${e} results=${n.results} voice=${r}
    thisDeal=${(e,i)=>t`<${q} deal=${n} seat=${e} moved=${i}
        voice=${r} />`}
    settled=${e=>t`<${J} settlement=${n.sheet_settlement} seat=${e}
      nameOf=${r.nameOf} />`} />`;function tt({view:e,outcome:n,table:r,replayed:i}){let{facts:a,settlement:o}=n,s=R(r),c={me:r.me,nameOf:s},l=n.added??0,u={...n,kasa:n.kasa-l};return t`<article class="paper settled" aria-label=${h(`Settlement`)} tabindex="0">
    <header>
      ${n.sitting_over&&t`<p class="over">${rt(e)}</p>`}
      <h2>${a.kind===`passed`?ue(a):t`<${v}
        contract=${a.contract} /> <span data-word=${nt(a,o)}>
        ${b(a,o,c)}</span>`}</h2>
      <${F} results=${u.results} before=${e.results} me=${r.me} />
      <p class="tricks-line" data-word="tricks">${Y(a,s)}</p>
    </header>
    <${C} facts=${a} settlement=${o} explained=${n.explained} voice=${c} />
    <${et} before=${e.results} outcome=${u} voice=${c} />
    <${Je} deal=${u} voice=${c} />
    ${l!==0&&t`<p>
        ${S(l/e.results.length)} · ${h(`kasa {before} → {after}`,{before:u.kasa,after:n.kasa})}
        <${x} clause="PREFA-HOUSE-03" /></p>`}
    <${T} cards=${n.cards} nameOf=${s} />
    ${!i&&t`<${ye} table=${r.id} deal=${e.number} me=${r.me} nameOf=${s}
      wordsOf=${t=>V(t,e)} />`}
  </article>`}function nt({ending:e},{shortfall:t}){return e===`solo`||e===`solo_declined`?`solo`:Object.values(t).some(e=>e>0)?`down`:void 0}const rt=({kasa_changes:e})=>e?.length?h(`The kasa is empty: the sitting is over, unless kasa is added`):h(`The kasa is empty: the sitting is over`);function Y(e,t){let n=(e,n)=>_(`{name} {count} trick`,`{name} {count} tricks`,n,{name:t(e)});if(e.ending===`thrown_in`||e.ending===`solo_declined`)return``;if(e.kind===`passed`)return e.tricks.map(([e,t])=>n(e,t)).join(` · `);let r=[e.first,e.second].map(({seat:e,part:r,tricks:i})=>{if(r===`out`)return h(`{name} passed`,{name:t(e)});let a=n(e,i);return r===`plays`?a:h(`{counted} ({part})`,{counted:a,part:c(r)})});return[n(e.declarer,e.declarer_tricks),...r].join(` · `)}const it=({sheet:e,table:n,nameOf:r})=>t`${e.added?.map(({after:e,amount:n,kasa:r},i)=>t`<p key=${i}
      class="kasa-added">
    ${h(`After deal {number}`,{number:e})} · ${S(n)} · ${h(`kasa {kasa}`,{kasa:r})}
    <${x} clause="PREFA-HOUSE-03" /></p>`)}
    <${de} title=${h(`Contracts`)} deals=${e.deals} table=${n}
    line=${e=>t`<${at} deal=${e} nameOf=${r} />`}
    details=${(e,i)=>t`<${ot} deal=${e} moved=${i}
        voice=${{me:n.me,nameOf:r}} />`} />`,at=({deal:{facts:e,settlement:n},nameOf:r})=>t`${e.kind===`contract`&&t`<${v}
    contract=${e.contract} /> <span>${r(e.declarer)}</span>`}
  <span class="verdict">${ae(e,n,r)}</span>`,ot=({deal:e,moved:n,voice:r})=>t`<p class="quiet">${Y(e.facts,r.nameOf)}</p>
  <${C} facts=${e.facts} settlement=${e.settlement} explained=${e.explained} voice=${r} />
  <${qe} deal=${e} moved=${n} voice=${r} />`;function X({settlement:e,nameOf:n,me:r}){let{columns:i,smallest:a,left:o,gifts:s,pairs:c,results:l}=e;return t`<ol class="settling-steps">
      <li>${h(`The smallest kasa column, {smallest}, comes off all of them.`,{smallest:a})}</li>
      <li>
        ${o.map((e,r)=>t`<span key=${r}>${st(n(r),e,s[r]??0)} </span>`)}
      </li>
      <li>${h(`The columns between the players are added, and that is the result.`)} <${x}
        clause="PREFA-KIT-04" /></li>
    </ol>
    <${me} results=${l} voice=${{me:r,nameOf:n}} parts=${e=>t`
    <p><${O} words=${h(`kasa`)} figure=${i[e]} /> <${O} words=${h(`left`)}
      figure=${o[e]} /> <${O}
      words=${h(`gives each`)} figure=${s[e]} /></p>
    <p class="pairs">
      ${h(`between players`)}: ${c[e]?.map((r,i)=>i!==e&&t`<${O} key=${i}
      words=${n(i)} figure=${p(r)} />`)}</p>`}
      how=${r=>t`<${J} settlement=${e} seat=${r} nameOf=${n} />`} />`}const st=(e,t,n)=>t===0?h(`{name}: nothing left.`,{name:e}):h(`{name}: {left} left, {gift} to each of the others.`,{name:e,left:t,gift:n}),ct={3:{kasa:5,pair:4},4:{kasa:3,pair:2}};function lt({sheet:e,table:n,view:{around:r}}){let[i,a]=xe(),o=R(n),s=Ve(e),c=s.find(e=>Z(e)===i),l=e=>h(`Result, {name}`,{name:o(e)}),u={me:n.me,nameOf:o},d=e.kasa_share*e.players,f=ut(e)??d;return t`<div class="paper sheet-paper" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2 data-word="kitapi">${h(`Kitapi`)}</h2><button type="button"
      class="told-figure figure" aria-expanded=${i===`kasa`}
      onClick=${()=>a(`kasa`)}>${h(`kasa {kasa}`,{kasa:f})}</button></header>
    <div class=${`drawing fields-${e.players}`}>
      <${pt} players=${e.players} />
      ${n.seats.map(({seat:n})=>t`<${dt} key=${n} name=${o(n)} label=${l(n)}
        place=${B(n,r)} result=${e.results[n]??0} open=${i===`result-${n}`}
        onTap=${()=>a(`result-${n}`)} />`)}
      ${s.filter(({figures:e})=>e.length).map(n=>t`<${be} key=${Z(n)} figures=${n.figures}
          look=${ft(n,r)}
          room=${ct[e.players===4?4:3][n.column===null?`kasa`:`pair`]}
          latest=${e.deals.at(-1)?.number??0} label=${Q(n,o)} open=${Z(n)===i}
          onTap=${()=>a(Z(n))} />`)}
    </div>
    ${c&&t`<${He} column=${c} label=${Q(c,o)}
      deals=${e.deals} voice=${u} />`}
    ${n.seats.map(({seat:n})=>i===`result-${n}`&&t`<${Qe} key=${n} sheet=${e} seat=${n}
        label=${l(n)} voice=${u} />`)}
    ${i===`kasa`&&t`<${$e} sheet=${e} start=${d} stands=${f} label=${h(`Kasa`)} voice=${u} />`}
    ${e.settlement&&t`<${E}><${X} settlement=${e.settlement} nameOf=${o}
      me=${n.me} /></${E}>`}
    <${it} sheet=${e} table=${n} nameOf=${o} />
  </div>`}function ut({deals:e,added:t}){let[n,r]=[e.at(-1),t?.at(-1)];return r&&r.after===n?.number?r.kasa:n?.kasa}const dt=({name:e,label:n,place:r,result:i,open:a,onTap:o})=>t`<p class=${`field-name in-${r}`}>
  <${k} label=${n} figure=${p(i)} open=${a} onTap=${o}>
    <span title=${e}>${e}</span> <span class="figure result">${p(i)}</span></${k}>
</p>`,Z=({field:e,column:t})=>`${e}-${t??`kasa`}`,Q=({field:e,column:t},n)=>t===null?h(`Kasa column in tens, {name}`,{name:n(e)}):h(`Debt, {debtor} to {name}`,{debtor:n(t),name:n(e)});function ft({field:e,column:t},n){let r=`in-${B(e,n)}`;return t===null?`kasa ${r}`:`pair ${r} by-${B(t,n)}`}const pt=({players:e})=>t`<svg class="borders" viewBox="0 0 100 100" preserveAspectRatio="none"
  aria-hidden="true">
  <path d=${e===4?`M0 0 100 100M100 0 0 100`:`M50 44V0M50 44 0 70M50 44 100 70`} />
</svg>`,mt=Me({fresh:{answers:[],solo_answers:[],parts:[],claim:null,kasa_changes:[]},changes:{talon_taken:(e,t,n)=>({phase:`discarding`,hand:[...e.hand??[],...t.cards],held:pe(e.held,t.declarer,2),bargain:n.bargain?{...n.bargain,contract:void 0,quotas:void 0,talon:t.cards}:null}),pass_deal_begun:()=>({phase:`playing`}),solo_written:(e,t,n)=>n.solo_answers||n.phase===`given_up`?{phase:`given_up`,bargain:n.bargain??e.bargain}:{},solo_answered:(e,t)=>({solo_answers:[...e.solo_answers??[],{seat:t.seat,accept:t.accept}]}),contract_named:(e,t,n)=>({phase:`participating`,bargain:n.bargain??e.bargain}),answer_given:(e,t)=>({answers:[...e.answers??[],{seat:t.seat,answer:t.answer}]}),play_begun:(e,t)=>({phase:`playing`,parts:t.parts}),claim_made:(e,t)=>({phase:`claimed`,claim:{seat:t.seat,cards:t.cards,accepted:[]}}),claim_answered:(e,t)=>({claim:e.claim&&t.accept?{...e.claim,accepted:[...e.claim.accepted,t.seat]}:e.claim??null}),claim_refused:()=>({phase:`playing`,claim:null})},spans:{talon_taken:800,contract_named:900,answer_given:800,claim_made:900,claim_answered:700,claim_refused:1800,claim_granted:900,solo_written:900,solo_answered:700,kasa_added:400}});function ht({broken:e,view:n,table:r,replayed:i}){let a=R(r);return t`<article class="paper settled" aria-label=${h(`Settlement`)} tabindex="0">
    <header><h2>${h(`The game was ended`)}</h2>
      <${F} results=${e.settlement.results} me=${r.me} /></header>
    <${X} settlement=${e.settlement} nameOf=${a} me=${r.me} />
    ${e.cards&&t`<${T} cards=${e.cards} nameOf=${a} />`}
    ${!i&&t`<${Ce} table=${r.id} deal=${n.number} nameOf=${a} shortcut="c" />`}
    ${!i&&r.sheet>0&&t`<${he} table=${r} />`}
  </article>`}function gt(e,t){let{view:n,choosing:r,act:i}=t,{key:a,act:o}=P(e,t,``);switch(e.kind){case`form`:return[wt(r,i)];case`bid`:return[bt(a,String(e.contract),o)];case`hold`:return[xt(a,n,o)];case`if_left`:return[P(e,t,h(`If all pass`),{word:`if-left`})];case`write_solo`:return[_t(a,n.bargain?.solo_cost??0,o)];case`answer_solo`:return[vt(a,!!e.accept,o)];case`participate`:return[St(a,e.answer,o)];case`claim`:return[P(e,t,h(`Claim the rest`),{quiet:!0,word:`claim`,weighty:h(`Show your hand and claim all the rest?`)})];case`answer_claim`:{let n=!!e.accept;return[P(e,t,h(n?`Accept`:`Play on`),{likely:n})]}default:return[P(e,t,e.kind)]}}const _t=(e,n,r)=>({key:e,act:r,quiet:!0,word:`solo`,label:t`${h(`Write solo`)} <span class="figure">−${n}</span>`,spoken:h(`Write solo, for {cost}`,{cost:n}),weighty:h(`Give up without playing, down two? It costs you {cost}.`,{cost:n})}),vt=(e,t,n)=>({key:e,act:n,label:u(t),likely:t,word:`payment`,...t?{}:{weighty:h(`Decline? Then nothing is paid between players, and only two tens go into the kasa.`)}}),yt=/* @__PURE__ */ new Set([`6s`,`6c`,`6d`,`6h`]),bt=(e,n,r)=>({key:e,act:r,spoken:l(n),word:yt.has(n)?`first-bids`:void 0,label:t`${l(n)} <${f} strain=${$(n)} />`}),$=e=>a(e)===`n`?``:a(e);function xt(n,r,i){let a=e(r.calls??[])?.contract??null,o=m(a);return{key:n,act:i,spoken:o,word:`hold`,label:t`${o} ${a&&t`<${f}
    strain=${$(a)} />`}`}}const St=(e,t,n)=>({key:e,act:n,label:i(t),word:Ct[t]}),Ct={play:`defend`,pass:`stay-out`,together:`together`,alone:`alone`};function wt({named:e,form:n},r){let i=n?.action??`name_contract`;return{key:`name`,likely:!0,act:e&&r?()=>r({kind:i,...e}):null,spoken:h(`Play {contract}`,{contract:e?l(e.contract):``}),label:t`${h(`I declare`)} ${e&&t`<${v} contract=${e.contract} />`}`}}function Tt(e){switch(e.phase){case`bidding`:return{words:N(e,h(`Bid if you could take six tricks with the talon's help; otherwise pass.`)),because:h(`The bids climb one step at a time, from six spades. Whoever stays in longest takes the two cards of the talon, chooses trumps and plays alone against the others.`),clauses:[`PREFA-AUC-01`,`PREFA-AUC-04`,`PREFA-BUY-01`]};case`discarding`:return{words:N(e,h(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:h(`You hold twelve cards and play with ten. If even the talon does not help, you may write it solo: it costs double, but is sometimes the lesser loss.`),clauses:[`PREFA-BUY-01`,`PREFA-BUY-02`]};case`naming`:return{words:N(e,h(`Choose a contract that you can make; most often your long suit is trumps.`)),because:h(`You must take as many tricks as you bid. Higher contracts pay more and cost more.`),clauses:[`PREFA-QUOTA-02`,`PREFA-PAY-01`]};case`given_up`:return{words:h(`Accept: if you decline, you give up your own payment.`),because:h(`The deal is written solo and not played. If a defender declines, nothing is paid between players, and the declarer puts two tens into the kasa.`),clauses:[`PREFA-BUY-02`,`PREFA-HOUSE-04`]};case`participating`:return{words:Et(e),because:h(`Together means that both of you play, each with their own cards, and that you alone carry what both win or lose.`),clauses:[`PREFA-PART-03`,`PREFA-QUOTA-01`,`PREFA-PAY-04`]};case`playing`:return{words:je(e),because:h(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`PREFA-PLAY-02`]};case`claimed`:return{words:h(`Accept if the cards shown take every trick that is left.`),because:h(`The declarer claims all tricks that are left. If one of you refuses, the play continues, and the cards shown go back into the hand.`),clauses:[`PREFA-PLAY-04`]};default:return null}}const Et=({turn:e=[],bargain:t})=>h(`Tricks you need: {tricks}. Play if you can take them; pass if you cannot: whoever falls short pays.`,{tricks:t?.quotas?.[t.first===e[0]?0:1]??0});function Dt({view:n,nameOf:r}){let i=n.calls??[],a=e(i);return t`<${Se} view=${n} nameOf=${r} draw=${(e,n)=>t`<${Ot} spoken=${e} before=${n} />`} highBid=${a&&t`<${v} contract=${a.contract} /> <span>${r(Te(i))}</span>`} />`}function Ot({spoken:{call:r,by_clock:i},before:o}){if(i)return t`${n(r,e(o)?.contract??null)} <small class="late">
      ${h(`time is up`)}</small>`;if(r.kind===`bid`)return t`<${v} contract=${r.contract} />`;let c=e(o)?.contract??null,l=n(r,c);return r.kind!==`hold`||!c?l:t`<span class="unseen">${l}</span>
    <span aria-hidden="true">${h(`Hold`)} ${s(c)>6&&s(c)}<${f}
      strain=${a(c)} /></span>`}function kt(e){let t=e.find(({kind:e})=>e===`form`),n=z(t,`contract`)[0];return n===void 0?null:{contract:String(n),aces:!1}}function At({form:e,named:n,onName:i}){let o=z(e,`contract`).map(String),c=n?.aces??!1;return t`<section class="paper naming" aria-label=${h(`Contract`)}>
    ${z(e,`aces`).includes(!0)&&t`<label class="tick" data-word="aces">
      <input type="checkbox" checked=${c} disabled=${!n}
        onChange=${e=>n&&i({...n,aces:e.target.checked})} />
      ${h(`I announce four aces`)}
    </label>`}
    <div class="contracts" role="radiogroup" aria-label=${h(`Contract`)} onKeyDown=${Pe(5)}>
      ${o.map(e=>t`<button type="button" key=${e} role="radio"
        aria-checked=${e===n?.contract} tabindex=${e===n?.contract?0:-1}
        aria-label=${l(e)}
        class=${r(`rung`,`strain-${a(e)}`,e===n?.contract&&`picked`)}
        onClick=${()=>i({contract:e,aces:c})}>
        <span aria-hidden="true">${s(e)}<${f} strain=${a(e)} /></span>
      </button>`)}
    </div>
  </section>`}const jt=e=>t`<div class="middle"><${Mt} ...${e} /></div>`;function Mt({view:e,shown:n,nameOf:r,placeOf:i,choosing:a,happened:o=[]}){switch(e.phase){case`shuffling`:return t`<${M} words=${h(`Shuffling`)} />`;case`bidding`:return t`<${Dt} view=${e} nameOf=${r} />
      <${M} words=${h(`Talon`)} word="talon" />`;case`discarding`:return t`<${M}
      words=${e.options?.length?h(`You picked up the talon: discard two cards`):h(`The talon is picked up`)} />`;case`naming`:return a.form?t`<${At} form=${a.form} named=${a.named} onName=${a.setNamed} />`:t`<${M} words=${h(`Discarded`)} />`;case`given_up`:return t`<${Pt} view=${e} nameOf=${r} />`;case`participating`:return t`<${Nt} view=${e} nameOf=${r} />`;case`claimed`:return t`<${Ft} view=${e} nameOf=${r} />`;default:return t`<${Ae} cards=${e.trick??[]} placeOf=${i} nameOf=${r}
      gathering=${n.gathering} />
      <${It} happened=${o} nameOf=${r} />
      ${n.gathering===null&&t`<${De} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${r} />`}`}}function Nt({view:e,nameOf:n}){let r=e.bargain;return r?.contract?t`<section class="paper offer-slip" aria-label=${h(`Contract`)} tabindex="0">
    <p class="offer-contract"><span data-word="contract"><${v} contract=${r.contract} /></span></p>
    <p>${n(r.declarer)}${r.aces&&t` · <span
      data-word="aces">${h(`four aces`)}</span>`}</p>
    ${(e.answers??[]).length>0&&t`<ul class="answers">
      ${e.answers?.map(({seat:e,answer:r},a)=>t`<li
        key=${a}><b>${n(e)}</b> ${i(r)}</li>`)}
    </ul>`}
  </section>`:null}function Pt({view:{bargain:e},nameOf:n}){return e?t`<section class="paper claim" aria-label=${h(`Written solo`)} tabindex="0">
    <p><b>${n(e.declarer)}</b> <span data-word="solo">${h(`writes it solo`)}</span>:
      ${` `}<${v} contract=${e.minimum} /></p>
    <p class="quiet">
      ${h(`It costs {cost} in all, or 20 into the kasa if a defender declines.`,{cost:e.solo_cost??0})}</p>
  </section>`:null}function Ft({view:e,nameOf:n}){let r=e.claim;return r?t`<section class="paper claim" aria-label=${h(`Claim`)} tabindex="0">
    <p>${h(`All remaining tricks claimed:`)} <b>${n(r.seat)}</b></p>
    <p class="laid">${Le(r.cards,Ie(r.cards)).map(e=>t`<${ee} key=${e}
      card=${e} />`)}</p>
    ${r.accepted.map(e=>t`<p key=${e}
      class="quiet">${h(`{name}: accepted`,{name:n(e)})}</p>`)}
  </section>`:null}function It({happened:e,nameOf:n}){let[r,i]=e.slice(-2);return i?.kind===`prefa.claim_refused`?t`<p class="paper claim refused-claim">
    <b>${n(Number(r?.seat))}: ${h(`Keep playing`)}</b> ${h(`The claim is refused; play continues`)}</p>`:null}function Lt(e,t){return e.phase===`bidding`?Rt(e,t):e.phase===`given_up`?Bt(e,t):e.phase===`participating`?zt(e,t):null}function Rt(e,n){let r=e.calls??[],i=r.findLastIndex(e=>e.seat===n),a=r[i];return a?t`<${Ot} spoken=${a} before=${r.slice(0,i)} />`:null}function zt(e,t){let n=e.answers?.findLast(e=>e.seat===t)?.answer;return n?i(n):null}function Bt(e,t){let n=e.solo_answers?.find(e=>e.seat===t);return n?u(n.accept):null}function Vt({view:e,nameOf:n,children:r}){let i=e.bargain;return t`<div class="strip paper">
    ${i?t`<${Ht} bargain=${i}
      nameOf=${n} />`:t`<span>${h(`Deal {number}`,{number:e.number})}</span>
      <span data-word="dealer">${h(`dealer: {name}`,{name:n(e.dealer)})}</span>`}
    <span class="figure" data-word="kasa" tabindex="0">
      ${h(`kasa {kasa}`,{kasa:e.outcome?e.outcome.kasa:e.kasa})}</span>
    ${r}
  </div>`}function Ht({bargain:e,nameOf:n}){let{contract:r,minimum:i,declarer:a,quotas:o,value:s,aces:c}=e;return r?t`<b class="strip-contract"><span data-word="contract"><${v} contract=${r} /></span> <span
      data-word="declarer">${n(a)}</span></b>
    ${c&&t`<span data-word="aces">${h(`four aces`)}</span>`}
    ${o&&t`<span class="figure"
      data-word="quotas">${h(`defenders need {first} + {second}`,{first:o[0],second:o[1]})}</span>`}
    ${typeof s==`number`&&t`<span class="figure"
      data-word="value">${h(`{value} per trick`,{value:s})}</span>`}`:t`<b data-word="declarer">${n(a)}</b>
      <span class="from" data-word="least">${h(`at least`)} <${v} contract=${i} /></span>`}const Ut=g(`prefa-kasa`,()=>import(`./prefa-kasa.js`).then(e=>e.KasaChange)),Wt={Strip:Vt,Ladder:Dt,Middle:jt,ResultSlip:tt,BreakUpSlip:ht,Between:e=>e.view.kasa_changes?.length?t`<${ne} part=${Ut} props=${e} Failed=${te} />`:null,choiceOf:gt,firstNamed:kt,guidance:Tt,typed:g(`prefa-typed`,()=>import(`./prefa-typed.js`).then(e=>e.hear)),turnWords:({phase:e})=>o(e),waitingWords:({phase:e},t)=>d(e,t),speechOf:Lt,roleOf:ce,isOut:le,actionWords:V,resultsOf:({outcome:e,results:t})=>e?.results??t,counts:({phase:e})=>e===`playing`||e===`claimed`,endsSitting:({sitting_over:e})=>e},Gt=e=>t`<${Oe} game=${Wt} ...${e} />`,Kt=Ee({call_made:(e,t,n)=>I(t,qt(e,Zt(n))),talon_taken:(e,t,n)=>({words:Jt(e,n),weight:`heading`}),pass_deal_begun:()=>({words:h(`All passed: played at no trumps without the talon`),weight:`heading`}),solo_written:(e,t)=>I(t,h(`I write it solo`)),solo_answered:(e,t)=>I(t,u(!!e.accept)),kasa_added:e=>({words:S(Number(e.amount)),weight:`heading`,sound:`settled`}),contract_named:(e,t,n)=>({words:Yt(e,t,L(e,n)),weight:`heading`}),answer_given:(e,t)=>I(t,i(e.answer)),claim_made:(e,t)=>I(t,h(`The rest are mine`)),claim_answered:(e,t)=>I(t,e.accept?h(`I accept`):h(`Keep playing`)),claim_refused:()=>({words:h(`The claim is refused; play continues`),weight:`heading`}),claim_granted:(e,t,n)=>({words:L(e,n)?_(`You take the last trick`,`You take the last {count} tricks`,e.tricks):_(`{name} takes the last trick`,`{name} takes the last {count} tricks`,e.tricks,{name:t}),weight:`heading`}),all_shown:(e,t,n)=>({...Xt(e.settled,n),weight:`heading`,sound:`settled`})});function qt({call:e,by_clock:t},r){let i=n(e,r);return t?h(`{call} (time is up)`,{call:i}):i}function Jt({declarer:e,minimum:t},{table:{me:n,seats:r}}){let i=l(t);return e===n?h(`You take the talon, from {contract} up`,{contract:i}):h(`{name} takes the talon, from {contract} up`,{name:Fe(r[e]),contract:i})}function Yt(e,t,n){let r=l(e.contract);return n?e.aces?h(`You play {contract}, with four aces`,{contract:r}):h(`You play {contract}`,{contract:r}):e.aces?h(`{name} plays {contract}, with four aces`,{name:t,contract:r}):h(`{name} plays {contract}`,{name:t,contract:r})}function Xt({facts:e,settlement:t},{table:{me:n,seats:r}}){let i=R({me:n,seats:r}),a=re(e,t,{me:n,nameOf:i}),o=t.transfers.filter(({payer:e,payee:t})=>n===null||[e,t].includes(`seat${n}`)).map(e=>`${y(e,{me:n,nameOf:i})}.`),s=t.transfers.length?h(`You neither pay nor get anything.`):h(`Nobody pays.`);return{words:a,spoken:[`${a}.`,...o.length?o:[s]].join(` `)}}function Zt(t){let n=t.view;return e(n?.calls??[])?.contract??null}const Qt={writing:()=>h(`type it: 7h, pass, hold; Th plays the ten of hearts`),keys:()=>[],steps:mt,actionWords:V,narrate:Kt,prompt:e=>o(e.phase),readAloud:Be,Table:Gt,tricks:Wt,Sheet:lt,houseRules:oe,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{Qt as prefa};