import{Ht as e,K as t,T as n,Vt as r,Yt as i,en as a,f as o,g as s,j as c,nn as l,on as u,qt as d,y as f}from"./main.js";import{n as p,r as m,t as h,y as g}from"./desks.js";import{_,h as v}from"./shared.js";function y({house:e,onHouse:t}){let[r,s]=u(``),[l,d]=u(``),p=e=>e.then(e=>{d(``),t(e)},e=>d(e.message));return a`${l&&a`<p class="trouble" role="alert">${l}</p>`}
    ${e.members.length>0&&a`<p class="quiet">${i(`Others who may open tables in it`)}</p><ul class="role-list members">
      ${e.members.map(({visitor:t,name:n})=>a`<li key=${t}><b>${n||i(`a visitor`)}</b> <small class="quiet">${t}</small>
        <div class="role-ways"><button type="button" class="plain" aria-label=${i(`Remove {name}`,{name:n||t})}
          onClick=${()=>p(f(e.id,t))}>${i(`Remove`)}</button></div></li>`)}
    </ul>`}
    ${e.invitations>0&&a`<p class="quiet">${i(`Invitations that nobody has used: {count}`,{count:e.invitations})}</p>
      <div class="role-ways"><button type="button" class="plain" onClick=${()=>{s(``),p(n(e.id))}}>${i(`Withdraw them`)}</button></div>`}
    ${r?a`<p class="quiet">${i(`The first person who opens this link may open tables in the house, too.`)}</p>
        <${_} label=${i(`Invitation to {house}`,{house:e.name})} address=${location.origin+c(e.id,r)} />`:a`<button type="button" class="plain" onClick=${()=>p(o(e.id).then(t=>(s(t),{...e,invitations:e.invitations+1})))}>${i(`Let somebody else open tables in it`)}</button>`}`}function b(e,t,n){let[r,i]=u([]),[o,c]=u(``),[d,f]=u(``),p=e=>i(t=>t.map(t=>t.id===e.id?e:t)),m=e.settled??[];l(()=>{m.length&&s().then(i,()=>void 0)},[e.name]);let h=!m.includes(`practice`)||t.practice===!0,g=r.filter(t=>t.game===e.name&&t.practice===h),_=g.find(({id:e})=>e===o),v=_?_.id:o===`new`||!h?`new`:``;return{asked:_?{id:_.id}:v===`new`?{name:d}:void 0,fixed:_?m.filter(e=>e!==`practice`):[],field:m.length>0&&a`<${x} mine=${g} practice=${h} value=${v} name=${d}
      onChoose=${e=>{c(e);let r=g.find(t=>t.id===e);r&&n({...t,...r.settled})}} onName=${f} onHouse=${p} />`}}function x({mine:e,practice:t,value:n,name:r,onChoose:o,onName:s,onHouse:c}){let l=e.find(({id:e})=>e===n);return a`<label>${i(`House`)}
      <select value=${n} onChange=${e=>o(e.target.value)}>
        ${t&&a`<option value=${``}>${i(`this table's own, for practice`)}</option>`}
        ${e.map(({id:e,name:t})=>a`<option key=${e} value=${e}>${t}</option>`)}
        <option value=${`new`}>${i(`a new house`)}</option>
      </select>
    </label>
    ${n===`new`&&a`<label>${i(`Name of the house`)}
      <input value=${r} maxlength="24" required autocomplete="off" onInput=${e=>s(e.target.value)} /></label>`}
    ${n!==``&&a`<p class="quiet">${i(`The tables of a house share one jackpot, and stop together for a royal or straight flush.`)}</p>`}
    ${l?.founder&&a`<${y} key=${l.id} house=${l} onHouse=${c} />`}`}const S=e=>e===`open`?i(`a friend`):h(e),C=[`alone`,`on`,`off`],w=[0,1,5,20],T=e=>e===0?i(`for the whole sitting`):d(`for {count} deal`,`for {count} deals`,e);function E(e){switch(e){case`alone`:return i(`for whoever plays with bots alone`);case`on`:return i(`for everybody at the table`);case`off`:return i(`for nobody`)}}function D({game:n,onOrder:o}){let[s,c]=u(t(n.name).quick.terms.players),[l,d]=u([,,,,,,].fill(`open`)),[f,p]=u(m(n)),[h,_]=u(C[0]),[y,x]=u(0),[D,k]=u(`open`),A=b(n,f,p),j=t=>{t.preventDefault();let r=[`me`,...l.slice(0,s-1)],a={...D!==`open`&&{entry:D},...y>0&&{kept_deals:y},...n.advice&&{advice:h},...A.asked&&{house:A.asked}};o({game:n.name,terms:{players:s,variant:f},seats:r,name:e.peek().name||i(`Guest`),...a})},M=(e,t)=>d(l.map((n,r)=>r===e?t:n));return a`<form class="paper friends" onSubmit=${j}>
    <label>${i(`Your name`)}
      <input value=${e.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${e=>r({name:e.target.value.trim()})} />
    </label>
    <label>${i(`Players`)}
      <select value=${s} onChange=${e=>c(Number(e.target.value))}>
        ${n.seats.map(e=>a`<option key=${e} value=${e}>${e}</option>`)}
      </select>
    </label>
    ${l.slice(0,s-1).map((e,t)=>a`<div key=${t} class="other">
      <label>${i(`Seat {number}`,{number:t+2})}
        <select value=${e} aria-describedby=${e===`open`?null:`manner-${t}`}
          onChange=${e=>M(t,e.target.value)}>
          ${[`open`,...n.bots].map(e=>a`<option key=${e} value=${e}>${S(e)}</option>`)}
        </select>
      </label>
      ${e!==`open`&&a`<small id=${`manner-${t}`} class="quiet">${v(e)}</small>`}
    </div>`)}
    ${n.advice&&a`<label>${i(`Advice before you act`)}
      <select value=${h} onChange=${e=>_(e.target.value)}>
        ${C.map(e=>a`<option key=${e} value=${e}>${E(e)}</option>`)}
      </select>
    </label>`}
    <label>${i(`Who may sit down`)}
      <select value=${D} onChange=${e=>k(e.target.value)}>
        <option value="open">${i(`anybody with the link to the table`)}</option>
        <option value="invitation">${i(`people I invite`)}</option>
      </select>
    </label>
    <label>${i(`The seat of somebody who leaves stays reserved`)}
      <select value=${y} onChange=${e=>x(Number(e.target.value))}>
        ${w.map(e=>a`<option key=${e} value=${e}>${T(e)}</option>`)}
      </select>
    </label>
    ${A.field}
    <${O} game=${n} words=${g(n.name)} variant=${f} onVariant=${p} fixed=${A.fixed} />
    <button class="big">${i(`Open the table`)}</button>
  </form>`}const O=e=>a`<details class="house-rules">
  <summary>${i(`House rules`)}</summary>
  <${p} ...${e} />
</details>`;export{D as FriendsForm};