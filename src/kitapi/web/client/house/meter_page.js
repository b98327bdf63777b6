/** The display for the room's wall: the amount of the meter that all tables of a house share; without controls. */
import { drawingOf } from "../covers.js";
import { NothingHere } from "../kit/nothing_here.js";
import { closedPage } from "../table/closed_page.js";
import { openTableState } from "../table/table_state.js";
import { html, useEffect, useState } from "../ui.js";

/** @param {{ table: string }} props */
export function MeterPage({ table }) {
  const [state, setState] = useState(/** @type {import("../table/table_state.js").TableState | null} */ (null));
  useEffect(() => {
    const opened = openTableState(table);
    setState(opened);
    return opened.close;
  }, [table]);
  if (!state) return null;
  const shown = state.shown.value;
  const closed = closedPage(state);
  if (closed) return closed;
  if (!shown) return html`<main class="wall"></main>`;
  const { house } = drawingOf(shown.table.game);
  if (!house) return html`<${NothingHere} />`;
  return html`<main class=${`wall of-${shown.table.game}`}>
    <${house.Meter} shown=${shown} happened=${state.happened.value} /></main>`;
}
