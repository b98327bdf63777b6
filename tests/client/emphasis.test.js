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

test("In Stud one action at most stands out: last round's stakes, or the amount that was chosen instead", () => {
  const range = { kind: "range", action: "ante", lowest: 5, highest: 100, step: 5 };
  const options = [range, { kind: "token" }, { kind: "change_notes" }, { kind: "wave" }];
  const afterStake = [{ kind: "change_notes" }, { kind: "wave" }];
  /** @param {any[]} offered @param {{ ante?: number, last?: object | null, amount?: number }} more */
  const primary = (offered, { ante = 0, last = { ante: 25, token: true }, amount = 25 }) => {
    const view = /** @type {any} */ ({
      me: 0, seats: [{ seat: 0, ante, stack: 400 }], house: { buy_in: 1000, token: 2, table: [] }, options: offered,
    });
    const staking = /** @type {any} */ ({
      picked: null, act: () => undefined, lay: () => undefined, amount, last,
      ante: offered.includes(range) ? range : undefined,
    });
    return studChoices(view, staking, String).filter(({ likely }) => likely).map(({ key }) => key);
  };
  assert.deepEqual(primary(options, {}), ["again"]);
  assert.deepEqual(primary(options, { amount: 30 }), ["ante"]);
  assert.deepEqual(primary(options, { last: null }), ["ante"]);
  assert.deepEqual(primary(options, { last: { ante: 200 }, amount: 100 }), ["ante"]);
  assert.deepEqual(primary(options, { ante: 25, amount: 30 }), ["wave"]);
  assert.deepEqual(primary(afterStake, { ante: 25 }), ["wave"]);
  assert.deepEqual(primary(afterStake, {}), ["change_notes"]);
});

test("In Stud the cut stands out before a note that may be changed first", () => {
  const range = { kind: "range", action: "cut", lowest: 5, highest: 47, step: 1 };
  const view = /** @type {any} */ ({
    me: 0, seats: [], house: { buy_in: 1000, token: 2, table: [] },
    options: [{ kind: "change_notes" }, range, { kind: "decline_cut" }],
  });
  const staking = /** @type {any} */ ({ picked: null, act: () => undefined, last: null, cutting: range, cut: 26 });
  assert.deepEqual(weights(studChoices(view, staking, String)), ["plain", "primary", "plain"]);
});

test("In Stud a hand to declare stands out before a new card, and the card that is picked up before both", () => {
  const view = /** @type {any} */ ({
    me: 0, seats: [], house: { buy_in: 100, token: 1, table: [] },
    options: [{ kind: "declare" }, { kind: "exchange", card: "2h" }, { kind: "no_exchange" }],
    own: { combination: "flush", tier: "flush", fee: 5 },
  });
  const primary = (/** @type {string | null} */ picked) =>
    studChoices(view, /** @type {any} */ ({ picked, act: () => undefined, last: null }), String)
      .filter(({ likely }) => likely).map(({ key }) => key);
  assert.deepEqual(primary(null), ["declare"]);
  assert.deepEqual(primary("2h"), ["exchange"]);
});
