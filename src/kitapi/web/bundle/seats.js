import{n as e,t}from"./asides.js";import{$t as n,Kt as r,W as i,Wt as a,Zt as o,tn as s}from"./main.js";import{K as c,Q as l,Z as u,ut as d}from"./shared.js";import{ft as f,gt as p,mt as m}from"./tables.js";function h({seat:e,bots:t,send:n}){let i=s();return o`<div class="choose-bot">
    <select aria-label=${r(`Who plays for {name}`,{name:c(e)})} aria-describedby=${i} value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>o`<option key=${t} value=${t} selected=${t===e.name}>${u(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${l(e)}</small>
  </div>`}function g({link:{connection:e,roundTrip:t,probe:r}}){return n(()=>{r();let e=setInterval(r,2e3);return()=>clearInterval(e)},[]),o`<p class="quiet round-trip">${_(e.value,t.value)}</p>`}function _(e,t){return e===`open`?t===null?r(`Measuring the connection…`):r(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):r(`Connection lost. Connecting again…`)}function v({state:n,table:s,isOpen:l}){let{me:u}=s,_=n.watching.value,{house:v,Beside:S}=i(s.game);return o`${v&&o`<${t} table=${s} house=${v} send=${n.link.send} />`}
    <${p} table=${s} send=${n.link.send} />
    <ul class="seat-list">
      ${s.seats.map(e=>o`<li key=${e.seat}>
        <b>${c(e)}</b> <span class="quiet">${x(e,u)}${typeof e.reserved==`string`&&` · ${b(e.reserved)}`}</span>
        ${e.kind===`bot`&&u!==null&&o`<${h} seat=${e} bots=${s.bots} send=${n.link.send} />`}
        <${f} seat=${e} table=${s} send=${n.link.send} />
        <${m} seat=${e} table=${s} send=${n.link.send} />
      </li>`)}
    </ul>
    ${s.entry===`invitation`&&o`<p class="quiet">${r(`A table by invitation: its host says who sits down.`)}</p>`}
    ${_>0&&o`<p class="quiet">${a(`{count} person is watching`,`{count} people are watching`,_)}</p>`}
    <${d} />
    <p class="quiet">${r(`Whoever opens the link may watch: he sees what lies open, and no hands.`)}</p>
    ${l&&o`<${g} link=${n.link} />`}
    ${v&&s.roles&&s.roles.length>0&&o`<section class="house-here"><h3>${r(`The house at this table`)}</h3>
      <${e} table=${s} house=${v} send=${n.link.send} /></section>`}
    ${u!==null&&S&&o`<${S} state=${n} />`}
    ${u!==null&&o`<${y} send=${n.link.send} me=${u} bot=${s.bots[0]??``} started=${s.started} />`}`}function y({send:e,me:t,bot:n,started:i}){return o`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${r(`Let a bot play for me`)}
    </button>
    ${i?o`<button class="plain" onClick=${()=>e({type:`rise`})}>${r(`Get up; the seat stays mine`)}</button>
    <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>${r(`Give my seat up for good`)}</button>`:o`<button class="plain" onClick=${()=>e({type:`rise`})}>${r(`Get up and leave my seat open`)}</button>`}
    ${i&&o`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${r(`Propose to break up the sitting`)}
    </button>`}
  </form>`}const b=e=>e?r(`reserved for {name}`,{name:e}):r(`reserved`);function x(e,t){return e.seat===t?r(`you`):e.kind===`bot`?r(`bot`):e.kind===`open`?``:e.muted?r(`muted`):e.connected?r(`here`):r(`away`)}export{v as SeatsSlip};