/** Rulings and their facts in words. */
import { seatNumber } from "../../../../web/client/table/seating.js";
import { t } from "../../../../web/client/words/translation.js";
import { factValue, rulingWords, sentence } from "../table/ruling_words.js";
import { resultWords } from "../table/words.js";

export { sentence };

/** A seat's name within a sentence. @param {number} seat */
const seatWithin = (seat) => t("seat {number}", { number: seatNumber(seat) });

/** A seat's name alone. @param {number} seat */
export const seatName = (seat) => sentence(seatWithin(seat));

/** Whether every one of the words is in the text, whatever their accents. @param {string} words @param {string} text */
export function matchesWords(words, text) {
  const plain = (/** @type {string} */ one) => one.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
  const all = plain(text);
  return plain(words).split(/\s+/).every((word) => all.includes(word));
}

/** @param {string} void_ */
export function verdictWords(void_) {
  switch (void_) {
    case "hand": return t("The whole round is void");
    case "seat": return t("A seat's hand is void");
    default: return t("Nothing is void");
  }
}

/** The void part in a cell of the table. @param {string} void_ */
export function verdictInShort(void_) {
  switch (void_) {
    case "hand": return t("void");
    case "seat": return t("seat");
    default: return t("stands");
  }
}

/** @param {string} wager */
export function wagerWords(wager) {
  switch (wager) {
    case "ante": return t("ANTE");
    case "bet": return t("BET");
    case "fee": return t("fee");
    case "token": return t("token");
    case "jackpot": return t("Jackpot");
    default: return wager;
  }
}

/** A value of a fact, in words. @param {string} value */
export function valueWords(value) {
  switch (value) {
    case "go_on": return t("goes on");
    case "void": return t("hand void");
    case "losing": return t("it loses");
    case "tie": return t("a tie");
    case "winning": return t("it wins");
    case "ante": case "bet": case "fee": case "token": return wagerWords(value);
    default: return factValue(value);
  }
}

/** @type {readonly import("../table/view.js").Result[]} */
const RESULTS = ["fold", "bank_wins", "tie", "player_wins", "not_qualified"];

/** The possible settlements of a seat, with their words. */
export const settlements = () => RESULTS.map((result) => ({ result, words: resultWords(result) }));

/** How play continues. @param {import("./ruling_request.js").Ruling} ruling */
export const ruledWords = ({ template, values }) => rulingWords(template, values, seatWithin);

/** Why there is no ruling. @param {import("./ruling_request.js").NoRuling} refusal */
export function refusalWords({ template, values, text }) {
  if (!template) return text;
  const counted = "number" in values ? { ...values, number: String(seatNumber(Number(values.number))) } : values;
  return `${rulingWords(template, counted, seatWithin)}.`;
}

/** The answer that leaves a fact out. @param {string} without */
export const withoutWords = (without) => t("missing: {what}", { what: without });
