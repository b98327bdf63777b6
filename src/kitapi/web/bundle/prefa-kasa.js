import{y as e}from"./shared.js";import{mn as t,on as n,qt as r}from"./main.js";import{i}from"./prefa-shared.js";function a({view:e,table:t,send:r}){let i=e.kasa_changes??[];return t.proposal?.action?n`<${o} proposal=${t.proposal} table=${t} send=${r} />`:t.me===null?null:n`<${s} changes=${i} send=${r} />`}function o({proposal:t,table:a,send:o}){let{number:s,seat:c,action:l,agreed:u}=t,d=e=>()=>o({type:`answer_proposal`,proposal:s,agree:e}),f=a.seats.filter(e=>e.kind===`person`&&!u.includes(e.seat)),p=a.me!==null&&!u.includes(a.me);return n`<section class="kasa-change" role="group" aria-label=${r(`Kasa`)}>
    <p>${i(e(a.seats[c]),Number(l?.amount))}</p>
    ${p&&n`<button type="button" class="choice likely" onClick=${d(!0)}>${r(`I agree`)}</button>`}
    ${a.me!==null&&n`<button type="button" class="choice" onClick=${d(!1)}>
        ${r(p?`No`:`Withdraw`)}</button>`}
    ${!p&&f.length>0&&n`<p class="quiet">${r(`Waiting for {names}`,{names:f.map(e).join(`, `)})}</p>`}
  </section>`}function s({changes:e,send:i}){let[a,o]=[Math.min(...e.map(e=>e.lowest)),Math.max(...e.map(e=>e.highest))],[s,c]=t(Math.min(Math.max(100,a),o)),l=e.find(e=>s>=e.lowest&&s<=e.highest&&(s-e.lowest)%e.step===0);return n`<details class="kasa-change"><summary>${r(`Add kasa`)}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i({type:`propose`,action:{kind:l.action,amount:s}})}}>
      <label>${r(`For every player, in kapikia`)}
        <input type="number" min=${a} max=${o} step=${e[0]?.step??1} value=${s} required
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="choice" disabled=${!l}>${r(`Propose it to all`)}</button>
      <p class="quiet">${r(`It is done when all people at the table agree; with a minus it is taken off.`)}</p>
    </form>
  </details>`}export{a as KasaChange};