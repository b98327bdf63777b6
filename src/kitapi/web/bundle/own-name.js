import{An as e,Cn as t,On as n,jn as r,tn as i,un as a}from"./main.js";function o({seat:o,send:s,onClose:c}){let[l,u]=r(o.name),[d,f]=r(!1),p=e(null);return n(()=>{p.current?.select()},[]),n(()=>{d&&l===o.name&&(i({name:l}),c())},[d,o.name]),t`<form class="own-name-form" onSubmit=${e=>{e.preventDefault();let t=(p.current?.value??``).trim().replace(/\s+/gu,` `);!t||t===o.name?c():(u(t),f(!0),s({type:`sit`,seat:o.seat,name:t}))}} onKeyDown=${e=>{e.key===`Escape`&&c()}}>
    <input ref=${p} name="name" required maxlength="24" autocomplete="nickname" aria-label=${a(`Your name`)}
      defaultValue=${o.name} />
    <button class="plain">${a(`Take this name`)}</button>
    <small class="quiet">${a(`Here, and wherever you sit down from now on.`)}</small>
  </form>`}export{o as NameField};