import{b as e}from"./shared.js";import{Jt as t,hn as n,sn as r}from"./main.js";import{i}from"./prefa-shared.js";function a({view:e,table:t,send:n}){let i=e.kasa_changes??[];return t.proposal?.action?r`<${o} proposal=${t.proposal} table=${t} send=${n} />`:t.me===null?null:r`<${s} changes=${i} send=${n} />`}function o({proposal:n,table:a,send:o}){let{number:s,seat:c,action:l,agreed:u}=n,d=e=>()=>o({type:`answer_proposal`,proposal:s,agree:e}),f=a.seats.filter(e=>e.kind===`person`&&!u.includes(e.seat)),p=a.me!==null&&!u.includes(a.me);return r`<section class="kasa-change" role="group" aria-label=${t(`Kasa`)}>
    <p>${i(e(a.seats[c]),Number(l?.amount))}</p>
    ${p&&r`<button type="button" class="choice likely" onClick=${d(!0)}>${t(`I agree`)}</button>`}
    ${a.me!==null&&r`<button type="button" class="choice" onClick=${d(!1)}>
        ${t(p?`No`:`Withdraw`)}</button>`}
    ${!p&&f.length>0&&r`<p class="quiet">${t(`Waiting for {names}`,{names:f.map(e).join(`, `)})}</p>`}
  </section>`}function s({changes:e,send:i}){let[a,o]=[Math.min(...e.map(e=>e.lowest)),Math.max(...e.map(e=>e.highest))],[s,c]=n(Math.min(Math.max(100,a),o)),l=e.find(e=>s>=e.lowest&&s<=e.highest&&(s-e.lowest)%e.step===0);return r`<details class="kasa-change"><summary>${t(`Add kasa`)}</summary>
    <form onSubmit=${e=>{e.preventDefault(),l&&i({type:`propose`,action:{kind:l.action,amount:s}})}}>
      <label>${t(`For every player, in kapikia`)}
        <input type="number" min=${a} max=${o} step=${e[0]?.step??1} value=${s} required
          onInput=${e=>c(Number(e.target.value))} /></label>
      <button class="choice" disabled=${!l}>${t(`Propose it to all`)}</button>
      <p class="quiet">${t(`It is done when all people at the table agree; with a minus it is taken off.`)}</p>
    </form>
  </details>`}export{a as KasaChange};