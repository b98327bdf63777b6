/** Where in a replay the decisions of its review were made. */
import { isMistake } from "./words.js";

/**
 * @typedef {import("./review.js").Decision} Decision
 * @typedef {import("./review.js").Review} Review
 * @typedef {import("../replay/moments.js").Moment} Moment
 *
 * A decision, and the moment of the replay that it made.
 * @typedef {{ decision: Decision, at: number }} Placed
 */

/**
 * @param {Review} review
 * @param {readonly Moment[]} moments
 * @returns {Placed[]}
 */
export const placedIn = ({ decisions }, moments) =>
  decisions.map((decision) => ({ decision, at: Math.max(moments.findLastIndex(({ number }) => number <= decision.step), 0) }));

/** Those of one seat; of all where it is null. @param {readonly Placed[]} placed @param {number | null} seat */
export const ofSeat = (placed, seat) => placed.filter(({ decision }) => seat === null || decision.seat === seat);

/** @param {readonly Placed[]} placed */
export const mistakesOf = (placed) => placed.filter(({ decision }) => isMistake(decision));

/** @param {readonly Placed[]} placed */
export const turningIn = (placed) => placed.find(({ decision }) => decision.turning_point) ?? null;
