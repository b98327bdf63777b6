import{An as e,Cn as t,Mn as n,Nn as r,On as i,Tn as a,fn as o,kn as s,o as c,rn as l}from"./main.js";import{A as u,u as d}from"./shared.js";const f={hello:()=>o(`Good evening, all!`),good_luck:()=>o(`Good luck!`),well_played:()=>o(`Well played!`),bad_luck:()=>o(`What bad luck!`),thanks:()=>o(`Thank you!`),laugh:()=>o(`Ha ha!`),one_moment:()=>o(`One moment, please!`),coffee:()=>o(`Coffee, anyone?`),once_more:()=>o(`Shall we play on?`),goodbye:()=>o(`Goodbye, it was a pleasure!`)},p=Object.keys(f),m=e=>f[e]?.()??``;function h({said:e,lineOf:t}){return[...new Map(e.map(e=>[e.seat,e])).values()].map(e=>a`<${g} key=${e.seat} said=${e} line=${t(e)} />`)}function g({said:t,line:r}){let i=n(null);return e(()=>{let e=0,n=()=>{i.current&&_(i.current,t.seat),e=requestAnimationFrame(n)};return n(),()=>cancelAnimationFrame(e)}),a`<p class="bubble" ref=${i} aria-hidden="true"><span>${t.phrase?m(t.phrase):r}</span><span
    >${r}</span></p>`}function _(e,t){let n=[...document.querySelectorAll(`.plate[data-seat="${t}"]`)].filter(x).at(-1),[r,i]=[...e.children];r.hidden=!n,i.hidden=!!n;let{left:a,top:o}=n?b(n,e):{left:y()-e.offsetWidth/2,top:50},s=Math.max(8,Math.min(a,innerWidth-e.offsetWidth-8));e.style.left=`${s}px`,e.style.top=`${v(e,s,o)}px`}function v(e,t,n){let r=n;for(let n=e.previousElementSibling;n?.matches(`.bubble`);n=n.previousElementSibling){let i=n.getBoundingClientRect(),a=t>=i.right||i.left>=t+e.offsetWidth,o=r>=i.bottom||i.top>=r+e.offsetHeight;!a&&!o&&(r=i.bottom+4)}return r}function y(){let{left:e,right:t}=(document.querySelector(`.plate.at-bottom`)??document.body).getBoundingClientRect();return(e+t)/2}function b(e,t){let{left:n,bottom:r}=e.getBoundingClientRect(),i=e.matches(`.at-bottom`)&&e.querySelector(`.plate-name > :last-child`)?.getBoundingClientRect();return i?{left:i.right+8,top:(i.top+i.bottom-t.offsetHeight)/2}:{left:n+8,top:r-t.offsetHeight+8}}function x(e){let{left:t,bottom:n,width:r}=e.getBoundingClientRect();return r>0&&e.contains(document.elementFromPoint(t+r/2,n-8))}const S=`kitapi.hidden_people`;function C(){try{let e=JSON.parse(localStorage.getItem(S)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e==`string`):[]}catch{return[]}}const w=i(C());function T(e){w.value=e.slice(-100);try{localStorage.setItem(S,JSON.stringify(w.peek()))}catch{}}const E=e=>T([...w.peek().filter(t=>t!==e),e]),D=e=>T(w.peek().filter(t=>t!==e)),O={insult:()=>o(`an insult`),threat:()=>o(`a threat`),privacy:()=>o(`something private`),advertising:()=>o(`advertising`),other:()=>o(`another reason`)},k=e=>`\u2068${e}\u2069`,A=(e,t)=>t.gone?o(`{name}: this text was removed`,{name:k(e)}):o(`{name} writes: {text}`,{name:k(e),text:k(t.text??``)});function j({send:e,isSilent:t,own:n}){let[i,c]=r(``);return s(()=>{n&&c(``)},[n?.number]),a`<form class="writing" onSubmit=${t=>{t.preventDefault(),i.trim()&&e({type:`write`,text:i.trim()})}}>
      <label>${o(`Your own words`)}
        <input type="text" dir="auto" maxlength=${200} autocomplete="off" enterkeyhint="send" disabled=${t}
          value=${i} onInput=${e=>c(e.target.value)} /></label>
      <button class="plain" disabled=${t||!i.trim()}>${o(`Send`)}</button>
    </form>
    <p class="quiet-line">${o(`Texts are kept for 30 days. The operator of this room reads those that are reported.`)}</p>`}function M({said:e,name:t,table:n,send:r}){let i=e.type===`written`,s=n.seats[e.seat]?.muted??!1;return a`<div class="role-ways">
    ${i&&n.me!==null&&a`<${N} number=${e.number} send=${r} />`}
    <button type="button" class="plain" onClick=${()=>E(e.who)}>
      ${o(`Hide what {name} says`,{name:t})}</button>
    ${n.moderates&&i&&!e.gone&&a`<button type="button" class="plain"
      onClick=${()=>r({type:`take_away`,number:e.number})}>${o(`Remove this text`)}</button>`}
    ${n.moderates&&a`<button type="button" class="plain"
      onClick=${()=>r({type:`mute_person`,seat:e.seat,muted:!s})}>${o(s?`Let {name} talk again`:`Mute {name} for everybody`,{name:t})}</button>`}
  </div>`}function N({number:e,send:n}){let[i,s]=r(``),[c,l]=r(!1);return c?a`<p class="quiet-line">${o(`The text was reported to the operator of this room.`)}</p>`:a`<select aria-label=${o(`Reason of the report`)} value=${i}
      onChange=${e=>s(e.target.value)}>
      <option value="">${o(`Report as …`)}</option>
      ${Object.entries(O).map(([e,t])=>a`<option value=${e} key=${e}>${t()}</option>`)}
    </select>
    <button type="button" class="plain" disabled=${!i} onClick=${()=>{i&&(n({type:`report`,number:e,reason:i}),l(!0),t(o(`The text was reported to the operator of this room.`)))}}>${o(`Report`)}</button>`}const P=({at:e=0,text:t=``})=>e+5e3+t.length*50,F=e=>!e.gone&&Date.now()<P(e);function I({table:e,state:n}){let[,i]=r(0),{send:u}=n.link,f=n.said.value.filter(t=>L(t,e)&&(t.phrase||e.free_text)),p=l.value.talk?f.filter(({who:e})=>!w.value.includes(e)):[],m=p.at(-1),g=p.filter(F);return s(()=>{m&&F(m)&&m.seat!==e.me&&t(R(m,e))},[m?.number]),s(()=>{if(!g.length)return;let e=setTimeout(()=>i(e=>e+1),Math.min(...g.map(P))-Date.now());return()=>clearTimeout(e)}),a`<${c} label=${a`<${z} />`} spoken=${o(`Table talk`)} title=${o(`Table talk`)}>
      ${e.me!==null&&e.talk!==`off`&&a`<${B} table=${e} send=${u} />`}
      ${e.me!==null&&e.free_text&&a`<${j} send=${u} isSilent=${e.talk===`silent`}
        own=${f.filter(({seat:t,type:n})=>t===e.me&&n===`written`).at(-1)} />`}
      <${V} said=${p.slice(-10).reverse()} table=${e} send=${u} />
      <${H} said=${f} table=${e} />
      <${d} name="talk" label=${o(`Show me what is said`)} />
      ${e.moderates&&a`<${U} table=${e} send=${u} />`}
    </${c}>
    <${h} said=${g}
      lineOf=${t=>R(t,e)} />`}const L=({seat:e,name:t},{seats:n})=>n[e]?.kind===`person`&&n[e].name===t;function R(e,{seats:t}){let n=u(t[e.seat]);return e.phrase?o(`{name}: {phrase}`,{name:n,phrase:m(e.phrase)}):A(n,e)}const z=()=>a`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5h16v11h-9l-5 4v-4h-2z" /></svg>`;function B({table:e,send:t}){let n=e.talk===`silent`,r=e=>n=>{n.currentTarget.closest(`dialog`).close(),t({type:`say`,phrase:e})};return a`${n&&a`<p class="quiet">${o(`Nobody talks while anybody holds cards.`)}</p>`}
    <div class="phrases">${p.map(e=>a`<button type="button" class="plain" key=${e}
      disabled=${n} onClick=${r(e)}>${m(e)}</button>`)}</div>`}const V=({said:e,table:t,send:n})=>e.length>0?a`<ul class="said" aria-label=${o(`Said lately`)}>
    ${e.map(e=>a`<li key=${e.number}>${e.seat===t.me?R(e,t):a`<details><summary>${R(e,t)}</summary>
        <${M} said=${e} name=${u(t.seats[e.seat])} table=${t} send=${n} /></details>`}
    </li>`)}</ul>`:null;function H({said:e,table:t}){return[...new Map(e.filter(({who:e})=>w.value.includes(e)).map(e=>[e.who,e.seat]))].map(([e,n])=>a`<button type="button" class="plain" key=${e}
    onClick=${()=>D(e)}>${o(`Show what {name} says again`,{name:u(t.seats[n])})}</button>`)}const U=({table:e,send:t})=>a`<${W} label=${o(`People at this table may talk`)}
    isOn=${e.talk!==`off`} change=${e=>t({type:`allow_talk`,allowed:e})} />
  ${e.talk!==`off`&&a`<${W} label=${o(`They may also write their own words`)} isOn=${e.free_text}
    change=${e=>t({type:`allow_free_text`,allowed:e})} />`}`,W=({label:e,isOn:t,change:n})=>a`<label class="tick">
  <input type="checkbox" checked=${t} onChange=${e=>n(e.target.checked)} />
  ${e}
</label>`;export{I as Talk};