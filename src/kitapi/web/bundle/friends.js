import{Ht as e,Jt as t,K as n,T as r,Vt as i,Xt as a,f as o,g as s,j as c,rn as l,sn as u,tn as d,y as f}from"./main.js";import{n as p,r as m,t as h,y as g}from"./desks.js";import{d as _,g as v}from"./shared.js";function y({house:e,onHouse:t}){let[n,i]=u(``),[s,l]=u(``),p=e=>e.then(e=>{l(``),t(e)},e=>l(e.message));return d`${s&&d`<p class="trouble" role="alert">${s}</p>`}
    ${e.members.length>0&&d`<p class="quiet">${a(`Others who may open tables in it`)}</p><ul class="role-list members">
      ${e.members.map(({visitor:t,name:n})=>d`<li key=${t}><b>${n||a(`a visitor`)}</b> <small class="quiet">${t}</small>
        <div class="role-ways"><button type="button" class="plain" aria-label=${a(`Remove {name}`,{name:n||t})}
          onClick=${()=>p(f(e.id,t))}>${a(`Remove`)}</button></div></li>`)}
    </ul>`}
    ${e.invitations>0&&d`<p class="quiet">${a(`Invitations that nobody has used: {count}`,{count:e.invitations})}</p>
      <div class="role-ways"><button type="button" class="plain" onClick=${()=>{i(``),p(r(e.id))}}>${a(`Withdraw them`)}</button></div>`}
    ${n?d`<p class="quiet">${a(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${_} label=${a(`Invitation to {house}`,{house:e.name})} address=${location.origin+c(e.id,n)} />`:d`<button type="button" class="plain" onClick=${()=>p(o(e.id).then(t=>(i(t),{...e,invitations:e.invitations+1})))}>${a(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=u([]),[a,o]=u(``),[c,f]=u(``),p=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];l(()=>{m.length&&s().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===a),v=_?_.id:a===`new`||!h?`new`:``;return{asked:_?{id:_.id}:v===`new`?{name:c}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&d`<${x} mine=${g} practice=${h} value=${v} name=${c}
      onChoose=${e=>{o(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${f} onHouse=${p} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:i,onName:o,onHouse:s}){let c=e.find(({id:e})=>e===n);return d`<label>${a(`House`)}
      <select value=${n} onChange=${e=>i(e.target.value)}>
        ${t&&d`<option value=${``}>${a(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>d`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${a(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&d`<label>${a(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off" onInput=${e=>o(e.target.value)} /></label>`}
    ${n!==``&&d`<p class="quiet">${a(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${c?.founder&&d`<${y} key=${c.id} house=${c} onHouse=${s} />`}`}const S=e=>e===`open`?a(`a friend`):h(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?a(`for the whole sitting`):t(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return a(`for whoever plays with bots alone`);case`on`:return a(`for everybody at the table`);case`off`:return a(`for nobody`)}}function D({game:t,onOrder:r}){let[o,s]=u(n(t.name).quick.terms.players),[c,l]=u([,,,,,,].fill(`open`)),[f,p]=u(m(t)),[h,_]=u(C[0]),[y,x]=u(0),[D,k]=u(`open`),A=b(t,f,p),j=n=>{n.preventDefault();let i=[`me`,...c.slice(0,o-1)],s={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...t.advice&&{advice:h},...A.asked&&{house:A.asked}};r({game:t.name,terms:{players:o,variant:f},seats:i,name:e.peek().name||a(`Guest`),...s})},M=(e,t)=>l(c.map((n,r)=>r===e?t:n));return d`<form class="paper friends" onSubmit=${j}>
    <label>${a(`Your name`)}
      <input value=${e.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>i({name:e.target.value.trim()})} />
    </label>
    <label>${a(`Players`)}
      <select value=${o} onChange=${e=>s(Number(e.target.value))}>
        ${t.seats.map(e=>d`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${c.slice(0,o-1).map((e,n)=>d`<div key=${n} class="other">
      <label>${a(`Seat {number}`,{number:n+2})}
        <select value=${e} aria-describedby=${e===`open`?null:`manner-${n}`}
          onChange=${e=>M(n,e.target.value)}>
          ${[`open`,...t.bots].map(e=>d`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${e!==`open`&&d`<small id=${`manner-${n}`} class="quiet">${v(e)}</small>`}
    </div>`)}
    ${t.advice&&d`<label>${a(`Advice before you act`)}
      <select value=${h} onChange=${e=>_(e.target.value)}>
        ${C.map(e=>d`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${a(`Who may sit down`)}
      <select value=${D} onChange=${e=>k(e.target.value)}>
        <option value="open">${a(`anybody with the link to the table`)}</option>
        <option value="invitation">${a(`people I invite`)}</option>
      </select>
    </label>
    <label>${a(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>d`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${A.field}
    <${O} game=${t} words=${g(t.name)} variant=${f} onVariant=${p} fixed=${A.fixed} />
    <button class="big">${a(`Open the table`)}</button>
  </form>`}const O=e=>d`<details class="house-rules">
  <summary>${a(`House rules`)}</summary>
  <${p} ...${e} />
</details>`;export{D as FriendsForm};