/**
 * The table between two views: what the reader sees while what happened is shown step by step. Nothing is judged here;
 * each step lays the facts of one observation on the view before it, and the server's own view has the last word.
 */

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("./view.js").Observation} Observation
 * @typedef {import("../../protocol.js").Seat} Seat
 * @typedef {import("../../protocol.js").Card} Card
 */

/**
 * A fresh deal, before anything in it happened.
 * @param {PrefaView} view the view at the end of what is to be shown
 * @returns {PrefaView}
 */
export function freshDeal(view) {
  const none = Array(view.players).fill(0);
  return {
    ...view, phase: "shuffling", turn: [], options: [], held: none, tricks: none, hand: [], calls: [], answers: [],
    bargain: null, parts: [], trick: [], last_trick: null, claim: null, outcome: null,
  };
}

/**
 * @param {number[] | undefined} counts
 * @param {Seat} seat
 * @param {number} change
 */
const changed = (counts, seat, change) => (counts ?? []).map((count, at) => (at === seat ? count + change : count));

/**
 * The view after one more observation.
 * @param {PrefaView} view
 * @param {Observation} seen
 * @param {PrefaView} last the view at the end
 * @returns {PrefaView}
 */
export function shownAfter(view, seen, last) {
  const waiting = { ...view, turn: [], options: [] };
  const change = CHANGES[seen.kind];
  return change ? { ...waiting, ...change(waiting, seen, last) } : waiting;
}

/** @type {{ [kind: string]: (view: PrefaView, seen: any, last: PrefaView) => Partial<PrefaView> }} */
const CHANGES = {
  deal_began: (_view, _seen, last) => freshDeal(last),
  hand_dealt: (view, seen) => ({
    phase: "bidding", hand: seen.cards, held: (view.held ?? []).map((_, seat) => (view.active.includes(seat) ? 10 : 0)),
  }),
  "prefa.call_made": (view, seen) => ({ calls: [...(view.calls ?? []), { seat: seen.seat, call: seen.call }] }),
  talon_taken: (view, seen, last) => ({
    phase: "discarding", hand: [...(view.hand ?? []), ...seen.cards], held: changed(view.held, seen.declarer, 2),
    bargain: last.bargain ? { ...last.bargain, contract: undefined, quotas: undefined, talon: seen.cards } : null,
  }),
  "prefa.pass_deal_begun": () => ({ phase: "playing" }),
  discarded: (view, seen) => ({
    phase: "naming", held: changed(view.held, seen.seat, -2),
    hand: (view.hand ?? []).filter((card) => !seen.cards.includes(card)),
  }),
  "prefa.contract_named": (view, _seen, last) => ({ phase: "participating", bargain: last.bargain ?? view.bargain }),
  "prefa.answer_given": (view, seen) => ({
    answers: [...(view.answers ?? []), { seat: seen.seat, answer: seen.answer }],
  }),
  "prefa.play_begun": (_view, seen) => ({ phase: "playing", parts: seen.parts }),
  "prefa.card_played": (view, seen) => ({
    trick: [...(view.trick ?? []), { seat: seen.seat, card: seen.card }], held: changed(view.held, seen.seat, -1),
    hand: (view.hand ?? []).filter((card) => card !== seen.card),
  }),
  "prefa.trick_taken": (view, seen) => ({
    last_trick: { cards: view.trick ?? [], winner: seen.seat }, trick: [], tricks: changed(view.tricks, seen.seat, 1),
  }),
  "prefa.claim_made": (_view, seen) => ({
    phase: "claimed", claim: { seat: seen.seat, cards: seen.cards, accepted: [] },
  }),
  "prefa.claim_answered": (view, seen) => ({
    claim: view.claim && seen.accept
      ? { ...view.claim, accepted: [...view.claim.accepted, seen.seat] } : (view.claim ?? null),
  }),
  "prefa.sitting_broken_up": () => ({ phase: "broken_up" }),
  "prefa.claim_refused": () => ({ phase: "playing", claim: null }),
};

/** Milliseconds each step stays before the next. @type {{ [kind: string]: number }} */
const SPANS = {
  hand_dealt: 300, "prefa.call_made": 750, talon_taken: 800, discarded: 400, "prefa.contract_named": 900,
  "prefa.answer_given": 800, "prefa.card_played": 520, "prefa.trick_taken": 1000, "prefa.claim_made": 900,
  "prefa.claim_answered": 700, "prefa.claim_refused": 700, "prefa.claim_granted": 900, "prefa.solo_written": 900,
};

/** @param {Observation} seen */
export const spanOf = (seen) => SPANS[seen.kind] ?? 0;
