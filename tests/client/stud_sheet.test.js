/** The sheet of Caribbean Stud: what a ruling did to a round. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { spokenText } from "./small_dom.js";
import { StudSheet } from "../../src/kitapi/games/caribbean_stud/client/sheet.js";
import { html } from "../../src/kitapi/web/client/ui.js";

const TABLE = /** @type {any} */ ({ id: "", me: null, seats: [{ seat: 0, kind: "person", name: "Anna" }] });
const ROUND = { number: 1, seats: [], won: [0], results: [0], void: "CSP-100", rulings: ["CSP-110", "CSP-100"] };

afterEach(clearAway);

test("a round on which there were rulings names every one of them", () => {
  const sheet = /** @type {any} */ ({ hands: [ROUND], results: [0] });
  const place = drawComponent(html`<${StudSheet} sheet=${sheet} table=${TABLE} view=${/** @type {any} */ ({})} />`);
  assert.deepEqual(place.querySelectorAll(".rule-number").map(spokenText), ["CSP-110", "CSP-100"]);
  assert.match(spokenText(place.querySelector("summary")), /void by CSP-100/);
});
