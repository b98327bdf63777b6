import{Ln as e,Nn as t,Q as n,Rn as r,Sn as i,gn as a,kn as o,ln as s,mn as c,q as l,r as u,u as d,yn as f}from"./main.js";import{Tt as p,d as m,f as h,l as g,p as _,u as v}from"./desks.js";import{n as y,t as b}from"./shared.js";const x=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLowerCase();function S(e,t){let n=x(t).split(/\s+/).filter(Boolean);return n.length===0?e:e.flatMap(e=>{let t=e.blocks.filter(e=>{let t=x(e.block===`clause`?C(e):_(e));return n.every(e=>t.includes(e))});return t.length>0?[{...e,blocks:t}]:[]})}const C=({number:e,body:t,examples:n})=>[e,...t.map(_),...n.map(h)].join(` `);function w({game:e,query:t}){return i(e)?o`<div class=${`rulebook of-${e}`}>
    <${p} title=${a(`The rules of {game}`,{game:f(e).title()})} />
    <${T} game=${e} query=${t} />
  </div>`:o`<${u} />`}function T({game:n,query:i}){let a=new URLSearchParams(i).get(`lang`)??c(),[s,l]=e(null),[u,f]=e(``),p=r(()=>b(i),[i]);return t(()=>{d(`/api/rules/${n}?lang=${a}`).then(l,e=>f(e.message))},[n,a]),s?o`<${E} game=${n} found=${s} rules=${p} />`:o`<main>${u&&o`<p class="trouble" role="alert">${u}</p>`}</main>`}function E({game:t,found:{rulebook:n,languages:r},rules:i}){let[s,l]=e(``),u=D(),d=v(t,n.language),f=S(n.chapters,s);return o`<main class="rulebook-desk">
    <${k} rulebook=${n} />
    <article class="paper" lang=${n.language}>
      <div class="rule-tools" lang=${c()}>
        <label>${a(`Find in the rules`)}<input type="search" maxlength="60" value=${s}
          onInput=${({target:e})=>l(e.value)} /></label>
        <${A} game=${t} languages=${r} chosen=${n.language} rules=${i} />
      </div>
      ${!s&&o`<h2 class="rulebook-title">${n.title}</h2>
        ${n.introduction.map((e,t)=>o`<${m} key=${t} block=${e} words=${d} />`)}`}
      ${f.length===0&&o`<p class="quiet" role="status">${a(`No rule has these words.`)}</p>`}
      ${f.map(e=>o`<${j} key=${e.anchor} chapter=${e} game=${t} rules=${i}
        language=${n.language} current=${u} words=${d} />`)}
    </article>
  </main>`}function D(){let e=O(n().slice(1));return t(()=>{e&&document.getElementById(e)?.scrollIntoView()},[e]),e}function O(e){try{return decodeURIComponent(e)}catch{return``}}const k=({rulebook:{chapters:e,language:t}})=>o`<details class="rule-contents"
    open=${matchMedia(`(min-width: 1000px)`).matches}>
  <summary>${a(`Contents`)}</summary>
  <nav aria-label=${a(`Contents`)} lang=${t}><ol>${e.filter(({level:e})=>e===2).map(({anchor:e,title:t})=>o`<li key=${e}><a href=${`#${e}`}>${t}</a></li>`)}</ol></nav>
</details>`;function A({game:e,languages:t,chosen:n,rules:r}){let i=r?`${y(r)}&`:``;return o`<nav class="rule-languages" aria-label=${a(`Language of the rules`)}>
    ${s.filter(({code:e})=>t.includes(e)).map(({code:t,name:r})=>o`<a key=${t} class="plain"
      lang=${t} aria-current=${t===n?`true`:null}
      href=${l(e,`${i}lang=${t}`)}>${r}</a>`)}
  </nav>`}function j({chapter:{anchor:e,title:t,level:n,blocks:r},game:i,language:a,current:s,rules:c,words:l}){return o`<section aria-labelledby=${e}>
    <${`h${n}`} id=${e}>${t}</${`h${n}`}>
    ${r.map((e,t)=>e.block===`clause`?o`<section key=${e.number} id=${e.number} class="clause-of-book" aria-label=${e.number}
          aria-current=${e.number===s?`true`:null}>
        <a class="rule-number" href=${`#${e.number}`}>${e.number}</a>
        <${g} clause=${e} game=${i} language=${a} rules=${c} />
      </section>`:o`<${m} key=${t} block=${e} words=${l} />`)}
  </section>`}export{w as RulebookPage};