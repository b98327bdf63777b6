/** What happened is shown one thing after the other, and never holds the reader up. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { manualClock } from "./clock.js";
import "./page.js";
import { steps as prefa } from "../../src/kitapi/games/prefa/client/show.js";
import { changeSettings } from "../../src/kitapi/web/client/settings/settings.js";
import { openPace } from "../../src/kitapi/web/client/table/pace.js";

let clock = manualClock();
/** Kinds of what was shown, null for the present; and what was recalled. @type {(string | null)[]} */
let shown = [];
/** @type {[number, string[]][]} */
let recalled = [];
/** @type {any} */
let pace = null;

beforeEach(() => {
  clock = manualClock();
  Object.assign(globalThis, { setTimeout: clock.after, clearTimeout: clock.cancel });
  shown = [];
  recalled = [];
  pace =
    openPace(() => prefa, (seen) => shown.push(seen ? String(seen.kind) : null),
      (frames, deal) => recalled.push([deal, frames.map(({ seen }) => String(seen?.kind))]));
});

const VIEW = {
  number: 3, players: 3, active: [0, 1, 2], held: [10, 10, 10], tricks: [0, 0, 0], phase: "playing", hand: ["As"],
  trick: [], turn: [0], options: [],
};
const card = (/** @type {number} */ seat, /** @type {string} */ name) => ({ kind: "card_played", seat, card: name });
const TRICK = [card(0, "Ks"), card(1, "9s"), card(2, "8s"), { kind: "trick_taken", seat: 0 }];

/** @param {any[]} observations @param {any} [more] */
const state = (observations, { view = VIEW, version = 1, ...more } = {}) =>
  ({ version, table: { game: "prefa" }, view, observations, ...more });
const arrive = (/** @type {any[]} */ observations, /** @type {any} */ more = {}) =>
  pace.arrive(state(observations, more));

/** The present is there, and nothing to be shown any more. */
function sitDown() {
  arrive([]);
  clock.pass(0);
}

const table = () => pace.shown.value.view;

test("who likes it quick sees each step for two fifths of its time, and at once nothing waits", () => {
  sitDown();
  changeSettings({ pace: "quick" });
  arrive(TRICK, { view: { ...VIEW, tricks: [1, 0, 0] } });
  clock.pass(207);
  assert.equal(shown.length, 2);
  clock.pass(1);
  assert.equal(shown.length, 3);
  changeSettings({ pace: "at_once" });
  clock.pass(208);
  assert.equal(pace.shown.value.catchingUp, false);
  changeSettings({ pace: "normal" });
});

test("a trick is shown card by card, lies there for a second, and is gathered", () => {
  sitDown();
  arrive(TRICK, { view: { ...VIEW, tricks: [1, 0, 0] } });
  assert.deepEqual([shown, pace.shown.value.catchingUp], [[null, "card_played"], true]);
  assert.deepEqual([table().trick, table().turn], [[{ seat: 0, card: "Ks" }], [1]]);
  clock.pass(519);
  assert.equal(shown.length, 2);
  clock.pass(1);
  assert.equal(shown.length, 3);
  clock.pass(1040);
  assert.deepEqual([table().trick.length, pace.shown.value.gathering, table().tricks], [3, 0, [1, 0, 0]]);
  clock.pass(999);
  assert.equal(pace.shown.value.gathering, 0);
  clock.pass(1);
  assert.deepEqual([pace.shown.value.gathering, table().trick, pace.shown.value.catchingUp], [null, [], false]);
  assert.deepEqual(shown, [null, ...TRICK.map(({ kind }) => kind), null]);
});

test("the last thing shown is the present, with what may be done in it", () => {
  const options = [{ kind: "form" }];
  arrive([card(2, "8s")], { version: 7, view: { ...VIEW, options } });
  assert.deepEqual([pace.shown.value.version, table().options, pace.shown.value.catchingUp], [7, options, false]);
  assert.deepEqual(shown, ["card_played"]);
});

test("nothing may be done in a moment that is past", () => {
  sitDown();
  arrive([card(0, "Ks"), card(1, "9s")], { view: { ...VIEW, options: [{ kind: "form" }] } });
  assert.deepEqual(table().options, []);
});

test("what comes meanwhile waits its turn, and starts from the view before it", () => {
  sitDown();
  arrive([card(0, "Ks")], { view: { ...VIEW, trick: [{ seat: 0, card: "Ks" }] } });
  arrive([card(1, "9s")], { view: { ...VIEW, trick: [{ seat: 0, card: "Ks" }, { seat: 1, card: "9s" }] } });
  assert.equal(table().trick.length, 1);
  clock.pass(520);
  assert.equal(table().trick.length, 2);
});

test("a reader in a hurry sees the present at once, and misses no words", () => {
  sitDown();
  arrive(TRICK);
  assert.equal(pace.hurry(), true);
  assert.deepEqual(shown, [null, ...TRICK.map(({ kind }) => kind), null]);
  assert.deepEqual([pace.shown.value.gathering, clock.timers.size], [null, 0]);
  assert.equal(pace.hurry(), false);
});

test("a page that is far behind goes four times as fast", () => {
  sitDown();
  arrive(Array.from({ length: 20 }, () => card(0, "Ks")));
  const times = [];
  for (let count = shown.length; shown.length < 21; count = shown.length) {
    const start = clock.now();
    while (shown.length === count) clock.pass(10);
    times.push(clock.now() - start);
  }
  assert.deepEqual(times, [...Array(5).fill(130), ...Array(14).fill(520)]);
});

test("who comes back is not shown again what was missed, but it can be read", () => {
  sitDown();
  arrive(TRICK);
  arrive([], { history: TRICK });
  assert.deepEqual(recalled, [[3, TRICK.map(({ kind }) => kind)]]);
  assert.deepEqual([pace.shown.value.catchingUp, table().trick], [false, []]);
});

test("before the first deal there is nothing to recall", () => {
  pace.arrive({ ...state([]), view: null, history: [] });
  assert.deepEqual([recalled, pace.shown.value.view], [[], null]);
});

test("a closed page shows nothing more", () => {
  sitDown();
  arrive(TRICK);
  pace.close();
  clock.pass(60_000);
  assert.equal(shown.length, 2);
});
