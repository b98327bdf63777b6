/** What people and results call the seats of a table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { nameOnPlate, namesFor } from "../../src/kitapi/web/client/table/seating.js";

const SEATS = /** @type {any} */ ([
  { seat: 0, kind: "person", name: "Maria" },
  { seat: 1, kind: "open", name: "", reserved: "Petros" },
  { seat: 2, kind: "open", name: "", reserved: null },
  { seat: 3, kind: "bot", name: "steady", reserved: "Dora" },
]);

test("results name the owner of a seat that is empty for now, its plate says that it is open", () => {
  const nameOf = namesFor({ me: 0, seats: SEATS });
  assert.deepEqual([0, 1, 2, 3].map(nameOf), ["Maria", "Petros", "Open seat", "Alekos"]);
  assert.equal(nameOnPlate(SEATS[1], false), "Open seat");
});
