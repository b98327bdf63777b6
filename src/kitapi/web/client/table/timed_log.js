/**
 * The log of a table with a house: every line with its time, all of them or those of one kind or seat; above the lines
 * of a deal that is over stands the way to its replay.
 */
import { replayAddress } from "../routes.js";
import { html, useState } from "../ui.js";
import { language, t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("./log.js").Line & { deal?: number }} Line `deal`: during which it was shown, or after which
 */

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
  const chosen = lines.filter(belongsTo(choice)).slice(most && -most).reverse();
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
      ${chosen.map((line, at) => html`<li key=${line.id} class=${line.weight}>
        ${line.deal !== chosen[at - 1]?.deal && line.deal && line.deal <= table.sheet && html`<${ReplayLine}
          table=${table.id} deal=${line.deal} />`}
        ${line.at !== undefined && html`<time class="figure" dateTime=${new Date(line.at).toISOString()}>
          ${timeOfDay(line.at)}</time> `}${line.words}
        ${line.by && html` <small class="by">${line.by}</small>`}</li>`)}
    </ol>
  </section>`;
}

/** @param {{ table: string, deal: number }} props */
const ReplayLine = ({ table, deal }) => html`<a class="log-replay" href=${replayAddress(table, deal)}>
  ${t("Replay deal {number}", { number: deal })}</a>`;

/** Hour, minute and second, as 08:05:09, in the viewer's time zone. @param {number} at */
const timeOfDay = (at) => new Intl.DateTimeFormat(language(), { timeStyle: "medium", hourCycle: "h23" }).format(at);
