/** Which deck lies on the table: the game's own, unless the reader wants the other one. */
import { settings } from "../settings/settings.js";
import { signal } from "../ui.js";

/** @typedef {"french" | "german"} Deck */

const ofTheGame = signal(/** @type {Deck} */ ("french"));

/**
 * Says which deck the game at hand is played with.
 * @param {Deck} deck
 */
export function layOut(deck) {
  ofTheGame.value = deck;
}

/**
 * The deck the reader sees where the game is played with `own`.
 * @param {Deck} [own]
 * @returns {Deck}
 */
export function deckShown(own = ofTheGame.value) {
  return settings.value.deck === "game" ? own : settings.value.deck;
}
