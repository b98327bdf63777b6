/** What is picked up but not done yet: a card raised, cards to discard; and the choices that come of it. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { manualClock } from "./clock.js";
import { nextRender } from "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { changeSettings as chooseSetting } from "../../src/kitapi/web/client/settings/settings.js";
import { choicesOf } from "../../src/kitapi/web/client/tricks/choices.js";
import { useChoiceState, valuesOf } from "../../src/kitapi/web/client/tricks/choice_state.js";
import { html, signal } from "../../src/kitapi/web/client/ui.js";

const unanswered = signal(new Map());
const view = signal(/** @type {any} */ (null));
/** @type {any[]} */
let acts = [];
/** @type {any} */
let choosing = null;

function Chooser() {
  choosing =
    useChoiceState(view.value,
      /** @type {any} */ ({ act: (/** @type {object} */ action) => acts.push(action), link: { unanswered } }),
      () => "first");
  return null;
}

const PLAYING = {
  number: 1, phase: "playing", hand: ["As", "Kd", "7h"],
  options: [{ kind: "play_card", card: "As" }, { kind: "play_card", card: "Kd" }],
};
const DISCARDING = {
  number: 1, phase: "discarding", hand: ["As", "Kd", "7h"],
  options: [{ kind: "subset", action: "discard", of: ["As", "Kd", "7h"], size: 2 }],
};

/** @param {any} shown */
async function show(shown) {
  view.value = shown;
  await nextRender();
}

/** @param {string[]} cards */
async function tap(...cards) {
  for (const card of cards) {
    choosing.choose(card);
    await nextRender();
  }
}

const { setTimeout: later, clearTimeout: forget } = globalThis;
let clock = manualClock();

/** Lets time pass for the card that is about to be played. @param {number} millis */
async function wait(millis) {
  clock.pass(millis);
  await nextRender();
}

beforeEach(async () => {
  chooseSetting({ oneTap: false, forced: false });
  acts = [];
  unanswered.value = new Map();
  view.value = null;
  drawComponent(html`<${Chooser} />`);
  await show(PLAYING);
});
afterEach(clearAway);

/** Has the timers of the page run by a clock of the test; returns what ends that. */
function stopTime() {
  clock = manualClock();
  Object.assign(globalThis, { setTimeout: clock.after, clearTimeout: clock.cancel });
  return () => { Object.assign(globalThis, { setTimeout: later, clearTimeout: forget }); };
}

const game = /** @type {any} */ ({
  choiceOf: (/** @type {any} */ option) => [{ key: option.kind, label: option.kind }] });
const act = (/** @type {object} */ action) => acts.push(action);
const choices = () => choicesOf(game, view.value, choosing, act);

test("a card is raised by the first tap and played by the second", async () => {
  await tap("As");
  assert.deepEqual([choosing.picked, acts], [["As"], []]);
  await tap("As");
  assert.deepEqual([choosing.picked, acts], [[], [{ kind: "play_card", card: "As" }]]);
});

test("another card takes the place of the one raised", async () => {
  await tap("As", "Kd");
  assert.deepEqual([choosing.picked, acts], [["Kd"], []]);
});

test("one tap plays a card after half a second; until then another tap takes it back", async () => {
  const letTimeRun = stopTime();
  chooseSetting({ oneTap: true });
  await tap("Kd");
  assert.deepEqual([choosing.leaving, choosing.picked, choices()], ["Kd", ["Kd"], []]);
  await wait(499);
  await tap("Kd");
  await wait(1000);
  assert.deepEqual([choosing.picked, acts], [[], []]);
  await tap("Kd", "As");
  await wait(500);
  letTimeRun();
  assert.deepEqual([choosing.picked, acts], [[], [{ kind: "play_card", card: "As" }]]);
});

test("who has chosen so sees their only card played without a tap, and can take it back", async () => {
  const letTimeRun = stopTime();
  chooseSetting({ forced: true });
  await show({ ...PLAYING, hand: ["As", "Kd"], options: PLAYING.options.slice(0, 1) });
  assert.deepEqual([choosing.leaving, acts], ["As", []]);
  await tap("As");
  await wait(1000);
  assert.deepEqual(acts, []);
  await show({ ...PLAYING, hand: ["Kd"], options: PLAYING.options.slice(1) });
  await wait(500);
  letTimeRun();
  assert.deepEqual(acts, [{ kind: "play_card", card: "Kd" }]);
});

