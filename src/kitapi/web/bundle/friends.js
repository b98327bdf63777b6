import{D as e,Gt as t,Kt as n,Qt as r,Zt as i,dn as a,hn as o,j as s,m as c,sn as l,tn as u,v as d,x as f,yn as p}from"./main.js";import{v as m}from"./shared.js";import{i as h,n as g,r as _,t as v}from"./desks.js";function y({house:t,onHouse:n}){let[i,o]=p(``),[l,u]=p(``),d=e=>e.then(e=>{u(``),n(e)},e=>u(e.message));return a`${l&&a`<p class="trouble" role="alert">${l}</p>`}
    ${t.members.length>0&&a`<p class="quiet">${r(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${t.members.map(({visitor:e,name:n})=>a`<li key=${e}>
          <b>${n||r(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${r(`Remove {name}`,{name:n||e})}
              onClick=${()=>d(f(t.id,e))}>${r(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${t.invitations>0&&a`<p class="quiet">${r(`Invitations that nobody has used: {count}`,{count:t.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{o(``),d(e(t.id))}}>${r(`Withdraw them`)}</button></div>`}
    ${i?a`<p class="quiet">${r(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${m} label=${r(`Invitation to {house}`,{house:t.name})}
          address=${location.origin+s(t.id,i)} />`:a`<button type="button" class="plain" onClick=${()=>d(c(t.id).then(e=>(o(e),{...t,invitations:t.invitations+1})))}>
        ${r(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=p([]),[s,c]=p(``),[l,u]=p(``),f=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];o(()=>{m.length&&d().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===s),v=_?_.id:s===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:l}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&a`<${x} mine=${g} practice=${h} value=${v} name=${l}
      onChoose=${e=>{c(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${u} onHouse=${f} />`}}function x({mine:e,practice:t,value:n,name:i,onChoose:o,onName:s,onHouse:c}){let l=e.find(({id:e})=>e===n);return a`<label>${r(`House`)}
      <select value=${n} onChange=${e=>o(e.target.value)}>
        ${t&&a`<option value=${``}>${r(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>a`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${r(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&a`<label>${r(`Name of the house`)}
      <input value=${i} maxlength="24" required autocomplete="off"
        onInput=${e=>s(e.target.value)} /></label>`}
    ${n!==``&&a`<p class="quiet">
        ${r(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${l?.founder&&a`<${y} key=${l.id} house=${l} onHouse=${c} />`}`}const S=e=>e===`open`?r(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?r(`for the whole sitting`):i(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return r(`for people who play only with bots`);case`on`:return r(`for everybody at the table`);case`off`:return r(`for nobody`)}}function D({game:e,onOrder:i}){let[o,s]=p(u(e.name).quick.terms.players),[c,d]=p([,,,,,,].fill(`open`)),[f,m]=p(_(e)),[g,v]=p(C[0]),[y,x]=p(0),[D,j]=p(`open`),[M,N]=p(!1),P=b(e,f,m),F=l(e.name),I=t=>{if(t.preventDefault(),!n.peek().name){N(!0),t.currentTarget.querySelector(`input`)?.focus();return}let r=[`me`,...c.slice(0,o-1)],a={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...P.order&&{house:P.order}};i({game:e.name,terms:{players:o,variant:f},seats:r,name:n.peek().name,...a})},L=(e,t)=>d(c.map((n,r)=>r===e?t:n));return a`<form class="paper friends" onSubmit=${I} onInvalidCapture=${O}>
    ${e.settled?.includes(`practice`)&&a`<${k} practice=${f.practice===!0}
        onPractice=${e=>m({...f,practice:e})} />`}
    <label>${r(`Your name`)}
      ${M&&!n.value.name&&a`<small class="missing" role="alert">${r(`Your name is missing: the others see it.`)}</small>`}
      <input value=${n.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${M&&!n.value.name}
        onInput=${e=>t({name:e.target.value.trim()})} />
    </label>
    <label>${r(`Players`)}
      <select value=${o} onChange=${e=>s(Number(e.target.value))}>
        ${e.seats.map(e=>a`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${c.slice(0,o-1).map((t,n)=>a`<div key=${n} class="other">
      <label>${r(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>a`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&a`<small id=${`manner-${n}`} class="quiet">${h(t)}</small>`}
    </div>`)}
    ${e.advice&&a`<label>${r(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>a`<option key=${e} value=${e}>${E(e)}</option>`)}
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
        ${w.map(e=>a`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${P.field}
    ${F&&a`<${A} game=${e} words=${F} variant=${f} onVariant=${m}
        fixed=${P.fixed} />`}
    <button class="big">${r(`Open the table`)}</button>
  </form>`}function O({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const k=({practice:e,onPractice:t})=>a`<div class="doors" role="group" aria-label=${r(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${r(`A table of a house`)}</b><small>${r(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${r(`A practice room`)}</b><small>${r(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,A=e=>a`<details class="house-rules">
  <summary>${r(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};