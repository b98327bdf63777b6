import{n as e,t}from"./asides.js";import{B as n,Xt as r,Zt as i,gn as a,mn as o,tn as s,un as c}from"./main.js";import{t as l}from"./desks.js";import{O as u,S as d,v as f,x as p,y as m}from"./shared.js";import{dt as h,lt as g,pt as _}from"./tables.js";function v({seat:e,bots:t,send:n}){let r=a();return c`<div class="choose-bot">
    <select aria-label=${i(`Who plays for {name}`,{name:p(e)})} aria-describedby=${r}
      value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>c`<option key=${t} value=${t} selected=${t===e.name}>
        ${l(t)}</option>`)}
    </select>
    <small id=${r} class="quiet">${u(e)}</small>
  </div>`}function y({link:{connection:e,roundTrip:t,probe:n}}){return o(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),c`<p class="quiet round-trip">${b(e.value,t.value)}</p>`}function b(e,t){return e===`open`?t===null?i(`Measuring the connection…`):i(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):i(`Connection lost. Connecting again…`)}function x({state:a,table:o,isOpen:l}){let{me:u}=o,p=a.watching.value,{house:m,Beside:b}=s(o.game);return c`${m&&c`<${t} table=${o} house=${m} send=${a.link.send} />`}
    <${_} table=${o} send=${a.link.send} />
    <ul class="seat-list">
      ${o.seats.map(e=>c`<li key=${e.seat}>
        <b>${d(e,e.seat===u)}</b> <span class="quiet">${w(e,u)}
          ${typeof e.reserved==`string`&&` · ${C(e.reserved)}`}</span>
        ${e.kind===`bot`&&u!==null&&c`<${v} seat=${e} bots=${o.bots} send=${a.link.send} />`}
        <${g} seat=${e} table=${o} send=${a.link.send} />
        <${h} seat=${e} table=${o} send=${a.link.send} />
      </li>`)}
    </ul>
    ${o.entry===`invitation`&&c`<p class="quiet">${i(`A table by invitation: its host says who sits down.`)}</p>`}
    ${p>0&&c`<p class="quiet">${r(`{count} person is watching`,`{count} people are watching`,p)}</p>`}
    <${f} />
    <div class="share"><a class="plain"
      href=${n(o.id)}>${i(`Show the table on a large screen`)}</a></div>
    <p class="quiet">${i(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${l&&c`<${y} link=${a.link} />`}
    ${m&&o.roles&&o.roles.length>0&&c`<section class="house-here"><h3>${i(`The house at this table`)}</h3>
        <${e} table=${o} house=${m} send=${a.link.send} /></section>`}
    ${u!==null&&b&&c`<${b} state=${a} />`}
    ${u!==null&&c`<${S} send=${a.link.send} me=${u} bot=${o.bots[0]??``}
        started=${o.started} />`}`}function S({send:e,me:t,bot:n,started:r}){return c`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${i(`Let a bot play for me`)}
    </button>
    ${r?c`<button class="plain" onClick=${()=>e({type:`rise`})}>${i(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${i(`Give my seat up for good`)}</button>`:c`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${i(`Leave my seat`)}</button>`}
    ${r&&c`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${i(`Propose to end the game`)}
    </button>`}
  </form>`}const C=e=>e?i(`reserved for {name}`,{name:e}):i(`reserved`);function w(e,t){return e.seat===t?m(e)?``:i(`you`):e.kind===`bot`?i(`bot`):e.kind===`open`?``:e.muted?i(`muted`):e.connected?i(`here`):i(`away`)}export{x as SeatsSlip};