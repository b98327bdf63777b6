import{Dn as e,Fn as t,Mn as n,Pn as r,in as i,mn as a}from"./main.js";function o({seat:o,send:s,onClose:c}){let[l,u]=t(o.name),[d,f]=t(!1),p=r(null);return n(()=>{p.current?.select()},[]),n(()=>{d&&l===o.name&&(i({name:l}),c())},[d,o.name]),e`<form class="own-name-form" onSubmit=${e=>{e.preventDefault();let t=(p.current?.value??``).trim().replace(/\s+/gu,` `);!t||t===o.name?c():(u(t),f(!0),s({type:`sit`,seat:o.seat,name:t}))}} onKeyDown=${e=>{e.key===`Escape`&&c()}}>
    <input ref=${p} name="name" required maxlength="24" autocomplete="nickname" aria-label=${a(`Your name`)}
      defaultValue=${o.name} />
    <button class="plain">${a(`Take this name`)}</button>
    <small class="quiet">${a(`Here, and wherever you sit down from now on.`)}</small>
  </form>`}export{o as NameField};