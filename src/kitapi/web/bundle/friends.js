import{An as e,En as t,L as n,N as r,O as i,Sn as a,cn as o,fn as s,g as c,ln as l,nn as u,tn as d,vn as f,w as p,x as m}from"./main.js";import{N as h}from"./caribbean-stud-shared.js";import{a as g,o as _,s as v}from"./desks.js";import{a as y}from"./shared.js";function b({house:t,onHouse:i}){let[o,s]=e(``),[u,d]=e(``),f=e=>e.then(e=>{d(``),i(e)},e=>d(e.message));return a`${u&&a`<p class="trouble" role="alert">${u}</p>`}
    ${t.members.length>0&&a`<p class="quiet">${l(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${t.members.map(({visitor:e,name:n})=>a`<li key=${e}>
          <b>${n||l(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${l(`Remove {name}`,{name:n||e})}
              onClick=${()=>f(p(t.id,e))}>${l(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${t.invitations>0&&a`<p class="quiet">${l(`Invitations that nobody has used: {count}`,{count:t.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{s(``),f(r(t.id))}}>${l(`Withdraw them`)}</button></div>`}
    ${o?a`<p class="quiet">${l(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${l(`Invitation to {house}`,{house:t.name})}
          address=${location.origin+n(t.id,o)} />`:a`<button type="button" class="plain" onClick=${()=>f(c(t.id).then(e=>(s(e),{...t,invitations:t.invitations+1})))}>
        ${l(`Let somebody else open tables in it`)}</button>`}`}const x=e=>Intl.supportedValuesOf?.(e)??[],S=()=>({zone:Intl.DateTimeFormat().resolvedOptions().timeZone||`UTC`,currency:``});function C({format:e,onFormat:t}){let n=[.../* @__PURE__ */ new Set([`UTC`,e.zone,...x(`timeZone`)])];return a`<label>${l(`Time zone of the reports`)}
      <select value=${e.zone} onChange=${n=>t({...e,zone:n.target.value})}>
        ${n.map(e=>a`<option key=${e} value=${e}>${e.replaceAll(`_`,` `)}</option>`)}
      </select></label>
    <label>${l(`Currency of the reports`)}
      <input value=${e.currency} maxlength="3" pattern="[A-Z]{3}" placeholder="EUR" autocomplete="off"
        autocapitalize="characters" list="currencies" onInput=${n=>t({...e,currency:n.target.value.toUpperCase()})} />
      <datalist id="currencies">
        ${x(`currency`).map(e=>a`<option key=${e} value=${e} />`)}
      </datalist></label>
    <p class="quiet">
      ${l(`The currency's code of three letters, empty for chips; the smallest chip is one unit of it.`)}</p>`}function w({house:t,onHouse:n}){let[r,o]=e(t.reports),[s,c]=e(``);return a`<${C} format=${r} onFormat=${e=>{c(``),o(e)}} />
    <p class="quiet" role="status">${s}</p>
    <button type="button" class="plain" onClick=${()=>i(t.id,r).then(e=>{n(e),c(l(`The reports use them from now on.`))},e=>c(e.message))}>${l(`Use them in the reports`)}</button>`}function T(n,r,i){let[o,s]=e([]),[c,l]=e(``),[u,d]=e(``),[f,p]=e(S),h=e=>s(t=>t.map(t=>t.id===e.id?e:t)),g=n.settled??[];t(()=>{g.length&&m().then(s,()=>void 0)},[n.name]);let _=!g.includes(`practice`)||r.practice===!0,v=o.filter(e=>e.game===n.name&&e.practice===_),y=v.find(({id:e})=>e===c),b=y?y.id:c===`new`||!_?`new`:``;return{order:y?{id:y.id}:b===`new`?{name:u,reports:f}:void 0,fixed:y?g.filter(e=>e!==`practice`):[],field:g.length>0&&a`<${E} mine=${v} practice=${_} value=${b} name=${u}
      reports=${f} onChoose=${e=>{l(e);let t=v.find(t=>t.id===e);t&&i({...r,...t.settled})}} onName=${d} onReports=${p} onHouse=${h} />`}}function E({mine:e,practice:t,value:n,name:r,reports:i,onChoose:o,onName:s,onReports:c,onHouse:u}){let d=e.find(({id:e})=>e===n);return a`<label>${l(`House`)}
      <select value=${n} onChange=${e=>o(e.target.value)}>
        ${t&&a`<option value=${``}>${l(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>a`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${l(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&a`<label>${l(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>s(e.target.value)} /></label>
      <${C} format=${i} onFormat=${c} />`}
    ${n!==``&&a`<p class="quiet">
        ${l(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${d?.founder&&a`<${w} key=${d.id} house=${d} onHouse=${u} />
      <${b} key=${d.id} house=${d} onHouse=${u} />`}`}const D=e=>e===`open`?l(`a friend`):y(e),O=[`alone`,`on`,`off`],k=[0,1,5,20],A=e=>e===0?l(`for the whole sitting`):o(`for {count} deal`,`for {count} deals`,e);function j(e){switch(e){case`alone`:return l(`for people who play only with bots`);case`on`:return l(`for everybody at the table`);case`off`:return l(`for nobody`)}}function M({game:t,onOrder:n}){let[r,i]=e(s(t.name).quick.terms.players),[o,c]=e([,,,,,,].fill(`open`)),[p,m]=e(_(t)),[h,g]=e(O[0]),[y,b]=e(0),[x,S]=e(`open`),[C,w]=e(!1),E=T(t,p,m),M=f(t.name),I=e=>{if(e.preventDefault(),!u.peek().name){w(!0),e.currentTarget.querySelector(`input`)?.focus();return}let i=[`me`,...o.slice(0,r-1)],a={...x!==`open`&&{entry:x},...y>0&&{kept_deals:y},...t.advice&&{advice:h},...E.order&&{house:E.order}};n({game:t.name,terms:{players:r,variant:p},seats:i,name:u.peek().name,...a})},L=(e,t)=>c(o.map((n,r)=>r===e?t:n));return a`<form class="paper friends" onSubmit=${I} onInvalidCapture=${N}>
    ${t.settled?.includes(`practice`)&&a`<${P} practice=${p.practice===!0}
        onPractice=${e=>m({...p,practice:e})} />`}
    <label>${l(`Your name`)}
      ${C&&!u.value.name&&a`<small class="missing" role="alert">${l(`Your name is missing: the others see it.`)}</small>`}
      <input value=${u.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${C&&!u.value.name}
        onInput=${e=>d({name:e.target.value.trim()})} />
    </label>
    <label>${l(`Players`)}
      <select value=${r} onChange=${e=>i(Number(e.target.value))}>
        ${t.seats.map(e=>a`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${o.slice(0,r-1).map((e,n)=>a`<div key=${n} class="other">
      <label>${l(`Seat {number}`,{number:n+2})}
        <select value=${e} aria-describedby=${e===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...t.bots].map(e=>a`<option key=${e} value=${e}>${D(e)}</option>`)}
        </select>
      </label>
      ${e!==`open`&&a`<small id=${`manner-${n}`} class="quiet">${v(e)}</small>`}
    </div>`)}
    ${t.advice&&a`<label>${l(`Advice before you act`)}
      <select value=${h} onChange=${e=>g(e.target.value)}>
        ${O.map(e=>a`<option key=${e} value=${e}>${j(e)}</option>`)}
      </select>
    </label>`}
    <label>${l(`Who may sit down`)}
      <select value=${x} onChange=${e=>S(e.target.value)}>
        <option value="open">${l(`anybody with the link to the table`)}</option>
        <option value="invitation">${l(`people I invite`)}</option>
      </select>
    </label>
    <label>${l(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>b(Number(e.target.value))}>
        ${k.map(e=>a`<option key=${e} value=${e}>${A(e)}</option>`)}
      </select>
    </label>
    ${E.field}
    ${M&&a`<${F} game=${t} words=${M} variant=${p} onVariant=${m}
        fixed=${E.fixed} />`}
    <button class="big">${l(`Open the table`)}</button>
  </form>`}function N({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const P=({practice:e,onPractice:t})=>a`<div class="doors" role="group" aria-label=${l(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${l(`A table of a house`)}</b><small>${l(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${l(`A practice room`)}</b><small>${l(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,F=e=>a`<details class="house-rules">
  <summary>${l(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{M as FriendsForm};