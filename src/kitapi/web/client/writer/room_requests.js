/** The requests about sheets that the room keeps, and the links by which others open them. */
import { ask } from "../net/api.js";

/**
 * What the room answers to an exchange. `after`: the version above which `changes` follow, 0 for all.
 * @typedef {{
 *   role: "writer" | "watcher", head: import("../written.js").Head, version: number, after: number,
 *   changes: import("../written.js").Change[], watch_key: string | null,
 * }} Answer
 * @typedef {{ key: string, after: number, changes: readonly import("../written.js").Change[] }} Sent
 */

/** @param {string} path @param {object} body */
const post = (path, body) =>
  ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/**
 * Has the room keep a sheet.
 * @param {import("../written.js").Head} head
 * @returns {Promise<{ sheet: string, write_key: string, watch_key: string }>}
 */
export const openAtRoom = (head) => post("/api/sheets", { head });

/** @param {string} room the sheet's id there @param {Sent} sent @returns {Promise<Answer>} */
export const sendChanges = (room, sent) => post(`/api/sheets/${room}/changes`, sent);

/** Removes a sheet from the room. @param {string} room the sheet's id there @param {string} key */
export const removeFromRoom = (room, key) => post(`/api/sheets/${room}/removal`, { key });

/** The link that opens a sheet of the room; browsers send the part after # to no server. */
export const roomLink = (/** @type {string} */ room, /** @type {string} */ key) =>
  `${location.origin}/paper#room=${room}.${key}`;

/** The sheet and key that the address names; null where it names none. @param {string} hash */
export function roomIn(hash) {
  const [, room, key] = /^#room=([\w-]{1,64})\.([\w-]{1,64})$/.exec(hash) ?? [];
  return room && key ? { room, key } : null;
}
