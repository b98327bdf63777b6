/** Who sits down while a table waits for players. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { arrivals } from "../../src/kitapi/web/client/table/arrivals.js";

/** @param {string} kinds of each seat @returns {any[]} */
const seats = (kinds) => [...kinds].map((kind, seat) => ({
  seat, kind: { p: "person", b: "bot", o: "open" }[kind], name: `P${seat}`,
}));

test("Only people who were not there are called, and never the viewer", () => {
  assert.deepEqual(arrivals(seats("pob"), { me: 0, seats: seats("ppb") }), ["P1"]);
  assert.deepEqual(arrivals(seats("oob"), { me: 0, seats: seats("pob") }), []);
  assert.deepEqual(arrivals(seats("pob"), { me: 0, seats: seats("pbp") }), ["P2"]);
  assert.deepEqual(arrivals(seats("ppo"), { me: 0, seats: seats("poo") }), []);
});
