import{$t as e,An as t,Bt as n,En as r,It as i,M as a,Sn as o,Xt as s,Zt as c,b as l,d as u,en as d,f,in as p,j as m,ln as h,nn as g,p as _,sn as v,tn as y}from"./main.js";import{s as b}from"./shared.js";const x=[`Ac`,`Kd`];function S({deck:e,changes:t,letters:r=!1}){let i={...g.value,...t},a=e===`german`?s:c;return o`${x.map(e=>o`<span class="card" key=${e}>
    <${a} card=${e} form=${i} />${r&&o`<${n} suit=${e.slice(-1)} />`}</span>`)}`}const C=({input:e,words:t,picture:n})=>o`<label class="drawn-choice">
  ${e}<span class="sample" aria-hidden="true">${n}</span>${t}</label>`,w=({name:e,choices:t})=>o`${t.map(({value:t,words:n,picture:r})=>o`<${C} key=${t}
  words=${n} picture=${r} input=${o`<input type="radio" name=${`look-${e}`} value=${t}
    checked=${g.value[e]===t} onChange=${()=>y({[e]:t})} />`} />`)}`,T=({name:t,words:n})=>o`<${C} words=${n}
  picture=${o`<${S} deck=${e()} changes=${{[t]:!0}}
    letters=${t===`letters`||g.value.letters} />`}
  input=${o`<input type="checkbox" checked=${g.value[t]}
    onChange=${e=>y({[t]:e.target.checked})} />`} />`,E=()=>o`<fieldset class="pictures"><legend>${h(`Cards`)}</legend>
  <${w} name="deck" choices=${[{value:`game`,words:h(`as usual in the game`),picture:o`<${S} deck=${d()} />`},{value:`german`,words:h(`German suits`),picture:o`<${S} deck="german" />`},{value:`french`,words:h(`French suits`),picture:o`<${S} deck="french" />`}]} />
  <${T} name="bigIndex" words=${h(`Large-print cards`)} />
  <${T} name="fourColours" words=${h(`Four-colour deck`)} />
  <${T} name="letters" words=${h(`Letters beside the suits`)} />
</fieldset>`,D=()=>o`<fieldset class="pictures"><legend>${h(`Card backs`)}</legend>
  <${w} name="back" choices=${k().map(([e,t])=>({value:e,words:t,picture:o`<span class="back-sample" data-back=${e}><${i} /></span>`}))} />
</fieldset>`,O=()=>o`<fieldset class="pictures"><legend>${h(`Cloth`)}</legend>
  <${w} name="cloth" choices=${A().map(([e,t])=>({value:e,words:t,picture:o`<span class="cloth-sample" data-cloth=${e}></span>`}))} />
</fieldset>`,k=()=>[[`lattice`,h(`lattice`)],[`waves`,h(`waves`)],[`meander`,h(`meander`)],[`stars`,h(`stars`)]],A=()=>[[`sea`,h(`sea green`)],[`green`,h(`green`)],[`blue`,h(`blue`)],[`wine`,h(`wine red`)],[`brown`,h(`brown`)],[`grey`,h(`grey`)]],j=e=>new Intl.DateTimeFormat(v(),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e));function M(){let[e,n]=t(null),[r,i]=t(``),a=e=>i(e.message),s=()=>l().then(n,a);return o`<div class="own-connections">
    ${!e&&o`<button type="button" class="plain" onClick=${s}>${h(`Connections`)}</button>`}
    ${e&&o`<${N} shown=${e} end=${e=>u(e).then(s,a)} />
      <button type="button" class="plain" onClick=${()=>f().then(()=>location.reload(),a)}>${h(`End all other connections`)}</button>
      <p class="quiet">${h(`No copy of this browser's data counts any more then; this page connects again.`)}</p>`}
    ${r&&o`<p class="trouble" role="alert">${r}</p>`}
  </div>`}const N=({shown:{connections:e,complete:t},end:n})=>o`<h3>${h(`Connections`)}</h3>
  ${e.length===0&&o`<p>${h(`No page of this browser is connected to a table.`)}</p>`}
  <ul>${e.map(({id:e,table:t,network:r,since:i})=>o`<li key=${e}>
    <span><a href=${`/table/${t}`}>${h(`Table {table}`,{table:t.slice(0,6)})}</a>
      <small class="quiet">${h(`Since {time}, from {network}`,{time:j(i),network:r})}</small></span>
    <button type="button" class="plain" onClick=${()=>n(e)}>${h(`End connection`)}</button>
  </li>`)}</ul>
  ${!t&&o`<p class="quiet">${h(`Some servers did not answer: there may be more connections.`)}</p>`}`,P=()=>location.assign(`/`);function F(){let[e,n]=t(!1);return e?o`<${I} stay=${()=>n(!1)} />`:o`<div class="sign-out">
      <button type="button" class="plain" onClick=${()=>n(!0)}>${h(`Sign out`)}</button></div>`}function I({stay:e}){let[n,i]=t(``),[s,c]=t(``);r(()=>{a().then(c,()=>{})},[]);let l=e=>()=>e().then(P,e=>i(e.message));return o`<div class="sign-out" role="group" aria-label=${h(`Sign out`)}>
    <p>${h(`This browser then has no seat, role or house here any more, and nobody can give them back.`)}</p>
    <button type="button" class="plain" onClick=${l(m)}>${h(`Sign out for good`)}</button>
    <button type="button" class="plain" autofocus onClick=${e}>${h(`Stay`)}</button>
    <p>${h(`Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.`)}</p>
    <button type="button" class="plain" onClick=${l(_)}>${h(`Sign out and remove my names`)}</button>
    ${s&&o`<p class="visitor-number">${h(`Your number, for a letter to the operator: {number}`,{number:s})}</p>`}
    ${n&&o`<p class="trouble" role="alert">${n}</p>`}
  </div>`}function L({own:e}){let t=g.value;return o`<div class="settings">
    <label>${h(`Language`)}
      <select value=${t.language}
        onChange=${e=>y({language:e.target.value})}>
        ${p.map(({code:e,name:n})=>o`<option key=${e} value=${e} lang=${e}
          selected=${e===t.language}>${n}</option>`)}
      </select>
    </label>
    <label>${h(`Theme`)}
      <select value=${t.theme}
        onChange=${e=>y({theme:e.target.value})}>
        <option value="auto" selected=${t.theme===`auto`}>${h(`system`)}</option>
        <option value="light" selected=${t.theme===`light`}>${h(`light`)}</option>
        <option value="dark" selected=${t.theme===`dark`}>${h(`dark`)}</option>
      </select>
    </label>
    <${E} />
    <${D} />
    <${O} />
    <label>${h(`Pace`)}
      <select value=${t.pace} onChange=${e=>y({pace:e.target.value})}>
        <option value="slow" selected=${t.pace===`slow`}>${h(`slow`)}</option>
        <option value="normal" selected=${t.pace===`normal`}>${h(`normal`)}</option>
        <option value="quick" selected=${t.pace===`quick`}>${h(`quick`)}</option>
        <option value="at_once" selected=${t.pace===`at_once`}>${h(`at once`)}</option>
      </select>
    </label>
    <${b} name="oneTap" label=${h(`One tap plays a card`)} />
    <${b} name="forced" label=${h(`Play my only card automatically`)} />
    <${b} name="sound" label=${h(`Sounds`)} />
    ${t.sound&&o`<label>${h(`Volume`)}
      <input type="range" min="10" max="100" step="10" value=${t.volume}
        onChange=${e=>y({volume:Number(e.target.value)})} /></label>`}
    <${b} name="guide" label=${h(`Show tips`)} />
    ${e.map(({name:e,label:t})=>o`<${b} key=${e} name=${e} label=${t()} />`)}
    <${b} name="keys" label=${h(`Keyboard shortcuts`)} />
    <${M} />
    <${F} />
  </div>`}export{L as SettingsForm};