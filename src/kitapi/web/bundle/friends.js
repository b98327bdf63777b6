import{A as e,E as t,Ht as n,Kt as r,Vt as i,Xt as a,_ as o,b as s,cn as c,fn as l,nn as u,on as d,p as f,qt as p}from"./main.js";import{g as m,x as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:n,onHouse:r}){let[i,a]=l(``),[o,c]=l(``),u=e=>e.then(e=>{c(``),r(e)},e=>c(e.message));return d`${o&&d`<p class="trouble" role="alert">${o}</p>`}
    ${n.members.length>0&&d`<p class="quiet">${p(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${n.members.map(({visitor:e,name:t})=>d`<li key=${e}>
          <b>${t||p(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${p(`Remove {name}`,{name:t||e})}
              onClick=${()=>u(s(n.id,e))}>${p(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${n.invitations>0&&d`<p class="quiet">${p(`Invitations that nobody has used: {count}`,{count:n.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{a(``),u(t(n.id))}}>${p(`Withdraw them`)}</button></div>`}
    ${i?d`<p class="quiet">${p(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${m} label=${p(`Invitation to {house}`,{house:n.name})}
          address=${location.origin+e(n.id,i)} />`:d`<button type="button" class="plain" onClick=${()=>u(f(n.id).then(e=>(a(e),{...n,invitations:n.invitations+1})))}>
        ${p(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=l([]),[a,s]=l(``),[u,f]=l(``),p=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];c(()=>{m.length&&o().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===a),v=_?_.id:a===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:u}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&d`<${x} mine=${g} practice=${h} value=${v} name=${u}
      onChoose=${e=>{s(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${f} onHouse=${p} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:i,onName:a,onHouse:o}){let s=e.find(({id:e})=>e===n);return d`<label>${p(`House`)}
      <select value=${n} onChange=${e=>i(e.target.value)}>
        ${t&&d`<option value=${``}>${p(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>d`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${p(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&d`<label>${p(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>a(e.target.value)} /></label>`}
    ${n!==``&&d`<p class="quiet">
        ${p(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${s?.founder&&d`<${y} key=${s.id} house=${s} onHouse=${o} />`}`}const S=e=>e===`open`?p(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?p(`for the whole sitting`):r(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return p(`for people who play only with bots`);case`on`:return p(`for everybody at the table`);case`off`:return p(`for nobody`)}}function D({game:e,onOrder:t}){let[r,o]=l(a(e.name).quick.terms.players),[s,c]=l([,,,,,,].fill(`open`)),[f,m]=l(_(e)),[g,v]=l(C[0]),[y,x]=l(0),[D,k]=l(`open`),A=b(e,f,m),j=u(e.name),M=i=>{i.preventDefault();let a=[`me`,...s.slice(0,r-1)],o={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...A.order&&{house:A.order}};t({game:e.name,terms:{players:r,variant:f},seats:a,name:n.peek().name||p(`Guest`),...o})},N=(e,t)=>c(s.map((n,r)=>r===e?t:n));return d`<form class="paper friends" onSubmit=${M}>
    <label>${p(`Your name`)}
      <input value=${n.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>i({name:e.target.value.trim()})} />
    </label>
    <label>${p(`Players`)}
      <select value=${r} onChange=${e=>o(Number(e.target.value))}>
        ${e.seats.map(e=>d`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${s.slice(0,r-1).map((t,n)=>d`<div key=${n} class="other">
      <label>${p(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>N(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>d`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&d`<small id=${`manner-${n}`} class="quiet">${h(t)}</small>`}
    </div>`)}
    ${e.advice&&d`<label>${p(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>d`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${p(`Who may sit down`)}
      <select value=${D} onChange=${e=>k(e.target.value)}>
        <option value="open">${p(`anybody with the link to the table`)}</option>
        <option value="invitation">${p(`people I invite`)}</option>
      </select>
    </label>
    <label>${p(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>d`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${A.field}
    ${j&&d`<${O} game=${e} words=${j} variant=${f} onVariant=${m}
        fixed=${A.fixed} />`}
    <button class="big">${p(`Open the table`)}</button>
  </form>`}const O=e=>d`<details class="house-rules">
  <summary>${p(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};