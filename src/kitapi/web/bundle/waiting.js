import{C as e,T as t,b as n,v as r,y as i}from"./shared.js";import{dt as a,lt as o,ot as s,ut as c}from"./tables.js";import{$t as l,Yt as u,cn as d,fn as f,gn as p,h as m,hn as h,on as g,s as _,sn as v}from"./main.js";import{n as y}from"./desks.js";function b({game:e,terms:t,house:n,send:r}){let[i,a]=p(null);return f(()=>{m().then(t=>a(t.find(({name:t})=>t===e)??null),()=>void 0)},[e]),i?d`<${_} label=${u(`Change the terms`)} title=${u(`Change the terms`)} look="plain">
    <${x} key=${t.number} offered=${i} terms=${t} house=${n} send=${r} />
  </${_}>`:null}function x({offered:e,terms:{players:t,variant:n},house:r,send:i}){let[a,o]=p(n),s=e.settled??[],c=r?s:s.filter(e=>e===`practice`);return d`<form method="dialog" class="house-rules"
    onSubmit=${()=>i({type:`terms`,terms:{players:t,variant:a}})}>
    <${y} game=${e} words=${l(e.name).houseRules} variant=${a}
      onVariant=${o} fixed=${c} />
    <p class="quiet">${u(`Everyone at the table must agree again.`)}</p>
    <button class="plain">${u(`Propose these terms`)}</button>
  </form>`}function S({table:e,state:t}){let{presetWords:r}=l(e.game).houseRules,{number:i,preset:a}=e.terms,o=e.me===null?null:e.seats[e.me],s=e.seats.filter(e=>e.kind===`person`&&!e.accepted);return d`<section class="paper slip terms" aria-label=${u(`House rules`)} tabindex="0">
    <h2>${u(`House rules`)}${a&&d` <small>${r(a)}</small>`}</h2>
    <${C} house=${e.house} />
    <${w} game=${e.game} terms=${e.terms} />
    ${e.advice===`on`&&d`<p>${u(`Everyone here may ask what their options are worth before they act.`)}</p>`}
    ${o&&!o.accepted&&d`<button type="button" class="plain"
      onClick=${()=>t.link.send({type:`accept`,terms:i})}>${u(`I agree`)}</button>`}
    ${o?.accepted&&s.length>0&&d`<p class="quiet">
      ${u(`Waiting for {names}`,{names:s.map(n).join(`, `)})}
    </p>`}
    ${o&&!e.started&&!e.archive&&d`<${b} game=${e.game} terms=${e.terms} house=${e.house}
        send=${t.link.send} />`}
  </section>`}const C=({house:e})=>typeof e==`string`&&d`<p>${e?u(`A table of the house {house}`,{house:e}):u(`A house of its own, for practice`)}</p>`;function w({game:e,terms:t}){let{fieldWords:n,valueWords:r}=l(e).houseRules,i=T(t),a=i?Object.keys(t.variant).filter(e=>t.variant[e]!==i[e]):[],o=a.map(e=>`${n(e)}: ${r(t.variant[e]??null)}`).join(`; `);return f(()=>{o&&g(u(`The terms have changed. {changes}`,{changes:o}))},[t.number]),d`${o&&d`<p class="changed-terms">${u(`The terms have changed: everyone must agree again.`)}</p>`}
    <dl>${Object.entries(t.variant).map(([e,t])=>d`<div key=${e}
      class=${v(a.includes(e)&&`changed`)}>
      <dt>${n(e)}</dt><dd class="figure">${i&&a.includes(e)&&d`<del
        class="struck">${r(i[e]??null)}</del> `}${r(t)}</dd>
    </div>`)}</dl>`}function T(e){let t=h({terms:e,before:null});return t.current.terms.number!==e.number&&(t.current={terms:e,before:t.current.terms}),t.current.before?.variant??null}function E({table:n,state:i,clockwise:l=!1}){let f=t(n.me,n.seats.length,l),p=n.seats.some(e=>e.kind===`open`),m=n.seats.map(t=>d`<${a} key=${t.seat} seat=${t} own=${t.seat===n.me}
    turn=${!1} dealer=${!1} place=${e(t.seat,f)}>
    <${s} seat=${t} table=${n} send=${i.link.send} />
  </${a}>`),h=n.me===null?null:n.seats[n.me],g=d`<${S} key="terms" table=${n} state=${i} />`,_=p&&(n.entry!==`invitation`||n.hosting)&&d`<section key="invitation" class="paper slip">${n.hosting?d`<${c} table=${n} send=${i.link.send} /><${o} table=${n} />`:d`<p>${u(`Send this link to the people who will sit down with you.`)}</p><${r} />`}
    </section>`;return d`<p class="strip paper"><b>${u(p?`Waiting for players`:`The cards are coming`)}</b></p>
    <div class="scene waiting">
      ${f.length>4?d`<div class="many-seats">${m}</div>`:m}
      <div class="middle">
        ${h?.accepted?[_,g]:[g,_]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${h?D(h):u(`Choose a seat.`)}
      </p></div>`}const D=e=>i(e)?u(`You sit here.`):u(`You sit here, {name}.`,{name:n(e)});export{E as WaitingRoom};