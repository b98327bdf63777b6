/** Which deck lies on the table: the game's own, unless the reader wants the other one. */
import { settings } from "../settings/settings.js";
import { signal } from "../ui.js";

/**
 * @typedef {"french" | "german"} Deck
 *
 * What a game is played with; `full`: the 52 cards of the French deck, in whose place no other can stand.
 * @typedef {Deck | "full"} GameDeck
 */

const ofTheGame = signal(/** @type {GameDeck} */ ("french"));

/**
 * Says which deck the game at hand is played with.
 * @param {GameDeck} deck
 */
export function layOut(deck) {
  ofTheGame.value = deck;
}

/**
 * The deck the reader sees where the game is played with `own`.
 * @param {GameDeck} [own]
 * @returns {Deck}
 */
export function deckShown(own = ofTheGame.value) {
  if (own === "full") return "french";
  return settings.value.deck === "game" ? own : settings.value.deck;
}
