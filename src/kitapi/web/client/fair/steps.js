/** The steps of one deal's shuffle as its record tells them. */
import { fits, namesIn, PART } from "./shapes.js";

/**
 * @typedef {import("./outcome.js").Check} Check
 * @typedef {import("./shapes.js").Event} Event
 * @typedef {import("./shapes.js").Shape} Shape
 *
 * What a game adds to the check of its deals. `prefix`: what the kinds of its events begin with; `shapes`: of its
 * events that have a part in the shuffle, by their names, `cards_dealt` among them; `shuffled`: the name of the event
 * that shows the secret; `cardsChecks`: whether the cards are those that secret and values make.
 * @typedef {{
 *   prefix: string, shapes: { [name: string]: Shape }, shuffled: string, cardsChecks: (steps: Steps) => Check[],
 * }} FairGame
 *
 * What one seat gave. `pledge`: "" for a silent seat, null where it never pledged; `value`: "" where it showed none,
 * null where it was never heard of.
 * @typedef {{ pledge: string | null, value: string | null }} Share
 *
 * `told`: the events that have a part in the shuffle, in order, by the names they have in their game. `shares` by seat.
 * `disorder`: the first thing that is not as a shuffle goes, in a word; `late`: the seats that pledged after a value
 * was shown.
 * @typedef {{
 *   game: FairGame, opening: Event, told: [string, Event][], shares: Share[], disorder: string, late: number[],
 *   part: number,
 * }} Steps
 */

/**
 * The steps of a deal, from its opening on; null where that cannot be read.
 * @param {readonly Event[]} deal
 * @param {FairGame} game
 * @returns {Steps | null}
 */
export function stepsOf(deal, game) {
  const [opening, ...later] = deal;
  if (!opening || !isOpening(opening, game) || !isRead(opening, game)) return null;
  const shares = Array.from({ length: opening.terms.players }, () => ({ pledge: null, value: null }));
  const [, name] = namesIn(opening.kind);
  /** @type {Steps} */
  const steps = { game, opening, told: [[name, opening]], shares, disorder: "", late: [], part: PART.opened };
  for (const event of later) take(steps, event);
  return steps;
}

/**
 * The shape of an event; undefined for one that has no part in the shuffle.
 * @param {Event} event
 * @param {FairGame} game
 * @returns {Shape | undefined}
 */
export function shapeOf({ kind }, { prefix, shapes }) {
  const [game, name] = namesIn(kind);
  return game === prefix && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}

/** Whether an event begins a deal. @param {Event} event @param {FairGame} game */
export const isOpening = (event, game) => shapeOf(event, game)?.part === PART.opened;

/** @param {Event} event @param {FairGame} game */
function isRead(event, game) {
  const shape = shapeOf(event, game);
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
  if (typeof event?.kind !== "string") return disordered(steps, "unreadable");
  const [prefix, name] = namesIn(event.kind);
  if (prefix !== steps.game.prefix) return disordered(steps, "other_game");
  const shape = shapeOf(event, steps.game);
  if (!shape) return;
  if (fits(event, shape)) stand(steps, event, name, shape);
  else disordered(steps, "unreadable");
}

/** @param {Steps} steps @param {Event} event @param {string} name @param {Shape} shape */
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
