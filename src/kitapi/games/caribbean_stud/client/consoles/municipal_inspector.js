/** The municipal inspector's page: why their presence is requested, and the button that confirms it. */
import { html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { Felt } from "./felt.js";
import { IncidentSlip } from "../table/standstill.js";
import { StepBar } from "./step_bar.js";
import { stepsOfKind } from "./steps.js";

/** @param {import("./console_props.js").ConsoleProps} held */
export function MunicipalInspector({ view, table, state, act, nameOf, hinted }) {
  return html`<div class="bench"><section class="paper slip asked-of-me">
      <p>${requestWords(view)}</p>
    </section>
    <${IncidentSlip} view=${view} nameOf=${nameOf} />
    <${StepBar} view=${view} nameOf=${nameOf} act=${act} hinted=${hinted} idle=${t("Nothing for you to do now.")} />
  </div>
    <${Felt} view=${view} table=${table} state=${state} />`;
}

/** What their presence is requested for. @param {import("../table/view.js").StudView} view */
function requestWords(view) {
  if (!stepsOfKind(view, "attend").length)
    return view.console?.attended
      ? t("You have said that you are present.")
      : t("Your presence is required when an upper jackpot is paid, and when a whole round is void.");
  if (view.incident) return t("The whole round is to be void: it needs your presence.");
  if (view.phase === "closed" || view.phase === "prepare")
    return t("The table is being opened: your presence is required.");
  if (view.phase === "closing") return t("The table is being closed: your presence is required.");
  return t("An upper jackpot is to be paid: it needs your presence.");
}
