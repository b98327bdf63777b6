import{$t as e,B as t,Dt as n,Kt as r,Nt as i,Ut as a,Wt as o,Xt as s,Zt as c,c as l,en as u,kt as d,qt as f,rn as p,s as m,wt as h}from"./main.js";import{L as g,M as _,N as v,c as y,f as b,h as x,l as S,m as C,n as ee,o as te,u as w,x as T}from"./shared.js";function E({trouble:e,again:t}){return c`<div class="paper drills-more"><p role="alert">${e}</p>
    <button type="button" class="plain" onClick=${t}>${r(`Try now`)}</button></div>`}const D={prefa:T,preferans:ee,"caribbean-stud":g};function O(e){let t=D[e];if(!t)throw Error(`there are no words for the house rules of ${e}`);return t}const k={declarer:`M3 7h18l-9 12z`,first:`M17 3v18L5 12z`,second:`M7 3v18l12-9z`},A=({hand:e})=>c`<svg class=${`place place-${e}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${k[e]} /></svg>`;function j(e,t){return e===`declarer`?r(`Declarer`):t.second===null?r(`Lone defender`):r(e===`first`?`First defender`:`Second defender`)}const M=e=>e===`n`?r(`no trumps`):i(e);function N(e){switch(e){case`betl`:return r(`Betl: no trick at all`);case`open`:return r(`Open game: the defence plays the declarer’s cards too`);case`open_betl`:return r(`Open betl`);default:return r(`As many tricks as he can get`)}}const P=e=>te.includes(e),F=e=>typeof e==`number`?String(e):e?`✓`:`✗`,I=e=>typeof e==`number`?o(`{count} trick`,`{count} tricks`,e):r(e?`made`:`lost`);function L({tricks:e,made:t,turn:n}){return n===null?typeof e==`number`?o(`The declarer took {count} trick.`,`The declarer took {count} tricks.`,e):r(t?`Betl was made.`:`Betl was lost.`):typeof e==`number`?o(`The declarer takes {count} trick with best play.`,`The declarer takes {count} tricks with best play.`,e):r(t?`Betl is made with best play.`:`Betl is lost against best play.`)}function R(e,t,n){let i={card:d(e),value:I(t)};return r(n?`{card}: {value}, best`:`{card}: {value}`,i)}function z(e,t,n){if(e+t===0)return r(`So far nobody has given anything away.`);if(n)return r(e>0&&t>0?`Both sides have given betl away.`:e>0?`The declarer has given betl away.`:`The defence has given betl away.`);let i=e=>o(`{count} trick`,`{count} tricks`,e);return t===0?r(`Against best play it cost the declarer {cost}.`,{cost:i(e)}):e===0?r(`Against best play it cost the defence {cost}.`,{cost:i(t)}):r(`Against best play it cost the declarer {cost}, the defence {other}.`,{cost:i(e),other:i(t)})}function ne({hands:e,onTouch:n,onGive:i,nameOf:a=t=>j(t,e)}){let[o,s]=p(`As`);return c`<div class="pack" role="group" aria-label=${r(`The 32 cards`)} onKeyDown=${n=>{let r=n.currentTarget,a=n.target,o=t(n),s=_([...r.querySelectorAll(`button`)],a,o,8),c=o===`0`?null:C(e)[Number(o)-1];if(s)s.focus();else if(a.dataset.card&&c!==void 0)i(a.dataset.card,c);else return;n.preventDefault()}}
    onFocusIn=${e=>s(e.target.dataset.card??o)}>
    ${S.map(t=>c`<div key=${t[0]} class="pack-suit">${t.map(t=>c`<${B} key=${t} card=${t} hands=${e} nameOf=${a}
      stop=${o===t} onTouch=${n} />`)}</div>`)}
  </div>`}function B({card:e,hands:t,nameOf:n,stop:i,onTouch:a}){let o=x(t,e),l=r(`{card}: {value}`,{card:d(e),value:o?n(o):r(`nobody`)});return c`<button type="button" class=${s(`card pack-card`,o&&`held-by-${o}`)} data-card=${e} aria-label=${l}
    tabindex=${i?0:-1} onClick=${()=>a(e)}>
    <${h} card=${e} />${o&&c`<span class="holder"><${A} hand=${o} /></span>`}
  </button>`}const V=(e,t)=>(e[t]??[]).join(` `);function H({hands:e,onHands:t,most:n=10,nameOf:i=t=>j(t,e)}){let[a,o]=p({}),[s,l]=p(``),d=C(e).map(t=>V(e,t)).join(`/`);return u(()=>{o({}),l(``)},[d]),c`<details class="paper typed-hands">
    <summary>${r(`Write the hands`)}</summary>
    <form onSubmit=${r=>{r.preventDefault();let i=W(e,t=>a[t]??V(e,t),n);l(i.trouble),i.hands&&t(i.hands)}}>
      <p class="quiet-line" id="how-to-write">${U()}</p>
      ${C(e).map(t=>c`<label key=${t}>${i(t)}
        <input value=${a[t]??V(e,t)} spellcheck=${!1} autocapitalize="off" autocomplete="off" aria-describedby="how-to-write"
          onInput=${e=>o({...a,[t]:e.target.value})} /></label>`)}
      ${s&&c`<p class="trouble" role="alert">${s}</p>`}
      <button class="plain">${r(`Lay them out`)}</button>
    </form>
  </details>`}function U(){let e={spades:i(`s`),clubs:i(`c`),diamonds:i(`d`),hearts:i(`h`)};return r(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 9 8 7`,example:`As Kd 10h`})}function W(e,t,n){let i={...e},a=/* @__PURE__ */ new Set;for(let o of C(e)){let e=t(o).split(/[\s,]+/).filter(Boolean),s=e.find(e=>!b(e));if(s)return{hands:null,trouble:r(`“{word}” is no card: write rank and suit, as in {example}.`,{word:s,example:`10h`})};let c=e.map(e=>b(e)),l=c.find((e,t)=>a.has(e)||c.indexOf(e)<t);if(l)return{hands:null,trouble:r(`{card} stands twice.`,{card:l})};if(c.length>n)return{hands:null,trouble:r(n===10?`No hand has more than ten cards.`:`With the talon there are twelve cards.`)};c.forEach(e=>a.add(e)),i[o]=c}return{hands:i,trouble:``}}const G=/* @__PURE__ */ new Map;function K(e,t){G.size>=500&&G.clear(),G.set(e,t)}function q(t,n=`/api/solve`){let i=t===null?null:`${n}?${t}`,[o,s]=p({question:null,making:!1,trouble:``,field:null}),[c,u]=p(0),d=i===null?null:G.get(i)??null;e(()=>{if(i===null||G.has(i))return;let e=0,t=!0,n=e=>{t&&s({question:i,making:!1,trouble:``,field:null,...e})};return l(`${i}&lang=${a()}`).then(e=>{K(i,e),n({})},i=>{let a=i instanceof m&&i.reason===`making_ready`;n(a?{making:a}:{trouble:i.message||r(`The server does not answer.`),field:i.field??null}),a&&t&&(e=setTimeout(()=>u(e=>e+1),1500))}),()=>{t=!1,clearTimeout(e)}},[i,c]);let f=o.question===i?o:{making:!1,trouble:``,field:null};return{answer:d,making:f.making,trouble:d?``:f.trouble,field:f.field,again:()=>u(c+1)}}function J({deal:e,onDeal:t}){return c`<div class="game-choice">
    <div class="strains" role="radiogroup" aria-label=${r(`Trumps`)} onKeyDown=${v(1)}>
      ${w.map(n=>c`<button type="button" key=${n} class="plain strain" role="radio" aria-checked=${e.strain===n}
        tabindex=${e.strain===n?0:-1} aria-label=${M(n)} onClick=${()=>t({...e,strain:n})}><${Y} strain=${n} /></button>`)}
    </div>
    <label>${r(`Leads`)}<select value=${e.leader} onChange=${n=>t({...e,leader:n.target.value})}>
      ${C(e.hands).map(t=>c`<option key=${t} value=${t} selected=${e.leader===t}>${j(t,e.hands)}</option>`)}
    </select></label>
    <label>${r(`The declarer wants`)}<select value=${e.objective} onChange=${n=>t({...e,objective:n.target.value})}>
      ${y.map(t=>c`<option key=${t} value=${t} selected=${e.objective===t}>${N(t)}</option>`)}
    </select></label>
  </div>`}const Y=({strain:e})=>e===`n`?c`<span class="without" aria-hidden="true">${r(`NT`)}</span>`:c`<${n} suit=${e} />`,X={start:`M6 5v14M19 5 9 12l10 7z`,back:`M16 5 6 12l10 7z`,play:`M7 4v16l13-8z`,pause:`M8 5v14M16 5v14`,on:`M8 5l10 7-10 7z`,end:`M18 5v14M5 5l10 7-10 7z`};function Z({player:e,count:t,words:n,marks:i,more:a}){let{at:o,last:s,playing:l,goTo:u,toggle:d}=e,p=r(`{step} of {count}`,{step:o+1,count:t});return c`<p class="replay-words">${n}</p>
    <div class="replay-line">
      <span class="replay-track">
        <input type="range" class="replay-slider" min="0" max=${s} step="1" value=${o} aria-label=${r(`Step`)}
          aria-valuetext=${`${p}: ${n}`} onInput=${e=>u(Number(e.target.value))} />
        ${i}
      </span>
      <span class="figure replay-count">${p}</span>
    </div>
    <div class="replay-buttons">
      <${Q} sign="start" label=${r(`To the start`)} shortcut="Home" idle=${o===0} act=${()=>u(0)} />
      <${Q} sign="back" label=${r(`Step back`)} shortcut="ArrowLeft" idle=${o===0} act=${()=>u(o-1)} />
      <${Q} sign=${l?`pause`:`play`} label=${l?r(`Pause`):f(`replay`,`Play`)} shortcut="Space" act=${d} />
      <${Q} sign="on" label=${r(`Step on`)} shortcut="ArrowRight" idle=${o===s} act=${()=>u(o+1)} />
      <${Q} sign="end" label=${r(`To the end`)} shortcut="End" idle=${o===s} act=${()=>u(s)} />
      ${a}
    </div>`}const Q=({sign:e,label:t,shortcut:n,idle:r,act:i})=>c`<button type="button" class="tool turn" aria-label=${t}
  aria-disabled=${r?`true`:void 0} aria-keyshortcuts=${n} onClick=${()=>{r||i()}}>
  <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${X[e]} /></svg>
</button>`,$=e=>Object.fromEntries(e.fields.map(e=>[e.name,e.default??null]));function re({game:e,words:t,variant:n,onVariant:i,fixed:a=[]}){let o=Object.fromEntries(a.map(e=>[e,n[e]??null])),s=t=>i({...$(e),...e.presets[t],...o});return c`<p class="presets">${Object.keys(e.presets).map(e=>c`<button type="button" key=${e}
      class="plain" onClick=${()=>s(e)}>${t.presetWords(e)}</button>`)}</p>
    ${a.length>0&&c`<p class="quiet">${r(`What cannot be changed here is the same at all tables of the house.`)}</p>`}
    ${e.fields.map(e=>c`<${ie} key=${e.name} field=${e} words=${t} disabled=${a.includes(e.name)}
      value=${n[e.name]??e.default??null}
      onValue=${t=>i({...n,[e.name]:t})} />`)}`}function ie({field:e,value:t,words:{fieldWords:n,valueWords:i,namedWords:a=String},disabled:o,onValue:s}){let l=n(e.name);return e.type===`boolean`?c`<label class="tick"><input type="checkbox" checked=${t} disabled=${o}
      onChange=${e=>s(e.target.checked)} /> ${l}</label>`:e.type===`integer`?c`<label>${l}<input type="number" min=${e.minimum} max=${e.maximum} step=${e.step??1}
      value=${t??``} required=${!e.optional} placeholder=${e.optional?i(null):void 0} disabled=${o}
      onInput=${e=>s(ae(e.target.value))} /></label>
      ${e.named&&c`<p class="presets" role="group" aria-label=${r(`Usual values`)}>${e.named.map(e=>c`<button type="button"
        key=${e} class="plain" aria-pressed=${e===t} disabled=${o} onClick=${()=>s(e)}>${a(e)}</button>`)}</p>`}`:c`<label>${l}<select value=${t} disabled=${o}
    onChange=${e=>s(e.target.value)}>
    ${(e.values??[]).map(e=>c`<option key=${e} value=${e}>${i(e)}</option>`)}
  </select></label>`}const ae=e=>e===``?null:Number(e);export{A as _,Y as a,ne as c,P as d,R as f,I as g,F as h,J as i,z as l,M as m,$ as n,q as o,L as p,Z as r,H as s,re as t,j as u,O as v,E as y};