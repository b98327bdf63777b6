import{n as e,t}from"./asides.js";import{B as n,Qt as r,Zt as i,_n as a,dn as o,hn as s,nn as c}from"./main.js";import{a as l,t as u}from"./desks.js";import{S as d,v as f,x as p,y as m}from"./shared.js";import{dt as h,lt as g,pt as _}from"./tables.js";function v({seat:e,bots:t,send:n}){let i=a();return o`<div class="choose-bot">
    <select aria-label=${r(`Who plays for {name}`,{name:p(e)})} aria-describedby=${i}
      value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>o`<option key=${t} value=${t} selected=${t===e.name}>
        ${u(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${l(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:n}}){return s(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),o`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?r(`Measuring the connection…`):r(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):r(`Connection lost. Connecting again…`)}function x({state:a,table:s,isOpen:l}){let{me:u}=s,p=a.watching.value,{house:m,Beside:b}=c(s.game);return o`${m&&o`<${t} table=${s} house=${m} send=${a.link.send} />`}
    <${_} table=${s} send=${a.link.send} />
    <ul class="seat-list">
      ${s.seats.map(e=>o`<li key=${e.seat}>
        <b>${d(e,e.seat===u)}</b> <span class="quiet">${w(e,u)}
          ${typeof e.reserved==`string`&&` · ${C(e.reserved)}`}</span>
        ${e.kind===`bot`&&u!==null&&o`<${v} seat=${e} bots=${s.bots} send=${a.link.send} />`}
        <${g} seat=${e} table=${s} send=${a.link.send} />
        <${h} seat=${e} table=${s} send=${a.link.send} />
      </li>`)}
    </ul>
    ${s.entry===`invitation`&&o`<p class="quiet">${r(`A table by invitation: its host says who sits down.`)}</p>`}
    ${p>0&&o`<p class="quiet">${i(`{count} person is watching`,`{count} people are watching`,p)}</p>`}
    <${f} />
    <div class="share"><a class="plain"
      href=${n(s.id)}>${r(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${r(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&o`<${y} link=${a.link} />`}
    ${m&&s.roles&&s.roles.length>0&&o`<section class="house-here"><h3>${r(`The house at this table`)}</h3>
        <${e} table=${s} house=${m} send=${a.link.send} /></section>`}
    ${u!==null&&b&&o`<${b} state=${a} />`}
    ${u!==null&&o`<${S} send=${a.link.send} me=${u} bot=${s.bots[0]??``}
        started=${s.started} />`}`}function S({send:e,me:t,bot:n,started:i}){return o`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${r(`Let a bot play for me`)}
    </button>
    ${i?o`<button class="plain" onClick=${()=>e({type:`rise`})}>${r(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${r(`Give my seat up for good`)}</button>`:o`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${r(`Leave my seat`)}</button>`}
    ${i&&o`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${r(`Propose to end the game`)}
    </button>`}
  </form>`}const C=e=>e?r(`reserved for {name}`,{name:e}):r(`reserved`);function w(e,t){return e.seat===t?m(e)?``:r(`you`):e.kind===`bot`?r(`bot`):e.kind===`open`?``:e.muted?r(`muted`):e.connected?r(`here`):r(`away`)}export{x as SeatsSlip};