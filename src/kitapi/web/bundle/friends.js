import{A as e,E as t,Ht as n,Jt as r,Qt as i,Ut as a,Yt as o,_ as s,b as c,cn as l,fn as u,gn as d,in as f,p}from"./main.js";import{E as m,v as h}from"./shared.js";import{n as g,r as _,t as v}from"./desks.js";function y({house:n,onHouse:r}){let[i,a]=d(``),[s,u]=d(``),f=e=>e.then(e=>{u(``),r(e)},e=>u(e.message));return l`${s&&l`<p class="trouble" role="alert">${s}</p>`}
    ${n.members.length>0&&l`<p class="quiet">${o(`Others who may open tables in it`)}</p><ul class="role-list members">
        ${n.members.map(({visitor:e,name:t})=>l`<li key=${e}>
          <b>${t||o(`a visitor`)}</b> <small class="quiet">${e}</small>
          <div class="role-ways">
            <button type="button" class="plain" aria-label=${o(`Remove {name}`,{name:t||e})}
              onClick=${()=>f(c(n.id,e))}>${o(`Remove`)}</button></div></li>`)}
      </ul>`}
    ${n.invitations>0&&l`<p class="quiet">${o(`Invitations that nobody has used: {count}`,{count:n.invitations})}</p>
        <div class="role-ways">
          <button type="button" class="plain" onClick=${()=>{a(``),f(t(n.id))}}>${o(`Withdraw them`)}</button></div>`}
    ${i?l`<p class="quiet">${o(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${h} label=${o(`Invitation to {house}`,{house:n.name})}
          address=${location.origin+e(n.id,i)} />`:l`<button type="button" class="plain" onClick=${()=>f(p(n.id).then(e=>(a(e),{...n,invitations:n.invitations+1})))}>
        ${o(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=d([]),[a,o]=d(``),[c,f]=d(``),p=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];u(()=>{m.length&&s().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===a),v=_?_.id:a===`new`||!h?`new`:``;return{order:_?{id:_.id}:v===`new`?{name:c}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&l`<${x} mine=${g} practice=${h} value=${v} name=${c}
      onChoose=${e=>{o(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${f} onHouse=${p} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:i,onName:a,onHouse:s}){let c=e.find(({id:e})=>e===n);return l`<label>${o(`House`)}
      <select value=${n} onChange=${e=>i(e.target.value)}>
        ${t&&l`<option value=${``}>${o(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>l`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${o(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&l`<label>${o(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off"
        onInput=${e=>a(e.target.value)} /></label>`}
    ${n!==``&&l`<p class="quiet">
        ${o(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&l`<${y} key=${c.id} house=${c} onHouse=${s} />`}`}const S=e=>e===`open`?o(`a friend`):v(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?o(`for the whole sitting`):r(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return o(`for people who play only with bots`);case`on`:return o(`for everybody at the table`);case`off`:return o(`for nobody`)}}function D({game:e,onOrder:t}){let[r,s]=d(i(e.name).quick.terms.players),[c,u]=d([,,,,,,].fill(`open`)),[p,h]=d(_(e)),[g,v]=d(C[0]),[y,x]=d(0),[D,j]=d(`open`),[M,N]=d(!1),P=b(e,p,h),F=f(e.name),I=n=>{if(n.preventDefault(),!a.peek().name){N(!0),n.currentTarget.querySelector(`input`)?.focus();return}let i=[`me`,...c.slice(0,r-1)],o={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:g},...P.order&&{house:P.order}};t({game:e.name,terms:{players:r,variant:p},seats:i,name:a.peek().name,...o})},L=(e,t)=>u(c.map((n,r)=>r===e?t:n));return l`<form class="paper friends" onSubmit=${I} onInvalidCapture=${O}>
    ${e.settled?.includes(`practice`)&&l`<${k} practice=${p.practice===!0}
        onPractice=${e=>h({...p,practice:e})} />`}
    <label>${o(`Your name`)}
      ${M&&!a.value.name&&l`<small class="missing" role="alert">${o(`Your name is missing: the others see it.`)}</small>`}
      <input value=${a.value.name} maxlength="24" autocomplete="nickname" aria-required="true"
        aria-invalid=${M&&!a.value.name}
        onInput=${e=>n({name:e.target.value.trim()})} />
    </label>
    <label>${o(`Players`)}
      <select value=${r} onChange=${e=>s(Number(e.target.value))}>
        ${e.seats.map(e=>l`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${c.slice(0,r-1).map((t,n)=>l`<div key=${n} class="other">
      <label>${o(`Seat {number}`,{number:n+2})}
        <select value=${t} aria-describedby=${t===`open`?null:`manner-${n}`}
          onChange=${e=>L(n,e.target.value)}>
          ${[`open`,...e.bots].map(e=>l`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${t!==`open`&&l`<small id=${`manner-${n}`} class="quiet">${m(t)}</small>`}
    </div>`)}
    ${e.advice&&l`<label>${o(`Advice before you act`)}
      <select value=${g} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>l`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${o(`Who may sit down`)}
      <select value=${D} onChange=${e=>j(e.target.value)}>
        <option value="open">${o(`anybody with the link to the table`)}</option>
        <option value="invitation">${o(`people I invite`)}</option>
      </select>
    </label>
    <label>${o(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>l`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${P.field}
    ${F&&l`<${A} game=${e} words=${F} variant=${p} onVariant=${h}
        fixed=${P.fixed} />`}
    <button class="big">${o(`Open the table`)}</button>
  </form>`}function O({target:e}){for(let t=e.closest(`details`);t;t=t.parentElement?.closest(`details`)??null)t.open=!0}const k=({practice:e,onPractice:t})=>l`<div class="doors" role="group" aria-label=${o(`Kind of table`)}>
  <button type="button" class="plain" aria-pressed=${!e} onClick=${()=>t(!1)}>
    <b>${o(`A table of a house`)}</b><small>${o(`One jackpot for all its tables; one role for each person.`)}</small>
  </button>
  <button type="button" class="plain" aria-pressed=${e} onClick=${()=>t(!0)}>
    <b>${o(`A practice room`)}</b><small>${o(`One person may have several roles, and a seat besides.`)}</small></button>
</div>`,A=e=>l`<details class="house-rules">
  <summary>${o(`House rules`)}</summary>
  <${g} ...${e} />
</details>`;export{D as FriendsForm};