/** The page in the reader's language; a message's name is its English text. */
import { signal } from "../ui.js";

/** @typedef {{ lang: string, plural: string, messages: { [message: string]: string | string[] } }} Catalogue */

export const LANGUAGES = [
  { code: "el", name: "Ελληνικά" },
  { code: "en", name: "English" },
  { code: "it", name: "Italiano" },
  { code: "sk", name: "Slovenčina" },
];

const ENGLISH = /** @type {Catalogue} */ ({ lang: "en", plural: "", messages: {} });
const catalogue = signal(ENGLISH);

/** The language the page speaks now. */
export const language = () => catalogue.value.lang;

/** The reader's first language that we speak, else English. */
export function preferredLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((code) => LANGUAGES.some((known) => known.code === code)) ?? "en";
}

/**
 * Changes the page to `code`; stays as it was when the catalogue cannot be had.
 * @param {string} code
 */
export async function speak(code) {
  const answer = await fetch(`/locale/${code}.json`).catch(() => null);
  if (!answer?.ok) return;
  catalogue.value = await answer.json();
  document.documentElement.lang = code;
}

/**
 * The message in the reader's language, `{names}` filled in.
 * @param {string} message
 * @param {{ [name: string]: string | number }} [facts]
 */
export const t = (message, facts = {}) => translated(message, facts);

/**
 * A message that the server sent in English, in the reader's language: those stand in the server's own catalogue.
 * @param {string} message
 * @param {{ [name: string]: string | number }} [facts]
 */
export function translated(message, facts = {}) {
  const found = catalogue.value.messages[message];
  return filled((Array.isArray(found) ? found[0] : found) || message, facts);
}

/**
 * The message as it is said in `context`, where other languages tell apart what English does not.
 * @param {string} context
 * @param {string} message
 */
export function tIn(context, message) {
  const found = catalogue.value.messages[`${context}\u0004${message}`];
  return typeof found === "string" ? found : message;
}

/**
 * The message in the form that fits `count`, which it may name as `{count}`.
 * @param {string} one
 * @param {string} other
 * @param {number} count
 * @param {{ [name: string]: string | number }} [facts]
 */
export function n(one, other, count, facts = {}) {
  const found = catalogue.value.messages[one];
  const forms = Array.isArray(found) ? found : [one, other];
  return filled(forms[pluralForm(count, forms.length)] || other, { count, ...facts });
}

/**
 * Which of `forms` plural forms, ordered as gettext orders them, fits `count`.
 * @param {number} count
 * @param {number} forms
 */
function pluralForm(count, forms) {
  const category = new Intl.PluralRules(language()).select(count);
  if (category === "one") return 0;
  return category === "few" ? Math.min(1, forms - 1) : forms - 1;
}

/**
 * @param {string} text
 * @param {{ [name: string]: string | number }} facts
 */
function filled(text, facts) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole));
}

/**
 * A sum with its sign: +22, −35, 0.
 * @param {number} sum
 */
export function signed(sum) {
  if (sum === 0) return "0";
  return sum > 0 ? `+${sum}` : `−${-sum}`;
}
