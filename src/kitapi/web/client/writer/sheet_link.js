/** A sheet as a link that holds all of it. */
import { countByDevice, deviceOf, inOrder } from "./changes.js";
import { checkSheet, VERSION } from "./sheet_file.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {import("../written.js").Change} Change
 *
 * A sheet in fewer letters: devices are named once, changes are known by their places, times count in seconds from the
 * change before, `seen` is null where it names all changes before, and fields that are false are left out.
 * @typedef {[device: number, seconds: number, seen: Change["seen"] | null, deed: any]} ShortChange
 * @typedef {{ head: Kept["head"], devices: string[], changes: ShortChange[] }} Short
 */

/** The fields of a change that name other changes. */
const NAMING = ["of", "after"];

/** @param {Kept} sheet @returns {Short} */
function shorten({ head, changes }) {
  const log = inOrder(changes);
  const devices = [...new Set(log.map(({ id }) => deviceOf(id)))];
  const places = new Map(log.map(({ id }, at) => [id, at]));
  return {
    head, devices,
    changes: log.map(({ id, seen, at, ...deed }, place) => [
      devices.indexOf(deviceOf(id)), Math.round((at - (log[place - 1]?.at ?? head.made)) / 1000),
      isSame(seen, countByDevice(log.slice(0, place))) ? null : seen,
      shortDeed(deed, (name) => places.get(name) ?? name),
    ]),
  };
}

/** @param {object} deed @param {(name: any) => any} placed */
const shortDeed = (deed, placed) => Object.fromEntries(Object.entries(deed).map(([name, value]) =>
  [name, NAMING.includes(name) ? each(value, placed) : name === "line" ? withoutFalse(value) : value]));

/** @param {any} value one, a list, or null @param {(one: any) => any} work */
const each = (value, work) => (Array.isArray(value) ? value.map(work) : work(value));

/** @param {object} line */
const withoutFalse = (line) => Object.fromEntries(Object.entries(line).filter(([, value]) => value !== false));

/** @param {Change["seen"]} one @param {Change["seen"]} other */
const isSame = (one, other) => Object.keys(one).length === Object.keys(other).length
  && Object.entries(one).every(([device, count]) => other[device] === count);

/** @param {Short} short @returns {{ head: any, changes: any[] }} not checked */
function lengthen({ head, devices, changes }) {
  const log = /** @type {any[]} */ ([]);
  const named = (/** @type {any} */ place) => (typeof place === "number" ? log[place]?.id : place);
  for (const [device, seconds, seen, deed] of changes) {
    const before = countByDevice(log);
    const name = devices[device] ?? "";
    const at = (log.at(-1)?.at ?? head.made) + seconds * 1000;
    const change = { id: `${name}.${(before[name] ?? 0) + 1}`, seen: seen ?? before, at, ...deed };
    for (const field of NAMING) if (field in change) change[field] = each(change[field], named);
    log.push(change);
  }
  return { head, changes: log };
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream */
async function through(bytes, stream) {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * @param {Kept} sheet
 * @returns {Promise<string>} letters and digits, for the part of a link that is sent to no server
 */
export async function packSheet(sheet) {
  const bytes = new TextEncoder().encode(JSON.stringify([VERSION, shorten(sheet)]));
  const packed = await through(bytes, new CompressionStream("deflate-raw"));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** @param {string} text as `packSheet` returns it @returns {Promise<Kept | null>} null where it is no sheet */
export async function unpackSheet(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream("deflate-raw"));
    const [version, short] = JSON.parse(new TextDecoder().decode(plain));
    return version === VERSION ? checkSheet(lengthen(short)) : null;
  } catch {
    return null;
  }
}
