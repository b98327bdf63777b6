import{Ln as e,Nn as t,Wt as n,Z as r,bn as i,gn as a,in as o,kn as s,t as c,yn as l}from"./main.js";import{y as u}from"./desks.js";import{i as d,r as f,t as p}from"./tables.js";import{I as m}from"./shared.js";function h(){t(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[n,r]=e(_(v()));return t(()=>{let e=()=>r(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),n}function b({table:e}){let t=f(e,`spectator`);return h(),t?d(t)??s`<${x} state=${t} />`:s`<${c} />`}function x({state:e}){let r=y(),l=e.shown.value,u=l?.table.game,d=o();if(t(()=>{u&&n(i(u).faces)},[u,d]),!l)return s`<${c} />`;let{Table:f,Sheet:m}=i(l.table.game);return s`<div class=${`room on-screen of-${l.table.game}`} style=${{"--zoom":r}}>
    <${S} table=${l.table} />
    <main class="cloth">
      ${l.view?s`<${f} shown=${l} state=${e} />`:s`<${C} table=${l.table} />`}
      <aside class="side">
        <${p} table=${l.table} view=${l.view} Sheet=${m} />
        ${l.view&&s`<${w} table=${l.table.id} words=${a(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${e.link.connection.value===`waiting`&&s`<p class="interruption">${a(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:e})=>s`<header class="top-bar">
  <a class="home" href=${r(e.id)} aria-label=${a(`To the table`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${l(e.game).title()}${e.house&&s` <span class="house-name">${e.house}</span>`}</h1>
  ${document.fullscreenEnabled&&s`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${a(`Full screen`)}</button></nav>`}
</header>`,C=({table:e})=>s`
  <section class="paper slip screen-waiting">
    <h2>${a(`Waiting for players`)}</h2>
    <ol>${e.seats.map(e=>s`<li key=${e.seat} class=${e.kind===`open`?`quiet`:``}>
      ${e.kind===`open`?a(`Open seat`):m(e)}</li>`)}</ol>
    <${w} table=${e.id} words=${e.entry===`invitation`?a(`Watch on your phone`):a(`Sit down with your phone`)} />
  </section>`,w=({table:e,words:t})=>s`<figure class="screen-invitation">
  <${u} text=${new URL(r(e),location.href).href} />
  <figcaption>${t}</figcaption>
</figure>`;export{b as ScreenPage};