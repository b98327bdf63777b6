import{Cn as e,Dn as t,L as n,N as r,O as i,g as a,jn as o,ln as s,nn as c,pn as l,tn as u,un as d,w as f,x as p,yn as m}from"./main.js";import{N as h}from"./caribbean-stud-shared.js";import{a as g,o as _,s as v}from"./desks.js";import{a as y}from"./shared.js";function b({house:t,onHouse:i}){let[s,c]=o(``),[l,u]=o(``),p=e=>e.then(e=>{u(``),i(e)},e=>u(e.message));return e`${l&&e`<p class="trouble" role="alert">${l}</p>`}
    ${t.members.length>0&&e`<p class="quiet">${d(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${t.members.map(({visitor:n,name:r})=>e`<li key=${n}>
          <b>${r||d(`a visitor`)}</b> <small class="quiet">${n}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${d(`Remove {name}`,{name:r||n})}
              onClick=${()=>p(f(t.id,n))}>${d(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${t.invitations>0&&e`<p class="quiet">${d(`Invitations that nobody has used: {count}`,{count:t.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{c(``),p(r(t.id))}}>${d(`Withdraw them`)}</button></div>`}
    ${s?e`<p class="quiet">${d(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${d(`Invitation to {house}`,{house:t.name})}
          address=${location.origin+n(t.id,s)} />`:e`<button type="button" class="plain" onClick=${()=>p(a(t.id).then(e=>(c(e),{...t,invitations:t.invitations+1})))}>
        ${d(`Let somebody else open tables in it`)}</button>`}`}const x=e=>Intl.supportedValuesOf?.(e)??[],S=()=>({zone:Intl.DateTimeFormat().resolvedOptions().timeZone||`UTC`,currency:``});function C({format:t,onFormat:n}){let r=[.../* @__PURE__ */ new Set([`UTC`,t.zone,...x(`timeZone`)])];return e`<label>${d(`Time zone of the reports`)}
      <select value=${t.zone} onChange=${e=>n({...t,zone:e.target.value})}>
        ${r.map(t=>e`<option key=${t} value=${t}>${t.replaceAll(`_`,` `)}</option>`)}
      </select></label>
    <label>${d(`Currency of the reports`)}
      <input value=${t.currency} maxlength="3" pattern="[A-Z]{3}" placeholder="EUR" autocomplete="off"
        autocapitalize="characters" list="currencies" onInput=${e=>n({...t,currency:e.target.value.toUpperCase()})} />
      <datalist id="currencies">
        ${x(`currency`).map(t=>e`<option key=${t} value=${t} />`)}
      </datalist></label>
    <p class="quiet">
      ${d(`The currency's code of three letters, empty for chips; the smallest chip is one unit of it.`)}</p>`}function w({house:t,onHouse:n}){let[r,a]=o(t.reports),[s,c]=o(``);return e`<${C} format=${r} onFormat=${e=>{c(``),a(e)}} />
    <p class="quiet" role="status">${s}</p>
    <button type="button" class="plain" onClick=${()=>i(t.id,r).then(e=>{n(e),c(d(`The reports use them from now on.`))},e=>c(e.message))}>${d(`Use them in the reports`)}</button>`}function T(n,r,i){let[a,s]=o([]),[c,l]=o(``),[u,d]=o(``),[f,m]=o(S),h=e=>s(t=>t.map(t=>t.id===e.id?e:t)),g=n.settled??[];t(()=>{g.length&&p().then(s,()=>void 0)},[n.name]);let _=!g.includes(`practice`)||r.practice===!0,v=a.filter(e=>e.game===n.name&&e.practice===_),y=v.find(({id:e})=>e===c),b=y?y.id:c===`new`||!_?`new`:``;return{order:y?{id:y.id}:b===`new`?{name:u,reports:f}:void 0,fixed:y?g.filter(e=>e!==`practice`):[],field:g.length>0&&e`<${E} mine=${v} practice=${_} value=${b} name=${u}
      reports=${f} onChoose=${e=>{l(e);let t=v.find(t=>t.id===e);t&&i({...r,...t.settled})}} onName=${d} onReports=${m} onHouse=${h} />`}}function E({mine:t,practice:n,value:r,name:i,reports:a,onChoose:o,onName:s,onReports:c,onHouse:l}){let u=t.find(({id:e})=>e===r);return e`<label>${d(`House`)}
      <select value=${r} onChange=${e=>o(e.target.value)}>
        ${n&&e`<option value=${``}>${d(`this table's own, for practice`)}</option>`}
        ${t.map(({id:t,name:n})=>e`<option key=${t} value=${t}>${n}</option>`)}
        <option value=${`new`}>${d(`a new house`)}</option>
      </select>
    </label>
    ${r===`new`&&e`<label>${d(`Name of the house`)}
      <input value=${i} maxlength="24" required autocomplete="off"
        onInput=${e=>s(e.target.value)} /></label>
      <${C} format=${a} onFormat=${c} />`}
    ${r!==``&&e`<p class="quiet">
        ${d(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${u?.founder&&e`<${w} key=${u.id} house=${u} onHouse=${l} />
      <${b} key=${u.id} house=${u} onHouse=${l} />`}`}const D=e=>e===`open`?d(`a friend`):y(e),O=[`alone`,`on`,`off`],k=[0,1,5,20],A=e=>e===0?d(`for the whole sitting`):s(`for {count} deal`,`for {count} deals`,e);function j(e){switch(e){case`alone`:return d(`for people who play only with bots`);case`on`:return d(`for everybody at the table`);case`off`:return d(`for nobody`)}}function M({game:t,onOrder:n}){let[r,i]=o(l(t.name).quick.terms.players),[a,s]=o([,,,,,,].fill(`open`)),[f,p]=o(_(t)),[h,g]=o(O[0]),[y,b]=o(0),[x,S]=o(`open`),[C,w]=o(!1),E=T(t,f,p),M=m(t.name),I=e=>{if(e.preventDefault(),!c.peek().name){w(!0),e.currentTarget.querySelector(`input`)?.focus();return}let i=[`me`,...a.slice(0,r-1)],o={...x!==`open`&&{entry:x},...y>0&&{kept_deals:y},...t.advice&&{advice:h},...E.order&&{house:E.order}};n({game:t.name,terms:{players:r,variant:f},seats:i,name:c.peek().name,...o})},L=(e,t)=>s(a.map((n,r)=>r===e?t:n));return e`<form class="paper friends" onSubmit=${I} onInvalidCapture=${N}>
    ${t.settled?.includes(`practice`)&&e`<${P} practice=${f.practice===!0}
        onPractice=${e=>p({...f,practice:e})} />`}
    <label>${d(`Your name`)}
      ${C&&!c.value.name&&e`<small class="missing" role="alert">${d(`Your name is missing: the others see it.`)}</small>`}
      <input value=${c.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${C&&!c.value.name}
        onInput=${e=>u({name:e.target.value.trim()})} />
    </label>
    <label>${d(`Players`)}
      <select value=${r} onChange=${e=>i(Number(e.target.value))}>
        ${t.seats.map(t=>e`<option key=${t} value=${t}>${t}</option>`)}
      </select>
    </label>
    ${a.slice(0,r-1).map((n,r)=>e`<div key=${r} class="other">
      <label>${d(`Seat {number}`,{number:r+2})}
        <select value=${n} aria-describedby=${n===`open`?null:`manner-${r}`}
          onChange=${e=>L(r,e.target.value)}>
          ${[`open`,...t.bots].map(t=>e`<option key=${t} value=${t}>${D(t)}</option>`)}
        </select>
      </label>
      ${n!==`open`&&e`<small id=${`manner-${r}`} class="quiet">${v(n)}</small>`}
    </div>`)}
    ${t.advice&&e`<label>${d(`Advice before you act`)}
      <select value=${h} onChange=${e=>g(e.target.value)}>
        ${O.map(t=>e`<option key=${t} value=${t}>${j(t)}</option>`)}
      </select>
    </label>`}
    <label>${d(`Who may sit down`)}
      <select value=${x} onChange=${e=>S(e.target.value)}>
        <option value="open">${d(`anybody with the link to the table`)}</option>
        <option value="invitation">${d(`people I invite`)}</option>
      </select>
    </label>
    <label>${d(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>b(Number(e.target.value))}>
        ${k.map(t=>e`<option key=${t} value=${t}>${A(t)}</option>`)}
      </select>
    </label>
    ${E.field}
    ${M&&e`<${F} game=${t} words=${M} variant=${f} onVariant=${p}
        fixed=${E.fixed} />`}
    <button class="big">${d(`Open the table`)}</button>
  </form>`}function N({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const P=({practice:t,onPractice:n})=>e`<div class="doors" role="group" aria-label=${d(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!t} onClick=${()=>n(!1)}>
    <b>${d(`A table of a house`)}</b><small>${d(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${t} onClick=${()=>n(!0)}>
    <b>${d(`A practice room`)}</b><small>${d(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,F=t=>e`<details class="house-rules">
  <summary>${d(`House rules`)}</summary>
  <${g} ...${t} />
</details>`;export{M as FriendsForm};