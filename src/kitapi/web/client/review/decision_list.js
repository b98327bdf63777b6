/** Every decision of the deal, and what it cost. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { Sign } from "./signs.js";
import { actionShown, costWords, isMistake } from "./words.js";

/**
 * @typedef {import("./places.js").PlacedDecision} PlacedDecision
 * @param {{
 *   placed: readonly PlacedDecision[], at: number, nameOf: (seat: number) => string, goTo: (at: number) => void,
 * }} props
 */
export const DecisionList = ({ placed, at, nameOf, goTo }) => html`<section class="decision-list">
  <h2>${t("All decisions")}</h2>
  <ol>${placed.map((one) => html`<li key=${one.decision.step}><${Line} placed=${one} here=${one.at === at}
    name=${nameOf(one.decision.seat)} go=${() => goTo(one.at)} /></li>`)}</ol>
</section>`;

/** @param {{ placed: PlacedDecision, here: boolean, name: string, go: () => void }} props */
function Line({ placed: { decision, wordsOf }, here, name, go }) {
  const mistake = isMistake(decision);
  return html`<button type="button" class="decision-line" aria-current=${here ? "step" : undefined} onClick=${go}>
    <span class="decision-signs">${signsOf(decision, mistake)}</span>
    <span>${t("{name}: {words}", { name, words: actionShown(decision.chosen, wordsOf) })}</span>
    ${mistake && html`<span class="figure decision-cost">${t("loses {cost}", { cost: costWords(decision) })}</span>`}
  </button>`;
}

/** What marks a decision in the list. @param {import("./review.js").Decision} decision @param {boolean} mistake */
function signsOf(decision, mistake) {
  if (decision.turning_point) return html`<${Sign} shape="turn" /><span class="unseen">${t("Turning point")}</span>`;
  if (mistake) return html`<${Sign} shape="mistake" />`;
  return decision.breach && html`<${Sign} shape="breach" /><span class="unseen">${t("against good faith")}</span>`;
}
