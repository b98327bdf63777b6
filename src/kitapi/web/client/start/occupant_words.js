/** Who may sit on a seat, in words. */
import { botWords } from "../table/bot_names.js";
import { t } from "../words/translation.js";

/** @param {string} occupant */
export const occupantWords = (occupant) => (occupant === "open" ? t("a friend") : botWords(occupant));
