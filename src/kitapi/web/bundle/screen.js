import{H as e,Nt as t,Qt as n,Wt as r,dn as i,hn as a,nn as o,t as s,tn as c,yn as l}from"./main.js";import{d as u}from"./desks.js";import{n as d,r as f,t as p}from"./tables.js";import{x as m}from"./shared.js";function h(){a(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[e,t]=l(_(v()));return a(()=>{let e=()=>t(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),e}function b({table:e}){let t=d(e,`spectator`);return h(),t?f(t)??i`<${x} state=${t} />`:i`<${s} />`}function x({state:e}){let c=y(),l=e.shown.value,u=l?.table.game,d=r();if(a(()=>{u&&t(o(u).faces)},[u,d]),!l)return i`<${s} />`;let{Table:f,Sheet:m}=o(l.table.game);return i`<div class=${`room on-screen of-${l.table.game}`} style=${{"--zoom":c}}>
    <${S} table=${l.table} />
    <main class="cloth">
      ${l.view?i`<${f} shown=${l} state=${e} />`:i`<${C} table=${l.table} />`}
      <aside class="side">
        <${p} table=${l.table} view=${l.view} Sheet=${m} />
        ${l.view&&i`<${w} table=${l.table.id} words=${n(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${e.link.connection.value===`waiting`&&i`<p class="interruption">${n(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:t})=>i`<header class="top-bar">
  <a class="home" href=${e(t.id)} aria-label=${n(`To the table`)}><img src="/static/c9a52a075da75f67/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${c(t.game).title()}${t.house&&i` <span class="house-name">${t.house}</span>`}</h1>
  ${document.fullscreenEnabled&&i`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${n(`Full screen`)}</button></nav>`}
</header>`,C=({table:e})=>i`
  <section class="paper slip screen-waiting">
    <h2>${n(`Waiting for players`)}</h2>
    <ol>${e.seats.map(e=>i`<li key=${e.seat} class=${e.kind===`open`?`quiet`:``}>
      ${e.kind===`open`?n(`Open seat`):m(e)}</li>`)}</ol>
    <${w} table=${e.id} words=${e.entry===`invitation`?n(`Watch on your phone`):n(`Sit down with your phone`)} />
  </section>`,w=({table:t,words:n})=>i`<figure class="screen-invitation">
  <${u} text=${new URL(e(t),location.href).href} />
  <figcaption>${n}</figcaption>
</figure>`;export{b as ScreenPage};