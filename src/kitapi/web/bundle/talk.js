import{An as e,Dn as t,Fn as n,Mn as r,Pn as i,Tn as a,an as o,jn as s,mn as c,o as l}from"./main.js";import{I as u,m as d}from"./shared.js";const f={hello:()=>c(`Good evening, all!`),good_luck:()=>c(`Good luck!`),well_played:()=>c(`Well played!`),bad_luck:()=>c(`What bad luck!`),thanks:()=>c(`Thank you!`),laugh:()=>c(`Ha ha!`),one_moment:()=>c(`One moment, please!`),coffee:()=>c(`Coffee, anyone?`),once_more:()=>c(`Shall we play on?`),goodbye:()=>c(`Goodbye, it was a pleasure!`)},p=Object.keys(f),m=e=>f[e]?.()??``;function h({said:e,lineOf:n}){return[...new Map(e.map(e=>[e.seat,e])).values()].map(e=>t`<${g} key=${e.seat} said=${e} line=${n(e)} />`)}function g({said:e,line:n}){let a=i(null);return r(()=>{let t=0,n=()=>{a.current&&_(a.current,e.seat),t=requestAnimationFrame(n)};return n(),()=>cancelAnimationFrame(t)}),t`<p class="bubble" ref=${a} aria-hidden="true"><span>${e.phrase?m(e.phrase):n}</span><span
    >${n}</span></p>`}function _(e,t){let n=[...document.querySelectorAll(`.plate[data-seat="${t}"]`)].filter(x).at(-1),[r,i]=[...e.children];r.hidden=!n,i.hidden=!!n;let{left:a,top:o}=n?b(n,e):{left:y()-e.offsetWidth/2,top:50},s=Math.max(8,Math.min(a,innerWidth-e.offsetWidth-8));e.style.left=`${s}px`,e.style.top=`${v(e,s,o)}px`}function v(e,t,n){let r=n;for(let n=e.previousElementSibling;n?.matches(`.bubble`);n=n.previousElementSibling){let i=n.getBoundingClientRect(),a=t>=i.right||i.left>=t+e.offsetWidth,o=r>=i.bottom||i.top>=r+e.offsetHeight;!a&&!o&&(r=i.bottom+4)}return r}function y(){let{left:e,right:t}=(document.querySelector(`.plate.at-bottom`)??document.body).getBoundingClientRect();return(e+t)/2}function b(e,t){let{left:n,bottom:r}=e.getBoundingClientRect(),i=e.matches(`.at-bottom`)&&e.querySelector(`.plate-name > :last-child`)?.getBoundingClientRect();return i?{left:i.right+8,top:(i.top+i.bottom-t.offsetHeight)/2}:{left:n+8,top:r-t.offsetHeight+8}}function x(e){let{left:t,bottom:n,width:r}=e.getBoundingClientRect();return r>0&&e.contains(document.elementFromPoint(t+r/2,n-8))}const S=`kitapi.hidden_people`;function C(){try{let e=JSON.parse(localStorage.getItem(S)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e==`string`):[]}catch{return[]}}const w=e(C());function T(e){w.value=e.slice(-100);try{localStorage.setItem(S,JSON.stringify(w.peek()))}catch{}}const E=e=>T([...w.peek().filter(t=>t!==e),e]),D=e=>T(w.peek().filter(t=>t!==e)),O={insult:()=>c(`an insult`),threat:()=>c(`a threat`),privacy:()=>c(`something private`),advertising:()=>c(`advertising`),other:()=>c(`another reason`)},k=e=>`\u2068${e}\u2069`,A=(e,t)=>t.gone?c(`{name}: this text was removed`,{name:k(e)}):c(`{name} writes: {text}`,{name:k(e),text:k(t.text??``)});function j({send:e,isSilent:r,own:i}){let[a,o]=n(``);return s(()=>{i&&o(``)},[i?.number]),t`<form class="writing" onSubmit=${t=>{t.preventDefault(),a.trim()&&e({type:`write`,text:a.trim()})}}>
      <label>${c(`Your own words`)}
        <input type="text" dir="auto" maxlength=${200} autocomplete="off" enterkeyhint="send" disabled=${r}
          value=${a} onInput=${e=>o(e.target.value)} /></label>
      <button class="plain" disabled=${r||!a.trim()}>${c(`Send`)}</button>
    </form>
    <p class="quiet-line">${c(`Texts are kept for 30 days. The operator of this room reads those that are reported.`)}</p>`}function M({said:e,name:n,table:r,send:i}){let a=e.type===`written`,o=r.seats[e.seat]?.muted??!1;return t`<div class="role-ways">
    ${a&&r.me!==null&&t`<${N} number=${e.number} send=${i} />`}
    <button type="button" class="plain" onClick=${()=>E(e.who)}>
      ${c(`Hide what {name} says`,{name:n})}</button>
    ${r.moderates&&a&&!e.gone&&t`<button type="button" class="plain"
      onClick=${()=>i({type:`take_away`,number:e.number})}>${c(`Remove this text`)}</button>`}
    ${r.moderates&&t`<button type="button" class="plain"
      onClick=${()=>i({type:`mute_person`,seat:e.seat,muted:!o})}>${c(o?`Let {name} talk again`:`Mute {name} for everybody`,{name:n})}</button>`}
  </div>`}function N({number:e,send:r}){let[i,o]=n(``),[s,l]=n(!1);return s?t`<p class="quiet-line">${c(`The text was reported to the operator of this room.`)}</p>`:t`<select aria-label=${c(`Reason of the report`)} value=${i}
      onChange=${e=>o(e.target.value)}>
      <option value="">${c(`Report as …`)}</option>
      ${Object.entries(O).map(([e,n])=>t`<option value=${e} key=${e}>${n()}</option>`)}
    </select>
    <button type="button" class="plain" disabled=${!i} onClick=${()=>{i&&(r({type:`report`,number:e,reason:i}),l(!0),a(c(`The text was reported to the operator of this room.`)))}}>${c(`Report`)}</button>`}const P=({at:e=0,text:t=``})=>e+5e3+t.length*50,F=e=>!e.gone&&Date.now()<P(e);function I({table:e,state:r}){let[,i]=n(0),{send:u}=r.link,f=r.said.value.filter(t=>L(t,e)&&(t.phrase||e.free_text)),p=o.value.talk?f.filter(({who:e})=>!w.value.includes(e)):[],m=p.at(-1),g=p.filter(F);return s(()=>{m&&F(m)&&m.seat!==e.me&&a(R(m,e))},[m?.number]),s(()=>{if(!g.length)return;let e=setTimeout(()=>i(e=>e+1),Math.min(...g.map(P))-Date.now());return()=>clearTimeout(e)}),t`<${l} label=${t`<${z} />`} spoken=${c(`Table talk`)} title=${c(`Table talk`)}>
      ${e.me!==null&&e.talk!==`off`&&t`<${B} table=${e} send=${u} />`}
      ${e.me!==null&&e.free_text&&t`<${j} send=${u} isSilent=${e.talk===`silent`}
        own=${f.filter(({seat:t,type:n})=>t===e.me&&n===`written`).at(-1)} />`}
      <${V} said=${p.slice(-10).reverse()} table=${e} send=${u} />
      <${H} said=${f} table=${e} />
      <${d} name="talk" label=${c(`Show me what is said`)} />
      ${e.moderates&&t`<${U} table=${e} send=${u} />`}
    </${l}>
    <${h} said=${g}
      lineOf=${t=>R(t,e)} />`}const L=({seat:e,name:t},{seats:n})=>n[e]?.kind===`person`&&n[e].name===t;function R(e,{seats:t}){let n=u(t[e.seat]);return e.phrase?c(`{name}: {phrase}`,{name:n,phrase:m(e.phrase)}):A(n,e)}const z=()=>t`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 5h16v11h-9l-5 4v-4h-2z" /></svg>`;function B({table:e,send:n}){let r=e.talk===`silent`,i=e=>t=>{t.currentTarget.closest(`dialog`).close(),n({type:`say`,phrase:e})};return t`${r&&t`<p class="quiet">${c(`Nobody talks while anybody holds cards.`)}</p>`}
    <div class="phrases">${p.map(e=>t`<button type="button" class="plain" key=${e}
      disabled=${r} onClick=${i(e)}>${m(e)}</button>`)}</div>`}const V=({said:e,table:n,send:r})=>e.length>0?t`<ul class="said" aria-label=${c(`Said lately`)}>
    ${e.map(e=>t`<li key=${e.number}>${e.seat===n.me?R(e,n):t`<details><summary>${R(e,n)}</summary>
        <${M} said=${e} name=${u(n.seats[e.seat])} table=${n} send=${r} /></details>`}
    </li>`)}</ul>`:null;function H({said:e,table:n}){return[...new Map(e.filter(({who:e})=>w.value.includes(e)).map(e=>[e.who,e.seat]))].map(([e,r])=>t`<button type="button" class="plain" key=${e}
    onClick=${()=>D(e)}>${c(`Show what {name} says again`,{name:u(n.seats[r])})}</button>`)}const U=({table:e,send:n})=>t`<${W} label=${c(`People at this table may talk`)}
    isOn=${e.talk!==`off`} change=${e=>n({type:`allow_talk`,allowed:e})} />
  ${e.talk!==`off`&&t`<${W} label=${c(`They may also write their own words`)} isOn=${e.free_text}
    change=${e=>n({type:`allow_free_text`,allowed:e})} />`}`,W=({label:e,isOn:n,change:r})=>t`<label class="tick">
  <input type="checkbox" checked=${n} onChange=${e=>r(e.target.checked)} />
  ${e}
</label>`;export{I as Talk};