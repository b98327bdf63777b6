/** The history of a sitting, the last deal first: a line for each deal, which opens its details. */
import { CheckButton } from "../checking/check_button.js";
import { replayAddress } from "../routes.js";
import { namesFor } from "../table/seating.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @template {{ number: number, results: readonly number[] }} Deal
 * @param {{
 *   title: string, deals: readonly Deal[], table: import("../protocol.js").TableView, line: (deal: Deal) => any,
 *   details: (deal: Deal, moved: readonly number[]) => any,
 * }} props
 *   `table`: without an id where the deals were not played in this room; `line`: a deal in one line; `details`: what
 * the line opens; `moved`: the players' gains and losses in the deal
 */
export function DealHistory({ title, deals, table, line, details }) {
  const nameOf = namesFor(table);
  if (!deals.length) return html`<p class="quiet">${t("No deal has been written yet.")}</p>`;
  const movedIn = (/** @type {number} */ at) => (deals[at]?.results ?? [])
    .map((result, seat) => result - (deals[at - 1]?.results[seat] ?? 0));
  const replay = (/** @type {Deal} */ { number }) => html`<div class="replay-links"><a class="plain replay-link"
      href=${replayAddress(table.id, number)} aria-label=${t("Replay deal {number}", { number })}>
      ${t("Replay the deal")}</a>
    <${CheckButton} table=${table.id} deal=${number} nameOf=${nameOf}
      spoken=${t("Check deal {number}", { number })} /></div>`;
  return html`<section class="history">
    <h3>${title}</h3>
    <ol reversed>${deals.map((deal, at) => html`<li key=${deal.number}>
      <details>
        <summary><span class="figure deal-number">${deal.number}</span> ${line(deal)}</summary>
        ${details(deal, movedIn(at))}
        ${table.id && replay(deal)}
      </details>
    </li>`).reverse()}</ol>
    ${table.id && html`<p class="keeping">
      <button type="button" class="plain" onClick=${() => print()}>${t("Print the sheet")}</button>
      <a class="plain" href=${`/api/tables/${table.id}/record`} download>${t("Save the record to a file")}</a>
    </p>`}
  </section>`;
}
