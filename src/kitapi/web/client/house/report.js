/** A report in the server's words: sections of lines, and grids whose rows may link to a hand. */
import { handAddress } from "../routes.js";
import { classes, html } from "../ui.js";

/**
 * @typedef {import("../protocol.js").Report} Report
 * @typedef {import("../protocol.js").ReportGrid} Grid
 * @typedef {import("../protocol.js").ReportLine} Line
 */

/** On a narrow page, grids with more columns, or more columns of text, show each row as a slip of its own. */
const MOST_ABREAST = { columns: 5, texts: 3 };

/** @param {{ report: Report, table: string }} props */
export function Report({ report, table }) {
  return html`<article class="paper report" lang=${report.lang}>
    <p class="running-head" aria-hidden="true">${report.running_head}</p>
    <header class="report-head"><h2>${report.title}</h2><p class="quiet">${report.subtitle}</p></header>
    <div class="report-parts">${report.sections.map(({ heading, lines, grid }) => html`<section key=${heading}
      class=${classes("report-part", grid && "wide-part")}>
      <h3>${heading}</h3>
      ${lines.length > 0 && html`<${Lines} lines=${lines} />`}
      ${grid && html`<${GridOf} grid=${grid} table=${table} />`}
    </section>`)}</div>
    <p class="quiet report-foot">${report.footer}</p>
    ${report.signed_by.length > 0
      && html`<ul class="signatures">${report.signed_by.map((who) => html`<li key=${who}>${who}</li>`)}</ul>`}
  </article>`;
}

/** @param {{ lines: Line[] }} props */
export const Lines =
  ({ lines }) => html`<dl class="report-lines">${lines.map(({ label, value, weight }) => html`<div key=${label}
    class=${`is-${weight}`}><dt>${label}</dt><dd class="figure">${value}</dd></div>`)}</dl>`;

/** @param {{ grid: Grid, table: string }} props */
function GridOf({ grid, table }) {
  const side = (/** @type {number} */ column) => (grid.figures.includes(column) ? "figure" : undefined);
  const [columns, texts] = [grid.head.length, grid.head.length - grid.figures.length];
  const isWide = columns > MOST_ABREAST.columns || texts > MOST_ABREAST.texts;
  return html`<table class=${classes("report-grid", isWide && "row-slips")}>
    <thead>
      <tr>
        ${grid.head.map((words, column) => html`<th key=${column} scope="col" class=${side(column)}>${words}</th>`)}
      </tr></thead>
    <tbody>
      ${grid.rows.map((row, at) => html`<tr key=${at}>
        ${row.map((words, column) => html`<td key=${column} class=${side(column)}
          data-head=${grid.head[column]}>${column === 0 && grid.hands[at]
            ? html`<a class="hand-link" href=${handAddress(table, /** @type {number} */ (grid.hands[at]))}>
              ${words}</a>` : words}</td>`)}</tr>`)}</tbody>
  </table>`;
}
