import{n as e,t}from"./asides.js";import{An as n,K as r,On as i,dn as a,hn as o,un as s,wn as c}from"./main.js";import{A as l,O as u,a as d,j as f}from"./shared.js";import{c as p}from"./desks.js";import{A as m,D as h,M as g,N as _}from"./caribbean-stud-shared.js";function v({seat:e,bots:t,send:r}){let i=n();return c`<div class="choose-bot">
    <select aria-label=${a(`Who plays for {name}`,{name:l(e)})} aria-describedby=${i}
      value=${e.name}
      onChange=${t=>r({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>c`<option key=${t} value=${t} selected=${t===e.name}>
        ${d(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${p(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:n}}){return i(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),c`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?a(`Measuring the connection…`):a(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):a(`Connection lost. Connecting again…`)}function x({state:n,table:i,isOpen:l}){let{me:u}=i,d=n.watching.value,{house:p,Beside:b}=o(i.game);return c`${p&&c`<${t} table=${i} house=${p} send=${n.link.send} />`}
    <${g} table=${i} send=${n.link.send} />
    <ul class="seat-list">
      ${i.seats.map(e=>c`<li key=${e.seat}>
        <b>${f(e,e.seat===u)}</b> <span class="quiet">${w(e,u)}
          ${typeof e.reserved==`string`&&` · ${C(e.reserved)}`}</span>
        ${e.kind===`bot`&&u!==null&&c`<${v} seat=${e} bots=${i.bots} send=${n.link.send} />`}
        <${h} seat=${e} table=${i} send=${n.link.send} />
        <${m} seat=${e} table=${i} send=${n.link.send} />
      </li>`)}
    </ul>
    ${i.entry===`invitation`&&c`<p class="quiet">${a(`A table by invitation: its host says who sits down.`)}</p>`}
    ${d>0&&c`<p class="quiet">${s(`{count} person is watching`,`{count} people are watching`,d)}</p>`}
    <${_} />
    <div class="share"><a class="plain"
      href=${r(i.id)}>${a(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${a(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&c`<${y} link=${n.link} />`}
    ${p&&i.roles&&i.roles.length>0&&c`<section class="house-here"><h3>${a(`The house at this table`)}</h3>
        <${e} table=${i} house=${p} send=${n.link.send} /></section>`}
    ${u!==null&&b&&c`<${b} state=${n} />`}
    ${u!==null&&c`<${S} send=${n.link.send} me=${u} bot=${i.bots[0]??``}
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
  </form>`}const C=e=>e?a(`reserved for {name}`,{name:e}):a(`reserved`);function w(e,t){return e.seat===t?u(e)?``:a(`you`):e.kind===`bot`?a(`bot`):e.kind===`open`?``:e.muted?a(`muted`):e.connected?a(`here`):a(`away`)}export{x as SeatsSlip};