/** A player's last call or answer, as a slip at their plate. */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { answersOf } from "./answers.js";
import { GameSign } from "./game_sign.js";
import { CallSign } from "./ladder.js";

/**
 * @typedef {import("./view.js").PreferansView} PreferansView
 *
 * @param {PreferansView} view
 * @param {number} seat
 */
export function speechOf(view, seat) {
  switch (view.phase) {
    case "bidding": return lastCall(view, seat);
    case "naming": return namedBy(view, seat);
    case "participating":
    case "inviting":
    case "doubling":
      return view.bargain ? answersOf(view.bargain).findLast((said) => said.seat === seat)?.words ?? null : null;
    default: return null;
  }
}

/**
 * @param {PreferansView} view
 * @param {number} seat
 */
function lastCall({ calls = [], variant }, seat) {
  const at = calls.findLastIndex((spoken) => spoken.seat === seat);
  const spoken = calls[at];
  return spoken ? html`<${CallSign} spoken=${spoken} before=${calls.slice(0, at)} variant=${variant} />` : null;
}

/**
 * @param {PreferansView} view
 * @param {number} seat
 */
function namedBy({ bargain, variant }, seat) {
  if (bargain?.given_way?.includes(seat)) return t("gives way");
  const named = bargain?.named?.findLast((one) => one.seat === seat);
  return named ? html`<${GameSign} played=${{ ...named, from_hand: true }} variant=${variant} />` : null;
}
