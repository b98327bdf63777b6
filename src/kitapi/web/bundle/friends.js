import{E as e,Gt as t,Ht as n,Vt as r,Xt as i,_ as a,b as o,in as s,j as c,on as l,p as u,qt as d,tn as f,un as p}from"./main.js";import{d as m,g as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:t,onHouse:n}){let[r,i]=p(``),[a,l]=p(``),f=e=>e.then(e=>{l(``),n(e)},e=>l(e.message));return s`${a&&s`<p class="trouble" role="alert">${a}</p>`}
    ${t.members.length>0&&s`<p class="quiet">${d(`Others who may open tables in it`)}</p><ul class="role-list members">
      ${t.members.map(({visitor:e,name:n})=>s`<li key=${e}><b>${n||d(`a visitor`)}</b> <small class="quiet">${e}</small>
        <div class="role-ways"><button type="button" class="plain" aria-label=${d(`Remove {name}`,{name:n||e})}
          onClick=${()=>f(o(t.id,e))}>${d(`Remove`)}</button></div></li>`)}
    </ul>`}
    ${t.invitations>0&&s`<p class="quiet">${d(`Invitations that nobody has used: {count}`,{count:t.invitations})}</p>
      <div class="role-ways"><button type="button" class="plain" onClick=${()=>{i(``),f(e(t.id))}}>${d(`Withdraw them`)}</button></div>`}
    ${r?s`<p class="quiet">${d(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${m} label=${d(`Invitation to {house}`,{house:t.name})} address=${location.origin+c(t.id,r)} />`:s`<button type="button" class="plain" onClick=${()=>f(u(t.id).then(e=>(i(e),{...t,invitations:t.invitations+1})))}>${d(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=p([]),[o,c]=p(``),[u,d]=p(``),f=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];l(()=>{m.length&&a().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===o),v=_?_.id:o===`new`||!h?`new`:``;return{asked:_?{id:_.id}:v===`new`?{name:u}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&s`<${x} mine=${g} practice=${h} value=${v} name=${u}
      onChoose=${e=>{c(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${d} onHouse=${f} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:i,onName:a,onHouse:o}){let c=e.find(({id:e})=>e===n);return s`<label>${d(`House`)}
      <select value=${n} onChange=${e=>i(e.target.value)}>
        ${t&&s`<option value=${``}>${d(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>s`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${d(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&s`<label>${d(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off" onInput=${e=>a(e.target.value)} /></label>`}
    ${n!==``&&s`<p class="quiet">${d(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&s`<${y} key=${c.id} house=${c} onHouse=${o} />`}`}const S=e=>e===`open`?d(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?d(`for the whole sitting`):t(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return d(`for whoever plays with bots alone`);case`on`:return d(`for everybody at the table`);case`off`:return d(`for nobody`)}}function D({game:e,onOrder:t}){let[a,o]=p(i(e.name).quick.terms.players),[c,l]=p([,,,,,,].fill(`open`)),[u,m]=p(_(e)),[g,v]=p(C[0]),[y,x]=p(0),[D,k]=p(`open`),A=b(e,u,m),j=f(e.name),M=r=>{r.preventDefault();let i=[`me`,...c.slice(0,a-1)],o={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...A.asked&&{house:A.asked}};t({game:e.name,terms:{players:a,variant:u},seats:i,name:n.peek().name||d(`Guest`),...o})},N=(e,t)=>l(c.map((n,r)=>r===e?t:n));return s`<form class="paper friends" onSubmit=${M}>
    <label>${d(`Your name`)}
      <input value=${n.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>r({name:e.target.value.trim()})} />
    </label>
    <label>${d(`Players`)}
      <select value=${a} onChange=${e=>o(Number(e.target.value))}>
        ${e.seats.map(e=>s`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${c.slice(0,a-1).map((t,n)=>s`<div key=${n} class="other">
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
    ${j&&s`<${O} game=${e} words=${j} variant=${u} onVariant=${m} fixed=${A.fixed} />`}
    <button class="big">${d(`Open the table`)}</button>
  </form>`}const O=e=>s`<details class="house-rules">
  <summary>${d(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};