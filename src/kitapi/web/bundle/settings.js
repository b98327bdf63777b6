import{$t as e,An as t,Bt as n,En as r,It as i,M as a,Sn as o,Xt as s,Zt as c,b as l,d as u,en as d,f,in as p,j as m,ln as h,nn as g,p as _,sn as v,tn as y}from"./main.js";import{u as b}from"./shared.js";import{A as x,I as S,N as C,P as w,j as T}from"./desks.js";function E(){let[,e]=t({});r(()=>T(()=>e({})),[]);let n=e=>{y({voice:e}),e||x()},i=!!C(v());return o`<${O} id="voice" label=${h(`Say calls and results aloud`)} disabled=${!i}
    checked=${i&&g.value.voice} change=${n}
    note=${h(i?`With the browser’s voice. Leave it off if a screen reader reads this page to you.`:`This browser has no voice for this language.`)} />`}function D(){let[e,n]=t(S),r=async e=>{let t=e&&await w();n(S()),y({notice:t})},i=e===`granted`||e==="default";return o`<${O} id="notice" label=${h(`Notify me when it is my turn`)} disabled=${!i}
    checked=${e===`granted`&&g.value.notice} change=${r}
    note=${h(i?`While this page is open, but not in view.`:`This browser allows no notifications from this page.`)} />`}const O=({id:e,label:t,note:n,checked:r,disabled:i,change:a})=>o`<div>
  <label class="tick">
    <input type="checkbox" checked=${r} disabled=${i} aria-describedby=${`about-${e}`}
      onChange=${e=>a(e.target.checked)} />
    ${t}
  </label>
  <small id=${`about-${e}`} class="quiet">${n}</small>
</div>`,k=[`Ac`,`Kd`];function A({deck:e,changes:t,letters:r=!1}){let i={...g.value,...t},a=e===`german`?s:c;return o`${k.map(e=>o`<span class="card" key=${e}>
    <${a} card=${e} form=${i} />${r&&o`<${n} suit=${e.slice(-1)} />`}</span>`)}`}const j=({input:e,words:t,picture:n})=>o`<label class="drawn-choice">
  ${e}<span class="sample" aria-hidden="true">${n}</span>${t}</label>`,M=({name:e,choices:t})=>o`${t.map(({value:t,words:n,picture:r})=>o`<${j} key=${t}
  words=${n} picture=${r} input=${o`<input type="radio" name=${`look-${e}`} value=${t}
    checked=${g.value[e]===t} onChange=${()=>y({[e]:t})} />`} />`)}`,N=({name:t,words:n})=>o`<${j} words=${n}
  picture=${o`<${A} deck=${e()} changes=${{[t]:!0}}
    letters=${t===`letters`||g.value.letters} />`}
  input=${o`<input type="checkbox" checked=${g.value[t]}
    onChange=${e=>y({[t]:e.target.checked})} />`} />`,P=()=>o`<fieldset class="pictures"><legend>${h(`Cards`)}</legend>
  <${M} name="deck" choices=${[{value:`game`,words:h(`as usual in the game`),picture:o`<${A} deck=${d()} />`},{value:`german`,words:h(`German suits`),picture:o`<${A} deck="german" />`},{value:`french`,words:h(`French suits`),picture:o`<${A} deck="french" />`}]} />
  <${N} name="bigIndex" words=${h(`Large-print cards`)} />
  <${N} name="fourColours" words=${h(`Four-colour deck`)} />
  <${N} name="letters" words=${h(`Letters beside the suits`)} />
</fieldset>`,F=()=>o`<fieldset class="pictures"><legend>${h(`Card backs`)}</legend>
  <${M} name="back" choices=${L().map(([e,t])=>({value:e,words:t,picture:o`<span class="back-sample" data-back=${e}><${i} /></span>`}))} />
</fieldset>`,I=()=>o`<fieldset class="pictures"><legend>${h(`Cloth`)}</legend>
  <${M} name="cloth" choices=${R().map(([e,t])=>({value:e,words:t,picture:o`<span class="cloth-sample" data-cloth=${e}></span>`}))} />
</fieldset>`,L=()=>[[`lattice`,h(`lattice`)],[`waves`,h(`waves`)],[`meander`,h(`meander`)],[`stars`,h(`stars`)]],R=()=>[[`sea`,h(`sea green`)],[`green`,h(`green`)],[`blue`,h(`blue`)],[`wine`,h(`wine red`)],[`brown`,h(`brown`)],[`grey`,h(`grey`)]],z=e=>new Intl.DateTimeFormat(v(),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e));function B(){let[e,n]=t(null),[r,i]=t(``),a=e=>i(e.message),s=()=>l().then(n,a);return o`<div class="own-connections">
    ${!e&&o`<button type="button" class="plain" onClick=${s}>${h(`Connections`)}</button>`}
    ${e&&o`<${V} shown=${e} end=${e=>u(e).then(s,a)} />
      <button type="button" class="plain" onClick=${()=>f().then(()=>location.reload(),a)}>${h(`End all other connections`)}</button>
      <p class="quiet">${h(`No copy of this browser's data counts any more then; this page connects again.`)}</p>`}
    ${r&&o`<p class="trouble" role="alert">${r}</p>`}
  </div>`}const V=({shown:{connections:e,complete:t},end:n})=>o`<h3>${h(`Connections`)}</h3>
  ${e.length===0&&o`<p>${h(`No page of this browser is connected to a table.`)}</p>`}
  <ul>${e.map(({id:e,table:t,network:r,since:i})=>o`<li key=${e}>
    <span><a href=${`/table/${t}`}>${h(`Table {table}`,{table:t.slice(0,6)})}</a>
      <small class="quiet">${h(`Since {time}, from {network}`,{time:z(i),network:r})}</small></span>
    <button type="button" class="plain" onClick=${()=>n(e)}>${h(`End connection`)}</button>
  </li>`)}</ul>
  ${!t&&o`<p class="quiet">${h(`Some servers did not answer: there may be more connections.`)}</p>`}`,H=()=>location.assign(`/`);function U(){let[e,n]=t(!1);return e?o`<${W} stay=${()=>n(!1)} />`:o`<div class="sign-out">
      <button type="button" class="plain" onClick=${()=>n(!0)}>${h(`Sign out`)}</button></div>`}function W({stay:e}){let[n,i]=t(``),[s,c]=t(``);r(()=>{a().then(c,()=>{})},[]);let l=e=>()=>e().then(H,e=>i(e.message));return o`<div class="sign-out" role="group" aria-label=${h(`Sign out`)}>
    <p>${h(`This browser then has no seat, role or house here any more, and nobody can give them back.`)}</p>
    <button type="button" class="plain" onClick=${l(m)}>${h(`Sign out for good`)}</button>
    <button type="button" class="plain" autofocus onClick=${e}>${h(`Stay`)}</button>
    <p>${h(`Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.`)}</p>
    <button type="button" class="plain" onClick=${l(_)}>${h(`Sign out and remove my names`)}</button>
    ${s&&o`<p class="visitor-number">${h(`Your number, for a letter to the operator: {number}`,{number:s})}</p>`}
    ${n&&o`<p class="trouble" role="alert">${n}</p>`}
  </div>`}function G({own:e}){let t=g.value;return o`<div class="settings">
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
    <${P} />
    <${F} />
    <${I} />
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
    <${E} />
    ${(t.sound||t.voice)&&o`<label>${h(`Volume`)}
      <input type="range" min="10" max="100" step="10" value=${t.volume}
        onChange=${e=>y({volume:Number(e.target.value)})} /></label>`}
    <${D} />
    <${b} name="guide" label=${h(`Show tips`)} />
    ${e.map(({name:e,label:t})=>o`<${b} key=${e} name=${e} label=${t()} />`)}
    <${b} name="keys" label=${h(`Keyboard shortcuts`)} />
    <${B} />
    <${U} />
  </div>`}export{G as SettingsForm};