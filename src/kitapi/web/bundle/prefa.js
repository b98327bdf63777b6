import{At as e,Cn as t,Ct as n,Dt as r,Ft as i,Nt as a,Ot as o,Pt as s,Rt as c,Sn as l,St as u,Tt as d,jt as f,kt as p,ln as m,nt as ee,rn as h,rt as te,sn as g,un as _,wt as v,xt as y}from"./main.js";import{a as b,c as ne,d as re,f as ie,h as ae,i as oe,l as se,n as ce,o as x,p as S,r as C,s as w,t as le,u as ue}from"./prefa-shared.js";import{$ as de,A as fe,C as pe,D as T,E as me,F as he,I as E,J as D,L as ge,M as _e,N as ve,O as ye,P as be,Q as xe,T as O,X as k,Y as A,Z as j,a as M,c as Se,d as N,et as Ce,g as P,j as F,k as I,l as we,m as Te,o as Ee,p as De,q as Oe,rt as L,s as ke,tt as R,u as Ae,w as je,z as Me}from"./tables.js";import{A as Ne,M as z,N as B,b as Pe,s as V,x as Fe,y as Ie}from"./shared.js";function H(e,t){switch(e.kind){case`bid`:return d(String(e.contract));case`hold`:return o(r(t.calls??[])?.contract??null);case`if_left`:return _(`If all pass`);case`pass`:return _(`Pass`);case`name_contract`:return[d(String(e.contract)),e.aces&&_(`four aces`)].filter(Boolean).join(`, `);case`write_solo`:return _(`Write solo`);case`answer_solo`:return f(!!e.accept);case`participate`:return n(e.answer);case`claim`:return _(`Claim the rest`);case`answer_claim`:return e.accept?_(`Accept`):_(`Play on`);default:return e.kind}}function Le({bargain:e},t){return e?.contract?`${_(`{name}, {contract}`,{name:t(e.declarer),contract:d(e.contract)})}.`:``}function Re(e,t){let n=e.outcome?.results??e.results,r=e.phase===`playing`||e.phase===`claimed`;return`${n.map((n,i)=>[t(i),r&&e.active.includes(i)?m(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,g(n)].filter(Boolean).join(` `)).join(`, `)}. ${_(`kasa {kasa}`,{kasa:e.outcome?.kasa??e.kasa})}.`}const ze=e=>ge(e,{readContract:Le,readScore:Re,turnWords:({phase:e})=>s(e)});function Be(e){let t=Array.from({length:e.players},(e,t)=>t),n={before:0,figure:e.kasa_share/10,deal:0,clause:`PREFA-KIT-01`};return t.flatMap(r=>[{field:r,column:null,figures:[n,...U(e,r,null)]},...t.filter(e=>e!==r).map(t=>({field:r,column:t,figures:U(e,r,t)}))])}function U({deals:e,added:t=[]},n,r){return e.flatMap(e=>[e,...t.filter(({after:t})=>t===e.number)].flatMap(({entries:e})=>e).filter(e=>e.field===n&&e.column===r).map(t=>({before:t.before,figure:t.after,deal:e.number,clause:t.clause})))}const Ve=({column:e,label:n,deals:r,voice:i})=>t`<${fe} label=${n} figures=${e.figures}
  explain=${n=>t`<${He} written=${n} column=${e} voice=${i}
    deal=${r.find(({number:e})=>e===n.deal)} />`} />`,He=({written:e,column:n,deal:r,voice:i})=>t`${e.clause===`PREFA-HOUSE-03`?t`<p>${_(`after deal {number}, by agreement of all`,{number:e.deal})}</p>`:t`<${F} written=${e}>
      ${r&&t`<${G} deal=${r} voice=${i} />`}</${F}>`}
  ${r&&We(e,n,r).map((e,n)=>t`<p key=${n}>${W(e,i)}</p>`)}
  ${r&&e.clause===`PREFA-KIT-03`&&t`<p>${Ue(e,n,r,i)}</p>`}
  <${w} clause=${e.clause} />`;function W({transfer:e,calculation:t},n){let r=oe(t,e.clause);return r?`${b(e,n)} (${r})`:b(e,n)}function Ue({before:e,figure:t},{field:n,column:r},{facts:i},{nameOf:a}){let o=r===null?(e-t)*10:t-e,s=i.kind===`contract`?i.declarer:n;return m(`Kasa column, {name}: {count} ten = {kapikia} kapikia, owed to the declarer ({declarer})`,`Kasa column, {name}: {count} tens = {kapikia} kapikia, owed to the declarer ({declarer})`,o/10,{kapikia:o,name:a(r??n),declarer:a(s)})}const G=({deal:{facts:e,settlement:n},voice:r})=>e.kind===`contract`?t`<${y} contract=${e.contract} /> ${se(e,n,r)}`:re(e),K=({settlement:e,explained:t},n)=>e.transfers.map((e,n)=>({transfer:e,calculation:t.reckonings[n]})).filter(({transfer:{payer:e,payee:t}})=>n([e,t]));function We(e,{field:t,column:n,figures:r},i){if(e.clause===`PREFA-KIT-03`||e.clause===`PREFA-HOUSE-03`)return[];let a=`seat${t}`,{facts:o}=i;if(n===null)return K(i,e=>e.includes(`kasa`)&&(o.kind===`contract`||e.includes(a)));let s=[`seat${n}`,o.kind===`contract`&&o.declarer===n&&`kasa`],c=r.filter(t=>t.deal===e.deal&&t.clause!==`PREFA-KIT-03`).indexOf(e);return K(i,([e=``,t])=>t===a&&s.includes(e)).slice(c,c+1)}function q(e,t,n){return K(e,e=>e.includes(t)).map(e=>({words:W(e,n),amount:e.transfer.payee===t?e.transfer.amount:-e.transfer.amount}))}function J({deal:e,seat:n,moved:r,voice:i}){let a=q(e,`seat${n}`,i),o=r-a.reduce((e,{amount:t})=>e+t,0),s=e.kasa-e.facts.kasa,c={words:Ge(s),amount:o};return t`<${j} terms=${s?[...a,c]:a} words=${_(`this deal`)} total=${g(r)} />
    ${s!==0&&t`<p class="quiet">
        ${_(`The kasa is everybody's in equal parts; the settlement rounds each gift to a whole kapiki.`)}</p>
        <${w} clause="PREFA-KIT-04" />`}`}const Ge=e=>e<0?m(`an equal part of the {count} kapiki the kasa lost`,`an equal part of the {count} kapikia the kasa lost`,-e):m(`an equal part of the {count} kapiki the kasa gained`,`an equal part of the {count} kapikia the kasa gained`,e),Ke=({deal:e,moved:n,voice:r})=>t`<${_e} moved=${n} voice=${r}
  thisDeal=${(n,i)=>t`<${J} deal=${e} seat=${n} moved=${i}
      voice=${r} />`} />`,qe=({deal:e,voice:n})=>t`<${ve} before=${e.facts.kasa} after=${e.kasa}
  line=${_(`kasa {before} → {after}`,{before:e.facts.kasa,after:e.kasa})}
  terms=${q(e,`kasa`,n)}
  untouched=${_(`Nothing came into the kasa or out of it.`)} />`,Y=({settlement:e,seat:n,nameOf:r})=>t`<p>${Je(e,n)}</p>
  <${j} terms=${Ye(e,n,r)} words=${_(`total`)}
    total=${g(e.results[n]??0)} />
  <${w} clause="PREFA-KIT-04" />`,Je=({columns:e,smallest:t,left:n},r)=>_(`Kasa column {column}; the smallest, {smallest}, comes off: {left} left.`,{column:e[r]??0,smallest:t,left:n[r]??0});function Ye({left:e,gifts:t,pairs:n},r,i){let a=t.map((e,t)=>t).filter(e=>e!==r),[o,s]=[t[r]??0,a.filter(e=>t[e])];return[...(o?a:[]).map(e=>({words:_(`an equal part to: {name}`,{name:i(e)}),amount:-o})),...s.map(n=>({words:Xe(i(n),e[n]??0),amount:t[n]??0})),...a.map(e=>({words:_(`columns shared with: {name}`,{name:i(e)}),amount:n[r]?.[e]??0}))]}const Xe=(e,t)=>m(`{name}: an equal part of the {count} ten left`,`{name}: an equal part of the {count} tens left`,t,{name:e}),Ze=({sheet:{deals:e,settlement:n,results:r},seat:i,label:a,voice:o})=>t`<${D} label=${a}
    result=${r[i]??0} terms=${A(e,e=>t`<${G} deal=${e} voice=${o} />`,(t,n)=>(t.results[i]??0)-(e[n-1]?.results[i]??0))}>
    ${n&&t`<${Y} settlement=${n} seat=${i} nameOf=${o.nameOf} />`}
  </${D}>`,Qe=({sheet:{deals:e,players:n,added:r=[]},start:i,stands:a,label:o,voice:s})=>t`<${Oe} label=${o}
    start=${i} words=${_(`in the kasa`)} stands=${a}
    terms=${e.flatMap(e=>[...A([e],e=>t`<${G} deal=${e} voice=${s} />`,e=>e.kasa-e.facts.kasa),...r.filter(({after:t})=>t===e.number).map(({amount:e})=>({words:S(e),amount:n*e}))])} />`,$e=({before:e,outcome:n,voice:r})=>t`<${Me} before=${e} results=${n.results} voice=${r}
    thisDeal=${(e,i)=>t`<${J} deal=${n} seat=${e} moved=${i}
        voice=${r} />`}
    settled=${e=>t`<${Y} settlement=${n.sheet_settlement} seat=${e}
      nameOf=${r.nameOf} />`} />`;function et({view:e,outcome:n,table:r,replayed:i}){let{facts:a,settlement:o}=n,s=z(r),c={me:r.me,nameOf:s},l=n.added??0,u={...n,kasa:n.kasa-l};return t`<article class="paper settled" aria-label=${_(`Settlement`)} tabindex="0">
    <header>
      ${n.sitting_over&&t`<p class="over">${nt(e)}</p>`}
      <h2>${a.kind===`passed`?ue(a):t`<${y}
        contract=${a.contract} /> <span data-word=${tt(a,o)}>
        ${se(a,o,c)}</span>`}</h2>
      <${I} results=${u.results} before=${e.results} me=${r.me} />
      <p class="tricks-line" data-word="tricks">${X(a,s)}</p>
    </header>
    <${C} facts=${a} settlement=${o} explained=${n.explained} voice=${c} />
    <${$e} before=${e.results} outcome=${u} voice=${c} />
    <${qe} deal=${u} voice=${c} />
    ${l!==0&&t`<p>
        ${S(l/e.results.length)} · ${_(`kasa {before} → {after}`,{before:u.kasa,after:n.kasa})}
        <${x} clause="PREFA-HOUSE-03" /></p>`}
    <${T} cards=${n.cards} nameOf=${s} />
    ${!i&&t`<${ye} table=${r.id} deal=${e.number} me=${r.me} nameOf=${s}
      wordsOf=${t=>H(t,e)} />`}
  </article>`}function tt({ending:e},{shortfall:t}){return e===`solo`||e===`solo_declined`?`solo`:Object.values(t).some(e=>e>0)?`down`:void 0}const nt=({kasa_changes:e})=>e?.length?_(`The kasa is empty: the sitting is over, unless kasa is added`):_(`The kasa is empty: the sitting is over`);function X(t,n){let r=(e,t)=>m(`{name} {count} trick`,`{name} {count} tricks`,t,{name:n(e)});if(t.ending===`thrown_in`||t.ending===`solo_declined`)return``;if(t.kind===`passed`)return t.tricks.map(([e,t])=>r(e,t)).join(` · `);let i=[t.first,t.second].map(({seat:t,part:i,tricks:a})=>{if(i===`out`)return _(`{name} passed`,{name:n(t)});let o=r(t,a);return i===`plays`?o:_(`{counted} ({part})`,{counted:o,part:e(i)})});return[r(t.declarer,t.declarer_tricks),...i].join(` · `)}const rt=({sheet:e,table:n,nameOf:r})=>t`${e.added?.map(({after:e,amount:n,kasa:r},i)=>t`<p key=${i}
      class="kasa-added">
    ${_(`After deal {number}`,{number:e})} · ${S(n)} · ${_(`kasa {kasa}`,{kasa:r})}
    <${x} clause="PREFA-HOUSE-03" /></p>`)}
    <${de} title=${_(`Contracts`)} deals=${e.deals} table=${n}
    line=${e=>t`<${it} deal=${e} nameOf=${r} />`}
    details=${(e,i)=>t`<${at} deal=${e} moved=${i}
        voice=${{me:n.me,nameOf:r}} />`} />`,it=({deal:{facts:e,settlement:n},nameOf:r})=>t`${e.kind===`contract`&&t`<${y}
    contract=${e.contract} /> <span>${r(e.declarer)}</span>`}
  <span class="verdict">${ie(e,n,r)}</span>`,at=({deal:e,moved:n,voice:r})=>t`<p class="quiet">${X(e.facts,r.nameOf)}</p>
  <${C} facts=${e.facts} settlement=${e.settlement} explained=${e.explained} voice=${r} />
  <${Ke} deal=${e} moved=${n} voice=${r} />`;function Z({settlement:e,nameOf:n,me:r}){let{columns:i,smallest:a,left:o,gifts:s,pairs:c,results:l}=e;return t`<ol class="settling-steps">
      <li>${_(`The smallest kasa column, {smallest}, comes off all of them.`,{smallest:a})}</li>
      <li>
        ${o.map((e,r)=>t`<span key=${r}>${ot(n(r),e,s[r]??0)} </span>`)}
      </li>
      <li>${_(`The columns between the players are added, and that is the result.`)} <${x}
        clause="PREFA-KIT-04" /></li>
    </ol>
    <${me} results=${l} voice=${{me:r,nameOf:n}} parts=${e=>t`
    <p><${O} words=${_(`kasa`)} figure=${i[e]} /> <${O} words=${_(`left`)}
      figure=${o[e]} /> <${O}
      words=${_(`gives each`)} figure=${s[e]} /></p>
    <p class="pairs">
      ${_(`between players`)}: ${c[e]?.map((r,i)=>i!==e&&t`<${O} key=${i}
      words=${n(i)} figure=${g(r)} />`)}</p>`}
      how=${r=>t`<${Y} settlement=${e} seat=${r} nameOf=${n} />`} />`}const ot=(e,t,n)=>t===0?_(`{name}: nothing left.`,{name:e}):_(`{name}: {left} left, {gift} to each of the others.`,{name:e,left:t,gift:n}),st={3:{kasa:5,pair:4},4:{kasa:3,pair:2}};function ct({sheet:e,table:n,view:{around:r}}){let[i,a]=xe(),o=z(n),s=Be(e),c=s.find(e=>Q(e)===i),l=e=>_(`Result, {name}`,{name:o(e)}),u={me:n.me,nameOf:o},d=e.kasa_share*e.players,f=lt(e)??d;return t`<div class="paper sheet-paper" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2 data-word="kitapi">${_(`Kitapi`)}</h2><button type="button"
      class="told-figure figure" aria-expanded=${i===`kasa`}
      onClick=${()=>a(`kasa`)}>${_(`kasa {kasa}`,{kasa:f})}</button></header>
    <div class=${`drawing fields-${e.players}`}>
      <${ft} players=${e.players} />
      ${n.seats.map(({seat:n})=>t`<${ut} key=${n} name=${o(n)} label=${l(n)}
        place=${B(n,r)} result=${e.results[n]??0} open=${i===`result-${n}`}
        onTap=${()=>a(`result-${n}`)} />`)}
      ${s.filter(({figures:e})=>e.length).map(n=>t`<${be} key=${Q(n)} figures=${n.figures}
          look=${dt(n,r)}
          room=${st[e.players===4?4:3][n.column===null?`kasa`:`pair`]}
          latest=${e.deals.at(-1)?.number??0} label=${$(n,o)} open=${Q(n)===i}
          onTap=${()=>a(Q(n))} />`)}
    </div>
    ${c&&t`<${Ve} column=${c} label=${$(c,o)}
      deals=${e.deals} voice=${u} />`}
    ${n.seats.map(({seat:n})=>i===`result-${n}`&&t`<${Ze} key=${n} sheet=${e} seat=${n}
        label=${l(n)} voice=${u} />`)}
    ${i===`kasa`&&t`<${Qe} sheet=${e} start=${d} stands=${f} label=${_(`Kasa`)} voice=${u} />`}
    ${e.settlement&&t`<${E}><${Z} settlement=${e.settlement} nameOf=${o}
      me=${n.me} /></${E}>`}
    <${rt} sheet=${e} table=${n} nameOf=${o} />
  </div>`}function lt({deals:e,added:t}){let[n,r]=[e.at(-1),t?.at(-1)];return r&&r.after===n?.number?r.kasa:n?.kasa}const ut=({name:e,label:n,place:r,result:i,open:a,onTap:o})=>t`<p class=${`field-name in-${r}`}>
  <${k} label=${n} figure=${g(i)} open=${a} onTap=${o}>
    <span title=${e}>${e}</span> <span class="figure result">${g(i)}</span></${k}>
</p>`,Q=({field:e,column:t})=>`${e}-${t??`kasa`}`,$=({field:e,column:t},n)=>t===null?_(`Kasa column in tens, {name}`,{name:n(e)}):_(`Debt, {debtor} to {name}`,{debtor:n(t),name:n(e)});function dt({field:e,column:t},n){let r=`in-${B(e,n)}`;return t===null?`kasa ${r}`:`pair ${r} by-${B(t,n)}`}const ft=({players:e})=>t`<svg class="borders" viewBox="0 0 100 100" preserveAspectRatio="none"
  aria-hidden="true">
  <path d=${e===4?`M0 0 100 100M100 0 0 100`:`M50 44V0M50 44 0 70M50 44 100 70`} />
</svg>`,pt=je({fresh:{answers:[],solo_answers:[],parts:[],claim:null,kasa_changes:[]},changes:{talon_taken:(e,t,n)=>({phase:`discarding`,hand:[...e.hand??[],...t.cards],held:pe(e.held,t.declarer,2),bargain:n.bargain?{...n.bargain,contract:void 0,quotas:void 0,talon:t.cards}:null}),pass_deal_begun:()=>({phase:`playing`}),solo_written:(e,t,n)=>n.solo_answers||n.phase===`given_up`?{phase:`given_up`,bargain:n.bargain??e.bargain}:{},solo_answered:(e,t)=>({solo_answers:[...e.solo_answers??[],{seat:t.seat,accept:t.accept}]}),contract_named:(e,t,n)=>({phase:`participating`,bargain:n.bargain??e.bargain}),answer_given:(e,t)=>({answers:[...e.answers??[],{seat:t.seat,answer:t.answer}]}),play_begun:(e,t)=>({phase:`playing`,parts:t.parts}),claim_made:(e,t)=>({phase:`claimed`,claim:{seat:t.seat,cards:t.cards,accepted:[]}}),claim_answered:(e,t)=>({claim:e.claim&&t.accept?{...e.claim,accepted:[...e.claim.accepted,t.seat]}:e.claim??null}),claim_refused:()=>({phase:`playing`,claim:null})},spans:{talon_taken:800,contract_named:900,answer_given:800,claim_made:900,claim_answered:700,claim_refused:1800,claim_granted:900,solo_written:900,solo_answered:700,kasa_added:400}});function mt({broken:e,view:n,table:r,replayed:i}){let a=z(r);return t`<article class="paper settled" aria-label=${_(`Settlement`)} tabindex="0">
    <header><h2>${_(`The game was ended`)}</h2>
      <${I} results=${e.settlement.results} me=${r.me} /></header>
    <${Z} settlement=${e.settlement} nameOf=${a} me=${r.me} />
    ${e.cards&&t`<${T} cards=${e.cards} nameOf=${a} />`}
    ${!i&&t`<${Ce} table=${r.id} deal=${n.number} nameOf=${a} shortcut="c" />`}
    ${!i&&r.sheet>0&&t`<${he} table=${r} />`}
  </article>`}function ht(e,t){let{view:n,choosing:r,act:i}=t,{key:a,act:o}=P(e,t,``);switch(e.kind){case`form`:return[wt(r,i)];case`bid`:return[yt(a,String(e.contract),o)];case`hold`:return[xt(a,n,o)];case`if_left`:return[P(e,t,_(`If all pass`),{word:`if-left`})];case`write_solo`:return[gt(a,n.bargain?.solo_cost??0,o)];case`answer_solo`:return[_t(a,!!e.accept,o)];case`participate`:return[St(a,e.answer,o)];case`claim`:return[P(e,t,_(`Claim the rest`),{quiet:!0,word:`claim`,weighty:_(`Show your hand and claim all the rest?`)})];case`answer_claim`:{let n=!!e.accept;return[P(e,t,_(n?`Accept`:`Play on`),{likely:n})]}default:return[P(e,t,e.kind)]}}const gt=(e,n,r)=>({key:e,act:r,quiet:!0,word:`solo`,label:t`${_(`Write solo`)} <span class="figure">−${n}</span>`,spoken:_(`Write solo, for {cost}`,{cost:n}),weighty:_(`Give up without playing, down two? It costs you {cost}.`,{cost:n})}),_t=(e,t,n)=>({key:e,act:n,label:f(t),likely:t,word:`payment`,...t?{}:{weighty:_(`Decline? Then nothing is paid between players, and only two tens go into the kasa.`)}}),vt=/* @__PURE__ */ new Set([`6s`,`6c`,`6d`,`6h`]),yt=(e,n,r)=>({key:e,act:r,spoken:d(n),word:vt.has(n)?`first-bids`:void 0,label:t`${d(n)} <${u} strain=${bt(n)} />`}),bt=e=>a(e)===`n`?``:a(e);function xt(e,n,i){let a=r(n.calls??[])?.contract??null,s=o(a);return{key:e,act:i,spoken:s,word:`hold`,label:t`${s} ${a&&t`<${u}
    strain=${bt(a)} />`}`}}const St=(e,t,r)=>({key:e,act:r,label:n(t),word:Ct[t]}),Ct={play:`defend`,pass:`stay-out`,together:`together`,alone:`alone`};function wt({named:e,form:n},r){let i=n?.action??`name_contract`;return{key:`name`,likely:!0,act:e&&r?()=>r({kind:i,...e}):null,spoken:_(`Play {contract}`,{contract:e?d(e.contract):``}),label:t`${_(`I declare`)} ${e&&t`<${y} contract=${e.contract} />`}`}}function Tt(e){switch(e.phase){case`bidding`:return{words:N(e,_(`Bid if you could take six tricks with the talon's help; otherwise pass.`)),because:_(`The bids climb one step at a time, from six spades. Whoever stays in longest takes the two cards of the talon, chooses trumps and plays alone against the others.`),clauses:[`PREFA-AUC-01`,`PREFA-AUC-04`,`PREFA-BUY-01`]};case`discarding`:return{words:N(e,_(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:_(`You hold twelve cards and play with ten. If even the talon does not help, you may write it solo: it costs double, but is sometimes the lesser loss.`),clauses:[`PREFA-BUY-01`,`PREFA-BUY-02`]};case`naming`:return{words:N(e,_(`Choose a contract that you can make; most often your long suit is trumps.`)),because:_(`You must take as many tricks as you bid. Higher contracts pay more and cost more.`),clauses:[`PREFA-QUOTA-02`,`PREFA-PAY-01`]};case`given_up`:return{words:_(`Accept: if you decline, you give up your own payment.`),because:_(`The deal is written solo and not played. If a defender declines, nothing is paid between players, and the declarer puts two tens into the kasa.`),clauses:[`PREFA-BUY-02`,`PREFA-HOUSE-04`]};case`participating`:return{words:Et(e),because:_(`Together means that both of you play, each with their own cards, and that you alone carry what both win or lose.`),clauses:[`PREFA-PART-03`,`PREFA-QUOTA-01`,`PREFA-PAY-04`]};case`playing`:return{words:Ae(e),because:_(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`PREFA-PLAY-02`]};case`claimed`:return{words:_(`Accept if the cards shown take every trick that is left.`),because:_(`The declarer claims all tricks that are left. If one of you refuses, the play continues, and the cards shown go back into the hand.`),clauses:[`PREFA-PLAY-04`]};default:return null}}const Et=({turn:e=[],bargain:t})=>_(`Tricks you need: {tricks}. Play if you can take them; pass if you cannot: whoever falls short pays.`,{tricks:t?.quotas?.[t.first===e[0]?0:1]??0});function Dt({view:e,nameOf:n}){let i=e.calls??[],a=r(i);return t`<${Se} view=${e} nameOf=${n} draw=${(e,n)=>t`<${Ot} spoken=${e} before=${n} />`} highBid=${a&&t`<${y} contract=${a.contract} /> <span>${n(we(i))}</span>`} />`}function Ot({spoken:{call:e,by_clock:n},before:i}){if(n)return t`${v(e,r(i)?.contract??null)} <small class="late">
      ${_(`time is up`)}</small>`;if(e.kind===`bid`)return t`<${y} contract=${e.contract} />`;let o=r(i)?.contract??null,s=v(e,o);return e.kind!==`hold`||!o?s:t`<span class="unseen">${s}</span>
    <span aria-hidden="true">${_(`Hold`)} ${p(o)>6&&p(o)}<${u}
      strain=${a(o)} /></span>`}function kt(e){let t=e.find(({kind:e})=>e===`form`),n=V(t,`contract`)[0];return n===void 0?null:{contract:String(n),aces:!1}}function At({form:e,named:n,onName:r}){let i=V(e,`contract`).map(String),o=n?.aces??!1;return t`<section class="paper naming" aria-label=${_(`Contract`)}>
    ${V(e,`aces`).includes(!0)&&t`<label class="tick" data-word="aces">
      <input type="checkbox" checked=${o} disabled=${!n}
        onChange=${e=>n&&r({...n,aces:e.target.checked})} />
      ${_(`I announce four aces`)}
    </label>`}
    <div class="contracts" role="radiogroup" aria-label=${_(`Contract`)} onKeyDown=${Ie(5)}>
      ${i.map(e=>t`<button type="button" key=${e} role="radio"
        aria-checked=${e===n?.contract} tabindex=${e===n?.contract?0:-1}
        aria-label=${d(e)}
        class=${l(`rung`,`strain-${a(e)}`,e===n?.contract&&`picked`)}
        onClick=${()=>r({contract:e,aces:o})}>
        <span aria-hidden="true">${p(e)}<${u} strain=${a(e)} /></span>
      </button>`)}
    </div>
  </section>`}const jt=e=>t`<div class="middle"><${Mt} ...${e} /></div>`;function Mt({view:e,shown:n,nameOf:r,placeOf:i,choosing:a,happened:o=[]}){switch(e.phase){case`shuffling`:return t`<${M} words=${_(`Shuffling`)} />`;case`bidding`:return t`<${Dt} view=${e} nameOf=${r} />
      <${M} words=${_(`Talon`)} word="talon" />`;case`discarding`:return t`<${M}
      words=${e.options?.length?_(`You picked up the talon: discard two cards`):_(`The talon is picked up`)} />`;case`naming`:return a.form?t`<${At} form=${a.form} named=${a.named} onName=${a.setNamed} />`:t`<${M} words=${_(`Discarded`)} />`;case`given_up`:return t`<${Pt} view=${e} nameOf=${r} />`;case`participating`:return t`<${Nt} view=${e} nameOf=${r} />`;case`claimed`:return t`<${Ft} view=${e} nameOf=${r} />`;default:return t`<${ke} cards=${e.trick??[]} placeOf=${i} nameOf=${r}
      gathering=${n.gathering} />
      <${It} happened=${o} nameOf=${r} />
      ${n.gathering===null&&t`<${Ee} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${r} />`}`}}function Nt({view:e,nameOf:r}){let i=e.bargain;return i?.contract?t`<section class="paper offer-slip" aria-label=${_(`Contract`)} tabindex="0">
    <p class="offer-contract"><span data-word="contract"><${y} contract=${i.contract} /></span></p>
    <p>${r(i.declarer)}${i.aces&&t` · <span
      data-word="aces">${_(`four aces`)}</span>`}</p>
    ${(e.answers??[]).length>0&&t`<ul class="answers">
      ${e.answers?.map(({seat:e,answer:i},a)=>t`<li
        key=${a}><b>${r(e)}</b> ${n(i)}</li>`)}
    </ul>`}
  </section>`:null}function Pt({view:{bargain:e},nameOf:n}){return e?t`<section class="paper claim" aria-label=${_(`Written solo`)} tabindex="0">
    <p><b>${n(e.declarer)}</b> <span data-word="solo">${_(`writes it solo`)}</span>:
      ${` `}<${y} contract=${e.minimum} /></p>
    <p class="quiet">
      ${_(`It costs {cost} in all, or 20 into the kasa if a defender declines.`,{cost:e.solo_cost??0})}</p>
  </section>`:null}function Ft({view:e,nameOf:n}){let r=e.claim;return r?t`<section class="paper claim" aria-label=${_(`Claim`)} tabindex="0">
    <p>${_(`All remaining tricks claimed:`)} <b>${n(r.seat)}</b></p>
    <p class="laid">${Pe(r.cards,Fe(r.cards)).map(e=>t`<${c} key=${e}
      card=${e} />`)}</p>
    ${r.accepted.map(e=>t`<p key=${e}
      class="quiet">${_(`{name}: accepted`,{name:n(e)})}</p>`)}
  </section>`:null}function It({happened:e,nameOf:n}){let[r,i]=e.slice(-2);return i?.kind===`prefa.claim_refused`?t`<p class="paper claim refused-claim">
    <b>${n(Number(r?.seat))}: ${_(`Keep playing`)}</b> ${_(`The claim is refused; play continues`)}</p>`:null}function Lt(e,t){return e.phase===`bidding`?Rt(e,t):e.phase===`given_up`?Bt(e,t):e.phase===`participating`?zt(e,t):null}function Rt(e,n){let r=e.calls??[],i=r.findLastIndex(e=>e.seat===n),a=r[i];return a?t`<${Ot} spoken=${a} before=${r.slice(0,i)} />`:null}function zt(e,t){let r=e.answers?.findLast(e=>e.seat===t)?.answer;return r?n(r):null}function Bt(e,t){let n=e.solo_answers?.find(e=>e.seat===t);return n?f(n.accept):null}function Vt({view:e,nameOf:n,children:r}){let i=e.bargain;return t`<div class="strip paper">
    ${i?t`<${Ht} bargain=${i}
      nameOf=${n} />`:t`<span>${_(`Deal {number}`,{number:e.number})}</span>
      <span data-word="dealer">${_(`dealer: {name}`,{name:n(e.dealer)})}</span>`}
    <span class="figure" data-word="kasa" tabindex="0">
      ${_(`kasa {kasa}`,{kasa:e.outcome?e.outcome.kasa:e.kasa})}</span>
    ${r}
  </div>`}function Ht({bargain:e,nameOf:n}){let{contract:r,minimum:i,declarer:a,quotas:o,value:s,aces:c}=e;return r?t`<b class="strip-contract"><span data-word="contract"><${y} contract=${r} /></span> <span
      data-word="declarer">${n(a)}</span></b>
    ${c&&t`<span data-word="aces">${_(`four aces`)}</span>`}
    ${o&&t`<span class="figure"
      data-word="quotas">${_(`defenders need {first} + {second}`,{first:o[0],second:o[1]})}</span>`}
    ${typeof s==`number`&&t`<span class="figure"
      data-word="value">${_(`{value} per trick`,{value:s})}</span>`}`:t`<b data-word="declarer">${n(a)}</b>
      <span class="from" data-word="least">${_(`at least`)} <${y} contract=${i} /></span>`}const Ut=h(`prefa-kasa`,()=>import(`./prefa-kasa.js`).then(e=>e.KasaChange)),Wt={Strip:Vt,Ladder:Dt,Middle:jt,ResultSlip:et,BreakUpSlip:mt,Between:e=>e.view.kasa_changes?.length?t`<${ee} part=${Ut} props=${e} Failed=${te} />`:null,choiceOf:ht,firstNamed:kt,guidance:Tt,typed:h(`prefa-typed`,()=>import(`./prefa-typed.js`).then(e=>e.hear)),turnWords:({phase:e})=>s(e),waitingWords:({phase:e},t)=>i(e,t),speechOf:Lt,roleOf:ce,isOut:le,actionWords:H,resultsOf:({outcome:e,results:t})=>e?.results??t,counts:({phase:e})=>e===`playing`||e===`claimed`,endsSitting:({sitting_over:e})=>e},Gt=e=>t`<${De} game=${Wt} ...${e} />`,Kt=Te({call_made:(e,t,n)=>L(t,qt(e,Zt(n))),talon_taken:(e,t,n)=>({words:Jt(e,n),weight:`heading`}),pass_deal_begun:()=>({words:_(`All passed: played at no trumps without the talon`),weight:`heading`}),solo_written:(e,t)=>L(t,_(`I write it solo`)),solo_answered:(e,t)=>L(t,f(!!e.accept)),kasa_added:e=>({words:S(Number(e.amount)),weight:`heading`,sound:`settled`}),contract_named:(e,t,n)=>({words:Yt(e,t,R(e,n)),weight:`heading`}),answer_given:(e,t)=>L(t,n(e.answer)),claim_made:(e,t)=>L(t,_(`The rest are mine`)),claim_answered:(e,t)=>L(t,e.accept?_(`I accept`):_(`Keep playing`)),claim_refused:()=>({words:_(`The claim is refused; play continues`),weight:`heading`}),claim_granted:(e,t,n)=>({words:R(e,n)?m(`You take the last trick`,`You take the last {count} tricks`,e.tricks):m(`{name} takes the last trick`,`{name} takes the last {count} tricks`,e.tricks,{name:t}),weight:`heading`}),all_shown:(e,t,n)=>({...Xt(e.settled,n),weight:`heading`,sound:`settled`})});function qt({call:e,by_clock:t},n){let r=v(e,n);return t?_(`{call} (time is up)`,{call:r}):r}function Jt({declarer:e,minimum:t},{table:{me:n,seats:r}}){let i=d(t);return e===n?_(`You take the talon, from {contract} up`,{contract:i}):_(`{name} takes the talon, from {contract} up`,{name:Ne(r[e]),contract:i})}function Yt(e,t,n){let r=d(e.contract);return n?e.aces?_(`You play {contract}, with four aces`,{contract:r}):_(`You play {contract}`,{contract:r}):e.aces?_(`{name} plays {contract}, with four aces`,{name:t,contract:r}):_(`{name} plays {contract}`,{name:t,contract:r})}function Xt({facts:e,settlement:t},{table:{me:n,seats:r}}){let i=z({me:n,seats:r}),a=ne(e,t,{me:n,nameOf:i}),o=t.transfers.filter(({payer:e,payee:t})=>n===null||[e,t].includes(`seat${n}`)).map(e=>`${b(e,{me:n,nameOf:i})}.`),s=t.transfers.length?_(`You neither pay nor get anything.`):_(`Nobody pays.`);return{words:a,spoken:[`${a}.`,...o.length?o:[s]].join(` `)}}function Zt(e){let t=e.view;return r(t?.calls??[])?.contract??null}const Qt={writing:()=>_(`type it: 7h, pass, hold; Th plays the ten of hearts`),keys:()=>[],steps:pt,actionWords:H,narrate:Kt,prompt:e=>s(e.phase),readAloud:ze,Table:Gt,tricks:Wt,Sheet:ct,houseRules:ae,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{Qt as prefa};