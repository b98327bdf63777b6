/** The order of a deal's cards, computed again, to compare it with the recorded cards. */
import { check } from "./outcome.js";
import { bytesOf, shuffleDeck } from "./shuffle.js";
import { findEvent } from "./steps.js";

/**
 * @typedef {import("./outcome.js").Check} Check
 * @typedef {import("./steps.js").Steps} Steps
 */

/**
 * The order of the deck by secret and shares; null where the secret is not valid.
 * @param {Steps} steps
 * @param {string} hex the secret
 * @param {string[]} deck
 */
export function computeOrder({ opening: { commitment }, shares }, hex, deck) {
  const secret = bytesOf(hex);
  if (secret?.length !== 32) return null;
  return shuffleDeck(deck, { ...commitment, secret, shares: shares.map(({ value }) => value ?? "") });
}

/** The check of the order where no cards were shuffled. @param {Steps} steps */
export function checkUnshuffled(steps) {
  const isBroken = findEvent(steps, "shuffle_unused") || steps.events.some(([name]) => name.endsWith("broken_up"));
  return check("order", "unknown", isBroken ? "aborted" : "unfinished");
}

/** @param {unknown} recorded @param {unknown} computed */
export const isSame = (recorded, computed) => JSON.stringify(recorded) === JSON.stringify(computed);

/** @param {number} seats @param {(seat: number) => string[]} handOf */
export const handsBy = (seats, handOf) => Array.from({ length: seats }, (_, seat) => handOf(seat));
