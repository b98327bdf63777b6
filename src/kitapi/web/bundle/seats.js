import{n as e,t}from"./asides.js";import{Xt as n,Yt as r,en as i,hn as a,ln as o,pn as s}from"./main.js";import{t as c}from"./desks.js";import{O as l,S as u,v as d,x as f,y as p}from"./shared.js";import{ct as m,ft as h,ut as g}from"./tables.js";function _({seat:e,bots:t,send:r}){let i=a();return o`<div class="choose-bot">
    <select aria-label=${n(`Who plays for {name}`,{name:f(e)})} aria-describedby=${i}
      value=${e.name}
      onChange=${t=>r({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>o`<option key=${t} value=${t} selected=${t===e.name}>
        ${c(t)}</option>`)}
    </select>
    <small id=${i} class="quiet">${l(e)}</small>
  </div>`}function v({link:{connection:e,roundTrip:t,probe:n}}){return s(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),o`<p class="quiet round-trip">${y(e.value,t.value)}</p>`}function y(e,t){return e===`open`?t===null?n(`Measuring the connection…`):n(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):n(`Connection lost. Connecting again…`)}function b({state:a,table:s,isOpen:c}){let{me:l}=s,f=a.watching.value,{house:p,Beside:y}=i(s.game);return o`${p&&o`<${t} table=${s} house=${p} send=${a.link.send} />`}
    <${h} table=${s} send=${a.link.send} />
    <ul class="seat-list">
      ${s.seats.map(e=>o`<li key=${e.seat}>
        <b>${u(e,e.seat===l)}</b> <span class="quiet">${C(e,l)}
          ${typeof e.reserved==`string`&&` · ${S(e.reserved)}`}</span>
        ${e.kind===`bot`&&l!==null&&o`<${_} seat=${e} bots=${s.bots} send=${a.link.send} />`}
        <${m} seat=${e} table=${s} send=${a.link.send} />
        <${g} seat=${e} table=${s} send=${a.link.send} />
      </li>`)}
    </ul>
    ${s.entry===`invitation`&&o`<p class="quiet">${n(`A table by invitation: its host says who sits down.`)}</p>`}
    ${f>0&&o`<p class="quiet">${r(`{count} person is watching`,`{count} people are watching`,f)}</p>`}
    <${d} />
    <p class="quiet">${n(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${c&&o`<${v} link=${a.link} />`}
    ${p&&s.roles&&s.roles.length>0&&o`<section class="house-here"><h3>${n(`The house at this table`)}</h3>
        <${e} table=${s} house=${p} send=${a.link.send} /></section>`}
    ${l!==null&&y&&o`<${y} state=${a} />`}
    ${l!==null&&o`<${x} send=${a.link.send} me=${l} bot=${s.bots[0]??``}
        started=${s.started} />`}`}function x({send:e,me:t,bot:r,started:i}){return o`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:r})}>
      ${n(`Let a bot play for me`)}
    </button>
    ${i?o`<button class="plain" onClick=${()=>e({type:`rise`})}>${n(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${n(`Give my seat up for good`)}</button>`:o`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${n(`Leave my seat`)}</button>`}
    ${i&&o`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${n(`Propose to end the game`)}
    </button>`}
  </form>`}const S=e=>e?n(`reserved for {name}`,{name:e}):n(`reserved`);function C(e,t){return e.seat===t?p(e)?``:n(`you`):e.kind===`bot`?n(`bot`):e.kind===`open`?``:e.muted?n(`muted`):e.connected?n(`here`):n(`away`)}export{b as SeatsSlip};