/** The gaming inspector's console: calls, the statement of facts, the jackpot keys, the float, the count. */
import { html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { AmountForm } from "../table/amounts.js";
import { ConsoleBox } from "./box.js";
import { FactsForm } from "./facts_form.js";
import { Felt } from "./felt.js";
import { IncidentSlip } from "../table/standstill.js";
import { StepBar, StepRow } from "./step_bar.js";
import { stepsOfKind } from "./steps.js";
import { stepWords } from "./step_words.js";

/** @param {import("./console_props.js").ConsoleProps} held */
export function GamingInspectorsConsole({ view, table, state, act, nameOf, hinted }) {
  const dismissed = stepsOfKind(view, "dismiss");
  return html`<${Felt} view=${view} table=${table} state=${state} />
    <div class="bench"><${IncidentSlip} view=${view} nameOf=${nameOf} />
    <${StepBar} view=${view} nameOf=${nameOf} act=${act} hinted=${hinted} idle=${idleWords(view)} />
    <section class="reporting" aria-label=${t("Irregularities")}>
      <${StepRow} from=${0} act=${act}
        steps=${dismissed.map((action) => ({ key: action.kind, action, words: stepWords(action, view, nameOf) }))} />
      <${FactsForm} view=${view} nameOf=${nameOf} act=${act} />
    </section></div>
    <${ConsoleBox} view=${view} meter=${table.meter ?? null} nameOf=${nameOf} act=${act} hinted=${hinted} />
    <div class="bench more"><section class="tray" aria-label=${t("Tray")}>
      ${view.desk
        && html`<p class="tray-line">
          ${t("In the tray {chips}, notes in the box {notes}", { chips: view.desk.chips, notes: view.desk.notes })}
        </p>`}
      ${view.desk?.counted
        && html`<p class="tray-line">${t("Counted: {chips} in chips, {notes} in notes", view.desk.counted)}</p>`}
      <${AmountForm} view=${view} action="add_to_float" label=${t("Addition to the float")} words=${t("Add")}
        act=${act} />
    </section></div>`;
}

/** @param {import("../table/view.js").StudView} view */
function idleWords(view) {
  if (view.incident)
    return view.incident.stated
      ? t("The facts are stated; the ruling waits for others to join it.")
      : t("You are called to the table: state what happened.");
  return view.phase === "jackpot"
    ? t("A jackpot is to be paid: look at hand, token and exchange, then press its button.")
    : t("Nothing for you to do now.");
}
