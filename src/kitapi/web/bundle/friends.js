import{A as e,E as t,Ht as n,Jt as r,Ut as i,Zt as a,_ as o,b as s,dn as c,hn as l,p as u,qt as d,rn as f,sn as p}from"./main.js";import{T as m,v as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:n,onHouse:i}){let[a,o]=l(``),[c,d]=l(``),f=e=>e.then(e=>{d(``),i(e)},e=>d(e.message));return p`${c&&p`<p class="trouble" role="alert">${c}</p>`}
    ${n.members.length>0&&p`<p class="quiet">${r(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${n.members.map(({visitor:e,name:t})=>p`<li key=${e}>
          <b>${t||r(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${r(`Remove {name}`,{name:t||e})}
              onClick=${()=>f(s(n.id,e))}>${r(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${n.invitations>0&&p`<p class="quiet">${r(`Invitations that nobody has used: {count}`,{count:n.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{o(``),f(t(n.id))}}>${r(`Withdraw them`)}</button></div>`}
    ${a?p`<p class="quiet">${r(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${r(`Invitation to {house}`,{house:n.name})}
          address=${location.origin+e(n.id,a)} />`:p`<button type="button" class="plain" onClick=${()=>f(u(n.id).then(e=>(o(e),{...n,invitations:n.invitations+1})))}>
        ${r(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=l([]),[a,s]=l(``),[u,d]=l(``),f=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];c(()=>{m.length&&o().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===a),v=_?_.id:a===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:u}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&p`<${x} mine=${g} practice=${h} value=${v} name=${u}
      onChoose=${e=>{s(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${d} onHouse=${f} />`}}function x({mine:e,practice:t,value:n,name:i,onChoose:a,onName:o,onHouse:s}){let c=e.find(({id:e})=>e===n);return p`<label>${r(`House`)}
      <select value=${n} onChange=${e=>a(e.target.value)}>
        ${t&&p`<option value=${``}>${r(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>p`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${r(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&p`<label>${r(`Name of the house`)}
      <input value=${i} maxlength="24" required autocomplete="off"
        onInput=${e=>o(e.target.value)} /></label>`}
    ${n!==``&&p`<p class="quiet">
        ${r(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&p`<${y} key=${c.id} house=${c} onHouse=${s} />`}`}const S=e=>e===`open`?r(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?r(`for the whole sitting`):d(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return r(`for people who play only with bots`);case`on`:return r(`for everybody at the table`);case`off`:return r(`for nobody`)}}function D({game:e,onOrder:t}){let[o,s]=l(a(e.name).quick.terms.players),[c,u]=l([,,,,,,].fill(`open`)),[d,h]=l(_(e)),[g,v]=l(C[0]),[y,x]=l(0),[D,j]=l(`open`),[M,N]=l(!1),P=b(e,d,h),F=f(e.name),I=n=>{if(n.preventDefault(),!i.peek().name){N(!0),n.currentTarget.querySelector(`input`)?.focus();return}let r=[`me`,...c.slice(0,o-1)],a={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...P.order&&{house:P.order}};t({game:e.name,terms:{players:o,variant:d},seats:r,name:i.peek().name,...a})},L=(e,t)=>u(c.map((n,r)=>r===e?t:n));return p`<form class="paper friends" onSubmit=${I} onInvalidCapture=${O}>
    ${e.settled?.includes(`practice`)&&p`<${k} practice=${d.practice===!0}
        onPractice=${e=>h({...d,practice:e})} />`}
    <label>${r(`Your name`)}
      ${M&&!i.value.name&&p`<small class="missing" role="alert">${r(`Your name is missing: the others see it.`)}</small>`}
      <input value=${i.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${M&&!i.value.name}
        onInput=${e=>n({name:e.target.value.trim()})} />
    </label>
    <label>${r(`Players`)}
      <select value=${o} onChange=${e=>s(Number(e.target.value))}>
        ${e.seats.map(e=>p`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${c.slice(0,o-1).map((t,n)=>p`<div key=${n} class="other">
      <label>${r(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>p`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&p`<small id=${`manner-${n}`} class="quiet">${m(t)}</small>`}
    </div>`)}
    ${e.advice&&p`<label>${r(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>p`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${r(`Who may sit down`)}
      <select value=${D} onChange=${e=>j(e.target.value)}>
        <option value="open">${r(`anybody with the link to the table`)}</option>
        <option value="invitation">${r(`people I invite`)}</option>
      </select>
    </label>
    <label>${r(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>p`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${P.field}
    ${F&&p`<${A} game=${e} words=${F} variant=${d} onVariant=${h}
        fixed=${P.fixed} />`}
    <button class="big">${r(`Open the table`)}</button>
  </form>`}function O({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const k=({practice:e,onPractice:t})=>p`<div class="doors" role="group" aria-label=${r(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${r(`A table of a house`)}</b><small>${r(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${r(`A practice room`)}</b><small>${r(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,A=e=>p`<details class="house-rules">
  <summary>${r(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};