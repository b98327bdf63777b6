/** What the page keeps of table talk, and when it offers any. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addSaid, mayBeTalk } from "../../src/kitapi/web/client/table/talk_record.js";

/** @param {number} number @returns {any} */
const saying = (number) => ({ type: "said", number, seat: 0, name: "Maria", phrase: "hello" });

/** A table of these kinds of occupants. @param {string[]} kinds @param {object} [more] @returns {any} */
const tableOf = (kinds, more) => ({ seats: kinds.map((kind) => ({ kind })), talk: "open", moderates: false, ...more });

test("a new phrase has the time of its arrival, and one from before the page came has none", () => {
  const before = addSaid([], { type: "talk", said: [saying(1)] });
  const said = addSaid(before, saying(2));
  assert.deepEqual(said.map(({ number, at }) => [number, typeof at]), [[1, "undefined"], [2, "number"]]);
});

test("what the server kept replaces what the page had, and the page keeps fifty phrases", () => {
  const many = Array.from({ length: 60 }, (_, at) => saying(at)).reduce(addSaid, /** @type {any} */ ([]));
  assert.deepEqual([many.length, many.at(-1).number], [50, 59]);
  assert.deepEqual(addSaid(many, { type: "talk", said: [saying(7)] }), [saying(7)]);
});

test("a text that was removed stays without its words, so that it can still be reported", () => {
  const written = { type: "written", number: 2, seat: 0, name: "Maria", who: "ab", text: "Rude" };
  const said = [saying(1), written].reduce(addSaid, /** @type {any} */ ([]));
  const after = addSaid(said, { type: "taken_away", number: 2 });
  assert.deepEqual(after.map(({ number, text, gone }) => [number, text, gone]),
    [[1, undefined, undefined], [2, "", true]]);
});

test("talk is offered where two people sit, unless it is switched off and the viewer cannot switch it on", () => {
  const two = ["person", "bot", "person"];
  assert.equal(mayBeTalk(tableOf(["person", "bot", "bot"])), false);
  assert.equal(mayBeTalk(tableOf(two)), true);
  assert.equal(mayBeTalk(tableOf(two, { talk: "silent" })), true);
  assert.equal(mayBeTalk(tableOf(two, { talk: "off" })), false);
  assert.equal(mayBeTalk(tableOf(two, { talk: "off", moderates: true })), true);
});
