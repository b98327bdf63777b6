import{An as e,Dn as t,Sn as n,kn as r,ln as i,tn as a}from"./main.js";function o({seat:o,send:s,onClose:c}){let[l,u]=e(o.name),[d,f]=e(!1),p=r(null);return t(()=>{p.current?.select()},[]),t(()=>{d&&l===o.name&&(a({name:l}),c())},[d,o.name]),n`<form class="own-name-form" onSubmit=${e=>{e.preventDefault();let t=(p.current?.value??``).trim().replace(/\s+/gu,` `);!t||t===o.name?c():(u(t),f(!0),s({type:`sit`,seat:o.seat,name:t}))}} onKeyDown=${e=>{e.key===`Escape`&&c()}}>
    <input ref=${p} name="name" required maxlength="24" autocomplete="nickname" aria-label=${i(`Your name`)}
      defaultValue=${o.name} />
    <button class="plain">${i(`Take this name`)}</button>
    <small class="quiet">${i(`Here, and wherever you sit down from now on.`)}</small>
  </form>`}export{o as NameField};