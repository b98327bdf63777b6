/** The table read aloud: the contract, the hand, the trick, the score. */
import { cardName } from "../cards/names.js";
import { isShare } from "../fair/shares.js";
import { arrangeCards, suitOrder } from "../cards/order.js";
import { namesFor } from "../table/seating.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {(seat: number) => string} NameOf
 *
 * What the game itself says of its contract and score, and its prompt.
 * @typedef {{
 *   readContract: (view: any, nameOf: NameOf) => string, readScore: (view: any, nameOf: NameOf) => string,
 *   turnWords: (view: any) => string,
 * }} Readable
 *
 * @param {import("../table/pace.js").Shown} shown
 * @param {Readable} readable
 * @returns {string}
 */
export function readTableAloud(shown, { readContract, readScore, turnWords }) {
  const view = /** @type {TricksView | null} */ (shown.view);
  if (!view) return t("No cards have been dealt yet.");
  const nameOf = namesFor(shown.table);
  const turn = view.options?.some((option) => !isShare(option)) ? endSentence(turnWords(view)) : "";
  return [readContract(view, nameOf), readHand(view), readTrick(view, nameOf), readScore(view, nameOf), turn]
    .filter(Boolean).join(" ");
}

/** The words with a full stop, unless they ask something. @param {string} words */
const endSentence = (words) => (/[?;]$/.test(words) ? words : `${words}.`);

/** @param {TricksView} view */
function readHand({ hand = [] }) {
  const cards = arrangeCards(hand, suitOrder(hand)).map((card) => cardName(card)).join(", ");
  return cards && t("Your hand: {cards}.", { cards });
}

/**
 * @param {TricksView} view
 * @param {NameOf} nameOf
 */
function readTrick({ phase, trick = [] }, nameOf) {
  if (phase !== "playing") return "";
  if (!trick.length) return t("There are no cards on the table.");
  const cards =
    trick.map(({ seat, card }) => t("{name}: {card}", { name: nameOf(seat), card: cardName(card) })).join(", ");
  return t("On the table: {cards}.", { cards });
}
