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

/** Whether the page speaks `code` now. @param {string} code */
export const isSpoken = (code) => language() === code;

/** The reader's first language that we speak, else English. */
export function preferredLanguage() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((code) => LANGUAGES.some((known) => known.code === code)) ?? "en";
}

/** The parts of the page whose texts are needed; the first page's from the start. */
const needed = new Set(["start"]);

/**
 * Changes the page to `code`; stays as it was when the catalogue cannot be loaded.
 * @param {string} code
 */
export async function speak(code) {
  const texts = /** @type {Catalogue} */ ({ lang: code, plural: "", messages: {} });
  const there = new Set();
  for (let missing = [...needed]; missing.length; missing = [...needed].filter((part) => !there.has(part))) {
    const found = await Promise.all(missing.map((part) => textsOf(part, code)));
    if (found.includes(null)) return;
    found.forEach((more) => Object.assign(texts.messages, more));
    missing.forEach((part) => there.add(part));
  }
  catalogue.value = texts;
  document.documentElement.lang = code;
}

/**
 * Adds the texts of a part of the page, from now on in every language; where they cannot be loaded it stays in English.
 * @param {string} part
 */
export async function addWords(part) {
  if (needed.has(part)) return;
  needed.add(part);
  const code = language();
  const more = await textsOf(part, code);
  const now = catalogue.peek();
  if (more && now.lang === code) catalogue.value = { ...now, messages: { ...now.messages, ...more } };
}

/**
 * The texts of a part in the language `code`; null where they cannot be loaded. English needs none: a message's name is
 * its text. The page says under which name each language's texts are kept for good; where it names none, all of them
 * come with the first part.
 * @param {string} part
 * @param {string} code
 * @returns {Promise<Catalogue["messages"] | null>}
 */
async function textsOf(part, code) {
  if (code === "en") return {};
  const version = VERSIONS.get(code);
  if (!version && part !== "start") return {};
  const answer =
    await fetch(version ? `/locale/${code}/${part}.json?version=${version}` : `/locale/${code}.json`).catch(() => null);
  return answer?.ok ? (await answer.json()).messages : null;
}

/** The versions of the catalogues by language, as the page names them. */
const VERSIONS =
  new URLSearchParams(document.querySelector("meta[name='kitapi-words']")?.getAttribute("content") ?? "");

/**
 * The message in the reader's language, `{names}` filled in.
 * @param {string} message
 * @param {{ [name: string]: string | number }} [facts]
 */
export const t = (message, facts = {}) => translateMessage(message, facts);

/**
 * A message that the server sent in English, in the reader's language: these are in the server's own catalogue.
 * @param {string} message
 * @param {{ [name: string]: string | number }} [facts]
 */
export function translateMessage(message, facts = {}) {
  const found = catalogue.value.messages[message];
  const text = (Array.isArray(found) ? found[0] : found) || message.slice(message.lastIndexOf("\u0004") + 1);
  return fillPlaces(text, facts);
}

/**
 * The message as it is said in `context`, where other languages distinguish what English does not.
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
  return fillPlaces(forms[pluralForm(count, forms.length)] || other, { count, ...facts });
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
function fillPlaces(text, facts) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => formatNumber(facts[name] ?? whole));
}

/**
 * The locale of dates and times: the reader's own kind of the language, and British English for readers whose browser
 * is set to another language.
 */
export const dateLocale = () => {
  const own = navigator.languages[0] ?? "";
  if (own.split("-")[0] === language()) return own;
  return language() === "en" ? "en-GB" : language();
};

/** A number as the language groups it: 25 014, −4; a text stays as it is. @param {any} number @returns {string} */
export const formatNumber = (number) => (typeof number === "number"
  ? number.toLocaleString(language(), { useGrouping: true }).replace("-", "−") : String(number));

/** A figure of the sheet, ungrouped. @param {number} figure */
export const formatFigure = (figure) => String(figure).replace("-", "−");

/**
 * A sum with its sign: +22, −35, 0.
 * @param {number} sum
 */
export const formatSigned = (sum) => ["−", "", "+"][Math.sign(sum) + 1] + formatNumber(Math.abs(sum));
