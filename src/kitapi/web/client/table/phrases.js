/** The ready phrases of table talk in the reader's language. */
import { t } from "../words/translation.js";

/** @typedef {import("../protocol.js").Phrase} Phrase */

/** @type {{ [phrase in Phrase]: () => string }} */
const WORDS = {
  hello: () => t("Good evening, all!"),
  good_luck: () => t("Good luck!"),
  well_played: () => t("Well played!"),
  bad_luck: () => t("What bad luck!"),
  thanks: () => t("Thank you!"),
  laugh: () => t("Ha ha!"),
  one_moment: () => t("One moment, please!"),
  coffee: () => t("Coffee, anyone?"),
  once_more: () => t("Shall we play on?"),
  goodbye: () => t("Goodbye, it was a pleasure!"),
};

export const PHRASES = /** @type {Phrase[]} */ (Object.keys(WORDS));

/** A phrase in words; empty for one that a newer server knows. @param {Phrase} phrase */
export const phraseWords = (phrase) => WORDS[phrase]?.() ?? "";
