/** The review of the deal that is replayed: where its decisions were made, and whose are looked at. */
import { html, useMemo, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { useReview } from "./asking.js";
import { Marks } from "./marks.js";
import { mistakesOf, ofSeat, placedIn, turningIn } from "./places.js";
import { costWords, isMistake, verdictWords } from "./words.js";

/**
 * @param {string} table
 * @param {number} deal
 * @param {readonly import("./places.js").Moment[]} moments
 * @param {import("../drawing.js").Drawing["actionWords"]} actionWords nothing where no review is wanted
 */
export function useReviewed(table, deal, moments, actionWords) {
  const [seat, onSeat] = useState(/** @type {number | null} */ (null));
  const reviewed = useReview(table, deal, Boolean(actionWords));
  const { review } = reviewed;
  const placed =
    useMemo(() => (review && actionWords ? placedIn(review, moments, actionWords) : []),
      [review, moments, actionWords]);
  const madeAt = (/** @type {number} */ at) => placed.find((one) => one.at === at)?.decision;
  const marks = (/** @type {number} */ last) =>
    placed.length > 0
      && html`<${Marks} mistakes=${mistakesOf(ofSeat(placed, seat))} turning=${turningIn(placed)} last=${last} />`;
  const saidOf = (/** @type {number} */ at) => judged(madeAt(at));
  return { reviewed, placed, seat, onSeat, marks, saidOf, deciderAt: (/** @type {number} */ at) => madeAt(at)?.seat };
}

/**
 * A decision for the ear; the empty string where nothing was decided.
 * @param {import("./review.js").Decision | undefined} decision
 */
function judged(decision) {
  if (!decision) return "";
  return [
    verdictWords(decision), isMistake(decision) && t("loses {cost}", { cost: costWords(decision) }), decision.breach
      && t("against good faith"),
  ].filter(Boolean).join(", ");
}
