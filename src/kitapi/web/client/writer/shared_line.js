/** One line about a sheet that the room keeps too: whether both are equal, and what waits. */
import { html } from "../ui.js";
import { n, t } from "../words/translation.js";

/** @param {{ sharing: import("./use_share.js").Sharing }} props */
export function SharedLine({ sharing: { share, waiting, isApart, trouble, hasNews } }) {
  if (trouble) return html`<p class="trouble" role="alert">${trouble}</p>`;
  if (!share) return null;
  return html`<p class="shared-line" role="status">${wordsOf(waiting, isApart)}
    ${hasNews && html` <span>${t("Another device has written on this sheet.")}</span>`}</p>`;
}

/** @param {number} waiting @param {boolean} isApart */
function wordsOf(waiting, isApart) {
  if (isApart && waiting)
    return n("Not connected: {count} change waits", "Not connected: {count} changes wait", waiting);
  if (isApart) return t("Not connected");
  return waiting ? t("Shared · being sent") : t("Shared · up to date");
}
