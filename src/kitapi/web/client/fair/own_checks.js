/** This browser's own checks of a deal: whether the record has what the browser was shown and contributed. */
import { check } from "./outcome.js";

/**
 * @typedef {import("./memory.js").RememberedShuffle} RememberedShuffle
 * @typedef {import("./outcome.js").Check} Check
 * @typedef {import("./verifier.js").Verdict} Verdict
 *
 * The name of a deal in a record, and the room's commitment.
 * @typedef {{ context: string, digest: string }} RecordedDeal
 */

/**
 * @param {Verdict} verdict
 * @param {readonly RememberedShuffle[]} remembered of this table
 * @param {readonly RecordedDeal[]} recorded every deal of the record
 * @returns {Check[]}
 */
export function ownChecks(verdict, remembered, recorded) {
  const here = remembered.filter(({ context }) => context === verdict.context);
  const shown = here.find(({ commitment }) => commitment === verdict.digest);
  if (!here.length)
    return [check("own_commitment", "unknown", "not_remembered"), ...checkMissingDeals(remembered, recorded)];
  const same = here.every((one) => one === shown);
  return [
    same ? check("own_commitment", "passed") : check("own_commitment", "failed", "other_commitment"),
    ...(shown ? [...checkPledges(verdict, shown), ...checkValue(verdict, shown)] : []),
    ...checkMissingDeals(remembered, recorded),
  ];
}

/** @param {Verdict} verdict @param {RememberedShuffle} shown @returns {Check[]} */
function checkPledges({ shares }, { pledges }) {
  if (!pledges) return [];
  const other = pledges.flatMap((pledge, seat) => (shares[seat]?.pledge === pledge ? [] : [seat]));
  return [other.length ? check("own_pledges", "failed", "other_pledges", other) : check("own_pledges", "passed")];
}

/** @param {Verdict} verdict @param {RememberedShuffle} shown @returns {Check[]} */
function checkValue({ shares }, { seat, value, pledge }) {
  const share = seat === null ? undefined : shares[seat];
  // In a deal that was broken off perhaps nobody revealed anything.
  if (!share || (share.value === null && share.pledge !== "")) return [];
  if (pledge && share.pledge === "") return [check("own_value", "unknown", "came_late")];
  if (pledge && share.pledge !== pledge) return [check("own_value", "unknown", "given_elsewhere")];
  if (share.value === value) return [check("own_value", "passed")];
  if (share.value === "") return [check("own_value", "unknown", pledge ? "not_shown" : "came_late")];
  return [pledge ? check("own_value", "failed", "other_value") : check("own_value", "unknown", "given_elsewhere")];
}

/**
 * Whether the record has every deal up to its last one that this browser saw begin.
 * @param {readonly RememberedShuffle[]} remembered
 * @param {readonly RecordedDeal[]} recorded
 * @returns {Check[]}
 */
function checkMissingDeals(remembered, recorded) {
  const last = Math.max(0, ...recorded.map(numberOf));
  const due = remembered.filter((one) => numberOf(one) <= last);
  const missing = due.filter(({ context }) => !recorded.some((one) => one.context === context));
  if (missing.length) return [check("none_vanished", "failed", "vanished", missing.map(numberOf))];
  return due.length ? [check("none_vanished", "passed")] : [];
}

/** @param {{ context: string }} of */
const numberOf = ({ context }) => Number(/\/(\d+)$/.exec(context)?.[1] ?? Infinity);
