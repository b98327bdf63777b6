/** The rulebook: its texts, its search, and the house rules of a table in an address. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { clearAway, drawComponent } from "./drawing.js";
import { spokenText } from "./small_dom.js";
import { findChapters } from "../../src/kitapi/web/client/rulebook/search.js";
import { rulesIn, rulesQuery } from "../../src/kitapi/web/client/rulebook/table_rules.js";
import { BlockText } from "../../src/kitapi/web/client/rulebook/text.js";
import { clauseAddress, clauseIn, rulesAddress } from "../../src/kitapi/web/client/routes.js";
import { html } from "../../src/kitapi/web/client/ui.js";

/**
 * @typedef {import("../../src/kitapi/web/client/rulebook/rulebook.js").Block} Block
 * @typedef {import("../../src/kitapi/web/client/rulebook/rulebook.js").Chapter} Chapter
 * @typedef {import("../../src/kitapi/web/client/rulebook/rulebook.js").Run} Run
 */

const said = (/** @type {string} */ text) => /** @type {readonly Run[]} */ ([["plain", text]]);
const paragraph = (/** @type {string} */ text) => /** @type {Block} */ ({ block: "paragraph", text: said(text) });
const clause = (/** @type {string} */ number, /** @type {string} */ text, example = "") =>
  /** @type {const} */ ({
    block: "clause", number, body: [paragraph(text)], examples: example ? [said(example)] : [], note: said("a source"),
    options: [],
  });
/** @type {readonly Chapter[]} */
const CHAPTERS = [
  { anchor: "auction", title: "Auction", level: 2, blocks: [
    clause("WH-AUC-01", "Ο πρώτος μιλάει πρώτος.", "6♥ then pass"), clause("WH-AUC-02", "A pass is final."),
    { block: "table", head: [said("call")], rows: [[said("Hold")]] }] },
  { anchor: "play", title: "Play", level: 2, blocks: [paragraph("Follow suit.")] },
];
const found = (/** @type {string} */ typed) => findChapters(CHAPTERS, typed)
  .flatMap(({ blocks }) => blocks.map((block) => (block.block === "clause" ? block.number : block.block)));

afterEach(clearAway);

test("a search finds the rules with all its words, whatever their accents and capitals", () => {
  assert.deepEqual(found("ΠΡΩΤΟΣ μιλαει"), ["WH-AUC-01"]);
  assert.deepEqual(found("pass"), ["WH-AUC-01", "WH-AUC-02"]);
  assert.deepEqual(found("pass final"), ["WH-AUC-02"]);
  assert.deepEqual(found("auc-02"), ["WH-AUC-02"]);
  assert.deepEqual(found("hold"), ["table"]);
  assert.deepEqual(found("source"), [], "sources are not searched");
  assert.equal(findChapters(CHAPTERS, "  "), CHAPTERS);
});

test("the house rules of a table stand in the address of its rulebook", () => {
  const rules = { aces: false, kasa: 300, call_time: null, last: "full" };
  assert.equal(rulesAddress("whist", rulesQuery(rules), "WH-AUC-01"),
    "/rules/whist?aces=false&kasa=300&call_time=null&last=%22full%22#WH-AUC-01");
  assert.deepEqual(rulesIn(`?${rulesQuery(rules)}`), rules);
  assert.deepEqual(rulesIn("?lang=el&aces=true&odd=[1]&half={"), { aces: true });
  assert.equal(rulesIn("?lang=el"), null);
  assert.equal(rulesAddress("whist"), "/rules/whist");
});

test("the address of a rule is known by its number", () => {
  assert.equal(clauseIn(clauseAddress("WH-AUC-01")), "WH-AUC-01");
  for (const other of ["/rules/whist", "/clauses/", "/clauses/wh-1", "/clauses/A/B-01", "https://x/clauses/WH-AUC-01"])
    assert.equal(clauseIn(other), "", other);
});

test("a text links rules, colours red suits, and words house rules as their form does", () => {
  /** @type {Block} */
  const block = { block: "paragraph", text: [
    ["plain", "6♥, see "], ["clause", "WH-AUC-01"], ["plain", ": option "], ["code", "aces"], ["plain", " = "],
    ["code", "full"], ["plain", " "], ["code", "unknown"]] };
  const words = {
    fieldWords: (/** @type {string} */ name) => (name === "aces" ? "Four aces" : name),
    valueWords: (/** @type {any} */ value) => (value === "full" ? "in full" : String(value)),
    presetWords: String,
  };
  const place = drawComponent(html`<${BlockText} block=${block} words=${words} />`);
  assert.equal(spokenText(place), "6♥, see WH-AUC-01: option Four aces = in full unknown");
  assert.equal(place.querySelector("a")?.getAttribute("href"), "/clauses/WH-AUC-01");
  assert.equal(spokenText(place.querySelector(".red-suit")), "♥");
  assert.deepEqual(place.querySelectorAll(".house-rule").map((one) => one.getAttribute("title")), ["aces", "full"]);
  assert.deepEqual(place.querySelectorAll("code").map(spokenText), ["unknown"]);
  assert.equal(spokenText(drawComponent(html`<${BlockText} block=${block} />`)),
    "6♥, see WH-AUC-01: option aces = full unknown");
});
