/** The form of a table with friends says in the page what is missing. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { nextRender } from "./page.js";
import "./games.js";
import { clearAway, drawComponent } from "./drawing.js";
import { spokenText } from "./small_dom.js";
import { changeSettings } from "../../src/kitapi/web/client/settings/settings.js";
import { FriendsForm } from "../../src/kitapi/web/client/start/friends_form.js";
import { html } from "../../src/kitapi/web/client/ui.js";

const GAME = { name: "prefa", seats: [3, 4], bots: ["sharp"], fields: [], presets: {}, advice: true };

afterEach(clearAway);

test("Without a name no table is opened, and the form says so beside the field; with one it is", async () => {
  const orders = /** @type {any[]} */ ([]);
  changeSettings({ name: "" });
  const place = drawComponent(html`<${FriendsForm} game=${GAME}
    onOrder=${(/** @type {any} */ order) => orders.push(order)} />`);
  const form = /** @type {any} */ (place.querySelector("form"));
  const submit = async () => {
    form.dispatchEvent(new Event("submit"));
    await nextRender();
  };
  assert.equal(place.querySelector("[role=alert]"), null);
  await submit();
  assert.deepEqual(orders, []);
  assert.equal(spokenText(place.querySelector(".missing")), "Your name is missing: the others see it.");
  changeSettings({ name: "Maria" });
  await submit();
  assert.equal(place.querySelector(".missing"), null);
  assert.equal(orders[0].name, "Maria");
  changeSettings({ name: "" });
});
