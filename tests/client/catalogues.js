/** The page's catalogues, read from the `.po` files as the server reads them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const GAMES = new URL("../../src/kitapi/games/", import.meta.url);
const LOCALES = [new URL("../../src/kitapi/wording/locale/", import.meta.url),
  ...readdirSync(GAMES).sort().map((game) => new URL(`${game}/language/locale/`, GAMES))
    .filter((folder) => existsSync(folder))];
const DOMAINS = ["messages", "client"];

/** Whether there are catalogues of a language. @param {string} lang */
export const isTranslatedInto = (lang) => readdirSync(/** @type {URL} */ (LOCALES[0])).includes(lang);

/**
 * What the server answers under `/locale/LANG.json`.
 * @param {string} lang
 */
export function catalogueOf(lang) {
  const messages =
    Object.assign({},
      ...DOMAINS.flatMap((domain) => LOCALES.map((folder) => new URL(`${lang}/LC_MESSAGES/${domain}.po`, folder)))
        .filter((file) => existsSync(file)).map(messagesIn));
  return { lang, plural: "", messages };
}

/**
 * Messages by id, with its context before it; a list of forms where there is a plural.
 * @param {URL} file
 * @returns {{ [message: string]: string | string[] }}
 */
function messagesIn(file) {
  const entries = readFileSync(file, "utf8").split(/\n{2,}/).map(fieldsOf).filter(({ msgid }) => msgid);
  return Object.fromEntries(entries.map((fields) => [idOf(fields), translationIn(fields)]));
}

/** The fields of an entry by their keywords, each joined from its lines. @param {string} entry */
function fieldsOf(entry) {
  const fields = /** @type {{ [keyword: string]: string }} */ ({});
  let keyword = "";
  for (const line of entry.split("\n").filter((one) => one && !one.startsWith("#"))) {
    const [, start = keyword, text = ""] = /^(?:(msg[\w[\]]+) )?(".*")$/.exec(line) ?? [];
    keyword = start;
    fields[keyword] = (fields[keyword] ?? "") + JSON.parse(text);
  }
  return fields;
}

/** @param {{ [keyword: string]: string }} fields */
const idOf = ({ msgctxt, msgid }) => (msgctxt === undefined ? String(msgid) : `${msgctxt}\u0004${msgid}`);

/** In English where it is not translated. @param {{ [keyword: string]: string }} fields */
function translationIn(fields) {
  if (fields.msgid_plural === undefined) return fields.msgstr || String(fields.msgid);
  const forms = Object.keys(fields).filter((keyword) => keyword.startsWith("msgstr["));
  return forms.map((form, at) => fields[form] || String(at ? fields.msgid_plural : fields.msgid));
}
