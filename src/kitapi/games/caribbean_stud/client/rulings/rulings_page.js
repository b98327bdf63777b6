/**
 * The rulings page: irregularities to find by phase and words, the ruling on each at once, and a list of all to print.
 */
import { settingsOf } from "../../../../web/client/covers.js";
import { useHash } from "../../../../web/client/routes.js";
import { PageBar } from "../../../../web/client/settings_slip/page_bar.js";
import { classes, html, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { useHouseRules } from "../table/irregularities.js";
import { ByPhase } from "./by_phase.js";
import { Finder } from "./finder.js";
import { Irregular } from "./irregular.js";

export function RulingsPage() {
  const { irregularities, clauses, trouble } = useHouseRules();
  const [phase, setPhase] = useState("");
  const chosen = useHash().slice(1);
  const row = irregularities.find(({ id }) => id === chosen);
  return html`<div class="rulings of-caribbean-stud">
    <${PageBar} title=${t("When something goes wrong")} own=${settingsOf("caribbean-stud")} />
    <main class=${classes("rulings-desk", row && "chosen")}>
      ${trouble && html`<p class="trouble" role="alert">${t("The server does not answer.")}</p>`}
      <${Finder} irregularities=${irregularities} clauses=${clauses} phase=${phase} onPhase=${setPhase}
        chosen=${chosen} />
      ${row ? html`<${Irregular} key=${row.id} row=${row} clauses=${clauses} phase=${phase} />`
      : html`<p class="choose-one quiet">${t("Choose what went wrong: the ruling stands here at once.")}</p>`}
      <${ByPhase} irregularities=${irregularities} />
    </main>
  </div>`;
}
