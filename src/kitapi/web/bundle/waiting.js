import{E as e,v as t,w as n,x as r,y as i}from"./shared.js";import{ft as a,ht as o,lt as s,mt as c,pt as l}from"./tables.js";import{Qt as u,dn as d,g as f,hn as p,ln as m,nn as h,s as g,un as _,vn as v,yn as y}from"./main.js";import{n as b}from"./desks.js";function x({game:e,terms:t,house:n,send:r}){let[i,a]=y(null);return p(()=>{f().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?d`<${g} label=${u(`Change the terms`)} title=${u(`Change the terms`)} look="plain">
    <${S} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${g}>`:null}function S({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=y(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return d`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${b} game=${e} words=${h(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${u(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${u(`Propose these terms`)}</button>
  </form>`}function C({table:e,state:t}){let{presetWords:n}=h(e.game).houseRules,{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return d`<section class="paper slip terms" aria-label=${u(`House rules`)} tabindex="0">
    <h2>${u(`House rules`)}${a&&d` <small>${n(a)}</small>`}</h2>
    <${w} house=${e.house} />
    <${T} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&d`<p>${u(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&d`<button type="button" class="plain"
      onClick=${()=>t.link.send({type:`accept`,terms:i})}>${u(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&d`<p class="quiet">
      ${u(`Waiting for {names}`,{names:s.map(r).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&d`<${x} game=${e.game} terms=${e.terms} house=${e.house}
        send=${t.link.send} />`}
  </section>`}const w=({house:e})=>typeof e==`string`&&d`<p>${e?u(`A table of the house {house}`,{house:e}):u(`A house of its own, for practice`)}</p>`;function T({game:e,terms:t}){let{fieldWords:n,valueWords:r}=h(e).houseRules,i=E(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return p(()=>{o&&m(u(`The terms have changed. {changes}`,{changes:o}))},[t.number]),d`${o&&d`<p class="changed-terms">${u(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>d`<div key=${e}
      class=${_(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&d`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function E(e){let t=v({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function D({table:r,state:i,clockwise:f=!1}){let p=e(r.me,r.seats.length,f),m=r.seats.some(e=>e.kind===`open`),h=r.seats.map(e=>d`<${o} key=${e.seat} seat=${e} own=${e.seat===r.me}
    send=${i.link.send} turn=${!1} dealer=${!1} place=${n(e.seat,p)}>
    <${s} seat=${e} table=${r} send=${i.link.send} />
  </${o}>`),g=r.me===null?null:r.seats[r.me],_=d`<${C} key="terms" table=${r} state=${i} />`,v=m&&(r.entry!==`invitation`||r.hosting)&&d`<section key="invitation" class="paper slip">${r.hosting?d`<${l} table=${r} send=${i.link.send} /><${a} table=${r} />`:d`<p>${u(`Send this link to the people who will sit down with you.`)}</p><${t} />
        <${c} />`}
    </section>`;return d`<p class="strip paper"><b>${u(m?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${p.length>4?d`<div class="many-seats">${h}</div>`:h}
      <div class="middle">
        ${g?.accepted?[v,_]:[_,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${g?O(g):u(`Choose a seat.`)}
      </p></div>`}const O=e=>i(e)?u(`You sit here.`):u(`You sit here, {name}.`,{name:r(e)});export{D as WaitingRoom};