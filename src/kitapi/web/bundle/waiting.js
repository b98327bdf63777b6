import{S as e,b as t,v as n,w as r}from"./shared.js";import{dt as i,lt as a,ot as o,ut as s}from"./tables.js";import{Jt as c,Qt as l,an as u,dn as d,h as f,hn as p,mn as m,on as h,s as g,sn as _}from"./main.js";import{n as v}from"./desks.js";function y({game:e,terms:t,house:n,send:r}){let[i,a]=p(null);return d(()=>{f().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?_`<${g} label=${c(`Change the terms`)} title=${c(`Change the terms`)} look="plain">
    <${b} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${g}>`:null}function b({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=p(n),s=e.settled??[],u=r?s:s.filter(e=>e===`practice`);return _`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${v} game=${e} words=${l(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${u} />
    <p class="quiet">${c(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${c(`Propose these terms`)}</button>
  </form>`}function x({table:e,state:n}){let{presetWords:r}=l(e.game).houseRules,{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return _`<section class="paper slip terms" aria-label=${c(`House rules`)} tabindex="0">
    <h2>${c(`House rules`)}${a&&_` <small>${r(a)}</small>`}</h2>
    <${S} house=${e.house} />
    <${C} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&_`<p>${c(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&_`<button type="button" class="plain"
      onClick=${()=>n.link.send({type:`accept`,terms:i})}>${c(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&_`<p class="quiet">
      ${c(`Waiting for {names}`,{names:s.map(t).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&_`<${y} game=${e.game} terms=${e.terms} house=${e.house}
        send=${n.link.send} />`}
  </section>`}const S=({house:e})=>typeof e==`string`&&_`<p>${e?c(`A table of the house {house}`,{house:e}):c(`A house of its own, for practice`)}</p>`;function C({game:e,terms:t}){let{fieldWords:n,valueWords:r}=l(e).houseRules,i=w(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return d(()=>{o&&u(c(`The terms have changed. {changes}`,{changes:o}))},[t.number]),_`${o&&_`<p class="changed-terms">${c(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>_`<div key=${e}
      class=${h(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&_`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function w(e){let t=m({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function T({table:l,state:u,clockwise:d=!1}){let f=r(l.me,l.seats.length,d),p=l.seats.some(e=>e.kind===`open`),m=l.seats.map(t=>_`<${i} key=${t.seat} seat=${t} own=${t.seat===l.me}
    turn=${!1} dealer=${!1} place=${e(t.seat,f)}>
    <${o} seat=${t} table=${l} send=${u.link.send} />
  </${i}>`),h=l.me===null?null:l.seats[l.me],g=_`<${x} key="terms" table=${l} state=${u} />`,v=p&&(l.entry!==`invitation`||l.hosting)&&_`<section key="invitation" class="paper slip">${l.hosting?_`<${s} table=${l} send=${u.link.send} /><${a} table=${l} />`:_`<p>${c(`Send this link to the people who will sit down with you.`)}</p><${n} />`}
    </section>`;return _`<p class="strip paper"><b>${c(p?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${f.length>4?_`<div class="many-seats">${m}</div>`:m}
      <div class="middle">
        ${h?.accepted?[v,g]:[g,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${h?c(`You sit here, {name}.`,{name:t(h)}):c(`Choose a seat.`)}
      </p></div>`}export{T as WaitingRoom};