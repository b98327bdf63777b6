import{Dn as e,In as t,Ln as n,Mn as r,Nn as i,Pn as a,gn as o,kn as s,o as c,sn as l}from"./main.js";import{I as u,m as d}from"./shared.js";const f={hello:()=>o(`Good evening, all!`),good_luck:()=>o(`Good luck!`),well_played:()=>o(`Well played!`),bad_luck:()=>o(`What bad luck!`),thanks:()=>o(`Thank you!`),laugh:()=>o(`Ha ha!`),one_moment:()=>o(`One moment, please!`),coffee:()=>o(`Coffee, anyone?`),once_more:()=>o(`Shall we play on?`),goodbye:()=>o(`Goodbye, it was a pleasure!`)},p=Object.keys(f),m=e=>f[e]?.()??``;function h({said:e,lineOf:t}){return[...new Map(e.map(e=>[e.seat,e])).values()].map(e=>s`<${g} key=${e.seat} said=${e} line=${t(e)} />`)}function g({said:e,line:n}){let r=t(null);return a(()=>{let t=0,n=()=>{r.current&&_(r.current,e.seat),t=requestAnimationFrame(n)};return n(),()=>cancelAnimationFrame(t)}),s`<p class="bubble" ref=${r} aria-hidden="true"><span>${e.phrase?m(e.phrase):n}</span><span
    >${n}</span></p>`}function _(e,t){let n=[...document.querySelectorAll(`.plate[data-seat="${t}"]`)].filter(x).at(-1),[r,i]=[...e.children];r.hidden=!n,i.hidden=!!n;let{left:a,top:o}=n?b(n,e):{left:y()-e.offsetWidth/2,top:50},s=Math.max(8,Math.min(a,innerWidth-e.offsetWidth-8));e.style.left=`${s}px`,e.style.top=`${v(e,s,o)}px`}function v(e,t,n){let r=n;for(let n=e.previousElementSibling;n?.matches(`.bubble`);n=n.previousElementSibling){let i=n.getBoundingClientRect(),a=t>=i.right||i.left>=t+e.offsetWidth,o=r>=i.bottom||i.top>=r+e.offsetHeight;!a&&!o&&(r=i.bottom+4)}return r}function y(){let{left:e,right:t}=(document.querySelector(`.plate.at-bottom`)??document.body).getBoundingClientRect();return(e+t)/2}function b(e,t){let{left:n,bottom:r}=e.getBoundingClientRect(),i=e.matches(`.at-bottom`)&&e.querySelector(`.plate-name > :last-child`)?.getBoundingClientRect();return i?{left:i.right+8,top:(i.top+i.bottom-t.offsetHeight)/2}:{left:n+8,top:r-t.offsetHeight+8}}function x(e){let{left:t,bottom:n,width:r}=e.getBoundingClientRect();return r>0&&e.contains(document.elementFromPoint(t+r/2,n-8))}const S=`kitapi.hidden_people`;function C(){try{let e=JSON.parse(localStorage.getItem(S)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e==`string`):[]}catch{return[]}}const w=r(C());function T(e){w.value=e.slice(-100);try{localStorage.setItem(S,JSON.stringify(w.peek()))}catch{}}const E=e=>T([...w.peek().filter(t=>t!==e),e]),D=e=>T(w.peek().filter(t=>t!==e)),O={insult:()=>o(`an insult`),threat:()=>o(`a threat`),privacy:()=>o(`something private`),advertising:()=>o(`advertising`),other:()=>o(`another reason`)},k=e=>`\u2068${e}\u2069`,A=(e,t)=>t.gone?o(`{name}: this text was removed`,{name:k(e)}):o(`{name} writes: {text}`,{name:k(e),text:k(t.text??``)});function j({send:e,isSilent:t,own:r}){let[a,c]=n(``);return i(()=>{r&&c(``)},[r?.number]),s`<form class="writing" onSubmit=${t=>{t.preventDefault(),a.trim()&&e({type:`write`,text:a.trim()})}}>
      <label>${o(`Your own words`)}
        <input type="text" dir="auto" maxlength=${200} autocomplete="off" enterkeyhint="send" disabled=${t}
          value=${a} onInput=${e=>c(e.target.value)} /></label>
      <button class="plain" disabled=${t||!a.trim()}>${o(`Send`)}</button>
    </form>
    <p class="quiet-line">${o(`Texts are kept for 30 days. The operator of this room reads those that are reported.`)}</p>`}function M({said:e,name:t,table:n,send:r}){let i=e.type===`written`,a=n.seats[e.seat]?.muted??!1;return s`<div class="role-ways">
    ${i&&n.me!==null&&s`<${N} number=${e.number} send=${r} />`}
    <button type="button" class="plain" onClick=${()=>E(e.who)}>
      ${o(`Hide what {name} says`,{name:t})}</button>
    ${n.moderates&&i&&!e.gone&&s`<button type="button" class="plain"
      onClick=${()=>r({type:`take_away`,number:e.number})}>${o(`Remove this text`)}</button>`}
    ${n.moderates&&s`<button type="button" class="plain"
      onClick=${()=>r({type:`mute_person`,seat:e.seat,muted:!a})}>${o(a?`Let {name} talk again`:`Mute {name} for everybody`,{name:t})}</button>`}
  </div>`}function N({number:t,send:r}){let[i,a]=n(``),[c,l]=n(!1);return c?s`<p class="quiet-line">${o(`The text was reported to the operator of this room.`)}</p>`:s`<select aria-label=${o(`Reason of the report`)} value=${i}
      onChange=${e=>a(e.target.value)}>
      <option value="">${o(`Report as …`)}</option>
      ${Object.entries(O).map(([e,t])=>s`<option value=${e} key=${e}>${t()}</option>`)}
    </select>
    <button type="button" class="plain" disabled=${!i} onClick=${()=>{i&&(r({type:`report`,number:t,reason:i}),l(!0),e(o(`The text was reported to the operator of this room.`)))}}>${o(`Report`)}</button>`}const P=({at:e=0,text:t=``})=>e+5e3+t.length*50,F=e=>!e.gone&&Date.now()<P(e);function I({table:t,state:r}){let[,a]=n(0),{send:u}=r.link,f=r.said.value.filter(e=>L(e,t)&&(e.phrase||t.free_text)),p=l.value.talk?f.filter(({who:e})=>!w.value.includes(e)):[],m=p.at(-1),g=p.filter(F);return i(()=>{m&&F(m)&&m.seat!==t.me&&e(R(m,t))},[m?.number]),i(()=>{if(!g.length)return;let e=setTimeout(()=>a(e=>e+1),Math.min(...g.map(P))-Date.now());return()=>clearTimeout(e)}),s`<${c} label=${s`<${z} />`} spoken=${o(`Table talk`)} title=${o(`Table talk`)}>
      ${t.me!==null&&t.talk!==`off`&&s`<${B} table=${t} send=${u} />`}
      ${t.me!==null&&t.free_text&&s`<${j} send=${u} isSilent=${t.talk===`silent`}
        own=${f.filter(({seat:e,type:n})=>e===t.me&&n===`written`).at(-1)} />`}
      <${V} said=${p.slice(-10).reverse()} table=${t} send=${u} />
      <${H} said=${f} table=${t} />
      <${d} name="talk" label=${o(`Show me what is said`)} />
      ${t.moderates&&s`<${U} table=${t} send=${u} />`}
    </${c}>
    <${h} said=${g}
      lineOf=${e=>R(e,t)} />`}const L=({seat:e,name:t},{seats:n})=>n[e]?.kind===`person`&&n[e].name===t;function R(e,{seats:t}){let n=u(t[e.seat]);return e.phrase?o(`{name}: {phrase}`,{name:n,phrase:m(e.phrase)}):A(n,e)}const z=()=>s`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5h16v11h-9l-5 4v-4h-2z" /></svg>`;function B({table:e,send:t}){let n=e.talk===`silent`,r=e=>n=>{n.currentTarget.closest(`dialog`).close(),t({type:`say`,phrase:e})};return s`${n&&s`<p class="quiet">${o(`Nobody talks while anybody holds cards.`)}</p>`}
    <div class="phrases">${p.map(e=>s`<button type="button" class="plain" key=${e}
      disabled=${n} onClick=${r(e)}>${m(e)}</button>`)}</div>`}const V=({said:e,table:t,send:n})=>e.length>0?s`<ul class="said" aria-label=${o(`Said lately`)}>
    ${e.map(e=>s`<li key=${e.number}>${e.seat===t.me?R(e,t):s`<details><summary>${R(e,t)}</summary>
        <${M} said=${e} name=${u(t.seats[e.seat])} table=${t} send=${n} /></details>`}
    </li>`)}</ul>`:null;function H({said:e,table:t}){return[...new Map(e.filter(({who:e})=>w.value.includes(e)).map(e=>[e.who,e.seat]))].map(([e,n])=>s`<button type="button" class="plain" key=${e}
    onClick=${()=>D(e)}>${o(`Show what {name} says again`,{name:u(t.seats[n])})}</button>`)}const U=({table:e,send:t})=>s`<${W} label=${o(`People at this table may talk`)}
    isOn=${e.talk!==`off`} change=${e=>t({type:`allow_talk`,allowed:e})} />
  ${e.talk!==`off`&&s`<${W} label=${o(`They may also write their own words`)} isOn=${e.free_text}
    change=${e=>t({type:`allow_free_text`,allowed:e})} />`}`,W=({label:e,isOn:t,change:n})=>s`<label class="tick">
  <input type="checkbox" checked=${t} onChange=${e=>n(e.target.checked)} />
  ${e}
</label>`;export{I as Talk};