/** The log of a table with a house: every line with its time, all of them or those of one kind or seat. */
import { html, useState } from "../ui.js";
import { language, t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/** @typedef {import("./log.js").Line} Line */

/** @type {{ [choice: string]: (line: Line) => boolean }} */
const KINDS = { all: () => true, headings: ({ weight }) => weight === "heading", steps: ({ by }) => Boolean(by) };

/** Whether a line belongs to `choice`: a kind of line, or the number of a seat. @param {string} choice */
export const belongsTo = (choice) => KINDS[choice] ?? (({ seat }) => seat === Number(choice));

/**
 * @param {{ lines: readonly Line[], table: import("../protocol.js").TableView, most?: number }} props
 * `most`: how many lines are shown at once, the newest
 */
export function TimedLog({ lines, table, most }) {
  const [choice, choose] = useState("all");
  const chosen = lines.filter(belongsTo(choice)).slice(most && -most);
  return html`<section class="log" tabindex="-1" aria-label=${t("What happened")}>
    <h2>${t("What happened")}</h2>
    <select class="log-filter" aria-label=${t("Lines shown")} value=${choice}
      onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      <option value="all">${t("All lines")}</option>
      <option value="headings">${t("Announcements")}</option>
      <option value="steps">${t("Steps of the house")}</option>
      ${table.seats.filter(({ kind }) => kind !== "open")
        .map((seat) => html`<option key=${seat.seat} value=${String(seat.seat)}>${nameAt(seat)}</option>`)}
    </select>
    ${chosen.length === 0 && html`<p class="quiet">${t("Nothing yet.")}</p>`}
    <ol reversed>
      ${chosen.reverse().map((line) => html`<li key=${line.id} class=${line.weight}>
        ${line.at !== undefined && html`<time class="figure" dateTime=${new Date(line.at).toISOString()}>
          ${timeOfDay(line.at)}</time> `}${line.words}
        ${line.by && html` <small class="by">${line.by}</small>`}</li>`)}
    </ol>
  </section>`;
}

/** Hour, minute and second, as 08:05:09, in the viewer's time zone. @param {number} at */
const timeOfDay = (at) => new Intl.DateTimeFormat(language(), { timeStyle: "medium", hourCycle: "h23" }).format(at);
