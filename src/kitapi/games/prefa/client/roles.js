/** The role of a player in this deal, for their plate. */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { partWords } from "./words.js";

/** @typedef {import("./view.js").PrefaView} PrefaView */

/**
 * @param {PrefaView} view
 * @param {number} seat
 */
export const isOut = (view, seat) => view.parts?.some(([at, part]) => at === seat && part === "out") ?? false;

/**
 * @param {PrefaView} view
 * @param {number} seat
 */
export function roleOf(view, seat) {
  if (!view.active.includes(seat)) return html`<span data-word="idle">${t("sits out")}</span>`;
  if (view.bargain?.declarer === seat) return html`<span data-word="declarer">${t("declarer")}</span>`;
  const part = view.parts?.find(([at]) => at === seat)?.[1];
  if (!part || part === "plays") return null;
  return html`<span data-word=${part === "out" ? "out" : "together"}>${partWords(part)}</span>`;
}
