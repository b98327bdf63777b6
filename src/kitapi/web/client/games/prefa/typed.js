/** Calls and cards as they are typed: "7h", "pass", "hold", «πάσο»; "Th" plays the ten of hearts. */
import { cardName, rankOf, suitName, suitOf, suitSymbol } from "../../cards/names.js";
import { t } from "../../words/translation.js";
import { contractName, strainName } from "./words.js";

/**
 * @typedef {import("../../table/option_bar.js").Choice} Choice
 * @typedef {import("./choosing.js").Choosing} Choosing
 */

const SUITS = ["s", "c", "d", "h"];

/** Without capitals, accents and spare spaces. @param {string} words */
export const plainly = (words) =>
  words.normalize("NFD").replace(/[\u0300-\u036f\uFE0E]/g, "").toLowerCase().replace(/ς/g, "σ").trim().replace(/\s+/g, " ");

/**
 * Does what was typed, if it is offered now; whether it was.
 * @param {string} typed
 * @param {readonly Choice[]} choices
 * @param {Choosing} choosing
 * @param {(choice: Choice) => void} press
 */
export function hearTyped(typed, choices, choosing, press) {
  const words = plainly(typed);
  if (!words) return false;
  return playTyped(words, choosing) || nameTyped(words, choosing) || callTyped(words, choices, press);
}

/**
 * @param {string} words
 * @param {Choosing} choosing
 */
function playTyped(words, { offered, subset, choose, throwCard }) {
  const cards = words.split(" ").map((word) => cardIn(word, offered));
  if (cards.some((card) => card === null)) {
    const [named] = [...(offered ?? [])].filter((card) => plainly(cardName(card)) === words);
    if (!named) return false;
    cards.splice(0, cards.length, named);
  }
  if (!throwCard && cards.length > (subset?.size ?? 0)) return false;
  if (throwCard && cards.length !== 1) return false;
  for (const card of cards) if (card) (throwCard ?? choose)(card);
  return true;
}

/**
 * The offered card that `word` names: "th", "10h", "10♥".
 * @param {string} word
 * @param {ReadonlySet<string> | null} offered
 */
function cardIn(word, offered) {
  const found = [...(offered ?? [])].filter((card) => ranksOf(card).some((rank) => word.startsWith(rank)
    && isSuit(word.slice(rank.length), suitOf(card))));
  return found.length === 1 ? found[0] ?? null : null;
}

/** How a card's rank may be written, by its sign or by its name's first letter. @param {string} card */
function ranksOf(card) {
  const sign = rankOf(card).toLowerCase();
  if (/\d/.test(sign)) return [sign];
  return sign === "t" ? ["10", "t"] : [sign, plainly(cardName(card)).slice(0, 1)];
}

/**
 * @param {string} word
 * @param {string} suit
 */
function isSuit(word, suit) {
  if (word === suit || word === plainly(suitSymbol(suit))) return true;
  const name = plainly(suitName(suit));
  const alone = SUITS.filter((other) => plainly(suitName(other)).startsWith(word)).length === 1;
  return word.length > 0 && alone && name.startsWith(word);
}

/** The contract that `words` name: "7h", "7 hearts", "6n". @param {string} words */
function contractIn(words) {
  const found = /^(10|[6-9]) ?(.+)$/.exec(words);
  if (!found) return null;
  const [, level = "", strain = ""] = found;
  const suit = SUITS.find((one) => isSuit(strain, one));
  if (suit) return `${level}${suit}`;
  return ["n", "nt", plainly(t("NT"))].includes(strain) || plainly(strainName("n")).startsWith(strain) ? `${level}n` : null;
}

/**
 * @param {string} words
 * @param {Choosing} choosing
 */
function nameTyped(words, { form, named, setNamed }) {
  const contract = contractIn(words);
  const offered = form?.fields.find(({ name }) => name === "contract")?.values ?? [];
  if (!contract || !offered.includes(contract)) return false;
  setNamed({ contract, aces: named?.aces ?? false });
  return true;
}

/**
 * @param {string} words
 * @param {readonly Choice[]} choices
 * @param {(choice: Choice) => void} press
 */
function callTyped(words, choices, press) {
  const contract = contractIn(words);
  const wanted = contract ? plainly(contractName(contract)) : words;
  const said = choices.map((choice) => ({ choice, words: plainly(spokenOf(choice)) })).filter(({ choice }) => choice.act);
  const exact = said.filter((one) => one.words === wanted);
  const found = exact.length ? exact : said.filter((one) => one.words.startsWith(wanted));
  if (found.length !== 1 || !found[0]) return false;
  press(found[0].choice);
  return true;
}

/** @param {Choice} choice */
const spokenOf = ({ spoken, label }) => spoken ?? (typeof label === "string" ? label : "");
