/**
 * Checks how one deal was shuffled, from the lines of its record alone: nothing here is shared with the room, and
 * anybody with the record can check it again with a program of their own.
 */
import { check, checkThat } from "./outcome.js";
import { bytesOf, commitmentOf, usesPledges, pledgeOf } from "./shuffle.js";
import { PART } from "./shapes.js";
import { findEvent, shapeOf, stepsOf } from "./steps.js";

/**
 * @typedef {import("./outcome.js").Check} Check
 * @typedef {import("./shapes.js").Event} Event
 * @typedef {import("./steps.js").FairGame} FairGame
 * @typedef {import("./steps.js").Steps} Steps
 * @typedef {import("./steps.js").Share} Share
 *
 * `outcome`: "sound": the cards are those that the promised secret and the seats' values make; "aborted": it ended
 * before they were shuffled, and its secret is the promised one; "open": neither cards nor secret are shown; "failed";
 * "unknown": a way to shuffle that is not known here. `silent`: seats that gave no value; `withheld`: that pledged one
 * and did not show it. `secret`: "" where it was never shown.
 * @typedef {{
 *   outcome: "sound" | "aborted" | "open" | "failed" | "unknown", checks: Check[], deal: number, context: string,
 *   algorithm: string,
 *   digest: string, secret: string, shares: Share[], silent: number[], withheld: number[],
 * }} Verdict
 */

const NAMES = ["record", "commitment", "pledges", "values", "order"];
const DIGEST = /^[0-9a-f]{64}$/;
// A deal's name: no slash in the table's name, no invisible characters.
// eslint-disable-next-line no-control-regex
const CONTEXT = /^[^/\u0000-\u001f\ud800-\udfff]+\/([1-9][0-9]{0,15})$/u;

/**
 * The verdict on the record of one deal, from its opening event up to the next one's.
 * @param {readonly Event[]} deal
 * @param {FairGame} game whose deal it is
 * @returns {Verdict}
 */
export function verifyDeal(deal, game) {
  const steps = stepsOf(deal, game);
  if (!steps) return { ...NOTHING, outcome: "failed", checks: [check("record", "failed", "no_opening")] };
  const { context, algorithm, digest } = steps.opening.commitment;
  const pledged = usesPledges(algorithm);
  const checks = pledged === undefined ? NAMES.map((name) => check(name, "unknown", "algorithm"))
    : [checkRecord(steps, pledged), checkCommitment(steps, pledged), ...checkShares(steps, pledged),
      ...game.cardsChecks(steps)];
  return {
    checks, outcome: pledged === undefined ? "unknown" : outcomeOf(checks, steps), deal: steps.opening.number, context,
    algorithm, digest,
    secret: secretOf(steps), shares: steps.shares, ...absentees(steps, pledged ?? false),
  };
}

/** @type {Verdict} */
const NOTHING = {
  outcome: "failed", checks: [], deal: 0, context: "", algorithm: "", digest: "", secret: "", shares: [], silent: [],
  withheld: [],
};

/** @param {readonly Check[]} checks @param {Steps} steps */
function outcomeOf(checks, steps) {
  if (checks.some(({ outcome }) => outcome === "failed")) return "failed";
  if (shuffledIn(steps)) return "sound";
  return secretOf(steps) ? "aborted" : "open";
}

/** @param {Steps} steps @param {boolean} pledged */
function absentees({ shares }, pledged) {
  const seatsWhere = (/** @type {(share: Share) => boolean} */ holds) =>
    shares.flatMap((share, seat) => (holds(share) ? [seat] : []));
  const isSilent = (/** @type {Share} */ { pledge, value }) => (pledged ? pledge : value) === "";
  return {
    silent: seatsWhere(isSilent), withheld: seatsWhere((share) => pledged && !isSilent(share) && share.value === ""),
  };
}

/** The event with the order and the secret. @param {Steps} steps */
const shuffledIn = (steps) => findEvent(steps, steps.game.shuffled);

