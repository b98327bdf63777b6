import{Tn as e,Ut as t,_t as n,at as r,bt as i,ct as a,dn as o,dt as s,fn as c,ft as l,gt as u,ht as d,in as f,ln as p,lt as m,mt as h,ot as g,pt as ee,sn as te,st as ne,ut as _,vt as re,wn as ie,xt as v,yt as y}from"./main.js";import{A as ae,C as oe,D as b,E as x,M as S,N as se,O as C,P as ce,S as le,T as ue,_ as de,a as fe,b as w,c as pe,d as me,f as he,g as ge,h as _e,i as ve,j as ye,k as T,l as be,m as xe,n as Se,o as Ce,p as we,r as Te,s as Ee,t as De,u as Oe,v as ke,w as E,x as D,y as Ae}from"./preferans-shared.js";import{$ as je,A as Me,C as Ne,D as O,E as Pe,F as Fe,I as Ie,J as Le,K as Re,L as ze,M as Be,N as Ve,O as He,P as Ue,Q as We,S as Ge,T as k,U as Ke,X as A,Y as j,Z as M,a as N,c as P,d as F,et as qe,g as I,j as L,k as R,l as Je,m as Ye,o as Xe,p as Ze,q as Qe,rt as z,s as $e,tt as et,u as tt,w as nt,z as rt}from"./tables.js";import{A as it,M as B,N as at,b as ot,x as st}from"./shared.js";function V(e,{calls:t=[],bargain:r,variant:i}){let a=r?.doubled?.length??0;switch(e.kind){case`bid`:return u(Number(e.number),i);case`hold`:return c(`Hold {number}`,{number:d(t)});case`from_hand`:return c(`From hand`);case`pass`:return c(`Pass`);case`throw_in`:return c(`Throw in`);case`give_way`:return c(`Give way`);case`name_game`:return m({game:Number(e.game),open:!!e.open,from_hand:!1},i);case`participate`:return n(!!e.plays);case`invite`:return h(!!e.invites);case`kontra`:return s(a+1);case`decline`:return _(a);default:return e.kind}}function ct({view:t,nameOf:n}){let r=t.bargain;if(!r?.game||r.declarer===null)return null;let i=lt(r);return e`<section class="paper offer-slip" aria-label=${c(`Game`)} tabindex="0">
    <p class="offer-contract"><span data-word=${v(r.game)}><${g} played=${H(r)}
      variant=${t.variant} /></span></p>
    <p>${[n(r.declarer),r.number===null&&c(`from hand`),r.open&&c(`open`)].filter(Boolean).join(` · `)}</p>
    ${typeof r.value==`number`&&e`<p class="figure quiet"><span
        data-word="value">${c(`worth {value}`,{value:r.value})}</span></p>`}
    ${i.length>0&&e`<ul class="answers">${i.map(({seat:t,words:r},i)=>e`<li
      key=${i}><b>${n(t)}</b> ${r}</li>`)}</ul>`}
  </section>`}const H=e=>({game:e.game??0,open:e.open,from_hand:e.number===null});function lt({declarer:e,participation:t=[],invitation:r=null,doubled:i=[],declined:a=[]}){let o=t=>t===e||i.includes(t),c=a.map(e=>({seat:e,words:_(+!!o(e))}));return[...t.map(({seat:e,plays:t})=>({seat:e,words:n(t)})),...r===null?[]:t.filter(({plays:e})=>e).map(({seat:e})=>({seat:e,words:h(r)})),...i.map((e,t)=>({seat:e,words:s(t+1)})),...c]}function ut({bargain:e,variant:t},n){if(!e?.game||e.declarer===null)return``;let r=typeof e.value==`number`?` ${c(`worth {value}`,{value:e.value})}`:``;return`${c(`{name}, {contract}`,{name:n(e.declarer),contract:m(H(e),t)})}${r}.`}function dt(e,t){let n=e.outcome?.booked.sheet??e;return`${(e.outcome?.booked.results??e.results).map((r,i)=>[t(i),e.phase===`playing`&&e.active.includes(i)?o(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,e.variant.money===`pot`?``:`${c(`head sum`)} ${te(n.heads[i])}`,`${c(`result`)} ${p(r)}`].filter(Boolean).join(`, `)).join(`; `)}.`}const ft=e=>ze(e,{readContract:ut,readScore:dt,turnWords:y}),U=(e,t)=>t?`${e} (${t})`:e;function pt({settlement:e,explained:t},n,r){let i=e.heads.flatMap((e,i)=>e.seat===n?[{words:E(e,r),amount:t.heads[i]?.points??0}]:[]),a=e.sides.flatMap((e,i)=>e.seat===n||e.against===n?[{words:U(b(e,r),x(t.sides[i])),amount:e.seat===n?e.points:-e.points}]:[]);return[...i,...a]}function W({settlement:e,explained:t},n,r){let i=t.fed.map((e,t)=>({payer:`seat${t}`,payee:`pot`,amount:e,calculation:c(`before the deal`)})).filter(({amount:e})=>e),a=e.transfers.map((e,n)=>({...e,calculation:le(t.chips[n])}));return[...i,...a].filter(({payer:e,payee:t})=>[e,t].includes(n)).map(e=>({words:U(oe(e,r),e.calculation),amount:e.payee===n?e.amount:-e.amount}))}function mt({deal:t,seat:n,moved:r,voice:i}){let a=Ae(t),o=a?W(t,`seat${n}`,i):pt(t,n,i),s=r-o.reduce((e,{amount:t})=>e+t,0),l={words:a?gt(t,i):ht(t),amount:s};return e`<${M} terms=${s?[...o,l]:o} words=${c(`this deal`)} total=${p(r)} />
    ${s!==0&&e`<p class="quiet">${c(a?`What lies in the pot is everybody's in equal parts.`:`In the end the same comes off all head sums: what they lose together costs everybody alike.`)}</p>
      <${D} clause=${a?`SK-SCORE-09`:`SK-SCORE-08`} />`}`}function ht({settlement:e}){let t=e.heads.reduce((e,{points:t})=>e+t,0);return t===0?c(`what is left over goes to the highest head sums`):t<0?o(`an equal part of the {count} point the head sums lost`,`an equal part of the {count} points the head sums lost`,-t):o(`an equal part of the {count} point the head sums gained`,`an equal part of the {count} points the head sums gained`,t)}function gt(e,t){let n=W(e,`pot`,t).reduce((e,{amount:t})=>e+t,0);return n<0?o(`an equal part of the {count} chip the pot lost`,`an equal part of the {count} chips the pot lost`,-n):o(`an equal part of the {count} chip the pot gained`,`an equal part of the {count} chips the pot gained`,n)}const _t=({sheet:t,table:n,nameOf:r})=>e`<${je} title=${c(`Deals`)} deals=${t.deals} table=${n}
    line=${n=>e`<${vt} deal=${n} variant=${t.variant} nameOf=${r} />`}
    details=${(i,a)=>e`<${yt} deal=${i} variant=${t.variant} moved=${a}
        voice=${{me:n.me,nameOf:r}} />`} />`,vt=({deal:{facts:t,settlement:n},variant:r,nameOf:i})=>e`${t.kind===`game`&&e`<${g} played=${t}
      variant=${r} /> <span class="declarer">${i(t.declarer)}</span>`}${` `}
    <span class="verdict">${we(t,n)}</span>${` `}
    <span class="figure">${t.kind===`game`?n.value:``}</span>`;function yt({deal:t,variant:n,moved:r,voice:i}){let a=S(t);return e`<p class="quiet">${[xe(t.facts,t.settlement,t.explained.course.number,i.nameOf),_e(t.facts,n,i.nameOf)].filter(Boolean).join(` · `)}</p>
    <${ke} deal=${a} voice=${i} />
    <${Be} moved=${r} voice=${i}
      thisDeal=${(t,n)=>e`<${mt} deal=${a}
        seat=${t} moved=${n} voice=${i} />`} />`}const G=({shares:e=[]})=>e.length>0;function K({settlement:t,seat:n,nameOf:r}){let i=p(t.results[n]??0);return G(t)?e`<${M} terms=${St(t,n)} words=${c(`total`)} total=${i} />
      <${D} clause="SK-SCORE-09" />`:e`<p>${bt(t,n)}</p>
    <${M} terms=${xt(t,n,r)} words=${c(`total`)} total=${i} />
    <${D} clause="SK-SCORE-08" /><${D} clause="SK-SCORE-07" />`}function bt({heads:e,taken_off:t,left:n},r){let[i,a,o]=[e,t,n].map(e=>e[r]??0);return c(`Head sum {head}; {points} comes off: {left} left.`,{head:C(i??0),points:C(a??0),left:C(o??0)})}function xt({left:e,from_heads:t,sides:n},r,i){let a=n.map((e,t)=>t).filter(e=>e!==r),o=a.map(e=>({words:c(`own side sum against: {name}`,{name:i(e)}),amount:n[r]?.[e]??0})),s=a.map(e=>({words:c(`less the side sum of: {name}`,{name:i(e)}),amount:-(n[e]?.[r]??0)}));return[{words:c(`−10 × head sum {left}`,{left:C(e[r]??0)}),amount:t[r]??0},...[...o,...s].filter(({amount:e})=>e)]}const St=({chips:e=[],shares:t=[]},n)=>[{words:c(`chips won or lost`),amount:e[n]??0},{words:c(`share of the pot`),amount:t[n]??0}],Ct=({settlement:t,voice:n})=>e`<ol class="settling-steps">
    ${G(t)?e`<${Et} settlement=${t} />`:e`<${wt} settlement=${t} voice=${n} />`}
  </ol>
  <${Pe} results=${t.results} voice=${n}
    parts=${r=>e`<${Dt} settlement=${t} seat=${r} nameOf=${n.nameOf} />`}
    how=${r=>e`<${K} settlement=${t} seat=${r} nameOf=${n.nameOf} />`} />`,wt=({settlement:{heads:t,taken_off:n,left:r},voice:{nameOf:i}})=>e`
  <li>
    ${c(`The head sums add up to {sum}.`,{sum:C(t.reduce((e,t)=>e+t,0))})}${` `}
    ${Tt(n,i)} <${w}
    clause="SK-SCORE-08" /></li>
  <li>
    ${c(`That leaves: {left}.`,{left:r.map((e,t)=>`${i(t)} ${C(e)}`).join(`, `)})}</li>
  <li>
    ${c(`Result: −10 × what is left, own side sums added, those of the others taken off.`)} <${w}
      clause="SK-SCORE-07" /></li>`;function Tt(e,t){let n=Math.min(...e),r=e.flatMap((e,r)=>e>n?[t(r)]:[]).join(`, `),i=C(n);return r?c(`{points} comes off each, and one more off the highest: {names}.`,{points:i,names:r}):c(`{points} comes off each.`,{points:i})}const Et=({settlement:{shares:t=[]}})=>e`
  <li>
    ${c(`The pot of {pot} is shared equally, odd chips to those who sit first.`,{pot:t.reduce((e,t)=>e+t,0)})} <${w}
    clause="SK-SCORE-09" /></li>
  <li>${c(`Result: the chips won or lost, and the share of the pot.`)}</li>`;function Dt({settlement:t,seat:n,nameOf:r}){let{heads:i,taken_off:a,left:o,sides:s,chips:l=[],shares:u=[]}=t;return G(t)?e`<p>
      <${k} words=${c(`chips`)} figure=${p(l[n]??0)} /> <${k} words=${c(`of the pot`)}
        figure=${u[n]} /></p>`:e`<p><${k} words=${c(`head sum`)} figure=${C(i[n]??0)} /> <${k}
      words=${c(`off`)} figure=${C(a[n]??0)} /> <${k} words=${c(`left`)}
      figure=${C(o[n]??0)} /></p>
    <p class="pairs">${c(`side sums`)}: ${s.map((t,i)=>i!==n&&e`<${k} key=${i}
      words=${r(i)}
      figure=${p((s[n]?.[i]??0)-(t[n]??0))} />`)}</p>`}const Ot=(e,{against:t})=>t===null&&T(e)?p:C,kt=({sheet:t,column:n,label:r,voice:i})=>e`<${Me} label=${r} figures=${n.figures}
  inFigures=${Ot(t,n)}
  explain=${r=>e`<${At} written=${r} column=${n} sheet=${t}
    deal=${t.deals.find(({number:e})=>e===r.deal)} voice=${i} />`} />`,At=({written:t,column:n,sheet:r,deal:i,voice:a})=>e`<${L} written=${t}>
    ${i&&e`<${q} deal=${i}
        variant=${r.variant} voice=${a} />`}</${L}>
    ${i&&jt(n,r,i,a).map((t,n)=>e`<p key=${n}>${t}</p>`)}
    <${D} clause=${t.clause} />`;function jt({slip:e,against:t},n,r,i){if(T(n))return W(S(r),`seat${e}`,i).map(({words:e})=>e);let{settlement:{heads:a,sides:o},explained:s}=r;return t===null?a.flatMap((t,n)=>t.seat===e?[U(E(t,i),ue(s.heads[n]?.reason))]:[]):o.flatMap((n,r)=>n.seat===e&&n.against===t?[U(b(n,i),x(s.sides[r]))]:[])}const q=({deal:{facts:t,settlement:n},variant:r,voice:i})=>t.kind===`game`?e`<${g} played=${t} variant=${r} /> ${he(t,n,i)}`:ge(t,n),Mt=({sheet:t,slip:n,label:r,voice:i})=>e`<section class="story how" aria-label=${r} tabindex="0">
    <h3>${r}</h3>
    <ol>${ye(t,n).map(({written:n,used:r})=>e`<li key=${n.number}>
      <p>${c(r?`used`:`not yet used`)}</p>
      <div>
        <p>${c(`deal {number}`,{number:n.number})}: ${ge(n.facts,n.settlement)}</p>
        ${r&&e`<p>
            ${c(`deal {number}`,{number:r.number})}: <${q} deal=${r} variant=${t.variant}
              voice=${i} /></p>`}
      </div>
    </li>`)}</ol>
    <${D} clause="SK-REFA-01" /><${D} clause="SK-REFA-02" />
  </section>`,J=({slip:e,against:t})=>`${e}-${t??`middle`}`;function Nt({slip:e,against:t},n,r){let i=r(e);return t===null?T(n)?c(`Chips, {name}`,{name:i}):c(`Head sum, {name}`,{name:i}):c(`Side sum, {name} against {other}`,{name:i,other:r(t)})}function Pt(e,t){let n=t.indexOf(e);return[...t.slice(n+1),...t.slice(0,n)].reverse()}function Ft({sheet:t,slip:n,around:r,nameOf:i,opening:a}){let[o,s]=[i(n),t.results[n]??0],l=T(t)?[]:Pt(n,r),u=n=>e`<${Lt} column=${n} sheet=${t} nameOf=${i} opening=${a} />`;return e`<section class=${`player-slip in-${at(n,r)}`} aria-label=${c(`Slip: {name}`,{name:o})}>
    <p class="slip-name">
      <${A} label=${c(`Result, {name}`,{name:o})} figure=${p(s)}
        open=${a.chosen===`result-${n}`}
        onTap=${()=>a.tap(`result-${n}`)}>
        <span title=${o}>${o}</span> <span class="figure result">
          ${p(s)}</span></${A}></p>
    <div class="slip-columns">
      <div class="slip-middle">${u(ae(t,n))}
        <${Rt} sheet=${t} slip=${n} name=${o} opening=${a} /></div>
      ${l.map(r=>e`<${It} key=${r} of=${i(r)}>
        ${u(se(t,n,r))}</${It}>`)}
    </div>
  </section>`}const It=({of:t,children:n})=>e`<div class="slip-side">
  <span class="against" title=${t}>${t}</span>${n}</div>`,Lt=({column:t,sheet:n,nameOf:r,opening:{chosen:i,tap:a}})=>t.figures.length?e`<${Ue} figures=${t.figures}
    look=${t.against===null?`head`:`side-sum`} room=${4} label=${Nt(t,n,r)}
    open=${i===J(t)}
    latest=${n.deals.at(-1)?.number??0} inFigures=${Ot(n,t)}
    onTap=${()=>a(J(t))} />`:null;function Rt({sheet:t,slip:n,name:r,opening:{chosen:i,tap:a}}){let o=ye(t,n),s=t.sheet.refas[n]??0;return o.length?e`<${A} label=${c(`Open refas, {name}`,{name:r})} figure=${`${s}`}
    open=${i===`refas-${n}`} look="refas-told"
    onTap=${()=>a(`refas-${n}`)}>
    <span>${c(`refa`)}</span> ${o.map(({used:t},n)=>e`<${zt} key=${n} used=${!!t} />`)}
  </${A}>`:null}const zt=({used:t})=>e`<svg class=${ie(`refa-mark`,t&&`used`)} viewBox="0 0 14 14" aria-hidden="true"><path
    d="M7 2 12.4 12H1.6Z" />${t&&e`<path d="M1 8.5 13 7" />`}</svg>`;function Bt({sheet:t,table:n,view:{around:r}}){let[i,a]=We(),o=B(n),s={me:n.me,nameOf:o};return e`<div class="paper sheet-paper preferans-sheet" style=${{"--deals":t.deals.length}}>
    <header class="sheet-head"><h2>${c(`Sheet`)}</h2><button type="button" class="told-figure figure"
      aria-expanded=${i===`common`} onClick=${()=>a(`common`)}>${Ht(t)}</button></header>
    <div class=${ie(`slips slips-${t.players}`,T(t)&&`slips-pot`)}>
      ${Vt(r).map(n=>e`<${Ft} key=${n} sheet=${t} slip=${n} around=${r} nameOf=${o}
          opening=${{chosen:i,tap:a}} />`)}
    </div>
    <${Ut} chosen=${i} sheet=${t} around=${r} voice=${s} />
    <${Ie}><${Ct} settlement=${t.settlement} voice=${s} /></${Ie}>
    <${_t} sheet=${t} table=${n} nameOf=${o} />
  </div>`}const Vt=([e,...t])=>[e??0,...t.reverse()],Y=e=>e.reduce((e,t)=>e+t,0),Ht=e=>T(e)?c(`pot {pot}`,{pot:e.pot}):c(`to play for: {sum}`,{sum:C(Y(e.sheet.heads))});function Ut({chosen:t,sheet:n,around:r,voice:i}){let{nameOf:a}=i;if(t===null)return null;if(t===`common`)return e`<${Gt} sheet=${n} voice=${i} />`;let o=Number(t.match(/\d+/)?.[0]);if(t.startsWith(`result-`))return e`<${Wt} sheet=${n} seat=${o} voice=${i} />`;if(t.startsWith(`refas-`))return e`<${Mt} sheet=${n} slip=${o} label=${c(`Refas: {name}`,{name:a(o)})}
      voice=${i} />`;let s=[ae(n,o),...Pt(o,r).map(e=>se(n,o,e))].find(e=>J(e)===t);return s&&e`<${kt} sheet=${n} column=${s}
    label=${Nt(s,n,a)} voice=${i} />`}const Wt=({sheet:{deals:t,settlement:n,results:r,variant:i},seat:a,voice:o})=>e`<${Le}
  label=${c(`Result, {name}`,{name:o.nameOf(a)})} result=${r[a]??0}
  terms=${j(t,t=>e`<${q} deal=${t} variant=${i} voice=${o} />`,(e,n)=>(e.results[a]??0)-(t[n-1]?.results[a]??0))}>
  <${K} settlement=${n} seat=${a} nameOf=${o.nameOf} />
</${Le}>`;function Gt({sheet:t,voice:n}){let{deals:r,before:i,variant:a,pot:o}=t,s=t=>e`<${q} deal=${t} variant=${a} voice=${n} />`;if(T(t)){let t=j(r,s,e=>W(S(e),`pot`,n).reduce((e,{amount:t})=>e+t,0));return e`<${Qe} label=${c(`Pot`)} start=${0} terms=${t} words=${c(`in the pot`)} stands=${o} />`}let l=j(r,s,({settlement:e})=>e.heads.reduce((e,{points:t})=>e+t,0));return e`<${Qe} label=${c(`All head sums together`)} start=${Y(i.heads)} terms=${l}
    words=${c(`to play for`)}
    stands=${C(Y(t.sheet.heads))} />`}const X={participation:[],invitation:null,doubled:[],declined:[],dropped:[]},Z=(e,t)=>({bargain:e.bargain?{...e.bargain,...t}:null});function Q(e,{seat:t,game:n,open:r},i){let a=e.values?.find(e=>e.game===n&&e.open===r)?.value;return{phase:`doubling`,...Z(e,{...i.bargain,...X,declarer:t,game:n,open:r,value:a})}}const Kt=nt({fresh:{open_hands:[],plays_for:null,values:[],ladder:[],doubled_value:null},changes:{bidding_won:(e,t)=>({phase:`discarding`,held:Ne(e.held,t.declarer,2),hand:t.declarer===e.seat?[...e.hand??[],...t.talon]:e.hand??[],bargain:{declarer:t.declarer,number:t.number,talon:t.talon,...X}}),hand_won:(e,t)=>({phase:`naming`,bargain:{declarer:t.seats.length===1?t.seats[0]:null,number:null,named:[],given_way:[],...X}}),game_named:(e,t,n)=>e.bargain?.number===null?Z(e,{named:[...e.bargain.named??[],{seat:t.seat,game:t.game,open:t.open}]}):Q(e,t,n),way_given:(e,t)=>Z(e,{given_way:[...e.bargain?.given_way??[],t.seat]}),declarer_found:(e,t,n)=>Q(e,e.bargain.named.find(e=>e.seat===t.seat),n),participation_said:(e,t)=>Z(e,{participation:[...e.bargain?.participation??[],{seat:t.seat,plays:t.plays}]}),invitation_said:(e,t)=>Z(e,{invitation:t.invites,dropped:t.invites?[]:e.bargain?.dropped??[]}),kontra_said:(e,t,n)=>Z(e,{doubled:[...e.bargain?.doubled??[],t.seat],value:n.bargain?.doubled?.length===t.level?n.bargain.value:void 0}),kontra_declined:(e,t)=>Z(e,{declined:[...e.bargain?.declined??[],t.seat]}),play_begun:(e,t,n)=>({phase:`playing`,lineup:t.lineup,leader:t.leader,bargain:n.bargain??e.bargain}),card_played:(e,t,n)=>({...Ge.card_played?.(e,t,n),open_hands:e.open_hands?.map(e=>e.filter(e=>e!==t.card))}),hands_laid_open:(e,t)=>({open_hands:t.hands}),play_stopped:(e,t)=>({tricks:t.tricks})},spans:{bidding_won:1600,hand_won:500,deal_thrown_in:900,game_named:1100,way_given:800,participation_said:800,invitation_said:900,kontra_said:1e3,kontra_declined:600,hands_laid_open:900,play_stopped:900}});function qt({view:t,seat:n,name:r,choosing:i}){let a=t.open_hands?.[n]??[];if(!a.length)return null;let o=c(`Hand: {name}`,{name:r}),{declarer:s,plays_declarer:l=null}=t.bargain??{};return n!==s||l!==t.seat?e`<${Re} cards=${a} label=${o} rows=${2} />`:e`<${Ke} cards=${ot(a,st(a))}
    offered=${t.plays_for===n?i.offered:null}
    picked=${i.picked} label=${o} onChoose=${i.choose} onThrow=${i.throwCard}
    onRefuse=${i.onRefuse} leaving=${i.leaving} />`}function Jt({broken:t,view:n,table:r,replayed:i}){let a=B(r);return e`<article class="paper settled" aria-label=${c(`Settlement`)} tabindex="0">
    <header><h2>${c(`The game was ended`)}</h2>
      <${R} results=${t.settlement.results} me=${r.me} /></header>
    <${Ct} settlement=${t.settlement} voice=${{me:r.me,nameOf:a}} />
    ${t.cards&&e`<${O} cards=${t.cards} nameOf=${a} />`}
    ${!i&&e`<${qe} table=${r.id} deal=${n.number} nameOf=${a} shortcut="c" />`}
    ${!i&&r.sheet>0&&e`<${Fe} table=${r} />`}
  </article>`}function Yt(e,t){let{view:r,choosing:i}=t,a=e;switch(e.kind){case`bid`:return a.number===be(r,i)?[Xt(a,t)]:[];case`hold`:return[I(e,t,c(`Hold {number}`,{number:d(r.calls??[])}),{sign:null,word:`hold`})];case`from_hand`:return[I(e,t,c(`From hand`),{sign:null,word:`hand-open`,weighty:c(`Play with these ten cards, without the talon?`)})];case`throw_in`:return[I(e,t,c(`Throw in`),{quiet:!0,word:`throw-in`,weighty:c(`End this deal, at no cost?`)})];case`give_way`:return[I(e,t,c(`Give way`),{sign:null,word:`give-way`})];case`form`:return e===i.form?[Zt(t)]:[];case`participate`:return[I(e,t,n(!!a.plays),{word:`drop`})];case`invite`:return[I(e,t,h(!!a.invites),{word:`call-in`})];case`kontra`:return[Qt(e,t)];case`decline`:return[I(e,t,_(r.bargain?.doubled?.length??0),{likely:!0,word:`kontra`})];default:return[I(e,t,e.kind)]}}function Xt(t,n){let i=Number(t.number),{variant:a}=n.view,o=i===1?c(`One`):e`${i} ${ee(i,a)} ${re(i)&&e`<${r} game=${i} variant=${a} />`}`,s=i===8?c(`Eight is a game in itself: all ten tricks. Bid it?`):void 0;return I(t,n,o,{sign:i,spoken:u(i,a),weighty:s,word:v(i)})}function Zt({view:t,choosing:{form:n,forms:r,named:i},act:a}){let o=i&&Ce(r,i.open).includes(i.game),s=n?.action??`name_game`,l=i?m({...i,from_hand:!1},t.variant):``,u=i&&fe(t,i);return{key:`name`,likely:!0,act:o&&a?()=>a({kind:s,...i}):null,sign:i?.game??null,word:i?v(i.game):void 0,spoken:c(`Play {contract}`,{contract:l}),label:e`${c(`I declare`)} ${l} ${u!==null&&e`<span class="figure quiet">${u}</span>`}`}}function Qt(t,n){let{bargain:r,doubled_value:i}=n.view,a=s((r?.doubled?.length??0)+1);return I(t,n,e`${a} <span class="figure quiet">${i}</span>`,{word:`kontra`,spoken:typeof i==`number`?c(`{doubling}, worth {value}`,{doubling:a,value:i}):a})}function $t(e){switch(e.phase){case`bidding`:return{words:en(e),because:e.variant.top_game===`seven`?c(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps. Whoever stays in longest takes the two cards of the talon.`):c(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps, eight takes all ten. Whoever stays in longest takes the two cards of the talon.`),clauses:[`SK-BID-01`,`SK-BID-02`,`SK-BID-04`]};case`discarding`:return{words:F(e,c(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:c(`You hold twelve cards and play with ten. Only you know what you discard.`),clauses:[`SK-GAME-07`]};case`naming`:return{words:F(e,c(`Choose the game your cards are best for; a low one costs less if it fails.`)),because:e.pot?c(`Won, the pot pays ten chips for each point of the value; lost, you put as many in.`):c(`Won, the value comes off your head sum; lost, it is added. A low head sum is good.`),clauses:[`SK-SCORE-01`,`SK-SCORE-02`,`SK-SCORE-09`]};case`participating`:return{words:c(`Drop if you expect no trick: a player who drops scores nothing and owes nothing.`),because:c(`A defender who plays alone owes two tricks.`),clauses:[`SK-PLAY-04`]};case`inviting`:return{words:c(`Call the other in if you two can take four tricks: you book them all, and answer for both.`),because:c(`The one called in books nothing and owes nothing.`),clauses:[`SK-PLAY-04`]};case`doubling`:return{words:c(`Say kontra only if you are sure: won or lost, the game then counts twice.`),because:c(`The caller alone carries what the kontra brings; the declarer may answer it with rekontra.`),clauses:[`SK-KON-01`,`SK-KON-02`]};case`playing`:return{words:tn(e),because:c(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`SK-PLAY-02`]};default:return null}}const en=e=>e.options?.some(({kind:e})=>e===`pass`)?F(e,c(`Say a higher number if you could take six tricks; otherwise pass.`)):c(`You bid first: say one, it commits you to nothing.`),tn=e=>typeof e.plays_for==`number`?c(`Play the declarer's card`):tt(e);function nn({view:t,choosing:n,nameOf:r}){let{calls:i=[],ladder:a=[],variant:o}=t,[s,l,f]=[d(i),Oe(t.options??[]),be(t,n)],p=(t,n)=>e`<${on} spoken=${t}
      before=${n} variant=${o} />`,m=a.map(e=>({number:e.number,words:u(e.number,o),offered:l.includes(e.number),stands:e.number===s}));return e`<${P} view=${t} nameOf=${r} draw=${p} highBid=${rn(t,s,r)}>
    ${m.length>0&&e`<${pe} rungs=${m} chosen=${f} label=${c(`Numbers to bid`)} variant=${o}
      onChoose=${e=>n.setNamed({number:e})} />
    <${an} view=${t} number=${f??s} />`}
  </${P}>`}function rn({calls:t=[],variant:n},r,i){let a=t.find(({call:e})=>e.kind===`from_hand`);return a?e`<b>${c(`From hand`)}</b> <span>${i(a.seat)}</span>`:r?e`<${ne} number=${r} variant=${n} /> <span>${i(Je(t))}</span>`:null}function an({view:{ladder:t=[],variant:n},number:r}){let i=t.find(e=>e.number===r)?.games??[];if(!i.length)return null;let a=i.map(e=>ee(e,n)).join(`, `);return e`<p class="allowed">${c(`At {number} you can play: {games}`,{number:r,games:a})}</p>`}const on=({spoken:{call:t},before:n,variant:r})=>t.kind===`bid`&&t.number>1?e`<${ne} number=${t.number} variant=${r} />`:a(t,d(n),r),sn=t=>e`<div class="middle"><${cn} ...${t} /></div>`;function cn({view:t,shown:n,nameOf:r,placeOf:i,choosing:a}){switch(t.phase){case`shuffling`:return e`<${N} words=${c(`Shuffling`)} />`;case`bidding`:return e`<${nn} view=${t} choosing=${a} nameOf=${r} /><${N}
        words=${c(`Talon`)} word="talon" />`;case`discarding`:case`naming`:return a.form?e`<${un} view=${t} nameOf=${r} /><${ve} view=${t} choosing=${a} />`:e`<${ln} view=${t} nameOf=${r} />`;case`participating`:case`inviting`:case`doubling`:return e`<${ct} view=${t} nameOf=${r} />`;default:return e`<${$e} cards=${t.trick??[]} placeOf=${i} nameOf=${r}
      gathering=${n.gathering} />
      ${n.gathering===null&&e`<${Xe} trick=${t.last_trick} bargain=${t.bargain}
        nameOf=${r} />`}`}}function ln({view:t,nameOf:n}){let{talon:r,number:i,declarer:a}=t.bargain??{};if(!r?.length)return e`<${un} view=${t} nameOf=${n} /><${N}
      words=${c(`The talon stays where it is`)} word="talon" />`;let o={name:n(a??0),number:i??0};return e`<${N} cards=${r} words=${c(`The talon, at {number}: {name}`,o)} />`}function un({view:{bargain:t,variant:n},nameOf:r}){let{named:i=[],given_way:a=[]}=t??{};return i.length?e`<ul class="paper named-from-hand">
    ${i.map(({seat:t,game:i,open:a})=>e`<li key=${t}><b>${r(t)}</b> <${g}
      played=${{game:i,open:a,from_hand:!0}} variant=${n} />${a&&` ${c(`open`)}`}</li>`)}
    ${a.map(t=>e`<li key=${t}><b>${r(t)}</b> ${c(`gives way`)}</li>`)}
  </ul>`:null}function dn({view:t,outcome:n,table:r,replayed:i}){let{facts:a,settlement:o,explained:s,booked:l}=n,u=B(r),d={me:r.me,nameOf:u},f={facts:a,settlement:o,explained:s,heads:l.sheet.heads,pot:l.balances.pot??0};return e`<article class="paper settled" aria-label=${c(`Settlement`)} tabindex="0">
    <header>
      ${l.sitting_over&&e`<p class="over">${c(`The head sums are played off: the sitting is over`)}</p>`}
      <${fn} deal=${f} variant=${t.variant} voice=${d} />
      <${R} results=${l.results} before=${t.results} me=${r.me} />
    </header>
    <${ke} deal=${f} voice=${d} />
    <${rt} before=${t.results} results=${l.results} voice=${d}
      thisDeal=${(t,n)=>e`<${mt} deal=${f} seat=${t} moved=${n} voice=${d} />`}
      settled=${t=>e`<${K} settlement=${n.sheet_settlement} seat=${t} nameOf=${u} />`} />
    <${pn} deal=${f} voice=${d} />
    <${O} cards=${n.cards} nameOf=${u} />
    ${!i&&e`<${He} table=${r.id} deal=${t.number} me=${r.me} nameOf=${u}
      wordsOf=${e=>V(e,t)} />`}
  </article>`}function fn({deal:{facts:t,settlement:n,explained:r},variant:i,voice:a}){return t.kind===`void`?e`<h2>${de(t)}</h2>`:e`<h2>
    <span data-word=${v(t.game)}><${g} played=${t}
      variant=${i} /></span> ${he(t,n,a)}</h2>
    <p class="said-line">${xe(t,n,r.course.number,a.nameOf)}</p>
    <p class="tricks-line">${_e(t,i,a.nameOf)}</p>`}function pn({deal:t,voice:n}){if(!Ae(t))return e`<${mn} deal=${t} voice=${n} />`;let r=W(t,`pot`,n),i=t.pot-r.reduce((e,{amount:t})=>e+t,0);return e`<${Ve} line=${c(`pot {before} → {after}`,{before:i,after:t.pot})} before=${i}
    after=${t.pot} terms=${r}
    untouched=${c(`Nothing came into the pot or out of it.`)} />`}function mn({deal:{settlement:t,heads:n},voice:r}){let i=t.heads.map(e=>({words:E(e,r),amount:e.points})),a=n.reduce((e,t)=>e+t,0),o=a-i.reduce((e,{amount:t})=>e+t,0);return e`<${Ve}
    line=${c(`to play for {before} → {after}`,{before:C(o),after:C(a)})}
    before=${o} after=${a} terms=${i} untouched=${c(`The head sums add up to the same as before.`)} />`}function hn(e,t){switch(e.phase){case`bidding`:return gn(e,t);case`naming`:return _n(e,t);case`participating`:case`inviting`:case`doubling`:return e.bargain?lt(e.bargain).findLast(e=>e.seat===t)?.words??null:null;default:return null}}function gn({calls:t=[],variant:n},r){let i=t.findLastIndex(e=>e.seat===r),a=t[i];return a?e`<${on} spoken=${a} before=${t.slice(0,i)} variant=${n} />`:null}function _n({bargain:t,variant:n},r){if(t?.given_way?.includes(r))return c(`gives way`);let i=t?.named?.findLast(e=>e.seat===r);return i?e`<${g} played=${{...i,from_hand:!0}} variant=${n} />`:null}function vn({view:t,nameOf:n,children:r}){return e`<div class="strip paper">
    ${t.bargain?e`<${yn} view=${t} nameOf=${n} />`:e`<span>${c(`Deal {number}`,{number:t.number})}</span>
        <span data-word="dealer">${c(`dealer: {name}`,{name:n(t.dealer)})}</span>`}
    <${bn} view=${t} />
    ${r}
  </div>`}function yn({view:{bargain:t,variant:n},nameOf:r}){if(!t)return null;let{game:i,declarer:a,number:o,open:s,doubled:u=[],value:d,refa:f}=t,p=a===null?``:r(a),m=o===null&&e`<span data-word="hand-open">${c(`from hand`)}</span>`;return i?e`<b class="strip-contract"><span data-word=${v(i)}><${g}
      played=${H(t)} variant=${n} /></span> <span data-word="declarer">${p}</span></b>
    ${m}${s&&e`<span data-word="hand-open">${c(`open`)}</span>`}
    ${u.length>0&&e`<span data-word="kontra">${l(u.length)}</span>`}
    ${f&&e`<span data-word="refa">${c(`refa`)}</span>`}
    ${typeof d==`number`&&e`<span class="figure"
      data-word="value">${c(`worth {value}`,{value:d})}</span>`}`:e`<b data-word="declarer">${p}</b>${o!==null&&e`<span
      data-word="number-won">${c(`from {number} up`,{number:o})}</span>`}${m}`}function bn({view:t}){if(t.variant.money===`pot`)return e`<span class="figure" data-word="pot" tabindex="0">${c(`pot {pot}`,{pot:t.pot??0})}</span>`;let n=(t.outcome?.booked.sheet.heads??t.heads).map(e=>String(e).replace(`-`,`−`)).join(`/`);return e`<span class="figure" data-word="head" tabindex="0">${c(`heads {heads}`,{heads:n})}</span>`}const xn=f(`preferans-typed`,()=>import(`./preferans-typed.js`).then(e=>e.hear)),Sn={Strip:vn,Ladder:nn,Middle:sn,ResultSlip:dn,BreakUpSlip:Jt,Beside:qt,choiceOf:Yt,firstNamed:Ee,guidance:$t,typed:xn,turnWords:y,waitingWords:i,speechOf:hn,roleOf:Te,isOut:De,marksOf:Se,actionWords:V,resultsOf:({outcome:e,results:t})=>e?.booked.results??t,counts:({phase:e})=>e===`playing`,endsSitting:({booked:e})=>e.sitting_over,clockwise:({direction:e})=>e!==`counter_clockwise`},Cn=t=>e`<${Ze} game=${Sn} ...${t} />`;function wn({facts:e,settlement:t},{table:{me:n,seats:r},view:i}){let a=B({me:n,seats:r}),{variant:o}=i,s=me(e,t,o,{me:n,nameOf:a}),l=Tn(t,o.money===`pot`,{me:n,nameOf:a}),u=e.kind===`void`?[]:[c(`Nothing changes for you.`)];return{words:s,spoken:[s,...l.length?l:u].map(e=>e.replace(/\.?$/,`.`)).join(` `)}}function Tn({heads:e,sides:t,transfers:n},r,i){let a=(...e)=>i.me===null||e.includes(i.me);if(r){let e=[`payer`,`payee`].map(e=>t=>Number(t[e].replace(`seat`,``)));return n.filter(t=>a(...e.map(e=>e(t)))).map(e=>oe(e,i))}return[...e.filter(({seat:e})=>a(e)).map(e=>E(e,i)),...t.filter(({seat:e,against:t})=>a(e,t)).map(e=>b(e,i))]}const En=Ye({call_made:(e,t,n)=>z(t,a(e.call,d($(n)?.calls??[]),On(n))),bidding_won:(e,t,n)=>({...Dn(e,n),weight:`heading`}),hand_won:(e,t,n)=>({words:c(`Played from hand: {names}`,{names:e.seats.map(B(n.table)).join(`, `)}),weight:`heading`}),deal_thrown_in:(e,t,n)=>({words:et(e,n)?c(`You throw the deal in`):c(`{name} throws the deal in`,{name:t}),weight:`heading`}),game_named:(e,t,n)=>({words:kn(e,t,n),weight:`heading`}),way_given:(e,t)=>z(t,c(`I give way`)),participation_said:(e,t)=>z(t,n(e.plays)),invitation_said:(e,t)=>z(t,h(e.invites)),kontra_said:(e,t)=>z(t,s(e.level)),kontra_declined:(e,t,n)=>{let{declarer:r,doubled:i=[]}=$(n)?.bargain??{};return z(t,_(e.seat===r||i.includes(e.seat)?1:0))},hands_laid_open:()=>({words:c(`All hands lie open`),weight:`heading`}),play_stopped:()=>({words:c(`Nothing more can change: the play ends`),weight:`heading`}),all_shown:(e,t,n)=>({...wn(e.settled,n),weight:`heading`,sound:`settled`})});function Dn({declarer:e,number:n,talon:r},{table:{me:i,seats:a}}){let o=r.map(e=>t(e)).join(`, `);if(e===i)return{words:c(`You take the talon, at {number}`,{number:n}),spoken:c(`You take the talon, at {number}: {cards}`,{number:n,cards:o})};let s=it(a[e]);return{words:c(`{name} takes the talon, at {number}`,{name:s,number:n}),spoken:c(`{name} takes the talon, at {number}: {cards}`,{name:s,number:n,cards:o})}}const $=e=>e.view,On=e=>$(e)?.variant??{};function kn({seat:e,game:t,open:n},r,i){let a=$(i)?.bargain?.number===null,o=m({game:t,open:n,from_hand:a},On(i));return et({seat:e},i)?c(`You play {contract}`,{contract:o}):c(`{name} plays {contract}`,{name:r,contract:o})}const An={writing:()=>c(`type it: 4, pass, from hand; Th plays the ten of hearts`),keys:()=>[[[`2`,`…`,`8`],c(`choose a number; press it again to say it`)]],steps:Kt,actionWords:V,narrate:En,prompt:y,readAloud:ft,Table:Cn,tricks:Sn,Sheet:Bt,houseRules:ce,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{An as preferans};