/** The outcome of a check. */

/**
 * @typedef {"passed" | "failed" | "unknown"} Outcome
 *
 * One question about a deal, and its answer. `why`: the reason in a word where it did not pass, else empty; `seats`:
 * those it concerns.
 * @typedef {{ name: string, outcome: Outcome, why: string, seats: number[] }} Check
 */

/** @param {string} name @param {Outcome} outcome @param {string} [why] @param {number[]} [seats] @returns {Check} */
export const check = (name, outcome, why = "", seats = []) => ({ name, outcome, why, seats });

/** @param {string} name @param {boolean} holds @param {string} why where it does not hold @param {number[]} [seats] */
export const checkThat = (name, holds, why, seats) =>
  (holds ? check(name, "passed") : check(name, "failed", why, seats));
