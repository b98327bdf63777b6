/** The sitting settled: everybody's result with its parts under their name; the result opens its sum. */
import { html } from "../ui.js";
import { formatSigned, t } from "../words/translation.js";
import { ExplainedFigure, useOpenFigure } from "./explained_figure.js";

/**
 * @param {{
 *   results: readonly number[], voice: import("./explained_figure.js").Voice, parts: (seat: number) => any,
 *   how: (seat: number) => any,
 * }} props
 */
export function SettledTable({ results, voice: { nameOf, me }, parts, how }) {
  const [open, tap] = useOpenFigure();
  return html`<table class="results">
    <caption class="unseen">${t("Settlement")}</caption>
    <thead><tr><th scope="col">${t("Player")}</th><th scope="col">${t("total")}</th></tr></thead>
    <tbody>${results.map((result, seat) => html`
      <tr key=${seat} class=${seat === me ? "mine" : null}>
        <th scope="row" title=${nameOf(seat)}>${nameOf(seat)}</th>
        <td class="figure total">
          <${ExplainedFigure} label=${t("{name}, total", { name: nameOf(seat) })} figure=${formatSigned(result)}
            open=${open === `${seat}`} onTap=${() => tap(`${seat}`)} /></td>
      </tr>
      <tr key=${`parts-${seat}`} class="parts"><td colspan="2">${parts(seat)}</td></tr>
      ${open === `${seat}` && html`<tr key=${`how-${seat}`} class="how"><td colspan="2">${how(seat)}</td></tr>`}`)}
    </tbody>
  </table>`;
}

/**
 * One of the figures of which a result is the sum.
 * @param {{ words: string, figure: number | string | undefined }} props
 */
export const Part = ({ words, figure }) => html`<span class="part">${words} <b class="figure">${figure}</b></span>
  ${" "}`;
