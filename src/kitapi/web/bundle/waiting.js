import{A as e,F as t,N as n,O as r}from"./shared.js";import{D as i,M as a,N as o,P as s,j as c}from"./caribbean-stud-shared.js";import{st as l}from"./tables.js";import{Cn as u,Mn as d,Nn as f,Tn as p,fn as m,gn as h,kn as g,o as _,v,wn as y}from"./main.js";import{a as b}from"./desks.js";function x({game:e,terms:t,house:n,send:r}){let[i,a]=f(null);return g(()=>{v().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?p`<${_} label=${m(`Change the terms`)} title=${m(`Change the terms`)} look="plain">
    <${S} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${_}>`:null}function S({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=f(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return p`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${b} game=${e} words=${h(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${m(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${m(`Propose these terms`)}</button>
  </form>`}function C({table:t,state:n}){let{presetWords:r}=h(t.game).houseRules,{number:i,preset:a}=t.terms,o=t.me===null?null:t.seats[t.me],s=t.seats.filter(e=>e.kind===`person`&&!e.accepted);return p`<section class="paper slip terms" aria-label=${m(`House rules`)} tabindex="0">
    <h2>${m(`House rules`)}${a&&p` <small>${r(a)}</small>`}</h2>
    <${w} house=${t.house} />
    <${T} game=${t.game} terms=${t.terms} />
    ${t.advice===`on`&&p`<p>${m(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&p`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${m(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&p`<p class="quiet">
      ${m(`Waiting for {names}`,{names:s.map(e).join(`, `)})}
    </p>`}
    ${o&&!t.started&&!t.archive&&p`<${x} game=${t.game} terms=${t.terms} house=${t.house}
        send=${n.link.send} />`}
  </section>`}const w=({house:e})=>typeof e==`string`&&p`<p>${e?m(`A table of the house {house}`,{house:e}):m(`A house of its own, for practice`)}</p>`;function T({game:e,terms:t}){let{fieldWords:n,valueWords:r}=h(e).houseRules,i=E(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return g(()=>{o&&u(m(`The terms have changed. {changes}`,{changes:o}))},[t.number]),p`${o&&p`<p class="changed-terms">${m(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>p`<div key=${e}
      class=${y(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&p`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function E(e){let t=d({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function D({table:e,state:r,clockwise:u=!1}){let d=t(e.me,e.seats.length,u),f=e.seats.some(e=>e.kind===`open`),h=e.seats.map(t=>p`<${l} key=${t.seat} seat=${t} own=${t.seat===e.me}
    send=${r.link.send} turn=${!1} dealer=${!1} place=${n(t.seat,d)}>
    <${i} seat=${t} table=${e} send=${r.link.send} />
  </${l}>`),g=e.me===null?null:e.seats[e.me],_=p`<${C} key="terms" table=${e} state=${r} />`,v=f&&(e.entry!==`invitation`||e.hosting)&&p`<section key="invitation" class="paper slip">${e.hosting?p`<${a} table=${e} send=${r.link.send} /><${c} table=${e} />`:p`<p>${m(`Send this link to the people who will sit down with you.`)}</p><${o} />
        <${s} />`}
    </section>`;return p`<p class="strip paper"><b>${m(f?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${d.length>4?p`<div class="many-seats">${h}</div>`:h}
      <div class="middle">
        ${g?.accepted?[v,_]:[_,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${g?O(g):m(`Choose a seat.`)}
      </p></div>`}const O=t=>r(t)?m(`You sit here.`):m(`You sit here, {name}.`,{name:e(t)});export{D as WaitingRoom};