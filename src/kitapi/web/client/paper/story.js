/** The story of one column of the sheet: every figure, the deal that wrote it, why, and the rule. */
import { html } from "../ui.js";
import { formatFigure, t } from "../words/translation.js";

/** @typedef {import("./struck_figures.js").ColumnEntry} ColumnEntry */

/**
 * @param {{ label: string, figures: readonly ColumnEntry[], explain: (written: ColumnEntry) => any,
 *   inFigures?: (figure: number) => string }} props
 *   `explain`: why a figure was written; `inFigures`: how one is written, where not plainly
 */
export const ColumnStory =
  ({ label, figures, explain, inFigures = formatFigure }) => html`<section class="story" aria-label=${label}
    tabindex="0">
    <h3>${label}</h3>
    <ol>${figures.map((written, at) => html`<li key=${at}>
      <${FigureStory} written=${written} inFigures=${inFigures} struckBy=${figures[at + 1]?.deal}>
        ${explain(written)}</${FigureStory}>
    </li>`)}</ol>
  </section>`;

/**
 * @param {{
 *   written: ColumnEntry, inFigures: (figure: number) => string, struckBy: number | undefined, children?: any,
 * }} props
 */
const FigureStory =
  ({ written, inFigures, struckBy, children }) => html`<p class="figure">${written.deal > 0 && html`<span
      class="was">${inFigures(written.before)} → </span>`}
    <b class=${struckBy ? "struck" : null}>${inFigures(written.figure)}</b></p>
    <div>
      ${children}
      ${struckBy && html`<p class="quiet">${t("struck through in deal {number}", { number: struckBy })}</p>`}
    </div>`;

/** Names the deal in which a figure was written. @param {{ written: ColumnEntry, children?: any }} props */
export const WrittenIn = ({ written, children }) => html`<p>${written.deal === 0 ? t("at the start")
  : t("deal {number}", { number: written.deal })}${children && html`: ${children}`}</p>`;
