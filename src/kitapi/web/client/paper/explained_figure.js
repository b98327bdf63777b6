/** A figure that opens its explanation, and the sum in which it is explained. */
import { classes, html, useState } from "../ui.js";
import { formatSigned, t } from "../words/translation.js";

/**
 * One line of a sum; `figure`: how the amount is written, where not with its sign.
 * @typedef {{ words: any, amount: number, figure?: string }} Term
 *
 * The seat of the listener (null: a spectator), and the names of all seats.
 * @typedef {{ me: number | null, nameOf: (seat: number) => string }} Voice
 */

/**
 * Which figure of several is open; a tap on the open one closes it.
 * @returns {[string | null, (figure: string) => void]}
 */
export function useOpenFigure() {
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  return [open, (figure) => setOpen(figure === open ? null : figure)];
}

/**
 * @param {{ label: string, figure: string, open: boolean, onTap: () => void, look?: string, children?: any }} props
 *   `label`: the meaning of the figure; `children`: what is tapped, if it is more than the figure
 */
export const ExplainedFigure = ({ label, figure, open, onTap, look, children }) => html`<button type="button"
  class=${classes("told-figure", look)} aria-expanded=${open}
  aria-label=${t("{column}: {figure}", { column: label, figure })} onClick=${onTap}>${children ?? figure}</button>`;

/**
 * Terms, one below the other, and their sum.
 * @param {{ terms: readonly Term[], words: string, total: string }} props
 */
export const Sum = ({ terms, words, total }) => html`<dl class="sum">
  ${terms.map((term, at) => html`<div key=${at}><dt>${term.words}</dt>
    <dd class="figure">${term.figure ?? formatSigned(term.amount)}</dd></div>`)}
  <div class="comes-to"><dt>${words}</dt><dd class="figure">${total}</dd></div>
</dl>`;
