/** Bots in words: how they play. */
import { t } from "../words/translation.js";

/** How a bot plays. @param {string} bot */
export function botStyle(bot) {
  switch (bot) {
    case "sharp":
      return t(
        "strong: plays out 40 possible deals before each move");
    case "master":
      return t(
        "stronger: plays out 400 possible deals and plans its next card; takes up to a second");
    case "patient": return t("like the master, but thinks for several seconds about every move");
    case "steady": return t("plays by rules of thumb");
    case "passer": return t("always passes, and plays its lowest cards");
    case "simple": return t("raises with a pair or better");
    case "rock": return t("raises with ace, king, jack or better");
    case "book":
      return t("plays the best strategy by the exact odds; buys a token only when the jackpot makes it worthwhile");
    case "random": return t("makes random moves within the rules");
    default: return bot;
  }
}

/**
 * How the bot of a seat plays just now.
 * @param {Pick<import("../protocol.js").SeatView, "name" | "getting_ready">} seat
 */
export const styleAt = (seat) => (seat.getting_ready
  ? t("is getting ready (this happens once); until then it plays by rules of thumb")
  : botStyle(seat.name));
