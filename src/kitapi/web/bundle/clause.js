import{Dn as e,Fn as t,K as n,Nn as r,Pn as i,_n as a,bn as o,fn as s,jn as c,l,mn as u}from"./main.js";import{l as d}from"./desks.js";import{n as f,r as p}from"./shared.js";function m({number:n,onClose:a}){let o=i(null),d=r(),[f,p]=t(null),[m,g]=t(``);return c(()=>{o.current?.open||o.current?.showModal()},[]),c(()=>{g(``),l(`/api/clauses/${n}?lang=${s()}`).then(p,e=>g(e.message))},[n]),e`<dialog ref=${o} class="paper dialog clause-slip" aria-labelledby=${d} onClose=${a}
    onClick=${({target:e})=>{e===o.current&&o.current?.close()}}>
    <form method="dialog" class="dialog-head">
      <h2 id=${d}>${n}</h2>
      <button class="close" aria-label=${u(`Close`)}>×</button>
    </form>
    <div class="dialog-body" aria-live="polite">
      ${m&&e`<p class="trouble" role="alert">${m}</p>`}
      ${f?.clause.number===n&&e`<${h} found=${f} />`}
    </div>
  </dialog>`}function h({found:{game:t,language:r,clause:i}}){let s=p.value?.game===t?p.value.rules:null;return e`<${d} clause=${i} game=${t} language=${r} rules=${s} />
    <p><a class="plain" target="_blank" href=${n(t,s?f(s):``,i.number)}>
      ${o(t)?u(`The rules of {game}`,{game:a(t).title()}):u(`The rules`)}</a></p>`}export{m as ClauseSlip};