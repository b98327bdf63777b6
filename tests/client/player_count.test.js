/** The number of players of a table of one tap is chosen on the first page, and remembered. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { nextRender } from "./page.js";
import "./games.js";
import { clearAway, drawComponent } from "./drawing.js";
import { spokenText } from "./small_dom.js";
import { changeSettings, settings } from "../../src/kitapi/web/client/settings/settings.js";
import { chosenPlayers } from "../../src/kitapi/web/client/start/player_count.js";
import { StartPage } from "../../src/kitapi/web/client/start/start_page.js";
import { html } from "../../src/kitapi/web/client/ui.js";

afterEach(() => {
  clearAway();
  changeSettings({ players: 0, game: "" });
});

/** Draws the first page and presses *Play now*; returns the tables that were ordered. @param {any} place */
async function pressPlayNow(place) {
  const orders = /** @type {any[]} */ ([]);
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = /** @type {any} */ (async (/** @type {string} */ address, /** @type {any} */ sent) => {
    if (sent?.method === "POST") orders.push(JSON.parse(sent.body));
    const answer = { games: [{ name: "prefa", seats: [3, 4], bots: ["sharp"], fields: [], presets: {} }], table: "t1" };
    return { ok: true, status: 200, json: async () => answer, headers: new Headers() };
  });
  place.querySelector("form.ways").dispatchEvent(new Event("submit"));
  for (let turn = 0; turn < 8; turn++) await nextRender();
  globalThis.fetch = fetchBefore;
  return orders;
}

test("four players are chosen once, and every later table of one tap has four seats", async () => {
  changeSettings({ game: "prefa" });
  const place = drawComponent(html`<${StartPage} />`);
  const [three, four] = place.querySelectorAll(".players input");
  assert.deepEqual([three, four].map((input) => input?.getAttribute("checked") !== null), [true, false]);
  /** @type {any} */ (four).dispatchEvent(new Event("change"));
  await nextRender();
  assert.match(spokenText(place.querySelector(".big")), /with 3 bots/);
  assert.equal(settings.value.players, 4);
  const [order] = await pressPlayNow(place);
  assert.deepEqual([order.terms.players, order.seats], [4, ["me", "sharp", "sharp", "sharp"]]);
});

test("a game that three or four cannot choose between keeps its usual number, and shows no choice", () => {
  changeSettings({ game: "caribbean-stud", players: 4 });
  const place = drawComponent(html`<${StartPage} />`);
  assert.equal(place.querySelector(".players"), null);
  assert.equal(chosenPlayers("caribbean-stud"), 5);
  assert.deepEqual(["prefa", "preferans"].map(chosenPlayers), [4, 4]);
});
