/**
 * QR codes of short texts, as ISO/IEC 18004 describes them: bytes, error correction level M, versions 1 to 9. Every
 * code has mask 0: a reader needs none in particular, and addresses have no long runs.
 */

/** Of each version: the correction bytes of a block, and then the data bytes of each of its blocks. */
const BLOCKS = [
  [10, 16], [16, 28], [26, 44], [18, 32, 32], [24, 43, 43], [16, 27, 27, 27, 27], [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39], [22, 36, 36, 36, 37, 37],
];

/** Of each version: where alignment patterns lie, beside 6. */
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46]];

/** The format bits of level M with mask 0. */
const FORMAT = 0x5412;

/** Powers of 2 in the field of 256 elements, twice around, and their logarithms. */
const POWERS = /** @type {number[]} */ ([]);
const LOGARITHMS = /** @type {number[]} */ ([]);
for (let at = 0, power = 1; at < 255; at += 1) {
  POWERS[at] = power;
  POWERS[at + 255] = power;
  LOGARITHMS[power] = at;
  power = (power << 1) ^ (power >= 128 ? 0x11d : 0);
}

/** @param {number} one @param {number} other */
const multiply = (one, other) =>
  (one && other ? POWERS[(LOGARITHMS[one] ?? 0) + (LOGARITHMS[other] ?? 0)] ?? 0 : 0);

/** The polynomial whose roots are the first powers of 2, without its leading 1. @param {number} degree */
function generator(degree) {
  let factors = [1];
  for (let root = 0; root < degree; root += 1) {
    factors = [...factors, 0].map((factor, at) =>
      factor ^ (at > 0 ? multiply(factors[at - 1] ?? 0, POWERS[root] ?? 0) : 0));
  }
  return factors.slice(1);
}

/** The correction bytes of a block. @param {readonly number[]} block @param {number} count */
function correct(block, count) {
  const divisor = generator(count);
  let rest = Array(count).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest[0];
    rest = [...rest.slice(1), 0].map((one, at) => one ^ multiply(divisor[at] ?? 0, factor));
  }
  return rest;
}

/** `value` as bits, the highest first. @param {number} value @param {number} count */
const toBits = (value, count) => Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

/** The data bytes of a code: mode, length, text, and filling. @param {Uint8Array} text @param {number} count */
function dataBytes(text, count) {
  const bits =
    [...toBits(4, 4), ...toBits(text.length, 8), ...[...text].flatMap((byte) => toBits(byte, 8)), ...toBits(0, 4)];
  const bytes = Array.from({ length: text.length + 2 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  return [...bytes, ...Array.from({ length: count - bytes.length }, (_, at) => (at % 2 ? 0x11 : 0xec))];
}

/** The bytes of all blocks in turn: first one byte of each, then the next. @param {readonly number[][]} blocks */
function takeTurns(blocks) {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at] ?? 0] : []))).flat();
}

/** All bytes of a code, data and correction. @param {Uint8Array} text @param {readonly number[]} blocks */
function codeBytes(text, [corrections = 0, ...lengths]) {
  const data = dataBytes(text, lengths.reduce((sum, length) => sum + length, 0));
  const blocks = lengths.map((length, at) => {
    const from = lengths.slice(0, at).reduce((sum, one) => sum + one, 0);
    return data.slice(from, from + length);
  });
  return [...takeTurns(blocks), ...takeTurns(blocks.map((block) => correct(block, corrections)))];
}

/** @typedef {(x: number, y: number, dark: boolean) => void} SetModule */

/**
 * The pattern that is the same in all codes of a version, with its format and version bits; null where data lies.
 * @param {number} version
 */
function fixedPattern(version) {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array(size).fill(/** @type {boolean | null} */ (null)));
  const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {boolean} */ dark) => {
    const row = grid[y];
    if (row && x in row) row[x] = dark;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]])
    drawRings(set, [x ?? 0, y ?? 0], [true, true, false, true, false]);
  for (const centre of alignmentCentres(version)) drawRings(set, centre, [true, false, true]);
  writeFormat(set, size);
  if (version > 6) writeVersion(set, size, version);
  return grid;
}

/**
 * Draws a square of rings around a centre.
 * @param {SetModule} set
 * @param {[number, number]} centre
 * @param {readonly boolean[]} rings whether each is dark, from the centre on
 */
function drawRings(set, [atX, atY], rings) {
  const reach = rings.length - 1;
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1)
      set(atX + x, atY + y, rings[Math.max(Math.abs(x), Math.abs(y))] ?? false);
  }
}

/** The centres of the alignment patterns, which leave the three corners of the finders free. @param {number} version */
function alignmentCentres(version) {
  const places = [6, ...ALIGNMENT[version - 1] ?? []];
  const last = places.length - 1;
  const isCorner = (/** @type {number} */ across, /** @type {number} */ down) =>
    across + down === 0 || (across * down === 0 && across + down === last);
  return places.flatMap((x, across) => places.flatMap((y, down) =>
    (isCorner(across, down) ? [] : [/** @type {[number, number]} */ ([x, y])])));
}

/**
 * Writes the format bits, beside each finder, and the module that is always dark.
 * @param {SetModule} set
 * @param {number} size
 */
function writeFormat(set, size) {
  for (let at = 0; at < 15; at += 1) {
    const dark = ((FORMAT >> at) & 1) === 1;
    if (at < 8) set(8, at < 6 ? at : at + 1, dark);
    else set(at === 8 ? 7 : 14 - at, 8, dark);
    if (at < 8) set(size - 1 - at, 8, dark);
    else set(8, size - 15 + at, dark);
  }
  set(8, size - 8, true);
}

/**
 * Writes the version with its correction bits, twice.
 * @param {SetModule} set
 * @param {number} size
 * @param {number} version
 */
function writeVersion(set, size, version) {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = version * 4096 + rest;
  for (let at = 0; at < 18; at += 1) {
    const [across, down] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(across, down, ((bits >> at) & 1) === 1);
    set(down, across, ((bits >> at) & 1) === 1);
  }
}

/**
 * The places of data in the order in which it is written: pairs of columns, up and down in turn.
 * @param {number} size
 */
function dataPlaces(size) {
  const places = /** @type {[number, number][]} */ ([]);
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      places.push([right, y], [right - 1, y]);
    }
  }
  return places;
}

/**
 * The code of a text, as rows of dark modules; null if the text is too long.
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function qrCode(text) {
  const bytes = new TextEncoder().encode(text);
  const room = (/** @type {readonly number[]} */ [, ...lengths]) =>
    lengths.reduce((sum, length) => sum + length, 0) - 2;
  const at = BLOCKS.findIndex((blocks) => bytes.length <= room(blocks));
  const blocks = BLOCKS[at];
  if (!blocks) return null;
  const grid = fixedPattern(at + 1);
  const bits = codeBytes(bytes, blocks).flatMap((byte) => toBits(byte, 8));
  let next = 0;
  for (const [x, y] of dataPlaces(grid.length)) {
    const row = grid[y] ?? [];
    if (row[x] !== null) continue;
    row[x] = ((bits[next] ?? 0) === 1) !== ((x + y) % 2 === 0);
    next += 1;
  }
  return /** @type {boolean[][]} */ (grid);
}
