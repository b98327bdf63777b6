/** Three pictures of the table, drawn by the components that draw the table itself. */
import { CardBack, LyingCard } from "../../../web/client/cards/card.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { Boxes } from "./table/boxes.js";
import { combinationName } from "./table/words.js";

const HAND = ["Ks", "Kh", "Ac", "9d", "4s"];
const SEAT = { seat: 0, stack: 0, result: 0, ante: 25, bet: 50, lamp: true };

export function Pictures() {
  return html`<div class="pictures stud-pictures of-caribbean-stud" aria-hidden="true">
    <figure class="picture fan">
      ${HAND.map((card) => html`<${LyingCard} key=${card} card=${card} own="full" />`)}</figure>
    <figure class="picture layout"><${Boxes} seat=${SEAT} />
      <p class="bank-cards">${[0, 1, 2, 3].map((at) => html`<${CardBack} key=${at} />`)}
        <${LyingCard} card="Qd" own="full" /></p></figure>
    <figure class="picture"><div class="paper paytable-picture">
      <table class="paytable"><tbody>
        <tr><th>${combinationName("full_house")}</th><td class="figure">${t("{times} to 1", { times: 7 })}</td></tr>
        <tr><th>${combinationName("flush")}</th><td class="figure">${t("{times} to 1", { times: 5 })}</td></tr>
        <tr><th>${combinationName("straight")}</th><td class="figure">${t("{times} to 1", { times: 4 })}</td></tr>
      </tbody></table></div></figure>
  </div>`;
}
