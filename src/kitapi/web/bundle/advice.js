import{Jt as e,K as t,an as n,dn as r,qt as i,sn as a}from"./main.js";import{C as o,T as s,j as c,w as l}from"./desks.js";import{o as u}from"./asides.js";function d({adviceControls:{state:i,toggle:o,again:s},wordsOf:c,counts:l}){return r(()=>{i.advice&&n(f(i.advice,c))},[i.advice]),t(e=>(e===`Escape`&&o(),e===`Escape`)),a`<section class="paper advice" aria-label=${e(`What it is worth`)} tabindex="0">
    <p class="advice-lead">${e(`Based only on what you can see.`)}
      <button type="button" class="close" aria-label=${e(`Close`)} onClick=${o}>×</button></p>
    ${i.advice?a`<${m} advice=${i.advice} wordsOf=${c} counts=${l} />`:a`<${p} ...${i} again=${s} />`}
  </section>`}const f=({actions:[t]},n)=>t?`${e(`best`)}: ${l(t.action,n)}, ${c(t.worth)}`:``;function p({making:t,trouble:n,again:r}){return n?a`<p role="alert">${n}</p>
      <button type="button" class="plain" onClick=${r}>${e(`Try now`)}</button>`:a`<p>
    ${e(t?`Getting the advice ready; this happens once and may take a minute …`:`Counting …`)}</p>`}function m({advice:{unit:t,worlds:n,exact:r,actions:o},wordsOf:c,counts:l}){let d=h(o,c,l),[f,p]=[d.length-8,e(`What it is worth`)];return a`<${u} lines=${d.slice(0,8)} unit=${t} caption=${p} />
    ${f>0&&a`<details class="decision-basis">
        <summary>${i(`{count} more choice is worth less.`,`{count} more choices are worth less.`,f)}</summary>
        <${u} lines=${d.slice(8)} unit=${t} caption=${p} /></details>`}
    <p class="decision-basis">${s(n,r)}</p>`}function h(e,t,n){let r=Math.max(...e.map(({worth:e})=>e));return e.map(({action:e,worth:i,error:a,chances:s,best:c})=>({shown:o(e,t),spoken:l(e,t),value:i,cost:r-i,error:a,best:c,made:null,tricks:n?g(s):null}))}function g(e){let t=Object.entries(e);return t.length?t.reduce((e,[t,n])=>e+Number(t)*n,0):null}export{d as AdviceSlip};