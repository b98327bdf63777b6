/** What cards and suits are called, in the deck that is shown. */
import { t } from "../words/translation.js";
import { deckShown } from "./deck.js";

/**
 * @typedef {import("../protocol.js").Card} Card
 * @typedef {import("./deck.js").Deck} Deck
 */

/** @param {Card} card */
export const suitOf = (card) => card.slice(-1);

/** @param {Card} card */
export const rankOf = (card) => card.slice(0, -1);

const GERMAN_INDEX = /** @type {Record<string, string>} */ ({ 7: "VII", 8: "VIII", 9: "IX", T: "X", J: "D", Q: "H" });

/** The rank as it stands in the corner of the card. @param {Card} card */
export function rankShort(card) {
  const rank = rankOf(card);
  if (deckShown() === "german") return GERMAN_INDEX[rank] ?? rank;
  return rank === "T" ? "10" : rank;
}

/**
 * @param {string} rank
 * @param {Deck} deck
 */
function rankName(rank, deck) {
  switch (rank) {
    case "A": return t("ace");
    case "K": return t("king");
    case "Q": return deck === "german" ? t("over") : t("queen");
    case "J": return deck === "german" ? t("under") : t("jack");
    case "T": return t("ten");
    case "9": return t("nine");
    case "8": return t("eight");
    default: return t("seven");
  }
}

/**
 * The card as it is spoken: ten of hearts, δέκα κούπα, over of acorns.
 * @param {Card} card
 * @param {Deck} [own] the game's deck, where that is not the game at the table
 */
export function cardName(card, own) {
  const deck = deckShown(own);
  const rank = rankName(rankOf(card), deck);
  const [german, suit] = [deck === "german", suitOf(card)];
  switch (suit) {
    case "s": return german ? t("{rank} of leaves", { rank }) : t("{rank} of spades", { rank });
    case "c": return german ? t("{rank} of acorns", { rank }) : t("{rank} of clubs", { rank });
    case "d": return german ? t("{rank} of bells", { rank }) : t("{rank} of diamonds", { rank });
    default: return t("{rank} of hearts", { rank });
  }
}

/**
 * @param {string} suit
 * @param {Deck} [own] the game's deck, where that is not the game at the table
 */
export function suitName(suit, own) {
  const german = deckShown(own) === "german";
  switch (suit) {
    case "s": return german ? t("leaves") : t("spades");
    case "c": return german ? t("acorns") : t("clubs");
    case "d": return german ? t("bells") : t("diamonds");
    default: return t("hearts");
  }
}

/**
 * The letters that tell the suit from the others without its shape or colour: Sp, Κα; of the German suits one is enough
 * where no two begin alike: L, Ž.
 * @param {string} suit
 * @param {Deck} [own] the game's deck, where that is not the game at the table
 */
export function suitLetters(suit, own) {
  const name = suitName(suit, own);
  const first = (/** @type {string} */ word) => word.charAt(0).toLocaleUpperCase();
  const alike = new Set([..."sdhc"].map((one) => first(suitName(one, own)))).size < 4;
  return deckShown(own) === "german" && !alike ? first(name) : first(name) + name.charAt(1);
}

const SYMBOLS = /** @type {Record<string, string>} */ ({ s: "♠", c: "♣", d: "♦", h: "♥" });

/**
 * The suit's sign for running text, never as a picture letter; the German suits have none there and are named.
 * @param {string} suit
 */
export const suitSymbol = (suit) => (deckShown() === "german" ? `\u00A0${suitName(suit)}` : `${SYMBOLS[suit]}\uFE0E`);
