/** What cards and suits are called. */
import { t } from "../words/translation.js";

/** @typedef {import("../protocol.js").Card} Card */

/** @param {Card} card */
export const suitOf = (card) => card.slice(-1);

/** @param {Card} card */
export const rankOf = (card) => card.slice(0, -1);

/** @param {Card} card */
export const rankShort = (card) => (rankOf(card) === "T" ? "10" : rankOf(card));

/** @param {string} rank */
function rankName(rank) {
  switch (rank) {
    case "A": return t("ace");
    case "K": return t("king");
    case "Q": return t("queen");
    case "J": return t("jack");
    case "T": return t("ten");
    case "9": return t("nine");
    case "8": return t("eight");
    default: return t("seven");
  }
}

/**
 * The card as it is spoken: ten of hearts, δέκα κούπα.
 * @param {Card} card
 */
export function cardName(card) {
  const rank = rankName(rankOf(card));
  switch (suitOf(card)) {
    case "s": return t("{rank} of spades", { rank });
    case "c": return t("{rank} of clubs", { rank });
    case "d": return t("{rank} of diamonds", { rank });
    default: return t("{rank} of hearts", { rank });
  }
}

/** @param {string} suit */
export function suitName(suit) {
  switch (suit) {
    case "s": return t("spades");
    case "c": return t("clubs");
    case "d": return t("diamonds");
    default: return t("hearts");
  }
}

/**
 * Two letters that tell the suit from the others without its shape or colour: Sp, Κα.
 * @param {string} suit
 */
export function suitLetters(suit) {
  const name = suitName(suit);
  return name.charAt(0).toLocaleUpperCase() + name.charAt(1);
}

const SYMBOLS = /** @type {Record<string, string>} */ ({ s: "♠", c: "♣", d: "♦", h: "♥" });

/**
 * The suit's sign for running text, never as a picture letter.
 * @param {string} suit
 */
export const suitSymbol = (suit) => `${SYMBOLS[suit]}\uFE0E`;
