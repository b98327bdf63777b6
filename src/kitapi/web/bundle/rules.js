import{Dn as e,Fn as t,In as n,K as r,_n as i,a,bn as o,fn as s,jn as c,l,mn as u,r as d,sn as f}from"./main.js";import{d as p,f as m,l as h,p as g,u as _}from"./desks.js";import{n as v,t as y}from"./shared.js";const b=e=>e.normalize(`NFD`).replace(/\p{M}/gu,``).toLowerCase();function x(e,t){let n=b(t).split(/\s+/).filter(Boolean);return n.length===0?e:e.flatMap(e=>{let t=e.blocks.filter(e=>{let t=b(e.block===`clause`?S(e):g(e));return n.every(e=>t.includes(e))});return t.length>0?[{...e,blocks:t}]:[]})}const S=({number:e,body:t,examples:n})=>[e,...t.map(g),...n.map(m)].join(` `);function C({game:t,query:n}){return o(t)?e`<div class=${`rulebook of-${t}`}>
    <header class="top-bar">
      <a class="home" href="/" aria-label=${u(`Kitapi, to the start page`)}>
        <img src="/static/565ee2110e21273f/art/icon.svg" alt="" width="28" height="28" /></a>
      <h1>${u(`The rules of {game}`,{game:i(t).title()})}</h1>
      <div class="tools"><${a} /></div>
    </header>
    <${w} game=${t} query=${n} />
  </div>`:e`<${d} />`}function w({game:r,query:i}){let a=new URLSearchParams(i).get(`lang`)??s(),[o,u]=t(null),[d,f]=t(``),p=n(()=>y(i),[i]);return c(()=>{l(`/api/rules/${r}?lang=${a}`).then(u,e=>f(e.message))},[r,a]),o?e`<${T} game=${r} found=${o} rules=${p} />`:e`<main>${d&&e`<p class="trouble" role="alert">${d}</p>`}</main>`}function T({game:n,found:{rulebook:r,languages:i},rules:a}){let[o,c]=t(``),l=E(),d=_(n,r.language),f=x(r.chapters,o);return e`<main class="rulebook-desk">
    <${O} rulebook=${r} />
    <article class="paper" lang=${r.language}>
      <div class="rule-tools" lang=${s()}>
        <label>${u(`Find in the rules`)}<input type="search" maxlength="60" value=${o}
          onInput=${({target:e})=>c(e.value)} /></label>
        <${k} game=${n} languages=${i} chosen=${r.language} rules=${a} />
      </div>
      ${!o&&e`<h2 class="rulebook-title">${r.title}</h2>
        ${r.introduction.map((t,n)=>e`<${p} key=${n} block=${t} words=${d} />`)}`}
      ${f.length===0&&e`<p class="quiet" role="status">${u(`No rule has these words.`)}</p>`}
      ${f.map(t=>e`<${A} key=${t.anchor} chapter=${t} game=${n} rules=${a}
        language=${r.language} current=${l} words=${d} />`)}
    </article>
  </main>`}function E(){let e=()=>D(location.hash.slice(1)),[n,r]=t(e);return c(()=>{let t=()=>r(e());return addEventListener(`hashchange`,t),()=>removeEventListener(`hashchange`,t)},[]),c(()=>{n&&document.getElementById(n)?.scrollIntoView()},[n]),n}function D(e){try{return decodeURIComponent(e)}catch{return``}}const O=({rulebook:{chapters:t,language:n}})=>e`<details class="rule-contents"
    open=${matchMedia(`(min-width: 1000px)`).matches}>
  <summary>${u(`Contents`)}</summary>
  <nav aria-label=${u(`Contents`)} lang=${n}><ol>${t.filter(({level:e})=>e===2).map(({anchor:t,title:n})=>e`<li key=${t}><a href=${`#${t}`}>${n}</a></li>`)}</ol></nav>
</details>`;function k({game:t,languages:n,chosen:i,rules:a}){let o=a?`${v(a)}&`:``;return e`<nav class="rule-languages" aria-label=${u(`Language of the rules`)}>
    ${f.filter(({code:e})=>n.includes(e)).map(({code:n,name:a})=>e`<a key=${n} class="plain"
      lang=${n} aria-current=${n===i?`true`:null}
      href=${r(t,`${o}lang=${n}`)}>${a}</a>`)}
  </nav>`}function A({chapter:{anchor:t,title:n,level:r,blocks:i},game:a,language:o,current:s,rules:c,words:l}){return e`<section aria-labelledby=${t}>
    <${`h${r}`} id=${t}>${n}</${`h${r}`}>
    ${i.map((t,n)=>t.block===`clause`?e`<section key=${t.number} id=${t.number} class="clause-of-book" aria-label=${t.number}
          aria-current=${t.number===s?`true`:null}>
        <a class="rule-number" href=${`#${t.number}`}>${t.number}</a>
        <${h} clause=${t} game=${a} language=${o} rules=${c} />
      </section>`:e`<${p} key=${n} block=${t} words=${l} />`)}
  </section>`}export{C as RulebookPage};