import{$t as e,An as t,En as n,J as r,Sn as i,fn as a,ln as o,pn as s,t as c,zt as l}from"./main.js";import{m as u}from"./desks.js";import{i as d,r as f,t as p}from"./tables.js";import{A as m}from"./shared.js";function h(){n(()=>{let e=null,t=!0,n=async()=>{document.visibilityState===`visible`&&(e=await navigator.wakeLock?.request(`screen`).catch(()=>null)??null,t||e?.release())};return n(),document.addEventListener(`visibilitychange`,n),()=>{t=!1,document.removeEventListener(`visibilitychange`,n),e?.release()}},[])}const g={width:1240,height:700},_=({width:e,height:t})=>Math.max(1,Math.min(e/g.width,t/g.height)),v=()=>({width:innerWidth,height:innerHeight});function y(){let[e,r]=t(_(v()));return n(()=>{let e=()=>r(_(v()));return addEventListener(`resize`,e),()=>removeEventListener(`resize`,e)},[]),e}function b({table:e}){let t=f(e,`spectator`);return h(),t?d(t)??i`<${x} state=${t} />`:i`<${c} />`}function x({state:t}){let r=y(),a=t.shown.value,u=a?.table.game,d=e();if(n(()=>{u&&l(s(u).faces)},[u,d]),!a)return i`<${c} />`;let{Table:f,Sheet:m}=s(a.table.game);return i`<div class=${`room on-screen of-${a.table.game}`} style=${{"--zoom":r}}>
    <${S} table=${a.table} />
    <main class="cloth">
      ${a.view?i`<${f} shown=${a} state=${t} />`:i`<${C} table=${a.table} />`}
      <aside class="side">
        <${p} table=${a.table} view=${a.view} Sheet=${m} />
        ${a.view&&i`<${w} table=${a.table.id} words=${o(`Watch on your phone`)} />`}
      </aside>
    </main>
    ${t.link.connection.value===`waiting`&&i`<p class="interruption">${o(`Connection lost. Connecting again…`)}</p>`}
  </div>`}const S=({table:e})=>i`<header class="top-bar">
  <a class="home" href=${r(e.id)} aria-label=${o(`To the table`)}><img src="/static/565ee2110e21273f/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${a(e.game).title()}${e.house&&i` <span class="house-name">${e.house}</span>`}</h1>
  ${document.fullscreenEnabled&&i`<nav class="tools"><button type="button" class="tool"
    onClick=${()=>document.documentElement.requestFullscreen()}>${o(`Full screen`)}</button></nav>`}
</header>`,C=({table:e})=>i`
  <section class="paper slip screen-waiting">
    <h2>${o(`Waiting for players`)}</h2>
    <ol>${e.seats.map(e=>i`<li key=${e.seat} class=${e.kind===`open`?`quiet`:``}>
      ${e.kind===`open`?o(`Open seat`):m(e)}</li>`)}</ol>
    <${w} table=${e.id} words=${e.entry===`invitation`?o(`Watch on your phone`):o(`Sit down with your phone`)} />
  </section>`,w=({table:e,words:t})=>i`<figure class="screen-invitation">
  <${u} text=${new URL(r(e),location.href).href} />
  <figcaption>${t}</figcaption>
</figure>`;export{b as ScreenPage};