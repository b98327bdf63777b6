/**
 * Where the cards of a shuffled deck go, restated from the rulebook, so that they can be held against the order that
 * they should come from. By hand: one card to each seat that plays and one to the bank, five times; from the machine:
 * five cards to each seat at once, and to the bank last; what is left is the stub.
 */
import { handsBy } from "../../../../web/client/fair/ordering.js";
import { found } from "../../../../web/client/fair/steps.js";

/** @typedef {import("../../../../web/client/fair/steps.js").Steps} Steps */

const PACKET = 5;

/** How often the dealer shuffles, by the way he does it; the deck is cut after the one by hand. */
const TIMES = /** @type {{ [method: string]: number }} */ ({ hand: 3, machine: 1 });
const FEWEST_CUT = 5;
const MOST_CUT = 47;

/** What the seats and the bank get of a shuffled deck. @param {Steps} steps */
export function besideTheBank(steps) {
  const { order, method } = /** @type {any} */ (found(steps, "deck_shuffled"));
  const amount = found(steps, "deck_cut")?.amount ?? 0;
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
 * The seats that are dealt to: those who play, less whom the dealer leaves out and more whom he deals to by mistake.
 * @param {Steps} steps
 */
function dealtTo(steps) {
  const seats = new Set(found(steps, "bets_closed")?.seats);
  for (const [name, event] of steps.told) {
    if (name === "cards_dealt") break;
    if (name === "seat_voided" || (name === "slip_made" && event.what === "skip_seat")) seats.delete(event.seat);
    if (name === "slip_made" && event.what === "deal_to_empty_seat") seats.add(event.seat);
  }
  return [...seats].sort((one, other) => one - other);
}

/**
 * Whether the deck was shuffled as often as the house has it, and cut as far and by whom it may be.
 * @param {Steps} steps
 */
export function isHandled(steps) {
  const shuffled = found(steps, "deck_shuffled");
  const dealt = found(steps, "cards_dealt");
  const cut = found(steps, "deck_cut");
  if (!shuffled) return !dealt;
  const { method, times } = shuffled;
  const known = Object.hasOwn(TIMES, method) && TIMES[method] === times && (!dealt || dealt.method === method);
  return known && isCutRight(steps) && (method === "hand" ? Boolean(cut) || !dealt : !cuttingOf(steps).length);
}

/** What happened of the cut. @param {Steps} steps */
const cuttingOf = ({ told }) => told.filter(([name]) => ["cut_offered", "cut_declined", "deck_cut"].includes(name));

/**
 * Whether the deck was offered to one after the other, and cut by who had it; or by the dealer, when nobody would.
 * @param {Steps} steps
 */
function isCutRight(steps) {
  const round = cuttingOf(steps);
  let holder = /** @type {number | null} */ (null);
  return round.every(([name, { seat, amount }], at) => {
    const had = holder;
    holder = name === "cut_offered" ? seat : null;
    if (name === "cut_offered") return had === null;
    if (name === "cut_declined") return had === seat;
    return had === seat && amount >= FEWEST_CUT && amount <= MOST_CUT && at === round.length - 1;
  });
}

/** Whether those who play are told in their order, each once. @param {Steps} steps */
export function isClosedRight(steps) {
  const seats = /** @type {number[]} */ (found(steps, "bets_closed")?.seats ?? []);
  return seats.every((seat, at) => at === 0 || seat > (seats[at - 1] ?? 0))
    && dealtTo(steps).every((seat) => seat < steps.shares.length);
}
