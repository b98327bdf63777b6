/** The words of the page of a hand's value. */
import { suitName } from "../cards/names.js";
import { coverOf } from "../covers.js";
import { language, t } from "../words/translation.js";

/**
 * The words of a game's hands, once they are loaded.
 * @param {string} game
 * @returns {import("../drawing.js").HandWords}
 */
export function wordsOf(game) {
  const words = coverOf(game).hand?.words.loaded.value;
  if (!words) throw new Error(`there are no words for the hands of ${game}`);
  return words;
}

/** @param {string} strain */
export function strainName(strain) {
  if (strain === "betl") return t("betl");
  return strain === "n" ? t("no trumps") : suitName(strain);
}

/** @param {number} seat */
export function seatName(seat) {
  if (seat === 0) return t("First in turn, and leads");
  return seat === 1 ? t("Second in turn") : t("Third in turn");
}

/** A result with one digit after the point, and its sign. @param {number} value */
export const formatSigned = (value) =>
  new Intl.NumberFormat(language(),
    { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value).replace("-", "−");

/** @param {number} value */
const plain = (value) =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** “+14.2 ± 0.3”. @param {{ expected: number, error: number }} figure */
export const figureWords = ({ expected, error }) => `${formatSigned(expected)} ± ${plain(error)}`;

/** A probability in per cent: whole numbers, with a decimal near 0 and 100. @param {number} chance */
export function shareWords(chance) {
  const near = chance > 0 && chance < 1 && (chance < 0.01 || chance > 0.99);
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: near ? 1 : 0 }).format(chance);
}

/** @param {number} count */
export const countWords = (count) => new Intl.NumberFormat(language()).format(count);
