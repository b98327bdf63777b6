/** An open sheet: its history, and how it is changed. */
import { useEffect, useState } from "../ui.js";
import { nextChange, redoable, undoable } from "./changes.js";
import { deviceName, openShelf } from "./kept_sheets.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {import("../written.js").Deed} Deed
 *
 * `sheet`: undefined until it is read, null where this browser keeps no such sheet. `failed`: the last change could not
 * be kept, or the sheets cannot be read. `change` resolves to whether the change is kept; `undo` and `redo` are null
 * where there is nothing to be undone or redone.
 * @typedef {{
 *   sheet: Kept | null | undefined, failed: boolean, change: (deed: Deed) => Promise<boolean>,
 *   undo: (() => Promise<boolean>) | null, redo: (() => Promise<boolean>) | null,
 * }} OpenSheet
 */

/** How often a change is tried again after another window has written one. */
const TRIES = 5;

let shelf = /** @type {ReturnType<typeof openShelf> | null} */ (null);

/** The sheets of this browser; opened once. */
export function theShelf() {
  shelf ??= openShelf().catch((error) => { shelf = null; throw error; });
  return shelf;
}

const NEWS = "BroadcastChannel" in globalThis ? new BroadcastChannel("kitapi-sheets") : null;

const heard = new Set(/** @type {((id: string) => void)[]} */ ([]));

/** Has all windows of this browser read the sheet `id` again, which has more changes. @param {string} id */
export function announceNews(id) {
  NEWS?.postMessage(id);
  for (const hear of heard) hear(id);
}

/**
 * Keeps a change of the sheet `id`, and returns the sheet with it.
 * @param {string} id
 * @param {Deed} deed
 * @returns {Promise<Kept>}
 */
export async function keepChange(id, deed) {
  const sheets = await theShelf();
  for (let tries = 1; ; tries += 1) {
    const kept = await sheets.read(id);
    if (!kept) throw new Error(`no sheet ${id} is kept here`);
    const change = nextChange(kept.changes, deed, { device: deviceName(), at: Date.now() });
    try {
      await sheets.append(id, change);
      NEWS?.postMessage(id);
      return { ...kept, changes: [...kept.changes, change] };
    } catch (error) {
      if (tries === TRIES || /** @type {any} */ (error)?.name !== "ConstraintError") throw error;
    }
  }
}

/** @param {string} id @returns {OpenSheet} */
export function useSheet(id) {
  const [sheet, setSheet] = useState(/** @type {Kept | null | undefined} */ (undefined));
  const [failed, setFailed] = useState(false);
  const read = () => theShelf().then((sheets) => sheets.read(id)).then(setSheet, () => setFailed(true));
  useEffect(() => {
    const hear = (/** @type {string} */ changed) => { if (changed === id) void read(); };
    const onNews = (/** @type {MessageEvent} */ { data }) => hear(data);
    void read();
    NEWS?.addEventListener("message", onNews);
    heard.add(hear);
    return () => {
      NEWS?.removeEventListener("message", onNews);
      heard.delete(hear);
    };
  }, [id]);
  const change = async (/** @type {Deed} */ deed) => {
    const kept = await keepChange(id, deed).catch(() => null);
    setFailed(!kept);
    if (kept) setSheet(kept);
    return kept !== null;
  };
  const [undone, redone] = sheet ? [undoable(sheet.changes), redoable(sheet.changes)] : [null, null];
  return {
    sheet, failed, change,
    undo: undone && (() => change({ do: "undo", of: undone.id })),
    redo: redone && (() => change({ do: "undo", of: redone.id })),
  };
}
