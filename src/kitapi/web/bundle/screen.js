import{Bt as e,J as t,Nn as n,Tn as r,en as i,fn as a,gn as o,hn as s,kn as c,t as l}from"./main.js";import{m as u}from"./desks.js";import{i as d,r as f,t as p}from"./tables.js";import{A as m}from"./shared.js";function h(){c(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[e,t]=n(_(v()));return c(()=>{let e=()=>t(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),e}function b({table:e}){let t=f(e,`spectator`);return h(),t?d(t)??r`<${x} state=${t} />`:r`<${l} />`}function x({state:t}){let n=y(),s=t.shown.value,u=s?.table.game,d=i();if(c(()=>{u&&e(o(u).faces)},[u,d]),!s)return r`<${l} />`;let{Table:f,Sheet:m}=o(s.table.game);return r`<div class=${`room on-screen of-${s.table.game}`} style=${{"--zoom":n}}>
    <${S} table=${s.table} />
    <main class="cloth">
      ${s.view?r`<${f} shown=${s} state=${t} />`:r`<${C} table=${s.table} />`}
      <aside class="side">
        <${p} table=${s.table} view=${s.view} Sheet=${m} />
        ${s.view&&r`<${w} table=${s.table.id} words=${a(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${t.link.connection.value===`waiting`&&r`<p class="interruption">${a(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:e})=>r`<header class="top-bar">
  <a class="home" href=${t(e.id)} aria-label=${a(`To the table`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${s(e.game).title()}${e.house&&r` <span class="house-name">${e.house}</span>`}</h1>
  ${document.fullscreenEnabled&&r`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${a(`Full screen`)}</button></nav>`}
</header>`,C=({table:e})=>r`
  <section class="paper slip screen-waiting">
    <h2>${a(`Waiting for players`)}</h2>
    <ol>${e.seats.map(e=>r`<li key=${e.seat} class=${e.kind===`open`?`quiet`:``}>
      ${e.kind===`open`?a(`Open seat`):m(e)}</li>`)}</ol>
    <${w} table=${e.id} words=${e.entry===`invitation`?a(`Watch on your phone`):a(`Sit down with your phone`)} />
  </section>`,w=({table:e,words:n})=>r`<figure class="screen-invitation">
  <${u} text=${new URL(t(e),location.href).href} />
  <figcaption>${n}</figcaption>
</figure>`;export{b as ScreenPage};