/** The sheet: every player's running result, deal by deal. */
import { nameAt } from "../../../web/client/table/seating.js";
import { html } from "../../../web/client/ui.js";
import { signed, t } from "../../../web/client/words/translation.js";

/**
 * @param {{ sheet: { deals: { results: number[] }[] }, table: import("../../../web/client/protocol.js").TableShown }}
 *   props
 */
export const Sheet = ({ sheet, table }) => html`<div class="paper sheet-paper">
  <header class="sheet-head"><h2>${t("Results")}</h2></header>
  <table>
    <thead><tr>${table.seats.map((seat) => html`<th key=${seat.seat} scope="col">${nameAt(seat)}</th>`)}</tr></thead>
    <tbody>
      ${sheet.deals.map(({ results }, at) => html`<tr key=${at}>${results.map((result, seat) => html`<td key=${seat}
        class="figure">${signed(result)}</td>`)}</tr>`)}</tbody>
  </table>
</div>`;
