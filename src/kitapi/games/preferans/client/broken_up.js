/** The slip of a sitting that was broken up by agreement: the sheets settled step by step, as players do it. */
import { CheckButton } from "../../../web/client/checking/check_button.js";
import { Replays } from "../../../web/client/paper/endings.js";
import { OwnResult } from "../../../web/client/paper/own_result.js";
import { namesFor } from "../../../web/client/table/seating.js";
import { AllCards } from "../../../web/client/tricks/all_cards.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { SettlementSteps } from "./settlement_steps.js";

/**
 * @param {{
 *   broken: import("./sheet_types.js").BreakingUp, view: import("./view.js").PreferansView,
 *   table: import("../../../web/client/protocol.js").TableView,
 *   replayed?: boolean,
 * }} props
 */
export function BreakUpSlip({ broken, view, table, replayed }) {
  const nameOf = namesFor(table);
  return html`<article class="paper settled" aria-label=${t("Settlement")} tabindex="0">
    <header><h2>${t("The game was ended")}</h2>
      <${OwnResult} results=${broken.settlement.results} me=${table.me} /></header>
    <${SettlementSteps} settlement=${broken.settlement} voice=${{ me: table.me, nameOf }} />
    ${broken.cards && html`<${AllCards} cards=${broken.cards} nameOf=${nameOf} />`}
    ${!replayed && html`<${CheckButton} table=${table.id} deal=${view.number} nameOf=${nameOf} shortcut="c" />`}
    ${!replayed && table.sheet > 0 && html`<${Replays} table=${table} />`}
  </article>`;
}
