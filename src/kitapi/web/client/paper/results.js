/** The results on the slip after a deal: every figure opens its calculation. */
import { html } from "../ui.js";
import { formatSigned, t } from "../words/translation.js";
import { Sum, ExplainedFigure, useOpenFigure } from "./explained_figure.js";

/** @typedef {import("./explained_figure.js").Voice} Voice */

/** What a deal is called in the list, where a game has no other word. */
const dealWords = () => ({
  now: t("this deal"), earlier: t("before the deal"),
  spoken: (/** @type {string} */ name) => t("{name}, this deal", { name }),
});

/**
 * @param {{
 *   before: readonly number[], results: readonly number[], voice: Voice, thisDeal: (seat: number,
 *   moved: number) => any,
 *   settled: (seat: number) => any, words?: ReturnType<typeof dealWords>,
 * }} props
 *   `thisDeal`: the calculation of a seat's gain in the deal; `settled`: that of a seat's present result
 */
export function ResultList({ before, results, voice: { nameOf, me }, thisDeal, settled, words = dealWords() }) {
  const [open, tap] = useOpenFigure();
  const movedOf = (/** @type {number} */ seat) => (results[seat] ?? 0) - (before[seat] ?? 0);
  return html`<table class="results">
    <caption class="unseen">${t("Results")}</caption>
    <thead><tr><th scope="col">${t("Player")}</th><th scope="col">${words.now}</th><th
      scope="col">${t("total")}</th></tr></thead>
    <tbody>${results.map((result, seat) => html`
      <tr key=${seat} class=${seat === me ? "mine" : null}>
        <th scope="row" title=${nameOf(seat)}>${nameOf(seat)}</th>
        <td class="figure"><${ExplainedFigure} label=${words.spoken(nameOf(seat))}
          figure=${formatSigned(movedOf(seat))} open=${open === `deal-${seat}`}
          onTap=${() => tap(`deal-${seat}`)} /></td>
        <td class="figure total"><${ExplainedFigure} label=${t("{name}, total", { name: nameOf(seat) })}
          figure=${formatSigned(result)} open=${open === `all-${seat}`} onTap=${() => tap(`all-${seat}`)} /></td>
      </tr>
      ${open?.endsWith(`-${seat}`) && html`<tr key=${`how-${seat}`} class="how"><td colspan="3">
        ${open === `deal-${seat}` ? thisDeal(seat, movedOf(seat))
        : html`<${InAll} before=${before[seat] ?? 0} result=${result} words=${words} />${settled(seat)}`}
      </td></tr>`}`)}
    </tbody>
  </table>`;
}

/** @param {{ before: number, result: number, words: ReturnType<typeof dealWords> }} props */
const InAll = ({ before, result, words: { now, earlier } }) => html`<${Sum} words=${t("total")}
  total=${formatSigned(result)}
  terms=${[{ words: earlier, amount: before }, { words: now, amount: result - before }]} />`;
