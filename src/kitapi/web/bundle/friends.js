import{A as e,E as t,Ht as n,Kt as r,Vt as i,Xt as a,_ as o,b as s,mn as c,nn as l,on as u,p as d,qt as f,un as p}from"./main.js";import{C as m,v as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:n,onHouse:r}){let[i,a]=c(``),[o,l]=c(``),p=e=>e.then(e=>{l(``),r(e)},e=>l(e.message));return u`${o&&u`<p class="trouble" role="alert">${o}</p>`}
    ${n.members.length>0&&u`<p class="quiet">${f(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${n.members.map(({visitor:e,name:t})=>u`<li key=${e}>
          <b>${t||f(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${f(`Remove {name}`,{name:t||e})}
              onClick=${()=>p(s(n.id,e))}>${f(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${n.invitations>0&&u`<p class="quiet">${f(`Invitations that nobody has used: {count}`,{count:n.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{a(``),p(t(n.id))}}>${f(`Withdraw them`)}</button></div>`}
    ${i?u`<p class="quiet">${f(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${f(`Invitation to {house}`,{house:n.name})}
          address=${location.origin+e(n.id,i)} />`:u`<button type="button" class="plain" onClick=${()=>p(d(n.id).then(e=>(a(e),{...n,invitations:n.invitations+1})))}>
        ${f(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=c([]),[a,s]=c(``),[l,d]=c(``),f=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];p(()=>{m.length&&o().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===a),v=_?_.id:a===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:l}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&u`<${x} mine=${g} practice=${h} value=${v} name=${l}
      onChoose=${e=>{s(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${d} onHouse=${f} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:i,onName:a,onHouse:o}){let s=e.find(({id:e})=>e===n);return u`<label>${f(`House`)}
      <select value=${n} onChange=${e=>i(e.target.value)}>
        ${t&&u`<option value=${``}>${f(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>u`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${f(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&u`<label>${f(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>a(e.target.value)} /></label>`}
    ${n!==``&&u`<p class="quiet">
        ${f(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${s?.founder&&u`<${y} key=${s.id} house=${s} onHouse=${o} />`}`}const S=e=>e===`open`?f(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?f(`for the whole sitting`):r(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return f(`for people who play only with bots`);case`on`:return f(`for everybody at the table`);case`off`:return f(`for nobody`)}}function D({game:e,onOrder:t}){let[r,o]=c(a(e.name).quick.terms.players),[s,d]=c([,,,,,,].fill(`open`)),[p,h]=c(_(e)),[g,v]=c(C[0]),[y,x]=c(0),[D,k]=c(`open`),A=b(e,p,h),j=l(e.name),M=i=>{i.preventDefault();let a=[`me`,...s.slice(0,r-1)],o={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...A.order&&{house:A.order}};t({game:e.name,terms:{players:r,variant:p},seats:a,name:n.peek().name||f(`Guest`),...o})},N=(e,t)=>d(s.map((n,r)=>r===e?t:n));return u`<form class="paper friends" onSubmit=${M}>
    <label>${f(`Your name`)}
      <input value=${n.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>i({name:e.target.value.trim()})} />
    </label>
    <label>${f(`Players`)}
      <select value=${r} onChange=${e=>o(Number(e.target.value))}>
        ${e.seats.map(e=>u`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${s.slice(0,r-1).map((t,n)=>u`<div key=${n} class="other">
      <label>${f(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>N(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>u`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&u`<small id=${`manner-${n}`} class="quiet">${m(t)}</small>`}
    </div>`)}
    ${e.advice&&u`<label>${f(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>u`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${f(`Who may sit down`)}
      <select value=${D} onChange=${e=>k(e.target.value)}>
        <option value="open">${f(`anybody with the link to the table`)}</option>
        <option value="invitation">${f(`people I invite`)}</option>
      </select>
    </label>
    <label>${f(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>u`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${A.field}
    ${j&&u`<${O} game=${e} words=${j} variant=${p} onVariant=${h}
        fixed=${A.fixed} />`}
    <button class="big">${f(`Open the table`)}</button>
  </form>`}const O=e=>u`<details class="house-rules">
  <summary>${f(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};