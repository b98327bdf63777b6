/** The steps of one deal's shuffle as its record tells them. */
import { fits, isOpening, namesIn, PART, shapeOf } from "./shapes.js";

/**
 * @typedef {import("./shapes.js").Event} Event
 *
 * What one seat gave. `pledge`: "" for a silent seat, null where it never pledged; `value`: "" where it showed none,
 * null where it was never heard of.
 * @typedef {{ pledge: string | null, value: string | null }} Share
 *
 * `told`: the events that have a part in the shuffle, in order, by the names they have in their game. `shares` by seat.
 * `disorder`: the first thing that is not as a shuffle goes, in a word; `late`: the seats that pledged after a value
 * was shown.
 * @typedef {{
 *   game: string, opening: Event, told: [string, Event][], shares: Share[], disorder: string, late: number[],
 *   part: number,
 * }} Steps
 */

/**
 * The steps of a deal, from its opening on; null where that cannot be read.
 * @param {readonly Event[]} deal
 * @returns {Steps | null}
 */
export function stepsOf(deal) {
  const [opening, ...later] = deal;
  if (!opening || !isOpening(opening) || !isRead(opening)) return null;
  const shares = Array.from({ length: opening.terms.players }, () => ({ pledge: null, value: null }));
  const [game, name] = namesIn(opening.kind);
  /** @type {Steps} */
  const steps = { game, opening, told: [[name, opening]], shares, disorder: "", late: [], part: PART.opened };
  for (const event of later) take(steps, event);
  return steps;
}

/** @param {Event} event */
function isRead(event) {
  const shape = shapeOf(event);
  return shape !== undefined && fits(event, shape);
}

/** The first event of this name; undefined where there is none. @param {Steps} steps @param {string} name */
export const found = ({ told }, name) => told.find(([one]) => one === name)?.[1];

/** @param {Steps} steps @param {string} word */
function disordered(steps, word) {
  steps.disorder ||= word;
}

/** @param {Steps} steps @param {Event} event */
function take(steps, event) {
  const shape = typeof event?.kind === "string" ? shapeOf(event) : null;
  if (shape === undefined) return;
  const [game, name] = namesIn(event?.kind);
  if (shape === null || !fits(event, shape)) disordered(steps, "unreadable");
  else if (game !== steps.game) disordered(steps, "other_game");
  else stand(steps, event, name, shape);
}

/** @param {Steps} steps @param {Event} event @param {string} name @param {import("./shapes.js").Shape} shape */
function stand(steps, event, name, { part, once }) {
  if (once && found(steps, name)) disordered(steps, "twice");
  if (part !== null && part < steps.part) misplaced(steps, event, name);
  steps.part = Math.max(steps.part, part ?? 0);
  steps.told.push([name, event]);
  if (name === "pledged") say(steps, event.seat, "pledge", event.digest);
  if (name === "contributed") say(steps, event.seat, "value", event.value);
}

/** @param {Steps} steps @param {Event} event @param {string} name */
function misplaced(steps, { seat }, name) {
  if (name === "pledged" && steps.part === PART.shown) steps.late.push(seat);
  else disordered(steps, "out_of_order");
}

/**
 * Notes what a seat said; the first word counts, and that of a seat which the table does not have is noted with what is
 * wrong.
 * @param {Steps} steps
 * @param {number} seat
 * @param {keyof Share} what
 * @param {string} said
 */
function say(steps, seat, what, said) {
  if (seat >= steps.shares.length) disordered(steps, "no_such_seat");
  while (seat >= steps.shares.length) steps.shares.push({ pledge: null, value: null });
  const share = steps.shares[seat];
  if (share && share[what] === null) share[what] = said;
  else disordered(steps, "said_twice");
}
