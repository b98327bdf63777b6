import{A as e,Gt as t,H as n,Lt as r,Qt as i,Rt as a,Ut as o,Xt as s,d as c,h as l,nn as u,v as d,w as f}from"./main.js";import{n as p,t as m,v as h}from"./desks.js";import{X as g,Z as _,ut as v}from"./shared.js";function y({house:n,onHouse:r}){let[i,a]=u(``),[o,l]=u(``),p=e=>e.then(e=>{l(``),r(e)},e=>l(e.message));return s`${o&&s`<p class="trouble" role="alert">${o}</p>`}
    ${n.members.length>0&&s`<p class="quiet">${t(`Others who may open tables in it`)}</p><ul class="role-list members">
      ${n.members.map(({visitor:e,name:r})=>s`<li key=${e}><b>${r||t(`a visitor`)}</b> <small class="quiet">${e}</small>
        <div class="role-ways"><button type="button" class="plain" aria-label=${t(`Remove {name}`,{name:r||e})}
          onClick=${()=>p(d(n.id,e))}>${t(`Remove`)}</button></div></li>`)}
    </ul>`}
    ${n.invitations>0&&s`<p class="quiet">${t(`Invitations that nobody has used: {count}`,{count:n.invitations})}</p>
      <div class="role-ways"><button type="button" class="plain" onClick=${()=>{a(``),p(f(n.id))}}>${t(`Withdraw them`)}</button></div>`}
    ${i?s`<p class="quiet">${t(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${v} label=${t(`Invitation to {house}`,{house:n.name})} address=${location.origin+e(n.id,i)} />`:s`<button type="button" class="plain" onClick=${()=>p(c(n.id).then(e=>(a(e),{...n,invitations:n.invitations+1})))}>${t(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,a]=u([]),[o,c]=u(``),[d,f]=u(``),p=e=>a(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];i(()=>{m.length&&l().then(a,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===o),v=_?_.id:o===`new`||!h?`new`:``;return{asked:_?{id:_.id}:v===`new`?{name:d}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&s`<${x} mine=${g} practice=${h} value=${v} name=${d}
      onChoose=${e=>{c(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${f} onHouse=${p} />`}}function x({mine:e,practice:n,value:r,name:i,onChoose:a,onName:o,onHouse:c}){let l=e.find(({id:e})=>e===r);return s`<label>${t(`House`)}
      <select value=${r} onChange=${e=>a(e.target.value)}>
        ${n&&s`<option value=${``}>${t(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>s`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${t(`a new house`)}</option>
      </select>
    </label>
    ${r===`new`&&s`<label>${t(`Name of the house`)}
      <input value=${i} maxlength="24" required autocomplete="off" onInput=${e=>o(e.target.value)} /></label>`}
    ${r!==``&&s`<p class="quiet">${t(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${l?.founder&&s`<${y} key=${l.id} house=${l} onHouse=${c} />`}`}const S=e=>e===`open`?t(`a friend`):_(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?t(`for the whole sitting`):o(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return t(`for whoever plays with bots alone`);case`on`:return t(`for everybody at the table`);case`off`:return t(`for nobody`)}}function D({game:e,onOrder:i}){let[o,c]=u(n(e.name).quick.terms.players),[l,d]=u([,,,,,,].fill(`open`)),[f,m]=u(p(e)),[_,v]=u(C[0]),[y,x]=u(0),[D,k]=u(`open`),A=b(e,f,m),j=n=>{n.preventDefault();let r=[`me`,...l.slice(0,o-1)],s={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...e.advice&&{advice:_},...A.asked&&{house:A.asked}};i({game:e.name,terms:{players:o,variant:f},seats:r,name:a.peek().name||t(`Guest`),...s})},M=(e,t)=>d(l.map((n,r)=>r===e?t:n));return s`<form class="paper friends" onSubmit=${j}>
    <label>${t(`Your name`)}
      <input value=${a.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>r({name:e.target.value.trim()})} />
    </label>
    <label>${t(`Players`)}
      <select value=${o} onChange=${e=>c(Number(e.target.value))}>
        ${e.seats.map(e=>s`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${l.slice(0,o-1).map((n,r)=>s`<div key=${r} class="other">
      <label>${t(`Seat {number}`,{number:r+2})}
        <select value=${n} aria-describedby=${n===`open`?null:`manner-${r}`}
          onChange=${e=>M(r,e.target.value)}>
          ${[`open`,...e.bots].map(e=>s`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${n!==`open`&&s`<small id=${`manner-${r}`} class="quiet">${g(n)}</small>`}
    </div>`)}
    ${e.advice&&s`<label>${t(`Advice before you act`)}
      <select value=${_} onChange=${e=>v(e.target.value)}>
        ${C.map(e=>s`<option key=${e} value=${e}>${E(e)}</option>`)}
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
        ${w.map(e=>s`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${A.field}
    <${O} game=${e} words=${h(e.name)} variant=${f} onVariant=${m} fixed=${A.fixed} />
    <button class="big">${t(`Open the table`)}</button>
  </form>`}const O=e=>s`<details class="house-rules">
  <summary>${t(`House rules`)}</summary>
  <${m} ...${e} />
</details>`;export{D as FriendsForm};