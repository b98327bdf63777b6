/** What the page says in each language: messages, plural forms, the names of cards. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { document, readIn } from "./page.js";
import { clearAway, drawComponent } from "./drawing.js";
import { LyingCard } from "../../src/kitapi/web/client/cards/card.js";
import { cardSign, cardName, rankIndex, suitCountWords, suitLetters,
  suitSymbol } from "../../src/kitapi/web/client/cards/names.js";
import { setDeck } from "../../src/kitapi/web/client/cards/deck.js";
import { inPercent, plain, formatSigned as signedTenths } from "../../src/kitapi/web/client/review/amounts.js";
import { changeSettings } from "../../src/kitapi/web/client/settings/settings.js";
import { html } from "../../src/kitapi/web/client/ui.js";
import { dateLocale, formatFigure, formatNumber, language, n, preferredLanguage, formatSigned, speak, t,
  tIn, translateMessage } from "../../src/kitapi/web/client/words/translation.js";

beforeEach(async () => {
  changeSettings({ deck: "game" });
  setDeck("french");
  await speak("en");
});

test("the reader's first language that the page speaks is taken, else English", () => {
  const preferred = (/** @type {string[]} */ ...languages) => {
    readIn(languages);
    return preferredLanguage();
  };
  assert.equal(preferred("de-AT", "it-CH", "el"), "it");
  assert.equal(preferred("SK-sk"), "sk");
  assert.equal(preferred("de", "fr"), "en");
  assert.equal(preferred(), "en");
});

test("another language is spoken once its catalogue is there", async () => {
  await speak("sk");
  assert.deepEqual([language(), document.documentElement.lang, t("Pass")], ["sk", "sk", "Pas"]);
});

test("a catalogue that cannot be had leaves the page as it was", async () => {
  await speak("it");
  await speak("xx");
  assert.deepEqual([language(), t("Pass")], ["it", "Passo"]);
  const fetched = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new Error("no network"));
  await speak("el");
  globalThis.fetch = fetched;
  assert.equal(language(), "it");
});

test("dates are written as the reader's own browser writes them, in English for others as in Britain", async () => {
  const localeFor = (/** @type {string} */ first) => {
    readIn([first, "en-US"]);
    return dateLocale();
  };
  assert.deepEqual(["en-US", "en-AU", "el-GR"].map(localeFor), ["en-US", "en-AU", "en-GB"]);
  await speak("el");
  assert.deepEqual(["el-CY", "en-US"].map(localeFor), ["el-CY", "el"]);
});

test("a number below zero has a minus sign, not a hyphen", () => {
  assert.deepEqual([formatNumber(-4), formatNumber(1040), formatFigure(-1040), t("kasa {kasa}", { kasa: -40 })],
    ["−4", "1,040", "−1040", "kasa −40"]);
});

test("a message without a translation is said in English, its places filled", () => {
  assert.equal(translateMessage("Nobody wrote {this} for {name}", { this: "down", name: 7 }),
    "Nobody wrote down for 7");
  assert.equal(t("{missing} stays"), "{missing} stays");
  assert.equal(tIn("no such context", "hearts"), "hearts");
});

test("a name that looks like a place of the message is left as it is", () => {
  assert.equal(t("{name}: {card}", { name: "{card}", card: "7♠" }), "{card}: 7♠");
});

for (const [lang, forms] of /** @type {[string, string[]][]} */ ([
  ["en", ["0 tricks", "1 trick", "2 tricks", "4 tricks", "5 tricks", "10 tricks", "22 tricks"]],
  ["el", ["0 μπάζες", "1 μπάζα", "2 μπάζες", "4 μπάζες", "5 μπάζες", "10 μπάζες", "22 μπάζες"]],
  ["sk", ["0 zdvihov", "1 zdvih", "2 zdvihy", "4 zdvihy", "5 zdvihov", "10 zdvihov", "22 zdvihov"]],
  ["it", ["0 prese", "1 presa", "2 prese", "4 prese", "5 prese", "10 prese", "22 prese"]],
])) {
  test(`${lang} counts with all its forms`, async () => {
    await speak(lang);
    assert.deepEqual([0, 1, 2, 4, 5, 10, 22].map((count) => n("{count} trick", "{count} tricks", count)), forms);
  });
}

