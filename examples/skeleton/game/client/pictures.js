/** A picture of the game, drawn by what draws the table itself. */
import { LyingCard } from "../../../web/client/cards/card.js";
import { html } from "../../../web/client/ui.js";

const HAND = ["As", "Ts", "9s", "Ah", "Th", "9h", "8h", "Ac"];

export function Pictures() {
  return html`<div class="pictures" aria-hidden="true">
    <figure class="picture fan">
      ${HAND.map((card) => html`<${LyingCard} key=${card} card=${card} own="french" />`)}</figure>
  </div>`;
}
