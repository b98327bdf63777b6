import{I as e,R as t}from"./shared.js";import{Dn as n,Fn as r,mn as i}from"./main.js";import{m as a}from"./prefa-shared.js";function o({view:e,table:t,send:r}){let i=e.kasa_changes??[];return t.proposal?.action?n`<${s} proposal=${t.proposal} table=${t} send=${r} />`:t.me===null?null:n`<${c} changes=${i} send=${r} />`}function s({proposal:r,table:o,send:s}){let{number:c,seat:l,action:u,agreed:d}=r,f=e=>()=>s({type:`answer_proposal`,proposal:c,agree:e}),p=o.seats.filter(e=>e.kind===`person`&&!d.includes(e.seat)),m=o.me!==null&&!d.includes(o.me);return n`<section class="kasa-change" role="group" aria-label=${i(`Kasa`)}>
    <p>${a(t(o)(l),Number(u?.amount))}</p>
    ${m&&n`<button type="button" class="choice likely" onClick=${f(!0)}>${i(`I agree`)}</button>`}
    ${o.me!==null&&n`<button type="button" class="choice" onClick=${f(!1)}>
        ${i(m?`No`:`Withdraw`)}</button>`}
    ${!m&&p.length>0&&n`<p class="quiet">${i(`Waiting for {names}`,{names:p.map(e).join(`, `)})}</p>`}
  </section>`}function c({changes:e,send:t}){let[a,o]=[Math.min(...e.map(e=>e.lowest)),Math.max(...e.map(e=>e.highest))],[s,c]=r(Math.min(Math.max(100,a),o)),l=e.find(e=>s>=e.lowest&&s<=e.highest&&(s-e.lowest)%e.step===0);return n`<details class="kasa-change"><summary>${i(`Add kasa`)}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&t({type:`propose`,action:{kind:l.action,amount:s}})}}>
      <label>${i(`For every player, in kapikia`)}
        <input type="number" min=${a} max=${o} step=${e[0]?.step??1} value=${s} required
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="choice" disabled=${!l}>${i(`Propose it to all`)}</button>
      <p class="quiet">${i(`It is done when all people at the table agree; with a minus it is taken off.`)}</p>
    </form>
  </details>`}export{o as KasaChange};