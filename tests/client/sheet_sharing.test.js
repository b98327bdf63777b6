/** A sheet as a file and as a link, and who pays whom in as few payments as possible. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextChange } from "../../src/kitapi/web/client/writer/changes.js";
import { leastTransfers } from "../../src/kitapi/web/client/writer/least_transfers.js";
import { scoreFile } from "../../src/kitapi/web/client/writer/score_file.js";
import { readSheet, sheetFile } from "../../src/kitapi/web/client/writer/sheet_file.js";
import { packSheet, unpackSheet } from "../../src/kitapi/web/client/writer/sheet_link.js";

const head = { id: "s1", game: "any-game", players: 3, first_dealer: 1, variant: { aces: true }, made: 5 };
const changes = /** @type {import("../../src/kitapi/web/client/written.js").Change[]} */ ([
  { id: "a.1", seen: {}, at: 1005, do: "name", seat: 0, name: "Ρένα" },
  { id: "a.2", seen: { a: 1 }, at: 2005, do: "write", line: { kind: "deal", tricks: [6, 2, 2] }, after: null },
  { id: "a.3", seen: { a: 2 }, at: 3005, do: "undo", of: "a.2" },
]);
const sheet = { head, changes };

test("a sheet comes back from a file and from a link as it was", async () => {
  assert.deepEqual(readSheet(sheetFile(sheet)), sheet);
  const link = await packSheet(sheet);
  assert.match(link, /^[\w-]+$/);
  assert.deepEqual(await unpackSheet(link), sheet);
});

test("a link of two devices keeps every change, to the second", async () => {
  const log = /** @type {import("../../src/kitapi/web/client/written.js").Change[]} */ ([
    ...changes.map((change) => ({ ...change, at: 5000 })),
    { id: "b.1", seen: { a: 2 }, at: 8000, do: "write", after: "a.2", line: { kind: "deal", tricks: [5, 5, 0] } },
    { id: "a.4", seen: { a: 3, b: 1 }, at: 9000, do: "keep", of: ["a.2", "b.1"] },
  ]);
  const found = await unpackSheet(await packSheet({ head: { ...head, made: 5000 }, changes: log }));
  assert.equal(found?.changes.length, 5);
  for (const change of log) assert.deepEqual(found?.changes.find(({ id }) => id === change.id), change);
});

test("thirty deals fit into a code that a phone reads", async () => {
  let log = /** @type {import("../../src/kitapi/web/client/written.js").Change[]} */ ([]);
  for (let deal = 0; deal < 30; deal += 1) {
    const [more, second] = [deal % 3, (deal * 5) % 3];
    const line = {
      kind: "deal", declarer: deal % 3, contract: `${6 + (deal * 7) % 4}${"scdh"[(deal * 5) % 4]}`,
      participation: deal % 4 ? ["play", "play"] : ["play", "pass", "together"],
      tricks: [6 + more, 4 - more - second, second], aces: false, solo: false,
    };
    const stamp = { device: "9f3c21ab", at: 1e12 + deal * 171_000 };
    log = [...log, nextChange(log, { do: "write", line, after: log.at(-1)?.id ?? null }, stamp)];
  }
  const link = await packSheet({ head, changes: log });
  assert.ok(link.length < 1600, String(link.length));
});

test("what is no sheet is refused, whatever is wrong with it", async () => {
  const broken = (/** @type {any} */ changed) =>
    JSON.stringify({ format: "kitapi-sheet", version: 1, ...sheet, ...changed });
  assert.ok(readSheet(broken({})));
  for (const changed of [
    { format: "other" }, { version: 2 }, { head: null }, { head: { ...head, id: "../x" } },
    { head: { ...head, players: 99 } }, { head: { ...head, first_dealer: 3 } }, { changes: "none" },
    { changes: [null] }, { changes: [{ ...changes[0], do: "burn" }] },
    { changes: [{ ...changes[0], seen: { a: -1 } }] },
    { changes: [{ ...changes[0], seat: 1e9 }] }, { changes: [{ ...changes[0], seat: -1 }] },
    { changes: Array(5001).fill(changes[0]) }, { changes: [{ ...changes[0], name: "x".repeat(25) }] },
    { changes: [{ ...changes[1], line: 4 }] },
  ]) assert.equal(readSheet(broken(changed)), null, JSON.stringify(changed));
  for (const text of ["", "{", "null", "[]"]) assert.equal(readSheet(text), null);
  for (const link of ["", "A", "____", "ab cd"]) assert.equal(await unpackSheet(link), null);
});

/** The results that payments bring. @param {ReturnType<typeof leastTransfers>} payments @param {number} players */
const balance = (payments, players) => payments.reduce((sums, { from, to, amount }) =>
  sums.map((sum, seat) => sum + (seat === to ? amount : 0) - (seat === from ? amount : 0)), Array(players).fill(0));

test("the payments settle every result, in the fewest transfers", () => {
  for (const [results, fewest] of /** @type {[number[], number][]} */ ([
    [[0, 0, 0], 0], [[22, -35, 13], 2], [[10, -10, 0], 1], [[10, -10, 7, -7], 2], [[10, 5, -15, 0], 2],
    [[12, -3, -4, -5], 3], [[6, -6, 4, -1, -3, 9, -9], 4],
  ])) {
    const payments = leastTransfers(results);
    assert.deepEqual(balance(payments, results.length), results);
    assert.equal(payments.length, fewest, String(results));
    assert.ok(payments.every(({ amount }) => amount > 0));
  }
});

test("scores have the number of their line, and nothing that goes without saying", () => {
  const line = (/** @type {boolean} */ struck) => ({ id: "", line: { kind: "deal" }, struck, changes: [] });
  const deal = { id: null, dealer: 0, aces: false, dropped: [], sides: [[0]], kasa: 900, variant: { aces: false } };
  assert.equal(scoreFile([line(true), line(false), line(false)], [null, deal]),
    '{"id":3,"dealer":0,"sides":[[0]],"kasa":900,"variant":{"aces":false}}\n');
  assert.equal(scoreFile([line(true)], []), "");
});
