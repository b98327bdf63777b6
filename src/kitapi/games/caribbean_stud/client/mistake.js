/**
 * A mistake that a player may make for practice: a BET that is not twice the ANTE, to train the house.
 */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { rangeOf } from "./table/pending_decision.js";
import { AmountForm } from "./table/amounts.js";

/** @param {{ state: import("../../../web/client/table/table_state.js").TableState }} props */
export function PlayersMistake({ state }) {
  const view = /** @type {import("./table/view.js").StudView | null} */ (/** @type {unknown} */ (state.shown.value?.view
    ?? null));
  if (!view || !rangeOf(view, "misplace_bet")) return null;
  return html`<section class="house-here"><h3>${t("Mistakes for practice")}</h3>
    <${AmountForm} view=${view} action="misplace_bet" label=${t("A wrong BET")} words=${t("Lay it")} act=${state.act} />
  </section>`;
}
