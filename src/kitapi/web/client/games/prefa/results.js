/** The results on the slip after a deal: every figure opens the sum it is. */
import { html } from "../../ui.js";
import { signed, t } from "../../words/translation.js";
import { DealSum } from "./deal_sum.js";
import { SettledSum } from "./result_sum.js";
import { Sum, ToldFigure, useOpenFigure } from "./told_figure.js";

/**
 * @typedef {import("./view.js").Outcome} Outcome
 * @typedef {import("./payments.js").Voice} Voice
 */

/** @param {{ before: number[], outcome: Outcome, voice: Voice }} props */
export function Results({ before, outcome, voice }) {
  const [open, tap] = useOpenFigure();
  const { nameOf, me } = voice;
  return html`<table class="results">
    <caption class="unseen">${t("Results")}</caption>
    <thead><tr><th scope="col">${t("Player")}</th><th scope="col">${t("this deal")}</th><th
      scope="col">${t("in all")}</th></tr></thead>
    <tbody>${outcome.results.map((result, seat) => html`
      <tr key=${seat} class=${seat === me ? "mine" : null}>
        <th scope="row">${nameOf(seat)}</th>
        <td class="figure"><${ToldFigure} label=${t("{name}, this deal", { name: nameOf(seat) })}
          figure=${signed(result - (before[seat] ?? 0))} open=${open === `deal-${seat}`} onTap=${() => tap(`deal-${seat}`)} /></td>
        <td class="figure total"><${ToldFigure} label=${t("{name}, in all", { name: nameOf(seat) })}
          figure=${signed(result)} open=${open === `all-${seat}`} onTap=${() => tap(`all-${seat}`)} /></td>
      </tr>
      ${open?.endsWith(`-${seat}`) && html`<tr key=${`how-${seat}`} class="how"><td colspan="3">
        ${open === `deal-${seat}` ? html`<${DealSum} deal=${outcome} seat=${seat} moved=${result - (before[seat] ?? 0)} voice=${voice} />`
        : html`<${InAll} before=${before[seat] ?? 0} outcome=${outcome} seat=${seat} nameOf=${nameOf} />`}
      </td></tr>`}`)}
    </tbody>
  </table>`;
}

/** @param {{ before: number, outcome: Outcome, seat: number, nameOf: (seat: number) => string }} props */
function InAll({ before, outcome: { results, sheet_settlement: settlement }, seat, nameOf }) {
  const result = results[seat] ?? 0;
  const terms = [{ words: t("before the deal"), amount: before }, { words: t("this deal"), amount: result - before }];
  return html`<${Sum} terms=${terms} words=${t("in all")} total=${signed(result)} />
    <${SettledSum} settlement=${settlement} seat=${seat} nameOf=${nameOf} />`;
}
