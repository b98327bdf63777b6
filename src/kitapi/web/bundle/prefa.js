import{At as e,Ct as t,Dt as n,Ft as r,Nt as i,Ot as a,Pt as o,Rt as s,Sn as c,St as l,Tt as u,cn as d,jt as f,kt as p,ln as m,nt as ee,on as h,rn as g,rt as te,wt as _,xn as ne,xt as v}from"./main.js";import{a as y,c as re,d as ie,f as ae,h as oe,i as se,l as b,n as ce,o as x,p as S,r as C,s as w,t as le,u as ue}from"./prefa-shared.js";import{$ as de,A as fe,C as pe,D as T,E as me,F as he,I as E,J as D,L as ge,M as _e,N as ve,O as ye,P as be,Q as xe,T as O,X as k,Y as A,Z as j,a as M,c as Se,d as N,et as Ce,g as P,j as F,k as we,l as Te,m as Ee,o as De,p as Oe,q as ke,rt as I,s as Ae,tt as L,u as je,w as Me,z as Ne}from"./tables.js";import{A as Pe,M as R,N as z,b as Fe,s as B,x as Ie,y as Le}from"./shared.js";function V(e,r){switch(e.kind){case`bid`:return u(String(e.contract));case`hold`:return a(n(r.calls??[])?.contract??null);case`if_left`:return m(`If all pass`);case`pass`:return m(`Pass`);case`name_contract`:return[u(String(e.contract)),e.aces&&m(`four aces`)].filter(Boolean).join(`, `);case`write_solo`:return m(`Write solo`);case`answer_solo`:return f(!!e.accept);case`participate`:return t(e.answer);case`claim`:return m(`Claim the rest`);case`answer_claim`:return e.accept?m(`Accept`):m(`Play on`);default:return e.kind}}function Re({bargain:e},t){return e?.contract?`${m(`{name}, {contract}`,{name:t(e.declarer),contract:u(e.contract)})}.`:``}function ze(e,t){let n=e.outcome?.results??e.results,r=e.phase===`playing`||e.phase===`claimed`;return`${n.map((n,i)=>[t(i),r&&e.active.includes(i)?d(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,h(n)].filter(Boolean).join(` `)).join(`, `)}. ${m(`kasa {kasa}`,{kasa:e.outcome?.kasa??e.kasa})}.`}const Be=e=>ge(e,{readContract:Re,readScore:ze,turnWords:({phase:e})=>o(e)});function Ve(e){let t=Array.from({length:e.players},(e,t)=>t),n={before:0,figure:e.kasa_share/10,deal:0,clause:`PREFA-KIT-01`};return t.flatMap(r=>[{field:r,column:null,figures:[n,...H(e,r,null)]},...t.filter(e=>e!==r).map(t=>({field:r,column:t,figures:H(e,r,t)}))])}function H({deals:e,added:t=[]},n,r){return e.flatMap(e=>[e,...t.filter(({after:t})=>t===e.number)].flatMap(({entries:e})=>e).filter(e=>e.field===n&&e.column===r).map(t=>({before:t.before,figure:t.after,deal:e.number,clause:t.clause})))}const He=({column:e,label:t,deals:n,voice:r})=>c`<${fe} label=${t} figures=${e.figures}
  explain=${t=>c`<${Ue} written=${t} column=${e} voice=${r}
    deal=${n.find(({number:e})=>e===t.deal)} />`} />`,Ue=({written:e,column:t,deal:n,voice:r})=>c`${e.clause===`PREFA-HOUSE-03`?c`<p>${m(`after deal {number}, by agreement of all`,{number:e.deal})}</p>`:c`<${F} written=${e}>
      ${n&&c`<${W} deal=${n} voice=${r} />`}</${F}>`}
  ${n&&Ge(e,t,n).map((e,t)=>c`<p key=${t}>${U(e,r)}</p>`)}
  ${n&&e.clause===`PREFA-KIT-03`&&c`<p>${We(e,t,n,r)}</p>`}
  <${w} clause=${e.clause} />`;function U({transfer:e,calculation:t},n){let r=se(t,e.clause);return r?`${y(e,n)} (${r})`:y(e,n)}function We({before:e,figure:t},{field:n,column:r},{facts:i},{nameOf:a}){let o=r===null?(e-t)*10:t-e,s=i.kind===`contract`?i.declarer:n;return d(`Kasa column, {name}: {count} ten = {kapikia} kapikia, owed to the declarer ({declarer})`,`Kasa column, {name}: {count} tens = {kapikia} kapikia, owed to the declarer ({declarer})`,o/10,{kapikia:o,name:a(r??n),declarer:a(s)})}const W=({deal:{facts:e,settlement:t},voice:n})=>e.kind===`contract`?c`<${v} contract=${e.contract} /> ${b(e,t,n)}`:ie(e),G=({settlement:e,explained:t},n)=>e.transfers.map((e,n)=>({transfer:e,calculation:t.reckonings[n]})).filter(({transfer:{payer:e,payee:t}})=>n([e,t]));function Ge(e,{field:t,column:n,figures:r},i){if(e.clause===`PREFA-KIT-03`||e.clause===`PREFA-HOUSE-03`)return[];let a=`seat${t}`,{facts:o}=i;if(n===null)return G(i,e=>e.includes(`kasa`)&&(o.kind===`contract`||e.includes(a)));let s=[`seat${n}`,o.kind===`contract`&&o.declarer===n&&`kasa`],c=r.filter(t=>t.deal===e.deal&&t.clause!==`PREFA-KIT-03`).indexOf(e);return G(i,([e=``,t])=>t===a&&s.includes(e)).slice(c,c+1)}function K(e,t,n){return G(e,e=>e.includes(t)).map(e=>({words:U(e,n),amount:e.transfer.payee===t?e.transfer.amount:-e.transfer.amount}))}function q({deal:e,seat:t,moved:n,voice:r}){let i=K(e,`seat${t}`,r),a=n-i.reduce((e,{amount:t})=>e+t,0),o=e.kasa-e.facts.kasa,s={words:Ke(o),amount:a};return c`<${j} terms=${o?[...i,s]:i} words=${m(`this deal`)} total=${h(n)} />
    ${o!==0&&c`<p class="quiet">
        ${m(`The kasa is everybody's in equal parts; the settlement rounds each gift to a whole kapiki.`)}</p>
        <${w} clause="PREFA-KIT-04" />`}`}const Ke=e=>e<0?d(`an equal part of the {count} kapiki the kasa lost`,`an equal part of the {count} kapikia the kasa lost`,-e):d(`an equal part of the {count} kapiki the kasa gained`,`an equal part of the {count} kapikia the kasa gained`,e),qe=({deal:e,moved:t,voice:n})=>c`<${_e} moved=${t} voice=${n}
  thisDeal=${(t,r)=>c`<${q} deal=${e} seat=${t} moved=${r}
      voice=${n} />`} />`,Je=({deal:e,voice:t})=>c`<${ve} before=${e.facts.kasa} after=${e.kasa}
  line=${m(`kasa {before} → {after}`,{before:e.facts.kasa,after:e.kasa})}
  terms=${K(e,`kasa`,t)}
  untouched=${m(`Nothing came into the kasa or out of it.`)} />`,J=({settlement:e,seat:t,nameOf:n})=>c`<p>${Ye(e,t)}</p>
  <${j} terms=${Xe(e,t,n)} words=${m(`total`)}
    total=${h(e.results[t]??0)} />
  <${w} clause="PREFA-KIT-04" />`,Ye=({columns:e,smallest:t,left:n},r)=>m(`Kasa column {column}; the smallest, {smallest}, comes off: {left} left.`,{column:e[r]??0,smallest:t,left:n[r]??0});function Xe({left:e,gifts:t,pairs:n},r,i){let a=t.map((e,t)=>t).filter(e=>e!==r),[o,s]=[t[r]??0,a.filter(e=>t[e])];return[...(o?a:[]).map(e=>({words:m(`an equal part to: {name}`,{name:i(e)}),amount:-o})),...s.map(n=>({words:Ze(i(n),e[n]??0),amount:t[n]??0})),...a.map(e=>({words:m(`columns shared with: {name}`,{name:i(e)}),amount:n[r]?.[e]??0}))]}const Ze=(e,t)=>d(`{name}: an equal part of the {count} ten left`,`{name}: an equal part of the {count} tens left`,t,{name:e}),Qe=({sheet:{deals:e,settlement:t,results:n},seat:r,label:i,voice:a})=>c`<${D} label=${i}
    result=${n[r]??0} terms=${A(e,e=>c`<${W} deal=${e} voice=${a} />`,(t,n)=>(t.results[r]??0)-(e[n-1]?.results[r]??0))}>
    ${t&&c`<${J} settlement=${t} seat=${r} nameOf=${a.nameOf} />`}
  </${D}>`,$e=({sheet:{deals:e,players:t,added:n=[]},start:r,stands:i,label:a,voice:o})=>c`<${ke} label=${a}
    start=${r} words=${m(`in the kasa`)} stands=${i}
    terms=${e.flatMap(e=>[...A([e],e=>c`<${W} deal=${e} voice=${o} />`,e=>e.kasa-e.facts.kasa),...n.filter(({after:t})=>t===e.number).map(({amount:e})=>({words:S(e),amount:t*e}))])} />`,et=({before:e,outcome:t,voice:n})=>c`<${Ne} before=${e} results=${t.results} voice=${n}
    thisDeal=${(e,r)=>c`<${q} deal=${t} seat=${e} moved=${r}
        voice=${n} />`}
    settled=${e=>c`<${J} settlement=${t.sheet_settlement} seat=${e}
      nameOf=${n.nameOf} />`} />`;function tt({view:e,outcome:t,table:n,replayed:r}){let{facts:i,settlement:a}=t,o=R(n),s={me:n.me,nameOf:o},l=t.added??0,u={...t,kasa:t.kasa-l};return c`<article class="paper settled" aria-label=${m(`Settlement`)} tabindex="0">
    <header>
      ${t.sitting_over&&c`<p class="over">${rt(e)}</p>`}
      <h2>${i.kind===`passed`?ue(i):c`<${v}
        contract=${i.contract} /> <span data-word=${nt(i,a)}>
        ${b(i,a,s)}</span>`}</h2>
      <${we} results=${u.results} before=${e.results} me=${n.me} />
      <p class="tricks-line" data-word="tricks">${Y(i,o)}</p>
    </header>
    <${C} facts=${i} settlement=${a} explained=${t.explained} voice=${s} />
    <${et} before=${e.results} outcome=${u} voice=${s} />
    <${Je} deal=${u} voice=${s} />
    ${l!==0&&c`<p>
        ${S(l/e.results.length)} · ${m(`kasa {before} → {after}`,{before:u.kasa,after:t.kasa})}
        <${x} clause="PREFA-HOUSE-03" /></p>`}
    <${T} cards=${t.cards} nameOf=${o} />
    ${!r&&c`<${ye} table=${n.id} deal=${e.number} me=${n.me} nameOf=${o}
      wordsOf=${t=>V(t,e)} />`}
  </article>`}function nt({ending:e},{shortfall:t}){return e===`solo`||e===`solo_declined`?`solo`:Object.values(t).some(e=>e>0)?`down`:void 0}const rt=({kasa_changes:e})=>e?.length?m(`The kasa is empty: the sitting is over, unless kasa is added`):m(`The kasa is empty: the sitting is over`);function Y(t,n){let r=(e,t)=>d(`{name} {count} trick`,`{name} {count} tricks`,t,{name:n(e)});if(t.ending===`thrown_in`||t.ending===`solo_declined`)return``;if(t.kind===`passed`)return t.tricks.map(([e,t])=>r(e,t)).join(` · `);let i=[t.first,t.second].map(({seat:t,part:i,tricks:a})=>{if(i===`out`)return m(`{name} passed`,{name:n(t)});let o=r(t,a);return i===`plays`?o:m(`{counted} ({part})`,{counted:o,part:e(i)})});return[r(t.declarer,t.declarer_tricks),...i].join(` · `)}const it=({sheet:e,table:t,nameOf:n})=>c`${e.added?.map(({after:e,amount:t,kasa:n},r)=>c`<p key=${r}
      class="kasa-added">
    ${m(`After deal {number}`,{number:e})} · ${S(t)} · ${m(`kasa {kasa}`,{kasa:n})}
    <${x} clause="PREFA-HOUSE-03" /></p>`)}
    <${de} title=${m(`Contracts`)} deals=${e.deals} table=${t}
    line=${e=>c`<${at} deal=${e} nameOf=${n} />`}
    details=${(e,r)=>c`<${ot} deal=${e} moved=${r}
        voice=${{me:t.me,nameOf:n}} />`} />`,at=({deal:{facts:e,settlement:t},nameOf:n})=>c`${e.kind===`contract`&&c`<${v}
    contract=${e.contract} /> <span>${n(e.declarer)}</span>`}
  <span class="verdict">${ae(e,t,n)}</span>`,ot=({deal:e,moved:t,voice:n})=>c`<p class="quiet">${Y(e.facts,n.nameOf)}</p>
  <${C} facts=${e.facts} settlement=${e.settlement} explained=${e.explained} voice=${n} />
  <${qe} deal=${e} moved=${t} voice=${n} />`;function X({settlement:e,nameOf:t,me:n}){let{columns:r,smallest:i,left:a,gifts:o,pairs:s,results:l}=e;return c`<ol class="settling-steps">
      <li>${m(`The smallest kasa column, {smallest}, comes off all of them.`,{smallest:i})}</li>
      <li>
        ${a.map((e,n)=>c`<span key=${n}>${st(t(n),e,o[n]??0)} </span>`)}
      </li>
      <li>${m(`The columns between the players are added, and that is the result.`)} <${x}
        clause="PREFA-KIT-04" /></li>
    </ol>
    <${me} results=${l} voice=${{me:n,nameOf:t}} parts=${e=>c`
    <p><${O} words=${m(`kasa`)} figure=${r[e]} /> <${O} words=${m(`left`)}
      figure=${a[e]} /> <${O}
      words=${m(`gives each`)} figure=${o[e]} /></p>
    <p class="pairs">
      ${m(`between players`)}: ${s[e]?.map((n,r)=>r!==e&&c`<${O} key=${r}
      words=${t(r)} figure=${h(n)} />`)}</p>`}
      how=${n=>c`<${J} settlement=${e} seat=${n} nameOf=${t} />`} />`}const st=(e,t,n)=>t===0?m(`{name}: nothing left.`,{name:e}):m(`{name}: {left} left, {gift} to each of the others.`,{name:e,left:t,gift:n}),ct={3:{kasa:5,pair:4},4:{kasa:3,pair:2}};function lt({sheet:e,table:t,view:{around:n}}){let[r,i]=xe(),a=R(t),o=Ve(e),s=o.find(e=>Z(e)===r),l=e=>m(`Result, {name}`,{name:a(e)}),u={me:t.me,nameOf:a},d=e.kasa_share*e.players,f=ut(e)??d;return c`<div class="paper sheet-paper" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2 data-word="kitapi">${m(`Kitapi`)}</h2><button type="button"
      class="told-figure figure" aria-expanded=${r===`kasa`}
      onClick=${()=>i(`kasa`)}>${m(`kasa {kasa}`,{kasa:f})}</button></header>
    <div class=${`drawing fields-${e.players}`}>
      <${pt} players=${e.players} />
      ${t.seats.map(({seat:t})=>c`<${dt} key=${t} name=${a(t)} label=${l(t)}
        place=${z(t,n)} result=${e.results[t]??0} open=${r===`result-${t}`}
        onTap=${()=>i(`result-${t}`)} />`)}
      ${o.filter(({figures:e})=>e.length).map(t=>c`<${be} key=${Z(t)} figures=${t.figures}
          look=${ft(t,n)}
          room=${ct[e.players===4?4:3][t.column===null?`kasa`:`pair`]}
          latest=${e.deals.at(-1)?.number??0} label=${Q(t,a)} open=${Z(t)===r}
          onTap=${()=>i(Z(t))} />`)}
    </div>
    ${s&&c`<${He} column=${s} label=${Q(s,a)}
      deals=${e.deals} voice=${u} />`}
    ${t.seats.map(({seat:t})=>r===`result-${t}`&&c`<${Qe} key=${t} sheet=${e} seat=${t}
        label=${l(t)} voice=${u} />`)}
    ${r===`kasa`&&c`<${$e} sheet=${e} start=${d} stands=${f} label=${m(`Kasa`)} voice=${u} />`}
    ${e.settlement&&c`<${E}><${X} settlement=${e.settlement} nameOf=${a}
      me=${t.me} /></${E}>`}
    <${it} sheet=${e} table=${t} nameOf=${a} />
  </div>`}function ut({deals:e,added:t}){let[n,r]=[e.at(-1),t?.at(-1)];return r&&r.after===n?.number?r.kasa:n?.kasa}const dt=({name:e,label:t,place:n,result:r,open:i,onTap:a})=>c`<p class=${`field-name in-${n}`}>
  <${k} label=${t} figure=${h(r)} open=${i} onTap=${a}>
    <span title=${e}>${e}</span> <span class="figure result">${h(r)}</span></${k}>
</p>`,Z=({field:e,column:t})=>`${e}-${t??`kasa`}`,Q=({field:e,column:t},n)=>t===null?m(`Kasa column in tens, {name}`,{name:n(e)}):m(`Debt, {debtor} to {name}`,{debtor:n(t),name:n(e)});function ft({field:e,column:t},n){let r=`in-${z(e,n)}`;return t===null?`kasa ${r}`:`pair ${r} by-${z(t,n)}`}const pt=({players:e})=>c`<svg class="borders" viewBox="0 0 100 100" preserveAspectRatio="none"
  aria-hidden="true">
  <path d=${e===4?`M0 0 100 100M100 0 0 100`:`M50 44V0M50 44 0 70M50 44 100 70`} />
</svg>`,mt=Me({fresh:{answers:[],solo_answers:[],parts:[],claim:null,kasa_changes:[]},changes:{talon_taken:(e,t,n)=>({phase:`discarding`,hand:[...e.hand??[],...t.cards],held:pe(e.held,t.declarer,2),bargain:n.bargain?{...n.bargain,contract:void 0,quotas:void 0,talon:t.cards}:null}),pass_deal_begun:()=>({phase:`playing`}),solo_written:(e,t,n)=>n.solo_answers||n.phase===`given_up`?{phase:`given_up`,bargain:n.bargain??e.bargain}:{},solo_answered:(e,t)=>({solo_answers:[...e.solo_answers??[],{seat:t.seat,accept:t.accept}]}),contract_named:(e,t,n)=>({phase:`participating`,bargain:n.bargain??e.bargain}),answer_given:(e,t)=>({answers:[...e.answers??[],{seat:t.seat,answer:t.answer}]}),play_begun:(e,t)=>({phase:`playing`,parts:t.parts}),claim_made:(e,t)=>({phase:`claimed`,claim:{seat:t.seat,cards:t.cards,accepted:[]}}),claim_answered:(e,t)=>({claim:e.claim&&t.accept?{...e.claim,accepted:[...e.claim.accepted,t.seat]}:e.claim??null}),claim_refused:()=>({phase:`playing`,claim:null})},spans:{talon_taken:800,contract_named:900,answer_given:800,claim_made:900,claim_answered:700,claim_refused:1800,claim_granted:900,solo_written:900,solo_answered:700,kasa_added:400}});function ht({broken:e,view:t,table:n,replayed:r}){let i=R(n);return c`<article class="paper settled" aria-label=${m(`Settlement`)} tabindex="0">
    <header><h2>${m(`The game was ended`)}</h2>
      <${we} results=${e.settlement.results} me=${n.me} /></header>
    <${X} settlement=${e.settlement} nameOf=${i} me=${n.me} />
    ${e.cards&&c`<${T} cards=${e.cards} nameOf=${i} />`}
    ${!r&&c`<${Ce} table=${n.id} deal=${t.number} nameOf=${i} shortcut="c" />`}
    ${!r&&n.sheet>0&&c`<${he} table=${n} />`}
  </article>`}function gt(e,t){let{view:n,choosing:r,act:i}=t,{key:a,act:o}=P(e,t,``);switch(e.kind){case`form`:return[wt(r,i)];case`bid`:return[bt(a,String(e.contract),o)];case`hold`:return[xt(a,n,o)];case`if_left`:return[P(e,t,m(`If all pass`),{word:`if-left`})];case`write_solo`:return[_t(a,n.bargain?.solo_cost??0,o)];case`answer_solo`:return[vt(a,!!e.accept,o)];case`participate`:return[St(a,e.answer,o)];case`claim`:return[P(e,t,m(`Claim the rest`),{quiet:!0,word:`claim`,weighty:m(`Show your hand and claim all the rest?`)})];case`answer_claim`:{let n=!!e.accept;return[P(e,t,m(n?`Accept`:`Play on`),{likely:n})]}default:return[P(e,t,e.kind)]}}const _t=(e,t,n)=>({key:e,act:n,quiet:!0,word:`solo`,label:c`${m(`Write solo`)} <span class="figure">−${t}</span>`,spoken:m(`Write solo, for {cost}`,{cost:t}),weighty:m(`Give up without playing, down two? It costs you {cost}.`,{cost:t})}),vt=(e,t,n)=>({key:e,act:n,label:f(t),likely:t,word:`payment`,...t?{}:{weighty:m(`Decline? Then nothing is paid between players, and only two tens go into the kasa.`)}}),yt=/* @__PURE__ */ new Set([`6s`,`6c`,`6d`,`6h`]),bt=(e,t,n)=>({key:e,act:n,spoken:u(t),word:yt.has(t)?`first-bids`:void 0,label:c`${u(t)} <${l} strain=${$(t)} />`}),$=e=>i(e)===`n`?``:i(e);function xt(e,t,r){let i=n(t.calls??[])?.contract??null,o=a(i);return{key:e,act:r,spoken:o,word:`hold`,label:c`${o} ${i&&c`<${l}
    strain=${$(i)} />`}`}}const St=(e,n,r)=>({key:e,act:r,label:t(n),word:Ct[n]}),Ct={play:`defend`,pass:`stay-out`,together:`together`,alone:`alone`};function wt({named:e,form:t},n){let r=t?.action??`name_contract`;return{key:`name`,likely:!0,act:e&&n?()=>n({kind:r,...e}):null,spoken:m(`Play {contract}`,{contract:e?u(e.contract):``}),label:c`${m(`I declare`)} ${e&&c`<${v} contract=${e.contract} />`}`}}function Tt(e){switch(e.phase){case`bidding`:return{words:N(e,m(`Bid if you could take six tricks with the talon's help; otherwise pass.`)),because:m(`The bids climb one step at a time, from six spades. Whoever stays in longest takes the two cards of the talon, chooses trumps and plays alone against the others.`),clauses:[`PREFA-AUC-01`,`PREFA-AUC-04`,`PREFA-BUY-01`]};case`discarding`:return{words:N(e,m(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:m(`You hold twelve cards and play with ten. If even the talon does not help, you may write it solo: it costs double, but is sometimes the lesser loss.`),clauses:[`PREFA-BUY-01`,`PREFA-BUY-02`]};case`naming`:return{words:N(e,m(`Choose a contract that you can make; most often your long suit is trumps.`)),because:m(`You must take as many tricks as you bid. Higher contracts pay more and cost more.`),clauses:[`PREFA-QUOTA-02`,`PREFA-PAY-01`]};case`given_up`:return{words:m(`Accept: declining gives your own payment away.`),because:m(`The deal is written solo and not played. If a defender declines, nothing is paid between players, and the declarer puts two tens into the kasa.`),clauses:[`PREFA-BUY-02`,`PREFA-HOUSE-04`]};case`participating`:return{words:Et(e),because:m(`Together means that both of you play, each with their own cards, and that you alone carry what both win or lose.`),clauses:[`PREFA-PART-03`,`PREFA-QUOTA-01`,`PREFA-PAY-04`]};case`playing`:return{words:je(e),because:m(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`PREFA-PLAY-02`]};case`claimed`:return{words:m(`Accept if the cards shown take every trick that is left.`),because:m(`The declarer claims all tricks that are left. If one of you refuses, the play continues, and the cards shown go back into the hand.`),clauses:[`PREFA-PLAY-04`]};default:return null}}const Et=({turn:e=[],bargain:t})=>m(`Tricks you need: {tricks}. Play if you can take them; pass if you cannot: whoever falls short pays.`,{tricks:t?.quotas?.[t.first===e[0]?0:1]??0});function Dt({view:e,nameOf:t}){let r=e.calls??[],i=n(r);return c`<${Se} view=${e} nameOf=${t} draw=${(e,t)=>c`<${Ot} spoken=${e} before=${t} />`} highBid=${i&&c`<${v} contract=${i.contract} /> <span>${t(Te(r))}</span>`} />`}function Ot({spoken:{call:e,by_clock:t},before:r}){if(t)return c`${_(e,n(r)?.contract??null)} <small class="late">
      ${m(`time is up`)}</small>`;if(e.kind===`bid`)return c`<${v} contract=${e.contract} />`;let a=n(r)?.contract??null,o=_(e,a);return e.kind!==`hold`||!a?o:c`<span class="unseen">${o}</span>
    <span aria-hidden="true">${m(`Hold`)} ${p(a)>6&&p(a)}<${l}
      strain=${i(a)} /></span>`}function kt(e){let t=e.find(({kind:e})=>e===`form`),n=B(t,`contract`)[0];return n===void 0?null:{contract:String(n),aces:!1}}function At({form:e,named:t,onName:n}){let r=B(e,`contract`).map(String),a=t?.aces??!1;return c`<section class="paper naming" aria-label=${m(`Contract`)}>
    ${B(e,`aces`).includes(!0)&&c`<label class="tick" data-word="aces">
      <input type="checkbox" checked=${a} disabled=${!t}
        onChange=${e=>t&&n({...t,aces:e.target.checked})} />
      ${m(`I announce four aces`)}
    </label>`}
    <div class="contracts" role="radiogroup" aria-label=${m(`Contract`)} onKeyDown=${Le(5)}>
      ${r.map(e=>c`<button type="button" key=${e} role="radio"
        aria-checked=${e===t?.contract} tabindex=${e===t?.contract?0:-1}
        aria-label=${u(e)}
        class=${ne(`rung`,`strain-${i(e)}`,e===t?.contract&&`picked`)}
        onClick=${()=>n({contract:e,aces:a})}>
        <span aria-hidden="true">${p(e)}<${l} strain=${i(e)} /></span>
      </button>`)}
    </div>
  </section>`}const jt=e=>c`<div class="middle"><${Mt} ...${e} /></div>`;function Mt({view:e,shown:t,nameOf:n,placeOf:r,choosing:i,happened:a=[]}){switch(e.phase){case`shuffling`:return c`<${M} words=${m(`Shuffling`)} />`;case`bidding`:return c`<${Dt} view=${e} nameOf=${n} />
      <${M} words=${m(`Talon`)} word="talon" />`;case`discarding`:return c`<${M}
      words=${e.options?.length?m(`You picked up the talon: discard two cards`):m(`The talon is picked up`)} />`;case`naming`:return i.form?c`<${At} form=${i.form} named=${i.named} onName=${i.setNamed} />`:c`<${M} words=${m(`Discarded`)} />`;case`given_up`:return c`<${Pt} view=${e} nameOf=${n} />`;case`participating`:return c`<${Nt} view=${e} nameOf=${n} />`;case`claimed`:return c`<${Ft} view=${e} nameOf=${n} />`;default:return c`<${Ae} cards=${e.trick??[]} placeOf=${r} nameOf=${n}
      gathering=${t.gathering} />
      <${It} happened=${a} nameOf=${n} />
      ${t.gathering===null&&c`<${De} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${n} />`}`}}function Nt({view:e,nameOf:n}){let r=e.bargain;return r?.contract?c`<section class="paper offer-slip" aria-label=${m(`Contract`)} tabindex="0">
    <p class="offer-contract"><span data-word="contract"><${v} contract=${r.contract} /></span></p>
    <p>${n(r.declarer)}${r.aces&&c` · <span
      data-word="aces">${m(`four aces`)}</span>`}</p>
    ${(e.answers??[]).length>0&&c`<ul class="answers">
      ${e.answers?.map(({seat:e,answer:r},i)=>c`<li
        key=${i}><b>${n(e)}</b> ${t(r)}</li>`)}
    </ul>`}
  </section>`:null}function Pt({view:{bargain:e},nameOf:t}){return e?c`<section class="paper claim" aria-label=${m(`Written solo`)} tabindex="0">
    <p><b>${t(e.declarer)}</b> <span data-word="solo">${m(`writes it solo`)}</span>:
      ${` `}<${v} contract=${e.minimum} /></p>
    <p class="quiet">
      ${m(`It costs {cost} in all, or 20 into the kasa if a defender declines.`,{cost:e.solo_cost??0})}</p>
  </section>`:null}function Ft({view:e,nameOf:t}){let n=e.claim;return n?c`<section class="paper claim" aria-label=${m(`Claim`)} tabindex="0">
    <p>${m(`All remaining tricks claimed:`)} <b>${t(n.seat)}</b></p>
    <p class="laid">${Fe(n.cards,Ie(n.cards)).map(e=>c`<${s} key=${e}
      card=${e} />`)}</p>
    ${n.accepted.map(e=>c`<p key=${e}
      class="quiet">${m(`{name}: accepted`,{name:t(e)})}</p>`)}
  </section>`:null}function It({happened:e,nameOf:t}){let[n,r]=e.slice(-2);return r?.kind===`prefa.claim_refused`?c`<p class="paper claim refused-claim">
    <b>${t(Number(n?.seat))}: ${m(`Keep playing`)}</b> ${m(`The claim is refused; play continues`)}</p>`:null}function Lt(e,t){return e.phase===`bidding`?Rt(e,t):e.phase===`given_up`?Bt(e,t):e.phase===`participating`?zt(e,t):null}function Rt(e,t){let n=e.calls??[],r=n.findLastIndex(e=>e.seat===t),i=n[r];return i?c`<${Ot} spoken=${i} before=${n.slice(0,r)} />`:null}function zt(e,n){let r=e.answers?.findLast(e=>e.seat===n)?.answer;return r?t(r):null}function Bt(e,t){let n=e.solo_answers?.find(e=>e.seat===t);return n?f(n.accept):null}function Vt({view:e,nameOf:t,children:n}){let r=e.bargain;return c`<div class="strip paper">
    ${r?c`<${Ht} bargain=${r}
      nameOf=${t} />`:c`<span>${m(`Deal {number}`,{number:e.number})}</span>
      <span data-word="dealer">${m(`dealer: {name}`,{name:t(e.dealer)})}</span>`}
    <span class="figure" data-word="kasa" tabindex="0">
      ${m(`kasa {kasa}`,{kasa:e.outcome?e.outcome.kasa:e.kasa})}</span>
    ${n}
  </div>`}function Ht({bargain:e,nameOf:t}){let{contract:n,minimum:r,declarer:i,quotas:a,value:o,aces:s}=e;return n?c`<b class="strip-contract"><span data-word="contract"><${v} contract=${n} /></span> <span
      data-word="declarer">${t(i)}</span></b>
    ${s&&c`<span data-word="aces">${m(`four aces`)}</span>`}
    ${a&&c`<span class="figure"
      data-word="quotas">${m(`defenders need {first} + {second}`,{first:a[0],second:a[1]})}</span>`}
    ${typeof o==`number`&&c`<span class="figure"
      data-word="value">${m(`{value} per trick`,{value:o})}</span>`}`:c`<b data-word="declarer">${t(i)}</b>
      <span class="from" data-word="least">${m(`at least`)} <${v} contract=${r} /></span>`}const Ut=g(`prefa-kasa`,()=>import(`./prefa-kasa.js`).then(e=>e.KasaChange)),Wt={Strip:Vt,Ladder:Dt,Middle:jt,ResultSlip:tt,BreakUpSlip:ht,Between:e=>e.view.kasa_changes?.length?c`<${ee} part=${Ut} props=${e} Failed=${te} />`:null,choiceOf:gt,firstNamed:kt,guidance:Tt,typed:g(`prefa-typed`,()=>import(`./prefa-typed.js`).then(e=>e.hear)),turnWords:({phase:e})=>o(e),waitingWords:({phase:e},t)=>r(e,t),speechOf:Lt,roleOf:ce,isOut:le,actionWords:V,resultsOf:({outcome:e,results:t})=>e?.results??t,counts:({phase:e})=>e===`playing`||e===`claimed`,endsSitting:({sitting_over:e})=>e},Gt=e=>c`<${Oe} game=${Wt} ...${e} />`,Kt=Ee({call_made:(e,t,n)=>I(t,qt(e,Zt(n))),talon_taken:(e,t,n)=>({words:Jt(e,n),weight:`heading`}),pass_deal_begun:()=>({words:m(`All passed: played at no trumps without the talon`),weight:`heading`}),solo_written:(e,t)=>I(t,m(`I write it solo`)),solo_answered:(e,t)=>I(t,f(!!e.accept)),kasa_added:e=>({words:S(Number(e.amount)),weight:`heading`,sound:`settled`}),contract_named:(e,t,n)=>({words:Yt(e,t,L(e,n)),weight:`heading`}),answer_given:(e,n)=>I(n,t(e.answer)),claim_made:(e,t)=>I(t,m(`The rest are mine`)),claim_answered:(e,t)=>I(t,e.accept?m(`I accept`):m(`Keep playing`)),claim_refused:()=>({words:m(`The claim is refused; play continues`),weight:`heading`}),claim_granted:(e,t,n)=>({words:L(e,n)?d(`You take the last {count} trick`,`You take the last {count} tricks`,e.tricks):d(`{name} takes the last {count} trick`,`{name} takes the last {count} tricks`,e.tricks,{name:t}),weight:`heading`}),all_shown:(e,t,n)=>({...Xt(e.settled,n),weight:`heading`,sound:`settled`})});function qt({call:e,by_clock:t},n){let r=_(e,n);return t?m(`{call} (time is up)`,{call:r}):r}function Jt({declarer:e,minimum:t},{table:{me:n,seats:r}}){let i=u(t);return e===n?m(`You take the talon, from {contract} up`,{contract:i}):m(`{name} takes the talon, from {contract} up`,{name:Pe(r[e]),contract:i})}function Yt(e,t,n){let r=u(e.contract);return n?e.aces?m(`You play {contract}, with four aces`,{contract:r}):m(`You play {contract}`,{contract:r}):e.aces?m(`{name} plays {contract}, with four aces`,{name:t,contract:r}):m(`{name} plays {contract}`,{name:t,contract:r})}function Xt({facts:e,settlement:t},{table:{me:n,seats:r}}){let i=R({me:n,seats:r}),a=re(e,t,{me:n,nameOf:i}),o=t.transfers.filter(({payer:e,payee:t})=>n===null||[e,t].includes(`seat${n}`)).map(e=>`${y(e,{me:n,nameOf:i})}.`),s=t.transfers.length?m(`You neither pay nor get anything.`):m(`Nobody pays.`);return{words:a,spoken:[`${a}.`,...o.length?o:[s]].join(` `)}}function Zt(e){let t=e.view;return n(t?.calls??[])?.contract??null}const Qt={writing:()=>m(`type it: 7h, pass, hold; Th plays the ten of hearts`),keys:()=>[],steps:mt,actionWords:V,narrate:Kt,prompt:e=>o(e.phase),readAloud:Be,Table:Gt,tricks:Wt,Sheet:lt,houseRules:oe,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{Qt as prefa};