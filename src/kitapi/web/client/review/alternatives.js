/**
 * The options of a decision, the best first: value, cost, and the value as the cards lay.
 */
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { inPercent, plain, formatSigned } from "./amounts.js";
import { costWords, unitWords } from "./words.js";

/**
 * One option. `shown`, `spoken`: its name, on the page and for screen readers; `tag`: whose choice it was, if
 * anybody's; `open`: its value as the cards lay, if that is known; `made`, `tricks`: the probability that the contract
 * is made, and the declarer's mean number of tricks.
 * @typedef {{
 *   shown: string, spoken: string, value: number, cost: number, error: number, made: number | null,
 *   tricks: number | null, best: boolean,
 *   tag?: string | null, open?: number,
 * }} Line
 */

/** @param {{ lines: readonly Line[], unit: import("./review.js").Review["unit"], caption: string }} props */
export function Alternatives({ lines, unit, caption }) {
  const most = Math.max(...lines.map(({ cost }) => cost));
  const [first, ...others] = lines.map(({ made }) => (made === null ? null : inPercent(made)));
  const chances = others.some((made) => made !== first);
  const open = lines.some((line) => line.open !== undefined);
  return html`<table class="alternatives">
    <caption class="unseen">${caption}</caption>
    <thead><tr>
      <th scope="col">${unitWords(unit)}</th><th scope="col">${t("value")}</th><th scope="col">${t("loss")}</th>
      ${open && html`<th scope="col">${t("cards open")}</th>`}
    </tr></thead>
    <tbody>
      ${lines.map((line, at) =>
        html`<${Row} key=${at} line=${line} most=${most} note=${chances ? madeWords(line) : tricksWords(line)} />`)}
    </tbody>
  </table>`;
}

/** @param {{ line: Line, most: number, note: string }} props */
const Row = ({ line, most, note }) => html`<tr class=${classes(line.best && "best", line.tag && "chosen")}>
  <th scope="row" style=${{ "--share": most > 0 ? line.cost / most : 0 }}><div class="alternative">
    <span class="alternative-name"><span aria-hidden="true">${line.shown}</span>
      <span class="unseen">${line.spoken}</span></span>
    ${line.best && html`<span class="told-mark">★ ${t("best")}</span>`}
    ${line.tag && html`<span class="told-mark yours">${line.tag}</span>`}
    <small>${note}</small>
  </div></th>
  <td class="figure">${formatSigned(line.value)}</td>
  <td class="figure">${line.cost > 0 ? costWords(line) : "–"}</td>
  ${line.open !== undefined && html`<td class="figure">${formatSigned(line.open)}</td>`}
</tr>`;

/** How likely the contract is made. @param {Line} line */
const madeWords = ({ made }) => (made === null ? "" : t("made in {share}", { share: inPercent(made) }));

/** How many tricks the declarer takes. @param {Line} line */
const tricksWords = ({ tricks }) => (tricks === null ? "" : t("{count} tricks", { count: plain(tricks) }));
