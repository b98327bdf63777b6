import{K as e,Y as t,q as n,ut as r}from"./shared.js";import{_t as i,ft as a,gt as o,ht as s}from"./tables.js";import{$t as c,Kt as l,W as u,Xt as d,Yt as f,Zt as p,m,nn as h,o as g,rn as _}from"./main.js";import{t as v}from"./desks.js";function y({game:e,terms:t,house:n,send:r}){let[i,a]=_(null);return c(()=>{m().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?p`<${g} label=${l(`Change the terms`)} title=${l(`Change the terms`)} look="plain">
    <${b} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${g}>`:null}function b({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=_(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return p`<form method="dialog" class="house-rules" onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${v} game=${e} words=${u(e.name).houseRules} variant=${a} onVariant=${o} fixed=${c} />
    <p class="quiet">${l(`Everybody at the table must agree anew.`)}</p>
    <button class="plain">${l(`Put these terms on the table`)}</button>
  </form>`}function x({table:t,state:n}){let{presetWords:r}=u(t.game).houseRules,{number:i,preset:a}=t.terms,o=t.me===null?null:t.seats[t.me],s=t.seats.filter(e=>e.kind===`person`&&!e.accepted);return p`<section class="paper slip terms" aria-label=${l(`House rules`)} tabindex="0">
    <h2>${l(`House rules`)}${a&&p` <small>${r(a)}</small>`}</h2>
    <${S} house=${t.house} />
    <${C} game=${t.game} terms=${t.terms} />
    ${t.advice===`on`&&p`<p>${l(`Everybody here may ask, before he acts, what his options are worth.`)}</p>`}
    ${o&&!o.accepted&&p`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${l(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&p`<p class="quiet">
      ${l(`Waiting for {names}`,{names:s.map(e).join(`, `)})}
    </p>`}
    ${o&&!t.started&&!t.archive&&p`<${y} game=${t.game} terms=${t.terms} house=${t.house}
      send=${n.link.send} />`}
  </section>`}const S=({house:e})=>typeof e==`string`&&p`<p>${e?l(`A table of the house {house}`,{house:e}):l(`A house of its own, for practice`)}</p>`;function C({game:e,terms:t}){let{fieldWords:n,valueWords:r}=u(e).houseRules,i=w(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return c(()=>{o&&f(l(`The terms have changed. {changes}`,{changes:o}))},[t.number]),p`${o&&p`<p class="changed-terms">${l(`The terms have changed: everybody agrees anew.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>p`<div key=${e}
      class=${d(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&p`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function w(e){let t=h({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function T({table:c,state:u,clockwise:d=!1}){let f=t(c.me,c.seats.length,d),m=c.seats.some(e=>e.kind===`open`),h=c.seats.map(e=>p`<${i} key=${e.seat} seat=${e} turn=${!1} dealer=${!1}
    place=${n(e.seat,f)}>
    <${a} seat=${e} table=${c} send=${u.link.send} />
  </${i}>`);return p`<p class="strip paper"><b>${l(m?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${f.length>4?p`<div class="many-seats">${h}</div>`:h}
      <div class="middle">
        <${x} table=${c} state=${u} />
        ${m&&(c.entry!==`invitation`||c.hosting)&&p`<section class="paper slip">${c.hosting?p`<${o} table=${c} send=${u.link.send} /><${s} table=${c} />`:p`<p>${l(`Send this link to the people who will sit down with you.`)}</p><${r} />`}
        </section>`}
      </div>
    </div>
    <div class="foot"><p class="prompt">${c.me===null?l(`Choose a seat.`):l(`You sit here, {name}.`,{name:e(c.seats[c.me])})}</p></div>`}export{T as WaitingRoom};