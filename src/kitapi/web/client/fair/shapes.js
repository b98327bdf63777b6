/** The events of a deal that its check reads: their fields, and the part of the deal in which each may occur. */

/**
 * One event of a record, as it was read.
 * @typedef {{ kind: string, [field: string]: any }} Event
 *
 * `part`: the part of a deal in which the event may occur, null for any; `once`: it occurs at most once in a deal;
 * `fields`: a check of each field.
 * @typedef {{ part: number | null, once: boolean, fields: { [name: string]: (value: any) => boolean } }} Shape
 */

/** The parts of a deal in the order in which they come. */
export const PART = {
  opened: 0, pledged: 1, shown: 2, shuffled: 3, cut: 4, closed: 5, dealt: 6, played: 7, ended: 8, unused: 9,
};

const MOST_SEATS = 10;

export const isText = (/** @type {unknown} */ value) => typeof value === "string";
export const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value);
export const isSeat = (/** @type {any} */ value) => isCount(value) && value >= 0 && value < MOST_SEATS;
export const isCards = (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isText);
export const isHands = (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isCards);
export const isSeats = (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isSeat);
const isNumber = (/** @type {any} */ value) => isCount(value) && value > 0;
const isTextUpTo = (/** @type {number} */ most) =>
  (/** @type {any} */ value) => isText(value) && [...value].length <= most;
const isCommitment = (/** @type {any} */ value) => isObject(value)
  && isTextUpTo(200)(value.context) && isTextUpTo(64)(value.algorithm) && isTextUpTo(64)(value.digest);
const isTable = (/** @type {any} */ value) => isObject(value) && isNumber(value.players) && value.players <= MOST_SEATS;

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {number | null} part @param {Shape["fields"]} [fields] @param {boolean} [once] @returns {Shape} */
export const shape = (part, fields = {}, once = false) => ({ part, fields, once });

/** The fields of the event that opens a deal. */
export const OPENING = { number: isNumber, terms: isTable, commitment: isCommitment };
/** The fields of the event that says how the cards were shuffled. */
export const SHUFFLED = { algorithm: isText, secret: isText };
export const IN_EVERY_GAME = {
  pledged: shape(PART.pledged, { seat: isSeat, digest: isText }),
  contributed: shape(PART.shown, { seat: isSeat, value: isText }),
  shuffle_unused: shape(PART.unused, { secret: isText }, true),
};

/** The shapes of events that only come once the cards are dealt. @param {string[]} names */
export const playShapes = (...names) => Object.fromEntries(names.map((name) => [name, shape(PART.played)]));

/** The game and the name of an event's kind. @param {unknown} kind @returns {[string, string]} */
export function splitKind(kind) {
  const [game = "", ...rest] = String(kind).split(".");
  return [game, rest.join(".")];
}

/** The schemas that an event may have; an opening of schema 2 holds the same about the shuffle. @param {Shape} of */
const schemasOf = ({ part }) => (part === PART.opened ? [1, 2] : [1]);

/** Whether an event has a known schema and all that its shape demands. @param {Event} event @param {Shape} of */
export const fits = (event, of) => (event.schema === undefined || schemasOf(of).includes(event.schema))
  && Object.entries(of.fields).every(([name, holds]) => holds(event[name]));
