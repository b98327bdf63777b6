/** The table read aloud: the bank, one's own cards and stakes, the jackpot, what is asked. */
import { cardName } from "../../../web/client/cards/names.js";
import { signed, t } from "../../../web/client/words/translation.js";
import { ownSeat, questionOf } from "./table/asking.js";
import { handOrder } from "./table/hand_order.js";
import { bankWords, combinationName, waitingWords } from "./table/words.js";

/** @typedef {import("./table/view.js").StudView} StudView */

/** @param {import("../../../web/client/table/pace.js").Shown} shown @returns {string} */
export function reading(shown) {
  const view = /** @type {StudView | null} */ (/** @type {unknown} */ (shown.view));
  if (!view) return t("No cards have been dealt yet.");
  return [bankRead(view), handRead(view), stakesRead(view), questionOf(view) || `${waitingWords(view)}.`]
    .filter(Boolean).join(" ");
}

/** @param {StudView} view */
function bankRead({ bank }) {
  const cards = (bank.cards ?? []).map((card) => cardName(card)).join(", ");
  return [cards && t("The bank shows: {cards}.", { cards }), bank.combination && `${bankWords(bank)}.`].filter(Boolean)
    .join(" ");
}

/** @param {StudView} view */
function handRead(view) {
  const cards = handOrder(ownSeat(view)?.cards ?? []).map((card) => cardName(card)).join(", ");
  return [cards && t("Your hand: {cards}.", { cards }), view.own && `${combinationName(view.own.combination)}.`]
    .filter(Boolean).join(" ");
}

/** @param {StudView} view */
function stakesRead(view) {
  const own = ownSeat(view);
  if (!own) return "";
  return t("ANTE {ante}, BET {bet}, {stack} before you, in all {result}.", {
    ante: own.ante ?? 0, bet: own.bet ?? 0, stack: own.stack, result: signed(own.result),
  });
}