/** @param {Steps} steps @returns {string} */
const secretOf = (steps) => (shuffledIn(steps) ?? findEvent(steps, "shuffle_unused"))?.secret ?? "";

/**
 * Whether every step is in its place, and every seat contributed once.
 * @param {Steps} steps
 * @param {boolean} pledged
 */
function checkRecord(steps, pledged) {
  const { disorder, shares, opening } = steps;
  const shuffled = shuffledIn(steps);
  if (disorder) return check("record", "failed", disorder);
  if (CONTEXT.exec(opening.commitment.context)?.[1] !== String(opening.number))
    return check("record", "failed", "other_deal");
  if (shuffled && shuffled.algorithm !== opening.commitment.algorithm)
    return check("record", "failed", "other_algorithm");
  const strange = shares.flatMap((share, seat) => (isMalformed(share, pledged) ? [seat] : []));
  if (strange.length) return check("record", "failed", "strange_value", strange);
  const missing = shares.flatMap(({ pledge, value }, seat) => (value === null && pledge !== "" ? [seat] : []));
  if (shuffled && missing.length) return check("record", "failed", "missing_value", missing);
  return checkThat("record", isEnded(steps, pledged), "strange_end");
}

/**
 * A pledge or a value in the wrong form; a pledge where there are none, a value of a silent seat.
 * @param {Share} share
 * @param {boolean} pledged
 */
function isMalformed({ pledge, value }, pledged) {
  if (!pledged) return pledge !== null || (value !== null && !/^(?:[0-9a-f]{2}){0,32}$/.test(value));
  if (pledge && !DIGEST.test(pledge)) return true;
  return value !== null && (!/^(?:[0-9a-f]{32})?$/.test(value) || pledge === "");
}

/**
 * Whether nobody plays without cards, and no used secret is recorded as unused.
 * @param {Steps} steps
 * @param {boolean} pledged
 */
function isEnded(steps, pledged) {
  const stands = (/** @type {number[]} */ ...parts) =>
    steps.events.some(([, event]) => parts.includes(shapeOf(event, steps.game)?.part ?? -1));
  if (stands(PART.played) && !findEvent(steps, "cards_dealt")) return false;
  if (shuffledIn(steps)) return !findEvent(steps, "shuffle_unused");
  if (stands(PART.cut, PART.closed, PART.dealt)) return false;
  return !pledged || !stands(PART.ended) || secretOf(steps) !== "";
}

/** @param {Steps} steps @param {boolean} pledged */
function checkCommitment(steps, pledged) {
  const { context, digest } = steps.opening.commitment;
  const shown = secretOf(steps);
  if (!DIGEST.test(digest)) return check("commitment", "failed", "other_secret");
  if (!shown && !shuffledIn(steps)) return check("commitment", "unknown", pledged ? "unfinished" : "no_secret");
  const secret = DIGEST.test(shown) ? bytesOf(shown) : null;
  if (!secret) return check("commitment", "failed", "no_secret");
  return checkThat("commitment", commitmentOf(secret, context) === digest, "other_secret");
}

/** @param {Steps} steps @param {boolean} pledged @returns {Check[]} */
function checkShares(steps, pledged) {
  if (!pledged) return [check("pledges", "unknown", "no_pledges"), check("values", "unknown", "no_pledges")];
  const { shares, late, opening } = steps;
  const hasBegun = Boolean(shuffledIn(steps)) || shares.some(({ value }) => value !== null);
  const unbound =
    shares.flatMap(({ pledge }, seat) => ((hasBegun && pledge === null) || late.includes(seat) ? [seat] : []));
  const other = shares.flatMap(({ pledge, value }, seat) => (
    value && pledge && pledgeOf(opening.commitment, seat, value) !== pledge ? [seat] : []));
  return [
    checkThat("pledges", !unbound.length, "late_pledge", unbound),
    checkThat("values", !other.length, "other_value", other),
  ];
}
