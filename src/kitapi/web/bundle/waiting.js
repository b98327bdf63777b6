import{A as e,F as t,N as n,O as r}from"./shared.js";import{D as i,M as a,N as o,P as s,j as c}from"./caribbean-stud-shared.js";import{st as l}from"./tables.js";import{An as u,En as d,Sn as f,bn as p,kn as m,ln as h,o as g,pn as _,v,xn as y}from"./main.js";import{a as b}from"./desks.js";function x({game:e,terms:t,house:n,send:r}){let[i,a]=u(null);return d(()=>{v().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?f`<${g} label=${h(`Change the terms`)} title=${h(`Change the terms`)} look="plain">
    <${S} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${g}>`:null}function S({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=u(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return f`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${b} game=${e} words=${_(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${h(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${h(`Propose these terms`)}</button>
  </form>`}function C({table:t,state:n}){let{presetWords:r}=_(t.game).houseRules,{number:i,preset:a}=t.terms,o=t.me===null?null:t.seats[t.me],s=t.seats.filter(e=>e.kind===`person`&&!e.accepted);return f`<section class="paper slip terms" aria-label=${h(`House rules`)} tabindex="0">
    <h2>${h(`House rules`)}${a&&f` <small>${r(a)}</small>`}</h2>
    <${w} house=${t.house} />
    <${T} game=${t.game} terms=${t.terms} />
    ${t.advice===`on`&&f`<p>${h(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&f`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${h(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&f`<p class="quiet">
      ${h(`Waiting for {names}`,{names:s.map(e).join(`, `)})}
    </p>`}
    ${o&&!t.started&&!t.archive&&f`<${x} game=${t.game} terms=${t.terms} house=${t.house}
        send=${n.link.send} />`}
  </section>`}const w=({house:e})=>typeof e==`string`&&f`<p>${e?h(`A table of the house {house}`,{house:e}):h(`A house of its own, for practice`)}</p>`;function T({game:e,terms:t}){let{fieldWords:n,valueWords:r}=_(e).houseRules,i=E(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return d(()=>{o&&p(h(`The terms have changed. {changes}`,{changes:o}))},[t.number]),f`${o&&f`<p class="changed-terms">${h(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>f`<div key=${e}
      class=${y(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&f`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function E(e){let t=m({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function D({table:e,state:r,clockwise:u=!1}){let d=t(e.me,e.seats.length,u),p=e.seats.some(e=>e.kind===`open`),m=e.seats.map(t=>f`<${l} key=${t.seat} seat=${t} own=${t.seat===e.me}
    send=${r.link.send} turn=${!1} dealer=${!1} place=${n(t.seat,d)}>
    <${i} seat=${t} table=${e} send=${r.link.send} />
  </${l}>`),g=e.me===null?null:e.seats[e.me],_=f`<${C} key="terms" table=${e} state=${r} />`,v=p&&(e.entry!==`invitation`||e.hosting)&&f`<section key="invitation" class="paper slip">${e.hosting?f`<${a} table=${e} send=${r.link.send} /><${c} table=${e} />`:f`<p>${h(`Send this link to the people who will sit down with you.`)}</p><${o} />
        <${s} />`}
    </section>`;return f`<p class="strip paper"><b>${h(p?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${d.length>4?f`<div class="many-seats">${m}</div>`:m}
      <div class="middle">
        ${g?.accepted?[v,_]:[_,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${g?O(g):h(`Choose a seat.`)}
      </p></div>`}const O=t=>r(t)?h(`You sit here.`):h(`You sit here, {name}.`,{name:e(t)});export{D as WaitingRoom};