import{n as e,t}from"./asides.js";import{Yt as n,en as r,in as i,nn as a,q as o,qt as s}from"./main.js";import{t as c}from"./desks.js";import{_ as l,d as u,g as d}from"./shared.js";import{ft as f,mt as p,ut as m}from"./tables.js";function h({seat:e,bots:t,send:a}){let o=i();return r`<div class="choose-bot">
    <select aria-label=${n(`Who plays for {name}`,{name:u(e)})} aria-describedby=${o} value=${e.name}
      onChange=${t=>a({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>r`<option key=${t} value=${t} selected=${t===e.name}>${c(t)}</option>`)}
    </select>
    <small id=${o} class="quiet">${d(e)}</small>
  </div>`}function g({link:{connection:e,roundTrip:t,probe:n}}){return a(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),r`<p class="quiet round-trip">${_(e.value,t.value)}</p>`}function _(e,t){return e===`open`?t===null?n(`Measuring the connection…`):n(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):n(`Connection lost. Connecting again…`)}function v({state:i,table:a,isOpen:c}){let{me:d}=a,_=i.watching.value,{house:v,Beside:S}=o(a.game);return r`${v&&r`<${t} table=${a} house=${v} send=${i.link.send} />`}
    <${p} table=${a} send=${i.link.send} />
    <ul class="seat-list">
      ${a.seats.map(e=>r`<li key=${e.seat}>
        <b>${u(e)}</b> <span class="quiet">${x(e,d)}${typeof e.reserved==`string`&&` · ${b(e.reserved)}`}</span>
        ${e.kind===`bot`&&d!==null&&r`<${h} seat=${e} bots=${a.bots} send=${i.link.send} />`}
        <${m} seat=${e} table=${a} send=${i.link.send} />
        <${f} seat=${e} table=${a} send=${i.link.send} />
      </li>`)}
    </ul>
    ${a.entry===`invitation`&&r`<p class="quiet">${n(`A table by invitation: its host says who sits down.`)}</p>`}
    ${_>0&&r`<p class="quiet">${s(`{count} person is watching`,`{count} people are watching`,_)}</p>`}
    <${l} />
    <p class="quiet">${n(`Whoever opens the link may watch: he sees what lies open, and no hands.`)}</p>
    ${c&&r`<${g} link=${i.link} />`}
    ${v&&a.roles&&a.roles.length>0&&r`<section class="house-here"><h3>${n(`The house at this table`)}</h3>
      <${e} table=${a} house=${v} send=${i.link.send} /></section>`}
    ${d!==null&&S&&r`<${S} state=${i} />`}
    ${d!==null&&r`<${y} send=${i.link.send} me=${d} bot=${a.bots[0]??``} started=${a.started} />`}`}function y({send:e,me:t,bot:i,started:a}){return r`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:i})}>
      ${n(`Let a bot play for me`)}
    </button>
    ${a?r`<button class="plain" onClick=${()=>e({type:`rise`})}>${n(`Get up; the seat stays mine`)}</button>
    <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>${n(`Give my seat up for good`)}</button>`:r`<button class="plain" onClick=${()=>e({type:`rise`})}>${n(`Get up and leave my seat open`)}</button>`}
    ${a&&r`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${n(`Propose to break up the sitting`)}
    </button>`}
  </form>`}const b=e=>e?n(`reserved for {name}`,{name:e}):n(`reserved`);function x(e,t){return e.seat===t?n(`you`):e.kind===`bot`?n(`bot`):e.kind===`open`?``:e.muted?n(`muted`):e.connected?n(`here`):n(`away`)}export{v as SeatsSlip};