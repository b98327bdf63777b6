import{D as e,Gt as t,Wt as n,Xt as r,Zt as i,en as a,j as o,m as s,mn as c,on as l,un as u,v as d,vn as f,x as p}from"./main.js";import{D as m,v as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:t,onHouse:n}){let[r,a]=f(``),[c,l]=f(``),d=e=>e.then(e=>{l(``),n(e)},e=>l(e.message));return u`${c&&u`<p class="trouble" role="alert">${c}</p>`}
    ${t.members.length>0&&u`<p class="quiet">${i(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${t.members.map(({visitor:e,name:n})=>u`<li key=${e}>
          <b>${n||i(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${i(`Remove {name}`,{name:n||e})}
              onClick=${()=>d(p(t.id,e))}>${i(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${t.invitations>0&&u`<p class="quiet">${i(`Invitations that nobody has used: {count}`,{count:t.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{a(``),d(e(t.id))}}>${i(`Withdraw them`)}</button></div>`}
    ${r?u`<p class="quiet">${i(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${i(`Invitation to {house}`,{house:t.name})}
          address=${location.origin+o(t.id,r)} />`:u`<button type="button" class="plain" onClick=${()=>d(s(t.id).then(e=>(a(e),{...t,invitations:t.invitations+1})))}>
        ${i(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=f([]),[a,o]=f(``),[s,l]=f(``),p=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];c(()=>{m.length&&d().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===a),v=_?_.id:a===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:s}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&u`<${x} mine=${g} practice=${h} value=${v} name=${s}
      onChoose=${e=>{o(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${l} onHouse=${p} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:a,onName:o,onHouse:s}){let c=e.find(({id:e})=>e===n);return u`<label>${i(`House`)}
      <select value=${n} onChange=${e=>a(e.target.value)}>
        ${t&&u`<option value=${``}>${i(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>u`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${i(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&u`<label>${i(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>o(e.target.value)} /></label>`}
    ${n!==``&&u`<p class="quiet">
        ${i(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&u`<${y} key=${c.id} house=${c} onHouse=${s} />`}`}const S=e=>e===`open`?i(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?i(`for the whole sitting`):r(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return i(`for people who play only with bots`);case`on`:return i(`for everybody at the table`);case`off`:return i(`for nobody`)}}function D({game:e,onOrder:r}){let[o,s]=f(a(e.name).quick.terms.players),[c,d]=f([,,,,,,].fill(`open`)),[p,h]=f(_(e)),[g,v]=f(C[0]),[y,x]=f(0),[D,j]=f(`open`),[M,N]=f(!1),P=b(e,p,h),F=l(e.name),I=n=>{if(n.preventDefault(),!t.peek().name){N(!0),n.currentTarget.querySelector(`input`)?.focus();return}let i=[`me`,...c.slice(0,o-1)],a={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...P.order&&{house:P.order}};r({game:e.name,terms:{players:o,variant:p},seats:i,name:t.peek().name,...a})},L=(e,t)=>d(c.map((n,r)=>r===e?t:n));return u`<form class="paper friends" onSubmit=${I} onInvalidCapture=${O}>
    ${e.settled?.includes(`practice`)&&u`<${k} practice=${p.practice===!0}
        onPractice=${e=>h({...p,practice:e})} />`}
    <label>${i(`Your name`)}
      ${M&&!t.value.name&&u`<small class="missing" role="alert">${i(`Your name is missing: the others see it.`)}</small>`}
      <input value=${t.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${M&&!t.value.name}
        onInput=${e=>n({name:e.target.value.trim()})} />
    </label>
    <label>${i(`Players`)}
      <select value=${o} onChange=${e=>s(Number(e.target.value))}>
        ${e.seats.map(e=>u`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${c.slice(0,o-1).map((t,n)=>u`<div key=${n} class="other">
      <label>${i(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>u`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&u`<small id=${`manner-${n}`} class="quiet">${m(t)}</small>`}
    </div>`)}
    ${e.advice&&u`<label>${i(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>u`<option key=${e} value=${e}>${E(e)}</option>`)}
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
        ${w.map(e=>u`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${P.field}
    ${F&&u`<${A} game=${e} words=${F} variant=${p} onVariant=${h}
        fixed=${P.fixed} />`}
    <button class="big">${i(`Open the table`)}</button>
  </form>`}function O({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const k=({practice:e,onPractice:t})=>u`<div class="doors" role="group" aria-label=${i(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${i(`A table of a house`)}</b><small>${i(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${i(`A practice room`)}</b><small>${i(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,A=e=>u`<details class="house-rules">
  <summary>${i(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};