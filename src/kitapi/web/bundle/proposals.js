import{on as e,qt as t}from"./main.js";import{x as n,y as r}from"./shared.js";import{ot as i}from"./tables.js";function a({table:n,state:i}){let a=n.seats.filter(({ending:e})=>e);if(!a.length)return null;let s=n.me===null?null:n.seats[n.me],c=e=>()=>i.link.send({type:`break_up`,agree:e});return e`<section class="interruption ending" aria-label=${t(`Propose to end the game`)}>
    <p>${t(`{names}: shall we end the game?`,{names:a.map(r).join(`, `)})}</p>
    ${s&&!s.ending&&e`<button type="button" class="plain" onClick=${c(!0)}>${t(`I agree`)}</button>`}
    ${s&&e`<button type="button" class="plain" onClick=${c(!1)}>${t(`Keep playing`)}</button>`}
    ${s?.ending&&e`<${o} table=${n} state=${i} />`}
  </section>`}function o({table:n,state:a}){let o=n.seats.filter(({kind:e,ending:t})=>e===`person`&&!t),s=o.filter(({connected:e,missing:t})=>!e&&!t);return e`<div class="awaited">
    <p>${t(`Waiting for {names}`,{names:o.map(r).join(`, `)})}</p>
    ${s.length>0&&e`<p class="quiet">${t(`Away: {names}. A bot may soon stand in.`,{names:s.map(r).join(`, `)})}</p>`}
    ${o.map(t=>e`<${i} key=${t.seat} seat=${t} table=${n} send=${a.link.send} />`)}
  </div>`}function s({table:{proposal:i,seats:a,me:o},state:s}){let c=i?.release;if(!i||c==null)return null;let l=e=>()=>s.link.send({type:`answer_proposal`,proposal:i.number,agree:e}),u=o!==null&&!i.agreed.includes(o),d=a.filter(({kind:e,seat:t,missing:n})=>e===`person`&&!n&&!i.agreed.includes(t)),f={proposer:r(a[i.seat]),name:a[c]?.reserved??``,number:n(c)};return e`<section class="interruption release" aria-label=${t(`Give a seat away`)}>
    <p>${t(`{proposer}: shall seat {number}, reserved for {name}, be given away?`,f)}</p>
    ${u&&e`<button type="button" class="plain" onClick=${l(!0)}>${t(`I agree`)}</button>`}
    ${o!==null&&e`<button type="button" class="plain" onClick=${l(!1)}>${t(u?`No`:`Withdraw`)}</button>`}
    ${!u&&e`<p class="quiet">
        ${d.length>0?t(`Waiting for {names}`,{names:d.map(r).join(`, `)}):t(`This happens when the deal is over.`)}</p>`}
  </section>`}const c=({table:t,state:n})=>e`<${a} table=${t} state=${n} />
  <${s} table=${t} state=${n} />`;export{c as Proposals};