import{$t as e,A as t,Ft as n,Qt as r,Tn as i,Xt as a,Yt as o,b as s,cn as c,d as l,en as u,f as d,j as f,kn as p,on as m,p as h,rn as g,tn as _,xn as v,zt as y}from"./main.js";import{s as b}from"./shared.js";const x=[`Ac`,`Kd`];function S({deck:e,changes:t,letters:n=!1}){let r={..._.value,...t},i=e===`german`?o:a;return v`${x.map(e=>v`<span class="card" key=${e}>
    <${i} card=${e} form=${r} />${n&&v`<${y} suit=${e.slice(-1)} />`}</span>`)}`}const C=({input:e,words:t,picture:n})=>v`<label class="drawn-choice">
  ${e}<span class="sample" aria-hidden="true">${n}</span>${t}</label>`,w=({name:e,choices:t})=>v`${t.map(({value:t,words:n,picture:r})=>v`<${C} key=${t}
  words=${n} picture=${r} input=${v`<input type="radio" name=${`look-${e}`} value=${t}
    checked=${_.value[e]===t} onChange=${()=>u({[e]:t})} />`} />`)}`,T=({name:e,words:t})=>v`<${C} words=${t}
  picture=${v`<${S} deck=${r()} changes=${{[e]:!0}}
    letters=${e===`letters`||_.value.letters} />`}
  input=${v`<input type="checkbox" checked=${_.value[e]}
    onChange=${t=>u({[e]:t.target.checked})} />`} />`,E=()=>v`<fieldset class="pictures"><legend>${c(`Cards`)}</legend>
  <${w} name="deck" choices=${[{value:`game`,words:c(`as usual in the game`),picture:v`<${S} deck=${e()} />`},{value:`german`,words:c(`German suits`),picture:v`<${S} deck="german" />`},{value:`french`,words:c(`French suits`),picture:v`<${S} deck="french" />`}]} />
  <${T} name="bigIndex" words=${c(`Large-print cards`)} />
  <${T} name="fourColours" words=${c(`Four-colour deck`)} />
  <${T} name="letters" words=${c(`Letters beside the suits`)} />
</fieldset>`,D=()=>v`<fieldset class="pictures"><legend>${c(`Card backs`)}</legend>
  <${w} name="back" choices=${k().map(([e,t])=>({value:e,words:t,picture:v`<span class="back-sample" data-back=${e}><${n} /></span>`}))} />
</fieldset>`,O=()=>v`<fieldset class="pictures"><legend>${c(`Cloth`)}</legend>
  <${w} name="cloth" choices=${A().map(([e,t])=>({value:e,words:t,picture:v`<span class="cloth-sample" data-cloth=${e}></span>`}))} />
</fieldset>`,k=()=>[[`lattice`,c(`lattice`)],[`waves`,c(`waves`)],[`meander`,c(`meander`)],[`stars`,c(`stars`)]],A=()=>[[`sea`,c(`sea green`)],[`green`,c(`green`)],[`blue`,c(`blue`)],[`wine`,c(`wine red`)],[`brown`,c(`brown`)],[`grey`,c(`grey`)]],j=e=>new Intl.DateTimeFormat(m(),{dateStyle:`medium`,timeStyle:`short`}).format(new Date(e));function M(){let[e,t]=p(null),[n,r]=p(``),i=e=>r(e.message),a=()=>s().then(t,i);return v`<div class="own-connections">
    ${!e&&v`<button type="button" class="plain" onClick=${a}>${c(`Connections`)}</button>`}
    ${e&&v`<${N} shown=${e} end=${e=>l(e).then(a,i)} />
      <button type="button" class="plain" onClick=${()=>d().then(()=>location.reload(),i)}>${c(`End all other connections`)}</button>
      <p class="quiet">${c(`No copy of this browser's data counts any more then; this page connects again.`)}</p>`}
    ${n&&v`<p class="trouble" role="alert">${n}</p>`}
  </div>`}const N=({shown:{connections:e,complete:t},end:n})=>v`<h3>${c(`Connections`)}</h3>
  ${e.length===0&&v`<p>${c(`No page of this browser is connected to a table.`)}</p>`}
  <ul>${e.map(({id:e,table:t,network:r,since:i})=>v`<li key=${e}>
    <span><a href=${`/table/${t}`}>${c(`Table {table}`,{table:t.slice(0,6)})}</a>
      <small class="quiet">${c(`Since {time}, from {network}`,{time:j(i),network:r})}</small></span>
    <button type="button" class="plain" onClick=${()=>n(e)}>${c(`End connection`)}</button>
  </li>`)}</ul>
  ${!t&&v`<p class="quiet">${c(`Some servers did not answer: there may be more connections.`)}</p>`}`,P=()=>location.assign(`/`);function F(){let[e,t]=p(!1);return e?v`<${I} stay=${()=>t(!1)} />`:v`<div class="sign-out">
      <button type="button" class="plain" onClick=${()=>t(!0)}>${c(`Sign out`)}</button></div>`}function I({stay:e}){let[n,r]=p(``),[a,o]=p(``);i(()=>{f().then(o,()=>{})},[]);let s=e=>()=>e().then(P,e=>r(e.message));return v`<div class="sign-out" role="group" aria-label=${c(`Sign out`)}>
    <p>${c(`This browser then has no seat, role or house here any more, and nobody can give them back.`)}</p>
    <button type="button" class="plain" onClick=${s(t)}>${c(`Sign out for good`)}</button>
    <button type="button" class="plain" autofocus onClick=${e}>${c(`Stay`)}</button>
    <p>${c(`Your names can be removed as well, from every table, house and class. Records that somebody has saved keep them.`)}</p>
    <button type="button" class="plain" onClick=${s(h)}>${c(`Sign out and remove my names`)}</button>
    ${a&&v`<p class="visitor-number">${c(`Your number, for a letter to the operator: {number}`,{number:a})}</p>`}
    ${n&&v`<p class="trouble" role="alert">${n}</p>`}
  </div>`}function L({own:e}){let t=_.value;return v`<div class="settings">
    <label>${c(`Language`)}
      <select value=${t.language}
        onChange=${e=>u({language:e.target.value})}>
        ${g.map(({code:e,name:n})=>v`<option key=${e} value=${e} lang=${e}
          selected=${e===t.language}>${n}</option>`)}
      </select>
    </label>
    <label>${c(`Theme`)}
      <select value=${t.theme}
        onChange=${e=>u({theme:e.target.value})}>
        <option value="auto" selected=${t.theme===`auto`}>${c(`system`)}</option>
        <option value="light" selected=${t.theme===`light`}>${c(`light`)}</option>
        <option value="dark" selected=${t.theme===`dark`}>${c(`dark`)}</option>
      </select>
    </label>
    <${E} />
    <${D} />
    <${O} />
    <label>${c(`Pace`)}
      <select value=${t.pace} onChange=${e=>u({pace:e.target.value})}>
        <option value="slow" selected=${t.pace===`slow`}>${c(`slow`)}</option>
        <option value="normal" selected=${t.pace===`normal`}>${c(`normal`)}</option>
        <option value="quick" selected=${t.pace===`quick`}>${c(`quick`)}</option>
        <option value="at_once" selected=${t.pace===`at_once`}>${c(`at once`)}</option>
      </select>
    </label>
    <${b} name="oneTap" label=${c(`One tap plays a card`)} />
    <${b} name="forced" label=${c(`Play my only card automatically`)} />
    <${b} name="sound" label=${c(`Sounds`)} />
    ${t.sound&&v`<label>${c(`Volume`)}
      <input type="range" min="10" max="100" step="10" value=${t.volume}
        onChange=${e=>u({volume:Number(e.target.value)})} /></label>`}
    <${b} name="guide" label=${c(`Show tips`)} />
    ${e.map(({name:e,label:t})=>v`<${b} key=${e} name=${e} label=${t()} />`)}
    <${b} name="keys" label=${c(`Keyboard shortcuts`)} />
    <${M} />
    <${F} />
  </div>`}export{L as SettingsForm};