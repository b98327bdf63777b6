import{E as e,v as t,w as n,x as r,y as i}from"./shared.js";import{ct as a,dt as o,ft as s,mt as c,pt as l}from"./tables.js";import{Xt as u,_n as d,cn as f,en as p,g as m,gn as h,ln as g,pn as _,s as v,sn as y}from"./main.js";import{n as b}from"./desks.js";function x({game:e,terms:t,house:n,send:r}){let[i,a]=d(null);return _(()=>{m().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?g`<${v} label=${u(`Change the terms`)} title=${u(`Change the terms`)} look="plain">
    <${S} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${v}>`:null}function S({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=d(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return g`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${b} game=${e} words=${p(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${u(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${u(`Propose these terms`)}</button>
  </form>`}function C({table:e,state:t}){let{presetWords:n}=p(e.game).houseRules,{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return g`<section class="paper slip terms" aria-label=${u(`House rules`)} tabindex="0">
    <h2>${u(`House rules`)}${a&&g` <small>${n(a)}</small>`}</h2>
    <${w} house=${e.house} />
    <${T} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&g`<p>${u(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&g`<button type="button" class="plain"
      onClick=${()=>t.link.send({type:`accept`,terms:i})}>${u(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&g`<p class="quiet">
      ${u(`Waiting for {names}`,{names:s.map(r).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&g`<${x} game=${e.game} terms=${e.terms} house=${e.house}
        send=${t.link.send} />`}
  </section>`}const w=({house:e})=>typeof e==`string`&&g`<p>${e?u(`A table of the house {house}`,{house:e}):u(`A house of its own, for practice`)}</p>`;function T({game:e,terms:t}){let{fieldWords:n,valueWords:r}=p(e).houseRules,i=E(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return _(()=>{o&&y(u(`The terms have changed. {changes}`,{changes:o}))},[t.number]),g`${o&&g`<p class="changed-terms">${u(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>g`<div key=${e}
      class=${f(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&g`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function E(e){let t=h({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function D({table:r,state:i,clockwise:d=!1}){let f=e(r.me,r.seats.length,d),p=r.seats.some(e=>e.kind===`open`),m=r.seats.map(e=>g`<${c} key=${e.seat} seat=${e} own=${e.seat===r.me}
    send=${i.link.send} turn=${!1} dealer=${!1} place=${n(e.seat,f)}>
    <${a} seat=${e} table=${r} send=${i.link.send} />
  </${c}>`),h=r.me===null?null:r.seats[r.me],_=g`<${C} key="terms" table=${r} state=${i} />`,v=p&&(r.entry!==`invitation`||r.hosting)&&g`<section key="invitation" class="paper slip">${r.hosting?g`<${s} table=${r} send=${i.link.send} /><${o} table=${r} />`:g`<p>${u(`Send this link to the people who will sit down with you.`)}</p><${t} />
        <${l} />`}
    </section>`;return g`<p class="strip paper"><b>${u(p?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${f.length>4?g`<div class="many-seats">${m}</div>`:m}
      <div class="middle">
        ${h?.accepted?[v,_]:[_,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${h?O(h):u(`Choose a seat.`)}
      </p></div>`}const O=e=>i(e)?u(`You sit here.`):u(`You sit here, {name}.`,{name:r(e)});export{D as WaitingRoom};