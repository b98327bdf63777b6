import{gn as e,kn as t}from"./main.js";const n=({state:n})=>t`<main class="start lost">
  <div class="paper slip">
    <h1>${e(`The server is full right now`)}</h1>
    <p role="status">${n.turnedAway.value}</p>
    <p class="quiet">${e(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${n.link.hurry}>${e(`Try now`)}</button>
    <p><a href="/">${e(`To the start page`)}</a></p>
  </div>
</main>`,r=({title:e,why:n,action:r,onAction:i})=>t`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${n}</p>
    <button type="button" class="big" onClick=${i}>${r}</button>
  </div>
</main>`,i=()=>t`<${r} title=${e(`Signed out`)}
  why=${e(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${e(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,a=()=>t`<${r} title=${e(`Connection ended`)}
  why=${e(`You ended this connection from another page.`)}
  action=${e(`Connect again`)} onAction=${()=>location.reload()} />`;function o({state:e}){switch(e.link.connection.value){case`full`:return t`<${n} state=${e} />`;case`signed out`:return t`<${i} />`;case`ended`:return t`<${a} />`;default:return null}}export{o as ClosedSlip};