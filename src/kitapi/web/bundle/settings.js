import{Lt as e,M as t,Nn as n,Qt as r,Tn as i,Vt as a,Zt as o,an as s,b as c,d as l,en as u,f as d,fn as f,j as p,kn as m,nn as h,on as g,p as _,rn as v,tn as y,un as b}from"./main.js";import{u as x}from"./shared.js";import{A as S,I as C,N as w,P as T,j as E}from"./desks.js";function D(){let[,e]=n({});m(()=>E(()=>e({})),[]);let t=e=>{h({voice:e}),e||S()},r=!!w(b());return i`<${k} id="voice" label=${f(`Say calls and results aloud`)} disabled=${!r}
    checked=${r&&v.value.voice} change=${t}
    note=${f(r?`With the browser’s voice. Leave it off if a screen reader reads this page to you.`:`This browser has no voice for this language.`)} />`}function O(){let[e,t]=n(C),r=async e=>{let n=e&&await T();t(C()),h({notice:n})},a=e===`granted`||e==="default";return i`<${k} id="notice" label=${f(`Notify me when it is my turn`)} disabled=${!a}
    checked=${e===`granted`&&v.value.notice} change=${r}
    note=${f(a?`While this page is open, but not in view.`:`This browser allows no notifications from this page.`)} />`}const k=({id:e,label:t,note:n,checked:r,disabled:a,change:o})=>i`<div>
  <label class="tick">
    <input type="checkbox" checked=${r} disabled=${a} aria-describedby=${`about-${e}`}
      onChange=${e=>o(e.target.checked)} />
    ${t}
  </label>
  <small id=${`about-${e}`} class="quiet">${n}</small>
</div>`,A=[`Ac`,`Kd`];function j({deck:e,changes:t,letters:n=!1}){let s={...v.value,...t},c=e===`german`?o:r;return i`${A.map(e=>i`<span class="card" key=${e}>
    <${c} card=${e} form=${s} />${n&&i`<${a} suit=${e.slice(-1)} />`}</span>`)}`}const M=({input:e,words:t,picture:n})=>i`<label class="drawn-choice">
  ${e}<span class="sample" aria-hidden="true">${n}</span>${t}</label>`,N=({name:e,choices:t})=>i`${t.map(({value:t,words:n,picture:r})=>i`<${M} key=${t}
  words=${n} picture=${r} input=${i`<input type="radio" name=${`look-${e}`} value=${t}
    checked=${v.value[e]===t} onChange=${()=>h({[e]:t})} />`} />`)}`,P=({name:e,words:t})=>i`<${M} words=${t}
  picture=${i`<${j} deck=${u()} changes=${{[e]:!0}}
    letters=${e===`letters`||v.value.letters} />`}
  input=${i`<input type="checkbox" checked=${v.value[e]}
    onChange=${t=>h({[e]:t.target.checked})} />`} />`,F=()=>i`<fieldset class="drawn-choices"><legend>${f(`Cards`)}</legend>
  <${N} name="deck" choices=${[{value:`game`,words:f(`as usual in the game`),picture:i`<${j} deck=${y()} />`},{value:`german`,words:f(`German suits`),picture:i`<${j} deck="german" />`},{value:`french`,words:f(`French suits`),picture:i`<${j} deck="french" />`}]} />
  <${P} name="bigIndex" words=${f(`Large-print cards`)} />
  <${P} name="fourColours" words=${f(`Four-colour deck`)} />
  <${P} name="letters" words=${f(`Letters beside the suits`)} />
</fieldset>`,I=()=>i`<fieldset class="drawn-choices"><legend>${f(`Card backs`)}</legend>
  <${N} name="back" choices=${R().map(([t,n])=>({value:t,words:n,picture:i`<span class="back-sample" data-back=${t}><${e} /></span>`}))} />
</fieldset>`,L=()=>i`<fieldset class="drawn-choices"><legend>${f(`Cloth`)}</legend>
  <${N} name="cloth" choices=${z().map(([e,t])=>({value:e,words:t,picture:i`<span class="cloth-sample" data-cloth=${e}></span>`}))} />
</fieldset>`,R=()=>[[`lattice`,f(`lattice`)],[`waves`,f(`waves`)],[`meander`,f(`meander`)],[`stars`,f(`stars`)]],z=()=>[[`sea`,f(`sea green`)],[`green`,f(`green`)],[`blue`,f(`blue`)],[`wine`,f(`wine red`)],[`brown`,f(`brown`)],[`grey`,f(`grey`)]],B=e=>new Intl.DateTimeFormat(g(),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e));function V(){let[e,t]=n(null),[r,a]=n(``),o=e=>a(e.message),s=()=>c().then(t,o);return i`<div class="own-connections">
    ${!e&&i`<button type="button" class="plain" onClick=${s}>${f(`Connections`)}</button>`}
    ${e&&i`<${H} shown=${e} end=${e=>l(e).then(s,o)} />
      <button type="button" class="plain" onClick=${()=>d().then(()=>location.reload(),o)}>${f(`End all other connections`)}</button>
      <p class="quiet">${f(`No copy of this browser's data counts any more then; this page connects again.`)}</p>`}
    ${r&&i`<p class="trouble" role="alert">${r}</p>`}
  </div>`}const H=({shown:{connections:e,complete:t},end:n})=>i`<h3>${f(`Connections`)}</h3>
  ${e.length===0&&i`<p>${f(`No page of this browser is connected to a table.`)}</p>`}
  <ul>${e.map(({id:e,table:t,network:r,since:a})=>i`<li key=${e}>
    <span><a href=${`/table/${t}`}>${f(`Table {table}`,{table:t.slice(0,6)})}</a>
      <small class="quiet">${f(`Since {time}, from {network}`,{time:B(a),network:r})}</small></span>
    <button type="button" class="plain" onClick=${()=>n(e)}>${f(`End connection`)}</button>
  </li>`)}</ul>
  ${!t&&i`<p class="quiet">${f(`Some servers did not answer: there may be more connections.`)}</p>`}`,U=()=>location.assign(`/`);function W(){let[e,t]=n(!1);return e?i`<${G} stay=${()=>t(!1)} />`:i`<div class="sign-out">
      <button type="button" class="plain" onClick=${()=>t(!0)}>${f(`Sign out`)}</button></div>`}function G({stay:e}){let[r,a]=n(``),[o,s]=n(``);m(()=>{t().then(s,()=>{})},[]);let c=e=>()=>e().then(U,e=>a(e.message));return i`<div class="sign-out" role="group" aria-label=${f(`Sign out`)}>
    <p>${f(`This browser then has no seat, role or house here any more, and nobody can give them back.`)}</p>
    <button type="button" class="plain" onClick=${c(p)}>${f(`Sign out for good`)}</button>
    <button type="button" class="plain" autofocus onClick=${e}>${f(`Stay`)}</button>
    <p>${f(`Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.`)}</p>
    <button type="button" class="plain" onClick=${c(_)}>${f(`Sign out and remove my names`)}</button>
    ${o&&i`<p class="visitor-number">${f(`Your number, for a letter to the operator: {number}`,{number:o})}</p>`}
    ${r&&i`<p class="trouble" role="alert">${r}</p>`}
  </div>`}function K({own:e}){let t=v.value;return i`<div class="settings">
    <label>${f(`Language`)}
      <select value=${t.language}
        onChange=${e=>h({language:e.target.value})}>
        ${s.map(({code:e,name:n})=>i`<option key=${e} value=${e} lang=${e}
          selected=${e===t.language}>${n}</option>`)}
      </select>
    </label>
    <label>${f(`Theme`)}
      <select value=${t.theme}
        onChange=${e=>h({theme:e.target.value})}>
        <option value="auto" selected=${t.theme===`auto`}>${f(`system`)}</option>
        <option value="light" selected=${t.theme===`light`}>${f(`light`)}</option>
        <option value="dark" selected=${t.theme===`dark`}>${f(`dark`)}</option>
      </select>
    </label>
    <${F} />
    <${I} />
    <${L} />
    <label>${f(`Pace`)}
      <select value=${t.pace} onChange=${e=>h({pace:e.target.value})}>
        <option value="slow" selected=${t.pace===`slow`}>${f(`slow`)}</option>
        <option value="normal" selected=${t.pace===`normal`}>${f(`normal`)}</option>
        <option value="quick" selected=${t.pace===`quick`}>${f(`quick`)}</option>
        <option value="at_once" selected=${t.pace===`at_once`}>${f(`at once`)}</option>
      </select>
    </label>
    <${x} name="oneTap" label=${f(`One tap plays a card`)} />
    <${x} name="forced" label=${f(`Play my only card automatically`)} />
    <${x} name="sound" label=${f(`Sounds`)} />
    <${D} />
    ${(t.sound||t.voice)&&i`<label>${f(`Volume`)}
      <input type="range" min="10" max="100" step="10" value=${t.volume}
        onChange=${e=>h({volume:Number(e.target.value)})} /></label>`}
    <${O} />
    <${x} name="guide" label=${f(`Show tips`)} />
    ${e.map(({name:e,label:t})=>i`<${x} key=${e} name=${e} label=${t()} />`)}
    <${x} name="keys" label=${f(`Keyboard shortcuts`)} />
    <${V} />
    <${W} />
  </div>`}export{K as SettingsForm};