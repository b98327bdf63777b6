/** Faces and names on plates, and seats that changed hands. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { nextRender } from "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { ownName } from "../../src/kitapi/web/client/settings/guest_name.js";
import { changeSettings, settings } from "../../src/kitapi/web/client/settings/settings.js";
import { faceParts, faceText } from "../../src/kitapi/web/client/table/face.js";
import { NameField } from "../../src/kitapi/web/client/table/name_field.js";
import { SeatChanges } from "../../src/kitapi/web/client/table/seat_changes.js";
import { nameOnPlate } from "../../src/kitapi/web/client/table/seating.js";
import { html, render } from "../../src/kitapi/web/client/ui.js";

afterEach(clearAway);

const seat = (/** @type {object} */ more) => /** @type {any} */ ({ seat: 1, kind: "person", name: "Maria", ...more });

test("The same name has the same face at every seat, and hardly two of a hundred names have the same", () => {
  assert.deepEqual(faceParts(faceText(seat({ seat: 0 }))), faceParts(faceText(seat({ seat: 2 }))));
  const faces = Array.from({ length: 100 }, (_, at) =>
    JSON.stringify(faceParts(faceText(seat({ name: `Name ${at}` })))));
  assert.ok(new Set(faces).size >= 95);
});

test("Who gave no name, and a bot, has the face of the seat, whatever the language of the stored name", () => {
  assert.equal(faceText(seat({ name: "Guest" })), faceText(seat({ name: "Hosť" })));
  assert.notEqual(faceText(seat({ name: "Guest" })), faceText(seat({ name: "Guest", seat: 2 })));
  assert.equal(faceText(seat({ kind: "bot", name: "steady" })), faceText(seat({ kind: "bot", name: "sharp" })));
});

test("A guest's name is drawn once, the others read it, and the guest reads You", () => {
  changeSettings({ name: "", guest: "" });
  const name = ownName();
  assert.match(name, /^[A-Z][a-z]+ [A-Z][a-z]+$/);
  assert.equal(ownName(), name);
  assert.deepEqual([true, false].map((own) => nameOnPlate(seat({ name }), own)), ["You", name]);
  changeSettings({ name: "Maria" });
  assert.equal(ownName(), "Maria");
  assert.equal(nameOnPlate(seat({ name }), true), name);
});

test("Another name is sent, and kept only when the table has it", async () => {
  changeSettings({ name: "Maria" });
  const sent = /** @type {any[]} */ ([]);
  let closed = 0;
  const field = (/** @type {string} */ name) => html`<${NameField} seat=${seat({ name })}
    send=${(/** @type {any} */ command) => sent.push(command)} onClose=${() => { closed += 1; }} />`;
  const place = drawComponent(field("Maria"));
  await nextRender();
  /** @type {HTMLInputElement} */ (place.querySelector("input")).value = "  Marika   P. ";
  place.querySelector("form")?.dispatchEvent(new Event("submit"));
  await nextRender();
  assert.deepEqual([sent, closed, settings.value.name], [[{ type: "sit", seat: 1, name: "Marika P." }], 0, "Maria"]);
  render(field("Marika P."), place);
  await nextRender();
  assert.deepEqual([closed, settings.value.name], [1, "Marika P."]);
});

test("Who gets up and sits down again has no line among the changes of seats", () => {
  const person = (/** @type {string} */ name) => ({ kind: "person", name });
  const change = (/** @type {any} */ before, /** @type {any} */ after) =>
    ({ seat: 1, deal: 2, running: false, before, after });
  const open = { kind: "open", name: "" };
  const lines = (/** @type {any[]} */ changes) =>
    drawComponent(html`<${SeatChanges} changes=${changes} />`).querySelectorAll("li").length;
  assert.equal(lines([change(person("Maria"), open), change(open, person("Maria"))]), 0);
  assert.equal(lines([change(person("Maria"), open), change(open, person("Nikos"))]), 1);
});
