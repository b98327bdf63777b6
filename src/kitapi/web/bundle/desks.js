import{At as e,Dt as t,Gt as n,It as r,Jt as i,Mt as a,W as o,Wt as s,an as c,c as l,cn as u,dn as d,in as f,l as p,qt as m,sn as h}from"./main.js";import{c as ee,s as g}from"./shared.js";function _({trouble:e,again:t}){return c`<div class="paper drills-more"><p role="alert">${e}</p>
    <button type="button" class="plain" onClick=${t}>${m(`Try now`)}</button></div>`}const v=[`declarer`,`first`,`second`],y=[`s`,`c`,`d`,`h`,`n`],b=[`tricks`,`betl`,`open`,`open_betl`],te=[`betl`,`open_betl`],x=[...v,`strain`,`leader`,`objective`,`played`],S=[`s`,`c`,`d`,`h`],C=[...`AKQJT987`],w=S.map(e=>C.map(t=>t+e)),T={hands:{declarer:[],first:[],second:[]},strain:`s`,leader:`declarer`,objective:`tricks`},E=e=>v.filter(t=>e[t]!==null),D=(e,t)=>v.find(n=>e[n]?.includes(t))??null;function ne(e,t,n){let r=Object.fromEntries(v.map(n=>[n,e[n]?.filter(e=>e!==t)??null]));return n?{...r,[n]:[...r[n]??[],t]}:r}function O(e){let t=E(e).map(t=>e[t]?.length??0);return new Set(t).size===1&&(t[0]??0)>=1&&(t[0]??0)<=10}function re(e){let t=w.flat();for(let e=t.length-1;e>0;--e){let n=Math.floor(Math.random()*(e+1));[t[e],t[n]]=[t[n],t[e]]}let n=e=>t.slice(e*10,(e+1)*10);return{declarer:n(0),first:n(1),second:e?null:n(2)}}function ie(e){let t=new URLSearchParams(e);if(!x.some(e=>t.has(e)))return{deal:T,played:null,at:0,broken:!1};let n=[],r=/* @__PURE__ */ new Set,i=e=>k(t.get(e)??``,r,n),a={declarer:i(`declarer`),first:i(`first`),second:t.has(`second`)?i(`second`):null},o=(e,r)=>ae(t.get(e),r,n),s=o(`leader`,E(a)),c={hands:a,strain:o(`strain`,y),leader:s,objective:o(`objective`,b)},l=t.has(`played`)?k(t.get(`played`)??``,/* @__PURE__ */ new Set,n):null;if(l&&(!O(a)||l.some(e=>!r.has(e))))return{deal:c,played:null,at:0,broken:!0};let u=Number(t.get(`at`)??l?.length??0);return{deal:c,played:l,at:Number.isInteger(u)&&u>=0?Math.min(u,l?.length??0):l?.length??0,broken:n.length>0}}function ae(e,t,n){return e!==null&&t.includes(e)?e:(e!==null&&n.push(e),t[0])}function k(e,t,n){let r=[];for(let i of e.split(/\s+/).filter(Boolean)){let e=j(i);e&&!t.has(e)?(t.add(e),r.push(e)):n.push(i)}return r}const A={"♠":`s`,"♣":`c`,"♦":`d`,"♥":`h`};function j(e){let[,t,n]=/^(10|[789TJQKA])([scdh♠♣♦♥])\uFE0E?$/iu.exec(e)??[];return!t||!n?null:(t===`10`?`T`:t.toUpperCase())+(A[n]??n.toLowerCase())}function M({hands:e,strain:t,leader:n,objective:r}){let i=new URLSearchParams;for(let t of E(e))i.set(t,(e[t]??[]).join(` `));return i.set(`strain`,t),i.set(`leader`,n),r!==`tricks`&&i.set(`objective`,r),i}function N(e,t){let n=M(e);return n.set(`played`,t.join(` `)),n.set(`also`,`moves,line`),n.toString()}function P(e){let t=M(e);return t.delete(`strain`),t.delete(`leader`),t.set(`also`,`all`),t.toString()}function F(e,t=null,n=t?.length??0){let r=M(e);return t&&r.set(`played`,t.join(` `)),t&&n<t.length&&r.set(`at`,String(n)),`/solver?${r}`}function I(e,t){let n=e[0],r=n?.phase===`playing`?t(n):null;if(!n||!r)return null;let i=L(n.active,r.declarer).filter(e=>!r.out(e)),a=n.trick??[],o=a.length<i.length?a:[],s=o[0]?.seat??r.leader;if(s===void 0)return null;let c=i.map(t=>[...e[t]?.hand??[],...o.filter(e=>e.seat===t).map(({card:e})=>e)]),[l,u,d=null]=c,f=v[i.indexOf(s)];return!l||!u||!f||l.length===0||c.some(e=>e.length!==l.length)?null:F({hands:{declarer:l,first:u,second:d},strain:r.strain,leader:f,objective:r.objective},o.map(({card:e})=>e))}function L(e,t){let n=[...e].sort((e,t)=>e-t),r=n.indexOf(t);return r<0?[]:[...n.slice(r),...n.slice(0,r)]}const R={declarer:`M3 7h18l-9 12z`,first:`M17 3v18L5 12z`,second:`M7 3v18l12-9z`},z=({hand:e})=>c`<svg class=${`place place-${e}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${R[e]} /></svg>`;function B(e,t){return e===`declarer`?m(`Declarer`):t.second===null?m(`Lone defender`):m(e===`first`?`First defender`:`Second defender`)}const V=e=>e===`n`?m(`no trumps`):r(e);function H(e){switch(e){case`betl`:return m(`Betl: no trick at all`);case`open`:return m(`Open game: the defence plays the declarer’s cards too`);case`open_betl`:return m(`Open betl`);default:return m(`As many tricks as he can get`)}}const U=e=>te.includes(e),W=e=>typeof e==`number`?String(e):e?`✓`:`✗`,G=e=>typeof e==`number`?n(`{count} trick`,`{count} tricks`,e):m(e?`made`:`lost`);function oe({tricks:e,made:t,turn:r}){return r===null?typeof e==`number`?n(`The declarer took {count} trick.`,`The declarer took {count} tricks.`,e):m(t?`Betl was made.`:`Betl was lost.`):typeof e==`number`?n(`The declarer takes {count} trick with best play.`,`The declarer takes {count} tricks with best play.`,e):m(t?`Betl is made with best play.`:`Betl is lost against best play.`)}function K(e,t,n){let r={card:a(e),value:G(t)};return m(n?`{card}: {value}, best`:`{card}: {value}`,r)}function q(e,t,r){if(e+t===0)return m(`So far nobody has given anything away.`);if(r)return m(e>0&&t>0?`Both sides have given betl away.`:e>0?`The declarer has given betl away.`:`The defence has given betl away.`);let i=e=>n(`{count} trick`,`{count} tricks`,e);return t===0?m(`Against best play it cost the declarer {cost}.`,{cost:i(e)}):e===0?m(`Against best play it cost the defence {cost}.`,{cost:i(t)}):m(`Against best play it cost the declarer {cost}, the defence {other}.`,{cost:i(e),other:i(t)})}function se({hands:e,onTouch:t,onGive:n,nameOf:r=t=>B(t,e)}){let[i,a]=d(`As`);return c`<div class="pack" role="group" aria-label=${m(`The 32 cards`)} onKeyDown=${t=>{let r=t.currentTarget,i=t.target,a=o(t),s=g([...r.querySelectorAll(`button`)],i,a,8),c=a===`0`?null:E(e)[Number(a)-1];if(s)s.focus();else if(i.dataset.card&&c!==void 0)n(i.dataset.card,c);else return;t.preventDefault()}}
    onFocusIn=${e=>a(e.target.dataset.card??i)}>
    ${w.map(n=>c`<div key=${n[0]} class="pack-suit">
      ${n.map(n=>c`<${ce} key=${n} card=${n} hands=${e} nameOf=${r}
        stop=${i===n} onTouch=${t} />`)}</div>`)}
  </div>`}function ce({card:e,hands:n,nameOf:r,stop:i,onTouch:o}){let s=D(n,e),l=m(`{card}: {value}`,{card:a(e),value:s?r(s):m(`nobody`)});return c`<button type="button" class=${f(`card pack-card`,s&&`held-by-${s}`)} data-card=${e}
    aria-label=${l}
    tabindex=${i?0:-1} onClick=${()=>o(e)}>
    <${t} card=${e} />${s&&c`<span class="holder"><${z} hand=${s} /></span>`}
  </button>`}const J=(e,t)=>(e[t]??[]).join(` `);function le({hands:e,onHands:t,most:n=10,nameOf:r=t=>B(t,e)}){let[i,a]=d({}),[o,s]=d(``),l=E(e).map(t=>J(e,t)).join(`/`);return u(()=>{a({}),s(``)},[l]),c`<details class="paper typed-hands">
    <summary>${m(`Write the hands`)}</summary>
    <form onSubmit=${r=>{r.preventDefault();let a=de(e,t=>i[t]??J(e,t),n);s(a.trouble),a.hands&&t(a.hands)}}>
      <p class="quiet-line" id="how-to-write">${ue()}</p>
      ${E(e).map(t=>c`<label key=${t}>${r(t)}
        <input value=${i[t]??J(e,t)} spellcheck=${!1} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${e=>a({...i,[t]:e.target.value})} /></label>`)}
      ${o&&c`<p class="trouble" role="alert">${o}</p>`}
      <button class="plain">${m(`Lay them out`)}</button>
    </form>
  </details>`}function ue(){let e={spades:r(`s`),clubs:r(`c`),diamonds:r(`d`),hearts:r(`h`)};return m(`Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.`,{...e,ranks:`A K Q J 10 9 8 7`,example:`As Kd 10h`})}function de(e,t,n){let r={...e},i=/* @__PURE__ */ new Set;for(let a of E(e)){let e=t(a).split(/[\s,]+/).filter(Boolean),o=e.find(e=>!j(e));if(o)return{hands:null,trouble:m(`“{word}” is no card: write rank and suit, as in {example}.`,{word:o,example:`10h`})};let s=e.map(e=>j(e)),c=s.find((e,t)=>i.has(e)||s.indexOf(e)<t);if(c)return{hands:null,trouble:m(`{card} stands twice.`,{card:c})};if(s.length>n)return{hands:null,trouble:m(n===10?`No hand has more than ten cards.`:`With the talon there are twelve cards.`)};s.forEach(e=>i.add(e)),r[a]=s}return{hands:r,trouble:``}}const Y=/* @__PURE__ */ new Map;function fe(e,t){Y.size>=500&&Y.clear(),Y.set(e,t)}function pe(e,t=`/api/solve`){let n=e===null?null:`${t}?${e}`,[r,i]=d({question:null,making:!1,trouble:``,field:null}),[a,o]=d(0),c=n===null?null:Y.get(n)??null;h(()=>{if(n===null||Y.has(n))return;let e=0,t=!0,r=e=>{t&&i({question:n,making:!1,trouble:``,field:null,...e})};return p(`${n}&lang=${s()}`).then(e=>{fe(n,e),r({})},n=>{let i=n instanceof l&&n.reason===`making_ready`;r(i?{making:i}:{trouble:n.message||m(`The server does not answer.`),field:n.field??null}),i&&t&&(e=setTimeout(()=>o(e=>e+1),1500))}),()=>{t=!1,clearTimeout(e)}},[n,a]);let u=r.question===n?r:{making:!1,trouble:``,field:null};return{answer:c,making:u.making,trouble:c?``:u.trouble,field:u.field,again:()=>o(a+1)}}function me({deal:e,onDeal:t}){return c`<div class="game-choice">
    <div class="strains" role="radiogroup" aria-label=${m(`Trumps`)} onKeyDown=${ee(1)}>
      ${y.map(n=>c`<button type="button" key=${n} class="plain strain" role="radio"
          aria-checked=${e.strain===n}
          tabindex=${e.strain===n?0:-1} aria-label=${V(n)}
          onClick=${()=>t({...e,strain:n})}><${X} strain=${n} /></button>`)}
    </div>
    <label>${m(`Leads`)}
      <select value=${e.leader}
        onChange=${n=>t({...e,leader:n.target.value})}>
        ${E(e.hands).map(t=>c`<option key=${t} value=${t} selected=${e.leader===t}>
            ${B(t,e.hands)}</option>`)}
      </select></label>
    <label>${m(`The declarer wants`)}
      <select value=${e.objective}
        onChange=${n=>t({...e,objective:n.target.value})}>
        ${b.map(t=>c`<option key=${t} value=${t} selected=${e.objective===t}>
          ${H(t)}</option>`)}
      </select></label>
  </div>`}const X=({strain:t})=>t===`n`?c`<span class="without" aria-hidden="true">${m(`NT`)}</span>`:c`<${e} suit=${t} />`,he={start:`M6 5v14M19 5 9 12l10 7z`,back:`M16 5 6 12l10 7z`,play:`M7 4v16l13-8z`,pause:`M8 5v14M16 5v14`,on:`M8 5l10 7-10 7z`,end:`M18 5v14M5 5l10 7-10 7z`};function Z({player:e,count:t,words:n,marks:r,more:a}){let{at:o,last:s,playing:l,goTo:u,toggle:d}=e,f=m(`{step} of {count}`,{step:o+1,count:t});return c`<p class="replay-words">${n}</p>
    <div class="replay-line">
      <span class="replay-track">
        <input type="range" class="replay-slider" min="0" max=${s} step="1" value=${o} aria-label=${m(`Step`)}
          aria-valuetext=${`${f}: ${n}`}
          onInput=${e=>u(Number(e.target.value))} />
        ${r}
      </span>
      <span class="figure replay-count">${f}</span>
    </div>
    <div class="replay-buttons">
      <${Q} sign="start" label=${m(`To the start`)} shortcut="Home" idle=${o===0} act=${()=>u(0)} />
      <${Q} sign="back" label=${m(`Step back`)} shortcut="ArrowLeft" idle=${o===0} act=${()=>u(o-1)} />
      <${Q} sign=${l?`pause`:`play`} label=${l?m(`Pause`):i(`replay`,`Play`)} shortcut="Space"
        act=${d} />
      <${Q} sign="on" label=${m(`Step on`)} shortcut="ArrowRight" idle=${o===s} act=${()=>u(o+1)} />
      <${Q} sign="end" label=${m(`To the end`)} shortcut="End" idle=${o===s} act=${()=>u(s)} />
      ${a}
    </div>`}const Q=({sign:e,label:t,shortcut:n,idle:r,act:i})=>c`<button type="button" class="tool turn" aria-label=${t}
  aria-disabled=${r?`true`:void 0} aria-keyshortcuts=${n} onClick=${()=>{r||i()}}>
  <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${he[e]} /></svg>
