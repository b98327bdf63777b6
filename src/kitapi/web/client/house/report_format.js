/** How the reports of a house write times and amounts: the fields for it, in a new house and in one's own. */
import { setReportFormat } from "../net/api.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").OwnHouse} OwnHouse
 * @typedef {import("../protocol.js").ReportFormat} ReportFormat
 */

const UTC = "UTC";

/** The names that the browser knows, such as time zones. @param {"timeZone" | "currency"} kind */
const namesOf = (kind) => /** @type {any} */ (Intl).supportedValuesOf?.(kind) ?? [];

/** The format of a new house: its founder's time zone, and chips. @returns {ReportFormat} */
export const usualFormat = () => ({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone || UTC, currency: "" });

/** @param {{ format: ReportFormat, onFormat: (format: ReportFormat) => void }} props */
export function ReportFormatFields({ format, onFormat }) {
  const zones = [...new Set([UTC, format.zone, ...namesOf("timeZone")])];
  return html`<label>${t("Time zone of the reports")}
      <select value=${format.zone} onChange=${(/** @type {any} */ event) =>
        onFormat({ ...format, zone: event.target.value })}>
        ${zones.map((zone) => html`<option key=${zone} value=${zone}>${zone.replaceAll("_", " ")}</option>`)}
      </select></label>
    <label>${t("Currency of the reports")}
      <input value=${format.currency} maxlength="3" pattern="[A-Z]{3}" placeholder="EUR" autocomplete="off"
        autocapitalize="characters" list="currencies" onInput=${(/** @type {any} */ event) =>
          onFormat({ ...format, currency: event.target.value.toUpperCase() })} />
      <datalist id="currencies">
        ${namesOf("currency").map((/** @type {string} */ code) => html`<option key=${code} value=${code} />`)}
      </datalist></label>
    <p class="quiet">
      ${t("The currency's code of three letters, empty for chips; the smallest chip is one unit of it.")}</p>`;
}

/**
 * The format of one's own house, to be changed.
 * @param {{ house: OwnHouse, onHouse: (house: OwnHouse) => void }} props
 */
export function HouseReports({ house, onHouse }) {
  const [format, setFormat] = useState(house.reports);
  const [said, setSaid] = useState("");
  const show = (/** @type {ReportFormat} */ changed) => { setSaid(""); setFormat(changed); };
  const save = () => setReportFormat(house.id, format).then(
    (changed) => { onHouse(changed); setSaid(t("The reports use them from now on.")); },
    (refusal) => setSaid(refusal.message));
  return html`<${ReportFormatFields} format=${format} onFormat=${show} />
    <p class="quiet" role="status">${said}</p>
    <button type="button" class="plain" onClick=${save}>${t("Use them in the reports")}</button>`;
}
