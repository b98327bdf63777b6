/** The order of a deal's cards, made once more, and held against the cards that were told. */
import { check } from "./outcome.js";
import { bytesOf, orderOf } from "./shuffle.js";
import { found } from "./steps.js";

/**
 * @typedef {import("./outcome.js").Check} Check
 * @typedef {import("./steps.js").Steps} Steps
 */

/**
 * The order that everything makes; null where the secret is none.
 * @param {Steps} steps
 * @param {string} hex the secret
 * @param {string[]} deck
 */
export function orderMade({ opening: { commitment }, shares }, hex, deck) {
  const secret = bytesOf(hex);
  if (secret?.length !== 32) return null;
  return orderOf(deck, { ...commitment, secret, shares: shares.map(({ value }) => value ?? "") });
}

/** The check of the order where no cards were shuffled. @param {Steps} steps */
export function unshuffled(steps) {
  const isBroken = found(steps, "shuffle_unused") || steps.told.some(([name]) => name.endsWith("broken_up"));
  return check("order", "unknown", isBroken ? "aborted" : "unfinished");
}

/** @param {unknown} told @param {unknown} made */
export const isSame = (told, made) => JSON.stringify(told) === JSON.stringify(made);

/** @param {number} seats @param {(seat: number) => string[]} handOf */
export const handsBy = (seats, handOf) => Array.from({ length: seats }, (_, seat) => handOf(seat));
