/** Taking a decision back: the button sends the number that the server offers; other people must agree. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { TakeBackSlip } from "../../src/kitapi/web/client/table/take_back_slip.js";
import { TakeBack } from "../../src/kitapi/web/client/tricks/take_back.js";
import { html } from "../../src/kitapi/web/client/ui.js";

const sent = /** @type {any[]} */ ([]);
const link = { send: (/** @type {any} */ command) => { sent.push(command); } };
const state = (/** @type {number | null} */ kept) => /** @type {any} */ ({ takeBack: { value: kept }, link });
const person = (/** @type {number} */ seat, /** @type {string} */ name) => ({ seat, kind: "person", name });

beforeEach(() => { sent.length = 0; });
afterEach(clearAway);

test("The button stands there only while there is something to take back, and names it to the server", () => {
  assert.equal(drawComponent(html`<${TakeBack} state=${state(null)} />`).querySelectorAll("button").length, 0);
  drawComponent(html`<${TakeBack} state=${state(17)} />`).querySelectorAll("button")[0]?.click();
  assert.deepEqual(sent, [{ type: "take_back", kept: 17 }]);
});

test("The others answer; who asks may withdraw, and sees who has not answered", () => {
  const seats = [person(0, "Maria"), person(1, "Nikos"), { seat: 2, kind: "bot", name: "steady" }];
  const slip = (/** @type {number} */ me, /** @type {any} */ proposal) => drawComponent(html`<${TakeBackSlip}
    table=${/** @type {any} */ ({ me, seats, proposal })} state=${state(null)} />`);
  const proposal = { number: 3, seat: 0, action: null, agreed: [0], takes_back: true };
  assert.match(slip(1, proposal).textContent, /Maria asks to take the last decision back/);
  const [agree, refuse] = slip(1, proposal).querySelectorAll("button");
  agree?.click();
  refuse?.click();
  assert.match(slip(0, proposal).textContent, /Waiting for Nikos/);
  slip(0, proposal).querySelectorAll("button")[0]?.click();
  assert.deepEqual(sent.map(({ agree: agreed }) => agreed), [true, false, false]);
  assert.equal(slip(1, { ...proposal, takes_back: false, release: 2 }).textContent, "");
});
