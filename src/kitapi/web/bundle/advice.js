import{G as e,Kt as t,in as n,on as r,qt as i,un as a}from"./main.js";import{A as o,C as s,S as c,w as l}from"./desks.js";import{o as u}from"./asides.js";function d({adviceControls:{state:t,toggle:o,again:s},wordsOf:c,counts:l}){return a(()=>{t.advice&&n(f(t.advice,c))},[t.advice]),e(e=>(e===`Escape`&&o(),e===`Escape`)),r`<section class="paper advice" aria-label=${i(`What it is worth`)} tabindex="0">
    <p class="advice-lead">${i(`Based only on what you can see.`)}
      <button type="button" class="close" aria-label=${i(`Close`)} onClick=${o}>×</button></p>
    ${t.advice?r`<${m} advice=${t.advice} wordsOf=${c} counts=${l} />`:r`<${p} ...${t} again=${s} />`}
  </section>`}const f=({actions:[e]},t)=>e?`${i(`best`)}: ${s(e.action,t)}, ${o(e.worth)}`:``;function p({making:e,trouble:t,again:n}){return t?r`<p role="alert">${t}</p>
      <button type="button" class="plain" onClick=${n}>${i(`Try now`)}</button>`:r`<p>
    ${i(e?`Getting the advice ready; this happens once and may take a minute …`:`Counting …`)}</p>`}function m({advice:{unit:e,worlds:n,exact:a,actions:o},wordsOf:s,counts:c}){let d=h(o,s,c),[f,p]=[d.length-8,i(`What it is worth`)];return r`<${u} lines=${d.slice(0,8)} unit=${e} caption=${p} />
    ${f>0&&r`<details class="decision-basis">
        <summary>${t(`{count} more choice is worth less.`,`{count} more choices are worth less.`,f)}</summary>
        <${u} lines=${d.slice(8)} unit=${e} caption=${p} /></details>`}
    <p class="decision-basis">${l(n,a)}</p>`}function h(e,t,n){let r=Math.max(...e.map(({worth:e})=>e));return e.map(({action:e,worth:i,error:a,chances:o,best:l})=>({shown:c(e,t),spoken:s(e,t),value:i,cost:r-i,error:a,best:l,made:null,tricks:n?g(o):null}))}function g(e){let t=Object.entries(e);return t.length?t.reduce((e,[t,n])=>e+Number(t)*n,0):null}export{d as AdviceSlip};