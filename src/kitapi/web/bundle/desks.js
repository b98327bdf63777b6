import{$t as e,At as t,Dt as n,It as r,Kt as i,Mt as a,U as o,Xt as s,Yt as c,c as l,en as u,nn as d,on as f,qt as p,rn as m,s as h}from"./main.js";import{L as g,M as _,N as v,c as y,f as b,h as x,l as S,m as C,n as ee,o as te,u as w,x as T}from"./shared.js";function E({trouble:e,again:t}){return u`<div class="paper drills-more"><p role="alert">${e}</p>
    <button type="button" class="plain" onClick=${t}>${c(`Try now`)}</button></div>`}const D={prefa:T,preferans:ee,"caribbean-stud":g};function O(e){let t=D[e];if(!t)throw Error(`there are no words for the house rules of ${e}`);return t}const k={declarer:`M3 7h18l-9 12z`,first:`M17 3v18L5 12z`,second:`M7 3v18l12-9z`},A=({hand:e})=>u`<svg class=${`place place-${e}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${k[e]} /></svg>`;function j(e,t){return e===`declarer`?c(`Declarer`):t.second===null?c(`Lone defender`):c(e===`first`?`First defender`:`Second defender`)}const M=e=>e===`n`?c(`no trumps`):r(e);function N(e){switch(e){case`betl`:return c(`Betl: no trick at all`);case`open`:return c(`Open game: the defence plays the declarer’s cards too`);case`open_betl`:return c(`Open betl`);default:return c(`As many tricks as he can get`)}}const P=e=>te.includes(e),F=e=>typeof e==`number`?String(e):e?`✓`:`✗`,I=e=>typeof e==`number`?p(`{count} trick`,`{count} tricks`,e):c(e?`made`:`lost`);function L({tricks:e,made:t,turn:n}){return n===null?typeof e==`number`?p(`The declarer took {count} trick.`,`The declarer took {count} tricks.`,e):c(t?`Betl was made.`:`Betl was lost.`):typeof e==`number`?p(`The declarer takes {count} trick with best play.`,`The declarer takes {count} tricks with best play.`,e):c(t?`Betl is made with best play.`:`Betl is lost against best play.`)}function R(e,t,n){let r={card:a(e),value:I(t)};return c(n?`{card}: {value}, best`:`{card}: {value}`,r)}function z(e,t,n){if(e+t===0)return c(`So far nobody has given anything away.`);if(n)return c(e>0&&t>0?`Both sides have given betl away.`:e>0?`The declarer has given betl away.`:`The defence has given betl away.`);let r=e=>p(`{count} trick`,`{count} tricks`,e);return t===0?c(`Against best play it cost the declarer {cost}.`,{cost:r(e)}):e===0?c(`Against best play it cost the defence {cost}.`,{cost:r(t)}):c(`Against best play it cost the declarer {cost}, the defence {other}.`,{cost:r(e),other:r(t)})}function ne({hands:e,onTouch:t,onGive:n,nameOf:r=t=>j(t,e)}){let[i,a]=f(`As`);return u`<div class="pack" role="group" aria-label=${c(`The 32 cards`)} onKeyDown=${t=>{let r=t.currentTarget,i=t.target,a=o(t),s=_([...r.querySelectorAll(`button`)],i,a,8),c=a===`0`?null:C(e)[Number(a)-1];if(s)s.focus();else if(i.dataset.card&&c!==void 0)n(i.dataset.card,c);else return;t.preventDefault()}}
    onFocusIn=${e=>a(e.target.dataset.card??i)}>
    ${S.map(n=>u`<div key=${n[0]} class="pack-suit">${n.map(n=>u`<${B} key=${n} card=${n} hands=${e} nameOf=${r}
      stop=${i===n} onTouch=${t} />`)}</div>`)}
  </div>`}function B({card:t,hands:r,nameOf:i,stop:o,onTouch:s}){let l=x(r,t),d=c(`{card}: {value}`,{card:a(t),value:l?i(l):c(`nobody`)});return u`<button type="button" class=${e(`card pack-card`,l&&`held-by-${l}`)} data-card=${t} aria-label=${d}
    tabindex=${o?0:-1} onClick=${()=>s(t)}>
    <${n} card=${t} />${l&&u`<span class="holder"><${A} hand=${l} /></span>`}
  </button>`}const V=(e,t)=>(e[t]??[]).join(` `);function H({hands:e,onHands:t,most:n=10,nameOf:r=t=>j(t,e)}){let[i,a]=f({}),[o,s]=f(``),l=C(e).map(t=>V(e,t)).join(`/`);return m(()=>{a({}),s(``)},[l]),u`<details class="paper typed-hands">
    <summary>${c(`Write the hands`)}</summary>
    <form onSubmit=${r=>{r.preventDefault();let a=W(e,t=>i[t]??V(e,t),n);s(a.trouble),a.hands&&t(a.hands)}}>
      <p class="quiet-line" id="how-to-write">${U()}</p>
      ${C(e).map(t=>u`<label key=${t}>${r(t)}
        <input value=${i[t]??V(e,t)} spellcheck=${!1} autocapitalize="off" autocomplete="off" aria-describedby="how-to-write"
          onInput=${e=>a({...i,[t]:e.target.value})} /></label>`)}
      ${o&&u`<p class="trouble" role="alert">${o}</p>`}
      <button class="plain">${c(`Lay them out`)}</button>
    </form>
  </details>`}function U(){let e={spades:r(`s`),clubs:r(`c`),diamonds:r(`d`),hearts:r(`h`)};return c(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 9 8 7`,example:`As Kd 10h`})}function W(e,t,n){let r={...e},i=/* @__PURE__ */ new Set;for(let a of C(e)){let e=t(a).split(/[\s,]+/).filter(Boolean),o=e.find(e=>!b(e));if(o)return{hands:null,trouble:c(`“{word}” is no card: write rank and suit, as in {example}.`,{word:o,example:`10h`})};let s=e.map(e=>b(e)),l=s.find((e,t)=>i.has(e)||s.indexOf(e)<t);if(l)return{hands:null,trouble:c(`{card} stands twice.`,{card:l})};if(s.length>n)return{hands:null,trouble:c(n===10?`No hand has more than ten cards.`:`With the talon there are twelve cards.`)};s.forEach(e=>i.add(e)),r[a]=s}return{hands:r,trouble:``}}const G=/* @__PURE__ */ new Map;function K(e,t){G.size>=500&&G.clear(),G.set(e,t)}function q(e,t=`/api/solve`){let n=e===null?null:`${t}?${e}`,[r,a]=f({question:null,making:!1,trouble:``,field:null}),[o,s]=f(0),u=n===null?null:G.get(n)??null;d(()=>{if(n===null||G.has(n))return;let e=0,t=!0,r=e=>{t&&a({question:n,making:!1,trouble:``,field:null,...e})};return l(`${n}&lang=${i()}`).then(e=>{K(n,e),r({})},n=>{let i=n instanceof h&&n.reason===`making_ready`;r(i?{making:i}:{trouble:n.message||c(`The server does not answer.`),field:n.field??null}),i&&t&&(e=setTimeout(()=>s(e=>e+1),1500))}),()=>{t=!1,clearTimeout(e)}},[n,o]);let p=r.question===n?r:{making:!1,trouble:``,field:null};return{answer:u,making:p.making,trouble:u?``:p.trouble,field:p.field,again:()=>s(o+1)}}function J({deal:e,onDeal:t}){return u`<div class="game-choice">
    <div class="strains" role="radiogroup" aria-label=${c(`Trumps`)} onKeyDown=${v(1)}>
      ${w.map(n=>u`<button type="button" key=${n} class="plain strain" role="radio" aria-checked=${e.strain===n}
        tabindex=${e.strain===n?0:-1} aria-label=${M(n)} onClick=${()=>t({...e,strain:n})}><${Y} strain=${n} /></button>`)}
    </div>
    <label>${c(`Leads`)}<select value=${e.leader} onChange=${n=>t({...e,leader:n.target.value})}>
      ${C(e.hands).map(t=>u`<option key=${t} value=${t} selected=${e.leader===t}>${j(t,e.hands)}</option>`)}
    </select></label>
    <label>${c(`The declarer wants`)}<select value=${e.objective} onChange=${n=>t({...e,objective:n.target.value})}>
      ${y.map(t=>u`<option key=${t} value=${t} selected=${e.objective===t}>${N(t)}</option>`)}
    </select></label>
  </div>`}const Y=({strain:e})=>e===`n`?u`<span class="without" aria-hidden="true">${c(`NT`)}</span>`:u`<${t} suit=${e} />`,X={start:`M6 5v14M19 5 9 12l10 7z`,back:`M16 5 6 12l10 7z`,play:`M7 4v16l13-8z`,pause:`M8 5v14M16 5v14`,on:`M8 5l10 7-10 7z`,end:`M18 5v14M5 5l10 7-10 7z`};function Z({player:e,count:t,words:n,marks:r,more:i}){let{at:a,last:o,playing:l,goTo:d,toggle:f}=e,p=c(`{step} of {count}`,{step:a+1,count:t});return u`<p class="replay-words">${n}</p>
    <div class="replay-line">
      <span class="replay-track">
        <input type="range" class="replay-slider" min="0" max=${o} step="1" value=${a} aria-label=${c(`Step`)}
          aria-valuetext=${`${p}: ${n}`} onInput=${e=>d(Number(e.target.value))} />
        ${r}
      </span>
      <span class="figure replay-count">${p}</span>
    </div>
    <div class="replay-buttons">
      <${Q} sign="start" label=${c(`To the start`)} shortcut="Home" idle=${a===0} act=${()=>d(0)} />
      <${Q} sign="back" label=${c(`Step back`)} shortcut="ArrowLeft" idle=${a===0} act=${()=>d(a-1)} />
      <${Q} sign=${l?`pause`:`play`} label=${l?c(`Pause`):s(`replay`,`Play`)} shortcut="Space" act=${f} />
      <${Q} sign="on" label=${c(`Step on`)} shortcut="ArrowRight" idle=${a===o} act=${()=>d(a+1)} />
      <${Q} sign="end" label=${c(`To the end`)} shortcut="End" idle=${a===o} act=${()=>d(o)} />
      ${i}
    </div>`}const Q=({sign:e,label:t,shortcut:n,idle:r,act:i})=>u`<button type="button" class="tool turn" aria-label=${t}
  aria-disabled=${r?`true`:void 0} aria-keyshortcuts=${n} onClick=${()=>{r||i()}}>
  <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${X[e]} /></svg>
</button>`,$=e=>Object.fromEntries(e.fields.map(e=>[e.name,e.default??null]));function re({game:e,words:t,variant:n,onVariant:r,fixed:i=[]}){let a=Object.fromEntries(i.map(e=>[e,n[e]??null])),o=t=>r({...$(e),...e.presets[t],...a});return u`<p class="presets">${Object.keys(e.presets).map(e=>u`<button type="button" key=${e}
      class="plain" onClick=${()=>o(e)}>${t.presetWords(e)}</button>`)}</p>
    ${i.length>0&&u`<p class="quiet">${c(`What cannot be changed here is the same at all tables of the house.`)}</p>`}
    ${e.fields.map(e=>u`<${ie} key=${e.name} field=${e} words=${t} disabled=${i.includes(e.name)}
      value=${n[e.name]??e.default??null}
      onValue=${t=>r({...n,[e.name]:t})} />`)}`}function ie({field:e,value:t,words:{fieldWords:n,valueWords:r,namedWords:i=String},disabled:a,onValue:o}){let s=n(e.name);return e.type===`boolean`?u`<label class="tick"><input type="checkbox" checked=${t} disabled=${a}
      onChange=${e=>o(e.target.checked)} /> ${s}</label>`:e.type===`integer`?u`<label>${s}<input type="number" min=${e.minimum} max=${e.maximum} step=${e.step??1}
      value=${t??``} required=${!e.optional} placeholder=${e.optional?r(null):void 0} disabled=${a}
      onInput=${e=>o(ae(e.target.value))} /></label>
      ${e.named&&u`<p class="presets" role="group" aria-label=${c(`Usual values`)}>${e.named.map(e=>u`<button type="button"
        key=${e} class="plain" aria-pressed=${e===t} disabled=${a} onClick=${()=>o(e)}>${i(e)}</button>`)}</p>`}`:u`<label>${s}<select value=${t} disabled=${a}
    onChange=${e=>o(e.target.value)}>
    ${(e.values??[]).map(e=>u`<option key=${e} value=${e}>${r(e)}</option>`)}
  </select></label>`}const ae=e=>e===``?null:Number(e);export{A as _,Y as a,ne as c,P as d,R as f,I as g,F as h,J as i,z as l,M as m,$ as n,q as o,L as p,Z as r,H as s,re as t,j as u,O as v,E as y};