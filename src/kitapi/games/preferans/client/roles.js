/** The role of a player in this deal, for their plate. */
import { html } from "../../../web/client/ui.js";
import { n, t } from "../../../web/client/words/translation.js";

/** @typedef {import("./view.js").PreferansView} PreferansView */

/**
 * @param {PreferansView} view
 * @param {number} seat
 */
export const isOut = (view, seat) => view.bargain?.dropped?.includes(seat) ?? false;

/**
 * @param {PreferansView} view
 * @param {number} seat
 */
export function roleOf(view, seat) {
  const bargain = view.bargain;
  if (!view.active.includes(seat)) return explained("idle", t("sits out"));
  if (!bargain) return null;
  if (bargain.declarer === seat) return explained("declarer", t("declarer"));
  if (isOut(view, seat)) return explained("drop", t("dropped"));
  if (bargain.invitation && !bargain.doubled?.length)
    return explained("call-in", callsIn(bargain, seat) ? t("answers for both") : t("called in"));
  if (bargain.doubled?.[0] === seat) return explained("kontra", t("kontra"));
  return bargain.defenders?.includes(seat) ? html`<span class="wide-only"
    data-word="defender">${t("defender")}</span>` : null;
}

/** @param {string} word its key @param {string} shown */
const explained = (word, shown) => html`<span data-word=${word}>${shown}</span>`;

/**
 * Whether it is the defender who called the other in.
 * @param {import("./view.js").Bargain} bargain
 * @param {number} seat
 */
const callsIn = ({ participation = [] }, seat) => participation.some((said) => said.seat === seat && said.plays);

/**
 * The head sum, and the open refas.
 * @param {PreferansView} view
 * @param {number} seat
 */
export function marksOf(view, seat) {
  const sheet = view.outcome?.booked.sheet ?? view;
  const [head, refas] = [sheet.heads[seat] ?? 0, sheet.refas[seat] ?? 0];
  return html`${view.variant.money !== "pot" && html`<span class="figure head-sum" data-word="head"><span
      class="unseen">${t("head sum")} </span>${String(head).replace("-", "−")}</span>`}
    ${refas > 0
      && html`<span class="refas" data-word="refa"><span aria-hidden="true">${"R".repeat(refas)}</span><span
        class="unseen">${n("{count} open refa", "{count} open refas", refas)}</span></span>`}`;
}
