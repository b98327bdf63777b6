import{n as e,t}from"./asides.js";import{Dn as n,G as r,Tn as i,cn as a,fn as o,sn as s,xn as c}from"./main.js";import{C as l,E as u,T as d,b as f,r as p}from"./shared.js";import{i as m}from"./desks.js";import{ft as h,mt as g,ut as _}from"./tables.js";function v({seat:e,bots:t,send:r}){let i=n();return c`<div class="choose-bot">
    <select aria-label=${a(`Who plays for {name}`,{name:d(e)})} aria-describedby=${i}
      value=${e.name}
      onChange=${t=>r({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>c`<option key=${t} value=${t} selected=${t===e.name}>
        ${p(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${m(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:n}}){return i(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),c`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?a(`Measuring the connection…`):a(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):a(`Connection lost. Connecting again…`)}function x({state:n,table:i,isOpen:l}){let{me:d}=i,p=n.watching.value,{house:m,Beside:b}=o(i.game);return c`${m&&c`<${t} table=${i} house=${m} send=${n.link.send} />`}
    <${g} table=${i} send=${n.link.send} />
    <ul class="seat-list">
      ${i.seats.map(e=>c`<li key=${e.seat}>
        <b>${u(e,e.seat===d)}</b> <span class="quiet">${w(e,d)}
          ${typeof e.reserved==`string`&&` · ${C(e.reserved)}`}</span>
        ${e.kind===`bot`&&d!==null&&c`<${v} seat=${e} bots=${i.bots} send=${n.link.send} />`}
        <${_} seat=${e} table=${i} send=${n.link.send} />
        <${h} seat=${e} table=${i} send=${n.link.send} />
      </li>`)}
    </ul>
    ${i.entry===`invitation`&&c`<p class="quiet">${a(`A table by invitation: its host says who sits down.`)}</p>`}
    ${p>0&&c`<p class="quiet">${s(`{count} person is watching`,`{count} people are watching`,p)}</p>`}
    <${f} />
    <div class="share"><a class="plain"
      href=${r(i.id)}>${a(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${a(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&c`<${y} link=${n.link} />`}
    ${m&&i.roles&&i.roles.length>0&&c`<section class="house-here"><h3>${a(`The house at this table`)}</h3>
        <${e} table=${i} house=${m} send=${n.link.send} /></section>`}
    ${d!==null&&b&&c`<${b} state=${n} />`}
    ${d!==null&&c`<${S} send=${n.link.send} me=${d} bot=${i.bots[0]??``}
        started=${i.started} />`}`}function S({send:e,me:t,bot:n,started:r}){return c`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${a(`Let a bot play for me`)}
    </button>
    ${r?c`<button class="plain" onClick=${()=>e({type:`rise`})}>${a(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${a(`Give my seat up for good`)}</button>`:c`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${a(`Leave my seat`)}</button>`}
    ${r&&c`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${a(`Propose to end the game`)}
    </button>`}
  </form>`}const C=e=>e?a(`reserved for {name}`,{name:e}):a(`reserved`);function w(e,t){return e.seat===t?l(e)?``:a(`you`):e.kind===`bot`?a(`bot`):e.kind===`open`?``:e.muted?a(`muted`):e.connected?a(`here`):a(`away`)}export{x as SeatsSlip};