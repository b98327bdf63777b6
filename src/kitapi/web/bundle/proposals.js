import{gn as e,kn as t}from"./main.js";import{B as n,I as r}from"./shared.js";import{D as i}from"./caribbean-stud-shared.js";function a({table:n,state:i}){let a=n.seats.filter(({ending:e})=>e);if(!a.length)return null;let s=n.me===null?null:n.seats[n.me],c=e=>()=>i.link.send({type:`break_up`,agree:e});return t`<section class="interruption ending" aria-label=${e(`Propose to end the game`)}>
    <p>${e(`{names}: shall we end the game?`,{names:a.map(r).join(`, `)})}</p>
    ${s&&!s.ending&&t`<button type="button" class="plain" onClick=${c(!0)}>${e(`I agree`)}</button>`}
    ${s&&t`<button type="button" class="plain" onClick=${c(!1)}>${e(`Keep playing`)}</button>`}
    ${s?.ending&&t`<${o} table=${n} state=${i} />`}
  </section>`}function o({table:n,state:a}){let o=n.seats.filter(({kind:e,ending:t})=>e===`person`&&!t),s=o.filter(({connected:e,missing:t})=>!e&&!t);return t`<div class="awaited">
    <p>${e(`Waiting for {names}`,{names:o.map(r).join(`, `)})}</p>
    ${s.length>0&&t`<p class="quiet">${e(`Away: {names}. A bot may soon stand in.`,{names:s.map(r).join(`, `)})}</p>`}
    ${o.map(e=>t`<${i} key=${e.seat} seat=${e} table=${n} send=${a.link.send} />`)}
  </div>`}function s({table:{seats:n,me:i},proposal:a,state:o,later:s}){let c=e=>()=>o.link.send({type:`answer_proposal`,proposal:a.number,agree:e}),l=i!==null&&!a.agreed.includes(i),u=n.filter(({kind:e,seat:t,missing:n})=>e===`person`&&!n&&!a.agreed.includes(t));return t`
    ${l&&t`<button type="button" class="plain" onClick=${c(!0)}>${e(`I agree`)}</button>`}
    ${i!==null&&t`<button type="button" class="plain" onClick=${c(!1)}>${e(l?`No`:`Withdraw`)}</button>`}
    ${!l&&t`<p class="quiet">
        ${u.length>0?e(`Waiting for {names}`,{names:u.map(r).join(`, `)}):s}</p>`}`}function c({table:i,state:a}){let{proposal:o,seats:c}=i,l=o?.release;if(!o||l==null)return null;let u={proposer:r(c[o.seat]),name:c[l]?.reserved??``,number:n(l)};return t`<section class="interruption release" aria-label=${e(`Give a seat away`)}>
    <p>${e(`{proposer}: shall seat {number}, reserved for {name}, be given away?`,u)}</p>
    <${s} table=${i} proposal=${o} state=${a}
      later=${e(`This happens when the deal is over.`)} />
  </section>`}function l({table:n,state:i}){let{proposal:a,seats:o}=n;return a?.takes_back?t`<section class="interruption release" aria-label=${e(`Take back`)}>
    <p>${e(`{proposer} asks to take the last decision back.`,{proposer:r(o[a.seat])})}</p>
    <${s} table=${n} proposal=${a} state=${i} />
  </section>`:null}const u=({table:e,state:n})=>t`<${a} table=${e} state=${n} />
  <${c} table=${e} state=${n} />
  <${l} table=${e} state=${n} />`;export{u as Proposals};