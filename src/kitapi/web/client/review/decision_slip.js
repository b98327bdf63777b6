/** One decision: who did what, what it cost, why, and what else might have been done. */
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { Alternatives } from "./alternatives.js";
import { Sign } from "./signs.js";
import { actionShown, actionSpoken, basisWords, costWords, isMistake, verdictWords, sentenceShown } from "./words.js";

/**
 * @param {{ placed: import("./places.js").PlacedDecision, unit: import("./review.js").Review["unit"], name: string,
 *   mine: boolean, nameOf: (seat: number) => string }} props
 */
export function DecisionSlip({ placed: { decision, wordsOf }, unit, name, mine, nameOf }) {
  const mistake = isMistake(decision);
  return html`<article class=${classes("decision", mistake && "mistake")}>
    <h2>${t("{name}: {words}", { name, words: actionShown(decision.chosen, wordsOf) })}</h2>
    <p class="decision-verdict">${mistake && html`<${Sign} shape="mistake" />`}
      ${verdictWords(decision)}
      ${mistake && html`<span class="figure decision-cost">${t("loses {cost}", { cost: costWords(decision) })}</span>`}
    </p>
    ${decision.turning_point
      && html`<p class="decision-turn"><${Sign} shape="turn" /> ${t("The deal turned here")}</p>`}
    ${decision.breach
      && html`<p class="decision-breach">
        <${Sign} shape="breach" /> ${sentenceShown(decision.breach.sentence, nameOf)}</p>`}
    ${decision.why && html`<p class="decision-why">${sentenceShown(decision.why, nameOf)}</p>`}
    <${Alternatives} lines=${linesOf(decision, wordsOf, mine ? t("your choice") : name)} unit=${unit}
      caption=${t("What else was possible, best first")} />
    ${decision.facts.length > 1 && html`<details class="more-reasons"><summary>${t("More about it")}</summary>
      <ul>
        ${decision.facts.slice(1)
          .map(({ sentence }, at) => html`<li key=${at}>${sentenceShown(sentence, nameOf)}</li>`)}</ul></details>`}
    <p class="decision-basis">${basisWords(decision.layouts, decision.exact)}</p>
  </article>`;
}

/**
 * The alternatives as they are shown; of several with equal value, the chosen one counts as the best.
 * @param {import("./review.js").Decision} decision
 * @param {import("./places.js").PlacedDecision["wordsOf"]} wordsOf
 * @param {string} by
 * @returns {import("./alternatives.js").Line[]}
 */
function linesOf({ alternatives }, wordsOf, by) {
  const best = alternatives.find(({ chosen, cost }) => chosen && cost === 0) ?? alternatives[0];
  return alternatives.map((one) => ({
    ...one, shown: actionShown(one.action, wordsOf), spoken: actionSpoken(one.action, wordsOf), value: one.expected,
    best: one === best,
    tag: one.chosen ? by : null,
  }));
}

