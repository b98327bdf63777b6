import{Dn as e,Mn as t,On as n,Sn as r,dn as i,jn as a,kn as o,o as s,rn as c,wn as l}from"./main.js";import{A as u,u as d}from"./shared.js";const f={hello:()=>i(`Good evening, all!`),good_luck:()=>i(`Good luck!`),well_played:()=>i(`Well played!`),bad_luck:()=>i(`What bad luck!`),thanks:()=>i(`Thank you!`),laugh:()=>i(`Ha ha!`),one_moment:()=>i(`One moment, please!`),coffee:()=>i(`Coffee, anyone?`),once_more:()=>i(`Shall we play on?`),goodbye:()=>i(`Goodbye, it was a pleasure!`)},p=Object.keys(f),m=e=>f[e]?.()??``;function h({said:e,lineOf:t}){return[...new Map(e.map(e=>[e.seat,e])).values()].map(e=>l`<${g} key=${e.seat} said=${e} line=${t(e)} />`)}function g({said:e,line:t}){let n=a(null);return o(()=>{let t=0,r=()=>{n.current&&_(n.current,e.seat),t=requestAnimationFrame(r)};return r(),()=>cancelAnimationFrame(t)}),l`<p class="bubble" ref=${n} aria-hidden="true"><span>${e.phrase?m(e.phrase):t}</span><span
    >${t}</span></p>`}function _(e,t){let n=[...document.querySelectorAll(`.plate[data-seat="${t}"]`)].filter(x).at(-1),[r,i]=[...e.children];r.hidden=!n,i.hidden=!!n;let{left:a,top:o}=n?b(n,e):{left:y()-e.offsetWidth/2,top:50},s=Math.max(8,Math.min(a,innerWidth-e.offsetWidth-8));e.style.left=`${s}px`,e.style.top=`${v(e,s,o)}px`}function v(e,t,n){let r=n;for(let n=e.previousElementSibling;n?.matches(`.bubble`);n=n.previousElementSibling){let i=n.getBoundingClientRect(),a=t>=i.right||i.left>=t+e.offsetWidth,o=r>=i.bottom||i.top>=r+e.offsetHeight;!a&&!o&&(r=i.bottom+4)}return r}function y(){let{left:e,right:t}=(document.querySelector(`.plate.at-bottom`)??document.body).getBoundingClientRect();return(e+t)/2}function b(e,t){let{left:n,bottom:r}=e.getBoundingClientRect(),i=e.matches(`.at-bottom`)&&e.querySelector(`.plate-name > :last-child`)?.getBoundingClientRect();return i?{left:i.right+8,top:(i.top+i.bottom-t.offsetHeight)/2}:{left:n+8,top:r-t.offsetHeight+8}}function x(e){let{left:t,bottom:n,width:r}=e.getBoundingClientRect();return r>0&&e.contains(document.elementFromPoint(t+r/2,n-8))}const S=`kitapi.hidden_people`;function C(){try{let e=JSON.parse(localStorage.getItem(S)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e==`string`):[]}catch{return[]}}const w=e(C());function T(e){w.value=e.slice(-100);try{localStorage.setItem(S,JSON.stringify(w.peek()))}catch{}}const E=e=>T([...w.peek().filter(t=>t!==e),e]),D=e=>T(w.peek().filter(t=>t!==e)),O={insult:()=>i(`an insult`),threat:()=>i(`a threat`),privacy:()=>i(`something private`),advertising:()=>i(`advertising`),other:()=>i(`another reason`)},k=e=>`\u2068${e}\u2069`,A=(e,t)=>t.gone?i(`{name}: this text was removed`,{name:k(e)}):i(`{name} writes: {text}`,{name:k(e),text:k(t.text??``)});function j({send:e,isSilent:r,own:a}){let[o,s]=t(``);return n(()=>{a&&s(``)},[a?.number]),l`<form class="writing" onSubmit=${t=>{t.preventDefault(),o.trim()&&e({type:`write`,text:o.trim()})}}>
      <label>${i(`Your own words`)}
        <input type="text" dir="auto" maxlength=${200} autocomplete="off" enterkeyhint="send" disabled=${r}
          value=${o} onInput=${e=>s(e.target.value)} /></label>
      <button class="plain" disabled=${r||!o.trim()}>${i(`Send`)}</button>
    </form>
    <p class="quiet-line">${i(`Texts are kept for 30 days. The operator of this room reads those that are reported.`)}</p>`}function M({said:e,name:t,table:n,send:r}){let a=e.type===`written`,o=n.seats[e.seat]?.muted??!1;return l`<div class="role-ways">
    ${a&&n.me!==null&&l`<${N} number=${e.number} send=${r} />`}
    <button type="button" class="plain" onClick=${()=>E(e.who)}>
      ${i(`Hide what {name} says`,{name:t})}</button>
    ${n.moderates&&a&&!e.gone&&l`<button type="button" class="plain"
      onClick=${()=>r({type:`take_away`,number:e.number})}>${i(`Remove this text`)}</button>`}
    ${n.moderates&&l`<button type="button" class="plain"
      onClick=${()=>r({type:`mute_person`,seat:e.seat,muted:!o})}>${i(o?`Let {name} talk again`:`Mute {name} for everybody`,{name:t})}</button>`}
  </div>`}function N({number:e,send:n}){let[a,o]=t(``),[s,c]=t(!1);return s?l`<p class="quiet-line">${i(`The text was reported to the operator of this room.`)}</p>`:l`<select aria-label=${i(`Reason of the report`)} value=${a}
      onChange=${e=>o(e.target.value)}>
      <option value="">${i(`Report as …`)}</option>
      ${Object.entries(O).map(([e,t])=>l`<option value=${e} key=${e}>${t()}</option>`)}
    </select>
    <button type="button" class="plain" disabled=${!a} onClick=${()=>{a&&(n({type:`report`,number:e,reason:a}),c(!0),r(i(`The text was reported to the operator of this room.`)))}}>${i(`Report`)}</button>`}const P=({at:e=0,text:t=``})=>e+5e3+t.length*50,F=e=>!e.gone&&Date.now()<P(e);function I({table:e,state:a}){let[,o]=t(0),{send:u}=a.link,f=a.said.value.filter(t=>L(t,e)&&(t.phrase||e.free_text)),p=c.value.talk?f.filter(({who:e})=>!w.value.includes(e)):[],m=p.at(-1),g=p.filter(F);return n(()=>{m&&F(m)&&m.seat!==e.me&&r(R(m,e))},[m?.number]),n(()=>{if(!g.length)return;let e=setTimeout(()=>o(e=>e+1),Math.min(...g.map(P))-Date.now());return()=>clearTimeout(e)}),l`<${s} label=${l`<${z} />`} spoken=${i(`Table talk`)} title=${i(`Table talk`)}>
      ${e.me!==null&&e.talk!==`off`&&l`<${B} table=${e} send=${u} />`}
      ${e.me!==null&&e.free_text&&l`<${j} send=${u} isSilent=${e.talk===`silent`}
        own=${f.filter(({seat:t,type:n})=>t===e.me&&n===`written`).at(-1)} />`}
      <${V} said=${p.slice(-10).reverse()} table=${e} send=${u} />
      <${H} said=${f} table=${e} />
      <${d} name="talk" label=${i(`Show me what is said`)} />
      ${e.moderates&&l`<${U} table=${e} send=${u} />`}
    </${s}>
    <${h} said=${g}
      lineOf=${t=>R(t,e)} />`}const L=({seat:e,name:t},{seats:n})=>n[e]?.kind===`person`&&n[e].name===t;function R(e,{seats:t}){let n=u(t[e.seat]);return e.phrase?i(`{name}: {phrase}`,{name:n,phrase:m(e.phrase)}):A(n,e)}const z=()=>l`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5h16v11h-9l-5 4v-4h-2z" /></svg>`;function B({table:e,send:t}){let n=e.talk===`silent`,r=e=>n=>{n.currentTarget.closest(`dialog`).close(),t({type:`say`,phrase:e})};return l`${n&&l`<p class="quiet">${i(`Nobody talks while anybody holds cards.`)}</p>`}
    <div class="phrases">${p.map(e=>l`<button type="button" class="plain" key=${e}
      disabled=${n} onClick=${r(e)}>${m(e)}</button>`)}</div>`}const V=({said:e,table:t,send:n})=>e.length>0?l`<ul class="said" aria-label=${i(`Said lately`)}>
    ${e.map(e=>l`<li key=${e.number}>${e.seat===t.me?R(e,t):l`<details><summary>${R(e,t)}</summary>
        <${M} said=${e} name=${u(t.seats[e.seat])} table=${t} send=${n} /></details>`}
    </li>`)}</ul>`:null;function H({said:e,table:t}){return[...new Map(e.filter(({who:e})=>w.value.includes(e)).map(e=>[e.who,e.seat]))].map(([e,n])=>l`<button type="button" class="plain" key=${e}
    onClick=${()=>D(e)}>${i(`Show what {name} says again`,{name:u(t.seats[n])})}</button>`)}const U=({table:e,send:t})=>l`<${W} label=${i(`People at this table may talk`)}
    isOn=${e.talk!==`off`} change=${e=>t({type:`allow_talk`,allowed:e})} />
  ${e.talk!==`off`&&l`<${W} label=${i(`They may also write their own words`)} isOn=${e.free_text}
    change=${e=>t({type:`allow_free_text`,allowed:e})} />`}`,W=({label:e,isOn:t,change:n})=>l`<label class="tick">
  <input type="checkbox" checked=${t} onChange=${e=>n(e.target.checked)} />
  ${e}
</label>`;export{I as Talk};