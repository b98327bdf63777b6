/** The decision that cost most. */
import { isMistake } from "./words.js";

/** @typedef {import("./review.js").Decision} Decision */

/** The mistake that cost most; null where there is none. @param {readonly Decision[]} decisions */
export function worstOf(decisions) {
  const mistakes = decisions.filter(isMistake);
  const most = Math.max(...mistakes.map(({ cost }) => cost));
  return mistakes.find(({ cost }) => cost === most) ?? null;
}
