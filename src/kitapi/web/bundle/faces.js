import{kn as e}from"./main.js";import{F as t}from"./shared.js";const n=[`#d9ceb2`,`#c3d6cf`,`#e3cf97`,`#d9c1c4`,`#c9cfe0`],r=[`#f2d0b0`,`#e5b58d`,`#c98f62`,`#9c6644`,`#74492f`],i=[`#2b211b`,`#57371f`,`#8a5a2c`,`#a8a196`,`#e8e2d4`],a=[`#12474f`,`#7a2c36`,`#3c5a34`,`#6d4f06`,`#33415c`,`#5d4a66`],o=[{front:`M11 17a9 9 0 0 1 18 0c-1-4-4-6-9-6s-8 2-9 6z`},{front:`M11 18c-1-8 4-11 10-11s9 4 8 11c-1-4-2-6-5-7-4 3-9 3-13 7z`},{back:`M9 18a11 11 0 0 1 22 0v12H9z`,front:`M11 16a9 9 0 0 1 18 0c-3-1-5-3-7-5-3 3-7 5-11 5z`},{cap:`M9.5 14c1-8 19-10 23-1l-3 1.5c-6-2-13-2-20-.5z`},{cap:`M11 13c0-8 18-8 18 0-6-2-12-2-18 0z`}],s=`a3.2 3.2 0 1 1 6.4 0 3.2 3.2 0 1 1-6.4 0`,c=`M13.2 17.5${s}m7.2 0${s}`,l=[``,``,`M11.5 19c0 8 4 11 8.5 11s8.5-3 8.5-11c-1.5 3-4 3.5-8.5 3.5s-7-.5-8.5-3.5z`];function u(e){let t=2166136261;for(let n of e)t=Math.imul(t^(n.codePointAt(0)??0),16777619)>>>0;return(t^t>>>15)>>>0}const d=[0,1,3,4].flatMap(e=>o[e]??[]),f=e=>e.kind===`person`&&!t(e)?`person ${e.name}`:`${e.kind} ${e.seat}`;function p(e,t=!1){let s=u(e),c=e=>{let t=e[s%e.length];return s=Math.floor(s/e.length),t};return{ground:c(n),skin:c(r),hair:c(i),cloth:c(a),style:c(t?d:o),beard:t?``:c(l),hasGlasses:c([!0,!1,!1])}}function m({seat:t}){let{ground:n,skin:r,hair:i,cloth:a,style:o,beard:s,hasGlasses:l}=p(f(t),t.kind===`bot`);return e`<svg class="face-drawn" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" fill=${n} />
    ${o.back&&e`<path d=${o.back} fill=${i} />`}
    <path d="M6 37c1-7 6-9 14-9s13 2 14 9a20 20 0 0 1-28 0z" fill=${a} />
    <path d="M16 24h8v6a4 4 0 0 1-8 0z" fill=${r} /><ellipse cx="20" cy="18.5" rx="8.5" ry="9.5" fill=${r} />
    ${s&&e`<path d=${s} fill=${i} />`}
    <path d="M16.5 17.5h.1M23.5 17.5h.1" stroke="#201a16" stroke-width="2.2" stroke-linecap="round" />
    <path d="M18 24.5q2 1.2 4 0" stroke="#201a16" stroke-width="1" fill="none" stroke-linecap="round" />
    ${o.front&&e`<path d=${o.front} fill=${i} />`}
    ${o.cap&&e`<path d=${o.cap} fill=${a} />`}
    ${l&&e`<path d=${c} fill="none" stroke="#201a16" stroke-width="1" />`}
  </svg>`}export{m as Face};