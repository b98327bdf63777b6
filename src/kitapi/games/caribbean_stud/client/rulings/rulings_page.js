/**
 * The rulings page: irregularities to find by phase and words, the ruling on each at once, and a list of all to print.
 */
import { settingsOf } from "../../../../web/client/covers.js";
import { SettingsButton } from "../../../../web/client/settings_slip/settings_button.js";
import { classes, html, useEffect, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { useHouseRules } from "../table/irregularities.js";
import { ByPhase } from "./by_phase.js";
import { Finder } from "./finder.js";
import { Irregular } from "./irregular.js";

/** The irregularity that the address names behind its #, "" for none. */
function useChosenIrregularity() {
  const [chosen, setChosen] = useState(location.hash.slice(1));
  useEffect(() => {
    const follow = () => setChosen(location.hash.slice(1));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return chosen;
}

export function RulingsPage() {
  const { irregularities, clauses, trouble } = useHouseRules();
  const [phase, setPhase] = useState("");
  const chosen = useChosenIrregularity();
  const row = irregularities.find(({ id }) => id === chosen);
  return html`<div class="rulings of-caribbean-stud">
    <${RulingsBar} />
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

const RulingsBar = () => html`<header class="top-bar">
  <a class="home" href="/" aria-label=${t("Kitapi, to the start page")}>
    <img src="/static/art/icon.svg" alt="" width="28" height="28" /></a>
  <h1>${t("When something goes wrong")}</h1>
  <div class="tools"><${SettingsButton} own=${settingsOf("caribbean-stud")} /></div>
</header>`;
