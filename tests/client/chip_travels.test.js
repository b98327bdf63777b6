/** Which chips move between two moments of a round, and figures that count. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { figureBetween } from "../../src/kitapi/web/client/table/motion.js";
import { travelsBetween } from "../../src/kitapi/games/caribbean_stud/client/table/travels.js";

/** @param {any[]} seats @param {number} [number] */
const viewOf = (seats, number = 4) =>
  /** @type {any} */ ({ number, phase: "settle", seats: seats.map((seat, at) => ({ seat: at, stack: 900, ...seat })) });

/** @param {any[]} before @param {any[]} after */
const moved = (before, after) => travelsBetween(viewOf(before), viewOf(after));

const STAKED = { ante: 25, bet: 50 };
const settledBy = (/** @type {number} */ total) => ({ ante: 0, bet: 0, settled: { total } });

test("What a seat wins comes from the tray, what it loses goes there, and a tie moves nothing", () => {
  assert.deepEqual(moved([STAKED, STAKED, STAKED], [settledBy(75), settledBy(-75), settledBy(0)]), [
    { seat: 0, amount: 75, way: "paid" }, { seat: 1, amount: 75, way: "taken" },
  ]);
});

test("A folded ANTE is taken once, when it is collected", () => {
  const fold = { choice: "fold", ante: 25 };
  const collected = { choice: "fold", ante: 0 };
  assert.deepEqual(moved([{ ante: 25 }], [fold]), []);
  assert.deepEqual(moved([fold], [collected]), [{ seat: 0, amount: 25, way: "taken" }]);
  assert.deepEqual(moved([collected], [{ ...collected, settled: { total: -25 } }]), []);
});

test("The price of a card is taken once the card is given, an award is paid, and stakes that are raised stay", () => {
  assert.deepEqual(moved([{ ante: 25, fee: 25 }], [{ ante: 25, fee: 0, exchanged: true }]),
    [{ seat: 0, amount: 25, way: "taken" }]);
  assert.deepEqual(moved([settledBy(75)], [{ ...settledBy(75), award: { tier: "flush", amount: 50 } }]),
    [{ seat: 0, amount: 50, way: "paid" }]);
  assert.deepEqual(moved([{ ante: 25 }], [{ ...STAKED, choice: "raise" }]), []);
});

test("Stakes that come back from a void hand are not taken, and another round begins without a travel", () => {
  assert.deepEqual(moved([STAKED], [{ ante: 0, bet: 0, void: true }]), []);
  const folded = viewOf([{ choice: "fold", ante: 0 }]);
  assert.deepEqual(travelsBetween(viewOf([{ choice: "fold", ante: 25 }]), { ...folded, void: true }), []);
  assert.deepEqual(travelsBetween(viewOf([STAKED], 4), viewOf([settledBy(-75)], 5)), []);
  assert.deepEqual(travelsBetween(null, viewOf([settledBy(75)])), []);
});

test("A figure counts in whole units from the old amount to the new one, and no further", () => {
  assert.deepEqual([0, 0.5, 1, 1.4].map((share) => figureBetween(100, 75, share)), [100, 88, 75, 75]);
  assert.equal(figureBetween(10, 20, -0.2), 10);
});
