import{$t as e,At as t,Bt as n,Ct as r,Ft as i,Gt as a,H as o,Ht as s,K as c,Kt as l,Lt as u,N as d,Nt as f,Ot as p,P as m,Pt as h,Qt as g,Rt as _,Tt as v,U as y,Ut as b,V as x,W as S,Wt as C,Xt as w,Yt as T,Zt as E,c as D,en as O,h as k,jt as ee,k as A,kt as j,n as M,nn as N,o as P,rn as F,s as te,wt as ne,z as re,zt as I}from"./main.js";import{A as ie,F as L,J as ae,K as R,M as oe,P as z,Q as se,a as ce,b as le,q as ue,r as de,ut as fe}from"./shared.js";const pe=`kitapi.shuffles`;let me=[];function he(){try{let e=JSON.parse(localStorage.getItem(pe)??`null`);return Array.isArray(e)?e:me}catch{return me}}function ge(e){me=e.slice(-300);try{localStorage.setItem(pe,JSON.stringify(me))}catch{}}function _e({table:e,context:t,algorithm:n,commitment:r},i){let a=he(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||ge(o<0?[...a,c]:a.with(o,c))}function ve(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=be(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);_e({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const ye=(e,t)=>_e(e,t),be=e=>he().filter(t=>t.table===e),xe=(e,t)=>be(e).find(e=>e.pledge===t)?.value??``;function Se(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Ce=e=>e?`"${e}" `:``;function we(e,t=``){if(typeof e!=`number`)throw TypeError(Ce(t)+`expected number, got `+typeof e);if(!Number.isSafeInteger(e)||e<0)throw RangeError(Ce(t)+`expected integer >= 0, got `+e);return e}function Te(e,t,n=``){if(Se(e)&&(t===void 0||e.length===t))return e;t!==void 0&&we(t,`length`);let r=Se(e),i=t===void 0?``:` of length ${t}`,a=r?`length=${e.length}`:`type=${typeof e}`,o=Ce(n)+`expected Uint8Array`+i+`, got `+a;throw r?RangeError(o):TypeError(o)}function Ee(e){if(typeof e!=`function`||typeof e.create!=`function`)throw TypeError(`expected hash wrapped by utils.createHasher`);if(we(e.outputLen),we(e.blockLen),e.outputLen<1||e.blockLen<1)throw Error(`hash blockLen / outputLen must be >= 1`)}const De=(e,t)=>{if(typeof e!=`object`||!e||Array.isArray(e))throw TypeError((t===`object`?``:`"${t}" `)+`expected object, got type=`+typeof e)},Oe=(e,t)=>{De(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,`__proto__`))throw TypeError(`"${t}.__proto__" is not allowed`)};function ke(e,t=!0){if(e.destroyed)throw Error(`hash was destroyed`);if(t&&e.finished)throw Error(`digest() was already called`)}function Ae(e,t){Te(e,void 0,`output`);let n=t.outputLen;if(!(e.length>=n))throw RangeError(`"output" expected length >= `+n)}function je(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Me(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function B(e,t){return e<<32-t|e>>>t}function Ne(e,t,n=`opts`){return Oe(e,`defaults`),t!==void 0&&Oe(t,n),Object.assign(Object.create(null),e,t)}function Pe(e,t={}){if(typeof e!=`function`)throw TypeError(`"hashCons" expected function, got type=`+typeof e);t=Ne({},t,`info`);let n=(t,n)=>e(n).update(t).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=r.blockLen,n.canXOF=r.canXOF,n.create=t=>e(t),Object.assign(n,t),Object.freeze(n)}const Fe=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var Ie=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,t){if(Ee(e),Te(t,void 0,`key`),this.iHash=e.create(),typeof this.iHash.update!=`function`)throw Error(`expected Hash instance`);this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,r=new Uint8Array(n);r.set(t.length>n?e.create().update(t).digest():t);for(let e=0;e<r.length;e++)r[e]^=54;this.iHash.update(r),this.oHash=e.create();for(let e=0;e<r.length;e++)r[e]^=106;this.oHash.update(r),je(r)}update(e){return ke(this),this.iHash.update(e),this}digestInto(e){ke(this),Ae(e,this),this.finished=!0;let t=e.subarray(0,this.outputLen);this.iHash.digestInto(t),this.oHash.update(t),this.oHash.digestInto(t),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:t,iHash:n,finished:r,destroyed:i,blockLen:a,outputLen:o,canXOF:s}=this;return e=e,e.finished=r,e.destroyed=i,e.blockLen=a,e.outputLen=o,e.canXOF=s,e.oHash=t._cloneInto(e.oHash),e.iHash=n._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}};const Le=/* @__PURE__ */ (()=>{let e=((e,t,n)=>new Ie(e,t).update(n).digest());return e.create=(e,t)=>new Ie(e,t),e})(),Re=e=>e/2**32|0,ze=e=>e>>>0;function Be(e,t,n,r){let i=Re(n),a=ze(n);e.setUint32(t,r?a:i,r),e.setUint32(t+4,r?i:a,r)}function Ve(e,t,n){return e&t^~e&n}function He(e,t,n){return e&t^e&n^t&n}var Ue=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,t,n,r){this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Me(this.buffer)}update(e){ke(this),Te(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length,a=!1;for(let o=0;o<i;){let s=Math.min(r-this.pos,i-o);if(s===r){let t=Me(e);for(;r<=i-o;o+=r)this.process(t,o);a=!0}else n.set(o===0&&s===i?e:e.subarray(o,o+s),this.pos),this.pos+=s,o+=s,this.pos===r&&(this.process(t,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){ke(this),Ae(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,t.fill(0,a),this.padOffset>r-a&&(this.process(n,0),t.fill(0)),Be(n,r-8,this.length*8,i),this.process(n,0),this.roundClean();let o=e===t?n:Me(e),s=this.outputLen,c=s/4,l=this.get();if(s%4||c>l.length)throw Error(`invalid outputLen`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneIntoMeta(e){let{buffer:t,length:n,finished:r,destroyed:i,pos:a}=this;return e.destroyed=i,e.finished=r,e.length=n,e.pos=a,a&&e.buffer.set(t),e}clone(){return this._cloneInto()}};const We=/* @__PURE__ */ Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Ge=/* @__PURE__ */ Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),V=/* @__PURE__ */ new Uint32Array(64);var Ke=class extends Ue{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,t){super(64,e,8,!1),this.A=t[0]|0,this.B=t[1]|0,this.C=t[2]|0,this.D=t[3]|0,this.E=t[4]|0,this.F=t[5]|0,this.G=t[6]|0,this.H=t[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,t){for(let n=0;n<16;n++,t+=4)V[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=V[e-15],n=V[e-2],r=B(t,7)^B(t,18)^t>>>3,i=B(n,17)^B(n,19)^n>>>10;V[e]=i+V[e-7]+r+V[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=B(o,6)^B(o,11)^B(o,25),u=l+t+Ve(o,s,c)+Ge[e]+V[e]|0,d=(B(n,2)^B(n,13)^B(n,22))+He(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){je(V)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),je(this.buffer)}},qe=class extends Ke{constructor(){super(32,We)}};const H=/* @__PURE__ */ Pe(()=>new qe,/* @__PURE__ */ Fe(1)),Je=/* @__PURE__ */ new Map([[`kitapi-fy-1`,!1],[`kitapi-fy-2`,!0]]),Ye=e=>Je.get(e),Xe=1n<<64n,Ze=new TextEncoder;function Qe(e){let t=/* @__PURE__ */ new Uint8Array(8);return new DataView(t.buffer).setBigUint64(0,BigInt(e)),t}function $e(e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function et(...e){return $e(e.flatMap(e=>{let t=typeof e==`string`?Ze.encode(e):e;return[Qe(t.length),t]}))}const tt=e=>Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``);function nt(e){return typeof e!=`string`||!/^(?:[0-9a-f]{2})+$/.test(e)?null:Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))}const rt=(e,t)=>tt(H(et(`kitapi-commitment-1`,t,e))),it=({context:e,digest:t},n,r)=>tt(H(et(`kitapi-pledge-1`,e,t,String(n),r)));function*at(e){for(let t=0;;t+=1){let n=Le(H,e,Qe(t)),r=new DataView(n.buffer,n.byteOffset,n.byteLength);for(let e=0;e<4;e+=1)yield r.getBigUint64(8*e)}}function ot(e,t){let n=BigInt(e),r=Xe-Xe%n,i=t.next().value;for(;i>=r;)i=t.next().value;return Number(i%n)}function st(e,{algorithm:t,context:n,secret:r,shares:i}){let a=at(Le(H,r,et(t,n,...i))),o=[...e];for(let e=o.length-1;e>0;--e){let t=ot(e+1,a);[o[e],o[t]]=[o[t]??``,o[e]??``]}return o}function ct({seat:e,place:t,turn:n,glows:r,dealer:i,out:o,speech:s,role:c,tricks:u,result:d,marks:f,clock:p,children:m}){let h=w(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,o&&`out`);return E`<section class=${h} aria-label=${R(e)}>
    <p class="plate-name">
      <b>${R(e)}</b>
      ${i&&E`<span class="dealer" title=${l(`dealer`)}><span aria-hidden="true">${l(`D`)}</span><span
        class="unseen">${l(`dealer`)}</span></span>`}
      ${p}
    </p>
    <p class="plate-note">
      <${lt} seat=${e} />
      ${c&&E`<span class="role">${c}</span>`}
      ${f}
      ${typeof d==`number`&&E`<span class="figure result" title=${l(`Result so far; the sheet tells how it came about`)}><span
        class="unseen">${l(`result`)} </span>${a(d)}</span>`}
      ${typeof u==`number`&&E`<${ut} tricks=${u} />`}
    </p>
    ${n&&E`<span class="unseen">${l(`to act`)}</span>`}
    ${s&&E`<p class="speech">${s}</p>`}
    ${m}
  </section>`}function lt({seat:e}){return e.kind===`bot`?E`<span class=${w(`occupant`,e.getting_ready&&`preparing`)} title=${se(e)}>${e.getting_ready?l(`bot, getting ready`):l(`bot`)}</span>`:e.kind===`person`&&!e.connected?E`<span class="occupant away">${l(`away`)}</span>`:null}function ut({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>E`<i key=${t} class="pile-back"></i>`);return E`<span class=${w(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${C(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const U=g(null);function dt(e){let t=U.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return U.value=null,null;if(n.dealt)return null;U.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function ft(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const pt=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function mt({seat:e},{entry:t}){let n=t===`invitation`?ft(e):``;return n?{invitation:n}:{}}const ht=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ft(e)!==``;function gt({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return E`<ul class="role-list requests" aria-label=${l(`Requests for a seat`)}>${e.map(({number:e,seat:t,name:r})=>E`<li key=${e}>
    <b>${r||l(`a visitor`)}</b> <span>${l(`Seat {number}`,{number:ae(t)})}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${n(e,!0)}>${l(`Let in`)}</button>
      <button type="button" class="plain" onClick=${n(e,!1)}>${l(`Refuse the request`)}</button>
    </span></li>`)}</ul>`}function _t({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?E`<span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?l(`Let {name} propose again`,{name:R(e)}):l(`Mute {name}`,{name:R(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>${l(`Remove {name}`,{name:R(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:E`<${vt} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>${l(`New link to this seat`)}</button>`}function vt({seat:e,table:t}){let n=t.invitations?.[e];return n?E`<${fe} label=${l(`Link to seat {number}`,{number:ae(e)})} address=${pt(t.id,e,n)} />`:E`<span class="quiet">${l(`Somebody is invited.`)}</span>`}const yt=({table:e})=>E`<p>${l(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
  ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>E`<${vt} key=${t} seat=${t} table=${e} />`)}`;function bt({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[c,u]=F(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return E`${i&&E`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?l(`Let a bot play for {name}`,{name:R(e)}):l(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&E`<button type="button" class="plain offer"
        onClick=${()=>n({type:`give_away`,seat:e.seat})}>${l(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||ht(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?U.value={table:t.id,seat:e.seat,name:r,...mt(e,t)}:n({type:`sit`,seat:e.seat,name:r,...mt(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!St(e,t))return null;let p=U.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?E`<p class="quiet" role="status">${l(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{U.value=null}}>${l(`Do not wait`)}</button>`:e.seat===i?E`<button type="button" class="plain offer"
      onClick=${()=>f(I.value.name||l(`Guest`))}>${l(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?E`<p class="quiet" role="status">${l(`You have asked for this seat: the host of the table decides.`)}</p>`:c?E`<${Ct} onName=${f} />`:E`<button type="button" class="plain offer"
    onClick=${()=>I.value.name?f(I.value.name):u(!0)}>${xt(e,d)}</button>`}function xt(e,t){return t?e.dealt?l(`Sit down after this deal`):l(`Sit down here`):l(`Ask for this seat`)}const St=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function Ct({onName:e,label:t}){return E`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(_({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${l(`Your name`)} placeholder=${l(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??l(`Sit down`)}</button>
  </form>`}const wt=({amount:e,look:t})=>E`<span class=${w(`chips`,t)}>
  <${Tt} /><span class="figure">${e}</span>
</span>`,Tt=()=>E`<svg class="chip" viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" /><circle class="chip-face" r="6.2" />
</svg>`;function Et({lit:e=!1,token:t=!1,open:n=!1}){let r=l(!e&&n?`the slot's light is on: a token may go in`:e?`the lamp is lit: in play for the jackpot`:t?`a token lies in the slot`:`no token, the lamp is dark`);return E`<span class=${w(`lamp`,e&&`lit`,t&&!e&&`token`,n&&!e&&`open`)} title=${r}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${e&&E`<path class="rays" d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${r}</span>
  </span>`}function Dt({seat:e}){return E`<dl class="boxes">
    <${Ot} label=${l(`ANTE`)} amount=${e.ante} look="ante" />
    <${Ot} label=${l(`BET`)} amount=${e.bet} look="bet" />
    <div class="box slot"><dt>${l(`JP`)}</dt><dd><${Et} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&E`<div class="box exchange"><dt>${l(`CARD`)}</dt><dd><${kt} seat=${e} /></dd></div>`}
    ${e.claim&&E`<${Ot} label=${l(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const Ot=({label:e,amount:t=0,look:n})=>E`<div class=${w(`box`,n,!t&&`bare`)}>
  <dt>${e}</dt><dd>${t?E`<${wt} amount=${t} />`:E`<span class="unseen">${l(`nothing`)}</span>`}</dd>
</div>`,kt=({seat:{discard:e,fee:t=0}})=>E`<span class="laid-out">
  ${e?E`<${v} card=${e} />`:E`<${r} /><span class="unseen">${l(`a card to be exchanged`)}</span>`}
  ${t>0&&E`<${wt} amount=${t} />`}
</span>`;function At({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:o,alone:s}){return E`<div class=${w(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?l(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||s)&&E`<div class="choices">${e.map((e,t)=>E`<${jt} ...${e}
      key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&o}${s}</div>`}
  </div>`}function jt({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:o,weighty:s,quiet:c}){let[u,d]=F(!1);return u&&a?E`<span class="asked" role="group" aria-label=${s}>
      <span class="asked-words">${s}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{d(!1),a()}}>${l(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2" onClick=${()=>d(!1)}>${l(`No`)}</button>
    </span>`:E`<button type="button" class=${w(`choice`,o&&`likely`,c&&`quiet-choice`)} aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>s?d(!0):a?.()}>${r}${n!==null&&E`<${W} sign=${n} />`}</button>`}const W=({sign:e})=>I.value.keys?E`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function Mt({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const G=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Nt=e=>(t,n)=>{let r=typeof t.seat==`number`?R(n.table.seats[t.seat]):``;return e[G(t)]?.(t,r,n)??null},Pt=(e,t)=>({words:l(`{name}: {words}`,{name:e,words:t}),weight:`said`}),Ft=n(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function It({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:o}){let[c,u]=F(0);return E`<${P} label=${a??l(`Check the deal`)} spoken=${i} title=${l(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${o} onOpen=${()=>u(c+1)}>
    ${c>0&&E`<${s} key=${`${e} ${t} ${c}`} part=${Ft} props=${{table:e,deal:t,nameOf:n}} />`}
  </${P}>`}function Lt({title:e,deals:t,table:{id:n,seats:r},line:i,told:a}){let o=e=>R(r[e]);if(!t.length)return E`<p class="quiet">${l(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return E`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>E`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${i(e)}</summary>
        ${a(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${d(n,e.number)}
          aria-label=${l(`Replay deal {number}`,{number:e.number})}>${l(`Replay the deal`)}</a>
        <${It} table=${n} deal=${e.number} nameOf=${o} spoken=${l(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${l(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${l(`Keep the record as a file`)}</a>
    </p>
  </section>`}function K(){let[e,t]=F(null);return[e,n=>t(n===e?null:n)]}const q=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>E`<button type="button"
  class=${w(`told-figure`,i)} aria-expanded=${n}
  aria-label=${l(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,J=({terms:e,words:t,total:n})=>E`<dl class="sum">
  ${e.map((e,t)=>E`<div key=${t}><dt>${e.words}</dt><dd class="figure">${e.figure??a(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Rt=(e,t,n)=>e.map((e,r)=>({words:E`${l(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),zt=({label:e,terms:t,result:n,children:r})=>E`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  ${r}
  ${t.length>0&&E`<h4>${l(`Deal by deal`)}</h4>
    <${J} terms=${t} words=${l(`in all`)} total=${a(n)} />`}
</section>`,Bt=({label:e,start:t,terms:n,words:r,stands:i})=>E`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <${J} terms=${[{words:l(`at the start`),amount:t,figure:`${t}`},...n]} words=${r} total=${`${i}`} />
</section>`,Vt=({lines:e,RuleTap:t})=>E`<ul class="payments">
  ${e.map(({words:e,reckoned:n,clause:r,reason:i},a)=>E`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&E`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Ht(e){function t({clause:t}){let[n,r]=F(!1),i=e(t);return i?E`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${l(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&E`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleTold:({clause:t})=>E`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Ut({cards:e,label:t,rows:n=1}){let r=z(e,L(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return E`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&E`<div key=${t} class="open-row">${e.map(e=>E`<${v}
      key=${e} card=${e} />`)}</div>`)}
  </div>`}const Wt=n(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Gt({words:e,because:t,clauses:n=[]}){let[r,i]=F(!1);return!I.value.guide||!e?null:E`<div class="guide">
    <p>${e} ${t&&E`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${l(`Why?`)}</button>`}
      ${r&&E`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${l(`No more guidance`)}
      onClick=${()=>_({guide:!1})}>×</button>
  </div>`}function Kt(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Jt(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return E`<div class="hand" role="group" aria-label=${e.label??l(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>E`<div key=${a} class="hand-row">
      ${r.map((r,o)=>E`<${qt} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function qt({card:e,bend:t,stop:n,offered:r,picked:i,fresh:a=[],onChoose:o,onThrow:s}){let c=r?.has(e)??!1,u=i.includes(e),d=Yt(c&&s?()=>s(e):null),f=w(`card held`,r&&(c?`may`:`may-not`),u&&`picked`,a.includes(e)&&`fresh`),p=a.includes(e)?l(`{card}, from the talon`,{card:j(e)}):j(e);return E`<button type="button" class=${f} style=${{"--bend":t}} aria-label=${p} data-card=${e} tabindex=${n?0:-1}
    aria-pressed=${r?u:void 0} aria-disabled=${c?void 0:`true`}
    onClick=${()=>{c&&!d.moved()&&o(e)}} ...${d.listeners}>
    <${ne} card=${e} />
    ${a.includes(e)&&E`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Jt({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=N(null),[s,c]=F(0),l=N(!1),u=Math.min(s,e.length-1),d=!!(t??n)&&!e.some(e=>t?.has(e)),f=()=>[...o.current?.querySelectorAll(`.held`)??[]],p=(e,t)=>{let n=oe(f(),t,e,a);return n?.focus(),n!==null};return x(e=>d||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(f()[u]?.focus(),!0)),O(()=>{l.current&&document.activeElement===document.body&&f()[u]?.focus()}),{group:o,stop:e[u],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(d||!p(e.key,n))return;e.preventDefault()},onFocusIn:e=>{l.current=!0,c(f().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(l.current=!1)}}}}function Yt(e){let t=N(null),n=N(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Xt({over:e,table:t,send:n,children:r}){if(e)return E`<${Zt} table=${t} />`;if(t.me===null)return E`<p class="prompt">${l(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?E`<p class="prompt">${l(`Waiting for {names}`,{names:i.map(R).join(`, `)})}</p>`:E`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${l(`Next deal`)}<${W} sign="n" /></button>
  </div>`}function Zt({table:e}){return E`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>Qt(t,e.me)),n=I.peek().name||l(`Guest`),{players:r,variant:i}=e.terms;A(re(await k({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${l(`Another sitting`)}</button>
    <a class="choice" href="/">${l(`To the start page`)}</a>
  </div>`}function Qt(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function $t({hear:e}){let[t,n]=F(null),[r,i]=F(!1),a=N(null),s=t!==null;return o(e=>(n(t=>(t??``)+e),i(!1),!0)),O(()=>{a.current?.focus(),a.current?.setSelectionRange(99,99)},[s]),s?E`<form class="typed-call paper" onSubmit=${r=>(r.preventDefault(),e(t)?n(null):(i(!0),T(l(`That cannot be said now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&n(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&n(null)}}>
    <input ref=${a} value=${t} aria-label=${l(`Say or play in writing`)} aria-invalid=${r||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{n(e.target.value),i(!1)}} />
    <button class="plain">${l(`Say`)}</button>
    ${r&&E`<p>${l(`That cannot be said now.`)}</p>`}
  </form>`:null}function en({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?E`<div class="watching kept"><span>${r.kind===`bot`?l(`A bot is playing for you.`):l(`Your seat is reserved for you.`)}</span>
      <${bt} seat=${r} table=${e} send=${n} /></div>`:E`<p class="watching">${e.archive?l(`This table holds the record of a sitting: it is here to be looked at.`):l(`You are watching: you see what lies open, and no hands.`)}</p>`}const tn=[`s`,`c`,`d`,`h`],Y=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function nn(e,{game:t,view:n,choices:r,choosing:i},a){let o=Y(e);return o?rn(o,i)||t.typedName(o,i)||cn(Y(t.typedCall(o,n)??o),r,a):!1}function rn(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>an(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>Y(j(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function an(e,t){let n=[...t??[]].filter(t=>on(t).some(n=>e.startsWith(n)&&sn(e.slice(n.length),h(t))));return n.length===1?n[0]??null:null}function on(e){let n=ee(e).toLowerCase();if(/\d/.test(n))return[n];if(n===`t`)return[`10`,`t`];let r=Y(t(e));return[n,...Array.from(r,(e,t)=>r.slice(0,t+1))]}function sn(e,t){let[n,...r]=e?tn.filter(t=>Y(f(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===Y(i(t))}function cn(e,t,n){let r=t.map(e=>({choice:e,words:Y(ln(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const ln=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function un({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:o}){let[s,c]=K(),u=n=>(t[n]??0)-(e[n]??0);return E`<table class="results">
    <caption class="unseen">${l(`Results`)}</caption>
    <thead><tr><th scope="col">${l(`Player`)}</th><th scope="col">${l(`this deal`)}</th><th
      scope="col">${l(`in all`)}</th></tr></thead>
    <tbody>${t.map((t,d)=>E`
      <tr key=${d} class=${d===r?`mine`:null}>
        <th scope="row">${n(d)}</th>
        <td class="figure"><${q} label=${l(`{name}, this deal`,{name:n(d)})}
          figure=${a(u(d))} open=${s===`deal-${d}`} onTap=${()=>c(`deal-${d}`)} /></td>
        <td class="figure total"><${q} label=${l(`{name}, in all`,{name:n(d)})}
          figure=${a(t)} open=${s===`all-${d}`} onTap=${()=>c(`all-${d}`)} /></td>
      </tr>
      ${s?.endsWith(`-${d}`)&&E`<tr key=${`how-${d}`} class="how"><td colspan="3">
        ${s===`deal-${d}`?i(d,u(d)):E`<${dn} before=${e[d]??0} result=${t} />${o(d)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const dn=({before:e,result:t})=>E`<${J} words=${l(`in all`)} total=${a(t)}
  terms=${[{words:l(`before the deal`),amount:e},{words:l(`this deal`),amount:t-e}]} />`;function fn(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}function pn({table:e,view:t}){t?.shuffle&&ve(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:mn(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(hn({table:e,view:t},r));return n}function mn(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=be(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||fn(i),l=it(r,n,c);return ye({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function hn({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?xe(e.id,i):fn(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;ye({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const gn=({kind:e})=>e===`seal`||e===`nonce`;function _n(e,{contractRead:t,scoreRead:n,turnWords:r}){let i=e.view;if(!i)return l(`No cards have been dealt yet.`);let a=t=>R(e.table.seats[t]),o=i.options?.some(e=>!gn(e))?`${r(i)}.`:``;return[t(i,a),vn(i),yn(i,a),n(i,a),o].filter(Boolean).join(` `)}function vn({hand:e=[]}){let t=z(e,L(e)).map(e=>j(e)).join(`, `);return t&&l(`Your hand: {cards}.`,{cards:t})}function yn({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return l(`No card lies on the table.`);let r=t.map(({seat:e,card:t})=>l(`{name}: {card}`,{name:n(e),card:j(t)})).join(`, `);return l(`On the table: {cards}.`,{cards:r})}const bn=({table:e})=>E`<nav class="replays" aria-label=${l(`Replay the deals`)}>
  <h3>${l(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>E`<a key=${t} class="plain replay-link figure"
    href=${d(e.id,t)} aria-label=${l(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,xn=({children:e})=>E`<details class="settle-now">
  <summary>${l(`If we settled now`)}</summary>
  ${e}
</details>`;function Sn({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:o,inFigures:s=String}){let c=e.at(-1);return E`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${o}
    aria-label=${l(`{column}: {figure}`,{column:r,figure:s(c?.figure??0)})}>
    ${e.length>n&&E`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>E`<span key=${`${t.deal}-${r}`}
      class=${w(`figure`,t!==c&&`struck`,r<e.length-n&&`beyond`,t===c&&t.deal===i&&i>0&&`new`)}>${s(t.figure)}</span>`)}
  </button>`}function Cn({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=K();return E`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&E`<section class="how" aria-label=${e}>
      <${J} terms=${[{words:l(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${l(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&E`<p class="quiet">${i}</p>`}
    </section>`}`}function wn({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=K(),o=e=>l(`{name}, this deal`,{name:t(e)});return E`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>E`<${q} key=${n} label=${o(n)}
      figure=${a(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${a(e)}</b></${q}>`)}</p>
    ${r&&E`<section class="how" aria-label=${o(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const Tn=({label:e,figures:t,tell:n,inFigures:r=String})=>E`<section class="story" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <ol>${t.map((e,i)=>E`<li key=${i}>
    <${En} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>${n(e)}</${En}>
  </li>`)}</ol>
</section>`,En=({written:e,inFigures:t,struckBy:n,children:r})=>E`<p class="figure">${e.deal>0&&E`<span
    class="was">${t(e.before)} → </span>`}<b class=${n?`struck`:null}>${t(e.figure)}</b></p>
  <div>
    ${r}
    ${n&&E`<p class="quiet">${l(`struck through in deal {number}`,{number:n})}</p>`}
  </div>`,Dn=({written:e,children:t})=>E`<p>${e.deal===0?l(`at the start`):l(`deal {number}`,{number:e.deal})}${t&&E`: ${t}`}</p>`,On=({table:e,deal:t,nameOf:n})=>E`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${d(e,t)}>${l(`Replay the deal`)}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${m(e,t)}>${l(`Review the deal`)}</a>
  <${It} table=${e} deal=${t} nameOf=${n} shortcut="c" />
</div>`;function kn({cards:e,nameOf:t}){return E`<section class="all-cards">
    <h3>${l(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&E`<${An} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${An} label=${l(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&E`<${An} label=${l(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const An=({label:e,cards:t})=>E`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${z(t,L(t)).map(e=>E`<${v} key=${e}
    card=${e} />`)}</dd>
</div>`;function jn({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[o,s]=K();return E`<table class="results">
    <caption class="unseen">${l(`Settlement`)}</caption>
    <thead><tr><th scope="col">${l(`Player`)}</th><th scope="col">${l(`in all`)}</th></tr></thead>
    <tbody>${e.map((e,c)=>E`
      <tr key=${c} class=${c===n?`mine`:null}>
        <th scope="row">${t(c)}</th>
        <td class="figure total"><${q} label=${l(`{name}, in all`,{name:t(c)})} figure=${a(e)}
          open=${o===`${c}`} onTap=${()=>s(`${c}`)} /></td>
      </tr>
      <tr key=${`parts-${c}`} class="parts"><td colspan="2">${r(c)}</td></tr>
      ${o===`${c}`&&E`<tr key=${`how-${c}`} class="how"><td colspan="2">${i(c)}</td></tr>`}`)}
    </tbody>
  </table>`}const Mn=({words:e,figure:t})=>E`<span class="part">${e} <b class="figure">${t}</b></span>${` `}`,X=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Nn={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:X(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:X(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:X(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Pn={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Fn({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Nn,deal_began:(e,t,n)=>r(n),...t},a={...Pn,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[G(t)]?.(r,t,n)}},span:e=>a[G(e)]??0,gathers:e=>G(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}function In(e,t){let n=e[0],r=n?.phase===`playing`?t(n):null;if(!n||!r)return null;let i=Ln(n.active,r.declarer).filter(e=>!r.out(e)),a=n.trick??[],o=a.length<i.length?a:[],s=o[0]?.seat??r.leader;if(s===void 0)return null;let c=i.map(t=>[...e[t]?.hand??[],...o.filter(e=>e.seat===t).map(({card:e})=>e)]),[l,u,d=null]=c,f=ce[i.indexOf(s)];if(!l||!u||!f||l.length===0||c.some(e=>e.length!==l.length))return null;let p={hands:{declarer:l,first:u,second:d},strain:r.strain,leader:f,objective:r.objective};return le(p,o.map(({card:e})=>e))}function Ln(e,t){let n=[...e].sort((e,t)=>e-t),r=n.indexOf(t);return r<0?[]:[...n.slice(r),...n.slice(0,r)]}const Z=e=>!!(e.outcome??e.broken_up),Rn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),zn=/* @__PURE__ */ new WeakMap;function Bn(e){e&&zn.set(e,performance.now())}function Vn(e){let t=performance.now()-(zn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function Hn({clock:t,mine:n}){let r=Un(t),i=N(!1),a=r<=10&&r>0;return e(()=>{n&&a&&!i.current&&T(C(`{count} second left`,`{count} seconds left`,r)),i.current||=a},[n,a]),E`<span class=${w(`call-clock`,a&&`short`)} role="timer" style=${{"--share":r/t.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${r}</span>
    <span class="unseen">${C(`{count} second left`,`{count} seconds left`,r)}</span>
  </span>`}function Un(t){let[n,r]=F(()=>Vn(t));return e(()=>{let e=()=>r(Vn(t));e();let n=setInterval(e,200);return()=>clearInterval(n)},[t]),n}function Q({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return E`<${ct} seat=${t} place=${i} turn=${u} clock=${u&&c?.seat===s&&E`<${Hn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s} out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&E`<${bt} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ct}>`}const Wn=n(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),Gn=({advising:{open:e,toggle:t}})=>E`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
  aria-keyshortcuts="w" title=${l(`What is it worth?`)} onClick=${t}><svg class="scales" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
  <span class="advice-words">${l(`What is it worth?`)}</span><${W} sign="w" /></button>`,Kn={moment:``,advice:null,making:!1,trouble:``};function qn(e){let t=(e?.options??[]).filter(e=>!gn(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Jn(t,n,r){let[i,a]=F(``),[o,s]=F(Kn),[c,u]=F(0),d=!!t.advised&&t.me!==null&&!r&&qn(n),f=d?`${n?.number} ${JSON.stringify(n?.options)}`:``,p=d&&i===f;return e(()=>{if(!p||o.moment===f&&o.advice)return;let e=0,n=!0,r=e=>{n&&s({...Kn,moment:f,...e})};return D(`/api/tables/${t.id}/advice?lang=${b()}`).then(e=>r({advice:e}),t=>{let i=t instanceof te&&t.reason===`making_ready`;r(i?{making:i}:{trouble:t.message||l(`The server does not answer.`)}),i&&n&&(e=setTimeout(()=>u(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(e)}},[p,f,c]),{may:d,open:p,toggle:()=>a(p?``:f),told:o.moment===f?o:Kn,again:()=>u(c+1)}}function Yn(e,t,n){let[r,i]=F([]),[a,o]=F(null),s=e?.options??[],c=s.find(e=>e.kind===`subset`),l=s.filter(e=>e.kind===`form`),u=s.flatMap(e=>`card`in e?[String(e.card)]:[]),d=e?`${e.number} ${e.phase} ${e.hand?.length??0} ${s.length>0}`:``;O(()=>{i([]),o(n(s))},[d]);let f=t.link.unanswered.value.size>0,p=f?null:Xn(c,u),m=e=>{i([]),t.act({kind:`play_card`,card:e})};function h(e){return c?i(t=>Zn(t,e,c.size)):I.peek().oneTap||r.includes(e)?m(e):i([e])}return{picked:r,named:a,setNamed:o,options:s,subset:c,forms:l,form:l[0],playable:u,offered:p,sending:f,choose:h,act:t.act,throwCard:c?null:m}}function Xn(e,t){return e?new Set(e.of):t.length?new Set(t):null}function Zn(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const Qn=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],$n={now:()=>performance.now(),after:(e,t)=>setTimeout(e,t),cancel:e=>clearTimeout(e)};function er(e,t,{onLost:n,onLate:r}){let i=/* @__PURE__ */ new Map,a=null,o=!1,s=e.now(),c=!1,l=e.after(d,t);function u(){if(!o)return[`opening`,s+t];if(!a)return[`silence`,1/0];let[e=1/0]=i.values(),n=s+a.silence,r=e+a.answer;return r<n?[`answer`,r]:[`silence`,n]}function d(){let[t,r]=u(),i=e.now();return i<r?f():i-r>1e3&&!c?p(i):n(t)}function f(){e.cancel(l);let[,t]=u();t<1/0&&(l=e.after(d,Math.max(0,t-e.now())))}function p(e){c=!0,s=e;for(let t of i.keys())i.set(t,e);f(),r()}return{opened(){o=!0,s=e.now(),f()},expect(e){a=e,f()},heard(){s=e.now(),c=!1},expectAnswer(t){i.set(t,e.now()),f()},answered(t){let n=i.get(t);return i.delete(t),n===void 0?null:e.now()-n},isWatching:()=>a!==null,close:()=>e.cancel(l)}}const tr=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),nr=()=>fn(16);function rr(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function ir(e,t,n,r=null,i=$n){let a=g(`connecting`),o=g(/* @__PURE__ */ new Map),s=g(null),c=null,l=null,u=400,d=8e3,f=0,p=null,m=/* @__PURE__ */ new Set,h=0,_=0,v=0,y=!1,b=!1;function x(){i.cancel(v),b=!1,p=null,f=i.now();let n=new WebSocket(rr(e,t,r));c=n,l=er(i,d*Math.min(2**h,4),{onLost:w,onLate:P}),n.onmessage=e=>{c===n&&T(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=tr.get(e)??a.peek(),c===n&&(c=null,S(e===4429))}}function S(e){C(),y||j()||(a.value=e?`full`:`waiting`,v=i.after(x,(e?3e4:u)*(.75+Math.random()/2)),u=Math.min(u*2,8e3))}function C(){l?.close();let e=c;c=null,l=null,m.clear(),s.value=null,e?.close()}function w(e){return e===`opening`?(h+=1,S(!1)):(e===`answer`&&(_+=1),C(),a.value=`waiting`,x())}function T(e){return l?.heard(),e.type===`state`?E(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(p={silence:e.silence,answer:e.answer},d=e.silence,D()):e.id?O(e):e.type===`refused`?k(e):void 0}function E(e){if(a.value=`open`,u=400,h=0,o.peek().size||(_=0),b||l?.opened(),n.onState(e),!b)for(let[e,t]of o.peek())A(e,t);b=!0}function D(){p&&l?.expect({...p,answer:p.answer*Math.min(2**_,8)})}function O(e){let t=e.id,n=l?.answered(t)??null;if(_&&(_=0,D()),m.delete(t))s.value=n;else return ee(t),e.type===`refused`?k(e):void 0}function k(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function ee(e){let t=new Map(o.peek());t.delete(e),o.value=t}function A(e,t){l?.expectAnswer(e),c?.send(JSON.stringify(t))}let j=()=>[...tr.values()].includes(a.peek()),M=()=>b&&c?.readyState===WebSocket.OPEN;function N(e){let t=nr();return o.value=new Map(o.peek()).set(t,{...e,id:t}),M()&&A(t,{...e,id:t}),t}function P(){if(!M()||!l?.isWatching())return;let e=nr();m.add(e),A(e,{type:`probe`,id:e})}function F(){y||document.hidden||j()||(M()?P():(!c||i.now()-f>=1e3)&&(u=400,C(),x()))}function te(){y=!0,i.cancel(v),removeEventListener(`online`,F),document.removeEventListener(`visibilitychange`,F),C()}return addEventListener(`online`,F),document.addEventListener(`visibilitychange`,F),x(),{connection:a,unanswered:o,roundTrip:s,send:N,probe:P,hurry:F,close:te}}const ar={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let or=null;function sr(e){if(!I.peek().sound)return;or??=new AudioContext;let t=or.currentTime;for(let n of ar[e])cr(or,n,t),t+=n.seconds}function cr(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}function lr({lines:e}){return E`<section class="log" tabindex="-1" aria-label=${l(`What happened`)}>
    <h2>${l(`What happened`)}</h2>
    ${e.length===0&&E`<p class="quiet">${l(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>E`<li key=${e.id} class=${e.weight}>${e.words}${e.by&&E` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function ur(e,t,n){let r=g(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...dr(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(dr(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function dr(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return pr(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=fr(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function fr(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function pr(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const mr=e=>e?.kind===`seat_changed`;function hr({kind:e,name:t},n){return e===`open`?l(`nobody`):e===`bot`?`${R({seat:n,kind:e,name:t})} (${l(`bot`)})`:t||l(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:ae(e),deal:t,before:hr(n,e),after:hr(r,e)});function gr(e){let t=e;return{words:t.before.kind===`reserved`?l(`Seat {number} is no longer reserved for {before}.`,$(t)):l(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function _r(e){return e.before.kind===`reserved`?l(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?l(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):l(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function vr(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function yr({changes:e=[]}){return e.length?E`<section class="paper seat-changes" aria-label=${l(`Changes of seats`)}>
    <ul>${vr(e).map((e,t)=>E`<li key=${t}>${_r(e)}</li>`)}</ul>
  </section>`:null}const br=e=>!!e?.options?.some(e=>!gn(e))&&!xr(e),xr=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),Sr=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),Cr=({tell:e})=>(t,n)=>mr(t)?gr(t):e(t,n);function wr(e,t=null){let n=g([]),r=g(null),i=g(``),a=g(``),o=g([]),s=ur(e=>S(e).steps,P,F),d=g(0),f=ir(e,b(),{onState:E,onRefused:A,onWatching:e=>{d.value=e}},t),p={...f,send:N},m=/* @__PURE__ */ new Set,h=0,_=0,v=``,x=0,C=!1,w=[];function E(e){y(e.table.game).drawing.loaded.peek()?O(e):w.push(e)===1&&c(e.table.game).then(D,()=>{j(l(`A part of this page could not be loaded. Load the page again.`))})}function D(){let e=w;w=[],C||e.forEach(O)}function O(e){u(y(e.table.game).deck),Bn(e.table.clock),d.value=e.table.watching,k(e);let n=dt(e.table);n&&N(n),s.arrive(e),t!==null&&s.hurry()}function k(e){clearTimeout(_);for(let{action:t,lost:n}of pn(e)){let r=()=>{m.add(f.send({type:`act`,seen:e.version,action:t}))};n?_=setTimeout(r,1e3):ee(t)||r()}}function ee({kind:e}){return[...f.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function A(e){Sr.has(e.reason)&&(a.value=e.text),m.has(e.id)||Sr.has(e.reason)||(e.reason===`not_playable`&&(i.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),j(e.text,e.clause),clearTimeout(h),h=setTimeout(M,12e3))}function j(e,n=null){r.value={text:e,clause:n},t===null&&T(e)}function M(){clearTimeout(h),r.value=null}function N(e){return M(),f.send(e)}function P(e,t){let r=S(t.table.game),i=e&&Cr(r)(e,t),a=t.view?.number??0;e&&(o.value=[...o.peek(),{...e,deal:a}].slice(-200)),i&&(n.value=[...n.peek(),te(i,a,de(e?.by,r.house))].slice(-200),T(i.spoken??i.words),i.sound&&sr(i.sound)),ne(t,r)}function F(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=S(e.shown.table.game),r=e.seen&&Cr(n)(e.seen,e.shown);return r?[te(r,t,de(e.seen?.by,n.house))]:[]});o.value=[...o.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let te=({words:e,weight:t},n,r)=>({id:++x,words:e,weight:t,deal:n,by:r});function ne({view:e,catchingUp:t},{prompt:n,asking:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&br(e)?r(e):``;i&&i!==v&&(T(n(e)),sr(`turn`)),v=i}function re(e){let n=s.shown.peek()?.version??0;p.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function I(){C=!0,s.close(),clearTimeout(_),M(),f.close()}return{lines:n,happened:o,watching:d,unplayable:i,turnedAway:a,refusal:r,forgive:M,shown:s.shown,hurry:s.hurry,link:p,act:re,close:I}}function Tr({game:e,view:t,shown:n,state:r,choosing:i,advising:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Er(t),l=br(t),u=Z(t),d=ie(e,t,i,r.act);return E`<div class=${u?`foot after`:`foot`}>
    ${s?E`<${Q} game=${e} seat=${s} view=${t} shown=${n} place="bottom" send=${r.link.send} />`:E`<${en} table=${o} over=${Rn(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&E`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?E`<${Xt} over=${Rn(t,e)} table=${o} send=${r.link.send} />`:E`<${At} mine=${l} waiting=${i.sending} prompt=${Dr(e,t,n)}
        guided=${s!==null&&I.value.guide} guide=${l&&E`<${Gt}
          ...${e.guidance(t)} />`} choices=${d} alone=${a.may&&E`<${Gn} advising=${a} />`} />
        <${$t} hear=${n=>nn(n,{game:e,view:t,choices:d,choosing:i},Mt)} />`}
    ${!u&&c.length>0&&E`<${Kt} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose} onThrow=${i.throwCard} />`}
  </div>`}function Er(e){let t=e.hand??[],n=N({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:L(t)}),z(t,n.current.suits)}function Dr(e,t,{table:n,gathering:r}){if(br(t))return e.turnWords(t);if(r!==null)return l(`{name} takes the trick`,{name:R(n.seats[r])});let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,R(n.seats[i]))}function Or({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=Yn(i,n,e.firstNamed),o=Jn(r,i,a.sending);if(!i)return E`<${s} part=${Wt} props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let c=e=>R(r.seats[e]),l=e=>ue(e,i.around),u=r.seats.filter(e=>e.seat!==r.me),{Strip:d,Middle:f,Beside:p}=e;return E`
    <${d} view=${i} nameOf=${c} />
    <div class=${w(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
      ${u.map(r=>E`<${Q} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${l(r.seat)} send=${n.link.send}>
        ${p&&E`<${p} view=${i} seat=${r.seat} name=${c(r.seat)} choosing=${a} />`}
      </${Q}>`)}
      <${kr} game=${e} view=${i} table=${r} />
      ${!Z(i)&&E`<${f} view=${i} shown=${t} nameOf=${c} placeOf=${l}
        choosing=${a} />`}
      ${o.open&&E`<${s} part=${Wn} props=${{advising:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Tr} game=${e} view=${i} shown=${t} state=${n} choosing=${a} advising=${o} />`}function kr({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?E`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?E`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}const Ar={form:void 0,forms:[],options:[],offered:null,picked:[]};function jr({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>R(r.seats[e]),o=e=>ue(e,i.around),{Strip:s,Middle:c}=e;return E`
    <${s} view=${i} nameOf=${a} />
    <div class=${w(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
      ${r.seats.filter(({seat:e})=>e!==r.me).map(r=>E`<${Q} key=${r.seat} game=${e}
        seat=${r} view=${i} shown=${t} place=${o(r.seat)}>
        <${Mr} cards=${n?.[r.seat]} name=${a(r.seat)} rows=${2} />
      </${Q}>`)}
      <${kr} game=${e} view=${i} table=${r} replayed=${!0} />
      ${!Z(i)&&E`<${c} view=${i} shown=${t} nameOf=${a} placeOf=${o}
        choosing=${Ar} />`}
    </div>
    ${!Z(i)&&r.me!==null&&E`<div class="foot">
      <${Q} game=${e} seat=${r.seats[r.me]} view=${i} shown=${t} place="bottom" />
      <${Mr} cards=${i.hand} name=${a(r.me)} />
    </div>`}`}const Mr=({cards:e,name:t,rows:n=1})=>e?.length?E`<${Ut} cards=${e} label=${l(`Hand of {name}`,{name:t})} rows=${n} />`:null;function Nr({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>l(`{name}: {card}`,{name:n(e),card:j(t)})),a=w(`trick`,r!==null&&`gathers-${t(r)}`);return E`<div class=${a} role="group" aria-label=${l(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>E`<${v} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Pr({trick:e,bargain:t,nameOf:n}){let[r,i]=F(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return E`<div class="looking-back">
    ${r===`trick`&&e&&E`<${Fr} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&E`<${Ir} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&E`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
      onClick=${a(`talon`)}>${l(`Talon`)}</button>`}
    ${e&&E`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${l(`Last trick`)}</button>`}
  </div>`}const Fr=({trick:e,nameOf:t})=>E`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>E`<span key=${n} class="laid-by">
    <${v} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${l(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Ir=({talon:e,discards:t})=>E`<dl class="paper shown-again">
  ${[{label:l(`Talon`),cards:e},{label:l(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&E`<div key=${e}><dt>${e}</dt><dd class="laid">${z(t,L(t)).map(e=>E`<${v}
      key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Lr=({words:e,cards:t=[]})=>E`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?E`<span class="talon-cards">${t.map(e=>E`<${v} key=${e} card=${e} />`)}</span>`:E`<span class="talon-cards" aria-hidden="true"><${r} /><${r} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`;function Rr({view:t,nameOf:n,standing:r,draw:i,children:a}){let o=t.calls??[],s=N(null);return e(()=>{s.current?.scrollTo(0,s.current.scrollHeight)},[o.length]),E`<section class="paper ladder" aria-label=${l(`Auction`)}>
    <p class="standing">
      ${r??E`<span class="quiet">${l(`No bid yet`)}</span>`}
    </p>
    ${a}
    <p class="speakers" aria-hidden="true">
      ${t.active.map(e=>E`<b key=${e}
        class=${w(t.turn?.includes(e)&&`speaking`)}>${n(e)}</b>`)}
    </p>
    <ol class="columns" ref=${s} tabindex="0" aria-label=${l(`Calls`)}>
      ${t.active.map(e=>E`<li key=${e}>
        <span class="unseen">${n(e)}</span>
        <ol>${o.map((t,n)=>t.seat===e&&E`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${i(t,o.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const zr=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0,Br={deal_began:(e,t,n)=>({words:l(`Deal {number}; {name} deals`,{number:e.number,name:R(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t)=>({words:l(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t)=>({words:l(`{name}: {card}`,{name:t,card:p(e.card)}),spoken:l(`{name}: {card}`,{name:t,card:j(e.card)}),weight:`played`,sound:`card`}),trick_taken:(e,t)=>({words:l(`{name} takes the trick`,{name:t}),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:l(`The sitting was broken up`),weight:`heading`,sound:`settled`})},Vr=e=>Nt({...Br,...e}),Hr=({state:e})=>E`<main class="start lost">
  <div class="paper slip">
    <h1>${l(`Everything is full just now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${l(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${l(`Try now`)}</button>
    <p><a href="/">${l(`To the start page`)}</a></p>
  </div>
</main>`,Ur=({title:e,why:t,action:n,onAction:r})=>E`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Wr=()=>E`<${Ur} title=${l(`Signed out`)}
  why=${l(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${l(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Gr=()=>E`<${Ur} title=${l(`Connection ended`)}
  why=${l(`You ended this connection from another page.`)}
  action=${l(`Connect again`)} onAction=${()=>location.reload()} />`;function Kr(e){switch(e.link.connection.value){case`gone`:return E`<${M} why=${e.unplayable.value} />`;case`full`:return E`<${Hr} state=${e} />`;case`signed out`:return E`<${Wr} />`;case`ended`:return E`<${Gr} />`;default:return null}}export{K as $,bn as A,$t as B,kn as C,be as Ct,wn as D,Dn as E,cn as F,Ut as G,Kt as H,an as I,Bt as J,Ht as K,sn as L,_n as M,un as N,Cn as O,tn as P,q as Q,Y as R,jn as S,it as St,Tn as T,Gt as U,Xt as V,Wt as W,Rt as X,zt as Y,J as Z,In as _,ct as _t,Lr as a,W as at,Fn as b,Ye as bt,jr as c,Dt as ct,wr as d,Ct as dt,Lt as et,yr as f,bt as ft,Qn as g,gt,ir as h,yt as ht,zr as i,G as it,xn as j,Sn as k,Or as l,Tt as lt,lr as m,_t as mt,Vr as n,Pt as nt,Pr as o,At as ot,mr as p,St as pt,Vt as q,Rr as r,Nt as rt,Nr as s,Mt as st,Kr as t,It as tt,br as u,wt as ut,Nn as v,nt as vt,On as w,Mn as x,st as xt,X as y,rt as yt,en as z};