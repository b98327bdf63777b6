import{An as e,Mn as t,Nn as n,Tn as r,fn as i,nn as a}from"./main.js";function o({seat:o,send:s,onClose:c}){let[l,u]=n(o.name),[d,f]=n(!1),p=t(null);return e(()=>{p.current?.select()},[]),e(()=>{d&&l===o.name&&(a({name:l}),c())},[d,o.name]),r`<form class="own-name-form" onSubmit=${e=>{e.preventDefault();let t=(p.current?.value??``).trim().replace(/\s+/gu,` `);!t||t===o.name?c():(u(t),f(!0),s({type:`sit`,seat:o.seat,name:t}))}} onKeyDown=${e=>{e.key===`Escape`&&c()}}>
    <input ref=${p} name="name" required maxlength="24" autocomplete="nickname" aria-label=${i(`Your name`)}
      defaultValue=${o.name} />
    <button class="plain">${i(`Take this name`)}</button>
    <small class="quiet">${i(`Here, and wherever you sit down from now on.`)}</small>
  </form>`}export{o as NameField};