import{Qt as e,Rt as t,Tn as n,cn as r,dn as i,fn as a,kn as o,q as s,t as c,xn as l}from"./main.js";import{u}from"./desks.js";import{i as d,r as f,t as p}from"./tables.js";import{T as m}from"./shared.js";function h(){n(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[e,t]=o(_(v()));return n(()=>{let e=()=>t(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),e}function b({table:e}){let t=f(e,`spectator`);return h(),t?d(t)??l`<${x} state=${t} />`:l`<${c} />`}function x({state:i}){let o=y(),s=i.shown.value,u=s?.table.game,d=e();if(n(()=>{u&&t(a(u).faces)},[u,d]),!s)return l`<${c} />`;let{Table:f,Sheet:m}=a(s.table.game);return l`<div class=${`room on-screen of-${s.table.game}`} style=${{"--zoom":o}}>
    <${S} table=${s.table} />
    <main class="cloth">
      ${s.view?l`<${f} shown=${s} state=${i} />`:l`<${C} table=${s.table} />`}
      <aside class="side">
        <${p} table=${s.table} view=${s.view} Sheet=${m} />
        ${s.view&&l`<${w} table=${s.table.id} words=${r(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${i.link.connection.value===`waiting`&&l`<p class="interruption">${r(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:e})=>l`<header class="top-bar">
  <a class="home" href=${s(e.id)} aria-label=${r(`To the table`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${i(e.game).title()}${e.house&&l` <span class="house-name">${e.house}</span>`}</h1>
  ${document.fullscreenEnabled&&l`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${r(`Full screen`)}</button></nav>`}
</header>`,C=({table:e})=>l`
  <section class="paper slip screen-waiting">
    <h2>${r(`Waiting for players`)}</h2>
    <ol>${e.seats.map(e=>l`<li key=${e.seat} class=${e.kind===`open`?`quiet`:``}>
      ${e.kind===`open`?r(`Open seat`):m(e)}</li>`)}</ol>
    <${w} table=${e.id} words=${e.entry===`invitation`?r(`Watch on your phone`):r(`Sit down with your phone`)} />
  </section>`,w=({table:e,words:t})=>l`<figure class="screen-invitation">
  <${u} text=${new URL(s(e),location.href).href} />
  <figcaption>${t}</figcaption>
</figure>`;export{b as ScreenPage};