import{Gt as e,Ln as t,M as n,N as r,Nn as i,Vt as a,an as o,f as s,gn as c,in as l,kn as u,ln as d,m as f,mn as p,nn as m,on as h,p as g,sn as _,tn as v,un as y,x as b}from"./main.js";import{m as x}from"./shared.js";import{F as S,I as C,R as w,V as T,z as E}from"./desks.js";function D(){let[,e]=t({});i(()=>C(()=>e({})),[]);let n=e=>{h({voice:e}),e||S()},r=!!w(p());return u`<${k} id="voice" label=${c(`Say calls and results aloud`)} disabled=${!r}
    checked=${r&&_.value.voice} change=${n}
    note=${c(r?`With the browser’s voice. Leave it off if a screen reader reads this page to you.`:`This browser has no voice for this language.`)} />`}function O(){let[e,n]=t(T),r=async e=>{let t=e&&await E();n(T()),h({notice:t})},i=e===`granted`||e==="default";return u`<${k} id="notice" label=${c(`Notify me when it is my turn`)} disabled=${!i}
    checked=${e===`granted`&&_.value.notice} change=${r}
    note=${c(i?`While this page is open, but not in view.`:`This browser allows no notifications from this page.`)} />`}const k=({id:e,label:t,note:n,checked:r,disabled:i,change:a})=>u`<div>
  <label class="tick">
    <input type="checkbox" checked=${r} disabled=${i} aria-describedby=${`about-${e}`}
      onChange=${e=>a(e.target.checked)} />
    ${t}
  </label>
  <small id=${`about-${e}`} class="quiet">${n}</small>
</div>`,A=[`Ac`,`Kd`];function j({deck:t,changes:n,letters:r=!1}){let i={..._.value,...n},a=t===`german`?v:m;return u`${A.map(t=>u`<span class="card" key=${t}>
    <${a} card=${t} form=${i} />${r&&u`<${e} suit=${t.slice(-1)} />`}</span>`)}`}const M=({input:e,words:t,picture:n})=>u`<label class="drawn-choice">
  ${e}<span class="sample" aria-hidden="true">${n}</span>${t}</label>`,N=({name:e,choices:t})=>u`${t.map(({value:t,words:n,picture:r})=>u`<${M} key=${t}
  words=${n} picture=${r} input=${u`<input type="radio" name=${`look-${e}`} value=${t}
    checked=${_.value[e]===t} onChange=${()=>h({[e]:t})} />`} />`)}`,P=({name:e,words:t})=>u`<${M} words=${t}
  picture=${u`<${j} deck=${l()} changes=${{[e]:!0}}
    letters=${e===`letters`||_.value.letters} />`}
  input=${u`<input type="checkbox" checked=${_.value[e]}
    onChange=${t=>h({[e]:t.target.checked})} />`} />`,F=()=>u`<fieldset class="drawn-choices"><legend>${c(`Cards`)}</legend>
  <${N} name="deck" choices=${[{value:`game`,words:c(`as usual in the game`),picture:u`<${j} deck=${o()} />`},{value:`german`,words:c(`German suits`),picture:u`<${j} deck="german" />`},{value:`french`,words:c(`French suits`),picture:u`<${j} deck="french" />`}]} />
  <${P} name="bigIndex" words=${c(`Large-print cards`)} />
  <${P} name="fourColours" words=${c(`Four-colour deck`)} />
  <${P} name="letters" words=${c(`Letters beside the suits`)} />
</fieldset>`,I=()=>u`<fieldset class="drawn-choices"><legend>${c(`Card backs`)}</legend>
  <${N} name="back" choices=${R().map(([e,t])=>({value:e,words:t,picture:u`<span class="back-sample" data-back=${e}><${a} /></span>`}))} />
</fieldset>`,L=()=>u`<fieldset class="drawn-choices"><legend>${c(`Cloth`)}</legend>
  <${N} name="cloth" choices=${z().map(([e,t])=>({value:e,words:t,picture:u`<span class="cloth-sample" data-cloth=${e}></span>`}))} />
</fieldset>`,R=()=>[[`lattice`,c(`lattice`)],[`waves`,c(`waves`)],[`meander`,c(`meander`)],[`stars`,c(`stars`)]],z=()=>[[`sea`,c(`sea green`)],[`green`,c(`green`)],[`blue`,c(`blue`)],[`wine`,c(`wine red`)],[`brown`,c(`brown`)],[`grey`,c(`grey`)]],B=e=>new Intl.DateTimeFormat(y(),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e));function V(){let[e,n]=t(null),[r,i]=t(``),a=e=>i(e.message),o=()=>b().then(n,a);return u`<div class="own-connections">
    ${!e&&u`<button type="button" class="plain" onClick=${o}>${c(`Connections`)}</button>`}
    ${e&&u`<${H} shown=${e} end=${e=>s(e).then(o,a)} />
      <button type="button" class="plain" onClick=${()=>g().then(()=>location.reload(),a)}>${c(`End all other connections`)}</button>
      <p class="quiet">${c(`No copy of this browser's data counts any more then; this page connects again.`)}</p>`}
    ${r&&u`<p class="trouble" role="alert">${r}</p>`}
  </div>`}const H=({shown:{connections:e,complete:t},end:n})=>u`<h3>${c(`Connections`)}</h3>
  ${e.length===0&&u`<p>${c(`No page of this browser is connected to a table.`)}</p>`}
  <ul>${e.map(({id:e,table:t,network:r,since:i})=>u`<li key=${e}>
    <span><a href=${`/table/${t}`}>${c(`Table {table}`,{table:t.slice(0,6)})}</a>
      <small class="quiet">${c(`Since {time}, from {network}`,{time:B(i),network:r})}</small></span>
    <button type="button" class="plain" onClick=${()=>n(e)}>${c(`End connection`)}</button>
  </li>`)}</ul>
  ${!t&&u`<p class="quiet">${c(`Some servers did not answer: there may be more connections.`)}</p>`}`,U=()=>location.assign(`/`);function W(){let[e,n]=t(!1);return e?u`<${G} stay=${()=>n(!1)} />`:u`<div class="sign-out">
      <button type="button" class="plain" onClick=${()=>n(!0)}>${c(`Sign out`)}</button></div>`}function G({stay:e}){let[a,o]=t(``),[s,l]=t(``);i(()=>{r().then(l,()=>{})},[]);let d=e=>()=>e().then(U,e=>o(e.message));return u`<div class="sign-out" role="group" aria-label=${c(`Sign out`)}>
    <p>${c(`This browser then has no seat, role or house here any more, and nobody can give them back.`)}</p>
    <button type="button" class="plain" onClick=${d(n)}>${c(`Sign out for good`)}</button>
    <button type="button" class="plain" autofocus onClick=${e}>${c(`Stay`)}</button>
    <p>${c(`Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.`)}</p>
    <button type="button" class="plain" onClick=${d(f)}>${c(`Sign out and remove my names`)}</button>
    ${s&&u`<p class="visitor-number">${c(`Your number, for a letter to the operator: {number}`,{number:s})}</p>`}
    ${a&&u`<p class="trouble" role="alert">${a}</p>`}
  </div>`}function K({own:e}){let t=_.value;return u`<div class="settings">
    <label>${c(`Language`)}
      <select value=${t.language}
        onChange=${e=>h({language:e.target.value})}>
        ${d.map(({code:e,name:n})=>u`<option key=${e} value=${e} lang=${e}
          selected=${e===t.language}>${n}</option>`)}
      </select>
    </label>
    <label>${c(`Theme`)}
      <select value=${t.theme}
        onChange=${e=>h({theme:e.target.value})}>
        <option value="auto" selected=${t.theme===`auto`}>${c(`system`)}</option>
        <option value="light" selected=${t.theme===`light`}>${c(`light`)}</option>
        <option value="dark" selected=${t.theme===`dark`}>${c(`dark`)}</option>
      </select>
    </label>
    <${F} />
    <${I} />
    <${L} />
    <label>${c(`Pace`)}
      <select value=${t.pace} onChange=${e=>h({pace:e.target.value})}>
        <option value="slow" selected=${t.pace===`slow`}>${c(`slow`)}</option>
        <option value="normal" selected=${t.pace===`normal`}>${c(`normal`)}</option>
        <option value="quick" selected=${t.pace===`quick`}>${c(`quick`)}</option>
        <option value="at_once" selected=${t.pace===`at_once`}>${c(`at once`)}</option>
      </select>
    </label>
    <${x} name="oneTap" label=${c(`One tap plays a card`)} />
    <${x} name="forced" label=${c(`Play my only card automatically`)} />
    <${x} name="sound" label=${c(`Sounds`)} />
    <${D} />
    ${(t.sound||t.voice)&&u`<label>${c(`Volume`)}
      <input type="range" min="10" max="100" step="10" value=${t.volume}
        onChange=${e=>h({volume:Number(e.target.value)})} /></label>`}
    <${O} />
    <${x} name="guide" label=${c(`Show tips`)} />
    ${e.map(({name:e,label:t})=>u`<${x} key=${e} name=${e} label=${t()} />`)}
    <${x} name="keys" label=${c(`Keyboard shortcuts`)} />
    <${V} />
    <${W} />
  </div>`}export{K as SettingsForm};