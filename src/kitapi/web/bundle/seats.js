import{n as e,t}from"./asides.js";import{Kt as n,Zt as r,fn as i,on as a,qt as o,un as s}from"./main.js";import{t as c}from"./desks.js";import{v as l,w as u,y as d}from"./shared.js";import{ct as f,ot as p,ut as m}from"./tables.js";function h({seat:e,bots:t,send:n}){let r=i();return a`<div class="choose-bot">
    <select aria-label=${o(`Who plays for {name}`,{name:d(e)})} aria-describedby=${r}
      value=${e.name}
      onChange=${t=>n({type:`seat_bot`,seat:e.seat,bot:t.target.value})}>
      ${t.map(t=>a`<option key=${t} value=${t} selected=${t===e.name}>
        ${c(t)}</option>`)}
    </select>
    <small id=${r} class="quiet">${u(e)}</small>
  </div>`}function g({link:{connection:e,roundTrip:t,probe:n}}){return s(()=>{n();let e=setInterval(n,2e3);return()=>clearInterval(e)},[]),a`<p class="quiet round-trip">${_(e.value,t.value)}</p>`}function _(e,t){return e===`open`?t===null?o(`Measuring the connection…`):o(`The server answers in {milliseconds} ms.`,{milliseconds:Math.max(1,Math.round(t))}):o(`Connection lost. Connecting again…`)}function v({state:i,table:s,isOpen:c}){let{me:u}=s,_=i.watching.value,{house:v,Beside:S}=r(s.game);return a`${v&&a`<${t} table=${s} house=${v} send=${i.link.send} />`}
    <${m} table=${s} send=${i.link.send} />
    <ul class="seat-list">
      ${s.seats.map(e=>a`<li key=${e.seat}>
        <b>${d(e)}</b> <span class="quiet">${x(e,u)}
          ${typeof e.reserved==`string`&&` · ${b(e.reserved)}`}</span>
        ${e.kind===`bot`&&u!==null&&a`<${h} seat=${e} bots=${s.bots} send=${i.link.send} />`}
        <${p} seat=${e} table=${s} send=${i.link.send} />
        <${f} seat=${e} table=${s} send=${i.link.send} />
      </li>`)}
    </ul>
    ${s.entry===`invitation`&&a`<p class="quiet">${o(`A table by invitation: its host says who sits down.`)}</p>`}
    ${_>0&&a`<p class="quiet">${n(`{count} person is watching`,`{count} people are watching`,_)}</p>`}
    <${l} />
    <p class="quiet">${o(`Anyone with the link can watch, without seeing your cards.`)}</p>
    ${c&&a`<${g} link=${i.link} />`}
    ${v&&s.roles&&s.roles.length>0&&a`<section class="house-here"><h3>${o(`The house at this table`)}</h3>
        <${e} table=${s} house=${v} send=${i.link.send} /></section>`}
    ${u!==null&&S&&a`<${S} state=${i} />`}
    ${u!==null&&a`<${y} send=${i.link.send} me=${u} bot=${s.bots[0]??``}
        started=${s.started} />`}`}function y({send:e,me:t,bot:n,started:r}){return a`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${()=>e({type:`seat_bot`,seat:t,bot:n})}>
      ${o(`Let a bot play for me`)}
    </button>
    ${r?a`<button class="plain" onClick=${()=>e({type:`rise`})}>${o(`Get up; the seat stays mine`)}</button>
      <button class="plain" onClick=${()=>e({type:`rise`,for_good:!0})}>
        ${o(`Give my seat up for good`)}</button>`:a`<button class="plain" onClick=${()=>e({type:`rise`})}>
      ${o(`Leave my seat`)}</button>`}
    ${r&&a`<button class="plain" onClick=${()=>e({type:`break_up`,agree:!0})}>
      ${o(`Propose to end the game`)}
    </button>`}
  </form>`}const b=e=>e?o(`reserved for {name}`,{name:e}):o(`reserved`);function x(e,t){return e.seat===t?o(`you`):e.kind===`bot`?o(`bot`):e.kind===`open`?``:e.muted?o(`muted`):e.connected?o(`here`):o(`away`)}export{v as SeatsSlip};