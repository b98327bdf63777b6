import{Ct as e,Dn as t,En as n,Gt as r,St as i,_t as a,bt as o,ct as s,dn as c,dt as l,ft as u,gt as d,ht as f,ln as p,lt as m,mn as h,mt as ee,on as te,pn as g,pt as _,st as ne,ut as re,vt as v,xt as y,yt as b}from"./main.js";import{A as ie,C as ae,D as x,E as oe,M as S,N as se,O as C,P as ce,S as le,T as ue,_ as de,a as fe,b as w,c as pe,d as me,f as he,g as ge,h as _e,i as ve,j as ye,k as T,l as be,m as xe,n as Se,o as Ce,p as we,r as Te,s as Ee,t as De,u as Oe,v as ke,w as E,x as D,y as Ae}from"./preferans-shared.js";import{$ as je,A as Me,C as Ne,D as Pe,E as Fe,F as Ie,I as O,J as Le,K as Re,L as ze,M as Be,N as Ve,O as He,P as Ue,Q as We,S as Ge,T as k,U as Ke,X as A,Y as j,Z as M,a as N,c as qe,d as P,et as Je,g as F,j as I,k as L,l as Ye,m as Xe,o as Ze,p as Qe,q as R,rt as z,s as $e,tt as et,u as tt,w as nt,z as rt}from"./tables.js";import{I as it,R as B,T as at,w as ot,z as st}from"./shared.js";function V(e,{calls:t=[],bargain:n,variant:r}){let i=n?.doubled?.length??0;switch(e.kind){case`bid`:return v(Number(e.number),r);case`hold`:return h(`Hold {number}`,{number:a(t)});case`from_hand`:return h(`From hand`);case`pass`:return h(`Pass`);case`throw_in`:return h(`Throw in`);case`give_way`:return h(`Give way`);case`name_game`:return l({game:Number(e.game),open:!!e.open,from_hand:!1},r);case`participate`:return b(!!e.plays);case`invite`:return d(!!e.invites);case`kontra`:return _(i+1);case`decline`:return u(i);default:return e.kind}}function ct({view:n,nameOf:r}){let i=n.bargain;if(!i?.game||i.declarer===null)return null;let a=lt(i);return t`<section class="paper offer-slip" aria-label=${h(`Game`)} tabindex="0">
    <p class="offer-contract"><span data-word=${e(i.game)}><${s} played=${H(i)}
      variant=${n.variant} /></span></p>
    <p>${[r(i.declarer),i.number===null&&h(`from hand`),i.open&&h(`open`)].filter(Boolean).join(` · `)}</p>
    ${typeof i.value==`number`&&t`<p class="figure quiet"><span
        data-word="value">${h(`worth {value}`,{value:i.value})}</span></p>`}
    ${a.length>0&&t`<ul class="answers">${a.map(({seat:e,words:n},i)=>t`<li
      key=${i}><b>${r(e)}</b> ${n}</li>`)}</ul>`}
  </section>`}const H=e=>({game:e.game??0,open:e.open,from_hand:e.number===null});function lt({declarer:e,participation:t=[],invitation:n=null,doubled:r=[],declined:i=[]}){let a=t=>t===e||r.includes(t),o=i.map(e=>({seat:e,words:u(+!!a(e))}));return[...t.map(({seat:e,plays:t})=>({seat:e,words:b(t)})),...n===null?[]:t.filter(({plays:e})=>e).map(({seat:e})=>({seat:e,words:d(n)})),...r.map((e,t)=>({seat:e,words:_(t+1)})),...o]}function ut({bargain:e,variant:t},n){if(!e?.game||e.declarer===null)return``;let r=typeof e.value==`number`?` ${h(`worth {value}`,{value:e.value})}`:``;return`${h(`{name}, {contract}`,{name:n(e.declarer),contract:l(H(e),t)})}${r}.`}function dt(e,t){let n=e.outcome?.booked.sheet??e;return`${(e.outcome?.booked.results??e.results).map((r,i)=>[t(i),e.phase===`playing`&&e.active.includes(i)?g(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,e.variant.money===`pot`?``:`${h(`head sum`)} ${p(n.heads[i])}`,`${h(`result`)} ${c(r)}`].filter(Boolean).join(`, `)).join(`; `)}.`}const ft=e=>ze(e,{readContract:ut,readScore:dt,turnWords:y}),U=(e,t)=>t?`${e} (${t})`:e;function pt({settlement:e,explained:t},n,r){let i=e.heads.flatMap((e,i)=>e.seat===n?[{words:E(e,r),amount:t.heads[i]?.points??0}]:[]),a=e.sides.flatMap((e,i)=>e.seat===n||e.against===n?[{words:U(x(e,r),oe(t.sides[i])),amount:e.seat===n?e.points:-e.points}]:[]);return[...i,...a]}function W({settlement:e,explained:t},n,r){let i=t.fed.map((e,t)=>({payer:`seat${t}`,payee:`pot`,amount:e,calculation:h(`before the deal`)})).filter(({amount:e})=>e),a=e.transfers.map((e,n)=>({...e,calculation:le(t.chips[n])}));return[...i,...a].filter(({payer:e,payee:t})=>[e,t].includes(n)).map(e=>({words:U(ae(e,r),e.calculation),amount:e.payee===n?e.amount:-e.amount}))}function mt({deal:e,seat:n,moved:r,voice:i}){let a=Ae(e),o=a?W(e,`seat${n}`,i):pt(e,n,i),s=r-o.reduce((e,{amount:t})=>e+t,0),l={words:a?gt(e,i):ht(e),amount:s};return t`<${M} terms=${s?[...o,l]:o} words=${h(`this deal`)} total=${c(r)} />
    ${s!==0&&t`<p class="quiet">${h(a?`What lies in the pot is everybody's in equal parts.`:`In the end the same comes off all head sums: what they lose together costs everybody alike.`)}</p>
      <${D} clause=${a?`SK-SCORE-09`:`SK-SCORE-08`} />`}`}function ht({settlement:e}){let t=e.heads.reduce((e,{points:t})=>e+t,0);return t===0?h(`what is left over goes to the highest head sums`):t<0?g(`an equal part of the {count} point the head sums lost`,`an equal part of the {count} points the head sums lost`,-t):g(`an equal part of the {count} point the head sums gained`,`an equal part of the {count} points the head sums gained`,t)}function gt(e,t){let n=W(e,`pot`,t).reduce((e,{amount:t})=>e+t,0);return n<0?g(`an equal part of the {count} chip the pot lost`,`an equal part of the {count} chips the pot lost`,-n):g(`an equal part of the {count} chip the pot gained`,`an equal part of the {count} chips the pot gained`,n)}const _t=({sheet:e,table:n,nameOf:r})=>t`<${je} title=${h(`Deals`)} deals=${e.deals} table=${n}
    line=${n=>t`<${vt} deal=${n} variant=${e.variant} nameOf=${r} />`}
    details=${(i,a)=>t`<${yt} deal=${i} variant=${e.variant} moved=${a}
        voice=${{me:n.me,nameOf:r}} />`} />`,vt=({deal:{facts:e,settlement:n},variant:r,nameOf:i})=>t`${e.kind===`game`&&t`<${s} played=${e}
      variant=${r} /> <span class="declarer">${i(e.declarer)}</span>`}${` `}
    <span class="verdict">${we(e,n)}</span>${` `}
    <span class="figure">${e.kind===`game`?n.value:``}</span>`;function yt({deal:e,variant:n,moved:r,voice:i}){let a=S(e);return t`<p class="quiet">${[xe(e.facts,e.settlement,e.explained.course.number,i.nameOf),_e(e.facts,n,i.nameOf)].filter(Boolean).join(` · `)}</p>
    <${ke} deal=${a} voice=${i} />
    <${Be} moved=${r} voice=${i}
      thisDeal=${(e,n)=>t`<${mt} deal=${a}
        seat=${e} moved=${n} voice=${i} />`} />`}const G=({shares:e=[]})=>e.length>0;function K({settlement:e,seat:n,nameOf:r}){let i=c(e.results[n]??0);return G(e)?t`<${M} terms=${St(e,n)} words=${h(`total`)} total=${i} />
      <${D} clause="SK-SCORE-09" />`:t`<p>${bt(e,n)}</p>
    <${M} terms=${xt(e,n,r)} words=${h(`total`)} total=${i} />
    <${D} clause="SK-SCORE-08" /><${D} clause="SK-SCORE-07" />`}function bt({heads:e,taken_off:t,left:n},r){let[i,a,o]=[e,t,n].map(e=>e[r]??0);return h(`Head sum {head}; {points} comes off: {left} left.`,{head:C(i??0),points:C(a??0),left:C(o??0)})}function xt({left:e,from_heads:t,sides:n},r,i){let a=n.map((e,t)=>t).filter(e=>e!==r),o=a.map(e=>({words:h(`own side sum against: {name}`,{name:i(e)}),amount:n[r]?.[e]??0})),s=a.map(e=>({words:h(`less the side sum of: {name}`,{name:i(e)}),amount:-(n[e]?.[r]??0)}));return[{words:h(`−10 × head sum {left}`,{left:C(e[r]??0)}),amount:t[r]??0},...[...o,...s].filter(({amount:e})=>e)]}const St=({chips:e=[],shares:t=[]},n)=>[{words:h(`chips won or lost`),amount:e[n]??0},{words:h(`share of the pot`),amount:t[n]??0}],Ct=({settlement:e,voice:n})=>t`<ol class="settling-steps">
    ${G(e)?t`<${Et} settlement=${e} />`:t`<${wt} settlement=${e} voice=${n} />`}
  </ol>
  <${Fe} results=${e.results} voice=${n}
    parts=${r=>t`<${Dt} settlement=${e} seat=${r} nameOf=${n.nameOf} />`}
    how=${r=>t`<${K} settlement=${e} seat=${r} nameOf=${n.nameOf} />`} />`,wt=({settlement:{heads:e,taken_off:n,left:r},voice:{nameOf:i}})=>t`
  <li>
    ${h(`The head sums add up to {sum}.`,{sum:C(e.reduce((e,t)=>e+t,0))})}${` `}
    ${Tt(n,i)} <${w}
    clause="SK-SCORE-08" /></li>
  <li>
    ${h(`That leaves: {left}.`,{left:r.map((e,t)=>`${i(t)} ${C(e)}`).join(`, `)})}</li>
  <li>
    ${h(`Result: −10 × what is left, own side sums added, those of the others taken off.`)} <${w}
      clause="SK-SCORE-07" /></li>`;function Tt(e,t){let n=Math.min(...e),r=e.flatMap((e,r)=>e>n?[t(r)]:[]).join(`, `),i=C(n);return r?h(`{points} comes off each, and one more off the highest: {names}.`,{points:i,names:r}):h(`{points} comes off each.`,{points:i})}const Et=({settlement:{shares:e=[]}})=>t`
  <li>
    ${h(`The pot of {pot} is shared equally, odd chips to those who sit first.`,{pot:e.reduce((e,t)=>e+t,0)})} <${w}
    clause="SK-SCORE-09" /></li>
  <li>${h(`Result: the chips won or lost, and the share of the pot.`)}</li>`;function Dt({settlement:e,seat:n,nameOf:r}){let{heads:i,taken_off:a,left:o,sides:s,chips:l=[],shares:u=[]}=e;return G(e)?t`<p>
      <${k} words=${h(`chips`)} figure=${c(l[n]??0)} /> <${k} words=${h(`of the pot`)}
        figure=${u[n]} /></p>`:t`<p><${k} words=${h(`head sum`)} figure=${C(i[n]??0)} /> <${k}
      words=${h(`off`)} figure=${C(a[n]??0)} /> <${k} words=${h(`left`)}
      figure=${C(o[n]??0)} /></p>
    <p class="pairs">${h(`side sums`)}: ${s.map((e,i)=>i!==n&&t`<${k} key=${i}
      words=${r(i)}
      figure=${c((s[n]?.[i]??0)-(e[n]??0))} />`)}</p>`}const Ot=(e,{against:t})=>t===null&&T(e)?c:C,kt=({sheet:e,column:n,label:r,voice:i})=>t`<${Me} label=${r} figures=${n.figures}
  inFigures=${Ot(e,n)}
  explain=${r=>t`<${At} written=${r} column=${n} sheet=${e}
    deal=${e.deals.find(({number:e})=>e===r.deal)} voice=${i} />`} />`,At=({written:e,column:n,sheet:r,deal:i,voice:a})=>t`<${I} written=${e}>
    ${i&&t`<${q} deal=${i}
        variant=${r.variant} voice=${a} />`}</${I}>
    ${i&&jt(n,r,i,a).map((e,n)=>t`<p key=${n}>${e}</p>`)}
    <${D} clause=${e.clause} />`;function jt({slip:e,against:t},n,r,i){if(T(n))return W(S(r),`seat${e}`,i).map(({words:e})=>e);let{settlement:{heads:a,sides:o},explained:s}=r;return t===null?a.flatMap((t,n)=>t.seat===e?[U(E(t,i),ue(s.heads[n]?.reason))]:[]):o.flatMap((n,r)=>n.seat===e&&n.against===t?[U(x(n,i),oe(s.sides[r]))]:[])}const q=({deal:{facts:e,settlement:n},variant:r,voice:i})=>e.kind===`game`?t`<${s} played=${e} variant=${r} /> ${he(e,n,i)}`:ge(e,n),Mt=({sheet:e,slip:n,label:r,voice:i})=>t`<section class="story how" aria-label=${r} tabindex="0">
    <h3>${r}</h3>
    <ol>${ye(e,n).map(({written:n,used:r})=>t`<li key=${n.number}>
      <p>${h(r?`used`:`not yet used`)}</p>
      <div>
        <p>${h(`deal {number}`,{number:n.number})}: ${ge(n.facts,n.settlement)}</p>
        ${r&&t`<p>
            ${h(`deal {number}`,{number:r.number})}: <${q} deal=${r} variant=${e.variant}
              voice=${i} /></p>`}
      </div>
    </li>`)}</ol>
    <${D} clause="SK-REFA-01" /><${D} clause="SK-REFA-02" />
  </section>`,J=({slip:e,against:t})=>`${e}-${t??`middle`}`;function Nt({slip:e,against:t},n,r){let i=r(e);return t===null?T(n)?h(`Chips, {name}`,{name:i}):h(`Head sum, {name}`,{name:i}):h(`Side sum, {name} against {other}`,{name:i,other:r(t)})}function Pt(e,t){let n=t.indexOf(e);return[...t.slice(n+1),...t.slice(0,n)].reverse()}function Ft({sheet:e,slip:n,around:r,nameOf:i,opening:a}){let[o,s]=[i(n),e.results[n]??0],l=T(e)?[]:Pt(n,r),u=n=>t`<${Lt} column=${n} sheet=${e} nameOf=${i} opening=${a} />`;return t`<section class=${`player-slip in-${st(n,r)}`} aria-label=${h(`Slip: {name}`,{name:o})}>
    <p class="slip-name">
      <${A} label=${h(`Result, {name}`,{name:o})} figure=${c(s)}
        open=${a.chosen===`result-${n}`}
        onTap=${()=>a.tap(`result-${n}`)}>
        <span title=${o}>${o}</span> <span class="figure result">
          ${c(s)}</span></${A}></p>
    <div class="slip-columns">
      <div class="slip-middle">${u(ie(e,n))}
        <${Rt} sheet=${e} slip=${n} name=${o} opening=${a} /></div>
      ${l.map(r=>t`<${It} key=${r} of=${i(r)}>
        ${u(se(e,n,r))}</${It}>`)}
    </div>
  </section>`}const It=({of:e,children:n})=>t`<div class="slip-side">
  <span class="against" title=${e}>${e}</span>${n}</div>`,Lt=({column:e,sheet:n,nameOf:r,opening:{chosen:i,tap:a}})=>e.figures.length?t`<${Ue} figures=${e.figures}
    look=${e.against===null?`head`:`side-sum`} room=${4} label=${Nt(e,n,r)}
    open=${i===J(e)}
    latest=${n.deals.at(-1)?.number??0} inFigures=${Ot(n,e)}
    onTap=${()=>a(J(e))} />`:null;function Rt({sheet:e,slip:n,name:r,opening:{chosen:i,tap:a}}){let o=ye(e,n),s=e.sheet.refas[n]??0;return o.length?t`<${A} label=${h(`Open refas, {name}`,{name:r})} figure=${`${s}`}
    open=${i===`refas-${n}`} look="refas-told"
    onTap=${()=>a(`refas-${n}`)}>
    <span>${h(`refa`)}</span> ${o.map(({used:e},n)=>t`<${zt} key=${n} used=${!!e} />`)}
  </${A}>`:null}const zt=({used:e})=>t`<svg class=${n(`refa-mark`,e&&`used`)} viewBox="0 0 14 14" aria-hidden="true"><path
    d="M7 2 12.4 12H1.6Z" />${e&&t`<path d="M1 8.5 13 7" />`}</svg>`;function Bt({sheet:e,table:r,view:{around:i}}){let[a,o]=We(),s=B(r),c={me:r.me,nameOf:s};return t`<div class="paper sheet-paper preferans-sheet" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2>${h(`Sheet`)}</h2><button type="button" class="told-figure figure"
      aria-expanded=${a===`common`} onClick=${()=>o(`common`)}>${Ht(e)}</button></header>
    <div class=${n(`slips slips-${e.players}`,T(e)&&`slips-pot`)}>
      ${Vt(i).map(n=>t`<${Ft} key=${n} sheet=${e} slip=${n} around=${i} nameOf=${s}
          opening=${{chosen:a,tap:o}} />`)}
    </div>
    <${Ut} chosen=${a} sheet=${e} around=${i} voice=${c} />
    <${O}><${Ct} settlement=${e.settlement} voice=${c} /></${O}>
    <${_t} sheet=${e} table=${r} nameOf=${s} />
  </div>`}const Vt=([e,...t])=>[e??0,...t.reverse()],Y=e=>e.reduce((e,t)=>e+t,0),Ht=e=>T(e)?h(`pot {pot}`,{pot:e.pot}):h(`to play for: {sum}`,{sum:C(Y(e.sheet.heads))});function Ut({chosen:e,sheet:n,around:r,voice:i}){let{nameOf:a}=i;if(e===null)return null;if(e===`common`)return t`<${Gt} sheet=${n} voice=${i} />`;let o=Number(e.match(/\d+/)?.[0]);if(e.startsWith(`result-`))return t`<${Wt} sheet=${n} seat=${o} voice=${i} />`;if(e.startsWith(`refas-`))return t`<${Mt} sheet=${n} slip=${o} label=${h(`Refas: {name}`,{name:a(o)})}
      voice=${i} />`;let s=[ie(n,o),...Pt(o,r).map(e=>se(n,o,e))].find(t=>J(t)===e);return s&&t`<${kt} sheet=${n} column=${s}
    label=${Nt(s,n,a)} voice=${i} />`}const Wt=({sheet:{deals:e,settlement:n,results:r,variant:i},seat:a,voice:o})=>t`<${Le}
  label=${h(`Result, {name}`,{name:o.nameOf(a)})} result=${r[a]??0}
  terms=${j(e,e=>t`<${q} deal=${e} variant=${i} voice=${o} />`,(t,n)=>(t.results[a]??0)-(e[n-1]?.results[a]??0))}>
  <${K} settlement=${n} seat=${a} nameOf=${o.nameOf} />
</${Le}>`;function Gt({sheet:e,voice:n}){let{deals:r,before:i,variant:a,pot:o}=e,s=e=>t`<${q} deal=${e} variant=${a} voice=${n} />`;if(T(e)){let e=j(r,s,e=>W(S(e),`pot`,n).reduce((e,{amount:t})=>e+t,0));return t`<${R} label=${h(`Pot`)} start=${0} terms=${e} words=${h(`in the pot`)} stands=${o} />`}let c=j(r,s,({settlement:e})=>e.heads.reduce((e,{points:t})=>e+t,0));return t`<${R} label=${h(`All head sums together`)} start=${Y(i.heads)} terms=${c}
    words=${h(`to play for`)}
    stands=${C(Y(e.sheet.heads))} />`}const X={participation:[],invitation:null,doubled:[],declined:[],dropped:[]},Z=(e,t)=>({bargain:e.bargain?{...e.bargain,...t}:null});function Q(e,{seat:t,game:n,open:r},i){let a=e.values?.find(e=>e.game===n&&e.open===r)?.value;return{phase:`doubling`,...Z(e,{...i.bargain,...X,declarer:t,game:n,open:r,value:a})}}const Kt=nt({fresh:{open_hands:[],plays_for:null,values:[],ladder:[],doubled_value:null},changes:{bidding_won:(e,t)=>({phase:`discarding`,held:Ne(e.held,t.declarer,2),hand:t.declarer===e.seat?[...e.hand??[],...t.talon]:e.hand??[],bargain:{declarer:t.declarer,number:t.number,talon:t.talon,...X}}),hand_won:(e,t)=>({phase:`naming`,bargain:{declarer:t.seats.length===1?t.seats[0]:null,number:null,named:[],given_way:[],...X}}),game_named:(e,t,n)=>e.bargain?.number===null?Z(e,{named:[...e.bargain.named??[],{seat:t.seat,game:t.game,open:t.open}]}):Q(e,t,n),way_given:(e,t)=>Z(e,{given_way:[...e.bargain?.given_way??[],t.seat]}),declarer_found:(e,t,n)=>Q(e,e.bargain.named.find(e=>e.seat===t.seat),n),participation_said:(e,t)=>Z(e,{participation:[...e.bargain?.participation??[],{seat:t.seat,plays:t.plays}]}),invitation_said:(e,t)=>Z(e,{invitation:t.invites,dropped:t.invites?[]:e.bargain?.dropped??[]}),kontra_said:(e,t,n)=>Z(e,{doubled:[...e.bargain?.doubled??[],t.seat],value:n.bargain?.doubled?.length===t.level?n.bargain.value:void 0}),kontra_declined:(e,t)=>Z(e,{declined:[...e.bargain?.declined??[],t.seat]}),play_begun:(e,t,n)=>({phase:`playing`,lineup:t.lineup,leader:t.leader,bargain:n.bargain??e.bargain}),card_played:(e,t,n)=>({...Ge.card_played?.(e,t,n),open_hands:e.open_hands?.map(e=>e.filter(e=>e!==t.card))}),hands_laid_open:(e,t)=>({open_hands:t.hands}),play_stopped:(e,t)=>({tricks:t.tricks})},spans:{bidding_won:1600,hand_won:500,deal_thrown_in:900,game_named:1100,way_given:800,participation_said:800,invitation_said:900,kontra_said:1e3,kontra_declined:600,hands_laid_open:900,play_stopped:900}});function qt({view:e,seat:n,name:r,choosing:i}){let a=e.open_hands?.[n]??[];if(!a.length)return null;let o=h(`Hand: {name}`,{name:r}),{declarer:s,plays_declarer:c=null}=e.bargain??{};return n!==s||c!==e.seat?t`<${Re} cards=${a} label=${o} rows=${2} />`:t`<${Ke} cards=${ot(a,at(a))}
    offered=${e.plays_for===n?i.offered:null}
    picked=${i.picked} label=${o} onChoose=${i.choose} onThrow=${i.throwCard}
    onRefuse=${i.onRefuse} leaving=${i.leaving} />`}function Jt({broken:e,view:n,table:r,replayed:i}){let a=B(r);return t`<article class="paper settled" aria-label=${h(`Settlement`)} tabindex="0">
    <header><h2>${h(`The game was ended`)}</h2>
      <${L} results=${e.settlement.results} me=${r.me} /></header>
    <${Ct} settlement=${e.settlement} voice=${{me:r.me,nameOf:a}} />
    ${e.cards&&t`<${Pe} cards=${e.cards} nameOf=${a} />`}
    ${!i&&t`<${Je} table=${r.id} deal=${n.number} nameOf=${a} shortcut="c" />`}
    ${!i&&r.sheet>0&&t`<${Ie} table=${r} />`}
  </article>`}function Yt(e,t){let{view:n,choosing:r}=t,i=e;switch(e.kind){case`bid`:return i.number===be(n,r)?[Xt(i,t)]:[];case`hold`:return[F(e,t,h(`Hold {number}`,{number:a(n.calls??[])}),{sign:null,word:`hold`})];case`from_hand`:return[F(e,t,h(`From hand`),{sign:null,word:`hand-open`,weighty:h(`Play with these ten cards, without the talon?`)})];case`throw_in`:return[F(e,t,h(`Throw in`),{quiet:!0,word:`throw-in`,weighty:h(`End this deal, at no cost?`)})];case`give_way`:return[F(e,t,h(`Give way`),{sign:null,word:`give-way`})];case`form`:return e===r.form?[Zt(t)]:[];case`participate`:return[F(e,t,b(!!i.plays),{word:`drop`})];case`invite`:return[F(e,t,d(!!i.invites),{word:`call-in`})];case`kontra`:return[Qt(e,t)];case`decline`:return[F(e,t,u(n.bargain?.doubled?.length??0),{likely:!0,word:`kontra`})];default:return[F(e,t,e.kind)]}}function Xt(n,r){let i=Number(n.number),{variant:a}=r.view,s=i===1?h(`One`):t`${i} ${f(i,a)} ${o(i)&&t`<${ne} game=${i} variant=${a} />`}`,c=i===8?h(`Eight is a game in itself: all ten tricks. Bid it?`):void 0;return F(n,r,s,{sign:i,spoken:v(i,a),weighty:c,word:e(i)})}function Zt({view:n,choosing:{form:r,forms:i,named:a},act:o}){let s=a&&Ce(i,a.open).includes(a.game),c=r?.action??`name_game`,u=a?l({...a,from_hand:!1},n.variant):``,d=a&&fe(n,a);return{key:`name`,likely:!0,act:s&&o?()=>o({kind:c,...a}):null,sign:a?.game??null,word:a?e(a.game):void 0,spoken:h(`Play {contract}`,{contract:u}),label:t`${h(`I declare`)} ${u} ${d!==null&&t`<span class="figure quiet">${d}</span>`}`}}function Qt(e,n){let{bargain:r,doubled_value:i}=n.view,a=_((r?.doubled?.length??0)+1);return F(e,n,t`${a} <span class="figure quiet">${i}</span>`,{word:`kontra`,spoken:typeof i==`number`?h(`{doubling}, worth {value}`,{doubling:a,value:i}):a})}function $t(e){switch(e.phase){case`bidding`:return{words:en(e),because:e.variant.top_game===`seven`?h(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps. Whoever stays in longest takes the two cards of the talon.`):h(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps, eight takes all ten. Whoever stays in longest takes the two cards of the talon.`),clauses:[`SK-BID-01`,`SK-BID-02`,`SK-BID-04`]};case`discarding`:return{words:P(e,h(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:h(`You hold twelve cards and play with ten. Only you know what you discard.`),clauses:[`SK-GAME-07`]};case`naming`:return{words:P(e,h(`Choose the game your cards are best for; a low one costs less if it fails.`)),because:e.pot?h(`Won, the pot pays ten chips for each point of the value; lost, you put as many in.`):h(`Won, the value comes off your head sum; lost, it is added. A low head sum is good.`),clauses:[`SK-SCORE-01`,`SK-SCORE-02`,`SK-SCORE-09`]};case`participating`:return{words:h(`Drop if you expect no trick: a player who drops scores nothing and owes nothing.`),because:h(`A defender who plays alone owes two tricks.`),clauses:[`SK-PLAY-04`]};case`inviting`:return{words:h(`Call the other in if you two can take four tricks: you book them all, and answer for both.`),because:h(`The one called in books nothing and owes nothing.`),clauses:[`SK-PLAY-04`]};case`doubling`:return{words:h(`Say kontra only if you are sure: won or lost, the game then counts twice.`),because:h(`The caller alone carries what the kontra brings; the declarer may answer it with rekontra.`),clauses:[`SK-KON-01`,`SK-KON-02`]};case`playing`:return{words:tn(e),because:h(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`SK-PLAY-02`]};default:return null}}const en=e=>e.options?.some(({kind:e})=>e===`pass`)?P(e,h(`Say a higher number if you could take six tricks; otherwise pass.`)):h(`You bid first: say one, it commits you to nothing.`),tn=e=>typeof e.plays_for==`number`?h(`Play the declarer's card`):tt(e);function nn({view:e,choosing:n,nameOf:r}){let{calls:i=[],ladder:o=[],variant:s}=e,[c,l,u]=[a(i),Oe(e.options??[]),be(e,n)],d=(e,n)=>t`<${on} spoken=${e}
      before=${n} variant=${s} />`,f=o.map(e=>({number:e.number,words:v(e.number,s),offered:l.includes(e.number),stands:e.number===c}));return t`<${qe} view=${e} nameOf=${r} draw=${d} highBid=${rn(e,c,r)}>
    ${f.length>0&&t`<${pe} rungs=${f} chosen=${u} label=${h(`Numbers to bid`)} variant=${s}
      onChoose=${e=>n.setNamed({number:e})} />
    <${an} view=${e} number=${u??c} />`}
  </${qe}>`}function rn({calls:e=[],variant:n},r,i){let a=e.find(({call:e})=>e.kind===`from_hand`);return a?t`<b>${h(`From hand`)}</b> <span>${i(a.seat)}</span>`:r?t`<${m} number=${r} variant=${n} /> <span>${i(Ye(e))}</span>`:null}function an({view:{ladder:e=[],variant:n},number:r}){let i=e.find(e=>e.number===r)?.games??[];if(!i.length)return null;let a=i.map(e=>f(e,n)).join(`, `);return t`<p class="allowed">${h(`At {number} you can play: {games}`,{number:r,games:a})}</p>`}const on=({spoken:{call:e},before:n,variant:r})=>e.kind===`bid`&&e.number>1?t`<${m} number=${e.number} variant=${r} />`:re(e,a(n),r),sn=e=>t`<div class="middle"><${cn} ...${e} /></div>`;function cn({view:e,shown:n,nameOf:r,placeOf:i,choosing:a}){switch(e.phase){case`shuffling`:return t`<${N} words=${h(`Shuffling`)} />`;case`bidding`:return t`<${nn} view=${e} choosing=${a} nameOf=${r} /><${N}
        words=${h(`Talon`)} word="talon" />`;case`discarding`:case`naming`:return a.form?t`<${un} view=${e} nameOf=${r} /><${ve} view=${e} choosing=${a} />`:t`<${ln} view=${e} nameOf=${r} />`;case`participating`:case`inviting`:case`doubling`:return t`<${ct} view=${e} nameOf=${r} />`;default:return t`<${$e} cards=${e.trick??[]} placeOf=${i} nameOf=${r}
      gathering=${n.gathering} />
      ${n.gathering===null&&t`<${Ze} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${r} />`}`}}function ln({view:e,nameOf:n}){let{talon:r,number:i,declarer:a}=e.bargain??{};if(!r?.length)return t`<${un} view=${e} nameOf=${n} /><${N}
      words=${h(`The talon stays where it is`)} word="talon" />`;let o={name:n(a??0),number:i??0};return t`<${N} cards=${r} words=${h(`The talon, at {number}: {name}`,o)} />`}function un({view:{bargain:e,variant:n},nameOf:r}){let{named:i=[],given_way:a=[]}=e??{};return i.length?t`<ul class="paper named-from-hand">
    ${i.map(({seat:e,game:i,open:a})=>t`<li key=${e}><b>${r(e)}</b> <${s}
      played=${{game:i,open:a,from_hand:!0}} variant=${n} />${a&&` ${h(`open`)}`}</li>`)}
    ${a.map(e=>t`<li key=${e}><b>${r(e)}</b> ${h(`gives way`)}</li>`)}
  </ul>`:null}function dn({view:e,outcome:n,table:r,replayed:i}){let{facts:a,settlement:o,explained:s,booked:c}=n,l=B(r),u={me:r.me,nameOf:l},d={facts:a,settlement:o,explained:s,heads:c.sheet.heads,pot:c.balances.pot??0};return t`<article class="paper settled" aria-label=${h(`Settlement`)} tabindex="0">
    <header>
      ${c.sitting_over&&t`<p class="over">${h(`The head sums are played off: the sitting is over`)}</p>`}
      <${fn} deal=${d} variant=${e.variant} voice=${u} />
      <${L} results=${c.results} before=${e.results} me=${r.me} />
    </header>
    <${ke} deal=${d} voice=${u} />
    <${rt} before=${e.results} results=${c.results} voice=${u}
      thisDeal=${(e,n)=>t`<${mt} deal=${d} seat=${e} moved=${n} voice=${u} />`}
      settled=${e=>t`<${K} settlement=${n.sheet_settlement} seat=${e} nameOf=${l} />`} />
    <${pn} deal=${d} voice=${u} />
    <${Pe} cards=${n.cards} nameOf=${l} />
    ${!i&&t`<${He} table=${r.id} deal=${e.number} me=${r.me} nameOf=${l}
      wordsOf=${t=>V(t,e)} />`}
  </article>`}function fn({deal:{facts:n,settlement:r,explained:i},variant:a,voice:o}){return n.kind===`void`?t`<h2>${de(n)}</h2>`:t`<h2>
    <span data-word=${e(n.game)}><${s} played=${n}
      variant=${a} /></span> ${he(n,r,o)}</h2>
    <p class="said-line">${xe(n,r,i.course.number,o.nameOf)}</p>
    <p class="tricks-line">${_e(n,a,o.nameOf)}</p>`}function pn({deal:e,voice:n}){if(!Ae(e))return t`<${mn} deal=${e} voice=${n} />`;let r=W(e,`pot`,n),i=e.pot-r.reduce((e,{amount:t})=>e+t,0);return t`<${Ve} line=${h(`pot {before} → {after}`,{before:i,after:e.pot})} before=${i}
    after=${e.pot} terms=${r}
    untouched=${h(`Nothing came into the pot or out of it.`)} />`}function mn({deal:{settlement:e,heads:n},voice:r}){let i=e.heads.map(e=>({words:E(e,r),amount:e.points})),a=n.reduce((e,t)=>e+t,0),o=a-i.reduce((e,{amount:t})=>e+t,0);return t`<${Ve}
    line=${h(`to play for {before} → {after}`,{before:C(o),after:C(a)})}
    before=${o} after=${a} terms=${i} untouched=${h(`The head sums add up to the same as before.`)} />`}function hn(e,t){switch(e.phase){case`bidding`:return gn(e,t);case`naming`:return _n(e,t);case`participating`:case`inviting`:case`doubling`:return e.bargain?lt(e.bargain).findLast(e=>e.seat===t)?.words??null:null;default:return null}}function gn({calls:e=[],variant:n},r){let i=e.findLastIndex(e=>e.seat===r),a=e[i];return a?t`<${on} spoken=${a} before=${e.slice(0,i)} variant=${n} />`:null}function _n({bargain:e,variant:n},r){if(e?.given_way?.includes(r))return h(`gives way`);let i=e?.named?.findLast(e=>e.seat===r);return i?t`<${s} played=${{...i,from_hand:!0}} variant=${n} />`:null}function vn({view:e,nameOf:n,children:r}){return t`<div class="strip paper">
    ${e.bargain?t`<${yn} view=${e} nameOf=${n} />`:t`<span>${h(`Deal {number}`,{number:e.number})}</span>
        <span data-word="dealer">${h(`dealer: {name}`,{name:n(e.dealer)})}</span>`}
    <${bn} view=${e} />
    ${r}
  </div>`}function yn({view:{bargain:n,variant:r},nameOf:i}){if(!n)return null;let{game:a,declarer:o,number:c,open:l,doubled:u=[],value:d,refa:f}=n,p=o===null?``:i(o),m=c===null&&t`<span data-word="hand-open">${h(`from hand`)}</span>`;return a?t`<b class="strip-contract"><span data-word=${e(a)}><${s}
      played=${H(n)} variant=${r} /></span> <span data-word="declarer">${p}</span></b>
    ${m}${l&&t`<span data-word="hand-open">${h(`open`)}</span>`}
    ${u.length>0&&t`<span data-word="kontra">${ee(u.length)}</span>`}
    ${f&&t`<span data-word="refa">${h(`refa`)}</span>`}
    ${typeof d==`number`&&t`<span class="figure"
      data-word="value">${h(`worth {value}`,{value:d})}</span>`}`:t`<b data-word="declarer">${p}</b>${c!==null&&t`<span
      data-word="number-won">${h(`from {number} up`,{number:c})}</span>`}${m}`}function bn({view:e}){if(e.variant.money===`pot`)return t`<span class="figure" data-word="pot" tabindex="0">${h(`pot {pot}`,{pot:e.pot??0})}</span>`;let n=(e.outcome?.booked.sheet.heads??e.heads).map(e=>String(e).replace(`-`,`−`)).join(`/`);return t`<span class="figure" data-word="head" tabindex="0">${h(`heads {heads}`,{heads:n})}</span>`}const xn=te(`preferans-typed`,()=>import(`./preferans-typed.js`).then(e=>e.hear)),Sn={Strip:vn,Ladder:nn,Middle:sn,ResultSlip:dn,BreakUpSlip:Jt,Beside:qt,choiceOf:Yt,firstNamed:Ee,guidance:$t,typed:xn,turnWords:y,waitingWords:i,speechOf:hn,roleOf:Te,isOut:De,marksOf:Se,actionWords:V,resultsOf:({outcome:e,results:t})=>e?.booked.results??t,counts:({phase:e})=>e===`playing`,endsSitting:({booked:e})=>e.sitting_over,clockwise:({direction:e})=>e!==`counter_clockwise`},Cn=e=>t`<${Qe} game=${Sn} ...${e} />`;function wn({facts:e,settlement:t},{table:{me:n,seats:r},view:i}){let a=B({me:n,seats:r}),{variant:o}=i,s=me(e,t,o,{me:n,nameOf:a}),c=Tn(t,o.money===`pot`,{me:n,nameOf:a}),l=e.kind===`void`?[]:[h(`Nothing changes for you.`)];return{words:s,spoken:[s,...c.length?c:l].map(e=>e.replace(/\.?$/,`.`)).join(` `)}}function Tn({heads:e,sides:t,transfers:n},r,i){let a=(...e)=>i.me===null||e.includes(i.me);if(r){let e=[`payer`,`payee`].map(e=>t=>Number(t[e].replace(`seat`,``)));return n.filter(t=>a(...e.map(e=>e(t)))).map(e=>ae(e,i))}return[...e.filter(({seat:e})=>a(e)).map(e=>E(e,i)),...t.filter(({seat:e,against:t})=>a(e,t)).map(e=>x(e,i))]}const En=Xe({call_made:(e,t,n)=>z(t,re(e.call,a($(n)?.calls??[]),On(n))),bidding_won:(e,t,n)=>({...Dn(e,n),weight:`heading`}),hand_won:(e,t,n)=>({words:h(`Played from hand: {names}`,{names:e.seats.map(B(n.table)).join(`, `)}),weight:`heading`}),deal_thrown_in:(e,t,n)=>({words:et(e,n)?h(`You throw the deal in`):h(`{name} throws the deal in`,{name:t}),weight:`heading`}),game_named:(e,t,n)=>({words:kn(e,t,n),weight:`heading`}),way_given:(e,t)=>z(t,h(`I give way`)),participation_said:(e,t)=>z(t,b(e.plays)),invitation_said:(e,t)=>z(t,d(e.invites)),kontra_said:(e,t)=>z(t,_(e.level)),kontra_declined:(e,t,n)=>{let{declarer:r,doubled:i=[]}=$(n)?.bargain??{};return z(t,u(e.seat===r||i.includes(e.seat)?1:0))},hands_laid_open:()=>({words:h(`All hands lie open`),weight:`heading`}),play_stopped:()=>({words:h(`Nothing more can change: the play ends`),weight:`heading`}),all_shown:(e,t,n)=>({...wn(e.settled,n),weight:`heading`,sound:`settled`})});function Dn({declarer:e,number:t,talon:n},{table:{me:i,seats:a}}){let o=n.map(e=>r(e)).join(`, `);if(e===i)return{words:h(`You take the talon, at {number}`,{number:t}),spoken:h(`You take the talon, at {number}: {cards}`,{number:t,cards:o})};let s=it(a[e]);return{words:h(`{name} takes the talon, at {number}`,{name:s,number:t}),spoken:h(`{name} takes the talon, at {number}: {cards}`,{name:s,number:t,cards:o})}}const $=e=>e.view,On=e=>$(e)?.variant??{};function kn({seat:e,game:t,open:n},r,i){let a=$(i)?.bargain?.number===null,o=l({game:t,open:n,from_hand:a},On(i));return et({seat:e},i)?h(`You play {contract}`,{contract:o}):h(`{name} plays {contract}`,{name:r,contract:o})}const An={writing:()=>h(`type it: 4, pass, from hand; Th plays the ten of hearts`),keys:()=>[[[`2`,`…`,`8`],h(`choose a number; press it again to say it`)]],steps:Kt,actionWords:V,narrate:En,prompt:y,readAloud:ft,Table:Cn,tricks:Sn,Sheet:Bt,houseRules:ce,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{An as preferans};