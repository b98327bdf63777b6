import{D as e,Ft as t,I as n,It as r,Jt as i,Lt as a,M as o,Mt as s,Xt as c,en as l,jt as u,o as d,qt as f,tn as p,zt as m}from"./main.js";import{f as h}from"./shared.js";import{gt as g}from"./tables.js";const _=e=>b(e,`exceptZero`),v=e=>b(e,`negative`),y=e=>new Intl.NumberFormat(f(),{style:`percent`,maximumFractionDigits:0}).format(e);function b(e,t){let n=Math.round(e*10)/10||0;return new Intl.NumberFormat(f(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:t}).format(n).replace(`-`,`−`)}const x=({verdict:e})=>e===`mistake`||e===`lucky`;function S(e,t,n){return e.kind===`play_card`&&e.card?n(String(e.card)):e.kind===`discard`&&Array.isArray(e.cards)?c(`Discard {cards}`,{cards:e.cards.map(e=>n(String(e))).join(`, `)}):t(e)}const C=(e,t)=>S(e,t,u),w=(e,t)=>S(e,t,e=>s(e));function T(e,n){let i=e.replace(/\{(\d)\}/g,(e,t)=>n(Number(t)));return m()===`german`?i.replace(/(10|[7-9JQKA])([♠♣♦♥])\uFE0E?/g,(e,n,i)=>{let o=`${n===`10`?`T`:n}${`scdh`[`♠♣♦♥`.indexOf(i)]}`;return`${t(o)}\u00A0${r(a(o))}`}):i}function E({verdict:e}){switch(e){case`right`:return c(`Nothing was better`);case`unlucky`:return c(`Right for what could be known, but as the cards lay something else was better`);case`mistake`:return c(`A mistake`);case`lucky`:return c(`A mistake, but as the cards lay nothing was better`)}}const D=({cost:e,error:t})=>t>=.05?c(`{cost} ± {error}`,{cost:v(e),error:v(t)}):v(e),O=e=>c(e===`points`?`in points`:`in kapikia`);function k(e,t){return t?e===1?c(`The cards could lie in one way only.`):i(`Over the {count} way the cards could lie.`,`Over all {count} ways the cards could lie.`,e):i(`Over {count} layout that fits what could be known.`,`Over {count} layouts that fit what could be known.`,e)}function A({lines:e,unit:t,caption:n}){let r=Math.max(...e.map(({cost:e})=>e)),[i,...a]=e.map(({made:e})=>e===null?null:y(e)),o=a.some(e=>e!==i),s=e.some(e=>e.open!==void 0);return p`<table class="alternatives">
    <caption class="unseen">${n}</caption>
    <thead><tr>
      <th scope="col">${O(t)}</th><th scope="col">${c(`worth`)}</th><th scope="col">${c(`costs`)}</th>
      ${s&&p`<th scope="col">${c(`cards open`)}</th>`}
    </tr></thead>
    <tbody>${e.map((e,t)=>p`<${j} key=${t} line=${e} most=${r} note=${o?M(e):N(e)} />`)}</tbody>
  </table>`}const j=({line:e,most:t,note:n})=>p`<tr class=${l(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span><span class="unseen">${e.spoken}</span></span>
    ${e.best&&p`<span class="told-mark">★ ${c(`best`)}</span>`}
    ${e.tag&&p`<span class="told-mark yours">${e.tag}</span>`}
    <small>${n}</small>
  </div></th>
  <td class="figure">${_(e.worth)}</td>
  <td class="figure">${e.cost>0?D(e):`–`}</td>
  ${e.open!==void 0&&p`<td class="figure">${_(e.open)}</td>`}
</tr>`,M=({made:e})=>e===null?``:c(`made in {share}`,{share:y(e)}),N=({tricks:e})=>e===null?``:c(`tricks {count}`,{count:v(e)});function P({table:e,house:t,send:n}){let r=e.requests?.length??0;return p`<${d} label=${r?c(`House ({count})`,{count:r}):c(`House`)} title=${c(`The house at this table`)} shortcut="h">
    <${L} table=${e} house=${t} send=${n} />
    <${F} table=${e} house=${t} send=${n} />
    <ul class="seat-list open-seats">${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>p`<li key=${t.seat}>
      <b>${h(t)}</b> <${g} seat=${t} table=${e} send=${n} /></li>`)}</ul>
  </${d}>`}function F({table:t,house:n,send:r}){return t.roles?.length?p`${t.house&&p`<p class="of-house">${c(`A table of the house {house}`,{house:t.house})}</p>`}
    <ul class="role-list">
      ${t.roles.map(e=>p`<li key=${e.role}>
        <b>${n.roleName(e.role)}</b> <span class="quiet">${B(e,t)}</span>
        <${R} held=${e} table=${t} send=${r} />
      </li>`)}
    </ul>
    <p class="quiet">${t.practice?c(`A practice table: one person may have several roles, and a seat besides.`):c(`Whoever plays here has no role of the house, and nobody has two.`)} ${!t.practice&&I(t)}</p>
    <a class="plain wall-link" href=${o(t.id)}>${c(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${e(t.id)}>${c(`Books of the table`)}</a>`:null}function I({admits:e,host:t}){return e?c(`You let people into these roles.`):t?c(`{name} lets people into these roles.`,{name:t}):c(`The host of the table lets people into these roles.`)}function L({table:{requests:e=[]},house:t,send:n}){return e.length?p`<ul class="role-list requests" aria-label=${c(`Who asks for a role`)}>${e.map(({number:e,role:r,name:i})=>p`<li key=${e}>
    <b>${t.roleName(r)}</b> <span>${i||c(`a visitor`)}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`answer_request`,request:e,admit:!0})}>${c(`Let in`)}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`answer_request`,request:e,admit:!1})}>${c(`Refuse the request`)}</button>
    </span></li>`)}</ul>`:null}function R({held:e,table:t,send:r}){let{role:i}=e;return t.mine?.includes(i)?p`<form method="dialog" class="role-ways">
      ${i!==t.acting&&p`<a class="plain" href=${n(t.id,i)}>${c(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>r({type:`leave_role`,role:i})}>${c(`Leave it`)}</button></form>`:t.admits&&e.kind===`person`?p`<div class="role-ways"><button type="button" class="plain" onClick=${()=>r({type:`dismiss_role`,role:i})}>${c(`Take the role away`)}</button></div>`:!t.practice&&(t.me!==null||(t.mine?.length??0)>0)||!z(e)||t.archive?null:p`<div class="role-ways"><a class="plain" href=${n(t.id,i)}>${c(`To the console`)}</a></div>`}const z=e=>e?.kind===`automaton`||!!e?.missing;function B(e,t){return t.mine?.includes(e.role)?c(`you`):e.kind===`automaton`?c(`the automaton`):e.missing?c(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:c(`{name}, away`,{name:e.name})}export{z as a,w as c,x as d,T as f,_ as g,v as h,B as i,k as l,E as m,F as n,A as o,O as p,P as r,C as s,L as t,D as u};