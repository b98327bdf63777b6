/** Stands in for the client's `translation.js`: a text is a piece that the server translates. */
import { LANGUAGES as SPOKEN } from "../../src/kitapi/web/client/words/translation.js?as-it-is";
import { HtmlPieces } from "./ui.js";

export const LANGUAGES = SPOKEN;
const state = { language: "en" };

/** @param {string} code */
export const speak = (code) => { state.language = code; };
export const language = () => state.language;
export const dateLocale = language;
export const preferredLanguage = () => state.language;
export const isSpoken = (code) => new HtmlPieces([{ spoken: code }]);
export const addWords = async () => undefined;

export const t = (text, facts = {}) => piece({ text, ...wrapFacts(facts) });
export const translateMessage = t;
export const tIn = (context, text) => piece({ text: `${context}\u0004${text}` });
export const n = (one, other, count, facts = {}) => piece({ text: one, other, count, ...wrapFacts(facts) });
export const formatSigned = (sum) => (sum > 0 ? `+${sum}` : String(sum).replace("-", "−"));

/** @param {object} fields */
const piece = (fields) => new HtmlPieces([fields]);

/** @param {{ [name: string]: string | number | HtmlPieces }} facts */
function wrapFacts(facts) {
  const filled = Object.entries(facts).map(([name, fact]) => [name, fact instanceof HtmlPieces ? fact.pieces[0] : fact]);
  return filled.length ? { facts: Object.fromEntries(filled) } : {};
}
