/** The seat from which a replay is seen, and whether all hands lie open. */
import { namesFor } from "../table/seating.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @param {{
 *   table: import("../protocol.js").TableView, seat: number, open: boolean, onSeat: (seat: number) => void,
 *   onOpen: (open: boolean) => void,
 * }} props
 */
export function Perspective({ table, seat, open, onSeat, onOpen }) {
  const nameOf = namesFor(table);
  return html`<div class="eyes">
    <label>${t("Seen by")}
      <select value=${seat} onChange=${(/** @type {any} */ event) => onSeat(Number(event.target.value))}>
        ${table.seats.map((one) => html`<option key=${one.seat} value=${one.seat}
          selected=${one.seat === seat}>${nameOf(one.seat)}</option>`)}
      </select>
    </label>
    <label class="tick"><input type="checkbox" checked=${open}
      onChange=${(/** @type {any} */ event) => onOpen(event.target.checked)} />${t("All hands open")}</label>
  </div>`;
}
