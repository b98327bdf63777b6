/**
 * How a deal's cards were shuffled, computed again from commitment, pledges and shares: written from the protocol
 * (docs/howto/check-a-deal.md), not from the room's own code, so that a mistake there is not repeated here.
 */
import { hmac } from "../vendor/hashes/hmac.js";
import { sha256 } from "../vendor/hashes/sha2.js";

/** The known shuffling methods, and whether in each the seats pledge their shares before any share is shown. */
const PLEDGED = new Map([["kitapi-fy-1", false], ["kitapi-fy-2", true]]);

/**
 * Whether seats pledge their shares in this shuffling method; undefined for an unknown method.
 * @param {string} algorithm
 */
export const usesPledges = (algorithm) => PLEDGED.get(algorithm);

const NUMBERS_A_BLOCK = 4;
const SPAN = 1n << 64n;
const encoder = new TextEncoder();

/** @param {number} value @returns {Uint8Array} eight bytes, the big end first */
function encodeNumber(value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

/** @param {Uint8Array[]} pieces */
function concatBytes(pieces) {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Each part as its length and then its bytes; text is UTF-8. @param {...(string | Uint8Array)} given */
export function encodeParts(...given) {
  return concatBytes(given.flatMap((part) => {
    const bytes = typeof part === "string" ? encoder.encode(part) : part;
    return [encodeNumber(bytes.length), bytes];
  }));
}

/** @param {Uint8Array} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of a text of lower-case hexadecimal digits; null for any other value. @param {unknown} hex */
export function bytesOf(hex) {
  if (typeof hex !== "string" || !/^(?:[0-9a-f]{2})+$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The commitment of the room to its secret. @param {Uint8Array} secret @param {string} context the deal's name */
export const commitmentOf = (secret, context) => hexOf(sha256(encodeParts("kitapi-commitment-1", context, secret)));

/**
 * The pledge of a seat to the value that it will show.
 * @param {{ context: string, digest: string }} commitment the room's
 * @param {number} seat
 * @param {string} value
 */
export const pledgeOf = ({ context, digest }, seat, value) =>
  hexOf(sha256(encodeParts("kitapi-pledge-1", context, digest, String(seat), value)));

/** @param {Uint8Array} key */
function* randomNumbers(key) {
  for (let block = 0; ; block += 1) {
    const drawn = hmac(sha256, key, encodeNumber(block));
    const view = new DataView(drawn.buffer, drawn.byteOffset, drawn.byteLength);
    for (let at = 0; at < NUMBERS_A_BLOCK; at += 1) yield view.getBigUint64(8 * at);
  }
}

/**
 * A number below `bound`, all equally likely: numbers that would favour some are rejected.
 * @param {number} bound
 * @param {Iterator<bigint, any>} numbers
 */
function drawBelow(bound, numbers) {
  const wide = BigInt(bound);
  const fair = SPAN - (SPAN % wide);
  let number = numbers.next().value;
  while (number >= fair) number = numbers.next().value;
  return Number(number % wide);
}

/**
 * `deck` in the order that secret, shares and the deal's name make.
 * @param {readonly string[]} deck
 * @param {{ algorithm: string, context: string, secret: Uint8Array, shares: readonly string[] }} made
 */
export function shuffleDeck(deck, { algorithm, context, secret, shares }) {
  const numbers = randomNumbers(hmac(sha256, secret, encodeParts(algorithm, context, ...shares)));
  const order = [...deck];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = drawBelow(place + 1, numbers);
    [order[place], order[other]] = [order[other] ?? "", order[place] ?? ""];
  }
  return order;
}
