import{n as e,t}from"./asides.js";import{Jt as n,Xt as r,an as i,q as a,rn as o,tn as s}from"./main.js";import{t as c}from"./desks.js";import{_ as l,d as u,f as d}from"./shared.js";import{bt as f,gt as p,vt as m}from"./tables.js";function h({seat:e,bots:t,send:n}){let a=i();return s`<div class="choose-bot">
    <select aria-label=${r(`Who plays for {name}`,{name:d(e)})} aria-describedby=${a} value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>s`<option key=${t} value=${t} selected=${t===e.name}>${c(t)}</option>`)}
    </select>
    <small id=${a} class="quiet">${l(e)}</small>
  </div>`}function g({link:{connection:e,roundTrip:t,probe:n}}){return o(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),s`<p class="quiet round-trip">${_(e.value,t.value)}</p>`}function _(e,t){return e===`open`?t===null?r(`Measuring the connection…`):r(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):r(`Connection lost. Connecting again…`)}function v({state:i,table:o,isOpen:c}){let{me:l}=o,_=i.watching.value,{house:v,Beside:S}=a(o.game);return s`${v&&s`<${t} table=${o} house=${v} send=${i.link.send} />`}
    <${f} table=${o} send=${i.link.send} />
    <ul class="seat-list">
      ${o.seats.map(e=>s`<li key=${e.seat}>
        <b>${d(e)}</b> <span class="quiet">${x(e,l)}${typeof e.reserved==`string`&&` · ${b(e.reserved)}`}</span>
        ${e.kind===`bot`&&l!==null&&s`<${h} seat=${e} bots=${o.bots} send=${i.link.send} />`}
        <${p} seat=${e} table=${o} send=${i.link.send} />
        <${m} seat=${e} table=${o} send=${i.link.send} />
      </li>`)}
    </ul>
    ${o.entry===`invitation`&&s`<p class="quiet">${r(`A table by invitation: its host says who sits down.`)}</p>`}
    ${_>0&&s`<p class="quiet">${n(`{count} person is watching`,`{count} people are watching`,_)}</p>`}
    <${u} />
    <p class="quiet">${r(`Whoever opens the link may watch: he sees what lies open, and no hands.`)}</p>
    ${c&&s`<${g} link=${i.link} />`}
    ${v&&o.roles&&o.roles.length>0&&s`<section class="house-here"><h3>${r(`The house at this table`)}</h3>
      <${e} table=${o} house=${v} send=${i.link.send} /></section>`}
    ${l!==null&&S&&s`<${S} state=${i} />`}
    ${l!==null&&s`<${y} send=${i.link.send} me=${l} bot=${o.bots[0]??``} started=${o.started} />`}`}function y({send:e,me:t,bot:n,started:i}){return s`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${r(`Let a bot play for me`)}
    </button>
    ${i?s`<button class="plain" onClick=${()=>e({type:`rise`})}>${r(`Get up; the seat stays mine`)}</button>
    <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>${r(`Give my seat up for good`)}</button>`:s`<button class="plain" onClick=${()=>e({type:`rise`})}>${r(`Get up and leave my seat open`)}</button>`}
    ${i&&s`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${r(`Propose to break up the sitting`)}
    </button>`}
  </form>`}const b=e=>e?r(`reserved for {name}`,{name:e}):r(`reserved`);function x(e,t){return e.seat===t?r(`you`):e.kind===`bot`?r(`bot`):e.kind===`open`?``:e.muted?r(`muted`):e.connected?r(`here`):r(`away`)}export{v as SeatsSlip};