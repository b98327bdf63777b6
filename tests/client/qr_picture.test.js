/** The picture of a QR code: all modules of the library's code, each at its place. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { drawCode } from "../../src/kitapi/web/client/kit/qr_picture.js";
import { correction, generate } from "../../src/kitapi/web/client/vendor/lean-qr/nano.js";

const LINK = "https://kitapi.example/table/iZNqahzKSd6A95Jl4jHaaQ?seat=1";

/** @param {string} path */
const squares = (path) => [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map((one) => [Number(one[1]), Number(one[2])]);

test("A picture has a square for each dark module of the code, and no other", () => {
  const code = generate(LINK, { minCorrectionLevel: correction.M });
  const { path, modules } = drawCode(LINK) ?? { path: "", modules: 0 };
  const dark = [];
  for (let y = 0; y < code.size; y += 1) for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark.push([x, y]);
  assert.equal(modules, code.size);
  assert.deepEqual(squares(path), dark);
});

test("The three corners by which a reader finds the code are drawn", () => {
  const { path, modules } = drawCode(LINK) ?? { path: "", modules: 0 };
  const dark = new Set(squares(path).map(String));
  for (const [left, top] of [[0, 0], [modules - 7, 0], [0, modules - 7]]) {
    for (let at = 0; at < 7; at += 1) assert.ok(dark.has(`${left + at},${top}`) && dark.has(`${left},${top + at}`));
    assert.ok(!dark.has(`${left + 1},${top + 1}`) && dark.has(`${left + 3},${top + 3}`));
  }
});

test("A text that is too long for a phone's camera has no code", () => {
  assert.ok(drawCode("x".repeat(180)));
  assert.equal(drawCode("x".repeat(181)), null);
});
