import{Dn as e,Fn as t,Ht as n,X as r,_n as i,jn as a,mn as o,nn as s,t as c,vn as l}from"./main.js";import{y as u}from"./desks.js";import{i as d,r as f,t as p}from"./tables.js";import{I as m}from"./shared.js";function h(){a(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[e,n]=t(_(v()));return a(()=>{let e=()=>n(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),e}function b({table:t}){let n=f(t,`spectator`);return h(),n?d(n)??e`<${x} state=${n} />`:e`<${c} />`}function x({state:t}){let r=y(),i=t.shown.value,u=i?.table.game,d=s();if(a(()=>{u&&n(l(u).faces)},[u,d]),!i)return e`<${c} />`;let{Table:f,Sheet:m}=l(i.table.game);return e`<div class=${`room on-screen of-${i.table.game}`} style=${{"--zoom":r}}>
    <${S} table=${i.table} />
    <main class="cloth">
      ${i.view?e`<${f} shown=${i} state=${t} />`:e`<${C} table=${i.table} />`}
      <aside class="side">
        <${p} table=${i.table} view=${i.view} Sheet=${m} />
        ${i.view&&e`<${w} table=${i.table.id} words=${o(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${t.link.connection.value===`waiting`&&e`<p class="interruption">${o(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:t})=>e`<header class="top-bar">
  <a class="home" href=${r(t.id)} aria-label=${o(`To the table`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${i(t.game).title()}${t.house&&e` <span class="house-name">${t.house}</span>`}</h1>
  ${document.fullscreenEnabled&&e`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${o(`Full screen`)}</button></nav>`}
</header>`,C=({table:t})=>e`
  <section class="paper slip screen-waiting">
    <h2>${o(`Waiting for players`)}</h2>
    <ol>${t.seats.map(t=>e`<li key=${t.seat} class=${t.kind===`open`?`quiet`:``}>
      ${t.kind===`open`?o(`Open seat`):m(t)}</li>`)}</ol>
    <${w} table=${t.id} words=${t.entry===`invitation`?o(`Watch on your phone`):o(`Sit down with your phone`)} />
  </section>`,w=({table:t,words:n})=>e`<figure class="screen-invitation">
  <${u} text=${new URL(r(t),location.href).href} />
  <figcaption>${n}</figcaption>
</figure>`;export{b as ScreenPage};