import{n as e,t}from"./asides.js";import{$t as n,Jt as r,Yt as i,cn as a,fn as o,mn as s}from"./main.js";import{t as c}from"./desks.js";import{D as l,b as u,v as d,x as f,y as p}from"./shared.js";import{dt as m,lt as h,st as g}from"./tables.js";function _({seat:e,bots:t,send:n}){let r=s();return a`<div class="choose-bot">
    <select aria-label=${i(`Who plays for {name}`,{name:u(e)})} aria-describedby=${r}
      value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>a`<option key=${t} value=${t} selected=${t===e.name}>
        ${c(t)}</option>`)}
    </select>
    <small id=${r} class="quiet">${l(e)}</small>
  </div>`}function v({link:{connection:e,roundTrip:t,probe:n}}){return o(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),a`<p class="quiet round-trip">${y(e.value,t.value)}</p>`}function y(e,t){return e===`open`?t===null?i(`Measuring the connection…`):i(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):i(`Connection lost. Connecting again…`)}function b({state:o,table:s,isOpen:c}){let{me:l}=s,u=o.watching.value,{house:p,Beside:y}=n(s.game);return a`${p&&a`<${t} table=${s} house=${p} send=${o.link.send} />`}
    <${m} table=${s} send=${o.link.send} />
    <ul class="seat-list">
      ${s.seats.map(e=>a`<li key=${e.seat}>
        <b>${f(e,e.seat===l)}</b> <span class="quiet">${C(e,l)}
          ${typeof e.reserved==`string`&&` · ${S(e.reserved)}`}</span>
        ${e.kind===`bot`&&l!==null&&a`<${_} seat=${e} bots=${s.bots} send=${o.link.send} />`}
        <${g} seat=${e} table=${s} send=${o.link.send} />
        <${h} seat=${e} table=${s} send=${o.link.send} />
      </li>`)}
    </ul>
    ${s.entry===`invitation`&&a`<p class="quiet">${i(`A table by invitation: its host says who sits down.`)}</p>`}
    ${u>0&&a`<p class="quiet">${r(`{count} person is watching`,`{count} people are watching`,u)}</p>`}
    <${d} />
    <p class="quiet">${i(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${c&&a`<${v} link=${o.link} />`}
    ${p&&s.roles&&s.roles.length>0&&a`<section class="house-here"><h3>${i(`The house at this table`)}</h3>
        <${e} table=${s} house=${p} send=${o.link.send} /></section>`}
    ${l!==null&&y&&a`<${y} state=${o} />`}
    ${l!==null&&a`<${x} send=${o.link.send} me=${l} bot=${s.bots[0]??``}
        started=${s.started} />`}`}function x({send:e,me:t,bot:n,started:r}){return a`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${i(`Let a bot play for me`)}
    </button>
    ${r?a`<button class="plain" onClick=${()=>e({type:`rise`})}>${i(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${i(`Give my seat up for good`)}</button>`:a`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${i(`Leave my seat`)}</button>`}
    ${r&&a`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${i(`Propose to end the game`)}
    </button>`}
  </form>`}const S=e=>e?i(`reserved for {name}`,{name:e}):i(`reserved`);function C(e,t){return e.seat===t?p(e)?``:i(`you`):e.kind===`bot`?i(`bot`):e.kind===`open`?``:e.muted?i(`muted`):e.connected?i(`here`):i(`away`)}export{b as SeatsSlip};