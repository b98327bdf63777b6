import{En as e,On as t,cn as n,en as r,kn as i,xn as a}from"./main.js";function o({seat:o,send:s,onClose:c}){let[l,u]=i(o.name),[d,f]=i(!1),p=t(null);return e(()=>{p.current?.select()},[]),e(()=>{d&&l===o.name&&(r({name:l}),c())},[d,o.name]),a`<form class="own-name-form" onSubmit=${e=>{e.preventDefault();let t=(p.current?.value??``).trim().replace(/\s+/gu,` `);!t||t===o.name?c():(u(t),f(!0),s({type:`sit`,seat:o.seat,name:t}))}} onKeyDown=${e=>{e.key===`Escape`&&c()}}>
    <input ref=${p} name="name" required maxlength="24" autocomplete="nickname" aria-label=${n(`Your name`)}
      defaultValue=${o.name} />
    <button class="plain">${n(`Take this name`)}</button>
    <small class="quiet">${n(`Here, and wherever you sit down from now on.`)}</small>
  </form>`}export{o as NameField};