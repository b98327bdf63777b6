/** All irregularities by phase, with what may be declared void in it: a page to print. */
import { classes, html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { phaseName, phasesIn } from "./phases.js";
import { sentence, verdictInShort } from "./words.js";

/** @typedef {import("../table/irregularities.js").Irregularity} Irregularity */

/** @param {{ irregularities: readonly Irregularity[] }} props */
export function ByPhase({ irregularities }) {
  const phases = phasesIn(irregularities);
  if (!phases.length) return null;
  return html`<section class="paper slip by-phase" aria-label=${t("All cases by phase")}>
    <table>
      <caption>
        ${t("All cases by phase")} <span class="quiet">
          ${t("void: the whole round; seat: the hand of a seat; stands: nothing is void")}</span></caption>
      <thead>
        <tr><th scope="col">${t("What went wrong")}</th>
          ${phases.map((phase) => html`<th scope="col" key=${phase} class="phase-head">
            <span>${phaseName(phase)}</span></th>`)}</tr></thead>
      <tbody>${irregularities.map((row) => html`<${Row} key=${row.id} row=${row} phases=${phases} />`)}</tbody>
    </table>
  </section>`;
}

/** @param {{ row: Irregularity, phases: readonly string[] }} props */
const Row = ({ row, phases }) => html`<tr>
  <th scope="row"><span class="rule-number">${row.id}</span> ${sentence(row.what)}</th>
  ${phases.map((phase) => html`<td key=${phase}>${(row.outcomes[phase] ?? []).map((outcome) => html`<span key=${outcome}
    class=${classes("outcome", `void-${outcome}`)}>${verdictInShort(outcome)}</span> `)}</td>`)}
</tr>`;
