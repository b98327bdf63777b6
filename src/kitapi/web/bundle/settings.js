import{$t as e,Dn as t,Fn as n,M as r,Ut as i,an as a,b as o,cn as s,d as c,en as l,f as u,fn as d,in as f,j as p,jn as m,mn as h,nn as g,p as _,rn as v,sn as y,zt as b}from"./main.js";import{m as x}from"./shared.js";import{F as S,I as C,R as w,V as T,z as E}from"./desks.js";function D(){let[,e]=n({});m(()=>C(()=>e({})),[]);let r=e=>{f({voice:e}),e||S()},i=!!w(d());return t`<${k} id="voice" label=${h(`Say calls and results aloud`)} disabled=${!i}
    checked=${i&&a.value.voice} change=${r}
    note=${h(i?`With the browser’s voice. Leave it off if a screen reader reads this page to you.`:`This browser has no voice for this language.`)} />`}function O(){let[e,r]=n(T),i=async e=>{let t=e&&await E();r(T()),f({notice:t})},o=e===`granted`||e==="default";return t`<${k} id="notice" label=${h(`Notify me when it is my turn`)} disabled=${!o}
    checked=${e===`granted`&&a.value.notice} change=${i}
    note=${h(o?`While this page is open, but not in view.`:`This browser allows no notifications from this page.`)} />`}const k=({id:e,label:n,note:r,checked:i,disabled:a,change:o})=>t`<div>
  <label class="tick">
    <input type="checkbox" checked=${i} disabled=${a} aria-describedby=${`about-${e}`}
      onChange=${e=>o(e.target.checked)} />
    ${n}
  </label>
  <small id=${`about-${e}`} class="quiet">${r}</small>
</div>`,A=[`Ac`,`Kd`];function j({deck:n,changes:r,letters:o=!1}){let s={...a.value,...r},c=n===`german`?e:l;return t`${A.map(e=>t`<span class="card" key=${e}>
    <${c} card=${e} form=${s} />${o&&t`<${i} suit=${e.slice(-1)} />`}</span>`)}`}const M=({input:e,words:n,picture:r})=>t`<label class="drawn-choice">
  ${e}<span class="sample" aria-hidden="true">${r}</span>${n}</label>`,N=({name:e,choices:n})=>t`${n.map(({value:n,words:r,picture:i})=>t`<${M} key=${n}
  words=${r} picture=${i} input=${t`<input type="radio" name=${`look-${e}`} value=${n}
    checked=${a.value[e]===n} onChange=${()=>f({[e]:n})} />`} />`)}`,P=({name:e,words:n})=>t`<${M} words=${n}
  picture=${t`<${j} deck=${g()} changes=${{[e]:!0}}
    letters=${e===`letters`||a.value.letters} />`}
  input=${t`<input type="checkbox" checked=${a.value[e]}
    onChange=${t=>f({[e]:t.target.checked})} />`} />`,F=()=>t`<fieldset class="drawn-choices"><legend>${h(`Cards`)}</legend>
  <${N} name="deck" choices=${[{value:`game`,words:h(`as usual in the game`),picture:t`<${j} deck=${v()} />`},{value:`german`,words:h(`German suits`),picture:t`<${j} deck="german" />`},{value:`french`,words:h(`French suits`),picture:t`<${j} deck="french" />`}]} />
  <${P} name="bigIndex" words=${h(`Large-print cards`)} />
  <${P} name="fourColours" words=${h(`Four-colour deck`)} />
  <${P} name="letters" words=${h(`Letters beside the suits`)} />
</fieldset>`,I=()=>t`<fieldset class="drawn-choices"><legend>${h(`Card backs`)}</legend>
  <${N} name="back" choices=${R().map(([e,n])=>({value:e,words:n,picture:t`<span class="back-sample" data-back=${e}><${b} /></span>`}))} />
</fieldset>`,L=()=>t`<fieldset class="drawn-choices"><legend>${h(`Cloth`)}</legend>
  <${N} name="cloth" choices=${z().map(([e,n])=>({value:e,words:n,picture:t`<span class="cloth-sample" data-cloth=${e}></span>`}))} />
</fieldset>`,R=()=>[[`lattice`,h(`lattice`)],[`waves`,h(`waves`)],[`meander`,h(`meander`)],[`stars`,h(`stars`)]],z=()=>[[`sea`,h(`sea green`)],[`green`,h(`green`)],[`blue`,h(`blue`)],[`wine`,h(`wine red`)],[`brown`,h(`brown`)],[`grey`,h(`grey`)]],B=e=>new Intl.DateTimeFormat(s(),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e));function V(){let[e,r]=n(null),[i,a]=n(``),s=e=>a(e.message),l=()=>o().then(r,s);return t`<div class="own-connections">
    ${!e&&t`<button type="button" class="plain" onClick=${l}>${h(`Connections`)}</button>`}
    ${e&&t`<${H} shown=${e} end=${e=>c(e).then(l,s)} />
      <button type="button" class="plain" onClick=${()=>u().then(()=>location.reload(),s)}>${h(`End all other connections`)}</button>
      <p class="quiet">${h(`No copy of this browser's data counts any more then; this page connects again.`)}</p>`}
    ${i&&t`<p class="trouble" role="alert">${i}</p>`}
  </div>`}const H=({shown:{connections:e,complete:n},end:r})=>t`<h3>${h(`Connections`)}</h3>
  ${e.length===0&&t`<p>${h(`No page of this browser is connected to a table.`)}</p>`}
  <ul>${e.map(({id:e,table:n,network:i,since:a})=>t`<li key=${e}>
    <span><a href=${`/table/${n}`}>${h(`Table {table}`,{table:n.slice(0,6)})}</a>
      <small class="quiet">${h(`Since {time}, from {network}`,{time:B(a),network:i})}</small></span>
    <button type="button" class="plain" onClick=${()=>r(e)}>${h(`End connection`)}</button>
  </li>`)}</ul>
  ${!n&&t`<p class="quiet">${h(`Some servers did not answer: there may be more connections.`)}</p>`}`,U=()=>location.assign(`/`);function W(){let[e,r]=n(!1);return e?t`<${G} stay=${()=>r(!1)} />`:t`<div class="sign-out">
      <button type="button" class="plain" onClick=${()=>r(!0)}>${h(`Sign out`)}</button></div>`}function G({stay:e}){let[i,a]=n(``),[o,s]=n(``);m(()=>{r().then(s,()=>{})},[]);let c=e=>()=>e().then(U,e=>a(e.message));return t`<div class="sign-out" role="group" aria-label=${h(`Sign out`)}>
    <p>${h(`This browser then has no seat, role or house here any more, and nobody can give them back.`)}</p>
    <button type="button" class="plain" onClick=${c(p)}>${h(`Sign out for good`)}</button>
    <button type="button" class="plain" autofocus onClick=${e}>${h(`Stay`)}</button>
    <p>${h(`Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.`)}</p>
    <button type="button" class="plain" onClick=${c(_)}>${h(`Sign out and remove my names`)}</button>
    ${o&&t`<p class="visitor-number">${h(`Your number, for a letter to the operator: {number}`,{number:o})}</p>`}
    ${i&&t`<p class="trouble" role="alert">${i}</p>`}
  </div>`}function K({own:e}){let n=a.value;return t`<div class="settings">
    <label>${h(`Language`)}
      <select value=${n.language}
        onChange=${e=>f({language:e.target.value})}>
        ${y.map(({code:e,name:r})=>t`<option key=${e} value=${e} lang=${e}
          selected=${e===n.language}>${r}</option>`)}
      </select>
    </label>
    <label>${h(`Theme`)}
      <select value=${n.theme}
        onChange=${e=>f({theme:e.target.value})}>
        <option value="auto" selected=${n.theme===`auto`}>${h(`system`)}</option>
        <option value="light" selected=${n.theme===`light`}>${h(`light`)}</option>
        <option value="dark" selected=${n.theme===`dark`}>${h(`dark`)}</option>
      </select>
    </label>
    <${F} />
    <${I} />
    <${L} />
    <label>${h(`Pace`)}
      <select value=${n.pace} onChange=${e=>f({pace:e.target.value})}>
        <option value="slow" selected=${n.pace===`slow`}>${h(`slow`)}</option>
        <option value="normal" selected=${n.pace===`normal`}>${h(`normal`)}</option>
        <option value="quick" selected=${n.pace===`quick`}>${h(`quick`)}</option>
        <option value="at_once" selected=${n.pace===`at_once`}>${h(`at once`)}</option>
      </select>
    </label>
    <${x} name="oneTap" label=${h(`One tap plays a card`)} />
    <${x} name="forced" label=${h(`Play my only card automatically`)} />
    <${x} name="sound" label=${h(`Sounds`)} />
    <${D} />
    ${(n.sound||n.voice)&&t`<label>${h(`Volume`)}
      <input type="range" min="10" max="100" step="10" value=${n.volume}
        onChange=${e=>f({volume:Number(e.target.value)})} /></label>`}
    <${O} />
    <${x} name="guide" label=${h(`Show tips`)} />
    ${e.map(({name:e,label:n})=>t`<${x} key=${e} name=${e} label=${n()} />`)}
    <${x} name="keys" label=${h(`Keyboard shortcuts`)} />
    <${V} />
    <${W} />
  </div>`}export{K as SettingsForm};