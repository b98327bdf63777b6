/** What this browser itself can say about a deal: whether the record has what the browser was shown and gave then. */
import { check } from "./outcome.js";

/**
 * @typedef {import("./memory.js").Remembered} Remembered
 * @typedef {import("./outcome.js").Check} Check
 * @typedef {import("./verifier.js").Verdict} Verdict
 *
 * The name of a deal in a record, and what the room bound itself to.
 * @typedef {{ context: string, digest: string }} Bound
 */

/**
 * @param {Verdict} verdict
 * @param {readonly Remembered[]} remembered of this table
 * @param {readonly Bound[]} recorded every deal of the record
 * @returns {Check[]}
 */
export function ownChecks(verdict, remembered, recorded) {
  const here = remembered.filter(({ context }) => context === verdict.context);
  const shown = here.find(({ commitment }) => commitment === verdict.digest);
  if (!here.length) return [check("own_commitment", "unknown", "not_remembered"), ...vanished(remembered, recorded)];
  const same = here.every((one) => one === shown);
  return [
    same ? check("own_commitment", "passed") : check("own_commitment", "failed", "other_commitment"),
    ...(shown ? [...pledgesShown(verdict, shown), ...valueGiven(verdict, shown)] : []),
    ...vanished(remembered, recorded),
  ];
}

/** @param {Verdict} verdict @param {Remembered} shown @returns {Check[]} */
function pledgesShown({ shares }, { pledges }) {
  if (!pledges) return [];
  const other = pledges.flatMap((pledge, seat) => (shares[seat]?.pledge === pledge ? [] : [seat]));
  return [other.length ? check("own_pledges", "failed", "other_pledges", other) : check("own_pledges", "passed")];
}

/** @param {Verdict} verdict @param {Remembered} shown @returns {Check[]} */
function valueGiven({ shares }, { seat, value, pledge }) {
  const share = seat === null ? undefined : shares[seat];
  // In a deal that was broken off nobody may have come to show anything.
  if (!share || (share.value === null && share.pledge !== "")) return [];
  if (pledge && share.pledge === "") return [check("own_value", "unknown", "came_late")];
  if (pledge && share.pledge !== pledge) return [check("own_value", "unknown", "given_elsewhere")];
  if (share.value === value) return [check("own_value", "passed")];
  if (share.value === "") return [check("own_value", "unknown", pledge ? "not_shown" : "came_late")];
  return [pledge ? check("own_value", "failed", "other_value") : check("own_value", "unknown", "given_elsewhere")];
}

/**
 * Whether the record has every deal up to its last one that this browser saw begin.
 * @param {readonly Remembered[]} remembered
 * @param {readonly Bound[]} recorded
 * @returns {Check[]}
 */
function vanished(remembered, recorded) {
  const last = Math.max(0, ...recorded.map(numberOf));
  const due = remembered.filter((one) => numberOf(one) <= last);
  const missing = due.filter(({ context }) => !recorded.some((one) => one.context === context));
  if (missing.length) return [check("none_vanished", "failed", "vanished", missing.map(numberOf))];
  return due.length ? [check("none_vanished", "passed")] : [];
}

/** @param {{ context: string }} of */
const numberOf = ({ context }) => Number(/\/(\d+)$/.exec(context)?.[1] ?? Infinity);
