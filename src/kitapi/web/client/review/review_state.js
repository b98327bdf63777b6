/** The review of the replayed deal: the places of its decisions, and the seat whose decisions are shown. */
import { html, useMemo, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { Marks } from "./marks.js";
import { mistakesOf, ofSeat, placedIn, turningIn } from "./places.js";
import { useReview } from "./review_request.js";
import { costWords, isMistake, verdictWords } from "./words.js";

/**
 * @param {string} table
 * @param {number} deal
 * @param {readonly import("./places.js").Moment[]} moments
 * @param {import("../drawing.js").Drawing["actionWords"]} actionWords nothing where no review is wanted
 */
export function useReviewState(table, deal, moments, actionWords) {
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
  const verdictAt = (/** @type {number} */ at) => spokenVerdict(madeAt(at));
  const deciderAt = (/** @type {number} */ at) => madeAt(at)?.seat;
  return { reviewed, placed, seat, onSeat, marks, verdictAt, deciderAt };
}

/**
 * The verdict on a decision, to be spoken; the empty string where nothing was decided.
 * @param {import("./review.js").Decision | undefined} decision
 */
function spokenVerdict(decision) {
  if (!decision) return "";
  return [
    verdictWords(decision), isMistake(decision) && t("loses {cost}", { cost: costWords(decision) }), decision.breach
      && t("against good faith"),
  ].filter(Boolean).join(", ");
}
