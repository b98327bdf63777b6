/** What Prefa's own observations change on the table as they are shown one after the other. */
import { changeCount, stepsOf } from "../../../web/client/tricks/show.js";

/** @typedef {import("../../../web/client/tricks/show.js").Change} Change */

/** @type {{ [word: string]: Change }} */
const CHANGES = {
  talon_taken: (view, seen, last) => ({
    phase: "discarding", hand: [...(view.hand ?? []), ...seen.cards], held: changeCount(view.held, seen.declarer, 2),
    bargain: last.bargain ? { ...last.bargain, contract: undefined, quotas: undefined, talon: seen.cards } : null,
  }),
  pass_deal_begun: () => ({ phase: "playing" }),
  solo_written: (view, _seen, last) =>
    (last.solo_answers || last.phase === "given_up"
      ? { phase: "given_up", bargain: last.bargain ?? view.bargain }
      : {}),
  solo_answered: (view, seen) =>
    ({ solo_answers: [...(view.solo_answers ?? []), { seat: seen.seat, accept: seen.accept }] }),
  contract_named: (view, _seen, last) => ({ phase: "participating", bargain: last.bargain ?? view.bargain }),
  answer_given: (view, seen) => ({ answers: [...(view.answers ?? []), { seat: seen.seat, answer: seen.answer }] }),
  play_begun: (_view, seen) => ({ phase: "playing", parts: seen.parts }),
  claim_made: (_view, seen) => ({ phase: "claimed", claim: { seat: seen.seat, cards: seen.cards, accepted: [] } }),
  claim_answered: (view, seen) => ({
    claim: view.claim && seen.accept
      ? { ...view.claim, accepted: [...view.claim.accepted, seen.seat] } : (view.claim ?? null),
  }),
  claim_refused: () => ({ phase: "playing", claim: null }),
};

const SPANS = {
  talon_taken: 800, contract_named: 900, answer_given: 800, claim_made: 900, claim_answered: 700, claim_refused: 1800,
  claim_granted: 900, solo_written: 900, solo_answered: 700, kasa_added: 400,
};

export const steps =
  stepsOf({
    fresh: { answers: [], solo_answers: [], parts: [], claim: null, kasa_changes: [] }, changes: CHANGES, spans: SPANS,
  });
