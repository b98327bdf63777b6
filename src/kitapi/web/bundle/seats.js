import{n as e,t}from"./asides.js";import{Cn as n,Dn as r,K as i,kn as a,ln as o,mn as s,un as c}from"./main.js";import{A as l,O as u,a as d,j as f}from"./shared.js";import{c as p}from"./desks.js";import{A as m,D as h,M as g,N as _}from"./caribbean-stud-shared.js";function v({seat:e,bots:t,send:r}){let i=a();return n`<div class="choose-bot">
    <select aria-label=${c(`Who plays for {name}`,{name:l(e)})} aria-describedby=${i}
      value=${e.name}
      onChange=${t=>r({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>n`<option key=${t} value=${t} selected=${t===e.name}>
        ${d(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${p(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:i}}){return r(()=>{i();let e=setInterval(i,2e3);return()=>clearInterval(e)},[]),n`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?c(`Measuring the connection…`):c(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):c(`Connection lost. Connecting again…`)}function x({state:r,table:a,isOpen:l}){let{me:u}=a,d=r.watching.value,{house:p,Beside:b}=s(a.game);return n`${p&&n`<${t} table=${a} house=${p} send=${r.link.send} />`}
    <${g} table=${a} send=${r.link.send} />
    <ul class="seat-list">
      ${a.seats.map(e=>n`<li key=${e.seat}>
        <b>${f(e,e.seat===u)}</b> <span class="quiet">${w(e,u)}
          ${typeof e.reserved==`string`&&` · ${C(e.reserved)}`}</span>
        ${e.kind===`bot`&&u!==null&&n`<${v} seat=${e} bots=${a.bots} send=${r.link.send} />`}
        <${h} seat=${e} table=${a} send=${r.link.send} />
        <${m} seat=${e} table=${a} send=${r.link.send} />
      </li>`)}
    </ul>
    ${a.entry===`invitation`&&n`<p class="quiet">${c(`A table by invitation: its host says who sits down.`)}</p>`}
    ${d>0&&n`<p class="quiet">${o(`{count} person is watching`,`{count} people are watching`,d)}</p>`}
    <${_} />
    <div class="share"><a class="plain"
      href=${i(a.id)}>${c(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${c(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&n`<${y} link=${r.link} />`}
    ${p&&a.roles&&a.roles.length>0&&n`<section class="house-here"><h3>${c(`The house at this table`)}</h3>
        <${e} table=${a} house=${p} send=${r.link.send} /></section>`}
    ${u!==null&&b&&n`<${b} state=${r} />`}
    ${u!==null&&n`<${S} send=${r.link.send} me=${u} bot=${a.bots[0]??``}
        started=${a.started} />`}`}function S({send:e,me:t,bot:r,started:i}){return n`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:r})}>
      ${c(`Let a bot play for me`)}
    </button>
    ${i?n`<button class="plain" onClick=${()=>e({type:`rise`})}>${c(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${c(`Give my seat up for good`)}</button>`:n`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${c(`Leave my seat`)}</button>`}
    ${i&&n`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${c(`Propose to end the game`)}
    </button>`}
  </form>`}const C=e=>e?c(`reserved for {name}`,{name:e}):c(`reserved`);function w(e,t){return e.seat===t?u(e)?``:c(`you`):e.kind===`bot`?c(`bot`):e.kind===`open`?``:e.muted?c(`muted`):e.connected?c(`here`):c(`away`)}export{x as SeatsSlip};