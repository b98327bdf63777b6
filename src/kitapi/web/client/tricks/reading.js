/** The table read aloud: the contract, the hand, the trick, the score. */
import { cardName } from "../cards/names.js";
import { isShare } from "../fair/shares.js";
import { arranged, suitOrder } from "../cards/order.js";
import { nameAt } from "../table/seating.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {(seat: number) => string} NameOf
 *
 * What the game itself says of its contract and its score, and what it asks.
 * @typedef {{
 *   contractRead: (view: any, nameOf: NameOf) => string, scoreRead: (view: any, nameOf: NameOf) => string,
 *   turnWords: (view: any) => string,
 * }} Readable
 *
 * @param {import("../table/pace.js").Shown} shown
 * @param {Readable} readable
 * @returns {string}
 */
export function readAloud(shown, { contractRead, scoreRead, turnWords }) {
  const view = /** @type {TricksView | null} */ (shown.view);
  if (!view) return t("No cards have been dealt yet.");
  const nameOf = (/** @type {number} */ seat) => nameAt(shown.table.seats[seat]);
  const asked = view.options?.some((option) => !isShare(option)) ? `${turnWords(view)}.` : "";
  return [contractRead(view, nameOf), handRead(view), trickRead(view, nameOf), scoreRead(view, nameOf), asked]
    .filter(Boolean).join(" ");
}

/** @param {TricksView} view */
function handRead({ hand = [] }) {
  const cards = arranged(hand, suitOrder(hand)).map((card) => cardName(card)).join(", ");
  return cards && t("Your hand: {cards}.", { cards });
}

/**
 * @param {TricksView} view
 * @param {NameOf} nameOf
 */
function trickRead({ phase, trick = [] }, nameOf) {
  if (phase !== "playing") return "";
  if (!trick.length) return t("There are no cards on the table.");
  const cards =
    trick.map(({ seat, card }) => t("{name}: {card}", { name: nameOf(seat), card: cardName(card) })).join(", ");
  return t("On the table: {cards}.", { cards });
}
