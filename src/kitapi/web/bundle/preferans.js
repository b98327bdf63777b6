import{Ht as e,Sn as t,_t as n,at as r,bt as i,cn as a,ct as o,dt as s,ft as c,gt as l,ht as u,ln as d,lt as f,mt as p,on as m,ot as h,pt as g,rn as ee,st as te,ut as _,vt as v,xn as ne,yt as re}from"./main.js";import{A as ie,C as y,D as b,E as ae,M as x,N as oe,O as S,P as se,S as ce,T as le,_ as ue,a as de,b as C,c as fe,d as pe,f as me,g as he,h as w,i as ge,j as _e,k as T,l as ve,m as ye,n as be,o as xe,p as Se,r as Ce,s as we,t as Te,u as Ee,v as E,w as D,x as O,y as De}from"./preferans-shared.js";import{$ as Oe,A as ke,C as Ae,D as je,E as Me,F as Ne,I as Pe,J as Fe,K as Ie,L as Le,M as Re,N as ze,O as Be,P as Ve,Q as He,S as Ue,T as k,U as We,X as A,Y as j,Z as M,a as N,c as Ge,d as P,et as Ke,g as F,j as I,k as L,l as qe,m as Je,o as Ye,p as Xe,q as R,rt as z,s as Ze,tt as Qe,u as $e,w as et,z as tt}from"./tables.js";import{A as nt,M as B,N as rt,b as it,x as at}from"./shared.js";function V(e,{calls:t=[],bargain:n,variant:r}){let i=n?.doubled?.length??0;switch(e.kind){case`bid`:return u(Number(e.number),r);case`hold`:return d(`Hold {number}`,{number:p(t)});case`from_hand`:return d(`From hand`);case`pass`:return d(`Pass`);case`throw_in`:return d(`Throw in`);case`give_way`:return d(`Give way`);case`name_game`:return f({game:Number(e.game),open:!!e.open,from_hand:!1},r);case`participate`:return l(!!e.plays);case`invite`:return g(!!e.invites);case`kontra`:return s(i+1);case`decline`:return _(i);default:return e.kind}}function ot({view:e,nameOf:n}){let r=e.bargain;if(!r?.game||r.declarer===null)return null;let a=st(r);return t`<section class="paper offer-slip" aria-label=${d(`Game`)} tabindex="0">
    <p class="offer-contract"><span data-word=${i(r.game)}><${h} played=${H(r)}
      variant=${e.variant} /></span></p>
    <p>${[n(r.declarer),r.number===null&&d(`from hand`),r.open&&d(`open`)].filter(Boolean).join(` · `)}</p>
    ${typeof r.value==`number`&&t`<p class="figure quiet"><span
        data-word="value">${d(`worth {value}`,{value:r.value})}</span></p>`}
    ${a.length>0&&t`<ul class="answers">${a.map(({seat:e,words:r},i)=>t`<li
      key=${i}><b>${n(e)}</b> ${r}</li>`)}</ul>`}
  </section>`}const H=e=>({game:e.game??0,open:e.open,from_hand:e.number===null});function st({declarer:e,participation:t=[],invitation:n=null,doubled:r=[],declined:i=[]}){let a=t=>t===e||r.includes(t),o=i.map(e=>({seat:e,words:_(+!!a(e))}));return[...t.map(({seat:e,plays:t})=>({seat:e,words:l(t)})),...n===null?[]:t.filter(({plays:e})=>e).map(({seat:e})=>({seat:e,words:g(n)})),...r.map((e,t)=>({seat:e,words:s(t+1)})),...o]}function ct({bargain:e,variant:t},n){if(!e?.game||e.declarer===null)return``;let r=typeof e.value==`number`?` ${d(`worth {value}`,{value:e.value})}`:``;return`${d(`{name}, {contract}`,{name:n(e.declarer),contract:f(H(e),t)})}${r}.`}function lt(e,t){let n=e.outcome?.booked.sheet??e;return`${(e.outcome?.booked.results??e.results).map((r,i)=>[t(i),e.phase===`playing`&&e.active.includes(i)?a(`{count} trick`,`{count} tricks`,e.tricks?.[i]??0):``,e.variant.money===`pot`?``:`${d(`head sum`)} ${n.heads[i]}`,`${d(`result`)} ${m(r)}`].filter(Boolean).join(`, `)).join(`; `)}.`}const ut=e=>Le(e,{readContract:ct,readScore:lt,turnWords:v}),U=(e,t)=>t?`${e} (${t})`:e;function dt({settlement:e,explained:t},n,r){let i=e.heads.flatMap((e,i)=>e.seat===n?[{words:D(e,r),amount:t.heads[i]?.points??0}]:[]),a=e.sides.flatMap((e,i)=>e.seat===n||e.against===n?[{words:U(b(e,r),ae(t.sides[i])),amount:e.seat===n?e.points:-e.points}]:[]);return[...i,...a]}function W({settlement:e,explained:t},n,r){let i=t.fed.map((e,t)=>({payer:`seat${t}`,payee:`pot`,amount:e,calculation:d(`before the deal`)})).filter(({amount:e})=>e),a=e.transfers.map((e,n)=>({...e,calculation:ce(t.chips[n])}));return[...i,...a].filter(({payer:e,payee:t})=>[e,t].includes(n)).map(e=>({words:U(y(e,r),e.calculation),amount:e.payee===n?e.amount:-e.amount}))}function ft({deal:e,seat:n,moved:r,voice:i}){let a=De(e),o=a?W(e,`seat${n}`,i):dt(e,n,i),s=r-o.reduce((e,{amount:t})=>e+t,0),c={words:a?mt(e,i):pt(e),amount:s};return t`<${M} terms=${s?[...o,c]:o} words=${d(`this deal`)} total=${m(r)} />
    ${s!==0&&t`<p class="quiet">${d(a?`What lies in the pot is everybody's in equal parts.`:`In the end the same comes off all head sums: what they lose together costs everybody alike.`)}</p>
      <${O} clause=${a?`SK-SCORE-09`:`SK-SCORE-08`} />`}`}function pt({settlement:e}){let t=e.heads.reduce((e,{points:t})=>e+t,0);return t===0?d(`what is left over goes to the highest head sums`):t<0?a(`an equal part of the {count} point the head sums lost`,`an equal part of the {count} points the head sums lost`,-t):a(`an equal part of the {count} point the head sums gained`,`an equal part of the {count} points the head sums gained`,t)}function mt(e,t){let n=W(e,`pot`,t).reduce((e,{amount:t})=>e+t,0);return n<0?a(`an equal part of the {count} chip the pot lost`,`an equal part of the {count} chips the pot lost`,-n):a(`an equal part of the {count} chip the pot gained`,`an equal part of the {count} chips the pot gained`,n)}const ht=({sheet:e,table:n,nameOf:r})=>t`<${Oe} title=${d(`Deals`)} deals=${e.deals} table=${n}
    line=${n=>t`<${gt} deal=${n} variant=${e.variant} nameOf=${r} />`}
    details=${(i,a)=>t`<${_t} deal=${i} variant=${e.variant} moved=${a}
        voice=${{me:n.me,nameOf:r}} />`} />`,gt=({deal:{facts:e,settlement:n},variant:r,nameOf:i})=>t`${e.kind===`game`&&t`<${h} played=${e}
      variant=${r} /> <span class="declarer">${i(e.declarer)}</span>`}${` `}
    <span class="verdict">${Se(e,n)}</span>${` `}
    <span class="figure">${e.kind===`game`?n.value:``}</span>`;function _t({deal:e,variant:n,moved:r,voice:i}){let a=x(e);return t`<p class="quiet">${[ye(e.facts,e.settlement,e.explained.course.number,i.nameOf),w(e.facts,n,i.nameOf)].filter(Boolean).join(` · `)}</p>
    <${E} deal=${a} voice=${i} />
    <${Re} moved=${r} voice=${i}
      thisDeal=${(e,n)=>t`<${ft} deal=${a}
        seat=${e} moved=${n} voice=${i} />`} />`}const G=({shares:e=[]})=>e.length>0;function K({settlement:e,seat:n,nameOf:r}){let i=m(e.results[n]??0);return G(e)?t`<${M} terms=${bt(e,n)} words=${d(`total`)} total=${i} />
      <${O} clause="SK-SCORE-09" />`:t`<p>${vt(e,n)}</p>
    <${M} terms=${yt(e,n,r)} words=${d(`total`)} total=${i} />
    <${O} clause="SK-SCORE-08" /><${O} clause="SK-SCORE-07" />`}function vt({heads:e,taken_off:t,left:n},r){let[i,a,o]=[e,t,n].map(e=>e[r]??0);return d(`Head sum {head}; {points} comes off: {left} left.`,{head:S(i??0),points:S(a??0),left:S(o??0)})}function yt({left:e,from_heads:t,sides:n},r,i){let a=n.map((e,t)=>t).filter(e=>e!==r),o=a.map(e=>({words:d(`own side sum against: {name}`,{name:i(e)}),amount:n[r]?.[e]??0})),s=a.map(e=>({words:d(`less the side sum of: {name}`,{name:i(e)}),amount:-(n[e]?.[r]??0)}));return[{words:d(`−10 × head sum {left}`,{left:S(e[r]??0)}),amount:t[r]??0},...[...o,...s].filter(({amount:e})=>e)]}const bt=({chips:e=[],shares:t=[]},n)=>[{words:d(`chips won or lost`),amount:e[n]??0},{words:d(`share of the pot`),amount:t[n]??0}],xt=({settlement:e,voice:n})=>t`<ol class="settling-steps">
    ${G(e)?t`<${wt} settlement=${e} />`:t`<${St} settlement=${e} voice=${n} />`}
  </ol>
  <${Me} results=${e.results} voice=${n}
    parts=${r=>t`<${Tt} settlement=${e} seat=${r} nameOf=${n.nameOf} />`}
    how=${r=>t`<${K} settlement=${e} seat=${r} nameOf=${n.nameOf} />`} />`,St=({settlement:{heads:e,taken_off:n,left:r},voice:{nameOf:i}})=>t`
  <li>
    ${d(`The head sums add up to {sum}.`,{sum:S(e.reduce((e,t)=>e+t,0))})}${` `}
    ${Ct(n,i)} <${C}
    clause="SK-SCORE-08" /></li>
  <li>
    ${d(`That leaves: {left}.`,{left:r.map((e,t)=>`${i(t)} ${S(e)}`).join(`, `)})}</li>
  <li>
    ${d(`Result: −10 × what is left, own side sums added, those of the others taken off.`)} <${C}
      clause="SK-SCORE-07" /></li>`;function Ct(e,t){let n=Math.min(...e),r=e.flatMap((e,r)=>e>n?[t(r)]:[]).join(`, `),i=S(n);return r?d(`{points} comes off each, and one more off the highest: {names}.`,{points:i,names:r}):d(`{points} comes off each.`,{points:i})}const wt=({settlement:{shares:e=[]}})=>t`
  <li>
    ${d(`The pot of {pot} is shared equally, odd chips to those who sit first.`,{pot:e.reduce((e,t)=>e+t,0)})} <${C}
    clause="SK-SCORE-09" /></li>
  <li>${d(`Result: the chips won or lost, and the share of the pot.`)}</li>`;function Tt({settlement:e,seat:n,nameOf:r}){let{heads:i,taken_off:a,left:o,sides:s,chips:c=[],shares:l=[]}=e;return G(e)?t`<p>
      <${k} words=${d(`chips`)} figure=${m(c[n]??0)} /> <${k} words=${d(`of the pot`)}
        figure=${l[n]} /></p>`:t`<p><${k} words=${d(`head sum`)} figure=${S(i[n]??0)} /> <${k}
      words=${d(`off`)} figure=${S(a[n]??0)} /> <${k} words=${d(`left`)}
      figure=${S(o[n]??0)} /></p>
    <p class="pairs">${d(`side sums`)}: ${s.map((e,i)=>i!==n&&t`<${k} key=${i}
      words=${r(i)}
      figure=${m((s[n]?.[i]??0)-(e[n]??0))} />`)}</p>`}const Et=(e,{against:t})=>t===null&&T(e)?m:S,Dt=({sheet:e,column:n,label:r,voice:i})=>t`<${ke} label=${r} figures=${n.figures}
  inFigures=${Et(e,n)}
  explain=${r=>t`<${Ot} written=${r} column=${n} sheet=${e}
    deal=${e.deals.find(({number:e})=>e===r.deal)} voice=${i} />`} />`,Ot=({written:e,column:n,sheet:r,deal:i,voice:a})=>t`<${I} written=${e}>
    ${i&&t`<${q} deal=${i}
        variant=${r.variant} voice=${a} />`}</${I}>
    ${i&&kt(n,r,i,a).map((e,n)=>t`<p key=${n}>${e}</p>`)}
    <${O} clause=${e.clause} />`;function kt({slip:e,against:t},n,r,i){if(T(n))return W(x(r),`seat${e}`,i).map(({words:e})=>e);let{settlement:{heads:a,sides:o},explained:s}=r;return t===null?a.flatMap((t,n)=>t.seat===e?[U(D(t,i),le(s.heads[n]?.reason))]:[]):o.flatMap((n,r)=>n.seat===e&&n.against===t?[U(b(n,i),ae(s.sides[r]))]:[])}const q=({deal:{facts:e,settlement:n},variant:r,voice:i})=>e.kind===`game`?t`<${h} played=${e} variant=${r} /> ${me(e,n,i)}`:he(e,n),At=({sheet:e,slip:n,label:r,voice:i})=>t`<section class="story how" aria-label=${r} tabindex="0">
    <h3>${r}</h3>
    <ol>${_e(e,n).map(({written:n,used:r})=>t`<li key=${n.number}>
      <p>${d(r?`used`:`not yet used`)}</p>
      <div>
        <p>${d(`deal {number}`,{number:n.number})}: ${he(n.facts,n.settlement)}</p>
        ${r&&t`<p>
            ${d(`deal {number}`,{number:r.number})}: <${q} deal=${r} variant=${e.variant}
              voice=${i} /></p>`}
      </div>
    </li>`)}</ol>
    <${O} clause="SK-REFA-01" /><${O} clause="SK-REFA-02" />
  </section>`,J=({slip:e,against:t})=>`${e}-${t??`middle`}`;function jt({slip:e,against:t},n,r){let i=r(e);return t===null?T(n)?d(`Chips, {name}`,{name:i}):d(`Head sum, {name}`,{name:i}):d(`Side sum, {name} against {other}`,{name:i,other:r(t)})}function Mt(e,t){let n=t.indexOf(e);return[...t.slice(n+1),...t.slice(0,n)].reverse()}function Nt({sheet:e,slip:n,around:r,nameOf:i,opening:a}){let[o,s]=[i(n),e.results[n]??0],c=T(e)?[]:Mt(n,r),l=n=>t`<${Ft} column=${n} sheet=${e} nameOf=${i} opening=${a} />`;return t`<section class=${`player-slip in-${rt(n,r)}`} aria-label=${d(`Slip: {name}`,{name:o})}>
    <p class="slip-name">
      <${A} label=${d(`Result, {name}`,{name:o})} figure=${m(s)}
        open=${a.chosen===`result-${n}`}
        onTap=${()=>a.tap(`result-${n}`)}>
        <span title=${o}>${o}</span> <span class="figure result">
          ${m(s)}</span></${A}></p>
    <div class="slip-columns">
      <div class="slip-middle">${l(ie(e,n))}
        <${It} sheet=${e} slip=${n} name=${o} opening=${a} /></div>
      ${c.map(r=>t`<${Pt} key=${r} of=${i(r)}>
        ${l(oe(e,n,r))}</${Pt}>`)}
    </div>
  </section>`}const Pt=({of:e,children:n})=>t`<div class="slip-side">
  <span class="against" title=${e}>${e}</span>${n}</div>`,Ft=({column:e,sheet:n,nameOf:r,opening:{chosen:i,tap:a}})=>e.figures.length?t`<${Ve} figures=${e.figures}
    look=${e.against===null?`head`:`side-sum`} room=${4} label=${jt(e,n,r)}
    open=${i===J(e)}
    latest=${n.deals.at(-1)?.number??0} inFigures=${Et(n,e)}
    onTap=${()=>a(J(e))} />`:null;function It({sheet:e,slip:n,name:r,opening:{chosen:i,tap:a}}){let o=_e(e,n),s=e.sheet.refas[n]??0;return o.length?t`<${A} label=${d(`Open refas, {name}`,{name:r})} figure=${`${s}`}
    open=${i===`refas-${n}`} look="refas-told"
    onTap=${()=>a(`refas-${n}`)}>
    <span>${d(`refa`)}</span> ${o.map(({used:e},n)=>t`<${Lt} key=${n} used=${!!e} />`)}
  </${A}>`:null}const Lt=({used:e})=>t`<svg class=${ne(`refa-mark`,e&&`used`)} viewBox="0 0 14 14" aria-hidden="true"><path
    d="M7 2 12.4 12H1.6Z" />${e&&t`<path d="M1 8.5 13 7" />`}</svg>`;function Rt({sheet:e,table:n,view:{around:r}}){let[i,a]=He(),o=B(n),s={me:n.me,nameOf:o};return t`<div class="paper sheet-paper preferans-sheet" style=${{"--deals":e.deals.length}}>
    <header class="sheet-head"><h2>${d(`Sheet`)}</h2><button type="button" class="told-figure figure"
      aria-expanded=${i===`common`} onClick=${()=>a(`common`)}>${Bt(e)}</button></header>
    <div class=${ne(`slips slips-${e.players}`,T(e)&&`slips-pot`)}>
      ${zt(r).map(n=>t`<${Nt} key=${n} sheet=${e} slip=${n} around=${r} nameOf=${o}
          opening=${{chosen:i,tap:a}} />`)}
    </div>
    <${Vt} chosen=${i} sheet=${e} around=${r} voice=${s} />
    <${Pe}><${xt} settlement=${e.settlement} voice=${s} /></${Pe}>
    <${ht} sheet=${e} table=${n} nameOf=${o} />
  </div>`}const zt=([e,...t])=>[e??0,...t.reverse()],Y=e=>e.reduce((e,t)=>e+t,0),Bt=e=>T(e)?d(`pot {pot}`,{pot:e.pot}):d(`to play for: {sum}`,{sum:S(Y(e.sheet.heads))});function Vt({chosen:e,sheet:n,around:r,voice:i}){let{nameOf:a}=i;if(e===null)return null;if(e===`common`)return t`<${Ut} sheet=${n} voice=${i} />`;let o=Number(e.match(/\d+/)?.[0]);if(e.startsWith(`result-`))return t`<${Ht} sheet=${n} seat=${o} voice=${i} />`;if(e.startsWith(`refas-`))return t`<${At} sheet=${n} slip=${o} label=${d(`Refas: {name}`,{name:a(o)})}
      voice=${i} />`;let s=[ie(n,o),...Mt(o,r).map(e=>oe(n,o,e))].find(t=>J(t)===e);return s&&t`<${Dt} sheet=${n} column=${s}
    label=${jt(s,n,a)} voice=${i} />`}const Ht=({sheet:{deals:e,settlement:n,results:r,variant:i},seat:a,voice:o})=>t`<${Fe}
  label=${d(`Result, {name}`,{name:o.nameOf(a)})} result=${r[a]??0}
  terms=${j(e,e=>t`<${q} deal=${e} variant=${i} voice=${o} />`,(t,n)=>(t.results[a]??0)-(e[n-1]?.results[a]??0))}>
  <${K} settlement=${n} seat=${a} nameOf=${o.nameOf} />
</${Fe}>`;function Ut({sheet:e,voice:n}){let{deals:r,before:i,variant:a,pot:o}=e,s=e=>t`<${q} deal=${e} variant=${a} voice=${n} />`;if(T(e)){let e=j(r,s,e=>W(x(e),`pot`,n).reduce((e,{amount:t})=>e+t,0));return t`<${R} label=${d(`Pot`)} start=${0} terms=${e} words=${d(`in the pot`)} stands=${o} />`}let c=j(r,s,({settlement:e})=>e.heads.reduce((e,{points:t})=>e+t,0));return t`<${R} label=${d(`All head sums together`)} start=${Y(i.heads)} terms=${c}
    words=${d(`to play for`)}
    stands=${S(Y(e.sheet.heads))} />`}const X={participation:[],invitation:null,doubled:[],declined:[],dropped:[]},Z=(e,t)=>({bargain:e.bargain?{...e.bargain,...t}:null});function Wt(e,{seat:t,game:n,open:r},i){let a=e.values?.find(e=>e.game===n&&e.open===r)?.value;return{phase:`doubling`,...Z(e,{...i.bargain,...X,declarer:t,game:n,open:r,value:a})}}const Gt=et({fresh:{open_hands:[],plays_for:null,values:[],ladder:[],doubled_value:null},changes:{bidding_won:(e,t)=>({phase:`discarding`,held:Ae(e.held,t.declarer,2),hand:t.declarer===e.seat?[...e.hand??[],...t.talon]:e.hand??[],bargain:{declarer:t.declarer,number:t.number,talon:t.talon,...X}}),hand_won:(e,t)=>({phase:`naming`,bargain:{declarer:t.seats.length===1?t.seats[0]:null,number:null,named:[],given_way:[],...X}}),game_named:(e,t,n)=>e.bargain?.number===null?Z(e,{named:[...e.bargain.named??[],{seat:t.seat,game:t.game,open:t.open}]}):Wt(e,t,n),way_given:(e,t)=>Z(e,{given_way:[...e.bargain?.given_way??[],t.seat]}),declarer_found:(e,t,n)=>Wt(e,e.bargain.named.find(e=>e.seat===t.seat),n),participation_said:(e,t)=>Z(e,{participation:[...e.bargain?.participation??[],{seat:t.seat,plays:t.plays}]}),invitation_said:(e,t)=>Z(e,{invitation:t.invites,dropped:t.invites?[]:e.bargain?.dropped??[]}),kontra_said:(e,t,n)=>Z(e,{doubled:[...e.bargain?.doubled??[],t.seat],value:n.bargain?.doubled?.length===t.level?n.bargain.value:void 0}),kontra_declined:(e,t)=>Z(e,{declined:[...e.bargain?.declined??[],t.seat]}),play_begun:(e,t,n)=>({phase:`playing`,lineup:t.lineup,leader:t.leader,bargain:n.bargain??e.bargain}),card_played:(e,t,n)=>({...Ue.card_played?.(e,t,n),open_hands:e.open_hands?.map(e=>e.filter(e=>e!==t.card))}),hands_laid_open:(e,t)=>({open_hands:t.hands}),play_stopped:(e,t)=>({tricks:t.tricks})},spans:{bidding_won:1600,hand_won:500,deal_thrown_in:900,game_named:1100,way_given:800,participation_said:800,invitation_said:900,kontra_said:1e3,kontra_declined:600,hands_laid_open:900,play_stopped:900}});function Kt({view:e,seat:n,name:r,choosing:i}){let a=e.open_hands?.[n]??[];if(!a.length)return null;let o=d(`Hand: {name}`,{name:r}),{declarer:s,plays_declarer:c=null}=e.bargain??{};return n!==s||c!==e.seat?t`<${Ie} cards=${a} label=${o} rows=${2} />`:t`<${We} cards=${it(a,at(a))}
    offered=${e.plays_for===n?i.offered:null}
    picked=${i.picked} label=${o} onChoose=${i.choose} onThrow=${i.throwCard}
    onRefuse=${i.onRefuse} leaving=${i.leaving} />`}function qt({broken:e,view:n,table:r,replayed:i}){let a=B(r);return t`<article class="paper settled" aria-label=${d(`Settlement`)} tabindex="0">
    <header><h2>${d(`The game was ended`)}</h2>
      <${L} results=${e.settlement.results} me=${r.me} /></header>
    <${xt} settlement=${e.settlement} voice=${{me:r.me,nameOf:a}} />
    ${e.cards&&t`<${je} cards=${e.cards} nameOf=${a} />`}
    ${!i&&t`<${Ke} table=${r.id} deal=${n.number} nameOf=${a} shortcut="c" />`}
    ${!i&&r.sheet>0&&t`<${Ne} table=${r} />`}
  </article>`}function Jt(e,t){let{view:n,choosing:r}=t,i=e;switch(e.kind){case`bid`:return i.number===ve(n,r)?[Yt(i,t)]:[];case`hold`:return[F(e,t,d(`Hold {number}`,{number:p(n.calls??[])}),{sign:null,word:`hold`})];case`from_hand`:return[F(e,t,d(`From hand`),{sign:null,word:`hand-open`,weighty:d(`Play with these ten cards, without the talon?`)})];case`throw_in`:return[F(e,t,d(`Throw in`),{quiet:!0,word:`throw-in`,weighty:d(`End this deal, at no cost?`)})];case`give_way`:return[F(e,t,d(`Give way`),{sign:null,word:`give-way`})];case`form`:return e===r.form?[Xt(t)]:[];case`participate`:return[F(e,t,l(!!i.plays),{word:`drop`})];case`invite`:return[F(e,t,g(!!i.invites),{word:`call-in`})];case`kontra`:return[Zt(e,t)];case`decline`:return[F(e,t,_(n.bargain?.doubled?.length??0),{likely:!0,word:`kontra`})];default:return[F(e,t,e.kind)]}}function Yt(e,a){let o=Number(e.number),{variant:s}=a.view,l=o===1?d(`One`):t`${o} ${c(o,s)} ${n(o)&&t`<${r} game=${o} variant=${s} />`}`,f=o===8?d(`Eight is a game in itself: all ten tricks. Bid it?`):void 0;return F(e,a,l,{sign:o,spoken:u(o,s),weighty:f,word:i(o)})}function Xt({view:e,choosing:{form:n,forms:r,named:a},act:o}){let s=a&&xe(r,a.open).includes(a.game),c=n?.action??`name_game`,l=a?f({...a,from_hand:!1},e.variant):``,u=a&&de(e,a);return{key:`name`,likely:!0,act:s&&o?()=>o({kind:c,...a}):null,sign:a?.game??null,word:a?i(a.game):void 0,spoken:d(`Play {contract}`,{contract:l}),label:t`${d(`I declare`)} ${l} ${u!==null&&t`<span class="figure quiet">${u}</span>`}`}}function Zt(e,n){let{bargain:r,doubled_value:i}=n.view,a=s((r?.doubled?.length??0)+1);return F(e,n,t`${a} <span class="figure quiet">${i}</span>`,{word:`kontra`,spoken:typeof i==`number`?d(`{doubling}, worth {value}`,{doubling:a,value:i}):a})}function Qt(e){switch(e.phase){case`bidding`:return{words:$t(e),because:e.variant.top_game===`seven`?d(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps. Whoever stays in longest takes the two cards of the talon.`):d(`A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps, eight takes all ten. Whoever stays in longest takes the two cards of the talon.`),clauses:[`SK-BID-01`,`SK-BID-02`,`SK-BID-04`]};case`discarding`:return{words:P(e,d(`Keep your long suit and your aces; discard two cards you don’t need.`)),because:d(`You hold twelve cards and play with ten. Only you know what you discard.`),clauses:[`SK-GAME-07`]};case`naming`:return{words:P(e,d(`Choose the game your cards are best for; a low one costs less if it fails.`)),because:e.pot?d(`Won, the pot pays ten chips for each point of the value; lost, you put as many in.`):d(`Won, the value comes off your head sum; lost, it is added. A low head sum is good.`),clauses:[`SK-SCORE-01`,`SK-SCORE-02`,`SK-SCORE-09`]};case`participating`:return{words:d(`Drop if you expect no trick: a player who drops scores nothing and owes nothing.`),because:d(`A defender who plays alone owes two tricks.`),clauses:[`SK-PLAY-04`]};case`inviting`:return{words:d(`Call the other in if you two can take four tricks: you book them all, and answer for both.`),because:d(`The one called in books nothing and owes nothing.`),clauses:[`SK-PLAY-04`]};case`doubling`:return{words:d(`Say kontra only if you are sure: won or lost, the game then counts twice.`),because:d(`The caller alone carries what the kontra brings; the declarer may answer it with rekontra.`),clauses:[`SK-KON-01`,`SK-KON-02`]};case`playing`:return{words:en(e),because:d(`Follow suit; if you cannot, play a trump if you have one; else any card.`),clauses:[`SK-PLAY-02`]};default:return null}}const $t=e=>e.options?.some(({kind:e})=>e===`pass`)?P(e,d(`Say a higher number if you could take six tricks; otherwise pass.`)):d(`You bid first: say one, it commits you to nothing.`),en=e=>typeof e.plays_for==`number`?d(`Play the declarer's card`):$e(e);function Q({view:e,choosing:n,nameOf:r}){let{calls:i=[],ladder:a=[],variant:o}=e,[s,c,l]=[p(i),Ee(e.options??[]),ve(e,n)],f=(e,n)=>t`<${rn} spoken=${e}
      before=${n} variant=${o} />`,m=a.map(e=>({number:e.number,words:u(e.number,o),offered:c.includes(e.number),stands:e.number===s}));return t`<${Ge} view=${e} nameOf=${r} draw=${f} highBid=${tn(e,s,r)}>
    ${m.length>0&&t`<${fe} rungs=${m} chosen=${l} label=${d(`Numbers to bid`)} variant=${o}
      onChoose=${e=>n.setNamed({number:e})} />
    <${nn} view=${e} number=${l??s} />`}
  </${Ge}>`}function tn({calls:e=[],variant:n},r,i){let a=e.find(({call:e})=>e.kind===`from_hand`);return a?t`<b>${d(`From hand`)}</b> <span>${i(a.seat)}</span>`:r?t`<${te} number=${r} variant=${n} /> <span>${i(qe(e))}</span>`:null}function nn({view:{ladder:e=[],variant:n},number:r}){let i=e.find(e=>e.number===r)?.games??[];if(!i.length)return null;let a=i.map(e=>c(e,n)).join(`, `);return t`<p class="allowed">${d(`At {number} you can play: {games}`,{number:r,games:a})}</p>`}const rn=({spoken:{call:e},before:n,variant:r})=>e.kind===`bid`&&e.number>1?t`<${te} number=${e.number} variant=${r} />`:o(e,p(n),r),an=e=>t`<div class="middle"><${on} ...${e} /></div>`;function on({view:e,shown:n,nameOf:r,placeOf:i,choosing:a}){switch(e.phase){case`shuffling`:return t`<${N} words=${d(`Shuffling`)} />`;case`bidding`:return t`<${Q} view=${e} choosing=${a} nameOf=${r} /><${N}
        words=${d(`Talon`)} word="talon" />`;case`discarding`:case`naming`:return a.form?t`<${cn} view=${e} nameOf=${r} /><${ge} view=${e} choosing=${a} />`:t`<${sn} view=${e} nameOf=${r} />`;case`participating`:case`inviting`:case`doubling`:return t`<${ot} view=${e} nameOf=${r} />`;default:return t`<${Ze} cards=${e.trick??[]} placeOf=${i} nameOf=${r}
      gathering=${n.gathering} />
      ${n.gathering===null&&t`<${Ye} trick=${e.last_trick} bargain=${e.bargain}
        nameOf=${r} />`}`}}function sn({view:e,nameOf:n}){let{talon:r,number:i,declarer:a}=e.bargain??{};if(!r?.length)return t`<${cn} view=${e} nameOf=${n} /><${N}
      words=${d(`The talon stays where it is`)} word="talon" />`;let o={name:n(a??0),number:i??0};return t`<${N} cards=${r} words=${d(`The talon, at {number}: {name}`,o)} />`}function cn({view:{bargain:e,variant:n},nameOf:r}){let{named:i=[],given_way:a=[]}=e??{};return i.length?t`<ul class="paper named-from-hand">
    ${i.map(({seat:e,game:i,open:a})=>t`<li key=${e}><b>${r(e)}</b> <${h}
      played=${{game:i,open:a,from_hand:!0}} variant=${n} />${a&&` ${d(`open`)}`}</li>`)}
    ${a.map(e=>t`<li key=${e}><b>${r(e)}</b> ${d(`gives way`)}</li>`)}
  </ul>`:null}function ln({view:e,outcome:n,table:r,replayed:i}){let{facts:a,settlement:o,explained:s,booked:c}=n,l=B(r),u={me:r.me,nameOf:l},f={facts:a,settlement:o,explained:s,heads:c.sheet.heads,pot:c.balances.pot??0};return t`<article class="paper settled" aria-label=${d(`Settlement`)} tabindex="0">
    <header>
      ${c.sitting_over&&t`<p class="over">${d(`The head sums are played off: the sitting is over`)}</p>`}
      <${un} deal=${f} variant=${e.variant} voice=${u} />
      <${L} results=${c.results} before=${e.results} me=${r.me} />
    </header>
    <${E} deal=${f} voice=${u} />
    <${tt} before=${e.results} results=${c.results} voice=${u}
      thisDeal=${(e,n)=>t`<${ft} deal=${f} seat=${e} moved=${n} voice=${u} />`}
      settled=${e=>t`<${K} settlement=${n.sheet_settlement} seat=${e} nameOf=${l} />`} />
    <${dn} deal=${f} voice=${u} />
    <${je} cards=${n.cards} nameOf=${l} />
    ${!i&&t`<${Be} table=${r.id} deal=${e.number} me=${r.me} nameOf=${l}
      wordsOf=${t=>V(t,e)} />`}
  </article>`}function un({deal:{facts:e,settlement:n,explained:r},variant:a,voice:o}){return e.kind===`void`?t`<h2>${ue(e)}</h2>`:t`<h2>
    <span data-word=${i(e.game)}><${h} played=${e}
      variant=${a} /></span> ${me(e,n,o)}</h2>
    <p class="said-line">${ye(e,n,r.course.number,o.nameOf)}</p>
    <p class="tricks-line">${w(e,a,o.nameOf)}</p>`}function dn({deal:e,voice:n}){if(!De(e))return t`<${fn} deal=${e} voice=${n} />`;let r=W(e,`pot`,n),i=e.pot-r.reduce((e,{amount:t})=>e+t,0);return t`<${ze} line=${d(`pot {before} → {after}`,{before:i,after:e.pot})} before=${i}
    after=${e.pot} terms=${r}
    untouched=${d(`Nothing came into the pot or out of it.`)} />`}function fn({deal:{settlement:e,heads:n},voice:r}){let i=e.heads.map(e=>({words:D(e,r),amount:e.points})),a=n.reduce((e,t)=>e+t,0),o=a-i.reduce((e,{amount:t})=>e+t,0);return t`<${ze}
    line=${d(`to play for {before} → {after}`,{before:S(o),after:S(a)})}
    before=${o} after=${a} terms=${i} untouched=${d(`The head sums add up to the same as before.`)} />`}function pn(e,t){switch(e.phase){case`bidding`:return mn(e,t);case`naming`:return hn(e,t);case`participating`:case`inviting`:case`doubling`:return e.bargain?st(e.bargain).findLast(e=>e.seat===t)?.words??null:null;default:return null}}function mn({calls:e=[],variant:n},r){let i=e.findLastIndex(e=>e.seat===r),a=e[i];return a?t`<${rn} spoken=${a} before=${e.slice(0,i)} variant=${n} />`:null}function hn({bargain:e,variant:n},r){if(e?.given_way?.includes(r))return d(`gives way`);let i=e?.named?.findLast(e=>e.seat===r);return i?t`<${h} played=${{...i,from_hand:!0}} variant=${n} />`:null}function gn({view:e,nameOf:n,children:r}){return t`<div class="strip paper">
    ${e.bargain?t`<${_n} view=${e} nameOf=${n} />`:t`<span>${d(`Deal {number}`,{number:e.number})}</span>
        <span data-word="dealer">${d(`dealer: {name}`,{name:n(e.dealer)})}</span>`}
    <${vn} view=${e} />
    ${r}
  </div>`}function _n({view:{bargain:e,variant:n},nameOf:r}){if(!e)return null;let{game:a,declarer:o,number:c,open:l,doubled:u=[],value:f,refa:p}=e,m=o===null?``:r(o),g=c===null&&t`<span data-word="hand-open">${d(`from hand`)}</span>`;return a?t`<b class="strip-contract"><span data-word=${i(a)}><${h}
      played=${H(e)} variant=${n} /></span> <span data-word="declarer">${m}</span></b>
    ${g}${l&&t`<span data-word="hand-open">${d(`open`)}</span>`}
    ${u.length>0&&t`<span data-word="kontra">${s(u.length)}</span>`}
    ${p&&t`<span data-word="refa">${d(`refa`)}</span>`}
    ${typeof f==`number`&&t`<span class="figure"
      data-word="value">${d(`worth {value}`,{value:f})}</span>`}`:t`<b data-word="declarer">${m}</b>${c!==null&&t`<span
      data-word="number-won">${d(`from {number} up`,{number:c})}</span>`}${g}`}function vn({view:e}){if(e.variant.money===`pot`)return t`<span class="figure" data-word="pot" tabindex="0">${d(`pot {pot}`,{pot:e.pot??0})}</span>`;let n=(e.outcome?.booked.sheet.heads??e.heads).map(e=>String(e).replace(`-`,`−`)).join(`/`);return t`<span class="figure" data-word="head" tabindex="0">${d(`heads {heads}`,{heads:n})}</span>`}const yn=ee(`preferans-typed`,()=>import(`./preferans-typed.js`).then(e=>e.hear)),bn={Strip:gn,Ladder:Q,Middle:an,ResultSlip:ln,BreakUpSlip:qt,Beside:Kt,choiceOf:Jt,firstNamed:we,guidance:Qt,typed:yn,turnWords:v,waitingWords:re,speechOf:pn,roleOf:Ce,isOut:Te,marksOf:be,actionWords:V,resultsOf:({outcome:e,results:t})=>e?.booked.results??t,counts:({phase:e})=>e===`playing`,endsSitting:({booked:e})=>e.sitting_over,clockwise:({direction:e})=>e!==`counter_clockwise`},xn=e=>t`<${Xe} game=${bn} ...${e} />`;function Sn({facts:e,settlement:t},{table:{me:n,seats:r},view:i}){let a=B({me:n,seats:r}),{variant:o}=i,s=pe(e,t,o,{me:n,nameOf:a}),c=Cn(t,o.money===`pot`,{me:n,nameOf:a}),l=e.kind===`void`?[]:[d(`Nothing changes for you.`)];return{words:s,spoken:[s,...c.length?c:l].map(e=>e.replace(/\.?$/,`.`)).join(` `)}}function Cn({heads:e,sides:t,transfers:n},r,i){let a=(...e)=>i.me===null||e.includes(i.me);if(r){let e=[`payer`,`payee`].map(e=>t=>Number(t[e].replace(`seat`,``)));return n.filter(t=>a(...e.map(e=>e(t)))).map(e=>y(e,i))}return[...e.filter(({seat:e})=>a(e)).map(e=>D(e,i)),...t.filter(({seat:e,against:t})=>a(e,t)).map(e=>b(e,i))]}const wn=Je({call_made:(e,t,n)=>z(t,o(e.call,p($(n)?.calls??[]),En(n))),bidding_won:(e,t,n)=>({...Tn(e,n),weight:`heading`}),hand_won:(e,t,n)=>({words:d(`Played from hand: {names}`,{names:e.seats.map(B(n.table)).join(`, `)}),weight:`heading`}),deal_thrown_in:(e,t,n)=>({words:Qe(e,n)?d(`You throw the deal in`):d(`{name} throws the deal in`,{name:t}),weight:`heading`}),game_named:(e,t,n)=>({words:Dn(e,t,n),weight:`heading`}),way_given:(e,t)=>z(t,d(`I give way`)),participation_said:(e,t)=>z(t,l(e.plays)),invitation_said:(e,t)=>z(t,g(e.invites)),kontra_said:(e,t)=>z(t,s(e.level)),kontra_declined:(e,t,n)=>{let{declarer:r,doubled:i=[]}=$(n)?.bargain??{};return z(t,_(e.seat===r||i.includes(e.seat)?1:0))},hands_laid_open:()=>({words:d(`All hands lie open`),weight:`heading`}),play_stopped:()=>({words:d(`Nothing more can change: the play ends`),weight:`heading`}),all_shown:(e,t,n)=>({...Sn(e.settled,n),weight:`heading`,sound:`settled`})});function Tn({declarer:t,number:n,talon:r},{table:{me:i,seats:a}}){let o=r.map(t=>e(t)).join(`, `);if(t===i)return{words:d(`You take the talon, at {number}`,{number:n}),spoken:d(`You take the talon, at {number}: {cards}`,{number:n,cards:o})};let s=nt(a[t]);return{words:d(`{name} takes the talon, at {number}`,{name:s,number:n}),spoken:d(`{name} takes the talon, at {number}: {cards}`,{name:s,number:n,cards:o})}}const $=e=>e.view,En=e=>$(e)?.variant??{};function Dn({seat:e,game:t,open:n},r,i){let a=$(i)?.bargain?.number===null,o=f({game:t,open:n,from_hand:a},En(i));return Qe({seat:e},i)?d(`You play {contract}`,{contract:o}):d(`{name} plays {contract}`,{name:r,contract:o})}const On={writing:()=>d(`type it: 4, pass, from hand; Th plays the ten of hearts`),keys:()=>[[[`2`,`…`,`8`],d(`choose a number; press it again to say it`)]],steps:Gt,actionWords:V,narrate:wn,prompt:v,readAloud:ut,Table:xn,tricks:bn,Sheet:Rt,houseRules:se,faces:[`s`,`c`,`d`,`h`].flatMap(e=>[...`789TJQKA`].map(t=>`${t}${e}`))};export{On as preferans};