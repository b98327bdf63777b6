/** A column of the paper: the present figure, and above it, after a tap, the earlier ones, struck through. */
import { classes, html } from "../ui.js";
import { formatFigure, t } from "../words/translation.js";

/**
 * One figure: the deal that wrote it (0: it stood there at the start) and the rule it was written by.
 * @typedef {{ before: number, figure: number, deal: number, clause: string }} ColumnEntry
 */

/**
 * @param {{
 *   figures: readonly ColumnEntry[], look: string, room: number, label: string, latest: number, open: boolean,
 *   onTap: () => void,
 *   inFigures?: (figure: number) => string,
 * }} props
 *   `room`: how many figures there is room for on a screen, in print for all; `latest`: the last deal's number;
 *   `inFigures`: how one is written, where not plainly
 */
export function StruckFigures({ figures, look, room, label, latest, open, onTap, inFigures = formatFigure }) {
  const current = figures.at(-1);
  return html`<button type="button" class=${`figures ${look}`} aria-expanded=${open} onClick=${onTap}
    aria-label=${t("{column}: {figure}", { column: label, figure: inFigures(current?.figure ?? 0) })}>
    ${figures.length > room && html`<span class="struck earlier">⋯</span>`}
    ${figures.map((written, at) => html`<span key=${`${written.deal}-${at}`}
      class=${classes("figure", written !== current && "struck", at < figures.length - room && "beyond",
      written === current && written.deal === latest && latest > 0 && "new")}>${inFigures(written.figure)}</span>`)}
  </button>`;
}
