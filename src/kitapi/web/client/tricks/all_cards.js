/** After the deal everything is open: the hands as dealt, the talon, the discards. */
import { LyingCard } from "../cards/card.js";
import { arrangeCards, suitOrder } from "../cards/order.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @param {{
 *   cards: import("./view.js").CardsView, nameOf: (seat: number) => string,
 * }} props
 */
export function AllCards({ cards, nameOf }) {
  return html`<section class="all-cards">
    <h3>${t("The cards, as dealt")}</h3>
    <dl>
      ${cards.hands.map((hand, seat) => hand.length > 0 && html`<${Row} key=${seat} label=${nameOf(seat)}
        cards=${hand} />`)}
      <${Row} label=${t("Talon")} cards=${cards.talon} />
      ${cards.discards.length > 0 && html`<${Row} label=${t("Discards")} cards=${cards.discards} />`}
    </dl>
  </section>`;
}

/** @param {{ label: string, cards: string[] }} props */
const Row = ({ label, cards }) => html`<div class="cards-row">
  <dt>${label}</dt>
  <dd class="laid">${arrangeCards(cards, suitOrder(cards)).map((card) => html`<${LyingCard} key=${card}
    card=${card} />`)}</dd>
</div>`;
