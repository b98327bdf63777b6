import{$t as e,Kt as t,Rt as n,T as r,U as i,Wt as a,Zt as o,f as s,g as c,j as l,rn as u,y as d,zt as f}from"./main.js";import{n as p,t as m,v as h}from"./desks.js";import{X as g,Z as _,ut as v}from"./shared.js";function y({house:e,onHouse:n}){let[i,a]=u(``),[c,f]=u(``),p=e=>e.then(e=>{f(``),n(e)},e=>f(e.message));return o`${c&&o`<p class="trouble" role="alert">${c}</p>`}
    ${e.members.length>0&&o`<p class="quiet">${t(`Others who may open tables in it`)}</p><ul class="role-list members">
      ${e.members.map(({visitor:n,name:r})=>o`<li key=${n}><b>${r||t(`a visitor`)}</b> <small class="quiet">${n}</small>
        <div class="role-ways"><button type="button" class="plain" aria-label=${t(`Remove {name}`,{name:r||n})}
          onClick=${()=>p(d(e.id,n))}>${t(`Remove`)}</button></div></li>`)}
    </ul>`}
    ${e.invitations>0&&o`<p class="quiet">${t(`Invitations that nobody has used: {count}`,{count:e.invitations})}</p>
      <div class="role-ways"><button type="button" class="plain" onClick=${()=>{a(``),p(r(e.id))}}>${t(`Withdraw them`)}</button></div>`}
    ${i?o`<p class="quiet">${t(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${v} label=${t(`Invitation to {house}`,{house:e.name})} address=${location.origin+l(e.id,i)} />`:o`<button type="button" class="plain" onClick=${()=>p(s(e.id).then(t=>(a(t),{...e,invitations:e.invitations+1})))}>${t(`Let somebody else open tables in it`)}</button>`}`}function b(t,n,r){let[i,a]=u([]),[s,l]=u(``),[d,f]=u(``),p=e=>a(t=>t.map(t=>t.id===e.id?e:t)),m=t.settled??[];e(()=>{m.length&&c().then(a,()=>void 0)},[t.name]);let h=!m.includes(`practice`)||n.practice===!0,g=i.filter(e=>e.game===t.name&&e.practice===h),_=g.find(({id:e})=>e===s),v=_?_.id:s===`new`||!h?`new`:``;return{asked:_?{id:_.id}:v===`new`?{name:d}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&o`<${x} mine=${g} practice=${h} value=${v} name=${d}
      onChoose=${e=>{l(e);let t=g.find(t=>t.id===e);t&&r({...n,...t.settled})}} onName=${f} onHouse=${p} />`}}function x({mine:e,practice:n,value:r,name:i,onChoose:a,onName:s,onHouse:c}){let l=e.find(({id:e})=>e===r);return o`<label>${t(`House`)}
      <select value=${r} onChange=${e=>a(e.target.value)}>
        ${n&&o`<option value=${``}>${t(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>o`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${t(`a new house`)}</option>
      </select>
    </label>
    ${r===`new`&&o`<label>${t(`Name of the house`)}
      <input value=${i} maxlength="24" required autocomplete="off" onInput=${e=>s(e.target.value)} /></label>`}
    ${r!==``&&o`<p class="quiet">${t(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${l?.founder&&o`<${y} key=${l.id} house=${l} onHouse=${c} />`}`}const S=e=>e===`open`?t(`a friend`):_(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?t(`for the whole sitting`):a(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return t(`for whoever plays with bots alone`);case`on`:return t(`for everybody at the table`);case`off`:return t(`for nobody`)}}function D({game:e,onOrder:r}){let[a,s]=u(i(e.name).quick.terms.players),[c,l]=u([,,,,,,].fill(`open`)),[d,m]=u(p(e)),[_,v]=u(C[0]),[y,x]=u(0),[D,k]=u(`open`),A=b(e,d,m),j=n=>{n.preventDefault();let i=[`me`,...c.slice(0,a-1)],o={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:_},...A.asked&&{house:A.asked}};r({game:e.name,terms:{players:a,variant:d},seats:i,name:f.peek().name||t(`Guest`),...o})},M=(e,t)=>l(c.map((n,r)=>r===e?t:n));return o`<form class="paper friends" onSubmit=${j}>
    <label>${t(`Your name`)}
      <input value=${f.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>n({name:e.target.value.trim()})} />
    </label>
    <label>${t(`Players`)}
      <select value=${a} onChange=${e=>s(Number(e.target.value))}>
        ${e.seats.map(e=>o`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${c.slice(0,a-1).map((n,r)=>o`<div key=${r} class="other">
      <label>${t(`Seat {number}`,{number:r+2})}
        <select value=${n} aria-describedby=${n===`open`?null:`manner-${r}`}
          onChange=${e=>M(r,e.target.value)}>
          ${[`open`,...e.bots].map(e=>o`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${n!==`open`&&o`<small id=${`manner-${r}`} class="quiet">${g(n)}</small>`}
    </div>`)}
    ${e.advice&&o`<label>${t(`Advice before you act`)}
      <select value=${_} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>o`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${t(`Who may sit down`)}
      <select value=${D} onChange=${e=>k(e.target.value)}>
        <option value="open">${t(`anybody with the link to the table`)}</option>
        <option value="invitation">${t(`people I invite`)}</option>
      </select>
    </label>
    <label>${t(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>o`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${A.field}
    <${O} game=${e} words=${h(e.name)} variant=${d} onVariant=${m} fixed=${A.fixed} />
    <button class="big">${t(`Open the table`)}</button>
  </form>`}const O=e=>o`<details class="house-rules">
  <summary>${t(`House rules`)}</summary>
  <${m} ...${e} />
</details>`;export{D as FriendsForm};