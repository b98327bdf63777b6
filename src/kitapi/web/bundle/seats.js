import{n as e,t}from"./asides.js";import{Dn as n,J as r,Nn as i,jn as a,mn as o,pn as s,vn as c}from"./main.js";import{I as l,L as u,P as d,l as f}from"./shared.js";import{c as p}from"./desks.js";import{A as m,D as h,M as g,N as _}from"./caribbean-stud-shared.js";function v({seat:e,bots:t,send:r}){let a=i();return n`<div class="choose-bot">
    <select aria-label=${o(`Who plays for {name}`,{name:l(e)})} aria-describedby=${a}
      value=${e.name}
      onChange=${t=>r({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>n`<option key=${t} value=${t} selected=${t===e.name}>
        ${f(t)}</option>`)}
    </select>
    <small id=${a} class="quiet">${p(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:r}}){return a(()=>{r();let e=setInterval(r,2e3);return()=>clearInterval(e)},[]),n`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?o(`Measuring the connection…`):o(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):o(`Connection lost. Connecting again…`)}function x({state:i,table:a,isOpen:l}){let{me:d}=a,f=i.watching.value,{house:p,Beside:b}=c(a.game);return n`${p&&n`<${t} table=${a} house=${p} send=${i.link.send} />`}
    <${g} table=${a} send=${i.link.send} />
    <ul class="seat-list">
      ${a.seats.map(e=>n`<li key=${e.seat}>
        <b>${u(e,e.seat===d)}</b> <span class="quiet">${[w(e,d),typeof e.reserved==`string`&&C(e.reserved)].filter(Boolean).join(` · `)}</span>
        ${e.kind===`bot`&&d!==null&&n`<${v} seat=${e} bots=${a.bots} send=${i.link.send} />`}
        <${h} seat=${e} table=${a} send=${i.link.send} />
        <${m} seat=${e} table=${a} send=${i.link.send} />
      </li>`)}
    </ul>
    ${a.entry===`invitation`&&n`<p class="quiet">${o(`A table by invitation: its host says who sits down.`)}</p>`}
    ${f>0&&n`<p class="quiet">${s(`{count} person is watching`,`{count} people are watching`,f)}</p>`}
    <${_} />
    <div class="share"><a class="plain"
      href=${r(a.id)}>${o(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${o(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&n`<${y} link=${i.link} />`}
    ${p&&a.roles&&a.roles.length>0&&n`<section class="house-here"><h3>${o(`The house at this table`)}</h3>
        <${e} table=${a} house=${p} send=${i.link.send} /></section>`}
    ${d!==null&&b&&n`<${b} state=${i} />`}
    ${d!==null&&n`<${S} send=${i.link.send} me=${d} bot=${a.bots[0]??``}
        started=${a.started} />`}`}function S({send:e,me:t,bot:r,started:i}){return n`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:r})}>
      ${o(`Let a bot play for me`)}
    </button>
    ${i?n`<button class="plain" onClick=${()=>e({type:`rise`})}>${o(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${o(`Give my seat up for good`)}</button>`:n`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${o(`Leave my seat`)}</button>`}
    ${i&&n`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${o(`Propose to end the game`)}
    </button>`}
  </form>`}const C=e=>e?o(`reserved for {name}`,{name:e}):o(`reserved`);function w(e,t){return e.seat===t?d(e)?``:o(`you`):e.kind===`bot`?o(`bot`):e.kind===`open`?``:e.muted?o(`muted`):e.connected?o(`here`):o(`away`)}export{x as SeatsSlip};