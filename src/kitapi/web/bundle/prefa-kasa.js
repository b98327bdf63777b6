import{I as e,R as t}from"./shared.js";import{Ln as n,gn as r,kn as i}from"./main.js";import{m as a}from"./prefa-shared.js";function o({view:e,table:t,send:n}){let r=e.kasa_changes??[];return t.proposal?.action?i`<${s} proposal=${t.proposal} table=${t} send=${n} />`:t.me===null?null:i`<${c} changes=${r} send=${n} />`}function s({proposal:n,table:o,send:s}){let{number:c,seat:l,action:u,agreed:d}=n,f=e=>()=>s({type:`answer_proposal`,proposal:c,agree:e}),p=o.seats.filter(e=>e.kind===`person`&&!d.includes(e.seat)),m=o.me!==null&&!d.includes(o.me);return i`<section class="kasa-change" role="group" aria-label=${r(`Kasa`)}>
    <p>${a(t(o)(l),Number(u?.amount))}</p>
    ${m&&i`<button type="button" class="choice likely" onClick=${f(!0)}>${r(`I agree`)}</button>`}
    ${o.me!==null&&i`<button type="button" class="choice" onClick=${f(!1)}>
        ${r(m?`No`:`Withdraw`)}</button>`}
    ${!m&&p.length>0&&i`<p class="quiet">${r(`Waiting for {names}`,{names:p.map(e).join(`, `)})}</p>`}
  </section>`}function c({changes:e,send:t}){let[a,o]=[Math.min(...e.map(e=>e.lowest)),Math.max(...e.map(e=>e.highest))],[s,c]=n(Math.min(Math.max(100,a),o)),l=e.find(e=>s>=e.lowest&&s<=e.highest&&(s-e.lowest)%e.step===0);return i`<details class="kasa-change"><summary>${r(`Add kasa`)}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&t({type:`propose`,action:{kind:l.action,amount:s}})}}>
      <label>${r(`For every player, in kapikia`)}
        <input type="number" min=${a} max=${o} step=${e[0]?.step??1} value=${s} required
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="choice" disabled=${!l}>${r(`Propose it to all`)}</button>
      <p class="quiet">${r(`It is done when all people at the table agree; with a minus it is taken off.`)}</p>
    </form>
  </details>`}export{o as KasaChange};