test("the server is asked why a card may not be played, and only while one is to be played", async () => {
  choosing.onRefuse("7h");
  assert.deepEqual(acts, [{ kind: "play_card", card: "7h" }]);
  await show(DISCARDING);
  assert.equal(choosing.onRefuse, null);
});

test("of too many cards to discard the oldest goes back; a second tap puts one back", async () => {
  chooseSetting({ oneTap: true });
  await show(DISCARDING);
  await tap("As", "Kd", "7h");
  assert.deepEqual([choosing.picked, choosing.throwCard], [["Kd", "7h"], null]);
  await tap("Kd");
  assert.deepEqual([choosing.picked, acts], [["7h"], []]);
});

test("only what the server offers is offered, and nothing while an answer is awaited", async () => {
  assert.deepEqual([[...choosing.offered], choosing.form], [["As", "Kd"], undefined]);
  await show(DISCARDING);
  assert.deepEqual([...choosing.offered], ["As", "Kd", "7h"]);
  unanswered.value = new Map([["id", {}]]);
  await nextRender();
  assert.deepEqual([choosing.offered, choosing.sending], [null, true]);
  await show({ ...PLAYING, options: [{ kind: "pass" }, { kind: "form", fields: [] }] });
  assert.deepEqual(choosing.forms, [{ kind: "form", fields: [] }]);
  unanswered.value = new Map();
  await nextRender();
  assert.equal(choosing.offered, null);
});

test("what was picked is forgotten with the moment it was picked in", async () => {
  await tap("As");
  choosing.setNamed("7h");
  await show({ ...PLAYING, trick: [{ seat: 1, card: "9s" }] });
  assert.deepEqual([choosing.picked, choosing.named], [["As"], "7h"]);
  await show({ ...PLAYING, hand: ["As", "Kd"] });
  assert.deepEqual([choosing.picked, choosing.named], [[], "first"]);
});

test("a raised card has a button of its own before all others", async () => {
  await show({ ...PLAYING, options: [...PLAYING.options, { kind: "claim" }] });
  assert.deepEqual(choices().map(({ key }) => key), ["claim"]);
  await tap("Kd");
  const [play] = choices();
  assert.deepEqual([play?.key, play?.spoken], ["play", "Play king of diamonds"]);
  play?.act?.();
  assert.deepEqual(acts, [{ kind: "play_card", card: "Kd" }]);
});

test("the page gives its share of the shuffle itself: there is no button for it", async () => {
  await show({ ...PLAYING, options: [{ kind: "seal" }, { kind: "nonce" }, { kind: "pass" }] });
  const [pass, ...more] = choices();
  assert.deepEqual([pass?.label, more], ["Pass", []]);
  pass?.act?.();
  assert.deepEqual(acts, [{ kind: "pass" }]);
});

test("cards can be discarded once enough are picked", async () => {
  await show(DISCARDING);
  await tap("As");
  assert.ok(!choices()[0]?.act);
  await tap("7h");
  assert.equal(choices()[0]?.spoken, "Discard ace of spades, seven of hearts");
  choices()[0]?.act?.();
  assert.deepEqual(acts, [{ kind: "discard", cards: ["As", "7h"] }]);
});

test("nothing can be pressed while an answer is awaited", async () => {
  await show({ ...PLAYING, options: [...PLAYING.options, { kind: "pass" }] });
  await tap("As");
  unanswered.value = new Map([["id", {}]]);
  await nextRender();
  assert.deepEqual(choices().map(({ key, act: pressed }) => [key.slice(0, 6), pressed]),
    [["play", null], ['{"kind', null]]);
});

test("the values of a form's field are those the server names", () => {
  const form = /** @type {any} */ ({ fields: [{ name: "contract", values: ["6s", "6c"] }] });
  assert.deepEqual([valuesOf(form, "contract"), valuesOf(form, "other"), valuesOf(undefined, "contract")],
    [["6s", "6c"], [], []]);
});
