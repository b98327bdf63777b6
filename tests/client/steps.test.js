/** What each thing that happened changes on the table while it is shown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { steps as prefa } from "../../src/kitapi/games/prefa/client/show.js";
import { steps as preferans } from "../../src/kitapi/games/preferans/client/show.js";

const LAST = /** @type {any} */ ({
  players: 4, active: [0, 1, 2], phase: "playing", options: [{ kind: "form" }], turn: [1], hand: ["As", "Kd"],
  bargain: { declarer: 0, contract: "6h", quotas: [1, 1], bid: "6h" }, trick: [{ seat: 0, card: "Ks" }], outcome: null,
});

/** The table after all of `happened`, from the beginning of the deal. @param {any} steps @param {any[]} happened */
const after = (steps, happened, last = LAST) =>
  happened.reduce((view, seen) => steps.after(view, seen, last), steps.begins(null, last));

test("a deal begins with nothing on the table", () => {
  const fresh = prefa.begins(null, LAST);
  assert.deepEqual([fresh.phase, fresh.hand, fresh.trick, fresh.bargain, fresh.held, fresh.answers],
    ["shuffling", [], [], null, [0, 0, 0, 0], []]);
  assert.equal(prefa.begins(LAST, LAST), LAST);
  assert.equal(prefa.begins(null, null), null);
});

test("cards are dealt to those who play, and may be played from the hand", () => {
  const hand = ["As", "Kd", "7h"];
  const dealt = after(prefa, [{ kind: "prefa.hand_dealt", cards: hand }]);
  assert.deepEqual([dealt.phase, dealt.hand, dealt.held], ["bidding", hand, [10, 10, 10, 0]]);
  const played = prefa.after(dealt, { kind: "prefa.card_played", seat: 0, card: "Kd" }, LAST);
  assert.deepEqual([played.hand, played.held, played.trick], [["As", "7h"], [9, 10, 10, 0], [{ seat: 0, card: "Kd" }]]);
  const taken = prefa.after(played, { kind: "prefa.trick_taken", seat: 2 }, LAST);
  assert.deepEqual([taken.trick, taken.tricks, taken.last_trick],
    [[], [0, 0, 1, 0], { cards: played.trick, winner: 2 }]);
});

test("a call made by the clock is shown as one", () => {
  const call = { kind: "bid", contract: "6s" };
  const shown =
    after(prefa,
      [{ kind: "prefa.call_made", seat: 1, call },
        { kind: "prefa.call_made", seat: 2, call: { kind: "pass" }, by_clock: true }]);
  assert.deepEqual(shown.calls, [{ seat: 1, call }, { seat: 2, call: { kind: "pass" }, by_clock: true }]);
});

test("nothing may be done in a moment that is only shown", () => {
  const shown = prefa.after({ ...LAST }, { kind: "prefa.answer_given", seat: 1, answer: "plays" }, LAST);
  assert.deepEqual([shown.options, shown.turn, shown.answers], [[], [], [{ seat: 1, answer: "plays" }]]);
});

test("with the talon taken the contract is not named yet", () => {
  const dealt = after(prefa, [{ kind: "prefa.hand_dealt", cards: ["7h"] }]);
  const taken = prefa.after(dealt, { kind: "prefa.talon_taken", declarer: 0, cards: ["As", "Kd"] }, LAST);
  assert.deepEqual([taken.phase, taken.hand, taken.held[0], taken.bargain.contract, taken.bargain.talon],
    ["discarding", ["7h", "As", "Kd"], 12, undefined, ["As", "Kd"]]);
  const discarded = prefa.after(taken, { kind: "prefa.discarded", seat: 0, cards: ["7h", "Kd"] }, LAST);
  assert.deepEqual([discarded.phase, discarded.hand, discarded.held[0]], ["naming", ["As"], 10]);
  const named = prefa.after(discarded, { kind: "prefa.contract_named" }, LAST);
  assert.deepEqual([named.phase, named.bargain], ["participating", LAST.bargain]);
});

test("a claim lies there until all have accepted it, or one has not", () => {
  const made =
    after(prefa,
      [{ kind: "prefa.claim_made", seat: 0, cards: ["As"] }, { kind: "prefa.claim_answered", seat: 1, accept: true }]);
  assert.deepEqual([made.phase, made.claim], ["claimed", { seat: 0, cards: ["As"], accepted: [1] }]);
  const refused = prefa.after(made, { kind: "prefa.claim_refused" }, LAST);
  assert.deepEqual([refused.phase, refused.claim], ["playing", null]);
});

test("one who does not accept a claim leaves it to the server to end it", () => {
  const made = after(prefa, [{ kind: "prefa.claim_made", seat: 0, cards: ["As"] }]);
  const answered = prefa.after(made, { kind: "prefa.claim_answered", seat: 1, accept: false }, LAST);
  assert.deepEqual(answered.claim, { seat: 0, cards: ["As"], accepted: [] });
});

test("a deal written solo waits for answers where the house rules ask for them, and else is over", () => {
  const written = { kind: "prefa.solo_written", seat: 0 };
  const [asking, over] = [{ ...LAST, phase: "given_up", bargain: null }, LAST];
  const shown = after(prefa, [{ kind: "prefa.hand_dealt", cards: [] }, written], asking);
  assert.deepEqual([shown.phase, shown.bargain], ["given_up", null]);
  assert.deepEqual(prefa.after(shown, written, { ...asking, bargain: LAST.bargain }).bargain, LAST.bargain);
  const answered = prefa.after(shown, { kind: "prefa.solo_answered", seat: 1, accept: true }, asking);
  const both = prefa.after(answered, { kind: "prefa.solo_answered", seat: 2, accept: false }, asking);
  assert.deepEqual(both.solo_answers, [{ seat: 1, accept: true }, { seat: 2, accept: false }]);
  assert.equal(after(prefa, [{ kind: "prefa.hand_dealt", cards: [] }, written], over).phase, "bidding");
  assert.equal(after(prefa, [written], { ...LAST, solo_answers: [] }).phase, "given_up");
});

test("a trick goes to its winner; what nobody sees takes no time", () => {
  const [taken, secret] = [{ kind: "prefa.trick_taken", seat: 2 }, { kind: "prefa.no_such_thing" }];
  assert.deepEqual([taken, secret].map(prefa.gathers), [2, null]);
  assert.deepEqual([taken, secret].map(prefa.span), [1000, 0]);
  assert.deepEqual(preferans.after(LAST, secret, LAST), { ...LAST, turn: [], options: [] });
});

test("a new deal clears the table of the one before", () => {
  const played = after(preferans, [{ kind: "preferans.call_made", seat: 0, call: { kind: "pass" } }]);
  const fresh = preferans.after(played, { kind: "preferans.deal_began" }, LAST);
  assert.deepEqual([fresh.phase, fresh.calls, fresh.trick], ["shuffling", [], []]);
});
