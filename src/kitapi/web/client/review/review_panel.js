/** The review beside the replay: the decision made at this moment, the costly ones to jump to, and all of them. */
import { namesFor } from "../table/seating.js";
import { html, useRef } from "../ui.js";
import { t } from "../words/translation.js";
import { DecisionList } from "./decision_list.js";
import { DecisionSlip } from "./decision_slip.js";
import { mistakesOf, ofSeat, turningIn } from "./places.js";
import { ReviewProgress } from "./review_progress.js";
import { SeatSums } from "./seat_sums.js";
import { Sign } from "./signs.js";
import { unitWords } from "./words.js";

/**
 * @typedef {import("./places.js").PlacedDecision} PlacedDecision
 * @typedef {ReturnType<typeof import("./review_request.js").useReview>} Reviewed
 *
 * @param {{
 *   reviewed: Reviewed, placed: readonly PlacedDecision[], player: { at: number, goTo: (at: number) => void },
 *   me: number | null,
 *   table: import("../protocol.js").TableView, seat: number | null, onSeat: (seat: number | null) => void,
 * }} props `seat`: whose decisions are looked at, null for all
 */
export function ReviewPanel({ reviewed, placed, player, me, table, seat, onSeat }) {
  const { review } = reviewed;
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const nameOf = namesFor({ me, seats: table.seats });
  const goTo = (/** @type {number} */ at) => {
    player.goTo(at);
    panel.current?.scrollTo(0, 0);
  };
  return html`<section class="paper review" ref=${panel} tabindex="-1" aria-label=${t("Review")}>
    ${review ? html`
      <p class="review-lead">
        ${t("What the decisions cost, {unit}, given what each player could see", { unit: unitWords(review.unit) })}</p>
      <${SeatSums} sums=${review.seats} nameOf=${nameOf} chosen=${seat} onChoose=${onSeat} />
      <${Jumps} placed=${ofSeat(placed, seat)} turning=${turningIn(placed)} at=${player.at} goTo=${goTo} />
      <div class="decided-here">
        ${placed.filter(({ at }) => at === player.at).map((one) => html`<${DecisionSlip} key=${one.decision.step}
          placed=${one} unit=${review.unit} name=${nameOf(one.decision.seat)} mine=${one.decision.seat === me}
          nameOf=${nameOf} />`)}
        ${placed.every(({ at }) => at !== player.at) && html`<p class="quiet">${t("Nothing was decided here.")}</p>`}
      </div>
      <${DecisionList} placed=${ofSeat(placed, seat)} at=${player.at} nameOf=${nameOf} goTo=${goTo} />`
    : html`<${ReviewProgress} ...${reviewed} />`}
  </section>`;
}

/**
 * @param {{
 *   placed: readonly PlacedDecision[], turning: PlacedDecision | null, at: number, goTo: (at: number) => void,
 * }} props
 */
function Jumps({ placed, turning, at, goTo }) {
  const mistakes = mistakesOf(placed);
  const before = mistakes.findLast((one) => one.at < at);
  const after = mistakes.find((one) => one.at > at);
  return html`<div class="review-jumps">
    <${Jump} to=${before} words=${t("Previous mistake")} label=${html`<${Arrow} back /><${Sign} shape="mistake" />`}
      shortcut="p" goTo=${goTo} />
    ${turning
      && html`<${Jump} to=${turning} label=${html`<${Sign} shape="turn" /> ${t("Turning point")}`} shortcut="t"
        goTo=${goTo} />`}
    <${Jump} to=${after} words=${t("Next mistake")} label=${html`<${Sign} shape="mistake" /><${Arrow} />`} shortcut="m"
      goTo=${goTo} />
  </div>`;
}

/**
 * A button that stays in focus where it has nothing left to jump to.
 * @param {{
 *   to: PlacedDecision | null | undefined, label: any, words?: string, shortcut: string, goTo: (at: number) => void,
 * }} props `words`: where the label is a sign
 */
const Jump =
  ({ to, label, words, shortcut, goTo }) =>
    html`<button type="button" class="plain" aria-label=${words} title=${words} aria-keyshortcuts=${shortcut}
      aria-disabled=${to ? undefined : "true"}
      onClick=${() => { if (to) goTo(to.at); }}>${label}</button>`;

/** @param {{ back?: boolean }} props */
const Arrow =
  ({ back }) => html`<svg class="jump-arrow" viewBox="0 0 12 18" aria-hidden="true">
    <path d=${back ? "M9 3 3 9l6 6" : "M3 3l6 6-6 6"} /></svg>`;
