import{In as e,Ln as t,Nn as n,Sn as r,gn as i,kn as a,mn as o,q as s,s as c,u as l,yn as u}from"./main.js";import{l as d}from"./desks.js";import{n as f,r as p}from"./shared.js";function m({number:r,onClose:i}){let s=e(null),[u,d]=t(null),[f,p]=t(``);return n(()=>{s.current?.open||s.current?.showModal()},[]),n(()=>{p(``),l(`/api/clauses/${r}?lang=${o()}`).then(d,e=>p(e.message))},[r]),a`<${c} dialog=${s} title=${r} look="clause-slip" onClose=${i}>
    <div aria-live="polite">
      ${f&&a`<p class="trouble" role="alert">${f}</p>`}
      ${u?.clause.number===r&&a`<${h} found=${u} />`}
    </div>
  </${c}>`}function h({found:{game:e,language:t,clause:n}}){let o=p.value?.game===e?p.value.rules:null;return a`<${d} clause=${n} game=${e} language=${t} rules=${o} />
    <p><a class="plain" target="_blank" href=${s(e,o?f(o):``,n.number)}>
      ${r(e)?i(`The rules of {game}`,{game:u(e).title()}):i(`The rules`)}</a></p>`}export{m as ClauseSlip};