/** The worst mistake of a deal, named on the slip of its end. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { useReview } from "./review_request.js";
import { ReviewProgress } from "./review_progress.js";
import { Sign } from "./signs.js";
import { actionShown, costWords } from "./words.js";
import { worstOf } from "./worst_of.js";

/**
 * @typedef {import("./review.js").Decision} Decision
 *
 * @param {{
 *   table: string, deal: number, me: number | null, nameOf: (seat: number) => string,
 *   wordsOf: (action: import("../protocol.js").Action) => string,
 * }} props `wordsOf`: what an action without cards is called
 */
export function WorstMistake({ table, deal, me, nameOf, wordsOf }) {
  const reviewed = useReview(table, deal, true);
  if (!reviewed.review) return html`<div class="worst-mistake"><${ReviewProgress} ...${reviewed} /></div>`;
  const lines = mistakeLines(reviewed.review.decisions, me, nameOf, wordsOf);
  return html`<div class="worst-mistake" role="status">${lines.map((line) => html`<p key=${line.words}>
    ${line.mistake && html`<${Sign} shape="mistake" />`} ${line.words}</p>`)}</div>`;
}

/**
 * The viewer's worst mistake; if they made none, a line that says so, and the worst mistake of the others.
 * @param {readonly Decision[]} decisions
 * @param {number | null} me
 * @param {(seat: number) => string} nameOf
 * @param {(action: import("../protocol.js").Action) => string} wordsOf
 */
export function mistakeLines(decisions, me, nameOf, wordsOf) {
  const own = worstOf(decisions.filter(({ seat }) => seat === me));
  const partsOf = (/** @type {Decision} */ { chosen, cost, error }) =>
    ({ words: actionShown(chosen, wordsOf), cost: costWords({ cost, error }) });
  if (own) return [{ mistake: true, words: t("Your worst mistake: {words}, loses {cost}", partsOf(own)) }];
  const none = me === null ? [] : [{ mistake: false, words: t("You made no mistake.") }];
  const other = worstOf(decisions);
  if (!other) return me === null ? [{ mistake: false, words: t("Nobody made a mistake.") }] : none;
  const of = { name: nameOf(other.seat), ...partsOf(other) };
  return [...none, { mistake: true, words: t("The worst mistake: {name}, {words}, loses {cost}", of) }];
}
