import{Ln as e,Nn as t,P as n,S as r,T as i,Tn as a,_ as o,gn as s,hn as c,k as l,kn as u,on as d,sn as f,yn as p,z as m}from"./main.js";import{N as h}from"./caribbean-stud-shared.js";import{a as g,o as _,s as v}from"./desks.js";import{l as y}from"./shared.js";function b({house:t,onHouse:r}){let[a,c]=e(``),[l,d]=e(``),f=e=>e.then(e=>{d(``),r(e)},e=>d(e.message));return u`${l&&u`<p class="trouble" role="alert">${l}</p>`}
    ${t.members.length>0&&u`<p class="quiet">${s(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${t.members.map(({visitor:e,name:n})=>u`<li key=${e}>
          <b>${n||s(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${s(`Remove {name}`,{name:n||e})}
              onClick=${()=>f(i(t.id,e))}>${s(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${t.invitations>0&&u`<p class="quiet">${s(`Invitations that nobody has used: {count}`,{count:t.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{c(``),f(n(t.id))}}>${s(`Withdraw them`)}</button></div>`}
    ${a?u`<p class="quiet">${s(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${s(`Invitation to {house}`,{house:t.name})}
          address=${location.origin+m(t.id,a)} />`:u`<button type="button" class="plain" onClick=${()=>f(o(t.id).then(e=>(c(e),{...t,invitations:t.invitations+1})))}>
        ${s(`Let somebody else open tables in it`)}</button>`}`}const x=e=>Intl.supportedValuesOf?.(e)??[],S=()=>({zone:Intl.DateTimeFormat().resolvedOptions().timeZone||`UTC`,currency:``});function C({format:e,onFormat:t}){let n=[.../* @__PURE__ */ new Set([`UTC`,e.zone,...x(`timeZone`)])];return u`<label>${s(`Time zone of the reports`)}
      <select value=${e.zone} onChange=${n=>t({...e,zone:n.target.value})}>
        ${n.map(e=>u`<option key=${e} value=${e}>${e.replaceAll(`_`,` `)}</option>`)}
      </select></label>
    <label>${s(`Currency of the reports`)}
      <input value=${e.currency} maxlength="3" pattern="[A-Z]{3}" placeholder="EUR" autocomplete="off"
        autocapitalize="characters" list="currencies" onInput=${n=>t({...e,currency:n.target.value.toUpperCase()})} />
      <datalist id="currencies">
        ${x(`currency`).map(e=>u`<option key=${e} value=${e} />`)}
      </datalist></label>
    <p class="quiet">
      ${s(`The currency's code of three letters, empty for chips; the smallest chip is one unit of it.`)}</p>`}function w({house:t,onHouse:n}){let[r,i]=e(t.reports),[a,o]=e(``);return u`<${C} format=${r} onFormat=${e=>{o(``),i(e)}} />
    <p class="quiet" role="status">${a}</p>
    <button type="button" class="plain" onClick=${()=>l(t.id,r).then(e=>{n(e),o(s(`The reports use them from now on.`))},e=>o(e.message))}>${s(`Use them in the reports`)}</button>`}function T(n,i,a){let[o,s]=e([]),[c,l]=e(``),[d,f]=e(``),[p,m]=e(S),h=e=>s(t=>t.map(t=>t.id===e.id?e:t)),g=n.settled??[];t(()=>{g.length&&r().then(s,()=>void 0)},[n.name]);let _=!g.includes(`practice`)||i.practice===!0,v=o.filter(e=>e.game===n.name&&e.practice===_),y=v.find(({id:e})=>e===c),b=y?y.id:c===`new`||!_?`new`:``;return{order:y?{id:y.id}:b===`new`?{name:d,reports:p}:void 0,fixed:y?g.filter(e=>e!==`practice`):[],field:g.length>0&&u`<${E} mine=${v} practice=${_} value=${b} name=${d}
      reports=${p} onChoose=${e=>{l(e);let t=v.find(t=>t.id===e);t&&a({...i,...t.settled})}} onName=${f} onReports=${m} onHouse=${h} />`}}function E({mine:e,practice:t,value:n,name:r,reports:i,onChoose:a,onName:o,onReports:c,onHouse:l}){let d=e.find(({id:e})=>e===n);return u`<label>${s(`House`)}
      <select value=${n} onChange=${e=>a(e.target.value)}>
        ${t&&u`<option value=${``}>${s(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>u`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${s(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&u`<label>${s(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>o(e.target.value)} /></label>
      <${C} format=${i} onFormat=${c} />`}
    ${n!==``&&u`<p class="quiet">
        ${s(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${d?.founder&&u`<${w} key=${d.id} house=${d} onHouse=${l} />
      <${b} key=${d.id} house=${d} onHouse=${l} />`}`}const D=e=>e===`open`?s(`a friend`):y(e),O=[`alone`,`on`,`off`],k=[0,1,5,20],A=e=>e===0?s(`for the whole sitting`):c(`for {count} deal`,`for {count} deals`,e);function j(e){switch(e){case`alone`:return s(`for people who play only with bots`);case`on`:return s(`for everybody at the table`);case`off`:return s(`for nobody`)}}function M({game:t,onOrder:n}){let[r,i]=e(p(t.name).quick.terms.players),[o,c]=e([,,,,,,].fill(`open`)),[l,m]=e(_(t)),[h,g]=e(O[0]),[y,b]=e(0),[x,S]=e(`open`),[C,w]=e(!1),E=T(t,l,m),M=a(t.name),I=e=>{if(e.preventDefault(),!f.peek().name){w(!0),e.currentTarget.querySelector(`input`)?.focus();return}let i=[`me`,...o.slice(0,r-1)],a={...x!==`open`&&{entry:x},...y>0&&{kept_deals:y},...t.advice&&{advice:h},...E.order&&{house:E.order}};n({game:t.name,terms:{players:r,variant:l},seats:i,name:f.peek().name,...a})},L=(e,t)=>c(o.map((n,r)=>r===e?t:n));return u`<form class="paper friends" onSubmit=${I} onInvalidCapture=${N}>
    ${t.settled?.includes(`practice`)&&u`<${P} practice=${l.practice===!0}
        onPractice=${e=>m({...l,practice:e})} />`}
    <label>${s(`Your name`)}
      ${C&&!f.value.name&&u`<small class="missing" role="alert">${s(`Your name is missing: the others see it.`)}</small>`}
      <input value=${f.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${C&&!f.value.name}
        onInput=${e=>d({name:e.target.value.trim()})} />
    </label>
    <label>${s(`Players`)}
      <select value=${r} onChange=${e=>i(Number(e.target.value))}>
        ${t.seats.map(e=>u`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${o.slice(0,r-1).map((e,n)=>u`<div key=${n} class="other">
      <label>${s(`Seat {number}`,{number:n+2})}
        <select value=${e} aria-describedby=${e===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...t.bots].map(e=>u`<option key=${e} value=${e}>${D(e)}</option>`)}
        </select>
      </label>
      ${e!==`open`&&u`<small id=${`manner-${n}`} class="quiet">${v(e)}</small>`}
    </div>`)}
    ${t.advice&&u`<label>${s(`Advice before you act`)}
      <select value=${h} onChange=${e=>g(e.target.value)}>
        ${O.map(e=>u`<option key=${e} value=${e}>${j(e)}</option>`)}
      </select>
    </label>`}
    <label>${s(`Who may sit down`)}
      <select value=${x} onChange=${e=>S(e.target.value)}>
        <option value="open">${s(`anybody with the link to the table`)}</option>
        <option value="invitation">${s(`people I invite`)}</option>
      </select>
    </label>
    <label>${s(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>b(Number(e.target.value))}>
        ${k.map(e=>u`<option key=${e} value=${e}>${A(e)}</option>`)}
      </select>
    </label>
    ${E.field}
    ${M&&u`<${F} game=${t} words=${M} variant=${l} onVariant=${m}
        fixed=${E.fixed} />`}
    <button class="big">${s(`Open the table`)}</button>
  </form>`}function N({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const P=({practice:e,onPractice:t})=>u`<div class="doors" role="group" aria-label=${s(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${s(`A table of a house`)}</b><small>${s(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${s(`A practice room`)}</b><small>${s(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,F=e=>u`<details class="house-rules">
  <summary>${s(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{M as FriendsForm};