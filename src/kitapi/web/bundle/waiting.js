import{_ as e,b as t,g as n,v as r}from"./shared.js";import{_t as i,ft as a,gt as o,ht as s}from"./tables.js";import{Zt as c,an as l,cn as u,dn as d,fn as f,h as p,in as m,on as h,qt as g,s as _}from"./main.js";import{n as v}from"./desks.js";function y({game:e,terms:t,house:n,send:r}){let[i,a]=f(null);return u(()=>{p().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?h`<${_} label=${g(`Change the terms`)} title=${g(`Change the terms`)} look="plain">
    <${b} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${_}>`:null}function b({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=f(n),s=e.settled??[],l=r?s:s.filter(e=>e===`practice`);return h`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${v} game=${e} words=${c(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${l} />
    <p class="quiet">${g(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${g(`Propose these terms`)}</button>
  </form>`}function x({table:t,state:n}){let{presetWords:r}=c(t.game).houseRules,{number:i,preset:a}=t.terms,o=t.me===null?null:t.seats[t.me],s=t.seats.filter(e=>e.kind===`person`&&!e.accepted);return h`<section class="paper slip terms" aria-label=${g(`House rules`)} tabindex="0">
    <h2>${g(`House rules`)}${a&&h` <small>${r(a)}</small>`}</h2>
    <${S} house=${t.house} />
    <${C} game=${t.game} terms=${t.terms} />
    ${t.advice===`on`&&h`<p>${g(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&h`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${g(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&h`<p class="quiet">
      ${g(`Waiting for {names}`,{names:s.map(e).join(`, `)})}
    </p>`}
    ${o&&!t.started&&!t.archive&&h`<${y} game=${t.game} terms=${t.terms} house=${t.house}
        send=${n.link.send} />`}
  </section>`}const S=({house:e})=>typeof e==`string`&&h`<p>${e?g(`A table of the house {house}`,{house:e}):g(`A house of its own, for practice`)}</p>`;function C({game:e,terms:t}){let{fieldWords:n,valueWords:r}=c(e).houseRules,i=w(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return u(()=>{o&&m(g(`The terms have changed. {changes}`,{changes:o}))},[t.number]),h`${o&&h`<p class="changed-terms">${g(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>h`<div key=${e}
      class=${l(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&h`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function w(e){let t=d({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function T({table:c,state:l,clockwise:u=!1}){let d=t(c.me,c.seats.length,u),f=c.seats.some(e=>e.kind===`open`),p=c.seats.map(e=>h`<${i} key=${e.seat} seat=${e} turn=${!1} dealer=${!1}
    place=${r(e.seat,d)}>
    <${a} seat=${e} table=${c} send=${l.link.send} />
  </${i}>`),m=c.me===null?null:c.seats[c.me],_=h`<${x} key="terms" table=${c} state=${l} />`,v=f&&(c.entry!==`invitation`||c.hosting)&&h`<section key="invitation" class="paper slip">${c.hosting?h`<${o} table=${c} send=${l.link.send} /><${s} table=${c} />`:h`<p>${g(`Send this link to the people who will sit down with you.`)}</p><${n} />`}
    </section>`;return h`<p class="strip paper"><b>${g(f?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${d.length>4?h`<div class="many-seats">${p}</div>`:p}
      <div class="middle">
        ${m?.accepted?[v,_]:[_,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${m?g(`You sit here, {name}.`,{name:e(m)}):g(`Choose a seat.`)}
      </p></div>`}export{T as WaitingRoom};