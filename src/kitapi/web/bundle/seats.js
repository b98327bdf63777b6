import{n as e,t}from"./asides.js";import{Fn as n,Nn as r,Y as i,bn as a,gn as o,hn as s,kn as c}from"./main.js";import{I as l,L as u,P as d,l as f}from"./shared.js";import{c as p}from"./desks.js";import{A as m,D as h,M as g,N as _}from"./caribbean-stud-shared.js";function v({seat:e,bots:t,send:r}){let i=n();return c`<div class="choose-bot">
    <select aria-label=${o(`Who plays for {name}`,{name:l(e)})} aria-describedby=${i}
      value=${e.name}
      onChange=${t=>r({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>c`<option key=${t} value=${t} selected=${t===e.name}>
        ${f(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${p(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:n}}){return r(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),c`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?o(`Measuring the connection…`):o(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):o(`Connection lost. Connecting again…`)}function x({state:n,table:r,isOpen:l}){let{me:d}=r,f=n.watching.value,{house:p,Beside:b}=a(r.game);return c`${p&&c`<${t} table=${r} house=${p} send=${n.link.send} />`}
    <${g} table=${r} send=${n.link.send} />
    <ul class="seat-list">
      ${r.seats.map(e=>c`<li key=${e.seat}>
        <b>${u(e,e.seat===d)}</b> <span class="quiet">${[w(e,d),typeof e.reserved==`string`&&C(e.reserved)].filter(Boolean).join(` · `)}</span>
        ${e.kind===`bot`&&d!==null&&c`<${v} seat=${e} bots=${r.bots} send=${n.link.send} />`}
        <${h} seat=${e} table=${r} send=${n.link.send} />
        <${m} seat=${e} table=${r} send=${n.link.send} />
      </li>`)}
    </ul>
    ${r.entry===`invitation`&&c`<p class="quiet">${o(`A table by invitation: its host says who sits down.`)}</p>`}
    ${f>0&&c`<p class="quiet">${s(`{count} person is watching`,`{count} people are watching`,f)}</p>`}
    <${_} />
    <div class="share"><a class="plain"
      href=${i(r.id)}>${o(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${o(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&c`<${y} link=${n.link} />`}
    ${p&&r.roles&&r.roles.length>0&&c`<section class="house-here"><h3>${o(`The house at this table`)}</h3>
        <${e} table=${r} house=${p} send=${n.link.send} /></section>`}
    ${d!==null&&b&&c`<${b} state=${n} />`}
    ${d!==null&&c`<${S} send=${n.link.send} me=${d} bot=${r.bots[0]??``}
        started=${r.started} />`}`}function S({send:e,me:t,bot:n,started:r}){return c`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${o(`Let a bot play for me`)}
    </button>
    ${r?c`<button class="plain" onClick=${()=>e({type:`rise`})}>${o(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${o(`Give my seat up for good`)}</button>`:c`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${o(`Leave my seat`)}</button>`}
    ${r&&c`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${o(`Propose to end the game`)}
    </button>`}
  </form>`}const C=e=>e?o(`reserved for {name}`,{name:e}):o(`reserved`);function w(e,t){return e.seat===t?d(e)?``:o(`you`):e.kind===`bot`?o(`bot`):e.kind===`open`?``:e.muted?o(`muted`):e.connected?o(`here`):o(`away`)}export{x as SeatsSlip};