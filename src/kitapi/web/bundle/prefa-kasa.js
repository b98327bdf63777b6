import{D as e,T as t}from"./shared.js";import{cn as n,kn as r,xn as i}from"./main.js";import{i as a}from"./prefa-shared.js";function o({view:e,table:t,send:n}){let r=e.kasa_changes??[];return t.proposal?.action?i`<${s} proposal=${t.proposal} table=${t} send=${n} />`:t.me===null?null:i`<${c} changes=${r} send=${n} />`}function s({proposal:r,table:o,send:s}){let{number:c,seat:l,action:u,agreed:d}=r,f=e=>()=>s({type:`answer_proposal`,proposal:c,agree:e}),p=o.seats.filter(e=>e.kind===`person`&&!d.includes(e.seat)),m=o.me!==null&&!d.includes(o.me);return i`<section class="kasa-change" role="group" aria-label=${n(`Kasa`)}>
    <p>${a(e(o)(l),Number(u?.amount))}</p>
    ${m&&i`<button type="button" class="choice likely" onClick=${f(!0)}>${n(`I agree`)}</button>`}
    ${o.me!==null&&i`<button type="button" class="choice" onClick=${f(!1)}>
        ${n(m?`No`:`Withdraw`)}</button>`}
    ${!m&&p.length>0&&i`<p class="quiet">${n(`Waiting for {names}`,{names:p.map(t).join(`, `)})}</p>`}
  </section>`}function c({changes:e,send:t}){let[a,o]=[Math.min(...e.map(e=>e.lowest)),Math.max(...e.map(e=>e.highest))],[s,c]=r(Math.min(Math.max(100,a),o)),l=e.find(e=>s>=e.lowest&&s<=e.highest&&(s-e.lowest)%e.step===0);return i`<details class="kasa-change"><summary>${n(`Add kasa`)}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&t({type:`propose`,action:{kind:l.action,amount:s}})}}>
      <label>${n(`For every player, in kapikia`)}
        <input type="number" min=${a} max=${o} step=${e[0]?.step??1} value=${s} required
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="choice" disabled=${!l}>${n(`Propose it to all`)}</button>
      <p class="quiet">${n(`It is done when all people at the table agree; with a minus it is taken off.`)}</p>
    </form>
  </details>`}export{o as KasaChange};