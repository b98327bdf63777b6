/** The log of a table with a house: times in the viewer's zone, and lines of one kind or seat. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { clearAway, drawComponent } from "./drawing.js";
import { html } from "../../src/kitapi/web/client/ui.js";
import { belongsTo, TimedLog } from "../../src/kitapi/web/client/table/timed_log.js";

const SHOWN = Date.UTC(2026, 10, 29, 8, 5, 9);
const LINES = /** @type {import("../../src/kitapi/web/client/table/log.js").Line[]} */ ([
  { id: 1, words: "Rena: fold", weight: "said", seat: 0 },
  { id: 2, words: "BET is exact", weight: "said", by: "Dealer: the automaton", at: SHOWN, seat: 2 },
  { id: 3, words: "Game over", weight: "heading", at: SHOWN + 1000 },
]);
const TABLE = { seats: [
  { seat: 0, kind: "person", name: "Rena" }, { seat: 1, kind: "open", name: "" },
  { seat: 2, kind: "person", name: "Ivo" },
] };

/** @param {number} [most] */
const drawLog = (most) => drawComponent(html`<${TimedLog} lines=${LINES} table=${TABLE} most=${most} />`);

/** The numbers of the lines of a choice. @param {string} choice */
const linesOf = (choice) => LINES.filter(belongsTo(choice)).map(({ id }) => id);

afterEach(clearAway);

test("Lines are chosen by their kind, by the house's steps or by a seat", () => {
  assert.deepEqual(linesOf("all"), [1, 2, 3]);
  assert.deepEqual(linesOf("headings"), [3]);
  assert.deepEqual(linesOf("steps"), [2]);
  assert.deepEqual(["0", "1", "2"].map(linesOf), [[1], [], [2]]);
});

test("A line has the time at which it was shown; one of before the page was opened has none", () => {
  const times = drawLog().querySelectorAll("time");
  const at = new Date(SHOWN);
  const hour = String(at.getHours()).padStart(2, "0");
  const minute = String(at.getMinutes()).padStart(2, "0");
  assert.deepEqual(times.map((one) => one.textContent.trim()), [`${hour}:${minute}:10`, `${hour}:${minute}:09`]);
});

test("The newest lines are kept where only some are shown, and only occupied seats can be chosen", () => {
  const log = drawLog(2);
  assert.deepEqual(log.querySelectorAll("li").length, 2);
  assert.deepEqual(log.querySelectorAll("option").map((one) => one.textContent.trim()).slice(3), ["Rena", "Ivo"]);
});

test("Above the lines of a deal that is over stands the way to its replay, once", () => {
  const lines = [1, 1, 2, 3].map((deal, id) => ({ id, deal, words: `line ${id}`, weight: "said" }));
  const log = drawComponent(html`<${TimedLog} lines=${lines} table=${{ ...TABLE, id: "t", sheet: 2 }} />`);
  assert.deepEqual(log.querySelectorAll("a").map((one) => one.getAttribute("href")),
    ["/table/t/deal/2", "/table/t/deal/1"]);
});
