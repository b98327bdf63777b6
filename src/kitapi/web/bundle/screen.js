import{$t as e,Cn as t,Dn as n,J as r,jn as i,mn as a,pn as o,t as s,un as c,zt as l}from"./main.js";import{m as u}from"./desks.js";import{i as d,r as f,t as p}from"./tables.js";import{A as m}from"./shared.js";function h(){n(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[e,t]=i(_(v()));return n(()=>{let e=()=>t(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),e}function b({table:e}){let n=f(e,`spectator`);return h(),n?d(n)??t`<${x} state=${n} />`:t`<${s} />`}function x({state:r}){let i=y(),o=r.shown.value,u=o?.table.game,d=e();if(n(()=>{u&&l(a(u).faces)},[u,d]),!o)return t`<${s} />`;let{Table:f,Sheet:m}=a(o.table.game);return t`<div class=${`room on-screen of-${o.table.game}`} style=${{"--zoom":i}}>
    <${S} table=${o.table} />
    <main class="cloth">
      ${o.view?t`<${f} shown=${o} state=${r} />`:t`<${C} table=${o.table} />`}
      <aside class="side">
        <${p} table=${o.table} view=${o.view} Sheet=${m} />
        ${o.view&&t`<${w} table=${o.table.id} words=${c(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${r.link.connection.value===`waiting`&&t`<p class="interruption">${c(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:e})=>t`<header class="top-bar">
  <a class="home" href=${r(e.id)} aria-label=${c(`To the table`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${o(e.game).title()}${e.house&&t` <span class="house-name">${e.house}</span>`}</h1>
  ${document.fullscreenEnabled&&t`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${c(`Full screen`)}</button></nav>`}
</header>`,C=({table:e})=>t`
  <section class="paper slip screen-waiting">
    <h2>${c(`Waiting for players`)}</h2>
    <ol>${e.seats.map(e=>t`<li key=${e.seat} class=${e.kind===`open`?`quiet`:``}>
      ${e.kind===`open`?c(`Open seat`):m(e)}</li>`)}</ol>
    <${w} table=${e.id} words=${e.entry===`invitation`?c(`Watch on your phone`):c(`Sit down with your phone`)} />
  </section>`,w=({table:e,words:n})=>t`<figure class="screen-invitation">
  <${u} text=${new URL(r(e),location.href).href} />
  <figcaption>${n}</figcaption>
</figure>`;export{b as ScreenPage};