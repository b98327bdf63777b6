/** Which deck is shown: the game's own, unless the reader has chosen the other one. */
import { settings } from "../settings/settings.js";
import { signal } from "../ui.js";

/**
 * @typedef {"french" | "german"} Deck
 *
 * The deck of a game; `full`: the 52 cards of the French deck, which no other deck can replace.
 * @typedef {Deck | "full"} GameDeck
 *
 * The form in which a deck's cards are drawn: as the reader has chosen, unless they see a sample.
 * @typedef {Pick<import("../settings/settings.js").Settings, "bigIndex" | "fourColours">} Form
 */

const gameDeck = signal(/** @type {GameDeck} */ ("french"));

/**
 * Sets the deck of the current game.
 * @param {GameDeck} deck
 */
export function setDeck(deck) {
  gameDeck.value = deck;
}

/** The deck with which the current game is usually played. @returns {Deck} */
export const usualDeck = () => (gameDeck.value === "german" ? "german" : "french");

/**
 * The deck the reader sees where the game is played with `own`.
 * @param {GameDeck} [own]
 * @returns {Deck}
 */
export function shownDeck(own = gameDeck.value) {
  if (own === "full") return "french";
  return settings.value.deck === "game" ? own : settings.value.deck;
}