for (const [deck, names] of /** @type {["german" | "french", Record<string, string>][]} */ ([
  ["german", { Ah: "červené eso", Qc: "žaluďový horník", "7d": "guľová sedmička", Ks: "zelený kráľ" }],
  ["french", { Ah: "srdcové eso", Qc: "krížová dáma", Td: "kárová desiatka", Js: "pikový dolník" }],
])) {
  test(`Slovak ranks and suits agree in the ${deck} deck`, async () => {
    await speak("sk");
    changeSettings({ deck });
    assert.deepEqual(Object.fromEntries(Object.keys(names).map((card) => [card, cardName(card)])), names);
  });
}

/** The letters on the cards of the four suits, as they are drawn. */
function lettersDrawn() {
  const cards = [..."scdh"].map((suit) => drawComponent(html`<${LyingCard} card=${`A${suit}`} />`).textContent.trim());
  clearAway();
  return cards;
}

for (const [lang, german, french] of /** @type {[string, string[], string[]][]} */ ([
  ["en", ["L", "A", "B", "H"], ["Sp", "Cl", "Di", "He"]],
  ["sk", ["Ze", "Ža", "Gu", "Če"], ["Pi", "Kr", "Ká", "Sr"]],
  ["it", ["F", "G", "S", "C"], ["Pi", "Fi", "Qu", "Cu"]],
])) {
  test(`${lang}: German suits take two letters only where two begin alike, accents aside`, async () => {
    await speak(lang);
    for (const [deck, letters] of /** @type {["german" | "french", string[]][]} */ ([
      ["german", german], ["french", french],
    ])) {
      changeSettings({ deck, letters: true });
      assert.deepEqual([..."scdh"].map((suit) => suitLetters(suit)), letters);
      assert.deepEqual(lettersDrawn(), letters);
    }
    changeSettings({ letters: false });
    assert.deepEqual(lettersDrawn(), ["", "", "", ""]);
  });
}

test("German cards are never named by the signs of French suits", async () => {
  assert.deepEqual([rankIndex("Th"), suitSymbol("h"), suitCountWords("h", 6), cardSign("Th")],
    ["10", "♥\uFE0E", "6 hearts", "10♥\uFE0E"]);
  setDeck("german");
  assert.deepEqual([rankIndex("Qh"), suitSymbol("h"), suitCountWords("h", 6), cardSign("Th")],
    ["H", "\u00A0hearts", "6 hearts", "ten of hearts"]);
  await speak("sk");
  assert.deepEqual([..."scdh"].map((suit) => suitCountWords(suit, 6)), ["6 zeleň", "6 žaluď", "6 guľa", "6 červeň"]);
  setDeck("french");
  assert.deepEqual([..."scdh"].map((suit) => suitCountWords(suit, 6)), ["6 pík", "6 krížov", "6 kár", "6 sŕdc"]);
});

test("the game of 52 cards is shown with French cards whatever the reader has chosen", () => {
  changeSettings({ deck: "german" });
  setDeck("full");
  assert.equal(cardName("2h"), "two of hearts");
  assert.equal(cardName("Qs", "full"), "queen of spades");
  assert.equal(cardName("Qs", "french"), "over of leaves");
});

test("sums carry a true minus sign, and nothing carries none", async () => {
  assert.deepEqual([22, -35, 0, -0].map(formatSigned), ["+22", "−35", "0", "0"]);
  assert.deepEqual([5.24, -0.96, -0.04, 0.04].map(signedTenths), ["+5.2", "−1.0", "0.0", "0.0"]);
  assert.deepEqual([plain(2.25), plain(-2.31), inPercent(0.876)], ["2.3", "−2.3", "88%"]);
  await speak("it");
  assert.deepEqual([signedTenths(5.24), inPercent(0.876)], ["+5,2", "88%"]);
});
