import{A as e,C as t,O as n,T as r,b as i}from"./shared.js";import{gt as a,ht as o,mt as s,pt as c,ut as l}from"./tables.js";import{On as u,Tn as d,bn as f,cn as p,fn as m,kn as h,o as g,v as _,xn as v,yn as y}from"./main.js";import{t as b}from"./desks.js";function x({game:e,terms:t,house:n,send:r}){let[i,a]=h(null);return d(()=>{_().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?v`<${g} label=${p(`Change the terms`)} title=${p(`Change the terms`)} look="plain">
    <${S} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${g}>`:null}function S({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=h(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return v`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${b} game=${e} words=${m(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${p(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${p(`Propose these terms`)}</button>
  </form>`}function C({table:e,state:t}){let{presetWords:n}=m(e.game).houseRules,{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return v`<section class="paper slip terms" aria-label=${p(`House rules`)} tabindex="0">
    <h2>${p(`House rules`)}${a&&v` <small>${n(a)}</small>`}</h2>
    <${w} house=${e.house} />
    <${T} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&v`<p>${p(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&v`<button type="button" class="plain"
      onClick=${()=>t.link.send({type:`accept`,terms:i})}>${p(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&v`<p class="quiet">
      ${p(`Waiting for {names}`,{names:s.map(r).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&v`<${x} game=${e.game} terms=${e.terms} house=${e.house}
        send=${t.link.send} />`}
  </section>`}const w=({house:e})=>typeof e==`string`&&v`<p>${e?p(`A table of the house {house}`,{house:e}):p(`A house of its own, for practice`)}</p>`;function T({game:e,terms:t}){let{fieldWords:n,valueWords:r}=m(e).houseRules,i=E(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return d(()=>{o&&y(p(`The terms have changed. {changes}`,{changes:o}))},[t.number]),v`${o&&v`<p class="changed-terms">${p(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>v`<div key=${e}
      class=${f(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&v`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function E(e){let t=u({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function D({table:t,state:r,clockwise:u=!1}){let d=e(t.me,t.seats.length,u),f=t.seats.some(e=>e.kind===`open`),m=t.seats.map(e=>v`<${a} key=${e.seat} seat=${e} own=${e.seat===t.me}
    send=${r.link.send} turn=${!1} dealer=${!1} place=${n(e.seat,d)}>
    <${l} seat=${e} table=${t} send=${r.link.send} />
  </${a}>`),h=t.me===null?null:t.seats[t.me],g=v`<${C} key="terms" table=${t} state=${r} />`,_=f&&(t.entry!==`invitation`||t.hosting)&&v`<section key="invitation" class="paper slip">${t.hosting?v`<${s} table=${t} send=${r.link.send} /><${c} table=${t} />`:v`<p>${p(`Send this link to the people who will sit down with you.`)}</p><${i} />
        <${o} />`}
    </section>`;return v`<p class="strip paper"><b>${p(f?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${d.length>4?v`<div class="many-seats">${m}</div>`:m}
      <div class="middle">
        ${h?.accepted?[_,g]:[g,_]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${h?O(h):p(`Choose a seat.`)}
      </p></div>`}const O=e=>t(e)?p(`You sit here.`):p(`You sit here, {name}.`,{name:r(e)});export{D as WaitingRoom};