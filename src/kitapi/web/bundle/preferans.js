import{Cn as e,Ht as t,Sn as n,_t as r,at as i,bt as a,ct as o,dt as s,ft as c,gt as l,ht as u,ln as d,lt as f,mt as p,ot as m,pt as h,rn as ee,sn as g,st as te,un as _,ut as v,vt as y,yt as ne}from"./main.js";import{A as re,C as ie,D as b,E as x,M as S,N as ae,O as C,P as oe,S as se,T as ce,_ as le,a as ue,b as w,c as de,d as fe,f as T,g as pe,h as E,i as me,j as he,k as D,l as ge,m as _e,n as ve,o as ye,p as be,r as xe,s as Se,t as Ce,u as we,v as Te,w as O,x as k,y as Ee}from"./preferans-shared.js";import{$ as De,A as Oe,C as ke,D as Ae,E as je,F as Me,I as Ne,J as Pe,K as Fe,L as Ie,M as Le,N as Re,O as ze,P as Be,Q as Ve,S as He,T as A,U as Ue,X as j,Y as M,Z as N,a as P,c as We,d as F,et as Ge,g as I,j as L,k as R,l as Ke,m as qe,o as Je,p as Ye,q as z,rt as B,s as Xe,tt as Ze,u as Qe,w as $e,z as et}from"./tables.js";import{A as tt,M as V,N as nt,b as rt,x as it}from"./shared.js";function H(e,{calls:t=[],bargain:n,variant:r}){let i=n?.doubled?.length??0;switch(e.kind){case`bid`:return u(Number(e.number),r);case`hold`:return _(`Hold {number}`,{number:p(t)});case`from_hand`:return _(`From hand`);case`pass`:return _(`Pass`);case`throw_in`:return _(`Throw in`);case`give_way`:return _(`Give way`);case`name_game`:return f({game:Number(e.game),open:!!e.open,from_hand:!1},r);case`participate`:return l(!!e.plays);case`invite`:return h(!!e.invites);case`kontra`:return s(i+1);case`decline`:return v(i);default:return e.kind}}function at({view:t,nameOf:n}){let r=t.bargain;if(!r?.game||r.declarer===null)return null;let i=ot(r);return e`<section class="paper offer-slip" aria-label=${_(`Game`)} tabindex="0">
    <p class="offer-contract"><span data-word=${a(r.game)}><${m} played=${U(r)}
      variant=${t.variant} /></span></p>
    <p>${[n(r.declarer),r.number===null&&_(`from hand`),r.open&&_(`open`)].filter(Boolean).join(` · `)}</p>
    ${typeof r.value==`number`&&e`<p class="figure quiet"><span
        data-word="value">${_(`worth {value}`,{value:r.value})}</span></p>`}
    ${i.length>0&&e`<ul class="answers">${i.map(({seat:t,words:r},i)=>e`<li
      key=${i}><b>${n(t)}</b> ${r}</li>`)}</ul>`}
  </section>`}const U=e=>({game:e.game??0,open:e.open,from_hand:e.number===null});function ot({declarer:e,participation:t=[],invitation:n=null,doubled:r=[],declined:i=[]}){let a=t=>t===e||r.includes(t),o=i.map(e=>({seat:e,words:v(+!!a(e))}));return[...t.map(({seat:e,plays:t})=>({seat:e,words:l(t)})),...n===null?[]:t.filter(({plays:e})=>e).map(({seat:e})=>({seat:e,words:h(n)})),...r.map((e,t)=>({seat:e,words:s(t+1)})),...o]}function st({bargain:e,variant:t},n){if(!e?.game||e.declarer===null)return``;let r=typeof e.value==`number`?` ${_(`worth {value}`,{value:e.value})}`:``;return`${_(`{name}, {contract}`,{name:n(e.declarer),contract:f(U(e),t)})}${r}.`}function ct(e,t){let n=e.outcome?.booked.sheet??e;return`${(e.outcome?.booked.results??e.results).map((r,i)=>[t(i),e.phase===`playing`&&e.active.includes(i)?d(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,e.variant.money===`pot`?``:`${_(`head sum`)} ${n.heads[i]}`,`${_(`result`)} ${g(r)}`].filter(Boolean).join(`, `)).join(`; `)}.`}const lt=e=>Ie(e,{readContract:st,readScore:ct,turnWords:y}),W=(e,t)=>t?`${e} (${t})`:e;function ut({settlement:e,explained:t},n,r){let i=e.heads.flatMap((e,i)=>e.seat===n?[{words:O(e,r),amount:t.heads[i]?.points??0}]:[]),a=e.sides.flatMap((e,i)=>e.seat===n||e.against===n?[{words:W(b(e,r),x(t.sides[i])),amount:e.seat===n?e.points:-e.points}]:[]);return[...i,...a]}function G({settlement:e,explained:t},n,r){let i=t.fed.map((e,t)=>({payer:`seat${t}`,payee:`pot`,amount:e,calculation:_(`before the deal`)})).filter(({amount:e})=>e),a=e.transfers.map((e,n)=>({...e,calculation:se(t.chips[n])}));return[...i,...a].filter(({payer:e,payee:t})=>[e,t].includes(n)).map(e=>({words:W(ie(e,r),e.calculation),amount:e.payee===n?e.amount:-e.amount}))}function dt({deal:t,seat:n,moved:r,voice:i}){let a=Ee(t),o=a?G(t,`seat${n}`,i):ut(t,n,i),s=r-o.reduce((e,{amount:t})=>e+t,0),c={words:a?pt(t,i):ft(t),amount:s};return e`<${N} terms=${s?[...o,c]:o} words=${_(`this deal`)} total=${g(r)} />
    ${s!==0&&e`<p class="quiet">${_(a?`What lies in the pot is everybody's in equal parts.`:`In the end the same comes off all head sums: what they lose together costs everybody alike.`)}</p>
      <${k} clause=${a?`SK-SCORE-09`:`SK-SCORE-08`} />`}`}function ft({settlement:e}){let t=e.heads.reduce((e,{points:t})=>e+t,0);return t===0?_(`what is left over goes to the highest head sums`):t<0?d(`an equal part of the {count} point the head sums lost`,`an equal part of the {count} points the head sums lost`,-t):d(`an equal part of the {count} point the head sums gained`,`an equal part of the {count} points the head sums gained`,t)}function pt(e,t){let n=G(e,`pot`,t).reduce((e,{amount:t})=>e+t,0);return n<0?d(`an equal part of the {count} chip the pot lost`,`an equal part of the {count} chips the pot lost`,-n):d(`an equal part of the {count} chip the pot gained`,`an equal part of the {count} chips the pot gained`,n)}const mt=({sheet:t,table:n,nameOf:r})=>e`<${De} title=${_(`Deals`)} deals=${t.deals} table=${n}
    line=${n=>e`<${ht} deal=${n} variant=${t.variant} nameOf=${r} />`}
    details=${(i,a)=>e`<${gt} deal=${i} variant=${t.variant} moved=${a}
        voice=${{me:n.me,nameOf:r}} />`} />`,ht=({deal:{facts:t,settlement:n},variant:r,nameOf:i})=>e`${t.kind===`game`&&e`<${m} played=${t}
      variant=${r} /> <span class="declarer">${i(t.declarer)}</span>`}${` `}
    <span class="verdict">${be(t,n)}</span>${` `}
    <span class="figure">${t.kind===`game`?n.value:``}</span>`;function gt({deal:t,variant:n,moved:r,voice:i}){let a=S(t);return e`<p class="quiet">${[_e(t.facts,t.settlement,t.explained.course.number,i.nameOf),E(t.facts,n,i.nameOf)].filter(Boolean).join(` · `)}</p>
    <${Te} deal=${a} voice=${i} />
    <${Le} moved=${r} voice=${i}
      thisDeal=${(t,n)=>e`<${dt} deal=${a}
        seat=${t} moved=${n} voice=${i} />`} />`}const K=({shares:e=[]})=>e.length>0;function q({settlement:t,seat:n,nameOf:r}){let i=g(t.results[n]??0);return K(t)?e`<${N} terms=${yt(t,n)} words=${_(`total`)} total=${i} />
      <${k} clause="SK-SCORE-09" />`:e`<p>${_t(t,n)}</p>
    <${N} terms=${vt(t,n,r)} words=${_(`total`)} total=${i} />
    <${k} clause="SK-SCORE-08" /><${k} clause="SK-SCORE-07" />`}function _t({heads:e,taken_off:t,left:n},r){let[i,a,o]=[e,t,n].map(e=>e[r]??0);return _(`Head sum {head}; {points} comes off: {left} left.`,{head:C(i??0),points:C(a??0),left:C(o??0)})}function vt({left:e,from_heads:t,sides:n},r,i){let a=n.map((e,t)=>t).filter(e=>e!==r),o=a.map(e=>({words:_(`own side sum against: {name}`,{name:i(e)}),amount:n[r]?.[e]??0})),s=a.map(e=>({words:_(`less the side sum of: {name}`,{name:i(e)}),amount:-(n[e]?.[r]??0)}));return[{words:_(`−10 × head sum {left}`,{left:C(e[r]??0)}),amount:t[r]??0},...[...o,...s].filter(({amount:e})=>e)]}const yt=({chips:e=[],shares:t=[]},n)=>[{words:_(`chips won or lost`),amount:e[n]??0},{words:_(`share of the pot`),amount:t[n]??0}],bt=({settlement:t,voice:n})=>e`<ol class="settling-steps">
    ${K(t)?e`<${Ct} settlement=${t} />`:e`<${xt} settlement=${t} voice=${n} />`}
  </ol>
  <${je} results=${t.results} voice=${n}
    parts=${r=>e`<${wt} settlement=${t} seat=${r} nameOf=${n.nameOf} />`}
    how=${r=>e`<${q} settlement=${t} seat=${r} nameOf=${n.nameOf} />`} />`,xt=({settlement:{heads:t,taken_off:n,left:r},voice:{nameOf:i}})=>e`
  <li>
    ${_(`The head sums add up to {sum}.`,{sum:C(t.reduce((e,t)=>e+t,0))})}${` `}
    ${St(n,i)} <${w}
    clause="SK-SCORE-08" /></li>
  <li>
    ${_(`That leaves: {left}.`,{left:r.map((e,t)=>`${i(t)} ${C(e)}`).join(`, `)})}</li>
  <li>
    ${_(`Result: −10 × what is left, own side sums added, those of the others taken off.`)} <${w}
      clause="SK-SCORE-07" /></li>`;function St(e,t){let n=Math.min(...e),r=e.flatMap((e,r)=>e>n?[t(r)]:[]).join(`, `),i=C(n);return r?_(`{points} comes off each, and one more off the highest: {names}.`,{points:i,names:r}):_(`{points} comes off each.`,{points:i})}const Ct=({settlement:{shares:t=[]}})=>e`
  <li>
    ${_(`The pot of {pot} is shared equally, odd chips to those who sit first.`,{pot:t.reduce((e,t)=>e+t,0)})} <${w}
    clause="SK-SCORE-09" /></li>
  <li>${_(`Result: the chips won or lost, and the share of the pot.`)}</li>`;function wt({settlement:t,seat:n,nameOf:r}){let{heads:i,taken_off:a,left:o,sides:s,chips:c=[],shares:l=[]}=t;return K(t)?e`<p>
      <${A} words=${_(`chips`)} figure=${g(c[n]??0)} /> <${A} words=${_(`of the pot`)}
        figure=${l[n]} /></p>`:e`<p><${A} words=${_(`head sum`)} figure=${C(i[n]??0)} /> <${A}
      words=${_(`off`)} figure=${C(a[n]??0)} /> <${A} words=${_(`left`)}
      figure=${C(o[n]??0)} /></p>
    <p class="pairs">${_(`side sums`)}: ${s.map((t,i)=>i!==n&&e`<${A} key=${i}
      words=${r(i)}
      figure=${g((s[n]?.[i]??0)-(t[n]??0))} />`)}</p>`}const Tt=(e,{against:t})=>t===null&&D(e)?g:C,Et=({sheet:t,column:n,label:r,voice:i})=>e`<${Oe} label=${r} figures=${n.figures}
  inFigures=${Tt(t,n)}
  explain=${r=>e`<${Dt} written=${r} column=${n} sheet=${t}
    deal=${t.deals.find(({number:e})=>e===r.deal)} voice=${i} />`} />`,Dt=({written:t,column:n,sheet:r,deal:i,voice:a})=>e`<${L} written=${t}>
    ${i&&e`<${J} deal=${i}
        variant=${r.variant} voice=${a} />`}</${L}>
    ${i&&Ot(n,r,i,a).map((t,n)=>e`<p key=${n}>${t}</p>`)}
    <${k} clause=${t.clause} />`;function Ot({slip:e,against:t},n,r,i){if(D(n))return G(S(r),`seat${e}`,i).map(({words:e})=>e);let{settlement:{heads:a,sides:o},explained:s}=r;return t===null?a.flatMap((t,n)=>t.seat===e?[W(O(t,i),ce(s.heads[n]?.reason))]:[]):o.flatMap((n,r)=>n.seat===e&&n.against===t?[W(b(n,i),x(s.sides[r]))]:[])}const J=({deal:{facts:t,settlement:n},variant:r,voice:i})=>t.kind===`game`?e`<${m} played=${t} variant=${r} /> ${T(t,n,i)}`:pe(t,n),kt=({sheet:t,slip:n,label:r,voice:i})=>e`<section class="story how" aria-label=${r} tabindex="0">
    <h3>${r}</h3>
    <ol>${he(t,n).map(({written:n,used:r})=>e`<li key=${n.number}>
      <p>${_(r?`used`:`not yet used`)}</p>
      <div>
        <p>${_(`deal {number}`,{number:n.number})}: ${pe(n.facts,n.settlement)}</p>
        ${r&&e`<p>
            ${_(`deal {number}`,{number:r.number})}: <${J} deal=${r} variant=${t.variant}
              voice=${i} /></p>`}
      </div>
    </li>`)}</ol>
    <${k} clause="SK-REFA-01" /><${k} clause="SK-REFA-02" />
  </section>`,Y=({slip:e,against:t})=>`${e}-${t??`middle`}`;function At({slip:e,against:t},n,r){let i=r(e);return t===null?D(n)?_(`Chips, {name}`,{name:i}):_(`Head sum, {name}`,{name:i}):_(`Side sum, {name} against {other}`,{name:i,other:r(t)})}function jt(e,t){let n=t.indexOf(e);return[...t.slice(n+1),...t.slice(0,n)].reverse()}function Mt({sheet:t,slip:n,around:r,nameOf:i,opening:a}){let[o,s]=[i(n),t.results[n]??0],c=D(t)?[]:jt(n,r),l=n=>e`<${Pt} column=${n} sheet=${t} nameOf=${i} opening=${a} />`;return e`<section class=${`player-slip in-${nt(n,r)}`} aria-label=${_(`Slip: {name}`,{name:o})}>
    <p class="slip-name">
      <${j} label=${_(`Result, {name}`,{name:o})} figure=${g(s)}
        open=${a.chosen===`result-${n}`}
        onTap=${()=>a.tap(`result-${n}`)}>
        <span title=${o}>${o}</span> <span class="figure result">
          ${g(s)}</span></${j}></p>
    <div class="slip-columns">
      <div class="slip-middle">${l(re(t,n))}
        <${Ft} sheet=${t} slip=${n} name=${o} opening=${a} /></div>
      ${c.map(r=>e`<${Nt} key=${r} of=${i(r)}>
        ${l(ae(t,n,r))}</${Nt}>`)}
    </div>
  </section>`}const Nt=({of:t,children:n})=>e`<div class="slip-side">
  <span class="against" title=${t}>${t}</span>${n}</div>`,Pt=({column:t,sheet:n,nameOf:r,opening:{chosen:i,tap:a}})=>t.figures.length?e`<${Be} figures=${t.figures}
    look=${t.against===null?`head`:`side-sum`} room=${4} label=${At(t,n,r)}
    open=${i===Y(t)}
    latest=${n.deals.at(-1)?.number??0} inFigures=${Tt(n,t)}
    onTap=${()=>a(Y(t))} />`:null;function Ft({sheet:t,slip:n,name:r,opening:{chosen:i,tap:a}}){let o=he(t,n),s=t.sheet.refas[n]??0;return o.length?e`<${j} label=${_(`Open refas, {name}`,{name:r})} figure=${`${s}`}
    open=${i===`refas-${n}`} look="refas-told"
    onTap=${()=>a(`refas-${n}`)}>
    <span>${_(`refa`)}</span> ${o.map(({used:t},n)=>e`<${It} key=${n} used=${!!t} />`)}
  </${j}>`:null}const It=({used:t})=>e`<svg class=${n(`refa-mark`,t&&`used`)} viewBox="0 0 14 14" aria-hidden="true"><path
    d="M7 2 12.4 12H1.6Z" />${t&&e`<path d="M1 8.5 13 7" />`}</svg>`;function Lt({sheet:t,table:r,view:{around:i}}){let[a,o]=Ve(),s=V(r),c={me:r.me,nameOf:s};return e`<div class="paper sheet-paper preferans-sheet" style=${{"--deals":t.deals.length}}>
    <header class="sheet-head"><h2>${_(`Sheet`)}</h2><button type="button" class="told-figure figure"
      aria-expanded=${a===`common`} onClick=${()=>o(`common`)}>${zt(t)}</button></header>
    <div class=${n(`slips slips-${t.players}`,D(t)&&`slips-pot`)}>
      ${Rt(i).map(n=>e`<${Mt} key=${n} sheet=${t} slip=${n} around=${i} nameOf=${s}
          opening=${{chosen:a,tap:o}} />`)}
    </div>
    <${Bt} chosen=${a} sheet=${t} around=${i} voice=${c} />
    <${Ne}><${bt} settlement=${t.settlement} voice=${c} /></${Ne}>
    <${mt} sheet=${t} table=${r} nameOf=${s} />
  </div>`}const Rt=([e,...t])=>[e??0,...t.reverse()],X=e=>e.reduce((e,t)=>e+t,0),zt=e=>D(e)?_(`pot {pot}`,{pot:e.pot}):_(`to play for: {sum}`,{sum:C(X(e.sheet.heads))});function Bt({chosen:t,sheet:n,around:r,voice:i}){let{nameOf:a}=i;if(t===null)return null;if(t===`common`)return e`<${Ht} sheet=${n} voice=${i} />`;let o=Number(t.match(/\d+/)?.[0]);if(t.startsWith(`result-`))return e`<${Vt} sheet=${n} seat=${o} voice=${i} />`;if(t.startsWith(`refas-`))return e`<${kt} sheet=${n} slip=${o} label=${_(`Refas: {name}`,{name:a(o)})}
      voice=${i} />`;let s=[re(n,o),...jt(o,r).map(e=>ae(n,o,e))].find(e=>Y(e)===t);return s&&e`<${Et} sheet=${n} column=${s}
    label=${At(s,n,a)} voice=${i} />`}const Vt=({sheet:{deals:t,settlement:n,results:r,variant:i},seat:a,voice:o})=>e`<${Pe}
  label=${_(`Result, {name}`,{name:o.nameOf(a)})} result=${r[a]??0}
  terms=${M(t,t=>e`<${J} deal=${t} variant=${i} voice=${o} />`,(e,n)=>(e.results[a]??0)-(t[n-1]?.results[a]??0))}>
  <${q} settlement=${n} seat=${a} nameOf=${o.nameOf} />
</${Pe}>`;function Ht({sheet:t,voice:n}){let{deals:r,before:i,variant:a,pot:o}=t,s=t=>e`<${J} deal=${t} variant=${a} voice=${n} />`;if(D(t)){let t=M(r,s,e=>G(S(e),`pot`,n).reduce((e,{amount:t})=>e+t,0));return e`<${z} label=${_(`Pot`)} start=${0} terms=${t} words=${_(`in the pot`)} stands=${o} />`}let c=M(r,s,({settlement:e})=>e.heads.reduce((e,{points:t})=>e+t,0));return e`<${z} label=${_(`All head sums together`)} start=${X(i.heads)} terms=${c}
    words=${_(`to play for`)}
    stands=${C(X(t.sheet.heads))} />`}const Z={participation:[],invitation:null,doubled:[],declined:[],dropped:[]},Q=(e,t)=>({bargain:e.bargain?{...e.bargain,...t}:null});function Ut(e,{seat:t,game:n,open:r},i){let a=e.values?.find(e=>e.game===n&&e.open===r)?.value;return{phase:`doubling`,...Q(e,{...i.bargain,...Z,declarer:t,game:n,open:r,value:a})}}const Wt=$e({fresh:{open_hands:[],plays_for:null,values:[],ladder:[],doubled_value:null},changes:{bidding_won:(e,t)=>({phase:`discarding`,held:ke(e.held,t.declarer,2),hand:t.declarer===e.seat?[...e.hand??[],...t.talon]:e.hand??[],bargain:{declarer:t.declarer,number:t.number,talon:t.talon,...Z}}),hand_won:(e,t)=>({phase:`naming`,bargain:{declarer:t.seats.length===1?t.seats[0]:null,number:null,named:[],given_way:[],...Z}}),game_named:(e,t,n)=>e.bargain?.number===null?Q(e,{named:[...e.bargain.named??[],{seat:t.seat,game:t.game,open:t.open}]}):Ut(e,t,n),way_given:(e,t)=>Q(e,{given_way:[...e.bargain?.given_way??[],t.seat]}),declarer_found:(e,t,n)=>Ut(e,e.bargain.named.find(e=>e.seat===t.seat),n),participation_said:(e,t)=>Q(e,{participation:[...e.bargain?.participation??[],{seat:t.seat,plays:t.plays}]}),invitation_said:(e,t)=>Q(e,{invitation:t.invites,dropped:t.invites?[]:e.bargain?.dropped??[]}),kontra_said:(e,t,n)=>Q(e,{doubled:[...e.bargain?.doubled??[],t.seat],value:n.bargain?.doubled?.length===t.level?n.bargain.value:void 0}),kontra_declined:(e,t)=>Q(e,{declined:[...e.bargain?.declined??[],t.seat]}),play_begun:(e,t,n)=>({phase:`playing`,lineup:t.lineup,leader:t.leader,bargain:n.bargain??e.bargain}),card_played:(e,t,n)=>({...He.card_played?.(e,t,n),open_hands:e.open_hands?.map(e=>e.filter(e=>e!==t.card))}),hands_laid_open:(e,t)=>({open_hands:t.hands}),play_stopped:(e,t)=>({tricks:t.tricks})},spans:{bidding_won:1600,hand_won:500,deal_thrown_in:900,game_named:1100,way_given:800,participation_said:800,invitation_said:900,kontra_said:1e3,kontra_declined:600,hands_laid_open:900,play_stopped:900}});function Gt({view:t,seat:n,name:r,choosing:i}){let a=t.open_hands?.[n]??[];if(!a.length)return null;let o=_(`Hand: {name}`,{name:r}),{declarer:s,plays_declarer:c=null}=t.bargain??{};return n!==s||c!==t.seat?e`<${Fe} cards=${a} label=${o} rows=${2} />`:e`<${Ue} cards=${rt(a,it(a))}
    offered=${t.plays_for===n?i.offered:null}
    picked=${i.picked} label=${o} onChoose=${i.choose} onThrow=${i.throwCard}
    onRefuse=${i.onRefuse} leaving=${i.leaving} />`}function Kt({broken:t,view:n,table:r,replayed:i}){let a=V(r);return e`<article class="paper settled" aria-label=${_(`Settlement`)} tabindex="0">
    <header><h2>${_(`The game was ended`)}</h2>
      <${R} results=${t.settlement.results} me=${r.me} /></header>
    <${bt} settlement=${t.settlement} voice=${{me:r.me,nameOf:a}} />
    ${t.cards&&e`<${Ae} cards=${t.cards} nameOf=${a} />`}
    ${!i&&e`<${Ge} table=${r.id} deal=${n.number} nameOf=${a} shortcut="c" />`}
    ${!i&&r.sheet>0&&e`<${Me} table=${r} />`}
  </article>`}function qt(e,t){let{view:n,choosing:r}=t,i=e;switch(e.kind){case`bid`:return i.number===ge(n,r)?[Jt(i,t)]:[];case`hold`:return[I(e,t,_(`Hold {number}`,{number:p(n.calls??[])}),{sign:null,word:`hold`})];case`from_hand`:return[I(e,t,_(`From hand`),{sign:null,word:`hand-open`,weighty:_(`Play with these ten cards, without the talon?`)})];case`throw_in`:return[I(e,t,_(`Throw in`),{quiet:!0,word:`throw-in`,weighty:_(`End this deal, at no cost?`)})];case`give_way`:return[I(e,t,_(`Give way`),{sign:null,word:`give-way`})];case`form`:return e===r.form?[Yt(t)]:[];case`participate`:return[I(e,t,l(!!i.plays),{word:`drop`})];case`invite`:return[I(e,t,h(!!i.invites),{word:`call-in`})];case`kontra`:return[Xt(e,t)];case`decline`:return[I(e,t,v(n.bargain?.doubled?.length??0),{likely:!0,word:`kontra`})];default:return[I(e,t,e.kind)]}}function Jt(t,n){let o=Number(t.number),{variant:s}=n.view,l=o===1?_(`One`):e`${o} ${c(o,s)} ${r(o)&&e`<${i} game=${o} variant=${s} />`}`,d=o===8?_(`Eight is a game in itself: all ten tricks. Bid it?`):void 0;return I(t,n,l,{sign:o,spoken:u(o,s),weighty:d,word:a(o)})}function Yt({view:t,choosing:{form:n,forms:r,named:i},act:o}){let s=i&&ye(r,i.open).includes(i.game),c=n?.action??`name_game`,l=i?f({...i,from_hand:!1},t.variant):``,u=i&&ue(t,i);return{key:`name`,likely:!0,act:s&&o?()=>o({kind:c,...i}):null,sign:i?.game??null,word:i?a(i.game):void 0,spoken:_(`Play {contract}`,{contract:l}),label:e`${_(`I declare`)} ${l} ${u!==null&&e`<span class="figure quiet">${u}</span>`}`}}function Xt(t,n){let{bargain:r,doubled_value:i}=n.view,a=s((r?.doubled?.length??0)+1);return I(t,n,e`${a} <span class="figure quiet">${i}</span>`,{word:`kontra`,spoken:typeof i==`number`?_(`{doubling}, worth {value}`,{doubling:a,value:i}):a})}function Zt(e){switch(e.phase){case`bidding`:return{words:Qt(e),because:e.variant.top_game===`seven`?_(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps. Whoever stays in longest takes the two cards of the talon.`):_(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps, eight takes all ten. Whoever stays in longest takes the two cards of the talon.`),clauses:[`SK-BID-01`,`SK-BID-02`,`SK-BID-04`]};case`discarding`:return{words:F(e,_(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:_(`You hold twelve cards and play with ten. Only you know what you discard.`),clauses:[`SK-GAME-07`]};case`naming`:return{words:F(e,_(`Choose the game your cards are best for; a low one costs less if it fails.`)),because:e.pot?_(`Won, the pot pays ten chips for each point of the value; lost, you put as many in.`):_(`Won, the value comes off your head sum; lost, it is added. A low head sum is good.`),clauses:[`SK-SCORE-01`,`SK-SCORE-02`,`SK-SCORE-09`]};case`participating`:return{words:_(`Drop if you expect no trick: a player who drops scores nothing and owes nothing.`),because:_(`A defender who plays alone owes two tricks.`),clauses:[`SK-PLAY-04`]};case`inviting`:return{words:_(`Call the other in if you two can take four tricks: you book them all, and answer for both.`),because:_(`The one called in books nothing and owes nothing.`),clauses:[`SK-PLAY-04`]};case`doubling`:return{words:_(`Say kontra only if you are sure: won or lost, the game then counts twice.`),because:_(`The caller alone carries what the kontra brings; the declarer may answer it with rekontra.`),clauses:[`SK-KON-01`,`SK-KON-02`]};case`playing`:return{words:$t(e),because:_(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`SK-PLAY-02`]};default:return null}}const Qt=e=>e.options?.some(({kind:e})=>e===`pass`)?F(e,_(`Say a higher number if you could take six tricks; otherwise pass.`)):_(`You bid first: say one, it commits you to nothing.`),$t=e=>typeof e.plays_for==`number`?_(`Play the declarer's card`):Qe(e);function en({view:t,choosing:n,nameOf:r}){let{calls:i=[],ladder:a=[],variant:o}=t,[s,c,l]=[p(i),we(t.options??[]),ge(t,n)],d=(t,n)=>e`<${rn} spoken=${t}
      before=${n} variant=${o} />`,f=a.map(e=>({number:e.number,words:u(e.number,o),offered:c.includes(e.number),stands:e.number===s}));return e`<${We} view=${t} nameOf=${r} draw=${d} highBid=${tn(t,s,r)}>
    ${f.length>0&&e`<${de} rungs=${f} chosen=${l} label=${_(`Numbers to bid`)} variant=${o}
      onChoose=${e=>n.setNamed({number:e})} />
    <${nn} view=${t} number=${l??s} />`}
  </${We}>`}function tn({calls:t=[],variant:n},r,i){let a=t.find(({call:e})=>e.kind===`from_hand`);return a?e`<b>${_(`From hand`)}</b> <span>${i(a.seat)}</span>`:r?e`<${te} number=${r} variant=${n} /> <span>${i(Ke(t))}</span>`:null}function nn({view:{ladder:t=[],variant:n},number:r}){let i=t.find(e=>e.number===r)?.games??[];if(!i.length)return null;let a=i.map(e=>c(e,n)).join(`, `);return e`<p class="allowed">${_(`At {number} you can play: {games}`,{number:r,games:a})}</p>`}const rn=({spoken:{call:t},before:n,variant:r})=>t.kind===`bid`&&t.number>1?e`<${te} number=${t.number} variant=${r} />`:o(t,p(n),r),an=t=>e`<div class="middle"><${on} ...${t} /></div>`;function on({view:t,shown:n,nameOf:r,placeOf:i,choosing:a}){switch(t.phase){case`shuffling`:return e`<${P} words=${_(`Shuffling`)} />`;case`bidding`:return e`<${en} view=${t} choosing=${a} nameOf=${r} /><${P}
        words=${_(`Talon`)} word="talon" />`;case`discarding`:case`naming`:return a.form?e`<${cn} view=${t} nameOf=${r} /><${me} view=${t} choosing=${a} />`:e`<${sn} view=${t} nameOf=${r} />`;case`participating`:case`inviting`:case`doubling`:return e`<${at} view=${t} nameOf=${r} />`;default:return e`<${Xe} cards=${t.trick??[]} placeOf=${i} nameOf=${r}
      gathering=${n.gathering} />
      ${n.gathering===null&&e`<${Je} trick=${t.last_trick} bargain=${t.bargain}
        nameOf=${r} />`}`}}function sn({view:t,nameOf:n}){let{talon:r,number:i,declarer:a}=t.bargain??{};if(!r?.length)return e`<${cn} view=${t} nameOf=${n} /><${P}
      words=${_(`The talon stays where it is`)} word="talon" />`;let o={name:n(a??0),number:i??0};return e`<${P} cards=${r} words=${_(`The talon, at {number}: {name}`,o)} />`}function cn({view:{bargain:t,variant:n},nameOf:r}){let{named:i=[],given_way:a=[]}=t??{};return i.length?e`<ul class="paper named-from-hand">
    ${i.map(({seat:t,game:i,open:a})=>e`<li key=${t}><b>${r(t)}</b> <${m}
      played=${{game:i,open:a,from_hand:!0}} variant=${n} />${a&&` ${_(`open`)}`}</li>`)}
    ${a.map(t=>e`<li key=${t}><b>${r(t)}</b> ${_(`gives way`)}</li>`)}
  </ul>`:null}function ln({view:t,outcome:n,table:r,replayed:i}){let{facts:a,settlement:o,explained:s,booked:c}=n,l=V(r),u={me:r.me,nameOf:l},d={facts:a,settlement:o,explained:s,heads:c.sheet.heads,pot:c.balances.pot??0};return e`<article class="paper settled" aria-label=${_(`Settlement`)} tabindex="0">
    <header>
      ${c.sitting_over&&e`<p class="over">${_(`The head sums are played off: the sitting is over`)}</p>`}
      <${un} deal=${d} variant=${t.variant} voice=${u} />
      <${R} results=${c.results} before=${t.results} me=${r.me} />
    </header>
    <${Te} deal=${d} voice=${u} />
    <${et} before=${t.results} results=${c.results} voice=${u}
      thisDeal=${(t,n)=>e`<${dt} deal=${d} seat=${t} moved=${n} voice=${u} />`}
      settled=${t=>e`<${q} settlement=${n.sheet_settlement} seat=${t} nameOf=${l} />`} />
    <${dn} deal=${d} voice=${u} />
    <${Ae} cards=${n.cards} nameOf=${l} />
    ${!i&&e`<${ze} table=${r.id} deal=${t.number} me=${r.me} nameOf=${l}
      wordsOf=${e=>H(e,t)} />`}
  </article>`}function un({deal:{facts:t,settlement:n,explained:r},variant:i,voice:o}){return t.kind===`void`?e`<h2>${le(t)}</h2>`:e`<h2>
    <span data-word=${a(t.game)}><${m} played=${t}
      variant=${i} /></span> ${T(t,n,o)}</h2>
    <p class="said-line">${_e(t,n,r.course.number,o.nameOf)}</p>
    <p class="tricks-line">${E(t,i,o.nameOf)}</p>`}function dn({deal:t,voice:n}){if(!Ee(t))return e`<${fn} deal=${t} voice=${n} />`;let r=G(t,`pot`,n),i=t.pot-r.reduce((e,{amount:t})=>e+t,0);return e`<${Re} line=${_(`pot {before} → {after}`,{before:i,after:t.pot})} before=${i}
    after=${t.pot} terms=${r}
    untouched=${_(`Nothing came into the pot or out of it.`)} />`}function fn({deal:{settlement:t,heads:n},voice:r}){let i=t.heads.map(e=>({words:O(e,r),amount:e.points})),a=n.reduce((e,t)=>e+t,0),o=a-i.reduce((e,{amount:t})=>e+t,0);return e`<${Re}
    line=${_(`to play for {before} → {after}`,{before:C(o),after:C(a)})}
    before=${o} after=${a} terms=${i} untouched=${_(`The head sums add up to the same as before.`)} />`}function pn(e,t){switch(e.phase){case`bidding`:return mn(e,t);case`naming`:return hn(e,t);case`participating`:case`inviting`:case`doubling`:return e.bargain?ot(e.bargain).findLast(e=>e.seat===t)?.words??null:null;default:return null}}function mn({calls:t=[],variant:n},r){let i=t.findLastIndex(e=>e.seat===r),a=t[i];return a?e`<${rn} spoken=${a} before=${t.slice(0,i)} variant=${n} />`:null}function hn({bargain:t,variant:n},r){if(t?.given_way?.includes(r))return _(`gives way`);let i=t?.named?.findLast(e=>e.seat===r);return i?e`<${m} played=${{...i,from_hand:!0}} variant=${n} />`:null}function gn({view:t,nameOf:n,children:r}){return e`<div class="strip paper">
    ${t.bargain?e`<${_n} view=${t} nameOf=${n} />`:e`<span>${_(`Deal {number}`,{number:t.number})}</span>
        <span data-word="dealer">${_(`dealer: {name}`,{name:n(t.dealer)})}</span>`}
    <${vn} view=${t} />
    ${r}
  </div>`}function _n({view:{bargain:t,variant:n},nameOf:r}){if(!t)return null;let{game:i,declarer:o,number:c,open:l,doubled:u=[],value:d,refa:f}=t,p=o===null?``:r(o),h=c===null&&e`<span data-word="hand-open">${_(`from hand`)}</span>`;return i?e`<b class="strip-contract"><span data-word=${a(i)}><${m}
      played=${U(t)} variant=${n} /></span> <span data-word="declarer">${p}</span></b>
    ${h}${l&&e`<span data-word="hand-open">${_(`open`)}</span>`}
    ${u.length>0&&e`<span data-word="kontra">${s(u.length)}</span>`}
    ${f&&e`<span data-word="refa">${_(`refa`)}</span>`}
    ${typeof d==`number`&&e`<span class="figure"
      data-word="value">${_(`worth {value}`,{value:d})}</span>`}`:e`<b data-word="declarer">${p}</b>${c!==null&&e`<span
      data-word="number-won">${_(`from {number} up`,{number:c})}</span>`}${h}`}function vn({view:t}){if(t.variant.money===`pot`)return e`<span class="figure" data-word="pot" tabindex="0">${_(`pot {pot}`,{pot:t.pot??0})}</span>`;let n=(t.outcome?.booked.sheet.heads??t.heads).map(e=>String(e).replace(`-`,`−`)).join(`/`);return e`<span class="figure" data-word="head" tabindex="0">${_(`heads {heads}`,{heads:n})}</span>`}const yn=ee(`preferans-typed`,()=>import(`./preferans-typed.js`).then(e=>e.hear)),bn={Strip:gn,Ladder:en,Middle:an,ResultSlip:ln,BreakUpSlip:Kt,Beside:Gt,choiceOf:qt,firstNamed:Se,guidance:Zt,typed:yn,turnWords:y,waitingWords:ne,speechOf:pn,roleOf:xe,isOut:Ce,marksOf:ve,actionWords:H,resultsOf:({outcome:e,results:t})=>e?.booked.results??t,counts:({phase:e})=>e===`playing`,endsSitting:({booked:e})=>e.sitting_over,clockwise:({direction:e})=>e!==`counter_clockwise`},xn=t=>e`<${Ye} game=${bn} ...${t} />`;function Sn({facts:e,settlement:t},{table:{me:n,seats:r},view:i}){let a=V({me:n,seats:r}),{variant:o}=i,s=fe(e,t,o,{me:n,nameOf:a}),c=Cn(t,o.money===`pot`,{me:n,nameOf:a}),l=e.kind===`void`?[]:[_(`Nothing changes for you.`)];return{words:s,spoken:[s,...c.length?c:l].map(e=>e.replace(/\.?$/,`.`)).join(` `)}}function Cn({heads:e,sides:t,transfers:n},r,i){let a=(...e)=>i.me===null||e.includes(i.me);if(r){let e=[`payer`,`payee`].map(e=>t=>Number(t[e].replace(`seat`,``)));return n.filter(t=>a(...e.map(e=>e(t)))).map(e=>ie(e,i))}return[...e.filter(({seat:e})=>a(e)).map(e=>O(e,i)),...t.filter(({seat:e,against:t})=>a(e,t)).map(e=>b(e,i))]}const wn=qe({call_made:(e,t,n)=>B(t,o(e.call,p($(n)?.calls??[]),En(n))),bidding_won:(e,t,n)=>({...Tn(e,n),weight:`heading`}),hand_won:(e,t,n)=>({words:_(`Played from hand: {names}`,{names:e.seats.map(V(n.table)).join(`, `)}),weight:`heading`}),deal_thrown_in:(e,t,n)=>({words:Ze(e,n)?_(`You throw the deal in`):_(`{name} throws the deal in`,{name:t}),weight:`heading`}),game_named:(e,t,n)=>({words:Dn(e,t,n),weight:`heading`}),way_given:(e,t)=>B(t,_(`I give way`)),participation_said:(e,t)=>B(t,l(e.plays)),invitation_said:(e,t)=>B(t,h(e.invites)),kontra_said:(e,t)=>B(t,s(e.level)),kontra_declined:(e,t,n)=>{let{declarer:r,doubled:i=[]}=$(n)?.bargain??{};return B(t,v(e.seat===r||i.includes(e.seat)?1:0))},hands_laid_open:()=>({words:_(`All hands lie open`),weight:`heading`}),play_stopped:()=>({words:_(`Nothing more can change: the play ends`),weight:`heading`}),all_shown:(e,t,n)=>({...Sn(e.settled,n),weight:`heading`,sound:`settled`})});function Tn({declarer:e,number:n,talon:r},{table:{me:i,seats:a}}){let o=r.map(e=>t(e)).join(`, `);if(e===i)return{words:_(`You take the talon, at {number}`,{number:n}),spoken:_(`You take the talon, at {number}: {cards}`,{number:n,cards:o})};let s=tt(a[e]);return{words:_(`{name} takes the talon, at {number}`,{name:s,number:n}),spoken:_(`{name} takes the talon, at {number}: {cards}`,{name:s,number:n,cards:o})}}const $=e=>e.view,En=e=>$(e)?.variant??{};function Dn({seat:e,game:t,open:n},r,i){let a=$(i)?.bargain?.number===null,o=f({game:t,open:n,from_hand:a},En(i));return Ze({seat:e},i)?_(`You play {contract}`,{contract:o}):_(`{name} plays {contract}`,{name:r,contract:o})}const On={writing:()=>_(`type it: 4, pass, from hand; Th plays the ten of hearts`),keys:()=>[[[`2`,`…`,`8`],_(`choose a number; press it again to say it`)]],steps:Wt,actionWords:H,narrate:wn,prompt:y,readAloud:lt,Table:xn,tricks:bn,Sheet:Lt,houseRules:oe,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{On as preferans};