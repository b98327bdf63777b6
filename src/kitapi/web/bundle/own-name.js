import{Mn as e,dn as t,jn as n,kn as r,nn as i,wn as a}from"./main.js";function o({seat:o,send:s,onClose:c}){let[l,u]=e(o.name),[d,f]=e(!1),p=n(null);return r(()=>{p.current?.select()},[]),r(()=>{d&&l===o.name&&(i({name:l}),c())},[d,o.name]),a`<form class="own-name-form" onSubmit=${e=>{e.preventDefault();let t=(p.current?.value??``).trim().replace(/\s+/gu,` `);!t||t===o.name?c():(u(t),f(!0),s({type:`sit`,seat:o.seat,name:t}))}} onKeyDown=${e=>{e.key===`Escape`&&c()}}>
    <input ref=${p} name="name" required maxlength="24" autocomplete="nickname" aria-label=${t(`Your name`)}
      defaultValue=${o.name} />
    <button class="plain">${t(`Take this name`)}</button>
    <small class="quiet">${t(`Here, and wherever you sit down from now on.`)}</small>
  </form>`}export{o as NameField};