/** When the meaning of a word is shown where it stands. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { document } from "./page.js";
import { Element } from "./small_dom.js";
import { WordWatch } from "../../src/kitapi/web/client/table/word_watch.js";

let said = /** @type {string[]} */ ([]);
let watch = /** @type {any} */ (null);

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  said = [];
  const say = (/** @type {string} */ what) => (/** @type {any} */ word) => said.push(`${what} ${word.dataset.word}`);
  watch = new WordWatch({
    contains: () => false, describe: say("describes"), show: say("shows"), hide: () => said.push("hides"),
  });
});
afterEach(() => mock.timers.reset());

/** An element whose word is `word`, in focus by the keyboard. @param {string} name @param {string} word */
function elementOf(name, word) {
  const element = /** @type {any} */ (new Element(name, ""));
  element.setAttribute("data-word", word);
  element.matches = (/** @type {string} */ selector) =>
    [":focus-visible", ":hover"].includes(selector) || Element.prototype.matches.call(element, selector);
  return element;
}

const elsewhere = new Element("p", "");
const by = (/** @type {string} */ pointerType, /** @type {any} */ target, more = {}) =>
  ({ pointerType, target, clientX: 5, clientY: 5, ...more });

/** An event that notes what is done with it. @param {any} target @param {object} [more] */
function eventAt(target, more) {
  const done = /** @type {string[]} */ ([]);
  return { target, done, preventDefault: () => done.push("prevented"), stopPropagation: () => done.push("stopped"),
    ...more };
}

test("a mouse that stays on a word shows its meaning, one that passes over it does not", () => {
  const word = elementOf("span", "kasa");
  watch.pointerover(by("mouse", word));
  mock.timers.tick(200);
  watch.pointerover(by("mouse", elsewhere));
  mock.timers.tick(1000);
  assert.deepEqual(said, ["hides"]);
  watch.pointerover(by("mouse", word));
  mock.timers.tick(1000);
  assert.deepEqual(said, ["hides", "shows kasa"]);
});

test("a finger that rests on a button shows its meaning and does not press it; the next tap presses it", () => {
  const button = elementOf("button", "kontra");
  watch.pointerdown(by("touch", button));
  mock.timers.tick(499);
  assert.deepEqual(said, ["hides"]);
  mock.timers.tick(1);
  assert.deepEqual(said, ["hides", "shows kontra"]);
  watch.pointerup();
  const lifted = eventAt(button);
  watch.click(lifted);
  assert.deepEqual(lifted.done, ["prevented", "stopped"]);
  watch.pointerdown(by("touch", button));
  watch.pointerup();
  const tapped = eventAt(button);
  watch.click(tapped);
  mock.timers.tick(1000);
  assert.deepEqual([tapped.done, said], [[], ["hides", "shows kontra", "hides"]]);
});

test("a finger that moves on scrolls, and shows nothing", () => {
  const word = elementOf("span", "kasa");
  for (const goOn of [() => watch.pointermove({ clientX: 5, clientY: 30 }), () => watch.pointercancel()]) {
    watch.pointerdown(by("touch", word));
    goOn();
    mock.timers.tick(1000);
  }
  assert.deepEqual(said, ["hides", "hides"]);
});

test("the browser's own long press shows the meaning instead of selecting the word", () => {
  const word = elementOf("span", "kasa");
  const clicked = eventAt(word, { pointerType: "mouse" });
  watch.contextmenu(clicked);
  const pressed = eventAt(word, { pointerType: "touch" });
  watch.contextmenu(pressed);
  assert.deepEqual([clicked.done, pressed.done, said], [[], ["prevented"], ["shows kasa"]]);
});

test("a tap shows the meaning of a word that is no button at once, and leaves buttons alone", () => {
  watch.click(eventAt(elementOf("button", "kontra")));
  watch.click(eventAt(elsewhere));
  assert.deepEqual(said, []);
  watch.click(eventAt(elementOf("span", "kasa")));
  assert.deepEqual(said, ["shows kasa"]);
});

test("a word in focus is described at once and shown after a wait, until the focus leaves it", () => {
  const word = elementOf("span", "kasa");
  watch.focusin({ target: word });
  assert.deepEqual(said, ["describes kasa"]);
  mock.timers.tick(400);
  watch.focusout({ target: word });
  assert.deepEqual(said, ["describes kasa", "shows kasa", "hides"]);
});

test("Escape closes the meaning and nothing else; without one it is left to others", () => {
  const word = elementOf("span", "kasa");
  const early = eventAt(word, { key: "Escape" });
  watch.keydown(early);
  watch.click(eventAt(word));
  const late = eventAt(word, { key: "Escape" });
  watch.keydown(late);
  assert.deepEqual([early.done, late.done, said], [[], ["prevented", "stopped"], ["shows kasa", "hides"]]);
});

test("arrows lead along all words that are no buttons and can be seen", () => {
  const words = ["kasa", "hidden", "quotas"].map((word) => elementOf("span", word));
  const button = elementOf("button", "kontra");
  let reached = "";
  for (const one of [...words, button]) {
    one.checkVisibility = () => one.dataset.word !== "hidden";
    one.tabIndex = -2;
    one.focus = () => { reached = one.dataset.word; };
    document.body.appendChild(one);
  }
  watch.keydown(eventAt(words[0], { key: "ArrowRight" }));
  assert.deepEqual([reached, words[2].tabIndex], ["quotas", -1]);
  watch.keydown(eventAt(words[2], { key: "ArrowLeft" }));
  assert.equal(reached, "kasa");
  const onButton = eventAt(button, { key: "ArrowLeft" });
  watch.keydown(onButton);
  assert.deepEqual([reached, onButton.done], ["kasa", []]);
  for (const one of [...words, button]) one.remove();
});
