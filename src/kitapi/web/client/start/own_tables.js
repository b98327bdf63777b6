/** The tables at which the visitor has a seat: those that are being played first, all others behind a tap. */
import { coverOf, isDrawn } from "../covers.js";
import { archiveTable } from "../net/api.js";
import { tableAddress } from "../routes.js";
import { classes, html } from "../ui.js";
import { dateLocale, formatSigned, n, t } from "../words/translation.js";

/** @typedef {import("../protocol.js").OwnTable} OwnTable */

const SHOWN = 5;

/** @param {{ tables: readonly OwnTable[], onChange: () => void }} props `onChange`: the archive has changed */
export function OwnTables({ tables, onChange }) {
  const drawn = tables.filter(({ game }) => isDrawn(game));
  const going = drawn.filter(({ over, archived }) => !over && !archived).slice(0, SHOWN);
  const rest = drawn.filter((table) => !going.includes(table));
  if (!drawn.length) return null;
  const entries = (/** @type {readonly OwnTable[]} */ listed) =>
    html`<ul>${listed.map((table) => html`<${Entry} key=${table.table} own=${table} onChange=${onChange} />`)}</ul>`;
  return html`<section class="own-tables">
    ${going.length > 0 && html`<h2>${t("Continue")}</h2>${entries(going)}`}
    ${rest.length > 0
      && html`<details><summary>${t("Archive")} <span class="figure">${rest.length}</span></summary>
        ${entries(rest)}</details>`}
  </section>`;
}

/** @param {{ own: OwnTable, onChange: () => void }} props */
function Entry({ own, onChange }) {
  const { table, game, number, over, archived, result } = own;
  const words = archived ? t("Take out of the archive") : t("Put into the archive");
  const toggle = () => archiveTable(table, !archived).then(onChange, onChange);
  return html`<li class="paper">
    <a href=${tableAddress(table)}>${coverOf(game).title()} <span class="figure quiet">${progressWords(number, over)}
      </span>${number > 0 && typeof result === "number" && html` <b class=${classes("figure", result < 0 && "loss")}>
        ${formatSigned(result)}</b>`}
      ${" "}<small class="quiet">${detailsOf(own)}</small></a>
    ${!over && html`<button type="button" class="close" aria-label=${words} title=${words}
      onClick=${toggle}>${archived ? "↩" : "×"}</button>`}
  </li>`;
}

/** @param {number} number @param {boolean} over */
function progressWords(number, over) {
  if (over) return t("finished");
  return number > 0 ? t("deal {number}", { number }) : t("not yet begun");
}

/** The text about a table: who sits at the other seats, and when something last happened. @param {OwnTable} own */
export function detailsOf({ others, changed }) {
  const names = others.flatMap(({ kind, name }) => (kind === "person" ? [name] : []));
  const bots = others.filter(({ kind }) => kind === "bot").length;
  const open = others.filter(({ kind }) => kind === "open").length;
  const parts = [
    ...names, ...(bots ? [n("{count} bot", "{count} bots", bots)] : []),
    ...(open ? [n("{count} open seat", "{count} open seats", open)] : []),
  ];
  return [parts.join(", "), timeWords(changed)].filter(Boolean).join(" · ");
}

/** Date and time by the reader's clock. @param {string} changed in UTC (ISO 8601) */
function timeWords(changed) {
  if (!changed) return "";
  return new Intl.DateTimeFormat(dateLocale(), { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" })
    .format(new Date(changed));
}
