import{An as e,Dn as t,En as n,Sn as r,Tn as i,bn as a,kn as o,ln as s,nn as c,o as l}from"./main.js";import{A as u,u as d}from"./shared.js";const f={hello:()=>s(`Good evening, all!`),good_luck:()=>s(`Good luck!`),well_played:()=>s(`Well played!`),bad_luck:()=>s(`What bad luck!`),thanks:()=>s(`Thank you!`),laugh:()=>s(`Ha ha!`),one_moment:()=>s(`One moment, please!`),coffee:()=>s(`Coffee, anyone?`),once_more:()=>s(`Shall we play on?`),goodbye:()=>s(`Goodbye, it was a pleasure!`)},p=Object.keys(f),m=e=>f[e]?.()??``;function h({said:e,lineOf:t}){return[...new Map(e.map(e=>[e.seat,e])).values()].map(e=>r`<${g} key=${e.seat} said=${e} line=${t(e)} />`)}function g({said:e,line:n}){let i=o(null);return t(()=>{let t=0,n=()=>{i.current&&_(i.current,e.seat),t=requestAnimationFrame(n)};return n(),()=>cancelAnimationFrame(t)}),r`<p class="bubble" ref=${i} aria-hidden="true"><span>${e.phrase?m(e.phrase):n}</span><span
    >${n}</span></p>`}function _(e,t){let n=[...document.querySelectorAll(`.plate[data-seat="${t}"]`)].filter(x).at(-1),[r,i]=[...e.children];r.hidden=!n,i.hidden=!!n;let{left:a,top:o}=n?b(n,e):{left:y()-e.offsetWidth/2,top:50},s=Math.max(8,Math.min(a,innerWidth-e.offsetWidth-8));e.style.left=`${s}px`,e.style.top=`${v(e,s,o)}px`}function v(e,t,n){let r=n;for(let n=e.previousElementSibling;n?.matches(`.bubble`);n=n.previousElementSibling){let i=n.getBoundingClientRect(),a=t>=i.right||i.left>=t+e.offsetWidth,o=r>=i.bottom||i.top>=r+e.offsetHeight;!a&&!o&&(r=i.bottom+4)}return r}function y(){let{left:e,right:t}=(document.querySelector(`.plate.at-bottom`)??document.body).getBoundingClientRect();return(e+t)/2}function b(e,t){let{left:n,bottom:r}=e.getBoundingClientRect(),i=e.matches(`.at-bottom`)&&e.querySelector(`.plate-name > :last-child`)?.getBoundingClientRect();return i?{left:i.right+8,top:(i.top+i.bottom-t.offsetHeight)/2}:{left:n+8,top:r-t.offsetHeight+8}}function x(e){let{left:t,bottom:n,width:r}=e.getBoundingClientRect();return r>0&&e.contains(document.elementFromPoint(t+r/2,n-8))}const S=`kitapi.hidden_people`;function C(){try{let e=JSON.parse(localStorage.getItem(S)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e==`string`):[]}catch{return[]}}const w=i(C());function T(e){w.value=e.slice(-100);try{localStorage.setItem(S,JSON.stringify(w.peek()))}catch{}}const E=e=>T([...w.peek().filter(t=>t!==e),e]),D=e=>T(w.peek().filter(t=>t!==e)),O={insult:()=>s(`an insult`),threat:()=>s(`a threat`),privacy:()=>s(`something private`),advertising:()=>s(`advertising`),other:()=>s(`another reason`)},k=e=>`\u2068${e}\u2069`,A=(e,t)=>t.gone?s(`{name}: this text was taken away`,{name:k(e)}):s(`{name} writes: {text}`,{name:k(e),text:k(t.text??``)});function j({send:t,isSilent:i,own:a}){let[o,c]=e(``);return n(()=>{a&&c(``)},[a?.number]),r`<form class="writing" onSubmit=${e=>{e.preventDefault(),o.trim()&&t({type:`write`,text:o.trim()})}}>
      <label>${s(`Your own words`)}
        <input type="text" dir="auto" maxlength=${200} autocomplete="off" enterkeyhint="send" disabled=${i}
          value=${o} onInput=${e=>c(e.target.value)} /></label>
      <button class="plain" disabled=${i||!o.trim()}>${s(`Send`)}</button>
    </form>
    <p class="quiet-line">${s(`Texts are kept for 30 days. The operator of this room reads those that are reported.`)}</p>`}function M({said:e,name:t,table:n,send:i}){let a=e.type===`written`,o=n.seats[e.seat]?.muted??!1;return r`<div class="role-ways">
    ${a&&n.me!==null&&r`<${N} number=${e.number} send=${i} />`}
    <button type="button" class="plain" onClick=${()=>E(e.who)}>
      ${s(`Hide what {name} says`,{name:t})}</button>
    ${n.moderates&&a&&!e.gone&&r`<button type="button" class="plain"
      onClick=${()=>i({type:`take_away`,number:e.number})}>${s(`Take this text away`)}</button>`}
    ${n.moderates&&r`<button type="button" class="plain"
      onClick=${()=>i({type:`mute_person`,seat:e.seat,muted:!o})}>${s(o?`Let {name} talk again`:`Mute {name} for everybody`,{name:t})}</button>`}
  </div>`}function N({number:t,send:n}){let[i,o]=e(``),[c,l]=e(!1);return c?r`<p class="quiet-line">${s(`The text was reported to the operator of this room.`)}</p>`:r`<select aria-label=${s(`Reason of the report`)} value=${i}
      onChange=${e=>o(e.target.value)}>
      <option value="">${s(`Report as …`)}</option>
      ${Object.entries(O).map(([e,t])=>r`<option value=${e} key=${e}>${t()}</option>`)}
    </select>
    <button type="button" class="plain" disabled=${!i} onClick=${()=>{i&&(n({type:`report`,number:t,reason:i}),l(!0),a(s(`The text was reported to the operator of this room.`)))}}>${s(`Report`)}</button>`}const P=({at:e=0,text:t=``})=>e+5e3+t.length*50,F=e=>!e.gone&&Date.now()<P(e);function I({table:t,state:i}){let[,o]=e(0),{send:u}=i.link,f=i.said.value.filter(e=>L(e,t)&&(e.phrase||t.free_text)),p=c.value.talk?f.filter(({who:e})=>!w.value.includes(e)):[],m=p.at(-1),g=p.filter(F);return n(()=>{m&&F(m)&&m.seat!==t.me&&a(R(m,t))},[m?.number]),n(()=>{if(!g.length)return;let e=setTimeout(()=>o(e=>e+1),Math.min(...g.map(P))-Date.now());return()=>clearTimeout(e)}),r`<${l} label=${r`<${z} />`} spoken=${s(`Table talk`)} title=${s(`Table talk`)}>
      ${t.me!==null&&t.talk!==`off`&&r`<${B} table=${t} send=${u} />`}
      ${t.me!==null&&t.free_text&&r`<${j} send=${u} isSilent=${t.talk===`silent`}
        own=${f.filter(({seat:e,type:n})=>e===t.me&&n===`written`).at(-1)} />`}
      <${V} said=${p.slice(-10).reverse()} table=${t} send=${u} />
      <${H} said=${f} table=${t} />
      <${d} name="talk" label=${s(`Show me what is said`)} />
      ${t.moderates&&r`<${U} table=${t} send=${u} />`}
    </${l}>
    <${h} said=${g}
      lineOf=${e=>R(e,t)} />`}const L=({seat:e,name:t},{seats:n})=>n[e]?.kind===`person`&&n[e].name===t;function R(e,{seats:t}){let n=u(t[e.seat]);return e.phrase?s(`{name}: {phrase}`,{name:n,phrase:m(e.phrase)}):A(n,e)}const z=()=>r`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5h16v11h-9l-5 4v-4h-2z" /></svg>`;function B({table:e,send:t}){let n=e.talk===`silent`,i=e=>n=>{n.currentTarget.closest(`dialog`).close(),t({type:`say`,phrase:e})};return r`${n&&r`<p class="quiet">${s(`Nobody talks while anybody holds cards.`)}</p>`}
    <div class="phrases">${p.map(e=>r`<button type="button" class="plain" key=${e}
      disabled=${n} onClick=${i(e)}>${m(e)}</button>`)}</div>`}const V=({said:e,table:t,send:n})=>e.length>0?r`<ul class="said" aria-label=${s(`Said lately`)}>
    ${e.map(e=>r`<li key=${e.number}>${e.seat===t.me?R(e,t):r`<details><summary>${R(e,t)}</summary>
        <${M} said=${e} name=${u(t.seats[e.seat])} table=${t} send=${n} /></details>`}
    </li>`)}</ul>`:null;function H({said:e,table:t}){return[...new Map(e.filter(({who:e})=>w.value.includes(e)).map(e=>[e.who,e.seat]))].map(([e,n])=>r`<button type="button" class="plain" key=${e}
    onClick=${()=>D(e)}>${s(`Show what {name} says again`,{name:u(t.seats[n])})}</button>`)}const U=({table:e,send:t})=>r`<${W} label=${s(`People at this table may talk`)}
    isOn=${e.talk!==`off`} change=${e=>t({type:`allow_talk`,allowed:e})} />
  ${e.talk!==`off`&&r`<${W} label=${s(`They may also write their own words`)} isOn=${e.free_text}
    change=${e=>t({type:`allow_free_text`,allowed:e})} />`}`,W=({label:e,isOn:t,change:n})=>r`<label class="tick">
  <input type="checkbox" checked=${t} onChange=${e=>n(e.target.checked)} />
  ${e}
</label>`;export{I as Talk};