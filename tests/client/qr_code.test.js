/** QR codes, read again as a camera's program reads them: every correction byte fits, and the text returns. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { qrCode } from "../../src/kitapi/web/client/kit/qr_code.js";

/** Of each version from 1 to 9: the correction bytes of a block, the number of blocks, and all data bytes. */
const SHAPES = [
  [10, 1, 16], [16, 1, 28], [26, 1, 44], [18, 2, 64], [24, 2, 86], [16, 4, 108], [18, 4, 124], [22, 4, 154],
  [22, 5, 182],
];

/** The product in the field of 256 elements, bit by bit. @param {number} one @param {number} other */
function product(one, other) {
  let [sum, shifted] = [0, one];
  for (let bit = 0; bit < 8; bit += 1) {
    if ((other >> bit) & 1) sum ^= shifted;
    shifted = (shifted << 1) ^ (shifted > 127 ? 0x11d : 0);
  }
  return sum;
}

/** @param {readonly number[]} block @param {number} at */
const valueAt = (block, at) => block.reduce((sum, byte) => product(sum, at) ^ byte, 0);

/** Whether a module belongs to the fixed pattern. @param {number} x @param {number} y @param {number} version */
function isFixed(x, y, version) {
  const size = 17 + 4 * version;
  if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) || x === 6 || y === 6) return true;
  if (version > 6 && ((x >= size - 11 && y < 6) || (x < 6 && y >= size - 11))) return true;
  const last = size - 7;
  const middle = version > 6 ? [6, last / 2 + 3, last] : [6, last];
  const near = (/** @type {number} */ place) => middle.find((one) => Math.abs(one - place) < 3);
  const [across, down] = [near(x), near(y)];
  return version > 1 && across !== undefined && down !== undefined && !(across === 6 && down === last)
    && !(across === last && down === 6);
}

/** All bytes of a code as they stand there, mask 0 taken off. @param {boolean[][]} rows */
function readBytes(rows) {
  const version = (rows.length - 17) / 4;
  const columns = Array.from({ length: rows.length - 1 }, (_, at) => rows.length - 1 - at)
    .map((x) => (x > 6 ? x : x - 1)).filter((_, at) => at % 2 === 0);
  const bits = columns.flatMap((right, pair) => rows.flatMap((_, step) => [right, right - 1].flatMap((x) => {
    const y = pair % 2 === 0 ? rows.length - 1 - step : step;
    return isFixed(x, y, version) ? [] : [Number(rows[y]?.[x] !== ((x + y) % 2 === 0))];
  })));
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2));
}

/** The text of a code; a correction byte that does not fit is an error. @param {boolean[][]} rows */
function readText(rows) {
  const [corrections = 0, count = 0, data = 0] = SHAPES[(rows.length - 17) / 4 - 1] ?? [];
  const bytes = readBytes(rows);
  const long = data % count;
  const short = Math.floor(data / count);
  const blocks = Array.from({ length: count }, (_, block) => {
    const length = short + Number(block >= count - long);
    return Array.from({ length }, (_one, at) => bytes[at < short ? at * count + block : data - count + block] ?? 0);
  });
  blocks.forEach((block, at) => {
    const whole = [...block, ...Array.from({ length: corrections }, (_, one) => bytes[data + one * count + at] ?? 0)];
    for (let root = 1, left = corrections; left > 0; left -= 1, root = product(root, 2))
      assert.equal(valueAt(whole, root), 0, `block ${at} fits its correction bytes`);
  });
  const nibbles = blocks.flat().flatMap((byte) => [byte >> 4, byte & 15]);
  assert.equal(nibbles[0], 4, "the text is bytes");
  const byteAt = (/** @type {number} */ at) => (nibbles[1 + at * 2] ?? 0) * 16 + (nibbles[2 + at * 2] ?? 0);
  return new TextDecoder().decode(Uint8Array.from({ length: byteAt(0) }, (_, at) => byteAt(at + 1)));
}

test("A code of each version gives back its text, and every block fits its correction bytes", () => {
  const lengths = [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 153, 180];
  const codes = lengths.map((length) => {
    const text = "https://kitapi.example/table/seat=1".repeat(6).slice(0, length);
    const rows = qrCode(text) ?? [];
    assert.equal(readText(rows), text);
    return (rows.length - 17) / 4;
  });
  assert.deepEqual(codes, [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
});

test("Letters beyond ASCII stand in a code as UTF-8", () => {
  assert.equal(readText(qrCode("Πρέφα") ?? []), "Πρέφα");
});

test("A text that is too long has no code", () => {
  assert.equal(qrCode("x".repeat(181)), null);
});
