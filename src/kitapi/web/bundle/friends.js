import{I as e,M as t,Tn as n,_n as r,cn as i,dn as a,en as o,g as s,kn as c,sn as l,tn as u,w as d,x as f,xn as p}from"./main.js";import{b as m,r as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:n,onHouse:r}){let[a,o]=c(``),[l,u]=c(``),f=e=>e.then(e=>{u(``),r(e)},e=>u(e.message));return p`${l&&p`<p class="trouble" role="alert">${l}</p>`}
    ${n.members.length>0&&p`<p class="quiet">${i(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${n.members.map(({visitor:e,name:t})=>p`<li key=${e}>
          <b>${t||i(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${i(`Remove {name}`,{name:t||e})}
              onClick=${()=>f(d(n.id,e))}>${i(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${n.invitations>0&&p`<p class="quiet">${i(`Invitations that nobody has used: {count}`,{count:n.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{o(``),f(t(n.id))}}>${i(`Withdraw them`)}</button></div>`}
    ${a?p`<p class="quiet">${i(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${m} label=${i(`Invitation to {house}`,{house:n.name})}
          address=${location.origin+e(n.id,a)} />`:p`<button type="button" class="plain" onClick=${()=>f(s(n.id).then(e=>(o(e),{...n,invitations:n.invitations+1})))}>
        ${i(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,r){let[i,a]=c([]),[o,s]=c(``),[l,u]=c(``),d=e=>a(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];n(()=>{m.length&&f().then(a,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=i.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===o),v=_?_.id:o===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:l}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&p`<${x} mine=${g} practice=${h} value=${v} name=${l}
      onChoose=${e=>{s(e);let n=g.find(t=>t.id===e);n&&r({...t,...n.settled})}} onName=${u} onHouse=${d} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:a,onName:o,onHouse:s}){let c=e.find(({id:e})=>e===n);return p`<label>${i(`House`)}
      <select value=${n} onChange=${e=>a(e.target.value)}>
        ${t&&p`<option value=${``}>${i(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>p`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${i(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&p`<label>${i(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>o(e.target.value)} /></label>`}
    ${n!==``&&p`<p class="quiet">
        ${i(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&p`<${y} key=${c.id} house=${c} onHouse=${s} />`}`}const S=e=>e===`open`?i(`a friend`):h(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?i(`for the whole sitting`):l(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return i(`for people who play only with bots`);case`on`:return i(`for everybody at the table`);case`off`:return i(`for nobody`)}}function D({game:e,onOrder:t}){let[n,s]=c(a(e.name).quick.terms.players),[l,d]=c([,,,,,,].fill(`open`)),[f,m]=c(g(e)),[h,v]=c(C[0]),[y,x]=c(0),[D,j]=c(`open`),[M,N]=c(!1),P=b(e,f,m),F=r(e.name),I=r=>{if(r.preventDefault(),!u.peek().name){N(!0),r.currentTarget.querySelector(`input`)?.focus();return}let i=[`me`,...l.slice(0,n-1)],a={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:h},...P.order&&{house:P.order}};t({game:e.name,terms:{players:n,variant:f},seats:i,name:u.peek().name,...a})},L=(e,t)=>d(l.map((n,r)=>r===e?t:n));return p`<form class="paper friends" onSubmit=${I} onInvalidCapture=${O}>
    ${e.settled?.includes(`practice`)&&p`<${k} practice=${f.practice===!0}
        onPractice=${e=>m({...f,practice:e})} />`}
    <label>${i(`Your name`)}
      ${M&&!u.value.name&&p`<small class="missing" role="alert">${i(`Your name is missing: the others see it.`)}</small>`}
      <input value=${u.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${M&&!u.value.name}
        onInput=${e=>o({name:e.target.value.trim()})} />
    </label>
    <label>${i(`Players`)}
      <select value=${n} onChange=${e=>s(Number(e.target.value))}>
        ${e.seats.map(e=>p`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${l.slice(0,n-1).map((t,n)=>p`<div key=${n} class="other">
      <label>${i(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>p`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&p`<small id=${`manner-${n}`} class="quiet">${_(t)}</small>`}
    </div>`)}
    ${e.advice&&p`<label>${i(`Advice before you act`)}
      <select value=${h} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>p`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${i(`Who may sit down`)}
      <select value=${D} onChange=${e=>j(e.target.value)}>
        <option value="open">${i(`anybody with the link to the table`)}</option>
        <option value="invitation">${i(`people I invite`)}</option>
      </select>
    </label>
    <label>${i(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>p`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${P.field}
    ${F&&p`<${A} game=${e} words=${F} variant=${f} onVariant=${m}
        fixed=${P.fixed} />`}
    <button class="big">${i(`Open the table`)}</button>
  </form>`}function O({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const k=({practice:e,onPractice:t})=>p`<div class="doors" role="group" aria-label=${i(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${i(`A table of a house`)}</b><small>${i(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${i(`A practice room`)}</b><small>${i(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,A=e=>p`<details class="house-rules">
  <summary>${i(`House rules`)}</summary>
  <${v} ...${e} />
</details>`;export{D as FriendsForm};