/** Keys that belong to the room: reading aloud, the papers beside the table, closing a drawer. */
import { announce } from "../announcer.js";
import { drawingOf } from "../covers.js";
import { useKeys } from "../keyboard/keys.js";
import { useEffect } from "../ui.js";

/** @typedef {"sheet" | "log" | null} Drawer */

/**
 * @param {import("./table_state.js").TableState} state
 * @param {Drawer} drawer
 * @param {(drawer: Drawer) => void} setDrawer
 */
export function useRoomKeys(state, drawer, setDrawer) {
  useEffect(() => { if (drawer) focusPanel(drawer); }, [drawer]);
  useKeys((key) => {
    const shown = state.shown.peek();
    if (key === "r" && shown) announce(drawingOf(shown.table.game).readAloud(shown));
    else if (key === "s" || key === "l") focusPanel(key === "s" ? "sheet" : "log");
    else if (key === "Escape" && drawer) setDrawer(null);
    else return false;
    return true;
  });
}

/** @param {"sheet" | "log"} drawer */
function focusPanel(drawer) {
  /** @type {HTMLElement | null} */ (document.querySelector(drawer === "sheet" ? ".sheet-panel" : ".log"))?.focus();
}
