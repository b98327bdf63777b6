/** Names of cards and suits, in the deck that is shown. */
import { n, t, tIn } from "../words/translation.js";
import { shownDeck } from "./deck.js";
import { FRENCH_NAMES } from "./french_names.js";
import { GERMAN_NAMES } from "./german_names.js";

/**
 * @typedef {import("../protocol.js").Card} Card
 * @typedef {import("./deck.js").GameDeck} GameDeck
 */

/** @param {Card} card */
export const suitOf = (card) => card.slice(-1);

/** @param {Card} card */
export const rankOf = (card) => card.slice(0, -1);

const GERMAN_INDEX = /** @type {Record<string, string>} */ ({ 7: "VII", 8: "VIII", 9: "IX", T: "X", J: "D", Q: "H" });

/** The rank as it is printed in the corner of the card. @param {Card} card */
export function rankIndex(card) {
  const rank = rankOf(card);
  if (shownDeck() === "german") return GERMAN_INDEX[rank] ?? rank;
  return rank === "T" ? "10" : rank;
}

/** The rank alone, in the deck that is shown. @param {Card} card */
export function rankName(card) {
  const german = shownDeck() === "german";
  switch (rankOf(card)) {
    case "A": return t("ace");
    case "K": return t("king");
    case "Q": return german ? t("over") : t("queen");
    case "J": return german ? t("under") : t("jack");
    case "T": return t("ten");
    case "9": return t("nine");
    case "8": return t("eight");
    case "7": return t("seven");
    case "6": return t("six");
    case "5": return t("five");
    case "4": return t("four");
    case "3": return t("three");
    default: return t("two");
  }
}

/**
 * The card as it is spoken: ten of hearts, δέκα κούπα, žaluďový horník.
 * @param {Card} card
 * @param {GameDeck} [own] the game's deck, where that is not the game at the table
 */
export function cardName(card, own) {
  const names = shownDeck(own) === "german" ? GERMAN_NAMES : FRENCH_NAMES;
  return names[card]?.() ?? card;
}

/**
 * @param {string} suit
 * @param {GameDeck} [own] the game's deck, where that is not the game at the table
 */
export function suitName(suit, own) {
  const german = shownDeck(own) === "german";
  switch (suit) {
    case "s": return german ? t("leaves") : t("spades");
    case "c": return german ? t("acorns") : t("clubs");
    case "d": return german ? t("bells") : t("diamonds");
    default: return german ? tIn("German suits", "hearts") : t("hearts");
  }
}

/**
 * A number of cards of a suit: 6 hearts, 6 sŕdc; the German suits cannot be counted and are only named.
 * @param {string} suit
 * @param {number} count
 */
export function suitCountWords(suit, count) {
  if (shownDeck() === "german") return t("{level} {strain}", { level: count, strain: suitName(suit) });
  switch (suit) {
    case "s": return n("{count} spade", "{count} spades", count);
    case "c": return n("{count} club", "{count} clubs", count);
    case "d": return n("{count} diamond", "{count} diamonds", count);
    default: return n("{count} heart", "{count} hearts", count);
  }
}

/**
 * The letters that distinguish the suit without its shape or colour: Sp, Κα, Ža; for German suits one letter, if no two
 * names begin with the same one: L.
 * @param {string} suit
 * @param {GameDeck} [own] the game's deck, where that is not the game at the table
 */
export function suitLetters(suit, own) {
  const name = suitName(suit, own);
  const first = (/** @type {string} */ word) => word.charAt(0).toLocaleUpperCase();
  const plain = (/** @type {string} */ word) => first(word).normalize("NFD").charAt(0);
  const alike = new Set([..."sdhc"].map((one) => plain(suitName(one, own)))).size < 4;
  return shownDeck(own) === "german" && !alike ? first(name) : first(name) + name.charAt(1);
}

const SYMBOLS = /** @type {Record<string, string>} */ ({ s: "♠", c: "♣", d: "♦", h: "♥" });

/**
 * The suit's sign for running text, never as a picture letter; the German suits have none there and are named.
 * @param {string} suit
 */
export const suitSymbol = (suit) => (shownDeck() === "german" ? `\u00A0${suitName(suit)}` : `${SYMBOLS[suit]}\uFE0E`);

/** The card in running text: 10♥; one of the German deck by its name. @param {Card} card */
export const cardSign = (card) =>
  (shownDeck() === "german" ? cardName(card) : `${rankIndex(card)}${suitSymbol(suitOf(card))}`);
