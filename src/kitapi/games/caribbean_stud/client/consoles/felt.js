/**
 * The felt seen from the dealer's side: the seats from the dealer's left to right, and the
 * bank's cards.
 */
import { classes, html } from "../../../../web/client/ui.js";
import { Bank, Standstill, StudBar } from "../table/bank.js";
import { Places } from "../table/places.js";

/** @param {Pick<import("./console_props.js").ConsoleProps, "view" | "table" | "state">} props */
export const Felt = ({ view, table, state }) => html`<section class="felt">
  <${StudBar} view=${view} meter=${table.meter ?? view.meter ?? null} />
  <div class=${classes("dealers-side", `phase-${view.phase}`)}>
    <${Standstill} stopping=${view.stopping} stopped=${table.stopped && !view.stopping} waiting=${view.waiting_for} />
    <${Places} view=${view} table=${table} send=${state.link.send} dealers=${true} />
    <${Bank} view=${view} announced="" />
  </div>
</section>`;
