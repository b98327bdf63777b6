import{_ as e,d as t,f as n,m as r}from"./shared.js";import{ht as i,mt as a,pt as o,ut as s}from"./tables.js";import{$t as c,Qt as l,Yt as u,an as d,en as f,m as p,nn as m,o as h,on as g}from"./main.js";import{n as _,y as v}from"./desks.js";function y({game:e,terms:t,house:n,send:r}){let[i,a]=g(null);return m(()=>{p().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?f`<${h} label=${u(`Change the terms`)} title=${u(`Change the terms`)} look="plain">
    <${b} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${h}>`:null}function b({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=g(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return f`<form method="dialog" class="house-rules" onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${_} game=${e} words=${v(e.name)} variant=${a} onVariant=${o} fixed=${c} />
    <p class="quiet">${u(`Everybody at the table must agree anew.`)}</p>
    <button class="plain">${u(`Put these terms on the table`)}</button>
  </form>`}function x({table:e,state:n}){let{presetWords:r}=v(e.game),{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return f`<section class="paper slip terms" aria-label=${u(`House rules`)} tabindex="0">
    <h2>${u(`House rules`)}${a&&f` <small>${r(a)}</small>`}</h2>
    <${S} house=${e.house} />
    <${C} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&f`<p>${u(`Everybody here may ask, before he acts, what his options are worth.`)}</p>`}
    ${o&&!o.accepted&&f`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${u(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&f`<p class="quiet">
      ${u(`Waiting for {names}`,{names:s.map(t).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&f`<${y} game=${e.game} terms=${e.terms} house=${e.house}
      send=${n.link.send} />`}
  </section>`}const S=({house:e})=>typeof e==`string`&&f`<p>${e?u(`A table of the house {house}`,{house:e}):u(`A house of its own, for practice`)}</p>`;function C({game:e,terms:t}){let{fieldWords:n,valueWords:r}=v(e),i=w(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return m(()=>{o&&l(u(`The terms have changed. {changes}`,{changes:o}))},[t.number]),f`${o&&f`<p class="changed-terms">${u(`The terms have changed: everybody agrees anew.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>f`<div key=${e}
      class=${c(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&f`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function w(e){let t=d({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function T({table:c,state:l,clockwise:d=!1}){let p=r(c.me,c.seats.length,d),m=c.seats.some(e=>e.kind===`open`),h=c.seats.map(e=>f`<${i} key=${e.seat} seat=${e} turn=${!1} dealer=${!1}
    place=${n(e.seat,p)}>
    <${s} seat=${e} table=${c} send=${l.link.send} />
  </${i}>`);return f`<p class="strip paper"><b>${u(m?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${p.length>4?f`<div class="many-seats">${h}</div>`:h}
      <div class="middle">
        <${x} table=${c} state=${l} />
        ${m&&(c.entry!==`invitation`||c.hosting)&&f`<section class="paper slip">${c.hosting?f`<${a} table=${c} send=${l.link.send} /><${o} table=${c} />`:f`<p>${u(`Send this link to the people who will sit down with you.`)}</p><${e} />`}
        </section>`}
      </div>
    </div>
    <div class="foot"><p class="prompt">${c.me===null?u(`Choose a seat.`):u(`You sit here, {name}.`,{name:t(c.seats[c.me])})}</p></div>`}export{T as WaitingRoom};