/**
 * The change of the view by each observation, as they are shown one after the other. No rule is applied here: a step
 * copies the facts of one observation into the view before it, and after the last step the server's own view is shown.
 */
import { wordOf } from "../../../web/client/table/narration.js";

/**
 * @typedef {import("./table/view.js").SeatView} SeatView
 * @typedef {import("./table/view.js").StudView} StudView
 * @typedef {(view: StudView, seen: any, last: StudView) => Partial<StudView>} Change
 */

/** The number of cards of a seat that plays, and of the bank. */
const HELD = 5;

/**
 * The view's seats with `change` applied to one of them.
 * @param {StudView} view
 * @param {number} at
 * @param {Partial<SeatView>} change
 */
const changeSeat = ({ seats }, at, change) =>
  ({ seats: seats.map((seat) => (seat.seat === at ? { ...seat, ...change } : seat)) });

/**
 * The change of a step that concerns one seat.
 * @param {(seen: any, seat: SeatView, view: StudView) => Partial<SeatView>} change
 * @returns {Change}
 */
const atSeat = (change) => (view, seen) => {
  const seat = view.seats.find((one) => one.seat === seen.seat);
  return seat ? changeSeat(view, seen.seat, change(seen, seat, view)) : {};
};

/** @type {{ [word: string]: Change }} */
const CHANGES = {
  hand_opened: (_view, _seen, last) => freshRound(last),
  table_opened: () => ({ phase: "prepare", paused: false }),
  cut_offered: (_view, seen) => ({ offered: seen.seat }),
  deck_cut: () => ({ offered: null }),
  deck_ready: () => ({ phase: "stakes" }),
  stakes_invited: () => ({ phase: "stakes", invited: true }),
  ante_staked:
    atSeat(({ amount }, { stack, ante = 0 }) => ({ ante: amount, stack: stack + ante - amount, waved: false })),
  token_inserted: atSeat((_seen, { stack }, { house }) => ({ token: true, stack: stack - house.token })),
  token_taken_back: atSeat((_seen, { stack }, { house }) => ({ token: false, stack: stack + house.token })),
  stakes_taken_back: atSeat((_seen, { stack, ante = 0, token }, { house }) => ({
    ante: 0, token: false, waved: false, stack: stack + ante + (token ? house.token : 0),
  })),
  notes_changed: atSeat((_seen, { stack }, { house }) => ({ stack: stack + house.buy_in })),
  waved: atSeat(() => ({ waved: true })),
  bets_closed: (view, seen) => ({
    phase: "coin_in", seats: view.seats.map((seat) => ({ ...seat, plays: seen.seats.includes(seat.seat) })),
  }),
  coins_in: (view, seen) => ({
    seats: view.seats.map((seat) => (seen.seats.includes(seat.seat) ? { ...seat, token: false, lamp: true } : seat)),
  }),
  tokens_counted: () => ({ phase: "deal" }),
  deal_seen: (view, seen) => ({
    bank: { held: HELD },
    seats: view.seats.map((seat) => (seen.seats.includes(seat.seat) ? { ...seat, held: HELD } : seat)),
  }),
  prego_seen: (view, seen, last) => ({
    phase: "choose", bank: { held: HELD, cards: [seen.card] }, own: last.own ?? null,
    ...(view.me === null || view.me === undefined ? {} : changeSeat(view, view.me, { cards: seen.cards ?? [] })),
  }),
  bet_raised:
    atSeat(({ amount }, { stack }) => ({ bet: amount, stack: stack - amount, choice: "raise", asked: false })),
  folded: atSeat(() => ({ choice: "fold", asked: false })),
  exchange_seen:
    atSeat(({ fee, card }, { stack }) => ({ wants: true, fee, stack: stack - fee, discard: card ?? null })),
  exchange_withdrawn:
    atSeat((_seen, { stack, fee = 0 }) => ({ wants: false, fee: 0, stack: stack + fee, discard: null })),
  exchange_declined: atSeat(() => ({ passed: true, asked: false })),
  seat_asked: (view, seen) => ({ seats: view.seats.map((seat) => ({ ...seat, asked: seat.seat === seen.seat })) }),
  card_given_seen: (view, seen, last) =>
    ({ ...changeSeat(view, seen.seat, giveCard(view, seen)), own: last.own ?? view.own ?? null }),
  fee_taken: atSeat(() => ({ fee: 0 })),
  declared: atSeat(({ combination }) => ({ declared: combination })),
  tables_stopped: () => ({ stopping: true }),
  tables_released: (_view, { waiting_for: role }) => ({ stopping: false, waiting_for: role }),
  tables_resumed: () => ({ stopping: false }),
  choices_closed: () => ({ phase: "check" }),
  fold_collected: atSeat(() => ({ ante: 0, held: 0 })),
  bets_checked: (_view, seen) => ({ phase: seen.nobody_in ? "done" : "reveal" }),
  bank_revealed: (_view, seen) => ({
    phase: "settle", bank: { held: HELD, cards: seen.cards, combination: seen.combination, qualifies: seen.qualifies },
  }),
  settled_seen: atSeat(({ settled, shown }, { stack }) => ({
    settled, ante: 0, bet: 0, stack: Math.max(stack, 0), ...(shown.length ? { cards: shown } : {}),
  })),
  declaration_noted: atSeat(() => ({ noted: true })),
  payment_authorised: atSeat(() => ({ authorised: true })),
  hand_confirmed: atSeat(({ genuine }) => ({ confirmed: genuine })),
  settlement_ended: (_view, seen) => ({ phase: seen.jackpots ? "jackpot" : "done" }),
  jackpot_awarded: atSeat(({ tier, amount }) => ({ award: { tier, amount } })),
  jackpots_paid: () => ({ phase: "done" }),
  hand_ended: (view, seen) => ({
    phase: "over", won: seen.won,
    seats: view.seats.map((seat) => ({ ...seat, result: seen.results[seat.seat] ?? seat.result })),
  }),
  table_broken_up: () => ({ phase: "broken_up" }),
  inspector_called: (_view, { seat }) =>
    ({ incident: { caller: seat, stated: null, joined: [], stands: true, choosing: [], choices: {} } }),
  facts_stated: ({ incident }, { stated, choosing = [] }) => ({
    incident: { caller: null, joined: [], stands: true, choices: {}, ...incident, stated, choosing },
  }),
  call_dismissed: () => ({ incident: null }),
  ruling_given: () => ({ incident: null }),
  hand_voided: (view, _seen, last) =>
    ({ phase: "done", void: true,
      seats: view.seats.map((seat) => ({ ...seat, ante: 0, bet: 0, fee: 0, ...chipsAt(last, seat.seat) })) }),
  seat_voided: (view, seen, last) =>
    changeSeat(view, seen.seat, { void: true, plays: false, ante: 0, bet: 0, fee: 0, ...chipsAt(last, seen.seat) }),
  bet_misplaced:
    atSeat(({ amount }, { stack }) => ({ bet: amount, stack: stack - amount, choice: "raise", asked: false })),
  bet_corrected: atSeat(({ amount }) => ({ bet: amount })),
  closing_begun: () => ({ phase: "closing" }),
  system_paused: () => ({ paused: true }),
  table_closed: () => ({ phase: "over", closed: true }),
};

