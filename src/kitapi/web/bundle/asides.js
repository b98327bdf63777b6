import{Dt as e,E as t,F as n,Ft as r,Gt as i,Ht as a,Mt as o,Nt as s,Ot as c,Ut as l,Xt as u,Yt as d,a as f,j as p,jt as m}from"./main.js";import{K as h}from"./shared.js";import{ft as g}from"./tables.js";const _=e=>b(e,`exceptZero`),v=e=>b(e,`negative`),y=e=>new Intl.NumberFormat(a(),{style:`percent`,maximumFractionDigits:0}).format(e);function b(e,t){let n=Math.round(e*10)/10||0;return new Intl.NumberFormat(a(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:t}).format(n).replace(`-`,`−`)}const x=({verdict:e})=>e===`mistake`||e===`lucky`;function S(e,t,n){return e.kind===`play_card`&&e.card?n(String(e.card)):e.kind===`discard`&&Array.isArray(e.cards)?i(`Discard {cards}`,{cards:e.cards.map(e=>n(String(e))).join(`, `)}):t(e)}const C=(t,n)=>S(t,n,e),w=(e,t)=>S(e,t,e=>c(e));function T(e,t){let n=e.replace(/\{(\d)\}/g,(e,n)=>t(Number(n)));return r()===`german`?n.replace(/(10|[7-9JQKA])([♠♣♦♥])\uFE0E?/g,(e,t,n)=>{let r=`${t===`10`?`T`:t}${`scdh`[`♠♣♦♥`.indexOf(n)]}`;return`${m(r)}\u00A0${o(s(r))}`}):n}function E({verdict:e}){switch(e){case`right`:return i(`Nothing was better`);case`unlucky`:return i(`Right for what could be known, but as the cards lay something else was better`);case`mistake`:return i(`A mistake`);case`lucky`:return i(`A mistake, but as the cards lay nothing was better`)}}const D=({cost:e,error:t})=>t>=.05?i(`{cost} ± {error}`,{cost:v(e),error:v(t)}):v(e),O=e=>i(e===`points`?`in points`:`in kapikia`);function k(e,t){return t?e===1?i(`The cards could lie in one way only.`):l(`Over the {count} way the cards could lie.`,`Over all {count} ways the cards could lie.`,e):l(`Over {count} layout that fits what could be known.`,`Over {count} layouts that fit what could be known.`,e)}function A({lines:e,unit:t,caption:n}){let r=Math.max(...e.map(({cost:e})=>e)),[a,...o]=e.map(({made:e})=>e===null?null:y(e)),s=o.some(e=>e!==a),c=e.some(e=>e.open!==void 0);return u`<table class="alternatives">
    <caption class="unseen">${n}</caption>
    <thead><tr>
      <th scope="col">${O(t)}</th><th scope="col">${i(`worth`)}</th><th scope="col">${i(`costs`)}</th>
      ${c&&u`<th scope="col">${i(`cards open`)}</th>`}
    </tr></thead>
    <tbody>${e.map((e,t)=>u`<${j} key=${t} line=${e} most=${r} note=${s?M(e):N(e)} />`)}</tbody>
  </table>`}const j=({line:e,most:t,note:n})=>u`<tr class=${d(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span><span class="unseen">${e.spoken}</span></span>
    ${e.best&&u`<span class="told-mark">★ ${i(`best`)}</span>`}
    ${e.tag&&u`<span class="told-mark yours">${e.tag}</span>`}
    <small>${n}</small>
  </div></th>
  <td class="figure">${_(e.worth)}</td>
  <td class="figure">${e.cost>0?D(e):`–`}</td>
  ${e.open!==void 0&&u`<td class="figure">${_(e.open)}</td>`}
</tr>`,M=({made:e})=>e===null?``:i(`made in {share}`,{share:y(e)}),N=({tricks:e})=>e===null?``:i(`tricks {count}`,{count:v(e)});function P({table:e,house:t,send:n}){let r=e.requests?.length??0;return u`<${f} label=${r?i(`House ({count})`,{count:r}):i(`House`)} title=${i(`The house at this table`)} shortcut="h">
    <${L} table=${e} house=${t} send=${n} />
    <${F} table=${e} house=${t} send=${n} />
    <ul class="seat-list open-seats">${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>u`<li key=${t.seat}>
      <b>${h(t)}</b> <${g} seat=${t} table=${e} send=${n} /></li>`)}</ul>
  </${f}>`}function F({table:e,house:n,send:r}){return e.roles?.length?u`${e.house&&u`<p class="of-house">${i(`A table of the house {house}`,{house:e.house})}</p>`}
    <ul class="role-list">
      ${e.roles.map(t=>u`<li key=${t.role}>
        <b>${n.roleName(t.role)}</b> <span class="quiet">${B(t,e)}</span>
        <${R} held=${t} table=${e} send=${r} />
      </li>`)}
    </ul>
    <p class="quiet">${e.practice?i(`A practice table: one person may have several roles, and a seat besides.`):i(`Whoever plays here has no role of the house, and nobody has two.`)} ${!e.practice&&I(e)}</p>
    <a class="plain wall-link" href=${p(e.id)}>${i(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${t(e.id)}>${i(`Books of the table`)}</a>`:null}function I({admits:e,host:t}){return e?i(`You let people into these roles.`):t?i(`{name} lets people into these roles.`,{name:t}):i(`The host of the table lets people into these roles.`)}function L({table:{requests:e=[]},house:t,send:n}){return e.length?u`<ul class="role-list requests" aria-label=${i(`Who asks for a role`)}>${e.map(({number:e,role:r,name:a})=>u`<li key=${e}>
    <b>${t.roleName(r)}</b> <span>${a||i(`a visitor`)}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`answer_request`,request:e,admit:!0})}>${i(`Let in`)}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`answer_request`,request:e,admit:!1})}>${i(`Refuse the request`)}</button>
    </span></li>`)}</ul>`:null}function R({held:e,table:t,send:r}){let{role:a}=e;return t.mine?.includes(a)?u`<form method="dialog" class="role-ways">
      ${a!==t.acting&&u`<a class="plain" href=${n(t.id,a)}>${i(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>r({type:`leave_role`,role:a})}>${i(`Leave it`)}</button></form>`:t.admits&&e.kind===`person`?u`<div class="role-ways"><button type="button" class="plain" onClick=${()=>r({type:`dismiss_role`,role:a})}>${i(`Take the role away`)}</button></div>`:!t.practice&&(t.me!==null||(t.mine?.length??0)>0)||!z(e)||t.archive?null:u`<div class="role-ways"><a class="plain" href=${n(t.id,a)}>${i(`To the console`)}</a></div>`}const z=e=>e?.kind===`automaton`||!!e?.missing;function B(e,t){return t.mine?.includes(e.role)?i(`you`):e.kind===`automaton`?i(`the automaton`):e.missing?i(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:i(`{name}, away`,{name:e.name})}export{z as a,w as c,x as d,T as f,_ as g,v as h,B as i,k as l,E as m,F as n,A as o,O as p,P as r,C as s,L as t,D as u};