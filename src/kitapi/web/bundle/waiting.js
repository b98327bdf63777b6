import{S as e,b as t,v as n,y as r}from"./shared.js";import{dt as i,lt as a,ot as o,ut as s}from"./tables.js";import{Zt as c,an as l,h as u,in as d,mn as f,on as p,pn as m,qt as h,s as g,un as _}from"./main.js";import{n as v}from"./desks.js";function y({game:e,terms:t,house:n,send:r}){let[i,a]=f(null);return _(()=>{u().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?p`<${g} label=${h(`Change the terms`)} title=${h(`Change the terms`)} look="plain">
    <${b} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${g}>`:null}function b({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=f(n),s=e.settled??[],l=r?s:s.filter(e=>e===`practice`);return p`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${v} game=${e} words=${c(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${l} />
    <p class="quiet">${h(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${h(`Propose these terms`)}</button>
  </form>`}function x({table:e,state:t}){let{presetWords:n}=c(e.game).houseRules,{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return p`<section class="paper slip terms" aria-label=${h(`House rules`)} tabindex="0">
    <h2>${h(`House rules`)}${a&&p` <small>${n(a)}</small>`}</h2>
    <${S} house=${e.house} />
    <${C} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&p`<p>${h(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&p`<button type="button" class="plain"
      onClick=${()=>t.link.send({type:`accept`,terms:i})}>${h(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&p`<p class="quiet">
      ${h(`Waiting for {names}`,{names:s.map(r).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&p`<${y} game=${e.game} terms=${e.terms} house=${e.house}
        send=${t.link.send} />`}
  </section>`}const S=({house:e})=>typeof e==`string`&&p`<p>${e?h(`A table of the house {house}`,{house:e}):h(`A house of its own, for practice`)}</p>`;function C({game:e,terms:t}){let{fieldWords:n,valueWords:r}=c(e).houseRules,i=w(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return _(()=>{o&&d(h(`The terms have changed. {changes}`,{changes:o}))},[t.number]),p`${o&&p`<p class="changed-terms">${h(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>p`<div key=${e}
      class=${l(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&p`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function w(e){let t=m({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function T({table:c,state:l,clockwise:u=!1}){let d=e(c.me,c.seats.length,u),f=c.seats.some(e=>e.kind===`open`),m=c.seats.map(e=>p`<${i} key=${e.seat} seat=${e} turn=${!1} dealer=${!1}
    place=${t(e.seat,d)}>
    <${o} seat=${e} table=${c} send=${l.link.send} />
  </${i}>`),g=c.me===null?null:c.seats[c.me],_=p`<${x} key="terms" table=${c} state=${l} />`,v=f&&(c.entry!==`invitation`||c.hosting)&&p`<section key="invitation" class="paper slip">${c.hosting?p`<${s} table=${c} send=${l.link.send} /><${a} table=${c} />`:p`<p>${h(`Send this link to the people who will sit down with you.`)}</p><${n} />`}
    </section>`;return p`<p class="strip paper"><b>${h(f?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${d.length>4?p`<div class="many-seats">${m}</div>`:m}
      <div class="middle">
        ${g?.accepted?[v,_]:[_,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${g?h(`You sit here, {name}.`,{name:r(g)}):h(`Choose a seat.`)}
      </p></div>`}export{T as WaitingRoom};