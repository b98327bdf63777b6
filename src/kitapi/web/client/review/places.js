/** Where in a replay the decisions of its review were made. */
import { isMistake } from "./words.js";
import { worstOf } from "./worst_of.js";

/**
 * @typedef {import("./review.js").Decision} Decision
 * @typedef {import("./review.js").Review} Review
 * @typedef {import("../protocol.js").Action} Action
 *
 * A moment of the replay: how many of the deal's events it shows, and the views by seat.
 * @typedef {{ number: number, views: any[] }} Moment
 *
 * A decision, the moment of the replay that it made, and what its actions are called.
 * @typedef {{ decision: Decision, at: number, wordsOf: (action: Action) => string }} PlacedDecision
 */

/**
 * @param {Review} review
 * @param {readonly Moment[]} moments
 * @param {(action: Action, view: any) => string} actionWords
 * @returns {PlacedDecision[]}
 */
export const placedIn = ({ decisions }, moments, actionWords) => decisions.map((decision) => {
  const at = Math.max(moments.findLastIndex(({ number }) => number <= decision.step), 0);
  const before = moments[at - 1]?.views[decision.seat];
  return { decision, at, wordsOf: (action) => (before ? actionWords(action, before) : action.kind) };
});

/** Those of one seat; of all where it is null. @param {readonly PlacedDecision[]} placed @param {number | null} seat */
export const ofSeat = (placed, seat) => placed.filter(({ decision }) => seat === null || decision.seat === seat);

/** @param {readonly PlacedDecision[]} placed */
export const mistakesOf = (placed) => placed.filter(({ decision }) => isMistake(decision));

/** @param {readonly PlacedDecision[]} placed */
export const turningIn = (placed) => placed.find(({ decision }) => decision.turning_point) ?? null;

/**
 * The viewer's worst mistake, else the worst of all.
 * @param {readonly PlacedDecision[]} placed
 * @param {number | null} me
 */
export function worstIn(placed, me) {
  const decisions = placed.map(({ decision }) => decision);
  const worst = worstOf(decisions.filter(({ seat }) => seat === me)) ?? worstOf(decisions);
  return placed.find(({ decision }) => decision === worst) ?? null;
}
