import{C as e,T as t,b as n,v as r,y as i}from"./shared.js";import{dt as a,ft as o,pt as s,st as c,ut as l}from"./tables.js";import{$t as u,Yt as d,cn as f,fn as p,gn as m,h,hn as g,on as _,s as v,sn as y}from"./main.js";import{n as b}from"./desks.js";function x({game:e,terms:t,house:n,send:r}){let[i,a]=m(null);return p(()=>{h().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?f`<${v} label=${d(`Change the terms`)} title=${d(`Change the terms`)} look="plain">
    <${S} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${v}>`:null}function S({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=m(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return f`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${b} game=${e} words=${u(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${d(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${d(`Propose these terms`)}</button>
  </form>`}function C({table:e,state:t}){let{presetWords:r}=u(e.game).houseRules,{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return f`<section class="paper slip terms" aria-label=${d(`House rules`)} tabindex="0">
    <h2>${d(`House rules`)}${a&&f` <small>${r(a)}</small>`}</h2>
    <${w} house=${e.house} />
    <${T} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&f`<p>${d(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&f`<button type="button" class="plain"
      onClick=${()=>t.link.send({type:`accept`,terms:i})}>${d(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&f`<p class="quiet">
      ${d(`Waiting for {names}`,{names:s.map(n).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&f`<${x} game=${e.game} terms=${e.terms} house=${e.house}
        send=${t.link.send} />`}
  </section>`}const w=({house:e})=>typeof e==`string`&&f`<p>${e?d(`A table of the house {house}`,{house:e}):d(`A house of its own, for practice`)}</p>`;function T({game:e,terms:t}){let{fieldWords:n,valueWords:r}=u(e).houseRules,i=E(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return p(()=>{o&&_(d(`The terms have changed. {changes}`,{changes:o}))},[t.number]),f`${o&&f`<p class="changed-terms">${d(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>f`<div key=${e}
      class=${y(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&f`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function E(e){let t=g({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function D({table:n,state:i,clockwise:u=!1}){let p=t(n.me,n.seats.length,u),m=n.seats.some(e=>e.kind===`open`),h=n.seats.map(t=>f`<${s} key=${t.seat} seat=${t} own=${t.seat===n.me}
    turn=${!1} dealer=${!1} place=${e(t.seat,p)}>
    <${c} seat=${t} table=${n} send=${i.link.send} />
  </${s}>`),g=n.me===null?null:n.seats[n.me],_=f`<${C} key="terms" table=${n} state=${i} />`,v=m&&(n.entry!==`invitation`||n.hosting)&&f`<section key="invitation" class="paper slip">${n.hosting?f`<${a} table=${n} send=${i.link.send} /><${l} table=${n} />`:f`<p>${d(`Send this link to the people who will sit down with you.`)}</p><${r} />
        <${o} />`}
    </section>`;return f`<p class="strip paper"><b>${d(m?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${p.length>4?f`<div class="many-seats">${h}</div>`:h}
      <div class="middle">
        ${g?.accepted?[v,_]:[_,v]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${g?O(g):d(`Choose a seat.`)}
      </p></div>`}const O=e=>i(e)?d(`You sit here.`):d(`You sit here, {name}.`,{name:n(e)});export{D as WaitingRoom};