import{Bt as e,J as t,Mn as n,On as r,dn as i,en as a,hn as o,mn as s,t as c,wn as l}from"./main.js";import{m as u}from"./desks.js";import{i as d,r as f,t as p}from"./tables.js";import{A as m}from"./shared.js";function h(){r(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[e,t]=n(_(v()));return r(()=>{let e=()=>t(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),e}function b({table:e}){let t=f(e,`spectator`);return h(),t?d(t)??l`<${x} state=${t} />`:l`<${c} />`}function x({state:t}){let n=y(),s=t.shown.value,u=s?.table.game,d=a();if(r(()=>{u&&e(o(u).faces)},[u,d]),!s)return l`<${c} />`;let{Table:f,Sheet:m}=o(s.table.game);return l`<div class=${`room on-screen of-${s.table.game}`} style=${{"--zoom":n}}>
    <${S} table=${s.table} />
    <main class="cloth">
      ${s.view?l`<${f} shown=${s} state=${t} />`:l`<${C} table=${s.table} />`}
      <aside class="side">
        <${p} table=${s.table} view=${s.view} Sheet=${m} />
        ${s.view&&l`<${w} table=${s.table.id} words=${i(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${t.link.connection.value===`waiting`&&l`<p class="interruption">${i(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:e})=>l`<header class="top-bar">
  <a class="home" href=${t(e.id)} aria-label=${i(`To the table`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${s(e.game).title()}${e.house&&l` <span class="house-name">${e.house}</span>`}</h1>
  ${document.fullscreenEnabled&&l`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${i(`Full screen`)}</button></nav>`}
</header>`,C=({table:e})=>l`
  <section class="paper slip screen-waiting">
    <h2>${i(`Waiting for players`)}</h2>
    <ol>${e.seats.map(e=>l`<li key=${e.seat} class=${e.kind===`open`?`quiet`:``}>
      ${e.kind===`open`?i(`Open seat`):m(e)}</li>`)}</ol>
    <${w} table=${e.id} words=${e.entry===`invitation`?i(`Watch on your phone`):i(`Sit down with your phone`)} />
  </section>`,w=({table:e,words:n})=>l`<figure class="screen-invitation">
  <${u} text=${new URL(t(e),location.href).href} />
  <figcaption>${n}</figcaption>
</figure>`;export{b as ScreenPage};