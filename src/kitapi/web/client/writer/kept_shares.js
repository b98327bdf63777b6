/** Which of the kept sheets the room keeps too, with their keys: in a database of their own beside the sheets. */
import { resultOf } from "./kept_sheets.js";

/**
 * A sheet that the room keeps under the id `room`. `key`: to write; `watch`: the key to watch. `atRoom`: the changes
 * that the room is known to have.
 * @typedef {{ sheet: string, room: string, key: string, watch: string, atRoom: readonly string[] }} Share
 */

const DATABASE = "kitapi-shared-sheets";
const SHARES = "shares";

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => { request.result.createObjectStore(SHARES, { keyPath: "sheet" }); };
  return resultOf(request);
}

let database = /** @type {Promise<IDBDatabase> | null} */ (null);

/** @param {IDBTransactionMode} mode */
async function shares(mode) {
  database ??= openDatabase().catch((error) => { database = null; throw error; });
  return (await database).transaction(SHARES, mode).objectStore(SHARES);
}

/** @param {string} sheet @returns {Promise<Share | null>} null where the sheet is not shared */
export const readShare = async (sheet) => (await resultOf((await shares("readonly")).get(sheet))) ?? null;

/** The share that the room keeps under this id; null: none of this browser. @param {string} room */
export async function shareOfRoom(room) {
  const all = /** @type {Share[]} */ (await resultOf((await shares("readonly")).getAll()));
  return all.find((share) => share.room === room) ?? null;
}

/** @param {Share} share */
export const keepShare = async (share) => { await resultOf((await shares("readwrite")).put(share)); };

/** @param {string} sheet */
export const dropShare = async (sheet) => { await resultOf((await shares("readwrite")).delete(sheet)); };
