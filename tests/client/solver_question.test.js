/** A moment of a replay as a question for the solver, by the rules of its game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { solverLink as prefa } from "../../src/kitapi/games/prefa/client/solver_question.js";
import { solverLink as preferans } from "../../src/kitapi/games/preferans/client/solver_question.js";

const HANDS = ["As Kd", "Ks Qd", "Qs Jd"];
const SHOWN = "declarer=Ks+Qd&first=Qs+Jd&second=As+Kd";
const BARGAIN = { declarer: 1, contract: "6h" };
const BETL = { declarer: 1, game: 6, open: true };

/** The views of three seats, in which all but the hand is the same. @param {object} shared @param {string[]} [hands] */
const views = (shared, hands = HANDS) => hands.map((hand) => ({
  phase: "playing", active: [0, 1, 2], ...shared, hand: hand.split(" ").filter(Boolean),
}));

test("two defenders play, and the one to act leads", () => {
  assert.equal(prefa(views({ bargain: BARGAIN, turn: [0] })), `/solver?${SHOWN}&strain=h&leader=second&played=`);
});

test("a lone defender plays without the one who passed", () => {
  const parts = [[0, "plays"], [2, "out"]];
  assert.equal(prefa(views({ bargain: BARGAIN, turn: [0], parts })),
    "/solver?declarer=Ks+Qd&first=As+Kd&strain=h&leader=first&played=");
});

test("a card that lies in the trick is still its player's", () => {
  const found = prefa(views({ bargain: BARGAIN, turn: [0], trick: [{ seat: 2, card: "7s" }] }, ["As", "Ks", ""]));
  assert.equal(found, "/solver?declarer=Ks&first=7s&second=As&strain=h&leader=first&played=7s");
});

test("where no cards are played there is no question", () => {
  assert.equal(prefa(views({ bargain: BARGAIN, turn: [0], phase: "claimed" })), null);
  assert.equal(prefa(views({ bargain: null, turn: [0] })), null);
  assert.equal(prefa([]), null);
  assert.equal(prefa(views({ bargain: BARGAIN, turn: [2], parts: [[0, "plays"], [2, "out"]] })), null);
  assert.equal(prefa(views({ bargain: BARGAIN })), null);
  assert.equal(prefa(views({ bargain: BARGAIN, turn: [0] }, ["As Kd", "Ks", "Qs Jd"])), null);
});

test("the first lead of an open game is the declarer's own, which the solver does not know", () => {
  assert.equal(preferans(views({ bargain: BETL, leader: 1 })), null);
  assert.equal(preferans(views({ bargain: BETL, leader: 0 })),
    `/solver?${SHOWN}&strain=n&leader=second&objective=open_betl&played=`);
  const later = preferans(views({ bargain: BETL, leader: 1, last_trick: { cards: [] } }));
  assert.equal(later, `/solver?${SHOWN}&strain=n&leader=declarer&objective=open_betl&played=`);
});
