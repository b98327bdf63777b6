/**
 * Parts of the page: loaded when they are first needed, and the page loaded again where its version is gone from the
 * server.
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "./page.js";

let reloads = 0;
const kept = new Map();
const gone = async () => { throw new TypeError("Failed to fetch dynamically imported module"); };

Object.assign(globalThis, {
  sessionStorage: {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
  },
});
const online = (/** @type {boolean} */ onLine) =>
  Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-GB"], onLine }, configurable: true });
const { part } = await import("../../src/kitapi/web/client/parts.js");

beforeEach(() => {
  reloads = 0;
  kept.clear();
  online(true);
  Object.assign(location, { reload: () => { reloads += 1; } });
});

test("a page whose parts are gone is loaded again, once for its version", async () => {
  const table = part("table", gone);
  await assert.rejects(table.load());
  assert.deepEqual([reloads, table.failed.value, table.loaded.value], [1, true, null]);
  await assert.rejects(table.load());
  await assert.rejects(part("replay", gone).load());
  assert.equal(reloads, 1, "a page that was loaded again and still finds no parts says so instead");
});

test("a browser without a connection loads no page again", async () => {
  online(false);
  await assert.rejects(part("table", gone).load());
  assert.equal(reloads, 0);
});

test("a browser that keeps nothing loads no page again, as it could not be kept to once", async () => {
  kept.get = () => { throw new Error("nothing is kept"); };
  await assert.rejects(part("table", gone).load());
  assert.equal(reloads, 0);
  kept.get = Map.prototype.get;
});

test("a part is loaded once, and its failure is tried again", async () => {
  let loads = 0;
  const solver = part("solver", async () => {
    loads += 1;
    if (loads === 1) throw new TypeError("Failed to fetch");
    return "code";
  });
  await assert.rejects(solver.load());
  assert.equal(await solver.load(), "code");
  assert.equal(await solver.load(), "code");
  assert.deepEqual([loads, solver.loaded.value], [2, "code"]);
});

test("a page on which a part is in use is never loaded again by itself", async () => {
  await part("table", async () => "code").load();
  await assert.rejects(part("advice", gone).load());
  assert.equal(reloads, 0);
});
