/** The history of deals: game, declarer, result and value; opened, what was said, written and why. */
import { DealHistory } from "../../../web/client/paper/history.js";
import { Gains } from "../../../web/client/paper/gains.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { settledDealOf } from "./columns.js";
import { DealLines } from "./deal_lines.js";
import { DealSum } from "./deal_sum.js";
import { GameSign } from "./game_sign.js";
import { outcome, saidLine, tricksLine } from "./outcome_words.js";

/**
 * @typedef {import("./sheet_types.js").SheetView} SheetView
 * @typedef {import("./sheet_types.js").SheetDeal} SheetDeal
 * @typedef {(seat: number) => string} NameOf
 */

/** @param {{ sheet: SheetView, table: import("../../../web/client/protocol.js").TableView, nameOf: NameOf }} props */
export const History =
  ({ sheet, table, nameOf }) => html`<${DealHistory} title=${t("Deals")} deals=${sheet.deals} table=${table}
    line=${(/** @type {SheetDeal} */ deal) =>
      html`<${DealLine} deal=${deal} variant=${sheet.variant} nameOf=${nameOf} />`}
    details=${(/** @type {SheetDeal} */ deal, /** @type {number[]} */ moved) =>
      html`<${DealDetails} deal=${deal} variant=${sheet.variant} moved=${moved}
        voice=${{ me: table.me, nameOf }} />`} />`;

/** @param {{ deal: SheetDeal, variant: SheetView["variant"], nameOf: NameOf }} props */
const DealLine =
  ({ deal:
    { facts, settlement }, variant, nameOf }) => html`${facts.kind === "game" && html`<${GameSign} played=${facts}
      variant=${variant} /> <span class="declarer">${nameOf(facts.declarer)}</span>`}${" "}
    <span class="verdict">${outcome(facts, settlement)}</span>${" "}
    <span class="figure">${facts.kind === "game" ? settlement.value : ""}</span>`;

/**
 * @param {{
 *   deal: SheetDeal, variant: SheetView["variant"], moved: readonly number[],
 *   voice: import("../../../web/client/paper/explained_figure.js").Voice,
 * }} props
 */
function DealDetails({ deal, variant, moved, voice }) {
  const settled = settledDealOf(deal);
  return html`<p class="quiet">${[saidLine(deal.facts, deal.settlement, deal.explained.course.number, voice.nameOf),
    tricksLine(deal.facts, variant, voice.nameOf)].filter(Boolean).join(" · ")}</p>
    <${DealLines} deal=${settled} voice=${voice} />
    <${Gains} moved=${moved} voice=${voice}
      thisDeal=${(/** @type {number} */ seat, /** @type {number} */ amount) => html`<${DealSum} deal=${settled}
        seat=${seat} moved=${amount} voice=${voice} />`} />`;
}
