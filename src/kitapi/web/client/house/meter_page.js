/** The display for the room's wall: the amount of the meter that all tables of a house share; without controls. */
import { drawingOf } from "../covers.js";
import { NothingHere } from "../kit/nothing_here.js";
import { closedPage } from "../table/closed_page.js";
import { useTableState } from "../table/use_table_state.js";
import { html } from "../ui.js";

/** @param {{ table: string }} props */
export function MeterPage({ table }) {
  const state = useTableState(table);
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
