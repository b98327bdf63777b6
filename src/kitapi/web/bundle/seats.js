import{n as e,t}from"./asides.js";import{K as n,Tn as r,dn as i,fn as a,gn as o,jn as s,kn as c}from"./main.js";import{A as l,O as u,a as d,j as f}from"./shared.js";import{c as p}from"./desks.js";import{A as m,D as h,M as g,N as _}from"./caribbean-stud-shared.js";function v({seat:e,bots:t,send:n}){let i=s();return r`<div class="choose-bot">
    <select aria-label=${a(`Who plays for {name}`,{name:l(e)})} aria-describedby=${i}
      value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>r`<option key=${t} value=${t} selected=${t===e.name}>
        ${d(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${p(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:n}}){return c(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),r`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?a(`Measuring the connection…`):a(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):a(`Connection lost. Connecting again…`)}function x({state:s,table:c,isOpen:l}){let{me:u}=c,d=s.watching.value,{house:p,Beside:b}=o(c.game);return r`${p&&r`<${t} table=${c} house=${p} send=${s.link.send} />`}
    <${g} table=${c} send=${s.link.send} />
    <ul class="seat-list">
      ${c.seats.map(e=>r`<li key=${e.seat}>
        <b>${f(e,e.seat===u)}</b> <span class="quiet">${[w(e,u),typeof e.reserved==`string`&&C(e.reserved)].filter(Boolean).join(` · `)}</span>
        ${e.kind===`bot`&&u!==null&&r`<${v} seat=${e} bots=${c.bots} send=${s.link.send} />`}
        <${h} seat=${e} table=${c} send=${s.link.send} />
        <${m} seat=${e} table=${c} send=${s.link.send} />
      </li>`)}
    </ul>
    ${c.entry===`invitation`&&r`<p class="quiet">${a(`A table by invitation: its host says who sits down.`)}</p>`}
    ${d>0&&r`<p class="quiet">${i(`{count} person is watching`,`{count} people are watching`,d)}</p>`}
    <${_} />
    <div class="share"><a class="plain"
      href=${n(c.id)}>${a(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${a(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&r`<${y} link=${s.link} />`}
    ${p&&c.roles&&c.roles.length>0&&r`<section class="house-here"><h3>${a(`The house at this table`)}</h3>
        <${e} table=${c} house=${p} send=${s.link.send} /></section>`}
    ${u!==null&&b&&r`<${b} state=${s} />`}
    ${u!==null&&r`<${S} send=${s.link.send} me=${u} bot=${c.bots[0]??``}
        started=${c.started} />`}`}function S({send:e,me:t,bot:n,started:i}){return r`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${a(`Let a bot play for me`)}
    </button>
    ${i?r`<button class="plain" onClick=${()=>e({type:`rise`})}>${a(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${a(`Give my seat up for good`)}</button>`:r`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${a(`Leave my seat`)}</button>`}
    ${i&&r`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${a(`Propose to end the game`)}
    </button>`}
  </form>`}const C=e=>e?a(`reserved for {name}`,{name:e}):a(`reserved`);function w(e,t){return e.seat===t?u(e)?``:a(`you`):e.kind===`bot`?a(`bot`):e.kind===`open`?``:e.muted?a(`muted`):e.connected?a(`here`):a(`away`)}export{x as SeatsSlip};