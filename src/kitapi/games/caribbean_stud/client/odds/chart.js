/** The strategy as a chart, kinds of hands by the bank's upcard; and simple strategies that a player can remember. */
import { TroubleNote } from "../../../../web/client/kit/interruption.js";
import { classes, html } from "../../../../web/client/ui.js";
import { t, tIn } from "../../../../web/client/words/translation.js";
import { inPercent } from "./amounts.js";
import { CHART, useAnswer } from "./odds_request.js";
import { groupWords, rowWords, strategyWords } from "./words.js";

/**
 * @typedef {import("./odds.js").Cells} Cells
 * @typedef {import("./odds.js").Chart} Chart
 * @typedef {import("./odds.js").StrategyOdds} StrategyOdds
 */

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const LOOKS = ["folds", "raises", "exchanges"];

/** @param {number} choice 0 folds, 1 raises, 2 exchanges */
const letter = (choice) => [tIn("odds chart", "F"), tIn("odds chart", "R"), tIn("odds chart", "X")][choice] ?? "";

/** @param {number} choice */
const choiceName = (choice) => [t("fold"), t("raise"), t("exchange")][choice] ?? "";

/** @param {{ base: boolean }} props */
export function ChartView({ base }) {
  const { answer, trouble, again } = useAnswer(CHART);
  if (trouble) return html`<${TroubleNote} trouble=${trouble} again=${again} />`;
  if (!answer) return html`<p class="prompt" role="status">…</p>`;
  const { rows, strategies } = /** @type {Chart} */ (answer)[base ? "base" : "venice"] ?? { rows: {}, strategies: [] };
  return html`<section class="paper odds-chart-slip" aria-labelledby="chart-name">
      <h2 id="chart-name">
        ${base ? t("The best choice without an exchange") : t("The best choice, with an exchange")}</h2>
      <${Legend} base=${base} />
      <${Table} rows=${rows} />
      <p class="quiet">
        ${t(
          "A hand belongs to the first row that it fits. Every hand of every kind was computed exactly; where kinds are mixed, look the hand up.")}</p>
    </section>
    <${Strategies} strategies=${strategies} />`;
}

/** @param {{ base: boolean }} props */
const Legend = ({ base }) => html`<ul class="odds-legend">
  ${(base
    ? [1, 0]
    : [1, 2, 0]).map((choice) => html`<li key=${choice}>
      <span class=${`chart-cell ${LOOKS[choice]}`} aria-hidden="true">${letter(choice)}</span> ${choiceName(choice)}
    </li>`)}
  <li>
    <span class="chart-cell raises" aria-hidden="true">${letter(1)}
      <small>${letter(0).toLowerCase()}</small></span> ${t("mostly the first, sometimes the second")}</li>
</ul>`;

/** @param {{ rows: { [row: string]: Cells } }} props */
const Table = ({ rows }) => html`<table class="odds-chart">
  <caption class="unseen">${t("The best choice by hand and upcard")}</caption>
  <thead>
    <tr><th scope="col">${t("Upcard")}</th>${RANKS.map((rank) => html`<th key=${rank} scope="col">${rank}</th>`)}</tr>
  </thead>
  <tbody>${Object.entries(rows).map(([row, cells]) => html`
    ${groupWords(row)
      && html`<tr key=${`${row} group`} class="chart-group">
        <th scope="colgroup" colspan=${RANKS.length + 1}>${groupWords(row)}</th></tr>`}
    <tr key=${row} data-row=${row}><th scope="row">${rowWords(row)}</th>
      ${cells.map((counts, at) => html`<${Cell} key=${at} counts=${counts} />`)}</tr>`)}</tbody>
</table>`;

/** @param {{ counts: number[] }} props */
function Cell({ counts }) {
  const all = counts.reduce((sum, one) => sum + one, 0);
  if (all === 0)
    return html`<td class="chart-cell none"><span aria-hidden="true">·</span>
      <span class="unseen">${t("there is none")}</span></td>`;
  const [first = 0, second = 0] =
    [0, 1, 2].filter((choice) => counts[choice]).sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
  const mixed = (counts[first] ?? 0) < all;
  const shares =
    [0, 1, 2].filter((choice) => counts[choice])
      .map((choice) => `${choiceName(choice)} ${inPercent((counts[choice] ?? 0) / all, 1)}`).join(", ");
  return html`<td class=${classes("chart-cell", LOOKS[first])} title=${shares}>
    <span aria-hidden="true">${letter(first)}${mixed && html`<small>${letter(second).toLowerCase()}</small>`}</span>
    <span class="unseen">${mixed ? shares : choiceName(first)}</span></td>`;
}

/** @param {{ strategies: StrategyOdds[] }} props */
const Strategies = ({ strategies }) => html`<section class="paper odds-chart-slip" aria-labelledby="strategies-name">
  <h2 id="strategies-name">${t("Strategies that you can remember")}</h2>
  <p class="quiet">
    ${t("House edge: what the house wins of each ANTE on average. Cost: how much more it loses than perfect play.")}</p>
  <ol class="odds-strategies">
    ${strategies.map(({ strategy, expectation, cost }) => html`<li key=${strategy} data-strategy=${strategy}>
      <p>${strategyWords(strategy)}</p>
      <p class="strategy-figures">
        <span>${t("House edge")} <b class="figure">${inPercent(-expectation.float, 4)}</b></span>
        <span>${t("Cost")} <b class="figure">${inPercent(cost.float, 4)}</b></span></p>
    </li>`)}</ol>
</section>`;
