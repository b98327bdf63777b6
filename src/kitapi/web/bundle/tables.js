import{$t as e,At as t,B as n,Ct as r,Dt as i,G as a,Gt as o,H as s,Ht as c,It as l,Jt as u,Lt as d,M as f,Mt as p,N as m,Nt as h,O as g,Ot as _,Pt as v,Qt as y,R as b,Rt as x,St as S,U as ee,Ut as C,V as te,Vt as w,Wt as T,Xt as E,Yt as D,Zt as O,a as k,kt as A,m as j,nn as M,o as N,s as P,t as F,tn as I,wt as L,zt as ne}from"./main.js";import{A as re,F as R,J as ie,K as z,M as ae,P as B,Q as oe,a as se,b as ce,q as le,r as ue,ut as de}from"./shared.js";const fe=`kitapi.shuffles`;let V=[];function pe(){try{let e=JSON.parse(localStorage.getItem(fe)??`null`);return Array.isArray(e)?e:V}catch{return V}}function me(e){V=e.slice(-300);try{localStorage.setItem(fe,JSON.stringify(V))}catch{}}function he({table:e,context:t,algorithm:n,commitment:r},i){let a=pe(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||me(o<0?[...a,c]:a.with(o,c))}function ge(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=H(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);he({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const _e=(e,t)=>he(e,t),H=e=>pe().filter(t=>t.table===e),ve=(e,t)=>H(e).find(e=>e.pledge===t)?.value??``;function ye(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const be=e=>e?`"${e}" `:``;function xe(e,t=``){if(typeof e!=`number`)throw TypeError(be(t)+`expected number, got `+typeof e);if(!Number.isSafeInteger(e)||e<0)throw RangeError(be(t)+`expected integer >= 0, got `+e);return e}function Se(e,t,n=``){if(ye(e)&&(t===void 0||e.length===t))return e;t!==void 0&&xe(t,`length`);let r=ye(e),i=t===void 0?``:` of length ${t}`,a=r?`length=${e.length}`:`type=${typeof e}`,o=be(n)+`expected Uint8Array`+i+`, got `+a;throw r?RangeError(o):TypeError(o)}function Ce(e){if(typeof e!=`function`||typeof e.create!=`function`)throw TypeError(`expected hash wrapped by utils.createHasher`);if(xe(e.outputLen),xe(e.blockLen),e.outputLen<1||e.blockLen<1)throw Error(`hash blockLen / outputLen must be >= 1`)}const we=(e,t)=>{if(typeof e!=`object`||!e||Array.isArray(e))throw TypeError((t===`object`?``:`"${t}" `)+`expected object, got type=`+typeof e)},Te=(e,t)=>{we(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,`__proto__`))throw TypeError(`"${t}.__proto__" is not allowed`)};function Ee(e,t=!0){if(e.destroyed)throw Error(`hash was destroyed`);if(t&&e.finished)throw Error(`digest() was already called`)}function De(e,t){Se(e,void 0,`output`);let n=t.outputLen;if(!(e.length>=n))throw RangeError(`"output" expected length >= `+n)}function Oe(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function ke(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function U(e,t){return e<<32-t|e>>>t}function Ae(e,t,n=`opts`){return Te(e,`defaults`),t!==void 0&&Te(t,n),Object.assign(Object.create(null),e,t)}function je(e,t={}){if(typeof e!=`function`)throw TypeError(`"hashCons" expected function, got type=`+typeof e);t=Ae({},t,`info`);let n=(t,n)=>e(n).update(t).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=r.blockLen,n.canXOF=r.canXOF,n.create=t=>e(t),Object.assign(n,t),Object.freeze(n)}const Me=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var Ne=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,t){if(Ce(e),Se(t,void 0,`key`),this.iHash=e.create(),typeof this.iHash.update!=`function`)throw Error(`expected Hash instance`);this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,r=new Uint8Array(n);r.set(t.length>n?e.create().update(t).digest():t);for(let e=0;e<r.length;e++)r[e]^=54;this.iHash.update(r),this.oHash=e.create();for(let e=0;e<r.length;e++)r[e]^=106;this.oHash.update(r),Oe(r)}update(e){return Ee(this),this.iHash.update(e),this}digestInto(e){Ee(this),De(e,this),this.finished=!0;let t=e.subarray(0,this.outputLen);this.iHash.digestInto(t),this.oHash.update(t),this.oHash.digestInto(t),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:t,iHash:n,finished:r,destroyed:i,blockLen:a,outputLen:o,canXOF:s}=this;return e=e,e.finished=r,e.destroyed=i,e.blockLen=a,e.outputLen=o,e.canXOF=s,e.oHash=t._cloneInto(e.oHash),e.iHash=n._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}};const Pe=/* @__PURE__ */ (()=>{let e=((e,t,n)=>new Ne(e,t).update(n).digest());return e.create=(e,t)=>new Ne(e,t),e})(),Fe=e=>e/2**32|0,Ie=e=>e>>>0;function Le(e,t,n,r){let i=Fe(n),a=Ie(n);e.setUint32(t,r?a:i,r),e.setUint32(t+4,r?i:a,r)}function Re(e,t,n){return e&t^~e&n}function ze(e,t,n){return e&t^e&n^t&n}var Be=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,t,n,r){this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=ke(this.buffer)}update(e){Ee(this),Se(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length,a=!1;for(let o=0;o<i;){let s=Math.min(r-this.pos,i-o);if(s===r){let t=ke(e);for(;r<=i-o;o+=r)this.process(t,o);a=!0}else n.set(o===0&&s===i?e:e.subarray(o,o+s),this.pos),this.pos+=s,o+=s,this.pos===r&&(this.process(t,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){Ee(this),De(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,t.fill(0,a),this.padOffset>r-a&&(this.process(n,0),t.fill(0)),Le(n,r-8,this.length*8,i),this.process(n,0),this.roundClean();let o=e===t?n:ke(e),s=this.outputLen,c=s/4,l=this.get();if(s%4||c>l.length)throw Error(`invalid outputLen`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneIntoMeta(e){let{buffer:t,length:n,finished:r,destroyed:i,pos:a}=this;return e.destroyed=i,e.finished=r,e.length=n,e.pos=a,a&&e.buffer.set(t),e}clone(){return this._cloneInto()}};const Ve=/* @__PURE__ */ Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),He=/* @__PURE__ */ Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),W=/* @__PURE__ */ new Uint32Array(64);var Ue=class extends Be{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,t){super(64,e,8,!1),this.A=t[0]|0,this.B=t[1]|0,this.C=t[2]|0,this.D=t[3]|0,this.E=t[4]|0,this.F=t[5]|0,this.G=t[6]|0,this.H=t[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,t){for(let n=0;n<16;n++,t+=4)W[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=W[e-15],n=W[e-2],r=U(t,7)^U(t,18)^t>>>3,i=U(n,17)^U(n,19)^n>>>10;W[e]=i+W[e-7]+r+W[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=U(o,6)^U(o,11)^U(o,25),u=l+t+Re(o,s,c)+He[e]+W[e]|0,d=(U(n,2)^U(n,13)^U(n,22))+ze(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){Oe(W)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),Oe(this.buffer)}},We=class extends Ue{constructor(){super(32,Ve)}};const Ge=/* @__PURE__ */ je(()=>new We,/* @__PURE__ */ Me(1)),Ke=/* @__PURE__ */ new Map([[`kitapi-fy-1`,!1],[`kitapi-fy-2`,!0]]),qe=e=>Ke.get(e),Je=1n<<64n,Ye=new TextEncoder;function Xe(e){let t=/* @__PURE__ */ new Uint8Array(8);return new DataView(t.buffer).setBigUint64(0,BigInt(e)),t}function Ze(e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Qe(...e){return Ze(e.flatMap(e=>{let t=typeof e==`string`?Ye.encode(e):e;return[Xe(t.length),t]}))}const $e=e=>Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``);function et(e){return typeof e!=`string`||!/^(?:[0-9a-f]{2})+$/.test(e)?null:Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))}const tt=(e,t)=>$e(Ge(Qe(`kitapi-commitment-1`,t,e))),nt=({context:e,digest:t},n,r)=>$e(Ge(Qe(`kitapi-pledge-1`,e,t,String(n),r)));function*rt(e){for(let t=0;;t+=1){let n=Pe(Ge,e,Xe(t)),r=new DataView(n.buffer,n.byteOffset,n.byteLength);for(let e=0;e<4;e+=1)yield r.getBigUint64(8*e)}}function it(e,t){let n=BigInt(e),r=Je-Je%n,i=t.next().value;for(;i>=r;)i=t.next().value;return Number(i%n)}function at(e,{algorithm:t,context:n,secret:r,shares:i}){let a=rt(Pe(Ge,r,Qe(t,n,...i))),o=[...e];for(let e=o.length-1;e>0;--e){let t=it(e+1,a);[o[e],o[t]]=[o[t]??``,o[e]??``]}return o}function ot({seat:e,place:t,turn:n,glows:r,dealer:i,out:a,speech:s,role:c,tricks:l,result:u,marks:d,clock:f,children:p}){let m=D(`plate`,`at-${t}`,n&&`their-turn`,r&&`glows`,a&&`out`);return E`<section class=${m} aria-label=${z(e)}>
    <p class="plate-name">
      <b>${z(e)}</b>
      ${i&&E`<span class="dealer" title=${o(`dealer`)}><span aria-hidden="true">${o(`D`)}</span><span
        class="unseen">${o(`dealer`)}</span></span>`}
      ${f}
    </p>
    <p class="plate-note">
      <${st} seat=${e} />
      ${c&&E`<span class="role">${c}</span>`}
      ${d}
      ${typeof u==`number`&&E`<span class="figure result" title=${o(`Result so far; the sheet tells how it came about`)}><span
        class="unseen">${o(`result`)} </span>${T(u)}</span>`}
      ${typeof l==`number`&&E`<${ct} tricks=${l} />`}
    </p>
    ${n&&E`<span class="unseen">${o(`to act`)}</span>`}
    ${s&&E`<p class="speech">${s}</p>`}
    ${p}
  </section>`}function st({seat:e}){return e.kind===`bot`?E`<span class=${D(`occupant`,e.getting_ready&&`preparing`)} title=${oe(e)}>${e.getting_ready?o(`bot, getting ready`):o(`bot`)}</span>`:e.kind===`person`&&!e.connected?E`<span class="occupant away">${o(`away`)}</span>`:null}function ct({tricks:e}){let t=Array.from({length:Math.min(e,10)},(e,t)=>E`<i key=${t} class="pile-back"></i>`);return E`<span class=${D(`pile`,e===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${t}</span>
    <span class="figure" aria-hidden="true">${e}</span>
    <span class="unseen">${C(`{count} trick`,`{count} tricks`,e)}</span>
  </span>`}const G=O(null);function lt(e){let t=G.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return G.value=null,null;if(n.dealt)return null;G.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function ut(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const dt=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function ft({seat:e},{entry:t}){let n=t===`invitation`?ut(e):``;return n?{invitation:n}:{}}const pt=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ut(e)!==``;function mt({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return E`<ul class="role-list requests" aria-label=${o(`Requests for a seat`)}>${e.map(({number:e,seat:t,name:r})=>E`<li key=${e}>
    <b>${r||o(`a visitor`)}</b> <span>${o(`Seat {number}`,{number:ie(t)})}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${n(e,!0)}>${o(`Let in`)}</button>
      <button type="button" class="plain" onClick=${n(e,!1)}>${o(`Refuse the request`)}</button>
    </span></li>`)}</ul>`}function ht({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?E`<span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?o(`Let {name} propose again`,{name:z(e)}):o(`Mute {name}`,{name:z(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>${o(`Remove {name}`,{name:z(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:E`<${gt} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>${o(`New link to this seat`)}</button>`}function gt({seat:e,table:t}){let n=t.invitations?.[e];return n?E`<${de} label=${o(`Link to seat {number}`,{number:ie(e)})} address=${dt(t.id,e,n)} />`:E`<span class="quiet">${o(`Somebody is invited.`)}</span>`}const _t=({table:e})=>E`<p>${o(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
  ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>E`<${gt} key=${t} seat=${t} table=${e} />`)}`;function vt({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:s,acting:c=null}=t,[l,u]=M(!1);if(a)return null;if(r!==null||c!==null){let i=e.kind===`open`||e.missing;return E`${i&&E`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:s[0]??``})}>${e.missing?o(`Let a bot play for {name}`,{name:z(e)}):o(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&E`<button type="button" class="plain offer"
        onClick=${()=>n({type:`give_away`,seat:e.seat})}>${o(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||pt(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?G.value={table:t.id,seat:e.seat,name:r,...ft(e,t)}:n({type:`sit`,seat:e.seat,name:r,...ft(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!bt(e,t))return null;let p=G.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?E`<p class="quiet" role="status">${o(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{G.value=null}}>${o(`Do not wait`)}</button>`:e.seat===i?E`<button type="button" class="plain offer"
      onClick=${()=>f(x.value.name||o(`Guest`))}>${o(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?E`<p class="quiet" role="status">${o(`You have asked for this seat: the host of the table decides.`)}</p>`:l?E`<${xt} onName=${f} />`:E`<button type="button" class="plain offer"
    onClick=${()=>x.value.name?f(x.value.name):u(!0)}>${yt(e,d)}</button>`}function yt(e,t){return t?e.dealt?o(`Sit down after this deal`):o(`Sit down here`):o(`Ask for this seat`)}const bt=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function xt({onName:e,label:t}){return E`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(d({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${o(`Your name`)} placeholder=${o(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??o(`Sit down`)}</button>
  </form>`}const St=({amount:e,look:t})=>E`<span class=${D(`chips`,t)}>
  <${Ct} /><span class="figure">${e}</span>
</span>`,Ct=()=>E`<svg class="chip" viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" /><circle class="chip-face" r="6.2" />
</svg>`;function wt({lit:e=!1,token:t=!1,open:n=!1}){let r=o(!e&&n?`the slot's light is on: a token may go in`:e?`the lamp is lit: in play for the jackpot`:t?`a token lies in the slot`:`no token, the lamp is dark`);return E`<span class=${D(`lamp`,e&&`lit`,t&&!e&&`token`,n&&!e&&`open`)} title=${r}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${e&&E`<path class="rays" d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${r}</span>
  </span>`}function Tt({seat:e}){return E`<dl class="boxes">
    <${Et} label=${o(`ANTE`)} amount=${e.ante} look="ante" />
    <${Et} label=${o(`BET`)} amount=${e.bet} look="bet" />
    <div class="box slot"><dt>${o(`JP`)}</dt><dd><${wt} lit=${e.lamp} token=${e.token} open=${e.lit} /></dd></div>
    ${(e.fee||e.wants)&&E`<div class="box exchange"><dt>${o(`CARD`)}</dt><dd><${Dt} seat=${e} /></dd></div>`}
    ${e.claim&&E`<${Et} label=${o(`claim`)} amount=${e.claim} look="claim" />`}
  </dl>`}const Et=({label:e,amount:t=0,look:n})=>E`<div class=${D(`box`,n,!t&&`bare`)}>
  <dt>${e}</dt><dd>${t?E`<${St} amount=${t} />`:E`<span class="unseen">${o(`nothing`)}</span>`}</dd>
</div>`,Dt=({seat:{discard:e,fee:t=0}})=>E`<span class="laid-out">
  ${e?E`<${L} card=${e} />`:E`<${S} /><span class="unseen">${o(`a card to be exchanged`)}</span>`}
  ${t>0&&E`<${St} amount=${t} />`}
</span>`;function Ot({choices:e,prompt:t,mine:n,waiting:r,guide:i,guided:a,beside:s,alone:c}){return E`<div class=${D(`options`,n&&`mine`,a&&`guided`)}>
    <p class="prompt">${r?o(`Sending …`):t}</p>
    ${i}
    ${(e.length>0||c)&&E`<div class="choices">${e.map((e,t)=>E`<${kt} ...${e}
      key=${e.key} name=${e.key} nth=${t+1} />`)}${e.length>0&&s}${c}</div>`}
  </div>`}function kt({name:e,nth:t,sign:n=t<10?t:null,label:r,spoken:i,act:a,likely:s,weighty:c,quiet:l}){let[u,d]=M(!1);return u&&a?E`<span class="asked" role="group" aria-label=${c}>
      <span class="asked-words">${c}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{d(!1),a()}}>${o(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2" onClick=${()=>d(!1)}>${o(`No`)}</button>
    </span>`:E`<button type="button" class=${D(`choice`,s&&`likely`,l&&`quiet-choice`)} aria-label=${i} disabled=${!a}
    data-choice=${e} aria-keyshortcuts=${n??void 0}
    onClick=${()=>c?d(!0):a?.()}>${r}${n!==null&&E`<${At} sign=${n} />`}</button>`}const At=({sign:e})=>x.value.keys?E`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function jt({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const K=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Mt=e=>(t,n)=>{let r=typeof t.seat==`number`?z(n.table.seats[t.seat]):``;return e[K(t)]?.(t,r,n)??null},Nt=(e,t)=>({words:o(`{name}: {words}`,{name:e,words:t}),weight:`said`}),Pt=ne(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Ft({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:s}){let[c,l]=M(0);return E`<${k} label=${a??o(`Check the deal`)} spoken=${i} title=${o(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${s} onOpen=${()=>l(c+1)}>
    ${c>0&&E`<${w} key=${`${e} ${t} ${c}`} part=${Pt} props=${{table:e,deal:t,nameOf:n}} />`}
  </${k}>`}function It({title:e,deals:t,table:{id:n,seats:r},line:i,told:a}){let s=e=>z(r[e]);if(!t.length)return E`<p class="quiet">${o(`No deal has been written yet.`)}</p>`;let c=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return E`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>E`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${i(e)}</summary>
        ${a(e,c(t))}
        <div class="replay-links"><a class="plain replay-link" href=${f(n,e.number)}
          aria-label=${o(`Replay deal {number}`,{number:e.number})}>${o(`Replay the deal`)}</a>
        <${Ft} table=${n} deal=${e.number} nameOf=${s} spoken=${o(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${o(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${o(`Keep the record as a file`)}</a>
    </p>
  </section>`}function q(){let[e,t]=M(null);return[e,n=>t(n===e?null:n)]}const J=({label:e,figure:t,open:n,onTap:r,look:i,children:a})=>E`<button type="button"
  class=${D(`told-figure`,i)} aria-expanded=${n}
  aria-label=${o(`{column}: {figure}`,{column:e,figure:t})} onClick=${r}>${a??t}</button>`,Y=({terms:e,words:t,total:n})=>E`<dl class="sum">
  ${e.map((e,t)=>E`<div key=${t}><dt>${e.words}</dt><dd class="figure">${e.figure??T(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,Lt=(e,t,n)=>e.map((e,r)=>({words:E`${o(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),Rt=({label:e,terms:t,result:n,children:r})=>E`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  ${r}
  ${t.length>0&&E`<h4>${o(`Deal by deal`)}</h4>
    <${Y} terms=${t} words=${o(`in all`)} total=${T(n)} />`}
</section>`,zt=({label:e,start:t,terms:n,words:r,stands:i})=>E`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <${Y} terms=${[{words:o(`at the start`),amount:t,figure:`${t}`},...n]} words=${r} total=${`${i}`} />
</section>`,Bt=({lines:e,RuleTap:t})=>E`<ul class="payments">
  ${e.map(({words:e,reckoned:n,clause:r,reason:i},a)=>E`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&E`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Vt(e){function t({clause:t}){let[n,r]=M(!1),i=e(t);return i?E`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${o(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&E`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleTold:({clause:t})=>E`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Ht({cards:e,label:t,rows:n=1}){let r=B(e,R(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return E`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&E`<div key=${t} class="open-row">${e.map(e=>E`<${L}
      key=${e} card=${e} />`)}</div>`)}
  </div>`}const Ut=ne(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Wt({words:e,because:t,clauses:n=[]}){let[r,i]=M(!1);return!x.value.guide||!e?null:E`<div class="guide">
    <p>${e} ${t&&E`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${o(`Why?`)}</button>`}
      ${r&&E`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${o(`No more guidance`)}
      onClick=${()=>d({guide:!1})}>×</button>
  </div>`}function Gt(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=qt(e,n),s=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return E`<div class="hand" role="group" aria-label=${e.label??o(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${s.map((r,a)=>E`<div key=${a} class="hand-row">
      ${r.map((r,o)=>E`<${Kt} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function Kt({card:e,bend:t,stop:n,offered:i,picked:a,fresh:s=[],onChoose:c,onThrow:l}){let u=i?.has(e)??!1,d=a.includes(e),f=Jt(u&&l?()=>l(e):null),p=D(`card held`,i&&(u?`may`:`may-not`),d&&`picked`,s.includes(e)&&`fresh`),m=s.includes(e)?o(`{card}, from the talon`,{card:_(e)}):_(e);return E`<button type="button" class=${p} style=${{"--bend":t}} aria-label=${m} data-card=${e} tabindex=${n?0:-1}
    aria-pressed=${i?d:void 0} aria-disabled=${u?void 0:`true`}
    onClick=${()=>{u&&!f.moved()&&c(e)}} ...${f.listeners}>
    <${r} card=${e} />
    ${s.includes(e)&&E`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function qt({cards:t,offered:r,label:i,onChoose:a,onThrow:o},s){let c=I(null),[l,u]=M(0),d=I(!1),f=Math.min(l,t.length-1),p=!!(r??i)&&!t.some(e=>r?.has(e)),m=()=>[...c.current?.querySelectorAll(`.held`)??[]],h=(e,t)=>{let n=ae(m(),t,e,s);return n?.focus(),n!==null};return n(e=>p||!/^Arrow(Left|Right)$/.test(e)||c.current?.contains(document.activeElement)?!1:(m()[f]?.focus(),!0)),e(()=>{d.current&&document.activeElement===document.body&&m()[f]?.focus()}),{group:c,stop:t[f],listeners:{onKeyDown:e=>{let t=e.target,n=t.dataset.card??``;if(e.key===`Enter`&&r?.has(n))(o??a)(n);else if(p||!h(e.key,t))return;e.preventDefault()},onFocusIn:e=>{d.current=!0,u(m().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(d.current=!1)}}}}function Jt(e){let t=I(null),n=I(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Yt({over:e,table:t,send:n,children:r}){if(e)return E`<${Xt} table=${t} />`;if(t.me===null)return E`<p class="prompt">${o(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?E`<p class="prompt">${o(`Waiting for {names}`,{names:i.map(z).join(`, `)})}</p>`:E`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${o(`Next deal`)}<${At} sign="n" /></button>
  </div>`}function Xt({table:e}){return E`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>Zt(t,e.me)),n=x.peek().name||o(`Guest`),{players:r,variant:i}=e.terms;g(b(await j({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${o(`Another sitting`)}</button>
    <a class="choice" href="/">${o(`To the start page`)}</a>
  </div>`}function Zt(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function Qt({hear:t}){let[n,r]=M(null),[i,a]=M(!1),s=I(null),c=n!==null;return te(e=>(r(t=>(t??``)+e),a(!1),!0)),e(()=>{s.current?.focus(),s.current?.setSelectionRange(99,99)},[c]),c?E`<form class="typed-call paper" onSubmit=${e=>(e.preventDefault(),t(n)?r(null):(a(!0),u(o(`That cannot be said now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&r(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&r(null)}}>
    <input ref=${s} value=${n} aria-label=${o(`Say or play in writing`)} aria-invalid=${i||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{r(e.target.value),a(!1)}} />
    <button class="plain">${o(`Say`)}</button>
    ${i&&E`<p>${o(`That cannot be said now.`)}</p>`}
  </form>`:null}function $t({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?E`<div class="watching kept"><span>${r.kind===`bot`?o(`A bot is playing for you.`):o(`Your seat is reserved for you.`)}</span>
      <${vt} seat=${r} table=${e} send=${n} /></div>`:E`<p class="watching">${e.archive?o(`This table holds the record of a sitting: it is here to be looked at.`):o(`You are watching: you see what lies open, and no hands.`)}</p>`}const en=[`s`,`c`,`d`,`h`],X=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function tn(e,{game:t,view:n,choices:r,choosing:i},a){let o=X(e);return o?nn(o,i)||t.typedName(o,i)||sn(X(t.typedCall(o,n)??o),r,a):!1}function nn(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>rn(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>X(_(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function rn(e,t){let n=[...t??[]].filter(t=>an(t).some(n=>e.startsWith(n)&&on(e.slice(n.length),h(t))));return n.length===1?n[0]??null:null}function an(e){let n=t(e).toLowerCase();if(/\d/.test(n))return[n];if(n===`t`)return[`10`,`t`];let r=X(A(e));return[n,...Array.from(r,(e,t)=>r.slice(0,t+1))]}function on(e,t){let[n,...r]=e?en.filter(t=>X(p(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===X(v(t))}function sn(e,t,n){let r=t.map(e=>({choice:e,words:X(cn(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const cn=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function ln({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[s,c]=q(),l=n=>(t[n]??0)-(e[n]??0);return E`<table class="results">
    <caption class="unseen">${o(`Results`)}</caption>
    <thead><tr><th scope="col">${o(`Player`)}</th><th scope="col">${o(`this deal`)}</th><th
      scope="col">${o(`in all`)}</th></tr></thead>
    <tbody>${t.map((t,u)=>E`
      <tr key=${u} class=${u===r?`mine`:null}>
        <th scope="row">${n(u)}</th>
        <td class="figure"><${J} label=${o(`{name}, this deal`,{name:n(u)})}
          figure=${T(l(u))} open=${s===`deal-${u}`} onTap=${()=>c(`deal-${u}`)} /></td>
        <td class="figure total"><${J} label=${o(`{name}, in all`,{name:n(u)})}
          figure=${T(t)} open=${s===`all-${u}`} onTap=${()=>c(`all-${u}`)} /></td>
      </tr>
      ${s?.endsWith(`-${u}`)&&E`<tr key=${`how-${u}`} class="how"><td colspan="3">
        ${s===`deal-${u}`?i(u,l(u)):E`<${un} before=${e[u]??0} result=${t} />${a(u)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const un=({before:e,result:t})=>E`<${Y} words=${o(`in all`)} total=${T(t)}
  terms=${[{words:o(`before the deal`),amount:e},{words:o(`this deal`),amount:t-e}]} />`;function dn(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}function fn({table:e,view:t}){t?.shuffle&&ge(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:pn(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(mn({table:e,view:t},r));return n}function pn(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=H(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||dn(i),l=nt(r,n,c);return _e({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function mn({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?ve(e.id,i):dn(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;_e({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const hn=({kind:e})=>e===`seal`||e===`nonce`;function gn(e,{contractRead:t,scoreRead:n,turnWords:r}){let i=e.view;if(!i)return o(`No cards have been dealt yet.`);let a=t=>z(e.table.seats[t]),s=i.options?.some(e=>!hn(e))?`${r(i)}.`:``;return[t(i,a),_n(i),vn(i,a),n(i,a),s].filter(Boolean).join(` `)}function _n({hand:e=[]}){let t=B(e,R(e)).map(e=>_(e)).join(`, `);return t&&o(`Your hand: {cards}.`,{cards:t})}function vn({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return o(`No card lies on the table.`);let r=t.map(({seat:e,card:t})=>o(`{name}: {card}`,{name:n(e),card:_(t)})).join(`, `);return o(`On the table: {cards}.`,{cards:r})}const yn=({table:e})=>E`<nav class="replays" aria-label=${o(`Replay the deals`)}>
  <h3>${o(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>E`<a key=${t} class="plain replay-link figure"
    href=${f(e.id,t)} aria-label=${o(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,bn=({children:e})=>E`<details class="settle-now">
  <summary>${o(`If we settled now`)}</summary>
  ${e}
</details>`;function xn({figures:e,look:t,room:n,label:r,latest:i,open:a,onTap:s,inFigures:c=String}){let l=e.at(-1);return E`<button type="button" class=${`figures ${t}`} aria-expanded=${a} onClick=${s}
    aria-label=${o(`{column}: {figure}`,{column:r,figure:c(l?.figure??0)})}>
    ${e.length>n&&E`<span class="struck earlier">⋯</span>`}
    ${e.map((t,r)=>E`<span key=${`${t.deal}-${r}`}
      class=${D(`figure`,t!==l&&`struck`,r<e.length-n&&`beyond`,t===l&&t.deal===i&&i>0&&`new`)}>${c(t.figure)}</span>`)}
  </button>`}function Sn({line:e,before:t,after:n,terms:r,untouched:i}){let[a,s]=q();return E`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>s(`common`)}>${e}</button></p>
    ${a&&E`<section class="how" aria-label=${e}>
      <${Y} terms=${[{words:o(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${o(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&E`<p class="quiet">${i}</p>`}
    </section>`}`}function Cn({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=q(),a=e=>o(`{name}, this deal`,{name:t(e)});return E`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>E`<${J} key=${n} label=${a(n)}
      figure=${T(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${T(e)}</b></${J}>`)}</p>
    ${r&&E`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const wn=({label:e,figures:t,tell:n,inFigures:r=String})=>E`<section class="story" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <ol>${t.map((e,i)=>E`<li key=${i}>
    <${Tn} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>${n(e)}</${Tn}>
  </li>`)}</ol>
</section>`,Tn=({written:e,inFigures:t,struckBy:n,children:r})=>E`<p class="figure">${e.deal>0&&E`<span
    class="was">${t(e.before)} → </span>`}<b class=${n?`struck`:null}>${t(e.figure)}</b></p>
  <div>
    ${r}
    ${n&&E`<p class="quiet">${o(`struck through in deal {number}`,{number:n})}</p>`}
  </div>`,En=({written:e,children:t})=>E`<p>${e.deal===0?o(`at the start`):o(`deal {number}`,{number:e.deal})}${t&&E`: ${t}`}</p>`,Dn=({table:e,deal:t,nameOf:n})=>E`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${f(e,t)}>${o(`Replay the deal`)}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${m(e,t)}>${o(`Review the deal`)}</a>
  <${Ft} table=${e} deal=${t} nameOf=${n} shortcut="c" />
</div>`;function On({cards:e,nameOf:t}){return E`<section class="all-cards">
    <h3>${o(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&E`<${kn} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${kn} label=${o(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&E`<${kn} label=${o(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const kn=({label:e,cards:t})=>E`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${B(t,R(t)).map(e=>E`<${L} key=${e}
    card=${e} />`)}</dd>
</div>`;function An({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,s]=q();return E`<table class="results">
    <caption class="unseen">${o(`Settlement`)}</caption>
    <thead><tr><th scope="col">${o(`Player`)}</th><th scope="col">${o(`in all`)}</th></tr></thead>
    <tbody>${e.map((e,c)=>E`
      <tr key=${c} class=${c===n?`mine`:null}>
        <th scope="row">${t(c)}</th>
        <td class="figure total"><${J} label=${o(`{name}, in all`,{name:t(c)})} figure=${T(e)}
          open=${a===`${c}`} onTap=${()=>s(`${c}`)} /></td>
      </tr>
      <tr key=${`parts-${c}`} class="parts"><td colspan="2">${r(c)}</td></tr>
      ${a===`${c}`&&E`<tr key=${`how-${c}`} class="how"><td colspan="2">${i(c)}</td></tr>`}`)}
    </tbody>
  </table>`}const jn=({words:e,figure:t})=>E`<span class="part">${e} <b class="figure">${t}</b></span>${` `}`,Mn=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),Nn={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Mn(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Mn(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Mn(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Pn={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function Fn({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...Nn,deal_began:(e,t,n)=>r(n),...t},a={...Pn,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[K(t)]?.(r,t,n)}},span:e=>a[K(e)]??0,gathers:e=>K(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}function In(e,t){let n=e[0],r=n?.phase===`playing`?t(n):null;if(!n||!r)return null;let i=Ln(n.active,r.declarer).filter(e=>!r.out(e)),a=n.trick??[],o=a.length<i.length?a:[],s=o[0]?.seat??r.leader;if(s===void 0)return null;let c=i.map(t=>[...e[t]?.hand??[],...o.filter(e=>e.seat===t).map(({card:e})=>e)]),[l,u,d=null]=c,f=se[i.indexOf(s)];if(!l||!u||!f||l.length===0||c.some(e=>e.length!==l.length))return null;let p={hands:{declarer:l,first:u,second:d},strain:r.strain,leader:f,objective:r.objective};return ce(p,o.map(({card:e})=>e))}function Ln(e,t){let n=[...e].sort((e,t)=>e-t),r=n.indexOf(t);return r<0?[]:[...n.slice(r),...n.slice(0,r)]}const Z=e=>!!(e.outcome??e.broken_up),Rn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome)),zn=/* @__PURE__ */ new WeakMap;function Bn(e){e&&zn.set(e,performance.now())}function Vn(e){let t=performance.now()-(zn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function Hn({clock:e,mine:t}){let n=Un(e),r=I(!1),i=n<=10&&n>0;return y(()=>{t&&i&&!r.current&&u(C(`{count} second left`,`{count} seconds left`,n)),r.current||=i},[t,i]),E`<span class=${D(`call-clock`,i&&`short`)} role="timer" style=${{"--share":n/e.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${n}</span>
    <span class="unseen">${C(`{count} second left`,`{count} seconds left`,n)}</span>
  </span>`}function Un(e){let[t,n]=M(()=>Vn(e));return y(()=>{let t=()=>n(Vn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function Q({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return E`<${ot} seat=${t} place=${i} turn=${u} clock=${u&&c?.seat===s&&E`<${Hn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s} out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&E`<${vt} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ot}>`}const Wn=ne(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),Gn=({advising:{open:e,toggle:t}})=>E`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
  aria-keyshortcuts="w" title=${o(`What is it worth?`)} onClick=${t}><svg class="scales" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
  <span class="advice-words">${o(`What is it worth?`)}</span><${At} sign="w" /></button>`,Kn={moment:``,advice:null,making:!1,trouble:``};function qn(e){let t=(e?.options??[]).filter(e=>!hn(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Jn(e,t,n){let[r,i]=M(``),[a,s]=M(Kn),[l,u]=M(0),d=!!e.advised&&e.me!==null&&!n&&qn(t),f=d?`${t?.number} ${JSON.stringify(t?.options)}`:``,p=d&&r===f;return y(()=>{if(!p||a.moment===f&&a.advice)return;let t=0,n=!0,r=e=>{n&&s({...Kn,moment:f,...e})};return P(`/api/tables/${e.id}/advice?lang=${c()}`).then(e=>r({advice:e}),e=>{let i=e instanceof N&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||o(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>u(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[p,f,l]),{may:d,open:p,toggle:()=>i(p?``:f),told:a.moment===f?a:Kn,again:()=>u(l+1)}}function Yn(t,n,r){let[i,a]=M([]),[o,s]=M(null),c=t?.options??[],l=c.find(e=>e.kind===`subset`),u=c.filter(e=>e.kind===`form`),d=c.flatMap(e=>`card`in e?[String(e.card)]:[]),f=t?`${t.number} ${t.phase} ${t.hand?.length??0} ${c.length>0}`:``;e(()=>{a([]),s(r(c))},[f]);let p=n.link.unanswered.value.size>0,m=p?null:Xn(l,d),h=e=>{a([]),n.act({kind:`play_card`,card:e})};function g(e){return l?a(t=>Zn(t,e,l.size)):x.peek().oneTap||i.includes(e)?h(e):a([e])}return{picked:i,named:o,setNamed:s,options:c,subset:l,forms:u,form:u[0],playable:d,offered:m,sending:p,choose:g,act:n.act,throwCard:l?null:h}}function Xn(e,t){return e?new Set(e.of):t.length?new Set(t):null}function Zn(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const Qn=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],$n={now:()=>performance.now(),after:(e,t)=>setTimeout(e,t),cancel:e=>clearTimeout(e)};function er(e,t,{onLost:n,onLate:r}){let i=/* @__PURE__ */ new Map,a=null,o=!1,s=e.now(),c=!1,l=e.after(d,t);function u(){if(!o)return[`opening`,s+t];if(!a)return[`silence`,1/0];let[e=1/0]=i.values(),n=s+a.silence,r=e+a.answer;return r<n?[`answer`,r]:[`silence`,n]}function d(){let[t,r]=u(),i=e.now();return i<r?f():i-r>1e3&&!c?p(i):n(t)}function f(){e.cancel(l);let[,t]=u();t<1/0&&(l=e.after(d,Math.max(0,t-e.now())))}function p(e){c=!0,s=e;for(let t of i.keys())i.set(t,e);f(),r()}return{opened(){o=!0,s=e.now(),f()},expect(e){a=e,f()},heard(){s=e.now(),c=!1},expectAnswer(t){i.set(t,e.now()),f()},answered(t){let n=i.get(t);return i.delete(t),n===void 0?null:e.now()-n},isWatching:()=>a!==null,close:()=>e.cancel(l)}}const tr=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),nr=()=>dn(16);function rr(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function ir(e,t,n,r=null,i=$n){let a=O(`connecting`),o=O(/* @__PURE__ */ new Map),s=O(null),c=null,l=null,u=400,d=8e3,f=0,p=null,m=/* @__PURE__ */ new Set,h=0,g=0,_=0,v=!1,y=!1;function b(){i.cancel(_),y=!1,p=null,f=i.now();let n=new WebSocket(rr(e,t,r));c=n,l=er(i,d*Math.min(2**h,4),{onLost:ee,onLate:N}),n.onmessage=e=>{c===n&&C(JSON.parse(e.data))},n.onclose=({code:e})=>{a.value=tr.get(e)??a.peek(),c===n&&(c=null,x(e===4429))}}function x(e){S(),v||A()||(a.value=e?`full`:`waiting`,_=i.after(b,(e?3e4:u)*(.75+Math.random()/2)),u=Math.min(u*2,8e3))}function S(){l?.close();let e=c;c=null,l=null,m.clear(),s.value=null,e?.close()}function ee(e){return e===`opening`?(h+=1,x(!1)):(e===`answer`&&(g+=1),S(),a.value=`waiting`,b())}function C(e){return l?.heard(),e.type===`state`?te(e):e.type===`watching`?n.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(p={silence:e.silence,answer:e.answer},d=e.silence,w()):e.id?T(e):e.type===`refused`?E(e):void 0}function te(e){if(a.value=`open`,u=400,h=0,o.peek().size||(g=0),y||l?.opened(),n.onState(e),!y)for(let[e,t]of o.peek())k(e,t);y=!0}function w(){p&&l?.expect({...p,answer:p.answer*Math.min(2**g,8)})}function T(e){let t=e.id,n=l?.answered(t)??null;if(g&&(g=0,w()),m.delete(t))s.value=n;else return D(t),e.type===`refused`?E(e):void 0}function E(e){return e.reason===`unknown_table`&&(a.value=`gone`),n.onRefused(e)}function D(e){let t=new Map(o.peek());t.delete(e),o.value=t}function k(e,t){l?.expectAnswer(e),c?.send(JSON.stringify(t))}let A=()=>[...tr.values()].includes(a.peek()),j=()=>y&&c?.readyState===WebSocket.OPEN;function M(e){let t=nr();return o.value=new Map(o.peek()).set(t,{...e,id:t}),j()&&k(t,{...e,id:t}),t}function N(){if(!j()||!l?.isWatching())return;let e=nr();m.add(e),k(e,{type:`probe`,id:e})}function P(){v||document.hidden||A()||(j()?N():(!c||i.now()-f>=1e3)&&(u=400,S(),b()))}function F(){v=!0,i.cancel(_),removeEventListener(`online`,P),document.removeEventListener(`visibilitychange`,P),S()}return addEventListener(`online`,P),document.addEventListener(`visibilitychange`,P),b(),{connection:a,unanswered:o,roundTrip:s,send:M,probe:N,hurry:P,close:F}}const ar={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let or=null;function sr(e){if(!x.peek().sound)return;or??=new AudioContext;let t=or.currentTime;for(let n of ar[e])cr(or,n,t),t+=n.seconds}function cr(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}function lr({lines:e}){return E`<section class="log" tabindex="-1" aria-label=${o(`What happened`)}>
    <h2>${o(`What happened`)}</h2>
    ${e.length===0&&E`<p class="quiet">${o(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>E`<li key=${e.id} class=${e.weight}>${e.words}${e.by&&E` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function ur(e,t,n){let r=O(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...dr(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(dr(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function dr(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return pr(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=fr(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function fr(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function pr(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const mr=e=>e?.kind===`seat_changed`;function hr({kind:e,name:t},n){return e===`open`?o(`nobody`):e===`bot`?`${z({seat:n,kind:e,name:t})} (${o(`bot`)})`:t||o(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:ie(e),deal:t,before:hr(n,e),after:hr(r,e)});function gr(e){let t=e;return{words:t.before.kind===`reserved`?o(`Seat {number} is no longer reserved for {before}.`,$(t)):o(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function _r(e){return e.before.kind===`reserved`?o(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?o(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):o(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function vr(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function yr({changes:e=[]}){return e.length?E`<section class="paper seat-changes" aria-label=${o(`Changes of seats`)}>
    <ul>${vr(e).map((e,t)=>E`<li key=${t}>${_r(e)}</li>`)}</ul>
  </section>`:null}const br=e=>!!e?.options?.some(e=>!hn(e))&&!xr(e),xr=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),Sr=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),Cr=({tell:e})=>(t,n)=>mr(t)?gr(t):e(t,n);function wr(e,t=null){let n=O([]),r=O(null),i=O(``),d=O(``),f=O([]),p=ur(e=>ee(e).steps,N,P),m=O(0),h=ir(e,c(),{onState:te,onRefused:k,onWatching:e=>{m.value=e}},t),g={...h,send:M},_=/* @__PURE__ */ new Set,v=0,y=0,b=``,x=0,S=!1,C=[];function te(e){s(e.table.game).drawing.loaded.peek()?T(e):C.push(e)===1&&a(e.table.game).then(w,()=>{A(o(`A part of this page could not be loaded. Load the page again.`))})}function w(){let e=C;C=[],S||e.forEach(T)}function T(e){l(s(e.table.game).deck),Bn(e.table.clock),m.value=e.table.watching,E(e);let n=lt(e.table);n&&M(n),p.arrive(e),t!==null&&p.hurry()}function E(e){clearTimeout(y);for(let{action:t,lost:n}of fn(e)){let r=()=>{_.add(h.send({type:`act`,seen:e.version,action:t}))};n?y=setTimeout(r,1e3):D(t)||r()}}function D({kind:e}){return[...h.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function k(e){Sr.has(e.reason)&&(d.value=e.text),_.has(e.id)||Sr.has(e.reason)||(e.reason===`not_playable`&&(i.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),A(e.text,e.clause),clearTimeout(v),v=setTimeout(j,12e3))}function A(e,n=null){r.value={text:e,clause:n},t===null&&u(e)}function j(){clearTimeout(v),r.value=null}function M(e){return j(),h.send(e)}function N(e,t){let r=ee(t.table.game),i=e&&Cr(r)(e,t),a=t.view?.number??0;e&&(f.value=[...f.peek(),{...e,deal:a}].slice(-200)),i&&(n.value=[...n.peek(),F(i,a,ue(e?.by,r.house))].slice(-200),u(i.spoken??i.words),i.sound&&sr(i.sound)),I(t,r)}function P(e,t){let r=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=ee(e.shown.table.game),r=e.seen&&Cr(n)(e.seen,e.shown);return r?[F(r,t,ue(e.seen?.by,n.house))]:[]});f.value=[...f.peek().filter(r),...i].slice(-200),n.value=[...n.peek().filter(r),...a].slice(-200)}let F=({words:e,weight:t},n,r)=>({id:++x,words:e,weight:t,deal:n,by:r});function I({view:e,catchingUp:t},{prompt:n,asking:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&br(e)?r(e):``;i&&i!==b&&(u(n(e)),sr(`turn`)),b=i}function L(e){let n=p.shown.peek()?.version??0;g.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function ne(){S=!0,p.close(),clearTimeout(y),j(),h.close()}return{lines:n,happened:f,watching:m,unplayable:i,turnedAway:d,refusal:r,forgive:j,shown:p.shown,hurry:p.hurry,link:g,act:L,close:ne}}function Tr({game:e,view:t,shown:n,state:r,choosing:i,advising:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],c=Er(t),l=br(t),u=Z(t),d=re(e,t,i,r.act);return E`<div class=${u?`foot after`:`foot`}>
    ${s?E`<${Q} game=${e} seat=${s} view=${t} shown=${n} place="bottom" send=${r.link.send} />`:E`<${$t} table=${o} over=${Rn(t,e)} send=${r.link.send} />`}
    ${u&&e.Between&&E`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${u?E`<${Yt} over=${Rn(t,e)} table=${o} send=${r.link.send} />`:E`<${Ot} mine=${l} waiting=${i.sending} prompt=${Dr(e,t,n)}
        guided=${s!==null&&x.value.guide} guide=${l&&E`<${Wt}
          ...${e.guidance(t)} />`} choices=${d} alone=${a.may&&E`<${Gn} advising=${a} />`} />
        <${Qt} hear=${n=>tn(n,{game:e,view:t,choices:d,choosing:i},jt)} />`}
    ${!u&&c.length>0&&E`<${Gt} cards=${c} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose} onThrow=${i.throwCard} />`}
  </div>`}function Er(e){let t=e.hand??[],n=I({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:R(t)}),B(t,n.current.suits)}function Dr(e,t,{table:n,gathering:r}){if(br(t))return e.turnWords(t);if(r!==null)return o(`{name} takes the trick`,{name:z(n.seats[r])});let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,z(n.seats[i]))}function Or({game:e,shown:t,state:n}){let{table:r}=t,i=t.view,a=Yn(i,n,e.firstNamed),o=Jn(r,i,a.sending);if(!i)return E`<${w} part=${Ut} props=${{table:r,state:n,clockwise:e.clockwise?.(r.terms.variant)}} />`;let s=e=>z(r.seats[e]),c=e=>le(e,i.around),l=r.seats.filter(e=>e.seat!==r.me),{Strip:u,Middle:d,Beside:f}=e;return E`
    <${u} view=${i} nameOf=${s} />
    <div class=${D(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
      ${l.map(r=>E`<${Q} key=${r.seat} game=${e} seat=${r} view=${i} shown=${t}
        place=${c(r.seat)} send=${n.link.send}>
        ${f&&E`<${f} view=${i} seat=${r.seat} name=${s(r.seat)} choosing=${a} />`}
      </${Q}>`)}
      <${kr} game=${e} view=${i} table=${r} />
      ${!Z(i)&&E`<${d} view=${i} shown=${t} nameOf=${s} placeOf=${c}
        choosing=${a} />`}
      ${o.open&&E`<${w} part=${Wn} props=${{advising:o,counts:i.phase!==`bidding`,wordsOf:t=>e.actionWords(t,i)}} />`}
    </div>
    <${Tr} game=${e} view=${i} shown=${t} state=${n} choosing=${a} advising=${o} />`}function kr({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?E`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?E`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}const Ar={form:void 0,forms:[],options:[],offered:null,picked:[]};function jr({game:e,shown:t,hands:n}){let{table:r}=t,i=t.view,a=e=>z(r.seats[e]),o=e=>le(e,i.around),{Strip:s,Middle:c}=e;return E`
    <${s} view=${i} nameOf=${a} />
    <div class=${D(`scene`,`phase-${i.phase}`,Z(i)&&`after`)}>
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
    </div>`}`}const Mr=({cards:e,name:t,rows:n=1})=>e?.length?E`<${Ht} cards=${e} label=${o(`Hand of {name}`,{name:t})} rows=${n} />`:null;function Nr({cards:e,placeOf:t,nameOf:n,gathering:r}){let i=e.map(({seat:e,card:t})=>o(`{name}: {card}`,{name:n(e),card:_(t)})),a=D(`trick`,r!==null&&`gathers-${t(r)}`);return E`<div class=${a} role="group" aria-label=${o(`Trick`)}>
    <p class="unseen">${i.join(`, `)}</p>
    ${e.map(({seat:e,card:n},r)=>E`<${L} key=${n} card=${n} class=${`from-${t(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Pr({trick:e,bargain:t,nameOf:n}){let[r,i]=M(null),a=e=>()=>i(r===e?null:e),s=t?.talon??[];return E`<div class="looking-back">
    ${r===`trick`&&e&&E`<${Fr} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&s.length>0&&E`<${Ir} talon=${s} discards=${t?.discards??[]} />`}
    ${s.length>0&&E`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
      onClick=${a(`talon`)}>${o(`Talon`)}</button>`}
    ${e&&E`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${o(`Last trick`)}</button>`}
  </div>`}const Fr=({trick:e,nameOf:t})=>E`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>E`<span key=${n} class="laid-by">
    <${L} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${o(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,Ir=({talon:e,discards:t})=>E`<dl class="paper shown-again">
  ${[{label:o(`Talon`),cards:e},{label:o(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&E`<div key=${e}><dt>${e}</dt><dd class="laid">${B(t,R(t)).map(e=>E`<${L}
      key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Lr=({words:e,cards:t=[]})=>E`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?E`<span class="talon-cards">${t.map(e=>E`<${L} key=${e} card=${e} />`)}</span>`:E`<span class="talon-cards" aria-hidden="true"><${S} /><${S} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`;function Rr({view:e,nameOf:t,standing:n,draw:r,children:i}){let a=e.calls??[],s=I(null);return y(()=>{s.current?.scrollTo(0,s.current.scrollHeight)},[a.length]),E`<section class="paper ladder" aria-label=${o(`Auction`)}>
    <p class="standing">
      ${n??E`<span class="quiet">${o(`No bid yet`)}</span>`}
    </p>
    ${i}
    <p class="speakers" aria-hidden="true">
      ${e.active.map(n=>E`<b key=${n}
        class=${D(e.turn?.includes(n)&&`speaking`)}>${t(n)}</b>`)}
    </p>
    <ol class="columns" ref=${s} tabindex="0" aria-label=${o(`Calls`)}>
      ${e.active.map(e=>E`<li key=${e}>
        <span class="unseen">${t(e)}</span>
        <ol>${a.map((t,n)=>t.seat===e&&E`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${r(t,a.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const zr=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0,Br={deal_began:(e,t,n)=>({words:o(`Deal {number}; {name} deals`,{number:e.number,name:z(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t)=>({words:o(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t)=>({words:o(`{name}: {card}`,{name:t,card:i(e.card)}),spoken:o(`{name}: {card}`,{name:t,card:_(e.card)}),weight:`played`,sound:`card`}),trick_taken:(e,t)=>({words:o(`{name} takes the trick`,{name:t}),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:o(`The sitting was broken up`),weight:`heading`,sound:`settled`})},Vr=e=>Mt({...Br,...e}),Hr=({state:e})=>E`<main class="start lost">
  <div class="paper slip">
    <h1>${o(`Everything is full just now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${o(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${o(`Try now`)}</button>
    <p><a href="/">${o(`To the start page`)}</a></p>
  </div>
</main>`,Ur=({title:e,why:t,action:n,onAction:r})=>E`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Wr=()=>E`<${Ur} title=${o(`Signed out`)}
  why=${o(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${o(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Gr=()=>E`<${Ur} title=${o(`Connection ended`)}
  why=${o(`You ended this connection from another page.`)}
  action=${o(`Connect again`)} onAction=${()=>location.reload()} />`;function Kr(e){switch(e.link.connection.value){case`gone`:return E`<${F} why=${e.unplayable.value} />`;case`full`:return E`<${Hr} state=${e} />`;case`signed out`:return E`<${Wr} />`;case`ended`:return E`<${Gr} />`;default:return null}}export{q as $,yn as A,Qt as B,On as C,H as Ct,Cn as D,En as E,sn as F,Ht as G,Gt as H,rn as I,zt as J,Vt as K,on as L,gn as M,ln as N,Sn as O,en as P,J as Q,X as R,An as S,nt as St,wn as T,Wt as U,Yt as V,Ut as W,Lt as X,Rt as Y,Y as Z,In as _,ot as _t,Lr as a,At as at,Fn as b,qe as bt,jr as c,Tt as ct,wr as d,xt as dt,It as et,yr as f,vt as ft,Qn as g,mt as gt,ir as h,_t as ht,zr as i,K as it,bn as j,xn as k,Or as l,Ct as lt,lr as m,ht as mt,Vr as n,Nt as nt,Pr as o,Ot as ot,mr as p,bt as pt,Bt as q,Rr as r,Mt as rt,Nr as s,jt as st,Kr as t,Ft as tt,br as u,St as ut,Nn as v,et as vt,Dn as w,jn as x,at as xt,Mn as y,tt as yt,$t as z};