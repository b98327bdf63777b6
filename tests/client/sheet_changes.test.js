/** The history of a writer's sheet: order, undo and redo without end, and the changes of two devices joined. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { conflictsIn, inOrder, joinLogs, linesOf, namesOf, nextChange, redoable,
  undoable } from "../../src/kitapi/web/client/writer/changes.js";
import { waysOf } from "../../src/kitapi/web/client/writer/conflict_list.js";
import { playerName } from "../../src/kitapi/web/client/writer/player_name.js";

/** @typedef {import("../../src/kitapi/web/client/written.js").Change} Change */

const deal = (/** @type {number} */ number) => ({ kind: "deal", number });
/** A log with one more change. @param {readonly Change[]} log @param {any} deed @param {string} [device] */
const grow = (log, deed, device = "a") => [...log, nextChange(log, deed, { device, at: 0 })];
const shown = (/** @type {readonly Change[]} */ log) =>
  linesOf(log).map(({ line, struck }) => `${line["number"]}${struck ? "x" : ""}`).join(" ");
/** Deals written one after the other. @param {readonly number[]} numbers @param {readonly Change[]} [log] */
const written = (numbers, log = [], device = "a") => numbers.reduce((so_far, number) =>
  grow(so_far, { do: "write", line: deal(number), after: linesOf(so_far).at(-1)?.id ?? null }, device),
/** @type {Change[]} */ ([...log]));
const undo = (/** @type {readonly Change[]} */ log) => grow(log, { do: "undo", of: undoable(log)?.id });
const redo = (/** @type {readonly Change[]} */ log) => grow(log, { do: "undo", of: redoable(log)?.id });

test("lines stand in the order in which they were written, inserted ones in their place", () => {
  const log = written([1, 2, 3]);
  const [first] = linesOf(log);
  assert.equal(shown(log), "1 2 3");
  assert.equal(shown(grow(log, { do: "write", line: deal(9), after: first?.id })), "1 9 2 3");
  assert.equal(shown(grow(log, { do: "write", line: deal(9), after: null })), "9 1 2 3");
});

test("a line is amended and struck, and its history keeps both", () => {
  const log = written([1, 2]);
  const of = linesOf(log)[0]?.id;
  const changed = grow(grow(log, { do: "amend", of, line: deal(7) }), { do: "strike", of });
  assert.equal(shown(changed), "7x 2");
  assert.deepEqual(linesOf(changed)[0]?.changes.map((change) => change.do), ["write", "amend", "strike"]);
});

test("undo goes back to the empty sheet, and redo forward again to the last line", () => {
  let log = written([1, 2, 3]);
  for (const expected of ["1 2", "1", ""]) {
    log = undo(log);
    assert.equal(shown(log), expected);
  }
  assert.equal(undoable(log), null);
  for (const expected of ["1", "1 2", "1 2 3"]) {
    log = redo(log);
    assert.equal(shown(log), expected);
  }
  assert.equal(redoable(log), null);
  assert.equal(shown(undo(undo(log))), "1", "and back once more");
});

test("a new line ends what could be redone", () => {
  const log = written([4], undo(written([1, 2])));
  assert.equal(shown(log), "1 4");
  assert.equal(redoable(log), null);
});

test("names hold from the last change on", () => {
  const log = grow(grow([], { do: "name", seat: 0, name: "Rena" }), { do: "name", seat: 0, name: "Irini" });
  assert.deepEqual(namesOf(log, 3), ["Irini", "", ""]);
  assert.deepEqual(namesOf(log, 3).map(playerName), ["Irini", "Player 2", "Player 3"]);
  assert.equal(undoable(log), null, "names are given again, not undone");
});

test("two devices that were apart lose nothing, and agree whichever is joined to which", () => {
  const before = written([1, 2]);
  const [one, other] = [written([3], before, "a"), written([8, 9], before, "b")];
  const joined = joinLogs(one, other);
  assert.deepEqual(joined, joinLogs(other, one));
  assert.deepEqual(joined, joinLogs(joined, one));
  assert.deepEqual(joined, inOrder(joined));
  assert.deepEqual(new Set(shown(joined).split(" ")), new Set(["1", "2", "3", "8", "9"]));
});

test("what both wrote in one place is a conflict until it is decided", () => {
  const before = written([1]);
  const joined = joinLogs(written([3], before, "a"), written([8], before, "b"));
  const [pair] = conflictsIn(joined);
  assert.equal(conflictsIn(joined).length, 1);
  const ids = pair?.map(({ id }) => id) ?? [];
  assert.deepEqual(conflictsIn(grow(joined, { do: "keep", of: ids })), []);
  assert.deepEqual(conflictsIn(grow(joined, { do: "strike", of: ids[0] })), []);
  assert.deepEqual(conflictsIn(written([2, 3])), [], "one device has none with itself");
});

test("two corrections of one line are a conflict, of two lines they are not", () => {
  const before = written([1, 2]);
  const [one, two] = linesOf(before).map(({ id }) => id);
  const amend = (/** @type {any} */ of, /** @type {string} */ device) =>
    grow(before, { do: "amend", of, line: deal(5) }, device);
  assert.equal(conflictsIn(joinLogs(amend(one, "a"), amend(one, "b"))).length, 1);
  assert.equal(conflictsIn(joinLogs(amend(one, "a"), amend(two, "b"))).length, 0);
});

test("a decision between two corrections leaves the chosen one, and no conflict", () => {
  const before = written([1, 2]);
  const of = linesOf(before)[0]?.id;
  const amend = (/** @type {number} */ number, /** @type {string} */ device) =>
    grow(before, { do: "amend", of, line: deal(number) }, device);
  const joined = joinLogs(amend(5, "a"), amend(6, "b"));
  const [pair] = conflictsIn(joined);
  assert.ok(pair);
  waysOf(...pair).forEach(({ deeds }, at) => {
    const decided = deeds.reduce((log, deed) => grow(log, deed), joined);
    assert.deepEqual(conflictsIn(decided), []);
    assert.deepEqual(linesOf(decided)[0]?.line, deal(at ? 6 : 5));
  });
});
