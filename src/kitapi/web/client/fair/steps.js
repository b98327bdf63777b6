/** The steps of one deal's shuffle, read from its record. */
import { fits, splitKind, PART } from "./shapes.js";

/**
 * @typedef {import("./outcome.js").Check} Check
 * @typedef {import("./shapes.js").Event} Event
 * @typedef {import("./shapes.js").Shape} Shape
 *
 * A game's part in the check of its deals. `prefix`: the beginning of the kinds of its events; `shapes`: those of its
 * events that have a part in the shuffle, by name, including `cards_dealt`; `shuffled`: the name of the event that
 * shows the secret; `cardsChecks`: checks whether the cards are those that secret and values make.
 * @typedef {{
 *   prefix: string, shapes: { [name: string]: Shape }, shuffled: string, cardsChecks: (steps: Steps) => Check[],
 * }} FairGame
 *
 * The share of one seat. `pledge`: "" for a silent seat, null where it never pledged; `value`: "" where it showed none,
 * null where there is no event of it.
 * @typedef {{ pledge: string | null, value: string | null }} Share
 *
 * `events`: those that have a part in the shuffle, in order, each with the name that it has in its game. `shares`: by
 * seat. `disorder`: in a word, the first thing that no shuffle contains; `late`: the seats that pledged after a value
 * was shown.
 * @typedef {{
 *   game: FairGame, opening: Event, events: [string, Event][], shares: Share[], disorder: string, late: number[],
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
  if (!opening || !isOpening(opening, game) || !isReadable(opening, game)) return null;
  const shares = Array.from({ length: opening.terms.players }, () => ({ pledge: null, value: null }));
  const [, name] = splitKind(opening.kind);
  /** @type {Steps} */
  const steps = { game, opening, events: [[name, opening]], shares, disorder: "", late: [], part: PART.opened };
  for (const event of later) applyEvent(steps, event);
  return steps;
}

/**
 * The shape of an event; undefined for one that has no part in the shuffle.
 * @param {Event} event
 * @param {FairGame} game
 * @returns {Shape | undefined}
 */
export function shapeOf({ kind }, { prefix, shapes }) {
  const [game, name] = splitKind(kind);
  return game === prefix && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}

/** Whether an event begins a deal. @param {Event} event @param {FairGame} game */
export const isOpening = (event, game) => shapeOf(event, game)?.part === PART.opened;

/** @param {Event} event @param {FairGame} game */
function isReadable(event, game) {
  const shape = shapeOf(event, game);
  return shape !== undefined && fits(event, shape);
}

/** The first event of this name; undefined where there is none. @param {Steps} steps @param {string} name */
export const findEvent = ({ events }, name) => events.find(([one]) => one === name)?.[1];

/** @param {Steps} steps @param {string} word */
function noteDisorder(steps, word) {
  steps.disorder ||= word;
}

/** @param {Steps} steps @param {Event} event */
function applyEvent(steps, event) {
  if (typeof event?.kind !== "string") return noteDisorder(steps, "unreadable");
  const [prefix, name] = splitKind(event.kind);
  if (prefix !== steps.game.prefix) return noteDisorder(steps, "other_game");
  const shape = shapeOf(event, steps.game);
  if (!shape) return;
  if (fits(event, shape)) placeEvent(steps, event, name, shape);
  else noteDisorder(steps, "unreadable");
}

/** @param {Steps} steps @param {Event} event @param {string} name @param {Shape} shape */
function placeEvent(steps, event, name, { part, once }) {
  if (once && findEvent(steps, name)) noteDisorder(steps, "twice");
  if (part !== null && part < steps.part) isMisplaced(steps, event, name);
  steps.part = Math.max(steps.part, part ?? 0);
  steps.events.push([name, event]);
  if (name === "pledged") noteShare(steps, event.seat, "pledge", event.digest);
  if (name === "contributed") noteShare(steps, event.seat, "value", event.value);
}

/** @param {Steps} steps @param {Event} event @param {string} name */
function isMisplaced(steps, { seat }, name) {
  if (name === "pledged" && steps.part === PART.shown) steps.late.push(seat);
  else noteDisorder(steps, "out_of_order");
}

/**
 * Notes a seat's pledge or value; only the first one counts. A seat that the table does not have is a disorder.
 * @param {Steps} steps
 * @param {number} seat
 * @param {keyof Share} what
 * @param {string} said
 */
function noteShare(steps, seat, what, said) {
  if (seat >= steps.shares.length) noteDisorder(steps, "no_such_seat");
  while (seat >= steps.shares.length) steps.shares.push({ pledge: null, value: null });
  const share = steps.shares[seat];
  if (share && share[what] === null) share[what] = said;
  else noteDisorder(steps, "said_twice");
}
