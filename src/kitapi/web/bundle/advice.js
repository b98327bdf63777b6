import{Jt as e,K as t,Yt as n,cn as r,fn as i,on as a}from"./main.js";import{C as o,T as s,j as c,w as l}from"./desks.js";import{o as u}from"./asides.js";function d({adviceControls:{state:e,toggle:o,again:s},wordsOf:c,counts:l}){return i(()=>{e.advice&&a(f(e.advice,c))},[e.advice]),t(e=>(e===`Escape`&&o(),e===`Escape`)),r`<section class="paper advice" aria-label=${n(`What it is worth`)} tabindex="0">
    <p class="advice-lead">${n(`Based only on what you can see.`)}
      <button type="button" class="close" aria-label=${n(`Close`)} onClick=${o}>×</button></p>
    ${e.advice?r`<${m} advice=${e.advice} wordsOf=${c} counts=${l} />`:r`<${p} ...${e} again=${s} />`}
  </section>`}const f=({actions:[e]},t)=>e?`${n(`best`)}: ${l(e.action,t)}, ${c(e.worth)}`:``;function p({making:e,trouble:t,again:i}){return t?r`<p role="alert">${t}</p>
      <button type="button" class="plain" onClick=${i}>${n(`Try now`)}</button>`:r`<p>
    ${n(e?`Getting the advice ready; this happens once and may take a minute …`:`Counting …`)}</p>`}function m({advice:{unit:t,worlds:i,exact:a,actions:o},wordsOf:c,counts:l}){let d=h(o,c,l),[f,p]=[d.length-8,n(`What it is worth`)];return r`<${u} lines=${d.slice(0,8)} unit=${t} caption=${p} />
    ${f>0&&r`<details class="decision-basis">
        <summary>${e(`{count} more choice is worth less.`,`{count} more choices are worth less.`,f)}</summary>
        <${u} lines=${d.slice(8)} unit=${t} caption=${p} /></details>`}
    <p class="decision-basis">${s(i,a)}</p>`}function h(e,t,n){let r=Math.max(...e.map(({worth:e})=>e));return e.map(({action:e,worth:i,error:a,chances:s,best:c})=>({shown:o(e,t),spoken:l(e,t),value:i,cost:r-i,error:a,best:c,made:null,tricks:n?g(s):null}))}function g(e){let t=Object.entries(e);return t.length?t.reduce((e,[t,n])=>e+Number(t)*n,0):null}export{d as AdviceSlip};