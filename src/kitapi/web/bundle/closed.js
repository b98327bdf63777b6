import{Dn as e,mn as t}from"./main.js";const n=({state:n})=>e`<main class="start lost">
  <div class="paper slip">
    <h1>${t(`The server is full right now`)}</h1>
    <p role="status">${n.turnedAway.value}</p>
    <p class="quiet">${t(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${n.link.hurry}>${t(`Try now`)}</button>
    <p><a href="/">${t(`To the start page`)}</a></p>
  </div>
</main>`,r=({title:t,why:n,action:r,onAction:i})=>e`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${t}</h1>
    <p>${n}</p>
    <button type="button" class="big" onClick=${i}>${r}</button>
  </div>
</main>`,i=()=>e`<${r} title=${t(`Signed out`)}
  why=${t(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${t(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,a=()=>e`<${r} title=${t(`Connection ended`)}
  why=${t(`You ended this connection from another page.`)}
  action=${t(`Connect again`)} onAction=${()=>location.reload()} />`;function o({state:t}){switch(t.link.connection.value){case`full`:return e`<${n} state=${t} />`;case`signed out`:return e`<${i} />`;case`ended`:return e`<${a} />`;default:return null}}export{o as ClosedSlip};