import{Cn as e,Dn as t,Fn as n,N as r,O as i,R as a,_n as o,an as s,g as c,in as l,jn as u,mn as d,pn as f,w as p,x as m}from"./main.js";import{N as h}from"./caribbean-stud-shared.js";import{a as g,o as _,s as v}from"./desks.js";import{l as y}from"./shared.js";function b({house:e,onHouse:i}){let[o,s]=n(``),[l,u]=n(``),f=e=>e.then(e=>{u(``),i(e)},e=>u(e.message));return t`${l&&t`<p class="trouble" role="alert">${l}</p>`}
    ${e.members.length>0&&t`<p class="quiet">${d(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${e.members.map(({visitor:n,name:r})=>t`<li key=${n}>
          <b>${r||d(`a visitor`)}</b> <small class="quiet">${n}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${d(`Remove {name}`,{name:r||n})}
              onClick=${()=>f(p(e.id,n))}>${d(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${e.invitations>0&&t`<p class="quiet">${d(`Invitations that nobody has used: {count}`,{count:e.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{s(``),f(r(e.id))}}>${d(`Withdraw them`)}</button></div>`}
    ${o?t`<p class="quiet">${d(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${d(`Invitation to {house}`,{house:e.name})}
          address=${location.origin+a(e.id,o)} />`:t`<button type="button" class="plain" onClick=${()=>f(c(e.id).then(t=>(s(t),{...e,invitations:e.invitations+1})))}>
        ${d(`Let somebody else open tables in it`)}</button>`}`}const x=e=>Intl.supportedValuesOf?.(e)??[],S=()=>({zone:Intl.DateTimeFormat().resolvedOptions().timeZone||`UTC`,currency:``});function C({format:e,onFormat:n}){let r=[.../* @__PURE__ */ new Set([`UTC`,e.zone,...x(`timeZone`)])];return t`<label>${d(`Time zone of the reports`)}
      <select value=${e.zone} onChange=${t=>n({...e,zone:t.target.value})}>
        ${r.map(e=>t`<option key=${e} value=${e}>${e.replaceAll(`_`,` `)}</option>`)}
      </select></label>
    <label>${d(`Currency of the reports`)}
      <input value=${e.currency} maxlength="3" pattern="[A-Z]{3}" placeholder="EUR" autocomplete="off"
        autocapitalize="characters" list="currencies" onInput=${t=>n({...e,currency:t.target.value.toUpperCase()})} />
      <datalist id="currencies">
        ${x(`currency`).map(e=>t`<option key=${e} value=${e} />`)}
      </datalist></label>
    <p class="quiet">
      ${d(`The currency's code of three letters, empty for chips; the smallest chip is one unit of it.`)}</p>`}function w({house:e,onHouse:r}){let[a,o]=n(e.reports),[s,c]=n(``);return t`<${C} format=${a} onFormat=${e=>{c(``),o(e)}} />
    <p class="quiet" role="status">${s}</p>
    <button type="button" class="plain" onClick=${()=>i(e.id,a).then(e=>{r(e),c(d(`The reports use them from now on.`))},e=>c(e.message))}>${d(`Use them in the reports`)}</button>`}function T(e,r,i){let[a,o]=n([]),[s,c]=n(``),[l,d]=n(``),[f,p]=n(S),h=e=>o(t=>t.map(t=>t.id===e.id?e:t)),g=e.settled??[];u(()=>{g.length&&m().then(o,()=>void 0)},[e.name]);let _=!g.includes(`practice`)||r.practice===!0,v=a.filter(t=>t.game===e.name&&t.practice===_),y=v.find(({id:e})=>e===s),b=y?y.id:s===`new`||!_?`new`:``;return{order:y?{id:y.id}:b===`new`?{name:l,reports:f}:void 0,fixed:y?g.filter(e=>e!==`practice`):[],field:g.length>0&&t`<${E} mine=${v} practice=${_} value=${b} name=${l}
      reports=${f} onChoose=${e=>{c(e);let t=v.find(t=>t.id===e);t&&i({...r,...t.settled})}} onName=${d} onReports=${p} onHouse=${h} />`}}function E({mine:e,practice:n,value:r,name:i,reports:a,onChoose:o,onName:s,onReports:c,onHouse:l}){let u=e.find(({id:e})=>e===r);return t`<label>${d(`House`)}
      <select value=${r} onChange=${e=>o(e.target.value)}>
        ${n&&t`<option value=${``}>${d(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:n})=>t`<option key=${e} value=${e}>${n}</option>`)}
        <option value=${`new`}>${d(`a new house`)}</option>
      </select>
    </label>
    ${r===`new`&&t`<label>${d(`Name of the house`)}
      <input value=${i} maxlength="24" required autocomplete="off"
        onInput=${e=>s(e.target.value)} /></label>
      <${C} format=${a} onFormat=${c} />`}
    ${r!==``&&t`<p class="quiet">
        ${d(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${u?.founder&&t`<${w} key=${u.id} house=${u} onHouse=${l} />
      <${b} key=${u.id} house=${u} onHouse=${l} />`}`}const D=e=>e===`open`?d(`a friend`):y(e),O=[`alone`,`on`,`off`],k=[0,1,5,20],A=e=>e===0?d(`for the whole sitting`):f(`for {count} deal`,`for {count} deals`,e);function j(e){switch(e){case`alone`:return d(`for people who play only with bots`);case`on`:return d(`for everybody at the table`);case`off`:return d(`for nobody`)}}function M({game:r,onOrder:i}){let[a,c]=n(o(r.name).quick.terms.players),[u,f]=n([,,,,,,].fill(`open`)),[p,m]=n(_(r)),[h,g]=n(O[0]),[y,b]=n(0),[x,S]=n(`open`),[C,w]=n(!1),E=T(r,p,m),M=e(r.name),I=e=>{if(e.preventDefault(),!s.peek().name){w(!0),e.currentTarget.querySelector(`input`)?.focus();return}let t=[`me`,...u.slice(0,a-1)],n={...x!==`open`&&{entry:x},...y>0&&{kept_deals:y},...r.advice&&{advice:h},...E.order&&{house:E.order}};i({game:r.name,terms:{players:a,variant:p},seats:t,name:s.peek().name,...n})},L=(e,t)=>f(u.map((n,r)=>r===e?t:n));return t`<form class="paper friends" onSubmit=${I} onInvalidCapture=${N}>
    ${r.settled?.includes(`practice`)&&t`<${P} practice=${p.practice===!0}
        onPractice=${e=>m({...p,practice:e})} />`}
    <label>${d(`Your name`)}
      ${C&&!s.value.name&&t`<small class="missing" role="alert">${d(`Your name is missing: the others see it.`)}</small>`}
      <input value=${s.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${C&&!s.value.name}
        onInput=${e=>l({name:e.target.value.trim()})} />
    </label>
    <label>${d(`Players`)}
      <select value=${a} onChange=${e=>c(Number(e.target.value))}>
        ${r.seats.map(e=>t`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${u.slice(0,a-1).map((e,n)=>t`<div key=${n} class="other">
      <label>${d(`Seat {number}`,{number:n+2})}
        <select value=${e} aria-describedby=${e===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...r.bots].map(e=>t`<option key=${e} value=${e}>${D(e)}</option>`)}
        </select>
      </label>
      ${e!==`open`&&t`<small id=${`manner-${n}`} class="quiet">${v(e)}</small>`}
    </div>`)}
    ${r.advice&&t`<label>${d(`Advice before you act`)}
      <select value=${h} onChange=${e=>g(e.target.value)}>
        ${O.map(e=>t`<option key=${e} value=${e}>${j(e)}</option>`)}
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
        ${k.map(e=>t`<option key=${e} value=${e}>${A(e)}</option>`)}
      </select>
    </label>
    ${E.field}
    ${M&&t`<${F} game=${r} words=${M} variant=${p} onVariant=${m}
        fixed=${E.fixed} />`}
    <button class="big">${d(`Open the table`)}</button>
  </form>`}function N({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const P=({practice:e,onPractice:n})=>t`<div class="doors" role="group" aria-label=${d(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>n(!1)}>
    <b>${d(`A table of a house`)}</b><small>${d(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>n(!0)}>
    <b>${d(`A practice room`)}</b><small>${d(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,F=e=>t`<details class="house-rules">
  <summary>${d(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{M as FriendsForm};