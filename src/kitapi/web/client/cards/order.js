/** How a hand is held: suits together, French colours alternating, high cards on the left. */
import { shownDeck } from "./deck.js";
import { rankOf, suitOf } from "./names.js";

/** @typedef {import("../protocol.js").Card} Card */

const HIGH_TO_LOW = "AKQJT98765432";
const BLACK = ["s", "c"];
const RED = ["h", "d"];
const GERMAN = ["c", "h", "d", "s"];

/**
 * The suits of `cards`: French ones with colours alternating as far as they can, German ones from acorns down to
 * leaves.
 * @param {readonly Card[]} cards
 */
export function suitOrder(cards) {
  const held = (/** @type {string[]} */ suits) => suits.filter((suit) => cards.some((card) => suitOf(card) === suit));
  if (shownDeck() === "german") return held(GERMAN);
  const [black, red] = [held(BLACK), held(RED)];
  const [more, fewer] = red.length > black.length ? [red, black] : [black, red];
  return more.flatMap((suit, place) => [suit, fewer[place]]).filter((suit) => suit !== undefined);
}

/**
 * @param {readonly Card[]} cards
 * @param {readonly (string | undefined)[]} suits
 */
export function arrangeCards(cards, suits) {
  const place = (/** @type {Card} */ card) => suits.indexOf(suitOf(card)) * 20 + HIGH_TO_LOW.indexOf(rankOf(card));
  return [...cards].sort((one, other) => place(one) - place(other));
}
