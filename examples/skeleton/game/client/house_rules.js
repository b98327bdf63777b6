/** House rules of Skeleton Game in words; a field this page does not know keeps its own name. */
import { t } from "../../../web/client/words/translation.js";

export const houseRules = {
  fieldWords: (/** @type {string} */ field) => (field === "deals" ? t("Deals of a sitting") : field),
  valueWords: (/** @type {string | number | boolean | null} */ value) => String(value),
  presetWords: (/** @type {string} */ preset) => (preset === "rulebook" ? t("by the book") : preset),
};
