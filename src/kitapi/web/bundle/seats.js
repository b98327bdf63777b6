import{n as e,t}from"./asides.js";import{En as n,K as r,On as i,Sn as a,cn as o,ln as s,pn as c}from"./main.js";import{A as l,O as u,a as d,j as f}from"./shared.js";import{c as p}from"./desks.js";import{A as m,D as h,M as g,N as _}from"./caribbean-stud-shared.js";function v({seat:e,bots:t,send:n}){let r=i();return a`<div class="choose-bot">
    <select aria-label=${s(`Who plays for {name}`,{name:l(e)})} aria-describedby=${r}
      value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>a`<option key=${t} value=${t} selected=${t===e.name}>
        ${d(t)}</option>`)}
    </select>
    <small id=${r} class="quiet">${p(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:r}}){return n(()=>{r();let e=setInterval(r,2e3);return()=>clearInterval(e)},[]),a`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?s(`Measuring the connection…`):s(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):s(`Connection lost. Connecting again…`)}function x({state:n,table:i,isOpen:l}){let{me:u}=i,d=n.watching.value,{house:p,Beside:b}=c(i.game);return a`${p&&a`<${t} table=${i} house=${p} send=${n.link.send} />`}
    <${g} table=${i} send=${n.link.send} />
    <ul class="seat-list">
      ${i.seats.map(e=>a`<li key=${e.seat}>
        <b>${f(e,e.seat===u)}</b> <span class="quiet">${w(e,u)}
          ${typeof e.reserved==`string`&&` · ${C(e.reserved)}`}</span>
        ${e.kind===`bot`&&u!==null&&a`<${v} seat=${e} bots=${i.bots} send=${n.link.send} />`}
        <${h} seat=${e} table=${i} send=${n.link.send} />
        <${m} seat=${e} table=${i} send=${n.link.send} />
      </li>`)}
    </ul>
    ${i.entry===`invitation`&&a`<p class="quiet">${s(`A table by invitation: its host says who sits down.`)}</p>`}
    ${d>0&&a`<p class="quiet">${o(`{count} person is watching`,`{count} people are watching`,d)}</p>`}
    <${_} />
    <div class="share"><a class="plain"
      href=${r(i.id)}>${s(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${s(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&a`<${y} link=${n.link} />`}
    ${p&&i.roles&&i.roles.length>0&&a`<section class="house-here"><h3>${s(`The house at this table`)}</h3>
        <${e} table=${i} house=${p} send=${n.link.send} /></section>`}
    ${u!==null&&b&&a`<${b} state=${n} />`}
    ${u!==null&&a`<${S} send=${n.link.send} me=${u} bot=${i.bots[0]??``}
        started=${i.started} />`}`}function S({send:e,me:t,bot:n,started:r}){return a`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${s(`Let a bot play for me`)}
    </button>
    ${r?a`<button class="plain" onClick=${()=>e({type:`rise`})}>${s(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${s(`Give my seat up for good`)}</button>`:a`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${s(`Leave my seat`)}</button>`}
    ${r&&a`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${s(`Propose to end the game`)}
    </button>`}
  </form>`}const C=e=>e?s(`reserved for {name}`,{name:e}):s(`reserved`);function w(e,t){return e.seat===t?u(e)?``:s(`you`):e.kind===`bot`?s(`bot`):e.kind===`open`?``:e.muted?s(`muted`):e.connected?s(`here`):s(`away`)}export{x as SeatsSlip};