import{cn as e,xn as t}from"./main.js";import{E as n,S as r}from"./shared.js";import{ut as i}from"./tables.js";function a({table:n,state:i}){let a=n.seats.filter(({ending:e})=>e);if(!a.length)return null;let s=n.me===null?null:n.seats[n.me],c=e=>()=>i.link.send({type:`break_up`,agree:e});return t`<section class="interruption ending" aria-label=${e(`Propose to end the game`)}>
    <p>${e(`{names}: shall we end the game?`,{names:a.map(r).join(`, `)})}</p>
    ${s&&!s.ending&&t`<button type="button" class="plain" onClick=${c(!0)}>${e(`I agree`)}</button>`}
    ${s&&t`<button type="button" class="plain" onClick=${c(!1)}>${e(`Keep playing`)}</button>`}
    ${s?.ending&&t`<${o} table=${n} state=${i} />`}
  </section>`}function o({table:n,state:a}){let o=n.seats.filter(({kind:e,ending:t})=>e===`person`&&!t),s=o.filter(({connected:e,missing:t})=>!e&&!t);return t`<div class="awaited">
    <p>${e(`Waiting for {names}`,{names:o.map(r).join(`, `)})}</p>
    ${s.length>0&&t`<p class="quiet">${e(`Away: {names}. A bot may soon stand in.`,{names:s.map(r).join(`, `)})}</p>`}
    ${o.map(e=>t`<${i} key=${e.seat} seat=${e} table=${n} send=${a.link.send} />`)}
  </div>`}function s({table:{proposal:i,seats:a,me:o},state:s}){let c=i?.release;if(!i||c==null)return null;let l=e=>()=>s.link.send({type:`answer_proposal`,proposal:i.number,agree:e}),u=o!==null&&!i.agreed.includes(o),d=a.filter(({kind:e,seat:t,missing:n})=>e===`person`&&!n&&!i.agreed.includes(t)),f={proposer:r(a[i.seat]),name:a[c]?.reserved??``,number:n(c)};return t`<section class="interruption release" aria-label=${e(`Give a seat away`)}>
    <p>${e(`{proposer}: shall seat {number}, reserved for {name}, be given away?`,f)}</p>
    ${u&&t`<button type="button" class="plain" onClick=${l(!0)}>${e(`I agree`)}</button>`}
    ${o!==null&&t`<button type="button" class="plain" onClick=${l(!1)}>${e(u?`No`:`Withdraw`)}</button>`}
    ${!u&&t`<p class="quiet">
        ${d.length>0?e(`Waiting for {names}`,{names:d.map(r).join(`, `)}):e(`This happens when the deal is over.`)}</p>`}
  </section>`}const c=({table:e,state:n})=>t`<${a} table=${e} state=${n} />
  <${s} table=${e} state=${n} />`;export{c as Proposals};