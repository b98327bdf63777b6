import{$t as e,B as t,Bt as n,Dt as r,Et as i,G as a,Gt as o,H as s,Ht as c,It as l,Jt as u,K as d,Kt as f,Lt as p,Mt as m,N as h,Nt as g,Ot as _,P as v,Pt as y,Qt as b,Rt as x,Ut as S,V as ee,Vt as C,W as w,Y as te,Yt as T,an as E,c as ne,en as D,h as O,jt as k,k as A,n as re,nn as j,o as M,on as N,q as P,qt as F,rn as ie,s as ae,tn as I,z as oe}from"./main.js";import{_ as se,a as ce,d as L,f as le,g as ue,l as R,n as de,p as fe,s as pe,u as z}from"./shared.js";const me=`kitapi.shuffles`;let B=[];function he(){try{let e=JSON.parse(localStorage.getItem(me)??`null`);return Array.isArray(e)?e:B}catch{return B}}function ge(e){B=e.slice(-300);try{localStorage.setItem(me,JSON.stringify(B))}catch{}}function _e({table:e,context:t,algorithm:n,commitment:r},i){let a=he(),o=a.findIndex(n=>n.table===e&&n.context===t&&n.commitment===r),s=a[o]??{table:e,context:t,algorithm:n,commitment:r,seat:null,value:``,pledge:``,pledges:null},c={...s,...i};o>=0&&JSON.stringify(c)===JSON.stringify(s)||ge(o<0?[...a,c]:a.with(o,c))}function ve(e,{context:t,algorithm:n,commitment:r,pledges:i}){let a=V(e).find(e=>e.context===t&&e.commitment===r),o=i.every(e=>e!==null)&&i.some(e=>e!==``),s=a?.pledges??(o?i:null);_e({table:e,context:t,algorithm:n,commitment:r},{pledges:s})}const ye=(e,t)=>_e(e,t),V=e=>he().filter(t=>t.table===e),be=(e,t)=>V(e).find(e=>e.pledge===t)?.value??``;function xe(e){return e instanceof Uint8Array||ArrayBuffer.isView(e)&&e.constructor.name===`Uint8Array`&&`BYTES_PER_ELEMENT`in e&&e.BYTES_PER_ELEMENT===1}const Se=e=>e?`"${e}" `:``;function Ce(e,t=``){if(typeof e!=`number`)throw TypeError(Se(t)+`expected number, got `+typeof e);if(!Number.isSafeInteger(e)||e<0)throw RangeError(Se(t)+`expected integer >= 0, got `+e);return e}function we(e,t,n=``){if(xe(e)&&(t===void 0||e.length===t))return e;t!==void 0&&Ce(t,`length`);let r=xe(e),i=t===void 0?``:` of length ${t}`,a=r?`length=${e.length}`:`type=${typeof e}`,o=Se(n)+`expected Uint8Array`+i+`, got `+a;throw r?RangeError(o):TypeError(o)}function Te(e){if(typeof e!=`function`||typeof e.create!=`function`)throw TypeError(`expected hash wrapped by utils.createHasher`);if(Ce(e.outputLen),Ce(e.blockLen),e.outputLen<1||e.blockLen<1)throw Error(`hash blockLen / outputLen must be >= 1`)}const Ee=(e,t)=>{if(typeof e!=`object`||!e||Array.isArray(e))throw TypeError((t===`object`?``:`"${t}" `)+`expected object, got type=`+typeof e)},De=(e,t)=>{Ee(e,t);let n=Object.getPrototypeOf(e);if(n!==Object.prototype&&n!==null)throw TypeError(`"${t}" expected plain object`);if(Object.hasOwn(e,`__proto__`))throw TypeError(`"${t}.__proto__" is not allowed`)};function H(e,t=!0){if(e.destroyed)throw Error(`hash was destroyed`);if(t&&e.finished)throw Error(`digest() was already called`)}function Oe(e,t){we(e,void 0,`output`);let n=t.outputLen;if(!(e.length>=n))throw RangeError(`"output" expected length >= `+n)}function ke(...e){for(let t=0;t<e.length;t++)e[t].fill(0)}function Ae(e){return new DataView(e.buffer,e.byteOffset,e.byteLength)}function U(e,t){return e<<32-t|e>>>t}function je(e,t,n=`opts`){return De(e,`defaults`),t!==void 0&&De(t,n),Object.assign(Object.create(null),e,t)}function Me(e,t={}){if(typeof e!=`function`)throw TypeError(`"hashCons" expected function, got type=`+typeof e);t=je({},t,`info`);let n=(t,n)=>e(n).update(t).digest(),r=e(void 0);return n.outputLen=r.outputLen,n.blockLen=r.blockLen,n.canXOF=r.canXOF,n.create=t=>e(t),Object.assign(n,t),Object.freeze(n)}const Ne=e=>({oid:Uint8Array.from([6,9,96,134,72,1,101,3,4,2,e])});var Pe=class{oHash;iHash;blockLen;outputLen;canXOF=!1;finished=!1;destroyed=!1;constructor(e,t){if(Te(e),we(t,void 0,`key`),this.iHash=e.create(),typeof this.iHash.update!=`function`)throw Error(`expected Hash instance`);this.blockLen=this.iHash.blockLen,this.outputLen=this.iHash.outputLen;let n=this.blockLen,r=new Uint8Array(n);r.set(t.length>n?e.create().update(t).digest():t);for(let e=0;e<r.length;e++)r[e]^=54;this.iHash.update(r),this.oHash=e.create();for(let e=0;e<r.length;e++)r[e]^=106;this.oHash.update(r),ke(r)}update(e){return H(this),this.iHash.update(e),this}digestInto(e){H(this),Oe(e,this),this.finished=!0;let t=e.subarray(0,this.outputLen);this.iHash.digestInto(t),this.oHash.update(t),this.oHash.digestInto(t),this.destroy()}digest(){let e=new Uint8Array(this.oHash.outputLen);return this.digestInto(e),e}_cloneInto(e){e||=Object.create(Object.getPrototypeOf(this),{});let{oHash:t,iHash:n,finished:r,destroyed:i,blockLen:a,outputLen:o,canXOF:s}=this;return e=e,e.finished=r,e.destroyed=i,e.blockLen=a,e.outputLen=o,e.canXOF=s,e.oHash=t._cloneInto(e.oHash),e.iHash=n._cloneInto(e.iHash),e}clone(){return this._cloneInto()}destroy(){this.destroyed=!0,this.oHash.destroy(),this.iHash.destroy()}};const Fe=/* @__PURE__ */ (()=>{let e=((e,t,n)=>new Pe(e,t).update(n).digest());return e.create=(e,t)=>new Pe(e,t),e})(),Ie=e=>e/2**32|0,Le=e=>e>>>0;function Re(e,t,n,r){let i=Ie(n),a=Le(n);e.setUint32(t,r?a:i,r),e.setUint32(t+4,r?i:a,r)}function ze(e,t,n){return e&t^~e&n}function Be(e,t,n){return e&t^e&n^t&n}var Ve=class{blockLen;outputLen;canXOF=!1;padOffset;isLE;buffer;view;finished=!1;length=0;pos=0;destroyed=!1;constructor(e,t,n,r){this.blockLen=e,this.outputLen=t,this.padOffset=n,this.isLE=r,this.buffer=new Uint8Array(e),this.view=Ae(this.buffer)}update(e){H(this),we(e);let{view:t,buffer:n,blockLen:r}=this,i=e.length,a=!1;for(let o=0;o<i;){let s=Math.min(r-this.pos,i-o);if(s===r){let t=Ae(e);for(;r<=i-o;o+=r)this.process(t,o);a=!0}else n.set(o===0&&s===i?e:e.subarray(o,o+s),this.pos),this.pos+=s,o+=s,this.pos===r&&(this.process(t,0),this.pos=0,a=!0)}return this.length+=e.length,a&&this.roundClean(),this}digestInto(e){H(this),Oe(e,this),this.finished=!0;let{buffer:t,view:n,blockLen:r,isLE:i}=this,{pos:a}=this;t[a++]=128,t.fill(0,a),this.padOffset>r-a&&(this.process(n,0),t.fill(0)),Re(n,r-8,this.length*8,i),this.process(n,0),this.roundClean();let o=e===t?n:Ae(e),s=this.outputLen,c=s/4,l=this.get();if(s%4||c>l.length)throw Error(`invalid outputLen`);for(let e=0;e<c;e++)o.setUint32(4*e,l[e],i)}digest(){let{buffer:e,outputLen:t}=this;this.digestInto(e);let n=e.slice(0,t);return this.destroy(),n}_cloneIntoMeta(e){let{buffer:t,length:n,finished:r,destroyed:i,pos:a}=this;return e.destroyed=i,e.finished=r,e.length=n,e.pos=a,a&&e.buffer.set(t),e}clone(){return this._cloneInto()}};const He=/* @__PURE__ */ Uint32Array.from([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,528734635,1541459225]),Ue=/* @__PURE__ */ Uint32Array.from([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),W=/* @__PURE__ */ new Uint32Array(64);var We=class extends Ve{A=0;B=0;C=0;D=0;E=0;F=0;G=0;H=0;constructor(e,t){super(64,e,8,!1),this.A=t[0]|0,this.B=t[1]|0,this.C=t[2]|0,this.D=t[3]|0,this.E=t[4]|0,this.F=t[5]|0,this.G=t[6]|0,this.H=t[7]|0}get(){let{A:e,B:t,C:n,D:r,E:i,F:a,G:o,H:s}=this;return[e,t,n,r,i,a,o,s]}set(e,t,n,r,i,a,o,s){this.A=e|0,this.B=t|0,this.C=n|0,this.D=r|0,this.E=i|0,this.F=a|0,this.G=o|0,this.H=s|0}_cloneInto(e){return(e||=new this.constructor).set(...this.get()),this._cloneIntoMeta(e)}process(e,t){for(let n=0;n<16;n++,t+=4)W[n]=e.getUint32(t,!1);for(let e=16;e<64;e++){let t=W[e-15],n=W[e-2],r=U(t,7)^U(t,18)^t>>>3,i=U(n,17)^U(n,19)^n>>>10;W[e]=i+W[e-7]+r+W[e-16]|0}let{A:n,B:r,C:i,D:a,E:o,F:s,G:c,H:l}=this;for(let e=0;e<64;e++){let t=U(o,6)^U(o,11)^U(o,25),u=l+t+ze(o,s,c)+Ue[e]+W[e]|0,d=(U(n,2)^U(n,13)^U(n,22))+Be(n,r,i)|0;l=c,c=s,s=o,o=a+u|0,a=i,i=r,r=n,n=u+d|0}n=n+this.A|0,r=r+this.B|0,i=i+this.C|0,a=a+this.D|0,o=o+this.E|0,s=s+this.F|0,c=c+this.G|0,l=l+this.H|0,this.set(n,r,i,a,o,s,c,l)}roundClean(){ke(W)}destroy(){this.destroyed=!0,this.set(0,0,0,0,0,0,0,0),ke(this.buffer)}},Ge=class extends We{constructor(){super(32,He)}};const G=/* @__PURE__ */ Me(()=>new Ge,/* @__PURE__ */ Ne(1)),Ke=/* @__PURE__ */ new Map([[`kitapi-fy-1`,!1],[`kitapi-fy-2`,!0]]),qe=e=>Ke.get(e),Je=1n<<64n,Ye=new TextEncoder;function Xe(e){let t=/* @__PURE__ */ new Uint8Array(8);return new DataView(t.buffer).setBigUint64(0,BigInt(e)),t}function Ze(e){let t=new Uint8Array(e.reduce((e,t)=>e+t.length,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Qe(...e){return Ze(e.flatMap(e=>{let t=typeof e==`string`?Ye.encode(e):e;return[Xe(t.length),t]}))}const $e=e=>Array.from(e,e=>e.toString(16).padStart(2,`0`)).join(``);function et(e){return typeof e!=`string`||!/^(?:[0-9a-f]{2})+$/.test(e)?null:Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16))}const tt=(e,t)=>$e(G(Qe(`kitapi-commitment-1`,t,e))),nt=({context:e,digest:t},n,r)=>$e(G(Qe(`kitapi-pledge-1`,e,t,String(n),r)));function*rt(e){for(let t=0;;t+=1){let n=Fe(G,e,Xe(t)),r=new DataView(n.buffer,n.byteOffset,n.byteLength);for(let e=0;e<4;e+=1)yield r.getBigUint64(8*e)}}function it(e,t){let n=BigInt(e),r=Je-Je%n,i=t.next().value;for(;i>=r;)i=t.next().value;return Number(i%n)}function at(e,{algorithm:t,context:n,secret:r,shares:i}){let a=rt(Fe(G,r,Qe(t,n,...i))),o=[...e];for(let e=o.length-1;e>0;--e){let t=it(e+1,a);[o[e],o[t]]=[o[t]??``,o[e]??``]}return o}function ot({seat:t,place:n,turn:r,glows:i,dealer:a,out:o,speech:s,role:c,tricks:l,result:d,marks:f,clock:p,children:m}){let h=e(`plate`,`at-${n}`,r&&`their-turn`,i&&`glows`,o&&`out`);return D`<section class=${h} aria-label=${L(t)}>
    <p class="plate-name">
      <b>${L(t)}</b>
      ${a&&D`<span class="dealer" title=${T(`dealer`)}><span aria-hidden="true">${T(`D`)}</span><span
        class="unseen">${T(`dealer`)}</span></span>`}
      ${p}
    </p>
    <p class="plate-note">
      <${st} seat=${t} />
      ${c&&D`<span class="role">${c}</span>`}
      ${f}
      ${typeof d==`number`&&D`<span class="figure result" title=${T(`Result so far; the sheet tells how it came about`)}><span
        class="unseen">${T(`result`)} </span>${u(d)}</span>`}
      ${typeof l==`number`&&D`<${ct} tricks=${l} />`}
    </p>
    ${r&&D`<span class="unseen">${T(`to act`)}</span>`}
    ${s&&D`<p class="speech">${s}</p>`}
    ${m}
  </section>`}function st({seat:t}){return t.kind===`bot`?D`<span class=${e(`occupant`,t.getting_ready&&`preparing`)} title=${ue(t)}>${t.getting_ready?T(`bot, getting ready`):T(`bot`)}</span>`:t.kind===`person`&&!t.connected?D`<span class="occupant away">${T(`away`)}</span>`:null}function ct({tricks:t}){let n=Array.from({length:Math.min(t,10)},(e,t)=>D`<i key=${t} class="pile-back"></i>`);return D`<span class=${e(`pile`,t===0&&`none`)}>
    <span class="pile-backs" aria-hidden="true">${n}</span>
    <span class="figure" aria-hidden="true">${t}</span>
    <span class="unseen">${F(`{count} trick`,`{count} tricks`,t)}</span>
  </span>`}const K=I(null);function lt(e){let t=K.peek();if(!t||t.table!==e.id)return null;let n=e.seats[t.seat];if(e.me!==null||!n||n.kind===`person`)return K.value=null,null;if(n.dealt)return null;K.value=null;let{name:r,invitation:i}=t;return{type:`sit`,seat:t.seat,name:r,...i&&{invitation:i}}}function ut(e){let[,t,n]=/^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash)??[];return n&&Number(t)===e?n:``}const dt=(e,t,n)=>`${location.origin}/table/${e}#seat=${t}.${n}`;function ft({seat:e},{entry:t}){let n=t===`invitation`?ut(e):``;return n?{invitation:n}:{}}const pt=({seat:e},{entry:t,hosting:n,invited:r})=>t!==`invitation`||!!n||r===e||ut(e)!==``;function mt({table:{seat_requests:e=[]},send:t}){if(!e.length)return null;let n=(e,n)=>()=>t({type:`answer_seat_request`,request:e,admit:n});return D`<ul class="role-list requests" aria-label=${T(`Requests for a seat`)}>${e.map(({number:e,seat:t,name:r})=>D`<li key=${e}>
    <b>${r||T(`a visitor`)}</b> <span>${T(`Seat {number}`,{number:fe(t)})}</span>
    <span class="role-ways">
      <button type="button" class="plain" onClick=${n(e,!0)}>${T(`Let in`)}</button>
      <button type="button" class="plain" onClick=${n(e,!1)}>${T(`Refuse the request`)}</button>
    </span></li>`)}</ul>`}function ht({seat:e,table:t,send:n}){return!t.hosting||e.seat===t.me?null:e.kind===`person`?D`<span class="role-ways">
      <button type="button" class="plain" onClick=${()=>n({type:`mute_person`,seat:e.seat,muted:!e.muted})}>${e.muted?T(`Let {name} propose again`,{name:L(e)}):T(`Mute {name}`,{name:L(e)})}</button>
      <button type="button" class="plain" onClick=${()=>n({type:`remove_person`,seat:e.seat})}>${T(`Remove {name}`,{name:L(e)})}</button>
    </span>`:typeof e.reserved==`string`?null:D`<${gt} seat=${e.seat} table=${t} />
    <button type="button" class="plain offer" onClick=${()=>n({type:`renew_invitation`,seat:e.seat})}>${T(`New link to this seat`)}</button>`}function gt({seat:e,table:t}){let n=t.invitations?.[e];return n?D`<${se} label=${T(`Link to seat {number}`,{number:fe(e)})} address=${dt(t.id,e,n)} />`:D`<span class="quiet">${T(`Somebody is invited.`)}</span>`}const _t=({table:e})=>D`<p>${T(`Each of these links is for one seat, and for the first person who opens it.`)}</p>
  ${e.seats.filter(({kind:e})=>e===`open`).map(({seat:t})=>D`<${gt} key=${t} seat=${t} table=${e} />`)}`;function vt({seat:e,table:t,send:n}){let{me:r,kept:i,archive:a,bots:o,acting:s=null}=t,[l,u]=N(!1);if(a)return null;if(r!==null||s!==null){let i=e.kind===`open`||e.missing;return D`${i&&D`<button type="button" class="plain offer"
      onClick=${()=>n({type:`seat_bot`,seat:e.seat,bot:o[0]??``})}>${e.missing?T(`Let a bot play for {name}`,{name:L(e)}):T(`Call a bot`)}</button>`}
      ${r!==null&&e.givable&&t.proposal?.release!==e.seat&&D`<button type="button" class="plain offer"
        onClick=${()=>n({type:`give_away`,seat:e.seat})}>${T(`Propose to give this seat away`)}</button>`}`}if(e.kind===`person`)return null;let d=e.seat===i||pt(e,t),f=r=>{u(!1),d?e.dealt&&e.seat!==i?K.value={table:t.id,seat:e.seat,name:r,...ft(e,t)}:n({type:`sit`,seat:e.seat,name:r,...ft(e,t)}):n({type:`request_seat`,seat:e.seat,name:r})};if(e.seat!==i&&!bt(e,t))return null;let p=K.value;return e.seat!==i&&p?.table===t.id&&p.seat===e.seat?D`<p class="quiet" role="status">${T(`You sit down here when the deal is over.`)}</p>
      <button type="button" class="plain offer" onClick=${()=>{K.value=null}}>${T(`Do not wait`)}</button>`:e.seat===i?D`<button type="button" class="plain offer"
      onClick=${()=>f(c.value.name||T(`Guest`))}>${T(`Take your seat again`)}</button>`:!d&&t.seat_asked===e.seat?D`<p class="quiet" role="status">${T(`You have asked for this seat: the host of the table decides.`)}</p>`:l?D`<${xt} onName=${f} />`:D`<button type="button" class="plain offer"
    onClick=${()=>c.value.name?f(c.value.name):u(!0)}>${yt(e,d)}</button>`}function yt(e,t){return t?e.dealt?T(`Sit down after this deal`):T(`Sit down here`):T(`Ask for this seat`)}const bt=(e,t)=>e.kind!==`person`&&(typeof e.reserved!=`string`||!!e.givable&&t.seats.every(({kind:e})=>e!==`person`));function xt({onName:e,label:t}){return D`<form class="name-form" onSubmit=${t=>{t.preventDefault();let n=String(new FormData(t.target).get(`name`)??``).trim();n&&(C({name:n}),e(n))}}>
    <input name="name" required maxlength="24" aria-label=${T(`Your name`)} placeholder=${T(`Your name`)}
      autocomplete="nickname" />
    <button class="plain">${t??T(`Sit down`)}</button>
  </form>`}function St({choices:t,prompt:n,mine:r,waiting:i,guide:a,guided:o,beside:s,alone:c}){return D`<div class=${e(`options`,r&&`mine`,o&&`guided`)}>
    <p class="prompt">${i?T(`Sending …`):n}</p>
    ${a}
    ${(t.length>0||c)&&D`<div class="choices">${t.map((e,t)=>D`<${Ct} ...${e}
      key=${e.key} name=${e.key} nth=${t+1} />`)}${t.length>0&&s}${c}</div>`}
  </div>`}function Ct({name:t,nth:n,sign:r=n<10?n:null,label:i,spoken:a,act:o,likely:s,weighty:c,quiet:l}){let[u,d]=N(!1);return u&&o?D`<span class="asked" role="group" aria-label=${c}>
      <span class="asked-words">${c}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${()=>{d(!1),o()}}>${T(`Yes`)}</button>
      <button type="button" class="choice" aria-keyshortcuts="2" onClick=${()=>d(!1)}>${T(`No`)}</button>
    </span>`:D`<button type="button" class=${e(`choice`,s&&`likely`,l&&`quiet-choice`)} aria-label=${a} disabled=${!o}
    data-choice=${t} aria-keyshortcuts=${r??void 0}
    onClick=${()=>c?d(!0):o?.()}>${i}${r!==null&&D`<${q} sign=${r} />`}</button>`}const q=({sign:e})=>c.value.keys?D`<kbd class="key-mark" aria-hidden="true">${e}</kbd>`:null;function wt({key:e}){[...document.querySelectorAll(`[data-choice]`)].find(t=>t.dataset.choice===e)?.click()}const J=({kind:e})=>e.slice(e.lastIndexOf(`.`)+1),Tt=e=>(t,n)=>{let r=typeof t.seat==`number`?L(n.table.seats[t.seat]):``;return e[J(t)]?.(t,r,n)??null},Et=(e,t)=>({words:T(`{name}: {words}`,{name:e,words:t}),weight:`said`}),Dt=S(`check`,()=>import(`./check.js`).then(e=>e.CheckSlip));function Ot({table:e,deal:t,nameOf:n,look:r=`plain replay-link`,spoken:i,label:a,shortcut:s}){let[c,l]=N(0);return D`<${M} label=${a??T(`Check the deal`)} spoken=${i} title=${T(`Deal {number} checked`,{number:t})}
    look=${r} shortcut=${s} onOpen=${()=>l(c+1)}>
    ${c>0&&D`<${o} key=${`${e} ${t} ${c}`} part=${Dt} props=${{table:e,deal:t,nameOf:n}} />`}
  </${M}>`}function kt({title:e,deals:t,table:{id:n,seats:r},line:i,told:a}){let o=e=>L(r[e]);if(!t.length)return D`<p class="quiet">${T(`No deal has been written yet.`)}</p>`;let s=e=>(t[e]?.results??[]).map((n,r)=>n-(t[e-1]?.results[r]??0));return D`<section class="history">
    <h3>${e}</h3>
    <ol reversed>${t.map((e,t)=>D`<li key=${e.number}>
      <details>
        <summary><span class="figure deal-number">${e.number}</span> ${i(e)}</summary>
        ${a(e,s(t))}
        <div class="replay-links"><a class="plain replay-link" href=${h(n,e.number)}
          aria-label=${T(`Replay deal {number}`,{number:e.number})}>${T(`Replay the deal`)}</a>
        <${Ot} table=${n} deal=${e.number} nameOf=${o} spoken=${T(`Check deal {number}`,{number:e.number})} /></div>
      </details>
    </li>`).reverse()}</ol>
    <p class="keeping">
      <button type="button" class="plain" onClick=${()=>print()}>${T(`Print the sheet`)}</button>
      <a class="plain" href=${`/api/tables/${n}/record`} download>${T(`Keep the record as a file`)}</a>
    </p>
  </section>`}function Y(){let[e,t]=N(null);return[e,n=>t(n===e?null:n)]}const X=({label:t,figure:n,open:r,onTap:i,look:a,children:o})=>D`<button type="button"
  class=${e(`told-figure`,a)} aria-expanded=${r}
  aria-label=${T(`{column}: {figure}`,{column:t,figure:n})} onClick=${i}>${o??n}</button>`,Z=({terms:e,words:t,total:n})=>D`<dl class="sum">
  ${e.map((e,t)=>D`<div key=${t}><dt>${e.words}</dt><dd class="figure">${e.figure??u(e.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${t}</dt><dd class="figure">${n}</dd></div>
</dl>`,At=(e,t,n)=>e.map((e,r)=>({words:D`${T(`deal {number}`,{number:e.number})}: ${t(e)}`,amount:n(e,r)})),jt=({label:e,terms:t,result:n,children:r})=>D`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  ${r}
  ${t.length>0&&D`<h4>${T(`Deal by deal`)}</h4>
    <${Z} terms=${t} words=${T(`in all`)} total=${u(n)} />`}
</section>`,Mt=({label:e,start:t,terms:n,words:r,stands:i})=>D`<section class="story how" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <${Z} terms=${[{words:T(`at the start`),amount:t,figure:`${t}`},...n]} words=${r} total=${`${i}`} />
</section>`,Nt=({lines:e,RuleTap:t})=>D`<ul class="payments">
  ${e.map(({words:e,reckoned:n,clause:r,reason:i},a)=>D`<li key=${a}>
    <span class=${i?`reason`:`payment`}>${e}</span>
    ${!i&&D`<span class="reckoning">${n}</span>`}
    <${t} clause=${r} />
  </li>`)}
</ul>`;function Pt(e){function t({clause:t}){let[n,r]=N(!1),i=e(t);return i?D`<button type="button" class="rule-tap" aria-expanded=${n} aria-label=${T(`Why?`)}
      onClick=${()=>r(!n)}>?</button>
      ${n&&D`<span class="rule"><span class="rule-number">${t}</span> ${i}</span>`}`:null}return{RuleTap:t,RuleTold:({clause:t})=>D`<p class="quiet"><span class="rule-number">${t}</span> ${e(t)}</p>`}}function Ft({cards:e,label:t,rows:n=1}){let r=R(e,z(e)),i=Math.max(Math.ceil(r.length/n),1),a=Array.from({length:n},(e,t)=>r.slice(t*i,(t+1)*i));return D`<div class="open-hand" role="group" aria-label=${t} style=${{"--length":Math.max(i,2)}}>
    ${a.map((e,t)=>e.length>0&&D`<div key=${t} class="open-row">${e.map(e=>D`<${_}
      key=${e} card=${e} />`)}</div>`)}
  </div>`}const It=S(`waiting`,()=>import(`./waiting.js`).then(e=>e.WaitingRoom));function Lt({words:e,because:t,clauses:n=[]}){let[r,i]=N(!1);return!c.value.guide||!e?null:D`<div class="guide">
    <p>${e} ${t&&D`<button type="button" class="why" aria-expanded=${r}
      onClick=${()=>i(!r)}>${T(`Why?`)}</button>`}
      ${r&&D`<span class="because">${t} <span class="rule-number">${n.join(`, `)}</span></span>`}</p>
    <button type="button" class="close" aria-label=${T(`No more guidance`)}
      onClick=${()=>C({guide:!1})}>×</button>
  </div>`}function Rt(e){let{cards:t}=e,n=t.length>6?Math.ceil(t.length/2):Math.max(t.length,1),{group:r,stop:i,listeners:a}=Bt(e,n),o=[t.slice(0,n),t.slice(n)].filter(e=>e.length>0);return D`<div class="hand" role="group" aria-label=${e.label??T(`Your hand`)} ref=${r} ...${a}
    style=${{"--held":t.length,"--half":n}}>
    ${o.map((r,a)=>D`<div key=${a} class="hand-row">
      ${r.map((r,o)=>D`<${zt} key=${r} card=${r} stop=${r===i}
        bend=${a*n+o-(t.length-1)/2} ...${e} />`)}
    </div>`)}
  </div>`}function zt({card:t,bend:n,stop:i,offered:a,picked:o,fresh:s=[],onChoose:c,onThrow:l}){let u=a?.has(t)??!1,d=o.includes(t),f=Vt(u&&l?()=>l(t):null),p=e(`card held`,a&&(u?`may`:`may-not`),d&&`picked`,s.includes(t)&&`fresh`),h=s.includes(t)?T(`{card}, from the talon`,{card:m(t)}):m(t);return D`<button type="button" class=${p} style=${{"--bend":n}} aria-label=${h} data-card=${t} tabindex=${i?0:-1}
    aria-pressed=${a?d:void 0} aria-disabled=${u?void 0:`true`}
    onClick=${()=>{u&&!f.moved()&&c(t)}} ...${f.listeners}>
    <${r} card=${t} />
    ${s.includes(t)&&D`<span class="fresh-mark" aria-hidden="true"></span>`}
  </button>`}function Bt({cards:e,offered:t,label:n,onChoose:r,onThrow:i},a){let o=E(null),[s,c]=N(0),l=E(!1),u=Math.min(s,e.length-1),d=!!(t??n)&&!e.some(e=>t?.has(e)),f=()=>[...o.current?.querySelectorAll(`.held`)??[]],p=(e,t)=>{let n=pe(f(),t,e,a);return n?.focus(),n!==null};return w(e=>d||!/^Arrow(Left|Right)$/.test(e)||o.current?.contains(document.activeElement)?!1:(f()[u]?.focus(),!0)),ie(()=>{l.current&&document.activeElement===document.body&&f()[u]?.focus()}),{group:o,stop:e[u],listeners:{onKeyDown:e=>{let n=e.target,a=n.dataset.card??``;if(e.key===`Enter`&&t?.has(a))(i??r)(a);else if(d||!p(e.key,n))return;e.preventDefault()},onFocusIn:e=>{l.current=!0,c(f().indexOf(e.target))},onFocusOut:e=>{e.relatedTarget&&(l.current=!1)}}}}function Vt(e){let t=E(null),n=E(!1),r=e=>{t.current=null,e.currentTarget.style.translate=``};return{listeners:(e&&{onPointerDown:e=>{t.current={x:e.clientX,y:e.clientY},n.current=!1},onPointerMove:e=>{if(!t.current)return;let[r,i]=[e.clientX-t.current.x,e.clientY-t.current.y];if(Math.hypot(r,i)<10)return;n.current=!0;let a=e.currentTarget;a.setPointerCapture(e.pointerId),a.style.translate=`${r}px ${i}px`},onPointerUp:n=>{let i=t.current?t.current.y-n.clientY:0;r(n),i>56&&e()},onPointerCancel:r})??{},moved:()=>n.current}}function Ht({over:e,table:t,send:n,children:r}){if(e)return D`<${Ut} table=${t} />`;if(t.me===null)return D`<p class="prompt">${T(`The deal is over`)}</p>`;let i=t.seats.filter(e=>e.kind===`person`&&e.connected&&!e.ready);return t.seats[t.me]?.ready?D`<p class="prompt">${T(`Waiting for {names}`,{names:i.map(L).join(`, `)})}</p>`:D`<div class="choices">
    ${r}
    <button type="button" class=${r?`choice`:`choice likely`} aria-keyshortcuts="n"
      onClick=${()=>n({type:`next`})}>${T(`Next deal`)}<${q} sign="n" /></button>
  </div>`}function Ut({table:e}){return D`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${async()=>{let t=e.seats.map(t=>Wt(t,e.me)),n=c.peek().name||T(`Guest`),{players:r,variant:i}=e.terms;A(oe(await O({game:e.game,terms:{players:r,variant:i},seats:t,name:n})))}}>${T(`Another sitting`)}</button>
    <a class="choice" href="/">${T(`To the start page`)}</a>
  </div>`}function Wt(e,t){return e.seat===t?`me`:e.kind===`bot`?e.name:`open`}function Gt({hear:e}){let[t,n]=N(null),[r,i]=N(!1),o=E(null),s=t!==null;return a(e=>(n(t=>(t??``)+e),i(!1),!0)),ie(()=>{o.current?.focus(),o.current?.setSelectionRange(99,99)},[s]),s?D`<form class="typed-call paper" onSubmit=${r=>(r.preventDefault(),e(t)?n(null):(i(!0),b(T(`That cannot be said now.`))))}
    onKeyDown=${e=>{e.key===`Escape`&&n(null)}}
    onFocusOut=${e=>{e.relatedTarget instanceof Element&&!e.relatedTarget.closest(`.typed-call`)&&n(null)}}>
    <input ref=${o} value=${t} aria-label=${T(`Say or play in writing`)} aria-invalid=${r||void 0}
      autocomplete="off" autocapitalize="off" spellcheck=${!1}
      onInput=${e=>{n(e.target.value),i(!1)}} />
    <button class="plain">${T(`Say`)}</button>
    ${r&&D`<p>${T(`That cannot be said now.`)}</p>`}
  </form>`:null}function Kt({table:e,over:t,send:n}){let r=e.kept===null||t?void 0:e.seats[e.kept];return r?D`<div class="watching kept"><span>${r.kind===`bot`?T(`A bot is playing for you.`):T(`Your seat is reserved for you.`)}</span>
      <${vt} seat=${r} table=${e} send=${n} /></div>`:D`<p class="watching">${e.archive?T(`This table holds the record of a sitting: it is here to be looked at.`):T(`You are watching: you see what lies open, and no hands.`)}</p>`}const qt=[`s`,`c`,`d`,`h`],Q=e=>e.normalize(`NFD`).replace(/[\u0300-\u036f\uFE0E]/g,``).toLowerCase().replace(/ς/g,`σ`).trim().replace(/\s+/g,` `);function Jt(e,{game:t,view:n,choices:r,choosing:i},a){let o=Q(e);return o?Yt(o,i)||t.typedName(o,i)||$t(Q(t.typedCall(o,n)??o),r,a):!1}function Yt(e,{offered:t,subset:n,choose:r,throwCard:i}){let a=e.split(` `).map(e=>Xt(e,t));if(a.some(e=>e===null)){let[n]=[...t??[]].filter(t=>Q(m(t))===e);if(!n)return!1;a.splice(0,a.length,n)}if(!i&&a.length>(n?.size??0)||i&&a.length!==1)return!1;for(let e of a)e&&(i??r)(e);return!0}function Xt(e,t){let n=[...t??[]].filter(t=>Zt(t).some(n=>e.startsWith(n)&&Qt(e.slice(n.length),p(t))));return n.length===1?n[0]??null:null}function Zt(e){let t=y(e).toLowerCase();if(/\d/.test(t))return[t];if(t===`t`)return[`10`,`t`];let n=Q(g(e));return[t,...Array.from(n,(e,t)=>n.slice(0,t+1))]}function Qt(e,t){let[n,...r]=e?qt.filter(t=>Q(l(t)).startsWith(e)):[];return n&&!r.length?n===t:e===t||e===Q(x(t))}function $t(e,t,n){let r=t.map(e=>({choice:e,words:Q(en(e))})).filter(({choice:e})=>e.act),i=r.filter(t=>t.words===e),a=i.length?i:r.filter(t=>t.words.startsWith(e));return a.length!==1||!a[0]?!1:(n(a[0].choice),!0)}const en=({spoken:e,label:t})=>e??(typeof t==`string`?t:``);function tn({before:e,results:t,voice:{nameOf:n,me:r},thisDeal:i,settled:a}){let[o,s]=Y(),c=n=>(t[n]??0)-(e[n]??0);return D`<table class="results">
    <caption class="unseen">${T(`Results`)}</caption>
    <thead><tr><th scope="col">${T(`Player`)}</th><th scope="col">${T(`this deal`)}</th><th
      scope="col">${T(`in all`)}</th></tr></thead>
    <tbody>${t.map((t,l)=>D`
      <tr key=${l} class=${l===r?`mine`:null}>
        <th scope="row">${n(l)}</th>
        <td class="figure"><${X} label=${T(`{name}, this deal`,{name:n(l)})}
          figure=${u(c(l))} open=${o===`deal-${l}`} onTap=${()=>s(`deal-${l}`)} /></td>
        <td class="figure total"><${X} label=${T(`{name}, in all`,{name:n(l)})}
          figure=${u(t)} open=${o===`all-${l}`} onTap=${()=>s(`all-${l}`)} /></td>
      </tr>
      ${o?.endsWith(`-${l}`)&&D`<tr key=${`how-${l}`} class="how"><td colspan="3">
        ${o===`deal-${l}`?i(l,c(l)):D`<${nn} before=${e[l]??0} result=${t} />${a(l)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`}const nn=({before:e,result:t})=>D`<${Z} words=${T(`in all`)} total=${u(t)}
  terms=${[{words:T(`before the deal`),amount:e},{words:T(`this deal`),amount:t-e}]} />`;function rn(e){let t=crypto.getRandomValues(new Uint8Array(e));return Array.from(t,e=>e.toString(16).padStart(2,`0`)).join(``)}function an({table:e,view:t}){t?.shuffle&&ve(e.id,t.shuffle);let n=[];for(let r of t?.options??[])r.kind===`seal`&&n.push({action:on(e.id,r),lost:!1}),r.kind===`nonce`&&n.push(sn({table:e,view:t},r));return n}function on(e,{action:t,seat:n,commitment:r,bytes:i}){let{context:a,algorithm:o,digest:s}=r,c=V(e).find(e=>e.context===a&&e.commitment===s&&e.seat===n)?.value||rn(i),l=nt(r,n,c);return ye({table:e,context:a,algorithm:o,commitment:s},{seat:n,value:c,pledge:l}),{kind:t,digest:l}}function sn({table:e,view:t},{action:n,bytes:r,pledge:i}){let a=i?be(e.id,i):rn(r);if(!i&&t?.shuffle&&e.me!==null){let{context:n,algorithm:r,commitment:i}=t.shuffle;ye({table:e.id,context:n,algorithm:r,commitment:i},{seat:e.me,value:a,pledge:``})}return{action:{kind:n,value:a},lost:!a}}const cn=({kind:e})=>e===`seal`||e===`nonce`;function ln(e,{contractRead:t,scoreRead:n,turnWords:r}){let i=e.view;if(!i)return T(`No cards have been dealt yet.`);let a=t=>L(e.table.seats[t]),o=i.options?.some(e=>!cn(e))?`${r(i)}.`:``;return[t(i,a),un(i),dn(i,a),n(i,a),o].filter(Boolean).join(` `)}function un({hand:e=[]}){let t=R(e,z(e)).map(e=>m(e)).join(`, `);return t&&T(`Your hand: {cards}.`,{cards:t})}function dn({phase:e,trick:t=[]},n){if(e!==`playing`)return``;if(!t.length)return T(`No card lies on the table.`);let r=t.map(({seat:e,card:t})=>T(`{name}: {card}`,{name:n(e),card:m(t)})).join(`, `);return T(`On the table: {cards}.`,{cards:r})}const fn=({table:e})=>D`<nav class="replays" aria-label=${T(`Replay the deals`)}>
  <h3>${T(`Replay the deals`)}</h3>
  <p>${Array.from({length:e.sheet},(e,t)=>t+1).map(t=>D`<a key=${t} class="plain replay-link figure"
    href=${h(e.id,t)} aria-label=${T(`Replay deal {number}`,{number:t})}>${t}</a>`)}</p>
</nav>`,pn=({children:e})=>D`<details class="settle-now">
  <summary>${T(`If we settled now`)}</summary>
  ${e}
</details>`;function mn({figures:t,look:n,room:r,label:i,latest:a,open:o,onTap:s,inFigures:c=String}){let l=t.at(-1);return D`<button type="button" class=${`figures ${n}`} aria-expanded=${o} onClick=${s}
    aria-label=${T(`{column}: {figure}`,{column:i,figure:c(l?.figure??0)})}>
    ${t.length>r&&D`<span class="struck earlier">⋯</span>`}
    ${t.map((n,i)=>D`<span key=${`${n.deal}-${i}`}
      class=${e(`figure`,n!==l&&`struck`,i<t.length-r&&`beyond`,n===l&&n.deal===a&&a>0&&`new`)}>${c(n.figure)}</span>`)}
  </button>`}function hn({line:e,before:t,after:n,terms:r,untouched:i}){let[a,o]=Y();return D`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${a!==null}
      onClick=${()=>o(`common`)}>${e}</button></p>
    ${a&&D`<section class="how" aria-label=${e}>
      <${Z} terms=${[{words:T(`before the deal`),amount:t,figure:`${t}`},...r]}
        words=${T(`after the deal`)} total=${`${n}`} />
      ${r.length===0&&D`<p class="quiet">${i}</p>`}
    </section>`}`}function gn({moved:e,voice:{nameOf:t},thisDeal:n}){let[r,i]=Y(),a=e=>T(`{name}, this deal`,{name:t(e)});return D`<div class="moved">
    <p class="told-figures">${e.map((e,n)=>D`<${X} key=${n} label=${a(n)}
      figure=${u(e)} open=${r===`${n}`} onTap=${()=>i(`${n}`)}>
      <span>${t(n)}</span> <b class="figure">${u(e)}</b></${X}>`)}</p>
    ${r&&D`<section class="how" aria-label=${a(Number(r))}>
      ${n(Number(r),e[Number(r)]??0)}
    </section>`}
  </div>`}const _n=({label:e,figures:t,tell:n,inFigures:r=String})=>D`<section class="story" aria-label=${e} tabindex="0">
  <h3>${e}</h3>
  <ol>${t.map((e,i)=>D`<li key=${i}>
    <${vn} written=${e} inFigures=${r} struckBy=${t[i+1]?.deal}>${n(e)}</${vn}>
  </li>`)}</ol>
</section>`,vn=({written:e,inFigures:t,struckBy:n,children:r})=>D`<p class="figure">${e.deal>0&&D`<span
    class="was">${t(e.before)} → </span>`}<b class=${n?`struck`:null}>${t(e.figure)}</b></p>
  <div>
    ${r}
    ${n&&D`<p class="quiet">${T(`struck through in deal {number}`,{number:n})}</p>`}
  </div>`,yn=({written:e,children:t})=>D`<p>${e.deal===0?T(`at the start`):T(`deal {number}`,{number:e.deal})}${t&&D`: ${t}`}</p>`,bn=({table:e,deal:t,nameOf:n})=>D`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${h(e,t)}>${T(`Replay the deal`)}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${v(e,t)}>${T(`Review the deal`)}</a>
  <${Ot} table=${e} deal=${t} nameOf=${n} shortcut="c" />
</div>`;function xn({cards:e,nameOf:t}){return D`<section class="all-cards">
    <h3>${T(`The cards, as dealt`)}</h3>
    <dl>
      ${e.hands.map((e,n)=>e.length>0&&D`<${Sn} key=${n} label=${t(n)}
        cards=${e} />`)}
      <${Sn} label=${T(`Talon`)} cards=${e.talon} />
      ${e.discards.length>0&&D`<${Sn} label=${T(`Discards`)} cards=${e.discards} />`}
    </dl>
  </section>`}const Sn=({label:e,cards:t})=>D`<div class="cards-row">
  <dt>${e}</dt>
  <dd class="laid">${R(t,z(t)).map(e=>D`<${_} key=${e}
    card=${e} />`)}</dd>
</div>`;function Cn({results:e,voice:{nameOf:t,me:n},parts:r,how:i}){let[a,o]=Y();return D`<table class="results">
    <caption class="unseen">${T(`Settlement`)}</caption>
    <thead><tr><th scope="col">${T(`Player`)}</th><th scope="col">${T(`in all`)}</th></tr></thead>
    <tbody>${e.map((e,s)=>D`
      <tr key=${s} class=${s===n?`mine`:null}>
        <th scope="row">${t(s)}</th>
        <td class="figure total"><${X} label=${T(`{name}, in all`,{name:t(s)})} figure=${u(e)}
          open=${a===`${s}`} onTap=${()=>o(`${s}`)} /></td>
      </tr>
      <tr key=${`parts-${s}`} class="parts"><td colspan="2">${r(s)}</td></tr>
      ${a===`${s}`&&D`<tr key=${`how-${s}`} class="how"><td colspan="2">${i(s)}</td></tr>`}`)}
    </tbody>
  </table>`}const wn=({words:e,figure:t})=>D`<span class="part">${e} <b class="figure">${t}</b></span>${` `}`,Tn=(e,t,n)=>(e??[]).map((e,r)=>r===t?e+n:e),En={hand_dealt:(e,t)=>({phase:`bidding`,hand:t.cards,held:(e.held??[]).map((t,n)=>e.active.includes(n)?10:0)}),call_made:(e,{seat:t,call:n,by_clock:r})=>({calls:[...e.calls??[],{seat:t,call:n,...r&&{by_clock:r}}]}),discarded:(e,t)=>({phase:`naming`,held:Tn(e.held,t.seat,-2),hand:(e.hand??[]).filter(e=>!t.cards.includes(e))}),card_played:(e,t)=>({trick:[...e.trick??[],{seat:t.seat,card:t.card}],held:Tn(e.held,t.seat,-1),hand:(e.hand??[]).filter(e=>e!==t.card)}),trick_taken:(e,t)=>({last_trick:{cards:e.trick??[],winner:t.seat},trick:[],tricks:Tn(e.tricks,t.seat,1)}),sitting_broken_up:()=>({phase:`broken_up`})},Dn={hand_dealt:300,call_made:750,discarded:400,card_played:520,trick_taken:1e3};function On({fresh:e,changes:t,spans:n}){function r(t){let n=Array(t.players).fill(0);return{...t,phase:`shuffling`,turn:[],options:[],held:n,tricks:n,hand:[],calls:[],bargain:null,trick:[],last_trick:null,outcome:null,...e}}let i={...En,deal_began:(e,t,n)=>r(n),...t},a={...Dn,...n};return{after:(e,t,n)=>{let r={...e,turn:[],options:[]};return{...r,...i[J(t)]?.(r,t,n)}},span:e=>a[J(e)]??0,gathers:e=>J(e)===`trick_taken`?e.seat:null,begins:(e,t)=>e??(t&&r(t))}}const kn=S(`advice`,()=>import(`./advice.js`).then(e=>e.AdviceSlip)),An=({advising:{open:e,toggle:t}})=>D`<button type="button" class="choice quiet-choice advice-button" aria-expanded=${e}
  aria-keyshortcuts="w" title=${T(`What is it worth?`)} onClick=${t}><svg class="scales" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v17M7 20h10M4 6h16M4 6 1.5 13h5zM20 6l-2.5 7h5z" /></svg>
  <span class="advice-words">${T(`What is it worth?`)}</span><${q} sign="w" /></button>`,jn={moment:``,advice:null,making:!1,trouble:``};function Mn(e){let t=(e?.options??[]).filter(e=>!cn(e));return t.length>1||t.some(({kind:e})=>e===`subset`||e===`form`)}function Nn(e,t,n){let[r,i]=N(``),[a,o]=N(jn),[s,c]=N(0),l=!!e.advised&&e.me!==null&&!n&&Mn(t),u=l?`${t?.number} ${JSON.stringify(t?.options)}`:``,d=l&&r===u;return j(()=>{if(!d||a.moment===u&&a.advice)return;let t=0,n=!0,r=e=>{n&&o({...jn,moment:u,...e})};return ne(`/api/tables/${e.id}/advice?lang=${f()}`).then(e=>r({advice:e}),e=>{let i=e instanceof ae&&e.reason===`making_ready`;r(i?{making:i}:{trouble:e.message||T(`The server does not answer.`)}),i&&n&&(t=setTimeout(()=>c(e=>e+1),2e3))}),()=>{n=!1,clearTimeout(t)}},[d,u,s]),{may:l,open:d,toggle:()=>i(d?``:u),told:a.moment===u?a:jn,again:()=>c(s+1)}}const Pn=e=>!!(e.outcome??e.broken_up),Fn=(e,t)=>!!(e.broken_up||e.outcome&&t.endsSitting(e.outcome));function In(e,t,n){let[r,i]=N([]),[a,o]=N(null),s=e?.options??[],l=s.find(e=>e.kind===`subset`),u=s.filter(e=>e.kind===`form`),d=s.flatMap(e=>`card`in e?[String(e.card)]:[]),f=e?`${e.number} ${e.phase} ${e.hand?.length??0} ${s.length>0}`:``;ie(()=>{i([]),o(n(s))},[f]);let p=t.link.unanswered.value.size>0,m=p?null:Ln(l,d),h=e=>{i([]),t.act({kind:`play_card`,card:e})};function g(e){return l?i(t=>Rn(t,e,l.size)):c.peek().oneTap||r.includes(e)?h(e):i([e])}return{picked:r,named:a,setNamed:o,options:s,subset:l,forms:u,form:u[0],playable:d,offered:m,sending:p,choose:g,act:t.act,throwCard:l?null:h}}function Ln(e,t){return e?new Set(e.of):t.length?new Set(t):null}function Rn(e,t,n){return e.includes(t)?e.filter(e=>e!==t):[...e,t].slice(-n)}const zn=(e,t)=>e?.fields.find(({name:e})=>e===t)?.values??[],Bn=/* @__PURE__ */ new Map([[4404,`gone`],[4401,`signed out`],[4410,`ended`]]),Vn=()=>rn(16);function Hn(e,t,n){return`${location.protocol===`https:`?`wss:`:`ws:`}//${location.host}/api/tables/${encodeURIComponent(e)}/socket?lang=${t}${n?`&as=${encodeURIComponent(n)}`:``}`}function Un(e,n,r,i=null,a=t){let o=I(`connecting`),c=I(/* @__PURE__ */ new Map),l=I(null),u=null,d=null,f=400,p=8e3,m=0,h=null,g=/* @__PURE__ */ new Set,_=0,v=0,y=0,b=!1,x=!1;function S(){a.cancel(y),x=!1,h=null,m=a.now();let t=new WebSocket(Hn(e,n,i));u=t,d=ee(a,p*Math.min(2**_,4),{onLost:te,onLate:N}),t.onmessage=e=>{u===t&&T(JSON.parse(e.data))},t.onclose=({code:e})=>{o.value=Bn.get(e)??o.peek(),u===t&&(u=null,C(e===4429))}}function C(e){w(),b||re()||(o.value=e?`full`:`waiting`,y=a.after(S,(e?3e4:f)*(.75+Math.random()/2)),f=Math.min(f*2,8e3))}function w(){d?.close();let e=u;u=null,d=null,g.clear(),l.value=null,e?.close()}function te(e){return e===`opening`?(_+=1,C(!1)):(e===`answer`&&(v+=1),w(),o.value=`waiting`,S())}function T(e){return d?.heard(),e.type===`state`?E(e):e.type===`watching`?r.onWatching?.(e.count):e.type===`here`&&e.silence&&e.answer?(s(e.page),h={silence:e.silence,answer:e.answer},p=e.silence,ne()):e.id?D(e):e.type===`refused`?O(e):void 0}function E(e){if(o.value=`open`,f=400,_=0,c.peek().size||(v=0),x||d?.opened(),r.onState(e),!x)for(let[e,t]of c.peek())A(e,t);x=!0}function ne(){h&&d?.expect({...h,answer:h.answer*Math.min(2**v,8)})}function D(e){let t=e.id,n=d?.answered(t)??null;if(v&&(v=0,ne()),g.delete(t))l.value=n;else return k(t),e.type===`refused`?O(e):void 0}function O(e){return e.reason===`unknown_table`&&(o.value=`gone`),r.onRefused(e)}function k(e){let t=new Map(c.peek());t.delete(e),c.value=t}function A(e,t){d?.expectAnswer(e),u?.send(JSON.stringify(t))}let re=()=>[...Bn.values()].includes(o.peek()),j=()=>x&&u?.readyState===WebSocket.OPEN;function M(e){let t=Vn();return c.value=new Map(c.peek()).set(t,{...e,id:t}),j()&&A(t,{...e,id:t}),t}function N(){if(!j()||!d?.isWatching())return;let e=Vn();g.add(e),A(e,{type:`probe`,id:e})}function P(){b||document.hidden||re()||(j()?N():(!u||a.now()-m>=1e3)&&(f=400,w(),S()))}function F(){b=!0,a.cancel(y),removeEventListener(`online`,P),document.removeEventListener(`visibilitychange`,P),w()}return addEventListener(`online`,P),document.addEventListener(`visibilitychange`,P),S(),{connection:o,unanswered:c,roundTrip:l,send:M,probe:N,hurry:P,close:F}}const Wn={card:[{hertz:190,seconds:.05,gain:.25}],trick:[{hertz:140,seconds:.06,gain:.22},{hertz:110,seconds:.08,gain:.18}],turn:[{hertz:523,seconds:.09,gain:.08},{hertz:659,seconds:.14,gain:.08}],settled:[{hertz:392,seconds:.12,gain:.08},{hertz:494,seconds:.12,gain:.08},{hertz:587,seconds:.22,gain:.08}]};let Gn=null;function Kn(e){if(!c.peek().sound)return;Gn??=new AudioContext;let t=Gn.currentTime;for(let n of Wn[e])qn(Gn,n,t),t+=n.seconds}function qn(e,t,n){let r=e.createOscillator(),i=e.createGain();r.type=`triangle`,r.frequency.setValueAtTime(t.hertz,n),i.gain.setValueAtTime(t.gain,n),i.gain.exponentialRampToValueAtTime(1e-4,n+t.seconds),r.connect(i).connect(e.destination),r.start(n),r.stop(n+t.seconds)}const Jn=/* @__PURE__ */ new WeakMap;function Yn(e){e&&Jn.set(e,performance.now())}function Xn(e){let t=performance.now()-(Jn.get(e)??performance.now());return Math.max(0,Math.ceil((e.left-t)/1e3))}function Zn({clock:t,mine:n}){let r=Qn(t),i=E(!1),a=r<=10&&r>0;return j(()=>{n&&a&&!i.current&&b(F(`{count} second left`,`{count} seconds left`,r)),i.current||=a},[n,a]),D`<span class=${e(`call-clock`,a&&`short`)} role="timer" style=${{"--share":r/t.seconds}}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${r}</span>
    <span class="unseen">${F(`{count} second left`,`{count} seconds left`,r)}</span>
  </span>`}function Qn(e){let[t,n]=N(()=>Xn(e));return j(()=>{let t=()=>n(Xn(e));t();let r=setInterval(t,200);return()=>clearInterval(r)},[e]),t}function $n({lines:e}){return D`<section class="log" tabindex="-1" aria-label=${T(`What happened`)}>
    <h2>${T(`What happened`)}</h2>
    ${e.length===0&&D`<p class="quiet">${T(`Nothing yet.`)}</p>`}
    <ol reversed>
      ${[...e].reverse().map(e=>D`<li key=${e.id} class=${e.weight}>${e.words}${e.by&&D` <small class="by">${e.by}</small>`}</li>`)}
    </ol>
  </section>`}function er(e,t,n){let r=I(null),i=[],a=null,o=0;function s(t){t.history&&c(t,t.history),i.push(...tr(e(t.table.game),t,a)),a=t.view,o||l()}function c(t,r){d(),t.view&&n(tr(e(t.table.game),{...t,observations:r},null).filter(({seen:e})=>e),t.view.number)}function l(){let e=i.shift();o=0,e&&(u(e),o=setTimeout(l,i.length>14?e.millis/4:e.millis))}function u(e){r.value={...e.shown,catchingUp:i.length>0},t(e.seen,e.shown)}function d(){clearTimeout(o),o=0,i=[]}function f(){let e=i;return d(),e.forEach(u),e.length>0}return{shown:r,arrive:s,hurry:f,close:d}}function tr(e,t,n){let{version:r,table:i,observations:a}=t,o=e.begins(n,t.view);return rr(a.map((n,s)=>{let c=e.gathers(n),l=o.trick;o=e.after(o,n,t.view);let u=nr(e,a[s+1]),d=c===null?{...o,turn:u}:{...o,turn:u,trick:l};return{seen:n,millis:e.span(n),shown:{version:r,table:i,view:d,gathering:c,catchingUp:!0}}}),{version:r,table:i,view:t.view,gathering:null,catchingUp:!1})}function nr(e,t){return t&&typeof t.seat==`number`&&e.span(t)>0&&e.gathers(t)===null?[t.seat]:[]}function rr(e,t){let n=e.at(-1);return!n||n.shown.gathering!==null?[...e,{shown:t,millis:0,seen:null}]:[...e.slice(0,-1),{...n,shown:t}]}const ir=e=>e?.kind===`seat_changed`;function ar({kind:e,name:t},n){return e===`open`?T(`nobody`):e===`bot`?`${L({seat:n,kind:e,name:t})} (${T(`bot`)})`:t||T(`a visitor`)}const $=({seat:e,deal:t,before:n,after:r})=>({number:fe(e),deal:t,before:ar(n,e),after:ar(r,e)});function or(e){let t=e;return{words:t.before.kind===`reserved`?T(`Seat {number} is no longer reserved for {before}.`,$(t)):T(`Seat {number} changes hands: {before} → {after}`,$(t)),weight:`said`}}function sr(e){return e.before.kind===`reserved`?T(`After deal {deal}: seat {number} no longer reserved for {before}`,$(e)):e.running?T(`Seat {number} changed hands during deal {deal}: {before} → {after}`,$(e)):T(`Seat {number} changed hands after deal {deal}: {before} → {after}`,$(e))}function cr(e){let t=[];for(let n of e){let e=t.at(-1);e&&e.seat===n.seat&&e.deal===n.deal&&e.running===n.running&&e.after.kind===`open`&&n.before.kind===`open`?t.splice(-1,1,{...n,before:e.before}):t.push(n)}return t}function lr({changes:e=[]}){return e.length?D`<section class="paper seat-changes" aria-label=${T(`Changes of seats`)}>
    <ul>${cr(e).map((e,t)=>D`<li key=${t}>${sr(e)}</li>`)}</ul>
  </section>`:null}const ur=e=>!!e?.options?.some(e=>!cn(e))&&!dr(e),dr=e=>!!e?.turn?.length&&!e.turn.includes(e.seat),fr=/* @__PURE__ */ new Set([`table_full`,`room_full`,`address_full`]),pr=({tell:e})=>(t,n)=>ir(t)?or(t):e(t,n);function mr(e,t=null){let r=I([]),i=I(null),a=I(``),o=I(``),s=I([]),c=er(e=>P(e).steps,A,re),l=I(0),u=Un(e,f(),{onState:S,onRefused:ne,onWatching:e=>{l.value=e}},t),p={...u,send:k},m=/* @__PURE__ */ new Set,h=0,g=0,_=``,v=0,y=!1,x=[];function S(e){d(e.table.game).drawing.loaded.peek()?C(e):x.push(e)===1&&te(e.table.game).then(ee,()=>{D(T(`A part of this page could not be loaded. Load the page again.`))})}function ee(){let e=x;x=[],y||e.forEach(C)}function C(e){n(d(e.table.game).deck),Yn(e.table.clock),l.value=e.table.watching,w(e);let r=lt(e.table);r&&k(r),c.arrive(e),t!==null&&c.hurry()}function w(e){clearTimeout(g);for(let{action:t,lost:n}of an(e)){let r=()=>{m.add(u.send({type:`act`,seen:e.version,action:t}))};n?g=setTimeout(r,1e3):E(t)||r()}}function E({kind:e}){return[...u.unanswered.peek().values()].some(({action:t})=>t?.kind===e)}function ne(e){fr.has(e.reason)&&(o.value=e.text),m.has(e.id)||fr.has(e.reason)||(e.reason===`not_playable`&&(a.value=e.text),document.querySelectorAll(`dialog[open]`).forEach(e=>e.close()),D(e.text,e.clause),clearTimeout(h),h=setTimeout(O,12e3))}function D(e,n=null){i.value={text:e,clause:n},t===null&&b(e)}function O(){clearTimeout(h),i.value=null}function k(e){return O(),u.send(e)}function A(e,t){let n=P(t.table.game),i=e&&pr(n)(e,t),a=t.view?.number??0;e&&(s.value=[...s.peek(),{...e,deal:a}].slice(-200)),i&&(r.value=[...r.peek(),j(i,a,de(e?.by,n.house))].slice(-200),b(i.spoken??i.words),i.sound&&Kn(i.sound)),M(t,n)}function re(e,t){let n=e=>e.deal!==t,i=e.flatMap(e=>e.seen?[{...e.seen,deal:t}]:[]),a=e.flatMap(e=>{let n=P(e.shown.table.game),r=e.seen&&pr(n)(e.seen,e.shown);return r?[j(r,t,de(e.seen?.by,n.house))]:[]});s.value=[...s.peek().filter(n),...i].slice(-200),r.value=[...r.peek().filter(n),...a].slice(-200)}let j=({words:e,weight:t},n,r)=>({id:++v,words:e,weight:t,deal:n,by:r});function M({view:e,catchingUp:t},{prompt:n,asking:r=({options:e})=>JSON.stringify(e)}){if(t)return;let i=e&&ur(e)?r(e):``;i&&i!==_&&(b(n(e)),Kn(`turn`)),_=i}function N(e){let n=c.shown.peek()?.version??0;p.send({type:`act`,seen:n,action:e,...t!==null&&{role:t}})}function F(){y=!0,c.close(),clearTimeout(g),O(),u.close()}return{lines:r,happened:s,watching:l,unplayable:a,turnedAway:o,refusal:i,forgive:O,shown:c.shown,hurry:c.hurry,link:p,act:N,close:F}}function hr({game:e,seat:t,view:n,shown:r,place:i,send:a,children:o}){let s=t.seat,{clock:c,me:l}=r.table,u=n.turn?.includes(s)??!1;return D`<${ot} seat=${t} place=${i} turn=${u} clock=${u&&c?.seat===s&&D`<${Zn} clock=${c} mine=${l===s} />`}
    glows=${r.gathering===s} dealer=${n.dealer===s} out=${!n.active.includes(s)||e.isOut(n,s)}
    speech=${n.outcome?null:e.speechOf(n,s)} role=${e.roleOf(n,s)} result=${e.resultsOf(n)[s]}
    marks=${e.marksOf?.(n,s)} tricks=${e.counts(n)?n.tricks?.[s]??0:null}>
    ${a&&D`<${vt} seat=${t} table=${r.table} send=${a} />`}
    ${o}
  </${ot}>`}function gr({game:e,view:t,shown:n,state:r,choosing:i,advising:a}){let{table:o}=n,s=o.me===null?null:o.seats[o.me],l=_r(t),u=ur(t),d=Pn(t),f=ce(e,t,i,r.act);return D`<div class=${d?`foot after`:`foot`}>
    ${s?D`<${hr} game=${e} seat=${s} view=${t} shown=${n} place="bottom" send=${r.link.send} />`:D`<${Kt} table=${o} over=${Fn(t,e)} send=${r.link.send} />`}
    ${d&&e.Between&&D`<${e.Between} view=${t} table=${o} send=${r.link.send} />`}
    ${d?D`<${Ht} over=${Fn(t,e)} table=${o} send=${r.link.send} />`:D`<${St} mine=${u} waiting=${i.sending} prompt=${vr(e,t,n)}
        guided=${s!==null&&c.value.guide} guide=${u&&D`<${Lt}
          ...${e.guidance(t)} />`} choices=${f} alone=${a.may&&D`<${An} advising=${a} />`} />
        <${Gt} hear=${n=>Jt(n,{game:e,view:t,choices:f,choosing:i},wt)} />`}
    ${!d&&l.length>0&&D`<${Rt} cards=${l} offered=${i.offered} picked=${i.picked}
      fresh=${t.phase===`discarding`?t.bargain?.talon??[]:[]} onChoose=${i.choose} onThrow=${i.throwCard} />`}
  </div>`}function _r(e){let t=e.hand??[],n=E({number:-1,suits:[]});return(n.current.number!==e.number||t.length>=10)&&(n.current={number:e.number,suits:z(t)}),R(t,n.current.suits)}function vr(e,t,{table:n,gathering:r}){if(ur(t))return e.turnWords(t);if(r!==null)return T(`{name} takes the trick`,{name:L(n.seats[r])});let i=t.turn?.[0];return i===void 0?t.phase===`shuffling`?e.waitingWords(t,``):``:i===n.me?e.turnWords(t):e.waitingWords(t,L(n.seats[i]))}function yr({game:t,shown:n,state:r}){let{table:i}=n,a=n.view,s=In(a,r,t.firstNamed),c=Nn(i,a,s.sending);if(!a)return D`<${o} part=${It} props=${{table:i,state:r,clockwise:t.clockwise?.(i.terms.variant)}} />`;let l=e=>L(i.seats[e]),u=e=>le(e,a.around),d=i.seats.filter(e=>e.seat!==i.me),{Strip:f,Middle:p,Beside:m}=t;return D`
    <${f} view=${a} nameOf=${l} />
    <div class=${e(`scene`,`phase-${a.phase}`,Pn(a)&&`after`)}>
      ${d.map(e=>D`<${hr} key=${e.seat} game=${t} seat=${e} view=${a} shown=${n}
        place=${u(e.seat)} send=${r.link.send}>
        ${m&&D`<${m} view=${a} seat=${e.seat} name=${l(e.seat)} choosing=${s} />`}
      </${hr}>`)}
      <${br} game=${t} view=${a} table=${i} />
      ${!Pn(a)&&D`<${p} view=${a} shown=${n} nameOf=${l} placeOf=${u}
        choosing=${s} />`}
      ${c.open&&D`<${o} part=${kn} props=${{advising:c,counts:a.phase!==`bidding`,wordsOf:e=>t.actionWords(e,a)}} />`}
    </div>
    <${gr} game=${t} view=${a} shown=${n} state=${r} choosing=${s} advising=${c} />`}function br({game:{BrokenUp:e,Settled:t},view:n,table:r,replayed:i}){return n.broken_up?D`<${e} broken=${n.broken_up} view=${n} table=${r} replayed=${i} />`:n.outcome?D`<${t} view=${n} outcome=${n.outcome} table=${r} replayed=${i} />`:null}function xr({cards:t,placeOf:n,nameOf:r,gathering:i}){let a=t.map(({seat:e,card:t})=>T(`{name}: {card}`,{name:r(e),card:m(t)})),o=e(`trick`,i!==null&&`gathers-${n(i)}`);return D`<div class=${o} role="group" aria-label=${T(`Trick`)}>
    <p class="unseen">${a.join(`, `)}</p>
    ${t.map(({seat:e,card:t},r)=>D`<${_} key=${t} card=${t} class=${`from-${n(e)}`}
      style=${{"--order":r}} />`)}
  </div>`}function Sr({trick:e,bargain:t,nameOf:n}){let[r,i]=N(null),a=e=>()=>i(r===e?null:e),o=t?.talon??[];return D`<div class="looking-back">
    ${r===`trick`&&e&&D`<${Cr} trick=${e} nameOf=${n} />`}
    ${r===`talon`&&o.length>0&&D`<${wr} talon=${o} discards=${t?.discards??[]} />`}
    ${o.length>0&&D`<button type="button" class="plain" aria-expanded=${r===`talon`} aria-keyshortcuts="x"
      onClick=${a(`talon`)}>${T(`Talon`)}</button>`}
    ${e&&D`<button type="button" class="plain" aria-expanded=${r===`trick`} aria-keyshortcuts="t"
      onClick=${a(`trick`)}>${T(`Last trick`)}</button>`}
  </div>`}const Cr=({trick:e,nameOf:t})=>D`<div class="paper shown-again">
  <p class="laid">${e.cards.map(({seat:e,card:n})=>D`<span key=${n} class="laid-by">
    <${_} card=${n} /><span>${t(e)}</span>
  </span>`)}</p>
  <p class="quiet">${T(`{name} took it`,{name:t(e.winner)})}</p>
</div>`,wr=({talon:e,discards:t})=>D`<dl class="paper shown-again">
  ${[{label:T(`Talon`),cards:e},{label:T(`Discards`),cards:t}].map(({label:e,cards:t})=>t.length>0&&D`<div key=${e}><dt>${e}</dt><dd class="laid">${R(t,z(t)).map(e=>D`<${_}
      key=${e} card=${e} />`)}</dd></div>`)}
</dl>`,Tr=({words:e,cards:t=[]})=>D`<figure class=${t.length?`talon shown`:`talon`}>
  ${t.length?D`<span class="talon-cards">${t.map(e=>D`<${_} key=${e} card=${e} />`)}</span>`:D`<span class="talon-cards" aria-hidden="true"><${i} /><${i} /></span>`}
  <figcaption>${e}</figcaption>
</figure>`;function Er({view:t,nameOf:n,standing:r,draw:i,children:a}){let o=t.calls??[],s=E(null);return j(()=>{s.current?.scrollTo(0,s.current.scrollHeight)},[o.length]),D`<section class="paper ladder" aria-label=${T(`Auction`)}>
    <p class="standing">
      ${r??D`<span class="quiet">${T(`No bid yet`)}</span>`}
    </p>
    ${a}
    <p class="speakers" aria-hidden="true">
      ${t.active.map(r=>D`<b key=${r}
        class=${e(t.turn?.includes(r)&&`speaking`)}>${n(r)}</b>`)}
    </p>
    <ol class="columns" ref=${s} tabindex="0" aria-label=${T(`Calls`)}>
      ${t.active.map(e=>D`<li key=${e}>
        <span class="unseen">${n(e)}</span>
        <ol>${o.map((t,n)=>t.seat===e&&D`<li key=${n}
          class=${`call call-${t.call.kind}`}>
          ${i(t,o.slice(0,n))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`}const Dr=e=>e.filter(({call:e})=>e.kind===`bid`||e.kind===`hold`).at(-1)?.seat??0,Or={deal_began:(e,t,n)=>({words:T(`Deal {number}; {name} deals`,{number:e.number,name:L(n.table.seats[e.dealer])}),weight:`heading`}),discarded:(e,t)=>({words:T(`{name} has discarded`,{name:t}),weight:`said`}),card_played:(e,t)=>({words:T(`{name}: {card}`,{name:t,card:k(e.card)}),spoken:T(`{name}: {card}`,{name:t,card:m(e.card)}),weight:`played`,sound:`card`}),trick_taken:(e,t)=>({words:T(`{name} takes the trick`,{name:t}),weight:`said`,sound:`trick`}),sitting_broken_up:()=>({words:T(`The sitting was broken up`),weight:`heading`,sound:`settled`})},kr=e=>Tt({...Or,...e}),Ar=({state:e})=>D`<main class="start lost">
  <div class="paper slip">
    <h1>${T(`Everything is full just now`)}</h1>
    <p role="status">${e.turnedAway.value}</p>
    <p class="quiet">${T(`The page tries again every half minute.`)}</p>
    <button type="button" class="big" onClick=${e.link.hurry}>${T(`Try now`)}</button>
    <p><a href="/">${T(`To the start page`)}</a></p>
  </div>
</main>`,jr=({title:e,why:t,action:n,onAction:r})=>D`<main class="start lost">
  <div class="paper slip" role="status">
    <h1>${e}</h1>
    <p>${t}</p>
    <button type="button" class="big" onClick=${r}>${n}</button>
  </div>
</main>`,Mr=()=>D`<${jr} title=${T(`Signed out`)}
  why=${T(`This browser signed out in another tab, and has no seat, role or house here any more.`)}
  action=${T(`Start as a new visitor`)} onAction=${()=>location.assign(`/`)} />`,Nr=()=>D`<${jr} title=${T(`Connection ended`)}
  why=${T(`You ended this connection from another page.`)}
  action=${T(`Connect again`)} onAction=${()=>location.reload()} />`;function Pr(e){switch(e.link.connection.value){case`gone`:return D`<${re} why=${e.unplayable.value} />`;case`full`:return D`<${Ar} state=${e} />`;case`signed out`:return D`<${Mr} />`;case`ended`:return D`<${Nr} />`;default:return null}}export{X as $,mn as A,Kt as B,Cn as C,yn as D,_n as E,qt as F,It as G,Ht as H,$t as I,Nt as J,Ft as K,Xt as L,pn as M,ln as N,gn as O,tn as P,Z as Q,Qt as R,wn as S,bn as T,Rt as U,Gt as V,Lt as W,jt as X,Mt as Y,At as Z,zn as _,tt as _t,Tr as a,J as at,Tn as b,nt as bt,br as c,wt as ct,ur as d,bt as dt,Y as et,mr as f,ht as ft,Un as g,et as gt,$n as h,ot as ht,Dr as i,Tt as it,fn as j,hn as k,yr as l,xt as lt,ir as m,mt,kr as n,Ot as nt,Sr as o,q as ot,lr as p,_t as pt,Pt as q,Er as r,Et as rt,xr as s,St as st,Pr as t,kt as tt,hr as u,vt as ut,Pn as v,qe as vt,xn as w,On as x,V as xt,En as y,at as yt,Q as z};