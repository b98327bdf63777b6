import{H as e,Mt as t,Ut as n,Zt as r,en as i,mn as a,t as o,tn as s,un as c,vn as l}from"./main.js";import{l as u}from"./desks.js";import{n as d,r as f,t as p}from"./tables.js";import{x as m}from"./shared.js";function h(){a(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[e,t]=l(_(v()));return a(()=>{let e=()=>t(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),e}function b({table:e}){let t=d(e,`spectator`);return h(),t?f(t)??c`<${x} state=${t} />`:c`<${o} />`}function x({state:e}){let i=y(),l=e.shown.value,u=l?.table.game,d=n();if(a(()=>{u&&t(s(u).faces)},[u,d]),!l)return c`<${o} />`;let{Table:f,Sheet:m}=s(l.table.game);return c`<div class=${`room on-screen of-${l.table.game}`} style=${{"--zoom":i}}>
    <${S} table=${l.table} />
    <main class="cloth">
      ${l.view?c`<${f} shown=${l} state=${e} />`:c`<${C} table=${l.table} />`}
      <aside class="side">
        <${p} table=${l.table} view=${l.view} Sheet=${m} />
        ${l.view&&c`<${w} table=${l.table.id} words=${r(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${e.link.connection.value===`waiting`&&c`<p class="interruption">${r(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:t})=>c`<header class="top-bar">
  <a class="home" href=${e(t.id)} aria-label=${r(`To the table`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${i(t.game).title()}${t.house&&c` <span class="house-name">${t.house}</span>`}</h1>
  ${document.fullscreenEnabled&&c`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${r(`Full screen`)}</button></nav>`}
</header>`,C=({table:e})=>c`
  <section class="paper slip screen-waiting">
    <h2>${r(`Waiting for players`)}</h2>
    <ol>${e.seats.map(e=>c`<li key=${e.seat} class=${e.kind===`open`?`quiet`:``}>
      ${e.kind===`open`?r(`Open seat`):m(e)}</li>`)}</ol>
    <${w} table=${e.id} words=${e.entry===`invitation`?r(`Watch on your phone`):r(`Sit down with your phone`)} />
  </section>`,w=({table:t,words:n})=>c`<figure class="screen-invitation">
  <${u} text=${new URL(e(t),location.href).href} />
  <figcaption>${n}</figcaption>
</figure>`;export{b as ScreenPage};