import{_ as e,b as t,g as n,v as r}from"./shared.js";import{dt as i,gt as a,ht as o,mt as s}from"./tables.js";import{Zt as c,an as l,dn as u,h as d,in as f,qt as p,rn as m,s as h,sn as g,un as _}from"./main.js";import{n as v}from"./desks.js";function y({game:e,terms:t,house:n,send:r}){let[i,a]=u(null);return g(()=>{d().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?l`<${h} label=${p(`Change the terms`)} title=${p(`Change the terms`)} look="plain">
    <${b} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${h}>`:null}function b({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=u(n),s=e.settled??[],d=r?s:s.filter(e=>e===`practice`);return l`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${v} game=${e} words=${c(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${d} />
    <p class="quiet">${p(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${p(`Propose these terms`)}</button>
  </form>`}function x({table:t,state:n}){let{presetWords:r}=c(t.game).houseRules,{number:i,preset:a}=t.terms,o=t.me===null?null:t.seats[t.me],s=t.seats.filter(e=>e.kind===`person`&&!e.accepted);return l`<section class="paper slip terms" aria-label=${p(`House rules`)} tabindex="0">
    <h2>${p(`House rules`)}${a&&l` <small>${r(a)}</small>`}</h2>
    <${S} house=${t.house} />
    <${C} game=${t.game} terms=${t.terms} />
    ${t.advice===`on`&&l`<p>${p(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&l`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${p(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&l`<p class="quiet">
      ${p(`Waiting for {names}`,{names:s.map(e).join(`, `)})}
    </p>`}
    ${o&&!t.started&&!t.archive&&l`<${y} game=${t.game} terms=${t.terms} house=${t.house}
        send=${n.link.send} />`}
  </section>`}const S=({house:e})=>typeof e==`string`&&l`<p>${e?p(`A table of the house {house}`,{house:e}):p(`A house of its own, for practice`)}</p>`;function C({game:e,terms:t}){let{fieldWords:n,valueWords:r}=c(e).houseRules,i=w(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return g(()=>{o&&m(p(`The terms have changed. {changes}`,{changes:o}))},[t.number]),l`${o&&l`<p class="changed-terms">${p(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>l`<div key=${e}
      class=${f(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&l`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function w(e){let t=_({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function T({table:c,state:u,clockwise:d=!1}){let f=t(c.me,c.seats.length,d),m=c.seats.some(e=>e.kind===`open`),h=c.seats.map(e=>l`<${a} key=${e.seat} seat=${e} turn=${!1} dealer=${!1}
    place=${r(e.seat,f)}>
    <${i} seat=${e} table=${c} send=${u.link.send} />
  </${a}>`);return l`<p class="strip paper"><b>${p(m?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${f.length>4?l`<div class="many-seats">${h}</div>`:h}
      <div class="middle">
        <${x} table=${c} state=${u} />
        ${m&&(c.entry!==`invitation`||c.hosting)&&l`<section class="paper slip">${c.hosting?l`<${o} table=${c} send=${u.link.send} /><${s} table=${c} />`:l`<p>${p(`Send this link to the people who will sit down with you.`)}</p><${n} />`}
        </section>`}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${c.me===null?p(`Choose a seat.`):p(`You sit here, {name}.`,{name:e(c.seats[c.me])})}
      </p></div>`}export{T as WaitingRoom};