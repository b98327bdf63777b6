/** The felt as the house sees it from the dealer's side: the seats from his left to his right, the bank's cards before him. */
import { classes, html } from "../../../ui.js";
import { Bank, Standstill } from "../bank.js";
import { Places } from "../places.js";
import { StudBar } from "../bank.js";

/** @param {{ view: import("../view.js").StudView, table: import("../../../protocol.js").TableShown }} props */
export const Felt = ({ view, table }) => html`<section class="felt">
  <${StudBar} view=${view} meter=${table.meter ?? view.meter ?? null} />
  <div class=${classes("dealers-side", `phase-${view.phase}`)}>
    <${Standstill} stopping=${view.stopping} stopped=${table.stopped && !view.stopping} />
    <${Places} view=${view} table=${table} dealers=${true} />
    <${Bank} view=${view} announced="" />
  </div>
</section>`;
