import{Bt as e,D as t,Gt as n,It as r,Kt as i,L as a,Lt as o,Mt as s,Nt as c,an as l,j as u,jt as d,on as f,qt as p,s as m}from"./main.js";import{_ as h}from"./shared.js";import{dt as g}from"./tables.js";const _=e=>b(e,`exceptZero`),v=e=>b(e,`negative`),y=e=>new Intl.NumberFormat(n(),{style:`percent`,maximumFractionDigits:0}).format(e);function b(e,t){let r=Math.round(e*10)/10||0;return new Intl.NumberFormat(n(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:t}).format(r).replace(`-`,`−`)}const x=({verdict:e})=>e===`mistake`||e===`lucky`;function S(e,t,n){return e.kind===`play_card`&&e.card?n(String(e.card)):e.kind===`discard`&&Array.isArray(e.cards)?p(`Discard {cards}`,{cards:e.cards.map(e=>n(String(e))).join(`, `)}):t(e)}const C=(e,t)=>S(e,t,s),w=(e,t)=>S(e,t,e=>d(e)),T=/(10|[7-9JQKA])([♠♣♦♥])\uFE0E?( (?=(?:10|[7-9JQKA])[♠♣♦♥]))?/g;function E(t,n){let i=t.replace(/\{(\d)\}/g,(e,t)=>n(Number(t)));return e()===`german`?i.replace(T,(e,t,n,i)=>{let a=`${t===`10`?`T`:t}${`scdh`[`♠♣♦♥`.indexOf(n)]}`;return`${c(a)}\u00A0${r(o(a))}${i?`, `:``}`}):i}function D({verdict:e}){switch(e){case`right`:return p(`Nothing was better`);case`unlucky`:return p(`Right for what could be seen, but another choice was better as the cards lay`);case`mistake`:return p(`A mistake`);case`lucky`:return p(`A mistake, but nothing was better as the cards lay`)}}const O=({cost:e,error:t})=>t>=.05?p(`{cost} ± {error}`,{cost:v(e),error:v(t)}):v(e),k=e=>p(e===`points`?`in points`:`in kapikia`);function A(e,t){return t?e===1?p(`The cards could lie in one way only.`):i(`Over the {count} way the cards could lie.`,`Over all {count} ways the cards could lie.`,e):i(`{count} possible deal.`,`Across {count} possible deals.`,e)}function j({lines:e,unit:t,caption:n}){let r=Math.max(...e.map(({cost:e})=>e)),[i,...a]=e.map(({made:e})=>e===null?null:y(e)),o=a.some(e=>e!==i),s=e.some(e=>e.open!==void 0);return f`<table class="alternatives">
    <caption class="unseen">${n}</caption>
    <thead><tr>
      <th scope="col">${k(t)}</th><th scope="col">${p(`value`)}</th><th scope="col">${p(`loss`)}</th>
      ${s&&f`<th scope="col">${p(`cards open`)}</th>`}
    </tr></thead>
    <tbody>
      ${e.map((e,t)=>f`<${M} key=${t} line=${e} most=${r} note=${o?N(e):P(e)} />`)}
    </tbody>
  </table>`}const M=({line:e,most:t,note:n})=>f`<tr class=${l(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span>
      <span class="unseen">${e.spoken}</span></span>
    ${e.best&&f`<span class="told-mark">★ ${p(`best`)}</span>`}
    ${e.tag&&f`<span class="told-mark yours">${e.tag}</span>`}
    <small>${n}</small>
  </div></th>
  <td class="figure">${_(e.value)}</td>
  <td class="figure">${e.cost>0?O(e):`–`}</td>
  ${e.open!==void 0&&f`<td class="figure">${_(e.open)}</td>`}
</tr>`,N=({made:e})=>e===null?``:p(`made in {share}`,{share:y(e)}),P=({tricks:e})=>e===null?``:p(`{count} tricks`,{count:v(e)});function F({table:e,house:t,send:n}){let r=e.requests?.length??0;return f`<${m} label=${r?p(`House ({count})`,{count:r}):p(`House`)}
    title=${p(`The house at this table`)} shortcut="h">
    <${R} table=${e} house=${t} send=${n} />
    <${I} table=${e} house=${t} send=${n} />
    <ul class="seat-list open-seats">
      ${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>f`<li key=${t.seat}>
        <b>${h(t)}</b> <${g} seat=${t} table=${e} send=${n} /></li>`)}</ul>
  </${m}>`}function I({table:e,house:n,send:r}){return e.roles?.length?f`${e.house&&f`<p class="of-house">${p(`A table of the house {house}`,{house:e.house})}</p>`}
    <ul class="role-list">
      ${e.roles.map(t=>f`<li key=${t.role}>
        <b>${n.roleName(t.role)}</b> <span class="quiet">${V(t,e)}</span>
        <${z} held=${t} table=${e} send=${r} />
      </li>`)}
    </ul>
    <p class="quiet">${e.practice?p(`A practice table: one person may have several roles, and a seat besides.`):p(`Players here have no role for the house, and nobody has two roles.`)} ${!e.practice&&L(e)}
    </p>
    <a class="plain wall-link" href=${u(e.id)}>${p(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${t(e.id)}>${p(`Books of the table`)}</a>`:null}function L({admits:e,host:t}){return e?p(`You assign these roles.`):t?p(`{name} assigns these roles.`,{name:t}):p(`The host of the table assigns these roles.`)}function R({table:{requests:e=[]},house:t,send:n}){return e.length?f`<ul class="role-list requests" aria-label=${p(`Who asks for a role`)}>
    ${e.map(({number:e,role:r,name:i})=>f`<li key=${e}>
      <b>${t.roleName(r)}</b> <span>${i||p(`a visitor`)}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${()=>n({type:`answer_request`,request:e,admit:!0})}>${p(`Let in`)}</button>
        <button type="button" class="plain"
          onClick=${()=>n({type:`answer_request`,request:e,admit:!1})}>
          ${p(`Refuse the request`)}</button>
      </span></li>`)}</ul>`:null}function z({held:e,table:t,send:n}){let{role:r}=e;return t.mine?.includes(r)?f`<form method="dialog" class="role-ways">
      ${r!==t.acting&&f`<a class="plain" href=${a(t.id,r)}>${p(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>n({type:`leave_role`,role:r})}>${p(`Leave it`)}</button></form>`:t.admits&&e.kind===`person`?f`<div class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`dismiss_role`,role:r})}>
        ${p(`Take the role away`)}</button></div>`:!t.practice&&(t.me!==null||(t.mine?.length??0)>0)||!B(e)||t.archive?null:f`<div class="role-ways">
    <a class="plain" href=${a(t.id,r)}>${p(`To the console`)}</a></div>`}const B=e=>e?.kind===`automaton`||!!e?.missing;function V(e,t){return t.mine?.includes(e.role)?p(`you`):e.kind===`automaton`?p(`the automaton`):e.missing?p(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:p(`{name}, away`,{name:e.name})}export{B as a,w as c,x as d,E as f,v as g,_ as h,V as i,A as l,D as m,I as n,j as o,k as p,F as r,C as s,R as t,O as u};