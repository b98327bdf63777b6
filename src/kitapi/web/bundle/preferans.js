import{Ct as e,On as t,St as n,Tt as r,_t as i,bt as a,cn as o,dn as s,dt as c,ft as l,gn as u,gt as d,hn as f,ht as p,kn as m,lt as h,mt as g,pn as _,pt as v,qt as ee,ut as y,vt as b,wt as te,xt as x,yt as S}from"./main.js";import{A as ne,C as re,D as C,E as ie,M as w,N as ae,O as T,P as oe,S as se,T as ce,_ as le,a as ue,b as E,c as de,d as fe,f as D,g as pe,h as me,i as he,j as ge,k as O,l as _e,m as ve,n as ye,o as be,p as xe,r as Se,s as Ce,t as we,u as Te,v as Ee,w as k,x as A,y as De}from"./preferans-shared.js";import{$ as Oe,A as ke,C as Ae,D as je,E as Me,F as Ne,I as Pe,J as Fe,K as Ie,L as Le,M as Re,N as ze,O as Be,P as Ve,Q as He,S as Ue,T as j,U as We,X as M,Y as N,Z as P,a as F,c as Ge,d as I,et as Ke,g as L,j as R,k as z,l as qe,m as Je,o as Ye,p as Xe,q as Ze,rt as B,s as Qe,tt as $e,u as et,w as tt,z as nt}from"./tables.js";import{I as rt,R as V,T as it,w as at,z as ot}from"./shared.js";function H(e,{calls:t=[],bargain:n,variant:r}){let i=n?.doubled?.length??0;switch(e.kind){case`bid`:return a(Number(e.number),r);case`hold`:return u(`Hold {number}`,{number:S(t)});case`from_hand`:return u(`From hand`);case`pass`:return u(`Pass`);case`throw_in`:return u(`Throw in`);case`give_way`:return u(`Give way`);case`name_game`:return v({game:Number(e.game),open:!!e.open,from_hand:!1},r);case`participate`:return x(!!e.plays);case`invite`:return b(!!e.invites);case`kontra`:return p(i+1);case`decline`:return g(i);default:return e.kind}}function st({view:e,nameOf:t}){let n=e.bargain;if(!n?.game||n.declarer===null)return null;let i=ct(n);return m`<section class="paper offer-slip" aria-label=${u(`Game`)} tabindex="0">
    <p class="offer-contract"><span data-word=${r(n.game)}><${y} played=${U(n)}
      variant=${e.variant} /></span></p>
    <p>${[t(n.declarer),n.number===null&&u(`from hand`),n.open&&u(`open`)].filter(Boolean).join(` · `)}</p>
    ${typeof n.value==`number`&&m`<p class="figure quiet"><span
        data-word="value">${u(`worth {value}`,{value:n.value})}</span></p>`}
    ${i.length>0&&m`<ul class="answers">${i.map(({seat:e,words:n},r)=>m`<li
      key=${r}><b>${t(e)}</b> ${n}</li>`)}</ul>`}
  </section>`}const U=e=>({game:e.game??0,open:e.open,from_hand:e.number===null});function ct({declarer:e,participation:t=[],invitation:n=null,doubled:r=[],declined:i=[]}){let a=t=>t===e||r.includes(t),o=i.map(e=>({seat:e,words:g(+!!a(e))}));return[...t.map(({seat:e,plays:t})=>({seat:e,words:x(t)})),...n===null?[]:t.filter(({plays:e})=>e).map(({seat:e})=>({seat:e,words:b(n)})),...r.map((e,t)=>({seat:e,words:p(t+1)})),...o]}function lt({bargain:e,variant:t},n){if(!e?.game||e.declarer===null)return``;let r=typeof e.value==`number`?` ${u(`worth {value}`,{value:e.value})}`:``;return`${u(`{name}, {contract}`,{name:n(e.declarer),contract:v(U(e),t)})}${r}.`}function ut(e,t){let n=e.outcome?.booked.sheet??e;return`${(e.outcome?.booked.results??e.results).map((r,i)=>[t(i),e.phase===`playing`&&e.active.includes(i)?f(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,e.variant.money===`pot`?``:`${u(`head sum`)} ${s(n.heads[i])}`,`${u(`result`)} ${_(r)}`].filter(Boolean).join(`, `)).join(`; `)}.`}const dt=t=>Le(t,{readContract:lt,readScore:ut,turnWords:e}),W=(e,t)=>t?`${e} (${t})`:e;function ft({settlement:e,explained:t},n,r){let i=e.heads.flatMap((e,i)=>e.seat===n?[{words:k(e,r),amount:t.heads[i]?.points??0}]:[]),a=e.sides.flatMap((e,i)=>e.seat===n||e.against===n?[{words:W(C(e,r),ie(t.sides[i])),amount:e.seat===n?e.points:-e.points}]:[]);return[...i,...a]}function G({settlement:e,explained:t},n,r){let i=t.fed.map((e,t)=>({payer:`seat${t}`,payee:`pot`,amount:e,calculation:u(`before the deal`)})).filter(({amount:e})=>e),a=e.transfers.map((e,n)=>({...e,calculation:se(t.chips[n])}));return[...i,...a].filter(({payer:e,payee:t})=>[e,t].includes(n)).map(e=>({words:W(re(e,r),e.calculation),amount:e.payee===n?e.amount:-e.amount}))}function pt({deal:e,seat:t,moved:n,voice:r}){let i=De(e),a=i?G(e,`seat${t}`,r):ft(e,t,r),o=n-a.reduce((e,{amount:t})=>e+t,0),s={words:i?ht(e,r):mt(e),amount:o};return m`<${P} terms=${o?[...a,s]:a} words=${u(`this deal`)} total=${_(n)} />
    ${o!==0&&m`<p class="quiet">${u(i?`What lies in the pot is everybody's in equal parts.`:`In the end the same comes off all head sums: what they lose together costs everybody alike.`)}</p>
      <${A} clause=${i?`SK-SCORE-09`:`SK-SCORE-08`} />`}`}function mt({settlement:e}){let t=e.heads.reduce((e,{points:t})=>e+t,0);return t===0?u(`what is left over goes to the highest head sums`):t<0?f(`an equal part of the {count} point the head sums lost`,`an equal part of the {count} points the head sums lost`,-t):f(`an equal part of the {count} point the head sums gained`,`an equal part of the {count} points the head sums gained`,t)}function ht(e,t){let n=G(e,`pot`,t).reduce((e,{amount:t})=>e+t,0);return n<0?f(`an equal part of the {count} chip the pot lost`,`an equal part of the {count} chips the pot lost`,-n):f(`an equal part of the {count} chip the pot gained`,`an equal part of the {count} chips the pot gained`,n)}const gt=({sheet:e,table:t,nameOf:n})=>m`<${Oe} title=${u(`Deals`)} deals=${e.deals} table=${t}
    line=${t=>m`<${_t} deal=${t} variant=${e.variant} nameOf=${n} />`}
    details=${(r,i)=>m`<${vt} deal=${r} variant=${e.variant} moved=${i}
        voice=${{me:t.me,nameOf:n}} />`} />`,_t=({deal:{facts:e,settlement:t},variant:n,nameOf:r})=>m`${e.kind===`game`&&m`<${y} played=${e}
      variant=${n} /> <span class="declarer">${r(e.declarer)}</span>`}${` `}
    <span class="verdict">${xe(e,t)}</span>${` `}
    <span class="figure">${e.kind===`game`?t.value:``}</span>`;function vt({deal:e,variant:t,moved:n,voice:r}){let i=w(e);return m`<p class="quiet">${[ve(e.facts,e.settlement,e.explained.course.number,r.nameOf),me(e.facts,t,r.nameOf)].filter(Boolean).join(` · `)}</p>
    <${Ee} deal=${i} voice=${r} />
    <${Re} moved=${n} voice=${r}
      thisDeal=${(e,t)=>m`<${pt} deal=${i}
        seat=${e} moved=${t} voice=${r} />`} />`}const K=({shares:e=[]})=>e.length>0;function q({settlement:e,seat:t,nameOf:n}){let r=_(e.results[t]??0);return K(e)?m`<${P} terms=${xt(e,t)} words=${u(`total`)} total=${r} />
      <${A} clause="SK-SCORE-09" />`:m`<p>${yt(e,t)}</p>
    <${P} terms=${bt(e,t,n)} words=${u(`total`)} total=${r} />
    <${A} clause="SK-SCORE-08" /><${A} clause="SK-SCORE-07" />`}function yt({heads:e,taken_off:t,left:n},r){let[i,a,o]=[e,t,n].map(e=>e[r]??0);return u(`Head sum {head}; {points} comes off: {left} left.`,{head:T(i??0),points:T(a??0),left:T(o??0)})}function bt({left:e,from_heads:t,sides:n},r,i){let a=n.map((e,t)=>t).filter(e=>e!==r),o=a.map(e=>({words:u(`own side sum against: {name}`,{name:i(e)}),amount:n[r]?.[e]??0})),s=a.map(e=>({words:u(`less the side sum of: {name}`,{name:i(e)}),amount:-(n[e]?.[r]??0)}));return[{words:u(`−10 × head sum {left}`,{left:T(e[r]??0)}),amount:t[r]??0},...[...o,...s].filter(({amount:e})=>e)]}const xt=({chips:e=[],shares:t=[]},n)=>[{words:u(`chips won or lost`),amount:e[n]??0},{words:u(`share of the pot`),amount:t[n]??0}],St=({settlement:e,voice:t})=>m`<ol class="settling-steps">
    ${K(e)?m`<${Tt} settlement=${e} />`:m`<${Ct} settlement=${e} voice=${t} />`}
  </ol>
  <${Me} results=${e.results} voice=${t}
    parts=${n=>m`<${Et} settlement=${e} seat=${n} nameOf=${t.nameOf} />`}
    how=${n=>m`<${q} settlement=${e} seat=${n} nameOf=${t.nameOf} />`} />`,Ct=({settlement:{heads:e,taken_off:t,left:n},voice:{nameOf:r}})=>m`
  <li>
    ${u(`The head sums add up to {sum}.`,{sum:T(e.reduce((e,t)=>e+t,0))})}${` `}
    ${wt(t,r)} <${E}
    clause="SK-SCORE-08" /></li>
  <li>
    ${u(`That leaves: {left}.`,{left:n.map((e,t)=>`${r(t)} ${T(e)}`).join(`, `)})}</li>
  <li>
    ${u(`Result: −10 × what is left, own side sums added, those of the others taken off.`)} <${E}
      clause="SK-SCORE-07" /></li>`;function wt(e,t){let n=Math.min(...e),r=e.flatMap((e,r)=>e>n?[t(r)]:[]).join(`, `),i=T(n);return r?u(`{points} comes off each, and one more off the highest: {names}.`,{points:i,names:r}):u(`{points} comes off each.`,{points:i})}const Tt=({settlement:{shares:e=[]}})=>m`
  <li>
    ${u(`The pot of {pot} is shared equally, odd chips to those who sit first.`,{pot:e.reduce((e,t)=>e+t,0)})} <${E}
    clause="SK-SCORE-09" /></li>
  <li>${u(`Result: the chips won or lost, and the share of the pot.`)}</li>`;function Et({settlement:e,seat:t,nameOf:n}){let{heads:r,taken_off:i,left:a,sides:o,chips:s=[],shares:c=[]}=e;return K(e)?m`<p>
      <${j} words=${u(`chips`)} figure=${_(s[t]??0)} /> <${j} words=${u(`of the pot`)}
        figure=${c[t]} /></p>`:m`<p><${j} words=${u(`head sum`)} figure=${T(r[t]??0)} /> <${j}
      words=${u(`off`)} figure=${T(i[t]??0)} /> <${j} words=${u(`left`)}
      figure=${T(a[t]??0)} /></p>
    <p class="pairs">${u(`side sums`)}: ${o.map((e,r)=>r!==t&&m`<${j} key=${r}
      words=${n(r)}
      figure=${_((o[t]?.[r]??0)-(e[t]??0))} />`)}</p>`}const Dt=(e,{against:t})=>t===null&&O(e)?_:T,Ot=({sheet:e,column:t,label:n,voice:r})=>m`<${ke} label=${n} figures=${t.figures}
  inFigures=${Dt(e,t)}
  explain=${n=>m`<${kt} written=${n} column=${t} sheet=${e}
    deal=${e.deals.find(({number:e})=>e===n.deal)} voice=${r} />`} />`,kt=({written:e,column:t,sheet:n,deal:r,voice:i})=>m`<${R} written=${e}>
    ${r&&m`<${J} deal=${r}
        variant=${n.variant} voice=${i} />`}</${R}>
    ${r&&At(t,n,r,i).map((e,t)=>m`<p key=${t}>${e}</p>`)}
    <${A} clause=${e.clause} />`;function At({slip:e,against:t},n,r,i){if(O(n))return G(w(r),`seat${e}`,i).map(({words:e})=>e);let{settlement:{heads:a,sides:o},explained:s}=r;return t===null?a.flatMap((t,n)=>t.seat===e?[W(k(t,i),ce(s.heads[n]?.reason))]:[]):o.flatMap((n,r)=>n.seat===e&&n.against===t?[W(C(n,i),ie(s.sides[r]))]:[])}const J=({deal:{facts:e,settlement:t},variant:n,voice:r})=>e.kind===`game`?m`<${y} played=${e} variant=${n} /> ${D(e,t,r)}`:pe(e,t),jt=({sheet:e,slip:t,label:n,voice:r})=>m`<section class="story how" aria-label=${n} tabindex="0">
    <h3>${n}</h3>
    <ol>${ge(e,t).map(({written:t,used:n})=>m`<li key=${t.number}>
      <p>${u(n?`used`:`not yet used`)}</p>
      <div>
        <p>${u(`deal {number}`,{number:t.number})}: ${pe(t.facts,t.settlement)}</p>
        ${n&&m`<p>
            ${u(`deal {number}`,{number:n.number})}: <${J} deal=${n} variant=${e.variant}
              voice=${r} /></p>`}
      </div>
    </li>`)}</ol>
    <${A} clause="SK-REFA-01" /><${A} clause="SK-REFA-02" />
  </section>`,Y=({slip:e,against:t})=>`${e}-${t??`middle`}`;function Mt({slip:e,against:t},n,r){let i=r(e);return t===null?O(n)?u(`Chips, {name}`,{name:i}):u(`Head sum, {name}`,{name:i}):u(`Side sum, {name} against {other}`,{name:i,other:r(t)})}function Nt(e,t){let n=t.indexOf(e);return[...t.slice(n+1),...t.slice(0,n)].reverse()}function Pt({sheet:e,slip:t,around:n,nameOf:r,opening:i}){let[a,o]=[r(t),e.results[t]??0],s=O(e)?[]:Nt(t,n),c=t=>m`<${It} column=${t} sheet=${e} nameOf=${r} opening=${i} />`;return m`<section class=${`player-slip in-${ot(t,n)}`} aria-label=${u(`Slip: {name}`,{name:a})}>
    <p class="slip-name">
      <${M} label=${u(`Result, {name}`,{name:a})} figure=${_(o)}
        open=${i.chosen===`result-${t}`}
        onTap=${()=>i.tap(`result-${t}`)}>
        <span title=${a}>${a}</span> <span class="figure result">
          ${_(o)}</span></${M}></p>
    <div class="slip-columns">
      <div class="slip-middle">${c(ne(e,t))}
        <${Lt} sheet=${e} slip=${t} name=${a} opening=${i} /></div>
      ${s.map(n=>m`<${Ft} key=${n} of=${r(n)}>
        ${c(ae(e,t,n))}</${Ft}>`)}
    </div>
  </section>`}const Ft=({of:e,children:t})=>m`<div class="slip-side">
  <span class="against" title=${e}>${e}</span>${t}</div>`,It=({column:e,sheet:t,nameOf:n,opening:{chosen:r,tap:i}})=>e.figures.length?m`<${Ve} figures=${e.figures}
    look=${e.against===null?`head`:`side-sum`} room=${4} label=${Mt(e,t,n)}
    open=${r===Y(e)}
    latest=${t.deals.at(-1)?.number??0} inFigures=${Dt(t,e)}
    onTap=${()=>i(Y(e))} />`:null;function Lt({sheet:e,slip:t,name:n,opening:{chosen:r,tap:i}}){let a=ge(e,t),o=e.sheet.refas[t]??0;return a.length?m`<${M} label=${u(`Open refas, {name}`,{name:n})} figure=${`${o}`}
    open=${r===`refas-${t}`} look="refas-told"
    onTap=${()=>i(`refas-${t}`)}>
    <span>${u(`refa`)}</span> ${a.map(({used:e},t)=>m`<${Rt} key=${t} used=${!!e} />`)}
  </${M}>`:null}const Rt=({used:e})=>m`<svg class=${t(`refa-mark`,e&&`used`)} viewBox="0 0 14 14" aria-hidden="true"><path
    d="M7 2 12.4 12H1.6Z" />${e&&m`<path d="M1 8.5 13 7" />`}</svg>`;function zt({sheet:e,table:n,view:{around:r}}){let[i,a]=He(),o=V(n),s={me:n.me,nameOf:o};return m`<div class="paper sheet-paper preferans-sheet" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2>${u(`Sheet`)}</h2><button type="button" class="told-figure figure"
      aria-expanded=${i===`common`} onClick=${()=>a(`common`)}>${Vt(e)}</button></header>
    <div class=${t(`slips slips-${e.players}`,O(e)&&`slips-pot`)}>
      ${Bt(r).map(t=>m`<${Pt} key=${t} sheet=${e} slip=${t} around=${r} nameOf=${o}
          opening=${{chosen:i,tap:a}} />`)}
    </div>
    <${Ht} chosen=${i} sheet=${e} around=${r} voice=${s} />
    <${Pe}><${St} settlement=${e.settlement} voice=${s} /></${Pe}>
    <${gt} sheet=${e} table=${n} nameOf=${o} />
  </div>`}const Bt=([e,...t])=>[e??0,...t.reverse()],X=e=>e.reduce((e,t)=>e+t,0),Vt=e=>O(e)?u(`pot {pot}`,{pot:e.pot}):u(`to play for: {sum}`,{sum:T(X(e.sheet.heads))});function Ht({chosen:e,sheet:t,around:n,voice:r}){let{nameOf:i}=r;if(e===null)return null;if(e===`common`)return m`<${Wt} sheet=${t} voice=${r} />`;let a=Number(e.match(/\d+/)?.[0]);if(e.startsWith(`result-`))return m`<${Ut} sheet=${t} seat=${a} voice=${r} />`;if(e.startsWith(`refas-`))return m`<${jt} sheet=${t} slip=${a} label=${u(`Refas: {name}`,{name:i(a)})}
      voice=${r} />`;let o=[ne(t,a),...Nt(a,n).map(e=>ae(t,a,e))].find(t=>Y(t)===e);return o&&m`<${Ot} sheet=${t} column=${o}
    label=${Mt(o,t,i)} voice=${r} />`}const Ut=({sheet:{deals:e,settlement:t,results:n,variant:r},seat:i,voice:a})=>m`<${Fe}
  label=${u(`Result, {name}`,{name:a.nameOf(i)})} result=${n[i]??0}
  terms=${N(e,e=>m`<${J} deal=${e} variant=${r} voice=${a} />`,(t,n)=>(t.results[i]??0)-(e[n-1]?.results[i]??0))}>
  <${q} settlement=${t} seat=${i} nameOf=${a.nameOf} />
</${Fe}>`;function Wt({sheet:e,voice:t}){let{deals:n,before:r,variant:i,pot:a}=e,o=e=>m`<${J} deal=${e} variant=${i} voice=${t} />`;if(O(e)){let e=N(n,o,e=>G(w(e),`pot`,t).reduce((e,{amount:t})=>e+t,0));return m`<${Ze} label=${u(`Pot`)} start=${0} terms=${e} words=${u(`in the pot`)} stands=${a} />`}let s=N(n,o,({settlement:e})=>e.heads.reduce((e,{points:t})=>e+t,0));return m`<${Ze} label=${u(`All head sums together`)} start=${X(r.heads)} terms=${s}
    words=${u(`to play for`)}
    stands=${T(X(e.sheet.heads))} />`}const Z={participation:[],invitation:null,doubled:[],declined:[],dropped:[]},Q=(e,t)=>({bargain:e.bargain?{...e.bargain,...t}:null});function Gt(e,{seat:t,game:n,open:r},i){let a=e.values?.find(e=>e.game===n&&e.open===r)?.value;return{phase:`doubling`,...Q(e,{...i.bargain,...Z,declarer:t,game:n,open:r,value:a})}}const Kt=tt({fresh:{open_hands:[],plays_for:null,values:[],ladder:[],doubled_value:null},changes:{bidding_won:(e,t)=>({phase:`discarding`,held:Ae(e.held,t.declarer,2),hand:t.declarer===e.seat?[...e.hand??[],...t.talon]:e.hand??[],bargain:{declarer:t.declarer,number:t.number,talon:t.talon,...Z}}),hand_won:(e,t)=>({phase:`naming`,bargain:{declarer:t.seats.length===1?t.seats[0]:null,number:null,named:[],given_way:[],...Z}}),game_named:(e,t,n)=>e.bargain?.number===null?Q(e,{named:[...e.bargain.named??[],{seat:t.seat,game:t.game,open:t.open}]}):Gt(e,t,n),way_given:(e,t)=>Q(e,{given_way:[...e.bargain?.given_way??[],t.seat]}),declarer_found:(e,t,n)=>Gt(e,e.bargain.named.find(e=>e.seat===t.seat),n),participation_said:(e,t)=>Q(e,{participation:[...e.bargain?.participation??[],{seat:t.seat,plays:t.plays}]}),invitation_said:(e,t)=>Q(e,{invitation:t.invites,dropped:t.invites?[]:e.bargain?.dropped??[]}),kontra_said:(e,t,n)=>Q(e,{doubled:[...e.bargain?.doubled??[],t.seat],value:n.bargain?.doubled?.length===t.level?n.bargain.value:void 0}),kontra_declined:(e,t)=>Q(e,{declined:[...e.bargain?.declined??[],t.seat]}),play_begun:(e,t,n)=>({phase:`playing`,lineup:t.lineup,leader:t.leader,bargain:n.bargain??e.bargain}),card_played:(e,t,n)=>({...Ue.card_played?.(e,t,n),open_hands:e.open_hands?.map(e=>e.filter(e=>e!==t.card))}),hands_laid_open:(e,t)=>({open_hands:t.hands}),play_stopped:(e,t)=>({tricks:t.tricks})},spans:{bidding_won:1600,hand_won:500,deal_thrown_in:900,game_named:1100,way_given:800,participation_said:800,invitation_said:900,kontra_said:1e3,kontra_declined:600,hands_laid_open:900,play_stopped:900}});function qt({view:e,seat:t,name:n,choosing:r}){let i=e.open_hands?.[t]??[];if(!i.length)return null;let a=u(`Hand: {name}`,{name:n}),{declarer:o,plays_declarer:s=null}=e.bargain??{};return t!==o||s!==e.seat?m`<${Ie} cards=${i} label=${a} rows=${2} />`:m`<${We} cards=${at(i,it(i))}
    offered=${e.plays_for===t?r.offered:null}
    picked=${r.picked} label=${a} onChoose=${r.choose} onThrow=${r.throwCard}
    onRefuse=${r.onRefuse} leaving=${r.leaving} />`}function Jt({broken:e,view:t,table:n,replayed:r}){let i=V(n);return m`<article class="paper settled" aria-label=${u(`Settlement`)} tabindex="0">
    <header><h2>${u(`The game was ended`)}</h2>
      <${z} results=${e.settlement.results} me=${n.me} /></header>
    <${St} settlement=${e.settlement} voice=${{me:n.me,nameOf:i}} />
    ${e.cards&&m`<${je} cards=${e.cards} nameOf=${i} />`}
    ${!r&&m`<${Ke} table=${n.id} deal=${t.number} nameOf=${i} shortcut="c" />`}
    ${!r&&n.sheet>0&&m`<${Ne} table=${n} />`}
  </article>`}function Yt(e,t){let{view:n,choosing:r}=t,i=e;switch(e.kind){case`bid`:return i.number===_e(n,r)?[Xt(i,t)]:[];case`hold`:return[L(e,t,u(`Hold {number}`,{number:S(n.calls??[])}),{sign:null,word:`hold`})];case`from_hand`:return[L(e,t,u(`From hand`),{sign:null,word:`hand-open`,weighty:u(`Play with these ten cards, without the talon?`)})];case`throw_in`:return[L(e,t,u(`Throw in`),{quiet:!0,word:`throw-in`,weighty:u(`End this deal, at no cost?`)})];case`give_way`:return[L(e,t,u(`Give way`),{sign:null,word:`give-way`})];case`form`:return e===r.form?[Zt(t)]:[];case`participate`:return[L(e,t,x(!!i.plays),{word:`drop`})];case`invite`:return[L(e,t,b(!!i.invites),{word:`call-in`})];case`kontra`:return[Qt(e,t)];case`decline`:return[L(e,t,g(n.bargain?.doubled?.length??0),{likely:!0,word:`kontra`})];default:return[L(e,t,e.kind)]}}function Xt(e,t){let o=Number(e.number),{variant:s}=t.view,c=o===1?u(`One`):m`${o} ${i(o,s)} ${n(o)&&m`<${h} game=${o} variant=${s} />`}`,l=o===8?u(`Eight is a game in itself: all ten tricks. Bid it?`):void 0;return L(e,t,c,{sign:o,spoken:a(o,s),weighty:l,word:r(o)})}function Zt({view:e,choosing:{form:t,forms:n,named:i},act:a}){let o=i&&be(n,i.open).includes(i.game),s=t?.action??`name_game`,c=i?v({...i,from_hand:!1},e.variant):``,l=i&&ue(e,i);return{key:`name`,likely:!0,act:o&&a?()=>a({kind:s,...i}):null,sign:i?.game??null,word:i?r(i.game):void 0,spoken:u(`Play {contract}`,{contract:c}),label:m`${u(`I declare`)} ${c} ${l!==null&&m`<span class="figure quiet">${l}</span>`}`}}function Qt(e,t){let{bargain:n,doubled_value:r}=t.view,i=p((n?.doubled?.length??0)+1);return L(e,t,m`${i} <span class="figure quiet">${r}</span>`,{word:`kontra`,spoken:typeof r==`number`?u(`{doubling}, worth {value}`,{doubling:i,value:r}):i})}function $t(e){switch(e.phase){case`bidding`:return{words:en(e),because:e.variant.top_game===`seven`?u(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps. Whoever stays in longest takes the two cards of the talon.`):u(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps, eight takes all ten. Whoever stays in longest takes the two cards of the talon.`),clauses:[`SK-BID-01`,`SK-BID-02`,`SK-BID-04`]};case`discarding`:return{words:I(e,u(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:u(`You hold twelve cards and play with ten. Only you know what you discard.`),clauses:[`SK-GAME-07`]};case`naming`:return{words:I(e,u(`Choose the game your cards are best for; a low one costs less if it fails.`)),because:e.pot?u(`Won, the pot pays ten chips for each point of the value; lost, you put as many in.`):u(`Won, the value comes off your head sum; lost, it is added. A low head sum is good.`),clauses:[`SK-SCORE-01`,`SK-SCORE-02`,`SK-SCORE-09`]};case`participating`:return{words:u(`Drop if you expect no trick: a player who drops scores nothing and owes nothing.`),because:u(`A defender who plays alone owes two tricks.`),clauses:[`SK-PLAY-04`]};case`inviting`:return{words:u(`Call the other in if you two can take four tricks: you book them all, and answer for both.`),because:u(`The one called in books nothing and owes nothing.`),clauses:[`SK-PLAY-04`]};case`doubling`:return{words:u(`Say kontra only if you are sure: won or lost, the game then counts twice.`),because:u(`The caller alone carries what the kontra brings; the declarer may answer it with rekontra.`),clauses:[`SK-KON-01`,`SK-KON-02`]};case`playing`:return{words:tn(e),because:u(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`SK-PLAY-02`]};default:return null}}const en=e=>e.options?.some(({kind:e})=>e===`pass`)?I(e,u(`Say a higher number if you could take six tricks; otherwise pass.`)):u(`You bid first: say one, it commits you to nothing.`),tn=e=>typeof e.plays_for==`number`?u(`Play the declarer's card`):et(e);function nn({view:e,choosing:t,nameOf:n}){let{calls:r=[],ladder:i=[],variant:o}=e,[s,c,l]=[S(r),Te(e.options??[]),_e(e,t)],d=(e,t)=>m`<${on} spoken=${e}
      before=${t} variant=${o} />`,f=i.map(e=>({number:e.number,words:a(e.number,o),offered:c.includes(e.number),stands:e.number===s}));return m`<${Ge} view=${e} nameOf=${n} draw=${d} highBid=${rn(e,s,n)}>
    ${f.length>0&&m`<${de} rungs=${f} chosen=${l} label=${u(`Numbers to bid`)} variant=${o}
      onChoose=${e=>t.setNamed({number:e})} />
    <${an} view=${e} number=${l??s} />`}
  </${Ge}>`}function rn({calls:e=[],variant:t},n,r){let i=e.find(({call:e})=>e.kind===`from_hand`);return i?m`<b>${u(`From hand`)}</b> <span>${r(i.seat)}</span>`:n?m`<${c} number=${n} variant=${t} /> <span>${r(qe(e))}</span>`:null}function an({view:{ladder:e=[],variant:t},number:n}){let r=e.find(e=>e.number===n)?.games??[];if(!r.length)return null;let a=r.map(e=>i(e,t)).join(`, `);return m`<p class="allowed">${u(`At {number} you can play: {games}`,{number:n,games:a})}</p>`}const on=({spoken:{call:e},before:t,variant:n})=>e.kind===`bid`&&e.number>1?m`<${c} number=${e.number} variant=${n} />`:l(e,S(t),n),sn=e=>m`<div class="middle"><${cn} ...${e} /></div>`;function cn({view:e,shown:t,nameOf:n,placeOf:r,choosing:i}){switch(e.phase){case`shuffling`:return m`<${F} words=${u(`Shuffling`)} />`;case`bidding`:return m`<${nn} view=${e} choosing=${i} nameOf=${n} /><${F}
        words=${u(`Talon`)} word="talon" />`;case`discarding`:case`naming`:return i.form?m`<${un} view=${e} nameOf=${n} /><${he} view=${e} choosing=${i} />`:m`<${ln} view=${e} nameOf=${n} />`;case`participating`:case`inviting`:case`doubling`:return m`<${st} view=${e} nameOf=${n} />`;default:return m`<${Qe} cards=${e.trick??[]} placeOf=${r} nameOf=${n}
      gathering=${t.gathering} />
      ${t.gathering===null&&m`<${Ye} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${n} />`}`}}function ln({view:e,nameOf:t}){let{talon:n,number:r,declarer:i}=e.bargain??{};if(!n?.length)return m`<${un} view=${e} nameOf=${t} /><${F}
      words=${u(`The talon stays where it is`)} word="talon" />`;let a={name:t(i??0),number:r??0};return m`<${F} cards=${n} words=${u(`The talon, at {number}: {name}`,a)} />`}function un({view:{bargain:e,variant:t},nameOf:n}){let{named:r=[],given_way:i=[]}=e??{};return r.length?m`<ul class="paper named-from-hand">
    ${r.map(({seat:e,game:r,open:i})=>m`<li key=${e}><b>${n(e)}</b> <${y}
      played=${{game:r,open:i,from_hand:!0}} variant=${t} />${i&&` ${u(`open`)}`}</li>`)}
    ${i.map(e=>m`<li key=${e}><b>${n(e)}</b> ${u(`gives way`)}</li>`)}
  </ul>`:null}function dn({view:e,outcome:t,table:n,replayed:r}){let{facts:i,settlement:a,explained:o,booked:s}=t,c=V(n),l={me:n.me,nameOf:c},d={facts:i,settlement:a,explained:o,heads:s.sheet.heads,pot:s.balances.pot??0};return m`<article class="paper settled" aria-label=${u(`Settlement`)} tabindex="0">
    <header>
      ${s.sitting_over&&m`<p class="over">${u(`The head sums are played off: the sitting is over`)}</p>`}
      <${fn} deal=${d} variant=${e.variant} voice=${l} />
      <${z} results=${s.results} before=${e.results} me=${n.me} />
    </header>
    <${Ee} deal=${d} voice=${l} />
    <${nt} before=${e.results} results=${s.results} voice=${l}
      thisDeal=${(e,t)=>m`<${pt} deal=${d} seat=${e} moved=${t} voice=${l} />`}
      settled=${e=>m`<${q} settlement=${t.sheet_settlement} seat=${e} nameOf=${c} />`} />
    <${pn} deal=${d} voice=${l} />
    <${je} cards=${t.cards} nameOf=${c} />
    ${!r&&m`<${Be} table=${n.id} deal=${e.number} me=${n.me} nameOf=${c}
      wordsOf=${t=>H(t,e)} />`}
  </article>`}function fn({deal:{facts:e,settlement:t,explained:n},variant:i,voice:a}){return e.kind===`void`?m`<h2>${le(e)}</h2>`:m`<h2>
    <span data-word=${r(e.game)}><${y} played=${e}
      variant=${i} /></span> ${D(e,t,a)}</h2>
    <p class="said-line">${ve(e,t,n.course.number,a.nameOf)}</p>
    <p class="tricks-line">${me(e,i,a.nameOf)}</p>`}function pn({deal:e,voice:t}){if(!De(e))return m`<${mn} deal=${e} voice=${t} />`;let n=G(e,`pot`,t),r=e.pot-n.reduce((e,{amount:t})=>e+t,0);return m`<${ze} line=${u(`pot {before} → {after}`,{before:r,after:e.pot})} before=${r}
    after=${e.pot} terms=${n}
    untouched=${u(`Nothing came into the pot or out of it.`)} />`}function mn({deal:{settlement:e,heads:t},voice:n}){let r=e.heads.map(e=>({words:k(e,n),amount:e.points})),i=t.reduce((e,t)=>e+t,0),a=i-r.reduce((e,{amount:t})=>e+t,0);return m`<${ze}
    line=${u(`to play for {before} → {after}`,{before:T(a),after:T(i)})}
    before=${a} after=${i} terms=${r} untouched=${u(`The head sums add up to the same as before.`)} />`}function hn(e,t){switch(e.phase){case`bidding`:return gn(e,t);case`naming`:return _n(e,t);case`participating`:case`inviting`:case`doubling`:return e.bargain?ct(e.bargain).findLast(e=>e.seat===t)?.words??null:null;default:return null}}function gn({calls:e=[],variant:t},n){let r=e.findLastIndex(e=>e.seat===n),i=e[r];return i?m`<${on} spoken=${i} before=${e.slice(0,r)} variant=${t} />`:null}function _n({bargain:e,variant:t},n){if(e?.given_way?.includes(n))return u(`gives way`);let r=e?.named?.findLast(e=>e.seat===n);return r?m`<${y} played=${{...r,from_hand:!0}} variant=${t} />`:null}function vn({view:e,nameOf:t,children:n}){return m`<div class="strip paper">
    ${e.bargain?m`<${yn} view=${e} nameOf=${t} />`:m`<span>${u(`Deal {number}`,{number:e.number})}</span>
        <span data-word="dealer">${u(`dealer: {name}`,{name:t(e.dealer)})}</span>`}
    <${bn} view=${e} />
    ${n}
  </div>`}function yn({view:{bargain:e,variant:t},nameOf:n}){if(!e)return null;let{game:i,declarer:a,number:o,open:s,doubled:c=[],value:l,refa:f}=e,p=a===null?``:n(a),h=o===null&&m`<span data-word="hand-open">${u(`from hand`)}</span>`;return i?m`<b class="strip-contract"><span data-word=${r(i)}><${y}
      played=${U(e)} variant=${t} /></span> <span data-word="declarer">${p}</span></b>
    ${h}${s&&m`<span data-word="hand-open">${u(`open`)}</span>`}
    ${c.length>0&&m`<span data-word="kontra">${d(c.length)}</span>`}
    ${f&&m`<span data-word="refa">${u(`refa`)}</span>`}
    ${typeof l==`number`&&m`<span class="figure"
      data-word="value">${u(`worth {value}`,{value:l})}</span>`}`:m`<b data-word="declarer">${p}</b>${o!==null&&m`<span
      data-word="number-won">${u(`from {number} up`,{number:o})}</span>`}${h}`}function bn({view:e}){if(e.variant.money===`pot`)return m`<span class="figure" data-word="pot" tabindex="0">${u(`pot {pot}`,{pot:e.pot??0})}</span>`;let t=(e.outcome?.booked.sheet.heads??e.heads).map(e=>String(e).replace(`-`,`−`)).join(`/`);return m`<span class="figure" data-word="head" tabindex="0">${u(`heads {heads}`,{heads:t})}</span>`}const xn=o(`preferans-typed`,()=>import(`./preferans-typed.js`).then(e=>e.hear)),Sn={Strip:vn,Ladder:nn,Middle:sn,ResultSlip:dn,BreakUpSlip:Jt,Beside:qt,choiceOf:Yt,firstNamed:Ce,guidance:$t,typed:xn,turnWords:e,waitingWords:te,speechOf:hn,roleOf:Se,isOut:we,marksOf:ye,actionWords:H,resultsOf:({outcome:e,results:t})=>e?.booked.results??t,counts:({phase:e})=>e===`playing`,endsSitting:({booked:e})=>e.sitting_over,clockwise:({direction:e})=>e!==`counter_clockwise`},Cn=e=>m`<${Xe} game=${Sn} ...${e} />`;function wn({facts:e,settlement:t},{table:{me:n,seats:r},view:i}){let a=V({me:n,seats:r}),{variant:o}=i,s=fe(e,t,o,{me:n,nameOf:a}),c=Tn(t,o.money===`pot`,{me:n,nameOf:a}),l=e.kind===`void`?[]:[u(`Nothing changes for you.`)];return{words:s,spoken:[s,...c.length?c:l].map(e=>e.replace(/\.?$/,`.`)).join(` `)}}function Tn({heads:e,sides:t,transfers:n},r,i){let a=(...e)=>i.me===null||e.includes(i.me);if(r){let e=[`payer`,`payee`].map(e=>t=>Number(t[e].replace(`seat`,``)));return n.filter(t=>a(...e.map(e=>e(t)))).map(e=>re(e,i))}return[...e.filter(({seat:e})=>a(e)).map(e=>k(e,i)),...t.filter(({seat:e,against:t})=>a(e,t)).map(e=>C(e,i))]}const En=Je({call_made:(e,t,n)=>B(t,l(e.call,S($(n)?.calls??[]),On(n))),bidding_won:(e,t,n)=>({...Dn(e,n),weight:`heading`}),hand_won:(e,t,n)=>({words:u(`Played from hand: {names}`,{names:e.seats.map(V(n.table)).join(`, `)}),weight:`heading`}),deal_thrown_in:(e,t,n)=>({words:$e(e,n)?u(`You throw the deal in`):u(`{name} throws the deal in`,{name:t}),weight:`heading`}),game_named:(e,t,n)=>({words:kn(e,t,n),weight:`heading`}),way_given:(e,t)=>B(t,u(`I give way`)),participation_said:(e,t)=>B(t,x(e.plays)),invitation_said:(e,t)=>B(t,b(e.invites)),kontra_said:(e,t)=>B(t,p(e.level)),kontra_declined:(e,t,n)=>{let{declarer:r,doubled:i=[]}=$(n)?.bargain??{};return B(t,g(e.seat===r||i.includes(e.seat)?1:0))},hands_laid_open:()=>({words:u(`All hands lie open`),weight:`heading`}),play_stopped:()=>({words:u(`Nothing more can change: the play ends`),weight:`heading`}),all_shown:(e,t,n)=>({...wn(e.settled,n),weight:`heading`,sound:`settled`})});function Dn({declarer:e,number:t,talon:n},{table:{me:r,seats:i}}){let a=n.map(e=>ee(e)).join(`, `);if(e===r)return{words:u(`You take the talon, at {number}`,{number:t}),spoken:u(`You take the talon, at {number}: {cards}`,{number:t,cards:a})};let o=rt(i[e]);return{words:u(`{name} takes the talon, at {number}`,{name:o,number:t}),spoken:u(`{name} takes the talon, at {number}: {cards}`,{name:o,number:t,cards:a})}}const $=e=>e.view,On=e=>$(e)?.variant??{};function kn({seat:e,game:t,open:n},r,i){let a=$(i)?.bargain?.number===null,o=v({game:t,open:n,from_hand:a},On(i));return $e({seat:e},i)?u(`You play {contract}`,{contract:o}):u(`{name} plays {contract}`,{name:r,contract:o})}const An={writing:()=>u(`type it: 4, pass, from hand; Th plays the ten of hearts`),keys:()=>[[[`2`,`…`,`8`],u(`choose a number; press it again to say it`)]],steps:Kt,actionWords:H,narrate:En,prompt:e,readAloud:dt,Table:Cn,tricks:Sn,Sheet:zt,houseRules:oe,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{An as preferans};