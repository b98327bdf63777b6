import{A as e,F as t,N as n,O as r}from"./shared.js";import{D as i,M as a,N as o,P as s,j as c}from"./caribbean-stud-shared.js";import{st as l}from"./tables.js";import{An as u,Cn as d,Dn as f,Sn as p,jn as m,mn as h,o as g,un as _,v,xn as y}from"./main.js";import{a as b}from"./desks.js";function x({game:e,terms:t,house:n,send:r}){let[i,a]=m(null);return f(()=>{v().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?d`<${g} label=${_(`Change the terms`)} title=${_(`Change the terms`)} look="plain">
    <${S} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${g}>`:null}function S({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=m(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return d`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${b} game=${e} words=${h(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${_(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${_(`Propose these terms`)}</button>
  </form>`}function C({table:t,state:n}){let{presetWords:r}=h(t.game).houseRules,{number:i,preset:a}=t.terms,o=t.me===null?null:t.seats[t.me],s=t.seats.filter(e=>e.kind===`person`&&!e.accepted);return d`<section class="paper slip terms" aria-label=${_(`House rules`)} tabindex="0">
    <h2>${_(`House rules`)}${a&&d` <small>${r(a)}</small>`}</h2>
    <${w} house=${t.house} />
    <${T} game=${t.game} terms=${t.terms} />
    ${t.advice===`on`&&d`<p>${_(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&d`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${_(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&d`<p class="quiet">
      ${_(`Waiting for {names}`,{names:s.map(e).join(`, `)})}
    </p>`}
    ${o&&!t.started&&!t.archive&&d`<${x} game=${t.game} terms=${t.terms} house=${t.house}
        send=${n.link.send} />`}
  </section>`}const w=({house:e})=>typeof e==`string`&&d`<p>${e?_(`A table of the house {house}`,{house:e}):_(`A house of its own, for practice`)}</p>`;function T({game:e,terms:t}){let{fieldWords:n,valueWords:r}=h(e).houseRules,i=E(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return f(()=>{o&&y(_(`The terms have changed. {changes}`,{changes:o}))},[t.number]),d`${o&&d`<p class="changed-terms">${_(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>d`<div key=${e}
      class=${p(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&d`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function E(e){let t=u({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function D({table:e,state:r,clockwise:u=!1}){let f=t(e.me,e.seats.length,u),p=e.seats.some(e=>e.kind===`open`),m=e.seats.map(t=>d`<${l} key=${t.seat} seat=${t} own=${t.seat===e.me}
    send=${r.link.send} turn=${!1} dealer=${!1} place=${n(t.seat,f)}>
    <${i} seat=${t} table=${e} send=${r.link.send} />
  </${l}>`),h=e.me===null?null:e.seats[e.me],g=d`<${C} key="terms" table=${e} state=${r} />`,v=p&&(e.entry!==`invitation`||e.hosting)&&d`<section key="invitation" class="paper slip">${e.hosting?d`<${a} table=${e} send=${r.link.send} /><${c} table=${e} />`:d`<p>${_(`Send this link to the people who will sit down with you.`)}</p><${o} />
        <${s} />`}
    </section>`;return d`<p class="strip paper"><b>${_(p?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${f.length>4?d`<div class="many-seats">${m}</div>`:m}
      <div class="middle">
        ${h?.accepted?[v,g]:[g,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${h?O(h):_(`Choose a seat.`)}
      </p></div>`}const O=t=>r(t)?_(`You sit here.`):_(`You sit here, {name}.`,{name:e(t)});export{D as WaitingRoom};