/** Which button stands out: the usual action, never one that gives something up, nor one that only the hand decides. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { choicesOf as studChoices } from "../../src/kitapi/games/caribbean_stud/client/choices.js";
import { PREFA } from "../../src/kitapi/games/prefa/client/table.js";
import { PREFERANS } from "../../src/kitapi/games/preferans/client/table.js";
import { choicesOf } from "../../src/kitapi/web/client/tricks/choices.js";

const CHOOSING = /** @type {any} */ ({ picked: [], playable: [], offered: [], forms: [], named: null, sending: false });

/** @typedef {{ label: any, likely?: boolean, quiet?: boolean, key: string }} Shown */

/** How each option stands out: primary, quiet, or neither. @param {readonly Shown[]} choices */
const weights = (choices) => choices.map(({ likely, quiet }) => (likely ? "primary" : quiet ? "quiet" : "plain"));

/** @param {any} game @param {any} view @param {any} [choosing] */
const weightsIn = (game, view, choosing = {}) =>
  weights(choicesOf(game, { variant: {}, turn: [0], ...view }, { ...CHOOSING, ...choosing }, () => undefined));

test("In the auction of Prefa a bid and a pass weigh the same", () => {
  const options = [{ kind: "bid", contract: "6s" }, { kind: "pass" }];
  assert.deepEqual(weightsIn(PREFA, { options }), ["plain", "plain"]);
});

test("To discard stands out before two cards are picked, and to write it solo does not", () => {
  const discard = { kind: "subset", action: "discard", size: 2 };
  const options = [discard, { kind: "write_solo" }];
  assert.deepEqual(weightsIn(PREFA, { options, bargain: { solo_cost: 64 } }, { subset: discard }),
    ["primary", "quiet"]);
});

test("To play as a defender and to pass weigh the same", () => {
  for (const [game, options] of /** @type {[any, any[]][]} */ ([
    [PREFA, [{ kind: "participate", answer: "play" }, { kind: "participate", answer: "pass" }]],
    [PREFERANS, [{ kind: "participate", plays: true }, { kind: "participate", plays: false }]],
  ])) {
    assert.deepEqual(weightsIn(game, { options }), ["plain", "plain"]);
  }
});

test("To claim the rest is quiet; the card that is raised stands out", () => {
  const options = [{ kind: "play_card", card: "As" }, { kind: "claim" }];
  assert.deepEqual(weightsIn(PREFA, { options }, { playable: ["As"] }), ["quiet"]);
  assert.deepEqual(weightsIn(PREFA, { options }, { playable: ["As"], picked: ["As"] }), ["primary", "quiet"]);
});

test("To throw a deal in is quiet beside the discard", () => {
  const discard = { kind: "subset", action: "discard", size: 2 };
  assert.deepEqual(weightsIn(PREFERANS, { options: [discard, { kind: "throw_in" }] }, { subset: discard }),
    ["primary", "quiet"]);
});

test("In Stud a raise and a fold weigh the same", () => {
  const view = /** @type {any} */ ({
    me: 0, seats: [], house: { buy_in: 100, token: 1, table: [] },
    options: [{ kind: "raise", amount: 10 }, { kind: "fold" }], own: { combination: "pair", fold_loses: 5 },
  });
  const staking = /** @type {any} */ ({ picked: null, act: () => undefined, ante: null, last: null });
  assert.deepEqual(weights(studChoices(view, staking, String)), ["plain", "plain"]);
});