</button>`,$=e=>Object.fromEntries(e.fields.map(e=>[e.name,e.default??null]));function ge({game:e,words:t,variant:n,onVariant:r,fixed:i=[]}){let a=Object.fromEntries(i.map(e=>[e,n[e]??null])),o=t=>r({...$(e),...e.presets[t],...a});return c`<p class="presets">${Object.keys(e.presets).map(e=>c`<button type="button" key=${e}
      class="plain" onClick=${()=>o(e)}>${t.presetWords(e)}</button>`)}</p>
    ${i.length>0&&c`<p class="quiet">${m(`What cannot be changed here is the same at all tables of the house.`)}</p>`}
    ${e.fields.map(e=>c`<${_e} key=${e.name} field=${e} words=${t} disabled=${i.includes(e.name)}
        value=${n[e.name]??e.default??null}
        onValue=${t=>r({...n,[e.name]:t})} />`)}`}function _e({field:e,value:t,words:{fieldWords:n,valueWords:r,namedWords:i=String},disabled:a,onValue:o}){let s=n(e.name);return e.type===`boolean`?c`<label class="tick"><input type="checkbox" checked=${t} disabled=${a}
      onChange=${e=>o(e.target.checked)} /> ${s}</label>`:e.type===`integer`?c`<label>${s}<input type="number" min=${e.minimum} max=${e.maximum} step=${e.step??1}
      value=${t??``} required=${!e.optional} placeholder=${e.optional?r(null):void 0}
      disabled=${a}
      onInput=${e=>o(ve(e.target.value))} /></label>
      ${e.named&&c`<p class="presets" role="group" aria-label=${m(`Usual values`)}>
          ${e.named.map(e=>c`<button type="button"
            key=${e} class="plain" aria-pressed=${e===t} disabled=${a}
            onClick=${()=>o(e)}>${i(e)}</button>`)}</p>`}`:c`<label>${s}<select value=${t} disabled=${a}
    onChange=${e=>o(e.target.value)}>
    ${(e.values??[]).map(e=>c`<option key=${e} value=${e}>${r(e)}</option>`)}
  </select></label>`}const ve=e=>e===``?null:Number(e);function ye(e){switch(e){case`sharp`:return m(`bot: sharp`);case`master`:return m(`bot: master`);case`patient`:return m(`bot: patient`);case`steady`:return m(`bot: steady`);case`simple`:return m(`bot: simple`);case`rock`:return m(`bot: careful`);case`book`:return m(`bot: by the odds`);case`passer`:return m(`bot: always passes`);case`random`:return m(`bot: at random`);default:return e}}export{N as A,re as C,D,E,F as M,_ as N,O,y as S,ne as T,G as _,me as a,T as b,le as c,B as d,U as f,W as g,V as h,Z as i,P as j,ie as k,se as l,oe as m,ge as n,X as o,K as p,$ as r,pe as s,ye as t,q as u,z as v,j as w,w as x,I as y};