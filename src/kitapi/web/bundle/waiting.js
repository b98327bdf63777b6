import{d as e,f as t,h as n,p as r}from"./shared.js";import{bt as i,gt as a,xt as o,yt as s}from"./tables.js";import{Zt as c,h as l,in as u,ln as d,nn as f,on as p,qt as m,rn as h,s as g,un as _}from"./main.js";import{n as v}from"./desks.js";function y({game:e,terms:t,house:n,send:r}){let[i,a]=_(null);return p(()=>{l().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?u`<${g} label=${m(`Change the terms`)} title=${m(`Change the terms`)} look="plain">
    <${b} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${g}>`:null}function b({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=_(n),s=e.settled??[],l=r?s:s.filter(e=>e===`practice`);return u`<form method="dialog" class="house-rules" onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${v} game=${e} words=${c(e.name).houseRules} variant=${a} onVariant=${o} fixed=${l} />
    <p class="quiet">${m(`Everybody at the table must agree anew.`)}</p>
    <button class="plain">${m(`Put these terms on the table`)}</button>
  </form>`}function x({table:e,state:n}){let{presetWords:r}=c(e.game).houseRules,{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return u`<section class="paper slip terms" aria-label=${m(`House rules`)} tabindex="0">
    <h2>${m(`House rules`)}${a&&u` <small>${r(a)}</small>`}</h2>
    <${S} house=${e.house} />
    <${C} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&u`<p>${m(`Everybody here may ask, before he acts, what his options are worth.`)}</p>`}
    ${o&&!o.accepted&&u`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${m(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&u`<p class="quiet">
      ${m(`Waiting for {names}`,{names:s.map(t).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&u`<${y} game=${e.game} terms=${e.terms} house=${e.house}
      send=${n.link.send} />`}
  </section>`}const S=({house:e})=>typeof e==`string`&&u`<p>${e?m(`A table of the house {house}`,{house:e}):m(`A house of its own, for practice`)}</p>`;function C({game:e,terms:t}){let{fieldWords:n,valueWords:r}=c(e).houseRules,i=w(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return p(()=>{o&&f(m(`The terms have changed. {changes}`,{changes:o}))},[t.number]),u`${o&&u`<p class="changed-terms">${m(`The terms have changed: everybody agrees anew.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>u`<div key=${e}
      class=${h(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&u`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function w(e){let t=d({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function T({table:c,state:l,clockwise:d=!1}){let f=n(c.me,c.seats.length,d),p=c.seats.some(e=>e.kind===`open`),h=c.seats.map(e=>u`<${o} key=${e.seat} seat=${e} turn=${!1} dealer=${!1}
    place=${r(e.seat,f)}>
    <${a} seat=${e} table=${c} send=${l.link.send} />
  </${o}>`);return u`<p class="strip paper"><b>${m(p?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${f.length>4?u`<div class="many-seats">${h}</div>`:h}
      <div class="middle">
        <${x} table=${c} state=${l} />
        ${p&&(c.entry!==`invitation`||c.hosting)&&u`<section class="paper slip">${c.hosting?u`<${i} table=${c} send=${l.link.send} /><${s} table=${c} />`:u`<p>${m(`Send this link to the people who will sit down with you.`)}</p><${e} />`}
        </section>`}
      </div>
    </div>
    <div class="foot"><p class="prompt">${c.me===null?m(`Choose a seat.`):m(`You sit here, {name}.`,{name:t(c.seats[c.me])})}</p></div>`}export{T as WaitingRoom};