import{Lt as e,M as t,Mn as n,On as r,Qt as i,Vt as a,Zt as o,an as s,b as c,d as l,dn as u,en as d,f,j as p,ln as m,nn as h,on as g,p as _,rn as v,tn as y,wn as b}from"./main.js";import{u as x}from"./shared.js";import{A as S,I as C,N as w,P as T,j as E}from"./desks.js";function D(){let[,e]=n({});r(()=>E(()=>e({})),[]);let t=e=>{h({voice:e}),e||S()},i=!!w(m());return b`<${k} id="voice" label=${u(`Say calls and results aloud`)} disabled=${!i}
    checked=${i&&v.value.voice} change=${t}
    note=${u(i?`With the browser’s voice. Leave it off if a screen reader reads this page to you.`:`This browser has no voice for this language.`)} />`}function O(){let[e,t]=n(C),r=async e=>{let n=e&&await T();t(C()),h({notice:n})},i=e===`granted`||e==="default";return b`<${k} id="notice" label=${u(`Notify me when it is my turn`)} disabled=${!i}
    checked=${e===`granted`&&v.value.notice} change=${r}
    note=${u(i?`While this page is open, but not in view.`:`This browser allows no notifications from this page.`)} />`}const k=({id:e,label:t,note:n,checked:r,disabled:i,change:a})=>b`<div>
  <label class="tick">
    <input type="checkbox" checked=${r} disabled=${i} aria-describedby=${`about-${e}`}
      onChange=${e=>a(e.target.checked)} />
    ${t}
  </label>
  <small id=${`about-${e}`} class="quiet">${n}</small>
</div>`,A=[`Ac`,`Kd`];function j({deck:e,changes:t,letters:n=!1}){let r={...v.value,...t},s=e===`german`?o:i;return b`${A.map(e=>b`<span class="card" key=${e}>
    <${s} card=${e} form=${r} />${n&&b`<${a} suit=${e.slice(-1)} />`}</span>`)}`}const M=({input:e,words:t,picture:n})=>b`<label class="drawn-choice">
  ${e}<span class="sample" aria-hidden="true">${n}</span>${t}</label>`,N=({name:e,choices:t})=>b`${t.map(({value:t,words:n,picture:r})=>b`<${M} key=${t}
  words=${n} picture=${r} input=${b`<input type="radio" name=${`look-${e}`} value=${t}
    checked=${v.value[e]===t} onChange=${()=>h({[e]:t})} />`} />`)}`,P=({name:e,words:t})=>b`<${M} words=${t}
  picture=${b`<${j} deck=${d()} changes=${{[e]:!0}}
    letters=${e===`letters`||v.value.letters} />`}
  input=${b`<input type="checkbox" checked=${v.value[e]}
    onChange=${t=>h({[e]:t.target.checked})} />`} />`,F=()=>b`<fieldset class="drawn-choices"><legend>${u(`Cards`)}</legend>
  <${N} name="deck" choices=${[{value:`game`,words:u(`as usual in the game`),picture:b`<${j} deck=${y()} />`},{value:`german`,words:u(`German suits`),picture:b`<${j} deck="german" />`},{value:`french`,words:u(`French suits`),picture:b`<${j} deck="french" />`}]} />
  <${P} name="bigIndex" words=${u(`Large-print cards`)} />
  <${P} name="fourColours" words=${u(`Four-colour deck`)} />
  <${P} name="letters" words=${u(`Letters beside the suits`)} />
</fieldset>`,I=()=>b`<fieldset class="drawn-choices"><legend>${u(`Card backs`)}</legend>
  <${N} name="back" choices=${R().map(([t,n])=>({value:t,words:n,picture:b`<span class="back-sample" data-back=${t}><${e} /></span>`}))} />
</fieldset>`,L=()=>b`<fieldset class="drawn-choices"><legend>${u(`Cloth`)}</legend>
  <${N} name="cloth" choices=${z().map(([e,t])=>({value:e,words:t,picture:b`<span class="cloth-sample" data-cloth=${e}></span>`}))} />
</fieldset>`,R=()=>[[`lattice`,u(`lattice`)],[`waves`,u(`waves`)],[`meander`,u(`meander`)],[`stars`,u(`stars`)]],z=()=>[[`sea`,u(`sea green`)],[`green`,u(`green`)],[`blue`,u(`blue`)],[`wine`,u(`wine red`)],[`brown`,u(`brown`)],[`grey`,u(`grey`)]],B=e=>new Intl.DateTimeFormat(g(),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e));function V(){let[e,t]=n(null),[r,i]=n(``),a=e=>i(e.message),o=()=>c().then(t,a);return b`<div class="own-connections">
    ${!e&&b`<button type="button" class="plain" onClick=${o}>${u(`Connections`)}</button>`}
    ${e&&b`<${H} shown=${e} end=${e=>l(e).then(o,a)} />
      <button type="button" class="plain" onClick=${()=>f().then(()=>location.reload(),a)}>${u(`End all other connections`)}</button>
      <p class="quiet">${u(`No copy of this browser's data counts any more then; this page connects again.`)}</p>`}
    ${r&&b`<p class="trouble" role="alert">${r}</p>`}
  </div>`}const H=({shown:{connections:e,complete:t},end:n})=>b`<h3>${u(`Connections`)}</h3>
  ${e.length===0&&b`<p>${u(`No page of this browser is connected to a table.`)}</p>`}
  <ul>${e.map(({id:e,table:t,network:r,since:i})=>b`<li key=${e}>
    <span><a href=${`/table/${t}`}>${u(`Table {table}`,{table:t.slice(0,6)})}</a>
      <small class="quiet">${u(`Since {time}, from {network}`,{time:B(i),network:r})}</small></span>
    <button type="button" class="plain" onClick=${()=>n(e)}>${u(`End connection`)}</button>
  </li>`)}</ul>
  ${!t&&b`<p class="quiet">${u(`Some servers did not answer: there may be more connections.`)}</p>`}`,U=()=>location.assign(`/`);function W(){let[e,t]=n(!1);return e?b`<${G} stay=${()=>t(!1)} />`:b`<div class="sign-out">
      <button type="button" class="plain" onClick=${()=>t(!0)}>${u(`Sign out`)}</button></div>`}function G({stay:e}){let[i,a]=n(``),[o,s]=n(``);r(()=>{t().then(s,()=>{})},[]);let c=e=>()=>e().then(U,e=>a(e.message));return b`<div class="sign-out" role="group" aria-label=${u(`Sign out`)}>
    <p>${u(`This browser then has no seat, role or house here any more, and nobody can give them back.`)}</p>
    <button type="button" class="plain" onClick=${c(p)}>${u(`Sign out for good`)}</button>
    <button type="button" class="plain" autofocus onClick=${e}>${u(`Stay`)}</button>
    <p>${u(`Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.`)}</p>
    <button type="button" class="plain" onClick=${c(_)}>${u(`Sign out and remove my names`)}</button>
    ${o&&b`<p class="visitor-number">${u(`Your number, for a letter to the operator: {number}`,{number:o})}</p>`}
    ${i&&b`<p class="trouble" role="alert">${i}</p>`}
  </div>`}function K({own:e}){let t=v.value;return b`<div class="settings">
    <label>${u(`Language`)}
      <select value=${t.language}
        onChange=${e=>h({language:e.target.value})}>
        ${s.map(({code:e,name:n})=>b`<option key=${e} value=${e} lang=${e}
          selected=${e===t.language}>${n}</option>`)}
      </select>
    </label>
    <label>${u(`Theme`)}
      <select value=${t.theme}
        onChange=${e=>h({theme:e.target.value})}>
        <option value="auto" selected=${t.theme===`auto`}>${u(`system`)}</option>
        <option value="light" selected=${t.theme===`light`}>${u(`light`)}</option>
        <option value="dark" selected=${t.theme===`dark`}>${u(`dark`)}</option>
      </select>
    </label>
    <${F} />
    <${I} />
    <${L} />
    <label>${u(`Pace`)}
      <select value=${t.pace} onChange=${e=>h({pace:e.target.value})}>
        <option value="slow" selected=${t.pace===`slow`}>${u(`slow`)}</option>
        <option value="normal" selected=${t.pace===`normal`}>${u(`normal`)}</option>
        <option value="quick" selected=${t.pace===`quick`}>${u(`quick`)}</option>
        <option value="at_once" selected=${t.pace===`at_once`}>${u(`at once`)}</option>
      </select>
    </label>
    <${x} name="oneTap" label=${u(`One tap plays a card`)} />
    <${x} name="forced" label=${u(`Play my only card automatically`)} />
    <${x} name="sound" label=${u(`Sounds`)} />
    <${D} />
    ${(t.sound||t.voice)&&b`<label>${u(`Volume`)}
      <input type="range" min="10" max="100" step="10" value=${t.volume}
        onChange=${e=>h({volume:Number(e.target.value)})} /></label>`}
    <${O} />
    <${x} name="guide" label=${u(`Show tips`)} />
    ${e.map(({name:e,label:t})=>b`<${x} key=${e} name=${e} label=${t()} />`)}
    <${x} name="keys" label=${u(`Keyboard shortcuts`)} />
    <${V} />
    <${W} />
  </div>`}export{K as SettingsForm};