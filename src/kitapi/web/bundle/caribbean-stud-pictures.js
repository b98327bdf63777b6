import{Ut as e,Vt as t,gn as n,kn as r}from"./main.js";import{W as i,b as a}from"./caribbean-stud-shared.js";const o=[`Ks`,`Kh`,`Ac`,`9d`,`4s`],s={seat:0,stack:0,result:0,ante:25,bet:50,lamp:!0};function c(){return r`<div class="pictures stud-pictures of-caribbean-stud" aria-hidden="true">
    <figure class="picture fan">
      ${o.map(t=>r`<${e} key=${t} card=${t} own="full" />`)}</figure>
    <figure class="picture layout"><${a} seat=${s} />
      <p class="bank-cards">${[0,1,2,3].map(e=>r`<${t} key=${e} />`)}
        <${e} card="Qd" own="full" /></p></figure>
    <figure class="picture"><div class="paper paytable-picture">
      <table class="paytable"><tbody>
        <tr><th>${i(`full_house`)}</th><td class="figure">${n(`{times} to 1`,{times:7})}</td></tr>
        <tr><th>${i(`flush`)}</th><td class="figure">${n(`{times} to 1`,{times:5})}</td></tr>
        <tr><th>${i(`straight`)}</th><td class="figure">${n(`{times} to 1`,{times:4})}</td></tr>
      </tbody></table></div></figure>
  </div>`}export{c as Pictures};