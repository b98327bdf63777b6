/** Who may sit on a seat, in words. */
import { t } from "../words/translation.js";

/** @param {string} occupant */
export function occupantWords(occupant) {
  switch (occupant) {
    case "open": return t("a friend");
    case "steady": return t("bot: steady");
    case "simple": return t("bot: simple");
    case "rock": return t("bot: careful");
    case "book": return t("bot: by the odds");
    case "passer": return t("bot: always passes");
    case "random": return t("bot: at random");
    default: return occupant;
  }
}
