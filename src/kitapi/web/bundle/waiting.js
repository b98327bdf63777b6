import{I as e,P as t,V as n,z as r}from"./shared.js";import{D as i,M as a,N as o,P as s,j as c}from"./caribbean-stud-shared.js";import{st as l}from"./tables.js";import{Dn as u,In as d,Ln as f,Nn as p,On as m,bn as h,gn as g,kn as _,o as v,y}from"./main.js";import{a as b}from"./desks.js";function x({game:e,terms:t,house:n,send:r}){let[i,a]=f(null);return p(()=>{y().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?_`<${v} label=${g(`Change the terms`)} title=${g(`Change the terms`)} look="plain">
    <${S} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${v}>`:null}function S({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=f(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return _`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${b} game=${e} words=${h(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${g(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${g(`Propose these terms`)}</button>
  </form>`}function C({table:t,state:n}){let{presetWords:r}=h(t.game).houseRules,{number:i,preset:a}=t.terms,o=t.me===null?null:t.seats[t.me],s=t.seats.filter(e=>e.kind===`person`&&!e.accepted);return _`<section class="paper slip terms" aria-label=${g(`House rules`)} tabindex="0">
    <h2>${g(`House rules`)}${a&&_` <small>${r(a)}</small>`}</h2>
    <${w} house=${t.house} />
    <${T} game=${t.game} terms=${t.terms} />
    ${t.advice===`on`&&_`<p>${g(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&_`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${g(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&_`<p class="quiet">
      ${g(`Waiting for {names}`,{names:s.map(e).join(`, `)})}
    </p>`}
    ${o&&!t.started&&!t.archive&&_`<${x} game=${t.game} terms=${t.terms} house=${t.house}
        send=${n.link.send} />`}
  </section>`}const w=({house:e})=>typeof e==`string`&&_`<p>${e?g(`A table of the house {house}`,{house:e}):g(`A house of its own, for practice`)}</p>`;function T({game:e,terms:t}){let{fieldWords:n,valueWords:r}=h(e).houseRules,i=E(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return p(()=>{o&&u(g(`The terms have changed. {changes}`,{changes:o}))},[t.number]),_`${o&&_`<p class="changed-terms">${g(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>_`<div key=${e}
      class=${m(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&_`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function E(e){let t=d({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function D({table:e,state:t,clockwise:u=!1}){let d=n(e.me,e.seats.length,u),f=e.seats.some(e=>e.kind===`open`),p=e.seats.map(n=>_`<${l} key=${n.seat} seat=${n} own=${n.seat===e.me}
    send=${t.link.send} turn=${!1} dealer=${!1} place=${r(n.seat,d)}>
    <${i} seat=${n} table=${e} send=${t.link.send} />
  </${l}>`),m=e.me===null?null:e.seats[e.me],h=_`<${C} key="terms" table=${e} state=${t} />`,v=f&&(e.entry!==`invitation`||e.hosting)&&_`<section key="invitation" class="paper slip">${e.hosting?_`<${a} table=${e} send=${t.link.send} /><${c} table=${e} />`:_`<p>${g(`Send this link to the people who will sit down with you.`)}</p><${o} />
        <${s} />`}
    </section>`;return _`<p class="strip paper"><b>${g(f?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${d.length>4?_`<div class="many-seats">${p}</div>`:p}
      <div class="middle">
        ${m?.accepted?[v,h]:[h,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${m?O(m):g(`Choose a seat.`)}
      </p></div>`}const O=n=>t(n)?g(`You sit here.`):g(`You sit here, {name}.`,{name:e(n)});export{D as WaitingRoom};