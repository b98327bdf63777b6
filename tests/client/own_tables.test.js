/** The visitor's tables on the first page: whom with, how it stands, when last; and the archive. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { nextRender } from "./page.js";
import "./games.js";
import { clearAway, drawComponent } from "./drawing.js";
import { spokenText } from "./small_dom.js";
import { OwnTables } from "../../src/kitapi/web/client/start/own_tables.js";
import { html } from "../../src/kitapi/web/client/ui.js";

const bot = { kind: "bot", name: "" };
const RUNNING = {
  table: "a", game: "prefa", seat: 0, roles: [], number: 4, over: false, result: -136, archived: false,
  others: [{ kind: "person", name: "Maria" }, bot], changed: "",
};

/** @param {object[]} tables @param {() => void} [onChange] */
const drawFor = (tables, onChange = () => undefined) =>
  drawComponent(html`<${OwnTables} tables=${tables.map((one, at) => ({ ...RUNNING, table: `t${at}`, ...one }))}
    onChange=${onChange} />`);

afterEach(clearAway);

test("A running table says its game, deal, result and who else sits there", () => {
  const place = drawFor([{}, { number: 0, result: null, others: [bot, { kind: "open", name: "" }] }]);
  assert.deepEqual(place.querySelectorAll("li > a").map(spokenText), [
    "Prefa deal 4 −136 Maria, 1 bot", "Prefa not yet begun 1 bot, 1 open seat",
  ]);
});

test("What was archived, is finished or is more than five lies in the archive, and nothing is lost", () => {
  const place = drawFor([{ archived: true }, { over: true }, ...Array(6).fill({})]);
  const links = (/** @type {any} */ part) => part.querySelectorAll("a").map((/** @type {any} */ one) =>
    one.getAttribute("href"));
  const archive = place.querySelector("details");
  assert.deepEqual(links(archive), ["/table/t0", "/table/t1", "/table/t7"]);
  assert.equal(links(place).length, 8);
});

test("One button puts a table into the archive, the same takes it out, and a finished table has none", async () => {
  const calls = /** @type {string[]} */ ([]);
  const real = globalThis.fetch;
  globalThis.fetch = /** @type {any} */ (async (/** @type {string} */ address, /** @type {any} */ { method }) => {
    calls.push(`${method} ${address}`);
    return { ok: true, json: async () => ({}) };
  });
  try {
    let changes = 0;
    const place = drawFor([{}, { archived: true }, { over: true }], () => { changes += 1; });
    const buttons = /** @type {any[]} */ (place.querySelectorAll("button"));
    assert.deepEqual(buttons.map((one) => one.getAttribute("aria-label")),
      ["Put into the archive", "Take out of the archive"]);
    for (const button of buttons) button.click();
    await nextRender();
    assert.deepEqual(calls, ["POST /api/tables/t0/archive", "DELETE /api/tables/t1/archive"]);
    assert.equal(changes, 2);
  } finally {
    globalThis.fetch = real;
  }
});
