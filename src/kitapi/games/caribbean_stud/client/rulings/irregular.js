/** One irregularity: its rules, its facts, and the ruling on them. */
import { ClauseLink } from "../../../../web/client/kit/clause_link.js";
import { html, useLayoutEffect, useRef, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { FactField } from "./fact_fields.js";
import { phaseName } from "./phases.js";
import { firstReport, missingFacts, useRuling, withSeatToggled } from "./ruling_request.js";
import { RulingSlip } from "./ruling_slip.js";
import { SeatRows } from "./seat_rows.js";
import { sentence, verdictWords } from "./words.js";

/**
 * @typedef {import("../table/irregularities.js").Irregularity} Irregularity
 * @typedef {import("./ruling_request.js").Report} Report
 */

/** @param {{ row: Irregularity, clauses: { [clause: string]: string }, phase: string }} props */
export function Irregular({ row, clauses, phase }) {
  const [report, setReport] = useState(() => firstReport(row, phase));
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => { heading.current?.focus(); scrollTo(0, 0); }, []);
  const answer = useRuling(row, report);
  return html`<article class="irregular">
    <a class="plain back" href="#">${t("All cases")}</a>
    <section class="paper slip reported">
      <h2 ref=${heading} tabindex="-1">${sentence(row.what)}</h2>
      <p class="quiet"><${ClauseLink} clause=${row.id} /> ${clauses[row.id]}</p>
      <${ReportForm} row=${row} report=${report} onReport=${setReport} />
    </section>
    ${answer?.ruling && html`<${VerdictStrip} ruling=${answer.ruling} />`}
    <${RulingSlip} answer=${answer} missing=${missingFacts(row, report.facts)} clauses=${clauses} />
  </article>`;
}

/**
 * On a phone the ruling is below the facts; this bar keeps its verdict visible.
 * @param {{ ruling: import("./ruling_request.js").Ruling }} props
 */
const VerdictStrip = ({ ruling }) => html`<button type="button" class=${`verdict-strip void-${ruling.void}`}
  onClick=${() => document.querySelector(".ruling-slip")?.scrollIntoView()}>${verdictWords(ruling.void)}</button>`;

/** @param {{ row: Irregularity, report: Report, onReport: (report: Report) => void }} props */
function ReportForm({ row, report, onReport }) {
  const { facts, house } = report;
  const say = (/** @type {string} */ name, /** @type {any} */ value) =>
    onReport({ ...report, facts: { ...facts, [name]: value } });
  return html`<form class="report-form" onSubmit=${(/** @type {SubmitEvent} */ event) => event.preventDefault()}>
    <label>${t("When")}
      <select value=${report.phase}
        onChange=${(/** @type {any} */ event) => onReport({ ...report, phase: event.target.value })}>
        ${row.phases.map((one) => html`<option key=${one} value=${one} selected=${one === report.phase}>
          ${phaseName(one)}</option>`)}
      </select>
    </label>
    ${row.facts.filter(({ form }) => form !== "seats")
      .map((fact) => html`<${FactField} key=${fact.name} fact=${fact} facts=${facts} say=${say} />`)}
    <${SeatRows} seats=${facts.seats}
      onToggle=${(/** @type {string} */ seat) => onReport({ ...report, facts: withSeatToggled(facts, seat) })}
      onSeats=${(/** @type {any} */ seats) => say("seats", seats)} />
    <details class="house-rule"><summary>${t("House rules")}</summary>
      <label class="tick"><input type="checkbox" checked=${house.skipped_back}
        onChange=${(/** @type {any} */ event) =>
          onReport({ ...report, house: { skipped_back: event.target.checked } })} />
        ${t("A seat left out of the deal gets its stakes back")}</label>
    </details>
  </form>`;
}
