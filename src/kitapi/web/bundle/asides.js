import{D as e,I as t,It as n,Kt as r,M as i,Mt as a,Nt as o,Ot as s,Pt as c,Ut as l,Wt as u,Xt as d,Zt as f,kt as p,o as m}from"./main.js";import{K as h}from"./shared.js";import{ft as g}from"./tables.js";const _=e=>b(e,`exceptZero`),v=e=>b(e,`negative`),y=e=>new Intl.NumberFormat(l(),{style:`percent`,maximumFractionDigits:0}).format(e);function b(e,t){let n=Math.round(e*10)/10||0;return new Intl.NumberFormat(l(),{minimumFractionDigits:1,maximumFractionDigits:1,signDisplay:t}).format(n).replace(`-`,`−`)}const x=({verdict:e})=>e===`mistake`||e===`lucky`;function S(e,t,n){return e.kind===`play_card`&&e.card?n(String(e.card)):e.kind===`discard`&&Array.isArray(e.cards)?r(`Discard {cards}`,{cards:e.cards.map(e=>n(String(e))).join(`, `)}):t(e)}const C=(e,t)=>S(e,t,s),w=(e,t)=>S(e,t,e=>p(e));function T(e,t){let r=e.replace(/\{(\d)\}/g,(e,n)=>t(Number(n)));return n()===`german`?r.replace(/(10|[7-9JQKA])([♠♣♦♥])\uFE0E?/g,(e,t,n)=>{let r=`${t===`10`?`T`:t}${`scdh`[`♠♣♦♥`.indexOf(n)]}`;return`${a(r)}\u00A0${o(c(r))}`}):r}function E({verdict:e}){switch(e){case`right`:return r(`Nothing was better`);case`unlucky`:return r(`Right for what could be known, but as the cards lay something else was better`);case`mistake`:return r(`A mistake`);case`lucky`:return r(`A mistake, but as the cards lay nothing was better`)}}const D=({cost:e,error:t})=>t>=.05?r(`{cost} ± {error}`,{cost:v(e),error:v(t)}):v(e),O=e=>r(e===`points`?`in points`:`in kapikia`);function k(e,t){return t?e===1?r(`The cards could lie in one way only.`):u(`Over the {count} way the cards could lie.`,`Over all {count} ways the cards could lie.`,e):u(`Over {count} layout that fits what could be known.`,`Over {count} layouts that fit what could be known.`,e)}function A({lines:e,unit:t,caption:n}){let i=Math.max(...e.map(({cost:e})=>e)),[a,...o]=e.map(({made:e})=>e===null?null:y(e)),s=o.some(e=>e!==a),c=e.some(e=>e.open!==void 0);return f`<table class="alternatives">
    <caption class="unseen">${n}</caption>
    <thead><tr>
      <th scope="col">${O(t)}</th><th scope="col">${r(`worth`)}</th><th scope="col">${r(`costs`)}</th>
      ${c&&f`<th scope="col">${r(`cards open`)}</th>`}
    </tr></thead>
    <tbody>${e.map((e,t)=>f`<${j} key=${t} line=${e} most=${i} note=${s?M(e):N(e)} />`)}</tbody>
  </table>`}const j=({line:e,most:t,note:n})=>f`<tr class=${d(e.best&&`best`,e.tag&&`chosen`)}>
  <th scope="row" style=${{"--share":t>0?e.cost/t:0}}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${e.shown}</span><span class="unseen">${e.spoken}</span></span>
    ${e.best&&f`<span class="told-mark">★ ${r(`best`)}</span>`}
    ${e.tag&&f`<span class="told-mark yours">${e.tag}</span>`}
    <small>${n}</small>
  </div></th>
  <td class="figure">${_(e.worth)}</td>
  <td class="figure">${e.cost>0?D(e):`–`}</td>
  ${e.open!==void 0&&f`<td class="figure">${_(e.open)}</td>`}
</tr>`,M=({made:e})=>e===null?``:r(`made in {share}`,{share:y(e)}),N=({tricks:e})=>e===null?``:r(`tricks {count}`,{count:v(e)});function P({table:e,house:t,send:n}){let i=e.requests?.length??0;return f`<${m} label=${i?r(`House ({count})`,{count:i}):r(`House`)} title=${r(`The house at this table`)} shortcut="h">
    <${L} table=${e} house=${t} send=${n} />
    <${F} table=${e} house=${t} send=${n} />
    <ul class="seat-list open-seats">${e.seats.filter(({kind:e,missing:t})=>e===`open`||t).map(t=>f`<li key=${t.seat}>
      <b>${h(t)}</b> <${g} seat=${t} table=${e} send=${n} /></li>`)}</ul>
  </${m}>`}function F({table:t,house:n,send:a}){return t.roles?.length?f`${t.house&&f`<p class="of-house">${r(`A table of the house {house}`,{house:t.house})}</p>`}
    <ul class="role-list">
      ${t.roles.map(e=>f`<li key=${e.role}>
        <b>${n.roleName(e.role)}</b> <span class="quiet">${B(e,t)}</span>
        <${R} held=${e} table=${t} send=${a} />
      </li>`)}
    </ul>
    <p class="quiet">${t.practice?r(`A practice table: one person may have several roles, and a seat besides.`):r(`Whoever plays here has no role of the house, and nobody has two.`)} ${!t.practice&&I(t)}</p>
    <a class="plain wall-link" href=${i(t.id)}>${r(`The meter, for the wall`)}</a>
    <a class="plain wall-link" href=${e(t.id)}>${r(`Books of the table`)}</a>`:null}function I({admits:e,host:t}){return e?r(`You let people into these roles.`):t?r(`{name} lets people into these roles.`,{name:t}):r(`The host of the table lets people into these roles.`)}function L({table:{requests:e=[]},house:t,send:n}){return e.length?f`<ul class="role-list requests" aria-label=${r(`Who asks for a role`)}>${e.map(({number:e,role:i,name:a})=>f`<li key=${e}>
    <b>${t.roleName(i)}</b> <span>${a||r(`a visitor`)}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`answer_request`,request:e,admit:!0})}>${r(`Let in`)}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`answer_request`,request:e,admit:!1})}>${r(`Refuse the request`)}</button>
    </span></li>`)}</ul>`:null}function R({held:e,table:n,send:i}){let{role:a}=e;return n.mine?.includes(a)?f`<form method="dialog" class="role-ways">
      ${a!==n.acting&&f`<a class="plain" href=${t(n.id,a)}>${r(`To the console`)}</a>`}
      <button class="plain" onClick=${()=>i({type:`leave_role`,role:a})}>${r(`Leave it`)}</button></form>`:n.admits&&e.kind===`person`?f`<div class="role-ways"><button type="button" class="plain" onClick=${()=>i({type:`dismiss_role`,role:a})}>${r(`Take the role away`)}</button></div>`:!n.practice&&(n.me!==null||(n.mine?.length??0)>0)||!z(e)||n.archive?null:f`<div class="role-ways"><a class="plain" href=${t(n.id,a)}>${r(`To the console`)}</a></div>`}const z=e=>e?.kind===`automaton`||!!e?.missing;function B(e,t){return t.mine?.includes(e.role)?r(`you`):e.kind===`automaton`?r(`the automaton`):e.missing?r(`{name}, away; the automaton acts`,{name:e.name}):e.connected?e.name:r(`{name}, away`,{name:e.name})}export{z as a,w as c,x as d,T as f,_ as g,v as h,B as i,k as l,E as m,F as n,A as o,O as p,P as r,C as s,L as t,D as u};