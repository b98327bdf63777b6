/** What is said of decisions in a review. */
import { cardInText, cardName } from "../cards/names.js";
import { t } from "../words/translation.js";
import { plain } from "./amounts.js";

/**
 * @typedef {import("./review.js").Decision} Decision
 * @typedef {import("./review.js").Review} Review
 * @typedef {import("../protocol.js").Action} Action
 */

/** Whether it cost more than chance explains. @param {Decision} decision */
export const isMistake = ({ verdict }) => verdict === "mistake" || verdict === "lucky";

/** An action, a card as the deck at hand shows it. @param {Action} action @param {string} words */
export const actionShown = (action, words) => (action.kind === "play_card" && action.card ? cardInText(String(action.card)) : words);

/** The same for the ear. @param {Action} action @param {string} words */
export const actionSpoken = (action, words) => (action.kind === "play_card" && action.card ? cardName(String(action.card)) : words);

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
