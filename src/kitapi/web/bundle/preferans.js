import{Cn as e,Ut as t,_t as n,at as r,bt as i,cn as a,ct as o,dn as s,dt as c,ft as l,gt as u,ht as d,in as f,lt as p,mt as m,ot as h,pt as ee,st as te,un as g,ut as _,vt as ne,wn as v,xt as y,yt as b}from"./main.js";import{A as re,C as ie,D as x,E as ae,M as S,N as oe,O as C,P as se,S as ce,T as le,_ as ue,a as de,b as w,c as fe,d as pe,f as me,g as he,h as ge,i as _e,j as ve,k as T,l as ye,m as be,n as xe,o as Se,p as Ce,r as we,s as Te,t as Ee,u as De,v as Oe,w as E,x as D,y as ke}from"./preferans-shared.js";import{$ as Ae,A as je,C as Me,D as Ne,E as Pe,F as Fe,I as O,J as k,K as Ie,L as Le,M as Re,N as ze,O as Be,P as Ve,Q as He,S as Ue,T as A,U as We,X as j,Y as M,Z as N,a as P,c as Ge,d as F,et as Ke,g as I,j as L,k as R,l as qe,m as Je,o as Ye,p as Xe,q as Ze,rt as z,s as Qe,tt as $e,u as et,w as tt,z as nt}from"./tables.js";import{A as rt,M as B,N as it,b as at,x as ot}from"./shared.js";function V(e,{calls:t=[],bargain:r,variant:i}){let a=r?.doubled?.length??0;switch(e.kind){case`bid`:return u(Number(e.number),i);case`hold`:return s(`Hold {number}`,{number:d(t)});case`from_hand`:return s(`From hand`);case`pass`:return s(`Pass`);case`throw_in`:return s(`Throw in`);case`give_way`:return s(`Give way`);case`name_game`:return p({game:Number(e.game),open:!!e.open,from_hand:!1},i);case`participate`:return n(!!e.plays);case`invite`:return m(!!e.invites);case`kontra`:return c(a+1);case`decline`:return _(a);default:return e.kind}}function st({view:e,nameOf:t}){let n=e.bargain;if(!n?.game||n.declarer===null)return null;let r=ct(n);return v`<section class="paper offer-slip" aria-label=${s(`Game`)} tabindex="0">
    <p class="offer-contract"><span data-word=${y(n.game)}><${h} played=${H(n)}
      variant=${e.variant} /></span></p>
    <p>${[t(n.declarer),n.number===null&&s(`from hand`),n.open&&s(`open`)].filter(Boolean).join(` · `)}</p>
    ${typeof n.value==`number`&&v`<p class="figure quiet"><span
        data-word="value">${s(`worth {value}`,{value:n.value})}</span></p>`}
    ${r.length>0&&v`<ul class="answers">${r.map(({seat:e,words:n},r)=>v`<li
      key=${r}><b>${t(e)}</b> ${n}</li>`)}</ul>`}
  </section>`}const H=e=>({game:e.game??0,open:e.open,from_hand:e.number===null});function ct({declarer:e,participation:t=[],invitation:r=null,doubled:i=[],declined:a=[]}){let o=t=>t===e||i.includes(t),s=a.map(e=>({seat:e,words:_(+!!o(e))}));return[...t.map(({seat:e,plays:t})=>({seat:e,words:n(t)})),...r===null?[]:t.filter(({plays:e})=>e).map(({seat:e})=>({seat:e,words:m(r)})),...i.map((e,t)=>({seat:e,words:c(t+1)})),...s]}function lt({bargain:e,variant:t},n){if(!e?.game||e.declarer===null)return``;let r=typeof e.value==`number`?` ${s(`worth {value}`,{value:e.value})}`:``;return`${s(`{name}, {contract}`,{name:n(e.declarer),contract:p(H(e),t)})}${r}.`}function ut(e,t){let n=e.outcome?.booked.sheet??e;return`${(e.outcome?.booked.results??e.results).map((r,i)=>[t(i),e.phase===`playing`&&e.active.includes(i)?g(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,e.variant.money===`pot`?``:`${s(`head sum`)} ${n.heads[i]}`,`${s(`result`)} ${a(r)}`].filter(Boolean).join(`, `)).join(`; `)}.`}const dt=e=>Le(e,{readContract:lt,readScore:ut,turnWords:b}),U=(e,t)=>t?`${e} (${t})`:e;function ft({settlement:e,explained:t},n,r){let i=e.heads.flatMap((e,i)=>e.seat===n?[{words:E(e,r),amount:t.heads[i]?.points??0}]:[]),a=e.sides.flatMap((e,i)=>e.seat===n||e.against===n?[{words:U(x(e,r),ae(t.sides[i])),amount:e.seat===n?e.points:-e.points}]:[]);return[...i,...a]}function W({settlement:e,explained:t},n,r){let i=t.fed.map((e,t)=>({payer:`seat${t}`,payee:`pot`,amount:e,calculation:s(`before the deal`)})).filter(({amount:e})=>e),a=e.transfers.map((e,n)=>({...e,calculation:ce(t.chips[n])}));return[...i,...a].filter(({payer:e,payee:t})=>[e,t].includes(n)).map(e=>({words:U(ie(e,r),e.calculation),amount:e.payee===n?e.amount:-e.amount}))}function pt({deal:e,seat:t,moved:n,voice:r}){let i=ke(e),o=i?W(e,`seat${t}`,r):ft(e,t,r),c=n-o.reduce((e,{amount:t})=>e+t,0),l={words:i?ht(e,r):mt(e),amount:c};return v`<${N} terms=${c?[...o,l]:o} words=${s(`this deal`)} total=${a(n)} />
    ${c!==0&&v`<p class="quiet">${s(i?`What lies in the pot is everybody's in equal parts.`:`In the end the same comes off all head sums: what they lose together costs everybody alike.`)}</p>
      <${D} clause=${i?`SK-SCORE-09`:`SK-SCORE-08`} />`}`}function mt({settlement:e}){let t=e.heads.reduce((e,{points:t})=>e+t,0);return t===0?s(`what is left over goes to the highest head sums`):t<0?g(`an equal part of the {count} point the head sums lost`,`an equal part of the {count} points the head sums lost`,-t):g(`an equal part of the {count} point the head sums gained`,`an equal part of the {count} points the head sums gained`,t)}function ht(e,t){let n=W(e,`pot`,t).reduce((e,{amount:t})=>e+t,0);return n<0?g(`an equal part of the {count} chip the pot lost`,`an equal part of the {count} chips the pot lost`,-n):g(`an equal part of the {count} chip the pot gained`,`an equal part of the {count} chips the pot gained`,n)}const gt=({sheet:e,table:t,nameOf:n})=>v`<${Ae} title=${s(`Deals`)} deals=${e.deals} table=${t}
    line=${t=>v`<${_t} deal=${t} variant=${e.variant} nameOf=${n} />`}
    details=${(r,i)=>v`<${vt} deal=${r} variant=${e.variant} moved=${i}
        voice=${{me:t.me,nameOf:n}} />`} />`,_t=({deal:{facts:e,settlement:t},variant:n,nameOf:r})=>v`${e.kind===`game`&&v`<${h} played=${e}
      variant=${n} /> <span class="declarer">${r(e.declarer)}</span>`}${` `}
    <span class="verdict">${Ce(e,t)}</span>${` `}
    <span class="figure">${e.kind===`game`?t.value:``}</span>`;function vt({deal:e,variant:t,moved:n,voice:r}){let i=S(e);return v`<p class="quiet">${[be(e.facts,e.settlement,e.explained.course.number,r.nameOf),ge(e.facts,t,r.nameOf)].filter(Boolean).join(` · `)}</p>
    <${Oe} deal=${i} voice=${r} />
    <${Re} moved=${n} voice=${r}
      thisDeal=${(e,t)=>v`<${pt} deal=${i}
        seat=${e} moved=${t} voice=${r} />`} />`}const G=({shares:e=[]})=>e.length>0;function K({settlement:e,seat:t,nameOf:n}){let r=a(e.results[t]??0);return G(e)?v`<${N} terms=${xt(e,t)} words=${s(`total`)} total=${r} />
      <${D} clause="SK-SCORE-09" />`:v`<p>${yt(e,t)}</p>
    <${N} terms=${bt(e,t,n)} words=${s(`total`)} total=${r} />
    <${D} clause="SK-SCORE-08" /><${D} clause="SK-SCORE-07" />`}function yt({heads:e,taken_off:t,left:n},r){let[i,a,o]=[e,t,n].map(e=>e[r]??0);return s(`Head sum {head}; {points} comes off: {left} left.`,{head:C(i??0),points:C(a??0),left:C(o??0)})}function bt({left:e,from_heads:t,sides:n},r,i){let a=n.map((e,t)=>t).filter(e=>e!==r),o=a.map(e=>({words:s(`own side sum against: {name}`,{name:i(e)}),amount:n[r]?.[e]??0})),c=a.map(e=>({words:s(`less the side sum of: {name}`,{name:i(e)}),amount:-(n[e]?.[r]??0)}));return[{words:s(`−10 × head sum {left}`,{left:C(e[r]??0)}),amount:t[r]??0},...[...o,...c].filter(({amount:e})=>e)]}const xt=({chips:e=[],shares:t=[]},n)=>[{words:s(`chips won or lost`),amount:e[n]??0},{words:s(`share of the pot`),amount:t[n]??0}],St=({settlement:e,voice:t})=>v`<ol class="settling-steps">
    ${G(e)?v`<${Tt} settlement=${e} />`:v`<${Ct} settlement=${e} voice=${t} />`}
  </ol>
  <${Pe} results=${e.results} voice=${t}
    parts=${n=>v`<${Et} settlement=${e} seat=${n} nameOf=${t.nameOf} />`}
    how=${n=>v`<${K} settlement=${e} seat=${n} nameOf=${t.nameOf} />`} />`,Ct=({settlement:{heads:e,taken_off:t,left:n},voice:{nameOf:r}})=>v`
  <li>
    ${s(`The head sums add up to {sum}.`,{sum:C(e.reduce((e,t)=>e+t,0))})}${` `}
    ${wt(t,r)} <${w}
    clause="SK-SCORE-08" /></li>
  <li>
    ${s(`That leaves: {left}.`,{left:n.map((e,t)=>`${r(t)} ${C(e)}`).join(`, `)})}</li>
  <li>
    ${s(`Result: −10 × what is left, own side sums added, those of the others taken off.`)} <${w}
      clause="SK-SCORE-07" /></li>`;function wt(e,t){let n=Math.min(...e),r=e.flatMap((e,r)=>e>n?[t(r)]:[]).join(`, `),i=C(n);return r?s(`{points} comes off each, and one more off the highest: {names}.`,{points:i,names:r}):s(`{points} comes off each.`,{points:i})}const Tt=({settlement:{shares:e=[]}})=>v`
  <li>
    ${s(`The pot of {pot} is shared equally, odd chips to those who sit first.`,{pot:e.reduce((e,t)=>e+t,0)})} <${w}
    clause="SK-SCORE-09" /></li>
  <li>${s(`Result: the chips won or lost, and the share of the pot.`)}</li>`;function Et({settlement:e,seat:t,nameOf:n}){let{heads:r,taken_off:i,left:o,sides:c,chips:l=[],shares:u=[]}=e;return G(e)?v`<p>
      <${A} words=${s(`chips`)} figure=${a(l[t]??0)} /> <${A} words=${s(`of the pot`)}
        figure=${u[t]} /></p>`:v`<p><${A} words=${s(`head sum`)} figure=${C(r[t]??0)} /> <${A}
      words=${s(`off`)} figure=${C(i[t]??0)} /> <${A} words=${s(`left`)}
      figure=${C(o[t]??0)} /></p>
    <p class="pairs">${s(`side sums`)}: ${c.map((e,r)=>r!==t&&v`<${A} key=${r}
      words=${n(r)}
      figure=${a((c[t]?.[r]??0)-(e[t]??0))} />`)}</p>`}const Dt=(e,{against:t})=>t===null&&T(e)?a:C,Ot=({sheet:e,column:t,label:n,voice:r})=>v`<${je} label=${n} figures=${t.figures}
  inFigures=${Dt(e,t)}
  explain=${n=>v`<${kt} written=${n} column=${t} sheet=${e}
    deal=${e.deals.find(({number:e})=>e===n.deal)} voice=${r} />`} />`,kt=({written:e,column:t,sheet:n,deal:r,voice:i})=>v`<${L} written=${e}>
    ${r&&v`<${q} deal=${r}
        variant=${n.variant} voice=${i} />`}</${L}>
    ${r&&At(t,n,r,i).map((e,t)=>v`<p key=${t}>${e}</p>`)}
    <${D} clause=${e.clause} />`;function At({slip:e,against:t},n,r,i){if(T(n))return W(S(r),`seat${e}`,i).map(({words:e})=>e);let{settlement:{heads:a,sides:o},explained:s}=r;return t===null?a.flatMap((t,n)=>t.seat===e?[U(E(t,i),le(s.heads[n]?.reason))]:[]):o.flatMap((n,r)=>n.seat===e&&n.against===t?[U(x(n,i),ae(s.sides[r]))]:[])}const q=({deal:{facts:e,settlement:t},variant:n,voice:r})=>e.kind===`game`?v`<${h} played=${e} variant=${n} /> ${me(e,t,r)}`:he(e,t),jt=({sheet:e,slip:t,label:n,voice:r})=>v`<section class="story how" aria-label=${n} tabindex="0">
    <h3>${n}</h3>
    <ol>${ve(e,t).map(({written:t,used:n})=>v`<li key=${t.number}>
      <p>${s(n?`used`:`not yet used`)}</p>
      <div>
        <p>${s(`deal {number}`,{number:t.number})}: ${he(t.facts,t.settlement)}</p>
        ${n&&v`<p>
            ${s(`deal {number}`,{number:n.number})}: <${q} deal=${n} variant=${e.variant}
              voice=${r} /></p>`}
      </div>
    </li>`)}</ol>
    <${D} clause="SK-REFA-01" /><${D} clause="SK-REFA-02" />
  </section>`,J=({slip:e,against:t})=>`${e}-${t??`middle`}`;function Mt({slip:e,against:t},n,r){let i=r(e);return t===null?T(n)?s(`Chips, {name}`,{name:i}):s(`Head sum, {name}`,{name:i}):s(`Side sum, {name} against {other}`,{name:i,other:r(t)})}function Nt(e,t){let n=t.indexOf(e);return[...t.slice(n+1),...t.slice(0,n)].reverse()}function Pt({sheet:e,slip:t,around:n,nameOf:r,opening:i}){let[o,c]=[r(t),e.results[t]??0],l=T(e)?[]:Nt(t,n),u=t=>v`<${It} column=${t} sheet=${e} nameOf=${r} opening=${i} />`;return v`<section class=${`player-slip in-${it(t,n)}`} aria-label=${s(`Slip: {name}`,{name:o})}>
    <p class="slip-name">
      <${j} label=${s(`Result, {name}`,{name:o})} figure=${a(c)}
        open=${i.chosen===`result-${t}`}
        onTap=${()=>i.tap(`result-${t}`)}>
        <span title=${o}>${o}</span> <span class="figure result">
          ${a(c)}</span></${j}></p>
    <div class="slip-columns">
      <div class="slip-middle">${u(re(e,t))}
        <${Lt} sheet=${e} slip=${t} name=${o} opening=${i} /></div>
      ${l.map(n=>v`<${Ft} key=${n} of=${r(n)}>
        ${u(oe(e,t,n))}</${Ft}>`)}
    </div>
  </section>`}const Ft=({of:e,children:t})=>v`<div class="slip-side">
  <span class="against" title=${e}>${e}</span>${t}</div>`,It=({column:e,sheet:t,nameOf:n,opening:{chosen:r,tap:i}})=>e.figures.length?v`<${Ve} figures=${e.figures}
    look=${e.against===null?`head`:`side-sum`} room=${4} label=${Mt(e,t,n)}
    open=${r===J(e)}
    latest=${t.deals.at(-1)?.number??0} inFigures=${Dt(t,e)}
    onTap=${()=>i(J(e))} />`:null;function Lt({sheet:e,slip:t,name:n,opening:{chosen:r,tap:i}}){let a=ve(e,t),o=e.sheet.refas[t]??0;return a.length?v`<${j} label=${s(`Open refas, {name}`,{name:n})} figure=${`${o}`}
    open=${r===`refas-${t}`} look="refas-told"
    onTap=${()=>i(`refas-${t}`)}>
    <span>${s(`refa`)}</span> ${a.map(({used:e},t)=>v`<${Rt} key=${t} used=${!!e} />`)}
  </${j}>`:null}const Rt=({used:t})=>v`<svg class=${e(`refa-mark`,t&&`used`)} viewBox="0 0 14 14" aria-hidden="true"><path
    d="M7 2 12.4 12H1.6Z" />${t&&v`<path d="M1 8.5 13 7" />`}</svg>`;function zt({sheet:t,table:n,view:{around:r}}){let[i,a]=He(),o=B(n),c={me:n.me,nameOf:o};return v`<div class="paper sheet-paper preferans-sheet" style=${{"--deals":t.deals.length}}>
    <header class="sheet-head"><h2>${s(`Sheet`)}</h2><button type="button" class="told-figure figure"
      aria-expanded=${i===`common`} onClick=${()=>a(`common`)}>${Vt(t)}</button></header>
    <div class=${e(`slips slips-${t.players}`,T(t)&&`slips-pot`)}>
      ${Bt(r).map(e=>v`<${Pt} key=${e} sheet=${t} slip=${e} around=${r} nameOf=${o}
          opening=${{chosen:i,tap:a}} />`)}
    </div>
    <${Ht} chosen=${i} sheet=${t} around=${r} voice=${c} />
    <${O}><${St} settlement=${t.settlement} voice=${c} /></${O}>
    <${gt} sheet=${t} table=${n} nameOf=${o} />
  </div>`}const Bt=([e,...t])=>[e??0,...t.reverse()],Y=e=>e.reduce((e,t)=>e+t,0),Vt=e=>T(e)?s(`pot {pot}`,{pot:e.pot}):s(`to play for: {sum}`,{sum:C(Y(e.sheet.heads))});function Ht({chosen:e,sheet:t,around:n,voice:r}){let{nameOf:i}=r;if(e===null)return null;if(e===`common`)return v`<${Wt} sheet=${t} voice=${r} />`;let a=Number(e.match(/\d+/)?.[0]);if(e.startsWith(`result-`))return v`<${Ut} sheet=${t} seat=${a} voice=${r} />`;if(e.startsWith(`refas-`))return v`<${jt} sheet=${t} slip=${a} label=${s(`Refas: {name}`,{name:i(a)})}
      voice=${r} />`;let o=[re(t,a),...Nt(a,n).map(e=>oe(t,a,e))].find(t=>J(t)===e);return o&&v`<${Ot} sheet=${t} column=${o}
    label=${Mt(o,t,i)} voice=${r} />`}const Ut=({sheet:{deals:e,settlement:t,results:n,variant:r},seat:i,voice:a})=>v`<${k}
  label=${s(`Result, {name}`,{name:a.nameOf(i)})} result=${n[i]??0}
  terms=${M(e,e=>v`<${q} deal=${e} variant=${r} voice=${a} />`,(t,n)=>(t.results[i]??0)-(e[n-1]?.results[i]??0))}>
  <${K} settlement=${t} seat=${i} nameOf=${a.nameOf} />
</${k}>`;function Wt({sheet:e,voice:t}){let{deals:n,before:r,variant:i,pot:a}=e,o=e=>v`<${q} deal=${e} variant=${i} voice=${t} />`;if(T(e)){let e=M(n,o,e=>W(S(e),`pot`,t).reduce((e,{amount:t})=>e+t,0));return v`<${Ze} label=${s(`Pot`)} start=${0} terms=${e} words=${s(`in the pot`)} stands=${a} />`}let c=M(n,o,({settlement:e})=>e.heads.reduce((e,{points:t})=>e+t,0));return v`<${Ze} label=${s(`All head sums together`)} start=${Y(r.heads)} terms=${c}
    words=${s(`to play for`)}
    stands=${C(Y(e.sheet.heads))} />`}const X={participation:[],invitation:null,doubled:[],declined:[],dropped:[]},Z=(e,t)=>({bargain:e.bargain?{...e.bargain,...t}:null});function Gt(e,{seat:t,game:n,open:r},i){let a=e.values?.find(e=>e.game===n&&e.open===r)?.value;return{phase:`doubling`,...Z(e,{...i.bargain,...X,declarer:t,game:n,open:r,value:a})}}const Kt=tt({fresh:{open_hands:[],plays_for:null,values:[],ladder:[],doubled_value:null},changes:{bidding_won:(e,t)=>({phase:`discarding`,held:Me(e.held,t.declarer,2),hand:t.declarer===e.seat?[...e.hand??[],...t.talon]:e.hand??[],bargain:{declarer:t.declarer,number:t.number,talon:t.talon,...X}}),hand_won:(e,t)=>({phase:`naming`,bargain:{declarer:t.seats.length===1?t.seats[0]:null,number:null,named:[],given_way:[],...X}}),game_named:(e,t,n)=>e.bargain?.number===null?Z(e,{named:[...e.bargain.named??[],{seat:t.seat,game:t.game,open:t.open}]}):Gt(e,t,n),way_given:(e,t)=>Z(e,{given_way:[...e.bargain?.given_way??[],t.seat]}),declarer_found:(e,t,n)=>Gt(e,e.bargain.named.find(e=>e.seat===t.seat),n),participation_said:(e,t)=>Z(e,{participation:[...e.bargain?.participation??[],{seat:t.seat,plays:t.plays}]}),invitation_said:(e,t)=>Z(e,{invitation:t.invites,dropped:t.invites?[]:e.bargain?.dropped??[]}),kontra_said:(e,t,n)=>Z(e,{doubled:[...e.bargain?.doubled??[],t.seat],value:n.bargain?.doubled?.length===t.level?n.bargain.value:void 0}),kontra_declined:(e,t)=>Z(e,{declined:[...e.bargain?.declined??[],t.seat]}),play_begun:(e,t,n)=>({phase:`playing`,lineup:t.lineup,leader:t.leader,bargain:n.bargain??e.bargain}),card_played:(e,t,n)=>({...Ue.card_played?.(e,t,n),open_hands:e.open_hands?.map(e=>e.filter(e=>e!==t.card))}),hands_laid_open:(e,t)=>({open_hands:t.hands}),play_stopped:(e,t)=>({tricks:t.tricks})},spans:{bidding_won:1600,hand_won:500,deal_thrown_in:900,game_named:1100,way_given:800,participation_said:800,invitation_said:900,kontra_said:1e3,kontra_declined:600,hands_laid_open:900,play_stopped:900}});function qt({view:e,seat:t,name:n,choosing:r}){let i=e.open_hands?.[t]??[];if(!i.length)return null;let a=s(`Hand: {name}`,{name:n}),{declarer:o,plays_declarer:c=null}=e.bargain??{};return t!==o||c!==e.seat?v`<${Ie} cards=${i} label=${a} rows=${2} />`:v`<${We} cards=${at(i,ot(i))}
    offered=${e.plays_for===t?r.offered:null}
    picked=${r.picked} label=${a} onChoose=${r.choose} onThrow=${r.throwCard}
    onRefuse=${r.onRefuse} leaving=${r.leaving} />`}function Jt({broken:e,view:t,table:n,replayed:r}){let i=B(n);return v`<article class="paper settled" aria-label=${s(`Settlement`)} tabindex="0">
    <header><h2>${s(`The game was ended`)}</h2>
      <${R} results=${e.settlement.results} me=${n.me} /></header>
    <${St} settlement=${e.settlement} voice=${{me:n.me,nameOf:i}} />
    ${e.cards&&v`<${Ne} cards=${e.cards} nameOf=${i} />`}
    ${!r&&v`<${Ke} table=${n.id} deal=${t.number} nameOf=${i} shortcut="c" />`}
    ${!r&&n.sheet>0&&v`<${Fe} table=${n} />`}
  </article>`}function Yt(e,t){let{view:r,choosing:i}=t,a=e;switch(e.kind){case`bid`:return a.number===ye(r,i)?[Xt(a,t)]:[];case`hold`:return[I(e,t,s(`Hold {number}`,{number:d(r.calls??[])}),{sign:null,word:`hold`})];case`from_hand`:return[I(e,t,s(`From hand`),{sign:null,word:`hand-open`,weighty:s(`Play with these ten cards, without the talon?`)})];case`throw_in`:return[I(e,t,s(`Throw in`),{quiet:!0,word:`throw-in`,weighty:s(`End this deal, at no cost?`)})];case`give_way`:return[I(e,t,s(`Give way`),{sign:null,word:`give-way`})];case`form`:return e===i.form?[Zt(t)]:[];case`participate`:return[I(e,t,n(!!a.plays),{word:`drop`})];case`invite`:return[I(e,t,m(!!a.invites),{word:`call-in`})];case`kontra`:return[Qt(e,t)];case`decline`:return[I(e,t,_(r.bargain?.doubled?.length??0),{likely:!0,word:`kontra`})];default:return[I(e,t,e.kind)]}}function Xt(e,t){let n=Number(e.number),{variant:i}=t.view,a=n===1?s(`One`):v`${n} ${ee(n,i)} ${ne(n)&&v`<${r} game=${n} variant=${i} />`}`,o=n===8?s(`Eight is a game in itself: all ten tricks. Bid it?`):void 0;return I(e,t,a,{sign:n,spoken:u(n,i),weighty:o,word:y(n)})}function Zt({view:e,choosing:{form:t,forms:n,named:r},act:i}){let a=r&&Se(n,r.open).includes(r.game),o=t?.action??`name_game`,c=r?p({...r,from_hand:!1},e.variant):``,l=r&&de(e,r);return{key:`name`,likely:!0,act:a&&i?()=>i({kind:o,...r}):null,sign:r?.game??null,word:r?y(r.game):void 0,spoken:s(`Play {contract}`,{contract:c}),label:v`${s(`I declare`)} ${c} ${l!==null&&v`<span class="figure quiet">${l}</span>`}`}}function Qt(e,t){let{bargain:n,doubled_value:r}=t.view,i=c((n?.doubled?.length??0)+1);return I(e,t,v`${i} <span class="figure quiet">${r}</span>`,{word:`kontra`,spoken:typeof r==`number`?s(`{doubling}, worth {value}`,{doubling:i,value:r}):i})}function $t(e){switch(e.phase){case`bidding`:return{words:en(e),because:e.variant.top_game===`seven`?s(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps. Whoever stays in longest takes the two cards of the talon.`):s(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps, eight takes all ten. Whoever stays in longest takes the two cards of the talon.`),clauses:[`SK-BID-01`,`SK-BID-02`,`SK-BID-04`]};case`discarding`:return{words:F(e,s(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:s(`You hold twelve cards and play with ten. Only you know what you discard.`),clauses:[`SK-GAME-07`]};case`naming`:return{words:F(e,s(`Choose the game your cards are best for; a low one costs less if it fails.`)),because:e.pot?s(`Won, the pot pays ten chips for each point of the value; lost, you put as many in.`):s(`Won, the value comes off your head sum; lost, it is added. A low head sum is good.`),clauses:[`SK-SCORE-01`,`SK-SCORE-02`,`SK-SCORE-09`]};case`participating`:return{words:s(`Drop if you expect no trick: a player who drops scores nothing and owes nothing.`),because:s(`A defender who plays alone owes two tricks.`),clauses:[`SK-PLAY-04`]};case`inviting`:return{words:s(`Call the other in if you two can take four tricks: you book them all, and answer for both.`),because:s(`The one called in books nothing and owes nothing.`),clauses:[`SK-PLAY-04`]};case`doubling`:return{words:s(`Say kontra only if you are sure: won or lost, the game then counts twice.`),because:s(`The caller alone carries what the kontra brings; the declarer may answer it with rekontra.`),clauses:[`SK-KON-01`,`SK-KON-02`]};case`playing`:return{words:tn(e),because:s(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`SK-PLAY-02`]};default:return null}}const en=e=>e.options?.some(({kind:e})=>e===`pass`)?F(e,s(`Say a higher number if you could take six tricks; otherwise pass.`)):s(`You bid first: say one, it commits you to nothing.`),tn=e=>typeof e.plays_for==`number`?s(`Play the declarer's card`):et(e);function Q({view:e,choosing:t,nameOf:n}){let{calls:r=[],ladder:i=[],variant:a}=e,[o,c,l]=[d(r),De(e.options??[]),ye(e,t)],f=(e,t)=>v`<${an} spoken=${e}
      before=${t} variant=${a} />`,p=i.map(e=>({number:e.number,words:u(e.number,a),offered:c.includes(e.number),stands:e.number===o}));return v`<${Ge} view=${e} nameOf=${n} draw=${f} highBid=${nn(e,o,n)}>
    ${p.length>0&&v`<${fe} rungs=${p} chosen=${l} label=${s(`Numbers to bid`)} variant=${a}
      onChoose=${e=>t.setNamed({number:e})} />
    <${rn} view=${e} number=${l??o} />`}
  </${Ge}>`}function nn({calls:e=[],variant:t},n,r){let i=e.find(({call:e})=>e.kind===`from_hand`);return i?v`<b>${s(`From hand`)}</b> <span>${r(i.seat)}</span>`:n?v`<${te} number=${n} variant=${t} /> <span>${r(qe(e))}</span>`:null}function rn({view:{ladder:e=[],variant:t},number:n}){let r=e.find(e=>e.number===n)?.games??[];if(!r.length)return null;let i=r.map(e=>ee(e,t)).join(`, `);return v`<p class="allowed">${s(`At {number} you can play: {games}`,{number:n,games:i})}</p>`}const an=({spoken:{call:e},before:t,variant:n})=>e.kind===`bid`&&e.number>1?v`<${te} number=${e.number} variant=${n} />`:o(e,d(t),n),on=e=>v`<div class="middle"><${sn} ...${e} /></div>`;function sn({view:e,shown:t,nameOf:n,placeOf:r,choosing:i}){switch(e.phase){case`shuffling`:return v`<${P} words=${s(`Shuffling`)} />`;case`bidding`:return v`<${Q} view=${e} choosing=${i} nameOf=${n} /><${P}
        words=${s(`Talon`)} word="talon" />`;case`discarding`:case`naming`:return i.form?v`<${ln} view=${e} nameOf=${n} /><${_e} view=${e} choosing=${i} />`:v`<${cn} view=${e} nameOf=${n} />`;case`participating`:case`inviting`:case`doubling`:return v`<${st} view=${e} nameOf=${n} />`;default:return v`<${Qe} cards=${e.trick??[]} placeOf=${r} nameOf=${n}
      gathering=${t.gathering} />
      ${t.gathering===null&&v`<${Ye} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${n} />`}`}}function cn({view:e,nameOf:t}){let{talon:n,number:r,declarer:i}=e.bargain??{};if(!n?.length)return v`<${ln} view=${e} nameOf=${t} /><${P}
      words=${s(`The talon stays where it is`)} word="talon" />`;let a={name:t(i??0),number:r??0};return v`<${P} cards=${n} words=${s(`The talon, at {number}: {name}`,a)} />`}function ln({view:{bargain:e,variant:t},nameOf:n}){let{named:r=[],given_way:i=[]}=e??{};return r.length?v`<ul class="paper named-from-hand">
    ${r.map(({seat:e,game:r,open:i})=>v`<li key=${e}><b>${n(e)}</b> <${h}
      played=${{game:r,open:i,from_hand:!0}} variant=${t} />${i&&` ${s(`open`)}`}</li>`)}
    ${i.map(e=>v`<li key=${e}><b>${n(e)}</b> ${s(`gives way`)}</li>`)}
  </ul>`:null}function un({view:e,outcome:t,table:n,replayed:r}){let{facts:i,settlement:a,explained:o,booked:c}=t,l=B(n),u={me:n.me,nameOf:l},d={facts:i,settlement:a,explained:o,heads:c.sheet.heads,pot:c.balances.pot??0};return v`<article class="paper settled" aria-label=${s(`Settlement`)} tabindex="0">
    <header>
      ${c.sitting_over&&v`<p class="over">${s(`The head sums are played off: the sitting is over`)}</p>`}
      <${dn} deal=${d} variant=${e.variant} voice=${u} />
      <${R} results=${c.results} before=${e.results} me=${n.me} />
    </header>
    <${Oe} deal=${d} voice=${u} />
    <${nt} before=${e.results} results=${c.results} voice=${u}
      thisDeal=${(e,t)=>v`<${pt} deal=${d} seat=${e} moved=${t} voice=${u} />`}
      settled=${e=>v`<${K} settlement=${t.sheet_settlement} seat=${e} nameOf=${l} />`} />
    <${fn} deal=${d} voice=${u} />
    <${Ne} cards=${t.cards} nameOf=${l} />
    ${!r&&v`<${Be} table=${n.id} deal=${e.number} me=${n.me} nameOf=${l}
      wordsOf=${t=>V(t,e)} />`}
  </article>`}function dn({deal:{facts:e,settlement:t,explained:n},variant:r,voice:i}){return e.kind===`void`?v`<h2>${ue(e)}</h2>`:v`<h2>
    <span data-word=${y(e.game)}><${h} played=${e}
      variant=${r} /></span> ${me(e,t,i)}</h2>
    <p class="said-line">${be(e,t,n.course.number,i.nameOf)}</p>
    <p class="tricks-line">${ge(e,r,i.nameOf)}</p>`}function fn({deal:e,voice:t}){if(!ke(e))return v`<${pn} deal=${e} voice=${t} />`;let n=W(e,`pot`,t),r=e.pot-n.reduce((e,{amount:t})=>e+t,0);return v`<${ze} line=${s(`pot {before} → {after}`,{before:r,after:e.pot})} before=${r}
    after=${e.pot} terms=${n}
    untouched=${s(`Nothing came into the pot or out of it.`)} />`}function pn({deal:{settlement:e,heads:t},voice:n}){let r=e.heads.map(e=>({words:E(e,n),amount:e.points})),i=t.reduce((e,t)=>e+t,0),a=i-r.reduce((e,{amount:t})=>e+t,0);return v`<${ze}
    line=${s(`to play for {before} → {after}`,{before:C(a),after:C(i)})}
    before=${a} after=${i} terms=${r} untouched=${s(`The head sums add up to the same as before.`)} />`}function mn(e,t){switch(e.phase){case`bidding`:return hn(e,t);case`naming`:return gn(e,t);case`participating`:case`inviting`:case`doubling`:return e.bargain?ct(e.bargain).findLast(e=>e.seat===t)?.words??null:null;default:return null}}function hn({calls:e=[],variant:t},n){let r=e.findLastIndex(e=>e.seat===n),i=e[r];return i?v`<${an} spoken=${i} before=${e.slice(0,r)} variant=${t} />`:null}function gn({bargain:e,variant:t},n){if(e?.given_way?.includes(n))return s(`gives way`);let r=e?.named?.findLast(e=>e.seat===n);return r?v`<${h} played=${{...r,from_hand:!0}} variant=${t} />`:null}function _n({view:e,nameOf:t,children:n}){return v`<div class="strip paper">
    ${e.bargain?v`<${vn} view=${e} nameOf=${t} />`:v`<span>${s(`Deal {number}`,{number:e.number})}</span>
        <span data-word="dealer">${s(`dealer: {name}`,{name:t(e.dealer)})}</span>`}
    <${yn} view=${e} />
    ${n}
  </div>`}function vn({view:{bargain:e,variant:t},nameOf:n}){if(!e)return null;let{game:r,declarer:i,number:a,open:o,doubled:c=[],value:u,refa:d}=e,f=i===null?``:n(i),p=a===null&&v`<span data-word="hand-open">${s(`from hand`)}</span>`;return r?v`<b class="strip-contract"><span data-word=${y(r)}><${h}
      played=${H(e)} variant=${t} /></span> <span data-word="declarer">${f}</span></b>
    ${p}${o&&v`<span data-word="hand-open">${s(`open`)}</span>`}
    ${c.length>0&&v`<span data-word="kontra">${l(c.length)}</span>`}
    ${d&&v`<span data-word="refa">${s(`refa`)}</span>`}
    ${typeof u==`number`&&v`<span class="figure"
      data-word="value">${s(`worth {value}`,{value:u})}</span>`}`:v`<b data-word="declarer">${f}</b>${a!==null&&v`<span
      data-word="number-won">${s(`from {number} up`,{number:a})}</span>`}${p}`}function yn({view:e}){if(e.variant.money===`pot`)return v`<span class="figure" data-word="pot" tabindex="0">${s(`pot {pot}`,{pot:e.pot??0})}</span>`;let t=(e.outcome?.booked.sheet.heads??e.heads).map(e=>String(e).replace(`-`,`−`)).join(`/`);return v`<span class="figure" data-word="head" tabindex="0">${s(`heads {heads}`,{heads:t})}</span>`}const bn=f(`preferans-typed`,()=>import(`./preferans-typed.js`).then(e=>e.hear)),xn={Strip:_n,Ladder:Q,Middle:on,ResultSlip:un,BreakUpSlip:Jt,Beside:qt,choiceOf:Yt,firstNamed:Te,guidance:$t,typed:bn,turnWords:b,waitingWords:i,speechOf:mn,roleOf:we,isOut:Ee,marksOf:xe,actionWords:V,resultsOf:({outcome:e,results:t})=>e?.booked.results??t,counts:({phase:e})=>e===`playing`,endsSitting:({booked:e})=>e.sitting_over,clockwise:({direction:e})=>e!==`counter_clockwise`},Sn=e=>v`<${Xe} game=${xn} ...${e} />`;function Cn({facts:e,settlement:t},{table:{me:n,seats:r},view:i}){let a=B({me:n,seats:r}),{variant:o}=i,c=pe(e,t,o,{me:n,nameOf:a}),l=wn(t,o.money===`pot`,{me:n,nameOf:a}),u=e.kind===`void`?[]:[s(`Nothing changes for you.`)];return{words:c,spoken:[c,...l.length?l:u].map(e=>e.replace(/\.?$/,`.`)).join(` `)}}function wn({heads:e,sides:t,transfers:n},r,i){let a=(...e)=>i.me===null||e.includes(i.me);if(r){let e=[`payer`,`payee`].map(e=>t=>Number(t[e].replace(`seat`,``)));return n.filter(t=>a(...e.map(e=>e(t)))).map(e=>ie(e,i))}return[...e.filter(({seat:e})=>a(e)).map(e=>E(e,i)),...t.filter(({seat:e,against:t})=>a(e,t)).map(e=>x(e,i))]}const Tn=Je({call_made:(e,t,n)=>z(t,o(e.call,d($(n)?.calls??[]),Dn(n))),bidding_won:(e,t,n)=>({...En(e,n),weight:`heading`}),hand_won:(e,t,n)=>({words:s(`Played from hand: {names}`,{names:e.seats.map(B(n.table)).join(`, `)}),weight:`heading`}),deal_thrown_in:(e,t,n)=>({words:$e(e,n)?s(`You throw the deal in`):s(`{name} throws the deal in`,{name:t}),weight:`heading`}),game_named:(e,t,n)=>({words:On(e,t,n),weight:`heading`}),way_given:(e,t)=>z(t,s(`I give way`)),participation_said:(e,t)=>z(t,n(e.plays)),invitation_said:(e,t)=>z(t,m(e.invites)),kontra_said:(e,t)=>z(t,c(e.level)),kontra_declined:(e,t,n)=>{let{declarer:r,doubled:i=[]}=$(n)?.bargain??{};return z(t,_(e.seat===r||i.includes(e.seat)?1:0))},hands_laid_open:()=>({words:s(`All hands lie open`),weight:`heading`}),play_stopped:()=>({words:s(`Nothing more can change: the play ends`),weight:`heading`}),all_shown:(e,t,n)=>({...Cn(e.settled,n),weight:`heading`,sound:`settled`})});function En({declarer:e,number:n,talon:r},{table:{me:i,seats:a}}){let o=r.map(e=>t(e)).join(`, `);if(e===i)return{words:s(`You take the talon, at {number}`,{number:n}),spoken:s(`You take the talon, at {number}: {cards}`,{number:n,cards:o})};let c=rt(a[e]);return{words:s(`{name} takes the talon, at {number}`,{name:c,number:n}),spoken:s(`{name} takes the talon, at {number}: {cards}`,{name:c,number:n,cards:o})}}const $=e=>e.view,Dn=e=>$(e)?.variant??{};function On({seat:e,game:t,open:n},r,i){let a=$(i)?.bargain?.number===null,o=p({game:t,open:n,from_hand:a},Dn(i));return $e({seat:e},i)?s(`You play {contract}`,{contract:o}):s(`{name} plays {contract}`,{name:r,contract:o})}const kn={writing:()=>s(`type it: 4, pass, from hand; Th plays the ten of hearts`),keys:()=>[[[`2`,`…`,`8`],s(`choose a number; press it again to say it`)]],steps:Kt,actionWords:V,narrate:Tn,prompt:b,readAloud:dt,Table:Sn,tricks:xn,Sheet:zt,houseRules:se,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{kn as preferans};