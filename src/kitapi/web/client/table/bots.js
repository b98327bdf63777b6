/** Bots in words: how they play. */
import { t } from "../words/translation.js";

/** How a bot plays. @param {string} bot */
export function botManner(bot) {
  switch (bot) {
    case "sharp":
      return t(
        "looks at forty ways in which the hidden cards may lie, or more, and does what is worth most on average");
    case "master":
      return t(
        "looks at four hundred ways in which the hidden cards may lie, and at its own next card; takes up to a second");
    case "patient": return t("as the master, but thinks for some seconds about everything");
    case "steady": return t("plays by rules of thumb");
    case "passer": return t("always passes, and plays its lowest cards");
    case "simple": return t("raises with a pair or better");
    case "rock": return t("raises with ace, king, jack or better");
    case "book": return t("plays the best there is by the exact odds; buys a token only where the jackpot pays it");
    case "random": return t("does anything the rules allow, by chance");
    default: return bot;
  }
}

/** How the bot of a seat plays just now. @param {import("../protocol.js").SeatShown} seat */
export const mannerAt = (seat) => (seat.getting_ready
  ? t("is getting ready, which is done once; until then it plays by rules of thumb")
  : botManner(seat.name));
