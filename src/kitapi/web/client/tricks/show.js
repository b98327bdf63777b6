/**
 * The table between two views: what the reader sees while what happened is shown step by step. No rule is
 * applied here: each step adds the facts of one observation to the view before it; the server's view is final.
 */
import { wordOf } from "../table/narration.js";

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {import("../protocol.js").Observation} Observation
 * @typedef {import("../protocol.js").Seat} Seat
 *
 * The change by one observation; `last` is the view after the last observation.
 * @typedef {(view: any, seen: any, last: any) => Partial<TricksView> & { [field: string]: unknown }} Change
 *
 * A game's own part: `fresh`: its fields before anything has happened in a deal; `changes`: the changes by its
 * observations; `spans`: how long each step is shown, in milliseconds. Observations are named by the last word of their
 * kind.
 * @typedef {{
 *   fresh: { [field: string]: unknown }, changes: { [word: string]: Change }, spans: { [word: string]: number },
 * }} OwnSteps
 */

/**
 * @param {number[] | undefined} counts
 * @param {Seat} seat
 * @param {number} change
 */
export const changeCount = (counts, seat, change) =>
  (counts ?? []).map((count, at) => (at === seat ? count + change : count));

/** @type {{ [word: string]: Change }} */
export const SHARED = {
  hand_dealt: (view, seen) => ({
    phase: "bidding", hand: seen.cards,
    held:
      (view.held ?? []).map((/** @type {number} */ _, /** @type {number} */ seat) =>
        (view.active.includes(seat) ? 10 : 0)),
  }),
  call_made: (view, { seat, call, by_clock }) =>
    ({ calls: [...(view.calls ?? []), { seat, call, ...(by_clock && { by_clock }) }] }),
  discarded: (view, seen) => ({
    phase: "naming", held: changeCount(view.held, seen.seat, -2),
    hand: (view.hand ?? []).filter((/** @type {string} */ card) => !seen.cards.includes(card)),
  }),
  card_played: (view, seen) => ({
    trick: [...(view.trick ?? []), { seat: seen.seat, card: seen.card }], held: changeCount(view.held, seen.seat, -1),
    hand: (view.hand ?? []).filter((/** @type {string} */ card) => card !== seen.card),
  }),
  trick_taken: (view, seen) => ({
    last_trick: { cards: view.trick ?? [], winner: seen.seat }, trick: [],
    tricks: changeCount(view.tricks, seen.seat, 1),
  }),
  sitting_broken_up: () => ({ phase: "broken_up" }),
};

const SPANS = { hand_dealt: 300, call_made: 750, discarded: 400, card_played: 520, trick_taken: 1000 };

/**
 * @param {OwnSteps} own
 * @returns {import("../table/pace.js").Steps}
 */
export function stepsOf({ fresh, changes, spans }) {
  /**
   * A fresh deal, before anything in it happened.
   * @param {TricksView} view the view at the end of what is to be shown
   */
  function freshDeal(view) {
    const none = Array(view.players).fill(0);
    return {
      ...view, phase: "shuffling", turn: [], options: [], held: none, tricks: none, hand: [], calls: [],
      bargain: null, trick: [], last_trick: null, outcome: null, ...fresh,
    };
  }
  const all = /** @type {{ [word: string]: Change }} */ ({
    ...SHARED, deal_began: (_view, _seen, last) => freshDeal(last), ...changes,
  });
  const times = /** @type {{ [word: string]: number }} */ ({ ...SPANS, ...spans });
  return {
    after: (view, seen, last) => {
      const waiting = { ...view, turn: [], options: [] };
      return { ...waiting, ...all[wordOf(seen)]?.(waiting, seen, last) };
    },
    span: (seen) => times[wordOf(seen)] ?? 0,
    gathers: (seen) => (wordOf(seen) === "trick_taken" ? /** @type {number} */ (seen.seat) : null),
    begins: (view, last) => view ?? (last && freshDeal(last)),
  };
}
