/** The words of a review. */
import { shownDeck } from "../cards/deck.js";
import { cardSign, cardName, rankIndex, suitName, suitOf } from "../cards/names.js";
import { n, t } from "../words/translation.js";
import { plain } from "./amounts.js";

/**
 * @typedef {import("./review.js").Decision} Decision
 * @typedef {import("./review.js").Review} Review
 * @typedef {import("../protocol.js").Action} Action
 */

/** Whether it cost more than chance explains. @param {Decision} decision */
export const isMistake = ({ verdict }) => verdict === "mistake" || verdict === "lucky";

/** Names an action without cards. @typedef {(action: Action) => string} WordsOf */

/**
 * An action in words; `cardWords` formats its cards.
 * @param {Action} action
 * @param {WordsOf} wordsOf
 * @param {(card: string) => string} cardWords
 */
function formatAction(action, wordsOf, cardWords) {
  if (action.kind === "play_card" && action.card) return cardWords(String(action.card));
  if (action.kind === "discard" && Array.isArray(action.cards))
    return t("Discard {cards}", { cards: action.cards.map((card) => cardWords(String(card))).join(", ") });
  return wordsOf(action);
}

/** An action, its cards as the deck at hand shows them. @param {Action} action @param {WordsOf} wordsOf */
export const actionShown = (action, wordsOf) => formatAction(action, wordsOf, cardSign);

/** The same, to be spoken. @param {Action} action @param {WordsOf} wordsOf */
export const actionSpoken = (action, wordsOf) => formatAction(action, wordsOf, (card) => cardName(card));

const SIGNS = "♠♣♦♥";
/** A card in French signs, with the blank after it where another one follows. */
const SIGNED_CARD = /(10|[7-9JQKA])([♠♣♦♥])\uFE0E?( (?=(?:10|[7-9JQKA])[♠♣♦♥]))?/g;

/**
 * A sentence of the server, with players as {0}, {1}, {2} and cards in French signs, as it is shown; German cards,
 * which have no signs in text, are written as index and suit, with commas between them.
 * @param {string} sentence
 * @param {(seat: number) => string} nameOf
 */
export function sentenceShown(sentence, nameOf) {
  const named = sentence.replace(/\{(\d)\}/g, (_, seat) => nameOf(Number(seat)));
  if (shownDeck() !== "german") return named;
  return named.replace(SIGNED_CARD, (_, rank, sign, another) => {
    const card = `${rank === "10" ? "T" : rank}${"scdh"[SIGNS.indexOf(sign)]}`;
    return `${rankIndex(card)}\u00A0${suitName(suitOf(card))}${another ? ", " : ""}`;
  });
}

/** @param {Decision} decision */
export function verdictWords({ verdict }) {
  switch (verdict) {
    case "right": return t("Nothing was better");
    case "unlucky": return t("Right for what could be seen, but another choice was better as the cards lay");
    case "mistake": return t("A mistake");
    case "lucky": return t("A mistake, but nothing was better as the cards lay");
  }
}

/** The cost of a decision, with its error if that is not zero. @param {{ cost: number, error: number }} costing */
export const costWords = ({ cost, error }) =>
  (error >= 0.05 ? t("{cost} ± {error}", { cost: plain(cost), error: plain(error) }) : plain(cost));

/** @param {Review["unit"]} unit */
export const unitWords = (unit) => (unit === "points" ? t("in points") : t("in kapikia"));

/**
 * The number of layouts over which a decision was evaluated; `exact`: whether these are all.
 * @param {number} layouts
 * @param {boolean} exact
 */
export function basisWords(layouts, exact) {
  if (!exact)
    return n("{count} possible deal.", "Across {count} possible deals.",
      layouts);
  return layouts === 1
    ? t("There is only one way the cards could lie.")
    : n("Over the {count} way the cards could lie.", "Over all {count} ways the cards could lie.", layouts);
}
