/**
 * The sheets that this browser keeps, in its own database. A change is kept when `append` resolves: it has then been
 * written to the disk, as far as the browser reports it. A sheet is never changed, only added to.
 */
import { randomHex } from "../net/random.js";

/**
 * @typedef {import("../written.js").Head} Head
 * @typedef {import("../written.js").Change} Change
 * @typedef {import("../written.js").Kept} Kept
 *
 * `archived`: the writer put it away.
 * @typedef {Head & { archived: boolean }} Shelved
 *
 * `list`: all sheets, the newest first. `read`: null where there is no such sheet. `begin`: keeps a sheet with the
 * changes it has, and joins them to those already kept. `append`: adds a change to a sheet; rejects with a
 * `ConstraintError` where another window of this browser has written one of that number. `join`: adds those of the
 * changes that a sheet lacks. `archive`: puts a sheet away, or takes it out again.
 * @typedef {{
 *   list: () => Promise<Shelved[]>, read: (id: string) => Promise<Kept | null>, begin: (sheet: Kept) => Promise<void>,
 *   append: (id: string, change: Change) => Promise<void>,
 *   join: (id: string, changes: readonly Change[]) => Promise<void>,
 *   archive: (id: string, archived: boolean) => Promise<void>, close: () => void,
 * }} Shelf
 */

/** The database's name. */
const DATABASE = "kitapi-sheets";
const HEADS = "heads";
const CHANGES = "changes";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const resultOf = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error ?? new Error("the browser's database failed"));
});

/** @param {IDBFactory} factory @returns {Promise<IDBDatabase>} */
function openDatabase(factory) {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(HEADS, { keyPath: "id" });
    request.result.createObjectStore(CHANGES, { keyPath: ["sheet", "id"] });
  };
  return resultOf(request);
}

/**
 * Writes in one transaction, which is made durable before it counts as done.
 * @param {IDBDatabase} database
 * @param {(stores: { heads: IDBObjectStore, changes: IDBObjectStore }) => void} work
 * @returns {Promise<void>}
 */
const write = (database, work) => new Promise((resolve, reject) => {
  const transaction = database.transaction([HEADS, CHANGES], "readwrite", { durability: "strict" });
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error ?? new Error("the browser's database is full"));
  work({ heads: transaction.objectStore(HEADS), changes: transaction.objectStore(CHANGES) });
});

/**
 * Adds the changes that are not kept; one that is kept is never replaced.
 * @param {IDBObjectStore} store
 * @param {string} sheet
 * @param {readonly Change[]} changes
 */
function addMissing(store, sheet, changes) {
  for (const change of changes) {
    const known = store.count([sheet, change.id]);
    known.onsuccess = () => { if (!known.result) store.add({ sheet, ...change }); };
  }
}

/** @param {any} kept @param {string} field that only the database needs @returns {any} */
const without = (kept, field) => Object.fromEntries(Object.entries(kept).filter(([name]) => name !== field));

/** @param {IDBFactory} [factory] @returns {Promise<Shelf>} */
export async function openShelf(factory = indexedDB) {
  const database = await openDatabase(factory);
  const reading = (/** @type {string} */ store) => database.transaction(store).objectStore(store);
  return {
    list: async () => (await resultOf(reading(HEADS).getAll())).sort((one, other) => other.made - one.made),
    read: async (id) => {
      const head = await resultOf(reading(HEADS).get(id));
      if (!head) return null;
      const kept = await resultOf(reading(CHANGES).getAll(IDBKeyRange.bound([id], [id, []])));
      return { head: without(head, "archived"), changes: kept.map((change) => without(change, "sheet")) };
    },
    begin: ({ head, changes }) => write(database, ({ heads, changes: store }) => {
      heads.put({ ...head, archived: false });
      addMissing(store, head.id, changes);
    }),
    append: (id, change) => write(database, ({ changes: store }) => { store.add({ sheet: id, ...change }); }),
    join: (id, changes) => write(database, ({ changes: store }) => addMissing(store, id, changes)),
    archive: async (id, archived) => {
      const head = await resultOf(reading(HEADS).get(id));
      if (head) await write(database, ({ heads }) => { heads.put({ ...head, archived }); });
    },
    close: () => database.close(),
  };
}

/** Has the browser keep its storage even when space is short; without a promise sheets are kept all the same. */
export const keepForGood = () => void navigator.storage?.persist?.().catch(() => undefined);

const DEVICE = "kitapi.device";

let memory = "";

/** The name of this browser in the histories of sheets. */
export function deviceName() {
  memory ||= randomHex(4);
  try {
    const kept = localStorage.getItem(DEVICE);
    if (kept) return kept;
    localStorage.setItem(DEVICE, memory);
  } catch {
    // Without a memory each visit counts as a device of its own.
  }
  return memory;
}
