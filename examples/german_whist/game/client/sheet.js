/** The sheet: every player's running result, deal by deal. */
import { nameAt } from "../../../web/client/table/seating.js";
import { html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";

/**
 * @param {{ sheet: { deals: { results: number[] }[] }, table: import("../../../web/client/protocol.js").TableView }}
 *   props
 */
export const Sheet = ({ sheet, table }) => html`<div class="paper sheet-paper">
  <header class="sheet-head"><h2>${t("Results")}</h2></header>
  ${sheet.deals.length > 0 && html`<table class="results">
    <thead><tr><td></td>
      ${table.seats.map((seat) => html`<th key=${seat.seat} scope="col">${nameAt(seat)}</th>`)}</tr></thead>
    <tbody>
      ${sheet.deals.map(({ results }, at) => html`<tr key=${at}>
        <th scope="row">${t("Deal {number}", { number: at + 1 })}</th>
        ${results.map((result, seat) => html`<td key=${seat} class="figure">
          ${formatSigned(result)}</td>`)}</tr>`)}</tbody>
  </table>`}
</div>`;
