/** The table read aloud: the bank, one's own cards and stakes, the jackpot, the pending decision. */
import { cardName } from "../../../web/client/cards/names.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { handOrder } from "./table/hand_order.js";
import { ownSeat, decisionWords } from "./table/pending_decision.js";
import { sentence } from "./table/ruling_words.js";
import { bankWords, combinationName, waitingWords } from "./table/words.js";

/** @typedef {import("./table/view.js").StudView} StudView */

/** @param {import("../../../web/client/table/pace.js").Shown} shown @returns {string} */
export function readAloud(shown) {
  const view = /** @type {StudView | null} */ (/** @type {unknown} */ (shown.view));
  if (!view) return t("No cards have been dealt yet.");
  return [readBank(view), readHand(view), readStakes(view), decisionWords(view) || `${waitingWords(view)}.`]
    .filter(Boolean).join(" ");
}

/** @param {StudView} view */
function readBank({ bank }) {
  const cards = (bank.cards ?? []).map((card) => cardName(card)).join(", ");
  return [cards && t("The bank shows: {cards}.", { cards }), bank.combination && `${bankWords(bank)}.`].filter(Boolean)
    .join(" ");
}

/** @param {StudView} view */
function readHand(view) {
  const cards = handOrder(ownSeat(view)?.cards ?? []).map((card) => cardName(card)).join(", ");
  const named = view.own && `${sentence(combinationName(view.own.combination))}.`;
  return [cards && t("Your hand: {cards}.", { cards }), named].filter(Boolean).join(" ");
}

/** @param {StudView} view */
function readStakes(view) {
  const own = ownSeat(view);
  if (!own) return "";
  return t("ANTE {ante}, BET {bet}, {stack} before you, in all {result}.", {
    ante: own.ante ?? 0, bet: own.bet ?? 0, stack: own.stack, result: formatSigned(own.result),
  });
}
