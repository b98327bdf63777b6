/** The sheet in a file that a writer opens: one that was saved, a record, or scores. */
import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

const { linesOf, namesOf } = await import("../../src/kitapi/web/client/writer/changes.js");
const { openFile, RefusedFile } = await import("../../src/kitapi/web/client/writer/opened_file.js");
const { sheetFile } = await import("../../src/kitapi/web/client/writer/sheet_file.js");

/** The sitting of accounts that read deals with a field `sum`, which must grow. @param {readonly any[]} deals */
function sittingOf(deals) {
  const wrong = deals.findIndex(({ sum }, at) => !(sum > (deals[at - 1]?.sum ?? 0)));
  if (wrong >= 0) return { sitting: null, refused: { field: `deals[${wrong}]`, clause: "" } };
  const lines = deals.map(({ sum }) => ({ kind: "deal", sum, aces: false, partner: null }));
  return { sitting: { game: "made-up", players: 3, first_dealer: 2, variant: { stake: 5 }, lines }, refused: null };
}

const accounts = /** @type {any} */ ({
  RECORDED_KINDS: ["made-up.settled"],
  import_record: (/** @type {any} */ { terms, events }) => (terms.middle
    ? { sitting: null, refused: { field: terms.middle, clause: "" } } : sittingOf(events)),
  import_scores: (/** @type {any} */ { deals }) => sittingOf(deals),
});
const refuseScores = () => ({ sitting: null, refused: { field: "deals[0].aces", clause: "" } });
const strict = { ...accounts, import_scores: refuseScores };
const games = [
  { game: "strict", load: async () => strict },
  { game: "made-up", load: async () => accounts },
];

/** A file with one of these values in each line. @param {...any} values */
const file = (...values) => `${values.map((value) => JSON.stringify(value)).join("\n")}\n\n`;
const head = { format: "kitapi-record", version: 1, game: "made-up", terms: {}, seats: ["Rena", "bot", "bot", "bot"] };
const dealt = { kind: "made-up.dealt", sum: 0 };
const settled = (/** @type {number} */ sum) => ({ kind: "made-up.settled", sum });

test("a record becomes a sheet with its players, the same names numbered", async () => {
  const sheet = await openFile(file(head, dealt, settled(1), dealt, settled(3)), games);
  const lines = linesOf(sheet.changes).map(({ line }) => line);
  assert.deepEqual(lines, [{ kind: "deal", sum: 1 }, { kind: "deal", sum: 3 }]);
  assert.deepEqual(namesOf(sheet.changes, 3), ["Rena", "bot 1", "bot 2"]);
  const { id, made, ...terms } = sheet.head;
  assert.deepEqual(terms, { game: "made-up", players: 3, first_dealer: 2, variant: { stake: 5 } });
  assert.ok(id && made);
  assert.deepEqual(await openFile(sheetFile(sheet), games), sheet);
});

test("scores become a sheet of the game whose accounts read them", async () => {
  const sheet = await openFile(file({ id: 4, sum: 1 }, { id: 5, sum: 2 }), games);
  assert.equal(sheet.head.game, "made-up");
  assert.deepEqual(linesOf(sheet.changes).map(({ line }) => line.sum), [1, 2]);
  assert.deepEqual(namesOf(sheet.changes, 3), ["", "", ""]);
});

test("a file that becomes no sheet is refused with the reason", async () => {
  const nothing = "The file holds no sheet, no record and no scores.";
  for (const [text, reason] of /** @type {[string, string][]} */ ([
    ["", nothing], ["hello", nothing], ["[1]", nothing], [file({ sum: 0 }), nothing], [file(null), nothing],
    [file({ ...head, game: "other" }), nothing], [file({ ...head, seats: 3 }), nothing],
    [file({ ...head, version: 3 }), nothing],
    [`{"format":"kitapi-sheet","version":1}`, nothing],
    [file(head, settled(1), head, settled(1)), "The file holds several sittings; a sheet holds only one."],
    [file({ ...head, terms: { middle: "number" } }, settled(1)),
      "The record begins in the middle of a sitting; a sheet needs its first deal."],
    [file(head, settled(2), settled(1)),
      "The deals of this record do not give its accounts, so it cannot become a sheet."],
    [file({ sum: 1 }, { sum: 1 }), "Line 2 of the scores does not follow from those before it."],
  ])) {
    await assert.rejects(openFile(text, games), (error) => {
      assert.ok(error instanceof RefusedFile, String(error));
      assert.equal(error.message, reason, text);
      return true;
    });
  }
});
