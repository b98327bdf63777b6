import{$t as e,D as t,Ft as n,I as r,It as i,Kt as a,Lt as o,M as s,Mt as c,Yt as l,en as u,jt as d,o as f,qt as p,zt as m}from"./main.js";import{d as h}from"./shared.js";import{ut as g}from"./tables.js";const _=e=>b(e,`exceptZero`),v=e=>b(e,`negative`),y=e=>new Intl.NumberFormat(a(),{style:`percent`,maximumFractionDigits:0}).format(e);function b(e,t){let n=Math.round(e*10)/10||0;return new Intl.NumberFormat(a(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:t}).format(n).replace(`-`,`−`)}const x=({verdict:e})=>e===`mistake`||e===`lucky`;function S(e,t,n){return e.kind===`play_card`&&e.card?n(String(e.card)):e.kind===`discard`&&Array.isArray(e.cards)?l(`Discard {cards}`,{cards:e.cards.map(e=>n(String(e))).join(`, `)}):t(e)}const C=(e,t)=>S(e,t,d),w=(e,t)=>S(e,t,e=>c(e));function T(e,t){let r=e.replace(/\{(\d)\}/g,(e,n)=>t(Number(n)));return m()===`german`?r.replace(/(10|[7-9JQKA])([♠♣♦♥])\uFE0E?/g,(e,t,r)=>{let a=`${t===`10`?`T`:t}${`scdh`[`♠♣♦♥`.indexOf(r)]}`;return`${n(a)}\u00A0${i(o(a))}`}):r}function E({verdict:e}){switch(e){case`right`:return l(`Nothing was better`);case`unlucky`:return l(`Right for what could be known, but as the cards lay something else was better`);case`mistake`:return l(`A mistake`);case`lucky`:return l(`A mistake, but as the cards lay nothing was better`)}}const D=({cost:e,error:t})=>t>=.05?l(`{cost} ± {error}`,{cost:v(e),error:v(t)}):v(e),O=e=>l(e===`points`?`in points`:`in kapikia`);function k(e,t){return t?e===1?l(`The cards could lie in one way only.`):p(`Over the {count} way the cards could lie.`,`Over all {count} ways the cards could lie.`,e):p(`Over {count} layout that fits what could be known.`,`Over {count} layouts that fit what could be known.`,e)}function A({lines:e,unit:t,caption:n}){let r=Math.max(...e.map(({cost:e})=>e)),[i,...a]=e.map(({made:e})=>e===null?null:y(e)),o=a.some(e=>e!==i),s=e.some(e=>e.open!==void 0);return u`<table class="alternatives">
    <caption class="unseen">${n}</caption>
    <thead><tr>
      <th scope="col">${O(t)}</th><th scope="col">${l(`worth`)}</th><th scope="col">${l(`costs`)}</th>
      ${s&&u`<th scope="col">${l(`cards open`)}</th>`}
    </tr></thead>
    <tbody>${e.map((e,t)=>u`<${j} key=${t} line=${e} most=${r} note=${o?M(e):N(e)} />`)}</tbody>
  </table>`}const j=({line:t,most:n,note:r})=>u`<tr class=${e(t.best&&`best`,t.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":n>0?t.cost/n:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${t.shown}</span><span class="unseen">${t.spoken}</span></span>
    ${t.best&&u`<span class="told-mark">★ ${l(`best`)}</span>`}
    ${t.tag&&u`<span class="told-mark yours">${t.tag}</span>`}
    <small>${r}</small>
  </div></th>
  <td class="figure">${_(t.worth)}</td>
  <td class="figure">${t.cost>0?D(t):`–`}</td>
  ${t.open!==void 0&&u`<td class="figure">${_(t.open)}</td>`}
</tr>`,M=({made:e})=>e===null?``:l(`made in {share}`,{share:y(e)}),N=({tricks:e})=>e===null?``:l(`tricks {count}`,{count:v(e)});function P({table:e,house:t,send:n}){let r=e.requests?.length??0;return u`<${f} label=${r?l(`House ({count})`,{count:r}):l(`House`)} title=${l(`The house at this table`)} shortcut="h">
    <${L} table=${e} house=${t} send=${n} />
    <${F} table=${e} house=${t} send=${n} />
    <ul class="seat-list open-seats">${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>u`<li key=${t.seat}>
      <b>${h(t)}</b> <${g} seat=${t} table=${e} send=${n} /></li>`)}</ul>
  </${f}>`}function F({table:e,house:n,send:r}){return e.roles?.length?u`${e.house&&u`<p class="of-house">${l(`A table of the house {house}`,{house:e.house})}</p>`}
    <ul class="role-list">
      ${e.roles.map(t=>u`<li key=${t.role}>
        <b>${n.roleName(t.role)}</b> <span class="quiet">${B(t,e)}</span>
        <${R} held=${t} table=${e} send=${r} />
      </li>`)}
    </ul>
    <p class="quiet">${e.practice?l(`A practice table: one person may have several roles, and a seat besides.`):l(`Whoever plays here has no role of the house, and nobody has two.`)} ${!e.practice&&I(e)}</p>
    <a class="plain wall-link" href=${s(e.id)}>${l(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${t(e.id)}>${l(`Books of the table`)}</a>`:null}function I({admits:e,host:t}){return e?l(`You let people into these roles.`):t?l(`{name} lets people into these roles.`,{name:t}):l(`The host of the table lets people into these roles.`)}function L({table:{requests:e=[]},house:t,send:n}){return e.length?u`<ul class="role-list requests" aria-label=${l(`Who asks for a role`)}>${e.map(({number:e,role:r,name:i})=>u`<li key=${e}>
    <b>${t.roleName(r)}</b> <span>${i||l(`a visitor`)}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`answer_request`,request:e,admit:!0})}>${l(`Let in`)}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`answer_request`,request:e,admit:!1})}>${l(`Refuse the request`)}</button>
    </span></li>`)}</ul>`:null}function R({held:e,table:t,send:n}){let{role:i}=e;return t.mine?.includes(i)?u`<form method="dialog" class="role-ways">
      ${i!==t.acting&&u`<a class="plain" href=${r(t.id,i)}>${l(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>n({type:`leave_role`,role:i})}>${l(`Leave it`)}</button></form>`:t.admits&&e.kind===`person`?u`<div class="role-ways"><button type="button" class="plain" onClick=${()=>n({type:`dismiss_role`,role:i})}>${l(`Take the role away`)}</button></div>`:!t.practice&&(t.me!==null||(t.mine?.length??0)>0)||!z(e)||t.archive?null:u`<div class="role-ways"><a class="plain" href=${r(t.id,i)}>${l(`To the console`)}</a></div>`}const z=e=>e?.kind===`automaton`||!!e?.missing;function B(e,t){return t.mine?.includes(e.role)?l(`you`):e.kind===`automaton`?l(`the automaton`):e.missing?l(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:l(`{name}, away`,{name:e.name})}export{z as a,w as c,x as d,T as f,_ as g,v as h,B as i,k as l,E as m,F as n,A as o,O as p,P as r,C as s,L as t,D as u};