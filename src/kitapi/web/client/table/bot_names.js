/** The names of bots where one chooses among them. */
import { t } from "../words/translation.js";

/** @param {string} bot */
export function botWords(bot) {
  switch (bot) {
    case "sharp": return t("bot: sharp");
    case "master": return t("bot: master");
    case "patient": return t("bot: patient");
    case "steady": return t("bot: steady");
    case "simple": return t("bot: simple");
    case "rock": return t("bot: careful");
    case "book": return t("bot: by the odds");
    case "passer": return t("bot: always passes");
    case "random": return t("bot: at random");
    default: return bot;
  }
}
