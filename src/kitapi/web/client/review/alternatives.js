/** What might have been done, the best first: what each was worth, what it cost, and how it stood as the cards lay. */
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { inPercent, plain, signed } from "./amounts.js";
import { actionShown, actionSpoken, costWords, unitWords } from "./words.js";

/**
 * @typedef {import("./review.js").Alternative} Alternative
 * @typedef {import("./review.js").Decision} Decision
 */

/** @param {{ decision: Decision, unit: import("./review.js").Review["unit"], by: string }} props `by`: who decided */
export function Alternatives({ decision: { alternatives }, unit, by }) {
  const most = Math.max(...alternatives.map(({ cost }) => cost));
  return html`<table class="alternatives">
    <caption class="unseen">${t("What might have been done, the best first")}</caption>
    <thead><tr>
      <th scope="col">${unitWords(unit)}</th><th scope="col">${t("worth")}</th>
      <th scope="col">${t("costs")}</th><th scope="col">${t("cards open")}</th>
    </tr></thead>
    <tbody>${alternatives.map((one, at) => html`<${Row} key=${at} one=${one} best=${one.cost < 0.05 && at === bestAmong(alternatives)} most=${most} by=${by} />`)}</tbody>
  </table>`;
}

/** The place of the one marked as best: of equals the one that was done. @param {readonly Alternative[]} alternatives */
function bestAmong(alternatives) {
  const chosen = alternatives.findIndex((one) => one.chosen);
  return chosen >= 0 && alternatives[chosen]?.cost === 0 ? chosen : 0;
}

/** @param {{ one: Alternative, best: boolean, most: number, by: string }} props */
function Row({ one, best, most, by }) {
  const [shown, spoken] = [actionShown(one.action, one.words), actionSpoken(one.action, one.words)];
  return html`<tr class=${classes(best && "best", one.chosen && "chosen")}>
    <th scope="row">
      <span class="alternative-name"><span aria-hidden="true">${shown}</span><span class="unseen">${spoken}</span></span>
      ${best && html`<span class="told-mark">★ ${t("best")}</span>`}
      ${one.chosen && html`<span class="told-mark yours">${by}</span>`}
      <small class="chance">${chanceWords(one)}</small>
      <span class="cost-bar" aria-hidden="true" style=${{ "--share": most > 0 ? one.cost / most : 0 }}></span>
    </th>
    <td class="figure">${signed(one.expected)}</td>
    <td class="figure">${one.cost > 0 ? costWords(one) : "–"}</td>
    <td class="figure">${signed(one.open)}</td>
  </tr>`;
}

/** How likely the contract is made, or else how many tricks the declarer takes. @param {Alternative} alternative */
function chanceWords({ made, tricks }) {
  if (made !== null) return t("made in {share}", { share: inPercent(made) });
  return tricks === null ? "" : t("tricks {count}", { count: plain(tricks) });
}
