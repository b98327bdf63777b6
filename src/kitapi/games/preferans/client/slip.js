/** One player's slip: their name and result, the head sum in the middle, and a side column for each opponent. */
import { ExplainedFigure } from "../../../web/client/paper/explained_figure.js";
import { StruckFigures } from "../../../web/client/paper/struck_figures.js";
import { placeOf } from "../../../web/client/table/seating.js";
import { classes, html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { isPotSheet, middleOf, refasOf, sideOf } from "./columns.js";
import { figuresOf } from "./story.js";

/**
 * @typedef {import("./columns.js").Column} Column
 * @typedef {import("./sheet_types.js").SheetView} SheetView
 *
 * The open figure of the sheet, by its key, and the function that opens another.
 * @typedef {{ chosen: string | null, tap: (key: string) => void }} Opening
 */

/** How many figures of a column there is room for on a screen; in print there is room for all. */
const ROOM = 4;

/** @param {Column} column */
export const keyOf = ({ slip, against }) => `${slip}-${against ?? "middle"}`;

/**
 * @param {Column} column
 * @param {SheetView} sheet
 * @param {(seat: number) => string} nameOf
 */
export function labelOf({ slip, against }, sheet, nameOf) {
  const name = nameOf(slip);
  if (against !== null) return t("Side sum, {name} against {other}", { name, other: nameOf(against) });
  return isPotSheet(sheet) ? t("Chips, {name}", { name }) : t("Head sum, {name}", { name });
}

/**
 * The opponents of a slip's owner as they sit, from the owner's left to right.
 * @param {number} slip
 * @param {readonly number[]} around who sits where, from the bottom on to the right
 */
export function opponentsOf(slip, around) {
  const at = around.indexOf(slip);
  return [...around.slice(at + 1), ...around.slice(0, at)].reverse();
}

/**
 * @param {{ sheet: SheetView, slip: number, around: readonly number[], nameOf: (seat: number) => string,
 *   opening: Opening }} props
 */
export function Slip({ sheet, slip, around, nameOf, opening }) {
  const [name, result] = [nameOf(slip), sheet.results[slip] ?? 0];
  const opponents = isPotSheet(sheet) ? [] : opponentsOf(slip, around);
  const drawn =
    (/** @type {Column} */ column) =>
      html`<${ColumnEntries} column=${column} sheet=${sheet} nameOf=${nameOf} opening=${opening} />`;
  return html`<section class=${`player-slip in-${placeOf(slip, around)}`} aria-label=${t("Slip: {name}", { name })}>
    <p class="slip-name">
      <${ExplainedFigure} label=${t("Result, {name}", { name })} figure=${formatSigned(result)}
        open=${opening.chosen === `result-${slip}`}
        onTap=${() => opening.tap(`result-${slip}`)}>
        <span title=${name}>${name}</span> <span class="figure result">
          ${formatSigned(result)}</span></${ExplainedFigure}></p>
    <div class="slip-columns">
      <div class="slip-middle">${drawn(middleOf(sheet, slip))}
        <${Refas} sheet=${sheet} slip=${slip} name=${name} opening=${opening} /></div>
      ${opponents.map((other) => html`<${Side} key=${other} of=${nameOf(other)}>
        ${drawn(sideOf(sheet, slip, other))}</${Side}>`)}
    </div>
  </section>`;
}

/** @param {{ of: string, children?: any }} props */
const Side = ({ of, children }) => html`<div class="slip-side">
  <span class="against" title=${of}>${of}</span>${children}</div>`;

/** @param {{ column: Column, sheet: SheetView, nameOf: (seat: number) => string, opening: Opening }} props */
const ColumnEntries = ({ column, sheet, nameOf, opening: { chosen, tap } }) =>
  (column.figures.length ? html`<${StruckFigures} figures=${column.figures}
    look=${column.against === null ? "head" : "side-sum"} room=${ROOM} label=${labelOf(column, sheet, nameOf)}
    open=${chosen === keyOf(column)}
    latest=${sheet.deals.at(-1)?.number ?? 0} inFigures=${figuresOf(sheet, column)}
    onTap=${() => tap(keyOf(column))} />` : null);

/**
 * A mark for every refa, those used up struck through.
 * @param {{ sheet: SheetView, slip: number, name: string, opening: Opening }} props
 */
function Refas({ sheet, slip, name, opening: { chosen, tap } }) {
  const refas = refasOf(sheet, slip);
  const open = sheet.sheet.refas[slip] ?? 0;
  if (!refas.length) return null;
  return html`<${ExplainedFigure} label=${t("Open refas, {name}", { name })} figure=${`${open}`}
    open=${chosen === `refas-${slip}`} look="refas-told"
    onTap=${() => tap(`refas-${slip}`)}>
    <span>${t("refa")}</span> ${refas.map(({ used }, at) => html`<${RefaMark} key=${at} used=${Boolean(used)} />`)}
  </${ExplainedFigure}>`;
}

/** @param {{ used: boolean }} props */
const RefaMark =
  ({ used }) => html`<svg class=${classes("refa-mark", used && "used")} viewBox="0 0 14 14" aria-hidden="true"><path
    d="M7 2 12.4 12H1.6Z" />${used && html`<path d="M1 8.5 13 7" />`}</svg>`;
