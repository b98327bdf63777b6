import{A as e,E as t,Ht as n,Kt as r,Vt as i,Xt as a,_ as o,an as s,b as c,dn as l,p as u,qt as d,sn as f,tn as p}from"./main.js";import{g as m,x as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:n,onHouse:r}){let[i,a]=l(``),[o,f]=l(``),p=e=>e.then(e=>{f(``),r(e)},e=>f(e.message));return s`${o&&s`<p class="trouble" role="alert">${o}</p>`}
    ${n.members.length>0&&s`<p class="quiet">${d(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${n.members.map(({visitor:e,name:t})=>s`<li key=${e}>
          <b>${t||d(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${d(`Remove {name}`,{name:t||e})}
              onClick=${()=>p(c(n.id,e))}>${d(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${n.invitations>0&&s`<p class="quiet">${d(`Invitations that nobody has used: {count}`,{count:n.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{a(``),p(t(n.id))}}>${d(`Withdraw them`)}</button></div>`}
    ${i?s`<p class="quiet">${d(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${m} label=${d(`Invitation to {house}`,{house:n.name})}
          address=${location.origin+e(n.id,i)} />`:s`<button type="button" class="plain" onClick=${()=>p(u(n.id).then(e=>(a(e),{...n,invitations:n.invitations+1})))}>
        ${d(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=l([]),[a,c]=l(``),[u,d]=l(``),p=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];f(()=>{m.length&&o().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===a),v=_?_.id:a===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:u}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&s`<${x} mine=${g} practice=${h} value=${v} name=${u}
      onChoose=${e=>{c(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${d} onHouse=${p} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:i,onName:a,onHouse:o}){let c=e.find(({id:e})=>e===n);return s`<label>${d(`House`)}
      <select value=${n} onChange=${e=>i(e.target.value)}>
        ${t&&s`<option value=${``}>${d(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>s`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${d(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&s`<label>${d(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>a(e.target.value)} /></label>`}
    ${n!==``&&s`<p class="quiet">
        ${d(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&s`<${y} key=${c.id} house=${c} onHouse=${o} />`}`}const S=e=>e===`open`?d(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?d(`for the whole sitting`):r(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return d(`for people who play only with bots`);case`on`:return d(`for everybody at the table`);case`off`:return d(`for nobody`)}}function D({game:e,onOrder:t}){let[r,o]=l(a(e.name).quick.terms.players),[c,u]=l([,,,,,,].fill(`open`)),[f,m]=l(_(e)),[g,v]=l(C[0]),[y,x]=l(0),[D,k]=l(`open`),A=b(e,f,m),j=p(e.name),M=i=>{i.preventDefault();let a=[`me`,...c.slice(0,r-1)],o={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...A.order&&{house:A.order}};t({game:e.name,terms:{players:r,variant:f},seats:a,name:n.peek().name||d(`Guest`),...o})},N=(e,t)=>u(c.map((n,r)=>r===e?t:n));return s`<form class="paper friends" onSubmit=${M}>
    <label>${d(`Your name`)}
      <input value=${n.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>i({name:e.target.value.trim()})} />
    </label>
    <label>${d(`Players`)}
      <select value=${r} onChange=${e=>o(Number(e.target.value))}>
        ${e.seats.map(e=>s`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${c.slice(0,r-1).map((t,n)=>s`<div key=${n} class="other">
      <label>${d(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>N(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>s`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&s`<small id=${`manner-${n}`} class="quiet">${h(t)}</small>`}
    </div>`)}
    ${e.advice&&s`<label>${d(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>s`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${d(`Who may sit down`)}
      <select value=${D} onChange=${e=>k(e.target.value)}>
        <option value="open">${d(`anybody with the link to the table`)}</option>
        <option value="invitation">${d(`people I invite`)}</option>
      </select>
    </label>
    <label>${d(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>s`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${A.field}
    ${j&&s`<${O} game=${e} words=${j} variant=${f} onVariant=${m}
        fixed=${A.fixed} />`}
    <button class="big">${d(`Open the table`)}</button>
  </form>`}const O=e=>s`<details class="house-rules">
  <summary>${d(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};