/** What is said of decisions in a review. */
import { cardInText, cardName } from "../cards/names.js";
import { n, t } from "../words/translation.js";
import { plain } from "./amounts.js";

/**
 * @typedef {import("./review.js").Decision} Decision
 * @typedef {import("./review.js").Review} Review
 * @typedef {import("../protocol.js").Action} Action
 */

/** Whether it cost more than chance explains. @param {Decision} decision */
export const isMistake = ({ verdict }) => verdict === "mistake" || verdict === "lucky";

/**
 * An action with its cards told by `told`; `words` say one without cards.
 * @param {Action} action
 * @param {string} words
 * @param {(card: string) => string} told
 */
function actionTold(action, words, told) {
  if (action.kind === "play_card" && action.card) return told(String(action.card));
  if (action.kind === "discard" && Array.isArray(action.cards)) return t("Discard {cards}", { cards: action.cards.map((card) => told(String(card))).join(", ") });
  return words;
}

/** An action, its cards as the deck at hand shows them. @param {Action} action @param {string} words */
export const actionShown = (action, words) => actionTold(action, words, cardInText);

/** The same for the ear. @param {Action} action @param {string} words */
export const actionSpoken = (action, words) => actionTold(action, words, (card) => cardName(card));

/** A sentence in which players stand as {0}, {1}, {2}. @param {string} sentence @param {(seat: number) => string} nameOf */
export const withNames = (sentence, nameOf) => sentence.replace(/\{(\d)\}/g, (_, seat) => nameOf(Number(seat)));

/** @param {Decision} decision */
export function verdictWords({ verdict }) {
  switch (verdict) {
    case "right": return t("Nothing was better");
    case "unlucky": return t("Right for what could be known, but as the cards lay something else was better");
    case "mistake": return t("A mistake");
    case "lucky": return t("A mistake, but as the cards lay nothing was better");
  }
}

/** What it cost, with its error where that is not nothing. @param {{ cost: number, error: number }} costing */
export const costWords = ({ cost, error }) => (error >= 0.05 ? t("{cost} ± {error}", { cost: plain(cost), error: plain(error) }) : plain(cost));

/** @param {Review["unit"]} unit */
export const unitWords = (unit) => (unit === "points" ? t("in points") : t("in kapikia"));

/** Over how many layouts it was judged; `exact`: these are all. @param {number} layouts @param {boolean} exact */
export function basisWords(layouts, exact) {
  if (!exact) return n("Over {count} layout that fits what could be known.", "Over {count} layouts that fit what could be known.", layouts);
  return layouts === 1 ? t("The cards could lie in one way only.") : n("Over the {count} way the cards could lie.", "Over all {count} ways the cards could lie.", layouts);
}
