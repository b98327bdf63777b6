/** What the page of a hand's worth says, in words. */
import { contractName, contractSign, strainName as suitStrain } from "../../../games/prefa/client/words.js";
import { numberName } from "../../../games/preferans/client/words.js";
import { language, t } from "../words/translation.js";

/** @typedef {import("./address.js").Game} Game */

export const RULEBOOK = /** @type {any} */ ({ seven: "durch" });
const NUMBERS = /** @type {{ [goal: string]: number }} */ ({ leaves: 2, bells: 3, hearts: 4, acorns: 5, betl: 6, seven: 7, preferans: 8 });
const STRAINS = /** @type {{ [goal: string]: string }} */ ({ leaves: "s", bells: "d", hearts: "h", acorns: "c", betl: "betl" });

/** The number of a game. @param {string} goal */
export const numberOf = (goal) => NUMBERS[goal] ?? Number(goal);

/** What is played for in a goal. @param {Game} game @param {string} goal */
export const strainOf = (game, goal) => (game === "prefa" ? goal.slice(-1) : STRAINS[goal] ?? "n");

/** @param {Game} game @param {string} goal */
export const goalName = (game, goal) => (game === "prefa" ? contractName(goal) : numberName(numberOf(goal), RULEBOOK));

/** A bid in running text. @param {Game} game @param {string} bid */
export const bidWords = (game, bid) => (game === "prefa" ? contractSign(bid) : bid);

/** @param {string} strain */
export const strainName = (strain) => (strain === "betl" ? t("betl") : suitStrain(strain));

/** @param {number} seat */
export function seatName(seat) {
  if (seat === 0) return t("First in turn, and leads");
  return seat === 1 ? t("Second in turn") : t("Third in turn");
}

/** A result with one digit after the point, and its sign. @param {number} value */
export const signed = (value) =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value).replace("-", "−");

/** @param {number} value */
const plain = (value) => new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** “+14.2 ± 0.3”. @param {{ expected: number, error: number }} figure */
export const figureWords = ({ expected, error }) => `${signed(expected)} ± ${plain(error)}`;

/** A chance in per cents: whole ones, but near the ends. @param {number} chance */
export function shareWords(chance) {
  const near = chance > 0 && chance < 1 && (chance < 0.01 || chance > 0.99);
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: near ? 1 : 0 }).format(chance);
}

/** @param {Game} game */
export const unitName = (game) => (game === "prefa" ? t("kapikia") : t("points"));

/** @param {number} count */
export const countWords = (count) => new Intl.NumberFormat(language()).format(count);
