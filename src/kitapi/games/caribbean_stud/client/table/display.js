/**
 * The text of the console's display, the same on every page: the total, the selected tier, or “pay the JP” and the
 * amount.
 */
import { formatNumber, t } from "../../../../web/client/words/translation.js";

/** @typedef {import("./view.js").StudView} StudView */

/** @param {StudView} view @returns {import("./view.js").Display} */
export const displayOf = (view) => view.console?.display ?? {};

/**
 * @param {StudView} view
 * @param {number | null} meter the amount in the linked meter; null: use that of the view
 * @returns {string}
 */
export function displayWords(view, meter) {
  const { shows = "total", button, amount } = displayOf(view);
  if (view.paused) return t("paused");
  switch (shows) {
    case "tier": return t("JP {number}", { number: button ?? "" });
    case "pay": return t("pay the JP {amount}", { amount: formatNumber(amount ?? 0) });
    default: return formatNumber(meter ?? view.meter ?? 0);
  }
}
