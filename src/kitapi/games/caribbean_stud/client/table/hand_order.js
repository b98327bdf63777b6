/** The order in which five cards are shown: equal ranks together, the largest group first, then from high to low. */
import { rankOf } from "../../../../web/client/cards/names.js";

const HIGH_TO_LOW = "AKQJT98765432";

/** @param {readonly string[]} cards */
export function handOrder(cards) {
  const alike = (/** @type {string} */ card) => cards.filter((other) => rankOf(other) === rankOf(card)).length;
  const height = (/** @type {string} */ card) => HIGH_TO_LOW.indexOf(rankOf(card));
  return [...cards]
    .sort((one, other) => alike(other) - alike(one) || height(one) - height(other) || one.localeCompare(other));
}
