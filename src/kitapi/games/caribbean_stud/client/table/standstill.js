/** A panel for a stopped table: who called the inspector, the stated facts, the ruling, and who is awaited. */
import { ClauseLink } from "../../../../web/client/kit/clause_link.js";
import { html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { useIrregularities } from "./irregularities.js";
import { roleName } from "./roles.js";
import { choiceWords, factsWords, rulingWords, sentence } from "./ruling_words.js";

/**
 * @typedef {import("./view.js").StudView} StudView
 * @typedef {import("./view.js").Incident} Incident
 */

/** @param {{ view: StudView, nameOf: (seat: number) => string }} props */
export function IncidentSlip({ view: { incident, awaited = [], pending }, nameOf }) {
  const irregularities = useIrregularities(incident?.stated !== null && incident !== null && incident !== undefined);
  if (!incident) return null;
  const { stated } = incident;
  const what = irregularities.find(({ id }) => id === stated?.irregularity)?.what ?? "";
  return html`<section class="paper incident" role="status" aria-label=${t("The table stands still")}>
    <p><b>
      ${incident.caller === null
        ? t("The table stands still.")
        : t("The table stands still: {name} has called the inspector.", { name: nameOf(incident.caller) })}</b></p>
    ${stated && html`<p>${sentence(what)} <${ClauseLink} clause=${stated.irregularity} /></p>
      ${factsWords(stated, nameOf).map((words) => html`<p class="fact" key=${words}>${words}</p>`)}`}
    ${pending
      && html`<p class="pending">
        <span class="quiet">
          ${t("The ruling will be:")}</span> ${rulingWords(pending.continues, pending.values, nameOf)} ${
        pending.clauses.map((clause) => html`<${ClauseLink} key=${clause} clause=${clause} /> `)}</p>`}
    ${awaitedWords(incident, awaited, nameOf).map((words) => html`<p class="quiet" key=${words}>${words}</p>`)}
  </section>`;
}

/**
 * A line for each role that is present and each seat that has chosen, and one for the people still awaited.
 * @param {Incident} incident
 * @param {readonly string[]} awaited
 * @param {(seat: number) => string} nameOf
 * @returns {string[]}
 */
function awaitedWords({ stated, joined, choosing, choices }, awaited, nameOf) {
  const missing = [...choosing.map(nameOf), ...awaited.map(roleName)];
  if (!stated) return [t("Waiting for the gaming inspector.")];
  return [
    ...joined.map((role) => t("Present: {role}.", { role: roleName(role) })),
    ...Object.entries(choices)
      .map(([seat, choice]) => t("{name}: {words}", { name: nameOf(Number(seat)), words: choiceWords(choice) })),
    ...(missing.length ? [t("Waiting for {names}", { names: missing.join(", ") })] : []),
  ];
}
