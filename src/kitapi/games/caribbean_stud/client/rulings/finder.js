/** The list of irregularities, filtered by phase and by words. */
import { html, useState } from "../../../../web/client/ui.js";
import { n, t } from "../../../../web/client/words/translation.js";
import { phaseName, phasesIn } from "./phases.js";
import { sentence, matchesWords } from "./words.js";

/** @typedef {import("../table/irregularities.js").Irregularity} Irregularity */

/**
 * @param {{
 *   irregularities: readonly Irregularity[], clauses: { [clause: string]: string }, phase: string,
 *   onPhase: (phase: string) => void,
 *   chosen: string,
 * }} props
 */
export function Finder({ irregularities, clauses, phase, onPhase, chosen }) {
  const [words, setWords] = useState("");
  const found = irregularities.filter((row) => (!phase || row.phases.includes(phase))
    && matchesWords(words, `${row.id} ${row.what} ${clauses[row.id] ?? ""}`));
  return html`<section class="finder" aria-label=${t("What went wrong")}>
    <form class="finding" role="search" onSubmit=${(/** @type {SubmitEvent} */ event) => event.preventDefault()}>
      <label>${t("Words")}
        <input type="search" value=${words} placeholder=${t("card, floor …")}
          onInput=${(/** @type {any} */ event) => setWords(event.target.value)} />
      </label>
      <label>${t("When")}
        <select value=${phase} onChange=${(/** @type {any} */ event) => onPhase(event.target.value)}>
          <option value="" selected=${!phase}>${t("at any time")}</option>
          ${phasesIn(irregularities)
            .map((one) => html`<option key=${one} value=${one} selected=${one === phase}>${phaseName(one)}</option>`)}
        </select>
      </label>
    </form>
    <p class="found quiet">${n("{count} case", "{count} cases", found.length)}
      <button type="button" class="print-table plain" onClick=${() => print()}>${t("Print the table")}</button></p>
    <ul class="found-list">${found.map(({ id, what }) => html`<li key=${id}>
      <a class="paper found-one" href=${`#${id}`} aria-current=${id === chosen ? "true" : undefined}><span
        class="rule-number">${id}</span> ${sentence(what)}</a>
    </li>`)}</ul>
  </section>`;
}
