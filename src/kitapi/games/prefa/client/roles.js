/** The role of a player in this deal, for their plate. */
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
  if (!view.active.includes(seat)) return t("sits out");
  if (view.bargain?.declarer === seat) return t("declarer");
  const part = view.parts?.find(([at]) => at === seat)?.[1];
  return part && part !== "plays" ? partWords(part) : null;
}
