/** What is read of a deal's events to check its shuffle: their fields, and in which part of a deal each may stand. */

/**
 * One event of a record, as it was read.
 * @typedef {{ kind: string, [field: string]: any }} Event
 *
 * `part`: where in a deal it stands, null for anywhere; `once`: no second time in a deal; `fields`: what each must be.
 * @typedef {{ part: number | null, once: boolean, fields: { [name: string]: (value: any) => boolean } }} Shape
 */

/** The parts of a deal in the order in which they come. */
export const PART = {
  opened: 0, pledged: 1, shown: 2, shuffled: 3, cut: 4, closed: 5, dealt: 6, played: 7, ended: 8, unused: 9,
};

const MOST_SEATS = 10;

const isText = (/** @type {unknown} */ value) => typeof value === "string";
const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value);
const isSeat = (/** @type {any} */ value) => isCount(value) && value >= 0 && value < MOST_SEATS;
const isCards = (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isText);
const isHands = (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isCards);
const isSeats = (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isSeat);
const isNumber = (/** @type {any} */ value) => isCount(value) && value > 0;
const isShort = (/** @type {number} */ most) =>
  (/** @type {any} */ value) => isText(value) && [...value].length <= most;
const isBound = (/** @type {any} */ value) => isObject(value)
  && isShort(200)(value.context) && isShort(64)(value.algorithm) && isShort(64)(value.digest);
const isTable = (/** @type {any} */ value) => isObject(value) && isNumber(value.players) && value.players <= MOST_SEATS;

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {number | null} part @param {Shape["fields"]} [fields] @param {boolean} [once] @returns {Shape} */
const shape = (part, fields = {}, once = false) => ({ part, fields, once });

const OPENING = { number: isNumber, terms: isTable, commitment: isBound };
const SHUFFLED = { algorithm: isText, secret: isText };
const IN_EVERY_GAME = {
  pledged: shape(PART.pledged, { seat: isSeat, digest: isText }),
  contributed: shape(PART.shown, { seat: isSeat, value: isText }),
  shuffle_unused: shape(PART.unused, { secret: isText }, true),
};

/** @param {string[]} names */
const played = (...names) => Object.fromEntries(names.map((name) => [name, shape(PART.played)]));

/** @type {{ [name: string]: Shape }} */
const FOR_THREE = {
  ...IN_EVERY_GAME,
  deal_opened:
    shape(PART.opened, { ...OPENING, dealer: isSeat, active: (value) => isSeats(value) && value.length === 3 }, true),
  cards_dealt: shape(PART.shuffled, { ...SHUFFLED, hands: isHands, talon: isCards }, true),
  sitting_broken_up: shape(PART.ended, {}, true),
  ...played("call_made", "cards_discarded", "contract_named", "game_named", "solo_written", "deal_thrown_in",
    "card_played", "trick_taken", "deal_settled"),
};

/** @type {{ [name: string]: Shape }} */
const WITH_THE_BANK = {
  ...IN_EVERY_GAME,
  hand_opened: shape(PART.opened, OPENING, true),
  deck_shuffled: shape(PART.shuffled, { ...SHUFFLED, method: isText, times: isCount, order: isCards }, true),
  cut_offered: shape(PART.cut, { seat: isSeat }),
  cut_declined: shape(PART.cut, { seat: isSeat }),
  deck_cut: shape(PART.cut, { seat: (value) => value === null || isSeat(value), amount: isCount }, true),
  bets_closed: shape(PART.closed, { seats: isSeats }, true),
  slip_made: shape(null, { seat: isSeat, what: isText }),
  seat_voided: shape(null, { seat: isSeat }),
  cards_dealt: shape(PART.dealt, { method: isText, hands: isHands, bank: isCards, stub: isCards }, true),
  table_broken_up: shape(PART.ended, {}, true),
  table_closed: shape(PART.ended),
  ...played("upcard_turned", "bet_raised", "folded", "card_given", "bank_revealed", "seat_settled"),
};

/**
 * The shapes of a game's events, by the game's name in their kinds.
 * @type {{ [game: string]: { [name: string]: Shape } }}
 */
export const SHAPES = { prefa: FOR_THREE, preferans: FOR_THREE, caribbean_stud: WITH_THE_BANK };

/** The game and the name that a kind is put together from. @param {unknown} kind @returns {[string, string]} */
export function namesIn(kind) {
  const [game = "", ...rest] = String(kind).split(".");
  return [game, rest.join(".")];
}

/**
 * The shape of an event; undefined for one that has no part in the shuffle.
 * @param {Event} event
 * @returns {Shape | undefined}
 */
export function shapeOf({ kind }) {
  const [game, name] = namesIn(kind);
  const shapes = Object.hasOwn(SHAPES, game) ? SHAPES[game] : undefined;
  return shapes && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
}

/** Whether an event begins a deal. @param {Event} event */
export const isOpening = (event) => shapeOf(event)?.part === PART.opened;

/** The schemas that an event may have; an opening of schema 2 holds the same about the shuffle. @param {Shape} of */
const schemasOf = ({ part }) => (part === PART.opened ? [1, 2] : [1]);

/** Whether an event has a known schema and all that its shape demands. @param {Event} event @param {Shape} of */
export const fits = (event, of) => (event.schema === undefined || schemasOf(of).includes(event.schema))
  && Object.entries(of.fields).every(([name, holds]) => holds(event[name]));
