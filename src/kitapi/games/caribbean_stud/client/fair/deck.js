/**
 * How a shuffled deck is dealt, restated from the rulebook, to compare the recorded hands with the order of the deck.
 * By hand: one card to each seat in play and one to the bank, five times; from the machine: five cards to each seat at
 * once, and to the bank last. The cards left over are the stub.
 */
import { handsBy } from "../../../../web/client/fair/card_order.js";
import { findEvent } from "../../../../web/client/fair/steps.js";

/** @typedef {import("../../../../web/client/fair/steps.js").Steps} Steps */

const PACKET = 5;

/** The number of shuffles by method; a deck shuffled by hand is cut afterwards. */
const TIMES = /** @type {{ [method: string]: number }} */ ({ hand: 3, machine: 1 });
const FEWEST_CUT = 5;
const MOST_CUT = 47;

/** Deals a shuffled deck: the hands of the seats, the bank's, and the stub. @param {Steps} steps */
export function dealDeck(steps) {
  const { order, method } = /** @type {any} */ (findEvent(steps, "deck_shuffled"));
  const amount = findEvent(steps, "deck_cut")?.amount ?? 0;
  const cut = [...order.slice(amount), ...order.slice(0, amount)];
  const playing = dealtTo(steps);
  const count = playing.length + 1;
  const dealt = Array.from({ length: count }, (_, place) => (method === "hand"
    ? cut.slice(0, PACKET * count).filter((_card, at) => at % count === place)
    : cut.slice(PACKET * place, PACKET * (place + 1))));
  return {
    hands: handsBy(steps.shares.length, (seat) => dealt[playing.indexOf(seat)] ?? []), bank: dealt.at(-1),
    stub: cut.slice(PACKET * count),
  };
}

/**
 * The seats that are dealt to: those in play, without seats left out and with seats dealt to by mistake.
 * @param {Steps} steps
 */
function dealtTo(steps) {
  const seats = new Set(findEvent(steps, "bets_closed")?.seats);
  for (const [name, event] of steps.events) {
    if (name === "cards_dealt") break;
    if (name === "seat_voided" || (name === "slip_made" && event.what === "skip_seat")) seats.delete(event.seat);
    if (name === "slip_made" && event.what === "deal_to_empty_seat") seats.add(event.seat);
  }
  return [...seats].sort((one, other) => one - other);
}

/**
 * Whether the deck was shuffled as often as the house rules say, and cut at an allowed depth by an allowed person.
 * @param {Steps} steps
 */
export function isShuffledRight(steps) {
  const shuffled = findEvent(steps, "deck_shuffled");
  const dealt = findEvent(steps, "cards_dealt");
  const cut = findEvent(steps, "deck_cut");
  if (!shuffled) return !dealt;
  const { method, times } = shuffled;
  const known = Object.hasOwn(TIMES, method) && TIMES[method] === times && (!dealt || dealt.method === method);
  return known && isCutRight(steps) && (method === "hand" ? Boolean(cut) || !dealt : !cutEvents(steps).length);
}

/** The events of the cut. @param {Steps} steps */
const cutEvents = ({ events }) =>
  events.filter(([name]) => ["cut_offered", "cut_declined", "deck_cut"].includes(name));

/**
 * Whether the deck was offered to one player after the other and cut by the one who had it, or by the dealer when
 * all declined.
 * @param {Steps} steps
 */
function isCutRight(steps) {
  const round = cutEvents(steps);
  let holder = /** @type {number | null} */ (null);
  return round.every(([name, { seat, amount }], at) => {
    const had = holder;
    holder = name === "cut_offered" ? seat : null;
    if (name === "cut_offered") return had === null;
    if (name === "cut_declined") return had === seat;
    return had === seat && amount >= FEWEST_CUT && amount <= MOST_CUT && at === round.length - 1;
  });
}

/** Whether the seats in play are recorded in their order, each once. @param {Steps} steps */
export function isClosedRight(steps) {
  const seats = /** @type {number[]} */ (findEvent(steps, "bets_closed")?.seats ?? []);
  return seats.every((seat, at) => at === 0 || seat > (seats[at - 1] ?? 0))
    && dealtTo(steps).every((seat) => seat < steps.shares.length);
}
