import{$t as e,D as t,Ut as n,Wt as r,Xt as i,Yt as a,_n as o,an as s,j as c,ln as l,m as u,pn as d,v as f,x as p}from"./main.js";import{D as m,v as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:e,onHouse:n}){let[r,a]=o(``),[s,d]=o(``),f=e=>e.then(e=>{d(``),n(e)},e=>d(e.message));return l`${s&&l`<p class="trouble" role="alert">${s}</p>`}
    ${e.members.length>0&&l`<p class="quiet">${i(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${e.members.map(({visitor:t,name:n})=>l`<li key=${t}>
          <b>${n||i(`a visitor`)}</b> <small class="quiet">${t}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${i(`Remove {name}`,{name:n||t})}
              onClick=${()=>f(p(e.id,t))}>${i(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${e.invitations>0&&l`<p class="quiet">${i(`Invitations that nobody has used: {count}`,{count:e.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{a(``),f(t(e.id))}}>${i(`Withdraw them`)}</button></div>`}
    ${r?l`<p class="quiet">${i(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${i(`Invitation to {house}`,{house:e.name})}
          address=${location.origin+c(e.id,r)} />`:l`<button type="button" class="plain" onClick=${()=>f(u(e.id).then(t=>(a(t),{...e,invitations:e.invitations+1})))}>
        ${i(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=o([]),[a,s]=o(``),[c,u]=o(``),p=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];d(()=>{m.length&&f().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===a),v=_?_.id:a===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:c}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&l`<${x} mine=${g} practice=${h} value=${v} name=${c}
      onChoose=${e=>{s(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${u} onHouse=${p} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:a,onName:o,onHouse:s}){let c=e.find(({id:e})=>e===n);return l`<label>${i(`House`)}
      <select value=${n} onChange=${e=>a(e.target.value)}>
        ${t&&l`<option value=${``}>${i(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>l`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${i(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&l`<label>${i(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>o(e.target.value)} /></label>`}
    ${n!==``&&l`<p class="quiet">
        ${i(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&l`<${y} key=${c.id} house=${c} onHouse=${s} />`}`}const S=e=>e===`open`?i(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?i(`for the whole sitting`):a(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return i(`for people who play only with bots`);case`on`:return i(`for everybody at the table`);case`off`:return i(`for nobody`)}}function D({game:t,onOrder:a}){let[c,u]=o(e(t.name).quick.terms.players),[d,f]=o([,,,,,,].fill(`open`)),[p,h]=o(_(t)),[g,v]=o(C[0]),[y,x]=o(0),[D,j]=o(`open`),[M,N]=o(!1),P=b(t,p,h),F=s(t.name),I=e=>{if(e.preventDefault(),!r.peek().name){N(!0),e.currentTarget.querySelector(`input`)?.focus();return}let n=[`me`,...d.slice(0,c-1)],i={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...t.advice&&{advice:g},...P.order&&{house:P.order}};a({game:t.name,terms:{players:c,variant:p},seats:n,name:r.peek().name,...i})},L=(e,t)=>f(d.map((n,r)=>r===e?t:n));return l`<form class="paper friends" onSubmit=${I} onInvalidCapture=${O}>
    ${t.settled?.includes(`practice`)&&l`<${k} practice=${p.practice===!0}
        onPractice=${e=>h({...p,practice:e})} />`}
    <label>${i(`Your name`)}
      ${M&&!r.value.name&&l`<small class="missing" role="alert">${i(`Your name is missing: the others see it.`)}</small>`}
      <input value=${r.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${M&&!r.value.name}
        onInput=${e=>n({name:e.target.value.trim()})} />
    </label>
    <label>${i(`Players`)}
      <select value=${c} onChange=${e=>u(Number(e.target.value))}>
        ${t.seats.map(e=>l`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${d.slice(0,c-1).map((e,n)=>l`<div key=${n} class="other">
      <label>${i(`Seat {number}`,{number:n+2})}
        <select value=${e} aria-describedby=${e===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...t.bots].map(e=>l`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${e!==`open`&&l`<small id=${`manner-${n}`} class="quiet">${m(e)}</small>`}
    </div>`)}
    ${t.advice&&l`<label>${i(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>l`<option key=${e} value=${e}>${E(e)}</option>`)}
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
        ${w.map(e=>l`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${P.field}
    ${F&&l`<${A} game=${t} words=${F} variant=${p} onVariant=${h}
        fixed=${P.fixed} />`}
    <button class="big">${i(`Open the table`)}</button>
  </form>`}function O({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const k=({practice:e,onPractice:t})=>l`<div class="doors" role="group" aria-label=${i(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${i(`A table of a house`)}</b><small>${i(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${i(`A practice room`)}</b><small>${i(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,A=e=>l`<details class="house-rules">
  <summary>${i(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};