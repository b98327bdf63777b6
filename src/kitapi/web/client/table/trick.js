/** The cards of a trick, each on the side of the one who played it; the card that wins it is marked. */
import { LyingCard } from "../cards/card.js";
import { cardName } from "../cards/names.js";
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").Card} Card
 * @typedef {import("../protocol.js").Seat} Seat
 */

/**
 * @param {{
 *   cards: readonly { seat: Seat, card: Card }[], placeOf: (seat: Seat) => string, nameOf: (seat: Seat) => string,
 *   gathering: Seat | null,
 * }} props
 */
export function Trick({ cards, placeOf, nameOf, gathering }) {
  const spoken = cards.map(({ seat, card }) => t("{name}: {card}", { name: nameOf(seat), card: cardName(card) }));
  const look = classes("trick", gathering !== null && `gathers-${placeOf(gathering)}`);
  return html`<div class=${look} role="group" aria-label=${t("Trick")}>
    <p class="unseen">${spoken.join(", ")}</p>
    ${cards.map(({ seat, card }, at) => html`<${LyingCard} key=${card} card=${card}
      class=${classes(`from-${placeOf(seat)}`, seat === gathering && "wins")}
      style=${{ "--order": at }} />`)}
  </div>`;
}
