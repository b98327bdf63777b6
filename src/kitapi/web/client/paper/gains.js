/** The players' gains and losses in a deal of the history: every figure opens its calculation. */
import { html } from "../ui.js";
import { formatSigned, t } from "../words/translation.js";
import { ExplainedFigure, useOpenFigure } from "./explained_figure.js";

/**
 * @param {{
 *   moved: readonly number[], voice: import("./explained_figure.js").Voice,
 *   thisDeal: (seat: number, moved: number) => any,
 * }} props
 */
export function Gains({ moved, voice: { nameOf }, thisDeal }) {
  const [open, tap] = useOpenFigure();
  const label = (/** @type {number} */ seat) => t("{name}, this deal", { name: nameOf(seat) });
  return html`<div class="moved">
    <p class="told-figures">${moved.map((amount, seat) => html`<${ExplainedFigure} key=${seat} label=${label(seat)}
      figure=${formatSigned(amount)} open=${open === `${seat}`} onTap=${() => tap(`${seat}`)}>
      <span>${nameOf(seat)}</span> <b class="figure">${formatSigned(amount)}</b></${ExplainedFigure}>`)}</p>
    ${open && html`<section class="how" aria-label=${label(Number(open))}>
      ${thisDeal(Number(open), moved[Number(open)] ?? 0)}
    </section>`}
  </div>`;
}
