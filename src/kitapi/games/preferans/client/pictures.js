/** Three pictures of the table, drawn by the components that draw the table itself. */
import { LyingCard } from "../../../web/client/cards/card.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { NumberSign } from "./game_sign.js";

const HAND = ["Ac", "Kc", "Qc", "9c", "Ah", "Th", "Kd", "Jd", "As", "7s"];

export function Pictures() {
  return html`<div class="pictures" aria-hidden="true">
    <figure class="picture fan">
      ${HAND.map((card) => html`<${LyingCard} key=${card} card=${card} own="german" />`)}</figure>
    <figure class="picture"><div class="paper calls-picture">
      <span>${t("One")}</span><span><${NumberSign} number=${3} variant=${{}} /></span><span>${t("Pass")}</span>
      <span>${t("Hold {number}", { number: 3 })}</span><span><${NumberSign} number=${5} variant=${{}} /></span>
      <span>${t("Hold {number}", { number: 5 })}</span>
    </div></figure>
    <figure class="picture"><div class="slips-picture">
      ${[["12", "32", "8"], ["7", "16", ""], ["20", "10", "24"]]
        .map(([head, left, right]) => html`<span key=${head} class="paper">
          <b class="figure">${head}</b><i class="figure">${left}</i><i class="figure">${right}</i>
        </span>`)}
    </div></figure>
  </div>`;
}
