import{n as e,t}from"./asides.js";import{Gt as n,Zt as r,cn as i,in as a,on as o,qt as s}from"./main.js";import{t as c}from"./desks.js";import{_ as l,d as u,f as d}from"./shared.js";import{bt as f,gt as p,vt as m}from"./tables.js";function h({seat:e,bots:t,send:n}){let r=i();return a`<div class="choose-bot">
    <select aria-label=${s(`Who plays for {name}`,{name:d(e)})} aria-describedby=${r} value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>a`<option key=${t} value=${t} selected=${t===e.name}>${c(t)}</option>`)}
    </select>
    <small id=${r} class="quiet">${l(e)}</small>
  </div>`}function g({link:{connection:e,roundTrip:t,probe:n}}){return o(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),a`<p class="quiet round-trip">${_(e.value,t.value)}</p>`}function _(e,t){return e===`open`?t===null?s(`Measuring the connection…`):s(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):s(`Connection lost. Connecting again…`)}function v({state:i,table:o,isOpen:c}){let{me:l}=o,_=i.watching.value,{house:v,Beside:S}=r(o.game);return a`${v&&a`<${t} table=${o} house=${v} send=${i.link.send} />`}
    <${f} table=${o} send=${i.link.send} />
    <ul class="seat-list">
      ${o.seats.map(e=>a`<li key=${e.seat}>
        <b>${d(e)}</b> <span class="quiet">${x(e,l)}${typeof e.reserved==`string`&&` · ${b(e.reserved)}`}</span>
        ${e.kind===`bot`&&l!==null&&a`<${h} seat=${e} bots=${o.bots} send=${i.link.send} />`}
        <${p} seat=${e} table=${o} send=${i.link.send} />
        <${m} seat=${e} table=${o} send=${i.link.send} />
      </li>`)}
    </ul>
    ${o.entry===`invitation`&&a`<p class="quiet">${s(`A table by invitation: its host says who sits down.`)}</p>`}
    ${_>0&&a`<p class="quiet">${n(`{count} person is watching`,`{count} people are watching`,_)}</p>`}
    <${u} />
    <p class="quiet">${s(`Whoever opens the link may watch: he sees what lies open, and no hands.`)}</p>
    ${c&&a`<${g} link=${i.link} />`}
    ${v&&o.roles&&o.roles.length>0&&a`<section class="house-here"><h3>${s(`The house at this table`)}</h3>
      <${e} table=${o} house=${v} send=${i.link.send} /></section>`}
    ${l!==null&&S&&a`<${S} state=${i} />`}
    ${l!==null&&a`<${y} send=${i.link.send} me=${l} bot=${o.bots[0]??``} started=${o.started} />`}`}function y({send:e,me:t,bot:n,started:r}){return a`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${s(`Let a bot play for me`)}
    </button>
    ${r?a`<button class="plain" onClick=${()=>e({type:`rise`})}>${s(`Get up; the seat stays mine`)}</button>
    <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>${s(`Give my seat up for good`)}</button>`:a`<button class="plain" onClick=${()=>e({type:`rise`})}>${s(`Get up and leave my seat open`)}</button>`}
    ${r&&a`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${s(`Propose to break up the sitting`)}
    </button>`}
  </form>`}const b=e=>e?s(`reserved for {name}`,{name:e}):s(`reserved`);function x(e,t){return e.seat===t?s(`you`):e.kind===`bot`?s(`bot`):e.kind===`open`?``:e.muted?s(`muted`):e.connected?s(`here`):s(`away`)}export{v as SeatsSlip};