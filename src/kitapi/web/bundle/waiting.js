import{d as e,f as t,h as n,p as r}from"./shared.js";import{bt as i,gt as a,xt as o,yt as s}from"./tables.js";import{$t as c,Xt as l,en as u,m as d,o as f,on as p,rn as m,sn as h,tn as g}from"./main.js";import{n as _,y as v}from"./desks.js";function y({game:e,terms:t,house:n,send:r}){let[i,a]=h(null);return m(()=>{d().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?g`<${f} label=${l(`Change the terms`)} title=${l(`Change the terms`)} look="plain">
    <${b} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${f}>`:null}function b({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=h(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return g`<form method="dialog" class="house-rules" onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${_} game=${e} words=${v(e.name)} variant=${a} onVariant=${o} fixed=${c} />
    <p class="quiet">${l(`Everybody at the table must agree anew.`)}</p>
    <button class="plain">${l(`Put these terms on the table`)}</button>
  </form>`}function x({table:e,state:n}){let{presetWords:r}=v(e.game),{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return g`<section class="paper slip terms" aria-label=${l(`House rules`)} tabindex="0">
    <h2>${l(`House rules`)}${a&&g` <small>${r(a)}</small>`}</h2>
    <${S} house=${e.house} />
    <${C} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&g`<p>${l(`Everybody here may ask, before he acts, what his options are worth.`)}</p>`}
    ${o&&!o.accepted&&g`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${l(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&g`<p class="quiet">
      ${l(`Waiting for {names}`,{names:s.map(t).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&g`<${y} game=${e.game} terms=${e.terms} house=${e.house}
      send=${n.link.send} />`}
  </section>`}const S=({house:e})=>typeof e==`string`&&g`<p>${e?l(`A table of the house {house}`,{house:e}):l(`A house of its own, for practice`)}</p>`;function C({game:e,terms:t}){let{fieldWords:n,valueWords:r}=v(e),i=w(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return m(()=>{o&&c(l(`The terms have changed. {changes}`,{changes:o}))},[t.number]),g`${o&&g`<p class="changed-terms">${l(`The terms have changed: everybody agrees anew.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>g`<div key=${e}
      class=${u(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&g`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function w(e){let t=p({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function T({table:c,state:u,clockwise:d=!1}){let f=n(c.me,c.seats.length,d),p=c.seats.some(e=>e.kind===`open`),m=c.seats.map(e=>g`<${o} key=${e.seat} seat=${e} turn=${!1} dealer=${!1}
    place=${r(e.seat,f)}>
    <${a} seat=${e} table=${c} send=${u.link.send} />
  </${o}>`);return g`<p class="strip paper"><b>${l(p?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${f.length>4?g`<div class="many-seats">${m}</div>`:m}
      <div class="middle">
        <${x} table=${c} state=${u} />
        ${p&&(c.entry!==`invitation`||c.hosting)&&g`<section class="paper slip">${c.hosting?g`<${i} table=${c} send=${u.link.send} /><${s} table=${c} />`:g`<p>${l(`Send this link to the people who will sit down with you.`)}</p><${e} />`}
        </section>`}
      </div>
    </div>
    <div class="foot"><p class="prompt">${c.me===null?l(`Choose a seat.`):l(`You sit here, {name}.`,{name:t(c.seats[c.me])})}</p></div>`}export{T as WaitingRoom};