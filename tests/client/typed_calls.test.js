/** Calls and cards as they are typed, in the words of each language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { hear } from "../../src/kitapi/games/prefa/client/typed_calls.js";
import { changeSettings } from "../../src/kitapi/web/client/settings/settings.js";
import { normalize } from "../../src/kitapi/web/client/tricks/typed_calls.js";
import { speak } from "../../src/kitapi/web/client/words/translation.js";

const SPOKEN = /** @type {Record<string, string[]>} */ ({
  sk: ["6 pík", "7 sŕdc", "6 bez tromfov", "Držím srdcia", "Pas"],
  it: ["6 picche", "7 cuori", "6 senza atout", "Tengo cuori", "Passo"],
  el: ["6 μπαστούνια", "6 σπαθιά", "6 καρά", "6 κούπες", "Έχω καρά", "Άμα μείνουν", "Πάσο"],
});
/** A moment of the auction in which six diamonds stand. */
const THIRD_BID = { phase: "bidding", calls: [{ seat: 2, call: { kind: "bid", contract: "6d" } }] };
const OFFERED = ["As", "Ac", "Ad", "Ah", "Qh", "Jh", "Th", "Kc"];

/** @param {readonly string[]} words @param {string} meaning */
const all = (words, meaning) => Object.fromEntries(words.map((word) => [word, meaning]));

const CASES = /** @type {[string, "french" | "german", Record<string, string | null>][]} */ ([
  ["sk", "french", { "7s": "7 sŕdc", "6p": "6 pík", "6bt": "6 bez tromfov", drzim: "Držím srdcia", pas: "Pas" }],
  ["sk", "french", { ap: "As", es: "Ah", akr: "Ac", eka: "Ad", ek: null, ah: "Ah", "srdcové eso": "Ah" }],
  ["sk", "german", { ez: null, eze: "As", "eža": "Ac", eg: "Ad", "eč": "Ah", ec: "Ah", as: "As", "kža": "Kc" }],
  ["sk", "german", { hc: "Qh", "Dč": "Jh", "10c": "Th", "cerveny hornik": "Qh", "žaluďový kráľ": "Kc" }],
  ["it", "french", { "7c": "7 cuori", "6p": "6 picche", "6sa": "6 senza atout", tengo: "Tengo cuori", passo: "Passo" }],
  ["it", "french", { ac: "Ah", af: "Ac", aq: "Ad", ap: "As", dc: "Qh", fc: "Jh", rf: "Kc", "asso di cuori": "Ah" }],
  ["it", "german", { sc: null, sopc: "Qh", sotc: "Jh", qc: "Qh", rg: "Kc", af: "As", "sotto di cuori": "Jh" }],
  ["el", "french", {
    ...all(["έχω", "εγώ", "κι εγώ", "Κι εγώ καρά", "όλοι εδώ", "έχω 6 καρά"], "Έχω καρά"),
    ...all(["άμα μείνουν", "τα γράφω", "τα παίρνω", "θα τα σηκώσω"], "Άμα μείνουν"),
    "πρώτα": "6 μπαστούνια", "δεύτερα": "6 σπαθιά", "τρίτα": "6 καρά", "τέταρτα": "6 κούπες",
    prota: "6 μπαστούνια", tetarta: "6 κούπες",
    "έχω κούπες": null, "πέμπτα": null, "πάσο": "Πάσο",
  }],
]);

/** What `typed` does where the calls of the language and these cards are offered; null for nothing. */
function actionFor(/** @type {string} */ typed, /** @type {string} */ lang) {
  let found = /** @type {string | null} */ (null);
  const choices = SPOKEN[lang]?.map((spoken) => ({ spoken, act: true }));
  const choosing = {
    offered: new Set(OFFERED), throwCard: (/** @type {string} */ card) => { found = card; }, form: null,
  };
  const sayable = /** @type {any} */ ({ view: lang === "el" ? THIRD_BID : {}, choices, choosing });
  const heard = hear(typed, sayable, (choice) => { found = choice.spoken ?? ""; });
  assert.equal(heard, found !== null, typed);
  return found;
}

for (const [at, [lang, deck, meant]] of CASES.entries()) {
  test(`own words go before the letters of the notation: ${lang}, ${deck}, ${at + 1}`, async () => {
    await speak(lang);
    changeSettings({ deck });
    assert.deepEqual(Object.fromEntries(Object.keys(meant).map((typed) => [typed, actionFor(typed, lang)])), meant);
  });
}

test("of several cards none is played, and of several calls that begin so none is made", async () => {
  await speak("it");
  changeSettings({ deck: "french" });
  assert.deepEqual([actionFor("ac rf", "it"), actionFor("6", "it"), actionFor("6 p", "it")], [null, null, "6 picche"]);
});

test("nothing typed means nothing", async () => {
  await speak("sk");
  assert.deepEqual(["", "  ", "\uFE0E"].map((typed) => actionFor(typed, "sk")), [null, null, null]);
});

test("words are compared without capitals, accents and spare spaces", () => {
  assert.equal(normalize("  Άμα   ΜΕΊΝΟΥΝ "), "αμα μεινουν");
  assert.equal(normalize("Τζόγος"), normalize("ΤΖΟΓΟΣ"));
  assert.equal(normalize("10♥\uFE0E"), "10♥");
});
