import{n as e,t}from"./asides.js";import{Jt as n,Qt as r,dn as i,pn as a,qt as o,sn as s}from"./main.js";import{t as c}from"./desks.js";import{E as l,b as u,v as d}from"./shared.js";import{ct as f,ot as p,ut as m}from"./tables.js";function h({seat:e,bots:t,send:r}){let i=a();return s`<div class="choose-bot">
    <select aria-label=${n(`Who plays for {name}`,{name:u(e)})} aria-describedby=${i}
      value=${e.name}
      onChange=${t=>r({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>s`<option key=${t} value=${t} selected=${t===e.name}>
        ${c(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${l(e)}</small>
  </div>`}function g({link:{connection:e,roundTrip:t,probe:n}}){return i(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),s`<p class="quiet round-trip">${_(e.value,t.value)}</p>`}function _(e,t){return e===`open`?t===null?n(`Measuring the connection…`):n(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):n(`Connection lost. Connecting again…`)}function v({state:i,table:a,isOpen:c}){let{me:l}=a,_=i.watching.value,{house:v,Beside:S}=r(a.game);return s`${v&&s`<${t} table=${a} house=${v} send=${i.link.send} />`}
    <${m} table=${a} send=${i.link.send} />
    <ul class="seat-list">
      ${a.seats.map(e=>s`<li key=${e.seat}>
        <b>${u(e)}</b> <span class="quiet">${x(e,l)}
          ${typeof e.reserved==`string`&&` · ${b(e.reserved)}`}</span>
        ${e.kind===`bot`&&l!==null&&s`<${h} seat=${e} bots=${a.bots} send=${i.link.send} />`}
        <${p} seat=${e} table=${a} send=${i.link.send} />
        <${f} seat=${e} table=${a} send=${i.link.send} />
      </li>`)}
    </ul>
    ${a.entry===`invitation`&&s`<p class="quiet">${n(`A table by invitation: its host says who sits down.`)}</p>`}
    ${_>0&&s`<p class="quiet">${o(`{count} person is watching`,`{count} people are watching`,_)}</p>`}
    <${d} />
    <p class="quiet">${n(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${c&&s`<${g} link=${i.link} />`}
    ${v&&a.roles&&a.roles.length>0&&s`<section class="house-here"><h3>${n(`The house at this table`)}</h3>
        <${e} table=${a} house=${v} send=${i.link.send} /></section>`}
    ${l!==null&&S&&s`<${S} state=${i} />`}
    ${l!==null&&s`<${y} send=${i.link.send} me=${l} bot=${a.bots[0]??``}
        started=${a.started} />`}`}function y({send:e,me:t,bot:r,started:i}){return s`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:r})}>
      ${n(`Let a bot play for me`)}
    </button>
    ${i?s`<button class="plain" onClick=${()=>e({type:`rise`})}>${n(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${n(`Give my seat up for good`)}</button>`:s`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${n(`Leave my seat`)}</button>`}
    ${i&&s`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${n(`Propose to end the game`)}
    </button>`}
  </form>`}const b=e=>e?n(`reserved for {name}`,{name:e}):n(`reserved`);function x(e,t){return e.seat===t?n(`you`):e.kind===`bot`?n(`bot`):e.kind===`open`?``:e.muted?n(`muted`):e.connected?n(`here`):n(`away`)}export{v as SeatsSlip};