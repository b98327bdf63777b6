import{L as e,Mn as t,N as n,O as r,On as i,bn as a,dn as o,g as s,mn as c,nn as l,rn as u,un as d,w as f,wn as p,x as m}from"./main.js";import{N as h}from"./caribbean-stud-shared.js";import{a as g,o as _,s as v}from"./desks.js";import{a as y}from"./shared.js";function b({house:r,onHouse:i}){let[a,c]=t(``),[l,u]=t(``),d=e=>e.then(e=>{u(``),i(e)},e=>u(e.message));return p`${l&&p`<p class="trouble" role="alert">${l}</p>`}
    ${r.members.length>0&&p`<p class="quiet">${o(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${r.members.map(({visitor:e,name:t})=>p`<li key=${e}>
          <b>${t||o(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${o(`Remove {name}`,{name:t||e})}
              onClick=${()=>d(f(r.id,e))}>${o(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${r.invitations>0&&p`<p class="quiet">${o(`Invitations that nobody has used: {count}`,{count:r.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{c(``),d(n(r.id))}}>${o(`Withdraw them`)}</button></div>`}
    ${a?p`<p class="quiet">${o(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${o(`Invitation to {house}`,{house:r.name})}
          address=${location.origin+e(r.id,a)} />`:p`<button type="button" class="plain" onClick=${()=>d(s(r.id).then(e=>(c(e),{...r,invitations:r.invitations+1})))}>
        ${o(`Let somebody else open tables in it`)}</button>`}`}const x=e=>Intl.supportedValuesOf?.(e)??[],S=()=>({zone:Intl.DateTimeFormat().resolvedOptions().timeZone||`UTC`,currency:``});function C({format:e,onFormat:t}){let n=[.../* @__PURE__ */ new Set([`UTC`,e.zone,...x(`timeZone`)])];return p`<label>${o(`Time zone of the reports`)}
      <select value=${e.zone} onChange=${n=>t({...e,zone:n.target.value})}>
        ${n.map(e=>p`<option key=${e} value=${e}>${e.replaceAll(`_`,` `)}</option>`)}
      </select></label>
    <label>${o(`Currency of the reports`)}
      <input value=${e.currency} maxlength="3" pattern="[A-Z]{3}" placeholder="EUR" autocomplete="off"
        autocapitalize="characters" list="currencies" onInput=${n=>t({...e,currency:n.target.value.toUpperCase()})} />
      <datalist id="currencies">
        ${x(`currency`).map(e=>p`<option key=${e} value=${e} />`)}
      </datalist></label>
    <p class="quiet">
      ${o(`The currency's code of three letters, empty for chips; the smallest chip is one unit of it.`)}</p>`}function w({house:e,onHouse:n}){let[i,a]=t(e.reports),[s,c]=t(``);return p`<${C} format=${i} onFormat=${e=>{c(``),a(e)}} />
    <p class="quiet" role="status">${s}</p>
    <button type="button" class="plain" onClick=${()=>r(e.id,i).then(e=>{n(e),c(o(`The reports use them from now on.`))},e=>c(e.message))}>${o(`Use them in the reports`)}</button>`}function T(e,n,r){let[a,o]=t([]),[s,c]=t(``),[l,u]=t(``),[d,f]=t(S),h=e=>o(t=>t.map(t=>t.id===e.id?e:t)),g=e.settled??[];i(()=>{g.length&&m().then(o,()=>void 0)},[e.name]);let _=!g.includes(`practice`)||n.practice===!0,v=a.filter(t=>t.game===e.name&&t.practice===_),y=v.find(({id:e})=>e===s),b=y?y.id:s===`new`||!_?`new`:``;return{order:y?{id:y.id}:b===`new`?{name:l,reports:d}:void 0,fixed:y?g.filter(e=>e!==`practice`):[],field:g.length>0&&p`<${E} mine=${v} practice=${_} value=${b} name=${l}
      reports=${d} onChoose=${e=>{c(e);let t=v.find(t=>t.id===e);t&&r({...n,...t.settled})}} onName=${u} onReports=${f} onHouse=${h} />`}}function E({mine:e,practice:t,value:n,name:r,reports:i,onChoose:a,onName:s,onReports:c,onHouse:l}){let u=e.find(({id:e})=>e===n);return p`<label>${o(`House`)}
      <select value=${n} onChange=${e=>a(e.target.value)}>
        ${t&&p`<option value=${``}>${o(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>p`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${o(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&p`<label>${o(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>s(e.target.value)} /></label>
      <${C} format=${i} onFormat=${c} />`}
    ${n!==``&&p`<p class="quiet">
        ${o(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${u?.founder&&p`<${w} key=${u.id} house=${u} onHouse=${l} />
      <${b} key=${u.id} house=${u} onHouse=${l} />`}`}const D=e=>e===`open`?o(`a friend`):y(e),O=[`alone`,`on`,`off`],k=[0,1,5,20],A=e=>e===0?o(`for the whole sitting`):d(`for {count} deal`,`for {count} deals`,e);function j(e){switch(e){case`alone`:return o(`for people who play only with bots`);case`on`:return o(`for everybody at the table`);case`off`:return o(`for nobody`)}}function M({game:e,onOrder:n}){let[r,i]=t(c(e.name).quick.terms.players),[s,d]=t([,,,,,,].fill(`open`)),[f,m]=t(_(e)),[h,g]=t(O[0]),[y,b]=t(0),[x,S]=t(`open`),[C,w]=t(!1),E=T(e,f,m),M=a(e.name),I=t=>{if(t.preventDefault(),!u.peek().name){w(!0),t.currentTarget.querySelector(`input`)?.focus();return}let i=[`me`,...s.slice(0,r-1)],a={...x!==`open`&&{entry:x},...y>0&&{kept_deals:y},...e.advice&&{advice:h},...E.order&&{house:E.order}};n({game:e.name,terms:{players:r,variant:f},seats:i,name:u.peek().name,...a})},L=(e,t)=>d(s.map((n,r)=>r===e?t:n));return p`<form class="paper friends" onSubmit=${I} onInvalidCapture=${N}>
    ${e.settled?.includes(`practice`)&&p`<${P} practice=${f.practice===!0}
        onPractice=${e=>m({...f,practice:e})} />`}
    <label>${o(`Your name`)}
      ${C&&!u.value.name&&p`<small class="missing" role="alert">${o(`Your name is missing: the others see it.`)}</small>`}
      <input value=${u.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${C&&!u.value.name}
        onInput=${e=>l({name:e.target.value.trim()})} />
    </label>
    <label>${o(`Players`)}
      <select value=${r} onChange=${e=>i(Number(e.target.value))}>
        ${e.seats.map(e=>p`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${s.slice(0,r-1).map((t,n)=>p`<div key=${n} class="other">
      <label>${o(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>p`<option key=${e} value=${e}>${D(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&p`<small id=${`manner-${n}`} class="quiet">${v(t)}</small>`}
    </div>`)}
    ${e.advice&&p`<label>${o(`Advice before you act`)}
      <select value=${h} onChange=${e=>g(e.target.value)}>
        ${O.map(e=>p`<option key=${e} value=${e}>${j(e)}</option>`)}
      </select>
    </label>`}
    <label>${o(`Who may sit down`)}
      <select value=${x} onChange=${e=>S(e.target.value)}>
        <option value="open">${o(`anybody with the link to the table`)}</option>
        <option value="invitation">${o(`people I invite`)}</option>
      </select>
    </label>
    <label>${o(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>b(Number(e.target.value))}>
        ${k.map(e=>p`<option key=${e} value=${e}>${A(e)}</option>`)}
      </select>
    </label>
    ${E.field}
    ${M&&p`<${F} game=${e} words=${M} variant=${f} onVariant=${m}
        fixed=${E.fixed} />`}
    <button class="big">${o(`Open the table`)}</button>
  </form>`}function N({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const P=({practice:e,onPractice:t})=>p`<div class="doors" role="group" aria-label=${o(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${o(`A table of a house`)}</b><small>${o(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${o(`A practice room`)}</b><small>${o(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,F=e=>p`<details class="house-rules">
  <summary>${o(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{M as FriendsForm};