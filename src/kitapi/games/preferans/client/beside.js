/** The cards beside a seat's plate: its hand, once the cards of an open game are on the table. */
import { arrangeCards, suitOrder } from "../../../web/client/cards/order.js";
import { OpenHand } from "../../../web/client/cards/open_hand.js";
import { Hand } from "../../../web/client/table/hand.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

/**
 * @param {{
 *   view: import("./view.js").PreferansView, seat: number, name: string,
 *   choosing: import("../../../web/client/tricks/choice_state.js").ChoiceState,
 * }} props
 */
export function OpenCards({ view, seat, name, choosing }) {
  const cards = view.open_hands?.[seat] ?? [];
  if (!cards.length) return null;
  const label = t("Hand: {name}", { name });
  const { declarer, plays_declarer: player = null } = view.bargain ?? {};
  if (seat !== declarer || player !== view.seat) return html`<${OpenHand} cards=${cards} label=${label} rows=${2} />`;
  return html`<${Hand} cards=${arrangeCards(cards, suitOrder(cards))}
    offered=${view.plays_for === seat ? choosing.offered : null}
    picked=${choosing.picked} label=${label} onChoose=${choosing.choose} onThrow=${choosing.throwCard}
    onRefuse=${choosing.onRefuse} leaving=${choosing.leaving} />`;
}
