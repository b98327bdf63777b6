/** Where on the replay's slider something was lost: the more it cost, the larger the mark. */
import { html } from "../ui.js";
import { Sign } from "./signs.js";

/** @typedef {import("./places.js").PlacedDecision} PlacedDecision */

/** How large a mark is, of the largest: small ones can still be seen. @param {number} cost @param {number} most */
const sizeOf = (cost, most) => 0.55 + 0.45 * Math.sqrt(cost / (most || 1));

/**
 * @param {{ mistakes: readonly PlacedDecision[], turning: PlacedDecision | null, last: number }} props `last`: the
 *   slider's last place
 */
export function Marks({ mistakes, turning, last }) {
  const most = Math.max(...mistakes.map(({ decision }) => decision.cost), 0);
  const marked = turning && !mistakes.includes(turning) ? [...mistakes, turning] : mistakes;
  return html`<span class="review-marks" aria-hidden="true">
    ${marked.map((placed) => html`<span key=${placed.decision.step}
      style=${{
        "--along": placed.at / Math.max(last, 1), "--size": placed === turning ? 1 : sizeOf(placed.decision.cost, most),
      }}><${Sign}
      shape=${placed === turning ? "turn" : "mistake"} /></span>`)}</span>`;
}
