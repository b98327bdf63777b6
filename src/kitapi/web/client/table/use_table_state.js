/** A table's state for as long as a component is drawn. */
import { useEffect, useState } from "../ui.js";
import { openTableState } from "./table_state.js";

/**
 * Null until it is opened; `role` as in `openTableState`.
 * @param {string} table
 * @param {string | null} [role]
 */
export function useTableState(table, role = null) {
  const [state, setState] = useState(/** @type {import("./table_state.js").TableState | null} */ (null));
  useEffect(() => {
    const opened = openTableState(table, role);
    setState(opened);
    return opened.close;
  }, [table, role]);
  return state;
}
