/** Calls and cards as they are typed: "pass", "hold", «πάσο»; "Th" plays the ten of hearts. */
import { cardName, rankName, rankOf, suitName, suitOf, suitSymbol } from "../cards/names.js";

/**
 * @typedef {import("../table/option_bar.js").Choice} Choice
 * @typedef {import("./choice_state.js").ChoiceState} ChoiceState
 *
 * What can be said now.
 * @typedef {{ view: import("./view.js").TricksView, choices: readonly Choice[], choosing: ChoiceState }} CallContext
 *
 * A game's own words. `typedName`: takes what was typed for a game to be named; `typedCall`: the call as its button
 * says it.
 * @typedef {{
 *   typedName: (words: string, choosing: ChoiceState) => boolean,
 *   typedCall: (words: string, view: any) => string | null,
 * }} OwnWords
 */

export const SUITS = ["s", "c", "d", "h"];

/** Without capitals, accents and spare spaces. @param {string} words */
export const normalize = (words) =>
  words.normalize("NFD").replace(/[\u0300-\u036f\uFE0E]/g, "").toLowerCase().replace(/ς/g, "σ").trim()
    .replace(/\s+/g, " ");

/**
 * A function that carries out what is typed at the table of a game of tricks.
 * @param {OwnWords} own
 * @returns {import("../table/typed_call.js").Hear<CallContext>}
 */
export const hearingOf = ({ typedName, typedCall }) => (typed, { view, choices, choosing }, press) => {
  const words = normalize(typed);
  if (!words) return false;
  return playTypedCard(words, choosing) || typedName(words, choosing)
    || pressTypedCall(normalize(typedCall(words, view) ?? words), choices, press);
};

/**
 * @param {string} words
 * @param {ChoiceState} choosing
 */
function playTypedCard(words, { offered, subset, choose, throwCard }) {
  const cards = words.split(" ").map((word) => cardIn(word, offered));
  if (cards.some((card) => card === null)) {
    const [named] = [...(offered ?? [])].filter((card) => normalize(cardName(card)) === words);
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
export function cardIn(word, offered) {
  const found = [...(offered ?? [])].filter((card) => ranksOf(card).some((rank) => word.startsWith(rank)
    && isSuit(word.slice(rank.length), suitOf(card))));
  return found.length === 1 ? found[0] ?? null : null;
}

/**
 * How a card's rank may be written, by its sign or by its name's beginning: sopra and sotto begin alike.
 * @param {string} card
 */
function ranksOf(card) {
  const sign = rankOf(card).toLowerCase();
  if (/\d/.test(sign)) return [sign];
  if (sign === "t") return ["10", "t"];
  const name = normalize(rankName(card));
  return [sign, ...Array.from(name, (_, last) => name.slice(0, last + 1))];
}

/**
 * Whether `word` says the suit: by as much of its name as no other has, else by its sign or its letter.
 * @param {string} word
 * @param {string} suit
 */
export function isSuit(word, suit) {
  const [named, ...more] = word ? SUITS.filter((one) => normalize(suitName(one)).startsWith(word)) : [];
  if (named && !more.length) return named === suit;
  return word === suit || word === normalize(suitSymbol(suit));
}

/**
 * @param {string} wanted
 * @param {readonly Choice[]} choices
 * @param {(choice: Choice) => void} press
 */
export function pressTypedCall(wanted, choices, press) {
  const said =
    choices.map((choice) => ({ choice, words: normalize(spokenOf(choice)) })).filter(({ choice }) => choice.act);
  const exact = said.filter((one) => one.words === wanted);
  const found = exact.length ? exact : said.filter((one) => one.words.startsWith(wanted));
  if (found.length !== 1 || !found[0]) return false;
  press(found[0].choice);
  return true;
}

/** @param {Choice} choice */
const spokenOf = ({ spoken, label }) => spoken ?? (typeof label === "string" ? label : "");
