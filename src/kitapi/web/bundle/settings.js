import{$t as e,Bt as t,Cn as n,Dn as r,It as i,M as a,Xt as o,Zt as s,an as c,b as l,cn as u,d,en as f,f as p,in as m,j as h,jn as g,nn as _,p as v,tn as y,un as b}from"./main.js";import{u as x}from"./shared.js";import{A as S,I as C,N as w,P as T,j as E}from"./desks.js";function D(){let[,e]=g({});r(()=>E(()=>e({})),[]);let t=e=>{y({voice:e}),e||S()},i=!!w(u());return n`<${k} id="voice" label=${b(`Say calls and results aloud`)} disabled=${!i}
    checked=${i&&_.value.voice} change=${t}
    note=${b(i?`With the browser’s voice. Leave it off if a screen reader reads this page to you.`:`This browser has no voice for this language.`)} />`}function O(){let[e,t]=g(C),r=async e=>{let n=e&&await T();t(C()),y({notice:n})},i=e===`granted`||e==="default";return n`<${k} id="notice" label=${b(`Notify me when it is my turn`)} disabled=${!i}
    checked=${e===`granted`&&_.value.notice} change=${r}
    note=${b(i?`While this page is open, but not in view.`:`This browser allows no notifications from this page.`)} />`}const k=({id:e,label:t,note:r,checked:i,disabled:a,change:o})=>n`<div>
  <label class="tick">
    <input type="checkbox" checked=${i} disabled=${a} aria-describedby=${`about-${e}`}
      onChange=${e=>o(e.target.checked)} />
    ${t}
  </label>
  <small id=${`about-${e}`} class="quiet">${r}</small>
</div>`,A=[`Ac`,`Kd`];function j({deck:e,changes:r,letters:i=!1}){let a={..._.value,...r},c=e===`german`?o:s;return n`${A.map(e=>n`<span class="card" key=${e}>
    <${c} card=${e} form=${a} />${i&&n`<${t} suit=${e.slice(-1)} />`}</span>`)}`}const M=({input:e,words:t,picture:r})=>n`<label class="drawn-choice">
  ${e}<span class="sample" aria-hidden="true">${r}</span>${t}</label>`,N=({name:e,choices:t})=>n`${t.map(({value:t,words:r,picture:i})=>n`<${M} key=${t}
  words=${r} picture=${i} input=${n`<input type="radio" name=${`look-${e}`} value=${t}
    checked=${_.value[e]===t} onChange=${()=>y({[e]:t})} />`} />`)}`,P=({name:t,words:r})=>n`<${M} words=${r}
  picture=${n`<${j} deck=${e()} changes=${{[t]:!0}}
    letters=${t===`letters`||_.value.letters} />`}
  input=${n`<input type="checkbox" checked=${_.value[t]}
    onChange=${e=>y({[t]:e.target.checked})} />`} />`,F=()=>n`<fieldset class="drawn-choices"><legend>${b(`Cards`)}</legend>
  <${N} name="deck" choices=${[{value:`game`,words:b(`as usual in the game`),picture:n`<${j} deck=${f()} />`},{value:`german`,words:b(`German suits`),picture:n`<${j} deck="german" />`},{value:`french`,words:b(`French suits`),picture:n`<${j} deck="french" />`}]} />
  <${P} name="bigIndex" words=${b(`Large-print cards`)} />
  <${P} name="fourColours" words=${b(`Four-colour deck`)} />
  <${P} name="letters" words=${b(`Letters beside the suits`)} />
</fieldset>`,I=()=>n`<fieldset class="drawn-choices"><legend>${b(`Card backs`)}</legend>
  <${N} name="back" choices=${R().map(([e,t])=>({value:e,words:t,picture:n`<span class="back-sample" data-back=${e}><${i} /></span>`}))} />
</fieldset>`,L=()=>n`<fieldset class="drawn-choices"><legend>${b(`Cloth`)}</legend>
  <${N} name="cloth" choices=${z().map(([e,t])=>({value:e,words:t,picture:n`<span class="cloth-sample" data-cloth=${e}></span>`}))} />
</fieldset>`,R=()=>[[`lattice`,b(`lattice`)],[`waves`,b(`waves`)],[`meander`,b(`meander`)],[`stars`,b(`stars`)]],z=()=>[[`sea`,b(`sea green`)],[`green`,b(`green`)],[`blue`,b(`blue`)],[`wine`,b(`wine red`)],[`brown`,b(`brown`)],[`grey`,b(`grey`)]],B=e=>new Intl.DateTimeFormat(c(),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e));function V(){let[e,t]=g(null),[r,i]=g(``),a=e=>i(e.message),o=()=>l().then(t,a);return n`<div class="own-connections">
    ${!e&&n`<button type="button" class="plain" onClick=${o}>${b(`Connections`)}</button>`}
    ${e&&n`<${H} shown=${e} end=${e=>d(e).then(o,a)} />
      <button type="button" class="plain" onClick=${()=>p().then(()=>location.reload(),a)}>${b(`End all other connections`)}</button>
      <p class="quiet">${b(`No copy of this browser's data counts any more then; this page connects again.`)}</p>`}
    ${r&&n`<p class="trouble" role="alert">${r}</p>`}
  </div>`}const H=({shown:{connections:e,complete:t},end:r})=>n`<h3>${b(`Connections`)}</h3>
  ${e.length===0&&n`<p>${b(`No page of this browser is connected to a table.`)}</p>`}
  <ul>${e.map(({id:e,table:t,network:i,since:a})=>n`<li key=${e}>
    <span><a href=${`/table/${t}`}>${b(`Table {table}`,{table:t.slice(0,6)})}</a>
      <small class="quiet">${b(`Since {time}, from {network}`,{time:B(a),network:i})}</small></span>
    <button type="button" class="plain" onClick=${()=>r(e)}>${b(`End connection`)}</button>
  </li>`)}</ul>
  ${!t&&n`<p class="quiet">${b(`Some servers did not answer: there may be more connections.`)}</p>`}`,U=()=>location.assign(`/`);function W(){let[e,t]=g(!1);return e?n`<${G} stay=${()=>t(!1)} />`:n`<div class="sign-out">
      <button type="button" class="plain" onClick=${()=>t(!0)}>${b(`Sign out`)}</button></div>`}function G({stay:e}){let[t,i]=g(``),[o,s]=g(``);r(()=>{a().then(s,()=>{})},[]);let c=e=>()=>e().then(U,e=>i(e.message));return n`<div class="sign-out" role="group" aria-label=${b(`Sign out`)}>
    <p>${b(`This browser then has no seat, role or house here any more, and nobody can give them back.`)}</p>
    <button type="button" class="plain" onClick=${c(h)}>${b(`Sign out for good`)}</button>
    <button type="button" class="plain" autofocus onClick=${e}>${b(`Stay`)}</button>
    <p>${b(`Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.`)}</p>
    <button type="button" class="plain" onClick=${c(v)}>${b(`Sign out and remove my names`)}</button>
    ${o&&n`<p class="visitor-number">${b(`Your number, for a letter to the operator: {number}`,{number:o})}</p>`}
    ${t&&n`<p class="trouble" role="alert">${t}</p>`}
  </div>`}function K({own:e}){let t=_.value;return n`<div class="settings">
    <label>${b(`Language`)}
      <select value=${t.language}
        onChange=${e=>y({language:e.target.value})}>
        ${m.map(({code:e,name:r})=>n`<option key=${e} value=${e} lang=${e}
          selected=${e===t.language}>${r}</option>`)}
      </select>
    </label>
    <label>${b(`Theme`)}
      <select value=${t.theme}
        onChange=${e=>y({theme:e.target.value})}>
        <option value="auto" selected=${t.theme===`auto`}>${b(`system`)}</option>
        <option value="light" selected=${t.theme===`light`}>${b(`light`)}</option>
        <option value="dark" selected=${t.theme===`dark`}>${b(`dark`)}</option>
      </select>
    </label>
    <${F} />
    <${I} />
    <${L} />
    <label>${b(`Pace`)}
      <select value=${t.pace} onChange=${e=>y({pace:e.target.value})}>
        <option value="slow" selected=${t.pace===`slow`}>${b(`slow`)}</option>
        <option value="normal" selected=${t.pace===`normal`}>${b(`normal`)}</option>
        <option value="quick" selected=${t.pace===`quick`}>${b(`quick`)}</option>
        <option value="at_once" selected=${t.pace===`at_once`}>${b(`at once`)}</option>
      </select>
    </label>
    <${x} name="oneTap" label=${b(`One tap plays a card`)} />
    <${x} name="forced" label=${b(`Play my only card automatically`)} />
    <${x} name="sound" label=${b(`Sounds`)} />
    <${D} />
    ${(t.sound||t.voice)&&n`<label>${b(`Volume`)}
      <input type="range" min="10" max="100" step="10" value=${t.volume}
        onChange=${e=>y({volume:Number(e.target.value)})} /></label>`}
    <${O} />
    <${x} name="guide" label=${b(`Show tips`)} />
    ${e.map(({name:e,label:t})=>n`<${x} key=${e} name=${e} label=${t()} />`)}
    <${x} name="keys" label=${b(`Keyboard shortcuts`)} />
    <${V} />
    <${W} />
  </div>`}export{K as SettingsForm};