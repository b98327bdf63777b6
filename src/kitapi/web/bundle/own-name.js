import{In as e,Ln as t,Pn as n,gn as r,kn as i,on as a}from"./main.js";function o({seat:o,send:s,onClose:c}){let[l,u]=t(o.name),[d,f]=t(!1),p=e(null);return n(()=>{p.current?.select()},[]),n(()=>{d&&l===o.name&&(a({name:l}),c())},[d,o.name]),i`<form class="own-name-form" onSubmit=${e=>{e.preventDefault();let t=(p.current?.value??``).trim().replace(/\s+/gu,` `);!t||t===o.name?c():(u(t),f(!0),s({type:`sit`,seat:o.seat,name:t}))}} onKeyDown=${e=>{e.key===`Escape`&&c()}}>
    <input ref=${p} name="name" required maxlength="24" autocomplete="nickname" aria-label=${r(`Your name`)}
      defaultValue=${o.name} />
    <button class="plain">${r(`Take this name`)}</button>
    <small class="quiet">${r(`Here, and wherever you sit down from now on.`)}</small>
  </form>`}export{o as NameField};