/** A seat's chips as in the last view. @param {StudView} last @param {number} at */
const chipsAt = (last, at) => {
  const stack = last.seats.find(({ seat }) => seat === at)?.stack;
  return stack === undefined ? {} : { stack };
};

/**
 * @param {StudView} view
 * @param {{ seat: number, card?: string }} seen
 * @returns {Partial<SeatView>}
 */
function giveCard(view, { seat: at, card }) {
  const seat = view.seats.find(({ seat: one }) => one === at);
  const cards = (seat?.cards ?? []).map((held) => (card && held === seat?.discard ? card : held));
  return { wants: false, exchanged: true, asked: false, cards };
}

/**
 * The view at the beginning of a round.
 * @param {StudView} view the view after the last observation
 * @returns {StudView}
 */
function freshRound(view) {
  const seats = view.seats.map(({ seat, stack, result }) => ({ seat, stack, result }));
  return {
    ...view, phase: "prepare", invited: false, offered: null, seats, bank: { held: 0 }, own: null, won: [], options: [],
  };
}

/** Milliseconds that a step is shown before the next; they are short, because the house paces its own steps. */
const SPANS = /** @type {{ [word: string]: number }} */ ({
  deal_seen: 350, prego_seen: 450, card_given_seen: 350, bank_revealed: 700, settled_seen: 450, jackpot_awarded: 700,
  bets_closed: 250,
  declared: 600, tables_stopped: 400,
});

/** @type {import("../../../web/client/table/pace.js").Steps} */
export const steps = {
  after: (view, seen, last) => {
    const waiting = { ...view, options: [] };
    return { ...waiting, ...CHANGES[wordOf(seen)]?.(waiting, seen, last) };
  },
  span: (seen) => SPANS[wordOf(seen)] ?? 0,
  gathers: () => null,
  begins: (view, last) => view ?? (last && freshRound(last)),
};
