import{E as e,Gt as t,Ht as n,Vt as r,Xt as i,_ as a,an as o,b as s,dn as c,j as l,p as u,qt as d,sn as f,tn as p}from"./main.js";import{g as m,x as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:t,onHouse:n}){let[r,i]=c(``),[a,f]=c(``),p=e=>e.then(e=>{f(``),n(e)},e=>f(e.message));return o`${a&&o`<p class="trouble" role="alert">${a}</p>`}
    ${t.members.length>0&&o`<p class="quiet">${d(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${t.members.map(({visitor:e,name:n})=>o`<li key=${e}>
          <b>${n||d(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${d(`Remove {name}`,{name:n||e})}
              onClick=${()=>p(s(t.id,e))}>${d(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${t.invitations>0&&o`<p class="quiet">${d(`Invitations that nobody has used: {count}`,{count:t.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{i(``),p(e(t.id))}}>${d(`Withdraw them`)}</button></div>`}
    ${r?o`<p class="quiet">${d(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${m} label=${d(`Invitation to {house}`,{house:t.name})}
          address=${location.origin+l(t.id,r)} />`:o`<button type="button" class="plain" onClick=${()=>p(u(t.id).then(e=>(i(e),{...t,invitations:t.invitations+1})))}>
        ${d(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=c([]),[s,l]=c(``),[u,d]=c(``),p=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];f(()=>{m.length&&a().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===s),v=_?_.id:s===`new`||!h?`new`:``;return{asked:_?{id:_.id}:v===`new`?{name:u}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&o`<${x} mine=${g} practice=${h} value=${v} name=${u}
      onChoose=${e=>{l(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${d} onHouse=${p} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:i,onName:a,onHouse:s}){let c=e.find(({id:e})=>e===n);return o`<label>${d(`House`)}
      <select value=${n} onChange=${e=>i(e.target.value)}>
        ${t&&o`<option value=${``}>${d(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>o`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${d(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&o`<label>${d(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>a(e.target.value)} /></label>`}
    ${n!==``&&o`<p class="quiet">
        ${d(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&o`<${y} key=${c.id} house=${c} onHouse=${s} />`}`}const S=e=>e===`open`?d(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?d(`for the whole sitting`):t(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return d(`for people who play only with bots`);case`on`:return d(`for everybody at the table`);case`off`:return d(`for nobody`)}}function D({game:e,onOrder:t}){let[a,s]=c(i(e.name).quick.terms.players),[l,u]=c([,,,,,,].fill(`open`)),[f,m]=c(_(e)),[g,v]=c(C[0]),[y,x]=c(0),[D,k]=c(`open`),A=b(e,f,m),j=p(e.name),M=r=>{r.preventDefault();let i=[`me`,...l.slice(0,a-1)],o={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...A.asked&&{house:A.asked}};t({game:e.name,terms:{players:a,variant:f},seats:i,name:n.peek().name||d(`Guest`),...o})},N=(e,t)=>u(l.map((n,r)=>r===e?t:n));return o`<form class="paper friends" onSubmit=${M}>
    <label>${d(`Your name`)}
      <input value=${n.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>r({name:e.target.value.trim()})} />
    </label>
    <label>${d(`Players`)}
      <select value=${a} onChange=${e=>s(Number(e.target.value))}>
        ${e.seats.map(e=>o`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${l.slice(0,a-1).map((t,n)=>o`<div key=${n} class="other">
      <label>${d(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>N(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>o`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&o`<small id=${`manner-${n}`} class="quiet">${h(t)}</small>`}
    </div>`)}
    ${e.advice&&o`<label>${d(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>o`<option key=${e} value=${e}>${E(e)}</option>`)}
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
        ${w.map(e=>o`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${A.field}
    ${j&&o`<${O} game=${e} words=${j} variant=${f} onVariant=${m}
        fixed=${A.fixed} />`}
    <button class="big">${d(`Open the table`)}</button>
  </form>`}const O=e=>o`<details class="house-rules">
  <summary>${d(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};