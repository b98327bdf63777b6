import{L as e,N as t,Nn as n,O as r,Tn as i,dn as a,fn as o,g as s,hn as c,kn as l,nn as u,rn as d,w as f,x as p,xn as m}from"./main.js";import{N as h}from"./caribbean-stud-shared.js";import{a as g,o as _,s as v}from"./desks.js";import{a as y}from"./shared.js";function b({house:r,onHouse:a}){let[c,l]=n(``),[u,d]=n(``),p=e=>e.then(e=>{d(``),a(e)},e=>d(e.message));return i`${u&&i`<p class="trouble" role="alert">${u}</p>`}
    ${r.members.length>0&&i`<p class="quiet">${o(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${r.members.map(({visitor:e,name:t})=>i`<li key=${e}>
          <b>${t||o(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${o(`Remove {name}`,{name:t||e})}
              onClick=${()=>p(f(r.id,e))}>${o(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${r.invitations>0&&i`<p class="quiet">${o(`Invitations that nobody has used: {count}`,{count:r.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{l(``),p(t(r.id))}}>${o(`Withdraw them`)}</button></div>`}
    ${c?i`<p class="quiet">${o(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${o(`Invitation to {house}`,{house:r.name})}
          address=${location.origin+e(r.id,c)} />`:i`<button type="button" class="plain" onClick=${()=>p(s(r.id).then(e=>(l(e),{...r,invitations:r.invitations+1})))}>
        ${o(`Let somebody else open tables in it`)}</button>`}`}const x=e=>Intl.supportedValuesOf?.(e)??[],S=()=>({zone:Intl.DateTimeFormat().resolvedOptions().timeZone||`UTC`,currency:``});function C({format:e,onFormat:t}){let n=[.../* @__PURE__ */ new Set([`UTC`,e.zone,...x(`timeZone`)])];return i`<label>${o(`Time zone of the reports`)}
      <select value=${e.zone} onChange=${n=>t({...e,zone:n.target.value})}>
        ${n.map(e=>i`<option key=${e} value=${e}>${e.replaceAll(`_`,` `)}</option>`)}
      </select></label>
    <label>${o(`Currency of the reports`)}
      <input value=${e.currency} maxlength="3" pattern="[A-Z]{3}" placeholder="EUR" autocomplete="off"
        autocapitalize="characters" list="currencies" onInput=${n=>t({...e,currency:n.target.value.toUpperCase()})} />
      <datalist id="currencies">
        ${x(`currency`).map(e=>i`<option key=${e} value=${e} />`)}
      </datalist></label>
    <p class="quiet">
      ${o(`The currency's code of three letters, empty for chips; the smallest chip is one unit of it.`)}</p>`}function w({house:e,onHouse:t}){let[a,s]=n(e.reports),[c,l]=n(``);return i`<${C} format=${a} onFormat=${e=>{l(``),s(e)}} />
    <p class="quiet" role="status">${c}</p>
    <button type="button" class="plain" onClick=${()=>r(e.id,a).then(e=>{t(e),l(o(`The reports use them from now on.`))},e=>l(e.message))}>${o(`Use them in the reports`)}</button>`}function T(e,t,r){let[a,o]=n([]),[s,c]=n(``),[u,d]=n(``),[f,m]=n(S),h=e=>o(t=>t.map(t=>t.id===e.id?e:t)),g=e.settled??[];l(()=>{g.length&&p().then(o,()=>void 0)},[e.name]);let _=!g.includes(`practice`)||t.practice===!0,v=a.filter(t=>t.game===e.name&&t.practice===_),y=v.find(({id:e})=>e===s),b=y?y.id:s===`new`||!_?`new`:``;return{order:y?{id:y.id}:b===`new`?{name:u,reports:f}:void 0,fixed:y?g.filter(e=>e!==`practice`):[],field:g.length>0&&i`<${E} mine=${v} practice=${_} value=${b} name=${u}
      reports=${f} onChoose=${e=>{c(e);let n=v.find(t=>t.id===e);n&&r({...t,...n.settled})}} onName=${d} onReports=${m} onHouse=${h} />`}}function E({mine:e,practice:t,value:n,name:r,reports:a,onChoose:s,onName:c,onReports:l,onHouse:u}){let d=e.find(({id:e})=>e===n);return i`<label>${o(`House`)}
      <select value=${n} onChange=${e=>s(e.target.value)}>
        ${t&&i`<option value=${``}>${o(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>i`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${o(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&i`<label>${o(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>c(e.target.value)} /></label>
      <${C} format=${a} onFormat=${l} />`}
    ${n!==``&&i`<p class="quiet">
        ${o(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${d?.founder&&i`<${w} key=${d.id} house=${d} onHouse=${u} />
      <${b} key=${d.id} house=${d} onHouse=${u} />`}`}const D=e=>e===`open`?o(`a friend`):y(e),O=[`alone`,`on`,`off`],k=[0,1,5,20],A=e=>e===0?o(`for the whole sitting`):a(`for {count} deal`,`for {count} deals`,e);function j(e){switch(e){case`alone`:return o(`for people who play only with bots`);case`on`:return o(`for everybody at the table`);case`off`:return o(`for nobody`)}}function M({game:e,onOrder:t}){let[r,a]=n(c(e.name).quick.terms.players),[s,l]=n([,,,,,,].fill(`open`)),[f,p]=n(_(e)),[h,g]=n(O[0]),[y,b]=n(0),[x,S]=n(`open`),[C,w]=n(!1),E=T(e,f,p),M=m(e.name),I=n=>{if(n.preventDefault(),!d.peek().name){w(!0),n.currentTarget.querySelector(`input`)?.focus();return}let i=[`me`,...s.slice(0,r-1)],a={...x!==`open`&&{entry:x},...y>0&&{kept_deals:y},...e.advice&&{advice:h},...E.order&&{house:E.order}};t({game:e.name,terms:{players:r,variant:f},seats:i,name:d.peek().name,...a})},L=(e,t)=>l(s.map((n,r)=>r===e?t:n));return i`<form class="paper friends" onSubmit=${I} onInvalidCapture=${N}>
    ${e.settled?.includes(`practice`)&&i`<${P} practice=${f.practice===!0}
        onPractice=${e=>p({...f,practice:e})} />`}
    <label>${o(`Your name`)}
      ${C&&!d.value.name&&i`<small class="missing" role="alert">${o(`Your name is missing: the others see it.`)}</small>`}
      <input value=${d.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${C&&!d.value.name}
        onInput=${e=>u({name:e.target.value.trim()})} />
    </label>
    <label>${o(`Players`)}
      <select value=${r} onChange=${e=>a(Number(e.target.value))}>
        ${e.seats.map(e=>i`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${s.slice(0,r-1).map((t,n)=>i`<div key=${n} class="other">
      <label>${o(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>i`<option key=${e} value=${e}>${D(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&i`<small id=${`manner-${n}`} class="quiet">${v(t)}</small>`}
    </div>`)}
    ${e.advice&&i`<label>${o(`Advice before you act`)}
      <select value=${h} onChange=${e=>g(e.target.value)}>
        ${O.map(e=>i`<option key=${e} value=${e}>${j(e)}</option>`)}
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
        ${k.map(e=>i`<option key=${e} value=${e}>${A(e)}</option>`)}
      </select>
    </label>
    ${E.field}
    ${M&&i`<${F} game=${e} words=${M} variant=${f} onVariant=${p}
        fixed=${E.fixed} />`}
    <button class="big">${o(`Open the table`)}</button>
  </form>`}function N({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const P=({practice:e,onPractice:t})=>i`<div class="doors" role="group" aria-label=${o(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${o(`A table of a house`)}</b><small>${o(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${o(`A practice room`)}</b><small>${o(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,F=e=>i`<details class="house-rules">
  <summary>${o(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{M as FriendsForm};